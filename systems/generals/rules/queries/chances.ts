/** How likely a unit is to hit, and what a roll has brought: judged by what lies open in the battle zones. */
import { d6 } from '../../../../src/kernel/index.ts'
import { bestResult, isHit, isOpposed, resultOf } from '../combat/hits.ts'
import { modifiersOf, struckBy } from '../combat/rolling.ts'
import { strikes } from '../combat/targets.ts'
import { CLOSED } from '../combat/zones.ts'
import { enemyOf, SPACES, ZONES } from '../state/board.ts'
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
    return 1 - miss ** diceOf(p, at)
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

const hitsOn = new Uint8Array(ZONES * SPACES * 2)

/** What the dice as rolled bring a side in these zones: the units that it hits less its own that are hit. */
function yieldOf(p: Generals, side: number, zones: readonly number[]): number {
  hitsOn.fill(0)
  for (const zone of zones)
    for (let k = 0; k < SPACES * 2; k++) {
      const at = space(k < SPACES ? side : enemyOf(side), zone, k % SPACES)
      if (p.die[at * 2] === 0) continue
      const struck = struckBy(p, at)
      const added = modifiersOf(p, at)
      const against = isOpposed(p, at) ? bestResult(p, struck) : 0
      for (let d = 0; d < 2; d++)
        if (p.die[at * 2 + d] !== 0 && isHit(p, resultOf(p, p.die[at * 2 + d] + added), against)) hitsOn[struck]++
    }
  let sum = 0
  for (let at = 0; at < hitsOn.length; at++) {
    if (hitsOn[at] === 0) continue
    const type = typeOfWho[p.who[at]]
    const worth = isRoutedWho[p.who[at]] === 1 ? TAKE[type] : ROUT[type] + (hitsOn[at] > 1 ? TAKE[type] : 0)
    sum += sideOfSpace(at) === side ? -worth : worth
  }
  return sum
}

/** A side's average gain, in points, from rolling this die again; `zones` are those in which it counts. */
export function worthOfReroll(p: Generals, side: number, die: number, zones: readonly number[]): number {
  const shown = p.die[die]
  const now = yieldOf(p, side, zones)
  let sum = 0
  for (const face of d6.faces) {
    p.die[die] = face
    sum += yieldOf(p, side, zones)
  }
  p.die[die] = shown
  return sum / d6.faces.length - now
}
