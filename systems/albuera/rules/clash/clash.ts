/** 15.2 to 15.6 Subphase 2.4: the side whose commander is activated fights out its Clashes, one after the other. */
import { begin, EVERYBODY, type Journal, NOBODY, only, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { Aftermath } from '../harm/aftermath.ts'
import { alarmLeaders, exposeLeaders } from '../harm/leaders.ts'
import { event } from '../state/events.ts'
import { pickUp, putDown } from '../state/placing.ts'
import { type Albuera, OFF, other, role } from '../state/position.ts'
import { COLUMN } from '../state/shapes.ts'
import { holds, isClashHex, isWide, rightOf } from '../state/troops.ts'
import { gatherBody, isHead } from './bodies.ts'
import { Fight } from './fight.ts'
import { canFight, fights, findFights, markFight } from './fights.ts'
import { beyond } from './lines.ts'

const NO_FIGHT = refusal(
  '15.2',
  'All units there fight, and each once: no one may be left without an opponent, and none is fought twice.',
)

const NO_CLASH = refusal('15.1', 'A Clash is fought where units of both sides stand in one hex.')

/** Why no fight in these hexes can be chosen now. */
function fightFault(p: Albuera, hex: number, joined: number) {
  if (!isClashHex(p, hex) || (joined !== OFF && !isClashHex(p, joined))) return NO_CLASH
  findFights(p, p.attacker, p.only)
  return canFight(hex, joined) ? undefined : NO_FIGHT
}

/** Begins a fight in a hex, with the other hex that joins it. */
function fightOut(p: Albuera, hex: number, joined: number): void {
  const { attacker, only: flag } = p
  markFight(p, attacker, hex, joined)
  p.site = 1 + hex
  p.asking = 0
  p.step = 0
  begin(p, Fight)
  p.attacker = attacker
  p.only = flag
}

/** 15.6 Fights as long as there is an enemy to fight; asks when there is a choice (15.4, 15.7 a). */
function seek(p: Albuera): void {
  findFights(p, p.attacker, p.only)
  if (fights.count === 0) return
  p.step = 0
  if (fights.count === 1) fightOut(p, fights.hexes[0], fights.joined[0])
  else p.asking = 1
}

const body = new Int16Array(256)

/** 6.5 E A Line that has won and still has a half among enemies stands on the hex it has won and the next one. */
function moveUp(p: Albuera, head: number, journal?: Journal): void {
  const { side } = p.scenario.army
  const { field, ground } = p.scenario
  const enemy = other(side[head])
  const [left, right] = [p.at[head], rightOf(p, head)]
  const inLeft = holds(p, enemy, left)
  if (inLeft === holds(p, enemy, right)) return
  const [won, lost] = inLeft ? [right, left] : [left, right]
  const next = beyond(p, lost, won)
  const isOpen = next >= 0 && field[next] === 1 && ground.wide[next] === 1 && p.top[next] < 0
  const count = gatherBody(p, side[head], won, body, 0)
  for (let k = 0; k < count; k++) pickUp(p, body[k])
  for (let k = 0; k < count; k++) {
    // R54 Without room it forms Column in one hex.
    if (!isOpen) p.array[body[k]] = COLUMN
    putDown(p, body[k], isOpen && !inLeft ? next : won, isOpen)
    if (isOpen) journal?.tell(EVERYBODY, event.MovedUp, body[k], p.at[body[k]], rightOf(p, body[k]))
    else journal?.tell(EVERYBODY, event.DrewIn, body[k], won)
  }
  exposeLeaders(p, side[head], lost)
  alarmLeaders(p, head)
}

function conclude(p: Albuera, _dice: unknown, journal?: Journal): void {
  for (let unit = 0; unit < p.roles.length; unit++)
    if ((p.roles[unit] & role.FOUGHT) !== 0 && isHead(p, unit) && isWide(p, unit)) moveUp(p, unit, journal)
  for (let unit = 0; unit < p.roles.length; unit++) p.roles[unit] &= ~role.FOUGHT
  if (p.owing !== 0) begin(p, Aftermath)
}

/** Fights out the Clashes of a side: all of them, or those of attackers with a role. */
export function beginClash(p: Albuera, side: number, flag: number): void {
  begin(p, Clash)
  p.attacker = side
  p.only = flag
}

export const Clash: Phase<Albuera> = {
  name: 'clash',
  rule: '15.4',
  asks: (p) => (p.asking === 1 ? only(p.attacker) : NOBODY),
  steps: [seek, conclude],
  choices: [
    {
      verb: 'clash {hexes}',
      propose(p, _seat, offers) {
        findFights(p, p.attacker, p.only)
        for (let k = 0; k < fights.count; k++) if (fights.joined[k] === OFF) offers.give(fights.hexes[k])
      },
      check: (p, _seat, hex) => fightFault(p, hex, OFF),
      play: (p, _seat, hex) => fightOut(p, hex, OFF),
    },
    {
      verb: 'combine {hexes} with {hexes}',
      propose(p, _seat, offers) {
        findFights(p, p.attacker, p.only)
        for (let k = 0; k < fights.count; k++)
          if (fights.joined[k] !== OFF) offers.give(fights.hexes[k], fights.joined[k])
      },
      check: (p, _seat, hex, joined) => fightFault(p, hex, joined),
      play: (p, _seat, hex, joined) => fightOut(p, hex, joined),
    },
  ],
}
