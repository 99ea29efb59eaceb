import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './chromium.ts'
import { addLine, copyRepository, ROOT } from './copied.ts'
import { logOf } from './harness.ts'
import { type Served, serve } from './served.ts'

// The shared board of hexes shows a battle that it has never seen: the system in the folder `outposts` is added to a
// copy of the repository.

let copy: string
let store: string
let browser: Browser
let served: Served | undefined

beforeAll(async () => {
  copy = copyRepository()
  store = mkdtempSync(join(tmpdir(), 'grognard-added-store-'))
  const folder = join(copy, 'systems/outposts')
  cpSync(join(ROOT, 'test/browser/outposts'), folder, { recursive: true })
  // Among the systems it is one folder less deep than among the tests.
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue
    const file = join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/'\.\.\/((?:\.\.\/)+(?:src|systems)\/)/g, "'$1"))
  }
  addLine(copy, "export { outposts } from './outposts/system.ts'\n")
  browser = await launch()
})

afterAll(async () => {
  await served?.kill()
  await browser?.close()
  for (const folder of [copy, store]) rmSync(folder, { recursive: true, force: true })
})

test('three counters stand on a painted map, and two presses move one of them to a hex', async () => {
  served = await serve(store, join(copy, 'bin/grognard.js'))
  const page = await (await browser.newContext({ baseURL: served.url, locale: 'en' })).newPage()
  page.setDefaultTimeout(30_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto('/#/new/outposts/brook')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  const stack = (name: string) => page.locator(`.stack[aria-label*="${name}"]`)
  for (const name of ['Blue 1', 'Blue 2', 'Red 1']) await stack(name).waitFor()
  await expect.poll(() => page.locator('.hex-board .stack').count(), { timeout: 20_000 }).toBe(3)
  // A canvas that nothing is painted on has one colour.
  const colours = () =>
    page
      .locator('.hex-board canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
        return new Set(new Uint32Array(new Uint8ClampedArray(pixels).buffer)).size
      })
  await expect.poll(colours).toBeGreaterThan(100)
  await page.locator('.outposts-ends button', { hasText: 'Stay' }).waitFor()
  await stack('Blue 1').click()
  await page.locator('.target[aria-label*="0202"]').click()
  await expect.poll(() => stack('Blue 1').getAttribute('aria-label')).toMatch(/^0202: /)
  await expect.poll(() => logOf(page)).toContain('Blue 1 moves to 0202.')
  // The computer plays the other side, and then the next turn begins.
  await expect.poll(() => logOf(page)).toContain('Turn 2 begins.')
  expect(complaints).toEqual([])
})
