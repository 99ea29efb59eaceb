import { CHECKS, type CheckName, type Report } from '../src/conformance/laws.ts'
import { hasPolicy, type Setting } from './soak-plan.ts'

/** The results of the soak, as a page of documentation. */

/** A piece of the soak: some games of one setting. The same seed plays the same games. */
export interface Piece {
  readonly setting: Setting
  readonly seed: number
  /** It was only played, not checked. */
  readonly unwatched: boolean
  /** Minutes of processor time. */
  readonly minutes: number
  readonly report: Report
}

export interface Soak {
  readonly pieces: readonly Piece[]
  readonly date: string | undefined
}

const MEANING: Readonly<Record<CheckName, string>> = {
  crash: 'a game is played without an error in the code',
  lists:
    'brute force over all verbs and ranges finds nothing legal that the list lacks; nothing in the list is refused or stands there twice',
  pure: 'asking what is legal changes nothing',
  rulebook: 'every refusal cites a rule of the rulebook',
  invariants: 'what the system declares to be always true is true',
  frames: 'what has ended on the agenda is wiped',
  'dead ends': 'who must choose has a legal action',
  endless: 'the game comes to an end',
  copy: 'a copy plays on like its original',
  replay: 'a game played again by its record is equal, with all that was told',
  twin: 'the same game on 32-bit cells is equal: nothing wrapped',
  notation: 'an action is parsed back as it was printed',
  events: 'every event has its sentence',
  forecast: 'probabilities add up to one and agree with sampled plays and with the forecast without classes',
  queries: 'every question of the system is answered on every view, with bounded work and without a change',
  'law 1': 'the question and the outcome are equal on every view',
  'law 2': "lists and refusals on a seat's view are those on the truth",
  'law 3': 'the view of a view, and of what is imagined from it, is that view',
  'law 4': 'a secret action that does not close its phase changes no other view and tells others nothing',
  'law 5': 'equal views before and after were told equal things',
  'law 6': 'positions that look alike to a seat go on looking alike, until it learns different things',
  'law 7': 'what other dice would have hidden cannot be seen',
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const thousands = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',')

const optionsOf = ({ options }: Setting): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')

/** The number of faults found. */
export const faultsOf = ({ pieces }: Soak): number => sum(pieces.map(({ report }) => sum(Object.values(report.failed))))

export function pageOf(soak: Soak): string {
  const { pieces, date } = soak
  const minutes = sum(pieces.map((piece) => piece.minutes))
  const reports = pieces.map(({ report }) => report)
  const games = sum(reports.map((report) => report.games))
  const watched = sum(pieces.filter(({ unwatched }) => !unwatched).map(({ report }) => report.games))
  const actions = sum(reports.map((report) => report.actions))
  const faults = faultsOf(soak)
  const ruleset = pieces[0]?.setting.ruleset ?? ''
  const lines = [
    `# Soak of ${ruleset}`,
    '',
    `Random games of every scenario and option, ${watched === games ? 'held' : `${thousands(watched)} of them held`} against every law of the kernel by the conformance kit`,
    `(\`src/conformance\`). Written by \`npm run soak -- --ruleset ${ruleset} --games N --minutes M\`.`,
    ...(hasPolicy(ruleset) ? ['In every second round of the settings chance prefers what leads to fights.'] : []),
    '',
    `${thousands(games)} games, ${thousands(actions)} actions, ${minutes.toFixed(0)} minutes of processor time${date ? `, ${date}` : ''}:`,
    `**${faults === 0 ? 'no fault' : `${thousands(faults)} faults`}**.`,
    '',
    '## Checks',
    '',
    ...table(
      ['check', 'what it says', 'cases', 'faults'],
      CHECKS.map((name) => [
        name,
        MEANING[name],
        thousands(sum(reports.map(({ checks }) => checks[name]))),
        thousands(sum(reports.map(({ failed }) => failed[name] ?? 0))),
      ]),
    ),
    '',
    '## Scenarios',
    '',
    ...table(
      ['ruleset', 'scenario', 'settings of options', 'games', 'actions', 'tried for each legal action'],
      scenarioRows(pieces),
    ),
  ]
  if (faults > 0) lines.push('', '## Faults', '', ...pieces.flatMap(faultLines))
  return `${lines.join('\n')}\n`
}

function scenarioRows(pieces: readonly Piece[]): string[][] {
  const groups = Map.groupBy(pieces, ({ setting }) => `${setting.ruleset} ${setting.scenario}`)
  return [...groups].map(([name, group]) => {
    const reports = group.map(({ report }) => report)
    const actions = sum(reports.map((report) => report.actions))
    const listed = reports.filter(({ triedPerLegal }) => triedPerLegal > 0)
    const tried =
      sum(listed.map((report) => report.triedPerLegal * report.actions)) / sum(listed.map((report) => report.actions))
    return [
      ...name.split(' '),
      String(new Set(group.map(({ setting }) => optionsOf(setting))).size),
      thousands(sum(reports.map((report) => report.games))),
      thousands(actions),
      Number.isNaN(tried) ? '' : tried.toFixed(1),
    ]
  })
}

function faultLines({ setting, seed, report }: Piece): string[] {
  return report.faults.map(
    ({ check, game, action, phase, detail }) =>
      `- ${check}: ${detail.split('\n')[0]} (${setting.scenario}, ${optionsOf(setting)}; seed ${seed}, game ${game}, action ${action}, ${phase})`,
  )
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
}
