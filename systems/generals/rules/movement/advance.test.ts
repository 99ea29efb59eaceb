import { expect, test } from 'vitest'
import { skirmish } from '../testing/skirmish.ts'

/** Black's counter-charger routs the infantry that attacked it: the infantry has 1, the cavalry 6 and one more. */
const countered = (
  place: Readonly<Record<string, { white?: string; black?: string }>>,
  white: readonly string[],
  dice: readonly number[],
) => skirmish({ place, white, dice }).go('black', 'countercharge b2', 'close')

test('G99, A58 a counter-charger may enter the sector that it charged at if no enemy is left in it, and may stay', () => {
  const place = { b1: { white: '1I' }, b2: { black: '1C 1I' } }
  const goes = countered(place, ['I b1>b2'], [5, 1, 1, 6])
  expect(goes.asks).toBe('advance after combat: black')
  goes.go('black', 'advance C counter b2>b1')
  expect([goes.units('b1').black, goes.units('b2').black]).toEqual(['1C:spent', '1I'])
  const stays = countered(place, ['I b1>b2'], [5, 1, 1, 6]).go('black', 'halt')
  expect([stays.units('b1').black, stays.units('b2').black]).toEqual(['', '1I 1C:spent'])
})

test('A58 a counter-charger does not enter while an unrouted enemy is there, even one committed elsewhere', () => {
  const idle = countered({ b1: { white: '1I 1A:spent' }, b2: { black: '1C' } }, ['I b1>b2'], [5, 1, 1, 6])
  expect(idle.finish().heard('Moved')).toEqual([])
  expect(idle.units('b2').black).toBe('1C:spent')
  const elsewhere = countered(
    { b1: { white: '2I' }, b2: { black: '1C' }, c1: { black: '1I' } },
    ['I b1>b2', 'I b1>c1'],
    [5, 1, 1, 1, 1, 6, 1, 2],
  ).finish()
  expect(elsewhere.heard('Moved')).toEqual([])
})

test('A58 if a counter-charger empties its sector, the other attackers must enter it, and take routed guns', () => {
  const place = { b1: { white: '1I' }, c2: { white: '1I' }, b2: { black: '1C 1A:routed' } }
  const fight = countered(place, ['I b1>b2', 'I c2>b2'], [5, 1, 1, 1, 6, 1]).go('black', 'charge b1|b2', 'close')
  while (fight.asks !== 'advance after combat: black')
    fight.go(fight.asks.includes('white') ? 'white' : 'black', fight.asks.startsWith('re-rolls') ? 'pass' : 'close')
  expect(fight.units('b2').black).toBe('1C:counter 1A:routed')
  fight.go('black', 'advance C counter b2>b1')
  expect([fight.units('b1').black, fight.units('b2').white, fight.units('captives').black]).toEqual([
    '1C:spent',
    '1I:spent',
    '1A',
  ])
})

test('A15 cavalry that hit in phase 2, even if the sector held, may charge again in phase 4 by the same step', () => {
  const fight = skirmish({
    phase: 'fast movement',
    place: { b1: { white: '1C' }, b2: { black: '3I' } },
    white: ['C b1>b2'],
    dice: [1, 6, 1, 1, 6, 1],
  })
  fight.finish()
  expect([fight.units('b1').white, fight.field('orders')]).toEqual([
    '1C:moved',
    { white: ['C again b1>b2'], black: [] },
  ])
  // Phase 3 and phase 4.
  fight.go('white', 'close').go('black', 'close')
  fight.go('white', 'act C again b1>b2', 'close').go('black', 'close')
  expect(fight.heard('Assault').length).toBe(2)
  fight.finish()
  expect(fight.units('b1').white).toBe('1C:spent')
})

