import { type AnyRuleset, allRulesets } from '../../systems/node.ts'
import type { Option, Rule, ScenarioInfo } from '../kernel/index.ts'
import { searchRules, wordsIn, wordsOf } from '../kernel/rule-search.ts'
import { nearest, noSuch } from '../kernel/suggest.ts'
import { rulesetWith } from '../lab/index.ts'
import { command, JSON_FLAG } from './command.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import { bold, faint, print, printJson, row, wrap } from './output.ts'
import type { Place } from './rule-places.ts'

export const rules = command({
  name: 'rules',
  takes: '[RULESET [RULE… | WORD…]]',
  summary: 'lists systems, scenarios and options; finds rules, and says where each is implemented and tested',
  details: [
    "Without arguments it lists the systems and their scenarios. 'rules RULESET' adds options and the rules by number; 'rules RULESET RULE…' shows single rules: what they say, where the engine enforces them, and which test shows it. 'rules RULESET WORD…' finds the rules in which all the words occur, best matches first.",
  ],
  flags: JSON_FLAG,
  examples: ['rules', 'rules generals', 'rules generals G104', 'rules eagle control'],
  async run({ positionals: [id, ...wanted], given: { json }, pack }) {
    if (id === undefined) {
      const all = await allRulesets()
      if (json) printJson(all.map(summaryOf))
      else printSystems(all)
      return 0
    }
    const ruleset = await rulesetWith(id, pack(id))
    const coverage = coverageOf(ruleset)
    if (areWords(ruleset, wanted)) return find(ruleset, coverage, wanted.join(' '), json)
    const chosen = wanted.length === 0 ? ruleset.rulebook : wanted.map((number) => findRule(ruleset, number))
    if (json) printJson(fullOf(ruleset, coverage, chosen))
    else if (wanted.length === 0) printSystem(ruleset, coverage)
    else printRules(chosen, coverage)
    return 0
  },
})

const isRule = ({ rulebook }: AnyRuleset, number: string): boolean =>
  rulebook.some(({ id }) => id.toLowerCase() === number.toLowerCase())

/**
 * Are these words to search for, and not the numbers of rules? A word with a digit that does not begin any rule's
 * number is a mistyped number.
 */
function areWords(ruleset: AnyRuleset, wanted: readonly string[]): boolean {
  const isSlip = (one: string) => /^\S*\d\S*$/.test(one) && !isRule(ruleset, one)
  return wanted.some((one) => !isRule(ruleset, one)) && !wanted.some(isSlip)
}

/** Up to this many hits are shown in full. */
const FEW = 2

/** Shows the rules that contain these words; exit code 1 if there are none. */
function find(ruleset: AnyRuleset, coverage: Coverage, wanted: string, json: boolean): number {
  const found = searchRules(ruleset.rulebook, wanted)
  if (json) printJson(fullOf(ruleset, coverage, found))
  else if (found.length === 0) print(wrap(nothingOf(ruleset, wanted)))
  else if (found.length <= FEW) printRules(found, coverage)
  else {
    for (const rule of found) print(row(rule.id, `${rule.title}  ${faint(rule.section)}`, 10))
    print()
    print(wrap(`${found.length} rules. 'grognard rules ${ruleset.id} ${found[0]?.id}' shows one of them.`))
  }
  return found.length === 0 ? 1 : 0
}

/** Says why a search found nothing: which word occurs nowhere, and which word may have been meant. */
function nothingOf({ id, rulebook }: AnyRuleset, wanted: string): string {
  const known = wordsIn(rulebook)
  const missing = wordsOf(wanted).filter((word) => searchRules(rulebook, word).length === 0)
  if (missing.length === 0) return `No rule of ${id} has all of these words: try fewer.`
  const hints = missing.map((word) => {
    const near = nearest(word, known)
    return `'${word}'${near === undefined ? '' : ` (did you mean '${near}'?)`}`
  })
  return `No rule of ${id} mentions ${hints.join(' or ')}. 'grognard rules ${id}' lists them all.`
}

function findRule({ rulebook }: AnyRuleset, number: string): Rule {
  const found = rulebook.find((rule) => rule.id.toLowerCase() === number.toLowerCase())
  if (!found)
    throw noSuch(
      'rule',
      number,
      rulebook.map((rule) => rule.id),
    )
  return found
}

const summaryOf = ({ id, title, version, seats, scenarios }: AnyRuleset) => ({
  ruleset: id,
  title,
  version,
  seats,
  scenarios: scenarios().map((scenario) => ({ id: scenario.id, title: scenario.title, minutes: scenario.minutes })),
})

const fullOf = (ruleset: AnyRuleset, coverage: Coverage, chosen: readonly Rule[]) => ({
  ruleset: ruleset.id,
  title: ruleset.title,
  version: ruleset.version,
  seats: ruleset.seats,
  scenarios: ruleset.scenarios(),
  rules: chosen.map(({ id, section, title, gist, left }) => ({
    id,
    section,
    title,
    gist,
    where: coverage.get(id)?.where ?? [],
    tests: coverage.get(id)?.tests ?? [],
    ...(left !== undefined && { left }),
  })),
})

