import { UNKNOWN } from '../../kernel/layout.ts'
import type { Position } from '../../kernel/position.ts'
import { isRefusal, type Refusal } from '../../kernel/refusal.ts'
import { includes, only, SPECTATOR } from '../../kernel/seats.ts'
import { broken } from '../checks/invariants.ts'
import { ranges } from '../checks/lists.ts'
import type { Moment } from '../game.ts'
import type { Trial, Watcher } from '../trial.ts'

/**
 * First law: which seats must choose, in which phase, and how the game has ended are the same on every view as in
 * truth: rules that compute them from hidden things would betray these. In a secret phase only the looker's own turn is
 * compared, because which others have closed is hidden.
 */
export function law1<P extends Position>(trial: Trial<P>): Watcher<P> {
  const { engine, ruleset } = trial
  const look = (p: P, looker: number, own: boolean) => {
    const view = trial.view(p, looker)
    const [truth, seen] = [p, view].map((one) => engine.awaiting(one) & (own ? ownBit(looker) : -1))
    const [end, endSeen] = [p, view].map((one) => JSON.stringify(ruleset.outcome(one) ?? null))
    if (truth !== seen)
      return `${trial.who(looker)} see ${seats(trial, seen)} asked, and in truth it is ${seats(trial, truth)}`
    if (end !== endSeen) return `${trial.who(looker)} see the outcome ${endSeen}, and in truth it is ${end}`
    return p.depth !== view.depth || (p.depth >= 0 && p.phase !== view.phase)
      ? `${trial.who(looker)} see another phase`
      : undefined
  }
  return {
    asked({ p, phase }) {
      if (!trial.due('law 1', phase.name)) return
      for (const looker of trial.lookers) trial.judge('law 1', look(p, looker, phase.secret !== undefined))
    },
    ended({ p }) {
      for (const looker of trial.lookers) trial.judge('law 1', look(p, looker, false))
    },
  }
}

const ownBit = (looker: number) => (looker === SPECTATOR ? 0 : only(looker))
const seats = <P extends Position>(trial: Trial<P>, set: number) =>
  trial.ruleset.seats.filter((_, seat) => includes(set, seat)).join(' and ') || 'no seat'

/** The number of codes, legal or not, whose refusals are compared at one moment. */
const REFUSALS = 40

/**
 * Second law: what a seat may choose, and why not, follows from its own view, with the same result as from the truth.
 * What it cannot foresee happens in `play`.
 */
export function law2<P extends Position>(trial: Trial<P>): Watcher<P> {
  return {
    asked(moment) {
      for (const [seat, list] of moment.legal) {
        const view = trial.view(moment.p, seat)
        trial.judge('law 2', otherList(trial, moment, view, seat, list))
        if (trial.due('law 2', moment.phase.name)) trial.judge('law 2', otherRefusal(trial, moment, view, seat))
      }
    },
  }
}

function otherList<P extends Position>(
  trial: Trial<P>,
  { p }: Moment<P>,
  view: P,
  seat: number,
  list: Int32Array,
): string | undefined {
  const { engine } = trial
  const seen = new Int32Array(list.length + 1000)
  const count = engine.actions(view, seat, seen)
  const onView = new Set(seen.subarray(0, count))
  const hidden = list.find((action) => !onView.has(action))
  if (hidden !== undefined) return `'${engine.print(p, hidden)}' is legal, but not on the view of ${trial.who(seat)}`
  const inTruth = new Set(list)
  const extra = [...onView].find((action) => !inTruth.has(action))
  return extra === undefined
    ? undefined
    : `'${engine.print(p, extra)}' is legal on the view of ${trial.who(seat)}, but not in truth`
}

function otherRefusal<P extends Position>(
  trial: Trial<P>,
  { p, phase }: Moment<P>,
  view: P,
  seat: number,
): string | undefined {
  const { engine } = trial
  const choices = phase.choices ?? []
  for (let n = 0; n < REFUSALS && choices.length > 0; n++) {
    const choice = choices[n % choices.length]
    const [a, b] = ranges(p, choice)
    const action = engine.action(p, choice.verb, trial.random(a), trial.random(b)) as number
    const truth = engine.check(p, seat, action)
    const seen = engine.check(view, seat, action)
    // A reason may name only what the view shows, so it is the same on the true position.
    if (truth && !sameRefusal(engine.why(p, seat, action), engine.why(view, seat, action)))
      return `'${engine.print(p, action)}' is ${answer(engine.why(p, seat, action))} in truth, and ${answer(engine.why(view, seat, action))} on the view of ${trial.who(seat)}`
    if (!sameRefusal(truth, seen))
      return `'${engine.print(p, action)}' is ${answer(truth)} in truth, and ${answer(seen)} on the view of ${trial.who(seat)}`
  }
  return undefined
}

const sameRefusal = (a: Refusal | undefined, b: Refusal | undefined) => a?.rule === b?.rule && a?.reason === b?.reason
const answer = (refused: Refusal | undefined) =>
  isRefusal(refused) ? `refused (${refused.rule}: ${refused.reason})` : 'legal'

/**
 * Third law: redacting a view again changes nothing, and a position imagined from it, in which nothing is unknown and
 * everything is possible, looks exactly like it.
 */
export function law3<P extends Position>(trial: Trial<P>): Watcher<P> {
  const look = (p: P) => {
    for (const looker of trial.lookers) trial.judge('law 3', otherView(trial, p, looker))
  }
  return {
    asked({ p, phase }) {
      if (trial.due('law 3', phase.name)) look(p)
    },
    ended: ({ p }) => look(p),
  }
}

function otherView<P extends Position>(trial: Trial<P>, p: P, looker: number): string | undefined {
  const view = trial.view(p, looker)
  const again = trial.differ(view, trial.view(view, looker))
  if (again) return `the view of the view of ${trial.who(looker)} differs: ${again}`
  const imagined = trial.scratch()
  trial.ruleset.imagine(view, looker, trial.dice(), imagined)
  const seen = trial.differ(view, trial.view(imagined, looker))
  if (seen) return `the view of what ${trial.who(looker)} imagine differs: ${seen}`
  const unknown = imagined.cells.indexOf(UNKNOWN)
  if (unknown >= 0)
    return `what ${trial.who(looker)} imagine has an unknown '${trial.ruleset.layout.name(p.scenario, unknown).name}'`
  const impossible = broken(trial, p) ? undefined : broken(trial, imagined)
  return impossible && `what ${trial.who(looker)} imagine is impossible: ${impossible}`
}
