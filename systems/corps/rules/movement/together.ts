/** 3.16, A183 By option all brigades of a corps that stand close together move for one pip. */
import { within } from '../../../../src/inches/index.ts'
import { begin, type Choice, EVERYBODY, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { judge } from '../command/judging.ts'
import { ownBodies, spending } from '../command/turn.ts'
import { shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { arm } from '../state/forms.ts'
import { type Corps, mark } from '../state/position.ts'
import { Moving } from './moving.ts'

const EACH_BY_ITSELF = refusal('3.16', 'In this game each brigade moves by itself.')
const NO_BRIGADE = refusal('3.16', 'Only brigades of infantry and cavalry move together.')
const ALONE = refusal('3.16', 'No other brigade of the corps that could move stands within 2 inches of it.')

const isBrigade = ({ scenario: { roster } }: Corps, body: number): boolean =>
  roster.arm[body] === arm.INFANTRY || roster.arm[body] === arm.CAVALRY

/** The units that would move together, in the order in which they are found. */
const chain = { count: 0, units: new Int16Array(128) }

/** A183 Finds the units within the distance of a brigade, of one that is, and so on, among those that could move. */
function findChain(p: Corps, first: number): void {
  const { command } = spending(p)
  const { later } = p.scenario
  chain.units[0] = first
  chain.count = 1
  for (let k = 0; k < chain.count; k++) {
    const shape = shapeOf(p, chain.units[k])
    for (let unit = 0; unit < p.morale.length; unit++) {
      if (!isBrigade(p, unit) || chain.units.subarray(0, chain.count).includes(unit)) continue
      if (judge(p, command, unit, 0) !== undefined || !within(shape, shapeOf(p, unit), later.together)) continue
      chain.units[chain.count++] = unit
    }
  }
}

/** 3.5, 3.7, 3.16 The pips of a move: none for a unit that moves with others, for which a pip was paid. */
export function movePrice({ scenario: { prices, roster }, marks }: Corps, body: number): number {
  if (body < marks.length && marks[body] & mark.TOGETHER) return 0
  return roster.arm[body] === arm.ARTILLERY ? prices.guns : prices.move
}

/** May any unit still move together with others, for a pip already paid? */
export function isAnyToFollow(p: Corps): boolean {
  if (p.scenario.later.together < 0) return false
  for (let unit = 0; unit < p.marks.length; unit++) if (p.marks[unit] & mark.TOGETHER) return true
  return false
}

/** The turn is over: units that have not moved with the others by now no longer may. */
export function breakUp(p: Corps): void {
  for (let unit = 0; unit < p.marks.length; unit++) p.marks[unit] &= ~mark.TOGETHER
}

function judgeTogether(p: Corps, body: number): Refusal | undefined {
  const { later, prices } = p.scenario
  if (later.together < 0) return EACH_BY_ITSELF
  const why = judge(p, spending(p).command, body, prices.move)
  if (why !== undefined) return why
  if (!isBrigade(p, body)) return NO_BRIGADE
  findChain(p, body)
  return chain.count === 1 ? ALONE : undefined
}

export const MoveTogether: Choice<Corps> = {
  verb: 'move together {bodies}',
  propose(p, _seat, offers) {
    if (p.scenario.later.together < 0) return
    for (const body of ownBodies(p)) offers.try(body)
  },
  check: (p, _seat, body) => judgeTogether(p, body),
  play(p, _seat, body, _b, _dice, journal) {
    findChain(p, body)
    for (let k = 1; k < chain.count; k++) p.marks[chain.units[k]] |= mark.TOGETHER
    p.pips -= p.scenario.prices.move
    p.picked = 1 + body
    journal?.tell(EVERYBODY, event.MovedTogether, body, chain.count)
    begin(p, Moving)
  },
}
