/**
 * What a unit can be: classes that are counted (pieces of a class are interchangeable, ruling B2), and roles in a
 * battle zone.
 */

export const INFANTRY = 0
export const CAVALRY = 1
export const ARTILLERY = 2
export const TYPE_NAMES = ['I', 'C', 'A'] as const

/** Classes of units in a sector. `arrived`, `reacted` and `withdrawn` become spent when the phase closes (G36, G37). */
export const stand = {
  I: 0,
  I_ARRIVED: 1,
  I_REACTED: 2,
  I_SPENT: 3,
  SQUARE: 4,
  SQUARE_SPENT: 5,
  I_ROUTED: 6,
  C: 7,
  /** Has used one of its two activations (G21, G30). */
  C_MOVED: 8,
  C_ARRIVED: 9,
  C_REACTED: 10,
  /** Counter-charges (G99). */
  C_COUNTER: 11,
  C_SPENT: 12,
  C_ROUTED: 13,
  A: 14,
  A_WITHDRAWN: 15,
  A_SPENT: 16,
  A_ROUTED: 17,
} as const
export const STANDS = 18
export const STAND_NAMES: readonly string[] = [
  'I', 'I:arrived', 'I:reacted', 'I:spent', 'I:square', 'I:square:spent', 'I:routed',
  'C', 'C:moved', 'C:arrived', 'C:reacted', 'C:counter', 'C:spent', 'C:routed',
  'A', 'A:withdrawn', 'A:spent', 'A:routed',
] // biome-ignore format: a row is a type

export const typeOfStand = Uint8Array.from(STAND_NAMES, (name) => TYPE_NAMES.indexOf(name[0] as 'I'))
export const isRouted = Uint8Array.from(STAND_NAMES, (name) => Number(name.endsWith('routed')))
/** The class of a unit of a type when it is routed. */
export const routedStand = Uint8Array.of(stand.I_ROUTED, stand.C_ROUTED, stand.A_ROUTED)
export const freshStand = Uint8Array.of(stand.I, stand.C, stand.A)
export const spentStand = Uint8Array.of(stand.I_SPENT, stand.C_SPENT, stand.A_SPENT)
/** What each class becomes when the phase closes (G36, G37). */
export const closedStand = Uint8Array.from({ length: STANDS }, (_, s) => s)
closedStand[stand.I_ARRIVED] = closedStand[stand.I_REACTED] = stand.I_SPENT
closedStand[stand.SQUARE] = stand.SQUARE_SPENT
closedStand[stand.C_ARRIVED] = closedStand[stand.C_REACTED] = closedStand[stand.C_COUNTER] = stand.C_SPENT
closedStand[stand.A_WITHDRAWN] = stand.A_SPENT

/** What can act on an order, and what it counts as while it acts; a counter-charger acts without one. */
export const arm = { I: 0, C: 1, C_AGAIN: 2, A: 3, C_COUNTER: 4 } as const
export const ARMS = 5
export const ARM_NAMES: readonly string[] = ['I', 'C', 'C again', 'A', 'C counter']
/** The class of an arm in its sector until it has moved. Routed and spent units are none of them (G128, G39). */
export const standOfArm = Uint8Array.of(stand.I, stand.C, stand.C_MOVED, stand.A, stand.C_COUNTER)
/** The class of an arm that has moved into another sector. */
export const arrivedStand = Uint8Array.of(
  stand.I_ARRIVED,
  stand.C_MOVED,
  stand.C_ARRIVED,
  stand.A_WITHDRAWN,
  stand.C_REACTED,
)
/** The class of an arm that has attacked and stays where it was. */
export const stayedStand = Uint8Array.of(
  stand.I_REACTED,
  stand.C_REACTED,
  stand.C_REACTED,
  stand.A_WITHDRAWN,
  stand.C_REACTED,
)
export const typeOfArm = Uint8Array.of(INFANTRY, CAVALRY, CAVALRY, ARTILLERY, CAVALRY)

/**
 * The role of a unit in a space of a battle zone: nothing, an attacker of an arm, the occupant of a building, or a
 * passive unit of a class.
 */
