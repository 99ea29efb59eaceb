/** Why an action cannot be chosen outside its question: when the question is asked, and whom it is put to. */
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'

const MOVES = refusal('7.0', 'Units and leaders move in the movement of their own side, one after the other.')
const MARKERS = refusal(
  'OR3',
  'Markers are laid and moved before the first turn, and in the movement of their own side.',
)
const FIRES = refusal(
  '10.0',
  'Infantry and artillery fire, in parts of a player phase of their own: first the defender, then the attacker, if an enemy is in reach.',
)
const ATTACKS = refusal(
  '11.0',
  'Infantry and cavalry attack, and no guns (11.1a): in the shock phase of their own side, where enemies stand next to each other.',
)
const SHEETS = refusal(
  '3.0',
  'Orders are written before the first turn, and changed at the beginning of each later one.',
)
const SET_UP = refusal('18.0', 'Pieces are placed before the first turn.')
const COUNTERS = refusal(
  '11.5',
  'A countercharge is asked for while enemy cavalry goes to attack within 2 hexes and in sight of cavalry in good order that does not march.',
)
const EVADES = refusal(
  '11.1',
  'Evasion is asked for when an attack comes up and somebody there may evade it, with a free hex to go to.',
)
const SQUARES = refusal(
  '4.1b',
  'A square is asked for when cavalry has charged up to infantry in good order that stands on clear ground.',
)
const FALLS_BACK = refusal(
  '12.0a',
  'Who has to fall back is asked for the way while there are several; an only way is taken by itself.',
)
const ADVANCES = refusal(
  '12.0b',
  'An advance is asked for after a shock that has emptied a hex where a victor could go, but after no exchange (11.1b).',
)
const LOSES = refusal('11.1b', 'Who takes a loss of the shock is asked where it could fall on several units.')
const PURSUES = refusal('11.3', 'Cavalry that has driven its target away by a charge is asked after its control roll.')
const RUNS_WILD = refusal('11.3', 'Cavalry out of hand is asked for the way while there are several as short.')
const FOLLOWS = refusal(
  'RA71',
  'A leader is asked when troops of his command leave the hex where he stands by retreat, advance or pursuit.',
)
const DEPLOYS = refusal('4.1c', 'The hexes of skirmishers are asked for as soon as they take that formation.')

const all = (why: Refusal, verbs: readonly string[]) => Object.fromEntries(verbs.map((verb) => [verb, why]))

/** By verb. */
export const UNASKED: Readonly<Record<string, Refusal>> = {
  ...all(MOVES, [
    'move {units} > {hexes}',
    'join {units} > {units}',
    'head {units} > {corners}',
    'turn {hexes} > {corners}',
    'lift {units}',
    'form {units} > {shapes}',
    'reform {units} > {hexes}',
    'square {units} > {hexes}',
    'ride {leaders} > {hexes}',
    'charge {units} > {hexes}',
    'enter {units} > {hexes}',
    'exit {units}',
    'done',
  ]),
  ...all(
    MARKERS,
    ['veil', 'trail', 'feign', 'hide', 'swell', 'go'].map((verb) => `${verb} {markers} > {hexes}`),
  ),
  ...all(FIRES, ['fire {volleys} > {hexes}', 'shoot', 'cease']),
  ...all(ATTACKS, ['attack {units} > {hexes}', 'engage', 'resolve {hexes}']),
  ...all(SHEETS, ['try {formations}', 'order {formations} > {orders}', 'defend {formations} > {areas}']),
  ...all(SET_UP, ['deploy {units} > {hexes}', 'place {leaders} > {hexes}']),
  ...all(COUNTERS, ['counter {units} > {hexes}', 'let']),
  ...all(EVADES, ['evade {units} > {hexes}']),
  ...all(SQUARES, ['square {units}']),
  ...all(FALLS_BACK, ['retreat {units} > {hexes}', 'stay {units}', 'first {units}']),
  ...all(ADVANCES, ['advance {units} > {hexes}', 'hold']),
  ...all(LOSES, ['lose {units}']),
  ...all(PURSUES, ['rest {units}', 'hunt {hexes}']),
  ...all(RUNS_WILD, ['run {units} > {hexes}']),
  ...all(FOLLOWS, ['follow {leaders}', 'remain']),
  ...all(DEPLOYS, ['spread {units} > {hexes}', 'ready {units}']),
}
