/** 9.6, 9.7, A1, A2, A39 Who rolls, by how much that side is ahead, and which row of the results a total leads to. */
import { from } from '../../../../src/kernel/index.ts'
import { twoD6 } from '../state/dice.ts'
import { type Fights, fight } from '../state/fights.ts'
import { form } from '../state/forms.ts'
import { type Corps, morale } from '../state/position.ts'
import { countStationary, makeFactors, weigh } from './factors.ts'
import { groundOf } from './starting.ts'

/** 18.6, A39 The fights of infantry with infantry. */
const ON_FOOT: ReadonlySet<number> = new Set([fight.EDGE, fight.INSIDE, fight.FIREFIGHT, fight.ASSAULT])

/** A fight: the brigades whose factors count, and how many take part. */
export interface Bout {
  /** A value of `fight`. */
  of: number
  /** Of the side that begins it, and of the other. */
  lead: number
  target: number
  /** A125 How many of its side fight the target, and how many of the other side fight the lead. */
  many: number
  against: number
  /** 14.2 Does the target receive a charge of cavalry stationary? */
  isStationary: boolean
}

/** What was weighed last: the factors of both, who is favoured, and by how much. */
export const scales = {
  lead: makeFactors(),
  target: makeFactors(),
  favoured: 0,
  unfavoured: 0,
  difference: 0,
  /** A value of `fight`, the results of which are read. */
  of: 0,
  /** A39 Can the favoured side not lose, because the other is in column of march and does not fight back? */
  isSafe: false,
}

/** Weighs a fight: into `scales`. */
export function balance(p: Corps, bout: Bout): void {
  const { of, lead, target, many, against } = bout
  const { ratio } = p.scenario.fights
  scales.of = of
  const ground = groundOf(p, lead, target)
  weigh(p, of, ground, lead, target, against >= ratio * many, scales.lead)
  weigh(p, of, ground, target, lead, many >= ratio * against, scales.target)
  if (bout.isStationary) countStationary(p, of, scales.target)
  const ahead = scales.lead.total - scales.target.total
  scales.isSafe = p.form[target] === form.MARCH && ON_FOOT.has(of)
  const isLeadFavoured = scales.isSafe || ahead >= 0
  scales.favoured = isLeadFavoured ? lead : target
  scales.unfavoured = isLeadFavoured ? target : lead
  scales.difference = scales.isSafe ? Math.max(0, ahead) : Math.abs(ahead)
}

/** The row of a draw: neither gives ground. */
const drawOf = (results: Fights['results'][number]): number =>
  results.findIndex(({ favoured, unfavoured }) => favoured.grade === unfavoured.grade)

/** The row that a roll leads to, with the difference in `scales`; A39 included. */
export function rowOf(fights: Fights, roll: number): number {
  const results = fights.results[scales.of]
  const total = roll + scales.difference
  let row = 0
  while (row < results.length - 1 && total > results[row].most) row++
  const loses = results[row].favoured.grade > morale.DISORDERED
  return scales.isSafe && loses ? drawOf(results) : row
}

/** The rolls at which another row begins, as `Dice.roll` wants them. */
export function classesOf(fights: Fights): number {
  const results = fights.results[scales.of]
  let classes = 0
  for (let row = 0; row < results.length - 1; row++) classes |= from(results[row].most + 1 - scales.difference)
  return classes
}

/** What has been counted for a table: by fight, difference, and whether it is safe. */
const counted = new WeakMap<Fights, Map<number, readonly number[]>>()
/** More than any difference. */
const DIFFERENCES = 1 << 10

/** How likely each row is, by counting the faces of the two dice. */
export function chances(fights: Fights): readonly number[] {
  let known = counted.get(fights)
  if (known === undefined) counted.set(fights, (known = new Map()))
  const key = 2 * (scales.of * DIFFERENCES + scales.difference) + Number(scales.isSafe)
  let rows = known.get(key)
  if (rows === undefined) known.set(key, (rows = countRows(fights)))
  return rows
}

function countRows(fights: Fights): readonly number[] {
  const faces = fights.results[scales.of].map(() => 0)
  for (const roll of twoD6.faces) faces[rowOf(fights, roll)]++
  return faces.map((count) => count / twoD6.faces.length)
}
