import { resolve } from 'node:path'
import { UserError } from '../kernel/index.ts'
import { command } from './command.ts'
import { folderOf } from './data-folder.ts'
import { print, thousands } from './output.ts'

const STORE = {
  value: 'DIR',
  help: 'the folder with the matches (default: the one that serve uses)',
} as const

export const backup = command({
  name: 'backup',
  takes: 'FILE',
  summary: 'copies all matches to a new file, even while the table is open',
  details: [
    'The copy is a snapshot of all matches at one moment. It is checked before it gets its name, and never overwrites a file. It reveals the plans and dice of running games, so only its owner can read it.',
  ],
  flags: { store: STORE },
  examples: ['backup matches-monday.sqlite', 'backup --store /var/lib/grognard /backup/matches-monday.sqlite'],
  async run({ positionals, given: { store } }) {
    const file = oneFile('backup', positionals)
    const { backUp } = await import('../server/index.ts')
    const { matches, bytes } = backUp(folderOf(store), file)
    print(`Copied all matches to ${file} (${thousands(matches)} in ${thousands(bytes / 1024)} kB) and checked the copy`)
    return 0
  },
})

export const restoreCommand = command({
  name: 'restore',
  takes: 'FILE',
  summary: 'restores a copy made by backup into an empty data folder',
  details: [
    'It checks the copy first. It creates the folder if it does not exist, and refuses one that already has matches. Then open the table on it: grognard serve --store DIR. Games continue from where they were when the copy was made.',
  ],
  flags: { store: STORE },
  examples: ['restore matches-monday.sqlite --store ./restored'],
  async run({ positionals, given: { store } }) {
    const file = oneFile('restore', positionals)
    const folder = folderOf(store)
    const { restore } = await import('../server/index.ts')
    const { matches } = restore(file, folder)
    print(`Checked ${file} and restored all matches (${thousands(matches)}) to ${folder}`)
    return 0
  },
})

function oneFile(name: string, positionals: readonly string[]): string {
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new UserError(`${name} takes one file: grognard ${name} FILE`)
  return resolve(file)
}
