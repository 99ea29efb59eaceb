import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Small packs of a designer, with other ground and a shorter battle than the shipped ones. */

const shipped = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../systems/${path}`, import.meta.url), 'utf8'))

interface Scenario {
  readonly id: string
}

interface Corps {
  readonly deployed: readonly { readonly unit: string }[]
}

interface Side {
  readonly army: string
  readonly commands: readonly Corps[]
}

/** For Bailén: the map has another name and one more village, and Vedel's attack has one turn. */
export function ambush(): Readonly<Record<string, unknown>> {
  const { scenarios, ...rest } = shipped('eagle/data/scenarios.json') as { scenarios: Scenario[] }
  const vedel = scenarios.find(({ id }) => id === 'vedel')
  const { features, ...map } = shipped('eagle/data/map.json') as { features: object[] }
  const village = { name: 'Villanueva', kind: 'town', hexes: ['R10'], provenance: 'reconstructed' }
  return {
    'map.json': { ...map, title: 'A field elsewhere', features: [...features, village] },
    'scenarios.json': {
      ...rest,
      scenarios: [{ ...vedel, id: 'ambush', title: 'A short ambush', intro: 'One turn, on another map.', turns: 1 }],
    },
  }
}

/** For Generálové: a skirmish of two rounds, on a board of its own. */
export function skirmish(): Readonly<Record<string, unknown>> {
  const { armies, ...scenarios } = shipped('generals/data/scenarios.json')
  const { game, ...tables } = shipped('generals/data/tables.json')
  const setup = { white: { a1: { I: 3 }, RW: { C: 1 } }, black: { a3: { I: 3 }, RB: { C: 1 } } }
  const { compensation, ...board } = shipped('generals/data/boards/river.json') as { compensation: { text: string } }
  return {
    'scenarios.json': {
      ...scenarios,
      armies,
      scenarios: [{ id: 'skirmish', title: 'A skirmish', intro: 'Three against three.', minutes: 10, setup }],
    },
    'tables.json': { ...tables, game: { ...(game as object), rounds: 2 } },
    'boards/brook.json': {
      ...board,
      id: 'brook',
      title: 'By the brook',
      compensation: { text: compensation.text, handicap: 0 },
    },
  }
}

/**
 * For the Old Wargame Rules: two battles of one move on the field of the outpost. `outriders`: the horse of both sides
 * stand in line, ten inches from centre to centre, beside Gifted generals on Attack; the corps that has its turn first
 * can charge, and the other can only counter-charge. `vigil`: both corps are on Halt, out of each other's reach.
 */
export function outriders(): Readonly<Record<string, unknown>> {
  const { scenarios, ...rest } = shipped('corps/data/scenarios.json') as { scenarios: Scenario[] }
  const outpost = scenarios.find(({ id }) => id === 'outpost') as Scenario & { readonly sides: readonly Side[] }
  const horse: Readonly<Record<string, readonly number[]>> = { 'fr-11-cav': [28, 46.5], 'pr-1-cav': [38, 46.5] }
  const inLine = (there: Corps['deployed'][number]) =>
    there.unit in horse ? { ...there, at: horse[there.unit], formation: 'line' } : there
  const sidesWith = (order: string, given: (army: string, corps: Corps) => object) =>
    outpost.sides.map((side) => ({
      ...side,
      commands: side.commands.map((corps) => ({
        ...corps,
        order: { order, objective: 'meierhof' },
        ...given(side.army, corps),
      })),
    }))
  const near = sidesWith('attack', (army, { deployed }) => ({
    general: army === 'french' ? [24, 48] : [42, 48],
    deployed: deployed.map(inLine),
  }))
  const battles = [
    { ...outpost, id: 'outriders', title: 'Outriders', intro: 'Horse against horse.', moves: 1, sides: near },
    { ...outpost, id: 'vigil', title: 'A vigil', intro: 'Both wait.', moves: 1, sides: sidesWith('halt', () => ({})) },
  ]
  return { 'scenarios.json': { ...rest, scenarios: battles } }
}

/** Where a unit stands, in the data of Old Wargame Rules. */
interface Deployed {
  readonly unit: string
  readonly at: readonly [x: number, y: number]
}
interface Field extends Scenario {
  readonly sides: readonly {
    readonly army: string
    readonly commands: readonly { readonly deployed: readonly Deployed[]; readonly general: object }[]
  }[]
}

/**
 * For Old Wargame Rules: the outpost, with the sides facing each other, so that they can charge and assault at once.
 */
export function clash(): Readonly<Record<string, unknown>> {
  const { scenarios, ...rest } = shipped('corps/data/scenarios.json') as { scenarios: Field[] }
  const outpost = scenarios.find(({ id }) => id === 'outpost')
  if (outpost === undefined) throw new Error('there is no outpost')
  const places: Readonly<Record<string, object>> = {
    'fr-13': { at: [38, 58], formation: 'attack' },
    'fr-14': { at: [38, 54.5], formation: 'attack' },
    'fr-15': { at: [34, 57], formation: 'attack' },
    'fr-16': { at: [29.5, 54.5], formation: 'march' },
    'fr-11-cav': { at: [30, 46], formation: 'line' },
    'fr-4-guns': { at: [28, 62] },
    'pr-1': { at: [43, 60], formation: 'line' },
    'pr-2': { at: [39.5, 47] },
    'pr-4': { at: [45, 52] },
    'pr-1-cav': { at: [38.5, 41] },
    'pr-1-guns': { at: [46, 64] },
  }
  const sides = outpost.sides.map(({ commands, ...side }) => ({
    ...side,
    commands: commands.map(({ deployed, ...command }) => ({
      ...command,
      general: side.army === 'french' ? [26, 48] : [50, 50],
      deployed: deployed.map((one) => ({ ...one, ...places[one.unit] })),
    })),
  }))
  return { 'scenarios.json': { ...rest, scenarios: [{ ...outpost, id: 'clash', title: 'A clash', sides }] } }
}

/** The outpost, with the French under a blind of two strips. */
export function veiled(): Readonly<Record<string, unknown>> {
  const { scenarios, ...rest } = shipped('corps/data/scenarios.json') as { scenarios: Field[] }
  const outpost = scenarios.find(({ id }) => id === 'outpost')
  if (outpost === undefined) throw new Error('there is no outpost')
  const sides = outpost.sides.map((side) =>
    side.army !== 'french'
      ? side
      : {
          ...side,
          commands: side.commands.map(({ deployed, general, ...command }) => ({
            ...command,
            blinds: [{ at: [24, 54], heading: 90, strips: 2 }],
          })),
        },
  )
  return { 'scenarios.json': { ...rest, scenarios: [{ ...outpost, id: 'veiled', title: 'Veiled', sides }] } }
}

/** Writes a pack as `--pack` expects it: a folder for each system. Returns the folder. */
export function writePack(
  folder: string,
  systems: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): string {
  for (const [system, files] of Object.entries(systems))
    for (const [path, value] of Object.entries(files)) {
      const file = join(folder, system, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(value))
    }
  return folder
}

/** Files as if a person chose them one by one. */
export const asChosen = (files: Readonly<Record<string, unknown>>) =>
  Object.entries(files).map(([path, value]) => ({
    name: path.split('/').at(-1) as string,
    mimeType: 'application/json',
    buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
  }))
