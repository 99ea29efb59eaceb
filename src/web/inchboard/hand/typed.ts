/**
 * A typed move: `2.5`, `2.5 R1.5`, `L30 2.5 R1.5`, `R15`; as in the notation, where parts that are 0 may be left out.
 */
import { STEPS, type Way } from './way.ts'

const TYPED = /^(?:([LR])(\d+)|0)?(?:(?:^|\s+)(-?\d+(?:[.,]\d+)?)(?:\s+([LR])(\d+(?:[.,]\d+)?))?)?$/i

const inches = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'))
const sided = (side: string | undefined, value: number): number => (side?.toUpperCase() === 'L' ? -value : value)
/** Adding 0 turns -0 into 0. */
const steps = (value: number): number => Math.round(value * STEPS) + 0

/**
 * Reads a typed way: a turn in degrees, inches ahead, inches aside; undefined if the text is not a way. Rounds inches
 * to sixteenths. Does not check any limits.
 */
export function typedWay(text: string): Way | undefined {
  const found = TYPED.exec(text.trim())
  if (text.trim() === '' || found === null) return undefined
  const [, turnSide, turn, ahead, side, aside] = found
  return {
    turn: sided(turnSide, Number(turn ?? 0)) + 0,
    ahead: steps(inches(ahead)),
    right: steps(sided(side, inches(aside))),
  }
}

const written = (value: number): string => `${value < 0 ? 'L' : 'R'}${Math.abs(value)}`

/** A way as text: the turn, and inches ahead and aside: `L30 2.5 R1.5`, `0 4`. */
export function printedWay({ turn, ahead, right }: Way): string {
  const parts = [turn === 0 ? '0' : written(turn), String(ahead / STEPS)]
  if (right !== 0) parts.push(written(right / STEPS))
  return parts.join(' ')
}
