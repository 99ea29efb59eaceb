import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = new URL('./', import.meta.url)
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|test-games/.test(file),
)

test('a file of the board that plays something loads the rules of what happens first', () => {
  const playing = files.filter((file) => /\.(?:play|imagine|settle)\(/.test(readFileSync(new URL(file, here), 'utf8')))
  expect(playing).toContain('order-sheet.ts')
  for (const file of playing) expect(readFileSync(new URL(file, here), 'utf8'), file).toContain("/rules/deeds.ts'")
})
