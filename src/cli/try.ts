import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { engine, UserError } from '../kernel/index.ts'
import { oneLine } from '../kernel/one-line.ts'
import { type Pack, rulesetWith } from '../lab/index.ts'
import { type ShownSituation, type SituationFailure, showSituation } from '../situations/situation.ts'
import { readSituation } from '../situations/situation-file.ts'
import type { RunEntry } from '../situations/situation-log.ts'
import { command, JSON_FLAG } from './command.ts'
import { readText } from './files.ts'
import { bold, note, paint, print, printJson } from './output.ts'
import { printRun } from './situation-run.ts'

const MOST_BYTES = 1 << 20

interface Tried {
  readonly file: string
  readonly passed: boolean
  readonly failures: readonly SituationFailure[]
  /** The log of the run, if it was asked for. */
  readonly log?: readonly RunEntry[]
  /** The reason why it could not be tried at all. */
  readonly error?: string
}

export const tryCommand = command({
  name: 'try',
  takes: 'FILE…',
  summary: 'runs situation files: questions about the rules, with their answers',
  details: [
    'A situation puts pieces on the board, rolls given dice, plays actions and says what must come of them; docs/situations.md explains how to write one. For a folder, it runs all situations inside. If an expectation fails, the exit code is 1, and the output says where in the file, what was expected, what came instead, and which rule applies.',
  ],
  flags: {
    log: { help: 'show the run: who is asked what, the actions, the dice and their purpose, and what is told' },
    ...JSON_FLAG,
  },
  examples: ['try systems/generals/examples', 'try mine.json --log', 'try mine.json --json'],
  async run({ positionals, given: { json, log }, pack }) {
    if (positionals.length === 0) throw new UserError('try takes situation files: grognard try FILE…')
    const files: Tried[] = []
    for (const file of positionals.flatMap(filesIn)) files.push(await tryFile(file, log === true, pack))
    const passed = files.filter((file) => file.passed).length
    const failed = files.length - passed
    for (const { error } of files) if (error !== undefined) note(`grognard: ${oneLine(error)}`)
    if (json) printJson({ files, passed, failed })
    else printAnswers(files, `${passed} passed, ${failed} failed`)
    return files.some(({ error }) => error !== undefined) ? 2 : failed > 0 ? 1 : 0
  },
})

/** The situations in a folder, or the file itself; whether they can be read shows later. */
function filesIn(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path]
  const files = globSync('**/*.json', { cwd: path }).sort()
  if (files.length === 0) throw new UserError(oneLine(`${path}: there are no situations (*.json) in this folder`))
  return files.map((file) => join(path, file))
}

async function tryFile(file: string, shown: boolean, pack: (ruleset: string) => Pack | undefined): Promise<Tried> {
  try {
    const text = readText(file, MOST_BYTES)
    const { log, ...result } = await answer(file, text, pack)
    return { file, ...result, ...(shown && { log }) }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { file, passed: false, failures: [], error: error.message }
  }
}

/** Plays a situation file. Rejects with a UserError that names the file if it is not a situation. */
async function answer(
  file: string,
  text: string,
  pack: (ruleset: string) => Pack | undefined,
): Promise<ShownSituation> {
  try {
    const situation = readSituation(text)
    const kernel = engine(await rulesetWith(situation.ruleset, pack(situation.ruleset)))
    return showSituation(kernel, situation)
  } catch (error) {
    throw error instanceof UserError ? new UserError(`${file}: ${error.message}`) : error
  }
}

function printAnswers(files: readonly Tried[], sum: string): void {
  for (const { file, passed, failures, log, error } of files) {
    if (error !== undefined) continue
    print(`${passed ? paint('green', 'passed') : paint('red', 'failed')}  ${file}`)
    if (log) printRun(log)
    for (const failure of failures) print(`        ${sentence(failure)}`)
  }
  if (files.length > 1) print(`\n${bold(sum)}`)
}

/** A value as text. Texts stay as they are: many are sentences (`2 are rolled`). */
const said = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value || "''" : JSON.stringify(value)

function sentence({ path, expected, actual, rule }: SituationFailure): string {
  const refused = expected === 'legal' && rule !== undefined
  const what = refused ? `refused by ${rule}: ${said(actual)}` : `expected ${said(expected)}, got ${said(actual)}`
  return oneLine(`${path}: ${what}${refused || rule === undefined ? '' : ` (${rule})`}`)
}
