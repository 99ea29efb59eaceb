import type { Position, Rule, Ruleset } from '../../kernel/index.ts'
import type { BoardModule } from '../table/board.ts'
import type { PrintedTable } from '../table/printed-tables.ts'
import type { Sentences } from '../words/sentences.ts'
import type { Language } from '../words/words.ts'

/** A rule as it is read: with where its reading comes from, where the data says so. */
export type ReadRule = Rule & { readonly provenance?: string }

type InOtherLanguages = Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly default: Sentences }>>>

/** A system as the client knows it before any of its rules are loaded. */
export interface System {
  readonly id: string
  readonly title: string
  /** Of the sides in their order, where they are not white and black. */
  readonly colours?: readonly { readonly fill: string; readonly ink: string }[]
  board(): Promise<BoardModule>
  /** The rules as far as they are played: without the words of the rulebook, which are as long as all the rest. */
  ruleset(): Promise<Ruleset<Position>>
  /**
   * What happens when something is done, where that comes later than what may be done: for whoever plays in the page.
   */
  deeds?(): Promise<unknown>
  rulebook(): Promise<readonly ReadRule[]>
  /** The tables of the rules, as they are printed beside their rules. */
  tables?(): Promise<() => readonly PrintedTable[]>
  /**
   * What options can be set to, as people read it, by its short name in the rules; as it is where there is no better
   * name.
   */
  optionValues?(): Promise<Readonly<Record<string, string>>>
  /** Its sentences in other languages: those of the first screen alone, and all of them. */
  readonly cards: InOtherLanguages
  readonly sentences: InOtherLanguages
}

/** The systems that the client has a board for: the one place that names them. */
export const systems: readonly System[] = [
  {
    id: 'generals',
    title: 'Generálové',
    board: async () => (await import('../../../systems/generals/board/index.tsx')).board as unknown as BoardModule,
    ruleset: async () =>
      (await import('../../../systems/generals/rules/play.ts')).generalsToPlay as unknown as Ruleset<Position>,
    rulebook: async () =>
      (await import('../../../systems/generals/data/rulebook.json', { with: { type: 'json' } })).default.rules,
    tables: async () => (await import('../../../systems/generals/board/tables.ts')).tables,
    optionValues: async () => (await import('../../../systems/generals/words/option-values.ts')).optionValues,
    cards: { es: () => import('../../../systems/generals/words/es-cards.ts') },
    sentences: { es: () => import('../../../systems/generals/words/es-rules.ts') },
  },
  {
    id: 'eagle',
    title: 'The Shadow of the Eagle: Bailén 1808',
    colours: [
      { fill: '#2a4f86', ink: '#fdf8ea' },
      { fill: '#f0c53f', ink: '#2b1f06' },
    ],
    board: async () => (await import('../../../systems/eagle/board/index.tsx')).board as unknown as BoardModule,
    ruleset: async () =>
      (await import('../../../systems/eagle/rules/play.ts')).eagleToPlay as unknown as Ruleset<Position>,
    deeds: () => import('../../../systems/eagle/rules/deeds.ts'),
    rulebook: async () =>
      (await import('../../../systems/eagle/data/rulebook.json', { with: { type: 'json' } })).default.rules,
    tables: async () => (await import('../../../systems/eagle/board/tables.ts')).tables,
    optionValues: async () => (await import('../../../systems/eagle/words/option-values.ts')).optionValues,
    cards: { es: () => import('../../../systems/eagle/words/es-cards.ts') },
    sentences: { es: () => import('../../../systems/eagle/words/es-rules.ts') },
  },
]

export const findSystem = (id: string): System | undefined => systems.find((system) => system.id === id)
