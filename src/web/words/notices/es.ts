import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** What is told of others in passing, in Spanish. */
const es: SameWords<typeof en> = {
  said: '{{ who }}: {{ text }}',
  notice: {
    seated: '{{ who }} ha tomado asiento: {{ seat }}.',
    'given-again':
      'El puesto de {{ who }} ({{ seat }}) se vuelve a dar: el enlace que lo abría ya no lo abre, y se ha hecho una invitación nueva.',
  },
}
export default es
