import type { Told } from '../../../src/web/board/table.ts'

/** The sector that an event is about, to be marked while it is told; −1 if there is none. */
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
