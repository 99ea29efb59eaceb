import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** The words of a table that is open, in Spanish. */
const es: SameWords<typeof en> = {
  panel: 'Panel',
  board: 'El tablero',
  decision: 'La próxima decisión',
  toDecision: 'A la decisión',
  sealing: 'La partida empieza cuando los navegadores de ambos bandos hayan sellado los dados. Falta: {{ seats }}.',
  waitFor: 'Debe elegir: {{ seats }}.',
  thinking: 'El ordenador está pensando…',
  reconnecting: 'Se ha perdido la conexión. Intentándolo de nuevo…',
  onItsWay: { answer: 'En camino…', nothing: 'Aquí no hay nada que elegir: en un momento sigue por sí solo.' },
  unlinked: {
    answer: 'Tu elección queda guardada aquí y sale en cuanto vuelva la conexión.',
    nothing: 'Aquí no hay nada que elegir: sigue en cuanto vuelva la conexión.',
  },
  halted: {
    asked: 'Se ha detenido por el camino para que el enemigo pudiera reaccionar.',
    why: 'Se ha detenido por el camino: {{ reason }}',
  },
  watching: 'Estás mirando.',
  isOver: 'La partida ha terminado.',
  past: 'Estás mirando atrás.',
  back: 'Deshacer',
  backNeeds: 'Desde entonces ha salido algo a la luz: el otro bando tiene que estar de acuerdo.',
  backAsk: 'Pedírselo',
  backHere:
    'Desde entonces ha salido algo a la luz: todos los que están ante esta pantalla tienen que estar de acuerdo.',
  backAgreed: 'Estamos de acuerdo',
  backAsked: 'Se le ha pedido al otro bando. Se deshará en cuanto esté de acuerdo.',
  backRefused: 'El otro bando no está de acuerdo: no se deshace nada.',
  tookBack: '{{ seat }}: se deshace, y se elige de nuevo.',
  backDone: 'Queda deshecho. Elige de nuevo.',
  unread: 'Jugadores: {{ count }} sin leer',
  replay: 'Mirar atrás',
  help: 'Ayuda y teclas',
  settings: 'Ajustes',
  leave: 'Dejar la mesa',
  tabs: { log: 'Diario', rules: 'Reglas', armies: 'Ejércitos', players: 'Jugadores', notes: 'Notas', all: 'Paneles' },
  end: {
    youWon: 'Has ganado',
    youLost: 'Has perdido',
    draw: 'Tablas',
    by: {
      rules: 'según las reglas',
      resignation: 'por rendición',
      agreement: 'de común acuerdo',
      time: 'por tiempo',
      claim: 'porque el otro bando se había ido',
    },
  },
  notify: { turn: 'Te toca: {{ scenario }}', over: 'La partida ha terminado: {{ scenario }}', badge: 'Te toca' },
  seat: {
    computer: 'Ordenador: {{ level }}',
    person: 'Jugador',
  },
}
export default es
