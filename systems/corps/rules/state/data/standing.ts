/** Where everything stands at the start of a scenario: on the table, in a formation that it has, clear of others. */
import { type Body, type Convex, GRACE, isWhollyOn, overlap } from '../../../../../src/inches/index.ts'
import { MOST_BODIES } from '../bodies.ts'
import type { ArmyFile } from './armies-schema.ts'
import type { CorpsData } from './data.ts'
import type { FieldFile } from './fields-schema.ts'
import { type BaseId, FORMATION_IDS } from './ids.ts'
import { pointAt, sizeOf } from './measures.ts'
import { sectionsOf } from './outlines.ts'
import type { ChosenFile, CommandFile, LaidFile } from './scenarios-schema.ts'
import { areaOf, bodyAt } from './shapes.ts'
import { wrong } from './wrong.ts'

type Parts = Pick<CorpsData, 'armies' | 'tables' | 'fields'>
type Arm = keyof typeof FORMATION_IDS
type Deployed = NonNullable<CommandFile['deployed']>[number]

/** Something that already stands on the table, and its name. */
interface Standing {
  readonly name: string
  readonly body: Body
}

/** The base of a unit in a formation. */
const baseOf = (arm: Arm, formation: string): BaseId => `${arm === 'artillery' ? 'guns' : arm}-${formation}` as BaseId

/** Refuses places off the table or in the way of others, formations that an arm does not have, and figures left out. */
export function checkPlaced(file: string, place: string, scenario: LaidFile, field: FieldFile, parts: Parts): void {
  checkNumber(file, place, scenario, parts)
  const standing: Standing[] = []
  const stand = (here: string, name: string, body: Body): void => {
    checkOnTable(file, here, name, body, scenario, field)
    for (const other of standing)
      if (overlap(body, other.body)) throw wrong(file, here, `${name} and ${other.name} overlap`)
    standing.push({ name, body })
  }
  for (const [k, { army, commands }] of scenario.sides.entries()) {
    const { units } = parts.armies.armies.find(({ id }) => id === army)!
    const arms = new Map(units.map(({ id, arm }) => [id, arm]))
    for (const [j, command] of commands.entries()) {
      const here = `${place}.sides[${k}].commands[${j}]`
      checkWhole(file, here, command)
      if (command.general) checkGeneral(file, `${here}.general`, command.general, scenario, field)
      for (const [n, { at, heading, strips }] of (command.blinds ?? []).entries()) {
        const body = bodyAt(parts.tables, 'strip', at, heading, strips)
        stand(`${here}.blinds[${n}].at`, `a blind of ${command.command}`, body)
      }
      for (const [n, one] of (command.deployed ?? []).entries())
        checkDeployed(file, `${here}.deployed[${n}]`, one, arms.get(one.unit)!, field, parts, stand)
    }
  }
}

/** Refuses too many bodies: every unit, general and blind, and the guns that each battery may leave (A20), is one. */
function checkNumber(file: string, place: string, { sides }: LaidFile, { armies }: Parts): void {
  const batteries = new Set(
    armies.armies.flatMap(({ units }) => units.flatMap(({ id, arm }) => (arm === 'artillery' ? [id] : []))),
  )
  const bodies = sides.flatMap(({ commands }) =>
    commands.map(
      ({ units, blinds = [] }) => 1 + units.length + blinds.length + units.filter((id) => batteries.has(id)).length,
    ),
  )
  const count = bodies.reduce((sum, one) => sum + one, 0)
  if (count > MOST_BODIES)
    throw wrong(file, `${place}.sides`, `${count} units, generals, blinds and guns stand there; ${MOST_BODIES} can`)
}

