/** A designer's own files in place of the shipped ones. What the schemas cannot express is checked here. */

import { atEdge, type Grid, hexNamed } from '../../../../../src/hex/index.ts'
import { UserError } from '../../../../../src/kernel/index.ts'
import { validated } from '../../../../../src/kernel/json.ts'
import { idsOf, listOf, readRulebook, refuseTwins } from '../../../../../src/kernel/rulebook-file.ts'
import type { EagleData, ForcesFile, ScenarioFile, ScenariosFile } from './data.ts'
import { MOST } from './limits.ts'
import { gridOf, readMap } from './map.ts'
import { forcesSchema, rulebookSchema, scenariosSchema, tablesSchema } from './schemas.ts'
import { withVariants } from './variants.ts'

const wrong = (file: string, place: string, complaint: string) => new UserError(`${file}: ${place}: ${complaint}`)
const tooMany = (file: string, place: string, most: number, what: string, count: number) =>
  wrong(file, place, `at most ${most} ${what} are played, and there are ${count}`)
/** The files that a designer may replace. */
export const REPLACEABLE = ['forces.json', 'tables.json', 'map.json', 'scenarios.json', 'rulebook.json']

/**
 * Returns the data with a designer's parsed files in place of some. Throws a UserError that names the file, the place
 * in it and the mistake.
 */
export function withFiles(shipped: EagleData, files: ReadonlyMap<string, unknown>): EagleData {
  let { forces, tables, map, scenarios, rulebook } = shipped
  for (const [file, value] of files) {
    if (file === 'forces.json') forces = validated(forcesSchema, value, file)
    else if (file === 'tables.json') tables = validated(tablesSchema, value, file)
    else if (file === 'map.json') map = readMap(file, value)
    else if (file === 'scenarios.json') scenarios = validated(scenariosSchema, value, file)
    else if (file === 'rulebook.json') rulebook = readRulebook(rulebookSchema, file, shipped.rulebook, value)
    else throw new UserError(`${file}: no file that can be replaced; there are ${listOf(REPLACEABLE)}`)
  }
  if (files.has('forces.json')) checkForces('forces.json', forces)
  if (['forces.json', 'map.json', 'scenarios.json'].some((file) => files.has(file)))
    checkScenarios('scenarios.json', scenarios, forces, gridOf(map))
  return { forces, tables, map, scenarios, rulebook }
}

// Forces

/**
 * Checks that the order of battle is consistent: everybody has a formation and a leader of his own side, and what his
 * arm needs.
 */
export function checkForces(file: string, { formations, leaders, units }: ForcesFile): void {
  for (const [place, list] of Object.entries({ formations, leaders, units })) refuseTwins(file, place, idsOf(list))
  const sideOf = (list: readonly { id: string; side: string }[], id: string) => list.find((one) => one.id === id)?.side
  for (const [k, { leader, side }] of formations.entries())
    if (sideOf(leaders, leader) !== side)
      throw wrong(file, `formations[${k}].leader`, `there is no leader '${leader}' of that side`)
  for (const [k, { commands, side }] of leaders.entries())
    for (const [j, formation] of commands.entries())
      if (sideOf(formations, formation) !== side)
        throw wrong(file, `leaders[${k}].commands[${j}]`, `there is no formation '${formation}' of that side`)
  for (const [k, unit] of units.entries()) {
    const place = `units[${k}]`
    if (sideOf(formations, unit.formation) !== unit.side)
      throw wrong(file, `${place}.formation`, `there is no formation '${unit.formation}' of that side`)
    if (unit.arm === 'cart') continue
    if (unit.cf === 0) throw wrong(file, `${place}.cf`, 'a combat factor of 1 at least is expected')
    if (unit.morale === undefined) throw wrong(file, `${place}.morale`, 'a grade from A to F is expected')
    if (unit.arm !== 'infantry' && unit.class === undefined)
      throw wrong(file, `${place}.class`, `light, medium or heavy is expected of ${unit.arm}`)
  }
}

// Scenarios

/**
 * Checks that every scenario puts each of its units in one place or lets it arrive once, and that everything it names
 * exists.
 */
