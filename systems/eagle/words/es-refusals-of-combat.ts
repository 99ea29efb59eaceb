/**
 * The refusals of the rules of the Eagle from fire to the end of the battle, in Spanish, by their English sentences.
 */
export const refusalsOfCombat: Readonly<Record<string, string>> = {
  // Fire
  'Units of your own that stand on the map fire, infantry and artillery only.':
    'Disparan las unidades tuyas que están en el mapa, y solo infantería y artillería.',
  'Routed units do not fire.': 'Las unidades en desbandada no disparan.',
  'No enemy combat unit stands there.': 'No hay allí ninguna unidad de combate enemiga.',
  'A volley goes into one hex: shoot the one that is laid first.':
    'Una descarga va contra un solo hexágono: dispara antes la preparada.',
  'Only pieces on top of the stack fire: those above it have not fired.':
    'Solo disparan las fichas de lo alto del apilamiento: las que tiene encima no han disparado.',
  'Infantry fires at adjacent enemies only.': 'La infantería solo dispara a enemigos contiguos.',
  'Guns fire only on top of their stack, or beneath batteries and skirmishers.':
    'Los cañones solo disparan desde lo alto de su apilamiento: encima no puede haber más que baterías y guerrillas.',
  'With all its points it fires without a number.': 'Con todos sus puntos dispara sin número.',
  'All attacks are named before the first is fought.':
    'Todos los ataques se declaran antes de que se libre el primero.',
  'It fires through its front hexes only.': 'Solo dispara por sus hexágonos frontales.',
  'No more than 6 points of infantry fire from a hex, and no unit fires more points than it has.':
    'Desde un hexágono no disparan más de 6 puntos de infantería, y ninguna unidad dispara más puntos de los que tiene.',
  'A square fires at most half its points into any three adjacent hexes.':
    'Un cuadro dispara como mucho la mitad de sus puntos contra tres hexágonos contiguos cualesquiera.',
  'Limbered guns do not fire.': 'La artillería enganchada no dispara.',
  "A battery's factor is never divided.": 'El factor de una batería no se divide nunca.',
  'Each battery fires once a phase.': 'Cada batería dispara una vez por fase.',
  'Fire has silenced it for this turn.': 'El fuego la ha hecho callar durante este turno.',
  'At most 3 batteries of a hex fire.': 'Desde un hexágono disparan como mucho 3 baterías.',
  'In defensive fire guns fire at adjacent hexes only.':
    'En el fuego defensivo la artillería solo dispara a hexágonos contiguos.',
  'The target is out of range.': 'El blanco está fuera de alcance.',
  'Guns fire into their front field only.': 'La artillería solo dispara a su campo frontal.',
  'Woods, buildings, own troops or a crest stand in the line of fire.':
    'En la línea de fuego se interponen bosque, edificios, tropas propias o una cresta.',
  'In offensive fire guns and infantry do not fire together.':
    'En el fuego ofensivo, artillería e infantería no disparan juntas.',
  'Under maneuver orders a unit fires defensively only.':
    'Con órdenes de maniobra una unidad solo hace fuego defensivo.',
  'Cavalry of its stack has to charge home, and does not if anybody there fires before.':
    'La caballería de su apilamiento tiene que llevar a cabo su carga, y no lo hace si antes dispara alguien de allí.',
  'No volley is laid.': 'No hay ninguna descarga preparada.',
  'Shoot the volley that is laid first.': 'Dispara antes la descarga preparada.',

  // Charge, square, evasion, countercharge
  'Only cavalry in good order charges.': 'Solo carga la caballería en buen orden.',
  'A charge names its target before the unit moves.':
    'El objetivo de una carga se declara antes de que mueva la unidad.',
  'The target of a charge is at least 2 hexes away.': 'El objetivo de una carga está al menos a 2 hexágonos.',
  'Charges go against clear terrain only.': 'Solo se carga contra terreno despejado.',
  'It has not the movement points to come up to that hex.':
    'No tiene puntos de movimiento para llegar ante ese hexágono.',
  'It has charged, and waits for the shock.': 'Ha cargado, y espera el choque.',
  'Infantry in good order in the hex that is charged, not yet in square, may try to form one.':
    'Puede intentar formar el cuadro la infantería en buen orden del hexágono contra el que se carga, si no lo ha formado ya.',
  'Cavalry evades infantry, light cavalry heavy cavalry, limbered guns infantry: nobody who has fired.':
    'Eluden el combate la caballería ante la infantería, la ligera ante la pesada y la artillería enganchada ante la infantería: nadie que haya disparado.',
  'It evades by one hex, away from all attackers, into a free hex outside every zone of control.':
    'Elude el combate a un hexágono de distancia, alejándose de todos los atacantes, a uno libre y fuera de toda zona de control.',
  'Cavalry in good order within 2 hexes and in sight of the charge may countercharge.':
    'Puede contracargar la caballería en buen orden que está a 2 hexágonos o menos de la carga y a la vista de ella.',
  'It cannot come up to the charging cavalry by that hex.':
    'Por ese hexágono no puede llegar ante la caballería que carga.',

  // Shock
  'Infantry and cavalry of your own attack, in your own phase.':
    'Atacan tu infantería y tu caballería, y en tu propia fase.',
  'Routed units do not attack.': 'Las unidades en desbandada no atacan.',
  'It attacks once in a turn, and its attack is named.': 'Ataca una vez por turno, y su ataque está ya declarado.',
  'It has attacked in this turn already.': 'Ya ha atacado este turno.',
  'A unit that fired in the previous phase, or whose stack did, does not attack.':
    'No ataca una unidad que disparó en la fase anterior, ella o su apilamiento.',
  'Defensive fire has kept it from attacking in this phase.': 'El fuego defensivo le impide atacar en esta fase.',
  'Squares and skirmishers do not attack.': 'Ni los cuadros ni las guerrillas atacan.',
  'Only enemies in adjacent hexes are attacked.': 'Solo se ataca a enemigos en hexágonos contiguos.',
  'Units attack through their front hexes only.': 'Las unidades solo atacan por sus hexágonos frontales.',
  'Nobody attacks across that side.': 'Por ese lado no ataca nadie.',
  'Under maneuver orders a unit attacks nobody.': 'Con órdenes de maniobra una unidad no ataca a nadie.',
  'At most 24 points attack from a hex, and at most 18 of them into one hex.':
    'Desde un hexágono atacan como mucho 24 puntos, y contra un mismo hexágono, como mucho 18 de ellos.',
  'That hex is charged: only the cavalry that came up to it attacks it.':
    'Contra ese hexágono se carga: solo lo ataca la caballería que ha llegado ante él.',
  'A unit is attacked once in a turn, and those there have been.':
    'A una unidad se la ataca una vez por turno, y a esas ya se las ha atacado.',
  'Only who defends a hex with more than 24 points can be left out, and only until no more are counted.':
    'Solo se puede dejar fuera a quien defiende un hexágono con más de 24 puntos, y solo hasta que no se cuenten más.',
  'No attack on that hex waits to be fought.': 'No hay ningún ataque contra ese hexágono por librar.',
  'The loss falls on a unit that took part in the combat.': 'La baja recae en una unidad que participó en el combate.',

  // Advance, pursuit, retreat
  'Only a leader who stood with that unit, and commands it, goes along with it.':
    'Solo acompaña a esa unidad un comandante que estaba con ella y la manda.',
  'Of several hexes that were fought for together only one is advanced into.':
    'De varios hexágonos por los que se combatió a la vez, solo se avanza a uno.',
  'Only victors who took part advance, and only once.': 'Solo avanzan los vencedores que participaron, y una sola vez.',
  'That hex has not been cleared in this combat, or they cannot go there.':
    'Ese hexágono no se ha despejado en este combate, o no pueden ir a él.',
  'No advance ends outside the area that is defended.': 'Ningún avance acaba fuera del área que se defiende.',
  'Say first where the unit that has advanced faces.': 'Di antes adónde mira la unidad que ha avanzado.',
  'Another unit is to act.': 'Le toca actuar a otra unidad.',
  'It is on its way to charge: bring it up, or break off by resting.':
    'Va camino de cargar: llévala hasta el objetivo, o interrumpe la carga descansando.',
  'Out of hand it goes by the shortest way at the nearest enemy, or straight ahead.':
    'Sin control va por el camino más corto contra el enemigo más cercano, o recta hacia delante.',
  'It goes at the nearest enemy in front of it; only where several are as near the owner picks.':
    'Va contra el enemigo más cercano que tiene de frente; solo si hay varios igual de cerca elige su dueño.',
  'It cannot fall back into that hex: the way is barred, or leads back.':
    'No puede retirarse a ese hexágono: el camino está cerrado, o lleva de vuelta.',
  'It falls back towards its base and keeps out of enemy zones of control while it can.':
    'Se retira hacia su base, y fuera de las zonas de control enemigas mientras pueda.',
  'That unit does not have to fall back now.': 'Esa unidad no tiene que retirarse ahora.',
  'Another unit has to fall back first.': 'Antes tiene que retirarse otra unidad.',
  'It has to fall back farther.': 'Tiene que retirarse más.',
  'This unit has come to its place.': 'Esta unidad ha llegado a su sitio.',

  // The end
  'The Spanish player may end the battle only when every hex of Bailén is his.':
    'El jugador español solo puede terminar la batalla cuando son suyos todos los hexágonos de Bailén.',
  'It has stood aside in this phase: Swiss do not fire at Swiss, and it fires no more.':
    'Se ha quedado aparte en esta fase: los suizos no disparan contra suizos, y ya no dispara más.',
}
