import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoComplaints, house } from './harness.ts'
import { beginBoth } from './outpost.ts'
import { clash, writePack } from './packs.ts'

/** A brigade dragged beside another comes into line with it. */

const folder = mkdtempSync(join(tmpdir(), 'grognard-dressing-'))
writePack(folder, { corps: clash() })
const at = house(undefined, () => ['--pack', folder])

const baseOf = async (page: Page, name: string) => {
  const box = await page.locator(`.piece[aria-label^="${name}"] .base-card`).boundingBox()
  if (!box) throw new Error(`${name} is not on the screen`)
  return box
}

/** The lines of all matches that this browser keeps. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const lines = (await done(indexedDB.open('grognard'))).transaction('lines').objectStore('lines')
    return (await done(lines.getAll())).join('\n')
  })

test('a drag to the flank of a friend makes the exact move to that place', async () => {
  const page = await at.person()
  await beginBoth(page, 'clash', (asked) => asked.startsWith('4 French Corps: spend'))
  await page.locator('.choice-pieces button', { hasText: '16 French' }).click()
  const [own, friend] = [await baseOf(page, '16 French'), await baseOf(page, '15 French')]
  const [x, y] = [own.x + own.width / 2, own.y + own.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  // Both face east: fronts nearly level, to the right of its friend.
  const [toX, toY] = [friend.x + friend.width - own.width / 2 + 3, friend.y + friend.height + own.height / 2 + 2]
  await page.mouse.move(toX - 20, toY, { steps: 4 })
  await page.mouse.move(toX, toY, { steps: 4 })
  await page.mouse.up()
  await page.locator('.hand-ruled', { hasText: 'beside a friend' }).waitFor()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect.poll(() => kept(page)).toContain('dress on fr-15')
  await expect.poll(async () => Math.abs((await baseOf(page, '16 French')).x - own.x)).toBeGreaterThan(20)
  const [there, beside] = [await baseOf(page, '16 French'), await baseOf(page, '15 French')]
  expect(Math.abs(there.x + there.width - beside.x - beside.width)).toBeLessThan(1)
  expectNoComplaints(page)
})
