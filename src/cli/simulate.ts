import { mkdirSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { AnyRuleset } from '../../systems/node.ts'
import { UserError } from '../kernel/index.ts'
import { type Job, type Study, simulate, type Wins } from '../lab/index.ts'
import { command, JSON_FLAG } from './command.ts'
import { reasonOf } from './files.ts'
import { wholeNumber } from './flags.ts'
import { GAME_FLAGS, readBattle, readOptions, readPlayers, readSeed, usualPlayer } from './games.ts'
import { interruptible } from './interrupt.ts'
import { bold, faint, note, percent, print, printJson, thousands } from './output.ts'
import { progress } from './progress.ts'

export const MOST_GAMES = 10_000_000
export const MOST_WORKERS = 256

export const simulateCommand = command({
  name: 'simulate',
  takes: '',
  summary: 'plays a scenario many times between computer players, on all cores',
  details: [
    'The games depend only on the seed: results and digest are the same on every machine and with any number of workers. Shares are shown with 95 % confidence intervals (Wilson).',
    'Ctrl-C stops it and shows the results so far.',
  ],
  flags: {
    ruleset: { value: 'R', help: 'the system' },
    ...GAME_FLAGS,
    games: { value: 'N', help: 'number of games (default: 100)' },
    swap: { help: 'the players change sides every second game' },
    workers: { value: 'W', help: 'number of threads (default: one per core)' },
    records: { value: 'DIR', help: "write each game's record to this folder, which must be new or empty" },
    ...JSON_FLAG,
  },
  examples: [
    'simulate --ruleset generals --scenario dennewitz --players drill,random --games 1000 --swap',
    'simulate --ruleset generals --scenario marengo --games 10 --seed 7 --records games --json',
  ],
  async run({ given, pack }) {
    const { ruleset, info, files } = await readBattle('simulate', given, pack)
    const job: Job = {
      ruleset: ruleset.id,
      scenario: info.id,
      options: readOptions(info, given.option, ruleset),
      players: readPlayers(given.players ?? usualPlayer(ruleset), ruleset),
      games: wholeNumber('games', given.games ?? '100', 1, MOST_GAMES),
      seed: readSeed(given.seed ?? '1'),
      swap: given.swap,
      ...(given.records !== undefined && { records: resolve(given.records) }),
      ...(files !== undefined && { pack: files }),
    }
    const workers = wholeNumber('workers', given.workers ?? String(availableParallelism()), 1, MOST_WORKERS)
    const bar = progress(job.games, 'games')
    const study = await interruptible((stop) =>
      simulate(job, { workers, stop, progress: bar.at, ready: () => makeEmptyFolder(job.records) }),
    ).finally(bar.end)
    if (study.interrupted) note(`grognard: stopped after ${thousands(study.games)} of ${thousands(job.games)} games`)
    if (given.json) printJson(study)
    else printStudy(ruleset, info.title, study)
    return 0
  },
})

/** Makes the folder, which must be empty: earlier files must not be lost or mixed up with these games. */
function makeEmptyFolder(folder: string | undefined): void {
  if (folder === undefined) return
  let files: string[]
  try {
    mkdirSync(folder, { recursive: true })
    files = readdirSync(folder)
  } catch (error) {
    throw new UserError(`cannot write to ${folder}: ${reasonOf(error)}`)
  }
  if (files.length > 0) throw new UserError(`${folder} is not empty: name a new folder for the records`)
}

function printStudy(ruleset: AnyRuleset, title: string, study: Study): void {
  const seating = ruleset.seats.map((seat, k) => `${study.players[k]} (${seat})`).join(' against ')
  print(
    `${bold(title)} ${faint(`(${ruleset.id})`)}: ${seating}${study.swap ? ', changing sides every second game' : ''}`,
  )
  const { actionsPerSecond, gamesPerSecond } = study
  const games = study.games === 1 ? 'game' : 'games'
  const speed = `${thousands(gamesPerSecond)} games/s, ${thousands(actionsPerSecond)} actions/s`
  print(`${thousands(study.games)} ${games} in ${study.seconds.toFixed(1)} s: ${speed}\n`)
  const names = [...Object.keys(study.results), ...study.players, ...Object.keys(study.means), 'drawn']
  const column = 2 + Math.max(...names.map((name) => name.length))
  const line = (name: string, wins: number, { share, interval: [low, high] }: Omit<Wins, 'wins'>) =>
    print(
      `  ${name.padEnd(column)}${thousands(wins).padStart(8)}  ${percent(share).padStart(7)}  (${percent(low)} to ${percent(high)})`,
    )
  for (const [seat, wins] of Object.entries(study.results)) line(seat, wins.wins, wins)
  line('drawn', study.draws.games, study.draws)
  if (study.swap && new Set(study.players).size > 1) {
    print()
    for (const wins of study.byPlayer) line(wins.player, wins.wins, wins)
  }
  print()
  for (const [name, value] of Object.entries(study.means))
    print(`  ${name.padEnd(column)}${value.toFixed(2).padStart(8)}  on average`)
  print(`  ${'digest'.padEnd(column)}  ${study.digest}  ${faint(`seed ${study.seed}`)}`)
}
