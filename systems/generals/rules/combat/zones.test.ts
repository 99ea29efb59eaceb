import { expect, test } from 'vitest'
import { skirmish } from '../testing/skirmish.ts'

const fights = (fight: ReturnType<typeof skirmish>): string[] => fight.told(/ (attacks|meets) /)

test('G44 the other half is empty if no unit is left to defend', () => {
  const fight = skirmish({
    place: { b1: { white: '2I' }, b2: { black: '1C' }, b3: { black: '1I' } },
    white: ['2 I b1>b2'],
  })
  fight.go('black', 'close').go('black', 'retreat b2', 'close').go('white', 'close')
  expect(fight.line('White b1|b2', 0)).toEqual(['attacking I', 'attacking I'])
  expect(fight.line('Black b1|b2', 0)).toEqual([])
  expect(fight.units('b2').white).toBe('2I:spent')
})

test('A5 a side that leaves an attacked sector in peace leaves it to the attacker', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, b2: { black: '1I' } },
    white: ['I b1>b2'],
    black: ['I b2>c2'],
  })
  expect(fights(fight)).toEqual([])
  expect([fight.units('b2').white, fight.units('c2').black]).toEqual(['1I:spent', '1I:spent'])
})

test('A5 a side that leaves an attacked sector for a combat of its own still holds it', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, c1: { white: '1I' }, b2: { black: '1I' } },
    white: ['I b1>b2', 'I c1>c2'],
    black: ['I b2>c2'],
  })
  expect(fights(fight)).toEqual([
    'White attacks over b1|b2.',
    'White meets the enemy over c1|c2, on the way to c2.',
    'Black meets the enemy over c1|c2, on the way to c2.',
  ])
  expect(fight.line('Black b1|b2', 0)).toEqual([])
})

test('A6 groups on opposite borders of the free sector meet first, whatever their numbers', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, a2: { white: '3I' }, b3: { black: '1I' }, c2: { black: '2I' } },
    white: ['I b1>b2', '3 I a2>b2'],
    black: ['I b3>b2', '2 I c2>b2'],
  })
  expect(fight.line('White b1|b2', 0).length).toBe(1)
  expect(fight.line('Black b1|b2', 0).length).toBe(1)
  expect(fight.line('White a2|b2', 0).length).toBe(3)
  expect(fight.line('Black a2|b2', 0).length).toBe(2)
})

test('A6 if no groups stand on opposite borders the larger group meets the larger', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, b3: { white: '3I' }, a2: { black: '2I' }, c2: { black: '1I' } },
    white: ['I b1>b2', '3 I b3>b2'],
    black: ['2 I a2>b2', 'I c2>b2'],
  })
  expect([fight.line('White b2|b3', 0).length, fight.line('Black b2|b3', 0).length]).toEqual([3, 2])
  expect([fight.line('White b1|b2', 0).length, fight.line('Black b1|b2', 0).length]).toEqual([1, 1])
})

test('A6 groups of equal size are taken from the north, the east, the south, the west', () => {
  // White in the north meets Black in the east, though Black has cavalry there and infantry in the west.
  const fight = skirmish({
    place: { b1: { white: '1C' }, b3: { white: '1I' }, a2: { black: '1I' }, c2: { black: '1C' } },
    white: ['C b1>b2', 'I b3>b2'],
    black: ['I a2>b2', 'C c2>b2'],
  })
  expect([fight.line('White b2|b3', 0), fight.line('Black b2|b3', 0)]).toEqual([['attacking I'], ['attacking C']])
  expect([fight.line('White b1|b2', 0), fight.line('Black b1|b2', 0)]).toEqual([['attacking C'], ['attacking I']])
})

