import type { Verification } from '../../../match/index.ts'
import type { Explanation } from '../../../players/explanation.ts'
import type { PackedEnding } from '../../board/ended.ts'
import type { System } from '../../board/registry.ts'
import type { PlacedDecision } from './explaining.ts'
import type { RecordQuestion } from './record.worker.ts'

interface Answers {
  readonly verify: Verification
  readonly ending: PackedEnding
  readonly decisions: readonly PlacedDecision[]
  readonly explain: Explanation
}

/** Milliseconds: the longest games take some seconds on a phone, and the longest thoughts some minutes. */
const LONGEST = 60_000
const LONGEST_THOUGHT = 600_000

/** A record asked for more work than any game, so the work was stopped. */
export class TooLong extends Error {}

type About = Pick<RecordQuestion, 'shown' | 'eyes' | 'entry' | 'moments' | 'rounds'>

/** A worker that has been asked about a record. The caller hears what it answers, and ends it. */
export function workerAsked(
  ask: RecordQuestion['ask'],
  { id: ruleset, own }: Pick<System, 'id' | 'own'>,
  record: string,
  about: About,
): Worker {
  const worker = new Worker(new URL('./record.worker.ts', import.meta.url), { type: 'module' })
  worker.postMessage({ ask, ruleset, record, ...(own && { pack: own.pack }), ...about } satisfies RecordQuestion)
  return worker
}

/**
 * Asks a worker about a record, so that the page keeps running. Rejects if the record cannot be read, with `TooLong` if
 * it takes too long, and with the reason of `signal` when that aborts.
 */
export function askRecord<A extends keyof Answers>(
  ask: A,
  system: Pick<System, 'id' | 'own'>,
  record: string,
  about: About = {},
  signal?: AbortSignal,
): Promise<Answers[A]> {
  const longest = ask === 'explain' ? LONGEST_THOUGHT : LONGEST
  const worker = workerAsked(ask, system, record, about)
  let timer: ReturnType<typeof setTimeout>
  return new Promise<Answers[A]>((resolve, reject) => {
    timer = setTimeout(() => reject(new TooLong(`no answer about a record within ${longest} ms`)), longest)
    worker.onmessage = ({ data }: MessageEvent<Answers[A]>) => resolve(data)
    signal?.addEventListener('abort', () => reject(signal.reason))
    worker.onerror = ({ message }) => reject(new Error(message))
  }).finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
