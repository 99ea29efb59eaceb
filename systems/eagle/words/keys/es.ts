import type { SameWords } from '../../../../src/web/words/words.ts'
import type en from './en.ts'

/** Lo que hacen las teclas del tablero. */
const es: SameWords<typeof en> = {
  turn: 'Girar la unidad elegida',
  zones: 'Zonas de control',
  command: 'Hasta dónde llegan las órdenes',
  orders: 'Órdenes de las formaciones y quién está fuera de mando',
  threats: 'Lo que amenaza el enemigo',
  line: 'Una línea de fuego',
  grid: 'La cuadrícula del mapa, sí o no',
  names: 'Los nombres de los hexágonos, sí o no',
}
export default es
