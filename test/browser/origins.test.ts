import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, PHONE } from './harness.ts'
import { asChosen } from './packs.ts'

// What is not the source's is marked where it is shown, with how to replace it by a file of your own.

const at = house()

const table = (page: Page, id: string) => page.locator(`.printed[data-table="${id}"]`)
const words = (page: Page, id: string) => table(page, id).locator('.origin-word').allInnerTexts()
const dataGroup = (page: Page) => page.locator('details.data')

/** Begins a battle, and opens the order of battle. */
async function armies(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: /^(Begin|Empezar)$/ }).click()
  await page.locator('#tab-armies').click()
  await page.locator('.origins').waitFor()
}

test('a reconstructed table in the rulebook says so and leads to replacing it; one of the source does not', async () => {
  const page = await at.person()
  await page.goto('/#/rules/eagle/RA37')
  await table(page, 'fireDepth').locator('summary').click()
  expect(await words(page, 'fireDepth')).toEqual(['reconstructed'])
  expect(await words(page, 'laterMorale')).toEqual(['reconstructed'])
  for (const printed of ['fire', 'terrain', 'morale', 'laterTerrain']) {
    await expect.poll(() => table(page, printed).count()).toBe(1)
    expect(await words(page, printed)).toEqual([])
  }
  const note = await table(page, 'fireDepth').locator('.origin-note').innerText()
  expect(note).toContain('it is reconstructed from what else is known')
  expect(note).toContain('tables.json')
  expect(note).toContain('grognard serve --pack')
  await expectAccessible(page, 'a table that is reconstructed')
  await table(page, 'fireDepth').getByRole('link', { name: 'Bring it in a new game' }).click()
  await page.locator('.pack-picker').waitFor()
  expect(await dataGroup(page).getAttribute('open')).not.toBeNull()
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('details')?.className)).toContain('data')
  expectNoComplaints(page)
})

test('the order of battle says where the map, armies and set-up come from, and marks assigned strengths', async () => {
  const page = await at.person()
  await armies(page, '/#/new/eagle/vedel')
  const said = await page.locator('.origins').innerText()
  expect(said).toMatch(/Map\s+reconstructed/)
  expect(said).toMatch(/waters\s+from history/)
  expect(said).toMatch(/combat factor \(\d+ of \d+\)/)
  expect(said).toMatch(/demoralization\s+reconstructed/)
  expect(said).not.toContain('seed')
  const strengths = await page.locator('.armies tbody tr td:nth-child(2)').allInnerTexts()
  expect(strengths.some((text) => /†\s*assigned$/.test(text))).toBe(true)
  // The rulebook prints the factors of batteries.
  expect(strengths.some((text) => /^\d+ \/ \d+$/.test(text))).toBe(true)
  await expect
    .poll(() => page.locator('.armies-how li small').first().innerText())
    .toMatch(/^0 of 3\s*\*\s*reconstructed$/)
  await expect
    .poll(() => page.locator('.armies-marks').allInnerTexts())
    .toEqual([
      expect.stringMatching(/^\* reconstructed\. This part of the source/),
      expect.stringMatching(/^† .+: assigned\. No source/),
    ])
  // Text for screen readers only does not make the page longer than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  await expectAccessible(page, 'where the armies come from')
  expectNoComplaints(page)
})

test('a designer’s own word is shown for his files, and none for what he has from the source', async () => {
  const page = await at.person()
  await page.goto('/#/new/eagle/vedel?open=data')
  const { default: tables } = await import('../../systems/eagle/data/tables.json', { with: { type: 'json' } })
  const { fire, movement, terrain } = tables
  const rows = terrain.rows.map((row) => (row.id === 'river' ? { ...row, provenance: 'historical' } : row))
  const own = {
    ...tables,
    fire: { ...fire, depth: { ...fire.depth, provenance: 'seed' } },
    movement: { ...movement, provenance: 'adopted' },
    terrain: { ...terrain, rows },
  }
  await page.getByLabel('Choose files').setInputFiles(asChosen({ 'tables.json': own }))
  await page.waitForURL(/data=[0-9a-f]{16}/, { timeout: 120_000 })
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('#tab-rules').click()
  for (const [chapter, id, expected] of [
    ['7.0', 'movement', ['our own choice']],
    ['RA37', 'fireDepth', []],
    ['13.0', 'terrain', ['from history']],
    ['RD15', 'laterMorale', ['reconstructed']],
  ] as const) {
    await page.getByLabel('Search the rules').fill(chapter)
    await table(page, id).waitFor()
    await expect.poll(() => words(page, id)).toEqual(expected)
  }
  await page.getByLabel('Search the rules').fill('13.0')
  await expect
    .poll(() => table(page, 'terrain').locator('th', { hasText: '‡' }).allInnerTexts())
    .toEqual([expect.stringContaining('River')])
  expectNoComplaints(page)
})

test('the origins of the data are shown on a phone, by lamplight and in Spanish', async () => {
  const page = await at.person({ viewport: PHONE, hasTouch: true, isMobile: true, theme: 'lamp', language: 'es' })
  await armies(page, '/#/new/generals/marengo')
  const said = await page.locator('.origins').innerText()
  expect(said).toMatch(/objetivos\s+reconstruido/)
  expect(said).toContain('Terreno river')
  await expectAccessible(page, 'where it comes from, on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  const [panel, box] = [await page.locator('#tab-panel').boundingBox(), await page.locator('.origins').boundingBox()]
  expect(panel && box && box.width <= panel.width).toBe(true)
  expectNoComplaints(page)
})
