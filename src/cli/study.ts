import { availableParallelism } from 'node:os'
import type { AnyRuleset } from '../../systems/node.ts'
import { type Balance, type Job, studyBalance } from '../lab/index.ts'
import { balancePage } from './balance-page.ts'
import { command, JSON_FLAG } from './command.ts'
import { wholeNumber } from './flags.ts'
import { GAME_FLAGS, readBattle, readOptions, readSeed, usualPlayer } from './games.ts'
import { interruptible } from './interrupt.ts'
import { bold, faint, note, percent, print, printJson, thousands } from './output.ts'
import { commandLine, readDate, readPageName, writePage } from './page.ts'
import { plotter } from './plots.ts'
import { progress } from './progress.ts'
import { MOST_GAMES, MOST_WORKERS } from './simulate.ts'

export const study = command({
  name: 'study',
  takes: '',
  summary: 'measures how fair a scenario is between equal players',
  details: [
    'One computer player plays all sides. The output shows how often each side wins, with 95 % confidence intervals (Wilson), how long the games last, what each side loses by arm, and where the points come from. What is fair between two computers need not be fair between two people.',
    'The games are those of `grognard simulate` with the same seed. Ctrl-C stops it and shows the results so far.',
  ],
  flags: {
    ruleset: { value: 'R', help: 'the system' },
    scenario: GAME_FLAGS.scenario,
    option: GAME_FLAGS.option,
    player: { value: 'P', help: 'the computer player on all sides (default: drill)' },
    games: { value: 'N', help: 'number of games (default: 1000)' },
    seed: GAME_FLAGS.seed,
    workers: { value: 'W', help: 'number of threads (default: one per core)' },
    page: { value: 'FILE', help: 'write a page in Markdown (FILE.md), with plots beside it' },
    date: { value: 'YYYY-MM-DD', help: 'the date to print on the page' },
    ...JSON_FLAG,
  },
  examples: [
    'study --ruleset generals --scenario dennewitz',
    'study --ruleset eagle --scenario vedel --games 400 --page vedel.md --date 2026-11-27',
  ],
  async run({ given, pack }) {
    const { ruleset, info, files } = await readBattle('study', given, pack)
    const player = given.player ?? usualPlayer(ruleset)
    const job: Job = {
      ruleset: ruleset.id,
      scenario: info.id,
      options: readOptions(info, given.option, ruleset),
      players: ruleset.seats.map(() => player),
      games: wholeNumber('games', given.games ?? '1000', 1, MOST_GAMES),
      seed: readSeed(given.seed ?? '1'),
      swap: false,
      ...(files !== undefined && { pack: files }),
    }
    const workers = wholeNumber('workers', given.workers ?? String(availableParallelism()), 1, MOST_WORKERS)
    const page = given.page === undefined ? undefined : readPageName(given.page)
    const date = given.date === undefined ? undefined : readDate(given.date)
    const draws = page === undefined ? undefined : await plotter()
    const bar = progress(job.games, 'games')
    const balance = await interruptible((stop) => studyBalance(job, { workers, stop, progress: bar.at })).finally(
      bar.end,
    )
    if (balance.interrupted)
      note(`grognard: stopped after ${thousands(balance.games)} of ${thousands(job.games)} games`)
    if (given.json) printJson(balance)
    else printBalance(ruleset, info.title, balance)
    if (page !== undefined && draws !== undefined && !balance.interrupted) {
      const { text, pictures } = balancePage(balance, ruleset, draws, {
        page,
        command: commandLine('study', given, ['workers', 'json']),
        ...(date !== undefined && { date }),
      })
      writePage(page, text, pictures)
    }
    return 0
  },
})

function printBalance(ruleset: AnyRuleset, title: string, balance: Balance): void {
  const { games, players, results, draws, length, means, losses, points, digest, seed } = balance
  print(`${bold(title)} ${faint(`(${ruleset.id})`)}: ${thousands(games)} games of ${players[0]} against itself\n`)
  const parts = [losses, points].flatMap((one) => Object.values(one ?? {}).flatMap((part) => Object.keys(part)))
  const column =
    2 + Math.max(...[...ruleset.seats, ...Object.keys(means), ...parts, 'drawn'].map(({ length }) => length))
  const line = (name: string, text: string) => print(`  ${name.padEnd(column)}${text}`)
  const wins = [...Object.entries(results), ['drawn', draws] as const]
  for (const [
    name,
    {
      share,
      interval: [low, high],
    },
  ] of wins)
    line(name, `${percent(share).padStart(8)}  (${percent(low)} to ${percent(high)})`)
  print()
  for (const [name, value] of Object.entries(means)) line(name, `${value.toFixed(2).padStart(8)}  on average`)
  if (length) {
    print(`\nHow long: ${length.measure}, games`)
    for (const { value, games } of length.games) line(String(value), thousands(games).padStart(8))
  }
  for (const [name, one] of [
    ['What each side loses', losses] as const,
    ['Where its points come from', points] as const,
  ]) {
    if (!one) continue
    print(`\n${name}, on average`)
    for (const [seat, amounts] of Object.entries(one)) {
      print(`  ${seat}`)
      for (const [what, amount] of Object.entries(amounts)) line(`  ${what}`, amount.toFixed(2).padStart(8))
    }
  }
  print(`\n  ${'digest'.padEnd(column)}  ${digest}  ${faint(`seed ${seed}`)}`)
}
