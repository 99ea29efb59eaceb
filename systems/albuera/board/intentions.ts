/** By question; the names are those of the rules. */
export const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  [
    'fire',
    ['muskets at 5', 'muskets at 3', 'muskets at 1', 'guns at 5', 'guns at 3', 'guns at 1', 'guns wait', 'hold fire'],
  ],
  ['charged', ['form square', 'never form square']],
  [
    'reacting',
    [
      ...['counterattack at 2', 'counterattack at 1', 'counterattack at 0', 'never counterattack'],
      ...['turn to the enemy', 'step back', 'ignore skirmishers', 'steadiest first', 'stand fast'],
    ],
  ],
  ['after', ['losses to the strongest', 'order retreats', 'let them stand', 'draw in', 'best Clash first']],
  ['commanders', ['commanders back', 'commanders stay']],
  ['chits', ['same chits']],
]
