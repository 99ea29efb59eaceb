import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, grognard } from './run.ts'

// The pages of balance, and parts of the ladder, say what their commands show today, with any number of workers. If a change
// makes a computer player choose otherwise, run the commands of all pages of its system again.

const place = folder()

/** The arguments of the command with which a page ends. */
function commandOf(page: string): string[] {
  const [, command = ''] = /^```\nnpx grognard (.*)\n```$/m.exec(page) ?? []
  return command.split(' ')
}

test.each([
  'docs/balance/six-villages/lake.md',
  'docs/balance/generals/marengo.md',
  'docs/balance/albuera/lancers.md',
  'docs/balance/eagle/vedel.md',
])('%s says what its command finds', { timeout: 600_000 }, (file) => {
  const page = readFileSync(file, 'utf8')
  const again = join(place, basename(file))
  const command = commandOf(page).map((word) => (word === file ? again : word))
  expect(command).toContain(again)
  expect(grognard(...command)).toMatchObject({ status: 0 })
  expect(readFileSync(again, 'utf8').replaceAll(again, file)).toBe(page)
})

const LADDER = 'docs/ladder/generals.md'
/** The rows of a page's tables that begin with this cell, each as its other cells. */
const rowsOf = (page: string, first: string): string[][] =>
  page
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([cell]) => cell === first)
    .map((row) => row.slice(1))

// A whole ladder takes hours. The games of a pair do not depend on the other players, so a pair can be played alone.
test.each([
  ['drill', 'drill@stranger-1', 'la-rothiere', 'La Rothière'],
  ['drill', 'drill@stranger-1', 'leuthen', 'Leuthen'],
  ['drill', 'marshal-1', 'dennewitz', 'Dennewitz'],
])(`${LADDER} says how %s plays against %s in %s`, { timeout: 600_000 }, (one, other, scenario, title) => {
  const page = readFileSync(LADDER, 'utf8')
  const again = join(place, `${one}-${other}-${scenario}.md`)
  const words = commandOf(page)
  const option = (name: string) => words.indexOf(name) + 1
  words[option('--players')] = `${one},${other}`
  words[option('--scenarios')] = scenario
  words[option('--page')] = again
  const isOfAnother = (k: number) => words[k] === '--fewer' || words[k - 1] === '--fewer'
  const command = words.filter((_, k) => !isOfAnother(k))
  expect(grognard(...command)).toMatchObject({ status: 0 })
  const pair = `\`${one}\` against \`${other}\``
  const score = rowsOf(readFileSync(again, 'utf8'), pair)[0]?.at(-1)
  const [, byScenario = []] = rowsOf(page, pair)
  const [titles = []] = rowsOf(page, 'pair').filter((row) => row.includes(title))
  expect(score).toMatch(/^\d+\.\d %/)
  expect(score).toBe(byScenario[titles.indexOf(title)])
})

const DIGESTS = 'docs/ladder.md'
const digests = [...readFileSync(DIGESTS, 'utf8').matchAll(/^\| `(--ruleset .*)` \| `([0-9a-f]{16})` \|$/gm)]

test(`${DIGESTS} gives digests of first games`, () => expect(digests.length).toBeGreaterThan(1))

test.each(digests.map(([, args = '', digest = '']) => [args, digest] as const))(
  `the first two games of %s have the digest that ${DIGESTS} gives`,
  { timeout: 600_000 },
  (args, digest) => {
    const { status, stdout } = grognard('tournament', '--games', '2', '--swap', ...args.split(' '))
    expect(status).toBe(0)
    expect(stdout).toContain(`digest     ${digest}`)
  },
)
