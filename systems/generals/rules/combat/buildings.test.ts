import { describe, expect, test } from 'vitest'
import { engine, fastDice, noDice, scriptedDice } from '../../../../src/kernel/index.ts'
import { by, type Case, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'dennewitz')
const white = by('white')
const black = by('black')
/** On the heights there is a building in b2, on the river board one in c1 and one in a3. */
const options = { board: 'heights', building: true }
const acts = (n: number, what: string) => [...times(n, `act ${what}`), 'close']
const nobodyActs = [white('close'), black('close')]
const misses = (n: number): number[] => times(n, '1').map(Number)

/** Black attacks b2, which White holds, from b3 with this many infantry; up to the moment between fire and melee. */
const attacked = (whites: string, attackers: number, dice: number[], between: object[], more: Case = {}) =>
  failures({
    options,
    place: { b2: { white: whites }, b3: { black: `${attackers}I` } },
    set: { phase: 'combined arms', orders: { black: [`${attackers} I b3>b2`] } },
    dice,
    actions: [white('close'), black(...acts(attackers, 'I b3>b2')), ...between] as Case['actions'],
    ...more,
  })

describe('G144: into the building', () => {
  test('G144 one infantry unit goes in before melee and takes no part in it; the others fight on', () => {
    expect(
      attacked('3I', 2, misses(8), [white('occupy I > b2', 'close'), black('close')], {
        expect: {
          told: [
            'White: I goes into the building of b2.',
            'White b2|b3 1: I.',
            'White b2|b3 2: I.',
            'White b2|b3 2: 1 against Black b2|b3 2, no hit.',
          ],
        },
      }),
    ).toEqual([])
  })

  test('G144 if all others are eliminated the unit inside does not count: the attacker enters the sector', () => {
    expect(
      attacked('2I', 2, [1, 1, 1, 1, 1, 6, 6], [white('occupy I > b2', 'close'), black('close')], {
        expect: {
          told: ['Black b2|b3 2 aims at White b2|b3 1.', 'Black: 2 I moved b3>b2.'],
          units: { b2: { white: '', black: '2I:spent' }, 'building b2': { white: 'I' }, captives: { white: '1I' } },
          phase: 'non-combat move',
        },
      }),
    ).toEqual([])
  })

  test('G144 the only defender may go in, and then no unit is left to fight', () => {
    expect(
      attacked('I', 1, [1, 1], [white('occupy I > b2', 'close'), black('close')], {
        expect: {
          units: { b2: { white: '', black: 'I:spent' }, 'building b2': { white: 'I' } },
          told: ['Black: 1 I moved b3>b2.'],
        },
      }),
    ).toEqual([])
  })

  test.each([
    ['cavalry', 'I C', 'C', [1, 1, 1], [white('close'), white('close')]],
    ['artillery', 'I A', 'A', [1, 1, 1, 1, 1], []],
    ['routed infantry', 'I I:routed', 'I routed', [1, 1, 1], [black('close')]],
    ['a square that is not there', '2I', 'square', [1, 1, 1, 1], []],
  ])('G144 %s cannot go into the building', (_, whites, rank, dice, before) => {
    expect(
      attacked(whites, 2, dice, [...before, { ...white(`occupy ${rank} > b2`, 'close'), refused: 'G144' }]),
    ).toEqual([])
  })

  test('G144 only one unit may go in, and only if there is a building', () => {
    expect(
      attacked('2I', 2, misses(4), [{ ...white('occupy I > b2', 'occupy I > b2', 'close'), refused: 'G144' }]),
    ).toEqual([])
    expect(attacked('2I', 2, misses(4), [{ ...white('occupy I > a1', 'close'), refused: 'G144' }])).toEqual([])
    const both = { options: { board: 'river', building: true } }
    // The sector is not attacked.
    expect(
      failures({
        ...both,
        place: { c1: { white: 'I' }, a3: { white: 'I' }, a2: { black: 'I' } },
        set: { phase: 'combined arms', orders: { black: ['I a2>a3'] } },
        dice: [1, 1],
        actions: [
          white('close'),
          black('act I a2>a3', 'close'),
          { ...white('occupy I > c1', 'close'), refused: 'G144' },
        ],
      }),
    ).toEqual([])
  })

  test('G144 no unit goes into a building that the enemy holds, or that is destroyed: no side is asked to', () => {
    const held = { b2: { white: '2I' }, 'building b2': { black: 'I' }, b3: { black: '2I' } }
    expect(attacked('2I', 2, misses(4), [black('close')], { place: held, expect: { awaiting: ['black'] } })).toEqual([])
    const set = { phase: 'combined arms', orders: { black: ['2 I b3>b2'] }, razed: ['b2'] }
    expect(attacked('2I', 2, misses(4), [], { set, expect: { awaiting: ['black'] } })).toEqual([])
    expect(attacked('2I', 2, misses(4), [], { expect: { awaiting: ['white', 'black'] } })).toEqual([])
  })

  test('B11 the owner picks the unit, fresh or spent, square or not; one that acted is spent as the phase ends', () => {
    const goesIn = (whites: string, rank: string, inside: string) =>
      failures({
        options,
        place: { b2: { white: whites }, b3: { black: 'I' } },
        set: { phase: 'combined arms', orders: { black: ['I b3>b2'] } },
        dice: [1, 1],
        actions: [
          white('close'),
          black('act I b3>b2', 'close'),
          ...(whites.includes(' ') ? [white('post I > b2|b3', 'close')] : []),
          white(`occupy ${rank} > b2`, 'close'),
          black('close'),
        ],
        expect: { told: [`White: ${rank} goes into the building of b2.`], units: { 'building b2': { white: inside } } },
      })
    expect(goesIn('I', 'I', 'I')).toEqual([])
    expect(goesIn('I:spent', 'I spent', 'I:spent')).toEqual([])
    expect(goesIn('I:square', 'square', 'I:spent')).toEqual([])
    expect(goesIn('I:arrived', 'I', 'I:spent')).toEqual([])
  })

  test("B11 a unit inside a building stands in no unit's line of fire", () => {
    for (const side of ['white', 'black'])
      expect(
        failures({
          options,
          place: { b1: { white: 'A' }, 'building b2': { [side]: 'I' }, b3: { black: '2I' } },
          set: { phase: 'bombardment', orders: { white: ['A b1>b2>b3'] } },
          dice: [6, 6],
          actions: [white('act A b1>b2>b3', 'close'), black('close')],
          expect: { units: { b3: { black: '2I:routed' }, 'building b2': { [side]: 'I' } } },
        }),
      ).toEqual([])
  })

  test('B11 a unit inside a building counts towards the six of its own side only', () => {
    expect(
      failures({
        options,
        place: { b2: { black: '3I' }, 'building b2': { white: 'I' }, b3: { black: '4I' } },
        set: { phase: 'non-combat move', orders: { black: ['4 I b3>b2'] } },
        actions: [white('close'), black(...acts(4, 'I b3>b2'))],
        expect: { units: { b2: { black: '3I 3I:spent' }, b3: { black: 'I' } } },
      }),
    ).toEqual([])
  })
})

