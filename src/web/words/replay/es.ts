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
  tooLong:
    'Comprobar esta grabación lleva más tiempo que la de cualquier partida, así que se ha abandonado: sus dados no están comprobados.',
  good: 'Los dados son buenos. {{ entries }} {{ entries|anotación|anotaciones }} y {{ dice }} {{ dice|dado|dados }} se hicieron de nuevo a partir del secreto sellado antes de la primera jugada; todo está como quedó escrito.',
  goodSeed:
    'Cada dado es como lo da su semilla: se hicieron de nuevo {{ entries }} {{ entries|anotación|anotaciones }} y {{ dice }} {{ dice|dado|dados }}. Quien conociera la semilla podía conocer los dados de antemano.',
  'trust.seen':
    'Puedes fiarte de estos dados frente a todos, también frente a quien lleva el servidor: este navegador había visto todos los compromisos antes de enseñar sus palabras, y la grabación los tiene todos.',
  'trust.all':
    'Ningún jugador ni quien lleva el servidor pudo elegir solo estos dados: {{ players }} se comprometieron con palabras antes de que se enseñara ninguna. Así lo dice la grabación; este navegador no tomó parte y no puede comparar nada.',
  'trust.one':
    'Ni quien lleva el servidor ni el jugador pudieron elegir solos estos dados, pero sí quien fuera ambas cosas, como en una partida de este navegador: un solo navegador tenía los puestos de todas las personas ({{ players }}).',
  'trust.words':
    'Quien lleva el servidor, si también jugaba, pudo haber elegido estos dados: {{ players }} añadieron palabras abiertamente, una tras otra. Las partidas nuevas los sellan.',
  'trust.host': 'Quien lleva el servidor pudo haber elegido estos dados: ningún jugador les añadió nada.',
  'trust.known': 'Todos podían conocer estos dados de antemano: salen de una semilla, como para practicar.',
  'trust.none': 'No ha caído ningún dado: la partida terminó antes de sellarlos.',
  'unlike.match': 'Esta es la grabación de otra partida, no de la que se mostró a este navegador.',
  'unlike.commitments':
    'Esta grabación no tiene los compromisos que se mostraron a este navegador antes de la partida: es de otra, o fue cambiada.',
  'unlike.words':
    'Esta grabación no tiene las palabras que este navegador añadió a los dados: es de otra, o fue cambiada.',
  bad: 'La línea {{ line }} de la grabación no es como debería ser: {{ what }}',
  close: 'Volver a la partida',
}
export default es
