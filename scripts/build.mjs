// Builds everything that is published (JavaScript, declarations, data, the index of rules and the client) into dist/ or
// the given folder.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from '../bin/node24.js'
import { writeCoverage } from '../src/cli/coverage.ts'
import { allRulesets } from '../systems/node.ts'
import { buildClient } from './client.mjs'

const dist = resolve(root, process.argv[2] ?? 'dist')
rmSync(dist, { recursive: true, force: true })
const tsc = join(root, 'node_modules/typescript/bin/tsc')
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig/build.json', '--outDir', dist], {
  cwd: root,
  stdio: 'inherit',
})
if (status === 0) writeCoverage(join(dist, 'coverage'), await allRulesets())
if (status === 0)
  for (const file of globSync(['systems/*/{data/**/*.json,words/en.ftl}', 'src/painting/words/en.ftl'], {
    cwd: root,
  })) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    cpSync(join(root, file), join(dist, file))
  }
const client = status === 0 && buildClient(join(dist, 'web'))
console.error(client ? `build: ${dist} is ready` : 'build: failed, see above')
process.exitCode = client ? 0 : (status ?? 1) || 1
