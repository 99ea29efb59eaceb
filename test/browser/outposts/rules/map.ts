import { gridOf, type MapFile, type MapKind } from '../../../../src/hex/maps/map-file.ts'

/** What the map is made of. */
export const KIND: MapKind<'clear' | 'wood' | 'village', 'stream'> = {
  terrains: ['clear', 'wood', 'village'],
  highest: 2,
  numbering: 'digits',
  sides: { stream: 'water' },
  slopes: false,
  fords: false,
  roads: ['road'],
}

/** Six rows of eight hexes: levels of clear ground, woods and a village. */
const ROWS = ['00000000', '01100v00', '01210000', '01100000', '00000ww0', '000000w0']
const columns = ['01', '02', '03', '04', '05', '06', '07', '08']
const own = { provenance: 'our own choice' }
const ground = (sign: string) => ({
  terrain: sign === 'v' ? ('village' as const) : sign === 'w' ? ('wood' as const) : ('clear' as const),
  level: Number(sign) || 0,
})

export const MAP: MapFile<'clear' | 'wood' | 'village', 'stream'> = {
  ...own,
  title: 'Outposts on the brook',
  sources: { grid: own, hexes: own, hexsides: own, roads: own },
  metres: 150,
  low: 'even',
  rows: ROWS.length,
  columns,
  hexes: Object.fromEntries(
    ROWS.flatMap((row, y) => columns.map((column, x) => [`${column}0${y + 1}`, ground(row[x])] as const)),
  ),
  // The stream runs between the fourth column and the fifth: a hex of the fourth touches two of the fifth.
  hexsides: ROWS.flatMap((_, y) =>
    [y, y + 1]
      .filter((row) => row < ROWS.length)
      .map((row) => ({ between: [`040${y + 1}`, `050${row + 1}`], kind: 'stream' as const })),
  ),
  waters: [{ ...own, kind: 'stream', name: 'Brook' }],
  roads: [{ id: 'road', name: 'Road', kind: 'road', hexes: columns.map((column) => `${column}03`) }],
  bridges: [{ ...own, between: ['0403', '0503'], over: 'stream', name: 'Bridge' }],
  features: [
    { ...own, name: 'Windmill Hill', kind: 'hill', hexes: ['0303'] },
    { ...own, name: 'Brookend', kind: 'town', hexes: ['0602'] },
  ],
}

export const GRID = gridOf(KIND, MAP)
