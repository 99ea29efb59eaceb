import type { Page } from 'playwright-core'
import { until } from './harness.ts'

/** Battles of the Old Wargame Rules at a page: common beginnings of their tests. */

/**
 * Begins the outpost as the French, against the computer, again until chance draws their chip first: then everything
 * stands as the scenario places it, and the French spend their pips.
 */
export async function beginOutpost(page: Page): Promise<void> {
  for (let battle = 0; battle < 25; battle++) {
    await page.goto('/#/new/corps/outpost')
    await page.getByRole('button', { name: /^(Begin|Empezar)$/ }).click()
    await page.locator('.piece').first().waitFor()
    await page.locator('.decision.mine .choice-tools:not([aria-busy=true])').waitFor()
    if (await page.locator('.corps-chips .nation-prussian.chip-in').count()) return
  }
  throw new Error('the French chip was not drawn first in 25 battles')
}

/**
 * Begins a battle with both sides on one screen, and ends whatever can be ended until this question comes: dice decide
 * whose turn is first. Returns the question.
 */
export async function beginBoth(page: Page, scenario: string, isIt: (asked: string) => boolean): Promise<string> {
  await page.goto(`/#/new/corps/${scenario}`)
  for (const seat of [0, 1]) await page.locator('.seat select').nth(seat).selectOption('me')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('.piece').first().waitFor()
  const decision = page.locator('#decision')
  const curtain = page.locator('.curtain button').first()
  for (;;) {
    await until(
      'a question',
      async () => {
        if (await curtain.isVisible()) await curtain.click()
        return page.locator('.decision.mine .choice-tools:not([aria-busy=true])').isVisible()
      },
      (is) => is,
    )
    const asked = await decision.innerText()
    if (isIt(asked)) return asked
    await page.locator('.choice-finish').first().click()
    // A curtain may remove the decision while it is read.
    await until(
      'the next question',
      async () => (await decision.allInnerTexts()).join() !== asked,
      (is) => is,
    )
  }
}
