/** 1.5 to 1.8, A7, A96 Blinds are checked against all enemies that can spot, and those seen are placed. */
import { begin, type Dice, EVERYBODY, type Journal, type Phase } from '../../../../src/kernel/index.ts'
import { isOn } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { type Corps, corpsLayout, OFF } from '../state/position.ts'
import { beginPlacing } from './placing.ts'
import { neededToSee } from './sighting.ts'

/** 1 + the blind that has moved, or 0 at the end of a turn, when all are checked; the army whose turn it is. */
const spotting = corpsLayout.frame({ army: 1, mover: 2 })

/** A7, A96 Is a blind seen now? A die is rolled once a turn, and again only in a better band. */
function isSeen(p: Corps, body: number, dice: Dice, journal?: Journal): boolean {
  const blind = body - p.scenario.roster.blinds
  const need = neededToSee(p, body)
  if (need === 0) return true
  if (need === Number.POSITIVE_INFINITY || (p.tried[blind] > 0 && need >= p.tried[blind])) return false
  p.tried[blind] = need
  const roll = dice.roll(p.scenario.spotting.die)
  journal?.tell(EVERYBODY, event.SpottingRolled, body, roll, need)
  return roll >= need
}

/** A96 Is it checked? At the end of a turn all are; after an action, the blind that acted and those of the enemy. */
function isChecked(p: Corps, body: number): boolean {
  const { mover, army } = spotting(p)
  return isOn(p, body) && (mover === 0 || mover === 1 + body || p.scenario.roster.army[body] !== army)
}

/** A83 The next blind that has been seen, those of the active army first; −1 for none. */
function nextSeen(p: Corps): number {
  const { roster } = p.scenario
  const { army } = spotting(p)
  let found = -1
  for (let body = roster.guns - 1; body >= roster.blinds; body--) {
    if (p.seen[body - roster.blinds] === 0) continue
    if (found < 0 || roster.army[body] === army || roster.army[found] !== army) found = body
  }
  return found
}

/** Checks blinds: after an action of one (`mover`), or with −1 at the end of a turn. Call it last. */
export function spot(p: Corps, army: number, mover = -1): void {
  begin(p, Spotting)
  const frame = spotting(p)
  frame.mover = 1 + mover
  frame.army = army
}

export const Spotting: Phase<Corps> = {
  name: 'spotting',
  rule: '1.5',
  locals: spotting,
  steps: [
    (p, dice, journal) => {
      const { blinds, guns } = p.scenario.roster
      for (let body = blinds; body < guns; body++)
        if (isChecked(p, body) && isSeen(p, body, dice, journal)) p.seen[body - blinds] = 1
    },
    (p, _dice, journal) => {
      const body = nextSeen(p)
      if (body < 0) return
      const blind = body - p.scenario.roster.blinds
      p.seen[blind] = 0
      p.step = 1
      if (!isOn(p, body)) return
      if (p.decoy[blind] === 0) beginPlacing(p, body, journal)
      else {
        // A106 A decoy is taken off.
        p.x[body] = OFF
        p.decoy[blind] = 0
        journal?.tell(EVERYBODY, event.DecoyFound, body)
      }
    },
  ],
}
