/** Where everything of the drawn table goes in a box of so many pixels. */
import type { Where } from './lying'
import { places, type Place } from './places'
import { overlap, rect, within, type Box, type Point, type Rect } from './rect'

/** A card's height to its width. */
export const TALL = 1.28
/** How large cards are where they are not in front of somebody. */
const STAGE = 1.75
const PILE = 1.05
const HAND = 1.05
const PENALTY = 0.4
/** How much of the lower of two cards in front is seen beside the upper one. */
const STEP = 0.82
const GAP = 0.1
/** Pixels left free at the edges, for what glows. */
const EDGE = 6

/** Where the middle of a card goes, and how large it is against one in front. */
export interface Spot extends Point {
  scale: number
}

/** A seat's part of the table, by its middle. */
export interface Block extends Place {
  middle: Point
  width: number
  height: number
  /** The name stands over the cards, not under them. */
  over: boolean
  /** Where the card under way lies while this seat passes it or is offered it. */
  hand: Spot
}

export interface Layout {
  /** The width of a card in front of a seat. */
  card: number
  /** The height of a name. */
  name: number
  each: number
  blocks: Block[]
  pile: Spot
  stage: Spot
}

/** The table with the largest cards of which none hides another. */
export function layout(seats: readonly string[], viewer: string | null, each: number, box: Box): Layout {
  const around = places(seats, viewer)
  for (let card = Math.min(box.width / 4.2, box.height / 4.5); ; card *= 0.965)
    for (const across of [true, false]) {
      const table = laidOut(around, each, box, card, across)
      if (card < 16 || isClear(table)) return table
    }
}

/** With cards of this width, and the pile beside or above the large card. */
function laidOut(around: readonly Place[], each: number, box: Box, card: number, across: boolean): Layout {
  const name = Math.min(44, Math.max(18, card * 0.4))
  const centre = { x: box.width / 2, y: box.height / 2 }
  const at = (away: number, scale: number): Spot =>
    across ? { ...centre, x: centre.x + away * card, scale } : { ...centre, y: centre.y + away * card * TALL, scale }
  const pile = at(-(STAGE + GAP) / 2, PILE)
  const width = Math.max(2.1, rowWidth(each)) * card
  const height = card * TALL + name + 2
  const blocks = around.map((place) => ({
    ...place,
    middle: {
      x: centre.x + (place.x * (box.width - width - 2 * EDGE)) / 2,
      y: centre.y + (place.y * (box.height - height - 2 * EDGE)) / 2,
    },
    width,
    height,
    over: place.y < -0.1,
    hand: { ...centre, scale: HAND },
  }))
  const table = { card, name, each, blocks, pile, stage: at((PILE + GAP) / 2, STAGE) }
  for (const block of blocks) block.hand = inHand(table, block, box)
  return table
}

/** How wide the cards in front and the penalties beside them are, in cards. */
const rowWidth = (each: number): number => 1 + (each - 1) * STEP + GAP + PENALTY

/** Nothing hides anybody's cards, and nobody is tapped for somebody else. */
function isClear(table: Layout): boolean {
  const rows = table.blocks.map((block) => rowOf(table, block))
  const middle = [cardAt(table, table.stage), cardAt(table, table.pile)]
  const blocks = table.blocks.map(({ middle, width, height }) => rect(middle, width, height))
  return (
    rows.every((row) => middle.every((large) => overlap(large, row) === 0)) &&
    table.blocks.every((block) => isFree(table, block.hand)) &&
    blocks.every((one, i) => blocks.slice(i + 1).every((other) => overlap(one, other) === 0))
  )
}

const cardAt = ({ card }: Layout, spot: Spot): Rect => rect(spot, card * spot.scale, card * spot.scale * TALL)

/** All the cards of a seat, penalties too. */
const rowOf = (table: Layout, block: Block): Rect =>
  rect({ x: block.middle.x, y: rowHeight(table, block) }, rowWidth(table.each) * table.card, table.card * TALL)

const rowHeight = ({ name }: Layout, { middle, over }: Block): number => middle.y + (over ? name / 2 : -name / 2)

function isFree(table: Layout, hand: Spot): boolean {
  const card = cardAt(table, hand)
  return overlap(card, cardAt(table, table.pile)) === 0 && table.blocks.every((block) => overlap(card, rowOf(table, block)) === 0)
}

/** Before a seat, as straight towards the middle as it can lie without hiding anything. */
function inHand(table: Layout, block: Block, box: Box): Spot {
  const { card, pile, stage } = table
  const middle = { x: (pile.x + stage.x) / 2, y: (pile.y + stage.y) / 2 }
  const straight = Math.atan2(middle.y - block.middle.y, middle.x - block.middle.x)
  const away = { x: (block.width + card * HAND) / 2 + 2, y: (block.height + card * HAND * TALL) / 2 + 2 }
  const spots = [0, 15, -15, 30, -30, 45, -45, 60, -60].map((degrees): Spot => {
    const angle = straight + (degrees * Math.PI) / 180
    const way = { x: Math.cos(angle), y: Math.sin(angle) }
    const reach = Math.min(away.x / Math.abs(way.x), away.y / Math.abs(way.y))
    return { x: block.middle.x + way.x * reach, y: block.middle.y + way.y * reach, scale: HAND }
  })
  return spots.find((spot) => within(cardAt(table, spot), box) && isFree(table, spot)) ?? (spots[0] as Spot)
}

/** Where a card goes; null where there is no such place. */
export function spot(table: Layout, where: Where): Spot | null {
  if (where.at === 'pile') return table.pile
  if (where.at === 'stage') return table.stage
  const block = table.blocks.find(({ seat }) => seat === where.seat)
  if (!block) return null
  if (where.at === 'hand' || where.at === 'offered') return block.hand
  const { card, each } = table
  const left = block.middle.x - (rowWidth(each) * card) / 2
  const y = rowHeight(table, block)
  if (where.at === 'front') return { x: left + card * (0.5 + where.place * STEP), y, scale: 1 }
  const step = (card * TALL) / 3
  return { x: left + card * (rowWidth(each) - PENALTY / 2), y: y + (where.place - 1) * step, scale: PENALTY }
}
