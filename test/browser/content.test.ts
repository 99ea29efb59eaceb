import { expect, test } from 'vitest'
import { accept, house, logOf, until } from './harness.ts'

/** What people write is shown as text: names and talk are not markup, and run no script. */

const at = house()

const IMAGE = '<img src=x onerror=ran()>'
const SCRIPT = '<script>ran()</script><a href="javascript:ran()">a link</a> {{ name }} \u0000'
/** What a page would contain if it took the text for markup. */
const MADE_OF_IT = 'img[src=x], .players-tab a, .players-tab script, .log a, .log script'

test('markup in a name or in talk is shown as it was written, and runs nothing', async () => {
  const [ann, ben] = [await at.person(), await at.person()]
  let runs = 0
  for (const page of [ann, ben]) await page.exposeFunction('ran', () => runs++)
  await ann.goto('/#/new/generals/marengo')
  await ann.locator('.seat select').nth(1).selectOption('friend')
  await ann.getByRole('button', { name: 'Begin and get the link' }).click()
  const link = await ann.getByLabel('Link for Black').inputValue()
  await ann.getByRole('link', { name: 'To the table' }).click()
  await accept(ben, link, IMAGE)
  for (const page of [ann, ben]) {
    await page.locator('.sheet-total').waitFor()
    await page.locator('#tab-players').click()
  }
  await ben.getByLabel('Say something').fill(SCRIPT)
  await ben.getByRole('button', { name: 'Send' }).click()
  for (const page of [ann, ben]) {
    await until(
      'name and talk are shown',
      () => page.locator('.players-tab').innerText(),
      (text) =>
        text.includes(IMAGE) && text.includes('<script>ran()</script><a href="javascript:ran()">a link</a> {{ name }}'),
    )
    expect(await page.locator(MADE_OF_IT).count()).toBe(0)
    await page.locator('#tab-log').click()
    await until(
      'the log tells who has sat down',
      () => logOf(page),
      (text) => text.includes(IMAGE),
    )
    expect(await page.locator(MADE_OF_IT).count()).toBe(0)
    await page.locator('#tab-players').click()
  }
  // The replay, the page of the whole game, shows the same names.
  await ben.getByRole('button', { name: 'Resign' }).click()
  await ben.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await ann.getByRole('button', { name: 'Watch it again' }).click()
  await ann.locator('.bar.replay').waitFor()
  await ann.locator('#tab-players').click()
  await expect.poll(() => ann.locator('.players-tab').innerText()).toContain(IMAGE)
  expect(runs).toBe(0)
})
