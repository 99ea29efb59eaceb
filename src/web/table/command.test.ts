import { expect, test } from 'vitest'
import { eagle } from '../../../systems/eagle/rules/index.ts'
import { engine, fastDice } from '../../kernel/index.ts'
import type { Status } from '../../protocol/index.ts'
import type { TableInfo } from '../board/table.ts'
import { commandOf } from './command.ts'

const rules = engine(eagle)
const p = rules.open('vedel', {}, fastDice(1))
const team = [{ name: 'Bert', formations: ['POI'], here: true }]
const status = (chief: string): Status => ({
  seats: [
    { seat: 'french', kind: 'person', name: chief, here: true, team },
    { seat: 'spanish', kind: 'person', name: 'Carl', here: true },
  ],
  draw: [],
})
const info: TableInfo = {
  match: 'm',
  ruleset: 'eagle',
  scenario: 'vedel',
  options: {},
  seats: eagle.seats,
  mine: [0],
  kind: 'online',
}
const comrade = { place: 'french/2', name: 'Bert', formations: ['POI'] }
const of = (more: Partial<TableInfo>, chief = 'Anna') =>
  commandOf({ engine: rules, info: { ...info, ...more }, seat: 0, timeline: { scenario: p.scenario } }, () =>
    status(chief),
  )
const list = new Int32Array(5_000)
const actions = Array.from(list.subarray(0, rules.actions(p, 0, list)))
const placing = (leader: string) =>
  actions.find((action) => rules.print(p, action).startsWith(`place ${leader} `)) as number

test('a player who shares a seat hears that his chief commands other formations, as the host would say', () => {
  const bert = of({ comrade })
  expect(bert.isChief).toBe(false)
  expect(bert.notOurs(p, placing('Poinsot'))).toBeUndefined()
  expect(bert.notOurs(p, placing('Vedel'))).toEqual({
    rule: rules.phase(p).rule,
    reason: 'That is commanded by Anna, not by Bert.',
  })
})

test('a player whose chief takes his name still does not command the other formations', () => {
  expect(of({ comrade }, 'Bert').notOurs(p, placing('Vedel'))?.reason).toContain('not by Bert')
})

test('a player who holds a seat does all that it may', () => {
  for (const action of actions) expect(of({}).notOurs(p, action)).toBeUndefined()
})
