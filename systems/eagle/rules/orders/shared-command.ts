/** Several players to a side (0.0): each commands some of its formations, and one of them the whole side. */
import type { Action, Engine } from '../../../../src/kernel/index.ts'
import { CHIEF } from '../../../../src/match/index.ts'
import type { Army } from '../state/army.ts'
import { type Eagle, VOLLEYS } from '../state/position.ts'

/** Choices without a thing that end a phase of the whole side, and those that decide something for all of it. */
const OF_THE_SIDE = ['done', 'close', 'ready', 'end', 'continue', 'base', 'exchange']
/** The first thing that a verb names. */
const THING = /\{(\w+)\}/

/**
 * Returns the owner of an action: the formation whose unit, leader, stack or order it names; the chief if it concerns
 * the side or its markers; undefined, for anybody, if it only continues something that has begun (`shoot`, `stand`).
 */
export function commandedBy(engine: Engine<Eagle>, p: Eagle, action: Action): number | undefined {
  const verb = engine.choice(p, action)?.verb ?? ''
  const [word = '', thing] = [verb.split(' ', 1)[0], THING.exec(verb)?.[1]]
  const { army } = p.scenario
  const a = engine.packing.a(action)
  if (thing === 'units') return known(army, army.formation[a])
  if (thing === 'volleys') return known(army, army.formation[Math.floor(a / VOLLEYS)])
  if (thing === 'leaders') return known(army, army.ownFormation[a])
  if (thing === 'markers' || OF_THE_SIDE.includes(word)) return CHIEF
  if (thing === 'formations') return a
  // The player of the top unit turns a stack.
  if (word === 'turn') return known(army, army.formation[army.unitOf[p.top[a]]])
  return undefined
}

/** A unit of no formation follows the chief. */
const known = (army: Army, formation: number): number =>
  formation >= 0 && formation < army.formations.length ? formation : CHIEF
