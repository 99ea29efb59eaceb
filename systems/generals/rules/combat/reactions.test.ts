import { expect, test } from 'vitest'
import { skirmish } from '../testing/skirmish.ts'

const charged = { b1: { white: '2C' }, b2: { black: '2I' } }
const stormed = { b1: { white: '2I' }, b2: { black: '2C' }, b3: { black: '1I' } }

test('G96 only units that are not spent react, and only those that defend', () => {
  const spent = skirmish({ place: { b1: { white: '1C' }, b2: { black: '2I:spent' } }, white: ['C b1>b2'] })
  expect(spent.heard('TriesSquare', 'TriesCounter')).toEqual([])
  expect(spent.line('Black b1|b2', 0)).toEqual(['I:spent'])
  // One acts elsewhere and one is spent: one of three may try.
  const mixed = skirmish({
    place: { b1: { white: '1C' }, b2: { black: '2I 1I:spent' }, c1: { white: '1I' } },
    white: ['C b1>b2', 'I c1>c2'],
    black: ['I b2>c2'],
  })
  expect(mixed.asks).toBe('reactions: black')
  expect(mixed.why('black', 'square b2')).toBeUndefined()
  expect(mixed.why('black', 'square b2', 'square b2')).toBe('G96')
})

test('G96 each unit that reacts rolls a die of its own', () => {
  const fight = skirmish({ place: charged, white: ['2 C b1>b2'], dice: [5, 2, 1, 1, 1, 1, 1] })
  fight.go('black', 'square b2', 'square b2', 'close')
  expect(fight.heard('TriesSquare', 'TriesCounter')).toEqual([
    'Black, infantry in b2 tries to form square and rolls 5: yes.',
    'Black, infantry in b2 tries to form square and rolls 2: no.',
  ])
})

test('G96 no unit has to react', () => {
  const fight = skirmish({ place: charged, white: ['2 C b1>b2'] }).go('black', 'close')
  expect(fight.heard('TriesSquare', 'TriesCounter')).toEqual([])
  expect(fight.line('Black b1|b2', 0)).toEqual(['I', 'I'])
})

test('G97 a natural 4 is too little for a square, a 5 is enough', () => {
  for (const [die, square] of [
    [4, false],
    [5, true],
    [6, true],
  ] as const) {
    const fight = skirmish({
      place: { b1: { white: '1C' }, b2: { black: '1I' } },
      white: ['C b1>b2'],
      dice: [die, 1, 1, 1],
    })
    fight.go('black', 'square b2', 'close')
    expect(fight.line('Black b1|b2', 0)).toEqual([square ? 'I:square' : 'I:reacted'])
  }
})

test('G97 a natural 4 is too little for a counter-charge, a 5 is enough', () => {
  for (const [die, charges] of [
    [4, false],
    [5, true],
  ] as const) {
    const fight = skirmish({
      place: { b1: { white: '1I' }, b2: { black: '1C' } },
      white: ['I b1>b2'],
      dice: [die, 1, 1, 1],
    })
    fight.go('black', 'countercharge b2', 'close')
    expect(fight.line('Black b1|b2', 0)).toEqual([charges ? 'attacking C counter' : 'C:reacted'])
  }
})

test('G98 infantry forms square only against cavalry', () => {
  const fight = skirmish({ place: { b1: { white: '1I' }, b2: { black: '1I 1C' } }, white: ['I b1>b2'] })
  expect(fight.asks).toBe('reactions: black')
  expect(fight.why('black', 'square b2')).toBe('G98')
})

test('G98, A20 cavalry over one border lets all infantry of the sector try a square, wherever it stands', () => {
  const fight = skirmish({
    place: { b1: { white: '2I' }, a2: { white: '1C' }, b2: { black: '3I' } },
    white: ['2 I b1>b2', 'C a2>b2'],
    dice: [5, 5, 5, ...Array(20).fill(1)],
  })
  fight.go('black', 'square b2', 'square b2', 'square b2', 'close').finish()
  expect(fight.heard('TriesSquare', 'TriesCounter').length).toBe(3)
  expect([fight.line('Black b1|b2', 0), fight.line('Black a2|b2', 0)]).toEqual([['I:square', 'I:square'], ['I:square']])
})

