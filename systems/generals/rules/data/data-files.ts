/**
 * A designer's own files in place of the shipped ones. The code is written for the sectors of the board, so they stay.
 * Checks what the schemas cannot express.
 */
import { UserError } from '../../../../src/kernel/index.ts'
import { validated } from '../../../../src/kernel/json.ts'
import { idsOf, listOf, readRulebook, refuseTwins } from '../../../../src/kernel/rulebook-file.ts'
import {
  CAPACITY,
  enemyOf,
  FIELD,
  HOME,
  RESERVE,
  SECTOR_NAMES,
  SIDE_NAMES,
  SIDES,
  sectorNumber,
  stepBetween,
} from '../state/board.ts'
import { BATTERIES, LINES, MARKERS } from '../state/counts.ts'
import { TYPE_NAMES } from '../state/stands.ts'
import type { TablesFile } from '../state/tables.ts'
import type { TerrainFile } from '../state/terrain.ts'
import { type ArmyFile, fits, type GeneralsData, type SetupFile, sum, type Units } from './data.ts'
import { rulebookSchema, scenariosSchema, tablesSchema, terrainSchema } from './data-schemas.ts'

const wrong = (file: string, place: string, complaint: string) => new UserError(`${file}: ${place}: ${complaint}`)

const BOARD_FILE = /^boards\/(.+)\.json$/
/** The files that a designer may replace. */
export const REPLACEABLE = ['scenarios.json', 'tables.json', 'rulebook.json', 'boards/*.json']

/**
 * The data with some files replaced by a designer's, as parsed. Throws a UserError that names the file, the place in it
 * and the fault.
 */
export function withFiles(shipped: GeneralsData, files: ReadonlyMap<string, unknown>): GeneralsData {
  const boards: Record<string, TerrainFile> = { ...shipped.boards }
  let { tables, scenarios, rulebook } = shipped
  for (const [file, value] of files) {
    const [, board] = BOARD_FILE.exec(file) ?? []
    if (file === 'tables.json') tables = readTables(file, shipped.tables, value)
    else if (file === 'rulebook.json') rulebook = readRulebook(rulebookSchema, file, shipped.rulebook, value)
    else if (file === 'scenarios.json') scenarios = validated(scenariosSchema, value, file) as GeneralsData['scenarios']
    else if (board !== undefined) boards[board] = readTerrain(file, board, value)
    else if (file === 'board.json')
      throw new UserError(`${file}: the sectors of the board stay as they are; there are ${listOf(REPLACEABLE)}`)
    else throw new UserError(`${file}: no file that can be replaced; there are ${listOf(REPLACEABLE)}`)
  }
  const data = { tables, scenarios, rulebook, boards }
  // The tables say how many pieces there are, so scenarios are checked after them, and compensation after both.
  if (files.has('scenarios.json') || files.has('tables.json')) checkScenarios('scenarios.json', data)
  for (const file of files.keys()) {
    const [, board] = BOARD_FILE.exec(file) ?? []
    if (board !== undefined) checkCompensation(file, boards[board], data)
  }
  return data
}

// Scenarios

function checkScenarios(file: string, { scenarios: { scenarios, armies }, tables }: GeneralsData): void {
  refuseTwins(file, 'scenarios', idsOf(scenarios))
  refuseTwins(file, 'armies.list', idsOf(armies.list))
  for (const [k, army] of armies.list.entries()) checkBox(file, `armies.list[${k}].units`, army.units, tables)
  for (const [k, scenario] of scenarios.entries()) {
    const place = `scenarios[${k}]`
    if ((scenario.setup === undefined) === (scenario.sizes === undefined))
      throw wrong(file, place, 'either a setup or sizes are expected: where units stand, or how many the players place')
    if (scenario.setup !== undefined) checkSetup(file, `${place}.setup`, scenario.setup, tables)
    else checkSizes(file, place, scenario, armies.list)
  }
}

/** No more pieces of a colour than the box holds (G3). */
function checkBox(file: string, place: string, units: Units, tables: TablesFile): void {
  const { infantry, cavalry, artillery } = tables.units.types
  for (const [type, { boxLimit }] of [infantry, cavalry, artillery].entries()) {
    const n = units[TYPE_NAMES[type]] ?? 0
    if (n > boxLimit) throw wrong(file, place, `${n}${TYPE_NAMES[type]}, but the box has ${boxLimit} of a colour`)
  }
}

