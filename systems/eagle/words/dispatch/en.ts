/** The words of the dispatch, in English. */
export default {
  score: 'Enemy formations demoralized',
  turn: 'Turn',
  turning: 'In turn {{ turn }} {{ side }} gained on {{ other }} by {{ gain }}.',
  losses: 'Losses by formation',
  points: 'Points lost',
  counters: 'Counters lost',
  state: 'At the end',
  of: '{{ lost }} of {{ all }}',
  down: 'demoralized',
  fell: '{{ formation }} was demoralized.',
  rose: '{{ formation }} took heart again.',
  took: '{{ side }}: {{ hex }} taken.',
}
