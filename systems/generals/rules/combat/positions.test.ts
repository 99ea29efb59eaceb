import { expect, test } from 'vitest'
import { skirmish } from '../testing/skirmish.ts'

test('G101 positions are taken before the fire and again before the melee, with the losses counted', () => {
  // The first defender falls to the fire (6 - 1 against 1); the idle one takes its place.
  const fight = skirmish({
    place: { b1: { white: '2I' }, b2: { black: '3I' } },
    white: ['2 I b1>b2'],
    dice: [6, 1, 1, 1, 1, 1, 1, 1, 1],
  })
  fight.finish()
  expect([fight.line('White b1|b2', 0), fight.line('Black b1|b2', 0)]).toEqual([
    ['attacking I', 'attacking I'],
    ['I', 'I'],
  ])
  expect([fight.line('White b1|b2', 1), fight.line('Black b1|b2', 1)]).toEqual([
    ['attacking I', 'attacking I'],
    ['I', 'I', 'I:routed'],
  ])
})

test('G102, A21 every unit for which there is an attacker must be placed; only the zone is the defender’s choice', () => {
  const fight = skirmish({
    place: { b1: { white: '2I' }, a2: { white: '2I' }, b2: { black: '2I' } },
    white: ['2 I b1>b2', '2 I a2>b2'],
  })
  expect(fight.asks).toBe('taking positions: black')
  expect(fight.why('black', 'close')).toBe('G102')
  expect(fight.why('black', 'post I > a2|b2', 'close')).toBe('G102')
  expect(fight.why('black', 'post I > a2|b2', 'post I > a2|b2', 'close')).toBeUndefined()
})

test('G102 if there is nothing to choose, all units are placed and no side is asked', () => {
  const fight = skirmish({ place: { b1: { white: '3I' }, b2: { black: '1I 1C' } }, white: ['3 I b1>b2'] }).go(
    'black',
    'close',
  )
  expect(fight.go('black', 'close').line('Black b1|b2', 0)).toEqual(['I', 'C'])
})

test('G104 defenders are placed only up to the number of attackers', () => {
  const fight = skirmish({ place: { b1: { white: '2I' }, b2: { black: '5I' } }, white: ['2 I b1>b2'] })
  expect(fight.line('Black b1|b2', 0)).toEqual(['I', 'I'])
  const two = skirmish({
    place: { b1: { white: '1I' }, a2: { white: '2I' }, b2: { black: '2I' } },
    white: ['I b1>b2', '2 I a2>b2'],
  })
  expect(two.why('black', 'post I > b1|b2')).toBeUndefined()
  expect(two.why('black', 'post I > b1|b2', 'post I > b1|b2')).toBe('G104')
})

test('G104 in a crossing passive units match what is left of the enemy attackers when the own have been counted', () => {
  const fight = skirmish({
    place: { b1: { white: '3I' }, b2: { black: '4I' } },
    white: ['3 I b1>b2'],
    black: ['I b2>b1'],
  })
  expect([fight.line('White b1|b2', 0), fight.line('Black b1|b2', 0)]).toEqual([
    ['attacking I', 'attacking I', 'attacking I'],
    ['attacking I', 'I', 'I'],
  ])
})

test('G105 attackers stand infantry, cavalry, artillery; defenders squares, infantry, cavalry, artillery, then the routed', () => {
  const five = { b1: { white: '2I 2C 1A' } }
  const white = ['2 C b1>b2', 'A b1>b2', '2 I b1>b2']
  const fight = skirmish({ place: { ...five, b2: { black: '1A 1C:spent 1I:spent 1I:square:spent 1I:routed' } }, white })
  expect(fight.line('White b1|b2', 0)).toEqual([
    'attacking I',
    'attacking I',
    'attacking C',
    'attacking C',
    'attacking A',
  ])
  expect(fight.line('Black b1|b2', 0)).toEqual(['I:square:spent', 'I:spent', 'C:spent', 'A', 'I:routed'])
  const routed = skirmish({ place: { ...five, b2: { black: '1A:routed 1C:routed 2I:routed 1I:spent' } }, white })
  expect(routed.line('Black b1|b2', 0)).toEqual(['I:spent', 'I:routed', 'I:routed', 'C:routed', 'A:routed'])
})

test('G105 only what stands passive in the sector can be placed', () => {
  const fight = skirmish({
    place: { b1: { white: '2I' }, a2: { white: '2I' }, b2: { black: '3I' } },
    white: ['2 I b1>b2', '2 I a2>b2'],
  })
  expect(fight.why('black', 'post C > b1|b2')).toBe('G105')
  expect(fight.why('black', 'post I spent > b1|b2')).toBe('G105')
  expect(fight.why('black', 'post I > b1|b2')).toBeUndefined()
})

