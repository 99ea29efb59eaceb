/** 16.1, A18 What follows from harm: the queue of tests and routs is played, one after the other. */
import {
  begin,
  type Choice,
  type Dice,
  type Journal,
  NOBODY,
  only,
  type Phase,
  refusal,
} from '../../../../src/kernel/index.ts'
import { type Corps, corpsLayout } from '../state/position.ts'
import { takeTest } from './nerve.ts'
import { playRout } from './routing.ts'
import { findNext, isNearest, next, react } from './shock.ts'

/**
 * How many places of the queue have been played; 1 + the body from which friends of the last router rout; 1 + the army
 * that says which of several is next, 0 for none; 1 + the friend that reacts now.
 */
const aftermath = corpsLayout.frame({ played: 1, from: 2, asked: 3, reacting: 4 })

/** Steps that other steps lead to. */
const TAKE = 0
const FIND = 1
const END = 3

/** The unit with this place of the queue in a column; −1 for none. */
function unitAt(column: Corps['routs'], place: number): number {
  for (let unit = 0; unit < column.length; unit++) if (column[unit] === place) return unit
  return -1
}

/**
 * Ends a play that may have done harm: what is owed because of it is played before anything else. Call it last, instead
 * of `begin`; it begins a phase only if something is owed.
 */
export function settleHarm(p: Corps): void {
  if (p.owed > 0) begin(p, Aftermath)
}

/** Forgets a queue that has been worked off. */
function clear(p: Corps): void {
  for (let unit = 0; unit < p.routs.length; unit++) {
    if (p.routs[unit] !== 0 || p.tests[unit] !== 0) p.cause[unit] = 0
    p.routs[unit] = 0
    p.tests[unit] = 0
  }
  p.owed = 0
}

/** Plays one place of the queue: a test, or a rout. A unit removed meanwhile has left it empty. */
function playPlace(p: Corps, place: number, dice: Dice, journal?: Journal): void {
  const tester = unitAt(p.tests, place)
  // A unit that already routs has no test to take.
  if (tester >= 0 && p.routs[tester] === 0) takeTest(p, tester, p.cause[tester] - 1, dice, journal)
  const router = unitAt(p.routs, place)
  if (router >= 0) aftermath(p).from = 1 + playRout(p, router, journal)
}

const NOT_NEXT = refusal('A70', 'Only those react who are nearest to where the rout began.')

/** A70 The owner says which of several units equally near to a rout reacts first. */
const Next: Choice<Corps> = {
  verb: 'test {bodies} first',
  propose(p, _seat, offers) {
    for (let unit = 0; unit < p.shock.length; unit++) if (p.shock[unit] !== 0) offers.try(unit)
  },
  check: (p, _seat, unit) => (isNearest(p, unit) ? undefined : NOT_NEXT),
  play(p, _seat, unit) {
    const frame = aftermath(p)
    frame.asked = 0
    frame.reacting = 1 + unit
  },
}

export const Aftermath: Phase<Corps> = {
  name: 'aftermath',
  rule: '16.1',
  locals: aftermath,
  asks(p) {
    const { asked } = aftermath(p)
    return asked === 0 ? NOBODY : only(asked - 1)
  },
  choices: [Next],
  steps: [
    (p, dice, journal) => {
      const frame = aftermath(p)
      if (frame.played === p.owed) {
        clear(p)
        p.step = END
      } else playPlace(p, ++frame.played, dice, journal)
    },
    (p) => {
      findNext(p)
      if (next.unit === 0) {
        p.step = TAKE
        return
      }
      const frame = aftermath(p)
      if (next.count > 1) frame.asked = 1 + p.scenario.roster.army[next.unit - 1]
      else frame.reacting = next.unit
    },
    (p, dice, journal) => {
      const frame = aftermath(p)
      react(p, frame.reacting - 1, frame.from - 1, dice, journal)
      p.step = FIND
    },
  ],
}