test('G98 a square stays until the end of the round: it fights again in phase 4, and cannot act', () => {
  const fight = skirmish({
    phase: 'fast movement',
    place: { b1: { white: '1C' }, a2: { white: '1C' }, b2: { black: '1I' } },
    white: ['C b1>b2'],
    idle: { white: ['C a2>b2'], black: ['I b2>b3'] },
    dice: [5, 1, 2, 6, 1, 2, 6],
  })
  fight.go('black', 'square b2', 'close').finish()
  expect(fight.units('b2').black).toBe('1I:square:spent')
  // Phase 3, in which neither side has guns, and phase 4.
  fight.go('white', 'close').go('black', 'close')
  expect(fight.why('black', 'act I b2>b3')).toBe('G39')
  fight.go('white', 'act C a2>b2', 'close').go('black', 'close').finish()
  expect(fight.line('Black a2|b2', 2)).toEqual(['I:square:spent'])
  expect(fight.told('White a2|b2 1: -3')).toEqual(['White a2|b2 1: -3, the table (G120).'])
})

test('G99 cavalry counter-charges only against infantry', () => {
  const fight = skirmish({ place: { b1: { white: '1C' }, b2: { black: '1C 1I' } }, white: ['C b1>b2'] })
  expect(fight.why('black', 'countercharge b2')).toBe('G99')
  const alone = skirmish({ place: { b1: { white: '1C' }, b2: { black: '1C' } }, white: ['C b1>b2'] })
  expect(alone.heard('TriesSquare', 'TriesCounter')).toEqual([])
})

test('G99 a counter-charger has all that attacking cavalry has: place, modifier, the choice of a target', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, b2: { black: '2C 1I' } },
    white: ['I b1>b2'],
    dice: [5, 5, 4, 1, 6, 2, 1],
  })
  fight.go('black', 'countercharge b2', 'countercharge b2', 'close')
  // They attack: no unit is placed next to them, and the second, unopposed, aims.
  expect(fight.line('Black b1|b2', 0)).toEqual(['attacking C counter', 'attacking C counter'])
  fight.go('black', 'close')
  expect(fight.heard('Aims')).toEqual(['Black b1|b2 2 aims at White b1|b2 1.'])
  expect(fight.told(/^(White|Black) b1\|b2 \d: [-+]?\d, /)).toEqual([
    'White b1|b2 1: -1, the table (G120).',
    'White b1|b2 1: -1, the table (G120).',
    'Black b1|b2 1: +1, the table (G120).',
    'Black b1|b2 2: +1, the table (G120).',
    'Black b1|b2 2: +2, no opposing unit (G115).',
  ])
})

test('G100 square, failed square, counter-charge and retreat leave a unit spent at the end of the phase', () => {
  const fight = skirmish({
    phase: 'fast movement',
    place: { b1: { white: '2C' }, b2: { black: '3I' } },
    white: ['2 C b1>b2'],
    dice: [6, 1, 1, 1, 1, 1, 6, 6],
  })
  fight.go('black', 'square b2', 'square b2', 'close').finish()
  expect(fight.units('b2').black).toBe('1I 1I:spent 1I:square:spent')
  const charge = skirmish({ place: stormed, white: ['2 I b1>b2'], dice: [5, 1, 1, 1, 1, 1] })
  charge.go('black', 'countercharge b2', 'close').go('black', 'retreat b2', 'close').finish()
  expect(charge.units('b3').black).toBe('1I 1C:spent')
  expect(charge.units('b2').black).toBe('1C:spent')
})

test('G103 defending cavalry may fall back one sector towards its reserve instead of standing', () => {
  const fight = skirmish({ place: stormed, white: ['2 I b1>b2'], dice: [1, 1, 1, 6, 1] })
  fight.go('black', 'close').go('black', 'retreat b2', 'close')
  expect(fight.heard('FellBack')).toEqual(['Black: 1 cavalry fell back b2>b3.'])
  expect(fight.line('Black b1|b2', 0)).toEqual(['C'])
})

test('G103, A18 cavalry falls back from the home row into the reserve', () => {
  const fight = skirmish({ place: { a2: { black: '1I' }, a1: { white: '2C' } }, black: ['I a2>a1'] })
  fight.go('white', 'close').go('white', 'retreat a1', 'retreat a1', 'close').finish()
  expect(fight.units('RW').white).toBe('2C:spent')
  expect(fight.units('a1').black).toBe('1I:spent')
})

