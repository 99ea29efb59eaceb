import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fillWithOldGames, oldGame } from '../server/old-games.ts'
import { house } from './harness.ts'

// Players come back to a game that was begun by rules which the server does not have any more.

const at = house(fillWithOldGames)

test('each player is told why the game cannot go on, keeps its record, and they meet again in a new one', async () => {
  const { match, keys } = oldGame('generals')
  const white = await at.person()
  await white.goto(`#/seat/${match}/${keys.white}`)
  await white.getByRole('heading', { name: 'This game cannot go on here' }).waitFor()
  await white.getByText('It was begun by version 1 of the rules, and here they have version').waitFor()
  const [download] = await Promise.all([white.waitForEvent('download'), white.getByRole('button', { name: 'Save the record' }).click()])
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

test('a spectator is told too, and can do nothing', async () => {
  const guest = await at.person()
  await guest.goto(`#/watch/${oldGame('eagle').match}`)
  await guest.getByText('Its players can begin it again.').waitFor()
  expect(await guest.getByRole('button', { name: 'Begin the same game again' }).count()).toBe(0)
  expect(await guest.getByRole('button', { name: 'Save the record' }).count()).toBe(0)
})
