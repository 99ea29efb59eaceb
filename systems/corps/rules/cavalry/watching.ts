/** 0.9, A43, A65, A158 Between two actions of a commander the enemy's cavalry charges, or gives way. */
import { begin, NOBODY, only, type Phase } from '../../../../src/kernel/index.ts'
import { type Corps, mark } from '../state/position.ts'
import { doesAnyGiveWay, forgetComings, giveAllWay } from './giving-way.ts'
import { HoldBack, isAnyOpen, OpportunityCharge } from './opportunity.ts'
import { stage, watching } from './watching-frame.ts'

export const Watching: Phase<Corps> = {
  name: 'watching',
  rule: '6.1',
  locals: watching,
  asks(p) {
    const frame = watching(p)
    return frame.stage === stage.OPEN ? only(1 - p.scenario.commands[frame.command].army) : NOBODY
  },
  choices: [OpportunityCharge, HoldBack],
  steps: [
    (p, _dice, journal) => {
      const frame = watching(p)
      // A65 One charge at a time, each played to its end.
      if (frame.stage === stage.AGAIN && isAnyOpen(p, frame.command)) {
        frame.stage = stage.OPEN
        p.step = 0
      } else giveAllWay(p, journal)
    },
  ],
}

/** A65 The turn of a command begins: all enemy cavalry may try to charge in it. */
export function beginWatch(p: Corps): void {
  for (let unit = 0; unit < p.marks.length; unit++) p.marks[unit] &= ~mark.TRIED
}

/** Lets the other side react to an action of the active command. Call it last, like `begin`. */
export function watch(p: Corps, command: number): void {
  const isOpen = isAnyOpen(p, command)
  if (!isOpen && !doesAnyGiveWay(p)) {
    forgetComings(p)
    return
  }
  begin(p, Watching)
  const frame = watching(p)
  frame.command = command
  frame.stage = isOpen ? stage.OPEN : stage.DONE
}
