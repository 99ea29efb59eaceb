import { existsSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'
import { UserError } from '../kernel/index.ts'
import type { Share } from '../lab/index.ts'
import { reasonOf } from './files.ts'
import { percent, quoted } from './output.ts'

/** Pages in Markdown that commands write, with plots in SVG files beside them. */

/** Throws a UserError unless it is the name of a Markdown file in an existing folder. */
export function readPageName(file: string): string {
  if (!existsSync(dirname(file))) throw new UserError(`cannot write ${file}: there is no folder ${dirname(file)}`)
  if (extname(file) === '.md') return file
  throw new UserError(`--page takes the name of a Markdown file (ladder.md), not '${file}'`)
}

/** Throws a UserError unless it is a day like 2026-11-27. */
export function readDate(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text
  throw new UserError(`--date takes a day as YYYY-MM-DD, not '${text}'`)
}

/** What else a page says. */
export interface Said {
  readonly page: string
  /** The command that gives the same result again. */
  readonly command: string
  readonly date?: string
}

export interface Picture {
  /** The name in `<page>-<name>.svg`. */
  readonly name: string
  readonly title: string
  readonly svg: string
}

/** The Markdown that shows a picture on a page. */
export const shown = (page: string, { name, title }: Picture): string =>
  `![${title}](${basename(pictureFile(page, name))})`

const pictureFile = (page: string, name: string): string => `${page.slice(0, -extname(page).length)}-${name}.svg`

/** Writes a page and its pictures. Throws a UserError if that fails. */
export function writePage(page: string, text: string, pictures: readonly Picture[]): void {
  const files = [...pictures.map(({ name, svg }) => [pictureFile(page, name), svg] as const), [page, text] as const]
  for (const [file, content] of files)
    try {
      writeFileSync(file, content)
    } catch (error) {
      throw new UserError(`cannot write ${file}: ${reasonOf(error)}`)
    }
}

/** A table. All columns except the first are aligned to the right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map((_, k) => (k === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

/** `71.2 % (68.0 to 74.2)`. */
export const shareText = ({ share, interval: [low, high] }: Omit<Share, 'games'>): string =>
  `${percent(share)} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`

/** A command line that gives the same result again: the given flags, except those that do not change the result. */
export function commandLine(
  name: string,
  given: Readonly<Record<string, unknown>>,
  without: readonly string[],
): string {
  const words = Object.entries(given).flatMap(([flag, value]) => {
    if (without.includes(flag) || value === false || value === undefined) return []
    const values = Array.isArray(value) ? value : [value]
    return values.flatMap((one) => (one === true ? [`--${flag}`] : [`--${flag}`, quoted(String(one))]))
  })
  return ['npx grognard', name, ...words].join(' ')
}
