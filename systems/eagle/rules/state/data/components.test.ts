/**
 * 0, 1 The components of the game: what the rulebook says of map, tables and pieces, compared with the data in play.
 */
import { describe, expect, test } from 'vitest'
import { type Dice, engine, fastDice, NOBODY, randomSource } from '../../../../../src/kernel/index.ts'
import { eagle } from '../../index.ts'
import { warlike } from '../../samples.ts'
import { layGround } from '../lay-ground.ts'
import { GRADES, ORDER_IDS } from './ids.ts'
import { gridOf } from './map.ts'
import { shipped } from './shipped.ts'

const { forces, map, tables, scenarios } = shipped
const kernel = engine(eagle)
const unit = (id: string) => forces.units.find((one) => one.id === id)
const of = (formation: string) => forces.units.filter((one) => one.formation === formation)

describe('introduction', () => {
  test('0.0 two sides fight a battle of July 1808, in one of five scenarios', () => {
    expect(eagle.seats).toEqual(['french', 'spanish'])
    expect(eagle.scenarios().map(({ id }) => id)).toEqual(['vedel', 'surprise', 'second-day', 'bailen', 'invader'])
    expect(scenarios.scenarios.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
    expect(scenarios.scenarios.every(({ date }) => date.includes('July 1808'))).toBe(true)
  })
})

describe('game equipment', () => {
  test('1.0 one die of six sides decides all; only which unit of a stack is struck is drawn without it', () => {
    const fallen = new Set<string>()
    const random = randomSource(3)
    const fast = fastDice(5)
    const dice: Dice = {
      roll: (die, classes) => {
        fallen.add(die.name)
        return fast.roll(die, classes)
      },
      pool: fast.pool,
    }
    const p = kernel.open('vedel', {}, dice)
    kernel.settle(p, dice)
    const list = new Int32Array(8192)
    for (let n = 0; n < 400 && kernel.awaiting(p) !== NOBODY; n++) {
      const seat = kernel.awaiting(p) & 1 ? 0 : 1
      const count = kernel.actions(p, seat, list)
      kernel.play(p, seat, list[warlike(kernel, p, seat, list.subarray(0, count), random)], dice)
    }
    expect([...fallen].filter((name) => !name.startsWith('1 of'))).toEqual(['d6'])
  })

  test('1.1 the map is a grid of hexes, and a track counts the turns', () => {
    const grid = gridOf(map)
    expect([grid.count, grid.names.length]).toEqual([map.columns.length * map.rows, Object.keys(map.hexes).length])
    expect(scenarios.scenarios.map(({ turns }) => turns)).toEqual([3, 26, 25, 35, 12])
  })

  test('1.2 formation changes, movement, terrain, fire, shock, control, morale, demoralization, orders: a table each', () => {
    const { formationChange, movement, terrain, fire, shock, control, morale, orders } = tables
    expect([
      formationChange.infantry.normal.square,
      formationChange.artillery.unlimber,
      movement.leader.french,
    ]).toEqual([2, 2, 8])
    expect(terrain.rows.filter(({ later }) => !later).map(({ id }) => id)).toContain('steep_up')
    expect([fire.rows.length, fire.rows[0].length, shock.rows.length, shock.rows[0].length]).toEqual([8, 12, 8, 9])
    expect([control.rows.length, morale.rows.length, morale.rows[0].length]).toEqual([9, 9, GRADES.length])
    expect(scenarios.scenarios.every(({ demoralization }) => demoralization.limits.length > 0)).toBe(true)
    expect([ORDER_IDS, orders.area]).toEqual([
      ['none', 'march', 'harass', 'attack', 'defend', 'retreat'],
      { wide: 9, deep: 5 },
    ])
  })

  test('1.3 a piece is a battalion, a regiment, a battery, carts, or a leader', () => {
    expect(new Set(forces.units.map(({ arm }) => arm))).toEqual(new Set(['infantry', 'cavalry', 'artillery', 'cart']))
    // The largest counter is the volunteers of Catalonia; a point is a hundred men, so no piece is larger than a
    // regiment.
    expect(Math.max(...forces.units.map(({ cf }) => cf))).toBe(12)
    expect(forces.leaders).toHaveLength(20)
  })

  test('1.3.1 a piece has name, arm, class, superior unit, combat factor and morale grade; a leader has factors, reduced behind', () => {
    const formations = new Set(forces.formations.map(({ id }) => id))
    for (const one of forces.units) {
      expect(formations, one.id).toContain(one.formation)
      if (one.arm === 'cart') expect([one.cf, one.morale], one.id).toEqual([0, undefined])
      else expect([one.cf > 0, GRADES.includes(one.morale ?? '?')], one.id).toEqual([true, true])
      expect(one.class !== undefined, one.id).toBe(one.arm === 'cavalry' || one.arm === 'artillery')
    }
    for (const { id, shock, morale, reverse } of forces.leaders) {
      expect(reverse.shock <= Math.max(shock, 0), id).toBe(true)
      expect(reverse.morale <= morale, id).toBe(true)
    }
  })

  test('RA14 no unit is independent: the Guard marines and the gun of the convoy are under Dupont', () => {
    expect([unit('FR-MAR')?.formation, unit('FR-CON-ART')?.formation]).toEqual(['DUP', 'DUP'])
    for (const { id } of eagle.scenarios()) {
      const { army } = kernel.open(id, {}, fastDice(1)).scenario
      for (const formation of army.formation) expect(army.formations[formation], id).toBeDefined()
      for (const leader of army.leaderOf) expect(army.leaders[leader] ?? 'none', id).not.toBe('none')
    }
  })
})

describe('what the scenarios have in common', () => {
  test('RA1 a turn is half an hour: only then do all five counts of turns agree with the clock', () => {
    const ends = scenarios.scenarios.map(({ start, turns }) => {
      const [hours, minutes] = start.split(':').map(Number)
      return hours * 60 + minutes + (turns - 1) * scenarios.turnMinutes
    })
    expect([scenarios.turnMinutes, ends.map((minutes) => minutes / 60)]).toEqual([30, [18, 19.5, 18, 19.5, 19.5]])
  })

  test('N0 a hex is 250 metres, places of interest change nothing, and the Jones Division is not there', () => {
    expect(map.metres).toBe(250)
    // San Cristóbal and Bailén count for victory, by the scenarios; on the ground they are hexes like others.
    const [bare, full] = [layGround({ ...map, features: [] }, tables), layGround(map, tables)]
    expect([bare.cost, bare.shock, bare.sides]).toEqual([full.cost, full.shock, full.sides])
    expect(forces.formations.some(({ name }) => name.includes('Jones'))).toBe(false)
  })

  test('S4.8.5 the convoy is ten carts and six battalions of escort, under Diridie', () => {
    expect(of('CON').filter(({ arm }) => arm === 'cart')).toHaveLength(10)
    expect(of('CON').filter(({ arm }) => arm === 'infantry')).toHaveLength(6)
    expect(forces.formations.find(({ id }) => id === 'CON')?.leader).toBe('Diridie')
  })
})
