import { cell, type Laid, layout, per, slot } from '../../../../src/kernel/index.ts'
import type { CorpsScenario } from './scenario.ts'

/**
 * The position. What stands on the table is open; what lies under a blind, orders and objectives are private to their
 * side.
 */
const shape = {
  /** The move, from 1 (rule 18: one round of all commanders). */
  move: cell,
  /** 0 while the game runs, 1 + the army that has won, 3 for a draw; and why, a value of `manner`. */
  result: cell,
  manner: cell,
  /** A101 By army, whether it wants one more move, a value of `answer`: once both have said it; and before that. */
  answers: per('armies'),
  draft: per('armies', 'own'),
  /** How many Poor chips wait for a Poor commander (A4). */
  poor: cell,
  /** Pips that the active commander has left. */
  pips: cell,
  /** 1 + the body that a pip was paid for and that must still act; 0 for none. */
  picked: cell,
  /** 3.13 1 + the formation that it takes after half a move; 0 for none. */
  forming: cell,
  /** How many tests and routs have been owed since their queue was last empty. */
  owed: cell,
  /** 1 + the command that a commander in chief has given his turn to (2.4); 0 for none. */
  given: cell,
  /** 2.6 1 + the unit that a commander in chief leads in this turn; 0 for none. */
  led: cell,
  /** 1 once anything of the active command has moved from its place in this turn (7.1, A75). */
  stirred: cell,
  /** 1 once a unit or general has acted since the other side last had its say (A65). */
  acted: cell,

  /** Of each chip: a value of `chip`. */
  chips: per('chips'),

  /** Of each body: its centre in cells, x −1 where it is off the table; its heading; a value of `form`. */
  x: per('bodies'),
  y: per('bodies'),
  heading: per('bodies'),
  form: per('bodies'),
  /** How many strips a blind has; 0 for all others. */
  strips: per('bodies'),
  /** How often it has moved in this turn. */
  moved: per('bodies'),

  /** A75 Of a battery 1 + its last action of artillery in this turn (`gun-actions.ts`); 0 for none. */
  gunAction: per('units'),

  /** A value of `morale`; casualties; everything else that is known of it, as bits of `mark`. */
  morale: per('units'),
  casualties: per('units'),
  marks: per('units'),
  /**
   * A47 The move from which a garrison counts as one; for a brigade that has formed up, the move from which it goes
   * out.
   */
  settled: per('units'),
  /** 16.1 Its place in the queue of units that must rout (A18), and 1 + the body that it routs from; 0 for none. */
  routs: per('units'),
  cause: per('units'),
  /** 17.2 Its place in the same queue for an immediate test; 0 for none. */
  tests: per('units'),
  /** What else awaits it, as bits of `due`. */
  due: per('units'),
  /** A16 How often it has failed to rally since it began to rout. */
  failures: per('units'),
  /**
   * A70 While a rout is played, for friends that must still react: 1 + twice their distance in cells from where it
   * began, and 1 more if routers passed through them; 0 for all others.
   */
  shock: per('units'),
  /** 1 for a unit that waits off the table, because it had no room behind its blind (A83). */
  away: per('units'),
  /** 1 once the unit is lost for the day (A48, A49). */
  lost: per('units'),
  /** A36 1 + the enemy unit that it is in contact with and turned to; 0 for none. Only `contacts.ts` changes it. */
  contact: per('units'),

  /** A107 1 for a command that takes part. */
  fielded: per('commands'),
  /**
   * What a side plans before the day begins: 1 for a command that takes part; 1 + its mission; the places of blinds and
   * of the commander in chief, x −1 where they have none; strips of blinds.
   */
  planTaken: per('commands', 'own'),
  planMission: per('commands', 'own'),
  planX: per('bodies', 'own'),
  planY: per('bodies', 'own'),
  planStrips: per('blinds', 'own'),
  /** 0.3 1 for a unit that is planned for the reserve; 1 for a unit that serves with its other command (A186). */
  planAllotted: per('units', 'own'),
  absent: per('units', 'own'),
  /** A186 1 once everybody knows that a unit came from under the blind of its command. */
  known: per('units'),
  /** A value of `order`, and the objective that it names. */
  order: per('commands', 'own'),
  objective: per('commands', 'own'),
  /** 1 + the mission that it has been ordered, which binds it from its next turn on (A81); 0 for none. */
  pending: per('commands', 'own'),
  /** 1 for a command that is off its blinds: everybody sees its units. */
  revealed: per('commands'),
  /** 1 once a blind has been seen and waits to be replaced (A83). */
  seen: per('blinds'),
  /** The least that a die had to show to see it in this turn; 0 where none has been rolled (A96). */
  tried: per('blinds'),
  /** 1 once it has added or dropped strips in this move (A6). */
  spread: per('blinds'),
  /** 1 for a blind with nothing under it. */
  decoy: per('blinds', 'own'),

  slot1: slot,
  slot2: slot,
  slot3: slot,
  slot4: slot,
} as const

