/** How much of each edge of a TV stays empty, in per cent: old sets cut up to 5 % off. */

export const LARGEST = 8
const USUAL = 2

/** The remembered margin, changed and kept within limits. */
export function fitted(kept: string | null, by: number): number {
  const now = kept === null || kept === '' || Number.isNaN(Number(kept)) ? USUAL : Number(kept)
  return Math.max(0, Math.min(LARGEST, now + by))
}
