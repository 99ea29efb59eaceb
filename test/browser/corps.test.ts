import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { filesAskedLater, filesOfPage, modulesIn } from '../../bench/client-size.ts'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, logOf, PHONE, until } from './harness.ts'
import { beginOutpost } from './outpost.ts'
import { picker } from './playing.ts'

/** The table in inches: what stands on it, what is asked, foreseen and told. */

const at = house()

/** Begins a battle; `both`: we play both armies on one screen. */
async function begin(page: Page, scenario: string, both = false): Promise<void> {
  await page.goto(`/#/new/corps/${scenario}`)
  if (both) for (const seat of [0, 1]) await page.locator('.seat select').nth(seat).selectOption('me')
  await page.getByRole('button', { name: /^(Begin|Empezar)$/ }).click()
  await page.locator('.piece').first().waitFor()
}

const tools = (page: Page) => page.locator('.decision.mine .choice-tools:not([aria-busy=true])')
const curtain = (page: Page) => page.locator('.curtain button')

/** Waits for a question, lifting the curtain between two players on one screen. */
async function asked(page: Page): Promise<void> {
  await until(
    'a question',
    async () => {
      if (await curtain(page).isVisible()) await curtain(page).first().click()
      return (await tools(page).isVisible()) || (await page.locator('.card-over.end').isVisible())
    },
    (is) => is,
  )
}

/** Gives one of all legal answers, from the plain list; `pick` gets their number and chooses one. */
async function answer(page: Page, pick: (many: number) => number): Promise<void> {
  const list = page.locator('.choice-all')
  if ((await list.getAttribute('open')) === null) await list.locator('summary').first().click()
  const folded = list.locator('.choice-folded:not([open]) > summary')
  await list.locator('.choice-list button, .choice-folded').first().waitFor()
  const bodies = await folded.count()
  if (bodies > 0) await folded.nth(pick(bodies)).click()
  const answers = list.locator('.choice-list button')
  await answers.first().waitFor()
  const one = answers.nth(pick(await answers.count()))
  expect((await one.innerText()).trim()).not.toBe('')
  await one.click()
}

test('both armies stand on their field, can be read and heard, and fit a phone in Spanish by lamplight', async () => {
  const page = await at.person()
  await beginOutpost(page)
  await expectAccessible(page, 'outpost')
  expect(await page.locator('.piece-base').count()).toBe(11)
  expect(await page.locator('.piece-general').count()).toBe(2)
  // A piece's label says everything that the piece shows.
  const piece = page.locator('.piece[aria-label^="13 French,"]')
  expect(await piece.getAttribute('aria-label')).toMatch(
    /^13 French, infantry of 4 French Corps: column of attack, .*; class A B A; faces 90°; 12″ east, 22″ north$/,
  )
  // Formations have different pictures, and a body that faces all ways has no front.
  expect(await page.locator('.base-garrison .base-front').count()).toBe(0)
  expect(await piece.locator('.base-front').count()).toBe(1)
  await page.locator('#tab-armies').click()
  const armies = page.locator('.corps-armies')
  await armies.waitFor()
  expect(await armies.locator('tbody tr').count()).toBe(11)
  expect(await armies.innerText()).toMatch(/4 French Corps[\s\S]*Attack – Meierhof/)
  // The enemy's order is secret.
  expect(await armies.locator('.corps-order').count()).toBe(1)
  await armies.locator('.armies-place').first().click()
  expectNoComplaints(page)

  const phone = await at.person({ viewport: PHONE, hasTouch: true, theme: 'lamp', language: 'es' })
  await beginOutpost(phone)
  await expectAccessible(phone, 'outpost on a phone, by lamp, in Spanish')
  expect(await phone.locator('#decision').innerText()).toMatch(/cuerpo francés/i)
  // The words of standing answers are there too, though the board appeared before they had loaded.
  await expect.poll(() => phone.locator('.standing-about option').first().textContent()).toBe('todos los cuerpos')
  expectNoComplaints(phone)
})

test('a battery shows its odds, arc and ranges before it fires; a card then tells of the fire', async () => {
  const page = await at.person()
  await beginOutpost(page)
  await page.locator('.choice-pieces button', { hasText: 'Battery' }).click()
  await expect.poll(() => page.locator('.arc-band').count()).toBe(2)
  expect(await page.locator('.arc-label').allTextContents()).toEqual(['long 20″', 'short 10″'])
  await page
    .getByRole('button', { name: /^Fire at / })
    .first()
    .hover()
  const odds = page.locator('.choice-tools .odds')
  await odds.waitFor()
  const chances = await odds.locator('td:last-child').allInnerTexts()
  const total = chances.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)
  expect(total).toBeGreaterThanOrEqual(99)
  expect(total).toBeLessThanOrEqual(101)
  const pips = page.locator('.corps-pips')
  const before = Number(/\d+/.exec(await pips.innerText())?.[0])
  await page
    .getByRole('button', { name: /^Fire at / })
    .first()
    .click()
  await page.locator('.engagement').waitFor()
  expect(await page.locator('.engagement h2').innerText()).toMatch(/^Battery of 4 French Corps fires at/)
  await expect.poll(() => pips.innerText()).toMatch(new RegExp(`^${before - 1} `))
  await page.getByRole('button', { name: 'Take back' }).waitFor({ state: 'attached' })
  await page.locator('.view').focus()
  for (const [key, layer] of [
    ['k', '.radius circle'],
    ['b', '.objective-flag'],
    ['v', '.between-sight-plain'],
  ]) {
    await page.keyboard.press(key)
    await page.locator(layer).first().waitFor()
    await page.keyboard.press('Escape')
  }
  expectNoComplaints(page)
})

test('on one screen each player sees only his own orders, and every question is answered from a list', async () => {
  const page = await at.person()
  await begin(page, 'helmstedt', true)
  const pick = picker()
  const seen = new Set<string>()
  // Chance may draw the chips of one side several times before one of the other.
  for (let k = 0; k < 150; k++) {
    await asked(page)
    const side = (await page.getByText(/^You command the /).innerText()).trim()
    seen.add(side)
    await page.locator('#tab-armies').click()
    // A player sees the orders of his own corps, and no others.
    const own = side.includes('French') ? 0 : 1
    const orders = page.locator('.corps-armies > section')
    await orders.nth(own).locator('.corps-order').nth(3).waitFor()
    expect(
      await orders
        .nth(1 - own)
        .locator('.corps-order')
        .count(),
    ).toBe(0)
    await page.locator('#tab-log').click()
    await expect.poll(() => logOf(page)).toContain('Out of the bag')
    if (seen.size === 2) break
    await answer(page, pick)
  }
  expect(seen.size).toBe(2)
  expectNoComplaints(page)
})

test('the page of a table in inches loads nothing of hexes', () => {
  const all = [...modulesIn(filesOfPage('corps')), ...modulesIn(filesAskedLater('corps'))]
  expect(all.filter((module) => /src[\\/]web[\\/]inchboard[\\/]/.test(module))).not.toEqual([])
  const hexes = /src[\\/](?:hex|web[\\/](?:hexboard|counters))[\\/]|painting[\\/]layout\.ts$/
  expect(all.filter((module) => hexes.test(module))).toEqual([])
})
