import { UserError } from '../kernel/index.ts'
import { RecordError } from '../match/index.ts'
import { Places } from './places.ts'
import { RequestError } from './replies.ts'
import { foldOf, goOnBy, type Opened, type Read, readSnapshot, snapshotOf } from './snapshot.ts'
import type { StoredMatch } from './store.ts'
import type { Surroundings } from './surroundings.ts'
import type { Systems, TaskInput } from './tasks/index.ts'
import { FOLD_WITHIN, type Workshop } from './workshop.ts'

/** Lines up to this number of characters are folded at once: another thread would cost as much. */
const FEW = 4_000
/**
 * The most snapshots read at a time: enough to keep disk and threads busy, without others in memory before their turn.
 */
const OPENING = 8
/** The most records folded elsewhere at a time: the other threads of the workshop stay free for players' questions. */
const FOLDING = 2
/** The number of new lines after which a match is set down again. */
const MORE = 100
/** A record with fewer lines opens as quickly without a snapshot. */
const SHORT = 16

const hashOf = (line: string | undefined): string | undefined => /"chain":"([0-9a-f]{32})"\}$/.exec(line ?? '')?.[1]

/** What is stored of a match except the lines of its record, and the match that these make. */
export interface Found {
  readonly stored: Omit<StoredMatch, 'lines'>
  readonly opened: Opened
}

/**
 * Opens matches from the store, and sets them down so that they open quickly the next time. A match is opened from its
 * snapshot and the later lines of its record; if this takes longer than a moment, they are folded in the workshop. On
 * the host's own thread one match is opened or set down at a time, and other work is done in between.
 */
export class Openings {
  private readonly around: Surroundings
  private readonly systems: Systems
  private readonly workshop: Workshop
  private readonly turns = new Places(1)
  private readonly opening = new Places(OPENING)
  private readonly folding = new Places(FOLDING)
  /** For each open match, the number of lines that its snapshot covers. */
  private readonly down = new Map<string, number>()
  private failing = false

  constructor(around: Surroundings, systems: Systems, workshop: Workshop) {
    this.around = around
    this.systems = systems
    this.workshop = workshop
  }

  /**
   * Opens a match; undefined if there is none with this id. Rejects with a RequestError if the store cannot be read
   * (`lost`) or the record cannot be what it says (`cannot-open`); the operator hears of both.
   */
  async open(id: string): Promise<Found | undefined> {
    const { found, bytes, read } = await this.opening.do(() => this.openQuickly(id))
    if (found) return found
    return this.folding.do(
      async () =>
        (read && bytes && (await this.foldOn(id, read, bytes).catch(() => undefined))) ?? (await this.foldAll(id)),
    )
  }

  /** Should a match be set down while it is played? */
  isDue = (id: string, count: number): boolean => count - (this.down.get(id) ?? 0) >= MORE

  /** Sets a match down as it is when its turn comes, if that is worth it. */
  async setDown(match: Opened & { readonly id: string }): Promise<void> {
    const { id, count } = match
    if (!this.around.snapshots || count < SHORT || count === this.down.get(id)) return
    this.down.set(id, count)
    await this.save(id, await this.inTurn(() => snapshotOf(match)))
  }

  /** The match is no longer open. */
  forget(id: string): void {
    this.down.delete(id)
  }

