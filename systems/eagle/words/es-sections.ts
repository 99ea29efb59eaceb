/** The headings of the rulebook in Spanish, and what it leaves unused. */
export const sections: Readonly<Record<string, string>> = {
  Introduction: 'Introducción',
  'Game equipment': 'Componentes del juego',
  'Sequence of play': 'Secuencia de juego',
  Orders: 'Órdenes',
  Formations: 'Formaciones',
  Facing: 'Orientación',
  Stacking: 'Apilamiento',
  Movement: 'Movimiento',
  'Zones of control': 'Zonas de control',
  Command: 'Mando',
  Fire: 'Fuego',
  'Shock attack': 'Choque',
  'Movements after combat': 'Movimientos tras el combate',
  Terrain: 'Terreno',
  'Morale checks': 'Pruebas de moral',
  Leaders: 'Comandantes',
  Demoralization: 'Desmoralización',
  Victory: 'Victoria',
  'Set-up': 'Despliegue',
  'Optional rules': 'Reglas opcionales',
  'Scenario 1': 'Escenario 1',
  'Scenario 2': 'Escenario 2',
  'Scenario 3': 'Escenario 3',
  'Scenario 4': 'Escenario 4',
  'Scenario 5': 'Escenario 5',
  'General notes': 'Notas generales',
  Rulings: 'Interpretaciones',
  'Later tables': 'Tablas posteriores',
}

/** Why a rule is left without effect, by its id. */
export const leftTexts: Readonly<Record<string, string>> = {
  'S4.8.6':
    'Tres grandes unidades desmoralizadas terminan la batalla en el acto (17.0), de modo que las cinco brigadas de Dupont nunca están desmoralizadas mientras dura.',
  RA62: 'Solo la pide la petición de condiciones de S4.8.6, y esa nunca llega a darse (RA136).',
}
