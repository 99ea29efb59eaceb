/** The words of the dispatch, in English. */
export default {
  score: 'Victory points',
  round: 'Round',
  turning: 'In round {{ round }} {{ side }} gained {{ gain }} {{ gain|point|points }} on {{ other }}.',
  losses: 'Lost for good, of those who began',
  of: '{{ lost }} of {{ all }}',
  captured: 'of these captured',
  luck: '{{ dice }} combat dice, {{ mean }} on average; {{ hits }} hits by the guns where {{ expected }} were due.',
  luckPlain: '{{ dice }} combat dice, {{ mean }} on average.',
}
