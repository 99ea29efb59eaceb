import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { engine } from '../src/kernel/index.ts'
import { runSituation } from '../src/situations/situation.ts'
import { readSituation } from '../src/situations/situation-file.ts'
import { allRulesets } from '../systems/node.ts'

/** Every situation in the `examples` of a system is a test of the rules that it names. */
const EXAMPLES = fileURLToPath(new URL('../systems/', import.meta.url))
const files = globSync('*/examples/**/*.json', { cwd: EXAMPLES }).sort()

const kernels = new Map((await allRulesets()).map((ruleset) => [ruleset.id, engine(ruleset)]))

describe.each([...new Set(files.map(dirname))])('systems/%s', (folder) => {
  const here = files.filter((file) => dirname(file) === folder)
  test.each(here.map((file) => [basename(file, '.json'), file] as const))('%s', (_, file) => {
    const situation = readSituation(readFileSync(join(EXAMPLES, file), 'utf8'))
    const kernel = kernels.get(situation.ruleset)
    expect(kernel && runSituation(kernel, situation)).toEqual({ passed: true, failures: [] })
  })

  test('each says what it asks and which rules it shows, and lies in the folder of its system', () => {
    for (const file of here) {
      const { title, rules, ruleset } = readSituation(readFileSync(join(EXAMPLES, file), 'utf8'))
      expect({ file, title: typeof title, rules: (rules ?? []).length > 0, folder: ruleset }).toEqual({
        file,
        title: 'string',
        rules: true,
        folder: file.split(/[\\/]/)[0],
      })
    }
  })
})
