import { expect, test } from 'vitest'
import { findRuleset, findSystem } from '../../../../systems/node.ts'
import { feedOf } from '../../../host/feed.ts'
import { engine, SPECTATOR } from '../../../kernel/index.ts'
import { type PlayedEntry, playGame, recordGame } from '../../../lab/index.ts'
import { openMatch } from '../../../match/index.ts'
import { findPlayer } from '../../../players/index.ts'
import { prospects } from '../../../players/prospects.ts'
import { Timeline } from '../../table/timeline.ts'
import { chances } from './explaining.ts'

const system = findSystem('six-villages')

test('a game is played on from exactly the positions that the board shows at the given moments', async () => {
  const rules = engine(await findRuleset('six-villages'))
  const setup = { scenario: 'lake', options: {}, seed: 'chances' }
  const drill = await findPlayer('drill', system)
  const played: PlayedEntry[] = []
  playGame(rules, setup, [drill, drill], played)
  const text = recordGame(rules, setup, [], played)

  const match = openMatch(rules, text)
  const timeline = new Timeline(rules, match.fold.position.scenario)
  for (const update of feedOf(match, SPECTATOR, true).since(0)) timeline.add(update)
  const { length } = timeline
  const moments = [1, length >> 2, length >> 1, length - 1, length]
  const rounds = [0, 1, 2, 3, 4, 5]

  let found: unknown
  for await (const so of chances(rules, system, text, moments, rounds)) found = structuredClone(so)
  const shown = moments.map((at) => timeline.viewAt(at))
  expect(found).toEqual([...prospects(rules, drill, shown, rounds)].at(-1))
  expect(new Set(shown.map(({ cells }) => cells.join())).size).toBe(moments.length)
})
