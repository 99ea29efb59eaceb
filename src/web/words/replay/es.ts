import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** The words of looking back, in Spanish. */
const es: SameWords<typeof en> = {
  bar: 'Mirando atrás',
  position: 'Momento {{ at }} de {{ all }}',
  first: 'Al principio',
  previous: 'Un paso atrás',
  next: 'Un paso adelante',
  last: 'Al presente',
  previousMark: 'Fase anterior',
  nextMark: 'Fase siguiente',
  play: 'Reproducir',
  pause: 'Pausa',
  marks: 'Saltar a',
  share: 'Compartir este momento',
  eyes: 'Visto por',
  everything: 'Todo',
  spectator: 'Espectadores',
  dispatch: 'Parte',
  plans: 'Planes',
  luck: 'Suerte con los dados',
  download: 'Guardar la grabación',
  check: 'Comprobar los dados',
  checking: 'Cada anotación se hace de nuevo…',
  good: 'Los dados son buenos. {{ entries }} {{ entries|anotación|anotaciones }} y {{ dice }} {{ dice|dado|dados }} se hicieron de nuevo a partir del secreto sellado antes de la primera jugada; todo está como quedó escrito.',
  goodSeed:
    'Cada dado es como lo da su semilla: se hicieron de nuevo {{ entries }} {{ entries|anotación|anotaciones }} y {{ dice }} {{ dice|dado|dados }}. Quien conociera la semilla podía conocer los dados de antemano.',
  bad: 'La línea {{ line }} de la grabación no es como debería ser: {{ what }}',
  close: 'Volver a la partida',
}
export default es
