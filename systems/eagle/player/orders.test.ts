import { describe, expect, test } from 'vitest'
import { hexNamed } from '../../../src/hex/index.ts'
import { engine, fastDice } from '../../../src/kernel/index.ts'
import { type Eagle, eagle, eagleLayout } from '../rules/index.ts'
import { ATTACK, DEFEND, MARCH, RETREAT } from '../rules/state/position.ts'
import { FRENCH, SPANISH } from '../rules/state/sides.ts'
import { isOpenTown, isPrize } from './goals.ts'
import { wanted } from './orders.ts'
import { look } from './survey.ts'

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
  look(p)
  return p
}

test('the escort of a convoy marches with it, keeps away from a fight with it, and fights when it has none', () => {
  const orderOf = (p: Eagle) => wanted(p, FRENCH, p.scenario.army.formations.indexOf('CON'))
  const escort = {
    'FR-ESC1': { at: 'K18', facing: 'NE' },
    'FR-ESC2': { at: 'K18', facing: 'NE' },
    Diridie: { at: 'K18' },
  }
  const convoy = { ...escort, 'FR-CART1': { at: 'K18' } }
  const near = { 'SP-CEU1': { at: 'P16', facing: 'SW' } }
  expect(orderOf(onTheMarch({ ...convoy, 'SP-CEU1': { at: 'Z14', facing: 'SW' } }))).toBe(MARCH)
  expect(orderOf(onTheMarch({ ...convoy, ...near }))).toBe(RETREAT)
  expect(orderOf(onTheMarch({ ...escort, ...near }))).toBe(ATTACK)
})

describe('the Spanish in scenario 4', () => {
  /** The order for Venegas on the height of Cerro Valentín, or in another hex, with these enemies in sight. */
  const wantedOf = (at: string, enemies: Readonly<Record<string, string>>): number => {
    const own = ['SP-OM1', 'SP-OM2', 'SP-TEJ'].map((name) => [name, { at, facing: 'SW' }])
    const foes = Object.entries(enemies).map(([name, hex]) => [name, { at: hex, facing: 'NE' }])
    const p = onTheMarch(Object.fromEntries([...own, ...foes]))
    const unit = p.scenario.army.units.indexOf('SP-OM1')
    return wanted(p, SPANISH, p.scenario.army.formation[unit])
  }
  // A height of level 1 and more.
  const HEIGHT = 'Y12'
  const stray = { 'FR-ESC1': 'T13' }

  test('keep a height while only stragglers are in sight', () => {
    expect(wantedOf(HEIGHT, stray)).toBe(DEFEND)
  })

  test('come down at enemies who are near', () => {
    expect(wantedOf(HEIGHT, { 'FR-ESC1': 'W12' })).toBe(ATTACK)
  })

  test('go for the same stragglers from open ground', () => {
    expect(wantedOf('V12', { 'FR-ESC1': 'Q14' })).toBe(ATTACK)
  })
})

test('a town that counts is open to the enemy while no friend stands in it', () => {
  const p = onTheMarch({ 'SP-CEU1': { at: 'AC14', facing: 'SW' } })
  const hex = (name: string) => hexNamed(p.scenario.ground.grid, name)
  expect([isOpenTown(p, SPANISH, hex('AC15'), -1), isOpenTown(p, SPANISH, hex('AC14'), -1)]).toEqual([true, false])
  expect(isOpenTown(p, SPANISH, hex('AC14'), hex('AC14'))).toBe(true)
  expect(isOpenTown(p, SPANISH, hex('X12'), -1)).toBe(false)
  // To the French it is a prize.
  expect([isOpenTown(p, FRENCH, hex('AC15'), -1), isPrize(p, FRENCH, hex('AC15'))]).toEqual([false, true])
})
