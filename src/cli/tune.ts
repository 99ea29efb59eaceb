import { availableParallelism } from 'node:os'
import { findSystem, systems } from '../../systems/node.ts'
import { UserError } from '../kernel/index.ts'
import {
  type Both,
  type Points,
  type Proof,
  rulesetWith,
  type Tuned,
  type TunePlan,
  tune,
  whyNot,
} from '../lab/index.ts'
import { hasher } from '../match/bytes.ts'
import { dataDigest } from '../match/data-digest.ts'
import type { Found } from '../players/tuned-file.ts'
import { command, JSON_FLAG } from './command.ts'
import { writeDataFile } from './data-file.ts'
import { wholeNumber } from './flags.ts'
import { GAME_FLAGS, readScenarios, readSeed } from './games.ts'
import { interruptible } from './interrupt.ts'
import { bold, faint, note, percent, print, printJson, thousands } from './output.ts'
import { commandLine, readDate } from './page.ts'
import { type Progress, progress } from './progress.ts'
import { MOST_WORKERS } from './simulate.ts'
import { keepTuneState, readTuneState, type TuneJob } from './tune-state.ts'

const MOST_GAMES = 10_000_000
/** Bytes of SHA-256 that identify the usual weights. */
const KEPT = 8

export const tuneCommand = command({
  name: 'tune',
  takes: '',
  summary: "finds better weights for a system's player drill, by games against itself",
  details: [
    'Simultaneous perturbation (SPSA): each step plays 16 pairs of games. In each pair all weights of one player are a little larger or smaller, at random, and the other player has the opposite change; they play both sides of the same dice, and the winner pushes the weights its way. Weights that are 0 stay 0, and none goes above 7.3 times its usual value or below the usual value ÷ 7.3. Scenarios are mixed in proportion to 1 ÷ √(their actions), so that the long ones do not take all the time. The result is the mean of the second half of all steps.',
    'Then it measures the new weights in fresh games against the usual ones, and both against random and five strangers. The exit code is 0 if the gain is beyond chance and nothing is lost against the others.',
    'The result depends only on the seed, not on the number of workers. Ctrl-C stops it; with --state the same command continues.',
  ],
  flags: {
    ruleset: { value: 'R', help: 'the system' },
    scenarios: { value: 'S,T,…', help: 'the scenarios, or all (the default)' },
    games: { value: 'N', help: 'games to tune with (default: 20000)' },
    proof: {
      value: 'M',
      help: 'games against the usual weights afterwards (default: 1000), and 1.4 times as many against others',
    },
    seed: GAME_FLAGS.seed,
    workers: { value: 'W', help: 'number of threads (default: one per core)' },
    state: { value: 'FILE', help: 'keep the progress in this file, and continue from it' },
    write: { help: "write the weights to the system's data/tuned.json, if they are better" },
    date: { value: 'YYYY-MM-DD', help: 'the date to write into that file' },
    ...JSON_FLAG,
  },
  examples: [
    'tune --ruleset generals --games 24000 --state generals.tune --write',
    'tune --ruleset eagle --scenarios vedel,surprise --games 5000 --proof 400',
  ],
  async run({ given, pack }) {
    if (given.ruleset === undefined)
      throw new UserError(`tune needs --ruleset R, the system; there are ${systems.map(({ id }) => id).join(', ')}`)
    const files = pack(given.ruleset)
    if (files !== undefined && given.write)
      throw new UserError('--write takes no --pack: the weights are for the shipped data')
    const ruleset = await rulesetWith(given.ruleset, files)
    const plan: TunePlan = {
      ruleset: ruleset.id,
      scenarios: readScenarios(given.scenarios ?? 'all', ruleset).map((id) => ({ id, options: {} })),
      games: wholeNumber('games', given.games ?? '20000', 1, MOST_GAMES),
      proof: wholeNumber('proof', given.proof ?? '1000', 1, MOST_GAMES),
      seed: readSeed(given.seed ?? '1'),
      ...(files !== undefined && { pack: files }),
    }
    const workers = wholeNumber('workers', given.workers ?? String(availableParallelism()), 1, MOST_WORKERS)
    const date = given.date === undefined ? undefined : readDate(given.date)
    const habit = await findSystem(ruleset.id).habit?.()
    const job: TuneJob = {
      ruleset: ruleset.id,
      version: ruleset.version,
      data: dataDigest(ruleset),
      weights: hasher(KEPT)(JSON.stringify(habit?.usual ?? {})),
      scenarios: plan.scenarios.map(({ id }) => id),
      games: plan.games,
      proof: plan.proof,
      seed: plan.seed,
    }
    const { state } = given
    const from = state === undefined ? undefined : readTuneState(state, job)
    let bar: Progress | undefined
    const tuned = await interruptible((stop) =>
      tune(plan, {
        workers,
        stop,
        progress(done, all) {
          bar ??= progress(all, 'games')
          bar.at(done)
        },
        ...(from !== undefined && { from }),
        ...(state !== undefined && { keep: (kept) => keepTuneState(state, job, kept) }),
      }),
    ).finally(() => bar?.end())

    const { proof } = tuned
    const against = proof && whyNot(proof)
    if (given.json) printJson(tuned)
    else printTuned(tuned)
    if (proof === undefined) {
      note(`grognard: stopped after ${thousands(tuned.games)} games${state === undefined ? '' : ', which are kept'}`)
      return 1
    }
    if (against !== undefined) note(`grognard: these weights are not better: ${against}`)
    else if (given.write) {
      const again = commandLine('tune', given, ['workers', 'state', 'json', 'write', 'date'])
      const { taste, games } = tuned
      note(
        `grognard: wrote ${writeDataFile(ruleset.id, 'tuned', { taste, found: foundBy(again, date, games, proof) })}`,
      )
    }
    return against === undefined ? 0 : 1
  },
})

