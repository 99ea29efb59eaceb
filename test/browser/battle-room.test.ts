import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { launch } from './chromium.ts'
import { openRoom, roomOf } from './rooms.ts'

// The parts that every battle has, with what Bailén lacks: three nations, other dice, levels of losses, nested bodies.

let browser: Browser
let room: Awaited<ReturnType<typeof roomOf>>

beforeAll(async () => {
  room = await roomOf('battle-room.tsx')
  browser = await launch()
})
afterAll(async () => await browser?.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('several dice of ten faces lie as they fell, each with its result, and do not fall again', async () => {
  const page = await openRoom(browser, room)
  const dice = page.locator('.engagement .die')
  await expect.poll(() => dice.locator('text').allTextContents()).toEqual(['0', '9', '7'])
  await expect
    .poll(() => dice.evaluateAll((all) => all.map((die) => die.getAttribute('aria-label'))))
    .toEqual(['The die: 0, holds', 'The die: 9, fails', 'The die: 7, holds'])
  await page.getByRole('button', { name: 'Read rule 14.9.8' }).click()
  await expect.poll(() => page.locator('body').getAttribute('data-cited')).toBe('14.9.8')
  await dice.first().evaluate((die) => die.classList.add('seen'))
  await button(page, 'Tell more').click()
  // The dice of a Clash have the faces 2, 3, 3, 4, 4, 5.
  await expect.poll(() => dice.nth(3).locator('circle').count()).toBe(3)
  await expect.poll(() => dice.nth(4).locator('circle').count()).toBe(4)
  await expect.poll(() => page.locator('.engagement .die.seen').count()).toBe(1)
  await expectAccessible(page, 'a battle')
})

test('a die that is thrown again shows only its own faces until it comes to rest', async () => {
  const page = await openRoom(browser, room, 'no-preference')
  const dice = page.locator('.thrown .die')
  await expect.poll(() => page.locator('.thrown .die-tumbling').count()).toBe(0)
  await page.evaluate(() => {
    const seen: [number[], string[]] = [[], []]
    Object.assign(globalThis, { seen })
    const [average, ten] = document.querySelectorAll('.thrown .die')
    new MutationObserver(() => {
      seen[0].push(average.querySelectorAll('circle').length)
      seen[1].push(ten.querySelector('text')?.textContent ?? '')
    }).observe(document.querySelector('.thrown')!, { subtree: true, childList: true, characterData: true })
  })
  await button(page, 'Throw').click()
  await expect.poll(() => dice.last().textContent()).toBe('0')
  await expect.poll(() => dice.first().locator('circle').count()).toBe(5)
  await expect.poll(() => page.locator('.thrown .die-tumbling').count()).toBe(0)
  const [pips, figures] = await page.evaluate(() => (globalThis as unknown as { seen: [number[], string[]] }).seen)
  expect([...new Set(pips)].sort()).toEqual([2, 3, 4, 5])
  expect(figures.every((figure) => /^\d$/.test(figure))).toBe(true)
  expect(new Set(figures).size).toBeGreaterThan(3)
})

test('a fight folds to what decides it when a question comes, and a button shows the fight before', async () => {
  const page = await openRoom(browser, room)
  await button(page, 'Tell more').click()
  await button(page, 'Ask').click()
  const rolls = page.locator('.engagement-roll:visible b:first-child')
  await expect.poll(() => rolls.allInnerTexts()).toEqual(['Clash'])
  await button(page, 'Show the whole story').click()
  expect((await rolls.allInnerTexts()).slice(0, 1)).toEqual(['Three salvos'])
  await button(page, 'The one before').click()
  await expect.poll(() => page.locator('.engagement-parts').innerText()).toBe('Out of range.')
  await page.locator('.engagement h2 button').click()
  await expect.poll(() => page.locator('output').innerText()).toBe('1721')
  await button(page, 'Close').click()
  expect(await page.locator('.engagement').count()).toBe(0)
})

test('an order of battle has bodies within bodies, and losses by levels on two sides of a counter', async () => {
  const page = await openRoom(browser, room)
  const armies = page.locator('.armies')
  await expect
    .poll(() => armies.locator('h3, h4').allInnerTexts())
    .toEqual(['Still to come', '2nd Division', "Hoghton's brigade", 'Detached', "Brayer's brigade"])
  // A line over two hexes is a card here.
  expect(await armies.locator('.counter-block').count()).toBe(0)
  await expect.poll(() => armies.locator('.counter-card').count()).toBe(4)
  const row = armies.locator('tr', { hasText: '1/57th' })
  await expect.poll(() => row.locator('small').innerText()).toBe('routed')
  const track = row.getByRole('img', { name: '4 of 5 levels lost' })
  const levels = (side: number) =>
    track
      .locator('> span')
      .nth(side)
      .locator('i')
      .evaluateAll((all) => all.map(({ className }) => className))
  expect([await levels(0), await levels(1)]).toEqual([
    ['lost', 'lost', 'lost'],
    ['lost', ''],
  ])
  const gone = armies.locator('tr', { hasText: 'II/34e' })
  await expect.poll(() => gone.locator('td').last().innerText()).toBe('destroyed')
  await armies.getByRole('button', { name: 'Turn 5 · 2440' }).click()
  await expect.poll(() => page.locator('output').innerText()).toBe('2440')
})

test('the head leaves room for the part of the phase that is played', async () => {
  const page = await openRoom(browser, room)
  await expect.poll(() => page.locator('.head-track [aria-current]').getAttribute('title')).toBe('9:00')
  const part = page.locator('.made-up-phase [aria-current]')
  await expect.poll(() => part.innerText()).toBe('Fire of both')
  expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
  expect(
    await page.locator('.made-up-phase').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBe(0)
})

test('intentions about several things are set and taken back for each, in the order of the rules', async () => {
  const page = await openRoom(browser, room)
  await page.locator('.standing summary').click()
  const sent = () => page.evaluate(() => (globalThis as unknown as { orders: unknown[] }).orders.at(-1))
  const answer = (words: string) => page.locator('.standing-about', { hasText: words })
  const fire = answer('Fire with')
  await page.getByLabel('Turn to the enemy').check()
  await fire.locator('select').selectOption('Colborne')
  await fire.getByRole('button', { name: 'Add' }).click()
  await fire.getByRole('button', { name: 'Add' }).click()
  await answer('Counterattack').getByRole('button', { name: 'Add' }).click()
  expect(await sent()).toEqual([
    { name: 'counterattack', about: 'Hoghton' },
    { name: 'fire', about: 'Colborne' },
    { name: 'fire', about: 'Hoghton' },
    { name: 'turn' },
  ])
  await expect.poll(() => fire.locator('option').allInnerTexts()).toEqual(["Abercromby's brigade"])
  await fire.getByRole('button', { name: "Ask me again: Hoghton's brigade" }).click()
  await page.getByLabel('Turn to the enemy').uncheck()
  expect(await sent()).toEqual([
    { name: 'counterattack', about: 'Hoghton' },
    { name: 'fire', about: 'Colborne' },
  ])
  await expect.poll(() => page.locator('.standing summary small').innerText()).toBe('2 set')
  await expectAccessible(page, 'intentions')
  // Another page of this browser remembers them.
  await page.reload()
  await page.addScriptTag({ content: room.script, type: 'module' })
  await page.locator('.standing summary', { hasText: '2 set' }).waitFor()
  await page.locator('.standing summary').click()
  await page.getByRole('button', { name: 'Ask me everything' }).click()
  expect(await sent()).toEqual([])
})

test('the odds of several dice are listed by total, with what each side brings and the rules for it', async () => {
  const page = await openRoom(browser, room)
  const odds = page.locator('.odds')
  const rows = await odds
    .locator('tr')
    .evaluateAll((all) => all.map((row) => Array.from(row.children, (cell) => cell.textContent)))
  expect(rows).toEqual([
    ['Total', 'Result', 'Chance'],
    ['4–6', 'A the attackers lose', '36\u00a0%'],
    ['7–10', 'D the defenders lose', '64\u00a0%'],
  ])
  await expect
    .poll(() => odds.locator('.odds-weights li').last().innerText())
    .toMatch(/Caçadores\s*4 ×½ flank 6\.5\s+2/)
  await odds.getByRole('button', { name: 'Read rule 15.5' }).click()
  await expect.poll(() => page.locator('body').getAttribute('data-cited')).toBe('15.5')
  await expect.poll(() => page.locator('.risk-faces > span').allInnerTexts()).toEqual(['0–6 holds', '7–9 fails'])
  await expect.poll(() => page.locator('.risk-good').innerText()).toBe('0–6 holds')
})
