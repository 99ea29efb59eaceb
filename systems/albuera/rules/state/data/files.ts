/** The data files as a designer edits them: how each is read, and the checks that need all of them together. */

import { adjacent, type Grid, hexNamed } from '../../../../../src/hex/index.ts'
import { rightHalf } from '../../../../../src/hex/two-hex.ts'
import { UserError } from '../../../../../src/kernel/index.ts'
import { validated } from '../../../../../src/kernel/json.ts'
import { idsOf, listOf, readRulebook, refuseTwins } from '../../../../../src/kernel/rulebook-file.ts'
import type { AlbueraData } from './data.ts'
import { type ForcesFile, forcesSchema } from './forces-schema.ts'
import { FACING_IDS } from './ids.ts'
import { readMap } from './map.ts'
import { gridOf } from './map-kind.ts'
import { inPart } from './part.ts'
import { rulebookSchema } from './rulebook-schema.ts'
import { type ScenarioFile, type ScenariosFile, scenariosSchema } from './scenarios-schema.ts'
import { stackingFault } from './stacked.ts'
import { type TablesFile, tablesSchema } from './tables-schema.ts'

const wrong = (file: string, place: string, complaint: string) => new UserError(`${file}: ${place}: ${complaint}`)

/** The files that a designer may replace. */
export const REPLACEABLE = ['forces.json', 'tables.json', 'map.json', 'scenarios.json', 'rulebook.json']

/**
 * The data with some files replaced by a designer's, as parsed. Throws a UserError that names the file, the place in it
 * and the fault.
 */
export function withFiles(shipped: AlbueraData, files: ReadonlyMap<string, unknown>): AlbueraData {
  let { forces, tables, map, scenarios, rulebook } = shipped
  for (const [file, value] of files) {
    if (file === 'forces.json') forces = readForces(file, value)
    else if (file === 'tables.json') tables = readTables(file, value)
    else if (file === 'map.json') map = readMap(file, value)
    else if (file === 'scenarios.json') scenarios = validated(scenariosSchema, value, file)
    else if (file === 'rulebook.json') rulebook = readRulebook(rulebookSchema, file, shipped.rulebook, value)
    else throw new UserError(`${file}: no file that can be replaced; there are ${listOf(REPLACEABLE)}`)
  }
  if (['forces.json', 'map.json', 'scenarios.json'].some((file) => files.has(file)))
    scenarios = readScenarios('scenarios.json', scenarios, forces, gridOf(map))
  checkCalibres(forces, tables)
  return { forces, tables, map, scenarios, rulebook }
}

/** Reads tables, as parsed. Throws a UserError that names the file, the place in it and the fault. */
function readTables(file: string, value: unknown): TablesFile {
  const tables = validated(tablesSchema, value, file)
  refuseTwins(file, 'terrain', idsOf(tables.terrain))
  refuseTwins(file, 'hexsides', idsOf(tables.hexsides))
  checkFire(file, tables)
  checkClash(file, tables)
  return tables
}

/** 14.9.3, 10.3 The Musket Fire Table begins at 1 and rises; the bands of guns follow each other without a gap. */
function checkFire(file: string, { fire }: TablesFile): void {
  refuseTwins(file, 'fire.effects', idsOf(fire.effects))
  for (const [k, { least }] of fire.rows.entries()) {
    const expected = k === 0 ? 1 : fire.rows[k - 1].least + 1
    if (k === 0 ? least !== 1 : least < expected)
      throw wrong(file, `fire.rows[${k}].least`, `${k === 0 ? '1' : `${expected} or more`} is expected`)
  }
  for (const [k, { calibre, bands }] of fire.guns.entries()) {
    const place = `fire.guns[${k}]`
    if (fire.guns.findIndex((one) => one.calibre === calibre) !== k)
      throw wrong(file, `${place}.calibre`, `guns of ${calibre} pounds stand there twice`)
    for (const [j, { from, to }] of bands.entries()) {
      const expected = j === 0 ? 1 : bands[j - 1].to + 1
      if (from !== expected) throw wrong(file, `${place}.bands[${j}].from`, `${expected} is expected, without a gap`)
      if (to < from) throw wrong(file, `${place}.bands[${j}].to`, `${from} or more is expected`)
    }
  }
}

