## board

# The battlefield of Bailén
board-board = El campo de batalla de Bailén
# Closer
board-closer = Acercar
# Farther
board-farther = Alejar
# The whole map
board-whole = El mapa entero
# Rule
board-rule = Regla
# French
board-side-0 = Francia
# Spanish
board-side-1 = España
# You command the French
board-own-0 = Mandas a los franceses
# You command the Spanish
board-own-1 = Mandas a los españoles
# The French have won
board-won-0 = Han ganado los franceses
# The Spanish have won
board-won-1 = Han ganado los españoles
# north-east
board-corner-0 = nordeste
# east
board-corner-1 = este
# south-east
board-corner-2 = sudeste
# south-west
board-corner-3 = sudoeste
# west
board-corner-4 = oeste
# north-west
board-corner-5 = noroeste
# normal formation
board-shape-0 = formación normal
# square
board-shape-1 = cuadro
# skirmish order
board-shape-2 = guerrilla
# unlimbered
board-shape-3 = desplegada
# limbered
board-shape-limbered = enganchada
# under maneuver orders
board-shape-march = con órdenes de maniobra
# in good order
board-state-0 = en buen orden
# disorganized
board-state-1 = desorganizada
# routed
board-state-2 = en desbandada
# none
board-order-0 = ninguna
# maneuver
board-order-1 = maniobra
# harassment
board-order-2 = hostigamiento
# attack
board-order-3 = ataque
# defense
board-order-4 = defensa
# retreat
board-order-5 = retirada
# { $hex }, rows { $row }
board-area = { $hex }, filas { $row }
# Marker { $number } ({ $side })
board-marker = FFD { $number } ({ $side })
# north to south
board-row-0 = de norte a sur
# north-east to south-west
board-row-1 = de nordeste a sudoeste
# north-west to south-east
board-row-2 = de noroeste a sudeste
# infantry
board-arm-0 = infantería
# cavalry
board-arm-1 = caballería
# artillery
board-arm-2 = artillería
# wagons
board-arm-3 = carros
# { $name }, { $side } { $arm }, { $points } of { $full } points, grade { $grade }, { $shape }, { $state }
board-counter-of = { $name }, { $arm }, { $side }, fuerza { $points } de { $full }, moral { $grade }, { $shape }, { $state }
# Wagons, { $side }
board-counter-wagons = Carros, { $side }
# A counter that is not seen
board-counter-back = Una ficha que no se ve
# { $name }, leader
board-counter-leader = { $name }, comandante
# { $unit }; { $bond }
board-counter-bound = { $unit }; { $bond }
# under { $leader }
board-counter-led = a las órdenes de { $leader }
# order: { $order }
board-counter-order = orden: { $order }
# in command
board-counter-commanded = bajo mando
# out of command
board-counter-alone = fuera de mando
# { $name }, leader of { $bodies }
board-counter-leads = { $name }, comandante de { $bodies }
# { $marker }, for the enemy; under it: { $unit }
board-counter-under = { $marker }, para el enemigo; debajo: { $unit }
# { $hex }: { $list }. { $facing }
board-counter-stack = { $hex }: { $list }. { $facing }
# Faces { $corner }.
board-counter-facing = Mira al { $corner }.
# Every side is its front.
board-counter-allRound = Todos sus lados son frente.
# Without facing.
board-counter-noFacing = Sin orientación.
# { $a } moves to { $b }
board-do-move = { $a } mueve a { $b }
# { $a } goes along with { $b }
board-do-join = { $a } va con { $b }
# { $a } faces { $b }
board-do-head = { $a } mira al { $b }
# The stack in { $a } faces { $b }
board-do-turn = El apilamiento de { $a } mira al { $b }
# { $a } faces { $b }
board-do-face = { $a } mira al { $b }
# { $a } faces the enemy: { $b }
board-do-faceEnemy = { $a } mira al enemigo: { $b }
# { $a } goes on top: it fires, and is hit, first
board-do-lift = { $a } pasa arriba: es la primera que dispara y recibe
# { $a } takes up: { $b }
board-do-form = { $a } adopta: { $b }
# { $a } rides to { $b }
board-do-ride = { $a } cabalga a { $b }
# { $a } charges { $b }
board-do-charge = { $a } carga contra { $b }
# { $a } fires at { $b }
board-do-fire = { $a } dispara a { $b }
# Fire the volley
board-do-shoot = Disparar la descarga
# No more fire
board-do-cease = No más fuego
# { $a } attacks { $b }
board-do-attack = { $a } ataca { $b }
# Begin the combats
board-do-engage = Empezar los combates
# Nobody attacks
board-do-decline = Nadie ataca
# Fight in { $a }
board-do-resolve = Combatir en { $a }
# { $a } takes the loss
board-do-lose = { $a } sufre la baja
# { $a } evades to { $b }
board-do-evade = { $a } elude el combate y va a { $b }
# Stand
board-do-stand = Resistir
# { $a } tries to form square
board-do-square = { $a } intenta formar el cuadro
# { $a } countercharges in { $b }
board-do-counter = { $a } contracarga en { $b }
# No countercharge
board-do-let = Sin contracarga
# { $a } advances to { $b }
board-do-advance = { $a } avanza a { $b }
# Stay where they are
board-do-hold = Quedarse donde están
# { $a } falls back to { $b }
board-do-retreat = { $a } se retira a { $b }
# { $a } falls back no farther
board-do-stay = { $a } no se retira más
# { $a } is not counted
board-do-omit = { $a } no cuenta
# { $a } falls back first
board-do-first = { $a } se retira primero
# { $a } goes along
board-do-follow = { $a } lo acompaña
# He stays where he is
board-do-remain = Se queda donde está
# It goes at { $a }
board-do-hunt = Va contra { $a }
# { $a } runs to { $b }
board-do-run = { $a } corre a { $b }
# { $a } rests
board-do-rest = { $a } descansa
# Try to change the order of { $a }
board-do-try = Intentar cambiar la orden: { $a }
# { $a }: { $b }
board-do-order = { $a }: { $b }
# { $a } defends { $b }
board-do-defend = { $a } defiende { $b }
# { $a } in { $b }
board-do-deploy = { $a } en { $b }
# { $a } in { $b }
board-do-place = { $a } en { $b }
# { $a } enters the map in { $b }
board-do-enter = { $a } entra en el mapa por { $b }
# { $a } leaves the map
board-do-exit = { $a } sale del mapa
# { $a } and { $b } change places
board-do-exchange = { $a } y { $b } cambian de lugar
# Done, it stands so
board-do-ready = Listo, así queda
# { $a } changes its formation
board-do-reform = { $a } cambia de formación
# { $a } skirmishes in { $b } too
board-do-spread = { $a } extiende su guerrilla a { $b }
# { $a } gathers in { $b }
board-do-gather = { $a } se reúne en { $b }
# { $a } gives up { $b }
board-do-yield = { $a } deja { $b }
# Fall back on { $a } from now on
board-do-base = Retirarse desde ahora hacia { $a }
# { $a } stands for the stack in { $b }
board-do-veil = { $a } sustituye al apilamiento de { $b }
# { $a } stands for the troops of { $b } too
board-do-trail = { $a } sustituye también a las tropas de { $b }
# { $a }, false, in { $b }
board-do-feign = { $a }, vacía, en { $b }
# { $a } hides the stack in { $b }
board-do-hide = { $a } oculta el apilamiento de { $b }
# { $a } goes under the stack in { $b }
board-do-swell = { $a } va bajo el apilamiento de { $b }
# Take off { $a }
board-do-unveil = Quitar { $a }
# { $a } moves to { $b }
board-do-go = { $a } mueve a { $b }
# The troops under { $a } face { $b }
board-do-wheel = Las tropas bajo { $a } miran al { $b }
# The game ends here
board-do-end = La partida acaba aquí
# The battle goes on
board-do-continue = La batalla continúa
# Close the order sheets
board-do-close = Cerrar las hojas de órdenes
# End of movement
board-do-done = Fin del movimiento
# Chosen: { $name }
board-tools-chosen = Elegida: { $name }
# Choose a counter on the map, or here:
board-tools-nobody = Elige una ficha en el mapa, o aquí:
# Everything that can be done ({ $count })
board-tools-all = Todo lo que se puede hacer ({ $count })
# Who can act
board-tools-pieces = Quién puede actuar
# Put back
board-tools-unchoose = Soltar
# There is nothing to choose here. You are asked all the same, so that the enemy learns nothing from it.
board-tools-lone = Aquí no hay nada que elegir. Se te pregunta igualmente para que el enemigo no saque nada en claro.
# All fall back by themselves
board-tools-allBack = Que todos retrocedan por sí solos
# Fall back by itself
board-tools-back = Que retroceda por sí sola
# Watch what happens.
board-prompt-telling = Mira lo que ocurre.
# The battle is over.
board-prompt-over = La batalla ha terminado.
# The { $side } side is deciding.
board-prompt-wait = Decide { $side }.
# Both sides are deciding.
board-prompt-watching = Deciden ambos bandos.
# The { $side } side says in which order its brigades arrive.
board-prompt-hushed-orderOfArrival = { $side } dice en qué orden llegan sus brigadas.
# The { $side } side is drawing up its army.
board-prompt-hushed-deployment = { $side } despliega su ejército.
# The { $side } side is laying its markers.
board-prompt-hushed-markers = { $side } pone sus marcadores.
# Each side sees only its own troops until both have laid their markers.
board-prompt-hushed-until = Cada bando solo ve sus tropas hasta que ambos hayan puesto sus marcadores.
# Lay markers of unknown strength over your troops, or as a feint; then say that it is done.
board-prompt-markers = Pon marcadores de fuerza desconocida sobre tus tropas, o como finta; después di que está hecho.
# Say in which order the brigades arrive: exchange two, or leave it as it is.
board-prompt-orderOfArrival = Di en qué orden llegan las brigadas: cambia dos, o déjalo como está.
# Draw up your army, { $count } still to place: choose a counter, then one of the marked hexes.
board-prompt-deployment = Despliega tu ejército, { $count } por colocar: elige una ficha y después uno de los hexágonos marcados.
# Write the orders with which the day begins, then close the sheets.
board-prompt-openingOrders = Escribe las órdenes con que empieza la jornada y cierra las hojas.
# You may send other orders to your formations; then close the sheets.
board-prompt-orders = Puedes enviar otras órdenes a tus grandes unidades; después cierra las hojas.
# The order has got through: write it down.
board-prompt-ordersOwed = La orden ha llegado: escríbela.
# Move your units one by one: choose one, then a marked hex. Then end your movement.
board-prompt-movement = Mueve tus unidades una por una: elige una y después un hexágono marcado. Luego termina tu movimiento.
# { $points ->
# [one] { $unit } is on the way and has { $points } point left: choose a marked hex, or another unit.
# *[other] { $unit } is on the way and has { $points } points left: choose a marked hex, or another unit.
# }
board-prompt-moving = { $points ->
        [one] { $unit } está en camino y le queda { $points } PM: elige un hexágono marcado, u otra unidad.
       *[other] { $unit } está en camino y le quedan { $points } PM: elige un hexágono marcado, u otra unidad.
    }
