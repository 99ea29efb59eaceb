/** The keys of the table, by what they do: the help lists them in this order. */
export const keys = {
  log: 'l',
  rules: 'r',
  armies: 'o',
  players: 'p',
  notes: 'm',
  decision: 'd',
  unit: 'n',
  choice: 'c',
  next: '.',
  skip: '>',
  pause: ',',
  stepBack: '[',
  stepOn: ']',
  phaseBack: '{',
  phaseOn: '}',
  present: '\\',
  take: 'u',
  help: '?',
} as const
export type KeyAction = keyof typeof keys
