import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, PHONE, until } from './harness.ts'
import { ambush, asChosen, skirmish, writePack } from './packs.ts'
import { answer, picker, playOut } from './playing.ts'

// A designer's own data in the browser: checked, kept, played with, removed; and on a server that is started with them.

const folder = mkdtempSync(join(tmpdir(), 'grognard-packs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let served: string | undefined
const at = house(undefined, () => (served === undefined ? [] : ['--pack', served]))

const data = (page: Page) => page.locator('details', { has: page.getByRole('heading', { name: 'Data' }) })
const faultOf = (page: Page) => page.locator('.pack-picker .fault')
const chip = (page: Page) => page.locator('.panel-bar .by-data')
const openData = async (page: Page) => {
  await data(page).locator('summary').click()
  await page.locator('.pack-picker').waitFor()
}
const chooseFiles = (page: Page, files: Readonly<Record<string, unknown>>) =>
  page.getByLabel('Choose files').setInputFiles(asChosen(files))
const adds = async (page: Page, ruleset: string, scenario: string, name: string, files: Record<string, unknown>) => {
  await page.goto(`/#/new/${ruleset}/${scenario}`)
  await openData(page)
  await page.getByLabel('Name of the data').fill(name)
  await chooseFiles(page, files)
  await page.waitForURL(/data=[0-9a-f]{16}/, { timeout: 120_000 })
}
const verify = (record: string, ...more: string[]) =>
  spawnSync(process.execPath, [
    fileURLToPath(new URL('../../bin/grognard.js', import.meta.url)),
    'verify',
    record,
    ...more,
  ])
const savedRecord = async (page: Page): Promise<string> => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the record' }).click()
  return (await download).path()
}

test('wrong files are refused with the file, the place and what is expected, and nothing of them is kept', async () => {
  const page = await at.person()
  await page.goto('/#/new/eagle/vedel')
  await openData(page)
  await expectAccessible(page, 'own data')
  const good = ambush()
  const { rows: _, ...map } = good['map.json'] as Record<string, unknown>
  for (const [files, why] of [
    [{ 'map.json': '{ "title": ' }, /^map\.json: not JSON/],
    [{ 'map.json': map }, /^map\.json: rows: /],
    [{ 'maps.json': {} }, /^maps\.json: no file that can be replaced; there are forces\.json, /],
    [{ 'map.json': '['.repeat(2_000) + ']'.repeat(2_000) }, /^map\.json: nested deeper than 32 brackets/],
    [{ 'map.json': ' '.repeat(5 << 20) }, /^map\.json: it has 5242880 bytes; at most 4194304 are read/],
    [{ ...good, 'map.json': { ...map, rows: 3 } }, /^map\.json: hexes\.\w+: there is no such hex/],
  ] as const) {
    await chooseFiles(page, files)
    await until(
      `what is wrong with ${Object.keys(files)}`,
      () => faultOf(page).innerText(),
      (text) => why.test(text) && text.endsWith('Nothing has changed: fix the file and choose the files again.'),
    )
  }
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('') })
  await expect.poll(() => faultOf(page).innerText()).toContain('This file does not belong to this system.')
  await expect.poll(() => page.getByRole('radiogroup').getByRole('radio').count()).toBe(1)
  expect(page.url()).not.toContain('data=')
  expectNoComplaints(page)
})

