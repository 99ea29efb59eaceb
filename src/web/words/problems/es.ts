import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** The words where something is wrong, in Spanish. */
const es: SameWords<typeof en> = {
  unknownLink: 'Este enlace no lleva a ninguna parte',
  unknownLinkText: 'Aquí no hay tal partida, o el enlace no está entero. Pídelo otra vez o empieza una partida nueva.',
  noSeat: 'Este enlace no abre ningún puesto',
  noSeatText:
    'El enlace no está entero, o el puesto se ha vuelto a dar desde entonces. Pide una invitación nueva a quien empezó la partida.',
  spent: 'Esta invitación ya se ha abierto',
  spentText:
    'Una invitación sirve una sola vez. Si la abriste tú, sigue en el navegador en que lo hiciste, o trae desde allí el puesto a este dispositivo: Jugadores, «Mi puesto en otro dispositivo». Si fue otra persona, pide una invitación nueva.',
  cannotOpen: 'Esta partida no se puede abrir ahora',
  cannotOpenText: 'No se ha perdido nada. Quien lleva el servidor ya lo sabe: pregúntale, o prueba más tarde.',
  running: 'Esta partida no ha terminado',
  runningText: 'Su grabación se abre al final. Hasta entonces puedes mirar.',
  brokenLink:
    'El enlace no está entero: contiene la grabación de una partida y le falta una parte. Pídelo otra vez, o pide el archivo.',
  noLocal: 'Esta partida no está en este navegador',
  noLocalText: 'Las partidas en una pantalla se guardan en el navegador en el que se empezaron.',
  oldGame: 'Esta partida no puede continuar aquí',
  oldRules: 'Se empezó con la versión {{ version }} de las reglas, y aquí tienen ahora la versión {{ here }}.',
  oldData: 'Se empezó con otros mapas o tablas que los que hay aquí ahora.',
  oldPlayer:
    'Puedes guardar su grabación, que un programa con las reglas antiguas puede leer, y empezar otra vez la misma partida, con los mismos bandos. Los otros jugadores encuentran la partida nueva por sus enlaces a esta.',
  oldLocal:
    'Puedes guardar su grabación, que un programa con las reglas antiguas puede leer, y empezar otra vez la misma partida, con los mismos bandos.',
  oldOver: 'Ha terminado; puedes guardar su grabación, que un programa con las reglas antiguas puede leer.',
  oldWatch: 'Sus jugadores pueden empezarla otra vez.',
  again: 'Empezar otra vez la misma partida',
  saveRecord: 'Guardar la grabación',
  noRecord: 'La grabación ya no está a mano',
  noRecordText: 'Abre su archivo de nuevo.',
  elsewhere: 'Esta partida está abierta en otra pestaña',
  elsewhereText:
    'Una partida de este navegador se juega en una sola pestaña a la vez. No se pierde nada: puede seguir aquí, y allí se cierra.',
  playHere: 'Seguir aquí',
  unreached: 'Sin conexión con la partida',
  unreachedText:
    'La partida está a salvo en su servidor, y lo que hayas escrito también. Esta página la abre por sí sola en cuanto vuelva la conexión.',
  failed: 'No se pudo abrir la mesa',
  retry: 'Intentarlo de nuevo',
  watch: 'Solo mirar',
}
export default es
