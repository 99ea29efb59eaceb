import type { Awake } from './awake.ts'

/** Shorter absences are not worth writing down: milliseconds. */
const WORTH_KEEPING = 60_000

/**
 * How long each seat of a match has been without a client. It counts while the host is awake and has the match open,
 * that is, while a client is connected or was a moment ago. Time in which the server was down or asleep, or the table
 * was empty, does not count; what was counted before is kept with the seats.
 */
export class Absence {
  private readonly awake: Awake
  /** By seat, at which time of the host's its absence has begun; undefined while it is there. */
  private readonly since: (number | undefined)[]
  private kept: readonly number[]

  /** `kept`: by seat, milliseconds of absence that were counted before. All seats are absent at first. */
  constructor(awake: Awake, kept: readonly number[]) {
    this.awake = awake
    this.kept = kept
    const now = awake.time()
    this.since = kept.map((ms) => now - ms)
  }

  left(seat: number): void {
    this.since[seat] ??= this.awake.time()
  }

  came(seat: number): void {
    this.since[seat] = undefined
  }

  /** Milliseconds that a seat has been absent; 0 while it is there. */
  of(seat: number): number {
    const since = this.since[seat]
    return since === undefined ? 0 : this.awake.time() - since
  }

  /** By seat, what is to be kept, up to `most` milliseconds; undefined where that is about what is kept already. */
  news(most: number): readonly number[] | undefined {
    const now = this.since.map((_, seat) => Math.min(most, Math.round(this.of(seat))))
    const isNew = now.some((ms, seat) => {
      const before = this.kept[seat] as number
      return ms < before || (ms > before && (ms === most || ms - before >= WORTH_KEEPING))
    })
    if (!isNew) return undefined
    this.kept = now
    return now
  }
}
