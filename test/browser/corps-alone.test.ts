import { errors, type Locator, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoComplaints, house, logOf, PHONE, until } from './harness.ts'

/** The outpost to its end against the computer: by the keyboard alone, and by a finger on a phone. */

const at = house()

/** How one plays at a page. */
interface Way {
  /** Chooses the next body that can act. */
  next(): Promise<void>
  /** Puts what is chosen an inch ahead. */
  ahead(): Promise<void>
  /** Makes the move. */
  confirm(): Promise<void>
  /** Puts back what has been moved. */
  back(): Promise<void>
  /** Presses the first choice that reads so. */
  choose(what: RegExp): Promise<void>
  /** Ends the question. */
  end(): Promise<void>
}

const FIGHTS = /^(Fire at|Charge|Assault|Firefight with|Send skirmishers)/
/** What is chosen gets a move in each turn, and tries so often to get one. */
const MOVES = 2
const TRIES = 8

const asked = (page: Page) => page.locator('.decision.mine:has(.choice-tools:not([aria-busy="true"]))')
const choices = (page: Page) => page.locator('.choice-tools .choice-list button:visible')
const pips = async (page: Page) => (await page.locator('.corps-pips').allInnerTexts()).join()

/** Plays as the French to the end of the day: guns, charges and assaults where they are, marches, and else an end. */
async function play(page: Page, way: Way): Promise<{ readonly fights: number; readonly moves: number }> {
  let [fights, moves] = [0, 0]
  let [turn, moved, tried] = ['', 0, 0]
  const step = async () => {
    if (await page.locator('.card-over.end').count()) return true
    // The question may be gone before it is read.
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
      // A unit that has fallen into disorder or routs may have nothing to do by hand.
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
      // What was to be pressed may be gone, as where an enemy charges: then it is asked again.
      if (problem instanceof errors.TimeoutError) return false
      throw problem
    })
  await until('the day is over', stepOn, Boolean, 240_000)
  return { fights, moves }
}

/** The day is over, and something was done in it; what, is for the dice to say. */
async function expectDayFought(page: Page, { fights, moves }: Awaited<ReturnType<typeof play>>): Promise<void> {
  expect(fights + moves).toBeGreaterThan(0)
  await expect.poll(() => page.locator('.card-over.end').innerText()).toMatch(/You have (won|lost)|A draw/)
  await expect.poll(() => logOf(page)).toMatch(/ fires at | charges | assaults /)
  expectNoComplaints(page)
}

test('the outpost to its end by the keyboard alone', async () => {
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

test('the outpost to its end by a finger on a phone', async () => {
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
      // The first touch of what has odds shows them.
      if ((await page.locator('.choice-tools .odds').isVisible()) && (await one.isVisible())) await tap(one)
    },
    end: () => tap(page.locator('.choice-finish').first()),
  })
  await tap(page.locator('#tab-log'))
  await expectDayFought(page, day)
}, 600_000)