const COLUMN = 18

function printSystems(rulesets: readonly AnyRuleset[]): void {
  for (const ruleset of rulesets) {
    printTitle(ruleset)
    for (const scenario of ruleset.scenarios()) print(row(scenario.id, scenario.title, COLUMN))
    print()
  }
  print(wrap("'grognard rules RULESET' describes one of them."))
}

const printTitle = ({ id, title, version, seats }: AnyRuleset) =>
  print(`${bold(id)}  ${title} ${faint(`version ${version}, ${seats.join(' against ')}`)}\n`)

function printSystem(ruleset: AnyRuleset, coverage: Coverage): void {
  const infos = ruleset.scenarios()
  printTitle(ruleset)
  print(bold('Scenarios'))
  for (const info of infos) print(row(info.id, `${info.title} (${info.minutes} minutes). ${info.intro}`, COLUMN))
  printOptions(infos)
  print(`\n${bold('Rules')}`)
  let section = ''
  for (const rule of ruleset.rulebook) {
    if (rule.section !== section) print(`\n  ${faint((section = rule.section))}`)
    print(row(rule.id, `${rule.title}${statusOf(rule, coverage)}`, 10))
  }
  print(`\n${summaryLine(ruleset, coverage)}`)
  print(
    wrap(
      `'grognard rules ${ruleset.id} ${ruleset.rulebook[0]?.id}' shows one of them, and where it is implemented and tested.`,
    ),
  )
}

const statusOf = ({ id, left }: Rule, coverage: Coverage): string =>
  left !== undefined ? ' (left to the players)' : coverage.get(id)?.tests.length ? '' : ' (no test)'

function summaryLine({ rulebook }: AnyRuleset, coverage: Coverage): string {
  const left = rulebook.filter((rule) => rule.left !== undefined)
  const shown = rulebook.filter((rule) => rule.left === undefined && coverage.get(rule.id)?.tests.length)
  const bare = rulebook.length - left.length - shown.length
  const parts = [
    `${shown.length} shown by tests`,
    left.length && `${left.length} left to the players`,
    bare && `${bare} without a test`,
  ]
  return wrap(`${rulebook.length} rules: ${parts.filter(Boolean).join(', ')}.`)
}

function printOptions(infos: readonly ScenarioInfo[]): void {
  const scenariosOf = new Map<string, { option: Option; ids: string[] }>()
  for (const { id, options } of infos)
    for (const option of options) {
      const known = scenariosOf.get(option.name)
      if (known) known.ids.push(id)
      else scenariosOf.set(option.name, { option, ids: [id] })
    }
  if (scenariosOf.size === 0) return
  print(`\n${bold('Options')} ${faint('(--option name=value; the first value is the default)')}`)
  const column = 4 + Math.max(...[...scenariosOf.keys()].map((name) => name.length))
  for (const { option, ids } of scenariosOf.values()) {
    const values = [option.default, ...option.values.filter((value) => value !== option.default)].join(', ')
    const only = ids.length === infos.length ? '' : ` Only ${ids.join(', ')}.`
    const needs = option.needs === undefined ? '' : ` Needs ${option.needs}.`
    const excludes = option.excludes === undefined ? '' : ` Not with ${option.excludes}.`
    print(row(option.name, `${option.title} [${values}] (${option.rule}).${needs}${excludes}${only}`, column))
  }
}

function printRules(rules: readonly Rule[], coverage: Coverage): void {
  for (const [k, rule] of rules.entries()) printRule(rule, coverage, k > 0)
}

function printRule({ id, section, title, gist, left }: Rule, coverage: Coverage, apart: boolean): void {
  const { where = [], tests = [] } = coverage.get(id) ?? {}
  if (apart) print()
  print(`${bold(`${id}  ${title}`)}  ${faint(section)}\n`)
  print(`  ${wrap(gist, 2)}\n`)
  if (left !== undefined) print(row('left to you', left, COLUMN))
  printPlaces(where)
  for (const [k, test] of tests.entries()) print(row(k === 0 ? 'shown by' : '', test, COLUMN))
  if (left === undefined && tests.length === 0) print('  No test shows it yet.')
}

const HEADS: Readonly<Record<Place['kind'], string>> = {
  implements: 'implemented',
  refuses: 'refuses',
  mentions: 'mentioned',
}

/** Shows what implements a rule and what refuses by it, each with its name and first sentence; then the mentions. */
function printPlaces(places: readonly Place[]): void {
  for (const [k, { kind, at, name, says }] of places.entries()) {
    print(row(places[k - 1]?.kind === kind ? '' : HEADS[kind], [at, name].filter(Boolean).join(' '), COLUMN))
    if (says) print(row('', faint(says), COLUMN))
  }
}
