import { expect, test, vi } from 'vitest'
import type { Table } from '../../../src/web/board/table.ts'
import { tableAt } from '../../../src/web/table/table-at.ts'
import { phases } from '../rules/sequence.ts'
import { BY_11_4, BY_COMBAT, retreatFrame } from '../rules/state/frames.ts'
import type { Eagle } from '../rules/state/position.ts'
import { prompt, waiting } from './prompt.ts'
import { kernel, playThrough } from './test-games.ts'
import { tAsking } from './test-words.ts'

vi.mock('./board-state.ts', () => ({ boardStateOf: () => ({ chosen: () => undefined }) }))
vi.mock('../../../src/web/ui/settings.ts', () => ({ speed: () => 'off' }))
vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/asking/t.ts', () => import('./test-words.ts'))
vi.mock('../words/troops/t.ts', () => import('./test-words.ts'))

const tableOf = (p: Eagle, seat: number) => tableAt(kernel, p, seat)

test('every phase that asks in a game has its own sentence, which says whom it is about', {
  timeout: 60_000,
}, () => {
  const sentences = new Map<string, Set<string>>()
  const games = [
    ...Array.from({ length: 8 }, (_, k) => ['vedel', k + 1] as const),
    ...['surprise', 'second-day', 'bailen', 'invader'].map((scenario, k) => [scenario, 40 + k] as const),
  ]
  for (const [scenario, seed] of games)
    playThrough(
      scenario,
      seed,
      (_before, _told, p) => {
        const asked = kernel.awaiting(p)
        if (asked === 0 || p.result !== 0) return
        const name = kernel.phase(p).name
        const sentence = prompt(tableOf(p, (asked & 1) === 1 ? 0 : 1))
        expect(sentence).not.toMatch(/undefined|NaN|\{\{|^ | {2}/)
        expect([name, sentence]).not.toEqual([name, tAsking('prompt.other')])
        sentences.set(name, (sentences.get(name) ?? new Set()).add(sentence))
      },
      { most: 900 },
    )
  expect([...sentences.keys()]).toEqual(
    expect.arrayContaining(['deployment', 'orders', 'movement', 'offensive fire', 'shock', 'retreat']),
  )
  expect(sentences.get('retreat')!.size).toBeGreaterThan(1)
})

test('11.4 the prompt says why cavalry that has driven no one off falls back', () => {
  const p = kernel.open('vedel', {}, { roll: () => 1, pool: () => {} })
  retreatFrame(p).kind = BY_11_4
  const retreat = (verbs: readonly string[] = ['retreat']) =>
    prompt({
      ...tableOf(p, 0),
      phase: () => ({ name: 'retreat', rule: '' }),
      legal: () => verbs.map((verb) => ({ verb })),
    } as never)
  expect(retreat()).toContain('as cavalry does')
  expect(retreat(['retreat', 'stay'])).toContain('may fall back farther')
  retreatFrame(p).kind = BY_COMBAT
  expect(retreat()).toContain('has to fall back')
})

test('RA127 while set-up is hidden, the prompt says what the other side does and until when it is not seen', () => {
  const p = kernel.open('bailen', { limitedInformation: true, orderOfArrival: true }, { roll: () => 1, pool: () => {} })
  const looksOn = (position: Eagle, phase: string) =>
    waiting({ ...tableOf(position, 1), awaiting: () => ['french'], phase: () => ({ name: phase, rule: '' }) })
  const said = phases.filter(({ name }) => looksOn(p, name) !== undefined).map(({ name }) => name)
  expect(said.sort()).toEqual(['deployment', 'markers', 'order of arrival'])
  expect(looksOn(p, 'markers')).toBe(
    'The French side is laying its markers. Each side sees only its own troops until both have laid their markers.',
  )
  expect(prompt(tableOf(p, 0))).toContain('until both have laid their markers')
  p.hushed = 0
  expect(looksOn(p, 'markers')).toBeUndefined()
  expect(prompt(tableOf(p, 0))).not.toContain('until both')
})

test('no phase that can ask is left without a sentence', () => {
  const p = kernel.open('vedel', {}, { roll: () => 1, pool: () => {} })
  const asking = phases.filter(({ choices }) => choices !== undefined)
  const others = asking.filter(({ name }) => {
    const table = { ...tableOf(p, 0), phase: () => ({ name, rule: '' }) } as Table<Eagle>
    return prompt(table) === tAsking('prompt.other')
  })
  expect(others.map(({ name }) => name)).toEqual([])
})
