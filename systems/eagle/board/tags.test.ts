import { expect, test } from 'vitest'
import { middleOf } from '../../../src/painting/layout.ts'
import { layoutOf } from '../../../src/web/hexboard/ground-plan.ts'
import { eagle } from '../rules/index.ts'
import { HALF, LOW, tagPlace } from './tags.ts'

const { grid } = eagle.setting!('bailen', {}).ground
const layout = layoutOf(grid)

test('no tag lies over its hex, or beyond the paper, whichever hex of the edge it belongs to', () => {
  for (const hex of grid.names.keys()) {
    if ([0, 1, 2, 3, 4, 5].every((side) => grid.neighbours[6 * hex + side] >= 0)) continue
    const { at, side } = tagPlace(layout, hex)
    const middle = middleOf(layout, hex)
    const clear =
      side.x !== 0
        ? Math.abs(at.x - middle.x) >= HALF + layout.radius - 2
        : Math.abs(at.y - middle.y) >= LOW + layout.height / 2 - 4
    expect([grid.names[hex], clear]).toEqual([grid.names[hex], true])
    expect(at.x >= HALF && at.x <= layout.world.width - HALF && at.y >= LOW && at.y <= layout.world.height - LOW).toBe(
      true,
    )
  }
})
