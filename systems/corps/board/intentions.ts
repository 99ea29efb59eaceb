/** What can be answered beforehand, by question; the names are those of the rules. */
export const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ['opportunities', ['charge the helpless', 'charge at 7', 'charge at 5', 'charge at 3', 'never charge']],
  ['charged', ['form square', 'turn to face', 'intercept', 'countercharge', 'evade', 'stand fast']],
  ['after', ['pursue the weakest', 'steadiest first']],
  ['guns', ['guns at 7', 'guns at 5', 'guns at 3', 'hold fire']],
  ['blinds', ['deploy in line', 'stay on blinds']],
]
