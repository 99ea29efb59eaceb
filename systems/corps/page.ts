import type { BoardModule } from '../../src/web/board/module.ts'
import type { PageParts } from '../../src/web/board/page.ts'

export const parts: PageParts = {
  board: async () => (await import('./board/index.tsx')).board as unknown as BoardModule,
  tables: async (files) => (await import('./board/tables.ts')).tablesOf(files),
  rulebook: async () => (await import('./data/rulebook.json', { with: { type: 'json' } })).default.rules,
  optionValues: async (files) => (await import('./words/option-values.ts')).optionValues(files),
}
