/** What a computer player expected at a moment of a game that is over: the player thinks the same again. */
import { type Engine, includes, type Position, randomSource, UserError } from '../kernel/index.ts'
import type { Fold } from '../match/fold.ts'
import type { Match } from '../match/match.ts'
import type { GameRecord } from '../match/record.ts'
import { matchOfRecord } from '../match/reopen.ts'
import { wishInSteps } from '../match/steward.ts'
import { legalActions } from './legal-actions.ts'
import { thinks } from './marshal/levels.ts'
import { kindNamed } from './names.ts'
import type { MakePlayer, Reckoning, Weighed } from './player.ts'
import { type Step, stepsOf } from './steps.ts'

/** A choice of a computer player that thinks. */
export interface Answer {
  /** The number of its entry in the record. */
  readonly entry: number
  /** The name of its seat. */
  readonly seat: string
  /** The kind of player. */
  readonly player: string
  /**
   * The numbers from which its chance came, and the earlier answer from which it remembered something, if the record
   * says so.
   */
  readonly chance?: readonly [number, number]
  readonly after?: number
  /** What it chose, in the notation. */
  readonly did: readonly string[]
}

/** One of the plans that it weighed, or one of the answers. */
export interface ExplainedPlan {
  readonly does: readonly Step[]
  /** Its estimate of its chance of winning, 0 to 1, a draw counting half, and its standard error if it has one. */
  readonly chance: number
  readonly error?: number
  /** How often it was tried. */
  readonly playouts: number
  /** Is it what `drill` would have done? */
  readonly usual: boolean
}

/** What it expected of an enemy that chose in secret at the same time. */
interface ExpectedOfEnemy {
  readonly seat: string
  /** How many choices of the enemy it reckoned with. */
  readonly cases: number
  /** Each action in them, and in how many of them it occurs; the likeliest first. */
  readonly actions: readonly { readonly text: string; readonly cases: number }[]
  /** What the enemy chose; left out if that is not known. */
  readonly did?: readonly Step[]
}

export interface Explanation extends Omit<Answer, 'did'> {
  readonly did: readonly Step[]
  /** What it weighed: its choice, the best of the others and the habit's. Empty if it answered by habit alone. */
  readonly plans: readonly ExplainedPlan[]
  /** How many times it played on from there, and from how many imagined positions. */
  readonly playouts: number
  readonly worlds: number
  /** The entry at which it had made the plan that it carried out here. */
  readonly follows?: number
  /** There was nothing else to choose. */
  readonly isOnly: boolean
  /** Does it choose again what it chose in the game? It may not if its chance is not on record. */
  readonly agrees: boolean
  readonly enemies: readonly ExpectedOfEnemy[]
  /** The cells of what its seat saw. */
  readonly cells: Int16Array | Int32Array
}

/**
 * All answers of computer players that think, in their order. Records that were made before thoughts were kept name
 * these players in the first line; then all choices of their seats are theirs.
 */
export function answersOf({ header, entries }: Pick<GameRecord, 'header' | 'entries'>): Answer[] {
  const isKept = entries.some(({ kind, said }) => kind === 'do' && said.thought !== undefined)
  const named = new Map(header.seats.map(({ seat, players }) => [seat, kindNamed(players[0]?.name ?? '')]))
  return entries.flatMap(({ kind, said }): Answer[] => {
    if (kind !== 'do' || said.steward !== undefined) return []
    const player = said.thought?.player ?? (isKept ? undefined : named.get(said.who))
    if (player === undefined || !thinks(player)) return []
    const { chance, after } = said.thought ?? {}
    return [
      {
        entry: said.n,
        seat: said.who,
        player,
        ...(chance && { chance }),
        ...(after !== undefined && { after }),
        did: [said.do].flat(),
      },
    ]
  })
}

/** An answer, preceded by those from which it remembered something: the first of them remembered nothing. */
function chainTo(answers: readonly Answer[], entry: number): Answer[] {
  const chain: Answer[] = []
  for (let next: number | undefined = entry; next !== undefined; ) {
    const found = answers.find((one) => one.entry === next)
    if (!found) throw new UserError(`entry ${next} is not the answer of a computer player that thinks`)
    if (chain[0] && (found.seat !== chain[0].seat || found.entry >= chain[0].entry))
      throw new UserError(`entry ${chain[0].entry} cannot follow from entry ${next}`)
    chain.unshift(found)
    next = found.after
  }
  return chain
}

