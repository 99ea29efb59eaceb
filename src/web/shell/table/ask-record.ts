import type { Shown, Verification } from '../../../engine/index.ts'
import type { PackedEnding } from '../../boards/ended.ts'
import type { RecordQuestion } from './record.worker.ts'

interface Answers {
  readonly verify: Verification
  readonly ending: PackedEnding
}

/** Asks a worker about a record, so that the page goes on meanwhile. Rejects where the record cannot be read. */
export function askRecord<A extends keyof Answers>(ask: A, ruleset: string, record: string, shown?: Shown): Promise<Answers[A]> {
  const worker = new Worker(new URL('./record.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Answers[A]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answers[A]>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage({ ask, ruleset, record, ...(shown && { shown }) } satisfies RecordQuestion)
  }).finally(() => worker.terminate())
}