function checkSetup(file: string, place: string, setup: NonNullable<SetupFile['setup']>, tables: TablesFile): void {
  const all: Record<string, number>[] = SIDES.map(() => ({}))
  for (const side of SIDES)
    for (const [sector, units] of Object.entries(setup[SIDE_NAMES[side]])) {
      const here = `${place}.${SIDE_NAMES[side]}.${sector}`
      const n = sum(units)
      if (n === 0) continue
      if (sectorNumber(sector) === RESERVE[enemyOf(side)]) throw wrong(file, here, "no unit enters the enemy's reserve")
      if (sectorNumber(sector) < FIELD && n > CAPACITY)
        throw wrong(file, here, `${n} units, but a sector holds ${CAPACITY}`)
      if (side === 1 && sum(setup.white[sector] ?? {}) > 0) throw wrong(file, here, 'units of both sides stand there')
      for (const [type, k] of Object.entries(units)) all[side][type] = (all[side][type] ?? 0) + k
    }
  for (const side of SIDES) checkBox(file, `${place}.${SIDE_NAMES[side]}`, all[side], tables)
}

function checkSizes(file: string, place: string, { sizes, army }: SetupFile, armies: readonly ArmyFile[]): void {
  if (sizes === undefined) return
  for (const side of SIDES)
    for (const [sector, n] of Object.entries(sizes[SIDE_NAMES[side]])) {
      const here = `${place}.sizes.${SIDE_NAMES[side]}.${sector}`
      const number = sectorNumber(sector)
      if (number !== RESERVE[side] && !HOME[side].includes(number))
        throw wrong(
          file,
          here,
          `units are placed in ${[...HOME[side], RESERVE[side]].map((s) => SECTOR_NAMES[s]).join(', ')}`,
        )
      if (number < FIELD && n > CAPACITY) throw wrong(file, here, `${n} units, but a sector holds ${CAPACITY}`)
    }
  const fitting = armies.filter((one) => fits(one, sizes))
  if (fitting.length === 0)
    throw wrong(
      file,
      `${place}.sizes`,
      `no army has as many units on both sides (${sum(sizes.white)} and ${sum(sizes.black)})`,
    )
  if (army !== undefined && !fitting.some(({ id }) => id === army))
    throw wrong(file, `${place}.army`, `'${army}' is no army of that size; there are ${idsOf(fitting).join(', ')}`)
}

// Ground

function readTerrain(file: string, name: string, value: unknown): TerrainFile {
  const terrain = validated(terrainSchema, value, file) as TerrainFile
  if (terrain.id !== name) throw wrong(file, 'id', `'${name}' is expected, as the file is called`)
  const onField = (place: string, sector: string) => {
    if (sectorNumber(sector) >= FIELD) throw wrong(file, place, `${sector} is a reserve, where no terrain lies`)
  }
  for (const sector of Object.keys(terrain.sectors)) onField(`sectors.${sector}`, sector)
  const water = new Map<string, string>()
  for (const [k, { id, sectors }] of terrain.rivers.entries())
    for (const [j, sector] of sectors.entries()) {
      const place = `rivers[${k}].sectors[${j}]`
      onField(place, sector)
      if (water.has(sector)) throw wrong(file, place, `${sector} lies on a river already`)
      water.set(sector, id)
    }
  refuseTwins(file, 'rivers', idsOf(terrain.rivers))
  for (const key of ['roads', 'bridges'] as const)
    for (const [k, [x, y]] of terrain[key].entries())
      if (stepBetween(sectorNumber(x), sectorNumber(y)) < 0)
        throw wrong(file, `${key}[${k}]`, `${x} and ${y} do not touch`)
  for (const [k, [x, y]] of terrain.bridges.entries())
    if (water.get(x) === water.get(y)) throw wrong(file, `bridges[${k}]`, `no river is crossed between ${x} and ${y}`)
  return terrain
}

