import type { Grid } from '../../hex/index.ts'
import type { HexLayout } from '../../painting/layout.ts'
import type { Rect } from '../../painting/plane.ts'
import type { Told } from '../board/table.ts'
import type { CounterFace, LeaderFace } from '../counters/counter.ts'
import type { Choice, ChoiceKinds } from './choices.ts'
import type { Motion, Spot } from './motion.ts'
import type { Piece, Stack } from './pieces.ts'

/** A way that a piece can go, to its end. */
export interface Way {
  readonly hex: number
  /** The other hex of its end, for a counter that lies over two. */
  readonly also?: number
  /** Movement points that it costs, as the rules count them. */
  readonly spent: number
  /** The corner that the piece faces at its end; -1 where it faces none. */
  readonly corner: number
  /** The actions, in order. */
  readonly texts: readonly string[]
  /** The hexes that it passes, the last one included. */
  readonly path: readonly number[]
  /** Does it go no farther from there? */
  readonly stops: boolean
}

/** Paints the ground; comes behind the counters. */
export interface Scenery {
  /** A painter of what is marked now: grid, names of hexes. */
  painter(marks: {
    readonly grid: boolean
    readonly names: boolean
  }): (context: CanvasRenderingContext2D, style: CSSStyleDeclaration, sight: Rect) => void
  /** Resolves when the letters of the map are there. */
  readonly lettered: Promise<unknown>
}

/**
 * What a system brings to the shared board, for one table: what stands where, what it looks like and is called, where it
 * can go. All functions are reactive reads of what the table shows.
 */
export interface Battlefield {
  /** The class of the board on the page. */
  readonly id: string
  readonly grid: Grid
  /** What the board is called by those who hear it. */
  title(): string
  scenery(layout: HexLayout): Promise<Scenery>

  /** All that stands on the map; in the middle of a telling, as it has been told. */
  stacks(): readonly Stack[]
  /** Where a piece stands in the view; -1 off the map. Of a counter over two hexes, its first. */
  hexOf(piece: Piece): number
  /** The corner that a piece faces now, as keys turn it; -1 where they do not. */
  facingOf(piece: Piece): number
  /** Does the hex show a facing that can be turned? */
  isTurnable(hex: number): boolean

  /** The colours of a side: `nation-…` is a class of the page. */
  nationOf(side: number): string
  faceOf(unit: number): CounterFace
  /** Is the order of every stack seen? Then its counters show their faces, and are numbered where it is fanned out. */
  readonly isOpen?: boolean
  leaderFace(leader: number): LeaderFace
  hexName(hex: number): string
  pieceName(piece: Piece): string
  /** A piece, for those who hear it or point at it: all that it shows. */
  pieceWords(piece: Piece): string
  /** A corner of a hex: 0 is the north-east, the others follow clockwise. */
  cornerName(corner: number): string
  choiceName(choice: Choice): string
  /** What a way costs, as its number on the map and in a sentence. */
  pointsOf(way: Way): string

  /** What the verbs count beside units, leaders, markers, hexes and corners. */
  readonly kinds: ChoiceKinds
  /** What a choice means beyond that: whom it is about, where it names no one, or the corner that a turn leads to. */
  meaningOf?(choice: Choice): Choice
  /** Is it a step of a march? On the map one chooses where marches end. */
  isStep(choice: Choice): boolean
  /** Does it stand in the list of everything alone, and not on the map? */
  isListed(choice: Choice): boolean
  /** Is it aimed at an enemy? */
  isHostile(choice: Choice): boolean
  /** How likely what is aimed at it is to hurt the enemy, as it stands beside the aim: `40 %`; empty where it is not said. */
  chanceOf?(choice: Choice): string
  /** What the piece could do at once if it began to move: not legal before that, and `textsOf` begins it. */
  begunBy?(piece: Piece): readonly Choice[]
  /** What a click on the map does: the actions, in order. */
  textsOf(choice: Choice): readonly string[]
  /** Where the piece can go, by the hex that is clicked. `own`: what it can do. */
  waysOf(piece: Piece, own: readonly Choice[]): ReadonlyMap<number, Way>
  /** Where it goes to strike, by target; the way stops there. */
  chargesOf?(piece: Piece, own: readonly Choice[], ways: ReadonlyMap<number, Way>): ReadonlyMap<number, Way>
  /** Is a way to strike offered instead of this choice? */
  isCharge?(choice: Choice): boolean
  /** Attacks that have been named and not yet fought: where the attackers stand, and what they attack. */
  namedAttacks?(): readonly { readonly from: Spot; readonly to: Spot }[]

  /** The player phase or activation that runs. When it changes, no piece is chosen and no stack lies open. */
  phaseKey(): number
  /** When this changes, no stack lies open: another unit is on the march. */
  mover(): number
  /** Is the question still the same, so that the board need not show again what it is about? Undefined while none is. */
  question(): string | undefined
  /** Is the event part of the player's own march? After it the player is mostly asked again. */
  goesOn(told: Told): boolean
  /** What is shown of an event on the map; `past`: it is looked back at. */
  motionOf(told: Told, past: boolean): Motion | undefined
  /** Hexes that the first look shows beside troops and what can be done: where reinforcements are about to come in. */
  alsoSeen?(): readonly number[]
  /** What each key lays over the map, and takes away. */
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

/** What a system brings: all of a battlefield but what it leaves plain. */
export type BroughtField = Omit<Battlefield, keyof typeof PLAIN> & Partial<Battlefield>
