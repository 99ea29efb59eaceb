import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type PackedMap, unpackMap } from '../src/hex/maps/packed-map.ts'
import { engine, fastDice, type Position, type Ruleset } from '../src/kernel/index.ts'
import { unpackLists } from '../src/kernel/packed-lists.ts'
import { dataDigest } from '../src/match/data-digest.ts'
import { albuera } from '../systems/albuera/rules/index.ts'
import { playable as albueraOver } from '../systems/albuera/rules/play.ts'
import type { PlayedData as AlbueraData } from '../systems/albuera/rules/state/data/data.ts'
import { MAP as ALBUERA_MAP } from '../systems/albuera/rules/state/data/map-kind.ts'
import { corps } from '../systems/corps/rules/index.ts'
import { playable as corpsOver } from '../systems/corps/rules/play.ts'
import type { PlayedData as CorpsData } from '../systems/corps/rules/state/data/data.ts'
import { unpackPlaces } from '../systems/corps/rules/state/data/packed-places.ts'
import { eagle } from '../systems/eagle/rules/index.ts'
import { playable as eagleOver } from '../systems/eagle/rules/play.ts'
import type { PlayedData as EagleData } from '../systems/eagle/rules/state/data/data.ts'
import { MAP } from '../systems/eagle/rules/state/data/map-kind.ts'
import { played as eagleData } from '../systems/eagle/rules/state/data/played.ts'
import { type PlayedData as GeneralsData, played as generalsData } from '../systems/generals/rules/data/data.ts'
import { generals } from '../systems/generals/rules/index.ts'
import { playable as generalsOver } from '../systems/generals/rules/play.ts'
import { shorterData } from './client-plugins.ts'
import { ASIDE, digestOf, playedData } from './played-data.ts'

const of = (path: string): Promise<unknown> =>
  playedData(fileURLToPath(new URL(`../systems/${path}.json`, import.meta.url)))

const eagleShort = {
  forces: unpackLists(await of('eagle/data/forces')),
  tables: await of('eagle/data/tables'),
  map: unpackMap(MAP, (await of('eagle/data/map')) as PackedMap),
  scenarios: unpackLists(await of('eagle/data/scenarios')),
  digest: await digestOf('eagle'),
} as EagleData
const albueraShort = {
  forces: unpackLists(await of('albuera/data/forces')),
  tables: unpackLists(await of('albuera/data/tables')),
  map: unpackMap(ALBUERA_MAP, (await of('albuera/data/map')) as PackedMap),
  scenarios: unpackLists(await of('albuera/data/scenarios')),
  digest: await digestOf('albuera'),
} as AlbueraData
const corpsShort = {
  armies: unpackLists(await of('corps/data/armies')),
  tables: await of('corps/data/tables'),
  fields: unpackPlaces(unpackLists(await of('corps/data/fields'))),
  scenarios: await of('corps/data/scenarios'),
  digest: await digestOf('corps'),
} as CorpsData
const generalsShort = {
  tables: await of('generals/data/tables'),
  scenarios: await of('generals/data/scenarios'),
  boards: {
    A: await of('generals/data/boards/A'),
    heights: await of('generals/data/boards/heights'),
    river: await of('generals/data/boards/river'),
  },
  digest: await digestOf('generals'),
} as GeneralsData

type Any = Ruleset<Position>
const systems: readonly (readonly [name: string, full: Any, short: Any])[] = [
  ['eagle', eagle as unknown as Any, eagleOver(eagleShort) as unknown as Any],
  ['albuera', albuera as unknown as Any, albueraOver(albueraShort) as unknown as Any],
  ['corps', corps as unknown as Any, corpsOver(corpsShort) as unknown as Any],
  ['generals', generals as unknown as Any, generalsOver(generalsShort) as unknown as Any],
]

/** All options at their defaults, and with every switch on. */
const settings = ({ options }: ReturnType<Any['scenarios']>[number]) => {
  const values = (on: boolean) =>
    Object.fromEntries(options.map((one) => [one.name, on && typeof one.default === 'boolean' ? true : one.default]))
  return [values(false), values(true)]
}

/**
 * A position with everything that its scenario holds, including tables, but without their provenance, and without the
 * data themselves: of these the page leaves out more, such as the rulebook.
 */
const written = (p: Position): string =>
  JSON.stringify(p, (name, value: unknown) => {
    if (ASIDE.has(name) || name === 'data') return undefined
    if (value instanceof Map || value instanceof Set) return [...value]
    // The values of an entry are in the order of the columns in which it was packed.
    const isEntry = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    return isEntry ? Object.fromEntries(Object.entries(value).sort()) : value
  })

test.each(systems)(
  "the page's copy of the data of %s opens every scenario as the complete data do",
  (_name, full, short) => {
    // The introductions are on the cards.
    expect(short.scenarios()).toEqual(full.scenarios().map((info) => ({ ...info, intro: undefined })))
    const [complete, shorter] = [engine(full), engine(short)]
    for (const info of full.scenarios())
      for (const options of settings(info))
        expect(written(shorter.open(info.id, options, fastDice(1)))).toBe(
          written(complete.open(info.id, options, fastDice(1))),
        )
  },
)

test.each(systems)(
  'a record of %s finds data with the same digest on the page, although they are shorter',
  (_name, full, short) => {
    expect(dataDigest(short)).toBe(dataDigest(full))
    expect(JSON.stringify(short.data)).not.toContain('provenance')
  },
)

test.each([
  ['eagle', 'rules/state/data/digest.ts'],
  ['albuera', 'rules/state/data/digest.ts'],
  ['corps', 'rules/state/data/digest.ts'],
  ['generals', 'rules/data/digest.ts'],
])('the build of the page writes the digest of %s into %s', async (system, file) => {
  const home = new URL('../systems/', import.meta.url)
  const { load } = shorterData(home) as { load(this: unknown, id: string): Promise<string | undefined> }
  const module = await load.call(undefined, fileURLToPath(new URL(`${system}/${file}`, home)))
  expect(module).toBe(`export const digest = "${await digestOf(system)}"`)
})

test('data that replace the shipped data have another digest, even if the shipped data carry their own', () => {
  const other = { ...eagleData, tables: { ...eagleData.tables, stacking: {} } } as unknown as EagleData
  expect(dataDigest({ ...eagle, data: other })).not.toBe(dataDigest(eagle))
  expect(eagleData.digest ?? generalsData.digest).toBeUndefined()
})

test('an order of battle comes back as it was packed, without the fields that are left out', () => {
  const shown = (rows: readonly object[]) =>
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !ASIDE.has(name))))
  const { forces } = eagleShort
  for (const list of ['formations', 'leaders', 'units'] as const)
    expect(forces[list]).toEqual(shown(eagleData.forces[list]))
})

test('a map comes back as it was packed, its hexsides in the order of the grid', () => {
  const { map } = eagleShort
  expect(map.hexes).toEqual(eagleData.map.hexes)
  const inOrder = (list: typeof map.hexsides) =>
    list.map(({ between, kind, high }) => `${[...between].sort()} ${kind} ${high}`).sort()
  expect(inOrder(map.hexsides)).toEqual(inOrder(eagleData.map.hexsides))
  expect(map.roads).toEqual(eagleData.map.roads)
})
