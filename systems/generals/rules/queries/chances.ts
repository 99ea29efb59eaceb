/** How likely a unit is to hit, and what a roll has brought: judged by what lies open in the battle zones. */
import { d6 } from '../../../../src/kernel/index.ts'
import { bestResult, isHit, isOpposed, resultOf } from '../combat/hits.ts'
import { modifiersOf, struckBy } from '../combat/rolling.ts'
import { strikes } from '../combat/targets.ts'
import { CLOSED } from '../combat/zones.ts'
import { SIDES, SPACES, ZONES } from '../state/board.ts'
import { oppositeSpace, sideOfSpace, space } from '../state/counts.ts'
import type { Generals } from '../state/position.ts'
import { ARTILLERY, EMPTY, isAttacker, isRoutedWho, typeOfWho } from '../state/stands.ts'

/** What a hit is worth by type of unit, in points: routing a fresh one, and taking a routed one. */
const ROUT = [1, 1.2, 1.5]
const TAKE = [0.9, 1, 2]

/** Asks something of a view as if a unit aimed at that space (for the space opposite: as if it aimed at none). */
function aiming<T>(p: Generals, at: number, aimed: number, ask: () => T): T {
  const kept = p.aim[at]
  p.aim[at] = aimed === oppositeSpace(at) ? 0 : 1 + aimed
  const answer = ask()
  p.aim[at] = kept
  return answer
}

const diceOf = (p: Generals, at: number): number => (typeOfWho[p.who[at]] === ARTILLERY ? 2 : 1)

/** The chance that a unit hits the unit in that space at least once, with the positions of the running part. */
export function hitChance(p: Generals, at: number, aimed: number): number {
  return aiming(p, at, aimed, () => {
    const added = modifiersOf(p, at)
    const foe = isOpposed(p, at) ? modifiersOf(p, aimed) : undefined
    let hits = 0
    let all = 0
    for (const die of d6.faces)
      for (const other of d6.faces) {
        // A battery opposes with the higher of its two dice (A26).
        const weight = foe !== undefined && diceOf(p, aimed) === 2 ? 2 * other - 1 : 1
        all += weight
        if (isHit(p, resultOf(p, die + added), foe === undefined ? 0 : resultOf(p, other + foe))) hits += weight
      }
    const miss = 1 - hits / all
    return 1 - (diceOf(p, at) === 2 ? miss * miss : miss)
  })
}

/**
 * The chance that no other unit of a side hits the unit in that space: units opposite, and units that have declared it
 * as their target.
 */
function spared(p: Generals, side: number, aimed: number, but: number): number {
  let chance = 1
  for (let zone = 0; zone < ZONES; zone++) {
    if (p.zone[zone] === CLOSED) continue
    for (let k = 0; k < SPACES; k++) {
      const at = space(side, zone, k)
      const who = p.who[at]
      if (at === but || who === EMPTY || isRoutedWho[who] === 1 || !strikes(p, who)) continue
      const declared = p.draft[at] > 0 ? p.draft[at] - 1 : oppositeSpace(at)
      if (declared === aimed && (isAttacker(who) || isAttacker(p.who[aimed]))) chance *= 1 - hitChance(p, at, aimed)
    }
  }
  return chance
}

/**
 * What a strike by a unit at that space is worth, considering what others will have done to it; includes a draft of
 * targets.
 */
export function worthOfAim(p: Generals, at: number, aimed: number): number {
  const who = p.who[aimed]
  const type = typeOfWho[who]
  const alone = spared(p, sideOfSpace(at), aimed, at)
  const chance = hitChance(p, at, aimed)
  if (isRoutedWho[who] === 1) return chance * alone * TAKE[type]
  return chance * (alone * ROUT[type] + (1 - alone) * TAKE[type])
}

/** A unit that has rolled, and the unit that it strikes. */
interface Strike {
  readonly at: number
  readonly struck: number
  /** What is added to its dice. */
  readonly added: number
  /** What is added to those of the unit that it strikes, if that one opposes it. */
  readonly against: number | undefined
}

function strikesIn(p: Generals, zones: readonly number[]): Strike[] {
  const found: Strike[] = []
  for (const zone of zones)
    for (const side of SIDES)
      for (let k = 0; k < SPACES; k++) {
        const at = space(side, zone, k)
        if (p.die[at * 2] === 0) continue
        const struck = struckBy(p, at)
        const against = isOpposed(p, at) ? modifiersOf(p, struck) : undefined
        found.push({ at, struck, added: modifiersOf(p, at), against })
      }
  return found
}

const hitsOn = new Uint8Array(ZONES * SPACES * 2)

/** What the dice as rolled bring a side in these strikes: the units that it hits less its own that are hit. */
function yieldOf(p: Generals, side: number, strikes: readonly Strike[], targets: readonly number[]): number {
  for (const at of targets) hitsOn[at] = 0
  for (const { at, struck, added, against } of strikes) {
    const best = against === undefined ? 0 : bestResult(p, struck, against)
    for (let d = at * 2; d < at * 2 + 2; d++)
      if (p.die[d] !== 0 && isHit(p, resultOf(p, p.die[d] + added), best)) hitsOn[struck]++
  }
  let sum = 0
  for (const at of targets) {
    if (hitsOn[at] === 0) continue
    const type = typeOfWho[p.who[at]]
    const worth = isRoutedWho[p.who[at]] === 1 ? TAKE[type] : ROUT[type] + (hitsOn[at] > 1 ? TAKE[type] : 0)
    sum += sideOfSpace(at) === side ? -worth : worth
  }
  return sum
}

/**
 * A side's average gain, in points, from rolling a die again, as a function of the die: all that the dice have in common
 * is found once. `zones` are those in which they count.
 */
export function worthOfReroll(p: Generals, side: number, zones: readonly number[]): (die: number) => number {
  const strikes = strikesIn(p, zones)
  const targets = [...new Set(strikes.map(({ struck }) => struck))].toSorted((a, b) => a - b)
  const now = yieldOf(p, side, strikes, targets)
  return (die) => {
    const shown = p.die[die]
    let sum = 0
    for (const face of d6.faces) {
      p.die[die] = face
      sum += face === shown ? now : yieldOf(p, side, strikes, targets)
    }
    p.die[die] = shown
    return sum / d6.faces.length - now
  }
}
