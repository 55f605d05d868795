/** A change of the frame: JSON Patch, applied so that what it doesn't name stays the same objects. */
import {
  existsIn,
  immutableJSONPatch,
  parsePath,
  type JSONPatchOperation,
  type JSONValue,
} from 'immutable-json-patch'

/** The frame after the change; an error if the change speaks of something that isn't there. */
export function patched<T>(frame: T, ops: JSONPatchOperation[]): T {
  return immutableJSONPatch(frame as unknown as JSONValue, ops, {
    before: (document, op) => {
      const path = parsePath(document, op.path)
      const needed = op.op === 'add' ? path.slice(0, -1) : path
      if (!existsIn(document, needed)) throw new RangeError(op.path)
      return {}
    },
  }) as unknown as T
}
