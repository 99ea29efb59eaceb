import { type Action, type Packing, packing, type Verb } from './action.ts'
import { numberPhases } from './agenda.ts'
import { choicesByPhase, keptByPhase } from './choices-by-phase.ts'
import type { Dice } from './dice.ts'
import type { Journal } from './journal.ts'
import { OPENED } from './layout.ts'
import { Listings } from './listing.ts'
import { type Notation, notation } from './notation.ts'
import { completeOptions } from './options.ts'
import type { Choice, Phase } from './phase.ts'
import type { Position } from './position.ts'
import { KernelError, type Refusal, refusal } from './refusal.ts'
import type { Ruleset } from './ruleset.ts'
import { findScenario } from './scenario.ts'
import { NOBODY, type Seats } from './seats.ts'
import { spend } from './work.ts'

/** What the kernel makes of a ruleset. */
export interface Engine<P extends Position> extends Notation<P> {
  readonly ruleset: Ruleset<P>
  readonly packing: Packing
  /** The verbs of every phase; a verb's index is its number in an action of that phase. */
  readonly verbs: readonly (readonly Verb[])[]
  /** A new game, settled to its first question. Throws a UserError for an unknown scenario or option. */
  open(scenario: string, options: Readonly<Record<string, unknown>>, dice: Dice, journal?: Journal): P
  /** The seats that must choose now; none when the game is over. */
  awaiting(p: P): Seats
  /** The phase that asks; the first one when the agenda is empty. */
  phase(p: P): Phase<P>
  /** Writes all legal actions of a seat to `out` and returns their number. */
  actions(p: P, seat: number, out: Int32Array): number
  /** Why an action is not legal; undefined if it is. Accepts any number as an action. */
  check(p: P, seat: number, action: Action): Refusal | undefined
  /**
   * Like `check`, but with the names and numbers of the case (`Choice.explain`), for a reader. `view` is what the seat
   * may know, so the reason tells a player no more than he sees.
   */
  why(view: P, seat: number, action: Action): Refusal | undefined
  /** Plays a legal action and everything that follows until somebody must choose again. */
  play(p: P, seat: number, action: Action, dice: Dice, journal?: Journal): void
  /** Runs the game until somebody must choose. `play` and `open` do this themselves; situation files need it. */
  settle(p: P, dice: Dice, journal?: Journal): void
  /** Is any action of this choice legal? For obligations ('all pips must be used'). */
  some(p: P, seat: number, choice: Choice<P>): boolean
  /** The choice of the running phase that an action belongs to, if the phase has it. */
  choice(p: P, action: Action): Choice<P> | undefined
  /**
   * The action of the running phase with this verb, `move {units} > {hexes}`; undefined if the phase has no such verb.
   */
  action(p: P, verb: string, a?: number, b?: number): Action | undefined
}

/** `closed` holds a bit for each seat below OPENED. */
const MOST_SEATS = 14

/** More steps than this in one settling mean that the agenda is endless. */
const ENDLESS = 20_000

/** The kernel's own refusals in a phase. */
const refusalsOf = ({ rule, name }: { readonly rule: string; readonly name: string }) => ({
  notAsked: refusal(rule, `It is not your turn to choose (${name}).`),
  noVerb: refusal(rule, `That cannot be chosen now (${name}).`),
  noThing: refusal(rule, `There is no such thing on this board (${name}).`),
})

/** Do the things that an action with this verb names exist? */
function areThere({ scenario: { counts } }: Position, { kinds: [kindA, kindB] }: Verb, a: number, b: number): boolean {
  const inA = kindA === undefined ? a === 0 : a < counts[kindA]
  return inA && (kindB === undefined ? b === 0 : b < counts[kindB])
}

