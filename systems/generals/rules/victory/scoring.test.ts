import { describe, expect, test } from 'vitest'
import { by, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import board from '../../data/board.json' with { type: 'json' }
import tables from '../../data/tables.json' with { type: 'json' }
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'marengo')
const white = by('white')
const black = by('black')

/** The scoring phase of a round, with units where they stand. */
const score = (
  place: Record<string, object>,
  expected: Record<string, unknown>,
  set: object = {},
  options: Record<string, boolean> = {},
) => failures({ place, options, set: { phase: 'scoring', ...set }, expect: expected })
/** Neither side holds more sectors than the other. */
const EVEN = { a1: { white: 'I' }, c3: { black: 'I' } }

describe('G4: ten points win', () => {
  test.each([
    ['nine points are not enough', 9, 0, null],
    ['the tenth wins', 10, 0, ['white']],
    ['more do as well', 13, 8, ['white']],
    ['for Black alike', 3, 10, ['black']],
  ])('G4 %s', (_, mine, theirs, winner) => {
    expect(score(EVEN, { outcome: winner && { winner } }, { vp: { white: mine, black: theirs } })).toEqual([])
  })

  test('G4 A57 captured units are no points before phase 7', () => {
    const file = { place: { ...EVEN, captives: { black: '10I' } }, set: { phase: 'rally', vp: { white: 9, black: 0 } } }
    expect(failures({ ...file, actions: [white('close')], expect: { outcome: null, vp: { white: 9 } } })).toEqual([])
    expect(
      failures({
        ...file,
        actions: [white('close'), black('close')],
        expect: { outcome: { winner: ['white'] }, vp: { white: 19 } },
      }),
    ).toEqual([])
  })

  test('G4 A57 a win ends the battle there: later steps are not scored, and no chip leaves the row', () => {
    expect(
      score(
        { b3: { white: 'I' }, c1: { white: 'I' }, a3: { black: 'I' }, captives: { black: 'A' } },
        { outcome: { winner: ['white'] }, vp: { white: 10, black: 0 }, pool: 7 },
        { vp: { white: 8, black: 0 }, round: 4, pool: 7 },
      ),
    ).toEqual([])
    expect(
      score(
        { b3: { white: 'I' }, c1: { white: 'I' }, a3: { black: 'I' } },
        { outcome: { winner: ['white'] }, vp: { white: 10, black: 0 }, pool: 7 },
        { vp: { white: 5, black: 0 }, round: 4, pool: 7 },
      ),
    ).toEqual([])
    // The majority point itself can be the tenth; its chip is gone then.
    expect(
      score(
        { a2: { white: 'I' }, c1: { white: 'I' }, a3: { black: 'I' } },
        { outcome: { winner: ['white'] }, vp: { white: 10, black: 0 }, pool: 6 },
        { vp: { white: 9, black: 0 }, round: 4, pool: 7 },
      ),
    ).toEqual([])
  })

  test.each([
    ['the one with more wins', '2A', '2A I', ['black']],
    ['equal, they go on', '2A', '2A', null],
  ])('G4 A38 both pass ten in one step: %s', (_, fromBlack, fromWhite, winner) => {
    const captives = { black: fromBlack, white: fromWhite }
    expect(score({ ...EVEN, captives }, { outcome: winner && { winner } }, { vp: { white: 8, black: 8 } })).toEqual([])
  })
})

