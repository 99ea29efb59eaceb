import { expect, test } from 'vitest'
import { engine, fastDice, randomSource } from '../../../../src/kernel/index.ts'
import { random } from '../../../../src/players/index.ts'
import { generals } from '../../rules/index.ts'
import type { Generals } from '../../rules/state/position.ts'
import { appraisal } from './features.ts'
import { value } from './value.ts'

const kernel = engine(generals)

/** Positions of a game by chance, at the moments at which it is appraised. */
function moments(scenario: string, options: object): Generals[] {
  const dice = fastDice(4)
  const p = kernel.open(scenario, { ...options }, dice)
  const view = generals.layout.make(p.scenario)
  const players = [random<Generals>(randomSource(1)), random<Generals>(randomSource(2))]
  const found: Generals[] = []
  let last: number | undefined
  for (let awaiting = kernel.awaiting(p); awaiting !== 0; awaiting = kernel.awaiting(p)) {
    const moment = appraisal.moment(p)
    if (moment !== undefined && moment !== last) {
      last = moment
      const copy = generals.layout.make(p.scenario)
      generals.layout.copy(p, copy)
      found.push(copy)
    }
    const seat = awaiting & 1 ? 0 : 1
    generals.redact(p, seat, view)
    kernel.play(p, seat, (players[seat] ?? players[0])!.choose(view, seat, kernel), dice)
  }
  return found
}

test.each([
  ['dennewitz', {}],
  ['marengo', { objectiveMarkers: 'many' }],
])(
  'each round of %s is appraised once, and both sides alike: what one has more, the other has less',
  (scenario, options) => {
    const positions = moments(scenario, options)
    expect(positions.map(({ round }) => round)).toEqual(positions.map((_, k) => k + 1))
    expect(positions.length).toBeGreaterThan(2)
    const seen = appraisal.names.map(() => 0)
    for (const p of positions) {
      const [white, black] = [appraisal.features(p, 0), appraisal.features(p, 1)]
      expect(white.length).toBe(appraisal.names.length)
      expect(black.map((one) => -one)).toEqual(white.map((one) => expect.closeTo(one, 12)))
      white.forEach((one, k) => {
        seen[k] = Math.max(seen[k] ?? 0, Math.abs(one))
      })
      expect(value(p, 0) + value(p, 1)).toBeCloseTo(1, 12)
    }
    expect(seen.filter((most) => most > 0).length).toBeGreaterThan(8)
  },
)
