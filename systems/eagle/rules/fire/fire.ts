/** 10 Fire: which units may fire at what, and how volleys are laid piece by piece. */

import { distance, inField, sideTo } from '../../../../src/hex/index.ts'
import {
  begin,
  type Choice,
  EVERYBODY,
  NOBODY,
  only,
  type Phase,
  type Refusal,
  refusal,
} from '../../../../src/kernel/index.ts'
import { chargesHome } from '../cavalry/runs.ts'
import { countCombat, forbidsCombat } from '../orders/limits.ts'
import { ASIDE } from '../shock/swiss.ts'
import { LIGHT, MEDIUM } from '../state/army.ts'
import { event } from '../state/events.ts'
import {
  ALL,
  available,
  availableAround,
  isBeside,
  pouredBy,
  pourFromLine,
  QUARTERS,
  quartersOf,
  total,
} from '../state/fired.ts'
import { fireFrame, volleyFrame } from '../state/frames.ts'
import { ARTILLERY, CART, INFANTRY } from '../state/ground.ts'
import { markerHex, mayHideMore, ON_TOP } from '../state/markers.ts'
import { type Eagle, GOOD, mark, ROUTED, SKIRMISH, SQUARE, UNLIMBERED, VOLLEYS } from '../state/position.ts'
import { enemyOf, FRENCH } from '../state/sides.ts'
import { isClear } from '../state/sight.ts'
import { breadth, fighter, isSpread, nodeOf, points, touches } from '../state/stacks.ts'
import { enemyNextTo, inFront, nearestEnemy } from '../state/zones.ts'
import { isDefensive } from './hits.ts'
import { Volley } from './volley.ts'

const NOT_YOURS = refusal('10.0', 'Units of your own that stand on the map fire, infantry and artillery only.')
const ROUTED_TROOPS = refusal('RA97', 'Routed units do not fire.')
const NO_TARGET = refusal('10.0', 'No enemy combat unit stands there.')
const ONE_TARGET = refusal('10.1', 'A volley goes into one hex: shoot the one that is laid first.')
const BENEATH = refusal('10.1', 'Only pieces on top of the stack fire: those above it have not fired.')
const UNDER_OTHERS = refusal('10.2', 'Guns fire only on top of their stack, or beneath batteries and skirmishers.')
const NOT_ADJACENT = refusal('10.1', 'Infantry fires at adjacent enemies only.')
const NOT_FRONT = refusal('10.1', 'It fires through its front hexes only.')
const SPENT = refusal(
  '10.1',
  'No more than 6 points of infantry fire from a hex, and no unit fires more points than it has.',
)
const UNNUMBERED = refusal('RA79', 'With all its points it fires without a number.')
const SQUARE_SPENT = refusal('10.1', 'A square fires at most half its points into any three adjacent hexes.')
const LIMBERED = refusal('4.2', 'Limbered guns do not fire.')
const INDIVISIBLE = refusal('10.2', "A battery's factor is never divided.")
const FIRED = refusal('RA78', 'Each battery fires once a phase.')
const SILENT = refusal('RD1', 'Fire has silenced it for this turn.')
const THREE = refusal('10.2', 'At most 3 batteries of a hex fire.')
const DEFENSIVE_RANGE = refusal('10.2', 'In defensive fire guns fire at adjacent hexes only.')
export const OUT_OF_RANGE = refusal('10.2', 'The target is out of range.')
const OUT_OF_FIELD = refusal('RA77', 'Guns fire into their front field only.')
export const NO_LINE = refusal('10.2.1', 'Woods, buildings, own troops or a crest stand in the line of fire.')
const ASIDE_ALREADY = refusal(
  'RA60',
  'It has stood aside in this phase: Swiss do not fire at Swiss, and it fires no more.',
)
const APART = refusal('10.2', 'In offensive fire guns and infantry do not fire together.')
const MARCHING = refusal('RA74', 'Under maneuver orders a unit fires defensively only.')
const CHARGE_FIRST = refusal(
  '11.1a',
  'Cavalry of its stack has to charge home, and does not if anybody there fires before.',
)
const NOBODY_AIMS = refusal('10.0', 'No volley is laid.')
const SHOOT_FIRST = refusal('10.0', 'Shoot the volley that is laid first.')

