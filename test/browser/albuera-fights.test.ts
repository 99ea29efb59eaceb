import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house } from './harness.ts'

/** Fire, a reaction with its answers, and a Clash of Albuera, as two players on one screen play them. */

const at = house()

const asked = (page: Page) => page.locator('.decision.mine:has(.albuera-tools:not([aria-busy="true"]))')
const odds = (page: Page) => page.locator('.odds').allInnerTexts()

/** Lifts the curtain that is between the two players when the other is asked next. */
async function lift(page: Page): Promise<void> {
  const curtain = page.locator('.curtain button').first()
  if (await curtain.isVisible()) await curtain.click()
}

/** The title of the card of the fight on view. */
async function titleOf(page: Page): Promise<string> {
  await lift(page)
  const title = page.locator('.engagement h2')
  return (await title.isVisible()) ? title.innerText() : ''
}

type Answers = Readonly<Record<string, RegExp>>

/** Answers the current question with its button, if it has one here; returns the question, '' for none. */
async function answer(page: Page, answers: Answers): Promise<string> {
  await lift(page)
  const words = (await asked(page).isVisible()) ? await asked(page).innerText() : ''
  const [, button] = Object.entries(answers).find(([one]) => words.includes(one)) ?? []
  // For a moment between two questions there is nothing to press.
  if (button)
    await page
      .getByRole('button', { name: button })
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined)
  return words
}

/** Answers questions with a button each, until this one is asked. */
async function until(page: Page, question: string, answers: Answers = {}): Promise<void> {
  await expect.poll(() => answer(page, answers)).toContain(question)
}

/** Begins the knoll with both sides on this screen. */
async function begin(page: Page): Promise<void> {
  await page.goto('/#/new/albuera/knoll')
  for (const seat of [0, 1]) await page.locator('.seat select').nth(seat).selectOption('me')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('.hex-board .stack').first().waitFor()
}

/** Makes II/34 act, with the focus on the hex in front of two enemy battalions. */
async function approach(page: Page): Promise<void> {
  await begin(page)
  await until(page, 'Brayer acts', {
    'fire, or hold your fire': /^Hold fire$/,
    'Hoghton acts': /^No more, unless/,
    'Move the commanders': /^No more moves$/,
  })
  await page.locator('.albuera-pieces button', { hasText: 'II/34' }).first().click()
  await page.locator('.target[aria-label^="II/34 to 1821"]').focus()
}

/** Steps there, and makes a battalion react: starts again until its die allows that. */
async function react(page: Page, battalion: string): Promise<void> {
  for (let battle = 0; battle < 15; battle++) {
    await approach(page)
    await page.keyboard.press('Enter')
    await until(page, 'II/34 has come in front of your units')
    await page
      .getByRole('button', { name: `${battalion} reacts` })
      .first()
      .click()
    await expect.poll(() => titleOf(page)).toBe(`Reaction: ${battalion}`)
    const card = page.locator('.engagement')
    await expect.poll(() => card.innerText()).toMatch(/: (passed|failed)/)
    if ((await card.innerText()).includes(': passed')) return until(page, `${battalion} has passed its check`)
  }
  throw new Error(`${battalion} has not passed its check in 15 battles`)
}

test('enemies that would react are shown before a step and asked after it, even if the page is reloaded', async () => {
  const page = await at.person()
  await approach(page)
  // Both battalions are marked, with their checks and the rules of the modifiers.
  await expect.poll(async () => (await odds(page)).join()).toContain('In 1821 2 enemies react.')
  expect((await odds(page)).join()).toMatch(/29 reacts, Morale 7[\s\S]*13\.1A[\s\S]*1\/57 reacts, Morale 8/)
  await expect.poll(() => page.locator('.reactor').count()).toBe(3)
  await page.keyboard.press('Enter')
  await until(page, 'II/34 has come in front of your units')
  await expectAccessible(page, 'a reaction')
  await page.reload()
  await until(page, 'II/34 has come in front of your units')
  await page.getByRole('button', { name: '1/57 reacts' }).first().click()
  await expect.poll(() => titleOf(page)).toBe('Reaction: 1/57')
  expectNoComplaints(page)
})

test('a battalion that has passed its check sees the odds of its fire below the answers, and fires', async () => {
  const page = await at.person()
  await react(page, '1/57')
  await expect.poll(async () => (await odds(page)).join()).toContain('1/57 at II/34: Firepower')
  // The answers are above their odds, so that none must be searched for.
  const top = async (what: string) => (await page.locator(what).first().boundingBox())!.y
  expect(await top('button:has-text("Fire at it")')).toBeLessThan(await top('.odds'))
  await page.getByRole('button', { name: 'Fire at it' }).first().click()
  await expect.poll(() => page.locator('.engagement').innerText()).toMatch(/1\/57[\s\S]*II\/34/)
  expectNoComplaints(page)
})

test('the shifts of a counterattack are shown before it is chosen, and again after the Clash', async () => {
  const page = await at.person()
  await react(page, '29')
  await expect.poll(async () => (await odds(page)).join()).toMatch(/29 against II\/34[\s\S]*Clash in 1821[\s\S]*Column/)
  await page
    .getByRole('button', { name: /^Counterattack to the/ })
    .first()
    .click()
  // The other battalion must react before they meet.
  const others = {
    'II/34 has come in front': /^1\/57 reacts/,
    '1/57 has passed': /^Stand$/,
    'II/34 retreats': /^Let II/,
  }
  await expect
    .poll(async () => {
      await answer(page, others)
      return titleOf(page)
    })
    .toBe('Clash in 1821')
  const folded = page.locator('.engagement [aria-expanded="false"]')
  if (await folded.isVisible()) await folded.click()
  await expect.poll(() => page.locator('.engagement').innerText()).toMatch(/29 against II\/34[\s\S]*Column/)
  await expectAccessible(page, 'a Clash')
  expectNoComplaints(page)
})

test('a player fires by choosing a target, sees chance and modifiers first, and then reads the result', async () => {
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