/** Is this the number of one of `count` seats? */
const isSeat = (seat: number, count: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < count

/** Makes an engine from a ruleset. Throws a KernelError if the ruleset contradicts itself. */
export function engine<P extends Position>(ruleset: Ruleset<P>): Engine<P> {
  const { phases, layout } = ruleset
  if (ruleset.seats.length > MOST_SEATS)
    throw new KernelError(`${ruleset.seats.length} seats; there is room for ${MOST_SEATS}`)
  const everySeat: Seats = (1 << ruleset.seats.length) - 1
  numberPhases(phases)
  const pack = packing(ruleset.bits)
  const choices = choicesByPhase(phases)
  const { verbs, all } = choices
  const numbers = verbs.map((list) => new Map(list.map(({ template }, number) => [template, number])))
  const refusals = phases.map(refusalsOf)
  const over = refusal(phases[0].rule, 'The game is over.')

  const awaiting = (p: P): Seats => {
    if (p.depth < 0 || ruleset.outcome(p) !== undefined) return NOBODY
    return asked(p, phases[p.phase])
  }
  const asked = (p: P, phase: Phase<P>): Seats => {
    if (phase.asks === undefined) return NOBODY
    // A phase may ask EVERYBODY, but spectators and seats that do not exist are never asked.
    const seats = phase.asks(p) & everySeat
    if (phase.secret === undefined) return seats
    return p.closed === OPENED ? NOBODY : seats & ~p.closed
  }

  function settle(p: P, dice: Dice, journal?: Journal): void {
    for (let round = 0; ; round++) {
      if (round > ENDLESS) throw new KernelError(`phase '${phases[p.phase].name}' never comes to an end`)
      if (p.depth < 0 || ruleset.outcome(p) !== undefined) return
      const phase = phases[p.phase]
      if (phase.asks !== undefined) {
        if (asked(p, phase) !== NOBODY) return
        if (phase.secret !== undefined && p.closed !== NOBODY) p.closed = OPENED
      }
      const { steps } = phase
      if (steps !== undefined && p.step < steps.length) steps[p.step++](p, dice, journal)
      else {
        journal?.ended?.(p.phase, p.depth)
        layout.endFrame(p)
      }
    }
  }

  const listings = new Listings<P>(pack)
  const kept = keptByPhase(phases, choices, layout, listings)

  /** Why an action is not legal for a seat, as if that seat were asked. */
  function judge(p: P, seat: number, action: Action): Refusal | undefined {
    const said = refusals[p.phase]
    const here = all[p.phase].choices
    if (!Number.isInteger(action) || action < 0 || action >= here.length << 24) return said.noVerb
    const number = pack.verb(action)
    const a = pack.a(action)
    const b = pack.b(action)
    return areThere(p, verbs[p.phase][number], a, b) ? here[number].check(p, seat, a, b) : said.noThing
  }

  const words = notation(ruleset, verbs, pack)
  const api: Engine<P> = {
    ruleset,
    packing: pack,
    verbs,
    open(scenario, given, dice, journal) {
      const options = completeOptions(findScenario(ruleset.scenarios(), scenario), given)
      const p = ruleset.open(scenario, options, dice, journal)
      settle(p, dice, journal)
      return p
    },
    awaiting,
    settle,
    phase: (p) => phases[p.depth < 0 ? 0 : p.phase],
    actions(p, seat, out) {
      if ((awaiting(p) & (1 << seat)) === 0) return 0
      const lists = phases[p.phase].slices?.apply(p) ? kept[p.phase] : undefined
      const listed = (lists ? choices.unsliced : all)[p.phase]
      const list = listings.begin(p, seat, out, lists?.list(p, seat, out))
      try {
        for (let k = 0; k < listed.choices.length; k++) {
          list.choice = listed.choices[k]
          list.verb = listed.numbers[k]
          list.choice.propose(p, seat, list)
        }
      } finally {
        listings.end()
      }
      return list.count
    },
    check(p, seat, action) {
      const seats = awaiting(p)
      if (seats === NOBODY) return over
      const isAsked = isSeat(seat, ruleset.seats.length) && (seats & (1 << seat)) !== 0
      return isAsked ? judge(p, seat, action) : refusals[p.phase].notAsked
    },
    why(view, seat, action) {
      const choice = api.choice(view, action)
      const checked = api.check(view, seat, action)
      const said = refusals[view.phase]
      const judges = checked === said.notAsked && choice?.judgesAlways && isSeat(seat, ruleset.seats.length)
      const refused = judges ? (judge(view, seat, action) ?? checked) : checked
      // The kernel's own refusals name nothing on the board.
      if (refused === undefined || refused === over || Object.values(said).includes(refused)) return refused
      const because = choice?.explain?.(view, seat, pack.a(action), pack.b(action), refused)
      return because
        ? { rule: refused.rule, reason: words.fill(view.scenario, because.text, because.of), because }
        : refused
    },
    play(p, seat, action, dice, journal) {
      spend(1)
      const choice = all[p.phase].choices[pack.verb(action)]
      if (choice === undefined)
        throw new KernelError(`played an action that phase '${phases[p.phase].name}' does not have`)
      const frame = p.depth
      choice.play(p, seat, pack.a(action), pack.b(action), dice, journal)
      if (choice.closes === true) {
        if (p.depth !== frame)
          throw new KernelError(`'${choice.verb}' closes a secret choice and begins a phase; begin it in a step`)
        p.closed |= 1 << seat
      }
      settle(p, dice, journal)
    },
    some(p, seat, choice) {
      const list = listings.begin(p, seat, listings.room())
      list.choice = choice
      try {
        choice.propose(p, seat, list)
      } finally {
        listings.end()
      }
      return list.count > 0
    },
    choice: (p, action) => (p.depth < 0 ? undefined : all[p.phase].choices[pack.verb(action)]),
    action(p, verb, a = 0, b = 0) {
      const number = p.depth < 0 ? undefined : numbers[p.phase].get(verb)
      return number === undefined ? undefined : pack.pack(number, a, b)
    },
    ...words,
  }
  return api
}
