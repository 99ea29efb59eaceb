import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** The words of the dispatch, in Spanish. */
const es: SameWords<typeof en> = {
  turning: 'El momento decisivo',
  luck: 'La suerte de los dados',
  course: 'El curso de la batalla',
  lucky: 'con la suerte a favor',
  even: 'ni buena ni mala suerte',
  unlucky: 'con la suerte en contra',
  chart: '{{ title }}: {{ list }}.',
  point: '{{ unit }} {{ at }}: {{ first }} {{ a }}, {{ second }} {{ b }}',
  who: 'Formación',
  what: 'Tipo',
}
export default es
