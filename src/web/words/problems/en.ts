/** The words where something is wrong, in English. */
export default {
  unknownLink: 'This link leads nowhere',
  unknownLinkText: 'There is no such game here, or the link is not whole. Ask for it again, or begin a new game.',
  noSeat: 'This link opens no seat',
  noLocal: 'This game is not in this browser',
  noLocalText: 'Games on one screen are kept in the browser in which they were begun.',
  noRecord: 'The record is not at hand any more',
  noRecordText: 'Open its file again.',
  elsewhere: 'This game is open in another tab',
  elsewhereText: 'A game of this browser is played in one tab at a time. Nothing is lost: it can go on here, and closes there.',
  playHere: 'Play on here',
  failed: 'The table could not be opened',
  retry: 'Try again',
  watch: 'Look on instead',
}
