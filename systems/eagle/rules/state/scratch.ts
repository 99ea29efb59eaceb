/** Arrays that are filled and read within one call, and kept only to save the time of making them. */

type Numbers = Int32Array | Int16Array | Uint8Array | Int8Array | Float64Array

/**
 * Returns an array with room for at least `length` entries: `held`, or a new one of its kind if that is too short. A
 * new array is filled with zeros and has no old content, so a function that fills a scratch array asks for room first.
 */
export function withRoom<T extends Numbers>(held: T, length: number): T {
  return held.length >= length ? held : new (held.constructor as new (length: number) => T)(length)
}
