import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = new URL('./', import.meta.url)
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|test-games/.test(file),
)

test('whoever plays something on the board has the rules of what happens loaded first', () => {
  const playing = files.filter((file) => /\.(?:play|imagine|settle)\(/.test(readFileSync(new URL(file, here), 'utf8')))
  expect(playing).toContain('sheet.ts')
  for (const file of playing) expect(readFileSync(new URL(file, here), 'utf8'), file).toContain("/rules/deeds.ts'")
})
