/** 9 to 13 What a fight on foot would come to, before it is begun: by the questions of the rules themselves. */
import { d6 } from '../../../../src/kernel/index.ts'
import { boutOf } from '../fight/bout.ts'
import { comesFromFlank } from '../fight/facing.ts'
import { balance, scales } from '../fight/odds.ts'
import { makeShot, needed, shootsBack, weighShot } from '../fight/shots.ts'
import { handToHand } from '../fight/starting.ts'
import { areInContact } from '../state/contacts.ts'
import { FIGHT_IDS, fight, SHOT_IDS } from '../state/fights.ts'
import { type Corps, morale } from '../state/position.ts'
import { type FightRow, listed, mustBeUnit, rowsOf, type Side, sideOf } from './odds.ts'

export interface FightOdds {
  /** One of `FIGHT_IDS`. */
  readonly fight: string
  /** The side that begins it, and the other. */
  readonly sides: readonly [Side, Side]
  /** A1 The unit whose side rolls, and how much it adds. */
  readonly favoured: number
  readonly difference: number
  /** The rows of the results: up to which total (null for the last), what they mean, and how likely they are. */
  readonly rows: readonly FightRow[]
  /** 8.7, 8.8 The rule that ends it without dice, if one does. */
  readonly atOnce?: string
}

/** The rule by which contact ends it without dice: routers are lost, and a unit caught in flank or rear routs. */
function atOnce(p: Corps, of: number, unit: number, enemy: number): string | undefined {
  if (of === fight.FIREFIGHT || areInContact(p, unit, enemy)) return undefined
  if (p.morale[enemy] === morale.ROUT) return '8.7'
  return of === fight.ASSAULT && comesFromFlank(p, unit, enemy) ? '8.8' : undefined
}

/**
 * What a fight would come to if a unit began it with an enemy from where they stand, and `others` more of its side
 * joined: hand to hand, or by fire if `isFire` is 1. Whether it may begin it is not asked. Throws a UserError where
 * there is no such unit on the table.
 */
export function fightOdds(p: Corps, unit: number, enemy: number, isFire = 0, others = 0): FightOdds {
  mustBeUnit(p, unit)
  mustBeUnit(p, enemy)
  const of = isFire === 1 ? fight.FIREFIGHT : handToHand(p, unit, enemy)
  const bout = boutOf(p, of, unit, enemy)
  if (of !== fight.INSIDE) bout.many += Math.max(0, others)
  balance(p, bout)
  const ends = atOnce(p, of, unit, enemy)
  return {
    fight: FIGHT_IDS[of],
    sides: [sideOf(p, of, unit, scales.lead), sideOf(p, of, enemy, scales.target)],
    favoured: scales.favoured,
    difference: scales.difference,
    rows: rowsOf(p),
    ...(ends === undefined ? {} : { atOnce: ends }),
  }
}

/** A shot of a skirmish: what modifies the die, what it needs, how likely it hits. */
export interface ShotOdds extends Side {
  readonly needs: number
  readonly chance: number
}

const shot = makeShot()

function shotOf(p: Corps, unit: number, target: number): ShotOdds {
  weighShot(p, unit, target, shot)
  const needs = needed(p, shot)
  const hits = d6.faces.filter((face) => face >= needs).length
  return {
    unit,
    factors: listed(shot, SHOT_IDS, '11.3'),
    total: shot.total,
    needs,
    chance: hits / d6.faces.length,
  }
}

/**
 * 11.3 The shots of a skirmish of a unit with a target: its own, and the answer if there is one (A40). Throws a
 * UserError where there is no such unit on the table.
 */
export function skirmishOdds(p: Corps, unit: number, target: number): ShotOdds[] {
  mustBeUnit(p, unit)
  mustBeUnit(p, target)
  return shootsBack(p, target) ? [shotOf(p, unit, target), shotOf(p, target, unit)] : [shotOf(p, unit, target)]
}
