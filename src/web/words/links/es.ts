import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** The words about a game's links, in Spanish. */
const es: SameWords<typeof en> = {
  title: 'La partida está lista',
  text: 'Envía a cada jugador su enlace. Sirve una sola vez: quien primero lo abra y se siente tendrá el puesto, y entonces ni siquiera tú podrás abrirlo.',
  onlyHere:
    'Estos enlaces solo funcionan en este equipo. Para otros de la misma red, abre la mesa con «grognard serve --host 0.0.0.0» y entra por una de las direcciones que la orden muestra entonces.',
  for: 'Para {{ seat }}',
  watchers: 'Para quienes quieran mirar',
  mine: 'Mi puesto: {{ seat }}',
  share: 'Compartir…',
  toTable: 'A la mesa',
  invitation: 'Te espera una batalla: {{ scenario }}',
  unknown: 'En este navegador no se guardan enlaces de esta partida.',
  link: 'Enlace para {{ seat }}',
  camera: 'Mostrar el código',
  cameraAway: 'Ocultar el código',
  cameraOf: 'Código para una cámara: {{ what }}',
  taken:
    'Todos los puestos están ocupados. Quien haya perdido el suyo recibe una invitación nueva en la mesa, en Jugadores.',
}
export default es
