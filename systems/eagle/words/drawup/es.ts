import type { SameWords } from '../../../../src/web/words/words.ts'
import type en from './en.ts'

/** El despliegue de una vez. */
export default {
  title: 'Desplegar de una vez',
  all: 'Desplegar las {{ count }} piezas como en la historia',
  allGround: 'Desplegar las {{ count }} piezas por mí',
  one: 'O una formación cada vez:',
  formation: '{{ name }} ({{ count }})',
  planned: 'Piezas desplegadas: {{ count }}.',
  history: 'Así lo dicen el escenario y las historias. Todavía no se ha colocado nada.',
  mixed:
    'Donde el escenario nombra los hexágonos están como en la historia; en lo demás, las formaciones están juntas. Todavía no se ha colocado nada.',
  ground: 'Las formaciones están juntas, cada una donde el escenario lo permite. Todavía no se ha colocado nada.',
  apart: 'En el hexágono libre más cercano: {{ list }}.',
  left: 'Sin hexágono posible: {{ list }}.',
  move: 'Para mover una pieza, pulsa su pila en el mapa y luego el hexágono nuevo. Pulsa la pila otra vez para la pieza siguiente.',
  whither: '¿Adónde va {{ piece }}? Pulsa un hexágono marcado.',
  fixed: '{{ piece }} no puede ir a ningún otro hexágono.',
  place: 'Colocar las {{ count }} piezas así',
  discard: 'Así no',
  cover: 'Cubrir con marcadores las {{ count }} pilas más fuertes',
  covered: 'Cubiertas: {{ list }}. Un marcador se puede quitar otra vez.',
  stack: '{{ hex }}, previsto: {{ list }}',
  there: '{{ piece }} a {{ hex }}',
} satisfies SameWords<typeof en>
