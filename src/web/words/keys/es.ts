import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** The words of the help on keys, in Spanish. */
const es: SameWords<typeof en> = {
  title: 'Teclas',
  marks: 'Qué significan las marcas de las figuras',
  intro: 'Todo se puede hacer sin ratón. El tabulador lleva de una cosa a la siguiente.',
  board: 'En el tablero',
  arrows: 'Mover el mapa, o ir de un lugar al siguiente',
  zoom: 'Más cerca, más lejos',
  fit: 'El tablero entero',
  unit: 'Siguiente unidad que puede actuar',
  choice: 'Siguiente elección',
  act: 'Elegir lo marcado',
  escape: 'Anular la selección, cerrar lo abierto',
  panel: 'Paneles',
  log: 'Diario',
  rules: 'Reglamento',
  armies: 'Ejércitos',
  players: 'Jugadores',
  notes: 'Notas',
  decision: 'A la próxima decisión',
  telling: 'Mientras se cuentan los hechos',
  next: 'Siguiente hecho',
  skip: 'Saltar al presente',
  pause: 'Pausa, continuar',
  time: 'Mirando atrás',
  stepBack: 'Un paso atrás',
  stepOn: 'Un paso adelante',
  phaseBack: 'Fase anterior',
  phaseOn: 'Fase siguiente',
  present: 'Al presente',
  take: 'Deshacer',
  help: 'Esta ayuda',
}
export default es
