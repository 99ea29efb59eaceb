import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { accept, expectNoComplaints, house, logOf, until } from './harness.ts'
import { answer, picker } from './playing.ts'

// Seats, invitations and shares in the browser: who opens which link, and what they then see.

const at = house()
const KEY = /[\w-]{32}/

/** Ann begins a game and invites Ben; returns both pages and the invitation. */
async function sitDown(): Promise<{ ann: Page; ben: Page; link: string }> {
  const [ann, ben] = [await at.person(), await at.person()]
  await ann.goto('/#/new/generals/marengo')
  await ann.locator('.seat select').nth(1).selectOption('friend')
  await ann.getByLabel('Name of White').fill('Ann')
  await ann.getByRole('button', { name: 'Begin and get the link' }).click()
  const link = await ann.getByLabel('Link for Black').inputValue()
  await ann.getByRole('link', { name: 'To the table' }).click()
  await accept(ben, link, 'Ben')
  for (const page of [ann, ben]) await page.locator('.sheet-total').waitFor()
  return { ann, ben, link }
}

/** Everything that a page keeps. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
/** The keys of seats that a page keeps. */
const keysOf = async (page: Page): Promise<string[]> =>
  (
    JSON.parse(await page.evaluate(() => localStorage.getItem('grognard.links') ?? '[]')) as {
      keys: Record<string, string>
    }[]
  ).flatMap(({ keys }) => Object.values(keys))
