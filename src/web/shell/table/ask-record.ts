import type { Shown, Verification } from '../../../match/index.ts'
import type { PackedEnding } from '../../board/ended.ts'
import type { System } from '../../board/registry.ts'
import type { RecordQuestion } from './record.worker.ts'

interface Answers {
  readonly verify: Verification
  readonly ending: PackedEnding
}

/** Milliseconds: the longest games take some seconds on a phone. */
const LONGEST = 60_000

/** A record asks for more work than any game; what asked for it was ended. */
export class TooLong extends Error {}

/**
 * Asks a worker about a record, so that the page goes on meanwhile. Rejects where the record cannot be read, and with
 * `TooLong` where it takes too long.
 */
export function askRecord<A extends keyof Answers>(
  ask: A,
  { id: ruleset, own }: Pick<System, 'id' | 'own'>,
  record: string,
  shown?: Shown,
): Promise<Answers[A]> {
  const worker = new Worker(new URL('./record.worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout>
  return new Promise<Answers[A]>((resolve, reject) => {
    timer = setTimeout(() => reject(new TooLong(`no answer about a record within ${LONGEST} ms`)), LONGEST)
    worker.onmessage = ({ data }: MessageEvent<Answers[A]>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage({
      ask,
      ruleset,
      record,
      ...(own && { pack: own.pack }),
      ...(shown && { shown }),
    } satisfies RecordQuestion)
  }).finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