/** The compensation that a board suggests must be one that can be chosen. */
function checkCompensation(file: string, { compensation }: TerrainFile, { tables, scenarios }: GeneralsData): void {
  const { lowest, highest } = tables.compensation
  const check = (place: string, points: number) => {
    if (points < lowest || points > highest)
      throw wrong(file, place, `a number from ${lowest} to ${highest} is expected, not ${points}`)
  }
  check('compensation.handicap', compensation.handicap)
  for (const [id, points] of Object.entries(compensation.scenarios ?? {})) {
    const place = `compensation.scenarios.${id}`
    check(place, points)
    const known = idsOf(scenarios.scenarios)
    if (!known.includes(id)) throw wrong(file, place, `there is no such scenario; there are ${known.join(', ')}`)
  }
}

// Rulebook

/** The same rules in other words, and additional ones; the existing ones stay, as refusals cite them. */
// Tables

/** Values that the code plays as fixed and does not read from the tables. */
const FIXED = [
  'modifiers.columns',
  'dice.sides',
  ...['infantry', 'cavalry', 'artillery'].flatMap((type) =>
    ['symbol', 'movement', 'activations', 'phases', 'rangedDice', 'meleeDice', 'reactions', 'fleesAfter'].map(
      (key) => `units.types.${type}.${key}`,
    ),
  ),
  'phases.list',
  'combatSteps.list',
  'placementOrder.list',
  'bombardmentOrder.list',
  'scoring.order',
  'orderDice.dice',
  'orderDelivery.dice',
  'terrain.building.occupants',
]
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce((inner, key) => (inner as Record<string, unknown>)[key], value)

function readTables(file: string, shipped: TablesFile, value: unknown): TablesFile {
  const tables = validated(tablesSchema, value, file)
  for (const path of FIXED) {
    const ours = JSON.stringify(at(shipped, path))
    if (JSON.stringify(at(tables, path)) !== ours)
      throw wrong(file, path, `${ours} is expected: the rules play nothing else`)
  }
  checkModifiers(file, shipped, tables)
  const { dice, game, orderDice, orderDelivery, armyMorale, units } = tables
  if (dice.lowest > dice.highest)
    throw wrong(file, 'dice.lowest', `no more than ${dice.highest}, the highest, is expected`)
  if (armyMorale.loseAt >= armyMorale.startVp)
    throw wrong(file, 'armyMorale.loseAt', `less than ${armyMorale.startVp} is expected`)
  if (units.types.artillery.boxLimit > BATTERIES)
    throw wrong(file, 'units.types.artillery.boxLimit', `${BATTERIES} batteries of a side can be played`)
  const most = Math.max(game.orders, dice.sides + orderDice.plus) + orderDelivery.extra
  if (most > LINES) throw wrong(file, 'game.orders', `a sheet has ${LINES} lines, and there could be ${most} orders`)
  checkMarkers(file, tables)
  return tables
}

/** Numbers may be changed; blanks stay blank, as there is nothing to look up. */
function checkModifiers(file: string, shipped: TablesFile, tables: TablesFile): void {
  for (const [name, row] of Object.entries(shipped.modifiers.rows))
    for (const [column, ours] of row.entries()) {
      const cell = tables.modifiers.rows[name][column]
      const place = `modifiers.rows.${name}[${column}]`
      if ((cell === null) !== (ours === null))
        throw wrong(file, place, ours === null ? 'null is expected' : 'a cell is expected')
      for (const part of [0, 1])
        if ((cell?.[part] === null) !== (ours?.[part] === null))
          throw wrong(
            file,
            `${place}[${part}]`,
            ours?.[part] === null ? 'null is expected: there is no such attack' : 'a number is expected',
          )
    }
}

/** Both sets have a general, and a sector for each marker (A47). */
function checkMarkers(file: string, { markerSets }: TablesFile): void {
  const { none, few, many } = markerSets
  if (none.home.length + none.middle.length > 0) throw wrong(file, 'markerSets.none', 'no markers are expected')
  for (const [name, { home, middle }] of Object.entries({ few, many })) {
    const place = `markerSets.${name}`
    if (home.filter((kind) => kind === 'general').length !== 1 || middle.includes('general'))
      throw wrong(file, `${place}.home`, 'one general is expected there, and none in the middle row')
    for (const [row, kinds] of Object.entries({ home, middle }))
      if (kinds.length > HOME[0].length)
        throw wrong(file, `${place}.${row}`, `${HOME[0].length} sectors are there for markers`)
    if (home.length + middle.length > MARKERS) throw wrong(file, place, `${MARKERS} markers at most are expected`)
  }
}
