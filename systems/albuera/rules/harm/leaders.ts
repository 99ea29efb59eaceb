/** 4.10, 14.10.8 Dangers to commanders: dice, escapes, stepping back, the end of their command. */
import { distance, neighbour } from '../../../../src/hex/index.ts'
import { type Dice, d10, EVERYBODY, type Journal, upTo } from '../../../../src/kernel/index.ts'
import { pointsFor, score } from '../sequence/victory.ts'
import { obeys } from '../state/army.ts'
import { event } from '../state/events.ts'
import { type Albuera, chit, harm, OFF, other, owed, peril } from '../state/position.ts'
import { reason } from '../state/reasons.ts'
import { distanceTo, holds, isLeft } from '../state/troops.ts'

/** 4.10.1 The rolls that kill and that wound. */
const DEAD = 0
const WOUND = 9

/** Takes a commander and his chit out of the game. */
function takeAway(p: Albuera, commander: number, journal?: Journal): void {
  p.post[commander] = OFF
  p.harmed[commander] = harm.GONE
  p.perils[commander] = 0
  p.trail[commander] = 0
  takeChit(p, commander, journal)
}

/** 4.10.1 Takes his chit out of the cup, if it is there; everybody now knows that it is not. */
function takeChit(p: Albuera, commander: number, journal?: Journal): void {
  if (p.cup[commander] === 1) {
    journal?.tell(EVERYBODY, event.ChitRemoved, commander)
    p.cup[commander] = 0
    p.out[commander] = 1
    p.inCup[p.scenario.army.leads[commander]]--
  }
  p.known[commander] = chit.DRAWN
}

/** 4.10 A commander is lost: points for the other side (16.1). */
export function loseLeader(p: Albuera, commander: number, journal?: Journal): void {
  journal?.tell(EVERYBODY, event.LeaderFell, commander, p.post[commander])
  takeAway(p, commander, journal)
  score(p, other(p.scenario.army.leads[commander]), pointsFor(p).commander, reason.COMMANDER, journal)
}

/**
 * 4.10 Commanders are lost with the last unit of their side in their hex (R26). Call it when a unit has been eliminated
 * there.
 */
export function loseLeaders(p: Albuera, side: number, hex: number, journal?: Journal): void {
  if (holds(p, side, hex)) return
  for (let c = 0; c < p.post.length; c++)
    if (p.post[c] === hex && p.scenario.army.leads[c] === side) loseLeader(p, c, journal)
}

/** 4.10 Has a commander units left, his own or those of commanders below him? */
function hasTroops(p: Albuera, superior: number): boolean {
  const { army } = p.scenario
  for (let unit = 0; unit < army.units.length; unit++)
    if (isLeft(p, unit) && obeys(army, army.commander[unit], superior)) return true
  return false
}

/**
 * 4.10 A commander leaves the battle when none of his units is left, and so do his superiors; no points for that (R26).
 */
export function loseUncommanded(p: Albuera, commander: number, journal?: Journal): void {
  const { above } = p.scenario.army
  for (let one = commander; one >= 0; one = above[one]) {
    if (hasTroops(p, one)) return
    if (p.post[one] === OFF) continue
    journal?.tell(EVERYBODY, event.LeaderLeft, one)
    takeAway(p, one, journal)
  }
}

/** 4.10.1, 4.10.3 A commander's die: 0 he is lost, 9 he is wounded. */
export function throwDie(p: Albuera, commander: number, dice: Dice, journal?: Journal): void {
  p.perils[commander] &= ~peril.DIE
  const roll = dice.roll(d10, upTo(DEAD) | upTo(WOUND - 1))
  journal?.tell(EVERYBODY, event.LeaderRolled, commander, roll)
  if (roll === DEAD) loseLeader(p, commander, journal)
  else if (roll === WOUND) {
    p.harmed[commander] = harm.WOUNDED
    p.striped[commander] = 1
    journal?.tell(EVERYBODY, event.LeaderWounded, commander)
    takeChit(p, commander, journal)
  }
}

/** 4.10.3 Can a commander move to a hex: next to his own and free of enemy units? */
export function canEscape(p: Albuera, commander: number, hex: number): boolean {
  const { army, field, ground } = p.scenario
  return (
    field[hex] === 1 &&
    distance(ground.grid, p.post[commander], hex) === 1 &&
    !holds(p, other(army.leads[commander]), hex)
  )
}

const escapes = new Int16Array(6)
/** The hexes that he can move to, and their number. */
export function escapesOf(p: Albuera, commander: number): { readonly hexes: Int16Array; readonly count: number } {
  let count = 0
  for (let side = 0; side < 6; side++) {
    const hex = neighbour(p.scenario.ground.grid, p.post[commander], side)
    if (hex >= 0 && canEscape(p, commander, hex)) escapes[count++] = hex
  }
  found.count = count
  return found
}
const found = { hexes: escapes, count: 0 }

/** Moves a commander to a hex next to his own, out of danger. */
export function flee(p: Albuera, commander: number, hex: number, journal?: Journal): void {
  journal?.tell(EVERYBODY, event.LeaderEscaped, commander, p.post[commander], hex)
  p.post[commander] = hex
  p.perils[commander] &= ~(peril.LEAVES | peril.ALARMED)
}

/** 4.10.3 The commanders of a side in a hex from which its units have routed throw a die and leave it. */
export function shakeLeaders(p: Albuera, side: number, hex: number): void {
  for (let c = 0; c < p.post.length; c++) {
    if (p.post[c] !== hex || p.scenario.army.leads[c] !== side) continue
    p.perils[c] |= peril.DIE | peril.LEAVES
    p.owing |= owed.PERILS
  }
}

/** R27 The commanders of a side whom its units have left alone with enemies in a hex must also leave it. */
export function exposeLeaders(p: Albuera, side: number, hex: number): void {
  if (holds(p, side, hex) || !holds(p, other(side), hex)) return
  for (let c = 0; c < p.post.length; c++) {
    if (p.post[c] !== hex || p.scenario.army.leads[c] !== side) continue
    p.perils[c] |= peril.LEAVES
    p.owing |= owed.PERILS
  }
}

/**
 * 14.10.8 A unit has entered its hex: enemy commanders next to it may step back, and those alone in the hex must leave
 * it (R27). Returns whether there are any: then begin `Aftermath`.
 */
export function alarmLeaders(p: Albuera, unit: number): boolean {
  const { army } = p.scenario
  let any = false
  for (let c = 0; c < p.post.length; c++) {
    if (p.post[c] === OFF || army.leads[c] === army.side[unit]) continue
    const steps = distanceTo(p, unit, p.post[c])
    if (steps > 1 || (steps === 0 && holds(p, army.leads[c], p.post[c]))) continue
    p.perils[c] |= steps === 0 ? peril.LEAVES : peril.ALARMED
    p.owing |= owed.PERILS
    any = true
  }
  return any
}