test('another map and a shorter scenario are played, reloaded and watched again, and the dice are good', async () => {
  const page = await at.person()
  await adds(page, 'eagle', 'vedel', 'Ambush', ambush())
  await expect.poll(() => page.locator('select.title').inputValue()).toBe('eagle/ambush')
  await expect.poll(() => page.locator('select.title optgroup:has(option[value^="eagle/"]) option').count()).toBe(1)
  await expect.poll(() => page.locator('main').innerText()).toContain('One turn, on another map.')
  // The name appears in its group, and the keyboard focus stays where it was.
  const [box, badge] = [await data(page).boundingBox(), await data(page).locator('.badge').boundingBox()]
  expect(badge && box && badge.y >= box.y && badge.x >= box.x).toBe(true)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')), { timeout: 10_000 })
    .toBe('radio')
  await expectAccessible(page, 'a pack is chosen')
  // The address lets the page find it again.
  await page.reload()
  for (const seat of [0, 1]) await page.locator('.seat select').nth(seat).selectOption('computer:drill')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await chip(page).waitFor()
  await expect.poll(() => chip(page).innerText()).toBe('by the data “Ambush”')
  await page.reload()
  await chip(page).waitFor()
  // Moves made while the page was reloading wait to be viewed.
  const passed = page.getByRole('button', { name: 'To the present', exact: true })
  await expect
    .poll(
      async () => {
        if (await passed.isVisible()) await passed.click()
        return page.locator('.card-over.end').count()
      },
      { timeout: 120_000 },
    )
    .toBe(1)
  await page.getByRole('button', { name: 'Watch it again' }).click()
  await page.locator('.bar.replay').waitFor()
  await expect.poll(() => chip(page).innerText()).toBe('by the data “Ambush”')
  await page.getByRole('button', { name: 'Check the dice' }).click()
  await expect.poll(() => page.getByRole('dialog').innerText(), { timeout: 30_000 }).toContain('The dice are good')
  await page.keyboard.press('Escape')
  await page.reload()
  await page.locator('.bar.replay').waitFor()
  const record = await savedRecord(page)
  expect(verify(record).stdout.toString()).toContain("played with other data of 'eagle'")
  const pack = writePack(join(folder, 'Ambush'), { eagle: ambush() })
  expect(verify(record, '--pack', pack).status).toBe(0)
  await page.goto('/#/')
  await expect.poll(() => page.locator('.resume').innerText()).toContain('A short ambush')
  expectNoComplaints(page)
})

test('a game against the computer is played on a phone with other scenarios, tables and boards', async () => {
  const page = await at.person({ viewport: PHONE, hasTouch: true, isMobile: true })
  await adds(page, 'generals', 'marengo', 'Skirmishes', skirmish())
  await expectAccessible(page, 'own data on a phone')
  await expect.poll(() => page.locator('main').innerText()).toContain('Three against three.')
  await page.locator('summary', { hasText: 'Options' }).click()
  await page.locator('#option-board').selectOption({ label: 'By the brook' })
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('.sheet-total').waitFor()
  await answer(page, picker(3))
  await page.reload()
  await chip(page).waitFor()
  await expect.poll(() => chip(page).innerText()).toBe('by the data “Skirmishes”')
  await playOut([page], picker(5))
  expectNoComplaints(page)
})

test('files that were chosen before the list of replaceable files has come are taken', async () => {
  const page = await at.person()
  const held: (() => Promise<void>)[] = []
  let isOpen = false
  await page.route(/\/assets\/designed-[\w-]+\.js/, async (route) => {
    const response = await route.fetch()
    const go = () => route.fulfill({ response })
    // The module that names the files of a system.
    if (!isOpen && (await response.text()).includes('tables.json')) held.push(go)
    else await go()
  })
  await page.goto('/#/new/generals/marengo')
  await openData(page)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await chooseFiles(page, skirmish())
  await page.getByText(/^Checking/).waitFor()
  isOpen = true
  for (const go of held) await go()
  await page.waitForURL(/data=[0-9a-f]{16}/, { timeout: 120_000 })
  expectNoComplaints(page)
})

