import type { SameWords } from '../../../../src/web/words/words.ts'
import type en from './en.ts'

/** The words of both plans side by side, in Spanish. */
const es: SameWords<typeof en> = {
  title: 'Los planes de la ronda {{ round }}',
  none: 'Sin órdenes.',
  unknown: 'Aún no se ha mostrado.',
  saved: '{{ count }} {{ count|guardada|guardadas }}',
}
export default es
