import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyRuleset } from '../../systems/registry.ts'
import { byKind, type Place, placesOf } from './rule-places.ts'
import { rulesOfTitle } from './rule-titles.ts'

/**
 * Which place in the code deals with a rule, and which test shows it. A clone reads the sources for each question, so
 * the answer is never stale. The published package has no sources: its build writes the same index into it.
 */

/** For one rule: places in the source, and tests (`systems/…:line title`, or the file of a situation). */
interface Cover {
  readonly where: Place[]
  readonly tests: string[]
}
export type Coverage = ReadonlyMap<string, Cover>

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** A text right after a bracket: the title of a test. */
const TITLE = /\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)+)\1/g
const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
const slashed = (file: string): string => file.replaceAll(sep, '/')

/** Reads sources, tests and situations of a system in a clone. `root` is the clone. */
export function scan({ id, rulebook }: AnyRuleset, root = ROOT): Coverage {
  const ids = new Set(rulebook.map((rule) => rule.id))
  const covers = new Map<string, Cover>(rulebook.map((rule) => [rule.id, { where: [], tests: [] }]))
  const cover = (rule: string) => covers.get(rule) as Cover
  for (const { file, text } of filesOf(root, `systems/${id}/rules/**/*.ts`)) {
    if (file.endsWith('.test.ts')) {
      for (const match of text.matchAll(TITLE))
        for (const rule of rulesOfTitle(match[2] as string, ids))
          cover(rule).tests.push(`${file}:${lineAt(text, match.index)} ${match[2]}`)
      continue
    }
    for (const [rule, places] of placesOf(file, text, ids)) cover(rule).where.push(...places)
  }
  for (const { file, text } of filesOf(root, `systems/${id}/examples/**/*.json`))
    for (const rule of rulesOfSituation(file, text, ids)) cover(rule).tests.push(file)
  for (const { where } of covers.values()) where.sort(byKind)
  return covers
}

function filesOf(root: string, pattern: string): { file: string; text: string }[] {
  return globSync(pattern, { cwd: root })
    .map(slashed)
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

/** A situation shows the rules that its name begins with (`G104-matching.json`) and those that it lists. */
function rulesOfSituation(file: string, text: string, ids: ReadonlySet<string>): Set<string> {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '')
  const { rules } = JSON.parse(text) as { rules?: unknown }
  const listed = Array.isArray(rules) ? rules.map(String) : []
  return new Set([...rulesOfTitle(name.replaceAll('-', ' '), ids), ...listed.filter((rule) => ids.has(rule))])
}

/** The index of a system: read from the sources in a clone, otherwise from the package. */
export function coverageOf(ruleset: AnyRuleset): Coverage {
  if (import.meta.url.endsWith('.ts')) return scan(ruleset)
  const built: Record<string, Cover> = JSON.parse(readFileSync(join(ROOT, 'coverage', `${ruleset.id}.json`), 'utf8'))
  return new Map(Object.entries(built))
}

/** Writes the index of every system for the package, which has no sources to read. */
export function writeCoverage(folder: string, rulesets: readonly AnyRuleset[]): void {
  mkdirSync(folder, { recursive: true })
  for (const ruleset of rulesets)
    writeFileSync(join(folder, `${ruleset.id}.json`), JSON.stringify(Object.fromEntries(scan(ruleset))))
}
