import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, PHONE, until } from './harness.ts'
import { picker, writeOrders } from './playing.ts'

/** The replay of a game that is over shows what the computer expected. */

const at = house()

interface Words {
  readonly begin: RegExp
  readonly resign: string
  readonly ask: string
}
const ENGLISH: Words = { begin: /^Begin$/, resign: 'Resign', ask: 'What did it expect?' }
const SPANISH: Words = { begin: /^Empezar$/, resign: 'Rendirse', ask: '¿Qué esperaba?' }

/** A game against the captain in which both have written their first sheets, and the player gives up. */
async function firstSheets(page: Page, { begin, resign, ask }: Words): Promise<void> {
  await page.goto('/#/new/generals/dennewitz')
  await page.locator('.seats select').nth(1).selectOption('computer:marshal-1')
  await page.getByRole('button', { name: begin }).click()
  await page.locator('.sheet-total').waitFor()
  await writeOrders(page, picker(3), 6)
  await page.locator('.tools-finish').click()
  await page.locator('.sheet-total').waitFor({ state: 'detached' })
  // While the game runs, its computer is not asked.
  expect(await page.getByRole('button', { name: ask }).count()).toBe(0)
  await page.locator('#tab-players').click()
  await page.getByRole('button', { name: resign }).click()
  await page.getByRole('dialog').getByRole('button', { name: resign }).click()
}

/** Asks about the last moment: the last decision before it is the sheet. */
async function askAboutTheSheet(page: Page, { ask }: Words): Promise<void> {
  await page.getByRole('button', { name: ask }).click()
  await page.locator('.expected h3').waitFor()
  await page.locator('.expected .plan').first().waitFor()
}

test('after the game the computer tells what it expected, in the words of the board', async () => {
  const page = await at.person()
  await firstSheets(page, ENGLISH)
  await page.getByRole('button', { name: 'Watch it again' }).click()
  await page.locator('.bar.replay').waitFor()
  await page.getByRole('button', { name: 'To the present' }).click()
  await askAboutTheSheet(page, ENGLISH)
  const dialog = page.getByRole('dialog')
  const text = await dialog.innerText()
  expect(text).toContain('Black, Captain')
  // The list names the round, and what was decided: here the only decision.
  const list = dialog.getByLabel('Its decisions')
  expect(await list.locator('option').allInnerTexts()).toEqual([expect.stringMatching(/^Round 1.*: \d+ orders?$/)])
  expect(text).toMatch(/It played on \d+ times, from 16 positions/)
  expect(text).toMatch(/It chose\s+Estimated chance \d+ %, give or take \d+/)
  expect(text).toMatch(/(Infantry|Cavalry|Guns) [a-c]/)
  // Nothing is shown in the notation, and the choice shown is the one it made.
  expect(text).not.toMatch(/order [ICA] /)
  expect(text).not.toContain('It would choose now')
  expect(text).toContain('What it expected of White')
  // Each of the six orders of White stands either in the table, as one that happened, or below it as a surprise.
  const [happened, surprises] = await Promise.all(
    ['table td:nth-child(3)', 'section:has(table) li'].map((rows) => dialog.locator(rows).allInnerTexts()),
  )
  const many = (texts: readonly string[] = [], times: RegExp) =>
    texts.reduce((sum, one) => sum + Number(times.exec(one)?.[1] ?? 1), 0)
  const yes = happened?.filter((one) => one !== 'no')
  expect(many(yes, /^yes, (\d+) ×/) + many(surprises, /^(\d+) ×/)).toBe(6)
  await expectAccessible(page, 'what it expected')
  // The board beside it points out the plan, at the moment of the decision and no other.
  const heads = page.locator('.pointed-out-head')
  await heads.first().waitFor()
  await page.getByRole('button', { name: 'One step back' }).click()
  await heads.first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'One step on' }).click()
  await heads.first().waitFor()
  // What it draws is chosen by a button, or by the pointer.
  const show = dialog.getByRole('button', { name: 'Show on the board' })
  const drawn = () => heads.evaluateAll((all) => all.map((one) => one.getAttribute('d')).join())
  const before = await drawn()
  await show.nth(1).focus()
  await page.keyboard.press('Enter')
  expect(await show.nth(1).getAttribute('aria-pressed')).toBe('true')
  await expect.poll(drawn).not.toBe(before)
  await page.locator('#content').focus()
  // The replay is at the moment at which the sheet was handed in.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(ENGLISH.ask)
  expect(await page.locator('.bar.replay output').innerText()).not.toMatch(/Moment (\d+) of \1$/)
  expectNoComplaints(page)
})

test('the computer tells what it expected on a phone, by lamplight and in Spanish', async () => {
  const page = await at.person({ viewport: PHONE, language: 'es', theme: 'lamp' })
  await firstSheets(page, SPANISH)
  // The end of the battle leads there, too: to the replay, with the question asked.
  await page.locator('.card-over').getByRole('button', { name: '¿Qué esperaba el ordenador?' }).click()
  await page.locator('.expected h3').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.expected').waitFor({ state: 'detached' })
  await until(
    'the focus on the button that asks again',
    () => page.evaluate(() => document.activeElement?.textContent ?? ''),
    (text) => text.includes(SPANISH.ask),
  )
  await page.locator('.bar.replay').getByRole('button', { name: 'Volver a la partida' }).click()
  // From the game itself, on the view of its own player.
  await page.getByRole('button', { name: 'Mirar el tablero' }).click()
  await page.getByRole('button', { name: 'Mirar atrás' }).click()
  await page.locator('.bar.replay').waitFor()
  await askAboutTheSheet(page, SPANISH)
  const dialog = page.getByRole('dialog')
  await until(
    'the words of the board',
    () => dialog.innerText(),
    (text) => /(Infantería|Caballería|Artillería)/.test(text),
  )
  await expectAccessible(page, 'what it expected, on a phone')
  const { clientWidth, scrollWidth } = await dialog.evaluate(({ clientWidth, scrollWidth }) => ({
    clientWidth,
    scrollWidth,
  }))
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  expectNoComplaints(page)
})
