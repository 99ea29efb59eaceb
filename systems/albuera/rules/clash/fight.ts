/**
 * 15.7 to 15.9, 9.3, 10.10 One Clash: shifts, die, result; what both sides lose; the winners stay and choose their
 * facing.
 */
import { opposite } from '../../../../src/hex/index.ts'
import {
  because,
  begin,
  type Dice,
  d10,
  EVERYBODY,
  from,
  type Journal,
  NOBODY,
  only,
  type Phase,
  refusal,
  upTo,
} from '../../../../src/kernel/index.ts'
import { Aftermath } from '../harm/aftermath.ts'
import { captureGuns } from '../harm/capture.ts'
import { loseUncommanded } from '../harm/leaders.ts'
import { leave } from '../harm/leaving.ts'
import { oweLosses, oweRout } from '../harm/owed.ts'
import { pointsFor, score } from '../sequence/victory.ts'
import { CAVALRY } from '../state/army.ts'
import { RESULT_IDS } from '../state/data/ids.ts'
import { event } from '../state/events.ts'
import { pickUp, putDown } from '../state/placing.ts'
import { type Albuera, other, role } from '../state/position.ts'
import { reason } from '../state/reasons.ts'
import { SQUARE } from '../state/shapes.ts'
import { isGuns, isInClash, isOnMap, isWide, manpowerOf, moraleOf, rightOf } from '../state/troops.ts'
import { gatherBody, isHead } from './bodies.ts'
import { addAttacker, type Bout, columnOf, countShifts, isSkirmisher, makeBout, resultsOf, shifts } from './shifts.ts'

const FACES = because('Not yet: first {units}, which has won, faces as it likes.')
const TWO_WAYS = refusal('R57', 'A Line over two hexes keeps them, and faces one way or the other across them.')

const scratch = makeBout()
const body = new Int16Array(256)

/** The current fight. */
function current(p: Albuera, bout: Bout): Bout {
  bout.side = p.attacker
  bout.hex = p.site - 1
  bout.isCharge = p.charging === 1
  bout.attackerCount = 0
  const count = gatherBodies(p, role.ATTACKS, body)
  for (let k = 0; k < count; k++) addAttacker(p, bout, body[k])
  bout.defenderCount = gatherBodies(p, role.DEFENDS, bout.defenders)
  return bout
}

/** Writes the bodies with a part in the fight, each from the top down, and returns the number of units. */
function gatherBodies(p: Albuera, part: number, into: Int16Array): number {
  let count = 0
  for (let unit = 0; unit < p.roles.length; unit++)
    if ((p.roles[unit] & part) !== 0 && isHead(p, unit))
      count = gatherBody(p, p.scenario.army.side[unit], p.at[unit], into, count)
  return count
}

const every = (units: Int16Array, count: number, test: (unit: number) => boolean): boolean => {
  for (let k = 0; k < count; k++) if (!test(units[k])) return false
  return true
}

/** The faces of the die at which the column changes its result: forecasts try one of each class. */
function classesOf(results: readonly string[]): number {
  let classes = 0
  for (let face = 1; face < results.length; face++) if (results[face] !== results[face - 1]) classes |= from(face)
  return classes
}

function strike(p: Albuera, dice: Dice, journal?: Journal): void {
  const bout = current(p, scratch)
  const { attackers, attackerCount, defenders, defenderCount, side } = bout
  journal?.tell(EVERYBODY, event.ClashBegan, side, bout.hex)
  for (let k = 0; k < attackerCount; k++) journal?.tell(EVERYBODY, event.ClashAttacks, attackers[k])
  for (let k = 0; k < defenderCount; k++) journal?.tell(EVERYBODY, event.ClashDefends, defenders[k])
  if (every(defenders, defenderCount, (unit) => isGuns(p, unit))) strikeGuns(p, bout, dice, journal)
  else strikeTroops(p, bout, dice, journal)
  begin(p, Aftermath)
}

