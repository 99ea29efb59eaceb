import { type Pen, pen } from './chain.ts'
import { dataDigest } from './data-digest.ts'
import { fastDice } from './dice.ts'
import type { Engine } from './engine.ts'
import { applyEntry, seal, unseal } from './entries.ts'
import { Fold, noTallies, type Tallies } from './fold.ts'
import { log, type Told } from './journal.ts'
import { type Match, matchOf, provisional, talliesOf, textsOf } from './match.ts'
import type { Position } from './position.ts'
import { type GameRecord, RecordError, readKept, readRecord, textOf, writeLine } from './record.ts'
import { type Entry, type Header, type Line, SEALED, type Tally, type Words } from './record-lines.ts'
import { UserError } from './refusal.ts'
import { FallenDice } from './rolls.ts'
import { commitmentTo, sealedDice, secretOfSeed } from './sealed-dice.ts'
import { SPECTATOR } from './seats.ts'
import { fromWords, toWords } from './words.ts'

/** A match from its record: as it was left, or carried over to a new version of its rules. */

/**
 * Opens a match from its record, by the rolls that are recorded. The secret of its dice, which a running game's record does not
 * have, is needed to play on. Throws a RecordError where the record cannot be what it says.
 */
export function openMatch<P extends Position>(engine: Engine<P>, text: string, secret?: string): Match<P> {
  return matchOfRecord(engine, readRecord(text), secret)
}

/** The same from lines that this program has kept itself, however many they are. */
export function openKept<P extends Position>(engine: Engine<P>, lines: readonly string[], secret?: string): Match<P> {
  return matchOfRecord(engine, readKept(lines), secret)
}

export function matchOfRecord<P extends Position>(
  engine: Engine<P>,
  { header, entries, footer, chain, beginning }: GameRecord,
  secret?: string,
  writing: Pen = pen(chain),
): Match<P> {
  const from = entries.findLastIndex(({ kind }) => kind === 'position')
  const setDown = from < 0 ? undefined : (entries[from].said as Line['position'])
  atLine(1, () => checkHeader(engine, header, setDown))
  const fold = setDown ? atLine(from + 2, () => foldOfWords(engine, header, setDown)) : atLine(1, () => foldOfOpening(engine, header))
  const known = atLine(1, () => secretOf(header, secret ?? footer?.secret))
  const match = atLine(1, () => matchOf(engine, header, fold, writing, beginning, known))
  for (const [k, entry] of entries.entries()) atLine(k + 2, () => (k > from ? applyEntry(match, entry) : seedWith(match, entry)))
  if (footer) atLine(entries.length + 2, () => checkResult(match, footer))
  return match
}

/** What an entry from before the position was set down means for the dice. */
function seedWith<P extends Position>(match: Match<P>, { kind, said }: Entry): void {
  if (kind === 'commits' || kind === 'reveals') seal(match, kind, said)
  else if (kind === 'opens') unseal(match)
  else if (kind === 'contributes') {
    match.contributions.push({ who: said.who, text: said.contributes })
    if (match.secret !== undefined) match.sealed = sealedDice(match.secret, textsOf(match.contributions))
  }
}

/** Whatever goes wrong in this line is told with its number. */
export function atLine<T>(line: number, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof RecordError) throw error
    if (error instanceof UserError) throw new RecordError(line, error.message)
    throw new RecordError(line, `the rules cannot play this (${(error as Error).message})`, { cause: error })
  }
}

/** Throws a UserError where a record is of another ruleset, version or data than those that are loaded. */
export function checkHeader<P extends Position>({ ruleset }: Engine<P>, header: Header, setDown?: Line['position']): void {
  if (header.ruleset !== ruleset.id) throw new UserError(`a record of '${header.ruleset}', not of '${ruleset.id}'`)
  const { version, data } = setDown ?? header
  if (version !== ruleset.version)
    throw new UserError(
      `played by version ${version} of the rules of '${ruleset.id}', and this program has version ${ruleset.version}: a program with version ${version} can read it`,
    )
  if (data !== dataDigest(ruleset)) throw new UserError(`played with other data of '${ruleset.id}' than is loaded now`)
  const seats = header.seats.map(({ seat }) => seat)
  if (seats.join('\n') !== ruleset.seats.join('\n'))
    throw new UserError(`the seats are ${ruleset.seats.join(', ')}, not ${seats.join(', ')}`)
  if ((header.seed === undefined) === (header.commitment === undefined)) throw new UserError('a record has either a seed or a commitment')
  if ((header.seals !== undefined) !== (header.grognard === SEALED))
    throw new UserError(`seals: stands in records of format ${SEALED}, and in all of them`)
  if (header.seals && (header.seed !== undefined || header.contribution || header.rolls))
    throw new UserError('seals: no seed, contribution or dice stand in the first line of a game whose players seal the dice')
}

