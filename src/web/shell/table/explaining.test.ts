import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findRuleset, findSystem } from '../../../../systems/node.ts'
import { feedOf } from '../../../host/feed.ts'
import { engine, isRefusal, SPECTATOR } from '../../../kernel/index.ts'
import { type PlayedEntry, playGame, recordGame } from '../../../lab/index.ts'
import { closeLine, openLine, pen } from '../../../match/chain.ts'
import { openMatch } from '../../../match/index.ts'
import { findPlayer } from '../../../players/index.ts'
import { prospects } from '../../../players/prospects.ts'
import { Timeline } from '../../table/timeline.ts'
import { chances, placedDecisions } from './explaining.ts'

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

test.each([
  ['generals', 'marengo'],
  ['eagle', 'vedel'],
  ['albuera', 'lancers'],
  ['corps', 'outpost'],
])('%s: at the moment of a decision the board shows the position in which it was made', async (id, scenario) => {
  const rules = engine(await findRuleset(id))
  const { seats } = rules.ruleset
  // A game of `drill`, as if a player that thinks had played it.
  const file = readFileSync(`test/replays/${id}-${scenario}-drill.jsonl`, 'utf8').trim()
  const thought = { player: 'marshal-3', chance: [1, 2] }
  const writing = pen()
  const lines = file.split('\n').map((line) => {
    const { chain: _, ...said } = JSON.parse(line)
    const open = openLine({ ...said, ...('do' in said && { thought }) })
    return `${closeLine(open, writing.add(open))}\n`
  })
  const text = lines.join('')
  const timeline = new Timeline(rules, openMatch(rules, text).fold.position.scenario)
  for (const update of feedOf(openMatch(rules, text), SPECTATOR, true).since(0)) timeline.add(update)
  const decisions = await placedDecisions(rules, findSystem(id), text)
  expect(decisions.length).toBeGreaterThan(5)
  for (const { at, seat, did, entry } of decisions) {
    const p = timeline.viewAt(at)
    const number = seats.indexOf(seat)
    const action = rules.parse(p, number, did[0] ?? '')
    expect(isRefusal(action), `entry ${entry}: ${did[0]}`).toBe(false)
    expect(rules.check(p, number, action as number), `entry ${entry}: ${did[0]}`).toBeUndefined()
  }
})
