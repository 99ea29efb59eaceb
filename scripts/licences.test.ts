import { expect, test } from 'vitest'
import { running, wrongIn } from './licences.mjs'

const lock = {
  packages: {
    '': { dependencies: { a: '1' }, optionalDependencies: { c: '1' }, devDependencies: { d: '1' } },
    'node_modules/a': { license: 'MIT', dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': { license: 'ISC', dependencies: { c: '1' } },
    'node_modules/b': { license: 'GPL-3.0' },
    'node_modules/c': {},
    'node_modules/d': { license: 'GPL-3.0' },
  },
}

test('the packages that run are those that the package needs, and those that they need in turn', () => {
  const found = [...running(lock)].map(([name, licences]) => [name, ...licences])
  expect(found).toEqual([
    ['a', 'MIT'],
    ['b', 'ISC'],
    ['c', 'no licence'],
  ])
})

test('a package that is not named, is named under another licence or does not run is reported', () => {
  const packages = new Map([
    ['a', new Set(['MIT'])],
    ['b', new Set(['ISC'])],
  ])
  expect(wrongIn(packages, '| MIT | `a` |\n| ISC | `b` |')).toEqual([])
  expect(wrongIn(packages, '| MIT | `a`, `b`, `d` |')).toEqual([
    'NOTICE.md does not name b under ISC',
    'NOTICE.md names d, which does not run with Grognard',
  ])
})
