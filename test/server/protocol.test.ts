import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { clientMessages, hostMessages } from '../../src/protocol/index.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const page = read('docs/protocol.md')

describe('docs/protocol.md', () => {
  test.each(Object.keys(clientMessages))('lists each message that a client may send: %s', (type) => {
    expect(page).toContain(`| \`${type}\` |`)
  })

  test.each(Object.keys(hostMessages))('lists each message that a client may receive: %s', (type) => {
    expect(page).toContain(`| \`${type}\` |`)
  })

  test('names every error code', () => {
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
