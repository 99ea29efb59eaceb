import type { Engine } from './engine.ts'
import type { Position } from './position.ts'

/**
 * A position in words, for programs that do not keep cells: cells and columns by their names, things and phases by
 * theirs. Zeros are left out.
 */
export type Words = {
  readonly cells: Readonly<Record<string, number>>
  /** The phases that are running, the outermost first. */
  readonly agenda: readonly Frame[]
  readonly columns: Readonly<Record<string, Readonly<Record<string, number>>>>
}

interface Frame {
  readonly phase: string
  readonly step: number
  readonly closed: number
  readonly locals: Readonly<Record<string, number>>
}

/** The cells, locals or columns of a position as the layout declares them. */
const named = <P extends Position>({ ruleset }: Engine<P>, of: 'cell' | 'local' | 'column'): string[] =>
  Object.keys(ruleset.layout.shape).filter((name) => ruleset.layout.shape[name].of === of)

const numbers = (p: Position) => p as unknown as Record<string, number>
const columns = (p: Position) => p as unknown as Record<string, Int16Array>

const nonZero = (names: readonly string[], read: (name: string, k: number) => number): Record<string, number> =>
  Object.fromEntries(names.map((name, k) => [name, read(name, k)] as const).filter(([, value]) => value !== 0))

/** Gives the names of the things of a column; a number for a thing that has no name, or not one of its own. */
function thingNamer<P extends Position>(
  engine: Engine<P>,
  scenario: P['scenario'],
): (column: string) => readonly string[] {
  const ofKind = new Map<string, readonly string[]>()
  return (column) => {
    const spec = engine.ruleset.layout.shape[column]
    const kind = spec.of === 'column' ? spec.per : ''
    const known = ofKind.get(kind)
    if (known) return known
    const names = Array.from({ length: scenario.counts[kind] }, (_, thing) => {
      const name = engine.nameOf(scenario, kind, thing)
      return engine.numberOf(scenario, kind, name) === thing ? name : `#${thing}`
    })
    ofKind.set(kind, names)
    return names
  }
}

/** Puts a position, or a seat's view of it, into words. */
export function toWords<P extends Position>(engine: Engine<P>, p: P): Words {
  const { phases } = engine.ruleset
  const locals = named(engine, 'local')
  const agenda: Frame[] = []
  const top = p.depth
  for (p.depth = 0; p.depth <= top; p.depth++) {
    const { name: phase, locals: frame } = phases[p.phase]
    const slots = frame?.(p) ?? {}
    agenda.push({
      phase,
      step: p.step,
      closed: p.closed,
      locals: {
        ...nonZero(locals, (name) => numbers(p)[name]),
        ...nonZero(Object.keys(frame?.slots ?? {}), (name) => slots[name]),
      },
    })
  }
  p.depth = top
  const thingNames = thingNamer(engine, p.scenario)
  const written = named(engine, 'column').map(
    (column) => [column, nonZero(thingNames(column), (_, thing) => columns(p)[column][thing])] as const,
  )
  return {
    cells: nonZero(named(engine, 'cell'), (name) => numbers(p)[name]),
    agenda,
    columns: Object.fromEntries(written.filter(([, values]) => Object.keys(values).length > 0)),
  }
}
