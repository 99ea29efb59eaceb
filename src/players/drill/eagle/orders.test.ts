import { expect, test } from 'vitest'
import { engine, fastDice } from '../../../engine/index.ts'
import { type Eagle, eagle, eagleLayout } from '../../../rules/eagle/index.ts'
import { ATTACK, MARCH, RETREAT } from '../../../rules/eagle/position.ts'
import { FRENCH } from '../../../rules/eagle/sides.ts'
import { wanted } from './orders.ts'
import { look } from './survey.ts'
import { takeUp } from './weights.ts'

const kernel = engine(eagle)

/** Scenario 4 with these on the map, and the escort on the march. */
function onTheMarch(place: Readonly<Record<string, unknown>>): Eagle {
  const p = kernel.open('bailen', {}, fastDice(1))
  const { situations } = eagle
  while (p.depth >= 0) eagleLayout.endFrame(p)
  situations?.clear(p)
  for (const [what, value] of Object.entries(place)) situations?.place(p, what, value)
  situations?.set(p, 'orders', { CON: 'march' })
  situations?.ready?.(p)
  takeUp(p, FRENCH)
  look(p)
  return p
}

test('the escort of a convoy marches with it, keeps away from a fight with it, and fights when it has none', () => {
  const orderOf = (p: Eagle) => wanted(p, FRENCH, p.scenario.army.formations.indexOf('CON'))
  const escort = { 'FR-ESC1': { at: 'K18', facing: 'NE' }, 'FR-ESC2': { at: 'K18', facing: 'NE' }, Diridie: { at: 'K18' } }
  const convoy = { ...escort, 'FR-CART1': { at: 'K18' } }
  const near = { 'SP-CEU1': { at: 'P16', facing: 'SW' } }
  expect(orderOf(onTheMarch({ ...convoy, 'SP-CEU1': { at: 'Z14', facing: 'SW' } }))).toBe(MARCH)
  expect(orderOf(onTheMarch({ ...convoy, ...near }))).toBe(RETREAT)
  expect(orderOf(onTheMarch({ ...escort, ...near }))).toBe(ATTACK)
})
