import { expect, test } from 'vitest'
import { skirmish } from '../testing/skirmish.ts'

/** Three attackers, one defender: the second and the third have no opponent. */
const crowd = { b1: { white: '3I' }, b2: { black: '1I' } }

test('G107 a unit with an enemy opposite strikes that one and cannot choose another', () => {
  const fight = skirmish({ place: { b1: { white: '3I' }, b2: { black: '2I' } }, white: ['3 I b1>b2'] })
  expect(fight.asks).toBe('choosing targets: white')
  expect(fight.why('white', 'aim White b1|b2 1 > Black b1|b2 2')).toBe('G107')
  expect(fight.why('white', 'aim White b1|b2 3 > Black b1|b2 2')).toBeUndefined()
})

test('G108 an attacker may spare a routed opponent and take another with the bonus, giving up the capture', () => {
  const place = { b1: { white: '2I' }, b2: { black: '1I 1A:routed' } }
  const fight = skirmish({ place, white: ['2 I b1>b2'], dice: [4, 4, 1, 6, 1, 1] })
  expect(fight.asks).toBe('choosing targets: white')
  fight.go('white', 'aim White b1|b2 2 > Black b1|b2 1', 'close')
  expect(fight.told(/^White b1\|b2 2: [-+]1, /)).toEqual([
    'White b1|b2 2: -1, the table (G120).',
    'White b1|b2 2: +1, no opposing unit (G115).',
  ])
  // 4 - 1 + 1 hits the infantry; the gun has not been touched.
  expect(fight.heard('Routed')).toEqual(['A unit is routed: Black b1|b2 1.'])
  expect(fight.heard('Gone')).toEqual([])
})

test('G108 an attacker may strike the routed unit opposite', () => {
  const place = { b1: { white: '2I' }, b2: { black: '1I 1A:routed' } }
  const fight = skirmish({ place, white: ['2 I b1>b2'], dice: [4, 4, 6, 1, 1] }).go('white', 'close')
  expect(fight.told(/^White b1\|b2 2: [-+]?\d, /)).toEqual(['White b1|b2 2: 0, the table (G120).'])
  expect(fight.heard('Gone')).toEqual(['A unit is broken up: Black b1|b2 2.'])
})

test('G113 infantry without an opponent may attack any enemy unit of its own zone, and of no other', () => {
  const fight = skirmish({
    place: { b1: { white: '3I' }, a2: { white: '1I' }, b2: { black: '2I 1C' } },
    white: ['3 I b1>b2', 'I a2>b2'],
  })
  fight.go('black', 'close').go('black', 'close')
  fight.go('black', 'post I > b1|b2', 'post I > a2|b2', 'close')
  expect(fight.line('Black b1|b2', 0)).toEqual(['I', 'C'])
  expect(fight.legal('white')).toEqual(['aim White b1|b2 3 > Black b1|b2 1', 'aim White b1|b2 3 > Black b1|b2 2'])
  expect(fight.why('white', 'aim White b1|b2 3 > Black a2|b2 1')).toBe('G113')
})

test('G113 artillery without an opponent may attack any enemy unit of its own zone', () => {
  const fight = skirmish({
    place: { b1: { white: '2I 1A' }, b2: { black: '2I' } },
    white: ['2 I b1>b2', 'A b1>b2'],
    dice: [1, 1, 2, 1, 2, 1],
  })
  expect(fight.legal('white')).toEqual(['aim White b1|b2 3 > Black b1|b2 1', 'aim White b1|b2 3 > Black b1|b2 2'])
  fight.go('white', 'aim White b1|b2 3 > Black b1|b2 2', 'close')
  expect(fight.told('White b1|b2 3 rolls').length).toBe(2)
})

test('G113 enemies that attack can be chosen as well as those that defend', () => {
  const fight = skirmish({
    place: { b1: { white: '3I' }, b2: { black: '2I' } },
    white: ['3 I b1>b2'],
    black: ['I b2>b1'],
  })
  expect([fight.line('Black b1|b2', 0), fight.legal('white')]).toEqual([
    ['attacking I', 'I'],
    ['aim White b1|b2 3 > Black b1|b2 1', 'aim White b1|b2 3 > Black b1|b2 2'],
  ])
})

