/** 14.4, 14.9, 10.8 The modifiers of a Morale Check under fire, one by one: for odds and for telling alike. */
import { CAUSE_IDS } from '../state/data/ids.ts'
import { type Albuera, OFF } from '../state/position.ts'
import { COLUMN, LINE, SKIRMISH, SQUARE } from '../state/shapes.ts'
import { isGuns, isWide } from '../state/troops.ts'
import { firepowerOf, rowOf } from './firepower.ts'
import { isFlanking } from './sight.ts'
import { aim, effectAt, targetFault } from './targets.ts'

/** The places in `CAUSE_IDS`. */
const [EFFECT, NUMBER, FLANK, RIFLES, STARS, TERRAIN, IN_SKIRMISH, IN_SQUARE, IN_COLUMN] = CAUSE_IDS.keys()

export const NO_ROW = -1

/** The fire that was examined last. */
export const shot = {
  target: OFF,
  /** The hex that is aimed at: its terrain counts, and commanders in it are in danger. */
  hex: OFF,
  /** The distance of the unit whose Firepower counts. */
  distance: 0,
  /** The unit whose Firepower or printed effect counts. */
  lead: OFF,
  firepower: 0,
  /** The row of the Musket Fire Table; NO_ROW for skirmishers and guns. */
  row: NO_ROW,
  effect: 0,
  /** 14.9.10 The number of the fire in this turn, from 1, as it counts for the target; 0 for guns. */
  number: 0,
  isArtillery: false,
  isFlanking: false,
  hasRifles: false,
}

/**
 * Examines the fire of units at a target that each of them can fire at: into `shot`. With several units the best
 * Firepower counts over its own distance, and the nearer of equals (R33); the number of the fire is the best one for
 * the target (14.9.10); and the bonus for the flank or for rifles needs all of them to have it (R34).
 */
export function look(p: Albuera, firers: Int16Array, count: number, target: number): void {
  const { gunnery } = p.scenario
  shot.target = target
  shot.lead = OFF
  shot.number = 0
  shot.isFlanking = true
  shot.hasRifles = true
  shot.row = NO_ROW
  let hexes = 0
  for (let k = 0; k < count; k++) {
    const unit = firers[k]
    targetFault(p, unit, target)
    const { hex, distance } = aim
    const isLoose = isGuns(p, unit) || p.array[unit] === SKIRMISH
    const firepower = isLoose ? 0 : firepowerOf(p, unit)
    hexes += isWide(p, unit) ? 2 : 1
    const isBest = k === 0 || firepower > shot.firepower || (firepower === shot.firepower && distance < shot.distance)
    if (isBest) {
      shot.lead = unit
      shot.firepower = firepower
      shot.hex = hex
      shot.distance = distance
    }
    if (!isGuns(p, unit)) {
      const number = p.fires[unit] + 1
      const { modifiers } = gunnery.tables.numbers
      if (shot.number === 0 || modifiers[number - 1] < modifiers[shot.number - 1]) shot.number = number
    }
    if (!isFlanking(p, unit, target, hex)) shot.isFlanking = false
    const array = p.array[unit]
    if (gunnery.rifles[unit] === 0 || (array !== LINE && array !== COLUMN)) shot.hasRifles = false
  }
  const { lead } = shot
  shot.isArtillery = isGuns(p, lead)
  if (shot.isArtillery || p.array[lead] === SKIRMISH) shot.effect = effectAt(p, lead, shot.distance)
  else {
    shot.row = rowOf(p, shot.firepower, shot.distance, hexes)
    shot.effect = gunnery.rowEffect[shot.row]
  }
}

/** The modifiers that were listed last: which of `CAUSE_IDS`, how much each, and their sum. */
export const listed = {
  causes: new Uint8Array(CAUSE_IDS.length),
  values: new Int8Array(CAUSE_IDS.length),
  count: 0,
  total: 0,
}

function list(cause: number, value: number): void {
  if (value === 0) return
  listed.causes[listed.count] = cause
  listed.values[listed.count++] = value
  listed.total += value
}

/** Lists the modifiers of a unit that checks its Morale under the fire in `shot`: into `listed`. */
export function listModifiers(p: Albuera, unit: number): void {
  const { gunnery, ground } = p.scenario
  const { modifiers, numbers } = gunnery.tables
  const array = p.array[unit]
  listed.count = 0
  listed.total = 0
  list(EFFECT, gunnery.modifier[shot.effect])
  if (shot.number > 0) list(NUMBER, numbers.modifiers[shot.number - 1])
  if (shot.isFlanking) list(FLANK, modifiers.flank)
  if (shot.hasRifles) list(RIFLES, modifiers.rifles)
  if (shot.isArtillery) list(STARS, gunnery.stars[shot.lead])
  list(TERRAIN, ground.cover[shot.hex])
  if (array === SKIRMISH) list(IN_SKIRMISH, modifiers.skirmish)
  if (array === SQUARE) list(IN_SQUARE, modifiers.square)
  if (array === COLUMN && shot.isArtillery) list(IN_COLUMN, modifiers.column)
}