test('G106 a group is placed completely before the next one starts', () => {
  const fight = skirmish({
    place: { b1: { white: '2I' }, a2: { white: '2I' }, b2: { black: '2I 1A' } },
    white: ['2 I b1>b2', '2 I a2>b2'],
  })
  expect(fight.why('black', 'post A > b1|b2')).toBe('G106')
  expect(fight.why('black', 'post I > b1|b2', 'post A > b1|b2')).toBe('G106')
  fight.go('black', 'post I > b1|b2', 'post I > a2|b2', 'post A > a2|b2', 'close')
  expect([fight.line('Black b1|b2', 0), fight.line('Black a2|b2', 0)]).toEqual([['I'], ['I', 'A']])
})

test('G106 a unit without a space stays idle in the sector, and fights in neither part if none comes free', () => {
  const fight = skirmish({ place: { b1: { white: '2I' }, b2: { black: '2I 1C 1A' } }, white: ['2 I b1>b2'] }).finish()
  expect([fight.line('Black b1|b2', 0), fight.line('Black b1|b2', 1)]).toEqual([
    ['I', 'I'],
    ['I', 'I'],
  ])
  expect(fight.units('b2').black).toContain('1C 1A')
})

test('G107 units on spaces of the same number oppose each other', () => {
  const fight = skirmish({ place: { b1: { white: '3I' }, b2: { black: '3I' } }, white: ['3 I b1>b2'] })
  expect(fight.told(' against ')).toEqual(
    [1, 2, 3]
      .map((n) => `White b1|b2 ${n}: 1 against Black b1|b2 ${n}, no hit.`)
      .concat([1, 2, 3].map((n) => `Black b1|b2 ${n}: 1 against White b1|b2 ${n}, no hit.`)),
  )
})

test('G107, A22 a unit committed in another direction opposes no unit here during the fire', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, b2: { black: '2I' }, c2: { white: '1I' } },
    white: ['I b1>b2'],
    black: ['2 I b2>c2'],
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
  })
  expect(fight.line('Black b1|b2', 0)).toEqual([])
  expect(fight.line('Black b2|c2', 0)).toEqual(['attacking I', 'attacking I'])
  // The white infantry has found no target for its fire.
  expect(fight.heard('Rolled').map((sentence) => sentence.slice(0, 13))).toEqual([
    'White b2|c2 1',
    'Black b2|c2 1',
    'Black b2|c2 2',
  ])
  // A unit that withdraws turns round: in melee it defends its own sector, and is spent only when the phase is over.
  fight.go('white', 'close').go('black', 'withdraw Black b2|c2 1', 'close')
  expect(fight.line('Black b2|c2', 1)).toEqual(['attacking I'])
  expect(fight.line('Black b1|b2', 1)).toEqual(['I:reacted'])
})

test('G111 spent units defend in the usual order with -1 on every die', () => {
  const fight = skirmish({
    place: { b1: { white: '2I' }, b2: { black: '1I:spent 1C:spent' } },
    white: ['2 I b1>b2'],
    dice: [1, 1, 1, 1, 1, 6, 6],
  }).finish()
  expect(fight.line('Black b1|b2', 0)).toEqual(['I:spent', 'C:spent'])
  expect(fight.told(/^Black.*spent \(G39\)/)).toEqual([
    'Black b1|b2 1: -1, spent (G39).',
    'Black b1|b2 1: -1, spent (G39).',
    'Black b1|b2 2: -1, spent (G39).',
  ])
  expect(fight.told(/^Black.* against/)).toEqual([
    'Black b1|b2 1: 1 against White b1|b2 1, no hit.',
    'Black b1|b2 1: 5 against White b1|b2 1, hits.',
    'Black b1|b2 2: 4 against White b1|b2 2, hits.',
  ])
})

test('G111 spent units cannot attack', () => {
  const fight = skirmish({
    phase: 'fast movement',
    place: { b1: { white: '2I 1I:spent' }, b2: { black: '1I' } },
    idle: { white: ['3 I b1>b2'] },
  })
  fight.go('white', 'close').go('black', 'close')
  expect(fight.why('white', 'act I b1>b2', 'act I b1>b2')).toBeUndefined()
  expect(fight.why('white', 'act I b1>b2', 'act I b1>b2', 'act I b1>b2')).toBe('G39')
})

test('G112 routed units roll nothing but can be hit, and no defender is placed against a routed attacker', () => {
  // Both routed by the fire: the third attacker keeps one opponent, the other defender goes idle.
  const fight = skirmish({
    place: { b1: { white: '2I' }, b2: { black: '2I 1C:routed' } },
    white: ['2 I b1>b2'],
    dice: [5, 1, 6, 1, 2, 4],
  }).finish()
  expect([fight.line('White b1|b2', 1), fight.line('Black b1|b2', 1)]).toEqual([['attacking I', 'I:routed'], ['I']])
  expect(fight.heard('Rolled').length).toBe(6)
})

