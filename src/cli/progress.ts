import { thousands } from './output.ts'

/** Shows progress on standard error: a bar on a terminal, otherwise nothing. */

const BAR = 30
/** Milliseconds between two updates. */
const PAUSE = 100

export interface Progress {
  at(done: number): void
  /** Removes the bar. */
  end(): void
}

export function progress(all: number, things: string): Progress {
  const stream = process.stderr
  if (!stream.isTTY) return { at: () => {}, end: () => {} }
  const began = performance.now()
  let drawn = Number.NEGATIVE_INFINITY
  return {
    at(done) {
      const now = performance.now()
      if (now - drawn < PAUSE && done < all) return
      drawn = now
      const full = Math.round((BAR * done) / all)
      const left = done === 0 ? '' : `, ${Math.ceil((((now - began) / done) * (all - done)) / 1000)} s left`
      stream.write(
        `\r\x1b[K${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${thousands(done)} of ${thousands(all)} ${things}${left}`,
      )
    },
    end: () => void stream.write('\r\x1b[K'),
  }
}
