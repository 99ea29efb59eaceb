/** What the player does in single situations. */
import { describe, expect, test } from 'vitest'
import { fastDice, isRefusal, randomSource } from '../../../src/kernel/index.ts'
import type { Albuera } from '../rules/index.ts'
import { act, commander, emptyField, holdFire, kernel, type Placed, set, unit } from '../rules/testing/field.ts'
import { asked, column, guns, line, square, stage } from '../rules/testing/stage.ts'
import { drill } from './index.ts'

const horse = (at: string, facing: string): Placed => ({ at, facing })

/** What it does, one action after the other, until the phase asks no more or another seat is asked. */
function does(p: Albuera, most = 12): string[] {
  const player = drill(randomSource(1))
  const seat = asked(p)
  const dice = fastDice(1)
  const done: string[] = []
  while (asked(p) === seat && done.length < most) {
    const text = kernel.print(p, player.choose(p, seat, kernel))
    done.push(text)
    if (/^(?:end the movement|hold fire|fire|react|stand|counterattack|clash|form square|ride|stay)/.test(text)) break
    const action = kernel.parse(p, seat, text)
    if (!isRefusal(action)) kernel.play(p, seat, action, dice)
  }
  return done
}

describe('arrays', () => {
  test('a battalion forms Square when horse comes into its hex', () => {
    const p = stage({ Brayer: '1818', '2/48': line('2018', 'W'), '1/1 VL': horse('2118', 'W') })
    act(holdFire(p), 'move 1/1 VL', 'forward left')
    expect(kernel.phase(p).name).toBe('entry')
    expect(does(p, 1)).toEqual(['form square'])
  })

  test('it leaves the Square where muskets stand before it and no horse is near', () => {
    const p = stage({
      Brayer: '2018',
      'II/34': square('2018', 'E'),
      '29': line('2218', 'W'),
      '1/48': line('2219', 'W'),
    })
    expect(does(holdFire(p)).join()).toMatch(/form (?:column|line)/)
  })
  test('it deploys from Column into Line before the enemy who comes', () => {
    const p = stage({ Colborne: '2018', '2/48': column('2018', 'E'), 'II/34': column('2318', 'W') }, ['Colborne'])
    expect(does(holdFire(p)).join()).toMatch(/form line/)
  })
})

describe('attacks', () => {
  test('a Column goes at a Line with odds enough, and with the stack', () => {
    const p = stage({
      Brayer: '2018',
      'II/34': column('2018', 'E'),
      'III/34': column('2018', 'E'),
      'I/40': column('2018', 'E'),
      '29': line('2117', 'W', { lost: 3 }),
    })
    expect(does(holdFire(p))).toContain('lead II/34')
    expect(p.came[unit(p, 'II/34')]).toBeGreaterThan(0)
  })
  test('it goes at a battery that stands alone', () => {
    const p = stage({ Brayer: '2018', 'II/34': column('2018', 'E'), Hawker: guns('2218', 'W') })
    does(holdFire(p))
    expect(p.at[unit(p, 'II/34')]).toBe(p.at[unit(p, 'Hawker')])
  })
  test('a weak battalion does not go at a strong stack', () => {
    const p = stage({
      Brayer: '2018',
      'II/34': column('2018', 'E', { lost: 3 }),
      '29': line('2218', 'W'),
      '1/48': line('2218', 'W'),
    })
    does(holdFire(p))
    expect(p.came[unit(p, 'II/34')]).toBe(0)
  })
})

describe('fire', () => {
  test('battalions side by side fire together where that brings a commander into danger', () => {
    const placed = {
      Brayer: '2518',
      'II/34': line('2017', 'SE'),
      'III/34': line('1918', 'SE'),
      '29': line('2018', 'NW'),
    }
    const p = stage(placed)
    act(p, 'hold fire')
    act(p, 'fire II/34 > 29')
    expect(does(p, 1)).toEqual(['fire now'])
    const q = stage({ ...placed, Hoghton: '2018' })
    act(q, 'hold fire')
    act(q, 'fire II/34 > 29')
    expect(does(q, 1)).toEqual(['add III/34'])
  })
})

test('commanders keep out of the reach of the enemy', () => {
  const p = emptyField({ Brayer: '2118', 'II/34': column('2018', 'E'), '29': line('2218', 'W') })
  set(p, 'phase', 'riding')
  set(p, 'drawn', 'Girard')
  set(p, 'active', ['Brayer'])
  const [ride] = does(p, 1)
  expect(ride).toMatch(/^ride Brayer > /)
  act(p, ride ?? '')
  expect(p.scenario.ground.grid.names[p.post[commander(p, 'Brayer')] ?? -1]).not.toBe('2118')
})
