/** How large the word stands on a card: all words cover about the same area, so that no card looks heavier than another. */

const LARGEST = 3.1
const SMALLEST = 0.9
/** Letters of one em that fit the width of the narrowest card, in its bold type. */
const WIDTH = 18.5
/** The size at which one letter would cover as much as a word; ink grows with the square of the size. */
const AREA = 5.3

/** The size in em of a text on a card's face. */
export function faceSize(text: string): number {
  const letters = Math.max(1, [...text].length)
  const longest = Math.max(...text.split(/\s+/).map((part) => [...part].length))
  const even = AREA / Math.sqrt(letters)
  return Math.max(SMALLEST, Math.min(LARGEST, even, WIDTH / Math.max(1, longest)))
}