/** 10.3 Every battery finds its calibre in the tables. */
function checkCalibres({ units }: ForcesFile, { fire }: TablesFile): void {
  for (const [k, unit] of units.entries())
    if (unit.arm === 'artillery' && !fire.guns.some(({ calibre }) => calibre === unit.calibre))
      throw wrong('forces.json', `units[${k}].calibre`, `tables.json has no guns of ${unit.calibre} pounds (10.3)`)
}

/** 15.7 The columns of the Clash Table follow each other without a gap, with 0 among them; its steps rise. */
function checkClash(file: string, { clash }: TablesFile): void {
  const { columns } = clash.table
  for (const [k, { difference }] of columns.entries()) {
    const expected = k === 0 ? Math.min(0, difference) : columns[k - 1].difference + 1
    if (difference !== expected)
      throw wrong(file, `clash.table.columns[${k}].difference`, `${expected} is expected, without a gap`)
  }
  if (columns[columns.length - 1].difference < 0)
    throw wrong(file, 'clash.table.columns', 'a column for the difference 0 is expected, the basic one (15.7)')
  const { numbers, morale } = clash.shifts
  for (let k = 1; k < numbers.length; k++)
    if (numbers[k].ratio <= numbers[k - 1].ratio)
      throw wrong(file, `clash.shifts.numbers[${k}].ratio`, `more than ${numbers[k - 1].ratio} is expected`)
  for (let k = 1; k < morale.length; k++)
    if (morale[k].by <= morale[k - 1].by)
      throw wrong(file, `clash.shifts.morale[${k}].by`, `more than ${morale[k - 1].by} is expected`)
  if (clash.guns.to < clash.guns.from) throw wrong(file, 'clash.guns.to', `${clash.guns.from} or more is expected`)
}

type Unit = ForcesFile['units'][number]
type Chart = ForcesFile['supporting']

/** Reads an order of battle, as parsed. Throws a UserError that names the file, the place in it and the fault. */
export function readForces(file: string, value: unknown): ForcesFile {
  const forces = validated(forcesSchema, value, file)
  const { nations, commanders, units } = forces
  for (const [place, list] of Object.entries({ nations, units, commanders })) refuseTwins(file, place, idsOf(list))
  const called = new Set(idsOf(units))
  for (const [k, { id }] of commanders.entries())
    if (called.has(id)) throw wrong(file, `commanders[${k}].id`, `a unit is called '${id}' already`)
  checkNations(file, forces)
  checkCommanders(file, forces)
  for (const [k, unit] of units.entries()) checkUnit(file, `units[${k}]`, unit, forces)
  checkChart(file, 'supporting', forces.supporting, forces)
  return forces
}

function checkNations(file: string, { nations, losses }: ForcesFile): void {
  for (const [k, { like, side }] of nations.entries())
    if (like !== undefined && nations.find(({ id }) => id === like)?.side !== side)
      throw wrong(file, `nations[${k}].like`, `there is no nation '${like}' of that side`)
  for (const [k, front] of losses.front.entries())
    if (front > k + 1)
      throw wrong(file, `losses.front[${k}]`, `a counter of Manpower ${k + 1} has no ${front} Losses for its front`)
}

/** The ranks above each (4.3): a brigade is under a division or the chief, a division under the chief. */
const ABOVE = { chief: [], division: ['chief'], brigade: ['division', 'chief'] } as const

function checkCommanders(file: string, { commanders }: ForcesFile): void {
  for (const [k, { side, rank, under, coordination }] of commanders.entries()) {
    const place = `commanders[${k}]`
    const above = commanders.find(({ id }) => id === under)
    const ranks: readonly string[] = ABOVE[rank]
    if (ranks.length === 0 && under !== undefined)
      throw wrong(file, `${place}.under`, 'a commander-in-chief has no superior')
    if (ranks.length > 0 && (above?.side !== side || !ranks.includes(above.rank)))
      throw wrong(file, `${place}.under`, `a superior of that side is expected: ${ranks.join(' or ')}`)
    if (rank === 'brigade' && coordination !== undefined)
      throw wrong(file, `${place}.coordination`, 'brigade commanders have none')
    if (rank !== 'brigade' && coordination === undefined)
      throw wrong(file, `${place}.coordination`, 'a number from 0 to 9 is expected (4.5.2)')
  }
}