describe('B9: coming out', () => {
  test('B9 a sector with only an occupant in it is friendly to his side and free for the enemy', () => {
    const race = {
      options,
      place: { 'building b2': { white: 'I' }, a2: { white: 'I' }, c2: { black: 'I' } },
      set: { phase: 'combined arms', orders: { white: ['I a2>b2'], black: ['I c2>b2'] } },
      actions: [white('act I a2>b2', 'close'), black('act I c2>b2', 'close')],
    }
    expect(
      failures({
        ...race,
        actions: [...race.actions, white('close')],
        dice: [1, 1],
        expect: { told: ['White: 1 I moved a2>b2.', 'Black attacks over b2|c2.'] },
      }),
    ).toEqual([])
    const alone = [white('close'), black('act I c2>b2', 'close')]
    expect(
      failures({
        ...race,
        actions: alone,
        expect: { units: { b2: { black: 'I:spent' }, 'building b2': { white: 'I' } } },
      }),
    ).toEqual([])
  })

  test('B9 the occupant comes out when phase 2 or 4 closes and no enemy is about', () => {
    const alone = { options, place: { 'building b2': { white: 'I' }, c2: { black: 'I' } } }
    for (const phase of ['fast movement', 'combined arms'])
      expect(
        failures({
          ...alone,
          set: { phase },
          actions: nobodyActs,
          expect: { units: { b2: { white: 'I' }, 'building b2': { white: '' } } },
        }),
      ).toEqual([])
    expect(
      failures({
        ...alone,
        set: { phase: 'non-combat move' },
        actions: nobodyActs,
        expect: { units: { 'building b2': { white: 'I' } } },
      }),
    ).toEqual([])
  })

  test('B9 the occupant stays inside while any enemy is there, even a routed one', () => {
    const besieged = {
      options,
      place: { 'building b2': { white: 'I' }, b2: { black: 'A:routed' } },
      set: { phase: 'combined arms' },
    }
    expect(
      failures({
        ...besieged,
        actions: nobodyActs,
        expect: { units: { 'building b2': { white: 'I' }, b2: { white: '' } } },
      }),
    ).toEqual([])
  })

  test('B9 the occupant comes out as he was, fresh or spent', () => {
    expect(
      failures({
        options,
        place: { 'building b2': { white: 'I:spent' } },
        set: { phase: 'fast movement' },
        actions: nobodyActs,
        expect: { units: { b2: { white: 'I:spent' } } },
      }),
    ).toEqual([])
  })

  test('B9 units that relieve the occupant find him there, and he counts among the six', () => {
    expect(
      failures({
        options,
        place: { 'building b2': { white: 'I' }, b2: { black: 'C:routed' }, a2: { white: '4I' }, c2: { white: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['4 I a2>b2', '2 I c2>b2'] } },
        actions: [
          white(...times(4, 'act I a2>b2'), ...times(2, 'act I c2>b2'), 'close'),
          black('close'),
          white('hold I c2>b2'),
        ],
        expect: {
          units: {
            b2: { white: 'I 5I:spent' },
            c2: { white: 'I' },
            captives: { black: '1C' },
            'building b2': { white: '' },
          },
        },
      }),
    ).toEqual([])
  })
})

