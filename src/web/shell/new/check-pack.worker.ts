import { findIn } from '../../../../systems/find.ts'
import { systems } from '../../../../systems/registry.ts'
import { completeOptions, engine, fastDice, readJson, UserError } from '../../../kernel/index.ts'
import { dataDigest } from '../../../match/data-digest.ts'
import { PACK_LIMITS, type Pack, packText } from '../../../match/pack.ts'
import { rulesOver } from '../../table/local/own-rules.ts'

/** Checks a designer's files off the page's thread, so that files that take for ever hold nothing up. */

export interface PackToCheck {
  readonly ruleset: string
  readonly name: string
  readonly files: readonly (readonly [path: string, file: File])[]
}

/** The pack as a text and the digest of the resulting data; or what is wrong, and where. */
export type Checked = { readonly text: string; readonly data: string } | { readonly fault: string } | 'too-long'

/**
 * Milliseconds that reading the files and setting up their scenarios may take. The page does the same again to show
 * them, and must not hang.
 */
const LONGEST = 10_000

self.onmessage = async ({ data }: MessageEvent<PackToCheck>) => {
  const answer = await check(data).catch(
    (error: unknown): Checked => ({
      fault: error instanceof UserError ? error.message : `these files cannot be played: ${(error as Error).message}`,
    }),
  )
  self.postMessage(answer)
}

async function check({ ruleset: id, name, files }: PackToCheck): Promise<Checked> {
  const system = findIn(systems, id)
  // The code that reads them is loaded before the clock starts.
  await Promise.all([system.designed?.(), system.toPlay()])
  const pack: Pack = { ruleset: id, name, files: await read(files) }
  const began = performance.now()
  const rules = await rulesOver(system, pack)
  const kernel = engine(rules)
  for (const scenario of rules.scenarios()) {
    try {
      kernel.open(scenario.id, completeOptions(scenario, {}), fastDice(1))
    } catch (error) {
      throw new UserError(`the scenario '${scenario.id}' cannot be set up by these files: ${(error as Error).message}`)
    }
    if (performance.now() - began > LONGEST) return 'too-long'
  }
  return { text: packText(pack), data: dataDigest(rules) }
}

async function read(files: PackToCheck['files']): Promise<Map<string, unknown>> {
  if (files.length > PACK_LIMITS.files)
    throw new UserError(`there are ${files.length} files; at most ${PACK_LIMITS.files} are read`)
  const whole = files.reduce((sum, [, { size }]) => sum + size, 0)
  if (whole > PACK_LIMITS.whole)
    throw new UserError(`the files have ${whole} bytes together; at most ${PACK_LIMITS.whole} are read`)
  const found = new Map<string, unknown>()
  for (const [path, file] of files) {
    if (file.size > PACK_LIMITS.size)
      throw new UserError(`${path}: it has ${file.size} bytes; at most ${PACK_LIMITS.size} are read`)
    if (found.has(path)) throw new UserError(`${path}: two files of that name were given`)
    found.set(path, readJson(await file.text(), path, PACK_LIMITS))
  }
  return found
}
