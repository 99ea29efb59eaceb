/**
 * The answers that a player may give on the planning sheet to the hidden questions of a round, so that it can run on
 * one submission.
 */
import type { Phase, StandingAnswer } from '../../../../src/kernel/index.ts'
import type { StandingOrder } from '../../../../src/match/index.ts'
import { Laying } from '../combat/bombardment.ts'
import { Posting } from '../combat/positions.ts'
import { CounterCharges, Reactions, Retreats } from '../combat/reactions.ts'
import { Rerolls } from '../combat/rolling.ts'
import { Targets } from '../combat/targets.ts'
import { Advancing } from '../movement/advance.ts'
import { Overflow } from '../movement/movement.ts'
import { RoadMoves } from '../movement/roads.ts'
import { Withdrawal } from '../movement/withdrawal.ts'
import { Activation, stage } from '../orders/activation.ts'
import { Planning } from '../orders/planning.ts'
import { Rally } from '../rally/rally.ts'
import { phases } from '../sequence.ts'
import type { Generals } from '../state/position.ts'
import {
  type Answer,
  aimBest,
  all,
  chargeMost,
  finish,
  first,
  GUNS_BACK,
  gunsFirst,
  HORSE_FORWARD,
  holdBack,
  infantryAttacks,
  intoBuilding,
  isOutnumbered,
  ownDie,
  postAgainstStrongest,
  postEvenly,
  rallyGuns,
  rerollBest,
  rerollInMelee,
  roadForward,
  spreadFire,
  unless,
  withdrawIf,
} from './answers.ts'

/** An intention that answers one question of the round. */
const intend = (name: string, phase: Phase<Generals>, text: string, answer: Answer): StandingAnswer<Generals> => ({
  name,
  text,
  answer: (view, seat) => (phases[view.phase] === phase ? answer(view, seat) : undefined),
})

/** An answer for one phase of the sequence of play only. */
const during =
  (number: number, answer: Answer): Answer =>
  (view, seat) =>
    view.stage === number ? answer(view, seat) : undefined

const never = () => false
const always = () => true

