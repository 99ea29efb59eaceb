import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { UserError } from '../kernel/index.ts'
import { DATABASE, takeFolder } from './sqlite-store.ts'

/** Copies of a data folder: one is made while a server works on it, and put into an empty folder when it is needed. */

/** What a copy holds. */
export interface Copied {
  readonly matches: number
  readonly bytes: number
}

/**
 * Copies all matches of a data folder to a new file, as they are at one moment, and checks the copy. A server may run
 * meanwhile. Throws a UserError where there are no matches, where the file is there already, or where the copy is not
 * sound; it leaves no file then.
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
 * Puts a copy into a data folder, which is made if it is not there. Throws a UserError where the copy is not sound,
 * where the folder has matches already, or where a server works on it.
 */
export function restore(file: string, folder: string): Copied {
  if (!existsSync(file)) throw new UserError(`there is no file ${file}`)
  look(file)
  const lock = takeFolder(folder)
  try {
    const target = join(folder, DATABASE)
    if (existsSync(target))
      throw new UserError(`there are matches in ${folder} already: name an empty folder by --store`)
    return complete(target, (unfinished) => copyFileSync(file, unfinished))
  } finally {
    lock.close()
  }
}

/** Writes a file beside the one that is wanted, looks whether it is sound, and gives it its name only then. */
function complete(file: string, write: (unfinished: string) => void): Copied {
  const unfinished = `${file}.unfinished`
  // The name is ours from now on, whatever happens at the same time.
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

/** Makes an empty file, for its owner alone from the first byte on: what will be in it opens seats and dice. */
function take(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST')
      throw new UserError(`${file} is there already, and nothing is written over: name another, or remove it`)
    throw new UserError(`cannot write ${file}: ${message}`)
  }
}

/** Has the disk keep a file, or the names in a folder. */
function keep(path: string): void {
  const isFolder = statSync(path).isDirectory()
  // Windows opens no folders, and keeps their names by itself.
  if (isFolder && process.platform === 'win32') return
  const file = openSync(path, isFolder ? 'r' : 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** What a copy holds. Throws a UserError where it is not sound. */
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
    throw new UserError(`${file} is no copy of a data folder of grognard: ${(error as Error).message}`)
  } finally {
    database?.close()
  }
}
