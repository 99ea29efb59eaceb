import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoComplaints, house, logOf, until } from './harness.ts'
import { begin } from './marching.ts'

/** The board of the Shadow of the Eagle under a mouse: a click hits what is visible there. */

const at = house()

const chosen = (page: Page) => page.locator('.eagle-tools h3').first().innerText()
const isChosen = (page: Page, name: string) =>
  until(
    `${name} is chosen`,
    () => chosen(page).catch(() => ''),
    (text) => text.startsWith(`Chosen: ${name}`),
  )
/** Clicks a counter of a stack with the mouse, wherever the stack lies. */
async function clickStack(page: Page, hex: string): Promise<void> {
  const card = await page
    .locator(`.stack[aria-label^="${hex}:"] .counter-card, .stack[aria-label^="${hex}:"] .leader-disc`)
    .last()
    .boundingBox()
  await page.mouse.click(card!.x + card!.width / 2, card!.y + card!.height / 4)
}
const tips = (page: Page) => page.locator('.tip').count()
const choose = (page: Page, name: string) =>
  page
    .locator('.eagle-pieces')
    .getByRole('button', { name: new RegExp(`${name}$`) })
    .click()

test('a click on counters chooses them, a click on the number beside them marches there, and no click is taken for another', async () => {
  const page = await at.person()
  await begin(page)
  await choose(page, '5Leg.Res.2')
  await page.locator('.target[aria-label^="5Leg.Res.2 to AH11"]').waitFor()
  await clickStack(page, 'AH11')
  await isChosen(page, 'Vedel Division light artillery')
  expect(await tips(page)).toBe(0)
  // Choosing other units does not ask why the guns cannot march there.
  await clickStack(page, 'AI11')
  await isChosen(page, '5Leg.Res.3')
  expect(await tips(page)).toBe(0)
  // An open stack covers other hexes: a click on it does not mean them.
  await page.locator('.fan-one').nth(1).click()
  await isChosen(page, '5Leg.Res.2')
  await page.getByRole('button', { name: 'Take 5Leg.Res.3 along' }).click()
  await page.locator('.stack[aria-label^="AI11: 5Leg.Res.2"]').waitFor()
  await clickStack(page, 'AI11')
  for (const [k, name] of [
    [1, '5Leg.Res.3'],
    [0, '5Leg.Res.2'],
  ] as const) {
    await page.locator('.fan-one').nth(k).click()
    await isChosen(page, name)
    expect(await tips(page)).toBe(0)
  }
  await page.locator('.target[aria-label^="5Leg.Res.2 to AH11"] .target-plate').click({ force: true })
  await page.locator('#tab-log').click()
  await until(
    'the march to the guns',
    () => logOf(page),
    (text) => text.includes('5Leg.Res.2 moves to AH11'),
  )
  expectNoComplaints(page)
})

test('one click takes a second unit along, its way shows where it will face, and a leader rides at once', async () => {
  const page = await at.person()
  await begin(page)
  await choose(page, '3Suisse1')
  await page.getByRole('button', { name: 'Take 5Leg.Res.1 along' }).click()
  await until(
    'they go together',
    () => page.locator('#decision').innerText(),
    (text) => text.startsWith('3Suisse1 is on the way'),
  )
  await isChosen(page, '3Suisse1')
  const target = page.locator('.target[aria-label^="3Suisse1 to AE11"]')
  await target.hover()
  await page.locator('.way-facing .facing-line').waitFor({ state: 'attached' })
  await target.click()
  await page.locator('.stack[aria-label^="AE11: 3Suisse1"][aria-label*="5Leg.Res.1"]').waitFor()
  await choose(page, 'Poinsot')
  await page.locator('.target[aria-label^="Poinsot to AE11"]').press('Enter')
  await page.locator('.stack[aria-label^="AE11: 3Suisse1"][aria-label*="Poinsot"]').waitFor()
  expectNoComplaints(page)
})

test('one click on a cross names a charge and brings it up to its target, if the enemy lets it come', async () => {
  const page = await at.person()
  await begin(page)
  await choose(page, '6Drag.Prov.')
  // Whether the enemy's orders let him meet it is secret. So he is asked, and then the charge goes on by itself.
  await page.locator('.target[aria-label="6Drag.Prov. charges AJ12"]').click()
  await page.locator('#tab-log').click()
  await until(
    'it comes up',
    () => logOf(page),
    (text) => text.includes('6Drag.Prov. has come up to AJ12'),
  )
  // The die of its check stays as rolled while other things are told; a charge that is beaten off is another
  // engagement.
  const die = page.locator('.engagement .die').first()
  await die.waitFor({ state: 'attached' })
  if (!(await page.locator('.eagle-pieces').count())) return
  await die.evaluate((element) => element.classList.add('seen'))
  await choose(page, '5Leg.Res.2')
  await page.getByRole('button', { name: 'Take 5Leg.Res.3 along' }).click()
  await until(
    'they go together',
    () => logOf(page),
    (text) => text.includes('5Leg.Res.3 goes along with 5Leg.Res.2'),
  )
  await expect.poll(() => page.locator('.engagement .die.seen').count()).toBe(1)
  expect(await page.locator('.engagement').innerText()).not.toContain('goes along')
  expectNoComplaints(page)
})

test('while a player’s own march is told, his choices stay in their place, and cannot be clicked', async () => {
  const page = await at.person({ speed: 1 })
  await begin(page)
  await choose(page, '5Leg.Res.2')
  const tools = await page.locator('.eagle-tools').elementHandle()
  await page.locator('.target[aria-label^="5Leg.Res.2 to AH11"]').waitFor()
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      const shown = document.querySelector('.eagle-tools')
      const busy = shown?.getAttribute('aria-busy')
      if (shown && busy === 'true')
        seen.push(getComputedStyle(shown).pointerEvents === 'none' ? 'busy' : 'open to clicks')
      else seen.push(busy === 'false' ? 'ready' : 'gone')
      if (document.querySelector('.telling')) seen.push('telling')
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await page.locator('.target[aria-label^="5Leg.Res.2 to AH11"]').focus()
  await page.keyboard.press('Enter')
  const seen = () => page.evaluate(() => [...new Set((globalThis as unknown as { seen: string[] }).seen)])
  await until('it was busy', seen, (states) => states.includes('busy'))
  await page.locator('.eagle-tools[aria-busy="false"]').waitFor()
  await isChosen(page, '5Leg.Res.2')
  expect((await seen()).sort()).toEqual(['busy', 'ready'])
  expect(await tools?.evaluate((element) => element.isConnected)).toBe(true)
  expectNoComplaints(page)
})
