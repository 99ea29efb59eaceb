import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, grognard } from './run.ts'

// The pages of balance say what their commands show today, with any number of workers. If a change makes a computer
// player choose otherwise, run the commands of all pages of its system again.

const place = folder()

/** The arguments of the command with which a page ends. */
function commandOf(page: string): string[] {
  const [, command = ''] = /^```\nnpx grognard (.*)\n```$/m.exec(page) ?? []
  return command.split(' ')
}

test.each(['docs/balance/generals/marengo.md', 'docs/balance/albuera/lancers.md', 'docs/balance/eagle/vedel.md'])(
  '%s says what its command finds',
  { timeout: 600_000 },
  (file) => {
    const page = readFileSync(file, 'utf8')
    const again = join(place, basename(file))
    const command = commandOf(page).map((word) => (word === file ? again : word))
    expect(command).toContain(again)
    expect(grognard(...command)).toMatchObject({ status: 0 })
    expect(readFileSync(again, 'utf8').replaceAll(again, file)).toBe(page)
  },
)
