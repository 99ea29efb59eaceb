import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { grognard, MAIN, refuses } from './run.ts'

const COMMANDS = [
  'serve',
  'backup',
  'restore',
  'watch',
  'rules',
  'try',
  'simulate',
  'tournament',
  'study',
  'tune',
  'fit',
  'verify',
  'explain',
  'map',
  'bench',
]
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

test.each([[], ['help'], ['--help'], ['-h']])('the overview names every command: %s', (...args) => {
  const { status, stdout, stderr } = grognard(...args)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  for (const name of COMMANDS) expect(stdout).toMatch(new RegExp(`^ {2}${name} +\\S`, 'm'))
})

test('--version prints the version of the package', () => {
  expect(grognard('--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' })
})

test.each(COMMANDS)('%s explains itself, however it is asked', (name) => {
  const { status, stdout } = grognard('help', name)
  expect(status).toBe(0)
  expect(stdout).toContain(`Usage: grognard ${name}`)
  expect(stdout).toContain('--pack DIR')
  expect(grognard(name, '--help').stdout).toBe(stdout)
  expect(grognard(name, 'whatever', '-h').stdout).toBe(stdout)
})

test.each([
  [['simulat'], /no command 'simulat': did you mean 'simulate'\? There are serve, backup, restore, watch, rules/],
  [['help', 'rule'], /no command 'rule': did you mean 'rules'\?/],
  [['x'.repeat(10_000)], /no command 'x{60}…'; there are/],
  [['rules', '--jsn'], /no flag '--jsn': did you mean '--json'\? There are --json, --pack/],
  [['rules', '-j'], /no flag '-j'/],
  [['rules', '--json=yes'], /--json takes no value/],
  [['rules', '--pack'], /--pack needs a value: --pack DIR/],
  [['simulate', '--games'], /--games needs a value: --games N/],
  [['rules', '--toString'], /no flag '--toString'/],
  [['serve', 'now'], /serve takes no arguments, but got 'now'/],
  [['watch', 'leuthen'], /watch takes no arguments, but got 'leuthen'/],
])('wrong usage gets one line (%#)', (args, line) => refuses(args, line))

test('a reader of the output may stop at any line', () => {
  const pipe = spawnSync('sh', ['-c', `"${process.execPath}" "${MAIN}" rules generals | head -n 1`], {
    encoding: 'utf8',
  })
  expect(pipe.stderr).toBe('')
  expect(pipe.stdout.split('\n').length).toBe(2)
})

test('colours are for terminals only', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is the control character that must not be there
  expect(grognard('rules').stdout).not.toMatch(/\x1b/)
})
