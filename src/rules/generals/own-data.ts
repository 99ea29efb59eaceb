/**
 * A designer's own files in place of the shipped ones: scenarios, terrain boards, and the numbers of the tables. The
 * board's sectors and the rulebook are what the code is written for, and stay.
 */
import * as v from 'valibot'
import { validated } from '../../engine/json.ts'
import { UserError } from '../../engine/refusal.ts'
import { FIELD, SECTOR_NAMES, sectorNumber, stepBetween } from './board.ts'
import { LINES } from './counts.ts'
import type { GeneralsData } from './data.ts'
import type { TerrainFile } from './terrain.ts'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(4_000))
const id = v.pipe(v.string(), v.regex(/^[a-zA-Z][a-z0-9-]{0,40}$/, 'a short word is expected: letters, digits, hyphens'))
const sector = v.picklist(SECTOR_NAMES, `a sector is expected: ${SECTOR_NAMES.join(', ')}`)
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const about = { provenance: v.optional(text), note: v.optional(text) }
const points = v.pipe(v.number(), v.integer(), v.minValue(-100), v.maxValue(100))

/** No more than lie in the box of one colour (G3). */
const units = v.strictObject({ I: v.optional(count(30)), C: v.optional(count(12)), A: v.optional(count(4)) })
const side = v.record(sector, units)
const scenario = v.strictObject({
  id,
  title: text,
  intro: text,
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
  setup: v.optional(v.strictObject({ white: side, black: side })),
  sizes: v.optional(v.unknown()),
  army: v.optional(id),
  ...about,
})
const army = v.strictObject({ id, title: text, units, ...about })
const scenarios = v.strictObject({
  $schema: v.optional(v.string()),
  scenarios: v.pipe(v.array(scenario), v.minLength(1), v.maxLength(200)),
  armies: v.strictObject({ ...about, list: v.pipe(v.array(army), v.minLength(1), v.maxLength(50)) }),
})

const pairs = v.array(v.pipe(v.array(sector), v.length(2, 'two sectors are expected')))
const terrain = v.strictObject({
  $schema: v.optional(v.string()),
  id,
  title: text,
  intro: text,
  ...about,
  sectors: v.record(sector, v.array(v.picklist(['forest', 'hill', 'building'], 'forest, hill or building is expected'))),
  rivers: v.array(v.strictObject({ id, sectors: v.array(sector) })),
  roads: pairs,
  bridges: pairs,
  compensation: v.strictObject({ text, handicap: points, scenarios: v.optional(v.record(v.string(), points)) }),
})

/** Units that a sector of the battlefield holds (G14), and all that a side has in a custom battle: three sectors full and a reserve (G11). */
const CAPACITY = 6
const CUSTOM_ARMY = 30

const total = (list: v.InferOutput<typeof units>): number => (list.I ?? 0) + (list.C ?? 0) + (list.A ?? 0)
const wrong = (file: string, path: string, complaint: string) => new UserError(`${file}: ${path}: ${complaint}`)

/** The data with a designer's files in place of some. Throws a UserError that names the file and what is wrong in it. */
export function withFiles(shipped: GeneralsData, files: ReadonlyMap<string, unknown>): GeneralsData {
  let data = shipped
  for (const [file, value] of files) {
    const [, board] = /^boards\/([A-Za-z][a-z0-9-]{0,40})\.json$/.exec(file) ?? []
    if (board !== undefined) data = { ...data, boards: { ...data.boards, [board]: readTerrain(file, value) } }
    else if (file === 'scenarios.json') data = { ...data, scenarios: readScenarios(file, value) }
    else if (file === 'tables.json') data = { ...data, tables: readTables(file, shipped.tables, value) }
    else throw new UserError(`${file}: no file that can be replaced; there are scenarios.json, tables.json and boards/*.json`)
  }
  return data
}