function foundBy(command: string, date: string | undefined, games: number, proof: Proof): Found {
  const short = (share: number) => Number(share.toFixed(4))
  const points = ({ games, share, interval: [low, high] }: Points) => ({
    games,
    share: short(share),
    interval: [short(low), short(high)] as [number, number],
  })
  const both = ({ tuned, usual }: Both) => ({ tuned: points(tuned), usual: points(usual) })
  return {
    command,
    ...(date !== undefined && { date }),
    games,
    gain: points(proof.gain),
    scenarios: Object.fromEntries(proof.scenarios.map(({ scenario, gain }) => [scenario, points(gain)])),
    random: both(proof.random),
    strangers: both(proof.strangers),
  }
}

function printTuned({ ruleset, games, scenarios, weights, proof, seed }: Tuned): void {
  print(`${bold(`drill of ${ruleset}`)}: tuned by ${thousands(games)} games of ${scenarios.join(', ')}\n`)
  const names = [...weights.map(({ name }) => name), ...scenarios, 'strangers']
  const column = 2 + Math.max(...names.map((name) => name.length))
  for (const { name, usual, tuned } of weights.filter(({ usual }) => usual !== 0))
    print(`  ${name.padEnd(column)}${String(usual).padStart(8)}  ${String(tuned).padStart(8)}`)
  if (proof) {
    const line = (name: string, { games, share, interval: [low, high] }: Points, beside = '') =>
      print(
        `  ${name.padEnd(column)}${percent(share).padStart(8)}  (${percent(low)} to ${percent(high)})  of ${thousands(games)}${beside}`,
      )
    print('\nthe tuned weights in fresh games, draws being half a win:\n')
    line('usual', proof.gain)
    for (const { scenario, gain } of proof.scenarios) line(`  ${scenario}`, gain)
    for (const enemy of ['random', 'strangers'] as const)
      line(enemy, proof[enemy].tuned, `; the usual weights ${percent(proof[enemy].usual.share)}`)
  }
  print(`\n  ${faint(`seed ${seed}`)}`)
}
