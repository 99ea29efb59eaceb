import type { MapWords } from '../../../painting/map-plan.ts'
import type { Sign } from '../../../painting/plan.ts'
import { tSigns } from './t.ts'

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
