import { describe, expect, test } from 'vitest'
import { by, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'marengo')
const white = by('white')
const black = by('black')

/** White's battery in `from` with this arrow, the fire as given, and the expected result. */
const bombard = (
  arrow: string,
  place: Record<string, object>,
  dice: number[],
  expected: Record<string, unknown>,
  more: object = {},
) =>
  failures({
    place: { ...place, [arrow.slice(0, 2)]: { white: 'A' } },
    set: { phase: 'bombardment', round: 2, orders: { white: [`A ${arrow}`] }, ...more },
    dice,
    actions: [white(`act A ${arrow}`, 'close'), black('close')],
    expect: expected,
  })
const refused = (arrow: string, place: Record<string, object>, rule: string) =>
  failures({
    place: { ...place, [arrow.slice(0, 2)]: { white: 'A' } },
    set: { phase: 'bombardment', orders: { white: [`A ${arrow}`] } },
    actions: [{ ...white(`act A ${arrow}`, 'close'), refused: rule }],
  })

describe('G74: aim and range', () => {
  test.each([
    ['the next sector to the front', 'b1>b2', 'b2'],
    ['the one beyond it', 'b1>b2>b3', 'b3'],
    ['left', 'b2>a2', 'a2'],
    ['right', 'b2>c2', 'c2'],
    ['two to the left', 'c2>b2>a2', 'a2'],
    ['two to the right', 'a2>b2>c2', 'c2'],
  ])('G74 %s', (_, arrow, target) => {
    expect(
      bombard(arrow, { [target]: { black: '2I:square:spent' } }, [6, 6], {
        units: { [target]: { black: '2I:routed' } },
        tokens: { white: [`${arrow.slice(0, 2)}>${target}`] },
      }),
    ).toEqual([])
  })

  test.each([
    ['round the corner', 'order A b1>b2>a2'],
    ['there and back', 'order A b1>b2>b1'],
    ['out of the reserve over two sectors', 'order A RW>b1>b2'],
  ])('G74 an artillery order cannot go %s', (_, does) => {
    expect(
      failures({
        place: { b1: { white: 'A' }, RW: { white: 'A' } },
        set: { phase: 'planning' },
        actions: [{ ...white(does, 'close'), refused: 'G74' }],
      }),
    ).toEqual([])
  })

  test('G74 A35 guns fire neither out of a reserve nor to the rear', () => {
    expect(refused('RW>b1', { b1: { black: 'I' } }, 'G74')).toEqual([])
    expect(refused('b2>b1', { b1: { black: 'I' } }, 'A35')).toEqual([])
  })

  test('G74 A35 guns fire to the rear if the option says so', () => {
    const file = {
      options: { rearFire: true },
      place: { b3: { white: 'A' }, b1: { black: 'I:square:spent' } },
      set: { phase: 'planning' },
    }
    const order = [white('order A b3>b2>b1', 'close'), black('close')]
    expect(
      failures({
        ...file,
        dice: [6],
        actions: [...order, white('close'), black('close'), white('act A b3>b2>b1', 'close'), black('close')],
        expect: { units: { b1: { black: 'I:routed' } } },
      }),
    ).toEqual([])
    expect(
      failures({ ...file, options: {}, actions: [{ ...white('order A b3>b2>b1', 'close'), refused: 'A35' }] }),
    ).toEqual([])
  })

  test('G74 both dice go to the one sector that the order shows', () => {
    expect(
      bombard('b1>b2>b3', { b3: { black: 'I:square:spent' }, a3: { black: 'I' }, b2: {} }, [6], {
        units: { b3: { black: 'I:routed' }, a3: { black: 'I' } },
      }),
    ).toEqual([])
  })

  test('G76 A35 guns do not fire at a sector without an enemy', () => {
    expect(refused('b1>b2>b3', { b2: { black: 'I' } }, 'G76')).toEqual([])
    expect(refused('b1>b2', { b2: { white: 'I' } }, 'G76')).toEqual([])
  })
})

