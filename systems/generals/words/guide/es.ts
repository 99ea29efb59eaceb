import type { SameWords } from '../../../../src/web/words/words.ts'
import type en from './en.ts'

/** The words of the guided first battle, in Spanish. */
const es: SameWords<typeof en> = {
  1: {
    title: 'Diez órdenes, en secreto',
    text: 'Llevas las blancas, al pie del mapa. Cada ronda escribes hasta diez órdenes, cada una para una unidad; Negro escribe las suyas a la vez y no ve ninguna tuya. Arrastra tu caballería de c1 a c2: van las cuatro. O elígela y luego c2: con cada clic va una.',
  },
  2: {
    title: 'Los cañones apuntan adonde disparan',
    text: 'Arrastra los cañones de b1 a b3, el sector que sigue al contiguo: los dos lo bombardearán antes de que marche la infantería.',
  },
  3: {
    title: '¿Quién sale ya?',
    text: 'Una orden dice adónde, no cuándo. La caballería puede salir ahora, antes de que disparen los cañones, o esperar y atacar junto a la infantería. Con un clic actúan todas; con su +, solo algunas; o ninguna ahora, y podrán más tarde.',
  },
  4: {
    title: 'Los dos marchan al mismo sector',
    text: 'Nadie declara un ataque: donde os encontráis hay combate. Primero disparan, y quienes quedan pelean cuerpo a cuerpo. Con oponente acierta el número más alto; sin oponente, 4 o más. El combate espera hasta que pulses Continuar.',
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
    text: 'Un dado acierta con 4 o más, tras restar lo que quita la distancia. Una unidad alcanzada huye; si la alcanzan dos veces, o ya estaba en fuga, queda destruida. Reparte los dados por igual con un botón, o apúntalos tú.',
  },
  8: {
    title: 'Te atacan: ¿reaccionas?',
    text: 'La infantería puede intentar formar cuadro: la caballería apenas daña a un cuadro. La caballería puede intentar cargar a su vez. Cada unidad tira un dado y necesita 5 o 6, y queda agotada después. Contra infantería un cuadro no ayuda: elige entonces «Sin reacción».',
  },
  9: {
    title: '¿Replegarse o aguantar?',
    text: 'La caballería que se repliega va un sector hacia tu reserva y no pelea más esta ronda, pero queda a salvo. Si es inferior en número, que se repliegue; si cubre una bandera o el sector de mando, que aguante.',
  },
  10: {
    title: '¿Quién se enfrenta a quién?',
    text: 'Cada una de tus unidades de la zona se enfrenta a un atacante. Con un clic se colocan por ti; o elígelas una a una.',
  },
  11: {
    title: 'Nadie enfrente',
    text: 'Allí atacan más unidades tuyas que defensores tiene él: estas pueden golpear a quien quieran, con ventaja. Con un clic se eligen los mejores objetivos.',
  },
  12: {
    title: 'Antes del cuerpo a cuerpo',
    text: 'Algunas de tus unidades pueden retirarse: se quedan donde están y no pelean más esta ronda. Si te gustan tus opciones, pulsa «Nadie se retira».',
  },
  13: {
    title: 'El sector está libre',
    text: 'No queda allí ningún enemigo que pueda pelear. Avanza para controlarlo y capturar a quien esté en fuga; o quédate, si temes lo que venga.',
  },
  14: {
    title: 'Ahora la infantería',
    text: 'Elige la infantería de a1 y luego a2: van tres o cuatro y las demás controlan a1, pues lo que controlas da puntos. Guarda una orden o dos: lo que guardas puede recuperar unidades en fuga. Luego da las órdenes.',
  },
  15: {
    title: 'Y así se sigue',
    text: 'Ronda tras ronda, hasta que un bando tenga diez puntos o acaben las diez rondas. Mira dónde es débil el enemigo, deja a alguien en tus banderas y en tu sector de mando, b1, y guarda una orden o dos mientras haya unidades en fuga.',
  },
  16: {
    title: 'Tu sector de mando está abierto',
    text: 'Con estas órdenes no se queda nadie en b1, y el enemigo puede llegar esta ronda: son 5 puntos para él. Deja allí una unidad con un − de la hoja, o manda una.',
  },
}
export default es
