import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

// The guide in docs/writing-a-system.md: every step runs and prints what it says, needs only what has been built so far,
// and quotes the files of Six Villages as they are.

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const SYSTEM = join(ROOT, 'systems/six-villages')

const page = readFileSync(join(ROOT, 'docs/writing-a-system.md'), 'utf8')
const blocks = (text: string, kind: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code = '']) => code)

interface Step {
  readonly title: string
  /** The files that it adds, by path in the system. */
  readonly files: readonly string[]
  readonly text: string
}
const steps = page
  .split(/^## /m)
  .slice(1)
  .map((text): Step => {
    const said = /^Files: (.*)$/m.exec(text)?.[1] ?? ''
    return {
      title: text.slice(0, text.indexOf('\n')),
      files: [...said.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      text,
    }
  })

/** The sources of the system that a piece of code needs, by path in it. */
function needed(code: string, folder: string): ReadonlySet<string> {
  const found = new Set<string>()
  const look = (source: string, at: string) => {
    for (const [, path = ''] of source.matchAll(/^(?:import|export) (?!type )[^']*from '(\.[^']+\.tsx?)'/gm)) {
      const file = resolve(at, path)
      const own = relative(SYSTEM, file).replaceAll('\\', '/')
      if (own.startsWith('..') || found.has(own)) continue
      found.add(own)
      look(readFileSync(file, 'utf8'), dirname(file))
    }
  }
  look(code, folder)
  return found
}

test('the guide has ten steps, and leaves out no file of the rules', () => {
  expect(steps.map(({ title }) => Number.parseInt(title, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const built = steps.flatMap(({ files }) => files)
  for (const file of built) expect(existsSync(join(SYSTEM, file)), file).toBe(true)
  const whole = needed("export * from './rules/index.ts'\nexport * from './player/index.ts'\n", SYSTEM)
  expect([...whole].filter((file) => !built.includes(file))).toEqual([])
})

describe.each(steps.map((step, k) => [step.title, step, k] as const))('%s', (_, { text }, k) => {
  const built = steps.slice(0, k + 1).flatMap(({ files }) => files)
  const [code = ''] = blocks(text, 'js')

  test('runs and prints what the guide says', () => {
    const file = join(ROOT, `step-${k + 1}-${process.pid}.mjs`)
    writeFileSync(file, code)
    try {
      expect(execFileSync(process.execPath, [file], { cwd: ROOT, encoding: 'utf8' })).toBe(blocks(text, 'output')[0])
    } finally {
      rmSync(file)
    }
  })

  test('needs only what has been built so far', () => {
    expect([...needed(code, ROOT)].filter((file) => !built.includes(file))).toEqual([])
  })

  test('quotes its files as they are', () => {
    const sources = built.map((file) => readFileSync(join(SYSTEM, file), 'utf8'))
    for (const quoted of blocks(text, 'ts'))
      expect(
        sources.some((source) => source.includes(quoted)),
        quoted,
      ).toBe(true)
  })
})
