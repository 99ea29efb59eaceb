import { type Engine, type Journal, KernelError, lowest, NOBODY, type Outcome, type Position } from '../kernel/index.ts'
import { commonStream, ownStream, sealedDice, secretOfSeed } from '../match/sealed-dice.ts'
import { secrecyOf } from '../match/secrecy.ts'
import type { MakePlayer } from '../players/index.ts'
import { chanceFrom } from './chance.ts'

/** One game between computer players. */
export interface GameSetup {
  readonly scenario: string
  readonly options: Readonly<Record<string, unknown>>
  /** All chance follows from it, including that of the players. */
  readonly seed: string
}

/** What a seat did, as text: one action, or a whole secret choice. Each is one entry of a record. */
export interface PlayedEntry {
  readonly seat: number
  readonly does: readonly string[]
}

export interface Finished<P extends Position> {
  readonly position: P
  readonly outcome: Outcome
  readonly actions: number
}

/** A game with more actions than this is taken to be endless. */
const ENDLESS = 1_000_000

/**
 * Plays a game to its end. Each player sees its seat's view and nothing else. The dice are those of a match with the
 * same seed and the same actions (`recordGame`), so a record shows the very game. The entries and events go to `played`
 * and `journal`, if given.
 */
export function playGame<P extends Position>(
  engine: Engine<P>,
  setup: GameSetup,
  makers: readonly MakePlayer<P>[],
  played?: PlayedEntry[],
  journal?: Journal,
): Finished<P> {
  const { ruleset } = engine
  const dice = sealedDice(secretOfSeed(setup.seed), [])
  dice.open(commonStream(0))
  const p = engine.open(setup.scenario, setup.options, dice, journal)
  const view = ruleset.layout.make(p.scenario)
  // Each player has a chance of its own, so that what one draws does not shift other dice.
  const players = makers.map((make, seat) => make(chanceFrom(`${setup.seed} player ${seat}`)))
  const alone = players.map(() => 0)
  /** By phase: phases have many shapes, so looking into them costs as much as some actions. */
  const secrets = ruleset.phases.map(({ secret }) => secret)
  let entry = 1
  let actions = 0
  let texts: string[] = []
  for (let awaiting = engine.awaiting(p); awaiting !== NOBODY; awaiting = engine.awaiting(p)) {
    if (++actions > ENDLESS) throw new KernelError(`no end after ${ENDLESS} actions`)
    const seat = lowest(awaiting)
    ruleset.redact(p, seat, view)
    const action = players[seat]?.choose(view, seat, engine) ?? -1
    const refused = engine.check(p, seat, action)
    if (refused)
      throw new KernelError(
        `the player of ${ruleset.seats[seat]} chose what is refused: ${refused.reason} (${refused.rule})`,
      )
    const secret = secrets[p.phase]
    const goesOn = secret === 'together' && engine.choice(p, action)?.closes !== true
    if (played) texts.push(engine.print(p, action))
    if (secret === 'alone' && secrecyOf(engine, p, seat, action).alone)
      dice.open(ownStream(seat, (alone[seat] = alone[seat] + 1)))
    else dice.open(commonStream(entry))
    engine.play(p, seat, action, dice, journal)
    if (goesOn) continue
    entry++
    if (played) played.push({ seat, does: texts })
    texts = []
  }
  const outcome = ruleset.outcome(p)
  if (!outcome) throw new KernelError('no seat must choose, and the game has no result')
  return { position: p, outcome, actions }
}
