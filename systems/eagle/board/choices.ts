/** The meaning of the verbs of these rules on the board. */
import type { Choice, ChoiceKinds } from '../../../src/web/hexboard/choices.ts'
import { centreOf } from '../rules/state/area-names.ts'
import { VOLLEYS } from '../rules/state/position.ts'

/** A volley belongs to its unit; an area lies about its middle. */
export const KINDS: ChoiceKinds = {
  units: { volleys: (volley) => Math.floor(volley / VOLLEYS) },
  hexes: { areas: centreOf },
}

/** Is it a step of a march or a ride? On the map the player chooses where they end. */
export const isStep = ({ legal: { verb } }: Choice): boolean => verb === 'move' || verb === 'ride'

/** Does it end a question: an action without a place on the map, or one that leaves a unit where it is? */
export const isEnding = ({ first, legal }: Choice): boolean =>
  first === '' || legal.verb === 'rest' || legal.verb === 'stay'

/** Does it fire only a part of the unit's points? Such a choice stands in the list, not on the map. */
export const isPart = ({ first, legal }: Choice): boolean => first === 'volleys' && legal.a % VOLLEYS !== 0
