/**
 * A bucket of tokens: fills at a steady rate up to its size, and requests empty it. It lets a burst pass, but in the
 * long run no more than the rate. Times are milliseconds of any clock that does not go back.
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

  /** Takes this many tokens, or none if there are too few. */
  take(tokens: number, now: number): boolean {
    this.fill(now)
    if (this.level < tokens) return false
    this.level -= tokens
    return true
  }

  /**
   * Takes tokens that are used up already, even if the bucket lacks them. Returns how many milliseconds the debt lasts;
   * 0 if there is none.
   */
  spend(tokens: number, now: number): number {
    this.fill(now)
    this.level -= tokens
    return Math.max(0, -this.level / this.perMs)
  }

  /** Is it full by now? */
  full(now: number): boolean {
    this.fill(now)
    return this.level >= this.size
  }

  private fill(now: number): void {
    this.level = Math.min(this.size, this.level + (now - this.at) * this.perMs)
    this.at = now
  }
}

/** With fewer buckets, looking through them is not worth it. */
const FEW = 1_000

/** Buckets by name (an address, a seat); full ones are forgotten. */
export class Buckets {
  private readonly size: number
  private readonly perSecond: number
  private readonly buckets = new Map<string, Bucket>()
  /** The number of buckets at which to look for ones that can be forgotten. */
  private many = FEW

  constructor(size: number, perSecond: number) {
    this.size = size
    this.perSecond = perSecond
  }

  take = (name: string, now: number, tokens = 1): boolean => this.of(name, now).take(tokens, now)

  spend = (name: string, tokens: number, now: number): number => this.of(name, now).spend(tokens, now)

  private of(name: string, now: number): Bucket {
    let bucket = this.buckets.get(name)
    if (bucket) return bucket
    if (this.buckets.size >= this.many) {
      this.forget(now)
      this.many = Math.max(FEW, 2 * this.buckets.size)
    }
    this.buckets.set(name, (bucket = new Bucket(this.size, this.perSecond, now)))
    return bucket
  }

  forget(now: number): void {
    for (const [name, bucket] of this.buckets) if (bucket.full(now)) this.buckets.delete(name)
  }
}
