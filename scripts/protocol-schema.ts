// The JSON Schema of the protocol, converted from the schemas that read its messages. `npm run schemas` writes it.
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import {
  cells,
  chatLine,
  clientMessages,
  createdMatch,
  hostMessages,
  matchInfo,
  newMatch,
  PROTOCOL,
  packInfo,
  refused,
  seatInfo,
  servedPack,
  status,
  telling,
  update,
} from '../src/protocol/index.ts'

/** Parts that several messages share. */
const PARTS = { cells, chatLine, packInfo, refused, seatInfo, status, telling, update }

/** The schema as it is published. */
export function protocolSchema(): JsonSchema {
  const parts = Object.entries(PARTS).map(([name, schema]) => [name, converted(schema, name)] as const)
  const client = messages('client', clientMessages)
  const host = messages('host', hostMessages)
  const lobby = Object.entries({ newMatch, createdMatch, matchInfo, servedPack }).map(
    ([name, schema]) => [name, converted(schema)] as const,
  )
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Grognard's protocol, version ${PROTOCOL}`,
    description:
      'What a client says (client) and what it hears (host): see docs/protocol.md. Lobby: requests and answers over HTTP.',
    oneOf: [{ $ref: '#/$defs/client' }, { $ref: '#/$defs/host' }],
    $defs: {
      client: { oneOf: client.map(([name]) => ({ $ref: `#/$defs/${name}` })) },
      host: { oneOf: host.map(([name]) => ({ $ref: `#/$defs/${name}` })) },
      ...Object.fromEntries([...client, ...host, ...lobby, ...parts]),
    },
  }
}

const messages = (who: string, schemas: Readonly<Record<string, GenericSchema>>): (readonly [string, JsonSchema])[] =>
  Object.entries(schemas).map(([type, schema]) => [`${who}.${type}`, converted(schema)] as const)

/** Converts a schema to JSON Schema, with references to the shared parts (except to itself, if it is one). */
function converted(schema: GenericSchema, self?: string): JsonSchema {
  const definitions = Object.fromEntries(Object.entries(PARTS).filter(([name]) => name !== self))
  const { $schema: _, $defs: __, ...said } = toJsonSchema(schema, { target: 'draft-2020-12', definitions })
  return said
}