describe('G5: after ten rounds', () => {
  const end = (mine: number, theirs: number, winner: string[] | null, round = 10) =>
    score(
      EVEN,
      { outcome: winner && { winner }, pool: round === 10 ? 0 : 1 },
      { round, pool: 11 - round, vp: { white: mine, black: theirs } },
    )
  test('G5 after ten rounds the side with more points wins', () => {
    expect(end(3, 2, ['white'])).toEqual([])
    expect(end(0, 1, ['black'])).toEqual([])
  })
  test('G5 A38 after ten rounds equal points are a draw', () => {
    expect(end(4, 4, [])).toEqual([])
    expect(end(0, 0, [])).toEqual([])
  })
  test('G5 the battle does not end after the ninth round', () => {
    expect(end(3, 2, null, 9)).toEqual([])
  })
  test('G5 points of the tenth round count', () => {
    expect(
      score(
        { ...EVEN, captives: { white: 'A' } },
        { outcome: { winner: ['black'] }, vp: { black: 3 } },
        { round: 10, pool: 1, vp: { white: 2, black: 1 } },
      ),
    ).toEqual([])
  })
})

describe('G6: what earns points', () => {
  // One sector each, so that the majority is tied.
  test.each([
    ['the enemy command sector, to White', { b3: { white: 'I' }, a2: { black: 'I' } }, 5, 0],
    ['the enemy command sector, to Black', { b1: { black: 'C' }, a2: { white: 'I' } }, 0, 5],
    ['a flag sector', { a3: { white: 'A' }, b2: { black: 'I' } }, 1, 0],
    ['the other flag sector', { c3: { white: 'I' }, b2: { black: 'I' } }, 1, 0],
    ['both flags', { a1: { black: 'I' }, c1: { black: 'I' }, a2: { white: 'I' }, b2: { white: 'I' } }, 0, 2],
    ['his own objectives, nothing', { b1: { white: 'I' }, b3: { black: 'I' } }, 0, 0],
    ['a captured infantry unit', { ...EVEN, captives: { black: 'I' } }, 1, 0],
    ['a captured cavalry unit', { ...EVEN, captives: { black: 'C' } }, 1, 0],
    ['a captured artillery unit', { ...EVEN, captives: { black: 'A' } }, 2, 0],
    ['three, one and two of them', { ...EVEN, captives: { white: '3I C 2A' } }, 0, 8],
    ['a destroyed unit, nothing', { ...EVEN, destroyed: { black: '3I C 2A' } }, 0, 0],
    ['a unit given up in rallying, nothing', { ...EVEN, merged: { black: '3I' } }, 0, 0],
    ['more sectors', { a2: { white: 'I' }, b2: { white: 'I' }, c2: { black: 'I' } }, 1, 0],
    [
      'everything together',
      { b3: { white: 'I' }, a3: { white: 'I' }, c2: { black: 'I' }, captives: { black: 'A' } },
      9,
      0,
    ],
  ])('G6 %s', (_, place, mine, theirs) => {
    expect(score(place, { vp: { white: mine, black: theirs } })).toEqual([])
  })

  test('G6 the figures of the tables are those of the board', () => {
    const { command, flag } = tables.scoring
    for (const { kind, vp } of board.objectives.list) expect(vp).toBe(kind === 'command' ? command : flag)
  })

  test('G6 objectives pay again every round, a captured unit once', () => {
    const nobody = [white('close'), black('close')]
    const round = [...nobody, ...nobody, ...nobody, ...nobody, ...nobody, ...nobody]
    expect(
      failures({
        place: { a3: { white: 'I' }, a2: { black: 'I' }, captives: { black: 'I' } },
        set: { phase: 'rally', round: 1 },
        actions: [...nobody, ...round, ...round],
        expect: {
          vp: { white: 4, black: 0 },
          round: 4,
          pool: 7,
          units: { captives: { black: '' }, captured: { black: 'I' } },
        },
      }),
    ).toEqual([])
  })
})

describe('G90: clearing up', () => {
  test('G90 squares are broken up and no unit is spent any longer', () => {
    expect(
      score(
        { a1: { white: 'I:square:spent I:square I:spent C:spent C:moved A:spent' }, b3: { black: 'I:spent A:routed' } },
        { units: { a1: { white: '3I 2C A' }, b3: { black: 'I A:routed' } }, round: 2 },
      ),
    ).toEqual([])
  })
  test('G90 units recover before points are counted, even if the battle ends there', () => {
    expect(
      score(
        { a1: { white: 'I:spent' }, b3: { black: 'I:spent' } },
        { units: { a1: { white: 'I' } }, outcome: { winner: ['white'] } },
        { vp: { white: 10 } },
      ),
    ).toEqual([])
  })
})

