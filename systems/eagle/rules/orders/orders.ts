/** 3 Orders: how a Commander in Chief changes them, in secret, by dice. */

import { NO } from '../../../../src/hex/index.ts'
import {
  type Dice,
  d6,
  EVERYBODY,
  from,
  type Journal,
  only,
  type Phase,
  type Refusal,
  refusal,
} from '../../../../src/kernel/index.ts'
import { defend, owesArea } from '../setup/deployment.ts'
import { areaExists } from '../state/areas.ts'
import { isOpenEnd, measureOrders, orderDistance, reaches } from '../state/command.ts'
import { event } from '../state/events.ts'
import { leadsOf } from '../state/leading.ts'
import { DEFEND, type Eagle, MARCH } from '../state/position.ts'
import { withRoom } from '../state/scratch.ts'
import { FRENCH } from '../state/sides.ts'
import { refresh } from '../state/stacks.ts'

const FOREIGN = refusal('3.0', 'You write the orders of your own formations.')
const NO_CHIEF = refusal('3.0', 'No Commander in Chief on the map can change the orders of this formation.')
const NO_LEADER = refusal('3.0', 'Its leader is not on the map, and no other leader can take the order.')
const CHIEF_OUT = refusal(
  'RA105',
  'Its Commander in Chief is out until next turn: until then nobody changes its order.',
)
const LEADER_OUT = refusal('RA105', 'Its leader is out until next turn: until then nobody takes a new order.')
const NO_TRIES = refusal('RA116', 'Its Commander in Chief has no tries left this turn.')
const TRY_FIRST = refusal('3.0', 'Its order changes only after a try has succeeded.')
const WRITE_FIRST = refusal('3.0', 'The try has succeeded: write the new order first.')
const TOO_FAR = refusal(
  'RA6',
  'No die is enough: round the enemy and his zones of control, the distance over the divider is more than six.',
)
const CHIEF_SHUT_IN = refusal(
  '9.1',
  'The Commander in Chief stands in an enemy zone of control without troops: no order leaves him.',
)
const LEADER_SHUT_IN = refusal(
  '9.1',
  'Its leader stands in an enemy zone of control without troops: no order reaches him.',
)
const NO_GROUND = refusal('3.1e', 'Your side controls no area that this formation could defend.')
const ENCOUNTER = refusal(
  'S4.8.2',
  'French formations keep maneuver orders until they have come within 5 hexes of a Spanish unit.',
)
const AREA_FIRST = refusal('3.1e', 'Say first which area is defended.')

const QUIET = 6

/** Returns the number of the commander on the map that may change the orders of a formation now, or -1 (RA118). */
function commanderOf(p: Eagle, formation: number): number {
  const { commanders } = p.scenario
  const isThere = (leader: number): boolean => leader >= 0 && p.where[leader] >= 0 && p.away[leader] === 0
  // Castaños takes precedence over Reding if he reaches the leader (S4.9.3).
  for (let k = 0; k < commanders.length; k++)
    if (
      ((commanders[k].near >> formation) & 1) === 1 &&
      isThere(commanders[k].leader) &&
      reaches(p, commanders[k].leader, formation)
    )
      return k
  for (let k = 0; k < commanders.length; k++)
    if (
      isThere(commanders[k].leader) &&
      ((commanders[k].formations & leadsOf(p, commanders[k].leader)) >> formation) & 1
    )
      return k
  return -1
}

/** RA105 Is a commander out until next turn who could change the orders of a formation? */
const isChiefOut = (p: Eagle, formation: number): boolean =>
  p.scenario.commanders.some(
    ({ leader, formations, near }) =>
      leader >= 0 &&
      p.where[leader] >= 0 &&
      p.away[leader] > 0 &&
      (((formations & leadsOf(p, leader)) | near) >> formation) & 1,
  )

let chiefs = new Int8Array(0)

/**
 * Works out the die that each formation needs: 0 or less if a change succeeds by itself, more than 6 if it cannot (RA5
 * to RA7).
 */
export function measureDice(p: Eagle): void {
  const { army, commanders } = p.scenario
  chiefs = withRoom(chiefs, army.formations.length)
  for (let f = 0; f < army.formations.length; f++) chiefs[f] = commanderOf(p, f)
  /** Returns the hex of the leader of a formation, to whom an order could go; -1 for none. */
  const whither = (f: number): number => {
    const led = army.leaderOf[f]
    return led >= 0 && p.away[led] === 0 ? p.where[led] : -1
  }
  for (let k = 0; k < commanders.length; k++) {
    const { leader, divider } = commanders[k]
    if (leader < 0 || p.where[leader] < 0) continue
    const under = [...army.formations.keys()].filter((f) => chiefs[f] === k)
    measureOrders(
      p,
      army.leaderSide[leader],
      p.where[leader],
      QUIET * divider,
      under.map(whither).filter((hex) => hex >= 0),
    )
    for (const f of under) {
      const to = whither(f)
      const points = to < 0 ? NO : orderDistance(p, p.where[leader], to)
      p.needed[f] = points === NO ? QUIET + 1 : Math.ceil(points / divider)
    }
  }
}

/** Returns the die that a change of a formation's orders needs in this orders phase. */
export const dieNeeded = (p: Eagle, formation: number): number => p.needed[formation]

