import { expect, test } from 'vitest'
import { expectNoComplaints, house } from './harness.ts'

const at = house()

test('that a computer thinks is announced if it takes long, and shown by a sign unless the player looks back', async () => {
  const page = await at.person()
  await page.goto('/#/new/eagle/vedel')
  for (const seat of [0, 1]) await page.locator('.seat select').nth(seat).selectOption('computer:marshal-4')
  // What is shown and what is announced, each with its time in milliseconds.
  await page.evaluate(() => {
    const said: [what: string, at: number][] = []
    Object.assign(globalThis, { said })
    const look = (selector: string) => {
      const text = document.querySelector(selector)?.textContent ?? ''
      if (said.findLast(([what]) => what.startsWith(selector))?.[0] !== `${selector} ${text}`)
        said.push([`${selector} ${text}`, performance.now()])
    }
    const lookAll = () => ['#decision', '.announcer'].forEach(look)
    lookAll()
    new MutationObserver(lookAll).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  const said = () => page.evaluate(() => (globalThis as unknown as { said: [string, number][] }).said)
  await expect
    .poll(said, { timeout: 60_000 })
    .toContainEqual(['.announcer The computer is thinking …', expect.any(Number)])
  const heard = await said()
  const whenOf = (what: string) =>
    heard.find(([one]) => one === `${what} The computer is thinking …`)?.[1] ?? Number.NaN
  expect(whenOf('.announcer') - whenOf('#decision')).toBeGreaterThan(500)
  const thinking = page.locator('.decision.thinking')
  await thinking.waitFor()
  await page.getByRole('button', { name: 'Look back' }).first().click()
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await expect.poll(() => page.locator('.bar.replay output').innerText()).toMatch(/^Moment 1 of /)
  await expect.poll(() => thinking.count()).toBe(0)
  // It thinks on, for much longer than this.
  await page.waitForTimeout(1_500)
  expect(await thinking.count()).toBe(0)
  await page.getByRole('button', { name: 'To the present' }).click()
  await thinking.waitFor()
  expectNoComplaints(page)
}, 300_000)