/** All intentions. Of those that a player has chosen, the first that has an answer gives it. */
export const standing: readonly StandingAnswer<Generals>[] = [
  intend('cavalry waits', Activation, 'Cavalry does not act in the fast movement phase.', during(stage.FAST, finish)),
  intend(
    'guns hold their fire',
    Activation,
    'Guns do not bombard: they wait to attack at short range.',
    during(stage.BOMBARDMENT, finish),
  ),
  intend('act early', Activation, 'Every unit acts in the first phase in which its order allows it.', all('act')),
  intend(
    'guns stay behind',
    Overflow,
    'Where a sector would overflow, guns stay behind first, then cavalry.',
    holdBack(GUNS_BACK),
  ),
  intend(
    'infantry stays behind',
    Overflow,
    'Where a sector would overflow, infantry stays behind first, then guns.',
    holdBack(HORSE_FORWARD),
  ),
  intend(
    'try every square',
    Reactions,
    'All infantry that cavalry attacks tries to form square.',
    (view, seat) => first(view, seat, 'square') ?? unless('countercharge')(view, seat),
  ),
  intend('never form square', Reactions, 'No infantry tries to form square.', unless('countercharge')),
  intend(
    'counter-charge with all',
    Reactions,
    'All cavalry that infantry attacks tries to counter-charge.',
    (view, seat) => first(view, seat, 'countercharge') ?? unless('square')(view, seat),
  ),
  intend('never counter-charge', Reactions, 'No cavalry tries to counter-charge.', unless('square')),
  intend('cavalry stands', Retreats, 'Cavalry that is attacked does not fall back.', finish),
  intend(
    'cavalry falls back before infantry',
    Retreats,
    'Cavalry falls back where infantry attacks it, and stands before cavalry.',
    (view, seat) => first(view, seat, 'retreat', ({ a }) => infantryAttacks(view, seat, a)) ?? finish(view, seat),
  ),
  intend('cavalry falls back', Retreats, 'Cavalry that is attacked falls back wherever it can.', all('retreat')),
  intend(
    'charge the most infantry',
    CounterCharges,
    'Counter-chargers go where most enemy infantry attacks.',
    chargeMost,
  ),
  intend(
    'defend evenly',
    Posting,
    'Defenders are spread evenly over the attacked borders, fresh units first.',
    postEvenly,
  ),
  intend(
    'defend against the strongest',
    Posting,
    'Defenders face the strongest attack first, fresh units first.',
    postAgainstStrongest,
  ),
  intend(
    'aim at the likeliest',
    Targets,
    'Attackers without an opponent aim where a hit is worth and likely most.',
    aimBest(),
  ),
  intend(
    'aim at guns',
    Targets,
    'Attackers without an opponent aim at guns if they can, else where a hit is worth and likely most.',
    aimBest(gunsFirst),
  ),
  intend(
    're-roll what helps most',
    Rerolls,
    'Re-rolls go to the die, own or enemy, whose new roll promises most.',
    rerollBest(0),
  ),
  intend(
    're-roll own misses',
    Rerolls,
    'Re-rolls go to the own die whose new roll promises most, never to an enemy die.',
    rerollBest(0, ownDie),
  ),
  intend(
    'save re-rolls for the melee',
    Rerolls,
    'Re-rolls are kept for the melee, and used there where they promise most.',
    rerollInMelee,
  ),
  intend('keep re-rolls', Rerolls, 'No re-roll is used.', finish),
  intend('never withdraw', Withdrawal, 'No attacker withdraws before the melee.', withdrawIf(never)),
  intend(
    'withdraw when outnumbered',
    Withdrawal,
    'Attackers withdraw before the melee where the enemies opposing them are more.',
    withdrawIf(isOutnumbered),
  ),
  intend('always withdraw', Withdrawal, 'Attackers withdraw before the melee wherever they can.', withdrawIf(always)),
  intend(
    'go into buildings',
    Withdrawal,
    'Infantry goes into the building of a sector that is attacked.',
    (view, seat) => intoBuilding(view, seat) ?? unless('withdraw')(view, seat),
  ),
  intend('always advance', Advancing, 'Every unit that may advance after combat does so.', all('advance')),
  intend('never advance', Advancing, 'No unit advances after combat unless it must.', finish),
  intend('fire at the first target', Laying, 'Guns fire at the first of equal targets, all at the same.', all('lay')),
  intend(
    'spread the fire',
    Laying,
    'Guns fire at targets at which no other aims, as long as there are such.',
    spreadFire,
  ),
  intend(
    'move up by road',
    RoadMoves,
    'Extra moves along a road bring the rearmost units nearer to the enemy.',
    roadForward,
  ),
  intend('no moves by road', RoadMoves, 'No unit makes an extra move along a road.', finish),
  intend('rally guns first', Rally, 'All that can be is rallied: guns first, then cavalry, then infantry.', rallyGuns),
  intend(
    'rally infantry first',
    Rally,
    'All that can be is rallied: infantry first, then cavalry, then guns.',
    all('hearten', 'rally', 'recover'),
  ),
  intend('rally nobody', Rally, 'No unit is rallied.', finish),
  {
    name: 'leave the rest',
    text: 'What no other intention answers is left undone, where that is allowed.',
    answer: (view, seat) => (phases[view.phase] === Planning ? undefined : finish(view, seat)),
  },
]

/** A preset that answers every question of a round except the orders themselves. */
export const WHOLE_ROUND: readonly StandingOrder[] = [
  'act early',
  'guns stay behind',
  'try every square',
  'counter-charge with all',
  'cavalry falls back before infantry',
  'charge the most infantry',
  'defend evenly',
  'aim at the likeliest',
  're-roll what helps most',
  'withdraw when outnumbered',
  'go into buildings',
  'always advance',
  'spread the fire',
  'move up by road',
  'rally guns first',
  'leave the rest',
].map((name) => ({ name }))
