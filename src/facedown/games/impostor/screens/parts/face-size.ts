/** How large the word stands on a card: all words cover about the same area, so that no card looks heavier than another. */

const LARGEST = 2.9
const SMALLEST = 1.25
/** Letters of one em cover about as much as their number; the area grows with the square of the size. */
const AREA = 7.2

/** The size in em of a text on a card's face. */
export function faceSize(text: string): number {
  const letters = Math.max(1, [...text].length)
  const longest = Math.max(...text.split(/\s+/).map((part) => [...part].length))
  const even = AREA / Math.sqrt(letters)
  // The longest part must fit the width of the card.
  return Math.max(SMALLEST * 0.8, Math.min(LARGEST, even, Math.max(SMALLEST * 0.8, 21 / Math.max(1, longest))))
}
