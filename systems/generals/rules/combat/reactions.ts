/**
 * Steps 1 and 2 of combat: squares and counter-charges (G54, G56, G96 to G100), cavalry that falls back (G103), the
 * zone of a counter-charge.
 */
import {
  from as atLeast,
  type Choice,
  type Dice,
  d6,
  EVERYBODY,
  type Journal,
  type Phase,
  refusal,
} from '../../../../src/kernel/index.ts'
import { committed, count, FRIENDLY, muster, room, status, stepFull, stepLimit, turn } from '../state/army.ts'
import { close, noted, sidesWith } from '../state/asking.ts'
import {
  enemyOf,
  FIELD,
  FIGHTING_BORDERS,
  fallBackStep,
  SECTORS,
  SIDES,
  SPACES,
  stepsOut,
  stepTo,
  ZONES,
} from '../state/board.ts'
import { groupAt, half, holding } from '../state/counts.ts'
import { event } from '../state/events.ts'
import type { Generals } from '../state/position.ts'
import { arm, CAVALRY, INFANTRY, stand } from '../state/stands.ts'
import { ASSAULT, homeOf, target } from './zones.ts'

/**
 * The units that react, starting with those that will be spent anyway (ruling B2): units that have just arrived defend
 * like the others (A46).
 */
const INFANTRY_STANDS = [stand.I_ARRIVED, stand.I]
const CAVALRY_STANDS = [stand.C_ARRIVED, stand.C, stand.C_MOVED]

/** Unspent passive units of a type in a sector: those that may react (G96). */
function mayReact(p: Generals, side: number, sector: number, stands: readonly number[]): number {
  let sum = 0
  for (const s of stands) sum += count(p, side, sector, s) - committed(p, side, sector, s)
  return sum
}

/** Enemy units of a type that attack a side's sector over any border (A20). */
function attackersOf(p: Generals, side: number, sector: number, type: number): number {
  const foe = enemyOf(side)
  let sum = 0
  for (const out of stepsOut[sector]) {
    const zone = out >> 1
    if (zone >= FIGHTING_BORDERS || p.zone[zone] !== ASSAULT || target(p, foe, zone) !== sector) continue
    if (type === INFANTRY) sum += p.group[groupAt(out ^ 1, arm.I)]
    else sum += p.group[groupAt(out ^ 1, arm.C)] + p.group[groupAt(out ^ 1, arm.C_AGAIN)]
  }
  return sum
}

const mayForm = (p: Generals, side: number, sector: number): number =>
  attackersOf(p, side, sector, CAVALRY) > 0 ? mayReact(p, side, sector, INFANTRY_STANDS) : 0
const mayCounter = (p: Generals, side: number, sector: number): number =>
  attackersOf(p, side, sector, INFANTRY) > 0 ? mayReact(p, side, sector, CAVALRY_STANDS) : 0

const NO_CAVALRY = refusal('G98', 'Infantry forms square only when enemy cavalry attacks its sector.')
const NO_INFANTRY = refusal('G99', 'Cavalry counter-charges only when enemy infantry attacks its sector.')
const NO_MORE = refusal('G96', 'Only unspent units that do not act themselves may react, each once.')

const square: Choice<Generals> = {
  verb: 'square {sectors}',
  propose(p, side, offers) {
    for (let sector = 0; sector < FIELD; sector++) if (p.held[holding(side, sector)] > 0) offers.try(sector)
  },
  check(p, side, sector) {
    if (attackersOf(p, side, sector, CAVALRY) === 0) return NO_CAVALRY
    return p.wish[holding(side, sector)] >= mayReact(p, side, sector, INFANTRY_STANDS) ? NO_MORE : undefined
  },
  play(p, side, sector) {
    p.wish[holding(side, sector)]++
  },
}

const countercharge: Choice<Generals> = {
  verb: 'countercharge {sectors}',
  propose: square.propose,
  check(p, side, sector) {
    if (attackersOf(p, side, sector, INFANTRY) === 0) return NO_INFANTRY
    return p.wish2[holding(side, sector)] >= mayReact(p, side, sector, CAVALRY_STANDS) ? NO_MORE : undefined
  },
  play(p, side, sector) {
    p.wish2[holding(side, sector)]++
  },
}

/** One unit of the given classes that does not act becomes `into`. */
function change(p: Generals, side: number, sector: number, stands: readonly number[], into: number): void {
  for (const s of stands)
    if (count(p, side, sector, s) - committed(p, side, sector, s) > 0) {
      turn(p, side, sector, s, into, 1)
      return
    }
}

