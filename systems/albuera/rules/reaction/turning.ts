/**
 * 13.1 Turning by a sixth as a reaction: the whole stack, free of charge; a Line over two hexes wheels into a free hex
 * (R61).
 */
import { turned } from '../../../../src/hex/index.ts'
import { EVERYBODY, type Journal, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { gatherBody } from '../clash/bodies.ts'
import { wheelTo } from '../movement/steps.ts'
import { event } from '../state/events.ts'
import { pickUp, putDown } from '../state/placing.ts'
import type { Albuera } from '../state/position.ts'
import { LEFT, SQUARE } from '../state/shapes.ts'
import { isWide, rightOf } from '../state/troops.ts'

const ALL_FRONT = refusal('7.3', 'All sides of a Square are front.')
const NO_ROOM = refusal('R61', 'A Line over two hexes turns only where it can wheel into a free hex.')

const body = new Int16Array(256)

/** Can a Line wheel to this hand, forwards or backwards? */
function hasRoom(p: Albuera, head: number, hand: number, back: boolean): boolean {
  const { field, ground } = p.scenario
  const { swung } = wheelTo(p, p.at[head], p.face[head], hand, back)
  return swung >= 0 && field[swung] === 1 && ground.wide[swung] === 1 && p.top[swung] < 0
}

/** Why a body does not turn to a hand as a reaction. */
export function turnFault(p: Albuera, head: number, hand: number): Refusal | undefined {
  if (p.array[head] === SQUARE) return ALL_FRONT
  if (!isWide(p, head) || hasRoom(p, head, hand, false) || hasRoom(p, head, hand, true)) return undefined
  return NO_ROOM
}

/** Turns a body. */
export function turnBody(p: Albuera, head: number, hand: number, journal?: Journal): void {
  const count = gatherBody(p, p.scenario.army.side[head], p.at[head], body, 0)
  if (!isWide(p, head)) {
    const corner = turned(p.face[head], hand === LEFT ? -1 : 1)
    for (let k = 0; k < count; k++) {
      p.face[body[k]] = corner
      journal?.tell(EVERYBODY, event.Turned, body[k], corner, 0)
    }
    return
  }
  const { left, facing } = wheelTo(p, p.at[head], p.face[head], hand, !hasRoom(p, head, hand, false))
  for (let k = 0; k < count; k++) pickUp(p, body[k])
  for (let k = 0; k < count; k++) {
    p.face[body[k]] = facing
    putDown(p, body[k], left, true)
    journal?.tell(EVERYBODY, event.Wheeled, body[k], left, rightOf(p, body[k]), 0)
  }
}
