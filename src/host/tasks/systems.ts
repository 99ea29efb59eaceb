import { type AnyRuleset, findIn } from '../../../systems/registry.ts'
import { type Engine, engine, type Position, settingOf, UserError } from '../../kernel/index.ts'
import { findPlayer, type MakePlayer, type Playable } from '../../players/index.ts'
import { RequestError } from '../replies.ts'

/** A system as a host takes it: its rules and its players are loaded when a match asks for them. */
export interface HostedSystem extends Playable {
  readonly rules: () => Promise<AnyRuleset>
}

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
 * for last. What is loaded once stays.
 */
export class Systems {
  private readonly all: readonly HostedSystem[]
  private readonly loading = new Map<string, Promise<Engine<Position>>>()
  private readonly engines = new Map<string, Engine<Position>>()
  private readonly settings = new Map<string, Position['scenario']>()

  constructor(all: readonly HostedSystem[]) {
    this.all = all
  }

  has = (id: string): boolean => this.all.some((one) => one.id === id)

  /** The system of that id, loaded or not. Throws a UserError that names those there are. */
  find = (id: string): HostedSystem => findIn(this.all, id)

  /**
   * Loads the rules of that id, unless they are here. Rejects with a UserError that names those there are, and with a
   * RequestError `lost` where they could not be loaded: then the next call tries again.
   */
  async load(id: string): Promise<Engine<Position>> {
    const here = this.engines.get(id)
    if (here) return here
    const system = this.find(id)
    let loading = this.loading.get(id)
    if (!loading) this.loading.set(id, (loading = this.loadEngine(system)))
    return loading
  }

  private async loadEngine({ id, rules }: HostedSystem): Promise<Engine<Position>> {
    try {
      const made = engine(await rules().catch((error: unknown) => notLoaded(`The rules of '${id}'`, error)))
      this.engines.set(id, made)
      return made
    } finally {
      this.loading.delete(id)
    }
  }

  /** Loads all rules and players. Rejects where some could not be loaded. */
  async loadAll(): Promise<void> {
    for (const { id, player } of this.all) await Promise.all([this.load(id), player?.()])
  }

  /** The engine of a system that has been loaded. Throws where it has not. */
  engineOf(id: string): Engine<Position> {
    const found = this.engines.get(id)
    if (!found) throw new Error(`the rules of '${id}' are asked for before they are loaded`)
    return found
  }

  /**
   * Loads a computer player of a system. Rejects with a UserError where there is none of that name, and with a
   * RequestError `lost` where it could not be loaded: then the next call tries again.
   */
  playerOf = (kind: string, id: string): Promise<MakePlayer<Position>> =>
    findPlayer(kind, this.find(id)).catch((error: unknown) =>
      error instanceof UserError ? Promise.reject(error) : notLoaded(`The player '${kind}' of '${id}'`, error),
    )

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

/** Throws what says that a part of a system is not here yet. */
function notLoaded(what: string, cause: unknown): never {
  throw new RequestError('lost', `${what} could not be loaded: wait a little, and try again.`, { cause })
}