/**
 * What the player of an answer expected when it gave it. It thinks the same again, from the same view: with the chance
 * that the record has it must come to the same choice; if the record has none, it thinks with another. `make` makes
 * players of its kind. Yields after each step of some milliseconds. Throws a UserError for a game that is not over, and
 * if the entry is not an answer of that kind.
 */
export function* explain<P extends Position>(
  engine: Engine<P>,
  make: MakePlayer<P>,
  record: GameRecord,
  entry: number,
): Generator<undefined, Explanation> {
  if (record.footer === undefined) throw new UserError('what a computer player expects is shown when the game is over')
  const chain = chainTo(answersOf(record), entry)
  const answer = chain.at(-1) as Answer
  const match = matchOfRecord(engine, record)
  const { layout, redact, seats } = engine.ruleset
  const seat = seats.indexOf(answer.seat)
  const fold = match.fold.beginning()
  const view = layout.make(match.fold.position.scenario)
  let memory: unknown
  let weighed: readonly Weighed[] = []
  let reckoning: Reckoning | undefined
  let wish: readonly string[] | undefined
  /** The last entry at which it thought. */
  let thoughtAt: number | undefined
  for (const { entry: n, chance = [n, seat] as const } of chain) {
    fold.catchUp(match.fold, n - 1)
    redact(fold.position, seat, view)
    const player = make(randomSource(...chance), structuredClone(memory))
    let isFirst = true
    wish = yield* wishInSteps(engine, view, seat, function* (now) {
      const action = player.think ? yield* player.think(now, seat, engine) : player.choose(now, seat, engine)
      // For a whole plan, all the thought goes into the first action.
      if (isFirst) {
        weighed = player.weighed?.() ?? []
        reckoning = player.reckoned?.()
      }
      isFirst = false
      return action
    })
    if (weighed.length > 0) thoughtAt = n
    memory = player.memory?.()
  }
  const isOnly = legalActions(engine, view, seat).length === 1
  return {
    ...answer,
    did: stepsOf(engine, view, seat, answer.did),
    plans: weighed.map(({ does, chance, error, playouts, usual }) => ({
      does: stepsOf(engine, view, seat, does),
      chance,
      ...(Number.isFinite(error) && { error }),
      playouts,
      usual,
    })),
    playouts: reckoning?.playouts ?? 0,
    worlds: reckoning?.worlds ?? 0,
    isOnly,
    ...(!isOnly && thoughtAt !== undefined && thoughtAt !== entry && { follows: thoughtAt }),
    agrees: wish !== undefined && isSame(wish, answer.did),
    enemies: expectedOf(match, fold, record, view, answer, reckoning),
    cells: view.cells.slice(),
  }
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, k) => text === other[k])

/**
 * What it expected of its enemies, and what they did. `fold` is the match up to its answer, and `view` is what it saw.
 */
function expectedOf<P extends Position>(
  match: Match<P>,
  fold: Fold<P>,
  record: GameRecord,
  view: P,
  { entry }: Answer,
  reckoning: Reckoning | undefined,
): ExpectedOfEnemy[] {
  const { engine } = match
  return [...(reckoning?.enemies ?? [])].map(([foe, plans]) => {
    const cases = new Map<string, number>()
    for (const plan of plans)
      for (const { text } of stepsOf(
        engine,
        view,
        foe,
        plan.map((action) => engine.print(view, action)),
      ))
        cases.set(text, (cases.get(text) ?? 0) + 1)
    const did = chosenWith(match, fold, record, foe, entry)
    return {
      seat: engine.ruleset.seats[foe] as string,
      cases: plans.length,
      actions: [...cases].map(([text, n]) => ({ text, cases: n })).toSorted((a, b) => b.cases - a.cases),
      ...(did && { did: stepsOf(engine, view, foe, did) }),
    }
  })
}

/**
 * What a seat chose in the same secret choice as an entry: before the entry if the seat is not asked any more, else
 * after it. Undefined if either of the two was taken back.
 */
function chosenWith<P extends Position>(
  { fold: all }: Match<P>,
  { engine, position }: Fold<P>,
  { entries }: GameRecord,
  seat: number,
  entry: number,
): string[] | undefined {
  const live = [...all.live(1)]
  if (!live.some(({ number }) => number === entry)) return undefined
  const theirs = live.filter((one) => one.seat === seat)
  const found = includes(engine.awaiting(position), seat)
    ? theirs.find(({ number }) => number > entry)
    : theirs.findLast(({ number }) => number < entry)
  const line = found && entries[found.number - 1]
  return line?.kind === 'do' ? [line.said.do].flat() : undefined
}
