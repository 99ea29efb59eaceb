/**
 * G93 to G152 in Spanish: combat step by step, objective markers, orders and morale, terrain. By rule: title and gist.
 */
export const gistsOfCombat: Readonly<Record<string, readonly [title: string, gist: string]>> = {
  G93: [
    'Los nueve pasos',
    'A distancia: reacción, toma de posiciones, dados, modificadores, impactos. Cuerpo a cuerpo: toma de posiciones, dados, modificadores, impactos. El orden no cambia nunca.',
  ],
  G94: [
    'Quién tira',
    'La unidad que tiene el ataque en cuestión debe tirar, aunque sus modificadores no le dejen ninguna posibilidad. La que no lo tiene no tira.',
  ],
  G95: [
    'Cómo se leen las dos partes',
    'En el combate a distancia la tirada sin oposición y la enfrentada rigen a la vez; en el cuerpo a cuerpo entre oponentes, solo la enfrentada.',
  ],
  G96: [
    'Quién puede reaccionar',
    'Solo unidades defensoras que no estén agotadas, cada una con su propia tirada sin oposición.',
  ],
  G97: [
    'Reaccionar es difícil',
    'Las tiradas de cuadro o de contracarga llevan -1, de modo que el dado tiene que mostrar 5 o 6.',
  ],
  G98: [
    'Formar el cuadro',
    'La infantería que se defiende de la caballería enemiga puede intentarlo. Si lo logra, queda en cuadro hasta el final de la ronda.',
  ],
  G99: [
    'Contracarga',
    'La caballería que se defiende de la infantería puede intentarla. Si lo logra, combate como caballería atacante, y si todo lo que se le opone es puesto en fuga puede entrar en el sector contra el que cargó, igual que un atacante.',
  ],
  G100: ['El precio', 'Las unidades que reaccionan quedan agotadas al final de la fase.'],
  G101: [
    'Dos veces',
    'Se toman posiciones antes de los dados a distancia y otra vez, descontadas las bajas, antes de los dados del cuerpo a cuerpo.',
  ],
  G102: ['Nadie se queda mirando', 'Todas las unidades que puedan colocarse deben colocarse.'],
  G103: [
    'La caballería puede replegarse',
    'En lugar de ocupar su puesto, la caballería defensora puede replegarse al sector contiguo en dirección a su propia reserva, si ese sector es amigo.',
  ],
  G104: [
    'Los defensores solo igualan',
    'Primero se coloca a los atacantes. Los defensores se colocan hasta igualar su número, así que en una zona nunca hay más defensores que atacantes.',
  ],
  G105: [
    'Orden en la zona',
    'En cada lado caben hasta cinco unidades, desde el espacio 1 y sin huecos: infantería, caballería y artillería atacantes; infantería en cuadro; infantería, caballería y artillería defensoras; infantería, caballería y artillería en fuga.',
  ],
  G106: [
    'Grupo tras grupo',
    'El grupo siguiente no llega hasta que el anterior está completo. Quien ya no encuentra espacio no combate y se queda en el sector.',
  ],
  G107: [
    'Unidades oponentes',
    'Los enemigos en espacios del mismo número son oponentes. Una unidad que da frente en otra dirección no se opone a nadie aquí.',
  ],
  G108: [
    'Desentenderse de un oponente en fuga',
    'El atacante que tiene enfrente una unidad en fuga puede dejarla y atacar como si no tuviera oponente. Gana la bonificación y renuncia a la captura.',
  ],
  G109: [
    'Romper el combate',
    'El atacante que tiene enfrente a un defensor puede retirarse antes del cuerpo a cuerpo. El que tiene enfrente a otro atacante tiene que llegar hasta el final.',
  ],
  G110: ['Los cañones retroceden', 'Acabado el fuego, los cañones atacantes dejan la zona en todos los casos.'],
  G111: [
    'Unidades agotadas en defensa',
    'Se colocan en el orden habitual, solo pueden defenderse y llevan -1 en el combate a distancia y en el cuerpo a cuerpo.',
  ],
  G112: [
    'Unidades en fuga dentro de la zona',
    'No atacan, pero pueden ser atacadas. Nunca se colocan defensores frente a atacantes en fuga.',
  ],
  G113: [
    'Infantería y artillería sin oponente',
    'Una unidad atacante de infantería o artillería sin oponente puede atacar a cualquier unidad enemiga de su propia zona de combate.',
  ],
  G114: [
    'Caballería sin oponente',
    'Una unidad atacante de caballería sin oponente puede atacar a cualquier unidad enemiga en cualquier zona de combate del sector atacado.',
  ],
  G115: [
    'La bonificación',
    'El blanco se nombra antes de tirar. La última columna de la tabla se suma al modificador contra ese blanco, y con 4 o más hay impacto.',
  ],
  G116: [
    'Por varios lados',
    'Un sector puede ser atacado a la vez por más de una frontera; su defensor puede repartir entre ellas sus unidades.',
  ],
  G117: [
    'Repetición de tiradas',
    'El atacante puede repetir un dado por cada dirección de ataque después de la primera, sea el dado suyo o del enemigo.',
  ],
  G118: [
    'Los dados, en orden',
    'Cada bando de una zona de combate tira un dado por cada unidad que tiene en ella y reparte los dados de mayor a menor, empezando por el espacio 1. Después se repiten tiradas.',
  ],
  G119: [
    'Los cañones, los últimos',
    'La artillería se coloca la última y recibe los dados más bajos. Sus dos dados van contra el mismo oponente y pueden alcanzarlo dos veces.',
  ],
  G120: [
    'Fila y columna',
    'Busca la fila de tu unidad y la columna de la unidad enemiga, cada una según su estado: atacante, pasiva o en cuadro. El primer valor es para el combate a distancia; el segundo, para el cuerpo a cuerpo.',
  ],
  G121: [
    'Columnas especiales',
    'La infantería en cuadro, el enemigo en fuga y la falta de enemigo tienen líneas o columnas propias.',
  ],
  G122: [
    'Otros modificadores',
    'Lo que resulta de estar agotada, de la fase de movimiento rápido, de las reacciones, del bombardeo y del terreno se suma al valor de la tabla.',
  ],
  G123: [
    'Primer impacto, segundo impacto',
    'El primer impacto pone en fuga a una unidad; otro más la captura o la destruye. Una unidad puede recibir varios impactos en un combate.',
  ],
  G124: [
    'Capturada o destruida',
    'Una unidad en fuga alcanzada por infantería o caballería es capturada, siempre que la unidad que la alcanzó sobreviva al combate. Si el impacto fue de la artillería, o de una unidad puesta en fuga a su vez en ese combate, queda destruida y no da nada.',
  ],
  G125: [
    'Sigue siendo un blanco',
    'Una unidad en fuga ya no participa en el combate, pero mientras esté en la zona de combate puede volver a ser alcanzada.',
  ],
  G126: [
    'Sin control',
    'Una unidad en fuga no controla su sector y la captura cualquier unidad enemiga que entre en él.',
  ],
  G127: [
    'Huida',
    'La infantería en fuga pasa a la casilla de fuga de su reserva al final de la fase 4; la caballería en fuga, al final de las fases 2 y 4. La artillería en fuga se queda.',
  ],
  G128: ['Nada hasta recuperarse', 'Las unidades en fuga no pueden hacer más que huir hasta que se recuperan.'],
  G129: [
    'General',
    'Señala tu sector de mando, que vale 5 puntos por ronda para el enemigo. El sector es amigo para ti mientras no haya en él ninguna unidad enemiga.',
  ],
  G130: [
    'Banderas',
    'Una bandera pequeña vale 1 punto por ronda para el enemigo, y una grande 3 puntos. El sector es amigo para ti mientras no haya en él ninguna unidad enemiga.',
  ],
  G131: [
    'Rosas de los vientos',
    'El enemigo recibe una sola vez la bonificación de una rosa de los vientos tuya, por tomar su sector: 1 punto la pequeña, 3 la grande.',
  ],
  G132: [
    'Dados para las órdenes',
    'Al principio de la fase de planificación se tira un dado, y en esa ronda tienes ese número más 6 órdenes.',
  ],
  G133: [
    'Entrega de las órdenes',
    'Tienes una orden más, que se usa en tu sector de mando. Cada orden solo se cumple si un dado muestra al menos la distancia, en movimientos, del sector de mando al sector al que se envía.',
  ],
  G134: [
    'Puntos que perder',
    'Cada jugador empieza con 15 puntos y pierde lo que habría ganado el enemigo. El que se queda sin ninguno está vencido.',
  ],
  G135: ['Menos sectores', 'En la fase de puntuación el jugador que tiene menos sectores cede 1 punto al otro.'],
  G136: [
    'Órdenes según la moral',
    'Recibes tantas órdenes como puntos tienes. Las que pasan de las diez normales solo sirven para recuperar.',
  ],
  G137: [
    'Terreno desigual',
    'El terreno no es igual para ambos bandos, así que el jugador favorecido debería aceptar alguna desventaja. Sus modificadores se suman a los de la tabla.',
  ],
  G138: [
    'Entre los árboles',
    'En un sector de bosque solo pueden entrar 3 unidades a la vez, no 5, y entrar en él agota a la unidad.',
  ],
  G139: [
    'Combatir en el bosque',
    'Atacantes y defensores llevan -2 en el combate a distancia y -1 en el cuerpo a cuerpo.',
  ],
  G140: [
    'Caballería en el bosque',
    'Allí no es rápida y se activa cuando la infantería, aunque conserva sus dos movimientos.',
  ],
  G141: [
    'Cañones y bosque',
    'La artillería entra en un bosque solo por un camino y no puede bombardear desde dentro. Un bosque en la línea de tiro es un obstáculo como unas unidades propias.',
  ],
  G142: [
    'Cuesta arriba y cuesta abajo',
    'Los atacantes llevan -1 en el cuerpo a cuerpo cuesta arriba y +1 cuesta abajo.',
  ],
  G143: [
    'Cañones y colinas',
    'Una colina anula los obstáculos contiguos, pero impide bombardear los sectores que tiene al lado.',
  ],
  G144: [
    'Al edificio',
    'El defensor puede meter dentro una de sus unidades de infantería cuando se toman posiciones para el cuerpo a cuerpo. Queda fuera del combate, y si todos los de fuera son eliminados cuenta como si no estuviera.',
  ],
  G145: ['Quién controla el sector', 'No controlas un sector cuyo edificio está en poder de una unidad enemiga.'],
  G146: [
    'El asalto',
    'La infantería puede atacar el edificio ocupado, con -1 en el combate a distancia y en el cuerpo a cuerpo.',
  ],
  G147: ['Una guarnición en fuga', 'No huye, y se recupera como la artillería.'],
  G148: [
    'Fuego desde las ventanas',
    'Mientras haya combate en cualquier zona de combate de su sector, la unidad del edificio puede atacar con la bonificación del ataque sin oponente.',
  ],
  G149: [
    'Demolido a cañonazos',
    'La artillería que le acierta 2 impactos en la fase 3, con -1, destruye un edificio junto con su ocupante. Desde entonces el edificio no existe.',
  ],
  G150: [
    'Marchar por un camino',
    'Un camino permite al jugador mover en la fase 5 hasta 2 unidades de infantería o caballería además de su movimiento normal.',
  ],
  G151: ['Cañones por el camino', 'Por un camino la artillería puede entrar en un bosque o cruzar un río.'],
  G152: [
    'Cruzar el agua',
    'En un sector de río no entran más de 3 unidades a la vez; las que vienen de otro sector del mismo río están exentas. Atacar a través de él cuesta -1 en el cuerpo a cuerpo; la artillería cruza solo por un puente.',
  ],
}
