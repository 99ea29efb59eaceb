import { describe, expect, test } from 'vitest'
import { skirmish } from '../testing/skirmish.ts'

test('G109 attackers that face defenders may give up before the melee; the others close up', () => {
  const fight = skirmish({
    place: { b1: { white: '3I' }, b2: { black: '3I' } },
    white: ['3 I b1>b2'],
    dice: Array(12).fill(1),
  })
  expect(fight.asks).toBe('withdrawing: white')
  fight.go('white', 'withdraw White b1|b2 1', 'withdraw White b1|b2 3', 'close')
  expect([fight.line('White b1|b2', 1), fight.line('Black b1|b2', 1)]).toEqual([['attacking I'], ['I']])
})

test('G109 all attackers may give up: then there is no melee', () => {
  const fight = skirmish({ place: { b1: { white: '2I' }, b2: { black: '1I' } }, white: ['2 I b1>b2'], dice: [1, 1, 1] })
  fight.go('white', 'withdraw White b1|b2 1', 'withdraw White b1|b2 2', 'close')
  expect(fight.heard('Rolled').length).toBe(3)
  expect([fight.units('b1').white, fight.units('b2').black]).toEqual(['2I:spent', '1I'])
})

test('G109 attackers that face attackers cannot withdraw', () => {
  const fight = skirmish({
    place: { b1: { white: '3I' }, b2: { black: '2I' } },
    white: ['3 I b1>b2'],
    black: ['2 I b2>b1'],
    dice: Array(20).fill(1),
  }).go('white', 'aim White b1|b2 3 > Black b1|b2 1', 'close')
  expect(fight.why('white', 'withdraw White b1|b2 1')).toBe('G109')
  expect(fight.why('white', 'withdraw White b1|b2 2')).toBe('G109')
  expect(fight.why('white', 'withdraw White b1|b2 3')).toBeUndefined()
  expect(fight.why('black', 'withdraw Black b1|b2 1')).toBeDefined()
})

test('G109 no side is asked if attackers face only attackers', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, b2: { black: '1I' } },
    white: ['I b1>b2'],
    black: ['I b2>b1'],
    dice: [1, 1, 1, 1],
  })
  expect(fight.asks).toBe('who acts: white, black')
  expect(fight.heard('Rolled').length).toBe(4)
})

test('G109 defenders do not withdraw', () => {
  const fight = skirmish({ place: { b1: { white: '1I' }, b2: { black: '1C' } }, white: ['I b1>b2'], dice: [1] })
  fight.go('black', 'close').go('black', 'close')
  expect(fight.asks).toBe('withdrawing: white')
  expect(fight.why('white', 'withdraw White b1|b2 2')).toBe('G109')
})

test('A24 guns and routed units do not count as attackers: as many attackers must stay as face enemy attackers', () => {
  const fight = skirmish({
    place: { b1: { white: '3I' }, b2: { black: '1I 1A' } },
    white: ['3 I b1>b2'],
    black: ['I b2>b1', 'A b2>b1'],
    dice: [1, 1, 1, 6, 1, 1],
  }).go('white', 'aim White b1|b2 3 > Black b1|b2 1', 'close')
  expect(fight.heard('Routed')).toEqual(['A unit is routed: White b1|b2 1.'])
  // Two against one are left: the first of the two stays.
  expect(fight.why('white', 'withdraw White b1|b2 2')).toBe('G109')
  expect(fight.why('white', 'withdraw White b1|b2 3')).toBeUndefined()
})

test('A24 an attacker without an opponent may withdraw in a meeting too', () => {
  const fight = skirmish({
    place: { a1: { white: '2I' }, a3: { black: '1I' } },
    white: ['2 I a1>a2'],
    black: ['I a3>a2'],
    dice: [1, 1, 1, 1, 1],
  })
  expect(fight.asks).toBe('withdrawing: white')
  expect(fight.why('white', 'withdraw White a1|a2 1')).toBe('G109')
  fight.go('white', 'withdraw White a1|a2 2', 'close')
  expect(fight.line('White a1|a2', 1)).toEqual(['attacking I'])
})

test('A24, A16 a unit that withdrew is spent when the phase is over, cavalry included', () => {
  const fight = skirmish({
    phase: 'fast movement',
    place: { b1: { white: '2C' }, b2: { black: '2I' } },
    white: ['2 C b1>b2'],
    dice: [1, 1, 6, 1],
  })
  fight.go('black', 'close').go('white', 'withdraw White b1|b2 2', 'close')
  expect(fight.finish().units('b1').white).toBe('1C:moved 1C:spent')
})

test('G110 attacking guns go back after the fire in every case', () => {
  const fight = skirmish({ place: { b1: { white: '1I 1A' }, b2: { black: '2I' } }, white: ['I b1>b2', 'A b1>b2'] })
  expect(fight.heard('GunsStepBack')).toEqual(['White: 1 gun stepped back from b1|b2.'])
  expect(fight.why('white', 'withdraw White b1|b2 2')).toBe('G109')
  fight.finish()
  expect(fight.line('White b1|b2', 1)).toEqual(['attacking I'])
  expect(fight.units('b1').white).toContain('1A:spent')
})

