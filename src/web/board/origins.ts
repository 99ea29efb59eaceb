import { shipped } from 'virtual:origins'
import { type Origins, originsIn } from '../../match/provenance.ts'
import type { System } from './registry.ts'

/**
 * What in the data of a system is not from the source, by file: for the shipped data as the build found it, for a
 * designer's files as they say themselves.
 */
export async function originsOf({ id, own }: Pick<System, 'id' | 'own'>): Promise<Origins> {
  const all = (Object.hasOwn(shipped, id) && (await shipped[id]?.())) || {}
  if (!own) return all
  const { files } = own.pack
  return { ...Object.fromEntries(Object.entries(all).filter(([path]) => !files.has(path))), ...originsIn(files) }
}

const SIGNS: Readonly<Record<string, string>> = { assigned: '†', historical: '‡', reconstructed: '*', adopted: '§' }

/** The sign for a word, for numbers without room for the word. */
export const signOf = (word: string): string => SIGNS[word] ?? '*'
