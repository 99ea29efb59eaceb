import type { SameWords } from '../../../../src/web/words/words.ts'
import type en from './en.ts'

/** The words of the order of battle, in Spanish. */
const es: SameWords<typeof en> = {
  type: 'Clase',
  fresh: 'Frescas',
  spent: 'Agotadas',
  routed: 'En fuga',
  captured: 'Capturadas',
  destroyed: 'Destruidas',
  merged: 'Entregadas',
  start: 'Al empezar',
  note: 'Las unidades en fuga están en el campo o en la casilla de fuga. Entregadas: cedidas para que otra se recuperara.',
  signs: {
    title: 'Qué significan las señales',
    fresh: 'Puede actuar con una orden.',
    moved: 'Caballería que ha movido una vez y puede actuar otra.',
    counter: 'Contracarga.',
    acted: 'Ya ha actuado: quedará agotada al cerrar la fase.',
    square: 'Infantería en cuadro: dura para la caballería, fácil para los cañones.',
    spent: 'Agotada en esta ronda: no actúa y combate con −1.',
    routed: 'En fuga: huye a la casilla de fuga, o la capturan donde está.',
  },
}
export default es