test('A16 cavalry that missed its target is spent', () => {
  const fight = skirmish({
    phase: 'fast movement',
    place: { b1: { white: '2C' }, b2: { black: '2I' } },
    white: ['2 C b1>b2'],
    dice: [1, 1, 6, 1, 3, 2],
  }).finish()
  // 6 + 1 against 3 - 1 hits, 1 + 1 against 2 - 1 hits as well but for the tie of the second: 2 against 1.
  expect(fight.told(/^White.*, (hits|no hit)/)).toEqual([
    'White b1|b2 1: 6 against Black b1|b2 1, hits.',
    'White b1|b2 2: 2 against Black b1|b2 2, hits.',
  ])
  const missed = skirmish({
    phase: 'fast movement',
    place: { b1: { white: '2C' }, b2: { black: '2I' } },
    white: ['2 C b1>b2'],
    dice: [1, 1, 6, 1, 3, 3],
  }).finish()
  expect(missed.told(/^White b1\|b2 2.*, (hits|no hit)/)).toEqual(['White b1|b2 2: 2 against Black b1|b2 2, no hit.'])
  expect(missed.units('b1').white).toBe('1C:moved 1C:spent')
})

test('A16 cavalry that found no one to strike has not failed', () => {
  // All defenders have fallen back; it stays where it is only because the others fill the sector.
  const fight = skirmish({
    place: { b1: { white: '5C' }, a2: { white: '3C' }, b2: { black: '1C' } },
    white: ['5 C b1>b2', '3 C a2>b2'],
    phase: 'fast movement',
  })
  fight.go('black', 'retreat b2', 'close')
  while (!fight.asks.startsWith('advance')) fight.go('white', fight.asks.startsWith('re-rolls') ? 'pass' : 'close')
  fight.go('white', ...Array(5).fill('advance C b1>b2'), 'advance C a2>b2')
  expect(fight.heard('Rolled')).toEqual([])
  fight.finish()
  expect([fight.units('b2').white, fight.units('a2').white]).toEqual(['6C:moved', '2C:moved'])
})

test('A16 defending cavalry that misses is not spent by it', () => {
  const fight = skirmish({
    phase: 'fast movement',
    place: { b1: { white: '1C' }, b2: { black: '2C' } },
    white: ['C b1>b2'],
    dice: [1, 3],
  })
  fight.go('black', 'close').finish()
  expect(fight.told(/^Black b1\|b2 1: . against .*, no hit/).length).toBe(1)
  expect(fight.units('b2').black).toBe('2C')
})

test('A33 in phase 2 each cavalry unit goes or stays at its owner’s choice', () => {
  const fight = skirmish({
    phase: 'fast movement',
    place: { b1: { white: '3C' }, b2: { black: '1A' } },
    white: ['3 C b1>b2'],
    dice: [1, 1, 6, 6, 6],
  })
  fight.go('white', 'close')
  expect(fight.asks).toBe('advance after combat: white')
  expect(fight.legal('white')).toEqual(['advance C b1>b2', 'halt'])
  fight.go('white', 'advance C b1>b2', 'halt')
  expect([fight.units('b2').white, fight.units('b1').white]).toEqual(['1C:moved', '2C:spent'])
})

test('A33 in phase 4 all units must go that find room; their owner chooses which stay behind', () => {
  const fight = skirmish({
    place: { b1: { white: '4I' }, a2: { white: '4I' }, b2: { black: '1C' } },
    white: ['4 I b1>b2', '4 I a2>b2'],
  })
  fight.go('black', 'close').go('black', 'retreat b2', 'close')
  while (fight.asks.startsWith('re-rolls') || fight.asks.startsWith('withdrawing'))
    fight.go('white', fight.asks.startsWith('re-rolls') ? 'pass' : 'close')
  expect(fight.asks).toBe('too many for one sector: white')
  fight.go('white', 'hold I a2>b2', 'hold I a2>b2')
  expect([fight.units('b2').white, fight.units('b1').white, fight.units('a2').white]).toEqual([
    '6I:spent',
    '',
    '2I:spent',
  ])
})

test('A33 units that withdrew do not follow up', () => {
  const fight = skirmish({
    place: { b1: { white: '2I' }, b2: { black: '1I' } },
    white: ['2 I b1>b2'],
    dice: [1, 1, 1, 6, 1],
  })
  fight.go('white', 'withdraw White b1|b2 2', 'close')
  expect([fight.units('b2').white, fight.units('b1').white]).toEqual(['1I:spent', '1I:spent'])
})