test('G110 attacking guns go back even if they face attackers', () => {
  const fight = skirmish({
    place: { b1: { white: '1A' }, b2: { black: '2I' } },
    white: ['A b1>b2'],
    black: ['I b2>b1'],
    dice: Array(20).fill(1),
  }).finish()
  expect([fight.line('White b1|b2', 0), fight.line('White b1|b2', 1)]).toEqual([['attacking A'], ['A:withdrawn']])
})

test('A23 guns that have gone back are passive units: in melee they stand in the line of their sector, without a die', () => {
  const fight = skirmish({
    place: { b1: { white: '1A' }, a1: { black: '1I' }, b2: { black: '1I' } },
    white: ['A b1>b2'],
    black: ['I a1>b1'],
    dice: [1, 1, 1, 3],
  })
  // The guns fire at b2; a1 finds no target at first, and then the guns: 3 + 1 hits.
  fight.go('black', 'close')
  expect(fight.line('White a1|b1', 0)).toEqual([])
  expect(fight.line('White a1|b1', 1)).toEqual(['A:withdrawn'])
  expect([fight.units('b1').black, fight.units('captives').white]).toEqual(['1I:spent', '1A'])
})

test('A61 guns that find no target have acted and are spent, and their border was a direction', () => {
  const fight = skirmish({
    place: { b1: { white: '1A' }, a2: { white: '1I' }, b2: { black: '1I' } },
    white: ['A b1>b2', 'I a2>b2'],
  })
  fight.go('black', 'post I > a2|b2', 'close')
  expect(fight.asks).toBe('re-rolls: white')
  expect(fight.heard('Rolled').length).toBe(2)
  expect(fight.finish().units('b1').white).toBe('1A:spent')
})

test('G109 both sides choose in secret whether to withdraw', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, a1: { white: '1I' }, b2: { black: '1I' }, a2: { black: '1I' } },
    white: ['I b1>b2'],
    black: ['I a2>a1'],
    dice: Array(12).fill(1),
  })
  expect(fight.asks).toBe('withdrawing: white, black')
})

describe('A24 G84 if no enemy is left that can fight, there is no fight to give up', () => {
  test('A24 no side is asked when all defenders are routed, and all move in', () => {
    const fight = skirmish({
      place: { b1: { white: '2I' }, b2: { black: '1I' } },
      white: ['2 I b1>b2'],
      dice: [6, 6, 1, 1, 1],
    })
    expect(fight.heard('Routed', 'Gone')).toHaveLength(1)
    expect(fight.asks).toBe('who acts: white, black')
    expect([fight.units('b1').white, fight.units('b2').white]).toEqual(['', '2I:spent'])
  })

  test('A24 an idle defender without a space is an enemy that can fight', () => {
    const fight = skirmish({ place: { b1: { white: '1I' }, b2: { black: '2I' } }, white: ['I b1>b2'], dice: [6, 1] })
    expect(fight.asks).toBe('withdrawing: white')
    expect(fight.why('white', 'withdraw White b1|b2 1')).toBeUndefined()
  })

  test('A24 a defender that attacks elsewhere out of the sector is an enemy that can fight', () => {
    const fight = skirmish({
      place: { b1: { white: '1I' }, b2: { black: '2I' }, c2: { white: '1I' } },
      white: ['I b1>b2'],
      black: ['I b2>c2'],
      dice: [6, 1, 1, 1],
    })
    expect(fight.heard('Routed')).toEqual(['A unit is routed: Black b1|b2 1.'])
    expect(fight.asks).toBe('withdrawing: white, black')
    expect(fight.why('white', 'withdraw White b1|b2 1')).toBeUndefined()
  })

  test('A24 in a meeting no unit withdraws when all who wanted the sector are routed', () => {
    const fight = skirmish({
      place: { a1: { white: '2I' }, a3: { black: '1I' } },
      white: ['2 I a1>a2'],
      black: ['I a3>a2'],
      dice: [6, 1, 1, 1, 1],
    })
    expect(fight.heard('Routed')).toEqual(['A unit is routed: Black a1|a2 1.'])
    expect(fight.units('a2').white).toBe('2I:spent')
  })

  test('A24 a side with a fight in another zone is asked, but not about units whose way is clear', () => {
    const fight = skirmish({
      place: { b1: { white: '1I' }, b2: { black: '1I' }, c1: { white: '1I' }, c2: { black: '1I' } },
      white: ['I b1>b2', 'I c1>c2'],
      dice: [6, 1, 1, 1],
    })
    expect(fight.asks).toBe('withdrawing: white')
    expect(fight.why('white', 'withdraw White b1|b2 1')).toBe('G109')
    expect(fight.legal('white')).toEqual(['withdraw White c1|c2 1', 'close'])
  })
})
