/** The invariants are not empty: each reports a position in which it alone is broken. */
import { expect, test } from 'vitest'
import { engine, fastDice, log, randomSource } from '../../../src/kernel/index.ts'
import { albuera } from './index.ts'
import { invariants } from './invariants.ts'
import { type Albuera, mark } from './state/position.ts'
import { column, emptyField, type Field, guns, horse, line, unit, west } from './testing/field.ts'

/** What is found in this field after breaking it like this. */
const found = (placed: Field, spoil: (p: Albuera) => void = () => {}): string => {
  const p = emptyField(placed)
  spoil(p)
  return [...invariants(p)].join('; ')
}
const one = { 'II/34': column('1010') }

test('a sound field breaks no invariant', () => {
  expect(found({ ...one, '1/57': line('1210', west), '1/4 D': horse('0808'), Sympher: guns('1310') })).toBe('')
})

test('11.0 to 11.2, 6.4 the invariants report stacks that the rules forbid', () => {
  expect(found({ ...one, '1/4 D': horse('1010') })).toContain('infantry and cavalry stand in 1010 (11.1)')
  expect(found({ ...one, 'III/34': line('1010') })).toContain('different arrays (11.0)')
  expect(found({ ...one, 'III/34': column('1010', west) })).toContain('face different ways (11.0)')
  const five = ['III/34', 'I/40', 'II/40', 'I/64'].map((name) => [name, column('1010')] as const)
  expect(found({ ...one, ...Object.fromEntries(five) })).toContain('1010 is too full (11.2)')
  expect(found({ Sympher: guns('1010'), Hawker: guns('1010') })).toContain('1010 is too full (11.2)')
  const three = ['1/57', '1/3', '1/7'].map((name) => [name, line('1010')] as const)
  expect(found(Object.fromEntries(three))).toContain('do not cover the same ones in 1010 (6.4)')
})

test('the invariants report a unit that is not in one place, on the hexes of its counter', () => {
  const elsewhere = (p: Albuera) => (p.at[unit(p, 'II/34')] = 3)
  expect(found(one, elsewhere)).toContain('II/34 lies in 1010 and elsewhere')
  expect(found(one, (p) => (p.due[unit(p, 'II/34')] = 3))).toContain('II/34 is in 2 places')
  const apart = (p: Albuera) => (p.face[unit(p, '1/57')] = 3)
  expect(found({ '1/57': line('1010') }, apart)).toContain('the halves of 1/57 do not lie side by side')
  expect(found({ '1/57': line('1010') }, (p) => (p.lost[unit(p, '1/57')] = 1))).toContain('1/57, Manpower 5, is in two')
})

test('3.4, 8.2, 14.9.1, 10.6 the invariants report wrong Manpower, fires, and marks of guns', () => {
  expect(found(one, (p) => (p.lost[unit(p, 'II/34')] = 5))).toContain('II/34 has no Manpower')
  expect(found(one, (p) => (p.lost[unit(p, 'II/34')] = 6))).toContain('II/34 has lost more than it had')
  expect(found(one, (p) => (p.fires[unit(p, 'II/34')] = 5))).toContain('II/34 has fired 5 times (14.9.1)')
  const rifles = { '2 KGL': column('1010') }
  expect(found(rifles, (p) => (p.fires[unit(p, '2 KGL')] = 4))).toContain('2 KGL has fired 4 times')
  expect(found(one, (p) => (p.marks[unit(p, 'II/34')] |= mark.OUT))).toContain('II/34 is marked as guns are')
  expect(found({ Sympher: guns('1010') }, (p) => (p.taken[unit(p, 'Sympher')] = 1))).toContain('Sympher is in 2 places')
  expect(found(one, (p) => (p.retreats[unit(p, 'II/34')] = 1))).toContain('II/34 owes what is forgotten')
})

test('16.2 in whole games the marker is the sum of all points that were reported', () => {
  const kernel = engine(albuera)
  const list = new Int32Array(8192)
  const scored = albuera.events.findIndex(({ name }) => name === 'Scored')
  let points = 0
  for (let seed = 1; seed <= 12; seed++) {
    const p = kernel.open('lancers', {}, fastDice(seed))
    const random = randomSource(seed)
    let sum = 0
    for (let n = 0; n < 6_000 && kernel.awaiting(p) !== 0; n++) {
      const seat = 31 - Math.clz32(kernel.awaiting(p) & -kernel.awaiting(p))
      const journal = log()
      const action = list[random(kernel.actions(p, seat, list))]
      kernel.play(p, seat, action, fastDice(seed, n), journal)
      for (const { event, args } of journal.told)
        if (event === scored) {
          sum += args[0] === 0 ? args[1] : -args[1]
          points += args[1]
        }
      expect(p.points).toBe(sum)
    }
  }
  expect(points).toBeGreaterThan(10)
})
