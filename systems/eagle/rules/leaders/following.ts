/**
 * RA71 A leader may go along with troops of his command that fall back, advance or pursue from the hex where he stands.
 */

import { begin, EVERYBODY, NOBODY, only, type Phase, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { hasTried, standsWith } from '../state/companions.ts'
import { event } from '../state/events.ts'
import { followingFrame } from '../state/frames.ts'
import type { Eagle } from '../state/position.ts'

export const TRIED = refusal('3.0', 'A Commander in Chief who has tried to change orders stays where he is this turn.')
const NOT_WITH = refusal('RA71', 'Only a leader who stood with that unit, and commands it, goes along with it.')

/** Returns why a leader may not follow a unit that has left. */
function whyNotFollow(p: Eagle, unit: number, from: number, leader: number): Refusal | undefined {
  return p.at[unit] >= 0 && p.at[unit] !== from && standsWith(p, unit, from, leader) ? undefined : NOT_WITH
}

/**
 * RA115 After a try to change orders a Commander in Chief goes nowhere in that turn. The question is put anyway,
 * because tries are secret.
 */
function whyNotGoAlong(p: Eagle, unit: number, from: number, leader: number): Refusal | undefined {
  const why = whyNotFollow(p, unit, from, leader)
  if (why) return why
  return hasTried(p, leader) ? TRIED : undefined
}

function anyFollower(p: Eagle, unit: number, from: number): boolean {
  for (let leader = 0; leader < p.where.length; leader++)
    if (whyNotFollow(p, unit, from, leader) === undefined) return true
  return false
}

/** If a leader might go along with a unit that has left this hex, asks whether he does. Must come last in a step. */
export function letFollow(p: Eagle, unit: number, from: number): void {
  if (!anyFollower(p, unit, from)) return
  begin(p, Following)
  Object.assign(followingFrame(p), { unit, from })
  p.asked = only(p.scenario.army.side[unit])
}

export const Following: Phase<Eagle> = {
  name: 'leaders follow',
  locals: followingFrame,
  rule: 'RA71',
  asks: (p) => p.asked,
  steps: [() => {}],
  choices: [
    {
      verb: 'follow {leaders}',
      propose(p, _seat, offers) {
        for (let leader = 0; leader < p.where.length; leader++)
          if (p.where[leader] === followingFrame(p).from) offers.try(leader)
      },
      check: (p, _seat, leader) => whyNotGoAlong(p, followingFrame(p).unit, followingFrame(p).from, leader),
      play(p, _seat, leader, _b, _dice, journal) {
        const frame = followingFrame(p)
        p.where[leader] = p.at[frame.unit]
        journal?.tell(EVERYBODY, event.Rode, leader, frame.from, p.at[frame.unit])
        if (!anyFollower(p, frame.unit, frame.from)) p.asked = NOBODY
      },
    },
    {
      verb: 'remain',
      deliberate: () => true,
      propose: (_p, _seat, offers) => offers.try(),
      check: () => undefined,
      play(p) {
        p.asked = NOBODY
      },
    },
  ],
}
