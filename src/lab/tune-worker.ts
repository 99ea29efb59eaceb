import { findSystem } from '../../systems/node.ts'
import { type Engine, engine, includes, NOBODY, type Position } from '../kernel/index.ts'
import { findPlayer } from '../players/index.ts'
import { type Job, rulesetWith } from './job.ts'
import { playGame } from './play.ts'

/** Two games with the same dice between two players, who change sides. Plain data. */
export interface Pair extends Pick<Job, 'ruleset' | 'scenario' | 'options' | 'tastes' | 'pack'> {
  readonly players: readonly [string, string]
  readonly seed: string
}

/** The result of the two games for the first player. */
export interface Results {
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** Actions in both games. */
  readonly actions: number
}

/** A thread plays one system. */
let loaded: Promise<Engine<Position>> | undefined

/** Plays a pair; a task of the pool. */
export default async function playPair(pair: Pair): Promise<Results> {
  loaded ??= rulesetWith(pair.ruleset, pair.pack).then(engine)
  const rules = await loaded
  const system = findSystem(pair.ruleset)
  const [first, second] = await Promise.all(pair.players.map((name) => findPlayer(name, system, pair.tastes)))
  const results = { wins: 0, draws: 0, losses: 0, actions: 0 }
  for (const seat of [0, 1]) {
    const seated = seat === 0 ? [first, second] : [second, first]
    const { outcome, actions } = playGame(rules, pair, seated)
    results.actions += actions
    if (outcome.winner === NOBODY) results.draws++
    else if (includes(outcome.winner, seat)) results.wins++
    else results.losses++
  }
  return results
}
