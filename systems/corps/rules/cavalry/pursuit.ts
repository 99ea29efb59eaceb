/** 16.4, 16.5, A55, A72, A173, A174 Cavalry that has routed its opponent may pursue. */
import { type Aim, aim, bearing, eastward, INCH, makeAim, makeBody, northward } from '../../../../src/inches/index.ts'
import { type Choice, type Dice, d6, EVERYBODY, from, type Journal, refusal } from '../../../../src/kernel/index.ts'
import { goTo } from '../morale/going-to.ts'
import { disorder, lose } from '../morale/harm.ts'
import { isEnemy, judgeMove } from '../movement/clearance.ts'
import { isOn, shapeAt, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { STEP } from '../state/poses.ts'
import { type Corps, due, morale } from '../state/position.ts'
import { gapOf, isHorse, judgeAim } from './aiming.ts'
import { charging, has, how } from './frame.ts'
import { opponentOf } from './striking.ts'

/** Can a unit pursue: cavalry that is neither worse than Disordered nor still in contact? */
const canPursue = (p: Corps, unit: number): boolean =>
  isHorse(p, unit) && isOn(p, unit) && p.morale[unit] <= morale.DISORDERED && p.contact[unit] === 0

const seen: Aim = makeAim()

/** Is an enemy that the pursuers can charge before them, within a range (cells) and the arc? */
function isBefore(p: Corps, unit: number, enemy: number, range: number): boolean {
  if (enemy >= p.morale.length || !isEnemy(p, unit, enemy) || !isOn(p, enemy) || gapOf(p, unit, enemy) > range)
    return false
  const { x, y, aheadX, aheadY } = shapeOf(p, unit)
  const { arc } = p.scenario.charges
  if (!aim(x + aheadX, y + aheadY, p.heading[unit], arc, shapeOf(p, enemy), seen)) return false
  return judgeAim(p, unit, enemy) === undefined
}

/** The enemy that the pursuers charge, found by `findNearest`; −1 for none; and how many are equally near. */
const nearest = { unit: -1, count: 0, cells: 0 }

function findNearest(p: Corps, unit: number, range: number): void {
  nearest.unit = -1
  nearest.count = 0
  nearest.cells = Number.POSITIVE_INFINITY
  for (let enemy = 0; enemy < p.morale.length; enemy++) {
    if (!isEnemy(p, unit, enemy) || !isOn(p, enemy)) continue
    const cells = gapOf(p, unit, enemy)
    if (cells > nearest.cells || !isBefore(p, unit, enemy, range)) continue
    if (cells < nearest.cells) nearest.count = 0
    nearest.unit = enemy
    nearest.cells = cells
    nearest.count++
  }
}

const behind = makeBody()
const ANY_RATE = 64 * INCH

/** A72 The pursuers go after the routers, at most this many cells, and stop behind them. */
function follow(p: Corps, unit: number, router: number, most: number, journal?: Journal): void {
  const heading = bearing(p.x[router] - p.x[unit], p.y[router] - p.y[unit])
  const start = shapeOf(p, unit)
  for (let cells = most; cells > 0; cells -= STEP) {
    const [x, y] = [p.x[unit] + eastward(heading, cells), p.y[unit] + northward(heading, cells)]
    shapeAt(p, unit, behind, x, y, heading, p.form[unit])
    if (judgeMove(p, unit, start, behind, ANY_RATE) !== undefined) continue
    goTo(p, unit, x, y, heading, journal)
    journal?.tell(EVERYBODY, event.Followed, unit, router, cells)
    return
  }
  journal?.tell(EVERYBODY, event.Followed, unit, router, 0)
}

/** A55 The pursuit comes to nothing: the pursuers halt, Disordered. */
function halt(p: Corps, unit: number, journal?: Journal): void {
  journal?.tell(EVERYBODY, event.PursuitEnded, unit)
  disorder(p, unit, journal)
}

/** What a pursuit leads to. */
export const course = { NOTHING: 0, CHARGE: 1, ASK: 2 } as const

/** The faces of the second die at which another row begins. */
const rowsOf = (p: Corps): number => p.scenario.charges.chases.reduce((all, { most }) => all | from(most + 1), 0)

/** 16.5 The second die says what the pursuers do. */
function direct(p: Corps, unit: number, router: number, dice: Dice, journal?: Journal): number {
  const roll = dice.roll(d6, rowsOf(p))
  journal?.tell(EVERYBODY, event.PursuitDirected, unit, roll)
  const { chases } = p.scenario.charges
  const chase = chases.find(({ most }) => roll <= most) ?? chases[chases.length - 1]
  if (chase.follows) {
    if (!isOn(p, router)) halt(p, unit, journal)
    else {
      follow(p, unit, router, chase.cells, journal)
      // Guns that were ridden over are lost already.
      if (isOn(p, router)) lose(p, router, chase.casualties, unit, journal)
    }
    return course.NOTHING
  }
  findNearest(p, unit, chase.cells)
  if (nearest.unit < 0) {
    halt(p, unit, journal)
    return course.NOTHING
  }
  if (nearest.count > 1) {
    charging(p).range = chase.cells
    return course.ASK
  }
  charging(p).target = nearest.unit
  return course.CHARGE
}

/**
 * 16.4, A55 After a charge: the cavalry that has routed its opponent rolls, and if it must pursue it is the charger
 * from now on. Returns what that leads to, a value of `course`.
 */
export function pursue(p: Corps, dice: Dice, journal?: Journal): number {
  const frame = charging(p)
  const isWon = has(p, how.WON)
  if (isWon === has(p, how.LOST) || has(p, how.SECOND)) return course.NOTHING
  const foe = opponentOf(p)
  const [unit, router] = isWon ? [frame.charger, foe] : [foe, frame.charger]
  if (!canPursue(p, unit)) return course.NOTHING
  const need = p.scenario.roster.pursues[unit]
  const roll = dice.roll(d6, from(need))
  journal?.tell(EVERYBODY, event.PursuitRolled, unit, roll, need)
  if (roll < need) return course.NOTHING
  p.due[unit] |= due.PURSUES | due.FRESH
  frame.charger = unit
  frame.met = 0
  frame.how = how.PURSUIT | (has(p, how.PURSUIT) ? how.SECOND : 0)
  return direct(p, unit, router, dice, journal)
}

const NOT_NEAREST = refusal(
  '16.5',
  'Pursuers charge the nearest enemy before them; of several equally near one is chosen.',
)

/** A99 The owner of the pursuers chooses among enemies that are equally near. */
export const Pursue: Choice<Corps> = {
  verb: 'pursue {bodies}',
  propose(p, _seat, offers) {
    if (!has(p, how.SEEKS)) return
    for (let unit = 0; unit < p.morale.length; unit++) if (isEnemy(p, charging(p).charger, unit)) offers.try(unit)
  },
  check(p, _seat, enemy) {
    if (!has(p, how.SEEKS)) return NOT_NEAREST
    const { charger, range } = charging(p)
    findNearest(p, charger, range)
    const { cells } = nearest
    return isBefore(p, charger, enemy, range) && gapOf(p, charger, enemy) === cells ? undefined : NOT_NEAREST
  },
  play(p, _seat, enemy) {
    const frame = charging(p)
    frame.target = enemy
    frame.range = 0
    frame.how &= ~how.SEEKS
  },
}
