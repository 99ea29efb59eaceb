/** 0.3, A107, A186 Cavalry and batteries that a side has with its corps or, chosen in secret, with its reserve. */
import { type Dice, oneOf } from '../../../../src/kernel/index.ts'
import { type Corps, OFF } from './position.ts'

/** Has a unit been seen to serve with its command: when the command was placed, or alone on the table? */
const wasSeen = (p: Corps, unit: number): boolean => p.known[unit] === 1 || p.x[unit] !== OFF || p.lost[unit] === 1

/**
 * Does everybody know whether a unit is with its command? It was seen there, or was missing when that came off its
 * blinds.
 */
function isSettled(p: Corps, unit: number): boolean {
  const { command } = p.scenario.roster
  return wasSeen(p, unit) || p.revealed[command[unit]] === 1
}

/**
 * What everybody can conclude about a unit that has a twin: 1 it is with its other command, 0 it is not, −1 unknown.
 */
function concluded(p: Corps, unit: number): number {
  const { roster } = p.scenario
  const twin = roster.twin[unit]
  // Unless both commands take part, it stays with its corps.
  if (p.fielded[roster.command[unit]] === 0 || p.fielded[roster.command[twin]] === 0) return Number(unit > twin)
  if (isSettled(p, unit)) return wasSeen(p, unit) ? 0 : 1
  if (isSettled(p, twin)) return wasSeen(p, twin) ? 1 : 0
  return -1
}

/**
 * Does a unit serve with the other of its two possible commands? For an enemy who cannot tell, the reserve has none of
 * them, so that exactly one of the two is always there.
 */
export function isElsewhere(p: Corps, unit: number): boolean {
  const twin = p.scenario.roster.twin[unit]
  if (twin < 0) return false
  if (p.absent[unit] >= 0) return p.absent[unit] === 1
  const known = concluded(p, unit)
  return known < 0 ? unit > twin : known === 1
}

/**
 * Invents what an enemy army has with its reserve: what everybody can see, the rest by chance, but at least one unit.
 */
export function imagineAllotment(p: Corps, army: number, dice: Dice): void {
  const { roster } = p.scenario
  for (let unit = 0; unit < p.absent.length; unit++) {
    if (roster.army[unit] !== army) continue
    const twin = roster.twin[unit]
    if (twin < 0) p.absent[unit] = 0
    if (twin < unit) continue
    const known = concluded(p, unit)
    p.absent[unit] = known < 0 ? dice.roll(oneOf(2)) : known
    p.absent[twin] = 1 - p.absent[unit]
  }
  giveReserveSomething(p, army)
}

/** A reserve that takes part has at least one unit: if it was given none, it gets the first that may serve with it. */
function giveReserveSomething(p: Corps, army: number): void {
  const { roster } = p.scenario
  let free = -1
  for (let unit = 0; unit < p.absent.length; unit++) {
    const twin = roster.twin[unit]
    if (roster.army[unit] !== army || twin < 0 || twin > unit || p.fielded[roster.command[unit]] === 0) continue
    if (p.absent[unit] === 0) return
    if (free < 0 && concluded(p, unit) < 0) free = unit
  }
  if (free < 0) return
  p.absent[free] = 0
  p.absent[roster.twin[free]] = 1
}
