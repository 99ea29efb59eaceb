import { expect, test } from 'vitest'
import { placeOf } from './pack-files.ts'

const eagle = { id: 'eagle', files: ['forces.json', 'map.json'] }
const generals = { id: 'generals', files: ['scenarios.json', 'boards/*.json'] }
const ids = ['eagle', 'generals']

test.each([
  // A single file.
  [eagle, 'map.json', 'map.json'],
  [eagle, 'maps.json', 'maps.json'],
  [generals, 'scenarios.json', 'scenarios.json'],
  [generals, 'A.json', 'boards/A.json'],
  // A folder as for --pack, with the files of several systems.
  [eagle, 'mine/eagle/map.json', 'map.json'],
  [eagle, 'mine/generals/scenarios.json', undefined],
  [generals, 'mine/generals/boards/A.json', 'boards/A.json'],
  [generals, 'generals/boards/A.json', 'boards/A.json'],
  // The folder of one system, whatever it is called.
  [eagle, 'my map/map.json', 'map.json'],
  [generals, 'mine/boards/A.json', 'boards/A.json'],
  [generals, 'boards/A.json', 'boards/A.json'],
  // Files that are ignored.
  [eagle, 'mine/eagle/schema/map.json', undefined],
  [eagle, 'mine/.git/map.json', undefined],
  [eagle, 'mine/eagle/readme.md', undefined],
])('for %o the file %s is %s', (system, path, place) => {
  expect(placeOf(path, system, ids)).toBe(place)
})
