import type { Told } from '../../../src/web/board/table.ts'
import { FIGHTING_BORDERS, SECTOR_NAMES, stepTo } from '../rules/state/board.ts'
import { sideOfSpace, zoneOfSpace } from '../rules/state/counts.ts'

/** The sector that an event is about, marked while the event is told; −1 for none. */
export function sectorOf({ event, args: [, b, c, d] }: Told): number {
  switch (event) {
    case 'ScoredObjective':
    case 'LostForObjective':
      return c
    case 'Shelled':
    case 'TriesSquare':
    case 'TriesCounter':
    case 'TokenLaid':
    case 'OutOfBuilding':
    case 'OccupantGone':
      return b
    case 'CapturedBy':
    case 'GunRallied':
    case 'Mustered':
    case 'Shell':
      return d
    case 'Meeting':
    case 'IntoBuilding':
    case 'Marked':
      return c
    default:
      return -1
  }
}

/** Events whose last argument is a step. */
const STEP_LAST = ['Moved', 'Acts', 'Blocked', 'NoRoom', 'NoTarget']

/** The sector that an event is about. */
export function placeOf(told: Told): string | undefined {
  const [a, b, c, d] = told.args
  const inSector = sectorOf(told)
  if (inSector >= 0) return SECTOR_NAMES[inSector]
  const step = STEP_LAST.includes(told.event)
    ? d
    : told.event === 'FellBack' || told.event === 'RoadMoved' || told.event === 'HeldBack'
      ? c
      : -1
  if (step >= 0) return SECTOR_NAMES[stepTo[step]]
  const zone = IN_SPACE.includes(told.event)
    ? zoneOfSpace(a)
    : told.event === 'Assault'
      ? b
      : told.event === 'Withdrew'
        ? d
        : -1
  if (zone < 0) return undefined
  return SECTOR_NAMES[
    zone < FIGHTING_BORDERS
      ? stepTo[zone * 2 + (IN_SPACE.includes(told.event) ? sideOfSpace(a) : 0)]
      : zone - FIGHTING_BORDERS
  ]
}
const IN_SPACE = ['Placed', 'Aims', 'Modifier', 'Rolled', 'Result', 'Routed', 'Gone']
