import type * as v from 'valibot'

/**
 * The JSON Schema that says the same as a schema of valibot: what is published for editors is compared with what the
 * program reads by. Throws for what has no counterpart.
 */
export function jsonSchemaOf(schema: v.GenericSchema): Json {
  return jsonOf(schema)
}

export type Json = Record<string, unknown>

/** As much of valibot as our schemas are made of. */
interface Node {
  readonly type: string
  readonly entries?: Readonly<Record<string, Node>>
  readonly item?: Node
  readonly wrapped?: Node
  readonly options?: readonly (Node | string)[]
  readonly key?: Node
  readonly value?: Node
  readonly literal?: unknown
  readonly pipe?: readonly Piece[]
}
interface Piece {
  readonly type: string
  readonly requirement?: unknown
  readonly description?: string
}

const rules: Readonly<Record<string, (piece: Piece, node: Node) => Json>> = {
  min_length: ({ requirement }, { type }) => ({ [type === 'array' ? 'minItems' : 'minLength']: requirement }),
  max_length: ({ requirement }, { type }) => ({ [type === 'array' ? 'maxItems' : 'maxLength']: requirement }),
  length: ({ requirement }) => ({ minItems: requirement, maxItems: requirement }),
  regex: ({ requirement }) => ({ pattern: (requirement as RegExp).source }),
  min_value: ({ requirement }) => ({ minimum: requirement }),
  max_value: ({ requirement }) => ({ maximum: requirement }),
  integer: () => ({ type: 'integer' }),
  safe_integer: () => ({ type: 'integer' }),
  description: ({ description }) => ({ description }),
}

const shapes: Readonly<Record<string, (node: Node) => Json>> = {
  strict_object: (node) => ({ ...objectOf(node), additionalProperties: false }),
  object_with_rest: objectOf,
  record: ({ key, value }) => ({
    type: 'object',
    ...(key?.type === 'picklist' && { propertyNames: jsonOf(key) }),
    ...(value?.type !== 'unknown' && { additionalProperties: jsonOf(value as Node) }),
  }),
  array: ({ item }) => ({ type: 'array', items: jsonOf(item as Node) }),
  union: ({ options = [] }) => ({ anyOf: options.map((option) => jsonOf(option as Node)) }),
  picklist: ({ options }) => ({ enum: options }),
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

function jsonOf(node: Node): Json {
  const shape = shapes[node.type]
  if (!shape) throw new Error(`no JSON Schema for '${node.type}'`)
  const [first, ...pieces] = node.pipe ?? [node]
  // The first piece of a pipe is the schema that is narrowed, perhaps a pipe itself.
  const begin = first === node ? shape(node) : jsonOf(first)
  const narrowed = pieces.map((piece) => {
    const rule = rules[piece.type]
    if (!rule) throw new Error(`no JSON Schema for '${piece.type}'`)
    return rule(piece, node)
  })
  return Object.assign(begin, ...narrowed) as Json
}
