import type { HexMap, Label } from '../../hex/hex-map.ts'
import { at, centre, foot, HALF, height, middle, SIDE, width } from './plan.ts'
import { courseOf, hachures, outline, parapets, steppingStones, wayOf } from './strokes.ts'

/**
 * A map as an SVG that stands by itself, in the manner of an engraved map: washes by level, hachures, groves, blocks
 * of houses.
 */

/** From the valley up. */
const WASHES = ['#efe6cd', '#e4d3a8', '#d3b983', '#bd9a62', '#a67f4b', '#8f6a3c']
const INK = '#4a3b28'
const WATER = '#5f86a0'

const STYLE = `
text { font-family: 'EB Garamond', Garamond, Georgia, serif; fill: ${INK} }
.number { font-size: 5.5px; text-anchor: middle; opacity: .6 }
.name { text-anchor: middle; paint-order: stroke; stroke: #f4eedc; stroke-width: 3px; stroke-linejoin: round }
.town { font-size: 22px; letter-spacing: 3px }
.hill { font-size: 13px; font-style: italic }
.place, .bridge { font-size: 11px }
.edge { font-size: 11px; font-style: italic }
.water { font-size: 12px; font-style: italic; fill: #2f5b78 }
path, line { fill: none; stroke-linecap: round; stroke-linejoin: round }`

/** Trees of a grove and houses of a town, round the middle of a hex. */
const SYMBOLS = `
<g id="grove" fill="#7d8f5a" stroke="#55663a" stroke-width=".7">${[
  [-13, -4],
  [-6, -11],
  [4, -13],
  [12, -6],
  [-9, 6],
  [0, 0],
  [9, 5],
  [-2, 12],
  [13, 11],
  [-14, 13],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6"/>`)
  .join('')}</g>
<g id="forest" fill="#5f7a4a" stroke="#3c4f2b" stroke-width=".8">${[
  [-12, -9],
  [-2, -13],
  [9, -10],
  [-16, 1],
  [-6, -2],
  [5, -1],
  [15, 0],
  [-11, 9],
  [0, 10],
  [10, 9],
  [-3, 17],
]
  .map(([x = 0, y = 0]) => `<path d="M${x} ${y - 5}l4.4 8.4h-8.8z"/>`)
  .join('')}</g>
