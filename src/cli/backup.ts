import { resolve } from 'node:path'
import { UserError } from '../kernel/index.ts'
import { command } from './command.ts'
import { folderOf } from './data-folder.ts'
import { print, thousands } from './output.ts'

const STORE = {
  value: 'DIR',
  help: 'where matches are kept: if left out, the folder of yours that serve uses',
} as const

export const backup = command({
  name: 'backup',
  takes: 'FILE',
  summary: 'copies all matches to a new file, while the table is open',
  details: [
    'The copy has all matches as they are at one moment. It is checked before it gets its name, and no file is written over. A reader of it knows the plans and the dice of running games, so only its owner may read it.',
  ],
  flags: { store: STORE },
  examples: ['backup matches-monday.sqlite', 'backup --store /var/lib/grognard /backup/matches-monday.sqlite'],
  async run({ positionals, given: { store } }) {
    const file = oneFile('backup', positionals)
    const { backUp } = await import('../server/index.ts')
    const { matches, bytes } = backUp(folderOf(store), file)
    print(`${file} has all matches: ${thousands(matches)}, in ${thousands(bytes / 1024)} kB. It was checked.`)
    return 0
  },
})

export const restoreCommand = command({
  name: 'restore',
  takes: 'FILE',
  summary: 'puts a copy that backup has made into an empty data folder',
  details: [
    'The copy is checked first. The folder is made if it is not there; one that has matches already is left as it is. Then open the table on it: grognard serve --store DIR. Games go on from where they were when the copy was made.',
  ],
  flags: { store: STORE },
  examples: ['restore matches-monday.sqlite --store ./restored'],
  async run({ positionals, given: { store } }) {
    const file = oneFile('restore', positionals)
    const folder = folderOf(store)
    const { restore } = await import('../server/index.ts')
    const { matches } = restore(file, folder)
    print(`${folder} has the matches of ${file}: ${thousands(matches)}. It was checked.`)
    return 0
  },
})

function oneFile(name: string, positionals: readonly string[]): string {
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new UserError(`${name} takes one file: grognard ${name} FILE`)
  return resolve(file)
}
