import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoComplaints, house, until } from './harness.ts'

/** The table of Generals used with a mouse: few clicks, and a fight is shown only when there is something to see. */

const at = house()

async function begin(page: Page, scenario: string): Promise<void> {
  await page.goto(`/#/new/generals/${scenario}`)
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('.sheet-total').waitFor()
}
const total = (page: Page) => page.locator('.sheet-total').innerText()

/** Drags troops to the lower part of a sector, where nothing covers it. */
async function drag(page: Page, troops: string, sector: string): Promise<void> {
  const from = (await page.locator(`[data-troops="${troops}"]`).boundingBox())!
  const to = (await page.locator(`[data-sector="${sector}"] .sector-hit`).boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 14, { steps: 4 })
  await page.mouse.up()
}

test('a drag sends all of the troops, and so do Shift and the list; a click sends one', async () => {
  const page = await at.person()
  await begin(page, 'marengo')
  await drag(page, 'c1 C fresh', 'c2')
  await until(
    'four orders',
    () => total(page),
    (text) => text === '4 / 10',
  )
  await page.locator('[data-troops="a1 I fresh"]').click()
  await page.locator('.sector.able [data-sector="a2"] .sector-hit').click()
  await until(
    'one more',
    () => total(page),
    (text) => text === '5 / 10',
  )
  await page.locator('.sector.able [data-sector="a2"] .sector-hit').click({ modifiers: ['Shift'] })
  await until(
    'all of them',
    () => total(page),
    (text) => text === '10 / 10',
  )
  // The troops stay chosen.
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('button', { name: 'All 6: Infantry a1 → a2' }).click()
  await until(
    'all of them',
    () => total(page),
    (text) => text === '6 / 10',
  )
  // Over the corner the board asks which way; if the drag passes through a sector, it does not.
  await page.getByRole('button', { name: 'Clear all' }).click()
  await drag(page, 'c1 C fresh', 'b2')
  const asked = page.locator('.menu')
  if (await asked.count()) await asked.getByRole('menuitem').first().click()
  await until(
    'all of the cavalry',
    () => total(page),
    (text) => text === '4 / 10',
  )
  // If they cannot go there, there is no order, and the board says why.
  await drag(page, 'b1 I fresh', 'b3')
  await page.locator('.tip').waitFor()
  await expect.poll(() => total(page)).toBe('4 / 10')
  expectNoComplaints(page)
})

test('one click lets all troops act; combat opens with the first die; on the map a fight is one caption', async () => {
  const page = await at.person({ speed: 4 })
  await begin(page, 'dennewitz')
  for (const wing of ['a', 'b', 'c']) await drag(page, `${wing}1 I fresh`, `${wing}2`)
  // Examines everything as soon as it is shown.
  await page.evaluate(() => {
    const seen = { combats: 0, empty: 0, captions: new Set<string>() }
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      const combat = document.querySelector('.combat')
      if (combat) {
        seen.combats++
        if (!combat.querySelector('.space.filled')) seen.empty++
      }
      const caption = document.querySelector('.caption')?.textContent
      if (caption) seen.captions.add(caption)
    }).observe(document.body, { subtree: true, childList: true })
  })
  await page.locator('.tools-finish').click()
  const toCombat = async () => {
    for (let k = 0; k < 200 && !(await page.locator('.combat .die').count()); k++) {
      const all = page.locator('.all-of-them.main:enabled')
      if (await all.count()) {
        const asked = await page.locator('#decision').innerText()
        await all.click()
        // One click is enough: the question is gone.
        await until(
          'the next',
          () => page.locator('#decision').innerText(),
          (now) => now !== asked,
        )
      } else
        await page
          .locator('.tools-finish:enabled')
          .click({ timeout: 200 })
          .catch(() => {})
    }
  }
  await toCombat()
  await page.locator('.combat .die').first().waitFor()
  const before = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { empty: number; captions: Set<string> } }
    seen.captions.clear()
    return seen.empty
  })
  expect(before).toBe(0)
  await page.getByRole('button', { name: 'Back to the map' }).click()
  await page.locator('.combat-show').waitFor()
  await until(
    'the fire is over',
    () => page.locator('.combat').count(),
    (count) => count > 0,
  ).catch(() => {})
  const captions = await page.evaluate(() => [
    ...(globalThis as unknown as { seen: { captions: Set<string> } }).seen.captions,
  ])
  expect(captions.filter((text) => /rolls|against|space/.test(text))).toEqual([])
  await page.locator('#tab-log').click()
  const line = page.locator('.folded', { hasText: ', fire. Hits' }).first()
  await line.locator('summary').click()
  await until(
    'its dice',
    () => line.locator('.line').count(),
    (count) => count > 2,
  )
  expectNoComplaints(page)
})

