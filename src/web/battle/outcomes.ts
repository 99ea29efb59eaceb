/** Neighbouring values of the dice that bring the same result, grouped. */
export interface Outcome<R> {
  readonly from: number
  readonly to: number
  readonly result: R
  /** How likely it is, from 0 to 1. */
  readonly chance: number
}

/**
 * What dice thrown together bring: `dice` has the values on the faces of each, all of them equally likely, and `resultOf`
 * says what their sum does.
 */
export function outcomesOf<R>(dice: readonly (readonly number[])[], resultOf: (sum: number) => R): Outcome<R>[] {
  let ways = new Map([[0, 1]])
  for (const faces of dice) {
    const sums = new Map<number, number>()
    for (const [sum, count] of ways) for (const face of faces) sums.set(sum + face, (sums.get(sum + face) ?? 0) + count)
    ways = sums
  }
  const all = dice.reduce((product, faces) => product * faces.length, 1)
  const found: { from: number; to: number; result: R; chance: number }[] = []
  for (const [sum, count] of [...ways].sort(([one], [other]) => one - other)) {
    const result = resultOf(sum)
    const last = found.at(-1)
    if (last?.result === result) {
      last.to = sum
      last.chance += count / all
    } else found.push({ from: sum, to: sum, result, chance: count / all })
  }
  return found
}
