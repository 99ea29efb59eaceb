/** Rules 1 to 3: the active commander spends his pips, one action after the other. */
import { begin, type Choice, NOBODY, only, type Phase } from '../../../../src/kernel/index.ts'
import { ComeOn } from '../blinds/coming-on.ts'
import { Detach } from '../blinds/detaching.ts'
import { Spread } from '../blinds/spreading.ts'
import { Charge } from '../cavalry/declaring.ts'
import { watch } from '../cavalry/watching.ts'
import { fightChoices } from '../fight/choices.ts'
import { Fire } from '../fire/firing.ts'
import { Man } from '../morale/manning.ts'
import { Rally } from '../morale/rally.ts'
import { Exchange } from '../movement/exchanging.ts'
import { FallBack } from '../movement/falling-back.ts'
import { Face, Form } from '../movement/forming.ts'
import { Moving } from '../movement/moving.ts'
import { March } from '../movement/pairing.ts'
import { isAnyToFollow, MoveTogether, movePrice } from '../movement/together.ts'
import { gunMoveOf } from '../state/gun-actions.ts'
import type { Corps } from '../state/position.ts'
import { End } from './ending.ts'
import { GiveTurn } from './giving.ts'
import { judge } from './judging.ts'
import { TakeOver } from './leading.ts'
import { Halt, Order } from './ordering.ts'
import { Ride } from './riding.ts'
import { ownBodies, spending } from './turn.ts'

const Pick: Choice<Corps> = {
  verb: 'pick {bodies}',
  propose(p, _seat, offers) {
    for (const body of ownBodies(p)) offers.try(body)
  },
  check: (p, _seat, body) => judge(p, spending(p).command, body, movePrice(p, body), gunMoveOf(p, body)),
  play(p, _seat, body) {
    p.pips -= movePrice(p, body)
    p.picked = 1 + body
    begin(p, Moving)
  },
}

export const Spending: Phase<Corps> = {
  name: 'spending',
  rule: '3.2',
  locals: spending,
  asks(p) {
    const { command, isOver } = spending(p)
    const isOpen = isOver === 0 && p.acted === 0 && (p.pips > 0 || isAnyToFollow(p))
    return isOpen ? only(p.scenario.commands[command].army) : NOBODY
  },
  choices: [
    Fire,
    Pick,
    MoveTogether,
    Form,
    Face,
    FallBack,
    March,
    Exchange,
    Ride,
    ...fightChoices,
    Charge,
    Rally,
    Man,
    Order,
    Halt,
    GiveTurn,
    TakeOver,
    Spread,
    Detach,
    ComeOn,
    End,
  ],
  steps: [
    (p) => {
      if (p.acted === 0) return
      // A65 An action is complete: the other side may react to it.
      p.acted = 0
      p.step = 0
      watch(p, spending(p).command)
    },
  ],
}
