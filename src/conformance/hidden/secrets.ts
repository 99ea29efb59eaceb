import { log } from '../../kernel/journal.ts'
import type { Position } from '../../kernel/position.ts'
import { only } from '../../kernel/seats.ts'
import type { Desk, Watcher } from '../desk.ts'
import type { Moment } from '../game.ts'

/** Actions of one list that are tried at one moment. */
const TRIED = 12

/**
 * Fourth law: what a seat does in a secret phase changes nobody else's view and tells nobody else anything, until the
 * last seat has closed. It needs neither `redact` of another moment nor `imagine`, and finds what their author forgot.
 */
export function law4<P extends Position>(desk: Desk<P>): Watcher<P> {
  return {
    asked(moment) {
      if (moment.phase.secret === undefined || !desk.due('law 4', moment.phase.name)) return
      for (const [seat, list] of moment.legal) {
        const start = desk.random(list.length)
        for (let n = 0; n < Math.min(TRIED, list.length); n++) {
          const action = list[(start + n) % list.length]
          const opens = desk.engine.choice(moment.p, action)?.closes === true && moment.awaiting === only(seat)
          if (!opens) desk.judge('law 4', noticed(desk, moment, seat, action))
        }
      }
    },
  }
}

function noticed<P extends Position>(
  desk: Desk<P>,
  { p }: Moment<P>,
  seat: number,
  action: number,
): string | undefined {
  const { engine } = desk
  const after = desk.scratch(p)
  const journal = log()
  engine.play(after, seat, action, desk.dice(), journal)
  for (const looker of desk.lookers) {
    if (looker === seat) continue
    const text = `'${engine.print(p, action)}', a secret of ${desk.who(seat)},`
    const changed = desk.differ(desk.view(p, looker), desk.view(after, looker))
    if (changed) return `${text} changes the view of ${desk.who(looker)}: ${changed}`
    const heard = desk.told(after, [], journal.told, looker)
    if (heard) return `${text} is told to ${desk.who(looker)}: ${heard}`
  }
  return undefined
}
