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

/** A designer's folder with a map in which something stands differently. */
function packed(name: string, change: (map: MapJson) => void): string {
  const map = shipped()
  change(map)
  mkdirSync(file(`${name}/eagle`), { recursive: true })
  writeFileSync(file(`${name}/eagle/map.json`), JSON.stringify(map))
  return file(name)
}

describe('map', () => {
  test('draws the battlefield: every hex by its name, the places, and what they lie on', () => {
    const { status, stdout, stderr } = grognard('map', 'eagle')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
    expect(stdout.trimEnd().endsWith('</svg>')).toBe(true)
    const numbers = [...stdout.matchAll(/<text class="number"[^>]*>([A-Z]+\d+)<\/text>/g)].map(([, name]) => name)
    expect(numbers).toEqual(Object.keys(shipped().hexes))
    for (const name of ['Bailén', 'Cerro de San Cristóbal', 'Río Herrumblar', 'Arroyo de la Dehesa', 'To La Carolina'])
      expect(stdout).toContain(`>${name}</text>`)
    const covers = Object.values(shipped().hexes).map(({ terrain }) => terrain)
    const drawn = (symbol: string) => stdout.split(`<use href="#${symbol}"`).length - 1
    expect(drawn('houses')).toBe(covers.filter((one) => one === 'buildings').length)
    expect(drawn('grove')).toBe(covers.filter((one) => one === 'light_woods').length)
    for (const layer of ['ground', 'slopes', 'waters', 'roads', 'bridges', 'key'])
      expect(stdout).toMatch(new RegExp(`<g id="${layer}"><`))
    expect(stdout).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('a hex lies where its neighbours leave it room: columns apart by three halves of a side, odd ones lower', () => {
    const { stdout } = grognard('map', 'eagle')
    const placeOf = (name: string) => {
      const [, x, y] = new RegExp(`<text class="number" x="([\\d.]+)" y="([\\d.]+)">${name}<`).exec(stdout) ?? []
      return [Number(x), Number(y)] as const
    }
    const [[ax, ay], [bx, by], [, cy]] = [placeOf('A1'), placeOf('B1'), placeOf('A2')]
    expect(bx - ax).toBeCloseTo(36, 1)
    expect(ay).toBeGreaterThan(by)
    expect(cy - ay).toBeCloseTo(2 * (ay - by), 0)
  })

  test('into a file', () => {
    const path = file('bailen.svg')
    expect(grognard('map', 'eagle', '--out', path)).toEqual({ status: 0, stdout: `${path} is drawn\n`, stderr: '' })
    expect(readFileSync(path, 'utf8')).toBe(grognard('map', 'eagle').stdout)
  })

  test("a designer's own map, whatever he calls it", () => {
    const pack = packed('own', (map) => {
      map.title = 'Bailén & <around>'
    })
    expect(grognard('map', 'eagle', '--pack', pack).stdout).toContain('<title>Bailén &#38; &#60;around&#62;</title>')
  })

  test('a map that cannot be is refused with the place in it', () => {
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