test('A6 a group without a partner faces no one: its cavalry reaches all who want the sector, its infantry no one', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, a2: { white: '1I 1C' }, b3: { black: '1I' } },
    white: ['I b1>b2', 'I a2>b2', 'C a2>b2'],
    black: ['I b3>b2'],
    dice: [1, 1, 1, 1, 4],
  })
  expect(fight.line('White a2|b2', 0)).toEqual(['attacking I', 'attacking C'])
  expect(fight.line('Black a2|b2', 0)).toEqual([])
  // The infantry of a2 has rolled nothing, but counts as a direction: White has a re-roll.
  expect(fight.heard('Rolled')).toEqual(['White b1|b2 1 rolls 1.', 'Black b1|b2 1 rolls 1.'])
  expect(fight.asks).toBe('re-rolls: white')
  fight.go('white', 'pass').go('white', 'close')
  expect(fight.heard('Aims')).toEqual(['White a2|b2 2 aims at Black b1|b2 1.'])
})

test('A6 no unit gets in while both sides have units left that want the sector', () => {
  const fight = skirmish({
    place: { a1: { white: '1I' }, a3: { black: '1I' } },
    white: ['I a1>a2'],
    black: ['I a3>a2'],
    dice: [1, 1, 2, 2],
  })
  expect([fight.units('a1').white, fight.units('a2'), fight.units('a3').black]).toEqual([
    '1I:spent',
    { white: '', black: '' },
    '1I:spent',
  ])
})

test('A7 in a crossing a side gets over only if no enemy is left that can fight', () => {
  // White routs the two that attack him; a third black unit stayed behind and still holds b2.
  const held = skirmish({
    place: { b1: { white: '2I' }, b2: { black: '3I' } },
    white: ['2 I b1>b2'],
    black: ['2 I b2>b1'],
    dice: [6, 6, 1, 1, 3, 1, 4],
  })
    .go('white', 'close')
    .go('white', 'close')
  expect(held.line('Black b1|b2', 1)).toEqual(['I', 'I:routed', 'I:routed'])
  expect([held.units('b1').white, held.units('b2').black, held.units('box').black]).toEqual(['2I:spent', '1I', '2I'])
  const open = skirmish({
    place: { b1: { white: '2I' }, b2: { black: '2I' } },
    white: ['2 I b1>b2'],
    black: ['2 I b2>b1'],
    dice: [6, 6, 1, 1, 1, 1],
  })
    .go('white', 'close')
    .go('white', 'close')
  expect([open.units('b2').white, open.units('box').black]).toEqual(['2I:spent', '2I'])
})

test('A23 guns do not contest a free sector, and attack the enemy who has entered it', () => {
  const fight = skirmish({
    place: { b1: { white: '1A' }, b3: { black: '2I' } },
    white: ['A b1>b2'],
    black: ['I b3>b2'],
    dice: [2, 2, 1],
  })
  expect(fight.heard('Moved')).toEqual(['Black: 1 I moved b3>b2.'])
  expect(fights(fight)).toEqual(['White attacks over b1|b2.'])
  expect(fight.line('White b1|b2', 0)).toEqual(['attacking A'])
})

test('A23 guns without other units never take the sector that they have cleared', () => {
  const fight = skirmish({ place: { b1: { white: '1A' }, b2: { black: '1I' } }, white: ['A b1>b2'], dice: [6, 1, 1] })
  expect([fight.units('b1').white, fight.units('b2'), fight.units('box').black]).toEqual([
    '1A:spent',
    { white: '', black: '' },
    '1I',
  ])
})

test('A43, A62 routed units in a sector that both sides want take no part and go to the side that gets in', () => {
  const fight = skirmish({
    place: { b1: { white: '2I' }, b3: { black: '1I' }, b2: { black: '1A:routed' } },
    white: ['2 I b1>b2'],
    black: ['I b3>b2'],
    dice: [6, 1, 1, 1, 1],
  })
  expect(fight.line('Black b1|b2', 0)).toEqual(['attacking I'])
  // The second infantry could aim only at the attacker.
  expect(fight.heard('Aims')).toEqual(Array(2).fill('White b1|b2 2 aims at Black b1|b2 1.'))
  expect([fight.units('b2').white, fight.units('captives').black]).toEqual(['2I:spent', '1A'])
})

