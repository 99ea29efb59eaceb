import type { Figure } from '../src/cli/bench.ts'
import { rounded } from './measure.ts'
import { child, heard, underLoad } from './server.ts'
import type { Kept } from './server-company.ts'
import type { Outcome, Task } from './server-load.ts'
import type { Ready } from './server-process.ts'

/** How long others wait while a server has much to think about, compared with when it has not. */

export interface BusySize {
  readonly matches: number
  readonly rate: number
  readonly ms: number
  /** Long matches that are opened during the measurement. */
  readonly long: number
}
const FULL: BusySize = { matches: 100, rate: 200, ms: 10_000, long: 40 }

const GOAL_P99 = 20

/** The load with company, and what the company has done. */
async function inCompany(
  matches: number,
  tasks: readonly Task[],
  { long = 0, thinking = 0, idle = 0 }: { readonly long?: number; readonly thinking?: number; readonly idle?: number },
): Promise<{ readonly outcomes: readonly Outcome[]; readonly kept: Kept }> {
  let kept: Kept = { choices: 0, answers: 0, opened: 0, p99: 0 }
  const beside = async (ready: Ready) => {
    const company = child('./server-company.ts')
    company.send({ port: ready.port, long: ready.long, thinking, idle })
    await heard(company)
    return async () => {
      company.send('what have you done?')
      kept = await heard<Kept>(company)
      company.disconnect()
    }
  }
  const { outcomes } = await underLoad('grognard', matches, tasks, 0, { long, beside })
  return { outcomes, kept }
}

export interface ThinkingSize {
  /** Matches of the load, and the messages that they send a second. */
  readonly matches: number
  readonly rate: number
  readonly ms: number
  /** Matches whose computers think all the time, at the highest level. */
  readonly thinking: number
}
/** Some 2,000 actions a second: on average a message has 3.6 of them. */
const FULL_THOUGHT: ThinkingSize = { matches: 500, rate: 550, ms: 10_000, thinking: 8 }

/**
 * How long others wait while computers think all the time, compared with when there are people in the same matches, who
 * do nothing. The same questions are asked about both. The server has warmed up: all its threads have started.
 */
export async function measureThinking(
  say: (line: string) => void,
  { matches, rate, ms, thinking }: ThinkingSize = FULL_THOUGHT,
): Promise<Figure[]> {
  const tasks: Task[] = [
    { kind: 'paced', rate, ms: 1.5 * ms },
    { kind: 'paced', rate, ms },
  ]
  say(`the server with ${thinking} more matches in which nothing happens`)
  const [, alone] = (await inCompany(matches, tasks, { idle: thinking })).outcomes as [Outcome, Outcome]
  say(`the server while computers think all the time in these ${thinking} matches`)
  const { outcomes, kept } = await inCompany(matches, tasks, { thinking })
  const [, among] = outcomes as [Outcome, Outcome]
  return [
    {
      name: `server: answer at ${rate}/s while computers think in ${thinking} matches, 99th percentile`,
      value: rounded(among.p99),
      unit: 'ms',
      goal: GOAL_P99,
      peer: { name: 'the same while nothing happens in them', value: rounded(alone.p99) },
      ratio: rounded(among.p99 / alone.p99),
    },
    { name: 'server: actions in these messages', value: rounded(among.actionsPerSecond), unit: 'actions/s' },
    {
      name: 'server: a short question about their matches meanwhile, 99th percentile',
      value: rounded(kept.p99),
      unit: 'ms',
    },
    { name: 'server: what these computers chose meanwhile', value: kept.choices, unit: 'choices' },
  ]
}

export async function measureBusy(say: (line: string) => void, size: BusySize = FULL): Promise<Figure[]> {
  const { matches, rate, ms, long } = size
  const tasks: Task[] = [
    { kind: 'paced', rate, ms: ms / 2 },
    { kind: 'paced', rate, ms },
  ]
  say('the server with little to do')
  const quiet = await underLoad('grognard', matches, tasks)
  say('the server while computers play, great questions are asked and long matches are opened')
  const { outcomes: busy, kept } = await inCompany(matches, tasks, { long })
  const [alone, among] = [quiet.outcomes, busy].map(([, after]) => (after as Outcome).p99) as [number, number]
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
