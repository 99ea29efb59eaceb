import { type Pack, packDigest, packText } from '../../match/pack.ts'
import { readBy } from './designed.ts'
import type { ReadRule } from './page.ts'
import type { System } from './registry.ts'

/**
 * Builds a system on a designer's own data: everything that shows and plays it comes from those files where they exist,
 * through the same interface. `data` is the digest of the data that games are then played by. Rejects with a UserError
 * for a wrong file, and for a system that takes none.
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

/** The rules of the designer's rulebook, if there is one. */
const rulesIn = ({ files }: Pack): readonly ReadRule[] | undefined =>
  (files.get('rulebook.json') as { readonly rules: readonly ReadRule[] } | undefined)?.rules
