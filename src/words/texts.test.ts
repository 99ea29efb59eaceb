import { expect, test } from 'vitest'
import { speaker } from './catalogue.ts'
import { messagesOf } from './sections.ts'
import { asMessage, filled, patterned, placesOf, textId, translator } from './texts.ts'

const BARRED = 'An impassable slope lies between {hexes} and {hexes}: {#} is too much.'
const SPANISH = `## rules

${textId('rules', BARRED)} = Hay { $number } de más entre { $hexes } y { $hexes2 }.
${textId('rules', 'Control')} = Control
`
const name = (kind: string, n: number) => `${kind} ${n}`

test('a text is found by its English words, in any of the sections', () => {
  const say = speaker('es', messagesOf(SPANISH, 'rules'))
  expect(translator(say, 'cards', 'rules')('Control')).toBe('Control')
  expect(translator(say, 'cards')('Control')).toBeUndefined()
  for (const text of ['control', 'constructor', '']) expect(translator(say, 'rules')(text)).toBeUndefined()
})

test('the id of a text begins with its words, and differs for texts that begin alike', () => {
  expect(textId('rules', 'A company marches once a turn.')).toMatch(/^rules-a-company-marches-once-a-turn-[a-z0-9]+$/)
  const long = 'Only companies of your own that are still in the field can be ordered'
  expect(textId('rules', `${long}.`)).not.toBe(textId('rules', `${long}!`))
  expect(textId('rules', `${long}.`).length).toBeLessThan(60)
  expect(textId('rules', '½ → ¼')).toMatch(/^rules-[a-z0-9]+$/)
})

test('placeholders have names, so that another language can put them in another order', () => {
  expect(placesOf(BARRED)).toEqual(['hexes', 'hexes2', 'number'])
  expect(asMessage(BARRED)).toBe(
    'An impassable slope lies between { $hexes } and { $hexes2 }: { $number } is too much.',
  )
  const spanish = translator(speaker('es', messagesOf(SPANISH, 'rules')), 'rules')
  expect(filled(BARRED, [7, 9, 3], name, spanish)).toBe('Hay 3 de más entre hexes 7 y hexes 9.')
  expect(filled(BARRED, [7, 9, 3], name, () => undefined)).toBe(
    'An impassable slope lies between hexes 7 and hexes 9: 3 is too much.',
  )
})

test('a sentence with its places filled is found by its pattern, and what a player wrote stays as it was', () => {
  const english = messagesOf(
    "## host\n\nhost-elsewhere = '{ $action }' has to wait: that is for { $phase2 }, and this is { $phase }.\n",
    'host',
  )
  const spanish = speaker(
    'es',
    messagesOf('## host\n\nhost-elsewhere = «{ $action }»: esto es { $phase }, y eso { $phase2 }.\n', 'host'),
  )
  const translate = patterned(english, spanish, (phase) => (phase === 'rally' ? 'recuperación' : phase))
  expect(translate("'go $1 $& (x) { $a }' has to wait: that is for planning, and this is rally.")).toBe(
    '«go $1 $& (x) { $a }»: esto es recuperación, y eso planning.',
  )
  expect(translate("'go' has to wait.")).toBeUndefined()
})
