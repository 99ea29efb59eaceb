/** G1 to G92 in Spanish: the battle, its units, the seven phases of a round. By rule: title and gist. */
export const gistsOfTheRound: Readonly<Record<string, readonly [title: string, gist: string]>> = {
  G1: [
    'El campo y su escala',
    'Dos jugadores, Blanco y Negro, se enfrentan en los nueve sectores de un campo de batalla; cada uno tiene además un sector de reserva. Una ronda equivale más o menos a una hora; una unidad, a una compañía, un escuadrón o una batería de 80 a 200 hombres; cuatro o cinco unidades forman un batallón, y dos batallones un regimiento.',
  ],
  G2: [
    'Las dos caras del tablero',
    'La cara A lleva impresos los sectores de mando y de bandera y está pensada para las primeras partidas. La cara B no los lleva y puede girarse en cualquier sentido. Ambas tienen símbolos de terreno, más en la B, que solo cuentan con las reglas de terreno.',
  ],
  G3: [
    'Qué hay en la caja',
    'De cada color hay 30 infanterías, 12 caballerías, 4 artillerías y 5 dados, y en total 60 peanas, que son justo las que ocupan dos ejércitos normales. Lo completan fichas de artillería y de defensa, fichas de puntos de victoria y 20 marcadores de objetivo (generales, banderas, rosas de los vientos).',
  ],
  G4: [
    'Diez puntos ganan',
    'La batalla termina en cuanto un jugador reúne su décimo punto de victoria: ese jugador ha ganado.',
  ],
  G5: ['Tras diez rondas', 'Si al final de la ronda 10 nadie tiene diez puntos, gana quien tenga más.'],
  G6: [
    'Qué da puntos',
    'Cada ronda: 5 por controlar el sector de mando enemigo, 1 por cada sector de bandera enemigo, 1 por controlar más sectores del campo de batalla que el enemigo. Una sola vez: 1 por cada unidad de infantería o caballería capturada, 2 por cada unidad de artillería capturada. Un marcador de objetivo vale lo que indica.',
  ],
  G7: ['El ejército normal', 'Cada jugador manda 20 unidades de infantería, 8 de caballería y 2 de artillería.'],
  G8: [
    'La fila de diez fichas',
    'Diez puntos de victoria se ponen aparte, en fila junto al tablero, para la mayoría de sectores; los demás forman el montón común. La fila sirve también para contar las rondas.',
  ],
  G9: [
    'Despliegues preparados',
    'Las unidades se colocan como dice el despliegue elegido: ala derecha, centro, ala izquierda, reserva. Cada jugador lee la lista desde su lado de la mesa.',
  ],
  G10: [
    'La Rothière: alas opuestas',
    'En este despliegue los jugadores usan alas opuestas, de modo que las dos masas de caballería quedan frente a frente.',
  ],
  G11: [
    'Despliegue libre',
    'En cada uno de los tres sectores de partida se ponen 6 unidades cualesquiera, y en la reserva 12 cualesquiera. Ambos jugadores lo anotan en secreto antes de que se vea.',
  ],
  G12: [
    'Ejércitos libres equilibrados',
    'Un despliegue propio no tiene por qué ser el reflejo del enemigo, pero los jugadores deben acordar antes cuántas unidades de cada clase tiene un ejército.',
  ],
  G13: [
    'Quién tiene qué al empezar',
    'La reserva es tuya desde el principio, y también el ala izquierda, el centro y el ala derecha que tiene delante.',
  ],
  G14: [
    'Seis unidades por sector',
    'En un sector del campo de batalla caben 6 unidades. En una reserva cabe cualquier número.',
  ],
  G15: [
    'Zonas de combate',
    'Cada frontera tiene una zona de combate de cinco espacios, y todo combate se libra en estas zonas.',
  ],
  G16: ['Control', 'Controlas un sector mientras haya en él al menos una unidad tuya que no esté en fuga.'],
  G17: [
    'Sin orden no hay acción',
    'Una unidad solo puede activarse si se le dio una orden: su clase anotada en su sector, con una flecha hacia donde ha de actuar.',
  ],
  G18: [
    'Una orden por unidad',
    'Cada unidad recibe como mucho una orden por ronda. La cifra delante del símbolo solo ahorra escribir: 2C son dos órdenes para dos unidades de caballería.',
  ],
  G19: [
    'La flecha obliga; el acto, no',
    'La orden fija la dirección y nada más. Si la unidad mueve, ataca o bombardea se decide cuando actúa, dentro de lo que permiten las reglas.',
  ],
  G20: [
    'Activa solo mientras actúa',
    'Una unidad con orden es activa en la fase en que lleva a cabo su acción, y pasiva en todas las demás.',
  ],
  G21: [
    'Actuar de nuevo',
    'Algunas unidades pueden activarse una segunda vez en la misma ronda; es el caso de la caballería.',
  ],
  G22: [
    'Cuando todo está hecho',
    'Una unidad que ha llevado a cabo todas sus acciones queda agotada y no puede volver a actuar sin una orden nueva.',
  ],
  G23: [
    'La fase que se deja pasar',
    'La mayoría de las acciones pertenece a una fase. Pasada esa fase, a la unidad solo le quedan las acciones de las fases siguientes.',
  ],
  G24: ['Unidades sin activar', 'Permanecen pasivas, pero mantienen su sector y se defienden si son atacadas.'],
  G25: ['Ambos bandos a la vez', 'Las acciones de una misma clase las llevan a cabo ambos jugadores al mismo tiempo.'],
  G26: [
    'Paso a paso en todo el tablero',
    'Cada paso del combate se termina en todas las zonas de combate antes de empezar el siguiente. Las bajas de la parte a distancia, y después las del cuerpo a cuerpo, solo surten efecto cuando se han tirado todos los dados de esa parte.',
  ],
  G27: [
    'Nunca en diagonal',
    'Las unidades mueven a uno de los cuatro sectores vecinos, nunca a través de una esquina.',
  ],
  G28: ['Un sector por fase', 'Un movimiento es siempre de un sector; para el segundo hace falta otra fase.'],
  G29: [
    'Cuánto en una ronda',
    'Infantería y artillería pueden mover 1 sector en una ronda; la caballería, 2, en dos fases distintas.',
  ],
  G30: [
    'Cuándo hace la caballería sus dos movimientos',
    'Tras mover en la fase 2 queda otro movimiento, en la fase 4 o bien en la fase 5. La caballería que dejó pasar la fase 2 aún puede hacer los dos, uno en cada una de estas.',
  ],
  G31: ['La reserva enemiga está cerrada', 'Ninguna unidad puede intentar entrar en el sector de reserva del enemigo.'],
  G32: [
    'No se ataca desde la reserva',
    'Una unidad en su reserva no puede atacar el sector que tiene delante. La caballería que empieza allí puede atacar con su segundo movimiento, si en el primero no encontró combate.',
  ],
  G33: [
    'No cabe la séptima',
    'Ningún movimiento puede llevar un sector a más de 6 unidades. Si tus órdenes lo hicieran, eliges tú quién va y quién se queda.',
  ],
  G34: ['Las unidades en fuga ocupan sitio', 'Las unidades en fuga cuentan entre las 6 de su sector.'],
  G35: [
    'Cinco por frontera',
    'En una fase no pueden pasar más de 5 unidades entre dos sectores, y una reserva no es excepción.',
  ],
  G36: [
    'Agotada por actuar',
    'Una unidad que ha llevado a cabo su acción y ya no tiene movimiento en esta ronda queda agotada al final de esa fase.',
  ],
  G37: ['Agotada por reaccionar', 'Una unidad que reaccionó a un ataque queda agotada al final de la fase.'],
  G38: [
    'Caballería que no alcanza a nadie',
    'Una unidad de caballería que no logra ningún impacto en su combate queda agotada.',
  ],
  G39: [
    'Lo que vale una unidad agotada',
    'No es activa y no puede hacer ninguna acción; si la atacan, combate con -1 en sus dados.',
  ],
  G40: [
    'Caballería que ha movido un sector',
    'Si todo lo que hizo en la ronda fue mover un sector, no está agotada y reacciona a un ataque como de costumbre.',
  ],
  G41: [
    'Cuánto dura',
    'Las unidades dejan de estar agotadas hacia el final de la ronda. Se nombra para ello tanto la fase de recuperación como la de puntuación; en el juego da lo mismo.',
  ],
  G42: [
    'Agotada en la fase 4',
    'Quedar agotada por la propia acción en la fase de armas combinadas no cuesta nada en combate, porque en esa ronda ya no hay más.',
  ],
  G43: [
    'Qué provoca un combate',
    'Nadie declara un ataque. Hay combate cuando unas unidades entran en un sector que controla el enemigo, cuando ambos bandos mueven al mismo sector, o cuando unidades a ambos lados de una frontera mueven unas contra otras.',
  ],
  G44: [
    'Dónde se colocan',
    'Los atacantes ocupan los espacios junto a la frontera del sector que quieren; los defensores de ese sector, si los hay, la otra mitad de la misma zona de combate.',
  ],
  G45: [
    'Tiran ambos bandos',
    'En combate tiran ambos bandos y ambos pueden perder unidades, ataque quien ataque. Solo el bombardeo va en un sentido.',
  ],
  G46: [
    'Tomar un sector',
    'Si todas las unidades enemigas del sector atacado han sido alcanzadas, es tuyo, y las unidades que te queden pueden entrar al final de la fase.',
  ],
  G47: [
    'Un dado por unidad',
    'Por regla general cada unidad que participa tira un dado de seis caras, y el número se modifica antes de leerlo.',
  ],
  G48: [
    'Tirada sin oposición',
    'Un resultado modificado de 4 o más es un éxito. Es la tirada de las reacciones, del bombardeo y de todo ataque sin oponente.',
  ],
  G49: ['Tirada enfrentada', 'Gana el resultado modificado más alto; el empate no es éxito para nadie.'],
  G50: [
    'El fuego exige ambas cosas',
    'Para alcanzar por el fuego a la unidad oponente, el resultado modificado debe ser de 4 o más y además superar al del oponente.',
  ],
  G51: [
    'Nunca menos de 1 ni más de 6',
    'Los modificadores no pueden llevar un resultado más allá de las caras del dado: lo que pasa de 6 se lee como 6, lo que baja de 1 como 1.',
  ],
  G52: [
    'Cuándo actúa la infantería',
    'Puede ser activa una vez por ronda, en la fase 4 o en la fase 5, y mueve 1 sector.',
  ],
  G53: [
    'Fuego y bayoneta',
    'Solo la infantería combate tanto a distancia como cuerpo a cuerpo, y se coloca la primera en la zona de combate.',
  ],
  G54: ['Cuadros', 'Amenazada por la caballería, la infantería puede intentar formar el cuadro.'],
  G55: [
    'Cuándo actúa la caballería',
    'Puede ser activa en dos cualesquiera de las fases 2, 4 y 5 y mueve 2 sectores por ronda. Ataca solo cuerpo a cuerpo.',
  ],
  G56: [
    'Repliegue o contracarga',
    'La caballería atacada puede replegarse antes del combate o intentar una contracarga.',
  ],
  G57: [
    'Por el flanco',
    'La caballería atacante sin oponente puede golpear a una unidad enemiga en cualquier zona de combate del sector atacado.',
  ],
  G58: ['Una carga sin impacto', 'La caballería atacante que no logra ningún impacto queda agotada.'],
  G59: [
    'Una cosa por ronda',
    'Una batería bombardea en la fase 3, ataca a corta distancia en la fase 4 o mueve 1 sector en la fase 5. Después de cualquiera de las tres queda agotada.',
  ],
  G60: [
    'Dos dados',
    'La artillería tira dos dados: al bombardear, uno contra cada una de dos unidades; en combate a corta distancia, los dos contra una sola. No tiene ataque cuerpo a cuerpo.',
  ],
  G61: ['Los cañones no avanzan', 'La artillería no mueve después de atacar y nunca mueve en la fase 4.'],
  G62: [
    'Los cañones no huyen',
    'La artillería en fuga se queda donde está y puede recuperarse allí. El enemigo que toma su sector obtiene 2 puntos por ella.',
  ],
  G63: [
    'Diez órdenes en secreto',
    'Cada jugador tiene 10 órdenes por ronda, cada una para una unidad elegida, y planifica sin que el otro lo vea.',
  ],
  G64: [
    'Órdenes guardadas',
    'No hace falta dar todas las órdenes. Con las que guardas puedes recuperar unidades en fuga en la fase 6.',
  ],
  G65: [
    'Después no se cambia nada',
    'Cuando ambos jugadores están conformes con sus planes, estos se cumplen. En la fase 7 puedes pedir que se te enseñe el plan enemigo.',
  ],
  G66: [
    'La caballería puede adelantarse',
    'La caballería con órdenes puede activarse ahora o esperar. Cada unidad que sale se pone junto a la frontera que va a cruzar.',
  ],
  G67: ['A un sector amigo', 'En un sector con unidades o con un marcador tuyos se entra sin más.'],
  G68: ['A un sector neutral', 'Puedes entrar si no hay unidades enemigas que muevan contra ti hacia el mismo sector.'],
  G69: [
    'Contra el enemigo',
    'Si el enemigo controla el sector de destino, o sus unidades se oponen al movimiento, tiene que haber combate.',
  ],
  G70: [
    'En la fase 2 se dispara con prisa',
    'Todo combate a distancia de la fase de movimiento rápido se tira con -2.',
  ],
  G71: [
    'La caballería en fuga sale primero',
    'Tras el combate de esta fase, la caballería en fuga pasa a la casilla de fuga de su reserva antes de que nadie entre.',
  ],
  G72: [
    'Avanzar es voluntario',
    'Si el sector atacado ha quedado neutral, puedes entrar. La caballería que no lo hace, y la que no alcanzó a nadie, queda agotada.',
  ],
  G73: ['Rechazados', 'Si el enemigo sigue controlando el sector, los atacantes vuelven al lugar de donde vinieron.'],
  G74: [
    'Puntería y alcance',
    'Una batería con orden puede disparar al sector vecino o al siguiente, en línea recta al frente, a la izquierda o a la derecha. Su orden señala el único sector al que dispara; el fuego no se reparte entre dos.',
  ],
  G75: [
    'Solo tiran los cañones',
    'Se eligen los blancos, se tiran los dados, se aplican los modificadores y se anotan los impactos; solo hay dados para la artillería activa. Los blancos sin orden no pueden reaccionar.',
  ],
  G76: [
    'A quién se apunta',
    'Una batería apunta a dos unidades distintas, un dado a cada una: primero infantería en cuadro; después infantería, caballería, artillería; al final infantería, caballería y artillería en fuga. Si solo hay una unidad, se tira un solo dado.',
  ],
  G77: [
    'Modificadores del bombardeo',
    'Al valor a distancia de la artillería atacante contra esa unidad se le suma -3 a alcance 1 o -4 a alcance 2, y +1 si hay una ficha tuya en el sector. Con 4 o más hay impacto.',
  ],
  G78: ['Efecto', 'Una unidad alcanzada se pone en fuga; una unidad en fuga alcanzada es destruida.'],
  G79: [
    'Fichas de artillería',
    'Una batería que ha disparado pone su ficha en el sector al que disparó; la que no, la retira del tablero. Así el +1 se gana batiendo el mismo sector ronda tras ronda.',
  ],
  G80: [
    'Obstáculos',
    'Las unidades del sector intermedio estorban. Si son enemigas, uno de los dados debe tirarse contra una de ellas, con los modificadores que valgan allí; si son tuyas, ese dado no se tira.',
  ],
  G81: [
    'Todas las armas',
    'Infantería y caballería con órdenes pueden mover o atacar; la artillería puede atacar a corta distancia. Primero se coloca a todas en las zonas de combate; después se resuelven los sectores amigos, neutrales y enemigos como en la fase 2.',
  ],
  G82: ['Fuego pleno', 'El -2 de la fase de movimiento rápido no se aplica aquí.'],
  G83: [
    'Las unidades en fuga salen primero',
    'Tras el combate, la caballería y la infantería en fuga pasan a la casilla de fuga de su reserva antes de que nadie entre.',
  ],
  G84: [
    'Avanzar es obligatorio',
    'Si el sector atacado ha quedado neutral, tienes que entrar; la artillería no lo hace nunca. Si sigue siendo del enemigo, los atacantes vuelven atrás.',
  ],
  G85: [
    'Movimientos sin combate',
    'Las unidades que siguen activas pueden mover a un sector vecino que sea amigo, o neutral y no pretendido también por el enemigo. No hay combate, y la artillería solo mueve en esta fase.',
  ],
  G86: ['El límite de la frontera sigue', 'También aquí pueden pasar solo cinco unidades de un sector al siguiente.'],
  G87: [
    'Una orden guardada, una unidad',
    'Cada orden que no diste en la fase de planificación puede recuperar una unidad.',
  ],
  G88: [
    'Infantería y caballería',
    'Dos unidades en fuga de la misma clase se funden en una: vuelve a tu reserva, y la otra pieza sale de la partida.',
  ],
  G89: [
    'Artillería',
    'Una batería en fuga en un sector que controlas se recupera en el sitio, sin entregar otra batería a cambio.',
  ],
  G90: ['Poner orden', 'Se retiran los marcadores de los cuadros y ninguna unidad sigue agotada.'],
  G91: [
    'Orden de la puntuación',
    'Primero las unidades capturadas se convierten en puntos (infantería y caballería 1, artillería 2), luego pagan los objetivos, y por último la mayoría de sectores.',
  ],
  G92: [
    'Mayoría de sectores',
    'El jugador que controla más sectores del campo de batalla recibe 1 punto de la fila de diez. En caso de empate la ficha vuelve a la caja.',
  ],
}
