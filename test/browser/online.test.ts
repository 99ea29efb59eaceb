import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, logOf, until } from './harness.ts'
import { answer, isAsked, picker, playOut, writeOrders } from './playing.ts'
import { sitDown as sitDownAt } from './sitting.ts'

const at = house()

const sitDown = () => sitDownAt(at)

test('two browsers play a whole game over the network, watch it again and believe the dice', async () => {
  const [ann, ben] = await sitDown()
  expect(await playOut([ann, ben], picker())).toBeGreaterThan(20)
  expectNoComplaints(ann)
  expectNoComplaints(ben)
  await expectAccessible(ann, 'end of the game')

  await ann.getByRole('button', { name: 'Watch it again' }).click()
  await ann.locator('.bar.replay').waitFor()
  await expectAccessible(ann, 'replay')
  const download = ann.waitForEvent('download')
  await ann.getByRole('button', { name: 'Save the record' }).click()
  const record = await (await download).path()
  const { status, stdout } = spawnSync(process.execPath, [
    fileURLToPath(new URL('../../bin/grognard.js', import.meta.url)),
    'verify',
    record,
  ])
  expect([status, stdout.toString()]).toEqual([0, expect.stringContaining('is good')])
  expect(readFileSync(record, 'utf8').split('\n', 1)[0]).toContain('"commitment"')

  await ann.getByRole('button', { name: 'Check the dice' }).click()
  await expect.poll(() => ann.getByRole('dialog').innerText(), { timeout: 30_000 }).toContain('The dice are good')
  await expect.poll(() => ann.getByRole('dialog').innerText()).toContain('You can trust these dice against everyone')
  await ann.keyboard.press('Escape')

  // If this browser had been shown another match, it would not take this record for its own.
  await ann.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('grognard.dice.'))) {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...kept, chain: '0'.repeat(32) }))
    }
  })
  await ann.getByRole('button', { name: 'Check the dice' }).click()
  await expect
    .poll(() => ann.getByRole('dialog').innerText(), { timeout: 30_000 })
    .toContain('the record of a different match')
  expectNoComplaints(ann)
}, 600_000)

test('a player who loads the page again in the middle of a plan finds the game as it was', async () => {
  const [ann, ben] = await sitDown()
  await answer(ben, picker(3))
  await writeOrders(ann, picker(5), 2)
  await ann.reload()
  await ann.locator('.sheet-total').waitFor()
  await answer(ann, picker(5))
  for (const page of [ann, ben]) await page.locator('#tab-log').click()
  await until(
    'the round goes on',
    () => logOf(ann),
    (text) => text.includes('Fast movement'),
  )
  const before = await logOf(ben)
  await ben.reload()
  await ben.locator('#tab-log').click()
  await until(
    'the log is as it was',
    () => logOf(ben),
    (text) => text.startsWith(before.slice(0, 200)),
  )
})

test('a server that is killed and started again has lost nothing, and both go on by themselves', async () => {
  const [ann, ben] = await sitDown()
  await answer(ann, picker(11))
  await until(
    'White has closed',
    () => isAsked(ann),
    (asked) => !asked,
  )
  await at.served.kill()
  await until(
    'the break is told',
    () => ben.locator('.banner').count(),
    (banners) => banners === 1,
  )
  await at.served.start()
  await until(
    'the link is back',
    () => ben.locator('.banner').count(),
    (banners) => banners === 0,
  )
  await answer(ben, picker(13))
  for (const page of [ann, ben]) await page.locator('#tab-log').click()
  for (const page of [ann, ben])
    await until(
      'the round goes on',
      () => logOf(page),
      (text) => text.includes('Fast movement'),
    )
  // Both see the same game.
  await until(
    'the same score',
    async () => Promise.all([ann, ben].map((page) => page.locator('.panel-head').innerText())),
    ([one, other]) => one === other,
  )
})

test('a choice that has revealed something is taken back if the other agrees, back to the last real choice', async () => {
  const [ann, ben] = await sitDown()
  await writeOrders(ann, picker(5), 2)
  await ann.locator('.tools-finish').click()
  // Black orders nothing, so that White is asked hardly anything before changing his mind.
  await ben.getByRole('button', { name: 'No orders this round' }).click()
  await ben.waitForTimeout(600)
  await ben.getByRole('button', { name: 'No orders at all? Confirm' }).click()
  for (const page of [ann, ben]) await page.locator('#tab-log').click()
  await until(
    'the round goes on',
    () => logOf(ann),
    (text) => text.includes('Fast movement'),
  )
  for (const agrees of [false, true]) {
    await ann.getByRole('button', { name: 'Take back', exact: true }).click()
    await ann.getByRole('dialog').getByRole('button', { name: 'Ask' }).click()
    await until(
      'the request is seen on both sides',
      () => Promise.all([ann, ben].map((page) => page.locator('.request:not(.offer)').count())),
      ([one, other]) => one === 1 && other === 1,
    )
    await ben
      .locator('.request')
      .getByRole('button', { name: agrees ? 'Agree' : 'Refuse' })
      .click()
    if (!agrees) await ann.getByText('The other side does not agree').waitFor()
  }
  await ann.locator('.sheet-total').waitFor()
  await expect.poll(() => ann.locator('#decision').innerText()).toContain('orders')
  for (const page of [ann, ben]) expectNoComplaints(page)
})

test('the friends talk, one resigns, and they play again with sides changed', async () => {
  const [ann, ben] = await sitDown()
  await ann.locator('#tab-players').click()
  await ben.locator('#tab-players').click()
  await ann.getByLabel('Say something').fill('Vive l’Empereur!')
  await ann.getByRole('button', { name: 'Send' }).click()
  await until(
    'it is heard',
    () => ben.locator('.chat').innerText(),
    (text) => text.includes('Vive l’Empereur!'),
  )
  await expectAccessible(ben, 'players')
  await ben.getByRole('button', { name: 'Resign' }).click()
  await ben.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await until(
    'White has won',
    () => ann.locator('.card-over.end').innerText(),
    (text) => text.includes('You have won'),
  )
  await expect.poll(() => ben.locator('.card-over.end').innerText()).toContain('You have lost')
  await ann.locator('.card-over.end').getByRole('button', { name: 'Play again with sides changed' }).click()
  await ben.locator('.request').getByRole('button', { name: 'Play again with sides changed' }).click()
  for (const page of [ann, ben]) await page.locator('.sheet-total').waitFor()
  await ann.locator('#tab-players').click()
  await expect.poll(() => ann.locator('.player', { hasText: 'Black' }).innerText()).toContain('you')
})