function checkUnit(file: string, place: string, unit: Unit, { nations, commanders, losses }: ForcesFile): void {
  if (nations.find(({ id }) => id === unit.nation)?.side !== unit.side)
    throw wrong(file, `${place}.nation`, `there is no nation '${unit.nation}' of that side`)
  if (commanders.find(({ id }) => id === unit.commander)?.side !== unit.side)
    throw wrong(file, `${place}.commander`, `there is no commander '${unit.commander}' of that side`)
  if (unit.arm === 'artillery') return
  const hasBack = losses.front[unit.manpower - 1] < unit.manpower
  if (unit.morale.length !== (hasBack ? 2 : 1))
    throw wrong(
      file,
      `${place}.morale`,
      `${unit.id} has Manpower ${unit.manpower}, so the Morale of ${hasBack ? 'both sides' : 'one side'} is expected`,
    )
}

/** 4.7 Each Supporting Unit is in the chart once, under a commander of its side. */
function checkChart(file: string, place: string, chart: Chart, { units, commanders }: ForcesFile): void {
  const known = new Map<string, string>()
  for (const [k, { under, units: ids }] of chart.entries()) {
    const side = commanders.find(({ id }) => id === under)?.side
    if (side === undefined) throw wrong(file, `${place}[${k}].under`, `there is no commander '${under}'`)
    for (const [j, id] of ids.entries()) {
      const here = `${place}[${k}].units[${j}]`
      if (units.find((unit) => unit.id === id)?.side !== side)
        throw wrong(file, here, `there is no unit '${id}' of that side`)
      const other = known.get(id)
      if (other !== undefined) throw wrong(file, here, `${id} stands under ${other} already`)
      known.set(id, under)
    }
  }
}

/**
 * Reads scenarios, as parsed, for this order of battle and map. Throws a UserError that names the file, the place in it
 * and the fault.
 */
export function readScenarios(file: string, value: unknown, forces: ForcesFile, grid: Grid): ScenariosFile {
  const scenarios = validated(scenariosSchema, value, file)
  refuseTwins(file, 'scenarios', idsOf(scenarios.scenarios))
  for (const [k, scenario] of scenarios.scenarios.entries())
    checkScenario(file, `scenarios[${k}]`, scenario, forces, grid)
  return scenarios
}

function checkScenario(file: string, place: string, scenario: ScenarioFile, forces: ForcesFile, grid: Grid): void {
  checkPart(file, place, scenario, grid)
  const onPart = inPart(scenario, grid)
  const at = (here: string, name: string): number => {
    const hex = hexNamed(grid, name)
    if (hex < 0) throw wrong(file, here, `there is no hex ${name}`)
    if (!onPart(hex)) throw wrong(file, here, `${name} lies outside the part of the map that is played on`)
    return hex
  }
  for (const side of ['french', 'coalition'] as const) {
    for (const [j, name] of scenario.returns[side].entries()) at(`${place}.returns.${side}[${j}]`, name)
    checkChits(file, `${place}.pool.${side}`, scenario, side, forces)
  }
  if (scenario.bonus) at(`${place}.bonus.hex`, scenario.bonus.hex)
  checkChart(file, `${place}.supporting`, scenario.supporting ?? [], forces)
  const placed = new Set<string>()
  const once = (here: string, id: string): void => {
    if (placed.has(id)) throw wrong(file, here, `${id} is placed twice`)
    placed.add(id)
  }
  for (const [k, { commander, at: name }] of scenario.commanders.entries()) {
    const here = `${place}.commanders[${k}]`
    if (!forces.commanders.some(({ id }) => id === commander))
      throw wrong(file, `${here}.commander`, `there is no commander '${commander}'`)
    once(`${here}.commander`, commander)
    at(`${here}.at`, name)
  }
  for (const [k, stack] of scenario.deployment.entries()) {
    const here = `${place}.deployment[${k}]`
    const hexes = stack.at.map((name, j) => at(`${here}.at[${j}]`, name))
    for (const [j, id] of stack.units.entries()) {
      const unit = forces.units.find((one) => one.id === id)
      if (unit?.side !== stack.side) throw wrong(file, `${here}.units[${j}]`, `there is no unit '${id}' of that side`)
      once(`${here}.units[${j}]`, id)
      const superior = superiorOf(unit, scenario, forces)
      if (!placed.has(superior))
        throw wrong(file, `${here}.units[${j}]`, `${id} is under ${superior}, who is not in this scenario`)
      checkArray(file, here, unit, stack, forces)
    }
    if (hexes.length === 2) checkHalves(file, here, stack, hexes, grid)
  }
  const fault = stackingFault(scenario, forces)
  if (fault) throw wrong(file, `${place}.${fault.place}`, fault.complaint)
}