export const EMPTY = 0
export const attacker = (a: number): number => 1 + a
export const OCCUPANT = 1 + ARMS
const PASSIVE = OCCUPANT + 1
export const passive = (s: number): number => PASSIVE + s
export const isAttacker = (who: number): boolean => who > EMPTY && who < OCCUPANT
export const armOf = (who: number): number => who - 1
export const standOf = (who: number): number => who - PASSIVE
const whos = PASSIVE + STANDS

const isSpentStand = (s: number) => /:spent$/.test(STAND_NAMES[s])
const isSquare = (s: number) => s === stand.SQUARE || s === stand.SQUARE_SPENT
/**
 * By the role of a unit in its space: type, whether it is routed, whether it is spent. The occupant's state is kept
 * with the building.
 */
export const typeOfWho = Uint8Array.from({ length: whos }, (_, w) =>
  w >= PASSIVE ? typeOfStand[standOf(w)] : w === OCCUPANT || w === EMPTY ? INFANTRY : typeOfArm[armOf(w)],
)
export const isRoutedWho = Uint8Array.from({ length: whos }, (_, w) => (w >= PASSIVE ? isRouted[standOf(w)] : 0))
export const isSpentWho = Uint8Array.from({ length: whos }, (_, w) => Number(w >= PASSIVE && isSpentStand(standOf(w))))
/** Rows and columns of the modifier table (G120, G121): attacking I, C, A, square, passive I, C, A, routed, none. */
export const line = { ATTACK: 0, SQUARE: 3, PASSIVE: 4, ROUTED: 7, NOBODY: 8 } as const
const lineOf = (w: number): number => {
  if (w < PASSIVE) return line.ATTACK + typeOfWho[w]
  if (isRoutedWho[w]) return line.ROUTED
  return isSquare(standOf(w)) ? line.SQUARE : line.PASSIVE + typeOfWho[w]
}
export const rowOf = Uint8Array.from({ length: whos }, (_, w) => lineOf(w))
/** As a target, the occupant is passive infantry. */
export const columnOf = Uint8Array.from({ length: whos }, (_, w) =>
  w === OCCUPANT ? line.PASSIVE + INFANTRY : lineOf(w),
)

/**
 * Passive units in the ranks that their owner distinguishes when he fills a zone: group by group in the order of G105,
 * and within a group the fresh and the spent ones (ruling B4). Of classes that fight alike, those that will be spent
 * anyway go first.
 */
export const RANK_NAMES: readonly string[] = [
  'square', 'square spent', 'I', 'I spent', 'C', 'C spent', 'A', 'A spent', 'I routed', 'C routed', 'A routed',
] // biome-ignore format: a table
export const RANKS = RANK_NAMES.length
export const rankStands: readonly (readonly number[])[] = [
  [stand.SQUARE],
  [stand.SQUARE_SPENT],
  [stand.I_REACTED, stand.I_ARRIVED, stand.I],
  [stand.I_SPENT],
  [stand.C_REACTED, stand.C_ARRIVED, stand.C, stand.C_MOVED],
  [stand.C_SPENT],
  [stand.A_WITHDRAWN, stand.A],
  [stand.A_SPENT],
  [stand.I_ROUTED],
  [stand.C_ROUTED],
  [stand.A_ROUTED],
]
export const rankOfStand = Int8Array.from({ length: STANDS }, (_, s) =>
  rankStands.findIndex((list) => list.includes(s)),
)
/** The group of G105 that a rank belongs to: 0 square, 1 to 3 passive I, C, A, 4 to 6 routed I, C, A. */
export const groupOfRank = Uint8Array.of(0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6)
export const ROUTED_GROUP = 4

/** The order in which units of a sector are bombarded: group of G76 by class (0 square … 6 routed artillery). */
export const bombardGroup = Uint8Array.from({ length: STANDS }, (_, s) =>
  isRouted[s] ? 4 + typeOfStand[s] : isSquare(s) ? 0 : 1 + typeOfStand[s],
)