describe('G145: who controls the sector', () => {
  const flag = { options: { board: 'river', building: true } }
  test('G145 with an enemy in its building a sector counts for no side: no flag, no majority', () => {
    const place = { c1: { black: '3I' }, b3: { black: 'I' }, b2: { white: 'I' }, 'building c1': { white: 'I' } }
    expect(
      failures({
        ...flag,
        place,
        set: { phase: 'scoring' },
        expect: { vp: { white: 0, black: 0 }, told: ['Equal sectors: a chip leaves the pool.'] },
      }),
    ).toEqual([])
    const empty = { ...place, 'building c1': { white: '' } }
    expect(
      failures({ ...flag, place: empty, set: { phase: 'scoring' }, expect: { vp: { white: 0, black: 2 } } }),
    ).toEqual([])
  })

  test('G145 a routed occupant denies nothing', () => {
    const place = { c1: { black: '3I' }, b3: { black: 'I' }, b2: { white: 'I' }, 'building c1': { white: 'I:routed' } }
    expect(failures({ ...flag, place, set: { phase: 'scoring' }, expect: { vp: { white: 0, black: 2 } } })).toEqual([])
  })

  test('G145 guns are not rallied where the enemy holds the building', () => {
    const guns = (building: string) => ({
      options,
      place: { b2: { black: 'I A:routed' }, 'building b2': { white: building } },
      set: { phase: 'rally', saved: { black: 1 } },
    })
    expect(failures({ ...guns('I'), actions: [{ ...black('recover b2', 'close'), refused: 'G89' }] })).toEqual([])
    expect(
      failures({
        ...guns(''),
        actions: [black('recover b2', 'close'), white('close')],
        expect: { units: { b2: { black: 'I A' } } },
      }),
    ).toEqual([])
  })

  test('G145 A3 an own objective does not count with an enemy in the building, though an empty one would', () => {
    const place = { c1: { white: 'I' }, 'building c1': { black: 'I' }, a2: { black: 'I' } }
    const setting = {
      options: { board: 'river', building: true, emptyObjectivesCount: true },
      set: { phase: 'scoring' },
    }
    // a1 and b1 are White's by their objectives; b3, a3 and c3, with a2, Black's.
    expect(failures({ ...setting, place, expect: { vp: { white: 0, black: 1 } } })).toEqual([])
    expect(
      failures({
        ...setting,
        place: { c1: { white: 'I' }, b2: { white: 'I' }, 'building c1': { black: 'I' } },
        expect: { vp: { white: 0, black: 0 } },
      }),
    ).toEqual([])
  })
})

