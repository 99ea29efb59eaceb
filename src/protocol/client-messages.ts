import * as v from 'valibot'
import { hash, invitation, matchId, ownerKey, playerName, requestId, seatKey, seatName, text, whole } from './parts.ts'

/** The messages of a client to the host of a match. */

const actionText = text(200)
const actionTexts = v.pipe(v.array(actionText), v.maxLength(4_000))
const order = v.strictObject({ name: text(80), about: v.optional(text(80)) })

/** The first message of a connection: which match, which seat, and how much of the match the client knows already. */
export const join = v.strictObject({
  type: v.literal('join'),
  protocol: v.pipe(whole, v.description('2')),
  match: matchId,
  key: v.optional(v.pipe(seatKey, v.description('Opens a seat. Without one the connection looks on.'))),
  invitation: v.optional(
    v.pipe(
      invitation,
      v.description(
        'Takes a seat: `key`, 192 random bits of your own, opens it from then on, and the invitation nothing more.',
      ),
    ),
  ),
  name: v.optional(v.pipe(playerName, v.description('With an invitation: what the player is called.'))),
  from: v.optional(
    v.pipe(whole, v.description('How many updates are known. Those that follow are sent; left out, a fresh view is.')),
  ),
  words: v.optional(v.pipe(v.boolean(), v.description('Events are told in sentences as well.'))),
})

/** Plays one action or a list; a secret choice that is made together is handed in whole. */
export const actMessage = v.strictObject({
  type: v.literal('act'),
  id: requestId,
  count: v.pipe(whole, v.description('How many entries the seat has made, as its client knows.')),
  do: v.union([actionText, v.pipe(actionTexts, v.minLength(1))]),
})

const wish = <const T extends string>(type: T) => v.strictObject({ type: v.literal(type), id: requestId })

export const clientMessages = {
  join,
  act: actMessage,
  /** Takes back the seat's last entries if that is free, or asks the others. */
  back: v.strictObject({
    type: v.literal('back'),
    id: requestId,
    count: whole,
    entries: v.optional(v.pipe(whole, v.minValue(1))),
    ask: v.optional(v.boolean()),
  }),
  /** Answers another seat's request to take something back. */
  agree: v.strictObject({ type: v.literal('agree'), id: requestId, agrees: v.boolean() }),
  resign: wish('resign'),
  /** Offers a draw or accepts one; declines one or withdraws the offer. */
  draw: v.strictObject({ type: v.literal('draw'), id: requestId, offer: v.boolean() }),
  /** Before the game: commits the seat to words that change its dice, by their hash. */
  commit: v.strictObject({
    type: v.literal('commit'),
    id: requestId,
    commitment: v.pipe(
      hash,
      v.description('SHA-256 of `grognard words`, the `chain` of the welcome, the seat and the words, each on a line.'),
    ),
  }),
  /** Shows those words once every seat has committed. */
  reveal: v.strictObject({
    type: v.literal('reveal'),
    id: requestId,
    words: v.pipe(
      v.string(),
      v.minLength(22),
      v.maxLength(64),
      v.description('Drawn at random, 128 bits or more; no control characters.'),
    ),
  }),
  /** Sets what the steward answers for this seat, in place of earlier orders. */
  standing: v.strictObject({
    type: v.literal('standing'),
    id: requestId,
    orders: v.pipe(v.array(order), v.maxLength(200)),
  }),
  chat: v.strictObject({ type: v.literal('chat'), id: requestId, text: text(500) }),
  /** Asks for the page of talk that comes before line number `before`. */
  talk: v.strictObject({ type: v.literal('talk'), id: requestId, before: whole }),
  /** Says who plays the seat from now on: a computer player by name, or the person again. */
  hand: v.strictObject({ type: v.literal('hand'), id: requestId, to: v.nullable(text(40)) }),
  /** Claims the game because the opponent has gone. */
  claim: wish('claim'),
  /** Asks for another game with sides changed, which begins when all persons have asked. */
  rematch: wish('rematch'),
  name: v.strictObject({ type: v.literal('name'), id: requestId, name: playerName }),
  /**
   * Gives a place again: its key no longer opens anything, and `invitation`, 192 random bits of your own, takes it. All
   * players hear of it.
   */
  invite: v.strictObject({ type: v.literal('invite'), id: requestId, owner: ownerKey, place: seatName, invitation }),
  /** Asks for the number of the spectators' last update when the seat had its update `n`. */
  moment: v.strictObject({ type: v.literal('moment'), id: requestId, n: whole }),
  /** Asks for the seat's updates after number `from`, as many as fit into one answer. */
  history: v.strictObject({ type: v.literal('history'), id: requestId, from: v.optional(whole) }),
  /** Asks for the record of a finished match, from line `from` on (0 is its first): as much as fits into one answer. */
  record: v.strictObject({ type: v.literal('record'), id: requestId, from: v.optional(whole) }),
  /** Asks for the seat's view in words: for programs that do not keep cells. */
  view: wish('view'),
  /** Asks for all legal actions of the seat, as text. */
  list: v.strictObject({
    type: v.literal('list'),
    id: requestId,
    after: v.optional(
      v.pipe(
        actionTexts,
        v.description('What is already chosen of a secret choice that is handed in whole: lists what may follow it.'),
      ),
    ),
  }),
  /**
   * Asks what a computer player would do in the seat's place: only in a game against computers. All clients hear of it.
   */
  advise: wish('advise'),
  /** Asks why an action is not legal. */
  why: v.strictObject({ type: v.literal('why'), id: requestId, do: actionText }),
  /** Asks one of the system's own questions (reach, sight, threats) about the seat's view. */
  query: v.strictObject({
    type: v.literal('query'),
    id: requestId,
    query: text(60),
    args: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(8)),
  }),
  /** Asks for the odds of an action: the probability after it of each value of a cell, or of a thing of a column. */
  forecast: v.strictObject({
    type: v.literal('forecast'),
    id: requestId,
    do: actionText,
    cell: text(60),
    thing: v.optional(whole),
  }),
  ping: wish('ping'),
} as const

export const clientMessage = v.variant('type', Object.values(clientMessages) as [typeof join, typeof actMessage])
export type ClientMessages = { [K in keyof typeof clientMessages]: v.InferOutput<(typeof clientMessages)[K]> }
export type ClientMessage = ClientMessages[keyof ClientMessages]
/** A message that needs an answer. */
export type Request = Exclude<ClientMessage, ClientMessages['join']>
