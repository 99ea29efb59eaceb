import { type Dice, type Engine, lowest, NOBODY, type Position } from '../kernel/index.ts'
import type { Player } from './player.ts'

/** After how many choices a game that is played on pauses: some milliseconds in most systems. */
const CHOICES = 4

/** Plays a position on exactly as `playOn` does, and yields after every few choices. */
export function* playingOn<P extends Position>(
  engine: Engine<P>,
  p: P,
  { view, players, dice }: { readonly view: P; readonly players: readonly Player<P>[]; readonly dice: Dice },
  ended: (p: P) => boolean = () => false,
): Generator<undefined, void> {
  const { ruleset } = engine
  let choices = 0
  for (let awaiting = engine.awaiting(p); awaiting !== NOBODY && !ended(p); awaiting = engine.awaiting(p)) {
    const seat = lowest(awaiting)
    ruleset.redact(p, seat, view)
    engine.play(p, seat, (players[seat] as Player<P>).choose(view, seat, engine), dice)
    if (++choices % CHOICES === 0) yield
  }
}

/**
 * Plays a position on in place, each player on its seat's view, until the game is over or `ended` says so. `players` are
 * in the order of the seats; `view` is scratch, which is written to.
 */
export function playOn<P extends Position>(...game: Parameters<typeof playingOn<P>>): void {
  const playing = playingOn(...game)
  while (playing.next().done !== true);
}
