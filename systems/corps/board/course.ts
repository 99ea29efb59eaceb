import { follow, followEach } from '../../../src/web/board/follow.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { readVerb } from '../../../src/web/inchboard/verb.ts'
import type { Course } from '../../../src/web/stage/course.ts'
import type { Corps } from '../rules/state/position.ts'
import { actorOf, targetOf } from './actors.ts'

type Place = readonly [x: number, y: number]

/**
 * The places in cells that each of several steps leads through, one step after the other: from where its body stands to
 * where it ends, and then the body that its last action is done to.
 */
export function coursesIn(
  { engine, view }: Pick<Table<Corps>, 'engine' | 'view'>,
  seat: number,
  steps: readonly (readonly string[])[],
): Course<Place>[] {
  return followEach(view(), steps, (before, texts) => {
    const places: Place[] = []
    const add = (p: Corps, body: number) => {
      if (body < 0 || p.x[body] < 0) return
      const [x, y] = places.at(-1) ?? []
      if (x !== p.x[body] || y !== p.y[body]) places.push([p.x[body], p.y[body]])
    }
    let [body, target] = [-1, -1]
    const { end, begun, played } = follow(engine, before, seat, texts, (p, _, action) => {
      const { first, second } = readVerb(engine.choice(p, action)?.verb ?? '')
      if (body < 0) body = actorOf(p, first, engine.packing.a(action), engine.phase(p).name)
      add(p, body)
      target = targetOf(second, engine.packing.b(action))
    })
    add(end, body)
    add(end, target)
    const isWhole = begun === texts.length && (played === begun || target >= 0)
    return { found: { places, isWhole }, end, begun }
  })
}
