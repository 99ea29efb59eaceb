import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, logOf } from './harness.ts'
import { answer, isAsked, picker } from './playing.ts'
import { sitDown } from './sitting.ts'

/**
 * A game by link in which one player is away: questions between his plans are answered for him, and both players know.
 */

const at = house()

test('a player whose questions are answered for him may leave after his plan, and the round is played on', async () => {
  const [ann, ben] = await sitDown(at)
  const offer = (page: typeof ann) => page.getByRole('note').filter({ hasText: 'Away at times?' })
  for (const page of [ann, ben]) await offer(page).waitFor()
  await expectAccessible(ben, 'the offer')
  await ben.getByRole('button', { name: 'Answer it for me' }).click()
  await offer(ben).waitFor({ state: 'detached' })
  await ann.getByText('The other side does so.').waitFor()
  await ann.getByRole('button', { name: 'Ask me each time' }).click()
  await offer(ann).waitFor({ state: 'detached' })
  // The offer is not made again, and the players' tab shows the answer.
  await ann.reload()
  await ann.locator('.sheet-total').waitFor()
  expect(await offer(ann).count()).toBe(0)
  await ann.locator('#tab-players').click()
  await ann.locator('.player', { hasText: 'Black' }).getByText('answered automatically').waitFor()
  await ann.locator('#tab-players').click()

  await answer(ben, picker(3))
  await ben.locator('#decision', { hasText: 'White must choose.' }).waitFor()
  expectNoComplaints(ben)
  await ben.close()
  await ann.locator('#tab-log').click()
  for (let turn = 0; !(await logOf(ann)).includes('Round 2'); turn++) {
    expect(turn).toBeLessThan(200)
    if (await isAsked(ann)) await answer(ann, picker(5)).catch(() => {})
    else await ann.waitForTimeout(200)
  }
  expectNoComplaints(ann)
})
