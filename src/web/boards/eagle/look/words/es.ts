import type { SameWords } from '../../../../words/words.ts'
import type en from './en.ts'

/** Las probabilidades antes de tirar, qué es un hexágono y qué se puede poner sobre el mapa. */
const es: SameWords<typeof en> = {
  ground: { 0: 'terreno despejado', 1: 'edificios', 2: 'bosque ligero', level: 'nivel {{ level }}' },
  tools: {
    title: 'Sobre el mapa',
    zones: 'Zonas de control',
    command: 'Mando',
    threats: 'Amenazas',
    line: 'Línea de fuego',
  },
  zones: {
    note: 'Zonas de control de ambos bandos: las frontales llenas, las de flanco pálidas.',
  },
  command: {
    note: 'Hasta dónde llegan las órdenes de {{ leader }}: {{ radius }} hexágonos.',
    all: 'Hasta dónde llegan las órdenes de tus comandantes. Elige uno para ver solo las suyas.',
  },
  threats: {
    note: 'Señala un hexágono: qué enemigos de los que ves pueden llegar a él, dispararle, atacarlo o cargar contra él en su próxima fase.',
    none: '{{ hex }}: ningún enemigo de los que ves lo amenaza.',
    list: '{{ hex }}: {{ list }}.',
    one: '{{ unit }} ({{ how }})',
    come: 'puede llegar',
    fire: 'fuego',
    attack: 'ataque',
    charge: 'carga',
    unseen: '{{ count }} sin ver en {{ hex }}',
  },
  line: {
    from: 'Desde',
    to: 'Hasta',
    show: 'Trazar',
    note: 'Pulsa el hexágono que dispara y después aquel al que dispara; o escríbelos.',
    unknown: 'No hay tal hexágono.',
    clear: '{{ from }} a {{ to }}, {{ far }} hexágonos: línea de fuego despejada.',
    blocked: '{{ from }} a {{ to }}, {{ far }} hexágonos: la corta en {{ hex }} {{ what }}.',
    by: {
      woods: 'un bosque',
      buildings: 'un edificio',
      troops: 'tropas propias',
      crest: 'una cresta',
      edge: 'el borde de su propia altura',
    },
  },
  read: {
    way: '{{ unit }} llega por {{ points }} de {{ left }} PM',
    stops: '{{ unit }} llega por {{ points }} de {{ left }} PM, y una zona de control o un dado la detiene',
    not: 'No: {{ reason }} ({{ rule }})',
  },
  odds: {
    fire: 'Fuego sobre {{ hex }}: fuerza {{ points }}',
    shock: 'Choque en {{ hex }}: {{ points }} contra {{ against }}, {{ column }}',
    weak: 'Choque en {{ hex }}: demasiado débil, no tendría lugar (11.1b).',
    table: 'Lo que puede dar el dado',
    sum: 'Al dado se le suma {{ sum }}.',
    plain: 'Nada se suma al dado.',
    estimate: 'Es una estimación: no se ve a todos los que hay allí.',
    more: 'Otro dado:',
    die: 'Dado',
    chance: 'Probabilidad',
    result: 'Resultado',
    still: 'Si nadie elude el combate ni contracarga.',
  },
  shock: {
    0: 'nada',
    1: 'los atacantes pierden un punto',
    2: 'los atacantes se retiran un hexágono y hacen una prueba de moral',
    3: 'los atacantes se retiran dos hexágonos y hacen una prueba de moral',
    4: 'ambos pierden un punto',
    5: 'los defensores se retiran un hexágono',
    6: 'los defensores se retiran dos hexágonos y hacen una prueba de moral',
    7: 'los defensores pierden un punto y hacen una prueba de moral',
  },
  fire: {
    nothing: 'nada',
    loses: 'pierde {{ points }}',
    D: 'no puede atacar',
    M: 'hace una prueba de moral',
    R: 'se retira',
  },
}
export default es
