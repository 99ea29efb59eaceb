/** The rulings RA1 to RA67 of the Eagle in Spanish. By rule: title and gist. */
export const gistsOfRulings: Readonly<Record<string, readonly [title: string, gist: string]>> = {
  RA1: ['Duración del turno', '30 min. Motivo: así cuadran los turnos de los cinco escenarios.'],
  RA2: [
    'Fracciones en el fuego',
    'Exactas hasta sumarlas; después, hacia arriba. Motivo: el único redondeo impreso del fuego (cuadros) es hacia arriba.',
  ],
  RA3: [
    '30 % y 50 %',
    'Se redondea hacia arriba, con un mínimo de 1. Motivo: hay brigadas de una sola unidad con órdenes de ataque.',
  ],
  RA4: ['Un dado fuera de la tabla', 'Vale la fila del extremo. Motivo: las filas dicen «o menos» y «o más».'],
  RA5: [
    '«Con el terreno» en la distancia de las órdenes',
    'Suma de los PM de infantería de los hexágonos que quedan estrictamente en medio, por el camino legal más barato; el camino cumple 9.1. Motivo: el ejemplo 1 lo traza como una línea de mando; los costes de infantería están definidos en todas partes salvo en los desniveles impasables.',
  ],
  RA6: [
    'El cociente',
    'No se redondea; dado >= cociente; por encima de 6 es imposible. Motivo: el texto los compara directamente.',
  ],
  RA7: [
    'Distancia a uno mismo, o al hexágono propio o contiguo',
    '0, automático; aun así es un intento. Motivo: no hay nada en medio.',
  ],
  RA8: [
    'Cuándo empieza a regir una orden nueva',
    'Al instante. Motivo: la fase A precede a las fases de ambos jugadores.',
  ],
  RA9: [
    'Distancia en maniobra',
    'Las unidades no pueden entrar en un hexágono a menos de 6 de una unidad de combate enemiga, los comandantes sí; con la regla 8.2 del escenario 4, las francesas pueden llegar exactamente a 5, sin tener que detenerse. Motivo: «no situarse dentro de 5»; así son compatibles 3.1 B y 8.2.',
  ],
  RA10: [
    'El +3',
    'Solo si todos los hexágonos en que se entra siguen el camino. Motivo: «se mueven a lo largo» de él.',
  ],
  RA11: [
    'Hostigamiento y ataque, «al menos a 3 hexágonos»',
    'Las fichas de la gran unidad mueven de modo que acaben a 3 hexágonos o menos si sus PM lo permiten, y si no, más cerca que antes (RA113); no se las obliga a entrar en una ZDC. Motivo: ambas órdenes llevan al combate.',
  ],
  RA12: [
    'El «30 % / 50 % puede combatir»',
    'Es la parte máxima de las fichas de la gran unidad que pueden disparar a 1 hexágono o chocar en su propia fase; la artillería a 2 hexágonos o más es libre, y la defensa también; con órdenes de retirada, que nada dicen de ello, nadie inicia un combate. Motivo: el texto dice «puede»; opción attackQuota: tope, mínimo, ninguno.',
  ],
  RA13: [
    'Forma del área de defensa',
    'Un hexágono central y, como frente, una de las tres filas de hexágonos (N-S, NE-SO, NO-SE); el área son cinco filas paralelas de nueve hexágonos: la que pasa por el centro, 4 hexágonos a cada lado, y dos filas a cada mano; la fila k-ésima parte del centro, llevado alternativamente en las dos direcciones que se apartan de la fila (de una fila N-S, hacia el este NE y luego SE, hacia el oeste NO y luego SO; de una NE-SO, SE y luego S, y N y luego NO; de una NO-SE, N y luego NE, y SO y luego S); 45 hexágonos, cortados en el borde del mapa. Motivo: 9 x 5.',
  ],
  RA14: [
    'Independientes',
    'Fichas sin gran unidad; en Bailén no hay ninguna (Gd.Marins y la pieza del convoy están con Dupont). Motivo: se nombran junto a Dupont.',
  ],
  RA15: [
    'Radio n',
    'Distancia - 1 <= n (radio 3 = hasta 4 hexágonos). Motivo: no se cuenta ninguno de los dos extremos.',
  ],
  RA16: ['Sin órdenes: fuego ofensivo', 'No se permite. Motivo: inicia un combate.'],
  RA17: [
    'Movimiento sin órdenes',
    'Cada paso tiene que acortar la distancia al comandante propio. Motivo: «acercarse».',
  ],
  RA18: [
    'PM tras un cambio de formación',
    'Los de la formación que se tiene al principio de la fase; los costes se descuentan de ellos. Motivo: un solo factor por turno.',
  ],
  RA19: [
    'Hexágonos de la guerrilla',
    'Unidos entre sí y con el hexágono propio entre ellos. Motivo: la figura se ha perdido; así la unidad sigue siendo una.',
  ],
  RA20: [
    'Número de hexágonos',
    'De FC/4 redondeado hacia arriba a min(4, FC/2 redondeado hacia abajo). Motivo: de 2 a 4 puntos por hexágono.',
  ],
  RA21: [
    'Reacción en cuadro',
    'Solo ante una carga (el único ataque en que la caballería que llega hace una prueba de moral), en terreno despejado, por infantería en buen orden en formación normal o en guerrilla, a elección de su dueño, con una prueba por unidad y sin PM. Motivo: va unida a la prueba de la caballería.',
  ],
  RA22: ['El cuadro y las zonas', 'Sus 6 hexágonos son frente. Motivo: mira a todos los lados.'],
  RA23: ['Amplitud de un giro', 'A cualquier vértice, 1 PM. Motivo: no se dan grados.'],
  RA24: ['Mover de frente', 'Cada paso se da a un hexágono frontal. Motivo: 7.'],
  RA25: [
    'Cruzar 8 FC',
    'Cuenta la suma del hexágono; se entra y se sale por un lado de flanco; acabar allí es libre. Motivo: los ejemplos.',
  ],
  RA26: [
    'Orden en un apilamiento',
    'El dueño lo reordena a su gusto en su fase de movimiento; la guerrilla va encima; las baterías, encima para disparar. Motivo: lo necesitan 10.1 y 10.2.',
  ],
  RA27: [
    'Muchas unidades por un hexágono de entrada',
    'De una en una, y cada una paga el hexágono de entrada; la que no puede acabar legalmente espera al turno siguiente; una sola unidad de más de 8 FC puede estar sola. Motivo: el apilamiento se aplica al final del movimiento.',
  ],
  RA28: [
    'Quién ejerce ZDC',
    'Unidades formadas y con orientación: sus 2 hexágonos de frente como frente, sus 2 de flanco como flanco; cuadros: los 6 como frente; guerrillas: todo hexágono contiguo a uno ocupado, como frente; unidades desorganizadas, en desbandada o en maniobra, comandantes y carros: ninguna. Motivo: sin orientación no hay frente ni flanco.',
  ],
  RA29: [
    'ZDC y lados de hexágono',
    'Pasa ríos y arroyos, no desniveles impasables. Motivo: donde se puede combatir y donde no.',
  ],
  RA30: ['Varias ZDC', '+1 una sola vez. Motivo: «una ZDC enemiga».'],
  RA31: [
    'Prueba al salir',
    'Una por movimiento; D: sigue adelante desorganizada; R: la desbandada sustituye al movimiento. Motivo: se aplican los resultados de la tabla.',
  ],
  RA32: ['Fuera de mando en una ZDC', 'Se queda, y puede combatir. Motivo: 9.2.'],
  RA33: [
    '6 puntos por hexágono; cuadros',
    '6 en total desde el hexágono que dispara, contados tras las bajas y la reducción a la mitad por desorganización; los cuadros, en cambio: contra tres hexágonos contiguos cualesquiera como mucho la mitad de sus puntos, redondeada hacia arriba, y todos ellos contra los seis juntos. Motivo: la extensión del frente; en el ejemplo 5 un cuadro dispara 8.',
  ],
  RA34: [
    'Moral de un grupo mixto que dispara',
    'La de la unidad que aporta más puntos; con empate, el grado peor. Motivo: un solo dado.',
  ],
  RA35: ['Orden de los multiplicadores', 'Se multiplican todos. Motivo: el reglamento dice que se acumulan.'],
  RA36: [
    'Varias baterías de clases distintas',
    'El modificador de clase de la batería con más puntos. Motivo: un solo dado.',
  ],
  RA37: [
    'Larga distancia contra un apilamiento',
    'Orden aleatorio; un dado por unidad en la misma columna, con los modificadores de RD5. Motivo: «individualmente a cada unidad».',
  ],
  RA38: [
    'Infantería con artillería',
    'Pueden sumarse en el fuego defensivo, no en el ofensivo. Motivo: 10.2 nombra el ofensivo.',
  ],
  RA39: [
    'Crestas',
    'Entre los centros de los hexágonos; cuentan solo los que quedan en medio. Se desprecia un obstáculo a un nivel estrictamente comprendido entre los de ambas unidades, en un terreno que de la una a la otra no hace más que subir. Obstruye el terreno que sube y luego baja; no el que baja y luego sube. En una ladera de un solo sentido, sea dU el número de hexágonos que se recorren al nivel de la unidad de arriba antes de la primera bajada, y dL el de los que se recorren al de la unidad de abajo antes de la primera subida: la línea está despejada si dL es mayor que dU. Los hexágonos contiguos siempre están despejados. Motivo: versión formal de 10.2.1.',
  ],
  RA40: ['Eliminación con R o M', 'Solo las bajas sobrantes pasan a las de debajo. Motivo: el texto habla de bajas.'],
  RA41: [
    'El resultado D',
    'Sujeta a la unidad alcanzada, en esta fase; 2 o 3 bajas en fuego defensivo lo implican. Motivo: el glosario.',
  ],
  RA42: [
    'El terreno en el choque',
    'Por cada hexágono atacante: el lado y el hexágono del defensor. Motivo: «en o a través de».',
  ],
  RA43: ['Carga y flanco', 'Se multiplican (x2 x3). Motivo: RA35; opción: solo el mayor.'],
  RA44: [
    'Flanco',
    'El hexágono del atacante es de flanco o de retaguardia del apilamiento que se defiende; solo se benefician esos atacantes (RA76).',
  ],
  RA45: [
    'Grados que se comparan',
    'El más bajo del atacante, el más alto del defensor. Motivo: lo más favorable al defensor.',
  ],
  RA46: [
    'Obligación de atacar',
    'Todo hexágono enemigo situado en los hexágonos frontales de cualquier unidad que ataca tiene que ser atacado por alguien en esta fase, hasta donde lo permitan los límites 24/18. Motivo: el ejemplo 7.',
  ],
  RA47: [
    'Reorganización en ZDC: grado -1 (14.3) o dado -1 (tabla)',
    'Solo dado -1, una vez. Motivo: en esta tabla el efecto es el mismo para A-E, y está definido también para F.',
  ],
  RA48: [
    'Distancia de la carga',
    'El objetivo, a 2 hexágonos o más cuando se declara; el hexágono anterior al último paso, el último y el objetivo, en línea recta. Motivo: mínimo de 2 hexágonos; las tablas posteriores conocen una aproximación de 1 hexágono.',
  ],
  RA49: [
    'Cuándo se tira control',
    'Un dado por unidad de caballería, tras una carga, un choque posterior de la misma cadena o una contracarga que vacía el hexágono objetivo (por retirada o eliminación); no tras un simple choque sin carga; -1 solo si fue una carga. Motivo: 11.3 habla de cargas, y la tabla hace de la carga un modificador.',
  ],
  RA50: [
    'PM de retirada, «algunos o todos»',
    'Al menos 1 hexágono (2 tras A2), cada paso más cerca de la base, sin entrar en una ZDC si se puede evitar; si no se puede, no cuesta ni puntos ni orden: lo que 12 dice de las zonas se refiere a las retiradas que piden el fuego y el choque. Motivo: dentro de eso, decide el dueño.',
  ],
  RA51: [
    'Resultados de la contracarga',
    'A1, A2, AB: quien contracarga se retira y la carga sigue; ---, BM, DB: ambos se retiran y la carga se pierde; D1, D2: la caballería en fase se retira, la carga se pierde y quien contracarga tira control; no se duplica. Motivo: el texto y el ejemplo 9.2 juntos.',
  ],
  RA52: [
    'Caballería sin control',
    'Desorganizada: FC a la mitad, sin carga, solo choque; contra el enemigo más cercano, y con empate elige el dueño. Motivo: «la ficha se vuelve».',
  ],
  RA53: [
    'Evasión',
    'A 1 hexágono, alejándose de todos los atacantes, lo mueve quien elude; no si en todos los hexágonos hay enemigos, ZDC o terreno impasable.',
  ],
  RA54: [
    'Camino de retirada',
    'Cada paso aleja de los atacantes, o al menos no acerca a ellos, y lo mismo con los cañones que han disparado de lejos; hacia la base si se puede; elige el dueño.',
  ],
  RA55: ['Quién hace la prueba tras A1, A2, D2, DB', 'Todas las unidades de los hexágonos afectados.'],
  RA56: [
    'Desfavorable para un comandante',
    'Todo resultado que cueste a su bando una baja o una retirada (incluido BM).',
  ],
  RA57: ['Grado de los desmoralizados', 'De E a F; F sigue siendo F. Motivo: no hay grado más bajo.'],
  RA58: [
    'Tres desmoralizadas',
    'Se comprueba en el acto, tras cada resultado que pueda cambiarlo; el nivel lo da la diferencia, y es al menos marginal; si el mismo resultado lleva a ambos bandos a tres, se comparan, y con igualdad hay tablas; si no, se comparan tras la última reorganización, y con igualdad hay tablas. Motivo: 17: «en cualquier momento».',
  ],
  RA59: [
    'Prueba de la sed',
    'Antes de cada fuego o choque en que la unidad toma parte, disparando, atacando o defendiéndose; una vez por combate; la que falla sigue combatiendo en su nuevo estado, y si queda en desbandada se va; opción thirstTargets para los blancos del fuego. Motivo: «antes de que termine».',
  ],
  RA60: [
    'Suizos',
    'Las unidades suizas quedan fuera de la fuerza, del fuego y de las bajas de ese combate; si con ello a un bando no le queda nadie, el combate no se celebra; quien se ha quedado aparte tampoco avanza después; quien se queda aparte en un fuego no ha disparado (11.1), y no dispara más en esa fase. Motivo: «de ninguna manera».',
  ],
  RA61: ['Carros', 'Sin ZDC, no son blanco del fuego; se capturan con el hexágono. Motivo: no tienen FC.'],
  RA62: [
    'Comunicaciones cortadas',
    'No hay camino de hexágonos de A24 a AM1 libre de unidades de combate españolas y de su ZDC (que anula una unidad de combate francesa). Motivo: 9.1, por analogía.',
  ],
  RA63: [
    'Salidas por AM1',
    'Una brigada de Dupont (CHA, DPR, PRI, PAN, SCH) cuenta cuando han salido todas las fichas de combate que le quedan, al menos una; salir es un paso de 1 PM, sujeto a las órdenes y a las zonas de control como cualquier otro; conserva el estado que tenía al salir; la brigada española ganada cuenta en las dos comprobaciones de 17. Motivo: no hay otra condición impresa; las brigadas de Vedel entran por ese hexágono (opción exitCredit).',
  ],
  RA64: [
    'Marcadores de bajas',
    'Siguen con la unidad; factor de combate = el impreso menos las bajas; 0 = eliminada. Motivo: 11.',
  ],
  RA65: [
    'Hacia la base',
    'Cada paso tiene que reducir la distancia en hexágonos al hexágono de la base (al más cercano, si es Bailén). Motivo: 11, 14.',
  ],
  RA66: [
    'Posesión de lugares',
    'La tiene el bando de la última unidad de combate que estuvo en el hexágono; al principio, el desplegado allí, y si no, nadie.',
  ],
  RA67: [
    'Hexágonos con enemigos',
    'Ninguna unidad de combate entra en un hexágono con una unidad de combate enemiga; en uno donde solo hay comandantes enemigos se puede entrar, y estos van a la unidad más cercana de su mando o, si no, de su bando; carros: 8.5.2. Motivo: los comandantes no ejercen ZDC ni combaten.',
  ],
}
