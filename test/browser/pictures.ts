import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Locator, Page } from 'playwright-core'
import { buildClient } from '../../scripts/client.mjs'
import { launch } from './chromium.ts'
import { begin } from './marching.ts'
import { serve } from './served.ts'

/** Takes the pictures of docs/pictures: the main states of the table, on a desk and on a phone. `npm run pictures`. */

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
/** Milliseconds that a picture waits for moving things to come to rest. */
const REST = 700
/** The number of dice in the picture of a combat. */
const SOME_DICE = 4

interface Scene {
  readonly name: string
  readonly phone?: true
  readonly language?: 'en' | 'es'
  readonly theme?: 'light' | 'lamp'
  /** Events are told one by one; otherwise all of them appear at once. */
  readonly told?: true
  play(page: Page): Promise<void>
}

const named = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()

async function firstBattle(page: Page): Promise<void> {
  await page.goto('/')
  await page.locator('.hero button, main button').first().click()
  await page.locator('.sheet-total').waitFor()
}

/** Sends this many units of a body of troops to a sector. */
async function order(page: Page, body: RegExp, sector: RegExp, count: number): Promise<void> {
  await named(page, body).click()
  for (let k = 0; k < count; k++) await named(page, sector).click()
}

async function plan(page: Page): Promise<void> {
  await order(page, /^[^.]*, c1: 4 [^;]*$/, /^c2, /, 3)
  await order(page, /^[^.]*, b1: 4 [^;]*$/, /^b2, /, 4)
  await order(page, /^[^.]*, a1: 6 [^;]*$/, /^a2, /, 2)
  await order(page, /^[^.]*, b1: 2 [^;]*$/, /^b3, /, 1)
  await page.keyboard.press('Escape')
}

/** Clicks if possible within a few tenths of a second. */
const tryClick = (button: Locator) => button.click({ timeout: 400 }).catch(() => {})

/**
 * Hands in whatever is ready and lets everything proceed, until a combat is open with some of its dice; if it is still
 * being told, pauses the telling.
 */
async function fight(page: Page): Promise<void> {
  const dice = page.locator('.combat .die')
  await page.locator('.tools-finish').click()
  for (let k = 0; k < 200; k++) {
    if ((await dice.count()) > 0) {
      await tryClick(page.getByRole('button', { name: 'Pause' }))
      for (let n = 0; n < 40 && (await dice.count()) < SOME_DICE; n++)
        await tryClick(page.getByRole('button', { name: 'Next' }))
      if ((await dice.count()) > 0) return
    }
    await tryClick(page.locator('.all-of-them.main:enabled, .tools-finish:enabled').first())
  }
  throw new Error('no combat was opened')
}

const scenes: readonly Scene[] = [
  { name: 'first-screen', play: async (page) => void (await page.goto('/')) },
  {
    name: 'orders',
    async play(page) {
      await firstBattle(page)
      await plan(page)
    },
  },
  {
    name: 'combat',
    told: true,
    async play(page) {
      await firstBattle(page)
      await plan(page)
      await fight(page)
    },
  },
  {
    name: 'rulebook',
    async play(page) {
      await firstBattle(page)
      await page.locator('#tab-rules').click()
    },
  },
  { name: 'new-game', play: async (page) => void (await page.goto('/#/new/generals/leuthen')) },
  {
    name: 'lamplight',
    theme: 'lamp',
    language: 'es',
    async play(page) {
      await firstBattle(page)
      await plan(page)
    },
  },
  {
    name: 'bailen',
    async play(page) {
      await page.goto('/#/new/eagle/invader')
      await page.getByRole('button', { name: 'Begin', exact: true }).click()
      await page.locator('.eagle').waitFor()
      await page.locator('.eagle-tools').waitFor()
    },
  },
  {
    name: 'vedel',
    async play(page) {
      await begin(page)
      await page.locator('.eagle-pieces button').first().click()
      await page.locator('.target').last().focus()
    },
  },
  {
    name: 'phone-vedel',
    phone: true,
    async play(page) {
      await begin(page)
      await page.locator('.eagle-pieces button').first().click()
    },
  },
  {
    name: 'outpost',
    async play(page) {
      await page.goto('/#/new/corps/outpost')
      await page.getByRole('button', { name: 'Begin', exact: true }).click()
      await page.locator('.decision.mine .choice-pieces button', { hasText: '14 French' }).click()
      await page.locator('.hand-panel').waitFor()
      await page.locator('.view').focus()
      for (let k = 0; k < 16; k++) await page.keyboard.press('ArrowUp')
    },
  },
  { name: 'phone-first-screen', phone: true, play: async (page) => void (await page.goto('/')) },
  {
    name: 'phone-orders',
    phone: true,
    async play(page) {
      await firstBattle(page)
      await plan(page)
    },
  },
  {
    name: 'phone-combat',
    phone: true,
    told: true,
    async play(page) {
      await firstBattle(page)
      await plan(page)
      await fight(page)
    },
  },
]

async function take(
  browser: Browser,
  url: string,
  { name, phone, language = 'en', theme = 'light', told, play }: Scene,
): Promise<void> {
  const context = await browser.newContext({ baseURL: url, viewport: phone ? PHONE : DESK, reducedMotion: 'reduce' })
  await context.addInitScript(
    ([tongue, light, pace]) => {
      localStorage.setItem('grognard.language', tongue)
      localStorage.setItem('grognard.theme', JSON.stringify(light))
      localStorage.setItem('grognard.speed', pace)
    },
    [language, theme, told ? '1' : '"off"'] as const,
  )
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  await play(page)
  await page.mouse.move(0, 0)
  await page.waitForTimeout(REST)
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 86 })
  console.log(`${name}.jpg`)
  await context.close()
}

if (!buildClient()) throw new Error('the client could not be built')
mkdirSync(folder, { recursive: true })
const store = mkdtempSync(join(tmpdir(), 'grognard-pictures-'))
const wanted = process.argv.slice(2)
const served = await serve(store)
const browser = await launch()
try {
  for (const scene of scenes)
    if (wanted.length === 0 || wanted.includes(scene.name)) await take(browser, served.url, scene)
} finally {
  await browser.close()
  await served.kill()
  rmSync(store, { recursive: true, force: true })
}
