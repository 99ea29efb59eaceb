import type { Grid } from '../../hex/index.ts'
import type { HexLayout } from '../../painting/layout.ts'
import type { Rect } from '../../painting/plane.ts'
import type { Told } from '../board/table.ts'
import type { CounterFace, LeaderFace } from '../counters/counter.ts'
import type { Course } from '../stage/course.ts'
import type { Choice, ChoiceKinds } from './choices.ts'
import type { Motion, Spot } from './motion.ts'
import type { Piece, Stack } from './pieces.ts'

/** A way that a piece can go: where it ends, what it costs, and the actions that make it. */
export interface Way {
  readonly hex: number
  /** The other hex of its end, for a counter over two hexes. */
  readonly also?: number
  /** Its cost in movement points, as the rules count them. */
  readonly spent: number
  /** The corner that the piece faces at its end; -1 if it faces none. */
  readonly corner: number
  /** The actions, in order. */
  readonly texts: readonly string[]
  /** The hexes that it passes, including the last. */
  readonly path: readonly number[]
  /** Must the piece stop there? */
  readonly stops: boolean
}

/** Paints the ground; it arrives after the counters. */
export interface Scenery {
  /** A painter with the current marks: grid, names of hexes. */
  painter(marks: {
    readonly grid: boolean
    readonly names: boolean
  }): (context: CanvasRenderingContext2D, style: CSSStyleDeclaration, sight: Rect) => void
  /** Resolves when the fonts of the map are loaded. */
  readonly lettered: Promise<unknown>
}

/**
 * What a system brings to the shared board, for one table: where pieces stand, their looks and names, where they can
 * go. All functions are reactive reads of what the table shows.
 */
export interface Battlefield {
  /** The class of the board on the page. */
  readonly id: string
  readonly grid: Grid
  /** The name of the board for screen readers. */
  title(): string
  scenery(layout: HexLayout): Promise<Scenery>

  /** Everything on the map; during a telling, as told so far. */
  stacks(): readonly Stack[]
  /** The hex of a piece in the view; -1 off the map. For a counter over two hexes, its first. */
  hexOf(piece: Piece): number
  /** The corner that a piece faces now, for turning it with keys; -1 if keys do not turn it. */
  facingOf(piece: Piece): number
  /** Does the hex show a facing that can be turned? */
  isTurnable(hex: number): boolean

  /** The colours of a side: `nation-…` is a class of the page. */
  nationOf(side: number): string
  faceOf(unit: number): CounterFace
  /**
   * Is the order of every stack visible? Then its counters show their faces, and are numbered when it is fanned out.
   */
  readonly isOpen?: boolean
  leaderFace(leader: number): LeaderFace
  hexName(hex: number): string
  pieceName(piece: Piece): string
  /** A piece in words, for screen readers and tips: everything that it shows. */
  pieceWords(piece: Piece): string
  /** A corner of a hex: 0 is the north-east, the others follow clockwise. */
  cornerName(corner: number): string
  choiceName(choice: Choice): string
  /** The cost of a way, as its number on the map and in a sentence. */
  pointsOf(way: Way): string

  /** What the verbs count other than units, leaders, markers, hexes and corners. */
  readonly kinds: ChoiceKinds
  /** What a choice means beyond that: the piece it is about if it names none, or the corner that a turn leads to. */
  meaningOf?(choice: Choice): Choice
  /** Is it a step of a march? On the map the player chooses where marches end. */
  isStep(choice: Choice): boolean
  /** Is it only in the list of everything, and not on the map? */
  isListed(choice: Choice): boolean
  /** Is it aimed at an enemy? */
  isHostile(choice: Choice): boolean
  /** How likely it is to hurt the enemy, as written beside the target: `40 %`; empty if not shown. */
  chanceOf?(choice: Choice): string
  /** What the piece could do at once if it began to move: not legal yet; `textsOf` begins the move. */
  begunBy?(piece: Piece): readonly Choice[]
  /** What a click on the map does: the actions, in order. */
  textsOf(choice: Choice): readonly string[]
  /** Where the piece can go, by the hex clicked. `own`: what it can do. */
  waysOf(piece: Piece, own: readonly Choice[]): ReadonlyMap<number, Way>
  /** The hexes that steps lead through in the view that is shown, each of one piece, one after the other. */
  coursesOf?(seat: number, steps: readonly (readonly string[])[]): Promise<readonly Course<number>[]>
  /** The ways by which it goes to strike, by target; each ends there. */
  chargesOf?(piece: Piece, own: readonly Choice[], ways: ReadonlyMap<number, Way>): ReadonlyMap<number, Way>
  /** Is a way to strike offered instead of this choice? */
  isCharge?(choice: Choice): boolean
  /** Attacks named and not yet fought: where the attackers stand, and what they attack. */
  namedAttacks?(): readonly { readonly from: Spot; readonly to: Spot }[]

  /** The current player phase or activation. When it changes, the selection is cleared and the open stack closed. */
  phaseKey(): number
  /** When this changes, the open stack is closed: another unit is on the march. */
  mover(): number
  /**
   * Identifies the question: while it stays the same, the board need not show again what it is about. Undefined if
   * there is none.
   */
  question(): string | undefined
  /** Is the event part of the player's own march? After it the player is usually asked again. */
  goesOn(told: Told): boolean
  /** What is shown of an event on the map; `past`: the player looks back at it. */
  motionOf(told: Told, past: boolean): Motion | undefined
  /**
   * Further hexes in the opening view, in addition to troops and what can be done: where reinforcements are about to
   * come in.
   */
  alsoSeen?(): readonly number[]
  /** What each key lays over the map and takes away again. */
  readonly overlays: Readonly<Record<string, string>>
}

/** A battlefield without facings, leaders, attacks, overlays and motion. */
export const PLAIN = {
  kinds: {},
  facingOf: () => -1,
  isTurnable: () => true,
  cornerName: () => '',
  leaderFace: () => ({ nation: '', initials: '', figures: '', worn: false }),
  pointsOf: ({ spent }: Way) => String(spent),
  isStep: () => false,
  isListed: () => false,
  isHostile: () => false,
  textsOf: ({ legal }: Choice) => [legal.text],
  waysOf: () => new Map<number, Way>(),
  phaseKey: () => 0,
  mover: () => -1,
  question: () => undefined,
  goesOn: () => false,
  motionOf: () => undefined,
  overlays: {},
} satisfies Partial<Battlefield>

/** What a system brings: all of a battlefield except what it leaves plain. */
export type BroughtField = Omit<Battlefield, keyof typeof PLAIN> & Partial<Battlefield>
