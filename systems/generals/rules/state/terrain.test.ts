import { describe, expect, test } from 'vitest'
import { by, type Case, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'dennewitz')
const white = by('white')
const black = by('black')
/** On board A a2 is a forest and c2 a hill; the road runs down column b. */
const wood = { board: 'A', forest: true }
/** On the heights a2 and a3 are hills and c2 is a forest, with a road to it from b2. */
const heights = { board: 'heights', forest: true, hill: true, road: true }
const acts = (n: number, what: string) => [...times(n, `act ${what}`), 'close']

/** What is added to a unit's dice, in words, in order, with nothing else about it told in between. */
const added = (space: string, ...parts: string[]) => parts.map((part) => `${space}: ${part}.`)

describe('G137: uneven ground', () => {
  test('G137 modifiers of the ground come on top of those of the table', () => {
    expect(
      failures({
        options: heights,
        place: { b2: { white: 'C' }, c2: { black: 'I:spent' } },
        set: { phase: 'combined arms', orders: { white: ['C b2>c2'] } },
        dice: [1, 4, 4],
        actions: [white(...acts(1, 'C b2>c2')), black('close'), white('close')],
        expect: {
          told: [
            ...added('Black b2|c2 1', '0, the table (G120)', '-1, spent (G39)', '-2, forest (G139)'),
            ...added('White b2|c2 1', '+1, the table (G120)', '-1, forest (G139)'),
            ...added('Black b2|c2 1', '-1, the table (G120)', '-1, spent (G39)', '-1, forest (G139)'),
            'White b2|c2 1: 4 against Black b2|c2 1, hits.',
          ],
        },
      }),
    ).toEqual([])
  })

  test('G137 the side that the ground does not favour may begin with some points', () => {
    expect(failures({ options: { ...heights, compensation: 1 }, expect: { vp: { white: 1, black: 0 } } })).toEqual([])
    expect(failures({ options: { ...heights, compensation: -2 }, expect: { vp: { white: 0, black: 2 } } })).toEqual([])
  })

  test('G137 a kind of ground that is not switched on is open country', () => {
    const attack = (options: Case['options'], told: string[]) =>
      failures({
        options,
        place: { b2: { white: 'I' }, a2: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['I b2>a2'] } },
        dice: [1, 1, 1, 1],
        actions: [white(...acts(1, 'I b2>a2')), black('close'), white('close')],
        expect: { told },
      })
    const melee = 'White a2|b2 1: +1, the table (G120).'
    expect(attack(heights, [melee, 'White a2|b2 1: -1, uphill (G142).'])).toEqual([])
    expect(attack({ ...heights, hill: false }, [melee, 'Black a2|b2 1: 0, the table (G120).'])).toEqual([])
    expect(attack({ ...heights, hill: false }, ['White a2|b2 1: -1, uphill (G142).'])).not.toEqual([])
  })
})

