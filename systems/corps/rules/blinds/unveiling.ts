/** A83 A commander replaces his blind by the figures at will, at the start or the end of his turn. */
import { begin, type Choice, EVERYBODY, NOBODY, only, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { event } from '../state/events.ts'
import { type Corps, corpsLayout } from '../state/position.ts'
import { beginPlacing } from './placing.ts'
import { coverOf } from './under.ts'

export const unveiling = corpsLayout.frame({ command: 1, isDone: 2 })

const NOTHING_UNDER = refusal('A106', 'Nothing lies under the blinds of this command.')

const Unveil: Choice<Corps> = {
  verb: 'place the figures',
  propose: (_p, _seat, offers) => offers.try(),
  check: (p) => (coverOf(p, unveiling(p).command) < 0 ? NOTHING_UNDER : undefined),
  play(p, _seat, _a, _b, _dice, journal) {
    const frame = unveiling(p)
    frame.isDone = 1
    beginPlacing(p, coverOf(p, frame.command), journal)
  },
}

const Stay: Choice<Corps> = {
  verb: 'stay on blinds',
  propose: (_p, _seat, offers) => offers.give(),
  check: () => undefined,
  play(p, _seat, _a, _b, _dice, journal) {
    const frame = unveiling(p)
    frame.isDone = 1
    journal?.tell(EVERYBODY, event.StayedOnBlinds, frame.command)
  },
  // There is only one answer because of something hidden: giving it automatically would betray a decoy.
  deliberate: () => true,
}

/** Asks a commander who is on blinds. Call it last. */
export function askToUnveil(p: Corps, command: number): void {
  if (p.revealed[command] === 1 || p.scenario.commands[command].isChief) return
  begin(p, Unveiling)
  unveiling(p).command = command
}

export const Unveiling: Phase<Corps> = {
  name: 'unveiling',
  rule: 'A83',
  locals: unveiling,
  asks(p) {
    const { command, isDone } = unveiling(p)
    return isDone === 1 ? NOBODY : only(p.scenario.commands[command].army)
  },
  choices: [Unveil, Stay],
}
