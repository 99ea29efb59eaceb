import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, logOf, PHONE, until } from './harness.ts'
import { begin, stage } from './marching.ts'

const at = house()

/** Takes the first choice. */
async function answer(page: Page): Promise<void> {
  const [targets, list, done] = ['.target', '.eagle-tools .eagle-list button', '.eagle-finish:enabled'].map((one) =>
    page.locator(one),
  )
  if (await targets.count()) {
    await targets.first().focus()
    await page.keyboard.press('Enter')
  } else if (await list.count()) await list.first().click()
  else if (await done.count()) await done.last().click()
  await page.waitForTimeout(400)
}

/**
 * Leads units up to the enemy, each to the last of the hexes in which a zone of control stops it. Returns how many
 * went.
 */
async function closeUp(page: Page): Promise<number> {
  let gone = 0
  // The counter's picture comes first, its name last.
  const names = await page
    .locator('.eagle-pieces button')
    .evaluateAll((all) => all.map((one) => one.lastChild?.textContent ?? ''))
  for (const name of names.slice(0, 9)) {
    await page
      .locator('.eagle-pieces')
      .getByRole('button', { name, exact: true })
      .click({ timeout: 3_000 })
      .catch(() => {})
    const stops = page.locator('.target.target-stops')
    if (await stops.count()) {
      await stops.last().focus()
      await page.locator('.way').waitFor()
      await page.keyboard.press('Enter')
      await page.waitForTimeout(300)
      gone++
    }
    const back = page.locator('.eagle-tools h3 button')
    // Under load the march is still on its way, and the button goes when it has arrived.
    if (await back.count()) await back.click({ timeout: 3_000 }).catch(() => {})
  }
  return gone
}

/** Targets of our unit's fire, or our units that can fire. */
const FIRE = '.eagle-pieces button, .target.target-hostile'

/**
 * Closes up to the enemy and ends the movement, turn by turn, until one of our units can fire. The enemy may fall back
 * or rout before the fire, and a phase in which nothing can be done closes automatically: then the attack continues in
 * the next turn.
 */
async function attack(page: Page): Promise<void> {
  const moving = () => page.locator('.eagle-side').getAttribute('class')
  const ours = await moving()
  for (let turns = 0, next = 'turn'; next === 'turn'; turns++) {
    if (turns === 5) throw new Error('five turns of attack, and no own unit can fire')
    const turn = await page.locator('.eagle-turn').innerText()
    const gone = await closeUp(page)
    if (turns === 0) expect(gone).toBeGreaterThan(1)
    await page.locator('.eagle-finish').last().click()
    next = await until(
      'an own fire, or the next own movement',
      async () => {
        if (!(await page.locator('.decision.mine .eagle-tools').count())) return ''
        const part = (await stage(page)).join()
        if ((await moving()) === ours) {
          if (/^(Off|F\. of)/.test(part)) return (await page.locator(FIRE).count()) ? 'fire' : ''
          if (/^Mov/.test(part) && (await page.locator('.eagle-turn').innerText()) !== turn) return 'turn'
        }
        // A unit that was hit may have to fall back, and the page asks where.
        await answer(page)
        return ''
      },
      (found) => found !== '',
      60_000,
    )
  }
}

test.each([
  ['wide', 'light', 'en', undefined],
  ['phone', 'lamp', 'es', PHONE],
] as const)(
  "Vedel's attack against the computer: units follow a way, and fire shows its odds before it is declared (%s)",
  async (_, theme, language, viewport) => {
    const page = await at.person({ theme, language, ...(viewport && { viewport }) })
    await begin(page)
    await expectAccessible(page, 'movement')
    await attack(page)
    if (await page.locator('.eagle-pieces button').count()) await page.locator('.eagle-pieces button').first().click()
    await page.locator('.target.target-hostile').first().focus()
    const odds = page.locator('.odds')
    await odds.first().waitFor()
    // More than twelve points are several throws, each with its table.
    const tables = await odds.locator('table').all()
    expect(tables.length).toBeGreaterThan(0)
    for (const table of tables) {
      const chances = (await table.locator('tbody tr > :last-child').allInnerTexts()).map((text) =>
        Number.parseInt(text, 10),
      )
      expect(Math.abs(chances.reduce((sum, one) => sum + one, 0) - 100)).toBeLessThan(3)
    }
    await expectAccessible(page, 'odds')
    await page.locator('.target.target-hostile').first().focus()
    await page.keyboard.press('Enter')
    // If no other unit can join, the volley is fired at once.
    await page.locator('#tab-log').click()
    await until(
      'the volley',
      () => logOf(page),
      (text) => /fires at|dispara/.test(text),
    )
    await expectAccessible(page, 'volley')
    expectNoComplaints(page)
  },
)

test('keys lay information over the map, and a line of fire is drawn between two hexes by their names', async () => {
  const page = await at.person()
  await begin(page)
  for (const [key, sign] of [
    ['z', '.lain-1'],
    ['k', '.lain-0'],
    ['t', '.lain-2'],
  ] as const) {
    await page.locator('.view').focus()
    await page.keyboard.press(key)
    await page.locator(sign).first().waitFor({ state: 'attached' })
    await expectAccessible(page, `laid over: ${key}`)
  }
  await page.locator('.view').focus()
  await page.keyboard.press('f')
  await page.getByLabel('From', { exact: true }).fill('AH11')
  await page.getByLabel('To', { exact: true }).fill('AD14')
  await page.getByRole('button', { name: 'Draw' }).click()
  await until(
    'what blocks it',
    () => page.locator('.look-note [role=status]').innerText(),
    (text) => /AH11 to AD14, \d hexes: (?:a clear|blocked)/.test(text),
  )
  await expectAccessible(page, 'line of fire')
  expectNoComplaints(page)
})
