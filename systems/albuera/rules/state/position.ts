import { cell, type Laid, layout, local, per } from '../../../../src/kernel/index.ts'
import type { AlbueraScenario } from './scenario.ts'

/** The position. Everything is open except the chits in the cup. */
const shape = {
  turn: cell,
  /** 16.2 The marker of Victory Points: above 0 for the French, below for the Coalition. */
  points: cell,
  /** 0 while the game runs, then 1 + the side that has won. */
  result: cell,
  /** 1 + the commander whose chit was drawn last, while his units act; 0 for none. */
  drawn: cell,
  /** The number of units that may still begin to act in this subphase. */
  ready: cell,
  /** The current movement: 1 + the unit on top of those that move, 0 for none; 1 once they have entered a hex. */
  mover: cell,
  stepped: cell,
  /** 1 while they march double (12.9); 1 once skirmishers have turned in their hex (12.7). */
  doubled: cell,
  turned: cell,
  /**
   * The number of units that wait in this movement while others make part of it: a line (12.10), a battalion whose
   * company goes out.
   */
  waiting: cell,
  /** 1 + the company that has been sent out and moves before its battalion goes on (8.2); 0 for none. */
  sent: cell,
  /** What still has to follow the last step, as a number of `arrival`. */
  arrived: cell,
  /** The number of times in a row that units of a line have let the next one go on. */
  idle: cell,
  /** 9.2.1 Hexes of the run-up of a Charge in this movement; −1 once something has spoilt it. */
  run: cell,
  /** The current fight: 1 + its hex, 0 for none (15.7); 1 if it is a Charge. */
  site: cell,
  charging: cell,

  /** Stacks (11.0), from the top down: the node on top of a hex, the next one below, the hex of each node or −1. */
  top: per('hexes'),
  below: per('nodes'),
  at: per('nodes'),
  /** The corner that each unit faces, its array (`ARRAYS`), and its Losses, including a detached company (3.4, 8.2). */
  face: per('units'),
  array: per('units'),
  lost: per('units'),
  /** Half points that the unit can still spend in this subphase. */
  left: per('units'),
  /** Further facts about a unit, as bits of `mark`. */
  marks: per('units'),
  /**
   * The state of the movement of a unit that waits in it: bits of `courseBit`. Of a unit that can still begin to move: 1
   * + the hex in which it began this subphase, if it has retreated since; else 0.
   */
  course: per('units'),
  /** 14.9.1 The number of times each unit of infantry has fired in this turn. */
  fires: per('units'),

  /** Its part in a reaction or a fight, as bits of `role`. */
  roles: per('units'),
  /** 1 + the side by which the unit has entered the enemy's hex in which it stands, 0 if it has not (15.7). */
  came: per('units'),
  /** 15.11 The turn in which a routed unit comes back, after the last turn for one that never does; else 0. */
  due: per('units'),
  /**
   * 10.12 For guns: 0 if they are their own side's, 1 captured or destroyed, 2 recaptured; the latter never fire again.
   */
  taken: per('units'),
  /** 10.12 1 + the hex in which captured guns have been left, where they may be recaptured; else 0. */
  wreck: per('units'),

  /** What is owed, as bits of `owed`: the aftermath looks only for these. */
  owing: cell,
  /** 15.8 By side: Losses that its units with `BEARS` still have to share. */
  shared: per('sides'),
  /** 14.10 The retreat that a unit owes: its hexes and bits of `retreat`; 0 for none. */
  retreats: per('units'),
  /** 15.11 1 + the turns after which a unit that must rout comes back; 0 for none. Negative for a rout in a Clash. */
  routs: per('units'),
  /** 14.10.1 1 + the enemy unit that a unit retreats from, routs from or is shaken by; else 0. */
  foe: per('units'),

  /** The hex of each commander; −1 off the map. 1 once he shows his white stripe (4.4.1). */
  post: per('commanders'),
  striped: per('commanders'),
  /** 4.10.1 The state of a commander: a number of `harm`. */
  harmed: per('commanders'),
  /** 4.10, 14.10.8 What he must or may do, as bits of `peril`; and 1 + the hex that his units retreated to. */
  perils: per('commanders'),
  trail: per('commanders'),
  /** 1 while he is activated by the chit that was drawn: his units act, and he moves after them (2.3). */
  active: per('commanders'),

  /** Of each chit, by commander: 1 while it is in the cup; and what everybody knows of it, as a number of `chit`. */
  cup: per('commanders', 'own'),
  known: per('commanders'),
  /**
   * 3.1 1 for commanders whose chit has come out of the cup in this turn; while the cup is filled, in the turn before.
   */
  out: per('commanders'),
  /** The number of chits of each side in the cup. */
  inCup: per('sides'),

  /** Of `clash`, `fight`: the side that attacks; of `entry`: the side of the cavalry. */
  attacker: local,
  /** Of `clash`: the mark of the units that attack, 0 for all (15.2). */
  only: local,
  /** 1 while there is a choice to ask about. */
  asking: local,
  /** Of `fight`: 1 + the side that has won; the Losses that its units share (15.8). */
  winner: local,
  toll: local,
  /** Of `entry`: the hex that is entered. */
  here: local,
  /** Of `reaction`: 1 + the head of the body that answers, and what it may do, as bits of `answer`. */
  reactor: local,
  may: local,
  /** Of `activation`: 1 + the commander whose whole division has been tried in vain (4.5.2.1); 0 for none. */
  failed: local,
  /** Of `fitting`: 1 + the battalion whose counter is too long or too short; 0 once it fits (6.3.4, 6.3.8). */
  unfit: local,
  /** Of `returning`: 1 + the side that is asked, 0 for none; and 1 + the unit whose facing is asked for, 0 for none. */
  rallies: local,
  newcomer: local,
  /** Of `acting` and `aftermath`: 1 + the seat that is asked, 0 for none. */
  asked: local,
  /** Of `aftermath`: a `topic`, and the unit or commander that it is about. */
  topic: local,
  subject: local,
  /** Of `acting`: 1 + the side that had its turn last, and the number of passes since (14.5). */
  acted: local,
  passes: local,
  /** Of `volley`: 1 + the unit that fires first, its target, and the number of units that can still join (14.9.5). */
  firer: local,
  target: local,
  joiners: local,
} as const

