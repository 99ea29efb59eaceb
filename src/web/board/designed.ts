import type { System } from '../../../systems/registry.ts'
import type { Position } from '../../kernel/position.ts'
import { UserError } from '../../kernel/refusal.ts'
import type { ByDesigner } from '../../kernel/ruleset.ts'
import type { Pack } from '../../match/pack.ts'

/**
 * Builds a system on a designer's files, read by the schemas of its data: what shows a game, and how its rules are
 * loaded. Rejects with a UserError for a wrong file, and for a system that takes none.
 */
export async function readBy(system: System, { files }: Pick<Pack, 'files'>): Promise<ByDesigner<Position>> {
  const designed = await system.designed?.()
  if (!designed) throw new UserError(`${system.id} does not take data of your own`)
  return designed.read(files)
}