  /** Does work on the host's own thread when its turn comes, so that others get theirs in between. */
  private inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    return this.turns.do(async () => {
      await new Promise<void>((resolve) => this.around.later(0, resolve))
      return work()
    })
  }

  /**
   * Opens a match from its snapshot and a few lines; if there are more lines, returns the snapshot, if that is usable.
   */
  private async openQuickly(
    id: string,
  ): Promise<{ readonly found?: Found; readonly read?: Read; readonly bytes?: Uint8Array }> {
    const bytes = await this.load(id)
    const read = bytes && (await this.inTurn(() => readSnapshot(this.systems, bytes)))
    if (!read) return {}
    try {
      const since = await this.since(id, read)
      if (!since) return {}
      const { lines, stored } = since
      if (!isFew(lines)) return { read, bytes }
      const opened = await this.inTurn(() => goOnBy(read.open(stored.secret), lines))
      this.down.set(id, read.count)
      return { found: { stored, opened } }
    } catch {
      // A snapshot that does not fit costs nothing but time.
      return {}
    }
  }

  /**
   * What is stored of a match, with the lines that follow a snapshot; undefined if the snapshot is not of this record.
   */
  private async since(
    id: string,
    { count, chain }: Read,
  ): Promise<{ stored: Found['stored']; lines: readonly string[] } | undefined> {
    const since = await this.around.store.load(id, count - 1)
    // The last line that it covers shows this.
    if (!since || hashOf(since.lines[0]) !== chain) return undefined
    const {
      lines: [, ...lines],
      ...stored
    } = since
    return { stored, lines }
  }

  private async foldOn(id: string, read: Read, snapshot: Uint8Array): Promise<Found | undefined> {
    const since = await this.since(id, read)
    if (!since) return undefined
    const { stored, lines } = since
    const { ruleset, data } = read
    const opened = await this.foldElsewhere(id, stored.secret, { ruleset, data, snapshot, lines })
    return { stored, opened }
  }

  private async foldAll(id: string): Promise<Found | undefined> {
    const whole = await this.around.store.load(id).catch((error: unknown) => {
      this.around.report(`match ${id} could not be read`, error)
      throw new RequestError('lost', 'This match could not be read: wait a little, and join again.')
    })
    if (!whole) return undefined
    const { lines, ...stored } = whole
    try {
      const { ruleset, data } = JSON.parse(lines[0] ?? '') as { ruleset: string; data: string }
      const engine = await this.systems.load(ruleset, data)
      if (isFew(lines)) return { stored, opened: await this.inTurn(() => foldOf(engine, lines, stored.secret)) }
      return { stored, opened: await this.foldElsewhere(id, stored.secret, { ruleset, data, lines }) }
    } catch (error) {
      this.around.report(`match ${id} cannot be opened`, error)
      throw error instanceof RequestError && error.code === 'lost' ? error : cannotOpen(error)
    }
  }

  /** Has a record folded in the workshop, saves the resulting snapshot, and opens it. */
  private async foldElsewhere(id: string, secret: string, input: TaskInput<'fold'>): Promise<Opened> {
    const folded = await this.workshop.perform('fold', input, { match: id, limit: FOLD_WITHIN })
    if ('why' in folded) throw new RecordError(folded.line, folded.why)
    const { snapshot } = folded
    void this.save(id, snapshot)
    return this.inTurn(async () => {
      const read = await readSnapshot(this.systems, snapshot)
      if (!read) throw new Error('a snapshot of a fold is not read')
      this.down.set(id, read.count)
      return read.open(secret)
    })
  }

  private async load(id: string): Promise<Uint8Array | undefined> {
    try {
      return await this.around.snapshots?.load(id)
    } catch (error) {
      this.fails(error)
      return undefined
    }
  }

  private async save(id: string, bytes: Uint8Array): Promise<void> {
    try {
      await this.around.snapshots?.save(id, bytes)
      this.failing = false
    } catch (error) {
      this.fails(error)
    }
  }

  /** Reports once that snapshots cannot be kept, until one can. */
  private fails(error: unknown): void {
    if (!this.failing) this.around.report('snapshots of matches cannot be kept, so matches open slowly', error)
    this.failing = true
  }
}

const isFew = (lines: readonly string[]): boolean => lines.reduce((sum, line) => sum + line.length, 0) <= FEW

/** Keeps an error beyond the first line of a record to itself, because it may tell a secret. */
function cannotOpen(error: unknown): RequestError {
  const open = error instanceof UserError && !(error instanceof RecordError && error.line > 1)
  const why = open ? ` (${error.message})` : ''
  return new RequestError(
    'cannot-open',
    `This match cannot be opened${why}. Nothing of it is lost: ask the operator of this server, who has been told.`,
  )
}
