import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { clientMessages, hostMessages } from '../../src/protocol/index.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const page = read('docs/protocol.md')

describe('docs/protocol.md', () => {
  test.each(Object.keys(clientMessages))('tells of what a client may say: %s', (type) => {
    expect(page).toContain(`| \`${type}\` |`)
  })

  test.each(Object.keys(hostMessages))('tells of what it may hear: %s', (type) => {
    expect(page).toContain(`| \`${type}\` |`)
  })

  test('names every code of an error', () => {
    const host = ['changes', 'connection', 'handling', 'once', 'questions'].map((name) => `src/host/${name}.ts`)
    const sources = [...host, 'src/server/socket.ts', 'src/server/http.ts'].map(read).join('\n')
    const codes = new Set(
      [...sources.matchAll(/(?:RequestError|HttpError|refuse)\((?:\d+, )?\s*'([a-z-]+)'/g)].map(
        (match) => match[1] as string,
      ),
    )
    expect(codes.size).toBeGreaterThan(10)
    for (const code of codes) expect(page, code).toContain(`\`${code}\``)
  })
})
