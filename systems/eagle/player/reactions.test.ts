import { expect, test } from 'vitest'
import { engine } from '../../../src/kernel/index.ts'
import { eagle, eagleLayout } from '../rules/index.ts'
import { FRENCH } from '../rules/state/sides.ts'
import { play, stage } from '../rules/testing/stage.ts'
import { judgeOf } from './judge.ts'
import { pursue } from './reactions.ts'
import { usual } from './weights.ts'

const kernel = engine(eagle)

/** What the chasseurs do when they have come to J16 in hand, with a weak battalion in J17 and these others. */
function choice(others: Readonly<Record<string, unknown>>): string {
  const p = stage({
    scenario: 'bailen',
    options: { attackQuota: 'none' },
    place: {
      'FR-1CHP': { at: 'J15', facing: 'SW', charged: 'J16' },
      'SP-VG6': { at: 'J16', facing: 'NE', lost: 2 },
      'SP-BAR': { at: 'J17', facing: 'NE', lost: 2 },
      ...others,
    },
    set: { phase: 'french shock', orders: { DPR: 'attack', RED: 'attack', VEN: 'attack' } },
  })
  play(p, FRENCH, ['engage', 'advance FR-1CHP > J16', 'face FR-1CHP > SW', 'hold'], [6, 6])
  const view = eagleLayout.make(p.scenario)
  eagle.redact(p, FRENCH, view)
  return kernel.print(view, pursue(kernel, judgeOf(view, FRENCH, usual)) ?? -1)
}

test('RA46, 11.3 cavalry in hand reckons with everything in front of it before it attacks again', () => {
  expect(choice({})).toBe('attack FR-1CHP > J17')
  const strong = { at: 'I16', facing: 'NE' }
  expect(choice({ 'SP-REI1': strong, 'SP-REI2': strong, 'SP-CEU1': strong })).toBe('rest FR-1CHP')
})
