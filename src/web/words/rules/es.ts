import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** The words around the rulebook, in Spanish. */
const es: SameWords<typeof en> = {
  search: 'Buscar en las reglas',
  count: '{{ count }} reglas',
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
