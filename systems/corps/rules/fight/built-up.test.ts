import { describe, expect, test } from 'vitest'
import { gapToArea, isWhollyOn } from '../../../../src/inches/index.ts'
import { shapeOf } from '../state/bodies.ts'
import { form } from '../state/forms.ts'
import { morale, type OrderId } from '../state/position.ts'
import { battle, factorsTold, stateOf, unitOf } from '../testing/battle.ts'
import type { Table, TableSpec } from '../testing/table.ts'

type Units = NonNullable<TableSpec['commands'][0]['units']>

const square = (x: number, y: number, side: number) =>
  [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ] as const
/** A town section from (32, 34) to (40, 42). */
const town = { sections: [square(32, 34, 8)], difficult: [square(32, 34, 8)] }

const A = { name: 'A', form: 'attack', at: [36, 31] } as const
const X = { name: 'X', form: 'garrison', at: [36, 37], heading: 180 } as const

const siege = (own: Units = [A], enemies: Units = [X], order: OrderId = 'attack', more: Partial<TableSpec> = town) =>
  battle(own, enemies, order, more)

const isInside = (at: Table, name: string) =>
  isWhollyOn(at.p.scenario.ground.sections[0], shapeOf(at.p, unitOf(at, name)))

describe('9 the edge of a built-up area', () => {
  test.each([
    ['attack', undefined],
    ['engage', '9.2'],
    ['hold', '9.2'],
  ] as const)('9.2 whether a brigade may attack the edge on %s', (order, why) => {
    expect(siege([A], [X], order).why('assault A > X')).toBe(why)
  })

  test('9.1 the attacker comes to the border of the base (10.5), and stays outside', () => {
    const at = siege()
    at.told()
    at.act('assault A > X', 5)
    expect([gapToArea(at.p.scenario.ground.sections[0], shapeOf(at.p, 0)), at.at('A')]).toEqual([0, [36, 33, 0]])
    expect(at.told()).toContain('Fought edge A X')
  })

  test('9.5 the factors at the edge; those of the garrison (A34) are its own', () => {
    const at = siege([{ ...A, determination: 'C', fire: 'A', skirmish: 'A' }], [{ ...X, determination: 'A' }])
    at.told()
    at.act('assault A > X', 7)
    expect(factorsTold(at)).toEqual(['A classC -1', 'X garrison 2', 'X classA 1'])
  })

  test('9.3, A47, A130 a brigade is no garrison without a pip for it and a complete move', () => {
    const late = siege()
    late.p.settled[1] = 2
    late.told()
    late.act('assault A > X', 7)
    expect(factorsTold(late)).toEqual([])
    const column = siege([A], [{ ...X, form: 'attack' }])
    column.told()
    column.act('assault A > X', 7)
    expect(factorsTold(column)).toEqual([])
  })

  test('A27 a brigade inside has no flank', () => {
    const at = siege([A], [{ ...X, form: 'attack', heading: 90 }])
    at.act('assault A > X', 7)
    expect(stateOf(at, 'X')).toEqual([1, 1])
  })

  test('9.4, A127 one brigade attacks each side, and two together (A33) outnumber the garrison', () => {
    const own = [A, { ...A, name: 'B', at: [33, 31] }, { ...A, name: 'C', at: [29, 36], heading: 90 }] as const
    const at = siege(own)
    at.act('assault A > X')
    expect([at.why('join B'), at.why('join C')]).toEqual(['9.4', undefined])
    at.act('join C')
    at.told()
    at.act('lead A', 7)
    expect(factorsTold(at)).toEqual(['X garrison 2', 'X outnumbered -2'])
    expect(['A', 'C', 'X'].map((name) => stateOf(at, name))).toEqual([
      [1, 1],
      [1, 0],
      [1, 1],
    ])
  })

  test('A33 with split attackers each fights alone', () => {
    const own = [A, { ...A, name: 'C', at: [29, 36], heading: 90 }] as const
    const at = siege(own, [X], 'attack', { ...town, fights: { isSplit: true } })
    at.told()
    at.act('assault A > X', 7)
    expect(factorsTold(at)).toEqual(['X garrison 2'])
    at.act('assault C > X', 7)
    expect(factorsTold(at)).not.toContain('X outnumbered -2')
  })

  test('A35 if the garrison routs, the attacker occupies the near edge, but is not yet the garrison', () => {
    const at = siege([A], [{ ...X, determination: 'C' }])
    at.p.settled[1] = 9
    at.told()
    at.act('assault A > X', 10)
    expect([at.at('A'), isInside(at, 'A'), at.p.form[0], at.p.contact[0]]).toEqual([[36, 35, 0], true, form.ATTACK, 0])
    expect(at.told()).toContain('Entered A')
  })

  test('A35 a garrison retires inside if the base is deep enough, and the attacker may go in', () => {
    const deep = { ...X, at: [36, 35.5], determination: 'C' } as const
    const at = siege([A], [deep])
    at.p.settled[1] = 9
    at.act('assault A > X', 7)
    expect([stateOf(at, 'X'), isInside(at, 'X'), at.at('X')[1]]).toEqual([[2, 2], true, 39.5])
    expect([at.asked(), at.list()]).toEqual([0, ['go in', 'stay out']])
    at.act('go in')
    expect([at.at('A'), isInside(at, 'A')]).toEqual([[36, 35, 0], true])
  })

  test('A35 the attacker may also stay out', () => {
    const at = siege([A], [{ ...X, at: [36, 35.5] }])
    at.p.settled[1] = 9
    at.act('assault A > X', 8)
    at.act('stay out')
    expect([at.at('A'), at.list().includes('end the turn')]).toEqual([[36, 33, 0], true])
  })

  test('A35, A138 a garrison that retires out of its built-up area breaks up and leaves the edge to the attacker', () => {
    const at = siege([A], [{ ...X, at: [36, 38] }])
    at.p.settled[1] = 9
    at.act('assault A > X', 8)
    expect([isInside(at, 'X'), isInside(at, 'A')]).toEqual([false, true])
    expect(at.p.form[1]).toBe(form.ATTACK)
  })

  test('A129 a line that has no room goes in as a column of attack', () => {
    const farm = { sections: [square(33, 34, 5)], difficult: [square(33, 34, 5)] }
    const at = siege([{ ...A, form: 'line', at: [36, 32] }], [{ ...X, at: [35.5, 36.5] }], 'attack', farm)
    at.p.settled[1] = 9
    at.act('assault A > X', 10)
    expect([at.p.form[0], isInside(at, 'A')]).toEqual([form.ATTACK, true])
  })

  test('A36 a garrison that is attacked may order another round, with its factor for being inside', () => {
    const at = siege([{ ...X, name: 'A' }], [{ ...A, name: 'X', at: [36, 33] }])
    at.p.contact.set([2, 1])
    at.told()
    at.act('assault A > X', 7)
    expect([factorsTold(at), at.at('A'), isInside(at, 'X')]).toEqual([['A garrison 2'], [36, 37, 180], false])
  })
})

