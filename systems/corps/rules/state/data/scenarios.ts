/** Scenarios as a designer writes them: how they are read, and what is wrong with them. */
import { validated } from '../../../../../src/kernel/json.ts'
import { idsOf, refuseTwins } from '../../../../../src/kernel/rulebook-file.ts'
import type { ArmiesFile, ArmyFile } from './armies-schema.ts'
import type { CorpsData } from './data.ts'
import type { FieldFile } from './fields-schema.ts'
import { pointAt, sizeOf } from './measures.ts'
import { optionsOf } from './options.ts'
import { outlinesOf, sectionsOf } from './outlines.ts'
import {
  type CommandFile,
  type LaidFile,
  type ScenarioFile,
  type ScenariosFile,
  scenariosSchema,
} from './scenarios-schema.ts'
import { checkChosenNumber, checkPlaced } from './standing.ts'
import type { TablesFile } from './tables-schema.ts'
import { wrong } from './wrong.ts'

/** What scenarios are made of. */
type Parts = Pick<CorpsData, 'armies' | 'tables' | 'fields'>

/**
 * Reads scenarios, as parsed, over these armies, tables and fields. Throws a UserError that names the file, the place
 * in it and what is wrong there.
 */
export function readScenarios(file: string, value: unknown, parts: Parts): ScenariosFile {
  const scenarios = validated(scenariosSchema, value, file)
  refuseTwins(file, 'scenarios', idsOf(scenarios.scenarios))
  for (const [k, scenario] of scenarios.scenarios.entries()) checkScenario(file, `scenarios[${k}]`, scenario, parts)
  return scenarios
}

function checkScenario(file: string, place: string, scenario: ScenarioFile, parts: Parts): void {
  checkOptions(file, place, scenario, parts.tables)
  const armies = armiesOf(file, place, scenario, parts.armies)
  checkChips(file, place, scenario, armies, parts.armies)
  const fieldAt = (here: string, id: string): FieldFile => {
    const field = parts.fields.fields.find((one) => one.id === id)
    if (field === undefined) throw wrong(file, here, `there is no field '${id}'`)
    return field
  }
  if (scenario.setUp === 'laid') {
    const field = fieldAt(`${place}.field`, scenario.field)
    checkPart(file, place, scenario, field)
    checkSections(file, `${place}.victory.sections`, scenario.victory.sections, field)
    for (const [k, { commands }] of scenario.sides.entries())
      checkCommands(file, `${place}.sides[${k}].commands`, commands, armies[k], scenario, field)
    checkPlaced(file, place, scenario, field, parts)
    return
  }
  for (const [k, { field: id, sections }] of scenario.fields.entries())
    checkSections(file, `${place}.fields[${k}].sections`, sections, fieldAt(`${place}.fields[${k}].field`, id))
  checkChoice(file, place, scenario, armies)
  for (const [k, { reserve }] of scenario.sides.entries())
    checkReserve(file, `${place}.sides[${k}]`, reserve, armies[k])
  checkChosenNumber(file, place, scenario, armies)
}

/** 0.3 What the reserve of a side may have: cavalry and batteries of its army, each once. */
function checkReserve(file: string, place: string, reserve: readonly string[], army: ArmyFile): void {
  const command = army.commands.find(({ role }) => role === 'reserve')
  if (command === undefined && reserve.length > 0) throw wrong(file, `${place}.reserve`, `${army.id} has no reserve`)
  for (const [k, unit] of reserve.entries()) {
    if (reserve.indexOf(unit) !== k) throw wrong(file, `${place}.reserve[${k}]`, `'${unit}' stands there twice`)
    if (command !== undefined) checkAllotted(file, `${place}.reserve[${k}]`, unit, command, army)
  }
}

function checkOptions(file: string, place: string, scenario: ScenarioFile, tables: TablesFile): void {
  const known = optionsOf(scenario, tables)
  for (const [name, value] of Object.entries(scenario.options ?? {})) {
    const option = known.find((one) => one.name === name)
    const here = `${place}.options.${name}`
    if (option === undefined) throw wrong(file, here, `there is no such option; there are ${namesOf(known)}`)
    if (!option.values.includes(value)) throw wrong(file, here, `one of these is expected: ${option.values.join(', ')}`)
  }
}

const namesOf = (list: readonly { readonly name: string }[]): string => list.map(({ name }) => name).join(', ')

function armiesOf(file: string, place: string, { sides }: ScenarioFile, { armies }: ArmiesFile): readonly ArmyFile[] {
  const both = sides.map(({ army: id }, k) => {
    const army = armies.find((one) => one.id === id)
    if (army === undefined) throw wrong(file, `${place}.sides[${k}].army`, `there is no army '${id}'`)
    return army
  })
  if (both[0] === both[1]) throw wrong(file, `${place}.sides[1].army`, `${both[1].id} is the army of the other side`)
  if (sides[0].home === sides[1].home)
    throw wrong(file, `${place}.sides[1].home`, `the ${sides[1].home} is the home of the other side`)
  return both
}

