import { describe, expect, test } from 'vitest'
import { by, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'dennewitz')
const white = by('white')
const black = by('black')
const few = { options: { objectiveMarkers: 'few' } }
const many = { options: { objectiveMarkers: 'many' } }
const nobodyActs = [white('close'), black('close')]
/** No orders, no moves, no rallying: round 1 to the planning of round 2. */
const idleRound = Array.from({ length: 6 }, () => nobodyActs).flat()

describe('A47: markers are laid in secret after set-up', () => {
  const whites = [
    ['mark White general > a1', 'mark White big flag > b1', 'mark White small flag > c1'],
    ['mark White small wind rose > a2', 'mark White big wind rose > c2'],
  ].flat()
  const blacks = [
    ['mark Black general > b3', 'mark Black big flag > c3', 'mark Black small flag > a3'],
    ['mark Black small wind rose > c2', 'mark Black big wind rose > b2'],
  ].flat()

  test('A47 both sides lay theirs, and they are opened together', () => {
    expect(
      failures({ ...many, actions: [white(...whites, 'ready')], expect: { told: [], awaiting: ['black'] } }),
    ).toEqual([])
    expect(
      failures({
        ...many,
        actions: [white(...whites, 'ready'), black(...blacks, 'ready')],
        expect: {
          markers: {
            white: {
              general: 'a1',
              'big flag': 'b1',
              'small flag': 'c1',
              'small wind rose': 'a2',
              'big wind rose': 'c2',
            },
            black: {
              general: 'b3',
              'big flag': 'c3',
              'small flag': 'a3',
              'small wind rose': 'c2',
              'big wind rose': 'b2',
            },
          },
          told: ['White lays White general in a1.', 'Black lays Black big wind rose in b2.', 'Round 1.'],
          phase: 'planning',
        },
      }),
    ).toEqual([])
  })

  test.each([
    ['the general outside the home sectors', ['mark White general > a2', ...whites.slice(1), 'ready']],
    ['a flag in the enemy row', [whites[0], 'mark White big flag > b3', ...whites.slice(2), 'ready']],
    ['a wind rose at home', [...whites.slice(0, 3), 'mark White small wind rose > a1', whites[4], 'ready']],
    ['two markers in one sector', [whites[0], 'mark White big flag > a1', ...whites.slice(2), 'ready']],
    ['two wind roses in one sector', [...whites.slice(0, 4), 'mark White big wind rose > a2', 'ready']],
    ['one marker twice', [...whites, 'mark White general > b1', 'ready']],
    ["the enemy's marker", ['mark Black general > a1', 'ready']],
    ['an incomplete set', [...whites.slice(1), 'ready']],
  ])('A47 refuses %s', (_, does) => {
    expect(failures({ ...many, actions: [{ ...white(...does), refused: 'G129' }] })).toEqual([])
  })

  test('A47 few markers are a general and two small flags, and there is no fourth', () => {
    const three = ['mark White general > c1', 'mark White small flag > a1', 'mark White small flag 2 > b1']
    expect(failures({ ...few, actions: [white(...three, 'ready')], expect: { awaiting: ['black'] } })).toEqual([])
    expect(
      failures({ ...few, actions: [{ ...white(...three, 'mark White marker 4 > a2', 'ready'), refused: 'G129' }] }),
    ).toEqual([])
  })

  test('A47 in a custom battle they are laid when both armies stand', () => {
    const army = (...[a, b, c, r]: string[]) => [
      ...times(6, `place I ${a}`),
      ...times(6, `place I ${b}`),
      ...times(6, `place C ${c}`),
      ...times(8, `place I ${r}`),
      ...times(2, `place C ${r}`),
      ...times(2, `place A ${r}`),
    ]
    expect(
      failures({
        ...many,
        scenario: 'custom',
        actions: [
          white(...army('a1', 'b1', 'c1', 'RW'), 'ready'),
          black(...army('a3', 'b3', 'c3', 'RB'), 'ready'),
          white(...whites, 'ready'),
          black(...blacks, 'ready'),
        ],
        expect: { units: { c1: { white: '6C' } }, markers: { white: { general: 'a1' } }, phase: 'planning' },
      }),
    ).toEqual([])
  })
})

