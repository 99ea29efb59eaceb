/** An order belongs to a sector and a type, and is bound to a unit when that unit first acts (A11, B2). */

import { describe, expect, test } from 'vitest'
import { by, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'marengo')
const white = by('white')
const black = by('black')

describe('A11: orders are bound when a unit first acts', () => {
  test('A11 G18 units of the type that are left after losses may still use the order', () => {
    // Two of three infantry are routed by fire before they act: the order goes to the third.
    expect(
      failures({
        place: { b1: { white: 'I 2I:routed' }, b2: {} },
        set: { phase: 'combined arms', orders: { white: ['I b1>b2'] } },
        actions: [white('act I b1>b2', 'close'), black('close')],
        expect: { units: { b2: { white: 'I:spent' }, b1: { white: '' } } },
      }),
    ).toEqual([])
  })

  test('A11 a unit that has come into the sector since planning does not take the order', () => {
    expect(
      failures({
        place: { b1: { white: 'C:moved' } },
        set: { phase: 'combined arms', orders: { white: ['C b1>b2'] } },
        actions: [{ ...white('act C b1>b2', 'close'), refused: 'G39' }],
      }),
    ).toEqual([])
  })

  test('A11 cavalry that has taken its first step goes on with its own order, and no other unit does', () => {
    expect(
      failures({
        place: { c1: { white: 'C' }, c2: { white: 'C' } },
        set: { phase: 'fast movement', orders: { white: ['C c1>c2>b2'] } },
        actions: [
          white('act C c1>c2>b2', 'close'),
          black('close'),
          white('close'),
          black('close'),
          { ...white('act C c1-c2>b2', 'close'), refused: 'G17' },
          white('act C again c1-c2>b2', 'close'),
          black('close'),
        ],
        expect: { units: { b2: { white: 'C:spent' }, c2: { white: 'C' } } },
      }),
    ).toEqual([])
  })
})