/** 6.3 The halves of a Line over two hexes touch, the right one on the right. */
function checkHalves(
  file: string,
  place: string,
  { at, facing }: ScenarioFile['deployment'][number],
  [left, right]: readonly number[],
  grid: Grid,
): void {
  if (!adjacent(grid, left, right)) throw wrong(file, `${place}.at`, `${at[0]} and ${at[1]} do not touch`)
  if (rightHalf(grid, left, FACING_IDS.indexOf(facing)) !== right)
    throw wrong(file, `${place}.at`, `${at[1]} is not on the right of ${at[0]} as one faces ${facing}`)
}

/** The superior whose orders a unit follows in a scenario: the one in the chart for it, or its own commander (4.7). */
function superiorOf(unit: Unit, scenario: ScenarioFile, forces: ForcesFile): string {
  const chart = scenario.supporting ?? forces.supporting
  return chart.find(({ units }) => units.includes(unit.id))?.under ?? unit.commander
}

function checkPart(file: string, place: string, { part }: ScenarioFile, grid: Grid): void {
  if (part === undefined) return
  for (const [what, [first, last], most] of [
    ['columns', part.columns, grid.columns],
    ['rows', part.rows, grid.rows],
  ] as const)
    if (first > last || last > most)
      throw wrong(file, `${place}.part.${what}`, `a range from 1 to ${most} is expected, the lower number first`)
}

/**
 * 3.1 Chits belong to commanders of the side that have one, each once, and a side has enough for the number that it may
 * choose.
 */
function checkChits(
  file: string,
  place: string,
  { pool, commanders: placed }: ScenarioFile,
  side: 'french' | 'coalition',
  { commanders }: ForcesFile,
): void {
  const { chits, most } = pool[side]
  for (const [k, chit] of chits.entries()) {
    if (commanders.find(({ id }) => id === chit)?.side !== side)
      throw wrong(file, `${place}.chits[${k}]`, `there is no commander '${chit}' of that side`)
    if (!placed.some(({ commander }) => commander === chit))
      throw wrong(file, `${place}.chits[${k}]`, `${chit} is not in this scenario`)
    if (chits.indexOf(chit) !== k) throw wrong(file, `${place}.chits[${k}]`, `${chit} stands there twice`)
  }
  if (most > chits.length) throw wrong(file, `${place}.most`, `there are only ${chits.length} chits`)
}

/** The arrays that an arm can begin in; cavalry and horse guns have none. */
function arraysOf(unit: Unit): readonly (string | undefined)[] {
  if (unit.arm === 'cavalry') return [undefined]
  if (unit.arm === 'artillery') return unit.kind === 'foot' ? ['limbered', 'unlimbered'] : [undefined]
  return unit.companies ? ['skirmish'] : ['column', 'line', 'square']
}

function checkArray(
  file: string,
  place: string,
  unit: Unit,
  { at, array }: ScenarioFile['deployment'][number],
  { nations }: ForcesFile,
): void {
  const arrays = arraysOf(unit)
  if (!arrays.includes(array))
    throw wrong(
      file,
      `${place}.array`,
      arrays.includes(undefined) ? `${unit.id} has no array` : `${unit.id} is in ${arrays.join(', ')}`,
    )
  // 6.2 Large battalions in Line cover two hexes.
  const threshold = nations.find(({ id }) => id === unit.nation)?.rectangle ?? Number.POSITIVE_INFINITY
  const wide = unit.arm === 'infantry' && array === 'line' && unit.manpower >= threshold
  if (at.length !== (wide ? 2 : 1))
    throw wrong(file, `${place}.at`, `${unit.id} stands in ${wide ? 'two hexes' : 'one hex'} here (6.2)`)
}
