/** 0.7, 7.1, A4, A26 A corps that has lost its turn to the Poor chip may still fire: free, without its commander. */
import { type Choice, EVERYBODY, NOBODY, only, type Phase } from '../../../../src/kernel/index.ts'
import { settleHarm } from '../morale/aftermath.ts'
import { event } from '../state/events.ts'
import { type Corps, corpsLayout } from '../state/position.ts'
import { judgeFreeShot, proposeShots } from './firing.ts'
import { explainShot, judgeTarget } from './line.ts'
import { shoot } from './shooting.ts'

/** The command whose turn is lost; 1 while it has a shot to fire or to hold. */
export const turnLost = corpsLayout.frame({ command: 1, canFire: 2 })

const FreeFire: Choice<Corps> = {
  verb: 'fire {bodies} > {bodies}',
  propose: (p, _seat, offers) => proposeShots(p, turnLost(p).command, (battery, target) => offers.try(battery, target)),
  check: (p, _seat, battery, target) => judgeFreeShot(p, turnLost(p).command, battery, target),
  explain: explainShot,
  play(p, _seat, battery, target, dice, journal) {
    // Another battery of the command may still have its shot.
    turnLost(p).canFire = 0
    p.step = 0
    judgeTarget(p, battery, target)
    shoot(p, battery, target, dice, journal)
    settleHarm(p)
  },
}

const HoldFire: Choice<Corps> = {
  verb: 'hold fire',
  propose: (_p, _seat, offers) => offers.give(),
  check: () => undefined,
  play(p, _seat, _a, _b, _dice, journal) {
    const frame = turnLost(p)
    frame.canFire = 0
    journal?.tell(EVERYBODY, event.FireHeld, frame.command)
  },
}

/** Does any battery of the command have a target? */
function hasShot(p: Corps, command: number): boolean {
  let has = false
  proposeShots(p, command, (battery, target) => {
    has ||= judgeFreeShot(p, command, battery, target) === undefined
  })
  return has
}

export const TurnLost: Phase<Corps> = {
  name: 'turn lost',
  rule: '0.7',
  locals: turnLost,
  asks(p) {
    const { command, canFire } = turnLost(p)
    return canFire === 1 ? only(p.scenario.commands[command].army) : NOBODY
  },
  choices: [FreeFire, HoldFire],
  steps: [
    (p) => {
      const frame = turnLost(p)
      frame.canFire = hasShot(p, frame.command) ? 1 : 0
    },
  ],
}
