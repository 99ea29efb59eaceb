/** 10.2 Guns: their range, factor and field of fire. */

import { describe, expect, test } from 'vitest'
import { by, type Case, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'

const failures = proofs(worded(eagle), 'vedel')
const bailen = proofs(worded(eagle), 'bailen')
const french = by('french')
const orders = { POI: 'attack', CAS: 'attack', BOU: 'attack', VDL: 'attack', COR: 'defend' }
const offensive = { phase: 'french offensive fire', orders }
const defensive = { phase: 'french defensive fire', orders }
/** Returns only failures of the expected result, not that something else is asked afterwards. */
const unexpected = (given: Case) =>
  failures(given).filter(({ path }) => path.startsWith('expect') || path.startsWith('actions'))

describe('10.2 artillery', () => {
  const guns = (at: string, target: string) => ({
    'FR-VDL-ART': { at, facing: 'SW', shape: 'unlimbered' },
    'SP-IRL1': { at: target, facing: 'NE' },
  })

  test('10.2 guns fire with their factor at 1 hex, with half as much again at 2, and with half from 3 hexes on', () => {
    for (const [target, told] of [
      ['AG9', 'Fire at AG9, points: 6; the die is 1, counts 0.'],
      ['AG10', 'Fire at AG10, points: 9; the die is 1, counts 0.'],
      ['AG11', 'Fire at AG11, points: 3; the die is 1, counts 0.'],
    ] as const)
      expect(
        unexpected({
          place: guns('AG8', target),
          set: offensive,
          // From 3 hexes on, the order of the stack is drawn first.
          dice: target === 'AG11' ? [0, 1] : [1],
          actions: [french(`fire FR-VDL-ART > ${target}`, 'shoot')],
          expect: { told: [told] },
        }),
        target,
      ).toEqual([])
  })

  test('10.2 light guns reach 4 hexes; in defensive fire all guns reach 1', () => {
    const far = guns('AG7', 'AG12')
    expect(
      failures({
        place: far,
        set: offensive,
        actions: [{ seat: 'french', do: 'fire FR-VDL-ART > AG12', refused: '10.2' }],
      }),
    ).toEqual([])
    expect(
      bailen({
        place: {
          'SP-RED-ART': { at: 'Z14', facing: 'W', shape: 'unlimbered' },
          'SP-CEU1': { at: 'Z15', facing: 'W' },
          'FR-4LR1': { at: 'X14', facing: 'E' },
          'FR-GP1': { at: 'Y15', facing: 'E' },
        },
        set: { phase: 'french defensive fire', orders: { CHA: 'attack', PAN: 'attack', RED: 'defend' } },
        actions: [{ seat: 'spanish', do: 'fire SP-RED-ART > X14', refused: '10.2' }],
      }),
    ).toEqual([])
  })

  test('RA77 guns fire into their front field only', () => {
    expect(
      failures({
        place: guns('AG8', 'AH10'),
        set: offensive,
        actions: [{ seat: 'french', do: 'fire FR-VDL-ART > AH10', refused: 'RA77' }],
      }),
    ).toEqual([])
    expect(
      failures({
        place: guns('AG8', 'AH10'),
        options: { artilleryArc: 'all' },
        set: offensive,
        actions: [french('fire FR-VDL-ART > AH10')],
      }),
    ).toEqual([])
  })

  test('4.2 limbered guns do not fire', () => {
    expect(
      failures({
        place: {
          ...guns('AG8', 'AG9'),
          'FR-VDL-ART': { at: 'AG8', facing: 'SW' },
          'FR-5LR1': { at: 'AH9', facing: 'W' },
        },
        set: offensive,
        actions: [{ seat: 'french', do: 'fire FR-VDL-ART > AG9', refused: '4.2' }],
      }),
    ).toEqual([])
  })

  test('10.2, RA38 in offensive fire guns and infantry do not fire together, in defensive fire they may', () => {
    const place = { ...guns('AG8', 'AG9'), 'FR-5LR1': { at: 'AH9', facing: 'W' } }
    expect(
      failures({
        place,
        set: offensive,
        actions: [french('fire FR-5LR1 > AG9'), { seat: 'french', do: 'fire FR-VDL-ART > AG9', refused: '10.2' }],
      }),
    ).toEqual([])
    expect(
      failures({
        place,
        set: { ...defensive, phase: 'spanish defensive fire' },
        actions: [french('fire FR-5LR1 > AG9', 'fire FR-VDL-ART > AG9')],
      }),
    ).toEqual([])
  })

  test('10.2.1 own troops block the line of fire, enemies do not', () => {
    const far = { ...guns('AG8', 'AG11'), 'FR-5LR1': { at: 'AG9' } }
    expect(
      failures({
        place: far,
        set: offensive,
        actions: [{ seat: 'french', do: 'fire FR-VDL-ART > AG11', refused: '10.2.1' }],
      }),
    ).toEqual([])
    const over = { ...guns('AG8', 'AG10'), 'SP-MPG': { at: 'AG9', facing: 'NE' } }
    expect(failures({ place: over, set: offensive, actions: [french('fire FR-VDL-ART > AG10')] })).toEqual([])
  })

  test('RA37 distant fire hits a stack unit by unit, in an order that the dice give', () => {
    const shot = (dice: number[], told: string[]) =>
      unexpected({
        place: { ...guns('AG8', 'AG11'), 'SP-MPG': { at: 'AG11' } },
        set: offensive,
        dice,
        actions: [french('fire FR-VDL-ART > AG11', 'shoot')],
        expect: { told },
      })
    expect(shot([0, 0, 5, 6], ['SP-IRL1 is under fire: ---.', 'SP-MPG is under fire: D.'])).toEqual([])
    expect(shot([1, 0, 5, 6], ['SP-MPG is under fire: ---.', 'SP-IRL1 is under fire: D.'])).toEqual([])
  })

  test('10.2.1, RD5, RD6 beyond two hexes the third unit that is hit is safer by 1, the fourth by 2; at two hexes only the top one is hit', () => {
    const shot = (at: string, dice: number[], told: string[]) =>
      unexpected({
        place: { ...guns('AG8', at), 'SP-MPG': { at }, 'SP-COR1': { at }, 'SP-COR2': { at } },
        set: offensive,
        dice,
        actions: [french(`fire FR-VDL-ART > ${at}`, 'shoot')],
        expect: { told },
      })
    const hit = (unit: string) => `${unit} is under fire: ---.`
    const third = ['-1 on the die: third unit of the stack (10.2).', hit('SP-COR1')]
    const fourth = ['-2 on the die: fourth or later unit of the stack (10.2).', hit('SP-COR2')]
    expect(shot('AG11', [0, 0, 0, 0, 1, 1, 1, 1], [hit('SP-IRL1'), hit('SP-MPG'), ...third, ...fourth])).toEqual([])
    expect(shot('AG10', [1], [hit('SP-COR2')])).toEqual([])
  })
})
