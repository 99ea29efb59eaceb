import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, PHONE, until } from './harness.ts'

/** Albuera's armies on the shared board of hexes. */

const at = house()

const begin = async (page: Page, scenario: string): Promise<void> => {
  await page.goto(`/#/new/albuera/${scenario}`)
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('.stack').first().waitFor()
  await page.locator('.decision.mine .albuera-tools').waitFor()
}
/** Begins the knoll until chance lets this commander's units act first; we play his side, the computer the other. */
async function beginWith(page: Page, commander: string, seat: number): Promise<void> {
  const asked = page.locator('.decision.mine', { hasText: `${commander} acts` })
  for (let battle = 0; battle < 15 && (await asked.count()) === 0; battle++) {
    await page.goto('/#/new/albuera/knoll')
    await page.locator('.seat select').nth(seat).selectOption('me')
    await page
      .locator('.seat select')
      .nth(1 - seat)
      .selectOption('computer:random')
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await page.locator('.hex-board .stack').first().waitFor()
    await asked.waitFor({ timeout: 10_000 }).catch(() => undefined)
  }
}
const stack = (page: Page, name: string) => page.locator(`.stack[aria-label*="${name}"]`).first()

test('both armies stand on their field: lines over two hexes as one, stacks in their order, commanders, an order of battle', async () => {
  const page = await at.person()
  await begin(page, 'albuera')
  await expectAccessible(page, 'Albuera')
  await expect.poll(() => page.locator('.stack').count()).toBeGreaterThan(90)
  // A Line over two hexes is one element with two hexes, and both show its front.
  const line = page.locator('.stack[aria-label*="line over two hexes"]').first()
  await expect.poll(() => line.getAttribute('aria-label')).toMatch(/^\d{4} and \d{4}: /)
  await expect.poll(() => line.locator('.facing-line').count()).toBe(2)
  // A stack is fanned out in order, with the faces of all its counters.
  const two = page.locator('.stack', { has: page.locator('.stack-count') }).first()
  expect(await two.locator('.counter-back').count()).toBe(0)
  await two.focus()
  await page.keyboard.press('Enter')
  const fan = page.locator('.fan')
  await fan.waitFor()
  await expect.poll(() => fan.locator('.fan-order').allTextContents()).toEqual(['1', '2'])
  await page.keyboard.press('Escape')
  await fan.waitFor({ state: 'detached' })
  // Chits are chosen in secret and handed in together. A press puts a chit into the cup, a second press takes it out
  // again; when the cup is full, the others stay out.
  const chits = page.locator('.albuera-chits button')
  const inCup = page.locator('.albuera-chits [aria-pressed="true"]')
  for (const name of ['Marshal Soult', 'Girard', 'Gazan', 'Godinot'])
    await chits.filter({ hasText: new RegExp(`^${name}$`) }).click()
  await expect.poll(() => inCup.allInnerTexts()).toEqual(['Marshal Soult', 'Girard', 'Gazan', 'Godinot'])
  await expect.poll(() => chits.filter({ hasText: 'Briche' }).isDisabled()).toBe(true)
  expect(await page.locator('.albuera-ends').innerText()).not.toContain('nothing to choose')
  await chits.filter({ hasText: 'Godinot' }).click()
  await expect.poll(() => inCup.count()).toBe(3)
  await page.locator('.albuera-finish').click()
  await expect.poll(() => page.locator('#decision').innerText(), { timeout: 15_000 }).not.toContain('for the cup')
  await page.locator('#tab-armies').click()
  const armies = page.locator('.armies')
  await armies.waitFor()
  await expect.poll(() => armies.locator('tr .counter').count()).toBe(180)
  await expect.poll(() => armies.innerText()).toMatch(/Army of the South · Marshal Soult/)
  await armies.locator('.armies-place').first().click()
  expectNoComplaints(page)
})

