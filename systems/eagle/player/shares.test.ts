/** 3.1 Shares: few counters of a formation may begin a combat in a turn (RA12), so none of them is wasted. */
import { describe, expect, test } from 'vitest'
import { hexNamed } from '../../../src/hex/index.ts'
import { engine, fastDice } from '../../../src/kernel/index.ts'
import { eagle, eagleLayout } from '../rules/index.ts'
import { FRENCH } from '../rules/state/sides.ts'
import { assaults } from './assaults.ts'
import { promiseLedFrom } from './concert.ts'
import { fireOn } from './firing.ts'
import { type Judge, judgeOf } from './judge.ts'
import { hostOf, look } from './survey.ts'
import { usual } from './weights.ts'

const kernel = engine(eagle)

/** The French before scenario 1 in a part of their first turn, with these on the map. */
function inPhase(phase: string, place: Readonly<Record<string, unknown>>, options = {}): Judge {
  const p = kernel.open('vedel', options, fastDice(1))
  const { situations } = eagle
  while (p.depth >= 0) eagleLayout.endFrame(p)
  situations?.clear(p)
  for (const [what, value] of Object.entries(place)) situations?.place(p, what, value)
  situations?.set(p, 'phase', phase)
  situations?.set(p, 'orders', { POI: 'attack', CAS: 'attack', BOU: 'attack', VDL: 'attack', COR: 'defend' })
  situations?.ready?.(p)
  kernel.settle(p, fastDice(1), undefined)
  const view = eagleLayout.make(p.scenario)
  eagle.redact(p, FRENCH, view)
  look(view)
  return judgeOf(view, FRENCH, usual)
}

describe('fire leaves the attack its shares', () => {
  // The Swiss stand behind a weak battalion; the others could fire at one that is too strong to be attacked.
  const swissByTheBack = {
    'FR-3CH': { at: 'AG7', facing: 'SW' },
    'SP-VG6': { at: 'AG8', facing: 'SW' },
    Poinsot: { at: 'AG7' },
  }
  const othersInFront = {
    'FR-5LR2': { at: 'AJ7', facing: 'SW' },
    'SP-IRL1': { at: 'AJ8', facing: 'NE' },
    'SP-MPJ': { at: 'AJ8', facing: 'NE' },
  }
  const choice = (place: Readonly<Record<string, unknown>>, options = {}): string => {
    const judge = inPhase('french offensive fire', place, options)
    return kernel.print(judge.view, fireOn(kernel, judge) ?? -1)
  }

  test('RA12 half of two counters is one: no unit fires if that one is to attack', () => {
    expect(choice({ ...swissByTheBack, ...othersInFront })).toBe('cease')
  })

  test('RA12 half of three counters is two: a unit that is not needed for the attack fires', () => {
    expect(choice({ ...swissByTheBack, ...othersInFront, 'FR-5LR3': { at: 'AL3', facing: 'SW' } })).toBe(
      'fire FR-5LR2 > AJ8',
    )
  })

  test('without shares every unit that does not attack fires', () => {
    expect(choice({ ...swissByTheBack, ...othersInFront }, { attackQuota: 'none' })).toBe('fire FR-5LR2 > AJ8')
  })
})

describe('no more attack than are needed', () => {
  const rest = { 'FR-3CH': { at: 'AL3', facing: 'SW' }, 'FR-5LR3': { at: 'AL3', facing: 'SW' } }
  /** Returns how many of two battalions in one hex attack the enemy in another. */
  const sent = (from: string, to: string, enemy: Readonly<Record<string, unknown>>): number => {
    const stack = { at: from, facing: 'SW' }
    const judge = inPhase('french shock', { 'FR-5LR1': stack, 'FR-5LR2': stack, ...rest, ...enemy })
    const [first] = assaults(judge, judge.weights.dare)
    expect(first?.hex).toBe(hexNamed(judge.view.scenario.ground.grid, to))
    return first?.units.length ?? 0
  }

  test('one against the back of a weak battalion, for two have no better odds', () => {
    expect(sent('AG7', 'AG8', { 'SP-VG6': { at: 'AG8', facing: 'SW' } })).toBe(1)
  })

  test('both uphill against San Cristóbal', () => {
    expect(sent('AE12', 'AD12', { 'SP-VG3': { at: 'AD12', facing: 'NE' } })).toBe(2)
  })
})

test('a leader adds to the attacks that are made from his hex, and to no others', () => {
  const stack = { at: 'AG7', facing: 'SW' }
  const others = {
    'FR-3CH': { at: 'AL3', facing: 'SW' },
    'SP-VG6': { at: 'AG8', facing: 'SW' },
    Poinsot: { at: 'AL3' },
  }
  const judge = inPhase('french shock', { 'FR-5LR1': stack, 'FR-5LR2': stack, ...others })
  const { view, weights } = judge
  const leader = view.scenario.army.leaders.indexOf('Poinsot')
  const promise = promiseLedFrom(judge, leader)
  const tried = eagleLayout.make(view.scenario)
  const found = new Set<number>()
  for (const hex of hostOf(FRENCH).hexes) {
    eagleLayout.copy(view, tried)
    tried.where[leader] = hex
    const plain = assaults({ ...judge, view: tried }, weights.dare).reduce((sum, { gain }) => sum + gain, 0)
    expect(promise(hex)).toBe(plain)
    found.add(plain)
  }
  expect(found.size).toBe(2)
})
