import type { AnyRuleset, System } from '../../../../systems/registry.ts'
import { dataDigest } from '../../../match/data-digest.ts'
import { type Pack, packDigest, packText } from '../../../match/pack.ts'
import { readBy } from '../../board/designed.ts'
import { keptPack } from './kept-packs.ts'

/**
 * The rules on a designer's data with this digest, from what this browser keeps; undefined if it does not have them, or
 * if they now result in different data because the shipped files beside them have changed.
 */
export async function ownRules(system: System, data: string): Promise<AnyRuleset | undefined> {
  const pack = await keptPack(system.id, data)
  if (!pack) return undefined
  const rules = await rulesOver(system, pack)
  return dataDigest(rules) === data ? rules : undefined
}

/** The rules on a pack, as they are played. Rejects with a UserError for a wrong file. */
export async function rulesOver(system: System, pack: Pack): Promise<AnyRuleset> {
  const { toPlay } = await readBy(system, pack)
  return { ...(await toPlay()), pack: { name: pack.name, files: packDigest(packText(pack)) } }
}
