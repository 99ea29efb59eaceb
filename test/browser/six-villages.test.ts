import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, logOf, PHONE } from './harness.ts'
import { picker, playOut } from './playing.ts'

const at = house()

test('Six Villages is played against the computer to its end, and says who has won', async () => {
  const page = await at.person()
  await page.goto('/#/new/six-villages/lake')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('.lake').waitFor()
  await page.locator('.decision.mine .choices button').first().waitFor()
  await expectAccessible(page, 'Six Villages')
  await expect.poll(() => page.locator('.company').count()).toBe(6)
  await playOut([page], picker(3))
  await expect
    .poll(() => page.locator('.card-over.end h2').innerText())
    .toMatch(/^(You have won|You have lost|A draw)[. ]/)
  expectNoComplaints(page)
})

test('a player who intends to meet all attacks is not asked about any, and a reload keeps the intentions', async () => {
  const page = await at.person()
  let attacks = 0
  // In some games Red never attacks.
  for (let game = 0; game < 25 && attacks === 0; game++) {
    await page.goto('/#/new/six-villages/lake')
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await page.locator('.standing summary').click()
    const add = page.getByRole('button', { name: 'Add', exact: true })
    await page.locator('.standing-about select').selectOption('Oaks')
    await add.click()
    await expect.poll(() => page.locator('.standing-about .button').first().innerText()).toContain('Oaks')
    while (await add.count()) await add.click()
    await expectAccessible(page, 'intentions')
    await page.reload()
    await page.locator('.standing summary', { hasText: '6 set' }).waitFor()
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (/ is attacked by /.test(document.querySelector('#decision')?.textContent ?? ''))
          document.body.dataset.asked = 'yes'
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    await playOut([page], picker(3))
    expect(await page.locator('body').getAttribute('data-asked')).toBe(null)
    attacks = (await logOf(page)).match(/Red \d attacks /g)?.length ?? 0
  }
  expect(attacks).toBeGreaterThan(0)
  expectNoComplaints(page)
})

test('on a phone a company marches by two taps on the board', async () => {
  const page = await at.person({ viewport: PHONE })
  await page.goto('/#/new/six-villages/lake')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  const finish = page.locator('.decision.mine .tools-finish')
  for (const question of ['Drill no one', 'No ambush']) {
    await finish.filter({ hasText: question }).waitFor()
    await finish.click()
  }
  await finish.filter({ hasText: 'End the march' }).waitFor()
  const company = page.locator('.company:enabled').first()
  const name = await company.getAttribute('data-company')
  await company.click()
  const village = page.locator('.village-open').first()
  const where = (await village.locator('span').last().innerText()).trim()
  await village.click()
  await page.locator(`[data-village="${where}"] [data-company="${name}"]`).waitFor()
  expectNoComplaints(page)
})

test('in Spanish the board and its sentences are Spanish', async () => {
  const page = await at.person({ language: 'es' })
  await page.goto('/#/new/six-villages/lake')
  await page.locator('.button.main').first().click()
  await page.getByText('Instruye una compañía en secreto').first().waitFor()
  await expect.poll(() => page.locator('.village-name').allInnerTexts()).toContain('Puente del Molino')
  expectNoComplaints(page)
})
