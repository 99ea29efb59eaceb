/**
 * What the map shows in addition to the ground. The grid and the names of hexes can be switched off; the browser
 * remembers it.
 */
import { flag } from '../ui/settings.ts'

export const [gridShown, showGrid] = flag('map-grid', true)
export const [namesShown, showNames] = flag('map-names', true)

/** The keys that switch them. */
export const MARK_KEYS = { grid: 'g', names: 'h' } as const

/** Switches the mark of a key; returns whether the key has one. */
export function switchMark(key: string): boolean {
  if (key === MARK_KEYS.grid) showGrid(!gridShown())
  else if (key === MARK_KEYS.names) showNames(!namesShown())
  else return false
  return true
}
