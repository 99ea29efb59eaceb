import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, logOf, PHONE, until } from './harness.ts'
import { answer, isAsked, picker, playOut, writeOrders } from './playing.ts'

const at = house()

test('one click begins a guided battle against the computer, and it is played to its end', async () => {
  const page = await at.person()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play your first battle' }).click()
  await page.locator('.guide').waitFor()
  await expectAccessible(page, 'guided battle')
  const first = await page.locator('.guide h2').innerText()
  // No button skips a task: doing it brings the next card, and the player can go back.
  expect(await page.locator('.guide').getByRole('button', { name: 'Go on' }).count()).toBe(0)
  await page.locator('[data-troops="c1 C fresh"]').click()
  await page.locator('.sector.able [data-sector="c2"] .sector-hit').click()
  await until(
    'the next card',
    () => page.locator('.guide h2').allInnerTexts(),
    ([next]) => next !== undefined && next !== first,
  )
  await page.locator('.guide').getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => page.locator('.guide h2').innerText()).toBe(first)
  await page.locator('.guide').getByRole('button', { name: 'Forward' }).click()
  await page.keyboard.press('Escape')
  await playOut([page], picker(21))
  await expect
    .poll(() => page.locator('.card-over.end h2').innerText())
    .toMatch(/^(You have won|You have lost|A draw)[. ]/)
  expectNoComplaints(page)
}, 600_000)

test('on one screen a curtain stands between secret plans, and the second player finds nothing of the first', async () => {
  const page = await at.person()
  await page.goto('/#/new/generals/dennewitz')
  await page.locator('.seat select').nth(1).selectOption('here')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.getByRole('button', { name: 'I am White' }).click()
  await page.locator('.sheet-total').waitFor()
  await writeOrders(page, picker(2), 4)
  await until(
    'the orders are written',
    () => page.locator('.sheet-total').innerText(),
    (text) => text === '4 / 10',
  )
  await page.locator('#tab-notes').click()
  await page.locator('.notes textarea').fill('By the left wing.')
  await page.locator('#tab-notes').click()
  await page.locator('.tools-finish').click()
  await page.getByRole('heading', { name: 'Hand the screen to Black' }).waitFor()
  expect(await page.locator('.table-screen, .sheet-total, .generals').count()).toBe(0)
  await expectAccessible(page, 'curtain')
  await page.getByRole('button', { name: 'I am Black' }).click()
  await page.locator('.sheet-total').waitFor()
  await expect.poll(() => page.locator('.sheet-total').innerText()).toBe('0 / 10')
  await page.locator('#tab-notes').click()
  expect(await page.locator('.notes textarea').inputValue()).toBe('')
  await page.locator('#tab-notes').click()
  await page.getByRole('button', { name: 'No orders this round' }).click()
  await page.getByRole('button', { name: 'No orders at all? Confirm' }).waitFor()
  await page.waitForTimeout(600)
  await page.getByRole('button', { name: 'No orders at all? Confirm' }).click()
  await until(
    'the round goes on',
    () => page.locator('body').innerText(),
    (text) => /Hand the screen|Fast movement/.test(text),
  )
  expectNoComplaints(page)
})

test('a second tab takes a game over, and the first one stops its computer players', async () => {
  const page = await at.person()
  await page.goto('/#/new/generals/leuthen')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('.sheet-total').waitFor()
  const hosts = () => page.workers().filter((worker) => /host-worker/.test(worker.url())).length
  expect(hosts()).toBe(1)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Play on here' }).click()
  await page.getByRole('button', { name: 'Play on here' }).waitFor()
  await expect.poll(hosts).toBe(0)
  await other.locator('.sheet-total').waitFor()
  await answer(other, picker(4))
  await other.locator('#tab-log').click()
  await expect.poll(() => logOf(other)).not.toBe('')
  const told = await logOf(other)
  // And back again: the first tab knows what was done in the second.
  await page.getByRole('button', { name: 'Play on here' }).click()
  await other.getByRole('button', { name: 'Play on here' }).waitFor()
  await page.locator('#tab-log').click()
  await expect.poll(() => logOf(page)).toContain(told)
  expect(hosts()).toBe(1)
  expectNoComplaints(page)
}, 120_000)

test('a game against the computer is resumed from the first screen where it was left', async () => {
  const page = await at.person()
  await page.goto('/#/new/generals/leuthen')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('.sheet-total').waitFor()
  await answer(page, picker(4))
  await page.locator('#tab-log').click()
  await until(
    'the computer has answered',
    () => logOf(page),
    (text) => text.includes('Fast movement'),
  )
  await until('a question', () => isAsked(page), Boolean)
  const asked = await page.locator('#decision').innerText()
  await page.goto('/')
  const game = page.locator('.game', { hasText: 'Leuthen' })
  await expect.poll(() => game.locator('.state').innerText()).toBe('Your turn')
  expect(await game.innerText()).toMatch(/On this screen, as White, against Drill sergeant · \w+ \d+, \d{4}/)
  await game.locator('a').click()
  await until(
    'the same question',
    () => page.locator('#decision').innerText(),
    (text) => text === asked,
  )
  expectNoComplaints(page)
})

