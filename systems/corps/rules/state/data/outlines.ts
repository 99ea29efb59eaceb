/**
 * What a piece of ground is made of. Kept apart from the code that reads files, because the page shows a field without
 * it.
 */
import type { GroundFile } from './fields-schema.ts'
import type { Place } from './measures.ts'

/** The sections of a piece of ground: of a town, a farm or a wood. */
export const sectionsOf = (ground: GroundFile) => ('sections' in ground ? ground.sections : [])

/** The outlines of a piece of ground that an order can name (A105): of a hill, its foot. */
export function outlinesOf(ground: GroundFile): readonly (readonly Place[])[] {
  if ('contours' in ground) return ground.contours.slice(0, 1)
  if ('outline' in ground) return [ground.outline]
  return ground.sections.map(({ outline }) => outline)
}
