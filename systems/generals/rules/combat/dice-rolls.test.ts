import { describe, expect, test } from 'vitest'
import { by, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'marengo')
const white = by('white')
const black = by('black')
const hits = (hit: boolean): string => (hit ? 'hits' : 'no hit')

/**
 * White's infantry in b1 attacks infantry in b2, one of which stands behind; the run ends before the melee, or with
 * White's rout.
 */
const fire = (dice: readonly number[], told: readonly string[]) =>
  failures({
    place: { b1: { white: 'I' }, b2: { black: '2I' } },
    set: { phase: 'combined arms', orders: { white: ['I b1>b2'] } },
    dice: [...dice],
    actions: [white('act I b1>b2', 'close'), black('close')],
    expect: { told: [...told] },
  })

/** White's cavalry in b1 attacks a square in b2, which fires 1. */
const charge = (dice: readonly number[], told: readonly string[], defender = 'I:square:spent', shot = [1]) =>
  failures({
    place: { b1: { white: 'C' }, b2: { black: defender } },
    set: { phase: 'combined arms', orders: { white: ['C b1>b2'] } },
    dice: [...shot, ...dice],
    actions: [white('act C b1>b2', 'close'), black('close'), white('close')],
    expect: { told: [...told] },
  })

test('G47 each unit rolls one die, modified before it is read', () => {
  expect(
    failures({
      place: { b1: { white: '3I' }, b2: { black: '3I' } },
      set: { phase: 'combined arms', orders: { white: ['3 I b1>b2'] } },
      dice: [5, 4, 2, 3, 3, 3],
      actions: [white(...times(3, 'act I b1>b2'), 'close'), black('close')],
      expect: {
        told: [
          'White b1|b2 1: -1, the table (G120).',
          'White b1|b2 1 rolls 5.',
          'White b1|b2 2 rolls 4.',
          'White b1|b2 3 rolls 2.',
          'Black b1|b2 1 rolls 3.',
          'White b1|b2 1: 4 against Black b1|b2 1, hits.',
          'White b1|b2 2: 3 against Black b1|b2 2, no hit.',
        ],
      },
    }),
  ).toEqual([])
})

describe('G48: unopposed roll', () => {
  test.each([1, 2, 3, 4, 5, 6])('G48 a reaction with a die of %i, less one', (die) => {
    expect(
      failures({
        place: { b1: { white: 'C' }, b2: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['C b1>b2'] } },
        dice: [die, 1],
        actions: [
          white('act C b1>b2', 'close'),
          black('close'),
          black('square b2', 'close'),
          white('withdraw White b1|b2 1', 'close'),
        ],
        expect: { units: { b2: { black: die - 1 >= 4 ? 'I:square:spent' : 'I:spent' } } },
      }),
    ).toEqual([])
  })

  test.each([1, 2, 3, 4, 5, 6])('G48 a bombardment with a die of %i, +3 -3', (die) => {
    expect(
      failures({
        place: { b1: { white: 'A' }, b2: { black: 'I:square:spent' } },
        set: { phase: 'bombardment', orders: { white: ['A b1>b2'] } },
        dice: [die],
        actions: [white('act A b1>b2', 'close'), black('close')],
        expect: {
          units: { b2: { black: die >= 4 ? 'I:routed' : 'I:square:spent' } },
          told: [`Rolls ${die}, counts ${die}: ${hits(die >= 4)}.`],
        },
      }),
    ).toEqual([])
  })

  test.each([1, 2, 3, 4, 5, 6])('G48 an attack without an opponent with a die of %i, -1 +1', (die) => {
    // The second attacker has no opponent; the defender's own die is too high for the first to beat.
    expect(
      failures({
        place: { b1: { white: '2I' }, b2: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['2 I b1>b2'] } },
        // If it hits, the remaining attacker goes on against the routed unit.
        dice: [die, die, 6, ...(die >= 4 ? [1] : [])],
        actions: [white(...times(2, 'act I b1>b2'), 'close'), black('close')],
        expect: {
          told: [
            'White b1|b2 2: -1, the table (G120).',
            'White b1|b2 2: +1, no opposing unit (G115).',
            `White b1|b2 2: ${die} against Black b1|b2 1, ${hits(die >= 4)}.`,
          ],
        },
      }),
    ).toEqual([])
  })
})

describe('G49: opposed roll', () => {
  // Cavalry against a square: -3 and -1 for the spent square.
  test.each([
    [6, 3, true],
    [6, 4, false],
    [5, 4, false],
    [5, 2, true],
    [2, 1, false],
  ])('G49 melee: %i - 3 against %i - 1', (attack, defence, hit) => {
    const [high, low] = [Math.max(1, attack - 3), Math.max(1, defence - 1)]
    expect(
      charge(
        [attack, defence],
        [
          `White b1|b2 1: ${high} against Black b1|b2 1, ${hits(hit)}.`,
          `Black b1|b2 1: ${low} against White b1|b2 1, ${hits(low > high)}.`,
        ],
      ),
    ).toEqual([])
  })
  test('G49 a tie is a success for neither', () => {
    expect(
      charge(
        [6, 4],
        ['White b1|b2 1: 3 against Black b1|b2 1, no hit.', 'Black b1|b2 1: 3 against White b1|b2 1, no hit.'],
      ),
    ).toEqual([])
  })
})

describe('G50: ranged combat needs both', () => {
  // Attacking infantry fires at -1, passive infantry at 0.
  test.each([
    [6, 4, true, false],
    [5, 3, true, false],
    [5, 4, false, false],
    [6, 5, false, false],
    [6, 6, false, true],
    [4, 1, false, false],
    [4, 3, false, false],
    [1, 3, false, false],
    [1, 4, false, true],
    [5, 5, false, true],
  ])('G50 %i - 1 against %i: hits %s, %s', (attack, defence, hit, hitBack) => {
    const value = Math.max(1, attack - 1)
    expect(
      fire(
        [attack, defence],
        [
          `White b1|b2 1: ${value} against Black b1|b2 1, ${hits(hit)}.`,
          `Black b1|b2 1: ${defence} against White b1|b2 1, ${hits(hitBack)}.`,
        ],
      ),
    ).toEqual([])
  })
})

describe('G51: never below 1 or above 6', () => {
  test('G51 a 1 with -3 is read as 1 and still no worse than a 1', () => {
    expect(
      charge(
        [1, 1],
        ['White b1|b2 1: 1 against Black b1|b2 1, no hit.', 'Black b1|b2 1: 1 against White b1|b2 1, no hit.'],
      ),
    ).toEqual([])
  })
  test('G51 a 6 with +2 is read as 6, and a 6 ties with it', () => {
    // Guns against guns, both attacking: +1.
    expect(
      failures({
        place: { b1: { white: 'A' }, b2: { black: 'A' } },
        set: { phase: 'combined arms', orders: { white: ['A b1>b2'], black: ['A b2>b1'] } },
        dice: [6, 5, 6, 6],
        actions: [white('act A b1>b2', 'close'), black('act A b2>b1', 'close')],
        expect: {
          told: [
            ...times(2, 'White b1|b2 1: 6 against Black b1|b2 1, no hit.'),
            ...times(2, 'Black b1|b2 1: 6 against White b1|b2 1, no hit.'),
          ],
        },
      }),
    ).toEqual([])
  })
})
