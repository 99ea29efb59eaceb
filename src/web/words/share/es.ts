import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** The words of sharing a game, in Spanish. */
const es: SameWords<typeof en> = {
  title: 'Compartir',
  running:
    'Este enlace es para mirar. Muestra este momento tal como lo ve cualquier espectador: ningún plan que aún sea secreto y ningún puesto en el que sentarse.',
  over: 'La partida ha terminado: este enlace abre su grabación entera desde este momento, con los planes de ambos bandos. Funciona en cualquier navegador.',
  here: 'Esta partida se guarda solo en este navegador: mientras se juega no hay enlace a ella. Al final se puede compartir su grabación.',
  packed:
    'Este enlace contiene la grabación entera de la partida, con los planes de ambos bandos. Funciona en cualquier navegador y en cualquier mesa de Grognard.',
  tooLong:
    'La grabación de esta partida es demasiado larga para un enlace. Envíala como archivo: «Ver una partida grabada», en la primera pantalla, lo abre.',
  link: 'Enlace',
  file: 'Guardar la grabación como archivo',
  sendFile: 'Enviar la grabación…',
}
export default es
