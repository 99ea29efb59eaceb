/** A way that has been found, as wishes. */
import { type Marches, wayToNode } from '../rules/queries/marches.ts'
import { HEAD, MOVE, type Wish, wish } from './verbs.ts'

const steps = new Int16Array(256)

/** Returns the turns and steps that lead to a node. */
export function wayAsWishes(marches: Marches, node: number): Wish[] {
  const length = wayToNode(marches, node, steps)
  const wishes: Wish[] = []
  for (let k = 0; k < length; k++) {
    const to = steps[k]
    wishes.push(to < 0 ? wish(HEAD, marches.unit, -1 - to) : wish(MOVE, marches.unit, to))
  }
  return wishes
}