export function checkScenarios(
  file: string,
  { scenarios, places }: ScenariosFile,
  forces: ForcesFile,
  grid: Grid,
): void {
  refuseTwins(file, 'scenarios', idsOf(scenarios))
  for (const [k, { continues }] of scenarios.entries())
    if (continues !== undefined && !scenarios.some(({ id }) => id === continues))
      throw wrong(file, `scenarios[${k}].continues`, `there is no scenario '${continues}'`)
  if (grid.count > MOST.hexes) throw tooMany('map.json', 'hexes', MOST.hexes, 'hexes', grid.count)
  for (const [name, hexes] of Object.entries(places)) checkHexes(file, `places.${name}`, hexes, grid)
  for (const [k, scenario] of scenarios.entries()) checkScenario(file, `scenarios[${k}]`, scenario, forces, grid)
}

function checkHexes(file: string, place: string, hexes: readonly string[], grid: Grid): void {
  for (const [k, name] of hexes.entries())
    if (hexNamed(grid, name) < 0) throw wrong(file, `${place}[${k}]`, `there is no hex ${name}`)
}

function checkScenario(file: string, place: string, scenario: ScenarioFile, forces: ForcesFile, grid: Grid): void {
  const formations = checkUnits(file, place, scenario, forces)
  checkLeaders(file, place, scenario, forces)
  for (const [k, entry] of scenario.deployment.entries())
    checkWhere(file, `${place}.deployment[${k}]`, entry, entry.units.length, grid)
  for (const [k, entry] of scenario.leaders.entries())
    checkWhere(file, `${place}.leaders[${k}]`, entry, entry.leaders.length, grid)
  for (const [k, { hex }] of scenario.arrivals.entries()) {
    const here = `${place}.arrivals[${k}].hex`
    checkHexes(file, here, [hex], grid)
    if (!atEdge(grid, hexNamed(grid, hex))) throw wrong(file, here, `${hex} is not at the edge of the map`)
  }
  for (const id of formations)
    if (scenario.orders[id] === undefined)
      throw wrong(file, `${place}.orders`, `formation ${id} is there and has no order; there is 'none'`)
  const known = new Set(idsOf(forces.formations))
  const exists = (here: string, ids: readonly string[]) => {
    for (const id of ids) if (!known.has(id)) throw wrong(file, here, `there is no formation '${id}'`)
  }
  exists(`${place}.orders`, Object.keys(scenario.orders))
  exists(`${place}.formationOf`, Object.values(scenario.formationOf))
  for (const [k, { formations: under, hexes = [], fallback }] of scenario.bases.entries()) {
    exists(`${place}.bases[${k}].formations`, under)
    checkHexes(file, `${place}.bases[${k}].hexes`, hexes, grid)
    checkHexes(file, `${place}.bases[${k}].fallback.choice`, fallback?.choice ?? [], grid)
  }
  for (const id of formations)
    if (!scenario.bases.some((base) => base.formations.includes(id)))
      throw wrong(file, `${place}.bases`, `formation ${id} has no base`)
  for (const [k, { formations: under }] of scenario.commanders.entries())
    exists(`${place}.commanders[${k}].formations`, under)
  checkLimits(file, place, scenario, forces)
}

/** Checks that each unit is in a scenario once; returns the formations of its units. */
function checkUnits(file: string, place: string, scenario: ScenarioFile, forces: ForcesFile): Set<string> {
  const units = new Map(forces.units.map((unit) => [unit.id, unit]))
  const where = new Map<string, string>()
  const formations = new Set<string>()
  for (const key of ['deployment', 'arrivals'] as const)
    for (const [k, { units: ids, side }] of scenario[key].entries())
      for (const [j, id] of ids.entries()) {
        const here = `${place}.${key}[${k}].units[${j}]`
        const unit = units.get(id)
        if (unit === undefined) throw wrong(file, here, `there is no unit '${id}'`)
        if (unit.side !== side) throw wrong(file, here, `${id} is not ${side}`)
        if (where.has(id)) throw wrong(file, here, `${id} has been named in ${where.get(id)} already`)
        where.set(id, here)
        formations.add(scenario.formationOf[id] ?? unit.formation)
      }
  for (const key of ['formationOf', 'losses'] as const)
    for (const id of Object.keys(scenario[key]))
      if (!where.has(id)) throw wrong(file, `${place}.${key}`, `${id} is not in this scenario`)
  if (where.size > MOST.units) throw tooMany(file, place, MOST.units, 'units', where.size)
  if (formations.size > MOST.formations) throw tooMany(file, place, MOST.formations, 'formations', formations.size)
  for (const [id, lost] of Object.entries(scenario.losses))
    if (lost >= (units.get(id)?.cf ?? 0))
      throw wrong(file, `${place}.losses.${id}`, `less than its ${units.get(id)?.cf} points are expected`)
  return formations
}