# { $unit } is on the way and has a point left: choose a marked hex, or another unit.
board-prompt-movingOne = { $unit } está en camino y le queda 1 PM: elige un hexágono marcado, u otra unidad.
# { $points ->
# [one] { $unit } charges { $hex } and has { $points } point left: click { $hex } again to ride home, or lead it there, the last two steps in a straight line.
# *[other] { $unit } charges { $hex } and has { $points } points left: click { $hex } again to ride home, or lead it there, the last two steps in a straight line.
# }
board-prompt-charging = { $points ->
        [one] { $unit } carga contra { $hex } y le queda { $points } PM: pulsa otra vez { $hex } para que llegue, o llévala tú, los dos últimos pasos en línea recta.
       *[other] { $unit } carga contra { $hex } y le quedan { $points } PM: pulsa otra vez { $hex } para que llegue, o llévala tú, los dos últimos pasos en línea recta.
    }
# { $unit } has come up against an enemy front and goes no farther: turn it, or choose another unit.
board-prompt-stopped = { $unit } ha topado con un frente enemigo y no sigue: gírala, o elige otra unidad.
# Choose the hexes in which { $unit } skirmishes, then say that it stands so.
board-prompt-deploying = Elige los hexágonos en que { $unit } forma la guerrilla y di después que así queda.
# Say in which of its hexes { $unit } gathers.
board-prompt-gathering = Di en cuál de sus hexágonos se reúne { $unit }.
# { $unit } has become too weak for so many hexes: say which it gives up.
board-prompt-yielding = { $unit } ya es débil para tantos hexágonos: di cuál deja.
# { $unit } pursues: lead it on.
board-prompt-chasing = { $unit } persigue: condúcela.
# The enemy has come near: choose a unit, then its target, and fire; or end your fire.
board-prompt-defensiveFire = El enemigo se ha acercado: elige una unidad y su blanco, y dispara; o termina tu fuego.
# Choose a unit or a battery, then its target, and fire; or end your fire. Who fires now does not attack afterwards.
board-prompt-offensiveFire = Elige una unidad o una batería y su blanco, y dispara; o termina tu fuego. Quien dispara ahora no ataca después.
# Let others fire at { $hex } as well, or let the volley go.
board-prompt-volley = Haz que otros disparen también a { $hex }, o dispara la descarga.
# Choose who attacks which enemy beside him, then begin the combats; nobody has to attack.
board-prompt-shock = Elige quién ataca a qué enemigo a su lado y empieza los combates; nadie tiene que atacar.
# Say which combat is fought next: choose one of the crosses.
board-prompt-resolve = Di qué combate se libra ahora: elige una de las cruces.
# The enemy attacks { $hex }: your cavalry or limbered guns may evade him, or stand.
board-prompt-combat = El enemigo ataca { $hex }: tu caballería o tu artillería enganchada pueden eludir el combate, o resistir.
# The combat for { $hex } has cost you a point: say which unit loses it.
board-prompt-loss = El combate por { $hex } te cuesta un punto: di qué unidad lo pierde.
# The enemy is gone: you may advance, and your leaders with you, or stay where you are.
board-prompt-advance = El enemigo se ha ido: puedes avanzar, y tus comandantes contigo, o quedarte donde estás.
# Say where { $unit } faces now: to the enemy, or by one of the arrowheads round it.
board-prompt-facing = Di adónde mira ahora { $unit }: al enemigo, o por una de las puntas de flecha a su alrededor.
# { $unit } charges { $hex }: your infantry may try to form square, or stand as it is.
board-prompt-square = { $unit } carga contra { $hex }: tu infantería puede intentar formar el cuadro, o quedarse como está.
# { $unit } comes on: your cavalry may countercharge, or let it come.
board-prompt-countercharge = { $unit } se acerca: tu caballería puede contracargar, o dejarla venir.
# { $unit } is in hand after its charge: it may ride on to a marked hex and attack again, or rest where it is.
board-prompt-pursuit = { $unit } queda controlada después de su carga: puede seguir hasta un hexágono marcado y atacar de nuevo, o descansar donde está.
# { $unit } is out of hand: say where it runs.
board-prompt-outOfHand = { $unit } está fuera de control: di adónde corre.
# { $unit } has to fall back: choose where.
board-prompt-retreat = { $unit } tiene que retirarse: elige adónde.
# { $unit } falls back, as cavalry does whose attack has not driven the enemy off: choose where.
board-prompt-retreatHorse = { $unit } se retira, como la caballería cuyo ataque no ha echado al enemigo: elige adónde.
# { $unit } may fall back farther: choose where, or let it stop.
board-prompt-retreatOn = { $unit } puede retirarse más: elige adónde, o deja que pare.
# Bailén is lost: say where you fall back on from now on.
board-prompt-secondBase = Bailén se ha perdido: di hacia dónde te retiras desde ahora.
# Several of your units have to fall back: say which goes first.
board-prompt-aftermath = Varias de tus unidades tienen que retirarse: di cuál va primero.
# More stand in the hex than may defend it together: say who is not counted.
board-prompt-whoDefends = Hay en el hexágono más de los que pueden defenderlo juntos: di quién no cuenta.
# { $unit } has gone: say which leaders go with it.
board-prompt-following = { $unit } se ha ido: di qué comandantes van con ella.
# Bailén is yours: end the battle here, or go on.
board-prompt-verdict = Bailén es tuyo: acaba aquí la batalla, o sigue.
# It is your turn: choose.
board-prompt-other = Te toca: elige.
# Turn { $turn } of { $turns }
board-head-turn = Turno { $turn } de { $turns }
# Before the battle
board-head-opening = Antes de la batalla
# Demoralized formations; a side that has three is beaten at once
board-head-down = Grandes unidades desmoralizadas; quien tiene tres pierde en el acto
# { $side }: { $count } of 3
board-head-of = { $side }: { $count } de 3
# If it ended now: { $result }.
board-head-now = Si acabara ahora: { $result }.
# a draw
board-head-draw = tablas
# { $side } marginal victory
board-head-lead-1 = victoria marginal de { $side }
# { $side } tactical victory
board-head-lead-2 = victoria táctica de { $side }
# { $side } strategic victory
board-head-lead-3 = victoria estratégica de { $side }
# Move
board-stage-0 = Mover
# Def. fire
board-stage-1 = F. def.
# Off. fire
board-stage-2 = F. of.
# Shock
board-stage-3 = Choque
# { $side } phase
board-stage-phase = Fase: { $side }
# Orders of both sides
board-stage-orders = Órdenes de ambos bandos

## armies

