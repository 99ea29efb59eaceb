/**
 * Combat dice: which units roll, how dice are dealt, what is added, and re-rolls (G94, G116 to G122; A25, A29, A60).
 */

import {
  type Choice,
  type Dice,
  d6,
  EVERYBODY,
  type Journal,
  only,
  type Phase,
  refusal,
} from '../../../../src/kernel/index.ts'
import { stage } from '../orders/activation.ts'
import { TENANT_SPENT, tenantState } from '../state/army.ts'
import { noted } from '../state/asking.ts'
import { enemyOf, FIELD, FIGHTING_BORDERS, insideZone, SIDES, SPACES, stepFrom, stepTo, ZONES } from '../state/board.ts'
import { holding, oppositeSpace, sideOfSpace, space, zoneOfSpace } from '../state/counts.ts'
import { event } from '../state/events.ts'
import { rerollFrame } from '../state/frames.ts'
import { why } from '../state/modifiers.ts'
import { MELEE, RANGED } from '../state/parts.ts'
import type { Generals } from '../state/position.ts'
import {
  ARTILLERY,
  columnOf,
  EMPTY,
  isAttacker,
  isRoutedWho,
  isSpentWho,
  line,
  OCCUPANT,
  rowOf,
  typeOfWho,
} from '../state/stands.ts'
import { modifier } from '../state/tables.ts'
import { entersRiver } from '../state/terrain.ts'
import { stepOfHalf } from './positions.ts'
import { strikes } from './targets.ts'
import { CLOSED, foughtOver, target } from './zones.ts'

/** The space that a unit strikes: what it aims at, or what stands opposite; −1 for none. */
export function struckBy(p: Generals, at: number): number {
  if (p.aim[at] !== 0) return p.aim[at] - 1
  const opposite = oppositeSpace(at)
  return p.who[opposite] === EMPTY ? -1 : opposite
}

/** How many dice a unit of either side rolls in the running part (G45, G47, G60). */
function diceOf(p: Generals, at: number): number {
  const who = p.who[at]
  if (who === EMPTY || isRoutedWho[who] === 1 || !strikes(p, who)) return 0
  const struck = struckBy(p, at)
  if (struck < 0) return 0
  // Passive units fight back against attackers only.
  if (p.aim[at] === 0 && !isAttacker(who) && !isAttacker(p.who[struck])) return 0
  return typeOfWho[who] === ARTILLERY ? 2 : 1
}

/** What is added to a unit's dice (G120 to G122); each part goes into the journal with its rule. */
export function modifiersOf(p: Generals, at: number, journal?: Journal): number {
  const { tables, terrain } = p.scenario
  const who = p.who[at]
  const struck = struckBy(p, at)
  const side = sideOfSpace(at)
  const zone = zoneOfSpace(at)
  const table = p.part === RANGED ? tables.ranged : tables.melee
  const row = who === OCCUPANT ? (p.aim[at] !== 0 ? line.ATTACK : line.PASSIVE) : rowOf[who]
  let sum = 0
  const add = (value: number, reason: number): void => {
    if (value === 0 && reason !== why.TABLE) return
    sum += value
    journal?.tell(EVERYBODY, event.Modifier, at, value, reason)
  }
  add(modifier(table, row, columnOf[p.who[struck]]), why.TABLE)
  if (p.aim[at] !== 0) add(modifier(table, row, line.NOBODY), why.UNOPPOSED)
  if (isSpentWho[who] === 1 || (who === OCCUPANT && tenantState(p, zone - FIGHTING_BORDERS) === TENANT_SPENT))
    add(tables.file.special.spent, why.SPENT)
  // Hurried fire occurs in phase 2 only (G70, G82).
  if (p.part === RANGED && p.stage === stage.FAST) add(tables.file.special.fastRanged, why.FAST)
  if (!terrain.any) return sum
  const ground = tables.file.terrain
  if (p.who[struck] === OCCUPANT) add(p.part === RANGED ? ground.building.ranged : ground.building.melee, why.BUILDING)
  const attacks = isAttacker(who)
  if (terrain.forest[foughtOver(p, side, zone, who)] === 1)
    add(p.part === RANGED ? ground.forest.ranged : ground.forest.melee, why.FOREST)
  if (!attacks || p.part !== MELEE || zone >= FIGHTING_BORDERS) return sum
  // Slope and water depend on the direction of the attack, and for a counter-charge on its own (A49).
  const step = stepOfHalf(p, side, zone)
  const slope = terrain.hill[stepTo[step]] - terrain.hill[stepFrom[step]]
  if (slope > 0) add(ground.hill.uphillMelee, why.UPHILL)
  if (slope < 0) add(ground.hill.downhillMelee, why.DOWNHILL)
  if (entersRiver(terrain, step)) add(ground.river.melee, why.RIVER)
  return sum
}

const handful = new Int16Array(SPACES * 2)

/**
 * Rolls for every unit that is entitled to it; the dice of a side in a zone are dealt high to low from space 1 (G118,
 * G119).
 */
