/** By question, in the order of a round; the names are those of the rules. */
export const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ['act', ['cavalry waits', 'guns hold their fire', 'act early']],
  ['overflow', ['guns stay behind', 'infantry stays behind']],
  ['square', ['try every square', 'never form square']],
  ['counter', ['counter-charge with all', 'never counter-charge', 'charge the most infantry']],
  ['retreat', ['cavalry stands', 'cavalry falls back before infantry', 'cavalry falls back']],
  ['post', ['defend evenly', 'defend against the strongest']],
  ['aim', ['aim at the likeliest', 'aim at guns']],
  ['reroll', ['re-roll what helps most', 're-roll own misses', 'save re-rolls for the melee', 'keep re-rolls']],
  ['withdraw', ['never withdraw', 'withdraw when outnumbered', 'always withdraw', 'go into buildings']],
  ['advance', ['always advance', 'never advance']],
  ['guns', ['fire at the first target', 'spread the fire']],
  ['road', ['move up by road', 'no moves by road']],
  ['rally', ['rally guns first', 'rally infantry first', 'rally nobody']],
  ['rest', ['leave the rest']],
]