test('the sheet of both plans has its style even if nothing else was opened before it', async () => {
  const page = await at.person()
  await begin(page, 'marengo')
  await drag(page, 'c1 C fresh', 'c2')
  await page.locator('.tools-finish').click()
  await page.locator('#tab-players').click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Watch it again' }).click()
  await page.locator('.scrub').waitFor()
  await page.keyboard.press('\\')
  await page.getByRole('button', { name: 'Plans', exact: true }).click()
  await page.locator('.plans li').first().waitFor()
  const style = await page
    .locator('.plans ul')
    .first()
    .evaluate((list) => {
      const picture = list.querySelector('.figure-picture')!
      return { bullets: getComputedStyle(list).listStyleType, picture: picture.getBoundingClientRect().width }
    })
  // Both sides share the whole width.
  const [width, last] = await page
    .locator('.plans')
    .evaluate((plans) => [
      plans.getBoundingClientRect().right,
      plans.querySelector('section:last-child')!.getBoundingClientRect().right,
    ])
  expect(Math.abs(width - last)).toBeLessThan(2)
  expect(style.bullets).toBe('none')
  expect(style.picture).toBeLessThan(60)
  expectNoComplaints(page)
})

test('the combat table opens from its chapter in the rules, and a modifier of a fight leads to its cell', async () => {
  const page = await at.person({ speed: 1 })
  await begin(page, 'dennewitz')
  await page.locator('#tab-rules').click()
  await page.locator('.chapter summary', { hasText: /^Tables$/ }).click()
  await page.getByRole('button', { name: 'Combat modifiers, melee' }).click()
  const melee = page.locator('#rule-G120 [data-table="melee"]')
  await melee.waitFor()
  await expect.poll(() => melee.locator('tbody tr').count()).toBe(7)
  await page.locator('#tab-rules').click()
  for (const wing of ['a', 'b', 'c']) await drag(page, `${wing}1 I fresh`, `${wing}2`)
  await page.locator('.tools-finish').click()
  for (let k = 0; k < 200 && !(await page.locator('.combat .die').count()); k++)
    await page
      .locator('.all-of-them.main:enabled, .tools-finish:enabled')
      .first()
      .click({ timeout: 400 })
      .catch(() => {})
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.locator('.combat-why summary').first().click()
  const added = page.locator('.combat-why .sum', { hasText: 'the table' }).first()
  const value = /[+−±]\d/.exec((await added.textContent()) ?? '')![0].replace('±0', '0')
  await added.locator('.cite').click()
  const cell = page.locator('#rule-G120 td.cell')
  await cell.waitFor()
  await expect.poll(() => cell.textContent()).toBe(value)
  expectNoComplaints(page)
})

test.each([
  ['a phone', { width: 390, height: 844 }],
  ['a tablet', { width: 820, height: 1180 }],
])('on %s, with the guide open, the ways of the chosen troops end above the button below them', async (_, viewport) => {
  const page = await at.person({ viewport })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play your first battle' }).first().click()
  await page.locator('.guide').waitFor()
  await page.locator('[data-troops="c1 C fresh"]').click()
  const under = () =>
    page.evaluate(() => {
      const bottom = document.querySelector('.picking')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
      return bottom - document.querySelector('.tools-finish')!.getBoundingClientRect().top
    })
  await until('the ways in sight', under, (pixels) => pixels <= 0)
  expectNoComplaints(page)
})

test('badges of orders over one border do not cover each other while the page asks who acts', async () => {
  const page = await at.person()
  await begin(page, 'marengo')
  await drag(page, 'b1 I fresh', 'b2')
  await page.locator('[data-troops="b1 A fresh"]').click()
  await page.locator('.sector.able [data-sector="b2"] .sector-hit').click({ modifiers: ['Shift'] })
  await drag(page, 'c1 C fresh', 'c2')
  await page.locator('.tools-finish').click()
  await until(
    'who acts',
    () => page.locator('.badge-count').allTextContents(),
    (texts) => texts.filter((text) => /^0\//.test(text)).length >= 3,
  )
  const plates = await page
    .locator('.badge-plate')
    .evaluateAll((all) => all.map((plate) => plate.getBoundingClientRect().toJSON()))
  const covered = plates.flatMap((one, k) =>
    plates
      .slice(k + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      ),
  )
  expect(covered).toEqual([])
  expectNoComplaints(page)
})
