import type { SameWords } from '../../../../src/web/words/words.ts'
import type en from './en.ts'

/** The words of the luck of the dice, in Spanish. */
const es: SameWords<typeof en> = {
  kind: 'Tirada',
  rolls: 'Dados',
  expected: 'Esperado',
  rolled: 'Obtenido',
  pips: 'Puntos del dado en combate, de media',
  reroll: 'Puntos de las repeticiones, de media',
  reaction: 'Cuadros y contracargas',
  shell: 'Impactos en bombardeo',
  orders: 'Dados de órdenes, de media',
  note: 'Lo que las reglas darían de media, junto a lo que salió.',
}
export default es
