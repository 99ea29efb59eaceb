import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoComplaints, house, logOf, until } from './harness.ts'
import { picker, writeOrders } from './playing.ts'
import { sitDown } from './sitting.ts'

/** Interruptions: a plan that is reconsidered, a connection that breaks, a game that the computer has finished. */

const at = house()
const total = (page: Page) => page.locator('.sheet-total').innerText()
const decision = (page: Page, text: string) => page.locator('#decision', { hasText: text }).waitFor()
const takeBack = (page: Page) => page.getByRole('button', { name: 'Take back', exact: true }).click()

test('a closed plan that is taken back is open again with what was on it, and the log says so', async () => {
  const [ann] = await sitDown(at)
  await writeOrders(ann, picker(5), 3)
  await ann.locator('.tools-finish').click()
  await decision(ann, 'Black must choose.')
  await takeBack(ann)
  await ann.locator('.sheet-total').waitFor()
  await expect.poll(() => total(ann)).toBe('3 / 10')
  await ann.locator('#tab-log').click()
  await expect.poll(() => logOf(ann)).toContain('White takes a choice back')

  // Closed again unchanged and taken back again; the page may be reloaded in between.
  await ann.locator('#tab-log').click()
  await ann.locator('.tools-finish').click()
  await decision(ann, 'Black must choose.')
  await ann.reload()
  await decision(ann, 'Black must choose.')
  await takeBack(ann)
  await ann.locator('.sheet-total').waitFor()
  await expect.poll(() => total(ann)).toBe('3 / 10')

  // A cleared plan stays cleared.
  await ann.getByRole('button', { name: 'Clear' }).click()
  await ann.reload()
  await ann.locator('.sheet-total').waitFor()
  await expect.poll(() => total(ann)).toBe('0 / 10')

  // The bar of the replay names each moment that it can jump to.
  await ann.getByRole('button', { name: 'Look back' }).click()
  const moments = await until(
    'the moments',
    () => ann.locator('.bar.replay .jump option').allInnerTexts(),
    (texts) => texts.length > 0,
  )
  expect(moments.filter((text) => text.trim() === '')).toEqual([])
  expect(moments.join()).toContain('White takes a choice back')
  expectNoComplaints(ann)
})

test('without a connection a plan stays on the screen, and is sent when the connection is back', async () => {
  const [ann, ben] = await sitDown(at, { serviceWorkers: 'allow' })
  await ann.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await at.served.kill()
  await ann.locator('.banner').waitFor()
  await writeOrders(ann, picker(5), 2)
  await expect.poll(() => total(ann)).toBe('2 / 10')
  await ann.locator('.tools-finish').click()
  await decision(ann, 'Your choice is kept here')

  // After a reload the page says what is missing, and loses nothing.
  await ann.reload()
  await ann.getByRole('heading', { name: 'No connection to the game' }).waitFor()
  await at.served.start()
  await ann.locator('.sheet-total').waitFor({ timeout: 40_000 })
  await expect.poll(() => total(ann)).toBe('2 / 10')

  await at.served.kill()
  await ann.locator('.banner').waitFor()
  await ann.locator('.tools-finish').click()
  await decision(ann, 'Your choice is kept here')
  await at.served.start()
  await ann.locator('#decision', { hasText: 'Black must choose.' }).waitFor({ timeout: 40_000 })
  await ben.locator('.banner').waitFor({ state: 'detached', timeout: 40_000 })
})

test('a player who lets the computer play for him sees whose turn it is, and takes part in the rematch', async () => {
  const [ann, ben] = await sitDown(at)
  await ben.locator('#tab-players').click()
  await ben.getByRole('button', { name: 'Let the computer play for me' }).click()
  const which = ben.getByRole('dialog', { name: 'Let the computer play for me' })
  await which.getByLabel('Level').selectOption('Recruit')
  await which.getByText('for beginners').waitFor()
  await which.getByRole('button', { name: 'Let it play' }).click()
  await ben.locator('.player', { hasText: 'Black' }).getByText('Recruit').waitFor()
  await decision(ben, 'White must choose.')
  await ann.locator('#tab-players').click()
  await ann.getByRole('button', { name: 'Resign' }).click()
  await ann.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  const again = (page: Page) =>
    page.locator('.card-over.end').getByRole('button', { name: 'Play again with sides changed' }).click()
  await again(ann)
  await again(ben)
  for (const page of [ann, ben]) await page.locator('.sheet-total').waitFor()
  await ben.locator('#tab-players').click()
  await expect.poll(() => ben.locator('.player', { hasText: 'White' }).innerText()).toContain('you')
  for (const page of [ann, ben]) expectNoComplaints(page)
})
