/** 10.2.1 A volley goes off: points, column, die, and what it does to the target. */

import { distance, inField, sideTo } from '../../../../src/hex/index.ts'
import { begin, type Dice, d6, EVERYBODY, type Journal, oneOf, type Phase } from '../../../../src/kernel/index.ts'
import { Aftermath } from '../morale/aftermath.ts'
import { checkMorale, gradeOf, lose, modify, suffer } from '../morale/morale.ts'
import { reveal } from '../secrecy/seeing.ts'
import { isSquareHex } from '../shock/strength.ts'
import { ASIDE, isPlayed, swissIn } from '../shock/swiss.ts'
import { isHot, thirst } from '../shock/thirst.ts'
import { HEAVY, LIGHT } from '../state/army.ts'
import { event, reason } from '../state/events.ts'
import { ALL, quartersOf, VOLLEYS } from '../state/fired.ts'
import { volleyFrame } from '../state/frames.ts'
import { ARTILLERY, BUILDINGS, CART, INFANTRY } from '../state/ground.ts'
import { due, type Eagle, GOOD, mark, ROUTED, SKIRMISH, SQUARE, UNLIMBERED } from '../state/position.ts'
import { withRoom } from '../state/scratch.ts'
import { isSpread, standsIn } from '../state/stacks.ts'
import { LETTER_D, LETTER_M, LETTER_R, rowFromOne } from '../state/tables.ts'
import { frontOf } from '../state/zones.ts'

const COLUMNS = 12
/** Points are summed in sixteenths, so that no fraction is lost before the end (RA2). */
const SIXTEENTHS = 16
/** From this distance on a stack suffers unit by unit (10.2, RD6). */
const FAR = 3

/** What the volley in hand is made of. */
const volley = { sixteenths: 0, most: 0, firer: -1, mostGuns: 0, guns: -1, far: 0, flank: false, swiss: false }

/** Adds up who aims; the unit that gives most points lends its grade, the battery that does its class (RA34, RA36). */
function addUp(p: Eagle, side: number, hex: number): void {
  const { army, ground, readings, tables } = p.scenario
  const { laterSquareFactor } = tables.file.fire
  const factor = readings.laterRanges ? tables.file.fire.laterFactor : tables.file.fire.factor
  const corner = frontOf(p, hex)
  volley.sixteenths = 0
  volley.most = 0
  volley.firer = -1
  volley.mostGuns = 0
  volley.guns = -1
  volley.far = 1
  volley.flank = true
  volley.swiss = false
  for (let unit = 0; unit < army.units.length; unit++) {
    if (army.side[unit] !== side || (p.marks[unit] & mark.AIMING) === 0) continue
    let part = (p.aimed[unit] * SIXTEENTHS) / 4
    if (army.arm[unit] === ARTILLERY) {
      const far = distance(ground.grid, p.at[unit], hex)
      const [above, below] = factor[Math.min(far, factor.length) - 1]
      part = (part * above) / below
      // RD4: guns do more to a square beside them.
      if (readings.laterRanges && far === 1 && isSquareHex(p, hex))
        part = (part * laterSquareFactor[0]) / laterSquareFactor[1]
      if (p.state[unit] !== GOOD) part /= 2
      if (p.march[army.formation[unit]] === 1) part /= 2
      volley.far = Math.max(volley.far, far)
      if (part > volley.mostGuns) {
        volley.mostGuns = part
        volley.guns = unit
      }
    }
    if (corner < 0 || inField(ground.grid, hex, corner, p.at[unit])) volley.flank = false
    if (army.swiss[unit] === 1) volley.swiss = true
    if (ground.terrain[hex] === BUILDINGS) part /= 2
    if (
      part > volley.most ||
      (part === volley.most && volley.firer >= 0 && gradeOf(p, unit) > gradeOf(p, volley.firer))
    ) {
      volley.most = part
      volley.firer = unit
    }
    volley.sixteenths += part
    p.marks[unit] |= mark.FIRED
  }
}

const GOOD_FIRE = 1
const POOR_FIRE = 4

/** What the firers add to the die. */
function byFirers(p: Eagle, journal: Journal | undefined): number {
  const { army, readings, tables } = p.scenario
  const { laterModifiers, modifiers } = tables.file.fire
  let sum = 0
  if (volley.guns >= 0 && army.class[volley.guns] === LIGHT)
    sum += modify(journal, modifiers.lightArtillery, reason.LIGHT_GUNS)
  if (volley.guns >= 0 && army.class[volley.guns] === HEAVY)
    sum += modify(journal, modifiers.heavyArtillery, reason.HEAVY_GUNS)
  const grade = gradeOf(p, volley.firer)
  if (grade <= GOOD_FIRE) sum += modify(journal, modifiers.goodMorale, reason.GOOD_FIRE)
  if (grade >= POOR_FIRE) sum += modify(journal, modifiers.poorMorale, reason.POOR_FIRE)
  if (readings.laterFireModifiers && volley.flank) sum += modify(journal, laterModifiers.flank, reason.FLANK_FIRE)
  return sum
}