/** Each unit rolls with -1 (G97); whether it succeeds or fails, it has reacted (A17) and will be spent (G100). */
function rollReactions(p: Generals, dice: Dice, journal: Journal | undefined): void {
  const { special, dice: reading } = p.scenario.tables.file
  const needed = reading.threshold - special.reaction
  for (let sector = 0; sector < FIELD; sector++)
    for (const side of SIDES) {
      const at = holding(side, sector)
      for (; p.wish[at] > 0; p.wish[at]--) {
        const roll = dice.roll(d6, atLeast(needed))
        journal?.tell(EVERYBODY, event.TriesSquare, side, sector, roll, Number(roll >= needed))
        change(p, side, sector, INFANTRY_STANDS, roll >= needed ? stand.SQUARE : stand.I_REACTED)
      }
      for (; p.wish2[at] > 0; p.wish2[at]--) {
        const roll = dice.roll(d6, atLeast(needed))
        journal?.tell(EVERYBODY, event.TriesCounter, side, sector, roll, Number(roll >= needed))
        change(p, side, sector, CAVALRY_STANDS, roll >= needed ? stand.C_COUNTER : stand.C_REACTED)
      }
    }
}

export const Reactions: Phase<Generals> = {
  name: 'reactions',
  rule: 'G96',
  secret: 'together',
  asks: noted,
  choices: [square, countercharge, close()],
  steps: [
    (p) => {
      p.asked = sidesWith((side) => {
        for (let sector = 0; sector < FIELD; sector++)
          if (mayForm(p, side, sector) + mayCounter(p, side, sector) > 0) return true
        return false
      })
    },
    rollReactions,
  ],
}

const CANNOT_FALL_BACK = refusal(
  'G103',
  'Only passive cavalry that is attacked, unspent and has not rolled a reaction may fall back.',
)
const NOT_FRIENDLY = refusal('G103', 'Cavalry falls back only into a friendly sector towards its own reserve.')
const NO_ROOM = refusal('G14', 'There is no room in the sector behind.')

/** Is a side's sector under assault over any border? */
function assaulted(p: Generals, side: number, sector: number): boolean {
  for (const out of stepsOut[sector]) {
    const zone = out >> 1
    if (zone < FIGHTING_BORDERS && p.zone[zone] === ASSAULT && target(p, enemyOf(side), zone) === sector) return true
  }
  return false
}

const retreat: Choice<Generals> = {
  verb: 'retreat {sectors}',
  propose: square.propose,
  check(p, side, sector) {
    if (sector >= FIELD || !assaulted(p, side, sector)) return CANNOT_FALL_BACK
    const wished = p.wish[holding(side, sector)]
    if (wished >= mayReact(p, side, sector, CAVALRY_STANDS)) return CANNOT_FALL_BACK
    const step = fallBackStep[side][sector]
    if (status(p, side, stepTo[step]) !== FRIENDLY) return NOT_FRIENDLY
    if (wished >= room(p, side, stepTo[step])) return NO_ROOM
    return p.crossed[step] + wished >= stepLimit(p, step) ? stepFull(p, step) : undefined
  },
  play(p, side, sector) {
    p.wish[holding(side, sector)]++
  },
}

/** Cavalry that prefers not to stand falls back before the first placement (A18, A52). */
export const Retreats: Phase<Generals> = {
  name: 'falling back',
  rule: 'G103',
  secret: 'together',
  asks: noted,
  choices: [retreat, close()],
  steps: [
    (p) => {
      p.asked = sidesWith((side) => {
        for (let sector = 0; sector < FIELD; sector++) if (retreat.check(p, side, sector, 0) === undefined) return true
        return false
      })
    },
    (p, _dice, journal) => {
      for (const side of SIDES)
        for (let sector = 0; sector < SECTORS; sector++) {
          const n = p.wish[holding(side, sector)]
          if (n === 0) continue
          const step = fallBackStep[side][sector]
          p.crossed[step] += n
          for (; p.wish[holding(side, sector)] > 0; p.wish[holding(side, sector)]--) {
            change(p, side, sector, CAVALRY_STANDS, stand.C_REACTED)
            muster(p, side, sector, stand.C_REACTED, -1)
            leaving[holding(side, sector)]++
          }
          journal?.tell(EVERYBODY, event.FellBack, side, n, step)
        }
      // Units arrive when all have left: one that has fallen back is not taken for one that is still to.
      for (const side of SIDES)
        for (let sector = 0; sector < SECTORS; sector++) {
          const n = leaving[holding(side, sector)]
          leaving[holding(side, sector)] = 0
          if (n === 0) continue
          const to = stepTo[fallBackStep[side][sector]]
          muster(p, side, to, p.scenario.terrain.forest[to] === 1 ? stand.C_SPENT : stand.C_REACTED, n)
        }
    },
  ],
}
const leaving = new Uint8Array(SECTORS * 2)