/** 10.2 Returns the range of a battery; French light and medium guns 3 hexes if the scenario says so (S4.8.3). */
export function rangeOf(p: Eagle, unit: number): number {
  const { army, readings, rules, tables } = p.scenario
  const { frenchRange } = tables.file.fire
  const range = readings.laterRanges ? tables.file.fire.laterRange : tables.file.fire.range
  const reach = army.class[unit] === LIGHT ? range.light : army.class[unit] === MEDIUM ? range.medium : range.heavy
  return rules.has('frenchRange') && army.side[unit] === FRENCH && army.class[unit] < 2
    ? Math.min(reach, frenchRange)
    : reach
}

/**
 * Returns why the units above a unit keep it from firing: each of them must fire in this phase (RA78), and only
 * batteries and skirmishers may lie above guns.
 */
function whyNotOnTop(p: Eagle, unit: number): Refusal | undefined {
  const { army } = p.scenario
  for (let node = p.top[p.at[unit]]; node >= 0 && army.unitOf[node] !== unit; node = p.below[node]) {
    const above = army.unitOf[node]
    if (army.arm[above] === CART) continue
    if ((p.marks[above] & (mark.FIRED | mark.AIMING)) === 0 || (isSpread(p, above) && pouredBy(p, node) === 0))
      return BENEATH
    if (army.arm[unit] === ARTILLERY && army.arm[above] !== ARTILLERY && p.form[above] !== SKIRMISH) return UNDER_OTHERS
  }
  return undefined
}

/**
 * Has cavalry of a hex come up in a charge, so that it must attack (11.2)? No unit attacks whose stack has fired
 * (11.1a).
 */
function mustCharge(p: Eagle, hex: number): boolean {
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = p.scenario.army.unitOf[node]
    if (chargesHome(p, unit)) return true
  }
  return false
}

/** Returns why a unit may not fire at a hex even with a single point. */
function whyNotAim(p: Eagle, seat: number, unit: number, hex: number): Refusal | undefined {
  const frame = fireFrame(p)
  const { army } = p.scenario
  if (army.side[unit] !== seat || p.at[unit] < 0 || (army.arm[unit] !== INFANTRY && army.arm[unit] !== ARTILLERY))
    return NOT_YOURS
  if (p.state[unit] === ROUTED) return ROUTED_TROOPS
  if (p.target[unit] === ASIDE) return ASIDE_ALREADY
  if (fighter(p, hex) !== enemyOf(seat)) return NO_TARGET
  if (frame.target !== 0 && frame.target !== 1 + hex) return ONE_TARGET
  const why =
    whyNotOnTop(p, unit) ??
    (army.arm[unit] === ARTILLERY ? whyNotGuns(p, seat, unit, hex) : whyNotMuskets(p, unit, hex))
  if (why) return why
  if (isDefensive(p, seat)) return undefined
  if (frame.target !== 0 && frame.arm !== 1 + army.arm[unit]) return APART
  if (p.march[army.formation[unit]] === 1) return MARCHING
  if (p.form[unit] !== SQUARE && p.form[unit] !== SKIRMISH && mustCharge(p, p.at[unit])) return CHARGE_FIRST
  return forbidsCombat(p, unit, isBeside(p, unit, hex))
}

function whyNotMuskets(p: Eagle, unit: number, hex: number): Refusal | undefined {
  if (!isSpread(p, unit)) {
    const side = sideTo(p.scenario.ground.grid, p.at[unit], hex)
    if (side < 0) return NOT_ADJACENT
    if (p.form[unit] !== SQUARE && p.form[unit] !== SKIRMISH && p.state[unit] === GOOD && !inFront(p, p.at[unit], side))
      return NOT_FRONT
  } else if (!isBeside(p, unit, hex)) return NOT_ADJACENT
  const has = quartersFor(p, unit, hex)
  return has <= 0 ? spent(p, unit, has) : undefined
}

/** Returns the quarters of points that infantry can still fire at an adjacent hex. */
const quartersFor = (p: Eagle, unit: number, hex: number): number =>
  isSpread(p, unit)
    ? availableAround(p, unit, hex)
    : available(p, unit, sideTo(p.scenario.ground.grid, p.at[unit], hex))

/**
 * RA79 Returns why a unit that may fire cannot fire `share` points (0 for all) of its quarters. A share of all its
 * points has no number of its own.
 */