function whyNotTry(p: Eagle, seat: number, formation: number): Refusal | undefined {
  const { army, commanders, rules } = p.scenario
  if (army.formationSide[formation] !== seat) return FOREIGN
  if (owesOrder(p, seat)) return WRITE_FIRST
  if (owesArea(p, seat)) return AREA_FIRST
  const commander = commanderOf(p, formation)
  if (commander < 0) return isChiefOut(p, formation) ? CHIEF_OUT : NO_CHIEF
  if (p.tries[commander] <= 0) return NO_TRIES
  if (rules.has('encounter') && seat === FRENCH && p.march[formation] === 1 && p.met[formation] === 0) return ENCOUNTER
  const led = army.leaderOf[formation]
  if (led < 0 || p.where[led] < 0) return NO_LEADER
  if (p.away[led] > 0) return LEADER_OUT
  if (dieNeeded(p, formation) <= QUIET) return undefined
  if (!isOpenEnd(p, seat, p.where[commanders[commander].leader])) return CHIEF_SHUT_IN
  return isOpenEnd(p, seat, p.where[led]) ? TOO_FAR : LEADER_SHUT_IN
}

/** The die is rolled first: after a success the player may give any order (RA116). */
function tryOrder(p: Eagle, seat: number, formation: number, dice: Dice, journal: Journal | undefined): void {
  const commander = commanderOf(p, formation)
  const needed = dieNeeded(p, formation)
  p.tries[commander]--
  p.tried[commander] = 1
  if (needed > 0) {
    const roll = dice.roll(d6, from(needed))
    journal?.tell(only(seat), event.TriesOrder, formation, needed, roll)
    if (roll < needed) {
      journal?.tell(only(seat), event.OrderKept, formation)
      return
    }
  }
  p.pending[formation] = TO_WRITE
}

/** `pending`: its order has been written, its area not yet. */
const TO_WRITE = 2

function owesOrder(p: Eagle, seat: number): boolean {
  const { army } = p.scenario
  for (let f = 0; f < army.formations.length; f++)
    if (army.formationSide[f] === seat && p.pending[f] === TO_WRITE) return true
  return false
}

function whyNotOrder(p: Eagle, seat: number, formation: number, order: number): Refusal | undefined {
  if (p.scenario.army.formationSide[formation] !== seat) return FOREIGN
  if (p.pending[formation] !== TO_WRITE) return TRY_FIRST
  return order === DEFEND && !areaExists(p, seat) ? NO_GROUND : undefined
}

function writeOrder(p: Eagle, seat: number, formation: number, order: number, journal: Journal | undefined): void {
  p.order[formation] = order
  p.area[formation] = 0
  p.pending[formation] = order === DEFEND ? 1 : 0
  journal?.tell(only(seat), event.OrderChanged, formation, order)
}

/** 2 A: both sides write in secret; all hear only which formations are under maneuver orders. */
export const Orders: Phase<Eagle> = {
  name: 'orders',
  rule: '3.0',
  secret: 'alone',
  asks: () => EVERYBODY,
  choices: [
    {
      verb: 'try {formations}',
      propose(p, seat, offers) {
        const { army } = p.scenario
        for (let f = 0; f < army.formations.length; f++) if (army.formationSide[f] === seat) offers.try(f)
      },
      check: whyNotTry,
      play: (p, seat, formation, _b, dice, journal) => tryOrder(p, seat, formation, dice, journal),
    },
    {
      verb: 'order {formations} > {orders}',
      propose(p, seat, offers) {
        const { army } = p.scenario
        for (let f = 0; f < army.formations.length; f++)
          if (army.formationSide[f] === seat && p.pending[f] === TO_WRITE)
            for (let order = 0; order < p.scenario.counts.orders; order++) offers.try(f, order)
      },
      check: whyNotOrder,
      play: (p, seat, formation, order, _dice, journal) => writeOrder(p, seat, formation, order, journal),
    },
    defend,
    {
      verb: 'close',
      propose: (_p, _seat, offers) => offers.try(),
      check: (p, seat) => (owesOrder(p, seat) ? WRITE_FIRST : owesArea(p, seat) ? AREA_FIRST : undefined),
      play() {},
      closes: true,
    },
  ],
}

/**
 * Counts the tries of a turn, and works out the dice that they need, before the sheets are opened: nothing moves while
 * orders are written.
 */
export function countTries(p: Eagle): void {
  const { commanders } = p.scenario
  measureDice(p)
  for (let k = 0; k < commanders.length; k++) {
    p.tries[k] = commanders[k].tries
    p.tried[k] = 0
  }
}

/** Closes the sheets: all see which formations are under maneuver orders, because enemy moves depend on it. */
export function closeSheets(p: Eagle, journal: Journal | undefined): void {
  const { army } = p.scenario
  let changed = 0
  for (let f = 0; f < army.formations.length; f++) {
    p.shown[f] = 0
    const marching = p.order[f] === MARCH ? 1 : 0
    if (marching === p.march[f]) continue
    p.march[f] = marching
    changed |= 1 << f
    journal?.tell(EVERYBODY, marching ? event.MarchBegins : event.MarchEnds, f)
  }
  for (let node = 0; node < army.unitOf.length; node++)
    if (p.at[node] >= 0 && ((changed >> army.formation[army.unitOf[node]]) & 1) === 1) refresh(p, p.at[node])
}
