import { expect, test } from 'vitest'
import { trustSentence } from '../../src/cli/trust.ts'

test.each([
  [
    'all',
    ['Anna', 'Bert'],
    'No player and no operator alone could choose these dice: Anna and Bert each committed to words before any were shown.',
  ],
  [
    'one',
    ['Anna and Bert'],
    'Neither the operator nor the player alone could choose these dice, but one who was both could: a single client held the seats of all persons (Anna and Bert).',
  ],
  [
    'words',
    ['Anna'],
    'The operator of the server, if he was also a player, could have chosen these dice: Anna added words openly, one after the other.',
  ],
  ['host', [], 'The operator of the server could have chosen these dice: no player has added anything to them.'],
  [
    'known',
    [],
    'Everybody could know these dice in advance: they follow from the seed in the first line, as for practice.',
  ],
  ['none', [], 'No die has fallen: the game ended before its dice were sealed.'],
] as const)('a good record says who could have chosen its dice: %s', (kind, players, sentence) => {
  expect(trustSentence({ in: kind, players })).toBe(sentence)
})
