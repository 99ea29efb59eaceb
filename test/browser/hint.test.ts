import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house } from './harness.ts'
import { picker, writeOrders } from './playing.ts'

/** Against the computer a player may ask what it would do in his place. */

const at = house()

async function againstComputer(page: Page, begin: RegExp): Promise<void> {
  await page.goto('/#/new/generals/dennewitz')
  await page.locator('.seats select').nth(1).selectOption('computer:drill')
  await page.getByRole('button', { name: begin }).click()
  await page.locator('.sheet-total').waitFor()
  await page.locator('#tab-players').click()
}

test('a hint has plans with their chances, which can be put on the sheet, and the log notes it', async () => {
  const page = await at.person()
  await againstComputer(page, /^Begin$/)
  await page.getByText('The level “Colonel” thinks in your place').waitFor()
  await page.getByRole('button', { name: 'Ask for a hint' }).click()
  const first = page.locator('.hints > li').first()
  await first.waitFor({ timeout: 60_000 })
  const text = await first.innerText()
  expect(text).toMatch(/Chance of winning \d+ %, give or take \d+/)
  expect(text).not.toMatch(/order [ICA] /)
  const orders = await first.locator('li').count()
  await expectAccessible(page, 'a hint')
  await first.getByRole('button', { name: 'Use this plan' }).click()
  await expect.poll(() => page.locator('.sheet-total').innerText()).not.toMatch(/^0 /)
  expect(orders).toBeGreaterThan(0)
  await page.locator('#tab-log').click()
  await page.getByText('Player (White) has had a hint').first().waitFor()
  expectNoComplaints(page)
})

test('a hint that comes after the question is over is not shown', async () => {
  const page = await at.person({ language: 'es', theme: 'lamp' })
  await againstComputer(page, /^Empezar$/)
  await writeOrders(page, picker(3), 4)
  await page.getByRole('button', { name: 'Pedir una pista' }).click()
  // The sheet is handed in while the computer thinks.
  await page.locator('.tools-finish').click()
  await page.locator('.sheet-total').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Pedir una pista' }).waitFor({ timeout: 60_000 })
  expect(await page.locator('.hints').count()).toBe(0)
  expect(await page.getByText('La partida ha seguido').count()).toBe(0)
  expectNoComplaints(page)
})
