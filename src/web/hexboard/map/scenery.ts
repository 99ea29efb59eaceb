/** The ground of a board of hexes. The board does not wait for it. */
import { createMemo, createRoot } from 'solid-js'
import type { HexLayout } from '../../../painting/layout.ts'
import type { Marks } from '../../../painting/paint.ts'
import type { MapPlan } from '../../../painting/plan.ts'
import { drawnMap, fetchLetters, type MapPainter, painterOf } from './canvas-map.ts'

/** A map with its words in the current language, which `plan` reads. */
export function sceneryFor(
  layout: HexLayout,
  plan: () => MapPlan,
): { painter(marks: Marks): MapPainter; readonly lettered: Promise<unknown> } {
  const drawing = createRoot(() => createMemo(() => drawnMap(layout, plan())))
  return { painter: (marks) => painterOf(drawing(), marks), lettered: fetchLetters() }
}