<g id="houses" fill="#9c4a3a" stroke="#5f2a20" stroke-width=".6">${[
  [-13, -9, 9, 6],
  [-1, -12, 7, 9],
  [9, -6, 7, 7],
  [-15, 3, 8, 8],
  [-4, 2, 9, 6],
  [7, 5, 8, 9],
  [-5, 11, 8, 5],
]
  .map(([x, y, w, h]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`)
  .join('')}</g>`

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const path = (d: string, style: string): string => (d === '' ? '' : `<path d="${d}" ${style}/>`)
const stroke = (colour: string, wide: number): string => `stroke="${colour}" stroke-width="${wide}"`

/** The whole map. */
export function drawMap(map: HexMap): string {
  const { grid } = map
  const [wide, high] = [width(grid).toFixed(0), height(grid).toFixed(0)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">`,
    `<title>${escaped(map.title)}</title><style>${STYLE}\n</style><defs>${SYMBOLS}</defs>`,
    `<rect width="${wide}" height="${high}" fill="#f4eedc"/>`,
    layer('ground', grounds(map)),
    layer('slopes', slopes(map)),
    layer('cover', covers(map)),
    layer('grid', [path(grid.names.map((_, hex) => outline(grid, hex)).join(''), `${stroke(INK, 0.5)} opacity=".35"`)]),
    layer('waters', waters(map)),
    layer('roads', roads(map)),
    layer(
      'bridges',
      map.bridges.map((bridge) => path(parapets(grid, bridge), stroke('#2b2118', 1.8))),
    ),
    layer(
      'fords',
      map.fords.map((ford) => path(steppingStones(grid, ford), stroke('#2b2118', 3))),
    ),
    layer(
      'numbers',
      grid.names.map((name, hex) => number(map, name, hex)),
    ),
    layer('names', [...map.labels.map((label) => named(map, label)), heading(map)]),
    layer('key', key(map)),
    '</svg>',
    '',
  ].join('\n')
}

const layer = (id: string, parts: readonly string[]): string =>
  `<g id="${id}">${parts.filter((part) => part !== '').join('\n')}</g>`

/** One path for each level. */
function grounds({ grid, ground }: HexMap): string[] {
  const levels = [...new Set(ground.map(({ level }) => level))].sort((a, b) => a - b)
  return levels.map((level) => {
    const d = ground.map((one, hex) => (one.level === level ? outline(grid, hex) : '')).join('')
    return `<path d="${d}" style="fill:${WASHES[Math.min(level, WASHES.length - 1)]}"/>`
  })
}

function slopes({ grid, slopes: list }: HexMap): string[] {
  const drawn = (strong: boolean) =>
    list
      .filter((edge) => edge.strong === strong)
      .map((edge) => hachures(grid, edge))
      .join('')
  return [path(drawn(false), `${stroke('#7a5f38', 0.8)} opacity=".85"`), path(drawn(true), stroke('#3d2c17', 1.1))]
}

function covers({ grid, ground }: HexMap): string[] {
  const symbols = { grove: 'grove', forest: 'forest', town: 'houses', open: '' }
  return ground.map(({ cover }, hex) => {
    const { x, y } = centre(grid, hex)
    return cover === 'open' ? '' : `<use href="#${symbols[cover]}" x="${x.toFixed(1)}" y="${y.toFixed(1)}"/>`
  })
}

function waters({ grid, waters: list }: HexMap): string[] {
  const course = (strong: boolean) =>
    courseOf(
      grid,
      list.filter((edge) => edge.strong === strong),
    )
  return [
    path(course(false), stroke(WATER, 2.4)),
    path(course(true), stroke('#3f6580', 6.5)),
    path(course(true), stroke('#8fb0c2', 4.6)),
  ]
}

function roads({ grid, roads: list }: HexMap): string[] {
  return list.flatMap(({ broad, hexes }) => {
    const way = wayOf(grid, hexes)
    if (!broad) return [path(way, `${stroke(INK, 1.4)} stroke-dasharray="5 3"`)]
    return [path(way, stroke(INK, 4)), path(way, stroke('#f7f0dd', 2.4))]
  })
}

function number({ grid }: HexMap, name: string, hex: number): string {
  const { x, y } = centre(grid, hex)
  return `<text class="number" x="${x.toFixed(1)}" y="${(y - HALF + 7).toFixed(1)}">${escaped(name)}</text>`
}

function named({ grid }: HexMap, { text, kind, hexes }: Label): string {
  const { x, y } = middle(hexes.map((hex) => centre(grid, hex)))
  // What lies at the edge of the map keeps its name on the paper.
  const room = 3.2 * text.length
  const inside = Math.min(Math.max(x, room), width(grid) - room)
  return `<text class="name ${kind}" x="${inside.toFixed(1)}" y="${(y + 4).toFixed(1)}">${escaped(text)}</text>`
}

const heading = ({ title, grid }: HexMap): string =>
  `<text x="${(width(grid) / 2).toFixed(1)}" y="30" style="font-size:22px;text-anchor:middle">${escaped(title)}</text>`

/** What the signs mean, and a scale of a kilometre. */
function key({ grid, metres, ground, waters: wet, roads: ways, slopes: steps, steep, fords }: HexMap): string[] {
  const y = foot(grid) + 26
  const kilometre = (1_000 / metres) * 2 * HALF
  const levels = Math.max(...ground.map(({ level }) => level))
  const washes = Array.from({ length: levels + 1 }, (_, level) => {
    const x = 36 + 46 * level
    return `<rect x="${x}" y="${y - 11}" width="16" height="14" fill="${WASHES[Math.min(level, WASHES.length - 1)]}" stroke="${INK}" stroke-width=".5"/><text x="${x + 20}" y="${y}" style="font-size:11px">${level}</text>`
  })
  const signs: readonly [string, boolean, string][] = [
    [
      'river',
      wet.some(({ strong }) => strong),
      `<line x2="26" ${stroke('#3f6580', 6.5)}/><line x2="26" ${stroke('#8fb0c2', 4.6)}/>`,
    ],
    ['stream', wet.some(({ strong }) => !strong), `<line x2="26" ${stroke(WATER, 2.4)}/>`],
    ['ford', fords.length > 0, path('M2 0h0M9 0h0M16 0h0M23 0h0', stroke('#2b2118', 3))],
    [
      'highway',
      ways.some(({ broad }) => broad),
      `<line x2="26" ${stroke(INK, 4)}/><line x2="26" ${stroke('#f7f0dd', 2.4)}/>`,
    ],
    ['road', ways.some(({ broad }) => !broad), `<line x2="26" ${stroke(INK, 1.4)} stroke-dasharray="5 3"/>`],
    [
      'slope',
      steps.some(({ strong }) => !strong),
      path('M2 -4V4M7 -4V2M12 -4V4M17 -4V2M22 -4V4', stroke('#7a5f38', 0.8)),
    ],
    [
      steep,
      steps.some(({ strong }) => strong),
      path('M2 -5V6M5 -5V4M8 -5V6M11 -5V4M14 -5V6M17 -5V4M20 -5V6M23 -5V4', stroke('#3d2c17', 1.1)),
    ],
  ]
  const left = 60 + 46 * (levels + 1)
  const shown = signs.filter(([, has]) => has)
  const drawn = shown.map(
    ([word, , sign], k) =>
      `<g transform="translate(${left + 104 * k} ${y - 4})">${sign}<text x="32" y="4" style="font-size:11px">${word}</text></g>`,
  )
  const scale = `<g transform="translate(${(width(grid) - 36 - kilometre).toFixed(1)} ${y - 4})"><path d="M0 -4V4M0 0H${kilometre.toFixed(1)}M${kilometre.toFixed(1)} -4V4" ${stroke(INK, 1.2)}/><text x="${(kilometre / 2).toFixed(1)}" y="14" style="font-size:11px;text-anchor:middle">1 km</text></g>`
  return [
    ...washes,
    ...drawn,
    scale,
    `<path d="M${at({ x: 36, y: foot(grid) })}h${(width(grid) - 72).toFixed(1)}" ${stroke(INK, SIDE / 48)}/>`,
  ]
}