const NO_CHARGERS = refusal('G99', 'No counter-charger is left in that sector.')
const NOT_THERE = refusal('G99', 'A counter-charge goes against enemy infantry that attacks the sector.')
const ZONE_FULL = refusal('G105', 'Five units of a side find room in a zone.')
const MUST_CHARGE = refusal('G102', 'Every counter-charger goes into a zone where there is room.')

const chargersLeft = (p: Generals, side: number, sector: number): number => {
  let sum = count(p, side, sector, stand.C_COUNTER)
  for (const out of stepsOut[sector]) if (out >> 1 < FIGHTING_BORDERS) sum -= p.wishZone[half(side, out >> 1)]
  return sum
}

/** Own attackers already bound for a side's half of a zone. */
function attackersIn(p: Generals, side: number, zone: number): number {
  const step = p.attack[half(side, zone)] - 1
  if (step < 0) return 0
  let sum = 0
  for (let a = arm.I; a <= arm.A; a++) sum += p.group[groupAt(step, a)]
  return sum
}

const charge: Choice<Generals> = {
  verb: 'charge {zones}',
  propose(_p, _side, offers) {
    for (let zone = 0; zone < FIGHTING_BORDERS; zone++) offers.try(zone)
  },
  check(p, side, zone) {
    const foe = enemyOf(side)
    if (zone >= FIGHTING_BORDERS || p.zone[zone] !== ASSAULT || target(p, foe, zone) < 0) return NOT_THERE
    if (p.group[groupAt(p.attack[half(foe, zone)] - 1, arm.I)] === 0) return NOT_THERE
    if (chargersLeft(p, side, homeOf(p, side, zone)) <= 0) return NO_CHARGERS
    return attackersIn(p, side, zone) + p.wishZone[half(side, zone)] >= SPACES ? ZONE_FULL : undefined
  },
  play(p, side, zone) {
    p.wishZone[half(side, zone)]++
  },
}

/** Zones into which a side can send a counter-charger now. */
function openZonesFor(p: Generals, side: number): { zones: number; only: number } {
  let zones = 0
  let one = -1
  for (let zone = 0; zone < FIGHTING_BORDERS; zone++)
    if (charge.check(p, side, zone, 0) === undefined) {
      zones++
      one = zone
    }
  return { zones, only: one }
}

/** Each counter-charger goes into a zone with attacking infantry (A19). */
export const CounterCharges: Phase<Generals> = {
  name: 'counter-charges',
  rule: 'G99',
  secret: 'together',
  asks: noted,
  choices: [charge, close((p, side) => (openZonesFor(p, side).zones > 0 ? MUST_CHARGE : undefined))],
  steps: [
    (p) => {
      p.asked = sidesWith((side) => {
        for (;;) {
          const { zones, only } = openZonesFor(p, side)
          if (zones !== 1) return zones > 1
          p.wishZone[half(side, only)]++
        }
      })
    },
    (p, _dice, journal) => {
      for (const side of SIDES)
        for (let zone = 0; zone < ZONES; zone++) {
          const n = p.wishZone[half(side, zone)]
          if (n === 0) continue
          p.wishZone[half(side, zone)] = 0
          // They stand on the way to the sector that they charge.
          const step = (p.attack[half(enemyOf(side), zone)] - 1) ^ 1
          p.group[groupAt(step, arm.C_COUNTER)] += n
          journal?.tell(EVERYBODY, event.CounterCharges, side, n, zone)
        }
      // Counter-chargers that found no room in any zone defend like other cavalry that has reacted.
      for (const side of SIDES)
        for (let sector = 0; sector < FIELD; sector++) {
          const left = count(p, side, sector, stand.C_COUNTER) - committed(p, side, sector, stand.C_COUNTER)
          turn(p, side, sector, stand.C_COUNTER, stand.C_REACTED, left)
        }
    },
  ],
}
