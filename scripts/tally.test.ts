import { expect, test } from 'vitest'
import { tally } from './tally.mjs'

type Modules = Parameters<typeof tally>[0]

/** Modules as Vitest reports them, with these states of their tests. */
function modules(...files: { state: string; tests: string[] }[]): Modules {
  return files.map(({ state, tests }) => ({
    state: () => state,
    children: {
      allTests: () =>
        tests.map((state) => ({
          fullName: `a test that ${state}`,
          result: () =>
            state === 'wavered'
              ? { state: 'passed', errors: [{ message: 'too late' }, { message: 'too early' }] }
              : { state },
          diagnostic: () => ({ flaky: state === 'wavered' }),
        })),
    },
  })) as unknown as Modules
}

test('the tally names skipped tests only if there are some', () => {
  expect(tally(modules({ state: 'passed', tests: ['passed', 'passed'] }), 0)).toEqual({
    line: '2 passed, 0 failed',
    flaky: [],
    ok: true,
  })
  expect(tally(modules({ state: 'passed', tests: ['passed', 'skipped'] }), 0)).toEqual({
    line: '1 passed, 0 failed, 1 skipped',
    flaky: [],
    ok: true,
  })
})

test('a file that cannot be loaded is a failure, and a file with a failed test is not one more', () => {
  expect(tally(modules({ state: 'failed', tests: [] }, { state: 'passed', tests: ['passed'] }), 0).line).toBe(
    '1 passed, 1 failed',
  )
  expect(tally(modules({ state: 'failed', tests: ['failed', 'passed'] }), 0).line).toBe('1 passed, 1 failed')
})

test('an error outside any test is a failure', () => {
  expect(tally(modules({ state: 'passed', tests: ['passed'] }), 1)).toMatchObject({
    line: '1 passed, 1 failed',
    ok: false,
  })
})

test('a run without tests is not a success', () => {
  expect(tally([], 0).ok).toBe(false)
})

test('a test that passed only on a second try is named, with the error of its first', () => {
  expect(tally(modules({ state: 'passed', tests: ['passed', 'wavered'] }), 0)).toEqual({
    line: '2 passed, 0 failed',
    flaky: ['a test that wavered: too late'],
    ok: true,
  })
})
