import { styleText } from 'node:util'

/** Output to the terminal. Uses colours only on a terminal, and respects NO_COLOR. */

type Style = Parameters<typeof styleText>[0]

export const print = (text = ''): void => void process.stdout.write(`${text}\n`)
export const note = (text: string): void => void process.stderr.write(`${text}\n`)
export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2))

export const paint = (style: Style, text: string): string => styleText(style, text, { stream: process.stdout })
export const bold = (text: string): string => paint('bold', text)
export const faint = (text: string): string => paint('dim', text)

const WIDEST = 100

/** The greatest width that a text may have to be easy to read. */
const width = (): number => Math.min(process.stdout.columns || WIDEST, WIDEST)

/** Breaks a text into lines, and indents all but the first. */
export function wrap(text: string, indent = 0): string {
  const room = Math.max(20, width() - indent)
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join(`\n${' '.repeat(indent)}`)
}

/** A word of a command line, quoted for a shell. */
export const quoted = (word: string): string =>
  /^[\w=.,@:/+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`

/** A row of a list: a term, and its text in a column of its own. */
export function row(term: string, text: string, column: number, style?: Style): string {
  const head = term.padEnd(column - 2)
  return `  ${style ? paint(style, head) : head}${head.length > column - 2 ? '  ' : ''}${wrap(text, column)}`
}

/** 12345.6 is '12,346'. */
export const thousands = (number: number): string => String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ',')
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** Ends the program without a word if the reader of our output stops early (`| head`). */
export function endQuietlyWithoutReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit()
      throw error
    })
}
