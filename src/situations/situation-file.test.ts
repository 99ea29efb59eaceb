import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jsonSchemaOf } from '../kernel/json-schema.ts'
import { situationSchema } from './situation-file.ts'

test('docs/situation.schema.json says what situation files are read by', () => {
  const published: unknown = JSON.parse(
    readFileSync(new URL('../../docs/situation.schema.json', import.meta.url), 'utf8'),
  )
  expect(published).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Situation file',
    description: 'A question about the rules, with its answer: see docs/situations.md.',
    ...jsonSchemaOf(situationSchema),
  })
})
