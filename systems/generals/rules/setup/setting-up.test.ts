import { describe, expect, test } from 'vitest'
import { by, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import scenarios from '../../data/scenarios.json' with { type: 'json' }
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'custom')
const white = by('white')
const black = by('black')

/** As the rulebook lists a set-up: right wing, centre, left wing, reserve, each player from his own side. */
const LISTED: Readonly<Record<string, readonly [string, string, string, string]>> = {
  marengo: ['2I 4C', '4I 2A', '6I', '8I 4C'],
  dennewitz: ['4I 2C', '4I 2A', '4I 2C', '8I 4C'],
  leuthen: ['6I', '4I 2A', '6I', '4I 8C'],
  albuera: ['4I 2C', '2I 4C', '4I 2C', '10I 2A'],
}
const LA_ROTHIERE = ['6C', '4I 2A', '6I', '10I 2C'] as const

test.each(scenarios.scenarios.flatMap(({ id, setup }) => (setup ? [[id, setup] as const] : [])))(
  'G7 %s: each army has 20 infantry, 8 cavalry and 2 artillery, six units to each home sector',
  (_, setup) => {
    for (const side of [setup.white, setup.black]) {
      const places = Object.entries(side as Record<string, Record<string, number>>)
      const sum = (type: string) => places.reduce((n, [, units]) => n + (units[type] ?? 0), 0)
      expect([sum('I'), sum('C'), sum('A')]).toEqual([20, 8, 2])
      const sizes = places.map(([sector, units]) => [
        sector[0] === 'R' ? 'reserve' : 'home',
        Object.values(units).reduce((x, y) => x + y),
      ])
      expect(sizes).toEqual([...Array(3).fill(['home', 6]), ['reserve', 12]])
    }
  },
)

test.each(Object.entries(LISTED))(
  'G9 %s: each player reads the list from his own side',
  (scenario, [right, centre, left, reserve]) => {
    expect(
      failures({
        scenario,
        expect: {
          units: {
            c1: { white: right, black: '' },
            b1: { white: centre, black: '' },
            a1: { white: left, black: '' },
            RW: { white: reserve, black: '' },
            a3: { black: right, white: '' },
            b3: { black: centre, white: '' },
            c3: { black: left, white: '' },
            RB: { black: reserve, white: '' },
            a2: { white: '', black: '' },
            b2: { white: '', black: '' },
            c2: { white: '', black: '' },
          },
          round: 1,
          phase: 'planning',
          awaiting: ['white', 'black'],
        },
      }),
    ).toEqual([])
  },
)

test('G10 A39 at La Rothière Black swaps his wings, and the two masses of cavalry face each other', () => {
  const [right, centre, left, reserve] = LA_ROTHIERE
  expect(
    failures({
      scenario: 'la-rothiere',
      expect: {
        units: {
          c1: { white: right },
          b1: { white: centre },
          a1: { white: left },
          RW: { white: reserve },
          c3: { black: right },
          b3: { black: centre },
          a3: { black: left },
          RB: { black: reserve },
        },
      },
    }),
  ).toEqual([])
})

test.each(['marengo', 'custom'])('G8 %s: ten chips lie in a row for the sector majority', (scenario) => {
  expect(failures({ scenario, expect: { pool: 10, vp: { white: 0, black: 0 } } })).toEqual([])
})

describe('G11: custom set-up', () => {
  const whole = [
    ...times(6, 'place C a1'),
    ...times(6, 'place I b1'),
    ...times(2, 'place A c1'),
    ...times(2, 'place C c1'),
    ...times(2, 'place I c1'),
    ...times(12, 'place I RW'),
  ]
  const otherSide = whole.map((does) =>
    does.replace('a1', 'c3').replace('b1', 'b3').replace('c1', 'a3').replace('RW', 'RB'),
  )

  test('G11 six units stand in each home sector and twelve in reserve, and both sides are opened together', () => {
    expect(
      failures({
        actions: [white(...whole, 'ready')],
        expect: { units: { a1: { white: '' }, RW: { white: '' } }, awaiting: ['black'], told: [] },
      }),
    ).toEqual([])
    expect(
      failures({
        actions: [white(...whole, 'ready'), black(...otherSide, 'ready')],
        expect: {
          units: {
            a1: { white: '6C' },
            b1: { white: '6I' },
            c1: { white: '2A 2C 2I' },
            RW: { white: '12I' },
            c3: { black: '6C' },
            RB: { black: '12I' },
          },
          phase: 'planning',
          round: 1,
        },
      }),
    ).toEqual([])
  })

  test.each([
    ['a seventh unit in a home sector', [...times(7, 'place I a1')]],
    ['a thirteenth in the reserve', [...times(13, 'place I RW')]],
    ['a third gun, which the army does not have', [...times(3, 'place A a1')]],
    ['a sector in the middle row', ['place I b2']],
    ['a sector of the enemy', ['place I b3']],
    ['an army that is not complete', [...whole.slice(1), 'ready']],
  ])('G11 a custom set-up refuses %s', (_, does) => {
    expect(failures({ actions: [{ ...white(...does, 'ready'), refused: 'G11' }] })).toEqual([])
  })
})

test('G12 players agree on the make-up of both armies beforehand, but not on where they stand', () => {
  const vanguard = (wing: string, centre: string, other: string, reserve: string) => [
    ...times(6, `place C ${wing}`),
    ...times(6, `place I ${centre}`),
    ...times(6, `place I ${other}`),
    ...times(4, `place C ${reserve}`),
    ...times(8, `place I ${reserve}`),
  ]
  expect(
    failures({
      options: { army: 'vanguard' },
      actions: [
        white(...vanguard('a1', 'b1', 'c1', 'RW'), 'ready'),
        black(...vanguard('b3', 'c3', 'a3', 'RB'), 'ready'),
      ],
      expect: { units: { a1: { white: '6C' }, b3: { black: '6C' }, RB: { black: '8I 4C' } }, phase: 'planning' },
    }),
  ).toEqual([])
  expect(
    failures({ options: { army: 'vanguard' }, actions: [{ ...white('place A b1', 'ready'), refused: 'G11' }] }),
  ).toEqual([])
})
