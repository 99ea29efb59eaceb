// Checks that NOTICE.md lists under its licence every package that runs with Grognard: those in package-lock.json that
// package.json needs, and their dependencies.
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../bin/node24.js'

/**
 * @typedef {{ license?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }}
 * Package
 */

/**
 * The packages that run, by name, each with its licences: those that the first package of a lock file depends on, and
 * so on.
 * @param {{ packages: Record<string, Package> }} lock
 * @returns {Map<string, Set<string>>}
 */
export function running({ packages }) {
  const found = new Map()
  const seen = new Set()
  const walk = (/** @type {string} */ path) => {
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      // Searches as Node does: beside the package itself, then in each folder above.
      let above = path
      while (above !== '' && !packages[`${above}/node_modules/${name}`])
        above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))
      const place = above === '' ? `node_modules/${name}` : `${above}/node_modules/${name}`
      if (seen.has(place)) continue
      seen.add(place)
      found.set(name, (found.get(name) ?? new Set()).add(packages[place]?.license ?? 'no licence'))
      walk(place)
    }
  }
  walk('')
  return found
}

/**
 * What NOTICE.md lacks or should not have, one line each. It names packages in rows of a table: licence, then packages.
 * @param {Map<string, Set<string>>} packages
 * @param {string} notice
 * @returns {string[]}
 */
export function wrongIn(packages, notice) {
  const named = new Map()
  for (const [, licence = '', names = ''] of notice.matchAll(/^\| ([\w.-]+) \| ((?:`[^`]+`(?:, )?)+) \|$/gm))
    for (const [, name = ''] of names.matchAll(/`([^`]+)`/g))
      named.set(name, (named.get(name) ?? new Set()).add(licence))
  const wrong = []
  for (const [name, licences] of packages)
    for (const licence of licences)
      if (!named.get(name)?.has(licence)) wrong.push(`NOTICE.md does not name ${name} under ${licence}`)
  for (const name of named.keys())
    if (!packages.has(name)) wrong.push(`NOTICE.md names ${name}, which does not run with Grognard`)
  return wrong
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')
  const wrong = wrongIn(running(JSON.parse(read('package-lock.json'))), read('NOTICE.md'))
  for (const line of wrong) console.error(line)
  process.exit(wrong.length > 0 ? 1 : 0)
}
