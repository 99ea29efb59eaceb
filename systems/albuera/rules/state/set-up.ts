/** 3.1 Puts units and commanders where the scenario has them. */
import { clearStacks } from '../../../../src/hex/stacks.ts'
import { putDown } from './placing.ts'
import { type Albuera, OFF } from './position.ts'
import { SKIRMISH } from './shapes.ts'

/** Takes all units and commanders off the map; every company is with its battalion (8.3). */
export function clearField(p: Albuera): void {
  clearStacks(p)
  p.post.fill(OFF)
  const { battalion } = p.scenario.army
  for (let unit = 0; unit < battalion.length; unit++) if (battalion[unit] >= 0) p.array[unit] = SKIRMISH
}

export function setUp(p: Albuera): void {
  clearField(p)
  const { posts, setUp: placed } = p.scenario
  for (const { unit, hex, facing, array, isWide } of placed) {
    p.face[unit] = facing
    p.array[unit] = array
    putDown(p, unit, hex, isWide)
  }
  p.post.set(posts)
}
