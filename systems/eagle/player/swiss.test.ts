/** S4.8.1 Swiss do not fight Swiss: drill sends other units. */
import { expect, test } from 'vitest'
import { hexNamed } from '../../../src/hex/index.ts'
import { engine, fastDice } from '../../../src/kernel/index.ts'
import { type Eagle, eagle, eagleLayout } from '../rules/index.ts'
import { SPANISH } from '../rules/state/sides.ts'
import { assaults } from './assaults.ts'
import { fireOn } from './firing.ts'
import { type Judge, judgeOf } from './judge.ts'
import { strikeOn } from './striking.ts'
import { look } from './survey.ts'
import { usual } from './weights.ts'

const kernel = engine(eagle)

/** Scenario 4 as the Spanish see it in one of their phases: a Swiss battalion of the French, with these around it. */
function inPhase(phase: string, place: Readonly<Record<string, unknown>>): Eagle {
  const p = kernel.open('bailen', {}, fastDice(1))
  const { situations } = eagle
  while (p.depth >= 0) eagleLayout.endFrame(p)
  situations?.clear(p)
  for (const [what, value] of Object.entries({ 'FR-RED1': { at: 'T14', facing: 'SE' }, ...place }))
    situations?.place(p, what, value)
  situations?.set(p, 'phase', phase)
  situations?.set(p, 'orders', { COU: 'attack', VEN: 'attack', RED: 'attack', SCH: 'defend' })
  situations?.ready?.(p)
  kernel.settle(p, fastDice(1), undefined)
  look(p)
  return p
}

const swiss = {
  'SP-SUI2': { at: 'T13', facing: 'SE' },
  'SP-SUI1': { at: 'S14', facing: 'NE' },
  Coupigny: { at: 'T13' },
}
const walloons = { 'SP-CEU1': { at: 'T15', facing: 'NW' } }
const spanish = (p: Eagle): Judge => judgeOf(p, SPANISH, usual)
const named = (p: Eagle): string[] =>
  assaults(spanish(p), Number.NEGATIVE_INFINITY)
    .filter(({ hex }) => hex === hexNamed(p.scenario.ground.grid, 'T14'))
    .flatMap(({ units }) => units.map((unit) => p.scenario.army.units[unit]))

test('Swiss with only Swiss before them neither attack nor fire', () => {
  const shock = inPhase('spanish shock', swiss)
  expect(kernel.check(shock, SPANISH, kernel.parse(shock, SPANISH, 'attack SP-SUI2 > T14') as number)).toBe(undefined)
  expect(named(shock)).toEqual([])
  expect(kernel.print(shock, strikeOn(kernel, spanish(shock)) ?? -1)).toBe('engage')
  const fire = inPhase('spanish offensive fire', swiss)
  expect(kernel.check(fire, SPANISH, kernel.parse(fire, SPANISH, 'fire SP-SUI2 > T14') as number)).toBe(undefined)
  expect(kernel.print(fire, fireOn(kernel, spanish(fire)) ?? -1)).toBe('cease')
})

test('other units attack without the Swiss', () => {
  expect(named(inPhase('spanish shock', { ...swiss, ...walloons }))).toEqual(['SP-CEU1'])
})
