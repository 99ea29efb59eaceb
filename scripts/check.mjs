// Checks format, lint, types, import directions, words, rulings, schemas, unused code and licences: everything, or the
// given paths.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../bin/node24.js'

const paths = process.argv.slice(2)
/** @type {[name: string, tool: string, args: string[]][]} */
const steps = [
  ['format and lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...paths]],
  ['types', 'typescript/bin/tsc', ['-b']],
  ['words', '../scripts/words.ts', ['--check']],
  ['rulings', '../scripts/rulings.ts', ['--check']],
  ['schemas', '../scripts/schemas.ts', ['--check']],
  ['unused files, exports and dependencies', 'knip/bin/knip.js', []],
  ['licences', '../scripts/licences.mjs', []],
]
const failures = steps.filter(([name, tool, args]) => {
  console.error(`check: ${name}`)
  return (
    spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], { cwd: root, stdio: 'inherit' }).status !==
    0
  )
})
console.error(
  failures.length ? `check: failed in ${failures.map(([name]) => name).join(' and ')}` : 'check: all is well',
)
process.exit(failures.length ? 1 : 0)
