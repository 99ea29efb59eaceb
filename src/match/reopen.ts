import type { Engine } from '../kernel/engine.ts'
import { log, type Told } from '../kernel/journal.ts'
import type { Position } from '../kernel/position.ts'
import { UserError } from '../kernel/refusal.ts'
import { type Pen, pen } from './chain.ts'
import { dataDigest } from './data-digest.ts'
import { applyEntry } from './entries.ts'
import { Fold } from './fold.ts'
import { type Match, matchOf, provisional } from './match.ts'
import { type GameRecord, RecordError, readKept, readRecord } from './record.ts'
import { type Header, type Line, SEALED } from './record-lines.ts'
import { FallenDice } from './rolls.ts'
import { commitmentTo, secretOfSeed } from './sealed-dice.ts'

/** Restores a match from its record, as it was left. */

/**
 * Opens a match from its record, with the recorded rolls. To play on, the secret of its dice is needed, which the
 * record of a running game does not have. Throws a RecordError if the record cannot be what it says.
 */
export function openMatch<P extends Position>(engine: Engine<P>, text: string, secret?: string): Match<P> {
  return matchOfRecord(engine, readRecord(text), secret)
}

/** The same from lines that this program has kept itself, however many there are. */
export function openKept<P extends Position>(engine: Engine<P>, lines: readonly string[], secret?: string): Match<P> {
  return matchOfRecord(engine, readKept(lines), secret)
}

export function matchOfRecord<P extends Position>(
  engine: Engine<P>,
  { header, entries, footer, chain, beginning }: GameRecord,
  secret?: string,
  writing: Pen = pen(chain),
): Match<P> {
  atLine(1, () => checkHeader(engine, header))
  const fold = atLine(1, () => new Fold(engine, opening(engine, header).start))
  const known = atLine(1, () => secretOf(header, secret ?? footer?.secret))
  const match = atLine(1, () => matchOf(engine, header, fold, writing, beginning, known))
  for (const [k, entry] of entries.entries()) atLine(k + 2, () => applyEntry(match, entry))
  if (footer) atLine(entries.length + 2, () => checkResult(match, footer))
  return match
}

/** Runs `work`; any error in it names this line of the record. */
export function atLine<T>(line: number, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof RecordError) throw error
    if (error instanceof UserError) throw new RecordError(line, error.message)
    throw new RecordError(line, `the rules cannot play this (${(error as Error).message})`, { cause: error })
  }
}

/** Throws a UserError if a record is of another ruleset, version or data than those that are loaded. */
export function checkHeader<P extends Position>({ ruleset }: Engine<P>, header: Header): void {
  if (header.ruleset !== ruleset.id) throw new UserError(`a record of '${header.ruleset}', not of '${ruleset.id}'`)
  const { version, data } = header
  if (version !== ruleset.version)
    throw new UserError(
      `played by version ${version} of the rules of '${ruleset.id}', and this program has version ${ruleset.version}: a program with version ${version} can read it`,
    )
  if (data !== dataDigest(ruleset)) throw new UserError(`played with other data of '${ruleset.id}' than is loaded now`)
  const seats = header.seats.map(({ seat }) => seat)
  if (seats.join('\n') !== ruleset.seats.join('\n'))
    throw new UserError(`the seats are ${ruleset.seats.join(', ')}, not ${seats.join(', ')}`)
  if ((header.seed === undefined) === (header.commitment === undefined))
    throw new UserError('a record has either a seed or a commitment')
  if ((header.seals !== undefined) !== (header.grognard === SEALED))
    throw new UserError(`seals: stands in records of format ${SEALED}, and in all of them`)
  if (header.seals && (header.seed !== undefined || header.contribution || header.rolls))
    throw new UserError(
      'seals: no seed, contribution or dice stand in the first line of a game whose players seal the dice',
    )
}

/** The secret, if it is known. Throws a UserError if it is not the one that was committed to. */
export function secretOf({ seed, commitment }: Header, secret: string | undefined): string | undefined {
  if (seed !== undefined) return secretOfSeed(seed)
  if (secret !== undefined && commitmentTo(secret) !== commitment)
    throw new UserError('the secret is not the one that was committed to')
  return secret
}

/**
 * The opening as the header has it, and what it told. If the dice are sealed later, it is provisional and tells
 * nothing.
 */
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

/** Throws a UserError if the last line of a record gives a result other than the one the game came to. */
export function checkResult<P extends Position>({ ending, contributions }: Match<P>, footer: Line['result']): void {
  const text = (value: unknown) => JSON.stringify(value ?? 'none')
  if (text(footer.result) !== text(ending))
    throw new UserError(`result: ${text(footer.result)} is recorded, but the game came to ${text(ending)}`)
  if (text(footer.contributions ?? []) !== text(contributions))
    throw new UserError('contributions: not those of the entries')
}
