import type { BoardModule, Guide } from '../../../src/web/board/module.ts'
import type { SixVillages } from '../rules/state/position.ts'
import { Armies } from './Armies.tsx'
import { Board } from './Board.tsx'
import { nameOf, sentence, show } from './names.ts'
import { ending, prompt } from './prompt.ts'
import { Head, Tools } from './Tools.tsx'
import { t } from './words.ts'

const guide: Guide<SixVillages> = {
  scenario: 'lake',
  seat: 'blue',
  steps: async () => (await import('./guide.ts')).steps,
}

/** Six Villages on the screen. */
export const board: BoardModule<SixVillages> = {
  Board,
  Tools,
  Head,
  Armies,
  youAre: (seat) => t(`own.${seat}`),
  hasWon: (seat) => t(`won.${seat}`),
  prompt,
  ending,
  show,
  sentence: (told, table) => sentence(told, table.view()),
  guides: [guide],
  nameOf: (kind, n, table) => nameOf(table.view(), kind, n),
}
