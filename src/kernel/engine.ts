import { type Action, numberVerbs, type Packing, packing, type Verb } from './action.ts'
import { numberPhases } from './agenda.ts'
import type { Dice } from './dice.ts'
import type { Journal } from './journal.ts'
import { OPENED } from './layout.ts'
import { type Notation, notation } from './notation.ts'
import type { Choice, Offers, Phase } from './phase.ts'
import type { Position } from './position.ts'
import { KernelError, type Refusal, refusal } from './refusal.ts'
import type { Ruleset } from './ruleset.ts'
import { completeOptions, findScenario } from './scenario.ts'
import { NOBODY, type Seats } from './seats.ts'
import { spend } from './work.ts'

/** What the kernel makes of a ruleset. */
export interface Engine<P extends Position> extends Notation<P> {
  readonly ruleset: Ruleset<P>
  readonly packing: Packing
  readonly verbs: readonly Verb[]
  /** A new game, settled to its first question. Throws a UserError for an unknown scenario or option. */
  open(scenario: string, options: Readonly<Record<string, unknown>>, dice: Dice, journal?: Journal): P
  /** Who must choose now; nobody when the game is over. */
  awaiting(p: P): Seats
  /** The phase that asks; the first one when the agenda is empty. */
  phase(p: P): Phase<P>
  /** All legal actions of a seat, written to `out`; gives their number. */
  actions(p: P, seat: number, out: Int32Array): number
  /** Why an action is not legal; undefined if it is. Any number may come. */
  check(p: P, seat: number, action: Action): Refusal | undefined
  /**
   * The same with names and numbers of the case (`Choice.explain`), for a reader. `view` is what the seat may know, so
   * the reason tells a player no more than he sees.
   */
  why(view: P, seat: number, action: Action): Refusal | undefined
  /** Plays a legal action and everything that follows until somebody must choose again. */
  play(p: P, seat: number, action: Action, dice: Dice, journal?: Journal): void
  /** Goes on until somebody must choose. `play` and `open` do so themselves; situation files need it. */
  settle(p: P, dice: Dice, journal?: Journal): void
  /** Is any action of this choice legal? For obligations ('all pips must be used'). */
  some(p: P, seat: number, choice: Choice<P>): boolean
  /** The choice that an action is of in the phase that runs, if the phase has it. */
  choice(p: P, action: Action): Choice<P> | undefined
}

/** `closed` holds a bit for each seat below OPENED. */
const MOST_SEATS = 14

/** Steps in one settling beyond which the agenda is held to be endless. */
const ENDLESS = 20_000

/**
 * Listing: keeps what `check` accepts. One object per level of nesting, because `some` may be asked inside a `check`.
 */
class Listing<P extends Position> implements Offers {
  p!: P
  seat = 0
  choice!: Choice<P>
  verb = 0
  out!: Int32Array
  count = 0
  /** How many actions have been offered: the kit prints how many are tried for each that is legal. */
  tried = 0
  private readonly packing: Packing
  constructor(packing: Packing) {
    this.packing = packing
  }
  try(a = 0, b = 0): void {
    this.tried++
    spend(1)
    if (this.choice.check(this.p, this.seat, a, b) === undefined) this.give(a, b)
  }
  give(a = 0, b = 0): void {
    if (this.count >= this.out.length)
      throw new KernelError(`more than ${this.out.length} legal actions: give a longer list`)
    this.out[this.count++] = this.packing.pack(this.verb, a, b)
  }
}

