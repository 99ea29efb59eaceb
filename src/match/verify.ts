import type { Engine } from '../kernel/engine.ts'
import { oneLine } from '../kernel/one-line.ts'
import type { Position } from '../kernel/position.ts'
import { UserError } from '../kernel/refusal.ts'
import { act } from './act.ts'
import { contribute, declineDraw, offerDraw, resign, setStanding } from './agreements.ts'
import { closeLine, type Pen } from './chain.ts'
import { type At, createMatch, type Match, type Reply, seatNumber } from './match.ts'
import { type GameRecord, RecordError, readRecord } from './record.ts'
import type { Ending, Entry, Line } from './record-lines.ts'
import { atLine, checkHeader, matchOfRecord, secretOf } from './reopen.ts'
import { type Roll, valuesOf } from './rolls.ts'
import { commit, reveal } from './seal.ts'
import { type Shown, type Unlike, unlike } from './shown.ts'
import { forced } from './steward.ts'
import { answerBack, askBack, takeBack } from './take-back.ts'
import { type Trust, trustIn } from './trust.ts'

/** The result of checking a record. */
export interface Verification {
  readonly ok: boolean
  /** How many entries were made again, and how many dice fell as recorded. */
  readonly entries: number
  readonly dice: number
  /** How the game ended; absent while it runs. */
  readonly result?: Ending
  /** Of a good record: against whom its dice can be trusted. */
  readonly trust?: Trust
  /** The record is good, but not the one of the match that was shown; `fault` says it in words. */
  readonly unlike?: Unlike['in']
  /** The first thing that is wrong. */
  readonly fault?: { readonly line: number; readonly what: string }
}

/**
 * Lines are compared without their hashes, which were checked when the record was read: only that of the first line is
 * needed.
 */
const noHashes = ({ beginning }: GameRecord): Pen => ({ chain: beginning, add: () => '' })

/**
 * Makes every entry of a record again and checks that the same line comes of it: every action legal, every die as the
 * secret has it, the result as the rules have it. If `shown` is given, it also checks that the record has what was
 * shown of the match. Never throws, whatever the text.
 */
export function verify<P extends Position>(engine: Engine<P>, text: string, shown: Shown = {}): Verification {
  const seen: Seen = { entries: 0, dice: 0 }
  try {
    const record = readRecord(text)
    const found = makeAgain(engine, record, seen)
    const other = unlike(record, shown)
    return other ? { ok: false, ...seen, unlike: other.in, fault: { line: 1, what: other.what } } : found
  } catch (error) {
    const { line, what } = error instanceof RecordError ? error : new RecordError(1, (error as Error).message)
    return { ok: false, ...seen, fault: { line, what } }
  }
}

/**
 * How many past entries checking a record may look at, and how many more for each of its lines: more than any game
 * needs. Lines that ask to take something back are short, and each looks at the whole game.
 */
const [MOST_LOOKED, LOOKED_BY_LINE] = [20_000_000, 2_000]

interface Seen {
  entries: number
  dice: number
}

function makeAgain<P extends Position>(engine: Engine<P>, record: GameRecord, seen: Seen): Verification {
  const { header, entries, footer, open } = record
  const end = open.length
  if (footer === undefined && header.seed === undefined) {
    const { ending } = matchOfRecord(engine, record)
    throw new RecordError(
      end,
      ending ? 'the game is over, and its result and secret are missing' : 'the game is not over: its dice stay closed',
    )
  }
  const { match, lines } = begun(engine, record)
  for (let k = 0; k < end; k++) {
    const entry = entries[k - 1]
    if (lines.length === 0) lines.push(...again(match, entry, k + 1))
    const line = lines.shift()
    if (line !== closeLine(open[k], '')) throw new RecordError(k + 1, difference(`${open[k]}}`, line))
    if (match.fold.looked > MOST_LOOKED + LOOKED_BY_LINE * end)
      throw new RecordError(k + 1, 'the record asks to take back so often that checking it costs more than any game')
    if (entry) seen.entries++
    seen.dice += count(
      k === 0 ? header.rolls : entry?.kind === 'do' || entry?.kind === 'opens' ? entry.said.rolls : undefined,
    )
  }
  if (footer === undefined)
    throw new RecordError(end, match.ending ? 'the game is over, and its result is missing' : 'the game is not over')
  return { ok: true, ...seen, result: footer.result, trust: trustIn(record) }
}

