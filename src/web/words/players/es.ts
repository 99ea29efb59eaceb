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
  said: '{{ who }}: {{ text }}',
  links: 'Enlaces',
  watchLink: 'Copiar el enlace para quienes miran',
  name: 'Mi nombre',
  commitment: 'Los dados se sellaron antes de la primera jugada: {{ commitment }}',
}
export default es
