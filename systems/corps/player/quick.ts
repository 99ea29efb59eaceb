/**
 * The same judgement at a fraction of the time, for playouts: the deeds of a command's bodies are considered when its
 * turn begins, and again when everything worth doing has been done, not after each pip.
 */
import type { Action } from '../../../src/kernel/index.ts'
import { spending } from '../rules/queries/asked.ts'
import { isOn } from '../rules/state/bodies.ts'
import type { Corps } from '../rules/state/position.ts'
import type { Judge } from './judge.ts'
import type { Deed } from './marching.ts'
import { forBody, type Memory, spend } from './spending.ts'

/** What was considered in the turn of a command: the best deed of each body, good or bad, the best first. */
export interface Agenda {
  turn: number
  deeds: readonly Deed[]
  /** Has one of them been done? */
  isBegun: boolean
}

/** An agenda of no turn. */
export const nothingToDo = (): Agenda => ({ turn: -1, deeds: [], isBegun: false })

/** Tells turns of commands apart. */
const turnOf = (p: Corps, command: number): number => p.scenario.commands.length * p.move + command

function thinkOf(judge: Judge, command: number): Deed[] {
  const { view } = judge
  const deeds: Deed[] = []
  for (let body = 0; body < view.x.length; body++) {
    if (view.scenario.roster.command[body] !== command || !isOn(view, body)) continue
    const deed = forBody(judge, body, Number.NEGATIVE_INFINITY, true)
    if (deed !== undefined) deeds.push(deed)
  }
  return deeds.sort((one, other) => other.gain - one.gain)
}

/** The next of the deeds that is still legal, if it gains more than `least`. */
function nextOf(judge: Judge, agenda: Agenda, least: number): Deed | undefined {
  const { engine, view, seat } = judge
  const { command } = spending(view)
  const turn = turnOf(view, command)
  const think = () => Object.assign(agenda, { turn, deeds: thinkOf(judge, command), isBegun: false })
  const next = () =>
    agenda.deeds.find(({ gain, action }) => gain > least && engine.check(view, seat, action) === undefined)
  if (agenda.turn !== turn) think()
  const found = next()
  if (found !== undefined || !agenda.isBegun) return found
  think()
  return next()
}

/** What to spend the next pip on. */
export function spendQuickly(judge: Judge, memory: Memory, agenda: Agenda): Action | undefined {
  let taken: Deed | undefined
  const next = (_judge: Judge, least = judge.taste.effort) => (taken = nextOf(judge, agenda, least))
  const action = spend(judge, memory, next)
  if (taken !== undefined && action === taken.action) {
    agenda.deeds = agenda.deeds.filter((one) => one !== taken)
    agenda.isBegun = true
  }
  return action
}