/** What the target adds to the die. */
function byTarget(p: Eagle, target: number, journal: Journal | undefined): number {
  const { army, readings, tables } = p.scenario
  const { laterModifiers } = tables.file.fire
  const swiss =
    readings.laterSwiss && volley.swiss && army.swiss[target] === 1
      ? modify(journal, laterModifiers.swiss, reason.SWISS)
      : 0
  return swiss + byShape(p, target, journal)
}

function byShape(p: Eagle, target: number, journal: Journal | undefined): number {
  const { modifiers } = p.scenario.tables.file.fire
  if (p.form[target] === SQUARE) return modify(journal, modifiers.square, reason.SQUARE)
  if (p.form[target] === SKIRMISH) return modify(journal, modifiers.skirmish, reason.SKIRMISH)
  return p.form[target] === UNLIMBERED ? modify(journal, modifiers.unlimbered, reason.UNLIMBERED) : 0
}

/** Rolls for one target on one column; gives the place of the result in the fire table. */
function roll(p: Eagle, column: number, sum: number, dice: Dice): { readonly die: number; readonly cell: number } {
  const { tables } = p.scenario
  let classes = 0
  for (let die = 2; die <= 6; die++) {
    const here = COLUMNS * rowFromOne(die + sum) + column
    const before = COLUMNS * rowFromOne(die - 1 + sum) + column
    if (tables.fireLoss[here] !== tables.fireLoss[before] || tables.fireLetter[here] !== tables.fireLetter[before])
      classes |= 1 << die
  }
  const die = dice.roll(d6, classes)
  rolled.die = die
  rolled.cell = COLUMNS * rowFromOne(die + sum) + column
  return rolled
}
const rolled = { die: 0, cell: 0 }

/** The unit that a volley strikes first; -1 if none is left. */
function topTarget(p: Eagle, hex: number): number {
  for (let node = p.top[hex]; node >= 0; node = p.below[node])
    if (suffers(p, p.scenario.army.unitOf[node])) return p.scenario.army.unitOf[node]
  return -1
}

/** Can the volley in hand strike this unit? Carts it cannot, nor Swiss where Swiss have stood aside. */
const suffers = (p: Eagle, unit: number): boolean => {
  const { army } = p.scenario
  return army.arm[unit] !== CART && (volleyFrame(p).swissAside === 0 || army.swiss[unit] === 0)
}

/**
 * Who shares the losses of skirmishers: the next unit under them; -1 where none does, or the unit does not skirmish.
 */
function sharerOf(p: Eagle, unit: number, hex: number): number {
  if (p.form[unit] !== SKIRMISH) return -1
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const next = p.scenario.army.unitOf[node]
    if (next !== unit && suffers(p, next)) return next
  }
  return -1
}

/**
 * RA138 How much of a loss the next unit takes: each point falls on the one of the two that has lost less, of equals on the
 * skirmishers.
 */
function shareOf(p: Eagle, unit: number, beside: number, loss: number): number {
  let share = 0
  for (let k = 0; k < loss; k++) if (p.lost[unit] + k - share > p.lost[beside] + share) share++
  return share
}

/** 10.2.1 Applies a result to a unit; `passes` where what is left of a loss goes on down the stack. */
function strike(p: Eagle, unit: number, cell: number, passes: boolean, dice: Dice, journal: Journal | undefined): void {
  const { tables } = p.scenario
  const { hex, defensive: isDefensive } = volleyFrame(p)
  const letter = tables.fireLetter[cell]
  const loss = tables.fireLoss[cell]
  const defensive = isDefensive === 1
  // 4.1c: skirmishers share losses equally with the next unit of the stack.
  const beside = passes ? sharerOf(p, unit, hex) : -1
  const shared = beside < 0 ? 0 : shareOf(p, unit, beside, loss)
  let over = lose(p, unit, loss - shared, journal)
  if (shared > 0) over += lose(p, beside, shared, journal)
  if (defensive && p.at[unit] >= 0 && (loss - shared >= 2 || letter === LETTER_D)) bar(p, unit, journal)
  if (p.scenario.readings.laterFire && (letter === LETTER_D || letter === LETTER_R))
    laterStrike(p, unit, letter, loss, dice, journal)
  for (let next = topTarget(p, hex); passes && over > 0 && next >= 0; next = topTarget(p, hex)) {
    const fallen = over
    over = lose(p, next, over, journal)
    if (defensive && p.at[next] >= 0 && fallen >= 2) bar(p, next, journal)
  }
  if (p.at[unit] < 0) return
  if (letter === LETTER_M) {
    const result = checkMorale(p, unit, dice, journal)
    if (suffer(p, unit, result, journal)) shake(p, unit, hex, journal)
  } else if (letter === LETTER_R && !defensive && p.form[unit] !== SQUARE) {
    p.due[unit] |= due.CHOICE
    if (isSpread(p, unit)) p.struck[unit] = 1 + hex
    shake(p, unit, hex, journal)
  }
}

