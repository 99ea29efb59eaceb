import { expect, test } from 'vitest'
import type { Legal } from '../../../src/web/board/table.ts'
import { readChoice } from '../../../src/web/hexboard/choices.ts'
import { VOLLEYS } from '../rules/state/position.ts'
import { isPart, KINDS } from './choices.ts'

const fire = (volley: number): Legal => ({ action: 0, text: `fire ${volley}`, verb: 'fire', a: volley, b: 9 })

test('a volley belongs to its unit, and a volley with a part of its points is not a click on the map', () => {
  const all = readChoice('fire {volleys} > {hexes}', fire(4 * VOLLEYS), KINDS)
  const part = readChoice('fire {volleys} > {hexes}', fire(4 * VOLLEYS + 2), KINDS)
  expect([all.unit, part.unit]).toEqual([4, 4])
  expect([isPart(all), isPart(part)]).toEqual([false, true])
})
