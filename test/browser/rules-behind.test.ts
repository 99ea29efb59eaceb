import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoComplaints, house } from './harness.ts'

const at = house()

const RULES = /\/assets\/rules-eagle-[\w-]+\.js/
const ASKED = '.decision.mine'

test('the board draws before the rules are there, asks nothing until they come, and then goes on by itself', async () => {
  const page = await at.person({ serviceWorkers: 'block' })
  await page.goto('/#/new/eagle/vedel')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator(ASKED).waitFor()

  const held: Route[] = []
  await page.route(RULES, (route) => void held.push(route))
  await page.reload()
  await page.locator('.counter').first().waitFor()
  await expect.poll(() => held.length).toBe(1)
  expect(await page.locator('.counter').count()).toBeGreaterThan(10)
  expect(await page.locator(ASKED).count()).toBe(0)
  expect(await page.locator('.eagle-tools button').count()).toBe(0)

  await held[0]?.continue()
  await page.locator(ASKED).waitFor()
  expect(await page.locator('.decision').innerText()).not.toBe('')
  expectNoComplaints(page)
}, 120_000)

test('when the rules cannot be loaded, the page says so and asks again', async () => {
  const page = await at.person({ serviceWorkers: 'block' })
  await page.goto('/#/new/eagle/vedel')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator(ASKED).waitFor()
  await page.route(RULES, (route) => route.abort())
  await page.reload()
  await page.locator('#decision', { hasText: 'The rules could not be loaded.' }).waitFor()
  await page.unroute(RULES)
  await page.locator(ASKED).waitFor({ timeout: 20_000 })
}, 120_000)