test('G114 cavalry without an opponent may attack any enemy unit in any zone of the sector that it attacks', () => {
  const fight = skirmish({
    place: { b1: { white: '2I' }, a2: { white: '2C' }, b2: { black: '3I' } },
    white: ['2 I b1>b2', '2 C a2>b2'],
    dice: Array(20).fill(1),
  })
  fight.go('black', 'close').go('black', 'post I > b1|b2', 'post I > b1|b2', 'close')
  fight.go('white', 'pass').go('white', 'close')
  fight.go('black', 'post I > b1|b2', 'post I > b1|b2', 'close')
  expect(fight.legal('white')).toEqual([
    'aim White a2|b2 2 > Black b1|b2 1',
    'aim White a2|b2 2 > Black b1|b2 2',
    'aim White a2|b2 2 > Black a2|b2 1',
  ])
})

test('G114 cavalry does not reach zones of other sectors', () => {
  const fight = skirmish({
    place: { b1: { white: '2C' }, c1: { white: '1I' }, b2: { black: '1I' }, c2: { black: '1I' } },
    white: ['2 C b1>b2', 'I c1>c2'],
    dice: Array(20).fill(1),
  })
  fight.go('black', 'close').go('white', 'close')
  expect(fight.heard('Aims')).toEqual(['White b1|b2 2 aims at Black b1|b2 1.'])
  const two = skirmish({
    place: { b1: { white: '3C' }, c1: { white: '1I' }, b2: { black: '2I' }, c2: { black: '1I' } },
    white: ['3 C b1>b2', 'I c1>c2'],
    dice: Array(20).fill(1),
  })
  two.go('black', 'close').go('white', 'close')
  expect(two.why('white', 'aim White b1|b2 3 > Black c1|c2 1')).toBe('G114')
})

test('G114, A22 cavalry reaches units of its target sector that attack elsewhere, in a crossing or a meeting', () => {
  const crossing = skirmish({
    place: { b1: { white: '1C' }, c2: { white: '1I' }, b2: { black: '2I' } },
    white: ['C b1>b2'],
    black: ['2 I b2>c2'],
    dice: Array(20).fill(1),
  }).go('white', 'close')
  crossing.go('black', 'close')
  expect(crossing.legal('white')).toEqual(['aim White b1|b2 1 > Black b2|c2 1', 'aim White b1|b2 1 > Black b2|c2 2'])
  // Black meets White on the way to c2, in the zone of White's border: the cavalry attacks b2.
  const meeting = skirmish({
    place: { b1: { white: '1C' }, c1: { white: '2I' }, b2: { black: '2I' } },
    white: ['C b1>b2', '2 I c1>c2'],
    black: ['2 I b2>c2'],
    dice: Array(20).fill(1),
  }).go('white', 'close')
  expect(meeting.legal('white')).toEqual(['aim White b1|b2 1 > Black c1|c2 1', 'aim White b1|b2 1 > Black c1|c2 2'])
})

test('G114 a counter-charger without an opponent reaches the zones of the sector that it charges at', () => {
  const fight = skirmish({
    place: { b1: { white: '2I' }, b2: { black: '2C' }, a1: { black: '1I' } },
    white: ['I b1>b2', 'I b1>a1'],
    dice: [5, 5, ...Array(20).fill(1)],
  })
  fight.go('black', 'countercharge b2', 'countercharge b2', 'close')
  while (!fight.asks.startsWith('choosing targets')) fight.go(fight.asks.includes('white') ? 'white' : 'black', 'close')
  expect(fight.legal('black')).toEqual(['aim Black b1|b2 2 > White b1|b2 1', 'aim Black b1|b2 2 > White a1|b1 1'])
})

test('G115 the target is declared before the roll, once, and for every unit that has one to choose', () => {
  const fight = skirmish({ place: { b1: { white: '4I' }, b2: { black: '2I' } }, white: ['4 I b1>b2'] })
  expect(fight.heard('Rolled')).toEqual([])
  expect(fight.why('white', 'close')).toBe('G115')
  expect(fight.why('white', 'aim White b1|b2 3 > Black b1|b2 1', 'aim White b1|b2 3 > Black b1|b2 2')).toBe('G115')
  expect(fight.why('white', 'aim White b1|b2 3 > Black b1|b2 1', 'close')).toBe('G115')
  fight.go('white', 'aim White b1|b2 3 > Black b1|b2 1', 'aim White b1|b2 4 > Black b1|b2 1', 'close')
  const sentences = fight.told(/ (aims|rolls) /)
  expect(sentences.findIndex((sentence) => sentence.includes('rolls'))).toBe(2)
})

