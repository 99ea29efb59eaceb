import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { playerKinds } from '../../players/index.ts'
import spanish from './es-kernel.ts'
import { joined, noSentences, type Sentences, translated } from './sentences.ts'

/** What the kernel and the host say when they refuse: sentences, and templates with their parts. */
function refusalsInSources() {
  const sources = ['kernel', 'match', 'situations', 'host'].flatMap((name) => {
    const folder = new URL(`../../${name}/`, import.meta.url)
    return readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('-contract.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8').replace(/^\s*(?:\*|\/\*\*|\/\/).*$/gm, ''))
  })
  const calls = sources.flatMap((source) => [
    ...source.matchAll(/\b(?:refusal|objection|why)\((?:\s*[\w.()[\]]+,)?\s*(?:'((?:[^'\\]|\\.)+)'|`([^`]+)`)/g),
  ])
  // Sentences that functions give back, and the calls that hand on a sentence of somebody else.
  const givenBack = sources.flatMap((source) =>
    [...source.matchAll(/\breturn `([^`]+\.)`/g)].map(([, template]) => template),
  )
  const handedOn = sources.flatMap((source) => [
    ...source.matchAll(/\b(?:refusal\([\w.()]+, reason|objection\(match, why)\)/g),
  ]).length
  const made = sources.flatMap((source) => [...source.matchAll(/\b(?:refusal|objection)\(\s*\S/g)]).length
  return {
    sentences: calls.flatMap(([, sentence]) => sentence ?? []),
    templates: [...calls.flatMap(([, , template]) => template ?? []), ...givenBack],
    unread: made - handedOn - calls.filter(([call]) => !call.startsWith('why')).length,
  }
}
const refusals = refusalsInSources()

/** A template with numbers in its gaps, as they may stand there. */
const filled = (template: string) => {
  let k = 70
  return template.replace(/\$\{[^{}]+\}/g, () => String(++k))
}

/** What templates become where a gap is filled by words of their own. */
const special = [
  `'march' is not an action. Now (planning) there are no choices.`,
  'That is commanded by nobody, not by Ney.',
  'That is commanded by Soult or Ney, not by Ney.',
  'Ney does not play this seat.',
]

test('every refusal of the kernel and the host has its Spanish, and no Spanish is left over', () => {
  expect(refusals.unread).toBe(0)
  const wanted = new Set([...refusals.sentences, ...playerKinds.map(({ summary }) => summary)])
  expect([...wanted].filter((text) => !Object.hasOwn(spanish.texts, text))).toEqual([])
  expect(Object.keys(spanish.texts).filter((text) => !wanted.has(text))).toEqual([])
  expect(Object.entries(spanish.texts).filter(([en, es]) => en === es || es === '')).toEqual([])
})

test('every refusal with changing parts has its Spanish, in which no part is lost', () => {
  expect(refusals.templates.length).toBeGreaterThan(8)
  for (const template of refusals.templates) {
    const said = translated(spanish, filled(template))
    expect(said, template).not.toBe(filled(template))
    expect(said.match(/7\d/g)?.sort(), template).toEqual(filled(template).match(/7\d/g))
  }
  const samples = [...refusals.templates.map(filled), ...special]
  const used = new Set(samples.map((sample) => spanish.patterns.findIndex(([pattern]) => pattern.test(sample))))
  expect([...spanish.patterns.keys()].filter((k) => !used.has(k))).toEqual([])
  expect(used.has(-1)).toBe(false)
})

test('a refusal names the phase in the language of the system', () => {
  const system: Sentences = { texts: {}, names: { phases: { 'who acts': 'quién actúa' } }, patterns: [] }
  expect(translated(joined(system, spanish), 'It is not your turn to choose (who acts).')).toBe(
    'No te toca elegir ahora (quién actúa).',
  )
  expect(translated(spanish, 'It is not your turn to choose (who acts).')).toBe('No te toca elegir ahora (who acts).')
})

test('what has no Spanish stays as it is, whatever it is called', () => {
  for (const text of ['Something else.', 'constructor', 'toString'])
    expect(translated(joined(noSentences, spanish), text)).toBe(text)
})

test('what a player has written comes back as it was', () => {
  const typed = `'order $1 $& (x)' cannot be chosen now: that is for planning, and this is rally.`
  expect(translated(spanish, typed)).toBe(
    '«order $1 $& (x)» no se puede elegir ahora: eso es de planning, y esto es rally.',
  )
})
