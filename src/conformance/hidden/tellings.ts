import { log, type Told } from '../../kernel/journal.ts'
import type { Position } from '../../kernel/position.ts'
import { only } from '../../kernel/seats.ts'
import type { Desk, Watcher } from '../desk.ts'
import type { Entry } from '../game.ts'
import { twins } from './twins.ts'
import { type Watch, watch } from './watch.ts'

/**
 * The fifth and the sixth law, on one experiment at every action: two positions that a looker cannot tell apart are
 * played on with the same action and the same dice.
 *
 * Fifth law: if his views are equal afterwards as well, he was told equal things, for what is told stands somewhere in
 * his view. What a play opens and closes again within itself is exempt, where the thing named was open at that moment.
 *
 * Sixth law: if he was told equal things, his views are equal afterwards. This alone finds a question that is asked,
 * or not, because of a secret.
 */
export function laws5and6<P extends Position>(desk: Desk<P>): Watcher<P> {
  let watching: Watch<P> | undefined
  return {
    played(entry) {
      if (!desk.due('law 6', `${entry.phase.name} ${entry.choice.verb}`)) return
      for (const looker of desk.lookers) {
        for (const twin of twins(desk, entry.game, entry.before, looker)) {
          const played = playTwin(desk, entry, twin)
          if (!played) continue
          const [after, told] = played
          const text = `after '${desk.engine.print(entry.before, entry.action)}' by ${desk.who(entry.seat)}, ${desk.who(looker)}, who cannot tell two positions apart,`
          const seen = desk.differ(desk.view(entry.after, looker), desk.view(after, looker))
          const heard = desk.told(after, entry.told, told, looker)
          if (!seen) {
            watching ??= watch(desk)
            const leak = heard && !watching.wasOpen(entry, twin, looker) && `${text} see the same and are told ${heard}`
            desk.judge('law 5', leak)
          }
          if (!heard) desk.judge('law 6', seen && `${text} are told the same and see ${seen}`)
        }
      }
    },
  }
}

/** Plays the entry on a twin's copy; undefined where the two are not to be compared. */
function playTwin<P extends Position>(desk: Desk<P>, entry: Entry<P>, twin: P): [P, readonly Told[]] | undefined {
  const { engine } = desk
  const { seat, action, choice } = entry
  const after = desk.scratch(twin)
  if (engine.check(twin, seat, action)) return undefined
  // An imagined seat may not have closed when the true one has: then one opens and the other does not.
  if (choice.closes && entry.opens !== (engine.awaiting(twin) === only(seat))) return undefined
  const journal = log()
  engine.play(after, seat, action, entry.dice(), journal)
  return [after, journal.told]
}
