import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectNoComplaints, house, PHONE, until } from './harness.ts'
import { beginOutpost } from './outpost.ts'

/** The hand on the table in inches: drag, steps, keys, text and touch. */

const at = house()

const piece = (page: Page, name: string) => page.locator(`.piece[aria-label^="${name}"]`)
const ghost = (page: Page) => page.locator('.hand-ghost')
/** The pose of a piece, or of its ghost, as placed in the drawing. */
const poseOf = async (thing: Locator): Promise<string> => {
  const [x, y, turn] = await thing.evaluate((one) => {
    const { e, f, a, b } = new DOMMatrix(getComputedStyle(one).transform)
    return [e, f, (Math.atan2(b, a) * 180) / Math.PI]
  })
  return [x, y, turn].map((value) => Math.round(4 * (value ?? 0)) / 4).join(' ')
}
const middle = async (thing: Locator): Promise<{ x: number; y: number }> => {
  const box = await thing.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
const typed = (page: Page) => page.locator('.hand-typed input')
const pips = async (page: Page) => Number(/\d+/.exec(await page.locator('.corps-pips').innerText())?.[0])

test('a drag, nudges and a typed move reach the same place, and the move goes there', async () => {
  const page = await at.person()
  await beginOutpost(page)
  const unit = piece(page, '16 French')
  await unit.focus()
  await page.keyboard.press('Enter')
  for (let k = 0; k < 10; k++) await page.keyboard.press('ArrowUp')
  for (let k = 0; k < 4; k++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press(']')
  const nudged = await poseOf(ghost(page))
  expect(await typed(page).inputValue()).toBe('R5 2.5 R1')
  const place = await middle(ghost(page).locator('.base-card'))

  await page.keyboard.press('Escape')
  await ghost(page).waitFor({ state: 'detached' })
  await typed(page).fill('R5 2.5 R1')
  await typed(page).press('Enter')
  expect(await poseOf(ghost(page))).toBe(nudged)
  await page.getByRole('button', { name: 'Start over' }).click()
  await ghost(page).waitFor({ state: 'detached' })

  // With Alt a drag snaps to nothing.
  await page.keyboard.down('Alt')
  const from = await middle(unit.locator('.base-card'))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(place.x - 20, place.y, { steps: 4 })
  await page.mouse.move(place.x, place.y, { steps: 4 })
  await page.mouse.up()
  await page.keyboard.up('Alt')
  expect(await typed(page).inputValue()).toBe('0 2.5 R1')
  await page.getByRole('button', { name: 'Turn 5 degrees right' }).click()
  expect(await poseOf(ghost(page))).toBe(nudged)
  await expectAccessible(page, 'a move in the hand')

  const left = await pips(page)
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await until(
    'the unit stands there',
    () => poseOf(unit),
    (pose) => pose === nudged,
  )
  expect(await pips(page)).toBe(left - 1)
  expectNoComplaints(page)
})

test('a place that is refused says why, with the rule', async () => {
  const page = await at.person()
  await beginOutpost(page)
  await piece(page, '16 French').click()
  await typed(page).fill('12')
  await typed(page).press('Enter')
  await page.locator('.hand-why', { hasText: '5.3' }).waitFor()
  await typed(page).fill('ahead')
  await typed(page).press('Enter')
  await page.locator('.hand-typed [role="alert"]').waitFor()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  expect(await page.locator('.hand-why').getAttribute('role')).toBe('alert')
  await page.locator('.hand-why .cite').click()
  await page.getByText('5.3', { exact: true }).first().waitFor()
  expectNoComplaints(page)
})

test('the table shows why a move is forbidden, and a button that makes it; Escape lets go of a drag', async () => {
  const page = await at.person()
  await beginOutpost(page)
  const unit = piece(page, '11 French Light Cavalry')
  const [from, friend] = [await middle(unit.locator('.base-card')), await middle(piece(page, '14 French'))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(friend.x, friend.y, { steps: 6 })
  const ending = page.locator('.hand-ending')
  await ending.getByText(/only ahead|way is not clear/).waitFor()
  await page.keyboard.press('Escape')
  await ghost(page).waitFor({ state: 'detached' })
  await page.mouse.move(from.x + 60, from.y, { steps: 4 })
  await page.mouse.up()
  expect(await ghost(page).count()).toBe(0)

  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y, { steps: 6 })
  await page.mouse.up()
  const pose = await poseOf(ghost(page))
  await page.getByRole('button', { name: 'Move it there' }).click()
  await until(
    'the cavalry stands there',
    () => poseOf(unit),
    (now) => now === pose,
  )
  expectNoComplaints(page)
})

test('a press on an enemy that the chosen unit cannot strike says why, with the rule', async () => {
  const page = await at.person()
  await beginOutpost(page)
  const tip = page.locator('#tip')
  await piece(page, 'Battery of 4 French Corps').click()
  await piece(page, '4 Prussian Landwehr').click()
  await tip.getByText(/guns/i).waitFor()
  await tip.locator('.cite').click()
  await page.locator('#rule-7\\.4, [id="rule-7.4"]').first().waitFor()
  expectNoComplaints(page)
})

test('a handle turns a unit, even all the way round on the spot', async () => {
  const page = await at.person()
  await beginOutpost(page)
  const unit = piece(page, '14 French')
  await unit.click()
  const knob = await middle(page.locator('.hand-knob'))
  const centre = await middle(unit.locator('.base-card'))
  await page.mouse.move(knob.x, knob.y)
  await page.mouse.down()
  await page.mouse.move(centre.x, centre.y + 60, { steps: 6 })
  await page.mouse.move(centre.x - 80, centre.y, { steps: 6 })
  await page.mouse.up()
  expect(await typed(page).inputValue()).toMatch(/^[LR]1[78]\d 0$/)
  const turned = await poseOf(ghost(page))
  await page.keyboard.press('Enter')
  await until(
    'it faces the other way',
    () => poseOf(unit),
    (pose) => pose === turned,
  )
  expectNoComplaints(page)
})

test('a whole activation can be played with only the keyboard', async () => {
  const page = await at.person()
  await beginOutpost(page)
  const status = page.locator('.hand-panel [role="status"]')
  await page.locator('.view').focus()
  // Takes the next body that can act and moves it a little, until no pip is left.
  const decision = () => page.locator('.decision').first().innerText()
  const isSpending = async () => /the last pip|spend \d+ pips/.test(await decision())
  let left = await pips(page)
  for (const began = left; left > 0 && left <= began; ) {
    await page.keyboard.press('n')
    await page.locator('.hand-panel').waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await until(
      'it is told',
      () => status.innerText(),
      (text) => /^0\.5 (inches ahead|north)/.test(text),
    )
    await page.keyboard.press('Enter')
    const before = left
    await until('the pip is paid', async () => !(await isSpending()) || (await pips(page)) !== before, Boolean)
    const now = (await isSpending()) ? await pips(page) : 0
    // A new turn begins with new pips.
    left = now > before ? 0 : now
  }
  expect(left).toBe(0)
  expectNoComplaints(page)
})

test('a ruler measures the distance between two units', async () => {
  const page = await at.person()
  await beginOutpost(page)
  await page.getByRole('button', { name: 'Measure freely' }).click()
  const [one, other] = [await middle(piece(page, '14 French')), await middle(piece(page, '16 French'))]
  await page.mouse.move(one.x, one.y)
  await page.mouse.down()
  await page.mouse.move(other.x, other.y, { steps: 6 })
  await page.mouse.up()
  await page.locator('.hand-measuring p', { hasText: /From 14 French to 16 French: [\d.]+″/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.hand-measuring p').waitFor({ state: 'detached' })
  expectNoComplaints(page)
})

test('on a phone a unit is touched, placed, dragged, adjusted by steps and confirmed', async () => {
  const page = await at.person({ viewport: PHONE, hasTouch: true, isMobile: true })
  await beginOutpost(page)
  const unit = piece(page, '14 French')
  const from = await middle(unit.locator('.base-card'))
  await page.touchscreen.tap(from.x, from.y)
  await page.locator('.hand-panel').waitFor()
  // The chosen unit may first come into view.
  let there = await middle(unit.locator('.base-card'))
  const hasSettled = async () => {
    const before = there
    there = await middle(unit.locator('.base-card'))
    return before.x === there.x && before.y === there.y
  }
  await until('the table rests', hasSettled, Boolean)
  await page.touchscreen.tap(there.x + 45, there.y)
  await ghost(page).waitFor()
  // A finger on it moves the unit, not the table.
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints })
  const [placed, held] = [await poseOf(ghost(page)), await middle(ghost(page).locator('.base-card'))]
  const table = await page.locator('.view-layer').getAttribute('style')
  await touch('touchStart', held)
  for (let k = 1; k <= 6; k++) await touch('touchMove', { x: held.x - 2 * k, y: held.y })
  await touch('touchEnd')
  await until(
    'it has been dragged',
    () => poseOf(ghost(page)),
    (now) => now !== placed,
  )
  expect(await page.locator('.view-layer').getAttribute('style')).toBe(table)
  await page.getByRole('button', { name: 'Turn 5 degrees left' }).tap()
  await page.getByRole('button', { name: 'A quarter of an inch ahead' }).tap()
  const pose = await poseOf(ghost(page))
  await page.getByRole('button', { name: 'Move it there' }).tap()
  await until(
    'the unit stands there',
    () => poseOf(unit),
    (now) => now === pose,
  )
  await expectAccessible(page, 'the hand on a phone')
  expectNoComplaints(page)
})

test('a tap on a target shows the odds before the player strikes', async () => {
  const page = await at.person({ viewport: PHONE, hasTouch: true, isMobile: true })
  await beginOutpost(page)
  await page.locator('.choice-pieces').getByText('Battery of 4 French Corps').tap()
  const before = await pips(page)
  await piece(page, '1 Prussian,').tap()
  await page.locator('.odds-over', { hasText: 'Battery of 4 French Corps fires at 1 Prussian' }).waitFor()
  expect(await pips(page)).toBe(before)
  await expectAccessible(page, 'odds on a phone')
  await page.locator('.hand-ending').getByRole('button', { name: 'Fire at 1 Prussian' }).tap()
  await page.locator('.engagement', { hasText: 'Battery of 4 French Corps fires at 1 Prussian' }).waitFor()
  expectNoComplaints(page)
})
