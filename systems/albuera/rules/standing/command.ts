/** Several players on a side: each commands some of its formations, and one of them the whole. */
import { type Action, packing } from '../../../../src/kernel/index.ts'
import { CHIEF } from '../../../../src/match/index.ts'
import { troopsIn } from '../clash/bodies.ts'
import { phases } from '../sequence/phases.ts'
import { formationUnder } from '../state/formations.ts'
import { type Albuera, role } from '../state/position.ts'
import { legal } from './choosing.ts'

const { a: firstOf, verb: verbOf } = packing()

const ofLeader = (p: Albuera, commander: number): number => formationUnder(p.scenario.army, commander)
/** For an enemy unit, the chief, who orders its retreat. */
const ofUnit = (p: Albuera, seat: number, unit: number): number =>
  p.scenario.army.side[unit] === seat ? ofLeader(p, p.scenario.army.commander[unit]) : CHIEF

/** The one formation of all these units; the chief's matter if there are several. */
function ofAll(p: Albuera, seat: number, units: Iterable<number>): number {
  let formation: number | undefined
  for (const unit of units) {
    const own = ofUnit(p, seat, unit)
    if (formation !== undefined && formation !== own) return CHIEF
    formation = own
  }
  return formation ?? CHIEF
}

/**
 * 4.4 The formation that owns the activation: that of the drawn commander, or of the brigade that the
 * commander-in-chief has called.
 */
function ofActivation(p: Albuera): number {
  const drawn = p.drawn - 1
  const own = ofLeader(p, drawn)
  if (own !== CHIEF) return own
  const called = p.active.findIndex((active, c) => active === 1 && c !== drawn)
  return called < 0 ? CHIEF : ofLeader(p, called)
}

const due = (p: Albuera): number[] => [...p.roles.keys()].filter((unit) => (p.roles[unit] & role.REACTS) !== 0)

/** By phase: the owner of an action that names no unit and no commander. */
const OF_PHASE: Readonly<Record<string, (p: Albuera, seat: number) => number>> = {
  activation: (p) => ofLeader(p, p.drawn - 1),
  returning: (p, seat) => (p.newcomer > 0 ? ofUnit(p, seat, p.newcomer - 1) : CHIEF),
  movement: (p, seat) => ofUnit(p, seat, p.mover - 1),
  reaction: (p, seat) => (p.reactor > 0 ? ofUnit(p, seat, p.reactor - 1) : ofAll(p, seat, due(p))),
  entry: (p, seat) => ofUnit(p, seat, troopsIn(p, seat, p.here)),
  fitting: (p, seat) => ofUnit(p, seat, p.unfit - 1),
  riding: ofActivation,
  fight: (p, seat) => ofUnit(p, seat, p.reactor - 1),
  volley: (p, seat) => ofUnit(p, seat, p.firer - 1),
  // 14.5 The active formation ends the movement; on the other side, the formation of the units that could fire holds
  // it.
  acting: (p, seat) =>
    p.scenario.army.leads[p.drawn - 1] === seat
      ? ofActivation(p)
      : ofAll(
          p,
          seat,
          legal(p, seat, 'fire {units} > {units}').map(({ a }) => a),
        ),
}

/**
 * The owner of an action: the formation whose unit or commander it names, or that acts or answers at this moment; the
 * chief if it concerns the side: chits, the commander-in-chief, the order of Clashes, retreats of the enemy.
 */
export function commandedBy(p: Albuera, seat: number, action: Action): number {
  const { name, choices = [] } = phases[p.phase]
  const template = choices[verbOf(action)]?.verb ?? ''
  const first = firstOf(action)
  if (name === 'pool' || name === 'clash') return CHIEF
  if (name === 'activation') return ofLeader(p, p.drawn - 1)
  // A movement only aims at its enemies.
  if (template.startsWith('fire at')) return ofUnit(p, seat, p.mover - 1)
  if (/^\S+ \{units\}/.test(template)) return ofUnit(p, seat, first)
  if (/^\S+ \{commanders\}/.test(template)) return ofLeader(p, first)
  return OF_PHASE[name]?.(p, seat) ?? CHIEF
}
