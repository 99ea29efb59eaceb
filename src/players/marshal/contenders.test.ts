import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomSource } from '../../kernel/index.ts'
import { confirm } from './confirm.ts'
import { type Contender, chanceOf, contender, lead, pick, scoreOf, weighedOf } from './contenders.ts'
import { halve, type Trial } from './halving.ts'

const scored = (what: string, scores: number[]): Contender<string> => ({ what, scores })

test('a score has a mean and a standard error, which is infinite for fewer than two cases', () => {
  expect(scoreOf(scored('a', [0, 1, 1, 0]))).toEqual({ mean: 0.5, error: Math.sqrt(1 / 12) })
  expect(scoreOf(scored('a', [1]))).toEqual({ mean: 1, error: Number.POSITIVE_INFINITY })
  expect(scoreOf(scored('a', []))).toEqual({ mean: 0, error: Number.POSITIVE_INFINITY })
})

test('the error of a told chance is that of the positions, which come again with other dice', () => {
  // Two positions, one good and one bad: four trials of each say no more about a third than one does.
  const one = scored('a', [1, 0, 1, 0, 1, 0, 1, 0])
  expect(chanceOf(one, 2)).toEqual({ mean: 0.5, error: 0.5 })
  expect(chanceOf(one, 8)).toEqual(scoreOf(one))
  expect(chanceOf(one, 40)).toEqual(scoreOf(one))
  expect(chanceOf(scored('a', [1, 0, 0, 1, 1, 0]), 3)).toEqual({ mean: 0.5, error: Math.sqrt((0.25 + 0.25) / 2 / 3) })
  expect(chanceOf(scored('a', [1, 0]), 1)).toEqual(scoreOf(scored('a', [1, 0])))
})

test('a told chance is not certain because all of a few positions are won', () => {
  expect(chanceOf(scored('a', [1, 1, 1, 1, 1, 1, 1, 1]), 8)).toEqual({ mean: 1, error: 0.1 })
  expect(chanceOf(scored('a', [0, 0, 0, 0, 0, 0, 0, 0]), 2)).toEqual({ mean: 0, error: 0.25 })
})

test('what was dropped early is told by its lead over the choice in the worlds that both have met', () => {
  const chosen = scored('chosen', [1, 0, 1, 1, 0, 0, 1, 0])
  expect(chanceOf(scored('lucky', [1, 0]), 8, chosen).mean).toBe(0.5)
  expect(chanceOf(scored('worse', [0, 0]), 8, chosen).mean).toBe(0)
  expect(chanceOf(scored('better', [1, 1]), 8, chosen).mean).toBe(1)
  expect(chanceOf(chosen, 8, chosen)).toEqual(chanceOf(chosen, 8))
})

test('told are the choice first, then those compared last, those dropped, and the habit, each once if it was tried', () => {
  const [chosen, even, usual, dropped, untried] = [[1, 1], [1, 0], [0, 0], [0], []].map((scores, k) =>
    scored(String(k), scores),
  ) as [Contender<string>, Contender<string>, Contender<string>, Contender<string>, Contender<string>]
  const told = weighedOf({ chosen, usual, tried: [usual, chosen, even], dropped: [dropped, untried] })
  expect(told).toEqual([chosen, even, usual, dropped])
})

test('a lead is measured in the worlds that both have met', () => {
  const [a, b] = [scored('a', [0.6, 0.2, 0.9, 1]), scored('b', [0.5, 0.1, 0.8])]
  expect(lead(a, b).mean).toBeCloseTo(0.1)
  // The difference is always the same: it is sure, although the scores themselves differ much.
  expect(lead(a, b).error).toBeCloseTo(0)
  expect(scoreOf(a).error).toBeGreaterThan(0.1)
})

const chance = (n: number) => () => n

test('a contender that is better than the habit by less than a standard error is not preferred to it', () => {
  const habit = scored('habit', [0, 1, 0, 1, 0])
  const [lucky, better] = [scored('lucky', [1, 0, 1, 0, 1]), scored('better', [0.1, 1, 0.2, 1, 0.1])]
  expect(pick([lucky, habit], habit, chance(0))).toBe(habit)
  expect(pick([lucky, better, habit], habit, chance(0))).toBe(better)
  expect(pick([habit], habit, chance(0))).toBe(habit)
})

