import { fastDice } from './dice.ts'
import type { Engine } from './engine.ts'
import type { Position } from './position.ts'
import { completeOptions, findScenario } from './scenario.ts'

/**
 * What never changes in a game of a scenario: the `scenario` of all its positions, for a program that gets the positions from
 * a host. Throws a UserError for an unknown scenario or option.
 */
export function settingOf<P extends Position>(
  engine: Pick<Engine<P>, 'ruleset' | 'open'>,
  id: string,
  given: Readonly<Record<string, unknown>>,
): P['scenario'] {
  const { ruleset } = engine
  const options = completeOptions(findScenario(ruleset.scenarios(), id), given)
  return ruleset.setting?.(id, options) ?? engine.open(id, options, fastDice(0)).scenario
}
