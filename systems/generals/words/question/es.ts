import type { SameWords } from '../../../../src/web/words/words.ts'
import type en from './en.ts'

/** The words of the questions of a round, in Spanish. */
const es: SameWords<typeof en> = {
  finish: {
    act: 'Actúan estos',
    actNobody: 'Nadie actúa ahora',
    square: 'Que lo intenten',
    noSquare: 'Sin reacción',
    retreat: 'Replegarse',
    noRetreat: 'Aguantar',
    charge: 'A la carga',
    post: 'Tomar estas posiciones',
    aim: 'Apuntar a estos',
    aimNobody: 'No apuntar a nadie',
    pass: 'Dejar los dados',
    withdraw: 'Eso es todo',
    noWithdraw: 'Nadie se retira',
    halt: 'Quedarse aquí',
    lay: 'Fuego',
    road: 'En marcha',
    noRoad: 'Nadie marcha',
    rally: 'Recuperarlos',
    noRally: 'No recuperar a nadie',
    ready: 'Entregar',
  },
  muster: { fill: 'Despliega el resto por mí', placed: '{{ type }}, quedan {{ left }}' },
  all: {
    act: 'Actúan todos',
    react: 'Que lo intenten todas',
    retreat: 'Que se replieguen todas',
    post: 'Colócalos por mí',
    aim: 'Elegir los mejores objetivos',
    advance: 'Que avancen todos',
    rally: 'Recuperar a cuantos pueda',
    none: 'Ninguno',
  },
  lay: {
    title: 'Dados de tus cañones',
    aimed: '{{ aimed }} / {{ all }}',
    fire: 'Repartirlos por igual y abrir fuego',
    rest: 'Repartirlos por igual',
    each: '{{ chance }} de impacto con cada dado',
  },
  post: '{{ zone }}: {{ posted }} de {{ all }} en posición',
  price: {
    reactions:
      'La infantería en cuadro aguanta a la caballería toda la ronda; la caballería que lo logra pelea como atacante. Quien lo intenta queda agotado después.',
    retreat: 'La caballería que se repliega va un sector hacia tu reserva, no pelea y queda agotada después.',
    post: 'Un defensor por atacante; nadie que pueda tomar posición se queda al margen.',
    aim: 'Sin oponente, un resultado de cuatro o más es un impacto.',
    reroll: 'Un dado por cada frontera de más por la que atacas: tuyo o del enemigo.',
    withdraw: 'Quien se retira queda en su sector, fuera del cuerpo a cuerpo, y agotado después.',
    lay: 'Los dos dados de una batería necesitan dos unidades distintas. Los impactos cuentan cuando han caído todos los dados.',
    rally:
      'Una orden por cada caso: dos unidades en fuga de la misma clase se hacen una en la reserva, y la otra se pierde.',
  },
  odds: {
    faces: {
      none: 'no queda ningún enemigo en este combate',
      some: '{{ count }} {{ count|enemigo|enemigos }} en este combate',
    },
    works: '{{ chance }} de lograrlo cada una',
    hits: '{{ chance }} de impacto',
    now: 'ahora {{ now }}; repetido, {{ again }}',
    nowHit: 'impacto',
    nowMiss: 'sin impacto',
    ofHit: '{{ chance }} de impacto',
  },
}
export default es
