import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { completeOptions, findScenario } from '../src/engine/index.ts'
import { type Deed, playGame } from '../src/lab/play.ts'
import { recordGame } from '../src/lab/record-game.ts'
import { canPlay, findPlayer } from '../src/players/index.ts'
import { SAMPLES } from '../src/rules/generals/samples.ts'
import { engineOf, FOLDER, readReplay, recordNames, TOLD, toldDigest } from './replay-set.ts'

/**
 * Records the replay set anew, for a new version of a ruleset: `node test/record-replays.ts`. Games of all samples,
 * by random players and by those with judgement.
 */
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const rules = engineOf('{"ruleset":"generals"}\n')
const infos = rules.ruleset.scenarios()
for (const { scenario, options: given } of SAMPLES)
  for (const kind of ['random', 'drill'].filter((name) => canPlay(name, rules.ruleset.id))) {
    const options = completeOptions(findScenario(infos, scenario), given)
    const players = [kind, kind]
    const setup = { scenario, options, seed: `replay ${scenario} ${kind}` }
    const deeds: Deed[] = []
    playGame(
      rules,
      setup,
      players.map((name) => findPlayer(name, rules.ruleset.id)),
      deeds,
    )
    writeFileSync(`${FOLDER}${rules.ruleset.id}-${scenario}-${kind}.jsonl`, recordGame(rules, setup, players, deeds))
  }
const told = Object.fromEntries(recordNames().map((name) => [name, toldDigest(readReplay(name))]))
writeFileSync(TOLD, `${JSON.stringify(told, undefined, 2)}\n`)
