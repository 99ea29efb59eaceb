/** What a system brings to the shared board in inches, for one table. */
import type { Refusal } from '../../kernel/index.ts'
import type { Legal, Told } from '../board/table.ts'
import type { FieldPlan } from './field/plan.ts'
import type { TableLayout } from './layout.ts'
import type { Standing } from './standing.ts'
import type { Verb } from './verb.ts'

/** A legal action as the board needs it. */
export interface Choice extends Verb {
  readonly legal: Legal
  /** The body that acts; -1 where none does. */
  readonly body: number
  /** The body that it is done to; -1 where there is none. */
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
  /** What the board is called by those who hear it. */
  title(): string
  /** The field, with its names in the language of the page; comes behind what stands on it. */
  plan(layout: TableLayout): Promise<FieldPlan>
  standing(): readonly Standing[]
  bodyName(body: number): string
  /** A body, for those who hear it or point at it: all that it shows. */
  bodyWords(body: number): string
  choiceName(choice: Choice): string
  /** The choices of one verb of one body, where they are many: `Moves`. */
  groupName(verb: string, count: number): string
  /** The body that acts in a legal action, by what its verb counts; -1 for none. */
  actorOf(first: string, a: number, verb: string): number
  /** The body that it is done to. */
  targetOf(second: string, b: number): number
  /** Is it aimed at an enemy? */
  isHostile(choice: Choice): boolean
  /** Does it end the question, or the turn? */
  isEnd(choice: Choice): boolean
  /** The place of this name, in cells; undefined where it is none on this table. */
  pointOf(place: string): readonly [x: number, y: number] | undefined
  /** Is the question still the same? Undefined while none is asked. */
  question(): string | undefined
  /** The turn that runs. When it changes, no body is chosen. */
  phaseKey(): number
  /** Is the event part of the player's own moves? After it the player is mostly asked again. */
  goesOn(told: Told): boolean
  /** Why a press on a body does nothing, with the body that is chosen (-1: none); undefined if no player would try it. */
  whyNot(body: number, chosen: number): Refusal | undefined
  happeningOf(told: Told): Happening | undefined
  /** What each key lays over the table, and takes away. */
  readonly overlays: Readonly<Record<string, string>>
}