test('G103 cavalry falls back into friendly sectors only', () => {
  const neutral = skirmish({ place: { a1: { black: '1C' }, b1: { white: '1I' } }, white: ['I b1>a1'] })
  // a2 is empty and neutral, so falling back is not even asked about.
  expect(neutral.go('black', 'close').heard('FellBack')).toEqual([])
  const two = skirmish({
    place: { a1: { black: '1C' }, b1: { white: '1I' }, b2: { black: '1C' }, c2: { white: '1I' }, b3: { black: '1I' } },
    white: ['I b1>a1', 'I c2>b2'],
  }).go('black', 'close')
  expect(two.asks).toBe('falling back: black')
  expect(two.why('black', 'retreat a1')).toBe('G103')
  expect(two.why('black', 'retreat b2')).toBeUndefined()
})

test('G103 an empty sector with its own objective is friendly', () => {
  const fight = skirmish({ place: { b2: { black: '1C' }, b1: { white: '1I' } }, white: ['I b1>b2'] })
  fight.go('black', 'close').go('black', 'retreat b2', 'close').finish()
  expect(fight.units('b3').black).toBe('1C:spent')
})

test('G103 cavalry that falls back needs room, and a border that is not used up', () => {
  const place = {
    b1: { white: '1I' },
    b2: { black: '1C' },
    c2: { black: '1C' },
    c1: { white: '1I' },
    c3: { black: '1I' },
  }
  const full = skirmish({ place: { ...place, b3: { black: '6I' } }, white: ['I b1>b2', 'I c1>c2'] }).go(
    'black',
    'close',
  )
  expect(full.why('black', 'retreat b2')).toBe('G14')
  expect(full.why('black', 'retreat c2')).toBeUndefined()
  const used = skirmish({
    place: { ...place, b2: { black: '5I 1C' } },
    white: ['I b1>b2', 'I c1>c2'],
    black: ['5 I b2>b3'],
  }).go('black', 'close')
  expect(used.units('b3').black).toBe('5I:arrived')
  expect(used.why('black', 'retreat b2')).toBe('G35')
})

test('G103, A18 only cavalry that is attacked, passive and not spent falls back', () => {
  const fight = skirmish({
    place: {
      b1: { white: '1I' },
      b2: { black: '1I 1C 1C:spent' },
      b3: { black: '1I' },
      c2: { black: '1C' },
      c3: { black: '1I' },
    },
    white: ['I b1>b2'],
  }).go('black', 'close')
  expect(fight.why('black', 'retreat c2')).toBe('G103')
  expect(fight.why('black', 'retreat b2')).toBeUndefined()
  expect(fight.why('black', 'retreat b2', 'retreat b2')).toBe('G103')
})

test('A17 a unit that has rolled, with or without success, has reacted: it neither falls back nor tries again', () => {
  const fight = skirmish({ place: stormed, white: ['2 I b1>b2'], dice: [4, 1, 1, 1, 1] })
  fight.go('black', 'countercharge b2', 'close')
  // One of two has failed: one may fall back.
  expect(fight.why('black', 'retreat b2')).toBeUndefined()
  expect(fight.why('black', 'retreat b2', 'retreat b2')).toBe('G103')
})

test('A17 a unit reacts once: two cavalry units cannot try three times', () => {
  const fight = skirmish({ place: stormed, white: ['2 I b1>b2'] })
  expect(fight.why('black', 'countercharge b2', 'countercharge b2')).toBeUndefined()
  expect(fight.why('black', 'countercharge b2', 'countercharge b2', 'countercharge b2')).toBe('G96')
})

test('A18 cavalry falls back without a roll, before positions are taken', () => {
  const fight = skirmish({ place: stormed, white: ['2 I b1>b2'], dice: [1, 1] })
  fight.go('black', 'close').go('black', 'retreat b2', 'retreat b2', 'close')
  expect(fight.heard('Rolled')).toEqual([])
  expect(fight.line('Black b1|b2', 0)).toEqual([])
})

