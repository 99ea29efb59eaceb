import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { UserError } from '../kernel/index.ts'
import { command, JSON_FLAG } from './command.ts'
import { bold, faint, note, print, printJson } from './output.ts'

/** One measured figure. The goal is a minimum for a rate, and a maximum for a time. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly goal?: number
  readonly peer?: { readonly name: string; readonly value: number }
  /** The value divided by the peer's, and the goal for it: a minimum. */
  readonly ratio?: number
  readonly goalRatio?: number
}

export interface Figures {
  readonly machine: string
  readonly figures: readonly Figure[]
}

/** Benchmarks are not part of the published package. */
const program = new URL('../../bench/bench.ts', import.meta.url)

export const bench = command({
  name: 'bench',
  takes: '',
  summary: "measures how fast the engine is on one core, with other engines' figures from the same run",
  details: [
    'Each figure is the median of several runs, in processor time; each system runs in its own process. Goals for times are scaled to this machine by the speed of chessops on it. On the first run npm installs the peers into bench/; without a network it runs without them, and says so. It takes about two minutes: leave the machine alone meanwhile.',
  ],
  flags: {
    server: { help: 'measure the server under load instead, beside a bare echo and a bare append' },
    ...JSON_FLAG,
  },
  examples: ['bench', 'bench --server --json'],
  async run({ given: { json, server } }) {
    if (!existsSync(fileURLToPath(program))) throw new UserError('bench runs only in a clone of the repository')
    const {
      measure,
      measureLoad,
    }: Record<'measure' | 'measureLoad', (say: (line: string) => void) => Promise<Figures>> = await import(program.href)
    const measured = await (server ? measureLoad : measure)((line) => note(`bench: ${line}`))
    if (json) printJson(measured)
    else printFigures(measured)
    return 0
  },
})

const DIGITS = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

const goalOf = (goal: number, unit: string): string =>
  `goal: ${unit.endsWith('/s') ? 'at least' : 'under'} ${DIGITS.format(goal)}`

function printFigures({ machine, figures }: Figures): void {
  print(`${faint(machine)}\n`)
  const wide = (texts: readonly string[]) => 2 + Math.max(...texts.map((text) => text.length))
  const values = figures.map(({ value, unit }) => `${DIGITS.format(value)} ${unit}`)
  const names = wide(figures.map(({ name }) => name))
  for (const [k, { name, unit, goal, peer, ratio, goalRatio }] of figures.entries()) {
    print(
      `${name.padEnd(names)}${bold((values[k] as string).padEnd(wide(values)))}${goal === undefined ? '' : goalOf(goal, unit)}`,
    )
    const wanted = goalRatio === undefined ? '' : `; goal: at least ${goalRatio} times`
    if (peer)
      print(
        faint(
          `  ${`beside ${peer.name}`.padEnd(names - 2)}${DIGITS.format(peer.value)} ${unit}, ${ratio} times${wanted}`,
        ),
      )
  }
}