# How the battle stands
armies-standing = Cómo va la batalla
# A formation is demoralized when so many of its counters are destroyed, disorganized or routed as its limit says. Who has fewer demoralized formations at the end wins: by one it is a marginal victory, by two a tactical, by three a strategic one. A side that has three is beaten at once.
armies-wins = Una gran unidad se desmoraliza cuando tantas de sus fichas como dice su límite están eliminadas, desorganizadas o en desbandada. Gana quien al final tiene menos grandes unidades desmoralizadas: por una es victoria marginal, por dos táctica, por tres estratégica. Quien tiene tres pierde en el acto.
# In this scenario the Spanish player may also end the battle as soon as all of Bailén is his.
armies-winsTown = En este escenario el jugador español también puede acabar la batalla en cuanto todo Bailén sea suyo.
# { $hurt } of { $limit }
armies-hurt = { $hurt } de { $limit }
# at least { $hurt } of { $limit }
armies-least = al menos { $hurt } de { $limit }
# demoralized
armies-demoralized = desmoralizada
# Read rule { $rule }
armies-rule = Leer la regla { $rule }
# Still to come
armies-coming = Aún han de llegar
# They come by { $hex }
armies-entry = Llegan por { $hex }
# Turn { $turn } ({ $time })
armies-turn = Turno { $turn } ({ $time })
# When they hear the guns
armies-guns = Cuando oigan el cañón
# What the marks mean
armies-legend = Qué significan los signos
# Left the points it fights with, right its morale: A is best, F worst. A bar below shows what is left of its points.
armies-figures = A la izquierda los puntos con que combate, a la derecha su moral: A es la mejor, F la peor. Una barra debajo muestra lo que queda de sus puntos.
# Infantry
armies-foot = Infantería
# Light infantry: it can skirmish
armies-light = Infantería ligera: puede formar la guerrilla
# Cavalry
armies-horse = Caballería
# Heavy cavalry
armies-heavy = Caballería pesada
# Artillery, unlimbered: it can fire
armies-battery = Artillería desplegada: puede disparar
# Artillery, limbered: it can move
armies-limbered = Artillería enganchada: puede mover
# In square: every side is its front
armies-square = En cuadro: todos sus lados son frente
# In skirmish order
armies-skirmish = En guerrilla
# Under maneuver orders
armies-march = Con órdenes de maniobra
# Disorganized: it lies askew and fights at half strength
armies-shaken = Desorganizada: está torcida y combate con la mitad de su fuerza
# Routed: it runs
armies-rout = En desbandada: huye
# The band at the head: colour and letters of the brigade, and its order where it is known
armies-body = La banda de arriba: color y letras de la brigada, y su orden si se conoce
# In command: its leader reaches it
armies-led = Bajo mando: su comandante la alcanza
# Out of command: no leader reaches it
armies-alone = Fuera de mando: ningún comandante la alcanza
# Order: maneuver
armies-maneuver = Orden: maniobra
# Order: harassment
armies-harassment = Orden: hostigamiento
# Order: attack
armies-attack = Orden: ataque
# Order: defense
armies-defense = Orden: defensa
# Order: retreat
armies-retreat = Orden: retirada
# The settings put small soldiers in place of these signs: four in a row are a line, eight in a ring a square, two by two march, and one who kneels skirmishes. A triangle at the head marks light infantry, a filled corner heavy cavalry.
armies-uniforms = En los ajustes se ponen soldaditos en lugar de estos signos: cuatro en fila son una línea, ocho en corro un cuadro, de dos en dos marchan, y el que se arrodilla está en guerrilla. Un triángulo arriba señala a la infantería ligera; una esquina llena, a la caballería pesada.
# A leader with his factors for shock and morale; he fights only through his troops
armies-leader = Un comandante con sus factores de choque y moral; solo combate por medio de sus tropas
# The arrowhead on a stack and the two bold sides of its hex are its front; an enemy who enters it has to stop there.
armies-facing = La punta de flecha de una pila y los dos lados gruesos de su hexágono son su frente; el enemigo que entra en él tiene que detenerse.
# On the map
armies-map = En el mapa
# The grid (key { $key })
armies-grid = La cuadrícula (tecla { $key })
# The names of hexes (key { $key })
armies-names = Los nombres de los hexágonos (tecla { $key })
# Order: { $order }
armies-order = Orden: { $order }
# Unit
armies-unit = Unidad
# Points
armies-points = Puntos
# Where
armies-where = Dónde
# unseen
armies-unseen = no se ve
# turn { $turn }
armies-waiting = turno { $turn }
# to come
armies-waitingGuns = ha de llegar
# to be placed
armies-toPlace = por colocar
# destroyed
armies-eliminated = eliminada
# has left
armies-exited = ha salido
# disorganized
armies-disorganized = desorganizada
# routed
armies-routed = en desbandada

## dispatch

# Enemy formations demoralized
dispatch-score = Formaciones enemigas desmoralizadas
# Turn
dispatch-turn = Turno
# In turn { $turn } { $side } gained on { $other } by { $gain }.
dispatch-turning = En el turno { $turn }, { $side } ganó { $gain } de ventaja frente a { $other }.
# Losses by formation
dispatch-losses = Bajas por formación
# Points lost
dispatch-points = Puntos perdidos
# Counters lost
dispatch-counters = Fichas perdidas
# At the end
dispatch-state = Al final
# { $lost } of { $all }
dispatch-of = { $lost } de { $all }
# demoralized
dispatch-down = desmoralizada
# { $formation } was demoralized.
dispatch-fell = { $formation }: desmoralizada.
# { $formation } took heart again.
dispatch-rose = { $formation }: de nuevo con ánimo.
# { $side }: { $hex } taken.
dispatch-took = { $side }: { $hex }, tomado.

## drawup

# Draw up in one go
drawup-title = Desplegar de una vez
# Draw up all { $count } as in history
drawup-all = Desplegar las { $count } piezas como en la historia
# Draw up all { $count } for me
drawup-allGround = Desplegar las { $count } piezas por mí
# Or one formation at a time:
drawup-one = O una formación cada vez:
# { $name } ({ $count })
drawup-formation = { $name } ({ $count })
# Drawn up: { $count }.
drawup-planned = Piezas desplegadas: { $count }.
# The scenario and the histories say where. Nothing is placed yet.
drawup-history = Así lo dicen el escenario y las historias. Todavía no se ha colocado nada.
# Where the scenario names the hexes, they stand as in history; elsewhere formations stand together. Nothing is placed yet.
drawup-mixed = Donde el escenario nombra los hexágonos están como en la historia; en lo demás, las formaciones están juntas. Todavía no se ha colocado nada.
# Formations stand together, each where the scenario lets it. Nothing is placed yet.
drawup-ground = Las formaciones están juntas, cada una donde el escenario lo permite. Todavía no se ha colocado nada.
# In the nearest hex that is open: { $list }.
drawup-apart = En el hexágono libre más cercano: { $list }.
# Found no hex: { $list }.
drawup-left = Sin hexágono posible: { $list }.
# To move one, click its stack on the map, then its new hex. Click the stack again for the next piece in it.
drawup-move = Para mover una pieza, pulsa su pila en el mapa y luego el hexágono nuevo. Pulsa la pila otra vez para la pieza siguiente.
# Where to with { $piece }? Click a marked hex.
drawup-whither = ¿Adónde va { $piece }? Pulsa un hexágono marcado.
# { $piece } has no other hex to go to.
drawup-fixed = { $piece } no puede ir a ningún otro hexágono.
# Place all { $count } like this
drawup-place = Colocar las { $count } piezas así
# Not like this
drawup-discard = Así no
# Cover the { $count } strongest stacks with markers
drawup-cover = Cubrir con marcadores las { $count } pilas más fuertes
# Covered: { $list }. A marker can be taken off again.
drawup-covered = Cubiertas: { $list }. Un marcador se puede quitar otra vez.
# { $hex }, planned: { $list }
drawup-stack = { $hex }, previsto: { $list }
# { $piece } to { $hex }
drawup-there = { $piece } a { $hex }

## guide

# Vedel comes up at five
guide-1-title = Vedel llega a las cinco
# You lead the French, in blue, upon the rear of the Spanish army. Place your four leaders first: choose one, then a marked hex. Keep them close: only units with no more than three hexes between them and their leader, or Vedel, are in command, and only they may go up to the enemy.
guide-1-text = Mandas a los franceses, en azul, contra la retaguardia del ejército español. Coloca primero a tus cuatro comandantes: elige uno y después un hexágono marcado. Tenlos cerca: solo las unidades con tres hexágonos como mucho entre ellas y su comandante, o Vedel, están bajo mando, y solo ellas pueden acercarse al enemigo.
# What wins
guide-2-title = Cómo se gana
# You have three turns. The Spanish rear-guard is demoralized when too many of its nine counters are destroyed, disorganized or routed: the armies’ tab says how many, and one fewer is enough once you hold the hill AD12, where the flag stands. Then you win, if fewer of your own brigades are demoralized; the rings up here show it. Now choose a unit.
guide-2-text = Tienes tres turnos. La retaguardia española se desmoraliza cuando demasiadas de sus nueve fichas están eliminadas, desorganizadas o en desbandada: la pestaña de los ejércitos dice cuántas, y basta con una menos si tienes el cerro AD12, donde está la bandera. Entonces ganas, si las tuyas desmoralizadas son menos; los anillos de aquí arriba lo muestran. Ahora elige una unidad.
# Every brigade has its order
guide-3-title = Cada brigada tiene su orden
# It stands in writing, and the enemy does not see it. To attack means: all of it comes within three hexes of the enemy, and half of its counters may begin a combat. Cassagne has no order yet and stays; Poinsot, Boussart and the guns attack.
guide-3-text = Está por escrito y el enemigo no la ve. Atacar quiere decir: toda ella se acerca a tres hexágonos o menos del enemigo y la mitad de sus fichas puede iniciar un combate. Cassagne aún no tiene orden y se queda; Poinsot, Boussart y los cañones atacan.
# Cavalry can charge
guide-4-title = La caballería puede cargar
# A cross marks an enemy whom its charge can reach: two hexes away at least, the last two a straight run. Point at it: the panel says how likely the charge is to strike, who may meet it, and what the shock brings. A click on the cross charges home. It counts double then, but checks its morale when it comes up, and may get out of hand afterwards. Boussart’s brigade is this one regiment: if it falls into disorder, that counts as a brigade of yours. It may also just move and attack.
guide-4-text = Una cruz señala a un enemigo al que puede llegar su carga: a dos hexágonos por lo menos, los dos últimos en línea recta. Apunta a ella: el panel dice qué probabilidad tiene la carga de chocar, quién puede salirle al paso y qué da el choque. Al pulsar la cruz, carga hasta el final. Entonces vale el doble, pero al llegar pasa una prueba de moral y después puede quedar sin control. La brigada de Boussart es este único regimiento: si se desordena, cuenta como una brigada tuya. También puede mover y atacar sin más.
# Moving, facing, zones of control
guide-5-title = Mover, mirar, zonas de control
# A unit faces a corner of its hex and moves through its two front sides; the arrowheads round it turn it, once freely before it moves. The numbers are what the way costs; among counters, press the number to join them, a counter to choose it instead. A stack goes as one if you take the others along. Who enters the front of an enemy stops there: bring several units up to the same enemy, with their fronts to him. Last of all let the leaders ride after their units.
guide-5-text = Una unidad mira a un vértice de su hexágono y mueve por los dos lados de su frente; las puntas de flecha a su alrededor la giran, una vez gratis antes de mover. Los números son lo que cuesta el camino; entre fichas, pulsa el número para unirte a ellas, o una ficha para elegirla. Una pila va junta si te llevas contigo a los demás. Quien entra en el frente de un enemigo se detiene: lleva varias unidades ante el mismo enemigo, con el frente hacia él. Al final, que los comandantes cabalguen tras sus unidades.
# Fire
guide-6-title = El fuego
# First the enemy fires at whoever has come next to him, then you. Infantry fires at the next hex, through its front; guns reach farther. Points give the column, a die the line, and whatever changes the die is named with its rule. Who fires does not attack afterwards, so let the guns fire and the infantry keep its bayonets.
guide-6-text = Primero dispara el enemigo a quien se ha puesto a su lado, después tú. La infantería dispara al hexágono vecino, por su frente; los cañones llegan más lejos. Los puntos dan la columna, un dado la fila, y lo que cambia el dado se nombra con su regla. Quien dispara no ataca después: que disparen los cañones y la infantería guarde las bayonetas.
# Shock
guide-7-title = El choque
# Choose a unit, then an enemy beside it, and another unit for the same enemy: together they have better odds. Three to one is good, one to one is not. Then begin the combats. A cross marks who can be attacked; nobody has to attack.
guide-7-text = Elige una unidad, después un enemigo a su lado, y otra unidad para el mismo enemigo: juntas mejoran la relación de fuerzas. Tres contra uno es buena, uno contra uno no. Después empieza los combates. Una cruz señala a quién se puede atacar; nadie tiene que atacar.
# Falling back, disorder, rout
guide-8-title = Retirada, desorden, desbandada
# A beaten unit falls back towards its base and checks its morale. A counter that lies askew is disorganized: it fights at half strength and enters no zone of control. One with a flag is routed and runs. Both try to recover at the end of the turn, and both count for demoralization.
guide-8-text = El vencido se retira hacia su base y hace una prueba de moral. Una ficha torcida está desorganizada: combate con la mitad de su fuerza y no entra en zonas de control. La que lleva una bandera está en desbandada y huye. Las dos intentan reorganizarse al final del turno, y las dos cuentan para la desmoralización.
# The enemy’s turn is yours too
guide-9-title = El turno del enemigo también es tuyo
# You fire at whoever has come next to you, before he attacks. Infantry that is charged may try to form square, cavalry and limbered guns may evade infantry, and cavalry may throw itself upon a charge. What you may do is asked at once, and you may always let it be. What you would always answer alike, tick beforehand under “Standing intentions” at the foot of the decision.
guide-9-text = Disparas a quien se ha puesto a tu lado, antes de que ataque. La infantería contra la que se carga puede intentar formar el cuadro, la caballería y la artillería enganchada pueden eludir el combate con la infantería, y la caballería puede lanzarse contra una carga. Lo que puedes hacer se pregunta en el momento, y siempre puedes dejarlo. Lo que responderías siempre igual, márcalo de antemano en «Intenciones permanentes», al pie de la decisión.
# Another order
guide-10-title = Otra orden
# From the second turn on Vedel may send two orders, to Cassagne for instance, to attack. Each has to get through: the farther it rides, the higher the die it needs. What an order lets a brigade do stands beside it. Nobody else sees what you write.
guide-10-text = Desde el segundo turno Vedel puede enviar dos órdenes, a Cassagne por ejemplo, para que ataque. Cada una tiene que llegar: cuanto más lejos cabalga, más alto ha de ser el dado. Lo que una orden permite está escrito a su lado. Nadie más ve lo que escribes.

