import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { UserError } from '../kernel/index.ts'
import { DATABASE, takeFolder } from './sqlite-store.ts'

/**
 * Copies of a data folder. A copy can be made while a server works on the folder, and is restored to an empty folder.
 */

/** What a copy holds. */
export interface Copied {
  readonly matches: number
  readonly bytes: number
}

/**
 * Copies all matches of a data folder to a new file, as they are at one moment, and checks the copy. A server may run
 * meanwhile. Throws a UserError, and leaves no new file, if there are no matches, if the file exists already, or if the
 * copy is not sound.
 */
export function backUp(folder: string, file: string): Copied {
  const source = join(folder, DATABASE)
  if (!existsSync(source))
    throw new UserError(`there are no matches in ${folder}: it has no ${DATABASE}; --store names another folder`)
  return complete(file, (unfinished) => {
    const database = new DatabaseSync(source, { readOnly: true })
    try {
      database.prepare('VACUUM INTO ?').run(unfinished)
    } finally {
      database.close()
    }
  })
}

/**
 * Puts a copy into a data folder, which is created if it is missing. Throws a UserError if the copy is not sound, if
 * the folder has matches already, or if a server works on it.
 */
export function restore(file: string, folder: string): Copied {
  if (!existsSync(file)) throw new UserError(`there is no file ${file}`)
  look(file)
  const lock = takeFolder(folder)
  try {
    const target = join(folder, DATABASE)
    if (existsSync(target)) throw new UserError(`${folder} already has matches: name an empty folder with --store`)
    return complete(target, (unfinished) => copyFileSync(file, unfinished))
  } finally {
    lock.close()
  }
}

/** Writes a file under another name, checks that it is sound, and only then gives it its name. */
function complete(file: string, write: (unfinished: string) => void): Copied {
  const unfinished = `${file}.unfinished`
  // Reserve the name, whatever else happens at the same time.
  take(file)
  try {
    take(unfinished)
    write(unfinished)
    const copied = look(unfinished)
    keep(unfinished)
    renameSync(unfinished, file)
    keep(dirname(file))
    return copied
  } catch (error) {
    rmSync(file)
    if (error instanceof UserError) throw error
    throw new UserError(`cannot write ${file}: ${(error as Error).message}`)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Creates an empty file that only its owner can read from the first byte on: its content will open seats and dice. */
function take(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST')
      throw new UserError(`${file} already exists and is not overwritten: name another file, or remove it`)
    throw new UserError(`cannot write ${file}: ${message}`)
  }
}

/** Makes a file, or the names in a folder, durable on the disk. */
function keep(path: string): void {
  const isFolder = statSync(path).isDirectory()
  // Windows cannot open folders, and keeps their names durable by itself.
  if (isFolder && process.platform === 'win32') return
  const file = openSync(path, isFolder ? 'r' : 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Checks a copy and returns its size. Throws a UserError if it is not sound. */
function look(file: string): Copied {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true })
    const { integrity_check: found } = database.prepare('PRAGMA integrity_check(1)').get() as {
      integrity_check: string
    }
    if (found !== 'ok') throw new UserError(`${file} is damaged: ${found}`)
    const { matches } = database.prepare('SELECT count(*) AS matches FROM matches').get() as { matches: number }
    return { matches, bytes: statSync(file).size }
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError(`${file} is not a copy of a grognard data folder: ${(error as Error).message}`)
  } finally {
    database?.close()
  }
}
