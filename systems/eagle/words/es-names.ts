import troops from './troops/es.ts'

/**
 * The names that stand in sentences, in Spanish. Hexes, times and the codes of the tables are the same in both
 * languages: these have no entry.
 */
type Words = Readonly<Record<string, string>>

const corners: Words = { SW: 'SO', W: 'O', NW: 'NO' }
const cornerOf = (corner: string): string => corners[corner] ?? corner

const faces: Words = {
  'no facing': 'sin orientación',
  ...Object.fromEntries(
    ['NE', 'E', 'SE', 'SW', 'W', 'NW'].map((corner) => [`facing ${corner}`, `mira al ${cornerOf(corner)}`]),
  ),
  'all round': 'mira a todos lados',
}

const shapes: Words = {
  normal: 'en formación normal',
  square: 'en cuadro',
  skirmish: 'en guerrilla',
  unlimbered: 'desplegada',
}
const states: Words = { disorganized: 'desorganizada', routed: 'en desbandada' }

const conditions: Words = {
  ...shapes,
  ...Object.fromEntries(
    Object.keys(states).flatMap((state) =>
      Object.keys(shapes).map((shape) => [`${shape}, ${state}`, `${shapes[shape]}, ${states[state]}`]),
    ),
  ),
}

const reasons: Words = {
  'leader (14.0)': 'comandante (14.0)',
  'woods or buildings (14.0)': 'bosque o edificios (14.0)',
  'in an enemy zone of control (14.3)': 'en zona de control enemiga (14.3)',
  'routed (14.0)': 'en desbandada (14.0)',
  'points lost (14.0)': 'puntos perdidos (14.0)',
  'target in square (10.2.1)': 'blanco en cuadro (10.2.1)',
  'target skirmishes (10.2.1)': 'blanco en guerrilla (10.2.1)',
  'target is an unlimbered battery (10.2.1)': 'el blanco es una batería desplegada (10.2.1)',
  'light artillery (10.2.1)': 'artillería ligera (10.2.1)',
  'heavy artillery (10.2.1)': 'artillería pesada (10.2.1)',
  'firer of grade A or B (10.2.1)': 'quien dispara tiene grado A o B (10.2.1)',
  'firer of grade E or F (10.2.1)': 'quien dispara tiene grado E o F (10.2.1)',
  'third unit of the stack (10.2)': 'tercera unidad del apilamiento (10.2)',
  'fourth or later unit of the stack (10.2)': 'cuarta unidad del apilamiento o siguientes (10.2)',
  'attacking leader (11.1b)': 'comandante que ataca (11.1b)',
  'defending leader (11.1b)': 'comandante que se defiende (11.1b)',
  'morale grades (RA45)': 'grados de moral (RA45)',
  'attack order (11.1b)': 'orden de ataque (11.1b)',
  'defense order (11.1b)': 'orden de defensa (11.1b)',
  'cavalry against square (11.1b)': 'caballería contra cuadro (11.1b)',
  'heavy cavalry (11.1b)': 'caballería pesada (11.1b)',
  'infantry against square (11.1b)': 'infantería contra cuadro (11.1b)',
  'after a charge (11.3)': 'tras una carga (11.3)',
  'cavalry of this nation (11.3)': 'caballería de esta nación (11.3)',
  'second unit of the stack (RD5)': 'segunda unidad del apilamiento (RD5)',
  'fire into the flank (RD7)': 'fuego contra el flanco (RD7)',
  'Swiss against Swiss (RD27)': 'suizos contra suizos (RD27)',
  'disorganized (RD15)': 'desorganizada (RD15)',
  'no square before the charge (RD15)': 'sin cuadro ante la carga (RD15)',
  'check after a charge (RD15)': 'prueba tras una carga (RD15)',
  'infantry against skirmishers (RD19)': 'infantería contra guerrilla (RD19)',
  'attack from a flank (RD19)': 'ataque desde un flanco (RD19)',
  'out of hand before (RD26)': 'ya antes sin control (RD26)',
}

/** Phases and their parts, as a refusal names them: 'cannot be chosen now (movement)'. */
const phases: Words = {
  battle: 'batalla',
  deployment: 'despliegue',
  'opening orders': 'órdenes iniciales',
  orders: 'órdenes',
  'player phase': 'fase de jugador',
  movement: 'movimiento',
  retreat: 'retirada',
  charge: 'carga',
  square: 'cuadro',
  countercharge: 'contracarga',
  'defensive fire': 'fuego defensivo',
  'offensive fire': 'fuego ofensivo',
  volley: 'descarga',
  shock: 'choque',
  combat: 'combate',
  loss: 'bajas',
  aftermath: 'consecuencias del combate',
  advance: 'avance',
  control: 'control de la caballería',
  pursuit: 'persecución',
  'out of hand': 'caballería sin control',
  reorganization: 'reorganización',
  deploying: 'despliegue en guerrilla',
  gathering: 'reunión de la guerrilla',
  'too few skirmishers': 'demasiado pocos para la guerrilla',
  markers: 'FFD',
  'who defends': 'quién defiende',
  'leaders follow': 'los comandantes siguen a sus tropas',
  'second base': 'nueva base',
  'order of arrival': 'orden de llegada',
  verdict: 'fin de la batalla',
}

export const names: Readonly<Record<string, Words>> = {
  sides: { french: 'Francia', spanish: 'España' },
  units: troops.units,
  leaders: troops.leaders,
  formations: troops.formations,
  corners,
  faces,
  orders: {
    none: 'sin órdenes',
    march: 'maniobra',
    harass: 'hostigamiento',
    attack: 'ataque',
    defend: 'defensa',
    retreat: 'retirada',
  },
  drills: {
    'normal formation': 'formación normal',
    'square formation': 'cuadro',
    'skirmish order': 'guerrilla',
    'position, unlimbered': 'posición, desplegada',
  },
  rallies: { recovers: 'se recupera', 'no effect': 'sin efecto', routed: 'en desbandada' },
  conditions,
  stages: {
    movement: 'movimiento',
    'defensive fire': 'fuego defensivo',
    'offensive fire': 'fuego ofensivo',
    shock: 'choque',
    reorganization: 'reorganización',
  },
  reasons,
  checks: { 'no effect': 'sin efecto', disorganized: 'desorganizada', routed: 'en desbandada' },
  controls: { 'out of hand': 'sin control', 'in hand': 'controlada' },
  degrees: {
    draw: 'tablas',
    marginal: 'victoria marginal',
    tactical: 'victoria táctica',
    strategic: 'victoria estratégica',
  },
  phases,
}
