import { onPaper } from '../paper.ts'
import shipped from './data/map.json' with { type: 'json' }
import { LOOK, printed } from './map-look.ts'
import { readMap } from './rules/state/data/map.ts'
import { MAP } from './rules/state/data/map-kind.ts'

/** The map on paper. */
export const mapSource = onPaper({
  ...{ id: 'eagle', kind: MAP, look: LOOK, shipped },
  read: (name, value) => printed(readMap(name, value)),
})
