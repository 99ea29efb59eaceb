import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { accept, expectNoComplaints, house, until } from './harness.ts'

const at = house()

test('two people share the French: each has a link, and the second commands the brigade that he was given', async () => {
  const [ann, bert] = [await at.person(), await at.person()]
  await ann.goto('/#/new/eagle/vedel')
  await ann.locator('.team summary').first().click()
  await ann.locator('.team').first().getByLabel('Poinsot').selectOption({ label: 'Player 2 of this side' })
  await expectAccessible(ann, 'sharing a side')
  await ann.getByRole('button', { name: 'Begin and get the link' }).click()
  const link = await ann.getByLabel('Link for French (2)').inputValue()
  await ann.getByRole('link', { name: 'To the table' }).click()
  await accept(bert, link, 'Bert')
  for (const page of [ann, bert]) await page.locator('#tab-players').click()
  await until(
    'both sit at the table',
    () => ann.locator('.player', { hasText: 'French' }).innerText(),
    (text) => /at the table, commands .*Poinsot/.test(text),
  )
  expect(await bert.getByRole('button', { name: 'Resign' }).count()).toBe(0)
  // Both draw up their own formations; the rest and the sheets belong to the chief.
  const asked = (page: Page) => page.locator('.decision').innerText()
  await expect.poll(() => asked(ann)).toContain('Vedel')
  await expect.poll(() => asked(bert)).toContain('Draw up your army')
  expect(await asked(bert)).not.toContain('Vedel')
  for (const page of [ann, bert]) expectNoComplaints(page)
})
