interface HealthOptions {
  /** Writes something that changes nothing. Rejects if the store keeps nothing. */
  readonly probe: () => Promise<void>
  /** Hears when the store begins to fail, and why. */
  readonly report: (what: string, error?: unknown) => void
  /** Milliseconds between two checks of the store, normally and while it fails. */
  readonly every?: number
  readonly again?: number
  /** Milliseconds within which the store must have kept the probe. */
  readonly patience?: number
}

/** Whether the server can do its work: its store keeps what it is given, and the server is not stopping. */
export class Health {
  private readonly options: Required<HealthOptions>
  private failing = false
  private stops = false
  private looking = false
  private next: NodeJS.Timeout | undefined

  constructor(options: HealthOptions) {
    this.options = { every: 15_000, again: 2_000, patience: 10_000, ...options }
    this.later()
  }

  /** Why it cannot, in a sentence for everyone; undefined if it can. */
  get why(): string | undefined {
    if (this.stops) return 'The server is stopping.'
    if (this.failing) return 'The server cannot store anything: its disk may be full.'
    return undefined
  }

  get stopping(): boolean {
    return this.stops
  }

  /** Something could not be stored: checks at once whether anything can. */
  readonly doubt = (): void => {
    if (!this.looking && !this.stops) this.look()
  }

  /** Makes the server not ready from now on. */
  stop(): void {
    this.stops = true
    clearTimeout(this.next)
  }

  private later(): void {
    if (this.stops) return
    const { every, again } = this.options
    this.next = setTimeout(() => this.look(), this.failing ? again : every).unref()
  }

  private look(): void {
    clearTimeout(this.next)
    this.looking = true
    const { probe, patience } = this.options
    const late = setTimeout(
      () => this.note(new Error(`nothing was stored for ${patience / 1000} seconds`)),
      patience,
    ).unref()
    probe()
      .then(
        () => this.note(),
        (error: unknown) => this.note(error),
      )
      .finally(() => {
        clearTimeout(late)
        this.looking = false
        this.later()
      })
  }

  private note(error?: unknown): void {
    const failing = error !== undefined
    if (failing === this.failing || this.stops) return
    this.failing = failing
    if (failing) this.options.report('nothing can be stored, so the server is not ready', error)
    else this.options.report('the store works again')
  }
}
