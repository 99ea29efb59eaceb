/** The words of the dispatch, in English. */
export default {
  turning: 'The turning point',
  luck: 'The luck of the dice',
  course: 'The course of the battle',
  lucky: 'luck was with them',
  even: 'neither good nor bad luck',
  unlucky: 'luck was against them',
  chart: '{{ title }}: {{ list }}.',
  point: '{{ unit }} {{ at }}: {{ first }} {{ a }}, {{ second }} {{ b }}',
  who: 'Formation',
  what: 'Kind',
}
