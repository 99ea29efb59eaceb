// Writes the readings into `rulings.md` of each system, from its data: `npm run rulings`. `--check` only checks that
// they agree with the data. The text around the marked places is written by hand.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../bin/node24.js'

/** A rule in `data/rulebook.json`. */
interface Ruling {
  readonly id: string
  readonly section: string
  readonly title: string
  readonly gist: string
  readonly provenance?: string
}
/** What `data/readings.json` adds to it, if a system has that file. */
interface Reading {
  readonly id: string
  readonly question?: string
  readonly reason?: string
  readonly source?: string
  readonly option?: string
  readonly detail?: string
}

/** Separates a ruling from its reason where the rulebook has both in one text. */
const WHY = ' Why: '
/** A marked place: the letters that its rulings begin with, and its content. */
const PLACE = /(<!-- (\w+): made from the data by npm run rulings -->\n).*?(<!-- end -->)/gs

/** One ruling as the page prints it. */
function printed({ id, title, gist, provenance }: Ruling, reading: Reading | undefined): string {
  const [said = '', why] = gist.split(WHY)
  const { question, reason = why, source = provenance, option, detail = said } = reading ?? {}
  const notes = { Reason: reason, Provenance: source, Option: option }
  return [
    `### ${id}. ${title}`,
    ...(question === undefined ? [] : [`_${question}_`]),
    detail,
    Object.entries(notes)
      .flatMap(([name, note]) => (note === undefined ? [] : [`- ${name}: ${note}`]))
      .join('\n'),
  ].join('\n\n')
}

/** The page with its marked places filled. `rulings` and `readings` are those of the system. */
export function filled(page: string, rulings: readonly Ruling[], readings: readonly Reading[]): string {
  const beside = new Map(readings.map((one) => [one.id, one]))
  return page.replace(PLACE, (_, head: string, letters: string, end: string) => {
    const here = rulings.filter(({ id, section }) => section === 'Rulings' && id.replace(/\d.*$/, '') === letters)
    return `${head}\n${here.map((one) => `${printed(one, beside.get(one.id))}\n\n`).join('')}${end}`
  })
}

function main(check: boolean): void {
  for (const path of globSync('systems/*/rulings.md', { cwd: root })) {
    const data = (name: string) => join(root, dirname(path), 'data', name)
    const parsed = (name: string) => (existsSync(data(name)) ? JSON.parse(readFileSync(data(name), 'utf8')) : {})
    const page = readFileSync(join(root, path), 'utf8')
    const made = filled(page, parsed('rulebook.json').rules ?? [], parsed('readings.json').readings ?? [])
    if (made === page) continue
    if (!check) writeFileSync(join(root, path), made)
    else {
      console.error(`${path} does not say what the data say: run 'npm run rulings'`)
      process.exitCode = 1
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.includes('--check'))
