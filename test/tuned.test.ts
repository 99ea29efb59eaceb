import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { tunedSchema } from '../src/players/tuned-file.ts'
import { systems } from '../systems/node.ts'

const fileOf = (id: string, name: string): string =>
  fileURLToPath(new URL(`../systems/${id}/data/${name}`, import.meta.url))

describe.each(systems.filter(({ habit }) => habit !== undefined))('the weights of drill in $id', ({ id, habit }) => {
  test('are those of data/tuned.json if that exists, and have the names that drill knows', async () => {
    const { usual, tuned } = (await habit?.()) ?? { usual: {} }
    if (!existsSync(fileOf(id, 'tuned.json'))) return expect(tuned).toBeUndefined()
    const file = JSON.parse(readFileSync(fileOf(id, 'tuned.json'), 'utf8'))
    const { success, issues } = v.safeParse(tunedSchema(usual), file)
    const why = issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n')
    expect(
      success,
      `drill has other weights than when it was tuned; run '${file.found?.command} --write'.\n${why}`,
    ).toBe(true)
    expect(tuned, 'habit.tuned is the taste of data/tuned.json').toEqual(file.taste)
    expect(existsSync(fileOf(id, file.$schema)), `schemas.ts of ${id} publishes ${file.$schema}`).toBe(true)
  })
})

describe('the file of tuned weights', () => {
  const usual = { hold: 2, station: [[0, 1], [3]], hasty: { dare: 0.5 } }
  const points = { games: 10, share: 0.6, interval: [0.5, 0.7] }
  const both = { tuned: points, usual: points }
  const found = { command: 'tune', games: 10, gain: points, scenarios: {}, random: both, strangers: both }
  const fits = (taste: object) => v.is(tunedSchema(usual), { taste, found })

  test('must have the names, lists and groups of the usual weights, and finite numbers', () => {
    expect(fits({ hold: 1, station: [[0, 2], [9]], hasty: { dare: 1 } })).toBe(true)
    expect(fits({ hold: 1, station: [[0, 2], [9]], hasty: {} })).toBe(false)
    expect(fits({ hold: 1, station: [[0, 2], [9]], hasty: { dare: 1 }, more: 1 })).toBe(false)
    expect(fits({ hold: 1, station: [[0], [9]], hasty: { dare: 1 } })).toBe(false)
    expect(fits({ hold: 1, station: [[0, 2, 4], [9]], hasty: { dare: 1 } })).toBe(false)
    expect(fits({ hold: '1', station: [[0, 2], [9]], hasty: { dare: 1 } })).toBe(false)
    expect(fits({ hold: Number.POSITIVE_INFINITY, station: [[0, 2], [9]], hasty: { dare: 1 } })).toBe(false)
  })
})