test('A43, A62 if neither side gets in, the routed units stay or flee as usual', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, b3: { black: '1I' }, b2: { black: '1A:routed 1I:routed' } },
    white: ['I b1>b2'],
    black: ['I b3>b2'],
    dice: [1, 1, 3, 3],
  })
  expect([fight.units('b2').black, fight.units('box').black, fight.units('captives').black]).toEqual([
    '1A:routed',
    '1I',
    '',
  ])
})

test('A43 a sector with nothing but routed enemies is entered without combat', () => {
  const fight = skirmish({ place: { b1: { white: '1I' }, b2: { black: '1A:routed 1I:routed' } }, white: ['I b1>b2'] })
  expect([fights(fight), fight.units('b2').white, fight.units('captives').black]).toEqual([[], '1I:spent', '1I 1A'])
})

test('A45 a direction is a border over which a side attacks after the peaceful moves; guns are enough for one', () => {
  const place = { b1: { white: '1I' }, a2: { white: '1I 1A' }, b2: { black: '1I' } }
  const two = skirmish({ place, white: ['I b1>b2', 'A a2>b2'], dice: [1, 1, 1, 1, 1] }).go(
    'black',
    'post I > b1|b2',
    'close',
  )
  expect(two.asks).toBe('re-rolls: white')
  const one = skirmish({ place, white: ['I b1>b2'] })
  expect(one.heard('Rolled').length).toBeGreaterThan(0)
  expect(one.asks).not.toBe('re-rolls: white')
})

test('A45 units that have moved in peace, or that stay in their reserve, are no direction', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, RW: { white: '1I' }, c1: { black: '1I' }, a1: { white: '1I' }, b2: { white: '1I' } },
    white: ['I b1>c1', 'I RW>b1', 'I a1>a2'],
  })
  expect(fights(fight)).toEqual(['White attacks over b1|c1.'])
  expect(fight.heard('Rerolled')).toEqual([])
  expect(fight.asks).not.toContain('re-rolls')
})

test('A63 units over the crossed border do not defend against the other attackers, and each target sector has its own directions', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, a2: { white: '1I' }, b2: { black: '2I' } },
    white: ['I b1>b2', 'I a2>b2'],
    black: ['I b2>b1'],
    dice: [1, 1, 1, 1],
  })
  expect([fight.line('White b1|b2', 0), fight.line('Black b1|b2', 0)]).toEqual([['attacking I'], ['attacking I']])
  expect([fight.line('White a2|b2', 0), fight.line('Black a2|b2', 0)]).toEqual([['attacking I'], ['I']])
  // Two white directions against b2, one black against b1.
  expect(fight.asks).toBe('re-rolls: white')
  expect(fight.go('white', 'pass').asks).not.toContain('re-rolls: black')
})

test('G116 a sector is attacked from several sides at once, and its defender divides his units among the zones', () => {
  const fight = skirmish({
    place: { b1: { white: '2I' }, a2: { white: '2I' }, b2: { black: '2I' } },
    white: ['2 I b1>b2', '2 I a2>b2'],
  })
  expect(fight.asks).toBe('taking positions: black')
  fight.go('black', 'post I > b1|b2', 'post I > a2|b2', 'close')
  expect([fight.line('Black b1|b2', 0), fight.line('Black a2|b2', 0)]).toEqual([['I'], ['I']])
  const other = skirmish({
    place: { b1: { white: '2I' }, a2: { white: '2I' }, b2: { black: '2I' } },
    white: ['2 I b1>b2', '2 I a2>b2'],
  }).go('black', 'post I > a2|b2', 'post I > a2|b2', 'close')
  expect([other.line('Black b1|b2', 0), other.line('Black a2|b2', 0)]).toEqual([[], ['I', 'I']])
})
