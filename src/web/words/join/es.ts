import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** The words of an invitation that is opened, in Spanish. */
const es: SameWords<typeof en> = {
  title: 'Te invitan a una batalla',
  by: '{{ seat }}: juega {{ who }}.',
  seat: 'Tu puesto: {{ seat }}',
  once: 'Esta invitación sirve una sola vez. Cuando te sientes, el puesto será tuyo en este navegador y nadie más podrá abrirlo.',
  name: 'Tu nombre',
  nameNote: 'Los demás lo ven.',
  alike: 'Se parece al nombre de {{ who }}, que está en la mesa: elige otro.',
  sit: 'Sentarme',
}
export default es