test('G112 an attacker may strike a routed opponent', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, b2: { black: '1C:routed 1I' } },
    white: ['I b1>b2'],
    dice: [6, 1, 4],
  })
  // Its fire has routed the infantry, which in the melee lies in front of it.
  fight.go('white', 'close')
  expect(fight.line('Black b1|b2', 1)).toEqual(['I:routed'])
  expect(fight.units('captives').black).toBe('1I')
})

test('A22 units that withdraw turn round and defend their sector in the melee, also in the place of others', () => {
  const fight = skirmish({
    place: { b1: { white: '2I' }, b2: { black: '1I 1C' }, c2: { white: '1I' } },
    white: ['2 I b1>b2'],
    black: ['C b2>c2'],
    dice: Array(12).fill(1),
  })
  fight.go('white', 'close').go('white', 'close').go('black', 'withdraw Black b2|c2 1', 'close')
  expect(fight.line('Black b1|b2', 1)).toEqual(['I', 'C:reacted'])
})

test('A44 units routed in a zone stay in it behind all others; those routed earlier come if attackers lack an opponent', () => {
  const fight = skirmish({
    place: { b1: { white: '3I' }, b2: { black: '1I 1C:routed' } },
    white: ['3 I b1>b2'],
    dice: [6, 1, 1, 1, ...Array(8).fill(1)],
  }).go('white', 'aim White b1|b2 3 > Black b1|b2 1', 'close')
  expect(fight.line('Black b1|b2', 0)).toEqual(['I', 'C:routed'])
  // In the order of the groups: infantry before cavalry, though it was routed later.
  expect(fight.line('Black b1|b2', 1)).toEqual(['I:routed', 'C:routed'])
})

test('A44 the zone has five spaces: a routed unit that finds none lies idle', () => {
  const fight = skirmish({
    place: { b1: { white: '4I' }, b2: { black: '6I' } },
    white: ['4 I b1>b2'],
    dice: [6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2],
  }).go('white', 'close')
  expect(fight.line('Black b1|b2', 1)).toEqual(['I', 'I', 'I', 'I', 'I:routed'])
  expect(fight.finish().units('box').black).toBe('2I')
})

test('A44 units routed earlier are shown in the zone that their owner chooses', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, a2: { white: '1I' }, b2: { black: '1I:routed 1C' } },
    white: ['I b1>b2', 'I a2>b2'],
  }).go('black', 'close')
  fight.go('black', 'close')
  expect(fight.asks).toBe('taking positions: black')
  fight.go('black', 'post C > b1|b2', 'close')
  expect([fight.line('Black b1|b2', 0), fight.line('Black a2|b2', 0)]).toEqual([['C'], ['I:routed']])
})

test('A44 a unit routed in a meeting lies there and is not shown to those who attack its own sector', () => {
  const fight = skirmish({
    place: { b1: { white: '3I' }, c1: { white: '2I' }, b2: { black: '3I' } },
    white: ['3 I b1>b2', '2 I c1>c2'],
    black: ['2 I b2>c2'],
    dice: [1, 1, 1, 1, 6, 1, 1, 1, ...Array(12).fill(1)],
  }).finish()
  expect(fight.heard('Routed')[0]).toBe('A unit is routed: Black c1|c2 1.')
  expect(fight.line('Black c1|c2', 1)).toEqual(['attacking I', 'I:routed'])
  expect(fight.line('Black b1|b2', 1)).toEqual(['I'])
})

test('A59 guns take the place of routed infantry for the melee, and hold the sector', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, b2: { black: '1I 1A' } },
    white: ['I b1>b2'],
    dice: [6, 1, 1],
  })
  // The infantry is routed by the fire; the guns take its place for the melee, in which they have no attack.
  fight.finish()
  expect(fight.heard('Aims')).toEqual([])
  expect([fight.line('Black b1|b2', 0), fight.line('Black b1|b2', 1)]).toEqual([['I'], ['A', 'I:routed']])
  expect([fight.units('b2').black, fight.units('b1').white]).toEqual(['1A', '1I:spent'])
})

test('B4 the defender says which of the fresh and spent units of a kind stands on which space', () => {
  const fight = skirmish({ place: { b1: { white: '2I' }, b2: { black: '1I 2I:spent' } }, white: ['2 I b1>b2'] })
  expect(fight.asks).toBe('taking positions: black')
  expect(fight.why('black', 'post I > b1|b2')).toBeUndefined()
  fight.go('black', 'post I spent > b1|b2', 'post I > b1|b2', 'close')
  expect(fight.line('Black b1|b2', 0)).toEqual(['I:spent', 'I'])
})
