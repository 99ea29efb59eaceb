import { RequestError } from './replies.ts'

interface Promised {
  readonly work: () => void
  readonly never: (() => void) | undefined
  stored: boolean
}

/**
 * The messages of a match in the order of its events: nothing is said before everything it rests on is stored. If
 * something could not be stored, nothing that came after it is ever said.
 */
export class Promises {
  private readonly waiting: Promised[] = []
  private readonly failed: (error: unknown) => void
  private broken = false

  /** `failed` hears, once, why something could not be stored or said. */
  constructor(failed: (error: unknown) => void) {
    this.failed = failed
  }

  /** Does the work once all work before it is done and `stored` is fulfilled; calls `never` if that will not happen. */
  when(work: () => void, stored?: Promise<void>, never?: () => void): void {
    const promised: Promised = { work, never, stored: stored === undefined }
    if (this.broken) never?.()
    else if (this.waiting.push(promised) === 1 && promised.stored) this.goOn()
    stored?.then(
      () => {
        promised.stored = true
        this.goOn()
      },
      (error: unknown) => this.break(error),
    )
  }

  /** Resolves when everything so far has been stored and said; rejects if that will not happen. */
  settled(): Promise<void> {
    return new Promise((resolve, reject) =>
      this.when(resolve, undefined, () =>
        reject(new RequestError('lost', 'What came before could not be stored: wait a little, and ask again.')),
      ),
    )
  }

  private goOn(): void {
    try {
      for (let first = this.waiting[0]; first?.stored; first = this.waiting[0]) {
        first.work()
        this.waiting.shift()
      }
    } catch (error) {
      this.break(error)
    }
  }

  private break(error: unknown): void {
    if (this.broken) return
    this.broken = true
    this.failed(error)
    for (const { never } of this.waiting.splice(0)) never?.()
  }
}
