/** A move that is typed: `2.5`, `2.5 R1.5`, `L30 2.5 R1.5`, `R15`; as the notation has it, and with what is 0 left out. */
import { STEPS, type Way } from './way.ts'

const TYPED = /^(?:([LR])(\d+)|0)?(?:(?:^|\s+)(-?\d+(?:[.,]\d+)?)(?:\s+([LR])(\d+(?:[.,]\d+)?))?)?$/i

const inches = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'))
const sided = (side: string | undefined, value: number): number => (side?.toUpperCase() === 'L' ? -value : value)
/** Nothing is 0 to the left. */
const steps = (value: number): number => Math.round(value * STEPS) + 0

/**
 * The way that is typed: a turn in degrees, inches ahead, inches aside; undefined where it is none. Inches are rounded to
 * sixteenths. Whether it is within any limit is not asked.
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
