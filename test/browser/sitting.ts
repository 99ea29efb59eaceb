import type { Page } from 'playwright-core'
import { accept, type House, type Person } from './harness.ts'

/**
 * A battle to sit down to: where to begin a new game of it, the guest's side, and what shows that the board has
 * appeared.
 */
export interface Battle {
  readonly path: string
  readonly guest: string
  readonly there: string
}

const MARENGO: Battle = { path: 'generals/marengo', guest: 'Black', there: '.sheet-total' }

/** Two persons at a match over the network: one begins it as the first side, the other joins by the link. */
export async function sitDown(at: House, person: Person = {}, battle = MARENGO): Promise<[Page, Page]> {
  const [ann, ben] = [await at.person(person), await at.person(person)]
  await ann.goto(`/#/new/${battle.path}`)
  await ann.locator('.seat select').nth(1).selectOption('friend')
  await ann.getByRole('button', { name: 'Begin and get the link' }).click()
  const link = await ann.getByLabel(`Link for ${battle.guest}`).inputValue()
  await ann.getByRole('link', { name: 'To the table' }).click()
  await accept(ben, link, 'Ben')
  for (const page of [ann, ben]) await page.locator(battle.there).first().waitFor()
  return [ann, ben]
}