## keys

# Turn the chosen unit
keys-turn = Girar la unidad elegida
# Zones of control
keys-zones = Zonas de control
# How far orders reach
keys-command = Hasta dónde llegan las órdenes
# Orders of formations, and who is out of command
keys-orders = Órdenes de las formaciones y quién está fuera de mando
# What the enemy threatens
keys-threats = Lo que amenaza el enemigo
# A line of fire
keys-line = Una línea de fuego
# The grid on the map, on or off
keys-grid = La cuadrícula del mapa, sí o no
# The names of hexes, on or off
keys-names = Los nombres de los hexágonos, sí o no

## map

# The battlefield of Bailén, 19 July 1808
map-title = El campo de batalla de Bailén, 19 de julio de 1808
# The Shadow of the Eagle
map-subtitle = La sombra del águila
# ground reconstructed
map-reconstructed = terreno reconstruido
# To Andújar
map-toAndujar = A Andújar
# To Menjíbar
map-toMenjibar = A Menjíbar
# To La Carolina
map-toLaCarolina = A La Carolina
# To Linares
map-toLinares = A Linares
# To Baños de la Encina
map-toBanos = A Baños de la Encina
# levels
map-legend-levels = niveles
# slope
map-legend-slope = desnivel moderado
# impassable slope
map-legend-steep = desnivel impasable
# top and its level
map-legend-spot = cima y su nivel
# light woods
map-legend-wood = bosque ligero
# buildings
map-legend-town = edificios
# river
map-legend-river = río
# stream
map-legend-stream = arroyo
# bridge
map-legend-bridge = puente
# highway
map-legend-highway = carretera
# road
map-legend-road = camino
# track (decoration)
map-legend-track = vereda (adorno)
# fields (decoration)
map-legend-fields = campos (adorno)
# single olives (decoration)
map-legend-olives = olivos sueltos (adorno)

## sheet

# Order sheets
sheet-title = Hojas de órdenes
# Take { $units } along
sheet-along = Llevar consigo a { $units }
# The enemy does not see them.
sheet-secret = El enemigo no las ve.
# led by { $leader }
sheet-led = comandante: { $leader }
# Order: { $order }
sheet-now = Orden: { $order }
# { $order }, { $area }
sheet-defends = { $order }, { $area }
# It may only come nearer to its leader, and begins no combat. It defends itself as always.
sheet-means-0 = Solo puede acercarse a su comandante y no inicia combates. Se defiende como siempre.
# It marches with two points more, three along roads, but never within 5 hexes of an enemy. Who attacks it on the march meets half its strength.
sheet-means-1 = Marcha con dos puntos más, tres por camino, pero nunca a 5 hexágonos o menos de un enemigo. Quien la ataca en marcha encuentra la mitad de su fuerza.
# All of it closes up to within 3 hexes of the enemy. Three counters in ten may begin a combat in a phase.
sheet-means-2 = Toda ella se acerca a 3 hexágonos o menos del enemigo. Tres fichas de cada diez pueden iniciar un combate en una fase.
# All of it closes up to within 3 hexes of the enemy. Half of its counters may begin a combat in a phase, with +1 on the die of a shock.
sheet-means-3 = Toda ella se acerca a 3 hexágonos o menos del enemigo. La mitad de sus fichas puede iniciar un combate en una fase, con +1 al dado de choque.
# It holds a piece of ground of nine hexes by five that it may not leave. From inside it fires and attacks freely, with −1 on the die of a shock.
sheet-means-4 = Guarda un terreno de nueve hexágonos por cinco que no puede dejar. Desde dentro dispara y ataca libremente, con −1 al dado de choque.
# A unit beside an enemy gets away from him; none enters a zone of control or begins a combat.
sheet-means-5 = Quien está junto a un enemigo se aparta de él; nadie entra en una zona de control ni inicia un combate.
# Orders that can still be sent this turn: { $count }
sheet-tries = Órdenes que aún se pueden enviar este turno: { $count }
# Send another order
sheet-try = Enviar otra orden
# It gets through on { $needed } or more: { $percent }%.
sheet-needs = Llega con { $needed } o más: { $percent } %.
# It gets through in any case.
sheet-sure = Llega en cualquier caso.
# It cannot be changed now: { $reason }
sheet-cannot = Ahora no se puede cambiar: { $reason }
# The order gets through. Which is it to be?
sheet-got = La orden llega. ¿Cuál ha de ser?
# Choose an order; you can change your mind until you write it.
sheet-choose = Elige una orden; puedes cambiar de idea hasta que la escribas.
# Write: { $order }
sheet-write = Escribir: { $order }
# Choose the middle of the ground on the map, or here, then how its rows run.
sheet-where = Elige el centro del terreno en el mapa, o aquí, y después cómo van sus filas.
# Middle
sheet-middle = Centro
# Rows
sheet-rows = Filas
# Defend this ground
sheet-draw = Defender este terreno
# Other ground
sheet-change = Otro terreno
# Your side controls no ground that it could defend.
sheet-nowhere = Tu bando no controla ningún terreno que pueda defender.
# Counters that may still begin a combat in this phase: { $count }
sheet-fighters = Fichas que aún pueden iniciar un combate en esta fase: { $count }
# Read rule { $rule }
sheet-rule = Leer la regla { $rule }

## standing

# Standing intentions
standing-title = Intenciones permanentes
# What is ticked is answered for you when the enemy moves, fires and charges, so that his phase runs on without asking.
standing-intro = Lo que está marcado se responde por ti cuando el enemigo mueve, dispara y carga, para que su fase siga adelante sin preguntar.
# Answer the enemy’s whole phase
standing-whole = Responder toda la fase enemiga
# Ask me everything
standing-clear = Preguntarme todo
# { $count } set
standing-set = { $count } puestas
# what you answer beforehand, so that the enemy’s phase runs on
standing-none = lo que respondes de antemano, para que la fase enemiga siga sin preguntar
# Infantry that is charged
standing-group-charged = La infantería que recibe una carga
# Who is attacked
standing-group-attacked = Quien es atacado
# Cavalry
standing-group-cavalry = La caballería
# Losses
standing-group-losses = Las pérdidas
# Falling back
standing-group-back = Al retroceder
# After a combat
standing-group-ahead = Después de un combate
# Defensive fire
standing-group-fire = Fuego defensivo
# tries to form square
standing-one-form-square = intenta formar el cuadro
# tries to form square if it is of grade A to C, else stands
standing-one-good-troops-form-square = intenta formar el cuadro si es de grado A a C; si no, aguanta
# stands as it is
standing-one-never-form-square = aguanta como está
# evades if he can
standing-one-evade = elude el combate si puede
# never evades
standing-one-never-evade = nunca elude el combate
# countercharges whoever charges near it
standing-one-countercharge = contracarga contra quien carga cerca de ella
# does not countercharge
standing-one-never-countercharge = no contracarga
# rests when it is in hand after a charge
standing-one-never-pursue = descansa si sigue controlada después de una carga
# fall on the unit with most points
standing-one-losses-to-the-strongest = recaen en la unidad con más puntos
# no farther than must be
standing-one-stop-soon = no más lejos de lo necesario
# as far from the enemy as can be
standing-one-fall-back-far = lo más lejos posible del enemigo
# then facing the nearest enemy
standing-one-face-the-enemy-when-back = y luego, de cara al enemigo más cercano
# nobody advances
standing-one-never-advance = nadie avanza
# whoever may advance does
standing-one-advance = avanza quien puede
# then facing the nearest enemy
standing-one-face-the-enemy-when-ahead = y luego, de cara al enemigo más cercano
# everybody fires who can
standing-one-fire-in-defense = disparan todos los que pueden
# nobody fires
standing-one-hold-fire-in-defense = nadie dispara

