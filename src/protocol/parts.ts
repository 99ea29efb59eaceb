import * as v from 'valibot'
import { wholeRecord } from './whole-record.ts'

/** The number of this protocol. A host answers a client with another number with an error that names both. */
export const PROTOCOL = 2

/** The longest message that a client may send, in bytes of UTF-8. */
export const LONGEST_MESSAGE = 64 * 1024

/** A text of one line, 1 to `longest` characters. */
export const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest))
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const integer = v.pipe(v.number(), v.integer())

/** The id that a client gives a request; the answer carries the same id. */
export const requestId = text(64)
export const matchId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,32}$/))
/** The secret that opens a seat: 192 random bits as base64url. */
export const seatKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{32}$/))
/** The secret that takes a seat, once: 192 random bits as base64url. */
export const invitation = seatKey
/**
 * The secret with which the creator of a match gives a lost seat again: 192 random bits as base64url. It opens no seat.
 */
export const ownerKey = seatKey
export const seatName = text(40)
/** A SHA-256, in hexadecimal digits. */
export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
export const playerName = text(60)

/** The options of a scenario by name. */
export const optionValues = wholeRecord(text(60), v.union([v.string(), v.number(), v.boolean()]))

/** The name of a designer's own data, which replace the shipped data in a game. */
export const packTitle = v.pipe(playerName, v.description("What the designer's data are called that it is played by."))

/** A designer's own data; a server has their files at `/api/packs/FILES`. */
export const packInfo = v.pipe(
  v.strictObject({ name: packTitle, files: text(64) }),
  v.description("It is played by a designer's own data; `files` is the digest of their files."),
)

/** A refusal by the rules: the reason, and the rule that refuses. */
export const refused = v.strictObject({
  rule: v.string(),
  reason: v.string(),
  because: v.optional(
    v.pipe(
      v.strictObject({ text: v.string(), of: v.array(integer) }),
      v.description(
        'The reason before its places were filled ({units}, {#}), and the numbers of what stands in them, as in events.',
      ),
    ),
  ),
})

export type Refused = v.InferOutput<typeof refused>

/** Cells of a view: offset, value, offset, value … Those of a whole view are written over a row of zeros. */
export const cells = v.array(integer)

/**
 * An event's number and four arguments. Or −1 and: the number of the first update that was taken back; 0 if all of it
 * was, 1 if only this seat's own secret choice; the number of the seat that took it back.
 */
export const telling = v.tuple([integer, integer, integer, integer, integer])
export const TAKEN_BACK = -1

/**
 * What a seat learns from one entry of the match. Updates are numbered by seat, without gaps, so that a client that
 * knows how many it has can get the rest.
 */
export const update = v.strictObject({
  n: v.pipe(whole, v.description('The number of this update among those of this seat, from 1.')),
  count: v.pipe(
    whole,
    v.description('How many entries the seat itself has made: what its client names with its next action.'),
  ),
  told: v.pipe(
    v.array(telling),
    v.description(
      'Events: number and four arguments. −1: taken back from the update of the first argument on, by the seat of the third.',
    ),
  ),
  words: v.optional(
    v.pipe(v.array(v.string()), v.description('The same in English sentences, for clients that asked for words.')),
  ),
  cells: v.pipe(cells, v.description('Cells of the view that have changed: offset, value, offset, value …')),
  own: v.optional(v.pipe(v.literal(true), v.description('The entry was made by this seat.'))),
})
export type Update = v.InferOutput<typeof update>
export type Telling = v.InferOutput<typeof telling>

export const playerKind = v.picklist(['person', 'computer'])

const waiting = v.optional(
  v.pipe(v.literal(true), v.description('The invitation has not been opened yet: no one can sit here without it.')),
)

/** Who holds a seat. */
export const seatInfo = v.strictObject({
  seat: seatName,
  kind: playerKind,
  name: playerName,
  player: v.optional(v.pipe(v.string(), v.description('Of a computer: which of the computer players.'))),
  began: v.optional(
    v.pipe(
      v.literal(true),
      v.description('The key of this seat was given to the one who began the match: he can open it.'),
    ),
  ),
  here: v.pipe(v.boolean(), v.description('A client of this seat is connected.')),
  waiting,
  away: v.optional(v.pipe(whole, v.description('Since when no client is here, in milliseconds since 1970.'))),
  unattended: v.optional(
    v.pipe(
      v.literal(true),
      v.description('Has ordered beforehand what answers every question but its own plans (`standing`).'),
    ),
  ),
  team: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          name: playerName,
          called: v.optional(v.pipe(playerName, v.description('What he calls himself; the record has his `name`.'))),
          formations: v.array(v.string()),
          here: v.boolean(),
          waiting,
        }),
      ),
      v.description('Those who share the seat, and the formations that each commands.'),
    ),
  ),
})
export type SeatInfo = v.InferOutput<typeof seatInfo>

/** The state of the match apart from its position: the same for all clients. */
export const status = v.strictObject({
  seats: v.array(seatInfo),
  draw: v.pipe(v.array(seatName), v.description('Who has offered a draw.')),
  asks: v.optional(v.strictObject({ seat: seatName, agreed: v.array(seatName) }), undefined),
  sealing: v.optional(
    v.pipe(
      v.strictObject({
        next: v.picklist(['commit', 'reveal']),
        waiting: v.pipe(v.array(seatName), v.description('The seats that have not done this yet.')),
        commits: v.pipe(
          v.array(v.strictObject({ seat: seatName, commitment: hash })),
          v.description('What has been committed to, in the order of the record.'),
        ),
      }),
      v.description('The game has not begun: its players seal the dice, and this is what they do next.'),
    ),
  ),
  thinking: v.optional(
    v.pipe(seatName, v.description('The game waits for the computer of this seat, and has done so for a moment.')),
  ),
  hints: v.optional(
    v.pipe(v.literal(true), v.description('One player alone plays here, against computers: he may ask for hints.')),
  ),
  result: v.optional(v.strictObject({ winner: v.array(seatName), degree: v.optional(v.string()), by: v.string() })),
  rematch: v.optional(v.pipe(v.array(seatName), v.description('Who would like another game with sides changed.'))),
})
export type Status = v.InferOutput<typeof status>

/**
 * Talk of players, and notices to all about seats: a player has sat down, a seat is given again, a player has had a
 * hint.
 */
export const chatLine = v.strictObject({
  n: whole,
  who: playerName,
  seat: v.optional(seatName),
  text: text(500),
  time: whole,
  notice: v.optional(
    v.pipe(
      v.picklist(['seated', 'given-again', 'advised']),
      v.description(
        'Said by the host, not by a player. `who` is the player that it is about, `text` the same in English.',
      ),
    ),
  ),
  after: v.optional(v.pipe(whole, v.description('Of a notice: how many updates this seat had had.'))),
})
export type ChatLine = v.InferOutput<typeof chatLine>
