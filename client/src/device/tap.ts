/** A short tick in the hand, where the device has one. */
export function tap(milliseconds = 12): void {
  try {
    navigator.vibrate?.(milliseconds)
  } catch {
    // Refused before the first touch: no loss.
  }
}
