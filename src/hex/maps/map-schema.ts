import * as v from 'valibot'
import { among, id, list, object, text, whole } from '../../kernel/data-schema.ts'
import { validated } from '../../kernel/json.ts'
import { MOST_ROWS } from '../grid.ts'
import { checkMap } from './map-checks.ts'
import type { MapFile, MapKind } from './map-file.ts'

const record = <S extends v.GenericSchema>(value: S) => v.record(v.string(), value, 'an object is expected')

const HEX = {
  letters: { pattern: /^[A-Z]{1,2}[1-9][0-9]?$/, example: 'AC15' },
  digits: { pattern: /^[0-9]{4}$/, example: '2309' },
} as const
const COLUMN = {
  letters: { pattern: /^[A-Z]{1,2}$/, expected: 'one or two letters are expected' },
  digits: { pattern: /^[0-9]{2}$/, expected: 'two digits are expected' },
} as const

/** A hex by its name, in the numbering of a system. */
export const hexSchema = ({ numbering }: Pick<MapKind, 'numbering'>) => {
  const { pattern, example } = HEX[numbering]
  return v.pipe(v.string('a hex is expected'), v.regex(pattern, `a hex such as ${example} is expected`))
}

const FEATURES = ['town', 'hill', 'place', 'bridge', 'edge'] as const

/**
 * The schema of a system's map files. `from` are the system's provenance entries, which belong to everything taken from
 * a source; `file` are those at the head of a file.
 */
export function mapSchema<T extends string, S extends string>(
  kind: MapKind<T, S>,
  from: v.ObjectEntries,
  file: v.ObjectEntries,
): v.GenericSchema<unknown, MapFile<T, S>> {
  const hex = hexSchema(kind)
  const two = v.pipe(list(hex), v.length(2, 'two hexes are expected'), v.description('Two hexes that touch.'))
  const { pattern, expected } = COLUMN[kind.numbering]
  const kinds = Object.keys(kind.sides) as S[]
  const waters = kinds.filter((one) => kind.sides[one] === 'water')
  const crossing = object({ between: two, over: among(waters), name: text, ...from })
  const hexside: v.ObjectEntries = {
    between: two,
    kind: among(kinds),
    ...(kind.slopes && {
      high: v.optional(v.pipe(hex, v.description('The upper hex, of a slope or of a steep side between two levels.'))),
    }),
    ...(kind.fords && {
      water: v.optional(v.pipe(text, v.description('Whose water it is, by its name among the waters.'))),
    }),
  }
  return object({
    ...file,
    title: text,
    sources: v.pipe(
      object({ grid: object(from), hexes: object(from), hexsides: object(from), roads: object(from) }),
      v.description('Where each part of the map comes from.'),
    ),
    metres: v.pipe(whole(1, 10_000), v.description('From hex to hex.')),
    low: v.pipe(
      among(['odd', 'even']),
      v.description('Which columns stand half a hex lower (further south), the first being odd.'),
    ),
    rows: v.pipe(whole(1, MOST_ROWS), v.description('How many hexes a column has, from north to south.')),
    columns: v.pipe(
      list(v.pipe(v.string('a label is expected'), v.regex(pattern, expected))),
      v.minLength(1, 'a column at least is expected'),
      v.maxLength(MOST_ROWS),
      v.description('Labels from west to east; a hex is called by its column and row.'),
    ),
    hexes: v.pipe(
      record(object({ terrain: among(kind.terrains), level: whole(0, kind.highest) })),
      v.description('Every hex by its name.'),
    ),
    hexsides: list(object(hexside)),
    waters: list(object({ kind: among(waters), name: text, ...from })),
    roads: list(
      object({
        id,
        name: text,
        kind: among(kind.roads),
        hexes: v.pipe(list(hex), v.minLength(2)),
      }),
    ),
    bridges: list(crossing),
    ...(kind.fords ? { fords: list(crossing) } : {}),
    features: list(
      object({
        name: text,
        kind: among(FEATURES),
        hexes: v.pipe(list(hex), v.minLength(1, 'a hex at least is expected')),
        ...from,
      }),
    ),
  }) as unknown as v.GenericSchema<unknown, MapFile<T, S>>
}

/**
 * Reads a parsed map. Throws a UserError that names the file, the place in it and what is wrong there: a missing hex,
 * sides that do not meet, a bridge over nothing, a slope upside down.
 */
export function readMap<T extends string, S extends string>(
  kind: MapKind<T, S>,
  schema: v.GenericSchema<unknown, MapFile<T, S>>,
  name: string,
  value: unknown,
): MapFile<T, S> {
  const map = validated(schema, value, name)
  checkMap(kind, name, map)
  return map
}
