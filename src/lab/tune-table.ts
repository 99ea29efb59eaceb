import { extname } from 'node:path'
import { Tinypool } from 'tinypool'
import { KernelError } from '../kernel/index.ts'
import type { Pair, Results } from './tune-worker.ts'

/** Plays pairs of games, on threads that stay until it is closed. */
export interface Table {
  /**
   * Plays pairs and returns their results in their order; undefined if it was stopped before all were played. Throws a
   * KernelError that names the games if the rules or a player break.
   */
  play(pairs: readonly Pair[]): Promise<Results[] | undefined>
  close(): Promise<void>
}

const program = new URL(`./tune-worker${extname(import.meta.url)}`, import.meta.url)

/** A table with `workers` threads. `progress` gets the number of games finished in the pairs that are being played. */
export function tableOf(workers: number, stop: AbortSignal | undefined, progress: (played: number) => void): Table {
  const pool = new Tinypool({ filename: program.href, minThreads: workers, maxThreads: workers })
  const isStopped = () => stop?.aborted === true

  async function play(pairs: readonly Pair[]): Promise<Results[] | undefined> {
    let played = 0
    const playOne = async (pair: Pair): Promise<Results> => {
      try {
        const results: Results = await pool.run(pair, { ...(stop && { signal: stop }) })
        progress((played += 2))
        return results
      } catch (error) {
        throw isStopped() ? error : faultOf(pair, error as Error)
      }
    }
    if (isStopped()) return undefined
    try {
      return await Promise.all(pairs.map(playOne))
    } catch (error) {
      if (isStopped()) return undefined
      throw error
    }
  }

  return { play, close: () => pool.destroy() }
}

const faultOf = ({ players, scenario, seed }: Pair, { message }: Error): KernelError =>
  new KernelError(`${players.join(' against ')} in ${scenario} (seed '${seed}'): ${message}`)
