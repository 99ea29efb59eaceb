/** The scenarios and options of the Eagle in Spanish. */

/** By scenario: title and intro. */
export const scenarioTexts: Readonly<Record<string, readonly [title: string, intro: string]>> = {
  vedel: [
    'El ataque de Vedel',
    'Escenario 1. Bailén, 19 de julio de 1808, cinco de la tarde: Dupont está pidiendo capitulación cuando Vedel llega por el camino de La Carolina y cae sobre la retaguardia del ejército español. Para una primera partida.',
  ],
  surprise: [
    'Sorpresa en Bailén',
    'Escenario 2. ¿Y si Vedel se hubiera quedado en Bailén? La mañana del 18 de julio Reding sube desde Menjíbar y encuentra el pueblo ocupado.',
  ],
  'second-day': [
    'Sorpresa en Bailén: el segundo día',
    'Escenario 3. La lucha por Bailén continúa el 19 de julio: Dupont llega de Andújar, y tras él, La Peña.',
  ],
  bailen: [
    'La batalla de Bailén',
    'Escenario 4. La batalla del 19 de julio de 1808 tal como se libró: Dupont, en marcha de noche con su convoy, halla cerrado el camino de La Carolina.',
  ],
  invader: [
    'Muerte al invasor',
    'Escenario 5. La Peña no acepta la tregua y, en la tarde del 19 de julio, ataca la retaguardia francesa.',
  ],
}

/** By option. */
export const optionTitles: Readonly<Record<string, string>> = {
  limitedInformation: 'Información limitada: fichas de factor desconocido (reglas opcionales 1 a 5)',
  attackQuota:
    'Parte de una gran unidad que puede iniciar combates con órdenes de ataque y de hostigamiento: un tope, una obligación, o ni lo uno ni lo otro',
  chargeFlank: 'Carga contra un flanco: los factores se multiplican, o cuenta el mayor',
  artilleryArc: 'La artillería dispara a su campo frontal, o a todos lados',
  singleCounter:
    'Una gran unidad de una sola ficha cae cuando esta se desorganiza, o solo si entra en desbandada o es eliminada',
  laterFire:
    'Tablas posteriores: el fuego que impide atacar se lo impide a todo el apilamiento y hace callar a las baterías; a los demás los somete a una prueba de moral',
  laterRanges: 'Tablas posteriores: la artillería alcanza a 5, 4 y 3 hexágonos, con otros factores según la distancia',
  laterDepth: 'Tablas posteriores: el fuego lejano es más débil desde la segunda unidad de un apilamiento',
  laterFireModifiers: 'Tablas posteriores: el fuego contra un flanco mejora en 2',
  laterStacking: 'Tablas posteriores: límites de apilamiento según el terreno y el arma',
  laterMorale:
    'Tablas posteriores: el desorden y las cargas modifican las pruebas de moral, y reorganizarse puede salir muy mal',
  laterShock:
    'Tablas posteriores: otros modificadores de choque, grados de las unidades superiores, la artillería sola se pierde',
  laterControl: 'Tablas posteriores: la caballería sin control es cada vez más difícil de detener',
  thirstTargets:
    'Sed: aquellos contra los que se dispara hacen la prueba siempre, solo si el enemigo está contiguo, o nunca',
  exitCredit: 'Las brigadas que salen por el camino de La Carolina cuentan si son de Dupont, o todas',
  laterSwiss: 'Tablas posteriores: los suizos combaten contra los suizos, con 2 menos',
  orderOfArrival: 'El jugador francés elige en qué orden llegan las brigadas de Dupont',
  vedelMarches: 'Vedel marcha al cañón cuando lo permiten los dados',
  vedelWhole: 'Vedel trae todas sus fuerzas, con Dufour y Lefranc',
  castanos: 'Castaños viene con La Peña y toma el mando de aquellos a los que alcanza',
  frenchRange: 'La artillería francesa ligera y media alcanza solo a 3 hexágonos',
  after:
    'El final de una partida del escenario 2 que continúa aquí, como texto; sin él, la jornada empieza como dice el escenario',
  laPenaEastBank: 'La Peña empieza en la orilla este del Herrumblar',
  rearguardHalf: 'La retaguardia española cae con cinco de sus nueve fichas, no con cuatro',
}

/** What the options can be set to, by its English. */
export const valueTexts: Readonly<Record<string, string>> = {
  'a limit': 'un tope',
  'a duty': 'una obligación',
  neither: 'ni lo uno ni lo otro',
  'the factors multiply': 'los factores se multiplican',
  'the higher factor counts': 'cuenta el factor mayor',
  'into its front field': 'a su campo frontal',
  'all round': 'a todos lados',
  'when it is disorganized': 'cuando se desorganiza',
  'when it is routed or eliminated': 'cuando entra en desbandada o es eliminada',
  always: 'siempre',
  'when the enemy is adjacent': 'si el enemigo está contiguo',
  never: 'nunca',
  "Dupont's": 'las de Dupont',
  'all of them': 'todas',
}
