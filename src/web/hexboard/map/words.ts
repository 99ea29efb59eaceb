import type { MapWords } from '../../../painting/map-plan.ts'
import type { Sign } from '../../../painting/plan.ts'
import { tSigns } from './t.ts'

/** Says a title or a name of a map file by its own message; a name without a message stays as it is. */
export const saidBy =
  <K extends string>(keys: Readonly<Record<string, K>>, say: (key: K) => string): MapWords['said'] =>
  (english) =>
    Object.hasOwn(keys, english) ? say(keys[english]) : english

/** The words of a map in the language of the page. `own`: those of the system for its terrains. */
export const wordsOf = (
  subtitle: string,
  isReconstructed: boolean,
  said: MapWords['said'],
  own: Readonly<Partial<Record<Sign, string>>>,
): MapWords => ({
  lines: [subtitle, ...(isReconstructed ? [tSigns('reconstructed')] : [])],
  said,
  called: (sign) => own[sign] ?? tSigns(sign),
})
