import { cell, type Laid, layout, local, per, slot } from '../../../../src/kernel/index.ts'
import type { EagleScenario } from './eagle-scenario.ts'
import { FRENCH, SPANISH } from './sides.ts'

/**
 * The position. The place, state and shape of units are open; the orders, and what depends on them alone, are known
 * only to their side.
 */
const shape = {
  turn: cell,
  /** The side whose movement, fire and shock it is. */
  active: cell,
  /**
   * 1 while both sides set up with limited information: neither sees anything of the other until all markers lie
   * (RA127).
   */
  hushed: cell,
  /** 0 while the game runs, 1 + the side that has won, 3 for a draw; and by how many formations. */
  result: cell,
  degree: cell,
  /** The turn of the first combat, and the turn in which the troops arrive that hear it; 0 for neither (S2.8.1). */
  noise: cell,
  coming: cell,
  /** 1 + the base that the French player has taken of those that he may choose (S2.3). */
  rebased: cell,
  /** The mover: 0 none, 1 + unit, 1 + units + leader; and the points that are left. */
  mover: cell,
  left: cell,
  /** The corner that the mover faces on its way. */
  heading: cell,
  /** 1 + the unit that pursues after a charge (11.3): no other unit moves, and neither command nor orders bind it. */
  chase: cell,
  /** 1 after a step into a front zone of control: no further hex (8.1, RA68). */
  stopped: cell,
  /** 1 + the side of its hex by which the mover came in; 0 where it began there (RA25). */
  via: cell,
  /** How many units go along with the mover (RA70). */
  joined: cell,
  /** 1 while all hexes that the mover has entered lie along a road (RA10). */
  road: cell,
  /** 1 once the mover has left a front zone of control in this move (RA31), 2 if that shook it (RA72). */
  tested: cell,

  /** Stacks: the node on top of a hex, the next one down, and the hex of each node. */
  top: per('hexes'),
  below: per('nodes'),
  at: per('nodes'),
  /** The number of pieces in each hex: seen by both sides, even where the pieces are not (6). */
  tall: per('hexes'),
  /** What a stack shows: 0 no facing, 1 + corner, ALL_ROUND; and the corner that it keeps in any case (RA126). */
  face: per('hexes'),
  dir: per('hexes'),
  /** How near the troops of both sides are to each hex, and the side that controls it (8): updated by `surround`. */
  near: per('hexes'),

  /** Points lost, order (0 good, 1 disorganized, 2 routed), shape. */
  lost: per('units'),
  state: per('units'),
  form: per('units'),
  /** What is known of each unit in this player phase, as bits of `mark`. */
  marks: per('units'),
  /** Bookkeeping of its owner, as bits of `note`. */
  notes: per('units', 'own'),
  /**
   * `7 * unit + side`: quarters of points fired across each side in this phase, and in all; and those laid for the
   * current volley.
   */
  poured: per('volleys'),
  aimed: per('units'),
  /** 1 + the hex that it charges or attacks. */
  target: per('units'),
  /** What it still owes, as bits of `due`. */
  due: per('units'),
  /** 1 + a hex in which fire or shock has hit skirmishers over several hexes, until they have gathered (RA110). */
  struck: per('units'),
  /** The turn in which a battery is silent (RD1), and how often cavalry has lost control in this phase (RD26). */
  mute: per('units'),
  wild: per('units'),
  /** Steps from the nearest enemy at the beginning of its movement (RA113). */
  began: per('units', 'own'),

  /**
   * Hex of each leader, -1 off the map; 1 if his reverse commands; the turn in which he comes back; whether he has
   * moved.
   */
  where: per('leaders'),
  worn: per('leaders'),
  away: per('leaders'),
  rode: per('leaders'),

  /** Orders (3.1), and the defense area: 1 + area. */
  order: per('formations', 'own'),
  area: per('formations', 'own'),
  /** A defense order whose area is still to be chosen. */
  pending: per('formations', 'own'),
  /**
   * The die that a change of its orders needs (3), as it was when the sheets were opened. 0 or less: none; more than 6:
   * impossible.
   */
  needed: per('formations'),
  /** 1 while the formation has maneuver orders, as set when the sheets were closed. */
  march: per('formations'),
  /** 1 + an order that a combat has revealed since the sheets were closed. */
  shown: per('formations'),
  /** 1 once it may have other than maneuver orders (RA117). */
  met: per('formations', 'own'),
  /** 1 + the brigade whose place in the order of arrival it takes; 0: its own (S3.9.1). */
  wave: per('formations', 'own'),
  /** Counters eliminated, disorganized or routed; whether it is demoralized (16). */
  hurt: per('formations', 'own'),
  down: per('formations'),
  /** How many counters may still begin a combat in this phase (3.1c, 3.1d). */
  quota: per('formations', 'own'),
  /** Tries left in this orders phase, and whether one was made: if so, its Commander in Chief stays (3). */
  tries: per('commanders', 'own'),
  tried: per('commanders', 'own'),

  /** 1 + the first hex of the combat in which this hex is attacked (RA82). */
  group: per('hexes'),

  /**
   * 1 + the hex of a marker that is seen; whether it stands for troops or lies on top (OR4); whether it has moved in
   * this phase.
   */
  post: per('markers'),
  use: per('markers'),
  travelled: per('markers'),
  /** 1 + the hex under whose stack a marker lies. */
  beneath: per('markers', 'own'),
  /**
   * Points spent in this phase; 1 once it has been laid in it and 2 once it has turned; 1 once it has left the road;
   * the corner that its troops face; steps from the enemy at first (RA113).
   */
  paid: per('markers', 'own'),
  laid: per('markers', 'own'),
  strayed: per('markers', 'own'),
  aim: per('markers', 'own'),
  origin: per('markers', 'own'),
  /** 1 + side of a marker on top of the stack. */
  cap: per('hexes'),
  /** Of units off the board for which a marker stands: 1 + marker, 1 + hex, and their place in column and stack. */
  under: per('units', 'own'),
  lair: per('units', 'own'),
  layer: per('units', 'own'),

  /** The owner of a place: 0 neither side, 1 + side (RA66). */
  held: per('places'),

  /** Who must choose, and everything else that each phase keeps in its frame (`frames.ts`). */
  asked: local,
  slot1: slot,
  slot2: slot,
  slot3: slot,
  slot4: slot,
  slot5: slot,
} as const

