import type { Page } from 'playwright-core'

/** The outpost of the Old Wargame Rules at a page: what tests of it begin with. */

/**
 * Begins the outpost as the French, against the computer, until chance draws their chip first: so everything stands as the
 * scenario places it, and the French spend their pips.
 */
export async function beginOutpost(page: Page): Promise<void> {
  for (let battle = 0; battle < 25; battle++) {
    await page.goto('/#/new/corps/outpost')
    await page.getByRole('button', { name: /^(Begin|Empezar)$/ }).click()
    await page.locator('.piece').first().waitFor()
    await page.locator('.decision.mine .inch-tools:not([aria-busy=true])').waitFor()
    if (await page.locator('.corps-chips .nation-prussian.chip-in').count()) return
  }
  throw new Error('the French chip was not drawn first in 25 battles')
}
