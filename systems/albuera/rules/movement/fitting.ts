/** 6.3.4, 6.3.7, 6.3.8 A Line whose Manpower has changed: from two hexes into one, or from one into two. */
import { rightHalf } from '../../../../src/hex/two-hex.ts'
import {
  because,
  begin,
  type Choice,
  EVERYBODY,
  type Journal,
  NOBODY,
  only,
  type Phase,
  refusal,
} from '../../../../src/kernel/index.ts'
import { alarmLeaders, exposeLeaders } from '../harm/leaders.ts'
import { isUnfit } from '../harm/lines.ts'
import { INFANTRY } from '../state/army.ts'
import { event } from '../state/events.ts'
import { contract, pickUp, putDown } from '../state/placing.ts'
import { type Albuera, role } from '../state/position.ts'
import { COLUMN, HANDS, LEFT, RIGHT } from '../state/shapes.ts'
import { isClashHex, isWide, needsTwoHexes, rightOf } from '../state/troops.ts'
import { canExtend, extended } from './forming.ts'
import { makeGroup } from './group.ts'

const NOT_SHORTER = refusal('6.3.4', 'It has to cover two hexes now, not one.')
const NOT_LONGER = refusal('6.3.8', 'There is no room for a second hex.')

const FITS = because('Not yet: first it is chosen which hexes {units} covers.')

const scratch = makeGroup()

/** The infantry that shares the unit's hex, from the top down. */
function footAt(p: Albuera, unit: number) {
  const { arm, side, unitOf } = p.scenario.army
  scratch.count = 0
  for (let node = p.top[p.at[unit]]; node >= 0; node = p.below[node]) {
    const other = unitOf[node]
    if (side[other] === side[unit] && arm[other] === INFANTRY) scratch.units[scratch.count++] = other
  }
  return scratch
}

/** 6.4 Do all units in the hex come to cover two hexes, and are there at most two? */
function extendTogether(p: Albuera, unit: number): boolean {
  const { units, count } = footAt(p, unit)
  for (let k = 0; k < count; k++) if (isWide(p, units[k]) || !needsTwoHexes(p, units[k])) return false
  return count <= 2
}

const hasRoom = (p: Albuera, unit: number, hand: number): boolean =>
  extendTogether(p, unit) && canExtend(p, p.at[unit], p.face[unit], hand)

/** 6.3.4 One hex is kept, with everything that lies on the counter, the facing, and the place in the stack. */
function shorten(p: Albuera, unit: number, hand: number, journal?: Journal): void {
  const [left, right] = [p.at[unit], rightOf(p, unit)]
  const hex = hand === RIGHT ? right : left
  contract(p, unit, hex)
  journal?.tell(EVERYBODY, event.Shortened, unit, hex)
  exposeLeaders(p, p.scenario.army.side[unit], hex === left ? right : left)
}

function lengthen(p: Albuera, unit: number, hand: number, journal?: Journal): void {
  const { units, count } = footAt(p, unit)
  const left = extended(p, p.at[unit], p.face[unit], hand)
  for (let k = 0; k < count; k++) pickUp(p, units[k])
  for (let k = 0; k < count; k++) {
    putDown(p, units[k], left, true)
    journal?.tell(EVERYBODY, event.Lengthened, units[k], left, rightHalf(p.scenario.ground.grid, left, p.face[unit]))
  }
  alarmLeaders(p, unit)
}

/** 6.3.8 Without room the battalion is in Column, and so are all units in its hex (R81). */
function fold(p: Albuera, unit: number, journal?: Journal): void {
  const { units, count } = footAt(p, unit)
  for (let k = 0; k < count; k++) {
    p.array[units[k]] = COLUMN
    journal?.tell(EVERYBODY, event.Folded, units[k], p.at[unit])
  }
}

/**
 * Gives a Line the counter that matches its Manpower. If two hexes are possible its owner is asked: this may begin a
 * phase, so it comes last in a step.
 */
export function fitLine(p: Albuera, unit: number, journal?: Journal): void {
  if (!isUnfit(p, unit)) return
  if (!isWide(p, unit)) {
    const [left, right] = [hasRoom(p, unit, LEFT), hasRoom(p, unit, RIGHT)]
    if (left !== right) lengthen(p, unit, left ? LEFT : RIGHT, journal)
    else if (!left) fold(p, unit, journal)
    if (!left || !right) return
  } else {
    // R18 Only a Clash takes it out of a hex with enemies (11.12); a unit that has attacked and won keeps the hex that
    // it has won.
    const [left, right] = [isClashHex(p, p.at[unit]), isClashHex(p, rightOf(p, unit))]
    if (left !== right) {
      shorten(p, unit, left !== ((p.roles[unit] & role.ATTACKS) !== 0) ? LEFT : RIGHT, journal)
      return
    }
  }
  begin(p, Fitting)
  p.unfit = 1 + unit
}

const choice = (verb: string, check: Choice<Albuera>['check'], apply: typeof shorten): Choice<Albuera> => ({
  verb,
  propose(_p, _seat, offers) {
    for (let hand = 0; hand < HANDS.length; hand++) offers.try(hand)
  },
  check,
  play(p, _seat, hand, _b, _dice, journal) {
    apply(p, p.unfit - 1, hand, journal)
    p.unfit = 0
  },
})

export const Fitting: Phase<Albuera> = {
  name: 'fitting',
  rule: '6.3.4',
  asks: (p) => (p.unfit > 0 ? only(p.scenario.army.side[p.unfit - 1]) : NOBODY),
  pending: (p) => FITS(p.unfit - 1),
  choices: [
    choice('keep {hands}', (p) => (isWide(p, p.unfit - 1) ? undefined : NOT_SHORTER), shorten),
    choice(
      'extend {hands}',
      (p, _seat, hand) => (!isWide(p, p.unfit - 1) && hasRoom(p, p.unfit - 1, hand) ? undefined : NOT_LONGER),
      lengthen,
    ),
  ],
}
