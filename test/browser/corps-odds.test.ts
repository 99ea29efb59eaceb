import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, PHONE } from './harness.ts'
import { beginBoth } from './outpost.ts'
import { clash, writePack } from './packs.ts'

/** The odds of a charge before it is declared: with a mouse, and with a finger. */

const folder = mkdtempSync(join(tmpdir(), 'grognard-clash-'))
writePack(folder, { corps: clash() })
const at = house(undefined, () => ['--pack', folder])

/** Begins the clash on one screen, and continues to the turn of the French. */
const begin = (page: Page) => beginBoth(page, 'clash', (asked) => asked.startsWith('4 French Corps: spend'))
const hussars = (page: Page) => page.locator('.piece[aria-label^="1 Prussian Hussars"] .base-card').first()
const rider = (page: Page) => page.locator('.choice-pieces button', { hasText: '11 French Light Cavalry' })

/** The chances of the first course shown, in hundredths. */
async function chances(page: Page): Promise<number> {
  const ends = page.locator('.choice-tools .odds-ends').first()
  await ends.waitFor()
  const texts = await ends.locator('b').allInnerTexts()
  return texts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)
}

test('a player who points at a charge sees its odds, in the panel and over the table', async () => {
  const page = await at.person()
  await begin(page)
  await rider(page).click()
  await hussars(page).hover()
  expect(Math.abs((await chances(page)) - 100)).toBeLessThan(3)
  await page.locator('.odds-over .odds-ends').first().waitFor()
  expect(await page.locator('.choice-tools .odds').innerText()).toContain('Met by 1 Prussian Hussars')
  await expectAccessible(page, 'the odds of a charge')
  await hussars(page).click()
  await page.locator('.engagement').waitFor()
  // Cavalry that wins may pursue into the next enemy: the page then shows that fight, and this one is before it.
  const before = page.locator('.engagement').getByRole('button', { name: 'The one before' })
  while ((await before.count()) > 0 && (await before.isEnabled())) await before.click()
  expect(await page.locator('.engagement h2').innerText()).toBe('11 French Light Cavalry charges 1 Prussian Hussars')
  expectNoComplaints(page)
})

test('the first touch of a charge shows its odds, and the second charges', async () => {
  const page = await at.person({ viewport: PHONE, hasTouch: true })
  await begin(page)
  await rider(page).tap()
  const charge = page.getByRole('button', { name: 'Charge 1 Prussian Hussars' }).first()
  await charge.tap()
  await chances(page)
  expect(await page.locator('.engagement').count()).toBe(0)
  await charge.tap()
  await page.locator('.engagement').waitFor()
  expectNoComplaints(page)
})
