import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** The words around the rulebook, in Spanish. */
const es: SameWords<typeof en> = {
  tables: 'Tablas',
  contents: 'Índice',
  lead: 'Todas las reglas del juego con nuestras palabras, tal como la mesa las aplica, y de dónde viene cada una.',
  noRule: 'No hay ninguna regla {{ rule }} en este reglamento. Búscala por una palabra o entre los capítulos.',
  noBook: 'No existe ese reglamento',
  noBookText: 'Quizá el enlace no esté entero. Estos son los reglamentos que hay:',
  new: 'Partida nueva',
  search: 'Buscar en las reglas',
  count: '{{ count }} {{ count|regla|reglas }}',
  nothing: 'Ninguna regla dice eso.',
  running: 'Ahora: {{ phase }}',
  left: 'La mesa no la aplica: {{ why }}',
  source: {
    seed: 'del reglamento',
    public: 'según las páginas de la editorial',
    historical: 'historia',
    reconstructed: 'se sigue de varias reglas',
    adopted: 'interpretación nuestra',
  },
}
export default es
