import { SPACES, ZONE_NAMES } from '../rules/state/board.ts'
import { ARM_NAMES, STAND_NAMES } from '../rules/state/stands.ts'

/**
 * The names that stand in sentences, in Spanish. I, C and A are the same letters in both languages, and sectors, steps
 * and marches are only letters and numbers: these have no entry.
 */
type Words = Readonly<Record<string, string>>

const sides: Words = { White: 'Blanco', Black: 'Negro' }

const arms: Words = { 'C again': 'C de nuevo', 'C counter': 'C en contracarga' }

const ranks: Words = {
  square: 'cuadro',
  'square spent': 'cuadro agotado',
  'I spent': 'I agotada',
  'C spent': 'C agotada',
  'A spent': 'A agotada',
  'I routed': 'I en fuga',
  'C routed': 'C en fuga',
  'A routed': 'A en fuga',
}

/** What a class of units is called after its letter. */
const states: Words = {
  arrived: 'recién llegada',
  reacted: 'tras reaccionar',
  spent: 'agotada',
  square: 'en cuadro',
  'square:spent': 'en cuadro y agotada',
  routed: 'en fuga',
  moved: 'tras mover',
  counter: 'en contracarga',
  withdrawn: 'tras retirarse',
}

const stands: Words = Object.fromEntries(
  STAND_NAMES.filter((name) => name.length > 1).map((name) => [name, `${name[0]} ${states[name.slice(2)]}`]),
)

const whos: Words = {
  ...stands,
  nobody: 'nadie',
  'occupant of the building': 'ocupante del edificio',
  ...Object.fromEntries(
    ARM_NAMES.map((arm) => [`attacking ${arm}`, `${arm[0]} atacante${(arms[arm] ?? '').slice(1)}`]),
  ),
}

const modifiers: Words = {
  'the table (G120)': 'la tabla (G120)',
  'no opposing unit (G115)': 'sin unidad oponente (G115)',
  'spent (G39)': 'agotada (G39)',
  'fast movement phase (G70)': 'fase de movimiento rápido (G70)',
  'forest (G139)': 'bosque (G139)',
  'uphill (G142)': 'cuesta arriba (G142)',
  'downhill (G142)': 'cuesta abajo (G142)',
  'across the river (G152)': 'a través del río (G152)',
  'against a building (G146)': 'contra un edificio (G146)',
  'range of 1 (G77)': 'alcance 1 (G77)',
  'range of 2 (G77)': 'alcance 2 (G77)',
  'artillery token (G79)': 'ficha de artillería (G79)',
  'at the building itself (G149)': 'contra el edificio mismo (G149)',
}

const stages: Words = {
  'Setting up': 'Despliegue',
  Planning: 'Planificación',
  'Fast movement': 'Movimiento rápido',
  Bombardment: 'Bombardeo',
  'Combined arms': 'Armas combinadas',
  'Non-combat moves': 'Movimientos sin combate',
  Rally: 'Recuperación',
  Scoring: 'Puntuación',
}

/** Phases and their parts, as a refusal names them: 'cannot be chosen now (planning)'. */
const phases: Words = {
  battle: 'batalla',
  'setting up': 'despliegue',
  'objective markers': 'marcadores de objetivo',
  round: 'ronda',
  planning: 'planificación',
  'fast movement': 'movimiento rápido',
  'who acts': 'quién actúa',
  marching: 'marchas',
  'too many for one sector': 'demasiadas para un sector',
  combat: 'combate',
  reactions: 'reacciones',
  'falling back': 'repliegues',
  'counter-charges': 'contracargas',
  'taking positions': 'toma de posiciones',
  'choosing targets': 'elección de blancos',
  're-rolls': 'repetición de tiradas',
  withdrawing: 'retiradas',
  'advance after combat': 'avance tras el combate',
  bombardment: 'bombardeo',
  'laying the guns': 'puntería de los cañones',
  'combined arms': 'armas combinadas',
  'non-combat move': 'movimiento sin combate',
  'non-combat moves': 'movimientos sin combate',
  'moves by road': 'movimientos por camino',
  rally: 'recuperación',
  scoring: 'puntuación',
}

const markersOf = (side: string): Words => ({
  [`${side} general`]: `el general de ${sides[side]}`,
  [`${side} small flag`]: `la bandera pequeña de ${sides[side]}`,
  [`${side} small flag 2`]: `la bandera pequeña 2 de ${sides[side]}`,
  [`${side} big flag`]: `la bandera grande de ${sides[side]}`,
  [`${side} small wind rose`]: `la rosa de los vientos pequeña de ${sides[side]}`,
  [`${side} big wind rose`]: `la rosa de los vientos grande de ${sides[side]}`,
})

/** The zone inside a sector; those on borders are called as their borders. */
const zones: Words = Object.fromEntries(
  ZONE_NAMES.filter((name) => name.endsWith(' building')).map((name) => [
    name,
    `${name.slice(0, -' building'.length)} (edificio)`,
  ]),
)

const perSide = (words: (side: string) => Words): Words => Object.assign({}, ...Object.keys(sides).map(words))
const numbered = (n: number, pair: (k: number) => readonly [string, string][]): Words =>
  Object.fromEntries(Array.from({ length: n }, (_, k) => pair(k + 1)).flat())
const SECOND = ' (segundo dado)'

const spaces = perSide((side) =>
  Object.assign(
    {},
    ...ZONE_NAMES.map((zone) =>
      numbered(SPACES, (k) => [[`${side} ${zone} ${k}`, `${sides[side]} ${zones[zone] ?? zone} ${k}`]]),
    ),
  ),
)
const dice = Object.fromEntries(Object.entries(spaces).flatMap(([en, es]) => [[en, es], [`${en} second`, es + SECOND]])) // biome-ignore format: a pair is a line

const MOST_BATTERIES = 4
const MOST_FIGURES = 6
const MOST_MARKERS = 5

const shots = perSide((side) =>
  numbered(MOST_BATTERIES, (k) => [
    [`${side} battery ${k}`, `${sides[side]}, batería ${k}`],
    [`${side} battery ${k} second`, `${sides[side]}, batería ${k}${SECOND}`],
  ]),
)
const figures = { ...numbered(MOST_FIGURES, (k) => [[`unit ${k}`, `unidad ${k}`]]), building: 'edificio' }
const markers = perSide((side) => ({
  ...markersOf(side),
  ...numbered(MOST_MARKERS, (k) => [[`${side} marker ${k}`, `el marcador ${k} de ${sides[side]}`]]),
}))

export const names: Readonly<Record<string, Words>> = {
  sides,
  arms,
  ranks,
  stands,
  zones,
  spaces,
  dice,
  shots,
  figures,
  whos,
  modifiers,
  outcomes: { no: 'no', yes: 'sí' },
  fates: { 'is routed': 'se pone en fuga', 'is destroyed': 'queda destruida' },
  stages,
  markers,
  phases,
}
