/** Reactions, Squares against cavalry, and what the winner of a fight does. */
import { leftFront, neighbour } from '../../../src/hex/index.ts'
import type { Action } from '../../../src/kernel/index.ts'
import { clashIn, gatherBody, isRunUp, troopsIn } from '../rules/queries/asked.ts'
import { other } from '../rules/state/position.ts'
import { distanceTo, isWide, moraleOf, onTopOf, rightOf } from '../rules/state/troops.ts'
import { handTo } from './bouts.ts'
import { weighEntry } from './horse.ts'
import type { Judge } from './judge.ts'
import { strikeWorth } from './roused.ts'
import { standing } from './standing.ts'
import { lookFor } from './survey.ts'
import { copyOf, standAt } from './trial.ts'
import { legal, verbs, wish } from './verbs.ts'
import { weighFire } from './worth.ts'

/** What a body that may answer an enemy's step does. */
export function answerStep(judge: Judge): Action | undefined {
  const { engine, view, seat, taste, notices } = judge
  const { best } = verbs(engine)
  if (view.reactor === 0)
    // 8.8 A check can cost something, and skirmishers cost little.
    return (
      legal(engine, view, seat, wish('react no more')) ??
      best(view, seat, 'react {units}', (unit) => moraleOf(view, unit))
    )
  const head = view.reactor - 1
  const mover = view.mover - 1
  const fire = legal(engine, view, seat, wish('fire back'))
  const fireWorth = fire === undefined ? 0 : weighFire(taste, view, [head], onTopOf(view, mover))
  const hand = handTo(view, head, mover)
  const strike = hand < 0 ? undefined : legal(engine, view, seat, wish('counterattack {hands}', hand))
  const worth = strike === undefined ? 0 : strikeWorth(taste, view, head, mover)
  if (strike !== undefined && worth > Math.max(taste.dare, fireWorth) && notices()) return strike
  if (fire !== undefined && fireWorth > 0 && notices()) return fire
  return (
    turnTo(judge, head, mover) ??
    legal(engine, view, seat, wish('step back')) ??
    legal(engine, view, seat, wish('stand'))
  )
}

/** A body turns if the enemy has come to its flank or rear, to the hand that brings him nearer to its front. */
function turnTo({ engine, view, seat }: Judge, head: number, mover: number): Action | undefined {
  const { grid } = view.scenario.ground
  if (handTo(view, head, mover) >= 0) return undefined
  // The side of the hex on which the mover stands, counted from the left of the front.
  const from = [0, 1, 2, 3, 4, 5].findIndex((k) => {
    const hex = neighbour(grid, view.at[head], (leftFront(view.face[head]) + k) % 6)
    return hex >= 0 && distanceTo(view, mover, hex) === 0
  })
  return legal(engine, view, seat, wish('turn {hands}', from >= 2 && from <= 3 ? 1 : 0))
}

/** 7.2 Forms Square if that promises more than standing as they are. */
export function meetHorse({ engine, view, seat, taste, notices }: Judge): Action | undefined {
  const t = copyOf(view, 0)
  const isMover = t.scenario.army.side[t.mover - 1] !== seat
  const lead = isMover ? t.mover - 1 : troopsIn(t, other(seat), view.here)
  const body = new Int16Array(64)
  const count = gatherBody(t, other(seat), view.here, body, 0)
  const horse = Array.from(body.subarray(0, count))
  const charges = isMover && isRunUp(t, t.run)
  const { stand, square } = weighEntry(taste, t, horse, view.here, t.face[lead], t.came[lead] - 1, charges)
  return legal(engine, view, seat, wish(square < stand && notices() ? 'form square' : 'stand'))
}

/** 15.4 The fight with the best odds is fought first. */
export function chooseClash({ engine, view, seat }: Judge): Action | undefined {
  const wins = (hex: number, joined: number): number =>
    clashIn(view, hex).find((odds) => odds.joined === joined)?.wins ?? 0
  const { best } = verbs(engine)
  return (
    best(view, seat, 'clash {hexes}', (hex) => wins(hex, -1)) ??
    best(view, seat, 'combine {hexes} with {hexes}', (hex, joined) => wins(hex, joined))
  )
}

/** 15.8 The winner faces the best way. */
export function faceAfter({ engine, view, seat, taste }: Judge): Action | undefined {
  const foes = lookFor(view, seat)
  const head = view.reactor - 1
  const wide = isWide(view, head)
  const body = new Int16Array(64)
  const count = gatherBody(view, seat, view.at[head], body, 0)
  const units = Array.from(body.subarray(0, count))
  return verbs(engine).best(view, seat, 'face {corners}', (corner) => {
    const t = copyOf(view, 0)
    standAt(t, units, wide && corner !== view.face[head] ? rightOf(view, head) : view.at[head], corner, wide)
    return standing(taste, t, foes, head)
  })
}
