/**
 * The rulings A1 to A63 and B1 to B19 in Spanish, each worded so that it can be read without its question. By rule:
 * title and gist.
 */
export const gistsOfRulings: Readonly<Record<string, readonly [title: string, gist: string]>> = {
  A1: [
    'Mando y banderas en la cara A',
    'El centro de cada fila de partida es el sector de mando (b1, b3); sus dos alas son los sectores de bandera (a1, c1, a3, c3).',
  ],
  A2: [
    'Amigo, neutral, enemigo',
    'Enemigo: hay en él una unidad suya que no está en fuga. Amigo: tu reserva, un sector con una unidad tuya que no está en fuga, o uno con tu mando o tu bandera y sin unidad enemiga alguna. Todo lo demás es neutral, también un sector en el que solo hay unidades en fuga.',
  ],
  A3: [
    'Objetivos vacíos y mayoría',
    'Un objetivo propio vacío no cuenta para la mayoría: tiene que haber en él una unidad que no esté en fuga.',
  ],
  A4: [
    'Orden de los movimientos en una fase',
    'Primero todos los movimientos a sectores amigos, luego los que van a sectores neutrales; ambas pasadas se repiten hasta que no se mueve nada, y lo que queda combate. Donde un sector estaba lleno, una pasada posterior deja entrar a los que esperaban, una vez que otros han salido.',
  ],
  A5: [
    'Dejar un sector atacado',
    'Si todas sus unidades salen sin combate, el atacante entra sin más. Si su propio movimiento acaba en combate, siguen manteniendo el sector y este es asaltado.',
  ],
  A6: [
    'Ambos quieren el mismo sector vacío',
    'Todos los que lo quieren son atacantes. Se emparejan los grupos, y un grupo son todas las unidades de un bando en una frontera: primero fronteras opuestas, luego el mayor con el mayor, y los empates en el orden norte, este, sur, oeste. Un grupo sobrante no tiene oponentes: su caballería puede elegir víctima entre todos los enemigos empeñados por el sector; su infantería y sus cañones no tienen a quién apuntar, aunque la suya es una dirección de ataque. Nadie entra mientras ambos bandos tengan allí unidades empeñadas.',
  ],
  A7: [
    'Mover uno contra otro',
    'Se encuentran en una misma zona, ambos como atacantes, y a su lado se ponen unidades pasivas en la medida en que los atacantes enemigos los superen en número. Después un bando solo puede cruzar a un sector sin ningún enemigo capaz aún de combatir; si no, todos se quedan donde estaban.',
  ],
  A8: [
    'Cinco por frontera, ¿para quién?',
    'El límite no se comparte: vale para cada bando, cada dirección y cada fase. También lo gastan los ataques fallidos, los repliegues y los cañones a corta distancia, cada uno en su propia dirección.',
  ],
  A9: [
    'Cuándo se cuentan los seis',
    'Después de cada tanda de movimientos simultáneos, sobre todos los que están entonces en el sector; las unidades empeñadas en un ataque cuentan donde están. Quién tiene que quedarse lo dice su dueño; esa unidad cuenta como si no hubiera actuado, así que su orden sigue sirviendo en una fase posterior.',
  ],
  A10: [
    'De la reserva contra el enemigo',
    'Las unidades de la reserva cuyo destino resulta ser del enemigo, o pretendido por él, se quedan en ella y no se oponen a nadie. Su orden no se gasta: en una fase posterior de la ronda aún pueden salir.',
  ],
  A11: [
    'Órdenes y piezas',
    'Una orden no pertenece a una pieza, sino a un sector, una clase y un número. Queda ligada a una pieza cuando esta actúa por primera vez; sirve cualquier unidad fresca de esa clase que estuviera en el sector al hacer los planes.',
  ],
  A12: [
    'Una flecha o dos',
    'La caballería recibe una sola orden con un recorrido de uno o dos sectores, fijado al planificar; puede doblar y puede volver. Un cañón recibe un recorrido recto de uno o dos sectores: el final es lo que bombardea; el primer sector, adonde mueve o donde ataca a corta distancia.',
  ],
  A13: [
    'Órdenes condicionales',
    'Una orden no puede depender de lo que ocurra. Pero cuándo actúa una unidad, y si mueve, ataca o bombardea, lo deciden ambos jugadores en secreto al principio de cada fase.',
  ],
  A14: [
    'Órdenes que no se usan',
    'Una unidad con orden no está obligada a actuar. Pero una orden dada y no usada está perdida: no recupera a nadie.',
  ],
  A15: [
    'Caballería rechazada en la fase 2',
    'La caballería rechazada está de vuelta en su sector, ha gastado una de sus dos activaciones y no está agotada. En la fase 4 puede atacar otra vez con el mismo tramo de su orden.',
  ],
  A16: [
    '¿Qué es no alcanzar a nadie?',
    'La caballería no ha alcanzado a nadie cuando atacó, tenía un blanco al que podía golpear y no logró ningún impacto, o cuando se retiró. La caballería que no encontró blanco no ha fallado, y la que defiende no entra en esto.',
  ],
  A17: [
    'Reacciones fallidas',
    'También cuentan: con éxito o sin él, la unidad ha reaccionado y quedará agotada al acabar la fase. Una unidad reacciona una sola vez por fase: cuadro, contracarga o repliegue.',
  ],
  A18: [
    'Repliegue de la caballería',
    'Se hace solo antes de la primera toma de posiciones, sin tirada, si es pasiva y no está agotada. Va un sector hacia atrás por su propia columna, y desde la fila de partida a la reserva; ese sector debe ser amigo y tener sitio. Al final de la fase queda agotada.',
  ],
  A19: [
    'Cómo funciona una contracarga',
    'Tiene que haber al menos una unidad de infantería enemiga atacando su sector. Se une a una zona en la que ataque esa infantería; se le pueden oponer unidades pasivas enemigas; nadie reacciona a ella, y no es dirección de ataque para repetir tiradas. Avanzar después es voluntario.',
  ],
  A20: [
    'Quién puede formar el cuadro',
    'Puede intentarlo toda la infantería de un sector atacado por caballería a través de cualquiera de sus fronteras.',
  ],
  A21: [
    'Reservarse unidades',
    'Un defensor no puede dejar atacantes sin oponente para ahorrar unidades. Solo puede elegir, grupo por grupo, la zona en que defiende cada una.',
  ],
  A22: [
    'Unidades que atacan en otra parte',
    'No defienden su sector mientras dura el fuego. Las que se retiran antes del cuerpo a cuerpo dan la vuelta y lo defienden, como unidades pasivas. Mientras están empeñadas solo pueden alcanzarlas las unidades oponentes, y la caballería enemiga sin oponente, que llega a todas las zonas del sector.',
  ],
  A23: [
    'Cañones a corta distancia',
    'La artillería se coloca como los demás atacantes y tira dos dados contra una unidad. Puede atacar sola, pero nunca toma un sector ni impide al enemigo entrar en uno neutral; si el enemigo entra en ese sector antes del combate, los cañones lo atacan allí. Tras la parte a distancia son unidades pasivas de su propio sector.',
  ],
  A24: [
    'Quién puede retirarse antes del cuerpo a cuerpo',
    'Cuando los cañones se han ido, se cuentan los atacantes de ambos bandos. Tienen que quedarse tantos tuyos como tengan enfrente a un atacante enemigo, desde el espacio 1 en adelante; cualquiera de los demás puede irse. Nadie se va donde ya no queda ningún enemigo capaz de luchar en el sector atacado ni camino de él: ese sector está ganado, y se entrará en él (G84). La unidad que se va quedará agotada, como después de cualquier ataque.',
  ],
  A25: [
    'Dados y unidades que no tiran',
    'Los dados son solo para las unidades que tiran, en el orden de sus espacios; un cañón toma dos seguidos. Cada zona se tira por separado, y los dados no se reordenan después de repetir tiradas.',
  ],
  A26: [
    'Un dado contra dos',
    'El cañón compara cada uno de sus dados con el único dado que tiene enfrente. Ese dado tiene que superar al mejor de los dos.',
  ],
  A27: ['Un oponente que no tira', 'Contra él hace falta un 4 o más modificado, también en el cuerpo a cuerpo.'],
  A28: [
    'Golpear a unidades en fuga',
    'Contra una que está enfrente: solo la columna de unidades en fuga. Si la elige un atacante sin oponente: la columna de unidades en fuga y la última, sumadas. En ambos casos hace falta 4 o más.',
  ],
  A29: [
    'Repetición de tiradas',
    'Hay una provisión por cada sector de destino y fase, común a la parte a distancia y al cuerpo a cuerpo; cada repetición toma un dado, también uno de los dos de un cañón o uno ya repetido, y vale el número nuevo. Si ambos bandos tienen repeticiones se turnan: empieza Blanco en las rondas impares y Negro en las pares.',
  ],
  A30: [
    'Cuándo huye la caballería en fuga',
    'Al final de la fase, antes de que nadie entre. Hasta entonces yace en la zona y puede ser alcanzada.',
  ],
  A31: [
    'Varios impactos en una unidad',
    'Cuenta primero el impacto de la artillería, para que el otro pueda ser el que captura.',
  ],
  A32: [
    'Nadie a quien disparar',
    'La infantería o artillería sin oponente que no tiene enemigos en su zona no tiene blanco y no tira ningún dado.',
  ],
  A33: [
    'Avance tras el combate',
    'En la fase 2 cada unidad de caballería avanza si su dueño quiere; la que puede y no lo hace queda agotada, y la que no encuentra sitio vuelve atrás como si el enemigo mantuviera el sector (A15). En la fase 4 deben avanzar todas, hasta seis unidades en el sector; si sobran, elige el dueño. No avanzan las unidades que se retiraron ni los cañones.',
  ],
  A34: [
    'A quién se captura al entrar',
    'A todas las unidades en fuga que sigan allí. En la fase 2 son infantería y cañones; al entrar en un sector neutral en la fase 4, todas las puestas en fuga antes en la ronda; tras el combate de la fase 4 solo cañones, porque lo demás ha huido.',
  ],
  A35: [
    'Líneas de bombardeo',
    'Se dispara al frente (alejándose de la propia reserva), a la izquierda y a la derecha, a alcance 1 o 2, nunca hacia atrás, nunca a una reserva ni desde ella, y solo a un sector en el que haya una unidad enemiga. Entre blancos iguales elige el que dispara, y dos cañones pueden elegir el mismo. Toda unidad intermedia es un obstáculo, incluso en fuga; si hay unidades de ambos bandos, cuentan las propias del que dispara.',
  ],
  A36: [
    'La bonificación de las fichas',
    'Cada cañón tiene una. Si al principio de la fase hay una tuya en el sector de destino se suma +1, y una segunda ficha no añade nada.',
  ],
  A37: [
    'Qué se puede recuperar',
    'Infantería y caballería que ya estén en la casilla de fuga; un cañón, si en su sector hay una unidad de su dueño que no esté en fuga. Los cuadros y las unidades agotadas no tienen nada que ver.',
  ],
  A38: [
    'Ambos llegan a diez',
    'La victoria se comprueba después de cada uno de los tres pasos de la puntuación. Si ambos tienen diez o más, gana el total más alto; si son iguales, la partida sigue. La igualdad tras la ronda 10 son tablas.',
  ],
  A39: [
    'Quién cambia las alas en La Rothière',
    'Las cambia Negro. La caballería de Blanco está en c1, la de Negro en c3.',
  ],
  A40: [
    'Cuándo se deshacen cuadros y agotamiento',
    'Los cuadros se deshacen, y las unidades dejan de estar agotadas, en la fase 7.',
  ],
  A41: [
    'Reacciones al bombardeo',
    'Nadie reacciona al bombardeo. Un cañón bajo el fuego que a su vez tenía orden de disparar lo hace al mismo tiempo, como siempre.',
  ],
  A42: [
    'Seguir en la fase 5 a un enemigo que se va',
    'No se puede. Lo amigo y lo enemigo se juzga tal como estaba antes de la fase.',
  ],
  A43: [
    'Un sector con solo enemigos en fuga',
    'Es neutral: se entra en él sin combate y las unidades en fuga son capturadas. Si ambos bandos lo quieren, luchan por él como por uno vacío.',
  ],
  A44: [
    'Unidades en fuga al tomar posiciones otra vez',
    'Las puestas en fuga dentro de una zona se quedan en ella, detrás de todas las demás, dentro de los cinco espacios. Las puestas en fuga antes se colocan donde aún falte oponente a los atacantes de su sector, en la zona que elija su dueño. Frente a atacantes en fuga no se coloca ningún defensor.',
  ],
  A45: [
    'Direcciones de ataque',
    'Se cuentan las fronteras por las que un bando ataca el sector una vez hechos todos los movimientos pacíficos. Unos cañones solos son una dirección.',
  ],
  A46: [
    'Recién llegadas',
    'Las que han entrado en la misma fase en que se las ataca son defensoras pasivas y no están agotadas. Pueden reaccionar.',
  ],
  A47: [
    'Marcadores de objetivo',
    'Tras el despliegue y antes de la ronda 1 ambos jugadores colocan los suyos en secreto: el general y las banderas en sus tres sectores de partida, uno en cada uno, y, donde se usan dos rosas de los vientos, estas en dos sectores distintos de la fila central; después se descubren todos. En una partida así los objetivos impresos no cuentan. Un marcador paga si el enemigo controla su sector en la fase 7; una rosa de los vientos lo hace una vez y se retira.',
  ],
  A48: [
    'Órdenes avanzadas y moral',
    'La entrega se tira en cuanto ambos planes son definitivos (B15). Las órdenes que fallan se pierden, no se guardan. La distancia cuenta movimientos que evitan la reserva enemiga. Con moral del ejército las órdenes de una ronda son iguales a los puntos, y de ellas sirven para mover como mucho las diez normales; no hay fila de fichas, sigue el límite de rondas, y el jugador que llega a 0 ha perdido.',
  ],
  A49: [
    'Terreno',
    'El terreno del sector asaltado afecta a todos en sus zonas, también a la caballería que contracarga y a quien se le opone. En un cruce los dos sectores están asaltados: el atacante con orden usa el que quiere; quien contracarga y la unidad pasiva, el suyo. Colinas y ríos cuentan según la dirección del ataque o de la contracarga. Cada clase de terreno, y las dos lecturas sobre los cañones en colinas, figuran en el documento de interpretaciones.',
  ],
  A50: [
    'Equidad de los convenios',
    'Tres convenios distinguen a los bandos: quién repite tiradas primero (A29, cambia con las rondas), quién cambia las alas en La Rothière (A39) y el orden de la brújula que deshace empates al emparejar (A6). Todo lo demás es igual para ambos.',
  ],
  A51: [
    'Agotada en la fase 4, mover en la fase 5',
    'No puede hacerlo. Esto afecta sobre todo a la caballería que en la fase 4 no alcanzó a nadie o actuó por segunda vez.',
  ],
  A52: [
    'Repliegue a un sector atacado',
    'Se permite, si es amigo y tiene sitio. Los repliegues se hacen antes de tomar posiciones. En su nuevo sector la unidad es pasiva como las demás y tiene que cubrir un hueco de la línea si lo hay; aún no está agotada, así que no lleva -1, pero no puede reaccionar ni volver a replegarse en esta fase.',
  ],
  A53: [
    'Qué ficha para qué dado',
    'La del lugar donde está la unidad a la que va dirigido el dado: contra un obstáculo solo ayuda una ficha en el sector del obstáculo. Cuando se pierde un cañón, su ficha se va con él; pero ni la fuga ni el cambio de manos del sector la mueven antes de la siguiente fase de bombardeo.',
  ],
  A54: [
    'Un sector que se desbordaría',
    'Se toma un sector que tras la tanda tendría más de seis; su dueño nombra, de las que van hacia él, las que se quedan, no más de las necesarias; desde ese momento cuentan donde están. Se vuelve a mirar hasta que ningún sector se desborda, y entonces mueven todas a la vez.',
  ],
  A55: [
    'Fase 5, una reserva y un sector neutral',
    'Si ambos lo quieren, no entra nadie. Aquí las unidades de la reserva cuentan como todas las demás.',
  ],
  A56: [
    'Un enemigo que se va más tarde en la fase',
    'La unidad no puede salir en esta fase: no fue activada. Cuando llegue una fase posterior y el sector sea entonces amigo o esté libre, puede hacerlo.',
  ],
  A57: [
    'Recuperación y final de la partida',
    'Ambos terminan la fase 6 antes de contar punto alguno. Los tres pasos de la puntuación siguen, para los dos jugadores a la vez, y la victoria se comprueba después de cada uno; lo que viene tras una victoria ya no se puntúa, y la fila de fichas queda como está. Las unidades capturadas no son puntos antes de la fase 7, así que ninguna partida acaba antes. La ronda 10 se distingue solo por la comparación del final.',
  ],
  A58: [
    'Hasta dónde avanza una contracarga',
    'La unidad que contracarga entra solo si no queda en el sector del atacante ningún enemigo que no esté en fuga, contadas las unidades empeñadas en otra parte. Si con ello deja vacío su propio sector, los demás atacantes de este pueden entrar en él o, en la fase 4, deben hacerlo, y capturan los cañones en fuga que queden atrás.',
  ],
  A59: [
    'Defensores sin espacio',
    'De momento nadie puede apuntarles ni alcanzarlos, y el sector se mantiene mientras estén en él. Al tomar posiciones para el cuerpo a cuerpo pueden recibir un espacio.',
  ],
  A60: [
    'Qué dados se pueden repetir',
    'Todos los dados de combate del sector por el que se ganó la repetición, los tire quien los tire, incluidos los de las contracargas y los de la caballería que apunta a otra zona. Las reacciones y el bombardeo quedan fuera. En un cruce puede usarse la provisión de cualquiera de los dos sectores.',
  ],
  A61: ['Un cañón que no encuentra blanco', 'Ha actuado: quedará agotado, y su frontera fue una dirección de ataque.'],
  A62: [
    'Encuentro sobre unidades en fuga',
    'Las unidades en fuga no participan: no se colocan y nadie les apunta. Quien logra entrar captura las del enemigo; si no entra ninguno de los bandos, huyen o se quedan como en cualquier otro momento.',
  ],
  A63: [
    'Cruce y ataques por otros lados',
    'Las zonas se llenan un sector después de otro. Ninguna unidad está en dos zonas: las empeñadas en la frontera cruzada solo ayudan contra otros atacantes en el cuerpo a cuerpo, y solo si se retiraron. Las direcciones se cuentan para cada sector de destino, de modo que ambos bandos pueden tener repeticiones.',
  ],
  B1: [
    'Una sexta unidad por una frontera',
    'No se pueden activar más de las que pueden pasar. La sexta unidad por una frontera, o la cuarta hacia un bosque o un sector de río, se rechaza al activar, porque no podría ir. Su orden queda para una fase posterior.',
  ],
  B2: [
    'Qué orden se lleva una baja',
    'Las piezas de la misma clase y estado son intercambiables. Cuando se pierde una unidad de un grupo que actúa, se tacha la orden a la que menos le queda por hacer. Las bajas entre la caballería de un sector recaen en unidades que aún no han actuado antes que en las que sí.',
  ],
  B3: [
    'Retirada y capturas',
    'La unidad que se retira cuenta como superviviente del combate, así que su impacto captura.',
  ],
  B4: [
    'Frescas y agotadas de la misma clase',
    'El defensor decide, entre las unidades de una misma clase, si se colocan allí las frescas o las agotadas y cuáles van primero.',
  ],
  B5: [
    'Pasar con repeticiones',
    'Quien pasa no queda fuera: pasar no pone fin al turno del otro ni impide responder al que pasó. Las repeticiones acaban cuando ambos han pasado seguidos o no queda ninguna.',
  ],
  B6: ['Dado de órdenes junto con la entrega', 'Son un dado y seis, y además la orden extra para el sector de mando.'],
  B7: [
    'Moral junto con el dado de órdenes',
    'Recibes tantas como dio el dado, y nunca más que tus puntos del momento. Los puntos que pasen de ese número solo sirven para recuperar.',
  ],
  B8: ['Los planes se abren', 'En la fase 7 de cada ronda ambas hojas se abren a los dos jugadores.'],
  B9: [
    'Salir de un edificio',
    'El ocupante sale por sí mismo, cuando acaba la fase 2 o la 4 y no queda ninguna unidad enemiga en su sector; fresco o agotado, como estaba dentro. Hasta entonces un sector en el que está solo es amigo para su bando y libre para el enemigo.',
  ],
  B10: [
    'Asaltar un edificio',
    'Lo hace infantería que esté en el propio sector del edificio, con una orden que apunte a ese sector (I b2>b2), en la fase 4, cinco unidades como mucho. El ocupante se opone a la primera como infantería pasiva; las demás no tienen oponente. No es dirección de ataque; mientras tanto los asaltantes no defienden ninguna frontera, y pueden retirarse antes del cuerpo a cuerpo como otros atacantes (A24). Si el ocupante es puesto en fuga, los asaltantes que queden lo hacen prisionero al acabar la fase; con la misma orden se saca sin combate a un ocupante en fuga. También lo captura cualquier otro que entre en el sector.',
  ],
  B11: [
    'Entrar en un edificio',
    'Cualquier infantería del sector atacado que no actúe ni esté en fuga: su dueño dice si una en cuadro o no, fresca o agotada. No golpea a nadie en el cuerpo a cuerpo de esa fase. Al acabar la fase, una unidad fresca sigue fresca, cualquier otra queda agotada, y el cuadro se deshace. Dentro solo cuenta entre las seis de su propio bando; no estorba la línea de tiro de nadie, y el bombardeo solo la alcanza a través del edificio (B13).',
  ],
  B12: [
    'Golpear desde un edificio',
    'Mientras haya combate en cualquier zona de las fronteras de su sector, el ocupante puede golpear, en las dos partes, a cualquier enemigo de una de esas zonas: como infantería atacante, sumando la última columna. Cuenta el bosque de su sector, otro terreno no. No está obligado a golpear. Si la infantería asalta el edificio, se defiende de ella en lugar de eso. Solo los asaltantes pueden golpearlo. Sus dados son dados del combate por su sector y pueden repetirse con ellos.',
  ],
  B13: [
    'Cañones contra un edificio',
    'En la fase 3 una batería puede apuntar sus dos dados a un edificio de su sector de destino, en lugar de a todos los demás blancos, si nada intermedio le quita un dado. Cada dado tiene el valor de artillería atacante contra infantería pasiva, con alcance, ficha y -1, y los dos deben acertar. En el sector tiene que haber un enemigo, aunque sea solo en el edificio. Quien esté dentro, de cualquier bando, es destruido. Los impactos de dos baterías no se suman.',
  ],
  B14: [
    'Marchar por un camino',
    'Tras los movimientos normales de la fase 5, en secreto y ambos jugadores: hasta dos unidades de infantería o caballería cada uno, un sector por una frontera con camino, sin orden. Pueden estar agotadas o haber movido antes, pero no estar en fuga ni en cuadro. Lo amigo y lo enemigo se juzga tal como queda tras los movimientos normales; un sector libre que ambos quieren sigue libre; rigen los límites de frontera y de sector.',
  ],
  B15: [
    'Órdenes sin entregar',
    'Las órdenes para el sector de mando o a un movimiento de él llegan siempre y no se tiran. De las demás solo su dueño sabe cuáles llegan; el enemigo lo ve por lo que ocurre, y por la hoja en la fase 7.',
  ],
  B16: [
    'La orden extra',
    'Si no se da, se pierde: solo se guardan órdenes de la cuota normal. La primera orden para el sector de mando es la extra y no cuesta ninguna de las otras.',
  ],
  B17: [
    'Ambos ejércitos se quiebran',
    'Gana quien conserve más puntos, contando también por debajo de cero. Si son iguales, son tablas, en cualquier ronda.',
  ],
  B18: [
    'Cañones a la orilla',
    'Donde un sector pertenece a un río al que el otro no pertenece, necesitan un puente, un vado o un camino en la frontera, en cualquiera de las dos direcciones. A lo largo del río mueven libremente. A corta distancia disparan por encima del agua y hacia un bosque como los demás, dentro del límite de unidades de esa frontera.',
  ],
  B19: [
    'Terreno y bombardeo',
    'Los modificadores de bosque, colina y río no afectan al bombardeo. Este tiene su propia tabla; del terreno solo sabe lo que oculta un blanco o quita un dado (G141, G143, G149).',
  ],
}
