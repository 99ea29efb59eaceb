import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DATABASE } from '../../src/server/index.ts'
import { expectNoComplaints, house, PHONE, until } from './harness.ts'
import { sitDown } from './sitting.ts'

// A long talk: the page has its end, and earlier lines load when the player scrolls up.

let folder = ''
const at = house((store) => (folder = store))

const SAID = 250

/**
 * Puts lines of White's talk into the only match of the store, which no server has open: a player may not say that many
 * during a test.
 */
function fillTalk(): void {
  const database = new DatabaseSync(join(folder, DATABASE))
  try {
    const { match } = database.prepare('SELECT number AS match FROM matches').get() as { match: number }
    const { last } = database.prepare('SELECT coalesce(max(place), 0) AS last FROM chat').get() as { last: number }
    const insert = database.prepare('INSERT INTO chat (match, place, line) VALUES (?, ?, ?)')
    for (let k = 1; k <= SAID; k++) {
      const n = last + k
      insert.run(
        match,
        n,
        JSON.stringify({ n, who: 'Ann', seat: 'white', text: `line ${k}`, time: 1_800_000_000_000 + n }),
      )
    }
  } finally {
    database.close()
  }
}

/** The numbers of the lines shown, from the top. */
const shown = async (page: Page): Promise<readonly number[]> =>
  (await page.locator('.chat .lines > p').allTextContents()).flatMap((text) => {
    const n = /\bline (\d+)$/.exec(text)?.[1]
    return n === undefined ? [] : [Number(n)]
  })

/** Whether a line is within the visible part of its list. */
function isInSight(line: Element): boolean {
  const [one, all] = [line, line.parentElement as Element].map((element) => element.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
  ]
  return one.bottom > all.top && one.top < all.bottom
}

const rising = (from: number) => Array.from({ length: SAID - from + 1 }, (_, k) => from + k)

test('a player who scrolls up in the talk is shown earlier pages, and stays at the line that he read', async () => {
  const begun = await sitDown(at)
  const [, match] = /#\/play\/([^/]+)\//.exec(begun[0].url()) as RegExpExecArray
  const links = await begun[0].evaluate(() => localStorage.getItem('grognard.links'))
  const { keys } = (JSON.parse(links as string) as readonly { readonly keys: Readonly<Record<string, string>> }[])[0]
  for (const page of begun) await page.close()
  await at.served.kill()
  fillTalk()
  await at.served.start()

  // On a phone no tab is open at first: the log, which loads all pages for its notices, has not been viewed.
  const ann = await at.person({ viewport: PHONE })
  await ann.goto(`/#/seat/${match}/${keys.white}`)
  await ann.locator('#tab-players').click()
  const lines = ann.locator('.chat .lines')
  const first = await until(
    'the end of the talk',
    () => shown(ann),
    (seen) => seen.at(-1) === SAID,
  )
  expect(first).toEqual(rising(first[0]))
  // The welcome did not bring all of it, or there would be nothing to ask for.
  expect(first[0]).toBeGreaterThan(100)

  for (let before = first[0]; before > 1; ) {
    await lines.evaluate((list) => (list.scrollTop = 0))
    const reached = ann.locator('.chat .lines > p', { hasText: new RegExp(`line ${before}$`) })
    const now = await until(
      'an earlier page',
      () => shown(ann),
      (seen) => seen[0] < before,
    )
    expect(now).toEqual(rising(now[0]))
    // The line that was at the top is still in sight, below the earlier lines that have loaded.
    await until(
      'the place in the talk',
      () => lines.evaluate((list) => list.scrollTop),
      (top) => top > 0,
    )
    await expect.poll(() => reached.evaluate(isInSight)).toBe(true)
    before = now[0]
  }
  expect(await shown(ann)).toEqual(rising(1))
  expectNoComplaints(ann)
})
