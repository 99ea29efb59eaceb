import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, grognardIn } from './cli/run.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const blocks = [...readme.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language, text]) => ({
  language,
  text: text as string,
}))
const place = folder()

/** Masks what depends on the machine, and line numbers of sources, which change with every edit. */
const masked = (text: string): string => text.replace(/ in [\d.]+ s: .*/g, ' in …').replace(/(\.ts):\d+/g, '$1:…')

// In the order of the page: a later command uses what an earlier one leaves.
const samples = blocks.flatMap(({ text }) => {
  const [, command, shown] = /^\$ npx grognard ([^\n]*)\n(.*)$/s.exec(text) ?? []
  return command === undefined || shown === undefined ? [] : [{ command, shown }]
})

test('the page has the samples, and the situation file that one of them tries', () => {
  expect(samples.map(({ command }) => command.split(' ')[0])).toEqual(['watch', 'rules', 'try', 'simulate', 'verify'])
  const file = blocks.find(({ language }) => language === 'json')
  writeFileSync(join(place, 'mine.json'), file?.text ?? '')
})

test.each(samples)('README: $command', ({ command, shown }) => {
  const printed = masked(grognardIn(place, ...command.split(' ')).stdout)
  let at = 0
  for (const part of masked(shown).split(/^ *…\n/m)) {
    const found = printed.indexOf(part, at)
    expect(found, `not printed, or not there:\n${part}`).toBeGreaterThanOrEqual(at)
    at = found + part.length
  }
})
