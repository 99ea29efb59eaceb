import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accept, expectNoComplaints, house, until } from './harness.ts'

const at = house()

/** Chooses limited information for a game of the first battle, and the player of the Spanish. */
async function offer(page: Page, spanish: string): Promise<void> {
  await page.goto('/#/new/eagle/vedel')
  await page.locator('.seat select').nth(1).selectOption(spanish)
  const option = page.locator('#option-limitedInformation')
  await page.locator('details', { has: option }).locator('summary').first().click()
  await option.check()
}

/** What the map says to a screen reader. */
const heard = async (page: Page): Promise<string> =>
  (
    await page
      .locator('.table-screen [aria-label]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  ).join('\n')

const drawUp = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Draw up all/ }).click()
  await page.locator('.draw-up-row .button.main').click()
}

/**
 * Opens the log if a question has taken its place, and reads it; a question may replace it at any moment, so nothing
 * waits for it.
 */
async function readLog(page: Page): Promise<string> {
  for (;;) {
    const logs = await page.locator('.log').allTextContents()
    if (logs.length > 0) return logs.join('')
    await page.locator('#tab-log').click()
    await page
      .locator('.log')
      .waitFor({ timeout: 1_000 })
      .catch(() => undefined)
  }
}

/** Expects that nothing of the French is drawn, said or written, and that the page says what it is waiting for. */
async function seesNoFrench(page: Page, doing: string): Promise<void> {
  await until(
    'what is waited for',
    () => page.locator('#decision').innerText(),
    (text) => text.includes(doing) && text.includes('until both have laid their markers'),
  )
  expect(await heard(page)).not.toMatch(/French (?:infantry|cavalry|artillery)|Poinsot, leader|Marker \d+ \(French\)/)
  expect(await readLog(page)).not.toMatch(/takes (?:its|his) place in A[GHIJ](?:8|9|10|11)\b/)
}

test('RA127 over the network: while set-up is hidden, the map and log of the others show nothing of it', async () => {
  const [ann, ben, eve] = [await at.person(), await at.person(), await at.person()]
  await offer(ann, 'friend')
  await ann.getByRole('button', { name: 'Begin and get the link' }).click()
  const link = await ann.getByLabel('Link for Spanish').inputValue()
  const look = await ann.getByLabel('For spectators').inputValue()
  await ann.getByRole('link', { name: 'To the table' }).click()
  await accept(ben, link, 'Ben')
  await eve.goto(look)
  for (const page of [ben, eve]) await seesNoFrench(page, 'The French side is drawing up its army.')
  await expect.poll(() => heard(ann)).toMatch(/French infantry/)
  await drawUp(ann)
  await until(
    'the French have drawn up',
    () => readLog(ben),
    (text) => text.includes('The French side has drawn up its army.'),
  )
  await seesNoFrench(ben, 'Draw up your army')
  await seesNoFrench(eve, 'The Spanish side is drawing up its army.')
  expect(await heard(ann)).not.toMatch(/Spanish (?:infantry|cavalry|artillery)/)
  for (const page of [ann, ben, eve]) expectNoComplaints(page)
})

test('RA127 on one screen: a player who takes over finds nothing of what the other has set up', async () => {
  const page = await at.person()
  await offer(page, 'here')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.getByRole('button', { name: 'I am French' }).click()
  await page.locator('.draw-up').waitFor()
  await drawUp(page)
  await page.getByRole('heading', { name: 'Hand the screen to Spanish' }).waitFor()
  expect(await page.locator('.table-screen').count()).toBe(0)
  await page.getByRole('button', { name: 'I am Spanish' }).click()
  await seesNoFrench(page, 'Draw up your army')
  expectNoComplaints(page)
})
