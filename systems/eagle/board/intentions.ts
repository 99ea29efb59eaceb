/** Intentions by question; the names are those of the rules. */
export const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ['fire', ['fire in defense', 'hold fire in defense']],
  ['charged', ['form square', 'good troops form square', 'never form square']],
  ['attacked', ['evade', 'never evade']],
  ['cavalry', ['countercharge', 'never countercharge', 'never pursue']],
  ['losses', ['losses to the strongest']],
  ['back', ['stop soon', 'fall back far', 'face the enemy when back']],
  ['ahead', ['never advance', 'advance', 'face the enemy when ahead']],
]
