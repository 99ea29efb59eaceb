/** How situation files place bodies on the table, and read them: by name, in inches and degrees. */
import { DEGREE, INCH, overlap } from '../../../../src/inches/index.ts'
import { nameField, UserError, wholeField } from '../../../../src/kernel/index.ts'
import { isLightCavalry } from '../blinds/detaching.ts'
import { coverOf } from '../blinds/under.ts'
import { oweTestLater } from '../morale/harm.ts'
import { isGeneral, isOn, isOnTable, shapeOf } from '../state/bodies.ts'
import { touch } from '../state/contacts.ts'
import { arm, FORM_IDS, FORMS_OF, form } from '../state/forms.ts'
import { GUN_ACTION_IDS } from '../state/gun-actions.ts'
import { type Corps, due, GRADE_IDS, mark } from '../state/position.ts'
import { MOST_STRIPS } from '../state/slots.ts'

export type Fields = Readonly<Record<string, unknown>>

const EXAMPLE = '{ "at": [30, 24.5], "heading": 90, "formation": "attack" }'

/** Bodies with a place of their own, by kind: the traits that a file may give. */
const TRAITS = {
  unit: [
    ...['at', 'heading', 'formation', 'grade', 'casualties', 'moved', 'acted', 'contact', 'settled', 'failures'],
    ...['fired', 'shot', 'charged', 'pip', 'tested', 'fresh', 'pursues', 'testLater', 'off'],
  ],
  general: ['at', 'moved'],
  blind: ['at', 'heading', 'strips', 'units', 'moved'],
  guns: ['at', 'heading'],
} as const

/** The flags of a unit that a file sets by `true`, as bits of `marks` or `due`. */
const MARKS = { fired: mark.FIRED, shot: mark.SHOT, charged: mark.CHARGED, busy: mark.BUSY } as const
const DUES = { pip: due.PIP, tested: due.TESTED, fresh: due.FRESH, pursues: due.PURSUES } as const

function kindOf(p: Corps, body: number): keyof typeof TRAITS {
  const { roster } = p.scenario
  if (body < roster.generals) return 'unit'
  if (isGeneral(p, body)) return 'general'
  return body < roster.guns ? 'blind' : 'guns'
}

export const bodyNamed = (p: Corps, what: string, name: unknown): number =>
  nameField(what, name, p.scenario.roster.names)
export const unitNamed = (p: Corps, what: string, name: unknown): number =>
  nameField(what, name, p.scenario.roster.names.slice(0, p.scenario.roster.generals))

/** A length in inches along a side of the table, in cells. */
function lengthField(what: string, value: unknown, most: number): number {
  const cells = typeof value === 'number' ? Math.round(value * INCH) : Number.NaN
  if (!(cells >= 0 && cells <= most)) throw new UserError(`${what}: inches from 0 to ${most / INCH} are expected`)
  return cells
}

export function flagField(what: string, value: unknown): boolean {
  if (typeof value !== 'boolean') throw new UserError(`${what}: true or false is expected`)
  return value
}

export const listField = (what: string, value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new UserError(`${what}: a list of names is expected`)
  return value
}

/** The formations of an arm as files name them: cavalry in column or line; a crew that has left its guns. */
const formName = (as: number): string => FORM_IDS[as].replace('horse-', '')
const formsOf = (armOf: number): readonly number[] =>
  armOf === arm.ARTILLERY ? [...FORMS_OF[armOf], form.CREW] : FORMS_OF[armOf]

/** The formation of a unit if a file does not say: attack column, cavalry in line, guns ready to fire. */
const OWN_FORM = [form.ATTACK, form.HORSE_LINE, form.DEPLOYED]

/** Puts a body down: place and heading. */
function putDown(p: Corps, what: string, body: number, { at, heading }: Fields): void {
  const { width, depth, inward, roster } = p.scenario
  if (!Array.isArray(at) || at.length !== 2) throw new UserError(`${what}.at: [inches east, inches north] is expected`)
  p.x[body] = lengthField(`${what}.at[0]`, at[0], width)
  p.y[body] = lengthField(`${what}.at[1]`, at[1], depth)
  if (typeof heading === 'number' && heading >= 0 && heading < 360) p.heading[body] = Math.round(heading * DEGREE)
  else if (heading === undefined) p.heading[body] = inward[roster.army[body]]
  else throw new UserError(`${what}.heading: degrees from 0, the north, to 359.75 are expected`)
}

function placeUnit(p: Corps, what: string, unit: number, value: Fields): void {
  const { roster, moves } = p.scenario
  const whole = (trait: string, most: number): number => wholeField(`${what}.${trait}`, value[trait] ?? 0, 0, most)
  putDown(p, what, unit, value)
  const forms = formsOf(roster.arm[unit])
  p.form[unit] =
    value.formation === undefined
      ? OWN_FORM[roster.arm[unit]]
      : forms[nameField(`${what}.formation`, value.formation, forms.map(formName))]
  p.morale[unit] = nameField(`${what}.grade`, value.grade ?? GRADE_IDS[0], GRADE_IDS)
  p.casualties[unit] = whole('casualties', 9)
  p.moved[unit] = whole('moved', 9)
  p.settled[unit] = whole('settled', moves + 1)
  p.failures[unit] = whole('failures', 9)
  p.gunAction[unit] = value.acted === undefined ? 0 : 1 + nameField(`${what}.acted`, value.acted, GUN_ACTION_IDS)
  p.marks[unit] = bitsOf(what, value, MARKS)
  p.due[unit] = bitsOf(what, value, DUES)
  p.lost[unit] = 0
  p.away[unit] = 0
  // 1.5 If its command is on blinds it has been detached.
  if (coverOf(p, roster.command[unit]) < 0) p.revealed[roster.command[unit]] = 1
  if (value.contact !== undefined) touch(p, unit, unitNamed(p, `${what}.contact`, value.contact))
  if (value.testLater !== undefined) oweTestLater(p, unit, bodyNamed(p, `${what}.testLater`, value.testLater))
}