describe('G75: only the guns roll', () => {
  test('G75 only artillery acts in this phase', () => {
    expect(
      failures({
        place: { b1: { white: 'I' }, b2: { black: 'I' } },
        set: { phase: 'bombardment', orders: { white: ['I b1>b2'] } },
        actions: [{ ...white('act I b1>b2', 'close'), refused: 'G75' }],
      }),
    ).toEqual([])
  })

  test('G75 A41 units under fire do not react: no square, no retreat, no answering fire', () => {
    expect(
      bombard('b1>b2', { b2: { black: 'C I A' }, b3: { black: 'I' } }, [1, 1], {
        units: { b2: { black: 'C I A' } },
        phase: 'combined arms',
      }),
    ).toEqual([])
  })

  test('G75 A41 batteries of both sides that have orders fire at the same time, at each other too', () => {
    expect(
      failures({
        place: { b1: { white: 'A' }, b2: { black: 'A' } },
        set: { phase: 'bombardment', orders: { white: ['A b1>b2'], black: ['A b2>b1'] } },
        dice: [6, 6],
        actions: [white('act A b1>b2', 'close'), black('act A b2>b1', 'close')],
        expect: { units: { b1: { white: 'A:routed' }, b2: { black: 'A:routed' } } },
      }),
    ).toEqual([])
  })

  test('G75 targets, dice, modifiers, hits, in that order, for both sides together', () => {
    expect(
      failures({
        place: { b1: { white: 'A' }, a2: { black: 'I' }, b2: { black: 'I A' } },
        set: { phase: 'bombardment', orders: { white: ['A b1>b2'], black: ['A b2>b1'] } },
        dice: [6, 6, 6],
        actions: [white('act A b1>b2', 'close'), black('act A b2>b1', 'close')],
        expect: {
          told: [
            'White fires from b1 at I in b2.',
            '+2, the table (G120).',
            '-3, range of 1 (G77).',
            'Rolls 6, counts 5: hits.',
            'White fires from b1 at A:spent in b2.',
            'Black fires from b2 at A:spent in b1.',
            'White in b1: A:spent is routed.',
            'Black in b2: I is routed.',
          ],
        },
      }),
    ).toEqual([])
  })
})

describe('G76: who is aimed at', () => {
  const mixed = 'I:routed A I:square:spent C A:routed I C:routed'.split(' ')
  /** In the order of the rule. */
  const order = ['I:square:spent', 'I', 'C', 'A', 'I:routed', 'C:routed', 'A:routed']
  test.each(order.slice(0, 6).map((first, k) => [first, order[k + 1]] as const))(
    'G76 guns aim at %s before %s',
    (first, second) => {
      const there = mixed.filter((unit) => order.indexOf(unit) >= order.indexOf(first)).slice(0, 6)
      expect(
        bombard('b1>b2', { b2: { black: there.join(' ') } }, [1, 1], {
          told: [`White fires from b1 at ${first} in b2.`, `White fires from b1 at ${second} in b2.`],
        }),
      ).toEqual([])
    },
  )

  test('G76 two different units: the second die cannot be aimed at the first unit', () => {
    const file = {
      place: { b1: { white: '2A' }, b2: { black: '3I' } },
      set: { phase: 'bombardment', orders: { white: ['2 A b1>b2'] } },
      dice: [6, 1, 6, 1],
    }
    const fire = [white(...times(2, 'act A b1>b2'), 'close'), black('close')]
    const lay = (...units: number[]) =>
      units.map((unit, k) => `lay White battery ${(k >> 1) + 1}${k % 2 === 0 ? '' : ' second'} > unit ${unit}`)
    expect(
      failures({
        ...file,
        actions: [
          ...fire,
          { ...white(...lay(1, 1), 'close'), refused: 'G76' },
          { ...white(...lay(1, 2), 'close'), refused: 'G76' },
        ],
        dice: [],
      }),
    ).toEqual([])
    // A35: two batteries may fire at the same unit, or each at its own.
    expect(
      failures({
        ...file,
        actions: [...fire, white(...lay(1, 2, 1, 2), 'close')],
        expect: { units: { b2: { black: '2I' }, destroyed: { black: 'I' } } },
      }),
    ).toEqual([])
    expect(
      failures({
        ...file,
        actions: [...fire, white(...lay(1, 2, 3, 2), 'close')],
        expect: { units: { b2: { black: 'I 2I:routed' } } },
      }),
    ).toEqual([])
  })

  test('G76 guns aim at no unit of a lower group while one of a higher group is left', () => {
    expect(
      failures({
        place: { b1: { white: 'A' }, b2: { black: 'I I:spent C' } },
        set: { phase: 'bombardment', orders: { white: ['A b1>b2'] } },
        actions: [
          ...[white('act A b1>b2', 'close'), black('close')],
          { ...white('lay White battery 1 > unit 3', 'close'), refused: 'G76' },
          { ...white('lay White battery 1 second > unit 1', 'close'), refused: 'G76' },
          { ...white('lay White battery 1 > unit 1', 'lay White battery 1 second > unit 3', 'close'), refused: 'G76' },
        ],
        expect: { awaiting: ['white'] },
      }),
    ).toEqual([])
  })

  test('G76 against a single unit a battery rolls only one die', () => {
    expect(bombard('b1>b2', { b2: { black: 'I' } }, [6], { units: { b2: { black: 'I:routed' } } })).toEqual([])
  })
})

