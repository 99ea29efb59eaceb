import type { Page } from 'playwright-core'

/** Playing the Shadow of the Eagle at a page: common beginnings of its tests and pictures. */

/** The current phase, as the head shows it. */
export const stage = (page: Page) => page.locator('.eagle-phase li[aria-current]').allInnerTexts()

/** Begins the first scenario as the French, against the computer, and takes the first place offered for each leader. */
export async function begin(page: Page): Promise<void> {
  await page.goto('/#/new/eagle/vedel')
  await page.locator('.new-game button.main, form button.main').last().click()
  await page.locator('.eagle').waitFor()
  for (let k = 0; k < 24; k++) {
    const pieces = page.locator('.eagle-pieces button')
    await pieces.or(page.locator('.eagle-finish, .target')).first().waitFor()
    const asked = await page.locator('#decision').innerText()
    // The movement may already have begun: do not press its end.
    if (/Mov/.test((await stage(page)).join())) return
    if (await page.locator('.eagle-finish:enabled').count()) await page.locator('.eagle-finish').first().click()
    else {
      // He is still chosen if the board was drawn again before the key that places him.
      if (await pieces.count()) await pieces.first().click()
      await page.locator('.target').first().focus()
      await page.keyboard.press('Enter')
    }
    // A leader chosen before the question has come does not stay chosen: choose him again.
    await page
      .locator('#decision', { hasNotText: asked, hasText: /.{25}/ })
      .waitFor({ timeout: 5_000 })
      .catch(() => undefined)
  }
}
