/**
 * The targets of attackers without an opponent, and of those that pass over a routed one (G57, G108, G113 to G115; A22,
 * A28, A32).
 */

import { type Choice, EVERYBODY, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { close, NOT_YOURS, noted, sidesWith } from '../state/asking.ts'
import { enemyOf, FIGHTING_BORDERS, SPACES, ZONES } from '../state/board.ts'
import { oppositeSpace, sideOfSpace, space, zoneOfSpace } from '../state/counts.ts'
import { event } from '../state/events.ts'
import { RANGED } from '../state/parts.ts'
import type { Generals } from '../state/position.ts'
import { ARTILLERY, CAVALRY, EMPTY, isAttacker, isRoutedWho, OCCUPANT, typeOfWho } from '../state/stands.ts'
import { belongsTo, CLOSED, goal, isOnBorder } from './zones.ts'

/**
 * Has a unit an attack in the running part of the combat: infantry in both, guns in the first, cavalry in the second
 * (G53, G55, G60, G94)?
 */
export const strikes = (p: Generals, who: number): boolean =>
  typeOfWho[who] !== (p.part === RANGED ? CAVALRY : ARTILLERY)

/**
 * May this unit choose its target: an attacker with no unit or a routed unit opposite, or the occupant of a building?
 */
function mayAim(p: Generals, at: number): boolean {
  const who = p.who[at]
  if (who !== OCCUPANT && !isAttacker(who)) return false
  if (!strikes(p, who)) return false
  const opposite = p.who[oppositeSpace(at)]
  return opposite === EMPTY || isRoutedWho[opposite] === 1
}

/** Could it strike the unit in that space? A unit that has found no space is out of reach (A59). */
function inReach(p: Generals, at: number, aimed: number): boolean {
  const prey = p.who[aimed]
  if (prey === EMPTY || sideOfSpace(aimed) === sideOfSpace(at) || aimed === oppositeSpace(at)) return false
  const zone = zoneOfSpace(at)
  const there = zoneOfSpace(aimed)
  if (p.who[at] === OCCUPANT) return isOnBorder(p, there, zone - FIGHTING_BORDERS)
  if (zone === there) return true
  if (typeOfWho[p.who[at]] !== CAVALRY || prey === OCCUPANT) return false
  return belongsTo(p, sideOfSpace(aimed), there, goal(p, sideOfSpace(at), zone))
}

/** The number of units that this one could choose; `lastChoice` is one of them. */
function choices(p: Generals, at: number): number {
  const foe = enemyOf(sideOfSpace(at))
  let sum = 0
  for (let zone = 0; zone < ZONES; zone++) {
    if (p.zone[zone] === CLOSED) continue
    for (let k = 0; k < SPACES; k++)
      if (inReach(p, at, space(foe, zone, k))) {
        sum++
        lastChoice = space(foe, zone, k)
      }
  }
  return sum
}
let lastChoice = 0

/** Must it choose? A unit with an empty space opposite and an enemy in reach must strike (G94). */
const mustAim = (p: Generals, at: number): boolean => isAttacker(p.who[at]) && p.who[oppositeSpace(at)] === EMPTY

const NO_ATTACK = refusal(
  'G94',
  'It has no attack in this part: cavalry strikes in melee, artillery in the fire before it.',
)
const NO_ENEMY = refusal('G115', 'No enemy stands there.')
const IN_BUILDING = refusal('G146', 'Only infantry that attacks the building strikes who is inside.')
const OPPOSITE = refusal(
  'G108',
  'The routed unit opposite is struck without a target: choose one only to pass it over.',
)
const OPPOSED = refusal(
  'G107',
  'A unit strikes the enemy opposite; only attackers without an opponent, or with a routed one, choose.',
)
const NOT_IN_ZONE = refusal('G113', 'Infantry and artillery without an opponent strike within their own zone.')
const NOT_IN_SECTOR = refusal('G114', 'Cavalry without an opponent strikes in the zones of the sector it attacks.')
const ONCE = refusal('G115', 'The target is declared once, before the roll.')
const UNDECLARED = refusal('G115', 'Declare a target for every attacker that has no opponent.')

const aim: Choice<Generals> = {
  verb: 'aim {spaces} > {spaces}',
  propose(p, side, offers) {
    for (let zone = 0; zone < ZONES; zone++) {
      if (p.zone[zone] === CLOSED) continue
      for (let k = 0; k < SPACES; k++) {
        const at = space(side, zone, k)
        if (p.draft[at] !== 0 || !mayAim(p, at)) continue
        for (let there = 0; there < ZONES; there++) {
          if (p.zone[there] === CLOSED) continue
          for (let j = 0; j < SPACES; j++) {
            const aimed = space(enemyOf(side), there, j)
            if (p.who[aimed] !== EMPTY) offers.try(at, aimed)
          }
        }
      }
    }
  },
  check(p, side, at, aimed) {
    if (sideOfSpace(at) !== side) return NOT_YOURS
    const who = p.who[at]
    if ((who === OCCUPANT || isAttacker(who)) && !strikes(p, who)) return NO_ATTACK
    if (!mayAim(p, at)) return OPPOSED
    if (p.draft[at] !== 0) return ONCE
    if (inReach(p, at, aimed)) return undefined
    if (p.who[aimed] === EMPTY || sideOfSpace(aimed) === side) return NO_ENEMY
    if (aimed === oppositeSpace(at)) return OPPOSITE
    if (p.who[aimed] === OCCUPANT) return IN_BUILDING
    return typeOfWho[who] === CAVALRY ? NOT_IN_SECTOR : NOT_IN_ZONE
  },
  play(p, _side, at, aimed) {
    p.draft[at] = 1 + aimed
  },
}

function undeclared(p: Generals, side: number): boolean {
  for (let zone = 0; zone < ZONES; zone++) {
    if (p.zone[zone] === CLOSED) continue
    for (let k = 0; k < SPACES; k++) {
      const at = space(side, zone, k)
      if (p.draft[at] === 0 && mayAim(p, at) && mustAim(p, at) && choices(p, at) > 0) return true
    }
  }
  return false
}

/** Declares the targets that leave no choice; true if a choice is left. */
function declareForced(p: Generals, side: number): boolean {
  let choice = false
  for (let zone = 0; zone < ZONES; zone++) {
    if (p.zone[zone] === CLOSED) continue
    for (let k = 0; k < SPACES; k++) {
      const at = space(side, zone, k)
      if (!mayAim(p, at)) continue
      const n = choices(p, at)
      if (n === 1 && mustAim(p, at)) p.draft[at] = 1 + lastChoice
      else if (n > 0) choice = true
    }
  }
  return choice
}

export const Targets: Phase<Generals> = {
  name: 'choosing targets',
  rule: 'G115',
  secret: 'together',
  asks: noted,
  choices: [aim, close((p, side) => (undeclared(p, side) ? UNDECLARED : undefined))],
  steps: [
    (p) => {
      p.asked = sidesWith((side) => declareForced(p, side))
    },
    (p, _dice, journal) => {
      for (let at = 0; at < p.draft.length; at++) {
        if (p.draft[at] === 0) continue
        p.aim[at] = p.draft[at]
        p.draft[at] = 0
        journal?.tell(EVERYBODY, event.Aims, at, p.aim[at] - 1)
      }
    },
  ],
}
