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
  rematch: 'Otra partida con los bandos cambiados',
}
export default es