describe('G146: storming it', () => {
  const inside = { b2: { black: '3I C A' }, 'building b2': { white: 'I' } }
  const planning = { options, place: inside, set: { phase: 'planning' } }
  const storms = (n: number, dice: number[], actions: object[], more: Case = {}) =>
    failures({
      options,
      place: { b2: { black: `${n}I` }, 'building b2': { white: 'I' } },
      set: { phase: 'combined arms', orders: { black: [`${n} I b2>b2`] } },
      dice,
      actions: [white('close'), black(...acts(n, 'I b2>b2')), ...actions] as Case['actions'],
      ...more,
    })

  test('G146 only infantry can be ordered against the building of its own sector', () => {
    expect(failures({ ...planning, actions: [black('order I b2>b2', 'close')] })).toEqual([])
    expect(failures({ ...planning, actions: [{ ...black('order C b2>b2', 'close'), refused: 'G146' }] })).toEqual([])
    expect(failures({ ...planning, actions: [{ ...black('order A b2>b2', 'close'), refused: 'G146' }] })).toEqual([])
    expect(
      failures({
        ...planning,
        place: { b2: { black: 'I' } },
        actions: [{ ...black('order I b2>b2', 'close'), refused: 'G146' }],
      }),
    ).toEqual([])
  })

  test('G146 infantry storms a building in phase 4 only, with five units at most', () => {
    const ordered = (phase: string, n: number) => ({
      options,
      place: { b2: { black: `${n}I` }, 'building b2': { white: 'I' } },
      set: { phase, orders: { black: [`${n} I b2>b2`] } },
    })
    for (const phase of ['fast movement', 'bombardment', 'non-combat move'])
      expect(
        failures({ ...ordered(phase, 1), actions: [{ ...black('act I b2>b2', 'close'), refused: 'G146' }] }),
      ).toEqual([])
    expect(
      failures({ ...ordered('combined arms', 6), actions: [{ ...black(...acts(6, 'I b2>b2')), refused: 'G105' }] }),
    ).toEqual([])
    expect(failures({ ...ordered('combined arms', 5), actions: [black(...acts(5, 'I b2>b2'))] })).toEqual([])
  })

  test('G146 stormers have -1 in ranged and in melee combat; the occupant fights back at the first', () => {
    expect(
      storms(2, misses(6), [black('close')], {
        expect: {
          told: [
            'White b2 building 1: 0, the table (G120).',
            'Black b2 building 1: -1, the table (G120).',
            'Black b2 building 1: -1, against a building (G146).',
            'Black b2 building 2: -1, the table (G120).',
            'Black b2 building 2: +1, no opposing unit (G115).',
            'Black b2 building 2: -1, against a building (G146).',
            'White b2 building 1: 0, the table (G120).',
            'Black b2 building 1: +1, the table (G120).',
            'Black b2 building 1: -1, against a building (G146).',
            'Black b2 building 2: +1, the table (G120).',
            'Black b2 building 2: +1, no opposing unit (G115).',
            'Black b2 building 2: -1, against a building (G146).',
          ],
          units: { b2: { black: '2I:spent' }, 'building b2': { white: 'I' } },
        },
      }),
    ).toEqual([])
  })

  test('B10 a routed occupant falls to the stormers that are left when the phase closes', () => {
    const taken = {
      expect: { units: { captives: { white: '1I' }, 'building b2': { white: '' }, b2: { black: 'I:spent' } } },
    }
    expect(storms(1, [1, 6], [], taken)).toEqual([])
    expect(storms(1, [1, 1, 1, 2], [black('close')], taken)).toEqual([])
  })

  test('B10 an occupant that is hit twice at once is captured as well', () => {
    expect(storms(2, [1, 6, 6], [black('close')], { expect: { units: { captives: { white: '1I' } } } })).toEqual([])
  })

  test('B10 if no stormer is left the routed occupant stays; the same order takes him later without combat', () => {
    expect(
      storms(1, [6, 4], [], {
        place: { b2: { black: '2I' }, 'building b2': { white: 'I' } },
        expect: { units: { b2: { black: 'I' }, 'building b2': { white: 'I' }, box: { black: '1I' } } },
      }),
    ).toEqual([])
    const routed = { options, place: { b2: { black: '2I' }, 'building b2': { white: 'I:routed' } } }
    expect(
      failures({
        ...routed,
        set: { phase: 'combined arms' },
        actions: nobodyActs,
        expect: { units: { 'building b2': { white: 'I:routed' } } },
      }),
    ).toEqual([])
    expect(
      failures({
        ...routed,
        set: { phase: 'combined arms', orders: { black: ['I b2>b2'] } },
        actions: [white('close'), black('act I b2>b2', 'close')],
        expect: { units: { captives: { white: '1I' }, 'building b2': { white: '' }, b2: { black: 'I I:spent' } } },
      }),
    ).toEqual([])
    expect(failures({ ...routed, set: { phase: 'planning' }, actions: [black('order I b2>b2', 'close')] })).toEqual([])
  })

  test('B10 stormers may withdraw before melee while the occupant holds out', () => {
    expect(
      storms(2, [1, 1, 1], [black('withdraw Black b2 building 1', 'withdraw Black b2 building 2', 'close')], {
        expect: { units: { 'building b2': { white: 'I' }, b2: { black: '2I:spent' }, captives: { white: '' } } },
      }),
    ).toEqual([])
  })

  test('B10 G109 once the occupant is routed no side is asked to give up, and the stormers capture him', () => {
    expect(
      storms(2, [1, 6, 1], [], {
        expect: { units: { 'building b2': { white: '' }, b2: { black: '2I:spent' }, captives: { white: '1I' } } },
      }),
    ).toEqual([])
  })

  test('B10 stormers that may withdraw are offered it', () => {
    const kernel = engine(worded(generals))
    const p = kernel.open('dennewitz', options, fastDice(1))
    const { situations } = generals as Required<typeof generals>
    situations.clear(p)
    situations.place(p, 'b2', { black: '1I' })
    situations.place(p, 'building b2', { white: 'I' })
    situations.set(p, 'phase', 'combined arms')
    situations.set(p, 'orders', { black: ['I b2>b2'] })
    kernel.settle(p, noDice)
    const out = new Int32Array(64)
    const offered = (seat: number) =>
      [...out.subarray(0, kernel.actions(p, seat, out))].map((action) => kernel.print(p, action))
    const does = (seat: number, text: string, dice: number[] = []) => {
      const action = kernel.parse(p, seat, text)
      kernel.play(p, seat, action as number, scriptedDice(dice))
    }
    expect(offered(1)).toEqual(['act I b2>b2', 'close'])
    does(0, 'close')
    does(1, 'act I b2>b2')
    does(1, 'close', [1, 1])
    expect(offered(1)).toEqual(['withdraw Black b2 building 1', 'close'])
  })

  test('B10 infantry that storms a building defends no border meanwhile', () => {
    expect(
      failures({
        options,
        place: { b2: { black: '2I' }, 'building b2': { white: 'I' }, a2: { white: '2I' } },
        set: { phase: 'combined arms', orders: { black: ['I b2>b2'], white: ['2 I a2>b2'] } },
        dice: misses(5),
        actions: [white(...acts(2, 'I a2>b2')), black('act I b2>b2', 'close')],
        expect: { told: ['Black a2|b2 1: I.', 'White a2|b2 2 aims at Black a2|b2 1.'] },
      }),
    ).toEqual([])
  })

  test('G146 no other unit reaches the occupant: neither by aiming out of a zone nor from afar', () => {
    const outward = (type: string, dice: number[], actions: object[]) =>
      failures({
        options,
        place: { b2: { black: `3${type}` }, 'building b2': { white: 'I' }, a2: { white: '2I' } },
        set: { phase: 'combined arms', orders: { black: [`3 ${type} b2>a2`] } },
        dice,
        actions: [white('close'), black(...acts(3, `${type} b2>a2`)), ...actions] as Case['actions'],
      })
    const aimed = black('aim Black a2|b2 3 > White b2 building 1', 'close')
    expect(outward('I', [], [{ ...aimed, refused: 'G146' }])).toEqual([])
    const untilMelee = [white('close'), white('close'), black('close')]
    expect(outward('C', [1, 1], [...untilMelee, { ...aimed, refused: 'G146' }])).toEqual([])
    const bombarded = {
      place: { 'building b2': { black: 'I' }, b1: { white: 'A' } },
      set: { phase: 'bombardment', orders: { white: ['A b1>b2'] } },
    }
    expect(
      failures({ options, ...bombarded, actions: [{ ...white('act A b1>b2', 'close'), refused: 'B11' }] }),
    ).toEqual([])
  })

  test('G146 B12 cavalry that attacks the sector does not strike who is inside', () => {
    expect(
      failures({
        options,
        place: { b1: { white: '2C' }, b2: { black: 'I' }, 'building b2': { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['2 C b1>b2'] } },
        // The other defender is the only target, so it is not asked for.
        dice: [1, 1, 6, 1],
        actions: [
          white(...acts(2, 'C b1>b2')),
          black('close'),
          ...times(2, 'close').map((text) => black(text)),
          white('close'),
          black('close'),
        ],
        expect: {
          told: ['White b1|b2 2 aims at Black b1|b2 1.'],
          units: { 'building b2': { black: 'I' } },
        },
      }),
    ).toEqual([])
  })
})