export const corpsLayout = layout<typeof shape, CorpsScenario>(shape, {
  depth: 12,
  owner({ roster, commands }, kind, index) {
    if (kind === 'armies') return index
    if (kind === 'bodies' || kind === 'units') return roster.army[index] ?? 0
    return kind === 'commands' ? (commands[index]?.army ?? 0) : (roster.army[roster.blinds + index] ?? 0)
  },
})
export type Corps = Laid<typeof shape, CorpsScenario>

/** A101 What an army says about one more move. */
export const answer = { NONE: 0, YES: 1, NO: 2 } as const

/** A49 What decides the day, and the names of these. */
export const manner = { SECTIONS: 0, LOSSES: 1, COLLAPSE: 2 } as const
export const MANNER_IDS = ['sections', 'losses', 'collapse'] as const

/** Off the table, as `x` has it. */
export const OFF = -1

/**
 * Where a chip is: not in this move, in the bag, in the bag although its commander has had his turn (A3), drawn.
 */
export const chip = { OUT: 0, IN: 1, LAPSED: 2, DRAWN: 3 } as const

/** Grades of morale, from the best. */
export const morale = { FORMED: 0, DISORDERED: 1, SHAKEN: 2, ROUT: 3 } as const

/** The grades by name, in the same order. */
export const GRADE_IDS = ['formed', 'disordered', 'shaken', 'rout'] as const

/** Orders (rule 4), as the tables name them. */
export const ORDER_IDS = ['move', 'halt', 'hold', 'engage', 'attack'] as const
export type OrderId = (typeof ORDER_IDS)[number]

export const order = { MOVE: 0, HALT: 1, HOLD: 2, ENGAGE: 3, ATTACK: 4 } as const

/** Bits of `marks`. */
export const mark = {
  /** A battery that has fired in this move (rule 7). */
  FIRED: 1,
  /** A brigade that has begun a skirmish, a firefight or a charge in its own turn of this move (11, 12, A97). */
  SHOT: 2,
  /** Cavalry that has charged at an opportunity and does nothing in its own turn (A32). */
  CHARGED: 4,
  /** A brigade that has come to the fight that is about to be fought (A33). */
  JOINS: 8,
  /** A65 Cavalry that has tried to charge at an opportunity in the current turn. */
  TRIED: 16,
  /** 8.3 A unit that has moved since the enemy last had his say: cavalry near it gives way. */
  CAME: 32,
  /** 3.15, A82 A brigade that has changed places with another in this move. */
  EXCHANGED: 64,
  /** 1.2 A unit already placed from under the blind that is being replaced. */
  PLACED: 128,
  /** 3.16 A brigade that may still move with others for a pip already paid. */
  TOGETHER: 256,
  /** A97 A unit that has had another action than a move in the current turn. */
  BUSY: 512,
} as const

/** Bits of `due`. */
export const due = {
  /** A54 A test at the end of the current turn, for a casualty in a skirmish. */
  TEST: 1,
  /** A14 A pip is set aside for its rally. */
  PIP: 2,
  /** A14 It has had the test of the Shaken and routing in this move. */
  TESTED: 4,
  /** 16.3 It began to rout in this turn. */
  FRESH: 8,
  /** A91 It is cut down, and leaves the table when its place in the queue comes. */
  CUT: 16,
  /** 16.6, A73 It pursues, and must still rally from that. */
  PURSUES: 32,
} as const
