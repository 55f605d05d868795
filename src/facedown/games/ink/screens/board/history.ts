/** What is left of a drawing after all undoing and clearing; the same as `visible` in the game's `strokes.py`. */
import type { Stroke } from './stroke'

export type Deed = 'undo' | 'redo' | 'clear'
/** What was done: a stroke, or something with the strokes before. */
export type Piece = Stroke | Deed

export interface Drawn {
  /** The strokes that are left. */
  strokes: Stroke[]
  undoable: boolean
  redoable: boolean
}

/** A clear can be undone, and what is drawn after an undo ends redoing. */
export function told(pieces: Iterable<Piece>): Drawn {
  const done: Piece[] = []
  const undone: Piece[] = []
  for (const piece of pieces) {
    if (piece === 'undo') move(done, undone)
    else if (piece === 'redo') move(undone, done)
    else {
      done.push(piece)
      undone.length = 0
    }
  }
  const strokes = done.slice(done.lastIndexOf('clear') + 1).filter((piece): piece is Stroke => typeof piece !== 'string')
  return { strokes, undoable: done.length > 0, redoable: undone.length > 0 }
}

function move(from: Piece[], to: Piece[]): void {
  const piece = from.pop()
  if (piece !== undefined) to.push(piece)
}