/** 15.7 b to d, 15.8 */
function strikeTroops(p: Albuera, bout: Bout, dice: Dice, journal?: Journal): void {
  const { clash } = p.scenario.data.tables
  countShifts(p, bout)
  for (let k = 0; k < shifts.count; k++)
    journal?.tell(EVERYBODY, event.ClashShift, shifts.sides[k], shifts.kinds[k], shifts.values[k])
  const column = columnOf(p, bout)
  const results = resultsOf(p, column)
  const roll = dice.roll(d10, classesOf(results))
  const result = results[roll]
  const turns = Number(result.slice(2))
  journal?.tell(EVERYBODY, event.ClashRolled, column + 1, roll, RESULT_IDS.indexOf(result))
  const hasWon = result.startsWith('D')
  const [winners, winnerCount, losers, loserCount] = hasWon
    ? [bout.attackers, bout.attackerCount, bout.defenders, bout.defenderCount]
    : [bout.defenders, bout.defenderCount, bout.attackers, bout.attackerCount]
  const winner = hasWon ? bout.side : other(bout.side)
  p.winner = 1 + winner
  score(p, winner, pointsFor(p).clash, reason.CLASH, journal)
  // 8.10 A unit that fights skirmishers loses no Manpower, whether it wins or not.
  const isSpared = (units: Int16Array, count: number) => every(units, count, (unit) => isSkirmisher(p, unit))
  lose(p, losers, loserCount, turns, winners[0], isSpared(winners, winnerCount) ? 0 : clash.losses.losers, journal)
  p.toll = isSpared(losers, loserCount) ? 0 : clash.losses.winners
}

/** 15.8 The losers rout, and share their Losses. Guns that stood alone beside them are captured (R58). */
function lose(
  p: Albuera,
  units: Int16Array,
  count: number,
  turns: number,
  victor: number,
  losses: number,
  journal?: Journal,
): void {
  const { side } = p.scenario.army
  for (let k = 0; k < count; k++)
    if (isGuns(p, units[k])) captureGuns(p, units[k], side[victor], journal)
    else oweRout(p, units[k], turns, victor, true)
  if (losses > 0) share(p, units, count, losses)
}

/** 15.8 The units of one side share Losses. */
function share(p: Albuera, units: Int16Array, count: number, losses: number): void {
  let owing = losses
  for (let k = 0; k < count; k++) {
    if (!isOnMap(p, units[k]) || !isHead(p, units[k])) continue
    oweLosses(p, p.scenario.army.side[units[k]], p.at[units[k]], owing)
    owing = 0
  }
}

/** 10.10 Guns that stand alone are taken, or beat off the attackers; no other unit loses anything (R58). */
function strikeGuns(p: Albuera, bout: Bout, dice: Dice, journal?: Journal): void {
  const { clash } = p.scenario.data.tables
  const { guns } = clash
  const { attackers, attackerCount, defenders, defenderCount, side } = bout
  const roll = dice.roll(d10, from(guns.from) | from(guns.to + 1))
  const hasWon = roll >= guns.from && roll <= guns.to
  journal?.tell(EVERYBODY, event.GunsAttacked, defenders[0], roll)
  const winner = hasWon ? side : other(side)
  p.winner = 1 + winner
  p.toll = 0
  score(p, winner, pointsFor(p).clash, reason.CLASH, journal)
  if (hasWon) lose(p, defenders, defenderCount, 0, attackers[0], 0, journal)
  else lose(p, attackers, attackerCount, guns.turns, defenders[0], guns.losses, journal)
}

/** Visits each unit that has won and is still there. */
function eachWinner(p: Albuera, visit: (unit: number) => void): void {
  for (let unit = 0; unit < p.roles.length; unit++) if (hasWon(p, unit) && isOnMap(p, unit)) visit(unit)
}
const hasWon = (p: Albuera, unit: number): boolean =>
  (p.roles[unit] & (role.ATTACKS | role.DEFENDS)) !== 0 && p.scenario.army.side[unit] === p.winner - 1

/** 15.8, 15.9 The winners share a Loss; a single unit on its last level checks whether it keeps it. */
function toll(p: Albuera, dice: Dice, journal?: Journal): void {
  const winners = scratch.attackers
  let count = 0
  eachWinner(p, (unit) => {
    if (!isGuns(p, unit)) winners[count++] = unit
  })
  if (p.toll === 0 || count === 0) return
  if (count === 1 && manpowerOf(p, winners[0]) === 1) {
    const roll = dice.roll(d10, upTo(moraleOf(p, winners[0])))
    const isSaved = roll <= moraleOf(p, winners[0])
    journal?.tell(
      EVERYBODY,
      isSaved ? event.LastStandHeld : event.LastStandLost,
      winners[0],
      roll,
      moraleOf(p, winners[0]),
    )
    if (isSaved) return
  }
  share(p, winners, count, p.toll)
  begin(p, Aftermath)
}

