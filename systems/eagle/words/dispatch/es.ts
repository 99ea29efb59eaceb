import type { SameWords } from '../../../../src/web/words/words.ts'
import type en from './en.ts'

/** The words of the dispatch, in Spanish. */
const es: SameWords<typeof en> = {
  score: 'Formaciones enemigas desmoralizadas',
  turn: 'Turno',
  turning: 'En el turno {{ turn }}, {{ side }} ganó {{ gain }} de ventaja frente a {{ other }}.',
  losses: 'Bajas por formación',
  points: 'Puntos perdidos',
  counters: 'Fichas perdidas',
  state: 'Al final',
  of: '{{ lost }} de {{ all }}',
  down: 'desmoralizada',
  fell: '{{ formation }}: desmoralizada.',
  rose: '{{ formation }}: de nuevo con ánimo.',
  took: '{{ side }}: {{ hex }}, tomado.',
}
export default es
