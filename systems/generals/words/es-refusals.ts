/** Every refusal of the rules of Generals in Spanish, by its English sentence. */
export const refusals: Readonly<Record<string, string>> = {
  // Setting up
  'Units are set up in your three home sectors and your reserve.':
    'Las unidades se despliegan en tus tres sectores de partida y en tu reserva.',
  'Six units go into each home sector, twelve into the reserve.':
    'En cada sector de partida van seis unidades; en la reserva, doce.',
  'All units of that kind in your army are placed.':
    'Ya están colocadas todas las unidades de esa clase de tu ejército.',
  'Place your whole army first.': 'Coloca antes todo tu ejército.',
  'You have no such marker in this game.': 'No tienes ese marcador en esta partida.',
  'That marker is laid already.': 'Ese marcador ya está colocado.',
  'The general and the flags go into your home sectors, wind roses into the middle row.':
    'El general y las banderas van en tus sectores de partida; las rosas de los vientos, en la fila central.',
  'Each of your markers needs a sector of its own.': 'Cada uno de tus marcadores necesita un sector para él solo.',
  'Lay all your markers first.': 'Coloca antes todos tus marcadores.',

  // Planning
  'An order is for infantry, cavalry or artillery, and its arrow begins where the unit stands.':
    'Una orden es para infantería, caballería o artillería, y su flecha empieza donde está la unidad.',
  'Infantry moves one sector a round.': 'La infantería mueve un sector por ronda.',
  'The enemy reserve may never be entered.': 'En la reserva enemiga no se puede entrar nunca.',
  'Guns aim in a straight line, at the next sector or the one beyond.':
    'Los cañones apuntan en línea recta, al sector vecino o al siguiente.',
  'Guns do not fire into a reserve, nor out of one.': 'Los cañones no disparan a una reserva ni desde ella.',
  'Guns do not fire to the rear.': 'Los cañones no disparan hacia atrás.',
  'A forest ends the march: who enters it is spent.':
    'Un bosque pone fin a la marcha: quien entra en él queda agotado.',
  'No enemy holds a building in that sector.': 'Ningún enemigo ocupa un edificio en ese sector.',
  'Only infantry can attack a building.': 'Solo la infantería puede atacar un edificio.',
  'No unit of that kind without an order is left in that sector; each takes one order a round.':
    'En ese sector no queda ninguna unidad de esa clase sin orden; cada una recibe una orden por ronda.',
  'All orders of this round are given.': 'Ya has dado todas las órdenes de esta ronda.',
  'The last order is for a unit in your command sector.': 'La última orden es para una unidad de tu sector de mando.',
  'Routed units do nothing until they are rallied: they take no orders.':
    'Las unidades en fuga no hacen nada hasta que se reagrupan: no reciben órdenes.',
  'There are nine sectors of battlefield, a1 to c3, and the reserves RW and RB.':
    'Hay nueve sectores de campo de batalla, de a1 a c3, y las reservas RW y RB.',
  'An arrow leads over a border into a neighbouring sector, never across a corner, and names every sector on its way.':
    'Una flecha cruza una frontera hacia un sector vecino, nunca por una esquina, y nombra todos los sectores por los que pasa.',
  'No unit moves more than two sectors in a round.': 'Ninguna unidad mueve más de dos sectores por ronda.',
  'A battle zone lies on the border of two neighbouring sectors, and is named in their order: a1|b1, b2|b3.':
    'Una zona de combate está en la frontera de dos sectores vecinos y se nombra en el orden de estos: a1|b1, b2|b3.',
  'The sheet has no line left.': 'En la hoja de órdenes no queda ninguna línea.',

  // Who acts
  'That is not yours to command.': 'Eso no está bajo tu mando.',
  'Who had that order is routed: routed units do nothing until they are rallied.':
    'Quien tenía esa orden está en fuga: las unidades en fuga no hacen nada hasta que se reagrupan.',
  'That unit has done what it was ordered to: it is spent, and spent units do not act.':
    'Esa unidad ya ha hecho lo que se le ordenó: está agotada, y las unidades agotadas no actúan.',
  'That cavalry attacked and hit nobody, or withdrew: it is spent.':
    'Esa caballería atacó sin acertar a nadie, o se retiró: está agotada.',
  'That cavalry could have moved into the sector that it had cleared, and did not: it is spent.':
    'Esa caballería pudo entrar en el sector que había despejado y no lo hizo: está agotada.',
  'Guns bombard, attack or move, one of it a round: these have done it and are spent.':
    'Los cañones bombardean, atacan o se mueven, una cosa por ronda: estos ya lo han hecho y están agotados.',
  'The unit with that order was routed or lost: it does nothing more in this round.':
    'La unidad con esa orden fue puesta en fuga o se perdió: no hace nada más en esta ronda.',
  'That cavalry has reacted, or is lost: spent units do not act.':
    'Esa caballería ha reaccionado, o se ha perdido: las unidades agotadas no actúan.',
  'That order has been carried out: another move needs another order, in the next round.':
    'Esa orden ya se ha cumplido: para otro movimiento hace falta otra orden, en la ronda siguiente.',
  'That order was not delivered.': 'Esa orden no se entregó.',
  'That cavalry has used one of its two activations: its order is now called C again, as in C again c1-c2>b2.':
    'Esa caballería ya ha usado una de sus dos activaciones: su orden se llama ahora C again, como en C again c1-c2>b2.',
  'There is no fight left to give up: no enemy that can still fight holds that sector or wants it.':
    'Ya no hay combate que abandonar: ningún enemigo capaz de luchar ocupa ese sector ni lo quiere.',
  'No unit has that order, or all that have it act already.':
    'Ninguna unidad tiene esa orden, o todas las que la tienen actúan ya.',
  'A move is one sector; the second one is made in a later phase.':
    'Un movimiento es de un sector; el segundo se hace en una fase posterior.',
  'Only cavalry acts in the fast movement phase.': 'En la fase de movimiento rápido solo actúa la caballería.',
  'Only artillery acts in the bombardment phase.': 'En la fase de bombardeo solo actúa la artillería.',
  'No unspent unit of that kind is left there for the order.':
    'Allí no queda ninguna unidad de esa clase sin agotar que cumpla la orden.',
  'Five units at a time attack a building.': 'Un edificio lo atacan cinco unidades a la vez como mucho.',
  'Nobody attacks out of his own reserve.': 'Nadie ataca desde su propia reserva.',
  'There is no enemy in that sector to be fired at.': 'En ese sector no hay ningún enemigo al que disparar.',
  'Against a building both dice are needed, and what stands in between takes one.':
    'Contra un edificio hacen falta los dos dados, y lo que hay en medio quita uno.',
  'Guns cannot bombard from inside a forest.': 'Los cañones no pueden bombardear desde dentro de un bosque.',
  'The hill in between hides that sector.': 'La colina que hay en medio oculta ese sector.',
  'Guns on a hill cannot fire down into the next sector.':
    'Los cañones en una colina no pueden disparar abajo, al sector contiguo.',
  'In a forest cavalry is not fast: it acts with the infantry.':
    'En un bosque la caballería no es rápida: actúa con la infantería.',
  'The enemy holds that sector, and this move must not lead to combat.':
    'El enemigo tiene ese sector, y este movimiento no debe llevar a un combate.',
  'Guns go into a forest by road only.': 'Los cañones entran en un bosque solo por un camino.',
  'Guns cross a river only by a bridge or a road.': 'Los cañones cruzan un río solo por un puente o un camino.',
  'No enemy holds the building of that sector.': 'Ningún enemigo ocupa el edificio de ese sector.',
  'A building is attacked in the combined arms phase.': 'Un edificio se ataca en la fase de armas combinadas.',
  'Five units a phase may cross a border, and no more take part in a combat over it.':
    'En una fase pueden cruzar una frontera cinco unidades, y no más participan en un combate a través de ella.',
  'Only three units at a time go into a forest.': 'En un bosque solo entran tres unidades a la vez.',
  'Only three units at a time go into a river, but from a sector of the same river.':
    'En un río solo entran tres unidades a la vez, salvo desde otro sector del mismo río.',
  'No such unit is about to move into the sector that would overflow.':
    'Ninguna unidad así está a punto de entrar en el sector que se desbordaría.',

  // Reactions
  'Infantry forms square only when enemy cavalry attacks its sector.':
    'La infantería forma el cuadro solo cuando caballería enemiga ataca su sector.',
  'Cavalry counter-charges only when enemy infantry attacks its sector.':
    'La caballería contracarga solo cuando infantería enemiga ataca su sector.',
  'Only unspent units that do not act themselves may react, each once.':
    'Solo pueden reaccionar unidades sin agotar que no estén actuando, una vez cada una.',
  'Only passive cavalry that is attacked, unspent and has not rolled a reaction may fall back.':
    'Solo puede replegarse caballería pasiva que sea atacada, no esté agotada y no haya tirado una reacción.',
  'Cavalry falls back only into a friendly sector towards its own reserve.':
    'La caballería se repliega solo a un sector amigo en dirección a su propia reserva.',
  'There is no room in the sector behind.': 'En el sector de atrás no hay sitio.',
  'No counter-charger is left in that sector.': 'En ese sector no queda ninguna unidad que contracargue.',
  'A counter-charge goes against enemy infantry that attacks the sector.':
    'Una contracarga va contra infantería enemiga que ataque el sector.',
  'Five units of a side find room in a zone.': 'En una zona caben cinco unidades de cada bando.',
  'Every counter-charger goes into a zone where there is room.':
    'Cada unidad que contracarga va a una zona en la que haya sitio.',

  // Taking positions and aiming
  'Only as many defenders are placed as there are attackers without an opponent.':
    'Solo se colocan tantos defensores como atacantes hay sin oponente.',
  'No such passive unit is left in that sector.': 'En ese sector no queda ninguna unidad pasiva así.',
  'A group is placed completely before the next: square, infantry, cavalry, artillery, then the routed.':
    'Un grupo se coloca entero antes que el siguiente: cuadro, infantería, caballería, artillería, y después las unidades en fuga.',
  'Taking positions is mandatory: place all units for which there is an attacker.':
    'Tomar posiciones es obligatorio: coloca todas las unidades para las que haya un atacante.',
  'A unit strikes the enemy opposite; only attackers without an opponent, or with a routed one, choose.':
    'Una unidad golpea al enemigo que tiene enfrente; solo eligen los atacantes sin oponente o con un oponente en fuga.',
  'Infantry and artillery without an opponent strike within their own zone.':
    'Infantería y artillería sin oponente golpean dentro de su propia zona.',
  'Cavalry without an opponent strikes in the zones of the sector it attacks.':
    'La caballería sin oponente golpea en las zonas del sector que ataca.',
  'The target is declared once, before the roll.': 'El blanco se declara una sola vez, antes de tirar.',
  'Declare a target for every attacker that has no opponent.': 'Declara un blanco para cada atacante sin oponente.',

  // Re-rolls, withdrawal, advance
  'You have no re-roll left for that combat.': 'No te queda ninguna repetición para ese combate.',
  'A re-roll touches a die that was rolled in the combat for that sector.':
    'Solo se repite un dado que se haya tirado en el combate por ese sector.',
  'Attackers opposed by attacking units cannot withdraw.':
    'Los atacantes que tienen enfrente a otros atacantes no pueden retirarse.',
  'Only attackers withdraw, before the melee.': 'Solo se retiran los atacantes, antes del cuerpo a cuerpo.',
  'There is no building to go into, or it is taken.': 'No hay edificio en el que entrar, o está ocupado.',
  'Infantry goes into a building while its sector is attacked.':
    'La infantería entra en un edificio mientras su sector es atacado.',
  'Only infantry that does not act and is not routed goes into a building.':
    'Solo entra en un edificio infantería que no actúe ni esté en fuga.',
  'Only who has cleared the sector he attacked may move in.':
    'Solo puede entrar quien haya despejado el sector que atacó.',
  'Artillery does not move after its attack.': 'La artillería no mueve después de atacar.',
  'There is no room for more units in that sector.': 'En ese sector no caben más unidades.',

  // Bombardment, roads, rally
  'That die is not to be aimed now: the first die of a battery goes before its second.':
    'Ese dado no se apunta ahora: el primer dado de una batería va antes que el segundo.',
  'Two different units are aimed at: squares first, then infantry, cavalry, artillery, routed units last.':
    'Se apunta a dos unidades distintas: primero los cuadros, luego infantería, caballería, artillería, y al final las unidades en fuga.',
  'Aim all dice of your batteries first.': 'Apunta antes todos los dados de tus baterías.',
  'No road leads over that border.': 'Por esa frontera no pasa ningún camino.',
  'Infantry and cavalry that is neither routed nor in square moves by road.':
    'Por un camino mueven infantería y caballería que no estén en fuga ni en cuadro.',
  'Two units a round move by road beyond the normal moves.':
    'Además de los movimientos normales, por camino mueven dos unidades por ronda.',
  'No such unit of yours is left there.': 'Allí no te queda ninguna unidad así.',
  'There is no room in that sector.': 'En ese sector no hay sitio.',
  'Each saved order rallies one unit, and none is left.':
    'Cada orden guardada recupera una unidad, y no queda ninguna.',
  'Two routed units of a type in the routed box merge into one.':
    'Dos unidades en fuga de la misma clase, en la casilla de fuga, se funden en una.',
  'Artillery never flees to the routed box: it recovers in its sector.':
    'La artillería nunca huye a la casilla de fuga: se recupera en su sector.',
  'A routed gun is rallied in a sector that you control, one at a time.':
    'Un cañón en fuga se recupera en un sector que controlas, de uno en uno.',
  'Infantry in a building is rallied as guns are: where you control the sector.':
    'La infantería de un edificio se recupera como los cañones: donde controlas el sector.',
  'There is no routed infantry of yours in that building.': 'En ese edificio no hay infantería tuya en fuga.',
}
