import type { Dice } from './dice.ts'
import type { Engine } from './engine.ts'
import type { Position } from './position.ts'
import { findScenario, withDefaults } from './scenario.ts'

/** Dice for what does not depend on dice. A page that shows a game needs no others. */
const LOWEST: Dice = {
  roll: ({ faces }) => faces[0],
  pool: ({ faces }, count, into, at) => void into.fill(faces[0], at, at + count),
}

/**
 * What never changes in a game of a scenario: the `scenario` of all its positions. It is for a program that gets the
 * positions from a host, so the options are valid. Throws a UserError for an unknown scenario.
 */
export function settingOf<P extends Position>(
  engine: Pick<Engine<P>, 'ruleset' | 'open'>,
  id: string,
  given: Readonly<Record<string, unknown>>,
): P['scenario'] {
  const { ruleset } = engine
  const options = withDefaults(findScenario(ruleset.scenarios(), id), given)
  return ruleset.setting?.(id, options) ?? engine.open(id, options, LOWEST).scenario
}
