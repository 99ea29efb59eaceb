import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, PHONE, until } from './harness.ts'

/** The guided battles of Albuera, and their standing answers. */

const at = house()

const lesson = (page: Page) => page.locator('.guide h2').allInnerTexts()
const waitForLesson = (page: Page, title: string) =>
  until(
    `the lesson '${title}'`,
    async () => {
      const skip = page.locator('button', { hasText: /Skip to the present|Saltar al presente/ })
      if (await skip.isVisible()) await skip.click().catch(() => undefined)
      return lesson(page)
    },
    ([now]) => now === title,
  )

/**
 * Begins a guided battle as the French against random play; if a question is given, a battle in which chance brings
 * that question first.
 */
async function guided(page: Page, scenario: string, begin: string, question = /./): Promise<void> {
  const asked = page.locator('.decision.mine', { hasText: question })
  for (let battle = 0; battle < 15 && (await asked.count()) === 0; battle++) {
    await page.goto(`/#/new/albuera/${scenario}`)
    await page.getByRole('button', { name: begin, exact: true }).click()
    await page.waitForURL(/#\/local\//)
    await asked.waitFor({ timeout: 10_000 }).catch(() => undefined)
  }
  await page.evaluate(() => localStorage.setItem('grognard.guided', location.hash.split('/').at(-1) ?? ''))
  await page.reload()
  await page.locator('.guide').waitFor()
}

test('both guided battles begin on the first screen', async () => {
  const page = await at.person()
  for (const [button, title] of [
    [/^First battle, guided\s*: Albuera/, 'A cup with two chits'],
    [/^Guided\s*: The lancers/, 'Horse on their flank'],
  ] as const) {
    await page.goto('/')
    await page.getByRole('button', { name: button }).click()
    await waitForLesson(page, title)
  }
  expectNoComplaints(page)
})

test('the guide to the knoll explains the cup, the Column, and the Line once a battalion has moved', async () => {
  const page = await at.person()
  await guided(page, 'knoll', 'Begin', /Brayer acts/)
  await waitForLesson(page, 'A cup with two chits')
  await expectAccessible(page, 'first lesson')
  await page.locator('.guide').getByRole('button', { name: 'Go on' }).click()
  await waitForLesson(page, 'Column: to march and to close')
  await expect.poll(() => page.locator('.guide .rule').innerText()).toBe('5.0')
  await page.locator('.albuera-pieces button', { hasText: 'II/34' }).first().click()
  const way = page.locator('.target', { hasText: /^1$/ }).first()
  await way.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'No more with this unit' }).click()
  await waitForLesson(page, 'Line: to fire')
  // The action that the lesson names appears with its cost as soon as a battalion is chosen, and takes one press.
  await page.locator('.albuera-pieces button', { hasText: 'I/40' }).first().click()
  await page.getByRole('button', { name: 'Form Line, facing north-west (2 points)' }).click()
  await page.locator('.stack[aria-label*="I/40, French infantry, Manpower 4 of 4, Morale 6, line"]').waitFor()
  await expectAccessible(page, 'a lesson in the middle of an activation')
  expectNoComplaints(page)
})

test('a standing answer can be set for all brigades, or for one', async () => {
  const page = await at.person()
  await page.goto('/#/new/albuera/lancers')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('.decision.mine .standing summary').click({ timeout: 60_000 })
  const answer = page.locator('.standing-about', { hasText: 'tries to form square' })
  await expect.poll(() => answer.locator('option').allInnerTexts()).toEqual(['all brigades', 'Brayer', 'Briche'])
  await answer.getByRole('button', { name: 'Add' }).click()
  await answer.getByRole('button', { name: 'Ask me again: all brigades' }).waitFor()
  await expect.poll(() => answer.locator('option').allInnerTexts()).toEqual(['Brayer', 'Briche'])
  await expect.poll(() => page.locator('.standing summary small').innerText()).toBe('1 set')
  await page.getByRole('button', { name: 'Answer all of the enemy’s activations' }).click()
  await expect.poll(() => page.locator('.standing summary small').innerText()).toBe('14 set')
  await expectAccessible(page, 'standing intentions')
  expectNoComplaints(page)
})

test('the guide to the lancers works on a phone, in Spanish, by lamplight', async () => {
  const page = await at.person({ language: 'es', theme: 'lamp', viewport: PHONE })
  await guided(page, 'lancers', 'Empezar')
  await waitForLesson(page, 'Caballería en su flanco')
  await expectAccessible(page, 'on a phone')
  await page.locator('.guide .rule').click()
  await page.locator('.panel.reading').waitFor()
  expectNoComplaints(page)
})
