import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, PHONE, until } from './harness.ts'
import { begin, stage } from './marching.ts'

const at = house()
const UPRIGHT = { width: 820, height: 1180 }
const LARGE = { width: 1920, height: 1080 }

/** Begins scenario 5 as the Spanish, against the computer: forty pieces to place. */
async function beginSpanish(page: Page): Promise<void> {
  await page.goto('/#/new/eagle/invader')
  const seats = page.locator('.seats select')
  await seats.first().waitFor()
  await seats.nth(1).selectOption({ index: 0 })
  const computer = await seats
    .nth(0)
    .locator('option')
    .evaluateAll((all) =>
      all.map((one) => (one as HTMLOptionElement).value).find((value) => value.startsWith('computer')),
    )
  await seats.nth(0).selectOption(computer ?? '')
  await page.locator('.new-game button.main, form button.main').last().click()
}

test('a side of forty pieces is drawn up with two presses, and a single piece is moved in between', async () => {
  const page = await at.person()
  await beginSpanish(page)
  const all = page.getByRole('button', { name: /Draw up all 40/ })
  await all.waitFor({ timeout: 60_000 })
  await all.click()
  const stacks = page.locator('.drawn-stack')
  await stacks.first().waitFor()
  await expectAccessible(page, 'drawn up')
  // With the keyboard: takes the first stack in hand, and its piece goes to the first hex open to it.
  const before = await stacks.evaluateAll((list) => list.map((one) => one.getAttribute('aria-label')))
  for (let k = 0; (await page.locator('.drawn-open').count()) === 0 && k < before.length; k++) {
    await stacks.nth(k).focus()
    await page.keyboard.press('Enter')
  }
  await page.locator('.drawn-open').first().focus()
  await page.keyboard.press('Enter')
  await until(
    'the piece has moved',
    () => stacks.evaluateAll((list) => list.map((one) => one.getAttribute('aria-label'))),
    (after) => after.length > 0 && JSON.stringify(after) !== JSON.stringify(before),
  )
  await page.getByRole('button', { name: /Place all 40/ }).click()
  await page.locator('.order-sheets').waitFor()
  expect(await page.locator('.drawn-stack').count()).toBe(0)
  expectNoComplaints(page)
})

test('keys show graded threats with their legend, orders as arrows, and which units are in command', async () => {
  const page = await at.person()
  await begin(page)
  const press = async (key: string) => {
    await page.locator('.view').focus()
    await page.keyboard.press(key)
  }
  await press('t')
  await page.locator('.danger-charges > .danger-edge').first().waitFor({ state: 'attached' })
  await expect
    .poll(() => page.locator('.danger-legend').innerText())
    .toMatch(/can come[\s\S]*can fire[\s\S]*can attack[\s\S]*can charge/)
  await expect.poll(() => page.locator('.danger-badge').count()).toBeGreaterThan(0)
  await press('w')
  await page.locator('.order-attack').first().waitFor({ state: 'attached' })
  expect((await page.locator('.ordered').allTextContents()).some((text) => /: attack$/.test(text))).toBe(true)
  await expect.poll(() => page.locator('.commanded').count()).toBeGreaterThan(0)
  await expectAccessible(page, 'orders')
  await press('Escape')
  await until(
    'nothing is laid over',
    () => page.locator('.ordered, .commanded, .danger').count(),
    (count) => count === 0,
  )
  expectNoComplaints(page)
})

test('a live line of fire from the chosen battery says what blocks it and where', async () => {
  const page = await at.person()
  await begin(page)
  await page
    .locator('.eagle-pieces')
    .getByRole('button', { name: /artillery/ })
    .click()
  const said = new Set<string>()
  for (const stack of await page.locator('.stack').all()) {
    await stack.focus()
    for (const text of await page.locator('.look-aim').allInnerTexts()) said.add(text)
  }
  expect([...said].some((text) => /^AH11 to \w+, \d hexes: blocked in \w+ by /.test(text))).toBe(true)
  await page.locator('.stack').first().focus()
  expectNoComplaints(page)
})

test('grid and names of hexes are switched off with keys, and stay off', async () => {
  const page = await at.person()
  await begin(page)
  for (const key of ['g', 'h']) {
    await page.locator('.view').focus()
    await page.keyboard.press(key)
  }
  await page.reload()
  await page.locator('.eagle').waitFor()
  await page.getByRole('tab', { name: 'Armies' }).click()
  const marks = page.locator('.armies-mark input')
  await marks.first().waitFor()
  await expect
    .poll(() => marks.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked)))
    .toEqual([false, false])
  expectNoComplaints(page)
})

test('an upright tablet has the board above the panel; a large screen has the log beside the question', async () => {
  const page = await at.person({ viewport: UPRIGHT })
  await begin(page)
  const box = async (what: string) => (await page.locator(what).boundingBox())!
  const [board, panel] = [await box('.board-area'), await box('.panel')]
  expect(board.y + board.height).toBeLessThanOrEqual(panel.y + 1)
  expect(board.height).toBeGreaterThan(UPRIGHT.height / 2)
  await page.setViewportSize(LARGE)
  const [tools, log] = [await box('.eagle-tools'), await box('.tab-panel')]
  expect(tools.x + tools.width).toBeLessThanOrEqual(log.x + 1)
  await page.getByRole('tab', { name: 'Armies' }).click()
  await page.locator('.armies').waitFor()
  await expect.poll(() => page.locator('.eagle-tools').isVisible()).toBe(true)
  await expectAccessible(page, 'large')
  expectNoComplaints(page)
})

test('on a touch screen buttons are at least 44 pixels high and wide', async () => {
  const page = await at.person({ viewport: PHONE, hasTouch: true })
  await begin(page)
  expect(/Mov/.test((await stage(page)).join())).toBe(true)
  const small = await page.locator('button:visible, summary:visible, a.button:visible').evaluateAll((all) =>
    all
      .map((one) => ({
        what: one.textContent || one.getAttribute('aria-label'),
        box: one.getBoundingClientRect(),
        rule: one.matches('.rule'),
      }))
      .filter(({ box, rule }) => !rule && box.width > 0 && (box.height < 43.5 || box.width < 43.5))
      .map(({ what, box }) => `${what} ${Math.round(box.width)}×${Math.round(box.height)}`),
  )
  expect(small).toEqual([])
  expectNoComplaints(page)
})
