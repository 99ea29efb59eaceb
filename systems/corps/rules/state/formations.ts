/** What several players of a side can share among themselves. */
import type { Formation } from '../../../../src/kernel/index.ts'
import { ARMY_IDS } from './names.ts'
import type { CorpsScenario } from './scenario.ts'

/** By army, its corps and its reserve. What a commander in chief does himself belongs to none. */
export const formationsOf = ({ commands }: CorpsScenario): readonly (readonly Formation[])[] =>
  ARMY_IDS.map((_, side) =>
    commands.flatMap(({ id, title, army, isChief }, number) =>
      army === side && !isChief ? [{ number, id, title }] : [],
    ),
  )
