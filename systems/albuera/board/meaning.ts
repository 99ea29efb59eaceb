/** What the choices of each question mean on the map: which piece acts, on which hex, towards which corner. */
import { leftFront, neighbour, rightFront, turned } from '../../../src/hex/index.ts'
import type { Table } from '../../../src/web/board/table.ts'
import type { Choice, ChoiceKinds } from '../../../src/web/hexboard/choices.ts'
import { type Albuera, OFF } from '../rules/state/position.ts'
import { covers, rightOf, topUnit } from '../rules/state/troops.ts'

/** Commanders stand on the board as leaders. */
export const KINDS: ChoiceKinds = { leaders: { commanders: (commander) => commander } }

/** The unit on the move: during its movement the rules ask about no other unit (12.13). -1 between movements. */
export const moverOf = (table: Table<Albuera>): number =>
  table.phase()?.name === 'movement' ? table.view().mover - 1 : OFF

/** Forming names its facing, and going back does not lead where the unit looks: both are in the list. */
const LISTED = ['form', 'back', 'swing', 'forward', 'detach']
export const isListed = ({ legal }: Choice): boolean => LISTED.includes(legal.verb)

/** Done to an enemy. */
const HOSTILE = ['fire', 'counterattack', 'clash', 'combine']
export const isHostile = ({ legal, hex }: Choice): boolean => HOSTILE.includes(legal.verb) && hex >= 0

/** The answers without a piece or a place that do something; the other ones end the question. */
const DOES = ['march double', 'fire back', 'step back', 'form square']
export const isEnd = ({ first, legal }: Choice): boolean => first === '' && !DOES.includes(legal.text)

/** Chosen by pressing the hex where the unit stands, without choosing the unit first. */
const BY_PLACE = ['add', 'react', 'lose', 'check']
/** The same, and Clashes: no unit is chosen for them. */
export const isByPlace = ({ legal }: Choice): boolean => [...BY_PLACE, 'clash', 'combine'].includes(legal.verb)

/** The corner after a turn by a sixth. */
const turnedBy = (facing: number, hand: number): number => turned(facing, hand === 0 ? -1 : 1)

export function meaningOf(table: Pick<Table<Albuera>, 'view' | 'seat' | 'phase'>, choice: Choice): Choice {
  const p = table.view()
  const { verb, a, b } = choice.legal
  if (BY_PLACE.includes(verb)) return { ...choice, unit: OFF, hex: p.at[a] }
  switch (table.phase()?.name) {
    case 'pool':
      // A commander is pressed where he stands: he could do nothing else.
      return verb === 'choose' ? { ...choice, leader: OFF, hex: p.post[a] } : choice
    case 'acting':
      return verb === 'fire' ? { ...choice, hex: p.at[b] } : choice
    case 'movement':
      return moving(p, choice)
    case 'reaction':
      return p.reactor > 0 ? answering(p, p.reactor - 1, choice) : choice
    case 'entry':
      return { ...choice, unit: topUnit(p, table.seat(), p.here) }
    case 'clash':
      return verb === 'combine' ? { ...choice, hex: a } : choice
    case 'fight':
      return { ...choice, unit: p.reactor - 1 }
    case 'returning':
      return p.newcomer > 0 ? { ...choice, unit: p.newcomer - 1 } : choice
    case 'fitting':
      return {
        ...choice,
        unit: p.unfit - 1,
        ...(verb === 'keep' && { hex: a === 0 ? p.at[p.unfit - 1] : rightOf(p, p.unfit - 1) }),
      }
    default:
      return choice
  }
}

/** The questions of a movement name no unit: they are about the one that is on the move. */
export function moving(p: Albuera, choice: Choice): Choice {
  const unit = p.mover - 1
  const { verb, a } = choice.legal
  if (isListed(choice)) return { ...choice, unit, corner: -1 }
  if (verb === 'fire') return { ...choice, unit, hex: p.at[a] }
  if (verb !== 'turn' && verb !== 'wheel') return { ...choice, unit }
  return { ...choice, unit, corner: turnedBy(p.face[unit], a) }
}

/** The same for the answers of a unit that reacts (13.1). */
function answering(p: Albuera, unit: number, choice: Choice): Choice {
  const { verb, a, text } = choice.legal
  if (text === 'fire back') return { ...choice, unit, hex: p.at[p.mover - 1] }
  if (verb === 'turn') return { ...choice, unit, corner: turnedBy(p.face[unit], a) }
  if (verb !== 'counterattack') return { ...choice, unit }
  const side = a === 0 ? leftFront(p.face[unit]) : rightFront(p.face[unit])
  const hexes = [p.at[unit], rightOf(p, unit)].map((from) =>
    from < 0 ? OFF : neighbour(p.scenario.ground.grid, from, side),
  )
  return { ...choice, unit, hex: hexes.find((hex) => hex >= 0 && covers(p, p.mover - 1, hex)) ?? OFF }
}
