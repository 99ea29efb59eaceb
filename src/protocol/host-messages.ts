import * as v from 'valibot'
import {
  cells,
  chatLine,
  matchId,
  optionValues,
  packInfo,
  packTitle,
  playerName,
  refused,
  requestId,
  seatName,
  status,
  text,
  update,
  whole,
} from './parts.ts'

/** The messages of the host of a match to a client. */

/** Answers a join, with either `cells` (a fresh view, everything from zeros) or the updates that the client lacks. */
export const welcome = v.strictObject({
  type: v.literal('welcome'),
  protocol: whole,
  match: matchId,
  ruleset: v.string(),
  version: whole,
  data: v.pipe(v.string(), v.description('Digest of the data that the rules read; another one means another game.')),
  pack: v.optional(packInfo),
  scenario: v.string(),
  options: optionValues,
  seat: v.optional(v.pipe(seatName, v.description('The seat of this connection; left out for spectators.'))),
  comrade: v.optional(
    v.pipe(
      v.strictObject({ place: v.string(), name: playerName, formations: v.array(v.string()) }),
      v.description(
        'Who shares the seat of another: his place at the table, `SEAT/2`, and the formations that he commands.',
      ),
    ),
  ),
  chain: v.pipe(v.string(), v.description('The hash that closes the first line of the record: it names this match.')),
  commitment: v.optional(
    v.pipe(v.string(), v.description('SHA-256 of the secret of the dice, made before the first action.')),
  ),
  n: v.pipe(whole, v.description('How many updates the seat has had.')),
  count: whole,
  cells: v.optional(cells),
  updates: v.optional(
    v.pipe(v.array(update), v.description('Where the last of them is not number `n`, `history` has the rest.')),
  ),
  words: v.optional(
    v.pipe(v.record(v.string(), v.unknown()), v.description('The view in words, for clients that asked for words.')),
  ),
  status,
  chat: v.pipe(
    v.array(chatLine),
    v.description('The last page of the talk; lines are numbered from 1, so the first says how many come before.'),
  ),
})

/** Answers a join in place of a welcome, if the match was begun by rules that the host does not have. */
const closed = v.strictObject({
  type: v.literal('closed'),
  protocol: whole,
  match: matchId,
  ruleset: v.string(),
  version: v.pipe(whole, v.description('The version of the rules by which it was begun.')),
  here: v.pipe(
    whole,
    v.description('The version that this host has; where it is the same, the data of the rules are others.'),
  ),
  data: v.pipe(v.string(), v.description('Digest of the data by which it was begun.')),
  pack: v.optional(packTitle),
  scenario: v.string(),
  options: optionValues,
  seat: v.optional(v.pipe(seatName, v.description('The seat that the key opens; left out for spectators.'))),
  over: v.pipe(v.boolean(), v.description('The game came to its end: its record is open to all.')),
})

const answer = <const T extends string>(type: T) => ({ type: v.literal(type), id: requestId })

const more = v.optional(
  v.pipe(v.literal(true), v.description('There are more than fit into one answer: ask from the last of these on.')),
)

export const hostMessages = {
  welcome,
  closed,
  /** What the seat learns from an entry of the match. */
  update: v.strictObject({ type: v.literal('update'), ...update.entries }),
  status: v.strictObject({ type: v.literal('status'), status }),
  chat: v.strictObject({ type: v.literal('chat'), line: chatLine }),
  /** The request was carried out. `played`: the number of actions played from a list; `refused` says why no more. */
  done: v.strictObject({
    ...answer('done'),
    played: v.optional(whole),
    refused: v.optional(refused),
    needsConsent: v.optional(v.literal(true)),
  }),
  /** The rules or the match refuse; nothing has changed. */
  refused: v.strictObject({ ...answer('refused'), ...refused.entries }),
  /**
   * Nothing was done, because the seat has made entries that its client did not know of. The missing updates have been
   * sent.
   */
  stale: v.strictObject({ ...answer('stale'), count: whole }),
  history: v.strictObject({ ...answer('history'), from: whole, updates: v.array(update), more }),
  talk: v.strictObject({ ...answer('talk'), chat: v.array(chatLine) }),
  record: v.strictObject({ ...answer('record'), lines: v.array(v.string()), more }),
  view: v.strictObject({ ...answer('view'), n: whole, words: v.record(v.string(), v.unknown()) }),
  list: v.strictObject({
    ...answer('list'),
    actions: v.array(v.string()),
    complete: v.boolean(),
    closing: v.optional(
      v.pipe(
        v.array(v.string()),
        v.description('The choice is secret and is handed in whole: a list of actions that ends with one of these.'),
      ),
    ),
  }),
  why: v.strictObject({ ...answer('why'), legal: v.boolean(), refused: v.optional(refused) }),
  query: v.strictObject({ ...answer('query'), result: v.unknown() }),
  forecast: v.strictObject({
    ...answer('forecast'),
    odds: v.array(v.tuple([v.number(), v.number()])),
    exact: v.boolean(),
    plays: whole,
  }),
  /**
   * What a computer player would do and what else it has weighed, best first; without a chance if it has weighed
   * nothing.
   */
  advice: v.strictObject({
    ...answer('advice'),
    n: v.pipe(whole, v.description('The update after which it has looked at the view.')),
    plans: v.array(
      v.strictObject({
        do: v.pipe(
          v.array(v.string()),
          v.description(
            'Actions in their order; a plan may lack the one that closes it. An action and what the same body then does are one text, with → between.',
          ),
        ),
        chance: v.optional(
          v.pipe(v.number(), v.description('Its estimate of the chance of winning, 0 to 1; a draw counts half.')),
        ),
        error: v.optional(v.pipe(v.number(), v.description('The standard error of the chance.'))),
      }),
    ),
  }),
  moment: v.strictObject({ ...answer('moment'), n: whole }),
  /**
   * Another game has begun, with sides changed: this person's seat in it. The key of the old seat is the invitation to
   * it.
   */
  rematch: v.strictObject({ type: v.literal('rematch'), match: matchId, seat: seatName }),
  pong: v.strictObject({ ...answer('pong') }),
  /** The message could not be understood or is not allowed. `code` is for programs; `message` says what to do. */
  error: v.strictObject({ type: v.literal('error'), id: v.optional(requestId), code: text(40), message: v.string() }),
} as const

export const hostMessage = v.variant(
  'type',
  Object.values(hostMessages) as [typeof welcome, typeof hostMessages.status],
)
export type HostMessages = { [K in keyof typeof hostMessages]: v.InferOutput<(typeof hostMessages)[K]> }
export type HostMessage = HostMessages[keyof HostMessages]
export type Welcome = HostMessages['welcome']
export type Closed = HostMessages['closed']