## tables

# What
tables-what = Qué
# Value
tables-value = Valor
# Die
tables-die = Dado
# { $n } or less
tables-orLess = { $n } o menos
# { $n } or more
tables-orMore = { $n } o más
# Terrain effects
tables-terrain = Efectos del terreno
# Movement points; a dash: may not enter. D: 1 point in all under maneuver orders where nobody else is. E: artillery may not be there. F: free under maneuver orders. H: 1 point along a road. Fire and shock: what the points against a defender there are multiplied by.
tables-terrainNote = Puntos de movimiento; una raya: no se puede entrar. D: 1 punto en total con órdenes de maniobra si no hay nadie más. E: no puede haber artillería. F: gratis con órdenes de maniobra. H: 1 punto por un camino. Fuego y choque: por cuánto se multiplican los puntos contra un defensor que esté ahí.
# Terrain effects, later maps
tables-laterTerrain = Efectos del terreno, mapas posteriores
# Ground
tables-ground = Terreno
# Infantry
tables-infantry = Infantería
# Cavalry
tables-cavalry = Caballería
# Artillery
tables-artillery = Artillería
# Fire
tables-fireFactor = Fuego
# Shock
tables-shockFactor = Choque
# Clear
tables-name-clear = Despejado
# Buildings (town)
tables-name-buildings = Edificios (población)
# Light woods (olive groves)
tables-name-light_woods = Bosque claro (olivares)
# River (hexside)
tables-name-river = Río (lado de hexágono)
# Stream (hexside)
tables-name-stream = Arroyo (lado de hexágono)
# Bridge (over a river)
tables-name-bridge = Puente (sobre un río)
# Highway or road
tables-name-road = Carretera o camino
# Moderate slope, up
tables-name-slope_up = Cuesta moderada, hacia arriba
# Moderate slope, down
tables-name-slope_down = Cuesta moderada, hacia abajo
# Impassable slope, up
tables-name-steep_up = Cuesta infranqueable, hacia arriba
# Impassable slope, down
tables-name-steep_down = Cuesta infranqueable, hacia abajo
# Cultivated
tables-name-cultivated = Cultivos
# Crops
tables-name-crop_area = Sembrados
# City
tables-name-city = Ciudad
# Strong buildings
tables-name-strong_buildings = Edificios sólidos
# Dense forest
tables-name-dense_forest = Bosque denso
# Change of formation
tables-formation = Cambio de formación
# Movement points. Skirmishers pay the way to the furthest hex besides.
tables-formationNote = Puntos de movimiento. La guerrilla paga además el camino hasta el hexágono más lejano.
# From
tables-from = Desde
# Normal
tables-normal = Normal
# Skirmish
tables-skirmish = Guerrilla
# Square
tables-square = Cuadro
# Limber
tables-limber = Enganchar
# Unlimber
tables-unlimber = Desenganchar
# Movement points
tables-movement = Puntos de movimiento
# Under maneuver orders { $any } more, { $road } more along a road.
tables-movementNote = Con órdenes de maniobra { $any } más; por un camino, { $road } más.
# Unit
tables-unit = Unidad
# French
tables-french = Francesa
# Spanish
tables-spanish = Española
# Infantry
tables-kind-infantry = Infantería
# Skirmishers
tables-kind-skirmish = Guerrilla
# Cavalry
tables-kind-cavalry = Caballería
# Heavy cavalry
tables-kind-heavyCavalry = Caballería pesada
# Skirmishing cavalry
tables-kind-skirmishingCavalry = Caballería en guerrilla
# Foot artillery
tables-kind-footArtillery = Artillería a pie
# Horse artillery
tables-kind-horseArtillery = Artillería a caballo
# Leader
tables-kind-leader = Jefe
# Cart
tables-kind-cart = Carro
# Fire
tables-fire = Fuego
# The columns are points; what is more than 12 has a column and a die of its own. A number: points lost. D: an attacker is kept from shock. M: morale check. R: a defender is driven back.
tables-fireNote = Las columnas son puntos; lo que pasa de 12 tiene su propia columna y su propio dado. Un número: puntos perdidos. D: un atacante no puede ir al choque. M: prueba de moral. R: un defensor tiene que retirarse.
# Modifiers of fire
tables-fireModifiers = Modificadores del fuego
# At a square
tables-fireSquare = Contra un cuadro
# At skirmishers
tables-fireSkirmish = Contra una guerrilla
# At unlimbered artillery
tables-fireUnlimbered = Contra artillería desenganchada
# By light artillery
tables-fireLight = De artillería ligera
# By heavy artillery
tables-fireHeavy = De artillería pesada
# Good morale of those who fire
tables-fireGood = Buena moral de los que disparan
# Poor morale of those who fire
tables-firePoor = Mala moral de los que disparan
# Range of artillery
tables-range = Alcance de la artillería
# In hexes.
tables-rangeNote = En hexágonos.
# Heavy
tables-heavy = Pesada
# Medium
tables-medium = Media
# Light
tables-light = Ligera
# Shock
tables-shock = Choque
# The columns are the odds of the attackers to the defenders. AB: the attacker loses a point. A1, A2: he falls back a hex, or two, and checks his morale. BM: both lose a point. D1: the defender falls back a hex. D2: two hexes, and checks his morale. DB: he loses a point and checks his morale. A dash: no effect.
tables-shockNote = Las columnas son la proporción entre atacantes y defensores. AB: el atacante pierde un punto. A1, A2: se retira un hexágono, o dos, y hace una prueba de moral. BM: los dos pierden un punto. D1: el defensor se retira un hexágono. D2: dos hexágonos, y hace una prueba de moral. DB: pierde un punto y hace una prueba de moral. Una raya: sin efecto.
# Modifiers of shock
tables-shockModifiers = Modificadores del choque
# Attackers under attack orders
tables-attackOrder = Atacantes con orden de ataque
# Defenders under defense orders
tables-defenseOrder = Defensores con orden de defensa
# Cavalry against a square
tables-cavalryOnSquare = Caballería contra un cuadro
# Heavy cavalry attacks
tables-heavyCavalry = Ataca caballería pesada
# Infantry against a square
tables-infantryOnSquare = Infantería contra un cuadro
# Points in shock
tables-multipliers = Puntos en el choque
# Cavalry that charges
tables-charge = Caballería que carga
# Infantry into a flank
tables-infantryFlank = Infantería por el flanco
# Cavalry into a flank
tables-cavalryFlank = Caballería por el flanco
# Artillery
tables-battery = Artillería
# Morale check
tables-morale = Prueba de moral
# Grade { $grade }
tables-grade = Grado { $grade }
# The columns are the grades of morale. D: disorganized. R: routed. A dash: it holds.
tables-moraleNote = Las columnas son los grados de moral. D: desorganización. R: huida. Una raya: aguanta.
# Modifiers of morale checks
tables-moraleModifiers = Modificadores de las pruebas de moral
# In shelter
tables-shelter = A cubierto
# Reorganization in an enemy zone of control
tables-zone = Reorganización en una zona de control enemiga
# The unit is routed
tables-routed = La unidad huye
# For each point lost beyond the first
tables-loss = Por cada punto perdido además del primero
# Control of cavalry
tables-control = Control de la caballería
# C: in control. NC: out of control.
tables-controlNote = C: bajo control. NC: sin control.
# Modifiers of control
tables-controlModifiers = Modificadores del control
# After a charge
tables-controlCharge = Tras una carga
# Every unit, for its nation
tables-controlNation = Cualquier unidad, por su nación
# Orders
tables-orders = Órdenes
# Maneuver: hexes from the enemy
tables-march = Maniobra: hexágonos hasta el enemigo
# Harassment and attack: hexes to close up
tables-closeUp = Hostigamiento y ataque: hexágonos que acercarse
# Harassment: who may enter combat
tables-harassmentShare = Hostigamiento: quiénes pueden entrar en combate
# Attack: who may enter combat
tables-attackShare = Ataque: quiénes pueden entrar en combate
# Defense area, wide and deep
tables-area = Área de defensa, ancho y fondo
# Stacking
tables-stacking = Apilamiento
# Points in a square
tables-stackPoints = Puntos en un cuadro
# Units in a square
tables-stackUnits = Unidades en un cuadro
# Batteries in a square
tables-stackBatteries = Baterías en un cuadro
# Points in shelter
tables-stackShelter = Puntos a cubierto
# Points through one hex
tables-crossing = Puntos que pasan por un hexágono
# Vedel's delay
tables-vedel = Retraso de Vedel
# Turns, by the die.
tables-vedelNote = Turnos, según el dado.
# Turns
tables-turns = Turnos
# Morale of divisions, later tables
tables-division = Moral de las divisiones, tablas posteriores
# H: flees. R: retreats. A dash: nothing. No rule of the rulebook calls for it.
tables-divisionNote = H: huye. R: se retira. Una raya: nada. Ninguna regla del reglamento la pide.

## told