function whyNotShare(p: Eagle, unit: number, share: number, has: number): Refusal | undefined {
  if (share === 0) return undefined
  if (p.scenario.army.arm[unit] === ARTILLERY) return INDIVISIBLE
  if (QUARTERS * share < has) return undefined
  return QUARTERS * share === has ? UNNUMBERED : spent(p, unit, has)
}

/** The refusal of a unit with fewer quarters left; a square may still have some across other sides. */
const spent = (p: Eagle, unit: number, has: number): Refusal =>
  p.form[unit] === SQUARE && has < quartersOf(p, unit) - total(p, unit) ? SQUARE_SPENT : SPENT

function whyNotGuns(p: Eagle, seat: number, unit: number, hex: number): Refusal | undefined {
  const { army, ground, readings, tables } = p.scenario
  const from = p.at[unit]
  if (p.form[unit] !== UNLIMBERED) return LIMBERED
  if ((p.marks[unit] & (mark.FIRED | mark.AIMING)) !== 0) return FIRED
  if (p.mute[unit] > 0 && p.mute[unit] === p.turn) return SILENT
  let guns = 0
  for (let node = p.top[from]; node >= 0; node = p.below[node]) {
    const other = army.unitOf[node]
    if (army.arm[other] === ARTILLERY && (p.marks[other] & (mark.FIRED | mark.AIMING)) !== 0) guns++
  }
  if (guns >= tables.file.fire.batteries) return THREE
  const far = distance(ground.grid, from, hex)
  if (isDefensive(p, seat) && far > 1) return DEFENSIVE_RANGE
  if (far > rangeOf(p, unit)) return OUT_OF_RANGE
  if (
    readings.artilleryArc &&
    p.state[unit] === GOOD &&
    p.march[army.formation[unit]] === 0 &&
    !inField(ground.grid, from, p.dir[from], hex)
  )
    return OUT_OF_FIELD
  return isClear(p, seat, from, hex) ? undefined : NO_LINE
}

/** `fire {volleys} > {hexes}`: a unit joins the volley that is being laid, or begins one. */
const fire: Choice<Eagle> = {
  verb: 'fire {volleys} > {hexes}',
  propose(p, seat, offers) {
    const { army, ground } = p.scenario
    const { grid } = ground
    for (let unit = 0; unit < army.units.length; unit++) {
      const at = p.at[unit]
      if (at < 0 || army.side[unit] !== seat) continue
      if (army.arm[unit] === INFANTRY) {
        for (let k = breadth(p, unit) - 1; k >= 0; k--) {
          const from = p.at[nodeOf(p, unit, k)]
          if (!enemyNextTo(p, seat, from)) continue
          for (let side = 0; side < 6; side++) {
            const to = grid.neighbours[6 * from + side]
            if (to < 0 || fighter(p, to) !== enemyOf(seat) || touches(p, unit, k, to)) continue
            if (whyNotAim(p, seat, unit, to)) continue
            const has = quartersFor(p, unit, to)
            for (let share = 0; share < VOLLEYS; share++)
              if (whyNotShare(p, unit, share, has) === undefined) offers.give(VOLLEYS * unit + share, to)
          }
        }
      } else if (army.arm[unit] === ARTILLERY && p.form[unit] === UNLIMBERED) {
        const range = isDefensive(p, seat) ? 1 : rangeOf(p, unit)
        if (nearestEnemy(p, seat, at) > range) continue
        for (let foe = 0; foe < army.unitOf.length; foe++) {
          const to = p.at[foe]
          if (to < 0 || army.side[army.unitOf[foe]] === seat || p.top[to] !== foe || p.cap[to] > 0) continue
          if (distance(grid, at, to) <= range) offers.try(VOLLEYS * unit, to)
        }
        for (let marker = 0; marker < p.use.length; marker++)
          if (p.use[marker] === ON_TOP && p.scenario.markerSide[marker] !== seat)
            offers.try(VOLLEYS * unit, markerHex(p, marker))
      }
    }
  },
  check(p, seat, volley, hex) {
    const unit = Math.floor(volley / VOLLEYS)
    const share = volley % VOLLEYS
    return (
      whyNotAim(p, seat, unit, hex) ??
      (share === 0 ? undefined : whyNotShare(p, unit, share, quartersFor(p, unit, hex)))
    )
  },
  play(p, seat, volley, hex, _dice, journal) {
    const frame = fireFrame(p)
    const unit = Math.floor(volley / VOLLEYS)
    const share = volley % VOLLEYS
    const { army, ground } = p.scenario
    const side = sideTo(ground.grid, p.at[unit], hex)
    frame.target = 1 + hex
    frame.arm = 1 + army.arm[unit]
    p.marks[unit] |= mark.AIMING
    if (army.arm[unit] === INFANTRY) {
      const quarters = share > 0 ? QUARTERS * share : quartersFor(p, unit, hex)
      p.aimed[unit] += quarters
      if (isSpread(p, unit)) pourFromLine(p, unit, hex, quarters)
      else p.poured[VOLLEYS * unit + side] += quarters
      p.poured[VOLLEYS * unit + ALL] += quarters
    } else p.aimed[unit] = QUARTERS * points(p, unit)
    if (!isDefensive(p, seat) && isBeside(p, unit, hex)) countCombat(p, unit)
    journal?.tell(EVERYBODY, event.Fires, unit, hex)
  },
}