describe('G138: into the forest', () => {
  test('G138 three units at a time go over a border into a forest, from each side of it', () => {
    const place = { a1: { white: '4I' }, b2: { white: '2C 3I' } }
    const set = { phase: 'combined arms', orders: { white: ['4 I a1>a2', '2 I b2>a2', '2 C b2>a2'] } }
    const six = [...times(3, 'act I a1>a2'), ...times(2, 'act I b2>a2'), 'act C b2>a2']
    expect(
      failures({ options: wood, place, set, actions: [{ ...white('act I a1>a2', ...six, 'close'), refused: 'G138' }] }),
    ).toEqual([])
    expect(
      failures({ options: wood, place, set, actions: [{ ...white('act C b2>a2', ...six, 'close'), refused: 'G138' }] }),
    ).toEqual([])
    expect(
      failures({
        options: wood,
        place,
        set,
        actions: [white(...six, 'close'), black('close')],
        expect: { units: { a2: { white: '5I:spent C:spent' } } },
      }),
    ).toEqual([])
  })

  test('G138 the limit of a forest is the same for an attack, and for the guns that fire into it', () => {
    const place = { a1: { white: '3I A' }, a2: { black: 'I' } }
    const set = { phase: 'combined arms', orders: { white: ['3 I a1>a2', 'A a1>a2'] } }
    expect(
      failures({
        options: wood,
        place,
        set,
        actions: [{ ...white(...times(3, 'act I a1>a2'), 'act A a1>a2', 'close'), refused: 'G138' }],
      }),
    ).toEqual([])
    expect(
      failures({
        options: { board: 'A' },
        place,
        set,
        actions: [white(...times(3, 'act I a1>a2'), 'act A a1>a2', 'close')],
      }),
    ).toEqual([])
  })

  test('G138 five units may leave a forest over a border', () => {
    expect(
      failures({
        options: wood,
        place: { a2: { white: '5I' } },
        set: { phase: 'combined arms', orders: { white: ['5 I a2>a3'] } },
        actions: [white(...acts(5, 'I a2>a3')), black('close')],
        expect: { units: { a3: { white: '5I:spent' } } },
      }),
    ).toEqual([])
  })

  test('G138 a unit that enters a forest is spent at once: attacked in that phase it has -1 and cannot react', () => {
    const joined = {
      options: wood,
      place: { a1: { white: '2I' }, a2: { white: 'I' }, a3: { black: '2C' } },
      set: { phase: 'combined arms', orders: { white: ['2 I a1>a2'], black: ['2 C a3>a2'] } },
    }
    const moves = [white(...acts(2, 'I a1>a2')), black(...acts(2, 'C a3>a2'))]
    expect(
      failures({ ...joined, actions: [...moves, { ...white('square a2', 'square a2', 'close'), refused: 'G96' }] }),
    ).toEqual([])
    expect(
      failures({
        ...joined,
        dice: [1, 1],
        actions: [...moves, white('close'), white(...times(2, 'post I spent > a2|a3'), 'close'), black('close')],
        expect: {
          told: added('White a2|a3 2', '0, the table (G120)', '-1, spent (G39)', '-2, forest (G139)'),
          awaiting: ['white'],
        },
      }),
    ).toEqual([])
  })

  test('G138 cavalry that went one sector into a forest is spent by it (compare G40)', () => {
    const ride = {
      place: { a1: { white: 'C' } },
      set: { phase: 'combined arms', orders: { white: ['C a1>a2'] } },
      actions: [white(...acts(1, 'C a1>a2')), black('close')],
    }
    expect(failures({ ...ride, options: wood, expect: { units: { a2: { white: 'C:spent' } } } })).toEqual([])
    expect(failures({ ...ride, options: {}, expect: { units: { a2: { white: 'C:moved' } } } })).toEqual([])
  })

  test('G138 a forest ends the march: no arrow leads through it, but one may end in it', () => {
    const place = { a1: { white: 'C' }, b1: { white: 'C' } }
    const set = { phase: 'planning' }
    expect(
      failures({ options: wood, place, set, actions: [{ ...white('order C a1>a2>b2', 'close'), refused: 'G138' }] }),
    ).toEqual([])
    expect(
      failures({ options: wood, place, set, actions: [white('order C b1>a1>a2', 'order C a1>b1>b2', 'close')] }),
    ).toEqual([])
  })

  test('G138 cavalry that falls back into a forest is spent there at once', () => {
    expect(
      failures({
        options: wood,
        place: { a3: { white: 'C I' }, a2: { white: 'I' }, b3: { black: '2I' }, b2: { black: '2I' } },
        set: { phase: 'combined arms', orders: { black: ['2 I b3>a3', '2 I b2>a2'] } },
        dice: [1, 1, 1, 1, 1, 1],
        actions: [
          white('close'),
          black(...times(2, 'act I b3>a3'), ...times(2, 'act I b2>a2'), 'close'),
          white('close'),
          white('retreat a3', 'close'),
        ],
        expect: { told: ['White: 1 cavalry fell back a3>a2.', 'White a2|b2 2: C:spent.'] },
      }),
    ).toEqual([])
  })

  test('G138 no more than three units follow up into a forest after a counter-charge', () => {
    expect(
      failures({
        options: wood,
        place: { a2: { white: '4I' }, b2: { black: '4C' } },
        set: { phase: 'combined arms', orders: { white: ['4 I a2>b2'] } },
        dice: [6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6],
        actions: [
          white(...acts(4, 'I a2>b2')),
          black('close'),
          black(...times(4, 'countercharge b2'), 'close'),
          ...times(3, 'advance C counter b2>a2').map((does) => ({ seat: 'black', do: does })),
        ],
        // The fourth is not even asked about.
        expect: {
          units: { a2: { black: '3C:spent' }, b2: { black: 'C:spent' }, box: { white: '4I' } },
          phase: 'non-combat move',
        },
      }),
    ).toEqual([])
  })
})

