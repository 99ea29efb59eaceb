import { randomBytes } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import type { Figure } from '../src/cli/bench.ts'
import { Host, type NewStored, type Store } from '../src/host/index.ts'
import { type HostMessage, PROTOCOL } from '../src/protocol/index.ts'
import { findRuleset, systems } from '../systems/node.ts'
import { rounded } from './measure.ts'
import { inUse } from './memory.ts'
import { prepare, type Script } from './server-script.ts'

/** Whether a host frees the memory of games that have been played and put away. */

/** The number of moves played in each game before it is abandoned. */
const MOVES = 12
/** The number of games after which a host has allocated everything that it keeps permanently. */
const FIRST = 30
/** Milliseconds after which a match without clients is put away. */
const IDLE = 1

/**
 * How much memory a host uses after many games, compared with after its first ones. Needs `node --expose-gc`: without
 * it there are no figures.
 */
export async function gamesFigures(games: number): Promise<Figure[]> {
  if (!globalThis.gc) return []
  const all: NewStored[] = []
  const begun: Store = {
    create: async (match) => void all.push(match),
    keep: async () => {},
    lines: async () => [],
    chat: async () => [],
    close: async () => {},
    // A game is opened once, at its beginning: if the store kept more, its memory would be measured too.
    load: async (id) => all[0] && { ...all[0], id, chat: [], requests: [] },
  }
  const script = await prepare(await findRuleset('generals'), begun, 1)
  const host = new Host({
    store: begun,
    snapshots: { load: async () => undefined, save: async () => {} },
    systems,
    keepIdle: IDLE,
    now: () => Date.now(),
    clock: () => performance.now(),
    randomBytes: (count) => randomBytes(count),
    later(ms, work) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    report(what, error) {
      throw new Error(what, { cause: error })
    },
  })
  const play = async (count: number) => {
    for (let k = 0; k < count; k++) await playGame(host, script, `game-${String(k).padStart(6, '0')}`)
    while (host.matches > 0) await rest(10)
  }
  await play(FIRST)
  const before = inUse()
  await play(games)
  const after = inUse()
  await host.close()
  return [
    { name: `memory of a host after its first ${FIRST} games`, value: rounded(before / 2 ** 20), unit: 'MB' },
    { name: `memory after ${games} games more, beside that`, value: rounded(after / before), unit: 'times', goal: 1.1 },
  ]
}

/** Plays a game from its script, and abandons it. */
async function playGame(host: Host, { keys, moves }: Script, match: string): Promise<void> {
  let answered = (_: HostMessage): void => {}
  const players = keys.map(() =>
    host.connect((message) => {
      if (message.type === 'error' || message.type === 'refused')
        throw new Error(`${JSON.stringify(message)} in ${match}`)
      if (message.type === 'welcome' || message.type === 'done') answered(message)
    }),
  )
  const say = (seat: number, text: string): Promise<HostMessage> => {
    const answer = new Promise<HostMessage>((resolve) => (answered = resolve))
    players[seat]?.receive(text)
    return answer
  }
  for (const [seat, key] of keys.entries())
    await say(seat, JSON.stringify({ type: 'join', protocol: PROTOCOL, match, key }))
  for (const [k, { seat, text }] of moves.slice(0, MOVES).entries()) await say(seat, `{"id":"m${k}",${text}}`)
  await say(0, '{"type":"resign","id":"end"}')
  for (const player of players) player.close()
}
