import { describe, expect, test } from 'vitest'
import { each, engine, fastDice, randomSource } from '../../../../src/kernel/index.ts'
import { act, attend, awaiting, createMatch, type Match, setStanding, view } from '../../../../src/match/index.ts'
import { generals, generalsLayout } from '../index.ts'
import { Planning } from '../orders/planning.ts'
import { SAMPLES } from '../samples.ts'
import { phases } from '../sequence.ts'
import type { Generals } from '../state/position.ts'
import { standing, WHOLE_ROUND } from './standing.ts'

const kernel = engine(generals)
const list = new Int32Array(1 << 12)
const [WHITE, BLACK] = [0, 1]

/** Any legal sheet of a seat, in text. */
function anySheet(match: Match<Generals>, seat: number, chance: (n: number) => number): string[] {
  const p = view(match, seat)
  const sheet: string[] = []
  for (;;) {
    const count = kernel.actions(p, seat, list)
    const action = list[chance(count)]
    sheet.push(kernel.print(p, action))
    if (kernel.choice(p, action)?.closes) return sheet
    kernel.play(p, seat, action, fastDice(1))
  }
}

describe('with the preset for whole rounds', () => {
  for (const { scenario, options } of SAMPLES)
    test(`games of ${scenario} ${JSON.stringify(options)} are played by handing in sheets only`, () => {
      for (let game = 1; game <= 8; game++) {
        const chance = randomSource(game)
        const { match } = createMatch(kernel, { scenario, options, dice: { seed: `${game}` } })
        for (const seat of [WHITE, BLACK]) setStanding(match, seat, WHOLE_ROUND)
        let sheets = 0
        for (attend(match); !match.ending; attend(match)) {
          const p = match.fold.position
          // Before the first round armies are drawn up and markers are laid.
          if (p.round > 0) expect(phases[p.phase].name).toBe(Planning.name)
          for (const seat of each(awaiting(match)))
            expect(act(match, seat, anySheet(match, seat, chance)).refusal).toBeUndefined()
          sheets++
        }
        expect(sheets).toBeGreaterThan(2)
      }
    })
})

/** Two zones for one counter-charge: too rare for random play, shown below. */
const RARE = ['charge the most infantry']

test('in games of any actions every answer of every intention is legal', () => {
  const answered = new Set<string>()
  for (const { scenario, options } of SAMPLES)
    for (let game = 1; game <= 6; game++) {
      const dice = fastDice(game)
      const chance = randomSource(game, 1)
      const p = kernel.open(scenario, options, dice)
      const seen = generalsLayout.make(p.scenario)
      for (let asked = kernel.awaiting(p); asked !== 0; asked = kernel.awaiting(p)) {
        const seat = asked & 1 ? WHITE : BLACK
        generals.redact(p, seat, seen)
        const before = seen.cells.slice()
        for (const { name, answer } of standing) {
          const action = answer(seen, seat, 0)
          if (action === undefined) continue
          answered.add(name)
          expect(kernel.check(p, seat, action), `${name}: ${kernel.print(p, action)}`).toBeUndefined()
        }
        expect(seen.cells).toEqual(before)
        const count = kernel.actions(p, seat, list)
        // Now and then a player follows the first intention that has an answer: deeper into drafts than random play
        // leads.
        const follows =
          chance(2) === 0
            ? standing.map(({ answer }) => answer(seen, seat, 0)).find((action) => action !== undefined)
            : undefined
        kernel.play(p, seat, follows ?? list[chance(count)], dice)
      }
    }
  expect(standing.map(({ name }) => name).filter((name) => !answered.has(name) && !RARE.includes(name))).toEqual([])
})
