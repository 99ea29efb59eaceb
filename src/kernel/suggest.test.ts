import { describe, expect, test } from 'vitest'
import { UserError } from './refusal.ts'
import { nearest, noSuch } from './suggest.ts'

const SCENARIOS = ['marengo', 'la-rothiere', 'dennewitz', 'leuthen']

describe('what may have been meant', () => {
  test.each([
    ['marngo', 'marengo'],
    ['maregno', 'marengo'],
    ['MARENGO', 'marengo'],
    ['denn', 'dennewitz'],
    ['luethen', 'leuthen'],
    ['austerlitz', undefined],
    ['', undefined],
    ['x', undefined],
    ['m'.repeat(100_000), undefined],
  ])('%#: a slip is recognized, another word is not', (word, meant) => {
    expect(nearest(word, SCENARIOS)).toBe(meant)
  })

  test('the nearest word is suggested, and the first of several that are equally near', () => {
    expect(nearest('G1044', ['G1', 'G104', 'G105', 'G144'])).toBe('G104')
  })
})

describe('the line for a name that does not exist', () => {
  const line = (...args: Parameters<typeof noSuch>) => noSuch(...args).message

  test('guesses, and says what there is', () => {
    expect(noSuch('scenario', 'marngo', SCENARIOS)).toBeInstanceOf(UserError)
    expect(line('scenario', 'marngo', SCENARIOS, 'in generals')).toBe(
      "no scenario 'marngo' in generals: did you mean 'marengo'? There are marengo, la-rothiere, dennewitz, leuthen",
    )
    expect(line('scenario', 'waterloo', ['marengo'])).toBe("no scenario 'waterloo'; there is marengo")
    expect(line('scenario', 'waterloo', [])).toBe("no scenario 'waterloo'; there is none")
  })

  test('stays one line of moderate length, whatever was said and however much there is', () => {
    const rules = Array.from({ length: 152 }, (_, k) => `G${k + 1}`)
    expect(line('rule', 'Z9', rules)).toBe("no rule 'Z9'; there are G1 to G152")
    expect(line('rule', `\n\u001b[31m${'x'.repeat(1e6)}`, rules)).toMatch(
      /^no rule '\P{Cc}{1,70}'; there are G1 to G152$/u,
    )
  })
})
