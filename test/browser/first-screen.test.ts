import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { accept, expectNoComplaints, house, PHONE, until } from './harness.ts'

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

test('the first screen shows the boards themselves, and the large one takes neither pointer nor keyboard', async () => {
  const page = await at.person()
  await page.goto('/')
  const hero = page.locator('.hero-picture .scene-board')
  await until(
    'soldiers are drawn up',
    () => hero.locator('.troops').count(),
    (troops) => troops >= 12,
  )
  expect(await hero.getAttribute('inert')).not.toBe(null)
  const bailen = page.locator('.card', { hasText: 'The Battle of Bailén' })
  await bailen.scrollIntoViewIfNeeded()
  await until(
    'the Spanish stand round Bailén',
    () => bailen.locator('.scene-board .stack').count(),
    (stacks) => stacks > 20,
  )
  await expect.poll(() => bailen.getByRole('img').getAttribute('aria-label')).toContain('The Battle of Bailén')
  expectNoComplaints(page)
})

test('the whole rulebook can be read without a game, from the first screen', async () => {
  const page = await at.person()
  await page.goto('/')
  await page.getByRole('link', { name: /^Rulebook.*Eagle/ }).click()
  await page.getByRole('heading', { level: 3, name: 'What the series is' }).waitFor()
  await expect.poll(() => page.title()).toBe('Rulebook · The Shadow of the Eagle: Bailén 1808 · Grognard')
  await expectAccessible(page, 'rulebook')

  // The keyboard reaches a chapter from the contents, and the chapter has an address.
  const chapters = page.getByRole('navigation', { name: 'Contents' })
  await chapters.getByRole('link', { name: 'Shock attack' }).press('Enter')
  await until(
    'the chapter is read',
    () => page.getByRole('heading', { level: 2, name: 'Shock attack' }).boundingBox(),
    (box) => box !== null && box.y > 0 && box.y < 300,
  )
  await expect.poll(() => new URL(page.url()).hash).toBe('#/rules/eagle/11.0')
  await expect.poll(() => page.title()).toContain('Rule 11.0 · ')

  // The search stays at hand.
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('evasion')
  await until(
    'few rules are left',
    () => page.locator('.rule-text').count(),
    (count) => count > 0 && count < 30,
  )
  for (const text of await page.locator('.rule-text').allInnerTexts()) expect(text.toLowerCase()).toContain('evasion')
  await page.getByRole('searchbox').fill('')

  await chapters.getByRole('link', { name: 'Fire', exact: true }).last().click()
  const table = page.locator('.rule-text.marked .printed table').first()
  await expect.poll(() => table.locator('tbody tr').count()).toBeGreaterThan(3)
  await page.goBack()
  await expect.poll(() => new URL(page.url()).hash).toBe('#/rules/eagle/11.0')
  expectNoComplaints(page)
})

test('a link opens a rule on a phone; if the rule or the rulebook does not exist, the page says so', async () => {
  const page = await at.person({ language: 'es', theme: 'lamp', viewport: PHONE })
  await page.goto('/#/rules/generals/G120')
  await until(
    'the rule is in view',
    () => page.locator('#rule-G120').evaluate((rule) => rule.getBoundingClientRect().top),
    (top) => top > 0 && top < 400,
  )
  await expect.poll(() => page.title()).toBe('Regla G120 · Reglamento · Generálové · Grognard')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await expectAccessible(page, 'rulebook on a phone')
  await page.goto('/#/rules/generals/G999')
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('No hay ninguna regla G999')
  await page.goto('/#/rules/chess')
  await page.getByRole('heading', { level: 1, name: 'No existe ese reglamento' }).waitFor()
  await page.getByRole('link', { name: /Generálové/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Generálové Reglamento' }).waitFor()
  await page.goto('/#/new/eagle/vedel')
  await page.getByRole('link', { name: 'Reglamento' }).click()
  await expect.poll(() => new URL(page.url()).hash).toBe('#/rules/eagle')
  expectNoComplaints(page)
})

test('a new game can be any scenario of any system', async () => {
  const page = await at.person()
  await page.goto('/')
  await page.getByRole('button', { name: 'New game' }).click()
  await page.getByLabel(/Generálové: Scenario/).selectOption({ label: "Vedel's attack" })
  await until(
    'the seats of the other system',
    () => page.locator('.seat-name').first().innerText(),
    (name) => name === 'French',
  )
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('.table-screen .eagle').waitFor()
  expectNoComplaints(page)
})

test('a new game offers its options, and says why some cannot be chosen', async () => {
  const page = await at.person()
  await page.goto('/#/new/generals/leuthen')
  await page.locator('details.options > summary').click()
  const bridges = page.getByLabel('Bridges')
  await expect.poll(() => bridges.isDisabled()).toBe(true)
  await expect.poll(() => page.locator('.option', { has: bridges }).innerText()).toContain('Only together with: Rivers')
  await page.getByLabel('Rivers', { exact: true }).check()
  await bridges.check()
  await page.getByLabel('Rivers', { exact: true }).uncheck()
  await expect.poll(() => bridges.isChecked()).toBe(false)
  await expectAccessible(page, 'new game')
  expectNoComplaints(page)
})

test('the page says so if a link leads nowhere', async () => {
  const page = await at.person()
  await page.goto('/#/play/nosuchmatch/0123456789abcdef0123456789abcdef')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('This link leads nowhere')
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
  await accept(ben, link, 'Ben')
  await ben.locator('.table-screen').waitFor()
  await ben.locator('#tab-players').click()
  await expect.poll(() => ben.locator('.player', { hasText: 'Black' }).innerText()).toContain('you')
  await ann.locator('#tab-players').click()
  await expect.poll(() => ann.locator('.player', { hasText: 'Black' }).innerText()).toContain('at the table')
  // The first screen keeps the link and leads back.
  await ben.goto('/')
  await ben.locator('.game a').click()
  await ben.locator('.table-screen').waitFor()
  expectNoComplaints(ann)
  expectNoComplaints(ben)
})