/** The secret, if it is known. Throws a UserError where it is not the one that was committed to. */
export function secretOf({ seed, commitment }: Header, secret: string | undefined): string | undefined {
  if (seed !== undefined) return secretOfSeed(seed)
  if (secret !== undefined && commitmentTo(secret) !== commitment) throw new UserError('the secret is not the one that was committed to')
  return secret
}

/** The opening as the header has it, and what it told. Where the dice are sealed later, it is provisional and tells nothing. */
export function opening<P extends Position>(
  engine: Engine<P>,
  { scenario, options, seals, rolls = [] }: Header,
): { start: P; told: Told[] } {
  if (seals) return { start: provisional(engine, scenario, options), told: [] }
  const dice = new FallenDice()
  dice.lay(rolls)
  const journal = log()
  const start = engine.open(scenario, options, dice, journal)
  dice.finish()
  return { start, told: journal.told }
}

function foldOfOpening<P extends Position>(engine: Engine<P>, header: Header): Fold<P> {
  const { start, told } = opening(engine, header)
  return new Fold(engine, start, 1, talliesOf(engine, told))
}

/** Throws a UserError where the last line of a record says another result than the game came to. */
export function checkResult<P extends Position>({ ending, contributions }: Match<P>, footer: Line['result']): void {
  const text = (value: unknown) => JSON.stringify(value ?? 'none')
  if (text(footer.result) !== text(ending))
    throw new UserError(`result: ${text(footer.result)} is recorded, but the game came to ${text(ending)}`)
  if (text(footer.contributions ?? []) !== text(contributions)) throw new UserError('contributions: not those of the entries')
}

/** A running match set down so that another version of its rules can go on with it. */
export interface SetDown {
  readonly position: Words
  /** By seat, and for 'spectators'. */
  readonly tallies: Readonly<Record<string, Tally>>
}

const SPECTATORS = 'spectators'
const hearers = <P extends Position>({ ruleset }: Engine<P>): [string, number][] => [
  ...ruleset.seats.map((name, seat): [string, number] => [name, seat]),
  [SPECTATORS, SPECTATOR],
]

/** What the new version needs; to be called by the program that still has the old one. */
export function setDown<P extends Position>({ engine, fold }: Match<P>): SetDown {
  const heard = fold.heard()
  const tally = (seat: number): Tally => ({ entries: fold.entries[seat], alone: fold.alone[seat], heard: heard[seat] })
  return {
    position: toWords(engine, fold.position),
    tallies: Object.fromEntries(hearers(engine).map(([name, seat]) => [name, tally(seat)])),
  }
}

/**
 * Goes on with a match by new rules: `text` is its record, `said` what the old ones have set down. Gives the match and
 * the line that its record goes on with. What had been ordered beforehand, offered or asked must be so again.
 */
export function passOn<P extends Position>(
  engine: Engine<P>,
  text: string,
  said: SetDown,
  secret?: string,
  time?: number,
): { match: Match<P>; line: string } {
  const { chain, entries } = readRecord(text)
  const { version } = engine.ruleset
  const next: Line['position'] = {
    n: entries.length + 1,
    version,
    data: dataDigest(engine.ruleset),
    ...said,
    ...(time !== undefined && { time }),
  }
  const line = writeLine(pen(chain), next)
  return { match: openMatch(engine, text + textOf([line]), secret), line }
}

function foldOfWords<P extends Position>(engine: Engine<P>, header: Header, { n, position, tallies }: Line['position']): Fold<P> {
  const { scenario } = engine.open(header.scenario, header.options, fastDice(0))
  const start = fromWords(engine, scenario, position)
  // Rules may walk for ever in a position that cannot be: who has written it is not known.
  for (const wrong of engine.ruleset.invariants?.(start) ?? []) throw new UserError(`position: ${wrong}`)
  return new Fold(engine, start, n + 1, read(engine, tallies))
}

function read<P extends Position>(engine: Engine<P>, said: Readonly<Record<string, Tally>>): Tallies {
  const tallies = noTallies()
  for (const [name, seat] of hearers(engine)) {
    const tally = said[name]
    if (!tally) throw new UserError(`tallies: '${name}' is missing`)
    tallies.entries[seat] = tally.entries
    tallies.alone[seat] = tally.alone
    tallies.heard[seat] = tally.heard
  }
  return tallies
}
