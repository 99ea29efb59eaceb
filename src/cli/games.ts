import { type AnyRuleset, findSystem, systems } from '../../systems/node.ts'
import { engine, type Option, type Options, type OptionValue, type ScenarioInfo, UserError } from '../kernel/index.ts'
import { oneLine } from '../kernel/one-line.ts'
import { noSuch } from '../kernel/suggest.ts'
import { type Pack, rulesetWith } from '../lab/index.ts'
import { openMatch } from '../match/index.ts'
import { canPlay } from '../players/index.ts'
import { cannotRead, readBytes } from './files.ts'

/** The flags about a game, for all commands that play one. */

export const GAME_FLAGS = {
  scenario: { value: 'S', help: 'the scenario' },
  option: { value: 'name=value', help: 'a rule or reading that the scenario lets you choose', repeats: true },
  players: {
    value: 'P,Q',
    help: 'a computer player for each seat (random, conscript, recruit, drill, marshal-1 to marshal-4), or one for all',
  },
  seed: { value: 'K', help: 'the seed of all chance: the same seed plays the same games' },
} as const

/** Reads what a command that plays many games of one scenario needs first: the system, the scenario and the data. */
export async function readBattle(
  command: string,
  given: { readonly ruleset: string | undefined; readonly scenario: string | undefined },
  pack: (ruleset: string) => Pack | undefined,
): Promise<{ readonly ruleset: AnyRuleset; readonly info: ScenarioInfo; readonly files: Pack | undefined }> {
  const { ruleset, files } = await readRuleset(command, given.ruleset, pack)
  if (given.scenario === undefined) throw missing(command, '--scenario S', 'scenario', ruleset.scenarios())
  return { ruleset, info: findInfo(ruleset, given.scenario), files }
}

/**
 * The rules of the system that `--ruleset` names, over the files of `--pack`. Rejects with a UserError if the flag is
 * left out.
 */
export async function readRuleset(
  command: string,
  id: string | undefined,
  pack: (ruleset: string) => Pack | undefined,
): Promise<{ readonly ruleset: AnyRuleset; readonly files: Pack | undefined }> {
  if (id === undefined) throw missing(command, '--ruleset R', 'ruleset', systems)
  const files = pack(id)
  return { ruleset: await rulesetWith(id, files), files }
}

const missing = (command: string, flag: string, what: string, there: readonly { readonly id: string }[]) =>
  new UserError(`${command} needs ${flag}, the ${what}; there are ${there.map(({ id }) => id).join(', ')}`)

/** The player for a system if none is named. */
export const usualPlayer = (ruleset: AnyRuleset): string =>
  canPlay('drill', findSystem(ruleset.id)) ? 'drill' : 'random'

export function findInfo(ruleset: AnyRuleset, id: string): ScenarioInfo {
  const infos = ruleset.scenarios()
  const found = infos.find((info) => info.id === id)
  if (!found)
    throw noSuch(
      'scenario',
      id,
      infos.map((info) => info.id),
      `in ${ruleset.id}`,
    )
  return found
}

/** The scenario's options from `name=value` texts. Throws a UserError that says what would be right. */
export function readOptions(info: ScenarioInfo, texts: readonly string[], ruleset?: AnyRuleset): Partial<Options> {
  const options: Record<string, OptionValue> = {}
  for (const text of texts) {
    const at = text.indexOf('=')
    if (at < 1) throw new UserError(oneLine(`--option takes name=value, not '${text}'`))
    const name = text.slice(0, at)
    const option = info.options.find((one) => one.name === name)
    if (!option)
      throw noSuch(
        'option',
        name,
        info.options.map((one) => one.name),
        `in ${info.id}`,
      )
    const value = text.slice(at + 1)
    options[name] =
      option.text !== undefined && value.startsWith('@')
        ? readSequel(info, value.slice(1), name, ruleset)
        : readValue(option, value)
  }
  return options
}

function readValue({ name, values, text: longest }: Option, text: string): OptionValue {
  if (longest !== undefined && text.length <= longest) return text
  const found = values.find((value) => String(value) === text)
  if (found === undefined) throw new UserError(oneLine(`option '${name}' takes ${values.join(', ')}, not '${text}'`))
  return found
}

/** A game takes 2 MB at most. */
const MOST_BYTES = 32 << 20

/** Reads `name=@FILE`: the value that continues the game whose record is in the file, or the text in it. */
function readSequel(info: ScenarioInfo, file: string, name: string, ruleset: AnyRuleset | undefined): OptionValue {
  const text = readBytes(file, MOST_BYTES).toString('utf8')
  if (ruleset === undefined || !text.startsWith('{"grognard"')) return text.trim()
  const { fold } = openMatch(engine(ruleset), text)
  const next = ruleset.sequel?.(fold.position)
  const found = next?.scenario === info.id ? next.options[name] : undefined
  if (found === undefined) throw cannotRead(file, `it is not a finished game that continues in ${info.id}`)
  return found
}

/**
 * Parses `drill,random`: a kind of player for each seat. Throws a UserError unless the text names one for each, or one
 * for all.
 */
export function readPlayers(text: string, { seats }: AnyRuleset): string[] {
  const names = text.split(',').map((name) => name.trim())
  if (names.length === 1) return seats.map(() => names[0] as string)
  if (names.length !== seats.length)
    throw new UserError(
      `--players names ${names.length} players for ${seats.length} seats (${seats.join(', ')}): name one for each, or one for all`,
    )
  return names
}

/** Names in a list, each once. */
export function readEach(flag: string, text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  const twice = names.find((name, k) => names.indexOf(name) < k)
  if (twice !== undefined) throw new UserError(`--${flag} names '${twice}' twice`)
  return names
}

/** The scenarios in a list, or `all` of the ruleset. */
export const readScenarios = (text: string, ruleset: AnyRuleset): string[] =>
  text === 'all' ? ruleset.scenarios().map(({ id }) => id) : readEach('scenarios', text)

const LONGEST_SEED = 40

/** Reads a seed, which goes into the record of every game, on one line. */
export function readSeed(text: string): string {
  if (text.length <= LONGEST_SEED && !/\p{Cc}/u.test(text)) return text
  throw new UserError(`--seed takes one line of at most ${LONGEST_SEED} characters`)
}