test('a player moves a unit by choosing the end of its way; a hex outside the battle says so', async () => {
  const page = await at.person()
  await beginWith(page, 'Brayer', 0)
  await expectAccessible(page, 'the knoll')
  await page.locator('.albuera-pieces button', { hasText: 'II/34' }).first().click()
  const way = page.locator('.target', { hasText: /^1$/ }).first()
  await way.waitFor()
  const end = /to (\d{4})/.exec((await way.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  // A hex that is out of reach is refused, with a rule.
  await until(
    'why not',
    async () => {
      // The enemy may fire first, and the card that tells this can cover the hex.
      const close = page.locator('.engagement').getByRole('button', { name: 'Close', exact: true })
      if (await close.isVisible()) await close.click()
      await stack(page, ' 29,').click({ force: true })
      await page.waitForTimeout(300)
      return (await page.locator('.tip').allInnerTexts()).join()
    },
    (tip) => /Rule \d+\.\d/.test(tip),
  )
  await page.keyboard.press('Escape')
  await page.locator('.albuera-pieces button', { hasText: 'II/34' }).first().click()
  await way.waitFor()
  await way.focus()
  await page.locator('.way').waitFor()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => stack(page, ' II/34,').getAttribute('aria-label'), { timeout: 30_000 })
    .toMatch(new RegExp(`^${end}: `))
  // Reloaded in mid-move, the board shows the unit that is on its way, even if the board gets its space only after
  // that.
  await page.addInitScript(() => {
    const Sooner = ResizeObserver
    globalThis.ResizeObserver = class extends Sooner {
      constructor(resized: ResizeObserverCallback) {
        super((...all) => void setTimeout(() => resized(...all), 800))
      }
    }
  })
  await page.reload()
  await page.locator('.stack-chosen').waitFor()
  await page.locator('.target').first().waitFor()
  await page.waitForTimeout(1_500)
  const [frame, chosen] = [await page.locator('.view').boundingBox(), await page.locator('.stack-chosen').boundingBox()]
  expect(chosen!.x > frame!.x + 40 && chosen!.y > frame!.y + 40).toBe(true)
  // At the same zoom as at first.
  expect(chosen!.width).toBeGreaterThan(50)
  await page.getByRole('button', { name: 'The whole map' }).click()
  await page.waitForTimeout(600)
  const { x, y, width, height } = (await page.locator('.view').boundingBox())!
  await page.mouse.move(x + width / 4, y + height / 4)
  await expect.poll(() => page.locator('.look-read').innerText()).toContain('not part of this battle')
  expectNoComplaints(page)
})

test('a line over two hexes goes forward and wheels as one', async () => {
  const page = await at.person()
  const line = page.locator('.albuera-pieces button', { hasText: '1/57' })
  await beginWith(page, 'Hoghton', 1)
  await line.click()
  const at57 = () => page.locator('.stack[aria-label*=" 1/57,"]').getAttribute('aria-label')
  const corner = page.locator('.corner').first()
  const before = await at57()
  expect(before).toMatch(/^\d{4} and \d{4}: /)
  // The nearest end leaves points for a wheel.
  const ways = page.locator('.target')
  await ways.first().waitFor()
  const costs = (await ways.allTextContents()).map(Number)
  await ways.nth(costs.indexOf(Math.min(...costs))).focus()
  await page.keyboard.press('Enter')
  await expect.poll(at57, { timeout: 30_000 }).not.toBe(before)
  const moved = await at57()
  expect(moved).toMatch(/^\d{4} and \d{4}: /)
  await corner.waitFor()
  await corner.focus()
  await page.keyboard.press('Enter')
  await expect.poll(at57, { timeout: 30_000 }).not.toBe(moved)
  await expectAccessible(page, 'a line over two hexes')
  expectNoComplaints(page)
})

test('the range of command is laid over the map on a phone', async () => {
  const page = await at.person({ viewport: PHONE, hasTouch: true, isMobile: true })
  await begin(page, 'knoll')
  await page.getByRole('button', { name: 'Command', exact: true }).tap()
  await page.locator('.lain').first().waitFor({ state: 'attached' })
  await expect.poll(() => page.locator('.look-note').innerText()).toBe('Brayer commands up to 3 hexes away.')
  await expectAccessible(page, 'command on a phone')
  expectNoComplaints(page)
})
