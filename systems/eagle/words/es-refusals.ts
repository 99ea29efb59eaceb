/** The refusals of the rules of the Eagle up to the end of movement, in Spanish, by their English sentences. */
export const refusalsOfMovement: Readonly<Record<string, string>> = {
  // Set-up and arrivals
  'Place pieces of your own that are still to be placed.': 'Coloca fichas tuyas que estén aún por colocar.',
  'The scenario does not let this piece begin there.': 'El escenario no permite que esta ficha empiece ahí.',
  'None of the hexes that the scenario lists may stay empty: the pieces left are needed there.':
    'Ninguno de los hexágonos que enumera el escenario puede quedar vacío: las fichas que quedan hacen falta en ellos.',
  'More than may stand in that hex.': 'Son más de las que puede haber en ese hexágono.',
  'That unit does not arrive, or not yet.': 'Esa unidad no llega, o no todavía.',
  'It arrives at the hex that the scenario names; if that is shut, at the nearest free one of the edge.':
    'Llega por el hexágono que dice el escenario y, si está cerrado, por el libre más cercano del borde.',
  'There is no room for it in that hex until others have gone on.':
    'No cabe en ese hexágono hasta que otras hayan seguido adelante.',
  'The entry costs more points than it has.': 'La entrada cuesta más puntos de los que tiene.',
  "Only Dupont's brigades exchange their places, two at a time, each pair named in the order of battle.":
    'Solo intercambian sus puestos las brigadas de Dupont, de dos en dos, cada pareja nombrada en el orden de batalla.',
  "Only units of Dupont's brigades leave, from the hex of the road to La Carolina, for a movement point.":
    'Solo salen unidades de las brigadas de Dupont, desde el hexágono del camino de La Carolina y por un punto de movimiento.',

  // Orders
  'You write the orders of your own formations.': 'Se escriben las órdenes de las grandes unidades propias.',
  'No Commander in Chief on the map can change the orders of this formation.':
    'Ningún comandante en jefe que esté en el mapa puede cambiar las órdenes de esta gran unidad.',
  'Its leader is not on the map, and nobody else can take the order.':
    'Su comandante no está en el mapa, y nadie más puede recibir la orden.',
  'Its Commander in Chief has no tries left this turn.': 'A su comandante en jefe no le quedan intentos este turno.',
  'Its order changes only after a try has succeeded.': 'Su orden solo cambia después de un intento con éxito.',
  'The try has succeeded: write the new order first.': 'El intento ha tenido éxito: escribe antes la nueva orden.',
  'No die reaches that far: the distance over the divider is more than six.':
    'Ningún dado llega tan lejos: la distancia dividida por el divisor pasa de seis.',
  'French formations keep maneuver orders until they have come within 5 hexes of a Spanish unit.':
    'Las grandes unidades francesas conservan órdenes de maniobra hasta que han llegado a 5 hexágonos o menos de una unidad española.',
  'A Commander in Chief who has tried to change orders stays where he is this turn.':
    'Un comandante en jefe que ha intentado cambiar órdenes se queda donde está este turno.',
  'This formation has no defense order that waits for its area.':
    'Esta gran unidad no tiene ninguna orden de defensa a la que le falte el área.',
  'Your side controls no area that this formation could defend.':
    'Tu bando no controla ningún área que esta gran unidad pueda defender.',
  'Your side must control the area: more units there than the enemy, and none of his in or next to its centre.':
    'Tu bando ha de controlar el área: con más unidades en ella que el enemigo, y ninguna enemiga en su centro ni contigua a él.',
  'Areas are written for one formation after the other, as they stand in the order of battle.':
    'Las áreas se escriben para una gran unidad tras otra, como están en el orden de batalla.',
  'Say first which area is defended.': 'Di antes qué área se defiende.',

  // What orders allow
  'Without orders it may only come closer to its leader.': 'Sin órdenes solo puede acercarse a su comandante.',
  'Under maneuver orders nobody comes within 5 hexes of an enemy combat unit.':
    'Con órdenes de maniobra nadie se pone a 5 hexágonos o menos de una unidad de combate enemiga.',
  'Under maneuver orders it begins no combat.': 'Con órdenes de maniobra no inicia ningún combate.',
  'Its order is to close with the enemy: it may not go farther from him.':
    'Su orden es acercarse al enemigo: no puede alejarse de él.',
  'Its order is to close with the enemy: it has to come nearer while a way is open.':
    'Su orden es acercarse al enemigo: tiene que hacerlo mientras haya un camino abierto.',
  'It may not leave the area that it defends.': 'No puede salir del área que defiende.',
  'It is outside the area that it defends, and may only come nearer to it.':
    'Está fuera del área que defiende, y solo puede acercarse a ella.',
  'It attacks and fires only from inside the area that it defends.':
    'Solo ataca y dispara desde dentro del área que defiende.',
  'Under retreat orders it enters no zone of control.': 'Con órdenes de retirada no entra en ninguna zona de control.',
  'Under retreat orders it has to leave the zone of control while it can.':
    'Con órdenes de retirada tiene que salir de la zona de control mientras pueda.',
  'Its order lets it begin no combat: that takes an order to attack, to harass or to defend.':
    'Su orden no le permite iniciar combates: para eso hace falta orden de ataque, de hostigamiento o de defensa.',
  'More counters of a formation have to begin a combat, and could.':
    'Tienen que iniciar un combate más fichas de una gran unidad, y podrían.',
  'No more counters of its formation may begin a combat in this phase.':
    'En esta fase no pueden iniciar un combate más fichas de su gran unidad.',
  'The new base is the road to La Carolina or the road to Andújar: the hex where it leaves the map.':
    'La nueva base es el camino de La Carolina o el de Andújar: el hexágono por donde sale del mapa.',

  // Leaders
  'Only leaders of your own on the map ride, in your own phase.':
    'Solo cabalgan los comandantes tuyos que están en el mapa, y en tu propia fase.',
  'His ride is over: another piece has moved since.': 'Su movimiento ha terminado: después ha movido otra ficha.',
  'Leaders without orders cannot move.': 'Los comandantes sin órdenes no pueden mover.',
  'Leaders ride hex by hex.': 'Los comandantes cabalgan hexágono a hexágono.',
  'He has no movement points left.': 'No le quedan puntos de movimiento.',
  'He is out until next turn.': 'Está fuera de combate hasta el turno siguiente.',

  // Movement
  'Only units of your own on the map move, in your own phase.':
    'Solo mueven las unidades tuyas que están en el mapa, y en tu propia fase.',
  'Its movement is over: another unit has moved since.': 'Su movimiento ha terminado: después ha movido otra unidad.',
  'Its leader has moved, and leaders move after all their units.':
    'Su comandante ya ha movido, y los comandantes mueven después de todas sus unidades.',
  'Units move hex by hex, without a gap.': 'Las unidades mueven hexágono a hexágono, sin saltos.',
  'It moves only into its two front hexes: turn first.': 'Solo mueve a sus dos hexágonos frontales: gira antes.',
  'It has not enough movement points left.': 'No le quedan puntos de movimiento suficientes.',
  'It cannot cross that side or enter that hex.': 'No puede cruzar ese lado o entrar en ese hexágono.',
  'An enemy unit stands there.': 'Hay allí una unidad enemiga.',
  'Unlimbered guns do not move: limber first.': 'La artillería desplegada no mueve: engánchala antes.',
  'Squares of grade E and F do not move.': 'Los cuadros de grado E y F no mueven.',
  'It has entered the front of an enemy and goes no farther this turn.':
    'Ha entrado en el frente de un enemigo y este turno no va más allá.',
  'Out of command it neither enters nor leaves a zone of control.':
    'Fuera de mando ni entra en una zona de control ni sale de ella.',
  'Disorganized and routed units enter no zone of control.':
    'Las unidades desorganizadas o en desbandada no entran en ninguna zona de control.',
  'Disorganized units enter no zone of control.': 'Las unidades desorganizadas no entran en ninguna zona de control.',
  'A hex with 8 friendly points or more is crossed from flank to flank only.':
    'Un hexágono con 8 puntos amigos o más solo se cruza de flanco a flanco.',
  'A routed unit runs by itself.': 'Una unidad en desbandada huye por sí sola.',
  'Another unit has to be moved to its end first.': 'Antes hay que terminar de mover otra unidad.',
  'A unit passes a hex where there is no room for it: it has to go on first.':
    'Una unidad pasa por un hexágono en el que no cabe: antes tiene que seguir adelante.',
  'A unit is still being moved to its end.': 'Aún no se ha terminado de mover una unidad.',
  'Only infantry and cavalry take carts.': 'Solo la infantería y la caballería capturan carros.',
  'Only units of one hex go together.': 'Solo van juntas unidades de un mismo hexágono.',
  'They join before the first hex, and each but once.': 'Se unen antes del primer hexágono, y cada una solo una vez.',
  'Limbered guns, cavalry, and infantry in normal formation go along with others: no carts, squares or skirmishers.':
    'Acompañan a otras la artillería enganchada, la caballería y la infantería en formación normal: ni carros, ni cuadros, ni guerrillas.',
  'Units that go together keep their formation.': 'Las unidades que van juntas conservan su formación.',
  'It goes along with another unit, and stops with it.': 'Acompaña a otra unidad, y se detiene con ella.',

  // Facing, stacks, formations
  'This unit has no facing: every side is alike to it.':
    'Esta unidad no tiene orientación: todos los lados le son iguales.',
  'It faces there already.': 'Ya mira hacia allí.',
  'A stack turns as one before any unit of it moves; a single unit turns by itself.':
    'Un apilamiento gira entero antes de que mueva ninguna unidad de él; la que está sola gira por su cuenta.',
  'It lies on top already, or only skirmishers above it.': 'Ya está en lo alto, o solo tiene encima guerrillas.',
  'It has been laid on top in this phase already.': 'En esta fase ya se ha puesto en lo alto.',
  'A unit of this arm has no such formation.': 'Una unidad de este arma no tiene esa formación.',
  'It is in this formation already.': 'Ya está en esa formación.',
  'A square is formed in clear terrain only.': 'El cuadro solo se forma en terreno despejado.',
  'Disorganized and routed units do not change formation.':
    'Las unidades desorganizadas o en desbandada no cambian de formación.',

  // Skirmishers
  'Only light infantry skirmishes.': 'En guerrilla solo se despliega la infantería ligera.',
  'It has too few points to skirmish, or too many: 2 to 4 in each of at most 4 hexes.':
    'Tiene demasiado pocos puntos para la guerrilla, o demasiados: de 2 a 4 en cada uno de 4 hexágonos como mucho.',
  'Other skirmishers cover that hex: their zones do not overlap.':
    'Otra guerrilla ocupa ese hexágono: sus zonas no se superponen.',
  'It has not the points, or the room, to deploy into as many hexes as it needs.':
    'Le faltan puntos o sitio para desplegarse en tantos hexágonos como necesita.',
  'It covers several hexes: say in which of them it gathers.': 'Ocupa varios hexágonos: di en cuál de ellos se reúne.',
  'Only skirmishers over several hexes gather, in one of their own.':
    'Solo se reúne una guerrilla desplegada en varios hexágonos, y en uno de los suyos.',
  'The unit that deploys has to be in its hexes first.':
    'Antes tiene que estar en sus hexágonos la unidad que se despliega.',
  'It covers as many hexes as it may: 2 points at least in each, and never more than 4 hexes.':
    'Ya ocupa todos los hexágonos que puede: al menos 2 puntos en cada uno, y nunca más de 4 hexágonos.',
  'It has to cover more hexes: at most 4 points stand in each.':
    'Tiene que ocupar más hexágonos: en cada uno hay como mucho 4 puntos.',
  'Its hexes hang together, across sides that infantry can cross.':
    'Sus hexágonos están unidos por lados que la infantería puede cruzar.',
  'Skirmishers deploy into hexes without enemies, without other skirmishers, and with room for them.':
    'Una guerrilla se despliega en hexágonos sin enemigos, sin otra guerrilla y en los que quepa.',
  'Out of command they deploy into no enemy zone of control.':
    'Fuera de mando no se despliega en ninguna zona de control enemiga.',
  'It has not the movement points to deploy so far.': 'No tiene puntos de movimiento para desplegarse tan lejos.',
  'Another unit has to gather first.': 'Antes tiene que reunirse otra unidad.',
  'Skirmishers gather in one of their own hexes, where there is room for them.':
    'Una guerrilla se reúne en uno de sus propios hexágonos en el que quepa.',
  'It gives up one of its hexes, so that the others still hang together.':
    'Abandona uno de sus hexágonos, de modo que los demás sigan unidos.',
}
