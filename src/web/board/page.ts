import type { Rule } from '../../kernel/index.ts'
import type { BoardModule } from './module.ts'
import type { PrintedTable } from './printed-tables.ts'

/** A rule as it is read, with the origin of its reading if the data says so. */
export type ReadRule = Rule & { readonly provenance?: string }

/** A designer's own parsed files, by their path in the data folder: they replace the shipped ones. */
export type Files = ReadonlyMap<string, unknown>

/** What `page.ts` of a system declares: how to load the parts that only the page has. */
export interface PageParts {
  readonly board: () => Promise<BoardModule>
  readonly rulebook: () => Promise<readonly ReadRule[]>
  /** The tables of the rules, as printed beside their rules. */
  readonly tables?: (files?: Files) => Promise<() => readonly PrintedTable[]>
  /** Better names for the values of options, where there are any, by the short name in the rules. */
  readonly optionValues?: (files?: Files) => Promise<Readonly<Record<string, string>>>
}
