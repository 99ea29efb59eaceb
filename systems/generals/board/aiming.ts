import { SECTORS } from '../rules/state/board.ts'
import { AT_BUILDING, BATTERIES } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { shotSector } from '../rules/state/shots.ts'
import type { Choice } from './choices.ts'
import type { Staff } from './staff.ts'

/** The dice of a bombardment by their targets: people think of targets, the rules of batteries and their dice. */

export interface Target {
  readonly sector: number
  readonly figure: number
  /** Dice that are aimed at it. */
  readonly dice: number
  /** The last die that can be taken away again, and the next one that can be added. */
  readonly last: Choice | undefined
  readonly next: Choice | undefined
}

/** Instead of a target: a die that finds none. */
const NO_SHOT = 15
const DICE = BATTERIES * 2

const ownShots = (seat: number): readonly number[] => Array.from({ length: DICE }, (_, k) => seat * DICE + k)

/** The number of dice that can be aimed, and of those that are. */
export function diceToAim(p: Generals, seat: number): { readonly all: number; readonly aimed: number } {
  const shots = ownShots(seat).filter((shot) => p.battery[shot >> 1] !== 0 && p.shot[shot] !== NO_SHOT)
  return { all: shots.length, aimed: shots.filter((shot) => p.shot[shot] !== 0).length }
}

/** All possible targets, in the order of the rules, with the dice aimed at them. */
export function targetsOf(p: Generals, seat: number, choices: readonly Choice[]): Target[] {
  const found = new Map<number, { dice: number; last: Choice | undefined; next: Choice | undefined }>()
  const at = (shot: number, figure: number) => {
    const key = figure * SECTORS + shotSector(p, shot)
    const known = found.get(key)
    if (known) return known
    const fresh = { dice: 0, last: undefined, next: undefined }
    found.set(key, fresh)
    return fresh
  }
  for (const choice of choices) {
    if (choice.verb !== 'lay') continue
    const target = at(choice.a, choice.b)
    // The second die of a battery can be given and taken back without the first.
    if (choice.drafted > 0 && (target.last === undefined || (choice.a & 1) === 1)) target.last = choice
    if (choice.open) target.next ??= choice
  }
  for (const shot of ownShots(seat))
    if (p.battery[shot >> 1] !== 0 && p.shot[shot] > 0 && p.shot[shot] !== NO_SHOT) at(shot, p.shot[shot] - 1).dice++
  return [...found]
    .map(([key, target]) => ({ sector: key % SECTORS, figure: Math.floor(key / SECTORS), ...target }))
    .sort((x, y) => x.sector - y.sector || x.figure - y.figure)
}

/** Aims one more die into a sector: at the unit that the fewest are aimed at, at a building last. */
export function aimInto(staff: Staff, sector: number): boolean {
  const { table } = staff
  const open = targetsOf(table.view(), table.seat(), staff.choices()).filter(
    (one) => one.next !== undefined && one.sector === sector,
  )
  const [first] = open.sort(
    (x, y) => Number(x.figure === AT_BUILDING) - Number(y.figure === AT_BUILDING) || x.dice - y.dice,
  )
  if (first?.next) staff.choose(first.next)
  return first !== undefined
}

/** Aims all remaining dice, spread as evenly as possible. */
export function aimTheRest(staff: Staff): void {
  const { table } = staff
  for (let left = DICE; left > 0; left--) {
    const open = targetsOf(table.view(), table.seat(), staff.choices()).find((one) => one.next !== undefined)
    if (!open || !aimInto(staff, open.sector)) return
  }
}