describe('G77: modifiers of bombardment', () => {
  // Without a token at range 1 and 2, with a token at range 1 and 2: the roll that is needed; 7 is never.
  const totals: [string, number, number, number, number][] = [
    ['I:square:spent', 4, 5, 3, 4],
    ['I', 5, 6, 4, 5],
    ['I:spent', 5, 6, 4, 5],
    ['C', 5, 6, 4, 5],
    ['A', 6, 7, 5, 6],
    ['I:routed', 6, 7, 5, 6],
    ['C:routed', 6, 7, 5, 6],
    ['A:routed', 6, 7, 5, 6],
  ]
  const cases = totals.flatMap(([unit, near, far, nearAgain, farAgain]) => [
    [unit, 'range 1', 'b2>b3', near, []] as const,
    [unit, 'range 2', 'b1>b2>b3', far, []] as const,
    [unit, 'range 1 with a token', 'b2>b3', nearAgain, ['b2>b3']] as const,
    [unit, 'range 2 with a token', 'b1>b2>b3', farAgain, ['b1>b3']] as const,
  ])
  test.each(cases)('G77 at %s, %s, arrow %s: %i or more', (unit, _range, arrow, needed, tokens) => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const hit = die >= needed
      const routed = unit.endsWith('routed')
      const left = !hit ? unit : routed ? '' : `${unit[0]}:routed`
      const more = { tokens: { white: tokens } }
      const units = { b3: { black: left }, destroyed: { black: hit && routed ? unit[0] : '' } }
      expect(bombard(arrow, { b3: { black: unit } }, [die], { units }, more), `a die of ${die}`).toEqual([])
    }
  })

  test('G77 A36 a second token adds nothing, nor does a token in another sector', () => {
    const told = (tokens: string[], value: number) =>
      bombard(
        'b1>b2>b3',
        { b3: { black: 'I' } },
        [4],
        { told: [`Rolls 4, counts ${value}: no hit.`] },
        { tokens: { white: tokens } },
      )
    expect(told([], 2)).toEqual([])
    expect(told(['b1>b3'], 3)).toEqual([])
    expect(told(['b1>b3', 'b1>b3'], 3)).toEqual([])
    expect(told(['b1>b2'], 2)).toEqual([])
    expect(told(['a3>b3'], 3)).toEqual([])
  })

  test('G77 the token of the enemy adds nothing', () => {
    expect(
      bombard(
        'b1>b2>b3',
        { b3: { black: 'I' }, a3: { black: 'A' } },
        [4],
        { told: ['Rolls 4, counts 2: no hit.'] },
        { tokens: { black: ['a3>b3'] } },
      ),
    ).toEqual([])
  })
})

