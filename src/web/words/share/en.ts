/** The words of sharing a game, in English. */
export default {
  title: 'Share',
  running:
    'This link is for looking on. It shows this moment as every spectator sees it: no plan that is still secret, and no seat to sit down at.',
  over: 'The game is over: this link opens its whole record from this moment on, with the plans of both sides. It works in any browser.',
  here: 'This game is kept in this browser only, so there is no link to it while it is played. At the end its record can be shared.',
  packed:
    'This link holds the whole record of the game, with the plans of both sides. It works in any browser, on any Grognard table.',
  tooLong:
    'The record of this game is too long for a link. Send it as a file: “Watch a recorded game” on the first screen opens it.',
  link: 'Link',
  file: 'Save the record as a file',
  sendFile: 'Send the record …',
}
