/**
 * What the five scenarios add to the rules of the Eagle, and its general notes, in Spanish. By rule: title and gist.
 */
export const gistsOfTheScenarios: Readonly<Record<string, readonly [title: string, gist: string]>> = {
  'S1.1': ['Duración', 'Tres turnos, de 17:00 a 18:00; empieza la fase francesa.'],
  'S1.2': [
    'Órdenes',
    'Los españoles empiezan con órdenes de defensa, Poinsot y Boussart con órdenes de ataque y Cassagne sin órdenes. Cambios: divisor español 3, un intento por turno; divisor francés 2, dos intentos.',
  ],
  'S1.3': ['Bases', 'Españoles: cualquier hexágono de Bailén. Franceses: AM1.'],
  'S1.4': ['Mando', 'Radio 3 para ambos bandos.'],
  'S1.5': ['Desmoralización', 'Los límites de cada gran unidad están en la tabla del escenario.'],
  'S1.6': [
    'Victoria',
    'Las reglas generales, y San Cristóbal: si los franceses ocupan AD12, el límite de la retaguardia española baja en uno.',
  ],
  'S1.7': [
    'Despliegue',
    'Los hexágonos de todas las unidades; Vedel a 2 hexágonos o menos de AI9, los demás comandantes franceses con una unidad suya, y el coronel del regimiento de la Corona a 2 hexágonos o menos de una de las suyas.',
  ],
  'S2.1': [
    'Duración',
    'Desde la fase española de las 07:00 hasta el final de las 19:30, o antes, cuando los españoles tienen todos los hexágonos de Bailén y su jugador le pone fin.',
  ],
  'S2.2': [
    'Órdenes',
    'Los españoles, de maniobra; los franceses, de defensa. Reding: divisor 3, tres intentos por turno. Vedel: divisor 2, dos intentos.',
  ],
  'S2.3': [
    'Bases',
    'Españoles: W26; franceses: cualquier hexágono de Bailén. En cuanto todo Bailén es español, el jugador francés elige en su lugar AM1 o A24.',
  ],
  'S2.4': ['Mando', 'Radio 3; Reding, 4.'],
  'S2.5': ['Desmoralización', 'Los límites de cada gran unidad están en la tabla del escenario.'],
  'S2.6': [
    'Victoria',
    'Las reglas generales; los hexágonos de Bailén en manos españolas rebajan los límites franceses.',
  ],
  'S2.7': [
    'Despliegue',
    'Los franceses a 4 hexágonos o menos de Bailén (RC35), Vedel a 2 o menos, los demás comandantes con unidades propias. La división de Reding entra con Venegas por W26 a las 07:00, y la de Coupigny, con el coronel del regimiento de la Corona, a las 07:30; Dufour, según S2.8.1, por AM1.',
  ],
  'S2.8.1': [
    'Marchar al cañón',
    'Dufour: pasado el turno que sigue al primero con combate, 1d6 al final de cada fase francesa; con 3 o menos se pone en marcha (RC8) y entra 3 turnos después con órdenes de maniobra.',
  ],
  'S2.8.2': [
    'Sol, sed y fatiga',
    'Sed: desde las 10:00, toda unidad o apilamiento francés que entra en un combate de fuego o de choque hace una prueba de moral antes de que el combate termine; los resultados se aplican (RA59).',
  ],
  'S2.8.3': ['Artillería francesa', 'Artillería francesa ligera y media: alcance 3.'],
  'S3.1': ['Duración', '25 turnos, de 06:00 a 18:00; empieza la fase francesa.'],
  'S3.2': [
    'Como continuación del escenario 2',
    'Todas las fichas siguen donde acabó el escenario 2; vienen cuatro turnos de reorganización en los que ambos bandos solo tienen órdenes de maniobra; se conserva lo que cuenta para la desmoralización.',
  ],
  'S3.3': [
    'Órdenes',
    'Los españoles, sin órdenes; los de Vedel, sin órdenes; los de Dupont, de maniobra. Castaños: divisor 5, cinco intentos; Reding 3, tres; Dupont 4, cuatro; Vedel 3, dos.',
  ],
  'S3.4': [
    'Bases',
    'La de Reding, W26; la de Castaños, A24; la de Dupont, G19, o donde él esté cuando la tienen los españoles; la de Vedel, AM1.',
  ],
  'S3.5': ['Mando', 'Radio 3; Castaños y Reding, 4. Reding es comandante en jefe hasta que llega Castaños.'],
  'S3.6': ['Desmoralización', 'Los límites de cada gran unidad están en la tabla del escenario.'],
  'S3.7': [
    'Victoria',
    'Las reglas generales; por cada dos brigadas francesas que hayan salido por AM1 cuenta como desmoralizada una brigada española más (RA63).',
  ],
  'S3.8': [
    'Despliegue',
    'Dupont, con las brigadas de Chabert y Dupré, a 4 hexágonos o menos de L18; Privé por A24 a las 06:30; Pannetier, Schramm, el convoy y su escolta por A24 a las 07:00; Cruz Mourgeon por L1 a las 12:00; La Peña por A24 a las 13:30.',
  ],
  'S3.9.1': [
    'Orden de llegada',
    'El jugador francés puede permutar las brigadas de Dupont: 2 en el mapa, 1 a las 06:30, 2 a las 07:00; las cantidades y los turnos no cambian. Rigen además las reglas 8.1, 8.2, 8.4, 8.5, 8.6 del escenario 4.',
  ],
  'S3.10': ['Castaños', 'Se puede usar la variante 9.3 del escenario 4.'],
  'S4.1': ['Duración', 'Como mucho 35 turnos, de 02:30 a 19:30; empieza la fase francesa.'],
  'S4.2': [
    'Órdenes',
    'Los españoles, sin órdenes; los franceses, de maniobra. Castaños: divisor 5, cinco intentos; Reding 3, tres; Dupont 4, cuatro; Vedel 3, dos.',
  ],
  'S4.3': [
    'Bases',
    'La de Reding, W26; la de Castaños, A24; la de Dupont, G19, o donde él esté cuando la tienen los españoles; la de Vedel, AM1.',
  ],
  'S4.4': ['Mando', 'Radio 3; Reding y Castaños, 4. Reding es comandante en jefe hasta que llega Castaños.'],
  'S4.5': ['Desmoralización', 'Los límites de cada gran unidad están en la tabla del escenario.'],
  'S4.6': [
    'Victoria',
    'Las reglas generales; por cada dos brigadas francesas que hayan salido por AM1 cuenta como desmoralizada una brigada española más (RA63).',
  ],
  'S4.7': [
    'Despliegue',
    'La línea española está fijada hexágono por hexágono; los franceses llegan por A24 de 02:30 a 07:00, y Vedel por AM1 a las 16:00; Cruz Mourgeon viene por H1 a las 12:00, y La Peña por A24 a las 13:30.',
  ],
  'S4.8.1': [
    'Regimientos suizos',
    'Los suizos que están en ambos bandos de un combate de fuego o de choque no toman parte en él.',
  ],
  'S4.8.2': [
    'Batalla de encuentro',
    'Toda gran unidad francesa conserva órdenes de maniobra hasta que una de sus unidades de combate ha llegado a 5 hexágonos o menos de una unidad de combate española (RA117).',
  ],
  'S4.8.3': [
    'Artillería francesa',
    'Como en el escenario 2: la artillería francesa ligera y media alcanza a 3 hexágonos.',
  ],
  'S4.8.4': ['Sol, sed y fatiga', 'Como en el escenario 2, a partir del turno de las 10:00.'],
  'S4.8.5': ['El convoy de Dupont', 'Convoy: unos 500 carruajes = 10 carros; escolta = 6 unidades de infantería.'],
  'S4.8.5.1': [
    'Convoy: movimiento',
    'Movimiento de los carros, 3, con los costes de la artillería; pueden empezar y acabar apilados, pero mueven uno a uno; +1 PM por cruzar un hexágono de carretera donde hay otro carro; sin formación.',
  ],
  'S4.8.5.2': [
    'Convoy: captura',
    'No tiene FC ni moral; queda capturado y se retira del mapa cuando entra infantería o caballería española.',
  ],
  'S4.8.5.3': [
    'Convoy: escolta',
    'La escolta es infantería normal, un cuerpo autónomo de 6 unidades al mando de Diridie; mientras haya una unidad de escolta en el hexágono, ninguna infantería ni caballería española entra en él antes de eliminarla (RA119).',
  ],
  'S4.8.6': [
    'Capitulación',
    'A petición francesa, y solo si (1) Dupont está incomunicado entre A24 y AM1 y (2) todas sus brigadas están desmoralizadas; si el jugador español acepta, la partida termina con victoria española decisiva.',
  ],
  'S4.9.1': ['Variante: orden de llegada', 'Las brigadas de Dupont se pueden intercambiar como en el escenario 3.'],
  'S4.9.2.1': [
    'Variante: Vedel marcha al cañón',
    'Vedel: 1d6 al final del turno de las 12:00 y de los siguientes; con 4 o menos se pone en marcha (RC19). Demora según 1d6: 1 6, 2 5, 3 5, 4 4, 5 4, 6 3 turnos; entra por AM1, en la fase francesa, con órdenes de maniobra.',
  ],
  'S4.9.2.2': [
    'Variante: la división de Vedel al completo',
    'Vedel llega con Dufour (7Inf.Prov.), Lefranc (6Inf.Prov.1-3) y los 2Cuir.Prov. (de Dufour hasta que llegue Boussart); sola o junto con 9.2.1.',
  ],
  'S4.9.3': [
    'Variante: Castaños',
    'Castaños entra con La Peña y desde entonces manda toda gran unidad española, llegue entonces o esté ya allí, que quede a su distancia de mando (RA118).',
  ],
  'S5.1': ['Duración', 'Como mucho 12 turnos, desde la fase española de las 14:00 hasta las 19:30.'],
  'S5.2': [
    'Órdenes',
    'Las grandes unidades de Reding y los franceses defienden, La Peña ataca, Cruz Mourgeon hostiga. Reding: divisor 3, tres intentos; La Peña 2, dos; Dupont 4, cuatro; Vedel 3, dos.',
  ],
  'S5.3': ['Bases', 'La de Reding, W26; la de La Peña, A24; la de Dupont, donde él esté; la de Vedel, AM1.'],
  'S5.4': [
    'Mando',
    'Radio 3; Reding, 4. Reding no manda ni la división de La Peña ni a Cruz Mourgeon; La Peña manda ambas fuerzas.',
  ],
  'S5.5': [
    'Desmoralización',
    'El texto remite a una tabla que falta; sus límites se han reconstruido como los demás (RC45).',
  ],
  'S5.6': ['Victoria', 'Las reglas generales, y las brigadas francesas que salen por AM1, como en el escenario 4.'],
  'S5.7': [
    'Despliegue',
    'Los franceses en los olivares y delante de ellos, los carros de dos en dos por la carretera, la línea española como en el escenario 4, pero con Farnesio en AA15; La Peña a 3 hexágonos o menos de F19, Cruz Mourgeon a 2 o menos de LL10; Vedel por AM1 a las 16:00.',
  ],
  'S5.8': ['Reglas especiales', 'Rigen las reglas 8.1, 8.2, 8.4 y 8.5 del escenario 4.'],
  'S5.9': ['Variantes', 'Se pueden usar las variantes 9.2.1 y 9.2.2 del escenario 4.'],
  N0: [
    'Escala y orden de batalla',
    '250 m por hexágono; los puntos de interés no tienen efecto; la división de Jones y las guarniciones del camino no están en el juego. Erratas del orden de batalla impreso: a Reding le falta un escuadrón de Dr.Reina; en la división de Jones (que no está en el juego) léase Córdoba en lugar de Corona.',
  ],
}
