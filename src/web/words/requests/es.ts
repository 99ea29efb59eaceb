import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** The words of what another player asks, in Spanish. */
const es: SameWords<typeof en> = {
  backYours: 'Has pedido deshacer algo: se hará en cuanto el otro bando esté de acuerdo.',
  backTheirs: '{{ seat }} pide deshacer algo.',
  agree: 'De acuerdo',
  refuse: 'No',
  drawTheirs: '{{ seat }} ofrece tablas.',
  acceptDraw: 'Aceptar',
  declineDraw: 'Rechazar',
  rematchTheirs: '{{ seat }} quiere la revancha.',
  unattended: '¿Te ausentas a ratos? Lo que surja entre tus planes puede contestarse por ti; ambos bandos lo ven.',
  unattendedTheirs: 'El otro bando ya lo hace.',
  unattendedYes: 'Que se conteste por mí',
  unattendedNo: 'Preguntármelo siempre',
  unattendedDone:
    'Desde ahora se contesta por ti. En «Intenciones permanentes» ves cómo, y puedes cambiarlo cuando quieras.',
  rematch: 'Otra partida con los bandos cambiados',
}
export default es
