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
  rematch: 'Play again with sides changed',
}
