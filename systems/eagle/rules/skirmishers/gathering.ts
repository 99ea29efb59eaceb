/**
 * RA108, RA110 Skirmishers that are driven together: they gather in one hex, or give up hexes that they have become too
 * few to hold.
 */

import { type Journal, NOBODY, only, type Phase, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { leadersFollow } from '../leaders/left-alone.ts'
import { gatheringFrame } from '../state/frames.ts'
import { isCover } from '../state/ground.ts'
import { type Eagle, NORMAL } from '../state/position.ts'
import { breadth, fits, isSpread, nodeOf, points, standsIn } from '../state/stacks.ts'
import { gatherIn, giveUp, isOuter } from './skirmish.ts'

const OTHER_UNIT = refusal('RA110', 'Another unit has to gather first.')
const ELSEWHERE = refusal('RA110', 'Skirmishers gather in one of their own hexes, where there is room for them.')
const NOT_OUTER = refusal('RA108', 'It gives up one of its hexes, so that the others still hang together.')

/** Is there room for all of a unit in one of its hexes? */
const hasRoom = (p: Eagle, unit: number, hex: number): boolean =>
  fits(p, unit, hex, isCover(p.scenario.ground, hex), false, points(p, unit))

/** Is there room in any of its hexes? If not, any of them will do. */
function someRoom(p: Eagle, unit: number): boolean {
  for (let k = breadth(p, unit) - 1; k >= 0; k--) if (hasRoom(p, unit, p.at[nodeOf(p, unit, k)])) return true
  return false
}

function whyNotGather(p: Eagle, unit: number, hex: number): Refusal | undefined {
  if (unit !== gatheringFrame(p).unit) return OTHER_UNIT
  if (!isSpread(p, unit) || !standsIn(p, unit, hex)) return ELSEWHERE
  return hasRoom(p, unit, hex) || !someRoom(p, unit) ? undefined : ELSEWHERE
}

const vacated = new Int16Array(4)

/** RA110 Moves the whole unit into one hex; leaders in hexes where no unit is left go with it (RA131). */
function gather(p: Eagle, unit: number, hex: number, journal: Journal | undefined): void {
  const hexes = breadth(p, unit)
  for (let k = 0; k < hexes; k++) vacated[k] = p.at[nodeOf(p, unit, k)]
  gatherIn(p, unit, hex, NORMAL, journal)
  for (let k = 0; k < hexes; k++)
    if (vacated[k] !== hex) leadersFollow(p, p.scenario.army.side[unit], vacated[k], hex, journal)
}

/** RA110 If only one of its hexes has room, its owner is not asked. */
export const Gather: Phase<Eagle> = {
  name: 'gathering',
  locals: gatheringFrame,
  rule: 'RA110',
  asks: (p) => p.asked,
  steps: [
    (p, _dice, journal) => {
      const { unit } = gatheringFrame(p)
      let found = -1
      let several = false
      for (let k = breadth(p, unit) - 1; k >= 0; k--) {
        const hex = p.at[nodeOf(p, unit, k)]
        if (whyNotGather(p, unit, hex) !== undefined) continue
        several = found >= 0
        found = hex
        if (several) break
      }
      if (several) p.asked = only(p.scenario.army.side[unit])
      else if (found >= 0) gather(p, unit, found, journal)
    },
    () => {},
  ],
  choices: [
    {
      verb: 'gather {units} > {hexes}',
      propose(p, _seat, offers) {
        const frame = gatheringFrame(p)
        for (let k = breadth(p, frame.unit) - 1; k >= 0; k--) offers.try(frame.unit, p.at[nodeOf(p, frame.unit, k)])
      },
      check: (p, _seat, unit, hex) => whyNotGather(p, unit, hex),
      play(p, _seat, unit, hex, _dice, journal) {
        p.asked = NOBODY
        gather(p, unit, hex, journal)
      },
    },
  ],
}

/** RA108 The unit has fewer than two points for each of its hexes. */
export const Shrink: Phase<Eagle> = {
  name: 'too few skirmishers',
  locals: gatheringFrame,
  rule: 'RA108',
  asks: (p) => p.asked,
  steps: [
    (p) => {
      p.asked = only(p.scenario.army.side[gatheringFrame(p).unit])
    },
    () => {},
  ],
  choices: [
    {
      verb: 'yield {units} > {hexes}',
      propose(p, _seat, offers) {
        const frame = gatheringFrame(p)
        for (let k = breadth(p, frame.unit) - 1; k >= 0; k--) offers.try(frame.unit, p.at[nodeOf(p, frame.unit, k)])
      },
      check: (p, _seat, unit, hex) =>
        unit === gatheringFrame(p).unit && isOuter(p, unit, hex) ? undefined : NOT_OUTER,
      play(p, _seat, unit, hex, _dice, journal) {
        p.asked = NOBODY
        giveUp(p, unit, hex, journal)
      },
    },
  ],
}
