/** The words of the first screen, in English. */
export default {
  line: 'A table for Napoleonic wargames that knows the rules.',
  promise:
    'Orders stay secret until both sides are ready, every refusal names its rule, and every die can be checked after the game.',
  first: 'Play your first battle',
  firstNote: 'Guided, against the computer, no manual needed',
  learn: 'First battle, guided',
  new: 'New game',
  watchRecord: 'Watch a recorded game',
  resume: 'Your games',
  play: 'Play',
  more: 'Read on',
  less: 'Less',
  yourTurn: 'Your turn',
  theirTurn: 'Waiting for the others',
  over: 'Over',
  running: 'Running',
  forget: 'Remove',
  forgetSure: 'Remove this game from the list? A game that is kept in this browser is lost with it.',
  asSeat: 'as {{ seat }}',
  onScreen: 'On this screen',
  overLink: 'By link',
  recordBad: 'This file cannot be read: {{ why }}',
  setUp: 'The set-up of {{ scenario }}',
  aboutText:
    'Two staffs, one field. You write your orders in secret, your opponent writes his, and then both armies do what they were told. The table knows the whole rulebook: it shows what is possible, says why something is not, and rolls dice that nobody can bend.',
}