export function rollCombatDice(p: Generals, dice: Dice, journal: Journal | undefined): void {
  if (journal !== undefined)
    for (let at = 0; at < p.who.length; at++) if (diceOf(p, at) > 0) modifiersOf(p, at, journal)
  for (let zone = 0; zone < ZONES; zone++) {
    if (p.zone[zone] === CLOSED) continue
    for (const side of SIDES) {
      let count = 0
      for (let k = 0; k < SPACES; k++) count += diceOf(p, space(side, zone, k))
      if (count === 0) continue
      dice.pool(d6, count, handful, 0)
      let dealt = 0
      for (let k = 0; k < SPACES; k++) {
        const at = space(side, zone, k)
        const n = diceOf(p, at)
        for (let d = 0; d < n; d++) {
          p.die[at * 2 + d] = handful[dealt++]
          journal?.tell(EVERYBODY, event.Rolled, at, p.die[at * 2 + d])
        }
      }
    }
  }
}

const NO_STOCK = refusal('G117', 'You have no re-roll left for that combat.')
const NOT_ROLLED = refusal('G117', 'A re-roll touches a die that was rolled in the combat for that sector.')

/** May the re-rolls that a side earned against a sector touch the dice of this zone (A60)? */
const covers = (p: Generals, side: number, zone: number, sector: number): boolean =>
  p.zone[zone] !== CLOSED && (zone < FIGHTING_BORDERS ? target(p, side, zone) === sector : zone === insideZone(sector))

function diceIn(p: Generals, side: number, sector: number): boolean {
  for (let zone = 0; zone < ZONES; zone++) {
    if (!covers(p, side, zone, sector)) continue
    for (const half of SIDES) for (let k = 0; k < SPACES; k++) if (p.die[space(half, zone, k) * 2] !== 0) return true
  }
  return false
}

const mayReroll = (p: Generals, side: number, sector: number): boolean =>
  p.rerolls[holding(side, sector)] > 0 && diceIn(p, side, sector)

/** Who is next: the other side while it has re-rolls, until both have passed in succession (A29, B5). */
function next(p: Generals, passed: number): void {
  const frame = rerollFrame(p)
  const { side, sector } = frame
  const other = enemyOf(side)
  const mine = mayReroll(p, side, sector)
  const theirs = mayReroll(p, other, sector)
  frame.passed = passed
  if (passed >= Number(mine) + Number(theirs)) p.asked = 0
  else {
    frame.side = theirs ? other : side
    p.asked = only(frame.side)
  }
}

const reroll: Choice<Generals> = {
  verb: 'reroll {dice}',
  propose(p, side, offers) {
    const { sector } = rerollFrame(p)
    for (let zone = 0; zone < ZONES; zone++) {
      if (!covers(p, side, zone, sector)) continue
      for (const half of SIDES) for (let k = 0; k < SPACES * 2; k++) offers.try(space(half, zone, 0) * 2 + k)
    }
  },
  check(p, side, die) {
    const { sector } = rerollFrame(p)
    if (p.rerolls[holding(side, sector)] === 0) return NO_STOCK
    return p.die[die] !== 0 && covers(p, side, zoneOfSpace(die >> 1), sector) ? undefined : NOT_ROLLED
  },
  play(p, side, die, _b, dice, journal) {
    const before = p.die[die]
    p.die[die] = dice.roll(d6)
    p.rerolls[holding(side, rerollFrame(p).sector)]--
    journal?.tell(EVERYBODY, event.Rerolled, side, die >> 1, before, p.die[die])
    next(p, 0)
  },
}

const pass: Choice<Generals> = {
  verb: 'pass',
  propose: (_p, _side, offers) => offers.try(),
  check: () => undefined,
  play(p) {
    next(p, rerollFrame(p).passed + 1)
  },
}

/**
 * Sector by sector, a side that attacks from several directions may have dice rolled again; if both sides may, they
 * take turns, White first in odd rounds (A29; one of three conventions that tell the sides apart, A50).
 */
export const Rerolls: Phase<Generals> = {
  name: 're-rolls',
  rule: 'G117',
  locals: rerollFrame,
  asks: noted,
  choices: [reroll, pass],
  steps: [
    (p) => {
      const first = p.round % 2 === 1 ? 0 : 1
      const frame = rerollFrame(p)
      for (; frame.sector < FIELD; frame.sector++) {
        const eager = mayReroll(p, first, frame.sector) ? first : enemyOf(first)
        if (!mayReroll(p, eager, frame.sector)) continue
        frame.side = eager
        frame.passed = 0
        p.asked = only(eager)
        return
      }
      p.step = 2
    },
    (p) => {
      rerollFrame(p).sector++
      p.step = 0
    },
  ],
}

/** Are there any dice on the board that could be rolled again? Saves a phase if neither side has re-rolls. */
export function anyRerolls(p: Generals): boolean {
  for (let k = 0; k < p.rerolls.length; k++) if (p.rerolls[k] > 0) return true
  return false
}
