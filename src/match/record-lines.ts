import * as v from 'valibot'

/** The kinds of lines of a record; `docs/records.md` describes them for other programs. */

/**
 * Counted up whenever older programs could misread a record. A record has the lowest format that can hold it: 2 if
 * players seal the dice, else 1.
 */
export const [PLAIN, SEALED] = [1, 2] as const

const MOST_SEATS = 31
const text = (longest: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(longest), v.regex(/^\P{Cc}*$/u, 'control characters are not allowed'))
const name = text(80)
const whole = v.pipe(v.number(), v.safeInteger())
const count = v.pipe(whole, v.minValue(0))
const hex = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`), `${digits} hexadecimal digits are expected`))
const time = v.optional(count)
const rolls = v.optional(v.pipe(v.array(v.union([name, whole], 'a die or a value is expected')), v.maxLength(20_000)))
/** Passed on by other programs, so no longer than they care to keep. */
export const contributionText = text(64)
/** The words that a player adds to the dice. Shorter words could be guessed from the commitment to them. */
export const sealedWords = v.pipe(text(64), v.minLength(22, 'at least 22 characters are expected'))
export const commitmentHash = hex(64)
const contributed = v.strictObject({ who: name, text: contributionText })

/** The action of an entry as text, or a whole secret choice in order. */
const action = text(200)
const does = v.union(
  [action, v.pipe(v.array(action), v.minLength(1), v.maxLength(4_000))],
  'an action or a list of actions is expected',
)

const player = v.strictObject({
  name,
  formations: v.optional(v.pipe(v.array(v.pipe(whole, v.minValue(-1))), v.maxLength(1_000))),
})
const seat = v.strictObject({ seat: name, players: v.pipe(v.array(player), v.minLength(1), v.maxLength(32)) })
const option = v.union([v.string(), v.number(), v.boolean()], 'a text, a number, true or false is expected')

export const headerLine = v.strictObject({
  grognard: v.picklist([PLAIN, SEALED], `this program reads formats ${PLAIN} and ${SEALED}`),
  ruleset: name,
  version: count,
  data: hex(16),
  pack: v.optional(name),
  scenario: name,
  options: v.record(v.string(), option),
  seats: v.pipe(v.array(seat), v.minLength(1), v.maxLength(MOST_SEATS)),
  commitment: v.optional(hex(64)),
  seed: v.optional(v.pipe(v.string(), v.maxLength(64))),
  seals: v.optional(
    v.pipe(
      v.array(v.pipe(v.array(name), v.minLength(1), v.maxLength(MOST_SEATS))),
      v.minLength(1),
      v.maxLength(MOST_SEATS),
    ),
  ),
  contribution: v.optional(contributed),
  rolls,
  time,
})

/** Entries made by the steward say why: there was no other choice, an order was given beforehand, or time was out. */
const STEWARD = ['forced', 'standing', 'time'] as const
const steward = v.optional(v.picklist(STEWARD))
const by = { n: count, who: name, player: v.optional(name) }

/** A 32-bit number from which chance is made. */
const seed = v.pipe(count, v.maxValue(0xffff_ffff))
/**
 * Which computer player thought an action out, and what is needed to think it out again: the two numbers from which all
 * its chance came, and the entry from which it remembered something, if that mattered.
 */
const thought = v.strictObject({ player: name, chance: v.strictTuple([seed, seed]), after: v.optional(count) })

const doesLine = v.strictObject({
  ...by,
  steward,
  do: does,
  thought: v.optional(thought),
  /** The player had had a hint since the entry of the seat before. */
  advised: v.optional(v.literal(true)),
  own: v.optional(count),
  rolls,
  time,
})
const backLine = v.strictObject({
  ...by,
  back: count,
  consent: v.optional(v.pipe(v.array(name), v.maxLength(MOST_SEATS))),
  time,
})
const asksLine = v.strictObject({ ...by, asks: count, time })
const answersLine = v.strictObject({ ...by, answers: v.boolean(), time })
const drawLine = v.strictObject({ ...by, draw: v.picklist(['offered', 'declined']), time })
const resignsLine = v.strictObject({ ...by, steward, resigns: v.literal(true), time })
const order = v.strictObject({ name, about: v.optional(name) })
const standingLine = v.strictObject({ ...by, standing: v.pipe(v.array(order), v.maxLength(200)), time })
const contributesLine = v.strictObject({ ...by, contributes: contributionText, time })
const commitsLine = v.strictObject({ ...by, commits: commitmentHash, time })
const revealsLine = v.strictObject({ ...by, reveals: sealedWords, time })
const opensLine = v.strictObject({ n: count, opens: v.literal(true), rolls, time })

const ending = v.strictObject({
  winner: v.pipe(v.array(name), v.maxLength(MOST_SEATS)),
  degree: v.optional(text(200)),
  by: v.picklist(['rules', 'resignation', 'agreement']),
})
const resultLine = v.strictObject({
  n: count,
  result: ending,
  secret: v.optional(hex(64)),
  contributions: v.optional(v.pipe(v.array(contributed), v.maxLength(1_000))),
  time,
})

/** Each line but the first is of the kind whose key it contains. */
export const lineKinds = {
  do: doesLine,
  back: backLine,
  asks: asksLine,
  answers: answersLine,
  draw: drawLine,
  resigns: resignsLine,
  standing: standingLine,
  contributes: contributesLine,
  commits: commitsLine,
  reveals: revealsLine,
  opens: opensLine,
  result: resultLine,
} as const

/** What a line says, without the hash that closes it. */
export type Header = v.InferOutput<typeof headerLine>
export type Line = { [K in keyof typeof lineKinds]: v.InferOutput<(typeof lineKinds)[K]> }
export type LineKind = keyof Line
export type Ending = v.InferOutput<typeof ending>
export type Contribution = v.InferOutput<typeof contributed>
export type StandingOrder = v.InferOutput<typeof order>
export type Player = v.InferOutput<typeof player>
export type Thought = v.InferOutput<typeof thought>
export type StewardReason = (typeof STEWARD)[number]
/** An entry of any kind, but not the result that closes the record. */
export type Entry = { [K in Exclude<LineKind, 'result'>]: { readonly kind: K; readonly said: Line[K] } }[Exclude<
  LineKind,
  'result'
>]
