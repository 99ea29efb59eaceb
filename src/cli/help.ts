import type { Command } from './command.ts'
import { bold, print, row, wrap } from './output.ts'

/** Said at the end of every help, because all commands have it in common. */
const CODES = 'Exit codes: 0 done, 1 the answer is no, 2 wrong usage or unreadable input.'

const COLUMN = 14

export function printOverview(commands: readonly Command[]): void {
  print(`${bold('grognard')}: a digital table for Napoleonic wargames that knows the rules\n`)
  print('Usage: grognard COMMAND [ARGUMENT…]\n')
  for (const { name, summary } of commands) print(row(name, summary, COLUMN, 'bold'))
  print(`\n${wrap("'grognard help COMMAND' explains a command; 'grognard --version' prints the version.")}`)
  print(CODES)
}

export function printHelp({ name, takes, summary, details, flags, examples }: Command): void {
  print(`${bold(`grognard ${name}`)}: ${summary}\n`)
  print(`Usage: grognard ${[name, takes, '[FLAG…]'].filter(Boolean).join(' ')}\n`)
  for (const paragraph of details) print(`${wrap(paragraph)}\n`)
  const terms = Object.entries(flags).map(([flag, { value, repeats, help }]) => ({
    term: `--${flag}${value ? ` ${value}` : ''}${repeats ? ' …' : ''}`,
    help,
  }))
  const column = 4 + Math.max(...terms.map(({ term }) => term.length))
  for (const { term, help } of terms) print(row(term, help, column))
  if (examples.length > 0) print(`\nExamples:\n${examples.map((example) => `  grognard ${example}`).join('\n')}`)
  print(`\n${CODES}`)
}
