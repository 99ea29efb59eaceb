import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, onTestFinished } from 'vitest'
import { buildClient } from '../../scripts/client.mjs'
import { launch } from './chromium.ts'
import { type Served, serve } from './served.ts'

/** A table as people use it: the command serves it, browsers sit down at it. */

/** What a test file works with, once it runs. */
export interface House {
  readonly browser: Browser
  readonly served: Served
  /**
   * A separate browser for a person, until the test ends: it shares only the server with others. It keeps no copy of the
   * page for later, which would take as long as most tests, unless `serviceWorkers` is 'allow'.
   */
  person(options?: Person): Promise<Page>
}

export interface Person extends BrowserContextOptions {
  readonly language?: 'en' | 'es'
  readonly theme?: 'light' | 'lamp'
  /** How fast events are told; at once, if left out. */
  readonly speed?: 'off' | 1 | 4
}

export const WIDE = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/**
 * Builds the client if it is stale, and starts server and browser before the tests of a file; any complaint of a page
 * in the console fails the test. `fill` may put something into the data folder first, and `flags` returns the flags for
 * each start of the server.
 */
export function house(fill?: (store: string) => void, flags?: () => readonly string[]): House {
  const store = mkdtempSync(join(tmpdir(), 'grognard-browser-'))
  let browser: Browser | undefined
  let served: Served | undefined
  beforeAll(async () => {
    if (!buildClient()) throw new Error('the client could not be built')
    fill?.(store)
    served = await serve(store, undefined, flags)
    browser = await launch()
  })
  afterAll(async () => {
    await browser?.close()
    await served?.kill()
    rmSync(store, { recursive: true, force: true })
  })
  return {
    get browser() {
      return browser as Browser
    },
    get served() {
      return served as Served
    },
    async person({ language = 'en', theme = 'light', speed = 'off', ...options } = {}) {
      const context = await (browser as Browser).newContext({
        viewport: WIDE,
        baseURL: (served as Served).url,
        serviceWorkers: 'block',
        ...options,
      })
      // A page left open keeps drawing, thinking and asking the server.
      onTestFinished(() => context.close())
      await context.addInitScript(
        ([chosenLanguage, chosenTheme, chosenSpeed]) => {
          const choose = (name: string, value: string) =>
            localStorage.getItem(name) ?? localStorage.setItem(name, value)
          choose('grognard.language', chosenLanguage)
          choose('grognard.theme', JSON.stringify(chosenTheme))
          choose('grognard.speed', JSON.stringify(chosenSpeed))
        },
        [language, theme, speed] as const,
      )
      const page = await context.newPage()
      page.setDefaultTimeout(30_000)
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      complaintsOf.set(page, complaints)
      onTestFailed(() => console.error(page.url().replace(/[\w-]{32}/, '…'), complaints.join('\n')))
      return page
    },
  }
}

/** The whole text of the log, including what is scrolled away and not laid out. */
export const logOf = async (page: Page): Promise<string> => (await page.locator('.log').textContent()) ?? ''

const complaintsOf = new WeakMap<Page, string[]>()

/** Expects that nothing has gone wrong on this page except what the test itself caused. */
export function expectNoComplaints(page: Page, except: RegExp = /^$/): void {
  expect((complaintsOf.get(page) ?? []).filter((text) => !except.test(text))).toEqual([])
}

/** Waits until a condition on the page is met. Fails after `patience` milliseconds with what was there instead. */
export async function until<T>(
  what: string,
  look: () => Promise<T>,
  holds: (seen: T) => boolean,
  patience = 45_000,
): Promise<T> {
  const end = Date.now() + patience
  let seen = await look()
  while (!holds(seen)) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${patience} ms, ${what}: still ${JSON.stringify(seen)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
    seen = await look()
  }
  return seen
}

/** Opens an invitation and sits down. */
export async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
}
