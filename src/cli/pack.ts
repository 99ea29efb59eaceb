import { globSync, statSync } from 'node:fs'
import { basename, join, resolve, sep } from 'node:path'
import { readJson } from '../kernel/json.ts'
import { PACK_LIMITS, type Pack, packName } from '../match/pack.ts'
import { cannotRead, readText, reasonOf } from './files.ts'

/**
 * Reads a designer's folder: the files in DIR/RULESET replace the shipped data of that system. Files are read only when
 * their system is asked for. The pack is named after the folder. Throws a UserError for a folder or file that cannot be
 * read.
 */
export function readPack(folder: string | undefined): (ruleset: string) => Pack | undefined {
  if (folder === undefined) return () => undefined
  assertFolder(folder)
  return (ruleset) => {
    const pack = packIn(folder, ruleset)
    if (!pack) throw cannotRead(folder, `it has no files for ${ruleset}: they belong in ${join(folder, ruleset)}`)
    return pack
  }
}

/** The same for all systems at once: those without files are left out, but there must be one with files. */
export function readPacks(folder: string | undefined, rulesets: readonly string[]): Pack[] {
  if (folder === undefined) return []
  assertFolder(folder)
  const packs = rulesets.flatMap((ruleset) => packIn(folder, ruleset) ?? [])
  if (packs.length === 0)
    throw cannotRead(folder, `it has no files for any system: they belong in folders named ${rulesets.join(', ')}`)
  return packs
}

function packIn(folder: string, ruleset: string): Pack | undefined {
  const home = join(folder, ruleset)
  const files = globSync('**/*.json', {
    cwd: home,
    exclude: (name) => name === 'schema' || name === 'node_modules',
  }).sort()
  if (files.length === 0) return undefined
  if (files.length > PACK_LIMITS.files)
    throw cannotRead(home, `it has ${files.length} files; at most ${PACK_LIMITS.files} are read`)
  let whole = 0
  const read = (file: string): unknown => {
    const text = readText(join(home, file), PACK_LIMITS.size)
    whole += text.length
    if (whole > PACK_LIMITS.whole)
      throw cannotRead(home, `its files have more than ${PACK_LIMITS.whole} characters together`)
    return readJson(text, join(home, file), PACK_LIMITS)
  }
  return {
    ruleset,
    name: packName(basename(resolve(folder))),
    files: new Map(files.map((file) => [file.replaceAll(sep, '/'), read(file)])),
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
