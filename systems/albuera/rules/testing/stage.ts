/** Positions in the middle of a Movement subphase, for tests of fire. */
import type { Albuera } from '../state/position.ts'
import { call, emptyField, type Field, kernel, type Placed } from './field.ts'

export { kernel, legal, roll as act, unit } from './field.ts'

/** These units on an empty field, while these commanders are activated. Brayer stands in their middle. */
export function stage(placed: Field, active: readonly string[] = ['Brayer']): Albuera {
  const p = emptyField({ Brayer: '0908', ...placed })
  const { commanders, leads } = p.scenario.army
  call(p, leads[commanders.indexOf(active[0] ?? '')] === 0 ? 'Girard' : 'Beresford', ...active)
  return p
}

/** The side that is asked: 0 French, 1 Coalition; -1 for none. */
export const asked = (p: Albuera): number => [0, 1].find((seat) => kernel.awaiting(p) === 1 << seat) ?? -1

/** The number of a hex. */
export const hex = (p: Albuera, name: string): number => p.scenario.ground.grid.names.indexOf(name)

/** A unit in this array at a hex, in the form of situation files. */
const placed =
  (array: string) =>
  (at: string, facing = 'E', more: Placed = {}): Placed => ({ at, facing, array, ...more })
export const [column, line, skirmish, square] = ['column', 'line', 'skirmish', 'square'].map(placed)
export const guns = placed('unlimbered')
