import type { Page } from 'playwright-core'
import { accept, type House, type Person } from './harness.ts'

/** Two persons at a match over the network: White by the first screen, Black by the link. */
export async function sitDown(at: House, person: Person = {}): Promise<[Page, Page]> {
  const [ann, ben] = [await at.person(person), await at.person(person)]
  await ann.goto('/#/new/generals/marengo')
  await ann.locator('.seat select').nth(1).selectOption('friend')
  await ann.getByRole('button', { name: 'Begin and get the link' }).click()
  const link = await ann.getByLabel('Link for Black').inputValue()
  await ann.getByRole('link', { name: 'To the table' }).click()
  await accept(ben, link, 'Ben')
  for (const page of [ann, ben]) await page.locator('.sheet-total').waitFor()
  return [ann, ben]
}