describe('G147: a routed garrison', () => {
  const routed = { 'building b2': { white: 'I:routed' } }
  test('G147 a routed garrison does not flee', () => {
    const place = { ...routed, b2: { white: 'I:routed' } }
    expect(
      failures({
        options,
        place,
        set: { phase: 'combined arms' },
        actions: nobodyActs,
        expect: { units: { b2: { white: '' }, 'building b2': { white: 'I:routed' } } },
      }),
    ).toEqual([])
  })

  test('G147 a routed garrison is rallied where it is, for one order, without another unit', () => {
    const place = { ...routed, b2: { white: 'I' } }
    const rally = { options, place, set: { phase: 'rally', saved: { white: 1 } } }
    expect(
      failures({
        ...rally,
        actions: [white('hearten b2', 'close'), black('close')],
        expect: { units: { 'building b2': { white: 'I' }, merged: { white: '' } } },
      }),
    ).toEqual([])
    expect(failures({ ...rally, actions: [{ ...white(...times(2, 'hearten b2'), 'close'), refused: 'G87' }] })).toEqual(
      [],
    )
    expect(
      failures({
        ...rally,
        set: { phase: 'rally', saved: { white: 2 } },
        actions: [{ ...white(...times(2, 'hearten b2'), 'close'), refused: 'G147' }],
      }),
    ).toEqual([])
    expect(
      failures({ ...rally, set: { phase: 'rally' }, actions: [{ ...white('hearten b2', 'close'), refused: 'G87' }] }),
    ).toEqual([])
  })

  test('G147 a routed garrison is rallied only if its owner controls the sector, as guns are', () => {
    const refused = (place: Case['place']) =>
      failures({
        options,
        place,
        set: { phase: 'rally', saved: { white: 1 } },
        actions: [{ ...white('hearten b2', 'close'), refused: 'G147' }],
      })
    expect(refused(routed)).toEqual([])
    expect(refused({ ...routed, b2: { black: 'I' } })).toEqual([])
    expect(refused({ b2: { white: 'I' }, 'building b2': { white: 'I' } })).toEqual([])
  })

  test('G147 an enemy who enters the sector captures a routed garrison', () => {
    expect(
      failures({
        options,
        place: { ...routed, b3: { black: 'I' } },
        set: { phase: 'non-combat move', orders: { black: ['I b3>b2'] } },
        actions: [white('close'), black('act I b3>b2', 'close')],
        expect: { units: { captives: { white: '1I' }, 'building b2': { white: '' } } },
      }),
    ).toEqual([])
  })
})

