import { availableParallelism } from 'node:os'
import type { AnyRuleset } from '../../systems/node.ts'
import { UserError } from '../kernel/index.ts'
import {
  gamesOf,
  type Hypotheses,
  playTournament,
  type Score,
  type Tournament,
  type TournamentPlan,
} from '../lab/index.ts'
import { dataDigest } from '../match/data-digest.ts'
import { command, JSON_FLAG } from './command.ts'
import { wholeNumber } from './flags.ts'
import { findInfo, GAME_FLAGS, readEach, readOptions, readRuleset, readScenarios, readSeed } from './games.ts'
import { interruptible } from './interrupt.ts'
import { type InCommon, type KeptGames, keptGames } from './kept-games.ts'
import { eloText, ladderPage } from './ladder-page.ts'
import { bold, faint, note, percent, print, printJson, thousands } from './output.ts'
import { commandLine, readDate, readPageName, writePage } from './page.ts'
import { plotter } from './plots.ts'
import { progress } from './progress.ts'
import { MOST_WORKERS } from './simulate.ts'

const MOST_GAMES = 1_000_000
const MOST_PLAYERS = 32

export const tournament = command({
  name: 'tournament',
  takes: '',
  summary: 'plays computer players against each other, and rates them',
  details: [
    'Every player meets every other in each scenario. Ratings are those of Bradley and Terry on the Elo scale, with a draw as half a win for each. Ratings and scores are shown with 95 % confidence intervals. Each game is the one that `grognard simulate` plays with the same number, players, scenario and seed, so the results are the same on every machine and with any number of workers.',
    'Ctrl-C stops it and shows the results so far. With --state the games are kept, and the same command continues from there; it may be given more games, players and scenarios.',
    'With --sprt two players meet until it is clear whether the first is ELO1 points stronger than the second rather than ELO0, with a 5 % chance of either error. --sprt 0,30 is the gate for a change to a player. The exit code is 0 if the first is stronger by ELO1.',
  ],
  flags: {
    ruleset: { value: 'R', help: 'the system' },
    players: {
      value: 'P,Q,…',
      help: 'two computer players or more (random, conscript, recruit, drill, drill@usual, marshal-1 to marshal-4)',
    },
    scenarios: { value: 'S,T,…', help: 'the scenarios, or all (the default)' },
    option: GAME_FLAGS.option,
    games: {
      value: 'N',
      help: 'games of each pair in each scenario (default: 100); with --sprt the maximum (default: 10000)',
    },
    fewer: {
      value: 'P=N',
      help: 'the most games of a pair with this player, in each scenario; for players that think for long',
      repeats: true,
    },
    swap: { help: 'the players of a pair change sides every second game' },
    seed: GAME_FLAGS.seed,
    zero: { value: 'P', help: 'the player that is rated 0 (default: the first)' },
    sprt: { value: 'ELO0,ELO1', help: 'stop when it is clear by which of the two the first player is stronger' },
    workers: { value: 'W', help: 'number of threads (default: one per core)' },
    state: { value: 'FILE', help: 'keep the games in this file, and continue from it' },
    page: { value: 'FILE', help: 'write a page in Markdown (FILE.md), with a plot beside it' },
    date: { value: 'YYYY-MM-DD', help: 'the date to print on the page' },
    ...JSON_FLAG,
  },
  examples: [
    'tournament --ruleset generals --players random,drill@usual,drill --scenarios all --games 100 --swap',
    'tournament --ruleset generals --players drill,drill@usual --scenarios all --swap --sprt 0,30',
    'tournament --ruleset eagle --players random,drill --scenarios vedel --swap --state vedel.jsonl --page vedel.md',
  ],
  async run({ given, pack }) {
    const { ruleset, files } = await readRuleset('tournament', given.ruleset, pack)
    if (given.players === undefined)
      throw new UserError('tournament needs --players P,Q,…, two computer players or more')
    const players = readEach('players', given.players)
    if (players.length < 2 || players.length > MOST_PLAYERS)
      throw new UserError(`--players takes 2 to ${MOST_PLAYERS} players, and names ${players.length}`)
    const test = given.sprt === undefined ? undefined : readHypotheses(given.sprt, players)
    const fewer = readFewer(given.fewer, players)
    const plan: TournamentPlan = {
      ruleset: ruleset.id,
      players,
      scenarios: readScenarios(given.scenarios ?? 'all', ruleset).map((id) => {
        const info = findInfo(ruleset, id)
        return { id, options: readOptions(info, given.option, ruleset) }
      }),
      games: wholeNumber('games', given.games ?? (test ? '10000' : '100'), 1, MOST_GAMES),
      fewer,
      swap: given.swap,
      seed: readSeed(given.seed ?? '1'),
      zero: given.zero ?? (players[0] as string),
      ...(files !== undefined && { pack: files }),
      ...(test !== undefined && { test }),
    }
    if (!players.includes(plan.zero)) throw new UserError(`--zero names one of the players (${players.join(', ')})`)
    if (plan.swap && [plan.games, ...Object.values(fewer)].some((games) => games % 2 === 1))
      throw new UserError(
        '--games and --fewer take even numbers with --swap, so that each player has each side equally often',
      )
    const workers = wholeNumber('workers', given.workers ?? String(availableParallelism()), 1, MOST_WORKERS)
    const page = given.page === undefined ? undefined : readPageName(given.page)
    const date = given.date === undefined ? undefined : readDate(given.date)
    const draws = page === undefined ? undefined : await plotter()

    const { swap, seed } = plan
    const common: InCommon = {
      ruleset: ruleset.id,
      version: ruleset.version,
      data: dataDigest(ruleset),
      options: given.option.toSorted(),
      seed,
      swap,
    }
    const all = gamesOf(plan)
    const bar = progress(all, 'games')
    let keeper: KeptGames | undefined
    const result = await interruptible((stop) =>
      playTournament(plan, {
        workers,
        stop,
        progress: bar.at,
        kept(jobs) {
          if (given.state !== undefined) keeper = keptGames(given.state, common)
          return keeper?.rowsOf(jobs) ?? []
        },
        keep: (job, row) => keeper?.add(job, row),
      }),
    ).finally(bar.end)

    if (result.interrupted) note(`grognard: stopped after ${thousands(result.games)} of ${thousands(all)} games`)
    if (given.json) printJson(result)
    else printTournament(ruleset, result)
    if (page !== undefined && draws !== undefined && !result.interrupted) {
      const { text, pictures } = ladderPage(result, ruleset, draws, {
        page,
        command: commandLine('tournament', given, ['workers', 'state', 'json']),
        ...(date !== undefined && { date }),
      })
      writePage(page, text, pictures)
    }
    return result.test === undefined || result.test.verdict === 'stronger' ? 0 : 1
  },
})