# Turn { $turn }, { $time }.
told-TurnBegan = Turno { $turn }, { $time }.
# { $side }: { $stage }.
told-PhaseBegan = { $side }: { $stage }.
# movement
told-stage-0 = movimiento
# movement is over, the enemy fires at whoever has come near
told-stage-1 = acaba el movimiento y el enemigo dispara a quien se ha acercado
# fire
told-stage-2 = fuego
# shock attacks
told-stage-3 = ataques de choque
# Both sides bring their troops back into order.
told-stage-4 = Los dos bandos rehacen sus tropas.
# { $unit } takes its place in { $hex }.
told-Deployed = { $unit } se coloca en { $hex }.
# { $leader } takes his place in { $hex }.
told-LeaderPlaced = { $leader } se coloca en { $hex }.
# The { $side } side has drawn up its army.
told-HasSetUp = { $side } ha desplegado su ejército.
# { $formation } will defend the ground round { $area }.
told-AreaChosen = { $formation } defenderá el terreno alrededor de { $area }.
# Another order for { $formation }: { $needed } or more is needed, the die is { $roll }.
told-TriesOrder = { $formation }: para cambiar de orden hace falta { $needed } o más, y el dado da { $roll }.
# { $formation } has a new order: { $order }.
told-OrderChanged = { $formation } tiene una orden nueva: { $order }.
# The order does not get through: { $formation } keeps the one it has.
told-OrderKept = La orden no llega: { $formation } conserva la que tiene.
# { $formation } forms columns: it is under maneuver orders.
told-MarchBegins = { $formation } forma en columna: tiene órdenes de maniobra.
# { $formation } is no longer under maneuver orders.
told-MarchEnds = { $formation } ya no tiene órdenes de maniobra.
# { $unit } moves to { $hex }; { $points } movement points left.
told-Moved = { $unit } mueve a { $hex }; le quedan { $points } PM.
# { $unit } moves to { $hex }; a movement point left.
told-MovedOne = { $unit } mueve a { $hex }; le queda 1 PM.
# { $unit } moves to { $hex } and has no movement points left.
told-MovedLast = { $unit } mueve a { $hex } y no le quedan PM.
# { $hex } faces { $corner }.
told-Faced = { $hex } mira al { $corner }.
# { $hex } now faces { $corner }.
told-Shows = { $hex } mira ahora al { $corner }.
# The troops in { $hex } have no facing now.
told-ShowsNothing = Quien está en { $hex } ya no tiene orientación.
# { $hex } has its front on every side.
told-ShowsRound = { $hex } tiene su frente por todos los lados.
# { $unit } turns: it faces { $corner }.
told-Headed = { $unit } gira: mira al { $corner }.
# { $unit } changes to { $shape }.
told-Shaped = { $unit } pasa a: { $shape }.
# { $unit } is seen in { $hex }, { $state }.
told-Sighted = Se ve a { $unit } en { $hex }, { $state }.
# { $lost ->
# [one] { $unit } is seen in { $hex }, { $state }, { $lost } point lost.
# *[other] { $unit } is seen in { $hex }, { $state }, { $lost } points lost.
# }
told-SightedLosses = Se ve a { $unit } en { $hex }, { $state }, puntos perdidos: { $lost }.
# { $unit } skirmishes in { $hex } too.
told-Covers = { $unit } extiende su guerrilla a { $hex }.
# { $unit } gathers in { $hex }.
told-Gathers = { $unit } se reúne en { $hex }.
# { $unit } gives up { $hex }.
told-GivesUp = { $unit } deja { $hex }.
# { $formation } and { $other } change places on the march.
told-PlacesExchanged = { $formation } y { $other } cambian de lugar en la marcha.
# { $formation } is on the march: the die is { $roll }, it comes in turn { $turn }.
told-MarchDelayed = { $formation } está en marcha: el dado da { $roll }, llega en el turno { $turn }.
# The { $side } side falls back on { $hex } from now on.
told-BaseChosen = { $side } se retira desde ahora hacia { $hex }.
# { $unit } goes along with { $other }.
told-Joins = { $unit } va con { $other }.
# { $unit } goes along to { $hex }.
told-GoesAlong = { $unit } va también a { $hex }.
# { $unit } is not counted in the defense.
told-Uncounted = { $unit } no cuenta en la defensa.
# { $marker } is laid in { $hex }.
told-MarkerLaid = { $marker } se pone en { $hex }.
# { $marker } stands for the troops of { $hex } too.
told-MarkerTrails = { $marker } sustituye también a las tropas de { $hex }.
# { $marker } moves to { $hex }.
told-MarkerMoved = { $marker } mueve a { $hex }.
# The troops under { $marker } face { $corner }.
told-MarkerTurned = Las tropas bajo { $marker } miran al { $corner }.
# { $marker } is taken off { $hex }.
told-MarkerOff = { $marker } se quita de { $hex }.
# { $marker } in { $hex } stood for nobody.
told-MarkerEmpty = { $marker } no sustituía a nadie en { $hex }.
# { $count ->
# [one] { $hex }: { $count } piece is set down.
# *[other] { $hex }: { $count } pieces are set down.
# }
told-SetDown = { $hex }: fichas colocadas, { $count }.
# { $hex }: the stack is { $count } high.
told-HeightShown = { $hex }: altura del apilamiento, { $count }.
# { $unit } comes to the top in { $hex }.
told-Lifted = { $unit } pasa arriba en { $hex }.
# { $unit } is taken in { $hex }.
told-Captured = { $unit } cae en manos del enemigo en { $hex }.
# { $unit } comes onto the field in { $hex }.
told-Arrived = { $unit } llega al campo por { $hex }.
# { $unit } leaves the field by { $hex }.
told-Left = { $unit } deja el campo por { $hex }.
# { $formation } listens for the guns: the die is { $roll }.
told-Marching = { $formation } escucha el cañón: el dado da { $roll }.
# { $unit }: Swiss against Swiss, it stands aside.
told-StandsAside = { $unit }: suizos contra suizos, se queda al margen.
# { $leader } rides to { $hex }.
told-Rode = { $leader } cabalga a { $hex }.
# { $unit } turns away from an enemy front: it has to check its morale.
told-LeavesZone = { $unit } se aparta del frente enemigo: tiene que hacer una prueba de moral.
# { $value } on the die: { $reason } (rule { $rule }).
told-Modifier = { $value } al dado: { $reason } (regla { $rule }).
# { $unit } stood beside them and has to check its morale.
told-MustCheck = { $unit } estaba a su lado y tiene que hacer una prueba de moral.
# { $unit } is routed and runs on.
told-Flees = { $unit }, en desbandada, sigue corriendo.
# { $unit } tries to recover its order: the die is { $roll }, counts { $value }: { $result }.
told-Rallies = { $unit } intenta reorganizarse: el dado da { $roll }, vale { $value }: { $result }.
# { $unit } checks its morale: the die is { $roll }, counts { $value }: { $result }.
told-Checked = { $unit } hace una prueba de moral: el dado da { $roll }, vale { $value }: { $result }.
# it recovers
told-rally-0 = se recupera
# no effect
told-rally-1 = sin efecto
# it breaks
told-rally-2 = se desbanda
# it holds
told-check-0 = resiste
# it falls into disorder
told-check-1 = se desorganiza
# it breaks
told-check-2 = se desbanda
# { $unit } is disorganized.
told-Disorganized = { $unit } está desorganizada.
# { $unit } is routed.
told-Routed = { $unit } se desbanda.
# { $unit } is in good order again.
told-Recovered = { $unit } vuelve al buen orden.
# { $unit } stops running: it is only disorganized now.
told-Collected = { $unit } deja de correr: ya solo está desorganizada.
# { $unit } loses { $points } points.
told-Lost = { $unit } pierde { $points } puntos.
# { $unit } loses a point.
told-LostOne = { $unit } pierde un punto.
# { $unit } is destroyed.
told-Eliminated = { $unit } queda eliminada.
# { $unit } falls back to { $hex }.
told-Retreats = { $unit } se retira a { $hex }.
# { $unit } finds no room in { $hex } and has to go on.
told-NoRoom = { $unit } no encuentra sitio en { $hex } y tiene que seguir.
# { $unit } falls back under the eyes of the enemy: it loses its order and a point.
told-Pressed = { $unit } se retira ante los ojos del enemigo: pierde el orden y un punto.
# { $unit } cannot fall back.
told-Trapped = { $unit } no puede retirarse.
# { $unit } fires at { $hex }.
told-Fires = { $unit } dispara a { $hex }.
# Fire at { $hex }, points: { $points }; the die is { $roll }, counts { $value }.
told-Volley = Fuego sobre { $hex } con fuerza { $points }: el dado da { $roll }, vale { $value }.
# { $unit } is under fire: { $result }.
told-Hit = { $unit } recibe el fuego: { $result }.
# no effect
told-fire-none = sin efecto
# D, which keeps only an attacker from shock
told-fire-D = D, que solo impide el choque a quien ataca
# M, it has to check its morale
told-fire-M = M, tiene que hacer una prueba de moral
# R, which drives back only a defender
told-fire-R = R, que solo hace retroceder a quien defiende
# { $code }, a point is lost
told-fire-lossOne = { $code }, pierde un punto
# { $code }, { $points } points are lost
told-fire-loss = { $code }, pierde { $points } puntos
# { $unit } may not attack in this phase.
told-Barred = { $unit } no puede atacar en esta fase.
# { $unit } cannot fire in the next turn.
told-Silenced = { $unit } no puede disparar en el turno siguiente.
# { $unit } is to attack { $hex }.
told-Attacks = { $unit } va a atacar { $hex }.
# Shock in { $hex }: points { $attack } against { $defense }, odds of { $odds }.
told-CombatBegan = Choque en { $hex }: puntos, { $attack } contra { $defense }, relación de fuerzas { $odds }.
# The die is { $roll }, counts { $value }: { $result }.
told-Struck = El dado da { $roll }, vale { $value }: { $result }.
# no effect
told-shock-0 = sin efecto
# AB, the attacker loses a point
told-shock-1 = AB, el atacante pierde un punto
# A1, the attacker falls back a hex and checks his morale
told-shock-2 = A1, el atacante se retira un hexágono y hace una prueba de moral
# A2, the attacker falls back two hexes and checks his morale
told-shock-3 = A2, el atacante se retira dos hexágonos y hace una prueba de moral
# BM, both lose a point
told-shock-4 = BM, los dos pierden un punto
# D1, the defender falls back a hex
told-shock-5 = D1, el defensor se retira un hexágono
# D2, the defender falls back two hexes and checks his morale
told-shock-6 = D2, el defensor se retira dos hexágonos y hace una prueba de moral
# DB, the defender loses a point and checks his morale
told-shock-7 = DB, el defensor pierde un punto y hace una prueba de moral
# { $unit } has been attacked already in this phase: it has no part in this combat.
told-Spared = { $unit } ya ha sido atacada en esta fase: no toma parte en este combate.
# The attack on { $hex } is weaker than 1 to 4 and does not take place.
told-TooWeak = El ataque a { $hex } no llega a 1 contra 4 y no tiene lugar.
# Nobody is left on one side for the attack on { $hex }.
told-Lapsed = En el ataque a { $hex } ya no queda nadie por un bando.
# { $unit } evades the attack and goes to { $hex }.
told-Evades = { $unit } elude el ataque y va a { $hex }.
# { $unit } advances to { $hex }.
told-Advances = { $unit } avanza a { $hex }.
# { $unit } sounds the charge against { $hex }.
told-ChargeNamed = { $unit } toca a la carga contra { $hex }.
# { $unit } has come up to { $hex }.
told-ChargeArrives = { $unit } ha llegado ante { $hex }.
# { $unit } breaks off its charge.
told-ChargeBroken = { $unit } interrumpe su carga.
# { $unit } tries to form square.
told-FormsSquare = { $unit } intenta formar el cuadro.
# { $unit } countercharges in { $hex }.
told-Countercharges = { $unit } contracarga en { $hex }.
# { $unit }, does it obey after its charge? The die is { $roll }, counts { $value }: { $result }.
told-RollsControl = { $unit } tira control tras su carga: el dado da { $roll }, vale { $value }: { $result }.
# it is out of hand
told-control-0 = queda sin control
# it is in hand
told-control-1 = queda controlada
# { $unit } gallops on and is disorganized.
told-OutOfHand = { $unit } sigue al galope y se desorganiza.
# { $unit } gallops off the field from { $hex } and is lost.
told-RanOff = { $unit } sale al galope del campo desde { $hex } y se pierde.
# { $leader } is in danger, a 6 takes him out: the die is { $roll }.
told-LeaderTested = { $leader } corre peligro, con un 6 queda fuera: el dado da { $roll }.
# { $leader } is out.
told-LeaderOut = { $leader } queda fuera de combate.
# The successor of { $leader } takes command.
told-LeaderBack = El sucesor de { $leader } toma el mando.
# { $formation } is demoralized: this counts for the victory of the enemy.
told-Demoralized = { $formation } está desmoralizada: cuenta para la victoria del enemigo.
# { $formation } has recovered its spirit: it is demoralized no longer.
told-Heartened = { $formation } recobra la moral: ya no está desmoralizada.
# { $side } troops hold { $hex }.
told-Occupied = { $side } ocupa { $hex }.
# { $side } victory: { $degree }.
told-Won = Victoria { $degree } de { $side }.
# a draw
told-degree-0 = tablas
# marginal
told-degree-1 = marginal
# tactical
told-degree-2 = táctica
# strategic
told-degree-3 = estratégica
# As many formations are demoralized on each side: French { $french }, Spanish { $spanish }.
told-end-draw = Hay tantas grandes unidades desmoralizadas en un bando como en el otro: francesas { $french }, españolas { $spanish }.
# A side with three demoralized formations is beaten at once. { $side } victory, { $degree }: French { $french }, Spanish { $spanish }.
told-end-beaten = Quien tiene tres grandes unidades desmoralizadas pierde en el acto. Victoria { $degree } de { $side }: desmoralizadas francesas { $french }, españolas { $spanish }.
# The battle was ended with the town in hand. { $side } victory, { $degree }: demoralized French { $french }, Spanish { $spanish }.
told-end-stopped = La batalla acabó con el pueblo tomado. Victoria { $degree } de { $side }: desmoralizadas francesas { $french }, españolas { $spanish }.
# The last turn is over. { $side } victory, { $degree }: demoralized French { $french }, Spanish { $spanish }.
told-end-last = Ha acabado el último turno. Victoria { $degree } de { $side }: desmoralizadas francesas { $french }, españolas { $spanish }.
# Demoralized: { $list }.
told-end-down = Desmoralizadas: { $list }.
# The battle is a draw.
told-Drawn = La batalla acaba en tablas.
# a leader is with them
told-reason-0 = los acompaña un comandante
# sheltered by woods or buildings
told-reason-1 = a cubierto de bosque o edificios
# in an enemy zone of control
told-reason-2 = en zona de control enemiga
# it is routed
told-reason-3 = está en desbandada
# points that it has lost
told-reason-4 = puntos que ha perdido
# the target stands in square
told-reason-5 = el blanco está en cuadro
# the target skirmishes
told-reason-6 = el blanco está en guerrilla
# the target is an unlimbered battery
told-reason-7 = el blanco es una batería desplegada
# light guns
told-reason-8 = cañones ligeros
# heavy guns
told-reason-9 = cañones pesados
# steady troops fire (A, B)
told-reason-10 = disparan tropas firmes (A, B)
# shaky troops fire (E, F)
told-reason-11 = disparan tropas inseguras (E, F)
# third unit of the stack
told-reason-12 = tercera unidad del apilamiento
# fourth unit of the stack, or a later one
told-reason-13 = cuarta unidad del apilamiento, o posterior
# the leader of the attack
told-reason-14 = el comandante del ataque
# the leader of the defense
told-reason-15 = el comandante de la defensa
# the better morale, grade against grade
told-reason-16 = la mejor moral, grado contra grado
# all who attack have orders to attack
told-reason-17 = todos los que atacan tienen órdenes de ataque
# attackers have orders to defend
told-reason-18 = los atacantes tienen órdenes de defensa
# cavalry against a square
told-reason-19 = caballería contra un cuadro
# heavy cavalry attacks
told-reason-20 = ataca caballería pesada
# infantry against a square
told-reason-21 = infantería contra un cuadro
# it has just charged
told-reason-22 = acaba de cargar
# cavalry of these nations is hard to hold
told-reason-23 = la caballería de estas naciones es difícil de controlar
# second unit of the stack
told-reason-24 = segunda unidad del apilamiento
# it is fired at from its flank
told-reason-25 = le disparan por el flanco
# Swiss against Swiss
told-reason-26 = suizos contra suizos
# it is disorganized
told-reason-27 = está desorganizada
# no square before the charge
told-reason-28 = sin cuadro antes de la carga
# a check after a charge
told-reason-29 = prueba después de una carga
# infantry against skirmishers
told-reason-30 = infantería contra guerrilla
# it is attacked from a flank
told-reason-31 = la atacan por el flanco
# it has been out of hand before
told-reason-32 = ya antes quedó sin control
# Fire at { $hex }
told-story-fire = Fuego sobre { $hex }
# Shock attack on { $hex }
told-story-shock = Choque en { $hex }
# Countercharge in { $hex }
told-story-counter = Contracarga en { $hex }
# Charge against { $hex }
told-story-charge = Carga contra { $hex }
# Away from the enemy
told-story-zone = Lejos del enemigo
# Order and disorder
told-story-order = Orden y desorden
# The die: { $roll }
told-story-dice = El dado: { $roll }
# counts { $value }
told-story-counts = vale { $value }
# points: { $points }
told-story-points = fuerza { $points }
# { $attack } against { $defense }, odds of { $odds }
told-story-odds = { $attack } contra { $defense }, relación de fuerzas { $odds }
# Fire
told-story-volley = Fuego
# Shock
told-story-strike = Choque
# Rally: { $unit }
told-story-rally = Reorganización: { $unit }
# Morale: { $unit }
told-story-morale = Moral: { $unit }
# Control: { $unit }
told-story-control = Control: { $unit }
# What has just happened
told-story-title = Lo que acaba de ocurrir
# Close
told-story-close = Cerrar
# Show the whole story
told-story-unfold = Mostrar toda la historia
# Fold the story
told-story-fold = Plegar la historia
# The one before
told-story-before = Lo anterior
# The next one
told-story-after = Lo siguiente
# Show { $hex } on the map
told-story-place = Ver { $hex } en el mapa
# { $k } of { $all } in this turn
told-story-number = { $k } de { $all } en este turno
# Read rule { $rule }
told-story-rule = Leer la regla { $rule }

