import { expect, test } from 'vitest'
import { type SixVillages, sixVillages } from '../../systems/six-villages/rules/index.ts'
import { engine } from '../kernel/engine.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { act } from './act.ts'
import { resign } from './agreements.ts'
import { createMatch } from './match.ts'
import { CHIEF } from './players.ts'

/** Companies are formations: a player who acts with one must command it; what names no company is the chief's. */
const team: Ruleset<SixVillages> = {
  ...sixVillages,
  formation(p, seat, action) {
    const text = mini.print(p, action)
    const company = /(?:blue|red) (\d)/.exec(text)?.[1]
    return company === undefined || seat < 0 ? CHIEF : Number(company)
  },
}
const mini = engine(team)
const [BLUE, RED] = [0, 1]
const begin = () =>
  createMatch(mini, {
    scenario: 'lake',
    dice: { seed: '1' },
    players: {
      blue: [
        { name: 'Anna', formations: [CHIEF, 1] },
        { name: 'Bert', formations: [2, 3] },
      ],
    },
  }).match

test('a player commands his formations, and only them', () => {
  const match = begin()
  expect(act(match, BLUE, 'drill blue 2', { player: 'Anna' }).refusal).toEqual({
    rule: '2.1',
    reason: 'That is commanded by Bert, not by Anna.',
  })
  expect(act(match, BLUE, 'drill blue 2', { player: 'Bert' }).played).toBe(1)
  expect(act(match, BLUE, 'close', { player: 'Bert' }).refusal?.reason).toBe('That is commanded by Anna, not by Bert.')
  expect(act(match, BLUE, 'close', { player: 'Anna' }).played).toBe(1)
})

test('a plan for the formations of several players is handed in by the chief', () => {
  const match = begin()
  for (const seat of [BLUE, RED]) act(match, seat, 'close')
  expect(act(match, BLUE, ['ambush blue 2', 'close'], { player: 'Bert' }).refusal?.reason).toMatch(/commanded by Anna/)
  expect(act(match, BLUE, ['ambush blue 2', 'close'], { player: 'Anna' }).played).toBe(2)
})

test('only the chief can give up, and a seat of one player needs no list of players', () => {
  const match = begin()
  expect(resign(match, BLUE, { player: 'Bert' }).refusal?.reason).toMatch(/commanded by Anna/)
  expect(act(match, RED, 'drill red 2', { player: 'red' }).played).toBe(1)
  expect(resign(match, RED, { player: 'red' }).lines).toHaveLength(2)
})

test('a player who does not play the seat is refused', () => {
  expect(act(begin(), BLUE, 'close', { player: 'Carl' }).refusal?.reason).toBe('Carl does not play this seat.')
})

test('players of a seat that does not exist, or with names that no record can hold, are refused', () => {
  const create = (players: Record<string, { name: string }[]>) => () =>
    createMatch(mini, { scenario: 'lake', dice: { seed: '1' }, players })
  expect(create({ green: [{ name: 'Anna' }] })).toThrow("seat 'green' does not exist; there are blue, red")
  expect(create({ blue: [{ name: 'a\nb' }] })).toThrow('seats[0].players[0].name: control characters are not allowed')
  expect(create({ blue: [] })).toThrow('seats[0].players')
})
