import { log } from '../../kernel/journal.ts'
import type { Position } from '../../kernel/position.ts'
import { only } from '../../kernel/seats.ts'
import type { Moment } from '../game.ts'
import type { Trial, Watcher } from '../trial.ts'

/** The most actions of one list that are tried at one moment. */
const TRIED = 12

/**
 * Fourth law: until the last seat has closed, what a seat does in a secret phase changes no other seat's view and tells
 * no other seat anything. The check needs neither `redact` of another moment nor `imagine`, and finds what their author
 * forgot.
 */
export function law4<P extends Position>(trial: Trial<P>): Watcher<P> {
  return {
    asked(moment) {
      if (moment.phase.secret === undefined || !trial.due('law 4', moment.phase.name)) return
      for (const [seat, list] of moment.legal) {
        const start = trial.random(list.length)
        for (let n = 0; n < Math.min(TRIED, list.length); n++) {
          const action = list[(start + n) % list.length]
          const opens = trial.engine.choice(moment.p, action)?.closes === true && moment.awaiting === only(seat)
          if (!opens) trial.judge('law 4', noticed(trial, moment, seat, action))
        }
      }
    },
  }
}

function noticed<P extends Position>(
  trial: Trial<P>,
  { p }: Moment<P>,
  seat: number,
  action: number,
): string | undefined {
  const { engine } = trial
  const after = trial.scratch(p)
  const journal = log()
  engine.play(after, seat, action, trial.dice(), journal)
  for (const looker of trial.lookers) {
    if (looker === seat) continue
    const text = `'${engine.print(p, action)}', a secret of ${trial.who(seat)},`
    const changed = trial.differ(trial.view(p, looker), trial.view(after, looker))
    if (changed) return `${text} changes the view of ${trial.who(looker)}: ${changed}`
    const heard = trial.told(after, [], journal.told, looker)
    if (heard) return `${text} is told to ${trial.who(looker)}: ${heard}`
  }
  return undefined
}