describe('G139: fighting in a forest', () => {
  test('G139 attackers and defenders have -2 in ranged and -1 in melee combat', () => {
    const fight = {
      place: { a1: { white: 'I' }, a2: { black: 'I' } },
      set: { phase: 'combined arms', orders: { white: ['I a1>a2'] } },
      actions: [white(...acts(1, 'I a1>a2')), black('close'), white('close')],
    }
    expect(
      failures({
        ...fight,
        options: wood,
        dice: [6, 5, 4, 4],
        expect: {
          told: [
            ...added('White a1|a2 1', '-1, the table (G120)', '-2, forest (G139)'),
            ...added('Black a1|a2 1', '0, the table (G120)', '-2, forest (G139)'),
            'White a1|a2 1: 3 against Black a1|a2 1, no hit.',
            'Black a1|a2 1: 3 against White a1|a2 1, no hit.',
            ...added('White a1|a2 1', '+1, the table (G120)', '-1, forest (G139)'),
            ...added('Black a1|a2 1', '0, the table (G120)', '-1, forest (G139)'),
            'White a1|a2 1: 4 against Black a1|a2 1, hits.',
          ],
          units: { a2: { white: 'I:spent', black: '' } },
        },
      }),
    ).toEqual([])
  })

  test('G139 only the sector fought for counts: an attack out of a forest is not hindered', () => {
    expect(
      failures({
        options: wood,
        place: { a2: { white: 'I' }, a3: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['I a2>a3'] } },
        dice: [6, 1, 1],
        actions: [white(...acts(1, 'I a2>a3')), black('close')],
        expect: {
          told: [...added('White a2|a3 1', '-1, the table (G120)'), 'White a2|a3 1: 5 against Black a2|a3 1, hits.'],
        },
      }),
    ).toEqual([])
  })

  test('A49 a counter-charger and the infantry that it charges fight over the sector under assault', () => {
    const charge = (options: Case['options'], place: Case['place'], order: string, told: string[]) =>
      failures({
        options,
        place,
        set: { phase: 'combined arms', orders: { white: [order] } },
        dice: [5, 1, 3, 3],
        actions: [white(...acts(1, order)), black('close'), black(`countercharge ${order.slice(-2)}`, 'close')],
        expect: { told },
      })
    // From the open into the wood: both fight in the wood.
    expect(
      charge(wood, { a1: { white: 'I' }, a2: { black: 'C' } }, 'I a1>a2', [
        ...added('White a1|a2 1', '-1, the table (G120)', '-2, forest (G139)'),
        ...added('White a1|a2 1', '-1, the table (G120)', '-1, forest (G139)'),
        ...added('Black a1|a2 1', '+1, the table (G120)', '-1, forest (G139)'),
      ]),
    ).toEqual([])
    // From the wood into the open: neither does.
    expect(
      charge(wood, { a2: { white: 'I' }, a3: { black: 'C' } }, 'I a2>a3', [
        ...added('White a2|a3 1', '-1, the table (G120)'),
        ...added('White a2|a3 1', '-1, the table (G120)'),
        'Black a2|a3 1: +1, the table (G120).',
        'White a2|a3 1 rolls 3.',
      ]),
    ).toEqual([])
  })

  test('A49 a passive infantry unit put against a counter-charger fights over the sector under assault', () => {
    expect(
      failures({
        options: wood,
        place: { a1: { white: '2I' }, a2: { black: '2C' } },
        set: { phase: 'combined arms', orders: { white: ['I a1>a2'] } },
        dice: [5, 5, 1, 1, 1, 1, 1, 1],
        actions: [
          white(...acts(1, 'I a1>a2')),
          black('close'),
          black(...times(2, 'countercharge a2'), 'close'),
          black('close'),
        ],
        expect: {
          told: [
            'White a1|a2 2: I.',
            ...added('White a1|a2 2', '0, the table (G120)', '-2, forest (G139)'),
            ...added('White a1|a2 2', '-1, the table (G120)', '-1, forest (G139)'),
          ],
        },
      }),
    ).toEqual([])
  })

  test('A49 G142 hill and river go by direction: a counter-charge down a hill has its bonus', () => {
    expect(
      failures({
        options: heights,
        place: { b2: { white: 'I' }, a2: { black: 'C' } },
        set: { phase: 'combined arms', orders: { white: ['I b2>a2'] } },
        dice: [5, 1, 3, 3],
        actions: [white(...acts(1, 'I b2>a2')), black('close'), black('countercharge a2', 'close')],
        expect: {
          told: [
            ...added('White a2|b2 1', '-1, the table (G120)', '-1, uphill (G142)'),
            ...added('Black a2|b2 1', '+1, the table (G120)', '+1, downhill (G142)'),
          ],
        },
      }),
    ).toEqual([])
  })

  test('G139 in a crossing each attacker has the ground of its target sector, a passive unit that of its own', () => {
    expect(
      failures({
        options: wood,
        place: { a1: { white: '2I' }, a2: { black: 'I C' } },
        set: { phase: 'combined arms', orders: { white: ['2 I a1>a2'], black: ['C a2>a1'] } },
        dice: [1, 1, 1, 1, 1, 1, 1],
        actions: [white(...acts(2, 'I a1>a2')), black(...acts(1, 'C a2>a1')), white('close')],
        expect: {
          told: [
            ...added('White a1|a2 1', '-1, the table (G120)', '-2, forest (G139)'),
            ...added('Black a1|a2 2', '0, the table (G120)', '-2, forest (G139)'),
            ...added('Black a1|a2 1', '+1, the table (G120)'),
            ...added('Black a1|a2 2', '0, the table (G120)', '-1, forest (G139)'),
          ],
        },
      }),
    ).toEqual([])
  })

  test('B19 bombardment of a forest has its own table and no modifier of the ground', () => {
    expect(
      failures({
        options: wood,
        place: { a1: { white: 'A' }, a2: { black: '2I' } },
        set: { phase: 'bombardment', orders: { white: ['A a1>a2'] } },
        dice: [5, 4],
        actions: [white(...acts(1, 'A a1>a2')), black('close')],
        expect: {
          units: { a2: { black: 'I I:routed' } },
          told: ['+2, the table (G120).', '-3, range of 1 (G77).', 'Rolls 5, counts 4: hits.'],
        },
      }),
    ).toEqual([])
  })
})

