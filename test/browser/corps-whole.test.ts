import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, logOf } from './harness.ts'
import { picker, playOut } from './playing.ts'
import { sitDown } from './sitting.ts'

/** Battles on the inch table as people play them: guided, and to the end over the network. */

const at = house()

test('the guided battle begins on the first screen, and goes on as its prompts are done', async () => {
  const page = await at.person()
  await page.goto('/')
  await page.getByRole('button', { name: /^First battle, guided\s*: Old Wargame Rules/ }).click()
  const title = page.locator('.guide h2')
  await expect.poll(() => title.innerText()).toBe('Chips in a bag')
  await expect.poll(() => page.locator('.guide .rule').innerText()).toBe('0.6')
  // The turn of the computer may come first.
  await page.locator('.decision.mine').waitFor()
  await page.locator('.guide').getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => title.innerText()).toMatch(/^(Guns before all else|Charges at an opportunity)$/)
  expectNoComplaints(page)
})

test('two browsers play the outpost to its end over the network', async () => {
  const [ann, ben] = await sitDown(at, {}, { path: 'corps/outpost', guest: 'Prussian', there: '.piece' })
  expect(await playOut([ann, ben], picker())).toBeGreaterThan(20)
  for (const page of [ann, ben])
    await expect.poll(() => page.locator('.card-over.end').innerText()).toMatch(/You have (won|lost)|A draw/)
  await ann.locator('#tab-log').click()
  await expect.poll(() => logOf(ann)).toContain('Move 2 begins')
  await expectAccessible(ann, 'the end of the outpost')
  for (const page of [ann, ben]) expectNoComplaints(page)
}, 600_000)
