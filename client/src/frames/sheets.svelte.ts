/** Sheets that are opened from several places of the phone. */

class Sheets {
  /** Players are being added on this device. */
  adding = $state(false)
  /** The seat whose sheet is open. */
  seat = $state<string | null>(null)
}

export const sheets = new Sheets()
