/** Things and choices in the player's words, for questions and events. */
import { INCH, ruled } from '../../../src/inches/index.ts'
import type { Choice } from '../../../src/web/inchboard/tabletop.ts'
import { FORM_IDS } from '../rules/state/forms.ts'
import { objectiveOf, orderOf } from '../rules/state/missions.ts'
import { names } from '../rules/state/names.ts'
import { xOf, yOf } from '../rules/state/points.ts'
import { aheadOf, placeOf, rightOf, turnOf } from '../rules/state/poses.ts'
import { ORDER_IDS } from '../rules/state/position.ts'
import type { CorpsScenario } from '../rules/state/scenario.ts'
import { formOf, MOST_STRIPS, sideOf, stripOf, stripsOf } from '../rules/state/slots.ts'
import { tAsking } from '../words/asking/t.ts'
import { tNames } from '../words/names/t.ts'
import { armyName, bodyName, commandName, groundName, type Named } from './faces.ts'

/** A place by the scales at the edge of the table: inches from the west and from the south. */
export const placeName = (x: number, y: number): string =>
  tAsking('place', { east: Math.round((4 * x) / INCH) / 4, north: Math.round((4 * y) / INCH) / 4 })

/** An order with its objective. */
export function missionName(scenario: CorpsScenario, mission: number): string {
  const { objectives } = scenario
  const objective = objectiveOf(objectives, mission)
  const order = tNames(`orders.${ORDER_IDS[orderOf(objectives, mission)]}`)
  return objective === 0 ? order : tAsking('mission', { order, objective: groundName(scenario, objective) })
}

/** A move ahead and aside with a turn, in words; parts that are zero are left out. */
export function moveName(turn: number, place: number): string {
  const degrees = turn - 45
  const [ahead, right] = [aheadOf(place) / 16, rightOf(place) / 16]
  const said = (length: number) => Math.round(100 * Math.abs(length)) / 100
  const parts = [
    ahead > 0
      ? tAsking('go.ahead', { inches: said(ahead) })
      : ahead < 0
        ? tAsking('go.back', { inches: said(ahead) })
        : '',
    right > 0
      ? tAsking('go.right', { inches: said(right) })
      : right < 0
        ? tAsking('go.left', { inches: said(right) })
        : '',
    degrees > 0
      ? tAsking('go.turnRight', { degrees })
      : degrees < 0
        ? tAsking('go.turnLeft', { degrees: -degrees })
        : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? tAsking('go.stay') : parts.join(', ')
}

/** Things with a name in the catalogue, by their kind and the id that the rules have. */
const SAID: Readonly<Record<string, (id: string) => string>> = {
  forms: (id) => tNames(`forms.${id}`),
  grades: (id) => tNames(`grades.${id}`),
  orders: (id) => tNames(`orders.${id}`),
  manners: (id) => tNames(`manners.${id}`),
  bands: (id) => tNames(`bands.${id}`),
  gunFactors: (id) => tNames(`gunFactors.${id}`),
  nerveFactors: (id) => tNames(`nerveFactors.${id}`),
  fights: (id) => tNames(`fights.${id}`),
  fightFactors: (id) => tNames(`fightFactors.${id}`),
  shotFactors: (id) => tNames(`shotFactors.${id}`),
  chargeFactors: (id) => tNames(`chargeFactors.${id}`),
}

/** The player's name for a thing of this kind; undefined if it has only its name in the notation. */
export function thingName(named: Named, kind: string, n: number): string | undefined {
  const { scenario } = named
  switch (kind) {
    case 'units':
    case 'bodies':
      return bodyName(named, n)
    case 'commands':
      return commandName(scenario, n)
    case 'armies':
      return armyName(scenario, n)
    case 'objectives':
      return groundName(scenario, n)
    case 'missions':
      return missionName(scenario, n)
    case 'headings':
      return tAsking('heading', { degrees: n })
    case 'points':
      return placeName(xOf(n), yOf(n))
    case 'lengths':
      // A message, so that each language writes its fractions in its own way.
      return tAsking('length', { inches: Math.round((100 * n) / INCH) / 100 })
    // What a move has used, as the ruler of the hand shows it.
    case 'ways':
      return thingName(named, 'lengths', ruled(n))
    case 'turns':
      return moveName(n, placeOf(0, 0))
    case 'slots':
      return tAsking('slot', {
        form: tNames(`forms.${FORM_IDS[formOf(n)]}`),
        strip: stripOf(n) + 1,
        strips: MOST_STRIPS,
      })
    case 'spreads':
      return tAsking(`spread.${sideOf(n)}`, { strips: stripsOf(n) })
    default: {
      const list = names(scenario)[kind]
      const id = Array.isArray(list) ? (list as readonly string[])[n] : undefined
      return id === undefined ? undefined : SAID[kind]?.(id)
    }
  }
}

/** What a choice does, as people read it. */
export function choiceName(named: Named, { legal, verb, first, second }: Choice): string {
  if (verb === 'go') return moveName(legal.a, legal.b)
  if (verb === 'follow-the-road' && legal.a === turnOf(0)) return tAsking('do.straight-along')
  // 6.7 The target of a charge takes a formation itself.
  if (first === 'forms') return tAsking('do.form', { a: '', b: thingName(named, first, legal.a) ?? '' })
  const key = `do.${verb}`
  const said = tAsking(key, { a: thingName(named, first, legal.a) ?? '', b: thingName(named, second, legal.b) ?? '' })
  return said === key ? legal.text : said
}
