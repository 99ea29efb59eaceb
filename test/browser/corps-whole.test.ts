import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, logOf, until } from './harness.ts'
import { picker, playOut, playUntil } from './playing.ts'
import { sitDown } from './sitting.ts'

/** Battles on the inch table as people play them: guided, and to the end over the network. */

const at = house()

test('the guided battle begins on the first screen, and goes on as its prompts are done', async () => {
  const page = await at.person()
  await page.goto('/')
  await page.getByRole('button', { name: /^First battle, guided\s*: Old Wargame Rules/ }).click()
  const title = page.locator('.guide h2')
  await expect.poll(() => title.innerText()).toBe('Chips in a bag')
  await expect.poll(() => page.locator('.guide .rule').innerText()).toBe('0.6')
  // The turn of the computer may come first.
  await page.locator('.decision.mine').waitFor()
  await page.locator('.guide').getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => title.innerText()).toMatch(/^(Guns before all else|Charges at an opportunity)$/)
  expectNoComplaints(page)
})

test('two browsers play the outpost to its end over the network', async () => {
  const [ann, ben] = await sitDown(at, {}, { path: 'corps/outpost', guest: 'Prussian', there: '.piece' })
  expect(await playOut([ann, ben], picker())).toBeGreaterThan(20)
  for (const page of [ann, ben])
    await expect.poll(() => page.locator('.card-over.end').innerText()).toMatch(/You have (won|lost)|A draw/)
  await ann.locator('#tab-log').click()
  await expect.poll(() => logOf(ann)).toContain('Move 2 begins')
  await expectAccessible(ann, 'the end of the outpost')
  for (const page of [ann, ben]) expectNoComplaints(page)
}, 600_000)

/** Expects that each player reads the orders of his own commands among the armies, and none of the enemy's. */
async function expectOwnOrdersOnly(pages: readonly Page[]): Promise<void> {
  for (const [own, page] of pages.entries()) {
    await page.locator('#tab-armies').click()
    const orders = (army: number) => page.locator('.corps-armies > section').nth(army).locator('.corps-order')
    await orders(own).nth(3).waitFor()
    expect(await orders(1 - own).count()).toBe(0)
    await page.locator('#tab-log').click()
  }
}

test('two browsers play two moves of Helmstedt with hidden orders, though the server dies in the second', async () => {
  const pages = await sitDown(at, {}, { path: 'corps/helmstedt', guest: 'Prussian', there: '.piece' })
  const head = async (page: Page) => (await page.locator('.panel-head').allInnerTexts()).join()
  const plays = (move: number) => async (page: Page) => (await head(page)).includes(`Move ${move} of 12`)
  await expectOwnOrdersOnly(pages)
  // To save time, ends whatever can be ended; what is left is a march here and there.
  const some = picker()
  const pick = (many: number) => (many === 3 ? 0 : some(many))
  await playUntil(pages, pick, plays(2))
  // Some of the commands have had their turn when the server dies.
  const isAmid = async (page: Page) =>
    ((await logOf(page)).split('Move 2 begins')[1] ?? '').split('Out of the bag').length > 5
  await playUntil(pages, pick, isAmid)
  const seen = (page: Page) =>
    page.locator('.piece').evaluateAll((all) =>
      all
        .map((one) => one.getAttribute('aria-label'))
        .sort()
        .join('\n'),
    )
  const before = await Promise.all(pages.map(seen))
  await at.served.kill()
  for (const page of pages) await page.locator('.banner').waitFor()
  await at.served.start()
  for (const page of pages) await page.locator('.banner').waitFor({ state: 'detached', timeout: 40_000 })
  await pages[1].reload()
  await until(
    'both see what they saw',
    () => Promise.all(pages.map(seen)),
    (now) => now.join() === before.join(),
  )
  await expectOwnOrdersOnly(pages)
  await playUntil(pages, pick, plays(3))
  for (const page of pages) await expect.poll(() => logOf(page)).toContain('Move 3 begins')
  for (const page of pages) expectNoComplaints(page, /ERR_CONNECTION|WebSocket/)
}, 600_000)
