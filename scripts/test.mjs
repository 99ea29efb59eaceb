// Runs all tests (or those whose path contains an argument) and ends with the tally.
import { startVitest } from 'vitest/node'
import { tally } from './tally.mjs'

const vitest = await startVitest('test', process.argv.slice(2), { run: true, watch: false })
const { line, flaky, ok } = tally(vitest.state.getTestModules(), vitest.state.getUnhandledErrors().length)
await vitest.close()
for (const name of flaky) console.log(`passed only when tried again: ${name}`)
process.stdout.write(`${line}\n`, () => process.exit(ok ? 0 : 1))