function readScenarios(file: string, value: unknown): GeneralsData['scenarios'] {
  const read = validated(scenarios, value, file)
  for (const [k, { setup }] of read.scenarios.entries()) {
    if (!setup) continue
    const held = new Map<string, string>()
    for (const [name, sectors] of Object.entries(setup)) {
      const path = `scenarios[${k}].setup.${name}`
      const all = Object.values(sectors)
      for (const [where, list] of Object.entries(sectors)) {
        if (sectorNumber(where) < FIELD && total(list) > CAPACITY) throw wrong(file, `${path}.${where}`, `a sector holds ${CAPACITY} units`)
        if (held.has(where)) throw wrong(file, `${path}.${where}`, 'both sides stand there')
        if (where === (name === 'white' ? 'RB' : 'RW')) throw wrong(file, `${path}.${where}`, "that is the enemy's reserve")
        held.set(where, name)
      }
      for (const [type, most] of [
        ['I', 30],
        ['C', 12],
        ['A', 4],
      ] as const)
        if (all.reduce((sum, list) => sum + (list[type] ?? 0), 0) > most) throw wrong(file, path, `a colour has ${most} ${type} at most`)
    }
  }
  unique(file, 'scenarios', read.scenarios)
  unique(file, 'armies.list', read.armies.list)
  for (const [k, { units: list }] of read.armies.list.entries())
    if (total(list) !== CUSTOM_ARMY) throw wrong(file, `armies.list[${k}].units`, `an army has ${CUSTOM_ARMY} units, not ${total(list)}`)
  return read as GeneralsData['scenarios']
}

function unique(file: string, path: string, list: readonly { readonly id: string }[]): void {
  const twice = list.findIndex((one, k) => list.findIndex((other) => other.id === one.id) !== k)
  if (twice >= 0) throw wrong(file, `${path}[${twice}].id`, `'${list[twice].id}' stands there twice`)
}

function readTerrain(file: string, value: unknown): TerrainFile {
  const read = validated(terrain, value, file)
  for (const key of ['roads', 'bridges'] as const)
    for (const [k, [from, to]] of read[key].entries())
      if (stepBetween(sectorNumber(from), sectorNumber(to)) < 0) throw wrong(file, `${key}[${k}]`, `${from} and ${to} do not touch`)
  return read as unknown as TerrainFile
}

/** Texts that only people read. */
const FREE = new Set(['$schema', 'provenance', 'note', 'title', 'text', 'intro'])
const LARGEST = 100

/** Tables have other numbers than the shipped ones, and nothing else: what they are of is what the code looks up. */
function readTables(file: string, shipped: GeneralsData['tables'], value: unknown): GeneralsData['tables'] {
  const pathTo = (path: string, key: string) => (/^\d+$/.test(key) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`)
  const compare = (path: string, ours: unknown, theirs: unknown): void => {
    if (typeof ours === 'number') {
      if (!Number.isInteger(theirs) || Math.abs(theirs as number) > LARGEST)
        throw wrong(file, path, `a whole number from -${LARGEST} to ${LARGEST} is expected, not ${JSON.stringify(theirs)}`)
    } else if (typeof ours !== 'object' || ours === null) {
      if (ours !== theirs) throw wrong(file, path, `${JSON.stringify(ours)} is expected, not ${JSON.stringify(theirs)}`)
    } else {
      if (typeof theirs !== 'object' || theirs === null || Array.isArray(ours) !== Array.isArray(theirs))
        throw wrong(file, path || 'file', `${Array.isArray(ours) ? 'a list' : 'an object'} is expected`)
      for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
        if (FREE.has(key)) continue
        if (!Object.hasOwn(ours, key)) throw wrong(file, pathTo(path, key), 'the tables have no such entry')
        compare(pathTo(path, key), (ours as Record<string, unknown>)[key], (theirs as Record<string, unknown>)[key])
      }
    }
  }
  compare('', shipped, value)
  const tables = value as GeneralsData['tables']
  const most = Math.max(tables.game.orders, tables.dice.sides + tables.orderDice.plus) + tables.orderDelivery.extra
  if (most > LINES) throw wrong(file, 'game.orders', `a sheet has ${LINES} lines, and there could be ${most} orders`)
  return tables
}
