import type { Grid } from '../src/hex/index.ts'
import type { Designed, Position, Ruleset, Shown } from '../src/kernel/index.ts'
import type { Narration } from '../src/lab/narration.ts'
import type { MapPlan } from '../src/painting/plan.ts'
import type { Habit } from '../src/players/habit.ts'
import type { Captain } from '../src/players/marshal/captain.ts'

/** The rules of any system, for code that treats all systems alike: their positions only go back to these rules. */
export type AnyRuleset = Ruleset<Position>

/** The colours of a side: what it is filled with, and the ink on that. */
interface SideColours {
  readonly fill: string
  readonly ink: string
}

/** What `system.ts` of a system says: what lists and refusals need at once, and how the parts for a game are loaded. */
interface DeclaredSystem<P extends Position> {
  readonly id: string
  readonly title: string
  /** Its place in lists. The system with the lowest number comes first, and is meant where none is named. */
  readonly place: number
  /** Scenarios with a guided battle, beside the one that is the system's first battle. */
  readonly lessons?: readonly string[]
  /** By side, where they are not white and black. */
  readonly colours?: readonly SideColours[]
  /** What shows a game before its rules are there. Left out, a board waits for the rules. */
  readonly toShow?: () => Promise<Shown<P>>
  /** The rules as they are played: without the words of the rulebook, queries, situations and designers' data. */
  readonly toPlay: () => Promise<Ruleset<P>>
  /** Reads a designer's files, by the schemas of the data. Left out where the system takes none. */
  readonly designed?: () => Promise<Designed<P>>
  /** The judgement of the player `drill`; left out where it does not know the system. */
  readonly habit?: () => Promise<Habit<P>>
  /** What the player `marshal` must know of it; left out where it cannot play it. */
  readonly captain?: () => Promise<Captain<P>>
  /** How many seconds each level of `marshal` thinks at most, on one core of a desktop computer. */
  readonly waits?: readonly number[]
}

export type System = DeclaredSystem<Position>

/** Declares a system. Its rules and players work on its own positions; others see them as those of any system. */
export const system = <P extends Position>(declared: DeclaredSystem<P>): System => declared as unknown as System

/** The map of hexes of a system, for paper. */
export interface MapSource {
  /** The shipped map, as parsed. */
  readonly shipped: unknown
  /** Reads a map file, as parsed. Throws a UserError for a wrong one. */
  readonly read: (value: unknown) => { readonly grid: Grid; readonly plan: MapPlan }
}

/** What `node.ts` of a system says: how the parts are loaded that the page does without. */
interface DeclaredNodeParts<P extends Position> {
  /** The complete rules. */
  readonly rules: () => Promise<Ruleset<P>>
  /** How a game is told on the command line. Left out, every event is told in its own sentence. */
  readonly narration?: () => Promise<Narration<P>>
  /** Only for a system that is played on hexes. */
  readonly map?: () => Promise<MapSource>
}

export type NodeParts = DeclaredNodeParts<Position>

/** Declares the parts of a system that the page does without. */
export const nodeParts = <P extends Position>(declared: DeclaredNodeParts<P>): NodeParts =>
  declared as unknown as NodeParts
