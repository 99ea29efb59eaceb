import { expect, test, vi } from 'vitest'
import type { Messages } from '../../../words/catalogue.ts'
import type { AtTable } from '../../table/at-table.ts'
import { saying } from '../../words/saying.ts'
import { resultWords } from './decision.ts'

vi.mock('../levels.ts', () => ({ isLevel: () => false, levelTitle: String }))
vi.mock('../../words/beside/t.ts', () => ({
  tBeside: saying(
    'beside',
    import.meta.glob<Messages>('../../words/en.ftl', { query: '?beside', eager: true, import: 'default' }),
  ),
}))

const BOARDS = import.meta.glob<Messages>('../../../../systems/*/words/*.ftl', {
  query: '?board',
  eager: true,
  import: 'default',
})
const wordsOf = (system: string, language: string) => {
  const file = `../../../../systems/${system}/words/${language}.ftl`
  return saying('board', { [file]: BOARDS[file] })
}

/** What the end card says if two people sit at one screen, or a computer plays each side. */
function titleOf(say: ReturnType<typeof saying>, seats: readonly string[], winner: string): string | undefined {
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
  ['eagle', 'en', ['french', 'spanish'], 'french', 'The French have won by resignation.'],
  ['eagle', 'en', ['french', 'spanish'], 'spanish', 'The Spanish have won by resignation.'],
  ['eagle', 'es', ['french', 'spanish'], 'spanish', 'Han ganado los españoles by resignation.'],
  ['generals', 'en', ['white', 'black'], 'black', 'Black has won by resignation.'],
  ['generals', 'es', ['white', 'black'], 'white', 'Han ganado las blancas by resignation.'],
] as const)('the verb agrees in number with the name of the winner (%#)', (system, language, seats, winner, title) => {
  expect(titleOf(wordsOf(system, language), seats, winner)).toBe(title)
})
