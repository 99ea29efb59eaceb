import type { AnyRuleset } from '../../../systems/index.ts'
import { type Engine, engine, type Position, settingOf } from '../../kernel/index.ts'
import { noSuch } from '../../kernel/suggest.ts'

/** Which game is played: what the header of a record says of it. */
export interface Game {
  readonly ruleset: string
  readonly scenario: string
  /** Complete options, as a header has them. */
  readonly options: Readonly<Record<string, string | number | boolean>>
}

/** What a seat knows at one moment, as plain data that can be given to another thread: never more than that. */
export interface Seen extends Game {
  /** A seat's number, or SPECTATOR. */
  readonly seat: number
  /** The cells of its view: a copy. */
  readonly cells: Int16Array | Int32Array
}

/** Settings that are kept for the next task of the same game. */
const SETTINGS_KEPT = 16

/**
 * The systems that a host knows: one engine for all games of a system, and the settings of the games that were asked
 * for last.
 */
export class Systems {
  private readonly rulesets: readonly AnyRuleset[]
  private readonly engines = new Map<string, Engine<Position>>()
  private readonly settings = new Map<string, Position['scenario']>()

  constructor(rulesets: readonly AnyRuleset[]) {
    this.rulesets = rulesets
  }

  has = (id: string): boolean => this.rulesets.some((one) => one.id === id)

  /** The engine of the system of that id. Throws a UserError that names those there are. */
  engineOf(id: string): Engine<Position> {
    let found = this.engines.get(id)
    if (found) return found
    const ruleset = this.rulesets.find((one) => one.id === id)
    const ids = this.rulesets.map((one) => one.id)
    if (!ruleset) throw noSuch('ruleset', id, ids)
    this.engines.set(id, (found = engine(ruleset)))
    return found
  }

  /**
   * A seat's view, made again of its cells: a position of its own. Throws a RangeError where the cells are those of
   * another game.
   */
  viewOf({ ruleset: id, scenario, options, cells }: Seen): {
    readonly engine: Engine<Position>
    readonly view: Position
  } {
    const found = this.engineOf(id)
    const view = found.ruleset.layout.make(this.settingOf(found, { ruleset: id, scenario, options }))
    if (view.cells.length !== cells.length)
      throw new RangeError(`${cells.length} cells for a view that has ${view.cells.length}`)
    view.cells.set(cells)
    return { engine: found, view }
  }

  private settingOf(of: Engine<Position>, game: Game): Position['scenario'] {
    const key = JSON.stringify([game.ruleset, game.scenario, game.options])
    const setting = this.settings.get(key) ?? settingOf(of, game.scenario, game.options)
    // The one that was asked for last stands last, and the first goes.
    this.settings.delete(key)
    this.settings.set(key, setting)
    const [oldest] = this.settings.keys()
    if (this.settings.size > SETTINGS_KEPT && oldest !== undefined) this.settings.delete(oldest)
    return setting
  }
}