/**
 * RD1, RD8 What the later tables make of a D (P there) and an R: in defensive fire a D bars the whole stack; a battery
 * is silent in the next turn; in offensive fire a unit that is hit by a D and has lost nothing checks.
 */
function laterStrike(
  p: Eagle,
  unit: number,
  letter: number,
  loss: number,
  dice: Dice,
  journal: Journal | undefined,
): void {
  const { army } = p.scenario
  const guns = army.arm[unit] === ARTILLERY
  if (guns && p.at[unit] >= 0 && (letter === LETTER_D || volleyFrame(p).defensive !== 1)) {
    p.mute[unit] = p.turn + 1
    journal?.tell(EVERYBODY, event.Silenced, unit)
  }
  if (letter !== LETTER_D) return
  if (volleyFrame(p).defensive === 1) {
    for (let node = p.top[volleyFrame(p).hex]; node >= 0; node = p.below[node]) {
      const other = army.unitOf[node]
      if (!suffers(p, other)) continue
      reveal(p, other)
      bar(p, other, journal)
    }
  } else if (!guns && loss === 0 && p.at[unit] >= 0) suffer(p, unit, checkMorale(p, unit, dice, journal), journal)
}

function bar(p: Eagle, unit: number, journal: Journal | undefined): void {
  if ((p.marks[unit] & mark.BARRED) !== 0) return
  p.marks[unit] |= mark.BARRED
  journal?.tell(EVERYBODY, event.Barred, unit)
}

/** All others of the hex have to check. */
function shake(p: Eagle, but: number, hex: number, journal: Journal | undefined): void {
  const { army } = p.scenario
  for (let unit = 0; unit < army.units.length; unit++) {
    if (unit === but || p.at[unit] < 0 || !standsIn(p, unit, hex) || !suffers(p, unit)) continue
    reveal(p, unit)
    p.due[unit] |= due.CHECK
    journal?.tell(EVERYBODY, event.MustCheck, unit)
  }
}

let order = new Int16Array(0)

/** RD5 How deep a unit lies, by the later tables. */
function laterDeep(p: Eagle, k: number, journal: Journal | undefined): number {
  const { laterDepth } = p.scenario.tables.file.fire
  if (k === 0) return 0
  return k === 1 ? modify(journal, laterDepth.second, reason.SECOND) : modify(journal, laterDepth.further, reason.THIRD)
}

/**
 * RA37 Far off, every unit of a stack suffers by itself, in an order that the dice give; those beyond the second are
 * harder to hit.
 */
function strikeAll(p: Eagle, hex: number, column: number, sum: number, dice: Dice, journal: Journal | undefined): void {
  const { army, readings, tables } = p.scenario
  const { depth } = tables.file.fire
  order = withRoom(order, army.units.length)
  let count = 0
  // Not as they lie: the dice, on an order that all know, must not betray who lies under whom.
  for (let unit = 0; unit < army.units.length; unit++)
    if (p.at[unit] >= 0 && standsIn(p, unit, hex) && suffers(p, unit)) order[count++] = unit
  for (let k = 0; k < count; k++) {
    const pick = k + dice.roll(oneOf(count - k))
    const unit = order[pick]
    order[pick] = order[k]
    order[k] = unit
  }
  for (let k = 0; k < count; k++) {
    reveal(p, order[k])
    const deep = readings.laterDepth
      ? laterDeep(p, k, journal)
      : k === 2
        ? modify(journal, depth.third, reason.THIRD)
        : k > 2
          ? modify(journal, depth.further, reason.FURTHER)
          : 0
    const all = sum + deep + byTarget(p, order[k], journal)
    const { die, cell } = roll(p, column, all, dice)
    journal?.tell(EVERYBODY, event.Volley, column + 1, hex, die, die + all)
    journal?.tell(EVERYBODY, event.Hit, order[k], p.scenario.tables.fireResult[cell])
    strike(p, order[k], cell, false, dice, journal)
  }
}

