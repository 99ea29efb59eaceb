/** The scenarios, armies, boards and options of Generals in Spanish, and what can be intended for a round. */

/** By scenario: title and intro. */
export const scenarioTexts: Readonly<Record<string, readonly [title: string, intro: string]>> = {
  marengo: [
    'Marengo',
    'Piamonte, 14 de junio de 1800. Melas cruza el Bormida con sus austriacos y cae sobre las divisiones dispersas de Bonaparte; por la tarde el Primer Cónsul cede terreno, hasta que Desaix regresa hacia el cañón y los jinetes de Kellermann se lanzan contra la columna austriaca. Dos ejércitos iguales en un campo cuadrado no son más que un homenaje a aquel día: toman de él una fuerte ala de caballería, y la pregunta de cuándo soltarla.',
  ],
  'la-rothiere': [
    'La Rothière',
    'Champaña, 1 de febrero de 1814. Entre la ventisca, Blücher ataca con rusos y wurtembergueses a los jóvenes reclutas de Napoleón, los bávaros de Wrede aparecen por el flanco, y la caballería de ambos bandos se encuentra en el campo abierto que rodea el pueblo; caída la noche, los franceses se escabullen hacia Brienne. Aquí los ejércitos son iguales, y los de aquel invierno no lo eran: el homenaje está en seis escuadrones que miran de frente a otros seis.',
  ],
  dennewitz: [
    'Dennewitz',
    'Brandeburgo, 6 de septiembre de 1813. Las columnas de Ney, camino de Berlín, chocan con los prusianos de Tauentzien y después con los de Bülow; la llanura arenosa levanta tanto polvo que el mariscal ve poco de su batalla y retira a Oudinot de un ala para ayudar a la otra, con lo que pierde las dos. Ningún orden simétrico puede contar esa historia. Este guarda el equilibrio, infantería con algo de caballería en cada ala, y te deja a ti los errores.',
  ],
  leuthen: [
    'Leuthen',
    'Silesia, 5 de diciembre de 1757, medio siglo antes que los demás nombres de esta lista. Federico lleva a sus prusianos, tras unas lomas, a lo largo del frente de un ejército austriaco mayor y lo arrolla desde su izquierda; cuando la caballería austriaca acude al rescate, los escuadrones de Driesen, que esperaban, la toman de flanco. Tus ejércitos empiezan parejos y cara a cara, de modo que la sorpresa ha de salir de la reserva, donde están todos los jinetes.',
  ],
  albuera: [
    'La Albuera',
    'Extremadura, 16 de mayo de 1811. Soult amaga sobre el pueblo y envuelve la derecha de los británicos, portugueses y españoles de Beresford; entre lluvia y granizo los lanceros del Vístula arrollan una brigada, y los fusileros recobran la loma a un precio espantoso. Las filas simétricas de aquí no guardan nada de aquel terreno. Plantean, eso sí, una pregunta propia: la caballería está en el centro, y los cañones siguen atrás, en el camino.',
  ],
  custom: [
    'Despliegue libre',
    'Sin nombre y sin fecha: un campo que nunca llegó a los partes. Ambos estados mayores disponen sus ejércitos a la luz de las velas, sin que llegue una palabra del otro lado del río, y al alba la niebla se levanta de los dos a la vez. Conviene acordar antes de qué se componen los ejércitos; después, a vencer o a caer por las propias disposiciones.',
  ],
}

/** By army of a custom battle. */
export const armyTitles: Readonly<Record<string, string>> = {
  standard: 'Ejército normal',
  foot: 'Ejército de a pie',
  horse: 'Ejército de a caballo',
  guns: 'Gran batería',
  vanguard: 'Vanguardia sin cañones',
}

/** By board: title and intro. */
export const boardTexts: Readonly<Record<string, readonly [title: string, intro: string]>> = {
  A: [
    'Cara A',
    'Campo abierto con un camino real por el medio. Un bosque cierra el lado oeste, una colina larga y baja se alza al este, y entre los dos hay sitio para los planes de todos.',
  ],
  heights: [
    'Las alturas',
    'Una cresta baja desde el norte por el borde oeste del campo, y la derecha de Negro está ya en lo alto. Dos caminos se cruzan en el centro, en un pueblo de piedra; hacia el este se pierden en un bosque.',
  ],
  river: [
    'El río',
    'Un río serpentea por todo el centro del campo. El camino real lo cruza por dos puentes en medio, cada ejército tiene un vado a su derecha, y una granja de muros gruesos vigila cada vado. La izquierda de Blanco está en un alto sobre la orilla.',
  ],
}

/** By option. */
export const optionTitles: Readonly<Record<string, string>> = {
  objectiveMarkers: 'Marcadores de objetivo sueltos en vez de los objetivos impresos, colocados en secreto',
  orderDice: 'Las órdenes de una ronda son un dado y seis',
  orderDelivery: 'Las órdenes hay que entregarlas; una más para el sector de mando',
  armyMorale: 'Los ejércitos empiezan con 15 puntos y los van perdiendo',
  board: 'El terreno, si se usan reglas de terreno',
  forest: 'Bosques',
  hill: 'Colinas',
  building: 'Edificios',
  destroyedBuilding: 'Los cañones pueden destruir edificios',
  road: 'Caminos',
  river: 'Ríos',
  bridge: 'Puentes',
  compensation: 'Puntos con los que empieza un bando: por encima de cero, Blanco; por debajo, Negro',
  emptyObjectivesCount: 'Los objetivos propios vacíos cuentan para la mayoría',
  cavalryFleesAfterRanged: 'La caballería en fuga huye antes del cuerpo a cuerpo',
  rearFire: 'Los cañones pueden disparar hacia atrás',
  hillGuns:
    'Los cañones en una colina disparan por encima de lo que tienen delante, o no pueden hacerlo al sector contiguo',
  army: 'De qué se componen ambos ejércitos',
}

