/** What the player does for more than one pip: half a move and a formation, going back, changing places. And decoys. */
import { describe, expect, test } from 'vitest'
import { engine, fastDice, isRefusal, randomSource } from '../../../src/kernel/index.ts'
import { corps } from '../rules/index.ts'
import { OFF } from '../rules/state/position.ts'
import { battle, unitOf } from '../rules/testing/battle.ts'
import type { Table } from '../rules/testing/table.ts'
import { drill } from './index.ts'
import { does } from './testing/does.ts'

const A = { name: 'A', form: 'attack', at: [36, 30] } as const
const foe = (x: number, y: number, more: object = {}) =>
  ({ name: 'X', form: 'attack', at: [x, y], heading: 180, determination: 'A', ...more }) as const

const spent = (at: Table, casualties: number): Table => {
  at.p.casualties[unitOf(at, 'A')] = casualties
  return at
}

describe('going back', () => {
  const behind = { ...A, name: 'B', at: [41, 25] } as const

  test('a spent brigade in reach of the enemy retires to its support', () => {
    expect(does(spent(battle([A, behind], [foe(36, 38)], 'hold'), 4))[0]).toBe('retire A')
  })

  test('a fresh one stays', () => {
    expect(does(battle([A, behind], [foe(36, 38)], 'hold'))).not.toContain('retire A')
  })
})

describe('changing places', () => {
  const inLine = { ...A, form: 'line' } as const
  const at = () => battle([inLine, { ...inLine, name: 'B', at: [36, 26] }], [foe(36, 33.5)], 'hold')

  test('a fresh brigade comes forward for a spent one', () => {
    expect(does(spent(at(), 4))[0]).toBe('exchange A > B')
  })

  test('it does not come forward for one that is as fresh', () => {
    expect(does(at())).not.toContain('exchange A > B')
  })
})

test('a brigade moves half its rate and forms line, before the enemy comes', () => {
  const done = does(spent(battle([A, { ...A, name: 'B', at: [36, 26] }], [foe(36, 35)], 'hold'), 2))
  expect([done[0], done[1]?.split(' ')[0]]).toEqual(['march A > line', 'go'])
  // A97 After that it may not fire in this turn.
  expect(done).not.toContain('firefight A > X')
})

describe('a field day', () => {
  const kernel = engine(corps)

  /** The plan of a side. */
  function plan(seat: number) {
    const p = kernel.open('field-day', {}, fastDice(3))
    const player = drill(randomSource(seat))
    const done: string[] = []
    while (done.at(-1) !== 'close the plan') {
      const action = player.choose(p, seat, kernel)
      const text = kernel.print(p, action)
      done.push(text)
      if (text === 'close the plan') break
      const refused = kernel.check(p, seat, action)
      if (refused !== undefined || isRefusal(action)) throw new Error(text)
      kernel.play(p, seat, action, fastDice(1))
    }
    return { p, done }
  }

  test.each([0, 1])('side %s lays all its decoys, each beside the blind of its command', (seat) => {
    const { p } = plan(seat)
    const { roster, choose } = p.scenario
    const laid = (command: number, decoy: number): number[] => {
      const found: number[] = []
      for (let body = roster.blinds; body < roster.guns; body++)
        if (roster.command[body] === command && p.planX[body] !== OFF && p.decoy[body - roster.blinds] === decoy)
          found.push(body)
      return found
    }
    let decoys = 0
    for (const [command, { army }] of p.scenario.commands.entries()) {
      if (army !== seat) continue
      const [cover] = laid(command, 0)
      for (const decoy of laid(command, 1)) {
        decoys++
        expect(Math.hypot(p.planX[decoy] - p.planX[cover!], p.planY[decoy] - p.planY[cover!]) / 64).toBeLessThan(16)
      }
    }
    expect(decoys).toBe(choose?.decoys)
  })
})
