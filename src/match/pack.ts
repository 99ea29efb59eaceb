import * as v from 'valibot'
import { readJson, validated } from '../kernel/json.ts'
import type { Position } from '../kernel/position.ts'
import { UserError } from '../kernel/refusal.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { hasher } from './bytes.ts'

/** A pack: a designer's own data for one system. Its files, as parsed, replace the shipped ones. */
export interface Pack {
  readonly ruleset: string
  /** What people call it, in one line. */
  readonly name: string
  /** By their path in the system's data folder: `boards/A.json`. */
  readonly files: ReadonlyMap<string, unknown>
}

/**
 * The limits of a pack: the number of files, the characters of one file and of all together, and how deep brackets may
 * nest. A map or an order of battle has some 100 kB.
 */
export const PACK_LIMITS = { files: 500, size: 4 << 20, whole: 16 << 20, depth: 32 } as const

const NAME = 60
/** Bytes of SHA-256 that tell one pack from another. */
const KEPT = 16

/** The name of a pack in a form that can be shown and kept in a record: one line, not longer than a player's name. */
export const packName = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME) || 'pack'

const sent = v.strictObject({
  ruleset: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(NAME)),
  files: v.pipe(
    v.array(v.tuple([v.pipe(v.string(), v.minLength(1), v.maxLength(200)), v.unknown()])),
    v.minLength(1),
    v.maxLength(PACK_LIMITS.files),
  ),
})

/** A pack as a text: the same for the same files, in any order. */
export const packText = ({ ruleset, name, files }: Pack): string =>
  JSON.stringify({ ruleset, name, files: [...files].sort(([a], [b]) => (a < b ? -1 : 1)) })

/**
 * The pack that a text holds. Throws a UserError if the text is not a pack. The contents of the files are not checked.
 */
export function readPackText(text: string): Pack {
  const { files, ...rest } = validated(
    sent,
    readJson(text, '', { size: 2 * PACK_LIMITS.whole, depth: PACK_LIMITS.depth + 3 }),
    '',
  )
  return { ...rest, files: new Map(files) }
}

/** The digest of a pack's text: packs with the same digest have the same files. */
export const packDigest: (text: string) => string = hasher(KEPT)

/**
 * The system with a designer's data. Throws a UserError if the system takes none, or if a file is wrong: with its name,
 * the place in it and what is expected there.
 */
export function overPack<P extends Position>(ruleset: Ruleset<P>, pack: Pack): Ruleset<P> {
  if (!ruleset.withData) throw new UserError(`${ruleset.id} does not take data of your own`)
  return { ...ruleset.withData(pack.files), pack: { name: pack.name, files: packDigest(packText(pack)) } }
}