test('A19 a counter-charge goes into a zone where infantry attacks, and its owner chooses which', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, a2: { white: '1I' }, c2: { white: '1C' }, b2: { black: '1C' } },
    white: ['I b1>b2', 'I a2>b2', 'C c2>b2'],
    dice: [5, 1, 1, 1, 1, 1],
  }).go('black', 'countercharge b2', 'close')
  expect(fight.asks).toBe('counter-charges: black')
  expect(fight.why('black', 'charge b2|c2')).toBe('G99')
  expect(fight.why('black', 'close')).toBe('G102')
  fight.go('black', 'charge a2|b2', 'close')
  expect([fight.line('Black a2|b2', 0), fight.line('Black b1|b2', 0)]).toEqual([['attacking C counter'], []])
})

test('A19 passive units of the charged sector are placed against counter-chargers, and no unit reacts to these', () => {
  const fight = skirmish({
    place: { b1: { white: '3I' }, b2: { black: '3C' } },
    white: ['I b1>b2'],
    dice: [5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  }).go('black', 'countercharge b2', 'countercharge b2', 'close')
  expect(fight.asks).not.toContain('reactions')
  fight.go('black', 'close')
  expect(fight.line('Black b1|b2', 0)).toEqual(['attacking C counter', 'attacking C counter'])
  expect(fight.line('White b1|b2', 0)).toEqual(['attacking I', 'I'])
})

test('A19 a counter-charge is no direction of attack', () => {
  const fight = skirmish({
    place: { b1: { white: '2I' }, b2: { black: '1I 1C' }, a1: { black: '1I' } },
    white: ['I b1>b2'],
    black: ['I a1>b1'],
    dice: [5, 1, 1, 1, 1, 1, 1, 1, 1],
  }).go('black', 'countercharge b2', 'close')
  expect(fight.line('Black b1|b2', 0)).toEqual(['attacking C counter'])
  expect(fight.heard('Rerolled')).toEqual([])
  expect(fight.asks).not.toContain('re-rolls')
})

test('A19 a counter-charger that finds no room in any zone defends like other cavalry', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, a2: { white: '1C' }, b2: { black: '5I 1C' } },
    white: ['I b1>b2', 'C a2>b2'],
    black: ['5 I b2>b1'],
    dice: [5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  })
    .go('black', 'countercharge b2', 'close')
    .finish()
  expect(fight.line('Black b1|b2', 0).length).toBe(5)
  expect(fight.line('Black a2|b2', 0)).toEqual(['C:reacted'])
})

test('A46 units that have arrived in the phase are passive defenders and may react', () => {
  const fight = skirmish({
    place: { b1: { white: '1C' }, b3: { black: '1I' }, b2: { black: '1C' } },
    white: ['C b1>b2'],
    black: ['I b3>b2'],
    dice: [5, 1, 1, 1],
  })
  expect(fight.units('b2').black).toBe('1I:arrived 1C')
  fight.go('black', 'square b2', 'close')
  fight.go('black', 'close')
  expect(fight.line('Black b1|b2', 0)).toEqual(['I:square'])
})

test('A52 cavalry may fall back into a sector under attack; there it must fill a gap, and is not yet spent', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, c3: { white: '2I' }, b2: { black: '1C' }, b3: { black: '1I' } },
    white: ['I b1>b2', '2 I c3>b3'],
    dice: [1, 1, 1, 5, 4, 3, 3],
  })
  fight.go('black', 'close').go('black', 'retreat b2', 'close')
  expect(fight.line('Black b3|c3', 0)).toEqual(['I', 'C:reacted'])
  fight.go('white', 'close')
  expect(fight.told(/^Black b3\|c3 2: .*, the table/)).toEqual(['Black b3|c3 2: -1, the table (G120).'])
})

test('A52 cavalry that has fallen back does not react or fall back again in the phase', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, c3: { white: '1I' }, b2: { black: '1C' }, b3: { black: '1C' } },
    white: ['I b1>b2', 'I c3>b3'],
    dice: [1, 1, 1, 1, 1],
  }).go('black', 'close')
  // Both choices are made together, before the first has arrived.
  expect(fight.why('black', 'retreat b2', 'retreat b3', 'retreat b3')).toBe('G103')
  fight.go('black', 'retreat b2', 'close')
  expect(fight.asks).not.toContain('falling back')
  expect(fight.heard('FellBack')).toEqual(['Black: 1 cavalry fell back b2>b3.'])
})
