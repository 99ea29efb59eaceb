import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** The words of the first screen, in Spanish. */
const es: SameWords<typeof en> = {
  line: 'Una mesa para batallas napoleónicas que conoce las reglas.',
  promise:
    'Las órdenes son secretas hasta que ambos bandos están listos, cada negativa cita su regla y cada dado se puede comprobar después de la partida.',
  first: 'Juega tu primera batalla',
  firstNote: 'Con guía, contra el ordenador y sin leer manual alguno',
  learn: 'Primera batalla, guiada',
  new: 'Partida nueva',
  watchRecord: 'Ver una partida grabada',
  resume: 'Tus partidas',
  play: 'Jugar',
  more: 'Leer más',
  less: 'Menos',
  yourTurn: 'Te toca',
  theirTurn: 'Esperando a los demás',
  over: 'Terminada',
  running: 'En curso',
  forget: 'Quitar',
  forgetSure: '¿Quitar esta partida de la lista? Si se guarda en este navegador, se perderá con ello.',
  asSeat: 'con {{ seat }}',
  onScreen: 'En esta pantalla',
  overLink: 'Por enlace',
  recordBad: 'No se puede leer este archivo: {{ why }}',
  setUp: 'El despliegue de {{ scenario }}',
  aboutText:
    'Dos estados mayores y un campo. Tú escribes tus órdenes en secreto, tu adversario las suyas, y después ambos ejércitos hacen lo que se les mandó. La mesa conoce el reglamento entero: muestra lo que es posible, dice por qué algo no lo es y tira dados que nadie puede torcer.',
}
export default es
