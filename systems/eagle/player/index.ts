/**
 * The player 'drill' for the Shadow of the Eagle: plays every question of the system with simple judgement, by what its
 * seat may know.
 */
import type { Action, Engine } from '../../../src/kernel/index.ts'
import { type Notices, noticesAll } from '../../../src/players/attention.ts'
import { type Habit, withTaste } from '../../../src/players/habit.ts'
import type { Chance, Player } from '../../../src/players/player.ts'
import { phases } from '../rules/queries/asked.ts'
import type { Eagle } from '../rules/state/position.ts'
import { fireOn } from './firing.ts'
import { type Judge, judgeOf } from './judge.ts'
import { type Marching, moveOn, nothingMoved } from './moves.ts'
import { chooseArea, writeSheet } from './orders.ts'
import {
  advance,
  counter,
  evade,
  fallBack,
  formSquare,
  giveVerdict,
  pursue,
  runOutOfHand,
  takeLoss,
} from './reactions.ts'
import { setUp } from './setting-up.ts'
import { strikeOn } from './striking.ts'
import { all, legal, wish } from './verbs.ts'
import { type Taste, usual } from './weights.ts'

type Answer = (engine: Engine<Eagle>, judge: Judge) => Action | undefined

/** Its answers to questions that need no memory, by phase. */
const answers: Readonly<Record<string, Answer>> = {
  deployment: setUp,
  'opening orders': (engine, judge) =>
    chooseArea(engine, judge) ?? legal(engine, judge.view, judge.side, wish('close')),
  orders: writeSheet,
  'defensive fire': fireOn,
  'offensive fire': fireOn,
  shock: strikeOn,
  square: formSquare,
  countercharge: counter,
  combat: evade,
  loss: takeLoss,
  retreat: fallBack,
  advance,
  pursuit: pursue,
  'out of hand': runOutOfHand,
  verdict: giveVerdict,
}

function player(taste: Taste, chance: Chance, marching: Marching, notices: Notices = noticesAll): Player<Eagle> {
  return {
    memory: () => marching,
    recalls: (view) => phases[view.phase].name === 'movement' && marching.turn === view.turn,
    choose(view: Eagle, seat: number, engine: Engine<Eagle>): Action {
      const judge = judgeOf(view, seat, taste, notices)
      const { name } = engine.phase(view)
      const action = name === 'movement' ? moveOn(engine, judge, marching) : answers[name]?.(engine, judge)
      if (action !== undefined) return action
      // Questions that are too rare for judgement: any answer will do.
      const list = all(engine, view, seat)
      return list[chance(list.length)]
    },
  }
}

export const habit: Habit<Eagle, Taste> = {
  usual,
  overlooks: { conscript: 750, recruit: 500 },
  player: (taste, chance, memory, notices) =>
    player(taste, chance, (memory as Marching | undefined) ?? nothingMoved(), notices),
}

/** The player that people meet. */
export const drill = withTaste(habit)
