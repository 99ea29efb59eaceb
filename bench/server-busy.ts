import type { Figure } from '../src/cli/bench.ts'
import { rounded } from './measure.ts'
import { child, heard, underLoad } from './server.ts'
import type { Kept } from './server-company.ts'
import type { Outcome, Task } from './server-load.ts'
import type { Ready } from './server-process.ts'

/** What others wait for while a server has much to think about, beside what they wait for when it has not. */

export interface BusySize {
  readonly matches: number
  readonly rate: number
  readonly ms: number
  /** Long matches that are opened meanwhile. */
  readonly long: number
}
const FULL: BusySize = { matches: 100, rate: 200, ms: 10_000, long: 40 }

const GOAL_P99 = 20

export async function measureBusy(say: (line: string) => void, size: BusySize = FULL): Promise<Figure[]> {
  const { matches, rate, ms, long } = size
  const tasks: Task[] = [
    { kind: 'paced', rate, ms: ms / 2 },
    { kind: 'paced', rate, ms },
  ]
  say('the server with little to do')
  const quiet = await underLoad('grognard', matches, tasks)
  say('the server while computers play, great questions are asked and long matches are opened')
  let kept: Kept = { choices: 0, answers: 0, opened: 0 }
  const beside = async (ready: Ready) => {
    const company = child('./server-company.ts')
    company.send({ port: ready.port, long: ready.long })
    await heard(company)
    return async () => {
      company.send('what have you done?')
      kept = await heard<Kept>(company)
      company.disconnect()
    }
  }
  const busy = await underLoad('grognard', matches, tasks, 0, { long, beside })
  const [alone, among] = [quiet, busy].map(({ outcomes }) => (outcomes[1] as Outcome).p99) as [number, number]
  const seconds = (1.5 * ms) / 1000
  return [
    {
      name: `server: answer at ${rate}/s while computers play, great questions are asked and long matches are opened, 99th percentile`,
      value: rounded(among),
      unit: 'ms',
      goal: GOAL_P99,
      peer: { name: 'the same with nothing else to do', value: rounded(alone) },
      ratio: rounded(among / alone),
    },
    {
      name: 'server: choices of computer players meanwhile',
      value: rounded(kept.choices / seconds),
      unit: 'choices/s',
    },
    { name: 'server: great questions answered meanwhile', value: rounded(kept.answers / seconds), unit: 'answers/s' },
    { name: 'server: long matches opened meanwhile', value: kept.opened, unit: 'matches' },
  ]
}
