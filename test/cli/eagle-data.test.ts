import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder, json, refuses } from './run.ts'

const place = folder()

// biome-ignore lint/suspicious/noExplicitAny: shipped files in which anything may be changed.
type Loose = any
/** A pack in which one shipped file is changed. */
function pack(name: string, file: string, change: (value: Loose) => void): string {
  const value = JSON.parse(readFileSync(new URL(`../../systems/eagle/data/${file}`, import.meta.url), 'utf8'))
  change(value)
  const dir = join(place, name)
  mkdirSync(join(dir, 'eagle'), { recursive: true })
  writeFileSync(join(dir, 'eagle', file), JSON.stringify(value))
  return dir
}

describe("a designer's own Bailén", () => {
  test("a designer's own map and scenario are played", () => {
    const dir = pack('own', 'map.json', (map) => {
      map.hexes.AG10.terrain = 'light_woods'
    })
    pack('own', 'scenarios.json', (file) => {
      file.scenarios[0].title = 'Vedel in the olive groves'
      file.scenarios[0].turns = 1
    })
    const { status, value } = json(
      'simulate',
      '--ruleset',
      'eagle',
      '--scenario',
      'vedel',
      '--players',
      'random',
      '--games',
      '1',
      '--pack',
      dir,
    )
    expect([status, value.games]).toEqual([0, 1])
    const [listed] = json('rules', 'eagle', '--pack', dir).value.scenarios as { title: string }[]
    expect(listed?.title).toBe('Vedel in the olive groves')
  })

  test.each<[string, string, (value: Loose) => void, RegExp]>([
    ['hole', 'map.json', (map) => delete map.hexes.AC15, /map\.json: hexes: AC15 is missing/],
    [
      'nowhere',
      'scenarios.json',
      (file) => delete file.scenarios[0].deployment[0].at,
      /scenarios\.json: scenarios\[0\]\.deployment\[0\]: these pieces stand on no hex/,
    ],
    [
      'order',
      'scenarios.json',
      (file) => {
        file.scenarios[0].orders.POI = 'forage'
      },
      /scenarios\.json: scenarios\[0\]\.orders\.POI: one of these is expected/,
    ],
    [
      'twice',
      'scenarios.json',
      (file) => file.scenarios[0].deployment[1].units.push('FR-6DRP'),
      /scenarios\.json: scenarios\[0\]\.deployment\[\d\]\.units\[\d\]: FR-6DRP has been named in/,
    ],
  ])('a pack with %s is refused with file, place and reason', (name, file, change, line) => {
    refuses(['rules', 'eagle', '--pack', pack(name, file, change)], line)
  })
})

describe('a second day from a file', () => {
  const begin = (file: string) => [
    'simulate',
    '--ruleset',
    'eagle',
    '--scenario',
    'second-day',
    '--players',
    'random',
    '--option',
    `after=@${file}`,
  ]
  test('a file that is not the end of a first day is refused with the wrong entry', () => {
    const file = join(place, 'end.txt')
    writeFileSync(file, 'FR-1LR1@AC14/SW; FR-1LR1@AC15/SW')
    refuses(begin(file), /option 'after': entry 2, 'FR-1LR1@AC15\/SW': FR-1LR1 stands in entry 1 already/)
    refuses(begin(join(place, 'none.txt')), /cannot read .*none\.txt: there is no such file or folder/)
  })
})