/** 0.6 Every chip in the bag is that of one general; 0.8 the tactical chip is for an army that has it. */
function checkChips(
  file: string,
  place: string,
  scenario: ScenarioFile,
  armies: readonly ArmyFile[],
  { nations }: ArmiesFile,
): void {
  const { chips } = scenario
  for (const [k, chip] of chips.entries())
    if (chips.indexOf(chip) !== k) throw wrong(file, `${place}.chips[${k}]`, `the chip '${chip}' stands there twice`)
  const hasTactical = armies.some(({ nation }) => nations.find(({ id }) => id === nation)?.tacticalChip)
  if (chips.includes('french-tactical') && !hasTactical)
    throw wrong(file, `${place}.chips`, 'neither army has the tactical chip (0.8)')
  const used = new Map<number, string>()
  for (const [k, army] of armies.entries())
    for (const { id, chip } of army.commands) {
      if (scenario.setUp === 'laid' && !scenario.sides[k].commands.some(({ command }) => command === id)) continue
      const other = used.get(chip)
      if (other !== undefined)
        throw wrong(file, `${place}.sides[${k}]`, `${id} and ${other} have the same chip, ${chip} (0.6)`)
      used.set(chip, id)
    }
}

function checkPart(file: string, place: string, { part }: LaidFile, field: FieldFile): void {
  if (part === undefined) return
  const [width, height] = sizeOf(field)
  const { from, to } = part
  if (to[0] > width || to[1] > height)
    throw wrong(file, `${place}.part.to`, `the table of ${field.id} is ${width} by ${height} inches`)
  if (from[0] >= to[0] || from[1] >= to[1])
    throw wrong(file, `${place}.part`, 'the south-western corner, then the north-eastern one are expected')
}

function checkSections(file: string, place: string, sections: readonly string[], field: FieldFile): void {
  const known = idsOf(field.ground.flatMap((one) => sectionsOf(one)))
  for (const [k, id] of sections.entries()) {
    if (!known.includes(id)) throw wrong(file, `${place}[${k}]`, `${field.id} has no section '${id}'`)
    if (sections.indexOf(id) !== k) throw wrong(file, `${place}[${k}]`, `'${id}' stands there twice`)
  }
}

function checkChoice(
  file: string,
  place: string,
  { choose }: Extract<ScenarioFile, { setUp: 'chosen' }>,
  armies: readonly ArmyFile[],
): void {
  if (choose.most < choose.least) throw wrong(file, `${place}.choose.most`, `${choose.least} or more is expected`)
  for (const { id, commands } of armies) {
    const there = commands.filter(({ role }) => role !== 'chief').length
    if (there < choose.most)
      throw wrong(file, `${place}.choose.most`, `${id} has only ${there} commands beside its commander in chief`)
  }
}

function checkCommands(
  file: string,
  place: string,
  commands: readonly CommandFile[],
  army: ArmyFile,
  scenario: LaidFile,
  field: FieldFile,
): void {
  const has = new Map<string, string>()
  for (const [k, { command: id, units, order }] of commands.entries()) {
    const here = `${place}[${k}]`
    const command = army.commands.find((one) => one.id === id)
    if (command === undefined) throw wrong(file, `${here}.command`, `${army.id} has no command '${id}'`)
    if (commands.findIndex((one) => one.command === id) !== k)
      throw wrong(file, `${here}.command`, `'${id}' stands there twice`)
    for (const [j, unit] of units.entries()) {
      const other = has.get(unit)
      if (other !== undefined) throw wrong(file, `${here}.units[${j}]`, `${other} has ${unit} already`)
      has.set(unit, id)
      checkAllotted(file, `${here}.units[${j}]`, unit, command, army)
    }
    if (command.role === 'chief') {
      if (order !== undefined) throw wrong(file, `${here}.order`, 'a commander in chief has no order (0.4)')
    } else if (order === undefined) throw wrong(file, here, `${id} has no order (0.4)`)
    else checkOrder(file, `${here}.order`, order, scenario, field)
  }
}

/** 0.3 Units are with their own corps; cavalry and batteries may be with the reserve. */
function checkAllotted(
  file: string,
  place: string,
  id: string,
  { id: command, role }: ArmyFile['commands'][number],
  army: ArmyFile,
): void {
  const unit = army.units.find((one) => one.id === id)
  if (unit === undefined) throw wrong(file, place, `${army.id} has no unit '${id}'`)
  if (unit.command === command || (role === 'reserve' && unit.arm !== 'infantry')) return
  throw wrong(file, place, `${id} is of ${unit.command}; only cavalry and batteries are allotted, to the reserve (0.3)`)
}

function checkOrder(
  file: string,
  place: string,
  { order, objective }: NonNullable<CommandFile['order']>,
  { part }: LaidFile,
  field: FieldFile,
): void {
  if (objective === undefined) {
    if (order !== 'halt') throw wrong(file, place, `the order ${order} has no objective (0.4)`)
    return
  }
  const ground = field.ground.find(({ id }) => id === objective)
  if (ground === undefined) throw wrong(file, `${place}.objective`, `${field.id} has no ground '${objective}'`)
  if (part === undefined) return
  const [[west, south], [east, north]] = [pointAt(part.from), pointAt(part.to)]
  const isOn = outlinesOf(ground).some((outline) =>
    outline.map(pointAt).some(([x, y]) => x >= west && x <= east && y >= south && y <= north),
  )
  if (!isOn)
    throw wrong(file, `${place}.objective`, `${objective} lies outside the part of the field that is played on`)
}
