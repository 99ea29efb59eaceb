/** 16 Which side has won. */
import { hexesWithin } from '../../../../src/hex/index.ts'
import { EVERYBODY, type Journal, type Outcome, only } from '../../../../src/kernel/index.ts'
import { INFANTRY } from '../state/army.ts'
import type { TablesFile } from '../state/data/tables-schema.ts'
import { event } from '../state/events.ts'
import { type Albuera, COALITION, FRENCH } from '../state/position.ts'
import { reason } from '../state/reasons.ts'
import { SKIRMISH } from '../state/shapes.ts'

const near = new Int16Array(7)

/** Does a side have infantry other than skirmishers in a hex or next to it? */
function isAt(p: Albuera, side: number, hex: number): boolean {
  const { army, ground } = p.scenario
  const count = hexesWithin(ground.grid, hex, 0, 1, near)
  for (let k = 0; k < count; k++)
    for (let node = p.top[near[k]]; node >= 0; node = p.below[node]) {
      const unit = army.unitOf[node]
      if (army.side[unit] === side && army.arm[unit] === INFANTRY && p.array[unit] !== SKIRMISH) return true
    }
  return false
}

/** The side that alone has formed infantry at the prize of the scenario; −1 if neither has, or both. */
export function holderOfPrize(p: Albuera): number {
  const { prize } = p.scenario
  if (prize < 0) return -1
  const [french, coalition] = [FRENCH, COALITION].map((side) => isAt(p, side, prize))
  return french === coalition ? -1 : french ? FRENCH : COALITION
}

/** The prize of the scenario goes to the side that holds it when the battle ends. */
function awardPrize(p: Albuera, journal?: Journal): void {
  const { prize, boxes } = p.scenario
  const side = holderOfPrize(p)
  if (side < 0) return
  journal?.tell(EVERYBODY, event.PrizeHeld, side, prize, boxes)
  score(p, side, boxes, reason.PRIZE, journal)
}

/** 16.1 How many points everything is worth. */
export const pointsFor = (p: Albuera): TablesFile['points'] => p.scenario.data.tables.points

/** 16.1, 16.2 A side gains points: the one marker moves its way. `why` is a number of `reason`. */
export function score(p: Albuera, side: number, boxes: number, why: number, journal?: Journal): void {
  p.points += side === FRENCH ? boxes : -boxes
  journal?.tell(EVERYBODY, event.Scored, side, boxes, why, p.points)
}

/** 16.4 In phase 3 a side that has its points wins at once. */
export function judgeEarly(p: Albuera, journal?: Journal): void {
  const [french, coalition] = p.scenario.victory
  if (p.points >= french) end(p, FRENCH, journal)
  else if (-p.points >= coalition) end(p, COALITION, journal)
}

function end(p: Albuera, winner: number, journal?: Journal): void {
  p.result = 1 + winner
  journal?.tell(EVERYBODY, event.BattleOver, winner, Math.abs(p.points))
}

/** 16.3 The marker decides after the last turn; at zero the Coalition has won. */
export function judge(p: Albuera, journal?: Journal): void {
  awardPrize(p, journal)
  end(p, p.points > 0 ? FRENCH : COALITION, journal)
}

export const outcome = (p: Albuera): Outcome | undefined =>
  p.result === 0 ? undefined : { winner: only(p.result - 1) }
