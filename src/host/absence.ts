import type { Awake } from './awake.ts'

/** Milliseconds: shorter absences are not worth storing. */
const WORTH_KEEPING = 60_000

/**
 * How long each seat of a match has been without a client. Absence counts while the host is awake and has the match
 * open: while a client is connected or was a moment ago. It does not count while the server was down or asleep, or the
 * table was empty; earlier absence is kept with the seats.
 */
export class Absence {
  private readonly awake: Awake
  /** By seat, the host's time at which its absence began; undefined while the seat has a client. */
  private readonly since: (number | undefined)[]
  private kept: readonly number[]

  /** `kept`: by seat, milliseconds of earlier absence. All seats are absent at first. */
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

  /** Milliseconds that a seat has been absent; 0 while it has a client. */
  of(seat: number): number {
    const since = this.since[seat]
    return since === undefined ? 0 : this.awake.time() - since
  }

  /** By seat, the absence to store, up to `most` milliseconds; undefined if about the same is stored already. */
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
