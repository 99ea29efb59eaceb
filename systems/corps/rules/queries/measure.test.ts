import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../src/kernel/index.ts'
import { PLACES, placeOf, TURNS, turnOf } from '../state/poses.ts'
import { corpsLayout } from '../state/position.ts'
import { battle, unitOf } from '../testing/battle.ts'
import { type Table, table } from '../testing/table.ts'
import { facing, measure } from './measure.ts'

const A = { name: 'A', form: 'attack', at: [36, 30] } as const
const X = { name: 'X', form: 'line', at: [36, 40], heading: 180 } as const

/** The measure of a move of A as text: `R30 2.5 L1`. */
const measured = (at: Table, turn: number, ahead: number, right = 0, name = 'A') =>
  measure(at.p, 0, unitOf(at, name), turnOf(turn), placeOf(ahead * 16, right * 16))

describe('A92 the corner that goes farthest', () => {
  test('straight ahead all corners go equally far', () => {
    const found = measured(battle([A], [X], 'attack'), 0, 4)
    expect(found).toMatchObject({ used: 4, rate: 6, turn: 0, ahead: 4, right: 0, at: [36, 34], heading: 0 })
    expect(found.left).toBe(2)
  })

  test('with a turn to the right it is the rear left corner', () => {
    const found = measured(battle([A], [X], 'attack'), 45, 2)
    expect([found.corner, found.heading]).toEqual(['rear-left', 45])
    expect(found.from).toEqual([34.5, 29])
    const [dx, dy] = [found.to[0] - found.from[0], found.to[1] - found.from[1]]
    expect(found.used).toBeGreaterThan(3.3)
    expect(Math.sqrt(dx * dx + dy * dy)).toBeCloseTo(found.used, 1)
  })

  test('5.6 half the rate is left on difficult ground', () => {
    const wood = [
      [30, 33],
      [42, 33],
      [42, 34],
      [30, 34],
    ] as const
    const at = battle([A], [X], 'attack', { difficult: [wood] })
    expect(measured(at, 0, 4)).toMatchObject({ isDifficult: true, rate: 3, forbidden: { rule: '5.6' } })
    expect(measured(at, 0, 1)).toMatchObject({ isDifficult: false, rate: 6 })
    expect(measured(at, 0, 4).left).toBeLessThan(0)
  })
})

test('A95 both sides may measure the same unit in the turn of one of them, and nothing is spent', () => {
  const at = battle([A], [X], 'attack')
  const before = corpsLayout.make(at.p.scenario)
  corpsLayout.copy(at.p, before)
  const from = (seat: number) => measure(at.p, seat, unitOf(at, 'X'), turnOf(0), placeOf(4 * 16, 0))
  expect(at.asked()).toBe(0)
  for (const seat of [0, 1]) expect(from(seat)).toMatchObject({ used: 4, at: [36, 36], heading: 180 })
  expect(corpsLayout.equal(at.p, before)).toBe(true)
})

