/** The words where something is wrong, in English. */
export default {
  unknownLink: 'This link leads nowhere',
  unknownLinkText: 'There is no such game here, or the link is not whole. Ask for it again, or begin a new game.',
  noSeat: 'This link opens no seat',
  noSeatText:
    'The link is not whole, or the seat has been given again since. Ask the one who began the game for a new invitation.',
  spent: 'This invitation has been opened already',
  spentText:
    'An invitation works once. If you opened it yourself, go on in the browser in which you did, or take the seat from there to this device: Players, “My seat on another device”. If it was somebody else, ask for a new invitation.',
  cannotOpen: 'This game cannot be opened now',
  cannotOpenText: 'Nothing of it is lost. The operator of the server has been told: ask there, or try again later.',
  running: 'This game is not over yet',
  runningText: 'Its record opens at the end. Until then you can look on.',
  brokenLink:
    'The link is not whole: it holds the record of a game, and a part of it is missing. Ask for it again, or for the file.',
  noLocal: 'This game is not in this browser',
  noLocalText: 'Games on one screen are kept in the browser in which they were begun.',
  noRecord: 'The record is not at hand any more',
  noRecordText: 'Open its file again.',
  elsewhere: 'This game is open in another tab',
  elsewhereText:
    'A game of this browser is played in one tab at a time. Nothing is lost: it can go on here, and closes there.',
  playHere: 'Play on here',
  unreached: 'No connection to the game',
  unreachedText:
    'The game is safe on its server, and so is what you have written. This page opens it by itself as soon as the connection is back.',
  failed: 'The table could not be opened',
  oldGame: 'This game cannot go on here',
  oldRules: 'It was begun by version {{ version }} of the rules, and here they have version {{ here }} now.',
  oldData: 'It was begun with other maps or tables than are here now.',
  oldPlayer:
    'You can save its record, which a program with the old rules can read, and begin the same game again, with the same sides. The other players find the new game by their links to this one.',
  oldLocal:
    'You can save its record, which a program with the old rules can read, and begin the same game again, with the same sides.',
  oldOver: 'It is over; you can save its record, which a program with the old rules can read.',
  oldWatch: 'Its players can begin it again.',
  again: 'Begin the same game again',
  saveRecord: 'Save the record',
  retry: 'Try again',
  watch: 'Look on instead',
}
