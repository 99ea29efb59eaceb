/** The field in the middle of a telling. */
import { rightHalf } from '../../../src/hex/two-hex.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { ARTILLERY, INFANTRY } from '../rules/state/army.ts'
import { pickUp, putDown, raise } from '../rules/state/placing.ts'
import { type Albuera, albueraLayout, mark, OFF } from '../rules/state/position.ts'
import { COLUMN, LINE } from '../rules/state/shapes.ts'
import { isWide, joined, needsTwoHexes } from '../rules/state/troops.ts'

/** Events in which a piece goes from hex to hex, and is shown by the moving piece. */
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
    else PLAYS[one.event]?.(p, ...one.args)
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

type Play = (p: Albuera, a: number, b: number, c: number, d: number) => void

const toHex: Play = (p, unit, _from, hex) => move(p, unit, hex, false)
const toTwo: Play = (p, unit, left) => move(p, unit, left, true)
const away: Play = (p, unit) => {
  if (p.at[unit] >= 0) pickUp(p, unit)
}
const ride: Play = (p, commander, _from, hex) => {
  p.post[commander] = hex
}
const stripe: Play = (p, commander) => {
  p.striped[commander] = 1
}
const leave: Play = (p, commander) => {
  p.post[commander] = OFF
}
const drawIn: Play = (p, unit, hex) => {
  p.array[unit] = COLUMN
  move(p, unit, hex, false)
}
const fire: Play = (p, unit) => {
  if (p.scenario.army.arm[unit] === ARTILLERY) p.marks[unit] |= mark.FIRED
  else p.fires[unit]++
}

/** What each event does to the field. All others change nothing visible there. */
export const PLAYS: Readonly<Record<string, Play>> = {
  TurnBegan(p, turn) {
    p.turn = turn
    p.fires.fill(0)
    for (let unit = 0; unit < p.marks.length; unit++) p.marks[unit] &= ~(mark.OUT | mark.FIRED)
  },
  ChitDrawn(p, commander) {
    p.drawn = 1 + commander
  },
  Activated: stripe,
  TurnedOver: stripe,
  LeaderWounded: stripe,
  Rode: ride,
  LeaderEscaped: ride,
  LeaderFollowed: ride,
  LeaderFell: leave,
  LeaderLeft: leave,
  Moved: toHex,
  Counterattacked: toHex,
  MovedWide: toTwo,
  MovedUp: toTwo,
  CounterattackedWide: toTwo,
  RetreatedWide: toTwo,
  Lengthened: toTwo,
  Wheeled(p, unit, left, right) {
    const { grid } = p.scenario.ground
    const facing = [0, 1, 2, 3, 4, 5].find((corner) => rightHalf(grid, left, corner) === right)
    if (facing !== undefined) p.face[unit] = facing
    move(p, unit, left, true)
  },
  Turned(p, unit, corner) {
    p.face[unit] = corner
  },
  Formed(p, unit, array, hex) {
    p.array[unit] = array
    const wide = array === LINE && p.scenario.army.half[unit] >= 0 && needsTwoHexes(p, unit)
    if (wide || isWide(p, unit)) move(p, unit, hex, wide)
  },
  Detached(p, company, hex, corner) {
    const { battalion, manpower } = p.scenario.army
    p.lost[battalion[company]] += manpower[company]
    p.face[company] = corner
    move(p, company, hex, false)
  },
  Rejoined(p, company) {
    const { battalion, manpower } = p.scenario.army
    p.lost[battalion[company]] -= manpower[company]
    pickUp(p, company)
  },
  Shortened: (p, unit, hex) => move(p, unit, hex, false),
  Folded(p, unit) {
    p.array[unit] = COLUMN
  },
  DrewIn: drawIn,
  Returned: comeBack,
  PutOnTop: (p, unit) => raise(p, unit),
  JoinedFire: fire,
  MusketsFired: fire,
  SkirmishersFired: fire,
  GunsFired: fire,
  FiredAtLoneGuns: fire,
  GunsFiredAtGuns: fire,
  OutOfAction(p, unit) {
    p.marks[unit] |= mark.OUT
  },
  ClashBegan(p, _side, hex) {
    p.site = 1 + hex
  },
  Lost(p, unit, count) {
    p.lost[unit] += count
  },
  Retreated: (p, unit, _from, hex) => joinFriends(p, unit, hex),
  Routed(p, unit, turn) {
    p.due[unit] = turn
    away(p, unit, 0, 0, 0)
  },
  Eliminated: away,
  CutOff: away,
  Dispersed: away,
  CavalryGone: away,
  GunsCaptured: away,
  GunsDestroyed: away,
  Scored(p, _side, _count, _reason, points) {
    p.points = points
  },
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
