import type { SameWords } from '../../../../words/words.ts'
import type en from './en.ts'

/** The words of the guided first battle, in Spanish. */
const es: SameWords<typeof en> = {
  1: {
    title: 'Diez órdenes, en secreto',
    text: 'Mandas a Blanco, al pie del mapa. Cada ronda escribes hasta diez órdenes, cada una para una unidad. Negro escribe las suyas a la vez y no ve ninguna tuya. Elige tu caballería en c1 y luego c2: cada vez sale una unidad más.',
  },
  2: {
    title: 'Los cañones apuntan adonde disparan',
    text: 'Elige los cañones de b1 y luego b3, el sector que sigue al contiguo, una vez por cada uno de los dos: lo bombardearán antes de que marche la infantería. Luego manda adelante algo de infantería y guarda una orden o dos: lo que guardas puede recuperar unidades en fuga.',
  },
  3: {
    title: '¿Quién sale ya?',
    text: 'Las órdenes atan la dirección, no el momento. La caballería puede salir ahora, antes de que hablen los cañones, o esperar y atacar junto a la infantería. Que actúen todas, algunas con su +, o ninguna, y confirma.',
  },
  4: {
    title: 'Los dos marchan al mismo sector',
    text: 'Nadie declara un ataque: donde os encontráis hay combate. Primero disparan, y quienes quedan pelean cuerpo a cuerpo. Con oponente gana el número más alto; sin oponente, cuatro o más es un impacto. El relato espera hasta que sigas.',
  },
  5: {
    title: 'Las órdenes guardadas los traen de vuelta',
    text: 'Las unidades en fuga esperan en su casilla. Una orden guardada y dos unidades en fuga de la misma clase hacen una fresca en tu reserva; los cañones se recuperan donde están. Sin dos de la misma clase no se te pregunta.',
  },
  6: {
    title: 'Puntos al final de la ronda',
    text: 'Dan puntos las unidades capturadas, las banderas del enemigo (1 cada una) y su sector de mando (5), y también controlar más sectores que él. Diez puntos ganan; tras diez rondas, quien tenga más.',
  },
  7: {
    title: 'Cada cañón tira dos dados',
    text: 'Una unidad alcanzada huye; si la alcanzan dos veces, o ya estaba en fuga, queda destruida. Reparte los dados por igual con un botón, o apúntalos tú.',
  },
}
export default es