const bitsOf = (what: string, value: Fields, bits: Readonly<Record<string, number>>): number =>
  Object.entries(bits).reduce(
    (sum, [trait, bit]) => sum + (flagField(`${what}.${trait}`, value[trait] ?? false) ? bit : 0),
    0,
  )

/** A blind with units under it puts its command on blinds; one without is a decoy. */
function placeBlind(p: Corps, what: string, body: number, value: Fields): void {
  const { roster } = p.scenario
  const blind = body - roster.blinds
  putDown(p, what, body, value)
  p.strips[body] = wholeField(`${what}.strips`, value.strips ?? 1, 1, MOST_STRIPS)
  p.moved[body] = wholeField(`${what}.moved`, value.moved ?? 0, 0, 9)
  p.decoy[blind] = value.units === undefined ? 1 : 0
  if (value.units === undefined) return
  p.revealed[roster.command[body]] = 0
  // A unit that is not named is not under it, and has no part in the battle.
  for (let unit = 0; unit < roster.generals; unit++)
    if (roster.command[unit] === roster.command[body] && !isOn(p, unit)) p.lost[unit] = 1
  for (const [k, name] of listField(`${what}.units`, value.units).entries()) {
    const unit = unitNamed(p, `${what}.units[${k}]`, name)
    if (roster.command[unit] !== roster.command[body])
      throw new UserError(`${what}.units[${k}]: ${String(name)} is of another command`)
    p.lost[unit] = 0
  }
}

/** Why a unit is not on the table. */
function whyOff(p: Corps, unit: number): string {
  if (p.lost[unit] === 1) return 'lost'
  if (p.away[unit] === 1) return 'waits'
  return p.revealed[p.scenario.roster.command[unit]] === 1 ? 'absent' : 'under a blind'
}

/** Where a body is, in the words of `place`; only the traits that `like` asks for. */
export function readBody(p: Corps, body: number, like: unknown): unknown {
  const { names, generals } = p.scenario.roster
  const asked = Object.keys(Object(like))
  if (!isOn(p, body)) {
    if (!asked.includes('off') || body >= generals) return undefined
    return { off: whyOff(p, body), ...(asked.includes('casualties') && { casualties: p.casualties[body] }) }
  }
  const round = (cells: number): number => Math.round((100 * cells) / INCH) / 100
  const flags = (column: number, bits: Readonly<Record<string, number>>) =>
    Object.entries(bits).map(([trait, bit]) => [trait, (column & bit) !== 0] as const)
  const traits: Fields = {
    at: [round(p.x[body]), round(p.y[body])],
    heading: p.heading[body] / DEGREE,
    formation: formName(p.form[body]),
    strips: p.strips[body],
    moved: p.moved[body],
    ...(body < generals && {
      grade: GRADE_IDS[p.morale[body]],
      casualties: p.casualties[body],
      contact: names[p.contact[body] - 1] ?? null,
      settled: p.settled[body],
      failures: p.failures[body],
      ...Object.fromEntries([...flags(p.marks[body], MARKS), ...flags(p.due[body], DUES)]),
    }),
  }
  return Object.fromEntries(asked.map((trait) => [trait, traits[trait]]))
}

const PLACED: Readonly<Record<keyof typeof TRAITS, (p: Corps, what: string, body: number, value: Fields) => void>> = {
  unit: placeUnit,
  general: putDown,
  blind: placeBlind,
  guns: putDown,
}

/** Everything on the table stands wholly on it, and on nothing else (A53: except generals). */
export function checkPlaces(p: Corps): void {
  const { roster } = p.scenario
  const { names } = roster
  const standing = names.flatMap((_, body) => (isOn(p, body) ? [body] : []))
  for (const body of standing) {
    if (!isOnTable(p.scenario, shapeOf(p, body))) throw new UserError(`${names[body]}: it stands beyond the table`)
    if (body < roster.generals && p.revealed[roster.command[body]] === 0 && !isLightCavalry(p, body))
      throw new UserError(`${names[body]}: its command is on blinds, and only light cavalry is detached (1.5)`)
    for (const other of standing)
      if (other < body && !isGeneral(p, body) && !isGeneral(p, other) && overlap(shapeOf(p, body), shapeOf(p, other)))
        throw new UserError(`${names[body]}: it stands on ${names[other]}`)
  }
}

/** Puts a body where a file says. Throws a UserError for what it is not, or cannot have. */
export function placeBody(p: Corps, what: string, value: unknown): void {
  const body = bodyNamed(p, 'place', what)
  const kind = kindOf(p, body)
  if (typeof value !== 'object' || value === null) throw new UserError(`${what}: write it as ${EXAMPLE}`)
  const traits: readonly string[] = TRAITS[kind]
  for (const trait of Object.keys(value))
    if (!traits.includes(trait)) throw new UserError(`${what}.${trait}: it has ${traits.join(', ')}`)
  PLACED[kind](p, what, body, value as Fields)
}