export function engine<P extends Position>(ruleset: Ruleset<P>): Engine<P> {
  const { phases, layout } = ruleset
  if (ruleset.seats.length > MOST_SEATS)
    throw new KernelError(`${ruleset.seats.length} seats; there is room for ${MOST_SEATS}`)
  const everySeat: Seats = (1 << ruleset.seats.length) - 1
  numberPhases(phases)
  const pack = packing(ruleset.bits)
  const verbs = numberVerbs(phases.flatMap((phase) => (phase.choices ?? []).map((choice) => choice.verb)))
  const verbNumber = new Map(verbs.map((verb, number) => [verb.template, number]))
  /** By phase: the numbers of its verbs, in the order of its choices. */
  const numbersOf = phases.map((phase) =>
    Uint8Array.from(phase.choices ?? [], ({ verb }) => verbNumber.get(verb) as number),
  )
  /** By phase, then by verb number. */
  const choiceTable = phases.map((phase) => {
    const row: (Choice<P> | undefined)[] = verbs.map(() => undefined)
    for (const choice of phase.choices ?? []) {
      const number = verbNumber.get(choice.verb) as number
      if (row[number]) throw new KernelError(`phase '${phase.name}' has the verb '${choice.verb}' twice`)
      row[number] = choice
    }
    return row
  })
  const refusals = phases.map((phase) => ({
    notAsked: refusal(phase.rule, `It is not your turn to choose (${phase.name}).`),
    noVerb: refusal(phase.rule, `That cannot be chosen now (${phase.name}).`),
    noThing: refusal(phase.rule, `There is no such thing on this board (${phase.name}).`),
  }))
  const over = refusal(phases[0].rule, 'The game is over.')

  const awaiting = (p: P): Seats => {
    if (p.depth < 0 || ruleset.outcome(p) !== undefined) return NOBODY
    return asked(p, phases[p.phase])
  }
  const asked = (p: P, phase: Phase<P>): Seats => {
    if (phase.asks === undefined) return NOBODY
    // A phase may ask EVERYBODY: spectators and seats that do not exist are never asked.
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

  /** The choices of the phase that runs; none when the agenda is empty, and there is no frame to read. */
  const choicesOf = (p: P): readonly (Choice<P> | undefined)[] => (p.depth < 0 ? [] : choiceTable[p.phase])

  const listings: Listing<P>[] = []
  let nesting = 0
  /** Takes up a list, to be given back by `nesting--`. */
  function listing(p: P, seat: number, out: Int32Array, count = 0): Listing<P> {
    const list = (listings[nesting++] ??= new Listing<P>(pack))
    list.p = p
    list.seat = seat
    list.out = out
    list.count = count
    return list
  }
  const scratch = Array.from({ length: 8 }, () => new Int32Array(1 << 12))

  /** By phase: its choices and the numbers of their verbs; and of those only that are not listed by shares. */
  const all = phases.map(({ choices = [] }, number) => ({ choices, numbers: [...numbersOf[number]] }))
  const unshared = all.map(({ choices, numbers }) => ({
    choices: choices.filter(({ share }) => share === undefined),
    numbers: numbers.filter((_, k) => choices[k].share === undefined),
  }))

  /** By phase that lists by shares: its lists from one question to the next. */
  const kept = phases.map(({ shares, choices = [] }, number) => {
    if (shares === undefined) return undefined
    const byKind = shares.kinds.map((kind) =>
      choices.flatMap((choice, k) =>
        choice.share?.of === kind ? { choice, share: choice.share, verb: numbersOf[number][k] } : [],
      ),
    )
    return shares.keep(layout, shares, {
      ways: (p, kind, thing, traits) =>
        byKind[kind].filter(({ share }) => ((share.unless ?? 0) & traits) === 0 && (share.ever?.(p, thing) ?? true)),
      list(p, seat, thing, traits, ways, out) {
        if (ways.length === 0) return 0
        const list = listing(p, seat, out)
        try {
          for (let k = 0; k < ways.length; k++) {
            list.choice = ways[k].choice
            list.verb = ways[k].verb
            ways[k].share.propose(p, seat, thing, list, traits)
          }
        } finally {
          nesting--
        }
        return list.count
      },
    })
  })

  const inRange = (p: P, verb: Verb, action: Action): boolean => {
    const [kindA, kindB] = verb.kinds
    const a = pack.a(action)
    const b = pack.b(action)
    return (
      (kindA === undefined ? a === 0 : a < p.scenario.counts[kindA]) &&
      (kindB === undefined ? b === 0 : b < p.scenario.counts[kindB])
    )
  }

  const words = notation(ruleset, verbs, pack, choicesOf)
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
      const lists = phases[p.phase].shares?.apply(p) ? kept[p.phase] : undefined
      const { choices, numbers } = (lists ? unshared : all)[p.phase]
      const list = listing(p, seat, out, lists?.list(p, seat, out))
      try {
        for (let k = 0; k < choices.length; k++) {
          list.choice = choices[k]
          list.verb = numbers[k]
          choices[k].propose(p, seat, list)
        }
      } finally {
        nesting--
      }
      return list.count
    },
    check(p, seat, action) {
      const here = awaiting(p)
      if (here === NOBODY) return over
      const said = refusals[p.phase]
      if (!Number.isInteger(seat) || seat < 0 || seat >= ruleset.seats.length || (here & (1 << seat)) === 0)
        return said.notAsked
      if (!Number.isInteger(action) || action < 0 || action >= verbs.length << 24) return said.noVerb
      const number = pack.verb(action)
      const choice = choiceTable[p.phase][number]
      if (choice === undefined) return said.noVerb
      if (!inRange(p, verbs[number], action)) return said.noThing
      return choice.check(p, seat, pack.a(action), pack.b(action))
    },
    why(view, seat, action) {
      const refused = api.check(view, seat, action)
      // What the kernel itself refuses names nothing on the board.
      if (refused === undefined || refused === over || Object.values(refusals[view.phase]).includes(refused))
        return refused
      const choice = choiceTable[view.phase][pack.verb(action)]
      const because = choice?.explain?.(view, seat, pack.a(action), pack.b(action), refused)
      return because
        ? { rule: refused.rule, reason: words.fill(view.scenario, because.text, because.of), because }
        : refused
    },
    play(p, seat, action, dice, journal) {
      spend(1)
      const choice = choiceTable[p.phase][pack.verb(action)]
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
      const list = listing(p, seat, scratch[nesting])
      list.choice = choice
      try {
        choice.propose(p, seat, list)
      } finally {
        nesting--
      }
      return list.count > 0
    },
    choice: (p, action) => choicesOf(p)[pack.verb(action)],
    ...words,
  }
  return api
}
