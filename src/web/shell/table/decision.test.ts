import { expect, test, vi } from 'vitest'
import eagleEn from '../../../../systems/eagle/words/en.ts'
import eagleEs from '../../../../systems/eagle/words/es.ts'
import generalsEn from '../../../../systems/generals/words/en.ts'
import generalsEs from '../../../../systems/generals/words/es.ts'
import type { AtTable } from '../../table/at-table.ts'
import { saying } from '../../words/saying.ts'
import { resultWords } from './decision.ts'

vi.mock('../levels.ts', () => ({ isLevel: () => false, levelTitle: String }))
vi.mock('../../words/table/t.ts', async () => ({ tTable: saying((await import('../../words/table/en.ts')).default) }))

/** What the end card says where two people sit at one screen, or a computer has each side. */
function titleOf(words: Parameters<typeof saying>[0], seats: readonly string[], winner: string): string | undefined {
  const say = saying(words)
  const table = {
    result: () => ({ winner: [winner], by: 'resignation' }),
    info: { seats, mine: seats, kind: 'local' },
    seat: () => 0,
  }
  return resultWords({
    table: () => table,
    module: { hasWon: (seat: number) => say(`won.${seat}`) },
  } as unknown as AtTable)?.title
}

test.each([
  [eagleEn, ['french', 'spanish'], 'french', 'The French have won by resignation.'],
  [eagleEn, ['french', 'spanish'], 'spanish', 'The Spanish have won by resignation.'],
  [eagleEs, ['french', 'spanish'], 'spanish', 'Han ganado los españoles by resignation.'],
  [generalsEn, ['white', 'black'], 'black', 'Black has won by resignation.'],
  [generalsEs, ['white', 'black'], 'white', 'Han ganado las blancas by resignation.'],
] as const)('the winner is named in the number of its name (%#)', (words, seats, winner, title) => {
  expect(titleOf(words, seats, winner)).toBe(title)
})
