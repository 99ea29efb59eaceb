/**
 * The player 'drill' for Generals: answers every question of the system with simple judgement, from what its seat may
 * know.
 */
import { type Action, type Engine, KernelError, type Phase } from '../../../src/kernel/index.ts'
import { type Notices, noticesAll } from '../../../src/players/attention.ts'
import { type Habit, withTaste } from '../../../src/players/habit.ts'
import type { Chance, Player } from '../../../src/players/player.ts'
import file from '../data/tuned.json' with { type: 'json' }
import {
  type Answer,
  aimBest,
  chargeMost,
  finish,
  postEvenly,
  rallyGuns,
  rerollBest,
  spreadFire,
} from '../rules/queries/answers.ts'
import {
  Activation,
  Advancing,
  CounterCharges,
  Laying,
  Marking,
  Muster,
  Overflow,
  Planning,
  Posting,
  phases,
  Rally,
  Reactions,
  Rerolls,
  Retreats,
  RoadMoves,
  Targets,
  Withdrawal,
} from '../rules/queries/asked.ts'
import { choose } from '../rules/queries/choosing.ts'
import { RANGED } from '../rules/state/parts.ts'
import type { Generals } from '../rules/state/position.ts'
import { ordersGiven } from '../rules/state/sheet.ts'
import { decideWhoActs } from './acting.ts'
import type { Order } from './draft.ts'
import { fallBack, followUp, react, withdraw } from './fighting.ts'
import { drawUp, layMarkers, stayBehind, takeRoad } from './places.ts'
import { planRound } from './plan.ts'
import type { Outlook } from './survey.ts'
import { type Taste, usual } from './taste.ts'

/** Its answers to questions that are a matter of taste and need no memory. */
const judgements = new Map<Phase<Generals>, (outlook: Outlook) => Action | undefined>([
  [Activation, decideWhoActs],
  [Reactions, react],
  [Retreats, fallBack],
  [Rerolls, ({ view, side, taste }) => rerollBest(view.part === RANGED ? taste.thrift : 0)(view, side)],
  [Withdrawal, withdraw],
  [Advancing, followUp],
  [RoadMoves, takeRoad],
])

/** Its answers to questions that are not a matter of taste. */
const answers = new Map<Phase<Generals>, Answer>([
  [Overflow, stayBehind],
  [CounterCharges, chargeMost],
  [Posting, postEvenly],
  [Targets, aimBest()],
  [Laying, spreadFire],
  [Rally, rallyGuns],
])

function player(taste: Taste, chance: Chance, memory?: unknown, notices: Notices = noticesAll): Player<Generals> {
  /** What is left to write on the sheet. */
  let sheet = (memory as Order[] | undefined) ?? []

  function plan(view: Generals, side: number): Action | undefined {
    if (ordersGiven(view, side) === 0) sheet = planRound({ view, side, taste, notices }, chance)
    for (let order = sheet.shift(); order !== undefined; order = sheet.shift()) {
      const action = choose(view, side, 'order', order.arm, order.march)
      if (action !== undefined) return action
    }
    return finish(view, side)
  }

  function answer(view: Generals, side: number): Action | undefined {
    const phase = phases[view.phase]
    if (phase === Planning) return plan(view, side)
    if (phase === Muster) return drawUp(view, side, chance)
    if (phase === Marking) return layMarkers(view, side, chance)
    return judgements.get(phase)?.({ view, side, taste, notices }) ?? answers.get(phase)?.(view, side)
  }

  return {
    memory: () => sheet,
    recalls: (view, side) => phases[view.phase] === Planning && ordersGiven(view, side) > 0,
    choose(view: Generals, seat: number, engine: Engine<Generals>): Action {
      const action = answer(view, seat)
      if (action === undefined) throw new KernelError(`drill knows no answer to '${engine.phase(view).name}'`)
      return action
    },
  }
}

export const habit: Habit<Generals, Taste> = {
  usual,
  tuned: file.taste,
  overlooks: { conscript: 600, recruit: 400 },
  player,
}

/** The player that people meet. */
export const drill = withTaste(habit)
