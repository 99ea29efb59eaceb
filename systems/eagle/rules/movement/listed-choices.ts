/**
 * 7 Choices of the movement that are made one by one: for a unit, a stack, a leader, or an arriving unit.
 * `list-slices.ts` says when they change.
 */
import type { Choice, Offers } from '../../../../src/kernel/index.ts'
import { type Eagle, WAITING } from '../state/position.ts'
import { whyNotMove } from './movement.ts'

type Listed = Pick<Choice<Eagle>, 'propose' | 'slice'>
/** `traits` are those of the thing, if known. */
type Offer = (p: Eagle, seat: number, thing: number, offers: Offers, traits?: number) => void
type Ever = (p: Eagle, thing: number) => boolean

const always: Ever = () => true

/** Traits of a unit that rule choices out. It may not act (`whyNotMove`). */
export const IDLE = 1
/** No other unit lies with it. */
export const ALONE = 2
/** It lies on top of its stack. */
export const TOPMOST = 4
/** It does not turn with its hex: it turns by itself, or others lie on top of it. */
export const FACED = 8
/** It stands in one hex, not in several as skirmishers may. */
export const GATHERED = 16
/** It is on the map. */
export const PRESENT = 32
/** It may act, and still owes something to its order (`owes`). */
export const OWING = 64

/**
 * A choice of units: `offer` gives what a unit that may act (`whyNotMove`) could do, `ever` says whether a unit could
 * do such a thing at all, and `unless` names the traits that rule it out.
 */
export const eachUnit = (offer: Offer, ever = always, unless = IDLE): Listed => ({
  propose(p, seat, offers) {
    for (let unit = 0; unit < p.scenario.army.units.length; unit++)
      if (ever(p, unit) && whyNotMove(p, seat, unit) === undefined) offer(p, seat, unit, offers)
  },
  slice: { of: 'units', unless, ever, propose: offer },
})

/** A choice of units that is offered whether they may act or not, unless a trait rules it out. */
const eachAtAll = (unless: number, offer: Offer, ever = always): Listed => ({
  propose(p, seat, offers) {
    for (let unit = 0; unit < p.scenario.army.units.length; unit++) if (ever(p, unit)) offer(p, seat, unit, offers)
  },
  slice: { of: 'units', unless, ever, propose: offer },
})

/** A choice of stacks, each offered with a unit that lies there and has none of the traits `unless`. */
export const eachLying = (unless: number, offer: Offer): Listed =>
  eachAtAll(unless, (p, seat, unit, offers) => {
    if (p.scenario.army.side[unit] === seat && p.at[unit] >= 0) offer(p, seat, unit, offers)
  })

/** A choice of units that wait off the map for their turn to come in. */
export const eachComer = (offer: Offer): Listed =>
  eachAtAll(
    PRESENT,
    (p, seat, unit, offers) => {
      if (p.at[unit] === WAITING && p.scenario.army.side[unit] === seat) offer(p, seat, unit, offers)
    },
    (p, unit) => p.scenario.comers.includes(unit),
  )

/** A choice of leaders of the seat. */
export const eachLeader = (offer: Offer): Listed => ({
  propose(p, seat, offers) {
    const { leaderSide } = p.scenario.army
    for (let leader = 0; leader < leaderSide.length; leader++)
      if (leaderSide[leader] === seat) offer(p, seat, leader, offers)
  },
  slice: { of: 'leaders', propose: offer },
})

/** A choice that concerns no single thing. */
export const eachSeat = (offer: (p: Eagle, seat: number, offers: Offers) => void): Listed => ({
  propose: offer,
  slice: { of: 'seats', propose: (p, seat, _thing, offers) => offer(p, seat, offers) },
})
