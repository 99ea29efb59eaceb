/** The words of the luck of the dice, in English. */
export default {
  kind: 'Roll',
  rolls: 'Dice',
  expected: 'Expected',
  rolled: 'Rolled',
  pips: 'Pips in combat, on average',
  reroll: 'Pips of re-rolls, on average',
  reaction: 'Squares and counter-charges',
  shell: 'Hits in bombardment',
  orders: 'Dice for orders, on average',
  note: 'What the rules would give on average, beside what fell.',
}
