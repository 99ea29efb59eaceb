import type { Page } from 'playwright-core'

/** Plays at a page like a person who takes the first choice, with the tools beside the board. */

/** The number of orders written in a round. */
const ORDERS = 6

/** The tools of a board with pieces, once they belong to a question that can be answered. */
const TOOLS = '.decision.mine .choice-tools:not([aria-busy=true])'

const ASKED = ['.curtain button', '.decision.mine .tools-finish', '.decision.mine .choices button:enabled', TOOLS].join(
  ', ',
)

const click = (page: Page, selector: string, nth = 0) => page.locator(selector).nth(nth).click({ timeout: 5_000 })
const count = (page: Page, selector: string) => page.locator(selector).count()

/** Whether the battle is over and its result shown. */
export const isOver = async (page: Page): Promise<boolean> => (await count(page, '.card-over.end')) > 0

/** Whether the page waits for this player. */
export const isAsked = async (page: Page): Promise<boolean> => (await count(page, ASKED)) > 0

/** Writes orders on the sheet, from the list of all possible ones; `pick` gets their number and chooses one. */
export async function writeOrders(page: Page, pick: (many: number) => number, orders = ORDERS): Promise<void> {
  const list = page.locator('.tools-more', { has: page.locator('.everything') })
  if ((await list.getAttribute('open')) === null) await list.locator('summary').click()
  // If nothing can be ordered there is no list, and nothing to wait for.
  await page
    .locator('.everything button')
    .first()
    .waitFor({ timeout: 2_000 })
    .catch(() => {})
  for (let k = 0; k < orders; k++) {
    const many = await count(page, '.everything button')
    if (many === 0) return
    await click(page, '.everything button', pick(many))
  }
}

/** Opens the list of all possible actions, and everything folded in it. */
export async function openEverything(page: Page): Promise<void> {
  await page.locator('.choice-all > summary').click()
  await page.locator('.choice-all .choice-list button, .choice-folded').first().waitFor()
  const folded = page.locator('.choice-folded:not([open]) > summary')
  while (await folded.count()) await folded.first().click()
}

/** Answers a question about pieces: one time in three by ending it, else by one of all legal actions. */
async function answerByList(page: Page, pick: (many: number) => number): Promise<void> {
  const finish = '.choice-finish:enabled'
  const ends = await count(page, finish)
  if (ends > 0 && pick(3) === 0) return click(page, finish, pick(ends))
  const list = page.locator('.choice-all')
  if ((await list.getAttribute('open', { timeout: 5_000 })) === null)
    await list.locator('summary').click({ timeout: 5_000 })
  await list.locator('.choice-list button, .choice-folded').first().waitFor({ timeout: 5_000 })
  // A long list is folded by piece.
  const closed = '.choice-all .choice-folded:not([open])'
  const folded = await count(page, closed)
  if (folded > 0) await click(page, `${closed} summary`, pick(folded))
  const listed = '.choice-all .choice-list button'
  await page.locator(listed).first().waitFor({ timeout: 5_000 })
  await click(page, listed, pick(await count(page, listed)))
}

/** Answers one question. */
export async function answer(page: Page, pick: (many: number) => number): Promise<void> {
  if (await count(page, '.curtain button')) return click(page, '.curtain button')
  if (await count(page, TOOLS)) return answerByList(page, pick)
  // Guns are also aimed on a sheet, but not from a list of orders.
  if (await count(page, '.tools-more .everything')) await writeOrders(page, pick)
  // The button that chooses everything also hands it in.
  else if (await count(page, '.tools-row .button.main:enabled')) {
    const handsIn = (await count(page, '.tools-row .all-of-them.main:enabled')) > 0
    await click(page, '.tools-row .button.main')
    if (handsIn) return
  }
  for (let k = 0; k < 60; k++) {
    if (await count(page, '.tools-finish:enabled')) return click(page, '.tools-finish')
    if ((await count(page, '.choices button:enabled')) === 0) return
    await click(
      page,
      '.choices .stepper button:last-child:enabled, .choices .row > button:enabled:not([aria-pressed=true])',
    )
  }
}

/** Plays at these pages until the battle is over on all of them. Returns the number of questions answered. */
export const playOut = (pages: readonly Page[], pick: (many: number) => number, patience?: number): Promise<number> =>
  playUntil(pages, pick, isOver, patience)

/**
 * Plays at these pages until a condition is met on all of them. Returns the number of questions answered. A slow
 * machine may take its time, but if nothing has changed on any page for `patience` milliseconds, the game is stuck.
 */
export async function playUntil(
  pages: readonly Page[],
  pick: (many: number) => number,
  isThere: (page: Page) => Promise<boolean>,
  patience = 60_000,
): Promise<number> {
  let [answers, shown, since] = [0, '', Date.now()]
  let trouble: unknown
  for (;;) {
    if ((await Promise.all(pages.map(isThere))).every(Boolean)) return answers
    const panels = (await Promise.all(pages.map((page) => page.locator('.panel, .curtain').first().innerText()))).join(
      '\n\n',
    )
    if (panels !== shown) [shown, since] = [panels, Date.now()]
    if (Date.now() - since > patience) throw new Error(`the game does not go on:\n${shown}`, { cause: trouble })
    let idle = true
    for (const page of pages)
      if (await isAsked(page)) {
        idle = false
        // The clock or an intention may have answered the question in the meantime: then look again.
        await answer(page, pick).catch((problem) => {
          trouble = problem
        })
        answers++
      }
    if (idle) await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A source of numbers that are the same every time. */
export function picker(seed = 7): (many: number) => number {
  let state = seed
  return (many) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % many
  }
}
