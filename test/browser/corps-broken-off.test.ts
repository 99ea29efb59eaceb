import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectNoComplaints, house, logOf, until } from './harness.ts'
import { outriders, writePack } from './packs.ts'
import { picker, playUntil } from './playing.ts'
import { sitDown } from './sitting.ts'

/** The inch table in the middle of a charge, when a page is reloaded or the server dies, and at the end of a day. */

const folder = mkdtempSync(join(tmpdir(), 'grognard-outriders-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const pack = writePack(folder, { corps: outriders() })
const at = house(undefined, () => ['--pack', pack])

const decision = (page: Page) => page.locator('#decision')
/** The result of a charge, in the log. */
const OUTCOME = /casualt|Disordered|Shaken|Rout|lost/
const CHARGED = / is charged by .*: how does it react\?/
const isCharged = async (page: Page) => CHARGED.test((await decision(page).allInnerTexts()).join())
/** What stands on the table, and where, as a screen reader says it. */
const table = (page: Page) =>
  page.locator('.piece').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).sort())
const openLog = async (page: Page) => {
  if ((await page.locator('.log').count()) === 0) await page.locator('#tab-log').click()
  await page.locator('.log').waitFor()
}

/** Charges with the horse of the side whose turn it is. */
async function charge(page: Page): Promise<void> {
  await page.locator('.choice-pieces button', { hasText: /Cavalry|Hussars/ }).click()
  await page.getByRole('button', { name: /^Charge / }).click()
}

/** Expects that a player reads his own order in the armies, and not the enemy's. */
async function expectOwnOrderOnly(page: Page): Promise<void> {
  await page.locator('#tab-armies').click()
  await page.locator('.corps-order').first().waitFor()
  expect(await page.locator('.corps-order').count()).toBe(1)
  await openLog(page)
}

/** Expects that a player waiting for the enemy's answer sees that he waits, and nothing that he could answer. */
async function expectToWait(page: Page): Promise<void> {
  await expect.poll(() => decision(page).innerText()).toMatch(/must choose/)
  // The previous question may stay for a moment.
  await expect.poll(() => page.locator('.choice-tools, .choice-finish').count()).toBe(0)
  expect(await page.locator('.panel').innerText()).not.toMatch(/Counter-charge|how does it react/)
}

test('over the network a charge goes on where it was after both players reload and the server dies', async () => {
  const [ann, ben] = await sitDown(at, {}, { path: 'corps/outriders', guest: 'Prussian', there: '.piece' })
  const hasTurn = async (page: Page) => (await page.locator('.choice-pieces').count()) > 0
  const turns = await until(
    'one of them has the turn',
    () => Promise.all([ann, ben].map(hasTurn)),
    (all) => all.includes(true),
  )
  const [charger, charged] = turns[0] ? [ann, ben] : [ben, ann]
  await charge(charger)
  await until('the other is asked', () => isCharged(charged), Boolean)
  await expectToWait(charger)
  const [stood, question] = [await table(charged), await decision(charged).innerText()]
  for (const page of [charged, charger]) {
    await page.reload()
    await page.locator('.piece').first().waitFor()
  }
  await expect.poll(() => decision(charged).innerText()).toBe(question)
  await expectToWait(charger)
  for (const page of [ann, ben]) {
    await expect.poll(() => table(page)).toEqual(stood)
    await expectOwnOrderOnly(page)
    await expect.poll(() => logOf(page)).toMatch(/ charges /)
    expect(await logOf(page)).not.toMatch(OUTCOME)
  }

  await at.served.kill()
  await charged.locator('.banner').waitFor()
  await at.served.start()
  for (const page of [ann, ben]) await page.locator('.banner').waitFor({ state: 'detached', timeout: 40_000 })
  await expect.poll(() => decision(charged).innerText()).toBe(question)
  await charged.getByRole('button', { name: 'Counter-charge' }).first().click()
  // Whatever the dice say, both see the same result.
  await until(
    'both see the same',
    () => Promise.all([ann, ben].map(table)),
    ([one, other]) => one?.join() === other?.join() && one?.join() !== stood.join(),
  )
  for (const page of [ann, ben]) expectNoComplaints(page, /ERR_CONNECTION|WebSocket/)
})

/** Begins a battle with both sides at one screen. */
async function beginBoth(page: Page, scenario: string): Promise<void> {
  await page.goto(`/#/new/corps/${scenario}`)
  await page.waitForURL(/data=/)
  await page.locator('.seat select').nth(1).selectOption('me')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
}
const curtain = (page: Page) => page.locator('.curtain button')

test('on one screen a charge goes on where it was, behind the curtain, after the page is reloaded', async () => {
  const page = await at.person()
  await beginBoth(page, 'outriders')
  await curtain(page).click()
  await page.locator('.choice-pieces').waitFor()
  await charge(page)
  await curtain(page).waitFor()
  const asked = await page.locator('.curtain').innerText()
  for (const isLifted of [false, true]) {
    if (isLifted) {
      await curtain(page).click()
      await until('the other is asked', () => isCharged(page), Boolean)
    }
    await page.reload()
    await curtain(page).waitFor()
    expect(await page.locator('.curtain').innerText()).toBe(asked)
    expect(await page.locator('.piece, .panel').count()).toBe(0)
  }
  await curtain(page).click()
  await until('the other is asked', () => isCharged(page), Boolean)
  await expectOwnOrderOnly(page)
  await expect.poll(() => logOf(page)).toMatch(/ charges /)
  expect(await logOf(page)).not.toMatch(OUTCOME)
  const stood = await table(page)
  await page.getByRole('button', { name: 'Counter-charge' }).first().click()
  // The curtain may come between this and the next question.
  await until(
    'the horse have met',
    async () => {
      if (await curtain(page).isVisible()) await curtain(page).click()
      return (await table(page)).join()
    },
    (now) => now !== '' && now !== stood.join(),
  )
  expectNoComplaints(page)
})

test('after the last move players are asked whether they want one more, and the day ends if they do not', async () => {
  const page = await at.person()
  await beginBoth(page, 'vigil')
  const isLast = async () => /Do you want one more\?/.test((await decision(page).allInnerTexts()).join())
  await playUntil([page], picker(), isLast)
  await until(
    'the day is over',
    async () => {
      const press = page.locator('.curtain button, .choice-ends:not([aria-busy=true]) button').first()
      // The question may disappear before its button is pressed.
      if (await press.isVisible()) await press.click({ timeout: 2_000 }).catch(() => {})
      return page.locator('.card-over.end').count()
    },
    (cards) => cards > 0,
  )
  await openLog(page)
  const log = await logOf(page)
  expect(log).not.toContain('Move 2 begins')
  expectNoComplaints(page)
})
