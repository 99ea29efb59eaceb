import { globSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { readJson } from '../kernel/json.ts'
import type { Pack } from '../lab/index.ts'
import { cannotRead, readText, reasonOf } from './files.ts'

/** A map or an order of battle has some 100 kB. */
const LIMITS = { size: 4 << 20, depth: 32 }
const MOST_FILES = 500

/**
 * Reads a designer's folder: what lies in DIR/RULESET stands in for the shipped data of that system. Only when asked
 * for a system are its files read. Throws a UserError for a folder or file that cannot be read.
 */
export function readPack(folder: string | undefined): (ruleset: string) => Pack | undefined {
  if (folder === undefined) return () => undefined
  assertFolder(folder)
  return (ruleset) => {
    const home = join(folder, ruleset)
    const files = globSync('**/*.json', {
      cwd: home,
      exclude: (name) => name === 'schema' || name === 'node_modules',
    }).sort()
    if (files.length === 0) throw cannotRead(folder, `it has no files of ${ruleset}: they are expected in ${home}`)
    if (files.length > MOST_FILES)
      throw cannotRead(home, `it has ${files.length} files; at most ${MOST_FILES} are read`)
    return new Map(
      files.map((file) => [
        file.replaceAll(sep, '/'),
        readJson(readText(join(home, file), LIMITS.size), join(home, file), LIMITS),
      ]),
    )
  }
}

function assertFolder(folder: string): void {
  let found: boolean
  try {
    found = statSync(folder).isDirectory()
  } catch (error) {
    throw cannotRead(folder, reasonOf(error))
  }
  if (!found) throw cannotRead(folder, 'it is not a folder')
}