describe('G78: effect', () => {
  test('G78 a fresh unit routs, a routed one is destroyed, never captured', () => {
    expect(
      bombard('b1>b2', { b2: { black: 'I I:routed' } }, [6, 6], {
        units: { b2: { black: 'I:routed' }, destroyed: { black: 'I' }, captives: { black: '' } },
        told: ['Black in b2: I is routed.', 'Black in b2: I:routed is destroyed.'],
      }),
    ).toEqual([])
  })
  test('G78 two batteries that hit one fresh unit destroy it', () => {
    expect(
      failures({
        place: { b1: { white: '2A' }, b2: { black: 'I' } },
        set: { phase: 'bombardment', orders: { white: ['2 A b1>b2'] } },
        dice: [6, 6],
        actions: [white(...times(2, 'act A b1>b2'), 'close'), black('close')],
        expect: { units: { b2: { black: '' }, destroyed: { black: 'I' } } },
      }),
    ).toEqual([])
  })
  test('G78 a unit that was routed stays where it is until the end of phase 4', () => {
    expect(
      bombard('b1>b2', { b2: { black: 'I C' } }, [6, 6], {
        units: { b2: { black: 'I:routed C:routed' }, box: { black: '' } },
      }),
    ).toEqual([])
    expect(
      failures({
        place: { b1: { white: 'A' }, b2: { black: 'I C' } },
        set: { phase: 'bombardment', orders: { white: ['A b1>b2'] } },
        dice: [6, 6],
        actions: [white('act A b1>b2', 'close'), black('close'), white('close'), black('close')],
        expect: { units: { b2: { black: '' }, box: { black: 'I C' } } },
      }),
    ).toEqual([])
  })
  test('G78 artillery that is hit routs, and is destroyed if it was routed before', () => {
    expect(
      bombard('b1>b2', { b2: { black: 'A A:routed' } }, [6, 6], {
        units: { b2: { black: 'A:routed' }, destroyed: { black: 'A' }, captives: { black: '' } },
      }),
    ).toEqual([])
  })
})

describe('G79: tokens', () => {
  test('G79 a battery that fired has its token in the sector it fired at, hit or miss', () => {
    expect(
      bombard('b1>b2>b3', { b3: { black: 'I' } }, [1], {
        tokens: { white: ['b1>b3'] },
        told: ['White lays an artillery token in b3.'],
      }),
    ).toEqual([])
  })
  test('G79 a battery that fires elsewhere moves its token, one that does not fire takes it off', () => {
    const more = { tokens: { white: ['b1>b3'] } }
    expect(bombard('b1>b2', { b2: { black: 'I' } }, [1], { tokens: { white: ['b1>b2'] } }, more)).toEqual([])
    expect(
      failures({
        place: { b1: { white: 'A' }, b3: { black: 'I' } },
        set: { phase: 'bombardment', round: 2, orders: { white: ['A b1>b2>b3'] }, ...more },
        actions: [white('close'), black('close')],
        expect: { tokens: { white: [] } },
      }),
    ).toEqual([])
  })
  test('G79 a battery that shells one sector round after round earns the +1', () => {
    const nobody = [white('close'), black('close')]
    const shell = [white('act A b1>b2>b3', 'close'), black('close')]
    const plan = [white('order A b1>b2>b3', 'close'), black('close')]
    expect(
      failures({
        place: { b1: { white: 'A' }, b3: { black: 'I' } },
        set: { phase: 'planning', round: 1 },
        dice: [5, 5],
        actions: [...plan, ...nobody, ...shell, ...nobody, ...nobody, ...nobody, ...plan, ...nobody, ...shell],
        expect: {
          told: ['Rolls 5, counts 3: no hit.', 'Round 2.', '+1, artillery token (G79).', 'Rolls 5, counts 4: hits.'],
          tokens: { white: ['b1>b3'] },
        },
      }),
    ).toEqual([])
  })
  test('G79 a battery that pauses for a round loses the +1', () => {
    const nobody = [white('close'), black('close')]
    const shell = [white('act A b1>b2>b3', 'close'), black('close')]
    const plan = [white('order A b1>b2>b3', 'close'), black('close')]
    expect(
      failures({
        place: { b1: { white: 'A' }, b3: { black: 'I' } },
        set: { phase: 'bombardment', round: 2, orders: { white: ['A b1>b2>b3'] }, tokens: { white: ['b1>b3'] } },
        dice: [5],
        actions: [...nobody, ...nobody, ...nobody, ...nobody, ...plan, ...nobody, ...shell],
        expect: { told: ['Round 3.', '-4, range of 2 (G77).', 'Rolls 5, counts 3: no hit.'] },
      }),
    ).toEqual([])
  })
  test('G79 A53 the token of a gun that is destroyed while it fires leaves the board', () => {
    expect(
      failures({
        place: { b2: { white: 'A' }, b3: { black: '2A' } },
        set: { phase: 'bombardment', round: 2, orders: { white: ['A b2>b3'], black: ['2 A b3>b2'] } },
        dice: [1, 1, 6, 6],
        actions: [white('act A b2>b3', 'close'), black(...times(2, 'act A b3>b2'), 'close')],
        expect: { tokens: { white: [], black: ['b3>b2', 'b3>b2'] }, units: { destroyed: { white: 'A' } } },
      }),
    ).toEqual([])
  })
  test('G79 A53 the token of a gun that is lost leaves the board with it', () => {
    expect(
      failures({
        place: { b2: { white: 'A:routed' }, b3: { black: '2C' } },
        set: { phase: 'fast movement', round: 2, orders: { black: ['C b3>b2'] }, tokens: { white: ['b2>b3'] } },
        actions: [white('close'), black('act C b3>b2', 'close')],
        expect: { tokens: { white: [] }, units: { captives: { white: 'A' } } },
      }),
    ).toEqual([])
  })
  test('G79 A53 the token of a gun that is only routed stays', () => {
    expect(
      failures({
        place: { b2: { white: 'A' }, b3: { black: 'A' } },
        set: { phase: 'bombardment', round: 2, orders: { white: ['A b2>b3'], black: ['A b3>b2'] } },
        dice: [1, 6],
        actions: [white('act A b2>b3', 'close'), black('act A b3>b2', 'close')],
        expect: { tokens: { white: ['b2>b3'], black: ['b3>b2'] }, units: { b2: { white: 'A:routed' } } },
      }),
    ).toEqual([])
  })
})

