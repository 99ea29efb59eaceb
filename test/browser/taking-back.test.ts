import { expect, test } from 'vitest'
import { expectNoComplaints, house, logOf, until } from './harness.ts'
import { picker, writeOrders } from './playing.ts'

const at = house()

test('a computer agrees when a choice that has revealed something is taken back, and nothing else is said', async () => {
  const page = await at.person()
  await page.goto('/#/new/generals/dennewitz')
  await page.locator('.seats select').nth(1).selectOption('computer:drill')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.sheet-total').waitFor()
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    const note = () => said.push(document.querySelector('.toasts')?.textContent ?? '')
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await writeOrders(page, picker(5), 3)
  await page.locator('.tools-finish').click()
  await page.locator('#tab-log').click()
  await until(
    'the round goes on',
    () => logOf(page),
    (text) => text.includes('Fast movement'),
  )
  await page.getByRole('button', { name: 'Take back', exact: true }).click()
  await page.locator('.sheet-total').waitFor()
  await expect.poll(() => page.evaluate(() => (globalThis as { said?: string[] }).said?.join())).toContain('taken back')
  await page.waitForTimeout(300)
  const said = await page.evaluate(() => (globalThis as { said?: string[] }).said?.join())
  expect(said).not.toContain('does not agree')
  expectNoComplaints(page)
})