test('G115 by fire the column of the target and the last column are added, and a modified 4 hits, a 3 does not', () => {
  for (const [die, hits] of [
    [3, 'no hit'],
    [4, 'hits'],
  ] as const) {
    const fight = skirmish({
      place: { b1: { white: '2I' }, b2: { black: '1I' } },
      white: ['2 I b1>b2'],
      dice: [die, die, 1, 1, 1, 1, 1],
    })
    // -1 against passive infantry, +1 unopposed; the opposed unit beside it has -1 and misses.
    expect(fight.told(`White b1|b2 2: ${die}`)).toEqual([`White b1|b2 2: ${die} against Black b1|b2 1, ${hits}.`])
    expect(fight.told(`White b1|b2 1: ${die - 1}`)).toEqual([
      `White b1|b2 1: ${die - 1} against Black b1|b2 1, no hit.`,
    ])
  }
})

test('G115 in melee +1 against passive infantry and +1 make a natural 2 a hit, whatever the target rolls', () => {
  for (const [die, hits] of [
    [1, 'no hit'],
    [2, 'hits'],
  ] as const) {
    const fight = skirmish({
      place: { b1: { white: '2I' }, b2: { black: '1I' } },
      white: ['2 I b1>b2'],
      dice: [1, 1, 1, die, die, 6],
    })
    fight.go('white', 'close')
    expect(fight.told(`White b1|b2 2: ${die + 2}`)).toEqual([
      `White b1|b2 2: ${die + 2} against Black b1|b2 1, ${hits}.`,
    ])
  }
})

test('A28 a routed unit that is chosen counts by the routed column and the last one, with 4 or more', () => {
  // Artillery against the routed: +1 and +2; a natural 1 is a 4.
  const fight = skirmish({
    place: { b1: { white: '2I 1A' }, b2: { black: '1I 1C:routed' } },
    white: ['2 I b1>b2', 'A b1>b2'],
    dice: [1, 1, 1, 1, 1, 6, 1, 1, 1],
  })
  fight.go('white', 'aim White b1|b2 3 > Black b1|b2 2', 'close')
  expect(fight.told(/^White b1\|b2 3: [-+]?\d, /)).toEqual([
    'White b1|b2 3: +1, the table (G120).',
    'White b1|b2 3: +2, no opposing unit (G115).',
  ])
  expect(fight.told('White b1|b2 3: 4')).toEqual(Array(2).fill('White b1|b2 3: 4 against Black b1|b2 2, hits.'))
})

test('A28 a routed unit opposite counts by the routed column only, with 4 or more', () => {
  for (const [die, hits] of [
    [3, 'no hit'],
    [4, 'hits'],
  ] as const) {
    const fight = skirmish({
      place: { b1: { white: '2I' }, b2: { black: '1I 1A:routed' } },
      white: ['2 I b1>b2'],
      dice: [die, die, 6, 1, 1, 1],
    })
    fight.go('white', 'close')
    expect(fight.told(`White b1|b2 2: ${die}`)).toEqual([`White b1|b2 2: ${die} against Black b1|b2 2, ${hits}.`])
  }
})

test('A32 infantry and artillery without an enemy in their zone have no target and roll no die', () => {
  const fight = skirmish({
    place: { b1: { white: '1I 1A' }, a2: { white: '1I' }, b2: { black: '1I' } },
    white: ['I b1>b2', 'A b1>b2', 'I a2>b2'],
    dice: [1, 1, 1, 1],
  })
  fight.go('black', 'post I > a2|b2', 'close')
  expect(fight.heard('Rolled').map((sentence) => sentence.slice(0, 13))).toEqual(['White a2|b2 1', 'Black a2|b2 1'])
})

test('A59 a unit that has no space in a zone cannot be chosen', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, a2: { white: '1C' }, b2: { black: '4I' } },
    white: ['I b1>b2', 'C a2>b2'],
    dice: Array(20).fill(1),
  }).finish()
  expect([fight.line('Black b1|b2', 1), fight.line('Black a2|b2', 1)]).toEqual([['I'], ['I']])
  expect(fight.heard('Aims')).toEqual([])
})

test('G113, G114 passive units choose no target', () => {
  const fight = skirmish({ place: crowd, white: ['3 I b1>b2'], dice: [6, 1, 1, ...Array(20).fill(1)] })
  expect(fight.heard('Aims').every((sentence) => sentence.startsWith('White'))).toBe(true)
  expect(fight.why('black', 'aim Black b1|b2 1 > White b1|b2 2')).toBeDefined()
})
