import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, logOf, PHONE, until } from './harness.ts'
import { picker, playOut } from './playing.ts'
import { sitDown } from './sitting.ts'

/**
 * Battles of Albuera as people play them: to the end over the network, with the keyboard alone, with a finger on a
 * phone.
 */

const at = house()

const asked = (page: Page) => page.locator('.decision.mine:has(.albuera-tools:not([aria-busy="true"]))')

/** The question at this screen, to the player in front of it or behind the curtain; empty while there is none. */
async function question(page: Page): Promise<string> {
  if (await page.locator('.curtain').count()) return 'curtain'
  // The question may disappear before it is read.
  return (await asked(page).count())
    ? asked(page)
        .innerText({ timeout: 2_000 })
        .catch(() => '')
    : ''
}

/** Begins a battle with both sides at this screen. */
async function beginBoth(page: Page, scenario: string): Promise<void> {
  await page.goto(`/#/new/albuera/${scenario}`)
  for (const seat of [0, 1]) await page.locator('.seat select').nth(seat).selectOption('me')
}

test('two browsers play the knoll to its end over the network', async () => {
  const [ann, ben] = await sitDown(at, {}, { path: 'albuera/knoll', guest: 'Coalition', there: '.hex-board .stack' })
  expect(await playOut([ann, ben], picker())).toBeGreaterThan(20)
  for (const page of [ann, ben])
    await expect.poll(() => page.locator('.card-over.end').innerText()).toMatch(/You have (won|lost)/)
  await ann.locator('#tab-log').click()
  await expect.poll(() => logOf(ann)).toContain('Turn 6, ')
  await expectAccessible(ann, 'the end of the knoll')
  for (const page of [ann, ben]) expectNoComplaints(page)
}, 600_000)

test('the first two turns of the whole battle can be played on both sides with only the keyboard', async () => {
  const page = await at.person()
  const { keyboard } = page
  await beginBoth(page, 'albuera')
  await page.getByRole('button', { name: 'Begin', exact: true }).press('Enter')
  await page.locator('.hex-board .stack').first().waitFor()
  const isFocused = (selector: string) =>
    page.evaluate((one) => document.activeElement?.matches(one) === true, selector)
  /** Goes with the Tab key from the question to the button that ends it, and presses that. */
  const end = async () => {
    await keyboard.press('d')
    for (let k = 0; k < 60; k++) {
      await keyboard.press('Tab')
      if (await isFocused('.choice-finish')) return keyboard.press('Enter')
    }
  }
  /** Steps through the choices to one with this text, and presses it. Returns whether it was there. */
  const choose = async (what: RegExp): Promise<boolean> => {
    for (let k = 0; k < 30; k++) {
      await keyboard.press('c')
      const said = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? ''
      if (what.test(await page.evaluate(said))) {
        await keyboard.press('Enter')
        return true
      }
    }
    return false
  }
  let [chits, moved] = [0, 0]
  await until(
    'two turns are over',
    async () => {
      const words = await question(page)
      const isChosen = words.includes('Chosen:')
      if (words === 'curtain') {
        chits = 0
        await keyboard.press('Enter')
      } else if (words.includes('for the cup') && chits === 0) {
        // The commanders of divisions, which have brigades to choose from.
        if (await choose(/^Put in (Girard|William Stewart)$/)) chits++
      } else if (words.includes('is drawn: whom')) await choose(isChosen ? /^Activate / : /./)
      else if (words.includes('choose a unit to move') && moved < 2) {
        if (!isChosen) await keyboard.press('n')
        else {
          // Going backwards, the hexes of the way come first.
          for (let k = 0; k < 5 && !(await isFocused('.target')); k++) await keyboard.press('Shift+C')
          if (await isFocused('.target')) {
            await keyboard.press('Enter')
            moved++
          }
        }
      } else if (words !== '') await end()
      return (await page.locator('.panel-head').allInnerTexts()).join()
    },
    (head) => head.includes('Turn 3 of 16'),
    240_000,
  )
  await page.locator('#tab-log').press('Enter')
  await expect.poll(() => logOf(page)).toMatch(/ moves from \d{4} to \d{4} for /)
  expectNoComplaints(page)
})

test('on a phone the lancers charge with two touches: the first shows who reacts, the second rides', async () => {
  const page = await at.person({ viewport: PHONE, hasTouch: true, isMobile: true })
  await beginBoth(page, 'lancers')
  await page.getByRole('button', { name: 'Begin', exact: true }).tap()
  await page.locator('.hex-board .stack').first().waitFor()
  // Others may be drawn before the cavalry; they do nothing.
  await until(
    'the cavalry acts',
    async () => {
      const words = await question(page)
      if (words !== '' && !words.includes('Briche acts'))
        await page
          .locator(words === 'curtain' ? '.curtain button' : '.choice-finish')
          .first()
          .tap({ timeout: 2_000 })
          .catch(() => undefined)
      return words
    },
    (words) => words.includes('Briche acts'),
  )
  await page.locator('.albuera-pieces button', { hasText: 'Lancers, squadron 1' }).tap()
  const charge = page.locator('.target.target-hostile').first()
  await expect.poll(() => charge.getAttribute('aria-label')).toMatch(/charges \d{4}/)
  await charge.tap()
  await until(
    'who would react',
    () => page.locator('.odds').allInnerTexts(),
    (odds) => /1\/3 reacts, Morale 7[\s\S]*enemy not in front/.test(odds.join()),
  )
  await expect.poll(() => page.locator('.albuera-tools').innerText()).toContain('Briche')
  await charge.tap()
  const log = async () => (await page.locator('.log').allTextContents()).join()
  /** Lifts the curtain if the other player is already asked, and opens the log behind it. */
  const openLog = async () => {
    const isCovered = (await page.locator('.curtain button').count()) > 0
    if (isCovered || (await page.locator('.log').count()) === 0)
      await page
        .locator(isCovered ? '.curtain button' : '#tab-log')
        .tap({ timeout: 2_000 })
        .catch(() => undefined)
  }
  // The dice decide whether the battalion may fire or routs.
  const answered = await until(
    'the battalion has rolled',
    async () => {
      await openLog()
      return (await log()) + (await question(page))
    },
    (words) => /squadron 1 moves[\s\S]*(1\/3 has passed its check|1\/3 routs)/.test(words),
  )
  expect(await log()).toMatch(/squadron 1 moves from \d{4} to 1424[\s\S]*enemy not in front/)
  if (!answered.includes('1/3 routs')) {
    // On a phone the log covers the decision, and the curtain may appear after the log has told the check.
    const turn = page.getByRole('button', { name: 'Turn to the right' }).first()
    await until(
      'the battalion may turn, for the lancers are not in its front',
      async () => {
        const way = page
          .locator('.curtain button')
          .or(page.getByRole('button', { name: 'To the decision' }))
          .first()
        if (!(await turn.isVisible()) && (await way.isVisible()))
          await way.tap({ timeout: 2_000 }).catch(() => undefined)
        return turn.isVisible()
      },
      (isVisible) => isVisible,
    )
    expect(await page.getByRole('button', { name: 'Fire at it' }).count()).toBe(0)
    await turn.tap()
    await until(
      'the battalion wheels',
      async () => {
        await openLog()
        return log()
      },
      (words) => /1\/3 wheels/.test(words),
    )
  }
  await expectAccessible(page, 'a charge on a phone')
  expectNoComplaints(page)
})
