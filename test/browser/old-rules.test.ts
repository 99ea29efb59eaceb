import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DATABASE } from '../../src/server/index.ts'
import { fillWithOldGames, oldGame } from '../server/old-games.ts'
import { expectNoComplaints, house } from './harness.ts'

// Players come back to a game begun with rules that the server no longer has.

/** In the game that is over no player has sat down at black yet: what would be black's key is the invitation. */
const at = house((folder) => {
  fillWithOldGames(folder)
  const database = new DatabaseSync(join(folder, DATABASE))
  const black = createHash('sha256').update(oldGame('over').keys.black).digest('hex')
  const { changes } = database
    .prepare('UPDATE seats SET key_hash = NULL, invitation_hash = ? WHERE key_hash = ?')
    .run(black, black)
  database.close()
  expect(changes).toBe(1)
})

test('each player reads why the game cannot go on, one saves its record, and both meet in a new game', async () => {
  const { match, keys } = oldGame('generals')
  const white = await at.person()
  await white.goto(`#/seat/${match}/${keys.white}`)
  await white.getByRole('heading', { name: 'This game cannot go on here' }).waitFor()
  await white.getByText('It began with version 1 of the rules; this table now has version').waitFor()
  const [download] = await Promise.all([
    white.waitForEvent('download'),
    white.getByRole('button', { name: 'Save the record' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('generals-marengo.jsonl')
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^\{"grognard":1,"ruleset":"generals","version":1,/)
  await white.getByRole('button', { name: 'Begin the same game again' }).click()
  await white.waitForURL(/#\/play\//)

  const black = await at.person({ language: 'es' })
  await black.goto(`#/seat/${match}/${keys.black}`)
  await black.getByRole('heading', { name: 'Esta partida no puede continuar aquí' }).waitFor()
  await black.getByRole('button', { name: 'Empezar otra vez la misma partida' }).click()
  await black.waitForURL(/#\/play\//)
  for (const page of [white, black]) await page.locator('.sheet-total').waitFor()
  const matchIn = (url: string) => /#\/play\/([^/]+)\//.exec(url)?.[1]
  expect(matchIn(black.url())).toBe(matchIn(white.url()))
  expect(matchIn(black.url())).not.toBe(match)
})

test('a spectator of a game with older rules can do nothing; its players can begin it again', async () => {
  const guest = await at.person()
  await guest.goto(`#/watch/${oldGame('eagle').match}`)
  await guest.getByText('Its players can begin it again.').waitFor()
  expect(await guest.getByRole('button', { name: 'Begin the same game again' }).count()).toBe(0)
  expect(await guest.getByRole('button', { name: 'Save the record' }).count()).toBe(0)
})

test('a guest invited to a game with older rules reads that it cannot go on, and can begin it again', async () => {
  const { match, keys } = oldGame('over')
  const guest = await at.person()
  await guest.goto(`#/join/${match}/black/${keys.black}`)
  await guest.getByRole('heading', { name: 'This game cannot go on here' }).waitFor()
  await guest.getByRole('button', { name: 'Begin the same game again' }).click()
  await guest.waitForURL((url) => /#\/play\//.test(url.hash) && !url.hash.includes(match))
  await guest.locator('.table-screen').waitFor()
})

/** Makes what this browser keeps of a game look as if an older version of its rules had begun it. */
const makeOld = (page: Page, match: string) =>
  page.evaluate(
    (id) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('grognard')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const tx = db.transaction('lines', 'readwrite')
          const lines = tx.objectStore('lines')
          const found = lines.get([id, 0])
          found.onsuccess = () => lines.put(found.result.replace(/"version":\d+/, '"version":1'), [id, 0])
          tx.onerror = () => reject(tx.error)
          tx.oncomplete = () => {
            db.close()
            resolve()
          }
        }
      }),
    match,
  )

test('a game in this browser with older rules is saved and begun again, and the list of games holds both', async () => {
  const page = await at.person()
  await page.goto('/#/new/generals/marengo')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('.sheet-total').waitFor()
  const match = /#\/local\/([^/]+)/.exec(page.url())?.[1] as string
  await page.goto('/')
  await makeOld(page, match)
  await page.reload()
  await page.locator(`.resume a[href*="${match}"]`).click()
  await page.getByRole('heading', { name: 'This game cannot go on here' }).waitFor()
  await page.getByText('It began with version 1 of the rules; this table now has version').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^\{"grognard":\d,"ruleset":"generals","version":1,/)
  await page.getByRole('button', { name: 'Begin the same game again' }).click()
  await page.waitForURL((url) => /#\/local\//.test(url.hash) && !url.hash.includes(match))
  await page.locator('.sheet-total').waitFor()
  // Both are in the list; the old one says the same when it is opened again, and can be removed.
  await page.goto('/')
  await page.reload()
  await page.locator('.resume .game').nth(1).waitFor()
  await expect.poll(() => page.locator('.resume .game').count()).toBe(2)
  await page.locator(`.resume a[href*="${match}"]`).click()
  await page.getByRole('heading', { name: 'This game cannot go on here' }).waitFor()
  await page.goto('/')
  await page
    .locator('.resume .game', { has: page.locator(`a[href*="${match}"]`) })
    .getByRole('button')
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.locator(`.resume a[href*="${match}"]`).waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('.resume .game').count()).toBe(1)
  expectNoComplaints(page, /could not be opened|cannot be opened|played by version|was changed/)
})
