/** 4 Formations: how they are changed in the movement, and what that costs. */
import { type Choice, type Dice, EVERYBODY, type Journal, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { ableOwes } from '../orders/duties.ts'
import { forbidsGathering } from '../orders/limits.ts'
import { couldDeploy, deploy, skirmishersIn } from '../skirmishers/deploying.ts'
import { canSkirmish, gatherIn, wayBack } from '../skirmishers/skirmish.ts'
import { event } from '../state/events.ts'
import { ARTILLERY, INFANTRY, isCover, NEVER } from '../state/ground.ts'
import { type Eagle, GOOD, NORMAL, note, SKIRMISH, SQUARE, UNLIMBERED } from '../state/position.ts'
import { breadth, fits, isSpread, lift, nodeOf, points, refresh, standsIn } from '../state/stacks.ts'
import { FRONT_ZONE, NO_ZONE, zoneAgainst } from '../state/zones.ts'
import { leavesZone } from './leaving-zones.ts'
import { eachUnit, GATHERED, IDLE, OWING } from './listed-choices.ts'
import { HALTED, NO_POINTS, pointsFor, startMove, whyNotMove } from './movement.ts'
import { CROWDED, NO_COMMAND } from './steps.ts'

const NO_SUCH_SHAPE = refusal('4.0', 'A unit of this arm has no such formation.')
const SAME_SHAPE = refusal('4.0', 'It is in this formation already.')
const NOT_CLEAR = refusal('4.1a', 'A square is formed in clear terrain only.')
const TOGETHER = refusal('RA70', 'Units that go together keep their formation.')
const NOT_LIGHT = refusal('4.1c', 'Only light infantry skirmishes.')
const NO_STRENGTH = refusal(
  'RA20',
  'It has too few points to skirmish, or too many: 2 to 4 in each of at most 4 hexes.',
)
const OVERLAP = refusal('4.1c', 'Other skirmishers cover that hex: their zones do not overlap.')
const NO_ROOM = refusal('RA107', 'It has not the points, or the room, to deploy into as many hexes as it needs.')
const SAY_WHERE = refusal('RA106', 'It covers several hexes: say in which of them it gathers.')
const NO_ORDER = refusal('RA80', 'Disorganized and routed infantry takes no formation but the normal one.')

/** Returns what a change of formation costs; NEVER if there is none (4, formation change table). */
function shapeCost(p: Eagle, unit: number, shape: number): number {
  const { army, tables } = p.scenario
  const { infantry, artillery } = tables.file.formationChange
  const now = p.form[unit]
  if (army.arm[unit] === ARTILLERY)
    return shape === UNLIMBERED && now === NORMAL ? artillery.unlimber : shape === NORMAL ? artillery.limber : NEVER
  if (army.arm[unit] !== INFANTRY) return NEVER
  if (now === NORMAL)
    return shape === SQUARE ? infantry.normal.square : shape === SKIRMISH ? infantry.normal.skirmish : NEVER
  if (now === SQUARE)
    return shape === NORMAL ? infantry.square.normal : shape === SKIRMISH ? infantry.square.skirmish : NEVER
  return shape === NORMAL ? infantry.skirmish.normal : shape === SQUARE ? infantry.skirmish.square : NEVER
}

function whyNotForm(p: Eagle, seat: number, unit: number, shape: number): Refusal | undefined {
  return whyNotMove(p, seat, unit) ?? whyNotShape(p, unit, shape)
}

/**
 * Returns why a unit that may act may not take this formation. RA134: a unit that must come nearer does so before it
 * lines up.
 */
function whyNotShape(p: Eagle, unit: number, shape: number): Refusal | undefined {
  return whyNotLineUp(p, unit, shape) ?? (shape === NORMAL ? undefined : ableOwes(p, unit))
}

/** Returns why it may not take this formation, whatever its orders. */
function whyNotLineUp(p: Eagle, unit: number, shape: number): Refusal | undefined {
  if (p.joined > 0 && p.mover === 1 + unit) return TOGETHER
  if (p.form[unit] === shape) return SAME_SHAPE
  if (p.state[unit] !== GOOD && shape !== NORMAL && p.scenario.army.arm[unit] === INFANTRY) return NO_ORDER
  const cost = shapeCost(p, unit, shape)
  if (cost >= NEVER) return NO_SUCH_SHAPE
  if (shape === SKIRMISH) return whyNotSkirmish(p, unit, pointsFor(p, unit, false) - cost)
  if (isSpread(p, unit)) return SAY_WHERE
  if (shape === SQUARE && isCover(p.scenario.ground, p.at[unit])) return NOT_CLEAR
  if (shape === SQUARE && !fits(p, unit, p.at[unit], false, true)) return CROWDED
  return cost <= pointsFor(p, unit, false) ? undefined : NO_POINTS
}

/** 4.1c Returns why a unit may not skirmish from here, with this many points left after the change. */
function whyNotSkirmish(p: Eagle, unit: number, left: number): Refusal | undefined {
  if (p.scenario.army.spread[unit] < 0) return NOT_LIGHT
  if (!canSkirmish(p, unit)) return NO_STRENGTH
  if (left < 0) return NO_POINTS
  if (skirmishersIn(p, p.at[unit], unit)) return OVERLAP
  return couldDeploy(p, unit, p.at[unit], left, false) ? undefined : NO_ROOM
}

/** `form {units} > {shapes}`: a change of formation, paid in movement points. */
export const form: Choice<Eagle> = {
  verb: 'form {units} > {shapes}',
  ...eachUnit(
    (p, _seat, unit, offers, traits) => {
      // What it owes is the same for every formation (`whyNotShape`).
      const isOwing = traits === undefined ? ableOwes(p, unit) !== undefined : (traits & OWING) !== 0
      for (let shape = 0; shape < p.scenario.counts.shapes; shape++)
        if (!(isOwing && shape !== NORMAL) && whyNotLineUp(p, unit, shape) === undefined) offers.give(unit, shape)
    },
    (p, unit) => p.scenario.army.arm[unit] === INFANTRY || p.scenario.army.arm[unit] === ARTILLERY,
  ),
  check: whyNotForm,
  play(p, _seat, unit, shape, _dice, journal) {
    const cost = shapeCost(p, unit, shape)
    startMove(p, unit)
    p.left -= cost
    p.form[unit] = shape
    if (shape === SKIRMISH || shape === NORMAL) lift(p, unit)
    refresh(p, p.at[unit])
    journal?.tell(EVERYBODY, event.Shaped, unit, shape)
    if (shape === SKIRMISH) deploy(p, unit)
  },
}

// Skirmishers over several hexes

const IN_ONE = refusal('4.1c', 'Only skirmishers over several hexes gather, in one of their own.')

/** Returns why skirmishers over several hexes may not gather in one of them, in this formation. */
function whyNotReform(p: Eagle, seat: number, unit: number, hex: number, shape: number): Refusal | undefined {
  return (
    whyNotMove(p, seat, unit) ??
    (isSpread(p, unit) && standsIn(p, unit, hex) ? whyNotIn(p, seat, unit, hex, shape) : IN_ONE)
  )
}

/** Returns why skirmishers that may act may not gather in this hex of theirs. */
function whyNotIn(p: Eagle, seat: number, unit: number, hex: number, shape: number): Refusal | undefined {
  if (shape === SQUARE && isCover(p.scenario.ground, hex)) return NOT_CLEAR
  if (!fits(p, unit, hex, isCover(p.scenario.ground, hex), shape === SQUARE, points(p, unit))) return CROWDED
  if (shapeCost(p, unit, shape) + wayBack(p, unit, hex) > pointsFor(p, unit, false)) return NO_POINTS
  return whyNotBack(p, seat, unit, hex) ?? (shape === NORMAL ? undefined : ableOwes(p, unit))
}

/** Returns the strongest enemy zone in any of a unit's hexes. */
function zoneAround(p: Eagle, seat: number, unit: number): number {
  let zone = NO_ZONE
  for (let k = breadth(p, unit) - 1; k >= 0; k--) zone = Math.max(zone, zoneAgainst(p, seat, p.at[nodeOf(p, unit, k)]))
  return zone
}

/**
 * RA106 Returns why skirmishers may not give up their other hexes for this one: a zone that they get out of counts as
 * left.
 */
function whyNotBack(p: Eagle, seat: number, unit: number, hex: number): Refusal | undefined {
  const here = zoneAgainst(p, seat, hex)
  if (p.mover === 1 + unit && p.stopped === 1 && here !== FRONT_ZONE) return HALTED
  if (here === NO_ZONE && (p.notes[unit] & note.COMMAND) === 0 && zoneAround(p, seat, unit) !== NO_ZONE)
    return NO_COMMAND
  return forbidsGathering(p, unit, hex)
}

/** Offers the hexes in which skirmishers may gather. */
const eachGathering = (shape: number) =>
  eachUnit(
    (p, seat, unit, offers) => {
      if (!isSpread(p, unit)) return
      for (let k = breadth(p, unit) - 1; k >= 0; k--) {
        const hex = p.at[nodeOf(p, unit, k)]
        if (whyNotIn(p, seat, unit, hex, shape) === undefined) offers.give(unit, hex)
      }
    },
    (p, unit) => p.scenario.army.spread[unit] >= 0,
    IDLE | GATHERED,
  )

/**
 * 4.1c, RA106 Gathers skirmishers: costs the points of the change, and of the way from the farthest of their hexes
 * (example 2).
 */
function gather(
  p: Eagle,
  seat: number,
  unit: number,
  hex: number,
  shape: number,
  dice: Dice,
  journal: Journal | undefined,
): void {
  const cost = shapeCost(p, unit, shape) + wayBack(p, unit, hex)
  startMove(p, unit)
  if (zoneAgainst(p, seat, hex) !== FRONT_ZONE && !leavesZone(p, unit, hex, dice, journal)) return
  p.left -= cost
  gatherIn(p, unit, hex, shape, journal)
  journal?.tell(EVERYBODY, event.Shaped, unit, shape)
}

/** `reform {units} > {hexes}`, `square {units} > {hexes}`: skirmishers gather in normal formation, or in a square. */
export const reform: Choice<Eagle> = {
  verb: 'reform {units} > {hexes}',
  ...eachGathering(NORMAL),
  check: (p, seat, unit, hex) => whyNotReform(p, seat, unit, hex, NORMAL),
  play: (p, seat, unit, hex, dice, journal) => gather(p, seat, unit, hex, NORMAL, dice, journal),
}
export const formSquare: Choice<Eagle> = {
  verb: 'square {units} > {hexes}',
  ...eachGathering(SQUARE),
  check: (p, seat, unit, hex) => whyNotReform(p, seat, unit, hex, SQUARE),
  play: (p, seat, unit, hex, dice, journal) => gather(p, seat, unit, hex, SQUARE, dice, journal),
}
