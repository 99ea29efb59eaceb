import { appendFileSync, existsSync, truncateSync, writeFileSync } from 'node:fs'
import { UserError } from '../kernel/index.ts'
import { cannotRead, readText, reasonOf } from './files.ts'

/**
 * A JSON Lines file that keeps the results of a long command as they come, so that the command can be stopped and goes
 * on later.
 */
export interface KeptLines {
  /** Its lines when the file was opened. The first says what the others are about. */
  readonly lines: readonly string[]
  /** Adds a line. Throws a UserError if it cannot be written. */
  add(value: object): void
}

/**
 * Opens a file of at most `most` bytes, or begins it with its first line. Removes a last line that was cut off when the
 * program ended. Throws a UserError for a file that cannot be read or written, or has no whole line.
 */
export function keptLines(file: string, first: object, most: number): KeptLines {
  const add = (value: object): void => write(file, () => appendFileSync(file, `${JSON.stringify(value)}\n`))
  if (existsSync(file)) return { lines: wholeLines(file, most), add }
  write(file, () => writeFileSync(file, `${JSON.stringify(first)}\n`))
  return { lines: [JSON.stringify(first)], add }
}

function wholeLines(file: string, most: number): string[] {
  const text = readText(file, most)
  const end = text.lastIndexOf('\n') + 1
  if (end === 0) throw cannotRead(file, 'it has no whole line')
  if (end < text.length) write(file, () => truncateSync(file, Buffer.byteLength(text.slice(0, end))))
  return text.slice(0, end - 1).split('\n')
}

function write(file: string, by: () => void): void {
  try {
    by()
  } catch (error) {
    throw new UserError(`cannot write ${file}: ${reasonOf(error)}`)
  }
}
