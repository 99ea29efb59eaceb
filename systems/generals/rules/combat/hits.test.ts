import { expect, test } from 'vitest'
import { skirmish } from '../testing/skirmish.ts'

test('G93 a combat takes nine steps, always in the same order', () => {
  const fight = skirmish({
    place: { b1: { white: '2I 2C' }, b2: { black: '4I' } },
    white: ['2 I b1>b2', '2 C b1>b2'],
    dice: [6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 1],
  })
  fight.go('black', 'square b2', 'close').finish()
  const STEPS: readonly [string, RegExp][] = [
    ['reaction', / tries /],
    ['positions', /^(White|Black) b1\|b2 \d: [a-zA-Z]/],
    ['modifiers', /, the table/],
    ['dice', / rolls \d/],
    ['results', / against /],
    ['hits', /^A unit is (routed|broken up)/],
  ]
  const sentences = fight
    .told(/b1\|b2|tries/)
    .filter((sentence) => !/attacks over|aims/.test(sentence))
    .map((sentence) =>
      STEPS.find(([, words]) => words.test(sentence.replace(/^Black.*?tries to form square and rolls/, 'x tries '))),
    )
    .map((step) => step?.[0])
    .filter((step, k, all) => step !== all[k - 1])
  expect(sentences).toEqual([
    'reaction',
    'positions',
    'modifiers',
    'dice',
    'results',
    'hits',
    'positions',
    'modifiers',
    'dice',
    'results',
    'hits',
  ])
})

test('G93 every zone goes through a step before any zone goes on to the next', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, c1: { white: '1I' }, b2: { black: '1I' }, c2: { black: '1I' } },
    white: ['I b1>b2', 'I c1>c2'],
  }).finish()
  const zones = fight
    .told(/ (rolls|against) /)
    .map((sentence) => `${/ rolls /.test(sentence) ? 'rolls' : 'counts'} ${/\w\d\|\w\d/.exec(sentence)?.[0]}`)
  const part = [
    'rolls b1|b2',
    'rolls b1|b2',
    'rolls c1|c2',
    'rolls c1|c2',
    'counts b1|b2',
    'counts b1|b2',
    'counts c1|c2',
    'counts c1|c2',
  ]
  expect(zones).toEqual([...part, ...part])
})

test('G95 a hit by fire needs the better result and 4 or more, a hit in melee only the better result', () => {
  // Fire: 4 - 1 = 3 against 1. Melee: 2 + 1 = 3 against 2.
  const fight = skirmish({
    place: { b1: { white: '1I' }, b2: { black: '1I' } },
    white: ['I b1>b2'],
    dice: [4, 1, 2, 2],
  }).finish()
  expect(fight.told('White b1|b2 1: 3 against')).toEqual([
    'White b1|b2 1: 3 against Black b1|b2 1, no hit.',
    'White b1|b2 1: 3 against Black b1|b2 1, hits.',
  ])
})

test('G123 the first hit routs, one more takes the unit off', () => {
  const once = skirmish({ place: { b1: { white: '1I' }, b2: { black: '2I' } }, white: ['I b1>b2'], dice: [6, 1] })
  expect(once.units('b2').black).toBe('1I 1I:routed')
  const again = skirmish({ place: { b1: { white: '1I' }, b2: { black: '1I' } }, white: ['I b1>b2'], dice: [6, 1, 4] })
  expect([again.units('b2').black, again.units('captives').black]).toEqual(['', '1I'])
})

test('G123 a unit can take several hits at once', () => {
  // Opposed and aimed at: 6 - 1 against 1, and 5 - 1 + 1.
  const fight = skirmish({ place: { b1: { white: '2I' }, b2: { black: '1I' } }, white: ['2 I b1>b2'], dice: [6, 5, 1] })
  expect(fight.told(', hits')).toEqual([
    'White b1|b2 1: 5 against Black b1|b2 1, hits.',
    'White b1|b2 2: 5 against Black b1|b2 1, hits.',
  ])
  expect(fight.heard('Gone')).toEqual(['A unit is broken up: Black b1|b2 1.'])
  expect(fight.finish().units('captives').black).toBe('1I')
})

test('G124 infantry or cavalry that comes through the combat captures', () => {
  const foot = skirmish({
    place: { b1: { white: '2I' }, b2: { black: '1A 1I:routed' } },
    white: ['2 I b1>b2'],
    dice: [4, 4, 1, 1, 1, 1],
  }).finish()
  expect([foot.units('captives').black, foot.units('destroyed').black]).toEqual(['1I', ''])
  const horse = skirmish({
    phase: 'fast movement',
    place: { b1: { white: '2C' }, b2: { black: '1A 1I:routed' } },
    white: ['2 C b1>b2'],
    dice: [1, 1, 2, 2],
  }).finish()
  expect([horse.units('captives').black, horse.units('destroyed').black]).toEqual(['1I', ''])
})

