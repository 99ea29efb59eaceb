import { readFileSync } from 'node:fs'
import { debuglog } from 'node:util'
import { UserError } from '../kernel/index.ts'
import { oneLine } from '../kernel/one-line.ts'
import { noSuch } from '../kernel/suggest.ts'
import { backup, restoreCommand } from './backup.ts'
import { bench } from './bench.ts'
import type { Command, ExitCode } from './command.ts'
import { explainCommand } from './explain.ts'
import { fitCommand } from './fit.ts'
import { printHelp, printOverview } from './help.ts'
import { mapCommand } from './map.ts'
import { endQuietlyWithoutReaders, note, print } from './output.ts'
import { rules } from './rules.ts'
import { serve } from './serve.ts'
import { simulateCommand } from './simulate.ts'
import { study } from './study.ts'
import { tournament } from './tournament.ts'
import { tryCommand } from './try.ts'
import { tuneCommand } from './tune.ts'
import { verifyCommand } from './verify.ts'
import { watch } from './watch.ts'

/** The `grognard` command. */

const commands: readonly Command[] = [
  serve,
  backup,
  restoreCommand,
  watch,
  rules,
  tryCommand,
  simulateCommand,
  tournament,
  study,
  tuneCommand,
  fitCommand,
  verifyCommand,
  explainCommand,
  mapCommand,
  bench,
]
const debug = debuglog('grognard')

function find(name: string): Command {
  const found = commands.find((one) => one.name === name)
  if (!found)
    throw noSuch(
      'command',
      name,
      commands.map((one) => one.name),
    )
  return found
}

function version(): string {
  // The `package.json` is two folders above the sources, and three above what is built from them.
  for (const path of ['../../package.json', '../../../package.json'])
    try {
      return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')).version
    } catch (error) {
      debug('%s', error)
    }
  return 'unknown'
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h'

async function run([name, ...words]: readonly string[]): Promise<ExitCode> {
  const end = words.indexOf('--')
  const wantsHelp = (end < 0 ? words : words.slice(0, end)).some(isHelp)
  const topic = words.find((word) => !isHelp(word))
  if (name === undefined || isHelp(name) || (name === 'help' && topic === undefined)) printOverview(commands)
  else if (name === '--version') print(version())
  else if (name === 'help') printHelp(find(topic as string))
  else if (wantsHelp) printHelp(find(name))
  else return find(name).run(words)
  return 0
}

/** Lists of what exists are long; quotations from a file may be longer. */
const LONGEST = 1000

const lineOf = ({ message }: UserError): string => {
  const line = message.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

/** Reports a fault in our program, not the user's: one line, and with NODE_DEBUG=grognard also where it happened. */
function confess(error: unknown): string {
  debug('%s', error instanceof Error ? error.stack : error)
  return `this is a bug in grognard, please report it: ${oneLine(String(error))}`
}

endQuietlyWithoutReaders()
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  note(`grognard: ${error instanceof UserError ? lineOf(error) : confess(error)}`)
  process.exitCode = 2
}
