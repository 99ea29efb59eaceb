import { extname } from 'node:path'
import type { Narration } from '../src/lab/narration.ts'
import { findIn } from './find.ts'
import { systems as known } from './registry.ts'
import type { AnyRuleset, MapSource, NodeParts, System } from './system.ts'
import { worded } from './worded.ts'

export type { AnyRuleset } from './system.ts'

/** A system with the parts that only Node loads: for the server, the command line and the laboratory. */
export interface NodeSystem extends System {
  /** The complete rules, with English sentences for what they tell. */
  readonly rules: () => Promise<AnyRuleset>
  /** How a game is told; undefined where every event is told in its own sentence. */
  readonly narration: () => Promise<Narration | undefined>
  /** Undefined where the system is not played on hexes. */
  readonly map: () => Promise<MapSource | undefined>
}

/** The page must not find these parts, so they are no literal imports: `node.ts` of the system's folder has them. */
async function partsOf(id: string): Promise<NodeParts> {
  const module = new URL(`./${id}/node${extname(import.meta.url)}`, import.meta.url)
  const { parts }: { readonly parts: NodeParts } = await import(module.href)
  return parts
}

/** All systems, in the order of their `place`. */
export const systems: readonly NodeSystem[] = known.map((one) => ({
  ...one,
  rules: async () => worded(await (await partsOf(one.id)).rules()),
  narration: async () => (await partsOf(one.id)).narration?.(),
  map: async () => (await partsOf(one.id)).map?.(),
}))

/** The system of that id. Throws a UserError that names those there are. */
export const findSystem = (id: string): NodeSystem => findIn(systems, id)

/** The complete rules of the system of that id. Rejects with a UserError that names those there are. */
export const findRuleset = async (id: string): Promise<AnyRuleset> => findSystem(id).rules()

/** The complete rules of all systems, in order. */
export const allRulesets = (): Promise<AnyRuleset[]> => Promise.all(systems.map((one) => one.rules()))
