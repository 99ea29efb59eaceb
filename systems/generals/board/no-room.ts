import { stage } from '../rules/queries/asked.ts'
import { ENEMY, room, status } from '../rules/state/army.ts'
import { isStorm, marchStep, stepTo } from '../rules/state/board.ts'
import { LINES } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { armOfLine, atOfLine, firstLine, stepOfLine } from '../rules/state/sheet.ts'
import { ARTILLERY, typeOfArm } from '../rules/state/stands.ts'
import type { Choice } from './choices.ts'

/**
 * Returns the sector that has no room for a unit that is to act (G33), given the units that have been chosen to act
 * already, also those that leave it; undefined if there is room, or if the unit is not going to move. Others may still
 * make room, by a retreat or by losses, so this is worth saying and no reason to refuse.
 */
export function fullAhead(
  p: Generals,
  seat: number,
  { verb, a, b: march, drafted }: Pick<Choice, 'verb' | 'a' | 'b' | 'drafted'>,
): number | undefined {
  if (verb !== 'act' || p.stage === stage.BOMBARDMENT || isStorm(march)) return undefined
  // Guns move only after all combat (G61).
  const moves = (arm: number): boolean => typeOfArm[arm] !== ARTILLERY || p.stage === stage.NON_COMBAT
  const to = stepTo[marchStep[march]]
  if (!moves(a) || status(p, seat, to) === ENEMY) return undefined
  let coming = drafted > 0 ? 0 : 1
  for (let k = firstLine(seat); k < firstLine(seat) + LINES; k++) {
    const line = p.order[k]
    if (line === 0 || p.acting[k] === 0 || !moves(armOfLine(line)) || stepOfLine(line) < 0) continue
    if (stepTo[stepOfLine(line)] === to) coming++
    if (atOfLine(line) === to) coming--
  }
  return coming > room(p, seat, to) ? to : undefined
}
