/** What a piece of ground is made of. It stands apart from what reads files, because the page shows a field without that. */
import type { GroundFile } from './fields-schema.ts'
import type { Place } from './measures.ts'

/** The sections of a piece of ground: of a town, a farm or a wood. */
export const sectionsOf = (ground: GroundFile) => ('sections' in ground ? ground.sections : [])

/** The area of a piece of ground that an order can name (A105): outlines, of a hill its foot. */
export function outlinesOf(ground: GroundFile): readonly (readonly Place[])[] {
  if ('contours' in ground) return ground.contours.slice(0, 1)
  if ('outline' in ground) return [ground.outline]
  return ground.sections.map(({ outline }) => outline)
}
