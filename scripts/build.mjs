// Builds what is published: dist/ with JavaScript, declarations and data.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bin/node24.js'

const dist = join(root, 'dist')
rmSync(dist, { recursive: true, force: true })
const tsc = join(root, 'node_modules/typescript/bin/tsc')
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig/build.json'], { cwd: root, stdio: 'inherit' })
if (status === 0 && existsSync(join(root, 'data'))) cpSync(join(root, 'data'), join(dist, 'data'), { recursive: true })
console.error(status === 0 ? 'build: dist/ is ready' : 'build: failed, see above')
process.exitCode = status ?? 1