/** `shoot`: fires the volley that has been laid. */
const shoot: Choice<Eagle> = {
  verb: 'shoot',
  propose: (_p, _seat, offers) => offers.try(),
  check: (p) => (fireFrame(p).target === 0 ? NOBODY_AIMS : undefined),
  play(p, seat) {
    const laid = fireFrame(p)
    const hex = laid.target - 1
    Object.assign(laid, { target: 0, arm: 0 })
    begin(p, Volley)
    Object.assign(volleyFrame(p), { hex, firing: seat })
  },
}

/** Could a stack of the defender, next to an enemy, hold a unit that is not seen? */
function mayHideFirers(p: Eagle): boolean {
  const side = enemyOf(p.active)
  for (let hex = 0; hex < p.top.length; hex++)
    if (p.top[hex] >= 0 && fighter(p, hex) === side && mayHideMore(p, hex) && enemyNextTo(p, side, hex)) return true
  return false
}

const cease: Choice<Eagle> = {
  verb: 'cease',
  // The reason why others do not fire may be secret: orders in their own phase, and units that lie beneath.
  deliberate: (p) => p.asked === only(p.active) || mayHideFirers(p),
  propose: (_p, _seat, offers) => offers.try(),
  check: (p) => (fireFrame(p).target !== 0 ? SHOOT_FIRST : undefined),
  play(p) {
    p.asked = NOBODY
  },
}

/**
 * Could any unit of a side fire at all? The question uses only open information: the units on top, and that a stack of
 * several may hide any unit.
 */
function couldFire(p: Eagle, side: number): boolean {
  const { army } = p.scenario
  const defensive = isDefensive(p, side)
  for (let node = 0; node < army.unitOf.length; node++) {
    const [at, unit] = [p.at[node], army.unitOf[node]]
    if (at < 0 || army.side[unit] !== side || p.top[at] !== node) continue
    const several = mayHideMore(p, at)
    const guns = army.arm[unit] === ARTILLERY && p.form[unit] === UNLIMBERED
    if (!defensive && (several || (guns && p.state[unit] !== ROUTED))) return true
    if (!several && (p.state[unit] === ROUTED || (army.arm[unit] !== INFANTRY && !guns))) continue
    if (enemyNextTo(p, side, at)) return true
  }
  return false
}

const firePhase = (name: string, defensive: boolean): Phase<Eagle> => ({
  name,
  rule: '10.0',
  asks: (p) => p.asked,
  steps: [
    (p) => {
      const side = defensive ? enemyOf(p.active) : p.active
      p.asked = couldFire(p, side) ? only(side) : NOBODY
    },
    (p) => {
      // Shock needs to know which units have fired before the attack, in either fire (11.1, 11.1a).
      for (let unit = 0; unit < p.marks.length; unit++) {
        const stoodAside = p.target[unit] === ASIDE
        if (stoodAside) p.target[unit] = 0
        // RA60: a unit that stood aside and fired at no other target has not fired.
        if ((p.marks[unit] & mark.FIRED) !== 0 && (!stoodAside || total(p, unit) > 0))
          p.marks[unit] |= mark.FIRED_BEFORE
        p.marks[unit] &= ~(mark.FIRED | mark.AIMING)
      }
      p.poured.fill(0)
    },
  ],
  choices: [fire, shoot, cease],
})

/** In `fireFrame`: 1 + the target of the volley that is laid, 0 while none is; 1 + the arm that lays it. */
export const DefensiveFire = firePhase('defensive fire', true)
export const OffensiveFire = firePhase('offensive fire', false)
