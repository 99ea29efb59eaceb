import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { goalsOf } from '../bench/goals.ts'
import { coverageOf } from '../src/cli/coverage.ts'
import { engine, settingOf } from '../src/kernel/index.ts'
import { type AnyRuleset, systems } from '../systems/node.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8')
const has = (path: string): boolean => existsSync(`${root}${path}`)

interface Looked {
  readonly id: string
  readonly ruleset: AnyRuleset
  /** The names of what its board brings to the page (`BoardModule`); none for a system without a page. */
  readonly board: readonly string[]
  readonly isPlayed: boolean
  readonly isOnHexes: boolean
}

/** Whether a query answers reach, sight, threats or command, under any name that contains the word. */
const asks = ({ ruleset }: Looked, word: RegExp): boolean =>
  Object.keys(ruleset.queries ?? {}).some((name) => word.test(name))

/** What every system has, each with its check. */
const CHECKLIST: Readonly<Record<string, (one: Looked) => boolean>> = {
  'rules with tests': ({ ruleset }) => {
    const coverage = coverageOf(ruleset)
    return ruleset.rulebook.every(({ id, left }) => left !== undefined || (coverage.get(id)?.tests.length ?? 0) > 0)
  },
  readings: ({ id }) => has(`systems/${id}/rulings.md`),
  options: ({ ruleset }) => ruleset.scenarios().some(({ options }) => options.length > 0),
  schemas: ({ id }) =>
    has(`systems/${id}/schemas.ts`) && globSync(`systems/${id}/data/schema/*.json`, { cwd: root }).length > 0,
  "a designer's data": ({ ruleset }) => ruleset.withData !== undefined,
  'situation fields': ({ id }) => read(`systems/${id}/situations.md`).includes('`phase`'),
  'order of dice': ({ id }) => read(`systems/${id}/situations.md`).includes('**Dice**'),
  examples: ({ id }) => globSync(`systems/${id}/examples/*.json`, { cwd: root }).length > 0,
  samples: ({ id }) => has(`systems/${id}/rules/samples.ts`),
  'soak report': ({ id }) => has(`docs/soak/${id}.md`),
  'recorded games': ({ id }) =>
    has(`test/replays/${id}.json`) && Object.keys(JSON.parse(read(`test/replays/${id}.json`)).games).length > 0,
  drill: ({ isPlayed }) => isPlayed,
  'standing answers': ({ ruleset }) => (ruleset.standing?.length ?? 0) > 0,
  "the enemy's phase": ({ ruleset }) => (ruleset.unattended?.length ?? 0) > 0,
  reach: (one) => asks(one, /reach/),
  sight: (one) => asks(one, /sight/),
  threats: (one) => asks(one, /threat/),
  command: (one) => asks(one, /command/),
  formations: ({ ruleset }) => {
    const rules = engine(ruleset)
    return ruleset
      .scenarios()
      .some(({ id }) => (ruleset.formations?.(settingOf(rules, id, {})) ?? []).flat().length > 0)
  },
  measures: ({ ruleset }) => ruleset.measures !== undefined,
  'a map on paper': ({ isOnHexes }) => isOnHexes,
  head: ({ board }) => board.includes('Head'),
  'order of battle': ({ board }) => board.includes('Armies'),
  keys: ({ board }) => board.includes('keys'),
  sounds: ({ board }) => board.includes('soundOf'),
  places: ({ board }) => board.includes('placeOf'),
  'a guided battle': ({ board }) => board.includes('guides'),
  'pictures of set-ups': ({ ruleset, board }) => !needsSetUp(ruleset) || board.includes('setUp'),
  dispatch: ({ board }) => board.includes('dispatch'),
  'goals of benchmarks': ({ id }) => goalsOf(id) !== undefined,
}

/** Whether some scenario begins with an empty board, because its players set up. */
const needsSetUp = (ruleset: AnyRuleset): boolean =>
  ruleset.phases.some(({ name }) => /deployment|set-up|setup/.test(name))

/** The names in the object literal of `board/index.tsx`; none if the system has no page. */
function boardOf(id: string): string[] {
  if (!has(`systems/${id}/page.ts`)) return []
  const [, body = ''] =
    /export const board: BoardModule<\w+> = \{\n(.*?)\n\}/s.exec(read(`systems/${id}/board/index.tsx`)) ?? []
  return [...body.matchAll(/^ {2}(\w+)/gm)].flatMap(([, name]) => name ?? [])
}

describe.each(systems)('what every system has: $id', (system) => {
  test('has each item of the checklist, or a reason why not', async () => {
    const { id } = system
    const looked: Looked = {
      id,
      ruleset: await system.rules(),
      board: boardOf(id),
      isPlayed: system.habit !== undefined,
      isOnHexes: (await system.map()) !== undefined,
    }
    if (has(`systems/${id}/page.ts`)) expect(looked.board).toContain('Board')
    const lacks: Readonly<Record<string, string>> = has(`systems/${id}/lacks.json`)
      ? JSON.parse(read(`systems/${id}/lacks.json`))
      : {}
    const missing = Object.keys(CHECKLIST).filter((item) => !CHECKLIST[item]?.(looked))
    expect(Object.keys(lacks)).toEqual(missing)
    for (const [item, reason] of Object.entries(lacks))
      expect([item, reason]).toEqual([item, expect.stringMatching(/^[A-Z].+\.$/)])
  })
})

test('docs/architecture.md lists what every system has', () => {
  const [, list = ''] = /\n## What every system has\n(.*?)\n## /s.exec(read('docs/architecture.md')) ?? []
  const items = [...list.replace(/\s+/g, ' ').matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name)
  expect(items).toEqual(Object.keys(CHECKLIST))
})
