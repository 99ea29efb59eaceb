/**
 * Plain answers to the questions of a round: the material for intentions given beforehand, and for computer players.
 */
import type { Action, Pair } from '../../../../src/kernel/index.ts'
import { ASSAULT, homeOf, target } from '../combat/zones.ts'
import {
  distance,
  enemyOf,
  FIGHTING_BORDERS,
  marchEnd,
  RESERVE,
  SECTORS,
  SPACES,
  stepFrom,
  stepsOut,
  stepTo,
} from '../state/board.ts'
import { groupAt, half, holding, oppositeSpace, sideOfSpace, space, zoneOfSpace } from '../state/counts.ts'
import { MELEE } from '../state/parts.ts'
import type { Generals } from '../state/position.ts'
import { ARTILLERY, arm, CAVALRY, EMPTY, groupOfRank, isAttacker, isRoutedWho, typeOfWho } from '../state/stands.ts'
import { worthOfAim, worthOfReroll } from './chances.ts'
import { best, bestOf, choose, legal, type Word } from './choosing.ts'

export type Answer = (view: Generals, seat: number) => Action | undefined

/** The first legal action with this word that `wanted` lets through. */
export function first(
  view: Generals,
  seat: number,
  word: Word,
  wanted: (pair: Pair) => boolean = () => true,
): Action | undefined {
  const pair = legal(view, seat, word).find(wanted)
  return pair && choose(view, seat, word, pair.a, pair.b)
}

/** Completes the choice that is being made, by whichever word this phase has for it. */
export const finish: Answer = (view, seat) =>
  choose(view, seat, 'close') ?? choose(view, seat, 'pass') ?? choose(view, seat, 'halt')

/** Everything that is legal with these words, one after the other, then the end of the choice. */
export const all =
  (...words: Word[]): Answer =>
  (view, seat) => {
    for (const word of words) {
      const action = first(view, seat, word)
      if (action !== undefined) return action
    }
    return finish(view, seat)
  }

/** Completes the choice, unless the choice still offers something with this word: other answers must then decide. */
export const unless =
  (word: Word): Answer =>
  (view, seat) =>
    legal(view, seat, word).length > 0 ? undefined : finish(view, seat)

/** Holds back units in the order in which their arms are named. */
export const holdBack =
  (arms: readonly number[]): Answer =>
  (view, seat) =>
    bestOf(view, seat, 'hold', (a) => -arms.indexOf(a))

export const GUNS_BACK = [arm.A, arm.C_AGAIN, arm.C, arm.C_COUNTER, arm.I]
export const HORSE_FORWARD = [arm.I, arm.A, arm.C_AGAIN, arm.C, arm.C_COUNTER]

/** Enemy attackers in a zone that have no opponent so far: those owed there less those posted. */
function openNeed(view: Generals, seat: number, zone: number): number {
  let posted = 0
  for (let k = 0; k < SPACES; k++) if (view.draft[space(seat, zone, k)] !== EMPTY) posted++
  return view.need[half(seat, zone)] - posted
}

/** Posts the fresh of a group before the spent, where `score` of a zone is highest. */
const postBy =
  (score: (view: Generals, seat: number, zone: number) => number): Answer =>
  (view, seat) =>
    // Ranks of a group count the fresh first; a zone outweighs them.
    bestOf(view, seat, 'post', (a, b) => score(view, seat, b) * 8 - (a - 2 * groupOfRank[a])) ?? finish(view, seat)

export const postEvenly: Answer = postBy(openNeed)
export const postAgainstStrongest: Answer = postBy((view, seat, zone) => view.need[half(seat, zone)])

/**
 * Declares the most promising target for the first unit that must choose; for one with a routed enemy opposite, only if
 * another target is worth more.
 */
export const aimBest =
  (worth: (view: Generals, at: number, aimed: number) => number = worthOfAim): Answer =>
  (view, seat) => {
    const pairs = legal(view, seat, 'aim')
    for (const at of new Set(pairs.map(({ a }) => a))) {
      const opposite = view.who[oppositeSpace(at)]
      const least =
        opposite !== EMPTY && isRoutedWho[opposite] === 1 && isAttacker(view.who[at])
          ? worth(view, at, oppositeSpace(at))
          : 0
      const aim = best(
        pairs.filter(({ a }) => a === at),
        ({ b }) => worth(view, at, b),
        least,
      )
      if (aim) return choose(view, seat, 'aim', aim.a, aim.b)
    }
    return finish(view, seat) ?? first(view, seat, 'aim')
  }

/** Guns before all others, then the most promising target. */
export const gunsFirst = (view: Generals, at: number, aimed: number): number =>
  worthOfAim(view, at, aimed) + (typeOfWho[view.who[aimed]] === ARTILLERY ? 100 : 0)

