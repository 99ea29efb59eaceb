import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { accept, expectNoComplaints, house } from './harness.ts'

const at = house()

const RULES = /\/assets\/rules-(?:eagle|generals)-[\w-]+\.js/
const ASKED = '.decision.mine'

/**
 * A player who is asked in a game over the network: a host in the browser would need the same rules before any board.
 */
async function asked(scenario = 'eagle/vedel', other = 'Spanish'): Promise<Page> {
  const [page, friend] = [await at.person(), await at.person()]
  await page.goto(`/#/new/${scenario}`)
  await page.locator('.seat select').nth(1).selectOption('friend')
  await page.getByRole('button', { name: 'Begin and get the link' }).click()
  const link = await page.getByLabel(`Link for ${other}`).inputValue()
  await page.getByRole('link', { name: 'To the table' }).click()
  await accept(friend, link, 'Ben')
  await page.locator(ASKED).waitFor()
  return page
}

test('the board is drawn before the rules come, asks nothing until they do, and then goes on by itself', async () => {
  const page = await asked()

  const held: Route[] = []
  await page.route(RULES, (route) => void held.push(route))
  await page.reload()
  await page.locator('.counter').first().waitFor()
  await expect.poll(() => held.length).toBe(1)
  await expect.poll(() => page.locator('.counter').count()).toBeGreaterThan(10)
  expect(await page.locator(ASKED).count()).toBe(0)
  expect(await page.locator('.eagle-tools button').count()).toBe(0)

  await held[0]?.continue()
  await page.locator(ASKED).waitFor()
  expect(await page.locator('.decision').innerText()).not.toBe('')
  expectNoComplaints(page)
})

test('a key is not lost if it is pressed before the code for it has loaded', async () => {
  const page = await asked('generals/marengo', 'Black')
  const held: { readonly [part in 'beside' | 'rules']: Route[] } = { beside: [], rules: [] }
  await page.route(/\/assets\/Beside-[\w-]+\.js/, (route) => void held.beside.push(route))
  await page.route(RULES, (route) => void held.rules.push(route))
  await page.reload()
  await page.locator('.troops').first().waitFor()
  await expect.poll(() => held.beside.length).toBe(1)
  // The rulebook, and the next troops that can act.
  await page.keyboard.press('r')
  await page.keyboard.press('n')
  const rulebook = page.locator('#tab-rules[aria-selected=true]')
  expect(await rulebook.count()).toBe(0)

  await held.beside[0]?.continue()
  await rulebook.waitFor()
  expect(await page.locator('.troops:focus').count()).toBe(0)

  await held.rules[0]?.continue()
  await page.locator('.troops:focus').waitFor()
  expectNoComplaints(page)
})

test('when the rules cannot be loaded, the page says so and asks again', async () => {
  const page = await asked()
  await page.route(RULES, (route) => route.abort())
  await page.reload()
  await page.locator('#decision', { hasText: 'The rules could not be loaded.' }).waitFor()
  await page.unroute(RULES)
  await page.locator(ASKED).waitFor({ timeout: 20_000 })
})

test('in another language the table is shown first, and the question comes when its words are there', async () => {
  const page = await at.person({ language: 'es' })
  const held: (() => Promise<void>)[] = []
  await page.route(/\/assets\/es-[\w-]+\.js/, async (route) => {
    const response = await route.fetch()
    const go = () => route.fulfill({ response })
    if ((await response.text()).includes('asking-prompt')) held.push(go)
    else await go()
  })
  await page.goto('/#/new/generals/marengo')
  await page.getByRole('button', { name: 'Empezar', exact: true }).click()
  await expect.poll(() => held.length).toBe(1)
  await page.locator('.troops').first().waitFor()
  // Long enough for the rules, which are not held back.
  await page.waitForTimeout(500)
  await expect.poll(() => page.locator('.panel-head').isVisible()).toBe(true)
  expect(await page.locator(ASKED).count()).toBe(0)

  await held[0]?.()
  await page.locator('.sheet-total').waitFor()
  await expect.poll(() => page.locator('#decision').innerText()).toContain('órdenes')
  expectNoComplaints(page)
  // Other words may still be loading.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
