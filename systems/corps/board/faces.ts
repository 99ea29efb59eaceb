/** What stands on the table, as the board draws it. */
import type { BaseFace, Figures, Spirit, Standing } from '../../../src/web/inchboard/standing.ts'
import { depthOf, frontOf, isGeneral, isOn } from '../rules/state/bodies.ts'
import { CLASS_IDS } from '../rules/state/data/ids.ts'
import { arm, FORM_IDS } from '../rules/state/forms.ts'
import { type Corps, mark } from '../rules/state/position.ts'
import type { CorpsScenario } from '../rules/state/scenario.ts'
import { troopName } from '../words/troops/t.ts'
import { t } from './words.ts'

/** A position, or the part of a table that names need. */
export type Named = { readonly scenario: CorpsScenario }

const SPIRITS: readonly Spirit[] = ['good', 'disordered', 'shaken', 'routed']

/** The class that a rating stands for: 1 A, 0 B, -1 C. */
const classOf = (rating: number): string => CLASS_IDS[1 - rating]

/** The nation that gives an army its colours: that of its first command. */
export const nationOf = ({ commands }: CorpsScenario, army: number): string =>
  commands.find((one) => one.army === army)?.nation ?? ''

/** A unit's name in a word: the number in its title, or its first letters; a letter marks those that are not foot. */
function shortName({ roster }: CorpsScenario, unit: number): string {
  const title = roster.titles[unit] ?? ''
  return /\d+/.exec(title)?.[0] ?? title.slice(0, 3)
}

/** The name of an army, a command, a unit or a piece of ground in the current language. */
export const armyName = (scenario: CorpsScenario, army: number): string =>
  troopName('nations', nationOf(scenario, army), scenario.nations[army])
export const commandName = ({ commands }: CorpsScenario, command: number): string =>
  troopName('commands', commands[command].id, commands[command].title)
export const groundName = ({ objectives }: CorpsScenario, objective: number): string =>
  troopName('ground', objectives[objective].id, objectives[objective].title)
const unitName = ({ roster }: CorpsScenario, unit: number): string =>
  // A186 With the reserve a unit has the same name as with its corps.
  troopName('units', roster.names[unit].split('/')[0], roster.titles[unit])

/** The name of a body, in the words of its army. */
export function bodyName({ scenario }: Named, body: number): string {
  const { roster, commands } = scenario
  const { id, leader } = commands[roster.command[body]]
  if (body < roster.generals) return unitName(scenario, body)
  const command = commandName(scenario, roster.command[body])
  if (body < roster.blinds) return leader === undefined ? t('general', { command }) : troopName('leaders', id, leader)
  if (body >= roster.guns) return t('guns', { unit: unitName(scenario, roster.gunsOf.indexOf(body)) })
  const first = roster.command.indexOf(roster.command[body], roster.blinds)
  return t('blind', { command, number: body - first + 1 })
}

/** The classes of a unit as its army's list has them: determination, fire and skirmishers of infantry. */
export function qualityOf({ roster }: CorpsScenario, unit: number): string {
  const determination = classOf(roster.determination[unit])
  if (roster.arm[unit] !== arm.INFANTRY) return determination
  return [determination, classOf(roster.fire[unit]), classOf(roster.skirmish[unit])].join(' ')
}

function markOf(p: Corps, unit: number): BaseFace['mark'] {
  const bits = p.marks[unit]
  if ((bits & mark.JOINS) !== 0) return 'joins'
  if ((bits & mark.CHARGED) !== 0) return 'charged'
  return (bits & (mark.FIRED | mark.SHOT)) !== 0 ? 'fired' : undefined
}

/** The look of a base of troops, wherever it stands. */
export function baseFace(p: Corps, unit: number): BaseFace {
  const { scenario } = p
  return {
    nation: scenario.commands[scenario.roster.command[unit]].nation,
    figures: FORM_IDS[p.form[unit]] as Figures,
    label: shortName(scenario, unit),
    name: bodyName(p, unit),
    spirit: SPIRITS[p.morale[unit]],
    casualties: p.casualties[unit],
    quality: qualityOf(scenario, unit),
    mark: markOf(p, unit),
  }
}

/** Everything on the table. */
export function standingOf(p: Corps): Standing[] {
  const found: Standing[] = []
  for (let body = 0; body < p.x.length; body++) if (isOn(p, body)) found.push(oneOf(p, body))
  return found
}

function oneOf(p: Corps, body: number): Standing {
  const { scenario } = p
  const { roster, commands } = scenario
  const { nation, chip, grade, isChief } = commands[roster.command[body]]
  const placed = {
    body,
    side: roster.army[body],
    x: p.x[body],
    y: p.y[body],
    heading: p.heading[body],
    front: frontOf(p, body),
    depth: depthOf(p, body),
  }
  const name = bodyName(p, body)
  if (body < roster.generals) return { ...placed, kind: 'base', face: baseFace(p, body) }
  const label = String(chip)
  if (isGeneral(p, body))
    return { ...placed, heading: 0, kind: 'general', face: { nation, label, name, stars: 2 + grade, isChief } }
  if (body < roster.guns) {
    const isDecoy = p.decoy[body - roster.blinds] === 1
    return { ...placed, kind: 'blind', face: { nation, label, name, strips: p.strips[body], isDecoy } }
  }
  return {
    ...placed,
    kind: 'base',
    face: {
      ...{ nation, name, figures: 'guns', label: shortName(scenario, roster.gunsOf.indexOf(body)) },
      ...{ spirit: 'good', casualties: 0, quality: '' },
    },
  }
}
