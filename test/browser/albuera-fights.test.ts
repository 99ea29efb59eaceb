import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house } from './harness.ts'

/** Fire, a reaction with its answers, and a Clash of Albuera, as two players on one screen play them. */

const at = house()

const asked = (page: Page) => page.locator('.decision.mine:has(.albuera-tools:not([aria-busy="true"]))')
const odds = (page: Page) => page.locator('.odds').allInnerTexts()

/** Between the two players lies a curtain, where the other is asked next. */
async function lift(page: Page): Promise<void> {
  const curtain = page.locator('.curtain button').first()
  if (await curtain.isVisible()) await curtain.click()
}

/** The title of the card of the fight that is looked at. */
async function titleOf(page: Page): Promise<string> {
  await lift(page)
  const title = page.locator('.engagement h2')
  return (await title.isVisible()) ? title.innerText() : ''
}

/** Answers questions by a button each, until this one is asked. */
async function until(page: Page, question: string, answers: Readonly<Record<string, RegExp>> = {}): Promise<void> {
  for (let k = 0; k < 60; k++) {
    await lift(page)
    const words = (await asked(page).isVisible()) ? await asked(page).innerText() : ''
    if (words.includes(question)) return
    const [, button] = Object.entries(answers).find(([one]) => words.includes(one)) ?? []
    // In the moment between two questions there is nothing to press.
    if (button)
      await page
        .getByRole('button', { name: button })
        .first()
        .click({ timeout: 2_000 })
        .catch(() => undefined)
    await page.waitForTimeout(250)
  }
  throw new Error(`'${question}' is not asked, but '${await asked(page).innerText()}'`)
}

/** Begins the knoll with both sides on this screen. */
async function begin(page: Page): Promise<void> {
  await page.goto('/#/new/albuera/knoll')
  for (const seat of [0, 1]) await page.locator('.seat select').nth(seat).selectOption('me')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('.hex-board .stack').first().waitFor()
}

test('who would react is seen before the step, asked after it, also loaded again; fire and Clash are told', async () => {
  const page = await at.person()
  await begin(page)
  await until(page, 'Brayer acts', {
    'fire, or hold your fire': /^Hold fire$/,
    'Hoghton acts': /^No more, unless/,
    'Move the commanders': /^No more moves$/,
  })
  await page.locator('.albuera-pieces button', { hasText: 'II/34' }).first().click()
  // The hex before two battalions: both are marked, with their checks and the rules of what is added.
  const step = page.locator('.target[aria-label^="II/34 to 1821"]')
  await step.focus()
  await expect.poll(async () => (await odds(page)).join()).toContain('In 1821 2 enemies react.')
  expect((await odds(page)).join()).toMatch(/29 reacts, Morale 7[\s\S]*13\.1A[\s\S]*1\/57 reacts, Morale 8/)
  await expect.poll(() => page.locator('.reactor').count()).toBe(3)
  await page.keyboard.press('Enter')
  await until(page, 'II/34 has come before your units')
  await expectAccessible(page, 'a reaction')
  // The question stands where it stood when the page is loaded again.
  await page.reload()
  await until(page, 'II/34 has come before your units')
  await page.getByRole('button', { name: '1/57 reacts' }).first().click()
  await until(page, '1/57 has passed its check')
  expect((await odds(page)).join()).toContain('1/57 at II/34: Firepower')
  // The answers stand above their odds: none has to be looked for.
  const top = async (what: string) => (await page.locator(what).first().boundingBox())!.y
  expect(await top('button:has-text("Fire at it")')).toBeLessThan(await top('.odds'))
  await page.getByRole('button', { name: 'Fire at it' }).first().click()
  await expect.poll(() => titleOf(page)).toBe('Reaction: 1/57')
  await until(page, '29 has passed its check', { 'II/34 retreats': /^Let II\/34 stand$/, '1/57 has passed': /^Stand$/ })
  // The shifts of a counterattack, before it is chosen and after it has been struck.
  expect((await odds(page)).join()).toMatch(/29 against II\/34[\s\S]*Clash in 1821[\s\S]*Column/)
  await page
    .getByRole('button', { name: /^Counterattack to the/ })
    .first()
    .click()
  await expect.poll(() => titleOf(page)).toBe('Clash in 1821')
  const folded = page.locator('.engagement [aria-expanded="false"]')
  if (await folded.isVisible()) await folded.click()
  await expect.poll(() => page.locator('.engagement').innerText()).toMatch(/29 against II\/34[\s\S]*Column/)
  await expectAccessible(page, 'a Clash')
  expectNoComplaints(page)
})

test('fire is chosen by its target, with its chance on the map and its modifiers beside it, and told after it', async () => {
  const page = await at.person()
  await begin(page)
  await until(page, 'fire, or hold your fire', {
    'Hoghton acts': /^No more, unless/,
    'Move the commanders': /^No more moves$/,
  })
  const target = page.locator('.target-hostile.target').first()
  await target.waitFor()
  await expect.poll(() => target.textContent()).toMatch(/^\d+\s%$/)
  await target.focus()
  await expect.poll(async () => (await odds(page)).join()).toMatch(/distance \d, effect[\s\S]*Morale Check of/)
  await page.keyboard.press('Enter')
  await expect.poll(() => titleOf(page)).toContain('Hawker')
  await expect.poll(() => page.locator('.engagement').innerText()).toContain('Morale Check of')
  expectNoComplaints(page)
})