describe('10 inside a built-up area', () => {
  const own = { name: 'A', form: 'attack', at: [36, 35], skirmish: 'A', fire: 'A' } as const
  const foe = { ...X, at: [36, 39.5], skirmish: 'C' } as const

  test.each([
    ['attack', undefined],
    ['engage', undefined],
    ['hold', '10.1'],
  ] as const)('10.1 whether a fight inside may be begun on %s', (order, why) => {
    expect(siege([own], [foe], order).why('assault A > X')).toBe(why)
  })

  test('10.3 the factors inside: skirmishers count, and being the garrison does not', () => {
    const at = siege([own], [foe], 'engage')
    at.told()
    at.act('assault A > X', 7)
    expect(factorsTold(at)).toEqual(['A skirmishA 1', 'X skirmishC -1'])
  })

  test('10.2 one brigade of each side fights: no other joins, and none is outnumbered', () => {
    const at = siege([own, { ...own, name: 'B', at: [33.5, 35] }], [foe])
    at.told()
    at.act('assault A > X', 6)
    expect([stateOf(at, 'B'), at.told().includes('outnumbered')]).toEqual([[0, 0], false])
  })

  test('A77 a wood is fought for in the same way', () => {
    const wood = { woods: [square(32, 34, 8)], difficult: [square(32, 34, 8)] }
    const edge = siege([A], [X], 'attack', wood)
    edge.told()
    edge.act('assault A > X', 7)
    expect(factorsTold(edge)).toEqual(['X garrison 2'])
    const inside = siege([own], [foe], 'engage', wood)
    inside.told()
    inside.act('assault A > X', 7)
    expect(inside.told()).toContain('Fought inside A X')
  })

  test('A77 a unit deep in a wood is not attacked from outside', () => {
    const forest = { woods: [square(32, 34, 24)], difficult: [square(32, 34, 24)] }
    expect(siege([A], [{ ...X, at: [36, 43.5] }], 'attack', forest).why('assault A > X')).toBeUndefined()
    expect(siege([A], [{ ...X, at: [36, 43.5625] }], 'attack', forest).why('assault A > X')).toBe('A77')
  })
})

