import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** The words about a game's links, in Spanish. */
const es: SameWords<typeof en> = {
  title: 'La partida está lista',
  text: 'Envía este enlace a quien vaya a jugar. Quien lo tiene ocupa el puesto: no lo envíes a nadie más.',
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
}
export default es
