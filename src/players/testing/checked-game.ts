import { type Engine, fastDice, lowest, NOBODY, type Position, randomSource } from '../../kernel/index.ts'
import type { MakePlayer } from '../player.ts'

/** Which game is played, and how far. */
export interface Course<P extends Position> {
  readonly scenario: string
  readonly options?: Readonly<Record<string, unknown>>
  /** The seed of the dice and of the players' chance. */
  readonly seed: number
  /** The number of choices after which it is broken off; without it, the game is played out. */
  readonly choices?: number
  /** Gets every question before it is answered, with the position. */
  readonly watch?: (view: P, seat: number, p: P) => void
}

export interface CheckedGame<P extends Position> {
  readonly p: P
  /** All actions, as `SEAT PHASE: ACTION` with the number of the seat. */
  readonly does: readonly string[]
}

/** More choices than a game of any system has. */
const ENDLESS = 100_000

/**
 * A game between players that see only their views. Throws an Error for a choice that is refused, for one after which
 * the view is not as it was, and if the game does not end.
 */
export function checkedGame<P extends Position>(
  engine: Engine<P>,
  { scenario, options = {}, seed, choices = ENDLESS, watch }: Course<P>,
  makers: readonly MakePlayer<P>[],
): CheckedGame<P> {
  const { layout, redact } = engine.ruleset
  const dice = fastDice(seed)
  const p = engine.open(scenario, options, dice)
  const view = layout.make(p.scenario)
  const before = layout.make(p.scenario)
  const players = makers.map((make, number) => make(randomSource(seed, 1 + number)))
  const does: string[] = []
  for (let asked = engine.awaiting(p); asked !== NOBODY && does.length < choices; asked = engine.awaiting(p)) {
    const seat = lowest(asked)
    redact(p, seat, view)
    watch?.(view, seat, p)
    layout.copy(view, before)
    const action = players[seat]?.choose(view, seat, engine) ?? -1
    const { name } = engine.phase(p)
    if (!layout.equal(view, before)) throw new Error(`${name}: the player has changed its view`)
    const refused = engine.check(p, seat, action)
    if (refused) throw new Error(`${name}: ${refused.reason}`)
    does.push(`${seat} ${name}: ${engine.print(p, action)}`)
    if (does.length === ENDLESS) throw new Error(`no end of it: ${does.slice(-20).join(', ')}`)
    engine.play(p, seat, action, dice)
  }
  return { p, does }
}