test('if the best contenders cannot be told apart, chance picks one of them', () => {
  const habit = scored('habit', [0, 0, 0, 0])
  const alike = [scored('one', [1, 0.8, 1, 0.8]), scored('two', [0.8, 1, 0.9, 0.8])]
  const worse = scored('worse', [0.2, 0.1, 0.2, 0.2])
  const all = [habit, worse, ...alike]
  expect(pick(all, habit, chance(0)).what).toBe('one')
  expect(pick(all, habit, chance(1)).what).toBe('two')
  const asked: number[] = []
  pick(all, habit, (n) => asked.push(n) - 1)
  expect(asked).toEqual([2])
})

/** A trial in one step. */
const quick = <T>(score: (what: T, world: number) => number): Trial<T> =>
  function* (what, world) {
    yield
    return score(what, world)
  }

/** Runs a search to its end, and counts the steps: two for each trial. */
function runOut<T>(search: Generator<undefined, T>): { readonly result: T; readonly steps: number } {
  for (let steps = 0; ; steps++) {
    const { done, value } = search.next()
    if (done) return { result: value, steps }
  }
}

test('halving keeps to its budget, keeps the habit, and tries all contenders in the same worlds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 200, max: 2000 }), (count, budget) => {
      const all = Array.from({ length: count }, (_, k) => contender(k))
      const met: number[][] = all.map(() => [])
      const [always] = all as [Contender<number>]
      const trial = quick((k: number, world: number) => {
        met[k]?.push(world)
        return k / count
      })
      const { result, steps } = runOut(halve(all, { budget, keep: 1, always }, trial))
      expect(steps).toBeLessThanOrEqual(2 * budget)
      expect(result).toContain(always)
      expect(result[0]?.what).toBe(count - 1)
      for (const worlds of met) expect(worlds).toEqual(worlds.map((_, k) => k))
    }),
  )
})

test('if the budget is too small for all contenders, the last are not tried', () => {
  const all = Array.from({ length: 10 }, (_, k) => contender(k))
  const [always] = all as [Contender<number>]
  const { result, steps } = runOut(
    halve(
      all,
      { budget: 16, keep: 1, always },
      quick((k) => k),
    ),
  )
  expect(steps).toBeLessThanOrEqual(2 * 16)
  expect(result[0]?.what).toBe(3)
  expect(all.slice(4).map(({ scores }) => scores.length)).toEqual([0, 0, 0, 0, 0, 0])
})

test('halving finds the best of many contenders that differ only in their chance of winning', () => {
  let right = 0
  for (let seed = 0; seed < 100; seed++) {
    const roll = randomSource(seed)
    const all = Array.from({ length: 16 }, (_, k) => contender(k))
    const trial = quick((k: number) => (roll(1000) < 300 + (k === 11 ? 300 : 0) ? 1 : 0))
    const { result } = runOut(halve(all, { budget: 960, keep: 1, always: all[0] as Contender<number> }, trial))
    if (result[0]?.what === 11) right++
  }
  expect(right).toBeGreaterThan(95)
})

test('contenders that come later catch up before the others are tried again', () => {
  const old = { what: 0, scores: Array.from({ length: 50 }, () => 0.5) }
  const all = [old, contender(1), contender(2)]
  runOut(
    halve(
      all,
      { budget: 60, keep: 3, always: old },
      quick((k) => k),
    ),
  )
  expect(all.map(({ scores }) => scores.length)).toEqual([50, 20, 20])
})

test('in fresh worlds a contender that was only lucky gives way to the habit, and one that is better does not', () => {
  const habit = scored('habit', [0, 1, 0, 1])
  const better = scored('better', [1, 1, 1, 1])
  const met: number[] = []
  const trial = (gain: number) =>
    quick((what: string, world: number) => {
      met.push(world)
      return (world % 3) / 3 + (what === 'better' ? gain + (world % 2) / 10 : 0)
    })
  expect(runOut(confirm(better, habit, 20, trial(0.2))).result).toBe(better)
  // Each of the two in the worlds that follow those that they have met.
  expect(met).toEqual([4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13])
  expect(runOut(confirm(better, habit, 20, trial(-0.1))).result).toBe(habit)
  expect(runOut(confirm(habit, habit, 20, trial(0)))).toEqual({ result: habit, steps: 0 })
  expect(runOut(confirm(better, habit, 0, trial(-1)))).toEqual({ result: better, steps: 0 })
})
