import { shipped } from 'virtual:origins'
import { type Origins, originsIn } from '../../match/provenance.ts'
import type { System } from './registry.ts'

/**
 * What in the data of a system is not the source's, by file: of what comes with the program as the build found it, of a
 * designer's files as they say themselves.
 */
export async function originsOf({ id, own }: Pick<System, 'id' | 'own'>): Promise<Origins> {
  const all = (Object.hasOwn(shipped, id) && (await shipped[id]?.())) || {}
  if (!own) return all
  const { files } = own.pack
  return { ...Object.fromEntries(Object.entries(all).filter(([path]) => !files.has(path))), ...originsIn(files) }
}

const SIGNS: Readonly<Record<string, string>> = { assigned: '†', historical: '‡', reconstructed: '*', adopted: '§' }

/** The sign of a word, for numbers that have no room for it. */
export const signOf = (word: string): string => SIGNS[word] ?? '*'