describe('G80: obstacles', () => {
  test('G80 with enemies in between one die is for the target, one for them, each with its own modifiers', () => {
    expect(
      bombard('b1>b2>b3', { b2: { black: 'C A' }, b3: { black: 'I' } }, [6, 5], {
        told: [
          'White fires from b1 at I in b3.',
          '-4, range of 2 (G77).',
          'Rolls 6, counts 4: hits.',
          'White fires from b1 at C in b2.',
          '-3, range of 1 (G77).',
          'Rolls 5, counts 4: hits.',
        ],
        units: { b2: { black: 'C:routed A' }, b3: { black: 'I:routed' } },
        tokens: { white: ['b1>b3'] },
      }),
    ).toEqual([])
  })
  test('G80 A53 a token helps the die against the obstacle only if it lies there', () => {
    expect(
      bombard(
        'b1>b2>b3',
        { b2: { black: 'C' }, b3: { black: 'I' } },
        [5, 4],
        {
          told: [
            '+1, artillery token (G79).',
            'Rolls 5, counts 4: hits.',
            '-3, range of 1 (G77).',
            'Rolls 4, counts 3: no hit.',
          ],
        },
        { tokens: { white: ['b1>b3'] } },
      ),
    ).toEqual([])
    expect(
      bombard(
        'b1>b2>b3',
        { b2: { black: 'C' }, b3: { black: 'I' } },
        [5, 4],
        { told: ['Rolls 5, counts 3: no hit.', '+1, artillery token (G79).', 'Rolls 4, counts 4: hits.'] },
        { tokens: { white: ['b1>b2'] } },
      ),
    ).toEqual([])
  })
  test('G80 with own units in between one die is fired at the target, and the other is lost', () => {
    expect(
      bombard('b1>b2>b3', { b2: { white: 'I' }, b3: { black: '3I' } }, [6], {
        units: { b3: { black: '2I I:routed' } },
      }),
    ).toEqual([])
  })
  test('G80 A35 routed units are in the way as well', () => {
    expect(bombard('b1>b2>b3', { b2: { white: 'I:routed' }, b3: { black: '3I' } }, [1], {})).toEqual([])
    expect(
      bombard('b1>b2>b3', { b2: { black: 'I:routed' }, b3: { black: '3I' } }, [1, 6], {
        units: { b2: { black: '' }, destroyed: { black: 'I' } },
      }),
    ).toEqual([])
  })
  test('G80 at range 1 nothing is in between', () => {
    expect(
      bombard('b2>b3', { b1: { white: 'I' }, a2: { white: 'I' }, b3: { black: '3I' } }, [6, 6], {
        units: { b3: { black: 'I 2I:routed' } },
      }),
    ).toEqual([])
  })
})