describe('G140: cavalry in a forest', () => {
  const ride = (place: Case['place'], order: string) => ({
    options: wood,
    place,
    set: { phase: 'fast movement', orders: { white: [order] } },
  })
  test('G140 cavalry is not fast in a forest: it takes no step into one or out of one in phase 2', () => {
    expect(
      failures({
        ...ride({ a1: { white: 'C' } }, 'C a1>a2'),
        actions: [{ ...white('act C a1>a2', 'close'), refused: 'G140' }],
      }),
    ).toEqual([])
    expect(
      failures({
        ...ride({ a2: { white: 'C' } }, 'C a2>b2'),
        actions: [{ ...white('act C a2>b2', 'close'), refused: 'G140' }],
      }),
    ).toEqual([])
    expect(failures({ ...ride({ a1: { white: 'C' } }, 'C a1>b1'), actions: [white('act C a1>b1', 'close')] })).toEqual(
      [],
    )
  })

  test('G140 cavalry keeps its two moves: out of a forest in phase 4 and on in phase 5', () => {
    const idle = [white('close'), black('close')]
    expect(
      failures({
        ...ride({ a2: { white: 'C' } }, 'C a2>b2>c2'),
        actions: [
          ...idle,
          ...idle,
          white('act C a2>b2>c2', 'close'),
          black('close'),
          white('act C again a2-b2>c2', 'close'),
          black('close'),
        ],
        expect: { units: { c2: { white: 'C:spent' } } },
      }),
    ).toEqual([])
  })

  test('G140 the second move of cavalry may lead into a forest, in phase 4', () => {
    const idle = [white('close'), black('close')]
    expect(
      failures({
        ...ride({ b1: { white: 'C' } }, 'C b1>a1>a2'),
        actions: [
          white('act C b1>a1>a2', 'close'),
          black('close'),
          ...idle,
          white('act C again b1-a1>a2', 'close'),
          black('close'),
        ],
        expect: { units: { a2: { white: 'C:spent' } } },
      }),
    ).toEqual([])
  })
})