test('A34 in phase 2 a side that enters captures infantry and guns, since cavalry has fled', () => {
  const fight = skirmish({
    phase: 'fast movement',
    place: { b1: { white: '1C' }, b2: { black: '1C 1I:routed 1A:routed' } },
    white: ['C b1>b2'],
    dice: [6, 1],
  })
  fight.go('black', 'close').go('white', 'close').go('white', 'advance C b1>b2')
  expect([fight.units('captives').black, fight.units('box').black]).toEqual(['1I 1A', '1C'])
})

test('A34 in phase 4 a side that enters after combat captures guns only, since the rest has fled first', () => {
  const fight = skirmish({
    place: { b1: { white: '2I' }, b2: { black: '1I 1C:routed 1A:routed' } },
    white: ['2 I b1>b2'],
    dice: [6, 1, 1, 1, 1],
  }).finish()
  expect([fight.units('b2').white, fight.units('captives').black, fight.units('box').black]).toEqual([
    '2I:spent',
    '1A',
    '1I 1C',
  ])
})

test('A34 a side that enters a free sector in phase 4 captures all units that were routed earlier in the round', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, b2: { black: '1I:routed 1C:routed 1A:routed' } },
    white: ['I b1>b2'],
  })
  expect(fight.units('captives').black).toBe('1I 1C 1A')
})

test('G126 a routed unit controls nothing: its sector is entered without combat', () => {
  const fight = skirmish({ place: { b1: { white: '1I' }, b2: { black: '2I:routed' } }, white: ['I b1>b2'] })
  expect(fight.heard('Assault')).toEqual([])
  expect([fight.units('b2').white, fight.units('captives').black]).toEqual(['1I:spent', '2I'])
})

test('G127 routed cavalry flees at the end of phase 2, infantry and artillery stay', () => {
  const fight = skirmish({
    phase: 'fast movement',
    place: { b2: { black: '1I:routed 1C:routed 1A:routed 1I' }, b1: { white: '1C' }, a1: {} },
    white: ['C b1>a1'],
  })
  expect([fight.units('b2').black, fight.units('box').black]).toEqual(['1I 1I:routed 1A:routed', '1C'])
})

test('G127 routed infantry and cavalry flee at the end of phase 4, artillery stays', () => {
  const fight = skirmish({
    place: { b2: { black: '1I:routed 1C:routed 1A:routed 1I' }, b1: { white: '1C' } },
    white: ['C b1>a1'],
  })
  expect([fight.units('b2').black, fight.units('box').black]).toEqual(['1I 1A:routed', '1I 1C'])
})

test('G127 routed units also flee in a phase in which no unit acts', () => {
  const fight = skirmish({ place: { b2: { black: '1I:routed 1C:routed 1A:routed' } } })
  expect([fight.units('b2').black, fight.units('box').black]).toEqual(['1A:routed', '1I 1C'])
})

test('G128 routed units do nothing until they are rallied: no order, no reaction, no falling back, no defence', () => {
  const fight = skirmish({
    place: { b1: { white: '1C 1I' }, b2: { black: '1I:routed 1C:routed 1A:routed 1A:spent' } },
    white: ['C b1>b2', 'I b1>b2'],
    idle: { black: ['I b2>b3', 'C b2>b3'] },
    waits: true,
  }).go('white', 'act C b1>b2', 'act I b1>b2', 'close')
  expect(fight.why('black', 'act I b2>b3')).toBe('G128')
  expect(fight.why('black', 'act C b2>b3')).toBe('G128')
  fight.go('black', 'close').finish()
  expect(fight.heard('TriesSquare', 'TriesCounter', 'FellBack')).toEqual([])
  expect(fight.told(/^Black b1\|b2 [2-5] rolls/)).toEqual([])
  expect(fight.line('Black b1|b2', 0)).toEqual(['A:spent', 'I:routed'])
})
