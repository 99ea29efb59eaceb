import { describe, expect, test } from 'vitest'
import { morale } from '../state/position.ts'
import { stateOf } from '../testing/battle.ts'
import { charge } from '../testing/charge.ts'
import type { Table } from '../testing/table.ts'

const LATER = { gunners: { need: 7, casualties: 4 } }

/** Deployed guns facing south, at this distance from the front of H (inches). */
const guns = (inches: number, heading = 180) =>
  ({ name: 'G', form: 'deployed', at: [36, 31.75 + inches], heading }) as const
/** A square behind them, where they find shelter. */
const square = (inches: number) => ({ name: 'S', form: 'square', at: [36, 35.75 + inches] }) as const

/** Guns without shelter that H charges, and what the dice show. */
function charged(dice: readonly number[], inches = 9, heading = 180): Table {
  const at = charge([guns(inches, heading)], {}, { later: LATER })
  at.told()
  at.act('charge H > G', ...dice)
  return at
}

/** A die that holds cavalry back from pursuit. */
const STAY = 1

describe('15.6, A190 by option gunners test when cavalry charges them', () => {
  test('without the option they are cut down', () => {
    const at = charge([guns(9)])
    at.told()
    at.act('charge H > G')
    expect(at.told()).toContain('CutDown G')
  })

  test('on 3 they are too slow: when they are reached they take 4 casualties and rout, and their guns stay', () => {
    const at = charged([3, STAY])
    const told = at.told()
    expect(told).toMatch(/ReactionFailed G 3 .*GunsReached G H.*CasualtiesTaken G 4 4.*GunsAbandoned G/)
    expect(told).not.toMatch(/CutDown|GunnersFired/)
    expect(stateOf(at, 'G')).toEqual([morale.ROUT, 4])
    // A68 For the charger, contact without dice is a fight too.
    expect(stateOf(at, 'H')).toEqual([morale.DISORDERED, 0])
  })

  test('on 4 they are in time: without shelter they fire, and 6 misses', () => {
    const at = charged([4, 6, STAY])
    expect(at.told()).toMatch(/ReactionPassed G 4 .*GunnersFired G H 6 7.*GunsReached G H/)
    expect(stateOf(at, 'H')).toEqual([morale.DISORDERED, 0])
  })

  test('7 hits: the cavalry takes a casualty and tests at once; if it passes it goes on', () => {
    const at = charged([4, 7, 6, STAY])
    expect(at.told()).toMatch(/GunnersFired G H 7 7.*CasualtiesTaken H 1 1.*NervePassed H .*GunsReached G H/)
  })

  test('cavalry that is Shaken by it, or routs, goes no farther', () => {
    for (const [face, grade] of [
      [3, morale.SHAKEN],
      [1, morale.ROUT],
    ] as const) {
      const at = charged([4, 12, face])
      const told = at.told()
      expect(told).toMatch(/NerveFailed H .*ChargeStopped H/)
      expect(told).not.toContain('GunsReached')
      expect([stateOf(at, 'H')[0], stateOf(at, 'G')]).toEqual([grade, [morale.FORMED, 0]])
    }
  })

  test('charged in flank or rear they do not fire, and within half a move they do not test', () => {
    expect(charged([STAY], 9, 0).told()).not.toMatch(/ReactionPassed|ReactionFailed|GunnersFired/)
    expect(charged([STAY], 5).told()).not.toMatch(/ReactionPassed|ReactionFailed|GunnersFired/)
  })

  describe('with shelter', () => {
    const begun = (): Table => {
      const at = charge([guns(9), square(9)], {}, { later: LATER })
      at.act('charge H > G')
      at.told()
      return at
    }

    test('their owner says whether they evade or fire: they do not simply stand', () => {
      const at = begun()
      expect([at.asked(), at.list().sort(), at.why('stand')]).toEqual([1, ['evade', 'fire at the charge'], '15.6'])
    })

    test('evading takes the test too', () => {
      const away = begun()
      away.act('evade', 4)
      expect(away.told()).toMatch(/ReactionPassed G 4 .*GunsAbandoned G.*Evaded G/)
      const late = begun()
      // The square near by tests for the rout.
      late.act('evade', 3, 6, STAY)
      expect(late.told()).toMatch(/ReactionFailed G 3 .*GunsReached G H/)
    })

    test('they may fire instead', () => {
      const at = begun()
      at.act('fire at the charge', 4, 6, 6, STAY)
      expect(at.told()).toContain('GunnersFired G H 6 7')
    })
  })

  test('gunners whom infantry charges do not test, and are cut down', () => {
    const at = charge([{ ...guns(3), at: [36, 35] }], { form: 'attack' }, { later: LATER })
    at.told()
    at.act('charge H > G')
    expect(at.told()).toMatch(/WentIn H G .*CutDown G/)
  })

  test('limbered guns do not test', () => {
    const at = charge([{ ...guns(5), form: 'limbered' }], {}, { later: LATER })
    at.told()
    at.act('charge H > G')
    expect(at.told()).toContain('CutDown G')
  })
})
