import { UNKNOWN } from '../../kernel/layout.ts'
import type { Position } from '../../kernel/position.ts'
import { isRefusal, type Refusal } from '../../kernel/refusal.ts'
import { includes, only, SPECTATOR } from '../../kernel/seats.ts'
import { broken } from '../checks/invariants.ts'
import { ranges } from '../checks/lists.ts'
import type { Desk, Watcher } from '../desk.ts'
import type { Moment } from '../game.ts'

/**
 * First law: who must choose, in which phase, and how the game has ended are the same on every view as in truth, for
 * rules that compute them from what is hidden would betray it. In a secret phase only the looker's own turn is
 * compared: who else has closed is hidden.
 */
export function law1<P extends Position>(desk: Desk<P>): Watcher<P> {
  const { engine, ruleset } = desk
  const look = (p: P, looker: number, own: boolean) => {
    const view = desk.view(p, looker)
    const [truth, seen] = [p, view].map((one) => engine.awaiting(one) & (own ? ownBit(looker) : -1))
    const [end, endSeen] = [p, view].map((one) => JSON.stringify(ruleset.outcome(one) ?? null))
    if (truth !== seen)
      return `${desk.who(looker)} see ${seats(desk, seen)} asked, and in truth it is ${seats(desk, truth)}`
    if (end !== endSeen) return `${desk.who(looker)} see the outcome ${endSeen}, and in truth it is ${end}`
    return p.depth !== view.depth || (p.depth >= 0 && p.phase !== view.phase)
      ? `${desk.who(looker)} see another phase`
      : undefined
  }
  return {
    asked({ p, phase }) {
      if (!desk.due('law 1', phase.name)) return
      for (const looker of desk.lookers) desk.judge('law 1', look(p, looker, phase.secret !== undefined))
    },
    ended({ p }) {
      for (const looker of desk.lookers) desk.judge('law 1', look(p, looker, false))
    },
  }
}

const ownBit = (looker: number) => (looker === SPECTATOR ? 0 : only(looker))
const seats = <P extends Position>(desk: Desk<P>, set: number) =>
  desk.ruleset.seats.filter((_, seat) => includes(set, seat)).join(' and ') || 'nobody'

/** Codes, legal or not, whose refusals are compared at one moment. */
const REFUSALS = 40

/**
 * Second law: what a seat may choose, and why not, can be worked out from its own view, with the same result as from
 * the truth. What it could not foresee happens in `play`.
 */
export function law2<P extends Position>(desk: Desk<P>): Watcher<P> {
  return {
    asked(moment) {
      for (const [seat, list] of moment.legal) {
        const view = desk.view(moment.p, seat)
        desk.judge('law 2', otherList(desk, moment, view, seat, list))
        if (desk.due('law 2', moment.phase.name)) desk.judge('law 2', otherRefusal(desk, moment, view, seat))
      }
    },
  }
}

function otherList<P extends Position>(
  desk: Desk<P>,
  { p }: Moment<P>,
  view: P,
  seat: number,
  list: Int32Array,
): string | undefined {
  const { engine } = desk
  const seen = new Int32Array(list.length + 1000)
  const count = engine.actions(view, seat, seen)
  const onView = new Set(seen.subarray(0, count))
  const hidden = list.find((action) => !onView.has(action))
  if (hidden !== undefined) return `'${engine.print(p, hidden)}' is legal, but not on the view of ${desk.who(seat)}`
  const inTruth = new Set(list)
  const extra = [...onView].find((action) => !inTruth.has(action))
  return extra === undefined
    ? undefined
    : `'${engine.print(p, extra)}' is legal on the view of ${desk.who(seat)}, but not in truth`
}

function otherRefusal<P extends Position>(
  desk: Desk<P>,
  { p, phase }: Moment<P>,
  view: P,
  seat: number,
): string | undefined {
  const { engine } = desk
  const choices = phase.choices ?? []
  for (let n = 0; n < REFUSALS && choices.length > 0; n++) {
    const choice = choices[n % choices.length]
    const verb = engine.verbs.findIndex((one) => one.template === choice.verb)
    const [a, b] = ranges(desk, p, choice)
    const action = engine.packing.pack(verb, desk.random(a), desk.random(b))
    const truth = engine.check(p, seat, action)
    const seen = engine.check(view, seat, action)
    // A reason may name only what the view shows, so it is the same on the true position.
    if (truth && !sameRefusal(engine.why(p, seat, action), engine.why(view, seat, action)))
      return `'${engine.print(p, action)}' is ${answer(engine.why(p, seat, action))} in truth, and ${answer(engine.why(view, seat, action))} on the view of ${desk.who(seat)}`
    if (!sameRefusal(truth, seen))
      return `'${engine.print(p, action)}' is ${answer(truth)} in truth, and ${answer(seen)} on the view of ${desk.who(seat)}`
  }
  return undefined
}

const sameRefusal = (a: Refusal | undefined, b: Refusal | undefined) => a?.rule === b?.rule && a?.reason === b?.reason
const answer = (refused: Refusal | undefined) =>
  isRefusal(refused) ? `refused (${refused.rule}: ${refused.reason})` : 'legal'

/**
 * Third law: a view shows no more and no less when it is redacted again, and a position imagined from it, in which
 * nothing is unknown and everything possible, looks just like it.
 */
export function law3<P extends Position>(desk: Desk<P>): Watcher<P> {
  const look = (p: P) => {
    for (const looker of desk.lookers) desk.judge('law 3', otherView(desk, p, looker))
  }
  return {
    asked({ p, phase }) {
      if (desk.due('law 3', phase.name)) look(p)
    },
    ended: ({ p }) => look(p),
  }
}

function otherView<P extends Position>(desk: Desk<P>, p: P, looker: number): string | undefined {
  const view = desk.view(p, looker)
  const again = desk.differ(view, desk.view(view, looker))
  if (again) return `the view of the view of ${desk.who(looker)} differs: ${again}`
  const imagined = desk.scratch()
  desk.ruleset.imagine(view, looker, desk.dice(), imagined)
  const seen = desk.differ(view, desk.view(imagined, looker))
  if (seen) return `the view of what ${desk.who(looker)} imagine differs: ${seen}`
  const unknown = imagined.cells.indexOf(UNKNOWN)
  if (unknown >= 0)
    return `what ${desk.who(looker)} imagine has an unknown '${desk.ruleset.layout.name(p.scenario, unknown).name}'`
  const impossible = broken(desk, p) ? undefined : broken(desk, imagined)
  return impossible && `what ${desk.who(looker)} imagine is impossible: ${impossible}`
}
