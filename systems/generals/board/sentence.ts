import { sentences } from '../../../src/web/board/sentence.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { zoneOfSpace } from '../rules/state/counts.ts'
import { events } from '../rules/state/events.ts'
import type { Generals } from '../rules/state/position.ts'
import { typeOfArm } from '../rules/state/stands.ts'
import { tEvent } from '../words/event/t.ts'
import { tTold } from '../words/told/t.ts'
import { rankTitle, sideInZone, spaceName, standName, whoName, zoneName } from './fight-names.ts'
import { markerName } from './marker-name.ts'
import { reasonName } from './modifiers.ts'
import { marchName, sectorName, sideName, stepName } from './names.ts'
import { t } from './words.ts'

/** Events about the dice of a fight: the map shows only that there is a fight, and where. */
const OF_DICE = ['Placed', 'Aims', 'Modifier', 'Rolled', 'Result']

/** What the map shows of a fight; undefined for any other event. */
export const sentenceFromAfar = ({ event, args: [at] }: Told): string | undefined =>
  OF_DICE.includes(event) ? tTold('fight', { zone: zoneName(zoneOfSpace(at)) }) : undefined

/** Units of a type after their number: `3 infantry`, `1 gun`. */
const typeCounted = (type: number, count = 1): string => tTold(`arm.${type}`, { count })

/** People's words for the things that events name. */
const words: Readonly<Record<string, (n: number, p: Scenery, told: Told, count?: number) => string>> = {
  sides: sideName,
  stages: (stage) => t(`stage.${stage}`),
  sectors: sectorName,
  zones: zoneName,
  // The loss of a unit matters to people who look at the map: they know zones, not spaces.
  spaces: (at, _, { event }) => (event === 'Routed' || event === 'Gone' ? sideInZone(at) : spaceName(at)),
  steps: stepName,
  marches: marchName,
  types: (type, _, __, count) => typeCounted(type, count),
  arms: (arm, _, __, count) => typeCounted(typeOfArm[arm], count),
  ranks: rankTitle,
  stands: standName,
  whos: whoName,
  markers: (marker, p) => markerName(p, marker),
  modifiers: reasonName,
  // Sentences choose their words by the number of an outcome.
  outcomes: String,
  fates: (fate) => tTold(`fate.${fate}`),
}
/** The part that never changes of the game that is told. */
type Scenery = Pick<Generals, 'scenario'>

/** An event in plain words. */
export const sentence = sentences<Scenery>(events, tEvent, (p, kind, n, told, count) => words[kind](n, p, told, count))
