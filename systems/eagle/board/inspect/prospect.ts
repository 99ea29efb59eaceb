/**
 * The prospect of a fire or a shock, found by playing it on a copy of the view: the die's modifiers as the rules report
 * them, and the result of each face.
 */
import { type Dice, type Engine, fastDice, isRefusal, type Journal, UNKNOWN } from '../../../../src/kernel/index.ts'
import { type Outcome, outcomesOf } from '../../../../src/web/battle/outcomes.ts'
import { combat, gradeOf } from '../../rules/queries/asked.ts'
import { attackersOf, defendersOf, type Weight } from '../../rules/queries/weights.ts'
import { event } from '../../rules/state/events.ts'
import { FORTY_EIGHTHS } from '../../rules/state/fractions.ts'
import { type Eagle, eagleLayout } from '../../rules/state/position.ts'
import { enemyOf } from '../../rules/state/sides.ts'
import { fighter } from '../../rules/state/stacks.ts'
import { rowFromOne, rowFromZero } from '../../rules/state/tables.ts'

export interface Added {
  readonly value: number
  /** Its place among the reasons of the rules. */
  readonly reason: number
}

/** One throw of the die. */
export interface Throw {
  readonly kind: 'fire' | 'shock'
  readonly hex: number
  /** Points of fire, or of the attack; those of the defense, 0 for a fire. */
  readonly points: number
  readonly against: number
  /** Column of the table: odds for a shock. */
  readonly column: number
  readonly added: readonly Added[]
  readonly sum: number
  /** What each unit brings to a shock; no units for a fire. */
  readonly attackers: readonly Weight[]
  readonly defenders: readonly Weight[]
  /** The results of the faces 1 to 6: places among the results of their table. */
  readonly results: readonly number[]
}

/** A morale check before it is rolled. */
export interface Check {
  readonly unit: number
  readonly added: readonly Added[]
  readonly sum: number
  /** The results of the faces 1 to 6: STEADY, DISORGANIZED or ROUTED. */
  readonly results: readonly number[]
}

export interface Prospect {
  readonly throws: readonly Throw[]
  /** Attacks on these hexes would not take place: they are too weak. */
  readonly weak: readonly number[]
  /** The attacks on these hexes would not take place: one side has no unit left to fight. */
  readonly lapsed: readonly number[]
  /** Swiss units that would stand aside before Swiss (S4.8.1). */
  readonly aside: readonly number[]
  /** It depends on unseen units. */
  readonly estimate: boolean
}

const COLUMNS = { fire: 12, shock: 9 } as const
const FACES = [1, 2, 3, 4, 5, 6]
/** More questions than are asked on the way to a die. */
const PATIENCE = 60

/**
 * Always rolls the same face, because only the modifiers of the die matter. Units check with it as well as they can.
 */
export const steady = (best: 'high' | 'low'): Dice => ({
  roll: ({ faces }) => (best === 'high' ? faces[faces.length - 1] : faces[0]),
  pool(_die, count, into, at) {
    into.fill(best === 'high' ? 6 : 1, at, at + count)
  },
})

/** Returns points as last worked out: with halves and thirds, to a tenth. */
const inPoints = (parts: number): number => Math.round((10 * parts) / FORTY_EIGHTHS) / 10

export class Enough extends Error {}

/**
 * Reads throws and checks from the events: modifiers belong to the die that follows them. With `asked`, the first shock
 * for this hex is the one that counts; the others pass.
 */
export function reader(p: Eagle, asked = -1) {
  const { tables } = p.scenario
  const throws: Throw[] = []
  const checks: Check[] = []
  const weak: number[] = []
  const lapsed: number[] = []
  const aside: number[] = []
  let added: Added[] = []
  let odds: readonly [number, number, number, number] | undefined
  let attackers: Weight[] = []
  let defenders: Weight[] = []
  const resultsOf = (kind: 'fire' | 'shock', column: number, sum: number) =>
    FACES.map(
      (face) => (kind === 'fire' ? tables.fireResult : tables.shock)[COLUMNS[kind] * rowFromOne(face + sum) + column],
    )
  /** Does the combat for this main hex include the asked hex? */
  const isAsked = (hex: number) => asked < 0 || hex === asked || p.group[asked] === 1 + hex
  const journal: Journal = {
    tell(_to, what, a = 0, b = 0, c = 0, d = 0) {
      if (what === event.Modifier) added.push({ value: a, reason: b })
      else if (what === event.Checked) {
        const results = FACES.map((face) => tables.morale[6 * rowFromZero(face + c - b) + gradeOf(p, a)])
        checks.push({ unit: a, added, sum: c - b, results })
        added = []
      } else if (what === event.TooWeak) isAsked(a) && weak.push(a)
      else if (what === event.Lapsed) isAsked(a) && lapsed.push(a)
      else if (what === event.StandsAside) aside.push(a)
      else if (what === event.CombatBegan) {
        odds = [a, b, c, d]
        added = []
        const attacker = enemyOf(fighter(p, c))
        attackers = attackersOf(p, c, attacker)
        defenders = defendersOf(p, c, attacker)
      } else if (what === event.Volley) {
        const sum = d - c
        const nobody = { attackers: [], defenders: [] }
        throws.push({
          kind: 'fire',
          hex: b,
          points: a,
          against: 0,
          column: a - 1,
          added,
          sum,
          ...nobody,
          results: resultsOf('fire', a - 1, sum),
        })
        added = []
      } else if (what === event.Struck && odds && isAsked(odds[2])) {
        const [, , hex, column] = odds
        const [points, against] = [inPoints(combat.attack), inPoints(combat.defense)]
        const results = resultsOf('shock', column, b - a)
        throws.push({ kind: 'shock', hex, points, against, column, added, sum: b - a, attackers, defenders, results })
        throw new Enough()
      }
    },
  }
  return { throws, checks, weak, lapsed, aside, journal }
}

