import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { completeOptions, engine, findScenario, type Position } from '../src/engine/index.ts'
import { type Deed, playGame } from '../src/lab/play.ts'
import { recordGame } from '../src/lab/record-game.ts'
import { canPlay, findPlayer } from '../src/players/index.ts'
import { SAMPLES } from '../src/rules/generals/samples.ts'
import { findRuleset, rulesets } from '../src/rules/index.ts'
import { FOLDER, readReplay, recordNames, TOLD, toldDigest } from './replay-set.ts'

/**
 * Records the replay set anew, for a new version of a ruleset: `node test/record-replays.ts`, or with the id of a system only
 * its games. Games by random players and by those with judgement.
 */
interface Recorded {
  readonly scenario: string
  readonly options: Readonly<Record<string, unknown>>
  readonly kinds: readonly string[]
}

const both = ['random', 'drill']
const games: Readonly<Record<string, readonly Recorded[]>> = {
  generals: SAMPLES.map(({ scenario, options }) => ({ scenario, options, kinds: both })),
  // A whole battle by chance is long, and hardly anybody fights in it.
  eagle: findRuleset('eagle')
    .scenarios()
    .map(({ id }) => ({ scenario: id, options: {}, kinds: id === 'vedel' ? both : ['drill'] })),
}

function record(id: string): void {
  const rules = engine<Position>(findRuleset(id))
  const infos = rules.ruleset.scenarios()
  for (const name of recordNames()) if (name.startsWith(`${id}-`)) rmSync(`${FOLDER}${name}`)
  for (const { scenario, options: given, kinds } of games[id] ?? [])
    for (const kind of kinds.filter((name) => canPlay(name, id))) {
      const options = completeOptions(findScenario(infos, scenario), given)
      const players = [kind, kind]
      const setup = { scenario, options, seed: `replay ${scenario} ${kind}` }
      const deeds: Deed[] = []
      playGame(
        rules,
        setup,
        players.map((name) => findPlayer(name, id)),
        deeds,
      )
      writeFileSync(`${FOLDER}${id}-${scenario}-${kind}.jsonl`, recordGame(rules, setup, players, deeds))
    }
}

mkdirSync(FOLDER, { recursive: true })
const wished = process.argv.slice(2)
for (const id of wished.length > 0 ? wished : rulesets.map((one) => one.id)) record(id)
const told = Object.fromEntries(recordNames().map((name) => [name, toldDigest(readReplay(name))]))
writeFileSync(TOLD, `${JSON.stringify(told, undefined, 2)}\n`)
