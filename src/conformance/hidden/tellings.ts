import { log, type Told } from '../../kernel/journal.ts'
import type { Position } from '../../kernel/position.ts'
import { only } from '../../kernel/seats.ts'
import type { Entry } from '../game.ts'
import type { Trial, Watcher } from '../trial.ts'
import { twins } from './twins.ts'
import { type Watch, watch } from './watch.ts'

/**
 * The fifth and sixth laws, from one experiment at every action: two positions that a looker cannot tell apart are
 * played with the same action and the same dice.
 *
 * Fifth law: if the looker's views are still equal afterwards, the looker was told equal things, because what is told
 * is somewhere in the view. Exempt is a thing that the play opens and closes again, if it was open when it was named.
 *
 * Sixth law: if the looker was told equal things, the looker's views are equal afterwards. Only this finds a question
 * that is asked, or not asked, because of a secret.
 */
export function laws5and6<P extends Position>(trial: Trial<P>): Watcher<P> {
  let watching: Watch<P> | undefined
  return {
    played(entry) {
      if (!trial.due('law 6', `${entry.phase.name} ${entry.choice.verb}`)) return
      for (const looker of trial.lookers) {
        for (const twin of twins(trial, entry.game, entry.before, looker)) {
          const played = playTwin(trial, entry, twin)
          if (!played) continue
          const [after, told] = played
          const text = `after '${trial.engine.print(entry.before, entry.action)}' by ${trial.who(entry.seat)}, ${trial.who(looker)}, who cannot tell two positions apart,`
          const seen = trial.differ(trial.view(entry.after, looker), trial.view(after, looker))
          const heard = trial.told(after, entry.told, told, looker)
          if (!seen) {
            watching ??= watch(trial)
            const leak = heard && !watching.wasOpen(entry, twin, looker) && `${text} see the same and are told ${heard}`
            trial.judge('law 5', leak)
          }
          if (!heard) trial.judge('law 6', seen && `${text} are told the same and see ${seen}`)
        }
      }
    },
  }
}

/** Plays the entry on a copy of the twin; undefined if the two cannot be compared. */
function playTwin<P extends Position>(trial: Trial<P>, entry: Entry<P>, twin: P): [P, readonly Told[]] | undefined {
  const { engine } = trial
  const { seat, action, choice } = entry
  const after = trial.scratch(twin)
  if (engine.check(twin, seat, action)) return undefined
  // An imagined seat may not have closed when the true one has: then only one of the plays opens the choice.
  if (choice.closes && entry.opens !== (engine.awaiting(twin) === only(seat))) return undefined
  const journal = log()
  engine.play(after, seat, action, entry.dice(), journal)
  return [after, journal.told]
}