test('G124 artillery destroys', () => {
  const fight = skirmish({
    place: { b1: { white: '1I 1A' }, b2: { black: '1I 1C:routed' } },
    white: ['I b1>b2', 'A b1>b2'],
    dice: [1, 3, 3, 6, 1],
  }).finish()
  expect([fight.units('captives').black, fight.units('destroyed').black]).toEqual(['', '1C'])
})

test('G124 a unit that is routed in the melee after it has hit by fire destroys', () => {
  // The first infantry falls to the defender's fire, the second hits the routed one; in melee it meets the defender and
  // loses.
  const fight = skirmish({
    place: { b1: { white: '2I' }, b2: { black: '1I 1C:routed' } },
    white: ['2 I b1>b2'],
    dice: [5, 5, 6, 1, 6],
  })
  fight.go('white', 'close').go('white', 'close')
  expect(fight.told('Black b1|b2 1: 6')).toHaveLength(2)
  expect([fight.units('captives').black, fight.units('destroyed').black, fight.units('box').white]).toEqual([
    '',
    '1C',
    '2I',
  ])
})

test('G124 a unit that is routed at the same moment as it hits destroys', () => {
  // White's second infantry takes the routed one; black cavalry from a1, which is unopposed, takes White's second
  // infantry.
  const fight = skirmish({
    place: { b1: { white: '2I' }, b2: { black: '1A 1I:routed' }, a1: { black: '1C' } },
    white: ['2 I b1>b2'],
    black: ['C a1>b1'],
    dice: [1, 1, 1, 1, 4, 4, 4],
  })
  fight.go('white', 'close').go('white', 'close').go('black', 'close')
  fight.go('white', 'close').go('black', 'aim Black a1|b1 1 > White b1|b2 2', 'close')
  expect(fight.told(/ unit is .*b1\|b2 2/)).toEqual([
    'A unit is routed: White b1|b2 2.',
    'A unit is broken up: Black b1|b2 2.',
  ])
  // The gun was captured by the unit that then took the sector.
  expect([fight.units('captives').black, fight.units('destroyed').black]).toEqual(['1A', '1I'])
})

test('G125 a routed unit takes no part but can be hit while it lies in the zone', () => {
  const fight = skirmish({
    place: { b1: { white: '2I' }, b2: { black: '2I' } },
    white: ['2 I b1>b2'],
    dice: [6, 1, 1, 1, 4, 4, 1],
  })
  fight.go('white', 'close').go('white', 'close')
  // One die of Black's in melee: the routed unit has none.
  expect(fight.heard('Rolled').length).toBe(7)
  expect(fight.line('Black b1|b2', 1)).toEqual(['I', 'I:routed'])
  expect(fight.units('captives').black).toBe('1I')
})

test('A26 a gun compares each die with the one it faces, which must beat the better of the two', () => {
  // Two and a 3: 4 and 5 after the +2. A 5 of the infantry beats neither the 5, nor is beaten by the 4.
  const drawn = skirmish({ place: { b1: { white: '1A' }, b2: { black: '1I' } }, white: ['A b1>b2'], dice: [2, 3, 6] })
  expect(drawn.told(' against ')).toEqual([
    'White b1|b2 1: 5 against Black b1|b2 1, no hit.',
    'White b1|b2 1: 4 against Black b1|b2 1, no hit.',
    'Black b1|b2 1: 5 against White b1|b2 1, no hit.',
  ])
  const won = skirmish({ place: { b1: { white: '1A' }, b2: { black: '1I' } }, white: ['A b1>b2'], dice: [2, 2, 6] })
  expect(won.heard('Routed')).toEqual(['A unit is routed: White b1|b2 1.'])
  const lost = skirmish({ place: { b1: { white: '1A' }, b2: { black: '1I' } }, white: ['A b1>b2'], dice: [2, 4, 6] })
  expect(lost.told(', hits')).toEqual(['White b1|b2 1: 6 against Black b1|b2 1, hits.'])
})

test('A27 against an opponent without a die a unit needs 4 or more, by fire and in melee', () => {
  for (const [die, hits] of [
    [3, 0],
    [4, 1],
  ] as const) {
    // Infantry against cavalry has -1 by fire.
    const fire = skirmish({
      place: { b1: { white: '1I' }, b2: { black: '1C' } },
      white: ['I b1>b2'],
      dice: [die + 1, 1, 6],
    }).go('black', 'close')
    fire.go('black', 'close')
    expect(fire.heard('Routed').length).toBe(hits)
    // Infantry against guns has +1 in melee.
    const melee = skirmish({
      place: { b1: { white: '1I' }, b2: { black: '1A' } },
      white: ['I b1>b2'],
      dice: [1, 1, 1, die - 1],
    }).finish()
    expect(melee.heard('Routed').length).toBe(hits)
  }
})

