import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, PHONE } from './harness.ts'

/** How the chances stood in the course of a game, asked in its replay. */

const at = house()

interface Words {
  readonly watch: string
  readonly ask: string
}
const ENGLISH: Words = { watch: 'Watch it again', ask: 'How it went' }
const SPANISH: Words = { watch: 'Verla de nuevo', ask: 'Cómo fue' }

/** A battle between two computers, watched again when it is over, and the question asked. */
async function askHowItWent(page: Page, { watch, ask }: Words): Promise<void> {
  await page.goto('/#/new/six-villages/lake')
  for (const seat of [0, 1]) await page.locator('.seat select').nth(seat).selectOption('computer:drill')
  await page.locator('.new-begin .button.main').click()
  await page.locator('.card-over.end').waitFor()
  await page.getByRole('button', { name: watch }).click()
  await page.locator('.bar.replay').waitFor()
  await page.getByRole('button', { name: ask }).click()
  await page.locator('.chances-chart').waitFor()
  await page.locator('.chances-progress').waitFor({ state: 'detached' })
  await page.locator('.chances-swing').waitFor()
}

test('a finished battle is played on from each of its turns, and the board goes to the chosen turn', async () => {
  const page = await at.person()
  await askHowItWent(page, ENGLISH)
  const dialog = page.getByRole('dialog')
  const rows = dialog.locator('tbody tr')
  const count = await rows.count()
  expect(count).toBeGreaterThan(2)
  // From the first turn on either side may win; at the end one has won, or nobody.
  expect(await rows.first().innerText()).toMatch(/\d+ % ± \d+\s+\d+ %\s+\d+ %$/)
  expect(await rows.last().innerText()).toMatch(/\s(100 %\s+0 %\s+0 %|0 %\s+100 %\s+0 %|0 %\s+0 %\s+100 %)$/)
  expect(await dialog.locator('.chances-swing').innerText()).toMatch(/^The battle turned in “|^No single turn/)
  await expectAccessible(page, 'how it went')
  // The drawing and the table lead to the same moments.
  await rows.nth(1).getByRole('button').click()
  expect(await rows.nth(1).getAttribute('aria-current')).toBe('true')
  const second = await page.locator('.bar.replay output').innerText()
  await dialog.locator('.chances-chart .moment').nth(2).click()
  expect(await rows.nth(2).getAttribute('aria-current')).toBe('true')
  expect(await rows.nth(1).getAttribute('aria-current')).toBeNull()
  expect(await page.locator('.bar.replay output').innerText()).not.toBe(second)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expectNoComplaints(page)
})

test('the question how a game went is answered on a phone, by lamplight and in Spanish', async () => {
  const page = await at.person({ viewport: PHONE, language: 'es', theme: 'lamp' })
  await askHowItWent(page, SPANISH)
  const dialog = page.getByRole('dialog')
  expect(await dialog.innerText()).toContain('Empate')
  await expectAccessible(page, 'how it went, on a phone')
  const { clientWidth, scrollWidth } = await dialog.evaluate(({ clientWidth, scrollWidth }) => ({
    clientWidth,
    scrollWidth,
  }))
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  expectNoComplaints(page)
})
