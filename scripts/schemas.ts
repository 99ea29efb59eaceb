// Writes the JSON Schemas that are published for editors and other programs, from the schemas that the program itself
// reads with: `npm run schemas`. `--check` only checks that they agree.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { root } from '../bin/node24.js'
import { situationSchema } from '../src/situations/situation-file.ts'
import { protocolSchema } from './protocol-schema.ts'

/** What a system publishes: `systems/<id>/schemas.ts` exports `schemas`, a list of these. */
interface Published {
  /** The file is `data/schema/<name>.schema.json`. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly schema: GenericSchema
}

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'

/** The JSON Schema equivalent to a schema of Valibot. Throws for anything that has no counterpart. */
export function converted(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...said } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    // The library refuses a record whose keys are a list of names, although JSON Schema can express it.
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const { type, key } = valibotSchema as { type: string; key?: { type: string; options: string[] } }
      return type === 'record' && key?.type === 'picklist' ? jsonSchema : undefined
    },
  })
  return said
}

/** Every published schema by its path from the root of the project. */
export async function published(): Promise<Map<string, JsonSchema>> {
  const situation = {
    $schema: DRAFT,
    title: 'Situation file',
    description: 'A question about the rules, with its answer: see docs/situations.md.',
    ...converted(situationSchema),
  }
  const files = new Map<string, JsonSchema>([
    ['docs/protocol.schema.json', protocolSchema()],
    ['docs/situation.schema.json', situation],
  ])
  for (const path of globSync('systems/*/schemas.ts', { cwd: root }).sort()) {
    const { schemas }: { schemas: readonly Published[] } = await import(pathToFileURL(join(root, path)).href)
    for (const { name, title, description, schema } of schemas) {
      const file = `${name}.schema.json`
      const head = { $schema: DRAFT, $id: file, title, description }
      files.set(`${dirname(path)}/data/schema/${file}`, { ...head, ...converted(schema) })
    }
  }
  return files
}

/** The published files that differ from what the program reads with. */
export async function stale(): Promise<Map<string, JsonSchema>> {
  const isStale = ([path, schema]: [string, JsonSchema]) =>
    !isDeepStrictEqual(read(path), JSON.parse(JSON.stringify(schema)))
  return new Map([...(await published())].filter(isStale))
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function main(check: boolean): Promise<void> {
  for (const [path, schema] of await stale()) {
    if (!check) writeFileSync(join(root, path), `${JSON.stringify(schema, null, 2)}\n`)
    else {
      console.error(`${path} does not say what the program reads by: run 'npm run schemas'`)
      process.exitCode = 1
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.includes('--check'))