/** Re-rolls the most promising die, of those that `wanted` lets through and that promise more than `least`. */
export const rerollBest =
  (least: number, wanted: (view: Generals, seat: number, die: number) => boolean = () => true): Answer =>
  (view, seat) => {
    const dice = legal(view, seat, 'reroll').filter(({ a }) => wanted(view, seat, a))
    const zones = [...new Set(dice.map(({ a }) => zoneOfSpace(a >> 1)))]
    const worth = worthOfReroll(view, seat, zones)
    const die = best(dice, ({ a }) => worth(a), least)
    return die ? choose(view, seat, 'reroll', die.a) : finish(view, seat)
  }

/** Does a die belong to the seat? */
export const ownDie = (_view: Generals, seat: number, die: number): boolean => sideOfSpace(die >> 1) === seat

/** Keeps the re-rolls for the melee, then uses them where they promise most. */
export const rerollInMelee: Answer = (view, seat) =>
  view.part === MELEE ? rerollBest(0)(view, seat) : finish(view, seat)

const attackersIn = (view: Generals, side: number, zone: number): number => {
  let sum = 0
  for (let k = 0; k < SPACES; k++) if (isAttacker(view.who[space(side, zone, k)])) sum++
  return sum
}

/** Are a side's attackers in a zone fewer than the enemies that can oppose them there? */
export function isOutnumbered(view: Generals, side: number, zone: number): boolean {
  const foe = enemyOf(side)
  const foes =
    view.zone[zone] === ASSAULT ? view.held[holding(foe, homeOf(view, foe, zone))] : attackersIn(view, foe, zone)
  return attackersIn(view, side, zone) < foes
}

/** Withdraws the units that `wanted` names; then the choice is complete, unless there are buildings to enter. */
export const withdrawIf =
  (wanted: (view: Generals, seat: number, zone: number) => boolean): Answer =>
  (view, seat) =>
    first(view, seat, 'withdraw', ({ a }) => zoneOfSpace(a) < FIGHTING_BORDERS && wanted(view, seat, zoneOfSpace(a))) ??
    unless('occupy')(view, seat)

/** The number of enemy infantry that attacks a side over a zone. */
function infantryIn(view: Generals, side: number, zone: number): number {
  const step = view.attack[half(enemyOf(side), zone)] - 1
  return step < 0 ? 0 : view.group[groupAt(step, arm.I)]
}

/** Puts infantry into a building: in line before in square, fresh before spent. */
export const intoBuilding: Answer = (view, seat) => bestOf(view, seat, 'occupy', (rank) => groupOfRank[rank] * 3 - rank)

/** Counter-charges where most enemy infantry attacks. */
export const chargeMost: Answer = (view, seat) =>
  bestOf(view, seat, 'charge', (a) => infantryIn(view, seat, a)) ?? finish(view, seat)

/** Is a side's sector attacked by infantry? */
export const infantryAttacks = (view: Generals, side: number, sector: number): boolean =>
  stepsOut[sector].some(
    (out) =>
      out >> 1 < FIGHTING_BORDERS &&
      target(view, enemyOf(side), out >> 1) === sector &&
      infantryIn(view, side, out >> 1) > 0,
  )

/** Moves by road, the rearmost first, if the move brings the unit nearer to the enemy. */
export const roadForward: Answer = (view, seat) => {
  const moves = distance[enemyOf(seat)]
  const gap = (sector: number) =>
    sector === RESERVE[seat] ? SECTORS : moves[RESERVE[enemyOf(seat)] * SECTORS + sector]
  return (
    bestOf(view, seat, 'road', (_, b) => (gap(stepTo[b]) < gap(stepFrom[b]) ? gap(stepFrom[b]) : 0), 0) ??
    finish(view, seat)
  )
}

/** Aims the dice of the batteries at the units that the fewest others are aimed at. */
export const spreadFire: Answer = (view, seat) => {
  const half = view.shot.length >> 1
  const others = (shot: number, figure: number) => {
    const there = marchEnd[view.battery[shot >> 1] - 1]
    let sum = 0
    for (let other = seat * half; other < (seat + 1) * half; other++)
      if (view.shot[other] === 1 + figure && marchEnd[view.battery[other >> 1] - 1] === there) sum++
    return sum
  }
  return bestOf(view, seat, 'lay', (shot, figure) => -others(shot, figure)) ?? finish(view, seat)
}

/** Rallies guns, then a unit routed in a building, then cavalry, then infantry. */
export const rallyGuns: Answer = (view, seat) =>
  first(view, seat, 'recover') ??
  first(view, seat, 'hearten') ??
  choose(view, seat, 'rally', CAVALRY) ??
  all('rally')(view, seat)
