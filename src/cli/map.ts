import { writeFileSync } from 'node:fs'
import { systems } from '../../systems/node.ts'
import { UserError } from '../kernel/index.ts'
import { oneLine } from '../kernel/one-line.ts'
import { noSuch } from '../kernel/suggest.ts'
import { command } from './command.ts'
import { reasonOf } from './files.ts'
import { drawMap } from './map/draw.ts'
import { print } from './output.ts'

export const mapCommand = command({
  name: 'map',
  takes: 'RULESET',
  summary: "draws a system's map of hexes as an SVG",
  details: [
    'The map is painted as on the board: levels as washes, slopes as hachures, waters, roads, woods and houses, and the name of every hex. An impossible map is refused, with the place in the file. To look at a map of your own, use --pack DIR: it draws DIR/RULESET/map.json.',
  ],
  flags: { out: { value: 'FILE', help: 'write the SVG to this file instead of standard output' } },
  examples: ['map eagle --out bailen.svg', 'map eagle --pack my-map --out my-map.svg'],
  async run({ positionals: [id, ...more], given: { out }, pack }) {
    if (id === undefined || more.length > 0) throw new UserError('map takes one ruleset: grognard map RULESET')
    const source = await systems.find((system) => system.id === id)?.map()
    if (source === undefined) throw noSuch('map of hexes', id, await idsWithMap())
    const { grid, plan } = source.read(pack(id)?.files.get('map.json') ?? source.shipped)
    const drawn = drawMap(grid, plan)
    if (out === undefined) print(drawn.trimEnd())
    else write(out, drawn)
    return 0
  },
})

/** The systems that are played on hexes. */
async function idsWithMap(): Promise<string[]> {
  const maps = await Promise.all(systems.map((system) => system.map()))
  return systems.flatMap(({ id }, k) => (maps[k] ? [id] : []))
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new UserError(oneLine(`cannot write ${file}: ${reasonOf(error)}`))
  }
  print(`Wrote ${file}`)
}
