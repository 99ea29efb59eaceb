/**
 * A bucket of tokens: filled at a steady rate up to its size, emptied by what is asked for. It lets a burst pass, and in
 * the long run no more than the rate. Times are milliseconds of any clock that does not go back.
 */
export class Bucket {
  private readonly size: number
  private readonly perMs: number
  private level: number
  private at: number

  constructor(size: number, perSecond: number, now: number) {
    this.size = size
    this.perMs = perSecond / 1000
    this.level = size
    this.at = now
  }

  /** Takes so many tokens, or none where there are too few. */
  take(tokens: number, now: number): boolean {
    this.fill(now)
    if (this.level < tokens) return false
    this.level -= tokens
    return true
  }

  /** Takes tokens that are used up already, be they there or not. Gives how many milliseconds the debt lasts; 0 where there is none. */
  spend(tokens: number, now: number): number {
    this.fill(now)
    this.level -= tokens
    return Math.max(0, -this.level / this.perMs)
  }

  /** Has it had the time to fill? */
  full(now: number): boolean {
    this.fill(now)
    return this.level >= this.size
  }

  private fill(now: number): void {
    this.level = Math.min(this.size, this.level + (now - this.at) * this.perMs)
    this.at = now
  }
}

/** A bucket for each of many addresses; those of whom nothing is heard any more are forgotten. */
export class Buckets {
  private readonly size: number
  private readonly perSecond: number
  private readonly buckets = new Map<string, Bucket>()

  constructor(size: number, perSecond: number) {
    this.size = size
    this.perSecond = perSecond
  }

  take = (address: string, now: number): boolean => this.of(address, now).take(1, now)

  spend = (address: string, tokens: number, now: number): number => this.of(address, now).spend(tokens, now)

  private of(address: string, now: number): Bucket {
    let bucket = this.buckets.get(address)
    if (!bucket) this.buckets.set(address, (bucket = new Bucket(this.size, this.perSecond, now)))
    return bucket
  }

  forget(now: number): void {
    for (const [address, bucket] of this.buckets) if (bucket.full(now)) this.buckets.delete(address)
  }
}
