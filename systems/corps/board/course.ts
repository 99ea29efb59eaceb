import { follow } from '../../../src/web/board/follow.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { readVerb } from '../../../src/web/inchboard/verb.ts'
import type { Corps } from '../rules/state/position.ts'
import { actorOf, targetOf } from './actors.ts'

type Place = readonly [x: number, y: number]

/**
 * The places that actions of one body lead through, in cells: from where it stands to where it ends, and then the body
 * that the last of them is done to. It ends where a die falls or another seat is asked.
 */
export function courseIn(
  { engine, view }: Pick<Table<Corps>, 'engine' | 'view'>,
  seat: number,
  texts: readonly string[],
): Place[] {
  const places: Place[] = []
  const add = (p: Corps, body: number) => {
    if (body < 0 || p.x[body] < 0) return
    const [x, y] = places.at(-1) ?? []
    if (x !== p.x[body] || y !== p.y[body]) places.push([p.x[body], p.y[body]])
  }
  let [body, target] = [-1, -1]
  const end = follow(engine, view(), seat, texts, (p, _, action) => {
    const { first, second } = readVerb(engine.choice(p, action)?.verb ?? '')
    if (body < 0) body = actorOf(p, first, engine.packing.a(action), engine.phase(p).name)
    add(p, body)
    target = targetOf(second, engine.packing.b(action))
  })
  add(end, body)
  add(end, target)
  return places
}
