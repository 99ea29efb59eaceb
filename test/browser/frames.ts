import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { goalsOf } from '../../bench/goals.ts'
import { percentile } from '../../bench/measure.ts'
import { buildClient } from '../../scripts/client.mjs'
import { systems } from '../../systems/registry.ts'
import { launch } from './chromium.ts'
import { beginBoth } from './outpost.ts'
import { serve } from './served.ts'

/**
 * Measures the times between frames while the board of each system is panned and zoomed in a real browser, and while a
 * body of the table in inches is dragged about with its ruler, at the speed of this machine and four times slower, like
 * a phone. Also measures the memory of the page with each board, after garbage collection: `npm run bench:frames`. The
 * goal: 95 in 100 frames within 17 ms.
 */

const SECONDS = 4
const VIEWPORT = { width: 1280, height: 800 }
/** Milliseconds after which everything that follows the board has loaded. */
const SETTLED = 3_000

/** Each system with a board, and the scenario in which its goals are measured: its largest. */
const BOARDS = systems.flatMap(({ id }) => {
  const scenario = existsSync(new URL(`../../systems/${id}/page.ts`, import.meta.url)) && goalsOf(id)?.scenario
  return scenario ? [{ name: id, page: `/#/new/${id}/${scenario}` }] : []
})

/** How many times slower than this machine a phone is assumed to be. */
const PHONE_SLOWER = 4

/** Megabytes of the page's own memory, without pictures and code. */
async function memoryOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.enable')
  for (let k = 0; k < 2; k++) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}

/** Drags the field about, or turns the wheel over it, while the page notes the times of its frames. */
async function framesOf(page: Page, move: (k: number) => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { times, noting: true })
    const note = (at: number) => {
      times.push(at)
      if ((globalThis as unknown as { noting: boolean }).noting) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  const end = Date.now() + SECONDS * 1_000
  for (let k = 0; Date.now() < end; k++) await move(k)
  const times = await page.evaluate(() => {
    Object.assign(globalThis, { noting: false })
    return (globalThis as unknown as { times: number[] }).times
  })
  return times.slice(1).map((time, k) => time - times[k])
}

function print(what: string, frames: readonly number[]): void {
  const [half, most] = [50, 95].map((part) => percentile(frames, part).toFixed(1))
  console.log(
    `${what}: ${frames.length} frames in ${SECONDS} s; median ${half} ms, 95th percentile ${most} ms (goal 17)`,
  )
}

/** Measures frames while a strip of Helmstedt is dragged in circles with its ruler. */
async function framesInHand(page: Page): Promise<void> {
  await beginBoth(page, 'helmstedt', (asked) => /pips/.test(asked))
  // If only one strip can act, it is already chosen.
  await page.locator('.choice-pieces button, .hand-panel').first().waitFor()
  if ((await page.locator('.hand-panel').count()) === 0) await page.locator('.choice-pieces button').first().click()
  await page.locator('.hand-panel').waitFor()
  const box = await page.locator('.piece.piece-chosen').boundingBox()
  if (!box) throw new Error('the chosen body is not on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const round = (k: number) => page.mouse.move(x + 60 * Math.sin(k / 20), y + 60 * Math.cos(k / 15))
  // Behind it there is nowhere to go.
  for (let k = 0; (await page.locator('.hand-ghost').count()) === 0; k++) await round(k)
  const devtools = await page.context().newCDPSession(page)
  for (const rate of [1, PHONE_SLOWER]) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    const frames = await framesOf(page, round)
    print(`corps, a body in the hand, ${rate === 1 ? 'this machine' : `${rate} times slower`}`, frames)
  }
}

if (!buildClient()) throw new Error('the client could not be built')
const store = mkdtempSync(join(tmpdir(), 'grognard-frames-'))
const served = await serve(store)
const browser = await launch()
try {
  for (const { name, page: address } of BOARDS) {
    const page = await (await browser.newContext({ baseURL: served.url, viewport: VIEWPORT })).newPage()
    await page.goto(address)
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await page.locator('.board-area').waitFor()
    await page.waitForTimeout(SETTLED)
    console.log(`${name}, memory of the page: ${(await memoryOf(page)).toFixed(1)} MB`)
    // A board without a map stands still.
    if ((await page.locator('.view').count()) === 0) {
      await page.context().close()
      continue
    }
    for (let k = 0; k < 4; k++) await page.mouse.move(400, 400).then(() => page.mouse.wheel(0, -200))
    await page.mouse.move(400, 400)
    await page.mouse.down()
    const panning = await framesOf(page, (k) =>
      page.mouse.move(400 + 150 * Math.sin(k / 20), 400 + 100 * Math.cos(k / 15)),
    )
    await page.mouse.up()
    const zooming = await framesOf(page, async (k) => {
      await page.mouse.wheel(0, k % 40 < 20 ? -40 : 40)
      await page.waitForTimeout(10)
    })
    print(`${name}, panning`, panning)
    print(`${name}, zooming`, zooming)
    await page.context().close()
  }
  await framesInHand(await (await browser.newContext({ baseURL: served.url, viewport: VIEWPORT })).newPage())
} finally {
  await browser.close()
  await served.kill()
  rmSync(store, { recursive: true, force: true })
}