const playersTab = async (page: Page) => {
  await page.locator('#tab-players').click()
  return page.locator('.players-tab')
}
/** What the page shares at its present moment. */
async function sharedBy(page: Page): Promise<{ link: string; says: string }> {
  await page.getByRole('button', { name: 'Share this moment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  const says = await dialog.innerText()
  await page.keyboard.press('Escape')
  return { link, says }
}

test('an invitation seats the first who opens it, and the sender keeps nothing that would open the seat', async () => {
  const { ann, ben, link } = await sitDown()
  const tab = await playersTab(ann)
  await until(
    'Ben is there',
    () => tab.innerText(),
    (text) => /Black\s+Ben/.test(text),
  )
  await expect.poll(() => tab.locator('.player', { hasText: 'White' }).innerText()).toContain('began the game')
  expect(await tab.locator('.player', { hasText: 'Black' }).innerText()).not.toContain('began the game')
  await ann.locator('#tab-log').click()
  await expect.poll(() => logOf(ann)).toContain('Ben has sat down: Black.')
  // Addresses at the table hold no secret, and nothing that Ann keeps opens Black.
  for (const page of [ann, ben]) expect(page.url()).not.toMatch(KEY)
  const [annKeeps, bensKeys] = [await keptBy(ann), await keysOf(ben)]
  expect(bensKeys.length).toBe(1)
  expect(annKeeps).not.toContain(bensKeys[0])
  expect(annKeeps).not.toContain(link.split('/').at(-1))
  await ann.goto(link)
  await ann.getByRole('heading', { name: 'This invitation has been opened already' }).waitFor()
  await expectAccessible(ann, 'an invitation that is spent')
  // In Ben's browser the same link leads to his seat.
  await ben.goto('/')
  await ben.goto(link)
  await ben.locator('.sheet-total').waitFor()
  for (const page of [ann, ben]) expectNoComplaints(page)
})

test('a guest who takes a name that looks like another at the table is warned, and sits down under his own', async () => {
  const [ann, ben] = [await at.person(), await at.person()]
  await ann.goto('/#/new/generals/marengo')
  await ann.locator('.seat select').nth(1).selectOption('friend')
  await ann.getByLabel('Name of White').fill('Ann')
  await ann.getByRole('button', { name: 'Begin and get the link' }).click()
  await ben.goto(await ann.getByLabel('Link for Black').inputValue())
  // The first letter is Cyrillic.
  await ben.getByLabel('Your name').fill('\u0410nn')
  await ben
    .getByRole('alert')
    .filter({ hasText: 'That looks like Ann, who is at the table: choose another name.' })
    .waitFor()
  await expect.poll(() => ben.getByRole('button', { name: 'Sit down' }).isDisabled()).toBe(true)
  await ben.getByLabel('Your name').fill('Ben')
  await ben.getByRole('alert').waitFor({ state: 'detached' })
  await ben.getByRole('button', { name: 'Sit down' }).click()
  await ben.waitForURL(/#\/play\//)
  expectNoComplaints(ben)
})

test('while the dice wait for the words of a guest, the Players tab says so', async () => {
  const [ann, ben] = [await at.person(), await at.person()]
  await ann.goto('/#/new/generals/marengo')
  await ann.locator('.seat select').nth(1).selectOption('friend')
  await ann.getByRole('button', { name: 'Begin and get the link' }).click()
  const link = await ann.getByLabel('Link for Black').inputValue()
  await ann.getByRole('link', { name: 'To the table' }).click()
  const note = (await playersTab(ann)).locator('p', {
    hasText: 'No die is rolled until every player has sealed the dice',
  })
  await note.waitFor()
  await accept(ben, link, 'Ben')
  await note.waitFor({ state: 'detached' })
  for (const page of [ann, ben]) expectNoComplaints(page)
})

test('a player who opens the page again before the host has answered has the seat', async () => {
  const [ann, ben] = [await at.person(), await at.person()]
  await ann.goto('/#/new/generals/marengo')
  await ann.locator('.seat select').nth(1).selectOption('friend')
  await ann.getByRole('button', { name: 'Begin and get the link' }).click()
  const link = await ann.getByLabel('Link for Black').inputValue()
  // The dice are sealed once her browser is at the table too.
  await ann.getByRole('link', { name: 'To the table' }).click()
  await ben.goto(link)
  await ben.getByLabel('Your name').fill('Ben')
  await expectAccessible(ben, 'an invitation')
  // The host's answer never arrives.
  await ben.routeWebSocket(/\/play$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => server.send(message))
    server.onMessage(() => {})
  })
  await ben.getByRole('button', { name: 'Sit down' }).click()
  await ben.waitForTimeout(1_000)
  const other = await ben.context().newPage()
  await other.goto(ben.url())
  await other.locator('.sheet-total').waitFor()
  expect(await (await playersTab(other)).innerText()).toContain('Ben (you)')
})

test('a moment that a player shares of a running game is only for watching, and shows nothing secret', async () => {
  const { ann, ben } = await sitDown()
  await answer(ann, picker(5))
  await answer(ben, picker(7))
  await ann.locator('#tab-log').click()
  await until(
    'the round goes on',
    () => logOf(ann),
    (text) => text.includes('Fast movement'),
  )
  await ann.keyboard.press('[')
  const { link, says } = await sharedBy(ann)
  expect(link).toMatch(/#\/watch\/[\w-]{16}\?at=\d+$/)
  expect(says).toContain('no plan that is still secret, and no seat')
  const carl = await at.person()
  await carl.goto(link)
  await carl.locator('.bar.replay').waitFor()
  await expect.poll(() => carl.locator('.decision').innerText()).toContain('You are looking back')
  // The address of Ann's own page shows others no more than this.
  await carl.goto(ann.url())
  await carl.locator('.table-screen').waitFor()
  await carl.locator('#tab-players').click()
  expect(await carl.locator('.players-tab').innerText()).not.toContain('you')
  expect(await carl.getByRole('button', { name: 'Resign' }).count()).toBe(0)
  for (const page of [ann, ben, carl]) expectNoComplaints(page)
})

test('a player takes his seat to another device with his own link; the log tells of a seat given again', async () => {
  const { ann, ben } = await sitDown()
  await (await playersTab(ben)).getByRole('button', { name: 'My seat on another device' }).click()
  const dialog = ben.getByRole('dialog', { name: 'My seat on another device' })
  await dialog.getByRole('img', { name: /^Code for a camera/ }).waitFor()
  await expectAccessible(ben, 'a seat for another device')
  const own = await dialog.getByLabel('The link of my seat', { exact: true }).inputValue()
  await ben.keyboard.press('Escape')
  const phone = await at.person({ viewport: { width: 390, height: 844 } })
  await phone.goto(own)
  await phone.locator('.sheet-total').waitFor()
  expect(phone.url()).not.toMatch(KEY)
  await phone.reload()
  await phone.locator('.sheet-total').waitFor()
  // While Ben is at the table, his seat cannot be given away.
  const tab = await playersTab(ann)
  expect(await tab.getByRole('button', { name: /new invitation/i }).count()).toBe(0)
  await phone.goto('/')
  await ben.goto('/')
  await tab.getByRole('button', { name: 'Give Black a new invitation' }).click()
  await expectAccessible(ann, 'giving a seat again')
  await ann.getByRole('dialog').getByRole('button', { name: 'Make the invitation' }).click()
  const again = await tab.getByLabel('Link for Black').inputValue()
  await ben.goto(own)
  await ben.getByRole('heading', { name: 'This link opens no seat' }).waitFor()
  await accept(phone, again, 'Ben')
  await phone.locator('.sheet-total').waitFor()
  for (const page of [ann, phone]) {
    await page.locator('#tab-log').click()
    await until(
      'the notice stands in the log',
      () => logOf(page),
      (text) => text.includes('The seat of Ben (Black) is given again'),
    )
  }
  for (const page of [ann, phone]) expectNoComplaints(page)
})

test('a game that is over is shared as its record: by name from the server, in the link from a browser', async () => {
  const { ann, ben } = await sitDown()
  await (await playersTab(ben)).getByRole('button', { name: 'Resign' }).click()
  await ben.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await ann.getByRole('button', { name: 'Watch it again' }).click()
  await ann.locator('.bar.replay').waitFor()
  expect(ann.url()).toMatch(/#\/record\/[\w-]{16}$/)
  const { link } = await sharedBy(ann)
  const carl = await at.person()
  await carl.goto(link)
  await carl.locator('.bar.replay').waitFor()
  await carl.locator('#tab-players').click()
  for (const name of ['Ann', 'Ben']) await expect.poll(() => carl.locator('.players-tab').innerText()).toContain(name)

  // A game on one screen.
  await carl.goto('/#/new/generals/marengo')
  await carl.getByRole('button', { name: 'Begin', exact: true }).click()
  await carl.locator('.sheet-total').waitFor()
  await (await playersTab(carl)).getByRole('button', { name: 'Resign' }).click()
  await carl.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await carl.getByRole('button', { name: 'Watch it again' }).click()
  await carl.locator('.bar.replay').waitFor()
  const local = await sharedBy(carl)
  expect(local.says).toContain('holds the whole record')
  await ann.goto(local.link)
  await ann.locator('.bar.replay').waitFor()
  await ann.goto(local.link.replace(/\?.*$/, '').slice(0, -30))
  await ann.getByText('part of it is missing').waitFor()
  expectNoComplaints(carl)
})

test('in another game with sides changed each player has a key that the other never sees', async () => {
  const { ann, ben } = await sitDown()
  const before = [await keysOf(ann), await keysOf(ben)].flat()
  await (await playersTab(ben)).getByRole('button', { name: 'Resign' }).click()
  await ben.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await ann.locator('.card-over.end').getByRole('button', { name: 'Play again with sides changed' }).click()
  await ben.locator('.request').getByRole('button', { name: 'Play again with sides changed' }).click()
  for (const page of [ann, ben]) await page.locator('.sheet-total').waitFor()
  const [annHas, benHas] = [await keysOf(ann), await keysOf(ben)]
  const fresh = [annHas, benHas].map((keys) => keys.filter((key) => !before.includes(key)))
  expect(fresh.map((keys) => keys.length)).toEqual([1, 1])
  expect(await keptBy(ann)).not.toContain(fresh[1]?.[0])
  expect(await keptBy(ben)).not.toContain(fresh[0]?.[0])
  for (const page of [ann, ben]) {
    await page.reload()
    await page.locator('.sheet-total').waitFor()
  }
  const tab = await playersTab(ann)
  await expect.poll(() => tab.locator('.player', { hasText: 'Black' }).innerText()).toContain('you')
  await expect.poll(() => tab.innerText()).toContain('Ben')
})

test('if the other seat goes back to the computer, the one at this screen is the player’s again', async () => {
  const page = await at.person()
  await page.goto('/#/new/generals/marengo')
  const [white, black] = [0, 1].map((k) => page.locator('.seats select').nth(k))
  await black?.selectOption('me')
  expect(await white?.inputValue()).toBe('here')
  await black?.selectOption('computer:drill')
  expect(await white?.inputValue()).toBe('me')
  // What is chosen for a seat itself stays.
  await white?.selectOption('here')
  expect(await white?.inputValue()).toBe('here')
  // Two computers leave no seat for a person.
  await white?.selectOption('computer:drill')
  expect(await black?.inputValue()).toBe('computer:drill')
  expectNoComplaints(page)
})
