import type { Told } from '../../../src/web/board/table.ts'
import { marchAt, marchEnd, stepFrom } from '../rules/state/board.ts'
import { sideOfSpace, zoneOfSpace } from '../rules/state/counts.ts'
import { ARTILLERY, CAVALRY, typeOfArm, typeOfStand } from '../rules/state/stands.ts'
import { tTold } from '../words/told/t.ts'
import { modifierName } from './modifiers.ts'
import {
  marchName,
  sectorName,
  sideName,
  spaceName,
  standName,
  stepName,
  troopsName,
  typeOfRank,
  typeTitle,
  whoName,
  zoneName,
} from './names.ts'
import { t } from './words.ts'

/** Events about the dice of a fight: the map shows only that there is a fight, and where. */
const OF_DICE = ['Placed', 'Aims', 'Modifier', 'Rolled', 'Result']

/** What the map shows of a fight; undefined for any other event. */
export const sentenceFromAfar = ({ event, args: [at] }: Told): string | undefined =>
  OF_DICE.includes(event) ? tTold('fight', { zone: zoneName(zoneOfSpace(at)) }) : undefined

/**
 * An event in plain words, for those who do not read the notation; as the rules tell it where they are plain already.
 */
export function sentence({ event, args: [a, b, c, d], text }: Told): string {
  const told = (values: Readonly<Record<string, string | number>>, key = event) => tTold(key, values)
  const side = sideName(a)
  switch (event) {
    case 'Placed':
      return told({ space: spaceName(a), unit: whoName(b) })
    case 'Aims':
      return told({ space: spaceName(a), target: spaceName(b) })
    case 'Modifier':
      return `${spaceName(a)}: ${modifierName(b, c)}.`
    case 'ShellModifier':
      return `${modifierName(a, b)}.`
    case 'Rolled':
      return told({ space: spaceName(a), value: b })
    case 'Rerolled':
      return told({ side, space: spaceName(b), before: c, value: d })
    case 'Result':
      return told({
        space: spaceName(a),
        value: b,
        target: spaceName(c),
        outcome: t(d === 1 ? 'combat.hit' : 'combat.miss'),
      })
    case 'ShellRolled':
      return told(
        { roll: a, value: b, outcome: t(c === 1 ? 'combat.hit' : 'combat.miss') },
        b === 1 && a > 1 ? 'ShellRolledLeast' : event,
      )
    case 'Mustered':
    case 'CapturedBy':
    case 'Fled':
    case 'GunRallied':
      return told({ side, troops: troopsName(b, c), sector: sectorName(d) })
    case 'SheetShown':
      return told({ side, troops: troopsName(b, typeOfArm[c]), march: marchName(d) })
    case 'Acts':
    case 'Moved':
    case 'Blocked':
    case 'NoRoom':
    case 'NoTarget':
      return told({ side, troops: troopsName(b, typeOfArm[c]), march: stepName(d) })
    case 'HeldBack':
      return told({ side, type: typeTitle(typeOfArm[b]), from: sectorName(stepFrom[c]) })
    case 'RoadMoved':
    case 'RoadBlocked':
      return told({ side, type: typeTitle(typeOfRank(b)), march: stepName(c) })
    case 'Assault':
      return told({ side, zone: zoneName(b) })
    case 'Meeting':
      return told({ side, sector: sectorName(c) })
    case 'FellBack':
      return told({ side, troops: troopsName(b, CAVALRY), march: stepName(c) })
    case 'CounterCharges':
      return told({ side, troops: troopsName(b, CAVALRY), zone: zoneName(c) })
    case 'GunsStepBack':
      return told({ side, troops: troopsName(b, ARTILLERY), zone: zoneName(c) })
    case 'Withdrew':
      return told({ side, troops: troopsName(b, typeOfArm[c]), zone: zoneName(d) })
    case 'Routed':
    case 'Gone':
      return told({ side: sideName(sideOfSpace(a)), zone: zoneName(zoneOfSpace(a)) })
    case 'PrisonerMade':
    case 'Destroyed':
      return told({ side, troops: troopsName(1, b) })
    case 'Fires':
      return told({ side, from: sectorName(marchAt[b]), to: sectorName(marchEnd[b]) })
    case 'Shell':
      return told({ side, from: sectorName(b), unit: standName(c), sector: sectorName(d) })
    case 'Shelled':
      return told(
        { side, sector: sectorName(b), type: typeTitle(typeOfStand[c]) },
        d === 0 ? 'ShelledRouted' : 'ShelledGone',
      )
    case 'Rallied':
      return told({ side, troops: troopsName(b, c) })
    default:
      return text
  }
}