describe('G141: guns and forest', () => {
  const move = (options: Case['options'], order: string) => ({
    options,
    place: { c1: { white: 'A' }, b2: { white: 'A' } },
    set: { phase: 'non-combat move', orders: { white: [order] } },
  })
  test('G141 guns enter a forest only over a border with a road', () => {
    expect(
      failures({ ...move(heights, 'A c1>c2'), actions: [{ ...white('act A c1>c2', 'close'), refused: 'G141' }] }),
    ).toEqual([])
    expect(
      failures({
        ...move(heights, 'A b2>c2'),
        actions: [white('act A b2>c2', 'close'), black('close')],
        expect: { units: { c2: { white: 'A:spent' } } },
      }),
    ).toEqual([])
  })

  test('G141 with the option road switched off guns do not enter a forest at all', () => {
    const offRoad = move({ ...heights, road: false }, 'A b2>c2')
    expect(failures({ ...offRoad, actions: [{ ...white('act A b2>c2', 'close'), refused: 'G141' }] })).toEqual([])
  })

  test('G141 guns leave a forest over any border', () => {
    expect(
      failures({
        options: { ...heights, road: false },
        place: { c2: { white: 'A' } },
        set: { phase: 'non-combat move', orders: { white: ['A c2>c1'] } },
        actions: [white('act A c2>c1', 'close'), black('close')],
        expect: { units: { c1: { white: 'A:spent' } } },
      }),
    ).toEqual([])
  })

  test('G141 guns in a forest do not bombard, but fire at short range', () => {
    const inside = { options: heights, place: { c2: { white: 'A' }, c3: { black: 'I' } } }
    const orders = { white: ['A c2>c3'] }
    expect(
      failures({
        ...inside,
        set: { phase: 'bombardment', orders },
        actions: [{ ...white('act A c2>c3', 'close'), refused: 'G141' }],
      }),
    ).toEqual([])
    expect(
      failures({
        ...inside,
        set: { phase: 'combined arms', orders },
        dice: [6, 6, 1],
        actions: [white('act A c2>c3', 'close'), black('close')],
        expect: { units: { c3: { black: '' }, destroyed: { black: '1I' } } },
      }),
    ).toEqual([])
  })

  test('G141 a forest in between takes one die, as own units do', () => {
    const over = (options: Case['options'], dice: number[], left: string) =>
      failures({
        options,
        place: { c1: { white: 'A' }, c3: { black: '3I' } },
        set: { phase: 'bombardment', orders: { white: ['A c1>c2>c3'] } },
        dice,
        actions: [white('act A c1>c2>c3', 'close'), black('close')],
        expect: { units: { c3: { black: left } } },
      })
    expect(over(heights, [6], '2I I:routed')).toEqual([])
    expect(over({ ...heights, forest: false }, [6, 6], 'I 2I:routed')).toEqual([])
  })

  test('G141 guns do not fire at enemies in a forest on the way: the second die is lost', () => {
    expect(
      failures({
        options: heights,
        place: { c1: { white: 'A' }, c2: { black: '2I' }, c3: { black: '3I' } },
        set: { phase: 'bombardment', orders: { white: ['A c1>c2>c3'] } },
        dice: [6],
        actions: [white('act A c1>c2>c3', 'close'), black('close')],
        expect: { units: { c2: { black: '2I' }, c3: { black: '2I I:routed' } } },
      }),
    ).toEqual([])
  })
})

