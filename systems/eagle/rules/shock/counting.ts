/** RA83 At most 24 points defend a hex: if more stand there, their owner says which do not count. */

import { EVERYBODY, NOBODY, only, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { event } from '../state/events.ts'
import { combatFrame, countingFrame } from '../state/frames.ts'
import { type Eagle, ROUTED } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { pointsAt } from '../state/stacks.ts'
import { ASIDE } from './swiss.ts'

/** `aimed` of a defender whose points do not count in the current combat. */
export const UNCOUNTED = -1

const NOT_THERE = refusal(
  'RA83',
  'Only who defends a hex with more than 24 points can be left out, and only until no more are counted.',
)

/** Returns the points that count in the defense of a hex so far, by current factors before all multipliers. */
function counted(p: Eagle, hex: number): number {
  let sum = 0
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = p.scenario.army.unitOf[node]
    if (p.aimed[unit] !== UNCOUNTED && p.target[unit] !== ASIDE && p.state[unit] !== ROUTED) sum += pointsAt(p, node)
  }
  return sum
}

/** Returns a hex of the current combat with more points than may defend it; -1 for none. */
function crowded(p: Eagle, combatHex: number): number {
  for (let hex = 0; hex < p.group.length; hex++)
    if (p.group[hex] === 1 + combatHex && counted(p, hex) > p.scenario.tables.file.shock.limits.hex) return hex
  return -1
}

export const Counting: Phase<Eagle> = {
  name: 'who defends',
  locals: countingFrame,
  rule: 'RA83',
  asks: (p) => p.asked,
  steps: [
    (p) => {
      const frame = countingFrame(p)
      if (crowded(p, frame.hex) < 0) return
      p.step = 0
      p.asked = only(enemyOf(frame.attacker))
    },
  ],
  choices: [
    {
      verb: 'omit {units}',
      propose(p, _seat, offers) {
        const hex = crowded(p, countingFrame(p).hex)
        for (let node = hex < 0 ? -1 : p.top[hex]; node >= 0; node = p.below[node])
          offers.try(p.scenario.army.unitOf[node])
      },
      check(p, _seat, unit) {
        const hex = crowded(p, countingFrame(p).hex)
        if (hex < 0 || p.aimed[unit] === UNCOUNTED || p.target[unit] === ASIDE || p.state[unit] === ROUTED)
          return NOT_THERE
        for (let node = p.top[hex]; node >= 0; node = p.below[node])
          if (p.scenario.army.unitOf[node] === unit) return undefined
        return NOT_THERE
      },
      play(p, _seat, unit, _b, _dice, journal) {
        p.asked = NOBODY
        p.aimed[unit] = UNCOUNTED
        journal?.tell(EVERYBODY, event.Uncounted, unit)
      },
    },
  ],
}

/** Must any points be left out? */
export const mustCount = (p: Eagle): boolean => crowded(p, combatFrame(p).hex) >= 0
