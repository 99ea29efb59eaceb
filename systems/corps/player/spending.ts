/** Rules 1 to 3: how a commander spends his pips, one after the other. */
import type { Action } from '../../../src/kernel/index.ts'
import { noticesAll } from '../../../src/players/attention.ts'
import { generalOf, isInReach, judgeGoing, spending } from '../rules/queries/asked.ts'
import { isOn } from '../rules/state/bodies.ts'
import { form } from '../rules/state/forms.ts'
import { xOf, yOf } from '../rules/state/points.ts'
import { due, morale } from '../rules/state/position.ts'
import { bestBlindMove, bestForBlind } from './blinds.ts'
import { bestRally, bestRide, idleRide, isBound, rideTo } from './command.ts'
import { bestFight, bestShot } from './fighting.ts'
import type { Judge } from './judge.ts'
import { anyMove, bestDeed, bestMove, type Deed, type Move } from './marching.ts'
import { bestForChief } from './missions.ts'
import { bestRelief } from './relief.ts'
import { sceneOf } from './scene.ts'
import { inches } from './survey.ts'
import { copyOf } from './trial.ts'
import { verbs } from './verbs.ts'
import { pressure } from './victory.ts'

/** What the player remembers between the pick of a body and its move. */
export interface Memory {
  move: Move | undefined
}

/** The memory of a player that has planned no move. */
export const nothingPlanned = (): Memory => ({ move: undefined })

/** The best deed of a body of the active command. */
export function forBody(judge: Judge, body: number, least?: number, isQuick = false): Deed | undefined {
  const { view, taste } = judge
  if (view.form[body] === form.BLIND) return bestForBlind(judge, body, least ?? taste.effort)
  return body < view.morale.length ? bestDeed(judge, body, least, isQuick) : undefined
}

/** The best deed of all bodies of the active command, except a fight. */
function bestOfBodies(judge: Judge, least?: number): Deed | undefined {
  const { view, notices } = judge
  const { command } = spending(view)
  let best: Deed | undefined
  for (let body = 0; body < view.x.length; body++) {
    if (view.scenario.roster.command[body] !== command || !isOn(view, body)) continue
    // A14 A unit for which a pip is set aside stays with its general.
    if (body < view.due.length && (view.due[body] & due.PIP) !== 0) continue
    if (!notices()) continue
    const deed = forBody(judge, body, least)
    if (deed !== undefined && deed.gain > (best?.gain ?? Number.NEGATIVE_INFINITY)) best = deed
  }
  return best
}

/** A20, A83 Crews go back to their guns, and units that wait off the table come on, towards their general. */
function cameBack({ engine, view, seat }: Judge): Action | undefined {
  const { best } = verbs(engine)
  const nearness = (unit: number, point: number): number => {
    const general = generalOf(view, view.scenario.roster.command[unit])
    return -inches(xOf(point) - view.x[general], yOf(point) - view.y[general])
  }
  return best(view, seat, 'man the guns {bodies}', () => 0) ?? best(view, seat, 'bring on {units} > {points}', nearness)
}

/** A ride to the unit out of reach that would do most if it could be ordered. */
function bestFetch(judge: Judge): Action | undefined {
  const { view, seat, taste } = judge
  const { command } = spending(view)
  const general = generalOf(view, command)
  if (view.pips < 2 || !isOn(view, general) || isBound(view, general, seat)) return undefined
  let [found, most] = [-1, taste.effort]
  for (let unit = 0; unit < view.morale.length; unit++) {
    if (view.scenario.roster.command[unit] !== command || !isOn(view, unit) || isInReach(view, unit, command)) continue
    if (view.morale[unit] === morale.ROUT || view.contact[unit] !== 0) continue
    const gain = bestMove(view, sceneOf(taste, view, copyOf(view), unit), most)?.gain ?? 0
    if (gain > most) [found, most] = [unit, gain]
  }
  if (found < 0) return undefined
  // Half the way is enough to reach it, and leaves him with the others.
  const [x, y] = [(view.x[found] + view.x[general]) / 2, (view.y[found] + view.y[general]) / 2]
  return rideTo(judge, general, x, y)
}

/** The best of some deeds. */
const bestOf = (...deeds: readonly (Deed | undefined)[]): Deed | undefined =>
  deeds.reduce((best, deed) => (deed !== undefined && deed.gain > (best?.gain ?? -1e9) ? deed : best), undefined)

/** The pips for a ride to a unit, and its rally. */
const RALLY = 2

/** What to spend the next pip on. `bodies` finds the best deed of the bodies of the active command. */
export function spend(judge: Judge, memory: Memory, bodies = bestOfBodies): Action | undefined {
  memory.move = undefined
  const { engine, view, seat, taste } = judge
  const { choose } = verbs(engine)
  // 7.1 Guns fire before anything moves.
  const shot = bestShot(judge)
  if (shot !== undefined) return shot
  const back = cameBack(judge)
  if (back !== undefined) return back
  const fight = bestFight(judge)
  if (fight !== undefined && fight.gain >= taste.sure) return fight.action
  const quiet = bestOf(bodies(judge), bestRally(judge), bestRide(judge), bestRelief(judge), bestForChief(judge))
  // A fight waits for what may improve it, while there are pips for both, and for rallying the loser.
  const waits = quiet !== undefined && quiet.gain > taste.first && view.pips > RALLY + 1
  const dare = taste.dare - taste.desperate * pressure(view, seat)
  if (fight !== undefined && fight.gain >= dare && !waits) return fight.action
  if (quiet !== undefined) {
    memory.move = quiet.move
    return quiet.action
  }
  return bestFetch(judge) ?? choose(view, seat, 'end the turn') ?? forced(judge, memory, bodies, fight)
}

/** 3.2, 4.8 The turn may not end yet: the least bad of what its order demands. */
function forced(
  judge: Judge,
  memory: Memory,
  bodies: typeof bestOfBodies,
  fight: Deed | undefined,
): Action | undefined {
  const best = bestOf(bodies({ ...judge, notices: noticesAll }, Number.NEGATIVE_INFINITY), fight)
  if (best === undefined || best.gain < -judge.taste.dread) return idleRide(judge) ?? best?.action
  memory.move = best.move
  return best.action
}

/** Rule 5: the move that was planned when the body was picked. */
export function move(judge: Judge, memory: Memory): Action | undefined {
  const { engine, view, seat, taste } = judge
  const { choose } = verbs(engine)
  const body = view.picked - 1
  const planned = memory.move?.body === body ? memory.move : undefined
  memory.move = undefined
  const isPossible = planned !== undefined && judgeGoing(view, body, planned.turn, planned.place) === undefined
  const now = isPossible
    ? planned
    : view.form[body] === form.BLIND
      ? bestBlindMove(taste, view, body, 0)?.move
      : anyMove(judge, body)
  const go = now && choose(view, seat, 'go {turns} {places}', now.turn, now.place)
  return go ?? choose(view, seat, 'stand')
}
