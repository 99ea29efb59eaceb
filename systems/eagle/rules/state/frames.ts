/**
 * What each phase keeps in its frame of the agenda, by the names that it gives the slots. Everything in it is open:
 * both sides see it. `asked` is the one local that all phases have, and has its name in the position.
 */
import { eagleLayout } from './position.ts'

/** Set-up (18). */
export const deploymentFrame = eagleLayout.frame({
  /** 1 + the side that places. */
  placing: 5,
})

/** Fire of a player phase (10): the volley that is being laid. */
export const fireFrame = eagleLayout.frame({
  /** 1 + the hex at which it is aimed; 0 while none is aimed. */
  target: 2,
  /** 1 + the arm that fires. */
  arm: 4,
})

/** A volley (10.2.1). */
export const volleyFrame = eagleLayout.frame({
  /** Points that have been fired already. */
  fired: 1,
  /** The hex that is fired at. */
  hex: 2,
  /** The side that fires. */
  firing: 3,
  /** 1 where Swiss stand aside and so are no target either (S4.8.1). */
  swissAside: 4,
  /** Of the units fired at, 1 + the one that has checked for thirst last (RA59); below zero if no other has to. */
  heated: 5,
})

/** The shock phase (11). */
export const shockFrame = eagleLayout.frame({
  /** 1 once all attacks are named. */
  named: 5,
})

/** `kind` of a combat: a shock named in the shock phase or in a pursuit; a countercharge. */
export const SHOCK = 0
export const COUNTER = 1
/** `result` of a combat that did not take place. */
export const VOID = -1

/** A combat (11.1b). */
export const combatFrame = eagleLayout.frame({
  /** Before the die: 1 + the unit that a countercharge met last (RA90). */
  met: 1,
  /** After the die: 1 where the enemy has been driven out of a hex. */
  cleared: 1,
  /** The first of the hexes that are attacked; `group` of each of them is 1 + this. */
  hex: 2,
  /** The side that attacks. */
  attacker: 3,
  /** A result of the table, or VOID. */
  result: 4,
  /** SHOCK or COUNTER. */
  kind: 5,
})

/** Points that do not count in the defense of a hex (RA83). */
export const countingFrame = eagleLayout.frame({
  /** As in the combat. */
  hex: 2,
  attacker: 3,
})

/** A point that a combat costs (11.1b). */
export const lossFrame = eagleLayout.frame({
  /** As in the combat. */
  hex: 2,
  attacker: 3,
  result: 4,
  /** 0: the attackers lose it; 1: the defenders. */
  ofDefenders: 5,
})

/** The advance after a shock (12.0b). */
export const advanceFrame = eagleLayout.frame({
  /** 1 + the unit that still has to choose its facing. */
  turns: 1,
  /** As in the combat. */
  hex: 2,
  attacker: 3,
  result: 4,
  /** 1 + the hex that has been advanced into. */
  entered: 5,
})

/** A charge that has been named, or has made a step (11.2). */
export const chargeFrame = eagleLayout.frame({
  /** The unit that charges. */
  unit: 1,
  /** The hex that it came from. */
  from: 2,
  /** The side of that hex that it crossed; -1 when the charge is named. */
  side: 4,
  /** 1 once it has come up to its target. */
  arrived: 5,
})

/** Infantry that may form square against a charge (4.1b). */
export const squareFrame = eagleLayout.frame({
  /** The unit that charges. */
  charger: 1,
  /** The hex that is charged. */
  hex: 2,
})

/** A countercharge (11.5). */
export const counterchargeFrame = eagleLayout.frame({
  /** The unit that is met, and the hex where it stands. */
  charger: 1,
  hex: 2,
  /** The hexes from which the charge is in sight, as bits (`sights`). */
  sights: 3,
  /** The combat that waits for the hex (`setAside`). */
  waiting: 4,
  /** 1 within a pursuit. */
  inPursuit: 5,
})

/** Control of cavalry, one unit after the other (11.3). */
export const controlFrame = eagleLayout.frame({
  /** 1 + the unit whose combat has been begun. */
  fights: 1,
  /** 1 + the hex where the unit rolled, until its leader has been asked. */
  rolledAt: 2,
  /** The combat that waits for the hex that the unit fights for (`setAside`). */
  waiting: 4,
  /** 1 + that hex, while its combat waits. */
  waitingHex: 5,
})

/** Controlled cavalry that goes on (11.3). */
export const pursuitFrame = eagleLayout.frame({
  unit: 1,
  /** 1 once it attacks or rests. */
  done: 5,
})

/** Uncontrolled cavalry (11.3). */
export const uncontrolledFrame = eagleLayout.frame({
  unit: 1,
  /** 1 + the hex of the enemy that it hunts; 0 for none. */
  prey: 2,
  /** 1 once `prey` is settled. */
  hunting: 3,
  /** 1 + the side of its last step; 0 before the first. */
  lastSide: 4,
  /** The corner that it faced when it lost control. */
  facing: 5,
})

/**
 * Kinds of going back: a retreat after combat, the first two hexes of a rout, 11.4, the two hexes of a failed charge,
 * later moves of a routed unit.
 */
export const BY_COMBAT = 0
export const BY_ROUT = 1
export const BY_11_4 = 2
export const BY_CHARGE = 3
export const BY_FLIGHT = 4
/** Added to a kind: it may stop at will; it has passed friends; it has passed an enemy zone. */
export const FREE = 8
export const PASSED = 16
export const PRESSED = 32
/**
 * Added for skirmishers that have gathered: they leave all hexes in which they were hit, `start` and those of its
 * combat (RA110).
 */
export const GATHERED = 64
export const KIND = 7

/** Does it go by 11.4, after a failed charge or in flight, rather than by a result of combat or in a rout? */
export const isLoose = (kind: number): boolean => (kind & KIND) >= BY_11_4

/** A retreat, an escape of cavalry or a rout (12, 11.4, 14.2). */
export const retreatFrame = eagleLayout.frame({
  unit: 1,
  /** The hex where it began. */
  start: 2,
  /** Steps made; -1 while the question of its final facing is open. */
  steps: 3,
  /** Hexes left to go; for 11.4 and flight, movement points. */
  left: 4,
  /** `BY_COMBAT` to `BY_FLIGHT`, with FREE, PASSED, PRESSED and GATHERED. */
  kind: 5,
})

/** Skirmishers that gather in one hex, or give one up (RA108, RA110). */
export const gatheringFrame = eagleLayout.frame({
  unit: 1,
})

/** Skirmishers that deploy (4.1c). */
export const deployingFrame = eagleLayout.frame({
  unit: 1,
  /** The hex from which it deploys. */
  own: 2,
  /** The cost of the way to the farthest of its hexes. */
  paid: 4,
  /** 1 once a zone of control has been paid for. */
  zonePaid: 5,
})

/** Leaders who may follow troops (RA71). */
export const followingFrame = eagleLayout.frame({
  /** The unit that has gone, and the hex that it left. */
  unit: 1,
  from: 2,
})

/** The subject of most phases, for a sentence that names it: a unit and a hex, or numbers that name nothing. */
export const aboutOf = eagleLayout.frame({ unit: 1, hex: 2 })
