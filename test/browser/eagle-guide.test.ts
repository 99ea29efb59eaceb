import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, logOf, PHONE, until } from './harness.ts'
import { openEverything } from './playing.ts'

/**
 * The guided first battle of the Shadow of the Eagle: its first lessons appear when they are relevant, and get in
 * nobody's way.
 */

const at = house()

const lesson = (page: Page) => page.locator('.guide h2').allInnerTexts()
const waitForLesson = (page: Page, title: string) =>
  until(
    `the lesson '${title}'`,
    () => lesson(page),
    ([now]) => now === title,
  )

/** Puts each leader on the first marked hex; a leader with a single hex goes there automatically. */
async function placeLeaders(page: Page): Promise<void> {
  const decision = () => page.locator('#decision').innerText()
  const isAsked = (text: string) => /, \d /.test(text)
  for (let text = await until('leaders to place', decision, isAsked); isAsked(text); ) {
    // A leader chosen before the question has come does not stay chosen: choose him again.
    await until(
      'somewhere to go',
      async () => {
        const [pieces, targets] = [page.locator('.eagle-pieces button'), page.locator('.target')]
        if ((await targets.count()) === 0 && (await pieces.count()) > 0) await pieces.first().click()
        return targets.count()
      },
      (count) => count > 0,
    )
    await page.locator('.target').first().press('Enter')
    const before = text
    text = await until('a leader is placed', decision, (now) => now !== before && now.length > SHORT)
  }
}
/** The text shown while something is loading is shorter than this. */
const SHORT = 25

/**
 * Gives the simplest answer: the large button if there is one, else the first of all choices. It gives none while the
 * decision reads `unless`. Reading and clicking are one step, so that the question cannot change in between.
 */
const answerUnless = (page: Page, unless: string) =>
  page.evaluate((decision) => {
    if (document.querySelector<HTMLElement>('#decision')?.innerText.startsWith(decision)) return
    const finish = [...document.querySelectorAll<HTMLElement>('.eagle-finish:enabled')].at(-1)
    const all = document.querySelector<HTMLDetailsElement>('.eagle-all')
    if (finish) finish.click()
    else if (all?.open) all.querySelector<HTMLElement>('button, .choice-folded:not([open]) > summary')?.click()
    else all?.querySelector('summary')?.click()
  }, unless)

test('lessons come up one after the other: leaders, what wins, orders, movement', async () => {
  const page = await at.person()
  await page.goto('/')
  await page.locator('.system').nth(1).getByRole('button', { name: 'First battle, guided' }).click()
  await waitForLesson(page, 'Vedel comes up at five')
  await expectAccessible(page, 'first lesson')
  await placeLeaders(page)
  await waitForLesson(page, 'What wins')
  await page.locator('.eagle-pieces button').first().click()
  await waitForLesson(page, 'Every brigade has its order')
  await expect.poll(() => page.locator('.order-order').innerText()).toContain('Order: attack')
  // However much there is to read, the button that ends the phase is in sight.
  const [finish, tabs] = await Promise.all(['.eagle-finish', '.tabs'].map((one) => page.locator(one).boundingBox()))
  expect(finish!.y + finish!.height).toBeLessThanOrEqual(tabs!.y)
  // The actions of many units are folded by unit.
  await page.locator('.eagle-all > summary').click()
  await page.locator('.eagle-all > .choice-folded').first().waitFor()
  const [, all] = /\((\d+)\)/.exec(await page.locator('.eagle-all > summary').innerText()) ?? []
  await expect.poll(() => page.locator('.eagle-all button').count()).toBeLessThan(Number(all) / 2)
  await page.locator('.eagle-all > summary').click()
  await openEverything(page)
  await page.locator('.eagle-all button', { hasText: ' moves to ' }).first().click()
  await waitForLesson(page, 'Moving, facing, zones of control')
  await page.locator('.guide').getByRole('button', { name: 'Go on' }).click()
  await until(
    'no lesson, or another',
    () => lesson(page),
    ([now]) => now !== 'Moving, facing, zones of control',
  )
  await page.locator('#tab-log').click()
  // Text that is scrolled away is not laid out, but still there.
  await until(
    'the move is told',
    () => logOf(page),
    (text) => / moves to A[A-M]\d+(; | and has )/.test(text),
  )
  await page.locator('#tab-armies').click()
  await page.locator('.armies-how').waitFor()
  await expectAccessible(page, 'armies')
  expectNoComplaints(page)
})

