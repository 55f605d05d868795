/** Where everything of the drawn table goes in a box of so many pixels. */
import type { Where } from './lying'
import { places, type Place } from './places'

/** A card's height to its width. */
export const TALL = 1.28
/** How large cards are where they are not in front of somebody. */
export const STAGE = 1.9
export const PILE = 1.1
export const HAND = 1.15
export const PENALTY = 0.42
/** How much of the lower of two cards in front is seen beside the upper one. */
const STEP = 0.74
const GAP = 0.1
/** Pixels left free at the edges, for what glows. */
const EDGE = 6

/** Where the middle of a card goes, and how large it is against one in front. */
export interface Spot {
  x: number
  y: number
  scale: number
}

/** A seat's part of the table, by its middle. */
export interface Block extends Place {
  middle: { x: number; y: number }
  width: number
  height: number
  /** The name stands over the cards, not under them. */
  over: boolean
}

export interface Layout {
  /** The width of a card in front of a seat. */
  card: number
  /** The height of a name. */
  name: number
  blocks: Block[]
  pile: Spot
  stage: Spot
}

export interface Box {
  width: number
  height: number
}

/** The largest table that fits the box. */
export function layout(seats: readonly string[], viewer: string | null, each: number, box: Box): Layout {
  const around = places(seats, viewer)
  const beside = Math.max(2.1, rowWidth(each))
  // Side by side or one above the other: whichever lets cards be larger.
  const sides = around.some(({ x }) => Math.abs(x) > 0.9)
  const group = PILE + STAGE + 3 * GAP
  const name = Math.min(44, Math.max(18, box.height / 17))
  const high = box.height - 2 * name - 2 * EDGE
  const wide = Math.min(box.width / ((sides ? 2 * beside : 0) + group), high / (2 * TALL + STAGE * TALL + 4 * GAP))
  const tall = Math.min(
    box.width / ((sides ? 2 * beside : 0) + STAGE + 2 * GAP),
    high / (2 * TALL + (STAGE + PILE) * TALL + 5 * GAP),
  )
  const across = wide >= tall
  const card = Math.max(12, Math.min(across ? wide : tall, box.width / (around.length > 6 ? 3 * beside : 4.4)))
  const centre = { x: box.width / 2, y: box.height / 2 }
  const [pileAway, stageAway] = [(STAGE + GAP) / 2, (PILE + GAP) / 2].map((away) => away * card * (across ? 1 : TALL))
  const at = (away: number, scale: number): Spot =>
    across ? { x: centre.x + away, y: centre.y, scale } : { x: centre.x, y: centre.y + away, scale }
  const width = beside * card
  const height = card * TALL + name + 2
  return {
    card,
    name,
    blocks: around.map((place) => ({
      ...place,
      middle: {
        x: centre.x + (place.x * (box.width - width - 2 * EDGE)) / 2,
        y: centre.y + (place.y * (box.height - height - 2 * EDGE)) / 2,
      },
      width,
      height,
      over: place.y < -0.1,
    })),
    pile: at(-(pileAway as number), PILE),
    stage: at(stageAway as number, STAGE),
  }
}

/** How wide the cards in front and the penalties beside them are, in cards. */
const rowWidth = (each: number): number => 1 + (each - 1) * STEP + GAP + PENALTY

/** Where a card goes; null where there is no such place. */
export function spot(table: Layout, where: Where, each: number): Spot | null {
  if (where.at === 'pile') return table.pile
  if (where.at === 'stage') return table.stage
  const block = table.blocks.find(({ seat }) => seat === where.seat)
  if (!block) return null
  if (where.at === 'front' || where.at === 'penalty') return inRow(table, block, where, each)
  return near(table, block)
}

function inRow(table: Layout, block: Block, where: Where & { place: number }, each: number): Spot {
  const { card, name } = table
  const left = block.middle.x - (rowWidth(each) * card) / 2
  const y = block.middle.y + (block.over ? name / 2 : -name / 2)
  if (where.at === 'front') return { x: left + card * (0.5 + where.place * STEP), y, scale: 1 }
  const step = (card * TALL) / 3
  return {
    x: left + card * (rowWidth(each) - PENALTY / 2),
    y: y + (where.place - 1) * step,
    scale: PENALTY * 0.96,
  }
}

/** Before a seat, towards the middle, and clear of the pile. */
function near(table: Layout, block: Block): Spot {
  const { card, pile } = table
  const size = { x: card * HAND, y: card * HAND * TALL }
  const away = { x: (block.width + size.x) / 2 + 3, y: (block.height + size.y) / 2 + 3 }
  const toMiddle = { x: middle(table).x - block.middle.x, y: middle(table).y - block.middle.y }
  // As far as it takes to be clear of the seat's own cards, whichever side it leaves by.
  const reach = Math.min(
    toMiddle.x ? away.x / Math.abs(toMiddle.x) : Infinity,
    toMiddle.y ? away.y / Math.abs(toMiddle.y) : Infinity,
  )
  const at = { x: block.middle.x + toMiddle.x * reach, y: block.middle.y + toMiddle.y * reach }
  const gap = { x: (card * PILE + size.x) / 2 + 4, y: (card * PILE * TALL + size.y) / 2 + 4 }
  const from = { x: at.x - pile.x, y: at.y - pile.y }
  const into = { x: gap.x - Math.abs(from.x), y: gap.y - Math.abs(from.y) }
  if (into.x > 0 && into.y > 0) {
    // Aside of the pile, on the side where the large cards go.
    if (table.stage.x > pile.x || Math.abs(block.y) > 0.5) at.x = pile.x + gap.x * (from.x < -1 ? -1 : 1)
    else at.y = pile.y + gap.y * (from.y < -1 ? -1 : 1)
  }
  return { ...at, scale: HAND }
}

function middle({ pile, stage }: Layout): { x: number; y: number } {
  return { x: (pile.x + stage.x) / 2, y: (pile.y + stage.y) / 2 }
}