describe('G142: up and down', () => {
  const melee = (from: string, to: string, dice: number[], told: string[]) => {
    const zone = [from, to].sort().join('|')
    return failures({
      options: heights,
      place: { [from]: { white: 'C' }, [to]: { black: 'C' } },
      set: { phase: 'combined arms', orders: { white: [`C ${from}>${to}`] } },
      dice,
      actions: [white(`act C ${from}>${to}`, 'close'), black('close'), black('close'), white('close')],
      expect: { told: told.map((one) => one.replaceAll('zone', zone)) },
    })
  }
  test('G142 uphill attackers have -1 in melee', () => {
    expect(
      melee(
        'b2',
        'a2',
        [4, 3],
        [
          'White zone 1: +1, the table (G120).',
          'White zone 1: -1, uphill (G142).',
          'White zone 1: 4 against Black zone 1, hits.',
        ],
      ),
    ).toEqual([])
  })
  test('G142 downhill attackers have +1 in melee', () => {
    expect(
      melee(
        'a2',
        'b2',
        [2, 4],
        [
          'White zone 1: +1, the table (G120).',
          'White zone 1: +1, downhill (G142).',
          'White zone 1: 4 against Black zone 1, hits.',
        ],
      ),
    ).toEqual([])
  })
  test('G142 A49 from hill to hill there is no modifier', () => {
    expect(
      melee(
        'a2',
        'a3',
        [2, 4],
        [
          'White zone 1: +1, the table (G120).',
          'Black zone 1: -1, the table (G120).',
          'White zone 1: 3 against Black zone 1, no hit.',
        ],
      ),
    ).toEqual([])
  })

  test('G142 hills give no modifier to defenders, and none in ranged combat', () => {
    expect(
      failures({
        options: heights,
        place: { a2: { white: '2I' }, b2: { black: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['2 I a2>b2'] } },
        dice: [1, 1, 1, 1, 1, 1, 1, 1],
        actions: [white(...acts(2, 'I a2>b2')), black('close'), white('close')],
        expect: {
          told: [
            ...added('White a2|b2 2', '-1, the table (G120)'),
            ...added('Black a2|b2 1', '0, the table (G120)'),
            ...added('Black a2|b2 2', '0, the table (G120)'),
            ...added('White a2|b2 2', '+1, the table (G120)', '+1, downhill (G142)'),
            ...added('Black a2|b2 1', '0, the table (G120)'),
          ],
        },
      }),
    ).toEqual([])
  })

  test('G142 a counter-charge up a hill is uphill as well', () => {
    expect(
      failures({
        options: heights,
        place: { a2: { white: '2I' }, b2: { black: 'C' } },
        set: { phase: 'combined arms', orders: { white: ['2 I a2>b2'] } },
        dice: [6, 1, 1, 1, 1, 1],
        actions: [white(...acts(2, 'I a2>b2')), black('close'), black('countercharge b2', 'close'), white('close')],
        expect: { told: [...added('Black a2|b2 1', '+1, the table (G120)', '-1, uphill (G142)')] },
      }),
    ).toEqual([])
  })
})