describe('G91: order of scoring', () => {
  test('G91 captured units are scored first, then objectives, then the majority', () => {
    expect(
      score(
        { b3: { white: 'I' }, a2: { white: 'I' }, a1: { black: 'I' }, captives: { black: 'A I', white: 'C' } },
        {
          told: [
            'White: 3 for captured units.',
            'Black: 1 for captured units.',
            'Black: 1 for a1.',
            'White: 5 for b3.',
            'White: 1 for holding more sectors.',
            'Victory points: White 9, Black 2.',
          ],
          vp: { white: 9, black: 2 },
        },
      ),
    ).toEqual([])
  })
  test('G91 A38 victory is checked after each step: the side that gets there first wins', () => {
    // Black would have more in the end, but White has ten when the captured units are counted.
    expect(
      score(
        { b1: { black: 'I' }, a2: { white: 'I' }, captives: { black: 'A' } },
        { outcome: { winner: ['white'] }, vp: { white: 10, black: 9 } },
        { vp: { white: 8, black: 9 } },
      ),
    ).toEqual([])
  })
})

describe('G92: sector majority', () => {
  test('G92 the side that holds more sectors gets one point from the row', () => {
    expect(
      score(
        { a1: { white: 'I' }, b1: { white: 'I' }, b3: { black: 'I' } },
        { vp: { white: 1, black: 0 }, pool: 5 },
        { round: 5, pool: 6 },
      ),
    ).toEqual([])
    expect(
      score(
        { a1: { white: '6I' }, c2: { black: 'I' }, b3: { black: 'I' } },
        { vp: { white: 0, black: 1 }, pool: 5 },
        { round: 5, pool: 6 },
      ),
    ).toEqual([])
  })
  test('G92 in a tie the chip goes back to the box', () => {
    expect(
      score(
        EVEN,
        { vp: { white: 0, black: 0 }, pool: 5, told: ['Equal sectors: a chip leaves the pool.'] },
        { round: 5, pool: 6 },
      ),
    ).toEqual([])
  })
  test('G92 reserves and sectors with routed units only do not count', () => {
    expect(
      score(
        { RW: { white: '5I' }, a1: { white: 'A:routed' }, b1: { white: 'I' }, b3: { black: 'I' } },
        { vp: { white: 0, black: 0 }, told: ['Equal sectors: a chip leaves the pool.'] },
      ),
    ).toEqual([])
  })
  test('G92 A3 an empty own objective does not count, unless the option says so', () => {
    const place = { a1: { white: 'I' }, c3: { black: 'I' }, b1: { white: 'I' } }
    expect(score(place, { vp: { white: 1 } })).toEqual([])
    // With it White holds a1, b1, c1 and Black a3, b3, c3.
    expect(score(place, { vp: { white: 0 } }, {}, { emptyObjectivesCount: true })).toEqual([])
    expect(
      score(
        { ...place, c1: { black: 'A:routed' } },
        { vp: { white: 0, black: 1 } },
        {},
        { emptyObjectivesCount: true },
      ),
    ).toEqual([])
  })
  test('G92 the row lasts ten rounds', () => {
    const nobody = [white('close'), black('close')]
    const round = [...nobody, ...nobody, ...nobody, ...nobody, ...nobody, ...nobody]
    expect(
      failures({
        actions: Array.from({ length: 9 }, () => round).flat(),
        expect: { pool: 1, round: 10, outcome: null },
      }),
    ).toEqual([])
    expect(
      failures({
        actions: Array.from({ length: 10 }, () => round).flat(),
        expect: { pool: 0, round: 10, outcome: { winner: [] } },
      }),
    ).toEqual([])
  })
})
