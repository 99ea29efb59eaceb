/** What a system brings to the shared board in inches, for one table. */
import type { Refusal } from '../../kernel/index.ts'
import type { Legal, Told } from '../board/table.ts'
import type { Course } from '../stage/course.ts'
import type { FieldPlan } from './field/plan.ts'
import type { TableLayout } from './layout.ts'
import type { Standing } from './standing.ts'
import type { Verb } from './verb.ts'

/** A legal action in the form that the board needs. */
export interface Choice extends Verb {
  readonly legal: Legal
  /** The body that acts; -1 if none does. */
  readonly body: number
  /** The body that it is done to; -1 if there is none. */
  readonly target: number
}

/** What is shown of an event on the table. */
export interface Happening {
  /** The bodies that it is about, which are ringed. */
  readonly bodies: readonly number[]
  /** Fire or an attack from one body to another. */
  readonly line?: { readonly from: number; readonly to: number; readonly kind: 'fire' | 'attack' }
  /** A word above the first body; empty for none. */
  readonly label: string
  readonly isBad: boolean
}

/** All functions are reactive reads of what the table shows. */
export interface Tabletop {
  /** The class of the board on the page. */
  readonly id: string
  /** West to east and south to north, in cells. */
  readonly width: number
  readonly depth: number
  /** The name of the board for screen readers. */
  title(): string
  /** The field, with its names in the language of the page; it arrives after what stands on it. */
  plan(layout: TableLayout): Promise<FieldPlan>
  standing(): readonly Standing[]
  bodyName(body: number): string
  /** A body in words, for screen readers and tips: everything that it shows. */
  bodyWords(body: number): string
  choiceName(choice: Choice): string
  /** The name for many choices of one verb of one body: `Moves`. */
  groupName(verb: string, count: number): string
  /** The body that acts in a legal action, by what its verb counts; -1 for none. */
  actorOf(first: string, a: number, verb: string): number
  /** The body that it is done to. */
  targetOf(second: string, b: number): number
  /** Is it aimed at an enemy? */
  isHostile(choice: Choice): boolean
  /** Does it end the question, or the turn? */
  isEnd(choice: Choice): boolean
  /** The place with this name, in cells; undefined if it is not on this table. */
  pointOf(place: string): readonly [x: number, y: number] | undefined
  /** The places in cells that steps lead through in the view that is shown, each of one body, one after the other. */
  coursesOf?(
    seat: number,
    steps: readonly (readonly string[])[],
  ): Promise<readonly Course<readonly [x: number, y: number]>[]>
  /** Identifies the current question. Undefined while there is none. */
  question(): string | undefined
  /** The current turn. When it changes, the selection is cleared. */
  phaseKey(): number
  /** Is the event part of the player's own moves? After it the player is usually asked again. */
  goesOn(told: Told): boolean
  /** Why a press on a body does nothing, given the chosen body (-1: none); undefined if no player would try it. */
  whyNot(body: number, chosen: number): Refusal | undefined
  happeningOf(told: Told): Happening | undefined
  /** What each key lays over the table and takes away again. */
  readonly overlays: Readonly<Record<string, string>>
}
