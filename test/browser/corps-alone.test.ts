import { errors, type Locator, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoComplaints, house, logOf, PHONE, until } from './harness.ts'

/** The outpost to its end against the computer: with the keyboard alone, and with a finger on a phone. */

const at = house()

/** A way to play at a page. */
interface Way {
  /** Chooses the next body that can act. */
  next(): Promise<void>
  /** Puts the chosen body an inch ahead. */
  ahead(): Promise<void>
  /** Makes the move. */
  confirm(): Promise<void>
  /** Puts back the moved body. */
  back(): Promise<void>
  /** Presses the first choice with this text. */
  choose(what: RegExp): Promise<void>
  /** Ends the question. */
  end(): Promise<void>
}

const FIGHTS = /^(Fire at|Charge|Assault|Firefight with|Send skirmishers)/
/** The moves that a chosen body makes in each turn, and the number of tries for them. */
const MOVES = 2
const TRIES = 8

const asked = (page: Page) => page.locator('.decision.mine:has(.choice-tools:not([aria-busy="true"]))')
const choices = (page: Page) => page.locator('.choice-tools .choice-list button:visible')
const pips = async (page: Page) => (await page.locator('.corps-pips').allInnerTexts()).join()

/**
 * Plays as the French to the end of the day: fires guns, charges and assaults where possible, marches, or else ends the
 * turn.
 */
async function play(page: Page, way: Way): Promise<{ readonly fights: number; readonly moves: number }> {
  let [fights, moves] = [0, 0]
  let [turn, moved, tried] = ['', 0, 0]
  const step = async () => {
    if (await page.locator('.card-over.end').count()) return true
    // The question may disappear before it is read.
    const words = (await asked(page).count())
      ? await asked(page)
          .innerText({ timeout: 2_000 })
          .catch(() => '')
      : ''
    if (words === '') return false
    const now = (await page.locator('.panel-head').innerText()).match(/Move \d+ of \d+/)?.[0] ?? ''
    if (now !== turn) [turn, moved, tried] = [now, 0, 0]
    const isSpending = /spend (the last pip|\d+ pips)/.test(words)
    const ends = await page.locator('.choice-finish:enabled').count()
    if (isSpending && tried++ < TRIES) await way.next()
    const texts = await choices(page).allInnerTexts()
    if (texts.some((text) => FIGHTS.test(text))) {
      await way.choose(FIGHTS)
      fights++
    } else if (isSpending && moved < MOVES && tried < TRIES) {
      // A disordered or routing unit may have nothing to do by hand.
      if ((await page.locator('.hand-panel').count()) === 0) return false
      await way.ahead()
      if ((await page.locator('.hand-ghost').count()) === 0) return false
      const before = await pips(page)
      const isRefused = async () => (await page.locator('.hand-why-pressed').count()) > 0
      await way.confirm()
      await until(
        'the move is made, or refused',
        async () => (await isRefused()) || (await asked(page).count()) === 0 || (await pips(page)) !== before,
        Boolean,
      )
      if (await isRefused()) await way.back()
      else {
        moved++
        moves++
      }
    } else if (ends > 0) await way.end()
    else await way.choose(/./)
    return false
  }
  const stepOn = () =>
    step().catch((problem) => {
      // The button to press may be gone, as when an enemy charges: then look at the question again.
      if (problem instanceof errors.TimeoutError) return false
      throw problem
    })
  await until('the day is over', stepOn, Boolean, 240_000)
  return { fights, moves }
}

/** Expects that the day is over and that something was done in it; the dice decide what. */
async function expectDayFought(page: Page, { fights, moves }: Awaited<ReturnType<typeof play>>): Promise<void> {
  expect(fights + moves).toBeGreaterThan(0)
  await expect.poll(() => page.locator('.card-over.end').innerText()).toMatch(/You have (won|lost)|A draw/)
  await expect.poll(() => logOf(page)).toMatch(/ fires at | charges | assaults /)
  expectNoComplaints(page)
}

test('the outpost can be played to its end with only the keyboard', async () => {
  const page = await at.person()
  const { keyboard } = page
  await page.goto('/#/new/corps/outpost')
  await page.getByRole('button', { name: 'Begin', exact: true }).press('Enter')
  await page.locator('.piece').first().waitFor()
  const focused = () =>
    page.evaluate(() => {
      const { ariaLabel, textContent, classList } = document.activeElement ?? document.body
      return { words: (ariaLabel ?? textContent ?? '').trim(), ends: classList.contains('choice-finish') }
    })
  const day = await play(page, {
    next: () => keyboard.press('n'),
    async ahead() {
      await keyboard.press('d')
      for (let k = 0; k < 4; k++) await keyboard.press('ArrowUp')
    },
    confirm: () => keyboard.press('Enter'),
    back: () => keyboard.press('Escape'),
    async choose(what) {
      for (let k = 0; k < 60; k++) {
        await keyboard.press('c')
        if (what.test((await focused()).words)) return keyboard.press('Enter')
      }
    },
    async end() {
      await keyboard.press('d')
      for (let k = 0; k < 60; k++) {
        await keyboard.press('Tab')
        if ((await focused()).ends) return keyboard.press('Enter')
      }
    },
  })
  await keyboard.press('l')
  await expectDayFought(page, day)
}, 600_000)

test('the outpost can be played to its end with a finger on a phone', async () => {
  const page = await at.person({ viewport: PHONE, hasTouch: true, isMobile: true })
  await page.goto('/#/new/corps/outpost')
  await page.getByRole('button', { name: 'Begin', exact: true }).tap()
  await page.locator('.piece').first().waitFor()
  const tap = (what: Locator) => what.tap({ timeout: 5_000 })
  const chosen = page.getByRole('button', { name: 'Put back', exact: true })
  let turn = 0
  const day = await play(page, {
    async next() {
      if (await chosen.isVisible()) await tap(chosen)
      const bodies = page.locator('.choice-pieces button')
      const many = await bodies.count()
      if (many > 0) await tap(bodies.nth(turn++ % many))
    },
    async ahead() {
      for (let k = 0; k < 4; k++) await tap(page.getByRole('button', { name: 'A quarter of an inch ahead' }))
    },
    confirm: () => tap(page.locator('.hand-ending .hand-confirm')),
    back: () => tap(page.locator('.hand-ending .button:not(.hand-confirm)')),
    async choose(what) {
      const one = choices(page).filter({ hasText: what }).first()
      await tap(one)
      // The first touch of a choice with odds shows them.
      if ((await page.locator('.choice-tools .odds').isVisible()) && (await one.isVisible())) await tap(one)
    },
    end: () => tap(page.locator('.choice-finish').first()),
  })
  await tap(page.locator('#tab-log'))
  await expectDayFought(page, day)
}, 600_000)
