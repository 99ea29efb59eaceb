/** Sections 0 to 18 and the optional rules of the Eagle in Spanish. By rule: title and gist. */
export const gistsOfTheRules: Readonly<Record<string, readonly [title: string, gist: string]>> = {
  '0.0': [
    'Qué es esta serie',
    'Serie de reglas de nivel operacional para la guerra de España de 1808-1814; para dos jugadores, en solitario o por equipos.',
  ],
  '1.0': ['Componentes', 'El juego consta de mapa, tablas, fichas y 1d6.'],
  '1.1': [
    'Mapas',
    'El mapa lleva una retícula de hexágonos, a la escala que diga el escenario (en Bailén, 250 m), y un contador de turnos.',
  ],
  '1.2': [
    'Tablas y ayudas',
    'Las tablas son: cambios de formación, factores de movimiento, efectos del terreno, fuego, choque, control de caballería, moral y desmoralización, además de la hoja de órdenes.',
  ],
  '1.3': [
    'Fichas',
    'Una ficha es un batallón, un regimiento de caballería o una batería; hay además comandantes y marcadores.',
  ],
  '1.3.1': [
    'Qué lleva impreso una ficha',
    'Identificación (39Lin2 = 2.º batallón del 39.º de línea), tipo, gran unidad a la que pertenece, FC (1 = 100 hombres, 100 sables o 1 pieza), grado de moral, factores de mando de los comandantes, puntos de clase (1 ligera, 2 media, 3 pesada; en caballería y artillería), corona = infantería ligera, cabeza de caballo = artillería a caballo. Un comandante solo influye en las unidades de su gran unidad; un comandante en jefe, en todas las de su bando.',
  ],
  '2.0': [
    'El turno',
    'Un turno tiene cinco partes. A: se pueden cambiar órdenes, a partir del segundo turno. B: la fase francesa: 1, movimiento; 2, fuego defensivo español; 3, fuego ofensivo francés; 4, choques franceses, uno por uno, cada uno con los movimientos que le siguen. C: lo mismo con los bandos cambiados. D: ambos bandos intentan reorganizarse. E: avanza el marcador de turno.',
  ],
  '3.0': [
    'Órdenes escritas y cómo se cambian',
    'Cada jugador escribe las órdenes de todos sus comandantes; las unidades que no dependen de ninguna gran unidad son independientes y actúan con libertad. Las órdenes son secretas y valen para el movimiento y para el combate. Solo se cambian en la fase A y dentro de lo que permite el escenario. Procedimiento: se cuentan los hexágonos entre el comandante en jefe y el comandante (sin los dos extremos, con el coste del terreno), se divide por el divisor del escenario y se tira 1d6: con un resultado igual o mayor que el cociente, la orden cambia; si es menor, sigue la anterior. El comandante en jefe que lo intenta no mueve ese turno. Hay más intentos solo si el escenario concede varios por turno (RA5-RA8, RA116).',
  ],
  '3.1a': [
    'Sin órdenes',
    'Sin órdenes no se mueve, salvo hacia el propio comandante, ni se inicia combate alguno; se defiende y se hace fuego defensivo con normalidad.',
  ],
  '3.1b': [
    'Maniobra',
    'Movimiento libre, pero sin ponerse nunca a 5 hexágonos o menos de una unidad de combate enemiga; +2 PM, o +3 PM por carretera o camino; quien es atacado se defiende con medio FC (RA9, RA10, RA74, RA75).',
  ],
  '3.1c': [
    'Hostigamiento',
    'Todas las fichas deben llegar a 3 hexágonos del enemigo o menos; el 30 % de las fichas puede combatir; se defienden con todo su factor (RA11, RA12, RA112, RA113).',
  ],
  '3.1d': [
    'Ataque',
    'Todas las fichas deben llegar a 3 hexágonos del enemigo o menos; el 50 % de las fichas puede combatir; se defienden con todo su factor; +1 al dado de choque (RA11, RA12, RA112, RA113).',
  ],
  '3.1e': [
    'Defensa',
    'Un área de 9 hexágonos de ancho y 5 de fondo en torno a un hexágono central; el bando tiene que controlarla cuando se escribe la orden, y sus unidades no pueden salir de ella. Dentro atacan y se defienden con normalidad (-1 al dado de choque cuando atacan, según el glosario) (RA13, RA114).',
  ],
  '3.1f': [
    'Retirada',
    'Las unidades contiguas al enemigo han de emplear todo su movimiento o parte de él en salir de la ZDC; las demás mueven con libertad, sin entrar en ninguna ZDC.',
  ],
  '4.0': [
    'Cambios de formación',
    'Cambiar de formación cuesta PM (tabla 7.2); se puede hacer más de una vez por turno mientras queden PM. La artillería a caballo puede enganchar, mover, desplegar y disparar.',
  ],
  '4.1': [
    'Infantería: formación normal',
    'La infantería sin marcador está en formación normal: mueve y combate como de costumbre.',
  ],
  '4.1a': [
    'Infantería: cuadro',
    'Lo puede formar infantería de cualquier grado de moral, solo en terreno despejado, pagándolo durante el movimiento o como reacción ante la caballería. Los grados A-D pueden mover en cuadro; los grados E-F, no. Mueve solo por hexágonos despejados, a 2 PM cada uno; nunca por población, bosque, puente, arroyo, río, matorral, desnivel moderado o impasable, ni barranco; los caminos no ayudan. Todos sus lados son frente.',
  ],
  '4.1b': [
    'Infantería: cuadro como reacción ante la caballería',
    'Cuando llega caballería enemiga al hexágono contiguo (y hace su prueba de moral), la infantería hace también la suya: D o R = desorganizada y sin cuadro; «---» = cuadro al instante. Después se resuelve el combate (RA21).',
  ],
  '4.1c': [
    'Infantería: guerrilla',
    'Solo infantería ligera; ocupa hasta 4 hexágonos; sus puntos se reparten por igual y los sobrantes de izquierda a derecha, de 2 a 4 puntos en cada hexágono (FC 5 = 2 hexágonos, 2+3). En un apilamiento, la guerrilla va encima; las demás unidades pueden tener cualquier formación. Las bajas alternan por igual entre la guerrilla y la unidad siguiente. Las zonas de despliegue de unidades distintas no pueden superponerse (RA19, RA20, RA106-RA111).',
  ],
  '4.2': [
    'Artillería: enganchada y desplegada',
    'Desplegada, la artillería no puede mover, pero sí disparar. Enganchada, mueve pero no puede disparar.',
  ],
  '5.0': [
    'Toda unidad mira a un vértice',
    'Toda unidad está orientada a un vértice del hexágono. La orientación es libre antes de mover; durante el movimiento cada cambio cuesta 1 PM; es libre en retiradas y avances. En un apilamiento solo hay una. No tienen orientación los comandantes, las unidades desorganizadas o en desbandada, los cuadros y las unidades con órdenes de maniobra (RA23, RA68, RA69, RA76).',
  ],
  '6.0': [
    'Varias unidades en un hexágono',
    'En principio se apila sin límite. Cuadro: como mucho 18 FC o 3 unidades, más 2 de artillería (se comprueba al final del movimiento). Órdenes de maniobra: como mucho 8 FC de infantería y 4 de caballería; estas unidades pueden compartir hexágono con otras que tengan otra orden. Bosques y edificios: como mucho 18 puntos. Los apilamientos grandes sufren más con la artillería lejana (10.2). Españoles e ingleses no se apilan nunca. Los apilamientos enemigos no se pueden examinar salvo para calcular la relación de fuerzas.',
  ],
  '7.0': [
    'Los puntos de movimiento y el camino',
    'Los factores de movimiento son los de la tabla 7.3; se paga al entrar en cada hexágono, uno tras otro y sin saltos; los puntos nunca se exceden, se ahorran ni se prestan. El movimiento es voluntario: mueven todas las unidades, algunas o ninguna, en la dirección que se quiera (a ello se añade lo que exija una orden, RC46). Solo se mueve a hexágonos frontales. Un hexágono amigo con 8 FC o más no se puede cruzar por su frente o su retaguardia, solo de flanco a flanco (ejemplo 4; RA25). Los comandantes mueven después de sus unidades.',
  ],
  '8.0': ['Qué controla una unidad', 'Una unidad controla sus hexágonos de frente y de flanco.'],
  '8.1': [
    'Entrar y salir',
    'Entrar en una ZDC exige estar bajo mando y cuesta +1 PM; la ZDC frontal detiene. Salir no cuesta nada, pero dejar una ZDC frontal requiere una prueba de moral. Se puede pasar de una ZDC a otra (RA28-RA32, RA68, RA72).',
  ],
  '8.2': [
    'Combate, edificios y bosques',
    'La ZDC cuenta en el fuego y en el choque. No hay ZDC dentro de hexágonos de edificios o bosque; una unidad que está en ellos la ejerce hacia fuera, pero no sobre otros bosques o edificios.',
  ],
  '9.0': [
    'Bajo mando',
    'Está bajo mando quien antes de mover se encuentra dentro del radio de su comandante o del comandante en jefe (sin contar los dos extremos ni el coste del terreno; RA15, RA101).',
  ],
  '9.1': [
    'Por dónde no pasa la línea de mando',
    'La línea no puede tocar un hexágono con una unidad enemiga, ni uno en ZDC enemiga en el que no haya una unidad de combate amiga.',
  ],
  '9.2': ['Mando y zonas de control', 'Solo las unidades bajo mando pueden entrar en una ZDC o salir de ella.'],
  '10.0': [
    'Fuego defensivo y ofensivo',
    'El fuego defensivo es del bando que no está en fase; el ofensivo, del que lo está. Solo disparan infantería y artillería.',
  ],
  '10.1': [
    'Infantería',
    'La infantería dispara a enemigos contiguos: 1) con 6 puntos por hexágono como mucho, 2) solo por hexágonos frontales, 3) solo con las fichas de lo alto del apilamiento. El resultado recae en la unidad superior del hexágono blanco, y lo que sobra pasa a las de debajo. Se puede sumar el fuego de varios hexágonos o repartirlo entre varios. Cuadros: como mucho la mitad de sus puntos, redondeada hacia arriba, contra 3 hexágonos contiguos cualesquiera; se pueden repartir (RA33, ejemplo 5).',
  ],
  '10.2': [
    'Artillería',
    'Artillería: disparan como mucho 3 unidades por hexágono; factor x1 a 1 hexágono, x1,5 a 2, x1/2 a 3 o más; tiene que estar en lo alto del apilamiento. Se pueden sumar factores contra un hexágono, pero el de una unidad no se divide nunca. Fuego defensivo solo a 1 hexágono; alcance ofensivo: pesada 6, media 5, ligera 4. En el fuego ofensivo, artillería e infantería no se suman. Hace falta una línea de fuego despejada; la distancia cuenta el hexágono blanco, no el de quien dispara. A 1 y 2 hexágonos el resultado recae en la unidad superior y las bajas sobrantes pasan a las de debajo, como en 10.1; a más de 2 hexágonos lo sufre un apilamiento unidad por unidad, en orden aleatorio (RA37, RA77, RA78).',
  ],
  '10.2.1': [
    'Línea de fuego y procedimiento',
    'Obstruyen edificios, bosques y unidades amigas de quien dispara, no las enemigas; una línea que pasa justo entre dos hexágonos solo queda obstruida si lo hacen ambos. Obstruye una cresta más alta seguida de otra más baja. Una sola cresta, o varias en el mismo sentido, no obstruyen si la unidad que está más abajo dista de su cresta más cercana más que la otra de la suya. No cuenta un obstáculo entre una cresta más baja y otra más alta (RA39). Procedimiento: se suman los puntos con sus modificadores, se busca la columna, se tira con los modificadores y se aplica al instante.',
  ],
  '11.0': [
    'Cuándo y contra quién',
    'Se puede chocar con unidades en hexágonos frontales contiguos, y es voluntario; pero quien ataca ha de hacer que se ataque a todo enemigo que esté en los hexágonos frontales de sus unidades atacantes, hasta donde lo permitan los límites de apilamiento del choque (ejemplo 7; RA46, RA81, RA82).',
  ],
  '11.1': [
    'Evasión del combate',
    'Pueden eludir el combate toda la caballería ante la infantería, la ligera ante la pesada, y la artillería enganchada ante la infantería: se retiran 1 hexágono sin penalización, y lo declaran cuando se declara el ataque; no si dispararon en la fase anterior. Los atacantes no pueden unirse a ningún otro combate (RA53, RA86).',
  ],
  '11.1a': [
    'Restricciones',
    'Cada unidad da un ataque y recibe uno por turno. No ataca quien disparó en la fase anterior, ni un apilamiento con unidades que lo hicieron, salvo que estuvieran en guerrilla o en cuadro. La guerrilla de un hexágono atacado pasa al fondo del apilamiento. Solo se ataca por los hexágonos frontales del atacante. Desde un hexágono atacan o se defienden como mucho 24 puntos, y de un hexágono contra otro, 18; un apilamiento puede atacar varios hexágonos; el FC de una unidad no se divide nunca; un hexágono se ataca en un solo combate. La artillería solo se defiende, con 1/3. Cuadros y guerrillas no atacan.',
  ],
  '11.1b': [
    'Procedimiento',
    'Se suma y se compara; se redondea a favor del defensor (11:4 = 2-1); se tira con los modificadores de comandante, orden y moral, y se aplica antes del combate siguiente. Por encima de 5-1 vale 5-1; por debajo de 1-4 no se permite.',
  ],
  '11.2': [
    'Carga de caballería',
    'Carga (RA88, RA89): todos los atacantes son caballería; el FC se duplica; el objetivo se declara antes de mover, a 2 hexágonos o más, y los 2 últimos hexágonos van en línea recta. Ya contigua, cada unidad que carga hace una prueba de moral; D o R = se aplica el resultado y la unidad se retira 2 hexágonos hacia su base; las demás deben cargar. Solo contra objetivos en hexágonos despejados; no a través de ríos, arroyos, población, bosque, desniveles moderados o impasables; no carga caballería desorganizada.',
  ],
  '11.3': [
    'Control de la caballería',
    '(RA49, RA52, RA91-RA93) Tras una carga con éxito, tirada de control. NC: la ficha se vuelve (desorganizada) y debe atacar al enemigo más cercano a 3 hexágonos o menos de su frente; si no hay ninguno, corre de frente con todo su movimiento; se detiene ante terreno impasable; si sale del mapa, se pierde. C: puede volver a mover (todos sus PM o parte de ellos) y atacar o cargar contra cualquier enemigo, o quedarse y atacar desde donde está. Se repite sin límite.',
  ],
  '11.4': [
    'Retirada de la caballería',
    'La caballería que en un choque o una carga no desaloja a su objetivo se retira, toda la que participó, hacia su base, con todos sus PM o parte de ellos (RA50, RA94).',
  ],
  '11.5': [
    'Contracarga',
    'La caballería en buen orden del bando que no está en fase, cuando la caballería en fase que va a atacar está a 2 hexágonos o menos y a la vista, puede interrumpirla: se pone contigua y hace una prueba de moral. D o R = sin efecto, pero se retira 2 hexágonos hacia su base; si la supera, choque normal con los papeles cambiados. Caballería en fase rechazada: su ataque ha terminado y quien contracarga tira control. Nadie rechazado: la caballería en fase también pierde su ataque y se retira según 11.4, y quien contracarga, igual. Contracarga rechazada: la carga sigue adelante (ejemplo 9.2; RA51, RA90, RA96).',
  ],
  '12.0a': [
    'Retirada',
    'Al instante, tras fuego o choque; las unidades apiladas pueden ir a sitios distintos. A través de una ZDC enemiga cada unidad pierde 1 FC y se desorganiza; tras D2/A2 el hexágono final no es contiguo al de partida; por entre amigos solo con una prueba de moral de quien se retira; nunca fuera del mapa; si es imposible, eliminada. La mueve el dueño de la unidad (RA54, RA95, RA98).',
  ],
  '12.0b': [
    'Avance',
    'Voluntario, solo tras un choque, al primer hexágono despejado por completo, sea cual sea el número del resultado, sin gastar PM, para el que venza, atacante o defensor.',
  ],
  '13.0': [
    'La tabla de efectos del terreno',
    'Lo que cuesta entrar en cada clase de terreno, y cómo altera el fuego y el choque, está en la tabla de efectos del terreno.',
  ],
  '14.0': [
    'El procedimiento',
    'La prueba se hace con 1d6 en la tabla de moral, y el resultado es inmediato (D: la ficha se vuelve; R: marcador de desbandada).',
  ],
  '14.1': [
    'Desorganización',
    'Desorganizada: mueve con normalidad; no puede entrar en una ZDC, y sale de ella sin prueba; FC a la mitad en fuego y choque.',
  ],
  '14.2': [
    'Desbandada',
    'En desbandada: se retira al instante 2 hexágonos, y después cada turno todo su movimiento, si puede, hacia su base; ZDC como en 14.1; se la ataca en la columna 5-1 y el atacante no sufre nada (RA85, RA97).',
  ],
  '14.3': ['Reorganización', 'La misma tirada, con la moral un grado más baja en una ZDC enemiga (RA47).'],
  '15.0': [
    'Qué hacen los comandantes',
    'No son unidades de combate, no cuentan para el apilamiento, ni ejercen ZDC ni la notan; 1 PM por hexágono; sin órdenes no se mueven. El factor de moral modifica las pruebas de las unidades de su mando apiladas con él (un comandante en jefe: de todas); puede ser 0 o negativo. El factor de choque se suma en el ataque y se resta en la defensa, para las unidades apiladas con él que combaten (RA71, RA115).',
  ],
  '15.1': [
    'Pérdida de un comandante',
    'Si el apilamiento de un comandante que usó su factor de choque obtiene en él un resultado desfavorable: 1d6; con un 6 queda fuera y vuelve al turno siguiente por su reverso (inferior y sin nombre) (RA56, RA105).',
  ],
  '16.0': [
    'Divisiones y brigadas',
    'Una división o brigada se desmoraliza cuando sus unidades eliminadas y desorganizadas alcanzan juntas el límite de la tabla; la moral de sus unidades baja un grado; puede recobrarse y volver a caer.',
  ],
  '17.0': [
    'Deciden las grandes unidades desmoralizadas',
    'Deciden las grandes unidades desmoralizadas y, en algunos escenarios, también ciertos lugares o condiciones especiales. El bando que en cualquier momento tiene 3 desmoralizadas pierde en el acto. Si no: 1 menos que el enemigo = victoria marginal, 2 = táctica, 3 = estratégica (RA58).',
  ],
  '18.0': ['Escenarios y variantes', 'El despliegue y las variantes los da cada escenario.'],
  OR1: ['Información limitada', 'Información limitada, si ambos lo acuerdan.'],
  OR2: [
    'Fichas de factor desconocido (FFD)',
    'Las FFD son siluetas en blanco, azules las francesas, amarillas las españolas, numeradas.',
  ],
  OR3: [
    'Cuántas y cuándo',
    'Como mucho 1/3 de las unidades de combate del bando (sin contar comandantes); se usan desde el principio o desde una fase de movimiento que ambos acuerden, y después en cualquier momento; las eliminadas pueden volver al instante.',
  ],
  OR4: [
    'Cuatro usos',
    'Una FFD puede sustituir a un apilamiento entero (se anotan su contenido y su orden; puede estar vacía), a una columna de apilamientos con órdenes de maniobra (señala su cabeza), ponerse sobre una unidad para ocultar su FC, o bajo un apilamiento (1 o 2, y entonces una tercera encima) para abultarlo.',
  ],
  OR5: [
    'Eliminación',
    'Se quita cuando está contigua a una unidad o un comandante enemigos, salvo si se ve envuelta en un choque, y cuando es avistada por una línea despejada: a 8 hexágonos las que sustituyen, a 3 las que abultan, a 2 las que ocultan (cuenta el hexágono de la FFD, no el de quien mira). La que sustituía puede servir después para ocultar o abultar su apilamiento, salvo si estaba vacía (RA120-RA125).',
  ],
}
