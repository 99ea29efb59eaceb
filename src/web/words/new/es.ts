import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** The words of a new game, in Spanish. */
const es: SameWords<typeof en> = {
  title: 'Partida nueva',
  who: 'Quién juega',
  me: 'Yo',
  here: 'Otra persona en esta pantalla',
  name: 'Nombre de {{ seat }}',
  team: 'Compartir el mando',
  teamNote:
    'Cada uno de los que comparten este bando recibe un enlace, ve lo que ve el bando y manda lo que le des. Quien lleva el bando puede hacerlo todo.',
  chief: 'Quien lleva el bando',
  comrade: 'Jugador {{ number }} de este bando',
  friend: 'Un amigo, por enlace',
  computer: 'Ordenador: {{ level }}',
  swap: 'Cambiar de bando',
  byLot: 'Echar a suertes los bandos',
  scenario: 'Escenario',
  options: 'Opciones',
  optionsNote: 'Reglas opcionales y maneras de leer las reglas. Para una primera partida, déjalas como están.',
  optionsChanged: '{{ count }} con cambios',
  reset: 'Volver a lo habitual',
  needs: 'Solo junto con: {{ option }}',
  excludes: 'No junto con: {{ option }}',
  default: '{{ value }} (lo habitual)',
  yes: 'Sí',
  no: 'No',
  begin: 'Empezar',
  beginLinks: 'Empezar y obtener el enlace',
  watching: 'Nadie juega en esta pantalla: juegan los ordenadores y tú miras.',
  mixed: 'Por enlace juega una sola persona en cada pantalla. Que la otra sea también un amigo, o un ordenador.',
  needsNet: 'Una partida por enlace necesita la red.',
}
export default es
