/** 3.7, 3.14, A75 The actions of artillery: a battery near an enemy takes one in a turn, or two that make a pair. */
import { arm, form } from './forms.ts'
import type { Corps } from './position.ts'

/** What a battery can do for a pip, as the tables name it; it moves by hand while it is deployed. */
export const GUN_ACTION_IDS = ['fire', 'limber', 'hand', 'move', 'unlimber'] as const

export const gunAction = { FIRE: 0, LIMBER: 1, HAND: 2, MOVE: 3, UNLIMBER: 4 } as const

const isBattery = (p: Corps, body: number): boolean => p.scenario.roster.arm[body] === arm.ARTILLERY

/** The artillery action that a move of this body is; −1 if it is no battery. */
export function gunMoveOf(p: Corps, body: number): number {
  if (!isBattery(p, body)) return -1
  return p.form[body] === form.DEPLOYED ? gunAction.HAND : gunAction.MOVE
}

/** The artillery action that a change to this formation is; −1 if the body is no battery. */
export function gunFormingOf(p: Corps, body: number, as: number): number {
  if (!isBattery(p, body)) return -1
  return as === form.LIMBERED ? gunAction.LIMBER : gunAction.UNLIMBER
}

/** Remembers the action of a battery; other bodies have none. */
export function noteGunAction(p: Corps, body: number, action: number): void {
  if (isBattery(p, body)) p.gunAction[body] = 1 + action
}

/** A75 Has a body done one thing in this turn that makes a pair with this action of artillery? */
export function makesPair(p: Corps, body: number, action: number): boolean {
  if (action < 0 || p.moved[body] !== 1) return false
  const first = p.gunAction[body] - 1
  return first >= 0 && p.scenario.gunnery.pairs[first * GUN_ACTION_IDS.length + action] === 1
}
