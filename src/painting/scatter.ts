/**
 * A source of numbers from 0 to 1, always the same ones, for what should look drawn by hand but be the same at every
 * zoom.
 */
export function scatter(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}
