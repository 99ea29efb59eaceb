import type { Page } from 'playwright-core'

/** Playing the Shadow of the Eagle at a page: what tests and pictures of it begin with. */

/** What is played now, as the head shows it. */
export const stage = (page: Page) => page.locator('.eagle-phase li[aria-current]').allInnerTexts()

/** Begins the first scenario as the French, against the computer, and takes every place for leaders as it comes. */
export async function begin(page: Page): Promise<void> {
  await page.goto('/#/new/eagle/vedel')
  await page.locator('.new-game button.main, form button.main').last().click()
  await page.locator('.eagle').waitFor()
  for (let k = 0; k < 24; k++) {
    await page.locator('.eagle-pieces button, .eagle-finish').first().waitFor()
    const asked = await page.locator('#decision').innerText()
    // What came up may be the movement already: its end is not pressed.
    if (/Mov/.test((await stage(page)).join())) return
    if (await page.locator('.eagle-finish:enabled').count()) await page.locator('.eagle-finish').first().click()
    else {
      await page.locator('.eagle-pieces button').first().click()
      await page.locator('.target').first().focus()
      await page.keyboard.press('Enter')
    }
    // A leader chosen before the question has come is not kept: then he is chosen again.
    await page
      .locator('#decision', { hasNotText: asked, hasText: /.{25}/ })
      .waitFor({ timeout: 5_000 })
      .catch(() => undefined)
  }
}