test('a game asks for data that were removed, refuses other files, and opens with the right ones', async () => {
  const page = await at.person()
  await adds(page, 'generals', 'marengo', 'Skirmishes', skirmish())
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('.sheet-total').waitFor()
  const game = page.url()
  await page.goto('/#/new/generals/marengo?data=shipped')
  await openData(page)
  await page.getByRole('button', { name: 'Remove Skirmishes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => page.getByRole('radiogroup').getByRole('radio').count()).toBe(1)
  await page.goto(game)
  await page.reload()
  await page.getByRole('heading', { name: 'The data for this game is missing' }).waitFor()
  await expect.poll(() => page.locator('main').innerText()).toContain('“Skirmishes”')
  await expectAccessible(page, 'data are missing')
  // Drops good files; without the tables they make other data.
  const { 'tables.json': _, ...others } = skirmish()
  const drop = await page.evaluateHandle(
    (files) => {
      const transfer = new DataTransfer()
      for (const [path, text] of files) transfer.items.add(new File([text], path.split('/').at(-1) ?? path))
      return transfer
    },
    Object.entries(others).map(([path, value]) => [path, JSON.stringify(value)] as const),
  )
  await page.locator('.pack-picker').dispatchEvent('dragover', { dataTransfer: drop })
  await page.locator('.pack-picker').dispatchEvent('drop', { dataTransfer: drop })
  await expect
    .poll(() => page.locator('.bring-data').innerText(), { timeout: 10_000 })
    .toContain('not the ones of this game')
  // The folder that --pack takes, with the files of another system beside these.
  const both = writePack(join(folder, 'both'), { generals: skirmish(), eagle: ambush() })
  await page.getByLabel('Choose a folder').setInputFiles(both)
  await page.locator('.sheet-total').waitFor()
  expectNoComplaints(page, /cannot be opened UserError: line 1: played with other data/)
})

test('two browsers play with the data of their server, and elsewhere their record says what is missing', async () => {
  const before = await at.person()
  await before.goto('/#/new/generals/marengo')
  await before.locator('.seat select').nth(1).selectOption('friend')
  await before.getByRole('button', { name: 'Begin and get the link' }).click()
  await before.waitForURL(/#\/links\//)
  const old = before.url().replace('/links/', '/watch/')

  served = writePack(join(folder, 'battles'), { generals: skirmish() })
  await at.served.kill()
  await at.served.start()
  const [ann, ben] = [await at.person(), await at.person({ language: 'es' })]
  await ann.goto('/#/new/generals/marengo')
  await ann.waitForURL(/new\/generals\/skirmish\?data=/)
  await ann.locator('.seat select').nth(1).selectOption('friend')
  await ann.getByRole('button', { name: 'Begin and get the link' }).click()
  await ben.goto(await ann.getByLabel('Link for Black').inputValue())
  await expect.poll(() => ben.locator('main').innerText()).toContain('«battles»')
  await ben.getByRole('textbox').fill('Ben')
  await ben.locator('button[type=submit]').click()
  await chip(ben).waitFor()
  await expect.poll(() => chip(ben).innerText()).toBe('con los datos «battles»')
  await ann
    .getByRole('link', { name: /To the table|Sit/ })
    .first()
    .click()
  await chip(ann).waitFor()
  await playOut([ann, ben], picker(7))
  await ann.getByRole('button', { name: 'Watch it again' }).click()
  await ann.locator('.bar.replay').waitFor()
  const record = await savedRecord(ann)
  // Games against the computer are played with the same data, which come from the server if this browser has lost them.
  await ann.goto('/#/new/generals/marengo')
  await ann.waitForURL(/data=/)
  await ann.getByRole('button', { name: 'Begin', exact: true }).click()
  await ann.locator('.sheet-total').waitFor()
  await ann.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('grognard-packs').onsuccess = resolve
      }),
  )
  await ann.reload()
  await ann.locator('.sheet-total').waitFor()
  // A game by link cannot be played with other data.
  await ann.goto('/#/new/generals/marengo?data=shipped')
  await ann.locator('.seat select').nth(1).selectOption('friend')
  await expect.poll(() => ann.locator('main').innerText()).toContain('use the data of this server')
  await expect.poll(() => ann.locator('button[type=submit]').isDisabled()).toBe(true)
  // A game begun with the shipped data is closed.
  await ann.goto(old)
  await ann.getByRole('heading', { name: 'This game cannot go on here' }).waitFor()

  served = undefined
  await at.served.kill()
  await at.served.start()
  const carl = await at.person()
  await carl.goto('/')
  await carl.locator('input[type=file]').setInputFiles(record)
  await carl.getByRole('heading', { name: 'The data for this game is missing' }).waitFor()
  await chooseFiles(carl, skirmish())
  await carl.locator('.bar.replay').waitFor()
  await expect.poll(() => chip(carl).innerText()).toBe('by the data “battles”')
  for (const page of [ann, ben, carl])
    expectNoComplaints(page, /ERR_CONNECTION|WebSocket|cannot be opened UserError: line 1: played with other data/)
})
