import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, PHONE } from './harness.ts'

const at = house()

test.each([
  ['en', 'light', undefined],
  ['es', 'lamp', PHONE],
] as const)('the first screen and the settings are accessible (%s, %s)', async (language, theme, viewport) => {
  const page = await at.person({ language, theme, ...(viewport && { viewport }) })
  await page.goto('/')
  await page.locator('.card').first().waitFor()
  await expectAccessible(page, 'first screen')
  await page
    .getByRole('button', { name: language === 'en' ? 'Settings' : 'Ajustes' })
    .first()
    .click()
  await expectAccessible(page, 'settings')
  expectNoComplaints(page)
})

test('a new game offers its options with the reasons why some cannot be had', async () => {
  const page = await at.person()
  await page.goto('/#/new/generals/leuthen')
  await page.locator('details.options > summary').click()
  const bridges = page.getByLabel('Bridges')
  await expect.poll(() => bridges.isDisabled()).toBe(true)
  expect(await page.locator('.option', { has: bridges }).innerText()).toContain('Only together with: Rivers')
  await page.getByLabel('Rivers', { exact: true }).check()
  await bridges.check()
  await page.getByLabel('Rivers', { exact: true }).uncheck()
  await expect.poll(() => bridges.isChecked()).toBe(false)
  await expectAccessible(page, 'new game')
  expectNoComplaints(page)
})

test('a link that leads nowhere says so, and what to do', async () => {
  const page = await at.person()
  await page.goto('/#/play/nosuchmatch/0123456789abcdef0123456789abcdef')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('This link leads nowhere')
  await expectAccessible(page, 'unknown link')
})

test('a game by link gives a link for the friend, which opens the other seat', async () => {
  const [ann, ben] = [await at.person(), await at.person()]
  await ann.goto('/#/new/generals/marengo')
  await ann.locator('.seat select').nth(1).selectOption('friend')
  await ann.getByRole('button', { name: 'Begin and get the link' }).click()
  const link = await ann.getByLabel('Link for Black').inputValue()
  await expectAccessible(ann, 'links')
  await ann.getByRole('link', { name: 'To the table' }).click()
  await ann.locator('.table-screen').waitFor()
  await ben.goto(link)
  await ben.locator('.table-screen').waitFor()
  await ben.locator('#tab-players').click()
  expect(await ben.locator('.player', { hasText: 'Black' }).innerText()).toContain('you')
  await ann.locator('#tab-players').click()
  await expect.poll(() => ann.locator('.player', { hasText: 'Black' }).innerText()).toContain('at the table')
  // The link is kept: the first screen leads back.
  await ben.goto('/')
  await ben.locator('.game a').click()
  await ben.locator('.table-screen').waitFor()
  expectNoComplaints(ann)
  expectNoComplaints(ben)
})
