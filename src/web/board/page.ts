import type { Rule } from '../../kernel/index.ts'
import type { BoardModule } from './module.ts'
import type { PrintedTable } from './printed-tables.ts'

/** A rule as it is read: with where its reading comes from, where the data says so. */
export type ReadRule = Rule & { readonly provenance?: string }

/** A designer's own files, as parsed, by their path in the data folder: they stand in for the shipped ones. */
export type Files = ReadonlyMap<string, unknown>

/** What `page.ts` of a system declares: how to load the parts that only the page has. */
export interface PageParts {
  readonly board: () => Promise<BoardModule>
  readonly rulebook: () => Promise<readonly ReadRule[]>
  /** The tables of the rules, as they are printed beside their rules. */
  readonly tables?: (files?: Files) => Promise<() => readonly PrintedTable[]>
  /** The names of what options can be set to, by the short name in the rules, where there is a better name. */
  readonly optionValues?: (files?: Files) => Promise<Readonly<Record<string, string>>>
}