test('A31 a gun’s hit comes first, so that the infantry’s is the one that captures', () => {
  const fight = skirmish({
    place: { b1: { white: '1I 1A' }, b2: { black: '1I' } },
    white: ['I b1>b2', 'A b1>b2'],
    dice: [6, 1, 1, 1],
  })
  // 6 - 1 against 1 by the infantry, 1 + 2 + 2 twice by the gun: three hits, one of them with bayonets behind it.
  expect(fight.told(', hits').length).toBe(3)
  expect(fight.finish().units('captives').black).toBe('1I')
})

test('A31 two hits of guns destroy', () => {
  const fight = skirmish({
    place: { b1: { white: '1I 1A' }, b2: { black: '1I' } },
    white: ['I b1>b2', 'A b1>b2'],
    dice: [3, 1, 1, 1],
  })
  expect(fight.told(', hits').length).toBe(2)
  expect([fight.finish().units('captives').black, fight.units('destroyed').black]).toEqual(['', '1I'])
})

test('A31 if two units hit a fresh unit, one that comes through is enough to capture it', () => {
  // Both are hit by fire; the first stays and is routed in the melee by the second defender, the other withdraws.
  const fight = skirmish({
    place: { b1: { white: '3I' }, b2: { black: '2I' } },
    white: ['3 I b1>b2'],
    dice: [6, 5, 5, 5, 1, 1, 6],
  })
  expect(fight.asks).toBe('choosing targets: white')
  fight.go('white', 'aim White b1|b2 3 > Black b1|b2 2', 'close')
  expect(fight.heard('Gone')).toEqual(['A unit is broken up: Black b1|b2 2.'])
  fight.go('white', 'withdraw White b1|b2 1', 'withdraw White b1|b2 3', 'close')
  expect(fight.heard('Routed')).toEqual(['A unit is routed: White b1|b2 1.'])
  expect([fight.units('captives').black, fight.units('destroyed').black]).toEqual(['1I', ''])
})

test('B3 a unit that withdraws before the melee has come through the combat, and captures what it hit by fire', () => {
  const fight = skirmish({
    place: { b1: { white: '2I' }, b2: { black: '1I 1C:routed' } },
    white: ['2 I b1>b2'],
    dice: [5, 5, 6, 1, 6],
  })
  fight.go('white', 'close')
  expect(fight.units('captives').black).toBe('')
  fight.go('white', 'withdraw White b1|b2 2', 'close')
  expect([fight.units('captives').black, fight.units('destroyed').black]).toEqual(['1C', ''])
})

test('B2 if orders differ, the one with the least left to do goes with a lost unit', () => {
  const fight = skirmish({
    phase: 'fast movement',
    place: { b1: { white: '2C' }, b2: { black: '1I' } },
    white: ['C b1>b2>c2', 'C b1>b2'],
    dice: [6, 6, 1],
  })
  fight.go('black', 'close').go('white', 'close').go('white', 'advance C b1>b2')
  // One is routed by fire, 6 - 2; the other has taken the sector, and is on its way to c2.
  expect([fight.units('b2').white, fight.units('box').white, fight.field('orders')]).toEqual([
    '1C:moved',
    '1C',
    { white: ['C again b1-b2>c2'], black: [] },
  ])
})

test('A30 routed cavalry lies in the zone until the phase ends, and can be hit in melee', () => {
  const fight = skirmish({ place: { b1: { white: '1I' }, b2: { black: '1C' } }, white: ['I b1>b2'], dice: [5, 4] })
  fight.go('black', 'close').go('black', 'close').go('white', 'close')
  expect(fight.line('Black b1|b2', 1)).toEqual(['C:routed'])
  expect([fight.units('captives').black, fight.units('box').black]).toEqual(['1C', ''])
})

test('A30 by the other reading routed cavalry flees before the melee, and other units take its place', () => {
  const options = { cavalryFleesAfterRanged: true }
  const place = { b1: { white: '1I' }, b2: { black: '2C 1A' } }
  const fight = skirmish({ options, place, white: ['I b1>b2'], dice: [5, 1, 6] })
  fight.go('black', 'close').go('black', 'retreat b2', 'close')
  expect(fight.units('box').black).toBe('1C')
  fight.go('white', 'close')
  expect(fight.line('Black b1|b2', 1)).toEqual(['A'])
  // Even then routed infantry stays.
  const foot = skirmish({
    options,
    place: { b1: { white: '1I' }, b2: { black: '1I' } },
    white: ['I b1>b2'],
    dice: [6, 1, 4],
  }).go('white', 'close')
  expect(foot.line('Black b1|b2', 1)).toEqual(['I:routed'])
})
