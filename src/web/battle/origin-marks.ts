import { wordOf } from '../../match/provenance.ts'
import { originsOf, signOf } from '../board/origins.ts'
import type { System } from '../board/registry.ts'
import { tOrigin } from '../words/origin/t.ts'
import type { MarkOf } from './order-of-battle.ts'

/** Marks the numbers of a system that are not from its source. */
export async function marksOf(system: System): Promise<MarkOf> {
  const origins = await originsOf(system)
  return (file, way, numbers) => {
    const word = wordOf(origins[file], way, numbers)
    return word === undefined
      ? undefined
      : { sign: signOf(word), word: tOrigin(`word.${word}`), means: tOrigin(`means.${word}`) }
  }
}