describe('3.9, A47 occupying', () => {
  const within = { name: 'A', form: 'march', at: [36, 37] } as const
  const one = (own: Units, enemies: Units = [{ ...A, name: 'Z', at: [5, 65] }], more: Partial<TableSpec> = town) =>
    siege(own, enemies, 'move', more)

  test('for a pip a brigade that is wholly inside becomes the garrison, and counts after a complete move', () => {
    const at = one([within])
    const { pips } = at.p
    at.act('occupy A')
    expect([at.p.pips, at.p.form[0], at.p.settled[0]]).toEqual([pips - 1, form.GARRISON, 3])
    expect(at.why('occupy A')).toBe('3.9')
  })

  test('a brigade that stands partly outside does not become one, and neither does cavalry', () => {
    expect(one([{ ...within, at: [36, 35.9375] }]).why('occupy A')).toBe('A47')
    expect(one([{ name: 'H', form: 'horse-column', at: [36, 37] }]).why('occupy H')).toBe('3.9')
  })

  test('A46 a brigade does not occupy a section with another of its army in it, or (10.1) an enemy', () => {
    const other = { ...within, name: 'B', at: [39, 38] } as const
    expect(one([within, other]).why('occupy A')).toBe('A46')
    expect(one([within], [other]).why('occupy A')).toBe('10.1')
  })

  test('A77, A128 a wood larger than a section counts as several', () => {
    const forest = { woods: [square(32, 34, 24)] }
    const own = (x: number) => [within, { ...within, name: 'B', at: [x, 37] }] as const
    expect([one(own(39), undefined, forest).why('occupy A'), one(own(41), undefined, forest).why('occupy A')]).toEqual([
      'A46',
      undefined,
    ])
  })

  test('the base of the garrison is brought inside', () => {
    const at = one([{ ...within, at: [33, 37] }])
    at.act('occupy A')
    expect(isInside(at, 'A')).toBe(true)
  })

  test('A47 a garrison that leaves forms up at an edge for a pip', () => {
    const at = one([{ ...X, name: 'A' }])
    expect(at.why('pick A')).toBeUndefined()
    at.act('form up A > 180')
    // A column of attack is two inches deep; the border is at 34.
    expect([at.at('A'), at.p.form[0]]).toEqual([[36, 35, 180], form.ATTACK])
    expect(at.why('form up A > 90')).toBe('A47')
  })

  test('A47 with the slow exit a garrison goes out neither in that move nor in the next', () => {
    const at = one([{ ...X, name: 'A' }], undefined, { ...town, fights: { exit: 2 } })
    at.act('form up A > 180')
    at.act('pick A')
    expect([at.why('go 0 1'), at.why('go 0 3')]).toEqual(['A47', 'A47'])
    at.p.move++
    expect(at.why('go 0 3')).toBe('A47')
    at.p.move++
    expect(at.why('go 0 3')).toBeUndefined()
  })
})

test('18.1 Shaken brigades begin no fight inside either', () => {
  const at = siege([{ ...A, at: [36, 36] }], [{ ...X, at: [36, 40] }])
  at.p.morale[0] = morale.SHAKEN
  expect(at.why('assault A > X')).toBe('18.1')
})
