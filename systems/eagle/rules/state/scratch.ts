/** Arrays that are filled and read within one call, and kept only because to make them costs time. */

type Numbers = Int32Array | Int16Array | Uint8Array | Int8Array | Float64Array

/**
 * An array with room for at least `length` entries: `held`, or a new one of its kind if that is too short. A new one is
 * filled with zeros and holds nothing of the old one, so a function that fills a scratch array asks for room first.
 */
export function withRoom<T extends Numbers>(held: T, length: number): T {
  return held.length >= length ? held : new (held.constructor as new (length: number) => T)(length)
}
