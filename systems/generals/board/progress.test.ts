import { expect, test } from 'vitest'
import { fastDice, log } from '../../../src/kernel/index.ts'
import { random } from '../../../src/players/index.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { generals } from '../rules/index.ts'
import { SECTORS } from '../rules/state/board.ts'
import { kindOf } from '../rules/state/counts.ts'
import { type Generals, generalsLayout } from '../rules/state/position.ts'
import { census, progress } from './progress.ts'
import { kernel } from './test-games.ts'
import { bodiesIn } from './troops.ts'

/** Plays a game of random moves; calls back with the position before and after each action, and with what was told. */
function playThrough(
  seed: number,
  options: Readonly<Record<string, unknown>>,
  look: (before: Generals, told: Told[], after: Generals) => void,
): void {
  const dice = fastDice(seed)
  const journal = log()
  const p = kernel.open('marengo', options, dice, journal)
  const players = [random, random].map((make) =>
    make((n) => Math.floor(Math.abs(Math.sin(seed++ * 12.9898) * 43758.5453) % n)),
  )
  const before = generalsLayout.make(p.scenario)
  journal.told.length = 0
  for (let awaiting = kernel.awaiting(p); awaiting !== 0; awaiting = kernel.awaiting(p)) {
    const seat = (awaiting & 1) === 1 ? 0 : 1
    generalsLayout.copy(p, before)
    kernel.play(p, seat, players[seat].choose(p, seat, kernel as never), dice, journal)
    look(
      before,
      journal.told.splice(0).map((one, k) => ({ n: 0, k, event: generals.events[one.event].name, args: one.args })),
      p,
    )
  }
}

const where = (p: Generals) =>
  [0, 1].flatMap((side) =>
    Array.from({ length: SECTORS }, (_, sector) =>
      bodiesIn(p, side, sector)
        .map(({ type, state, count }) => ({ type, routed: state === 'routed', count }))
        .reduce(
          (sums: number[], { type, routed, count }) => {
            sums[type * 2 + Number(routed)] += count
            return sums
          },
          [0, 0, 0, 0, 0, 0],
        ),
    ),
  )
const boxes = (p: Generals) => [0, 1].map((side) => [0, 1, 2].map((type) => p.box[kindOf(side, type)]))

test.each([
  ['plain', {}],
  ['with woods, hills, buildings, roads', { board: 'heights', forest: true, hill: true, building: true, road: true }],
])('events played on the board before them lead to the board after them: %s', (_, options) => {
  let compared = 0
  for (let seed = 1; seed <= 4; seed++)
    playThrough(seed * 100, options, (before, told, after) => {
      if (told.length === 0) return
      const folded = progress(before, told)
      expect(where(folded)).toEqual(where(after))
      expect(boxes(folded)).toEqual(boxes(after))
      expect([...folded.vp]).toEqual([...after.vp])
      compared++
    })
  expect(compared).toBeGreaterThan(100)
})

test('after any part of the events no unit is lost or doubled', () => {
  playThrough(7, {}, (before, told) => {
    const whole = [0, 1].map((side) => census(before, side))
    for (let k = 0; k < told.length; k++) {
      // A unit that has left its zone is reported as captured or destroyed a little later.
      const open = told.slice(0, k).filter(({ event }) => event === 'Gone').length
      const now = [0, 1].map((side) => census(progress(before, told.slice(0, k)), side))
      const missing = whole.flat().reduce((sum, n, at) => sum + n - now.flat()[at], 0)
      expect(missing).toBeGreaterThanOrEqual(0)
      expect(missing).toBeLessThanOrEqual(open)
    }
  })
})
