import { type Grid, hexNamed, sideTo } from '../../../src/hex/index.ts'
import type { Scenery } from '../../../src/web/hexboard/battlefield.ts'
import type { HexLayout } from '../../../src/web/hexboard/layout.ts'
import { fetchLetters } from '../../../src/web/hexboard/lettering.ts'
import { drawingOf } from '../../../src/web/hexboard/map-drawing.ts'
import { painterOf } from '../../../src/web/hexboard/paint.ts'
import type { PlayedData } from '../rules/state/data/data.ts'

export function sceneryOf(layout: HexLayout, grid: Grid, { map }: PlayedData): Scenery {
  const at = (name: string) => hexNamed(grid, name)
  const hexes = grid.names.map((name) => map.hexes[name])
  const side = ([a, b]: readonly string[]) => [at(a), sideTo(grid, at(a), at(b))] as const
  const drawing = drawingOf(layout, {
    title: map.title,
    lines: [],
    metres: map.metres,
    hexNames: grid.names,
    columnNames: map.columns,
    level: (hex) => hexes[hex].level,
    cover: (hex) =>
      (({ clear: 'open', 'olive-grove': 'grove', forest: 'wood', village: 'town' }) as const)[hexes[hex].terrain],
    waters: map.waters.map(({ name }) => ({
      kind: 'stream' as const,
      name,
      flows: 'north' as const,
      sides: map.hexsides.filter(({ water }) => water === name).map(({ between }) => side(between)),
    })),
    cliffs: [],
    roads: map.roads.map(({ kind, hexes: course }) => ({ kind, hexes: course.map(at) })),
    bridges: map.bridges.map(({ between }) => side(between)),
    busy: () => 0,
    names: map.features
      .filter(({ kind }) => kind !== 'bridge')
      .map(({ name, kind, hexes: where }) => ({
        text: name,
        kind: ({ town: 'town', hill: 'hill', edge: 'exit', place: 'place', bridge: 'place' } as const)[kind],
        hexes: where.map(at),
      })),
  })
  return { painter: (marks) => painterOf(drawing, marks), lettered: fetchLetters() }
}
