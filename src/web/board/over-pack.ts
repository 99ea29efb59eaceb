import { type Pack, packDigest, packText } from '../../match/pack.ts'
import { readBy } from './designed.ts'
import type { ReadRule } from './page.ts'
import type { System } from './registry.ts'

/**
 * A system by a designer's own data: everything that shows and plays it comes from his files where he has some, and is
 * asked for in the same way. `data` is the digest of what games are then played by. Rejects with a UserError for a wrong
 * file, and for a system that takes none.
 */
export async function overPack(system: System, pack: Pack, data: string): Promise<System> {
  const by = await readBy(system, pack)
  const info = { name: pack.name, files: packDigest(packText(pack)) }
  const { rulebook, tables, optionValues } = system
  return {
    ...system,
    own: {
      pack,
      data,
      cards: by.shown.scenarios().map(({ id, title, intro, minutes }) => ({ id, title, intro, minutes })),
    },
    toShow: async () => by.shown,
    toPlay: async () => ({ ...(await by.toPlay()), pack: info }),
    rulebook: async () => rulesIn(pack) ?? rulebook(),
    ...(tables && { tables: () => tables(pack.files) }),
    ...(optionValues && { optionValues: () => optionValues(pack.files) }),
  }
}

/** The rules of his rulebook, where he has one. */
const rulesIn = ({ files }: Pack): readonly ReadRule[] | undefined =>
  (files.get('rulebook.json') as { readonly rules: readonly ReadRule[] } | undefined)?.rules
