/** 7 Choices of the movement that are made one by one: of a unit, a stack, a leader, or of who comes in. `shares.ts` says when theirs are others. */
import type { Choice, Offers } from '../../engine/index.ts'
import { whyNotMove } from './movement.ts'
import type { Eagle } from './position.ts'
import { WAITING } from './stacks.ts'

type ByShare = Pick<Choice<Eagle>, 'propose' | 'share'>
type Offer = (p: Eagle, seat: number, thing: number, offers: Offers) => void
type Ever = (p: Eagle, thing: number) => boolean

const always: Ever = () => true

/** A choice of units: `offer` says what one could do that may act (`whyNotMove`), `ever` whether it could be of those that do such a thing at all. */
export const eachUnit = (offer: Offer, ever = always): ByShare => ({
  propose(p, seat, offers) {
    for (let unit = 0; unit < p.scenario.army.units.length; unit++)
      if (ever(p, unit) && whyNotMove(p, seat, unit) === undefined) offer(p, seat, unit, offers)
  },
  share: { of: 'units', ever, propose: offer },
})

/** A choice of units that is offered whether they may act or not. */
const eachAtAll = (offer: Offer, ever = always): ByShare => ({
  propose(p, seat, offers) {
    for (let unit = 0; unit < p.scenario.army.units.length; unit++) if (ever(p, unit)) offer(p, seat, unit, offers)
  },
  share: { of: 'units', evenIdle: true, ever, propose: offer },
})

/** A choice of stacks, each offered with a unit that lies there. */
export const eachLying = (offer: Offer): ByShare =>
  eachAtAll((p, seat, unit, offers) => {
    if (p.scenario.army.side[unit] === seat && p.at[unit] >= 0) offer(p, seat, unit, offers)
  })

/** A choice of units that wait off the map for their turn to come in. */
export const eachComer = (offer: Offer): ByShare =>
  eachAtAll(
    (p, seat, unit, offers) => {
      if (p.at[unit] === WAITING && p.scenario.army.side[unit] === seat) offer(p, seat, unit, offers)
    },
    (p, unit) => p.scenario.comers.includes(unit),
  )

/** A choice of leaders of the seat. */
export const eachLeader = (offer: Offer): ByShare => ({
  propose(p, seat, offers) {
    const { leaderSide } = p.scenario.army
    for (let leader = 0; leader < leaderSide.length; leader++) if (leaderSide[leader] === seat) offer(p, seat, leader, offers)
  },
  share: { of: 'leaders', propose: offer },
})