describe('G148: fire from the windows', () => {
  const relief = (dice: number[], actions: object[], more: Case = {}) =>
    failures({
      options,
      place: { b2: { black: '2I' }, 'building b2': { white: 'I' }, a2: { white: '2I' } },
      set: { phase: 'combined arms', orders: { white: ['2 I a2>b2'] } },
      dice,
      actions: [white(...acts(2, 'I a2>b2')), black('close'), ...actions] as Case['actions'],
      ...more,
    })
  const shoots = white('aim White b2 building 1 > Black a2|b2 2', 'close')

  test('G148 the occupant strikes any enemy in a zone of his sector, by fire and in melee, with the bonus for no opponent', () => {
    expect(
      relief(misses(10), [shoots, white('close'), shoots], {
        expect: {
          told: [
            'White b2 building 1 aims at Black a2|b2 2.',
            'White b2 building 1: -1, the table (G120).',
            'White b2 building 1: +1, no opposing unit (G115).',
            'White b2 building 1 aims at Black a2|b2 2.',
            'White b2 building 1: +1, the table (G120).',
            'White b2 building 1: +1, no opposing unit (G115).',
          ],
        },
      }),
    ).toEqual([])
  })

  test('G148 the occupant need not strike', () => {
    expect(
      relief(misses(8), [white('close'), white('close'), white('close')], { expect: { phase: 'non-combat move' } }),
    ).toEqual([])
  })

  test('G148 the occupant needs 4 or more, and his victim cannot strike back', () => {
    expect(
      relief([1, 1, 6, 1, 4], [shoots], {
        expect: { told: ['White b2 building 1: 4 against Black a2|b2 2, hits.', 'A unit is routed: White a2|b2 1.'] },
      }),
    ).toEqual([])
    expect(
      relief([1, 1, 1, 1, 3], [shoots], {
        expect: { told: ['White b2 building 1: 3 against Black a2|b2 2, no hit.'] },
      }),
    ).toEqual([])
    const aimed = { ...white('aim White a2|b2 1 > Black a2|b2 2', 'close'), refused: 'G107' }
    expect(relief([], [aimed])).toEqual([])
  })

  test('G148 a spent occupant has -1', () => {
    expect(
      relief(misses(5), [shoots], {
        place: { b2: { black: '2I' }, 'building b2': { white: 'I:spent' }, a2: { white: '2I' } },
        expect: {
          told: ['White b2 building 1: +1, no opposing unit (G115).', 'White b2 building 1: -1, spent (G39).'],
        },
      }),
    ).toEqual([])
  })

  test('B12 combat on any border of his sector lets the occupant strike, also an attack out of it by the enemy', () => {
    expect(
      failures({
        options,
        place: { b2: { black: '2I' }, 'building b2': { white: 'I' }, a2: { white: 'I' } },
        set: { phase: 'combined arms', orders: { black: ['2 I b2>a2'] } },
        dice: [1, 1, 1, 6],
        actions: [
          white('close'),
          black(...acts(2, 'I b2>a2')),
          white('aim White b2 building 1 > Black a2|b2 1', 'close'),
        ],
        expect: { told: ['White b2 building 1: 6 against Black a2|b2 1, hits.', 'A unit is routed: Black a2|b2 1.'] },
      }),
    ).toEqual([])
  })

  test.each([
    ['White', 'a3', 'I a3>a2', 'I a1>a2', 'a1'],
    ['Black', 'c1', 'I c1>c2', 'I c3>c2', 'c3'],
  ])(
    'G148 a meeting is combat on the borders of both sides, for a %s occupant too',
    (side, sector, out, against, from) => {
      // The enemy leaves the occupant's sector and meets the occupant's friends in the next one.
      const [own, foe] = side === 'White' ? (['white', 'black'] as const) : (['black', 'white'] as const)
      const orders = { [own]: [against], [foe]: [out] }
      const moves = { white: white(`act ${orders.white}`, 'close'), black: black(`act ${orders.black}`, 'close') }
      const other = side === 'White' ? 'Black' : 'White'
      const aims = `${side} ${sector} building 1 > ${other} ${side === 'White' ? 'a1|a2' : 'c1|c2'} 1`
      expect(
        failures({
          options: { board: 'river', building: true },
          place: { [from]: { [own]: 'I' }, [sector]: { [foe]: 'I' }, [`building ${sector}`]: { [own]: 'I' } },
          set: { phase: 'combined arms', orders },
          dice: misses(3),
          actions: [moves.white, moves.black, by(own)(`aim ${aims}`, 'close')],
          expect: { told: [`${aims.replace(' > ', ' aims at ')}.`] },
        }),
      ).toEqual([])
    },
  )

  test('G148 without combat on his borders the occupant does nothing; combat elsewhere does not concern him', () => {
    const far = (from: string, to: string, aims: string) =>
      failures({
        options,
        place: { b2: { black: 'I' }, 'building b2': { white: 'I' }, [from]: { white: '2I' }, [to]: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: [`2 I ${from}>${to}`] } },
        dice: misses(3),
        actions: [white(...acts(2, `I ${from}>${to}`)), black('close')],
        expect: { told: [aims] },
      })
    expect(far('c1', 'c2', 'White c1|c2 2 aims at Black c1|c2 1.')).toEqual([])
    expect(far('c1', 'c2', 'White b2 building 1: occupant of the building.')).not.toEqual([])
  })

  test('B12 the occupant does not strike beyond his borders', () => {
    expect(
      failures({
        options,
        place: {
          b2: { black: 'I' },
          'building b2': { white: 'I' },
          a2: { white: 'I' },
          c1: { white: 'I' },
          a1: { black: 'I' },
        },
        set: { phase: 'combined arms', orders: { white: ['I a2>b2', 'I c1>b1'], black: ['I a1>b1'] } },
        actions: [
          white('act I a2>b2', 'act I c1>b1', 'close'),
          black('act I a1>b1', 'close'),
          { ...white('aim White b2 building 1 > Black a1|b1 1', 'close'), refused: 'G113' },
          white('aim White b2 building 1 > Black a2|b2 1', 'close'),
        ],
        dice: misses(5),
      }),
    ).toEqual([])
  })

  test('B12 an occupant whose building is stormed by infantry fights back at it instead', () => {
    expect(
      failures({
        options,
        place: { b2: { black: '2I' }, 'building b2': { white: 'I' }, a2: { white: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['I a2>b2'], black: ['I b2>b2'] } },
        actions: [white('act I a2>b2', 'close'), black('act I b2>b2', 'close')],
        dice: misses(4),
        expect: { told: ['White b2 building 1: 0, the table (G120).'] },
      }),
    ).toEqual([])
  })

  test('B12 the occupant captures a routed unit that he hits, if he comes through himself', () => {
    expect(
      failures({
        options,
        place: { b2: { black: 'I A:routed' }, 'building b2': { white: 'I' }, a2: { white: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['2 I a2>b2'] } },
        dice: [1, 1, 1, 4],
        actions: [
          white(...acts(2, 'I a2>b2')),
          black('close'),
          white('aim White b2 building 1 > Black a2|b2 2', 'aim White a2|b2 2 > Black a2|b2 1', 'close'),
          white(...[1, 2].map((k) => `withdraw White a2|b2 ${k}`), 'close'),
        ],
        expect: { units: { captives: { black: '1A' } } },
      }),
    ).toEqual([])
  })

  test('B12 in a forest the dice of the occupant have its modifier, and no other ground counts', () => {
    const ground = { ...(generals.data as { boards: Record<string, object> }) }
    const board = { ...ground.boards.heights, id: 'grove', sectors: { b2: ['building', 'forest'], a2: ['hill'] } }
    const own = generals.withData?.(new Map([['boards/grove.json', board]])) as typeof generals
    expect(
      proofs(
        worded(own),
        'dennewitz',
      )({
        options: { board: 'grove', building: true, forest: true, hill: true },
        place: { b2: { black: '2I' }, 'building b2': { white: 'I' }, a2: { white: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['2 I a2>b2'] } },
        dice: misses(5),
        actions: [white(...acts(2, 'I a2>b2')), black('close'), shoots],
        expect: {
          told: ['White b2 building 1: +1, no opposing unit (G115).', 'White b2 building 1: -2, forest (G139).'],
        },
      }),
    ).toEqual([])
  })

  test('B12 the dice of the occupant can be rolled again with those of the combat for his sector', () => {
    expect(
      failures({
        options,
        place: { b2: { black: '2I' }, 'building b2': { white: 'I' }, a2: { white: 'I' }, c2: { white: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['I a2>b2', 'I c2>b2'] } },
        dice: [1, 1, 1, 1, 2, 5],
        actions: [
          white('act I a2>b2', 'act I c2>b2', 'close'),
          black('close'),
          white('aim White b2 building 1 > Black a2|b2 1', 'close'),
          white('reroll White b2 building 1'),
        ],
        expect: {
          told: [
            'White has a die rolled again (White b2 building 1): 2 becomes 5.',
            'White b2 building 1: 5 against Black a2|b2 1, hits.',
          ],
        },
      }),
    ).toEqual([])
  })
})

