/** The words of what another player asks, in English. */
export default {
  backYours: 'You have asked to take something back: it is when the other side agrees.',
  backTheirs: '{{ seat }} asks to take something back.',
  agree: 'Agree',
  refuse: 'Refuse',
  drawTheirs: '{{ seat }} offers a draw.',
  acceptDraw: 'Accept',
  declineDraw: 'Decline',
  rematchTheirs: '{{ seat }} would like a rematch.',
  unattended: 'Away at times? What comes up between your plans can be answered for you; both sides see that.',
  unattendedTheirs: 'The other side does so.',
  unattendedYes: 'Answer it for me',
  unattendedNo: 'Ask me each time',
  unattendedDone:
    'From now on it is answered for you. “Standing intentions” says how; there you can change it at any time.',
  rematch: 'Play again with sides changed',
}
