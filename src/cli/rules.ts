import type { Option, Rule, ScenarioInfo } from '../engine/index.ts'
import { noSuch } from '../engine/suggest.ts'
import { rulesetWith } from '../lab/index.ts'
import { type AnyRuleset, rulesets } from '../rules/index.ts'
import { command, JSON_FLAG } from './command.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import { bold, faint, print, printJson, row, wrap } from './output.ts'

export const rules = command({
  name: 'rules',
  takes: '[RULESET [RULE…]]',
  summary: 'says which systems there are, their scenarios and options, and where each rule is kept and tested',
  details: [
    "Without arguments it lists the systems and their scenarios. 'rules RULESET' adds options and the rules by number; 'rules RULESET RULE…' shows single rules: what they say, where the engine enforces them, and which test shows it.",
  ],
  flags: JSON_FLAG,
  examples: ['rules', 'rules generals', 'rules generals G104'],
  run({ positionals: [id, ...numbers], given: { json }, pack }) {
    if (id === undefined) {
      if (json) printJson(rulesets.map(summaryOf))
      else printSystems()
      return 0
    }
    const ruleset = rulesetWith(id, pack(id))
    const coverage = coverageOf(ruleset)
    const chosen = numbers.length === 0 ? ruleset.rulebook : numbers.map((number) => findRule(ruleset, number))
    if (json) printJson(fullOf(ruleset, coverage, chosen))
    else if (numbers.length === 0) printSystem(ruleset, coverage)
    else for (const [k, rule] of chosen.entries()) printRule(rule, coverage, k > 0)
    return 0
  },
})

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

function printSystems(): void {
  for (const ruleset of rulesets) {
    printTitle(ruleset)
    for (const scenario of ruleset.scenarios()) print(row(scenario.id, scenario.title, COLUMN))
    print()
  }
  print(wrap("'grognard rules RULESET' says more about one of them."))
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
  print(wrap(`'grognard rules ${ruleset.id} ${ruleset.rulebook[0]?.id}' shows one of them, and where it is kept and tested.`))
}

const statusOf = ({ id, left }: Rule, coverage: Coverage): string =>
  left !== undefined ? ' (left to the players)' : coverage.get(id)?.tests.length ? '' : ' (no test)'

function summaryLine({ rulebook }: AnyRuleset, coverage: Coverage): string {
  const left = rulebook.filter((rule) => rule.left !== undefined)
  const shown = rulebook.filter((rule) => rule.left === undefined && coverage.get(rule.id)?.tests.length)
  const bare = rulebook.length - left.length - shown.length
  const parts = [`${shown.length} shown by tests`, left.length && `${left.length} left to the players`, bare && `${bare} without a test`]
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

function printRule({ id, section, title, gist, left }: Rule, coverage: Coverage, apart: boolean): void {
  const { where = [], tests = [] } = coverage.get(id) ?? {}
  if (apart) print()
  print(`${bold(`${id}  ${title}`)}  ${faint(section)}\n`)
  print(`  ${wrap(gist, 2)}\n`)
  if (left !== undefined) print(row('left to you', left, COLUMN))
  for (const [k, place] of where.entries()) print(row(k === 0 ? 'enforced' : '', place, COLUMN))
  for (const [k, test] of tests.entries()) print(row(k === 0 ? 'shown by' : '', test, COLUMN))
  if (left === undefined && tests.length === 0) print('  No test shows it yet.')
}
