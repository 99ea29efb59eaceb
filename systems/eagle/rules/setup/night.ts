/**
 * S3.2 The night between the two days: what is left is laid out, and for four turns both sides only march and rally.
 */
import { begin, EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { Markers } from '../markers/play.ts'
import { NIGHT } from '../state/carried.ts'
import { event } from '../state/events.ts'
import { ARTILLERY } from '../state/ground.ts'
import { type Eagle, ELIMINATED, MARCH, UNLIMBERED } from '../state/position.ts'
import { enter, refresh } from '../state/stacks.ts'
import { Deployment } from './deployment.ts'
import { OrderOfArrival } from './order-of-arrival.ts'

/** Is it still night: no unit fires or attacks, and no order is changed? */
export const isNight = (p: Eagle): boolean => p.scenario.carried !== undefined && p.turn <= NIGHT

/** Lays out what is left of the first day; all have maneuver orders. */
export function layOutNight(p: Eagle, journal: Journal | undefined): void {
  const { army, carried } = p.scenario
  if (carried === undefined) return
  p.march.fill(1)
  p.order.fill(MARCH)
  p.pending.fill(0)
  for (const { unit, hex, facing, lost, state, limbered } of carried.units) {
    p.lost[unit] = lost
    p.state[unit] = state
    if (army.arm[unit] === ARTILLERY && !limbered) p.form[unit] = UNLIMBERED
    if (p.top[hex] < 0) p.dir[hex] = facing
    enter(p, unit, hex)
    journal?.tell(EVERYBODY, event.Deployed, unit, hex)
  }
  for (const unit of carried.gone) {
    p.at[unit] = ELIMINATED
    p.lost[unit] = army.cf[unit]
  }
  for (const { leader, hex, worn } of carried.leaders) {
    p.where[leader] = hex
    p.worn[leader] = worn ? 1 : 0
    journal?.tell(EVERYBODY, event.LeaderPlaced, leader, hex)
  }
  for (let place = 0; place < carried.held.length; place++) p.held[place] = carried.held[place]
}

/**
 * At dawn puts the orders of the second day in force; Dupont orders his march and sets up his vanguard. Must come last
 * in a step.
 */
export function breakDay(p: Eagle, journal: Journal | undefined): void {
  const { army, orders } = p.scenario
  for (let f = 0; f < army.formations.length; f++) {
    p.order[f] = orders[f]
    const marching = orders[f] === MARCH ? 1 : 0
    if (p.march[f] !== marching) journal?.tell(EVERYBODY, marching ? event.MarchBegins : event.MarchEnds, f)
    p.march[f] = marching
  }
  for (let unit = 0; unit < army.units.length; unit++) if (p.at[unit] >= 0) refresh(p, p.at[unit])
  if (p.scenario.markerSide.length > 0) begin(p, Markers)
  begin(p, Deployment)
  if (p.scenario.exchange !== undefined) begin(p, OrderOfArrival)
}
