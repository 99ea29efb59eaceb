/** Phase 6: saved orders bring routed units back (G87 to G89, G147, A37). */
import { type Choice, EVERYBODY, type Journal, type Phase, refusal } from '../../../../src/kernel/index.ts'
import {
  controls,
  count,
  muster,
  setTenant,
  TENANT_FRESH,
  TENANT_ROUTED,
  tenantState,
  tenants,
  turn,
} from '../state/army.ts'
import { BOTH, close } from '../state/asking.ts'
import { FIELD, RESERVE, SECTORS, SIDES } from '../state/board.ts'
import { holding, kindOf } from '../state/counts.ts'
import { event } from '../state/events.ts'
import type { Generals } from '../state/position.ts'
import { ARTILLERY, freshStand, INFANTRY, stand } from '../state/stands.ts'

const NO_ORDERS_SAVED = refusal('G87', 'Each saved order rallies one unit, and none is left.')
const NEEDS_TWO = refusal('G88', 'Two routed units of a type in the routed box merge into one.')
const WHERE_IT_STANDS = refusal('G89', 'Artillery never flees to the routed box: it recovers in its sector.')
const NO_GUN = refusal('G89', 'A routed gun is rallied in a sector that you control, one at a time.')
const NOT_HELD = refusal('G147', 'Infantry in a building is rallied as guns are: where you control the sector.')
const NO_OCCUPANT = refusal('G147', 'There is no routed infantry of yours in that building.')

const MERGED = 2

function used(p: Generals, side: number): number {
  let sum = p.wishKind[kindOf(side, 0)] + p.wishKind[kindOf(side, 1)]
  for (let sector = 0; sector < SECTORS; sector++) sum += p.wish[holding(side, sector)] + p.wish2[holding(side, sector)]
  return sum
}

const rally: Choice<Generals> = {
  verb: 'rally {types}',
  propose(_p, _side, offers) {
    for (let type = INFANTRY; type <= ARTILLERY; type++) offers.try(type)
  },
  check(p, side, type) {
    if (type === ARTILLERY) return WHERE_IT_STANDS
    if (used(p, side) >= p.saved[side]) return NO_ORDERS_SAVED
    return p.box[kindOf(side, type)] < MERGED * (p.wishKind[kindOf(side, type)] + 1) ? NEEDS_TWO : undefined
  },
  play(p, side, type) {
    p.wishKind[kindOf(side, type)]++
  },
}

const recover: Choice<Generals> = {
  verb: 'recover {sectors}',
  propose(p, side, offers) {
    for (let sector = 0; sector < FIELD; sector++) if (count(p, side, sector, stand.A_ROUTED) > 0) offers.try(sector)
  },
  check(p, side, sector) {
    if (used(p, side) >= p.saved[side]) return NO_ORDERS_SAVED
    if (!controls(p, side, sector)) return NO_GUN
    return p.wish[holding(side, sector)] >= count(p, side, sector, stand.A_ROUTED) ? NO_GUN : undefined
  },
  play(p, side, sector) {
    p.wish[holding(side, sector)]++
  },
}

const hearten: Choice<Generals> = {
  verb: 'hearten {sectors}',
  propose(p, side, offers) {
    for (let sector = 0; sector < FIELD; sector++) if (tenants(p, side, sector) === 1) offers.try(sector)
  },
  check(p, side, sector) {
    if (used(p, side) >= p.saved[side]) return NO_ORDERS_SAVED
    if (
      tenants(p, side, sector) === 0 ||
      tenantState(p, sector) !== TENANT_ROUTED ||
      p.wish2[holding(side, sector)] > 0
    )
      return NO_OCCUPANT
    return controls(p, side, sector) ? undefined : NOT_HELD
  },
  play(p, side, sector) {
    p.wish2[holding(side, sector)]++
  },
}

/** Does a side visibly have units to rally, however many orders it has saved? */
function anybodyRouted(p: Generals, side: number): boolean {
  for (let type = INFANTRY; type < ARTILLERY; type++) if (p.box[kindOf(side, type)] >= MERGED) return true
  for (let sector = 0; sector < FIELD; sector++) {
    const routed =
      count(p, side, sector, stand.A_ROUTED) > 0 ||
      (tenants(p, side, sector) === 1 && tenantState(p, sector) === TENANT_ROUTED)
    if (routed && controls(p, side, sector)) return true
  }
  return false
}

function carryOut(p: Generals, journal: Journal | undefined): void {
  for (const side of SIDES) {
    for (let type = INFANTRY; type < ARTILLERY; type++) {
      const kind = kindOf(side, type)
      const n = p.wishKind[kind]
      if (n === 0) continue
      p.wishKind[kind] = 0
      p.box[kind] -= MERGED * n
      p.merged[kind] += (MERGED - 1) * n
      muster(p, side, RESERVE[side], freshStand[type], n)
      journal?.tell(EVERYBODY, event.Rallied, side, n, type)
    }
    for (let sector = 0; sector < FIELD; sector++) {
      const guns = p.wish[holding(side, sector)]
      if (guns > 0) {
        p.wish[holding(side, sector)] = 0
        turn(p, side, sector, stand.A_ROUTED, stand.A, guns)
        journal?.tell(EVERYBODY, event.GunRallied, side, guns, ARTILLERY, sector)
      }
      if (p.wish2[holding(side, sector)] > 0) {
        p.wish2[holding(side, sector)] = 0
        setTenant(p, side, sector, TENANT_FRESH)
        journal?.tell(EVERYBODY, event.GunRallied, side, 1, INFANTRY, sector)
      }
    }
  }
}

export const Rally: Phase<Generals> = {
  name: 'rally',
  rule: 'G87',
  secret: 'together',
  asks: () => BOTH,
  choices: [rally, recover, hearten, close()],
  idle: (p, side) => !anybodyRouted(p, side),
  steps: [(p, _dice, journal) => carryOut(p, journal)],
}
