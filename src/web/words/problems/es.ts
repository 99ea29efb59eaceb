import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** The words where something is wrong, in Spanish. */
const es: SameWords<typeof en> = {
  unknownLink: 'Este enlace no lleva a ninguna parte',
  unknownLinkText: 'Aquí no hay tal partida, o el enlace no está entero. Pídelo otra vez o empieza una partida nueva.',
  noSeat: 'Este enlace no abre ningún puesto',
  noLocal: 'Esta partida no está en este navegador',
  noLocalText: 'Las partidas en una pantalla se guardan en el navegador en el que se empezaron.',
  noRecord: 'La grabación ya no está a mano',
  noRecordText: 'Abre su archivo de nuevo.',
  elsewhere: 'Esta partida está abierta en otra pestaña',
  elsewhereText:
    'Una partida de este navegador se juega en una sola pestaña a la vez. No se pierde nada: puede seguir aquí, y allí se cierra.',
  playHere: 'Seguir aquí',
  failed: 'No se pudo abrir la mesa',
  retry: 'Intentarlo de nuevo',
  watch: 'Solo mirar',
}
export default es
