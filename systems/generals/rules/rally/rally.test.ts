import { describe, expect, test } from 'vitest'
import { by, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'marengo')
const white = by('white')
const black = by('black')
const rally = (place: Record<string, object>, saved: number, ...actions: object[]) => ({
  place,
  set: { phase: 'rally', saved: { white: saved } },
  actions: actions as never,
})

describe('G87: one saved order, one unit', () => {
  const place = { box: { white: '10I 4C' }, b2: { white: 'I 2A:routed' } }
  test('G87 a side rallies as many units as it has saved orders', () => {
    expect(
      failures({
        ...rally(place, 3, white('rally I', 'rally C', 'recover b2', 'close'), black('close')),
        expect: { units: { RW: { white: 'I C' }, b2: { white: 'I A A:routed' } } },
      }),
    ).toEqual([])
  })
  test.each([
    ['infantry', ['rally I', 'rally I', 'rally I']],
    ['cavalry', ['rally C', 'rally C', 'rally I']],
    ['guns', ['rally I', 'recover b2', 'recover b2']],
  ])('G87 a side rallies no more units than it has saved orders: %s', (_, does) => {
    expect(failures(rally(place, 2, { ...white(...does, 'close'), refused: 'G87' }))).toEqual([])
  })
  test('G87 a side without saved orders rallies no unit', () => {
    expect(
      failures(
        rally(
          place,
          0,
          { ...white('rally I', 'close'), refused: 'G87' },
          { ...white('recover b2', 'close'), refused: 'G87' },
        ),
      ),
    ).toEqual([])
  })
  test('G87 no side has to rally', () => {
    expect(
      failures({
        ...rally(place, 5, white('close'), black('close')),
        expect: { units: { RW: { white: '' }, box: { white: '10I 4C' } } },
      }),
    ).toEqual([])
  })
})

describe('G88: infantry and cavalry', () => {
  test('G88 two of a kind become one fresh unit in the reserve, the other leaves the game', () => {
    expect(
      failures({
        ...rally(
          { box: { white: '4I 2C', black: '2I' }, b1: { white: 'I' } },
          10,
          white('rally I', 'rally I', 'rally C', 'close'),
          black('close'),
        ),
        expect: { units: { RW: { white: '2I C' }, box: { white: '', black: '2I' }, merged: { white: '2I C' } } },
      }),
    ).toEqual([])
  })
  test.each([
    ['one alone is not enough', 'I', ['rally I']],
    ['nor are two of different kinds', 'I C', ['rally I']],
    ['nor is the third', '3I', ['rally I', 'rally I']],
    ['of cavalry neither', 'C 8I', ['rally C']],
  ])('G88 %s', (_, box, does) => {
    expect(failures(rally({ box: { white: box } }, 10, { ...white(...does, 'close'), refused: 'G88' }))).toEqual([])
  })
  test('G88 A37 units are rallied only from the routed box, not while they lie routed in a sector', () => {
    expect(
      failures(rally({ a1: { white: 'I 4I:routed' } }, 10, { ...white('rally I', 'close'), refused: 'G88' })),
    ).toEqual([])
  })
})

describe('G89: artillery', () => {
  test('G89 artillery recovers where it stands, one order a gun, and no gun is given up for it', () => {
    expect(
      failures({
        ...rally({ b2: { white: 'C:spent 2A:routed' } }, 2, white('recover b2', 'recover b2', 'close'), black('close')),
        expect: { units: { b2: { white: 'C 2A' } }, told: ['White rallies 2 A in b2.'] },
      }),
    ).toEqual([])
  })
  test.each([
    ['where no unit of its own stands', { b2: { white: 'A:routed' } }, 'recover b2'],
    ['where only routed units are with it', { b2: { white: 'A:routed I:routed' } }, 'recover b2'],
    ['where no gun is routed', { b2: { white: 'A I' } }, 'recover b2'],
    ['that is the enemy’s', { b2: { black: 'A:routed I' } }, 'recover b2'],
    ['by merging', { b2: { white: 'I 2A:routed' } }, 'rally A'],
  ])('G89 no gun is rallied %s', (_, place, does) => {
    expect(failures(rally(place, 5, { ...white(does, 'close'), refused: 'G89' }))).toEqual([])
  })
  test('G89 no more guns are rallied than lie there', () => {
    expect(
      failures(
        rally({ b2: { white: 'I A:routed' } }, 5, { ...white(...times(2, 'recover b2'), 'close'), refused: 'G89' }),
      ),
    ).toEqual([])
  })
})
