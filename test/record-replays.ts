import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { completeOptions, engine, findScenario, type Position } from '../src/kernel/index.ts'
import { type PlayedEntry, playGame } from '../src/lab/play.ts'
import { recordGame } from '../src/lab/record-game.ts'
import { canPlay, findPlayer } from '../src/players/index.ts'
import { SAMPLES } from '../systems/generals/rules/samples.ts'
import { findRuleset, findSystem, systems } from '../systems/node.ts'
import {
  type Fingerprint,
  FOLDER,
  fingerprintFile,
  overdue,
  playedDigest,
  readFingerprint,
  readReplay,
  recordNames,
} from './replay-set.ts'

/**
 * Records the games of `replay-set.ts` for a new version of a ruleset: `node test/record-replays.ts`, or, with the id
 * of a system, only its games. The games are by random players and by players with judgement. If the version is the
 * same, only missing games are recorded, and rules that play differently are refused: raise their version first.
 */
interface Recorded {
  readonly scenario: string
  readonly options: Readonly<Record<string, unknown>>
  readonly kinds: readonly string[]
}

const both = ['random', 'drill']
const games: Readonly<Record<string, readonly Recorded[]>> = {
  generals: SAMPLES.map(({ scenario, options }) => ({ scenario, options, kinds: both })),
  // A whole battle of random play is long, with hardly any fighting.
  eagle: (await findRuleset('eagle'))
    .scenarios()
    .map(({ id }) => ({ scenario: id, options: {}, kinds: id === 'vedel' ? both : ['drill'] })),
}

async function record(id: string): Promise<string | undefined> {
  const rules = engine<Position>(await findRuleset(id))
  const { ruleset } = rules
  const system = findSystem(id)
  const before: Fingerprint = existsSync(fingerprintFile(id)) ? readFingerprint(id) : { version: 0, games: {} }
  if (before.version === ruleset.version) {
    const why = overdue(ruleset, before)
    if (why) return why
  } else for (const name of recordNames(id)) rmSync(`${FOLDER}${name}`)
  const infos = ruleset.scenarios()
  const plain = infos.map(({ id: scenario }): Recorded => ({ scenario, options: {}, kinds: both }))
  for (const { scenario, options: given, kinds } of games[id] ?? plain)
    for (const kind of kinds.filter((name) => canPlay(name, system))) {
      const file = `${FOLDER}${id}-${scenario}-${kind}.jsonl`
      if (existsSync(file)) continue
      const options = completeOptions(findScenario(infos, scenario), given)
      const players = [kind, kind]
      const setup = { scenario, options, seed: `replay ${scenario} ${kind}` }
      const played: PlayedEntry[] = []
      playGame(rules, setup, await Promise.all(players.map((name) => findPlayer(name, system))), played)
      writeFileSync(file, recordGame(rules, setup, players, played))
    }
  const fingerprint: Fingerprint = {
    version: ruleset.version,
    games: Object.fromEntries(recordNames(id).map((name) => [name, playedDigest(ruleset, readReplay(name))])),
  }
  writeFileSync(fingerprintFile(id), `${JSON.stringify(fingerprint, undefined, 2)}\n`)
}

const wished = process.argv.slice(2)
for (const id of wished.length > 0 ? wished : systems.map((one) => one.id)) {
  const refused = await record(id)
  if (refused === undefined) continue
  console.error(refused)
  process.exitCode = 1
}
