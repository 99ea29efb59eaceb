import { expect, test, vi } from 'vitest'
import { distance } from '../../../../src/hex/index.ts'
import { engine, fastDice, includes, isRefusal } from '../../../../src/kernel/index.ts'
import { random } from '../../../../src/players/index.ts'
import { eagle } from '../../rules/index.ts'
import { NOT_FRONT } from '../../rules/movement/steps.ts'
import { waysOf } from '../../rules/queries/reach.ts'
import { type Eagle, eagleLayout } from '../../rules/state/position.ts'
import type { BoardState } from '../board-state.ts'
import { slopeWords, TRIED, whyNot } from './inspect.ts'

vi.mock('../words.ts', () => import('../test-words.ts'))
vi.mock('../../words/troops/t.ts', () => import('../test-words.ts'))
vi.mock('./words.ts', () => ({ tLook: (key: string) => key }))

const kernel = engine(eagle)

/** Returns what the French see when their first movement phase asks. */
function inMovement(): Eagle {
  const dice = fastDice(3)
  const p = kernel.open('vedel', {}, dice)
  let state = 17
  const player = random<Eagle>((n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * n)
  })
  const view = eagleLayout.make(p.scenario)
  for (;;) {
    const seat = [0, 1].find((one) => includes(kernel.awaiting(p), one))!
    eagle.redact(p, seat, view)
    if (seat === 0 && kernel.phase(p).name === 'movement') return view
    kernel.play(p, seat, player.choose(view, seat, kernel), dice)
  }
}

/** Returns a board on which a unit is chosen, with only what the question needs. */
function deskWith(view: Eagle, unit: number): BoardState {
  const ways = waysOf(view, unit)
  const why = (text: string) => {
    const action = kernel.parse(view, 0, text)
    return isRefusal(action) ? action : kernel.check(view, 0, action)
  }
  return {
    table: {
      engine: kernel,
      view: () => view,
      seat: () => 0,
      asked: () => true,
      phase: () => ({ name: 'movement', rule: '7.0' }),
      why,
    },
    ways: () => ways,
    targets: () => new Map(),
    charges: () => new Map(),
    own: () => [],
    chosen: () => ({ kind: 'unit', n: unit }),
    pieces: () => [{ kind: 'unit', n: unit }],
  } as unknown as BoardState
}

test('7.0, 8.1 every hex that a unit cannot enter says why: what refuses the last step, and never only that it should turn', () => {
  const view = inMovement()
  const { army, ground } = view.scenario
  const reasons = new Set<string>()
  for (let unit = 0; unit < army.units.length; unit++) {
    if (army.side[unit] !== 0 || view.at[unit] < 0) continue
    const board = deskWith(view, unit)
    for (let hex = 0; hex < ground.grid.count; hex++) {
      if (hex === view.at[unit] || distance(ground.grid, hex, view.at[unit]) > 6) continue
      const why = whyNot(board, hex)
      expect(why === undefined).toBe(board.ways().has(hex))
      if (!why) continue
      reasons.add(why.reason)
      expect(why.rule).not.toBe('')
      expect(why).not.toBe(NOT_FRONT)
    }
  }
  expect(reasons).toContain('Unlimbered guns do not move: limber first.')
  expect(reasons).toContain('It has entered the front of an enemy and goes no farther this turn.')
  expect(reasons.size).toBeGreaterThan(2)
})

test('only verbs that a phase knows are tried in it: a refusal never speaks of the notation', () => {
  for (const [phase, verbs] of Object.entries(TRIED)) {
    const known = eagle.phases.find(({ name }) => name === phase)?.choices?.map(({ verb }) => verb.split(' ', 1)[0])
    expect([phase, known]).toEqual([phase, expect.arrayContaining([...verbs])])
  }
})

test('11.3 a pursuit is a march: a hex that is out of reach says so', () => {
  const view = inMovement()
  const { army, ground } = view.scenario
  const unit = [...view.at.keys()].find(
    (one) => army.side[one] === 0 && view.at[one] >= 0 && waysOf(view, one).size > 0,
  )!
  const board = deskWith(view, unit)
  const pursuing = {
    ...board,
    table: { ...board.table, phase: () => ({ name: 'pursuit', rule: '11.3' }) },
  } as BoardState
  const far = [...Array(ground.grid.count).keys()].find((hex) => distance(ground.grid, hex, view.at[unit]) === 20)!
  expect(whyNot(pursuing, far)?.reason).toBe('It has not enough movement points left.')
})

test('the hex line says from which hexes a hex is uphill, and whether a unit goes up or down from where it comes', () => {
  const view = inMovement()
  const { grid, level } = view.scenario.ground
  let said = 0
  for (let hex = 0; hex < grid.count; hex++)
    for (let side = 0; side < 6; side++) {
      const from = grid.neighbours[6 * hex + side]
      if (from < 0) continue
      const words = slopeWords(view, hex, from)
      if (words === '') continue
      if (words !== 'ground.steep') expect(words).toBe(level[hex] > level[from] ? 'ground.uphill' : 'ground.downhill')
      said++
    }
  expect(said).toBeGreaterThan(100)
  // Without a hex to come from, the words name only the hexes from which it is uphill.
  expect([...level.keys()].map((hex) => slopeWords(view, hex, -1))).not.toContain('ground.downhill')
})
