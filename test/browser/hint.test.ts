import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house } from './harness.ts'
import { openEverything, picker, writeOrders } from './playing.ts'

/** Against the computer a player may ask what it would do in his place. */

const at = house()

/** The arrows and rings that the board points out, as drawn. */
const pointedOut = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.pointed-out :is(path, circle)')]
      .map((one) => one.getAttribute('d') ?? `${one.getAttribute('cx')} ${one.getAttribute('cy')}`)
      .join('; '),
  )

async function againstComputer(page: Page, begin: RegExp): Promise<void> {
  await page.goto('/#/new/generals/dennewitz')
  await page.locator('.seats select').nth(1).selectOption('computer:drill')
  await page.getByRole('button', { name: begin }).click()
  await page.locator('.sheet-total').waitFor()
}

test('a hint has plans with their chances, which can be put on the sheet, and the log notes it', async () => {
  const page = await at.person()
  await againstComputer(page, /^Begin$/)
  const button = page.getByRole('button', { name: 'Ask for a hint' })
  expect(await button.getAttribute('title')).toMatch(/^The level “Colonel” thinks in your place/)
  await button.click()
  const first = page.locator('.hints > li').first()
  await first.waitFor({ timeout: 60_000 })
  const text = await first.innerText()
  expect(text).toMatch(/Estimated chance \d+ %, give or take \d+/)
  expect(text).not.toMatch(/order [ICA] /)
  const orders = await first.locator('li').count()
  await expectAccessible(page, 'a hint')
  // The board points out the first plan, or the one under the pointer: its orders that are not on the sheet.
  await page.locator('.pointed-out-head').first().waitFor()
  const best = await pointedOut(page)
  await page.locator('.hints > li').nth(1).hover()
  await expect.poll(() => pointedOut(page)).not.toBe(best)
  await first.hover()
  await expect.poll(() => pointedOut(page)).toBe(best)
  await first.getByRole('button', { name: 'Use this plan' }).click()
  await expect.poll(() => page.locator('.sheet-total').innerText()).not.toMatch(/^0 /)
  expect(orders).toBeGreaterThan(0)
  await expect.poll(() => pointedOut(page)).toBe('')
  // Orders that are written already are not replaced without a word.
  const written = await page.locator('.sheet-total').innerText()
  await page.locator('.hints > li').nth(1).getByRole('button', { name: 'Use this plan' }).click()
  await page.getByRole('dialog', { name: 'Replace the orders on your sheet?' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.locator('.sheet-total').innerText()).toBe(written)
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

/** Begins Vedel's attack, and draws up the French: they move first. */
async function firstMovement(page: Page): Promise<void> {
  await page.goto('/#/new/eagle/vedel')
  await page.locator('.seats select').nth(1).selectOption('computer:drill')
  await page.getByRole('button', { name: /^Begin$/ }).click()
  await page.getByRole('button', { name: /^Draw up all/ }).click()
  await page.locator('.draw-up-row .button.main').click()
  await page.locator('#decision').getByText('Move your units one by one').waitFor()
}

test('a hint of several steps is followed on the board, step by step', async () => {
  const page = await at.person()
  await firstMovement(page)
  await page.getByRole('button', { name: 'Ask for a hint' }).click()
  await page.locator('.hints > li').nth(1).waitFor({ timeout: 120_000 })
  await expectAccessible(page, 'a hint of several steps')
  const next = page.locator('.hints [aria-current=step]')
  const first = await next.first().innerText()
  await page.locator('.pointed-out-head').waitFor()
  const way = await pointedOut(page)
  const button = page.locator('.hints').getByRole('button', { name: 'Do the next step' }).first()
  await button.click()
  // Only the plan that is followed stays, without its chance: that was estimated before the step.
  await expect.poll(() => page.locator('.hints > li').count()).toBe(1)
  await page.locator('.hints .done').first().waitFor()
  expect(await page.locator('.hints .done').innerText()).toBe(`${first} (done)`)
  await expect.poll(() => page.locator('.hints').innerText()).not.toContain('Estimated chance')
  await expect.poll(async () => (await next.innerText()) !== first).toBe(true)
  await expect.poll(async () => [way, ''].includes(await pointedOut(page))).toBe(false)
  // The button stays where it is, with the focus.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Do the next step')
  await button.click()
  await expect.poll(() => page.locator('.hints .done').count()).toBe(2)
  // In the past there is nothing to follow.
  await page.getByRole('button', { name: 'Look back' }).click()
  await page.locator('.bar.replay').getByRole('button', { name: 'One step back' }).click()
  await page.locator('.hints').waitFor({ state: 'detached' })
  expect(await pointedOut(page)).toBe('')
  await page.locator('.bar.replay').getByRole('button', { name: 'Back to the game' }).click()
  await expect.poll(() => page.locator('.hints .done').count()).toBe(2)
  // It is of this phase, and gone with it.
  await page.getByRole('button', { name: 'End of movement' }).last().click()
  await page.locator('.hints').waitFor({ state: 'detached', timeout: 60_000 })
  expectNoComplaints(page)
})

test('a hint leaves the map where the player has moved it', async () => {
  const page = await at.person()
  await firstMovement(page)
  // Without the scale: it changes when the layer is redrawn after zooming.
  const camera = () =>
    page.locator('.view-layer').evaluate(({ style }: HTMLElement) => style.transform.split(' scale')[0])
  await page.getByRole('button', { name: 'Ask for a hint' }).click()
  await page.locator('.hints > li').nth(1).waitFor({ timeout: 120_000 })
  await page.locator('.pointed-out-head').waitFor()
  const way = await pointedOut(page)
  // The player looks closely at a corner far from it, and turns a unit that it is not about.
  const map = (await page.locator('.hex-board').boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(map.x + 40, map.y + 120)
  for (let k = 0; k < 12; k++) await page.mouse.wheel(0, -200)
  const before = await camera()
  await openEverything(page)
  const turn = page.locator('.choice-all').getByRole('button', { name: 'The stack in AJ8 faces east', exact: true })
  await turn.click()
  await turn.waitFor({ state: 'detached' })
  await expect.poll(() => pointedOut(page)).toBe(way)
  expect(await camera()).toBe(before)
  // It moves to another plan that the player looks at.
  await page.locator('.hints > li').last().hover()
  await expect.poll(camera).not.toBe(before)
  expectNoComplaints(page)
})

test('a hint ends when a step is taken back, and when the player lets the computer play on', async () => {
  const page = await at.person()
  await firstMovement(page)
  const ask = page.getByRole('button', { name: 'Ask for a hint' })
  await ask.click()
  await page.locator('.hints').getByRole('button', { name: 'Do the next step' }).first().click({ timeout: 120_000 })
  await page.locator('.hints .done').waitFor()
  await page.getByRole('button', { name: 'Take back' }).first().click()
  await page.locator('.hints').waitFor({ state: 'detached' })
  await ask.waitFor()
  // Nothing is asked by itself when the player plays on later.
  await page.locator('#tab-players').click()
  await page.getByRole('button', { name: 'Let the computer play for me' }).click()
  // A level that thinks for long, so that the same question is still open.
  await page.getByRole('dialog').getByLabel('Level').selectOption('marshal-4')
  await page.getByRole('dialog').getByRole('button', { name: 'Let it play' }).click()
  await page.getByRole('button', { name: 'Play myself again' }).click()
  await page.locator('#tab-players').click()
  await ask.waitFor()
  await page.locator('#tab-log').click()
  await expect.poll(() => page.getByText('has had a hint').count()).toBe(1)
  expectNoComplaints(page)
})
