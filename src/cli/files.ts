import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { UserError } from '../kernel/index.ts'
import { oneLine } from '../kernel/one-line.ts'

/** Files named on the command line: reading them gives their text or one clear line. */

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of its path is not a folder',
  ELOOP: 'its symbolic links form a loop',
  ENAMETOOLONG: 'its name is too long',
  ENXIO: 'it cannot be read',
}

/** What the operating system has against a file, in a few words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return (code && REASONS[code]) ?? message
}

export const cannotRead = (file: string, why: string) => new UserError(oneLine(`cannot read ${file}: ${why}`))

/** The most bytes read at once. */
const CHUNK = 1 << 16

/**
 * The bytes of a file of at most `most` bytes. Reads no more than that, however large the file is or says it is. Throws
 * a UserError that names the file.
 */
export function readBytes(file: string, most: number): Buffer {
  let fd: number
  try {
    fd = openSync(file, 'r')
  } catch (error) {
    throw cannotRead(file, reasonOf(error))
  }
  try {
    const { size } = fstatSync(fd)
    if (size > most) throw cannotRead(file, `it has ${size} bytes; at most ${most} are read`)
    const chunks: Buffer[] = []
    let length = 0
    for (let chunk = Buffer.alloc(CHUNK), count = 0; (count = readSync(fd, chunk)) > 0; chunk = Buffer.alloc(CHUNK)) {
      chunks.push(chunk.subarray(0, count))
      if ((length += count) > most) throw cannotRead(file, `it has more than ${most} bytes`)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    throw error instanceof UserError ? error : cannotRead(file, reasonOf(error))
  } finally {
    closeSync(fd)
  }
}

/** The text of a file of at most `most` bytes. Throws a UserError that names the file. */
export function readText(file: string, most: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readBytes(file, most))
  } catch (error) {
    throw error instanceof UserError ? error : cannotRead(file, 'it is not UTF-8 text')
  }
}