export const albueraLayout = layout<typeof shape, AlbueraScenario>(shape, {
  depth: 10,
  owner: ({ army }, kind, index) => (kind === 'commanders' ? army.leads[index] : index),
})
export type Albuera = Laid<typeof shape, AlbueraScenario>

export const FRENCH = 0
export const COALITION = 1
export const other = (side: number): number => 1 - side

/** Off the map. */
export const OFF = -1

/** Bits of `marks`. */
export const mark = {
  /** Goes along in the current movement. */
  MOVING: 1,
  /** Its movement in this subphase is over (12.13). */
  DONE: 2,
  /** Has acted as a Supporting Unit in this turn (4.7.1). */
  USED: 4,
  /** A company that has been back with its battalion since this turn (8.3). */
  BACK: 8,
  /** Waits in the current movement. */
  WAITING: 16,
  /** Guns that have fired in this subphase (10.5, 10.7). */
  FIRED: 32,
  /** Guns that are out of action for the rest of the turn (10.6). */
  OUT: 64,
  /** Guns that have been unlimbered in this subphase (10.14). */
  DEPLOYED: 128,
  /** Takes part in the Musket Fire that is being declared (14.9.5). */
  FIRING: 1024,
  /** Fought, and shares in the Losses that its side owes (15.8). */
  BEARS: 256,
  /** Must check its Morale because friends have routed next to it (15.12). */
  SHAKEN: 512,
  /** Infantry that has marched double in this subphase (12.9). */
  MARCHED: 2048,
  /** A battalion that has sent out its company in this subphase (8.2). */
  DETACHED: 4096,
  /** Its stack has been put in order in this subphase, and stays in its hex (11.0). */
  ORDERED: 8192,
} as const

/** Bits of `owing`, in the order in which they are dealt with. */
export const owed = { LOSSES: 1, UNFIT: 2, ROUTS: 4, PERILS: 8, RETREATS: 16, CRISES: 32 } as const

/** Bits of `retreats`, above the hexes. */
export const retreat = {
  HEXES: 3,
  /** 14.11 The side that carries it out need not order it. */
  MAY_STAY: 4,
  /** 13.1 B, D Its own side carries it out. */
  BY_OWNER: 8,
  /** 15.12 It comes from a crisis. */
  CRISIS: 16,
  /** The first of two hexes has been made. */
  UNDER_WAY: 32,
} as const

/** Values of `harmed`: well, wounded in this turn, out of the battle. */
export const harm = { NONE: 0, WOUNDED: 1, GONE: 2 } as const

/** Bits of `perils`. */
export const peril = {
  /** 4.10.1 He throws a die. */
  DIE: 1,
  /** 4.10.3 He must leave his hex, or is lost. */
  LEAVES: 2,
  /** 14.10.8 He may step back. */
  ALARMED: 4,
} as const

/** Bits of `roles`: the part of a unit in what is going on. */
export const role = {
  /** Heads a body that must react to the last step (13.1). */
  REACTS: 1,
  /** Will counterattack once all have reacted (12.12). */
  STRIKES: 2,
  /** Takes part in the current fight, as attacker or as defender (15.2). */
  ATTACKS: 4,
  DEFENDS: 8,
  /** Has won and chooses its facing (15.8). */
  FACES: 16,
  /** Has fought in this Clash subphase (15.3). */
  FOUGHT: 32,
} as const

/** Bits of `course`, as in the cells of the same names for the units that move; from RUN on the run-up. */
export const courseBit = { STEPPED: 1, DOUBLED: 2, TURNED: 4, SPOILT: 8, RUN: 16 } as const

/**
 * What must follow a step: nothing; reactions (13.1); the consequences of being among enemies (12.11); enemy commanders
 * may step back (14.10.8); the movement goes on.
 */
export const arrival = { NONE: 0, OPEN: 1, AMONG: 2, ALARM: 3, OVER: 4 } as const

/** What everybody knows of a chit: nothing, drawn in this turn and set aside, back in the cup (4.5.1.1). */
export const chit = { UNKNOWN: 0, DRAWN: 1, RETURNED: 2 } as const