test('a player without a mouse gets from the first screen to a plan that is handed in', async () => {
  const page = await at.person()
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  const tabTo = async (what: RegExp) => {
    for (let k = 0; k < 60; k++) {
      if (what.test(await focused())) return
      await press('Tab')
    }
    throw new Error(`the tabulator does not lead to ${what}`)
  }
  await page.goto('/')
  await page.locator('.hero').waitFor()
  await tabTo(/^Play your first battle/)
  await press('Enter')
  await page.locator('.sheet-total').waitFor()
  await press('?')
  await page.getByRole('dialog').waitFor()
  await press('Escape', 'r')
  await page.locator('.rules-tab').waitFor()
  await press('l', 'd')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('decision')
  // Uses the list of all possible orders, as a user of a screen reader would.
  await tabTo(/^All possible orders/)
  await press('Enter')
  await page.locator('.everything button').first().waitFor()
  await press('Tab', 'Enter')
  await until(
    'an order is written',
    () => page.locator('.sheet-total').innerText(),
    (text) => text === '1 / 10',
  )
  await press('d')
  await tabTo(/^Give these orders/)
  await press('Enter')
  await until(
    'the round goes on',
    () => logOf(page),
    (text) => text.includes('Fast movement'),
  )
  expectNoComplaints(page)
})

test('without a network the page comes from the browser, and a game against the computer can be played', async () => {
  const page = await at.person({ serviceWorkers: 'allow' })
  await page.goto('/')
  // If the client is rebuilt at this very moment, the first attempt fails; the next page makes another.
  for (let attempt = 0; attempt < 4; attempt++) {
    const ready = page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    if (await Promise.race([ready.catch(() => undefined), page.waitForTimeout(6_000)])) break
    await page.reload()
  }
  await until(
    'everything is kept',
    () =>
      page.evaluate(async () =>
        Promise.all((await caches.keys()).map(async (key) => (await (await caches.open(key)).keys()).length)),
      ),
    ([kept = 0]) => kept > 10,
  )
  await page.reload()
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Play your first battle' }).click()
  await page.locator('.sheet-total').waitFor()
  await answer(page, picker(8))
  await page.locator('#tab-log').click()
  await until(
    'the computer has answered',
    () => logOf(page),
    (text) => text.includes('Fast movement'),
  )
})

test.each([
  ['wide', 'light', 'en', undefined],
  ['phone', 'lamp', 'es', PHONE],
] as const)(
  'a recorded game can be looked through, its moments have links, and its panels are accessible (%s)',
  async (_, theme, language, viewport) => {
    const page = await at.person({ theme, language, ...(viewport && { viewport }) })
    await page.goto('/')
    await page
      .locator('input[type=file]')
      .setInputFiles(fileURLToPath(new URL('../replays/generals-albuera-drill.jsonl', import.meta.url)))
    await page.locator('.bar.replay').waitFor()
    await page.locator('.scrub input').fill('60')
    await until(
      'moment 60',
      () => page.locator('.scrub output').innerText(),
      (text) => text.includes('60'),
    )
    await page.keyboard.press(']')
    await until(
      'moment 61',
      () => page.locator('.scrub output').innerText(),
      (text) => text.includes('61'),
    )
    await expectAccessible(page, 'replay')
    for (const tab of ['log', 'rules', 'armies', 'players', 'notes']) {
      await page.locator(`#tab-${tab}`).click()
      await page.locator('.tab-panel > *').first().waitFor()
      await expectAccessible(page, tab)
    }
    await page.goto(`${page.url()}?at=30`)
    await until(
      'moment 30',
      () => page.locator('.scrub output').innerText(),
      (text) => text.includes('30'),
    )
    expectNoComplaints(page)
  },
)

test('a file that is not a whole record is refused, and the page says so', async () => {
  const page = await at.person()
  await page.goto('/')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from('{"grognard":1}\n') })
  await until(
    'it is refused',
    () => page.locator('.foot .fault').innerText(),
    (text) => text.startsWith('This file cannot be read:'),
  )
})

test('events are told step by step, and the telling can be paused, stepped through and skipped', async () => {
  const page = await at.person({ speed: 1 })
  await page.goto('/#/new/generals/la-rothiere')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('.sheet-total').waitFor()
  const pick = picker(31)
  const toCome = () =>
    page.evaluate(() => Number.parseInt(document.querySelector('.telling span.quiet')?.textContent ?? '0', 10))
  await until(
    'much to be told',
    async () => {
      if (await isAsked(page)) await answer(page, pick)
      return toCome()
    },
    (count) => count >= 4,
    60_000,
  )
  await page.keyboard.press(',')
  const before = await toCome()
  expect(before).toBeGreaterThan(1)
  await page.keyboard.press('.')
  await until('the next event', toCome, (count) => count < before)
  await expectAccessible(page, 'telling')
  await page.getByRole('button', { name: 'Skip to the present' }).click()
  await until(
    'the present',
    () => page.locator('.telling').count(),
    (bars) => bars === 0,
  )
  expectNoComplaints(page)
})
