import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, PHONE } from './harness.ts'
import { beginBoth } from './outpost.ts'
import { veiled, writePack } from './packs.ts'

/** Placing the figures of a blind: they are drawn before they are placed, with a drag, with keys, and with a finger. */

const folder = mkdtempSync(join(tmpdir(), 'grognard-veiled-'))
writePack(folder, { corps: veiled() })
const at = house(undefined, () => ['--pack', folder])

const MAY_PLACE = '4 French Corps is on blinds'

/**
 * Begins, and continues until the French place their figures: once the Prussians have had a turn within sight of the
 * blind, they are asked whether to place them, or must.
 */
async function begin(page: Page): Promise<void> {
  const asked = await beginBoth(page, 'veiled', (one) => one.startsWith('Place the units') || one.startsWith(MAY_PLACE))
  if (asked.startsWith(MAY_PLACE)) await page.getByRole('button', { name: /^Place the figures/ }).click()
  await waits(page).first().waitFor()
}
const waits = (page: Page) => page.locator('.placing-waits')
const places = (page: Page) => page.locator('.placing-place')
/** The middle of a base, once the table has come to rest. */
async function middle(thing: Locator): Promise<[number, number]> {
  let before = ''
  for (;;) {
    const box = await thing.locator('.base-card').boundingBox()
    if (box && before === `${box.x} ${box.y}`) return [box.x + box.width / 2, box.y + box.height / 2]
    before = box ? `${box.x} ${box.y}` : ''
    await thing.page().waitForTimeout(150)
  }
}
const left = (page: Page, many: number) => expect.poll(() => waits(page).count()).toBe(many)

test('figures are placed with a drag, or with only the keyboard; a press changes the formation', async () => {
  const page = await at.person()
  await begin(page)
  expect(await page.locator('.placing-strip').count()).toBe(2)
  await expectAccessible(page, 'figures to be placed')
  const all = await waits(page).count()
  const one = waits(page).first()
  expect(await one.getAttribute('aria-label')).toBe('13 French, to be placed in column of march')
  await one.click()
  expect(await places(page).first().getAttribute('aria-label')).toBe('13 French: column of march, strip 1')
  await one.click()
  expect(await places(page).first().getAttribute('aria-label')).toBe('13 French: column of attack, strip 1')

  const [from, to] = [await middle(one), await middle(places(page).last())]
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(from[0] + 30, from[1], { steps: 4 })
  await page.mouse.move(to[0] + 5, to[1] + 5, { steps: 4 })
  await page.mouse.up()
  await left(page, all - 1)
  await page.locator('.piece[aria-label*="13 French,"][aria-label*="column of attack"]').waitFor()

  await waits(page).first().focus()
  await page.keyboard.press('Enter')
  await places(page).first().focus()
  await page.keyboard.press('Enter')
  await left(page, all - 2)
  expectNoComplaints(page)
})

test('figures are placed with a finger', async () => {
  const page = await at.person({ viewport: PHONE, hasTouch: true })
  await begin(page)
  const all = await waits(page).count()
  // All waiting units are in sight, and none is under a button.
  await waits(page).last().tap()
  await waits(page).first().tap()
  await places(page).first().tap()
  await left(page, all - 1)
  expectNoComplaints(page)
})