describe('a measured move says', () => {
  test('which bodies are in the way, and the rule', () => {
    const at = battle([A, { ...A, name: 'B', at: [36, 33] }], [X], 'attack')
    expect(measured(at, 0, 4)).toMatchObject({ inWay: [unitOf(at, 'B')], forbidden: { rule: 'A94' } })
    expect(measured(at, 0, 0.5)).toMatchObject({ inWay: [] })
  })

  test('the nearest enemy and friend, edge to edge', () => {
    const at = battle([A, { ...A, name: 'B', at: [32, 30] }], [X], 'attack')
    const found = measured(at, 0, 4)
    expect(found.enemy).toEqual({ body: unitOf(at, 'X'), distance: 4.5 })
    expect(found.friend?.body).toBe(unitOf(at, 'B'))
  })

  test('3.3 a measured move says whether its general still reaches the unit', () => {
    const at = battle([A], [X], 'attack')
    expect(measured(at, 0, 3).inCommand).toBe(true)
    expect(measured(at, 0, 6, 5).inCommand).toBe(false)
  })

  test('what the unit could do from there, and what its order forbids', () => {
    const strikes = (order: 'hold' | 'attack') =>
      measured(battle([A], [X], order), 0, 5).strikes.map(({ id, forbidden }) => [id, forbidden?.rule])
    expect(strikes('hold')).toEqual([
      ['skirmish', undefined],
      ['assault', '4.11'],
    ])
    expect(strikes('attack')).toEqual([
      ['skirmish', '11.1'],
      ['assault', undefined],
    ])
  })

  test('7.5 a measured move says whose fire it bars', () => {
    const guns = { name: 'G', form: 'deployed', at: [40, 24], weight: 'heavy' } as const
    const at = battle([A, guns], [{ ...X, at: [40, 36] }], 'attack')
    expect(measured(at, 0, 2).bars).toEqual([])
    expect(measured(at, 0, 2, 2).bars).toEqual([{ battery: unitOf(at, 'G'), target: unitOf(at, 'X') }])
  })

  test('1.6 a measured move says what a die needs for a blind to be seen there', () => {
    const at = table(
      {
        commands: [
          { id: 'one', blinds: [{ at: [36, 20], strips: 1 }] },
          { id: 'foe', army: 1, general: [70, 70], units: [{ ...X, at: [36, 50] }] },
        ],
      },
      0,
      3,
    )
    const seen = (ahead: number) => measured(at, 0, ahead, 0, 'blind one1').seenBy
    expect([seen(1), seen(6), seen(13)]).toEqual([null, 7, 0])
  })
})

test('a measure forbids exactly the moves that the rules refuse', () => {
  const at = battle([A, { ...A, name: 'B', at: [40, 33] }], [X], 'attack')
  at.act('pick A')
  const unit = unitOf(at, 'A')
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: TURNS - 1 }),
      fc.integer({ min: -8, max: 110 }),
      fc.integer({ min: -90, max: 90 }),
      (turn, ahead, right) => {
        const place = placeOf(ahead, right)
        const action = at.kernel.action(at.p, 'go {turns} {places}', turn, place)
        if (action === undefined || isRefusal(action)) throw new Error('no action')
        const found = measure(at.p, 0, unit, turn, place)
        expect(found.forbidden).toBe(at.kernel.check(at.p, 0, action))
        if (found.forbidden === undefined) expect(found.left).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test('the place that is measured is where the move ends', () => {
  const at = battle([A], [X], 'attack')
  const found = measured(at, -30, 2.5, -1.5)
  at.act('pick A')
  at.act('go L30 2.5 L1.5')
  expect(at.at('A')).toEqual([...found.at, found.heading])
})

test('3.6 a change of face covers no distance, and a unit that stands beside can be in its way', () => {
  const at = battle([A, { ...A, name: 'B', at: [38.5, 31] }], [{ ...X, at: [30, 31], heading: 90 }], 'hold')
  const found = facing(at.p, 0, 0, 270)
  expect(found).toMatchObject({ turn: -90, used: 0, at: [36, 30], heading: 270, inWay: [] })
  expect(facing(at.p, 0, 0, 45).inWay).toEqual([unitOf(at, 'B')])
  expect(found.strikes.map(({ id }) => id)).toContain('assault')
  expect(() => facing(at.p, 0, 0, 360)).toThrow('there is no heading 360')
})

test('a body, a turn or a way that does not exist is refused', () => {
  const at = battle([A], [X], 'attack')
  expect(() => measure(at.p, 0, 99, 0, 0)).toThrow('there is no body 99 on the table')
  expect(() => measure(at.p, 0, unitOf(at, 'general one'), 0, 0)).toThrow('neither a unit nor a blind')
  expect(() => measure(at.p, 0, 0, TURNS, 0)).toThrow(`there is no turn ${TURNS}`)
  expect(() => measure(at.p, 0, 0, 0, PLACES)).toThrow(`there is no way ${PLACES}`)
})

test('A95, A179 the order of an enemy is not known, and only his way is judged', () => {
  const at = battle([A], [X], 'attack')
  const view = corpsLayout.make(at.p.scenario)
  corpsLayout.redact(at.p, 0, view)
  const enemy = unitOf(at, 'X')
  expect(measure(view, 0, enemy, turnOf(0), placeOf(64, 0)).forbidden).toBeUndefined()
  expect(measure(view, 0, enemy, turnOf(0), placeOf(65, 0)).forbidden?.rule).toBe('5.3')
})