describe('G143: guns and hills', () => {
  const bombard = (
    place: Case['place'],
    order: string,
    dice: number[],
    units: object,
    options: Case['options'] = heights,
  ) =>
    failures({
      options,
      place,
      set: { phase: 'bombardment', orders: { white: [`A ${order}`] } },
      dice,
      actions: [white(`act A ${order}`, 'close'), black('close')],
      expect: { units } as Case['expect'],
    })
  const refused = (place: Case['place'], order: string, rule: string, options: Case['options'] = heights) =>
    failures({
      options,
      place,
      set: { phase: 'bombardment', orders: { white: [`A ${order}`] } },
      actions: [{ ...white(`act A ${order}`, 'close'), refused: rule }],
    })

  test('G143 a gun on a hill fires over whatever stands in the next sector', () => {
    const over = { c2: { black: '3I' } }
    expect(
      bombard({ a2: { white: 'A' }, b2: { white: '2I' }, ...over }, 'a2>b2>c2', [6, 6], {
        c2: { black: 'I 2I:routed' },
      }),
    ).toEqual([])
    expect(
      bombard({ a2: { white: 'A' }, b2: { black: '2I' }, ...over }, 'a2>b2>c2', [6, 6], {
        b2: { black: '2I' },
        c2: { black: 'I 2I:routed' },
      }),
    ).toEqual([])
    expect(
      bombard({ a1: { white: 'A' }, b1: { white: '2I' }, c1: { black: '3I' } }, 'a1>b1>c1', [6], {
        c1: { black: '2I I:routed' },
      }),
    ).toEqual([])
  })

  test('G143 a gun on a hill fires over a forest as well', () => {
    const board = { board: 'A', forest: true, hill: true }
    const place = { c2: { white: 'A' }, b2: { white: 'I' }, a2: { black: '3I' } }
    expect(bombard(place, 'c2>b2>a2', [6, 6], { a2: { black: 'I 2I:routed' } }, board)).toEqual([])
  })

  test('G143 a hill in between hides what lies behind it, not what stands on it', () => {
    expect(refused({ a1: { white: 'A' }, a3: { black: 'I' } }, 'a1>a2>a3', 'G143')).toEqual([])
    expect(
      bombard({ a1: { white: 'A' }, a2: { black: '2I' } }, 'a1>a2', [5, 5], { a2: { black: '2I:routed' } }),
    ).toEqual([])
    expect(
      bombard({ c1: { white: 'A' }, a1: { black: '2I' } }, 'c1>b1>a1', [6, 6], { a1: { black: '2I:routed' } }),
    ).toEqual([])
  })

  test('G143 A49 with hillGuns set to blind, guns on a hill are blind to the next sector, and the hill hides nothing', () => {
    const blind = { ...heights, hillGuns: 'blind' }
    const next = { a2: { white: 'A' }, b2: { black: '2I' } }
    expect(bombard(next, 'a2>b2', [5, 5], { b2: { black: '2I:routed' } })).toEqual([])
    expect(refused(next, 'a2>b2', 'G143', blind)).toEqual([])
    expect(
      bombard({ a1: { white: 'A' }, a3: { black: '2I' } }, 'a1>a2>a3', [6, 6], { a3: { black: '2I:routed' } }, blind),
    ).toEqual([])
    expect(
      bombard(
        { a2: { white: 'A' }, b2: { white: 'I' }, c2: { black: '2I' } },
        'a2>b2>c2',
        [6, 6],
        { c2: { black: '2I:routed' } },
        blind,
      ),
    ).toEqual([])
  })
})