export const eagleLayout = layout<typeof shape, EagleScenario>(shape, {
  depth: 16,
  owner({ army, commanders, markerSide }, kind, index) {
    if (kind === 'markers') return markerSide[index]
    if (kind === 'formations') return army.formationSide[index]
    if (kind === 'commanders') return army.leaderSide[commanders[index].leader]
    if (kind === 'units') return army.side[index]
    return index === 0 ? FRENCH : SPANISH
  },
})
export type Eagle = Laid<typeof shape, EagleScenario>

/** `face` of a stack with a square in it, or of skirmishers: every side is front. */
export const ALL_ROUND = 7

/** Off the map: not arrived, eliminated, left by the edge. */
export const WAITING = -1
export const ELIMINATED = -2
export const EXITED = -3
/** Of a leader: found alone by the enemy when none of his side was left on the map (RA128). */
export const DRIVEN_OFF = -5

/** Numbers of the volleys of a unit: all its points, then 1 to 6 points. */
export const VOLLEYS = 7

/** Order of a unit (14). */
export const GOOD = 0
export const SHAKEN = 1
export const ROUTED = 2

/** Shapes of infantry (4.1); for artillery (4.2) NORMAL is limbered, and UNLIMBERED is its own shape. */
export const NORMAL = 0
export const SQUARE = 1
export const SKIRMISH = 2
export const UNLIMBERED = 3

/** Orders (3.1). */
export const NO_ORDER = 0
export const MARCH = 1
export const HARASS = 2
export const ATTACK = 3
export const DEFEND = 4
export const RETREAT = 5

/** What both sides know of a unit in this player phase. */
export const mark = {
  /** Has fired in this fire phase; in the defensive or offensive fire of this player phase. */
  FIRED: 1,
  FIRED_BEFORE: 2,
  /** May not attack: a D of defensive fire (10.2.1). */
  BARRED: 4,
  /** Has attacked, has been attacked (RA87). */
  STRUCK: 8,
  HIT: 16,
  /** Charges: has named its target, has come up to it and passed its check (11.2). */
  CHARGING: 32,
  CHARGED: 64,
  /** Has tried to form square against a charge (RA21), has countercharged. */
  SQUARED: 128,
  COUNTERED: 256,
  /** Aims: has joined the volley that is being laid. */
  AIMING: 512,
  /** Has begun to move, has turned, has been laid on top; its movement is over. */
  MOVED: 1024,
  TURNED: 2048,
  LIFTED: 4096,
  DONE: 8192,
  /** Its identity is open: it stays visible until the player phase is over. */
  SEEN: 16384,
} as const

/** What only its side knows of a unit. */
export const note = {
  /** Was in command when the movement began (9). */
  COMMAND: 1,
  /** Has begun a combat and counts for its formation's share (RA112). */
  FOUGHT: 2,
  /** Has turned with its whole stack in this phase. */
  TURNED: 4,
  /** Passes a hex where it may not stay (RA130): how full that is depends on the units there. */
  PASSING: 8,
  /** Has gone with the marker on top of its stack: its movement is over (RA142). */
  CARRIED: 16,
} as const

/** What a unit owes after a combat. */
export const due = {
  /** Retreat 1 or 2 hexes; retreat by 11.4; after an R of fire, 1 or 2 at will. */
  BACK1: 1,
  BACK2: 2,
  CAVALRY: 4,
  CHOICE: 8,
  /** Morale check, with loss modifiers. */
  CHECK: 16,
  /** Run two hexes: a rout. */
  RUN: 32,
  CONTROL: 64,
  /** Uncontrolled, it attacks whatever the odds (11.3, RD24). */
  FORCED: 4096,
  /** Two hexes towards its base: cavalry whose charge or countercharge has failed its check. */
  RECOIL: 128,
  /** Cavalry driven back by the result itself may go on by 11.4 (RA50). */
  FARTHER: 2048,
  /** Skirmishers over several hexes: gather in one (RA110); give up hexes that they are too few to hold (RA108). */
  GATHER: 256,
  SHRINK: 512,
  /** Its check is due to a charge (RD15). */
  CHARGED: 1024,
  /**
   * It has fallen back by this result: it owes nothing more, and does not cover a unit that falls back after it
   * (RA135).
   */
  BACK: 8192,
} as const
