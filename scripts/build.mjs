// Builds what is published, JavaScript, declarations and data, into dist/ or the folder given.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../bin/node24.js'

const dist = resolve(root, process.argv[2] ?? 'dist')
rmSync(dist, { recursive: true, force: true })
const tsc = join(root, 'node_modules/typescript/bin/tsc')
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig/build.json', '--outDir', dist], { cwd: root, stdio: 'inherit' })
if (status === 0 && existsSync(join(root, 'data'))) cpSync(join(root, 'data'), join(dist, 'data'), { recursive: true })
console.error(status === 0 ? `build: ${dist} is ready` : 'build: failed, see above')
process.exitCode = status ?? 1
