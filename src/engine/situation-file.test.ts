import { readFileSync } from 'node:fs'
import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { situationSchema } from './situation-file.ts'

/** As much of valibot as the schema of situation files is made of. */
interface Node {
  readonly type: string
  readonly entries?: Readonly<Record<string, Node>>
  readonly item?: Node
  readonly wrapped?: Node
  readonly options?: readonly Node[]
  readonly value?: Node
  readonly literal?: unknown
  readonly pipe?: readonly Piece[]
}
interface Piece {
  readonly type: string
  readonly requirement?: unknown
  readonly description?: string
}
type Json = Record<string, unknown>

const rules: Readonly<Record<string, (piece: Piece, node: Node) => Json>> = {
  min_length: ({ requirement }, { type }) => ({ [type === 'array' ? 'minItems' : 'minLength']: requirement }),
  max_length: ({ requirement }) => ({ maxLength: requirement }),
  safe_integer: () => ({ type: 'integer' }),
  description: ({ description }) => ({ description }),
}

const shapes: Readonly<Record<string, (node: Node) => Json>> = {
  strict_object: (node) => ({ ...objectOf(node), additionalProperties: false }),
  object_with_rest: objectOf,
  record: ({ value }) => ({ type: 'object', ...(value?.type !== 'unknown' && { additionalProperties: jsonOf(value as Node) }) }),
  array: ({ item }) => ({ type: 'array', items: jsonOf(item as Node) }),
  union: ({ options = [] }) => ({ anyOf: options.map(jsonOf) }),
  nullable: ({ wrapped }) => ({ anyOf: [jsonOf(wrapped as Node), { type: 'null' }] }),
  literal: ({ literal }) => ({ const: literal }),
  optional: ({ wrapped }) => jsonOf(wrapped as Node),
  string: () => ({ type: 'string' }),
  number: () => ({ type: 'number' }),
  boolean: () => ({ type: 'boolean' }),
  unknown: () => ({}),
}

function objectOf({ entries = {} }: Node): Json {
  const required = Object.keys(entries).filter((key) => entries[key].type !== 'optional')
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(Object.entries(entries).map(([key, node]) => [key, jsonOf(node)])),
  }
}

/** A schema of valibot as JSON Schema; throws for what has no counterpart. */
function jsonOf(node: Node): Json {
  const shape = shapes[node.type]
  if (!shape) throw new Error(`no JSON Schema for '${node.type}'`)
  const [first, ...pieces] = node.pipe ?? [node]
  // The first piece of a pipe is the schema that is narrowed, perhaps a pipe itself.
  const begin = first === node ? shape(node) : jsonOf(first as Node)
  const narrowed = pieces.map((piece) => {
    const rule = rules[piece.type]
    if (!rule) throw new Error(`no JSON Schema for '${piece.type}'`)
    return rule(piece, node)
  })
  return Object.assign(begin, ...narrowed) as Json
}

test('docs/situation.schema.json says what situation files are read by', () => {
  const published: unknown = JSON.parse(readFileSync(new URL('../../docs/situation.schema.json', import.meta.url), 'utf8'))
  expect(published).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Situation file',
    description: 'A question about the rules, with its answer: see docs/situations.md.',
    ...jsonOf(situationSchema as v.GenericSchema as unknown as Node),
  })
})
