import { availableParallelism } from 'node:os'
import { findSystem, systems } from '../../systems/node.ts'
import { UserError } from '../kernel/index.ts'
import { type FitPlan, type Fitted, fitValue, rulesetWith } from '../lab/index.ts'
import { assertPlayer } from '../players/index.ts'
import { command, JSON_FLAG } from './command.ts'
import { wholeNumber } from './flags.ts'
import { GAME_FLAGS, readScenarios, readSeed } from './games.ts'
import { bold, faint, percent, print, printJson, thousands } from './output.ts'
import { progress } from './progress.ts'
import { MOST_WORKERS } from './simulate.ts'

const MOST_GAMES = 1_000_000

export const fitCommand = command({
  name: 'fit',
  takes: '',
  summary: 'fits the chance of winning to features of the position, by games of drill',
  details: [
    'The system names the features, and the moments at which positions are examined. Every fifth game is held out: the log loss of the fitted value on those games is printed beside that of the value that marshal uses now, of a coin and of the mean result. The result depends only on the seed, not on the number of workers.',
  ],
  flags: {
    ruleset: { value: 'R', help: 'the system' },
    scenarios: { value: 'S,T,…', help: 'the scenarios, or all (the default)' },
    player: { value: 'P', help: 'the computer player on both sides (default: drill)' },
    games: { value: 'N', help: 'number of games (default: 1500)' },
    seed: GAME_FLAGS.seed,
    workers: { value: 'W', help: 'number of threads (default: one per core)' },
    ...JSON_FLAG,
  },
  examples: ['fit --ruleset generals --games 1500', 'fit --ruleset generals --player drill@usual --json'],
  async run({ given, pack }) {
    if (given.ruleset === undefined)
      throw new UserError(`fit needs --ruleset R, the system; there are ${systems.map(({ id }) => id).join(', ')}`)
    if (pack(given.ruleset) !== undefined) throw new UserError('fit takes no --pack: the value is for the shipped data')
    const ruleset = await rulesetWith(given.ruleset, undefined)
    const player = given.player ?? 'drill'
    assertPlayer(player.split('@')[0] as string, findSystem(ruleset.id))
    const plan: FitPlan = {
      ruleset: ruleset.id,
      scenarios: readScenarios(given.scenarios ?? 'all', ruleset),
      player,
      games: wholeNumber('games', given.games ?? '1500', 1, MOST_GAMES),
      seed: readSeed(given.seed ?? '1'),
    }
    const workers = wholeNumber('workers', given.workers ?? String(availableParallelism()), 1, MOST_WORKERS)
    const bar = progress(plan.games, 'games')
    const fitted = await fitValue(plan, workers, bar.at).finally(bar.end)
    if (given.json) printJson(fitted)
    else printFitted(fitted)
    return 0
  },
})

function printFitted({ ruleset, weights, games, positions, heldOut }: Fitted): void {
  print(
    `${bold(`the value of a position of ${ruleset}`)}: ${thousands(positions)} positions of ${thousands(games)} games\n`,
  )
  const column = 2 + Math.max(...weights.map(({ name }) => name.length))
  for (const { name, weight } of weights) print(`  ${name.padEnd(column)}${weight.toFixed(4).padStart(9)}`)
  const { loss, now, coin, mean, right } = heldOut
  print(`\n  log loss ${loss.toFixed(4)} in games held out; what marshal uses now ${now.toFixed(4)},`)
  print(`  a coin ${coin.toFixed(4)}, the mean result ${mean.toFixed(4)}`)
  print(`  ${percent(right)} of the favourites win  ${faint(`(${thousands(heldOut.positions)} positions)`)}`)
}
