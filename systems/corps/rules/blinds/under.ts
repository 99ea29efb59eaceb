/** 0.5, A106 What lies under blinds: shuffled at the opening, and concluded once all but one are known. */
import { type Dice, type Journal, oneOf, only } from '../../../../src/kernel/index.ts'
import { isOn } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { type Corps, OFF } from '../state/position.ts'

/** Could the blinds have changed places unseen: are they of one command, with equally many strips at first? */
function areAlike(p: Corps, one: number, other: number): boolean {
  const { roster, start } = p.scenario
  return (
    roster.command[roster.blinds + one] === roster.command[roster.blinds + other] &&
    start.strips[roster.blinds + one] === start.strips[roster.blinds + other]
  )
}

/**
 * Shuffles what lies under the blinds of each command: which of those with equally many strips are decoys. Their places
 * are printed in the scenario, so everybody would know without this. Its own army learns which of them cover its
 * commands.
 */
export function shuffleBlinds(p: Corps, dice: Dice, journal?: Journal): void {
  for (let blind = p.decoy.length - 1; blind > 0; blind--) {
    let alike = 1
    for (let other = 0; other < blind; other++) if (areAlike(p, blind, other)) alike++
    if (alike === 1) continue
    let before = dice.roll(oneOf(alike))
    let partner = blind
    for (let other = 0; other < blind; other++) if (areAlike(p, blind, other) && before-- === 0) partner = other
    const own = p.decoy[blind]
    p.decoy[blind] = p.decoy[partner]
    p.decoy[partner] = own
  }
  const { roster } = p.scenario
  for (let blind = 0; blind < p.decoy.length; blind++)
    if (p.decoy[blind] === 0 && hasTwin(p, blind))
      journal?.tell(only(roster.army[roster.blinds + blind]), event.CoverLaid, roster.blinds + blind)
}

/** Is there another blind that it could have changed places with? */
function hasTwin(p: Corps, blind: number): boolean {
  for (let other = 0; other < p.decoy.length; other++) if (other !== blind && areAlike(p, blind, other)) return true
  return false
}

/** Does a command have units at all, and so a blind that covers them? */
const hasUnits = (p: Corps, command: number): boolean => {
  const { roster } = p.scenario
  for (let unit = 0; unit < roster.generals; unit++) if (roster.command[unit] === command) return true
  return false
}

/** Does a unit lie under the blind of a command, or wait to be placed when that is replaced? */
export const isUnder = (p: Corps, unit: number, command: number): boolean =>
  unit < p.morale.length &&
  p.scenario.roster.command[unit] === command &&
  !isOn(p, unit) &&
  p.lost[unit] === 0 &&
  p.away[unit] === 0 &&
  p.absent[unit] === 0

/** A106 Takes the other blinds of this command off the table: they cover nothing, and everybody knows it. */
export function takeOffDecoys(p: Corps, cover: number): void {
  const { command, blinds, guns } = p.scenario.roster
  for (let body = blinds; body < guns; body++) {
    if (command[body] !== command[cover] || body === cover) continue
    p.x[body] = OFF
    p.decoy[body - blinds] = 0
  }
}

/** The blind that covers the units of a command; −1 if it is on none. A view knows this for its own commands only. */
export function coverOf(p: Corps, command: number): number {
  const { roster } = p.scenario
  for (let body = roster.blinds; body < roster.guns; body++)
    if (roster.command[body] === command && isOn(p, body) && p.decoy[body - roster.blinds] === 0) return body
  return -1
}

/** Could this blind be the one that covers its command, given what the enemy knows? */
function couldCover(p: Corps, blind: number): boolean {
  const { roster, start } = p.scenario
  const body = roster.blinds + blind
  if (!isOn(p, body) || !hasUnits(p, roster.command[body])) return false
  for (let other = 0; other < p.decoy.length; other++)
    if (areAlike(p, blind, other) && start.decoy[other] === 0) return true
  return false
}

/** Invents what lies under the blinds of an enemy command: one of those left covers it. */
export function imagineBlinds(p: Corps, command: number, dice: Dice): void {
  const { roster } = p.scenario
  let [possible, cover] = [0, -1]
  for (let blind = 0; blind < p.decoy.length; blind++) {
    if (roster.command[roster.blinds + blind] !== command) continue
    p.decoy[blind] = isOn(p, roster.blinds + blind) ? 1 : 0
    if (couldCover(p, blind)) possible++
  }
  if (possible === 0) return
  let before = possible === 1 ? 0 : dice.roll(oneOf(possible))
  for (let blind = 0; blind < p.decoy.length; blind++)
    if (roster.command[roster.blinds + blind] === command && couldCover(p, blind) && before-- === 0) cover = blind
  p.decoy[cover] = 0
}