## look

# open ground
look-ground-0 = terreno despejado
# buildings
look-ground-1 = edificios
# light woods
look-ground-2 = bosque ligero
# level { $level }
look-ground-level = nivel { $level }
# counts for victory
look-ground-place = cuenta para la victoria
# uphill from { $hexes }
look-ground-uphill = cuesta arriba desde { $hexes }
# downhill from { $hexes }
look-ground-downhill = cuesta abajo desde { $hexes }
# impassable slope to { $hexes }
look-ground-steep = ladera infranqueable hacia { $hexes }
# Laid over the map
look-tools-title = Sobre el mapa
# Zones of control
look-tools-zones = Zonas de control
# Command
look-tools-command = Mando
# Orders
look-tools-orders = Órdenes
# Threats
look-tools-threats = Amenazas
# Line of fire
look-tools-line = Línea de fuego
# Zones of control of both sides: in front in full, on the flanks pale.
look-zones-note = Zonas de control de ambos bandos: las frontales llenas, las de flanco pálidas.
# { $radius ->
# [one] How far the orders of { $leader } reach: { $radius } hex.
# *[other] How far the orders of { $leader } reach: { $radius } hexes.
# }
look-command-note = { $radius ->
        [one] Hasta dónde llegan las órdenes de { $leader }: { $radius } hexágono.
       *[other] Hasta dónde llegan las órdenes de { $leader }: { $radius } hexágonos.
    }
