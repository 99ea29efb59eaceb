import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textId } from '../../src/words/texts.ts'
import { launch } from './chromium.ts'
import { addLine, copyRepository, ROOT } from './copied.ts'
import { type Served, serve } from './served.ts'

// A system is a folder and one line: one is added to a copy of the repository, tried everywhere, and removed again.

/** The folder of the made-up system; its rules are those of Six Villages under its own name. */
const FOLDER: Readonly<Record<string, string>> = {
  'system.ts': `
    import { system } from '../system.ts'
    import type { SixVillages } from './rules/index.ts'
    export const crossroads = system<SixVillages>({
      id: 'crossroads',
      title: 'The Crossroads',
      place: 9,
      colours: [{ fill: '#246', ink: '#fff' }, { fill: '#a32', ink: '#fff' }],
      toPlay: async () => (await import('./rules/index.ts')).sixVillages,
    })`,
  'node.ts': `
    import { nodeParts } from '../system.ts'
    import type { SixVillages } from './rules/index.ts'
    export const parts = nodeParts<SixVillages>({ rules: async () => (await import('./rules/index.ts')).sixVillages })`,
  'page.ts': `
    import type { PageParts } from '../../src/web/board/page.ts'
    export const parts: PageParts = {
      board: async () => (await import('./board/index.tsx')).board,
      rulebook: async () => (await import('./data/rulebook.json', { with: { type: 'json' } })).default.rules,
    }`,
  'board/index.tsx': `
    import type { BoardModule } from '../../../src/web/board/module.ts'
    const Nothing = () => null
    export const board: BoardModule = {
      Board: (props) => <p class="crossroads">{props.table.info.scenario}</p>,
      Tools: Nothing,
      Head: () => <span>The Crossroads</span>,
      Armies: Nothing,
      youAre: (seat) => ['You are Blue', 'You are Red'][seat] ?? '',
      hasWon: (seat) => ['Blue has won', 'Red has won'][seat] ?? '',
      prompt: () => 'What now?',
      show: () => ({ tone: 'plain', rest: 0 }),
      sentence: ({ event }) => event,
    }`,
}
/** The beginnings of another language: a file for the page and one for a system. */
const CZECH: Readonly<Record<string, string>> = {
  'src/web/words/cs.ftl': `## language

language-name = Čeština

## table

table-thinking = Počítač přemýšlí …
`,
  'systems/six-villages/words/cs.ftl': `## board

board-village-0 = Mlýn

## cards

${textId('cards', 'Six Villages')} = Šest vesnic

## rules

${textId('rules', 'Ambush')} = Léčka
`,
}
const LINE = "export { crossroads } from './crossroads/system.ts'\n"

/** Hosts a game of the system in the copy, and prints who sits where. */
const HOSTS = `
  import { Client, newHost } from './src/host/testing.ts'
  const { host, faults } = newHost()
  const red = { kind: 'computer', player: 'random' }
  const wish = { ruleset: 'crossroads', scenario: 'lake', seats: { red }, mine: ['blue'] }
  const { match, keys } = await host.create(wish)
  const client = new Client(host)
  const { status } = await client.join(match, keys.blue)
  await client.begun()
  const { actions } = await client.ask({ type: 'list' })
  console.log(JSON.stringify({ seats: status.seats.map(({ kind }) => kind), actions: actions.length > 0, faults }))
  process.exit()`

let copy: string
let store: string
let browser: Browser
let served: Served | undefined

const node = (...args: string[]): string => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
const grognard = (...args: string[]): string => node('bin/grognard.js', ...args)

beforeAll(async () => {
  copy = copyRepository()
  store = mkdtempSync(join(tmpdir(), 'grognard-added-store-'))
  const folder = join(copy, 'systems/crossroads')
  for (const part of ['rules', 'data'])
    cpSync(join(copy, 'systems/six-villages', part), join(folder, part), { recursive: true })
  mkdirSync(join(folder, 'board'))
  for (const [file, code] of Object.entries(FOLDER)) writeFileSync(join(folder, file), code)
  const rules = join(folder, 'rules/play.ts')
  const named = readFileSync(rules, 'utf8')
    .replace("id: 'six-villages'", "id: 'crossroads'")
    .replace("title: 'Six Villages'", "title: 'The Crossroads'")
  writeFileSync(rules, named)
  addLine(copy, LINE)
  for (const [file, messages] of Object.entries(CZECH)) writeFileSync(join(copy, file), messages)
  browser = await launch()
})

afterAll(async () => {
  await served?.kill()
  await browser?.close()
  for (const folder of [copy, store]) rmSync(folder, { recursive: true, force: true })
})

test('the command line lists an added system, shows its rules and plays it', () => {
  expect(grognard('rules')).toContain('crossroads  The Crossroads')
  expect(grognard('rules', 'crossroads')).toContain('Around the lake')
  const games = [
    'simulate',
    '--ruleset',
    'crossroads',
    '--scenario',
    'lake',
    '--games',
    '4',
    '--workers',
    '1',
    '--json',
  ]
  expect(JSON.parse(grognard(...games))).toMatchObject({
    ruleset: 'crossroads',
    games: 4,
    players: ['random', 'random'],
  })
})

test('the host plays an added system', () => {
  expect(JSON.parse(node('--input-type=module', '-e', HOSTS))).toEqual({
    seats: ['person', 'computer'],
    actions: true,
    faults: [],
  })
})

test('the client is built with an added system, shows it on the first page, and plays it', async () => {
  served = await serve(store, join(copy, 'bin/grognard.js'))
  const page = await (await browser.newContext({ baseURL: served.url, locale: 'en' })).newPage()
  page.setDefaultTimeout(30_000)
  await page.goto('/')
  await page.getByText('The Crossroads').first().waitFor()
  await page.getByText('Around the lake').first().waitFor()
  await page.goto('/#/new/crossroads/lake')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('p.crossroads').waitFor()
  await page.getByText('What now?').first().waitFor()
})

test('a language is added with its files, and English fills in what it lacks', async () => {
  const page = await (await browser.newContext({ baseURL: (served as Served).url, locale: 'cs' })).newPage()
  page.setDefaultTimeout(30_000)
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.message))
  await page.goto('/#/new/six-villages/lake')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  const table = page.locator('.table-screen')
  await table.getByText('Mlýn', { exact: true }).first().waitFor()
  await table.getByText('Mill Bridge', { exact: true }).first().waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('cs')
  await page.goto('/#/rules/six-villages')
  await page.getByRole('heading', { name: 'Léčka' }).first().waitFor()
  await page.goto('/')
  await page.getByRole('heading', { name: 'Šest vesnic' }).waitFor()
  await page.getByRole('button', { name: 'Español' }).waitFor()
  await page.getByRole('button', { name: 'English' }).waitFor()
  expect(faults).toEqual([])
})

test('without its folder and its line, the command line lists nothing of an added system', async () => {
  rmSync(join(copy, 'systems/crossroads'), { recursive: true })
  const index = join(copy, 'systems/index.ts')
  writeFileSync(index, readFileSync(index, 'utf8').replace(LINE, ''))
  expect(grognard('rules')).toBe(
    execFileSync(process.execPath, ['bin/grognard.js', 'rules'], { cwd: ROOT, encoding: 'utf8' }),
  )
})
