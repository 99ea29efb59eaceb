import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** `docs/promises.md` names the tests of each promise: tests with these names must exist. */

const page = readFileSync(new URL('../docs/promises.md', import.meta.url), 'utf8')
const promises = page
  .split(/^## (?=\d)/m)
  .slice(1)
  .map((text) => ({ title: text.split('\n', 1)[0] ?? '', text }))

/** A line of the list of tests: the file, and the name of the test as written in the source. */
const TEST = /^- `([^`]+)`: “([^”]+)”$/gm
const testsOf = (text: string) => [...text.matchAll(TEST)].map(([, file = '', name = '']) => ({ file, name }))

test('there are twenty promises, numbered in order', () => {
  expect(promises.map(({ title }) => Number.parseInt(title, 10))).toEqual(Array.from({ length: 20 }, (_, k) => k + 1))
})

test.each(promises)('promise $title: its tests are there, and it says what it does not promise', ({ text }) => {
  const tests = testsOf(text)
  expect(tests.length).toBeGreaterThan(0)
  // A line that looks like a test but is not parsed as one would go unchecked.
  expect([...text.matchAll(/^- /gm)].length).toBe(tests.length)
  expect(text).toMatch(/^\*\*Not promised:\*\* \S/m)
  for (const { file, name } of tests) {
    const place = new URL(`../${file}`, import.meta.url)
    expect(existsSync(place), `${file} is not there`).toBe(true)
    const source = readFileSync(place, 'utf8').replaceAll("\\'", "'")
    expect(source.includes(name), `${file} has no test “${name}”`).toBe(true)
  }
})