/** 9.3 Turns until a squadron that does not stay comes back: the next box. */
const AWAY = 1

/** 9.3 Squadrons that have won check their Morale; those that fail go to the next box of the track. */
function rally(p: Albuera, dice: Dice, journal?: Journal): void {
  const { army } = p.scenario
  eachWinner(p, (unit) => {
    if (army.arm[unit] !== CAVALRY) return
    const plus = army.nations[army.nation[unit]].cavalry ?? 0
    const limit = moraleOf(p, unit) - plus
    const roll = dice.roll(d10, upTo(limit))
    const stays = roll <= limit
    journal?.tell(EVERYBODY, stays ? event.CavalryStayed : event.CavalryGone, unit, roll, plus, moraleOf(p, unit))
    if (stays) return
    p.due[unit] = p.turn + AWAY
    leave(p, unit)
    if (p.due[unit] > p.scenario.turns) loseUncommanded(p, army.commander[unit], journal)
  })
  eachWinner(p, (unit) => {
    if (isHead(p, unit) && !isGuns(p, unit) && p.array[unit] !== SQUARE) p.roles[unit] |= role.FACES
  })
}

/** 15.8 The next body that chooses its facing. */
function nextToFace(p: Albuera): void {
  for (let unit = 0; unit < p.roles.length; unit++)
    if ((p.roles[unit] & role.FACES) !== 0) {
      p.reactor = 1 + unit
      p.step = FACING
      return
    }
}
const FACING = 3

function conclude(p: Albuera): void {
  const done = p.only === 0 ? role.FOUGHT : 0
  for (let unit = 0; unit < p.roles.length; unit++) {
    const fought = (p.roles[unit] & (role.ATTACKS | role.DEFENDS)) !== 0
    if (fought) p.roles[unit] = (p.roles[unit] & ~(role.ATTACKS | role.DEFENDS)) | done
    // A Charge may have beaten a Line whose other half was attacked by others.
    if (fought || (p.came[unit] !== 0 && isOnMap(p, unit) && !isInClash(p, unit))) p.came[unit] = 0
  }
  p.site = 0
  p.charging = 0
}

function face(p: Albuera, head: number, corner: number, journal?: Journal): void {
  const count = gatherBody(p, p.scenario.army.side[head], p.at[head], body, 0)
  const wide = isWide(p, head)
  const left = p.face[head] === corner || !wide ? p.at[head] : rightOf(p, head)
  for (let k = 0; k < count; k++) if (wide) pickUp(p, body[k])
  for (let k = 0; k < count; k++) {
    const turns = p.face[body[k]] !== corner
    p.face[body[k]] = corner
    if (wide) putDown(p, body[k], left, true)
    if (!turns) continue
    if (wide) journal?.tell(EVERYBODY, event.Wheeled, body[k], left, rightOf(p, body[k]), 0)
    else journal?.tell(EVERYBODY, event.Turned, body[k], corner, 0)
  }
}

export const Fight: Phase<Albuera> = {
  name: 'fight',
  rule: '15.7',
  asks: (p) => (p.reactor > 0 ? only(p.winner - 1) : NOBODY),
  pending: (p) => FACES(p.reactor - 1),
  steps: [strike, toll, rally, nextToFace, conclude],
  choices: [
    {
      verb: 'face {corners}',
      propose(_p, _seat, offers) {
        for (let corner = 0; corner < 6; corner++) offers.try(corner)
      },
      check(p, _seat, corner) {
        const head = p.reactor - 1
        if (isWide(p, head) && corner !== p.face[head] && corner !== opposite(p.face[head])) return TWO_WAYS
      },
      play(p, _seat, corner, _b, _dice, journal) {
        const head = p.reactor - 1
        p.reactor = 0
        p.roles[head] &= ~role.FACES
        face(p, head, corner, journal)
      },
    },
  ],
}