function checkLeaders(file: string, place: string, scenario: ScenarioFile, forces: ForcesFile): void {
  const known = new Map(forces.leaders.map((leader) => [leader.id, leader]))
  const where = new Map<string, string>()
  for (const key of ['leaders', 'arrivals'] as const)
    for (const [k, { leaders, side }] of scenario[key].entries())
      for (const [j, id] of leaders.entries()) {
        const here = `${place}.${key}[${k}].leaders[${j}]`
        if (known.get(id)?.side !== side) throw wrong(file, here, `there is no leader '${id}' of the ${side} side`)
        if (where.has(id)) throw wrong(file, here, `${id} has been named in ${where.get(id)} already`)
        where.set(id, here)
      }
  if (where.size > MOST.leaders) throw tooMany(file, place, MOST.leaders, 'leaders', where.size)
  for (const id of Object.keys(scenario.radius))
    if (!known.has(id)) throw wrong(file, `${place}.radius`, `there is no leader '${id}'`)
  for (const [k, { leader, until = leader }] of scenario.commanders.entries()) {
    if (!known.has(leader)) throw wrong(file, `${place}.commanders[${k}].leader`, `there is no leader '${leader}'`)
    if (!known.has(until)) throw wrong(file, `${place}.commanders[${k}].until`, `there is no leader '${until}'`)
  }
}

type Where = Pick<ScenarioFile['deployment'][number], 'at' | 'among' | 'pairs' | 'within' | 'of' | 'with'>

/** Checks that an entry says in exactly one way where pieces are put, in hexes that exist. */
function checkWhere(file: string, place: string, entry: Where, count: number, grid: Grid): void {
  const ways = (['at', 'among', 'pairs', 'within', 'with'] as const).filter((way) => entry[way] !== undefined)
  if (ways.length === 0)
    throw wrong(file, place, 'these pieces stand on no hex: at, among, pairs, within or with is expected')
  if (ways.length > 1) throw wrong(file, place, `${ways.join(' and ')} cannot both be said`)
  if ((entry.within === undefined) !== (entry.of === undefined))
    throw wrong(file, place, 'within is expected together with of')
  const near = Array.isArray(entry.of) ? entry.of : []
  checkHexes(
    file,
    `${place}.${ways[0]}`,
    [...(entry.at ? [entry.at] : []), ...(entry.among ?? []), ...(entry.pairs ?? [])],
    grid,
  )
  checkHexes(file, `${place}.of`, near, grid)
  if (entry.among && entry.among.length > count)
    throw wrong(file, `${place}.among`, `${entry.among.length} hexes to be occupied, but ${count} pieces`)
  if (entry.pairs && entry.pairs.length * 2 !== count)
    throw wrong(file, `${place}.pairs`, `${count} pieces by twos need ${count / 2} hexes, not ${entry.pairs.length}`)
}

/**
 * Checks that limits of demoralization belong to formations that are present, and give their correct number of
 * counters.
 */
function checkLimits(file: string, place: string, scenario: ScenarioFile, forces: ForcesFile): void {
  for (const [k, { formation, counters, points, option }] of scenario.demoralization.limits.entries()) {
    const { deployment, arrivals } = withVariants(scenario, option === undefined ? {} : { [option]: true })
    const present = new Set([...deployment, ...arrivals].flatMap(({ units }) => units))
    const here = `${place}.demoralization.limits[${k}]`
    const count = forces.units.filter(
      ({ id, arm, formation: own }) =>
        arm !== 'cart' && present.has(id) && (scenario.formationOf[id] ?? own) === formation,
    ).length
    if (count !== counters)
      throw wrong(file, `${here}.counters`, `${formation} has ${count} counters in this scenario, not ${counters}`)
    if (points > counters)
      throw wrong(file, `${here}.points`, `no more than ${counters} are expected, as many as there are counters`)
  }
}

// Rulebook

/**
 * Checks a rulebook: it may reword rules and add others, but must keep every existing rule, since refusals cite them.
 */
