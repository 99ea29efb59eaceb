import { type Prospect, together } from '../../../players/prospects.ts'
import type { System } from '../../board/registry.ts'
import { workerAsked } from './ask-record.ts'
import type { Eyes } from './explaining.ts'

/** Which moments of a record are meant, and how often the game is played on from each. */
export interface Asked {
  readonly record: string
  readonly eyes: Eyes
  readonly moments: readonly number[]
  readonly games: number
}

/** The most workers for one question. */
const MOST = 4

/** One core is left to the page. */
const workersFor = (games: number): number => Math.max(1, Math.min(MOST, games, navigator.hardwareConcurrency - 1))

/**
 * Has workers find out how the chances stood at some moments of a game, which may take them minutes. `hear` gets what all
 * of them have found so far, again and again, and `failed` why they cannot go on. Returns what ends them.
 */
export function followChances(
  system: Pick<System, 'id' | 'own'>,
  { record, eyes, moments, games }: Asked,
  hear: (found: readonly Prospect[]) => void,
  failed: (error: Error) => void,
): () => void {
  const count = workersFor(games)
  const parts: (readonly Prospect[])[] = []
  const workers = Array.from({ length: count }, (_, k) => {
    const rounds = Array.from({ length: games }, (_, round) => round).filter((round) => round % count === k)
    const worker = workerAsked('chances', system, record, { eyes, moments, rounds })
    worker.onmessage = ({ data }: MessageEvent<readonly Prospect[]>) => {
      parts[k] = data
      hear(together(parts.filter((part) => part !== undefined)))
    }
    worker.onerror = ({ message }) => failed(new Error(message))
    return worker
  })
  return () => {
    for (const worker of workers) worker.terminate()
  }
}