/** The most games of certain players, from `P=N`. */
function readFewer(texts: readonly string[], players: readonly string[]): Record<string, number> {
  const fewer: Record<string, number> = {}
  for (const text of texts) {
    const at = text.lastIndexOf('=')
    const player = text.slice(0, Math.max(0, at))
    if (!players.includes(player))
      throw new UserError(`--fewer takes P=N, one of the players (${players.join(', ')}) and a number, not '${text}'`)
    if (player in fewer) throw new UserError(`--fewer names '${player}' twice`)
    fewer[player] = wholeNumber('fewer', text.slice(at + 1), 1, MOST_GAMES)
  }
  return fewer
}

/** Beyond this, differences mean nothing any more. */
const MOST_ELO = 1000

function readHypotheses(text: string, players: readonly string[]): Hypotheses {
  if (players.length !== 2) throw new UserError(`--sprt tests two players, and --players names ${players.length}`)
  const [elo0 = Number.NaN, elo1 = Number.NaN, ...rest] = text
    .split(',')
    .map((one) => (/^\s*[-+]?\d+(\.\d+)?\s*$/.test(one) ? Number(one) : Number.NaN))
  if (rest.length === 0 && -MOST_ELO <= elo0 && elo0 < elo1 && elo1 <= MOST_ELO) return { elo0, elo1 }
  throw new UserError(
    `--sprt takes two numbers from -${MOST_ELO} to ${MOST_ELO}, the lower one first (0,30), not '${text}'`,
  )
}

function printTournament(ruleset: AnyRuleset, { players, pairs, ratings, scenarios, ...rest }: Tournament): void {
  const { games, swap, test, zero, digest, seed } = rest
  const where = scenarios.map(({ id }) => id).join(', ')
  print(`${bold(ruleset.title)} ${faint(`(${ruleset.id})`)}: ${where}`)
  print(`${thousands(games)} games${swap ? ', changing sides every second game' : ''}\n`)
  const column = 2 + Math.max(...players.map((name) => name.length))
  for (const { player, elo: points, interval, score } of ratings) {
    const between = player === zero ? 'by definition' : `(${interval.map(eloText).join(' to ')})`
    print(
      `  ${player.padEnd(column)}${eloText(points).padStart(6)}  ${between.padEnd(16)}${percent(score.share).padStart(8)}  of ${thousands(score.games)}`,
    )
  }
  print()
  for (const { players: both, score, scenarios: each } of pairs) {
    print(`  ${both.map((name) => name.padEnd(column)).join('')}${told(score)}`)
    if (each.length > 1)
      for (const { scenario, score } of each) print(faint(`    ${scenario.padEnd(2 * column - 2)}${told(score)}`))
  }
  if (test) {
    const { elo0, elo1, ratio, verdict } = test
    print(
      `\n  ${players[0]} is ${verdict === undefined ? 'perhaps' : verdict === 'stronger' ? '' : 'not '}stronger by ${elo1} rather than ${elo0}`,
    )
    print(`  log likelihood ratio ${ratio.toFixed(2)}`)
  }
  print(`\n  ${'digest'.padEnd(column)}${digest}  ${faint(`seed ${seed}`)}`)
}

const told = ({ wins, draws, losses, share, interval: [low, high] }: Score): string =>
  `${percent(share).padStart(7)}  (${percent(low)} to ${percent(high)})  ${wins} won, ${draws} drawn, ${losses} lost`
