import type { Engine } from './engine.ts'
import type { Position } from './position.ts'
import type { Words } from './record-lines.ts'
import { UserError } from './refusal.ts'

/**
 * A position set down in words: cells and columns by their names, things by theirs, phases by theirs. So a running game
 * passes to a new version of its rules, whose cells lie elsewhere. Zeros are left out.
 */

/** The cells, locals or columns of a position as the layout declares them. */
const named = <P extends Position>({ ruleset }: Engine<P>, of: 'cell' | 'local' | 'column'): string[] =>
  Object.keys(ruleset.layout.shape).filter((name) => ruleset.layout.shape[name].of === of)

const numbers = (p: Position) => p as unknown as Record<string, number>
const columns = (p: Position) => p as unknown as Record<string, Int16Array>

const nonZero = (names: readonly string[], read: (name: string, k: number) => number): Record<string, number> =>
  Object.fromEntries(names.map((name, k) => [name, read(name, k)] as const).filter(([, value]) => value !== 0))

/** Gives what the things of a column are called; by number where no name, or not one name alone, is theirs. */
function thingNamer<P extends Position>(engine: Engine<P>, scenario: P['scenario']): (column: string) => readonly string[] {
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

export function toWords<P extends Position>(engine: Engine<P>, p: P): Words {
  const locals = named(engine, 'local')
  const agenda: Words['agenda'] = []
  const top = p.depth
  for (p.depth = 0; p.depth <= top; p.depth++)
    agenda.push({
      phase: engine.ruleset.phases[p.phase].name,
      step: p.step,
      closed: p.closed,
      locals: nonZero(locals, (name) => numbers(p)[name]),
    })
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

/** The position that the words describe. Throws a UserError naming what these rules do not have. */
export function fromWords<P extends Position>(engine: Engine<P>, scenario: P['scenario'], words: Words): P {
  const { layout, phases } = engine.ruleset
  const p = layout.make(scenario)
  const known = (names: readonly string[], name: string, what: string) => {
    if (!names.includes(name)) throw new UserError(`position: these rules have no ${what} '${name}'`)
  }
  const fill = (of: 'cell' | 'local', values: Readonly<Record<string, number>>) => {
    const names = named(engine, of)
    for (const [name, value] of Object.entries(values)) {
      known(names, name, of)
      numbers(p)[name] = value
    }
  }
  if (words.agenda.length > p.frames) throw new UserError(`position: the agenda holds ${p.frames} phases, not ${words.agenda.length}`)
  for (const frame of words.agenda) {
    const number = phases.findIndex(({ name }) => name === frame.phase)
    if (number < 0) throw new UserError(`position: these rules have no phase '${frame.phase}'`)
    p.depth++
    p.phase = number
    p.step = frame.step
    p.closed = frame.closed
    fill('local', frame.locals)
  }
  fill('cell', words.cells)
  const names = named(engine, 'column')
  const thingNames = thingNamer(engine, scenario)
  for (const [column, values] of Object.entries(words.columns)) {
    known(names, column, 'column')
    const things = new Map(thingNames(column).map((name, thing) => [name, thing]))
    for (const [name, value] of Object.entries(values)) {
      const thing = things.get(name)
      if (thing === undefined) throw new UserError(`position: '${column}' has no '${name}' in this scenario`)
      columns(p)[column][thing] = value
    }
  }
  return p
}
