import { expect, test } from 'vitest'
import { generals, generalsLayout } from '../../../systems/generals/rules/index.ts'
import { engine, fastDice, type Position } from '../../kernel/index.ts'
import { random } from '../random.ts'
import type { Captain } from './captain.ts'
import { playOut } from './playout.ts'

const kernel = engine(generals)
type P = ReturnType<typeof kernel.open>

/** Plays on by chance; `seen` gets every view that a player was given, and `paused` is called at every pause. */
function run(
  ended: Captain<P>['ended'],
  value: Captain<P>['value'],
  seen: { seat: number; view: P; p: P }[] = [],
  grading?: number,
  paused: () => void = () => {},
) {
  const from = kernel.open('dennewitz', {}, fastDice(1))
  const [p, view] = [generalsLayout.make(from.scenario), generalsLayout.make(from.scenario)]
  generalsLayout.copy(from, p)
  const copy = (one: P): P => {
    const made = generalsLayout.make(one.scenario)
    generalsLayout.copy(one, made)
    return made
  }
  const players = [0, 1].map((own) => ({
    choose(shown: P, seat: number, of: typeof kernel) {
      expect(seat).toBe(own)
      seen.push({ seat, view: copy(shown), p: copy(p) })
      return random<P>(() => 0).choose(shown, seat, of)
    },
  }))
  const captain = { ended, value, grading } as unknown as Captain<P>
  const playing = playOut(captain, kernel, p, { from, view, seat: 1, players, dice: fastDice(2) })
  for (;;) {
    const { done, value } = playing.next()
    if (done) return value
    paused()
  }
}

const differs = (a: Position, b: Position): boolean => a.cells.some((cell, k) => cell !== b.cells[k])

test('in a playout each side is given its view, and never the position', () => {
  const seen: { seat: number; view: P; p: P }[] = []
  run(
    (p) => p.round > 2,
    () => 0,
    seen,
  )
  const view = generalsLayout.make(seen[0]?.p.scenario as P['scenario'])
  let hidden = 0
  for (const { seat, view: shown, p } of seen) {
    generals.redact(p, seat, view)
    expect(differs(shown, view)).toBe(false)
    if (differs(shown, p)) hidden++
  }
  expect(hidden).toBeGreaterThan(10)
})

test('a playout pauses after every few choices', () => {
  const seen: { seat: number; view: P; p: P }[] = []
  const pauses: number[] = []
  run(
    (p) => p.round > 2,
    () => 0,
    seen,
    undefined,
    () => pauses.push(seen.length),
  )
  expect(pauses.length).toBeGreaterThan(10)
  for (const [k, met] of pauses.entries()) expect(met - (pauses[k - 1] ?? 0)).toBeLessThanOrEqual(4)
})

test('a playout ends at the horizon with the value of that position for the seat, or earlier with the result', () => {
  expect(
    run(
      (p, from) => p.round > from.round + 1,
      (p, seat) => p.round / 10 + seat / 100,
    ),
  ).toBeCloseTo(0.31, 12)
  expect([0, 1 / 2, 1]).toContain(
    run(
      () => false,
      () => Number.NaN,
    ),
  )
})

test('a result is graded by the position at the end if the captain says so', () => {
  const plain = run(
    () => false,
    () => 1,
  )
  const graded = run(
    () => false,
    () => 1,
    [],
    0.25,
  )
  expect(graded).toBeCloseTo(0.75 * plain + 0.25, 12)
})
