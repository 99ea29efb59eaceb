import * as v from 'valibot'
import {
  invitation,
  matchId,
  optionValues,
  ownerKey,
  packTitle,
  playerName,
  seatInfo,
  seatKey,
  seatName,
  text,
} from './parts.ts'
import { wholeRecord } from './whole-record.ts'

/**
 * Beginning a match, and what anyone may know about one: requests and answers over HTTP, or to a host in the same
 * browser.
 */

export const newSeat = v.variant('kind', [
  v.strictObject({
    kind: v.literal('person'),
    name: v.optional(playerName),
    team: v.optional(
      v.pipe(
        v.array(v.strictObject({ name: v.optional(playerName), formations: v.array(text(60)) })),
        v.maxLength(7),
        v.description(
          'Others who share the seat, and the formations that each commands; who holds the seat may do all that it may.',
        ),
      ),
    ),
  }),
  v.strictObject({ kind: v.literal('computer'), player: text(40) }),
])

export const newMatch = v.strictObject({
  ruleset: text(40),
  data: v.optional(
    v.pipe(
      text(40),
      v.description('Digest of the data that it is to be played by: refused where the host plays by others.'),
    ),
  ),
  scenario: text(60),
  options: v.optional(optionValues),
  seats: v.pipe(
    wholeRecord(seatName, newSeat),
    v.description('Who plays each seat; one that is left out waits for a person.'),
  ),
  mine: v.optional(
    v.pipe(
      v.array(seatName),
      v.maxLength(32),
      v.description(
        'Places that the creator plays himself: he gets their keys. All other persons get in by an invitation.',
      ),
    ),
  ),
})
export type NewMatch = v.InferOutput<typeof newMatch>

export const createdMatch = v.strictObject({
  match: matchId,
  keys: v.pipe(
    v.record(seatName, seatKey),
    v.description(
      'By place that is `mine`, the secret that opens it. `SEAT/2` is the second of those who share a seat.',
    ),
  ),
  invitations: v.pipe(
    v.record(seatName, invitation),
    v.description('By place of another person, the secret by which he takes it, once.'),
  ),
  owner: v.pipe(
    ownerKey,
    v.description("The creator's own secret: with it he gives a lost seat again. It opens no seat."),
  ),
})
export type CreatedMatch = v.InferOutput<typeof createdMatch>

export const matchInfo = v.strictObject({
  match: matchId,
  ruleset: v.string(),
  pack: v.optional(packTitle),
  scenario: v.string(),
  title: v.optional(v.pipe(v.string(), v.description('What the scenario is called, where its rules are here.'))),
  options: optionValues,
  seats: v.array(seatInfo),
  over: v.boolean(),
  closed: v.optional(
    v.pipe(
      v.strictObject({ version: v.pipe(v.number(), v.integer()), here: v.pipe(v.number(), v.integer()) }),
      v.description(
        'It was begun by rules, or data, that this host does not have: the version of the rules then, and the one here.',
      ),
    ),
  ),
})
export type MatchInfo = v.InferOutput<typeof matchInfo>

/** What `GET /api/packs` lists: the designers' data that a server plays with. */
export const servedPack = v.strictObject({
  ruleset: v.string(),
  name: packTitle,
  files: v.pipe(v.string(), v.description('The digest of its files: `GET /api/packs/FILES` gives them.')),
  data: v.pipe(v.string(), v.description('The digest of the data that games are played by, as records have it.')),
})
export type ServedPack = v.InferOutput<typeof servedPack>
