import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoComplaints, house, PHONE, until, WIDE } from './harness.ts'
import { begin } from './marching.ts'

/** What the board of the Shadow of the Eagle asks, and how: nothing is covered, cut off, or asked for nothing. */

const at = house()

const choose = (page: Page, name: string) =>
  page
    .locator('.eagle-pieces')
    .getByRole('button', { name: new RegExp(`${name}$`) })
    .click()

/** Whether the whole sentence of the next decision is visible, however the page is scrolled. */
const seesPrompt = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const prompt = document.querySelector('#decision') as HTMLElement
    const [panel, box] = [prompt.parentElement!.getBoundingClientRect(), prompt.getBoundingClientRect()]
    const top = document.elementFromPoint(box.left + box.width / 2, box.bottom - 4)
    return (
      prompt.scrollHeight <= prompt.clientHeight + 1 &&
      box.top >= panel.top - 1 &&
      box.bottom <= panel.bottom + 1 &&
      top === prompt
    )
  })

test('the next decision stays in full while the rest scrolls; c reaches what is marked on the map', async () => {
  const page = await at.person()
  await begin(page)
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport)
    await until(
      'the prompt',
      () => seesPrompt(page),
      (seen) => seen,
    )
    await page.locator('.decision').evaluate((panel) => panel.scrollTo(0, 400))
    expect(await seesPrompt(page)).toBe(true)
    await page.locator('.decision').evaluate((panel) => panel.scrollTo(0, 0))
  }
  await page.setViewportSize(WIDE)
  await choose(page, '6Drag.Prov.')
  await page.locator('.target-hostile[role=button]').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  await page.keyboard.press('c')
  await until('the cross has the focus', focused, (label) => label === '6Drag.Prov. charges AJ12')
  // Hexes marked for a march come last, so that the first step back leads there.
  await page.keyboard.press('Shift+C')
  await until('a hex of the march has the focus', focused, (label) => / movement points: \d/.test(label))
  // Enemies that no charge can reach say so.
  await page.locator('.stack[aria-label^="AF13:"] .counter-card').first().click({ force: true })
  await until(
    'why not',
    () => page.locator('.tip, .look-read').allInnerTexts(),
    (texts) => texts.some((text) => text.includes('A charge cannot come up to it')),
  )
  expectNoComplaints(page)
})

test('the card of a charge folds when the next question comes, and unfolds with a press', async () => {
  const page = await at.person()
  await begin(page)
  await choose(page, '6Drag.Prov.')
  await page.locator('.target[aria-label="6Drag.Prov. charges AJ12"]').click()
  const engagement = page.locator('.engagement')
  await engagement.waitFor()
  await until(
    'something is asked',
    () => page.locator('.eagle-tools[aria-busy=false]').count(),
    (count) => count > 0,
  )
  await page.locator('.engagement.folded').waitFor()
  const folded = (await engagement.boundingBox())!.height
  await engagement.getByRole('button', { name: 'Show the whole story' }).click()
  await until(
    'it has unfolded',
    async () => (await engagement.boundingBox())!.height,
    (height) => height > folded,
  )
  const view = (await page.locator('.view').boundingBox())!
  expect((await engagement.boundingBox())!.height).toBeLessThanOrEqual(0.62 * view.height)
  expectNoComplaints(page)
})
