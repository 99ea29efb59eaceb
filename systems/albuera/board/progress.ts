/** The field in the middle of what is being told. */

import { rightHalf } from '../../../src/hex/two-hex.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { INFANTRY } from '../rules/state/army.ts'
import { pickUp, putDown, raise } from '../rules/state/placing.ts'
import { type Albuera, albueraLayout, OFF } from '../rules/state/position.ts'
import { COLUMN, LINE } from '../rules/state/shapes.ts'
import { isWide, joined, needsTwoHexes } from '../rules/state/troops.ts'

/** Events in which a piece goes from hex to hex, and is shown by what moves. */
export const SLIDES = [
  ...['Moved', 'MovedWide', 'Wheeled', 'Rode'],
  ...['Retreated', 'RetreatedWide', 'LeaderEscaped', 'LeaderFollowed'],
  ...['MovedUp', 'Counterattacked', 'CounterattackedWide'],
]
const RIDES = ['Rode', 'LeaderEscaped', 'LeaderFollowed']

/** `sliding`: the piece of the last event is on its way between the hexes. */
export function progress(before: Albuera, told: readonly Told[], sliding = false): Albuera {
  const p = albueraLayout.make(before.scenario)
  albueraLayout.copy(before, p)
  for (const [k, one] of told.entries()) {
    if (sliding && k === told.length - 1 && SLIDES.includes(one.event)) setOut(p, one)
    else step(p, one)
  }
  return p
}

function setOut(p: Albuera, { event, args: [a] }: Told): void {
  if (RIDES.includes(event)) p.post[a] = OFF
  else pickUp(p, a)
}

/** Puts a unit elsewhere. */
function move(p: Albuera, unit: number, left: number, wide: boolean): void {
  if (p.at[unit] >= 0) pickUp(p, unit)
  putDown(p, unit, left, wide)
}

/** A routed unit comes back, infantry in Column. */
function comeBack(p: Albuera, unit: number, hex: number, corner: number): void {
  const { arm, isCompany } = p.scenario.army
  p.face[unit] = corner
  if (arm[unit] === INFANTRY && isCompany[unit] === 0) p.array[unit] = COLUMN
  move(p, unit, hex, false)
}

function step(p: Albuera, { event, args: [a, b, c, d] }: Told): unknown {
  const { grid } = p.scenario.ground
  switch (event) {
    case 'TurnBegan':
      p.turn = a
      return
    case 'ChitDrawn':
      p.drawn = 1 + a
      return
    case 'Activated':
    case 'TurnedOver':
      p.striped[a] = 1
      return
    case 'Rode':
      p.post[a] = c
      return
    case 'Moved':
      return move(p, a, c, false)
    case 'Counterattacked':
      return move(p, a, c, false)
    case 'MovedWide':
    case 'MovedUp':
    case 'CounterattackedWide':
      return move(p, a, b, true)
    case 'Wheeled': {
      const facing = [0, 1, 2, 3, 4, 5].find((corner) => rightHalf(grid, b, corner) === c)
      if (facing !== undefined) p.face[a] = facing
      return move(p, a, b, true)
    }
    case 'Turned':
      p.face[a] = b
      return
    case 'CavalryGone':
      return p.at[a] >= 0 ? pickUp(p, a) : undefined
    case 'DrewIn':
      p.array[a] = COLUMN
      return move(p, a, b, false)
    case 'Formed': {
      p.array[a] = b
      const wide = b === LINE && p.scenario.army.half[a] >= 0 && needsTwoHexes(p, a)
      return wide || isWide(p, a) ? move(p, a, c, wide) : undefined
    }
    case 'Detached': {
      const { battalion, manpower } = p.scenario.army
      p.lost[battalion[a]] += manpower[a]
      p.face[a] = c
      return move(p, a, b, false)
    }
    case 'Rejoined': {
      const { battalion, manpower } = p.scenario.army
      p.lost[battalion[a]] -= manpower[a]
      return pickUp(p, a)
    }
    case 'Shortened':
      return move(p, a, b, false)
    case 'Lengthened':
      return move(p, a, b, true)
    case 'Folded':
      p.array[a] = COLUMN
      return
    case 'Returned':
      return comeBack(p, a, b, c)
    case 'PutOnTop':
      return raise(p, a)
    default:
      return harm(p, event, a, b, c, d)
  }
}

/** What a fight has done to units, guns and commanders. */
function harm(p: Albuera, event: string, a: number, b: number, c: number, d: number): unknown {
  switch (event) {
    case 'Lost':
      p.lost[a] += b
      return
    case 'Retreated':
      return joinFriends(p, a, c)
    case 'RetreatedWide':
      return move(p, a, b, true)
    case 'Routed':
      p.due[a] = b
      return pickUp(p, a)
    case 'Eliminated':
    case 'CutOff':
    case 'Dispersed':
    case 'GunsCaptured':
    case 'GunsDestroyed':
      return pickUp(p, a)
    case 'LeaderEscaped':
    case 'LeaderFollowed':
      p.post[a] = c
      return
    case 'LeaderFell':
    case 'LeaderLeft':
      p.post[a] = OFF
      return
    case 'LeaderWounded':
      p.striped[a] = 1
      return
    case 'Scored':
      p.points = d
      return
  }
}

/** 14.10.3 A retreat onto friends takes over their array and facing. */
function joinFriends(p: Albuera, unit: number, hex: number): void {
  const friend = joined(p, [unit], 1, hex)
  if (friend >= 0) {
    p.array[unit] = p.array[friend]
    p.face[unit] = p.face[friend]
  }
  move(p, unit, hex, false)
}
