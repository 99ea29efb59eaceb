import type { SameWords } from '../../../../src/web/words/words.ts'
import type en from './en.ts'

/** La primera batalla guiada, en español. */
const es: SameWords<typeof en> = {
  1: {
    title: 'Vedel llega a las cinco',
    text: 'Mandas a los franceses, en azul, contra la retaguardia del ejército español. Coloca primero a tus cuatro comandantes: elige uno y después un hexágono marcado. Tenlos cerca: solo las unidades con tres hexágonos como mucho entre ellas y su comandante, o Vedel, están bajo mando, y solo ellas pueden acercarse al enemigo.',
  },
  2: {
    title: 'Cómo se gana',
    text: 'Tienes tres turnos. La retaguardia española se desmoraliza cuando demasiadas de sus nueve fichas están eliminadas, desorganizadas o en desbandada: la pestaña de los ejércitos dice cuántas, y basta con una menos si tienes el cerro AD12, donde está la bandera. Entonces ganas, si las tuyas desmoralizadas son menos; los anillos de aquí arriba lo muestran. Ahora elige una unidad.',
  },
  3: {
    title: 'Cada brigada tiene su orden',
    text: 'Está por escrito y el enemigo no la ve. Atacar quiere decir: toda ella se acerca a tres hexágonos o menos del enemigo y la mitad de sus fichas puede iniciar un combate. Cassagne aún no tiene orden y se queda; Poinsot, Boussart y los cañones atacan.',
  },
  4: {
    title: 'La caballería puede cargar',
    text: 'Una cruz señala a un enemigo al que puede llegar su carga: a dos hexágonos por lo menos, los dos últimos en línea recta. Apunta a ella: el panel dice qué probabilidad tiene la carga de chocar, quién puede salirle al paso y qué da el choque. Al pulsar la cruz, carga hasta el final. Entonces vale el doble, pero al llegar pasa una prueba de moral y después puede quedar sin control. La brigada de Boussart es este único regimiento: si se desordena, cuenta como una brigada tuya. También puede mover y atacar sin más.',
  },
  5: {
    title: 'Mover, mirar, zonas de control',
    text: 'Una unidad mira a un vértice de su hexágono y mueve por los dos lados de su frente; las puntas de flecha a su alrededor la giran, una vez gratis antes de mover. Los números son lo que cuesta el camino; entre fichas, pulsa el número para unirte a ellas, o una ficha para elegirla. Una pila va junta si te llevas contigo a los demás. Quien entra en el frente de un enemigo se detiene: lleva varias unidades ante el mismo enemigo, con el frente hacia él. Al final, que los comandantes cabalguen tras sus unidades.',
  },
  6: {
    title: 'El fuego',
    text: 'Primero dispara el enemigo a quien se ha puesto a su lado, después tú. La infantería dispara al hexágono vecino, por su frente; los cañones llegan más lejos. Los puntos dan la columna, un dado la fila, y lo que cambia el dado se nombra con su regla. Quien dispara no ataca después: que disparen los cañones y la infantería guarde las bayonetas.',
  },
  7: {
    title: 'El choque',
    text: 'Elige una unidad, después un enemigo a su lado, y otra unidad para el mismo enemigo: juntas mejoran la relación de fuerzas. Tres contra uno es buena, uno contra uno no. Después empieza los combates. Una cruz señala a quién se puede atacar; nadie tiene que atacar.',
  },
  8: {
    title: 'Retirada, desorden, desbandada',
    text: 'El vencido se retira hacia su base y hace una prueba de moral. Una ficha torcida está desorganizada: combate con la mitad de su fuerza y no entra en zonas de control. La que lleva una bandera está en desbandada y huye. Las dos intentan reorganizarse al final del turno, y las dos cuentan para la desmoralización.',
  },
  9: {
    title: 'El turno del enemigo también es tuyo',
    text: 'Disparas a quien se ha puesto a tu lado, antes de que ataque. La infantería contra la que se carga puede intentar formar el cuadro, la caballería y la artillería enganchada pueden eludir el combate con la infantería, y la caballería puede lanzarse contra una carga. Lo que puedes hacer se pregunta en el momento, y siempre puedes dejarlo. Lo que responderías siempre igual, márcalo de antemano en «Intenciones permanentes», al pie de la decisión.',
  },
  10: {
    title: 'Otra orden',
    text: 'Desde el segundo turno Vedel puede enviar dos órdenes, a Cassagne por ejemplo, para que ataque. Cada una tiene que llegar: cuanto más lejos cabalga, más alto ha de ser el dado. Lo que una orden permite está escrito a su lado. Nadie más ve lo que escribes.',
  },
}
export default es
