/** 11.0 to 11.2, 6.4 Whether a set-up obeys the rules of stacking. */
import type { ForcesFile } from './forces-schema.ts'
import type { ScenarioFile } from './scenarios-schema.ts'

type Stack = ScenarioFile['deployment'][number]
type Unit = ForcesFile['units'][number]

/** A counter of the set-up: its unit, and its place in the file. */
interface Counter {
  readonly unit: Unit
  readonly stack: Stack
  readonly place: string
}

/**
 * 11.2 How many battalions or squadrons may be in a hex, without guns and with them; 6.4 how many Lines over two hexes.
 */
const MOST = 4
const WITH_GUNS = 2
const WIDE = 2

/** What is wrong with two counters in one hex. */
function disagreement(one: Counter, other: Counter): string | undefined {
  const [a, b] = [one.stack, other.stack]
  if (a.side !== b.side) return `${one.unit.id} of the enemy stands there`
  if (one.unit.arm === 'artillery' || other.unit.arm === 'artillery') return undefined
  if (one.unit.arm !== other.unit.arm) return `infantry and cavalry cannot stand in one hex (11.1)`
  if (a.array !== b.array) return `${one.unit.id} has another array there (11.0)`
  if (a.array !== 'square' && a.facing !== b.facing) return `${one.unit.id} faces another way there (11.0)`
  if (a.at.join() !== b.at.join() && (a.at.length === 2 || b.at.length === 2))
    return `${one.unit.id} does not cover the same hexes (6.4)`
}

function crowd(counters: readonly Counter[]): string | undefined {
  const guns = counters.filter(({ unit }) => unit.arm === 'artillery').length
  const troops = counters.length - guns
  const isLoose = guns === 0 && counters.every(({ stack }) => stack.array === 'skirmish')
  if (guns > 1) return 'a hex holds one battery (11.2)'
  if (troops > (guns > 0 ? WITH_GUNS : MOST) && !isLoose)
    return `a hex holds ${MOST} battalions or squadrons, or guns and ${WITH_GUNS} (11.2)`
  if (troops > WIDE && counters.some(({ stack }) => stack.at.length === 2))
    return `${WIDE} Lines over two hexes stack at most (6.4)`
}

/**
 * The first fault in the stacks of a set-up: its place in the file, and what it is. Units and hexes must have been
 * checked.
 */
export function stackingFault(
  { deployment }: ScenarioFile,
  { units }: ForcesFile,
): { readonly place: string; readonly complaint: string } | undefined {
  const hexes = new Map<string, Counter[]>()
  for (const [k, stack] of deployment.entries())
    for (const [j, id] of stack.units.entries())
      for (const hex of stack.at) {
        const counter = {
          unit: units.find((one) => one.id === id) as Unit,
          stack,
          place: `deployment[${k}].units[${j}]`,
        }
        const there = hexes.get(hex) ?? []
        for (const other of there) {
          const complaint = disagreement(other, counter)
          if (complaint !== undefined) return { place: counter.place, complaint: `${id} in ${hex}: ${complaint}` }
        }
        there.push(counter)
        const complaint = crowd(there)
        if (complaint !== undefined) return { place: counter.place, complaint: `${id} in ${hex}: ${complaint}` }
        hexes.set(hex, there)
      }
}
