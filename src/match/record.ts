import { type JsonLimits, readJson, validated } from '../kernel/json.ts'
import { oneLine } from '../kernel/one-line.ts'
import { UserError } from '../kernel/refusal.ts'
import { closeLine, openLine, type Pen, pen, takeApart } from './chain.ts'
import { type Entry, type Header, headerLine, type Line, type LineKind, lineKinds } from './record-lines.ts'

/**
 * A match as readable text: JSON Lines, with a header, a line for each entry and, when the game is over, a last line
 * with the result and the secret of its dice. While a game runs, its whole record is secret.
 */

/** A record of 10,000 entries has 2 MB. */
const LIMITS: JsonLimits = { size: 32 << 20, depth: 6 }

export interface GameRecord {
  readonly header: Header
  readonly entries: readonly Entry[]
  /** The last line; a record without it is unfinished. */
  readonly footer: Line['result'] | undefined
  /** Each line's text without its hash, the header's first, for comparing. */
  readonly open: readonly string[]
  /** The hash of the first line, and of the last. */
  readonly beginning: string
  readonly chain: string
}

/** The next line of a record, without a line feed: its header, an entry or its result. */
export const writeLine = (pen: Pen, said: Header | Line[LineKind]): string => {
  const open = openLine(said)
  return closeLine(open, pen.add(open))
}

/** Lines as one text. */
export const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** What is wrong in a line of a record; the first line is line 1. */
export class RecordError extends UserError {
  readonly line: number
  readonly what: string
  constructor(line: number, what: string, options?: ErrorOptions) {
    super(oneLine(`line ${line}: ${what}`), options)
    this.line = line
    this.what = oneLine(what)
  }
}

/** The lines of a text; line ends may be LF or CRLF. Not `split`, because a text may be sixteen million empty lines. */
function* linesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const feed = text.indexOf('\n', at)
    const end = feed < 0 ? text.length : feed
    yield text.slice(at, text[end - 1] === '\r' && feed >= 0 ? end - 1 : end)
    at = end + 1
  }
}

/**
 * Reads a record and makes sure that nothing in it was changed: checks form, numbering and hashes, but not yet the
 * play. Returns a record or throws a RecordError, whatever the text is.
 */
export function readRecord(text: string): GameRecord {
  if (typeof text !== 'string' || text === '') throw new RecordError(1, 'the record is empty')
  if (text.length > LIMITS.size)
    throw new RecordError(1, `the record is ${text.length} characters long; at most ${LIMITS.size} are read`)
  return recordOf(linesOf(text), text)
}

/**
 * The same for lines that this program has kept itself. It reads a record of any length: the limit is for what comes
 * from outside. Throws a RecordError.
 */
export function readKept(lines: readonly string[]): GameRecord {
  if (lines.length === 0) throw new RecordError(1, 'the record is empty')
  return recordOf(lines, lines.at(-1) as string)
}

/** `text` ends as the record does. */
function recordOf(lines: Iterable<string>, text: string): GameRecord {
  const entries: Entry[] = []
  const open: string[] = []
  const writing = pen()
  let header: Header | undefined
  let footer: Line['result'] | undefined
  let beginning = ''
  try {
    for (const line of lines) {
      if (footer) throw new UserError('stands after the result, which is the last line of a record')
      const parts = takeApart(line) ?? notClosed(line, open.length, text)
      const value = readJson(`${parts.open}}`, '', LIMITS)
      if (header === undefined) header = validated(headerLine, value, '')
      else {
        const entry = readLine(value, open.length)
        if (entry.kind === 'result') footer = entry.said
        else entries.push(entry)
      }
      if (writing.add(parts.open) !== parts.chain)
        throw new UserError('was changed, or a line before it is missing: its hash does not fit')
      if (open.length === 0) beginning = parts.chain
      open.push(parts.open)
    }
  } catch (error) {
    throw new RecordError(open.length + 1, (error as Error).message)
  }
  return { header: header as Header, entries, footer, open, beginning, chain: writing.chain }
}

/**
 * Reads the lines that follow the first `count` lines of a record. `writing` has the hash of those, and moves on.
 * Throws a RecordError.
 */
export function readOn(lines: readonly string[], count: number, writing: Pen): Pick<GameRecord, 'entries' | 'footer'> {
  const entries: Entry[] = []
  let footer: Line['result'] | undefined
  for (const [k, line] of lines.entries()) {
    try {
      if (footer) throw new UserError('stands after the result, which is the last line of a record')
      const parts = takeApart(line) ?? notClosed(line, count + k, line)
      const entry = readLine(readJson(`${parts.open}}`, '', LIMITS), count + k)
      if (entry.kind === 'result') footer = entry.said
      else entries.push(entry)
      if (writing.add(parts.open) !== parts.chain)
        throw new UserError('was changed, or a line before it is missing: its hash does not fit')
    } catch (error) {
      throw new RecordError(count + k + 1, (error as Error).message)
    }
  }
  return { entries, footer }
}

/** Reports a line that no hash closes: broken off by a crash, or not a line of a record at all. */
function notClosed(line: string, before: number, text: string): never {
  if (before > 0 && line !== '' && text.endsWith(line))
    throw new UserError(`breaks off; the ${before} lines before it are whole, so take this one away to read them`)
  readJson(line, '', LIMITS)
  throw new UserError('does not end with "chain" and 32 hexadecimal digits')
}

const kinds = Object.keys(lineKinds) as LineKind[]

function readLine(value: unknown, expected: number): Entry | { kind: 'result'; said: Line['result'] } {
  if (typeof value !== 'object' || value === null) throw new UserError('an object is expected')
  const kind = kinds.find((one) => Object.hasOwn(value, one))
  if (!kind) throw new UserError(`has none of ${kinds.map((one) => `"${one}"`).join(', ')}`)
  const entry = { kind, said: validated(lineKinds[kind], value, '') } as Entry
  const { n } = entry.said
  if (n !== expected)
    throw new UserError(
      `is entry ${n} where entry ${expected} is expected: ${n > expected ? 'one is missing' : 'one stands twice'}`,
    )
  return entry
}
