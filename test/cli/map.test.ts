import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder, grognard, refuses } from './run.ts'

const place = folder()
const file = (name: string) => join(place, name)

interface MapJson {
  title: string
  hexes: Record<string, { terrain: string; level: number }>
  bridges: { between: string[] }[]
}
const shipped = (): MapJson =>
  JSON.parse(readFileSync(new URL('../../systems/eagle/data/map.json', import.meta.url), 'utf8'))

/** A designer's folder with a changed map. */
function packed(name: string, change: (map: MapJson) => void): string {
  const map = shipped()
  change(map)
  mkdirSync(file(`${name}/eagle`), { recursive: true })
  writeFileSync(file(`${name}/eagle/map.json`), JSON.stringify(map))
  return file(name)
}

/** The numbers of hexes, and their places. */
function numbers(svg: string): Map<string, { x: number; y: number }> {
  const found = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)">([A-Z]{1,2}\d+)<\/text>/g)]
  return new Map(found.map(([, x, y, name = '']) => [name, { x: Number(x), y: Number(y) }]))
}

describe('map', () => {
  test('draws the battlefield: every hex with its name, the places and the ground', () => {
    const { status, stdout, stderr } = grognard('map', 'eagle')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
    expect(stdout.trimEnd().endsWith('</svg>')).toBe(true)
    expect([...numbers(stdout).keys()]).toEqual(Object.keys(shipped().hexes))
    for (const text of ['BAILÉN', 'Cerro de San Cristóbal', 'To La Carolina', 'The Shadow of the Eagle', 'light woods'])
      expect(stdout).toContain(text)
    // The names of waters follow them, letter by letter.
    const letters = [...stdout.matchAll(/>(.)<\/text>/gu)].map(([, one]) => one).join('')
    expect(letters).toContain([...'Río Herrumblar'].map((one) => one + one).join(''))
    expect(stdout).not.toMatch(/NaN|undefined|Infinity/)
    // Every opened tag is closed.
    for (const tag of ['g', 'text', 'defs', 'clipPath'])
      expect(stdout.split(`<${tag} `).length + stdout.split(`<${tag}>`).length - 2).toBe(
        stdout.split(`</${tag}>`).length - 1,
      )
  })

  test('hexes fit together: columns are one and a half sides apart, and the odd ones lie lower', () => {
    const places = numbers(grognard('map', 'eagle').stdout)
    const placeOf = (name: string) => places.get(name)!
    const [a, b, below] = [placeOf('A1'), placeOf('B1'), placeOf('A2')]
    expect(b.x - a.x).toBeCloseTo(60, 1)
    expect(a.y).toBeGreaterThan(b.y)
    expect(below.y - a.y).toBeCloseTo(2 * (a.y - b.y), 1)
  })

  test('writes to a file with --out', () => {
    const path = file('bailen.svg')
    expect(grognard('map', 'eagle', '--out', path)).toEqual({ status: 0, stdout: `Wrote ${path}\n`, stderr: '' })
    expect(readFileSync(path, 'utf8')).toBe(grognard('map', 'eagle').stdout)
  })

  test("draws a designer's own map, with any title", () => {
    const pack = packed('own', (map) => {
      map.title = 'Bailén & <around>'
    })
    expect(grognard('map', 'eagle', '--pack', pack).stdout).toContain('<title>Bailén &#38; &#60;around&#62;</title>')
  })

  test('an impossible map is refused with the place of the error', () => {
    const missing = packed('missing', ({ hexes }) => delete hexes.AC15)
    refuses(['map', 'eagle', '--pack', missing], /map\.json: hexes: AC15 is missing/)
    const apart = packed('apart', ({ bridges }) => Object.assign(bridges[0] as object, { between: ['F19', 'H19'] }))
    refuses(['map', 'eagle', '--pack', apart], /map\.json: bridges\[0\]\.between: F19 and H19 do not touch/)
  })

  test.each([
    [['map'], /map takes one ruleset/],
    [['map', 'eagle', 'eagle'], /map takes one ruleset/],
    [['map', 'generals'], /no map of hexes 'generals'; there are eagle, albuera/],
    [['map', 'eagel'], /no map of hexes 'eagel': did you mean 'eagle'\?/],
    [
      ['map', 'eagle', '--out', '/no/such/folder/map.svg'],
      /cannot write \/no\/such\/folder\/map\.svg: there is no such file or folder/,
    ],
  ])('wrong usage gets one line (%#)', (args, line) => refuses(args, line))
})
