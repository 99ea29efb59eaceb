/**
 * Movements as plans: where each unit goes, unit by unit, as the habit moves them by one taste or another, and new
 * movements made from two of them.
 */
import { type Action, type Engine, fastDice, lowest, NOBODY, only } from '../../../../src/kernel/index.ts'
import { bestTaste } from '../../../../src/players/habit.ts'
import type { PlanStep, Plans } from '../../../../src/players/marshal/captain.ts'
import { variantOf } from '../../../../src/players/marshal/mixture.ts'
import type { Chance } from '../../../../src/players/player.ts'
import { phases } from '../../rules/queries/asked.ts'
import { CAVALRY } from '../../rules/state/ground.ts'
import { type Eagle, eagleLayout, NORMAL, ROUTED } from '../../rules/state/position.ts'
import { postsOf } from '../concert.ts'
import { makeField } from '../field.ts'
import { habit } from '../index.ts'
import { judgeOf } from '../judge.ts'
import { owed, wayTo } from '../moves.ts'
import { look } from '../survey.ts'
import { legal, RIDE, wish } from '../verbs.ts'
import { type Taste, usual } from '../weights.ts'

/** The actions of a unit or a leader, in order. */
interface Task {
  /** The number of the unit; for a leader −1 − his number. */
  readonly who: number
  readonly actions: readonly Action[]
}
export interface Movement {
  /** The turn in which the side moves. */
  readonly turn: number
  readonly tasks: readonly Task[]
}

const SEEDS = 1 << 30
/** The number of a unit's best places that it may be sent to instead. */
const PLACES = 8

const isMoving = (p: Eagle, side: number): boolean =>
  p.depth >= 0 && phases[p.phase].name === 'movement' && p.asked === only(side)

/** Returns the unit or leader that an action moves. */
function actorOf({ packing, action: numbered }: Engine<Eagle>, p: Eagle, action: Action): number {
  const ride = numbered(p, RIDE)
  const thing = packing.a(action)
  return ride !== undefined && packing.verb(action) === packing.verb(ride) ? -1 - thing : thing
}

/**
 * Returns what the habit does with the side's units, in a position that the side cannot tell from the true one. Charges
 * and tests on the way are played out by habit, and the movement goes on after them.
 */
function propose(view: Eagle, side: number, taste: Taste, chance: Chance, engine: Engine<Eagle>): Movement {
  const dice = fastDice(chance(SEEDS))
  const { ruleset } = engine
  const [p, seen] = [eagleLayout.make(view.scenario), eagleLayout.make(view.scenario)]
  ruleset.imagine(view, side, dice, p)
  const players = ruleset.seats.map((_, seat) => habit.player(seat === side ? taste : bestTaste(habit), chance))
  const tasks: { who: number; actions: Action[] }[] = []
  const { turn, depth } = p
  for (let asked = engine.awaiting(p); asked !== NOBODY; asked = engine.awaiting(p)) {
    const moving = isMoving(p, side)
    // What interrupts a movement lies above it on the agenda.
    if (!moving && p.depth <= depth) break
    const seat = lowest(asked)
    ruleset.redact(p, seat, seen)
    const action = players[seat].choose(seen, seat, engine)
    if (moving) {
      if (action === engine.action(p, 'done')) break
      const who = actorOf(engine, p, action)
      const last = tasks.at(-1)
      if (last?.who === who) last.actions.push(action)
      else tasks.push({ who, actions: [action] })
    }
    engine.play(p, seat, action, dice)
  }
  return { turn, tasks }
}

/**
 * Returns a movement in which each unit does what it does in one of two movements: for some units the first, for the
 * rest the other.
 */
function crossed(a: Movement, b: Movement, chance: Chance): readonly Task[] {
  const ofA = new Map<number, boolean>()
  const isOfA = ({ who }: Task): boolean => {
    let known = ofA.get(who)
    if (known === undefined) ofA.set(who, (known = chance(2) === 0))
    return known
  }
  return [...a.tasks.filter(isOfA), ...b.tasks.filter((task) => !isOfA(task))]
}

/** Leaves one of the moving units where it is. */
function without({ tasks }: Movement, chance: Chance): readonly Task[] {
  const { who } = tasks[chance(tasks.length)]
  return tasks.filter((task) => task.who !== who)
}

/** Sends one unit to another of its best places. */
function redirected(
  { tasks }: Movement,
  view: Eagle,
  side: number,
  chance: Chance,
  engine: Engine<Eagle>,
): readonly Task[] {
  const { army } = view.scenario
  const units = army.unitsOfSide[side].filter(
    (unit) =>
      view.at[unit] >= 0 && army.arm[unit] <= CAVALRY && view.form[unit] === NORMAL && view.state[unit] !== ROUTED,
  )
  if (units.length === 0) return tasks
  const unit = units[chance(units.length)]
  look(view)
  const posts = postsOf(judgeOf(view, side, usual), unit, makeField()).sort((one, other) => other.worth - one.worth)
  if (posts.length === 0) return tasks
  const way = wayTo(view, unit, posts[chance(Math.min(PLACES, posts.length))])
  const actions = way.flatMap(({ verb, a: unitOf, b: to }) => engine.action(view, verb, unitOf, to) ?? [])
  const task = { who: unit, actions }
  return tasks.some(({ who }) => who === unit) ? tasks.map((one) => (one.who === unit ? task : one)) : [task, ...tasks]
}

export const movements: Plans<Eagle, Taste, Movement> = {
  propose,
  // With one taste the habit makes another movement only if something else happens on the way.
  tastes: variantOf(habit),
  vary(a, b, view, side, chance, engine) {
    const way = chance(4)
    if (a.tasks.length === 0) return b
    const tasks =
      way <= 1 && a !== b
        ? crossed(a, b, chance)
        : way === 2
          ? without(a, chance)
          : redirected(a, view, side, chance, engine)
    return { ...a, tasks }
  },
  goesOn: (view, action, before, engine) => {
    /** The kind of thing that an action moves, such as `{units}`. */
    const [kind, last] = [action, before].map((one) => engine.choice(view, one)?.verb.split(' ')[1])
    return kind !== undefined && kind === last && engine.packing.a(action) === engine.packing.a(before)
  },
  key: ({ tasks }) =>
    tasks
      .map(({ who, actions }) => `${who}:${actions.join()}`)
      .toSorted()
      .join(' '),
  next(p, side, { turn, tasks }, engine): PlanStep<Movement> | undefined {
    if (!isMoving(p, side) || p.turn !== turn) return undefined
    for (const [k, { who, actions }] of tasks.entries()) {
      const [action, ...rest] = actions
      // Leave out what cannot be begun, and drop what cannot be completed.
      if (action === undefined || engine.check(p, side, action) !== undefined) continue
      const others = tasks.slice(k + 1)
      return { action, rest: { turn, tasks: rest.length === 0 ? others : [{ who, actions: rest }, ...others] } }
    }
    const action = legal(engine, p, side, wish('done'))
    if (action !== undefined) return { action }
    look(p)
    const due = owed(engine, p, side)
    return due === undefined ? undefined : { action: due, rest: { turn, tasks: [] } }
  },
}
