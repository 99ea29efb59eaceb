import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** The words about the players, and between them, in Spanish. */
const es: SameWords<typeof en> = {
  you: 'tú',
  here: 'en la mesa',
  comrade: '{{ who }} manda {{ formations }}',
  comradeHere: '{{ who }}, en la mesa, manda {{ formations }}',
  awaySince: 'ausente desde {{ when }}',
  never: 'aún no ha venido',
  unattended: 'contesta de antemano lo que surge entre sus planes',
  waiting: 'aún no ha abierto la invitación',
  began: 'empezó la partida',
  toMove: 'debe elegir',
  chat: 'Conversación',
  say: 'Di algo',
  send: 'Enviar',
  noChat: 'Nadie ha dicho nada.',
  offerDraw: 'Ofrecer tablas',
  drawOffered: 'Has ofrecido tablas.',
  withdrawDraw: 'Retirar',
  resign: 'Rendirse',
  resignSure: '¿Te rindes?',
  hand: 'Que el ordenador juegue por mí',
  takeOver: 'Volver a jugar yo',
  claim: 'Reclamar la partida',
  rematch: 'Otra partida con los bandos cambiados',
  rematchAsked: 'Quieres la revancha: falta que responda el otro bando.',
  links: 'Enlaces',
  watchLink: 'Copiar el enlace para quienes miran',
  waits: 'La invitación para {{ seat }} no se ha abierto. Sirve una sola vez.',
  device: 'Mi puesto en otro dispositivo',
  deviceText: 'Abre este enlace en el otro dispositivo, o lee el código con su cámara. Puedes jugar en los dos.',
  deviceLink: 'El enlace de mi puesto',
  deviceSecret: 'Este enlace es la llave de tu puesto: quien lo tenga ve tus planes y juega por ti. Guárdalo para ti.',
  giveAgain: 'Nueva invitación para {{ seat }}',
  inviteAgain: 'Hacer otra invitación para {{ seat }}',
  giveAgainText:
    'Para quien ha perdido su puesto. El enlace de {{ who }} deja de abrirlo, y quien primero abra la invitación nueva seguirá jugando. Todos los jugadores ven que lo has hecho.',
  inviteAgainText: 'La invitación que se hizo antes dejará de servir.',
  giveAgainYes: 'Hacer la invitación',
  givenAgain: 'La invitación nueva para {{ seat }} está en «Enlaces».',
  name: 'Mi nombre',
  sealing:
    'No cae ningún dado hasta que todos los jugadores hayan sellado los dados: así nadie puede elegirlos. Ocurre solo, en cuanto cada uno abre su enlace. Quien no viene impide la partida y no gana nada con ello: puedes dejarla o empezar otra.',
  elsewhere:
    'Las palabras que sellan los dados por ti están en el navegador en que abriste este puesto por primera vez: abre la partida allí una vez.',
  commitment: 'Los dados se sellaron antes de la primera jugada: {{ commitment }}',
}
export default es
