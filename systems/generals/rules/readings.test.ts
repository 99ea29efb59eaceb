import { describe, expect, test } from 'vitest'
import { by, type Case, proofs, times } from '../../../src/situations/proof.ts'
import { worded } from '../../worded.ts'
import { generals } from './index.ts'

/**
 * Where both readings of a rule are played: what the option changes. The one for guns on hills is tested with the
 * hills.
 */
const failures = proofs(worded(generals), 'dennewitz')
const white = by('white')
const black = by('black')

describe('A3: do empty own objectives count for the majority?', () => {
  const score = (place: Case['place'], emptyObjectivesCount: boolean, vp: { white: number; black: number }) =>
    failures({ options: { emptyObjectivesCount }, place, set: { phase: 'scoring' }, expect: { vp } })
  // White stands in two sectors, neither with an objective; Black in one of his own.
  const place = { a2: { white: 'I' }, b2: { white: 'I' }, b3: { black: 'I' } }

  test('A3 an empty own objective does not count: a unit that is not routed must stand there', () => {
    expect(score(place, false, { white: 1, black: 0 })).toEqual([])
  })
  test('A3 with emptyObjectivesCount empty ones count: two and three of White against one and two of Black', () => {
    expect(score(place, true, { white: 1, black: 0 })).toEqual([])
    // Black holds c2 as well: one more, but with the empty ones it is four against three.
    const more = { b2: { white: 'I' }, b3: { black: 'I' }, c2: { black: 'I' } }
    expect(score(more, false, { white: 0, black: 1 })).toEqual([])
    expect(score(more, true, { white: 0, black: 0 })).toEqual([])
  })
  test('A3 an enemy on an empty objective, even a routed one, takes it out of the count', () => {
    const visited = { b2: { white: 'I' }, b3: { black: 'I' }, a1: { black: 'A:routed' } }
    expect(score(visited, false, { white: 0, black: 0 })).toEqual([])
    expect(score(visited, true, { white: 0, black: 0 })).toEqual([])
    expect(score({ ...visited, a1: { black: '' } }, true, { white: 1, black: 0 })).toEqual([])
  })
  test('A3 loose markers count like the printed objectives, but wind roses do not', () => {
    const marked = (own: string) =>
      failures({
        options: { emptyObjectivesCount: true, objectiveMarkers: 'many' },
        place: { b2: { white: 'I' }, a3: { black: 'I' } },
        set: { phase: 'scoring', markers: { white: { [own]: 'a2' } } },
        expect: { vp: { white: own === 'general' ? 1 : 0, black: 0 } },
      })
    expect(marked('general')).toEqual([])
    expect(marked('big wind rose')).toEqual([])
  })
})

describe('A30: when does routed cavalry flee?', () => {
  const shotDown = (cavalryFleesAfterRanged: boolean, dice: number[], actions: object[], expected: Case['expect']) =>
    failures({
      options: { cavalryFleesAfterRanged },
      place: { b1: { white: '2I' }, b2: { black: 'C' } },
      set: { phase: 'combined arms', orders: { white: ['2 I b1>b2'] } },
      dice,
      actions: [
        white(...times(2, 'act I b1>b2'), 'close'),
        ...Array.from({ length: 3 }, () => black('close')),
        ...actions,
      ] as Case['actions'],
      expect: expected,
    })
  test('A30 routed cavalry flees at the end of the phase: until then it can be captured in melee', () => {
    expect(
      shotDown(false, [5, 1, 4, 1], [white('close')], {
        told: ['A unit is routed: Black b1|b2 1.', 'Black b1|b2 1: C:routed.', 'White captures 1 C.'],
        units: { captives: { black: '1C' }, b2: { white: '2I:spent' } },
      }),
    ).toEqual([])
  })
  test('A30 with cavalryFleesAfterRanged routed cavalry flees before the melee: no one is left to strike', () => {
    expect(
      shotDown(true, [5, 1], [white('close')], {
        told: ['A unit is routed: Black b1|b2 1.', 'Black: 1 C fled from b2.', 'White: 2 I moved b1>b2.'],
        units: { captives: { black: '' }, box: { black: '1C' }, b2: { white: '2I:spent' } },
      }),
    ).toEqual([])
  })
  test('A30 only cavalry flees before the melee', () => {
    expect(
      failures({
        options: { cavalryFleesAfterRanged: true },
        place: { b1: { white: '2I' }, b2: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['2 I b1>b2'] } },
        dice: [5, 1, 1, 4, 1],
        actions: [white(...times(2, 'act I b1>b2'), 'close'), black('close'), white('close')],
        expect: { units: { captives: { black: '1I' } } },
      }),
    ).toEqual([])
  })
})

describe('A35: may guns fire to the rear?', () => {
  const rear = (rearFire: boolean, order: string) => ({
    options: { rearFire },
    place: { b3: { white: 'A' }, b2: { black: '2I' }, b1: { black: '2I' } },
    set: { phase: 'bombardment', orders: { white: [`A ${order}`] } },
  })
  test('A35 guns fire to the front, left and right only', () => {
    expect(
      failures({ ...rear(false, 'b3>b2'), actions: [{ ...white('act A b3>b2', 'close'), refused: 'A35' }] }),
    ).toEqual([])
    const planning = { ...rear(false, 'b3>b2'), set: { phase: 'planning' } }
    expect(failures({ ...planning, actions: [{ ...white('order A b3>b2>b1', 'close'), refused: 'A35' }] })).toEqual([])
    // The arrow to the sector behind can still be drawn: guns may move or attack there.
    expect(failures({ ...planning, actions: [white('order A b3>b2', 'close')] })).toEqual([])
  })
  test('A35 with rearFire guns fire to the rear, at either range', () => {
    const fire = (order: string, dice: number[], units: Record<string, unknown>) =>
      failures({
        ...rear(true, order),
        dice,
        actions: [white(`act A ${order}`, 'close'), black('close')],
        expect: { units },
      })
    expect(fire('b3>b2', [5, 5], { b2: { black: '2I:routed' } })).toEqual([])
    // Over the enemy in b2, which takes the second die.
    expect(fire('b3>b2>b1', [6, 5], { b1: { black: 'I I:routed' }, b2: { black: 'I I:routed' } })).toEqual([])
    const planning = { ...rear(true, 'b3>b2'), set: { phase: 'planning' } }
    expect(failures({ ...planning, actions: [white('order A b3>b2>b1', 'close')] })).toEqual([])
  })
  test('A35 Black guns face the other way', () => {
    const place = { b1: { black: 'A' }, b2: { white: '2I' } }
    const set = { phase: 'bombardment', orders: { black: ['A b1>b2'] } }
    expect(failures({ place, set, actions: [{ ...black('act A b1>b2', 'close'), refused: 'A35' }] })).toEqual([])
    expect(failures({ place, set, options: { rearFire: true }, actions: [black('act A b1>b2', 'close')] })).toEqual([])
  })
})
