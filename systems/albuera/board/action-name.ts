import type { Engine } from '../../../src/kernel/index.ts'
import { follow } from '../../../src/web/board/follow.ts'
import { choiceIn } from '../../../src/web/hexboard/choice-in.ts'
import type { Albuera } from '../rules/state/position.ts'
import { isOnMap, isWide } from '../rules/state/troops.ts'
import { tAsking } from '../words/asking/t.ts'
import { hexName, unitName } from './faces.ts'
import { KINDS } from './meaning.ts'
import { choiceName } from './naming.ts'
import { t } from './words.ts'

type Kernel = Engine<Albuera>

/** The unit that a phase asks about; −1 if the choices name who does them. */
const subjectOf = (p: Albuera, phase: string): number =>
  phase === 'movement' ? p.mover - 1 : phase === 'reaction' ? p.reactor - 1 : -1

const shapeOf = (p: Albuera, unit: number): string => (isWide(p, unit) ? 'array.wide' : `array.${p.array[unit]}`)

/** What a unit fires at on its way, and what the way changes: its hex, its array and its facing. */
function course(engine: Kernel, before: Albuera, seat: number, texts: readonly string[]): string[] {
  const parts: string[] = []
  let unit = before.mover - 1
  const { end: p } = follow(engine, before, seat, texts, (now, text, action) => {
    if (text.startsWith('fire at'))
      parts.push(tAsking('ends.fire', { unit: unitName(before, engine.packing.a(action)) }))
    if (unit < 0) unit = now.mover - 1
  })
  if (unit < 0) unit = p.mover - 1
  if (unit < 0 || !isOnMap(p, unit)) return parts
  if (p.at[unit] !== before.at[unit]) parts.push(tAsking('ends.at', { hex: hexName(p, p.at[unit]) }))
  if (shapeOf(p, unit) !== shapeOf(before, unit)) parts.push(t(shapeOf(p, unit)))
  if (p.face[unit] !== before.face[unit]) parts.push(tAsking('ends.facing', { corner: t(`corner.${p.face[unit]}`) }))
  return parts
}

/**
 * What a seat has chosen, in the words of the board's own questions, including the unit that does it: on the board that
 * unit is chosen first. For the movement of a body it says where it goes, not each step.
 */
export function actionName(
  engine: Kernel,
  p: Albuera,
  seat: number,
  text: string,
  then: readonly string[] = [],
): string | undefined {
  const choice = choiceIn(engine, p, seat, text, KINDS)
  if (choice === undefined) return undefined
  const what = choiceName(p, choice)
  const unit = subjectOf(p, engine.phase(p).name)
  const parts = then.length === 0 ? [] : course(engine, p, seat, [text, ...then])
  const who = unit < 0 ? what : unitName(p, unit)
  if (parts.length > 0) return tAsking('action', { who, what: parts.join(', ') })
  return unit < 0 ? what : tAsking('action', { who, what })
}
