import { findSystem } from '../../systems/node.ts'
import { engine, type Position, UserError } from '../kernel/index.ts'
import { readRecord } from '../match/record.ts'
import { type Answer, answersOf, type ExplainedPlan, type Explanation, explain } from '../players/explanation.ts'
import { findPlayer } from '../players/index.ts'
import { beyond, type Step, together } from '../players/steps.ts'
import { command, JSON_FLAG } from './command.ts'
import { bold, faint, print, printJson, row, wrap } from './output.ts'
import { recordText, rulesetIn } from './record-file.ts'

/** The most of an enemy's actions that are listed. */
const EXPECTED = 8

/** Everything except the cells of the view, which mean nothing to a reader. */
type Told = Omit<Explanation, 'cells'>

export const explainCommand = command({
  name: 'explain',
  takes: 'RECORD',
  summary: 'shows what a computer player expected in a finished game',
  details: [
    'Without --at it lists the answers of computer players that think (marshal-1 to marshal-4), with the numbers of their entries. With --at N the player of entry N thinks again, from what its seat saw. The output shows what it chose and what else it weighed, each with its estimate of the chance of winning, in which a draw counts half; what drill would have done; and what it expected of an enemy that chose in secret at the same time.',
    "If the record keeps the player's chance, the player must make the same choice. Older records do not: then it thinks again with other dice, and the output says so.",
  ],
  flags: {
    at: { value: 'N', help: 'the number of the entry (default: list all answers)' },
    ...JSON_FLAG,
  },
  examples: ['explain game.jsonl', 'explain game.jsonl --at 12', 'explain game.jsonl --at 12 --json'],
  async run({ positionals, given: { at, json }, pack }) {
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new UserError('explain takes one record: grognard explain RECORD')
    const record = readRecord(recordText(file))
    const { ruleset: id } = record.header
    const kernel = engine(await rulesetIn(file, id, pack(id)))
    const answers = answersOf(record)
    if (at === undefined) {
      if (json) printJson({ record: file, answers })
      else printAnswers(file, answers)
      return 0
    }
    const entry = Number(at)
    const asked = answers.find((one) => one.entry === entry)
    if (!asked)
      throw new UserError(`--at ${at} is not an answer of a computer player that thinks; leave out --at to list them`)
    const { cells: _, ...told } = thought(kernel, await findPlayer(asked.player, findSystem(id)), record, entry)
    if (json) printJson({ record: file, ...told })
    else printExplanation(told)
    return 0
  },
})

function thought(...asked: Parameters<typeof explain<Position>>): Explanation {
  const steps = explain(...asked)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

function printAnswers(file: string, answers: readonly Answer[]): void {
  if (answers.length === 0) print(`${file}: no computer player of this game thinks`)
  for (const { entry, seat, player, did } of answers)
    print(row(String(entry), `${seat}, ${player}: ${said(together(did))}`, 8))
}

const said = (steps: readonly Step[]): string =>
  steps.map(({ text, times }) => (times > 1 ? `${times} × ${text}` : text)).join(', ') || 'nothing'

const share = (of: number): string => `${Math.round(100 * of)} %`

/** What a plan does differently from the chosen one. */
function instead({ does }: ExplainedPlan, chosen: ExplainedPlan): string {
  const [more, fewer] = [beyond(does, chosen.does), beyond(chosen.does, does)]
  if (fewer.length === 0) return `also ${said(more)}`
  return more.length === 0 ? `without ${said(fewer)}` : `${said(more)} instead of ${said(fewer)}`
}

const COLUMN = 26

function whyNoThought({ isOnly, follows }: Told): string {
  if (isOnly) return 'There was nothing else to choose.'
  if (follows !== undefined) return `It carried out the plan that it had made at entry ${follows}.`
  return 'It answered by habit: at its level it does not think about this.'
}

function printExplanation(told: Told): void {
  const { entry, seat, player, chance, did, plans, playouts, worlds, agrees, enemies } = told
  print(`${bold(`Entry ${entry}: ${seat}, ${player}`)}\n\n${row('it chose', said(did), COLUMN)}`)
  const [chosen] = plans
  if (chosen === undefined) {
    const why = whyNoThought(told)
    print(`\n${wrap(why)}`)
    return
  }
  if (chance === undefined)
    print(faint(`\n${wrap("The record does not keep the player's chance, so it thought again with other dice.")}`))
  else if (!agrees)
    print(faint(`\n${wrap('It would choose differently now: the computer players have changed since the game.')}`))
  print(
    `\nWhat it weighed, in ${playouts} playouts of ${worlds} imagined positions, with its estimates of the chance of winning:`,
  )
  for (const plan of plans) {
    const name = plan === chosen ? (agrees ? 'its choice' : 'now') : 'otherwise'
    const term = `${name}${plan.usual ? ' (as drill)' : ''}`
    const error = plan.error === undefined ? '' : ` ± ${Math.round(100 * plan.error)}`
    const what = plan === chosen ? said(plan.does) : instead(plan, chosen)
    print(row(term, `${share(plan.chance)}${error}: ${what}`, COLUMN))
  }
  for (const enemy of enemies) {
    print(`\nWhat it expected of ${enemy.seat}, and in how many of ${enemy.cases} cases:`)
    for (const { text, cases } of enemy.actions.slice(0, EXPECTED)) print(row(String(cases), text, 8))
    if (enemy.did) print(row('did', said(enemy.did), 8))
  }
}
