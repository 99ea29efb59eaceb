import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The package as npm would publish it, installed in a separate project.

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** What a user of the package can import: every folder with an index, except the client, which is built separately. */
const FACES = globSync(['src/*/index.ts', 'systems/index.ts', 'systems/*/{rules,player}/index.ts'], { cwd: ROOT })
  .map((file) =>
    dirname(file)
      .replaceAll('\\', '/')
      .replace(/^src\//, ''),
  )
  .sort()

let place: string
let home: string

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, {
    cwd: place,
    encoding: 'utf8',
    shell: command === 'npm' && process.platform === 'win32',
  })
}

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'grognard-package-'))
  home = join(place, 'node_modules', 'grognard')
  const stage = join(place, 'stage')
  for (const name of ['package.json', 'README.md', 'LICENSE', 'bin', 'scripts'])
    cpSync(join(ROOT, name), join(stage, name), { recursive: true })
  run(process.execPath, join(ROOT, 'scripts/build.mjs'), join(stage, 'dist'))
  const [{ filename }] = JSON.parse(run('npm', 'pack', stage, '--json', '--silent', '--ignore-scripts'))
  mkdirSync(home, { recursive: true })
  run('tar', '-xzf', filename, '--strip-components=1', '-C', home)
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'), 'junction')
  writeFileSync(join(place, 'package.json'), '{ "type": "module" }')
})

afterAll(() => rmSync(place, { recursive: true, force: true }))

test('every public folder can be imported from the package, with its types', () => {
  expect(FACES).toContain('kernel')
  const imports = FACES.map((face, i) => `import * as face${i} from 'grognard/${face}'`)
  const lines = [
    ...imports,
    `const faces: object[] = [${FACES.map((_, i) => `face${i}`)}]`,
    'console.log(faces.length)',
  ]
  writeFileSync(join(place, 'user.ts'), `${lines.join('\n')}\n`)
  expect(run(process.execPath, 'user.ts')).toBe(`${FACES.length}\n`)
  for (const module of ['nodenext', 'preserve']) {
    const options = ['--noEmit', '--strict', '--target', 'es2024', '--module', module, '--types', 'node', '--typeRoots']
    run(
      process.execPath,
      join(ROOT, 'node_modules/typescript/bin/tsc'),
      ...options,
      join(ROOT, 'node_modules/@types'),
      'user.ts',
    )
  }
})

test('nothing else can be imported: no file inside a folder, and no folder that is not public', () => {
  for (const path of ['kernel/dice', 'kernel/index.ts', 'web', 'cli/main']) {
    expect(() =>
      execFileSync(process.execPath, ['-e', `import('grognard/${path}')`], { cwd: place, stdio: 'ignore' }),
    ).toThrow()
  }
})

test.runIf(existsSync(join(ROOT, 'systems')))('the data are in the package and can be imported', () => {
  const [file] = globSync('*/data/**/*.json', { cwd: join(ROOT, 'systems') })
  const script = `const { default: data } = await import('grognard/systems/${file}', { with: { type: 'json' } }); console.log(typeof data)`
  expect(run(process.execPath, '--input-type=module', '-e', script)).toBe('object\n')
})

test.runIf(existsSync(join(ROOT, 'src/cli/main.ts')))('the command runs from the package', () => {
  expect(JSON.parse(run(process.execPath, join(home, 'bin/grognard.js'), 'rules', '--json'))).toBeInstanceOf(Array)
})

test('the package contains no sources, tests or tools', () => {
  const files = globSync('**/*', { cwd: home, exclude: (file) => file === 'node_modules' })
  expect(
    files.filter((file) => /\.test\.|tsbuildinfo|(^|\/)(src|test|scripts|bench)\/.*(?<!\.d)\.ts$/.test(file)),
  ).toEqual([])
})