describe('G129: the general', () => {
  const markers = { white: { general: 'a1' }, black: { general: 'c3', 'small flag': 'a3', 'small flag 2': 'b3' } }

  test('G129 the side that controls the sector of the enemy general has 5 points, every round', () => {
    const held = { ...few, place: { c3: { white: 'I' }, a3: { black: 'I' } }, set: { phase: 'scoring', markers } }
    expect(failures({ ...held, expect: { vp: { white: 5, black: 0 } } })).toEqual([])
    expect(
      failures({
        ...held,
        actions: idleRound,
        expect: { vp: { white: 10, black: 0 }, outcome: { winner: ['white'] } },
      }),
    ).toEqual([])
  })

  test('G129 a side earns nothing from a general with routed units, nor from its own', () => {
    const set = { phase: 'scoring', markers }
    const both = { a1: { white: 'I' }, a3: { black: 'I' } }
    expect(
      failures({ ...few, place: { ...both, c3: { white: 'A:routed' } }, set, expect: { vp: { white: 0, black: 0 } } }),
    ).toEqual([])
    expect(
      failures({
        ...few,
        place: { ...both, b1: { white: 'I' }, c3: { black: 'I' } },
        set,
        expect: { vp: { white: 0, black: 0 } },
      }),
    ).toEqual([])
  })

  test('G129 an empty sector with a general is friendly to its owner: he enters though the enemy wants it too', () => {
    const race = {
      place: { b1: { white: '2I' }, a2: { black: '2I' } },
      actions: [white(...times(2, 'act I b1>a1'), 'close'), black(...times(2, 'act I a2>a1'), 'close')],
    }
    const orders = { white: ['2 I b1>a1'], black: ['2 I a2>a1'] }
    const set = { phase: 'combined arms', orders, markers }
    expect(
      failures({
        ...few,
        ...race,
        set,
        dice: [1, 1, 1, 1],
        expect: { told: ['White: 2 I moved b1>a1.', 'Black attacks over a1|a2.'] },
      }),
    ).toEqual([])
    // With the general elsewhere it is an ordinary sector, and both are thrown into a combat for it.
    const elsewhere = { ...set, markers: { white: { general: 'c1' } } }
    expect(
      failures({
        ...few,
        ...race,
        set: elsewhere,
        dice: Array(8).fill(1),
        expect: { told: ['White meets the enemy over a1|b1, on the way to a1.'] },
      }),
    ).toEqual([])
  })

  test("G129 a general's sector is not friendly to his side while any enemy is in it, even a routed one", () => {
    expect(
      failures({
        ...few,
        place: { b1: { white: 'I' }, a1: { black: 'A:routed' }, a2: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['I b1>a1'], black: ['I a2>a1'] }, markers },
        dice: [1, 1, 1, 1],
        actions: [white('act I b1>a1', 'close'), black('act I a2>a1', 'close')],
        expect: { told: ['White meets the enemy over a1|b1, on the way to a1.'] },
      }),
    ).toEqual([])
  })
})

describe('G130: flags', () => {
  const markers = {
    white: { 'big flag': 'a1', 'small flag': 'b1', general: 'c1' },
    black: { 'big flag': 'b3', 'small flag': 'c3', general: 'a3' },
  }

  test('G130 a big flag pays 3 points and a small one 1, every round', () => {
    const held = {
      ...many,
      place: { a1: { black: 'I' }, b1: { black: 'I' }, b3: { white: 'I' }, c2: { white: 'I' } },
      set: { phase: 'scoring', markers },
    }
    expect(failures({ ...held, expect: { vp: { white: 3, black: 4 } } })).toEqual([])
    expect(failures({ ...held, actions: idleRound, expect: { vp: { white: 6, black: 8 } } })).toEqual([])
  })

  test('G130 a flagged sector is friendly to its owner in phase 5 as well; the enemy enters only if he does not want it', () => {
    const place = { c1: { white: 'I' }, b2: { black: 'I' } }
    const set = { phase: 'non-combat move', orders: { white: ['I c1>b1'], black: ['I b2>b1'] }, markers }
    const wanted = [white('act I c1>b1', 'close'), black('act I b2>b1', 'close')]
    expect(
      failures({
        ...many,
        place,
        set,
        actions: wanted,
        expect: { units: { b1: { white: 'I:spent', black: '' }, b2: { black: 'I' } } },
      }),
    ).toEqual([])
    expect(
      failures({
        ...many,
        place,
        set,
        actions: [white('close'), wanted[1]],
        expect: { units: { b1: { black: 'I:spent' } } },
      }),
    ).toEqual([])
  })
})

describe('G131: wind roses', () => {
  const markers = {
    black: { 'small wind rose': 'a2', 'big wind rose': 'b2', general: 'a3', 'big flag': 'b3', 'small flag': 'c3' },
  }

  test('G131 an enemy who takes the sector of a rose has 1 or 3 points once, and the rose is gone', () => {
    const place = { a2: { white: 'I' }, b2: { white: 'I' }, a3: { black: 'I' }, b3: { black: 'I' } }
    const taken = { ...many, place, set: { phase: 'scoring', markers } }
    expect(
      failures({
        ...taken,
        expect: {
          vp: { white: 4, black: 0 },
          told: ['White: 1 for a2.', 'White: 3 for b2.'],
          markers: { black: { 'small wind rose': null, 'big wind rose': null, general: 'a3' } },
        },
      }),
    ).toEqual([])
    expect(failures({ ...taken, actions: idleRound, expect: { vp: { white: 4, black: 0 }, round: 3 } })).toEqual([])
  })

  test('G131 the owner of a rose has nothing from it, and it makes no sector friendly to him', () => {
    expect(
      failures({
        ...many,
        place: { a2: { black: 'I' }, b2: { white: 'I:routed' }, b1: { white: 'I' } },
        set: { phase: 'scoring', markers },
        expect: { vp: { white: 0, black: 0 } },
      }),
    ).toEqual([])
    expect(
      failures({
        ...many,
        place: { a3: { black: 'I' }, a1: { white: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['I a1>a2'], black: ['I a3>a2'] }, markers },
        dice: [1, 1, 1, 1],
        actions: [white('act I a1>a2', 'close'), black('act I a3>a2', 'close')],
        expect: { told: ['Black meets the enemy over a1|a2, on the way to a2.'] },
      }),
    ).toEqual([])
  })
})