function fireOnce(p: Eagle, hex: number, column: number, sum: number, dice: Dice, journal: Journal | undefined): void {
  const target = topTarget(p, hex)
  if (target < 0) return
  // RA124: under a marker who is hit is shown.
  reveal(p, target)
  if (volley.far >= FAR) {
    strikeAll(p, hex, column, sum, dice, journal)
    return
  }
  const all = sum + byTarget(p, target, journal)
  const { die, cell } = roll(p, column, all, dice)
  journal?.tell(EVERYBODY, event.Volley, column + 1, hex, die, die + all)
  journal?.tell(EVERYBODY, event.Hit, target, p.scenario.tables.fireResult[cell])
  strike(p, target, cell, true, dice, journal)
}

/** S4.8.1 Swiss who would fire at Swiss do not; `count` is 1 where those who are fired at are left out as well. */
function standAside(p: Eagle, journal: Journal | undefined): void {
  const frame = volleyFrame(p)
  const { army } = p.scenario
  if (!isPlayed(p) || !swissIn(p, frame.hex, frame.firing)) return
  for (let unit = 0; unit < army.units.length; unit++) {
    if (army.side[unit] !== frame.firing || army.swiss[unit] === 0 || (p.marks[unit] & mark.AIMING) === 0) continue
    // RA60: it has not fired. The points it had laid stay available to others of its hex, but it fires no more in this
    // phase.
    const side = sideTo(p.scenario.ground.grid, p.at[unit], frame.hex)
    if (army.arm[unit] === INFANTRY) {
      p.poured[VOLLEYS * unit + side] -= p.aimed[unit]
      p.poured[VOLLEYS * unit + ALL] -= p.aimed[unit]
    }
    p.marks[unit] = (p.marks[unit] & ~mark.AIMING) | mark.FIRED
    p.target[unit] = ASIDE
    p.aimed[unit] = 0
    frame.swissAside = 1
    journal?.tell(EVERYBODY, event.StandsAside, unit)
  }
}

/**
 * RA59 Those who fire and those who are fired at check first; who routs by it fires no more. Beyond 2 hexes all of a
 * stack are targets.
 */
function checkHeat(p: Eagle, dice: Dice, journal: Journal | undefined): void {
  const frame = volleyFrame(p)
  const { army, ground } = p.scenario
  let far = 1
  for (let unit = 0; unit < army.units.length; unit++) {
    if (army.side[unit] !== frame.firing || (p.marks[unit] & mark.AIMING) === 0) continue
    far = Math.max(far, distance(ground.grid, p.at[unit], frame.hex))
    thirst(p, unit, dice, journal)
    // 14.1: a unit that it disorganizes has half its points left to fire; guns are halved as they are added up.
    if (army.arm[unit] === INFANTRY) p.aimed[unit] = Math.min(p.aimed[unit], quartersOf(p, unit))
    if (p.state[unit] !== ROUTED) continue
    p.marks[unit] = (p.marks[unit] & ~mark.AIMING) | mark.FIRED
    p.aimed[unit] = 0
  }
  order = withRoom(order, army.units.length)
  let count = 0
  const { thirstTargets } = p.scenario.readings
  if (thirstTargets === 'none' || (thirstTargets === 'adjacent' && far > 1)) return
  for (let node = p.top[frame.hex]; node >= 0 && (count === 0 || far >= FAR); node = p.below[node])
    if (suffers(p, army.unitOf[node])) order[count++] = army.unitOf[node]
  for (let k = 0; k < count; k++) thirst(p, order[k], dice, journal)
}

/** The step in which a volley goes off, once for every twelve points. */
const FIRING = 2

export const Volley: Phase<Eagle> = {
  name: 'volley',
  locals: volleyFrame,
  rule: '10.2.1',
  steps: [
    (p, dice, journal) => {
      standAside(p, journal)
      if (isHot(p)) checkHeat(p, dice, journal)
    },
    (p) => begin(p, Aftermath),
    (p, dice, journal) => {
      const frame = volleyFrame(p)
      const { hex, firing } = frame
      addUp(p, firing, hex)
      if (volley.firer < 0) return
      if (p.noise === 0) p.noise = p.turn
      // More than 12 points: 12 on their column, and when what came of them is done, the rest on its own with a die of
      // its own.
      const left = Math.ceil(volley.sixteenths / SIXTEENTHS) - frame.fired
      if (left <= 0) return
      fireOnce(p, hex, Math.min(left, COLUMNS) - 1, byFirers(p, journal), dice, journal)
      frame.fired += COLUMNS
      p.step = FIRING
      begin(p, Aftermath)
    },
    // Until then those who fired aim: a unit that falls back keeps away from them (RA54).
    (p) => {
      for (let unit = 0; unit < p.marks.length; unit++) {
        if ((p.marks[unit] & mark.AIMING) !== 0) p.aimed[unit] = 0
        p.marks[unit] &= ~mark.AIMING
      }
    },
  ],
}
