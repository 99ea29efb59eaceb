import { expect, test } from 'vitest'
import { sixVillages } from '../rules/index.ts'
import { COMPANIES } from '../rules/state/position.ts'
import sentences from './es-rules.ts'

test('all that the rules say and name is there in Spanish', () => {
  const { rulebook, events, standing = [], names, scenarios, open } = sixVillages
  const [lake] = scenarios()
  const said = [
    ...rulebook.flatMap(({ section, title, gist }) => [section, title, gist]),
    ...events.map(({ text }) => text),
    ...standing.map(({ text }) => text),
    ...(lake?.options ?? []).map(({ title }) => title),
    lake?.title ?? '',
    lake?.intro ?? '',
  ]
  expect(said.filter((text) => !(text in sentences.texts))).toEqual([])
  const { scenario } = open('lake', { companies: 4, guard: true }, { roll: () => 0 } as never)
  for (const kind of ['villages', 'chits', 'sides'])
    for (const name of names(scenario)[kind] as string[]) expect(sentences.names[kind]?.[name], name).toBeDefined()
  for (const name of COMPANIES(scenario)) expect(sentences.names.companies?.[name], name).toBeDefined()
})
