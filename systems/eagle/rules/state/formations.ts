import type { Formation } from '../../../../src/kernel/index.ts'
import type { Army } from './army.ts'
import { SIDE_NAMES } from './sides.ts'

/** Returns the formations of each side, which can be shared out among players. */
export const formationsOf = (army: Army, titles: ReadonlyMap<string, string>): Formation[][] =>
  SIDE_NAMES.map((_, side) =>
    army.formations.flatMap((id, number) =>
      army.formationSide[number] === side ? [{ number, id, title: titles.get(id) ?? id }] : [],
    ),
  )
