import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../bin/node24.js'
import { engine, settingOf } from '../src/kernel/index.ts'
import { playerKinds } from '../src/players/index.ts'
import { phaseText } from '../src/words/texts.ts'
import type { AnyRuleset } from '../systems/node.ts'

/** The English texts of the rules that people read, by their section in the catalogues of other languages. */
export interface RuleTexts {
  /** What the first screen shows: title, sides, scenarios. */
  readonly cards: readonly string[]
  /** All others. */
  readonly rules: readonly string[]
  /** Names that a part of the catalogue keeps by id, if another language has another name. */
  readonly names: readonly { readonly section: string; readonly key: string; readonly text: string }[]
}

/** `refusal('4.1', 'A company …')` and `because('{units} …')`: the text is a constant. */
const CONSTANT =
  /\b(?:refusal\(\s*(?:'[^']+'|[\w.[\]()]+),|because\()\s*(?:'((?:[^'\\]|\\.)+)'|"((?:[^"\\]|\\.)+)"),?\s*\)/g
const CALL = /\b(?:refusal|because)\(/g
const COMMENT = /^\s*(?:\*|\/\*\*|\/\/).*$/gm

/** The texts of all refusals in these sources, and the number of calls whose text cannot be read. */
export function refusalsIn(sources: readonly string[]): { readonly texts: string[]; readonly unread: number } {
  const plain = sources.map((source) => source.replace(COMMENT, ''))
  const texts = plain.flatMap((source) =>
    [...source.matchAll(CONSTANT)].map(([, single, double = '']) =>
      (single ?? double).replace(/\\(.)/g, (_, letter: string) => letter),
    ),
  )
  const calls = plain.reduce((sum, source) => sum + [...source.matchAll(CALL)].length, 0)
  return { texts, unread: calls - texts.length }
}

const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/(?:\.test|-contract)\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))

/** The names of a system's options where the rules have only short names. */
async function optionValues(id: string): Promise<readonly string[]> {
  const [file] = globSync(`systems/${id}/words/option-values.ts`, { cwd: root })
  if (file === undefined) return []
  const module: { readonly optionValues: () => Readonly<Record<string, string>> } = await import(
    pathToFileURL(join(root, file)).href
  )
  return Object.values(module.optionValues())
}

/** The names of `words/troops/en.ts`, by kind and id: `units.FR-1LR3`. */
async function namesOf(id: string): Promise<RuleTexts['names']> {
  const found: { section: string; key: string; text: string }[] = []
  for (const file of globSync(`systems/${id}/words/*/en.ts`, { cwd: root })) {
    const section = basename(dirname(file))
    const { default: kinds }: { readonly default: Readonly<Record<string, Readonly<Record<string, string>>>> } =
      await import(pathToFileURL(join(root, file)).href)
    for (const [kind, names] of Object.entries(kinds))
      for (const [key, text] of Object.entries(names)) found.push({ section, key: `${kind}.${key}`, text })
  }
  return found
}

/**
 * Refusals of the kernel, matches and hosts, and descriptions of computer players: whole texts, and templates with
 * parts.
 */
export function hostTexts(): { readonly texts: readonly string[]; readonly templates: readonly string[] } {
  const plain = ['kernel', 'match', 'situations', 'host']
    .flatMap((folder) => sources(`src/${folder}/*.ts`))
    .map((source) => source.replace(COMMENT, ''))
  const calls = plain.flatMap((source) => [
    ...source.matchAll(/\b(?:refusal|objection|why)\((?:\s*[\w.()[\]]+,)?\s*(?:'((?:[^'\\]|\\.)+)'|`([^`]+)`)/g),
  ])
  // Sentences that functions return.
  const givenBack = plain.flatMap((source) =>
    [...source.matchAll(/\breturn `([^`]+\.)`/g)].map(([, text = '']) => text),
  )
  const whole = calls.flatMap(([, text]) => text ?? [])
  return {
    texts: [...new Set([...whole, ...playerKinds.map(({ summary }) => summary)])],
    templates: [...new Set([...calls.flatMap(([, , template]) => template ?? []), ...givenBack]), ...MADE],
  }
}
/** Refusals that sources compose from several templates. */
const MADE = [
  "'march' is not an action. Now (planning) there are no choices.",
  'That is commanded by no one, not by Ney.',
  'That is commanded by Soult or Ney, not by Ney.',
  'That is commanded by Soult, not by Ney.',
  'Ney does not play this seat.',
]

/**
 * The texts of a system, each once, in the order of the rulebook. Throws if a refusal of its rules is not a constant.
 */
export async function ruleTexts(ruleset: AnyRuleset): Promise<RuleTexts> {
  const { id, title, seats, rulebook, phases, standing = [] } = ruleset
  const infos = ruleset.scenarios()
  const cards = [
    title,
    ...seats.map((seat) => seat.charAt(0).toUpperCase() + seat.slice(1)),
    ...infos.flatMap((info) => [info.title, info.intro]),
  ]
  const refusals = refusalsIn(sources(`systems/${id}/rules/**/*.ts`))
  if (refusals.unread > 0)
    throw new Error(
      `systems/${id}/rules: ${refusals.unread} refusals have no constant text, so no language can have them`,
    )
  const formations = infos.flatMap((info) => {
    const scenario = settingOf(engine(ruleset), info.id, {})
    return (ruleset.formations?.(scenario) ?? []).flat().map((one) => one.title)
  })
  const rules = [
    ...rulebook.map(({ section }) => section),
    ...rulebook.flatMap((rule) => [rule.title, rule.gist, ...(rule.left === undefined ? [] : [rule.left])]),
    ...infos.flatMap(({ options }) => options.map((option) => option.title)),
    ...(await optionValues(id)),
    ...standing.flatMap(({ name, text }) => [name, text]),
    ...formations,
    ...phases.map(({ name }) => phaseText(name)),
    ...refusals.texts,
  ]
  const onCards = new Set(cards)
  return {
    cards: [...onCards],
    rules: [...new Set(rules)].filter((text) => !onCards.has(text)),
    names: await namesOf(id),
  }
}
