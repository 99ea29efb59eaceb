/** The rulings from RA68 on in Spanish, in the order of the rulebook. By rule: title and gist. */
export const gistsOfRulingsFrom68: Readonly<Record<string, readonly [title: string, gist: string]>> = {
  RA68: [
    'Detenido en una ZDC frontal',
    'Ni un hexágono más; orientación y formación aún pueden cambiar con los PM que queden. Motivo: 8.1 pone fin a la marcha; 4 deja desplegar las baterías después de mover.',
  ],
  RA69: [
    'Orientación libre',
    'Una vez por unidad antes de su primer hexágono, aunque luego se quede, y también en una ZDC; quien acaba en un hexágono ocupado llega con la orientación que halla en él o paga 1 PM por el giro (las unidades que están allí y no han movido aún pueden girar gratis). Motivo: 5.',
  ],
  RA70: [
    'Apilamientos en movimiento',
    'Las unidades mueven solas o juntas, al paso de la más lenta; un grupo se detiene a la vez, y un apilamiento puede salir por partes. Motivo: 7.',
  ],
  RA71: [
    'El comandante y las unidades que mueven',
    'En la fase de movimiento mueve después de sus unidades, de modo que sus factores no ayudan en las pruebas que hagan por el camino (ZDC, carga); apilado con una unidad puede seguirla en sus retiradas, sus avances y los movimientos de 11.3-11.5. Motivo: 7, 15.',
  ],
  RA72: [
    'D en la prueba al salir',
    'La unidad solo puede pasar entonces a hexágonos fuera de toda ZDC; si no, se queda. Motivo: 14.1.',
  ],
  RA73: [
    'Código H',
    'Toda unidad paga 1 por entrar en un hexágono de bosque siguiendo un camino, sea cual sea su orden; solo los PM de más exigen órdenes de maniobra. Motivo: la H es de las filas de bosque; la orden, de la fila del camino.',
  ],
  RA74: [
    'Órdenes de maniobra cerca del enemigo',
    'Ni fuego ni choque propios, salvo el fuego defensivo; medio FC al defenderse de un choque y en ese fuego; si el enemigo se ha puesto a 5 o menos, puede quedarse o mover sin acercarse a ningún enemigo que esté a 5 o menos. Motivo: es una orden de marcha; sus puntos valen la mitad cuando es atacada.',
  ],
  RA75: [
    'Quién recibe el +2 y el +3',
    'Todas las fichas de la gran unidad, incluidos comandante, baterías y carros. Motivo: «todas las fichas».',
  ],
  RA76: [
    'Sin orientación en el combate',
    'Las unidades desorganizadas, en desbandada y en maniobra no tienen flanco ni retaguardia por donde herirlas; las desorganizadas disparan y atacan por cualquier lado; en un apilamiento mixto deciden las unidades con orientación. Motivo: el ejemplo 4.',
  ],
  RA77: [
    'Artillería y orientación',
    'Solo dispara a su campo frontal: los hexágonos a los que se llega dando pasos únicamente en sus dos direcciones de frente; eso es también «de frente» en 11.3. Motivo: 5 obliga a todas las unidades, 10.1 lo dice solo de la infantería; opción artilleryArc.',
  ],
  RA78: [
    'Quién dispara y cuántas veces',
    'Cada unidad, una vez por fase; un grupo tras otro, y un mismo blanco cuantas veces se quiera; las fichas que disparan forman una serie sin huecos desde arriba: guerrilla, baterías, infantería. Motivo: 10.1, 10.2.',
  ],
  RA79: [
    'Partes de un FC',
    'La infantería puede disparar con parte de sus puntos o dividirlos; nunca en el choque, y las baterías nunca. Motivo: ejemplo 5, 10.2, 11.1.',
  ],
  RA80: [
    'Movimiento forzoso y formación',
    'Una batería rechazada acaba enganchada; D o R en una prueba deshacen el cuadro y la guerrilla. Motivo: 4.2; sin orientación no hay formación.',
  ],
  RA81: [
    'Orden de los choques',
    'El jugador en fase declara todos los combates antes del primer dado (para que se pueda comprobar RA46) y los resuelve en el orden que quiera; aquel cuyo objetivo ha desaparecido queda sin efecto, y sus atacantes no hacen nada más. Motivo: 11, 11.1.',
  ],
  RA82: [
    'Un atacante, dos hexágonos enemigos',
    'Si nadie más se encarga del segundo hexágono, ambos son un solo combate (el hexágono frontal que nadie ha declarado se une al de quien lo tiene enfrente; entre varios, el primero en el orden de batalla): suma contra suma; cada atacante, con su peor factor de terreno, y un multiplicador solo si vale contra cada hexágono que tiene enfrente; el resultado obliga a todos los defensores, la baja recae una vez y se puede avanzar a uno de los hexágonos. Motivo: obligación de atacar, FC indivisible, un ataque por unidad.',
  ],
  RA83: [
    '24 y 18 puntos',
    'Unidades enteras según su FC del momento, antes de multiplicar; el dueño elige qué defensores cuentan, y el resultado obliga a todos. Motivo: 11.1.',
  ],
  RA84: [
    'Atacantes mixtos',
    '+1 si todos tienen órdenes de ataque, -1 si alguno tiene orden de defensa; pesada +1, caballería -2, infantería +2 contra cuadros según el arma con más puntos (con empate, lo peor para el atacante); un comandante por bando, apilado con una unidad de su mando que esté en el combate. Motivo: un dado por combate.',
  ],
  RA85: [
    'Defensores mixtos',
    'Cuadro, si está en cuadro toda la infantería del hexágono; multiplicador contra guerrilla, si no hay allí ninguna unidad formada; columna 5-1, si todos están en desbandada (un intercambio tampoco cuesta entonces nada al atacante); si no, los que lo están no suman nada. Motivo: 4.1, 11.1, 14.2.',
  ],
  RA86: [
    'Evasión',
    'Por unidad, cuando le llega el turno a su combate, antes del dado; todos los atacantes han de ser de la clase que se elude; la «fase anterior» es el fuego defensivo de esta fase de jugador; quien se queda es atacado; si no se queda nadie, no hay combate: ni avance, ni control, ni retirada forzosa. Motivo: 11.1, 12.',
  ],
  RA87: [
    'Una vez por turno',
    'Se cuenta por fase de jugador: el ataque propio en la fase propia, el recibido en la del enemigo; quien ya ha sido atacado y se retira a un hexágono también atacado no toma parte en el combate de allí. Motivo: solo hay ataques en ellas.',
  ],
  RA88: [
    'La carrera de una carga',
    'El hexágono anterior al último paso, el último y el del objetivo, despejados; los dos lados entre ellos, libres de lo que enumera 11.2 (un puente cuenta como su agua); antes, cualquier camino; una ZDC frontal enemiga en el camino pone fin a la carga. Motivo: 11.2, RA48.',
  ],
  RA89: [
    'Pruebas de una carga',
    'Cada unidad que carga, al llegar; la infantería del hexágono objetivo puede intentarlo a cada llegada, cada unidad una vez, antes de la prueba de quien carga; los 2 hexágonos de quien carga y cae en desbandada son los de esa desbandada; las que la superan atacan juntas y sin infantería; la que un D del fuego detiene se queda sin ataque. Motivo: 11.2, 4.1.',
  ],
  RA90: [
    'Contracarga',
    'Contra una carga, tras cualquier paso (incluida la salida) a 2 hexágonos o menos y a la vista (RA39); contra un simple choque, cuando se declara; pueden unirse varias, una vez por apilamiento atacante; con órdenes de ataque, hostigamiento o defensa (dentro del área). Se pone contigua y gira sin mando, coste de ZDC, detención ni prueba al salir; ataca solo a ese apilamiento, que no puede eludir el combate. La vista se toma al hacer la pregunta: la primera que sale no tapa la carga a las siguientes. La infantería del hexágono de la carga se defiende con ella, y con ella pierde su propio ataque. Motivo: 11.5; las demás órdenes no inician combate.',
  ],
  RA91: [
    'Caballería controlada',
    'Cada vez todos los PM de nuevo; los costes, las detenciones por ZDC y la prueba al dejar un frente son los normales, sin mando; la caballería desorganizada se mueve y ataca como tal; ataca a cualquier enemigo, también a uno ya atacado; una nueva carga necesita distancia, carrera y pruebas. Motivo: 11.3.',
  ],
  RA92: [
    'Caballería sin control',
    'El campo frontal se mide antes de volver la ficha; va por el camino más corto al enemigo más cercano que haya en él, sin atender a mando, ZDC, cupo ni RA46; ataca solo ese hexágono; si no puede alcanzarlo, se detiene lo más cerca posible, sin ataque. Motivo: 11.3, ejemplo 8.1.',
  ],
  RA93: [
    'Correr de frente',
    'Sus dos direcciones de frente por turno, y la primera la elige el dueño; costes habituales, pasa por entre amigos; se detiene ante terreno prohibido o un enemigo. Motivo: el vértice apunta entre dos hexágonos.',
  ],
  RA94: [
    'Quién se retira según 11.4',
    'Toda la caballería del combate, también junto a infantería (que se queda); desalojar es que no quede ninguna unidad de combate enemiga en el hexágono objetivo, de modo que ---, AB, BM y un DB que deja alguna la hacen volver. Motivo: 11.4, ejemplo 8.1.',
  ],
  RA95: [
    'Camino a la base cerrado',
    'A un hexágono igual de distante; si no, se queda (11.4, movimientos posteriores de unidades en desbandada); en las retiradas de 12: eliminación. Motivo: 12, 14.2.',
  ],
  RA96: [
    'La contracarga y RA87',
    'Es el único ataque que puede recibir en esa fase el apilamiento que carga, y a quien contracarga no le cuesta nada después; haber sido atacado en esa fase no se lo impide. Motivo: 11.1.',
  ],
  RA97: [
    'Unidades en desbandada',
    'Ni disparan ni atacan, no obedecen orden alguna ni necesitan mando para huir. Motivo: 14.2.',
  ],
  RA98: [
    'Final de una retirada',
    'Allí rigen los límites de apilamiento; si no caben, un hexágono más; quien se mueve por puntos (11.4, movimientos posteriores de unidades en desbandada) solo pasa por un hexágono lleno si puede seguir hasta otro con sitio, y no va más allá de su base; pasar por entre amigos cuesta una sola prueba, que es la misma cuando también el resultado pide una. Motivo: 6, 12.',
  ],
  RA99: [
    'Parejas de hexágonos en un perfil llano',
    'Despejada si la línea lo está con un hexágono de cada pareja. Motivo: 10.2.1.',
  ],
  RA100: [
    'Puente sobre un arroyo',
    'No cuesta nada a ningún arma; el +1 y el +2 son de los puentes sobre ríos. Motivo: no ha de ser peor que el vado.',
  ],
  RA101: ['Llegadas y mando', 'Bajo mando en el turno de entrada. Motivo: no hay desde dónde trazar la línea.'],
  RA102: [
    'Hexágono de entrada cerrado',
    'Si hay en él una unidad de combate enemiga o una ZDC frontal, se entra por el hexágono libre más cercano del borde. Motivo: una sola unidad no debe cerrar el paso a una columna.',
  ],
  RA103: ['Las baterías y la ZDC', 'La ejercen, enganchadas o no. Motivo: 8: «una unidad».'],
  RA104: [
    'Grado de los desmoralizados',
    'Dondequiera que se pregunte por un grado: pruebas, fuego, choque, control, cuadros que mueven. Motivo: 16.',
  ],
  RA105: [
    'Comandante fuera de combate',
    'Hasta el turno siguiente la gran unidad no tiene comandante (y si era comandante en jefe, no hay intentos); el reverso no tiene un segundo sustituto, y se queda. Motivo: 15.1.',
  ],
  RA106: [
    'La guerrilla en movimiento',
    'En un hexágono: como toda ficha sin orientación; en varios: todos se desplazan un paso en el mismo sentido, al coste del más caro; otra forma = reunirse y desplegar de nuevo; cuando al reunirse se dejan hexágonos, las zonas que se abandonan, la parada ante un frente, el mando y las órdenes obligan como en un paso. Motivo: 4.1, ejemplo 2.',
  ],
  RA107: [
    'Dónde se despliega',
    'En hexágonos libres de enemigos, unidos por lados que la infantería pueda cruzar; hexágonos nuevos en una ZDC enemiga: bajo mando, +1 PM una sola vez, y una ZDC frontal pone fin al movimiento. Motivo: 8.1.',
  ],
  RA108: [
    'Sus puntos',
    'Se reparten de nuevo tras cada baja; si no alcanzan a 2 por hexágono, el dueño abandona hexágonos exteriores; con 1 punto, formación normal. Motivo: 4.1.',
  ],
  RA109: [
    'Su fuego y su defensa',
    'Cada hexágono, con sus propios puntos; varios hexágonos atacados de un mismo despliegue son un solo combate con los puntos de todos ellos, y se avanza a uno de ellos. Motivo: a una unidad se la ataca una vez.',
  ],
  RA110: [
    'Guerrilla rechazada',
    'R, D1, D2, o D o R en una prueba ponen fin al despliegue: la unidad se reúne en un hexágono, en formación normal, a la distancia pedida de todos los hexágonos alcanzados, pasando libremente por los suyos. Motivo: se retira una sola ficha.',
  ],
  RA111: [
    'Medir hasta ella',
    'Mando, vista, comandante en el hexágono: el hexágono ocupado más cercano (o uno cualquiera); RA25 cuenta los puntos del hexágono; cuadro como reacción solo si está en uno. Motivo: el ejemplo 2.',
  ],
  RA112: [
    'La cuenta del cupo',
    'Base: las fichas de combate de la gran unidad que están en el mapa y no en desbandada al empezar la fase propia; una ficha cuenta una vez; no cuentan contracargas, fuego defensivo ni ataques forzosos o de cadena; DUP y VDL son aquí grandes unidades. Motivo: 3.1.',
  ],
  RA113: [
    'Obligación de acercarse',
    'Cada ficha de combate en buen orden acaba a 3 hexágonos o menos o, si este turno no lleva allí ningún camino legal, más cerca de lo que empezó; quedan libres las desorganizadas, las que están en desbandada, los comandantes y los carros; los carros no son del mando de nadie (S4.8.5.3): ni los ata orden alguna ni los frena la falta de mando. Motivo: 3.1 C, D.',
  ],
  RA114: [
    'El área de defensa en uso',
    'Una por gran unidad; controlada = en ella hay más unidades de combate propias que enemigas, y ninguna enemiga en el centro ni contigua a él; las unidades que están fuera cuando se escribe pueden defenderse y mover solo para acercarse a ella, no atacar; cuenta el hexágono propio, los objetivos pueden estar fuera; ningún avance ni carrera acaba fuera; quien sale forzado puede y debe volver. Motivo: 3.1 E; los escenarios 1 y 5 empiezan así.',
  ],
  RA115: [
    'El comandante en jefe mueve',
    'Según la orden de su propia gran unidad (RED, DUP, VDL, LAP; COR en el escenario 1), Castaños libremente; tras un intento, no mueve en todo ese turno. Motivo: 3, 15.',
  ],
  RA116: [
    'Intentos',
    'Con cualquier comandante, también con el mismo otra vez mientras queden intentos; éxito = cualquier orden para toda la gran unidad; a distancia 0 también cuenta como intento. Motivo: 3.',
  ],
  RA117: [
    'Regla 8.2 del escenario 4',
    'Para cada gran unidad por separado; deja de regir en la siguiente fase de órdenes, una vez que una de sus unidades de combate está a 5 hexágonos o menos de una unidad de combate española. Motivo: «hasta que».',
  ],
  RA118: [
    'Quién da órdenes a quién',
    'Dupont a sus brigadas, Vedel a las suyas; con 9.3 Castaños: LAP, CRZ y aquellas cuyo comandante está en su radio, y Reding las demás; sin 9.3, La Peña en los escenarios 3 y 4 como en el 5 (LAP, CRZ; divisor 2, 2 intentos), y ambas llegan con órdenes de maniobra como toda otra columna; antes de que llegue Castaños o La Peña, Reding a quien esté allí. Motivo: ningún otro comandante en jefe puede alcanzarlas.',
  ],
  RA119: [
    'Carros abandonados',
    'Eliminada la escolta, o expulsada del hexágono, los carros se pueden capturar. Motivo: 8.5.3.',
  ],
  RA120: [
    'Número de FFD',
    'Un tercio de las unidades de combate del bando en el escenario, incluidas las que llegan, sin los carros y redondeado hacia abajo. Motivo: Opcional 3.',
  ],
  RA121: [
    'FFD vacía',
    'Mueve como la caballería ligera de su bando, sin ZDC, orden ni mando, y nunca contigua a un enemigo. Motivo: allí desaparecería.',
  ],
  RA122: [
    'Cuándo se comprueban las FFD',
    'Después de cada paso de cualquiera de los bandos, también en las retiradas; avistan las unidades de combate, y para la contigüidad cuentan también los comandantes. Motivo: Opcional 5.',
  ],
  RA123: [
    'Apilamientos ocultos',
    'Cumplen todas las reglas con su contenido verdadero; el enemigo solo ve la ficha; cada apilamiento de una columna se comprueba como la cabeza, y descubierta la cabeza se coloca la columna. Motivo: Opcional 4.',
  ],
  RA124: [
    'Fuego contra apilamientos con FFD',
    'Es posible con FFD que ocultan o abultan, y se resuelve con el contenido verdadero, mostrando bajas y estados; las FFD no son blanco ni dan profundidad. Motivo: Opcional 4, 10.2.',
  ],
  RA125: [
    'FFD en el choque',
    'Se muestra el contenido para la relación de fuerzas; la ficha se queda hasta que acaba el combate, y después se quita si sigue contigua a un enemigo. Motivo: Opcional 5, 6.',
  ],
  RA126: [
    'Orientación de quien no la tiene',
    'Todo hexágono ocupado guarda una orientación, aunque nadie la tenga en él; el dueño puede girarla libremente en su propia fase de movimiento antes de que mueva la primera unidad de allí. La unidad que recobra su orientación (recuperada, o sin órdenes de maniobra ya) toma la de su hexágono. Motivo: el reglamento no da orientación a esas unidades ni dice adónde miran después.',
  ],
  RA127: [
    'El secreto del despliegue',
    'Coloca primero el jugador francés y después el español, a la vista; luego ambos escriben en secreto las órdenes y las áreas de defensa. Con información limitada, ninguno ve nada del despliegue del otro, ni puede colocar sus fichas donde el escenario deja empezar al otro, hasta que ambos han puesto sus FFD; entonces se muestra todo lo que puede verse, y las FFD que se descubren en el acto se retiran. En la mañana de una jornada que continúa otra, los recién llegados se colocan a la vista, entre las tropas que quedaron a la vista por la noche. Motivo: no hay nada impreso; una FFD no oculta a nadie cuyo lugar se conoce.',
  ],
  RA128: [
    'Entrar en el hexágono de un comandante enemigo',
    'El comandante cabalga al instante a la unidad más cercana de su mando o, si no, de su bando; si no hay ninguna, sale del mapa y vuelve con la primera unidad de su bando que llegue. Motivo: RA67 dice adónde va, no qué es de él cuando no queda nadie.',
  ],
  RA129: [
    'Puntos perdidos en una prueba de moral',
    'Cuentan todos los que la unidad ha perdido en la batalla, menos el primero. Motivo: la línea está junto a otros estados duraderos de la unidad, y la reorganización no conoce ningún combate al que pudiera referirse.',
  ],
  RA130: [
    'Cuándo rigen los límites de apilamiento',
    'Donde una unidad acaba su movimiento; puede pasar por un hexágono que llenaría en exceso si puede seguir en el acto a otro con sitio, ambos fuera de toda zona de control enemiga. Las retiradas pueden pasar. Motivo: según 6 el límite rige al acabar el movimiento, y nadie puede quedar de sobra donde no hay sitio.',
  ],
  RA131: [
    'Los comandantes y sus tropas',
    'Cuando las últimas tropas de su bando se retiran o avanzan del hexágono de un comandante, este va con la última de ellas. Motivo: RA71 le deja seguirlas y, solo, estaría perdido.',
  ],
  RA132: [
    'Qué muestra un apilamiento enemigo',
    'Su ficha superior, su altura y su orientación. Lo demás lo ven las tropas enemigas contiguas, y todos mientras se combate por el hexágono; quien actúa va encima, y quien ha actuado o ha sido nombrado sigue a la vista hasta que acaba la fase de jugador. De quien sale a la luz se da aviso. Motivo: 6 prohíbe examinarlo, y la relación de fuerzas que permite calcular no se puede hallar sin mirar.',
  ],
  RA133: [
    'Un ataque por debajo de 1-4',
    'No se celebra, y sus atacantes no hacen nada más; el que tiene que hacerse, contra varios hexágonos a la vez, por caballería que ha llegado en carga o contracarga o por caballería sin control, se libra a 1-4. Motivo: la relación de fuerzas no se conoce hasta que están declarados todos los ataques (RA81).',
  ],
  RA134: [
    'Cómo se cumple la obligación de acercarse',
    'Mientras el enemigo más cercano está a más de 3 hexágonos, la unidad que debe acercarse no puede dar un paso que la aleje de él. El movimiento no termina, ni se mueve el comandante de la unidad, mientras pueda acercarse una unidad que aún no lo ha hecho, si hace falta tras un giro que paga; girar sin más no es moverse. Esa unidad adopta la formación en cuadro, en guerrilla o desplegada solo después de acercarse. Los cañones desplegados y los cuadros que no pueden moverse quedan libres. Motivo: RA113 pregunta dónde acaba una unidad, y un bando debe tener siempre una jugada; 3.1 manda mover a todas las fichas, y cambiar de formación no es mover.',
  ],
  RA136: [
    'La capitulación y la regla 17',
    'Como tres grandes unidades desmoralizadas terminan la batalla en el acto, la segunda condición de la capitulación, todas las brigadas de Dupont desmoralizadas, nunca se da mientras dura: no tiene efecto. Motivo: 17 no conoce excepción.',
  ],
  RA135: [
    'Retirada a través de una zona de control',
    'El punto y el orden se pierden una vez por retirada, en el primer hexágono en zona de control enemiga donde no hay ningún amigo; paga cada unidad de un apilamiento, pues quien se retira por el mismo resultado no cubre a nadie. Motivo: 12 dice que cada unidad pierde un punto.',
  ],
  RA137: [
    'Quién se retira primero',
    'Primero las unidades del bando cuya fase no es, después las del otro; entre varias, su dueño dice cuál va primero y las mueve una a una. Motivo: el reglamento deja que cada cual mueva las suyas y no da ningún orden.',
  ],
  RA138: [
    'Bajas que comparte la guerrilla',
    'Cada punto recae en quien de los dos, la guerrilla o la unidad siguiente del apilamiento, haya perdido menos hasta entonces, y si están iguales en la guerrilla; a más de 2 hexágonos cada unidad recibe su propio tiro. Motivo: 4.1 reparte las bajas por igual, 10.2 resuelve el fuego lejano unidad por unidad.',
  ],
  RA139: [
    'Guerrillas en bosque y edificios',
    'Tienen el modificador por bosque o edificios cuando todos sus hexágonos están allí. Motivo: una sola prueba para toda la unidad.',
  ],
  RA140: [
    'Comandantes y FFD',
    'Los comandantes nunca van bajo una FFD: cabalgan a la vista. Las FFD de uno y otro bando no se ponen contiguas, pero la que no sustituye a nadie se descubre como cualquier otra. Motivo: Opcional 3 no cuenta los comandantes; Opcional 5 los hace descubrir las FFD.',
  ],
  RA141: [
    'Lo que no se ve no está',
    'Las tropas a las que sustituye una FFD no controlan ni cierran el paso, no ven, no disparan ni ocupan lugares, y las órdenes del enemigo se miden sin ellas, hasta que se colocan; no se cubren carros, tropas en desbandada ni guerrillas, y los cuadros no se ocultan. Quien entra en una zona de control que no podía ver paga por ella hasta donde le alcanza y se detiene ante su frente. Motivo: si no, una negativa revelaría lo que la FFD oculta.',
  ],
  RA142: [
    'FFD vacías y FFD que mueven',
    'Una FFD vacía se coloca en un hexágono libre contiguo a tropas propias; cada FFD se coloca una vez por movimiento. Un apilamiento mueve como un todo bajo la FFD que tiene encima, y ese es todo su movimiento; quien actúa por sí mismo bajo ella queda a la vista. La que ha perdido su apilamiento vuelve a estar disponible. Motivo: no hay nada impreso.',
  ],
  RA143: [
    'La vanguardia de una brigada',
    'La brigada que ocupa el lugar de la que llega en dos partes (escenario 4) envía por delante, con su comandante, las últimas de sus fichas según el orden de batalla, y entre ellas sus piezas, tantas como envía Chabert. Motivo: la variante intercambia brigadas y no habla de partes.',
  ],
  RA144: [
    'Cuándo se elige la segunda base',
    'En cuanto pasa a manos españolas el último hexágono de Bailén, antes de la siguiente parte del turno; una vez para toda la partida. Motivo: las unidades que huyen necesitan un camino.',
  ],
  RA145: [
    'La noche entre las dos jornadas',
    'Solo turnos de movimiento y reorganización, de 04:00 a 05:30; nadie dispara ni ataca, no se cambia ninguna orden, y tres grandes unidades desmoralizadas no ponen fin a nada. Quien no llegó el primer día entra por la mañana por donde habría llegado; si no ha llegado nadie de su gran unidad, con órdenes de maniobra. La vanguardia de Dupont se coloca a las 06:00. Motivo: ambos bandos no hacen más que marchar; las bajas cuentan para la segunda jornada.',
  ],
  RA146: [
    'Cargas de varios regimientos',
    'La caballería de un hexágono o de varios carga junta contra un blanco: cada regimiento lo declara, avanza y hace su prueba por sí mismo, y los que han llegado atacan en un solo combate; no cabalgan como un grupo (RA70). Motivo: 11.2 habla de las unidades que cargan, y cada una tiene su movimiento y su prueba.',
  ],
  RA147: [
    'Varios comandantes en un hexágono',
    'De varios comandantes de su hexágono que la mandan, una unidad tiene el mejor factor de moral para su prueba, y un bando el factor de choque más alto de todos los que llevan a sus unidades en el combate; nadie elige. Motivo: el dado tiene el factor de un solo comandante (11.1b).',
  ],
  RA148: [
    'Orden de la reorganización',
    'Lo intentan todas, unidad por unidad en el orden de batalla, en las zonas de control en que estaban antes de que nadie lo intentara; los desmoralizados se cuentan cuando todas lo han hecho. Motivo: si no, la primera en recuperarse estorbaría a la siguiente, y las francesas van primero.',
  ],
  RA149: [
    'Comandantes de los refuerzos',
    'Entran con la primera unidad a su mando que entra por donde ellos llegan, sin coste, y pueden seguir adelante después de sus unidades. Motivo: los escenarios los dejan entrar apilados con cualquiera de sus unidades.',
  ],
}
