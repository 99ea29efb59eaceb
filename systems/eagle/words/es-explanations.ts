/** What a refusal of the Eagle means in a case, and when a question comes at all: Spanish by the English sentences. */
export const explanations: Readonly<Record<string, string>> = {
  // When something is asked
  'Units and leaders move in the movement of their own side, one after the other.':
    'Unidades y comandantes se mueven en el movimiento de su propio bando, uno tras otro.',
  'Markers are laid and moved before the first turn, and in the movement of their own side.':
    'Las fichas FFD se ponen y se mueven antes del primer turno y en el movimiento de su propio bando.',
  'Fire has its own parts of a player phase: first the defender fires, then the attacker, if an enemy is in reach.':
    'El fuego tiene sus propias partes en la fase de cada jugador: dispara primero el defensor y luego el atacante, si hay enemigo al alcance.',
  'Attacks are named in the shock phase of their own side, where enemies stand next to each other.':
    'Los ataques se anuncian en el choque del propio bando, donde hay enemigos contiguos.',
  'Orders are written before the first turn, and changed at the beginning of each later one.':
    'Las órdenes se escriben antes del primer turno y se cambian al empezar cada uno de los siguientes.',
  'Pieces are placed before the first turn.': 'Las fichas se colocan antes del primer turno.',
  'A countercharge is asked for while enemy cavalry goes to attack within 2 hexes and in sight of cavalry in good order that does not march.':
    'Se pregunta por la contracarga mientras caballería enemiga va al ataque a 2 hexágonos o menos y a la vista de caballería en buen orden que no esté en maniobra.',
  'Evasion is asked for when an attack comes up and somebody there may evade it, with a free hex to go to.':
    'Se pregunta por la evasión cuando llega un ataque y alguien puede eludirlo, con un hexágono libre adonde ir.',
  'A square is asked for when cavalry has charged up to infantry in good order that stands on clear ground.':
    'Se pregunta por el cuadro cuando caballería ha cargado hasta infantería en buen orden que está en terreno despejado.',
  'Who has to fall back is asked for the way while there are several; an only way is taken by itself.':
    'A quien tiene que retirarse se le pregunta el camino mientras haya varios; si hay uno solo, lo toma sin más.',
  'An advance is asked for after a shock that has emptied a hex, where a victor could go there.':
    'Se pregunta por el avance tras un choque que ha vaciado un hexágono, si algún vencedor puede entrar en él.',
  'Who takes a loss of the shock is asked where it could fall on several units.':
    'Se pregunta quién sufre una baja del choque cuando podría caer en varias unidades.',
  'Cavalry that has driven its target away by a charge is asked after its control roll.':
    'A la caballería que ha rechazado a su blanco con una carga se le pregunta después de tirar control.',
  'Cavalry out of hand is asked for the way while there are several as short.':
    'A la caballería sin control se le pregunta el camino mientras haya varios igual de cortos.',
  'A leader is asked when troops of his command leave the hex where he stands by retreat, advance or pursuit.':
    'Se pregunta a un comandante cuando tropas a su mando dejan su hexágono en retirada, avance o persecución.',
  'The hexes of skirmishers are asked for as soon as they take that formation.':
    'Los hexágonos de una guerrilla se preguntan en cuanto adopta esa formación.',

  // Names and numbers of the case
  'It stands in that hex already.': 'Ya está en ese hexágono.',
  'An impassable slope lies between {hexes} and {hexes}.': 'Entre {hexes} y {hexes} hay un desnivel impasable.',
  'Between {hexes} and {hexes} runs a river without a bridge, which guns and carts do not cross.':
    'Entre {hexes} y {hexes} corre un río sin puente, que ni cañones ni carros cruzan.',
  'The step to {hexes} costs {#} points, and {#} are left.': 'El paso a {hexes} cuesta {#} PM, y le quedan {#}.',
  'An enemy unit stands in {hexes}.': 'Hay una unidad enemiga en {hexes}.',
  'In {hexes} stand {#} friendly points: with 8 or more it is crossed from flank to flank only.':
    'En {hexes} hay {#} puntos propios: con 8 o más solo se cruza de flanco a flanco.',
  '{hexes} is {#} hexes from the enemy in {hexes}: under maneuver orders nobody comes within {#} of him.':
    '{hexes} está a {#} hexágonos del enemigo de {hexes}: con órdenes de maniobra nadie se le pone a {#} o menos.',
  'Its order is to close with the enemy: {hexes} is {#} hexes from the nearest one, and it stands at {#}.':
    'Su orden es acercarse al enemigo: {hexes} está a {#} hexágonos del más cercano, y ella está a {#}.',
  '{units} in {hexes} still has to come nearer to the enemy, and a way is open to it.':
    '{units}, en {hexes}, aún tiene que acercarse al enemigo, y tiene un camino abierto.',
  '{units} in {hexes} still has to leave the zone of control, and a way is open to it.':
    '{units}, en {hexes}, aún tiene que salir de la zona de control, y tiene un camino abierto.',
  'Of {formations} {#} may begin a combat in this phase, and {#} have.':
    'De {formations} pueden iniciar un combate en esta fase {#}, y lo han hecho {#}.',
  'The woods of {hexes} stand in the line of fire.': 'El bosque de {hexes} está en la línea de fuego.',
  'The buildings of {hexes} stand in the line of fire.': 'Los edificios de {hexes} están en la línea de fuego.',
  'Own troops in {hexes} stand in the line of fire.': 'Hay tropas propias en {hexes}, en la línea de fuego.',
  'The crest of {hexes} stands in the line of fire.': 'La cresta de {hexes} está en la línea de fuego.',
  'The line of fire does not pass the edge of the slope at {hexes}: the lower of the two stands too near to it.':
    'La línea de fuego no pasa el borde del desnivel de {hexes}: el que está más bajo está demasiado cerca de él.',
  '{hexes} is {#} hexes away, and the range is {#}.': '{hexes} está a {#} hexágonos, y el alcance es {#}.',
  '{hexes} does not lead away from {hexes}, where the retreat began.':
    '{hexes} no aleja de {hexes}, donde empezó la retirada.',
  '{hexes} is farther from its base.': '{hexes} está más lejos de su base.',
  'It falls back towards its base and outside enemy zones of control while it can: to {hexes}, for instance.':
    'Se retira hacia su base y fuera de las zonas de control enemigas mientras pueda: por ejemplo, a {hexes}.',
  'It has to fall back farther: {#} to go.': 'Tiene que retirarse más: le faltan {#}.',
  '{units} has to fall back first.': 'Antes tiene que retirarse {units}.',
  '{#} points of {hexes} attack already, {#} of them into {hexes}, and this unit has {#}.':
    'Ya atacan {#} puntos de {hexes}, {#} de ellos a {hexes}, y esta unidad tiene {#}.',
  '{units} in {hexes} has fired in the previous phase.': '{units}, en {hexes}, ha disparado en la fase anterior.',
  'A square keeps to clear hexes, and crosses no stream, river, bridge or slope.':
    'Un cuadro no sale de los hexágonos despejados ni cruza arroyo, río, puente o desnivel.',
}
