import { findIn } from '../../../systems/find.ts'
import type { AnyRuleset } from '../../../systems/registry.ts'
import { type Engine, engine, type Position, settingOf, UserError } from '../../kernel/index.ts'
import { dataDigest } from '../../match/data-digest.ts'
import { findPlayer, type MakePlayer, type Playable } from '../../players/index.ts'
import { RequestError } from '../replies.ts'

/** A system as a host takes it: its rules and its players are loaded when a match needs them. */
export interface HostedSystem extends Playable {
  readonly rules: () => Promise<AnyRuleset>
  /**
   * The same rules over a designer's data with that digest, in addition to the data for new matches; undefined if those
   * data are not at hand. A host without designers' data leaves it out.
   */
  readonly rulesBy?: (data: string) => Promise<AnyRuleset | undefined>
}

/** Which game is played, as the header of a record says. */
export interface Game {
  readonly ruleset: string
  /** The digest of the data that the rules read. */
  readonly data: string
  readonly scenario: string
  /** Complete options, as a header has them. */
  readonly options: Readonly<Record<string, string | number | boolean>>
}

/** What a seat knows at one moment, and never more, as plain data that can be given to another thread. */
export interface Seen extends Game {
  /** A seat's number, or SPECTATOR. */
  readonly seat: number
  /** The cells of its view: a copy. */
  readonly cells: Int16Array | Int32Array
}

/** The number of settings kept for further tasks of the same game. */
const SETTINGS_KEPT = 16
/** The number of systems over designers' data that are kept: each takes some hundred kilobytes. */
const DESIGNED_KEPT = 8

/**
 * The systems that a host knows: one engine for all games of a system with the same data, and the settings of the games
 * asked for last. Whatever is loaded stays, except designers' data, of which only the last are kept.
 */
export class Systems {
  private readonly all: readonly HostedSystem[]
  private readonly loading = new Map<string, Promise<Engine<Position>>>()
  private readonly engines = new Map<string, Engine<Position>>()
  /** Over designers' data, by system and digest. */
  private readonly designed = new Map<string, Engine<Position>>()
  private readonly settings = new Map<string, Position['scenario']>()

  constructor(all: readonly HostedSystem[]) {
    this.all = all
  }

  has = (id: string): boolean => this.all.some((one) => one.id === id)

  /** The system with that id, loaded or not. If there is none, throws a UserError that names the existing ones. */
  find = (id: string): HostedSystem => findIn(this.all, id)

  /**
   * Loads the rules with that id over the data with that digest; if these are not at hand, or none are named, over the
   * data for new matches. Rejects with a UserError that names the systems if there is none with that id, and with a
   * RequestError `lost` if the rules could not be loaded: then the next call tries again.
   */
  async load(id: string, data?: string): Promise<Engine<Position>> {
    const own = await this.loadOwn(id)
    if (data === undefined || data === dataDigest(own.ruleset)) return own
    const key = `${id} ${data}`
    const designed = this.designed.get(key) ?? (await this.loadDesigned(id, data))
    return designed ? kept(this.designed, key, designed, DESIGNED_KEPT) : own
  }

  private async loadDesigned(id: string, data: string): Promise<Engine<Position> | undefined> {
    const ruleset = await this.find(id)
      .rulesBy?.(data)
      .catch((error: unknown) => notLoaded(`The rules of '${id}' by a designer's data`, error))
    return ruleset && engine(ruleset)
  }

  private async loadOwn(id: string): Promise<Engine<Position>> {
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

  /** Loads all rules and players. Rejects if some could not be loaded. */
  async loadAll(): Promise<void> {
    for (const { id, habit } of this.all) await Promise.all([this.load(id), habit?.()])
  }

  /** The engine that `load` last returned for the same arguments. Throws if there is none. */
  engineOf(id: string, data: string): Engine<Position> {
    const found = this.designed.get(`${id} ${data}`) ?? this.engines.get(id)
    if (!found) throw new Error(`the rules of '${id}' are asked for before they are loaded`)
    return found
  }

  /**
   * Loads a computer player of a system. Rejects with a UserError if there is none with that name, and with a
   * RequestError `lost` if it could not be loaded: then the next call tries again.
   */
  playerOf = (kind: string, id: string): Promise<MakePlayer<Position>> =>
    findPlayer(kind, this.find(id)).catch((error: unknown) =>
      error instanceof UserError ? Promise.reject(error) : notLoaded(`The player '${kind}' of '${id}'`, error),
    )

  /**
   * A seat's view, made again from its cells, as a new position. Throws a RangeError if the cells are those of another
   * game.
   */
  viewOf({ ruleset: id, data, scenario, options, cells }: Seen): {
    readonly engine: Engine<Position>
    readonly view: Position
  } {
    const found = this.engineOf(id, data)
    const view = found.ruleset.layout.make(this.settingOf(found, { ruleset: id, data, scenario, options }))
    if (view.cells.length !== cells.length)
      throw new RangeError(`${cells.length} cells for a view that has ${view.cells.length}`)
    view.cells.set(cells)
    return { engine: found, view }
  }

  private settingOf(of: Engine<Position>, game: Game): Position['scenario'] {
    const key = JSON.stringify([game.ruleset, game.data, game.scenario, game.options])
    const setting = this.settings.get(key) ?? settingOf(of, game.scenario, game.options)
    return kept(this.settings, key, setting, SETTINGS_KEPT)
  }
}

/** Keeps a thing as the one asked for last; if there are more than `most`, the one unused for longest goes. */
function kept<T>(things: Map<string, T>, key: string, thing: T, most: number): T {
  things.delete(key)
  things.set(key, thing)
  const [oldest] = things.keys()
  if (things.size > most && oldest !== undefined) things.delete(oldest)
  return thing
}

/** Throws the error which says that a part of a system could not be loaded. */
function notLoaded(what: string, cause: unknown): never {
  throw new RequestError('lost', `${what} could not be loaded: wait a little, and try again.`, { cause })
}
