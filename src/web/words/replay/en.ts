/** The words of looking back, in English. */
export default {
  bar: 'Looking back',
  position: 'Moment {{ at }} of {{ all }}',
  first: 'To the beginning',
  previous: 'One step back',
  next: 'One step on',
  last: 'To the present',
  previousMark: 'Phase before',
  nextMark: 'Next phase',
  play: 'Play',
  pause: 'Pause',
  marks: 'Jump to',
  share: 'Share this moment',
  eyes: 'Seen by',
  everything: 'Everything',
  spectator: 'Spectators',
  dispatch: 'Dispatch',
  plans: 'Plans',
  luck: 'Luck of the dice',
  download: 'Save the record',
  check: 'Check the dice',
  checking: 'Every entry is made again …',
  tooLong: 'Checking this record takes longer than that of any game, so it was given up: its dice are not checked.',
  good: 'The dice are good. {{ entries }} {{ entries|entry|entries }} and {{ dice }} {{ dice|die|dice }} were made again from the secret that was sealed before the first move; all are as recorded.',
  goodSeed:
    'Every die is as its seed has it: {{ entries }} {{ entries|entry|entries }} and {{ dice }} {{ dice|die|dice }} were made again. Whoever knew the seed could know the dice beforehand.',
  'trust.seen':
    'You can trust these dice against everybody, also against the operator of the server: this browser had been shown every commitment before it showed its own words, and the record has all of it.',
  'trust.all':
    'No player and no operator alone could choose these dice: {{ players }} each committed to words before any were shown. So the record says; this browser took no part in it, and can compare nothing.',
  'trust.one':
    'Neither the operator nor the player alone could choose these dice, but one who was both could, as in a game of this browser: a single browser held the seats of all persons ({{ players }}).',
  'trust.words':
    'The operator of the server, if he was also a player, could have chosen these dice: {{ players }} added words openly, one after the other. Newer games seal them.',
  'trust.host': 'The operator of the server could have chosen these dice: no player has added anything to them.',
  'trust.known': 'Everybody could know these dice in advance: they follow from a seed, as for practice.',
  'trust.none': 'No die has fallen: the game ended before its dice were sealed.',
  'unlike.match': 'This is the record of another match than the one that this browser was shown.',
  'unlike.commitments':
    'This record does not have the commitments that this browser was shown before the game: it is of another match, or was changed.',
  'unlike.words':
    'This record does not have the words that this browser added to the dice: it is of another match, or was changed.',
  bad: 'Line {{ line }} of the record is not as it should be: {{ what }}',
  close: 'Back to the game',
}