/** Returns a seat's view of a position, to play on; its unseen units are imagined. */
export function playableCopy(engine: Engine<Eagle>, view: Eagle, seat: number): Eagle {
  const p = eagleLayout.make(view.scenario)
  if (view.cells.includes(UNKNOWN)) engine.ruleset.imagine(view, seat, fastDice(1), p)
  else eagleLayout.copy(view, p)
  return p
}

/** Returns the number of an action that is legal now; undefined if it is not. */
export function legalAction(engine: Engine<Eagle>, p: Eagle, who: number, text: string) {
  const action = engine.parse(p, who, text)
  return isRefusal(action) || engine.check(p, who, action) !== undefined ? undefined : action
}

/**
 * Returns the prospect of these actions of a seat: all throws of a volley, or the shock for the hex that is `asked`.
 * The enemy neither evades nor countercharges. `then` are the actions that follow by themselves, tried in this order at
 * every question.
 */
function foresee(
  engine: Engine<Eagle>,
  view: Eagle,
  seat: number,
  texts: readonly string[],
  asked: number,
  then: (p: Eagle) => readonly string[],
): Prospect | undefined {
  for (const best of ['high', 'low'] as const) {
    const p = playableCopy(engine, view, seat)
    const { throws, weak, lapsed, aside, journal } = reader(p, asked)
    const dice = steady(best)
    const known = () => throws.length + weak.length + lapsed.length
    try {
      for (const text of texts) {
        const action = legalAction(engine, p, seat, text)
        if (action === undefined) return undefined
        engine.play(p, seat, action, dice, journal)
      }
      followUp(engine, p, seat, dice, journal, () => known() > 0, then)
    } catch (thrown) {
      if (!(thrown instanceof Enough)) throw thrown
    }
    if (known() + aside.length > 0) return { throws, weak, lapsed, aside, estimate: isUnseen(view, throws) }
  }
  return undefined
}

/** Plays the actions that follow by themselves, for both sides, until it is `enough` or another question comes. */
export function followUp(
  engine: Engine<Eagle>,
  p: Eagle,
  seat: number,
  dice: Dice,
  journal: Journal,
  enough: () => boolean,
  then: (p: Eagle) => readonly string[],
): void {
  for (let k = 0; k < PATIENCE && !enough(); k++) {
    const next = [seat, 1 - seat].flatMap((who) =>
      then(p).flatMap((text) => {
        const action = legalAction(engine, p, who, text)
        return action === undefined ? [] : [{ who, action }]
      }),
    )[0]
    if (!next) return
    engine.play(p, next.who, next.action, dice, journal)
  }
}

/** Does any of the throws target a hex with unseen units? */
export const isUnseen = (view: Eagle, throws: readonly Throw[]): boolean =>
  view.cells.includes(UNKNOWN) &&
  throws.some(({ hex }) => view.tall[hex] > Array.from(view.at).filter((at) => at === hex).length)

/** Returns what a volley would do: with one more unit that joins it, or as it is laid. */
export const fireProspect = (engine: Engine<Eagle>, view: Eagle, seat: number, fire?: string): Prospect | undefined =>
  foresee(engine, view, seat, [...(fire === undefined ? [] : [fire]), 'shoot'], -1, () => [])

/** Returns the prospect of the shock on a hex: with one more attacker, or as the attacks are named. */
export const shockProspect = (
  engine: Engine<Eagle>,
  view: Eagle,
  seat: number,
  hex: number,
  attack?: string,
): Prospect | undefined =>
  foresee(engine, view, seat, attack === undefined ? [] : [attack], hex, (p) => toTheShock(p, hex))

/**
 * Returns the answers that lead to the die for a hex. One combat may be for several hexes, under the name of the first.
 */
export const toTheShock = (p: Eagle, hex: number): readonly string[] => [
  'engage',
  `resolve ${p.scenario.ground.grid.names[p.group[hex] > 0 ? p.group[hex] - 1 : hex]}`,
  'let',
  'stand',
]

/** Returns the results of the faces of the die: places among the results of their table. */
export const facesOf = ({ results }: Pick<Throw, 'results'>): Outcome<number>[] =>
  outcomesOf([FACES], (face) => results[face - 1])
