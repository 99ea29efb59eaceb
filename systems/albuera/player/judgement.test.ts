/** What the player with the usual weights does in single situations. */
import { describe, expect, test } from 'vitest'
import { distance, neighbour } from '../../../src/hex/index.ts'
import { fastDice, isRefusal, randomSource } from '../../../src/kernel/index.ts'
import { captureGuns } from '../rules/harm/capture.ts'
import type { Albuera } from '../rules/index.ts'
import { act, commander, emptyField, holdFire, kernel, type Placed, set, unit } from '../rules/testing/field.ts'
import { asked, column, guns, hex, line, square, stage } from '../rules/testing/stage.ts'
import { boutInto } from './bouts.ts'
import { habit } from './index.ts'
import { groundWorth } from './standing.ts'
import { lookFor } from './survey.ts'
import { usual } from './taste.ts'
import { weighFight, weighFire } from './worth.ts'

const stepsBetween = (p: Albuera, one: string, other: string): number =>
  distance(p.scenario.ground.grid, p.at[unit(p, one)], p.at[unit(p, other)])

const horse = (at: string, facing: string): Placed => ({ at, facing })

/** Its actions, one after the other, until the phase asks nothing more or another seat is asked. */
function does(p: Albuera, most = 12): string[] {
  const player = habit.player(usual, randomSource(1))
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

  test('a battalion leaves its Square if muskets stand in front of it and no horse is near', () => {
    const p = stage({
      Brayer: '2018',
      'II/34': square('2018', 'E'),
      '29': line('2218', 'W'),
      '1/48': line('2219', 'W'),
    })
    expect(does(holdFire(p)).join()).toMatch(/form (?:column|line)/)
  })
  test('a battalion deploys from Column into Line in front of an enemy who comes', () => {
    const p = stage({ Colborne: '2018', '2/48': column('2018', 'E'), 'II/34': column('2318', 'W') }, ['Colborne'])
    expect(does(holdFire(p)).join()).toMatch(/form line/)
  })
})

describe('attacks', () => {
  test('a Column goes at a Line if the odds are good enough, and takes its stack along', () => {
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
  test('a Column goes at a battery that stands alone', () => {
    const p = stage({ Brayer: '2018', 'II/34': column('2018', 'E'), Hawker: guns('2218', 'W') })
    does(holdFire(p))
    expect(p.at[unit(p, 'II/34')]).toBe(p.at[unit(p, 'Hawker')])
  })
  test('squadrons go at a battalion that would fail to form Square, and not at one that would form it', () => {
    const among = (lost: number): boolean => {
      const squadrons = { '1/1 VL': horse('2018', 'E'), '2/1 VL': horse('2018', 'E') }
      const p = stage({ Briche: '1618', ...squadrons, '29': line('2318', 'W', { lost }) }, ['Briche'])
      does(holdFire(p))
      return p.at[unit(p, '1/1 VL')] === hex(p, '2318')
    }
    expect([among(4), among(0)]).toEqual([true, false])
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

describe('what a place is worth', () => {
  test('a squadron with its last level waits beyond the reach of muskets if it has nothing to win', () => {
    const p = stage({ 'De Grey': '2018', '1/3 DG': { ...horse('2018', 'E'), lost: 1 }, 'II/34': square('2918', 'W') }, [
      'De Grey',
    ])
    does(holdFire(p))
    expect(stepsBetween(p, '1/3 DG', 'II/34')).toBeGreaterThan(6)
  })
  test('a battalion goes where its own side has lost guns, to recapture them', () => {
    const p = stage(
      { Colborne: '2018', '2/48': column('2018', 'E'), Hawker: guns('1917', 'W'), 'II/34': column('2418', 'W') },
      ['Colborne'],
    )
    captureGuns(p, unit(p, 'Hawker'), 0)
    const lost = p.wreck[unit(p, 'Hawker')] - 1
    does(holdFire(p))
    expect(p.at[unit(p, '2/48')]).toBe(lost)
  })
  test('a battalion stays with guns that it has captured while the enemy is near', () => {
    const p = stage({
      Brayer: '2018',
      'II/34': column('2018', 'E'),
      Hawker: guns('2018', 'W'),
      '29': square('2418', 'W'),
    })
    captureGuns(p, unit(p, 'Hawker'), 0)
    const place = p.at[unit(p, 'II/34')]
    does(holdFire(p))
    expect(p.at[unit(p, 'II/34')]).toBe(place)
  })
})

test('a side that is ahead presses on less', () => {
  const p = stage({ 'II/34': column('1018', 'E'), '29': line('3018', 'W') })
  const pull = (points: number): number => {
    p.points = points
    const foes = lookFor(p, 0)
    return (
      groundWorth(usual, p, foes, unit(p, 'II/34'), hex(p, '1118')) -
      groundWorth(usual, p, foes, unit(p, 'II/34'), hex(p, '1018'))
    )
  }
  expect(pull(0)).toBeGreaterThan(2 * pull(1))
})

test('9.3 a fight is worth less to squadrons that are less likely to stay when they have won', () => {
  const p = stage({ '1/1 VL': horse('2018', 'E'), 'II/34': column('2018', 'E'), '1/3 DG': horse('2118', 'E') })
  /** What the fight is worth if cavalry of all nations has this on its check. */
  const worth = (name: string, cavalry: number): number => {
    const { army } = p.scenario
    const nations = army.nations.map((nation) => ({ ...nation, cavalry }))
    const scenario = { ...p.scenario, army: { ...army, nations } }
    const there: Albuera = Object.create(p, { scenario: { value: scenario } })
    const by = [0, 1, 2, 3, 4, 5].find(
      (side) => neighbour(p.scenario.ground.grid, hex(p, '2018'), side) === hex(p, '2118'),
    )
    return weighFight(
      usual,
      there,
      boutInto(there, [unit(p, name)], hex(p, '2118'), 1, by ?? -1, hex(p, '2118'), false),
    )
  }
  expect(worth('1/1 VL', 3)).toBeLessThan(worth('1/1 VL', 0))
  expect(worth('II/34', 3)).toBe(worth('II/34', 0))
})

describe('fire', () => {
  test('fire at the last squadron of a hex is worth more if a commander falls with it', () => {
    const worth = (more: Record<string, string>): number => {
      const p = stage({
        'Fr 11/6': guns('1010', 'E'),
        '1/13 LD': horse('1310', 'W'),
        '2/13 LD': horse('1410', 'W'),
        ...more,
      })
      return weighFire(usual, p, [unit(p, 'Fr 11/6')], unit(p, '1/13 LD'))
    }
    const [alone, beside, led] = [{}, { Lumley: '1410' }, { Lumley: '1310' }].map(worth)
    expect(beside).toBe(alone)
    // One face in ten kills him anyway (4.10.2): that is worth 0.3.
    expect(led).toBeGreaterThan((alone ?? 0) + 1)
  })
  test('battalions side by side fire together if that brings a commander into danger', () => {
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

test('commanders do not stay with a squadron that a fire can end', () => {
  const p = emptyField({ Briche: '2018', '1/2 H': horse('2018', 'E'), '29': line('2418', 'W') })
  set(p, 'phase', 'riding')
  set(p, 'drawn', 'Briche')
  set(p, 'active', ['Briche'])
  const [ride] = does(p, 1)
  expect(ride).toMatch(/^ride Briche > /)
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
