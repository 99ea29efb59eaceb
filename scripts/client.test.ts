import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SINGLE } from './client.mjs'

const text = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('the client is built again when a script that builds it changes', () => {
  const scripts = [...text('vite.config.ts').matchAll(/from '\.\/(scripts\/[\w-]+\.ts)'/g)].map(([, file]) => file!)
  const further = scripts.flatMap((script) =>
    [...text(script).matchAll(/from '\.\/([\w-]+\.ts)'/g)].map(([, file]) => `scripts/${file}`),
  )
  expect(scripts.length).toBeGreaterThan(3)
  expect([...scripts, ...further].filter((file) => !SINGLE.includes(file))).toEqual([])
})
