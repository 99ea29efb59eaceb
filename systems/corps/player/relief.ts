/** 3.15 A fresh brigade that changes places with a spent one before it. */
import { morale } from '../rules/state/position.ts'
import type { Judge } from './judge.ts'
import type { Deed } from './marching.ts'
import { sceneOf } from './scene.ts'
import { standing } from './standing.ts'
import { copyOf } from './trial.ts'
import { verbs } from './verbs.ts'
import { lossOf } from './worth.ts'

const EXCHANGE = 'exchange {bodies} > {bodies}'

/** The best exchange of two brigades of the active command; undefined if none gains more than its pips are worth. */
export function bestRelief({ engine, view, seat, taste }: Judge): Deed | undefined {
  const { exchange } = view.scenario.prices
  if (view.pips < exchange) return undefined
  const { choose, legal } = verbs(engine)
  let best: Deed | undefined
  for (const { a: front, b: fresh } of legal(view, seat, EXCHANGE)) {
    // Only a brigade that has suffered more is relieved.
    if (view.casualties[front] <= view.casualties[fresh]) continue
    const t = copyOf(view)
    const scenes = [front, fresh].map((unit) => sceneOf(taste, view, t, unit))
    const worth = (): number => scenes.reduce((sum, scene) => sum + standing(scene), 0)
    const before = worth()
    for (const [one, other] of [
      [front, fresh],
      [fresh, front],
    ] as const) {
      t.x[one] = view.x[other]
      t.y[one] = view.y[other]
      t.heading[one] = view.heading[front]
    }
    const disorder = lossOf(taste, view, front, 0, morale.DISORDERED) + lossOf(taste, view, fresh, 0, morale.DISORDERED)
    const gain = (worth() - before - disorder) / exchange
    if (gain <= (best?.gain ?? taste.effort)) continue
    const action = choose(view, seat, EXCHANGE, front, fresh)
    if (action !== undefined) best = { gain, action }
  }
  return best
}
