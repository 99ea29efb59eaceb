import { setTimeout as rest } from 'node:timers/promises'
import { findSystem, systems } from '../../systems/node.ts'
import { completeOptions, engine, UserError } from '../kernel/index.ts'
import { rulesetWith } from '../lab/index.ts'
import type { Tone } from '../lab/narration.ts'
import { findPlayer } from '../players/index.ts'
import { command } from './command.ts'
import { findInfo, GAME_FLAGS, readOptions, readPlayers, readSeed, usualPlayer } from './games.ts'
import { tellGame } from './narration.ts'
import { bold, faint, paint, print, quoted, wrap } from './output.ts'

/** Milliseconds that a reader needs for a line. */
const REST: Readonly<Record<Tone, number>> = { chapter: 900, section: 450, plain: 160, aside: 80, board: 40 }

const styles: Readonly<Record<Tone, (text: string) => string>> = {
  chapter: (text) => `\n${bold(text)}`,
  section: (text) => `\n  ${paint('cyan', text)}`,
  plain: (text) => `    ${wrap(text, 6)}`,
  aside: (text) => `      ${faint(wrap(text, 8))}`,
  board: (text) => `  ${text}`,
}

export const watch = command({
  name: 'watch',
  takes: '',
  summary: 'plays a game between two computer players and narrates it',
  details: [
    'In a terminal it pauses after each line, so that you can follow; with --fast, or if the output is not a terminal, it prints the whole game at once. The last lines show how to see the same game again.',
  ],
  flags: {
    ruleset: { value: 'R', help: 'the system (default: the first)' },
    ...GAME_FLAGS,
    fast: { help: 'do not pause' },
  },
  examples: ['watch', 'watch --scenario leuthen --players drill,random --seed 7 --fast'],
  async run({ given, pack }) {
    const id = given.ruleset ?? systems[0]?.id
    if (id === undefined) throw new UserError('there is no system to play yet')
    const ruleset = await rulesetWith(id, pack(id))
    const system = findSystem(id)
    const info = findInfo(ruleset, given.scenario ?? (ruleset.scenarios()[0]?.id as string))
    const options = completeOptions(info, readOptions(info, given.option, ruleset))
    const players = readPlayers(given.players ?? usualPlayer(ruleset), ruleset)
    const makers = await Promise.all(players.map((kind) => findPlayer(kind, system)))
    const seed = readSeed(given.seed ?? String(Date.now() % 1_000_000))

    print(`${bold(`${ruleset.title}: ${info.title}`)}\n\n${wrap(info.intro)}\n`)
    print(
      `${ruleset.seats.map((seat, k) => `${seat.charAt(0).toUpperCase()}${seat.slice(1)} is played by ${players[k]}`).join(', ')}.`,
    )
    const narration = await system.narration()
    if (narration?.legend) print(`\n${faint(wrap(narration.legend))}`)
    const paced = process.stdout.isTTY && !given.fast
    const setup = { scenario: info.id, options, seed }
    for (const { text, tone } of tellGame(engine(ruleset), setup, makers, players, narration)) {
      print(styles[tone](text))
      if (paced) await rest(REST[tone])
    }
    const chosen = given.option.flatMap((text) => ['--option', quoted(text)])
    const same = [
      `--scenario ${info.id}`,
      ...chosen,
      `--players ${players.join(',')}`,
      ...(given.pack === undefined ? [] : ['--pack', quoted(given.pack)]),
    ]
    const flag = given.ruleset === undefined ? [] : [`--ruleset ${id}`]
    print(
      `\n${faint('The same game again:')} ${['npx grognard watch', ...flag, ...same, `--seed ${quoted(seed)}`].join(' ')}`,
    )
    print(`${faint('Its rules:')}           npx grognard rules ${id}`)
    print(`${faint('A hundred games:')}     ${[`npx grognard simulate --ruleset ${id}`, ...same].join(' ')}`)
    return 0
  },
})