/** A186 The same where sides choose: units that the reserve may have count twice, and each command has all decoys. */
export function checkChosenNumber(
  file: string,
  place: string,
  scenario: ChosenFile,
  armies: readonly ArmyFile[],
): void {
  const count = armies.reduce((sum, { units, commands }, k) => {
    const batteries = units.filter(({ arm }) => arm === 'artillery').length
    const blinds = (commands.length - 1) * (1 + scenario.choose.decoys)
    return sum + units.length + scenario.sides[k].reserve.length + commands.length + blinds + batteries
  }, 0)
  if (count > MOST_BODIES)
    throw wrong(
      file,
      `${place}.sides`,
      `${count} units, generals, blinds and guns could stand there; ${MOST_BODIES} can`,
    )
}

/**
 * A command is on blinds, one of which covers all its units, or deployed with all of them; a command with neither has a
 * general on the table and no units.
 */
function checkWhole(file: string, place: string, { command, units, general, blinds, deployed }: CommandFile): void {
  if (blinds && deployed) throw wrong(file, place, `${command} is on blinds or deployed, not both`)
  const covering = blinds?.filter(({ decoy }) => !decoy).length ?? 0
  if (!deployed && units.length > 0 && covering === 0)
    throw wrong(file, place, `${command} has units, and neither a blind that covers them nor places`)
  if (covering > 1) throw wrong(file, `${place}.blinds`, `one blind covers ${command}; the others are decoys (A106)`)
  if (units.length === 0 && covering > 0)
    throw wrong(file, `${place}.blinds`, `${command} has no units: its blinds are decoys (A106)`)
  if (!blinds && general === undefined) throw wrong(file, place, `a place for the general of ${command} is expected`)
  const placed = deployed?.map(({ unit }) => unit) ?? []
  for (const [k, unit] of placed.entries()) {
    if (!units.includes(unit)) throw wrong(file, `${place}.deployed[${k}].unit`, `${command} has no '${unit}'`)
    if (placed.indexOf(unit) !== k) throw wrong(file, `${place}.deployed[${k}].unit`, `${unit} is placed twice`)
  }
  const missing = deployed && units.find((unit) => !placed.includes(unit))
  if (missing !== undefined) throw wrong(file, `${place}.deployed`, `a place for ${missing} is expected`)
}

/** The corners of the table, or of the part of it that is played on, in cells. */
function cornersOf({ part }: LaidFile, field: FieldFile) {
  return [pointAt(part?.from ?? [0, 0]), pointAt(part?.to ?? sizeOf(field))] as const
}

function checkOnTable(
  file: string,
  place: string,
  name: string,
  body: Convex,
  scenario: LaidFile,
  field: FieldFile,
): void {
  const [[west, south], [east, north]] = cornersOf(scenario, field)
  const isOn =
    body.west >= west - GRACE && body.south >= south - GRACE && body.east <= east + GRACE && body.north <= north + GRACE
  if (!isOn) throw wrong(file, place, `${name} does not stand wholly on the table`)
}

function checkGeneral(
  file: string,
  place: string,
  general: readonly [number, number],
  scenario: LaidFile,
  field: FieldFile,
): void {
  const [[west, south], [east, north]] = cornersOf(scenario, field)
  const [x, y] = pointAt(general)
  if (x < west || x > east || y < south || y > north) throw wrong(file, place, 'the general is not on the table')
}

function checkDeployed(
  file: string,
  place: string,
  { unit, at, heading, formation }: Deployed,
  arm: Arm,
  field: FieldFile,
  { tables }: Parts,
  stand: (here: string, name: string, body: Body) => void,
): void {
  const formations: readonly string[] = FORMATION_IDS[arm]
  if (!formations.includes(formation))
    throw wrong(file, `${place}.formation`, `${unit} is ${arm}: ${formations.join(', ')} is expected`)
  const body = bodyAt(tables, baseOf(arm, formation), at, heading)
  stand(`${place}.at`, unit, body)
  if (formation !== 'garrison') return
  const sections = field.ground.flatMap((one) => sectionsOf(one))
  if (!sections.some(({ outline }) => isWhollyOn(areaOf(file, place, outline), body)))
    throw wrong(file, `${place}.at`, `${unit} is a garrison and not wholly within a section (9.3)`)
}
