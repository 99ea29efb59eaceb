import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LIMITS, readSettings } from '../../src/server/index.ts'
import { refuses } from '../cli/run.ts'
import { end, serve } from './serving.ts'
import { builtClient, Client, folder, post, TWO_PERSONS } from './table.ts'

// The settings file of an operator.

const place = folder()
const client = builtClient(place)
let files = 0
function file(settings: object): string {
  const name = join(place, `settings-${++files}.json`)
  writeFileSync(name, JSON.stringify(settings))
  return name
}

test('settings apply to the running server, and flags override them', async () => {
  const settings = file({
    port: 1,
    store: 'kept/here',
    origins: ['https://friends.example'],
    behindProxy: true,
    metrics: '0',
    log: 'text',
    watchdog: 0,
    limits: { matches: 2, connectionsPerAddress: 1 },
  })
  const server = await serve(undefined, client, ['--settings', settings])
  expect(server.said()).toContain(`matches are kept in ${join(place, 'kept/here')};`)
  expect(
    [await post(server.url, TWO_PERSONS), await post(server.url, TWO_PERSONS), await post(server.url, TWO_PERSONS)].map(
      ({ status }) => status,
    ),
  ).toEqual([201, 201, 429])
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address }, origin: 'https://friends.example' })
  const first = await Client.open(server.url, from('192.0.2.1'))
  await expect(Client.open(server.url, from('192.0.2.1'))).rejects.toThrow('429')
  const second = await Client.open(server.url, from('192.0.2.2'))
  await Promise.all([first, second].map((one) => one.close()))
  expect(await end(server, 'SIGTERM')).toBe(0)
})

test.each([
  [{ limits: { mesages: 5 } }, /no limit 'mesages': did you mean 'messages'\?/],
  [{ limts: {} }, /no setting 'limts': did you mean 'limits'\?/],
  [{ limits: { messages: 0 } }, /limits\.messages: a whole number from 1 on is expected/],
  [{ limits: { messages: '5' } }, /limits\.messages: a whole number from 1 on is expected/],
  [{ limits: { messages: 1.5 } }, /limits\.messages: a whole number from 1 on is expected/],
  [{ limits: [] }, /an object is expected|limits by name are expected/],
  [{ port: 70_000 }, /port: a whole number from 0 to 65535 is expected/],
  [{ watchdog: -1 }, /watchdog: a whole number of seconds from 0 to 86400 is expected/],
  [{ origins: 'https://a.example' }, /origins: a list of origins is expected/],
  [{ behindProxy: 'yes' }, /behindProxy: true or false is expected/],
  [[], /an object is expected/],
  ['{"port":', /not JSON/],
])('an error in the file is reported in one line: %j', (settings, line) => {
  expect(() => readSettings(typeof settings === 'string' ? settings : JSON.stringify(settings))).toThrow(line)
})

test.each([
  [{ limits: { mesages: 5 } }, /settings-\d+\.json: no limit 'mesages'/],
  [{ origins: ['a.example'] }, /--origin takes a scheme, a host and an optional port/],
  [{ log: 'xml' }, /--log takes text or json, not 'xml'/],
  [{ metrics: 'here' }, /--metrics takes a whole number from 0 to 65535, not 'here'/],
])('no server starts with a wrong file: %j', (settings, line) => {
  refuses(['serve', '--settings', file(settings), '--client', client, '--store', `${place}/never`], line)
})

test('a file that does not exist is named', () => {
  refuses(['serve', '--settings', `${place}/none.json`], /cannot read .*none\.json: there is no such file/)
})

test('the page for operators lists every limit with its default, and no other limit', () => {
  const page = readFileSync(new URL('../../docs/operators.md', import.meta.url), 'utf8')
  const section = page.split('\n## Limits\n')[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| `(\w+)` \| ([\d,]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
  expect(Object.fromEntries(rows.map(([, name, value = '']) => [name, Number(value.replaceAll(',', ''))]))).toEqual(
    LIMITS,
  )
  for (const [, , , unit = '', what = ''] of rows) expect([unit.trim(), what.trim()]).not.toContain('')
})

test('the files named on the page on public tables exist, and its settings can be read', () => {
  const root = new URL('../../', import.meta.url)
  const page = readFileSync(new URL('docs/public-table.md', root), 'utf8')
  const named = new Set(page.match(/\bdeploy\/[\w.]+\w/g))
  expect([...named].sort()).toEqual(['deploy/Containerfile', 'deploy/grognard.service', 'deploy/settings.json'])
  const [container, service, settings] = [...named].sort().map((name) => readFileSync(new URL(name, root), 'utf8'))
  expect(readSettings(settings as string)).toMatchObject({ behindProxy: true, store: '/var/lib/grognard' })
  expect(service).toMatch(/^ExecStart=.* grognard serve --settings \/etc\/grognard\.json$/m)
  expect(service).toMatch(/^StateDirectory=grognard$/m)
  expect(container).toMatch(/^USER node$/m)
})

test('the server is started with the same room for new objects everywhere, and measured with it', () => {
  const starts = [
    'package.json',
    'deploy/Containerfile',
    'deploy/grognard.service',
    'docs/operators.md',
    'bench/server.ts',
  ]
  for (const name of starts) {
    const text = readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
    expect([...new Set(text.match(/--max-semi-space-size=\d+/g))], name).toEqual(['--max-semi-space-size=16'])
  }
})

test('a container is built only from files that git keeps', () => {
  const linesOf = (name: string) =>
    readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
  const unkept = linesOf('.gitignore').map((line) => `**/${line.replace(/\/$/, '')}`)
  // Podman and Docker look for it under this name, beside the file that they build from.
  expect(linesOf('deploy/Containerfile.dockerignore')).toEqual(['.git', ...unkept])
})
