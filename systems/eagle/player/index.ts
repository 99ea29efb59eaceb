/**
 * The player 'drill' for the Shadow of the Eagle: plays every question of the system with simple judgement, on what its
 * seat may know.
 */
import type { Action, Engine } from '../../../src/kernel/index.ts'
import { type Habit, withTaste } from '../../../src/players/habit.ts'
import type { Chance, Player } from '../../../src/players/player.ts'
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

/** What it answers to a question that needs no memory, by phase. */
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

function player(taste: Taste, chance: Chance, memory?: unknown): Player<Eagle> {
  const marching = (memory as Marching | undefined) ?? nothingMoved()
  return {
    memory: () => marching,
    choose(view: Eagle, seat: number, engine: Engine<Eagle>): Action {
      const judge = judgeOf(view, seat, taste)
      const { name } = engine.phase(view)
      const action = name === 'movement' ? moveOn(engine, judge, marching) : answers[name]?.(engine, judge)
      if (action !== undefined) return action
      // Questions that come up too seldom for judgement: any answer will do.
      const list = all(engine, view, seat)
      return list[chance(list.length)]
    },
  }
}

export const habit: Habit<Eagle, Taste> = { usual, player }

/** The player as people meet it. */
export const drill = withTaste(habit)
