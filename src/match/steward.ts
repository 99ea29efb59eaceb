import type { Action } from '../kernel/action.ts'
import { noDice } from '../kernel/dice.ts'
import type { Engine } from '../kernel/engine.ts'
import type { Told } from '../kernel/journal.ts'
import { eachLegal } from '../kernel/phase.ts'
import type { Position } from '../kernel/position.ts'
import { KernelError } from '../kernel/refusal.ts'
import { each, includes, only } from '../kernel/seats.ts'
import { act } from './act.ts'
import { aboutOf } from './agreements.ts'
import { type At, awaiting, type Match, type Reply } from './match.ts'
import type { StewardReason } from './record-lines.ts'
import { inSecret } from './secrecy.ts'

/**
 * The steward chooses where no player needs to: where there is only one legal action and the player need not choose it
 * himself (`deliberate`), where a player has given an order beforehand, and where time is out. In a secret phase the
 * steward keeps out, unless the player has ordered it or everybody can see that there is nothing to choose (`idle`):
 * elsewhere an immediate answer would betray that there was no choice.
 */

/** Chooses a seat's next action from what the seat may know. */
export type Policy<P> = (view: P, seat: number) => Action | undefined

/** More actions than ever follow by themselves after one action. */
const ENDLESS = 10_000

/** Does everything that falls to the steward, until a player must choose for himself, or only `chooser` is asked. */
export function attend<P extends Position>(match: Match<P>, at: At = {}, chooser?: number): Reply {
  const lines: string[] = []
  const told: Told[] = []
  let played = 0
  for (let duty = nextDuty(match); duty !== undefined; duty = nextDuty(match)) {
    if (chooser !== undefined && awaiting(match) === only(chooser)) break
    const reply = act(match, duty.seat, duty.wish, at, duty.reason)
    if (reply.played === 0) throw new KernelError(`the steward chose what is not legal: ${reply.refusal?.reason}`)
    lines.push(...reply.lines)
    told.push(...reply.told)
    played += reply.played
    if (lines.length > ENDLESS) throw new KernelError('the steward finds no end of what there is but one choice for')
  }
  return { lines, told, played }
}

/**
 * Carries out a list as `act` does, and goes on with it after it has stopped for others that the steward answers for,
 * because they have only one answer or gave it beforehand. Stops if anything is told of these answers, because the
 * player may then want to choose again, and never goes on beside a secret.
 */
export function actOn<P extends Position>(
  match: Match<P>,
  seat: number,
  wish: string | readonly string[],
  at: At = {},
): Reply {
  const texts = [wish].flat()
  const hidden = inSecret(match.engine, match.fold.position)
  let reply = act(match, seat, texts, at)
  if (hidden) return reply
  while (reply.played > 0 && reply.played < texts.length && !reply.refusal && !match.ending) {
    if (inSecret(match.engine, match.fold.position)) return reply
    const attended = attend(match, at.time === undefined ? {} : { time: at.time }, seat)
    const all = { ...reply, lines: [...reply.lines, ...attended.lines], told: [...reply.told, ...attended.told] }
    if (attended.told.length > 0 || awaiting(match) !== only(seat) || inSecret(match.engine, match.fold.position))
      return all
    const { count: _, advised: __, ...later } = at
    const rest = act(match, seat, texts.slice(reply.played), later)
    reply = {
      ...rest,
      lines: [...all.lines, ...rest.lines],
      told: [...all.told, ...rest.told],
      played: all.played + rest.played,
    }
    if (rest.played === 0) return reply
  }
  return reply
}

interface Duty {
  readonly seat: number
  readonly wish: string[]
  readonly reason: StewardReason
}

function nextDuty<P extends Position>(match: Match<P>): Duty | undefined {
  for (const seat of each(awaiting(match))) {
    const only = forced(match, seat)
    if (
      only !== undefined &&
      match.engine.choice(match.fold.position, only)?.deliberate?.(match.fold.position) !== true
    )
      return { seat, wish: [match.engine.print(match.fold.position, only)], reason: 'forced' }
    if (match.standing[seat].length === 0) continue
    const wish = wishOf(match, seat, (view) => standing(match, view, seat))
    if (wish) return { seat, wish, reason: 'standing' }
  }
}

/** The only action of a seat, if it has only one, all players can see that, and the list of its actions is complete. */
export function forced<P extends Position>(
  { engine, fold: { position: p } }: Match<P>,
  seat: number,
): Action | undefined {
  if (!includes(engine.awaiting(p), seat)) return undefined
  if (inSecret(engine, p) && engine.phase(p).idle?.(p, seat) !== true) return undefined
  let count = 0
  let action: Action | undefined
  for (const choice of engine.phase(p).choices ?? []) {
    if (choice.sampled) return undefined
    eachLegal(choice, p, seat, (a, b) => {
      if (++count === 1) action = engine.action(p, choice.verb, a, b)
    })
    if (count > 1) return undefined
  }
  return action
}

/** What a player's standing orders answer to the question: the first answer that covers it and is legal. */
function standing<P extends Position>(match: Match<P>, view: P, seat: number): Action | undefined {
  const { engine } = match
  for (const order of match.standing[seat]) {
    const answer = engine.ruleset.standing?.find(({ name }) => name === order.name)
    const action = answer?.answer(view, seat, aboutOf(match, order))
    if (action !== undefined && engine.check(view, seat, action) === undefined) return action
  }
}

/**
 * Chooses by a policy for a seat that has let its time run out. Does nothing if the policy gives no action, or none
 * that is legal.
 */
export function timeOut<P extends Position>(match: Match<P>, seat: number, policy: Policy<P>, at: At = {}): Reply {
  const wish = includes(awaiting(match), seat) ? wishOf(match, seat, policy) : undefined
  return wish ? act(match, seat, wish, at, 'time') : { lines: [], told: [], played: 0 }
}

/**
 * What a policy chooses for a seat from what the seat may know: one action, or a whole secret choice up to the action
 * that closes it; undefined if the policy gives up before that.
 */
export function wishOf<P extends Position>(
  { engine, fold }: Match<P>,
  seat: number,
  policy: Policy<P>,
): string[] | undefined {
  const steps = wishInSteps(engine, fold.position, seat, (view) => policy(view, seat))
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * The same in small steps, by a policy that may yield after each; the caller may stop at any of them. It chooses on a
 * position, which may also be the seat's view, and leaves it unchanged. The view that the policy gets does not change
 * until it has chosen.
 */
export function* wishInSteps<P extends Position>(
  engine: Engine<P>,
  from: P,
  seat: number,
  policy: (view: P) => Generator<undefined, Action | undefined> | Action | undefined,
): Generator<undefined, string[] | undefined> {
  const { layout, redact } = engine.ruleset
  const p = layout.make(from.scenario)
  const view = layout.make(from.scenario)
  layout.copy(from, p)
  const together = engine.phase(p).secret === 'together'
  const wish: string[] = []
  while (wish.length < ENDLESS) {
    redact(p, seat, view)
    const chosen = policy(view)
    const action = typeof chosen === 'object' ? yield* chosen : chosen
    if (action === undefined || engine.check(p, seat, action) !== undefined) return undefined
    wish.push(engine.print(p, action))
    if (!together || engine.choice(p, action)?.closes) return wish
    engine.play(p, seat, action, noDice)
  }
}
