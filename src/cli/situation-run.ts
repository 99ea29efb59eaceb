import type { RunEntry } from '../situations/situation-log.ts'
import { bold, faint, paint, print, wrap } from './output.ts'

const INDENT = 4
const ROLL = 'dice  '

/** Prints the run of a situation: questions, actions, dice and what was told, a line each, in order. */
export function printRun(log: readonly RunEntry[]): void {
  let quiet: string[] = []
  const flush = () => {
    if (quiet.length > 0) line(faint, `(no question: ${quiet.join(', ')})`)
    quiet = []
  }
  for (const entry of log) {
    if ('itself' in entry) {
      quiet.push(entry.itself)
      continue
    }
    flush()
    printEntry(entry)
  }
  flush()
}

const plain = (text: string): string => text

function line(style: (text: string) => string, text: string, indent = INDENT): void {
  print(
    `${' '.repeat(indent)}${wrap(text, indent + 2)
      .split('\n')
      .map(style)
      .join('\n')}`,
  )
}

function printEntry(entry: Exclude<RunEntry, { readonly itself: string }>): void {
  if ('asks' in entry) {
    line(bold, `? ${entry.asks.join(' and ')}${entry.secret ? ', in secret' : ''}: ${entry.phase} (${entry.rule})`)
  } else if ('does' in entry) {
    line((text) => paint('cyan', text), `> ${entry.seat}: ${entry.does.join(', ')}`)
    if (entry.refused)
      line((text) => paint('yellow', text), `refused by ${entry.refused.rule}: ${entry.refused.reason}`, INDENT + 2)
  } else if ('dice' in entry) {
    line(
      (text) => paint('magenta', text),
      `${ROLL}${entry.dice.join(' ')} (${entry.die}; ${entry.phase}, ${entry.rule})`,
      INDENT + 2,
    )
  } else
    line(
      plain,
      `${entry.to === undefined ? '' : `[to ${entry.to.join(' and ') || 'no one'}] `}${entry.told}`,
      INDENT + 2,
    )
}