/** What the options can be set to, by its English; boards and armies have their titles. */
export const optionValues: Readonly<Record<string, string>> = {
  none: 'ninguno',
  few: 'pocos',
  many: 'muchos',
  'over what lies before it': 'por encima de lo que tienen delante',
  'not into the next sector': 'no al sector contiguo',
}

/** By the name of an intention: its name and its sentence. */
export const intentionTexts: Readonly<Record<string, readonly [name: string, text: string]>> = {
  'cavalry waits': ['la caballería espera', 'La caballería no actúa en la fase de movimiento rápido.'],
  'guns hold their fire': ['los cañones callan', 'Los cañones no bombardean: esperan para atacar a corta distancia.'],
  'act early': ['actuar pronto', 'Cada unidad actúa en la primera fase en que su orden se lo permite.'],
  'guns stay behind': [
    'los cañones se quedan atrás',
    'Donde un sector se desbordaría, se quedan atrás primero los cañones y después la caballería.',
  ],
  'infantry stays behind': [
    'la infantería se queda atrás',
    'Donde un sector se desbordaría, se queda atrás primero la infantería y después los cañones.',
  ],
  'try every square': [
    'intentar todos los cuadros',
    'Toda la infantería atacada por caballería intenta formar el cuadro.',
  ],
  'never form square': ['no formar nunca el cuadro', 'Ninguna infantería intenta formar el cuadro.'],
  'counter-charge with all': [
    'contracargar con todo',
    'Toda la caballería atacada por infantería intenta una contracarga.',
  ],
  'never counter-charge': ['no contracargar nunca', 'Ninguna caballería intenta una contracarga.'],
  'cavalry stands': ['la caballería aguanta', 'La caballería atacada no se repliega.'],
  'cavalry falls back before infantry': [
    'la caballería se repliega ante la infantería',
    'La caballería se repliega donde la ataca infantería y aguanta ante la caballería.',
  ],
  'cavalry falls back': ['la caballería se repliega', 'La caballería atacada se repliega siempre que puede.'],
  'charge the most infantry': [
    'cargar donde haya más infantería',
    'Las contracargas van adonde ataca más infantería enemiga.',
  ],
  'defend evenly': [
    'defender por igual',
    'Los defensores se reparten por igual entre las fronteras atacadas, primero las unidades frescas.',
  ],
  'defend against the strongest': [
    'defender contra el más fuerte',
    'Los defensores hacen frente primero al ataque más fuerte, primero las unidades frescas.',
  ],
  'aim at the likeliest': [
    'apuntar a lo más seguro',
    'Los atacantes sin oponente apuntan donde un impacto es más probable y vale más.',
  ],
  'aim at guns': [
    'apuntar a los cañones',
    'Los atacantes sin oponente apuntan a los cañones si pueden; si no, donde un impacto es más probable y vale más.',
  ],
  're-roll what helps most': [
    'repetir lo que más ayude',
    'Se repite el dado, propio o enemigo, cuya nueva tirada promete más.',
  ],
  're-roll own misses': [
    'repetir los fallos propios',
    'Se repite el dado propio cuya nueva tirada promete más, nunca un dado enemigo.',
  ],
  'save re-rolls for the melee': [
    'guardar repeticiones para el cuerpo a cuerpo',
    'Las repeticiones se guardan para el cuerpo a cuerpo y se usan en él donde prometen más.',
  ],
  'keep re-rolls': ['no repetir', 'No se usa ninguna repetición.'],
  'never withdraw': ['no retirarse nunca', 'Ningún atacante se retira antes del cuerpo a cuerpo.'],
  'withdraw when outnumbered': [
    'retirarse en inferioridad',
    'Los atacantes se retiran antes del cuerpo a cuerpo donde los enemigos que se les oponen son más.',
  ],
  'always withdraw': ['retirarse siempre', 'Los atacantes se retiran antes del cuerpo a cuerpo siempre que pueden.'],
  'go into buildings': ['entrar en los edificios', 'La infantería entra en el edificio de un sector atacado.'],
  'always advance': ['avanzar siempre', 'Quien puede avanzar tras el combate, avanza.'],
  'never advance': ['no avanzar nunca', 'Nadie avanza tras el combate si no está obligado.'],
  'fire at the first target': [
    'disparar al primer blanco',
    'Los cañones disparan al primero de los blancos iguales, todos al mismo.',
  ],
  'spread the fire': [
    'repartir el fuego',
    'Los cañones disparan a blancos a los que no apunta ningún otro, mientras los haya.',
  ],
  'move up by road': [
    'acercarse por el camino',
    'Los movimientos extra por un camino acercan al enemigo las unidades más atrasadas.',
  ],
  'no moves by road': ['no mover por el camino', 'Nadie hace un movimiento extra por un camino.'],
  'rally guns first': [
    'recuperar primero los cañones',
    'Se recupera todo lo que se pueda: primero los cañones, luego la caballería, después la infantería.',
  ],
  'rally infantry first': [
    'recuperar primero la infantería',
    'Se recupera todo lo que se pueda: primero la infantería, luego la caballería, después los cañones.',
  ],
  'rally nobody': ['no recuperar a nadie', 'No se recupera a nadie.'],
  'leave the rest': [
    'dejar el resto',
    'Lo que ninguna otra intención responde se deja sin hacer, donde está permitido.',
  ],
}