describe('G149: knocked down', () => {
  const guns = { options: { ...options, destroyedBuilding: true } }
  const fire = (dice: number[], actions: object[], more: Case = {}) =>
    failures({
      ...guns,
      place: { b1: { white: 'A' }, 'building b2': { black: 'I' }, b2: { black: '' } },
      set: { phase: 'bombardment', orders: { white: ['A b1>b2'] }, tokens: { white: ['b1>b2'] } },
      dice,
      actions: [white('act A b1>b2', 'close'), black('close'), ...actions] as Case['actions'],
      ...more,
    })
  const atBuilding = white('lay White battery 1 > building', 'close')

  test('G149 two hits at -1 destroy the building with its occupant', () => {
    expect(
      fire([5, 6], [atBuilding], {
        expect: {
          razed: ['b2'],
          units: { 'building b2': { black: '' }, destroyed: { black: '1I' } },
          told: [
            '+2, the table (G120).',
            '-3, range of 1 (G77).',
            '+1, artillery token (G79).',
            '-1, at the building itself (G149).',
            'The building in b2 is destroyed.',
          ],
        },
      }),
    ).toEqual([])
  })

  test('G149 one hit does nothing to the building', () => {
    expect(fire([5, 4], [atBuilding], { expect: { razed: [], units: { 'building b2': { black: 'I' } } } })).toEqual([])
  })

  test('B13 only both dice of one battery destroy a building: two batteries with a hit each do not', () => {
    expect(
      fire([5, 1, 5, 1], [white('lay White battery 1 > building', 'lay White battery 2 > building', 'close')], {
        place: { b1: { white: '2A' }, 'building b2': { black: 'I' } },
        set: { phase: 'bombardment', orders: { white: ['2 A b1>b2'] }, tokens: { white: ['b1>b2'] } },
        actions: [
          white('act A b1>b2', 'act A b1>b2', 'close'),
          black('close'),
          white('lay White battery 1 > building', 'lay White battery 2 > building', 'close'),
        ],
        expect: { razed: [] },
      }),
    ).toEqual([])
  })

  test('B13 a battery may fire at the building instead of the units around it', () => {
    const place = { b1: { white: 'A' }, b2: { black: '2I' }, 'building b2': { white: 'I' } }
    expect(
      fire([6, 6], [atBuilding], {
        place,
        expect: { razed: ['b2'], units: { b2: { black: '2I' }, destroyed: { white: '1I' } } },
      }),
    ).toEqual([])
    expect(
      fire([6, 6], [white('lay White battery 1 > unit 1', 'close')], {
        place,
        expect: { razed: [], units: { b2: { black: '2I:routed' } } },
      }),
    ).toEqual([])
  })

  test('B13 a battery does not fire at the building if something in between takes a die', () => {
    const over = (between: Case['place'], rule: string | undefined) =>
      failures({
        options: { board: 'river', building: true, destroyedBuilding: true },
        place: { a1: { white: 'A' }, 'building c1': { black: 'I' }, ...between },
        set: { phase: 'bombardment', orders: { white: ['A a1>b1>c1'] } },
        actions: [{ ...white('act A a1>b1>c1', 'close'), ...(rule ? { refused: rule } : {}) }],
      })
    expect(over({}, undefined)).toEqual([])
    expect(over({ b1: { white: 'I' } }, 'G149')).toEqual([])
    expect(over({ b1: { black: 'I' } }, 'G149')).toEqual([])
    // There are other targets, but not at the building.
    const river = { board: 'river', building: true, destroyedBuilding: true }
    expect(
      failures({
        options: river,
        place: { a1: { white: 'A' }, b1: { white: 'I' }, c1: { black: 'I I:spent' } },
        set: { phase: 'bombardment', orders: { white: ['A a1>b1>c1'] } },
        actions: [
          white('act A a1>b1>c1', 'close'),
          black('close'),
          { ...white('lay White battery 1 > building', 'close'), refused: 'G76' },
        ],
      }),
    ).toEqual([])
  })

  test('G149 no gun aims at a destroyed building, or at an empty one', () => {
    expect(
      fire([6, 6], [], {
        place: { b1: { white: 'A' }, b2: { black: '2I' } },
        set: { phase: 'bombardment', orders: { white: ['A b1>b2'] }, razed: ['b2'] },
        expect: { units: { b2: { black: '2I:routed' } } },
      }),
    ).toEqual([])
    expect(
      fire([], [{ ...white('act A b1>b2', 'close'), refused: 'G76' }], {
        place: { b1: { white: 'A' } },
        actions: [{ ...white('act A b1>b2', 'close'), refused: 'G76' }],
      }),
    ).toEqual([])
  })

  test('G149 without the option guns cannot harm the building', () => {
    expect(
      failures({
        options,
        place: { b1: { white: 'A' }, b2: { black: 'I' }, 'building b2': { white: 'I' } },
        set: { phase: 'bombardment', orders: { white: ['A b1>b2'] } },
        dice: [6],
        actions: [white('act A b1>b2', 'close'), black('close')],
        expect: { razed: [], units: { b2: { black: 'I:routed' }, 'building b2': { white: 'I' } } },
      }),
    ).toEqual([])
  })
})