# How far the orders of your leaders reach. Choose one to see his alone.
look-command-all = Hasta dónde llegan las órdenes de tus comandantes. Elige uno para ver solo las suyas.
# Out of command: { $list }.
look-command-out = Fuera de mando: { $list }.
# All your units are in command.
look-command-noneOut = Todas tus unidades están bajo mando.
# The orders of your formations: an arrow goes to the nearest enemy for an attack, dashed for harassment, back to the base for a retreat.
look-orders-note = Las órdenes de tus formaciones: una flecha va al enemigo más cercano en un ataque, a trazos en un hostigamiento, hacia la base en una retirada.
# can come
look-grade-comes = puede llegar
# can fire at it
look-grade-fires = puede dispararle
# can attack it
look-grade-attacks = puede atacarlo
# can charge it
look-grade-charges = puede cargar
# Point at a hex: who of the enemy that you see can do what there in his next phase. Numbers at your troops: the points that threaten them.
look-threats-note = Señala un hexágono: qué puede hacer allí en su próxima fase cada enemigo que ves. Números junto a tus tropas: los puntos que las amenazan.
# { $hex }: nobody of the enemy that you see threatens it.
look-threats-none = { $hex }: ningún enemigo de los que ves lo amenaza.
# { $hex }: { $list }.
look-threats-list = { $hex }: { $list }.
# { $points ->
# [one] { $unit }, { $points } point ({ $how })
# *[other] { $unit }, { $points } points ({ $how })
# }
look-threats-one = { $points ->
        [one] { $unit }, { $points } punto ({ $how })
       *[other] { $unit }, { $points } puntos ({ $how })
    }
# can come there
look-threats-come = puede llegar
# fire
look-threats-fire = fuego
# attack
look-threats-attack = ataque
# charge
look-threats-charge = carga
# { $count } unseen in { $hex }
look-threats-unseen = { $count } sin ver en { $hex }
# From
look-line-from = Desde
# To
look-line-to = Hasta
# Draw
look-line-show = Trazar
# Click the hex that fires, then the one it fires at; or name them.
look-line-note = Pulsa el hexágono que dispara y después aquel al que dispara; o escríbelos.
# There is no such hex.
look-line-unknown = No hay tal hexágono.
# { $far ->
# [one] { $from } to { $to }, { $far } hex: a clear line of fire.
# *[other] { $from } to { $to }, { $far } hexes: a clear line of fire.
# }
look-line-clear = { $far ->
        [one] { $from } a { $to }, { $far } hexágono: línea de fuego despejada.
       *[other] { $from } a { $to }, { $far } hexágonos: línea de fuego despejada.
    }
# { $range ->
# [one] Too far for it: it fires { $range } hex.
# *[other] Too far for it: it fires { $range } hexes.
# }
look-line-beyond = { $range ->
        [one] Demasiado lejos: dispara a { $range } hexágono.
       *[other] Demasiado lejos: dispara a { $range } hexágonos.
    }
# { $far ->
# [one] { $from } to { $to }, { $far } hex: blocked in { $hex } by { $what }.
# *[other] { $from } to { $to }, { $far } hexes: blocked in { $hex } by { $what }.
# }
look-line-blocked = { $far ->
        [one] { $from } a { $to }, { $far } hexágono: la corta en { $hex } { $what }.
       *[other] { $from } a { $to }, { $far } hexágonos: la corta en { $hex } { $what }.
    }
# woods
look-line-by-woods = un bosque
# buildings
look-line-by-buildings = un edificio
# own troops
look-line-by-troops = tropas propias
# a crest
look-line-by-crest = una cresta
# the edge of its own ground
look-line-by-edge = el borde de su propia altura
# { $unit } comes there; movement points: { $points } of { $left }
look-read-way = { $unit } llega por { $points } de { $left } PM
# { $unit } charges home; movement points: { $points } of { $left }
look-read-charge = { $unit } llega a la carga por { $points } de { $left } PM
# { $unit } comes there and goes no farther: the front of an enemy stops it; movement points: { $points } of { $left }
look-read-zone = { $unit } llega por { $points } de { $left } PM y no sigue: la detiene el frente de un enemigo
# { $unit } leaves the front of an enemy and checks its morale first (8.1); movement points: { $points } of { $left }
look-read-check = { $unit } sale del frente de un enemigo y pasa antes una prueba de moral (8.1): { $points } de { $left } PM
# No: { $reason } ({ $rule })
look-read-not = No: { $reason } ({ $rule })
# Fire at { $hex }, points: { $points }
look-odds-fire = Fuego sobre { $hex }: fuerza { $points }
# Shock in { $hex }: { $points } against { $against }, { $column }
look-odds-shock = Choque en { $hex }: { $points } contra { $against }, { $column }
# Shock in { $hex }: too weak, it would not take place (11.1b).
look-odds-weak = Choque en { $hex }: demasiado débil, no tendría lugar (11.1b).
# Shock in { $hex }: it would not take place, nobody of one side takes part.
look-odds-lapsed = Choque en { $hex }: no tendría lugar, nadie de un bando toma parte.
# Swiss do not fight Swiss; they would stand aside (S4.8.1): { $units }.
look-odds-aside = Los suizos no combaten contra suizos; se apartarían (S4.8.1): { $units }.
# What the die brings
look-odds-table = Lo que puede dar el dado
# The die counts { $sum }.
look-odds-sum = Al dado se le suma { $sum }.
# If { $unit } joins in:
look-odds-joins = Si se une { $unit }:
# Nothing is added to the die.
look-odds-plain = Nada se suma al dado.
# An estimate: not everybody there is seen.
look-odds-estimate = Es una estimación: no se ve a todos los que hay allí.
# A further die:
look-odds-more = Otro dado:
# Die
look-odds-die = Dado
# Chance
look-odds-chance = Probabilidad
# Result
look-odds-result = Resultado
# If nobody evades or countercharges.
look-odds-still = Si nadie elude el combate ni contracarga.
# Charge at { $hex }
look-charge-title = Carga contra { $hex }
# Chance to come up in good order and strike: { $chance }, if the enemy neither meets it nor stops it by fire.
look-charge-strikes = Probabilidad de llegar en buen orden y chocar: { $chance }, si el enemigo no le sale al paso ni la detiene con su fuego.
# It leaves the front of an enemy and checks its morale.
look-charge-leaving = Sale del frente de un enemigo y pasa una prueba de moral.
# No enemy cavalry that you see can meet it on its way.
look-charge-unmet = Ninguna caballería enemiga de la que ves puede salirle al paso.
# The enemy may countercharge it, from { $hex } on: { $units }.
look-charge-met = El enemigo puede contracargar desde { $hex }: { $units }.
# Cavalry that you do not see may countercharge it, from { $hex } on.
look-charge-metUnseen = Caballería que no ves puede contracargar desde { $hex }.
# { $unit } may try to form square; chance: { $chance }.
look-charge-square = { $unit } puede intentar formar el cuadro; probabilidad: { $chance }.
# When it comes up, it checks its morale. Who fails falls back two hexes and does not strike.
look-charge-coming = Al llegar pasa una prueba de moral. Si falla, retrocede dos hexágonos y no choca.
# Before the shock the enemy next to it may fire at it.
look-charge-fire = Antes del choque, el enemigo que está al lado puede dispararle.
# Charge { $hex }, movement points: { $points }
look-charge-ride = Cargar contra { $hex }: { $points } PM
# Only name the target
look-charge-name = Solo declarar el objetivo
# A charge cannot come up to it: the last two hexes must be a straight run over open ground, within its movement points.
look-charge-noWay = Una carga no puede llegar hasta él: los dos últimos hexágonos tienen que ser una carrera recta por terreno despejado, dentro de sus puntos de movimiento.
# holds
look-charge-check-0 = aguanta
# disorganized
look-charge-check-1 = desorganizada
# routed
look-charge-check-2 = en desbandada
# Attackers
look-weights-attack = Atacantes
# Defenders
look-weights-defense = Defensores
# ground
look-weights-ground = terreno
# charge
look-weights-charge = carga
# flank or skirmishers
look-weights-flank = flanco o guerrilla
# disorganized
look-weights-disorder = desorganizada
# guns
look-weights-guns = cañones
# maneuver orders
look-weights-march = órdenes de maniobra
# routed
look-weights-rout = en desbandada
# beyond 24 points
look-weights-crowd = más allá de 24 puntos
# nothing
look-shock-0 = nada
# the attackers lose a point
look-shock-1 = los atacantes pierden un punto
# the attackers fall back a hex and check
look-shock-2 = los atacantes se retiran un hexágono y hacen una prueba de moral
# the attackers fall back two hexes and check
look-shock-3 = los atacantes se retiran dos hexágonos y hacen una prueba de moral
# both lose a point
look-shock-4 = ambos pierden un punto
# the defenders fall back a hex
look-shock-5 = los defensores se retiran un hexágono
# the defenders fall back two hexes and check
look-shock-6 = los defensores se retiran dos hexágonos y hacen una prueba de moral
# the defenders lose a point and check
look-shock-7 = los defensores pierden un punto y hacen una prueba de moral
# nothing
look-fire-nothing = nada
# loses { $points }
look-fire-loses = pierde { $points }
# may not attack
look-fire-D = no puede atacar
# checks morale
look-fire-M = hace una prueba de moral
# falls back
look-fire-R = se retira
# Stack in { $hex }
look-fan-title = Apilamiento en { $hex }
# { $unit } to { $hex }, movement points: { $points }
look-target-way = { $unit } a { $hex }: { $points } PM
# { $unit } to { $hex }, movement points: { $points }; it goes no farther
look-target-stops = { $unit } a { $hex }: { $points } PM; no sigue
# { $hex }: choose
look-target-several = { $hex }: elige
# Movement cannot end yet.
look-unended-still = El movimiento aún no puede acabar.
# Its nearest enemy stands in { $hex }.
look-unended-nearest = Su enemigo más cercano está en { $hex }.
