/**
 * What the map shows beside the ground. The grid and the names of hexes can be switched off; this browser remembers it.
 */
import { flag } from '../ui/settings.ts'

export const [gridShown, showGrid] = flag('map-grid', true)
export const [namesShown, showNames] = flag('map-names', true)

/** The keys that switch them. */
export const MARK_KEYS = { grid: 'g', names: 'h' } as const

/** Does what a key stands for; gives whether it stands for anything. */
export function switchMark(key: string): boolean {
  if (key === MARK_KEYS.grid) showGrid(!gridShown())
  else if (key === MARK_KEYS.names) showNames(!namesShown())
  else return false
  return true
}