test('the guided battle works on a phone, in Spanish, by lamplight', async () => {
  const page = await at.person({ language: 'es', theme: 'lamp', viewport: PHONE })
  await page.goto('/')
  await page.locator('.system').nth(1).getByRole('button', { name: 'Primera batalla, guiada' }).click()
  await waitForLesson(page, 'Vedel llega a las cinco')
  // Every unit on the field is in sight, however little of the screen the lesson leaves.
  await until(
    'all troops are in sight',
    async () => {
      const frame = (await page.locator('.view').boundingBox())!
      const boxes = await Promise.all((await page.locator('.stack').all()).map((one) => one.boundingBox()))
      return boxes.filter((box) => box === null || box.y < frame.y || box.y + box.height > frame.y + frame.height)
        .length
    },
    (unseen) => unseen === 0,
  )
  await placeLeaders(page)
  await waitForLesson(page, 'Cómo se gana')
  await expectAccessible(page, 'lesson on a phone')
  await page.locator('.guide').getByRole('button', { name: 'Dejar la guía' }).click()
  expect(await page.locator('.guide').count()).toBe(0)
  expectNoComplaints(page)
})

test('a charge stops so that a second person may meet it; its target stays marked, and the page says why', async () => {
  const page = await at.person()
  await page.goto('/#/new/eagle/vedel')
  await page.locator('select:has(option[value="here"])').nth(1).selectOption('here')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  const curtain = page.locator('.curtain button')
  const sheets = page.locator('.order-sheets')
  await until(
    'the sheets of the defender',
    async () => {
      // While the sheets are still loading there is something else to click: answers only for the side that draws up.
      if (await curtain.count()) await curtain.click()
      else if (
        /^Draw up/.test(
          await page
            .locator('#decision')
            .innerText({ timeout: 1_000 })
            .catch(() => ''),
        )
      ) {
        if ((await page.locator('.target').count()) === 0) await page.locator('.eagle-pieces button').first().click()
        await page.locator('.target').first().press('Enter')
        await page.waitForTimeout(300)
      }
      return sheets.count()
    },
    (count) => count > 0,
  )
  await openEverything(page)
  await page.locator('.eagle-all button', { hasText: 'defends AF11, rows north-west to south-east' }).click()
  await page.locator('.eagle-finish:enabled').click()
  await curtain.click()
  const target = (label: string) => page.locator(`.target[aria-label^="6Drag.Prov. ${label}"]`)
  await page.locator('.eagle-pieces button', { hasText: '6Drag.Prov.' }).click()
  // Of all the charges that may be named, only the one that can arrive is offered, with its odds.
  await target('charges AJ12').waitFor()
  await expect.poll(() => page.locator('.target-hostile[role=button]').count()).toBe(1)
  const odds = page.getByRole('group', { name: 'Charge at AJ12' })
  await until(
    'the odds of the charge',
    () => odds.innerText(),
    (text) => /67\s%/.test(text) && /countercharge it, from AJ10 on: Dr.Reina/.test(text) && /4-1/.test(text),
  )
  await odds.getByRole('button', { name: 'Only name the target' }).click()
  await page.locator('.named circle').waitFor({ state: 'attached' })
  await target('to AJ11').press('Enter')
  // The side that may countercharge is asked, and lets the charge come.
  await curtain.click()
  await page.locator('.eagle-finish').click()
  await curtain.click()
  await until(
    'it has stopped',
    () => page.locator('#decision').innerText(),
    (text) => text.startsWith('Stopped on the way, so that the enemy could react. 6Drag.Prov. charges AJ12'),
  )
  await expect.poll(() => page.locator('.named circle').count()).toBe(1)
  expectNoComplaints(page)
})

test('the order sheets of the second turn show orders, the die they need and the ground to be defended', async () => {
  const page = await at.person()
  await page.goto('/#/new/eagle/vedel')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('.eagle-tools').waitFor()
  await placeLeaders(page)
  const sheets = page.locator('.order-sheets')
  await until(
    'the sheets of turn 2',
    async () => {
      // The button that closes the sheets appears while their code is still loading.
      await answerUnless(page, 'You may send other orders')
      return sheets.count()
    },
    (count) => count > 0,
    120_000,
  )
  await expectAccessible(page, 'order sheets')
  const brigade = page.locator('.order-sheet', { hasText: 'Cassagne' })
  await expect.poll(() => brigade.innerText()).toContain('Order: none')
  await expect.poll(() => brigade.innerText()).toMatch(/It gets through (on \d or more: \d+ %|in any case)/)
  await page.locator('.order-try button').first().click()
  await until(
    'the try is over',
    () => page.locator('#decision').innerText(),
    (text) => text.length > SHORT,
  )
  // The dice decide whether it got through; if so, the order is chosen, changed, and written.
  if (await page.locator('.order-pick').count()) {
    await page.getByRole('radio', { name: /^attack/ }).check()
    await page.getByRole('radio', { name: /^defense/ }).check()
    await page.getByRole('button', { name: 'Write: defense' }).click()
    await page.locator('.order-ground select').selectOption({ index: 5 })
    await page.locator('.grounds .considered path').first().waitFor({ state: 'attached' })
    await expectAccessible(page, 'ground')
    await page.locator('.order-rows button').first().click()
    await until(
      'the ground is written',
      () => page.locator('.order-order').allInnerTexts(),
      (texts) => texts.some((text) => /Order: defense, A?[A-Z]\d+, rows/.test(text)),
    )
  }
  expectNoComplaints(page)
})
