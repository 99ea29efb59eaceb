import { expect, test, vi } from 'vitest'
import { scriptedDice } from '../../../src/kernel/index.ts'
import { type MakePlayer, random } from '../../../src/players/index.ts'
import { tableAt } from '../../../src/web/table/table-at.ts'
import { drill } from '../player/index.ts'
import { phases } from '../rules/sequence.ts'
import type { Generals } from '../rules/state/position.ts'
import { skirmish } from '../rules/testing/skirmish.ts'
import { choiceName, placeOf } from './choices.ts'
import { prompt } from './prompt.ts'
import { kernel, playThrough } from './test-games.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/fight/t.ts', () => import('./test-words.ts'))
vi.mock('../words/objective/t.ts', () => import('./test-words.ts'))
vi.mock('../words/asking/t.ts', () => import('./test-words.ts'))
vi.mock('../../../src/web/ui/settings.ts', () => ({ speed: () => 'off' }))

const ALL = { board: 'heights', forest: true, hill: true, building: true, destroyedBuilding: true, road: true }
const asking = phases.filter(({ asks }) => asks !== undefined).map(({ name }) => name)

test('every phase that asks has its own sentence, and every choice in it has words and a place', {
  timeout: 60_000,
}, () => {
  const sentences = new Map<string, Set<string>>()
  const games: readonly { scenario: string; options: Record<string, unknown>; player?: MakePlayer<Generals> }[] = [
    { scenario: 'custom', options: { objectiveMarkers: 'many' } },
    { scenario: 'marengo', options: ALL },
    ...Array.from({ length: 6 }, () => ({
      scenario: 'leuthen',
      options: ALL,
      player: random,
    })),
    { scenario: 'la-rothiere', options: {} },
    { scenario: 'albuera', options: { ...ALL, board: 'river', river: true, bridge: true } },
  ]
  const look = (p: Generals) => {
    const table = tableAt(kernel, p, 0)
    const phase = kernel.phase(p).name
    const list = table.legal()
    for (const one of list) {
      const words = choiceName(p, 0, one)
      expect(words).not.toMatch(/undefined|\{\{|choice\./)
      expect(words.length).toBeGreaterThan(3)
      expect(placeOf(p, 0, one)).toMatch(/^[a-z]+:\d+$/)
    }
    const known = sentences.get(phase) ?? new Set()
    known.add(prompt(table))
    sentences.set(phase, known)
  }
  for (const [seed, { scenario, options, player }] of games.entries()) {
    playThrough({ scenario, options, seed: seed + 2, player: player ?? drill }, look)
  }
  // Two ways for counter-chargers are rare.
  const { p } = skirmish({
    place: { b2: { white: '3C' }, a2: { black: '3I' }, c2: { black: '3I' } },
    black: ['3 I a2>b2', '3 I c2>b2'],
    dice: [6, 6],
  }).go('white', 'countercharge b2', 'countercharge b2', 'close')
  while (kernel.phase(p).name === 'falling back')
    kernel.play(p, 0, kernel.parse(p, 0, 'close') as number, scriptedDice([]))
  look(p)

  expect(asking.filter((name) => !sentences.has(name))).toEqual([])
  const said = [...sentences.values()].flatMap((set) => [...set])
  expect(said.filter((sentence) => !/^[A-Z].*[.?]/.test(sentence) || sentence.includes('{{'))).toEqual([])
  // A player that has posted its defenders once need not wonder about being asked again: the second time is for the
  // melee.
  expect([...sentences.get('taking positions')!].filter((sentence) => sentence.includes('melee')).length).toBe(1)
  // No two phases ask with the same words.
  const first = [...sentences].map(([, set]) => [...set][0])
  expect(new Set(first).size).toBe(first.length)
})
