import { expect, test, vi } from 'vitest'
import { engine, fastDice } from '../../../src/kernel/index.ts'
import { saying } from '../../../src/web/words/saying.ts'
import type { Messages } from '../../../src/words/catalogue.ts'
import { corps } from '../rules/index.ts'

vi.mock('../words/asking/t.ts', () => ({
  tAsking: saying(
    'asking',
    import.meta.glob<Messages>('../words/es.ftl', { query: '?asking', eager: true, import: 'default' }),
  ),
}))
vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/names/t.ts', () => import('./test-words.ts'))
vi.mock('../words/troops/t.ts', () => ({ troopName: (_kind: string, _id: string, name: string) => name }))
const { thingName } = await import('./naming.ts')

test('a fraction of an inch is written in the way of the language', () => {
  const p = engine(corps).open('outpost', {}, fastDice(1))
  expect(['lengths', 'ways'].map((kind) => thingName(p, kind, 144))).toEqual(['2,25', '2,25'])
})
