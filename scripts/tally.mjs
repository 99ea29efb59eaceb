/**
 * Counts tests, and names those that passed only on a retry (`flaky`), with the error of the first try. A file that
 * cannot be loaded and an error outside any test each count as a failure: no run with a fault may look complete.
 * @param {import('vitest/node').TestModule[]} modules
 * @param {number} errors errors outside of tests
 */
export function tally(modules, errors) {
  const count = { passed: 0, failed: errors, skipped: 0 }
  const flaky = []
  for (const module of modules) {
    let broken = module.state() === 'failed'
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result()
      if (state === 'pending') count.failed++
      else count[state]++
      if (state === 'failed') broken = false
      if (test.diagnostic()?.flaky) flaky.push(`${test.fullName}: ${errors?.[0]?.message ?? 'it gave no error'}`)
    }
    if (broken) count.failed++
  }
  const { passed, failed, skipped } = count
  const line = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
  return { line, flaky, ok: failed === 0 && passed > 0 }
}
