import type { SameWords } from '../../../../src/web/words/words.ts'
import type en from './en.ts'

/** The words of a combat, in Spanish. */
const es: SameWords<typeof en> = {
  ranged: 'A distancia',
  melee: 'Cuerpo a cuerpo',
  hide: 'Volver al mapa',
  attacks: '{{ side }} ataca {{ sector }}',
  both: 'Atacan los dos',
  meets: 'Se encuentran camino de {{ sector }}',
  building: 'El edificio de {{ sector }}',
  space: '{{ side }}, espacio {{ number }}',
  rolls: 'Saca {{ dice }}',
  counts: 'vale {{ value }}',
  against: 'contra {{ value }}',
  aims: 'apunta a {{ target }}',
  routed: 'en fuga',
  gone: 'deshecha',
  why: 'Cada número y su porqué',
  before: 'era {{ value }}',
  squareTry: 'La infantería de {{ sector }} intenta formar el cuadro',
  counterTry: 'La caballería de {{ sector }} intenta contracargar',
  works: 'lo logra',
  fails: 'no lo logra',
  die: '{{ side }} saca {{ value }}',
  shells: {
    title: 'Bombardeo',
    shot: '{{ side }}, de {{ from }} a {{ unit }} en {{ sector }}',
    hit: 'impacto',
    miss: 'sin impacto',
    least: 'mínimo 1',
  },
}
export default es
