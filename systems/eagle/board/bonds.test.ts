import { expect, test, vi } from 'vitest'
import { type Eagle, note } from '../rules/state/position.ts'
import { isLed, orderSeen } from './bonds.ts'
import { commandedIn } from './commanded.ts'
import { faceOf } from './faces.ts'
import { pieceWords, unitWords } from './say.ts'
import { kernel, playThrough } from './test-games.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/troops/t.ts', () => import('./test-words.ts'))

/** Calls `look` with every view of one seat in a battle played at random; returns their number. */
function lookAt(scenario: string, seat: number, look: (p: Eagle) => void): number {
  let looks = 0
  playThrough(
    scenario,
    11,
    (_, __, after) => {
      looks++
      look(after)
    },
    { seat, most: 900 },
  )
  return looks
}

test('9 the board shows those units in command that the rules have in command when movement begins', () => {
  let compared = 0
  lookAt('vedel', 0, (p) => {
    if (kernel.phase(p)?.name !== 'movement' || p.mover !== 0 || p.active !== 0) return
    if (p.rode.some((rode) => rode > 0)) return
    const commanded = commandedIn(p)
    for (const [unit, moved] of [...p.scenario.army.units.keys()].map((one) => [one, p.marks[one]] as const)) {
      if (p.scenario.army.side[unit] !== 0 || p.at[unit] < 0 || moved !== 0) continue
      compared++
      expect(commanded.has(unit), String(unit)).toBe((p.notes[unit] & note.COMMAND) !== 0)
    }
  })
  expect(compared).toBeGreaterThan(8)
})

test('a side sees no order of the enemy that he has not shown, and not which units he commands', () => {
  let seen = 0
  lookAt('vedel', 0, (p) => {
    const { army } = p.scenario
    for (const [formation, side] of army.formationSide.entries()) {
      if (side === 0) continue
      const shown = p.shown[formation] > 0 || p.march[formation] === 1
      expect(orderSeen(p, formation) >= 0).toBe(shown)
    }
    for (const unit of army.units.keys()) {
      if (army.side[unit] === 0 || p.at[unit] < 0) continue
      seen++
      expect(isLed(p, unit)).toBe(false)
      expect(faceOf(p, unit, commandedIn(p)).led).toBeUndefined()
    }
  })
  expect(seen).toBeGreaterThan(50)
})

test('the words for a counter name its brigade, its leader, its order and whether he reaches it', () => {
  const p = kernel.open('vedel', {}, { roll: () => 1, pool: () => {} })
  const { army } = p.scenario
  const unit = army.units.indexOf('FR-VDL-ART')
  p.order[army.formation[unit]] = 3
  const leader = army.leaders.indexOf('Vedel')
  p.where[leader] = -1
  expect(unitWords(p, unit, commandedIn(p))).toMatch(/; Vedel Division, directly attached, under Vedel, order: attack$/)
  p.where[leader] = p.at[unit]!
  expect(unitWords(p, unit, commandedIn(p))).toMatch(/order: attack, in command$/)
  p.where[leader] = 0
  expect(unitWords(p, unit, commandedIn(p))).toMatch(/order: attack, out of command$/)
  // Before the rules have loaded, it is not said.
  expect(unitWords(p, unit, undefined)).toMatch(/order: attack$/)
  expect(pieceWords(p, { kind: 'leader', n: leader }, undefined)).toBe(
    'Vedel, leader of Vedel Division, directly attached',
  )
})