const count = (rolls: readonly Roll[] = []): number => valuesOf(rolls).length

/** A match at a line of its record, and the lines that have been written again but not yet compared. */
interface Making<P extends Position> {
  readonly match: Match<P>
  readonly lines: string[]
}

function begun<P extends Position>(engine: Engine<P>, record: GameRecord): Making<P> {
  const { header, footer, open } = record
  return atLine(1, () => {
    checkHeader(engine, header)
    const secret = secretOf(header, footer?.secret)
    if (secret === undefined) throw new RecordError(open.length, 'the secret that line 1 commits to is missing')
    const { scenario, options, seats, seals, contribution, time } = header
    const setup = {
      scenario,
      options,
      players: Object.fromEntries(seats.map(({ seat, players }) => [seat, players])),
      dice: header.seed === undefined ? { secret } : { seed: header.seed },
      ...(seals && { seals }),
      ...(contribution && { contribution }),
      ...(time !== undefined && { time }),
    }
    const { match, reply } = createMatch(engine, setup, noHashes(record))
    return { match, lines: [...reply.lines] }
  })
}

/** Makes an entry again and returns the lines that come of it. */
function again<P extends Position>(match: Match<P>, entry: Entry | undefined, line: number): readonly string[] {
  if (!entry) throw new RecordError(line, 'result: the game is not over')
  const { refusal, lines } = atLine(line, () => wishAgain(match, entry))
  if (lines.length === 0)
    throw new RecordError(
      line,
      `${entry.kind}: ${refusal ? `${refusal.reason} (${refusal.rule})` : 'nothing comes of this'}`,
    )
  return lines
}

/** What an entry keeps of the thinking behind it. */
const asThought = ({ thought, advised }: Line['do']): Pick<At, 'thought' | 'advised'> => ({
  ...(thought && { thought }),
  ...(advised && { advised }),
})

function wishAgain<P extends Position>(match: Match<P>, { kind, said }: Entry): Reply {
  if (kind === 'opens') throw new UserError('opens: this follows once, when all players have shown their words')
  const seat = seatNumber(match.engine, said.who)
  const at: At = {
    ...(said.time !== undefined && { time: said.time }),
    ...(said.player !== undefined && { player: said.player }),
  }
  switch (kind) {
    case 'do':
      if (said.steward === 'forced' && forced(match, seat) === undefined)
        throw new UserError('do: there was another choice, so it was not forced')
      return act(match, seat, said.do, { ...at, ...asThought(said) }, said.steward)
    case 'back':
      return takeBack(match, seat, at, ownSince(match, seat, said.back))
    case 'asks':
      return askBack(match, seat, at, ownSince(match, seat, said.asks))
    case 'answers':
      return answerBack(match, seat, said.answers, at)
    case 'draw':
      return said.draw === 'offered' ? offerDraw(match, seat, at) : declineDraw(match, seat, at)
    case 'resigns':
      return resign(match, seat, at, said.steward)
    case 'standing':
      return setStanding(match, seat, said.standing, at)
    case 'contributes':
      return contribute(match, seat, said.contributes, at)
    case 'commits':
      return commit(match, seat, said.commits, at)
    case 'reveals':
      return reveal(match, seat, said.reveals, at)
  }
}

/** How many of its own entries a seat would take back from a number on. */
function ownSince<P extends Position>({ fold }: Match<P>, seat: number, from: number): number {
  return fold.ownFrom(seat, from).length
}

/** Where two lines differ, for a reader. */
function difference(recorded: string, made: string | undefined): string {
  const theirs = JSON.parse(recorded) as Record<string, unknown>
  const ours = JSON.parse(made ?? '{}') as Record<string, unknown>
  const text = (value: unknown) => oneLine(value === undefined ? 'nothing' : JSON.stringify(value)).slice(0, 100)
  const key = [...Object.keys(theirs), ...Object.keys(ours)].find(
    (one) => one !== 'chain' && text(theirs[one]) !== text(ours[one]),
  )
  return key === undefined
    ? 'is not written as it should be'
    : `${key}: ${text(theirs[key])} is recorded, ${text(ours[key])} is right`
}
