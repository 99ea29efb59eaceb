### Everything the rules of the Eagle say, in Spanish. The game is Spanish, and its own terms are used where they are
### known. Where Generals says the same thing, its glossary holds (order orden · phase fase · target blanco · modifier
### modificador · square cuadro · countercharge contracarga · artillery, guns artillería, batería). One word for one
### thing, throughout:
###
### counter, piece ficha · unit unidad · combat unit unidad de combate · formation (a body) gran unidad: división,
### brigada · formation (a shape) formación · leader comandante · Commander in Chief comandante en jefe · side bando;
### sides are called Francia, España · stack apilamiento, apilar · on top en lo alto · hex hexágono · hexside lado ·
### corner vértice · facing orientación, mirar a · front, flank, rear frente (hexágono frontal), flanco, retaguardia ·
### front field campo frontal · adjacent contiguo · within n hexes a n hexágonos o menos · CF (combat factor) FC · MP
### (movement points) PM
###
### orders: none sin órdenes · maneuver maniobra · harassment hostigamiento · attack ataque · defense defensa · retreat
### retirada · defense area área de defensa · try intento · divider divisor · share, quota cupo · duty obligación · in,
### out of command bajo mando, fuera de mando · command radius radio · base base · close with acercarse a
###
### normal, square, skirmish formation formación normal, cuadro, guerrilla · limbered, unlimbered enganchada, desplegada
### · zone of control zona de control (ZDC) · stop detener, detención · clear despejado · buildings, town edificios,
### población · woods bosque · olive grove olivar · stream arroyo · slope desnivel (moderado, impasable) · crest cresta ·
### highway, road carretera, camino · edge borde
###
### defensive, offensive fire fuego defensivo, ofensivo · volley descarga · line of fire línea de fuego · range alcance ·
### battery class pesada, media, ligera · shock choque · odds relación de fuerzas · loss baja · attacker, defender
### atacante, defensor · charge carga, cargar contra · control tirar control, controlada, sin control · evade eludir el
### combate, evasión · fall back, retreat retirarse, retirada · driven back rechazada · dislodge desalojar · advance
### avance
###
### grade grado de moral · morale check prueba de moral · good order buen orden · disorganized desorganizada · routed en
### desbandada · reorganization reorganización · demoralized desmoralizada · eliminated eliminada · marginal, tactical,
### strategic victory victoria marginal, táctica, estratégica · draw tablas
###
### marching to the guns marchar al cañón · battle of encounter batalla de encuentro · convoy, cart convoy, carro ·
### escort escolta · surrender capitulación · rear-guard retaguardia · FFD ficha de factor desconocido (FFD) · ruling
### interpretación · later tables tablas posteriores · why (of a ruling) motivo

## board

# The battlefield of Bailén
board-board = El campo de batalla de Bailén
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

## asking

# { $a } moves to { $b }
asking-do-move = { $a } mueve a { $b }
# { $a } goes along with { $b }
asking-do-join = { $a } va con { $b }
# { $a } faces { $b }
asking-do-head = { $a } mira al { $b }
# The stack in { $a } faces { $b }
asking-do-turn = El apilamiento de { $a } mira al { $b }
# { $a } faces { $b }
asking-do-face = { $a } mira al { $b }
# { $a } faces the enemy: { $b }
asking-do-faceEnemy = { $a } mira al enemigo: { $b }
# { $a } goes on top: it fires, and is hit, first
asking-do-lift = { $a } pasa arriba: es la primera que dispara y recibe
# { $a } takes up: { $b }
asking-do-form = { $a } adopta: { $b }
# { $a } rides to { $b }
asking-do-ride = { $a } cabalga a { $b }
# { $a } charges { $b }
asking-do-charge = { $a } carga contra { $b }
# { $a } fires at { $b }
asking-do-fire = { $a } dispara a { $b }
# Fire the volley
asking-do-shoot = Disparar la descarga
# No more fire
asking-do-cease = No más fuego
# { $a } attacks { $b }
asking-do-attack = { $a } ataca { $b }
# Begin the combats
asking-do-engage = Empezar los combates
# No unit attacks
asking-do-decline = Nadie ataca
# Fight in { $a }
asking-do-resolve = Combatir en { $a }
# { $a } takes the loss
asking-do-lose = { $a } sufre la baja
# { $a } evades to { $b }
asking-do-evade = { $a } elude el combate y va a { $b }
# Stand
asking-do-stand = Resistir
# { $a } tries to form square
asking-do-square = { $a } intenta formar el cuadro
# { $a } countercharges in { $b }
asking-do-counter = { $a } contracarga en { $b }
# No countercharge
asking-do-let = Sin contracarga
# { $a } advances to { $b }
asking-do-advance = { $a } avanza a { $b }
# Stay where they are
asking-do-hold = Quedarse donde están
# { $a } falls back to { $b }
asking-do-retreat = { $a } se retira a { $b }
# { $a } falls back no farther
asking-do-stay = { $a } no se retira más
# { $a } is not counted
asking-do-omit = { $a } no cuenta
# { $a } falls back first
asking-do-first = { $a } se retira primero
# { $a } goes along
asking-do-follow = { $a } lo acompaña
# He stays where he is
asking-do-remain = Se queda donde está
# It goes at { $a }
asking-do-hunt = Va contra { $a }
# { $a } runs to { $b }
asking-do-run = { $a } corre a { $b }
# { $a } rests
asking-do-rest = { $a } descansa
# Try to change the order of { $a }
asking-do-try = Intentar cambiar la orden: { $a }
# { $a }: { $b }
asking-do-order = { $a }: { $b }
# { $a } defends { $b }
asking-do-defend = { $a } defiende { $b }
# { $a } in { $b }
asking-do-deploy = { $a } en { $b }
# { $a } in { $b }
asking-do-place = { $a } en { $b }
# { $a } enters the map in { $b }
asking-do-enter = { $a } entra en el mapa por { $b }
# { $a } leaves the map
asking-do-exit = { $a } sale del mapa
# { $a } and { $b } change places
asking-do-exchange = { $a } y { $b } cambian de lugar
# Done
asking-do-ready = Listo, así queda
# { $a } changes its formation
asking-do-reform = { $a } cambia de formación
# { $a } skirmishes in { $b } too
asking-do-spread = { $a } extiende su guerrilla a { $b }
# { $a } gathers in { $b }
asking-do-gather = { $a } se reúne en { $b }
# { $a } gives up { $b }
asking-do-yield = { $a } deja { $b }
# Fall back on { $a } from now on
asking-do-base = Retirarse desde ahora hacia { $a }
# { $a } stands for the stack in { $b }
asking-do-veil = { $a } sustituye al apilamiento de { $b }
# { $a } stands for the troops of { $b } too
asking-do-trail = { $a } sustituye también a las tropas de { $b }
# { $a }, false, in { $b }
asking-do-feign = { $a }, vacía, en { $b }
# { $a } hides the stack in { $b }
asking-do-hide = { $a } oculta el apilamiento de { $b }
# { $a } goes under the stack in { $b }
asking-do-swell = { $a } va bajo el apilamiento de { $b }
# Take off { $a }
asking-do-unveil = Quitar { $a }
# { $a } moves to { $b }
asking-do-go = { $a } mueve a { $b }
# The troops under { $a } face { $b }
asking-do-wheel = Las tropas bajo { $a } miran al { $b }
# The game ends here
asking-do-end = La partida acaba aquí
# The battle goes on
asking-do-continue = La batalla continúa
# Close the order sheets
asking-do-close = Cerrar las hojas de órdenes
# End of movement
asking-do-done = Fin del movimiento
# All fall back by themselves
asking-tools-allBack = Que todos retrocedan por sí solos
# Fall back by itself
asking-tools-back = Que retroceda por sí sola
# Watch what happens.
asking-prompt-telling = Mira lo que ocurre.
# The battle is over.
asking-prompt-over = La batalla ha terminado.
# The { $side } side is deciding.
asking-prompt-wait = Decide { $side }.
# Both sides are deciding.
asking-prompt-watching = Deciden ambos bandos.
# The { $side } side is choosing the order in which its brigades arrive.
asking-prompt-hushed-orderOfArrival = { $side } dice en qué orden llegan sus brigadas.
# The { $side } side is drawing up its army.
asking-prompt-hushed-deployment = { $side } despliega su ejército.
# The { $side } side is laying its markers.
asking-prompt-hushed-markers = { $side } pone sus marcadores.
# Each side sees only its own troops until both have laid their markers.
asking-prompt-hushed-until = Cada bando solo ve sus tropas hasta que ambos hayan puesto sus marcadores.
# Lay markers of unknown strength over your troops, or as a feint; then press “Done”.
asking-prompt-markers = Pon marcadores de fuerza desconocida sobre tus tropas, o como finta; después di que está hecho.
# Choose the order in which the brigades arrive: exchange two, or leave it as it is.
asking-prompt-orderOfArrival = Di en qué orden llegan las brigadas: cambia dos, o déjalo como está.
# Draw up your army, { $count } still to place: choose a counter, then one of the marked hexes.
asking-prompt-deployment = Despliega tu ejército, { $count } por colocar: elige una ficha y después uno de los hexágonos marcados.
# Write your opening orders, then close the sheets.
asking-prompt-openingOrders = Escribe las órdenes con que empieza la jornada y cierra las hojas.
# You may send other orders to your formations; then close the sheets.
asking-prompt-orders = Puedes enviar otras órdenes a tus grandes unidades; después cierra las hojas.
# The order has got through: write it down.
asking-prompt-ordersOwed = La orden ha llegado: escríbela.
# Move your units one by one: choose one, then a marked hex. Then end your movement.
asking-prompt-movement = Mueve tus unidades una por una: elige una y después un hexágono marcado. Luego termina tu movimiento.
# { $points ->
# [one] { $unit } is on the way and has { $points } point left: choose a marked hex, or another unit.
# *[other] { $unit } is on the way and has { $points } points left: choose a marked hex, or another unit.
# }
asking-prompt-moving = { $points ->
        [one] { $unit } está en camino y le queda { $points } PM: elige un hexágono marcado, u otra unidad.
       *[other] { $unit } está en camino y le quedan { $points } PM: elige un hexágono marcado, u otra unidad.
    }
# { $unit } is on the way and has a point left: choose a marked hex, or another unit.
asking-prompt-movingOne = { $unit } está en camino y le queda 1 PM: elige un hexágono marcado, u otra unidad.
# { $points ->
# [one] { $unit } charges { $hex } and has { $points } point left: click { $hex } again to charge home, or lead it there, the last two steps in a straight line.
# *[other] { $unit } charges { $hex } and has { $points } points left: click { $hex } again to charge home, or lead it there, the last two steps in a straight line.
# }
asking-prompt-charging = { $points ->
        [one] { $unit } carga contra { $hex } y le queda { $points } PM: pulsa otra vez { $hex } para que llegue, o llévala tú, los dos últimos pasos en línea recta.
       *[other] { $unit } carga contra { $hex } y le quedan { $points } PM: pulsa otra vez { $hex } para que llegue, o llévala tú, los dos últimos pasos en línea recta.
    }
# { $unit } has come up against an enemy front and goes no farther: turn it, or choose another unit.
asking-prompt-stopped = { $unit } ha topado con un frente enemigo y no sigue: gírala, o elige otra unidad.
# Choose the hexes in which { $unit } skirmishes, then press “Done”.
asking-prompt-deploying = Elige los hexágonos en que { $unit } forma la guerrilla y di después que así queda.
# Choose in which of its hexes { $unit } gathers.
asking-prompt-gathering = Di en cuál de sus hexágonos se reúne { $unit }.
# { $unit } has become too weak for all its hexes: choose which it gives up.
asking-prompt-yielding = { $unit } ya es débil para tantos hexágonos: di cuál deja.
# { $unit } pursues: lead it on.
asking-prompt-chasing = { $unit } persigue: condúcela.
# The enemy has come near: choose a unit, then its target, and fire; or end your fire.
asking-prompt-defensiveFire = El enemigo se ha acercado: elige una unidad y su blanco, y dispara; o termina tu fuego.
# Choose a unit or a battery, then its target, and fire; or end your fire. A unit that fires now cannot attack afterwards.
asking-prompt-offensiveFire = Elige una unidad o una batería y su blanco, y dispara; o termina tu fuego. Quien dispara ahora no ataca después.
# Let others fire at { $hex } as well, or let the volley go.
asking-prompt-volley = Haz que otros disparen también a { $hex }, o dispara la descarga.
# Choose which unit attacks which enemy beside it, then begin the combats; no unit has to attack.
asking-prompt-shock = Elige quién ataca a qué enemigo a su lado y empieza los combates; nadie tiene que atacar.
# Choose which combat is fought next: press one of the crosses.
asking-prompt-resolve = Di qué combate se libra ahora: elige una de las cruces.
# The enemy attacks { $hex }: your cavalry or limbered guns may evade him, or stand.
asking-prompt-combat = El enemigo ataca { $hex }: tu caballería o tu artillería enganchada pueden eludir el combate, o resistir.
# The combat for { $hex } has cost you a point: choose which unit loses it.
asking-prompt-loss = El combate por { $hex } te cuesta un punto: di qué unidad lo pierde.
# The enemy is gone: you may advance, and your leaders with you, or stay where you are.
asking-prompt-advance = El enemigo se ha ido: puedes avanzar, y tus comandantes contigo, o quedarte donde estás.
# Choose where { $unit } faces now: to the enemy, or by one of the arrowheads round it.
asking-prompt-facing = Di adónde mira ahora { $unit }: al enemigo, o por una de las puntas de flecha a su alrededor.
# { $unit } charges { $hex }: your infantry may try to form square, or stand as it is.
asking-prompt-square = { $unit } carga contra { $hex }: tu infantería puede intentar formar el cuadro, o quedarse como está.
# { $unit } comes on: your cavalry may countercharge, or let it come.
asking-prompt-countercharge = { $unit } se acerca: tu caballería puede contracargar, o dejarla venir.
# { $unit } is in hand after its charge: it may ride on to a marked hex and attack again, or rest where it is.
asking-prompt-pursuit = { $unit } queda controlada después de su carga: puede seguir hasta un hexágono marcado y atacar de nuevo, o descansar donde está.
# { $unit } is out of hand: choose where it runs.
asking-prompt-outOfHand = { $unit } está fuera de control: di adónde corre.
# { $unit } has to fall back: choose where.
asking-prompt-retreat = { $unit } tiene que retirarse: elige adónde.
# { $unit } falls back, as cavalry does when its attack has not driven the enemy off: choose where.
asking-prompt-retreatHorse = { $unit } se retira, como la caballería cuyo ataque no ha echado al enemigo: elige adónde.
# { $unit } may fall back farther: choose where, or let it stop.
asking-prompt-retreatOn = { $unit } puede retirarse más: elige adónde, o deja que pare.
# Bailén is lost: choose where your troops fall back to from now on.
asking-prompt-secondBase = Bailén se ha perdido: di hacia dónde te retiras desde ahora.
# Several of your units have to fall back: choose which goes first.
asking-prompt-aftermath = Varias de tus unidades tienen que retirarse: di cuál va primero.
# More units stand in the hex than may defend it together: choose which is not counted.
asking-prompt-whoDefends = Hay en el hexágono más de los que pueden defenderlo juntos: di quién no cuenta.
# { $unit } has gone: choose which leaders go with it.
asking-prompt-following = { $unit } se ha ido: di qué comandantes van con ella.
# Bailén is yours: end the battle here, or go on.
asking-prompt-verdict = Bailén es tuyo: acaba aquí la batalla, o sigue.
# It is your turn: choose.
asking-prompt-other = Te toca: elige.

## armies

# A formation is demoralized when the number of its counters destroyed, disorganized or routed reaches its limit. The side with fewer demoralized formations at the end wins: by one it is a marginal victory, by two a tactical, by three a strategic one. A side that has three is beaten at once.
armies-wins = Una gran unidad se desmoraliza cuando tantas de sus fichas como dice su límite están eliminadas, desorganizadas o en desbandada. Gana quien al final tiene menos grandes unidades desmoralizadas: por una es victoria marginal, por dos táctica, por tres estratégica. Quien tiene tres pierde en el acto.
# In this scenario the Spanish player may also end the battle as soon as all of Bailén is his.
armies-winsTown = En este escenario el jugador español también puede acabar la batalla en cuanto todo Bailén sea suyo.
# { $hurt } of { $limit }
armies-hurt = { $hurt } de { $limit }
# at least { $hurt } of { $limit }
armies-least = al menos { $hurt } de { $limit }
# demoralized
armies-demoralized = desmoralizada
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
# In the settings you can replace these signs with small soldiers: four in a row are a line, eight in a ring a square, two by two march, and one who kneels skirmishes. A triangle at the head marks light infantry, a filled corner heavy cavalry.
armies-uniforms = En los ajustes se ponen soldaditos en lugar de estos signos: cuatro en fila son una línea, ocho en corro un cuadro, de dos en dos marchan, y el que se arrodilla está en guerrilla. Un triángulo arriba señala a la infantería ligera; una esquina llena, a la caballería pesada.
# A leader with his factors for shock and morale; he fights only through his troops
armies-leader = Un comandante con sus factores de choque y moral; solo combate por medio de sus tropas
# The arrowhead on a stack and the two bold sides of its hex are its front; an enemy who enters it has to stop there.
armies-facing = La punta de flecha de una pila y los dos lados gruesos de su hexágono son su frente; el enemigo que entra en él tiene que detenerse.
# Order: { $order }
armies-order = Orden: { $order }
# Points
armies-points = Puntos
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
# No hex found for: { $list }.
drawup-left = Sin hexágono posible: { $list }.
# To move one, click its stack on the map, then its new hex. Click the stack again for the next piece in it.
drawup-move = Para mover una pieza, pulsa su pila en el mapa y luego el hexágono nuevo. Pulsa la pila otra vez para la pieza siguiente.
# Where should { $piece } go? Click a marked hex.
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
# You lead the French, in blue, against the rear of the Spanish army. Place your four leaders first: choose one, then a marked hex. Keep them close: only units with no more than three hexes between them and their leader, or Vedel, are in command, and only they may go up to the enemy.
guide-1-text = Mandas a los franceses, en azul, contra la retaguardia del ejército español. Coloca primero a tus cuatro comandantes: elige uno y después un hexágono marcado. Tenlos cerca: solo las unidades con tres hexágonos como mucho entre ellas y su comandante, o Vedel, están bajo mando, y solo ellas pueden acercarse al enemigo.
# What wins
guide-2-title = Cómo se gana
# You have three turns. The Spanish rear-guard is demoralized when too many of its nine counters are destroyed, disorganized or routed: the armies’ tab says how many, and one fewer is enough once you hold the hill AD12, where the flag stands. Then you win, if fewer of your own brigades are demoralized; the rings up here show it. Now choose a unit.
guide-2-text = Tienes tres turnos. La retaguardia española se desmoraliza cuando demasiadas de sus nueve fichas están eliminadas, desorganizadas o en desbandada: la pestaña de los ejércitos dice cuántas, y basta con una menos si tienes el cerro AD12, donde está la bandera. Entonces ganas, si las tuyas desmoralizadas son menos; los anillos de aquí arriba lo muestran. Ahora elige una unidad.
# Every brigade has its order
guide-3-title = Cada brigada tiene su orden
# It is written down, and the enemy does not see it. Attack means that the whole brigade comes nearer to the enemy in each turn, until it is within three hexes of him, and that half of its counters may begin a combat. Cassagne has no order yet and stays; Poinsot, Boussart and the guns attack.
guide-3-text = Está por escrito y el enemigo no la ve. Atacar quiere decir: toda ella se acerca al enemigo cada turno, hasta estar a tres hexágonos o menos de él, y la mitad de sus fichas puede iniciar un combate. Cassagne aún no tiene orden y se queda; Poinsot, Boussart y los cañones atacan.
# Cavalry can charge
guide-4-title = La caballería puede cargar
# A cross marks an enemy whom its charge can reach: two hexes away at least, the last two a straight run. Point at it: the panel says how likely the charge is to strike, who may meet it, and what the shock brings. A click on the cross charges home. It counts double then, but checks its morale when it comes up, and may get out of hand afterwards. Boussart’s brigade is this one regiment: if it falls into disorder, that counts as a brigade of yours. It may also just move and attack.
guide-4-text = Una cruz señala a un enemigo al que puede llegar su carga: a dos hexágonos por lo menos, los dos últimos en línea recta. Apunta a ella: el panel dice qué probabilidad tiene la carga de chocar, quién puede salirle al paso y qué da el choque. Al pulsar la cruz, carga hasta el final. Entonces vale el doble, pero al llegar pasa una prueba de moral y después puede quedar sin control. La brigada de Boussart es este único regimiento: si se desordena, cuenta como una brigada tuya. También puede mover y atacar sin más.
# Moving, facing, zones of control
guide-5-title = Mover, mirar, zonas de control
# A unit faces a corner of its hex and moves through its two front sides; the arrowheads round it turn it, once freely before it moves. The numbers show what the move costs; among counters, press the number to join them, a counter to choose it instead. A stack goes as one if you take the others along. A unit that enters the front of an enemy stops there: bring several units up to the same enemy, with their fronts to him. Last of all let the leaders ride after their units.
guide-5-text = Una unidad mira a un vértice de su hexágono y mueve por los dos lados de su frente; las puntas de flecha a su alrededor la giran, una vez gratis antes de mover. Los números son lo que cuesta el camino; entre fichas, pulsa el número para unirte a ellas, o una ficha para elegirla. Una pila va junta si te llevas contigo a los demás. Quien entra en el frente de un enemigo se detiene: lleva varias unidades ante el mismo enemigo, con el frente hacia él. Al final, que los comandantes cabalguen tras sus unidades.
# Fire
guide-6-title = El fuego
# First the enemy fires at the units that have come next to him, then you fire. Infantry fires at the next hex, through its front; guns reach farther. Points give the column, a die the line, and each modifier of the die is named with its rule. A unit that fires does not attack afterwards, so let the guns fire and the infantry keep its bayonets.
guide-6-text = Primero dispara el enemigo a quien se ha puesto a su lado, después tú. La infantería dispara al hexágono vecino, por su frente; los cañones llegan más lejos. Los puntos dan la columna, un dado la fila, y lo que cambia el dado se nombra con su regla. Quien dispara no ataca después: que disparen los cañones y la infantería guarde las bayonetas.
# Shock
guide-7-title = El choque
# Choose a unit, then an enemy beside it, and another unit for the same enemy: together they have better odds. Three to one is good, one to one is not. Then begin the combats. A cross marks the units that can be attacked; no unit has to attack.
guide-7-text = Elige una unidad, después un enemigo a su lado, y otra unidad para el mismo enemigo: juntas mejoran la relación de fuerzas. Tres contra uno es buena, uno contra uno no. Después empieza los combates. Una cruz señala a quién se puede atacar; nadie tiene que atacar.
# Falling back, disorder, rout
guide-8-title = Retirada, desorden, desbandada
# A beaten unit falls back towards its base and checks its morale. A counter that lies askew is disorganized: it fights at half strength and enters no zone of control. One with a flag is routed and runs. Both try to recover at the end of the turn, and both count for demoralization.
guide-8-text = El vencido se retira hacia su base y hace una prueba de moral. Una ficha torcida está desorganizada: combate con la mitad de su fuerza y no entra en zonas de control. La que lleva una bandera está en desbandada y huye. Las dos intentan reorganizarse al final del turno, y las dos cuentan para la desmoralización.
# The enemy’s turn is yours too
guide-9-title = El turno del enemigo también es tuyo
# You fire at the units that have come next to you, before they attack. Infantry that is charged may try to form square, cavalry and limbered guns may evade infantry, and cavalry may throw itself upon a charge. You are asked at once, and you may always decline. If you would always give the same answer, tick it beforehand under “Standing intentions” at the foot of the decision.
guide-9-text = Disparas a quien se ha puesto a tu lado, antes de que ataque. La infantería contra la que se carga puede intentar formar el cuadro, la caballería y la artillería enganchada pueden eludir el combate con la infantería, y la caballería puede lanzarse contra una carga. Lo que puedes hacer se pregunta en el momento, y siempre puedes dejarlo. Lo que responderías siempre igual, márcalo de antemano en «Intenciones permanentes», al pie de la decisión.
# Another order
guide-10-title = Otra orden
# From the second turn on Vedel may send two orders, to Cassagne for instance, to attack. Each has to get through: the farther it rides, the higher the die it needs. What an order lets a brigade do stands beside it. No one else sees what you write.
guide-10-text = Desde el segundo turno Vedel puede enviar dos órdenes, a Cassagne por ejemplo, para que ataque. Cada una tiene que llegar: cuanto más lejos cabalga, más alto ha de ser el dado. Lo que una orden permite está escrito a su lado. Nadie más ve lo que escribes.

## keys

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

## map

# The battlefield of Bailén, 19 July 1808
map-title = El campo de batalla de Bailén, 19 de julio de 1808
# The Shadow of the Eagle
map-subtitle = La sombra del águila
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
# light woods
map-legend-grove = bosque ligero
# buildings
map-legend-town = edificios

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
# It marches with two points more, three along roads, but never within 5 hexes of an enemy. If it is attacked on the march, it has half its strength.
sheet-means-1 = Marcha con dos puntos más, tres por camino, pero nunca a 5 hexágonos o menos de un enemigo. Quien la ataca en marcha encuentra la mitad de su fuerza.
# Its units come nearer to the enemy in each turn, until they are within 3 hexes of him. Three counters in ten may begin a combat in a phase.
sheet-means-2 = Sus unidades se acercan al enemigo cada turno, hasta estar a 3 hexágonos o menos de él. Tres fichas de cada diez pueden iniciar un combate en una fase.
# Its units come nearer to the enemy in each turn, until they are within 3 hexes of him. Half of its counters may begin a combat in a phase, with +1 on the die of a shock.
sheet-means-3 = Sus unidades se acercan al enemigo cada turno, hasta estar a 3 hexágonos o menos de él. La mitad de sus fichas puede iniciar un combate en una fase, con +1 al dado de choque.
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

# What you tick is answered for you when the enemy moves, fires and charges, so that his phase runs on without asking.
standing-intro = Lo que está marcado se responde por ti cuando el enemigo mueve, dispara y carga, para que su fase siga adelante sin preguntar.
# Answer the enemy’s whole phase
standing-whole = Responder toda la fase enemiga
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
# countercharges any enemy that charges near it
standing-one-countercharge = contracarga contra quien carga cerca de ella
# does not countercharge
standing-one-never-countercharge = no contracarga
# rests when it is in hand after a charge
standing-one-never-pursue = descansa si sigue controlada después de una carga
# fall on the unit with most points
standing-one-losses-to-the-strongest = recaen en la unidad con más puntos
# no farther than necessary
standing-one-stop-soon = no más lejos de lo necesario
# as far from the enemy as possible
standing-one-fall-back-far = lo más lejos posible del enemigo
# then facing the nearest enemy
standing-one-face-the-enemy-when-back = y luego, de cara al enemigo más cercano
# no unit advances
standing-one-never-advance = nadie avanza
# every unit that may advance does
standing-one-advance = avanza quien puede
# then facing the nearest enemy
standing-one-face-the-enemy-when-ahead = y luego, de cara al enemigo más cercano
# every unit that can fires
standing-one-fire-in-defense = disparan todos los que pueden
# no unit fires
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
# Movement points; a dash: may not enter. D: 1 point in all under maneuver orders where no other unit is. E: artillery may not be there. F: free under maneuver orders. H: 1 point along a road. Fire and shock: what the points against a defender there are multiplied by.
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
# Movement points. Skirmishers also pay the way to the furthest hex.
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
# The columns are points; those beyond 12 have a column and a die of their own. A number: points lost. D: an attacker is kept from shock. M: morale check. R: a defender is driven back.
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
# Depth of a stack under far fire
tables-fireDepth = Profundidad de una pila bajo fuego lejano
# The third unit that is hit
tables-thirdUnit = La tercera unidad alcanzada
# Every unit after it
tables-furtherUnits = Cada unidad siguiente
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
# Modifiers of morale, later tables
tables-laterMorale = Modificadores de la moral, tablas posteriores
# The unit is disorganized
tables-disorganizedUnit = La unidad está desorganizada
# Cavalry that meets infantry without a square
tables-noSquare = Caballería ante infantería sin cuadro
# After a charge
tables-afterCharge = Después de una carga
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

## event

# Turn { $turn }, { $time }.
event-TurnBegan = Turno { $turn }, { $time }.
# { $stageNumber ->
# [4] { $stage }.
# *[other] { $side }: { $stage }.
# }
event-PhaseBegan = { $stageNumber ->
        [4] { $stage }.
       *[other] { $side }: { $stage }.
    }
# { $unit } takes its place in { $hex }.
event-Deployed = { $unit } se coloca en { $hex }.
# { $leader } takes his place in { $hex }.
event-LeaderPlaced = { $leader } se coloca en { $hex }.
# The { $side } side has drawn up its army.
event-HasSetUp = { $side } ha desplegado su ejército.
# { $formation } will defend the ground round { $area }.
event-AreaChosen = { $formation } defenderá el terreno alrededor de { $area }.
# Another order for { $formation }: { $needed } or more is needed, the die is { $die }.
event-TriesOrder = { $formation }: para cambiar de orden hace falta { $needed } o más, y el dado da { $die }.
# { $formation } has a new order: { $order }.
event-OrderChanged = { $formation } tiene una orden nueva: { $order }.
# The order does not get through: { $formation } keeps the one it has.
event-OrderKept = La orden no llega: { $formation } conserva la que tiene.
# { $formation } forms columns: it is under maneuver orders.
event-MarchBegins = { $formation } forma en columna: tiene órdenes de maniobra.
# { $formation } is no longer under maneuver orders.
event-MarchEnds = { $formation } ya no tiene órdenes de maniobra.
# { $points ->
# [0] { $unit } moves to { $to } and has no movement points left.
# [one] { $unit } moves to { $to }; a movement point left.
# *[other] { $unit } moves to { $to }; { $points } movement points left.
# }
event-Moved = { $points ->
        [0] { $unit } mueve a { $to } y no le quedan PM.
        [one] { $unit } mueve a { $to }; le queda 1 PM.
       *[other] { $unit } mueve a { $to }; le quedan { $points } PM.
    }
# { $hex } faces { $corner }.
event-Faced = { $hex } mira al { $corner }.
# { $frontNumber ->
# [0] The troops in { $hex } have no facing now.
# [7] { $hex } has its front on every side.
# *[other] { $hex } { $front }.
# }
event-Shows = { $frontNumber ->
        [0] Las tropas de { $hex } ya no tienen orientación.
        [7] { $hex } tiene su frente por todos los lados.
       *[other] { $hex } { $front }.
    }
# { $unit } turns: it faces { $corner }.
event-Headed = { $unit } gira: mira al { $corner }.
# { $unit } changes to { $shape }.
event-Shaped = { $unit } pasa a: { $shape }.
# { $unit } goes along with { $other }.
event-Joins = { $unit } va con { $other }.
# { $unit } skirmishes in { $hex } too.
event-Covers = { $unit } extiende su guerrilla a { $hex }.
# { $unit } gathers in { $hex }.
event-Gathers = { $unit } se reúne en { $hex }.
# { $unit } gives up { $hex }.
event-GivesUp = { $unit } deja { $hex }.
# { $lost ->
# [0] { $unit } is seen in { $hex }, { $condition }.
# [one] { $unit } is seen in { $hex }, { $condition }, { $lost } point lost.
# *[other] { $unit } is seen in { $hex }, { $condition }, { $lost } points lost.
# }
event-Sighted = { $lost ->
        [0] Se ve a { $unit } en { $hex }, { $condition }.
       *[other] Se ve a { $unit } en { $hex }, { $condition }, puntos perdidos: { $lost }.
    }
# { $unit } comes to the top in { $hex }.
event-Lifted = { $unit } pasa arriba en { $hex }.
# { $marker } is laid in { $hex }.
event-MarkerLaid = { $marker } se pone en { $hex }.
# { $marker } stands for the troops of { $hex } too.
event-MarkerTrails = { $marker } sustituye también a las tropas de { $hex }.
# { $marker } moves to { $to }.
event-MarkerMoved = { $marker } mueve a { $to }.
# The troops under { $marker } face { $corner }.
event-MarkerTurned = Las tropas bajo { $marker } miran al { $corner }.
# { $marker } is taken off { $hex }.
event-MarkerOff = { $marker } se quita de { $hex }.
# { $marker } in { $hex } stood for no troops.
event-MarkerEmpty = { $marker } no sustituía a nadie en { $hex }.
# { $count ->
# [one] { $hex }: { $count } piece is set down.
# *[other] { $hex }: { $count } pieces are set down.
# }
event-SetDown = { $hex }: fichas colocadas, { $count }.
# { $hex }: the stack is { $count } high.
event-HeightShown = { $hex }: altura del apilamiento, { $count }.
# { $unit } is taken in { $hex }.
event-Captured = { $unit } cae en manos del enemigo en { $hex }.
# { $unit } comes onto the field in { $hex }.
event-Arrived = { $unit } llega al campo por { $hex }.
# { $unit } leaves the field by { $hex }.
event-Left = { $unit } deja el campo por { $hex }.
# { $formation } listens for the guns: the die is { $die }.
event-Marching = { $formation } escucha el cañón: el dado da { $die }.
# { $formation } is on the march: the die is { $die }, it comes in turn { $turn }.
event-MarchDelayed = { $formation } está en marcha: el dado da { $die }, llega en el turno { $turn }.
# { $formation } and { $other } change places on the march.
event-PlacesExchanged = { $formation } y { $other } cambian de lugar en la marcha.
# The { $side } side falls back on { $hex } from now on.
event-BaseChosen = { $side } se retira desde ahora hacia { $hex }.
# { $unit }: Swiss against Swiss, it stands aside.
event-StandsAside = { $unit }: suizos contra suizos, se queda al margen.
# { $leader } rides to { $to }.
event-Rode = { $leader } cabalga a { $to }.
# { $unit } turns away from an enemy front: it has to check its morale.
event-LeavesZone = { $unit } se aparta del frente enemigo: tiene que hacer una prueba de moral.
# { $value } on the die: { $reason }.
event-Modifier = { $value } al dado: { $reason }.
# { $unit } stood beside them and has to check its morale.
event-MustCheck = { $unit } estaba a su lado y tiene que hacer una prueba de moral.
# { $unit } is routed and runs on.
event-Flees = { $unit }, en desbandada, sigue corriendo.
# { $unit } tries to recover its order: the die is { $die }, counts { $value }: { $result }.
event-Rallies = { $unit } intenta reorganizarse: el dado da { $die }, vale { $value }: { $result }.
# { $unit } checks its morale: the die is { $die }, counts { $value }: { $result }.
event-Checked = { $unit } hace una prueba de moral: el dado da { $die }, vale { $value }: { $result }.
# { $unit } is disorganized.
event-Disorganized = { $unit } está desorganizada.
# { $unit } is routed.
event-Routed = { $unit } se desbanda.
# { $unit } is in good order again.
event-Recovered = { $unit } vuelve al buen orden.
# { $unit } stops running: it is only disorganized now.
event-Collected = { $unit } deja de correr: ya solo está desorganizada.
# { $points ->
# [one] { $unit } loses a point.
# *[other] { $unit } loses { $points } points.
# }
event-Lost = { $points ->
        [one] { $unit } pierde un punto.
       *[other] { $unit } pierde { $points } puntos.
    }
# { $unit } is destroyed.
event-Eliminated = { $unit } queda eliminada.
# { $unit } falls back to { $to }.
event-Retreats = { $unit } se retira a { $to }.
# { $unit } falls back under the eyes of the enemy: it loses its order and a point.
event-Pressed = { $unit } se retira ante los ojos del enemigo: pierde el orden y un punto.
# { $unit } cannot fall back.
event-Trapped = { $unit } no puede retirarse.
# { $unit } fires at { $hex }.
event-Fires = { $unit } dispara a { $hex }.
# Fire at { $hex }, points: { $points }; the die is { $die }, counts { $value }.
event-Volley = Fuego sobre { $hex } con fuerza { $points }: el dado da { $die }, vale { $value }.
# { $unit } is under fire: { $result }.
event-Hit = { $unit } recibe el fuego: { $result }.
# { $unit } may not attack in this phase.
event-Barred = { $unit } no puede atacar en esta fase.
# { $unit } cannot fire in the next turn.
event-Silenced = { $unit } no puede disparar en el turno siguiente.
# { $unit } is to attack { $hex }.
event-Attacks = { $unit } va a atacar { $hex }.
# Shock in { $hex }: points { $attack } against { $defense }, odds of { $odds }.
event-CombatBegan = Choque en { $hex }: puntos, { $attack } contra { $defense }, relación de fuerzas { $odds }.
# { $unit } is not counted in the defense.
event-Uncounted = { $unit } no cuenta en la defensa.
# The die is { $die }, counts { $value }: { $result }.
event-Struck = El dado da { $die }, vale { $value }: { $result }.
# The attack on { $hex } is weaker than 1 to 4 and does not take place.
event-TooWeak = El ataque a { $hex } no llega a 1 contra 4 y no tiene lugar.
# No unit is left on one side for the attack on { $hex }.
event-Lapsed = En el ataque a { $hex } ya no queda nadie por un bando.
# { $unit } evades the attack and goes to { $to }.
event-Evades = { $unit } elude el ataque y va a { $to }.
# { $unit } advances to { $to }.
event-Advances = { $unit } avanza a { $to }.
# { $unit } sounds the charge against { $hex }.
event-ChargeNamed = { $unit } toca a la carga contra { $hex }.
# { $unit } has come up to { $hex }.
event-ChargeArrives = { $unit } ha llegado ante { $hex }.
# { $unit } breaks off its charge.
event-ChargeBroken = { $unit } interrumpe su carga.
# { $unit } tries to form square.
event-FormsSquare = { $unit } intenta formar el cuadro.
# { $unit } countercharges in { $to }.
event-Countercharges = { $unit } contracarga en { $to }.
# { $unit }, does it obey after its charge? The die is { $die }, counts { $value }: { $result }.
event-RollsControl = { $unit } tira control tras su carga: el dado da { $die }, vale { $value }: { $result }.
# { $unit } gallops on and is disorganized.
event-OutOfHand = { $unit } sigue al galope y se desorganiza.
# { $leader } is in danger, a 6 takes him out: the die is { $die }.
event-LeaderTested = { $leader } corre peligro, con un 6 queda fuera: el dado da { $die }.
# { $leader } is out.
event-LeaderOut = { $leader } queda fuera de combate.
# The successor of { $leader } takes command.
event-LeaderBack = El sucesor de { $leader } toma el mando.
# { $formation } is demoralized: this counts for the victory of the enemy.
event-Demoralized = { $formation } está desmoralizada: cuenta para la victoria del enemigo.
# { $formation } has recovered its spirit: it is demoralized no longer.
event-Heartened = { $formation } recobra la moral: ya no está desmoralizada.
# { $side } troops hold { $hex }.
event-Occupied = { $side } ocupa { $hex }.
# { $side } victory: { $degree }.
event-Won = Victoria { $degree } de { $side }.
# The battle is a draw.
event-Drawn = La batalla acaba en tablas.
# { $unit } finds no room in { $hex } and has to go on.
event-NoRoom = { $unit } no encuentra sitio en { $hex } y tiene que seguir.
# { $unit } has been attacked already in this phase: it has no part in this combat.
event-Spared = { $unit } ya ha sido atacada en esta fase: no toma parte en este combate.
# { $unit } gallops off the field from { $hex } and is lost.
event-RanOff = { $unit } sale al galope del campo desde { $hex } y se pierde.

## told

# now faces { $corner }
told-front = mira ahora al { $corner }
# { $reason } (rule { $rule })
told-because = { $reason } (regla { $rule })
# movement
told-stage-0 = movimiento
# movement is over, the enemy fires at those who have come near
told-stage-1 = acaba el movimiento y el enemigo dispara a quienes se han acercado
# fire
told-stage-2 = fuego
# shock attacks
told-stage-3 = ataques de choque
# Both sides bring their troops back into order
told-stage-4 = Los dos bandos rehacen sus tropas
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
# it is out of hand
told-control-0 = queda sin control
# it is in hand
told-control-1 = queda controlada
# a draw
told-degree-0 = tablas
# marginal
told-degree-1 = marginal
# tactical
told-degree-2 = táctica
# strategic
told-degree-3 = estratégica
# The same number of formations is demoralized on each side: French { $french }, Spanish { $spanish }.
told-end-draw = Hay tantas grandes unidades desmoralizadas en un bando como en el otro: francesas { $french }, españolas { $spanish }.
# A side with three demoralized formations is beaten at once. { $side } victory, { $degree }: French { $french }, Spanish { $spanish }.
told-end-beaten = Quien tiene tres grandes unidades desmoralizadas pierde en el acto. Victoria { $degree } de { $side }: desmoralizadas francesas { $french }, españolas { $spanish }.
# The battle was ended with the town in hand. { $side } victory, { $degree }: demoralized French { $french }, Spanish { $spanish }.
told-end-stopped = La batalla acabó con el pueblo tomado. Victoria { $degree } de { $side }: desmoralizadas francesas { $french }, españolas { $spanish }.
# The last turn is over. { $side } victory, { $degree }: demoralized French { $french }, Spanish { $spanish }.
told-end-last = Ha acabado el último turno. Victoria { $degree } de { $side }: desmoralizadas francesas { $french }, españolas { $spanish }.
# Demoralized: { $list }.
told-end-down = Desmoralizadas: { $list }.
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
told-engagement-fire = Fuego sobre { $hex }
# Shock attack on { $hex }
told-engagement-shock = Choque en { $hex }
# Countercharge in { $hex }
told-engagement-counter = Contracarga en { $hex }
# Charge against { $hex }
told-engagement-charge = Carga contra { $hex }
# Away from the enemy
told-engagement-zone = Lejos del enemigo
# Order and disorder
told-engagement-order = Orden y desorden
# counts { $value }
told-engagement-counts = vale { $value }
# points: { $points }
told-engagement-points = fuerza { $points }
# { $attack } against { $defense }, odds of { $odds }
told-engagement-odds = { $attack } contra { $defense }, relación de fuerzas { $odds }
# Fire
told-engagement-volley = Fuego
# Shock
told-engagement-strike = Choque
# Rally: { $unit }
told-engagement-rally = Reorganización: { $unit }
# Morale: { $unit }
told-engagement-morale = Moral: { $unit }
# Control: { $unit }
told-engagement-control = Control: { $unit }

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
# Point at a hex to see which of the enemies in sight can do what there in their next phase. Numbers at your troops: the points that threaten them.
look-threats-note = Señala un hexágono: qué puede hacer allí en su próxima fase cada enemigo que ves. Números junto a tus tropas: los puntos que las amenazan.
# { $hex }: no enemy that you see threatens it.
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
# Click the hex that fires, then the one it fires at; or name them.
look-line-note = Pulsa el hexágono que dispara y después aquel al que dispara; o escríbelos.
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
# Shock in { $hex }: it would not take place: one side has no unit in it.
look-odds-lapsed = Choque en { $hex }: no tendría lugar, nadie de un bando toma parte.
# Swiss do not fight Swiss; they would stand aside (S4.8.1): { $units }.
look-odds-aside = Los suizos no combaten contra suizos; se apartarían (S4.8.1): { $units }.
# The die counts { $sum }.
look-odds-sum = Al dado se le suma { $sum }.
# If { $unit } joins in:
look-odds-joins = Si se une { $unit }:
# Nothing is added to the die.
look-odds-plain = Nada se suma al dado.
# An estimate: you do not see every unit there.
look-odds-estimate = Es una estimación: no se ve a todos los que hay allí.
# A further die:
look-odds-more = Otro dado:
# If no unit evades or countercharges.
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
# When it comes up, it checks its morale. A unit that fails falls back two hexes and does not strike.
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
# Movement cannot end yet.
look-unended-still = El movimiento aún no puede acabar.
# Its nearest enemy stands in { $hex }.
look-unended-nearest = Su enemigo más cercano está en { $hex }.

## cards

# The Shadow of the Eagle: Bailén 1808
cards-the-shadow-of-the-eagle-bail-n-1808-1ll99mg = La sombra del águila: Bailén 1808
# French
cards-french-ylzq91 = Francia
# Spanish
cards-spanish-1f2x4d7 = España
# Vedel's attack
cards-vedel-s-attack-z2c8ux = El ataque de Vedel
# Scenario 1. Bailén, 19 July 1808, five in the afternoon: Dupont is asking for terms when Vedel comes up the road from La Carolina and falls upon the rear of the Spanish army. A first game.
cards-scenario-1-bail-n-19-july-1808-five-in-1etiqbu = Escenario 1. Bailén, 19 de julio de 1808, cinco de la tarde: Dupont está pidiendo capitulación cuando Vedel llega por el camino de La Carolina y cae sobre la retaguardia del ejército español. Para una primera partida.
# Surprise in Bailén
cards-surprise-in-bail-n-uq03b4 = Sorpresa en Bailén
# Scenario 2. What if Vedel had stayed in Bailén? On the morning of 18 July Reding marches up from Menjíbar and finds the town held.
cards-scenario-2-what-if-vedel-had-stayed-in-1al3ws8 = Escenario 2. ¿Y si Vedel se hubiera quedado en Bailén? La mañana del 18 de julio Reding sube desde Menjíbar y encuentra el pueblo ocupado.
# Surprise in Bailén: the second day
cards-surprise-in-bail-n-the-second-day-1k4xps1 = Sorpresa en Bailén: el segundo día
# Scenario 3. The fight for Bailén goes on on 19 July: Dupont arrives from Andújar, and La Peña behind him.
cards-scenario-3-the-fight-for-bail-n-goes-on-mpwbo6 = Escenario 3. La lucha por Bailén continúa el 19 de julio: Dupont llega de Andújar, y tras él, La Peña.
# The Battle of Bailén
cards-the-battle-of-bail-n-1ji9jw6 = La batalla de Bailén
# Scenario 4. The battle of 19 July 1808 as it was fought: Dupont, on the march by night with his convoy, finds the road to La Carolina shut.
cards-scenario-4-the-battle-of-19-july-1808-1m1wtf7 = Escenario 4. La batalla del 19 de julio de 1808 tal como se libró: Dupont, en marcha de noche con su convoy, halla cerrado el camino de La Carolina.
# Death to the invader
cards-death-to-the-invader-1gz4vbc = Muerte al invasor
# Scenario 5. La Peña does not accept the truce and attacks the French rear in the afternoon of 19 July.
cards-scenario-5-la-pe-a-does-not-accept-the-wshete = Escenario 5. La Peña no acepta la tregua y, en la tarde del 19 de julio, ataca la retaguardia francesa.

## rules

# Introduction
rules-introduction-s5v3tl = Introducción
# Game equipment
rules-game-equipment-bm15x3 = Componentes del juego
# Sequence of play
rules-sequence-of-play-1fvdqjl = Secuencia de juego
# Orders
rules-orders-xf3i18 = Órdenes
# Formations
rules-formations-1stxgtp = Formaciones
# Facing
rules-facing-1x4jxm7 = Orientación
# Stacking
rules-stacking-1h1isyh = Apilamiento
# Movement
rules-movement-1qufeyg = Movimiento
# Zones of control
rules-zones-of-control-9qqx9s = Zonas de control
# Command
rules-command-1j2mkia = Mando
# Fire
rules-fire-448v09 = Fuego
# Shock attack
rules-shock-attack-19tn2or = Choque
# Movements after combat
rules-movements-after-combat-1dodgpx = Movimientos tras el combate
# Terrain
rules-terrain-1am2g8e = Terreno
# Morale checks
rules-morale-checks-1obgztw = Pruebas de moral
# Leaders
rules-leaders-bqg3th = Comandantes
# Demoralization
rules-demoralization-1htfhlj = Desmoralización
# Victory
rules-victory-4ohb3p = Victoria
# Set-up
rules-set-up-1a1rxj = Despliegue
# Optional rules
rules-optional-rules-9qq7cy = Reglas opcionales
# Scenario 1
rules-scenario-1-15uoq5g = Escenario 1
# Scenario 2
rules-scenario-2-16onj8d = Escenario 2
# Scenario 3
rules-scenario-3-16enxje = Escenario 3
# Scenario 4
rules-scenario-4-150px2j = Escenario 4
# Scenario 5
rules-scenario-5-14qqbdk = Escenario 5
# General notes
rules-general-notes-1qe33ji = Notas generales
# Rulings
rules-rulings-ocm3fp = Interpretaciones
# Later tables
rules-later-tables-1v29ica = Tablas posteriores
# What the series is
rules-what-the-series-is-1hpl0hb = Qué es esta serie
# Series of operational-level rules for the Spanish war 1808-1814; two players, solitaire or teams.
rules-series-of-operational-level-rules-for-g7rtdb = Serie de reglas de nivel operacional para la guerra de España de 1808-1814; para dos jugadores, en solitario o por equipos.
# Components
rules-components-pn6d8p = Componentes
# Components: map, tables, counters, 1d6.
rules-components-map-tables-counters-1d6-7tog1a = El juego consta de mapa, tablas, fichas y 1d6.
# Maps
rules-maps-f33jpi = Mapas
# Map with hex grid, scale per scenario (Bailén: 250 m), turn track.
rules-map-with-hex-grid-scale-per-scenario-gga55h = El mapa lleva una retícula de hexágonos, a la escala que diga el escenario (en Bailén, 250 m), y un contador de turnos.
# Tables and aids
rules-tables-and-aids-118qayc = Tablas y ayudas
# Tables: formation change, movement factors, terrain effects, fire, shock, cavalry control, morale, demoralization, order sheet.
rules-tables-formation-change-movement-937qxz = Las tablas son: cambios de formación, factores de movimiento, efectos del terreno, fuego, choque, control de caballería, moral y desmoralización, además de la hoja de órdenes.
# Pieces
rules-pieces-s7taaq = Fichas
# A counter = one battalion, one cavalry regiment or one battery; leaders and markers besides.
rules-a-counter-one-battalion-one-cavalry-v8c60m = Una ficha es un batallón, un regimiento de caballería o una batería; hay además comandantes y marcadores.
# What stands on a piece
rules-what-stands-on-a-piece-q2hl8c = Qué lleva impreso una ficha
# Counter data: identity (39Lin2 = 2nd battalion, 39th Line), type, superior formation, CF (1 = 100 men / 100 sabres / 1 gun), morale grade, leaders' command factors, class dots (1 light, 2 medium, 3 heavy; for cavalry and artillery), coronet = light infantry, horse head = horse artillery. A leader influences only units of his own formation; a Commander in Chief all units of his side.
rules-counter-data-identity-39lin2-2nd-zfobie = Identificación (39Lin2 = 2.º batallón del 39.º de línea), tipo, gran unidad a la que pertenece, FC (1 = 100 hombres, 100 sables o 1 pieza), grado de moral, factores de mando de los comandantes, puntos de clase (1 ligera, 2 media, 3 pesada; en caballería y artillería), corona = infantería ligera, cabeza de caballo = artillería a caballo. Un comandante solo influye en las unidades de su gran unidad; un comandante en jefe, en todas las de su bando.
# The turn
rules-the-turn-1uhzebv = El turno
# A turn has five parts. A: orders may be changed, from the second turn on. B: the French phase: 1 movement, 2 Spanish defensive fire, 3 French offensive fire, 4 French shock attacks one by one, each with the movements that follow it. C: the same with the sides exchanged. D: both sides try to reorganize. E: the turn marker advances.
rules-a-turn-has-five-parts-a-orders-may-be-1ey4q5b = Un turno tiene cinco partes. A: se pueden cambiar órdenes, a partir del segundo turno. B: la fase francesa: 1, movimiento; 2, fuego defensivo español; 3, fuego ofensivo francés; 4, choques franceses, uno por uno, cada uno con los movimientos que le siguen. C: lo mismo con los bandos cambiados. D: ambos bandos intentan reorganizarse. E: avanza el marcador de turno.
# Written orders and how they change
rules-written-orders-and-how-they-change-12g5uho = Órdenes escritas y cómo se cambian
# Each player writes orders for every leader; units without a superior formation are independent and free. Orders are secret. Orders cover movement and combat. Changes only in phase A and limited by the scenario. Procedure: count hexes between Commander in Chief and leader (neither end hex counted, terrain costs included), divide by the scenario divider, roll 1d6: roll >= quotient = the order changes, lower = old order stays. The Commander in Chief who tries may not move that turn. Further tries only if the scenario allows several per turn (RA5-RA8, RA116).
rules-each-player-writes-orders-for-every-egyteu = Cada jugador escribe las órdenes de todos sus comandantes; las unidades que no dependen de ninguna gran unidad son independientes y actúan con libertad. Las órdenes son secretas y valen para el movimiento y para el combate. Solo se cambian en la fase A y dentro de lo que permite el escenario. Procedimiento: se cuentan los hexágonos entre el comandante en jefe y el comandante (sin los dos extremos, con el coste del terreno), se divide por el divisor del escenario y se tira 1d6: con un resultado igual o mayor que el cociente, la orden cambia; si es menor, sigue la anterior. El comandante en jefe que lo intenta no mueve ese turno. Hay más intentos solo si el escenario concede varios por turno (RA5-RA8, RA116).
# No orders
rules-no-orders-qcsp9r = Sin órdenes
# No orders: no movement except towards own leader; may not start combat; defends and fires defensively as normal.
rules-no-orders-no-movement-except-towards-no0s7v = Sin órdenes no se mueve, salvo hacia el propio comandante, ni se inicia combate alguno; se defiende y se hace fuego defensivo con normalidad.
# Maneuver
rules-maneuver-s9oziu = Maniobra
# Maneuver: free movement but never within 5 hexes of an enemy combat unit; +2 MP, or +3 MP on highway/road; attacked at half CF (RA9, RA10, RA74, RA75).
rules-maneuver-free-movement-but-never-within-wiwcw8 = Movimiento libre, pero sin ponerse nunca a 5 hexágonos o menos de una unidad de combate enemiga; +2 PM, o +3 PM por carretera o camino; quien es atacado se defiende con medio FC (RA9, RA10, RA74, RA75).
# Harassment
rules-harassment-sv26ht = Hostigamiento
# Harassment: all counters must come to within 3 hexes of the enemy; 30 % of the counters may fight; defend at full strength (RA11, RA12, RA112, RA113).
rules-harassment-all-counters-must-come-to-10w9bo6 = Todas las fichas deben llegar a 3 hexágonos del enemigo o menos; el 30 % de las fichas puede combatir; se defienden con todo su factor (RA11, RA12, RA112, RA113).
# Attack
rules-attack-12r189p = Ataque
# All counters must come to within 3 hexes of the enemy; 50 % of the counters may fight; they defend at full strength; +1 on the die of a shock attack (RA11, RA12, RA112, RA113).
rules-all-counters-must-come-to-within-3-4fa65f = Todas las fichas deben llegar a 3 hexágonos del enemigo o menos; el 50 % de las fichas puede combatir; se defienden con todo su factor; +1 al dado de choque (RA11, RA12, RA112, RA113).
# Defend
rules-defend-h04ue9 = Defensa
# Defense: area 9 hexes wide, 5 deep around a central hex; the side must control the area when the order is written; its units may not leave it; inside it they attack and defend as normal (-1 on the shock die when attacking, glossary) (RA13, RA114).
rules-defense-area-9-hexes-wide-5-deep-around-t419s9 = Un área de 9 hexágonos de ancho y 5 de fondo en torno a un hexágono central; el bando tiene que controlarla cuando se escribe la orden, y sus unidades no pueden salir de ella. Dentro atacan y se defienden con normalidad (-1 al dado de choque cuando atacan, según el glosario) (RA13, RA114).
# Retreat
rules-retreat-qwpnlc = Retirada
# Retreat: units next to the enemy must use all or part of their movement to leave the ZOC; others move freely without entering a ZOC.
rules-retreat-units-next-to-the-enemy-must-13hoich = Las unidades contiguas al enemigo han de emplear todo su movimiento o parte de él en salir de la ZDC; las demás mueven con libertad, sin entrar en ninguna ZDC.
# Changing formation
rules-changing-formation-1f4qfz5 = Cambios de formación
# Formation changes cost MP (table 7.2), more than one per turn allowed while MP last; horse artillery may limber, move, unlimber and fire.
rules-formation-changes-cost-mp-table-7-2-16utv73 = Cambiar de formación cuesta PM (tabla 7.2); se puede hacer más de una vez por turno mientras queden PM. La artillería a caballo puede enganchar, mover, desplegar y disparar.
# Infantry: normal formation
rules-infantry-normal-formation-1atc3bm = Infantería: formación normal
# Infantry without a marker is in normal formation and moves and fights as usual.
rules-infantry-without-a-marker-is-in-normal-zgtoq9 = La infantería sin marcador está en formación normal: mueve y combate como de costumbre.
# Infantry: square
rules-infantry-square-1vyqzfd = Infantería: cuadro
# Any morale grade may form it, only in clear terrain, as a paid change in movement or as a reaction to cavalry. A-D may move in square, E-F not. Movement only through clear hexes, 2 MP each; never through town, woods, bridge, stream, river, thicket, moderate or impassable slope, ravine; roads do not help. All-round facing.
rules-any-morale-grade-may-form-it-only-in-vks9f4 = Lo puede formar infantería de cualquier grado de moral, solo en terreno despejado, pagándolo durante el movimiento o como reacción ante la caballería. Los grados A-D pueden mover en cuadro; los grados E-F, no. Mueve solo por hexágonos despejados, a 2 PM cada uno; nunca por población, bosque, puente, arroyo, río, matorral, desnivel moderado o impasable, ni barranco; los caminos no ayudan. Todos sus lados son frente.
# Infantry: square as a reaction to cavalry
rules-infantry-square-as-a-reaction-to-q2dtha = Infantería: cuadro como reacción ante la caballería
# When enemy cavalry arrives adjacent (and checks its own morale) the infantry checks too: D or R = disorganized and no square; "---" = square at once. Then combat is resolved (RA21).
rules-when-enemy-cavalry-arrives-adjacent-and-bh6i01 = Cuando llega caballería enemiga al hexágono contiguo (y hace su prueba de moral), la infantería hace también la suya: D o R = desorganizada y sin cuadro; «---» = cuadro al instante. Después se resuelve el combate (RA21).
# Infantry: skirmish
rules-infantry-skirmish-rgggpm = Infantería: guerrilla
# Light infantry only; occupies up to 4 hexes; points spread evenly, surplus from left to right, each hex 2 to 4 points (CF 5 = 2 hexes, 2+3). In a stack the skirmishers lie on top, the others may have any formation. Losses alternate evenly between skirmishers and the next unit. Deployment zones of different units may not overlap (RA19, RA20, RA106-RA111).
rules-light-infantry-only-occupies-up-to-4-1yw0wu4 = Solo infantería ligera; ocupa hasta 4 hexágonos; sus puntos se reparten por igual y los sobrantes de izquierda a derecha, de 2 a 4 puntos en cada hexágono (FC 5 = 2 hexágonos, 2+3). En un apilamiento, la guerrilla va encima; las demás unidades pueden tener cualquier formación. Las bajas alternan por igual entre la guerrilla y la unidad siguiente. Las zonas de despliegue de unidades distintas no pueden superponerse (RA19, RA20, RA106-RA111).
# Artillery: limbered and unlimbered
rules-artillery-limbered-and-unlimbered-1wkt4wl = Artillería: enganchada y desplegada
# Artillery unlimbered: cannot move, may fire. Limbered: moves, cannot fire.
rules-artillery-unlimbered-cannot-move-may-1ovp1ec = Desplegada, la artillería no puede mover, pero sí disparar. Enganchada, mueve pero no puede disparar.
# Every unit points at a corner
rules-every-unit-points-at-a-corner-17rxxbe = Toda unidad mira a un vértice
# Every unit points at a hex corner. Facing is free before movement; during movement each change costs 1 MP; free in retreats and advances. One facing per stack. Without facing: leaders, disorganized, routed, squares, units with maneuver orders (RA23, RA68, RA69, RA76).
rules-every-unit-points-at-a-hex-corner-fwyoz7 = Toda unidad está orientada a un vértice del hexágono. La orientación es libre antes de mover; durante el movimiento cada cambio cuesta 1 PM; es libre en retiradas y avances. En un apilamiento solo hay una. No tienen orientación los comandantes, las unidades desorganizadas o en desbandada, los cuadros y las unidades con órdenes de maniobra (RA23, RA68, RA69, RA76).
# Several units in a hex
rules-several-units-in-a-hex-kc5ovp = Varias unidades en un hexágono
# Stacking unlimited in principle. Square: at most 18 CF or 3 units, plus 2 artillery units (checked at the end of movement). Maneuver orders: at most 8 CF of infantry and 4 of cavalry; such units may share a hex with units under other orders. Woods and buildings: at most 18 points. Large stacks suffer more from distant artillery (10.2). Spanish and English never stack. Enemy stacks may not be inspected except to work out odds.
rules-stacking-unlimited-in-principle-square-1wrxzgv = En principio se apila sin límite. Cuadro: como mucho 18 FC o 3 unidades, más 2 de artillería (se comprueba al final del movimiento). Órdenes de maniobra: como mucho 8 FC de infantería y 4 de caballería; estas unidades pueden compartir hexágono con otras que tengan otra orden. Bosques y edificios: como mucho 18 puntos. Los apilamientos grandes sufren más con la artillería lejana (10.2). Españoles e ingleses no se apilan nunca. Los apilamientos enemigos no se pueden examinar salvo para calcular la relación de fuerzas.
# Movement points and the way
rules-movement-points-and-the-way-3r5sju = Los puntos de movimiento y el camino
# Movement factors from table 7.3, cost paid on entering each hex, hex by hex without a gap; never exceeded, saved or lent. Movement is voluntary: all, some or none of the units, in any directions (what an order demands comes on top, RC46). Movement into front hexes only. A friendly hex with 8 CF or more may not be crossed through its front or rear, only flank to flank (example 4; RA25). Leaders move after their units.
rules-movement-factors-from-table-7-3-cost-jpacvj = Los factores de movimiento son los de la tabla 7.3; se paga al entrar en cada hexágono, uno tras otro y sin saltos; los puntos nunca se exceden, se ahorran ni se prestan. El movimiento es voluntario: mueven todas las unidades, algunas o ninguna, en la dirección que se quiera (a ello se añade lo que exija una orden, RC46). Solo se mueve a hexágonos frontales. Un hexágono amigo con 8 FC o más no se puede cruzar por su frente o su retaguardia, solo de flanco a flanco (ejemplo 4; RA25). Los comandantes mueven después de sus unidades.
# What a unit controls
rules-what-a-unit-controls-5tvsg8 = Qué controla una unidad
# A unit controls its front and flank hexes.
rules-a-unit-controls-its-front-and-flank-aql5gf = Una unidad controla sus hexágonos de frente y de flanco.
# Entering and leaving
rules-entering-and-leaving-lt877y = Entrar y salir
# Entering a ZOC: subject to command, +1 MP; front ZOC = stop. Leaving costs nothing, but leaving a front ZOC needs a morale check. ZOC to ZOC is allowed (RA28-RA32, RA68, RA72).
rules-entering-a-zoc-subject-to-command-1-mp-hxw8mp = Entrar en una ZDC exige estar bajo mando y cuesta +1 PM; la ZDC frontal detiene. Salir no cuesta nada, pero dejar una ZDC frontal requiere una prueba de moral. Se puede pasar de una ZDC a otra (RA28-RA32, RA68, RA72).
# Combat, buildings and woods
rules-combat-buildings-and-woods-wa38kp = Combate, edificios y bosques
# ZOC matters for fire and shock. No ZOC into building or woods hexes; a unit in them has a ZOC outwards, but not into other woods or buildings.
rules-zoc-matters-for-fire-and-shock-no-zoc-16ayj1p = La ZDC cuenta en el fuego y en el choque. No hay ZDC dentro de hexágonos de edificios o bosque; una unidad que está en ellos la ejerce hacia fuera, pero no sobre otros bosques o edificios.
# In command
rules-in-command-15mh7kb = Bajo mando
# In command = before moving, within the radius of own leader or Commander in Chief (neither end hex counted, no terrain costs; RA15, RA101).
rules-in-command-before-moving-within-the-1ougntt = Está bajo mando quien antes de mover se encuentra dentro del radio de su comandante o del comandante en jefe (sin contar los dos extremos ni el coste del terreno; RA15, RA101).
# Where the line may not run
rules-where-the-line-may-not-run-1ihyuv2 = Por dónde no pasa la línea de mando
# The line may not touch a hex with an enemy unit, or an enemy ZOC hex without a friendly combat unit.
rules-the-line-may-not-touch-a-hex-with-an-1bjpllh = La línea no puede tocar un hexágono con una unidad enemiga, ni uno en ZDC enemiga en el que no haya una unidad de combate amiga.
# Command and zones of control
rules-command-and-zones-of-control-1xs4n88 = Mando y zonas de control
# Only units in command may enter or leave a ZOC.
rules-only-units-in-command-may-enter-or-1ryap30 = Solo las unidades bajo mando pueden entrar en una ZDC o salir de ella.
# Defensive and offensive fire
rules-defensive-and-offensive-fire-cwku48 = Fuego defensivo y ofensivo
# Defensive fire by the non-phasing side, offensive fire by the phasing side; infantry and artillery only.
rules-defensive-fire-by-the-non-phasing-side-l5ao4k = El fuego defensivo es del bando que no está en fase; el ofensivo, del que lo está. Solo disparan infantería y artillería.
# Infantry
rules-infantry-1m32jfk = Infantería
# Infantry fires at adjacent enemies: 1) at most 6 points per hex, 2) only through front hexes, 3) only pieces on top of the stack. Result falls on the top unit of the target hex, surplus passes down. Fire may be combined from several hexes or divided over several. Squares: at most half their points, rounded up, into any 3 adjacent hexes; may be divided (RA33, example 5).
rules-infantry-fires-at-adjacent-enemies-1-at-icejt0 = La infantería dispara a enemigos contiguos: 1) con 6 puntos por hexágono como mucho, 2) solo por hexágonos frontales, 3) solo con las fichas de lo alto del apilamiento. El resultado recae en la unidad superior del hexágono blanco, y lo que sobra pasa a las de debajo. Se puede sumar el fuego de varios hexágonos o repartirlo entre varios. Cuadros: como mucho la mitad de sus puntos, redondeada hacia arriba, contra 3 hexágonos contiguos cualesquiera; se pueden repartir (RA33, ejemplo 5).
# Artillery
rules-artillery-1r47f81 = Artillería
# Artillery: at most 3 units per hex fire; factor x1 at 1 hex, x1.5 at 2, x1/2 at 3 and more; must lie on top of the stack; factors may be combined on one hex but a unit's factor is never split; defensive fire only at 1 hex; offensive range heavy 6, medium 5, light 4; artillery and infantry do not combine in offensive fire; clear line of fire needed; range counts the target hex, not the firer's. At 1 and 2 hexes the result falls on the top unit and losses left over pass down, as in 10.1; beyond 2 hexes a stack suffers it unit by unit in random order (RA37, RA77, RA78).
rules-artillery-at-most-3-units-per-hex-fire-hjlm02 = Artillería: disparan como mucho 3 unidades por hexágono; factor x1 a 1 hexágono, x1,5 a 2, x1/2 a 3 o más; tiene que estar en lo alto del apilamiento. Se pueden sumar factores contra un hexágono, pero el de una unidad no se divide nunca. Fuego defensivo solo a 1 hexágono; alcance ofensivo: pesada 6, media 5, ligera 4. En el fuego ofensivo, artillería e infantería no se suman. Hace falta una línea de fuego despejada; la distancia cuenta el hexágono blanco, no el de quien dispara. A 1 y 2 hexágonos el resultado recae en la unidad superior y las bajas sobrantes pasan a las de debajo, como en 10.1; a más de 2 hexágonos lo sufre un apilamiento unidad por unidad, en orden aleatorio (RA37, RA77, RA78).
# Line of fire, and the procedure
rules-line-of-fire-and-the-procedure-1b3j5sr = Línea de fuego y procedimiento
# Buildings, woods and units friendly to the firer block; enemy units do not; a line exactly between two hexes is blocked only if both block. A higher crest followed by a lower one blocks. One crest, or several in the same direction, do not block if the lower unit is further from its nearest crest line than the other. An obstacle between a lower and a higher crest does not count (RA39). Procedure: sum points with modifiers, pick column, roll with modifiers, apply at once.
rules-buildings-woods-and-units-friendly-to-1qipp8y = Obstruyen edificios, bosques y unidades amigas de quien dispara, no las enemigas; una línea que pasa justo entre dos hexágonos solo queda obstruida si lo hacen ambos. Obstruye una cresta más alta seguida de otra más baja. Una sola cresta, o varias en el mismo sentido, no obstruyen si la unidad que está más abajo dista de su cresta más cercana más que la otra de la suya. No cuenta un obstáculo entre una cresta más baja y otra más alta (RA39). Procedimiento: se suman los puntos con sus modificadores, se busca la columna, se tira con los modificadores y se aplica al instante.
# When, and whom
rules-when-and-whom-nmqjbl = Cuándo y contra quién
# Shock is possible against units in adjacent front hexes and is voluntary; but a player who attacks must attack every enemy in the front hexes of his attacking units, within the stacking limits of shock (example 7; RA46, RA81, RA82).
rules-shock-is-possible-against-units-in-1m24b8d = Se puede chocar con unidades en hexágonos frontales contiguos, y es voluntario; pero quien ataca ha de hacer que se ataque a todo enemigo que esté en los hexágonos frontales de sus unidades atacantes, hasta donde lo permitan los límites de apilamiento del choque (ejemplo 7; RA46, RA81, RA82).
# Evasion of combat
rules-evasion-of-combat-189sqlf = Evasión del combate
# Evasion: all cavalry from infantry, light from heavy cavalry, limbered artillery from infantry: retreat 1 hex without penalty, declared when the attack is declared; not if it fired in the previous phase; the attackers can join no other combat (RA53, RA86).
rules-evasion-all-cavalry-from-infantry-light-18vmv83 = Pueden eludir el combate toda la caballería ante la infantería, la ligera ante la pesada, y la artillería enganchada ante la infantería: se retiran 1 hexágono sin penalización, y lo declaran cuando se declara el ataque; no si dispararon en la fase anterior. Los atacantes no pueden unirse a ningún otro combate (RA53, RA86).
# Restrictions
rules-restrictions-1yrq522 = Restricciones
# One attack given and one received per unit and turn. Who fired in the previous phase does not attack; nor does a stack with such units, except when those were skirmishers or squares. Skirmishers in an attacked hex go to the bottom of the stack. Attacks only through the attacker's front hexes. At most 24 points attack or defend from one hex; at most 18 from one hex into one hex; one stack may attack several hexes; a unit's CF is never divided; a hex is attacked in one single combat. Artillery only defends, at 1/3. Squares and skirmishers do not attack.
rules-one-attack-given-and-one-received-per-1rvf8hv = Cada unidad da un ataque y recibe uno por turno. No ataca quien disparó en la fase anterior, ni un apilamiento con unidades que lo hicieron, salvo que estuvieran en guerrilla o en cuadro. La guerrilla de un hexágono atacado pasa al fondo del apilamiento. Solo se ataca por los hexágonos frontales del atacante. Desde un hexágono atacan o se defienden como mucho 24 puntos, y de un hexágono contra otro, 18; un apilamiento puede atacar varios hexágonos; el FC de una unidad no se divide nunca; un hexágono se ataca en un solo combate. La artillería solo se defiende, con 1/3. Cuadros y guerrillas no atacan.
# Procedure
rules-procedure-1giq25q = Procedimiento
# Sum and compare; round in the defender's favour (11:4 = 2-1); roll with leader, order and morale modifiers; apply before the next combat. Above 5-1 = 5-1; below 1-4 not allowed.
rules-sum-and-compare-round-in-the-defender-s-289gsk = Se suma y se compara; se redondea a favor del defensor (11:4 = 2-1); se tira con los modificadores de comandante, orden y moral, y se aplica antes del combate siguiente. Por encima de 5-1 vale 5-1; por debajo de 1-4 no se permite.
# Cavalry charge
rules-cavalry-charge-1nvqxzz = Carga de caballería
# Charge (RA88, RA89): attackers all cavalry; CF doubled; target named before movement, at least 2 hexes away, last 2 hexes straight. Adjacent: every charging unit checks morale; D or R = result applied and the unit retreats 2 hexes towards base; the rest must charge. Targets in clear hexes only; not through rivers, streams, town, woods, moderate or impassable slopes; no disorganized cavalry.
rules-charge-ra88-ra89-attackers-all-cavalry-1pe3t7j = Carga (RA88, RA89): todos los atacantes son caballería; el FC se duplica; el objetivo se declara antes de mover, a 2 hexágonos o más, y los 2 últimos hexágonos van en línea recta. Ya contigua, cada unidad que carga hace una prueba de moral; D o R = se aplica el resultado y la unidad se retira 2 hexágonos hacia su base; las demás deben cargar. Solo contra objetivos en hexágonos despejados; no a través de ríos, arroyos, población, bosque, desniveles moderados o impasables; no carga caballería desorganizada.
# Control of cavalry
rules-control-of-cavalry-168lkrd = Control de la caballería
# (RA49, RA52, RA91-RA93) After a successful charge: control roll. NC: counter turned over (disorganized), must attack the nearest enemy within 3 hexes to its front; if none, it runs straight ahead with all its movement; stops before impassable terrain; off the map = lost. C: may move again (any or all MP) and attack or charge any enemy, or stay and attack from where it stands. No limit to repetitions.
rules-ra49-ra52-ra91-ra93-after-a-successful-1qfot65 = (RA49, RA52, RA91-RA93) Tras una carga con éxito, tirada de control. NC: la ficha se vuelve (desorganizada) y debe atacar al enemigo más cercano a 3 hexágonos o menos de su frente; si no hay ninguno, corre de frente con todo su movimiento; se detiene ante terreno impasable; si sale del mapa, se pierde. C: puede volver a mover (todos sus PM o parte de ellos) y atacar o cargar contra cualquier enemigo, o quedarse y atacar desde donde está. Se repite sin límite.
# Cavalry retreat
rules-cavalry-retreat-1828aum = Retirada de la caballería
# Cavalry that fails to dislodge its target by shock or charge retreats, all that took part, towards base, with some or all of its MP (RA50, RA94).
rules-cavalry-that-fails-to-dislodge-its-s717se = La caballería que en un choque o una carga no desaloja a su objetivo se retira, toda la que participó, hacia su base, con todos sus PM o parte de ellos (RA50, RA94).
# Countercharge
rules-countercharge-14e240j = Contracarga
# Countercharge: non-phasing good-order cavalry, when phasing cavalry on its way to an attack is within 2 hexes and in sight: interrupts, moves adjacent, checks morale; D or R = no effect but retreat 2 hexes towards base; passed = normal shock with the roles exchanged. Phasing cavalry driven back: its attack is over and the countercharger rolls control. If neither is driven back, the phasing cavalry also loses its attack and retreats by 11.4, the countercharger too. Countercharger thrown back: the charge goes on (example 9.2; RA51, RA90, RA96).
rules-countercharge-non-phasing-good-order-19aod8z = La caballería en buen orden del bando que no está en fase, cuando la caballería en fase que va a atacar está a 2 hexágonos o menos y a la vista, puede interrumpirla: se pone contigua y hace una prueba de moral. D o R = sin efecto, pero se retira 2 hexágonos hacia su base; si la supera, choque normal con los papeles cambiados. Caballería en fase rechazada: su ataque ha terminado y quien contracarga tira control. Nadie rechazado: la caballería en fase también pierde su ataque y se retira según 11.4, y quien contracarga, igual. Contracarga rechazada: la carga sigue adelante (ejemplo 9.2; RA51, RA90, RA96).
# At once after fire or shock; stacked units may go different ways; through an enemy ZOC each unit loses 1 CF and is disorganized; after D2/A2 the end hex is not adjacent to the start; through friends only with a morale check of the retreating unit; never off the map; impossible = eliminated; the owner of the unit moves it (RA54, RA95, RA98).
rules-at-once-after-fire-or-shock-stacked-q8opat = Al instante, tras fuego o choque; las unidades apiladas pueden ir a sitios distintos. A través de una ZDC enemiga cada unidad pierde 1 FC y se desorganiza; tras D2/A2 el hexágono final no es contiguo al de partida; por entre amigos solo con una prueba de moral de quien se retira; nunca fuera del mapa; si es imposible, eliminada. La mueve el dueño de la unidad (RA54, RA95, RA98).
# Advance
rules-advance-10tjrq5 = Avance
# Voluntary, only after shock, into the first hex wholly cleared, whatever the result's number, free of MP, for attacker or defender as victor.
rules-voluntary-only-after-shock-into-the-1sb6rbk = Voluntario, solo tras un choque, al primer hexágono despejado por completo, sea cual sea el número del resultado, sin gastar PM, para el que venza, atacante o defensor.
# The terrain effects table
rules-the-terrain-effects-table-kzteob = La tabla de efectos del terreno
# What each kind of ground costs to enter, and how it alters fire and shock, stands in the terrain effects table.
rules-what-each-kind-of-ground-costs-to-enter-bogut9 = Lo que cuesta entrar en cada clase de terreno, y cómo altera el fuego y el choque, está en la tabla de efectos del terreno.
# The procedure
rules-the-procedure-12czew9 = El procedimiento
# Checks by 1d6 on the morale table, result at once (D face down, R marker).
rules-checks-by-1d6-on-the-morale-table-1ueoap5 = La prueba se hace con 1d6 en la tabla de moral, y el resultado es inmediato (D: la ficha se vuelve; R: marcador de desbandada).
# Disorganization
rules-disorganization-1o90lvc = Desorganización
# Disorganized: movement normal; may not enter a ZOC, may leave it without a check; CF halved in fire and shock.
rules-disorganized-movement-normal-may-not-1u4srhe = Desorganizada: mueve con normalidad; no puede entrar en una ZDC, y sale de ella sin prueba; FC a la mitad en fuego y choque.
# Rout
rules-rout-17od4dr = Desbandada
# Routed: retreats 2 hexes at once, then each turn its whole movement, if possible, towards base; ZOC as 14.1; attacked on the 5-1 column and the attacker suffers nothing (RA85, RA97).
rules-routed-retreats-2-hexes-at-once-then-171v69z = En desbandada: se retira al instante 2 hexágonos, y después cada turno todo su movimiento, si puede, hacia su base; ZDC como en 14.1; se la ataca en la columna 5-1 y el atacante no sufre nada (RA85, RA97).
# Reorganization
rules-reorganization-e02r73 = Reorganización
# Reorganization: same roll, morale one grade lower in an enemy ZOC (RA47).
rules-reorganization-same-roll-morale-one-zfvevf = La misma tirada, con la moral un grado más baja en una ZDC enemiga (RA47).
# What leaders do
rules-what-leaders-do-nhl9ma = Qué hacen los comandantes
# Leaders: no combat units, no stacking, no ZOC given or felt; 1 MP per hex; without orders immobile. Morale factor modifies checks of stacked units of the own command (Commander in Chief: all); may be 0 or negative. Shock factor adds in attack, subtracts in defense, for units stacked with him that fight (RA71, RA115).
rules-leaders-no-combat-units-no-stacking-no-c6s9ae = No son unidades de combate, no cuentan para el apilamiento, ni ejercen ZDC ni la notan; 1 PM por hexágono; sin órdenes no se mueven. El factor de moral modifica las pruebas de las unidades de su mando apiladas con él (un comandante en jefe: de todas); puede ser 0 o negativo. El factor de choque se suma en el ataque y se resta en la defensa, para las unidades apiladas con él que combaten (RA71, RA115).
# Loss of a leader
rules-loss-of-a-leader-rvqod9 = Pérdida de un comandante
# If the stack of a leader who used his shock factor gets an unfavourable shock result: 1d6, on a 6 he is out and returns next turn as his reverse side (lower, nameless) (RA56, RA105).
rules-if-the-stack-of-a-leader-who-used-his-ou71ze = Si el apilamiento de un comandante que usó su factor de choque obtiene en él un resultado desfavorable: 1d6; con un 6 queda fuera y vuelve al turno siguiente por su reverso (inferior y sin nombre) (RA56, RA105).
# Divisions and brigades
rules-divisions-and-brigades-w2oq2r = Divisiones y brigadas
# A division or brigade is demoralized when eliminated and disorganized units together reach the table limit; its units' morale is one grade down; it can recover and fall again.
rules-a-division-or-brigade-is-demoralized-nf7glg = Una división o brigada se desmoraliza cuando sus unidades eliminadas y desorganizadas alcanzan juntas el límite de la tabla; la moral de sus unidades baja un grado; puede recobrarse y volver a caer.
# Demoralized formations decide
rules-demoralized-formations-decide-7w6cjj = Deciden las grandes unidades desmoralizadas
# Decided by demoralized formations, in some scenarios also by places or special conditions. A side that at any point has 3 demoralized formations loses at once. Else: 1 fewer than the enemy = marginal, 2 = tactical, 3 = strategic victory (RA58).
rules-decided-by-demoralized-formations-in-1auwgjp = Deciden las grandes unidades desmoralizadas y, en algunos escenarios, también ciertos lugares o condiciones especiales. El bando que en cualquier momento tiene 3 desmoralizadas pierde en el acto. Si no: 1 menos que el enemigo = victoria marginal, 2 = táctica, 3 = estratégica (RA58).
# Scenarios and variants
rules-scenarios-and-variants-1smp3b5 = Escenarios y variantes
# Set-up and variants per scenario.
rules-set-up-and-variants-per-scenario-ec0par = El despliegue y las variantes los da cada escenario.
# Limited information
rules-limited-information-12fspzn = Información limitada
# limited information by agreement.
rules-limited-information-by-agreement-16cnoku = Información limitada, si ambos lo acuerdan.
# Markers of unknown strength (FFD)
rules-markers-of-unknown-strength-ffd-8p229n = Fichas de factor desconocido (FFD)
# FFD markers: blank silhouettes, blue French, yellow Spanish, numbered.
rules-ffd-markers-blank-silhouettes-blue-chf7px = Las FFD son siluetas en blanco, azules las francesas, amarillas las españolas, numeradas.
# How many, and when
rules-how-many-and-when-jcbbtn = Cuántas y cuándo
# at most 1/3 of the side's combat units (leaders not counted); usable from the start or from a movement phase that both agree on, then at any time; eliminated ones may return at once.
rules-at-most-1-3-of-the-side-s-combat-units-18be3zd = Como mucho 1/3 de las unidades de combate del bando (sin contar comandantes); se usan desde el principio o desde una fase de movimiento que ambos acuerden, y después en cualquier momento; las eliminadas pueden volver al instante.
# Four uses
rules-four-uses-rdmwsf = Cuatro usos
# an FFD can replace a whole stack (contents and order noted; may be empty), a column of stacks with maneuver orders (marks its head), lie on a unit to hide its CF, or lie under a stack (1 or 2, then a third on top) to inflate it.
rules-an-ffd-can-replace-a-whole-stack-1ebympl = Una FFD puede sustituir a un apilamiento entero (se anotan su contenido y su orden; puede estar vacía), a una columna de apilamientos con órdenes de maniobra (señala su cabeza), ponerse sobre una unidad para ocultar su FC, o bajo un apilamiento (1 o 2, y entonces una tercera encima) para abultarlo.
# Removal
rules-removal-t0r1jb = Eliminación
# removed when adjacent to an enemy unit or leader, except when drawn into shock; removed when sighted along a clear line: 8 hexes for substitutes, 3 for inflating, 2 for hiding ones (FFD hex counted, observer's not). A substitute may afterwards serve to hide or inflate its stack, except an empty one (RA120-RA125).
rules-removed-when-adjacent-to-an-enemy-unit-4c9c28 = Se quita cuando está contigua a una unidad o un comandante enemigos, salvo si se ve envuelta en un choque, y cuando es avistada por una línea despejada: a 8 hexágonos las que sustituyen, a 3 las que abultan, a 2 las que ocultan (cuenta el hexágono de la FFD, no el de quien mira). La que sustituía puede servir después para ocultar o abultar su apilamiento, salvo si estaba vacía (RA120-RA125).
# Duration
rules-duration-1n1dulp = Duración
# Three turns, 17:00 to 18:00; the French phase comes first.
rules-three-turns-17-00-to-18-00-the-french-1bo73rr = Tres turnos, de 17:00 a 18:00; empieza la fase francesa.
# The Spanish begin with defense orders, Poinsot and Boussart with attack orders, Cassagne with none. Changes: Spanish divider 3, one try a turn; French divider 2, two tries.
rules-the-spanish-begin-with-defense-orders-1k8a8hf = Los españoles empiezan con órdenes de defensa, Poinsot y Boussart con órdenes de ataque y Cassagne sin órdenes. Cambios: divisor español 3, un intento por turno; divisor francés 2, dos intentos.
# Bases
rules-bases-1pxovrl = Bases
# Spanish: any hex of Bailén. French: AM1.
rules-spanish-any-hex-of-bail-n-french-am1-1ws1fit = Españoles: cualquier hexágono de Bailén. Franceses: AM1.
# Radius 3 for both sides.
rules-radius-3-for-both-sides-1xdt8de = Radio 3 para ambos bandos.
# The limits of each formation stand in the scenario's table.
rules-the-limits-of-each-formation-stand-in-14gqyld = Los límites de cada gran unidad están en la tabla del escenario.
# The general rules, and San Cristóbal: French possession of AD12 lowers the limit of the Spanish rear-guard by one.
rules-the-general-rules-and-san-crist-bal-rp96xp = Las reglas generales, y San Cristóbal: si los franceses ocupan AD12, el límite de la retaguardia española baja en uno.
# Deployment
rules-deployment-ugigbi = Despliegue
# The hexes of all units; Vedel within 2 hexes of AI9, the other French leaders with a unit of their own, the colonel of the Corona regiment within 2 hexes of one of his.
rules-the-hexes-of-all-units-vedel-within-2-17citg = Los hexágonos de todas las unidades; Vedel a 2 hexágonos o menos de AI9, los demás comandantes franceses con una unidad suya, y el coronel del regimiento de la Corona a 2 hexágonos o menos de una de las suyas.
# From the Spanish phase of 07:00 to the end of 19:30, or earlier when the Spanish hold every hex of Bailén and their player ends it.
rules-from-the-spanish-phase-of-07-00-to-the-a9iaai = Desde la fase española de las 07:00 hasta el final de las 19:30, o antes, cuando los españoles tienen todos los hexágonos de Bailén y su jugador le pone fin.
# Spanish maneuver, French defense. Reding: divider 3, three tries a turn. Vedel: divider 2, two tries.
rules-spanish-maneuver-french-defense-reding-2pdloa = Los españoles, de maniobra; los franceses, de defensa. Reding: divisor 3, tres intentos por turno. Vedel: divisor 2, dos intentos.
# Spanish W26; French any hex of Bailén. Once all of Bailén is Spanish the French player picks AM1 or A24 instead.
rules-spanish-w26-french-any-hex-of-bail-n-15zadjj = Españoles: W26; franceses: cualquier hexágono de Bailén. En cuanto todo Bailén es español, el jugador francés elige en su lugar AM1 o A24.
# Radius 3; Reding 4.
rules-radius-3-reding-4-svev5u = Radio 3; Reding, 4.
# The general rules; Spanish-held hexes of Bailén lower the French limits.
rules-the-general-rules-spanish-held-hexes-of-2iejxv = Las reglas generales; los hexágonos de Bailén en manos españolas rebajan los límites franceses.
# French within 4 hexes of Bailén (RC35), Vedel within 2, the other leaders with own units. Reding's division with Venegas enters at W26 at 07:00, Coupigny's with the colonel of the Corona regiment at 07:30; Dufour by S2.8.1 at AM1.
rules-french-within-4-hexes-of-bail-n-rc35-u5umtc = Los franceses a 4 hexágonos o menos de Bailén (RC35), Vedel a 2 o menos, los demás comandantes con unidades propias. La división de Reding entra con Venegas por W26 a las 07:00, y la de Coupigny, con el coronel del regimiento de la Corona, a las 07:30; Dufour, según S2.8.1, por AM1.
# Marching to the guns
rules-marching-to-the-guns-14th2mx = Marchar al cañón
# Dufour: after the turn that follows the first combat turn, 1d6 at the end of each French phase, 3 or less = marches (RC8), enters 3 turns later with maneuver orders.
rules-dufour-after-the-turn-that-follows-the-umieef = Dufour: pasado el turno que sigue al primero con combate, 1d6 al final de cada fase francesa; con 3 o menos se pone en marcha (RC8) y entra 3 turnos después con órdenes de maniobra.
# Sun, thirst and fatigue
rules-sun-thirst-and-fatigue-1lw7xz1 = Sol, sed y fatiga
# Thirst: from 10:00 every French unit or stack in a fire or shock combat checks morale before the combat ends; results apply (RA59).
rules-thirst-from-10-00-every-french-unit-or-1q6ljh = Sed: desde las 10:00, toda unidad o apilamiento francés que entra en un combate de fuego o de choque hace una prueba de moral antes de que el combate termine; los resultados se aplican (RA59).
# French artillery
rules-french-artillery-1kbl4f = Artillería francesa
# French light and medium artillery: range 3.
rules-french-light-and-medium-artillery-range-1v34om9 = Artillería francesa ligera y media: alcance 3.
# 25 turns, 06:00 to 18:00; the French phase comes first.
rules-25-turns-06-00-to-18-00-the-french-v77xcw = 25 turnos, de 06:00 a 18:00; empieza la fase francesa.
# Continuing scenario 2
rules-continuing-scenario-2-1dkvsjx = Como continuación del escenario 2
# All counters stay where scenario 2 ended; four turns of reorganization follow in which both sides have maneuver orders only; what counts towards demoralization is kept.
rules-all-counters-stay-where-scenario-2-kee5he = Todas las fichas siguen donde acabó el escenario 2; vienen cuatro turnos de reorganización en los que ambos bandos solo tienen órdenes de maniobra; se conserva lo que cuenta para la desmoralización.
# Spanish none; Vedel's none; Dupont's maneuver. Castaños: divider 5, five tries; Reding 3, three; Dupont 4, four; Vedel 3, two.
rules-spanish-none-vedel-s-none-dupont-s-1csh9u4 = Los españoles, sin órdenes; los de Vedel, sin órdenes; los de Dupont, de maniobra. Castaños: divisor 5, cinco intentos; Reding 3, tres; Dupont 4, cuatro; Vedel 3, dos.
# Reding's W26; Castaños' A24; Dupont's G19, or where he stands when the Spanish hold it; Vedel's AM1.
rules-reding-s-w26-casta-os-a24-dupont-s-g19-1e3gdr4 = La de Reding, W26; la de Castaños, A24; la de Dupont, G19, o donde él esté cuando la tienen los españoles; la de Vedel, AM1.
# Radius 3; Castaños and Reding 4. Reding is Commander in Chief until Castaños comes.
rules-radius-3-casta-os-and-reding-4-reding-12352bz = Radio 3; Castaños y Reding, 4. Reding es comandante en jefe hasta que llega Castaños.
# The general rules; for every two French brigades that have left by AM1 one more Spanish brigade counts as demoralized (RA63).
rules-the-general-rules-for-every-two-french-ltxxuj = Las reglas generales; por cada dos brigadas francesas que hayan salido por AM1 cuenta como desmoralizada una brigada española más (RA63).
# Dupont with the brigades of Chabert and Dupré within 4 hexes of L18; Privé at A24 at 06:30; Pannetier, Schramm, convoy and escort at A24 at 07:00; Cruz Mourgeon at L1 at 12:00; La Peña at A24 at 13:30.
rules-dupont-with-the-brigades-of-chabert-and-11rz3q4 = Dupont, con las brigadas de Chabert y Dupré, a 4 hexágonos o menos de L18; Privé por A24 a las 06:30; Pannetier, Schramm, el convoy y su escolta por A24 a las 07:00; Cruz Mourgeon por L1 a las 12:00; La Peña por A24 a las 13:30.
# Order of arrival
rules-order-of-arrival-1h9lpzx = Orden de llegada
# French player may permute Dupont's brigades: 2 on the map, 1 at 06:30, 2 at 07:00; numbers and turns stay. Also in force: scenario 4 rules 8.1, 8.2, 8.4, 8.5, 8.6.
rules-french-player-may-permute-dupont-s-i3a0li = El jugador francés puede permutar las brigadas de Dupont: 2 en el mapa, 1 a las 06:30, 2 a las 07:00; las cantidades y los turnos no cambian. Rigen además las reglas 8.1, 8.2, 8.4, 8.5, 8.6 del escenario 4.
# Castaños
rules-casta-os-fvqyw6 = Castaños
# Scenario 4, variant 9.3 may be used.
rules-scenario-4-variant-9-3-may-be-used-nri5fj = Se puede usar la variante 9.3 del escenario 4.
# At most 35 turns, 02:30 to 19:30; the French phase comes first.
rules-at-most-35-turns-02-30-to-19-30-the-l9z7z2 = Como mucho 35 turnos, de 02:30 a 19:30; empieza la fase francesa.
# Spanish none, French maneuver. Castaños: divider 5, five tries; Reding 3, three; Dupont 4, four; Vedel 3, two.
rules-spanish-none-french-maneuver-casta-os-1n1zg0o = Los españoles, sin órdenes; los franceses, de maniobra. Castaños: divisor 5, cinco intentos; Reding 3, tres; Dupont 4, cuatro; Vedel 3, dos.
# Radius 3; Reding and Castaños 4. Reding is Commander in Chief until Castaños comes.
rules-radius-3-reding-and-casta-os-4-reding-3nj087 = Radio 3; Reding y Castaños, 4. Reding es comandante en jefe hasta que llega Castaños.
# The Spanish line stands hex by hex; the French arrive at A24 from 02:30 to 07:00 and Vedel at AM1 at 16:00; Cruz Mourgeon comes at H1 at 12:00 and La Peña at A24 at 13:30.
rules-the-spanish-line-stands-hex-by-hex-the-8vkik = La línea española está fijada hexágono por hexágono; los franceses llegan por A24 de 02:30 a 07:00, y Vedel por AM1 a las 16:00; Cruz Mourgeon viene por H1 a las 12:00, y La Peña por A24 a las 13:30.
# Swiss regiments
rules-swiss-regiments-26nuly = Regimientos suizos
# Swiss on both sides of a fire or shock combat take no part in it.
rules-swiss-on-both-sides-of-a-fire-or-shock-1p0sjjk = Los suizos que están en ambos bandos de un combate de fuego o de choque no toman parte en él.
# Battle of encounter
rules-battle-of-encounter-qdczml = Batalla de encuentro
# All French formations keep maneuver orders until one of their combat units has come within 5 hexes of a Spanish combat unit (RA117).
rules-all-french-formations-keep-maneuver-13j67jj = Toda gran unidad francesa conserva órdenes de maniobra hasta que una de sus unidades de combate ha llegado a 5 hexágonos o menos de una unidad de combate española (RA117).
# As in scenario 2: French light and medium artillery reaches 3 hexes.
rules-as-in-scenario-2-french-light-and-1gbppi3 = Como en el escenario 2: la artillería francesa ligera y media alcanza a 3 hexágonos.
# As in scenario 2, from the 10:00 turn on.
rules-as-in-scenario-2-from-the-10-00-turn-on-1ngljuc = Como en el escenario 2, a partir del turno de las 10:00.
# Dupont's convoy
rules-dupont-s-convoy-g3497r = El convoy de Dupont
# Convoy: some 500 wagons = 10 carts; escort = 6 infantry units.
rules-convoy-some-500-wagons-10-carts-escort-7mi8p8 = Convoy: unos 500 carruajes = 10 carros; escolta = 6 unidades de infantería.
# Convoy: movement
rules-convoy-movement-3j2cis = Convoy: movimiento
# Cart movement 3, costs of artillery; may start and end stacked, move singly; +1 MP to cross a highway hex with another cart; no formation.
rules-cart-movement-3-costs-of-artillery-may-1k971iy = Movimiento de los carros, 3, con los costes de la artillería; pueden empezar y acabar apilados, pero mueven uno a uno; +1 PM por cruzar un hexágono de carretera donde hay otro carro; sin formación.
# Convoy: capture
rules-convoy-capture-1f70fsd = Convoy: captura
# No CF, no morale; captured and removed when Spanish infantry or cavalry enters.
rules-no-cf-no-morale-captured-and-removed-dpjs8d = No tiene FC ni moral; queda capturado y se retira del mapa cuando entra infantería o caballería española.
# Convoy: escort
rules-convoy-escort-8nfg3t = Convoy: escolta
# Escort: normal infantry, autonomous body of 6 under Diridie; with an escort unit in the hex no Spanish infantry or cavalry enters before it is eliminated (RA119).
rules-escort-normal-infantry-autonomous-body-1oryfco = La escolta es infantería normal, un cuerpo autónomo de 6 unidades al mando de Diridie; mientras haya una unidad de escolta en el hexágono, ninguna infantería ni caballería española entra en él antes de eliminarla (RA119).
# Surrender
rules-surrender-1uk39hp = Capitulación
# Surrender on French request, allowed only if (1) Dupont is cut off between A24 and AM1 and (2) all his brigades are demoralized; if the Spanish player accepts: end, decisive Spanish victory.
rules-surrender-on-french-request-allowed-1gz7sg2 = A petición francesa, y solo si (1) Dupont está incomunicado entre A24 y AM1 y (2) todas sus brigadas están desmoralizadas; si el jugador español acepta, la partida termina con victoria española decisiva.
# Three demoralized formations end the battle at once (17.0), so that all five of Dupont's brigades are never demoralized while it goes on.
rules-three-demoralized-formations-end-the-16zt1k1 = Tres grandes unidades desmoralizadas terminan la batalla en el acto (17.0), de modo que las cinco brigadas de Dupont nunca están desmoralizadas mientras dura.
# Variant: order of arrival
rules-variant-order-of-arrival-1hatjac = Variante: orden de llegada
# Dupont's brigades may be exchanged as in scenario 3.
rules-dupont-s-brigades-may-be-exchanged-as-1uptssx = Las brigadas de Dupont se pueden intercambiar como en el escenario 3.
# Variant: Vedel marches to the guns
rules-variant-vedel-marches-to-the-guns-bfvsb4 = Variante: Vedel marcha al cañón
# Vedel: 1d6 at the end of 12:00 and later turns, 4 or less = marches (RC19); delay by 1d6: 1 6, 2 5, 3 5, 4 4, 5 4, 6 3 turns; enters AM1, French phase, maneuver orders.
rules-vedel-1d6-at-the-end-of-12-00-and-later-94yaaw = Vedel: 1d6 al final del turno de las 12:00 y de los siguientes; con 4 o menos se pone en marcha (RC19). Demora según 1d6: 1 6, 2 5, 3 5, 4 4, 5 4, 6 3 turnos; entra por AM1, en la fase francesa, con órdenes de maniobra.
# Variant: Vedel's whole division
rules-variant-vedel-s-whole-division-1wq3zc2 = Variante: la división de Vedel al completo
# Vedel with Dufour (7Inf.Prov.), Lefranc (6Inf.Prov.1-3) and 2Cuir.Prov. (Dufour's until Boussart arrives); alone or with 9.2.1.
rules-vedel-with-dufour-7inf-prov-lefranc-r0y6aq = Vedel llega con Dufour (7Inf.Prov.), Lefranc (6Inf.Prov.1-3) y los 2Cuir.Prov. (de Dufour hasta que llegue Boussart); sola o junto con 9.2.1.
# Variant: Castaños
rules-variant-casta-os-35mol3 = Variante: Castaños
# Castaños enters with La Peña and then commands every Spanish formation, arriving or already there, that comes within command distance (RA118).
rules-casta-os-enters-with-la-pe-a-and-then-eu6fy5 = Castaños entra con La Peña y desde entonces manda toda gran unidad española, llegue entonces o esté ya allí, que quede a su distancia de mando (RA118).
# At most 12 turns, from the Spanish phase of 14:00 to 19:30.
rules-at-most-12-turns-from-the-spanish-phase-1j7oj26 = Como mucho 12 turnos, desde la fase española de las 14:00 hasta las 19:30.
# Reding's formations and the French defend, La Peña attacks, Cruz Mourgeon harasses. Reding: divider 3, three tries; La Peña 2, two; Dupont 4, four; Vedel 3, two.
rules-reding-s-formations-and-the-french-1r5s5vh = Las grandes unidades de Reding y los franceses defienden, La Peña ataca, Cruz Mourgeon hostiga. Reding: divisor 3, tres intentos; La Peña 2, dos; Dupont 4, cuatro; Vedel 3, dos.
# Reding's W26; La Peña's A24; Dupont's where he stands; Vedel's AM1.
rules-reding-s-w26-la-pe-a-s-a24-dupont-s-27pfin = La de Reding, W26; la de La Peña, A24; la de Dupont, donde él esté; la de Vedel, AM1.
# Radius 3; Reding 4. Reding commands neither La Peña's division nor Cruz Mourgeon; La Peña commands both.
rules-radius-3-reding-4-reding-commands-12t1y2c = Radio 3; Reding, 4. Reding no manda ni la división de La Peña ni a Cruz Mourgeon; La Peña manda ambas fuerzas.
# The text cites a table that is missing; its limits are reconstructed like the others (RC45).
rules-the-text-cites-a-table-that-is-missing-1gvdjnb = El texto remite a una tabla que falta; sus límites se han reconstruido como los demás (RC45).
# The general rules, and the French brigades that leave by AM1 as in scenario 4.
rules-the-general-rules-and-the-french-z1p4j3 = Las reglas generales, y las brigadas francesas que salen por AM1, como en el escenario 4.
# The French in and before the olive groves, the carts two by two along the highway, the Spanish line as in scenario 4 but Farnesio in AA15; La Peña within 3 hexes of F19, Cruz Mourgeon within 2 of LL10; Vedel at AM1 at 16:00.
rules-the-french-in-and-before-the-olive-1a7vemv = Los franceses en los olivares y delante de ellos, los carros de dos en dos por la carretera, la línea española como en el escenario 4, pero con Farnesio en AA15; La Peña a 3 hexágonos o menos de F19, Cruz Mourgeon a 2 o menos de LL10; Vedel por AM1 a las 16:00.
# Special rules
rules-special-rules-1jq471j = Reglas especiales
# Scenario 4 rules 8.1, 8.2, 8.4 and 8.5 are in force.
rules-scenario-4-rules-8-1-8-2-8-4-and-8-5-vuqr4f = Rigen las reglas 8.1, 8.2, 8.4 y 8.5 del escenario 4.
# Variants
rules-variants-vqeklr = Variantes
# Scenario 4 variants 9.2.1 and 9.2.2 may be used.
rules-scenario-4-variants-9-2-1-and-9-2-2-may-1i5apn6 = Se pueden usar las variantes 9.2.1 y 9.2.2 del escenario 4.
# Scale and order of battle
rules-scale-and-order-of-battle-1ee3xs5 = Escala y orden de batalla
# 250 m per hex; points of interest have no effect; Jones Division and the road garrisons are not in the game; errata of the printed order of battle: one Dr.Reina squadron missing at Reding; in the Jones Division (not in the game) read Córdoba for Corona.
rules-250-m-per-hex-points-of-interest-have-cbvkr7 = 250 m por hexágono; los puntos de interés no tienen efecto; la división de Jones y las guarniciones del camino no están en el juego. Erratas del orden de batalla impreso: a Reding le falta un escuadrón de Dr.Reina; en la división de Jones (que no está en el juego) léase Córdoba en lugar de Corona.
# Turn length
rules-turn-length-1ysg34a = Duración del turno
# 30 min. Why: counts of turns in all five scenarios fit.
rules-30-min-why-counts-of-turns-in-all-five-1tp62d5 = 30 min. Motivo: así cuadran los turnos de los cinco escenarios.
# Fractions in fire
rules-fractions-in-fire-1f5h7z5 = Fracciones en el fuego
# Exact until summed, then up. Why: the only fire rounding printed (squares) is up.
rules-exact-until-summed-then-up-why-the-only-vim7go = Exactas hasta sumarlas; después, hacia arriba. Motivo: el único redondeo impreso del fuego (cuadros) es hacia arriba.
# 30 % and 50 %
rules-30-and-50-1hqveum = 30 % y 50 %
# Rounded up, at least 1. Why: one-unit brigades have attack orders.
rules-rounded-up-at-least-1-why-one-unit-rndccr = Se redondea hacia arriba, con un mínimo de 1. Motivo: hay brigadas de una sola unidad con órdenes de ataque.
# Die beyond the table
rules-die-beyond-the-table-6p6k8j = Un dado fuera de la tabla
# End row. Why: rows "or less", "or more".
rules-end-row-why-rows-or-less-or-more-1ayk8bn = Vale la fila del extremo. Motivo: las filas dicen «o menos» y «o más».
# "terrain included" in order distance
rules-terrain-included-in-order-distance-al5meq = «Con el terreno» en la distancia de las órdenes
# Sum of infantry MP for the hexes strictly between, cheapest legal path; the path obeys 9.1. Why: example 1 traces it like command; infantry costs are defined everywhere but on impassable slopes.
rules-sum-of-infantry-mp-for-the-hexes-1p18nr8 = Suma de los PM de infantería de los hexágonos que quedan estrictamente en medio, por el camino legal más barato; el camino cumple 9.1. Motivo: el ejemplo 1 lo traza como una línea de mando; los costes de infantería están definidos en todas partes salvo en los desniveles impasables.
# Quotient
rules-quotient-sbhg28 = El cociente
# Not rounded; die >= quotient; over 6 impossible. Why: text compares directly.
rules-not-rounded-die-quotient-over-6-1bv3s63 = No se redondea; dado >= cociente; por encima de 6 es imposible. Motivo: el texto los compara directamente.
# Distance to self, same or adjacent hex
rules-distance-to-self-same-or-adjacent-hex-6m8q35 = Distancia a uno mismo, o al hexágono propio o contiguo
# 0, automatic; still a try. Why: nothing between.
rules-0-automatic-still-a-try-why-nothing-1w5o7ym = 0, automático; aun así es un intento. Motivo: no hay nada en medio.
# When a new order starts
rules-when-a-new-order-starts-d0g2t5 = Cuándo empieza a regir una orden nueva
# At once. Why: phase A precedes both player phases.
rules-at-once-why-phase-a-precedes-both-bkvu1o = Al instante. Motivo: la fase A precede a las fases de ambos jugadores.
# Maneuver distance
rules-maneuver-distance-19cbx49 = Distancia en maniobra
# Units may not enter a hex closer than 6 to an enemy combat unit, leaders may; under scenario 4 rule 8.2 French units may come to exactly 5, and need not stop there. Why: "not placed within 5"; makes 3.1 B and 8.2 compatible.
rules-units-may-not-enter-a-hex-closer-than-6-a104og = Las unidades no pueden entrar en un hexágono a menos de 6 de una unidad de combate enemiga, los comandantes sí; con la regla 8.2 del escenario 4, las francesas pueden llegar exactamente a 5, sin tener que detenerse. Motivo: «no situarse dentro de 5»; así son compatibles 3.1 B y 8.2.
# +3
rules-3-6cc82j = El +3
# Only if every entered hex follows the road. Why: "moved along".
rules-only-if-every-entered-hex-follows-the-1frkpqa = Solo si todos los hexágonos en que se entra siguen el camino. Motivo: «se mueven a lo largo» de él.
# Harassment/attack "at least 3 hexes"
rules-harassment-attack-at-least-3-hexes-io8t2e = Hostigamiento y ataque, «al menos a 3 hexágonos»
# Counters of the formation that stand farther than 3 hexes from the nearest enemy come nearer to him in each turn, until they are at 3 hexes or less (RA113); not forced into ZOC. Why: both orders lead to combat.
rules-counters-of-the-formation-that-stand-1xj7sd = Las fichas de la gran unidad que están a más de 3 hexágonos del enemigo más próximo se acercan a él cada turno, hasta quedar a 3 hexágonos o menos (RA113); no se las obliga a entrar en una ZDC. Motivo: ambas órdenes llevan al combate.
# "30 % / 50 % can enter combat"
rules-30-50-can-enter-combat-185nu7w = El «30 % / 50 % puede combatir»
# Upper share of the formation's counters that may fire at 1 hex or shock in their own phase; artillery at 2+ hexes free; defense free; under retreat orders, which say nothing of it, no unit begins a combat. Why: wording "can"; option attackQuota: cap, minimum, none.
rules-upper-share-of-the-formation-s-counters-1z0ld0n = Es la parte máxima de las fichas de la gran unidad que pueden disparar a 1 hexágono o chocar en su propia fase; la artillería a 2 hexágonos o más es libre, y la defensa también; con órdenes de retirada, que nada dicen de ello, nadie inicia un combate. Motivo: el texto dice «puede»; opción attackQuota: tope, mínimo, ninguno.
# Shape of the defense area
rules-shape-of-the-defense-area-ad5shp = Forma del área de defensa
# A central hex and one of the three rows of hexes (N-S, NE-SW, NW-SE) as front line; the area is five parallel rows of nine hexes: the row through the centre, 4 hexes each way, and two rows on either side; the k-th row starts from the centre moved alternately in the two directions that lead off the row (of a N-S row to the east NE, then SE, to the west NW, then SW; of a NE-SW row SE, then S, and N, then NW; of a NW-SE row N, then NE, and SW, then S); 45 hexes, cut at the edge of the map. Why: 9 x 5.
rules-a-central-hex-and-one-of-the-three-rows-1dmzwtu = Un hexágono central y, como frente, una de las tres filas de hexágonos (N-S, NE-SO, NO-SE); el área son cinco filas paralelas de nueve hexágonos: la que pasa por el centro, 4 hexágonos a cada lado, y dos filas a cada mano; la fila k-ésima parte del centro, llevado alternativamente en las dos direcciones que se apartan de la fila (de una fila N-S, hacia el este NE y luego SE, hacia el oeste NO y luego SO; de una NE-SO, SE y luego S, y N y luego NO; de una NO-SE, N y luego NE, y SO y luego S); 45 hexágonos, cortados en el borde del mapa. Motivo: 9 x 5.
# Independent
rules-independent-178q651 = Independientes
# Counters without formation; at Bailén none (Gd.Marins and convoy gun under Dupont). Why: named with Dupont.
rules-counters-without-formation-at-bail-n-1jf2808 = Fichas sin gran unidad; en Bailén no hay ninguna (Gd.Marins y la pieza del convoy están con Dupont). Motivo: se nombran junto a Dupont.
# Radius n
rules-radius-n-5xozhh = Radio n
# Distance - 1 <= n (radius 3 = up to 4 hexes away). Why: neither end hex counted.
rules-distance-1-n-radius-3-up-to-4-hexes-1p2hpns = Distancia - 1 <= n (radio 3 = hasta 4 hexágonos). Motivo: no se cuenta ninguno de los dos extremos.
# No orders: offensive fire
rules-no-orders-offensive-fire-1fmoxh4 = Sin órdenes: fuego ofensivo
# Not allowed. Why: it starts combat.
rules-not-allowed-why-it-starts-combat-litkfk = No se permite. Motivo: inicia un combate.
# No-orders movement
rules-no-orders-movement-1besa4p = Movimiento sin órdenes
# Each step must shorten the distance to the own leader. Why: "closer".
rules-each-step-must-shorten-the-distance-to-1bzzv3d = Cada paso tiene que acortar la distancia al comandante propio. Motivo: «acercarse».
# MP after a formation change
rules-mp-after-a-formation-change-1ia2rwu = PM tras un cambio de formación
# The allowance of the formation at the start of the phase; costs deducted from it. Why: one allowance per turn.
rules-the-allowance-of-the-formation-at-the-180m38m = Los de la formación que se tiene al principio de la fase; los costes se descuentan de ellos. Motivo: un solo factor por turno.
# Skirmish hexes
rules-skirmish-hexes-4j4s4k = Hexágonos de la guerrilla
# Connected, contain the own hex. Why: figure lost; keeps the unit one piece.
rules-connected-contain-the-own-hex-why-n6sgg = Unidos entre sí y con el hexágono propio entre ellos. Motivo: la figura se ha perdido; así la unidad sigue siendo una.
# Number of hexes
rules-number-of-hexes-ca5lnc = Número de hexágonos
# Ceil(CF/4) to min(4, floor(CF/2)). Why: 2 to 4 points a hex.
rules-ceil-cf-4-to-min-4-floor-cf-2-why-2-to-1bu1ysy = De FC/4 redondeado hacia arriba a min(4, FC/2 redondeado hacia abajo). Motivo: de 2 a 4 puntos por hexágono.
# Square reaction
rules-square-reaction-105lr7p = Reacción en cuadro
# Only against a charge (the one attack in which arriving cavalry checks morale), in clear terrain, by good-order infantry in normal or skirmish formation, owner's choice, one check per unit, no MP. Why: tied to the cavalry's check.
rules-only-against-a-charge-the-one-attack-in-kfdqlu = Solo ante una carga (el único ataque en que la caballería que llega hace una prueba de moral), en terreno despejado, por infantería en buen orden en formación normal o en guerrilla, a elección de su dueño, con una prueba por unidad y sin PM. Motivo: va unida a la prueba de la caballería.
# Square and zones
rules-square-and-zones-9oi8kw = El cuadro y las zonas
# All 6 hexes are front. Why: all-round facing.
rules-all-6-hexes-are-front-why-all-round-1lxt4na = Sus 6 hexágonos son frente. Motivo: mira a todos los lados.
# Size of a facing change
rules-size-of-a-facing-change-fzz4hk = Amplitud de un giro
# Any corner, 1 MP. Why: no degrees given.
rules-any-corner-1-mp-why-no-degrees-given-1o1oaj = A cualquier vértice, 1 PM. Motivo: no se dan grados.
# Front movement
rules-front-movement-1vzg8d9 = Mover de frente
# Each step into a front hex. Why: 7.
rules-each-step-into-a-front-hex-why-7-1ofozak = Cada paso se da a un hexágono frontal. Motivo: 7.
# Crossing 8 CF
rules-crossing-8-cf-1jrnw4u = Cruzar 8 FC
# By the sum in the hex; both entry and exit side must be flank; ending there free. Why: examples.
rules-by-the-sum-in-the-hex-both-entry-and-zhjdps = Cuenta la suma del hexágono; se entra y se sale por un lado de flanco; acabar allí es libre. Motivo: los ejemplos.
# Order in a stack
rules-order-in-a-stack-rctz85 = Orden en un apilamiento
# In his movement phase the owner rearranges, each counter at most once; skirmishers on top; batteries on top to fire. Why: needed by 10.1, 10.2.
rules-in-his-movement-phase-the-owner-8t6r5b = En su fase de movimiento el dueño lo reordena, cada ficha una vez como mucho; la guerrilla va encima; las baterías, encima para disparar. Motivo: lo necesitan 10.1 y 10.2.
# Many units by one entry hex
rules-many-units-by-one-entry-hex-1e7dhqj = Muchas unidades por un hexágono de entrada
# One by one, each pays the entry hex; a unit that cannot end legally waits for the next turn; a single unit over 8 CF may stand alone. Why: stacking applies at the end of the move.
rules-one-by-one-each-pays-the-entry-hex-a-1bw2tns = De una en una, y cada una paga el hexágono de entrada; la que no puede acabar legalmente espera al turno siguiente; una sola unidad de más de 8 FC puede estar sola. Motivo: el apilamiento se aplica al final del movimiento.
# Who has a ZOC
rules-who-has-a-zoc-1ng2tlc = Quién ejerce ZDC
# Formed units with a facing: their 2 front hexes as front, their 2 flank hexes as flank; squares: all 6 as front; skirmishers: every hex next to a deployed one as front; disorganized, routed and maneuvering units, leaders and carts: none. Why: no facing, no front or flank.
rules-formed-units-with-a-facing-their-2-1km8ai8 = Unidades formadas y con orientación: sus 2 hexágonos de frente como frente, sus 2 de flanco como flanco; cuadros: los 6 como frente; guerrillas: todo hexágono contiguo a uno ocupado, como frente; unidades desorganizadas, en desbandada o en maniobra, comandantes y carros: ninguna. Motivo: sin orientación no hay frente ni flanco.
# ZOC and hexsides
rules-zoc-and-hexsides-1skxp6p = ZDC y lados de hexágono
# Crosses rivers and streams, not impassable slopes. Why: combat possible / impossible.
rules-crosses-rivers-and-streams-not-xkh9mj = Pasa ríos y arroyos, no desniveles impasables. Motivo: donde se puede combatir y donde no.
# Several ZOCs
rules-several-zocs-165sjvg = Varias ZDC
# +1 once. Why: "an enemy ZOC".
rules-1-once-why-an-enemy-zoc-dqiqsp = +1 una sola vez. Motivo: «una ZDC enemiga».
# Check on leaving
rules-check-on-leaving-h2ziew = Prueba al salir
# One per move; D: goes on disorganized; R: rout replaces the move. Why: table results apply.
rules-one-per-move-d-goes-on-disorganized-r-qcdp5s = Una por movimiento; D: sigue adelante desorganizada; R: la desbandada sustituye al movimiento. Motivo: se aplican los resultados de la tabla.
# Out of command in a ZOC
rules-out-of-command-in-a-zoc-vjjt23 = Fuera de mando en una ZDC
# Stays, may fight. Why: 9.2.
rules-stays-may-fight-why-9-2-qumt31 = Se queda, y puede combatir. Motivo: 9.2.
# 6 points per hex; squares
rules-6-points-per-hex-squares-1z0y8mz = 6 puntos por hexágono; cuadros
# 6 from the firing hex in all, counted after losses and halving for disorganization; squares instead: into any three adjacent hexes at most half their points, rounded up, and all of them into the six together. Why: frontage; example 5 lets a square fire 8.
rules-6-from-the-firing-hex-in-all-counted-1kdowyj = 6 en total desde el hexágono que dispara, contados tras las bajas y la reducción a la mitad por desorganización; los cuadros, en cambio: contra tres hexágonos contiguos cualesquiera como mucho la mitad de sus puntos, redondeada hacia arriba, y todos ellos contra los seis juntos. Motivo: la extensión del frente; en el ejemplo 5 un cuadro dispara 8.
# Morale of a mixed firing group
rules-morale-of-a-mixed-firing-group-1eibjlc = Moral de un grupo mixto que dispara
# Unit giving most points; tie: worse grade. Why: one die.
rules-unit-giving-most-points-tie-worse-grade-1jq9dft = La de la unidad que aporta más puntos; con empate, el grado peor. Motivo: un solo dado.
# Order of multipliers
rules-order-of-multipliers-r166xg = Orden de los multiplicadores
# All multiply. Why: the rulebook: cumulative.
rules-all-multiply-why-the-rulebook-1vi2jyl = Se multiplican todos. Motivo: el reglamento dice que se acumulan.
# Several batteries of mixed class
rules-several-batteries-of-mixed-class-2cdlkk = Varias baterías de clases distintas
# Class modifier of the battery with most points. Why: one die.
rules-class-modifier-of-the-battery-with-most-aprms7 = El modificador de clase de la batería con más puntos. Motivo: un solo dado.
# Long range at a stack
rules-long-range-at-a-stack-1a8j67w = Larga distancia contra un apilamiento
# Random order; one die per unit on the same column, with RD5 modifiers. Why: "individually to each unit".
rules-random-order-one-die-per-unit-on-the-1bn4tyv = Orden aleatorio; un dado por unidad en la misma columna, con los modificadores de RD5. Motivo: «individualmente a cada unidad».
# Infantry with artillery
rules-infantry-with-artillery-962u0e = Infantería con artillería
# May combine in defensive fire, not in offensive. Why: 10.2 names offensive.
rules-may-combine-in-defensive-fire-not-in-9lzpag = Pueden sumarse en el fuego defensivo, no en el ofensivo. Motivo: 10.2 nombra el ofensivo.
# Crests
rules-crests-1svmygp = Crestas
# Between the centres of the hexes, only the hexes between count. An obstacle on a level strictly between the levels of both units, on ground that only rises from one to the other, is ignored. Ground that rises and then falls blocks; ground that falls and then rises does not. On a one-way slope let dU be the hexes passed on the upper unit's level before the first drop and dL those on the lower unit's level before the first rise: the line is clear if dL is greater than dU. Adjacent hexes are always clear. Why: formal version of 10.2.1.
rules-between-the-centres-of-the-hexes-only-1kga00o = Entre los centros de los hexágonos; cuentan solo los que quedan en medio. Se desprecia un obstáculo a un nivel estrictamente comprendido entre los de ambas unidades, en un terreno que de la una a la otra no hace más que subir. Obstruye el terreno que sube y luego baja; no el que baja y luego sube. En una ladera de un solo sentido, sea dU el número de hexágonos que se recorren al nivel de la unidad de arriba antes de la primera bajada, y dL el de los que se recorren al de la unidad de abajo antes de la primera subida: la línea está despejada si dL es mayor que dU. Los hexágonos contiguos siempre están despejados. Motivo: versión formal de 10.2.1.
# Elimination with R or M
rules-elimination-with-r-or-m-dkjkx6 = Eliminación con R o M
# Rest of the result passes down only for losses. Why: text speaks of losses.
rules-rest-of-the-result-passes-down-only-for-1lb17l3 = Solo las bajas sobrantes pasan a las de debajo. Motivo: el texto habla de bajas.
# D
rules-d-1hkaexf = El resultado D
# Binds the hit unit, this phase; 2 or 3 losses in defensive fire imply it. Why: glossary.
rules-binds-the-hit-unit-this-phase-2-or-3-1kpbcmy = Sujeta a la unidad alcanzada, en esta fase; 2 o 3 bajas en fuego defensivo lo implican. Motivo: el glosario.
# Terrain in shock
rules-terrain-in-shock-1cx05nb = El terreno en el choque
# Per attacking hex: hexside and defender's hex. Why: "in or through".
rules-per-attacking-hex-hexside-and-defender-1qcyrdr = Por cada hexágono atacante: el lado y el hexágono del defensor. Motivo: «en o a través de».
# Charge and flank
rules-charge-and-flank-tp33ji = Carga y flanco
# Multiply (x2 x3). Why: RA35; option: highest only.
rules-multiply-x2-x3-why-ra35-option-highest-iqnu2a = Se multiplican (x2 x3). Motivo: RA35; opción: solo el mayor.
# Flank
rules-flank-g3uuhx = Flanco
# Attacker's hex lies in a flank or rear hex of the defending stack; only those attackers gain (RA76).
rules-attacker-s-hex-lies-in-a-flank-or-rear-mzbf6c = El hexágono del atacante es de flanco o de retaguardia del apilamiento que se defiende; solo se benefician esos atacantes (RA76).
# Grades compared
rules-grades-compared-1gyiuem = Grados que se comparan
# Lowest attacker, highest defender. Why: most favourable to the defender.
rules-lowest-attacker-highest-defender-why-1p53yes = El más bajo del atacante, el más alto del defensor. Motivo: lo más favorable al defensor.
# Duty to attack
rules-duty-to-attack-fddk1y = Obligación de atacar
# Every enemy hex in the front hexes of any unit that attacks must be attacked this phase if the 24/18 limits allow it. Why: example 7.
rules-every-enemy-hex-in-the-front-hexes-of-1vwwx49 = Todo hexágono enemigo situado en los hexágonos frontales de cualquier unidad que ataca tiene que ser atacado por alguien en esta fase, hasta donde lo permitan los límites 24/18. Motivo: el ejemplo 7.
# Reorganization in ZOC: grade -1 (14.3) or die -1 (table)
rules-reorganization-in-zoc-grade-1-14-3-or-15y2ln0 = Reorganización en ZDC: grado -1 (14.3) o dado -1 (tabla)
# Die -1 only, once. Why: identical effect for A-E on this table, defined for F too.
rules-die-1-only-once-why-identical-effect-11yv3nn = Solo dado -1, una vez. Motivo: en esta tabla el efecto es el mismo para A-E, y está definido también para F.
# Charge distance
rules-charge-distance-z1bj30 = Distancia de la carga
# Target at 2 hexes or more when declared; the hex before the last step, the last hex and the target in one straight line. Why: 2 hexes minimum; the later tables knows a 1-hex approach.
rules-target-at-2-hexes-or-more-when-declared-8cg1u1 = El objetivo, a 2 hexágonos o más cuando se declara; el hexágono anterior al último paso, el último y el objetivo, en línea recta. Motivo: mínimo de 2 hexágonos; las tablas posteriores conocen una aproximación de 1 hexágono.
# When control is rolled
rules-when-control-is-rolled-n636qe = Cuándo se tira control
# One die per cavalry unit, after a charge, a later shock of the same chain or a countercharge that empties the target hex (retreat or elimination); not after a plain shock without charge; -1 only if it was a charge. Why: 11.3 speaks of charges, the table makes charge a modifier.
rules-one-die-per-cavalry-unit-after-a-charge-ne4dpk = Un dado por unidad de caballería, tras una carga, un choque posterior de la misma cadena o una contracarga que vacía el hexágono objetivo (por retirada o eliminación); no tras un simple choque sin carga; -1 solo si fue una carga. Motivo: 11.3 habla de cargas, y la tabla hace de la carga un modificador.
# "some or all" retreat MP
rules-some-or-all-retreat-mp-10yahan = PM de retirada, «algunos o todos»
# At least 1 hex (2 after A2), each step nearer to base, no ZOC entered if avoidable; where it is not, it costs neither points nor order: what 12 says of zones is said of the retreats that fire and shock ask for. Why: owner's choice inside.
rules-at-least-1-hex-2-after-a2-each-step-1qi3vk7 = Al menos 1 hexágono (2 tras A2), cada paso más cerca de la base, sin entrar en una ZDC si se puede evitar; si no se puede, no cuesta ni puntos ni orden: lo que 12 dice de las zonas se refiere a las retiradas que piden el fuego y el choque. Motivo: dentro de eso, decide el dueño.
# Countercharge results
rules-countercharge-results-1kjd1up = Resultados de la contracarga
# A1, A2, AB: countercharger retreats, charge goes on; ---, BM, DB: both retreat, charge lost; D1, D2: phasing cavalry retreats, charge lost, countercharger rolls control; no doubling. Why: text and example 9.2 together.
rules-a1-a2-ab-countercharger-retreats-charge-jb0blh = A1, A2, AB: quien contracarga se retira y la carga sigue; ---, BM, DB: ambos se retiran y la carga se pierde; D1, D2: la caballería en fase se retira, la carga se pierde y quien contracarga tira control; no se duplica. Motivo: el texto y el ejemplo 9.2 juntos.
# Uncontrolled cavalry
rules-uncontrolled-cavalry-24gj02 = Caballería sin control
# Disorganized: CF halved, no charge, shock only; nearest enemy, tie by owner. Why: "turned over".
rules-disorganized-cf-halved-no-charge-shock-2czusx = Desorganizada: FC a la mitad, sin carga, solo choque; contra el enemigo más cercano, y con empate elige el dueño. Motivo: «la ficha se vuelve».
# Evasion
rules-evasion-1rjggw = Evasión
# 1 hex away from all attackers, by the evader; not if every hex is enemy, ZOC or impassable.
rules-1-hex-away-from-all-attackers-by-the-uvkr2g = A 1 hexágono, alejándose de todos los atacantes, lo mueve quien elude; no si en todos los hexágonos hay enemigos, ZDC o terreno impasable.
# Retreat path
rules-retreat-path-ct1gyf = Camino de retirada
# Each step away from or not nearer to the attackers, guns that have fired from afar among them; towards base if possible; owner chooses.
rules-each-step-away-from-or-not-nearer-to-4cokft = Cada paso aleja de los atacantes, o al menos no acerca a ellos, y lo mismo con los cañones que han disparado de lejos; hacia la base si se puede; elige el dueño.
# Who checks after A1, A2, D2, DB
rules-who-checks-after-a1-a2-d2-db-1mdre07 = Quién hace la prueba tras A1, A2, D2, DB
# Every unit of the affected hexes.
rules-every-unit-of-the-affected-hexes-17p4mkl = Todas las unidades de los hexágonos afectados.
# Unfavourable for a leader
rules-unfavourable-for-a-leader-126pg94 = Desfavorable para un comandante
# Any result that costs his side a loss or a retreat (BM included).
rules-any-result-that-costs-his-side-a-loss-15g03uh = Todo resultado que cueste a su bando una baja o una retirada (incluido BM).
# Demoralized grade
rules-demoralized-grade-1yn7zec = Grado de los desmoralizados
# E to F; F stays F. Why: no lower grade.
rules-e-to-f-f-stays-f-why-no-lower-grade-90yvn1 = De E a F; F sigue siendo F. Motivo: no hay grado más bajo.
# Three demoralized
rules-three-demoralized-1bmre6z = Tres desmoralizadas
# Checked at once, after every result that can change it; the grades of a formation change as soon as one of its units suffers, also between two checks of one result; level by the difference, at least marginal; both sides at three by the same result: compare, equal = draw; otherwise compared after the last reorganization, equal = draw. Why: 17: "at any point".
rules-checked-at-once-after-every-result-that-lz65rm = Se comprueba en el acto, tras cada resultado que pueda cambiarlo; los grados de una formación cambian en cuanto una de sus unidades sufre, también entre dos pruebas de un mismo resultado; el nivel lo da la diferencia, y es al menos marginal; si el mismo resultado lleva a ambos bandos a tres, se comparan, y con igualdad hay tablas; si no, se comparan tras la última reorganización, y con igualdad hay tablas. Motivo: 17: «en cualquier momento».
# Thirst check
rules-thirst-check-8i72wt = Prueba de la sed
# Before each fire or shock in which the unit takes part, firing, attacking or defending; once per combat, and where a volley strikes the unit on top, the next one in its place if that is gone; a failed unit fights on with its new state, a routed one leaves; option thirstTargets for targets of fire. Why: "prior to completion".
rules-before-each-fire-or-shock-in-which-the-1fxhauz = Antes de cada fuego o choque en que la unidad toma parte, disparando, atacando o defendiéndose; una vez por combate, y donde una descarga da en la unidad de encima, la siguiente en su lugar si aquella ya no está; la que falla sigue combatiendo en su nuevo estado, y si queda en desbandada se va; opción thirstTargets para los blancos del fuego. Motivo: «antes de que termine».
# Swiss
rules-swiss-jcnczk = Suizos
# Swiss units are left out of strength, fire and losses of that combat. If a side then has no unit left, the combat does not take place. A unit that has stood aside does not advance after the combat; one that stands aside in a fire has not fired (11.1), and fires no more in that phase. Why: "in any manner".
rules-swiss-units-are-left-out-of-strength-1kxy6em = Las unidades suizas quedan fuera de la fuerza, del fuego y de las bajas de ese combate; si con ello a un bando no le queda nadie, el combate no se celebra; quien se ha quedado aparte tampoco avanza después; quien se queda aparte en un fuego no ha disparado (11.1), y no dispara más en esa fase. Motivo: «de ninguna manera».
# Carts
rules-carts-bqn4no = Carros
# No ZOC, no fire target; captured with the hex. Why: no CF.
rules-no-zoc-no-fire-target-captured-with-the-7fok17 = Sin ZDC, no son blanco del fuego; se capturan con el hexágono. Motivo: no tienen FC.
# Communications blocked
rules-communications-blocked-487d6g = Comunicaciones cortadas
# No path of hexes from A24 to AM1 free of Spanish combat units and their ZOC (ZOC cancelled by a French combat unit). Why: 9.1 by analogy.
rules-no-path-of-hexes-from-a24-to-am1-free-blpkup = No hay camino de hexágonos de A24 a AM1 libre de unidades de combate españolas y de su ZDC (que anula una unidad de combate francesa). Motivo: 9.1, por analogía.
# Only the request for terms of S4.8.6 asks for it, and that never comes up (RA136).
rules-only-the-request-for-terms-of-s4-8-6-1n6erqp = Solo la pide la petición de condiciones de S4.8.6, y esa nunca llega a darse (RA136).
# Exits by AM1
rules-exits-by-am1-1prfi = Salidas por AM1
# A brigade of Dupont's (CHA, DPR, PRI, PAN, SCH) counts when all its surviving combat counters, at least one, have left; exit is a step for 1 MP, under orders and out of zones of control like any other; its own state on leaving is kept; the Spanish brigade gained counts in both tests of 17. Why: no other condition is printed; Vedel's brigades enter by that hex (option exitCredit).
rules-a-brigade-of-dupont-s-cha-dpr-pri-pan-17clywj = Una brigada de Dupont (CHA, DPR, PRI, PAN, SCH) cuenta cuando han salido todas las fichas de combate que le quedan, al menos una; salir es un paso de 1 PM, sujeto a las órdenes y a las zonas de control como cualquier otro; conserva el estado que tenía al salir; la brigada española ganada cuenta en las dos comprobaciones de 17. Motivo: no hay otra condición impresa; las brigadas de Vedel entran por ese hexágono (opción exitCredit).
# Loss markers
rules-loss-markers-r0ynj9 = Marcadores de bajas
# Stay with the unit; combat factor = printed minus losses; 0 = eliminated. Why: 11.
rules-stay-with-the-unit-combat-factor-mfn1kl = Siguen con la unidad; factor de combate = el impreso menos las bajas; 0 = eliminada. Motivo: 11.
# Base direction
rules-base-direction-h8cro9 = Hacia la base
# Each step must reduce the hex distance to the base hex (nearest, for Bailén). Why: 11, 14.
rules-each-step-must-reduce-the-hex-distance-6shnrw = Cada paso tiene que reducir la distancia en hexágonos al hexágono de la base (al más cercano, si es Bailén). Motivo: 11, 14.
# Geographic possession
rules-geographic-possession-5q3doc = Posesión de lugares
# Last combat unit of a side that stood in the hex; at start: the side deployed there, else neither side.
rules-last-combat-unit-of-a-side-that-stood-1yofwr0 = La tiene el bando de la última unidad de combate que estuvo en el hexágono; al principio, el desplegado allí, y si no, nadie.
# Hexes with enemies
rules-hexes-with-enemies-9551ea = Hexágonos con enemigos
# No combat unit enters a hex with an enemy combat unit; one with enemy leaders only may be entered, they go to the nearest unit of their own command, else of their side; carts: 8.5.2. Why: leaders have no ZOC and do not fight.
rules-no-combat-unit-enters-a-hex-with-an-vyp8so = Ninguna unidad de combate entra en un hexágono con una unidad de combate enemiga; en uno donde solo hay comandantes enemigos se puede entrar, y estos van a la unidad más cercana de su mando o, si no, de su bando; carros: 8.5.2. Motivo: los comandantes no ejercen ZDC ni combaten.
# After the stop in a front ZOC
rules-after-the-stop-in-a-front-zoc-6qom0x = Detenido en una ZDC frontal
# No further hex; facing and formation may still change with MP left. Why: 8.1 ends the march; 4 lets batteries unlimber after moving.
rules-no-further-hex-facing-and-formation-may-vz7vn8 = Ni un hexágono más; orientación y formación aún pueden cambiar con los PM que queden. Motivo: 8.1 pone fin a la marcha; 4 deja desplegar las baterías después de mover.
# Free facing
rules-free-facing-y5999f = Orientación libre
# Once per unit before its first hex, also if it then stays, also in a ZOC; then each turn costs 1 MP. A stack turns as one, free, before any unit of it moves. A unit that comes into an occupied hex takes the facing found there, free; while it shares a hex its own turns, free or paid, serve only to go on from there. Why: 5, one facing per stack.
rules-once-per-unit-before-its-first-hex-also-k1uuv3 = Una vez por unidad antes de su primer hexágono, aunque luego se quede, y también en una ZDC; después cada giro cuesta 1 PM. Un apilamiento gira entero y gratis antes de que mueva ninguna de sus unidades. Quien llega a un hexágono ocupado toma gratis la orientación que halla en él; mientras lo comparta, sus propios giros, gratis o pagados, solo le sirven para seguir desde allí. Motivo: 5, una orientación por apilamiento.
# Stacks on the move
rules-stacks-on-the-move-zk89ez = Apilamientos en movimiento
# Units move singly or together at the slowest rate; a group stops together, a stack may leave in parts. Why: 7.
rules-units-move-singly-or-together-at-the-12jyfde = Las unidades mueven solas o juntas, al paso de la más lenta; un grupo se detiene a la vez, y un apilamiento puede salir por partes. Motivo: 7.
# Leader and moving units
rules-leader-and-moving-units-3a6tom = El comandante y las unidades que mueven
# In the movement phase he moves after his units, so his factors do not help checks made on their way (ZOC, charge); stacked with a unit he may follow its retreats, advances and the moves of 11.3-11.5. Why: 7, 15.
rules-in-the-movement-phase-he-moves-after-yv3aqn = En la fase de movimiento mueve después de sus unidades, de modo que sus factores no ayudan en las pruebas que hagan por el camino (ZDC, carga); apilado con una unidad puede seguirla en sus retiradas, sus avances y los movimientos de 11.3-11.5. Motivo: 7, 15.
# D from the check on leaving
rules-d-from-the-check-on-leaving-1ppm8tf = D en la prueba al salir
# The unit may then step only into hexes outside every ZOC, else it stays. Why: 14.1.
rules-the-unit-may-then-step-only-into-hexes-f8scgj = La unidad solo puede pasar entonces a hexágonos fuera de toda ZDC; si no, se queda. Motivo: 14.1.
# Code H
rules-code-h-nc48os = Código H
# Every unit pays 1 into a woods hex along a road, whatever its order; only the extra MP need maneuver orders. Why: H belongs to the woods rows, the order to the road row.
rules-every-unit-pays-1-into-a-woods-hex-2qixef = Toda unidad paga 1 por entrar en un hexágono de bosque siguiendo un camino, sea cual sea su orden; solo los PM de más exigen órdenes de maniobra. Motivo: la H es de las filas de bosque; la orden, de la fila del camino.
# Maneuver orders near the enemy
rules-maneuver-orders-near-the-enemy-rhmeek = Órdenes de maniobra cerca del enemigo
# No fire or shock of its own but defensive fire; half CF in shock defense and in that fire; if the enemy has come within 5 it may stay or move without coming nearer to any enemy within 5. Why: a march order; its points are halved when attacked.
rules-no-fire-or-shock-of-its-own-but-1g6xwj = Ni fuego ni choque propios, salvo el fuego defensivo; medio FC al defenderse de un choque y en ese fuego; si el enemigo se ha puesto a 5 o menos, puede quedarse o mover sin acercarse a ningún enemigo que esté a 5 o menos. Motivo: es una orden de marcha; sus puntos valen la mitad cuando es atacada.
# Who gets +2, +3
rules-who-gets-2-3-1p3bxcn = Quién recibe el +2 y el +3
# Every counter of the formation, leader, batteries, carts included. Why: "all counters".
rules-every-counter-of-the-formation-leader-1akstiw = Todas las fichas de la gran unidad, incluidos comandante, baterías y carros. Motivo: «todas las fichas».
# No facing in combat
rules-no-facing-in-combat-apnnc9 = Sin orientación en el combate
# Disorganized, routed and maneuver units have no flank or rear to be hit; disorganized ones fire and attack through any side; in a mixed stack the units with facing decide. Why: example 4.
rules-disorganized-routed-and-maneuver-units-i5vld = Las unidades desorganizadas, en desbandada y en maniobra no tienen flanco ni retaguardia por donde herirlas; las desorganizadas disparan y atacan por cualquier lado; en un apilamiento mixto deciden las unidades con orientación. Motivo: el ejemplo 4.
# Artillery and facing
rules-artillery-and-facing-1a3g0rq = Artillería y orientación
# Fires only into its front field: the hexes reached by steps in its two front directions alone; that is also "to its front" in 11.3. Why: 5 binds all units, 10.1 says it of infantry only; option artilleryArc.
rules-fires-only-into-its-front-field-the-1c9jwg1 = Solo dispara a su campo frontal: los hexágonos a los que se llega dando pasos únicamente en sus dos direcciones de frente; eso es también «de frente» en 11.3. Motivo: 5 obliga a todas las unidades, 10.1 lo dice solo de la infantería; opción artilleryArc.
# Who fires, how often
rules-who-fires-how-often-1tb1ze4 = Quién dispara y cuántas veces
# Each unit once a phase; groups one after another, a target any number of times; firing pieces form an unbroken run from the top: skirmishers, batteries, infantry. Why: 10.1, 10.2.
rules-each-unit-once-a-phase-groups-one-after-1hg35gz = Cada unidad, una vez por fase; un grupo tras otro, y un mismo blanco cuantas veces se quiera; las fichas que disparan forman una serie sin huecos desde arriba: guerrilla, baterías, infantería. Motivo: 10.1, 10.2.
# Parts of a CF
rules-parts-of-a-cf-5u3kdy = Partes de un FC
# Infantry may fire with part of its points or divide them; never in shock, never batteries. Why: example 5, 10.2, 11.1.
rules-infantry-may-fire-with-part-of-its-1y58tto = La infantería puede disparar con parte de sus puntos o dividirlos; nunca en el choque, y las baterías nunca. Motivo: ejemplo 5, 10.2, 11.1.
# Forced movement and formation
rules-forced-movement-and-formation-haxyv3 = Movimiento forzoso y formación
# A battery driven back ends limbered; D or R in a check ends square and skirmish formation, and until the infantry is in good order again it takes neither. Why: 4.2; no facing, no formation.
rules-a-battery-driven-back-ends-limbered-d-1prxto4 = Una batería rechazada acaba enganchada; D o R en una prueba deshacen el cuadro y la guerrilla, y la infantería no vuelve a formarlos hasta estar de nuevo en buen orden. Motivo: 4.2; sin orientación no hay formación.
# Order of shocks
rules-order-of-shocks-ncs7oj = Orden de los choques
# The phasing player names all combats before the first die (so that RA46 can be checked) and resolves them in his order; one whose target has gone lapses, its attackers do nothing else; neither does a unit that no longer has its target in front of it. Why: 11, 11.1.
rules-the-phasing-player-names-all-combats-1vid3uc = El jugador en fase declara todos los combates antes del primer dado (para que se pueda comprobar RA46) y los resuelve en el orden que quiera; aquel cuyo objetivo ha desaparecido queda sin efecto, y sus atacantes no hacen nada más, como tampoco una unidad que ya no tiene su objetivo al frente. Motivo: 11, 11.1.
# One attacker, two enemy hexes
rules-one-attacker-two-enemy-hexes-rwfddx = Un atacante, dos hexágonos enemigos
# If no other attack takes the second hex, both hexes are one combat. A hex in front that no attack names joins the attack of the unit that faces it; if several face it, that of the first in the order of battle. The points of each side are added up; each attacker counts with its worst terrain factor, and a multiplier counts only if it holds against each hex that the attacker faces. The result binds all defenders, a loss falls once, and one of the hexes may be advanced into. Why: duty to attack, CF indivisible, one attack per unit.
rules-if-no-other-attack-takes-the-second-hex-1n0j5d5 = Si nadie más se encarga del segundo hexágono, ambos son un solo combate (el hexágono frontal que nadie ha declarado se une al de quien lo tiene enfrente; entre varios, el primero en el orden de batalla): suma contra suma; cada atacante, con su peor factor de terreno, y un multiplicador solo si vale contra cada hexágono que tiene enfrente; el resultado obliga a todos los defensores, la baja recae una vez y se puede avanzar a uno de los hexágonos. Motivo: obligación de atacar, FC indivisible, un ataque por unidad.
# 24 and 18 points
rules-24-and-18-points-xs3cx2 = 24 y 18 puntos
# Whole units by current CF before multipliers; the owner picks which defenders count, the result binds all. Why: 11.1.
rules-whole-units-by-current-cf-before-j4y94s = Unidades enteras según su FC del momento, antes de multiplicar; el dueño elige qué defensores cuentan, y el resultado obliga a todos. Motivo: 11.1.
# Mixed attackers
rules-mixed-attackers-gykgr4 = Atacantes mixtos
# +1 if all have attack orders, -1 if one has a defense order; heavy +1, cavalry -2, infantry +2 on squares by the arm with most points (tie: worse for the attacker); one leader a side, stacked with a unit of his command in the combat. Why: one die per combat.
rules-1-if-all-have-attack-orders-1-if-one-93o0wb = +1 si todos tienen órdenes de ataque, -1 si alguno tiene orden de defensa; pesada +1, caballería -2, infantería +2 contra cuadros según el arma con más puntos (con empate, lo peor para el atacante); un comandante por bando, apilado con una unidad de su mando que esté en el combate. Motivo: un dado por combate.
# Mixed defenders
rules-mixed-defenders-1le95k8 = Defensores mixtos
# Square if all infantry of the hex is in square; skirmisher multiplier if no formed unit is there; 5-1 column if all are routed (an exchange then costs the attackers nothing either), else the routed add nothing. Why: 4.1, 11.1, 14.2.
rules-square-if-all-infantry-of-the-hex-is-in-xwvmvs = Cuadro, si está en cuadro toda la infantería del hexágono; multiplicador contra guerrilla, si no hay allí ninguna unidad formada; columna 5-1, si todos están en desbandada (un intercambio tampoco cuesta entonces nada al atacante); si no, los que lo están no suman nada. Motivo: 4.1, 11.1, 14.2.
# Per unit, as its combat comes up, before the die; all attackers must be of the kind evaded; "previous phase" = the defensive fire of this player phase; who stays is attacked; if none stays there is no combat: no advance, control or forced retreat. Why: 11.1, 12.
rules-per-unit-as-its-combat-comes-up-before-8ih2xi = Por unidad, cuando le llega el turno a su combate, antes del dado; todos los atacantes han de ser de la clase que se elude; la «fase anterior» es el fuego defensivo de esta fase de jugador; quien se queda es atacado; si no se queda nadie, no hay combate: ni avance, ni control, ni retirada forzosa. Motivo: 11.1, 12.
# Once per turn
rules-once-per-turn-18fkjh2 = Una vez por turno
# Counted per player phase: own attack in the own phase, attacked in the enemy's; a unit that has been attacked and falls back into another hex under attack has no part in the combat there. Why: attacks happen only there.
rules-counted-per-player-phase-own-attack-in-18j5kpp = Se cuenta por fase de jugador: el ataque propio en la fase propia, el recibido en la del enemigo; quien ya ha sido atacado y se retira a un hexágono también atacado no toma parte en el combate de allí. Motivo: solo hay ataques en ellas.
# Run of a charge
rules-run-of-a-charge-1gby3hk = La carrera de una carga
# Hex before the last step, last hex and target hex clear, the two sides between free of what 11.2 lists (a bridge counts as its water); any path before; an enemy front ZOC on the way ends the charge. Why: 11.2, RA48.
rules-hex-before-the-last-step-last-hex-and-1t8b7kx = El hexágono anterior al último paso, el último y el del objetivo, despejados; los dos lados entre ellos, libres de lo que enumera 11.2 (un puente cuenta como su agua); antes, cualquier camino; una ZDC frontal enemiga en el camino pone fin a la carga. Motivo: 11.2, RA48.
# Checks of a charge
rules-checks-of-a-charge-pojy9a = Pruebas de una carga
# Each charger on arriving; infantry of the target hex may try at each arrival, each unit once, before the charger checks; a routed charger's 2 hexes are its rout; those who passed attack together without infantry; a charger stopped by D from fire stays without attack. Why: 11.2, 4.1.
rules-each-charger-on-arriving-infantry-of-135bjmh = Cada unidad que carga, al llegar; la infantería del hexágono objetivo puede intentarlo a cada llegada, cada unidad una vez, antes de la prueba de quien carga; los 2 hexágonos de quien carga y cae en desbandada son los de esa desbandada; las que la superan atacan juntas y sin infantería; la que un D del fuego detiene se queda sin ataque. Motivo: 11.2, 4.1.
# Cavalry may answer a charge after any of its steps, the start included, within 2 hexes and in sight (RA39), and a plain shock attack when it is named. Several may join, once against each attacking stack, under orders to attack, to harass or to defend (inside the area). The countercharger moves next to the attackers and turns; in a hex that others hold it takes their facing instead, and must have the attackers in front of it; command, the cost of zones of control, the stop in them and the check for leaving them do not bind it. It attacks that stack only, which may not evade. Sight is taken when the question is put: a unit that rides first does not hide the charge from those after it. Infantry in the hex of the charge defends with the cavalry, and loses its own attack with it. Why: 11.5; the other orders start no combat.
rules-cavalry-may-answer-a-charge-after-any-1h39xnw = Contra una carga, tras cualquier paso (incluida la salida) a 2 hexágonos o menos y a la vista (RA39); contra un simple choque, cuando se declara; pueden unirse varias, una vez por apilamiento atacante; con órdenes de ataque, hostigamiento o defensa (dentro del área). Se pone contigua y gira (en un hexágono que ocupan otros toma en cambio la orientación de estos, y ha de tener al frente a los atacantes), sin mando, coste de ZDC, detención ni prueba al salir; ataca solo a ese apilamiento, que no puede eludir el combate. La vista se toma al hacer la pregunta: la primera que sale no tapa la carga a las siguientes. La infantería del hexágono de la carga se defiende con ella, y con ella pierde su propio ataque. Motivo: 11.5; las demás órdenes no inician combate.
# Controlled cavalry
rules-controlled-cavalry-1dejchh = Caballería controlada
# New full MP each time; costs, ZOC stops and the check on leaving a front as usual, no command; disorganized cavalry moves and attacks as such; attacks any enemy, also one attacked before, and together with it every other that stands in front (RA46); a charge again needs distance, run and checks. Why: 11.3.
rules-new-full-mp-each-time-costs-zoc-stops-a2o6uz = Cada vez todos los PM de nuevo; los costes, las detenciones por ZDC y la prueba al dejar un frente son los normales, sin mando; la caballería desorganizada se mueve y ataca como tal; ataca a cualquier enemigo, también a uno ya atacado, y junto con él a todos los demás que tiene al frente (RA46); una nueva carga necesita distancia, carrera y pruebas. Motivo: 11.3.
# Front field measured before it is turned over; shortest way to the nearest enemy in it, without heed to command, ZOC, quota or RA46; attacks that hex alone; not reachable: stops as near as it can, no attack. Why: 11.3, example 8.1.
rules-front-field-measured-before-it-is-15gcykv = El campo frontal se mide antes de volver la ficha; va por el camino más corto al enemigo más cercano que haya en él, sin atender a mando, ZDC, cupo ni RA46; ataca solo ese hexágono; si no puede alcanzarlo, se detiene lo más cerca posible, sin ataque. Motivo: 11.3, ejemplo 8.1.
# Running ahead
rules-running-ahead-1vl616t = Correr de frente
# Its two front directions in turn, the first chosen by the owner; usual costs, friends are passed; stops before prohibited terrain or an enemy. Why: the corner points between two hexes.
rules-its-two-front-directions-in-turn-the-1afcxtk = Sus dos direcciones de frente por turno, y la primera la elige el dueño; costes habituales, pasa por entre amigos; se detiene ante terreno prohibido o un enemigo. Motivo: el vértice apunta entre dos hexágonos.
# Who falls back by 11.4
rules-who-falls-back-by-11-4-brlkzj = Quién se retira según 11.4
# All cavalry of the combat, also beside infantry (which stays); dislodged = no enemy combat unit left in the target hex, so ---, AB, BM and a DB that leaves one send it back. Why: 11.4, example 8.1.
rules-all-cavalry-of-the-combat-also-beside-b3wh0e = Toda la caballería del combate, también junto a infantería (que se queda); desalojar es que no quede ninguna unidad de combate enemiga en el hexágono objetivo, de modo que ---, AB, BM y un DB que deja alguna la hacen volver. Motivo: 11.4, ejemplo 8.1.
# Way to the base shut
rules-way-to-the-base-shut-a0smv7 = Camino a la base cerrado
# A hex equally distant, else it stands (11.4, later moves of routed units); in retreats of 12: elimination. Why: 12, 14.2.
rules-a-hex-equally-distant-else-it-stands-11-1lddt2r = A un hexágono igual de distante; si no, se queda (11.4, movimientos posteriores de unidades en desbandada); en las retiradas de 12: eliminación. Motivo: 12, 14.2.
# Countercharge and RA87
rules-countercharge-and-ra87-1t2v0ym = La contracarga y RA87
# It is the one attack the charging stack may receive in that phase and costs the countercharger nothing later; having been attacked itself in that phase does not keep it from it. Why: 11.1.
rules-it-is-the-one-attack-the-charging-stack-1e6277k = Es el único ataque que puede recibir en esa fase el apilamiento que carga, y a quien contracarga no le cuesta nada después; haber sido atacado en esa fase no se lo impide. Motivo: 11.1.
# Routed units
rules-routed-units-f9ibot = Unidades en desbandada
# Neither fire nor attack, obey no order, need no command to run. Why: 14.2.
rules-neither-fire-nor-attack-obey-no-order-xz8en4 = Ni disparan ni atacan, no obedecen orden alguna ni necesitan mando para huir. Motivo: 14.2.
# End of a retreat
rules-end-of-a-retreat-8j1tz3 = Final de una retirada
# Stacking limits hold there, else one hex more; who moves by points (11.4, later moves of routed units) passes a full hex only where he can go on to one with room, and goes no farther than his base; passing friends costs one check in all, and where the result asks for a check as well they are the same one. Why: 6, 12.
rules-stacking-limits-hold-there-else-one-hex-1eunngu = Allí rigen los límites de apilamiento; si no caben, un hexágono más; quien se mueve por puntos (11.4, movimientos posteriores de unidades en desbandada) solo pasa por un hexágono lleno si puede seguir hasta otro con sitio, y no va más allá de su base; pasar por entre amigos cuesta una sola prueba, que es la misma cuando también el resultado pide una. Motivo: 6, 12.
# Pairs in a level profile
rules-pairs-in-a-level-profile-1gzg16h = Parejas de hexágonos en un perfil llano
# Clear if the line is clear with one hex of each pair. Why: 10.2.1.
rules-clear-if-the-line-is-clear-with-one-hex-ipye5o = Despejada si la línea lo está con un hexágono de cada pareja. Motivo: 10.2.1.
# Bridge over a stream
rules-bridge-over-a-stream-tnpqs7 = Puente sobre un arroyo
# No cost for any arm; +1 and +2 are those of river bridges. Why: no worse than the ford.
rules-no-cost-for-any-arm-1-and-2-are-those-10jz8l7 = No cuesta nada a ningún arma; el +1 y el +2 son de los puentes sobre ríos. Motivo: no ha de ser peor que el vado.
# Arrivals and command
rules-arrivals-and-command-a13jfb = Llegadas y mando
# In command on the turn of entry. Why: nothing to trace from.
rules-in-command-on-the-turn-of-entry-why-16cif9i = Bajo mando en el turno de entrada. Motivo: no hay desde dónde trazar la línea.
# Entry hex shut
rules-entry-hex-shut-14nthz4 = Hexágono de entrada cerrado
# With an enemy combat unit or a front ZOC in it: entry by the nearest free edge hex. Why: one unit must not lock out a column.
rules-with-an-enemy-combat-unit-or-a-front-1o55o6p = Si hay en él una unidad de combate enemiga o una ZDC frontal, se entra por el hexágono libre más cercano del borde. Motivo: una sola unidad no debe cerrar el paso a una columna.
# Batteries and ZOC
rules-batteries-and-zoc-1sg1fgz = Las baterías y la ZDC
# They have one, limbered or not. Why: 8: "a unit".
rules-they-have-one-limbered-or-not-why-8-a-kesvvc = La ejercen, enganchadas o no. Motivo: 8: «una unidad».
# Wherever a grade is asked: checks, fire, shock, control, moving squares. Why: 16.
rules-wherever-a-grade-is-asked-checks-fire-f9nzr0 = Dondequiera que se pregunte por un grado: pruebas, fuego, choque, control, cuadros que mueven. Motivo: 16.
# Leader out
rules-leader-out-muwsa8 = Comandante fuera de combate
# Until next turn the formation has no leader (a Commander in Chief: no tries); the reverse side has no second replacement and stays. Why: 15.1.
rules-until-next-turn-the-formation-has-no-1u4bob5 = Hasta el turno siguiente la gran unidad no tiene comandante (y si era comandante en jefe, no hay intentos); el reverso no tiene un segundo sustituto, y se queda. Motivo: 15.1.
# Skirmishers on the move
rules-skirmishers-on-the-move-3hs8yo = La guerrilla en movimiento
# One hex: like any piece without facing; several: all hexes shift one step the same way at the cost of the dearest; another shape = reform and deploy again; where gathering gives up hexes, the zones that are left, the stop before a front, command and orders bind as on a step. Why: 4.1, example 2.
rules-one-hex-like-any-piece-without-facing-1y6ikjk = En un hexágono: como toda ficha sin orientación; en varios: todos se desplazan un paso en el mismo sentido, al coste del más caro; otra forma = reunirse y desplegar de nuevo; cuando al reunirse se dejan hexágonos, las zonas que se abandonan, la parada ante un frente, el mando y las órdenes obligan como en un paso. Motivo: 4.1, ejemplo 2.
# Where they deploy
rules-where-they-deploy-cwfmyx = Dónde se despliega
# Hexes free of enemies, joined by sides infantry can cross; new hexes in an enemy ZOC: in command, +1 MP once, a front ZOC ends the move. Why: 8.1.
rules-hexes-free-of-enemies-joined-by-sides-1sbwptf = En hexágonos libres de enemigos, unidos por lados que la infantería pueda cruzar; hexágonos nuevos en una ZDC enemiga: bajo mando, +1 PM una sola vez, y una ZDC frontal pone fin al movimiento. Motivo: 8.1.
# Their points
rules-their-points-h0nvc6 = Sus puntos
# Dealt out again after every loss; too few for 2 a hex: the owner gives up outer hexes; 1 point left: normal formation. Why: 4.1.
rules-dealt-out-again-after-every-loss-too-1oy1fy = Se reparten de nuevo tras cada baja; si no alcanzan a 2 por hexágono, el dueño abandona hexágonos exteriores; con 1 punto, formación normal. Motivo: 4.1.
# Their fire and defense
rules-their-fire-and-defense-jw5ka0 = Su fuego y su defensa
# Each hex its own points; several attacked hexes of one deployment are one combat with their points, and one of them is advanced into. Why: a unit is attacked once.
rules-each-hex-its-own-points-several-t0yeaf = Cada hexágono, con sus propios puntos; varios hexágonos atacados de un mismo despliegue son un solo combate con los puntos de todos ellos, y se avanza a uno de ellos. Motivo: a una unidad se la ataca una vez.
# Driven back
rules-driven-back-difrv2 = Guerrilla rechazada
# R, D1, D2, or D or R in a check end the deployment: the unit gathers in one hex, normal formation, at the distance asked from every hex hit, freely through its own hexes. Why: one piece retreats.
rules-r-d1-d2-or-d-or-r-in-a-check-end-the-n2z49n = R, D1, D2, o D o R en una prueba ponen fin al despliegue: la unidad se reúne en un hexágono, en formación normal, a la distancia pedida de todos los hexágonos alcanzados, pasando libremente por los suyos. Motivo: se retira una sola ficha.
# Measuring to them
rules-measuring-to-them-gfa9ox = Medir hasta ella
# Command, sight, leader in the hex: nearest (any) deployed hex; RA25 counts the points in the hex; reaction square only when in one hex. Why: example 2.
rules-command-sight-leader-in-the-hex-nearest-37ex8a = Mando, vista, comandante en el hexágono: el hexágono ocupado más cercano (o uno cualquiera); RA25 cuenta los puntos del hexágono; cuadro como reacción solo si está en uno. Motivo: el ejemplo 2.
# Counting the quota
rules-counting-the-quota-w44hn7 = La cuenta del cupo
# Base: combat counters of the formation on the map, not routed, at the start of the own phase; a counter counts once; countercharge, defensive fire, forced and chain attacks free; DUP and VDL are formations here. Why: 3.1.
rules-base-combat-counters-of-the-formation-zh9b2b = Base: las fichas de combate de la gran unidad que están en el mapa y no en desbandada al empezar la fase propia; una ficha cuenta una vez; no cuentan contracargas, fuego defensivo ni ataques forzosos o de cadena; DUP y VDL son aquí grandes unidades. Motivo: 3.1.
# Duty to close up
rules-duty-to-close-up-3cshgf = Obligación de acercarse
# Each good-order combat counter farther than 3 hexes from the nearest enemy ends nearer to him than it began, if a legal way is open (RA134); one hex is enough. Within 3 hexes it need not come nearer. Disorganized, routed, leaders, carts free; carts are under no command (S4.8.5.3): neither orders nor a lack of command bind them. Why: 3.1 C, D name a distance, but no turn by which it is reached.
rules-each-good-order-combat-counter-farther-1ia54iy = Cada ficha de combate en buen orden que está a más de 3 hexágonos del enemigo más próximo acaba más cerca de él de lo que empezó, si hay un camino legal (RA134); basta un hexágono. A 3 hexágonos o menos no tiene que acercarse. Quedan libres las desorganizadas, las que están en desbandada, los comandantes y los carros; los carros no son del mando de nadie (S4.8.5.3): ni los ata orden alguna ni los frena la falta de mando. Motivo: 3.1 C y D dan una distancia, pero ningún turno en que haya de alcanzarse.
# Defense area in use
rules-defense-area-in-use-kdt87g = El área de defensa en uso
# One per formation; controlled = more own than enemy combat units in it, no enemy in or next to the centre; units outside when it is written may defend and move only nearer to it, not attack; the own hex counts, targets may lie outside; no advance or run ends outside; forced moves may and must come back. Why: 3.1 E; scenarios 1 and 5 begin so.
rules-one-per-formation-controlled-more-own-4czpjo = Una por gran unidad; controlada = en ella hay más unidades de combate propias que enemigas, y ninguna enemiga en el centro ni contigua a él; las unidades que están fuera cuando se escribe pueden defenderse y mover solo para acercarse a ella, no atacar; cuenta el hexágono propio, los objetivos pueden estar fuera; ningún avance ni carrera acaba fuera; quien sale forzado puede y debe volver. Motivo: 3.1 E; los escenarios 1 y 5 empiezan así.
# Commander in Chief moving
rules-commander-in-chief-moving-2gn2lx = El comandante en jefe mueve
# By the order of his own formation (RED, DUP, VDL, LAP; COR in scenario 1), Castaños freely; after a try not at all that turn. Why: 3, 15.
rules-by-the-order-of-his-own-formation-red-msug7b = Según la orden de su propia gran unidad (RED, DUP, VDL, LAP; COR en el escenario 1), Castaños libremente; tras un intento, no mueve en todo ese turno. Motivo: 3, 15.
# Tries
rules-tries-swhfjq = Intentos
# Any leader, the same one again while tries remain; success = any order for the whole formation; distance 0 counts as a try. Why: 3.
rules-any-leader-the-same-one-again-while-wrj8yn = Con cualquier comandante, también con el mismo otra vez mientras queden intentos; éxito = cualquier orden para toda la gran unidad; a distancia 0 también cuenta como intento. Motivo: 3.
# Scenario 4 rule 8.2
rules-scenario-4-rule-8-2-1nv8wvv = Regla 8.2 del escenario 4
# Per formation, lifted for the next orders phase once one of its combat units is within 5 hexes of a Spanish combat unit. Why: "until".
rules-per-formation-lifted-for-the-next-1378ul4 = Para cada gran unidad por separado; deja de regir en la siguiente fase de órdenes, una vez que una de sus unidades de combate está a 5 hexágonos o menos de una unidad de combate española. Motivo: «hasta que».
# Who orders whom
rules-who-orders-whom-1k9qa4j = Quién da órdenes a quién
# Dupont his brigades, Vedel his; with 9.3 Castaños: LAP, CRZ and those whose leader is in his radius, Reding the rest; without 9.3 La Peña in scenarios 3 and 4 as in 5 (LAP, CRZ; divider 2, 2 tries), both arriving with maneuver orders like every other column; before Castaños or La Peña has come, Reding all who are there. Why: no other Commander in Chief can reach them.
rules-dupont-his-brigades-vedel-his-with-9-3-1mahrfo = Dupont a sus brigadas, Vedel a las suyas; con 9.3 Castaños: LAP, CRZ y aquellas cuyo comandante está en su radio, y Reding las demás; sin 9.3, La Peña en los escenarios 3 y 4 como en el 5 (LAP, CRZ; divisor 2, 2 intentos), y ambas llegan con órdenes de maniobra como toda otra columna; antes de que llegue Castaños o La Peña, Reding a quien esté allí. Motivo: ningún otro comandante en jefe puede alcanzarlas.
# Carts left alone
rules-carts-left-alone-15bwauq = Carros abandonados
# Escort eliminated or driven out of the hex: the carts can be taken. Why: 8.5.3.
rules-escort-eliminated-or-driven-out-of-the-16m3gvf = Eliminada la escolta, o expulsada del hexágono, los carros se pueden capturar. Motivo: 8.5.3.
# FFD number
rules-ffd-number-foasik = Número de FFD
# A third of the side's combat units of the scenario, arrivals included, carts not, rounded down. Why: Optional 3.
rules-a-third-of-the-side-s-combat-units-of-1qlgpet = Un tercio de las unidades de combate del bando en el escenario, incluidas las que llegan, sin los carros y redondeado hacia abajo. Motivo: Opcional 3.
# Empty FFD
rules-empty-ffd-psq8xy = FFD vacía
# Moves like light cavalry of its side, no ZOC, order or command, never next to an enemy. Why: it would vanish there.
rules-moves-like-light-cavalry-of-its-side-no-n8rz23 = Mueve como la caballería ligera de su bando, sin ZDC, orden ni mando, y nunca contigua a un enemigo. Motivo: allí desaparecería.
# When FFD are tested
rules-when-ffd-are-tested-bib4e4 = Cuándo se comprueban las FFD
# After every step of either side, retreats too; sight by combat units, adjacency also by leaders. Why: Optional 5.
rules-after-every-step-of-either-side-1blx5p2 = Después de cada paso de cualquiera de los bandos, también en las retiradas; avistan las unidades de combate, y para la contigüidad cuentan también los comandantes. Motivo: Opcional 5.
# Hidden stacks
rules-hidden-stacks-4lkipm = Apilamientos ocultos
# Obey all rules with their true contents; the enemy sees the marker only; each stack of a column is tested like the head, and when the head is found the column is set down. Why: Optional 4.
rules-obey-all-rules-with-their-true-contents-165uxu9 = Cumplen todas las reglas con su contenido verdadero; el enemigo solo ve la ficha; cada apilamiento de una columna se comprueba como la cabeza, y descubierta la cabeza se coloca la columna. Motivo: Opcional 4.
# Fire at marked stacks
rules-fire-at-marked-stacks-1bmeta7 = Fuego contra apilamientos con FFD
# Possible under hiding or inflating FFD, resolved with the true contents, losses and states shown; FFD are no targets and no depth. Why: Optional 4, 10.2.
rules-possible-under-hiding-or-inflating-ffd-irxux8 = Es posible con FFD que ocultan o abultan, y se resuelve con el contenido verdadero, mostrando bajas y estados; las FFD no son blanco ni dan profundidad. Motivo: Opcional 4, 10.2.
# FFD in shock
rules-ffd-in-shock-7z0ar8 = FFD en el choque
# Contents shown for the odds, marker stays until the combat is over, then goes if still next to an enemy. Why: Optional 5, 6.
rules-contents-shown-for-the-odds-marker-inpg71 = Se muestra el contenido para la relación de fuerzas; la ficha se queda hasta que acaba el combate, y después se quita si sigue contigua a un enemigo. Motivo: Opcional 5, 6.
# Facing of units that have none
rules-facing-of-units-that-have-none-1v9snd0 = Orientación de quien no la tiene
# Every occupied hex keeps a facing, even while no unit in it has one; the owner may turn it freely in his own movement phase before the first unit of it moves. A unit that gets its facing back (recovered, or no longer under maneuver orders) takes that of its hex. Why: the rulebook gives such units no facing and does not say where they look afterwards.
rules-every-occupied-hex-keeps-a-facing-even-n3kkii = Todo hexágono ocupado guarda una orientación, aunque nadie la tenga en él; el dueño puede girarla libremente en su propia fase de movimiento antes de que mueva la primera unidad de allí. La unidad que recobra su orientación (recuperada, o sin órdenes de maniobra ya) toma la de su hexágono. Motivo: el reglamento no da orientación a esas unidades ni dice adónde miran después.
# Secrecy of set-up
rules-secrecy-of-set-up-1xby496 = El secreto del despliegue
# The French player places first, then the Spanish player, in the open; orders and defense areas are then written in secret by both. With limited information neither sees anything of the other's set-up, nor may he place his pieces where the scenario lets the other begin, until both have laid their markers; then all is shown that can be seen, and markers that are found at once come off. On the morning of a day carried over from another, the newcomers are placed in the open among the troops that stood in sight overnight. Why: nothing is printed; a marker does not hide troops whose place is known.
rules-the-french-player-places-first-then-the-6mnhhl = Coloca primero el jugador francés y después el español, a la vista; luego ambos escriben en secreto las órdenes y las áreas de defensa. Con información limitada, ninguno ve nada del despliegue del otro, ni puede colocar sus fichas donde el escenario deja empezar al otro, hasta que ambos han puesto sus FFD; entonces se muestra todo lo que puede verse, y las FFD que se descubren en el acto se retiran. En la mañana de una jornada que continúa otra, los recién llegados se colocan a la vista, entre las tropas que quedaron a la vista por la noche. Motivo: no hay nada impreso; una FFD no oculta a nadie cuyo lugar se conoce.
# Entering an enemy leader's hex
rules-entering-an-enemy-leader-s-hex-1k5dmfk = Entrar en el hexágono de un comandante enemigo
# The leader rides to the nearest unit of his command, else of his side, at once; without any he leaves the map and returns with the next unit of his side that arrives. Why: RA67 says where he goes, not what becomes of him when there is no unit.
rules-the-leader-rides-to-the-nearest-unit-of-1q294ay = El comandante cabalga al instante a la unidad más cercana de su mando o, si no, de su bando; si no hay ninguna, sale del mapa y vuelve con la primera unidad de su bando que llegue. Motivo: RA67 dice adónde va, no qué es de él cuando no queda nadie.
# Points lost in a morale check
rules-points-lost-in-a-morale-check-1suai4a = Puntos perdidos en una prueba de moral
# All points that the unit has lost in the battle count, but the first. Why: the line stands with other lasting states of the unit, and reorganization knows no combat that it could mean.
rules-all-points-that-the-unit-has-lost-in-d9fsjw = Cuentan todos los que la unidad ha perdido en la batalla, menos el primero. Motivo: la línea está junto a otros estados duraderos de la unidad, y la reorganización no conoce ningún combate al que pudiera referirse.
# When stacking limits hold
rules-when-stacking-limits-hold-49titu = Cuándo rigen los límites de apilamiento
# Where a unit ends its move; it may pass a hex that it would overfill if it can go straight on to one with room, both outside every enemy zone of control. Retreats may pass. Why: 6 has the limit hold at the completion of movement, and no unit can be left over where there is no room.
rules-where-a-unit-ends-its-move-it-may-pass-4zp0pq = Donde una unidad acaba su movimiento; puede pasar por un hexágono que llenaría en exceso si puede seguir en el acto a otro con sitio, ambos fuera de toda zona de control enemiga. Las retiradas pueden pasar. Motivo: según 6 el límite rige al acabar el movimiento, y nadie puede quedar de sobra donde no hay sitio.
# Leaders and their troops
rules-leaders-and-their-troops-11dt5xp = Los comandantes y sus tropas
# When the last troops of his side fall back or advance from a leader's hex, he goes along with the last of them. Why: RA71 lets him follow, and alone he would be lost.
rules-when-the-last-troops-of-his-side-fall-11tfw7e = Cuando las últimas tropas de su bando se retiran o avanzan del hexágono de un comandante, este va con la última de ellas. Motivo: RA71 le deja seguirlas y, solo, estaría perdido.
# What an enemy stack shows
rules-what-an-enemy-stack-shows-187xhko = Qué muestra un apilamiento enemigo
# Its top piece, its height and its facing. The rest is seen by enemy troops next to it and by all while the hex is fought for. A unit that acts lies on top, and one that has acted or been named stays open until the player phase is over. When a unit comes to light, those who see it hear of it. Why: 6 forbids inspection, and the odds that it allows cannot be worked out without looking.
rules-its-top-piece-its-height-and-its-facing-1hynweh = Su ficha superior, su altura y su orientación. Lo demás lo ven las tropas enemigas contiguas, y todos mientras se combate por el hexágono; quien actúa va encima, y quien ha actuado o ha sido nombrado sigue a la vista hasta que acaba la fase de jugador. De quien sale a la luz se da aviso. Motivo: 6 prohíbe examinarlo, y la relación de fuerzas que permite calcular no se puede hallar sin mirar.
# An attack below 1-4
rules-an-attack-below-1-4-exdrcl = Un ataque por debajo de 1-4
# It does not take place, and its attackers do nothing else; one that has to be made, on several hexes together, by cavalry that has come up in a charge or countercharge or by cavalry out of hand, is fought as 1-4. Why: odds are known only when all attacks are named (RA81).
rules-it-does-not-take-place-and-its-ugxd23 = No se celebra, y sus atacantes no hacen nada más; el que tiene que hacerse, contra varios hexágonos a la vez, por caballería que ha llegado en carga o contracarga o por caballería sin control, se libra a 1-4. Motivo: la relación de fuerzas no se conoce hasta que están declarados todos los ataques (RA81).
# How the duty to close up is kept
rules-how-the-duty-to-close-up-is-kept-xvleh4 = Cómo se cumple la obligación de acercarse
# While the nearest enemy is farther than 3 hexes, a unit that has to close up may not step away from him. The movement does not end, and the unit's leader does not move, while a unit that has come no nearer could still do so, if need be after a turn that it pays for; turning alone is not moving. Such a unit takes up square, skirmish or unlimbered formation only after it has come nearer. Guns that stand unlimbered and squares that cannot move are free. Why: RA113 asks where a unit ends, and a seat must always have a move; 3.1 has all counters move, and a change of formation is no move.
rules-while-the-nearest-enemy-is-farther-than-1j6fjlj = Mientras el enemigo más cercano está a más de 3 hexágonos, la unidad que debe acercarse no puede dar un paso que la aleje de él. El movimiento no termina, ni se mueve el comandante de la unidad, mientras pueda acercarse una unidad que aún no lo ha hecho, si hace falta tras un giro que paga; girar sin más no es moverse. Esa unidad adopta la formación en cuadro, en guerrilla o desplegada solo después de acercarse. Los cañones desplegados y los cuadros que no pueden moverse quedan libres. Motivo: RA113 pregunta dónde acaba una unidad, y un bando debe tener siempre una jugada; 3.1 manda mover a todas las fichas, y cambiar de formación no es mover.
# Surrender and rule 17
rules-surrender-and-rule-17-asqu5u = La capitulación y la regla 17
# As three demoralized formations end the battle at once, the second condition of a surrender, all of Dupont's brigades demoralized, is never met while it goes on: it has no effect. Why: 17 knows no exception.
rules-as-three-demoralized-formations-end-the-7ux27m = Como tres grandes unidades desmoralizadas terminan la batalla en el acto, la segunda condición de la capitulación, todas las brigadas de Dupont desmoralizadas, nunca se da mientras dura: no tiene efecto. Motivo: 17 no conoce excepción.
# Retreat through a zone of control
rules-retreat-through-a-zone-of-control-wg0v60 = Retirada a través de una zona de control
# A unit that retreats loses one point and becomes disorganized once only, at the first hex in an enemy zone of control where no friendly unit stands. This holds for each unit of a stack: units that retreat by the same result do not cover each other. Why: 12 says each unit loses one point.
rules-a-unit-that-retreats-loses-one-point-1ph0s59 = El punto y el orden se pierden una vez por retirada, en el primer hexágono en zona de control enemiga donde no hay ningún amigo; paga cada unidad de un apilamiento, pues quien se retira por el mismo resultado no cubre a nadie. Motivo: 12 dice que cada unidad pierde un punto.
# Fire letter, later tables
rules-fire-letter-later-tables-1w60za4 = La letra del fuego, tablas posteriores
# Option laterFire: a D (there P) in defensive fire keeps the whole stack from attacking; a battery that it hits is silent in its next turn; any other unit that is hit and is not about to attack checks morale. An R silences a battery as well.
rules-option-laterfire-a-d-there-p-in-dsv36u = Opción laterFire: una D (allí P) en fuego defensivo impide atacar a todo el apilamiento; la batería alcanzada calla en su turno siguiente; cualquier otra unidad alcanzada que no vaya a atacar hace una prueba de moral. Una R también hace callar a una batería.
# Artillery range, later tables
rules-artillery-range-later-tables-2c7u87 = Alcance de la artillería, tablas posteriores
# Option laterRanges: heavy, medium and light guns reach 5, 4 and 3 hexes; their factor is printed at 1 hex, half as much again at 2 and 3, half beyond; a quarter more at an adjacent square.
rules-option-laterranges-heavy-medium-and-gep77l = Opción laterRanges: la artillería pesada, media y ligera alcanza a 5, 4 y 3 hexágonos; su factor es el impreso a 1 hexágono, la mitad más a 2 y 3, la mitad más allá; un cuarto más contra un cuadro contiguo.
# Stack depth, later tables
rules-stack-depth-later-tables-aslkz9 = Profundidad del apilamiento, tablas posteriores
# Option laterDepth: beyond 2 hexes -1 for the second unit of a stack, -2 for the third and later ones.
rules-option-laterdepth-beyond-2-hexes-1-for-1pv3x9n = Opción laterDepth: a más de 2 hexágonos, -1 para la segunda unidad de un apilamiento, -2 para la tercera y las siguientes.
# More modifiers of fire, later tables
rules-more-modifiers-of-fire-later-tables-1whnrba = Más modificadores del fuego, tablas posteriores
# Option laterFireModifiers: +2 for fire into a flank.
rules-option-laterfiremodifiers-2-for-fire-127chmv = Opción laterFireModifiers: +2 por el fuego contra un flanco.
# Stacking, later tables
rules-stacking-later-tables-13ep44y = Apilamiento, tablas posteriores
# Option laterStacking: in clear terrain 24 points of infantry, 18 with a square, 16 of cavalry, 3 batteries alone or 1 with others; in buildings 18 points of infantry, in woods 1 battalion, 1 regiment of cavalry and 1 battery in either.
rules-option-laterstacking-in-clear-terrain-7skor2 = Opción laterStacking: en terreno despejado, 24 puntos de infantería, 18 con un cuadro, 16 de caballería, 3 baterías solas o 1 con otras unidades; en edificios, 18 puntos de infantería; en bosque, 1 batallón; en ambos, 1 regimiento de caballería y 1 batería.
# Morale, later tables
rules-morale-later-tables-1wg4iik = Moral, tablas posteriores
# Option laterMorale: -1 for disorganized units as for routed ones; +1 for cavalry that comes up to infantry which has formed no square; -1 in a check after a charge; in reorganization an R routs a disorganized unit.
rules-option-latermorale-1-for-disorganized-ezbz5j = Opción laterMorale: -1 para las unidades desorganizadas, como para las que están en desbandada; +1 para la caballería que llega ante infantería que no ha formado el cuadro; -1 en una prueba tras una carga; en la reorganización, una R pone en desbandada a una unidad desorganizada.
# Shock, later tables
rules-shock-later-tables-1vwjkka = Choque, tablas posteriores
# Option laterShock: infantry +1 on squares and +2 on skirmishers, +1 from a flank; the grades of the top units are compared; D1 makes the defender check as well; artillery alone in a hex is lost on D1, D2 and DB.
rules-option-latershock-infantry-1-on-squares-1lomhq8 = Opción laterShock: infantería, +1 contra cuadros y +2 contra guerrillas, +1 desde un flanco; se comparan los grados de las unidades superiores; con D1 también hace la prueba el defensor; la artillería que está sola en un hexágono se pierde con D1, D2 y DB.
# Cavalry control, later tables
rules-cavalry-control-later-tables-fov8mn = Control de la caballería, tablas posteriores
# Option laterControl: -2 for each attack into which the unit has been drawn by a failed roll in this phase.
rules-option-latercontrol-2-for-each-attack-79bdsw = Opción laterControl: -2 por cada ataque al que la unidad se ha visto arrastrada en esta fase por una tirada fallida.
# Swiss against Swiss, later tables
rules-swiss-against-swiss-later-tables-1yzkhoj = Suizos contra suizos, tablas posteriores
# Option laterSwiss: they fight, with -2 to the die of fire and of shock, instead of standing aside.
rules-option-laterswiss-they-fight-with-2-to-pyuifm = Opción laterSwiss: combaten, con -2 al dado de fuego y de choque, en vez de apartarse.
# Who falls back first
rules-who-falls-back-first-kxraxm = Quién se retira primero
# First the units of the side whose phase it is not, then those of the other; of several their owner says which goes first, and moves them one by one. Why: the rulebook lets owners move their own and gives no order.
rules-first-the-units-of-the-side-whose-phase-1iy4hh2 = Primero las unidades del bando cuya fase no es, después las del otro; entre varias, su dueño dice cuál va primero y las mueve una a una. Motivo: el reglamento deja que cada cual mueva las suyas y no da ningún orden.
# Losses that skirmishers share
rules-losses-that-skirmishers-share-1mtb9m0 = Bajas que comparte la guerrilla
# Each point falls on whichever of the two, skirmishers and next unit of the stack, has lost less so far, of equals on the skirmishers; beyond 2 hexes each unit is hit by itself. Why: 4.1 has the losses shared equally, 10.2 resolves distant fire unit by unit.
rules-each-point-falls-on-whichever-of-the-u0sfmu = Cada punto recae en quien de los dos, la guerrilla o la unidad siguiente del apilamiento, haya perdido menos hasta entonces, y si están iguales en la guerrilla; a más de 2 hexágonos cada unidad recibe su propio tiro. Motivo: 4.1 reparte las bajas por igual, 10.2 resuelve el fuego lejano unidad por unidad.
# Skirmishers in woods and buildings
rules-skirmishers-in-woods-and-buildings-map7ms = Guerrillas en bosque y edificios
# They have the modifier for woods and buildings when all their hexes lie there. Why: one check for the whole unit.
rules-they-have-the-modifier-for-woods-and-1tzy9jv = Tienen el modificador por bosque o edificios cuando todos sus hexágonos están allí. Motivo: una sola prueba para toda la unidad.
# Leaders and markers
rules-leaders-and-markers-u0i1tv = Comandantes y FFD
# Leaders are never under a marker, they ride in sight; markers of either side do not come next to each other, but one that stands for no troops is found like any other. Why: Optional 3 does not count leaders, Optional 5 makes them find markers.
rules-leaders-are-never-under-a-marker-they-8ac69r = Los comandantes nunca van bajo una FFD: cabalgan a la vista. Las FFD de uno y otro bando no se ponen contiguas, pero la que no sustituye a nadie se descubre como cualquier otra. Motivo: Opcional 3 no cuenta los comandantes; Opcional 5 los hace descubrir las FFD.
# What is not seen is not there
rules-what-is-not-seen-is-not-there-y4e6ea = Lo que no se ve no está
# Troops for which a marker stands neither control nor block, see, fire or hold a place, and the enemy's orders are measured without them, until they are set down; carts, routed troops and skirmishers are not covered, and squares are not hidden. A unit that comes into a zone of control that its side could not see pays for it with what points it has left, and stops in its front. Why: else a refusal would tell what the marker hides.
rules-troops-for-which-a-marker-stands-1n6mfqh = Las tropas a las que sustituye una FFD no controlan ni cierran el paso, no ven, no disparan ni ocupan lugares, y las órdenes del enemigo se miden sin ellas, hasta que se colocan; no se cubren carros, tropas en desbandada ni guerrillas, y los cuadros no se ocultan. Quien entra en una zona de control que no podía ver paga por ella hasta donde le alcanza y se detiene ante su frente. Motivo: si no, una negativa revelaría lo que la FFD oculta.
# False markers, and markers that move
rules-false-markers-and-markers-that-move-6q39ad = FFD vacías y FFD que mueven
# A false marker is laid in a free hex beside own troops; each marker is laid once in a movement, unless the enemy has found it (OR3). A stack goes as one beneath the marker on top, and that is all its movement; a unit that acts by itself under it is seen. A marker that has lost its stack goes back to stock. Why: printed is only that eliminated markers may return at once.
rules-a-false-marker-is-laid-in-a-free-hex-1b9no8 = Una FFD vacía se coloca en un hexágono libre contiguo a tropas propias; cada FFD se coloca una vez por movimiento, salvo que el enemigo la haya descubierto (OR3). Un apilamiento mueve como un todo bajo la FFD que tiene encima, y ese es todo su movimiento; quien actúa por sí mismo bajo ella queda a la vista. La que ha perdido su apilamiento vuelve a estar disponible. Motivo: solo está impreso que las eliminadas pueden volver enseguida.
# Vanguard of a brigade
rules-vanguard-of-a-brigade-1ix7jhf = La vanguardia de una brigada
# The brigade that takes the place of the one that comes in two parts (scenario 4) sends its last counters in the order of battle ahead, its guns among them, as many as Chabert does, with its leader. Why: the variant exchanges brigades and says nothing of parts.
rules-the-brigade-that-takes-the-place-of-the-1e4a2ju = La brigada que ocupa el lugar de la que llega en dos partes (escenario 4) envía por delante, con su comandante, las últimas de sus fichas según el orden de batalla, y entre ellas sus piezas, tantas como envía Chabert. Motivo: la variante intercambia brigadas y no habla de partes.
# When the second base is chosen
rules-when-the-second-base-is-chosen-ddjswt = Cuándo se elige la segunda base
# As soon as the last hex of Bailén has become Spanish, before the next part of the turn; once for the game. Why: units that run need a way to go.
rules-as-soon-as-the-last-hex-of-bail-n-has-1s7bogk = En cuanto pasa a manos españolas el último hexágono de Bailén, antes de la siguiente parte del turno; una vez para toda la partida. Motivo: las unidades que huyen necesitan un camino.
# The night between the days
rules-the-night-between-the-days-6hcgs = La noche entre las dos jornadas
# Turns of movement and reorganization only, at 04:00 to 05:30; no unit fires or attacks, no order is changed, and three demoralized formations end nothing. Units that had not come on the first day enter in the morning where they would have come; if none of their formation has come, under maneuver orders. Dupont's vanguard is set up at 06:00. Why: both sides only march; losses count for the second day.
rules-turns-of-movement-and-reorganization-176214c = Solo turnos de movimiento y reorganización, de 04:00 a 05:30; nadie dispara ni ataca, no se cambia ninguna orden, y tres grandes unidades desmoralizadas no ponen fin a nada. Quien no llegó el primer día entra por la mañana por donde habría llegado; si no ha llegado nadie de su gran unidad, con órdenes de maniobra. La vanguardia de Dupont se coloca a las 06:00. Motivo: ambos bandos no hacen más que marchar; las bajas cuentan para la segunda jornada.
# Charges of several regiments
rules-charges-of-several-regiments-10i1bx1 = Cargas de varios regimientos
# Cavalry of one hex or of several charges together at one target: each regiment names it, rides and checks by itself, and those who have come up attack in one combat; they do not ride as one group (RA70). Why: 11.2 speaks of the charging units, and each has its movement and its check.
rules-cavalry-of-one-hex-or-of-several-mkhj80 = La caballería de un hexágono o de varios carga junta contra un blanco: cada regimiento lo declara, avanza y hace su prueba por sí mismo, y los que han llegado atacan en un solo combate; no cabalgan como un grupo (RA70). Motivo: 11.2 habla de las unidades que cargan, y cada una tiene su movimiento y su prueba.
# Several leaders in a hex
rules-several-leaders-in-a-hex-zujq4y = Varios comandantes en un hexágono
# A unit checks morale with the best morale factor of the leaders in its hex who command it. A side fights with the highest shock factor of the leaders who lead its units in the combat. The player does not choose. Why: the die has the factor of one leader (11.1b).
rules-a-unit-checks-morale-with-the-best-1lmbtrv = De varios comandantes de su hexágono que la mandan, una unidad tiene el mejor factor de moral para su prueba, y un bando el factor de choque más alto de todos los que llevan a sus unidades en el combate; nadie elige. Motivo: el dado tiene el factor de un solo comandante (11.1b).
# Order of reorganization
rules-order-of-reorganization-1r3i0cm = Orden de la reorganización
# All try, unit by unit in the order of battle, in the zones of control in which they stood before anybody had tried; who is demoralized is counted when all have. Why: who recovers first would else hinder the next, and the French come first.
rules-all-try-unit-by-unit-in-the-order-of-1u7a3t6 = Lo intentan todas, unidad por unidad en el orden de batalla, en las zonas de control en que estaban antes de que nadie lo intentara; los desmoralizados se cuentan cuando todas lo han hecho. Motivo: si no, la primera en recuperarse estorbaría a la siguiente, y las francesas van primero.
# Leaders of reinforcements
rules-leaders-of-reinforcements-76vvbo = Comandantes de los refuerzos
# They come in with the first unit of their command that enters where they arrive, at no cost, and may ride on after their units. Why: the scenarios let them enter stacked with any of their units.
rules-they-come-in-with-the-first-unit-of-11ou4fo = Entran con la primera unidad a su mando que entra por donde ellos llegan, sin coste, y pueden seguir adelante después de sus unidades. Motivo: los escenarios los dejan entrar apilados con cualquiera de sus unidades.
# Limited information: markers of unknown strength (optional rules 1 to 5)
rules-limited-information-markers-of-unknown-k7x6ed = Información limitada: fichas de factor desconocido (reglas opcionales 1 a 5)
# Share of a formation that may begin combats under attack and harassment orders: a limit, a duty, or neither
rules-share-of-a-formation-that-may-begin-f437y4 = Parte de una gran unidad que puede iniciar combates con órdenes de ataque y de hostigamiento: un tope, una obligación, o ni lo uno ni lo otro
# A charge into a flank: factors multiply, or the higher one counts
rules-a-charge-into-a-flank-factors-multiply-1p3ahfq = Carga contra un flanco: los factores se multiplican, o cuenta el mayor
# Artillery fires into its front field, or all round
rules-artillery-fires-into-its-front-field-or-1nmg909 = La artillería dispara a su campo frontal, o a todos lados
# Formations of one counter fall when it is disorganized, or only when it is routed or eliminated
rules-formations-of-one-counter-fall-when-it-auzf73 = Una gran unidad de una sola ficha cae cuando esta se desorganiza, o solo si entra en desbandada o es eliminada
# Later tables: fire that bars an attack bars the whole stack and silences batteries, else shakes
rules-later-tables-fire-that-bars-an-attack-80eym8 = Tablas posteriores: el fuego que impide atacar se lo impide a todo el apilamiento y hace callar a las baterías; a los demás los somete a una prueba de moral
# Later tables: guns reach 5, 4 and 3 hexes, with other factors by distance
rules-later-tables-guns-reach-5-4-and-3-hexes-j1zxcu = Tablas posteriores: la artillería alcanza a 5, 4 y 3 hexágonos, con otros factores según la distancia
# Later tables: far fire is weaker from the second unit of a stack on
rules-later-tables-far-fire-is-weaker-from-1y0zvk2 = Tablas posteriores: el fuego lejano es más débil desde la segunda unidad de un apilamiento
# Later tables: fire into a flank is better by 2
rules-later-tables-fire-into-a-flank-is-1cuvrzo = Tablas posteriores: el fuego contra un flanco mejora en 2
# Later tables: stacking limits by terrain and arm
rules-later-tables-stacking-limits-by-terrain-1bf006z = Tablas posteriores: límites de apilamiento según el terreno y el arma
# Later tables: disorder and charges modify morale checks, and a rally can fail badly
rules-later-tables-disorder-and-charges-5mg0jh = Tablas posteriores: el desorden y las cargas modifican las pruebas de moral, y reorganizarse puede salir muy mal
# Later tables: other modifiers of shock, grades of the top units, guns alone are lost
rules-later-tables-other-modifiers-of-shock-pzflsl = Tablas posteriores: otros modificadores de choque, grados de las unidades superiores, la artillería sola se pierde
# Later tables: cavalry out of hand is harder to stop each time
rules-later-tables-cavalry-out-of-hand-is-1ourxln = Tablas posteriores: la caballería sin control es cada vez más difícil de detener
# The Spanish rearguard falls with five of its nine counters, not with four
rules-the-spanish-rearguard-falls-with-five-3lsi9e = La retaguardia española cae con cinco de sus nueve fichas, no con cuatro
# Thirst: who is fired at checks always, only when the enemy is adjacent, or never
rules-thirst-who-is-fired-at-checks-always-13elwte = Sed: aquellos contra los que se dispara hacen la prueba siempre, solo si el enemigo está contiguo, o nunca
# Brigades that leave by the road to La Carolina count if they are Dupont's, or all
rules-brigades-that-leave-by-the-road-to-la-3m3ubb = Las brigadas que salen por el camino de La Carolina cuentan si son de Dupont, o todas
# Later tables: Swiss fight Swiss, at 2 less
rules-later-tables-swiss-fight-swiss-at-2-1brq2ra = Tablas posteriores: los suizos combaten contra los suizos, con 2 menos
# Castaños comes with La Peña and takes command of those whom he reaches
rules-casta-os-comes-with-la-pe-a-and-takes-1irs5jq = Castaños viene con La Peña y toma el mando de aquellos a los que alcanza
# French light and medium guns reach 3 hexes only
rules-french-light-and-medium-guns-reach-3-pgx09x = La artillería francesa ligera y media alcanza solo a 3 hexágonos
# The end of a game of scenario 2 that goes on here, as a text; without it the day begins as the scenario says
rules-the-end-of-a-game-of-scenario-2-that-s0w0to = El final de una partida del escenario 2 que continúa aquí, como texto; sin él, la jornada empieza como dice el escenario
# The French player chooses in which order Dupont's brigades arrive
rules-the-french-player-chooses-in-which-17yvw6j = El jugador francés elige en qué orden llegan las brigadas de Dupont
# Vedel marches to the sound of the guns, when the dice let him
rules-vedel-marches-to-the-sound-of-the-guns-mfnps7 = Vedel marcha al cañón cuando lo permiten los dados
# Vedel brings his whole force, Dufour and Lefranc with him
rules-vedel-brings-his-whole-force-dufour-and-k74w3p = Vedel trae todas sus fuerzas, con Dufour y Lefranc
# La Peña begins on the east bank of the Herrumblar
rules-la-pe-a-begins-on-the-east-bank-of-the-1ex8f30 = La Peña empieza en la orilla este del Herrumblar
# a limit
rules-a-limit-18dmimv = un tope
# a duty
rules-a-duty-4qclns = una obligación
# neither
rules-neither-16hwwbs = ni lo uno ni lo otro
# the factors multiply
rules-the-factors-multiply-1vafj9w = los factores se multiplican
# the higher factor counts
rules-the-higher-factor-counts-1ir6rp2 = cuenta el factor mayor
# into its front field
rules-into-its-front-field-k2cu1a = a su campo frontal
# all round
rules-all-round-1mewt3g = a todos lados
# when it is disorganized
rules-when-it-is-disorganized-86k03h = cuando se desorganiza
# when it is routed or eliminated
rules-when-it-is-routed-or-eliminated-v2k046 = cuando entra en desbandada o es eliminada
# always
rules-always-smyztw = siempre
# when the enemy is adjacent
rules-when-the-enemy-is-adjacent-1gkbhv4 = si el enemigo está contiguo
# never
rules-never-2zqpvt = nunca
# Dupont's
rules-dupont-s-1g5qbs3 = las de Dupont
# all of them
rules-all-of-them-1tbobpp = todas
# form square
rules-form-square-1j0meg6 = formar el cuadro
# Infantry that is charged tries to form square.
rules-infantry-that-is-charged-tries-to-form-4jp7jc = La infantería contra la que se carga intenta formar el cuadro.
# good troops form square
rules-good-troops-form-square-4jz2h8 = forman el cuadro las buenas tropas
# Infantry of grade A to C that is charged tries to form square, others stand.
rules-infantry-of-grade-a-to-c-that-is-11a6bum = La infantería de grado A a C contra la que se carga intenta formar el cuadro; la demás resiste.
# never form square
rules-never-form-square-1fh7a10 = no formar nunca el cuadro
# Infantry that is charged stands as it is.
rules-infantry-that-is-charged-stands-as-it-1kzgyrz = La infantería contra la que se carga resiste tal como está.
# evade
rules-evade-gws9k6 = eludir el combate
# Every unit that can evade an attack does so.
rules-every-unit-that-can-evade-an-attack-1obmpei = Quien puede eludir un ataque lo elude.
# never evade
rules-never-evade-jgym3g = no eludir nunca el combate
# No unit evades an attack.
rules-no-unit-evades-an-attack-1ig6ps3 = Nadie elude un ataque.
# countercharge
rules-countercharge-5pumgj = contracargar
# Cavalry meets every charge near it.
rules-cavalry-meets-every-charge-near-it-hu8ab5 = La caballería se lanza contra quien carga cerca de ella.
# never countercharge
rules-never-countercharge-40dux5 = no contracargar nunca
# Cavalry does not countercharge.
rules-cavalry-does-not-countercharge-yd0jsj = La caballería no contracarga.
# never pursue
rules-never-pursue-1cdzail = no perseguir nunca
# Cavalry that is in hand after a charge rests.
rules-cavalry-that-is-in-hand-after-a-charge-1mstvyo = La caballería que queda controlada tras una carga descansa.
# losses to the strongest
rules-losses-to-the-strongest-1t1i915 = bajas a la más fuerte
# Losses of choice fall on the unit with most points.
rules-losses-of-choice-fall-on-the-unit-with-1afo5nz = Las bajas que se pueden elegir recaen en la unidad con más puntos.
# stop soon
rules-stop-soon-1snvd4s = detenerse pronto
# A unit that may stop a retreat stops as soon as it may.
rules-a-unit-that-may-stop-a-retreat-stops-as-l4m5au = Quien puede poner fin a una retirada se detiene en cuanto puede.
# fall back far
rules-fall-back-far-v03xkq = retirarse lejos
# A unit that falls back goes as far from the enemy as it can, and all the way.
rules-a-unit-that-falls-back-goes-as-far-from-v2u4vt = Quien se retira deja al enemigo lo más atrás que puede, y hace todo el camino.
# face the enemy when back
rules-face-the-enemy-when-back-plcp40 = dar frente al retirarse
# A unit that has fallen back faces the nearest enemy.
rules-a-unit-that-has-fallen-back-faces-the-8dqlt9 = Quien se ha retirado mira al enemigo más cercano.
# never advance
rules-never-advance-175zg3n = no avanzar nunca
# No unit advances after a combat.
rules-no-unit-advances-after-a-combat-iujfqc = Nadie avanza tras un combate.
# advance
rules-advance-b1jcl9 = avanzar
# Every unit that may advance after a combat does so.
rules-every-unit-that-may-advance-after-a-1ip3poo = Quien puede avanzar tras un combate avanza.
# face the enemy when ahead
rules-face-the-enemy-when-ahead-f5i4a4 = dar frente al avanzar
# A unit that has advanced faces the nearest enemy.
rules-a-unit-that-has-advanced-faces-the-j7zcs6 = Quien ha avanzado mira al enemigo más cercano.
# fire in defense
rules-fire-in-defense-1p591ms = disparar en defensa
# In defensive fire everybody fires who can.
rules-in-defensive-fire-everybody-fires-who-5npnrl = En el fuego defensivo dispara todo el que puede.
# hold fire in defense
rules-hold-fire-in-defense-3jt093 = callar en defensa
# No unit fires in defensive fire.
rules-no-unit-fires-in-defensive-fire-ikvswz = En el fuego defensivo no dispara nadie.
# Poinsot Brigade
rules-poinsot-brigade-1cbqrzf = Brigada Poinsot
# Cassagne Brigade
rules-cassagne-brigade-mt9r2 = Brigada Cassagne
# Boussart Brigade (cavalry)
rules-boussart-brigade-cavalry-1athct9 = Brigada Boussart (caballería)
# Vedel Division, directly attached
rules-vedel-division-directly-attached-yjc0ue = División Vedel, tropas directas
# Rear-guard under the Colonel of the Corona Regiment
rules-rear-guard-under-the-colonel-of-the-s5l24n = Retaguardia del coronel de la Corona
# Dufour Brigade
rules-dufour-brigade-85im8e = Brigada Dufour
# Lefranc Brigade
rules-lefranc-brigade-dgv8n2 = Brigada Lefranc
# Venegas Brigade
rules-venegas-brigade-v9mcky = Brigada Venegas
# Reding Division (troops under Reding's own hand)
rules-reding-division-troops-under-reding-s-v4nut3 = División Reding (tropas a sus órdenes directas)
# Coupigny Division
rules-coupigny-division-14o8e1i = División Coupigny
# Chabert Brigade
rules-chabert-brigade-1glo28y = Brigada Chabert
# Dupré Brigade (light cavalry)
rules-dupr-brigade-light-cavalry-1w711ea = Brigada Dupré (caballería ligera)
# Privé Brigade (dragoons and cuirassiers)
rules-priv-brigade-dragoons-and-cuirassiers-1k2yyt3 = Brigada Privé (dragones y coraceros)
# Pannetier Brigade
rules-pannetier-brigade-1391ddh = Brigada Pannetier
# Schramm Brigade (Swiss regiments taken over from Spain)
rules-schramm-brigade-swiss-regiments-taken-3lw96u = Brigada Schramm (regimientos suizos que fueron de España)
# Convoy and escort
rules-convoy-and-escort-1v6l766 = Convoy y escolta
# Dupont, directly attached
rules-dupont-directly-attached-802ilt = Tropas directas de Dupont
# La Peña Division
rules-la-pe-a-division-h0xua2 = División La Peña
# Cruz Mourgeon Brigade
rules-cruz-mourgeon-brigade-11c97l3 = Brigada Cruz Mourgeon
# phase: battle
rules-phase-battle-13b329k = batalla
# phase: order of arrival
rules-phase-order-of-arrival-2y9vhm = orden de llegada
# phase: deployment
rules-phase-deployment-1tp3gh5 = despliegue
# phase: markers
rules-phase-markers-lceqp = FFD
# phase: opening orders
rules-phase-opening-orders-15mjr4r = órdenes iniciales
# phase: orders
rules-phase-orders-f6j7uj = órdenes
# phase: player phase
rules-phase-player-phase-1si0wmc = fase de jugador
# phase: movement
rules-phase-movement-1sz1hcj = movimiento
# phase: deploying
rules-phase-deploying-xn2qsf = despliegue en guerrilla
# phase: charge
rules-phase-charge-6khnia = carga
# phase: square
rules-phase-square-u3gnlt = cuadro
# phase: countercharge
rules-phase-countercharge-k215uq = contracarga
# phase: defensive fire
rules-phase-defensive-fire-jyz9yl = fuego defensivo
# phase: offensive fire
rules-phase-offensive-fire-hkzdiz = fuego ofensivo
# phase: volley
rules-phase-volley-rbznfb = descarga
# phase: shock
rules-phase-shock-1q5mfhc = choque
# phase: combat
rules-phase-combat-7xiila = combate
# phase: who defends
rules-phase-who-defends-1dax2fj = quién defiende
# phase: loss
rules-phase-loss-8k35fp = bajas
# phase: advance
rules-phase-advance-joc73w = avance
# phase: control
rules-phase-control-1i37oo7 = control de la caballería
# phase: pursuit
rules-phase-pursuit-1y76pcc = persecución
# phase: out of hand
rules-phase-out-of-hand-2p4fgk = caballería sin control
# phase: retreat
rules-phase-retreat-psj5pd = retirada
# phase: leaders follow
rules-phase-leaders-follow-6t3sqp = los comandantes siguen a sus tropas
# phase: gathering
rules-phase-gathering-ndvx1b = reunión de la guerrilla
# phase: too few skirmishers
rules-phase-too-few-skirmishers-nf3bbe = demasiado pocos para la guerrilla
# phase: aftermath
rules-phase-aftermath-m2dw5i = consecuencias del combate
# phase: reorganization
rules-phase-reorganization-7yzf7k = reorganización
# phase: verdict
rules-phase-verdict-w2lpl7 = fin de la batalla
# phase: second base
rules-phase-second-base-xz4tnb = nueva base
# A unit is still being moved to its end.
rules-a-unit-is-still-being-moved-to-its-end-18t2gas = Aún no se ha terminado de mover una unidad.
# The Spanish player may end the battle only when every hex of Bailén is his.
rules-the-spanish-player-may-end-the-battle-1qz62ru = El jugador español solo puede terminar la batalla cuando son suyos todos los hexágonos de Bailén.
# The unit that deploys has to be in its hexes first.
rules-the-unit-that-deploys-has-to-be-in-its-16fjfwl = Antes tiene que estar en sus hexágonos la unidad que se despliega.
# It covers as many hexes as it may: 2 points at least in each, and never more than 4 hexes.
rules-it-covers-as-many-hexes-as-it-may-2-16g8unn = Ya ocupa todos los hexágonos que puede: al menos 2 puntos en cada uno, y nunca más de 4 hexágonos.
# It has to cover more hexes: at most 4 points stand in each.
rules-it-has-to-cover-more-hexes-at-most-4-1srf2kv = Tiene que ocupar más hexágonos: en cada uno hay como mucho 4 puntos.
# Its hexes hang together, across sides that infantry can cross.
rules-its-hexes-hang-together-across-sides-4roigf = Sus hexágonos están unidos por lados que la infantería puede cruzar.
# Skirmishers deploy into hexes without enemies, without other skirmishers, and with room for them.
rules-skirmishers-deploy-into-hexes-without-12oymca = Una guerrilla se despliega en hexágonos sin enemigos, sin otra guerrilla y en los que quepa.
# Out of command they deploy into no enemy zone of control.
rules-out-of-command-they-deploy-into-no-twm4wj = Fuera de mando no se despliega en ninguna zona de control enemiga.
# It has not the movement points to deploy so far.
rules-it-has-not-the-movement-points-to-13wgq99 = No tiene puntos de movimiento para desplegarse tan lejos.
# Another unit has to gather first.
rules-another-unit-has-to-gather-first-16wrhee = Antes tiene que reunirse otra unidad.
# Skirmishers gather in one of their own hexes, where there is room for them.
rules-skirmishers-gather-in-one-of-their-own-ofv6g = Una guerrilla se reúne en uno de sus propios hexágonos en el que quepa.
# It gives up one of its hexes, so that the others still hang together.
rules-it-gives-up-one-of-its-hexes-so-that-ffrpd2 = Abandona uno de sus hexágonos, de modo que los demás sigan unidos.
# Only victors who took part advance, and only once.
rules-only-victors-who-took-part-advance-and-gnlt2h = Solo avanzan los vencedores que participaron, y una sola vez.
# Unlimbered guns do not move, and so do not advance.
rules-unlimbered-guns-do-not-move-and-so-do-18x2vef = La artillería desplegada no se mueve, así que tampoco avanza.
# Squares of grade E and F do not move, and so do not advance.
rules-squares-of-grade-e-and-f-do-not-move-1jsmvqv = Los cuadros de grado E y F no se mueven, así que tampoco avanzan.
# Skirmishers over several hexes move only all together, and do not advance into one.
rules-skirmishers-over-several-hexes-move-xjidnj = Una guerrilla en varios hexágonos solo se mueve toda a la vez, y no avanza a uno solo.
# That hex has not been cleared in this combat, or they cannot go there.
rules-that-hex-has-not-been-cleared-in-this-11v55zf = Ese hexágono no se ha despejado en este combate, o no pueden ir a él.
# Of several hexes that were fought for together only one is advanced into.
rules-of-several-hexes-that-were-fought-for-1535vhz = De varios hexágonos por los que se combatió a la vez, solo se avanza a uno.
# More than may stand in that hex.
rules-more-than-may-stand-in-that-hex-j7ruwz = Son más de las que puede haber en ese hexágono.
# No advance ends outside the area that is defended.
rules-no-advance-ends-outside-the-area-that-1cbnz71 = Ningún avance acaba fuera del área que se defiende.
# Disorganized units enter no zone of control.
rules-disorganized-units-enter-no-zone-of-1qyolc6 = Las unidades desorganizadas no entran en ninguna zona de control.
# Say first where the unit that has advanced faces.
rules-say-first-where-the-unit-that-has-nai42f = Di antes adónde mira la unidad que ha avanzado.
# Infantry and cavalry of your own attack, in your own phase.
rules-infantry-and-cavalry-of-your-own-attack-1fpipd0 = Atacan tu infantería y tu caballería, y en tu propia fase.
# Routed units do not attack.
rules-routed-units-do-not-attack-y6b8xp = Las unidades en desbandada no atacan.
# It attacks once in a turn, and its attack is named.
rules-it-attacks-once-in-a-turn-and-its-1mzq215 = Ataca una vez por turno, y su ataque está ya declarado.
# It has attacked in this turn already.
rules-it-has-attacked-in-this-turn-already-12fw81n = Ya ha atacado este turno.
# A unit that fired in the previous phase, or whose stack did, does not attack.
rules-a-unit-that-fired-in-the-previous-phase-1wq8c6n = No ataca una unidad que disparó en la fase anterior, ella o su apilamiento.
# Defensive fire has kept it from attacking in this phase.
rules-defensive-fire-has-kept-it-from-jjrjj = El fuego defensivo le impide atacar en esta fase.
# Squares and skirmishers do not attack.
rules-squares-and-skirmishers-do-not-attack-18bccx4 = Ni los cuadros ni las guerrillas atacan.
# Only enemies in adjacent hexes are attacked.
rules-only-enemies-in-adjacent-hexes-are-1102qji = Solo se ataca a enemigos en hexágonos contiguos.
# No enemy combat unit stands there.
rules-no-enemy-combat-unit-stands-there-1rcyny7 = No hay allí ninguna unidad de combate enemiga.
# Units attack through their front hexes only.
rules-units-attack-through-their-front-hexes-1kpq0nj = Las unidades solo atacan por sus hexágonos frontales.
# No unit attacks across that side.
rules-no-unit-attacks-across-that-side-13lc6o = Por ese lado no ataca nadie.
# Under maneuver orders a unit may not attack.
rules-under-maneuver-orders-a-unit-may-not-1edx6my = Con órdenes de maniobra una unidad no ataca a nadie.
# At most 24 points attack from a hex, and at most 18 of them into one hex.
rules-at-most-24-points-attack-from-a-hex-and-1h9tlqg = Desde un hexágono atacan como mucho 24 puntos, y contra un mismo hexágono, como mucho 18 de ellos.
# That hex is charged: only the cavalry that came up to it attacks it.
rules-that-hex-is-charged-only-the-cavalry-11y1jfu = Contra ese hexágono se carga: solo lo ataca la caballería que ha llegado ante él.
# A unit is attacked once in a turn, and those there have been.
rules-a-unit-is-attacked-once-in-a-turn-and-1mvkg6f = A una unidad se la ataca una vez por turno, y a esas ya se las ha atacado.
# All attacks are named before the first is fought.
rules-all-attacks-are-named-before-the-first-1iw4uwr = Todos los ataques se declaran antes de que se libre el primero.
# Only who defends a hex with more than 24 points can be left out, and only until no more are counted.
rules-only-who-defends-a-hex-with-more-than-1bsmjjm = Solo se puede dejar fuera a quien defiende un hexágono con más de 24 puntos, y solo hasta que no se cuenten más.
# Cavalry evades infantry, light cavalry heavy cavalry, limbered guns infantry: nobody who has fired.
rules-cavalry-evades-infantry-light-cavalry-z9xxc8 = Eluden el combate la caballería ante la infantería, la ligera ante la pesada y la artillería enganchada ante la infantería: nadie que haya disparado.
# It evades by one hex, away from all attackers, into a free hex outside every zone of control.
rules-it-evades-by-one-hex-away-from-all-47au1v = Elude el combate a un hexágono de distancia, alejándose de todos los atacantes, a uno libre y fuera de toda zona de control.
# The loss falls on a unit that took part in the combat.
rules-the-loss-falls-on-a-unit-that-took-part-82odak = La baja recae en una unidad que participó en el combate.
# More counters of a formation have to begin a combat, and could.
rules-more-counters-of-a-formation-have-to-mmfxxn = Tienen que iniciar un combate más fichas de una gran unidad, y podrían.
# No attack on that hex waits to be fought.
rules-no-attack-on-that-hex-waits-to-be-4ocs9a = No hay ningún ataque contra ese hexágono por librar.
# Place pieces of your own that are still to be placed.
rules-place-pieces-of-your-own-that-are-still-9jwdhn = Coloca fichas tuyas que estén aún por colocar.
# The scenario does not let this piece begin there.
rules-the-scenario-does-not-let-this-piece-14zpmze = El escenario no permite que esta ficha empiece ahí.
# None of the hexes that the scenario lists may stay empty: the pieces left are needed there.
rules-none-of-the-hexes-that-the-scenario-b85m3i = Ninguno de los hexágonos que enumera el escenario puede quedar vacío: las fichas que quedan hacen falta en ellos.
# This formation has no defense order that waits for its area.
rules-this-formation-has-no-defense-order-16u7vto = Esta gran unidad no tiene ninguna orden de defensa a la que le falte el área.
# You write the orders of your own formations.
rules-you-write-the-orders-of-your-own-1lcrk8v = Se escriben las órdenes de las grandes unidades propias.
# Your side must control the area: more units there than the enemy, and none of his in or next to its centre.
rules-your-side-must-control-the-area-more-1kev02i = Tu bando ha de controlar el área: con más unidades en ella que el enemigo, y ninguna enemiga en su centro ni contigua a él.
# Areas are written for one formation after the other, as they stand in the order of battle.
rules-areas-are-written-for-one-formation-l6uz9u = Las áreas se escriben para una gran unidad tras otra, como están en el orden de batalla.
# Say first which area is defended.
rules-say-first-which-area-is-defended-1wvm5yd = Di antes qué área se defiende.
# Only Dupont's brigades exchange their places, two at a time, each pair named in the order of battle.
rules-only-dupont-s-brigades-exchange-their-1sdqqbv = Solo intercambian sus puestos las brigadas de Dupont, de dos en dos, cada pareja nombrada en el orden de batalla.
# It cannot fall back into that hex: the way is barred, or leads back.
rules-it-cannot-fall-back-into-that-hex-the-pe7ot4 = No puede retirarse a ese hexágono: el camino está cerrado, o lleva de vuelta.
# It falls back towards its base and keeps out of enemy zones of control while it can.
rules-it-falls-back-towards-its-base-and-13oj8ef = Se retira hacia su base, y fuera de las zonas de control enemigas mientras pueda.
# Another unit has to fall back first.
rules-another-unit-has-to-fall-back-first-l9sgm9 = Antes tiene que retirarse otra unidad.
# It has to fall back farther.
rules-it-has-to-fall-back-farther-ll9g7v = Tiene que retirarse más.
# It stands in that hex already.
rules-it-stands-in-that-hex-already-1xbo3pm = Ya está en ese hexágono.
# This unit has come to its place.
rules-this-unit-has-come-to-its-place-2luqox = Esta unidad ha llegado a su sitio.
# The new base is the road to La Carolina or the road to Andújar: the hex where it leaves the map.
rules-the-new-base-is-the-road-to-la-carolina-1sltamt = La nueva base es el camino de La Carolina o el de Andújar: el hexágono por donde sale del mapa.
# An impassable slope lies between { $hexes } and { $hexes2 }.
rules-an-impassable-slope-lies-between-hexes-10vzwv6 = Entre { $hexes } y { $hexes2 } hay un desnivel impasable.
# Between { $hexes } and { $hexes2 } runs a river without a bridge, which guns and carts do not cross.
rules-between-hexes-and-hexes-runs-a-river-1gh0iun = Entre { $hexes } y { $hexes2 } corre un río sin puente, que ni cañones ni carros cruzan.
# The step to { $hexes } costs { $number } MP, and it has { $number2 } left.
rules-the-step-to-hexes-costs-mp-and-it-has-1269drg = El paso a { $hexes } cuesta { $number } PM, y le quedan { $number2 }.
# An enemy unit stands in { $hexes }.
rules-an-enemy-unit-stands-in-hexes-1k7mvpt = Hay una unidad enemiga en { $hexes }.
# In { $hexes } stand { $number } friendly points: with 8 or more it is crossed from flank to flank only.
rules-in-hexes-stand-friendly-points-with-8-49giun = En { $hexes } hay { $number } puntos propios: con 8 o más solo se cruza de flanco a flanco.
# { $hexes } is { $number } hexes from the enemy in { $hexes2 }: under maneuver orders no unit comes within { $number2 } of him.
rules-hexes-is-hexes-from-the-enemy-in-hexes-2m2xgu = { $hexes } está a { $number } hexágonos del enemigo de { $hexes2 }: con órdenes de maniobra nadie se le pone a { $number2 } o menos.
# Its order is to close with the enemy: { $hexes } is { $number } hexes from the nearest one, and it stands at { $number2 }.
rules-its-order-is-to-close-with-the-enemy-gl6ayc = Su orden es acercarse al enemigo: { $hexes } está a { $number } hexágonos del más cercano, y ella está a { $number2 }.
# Its order is to close with the enemy: its nearest hex would be { $number } hexes from him, and is { $number2 } now.
rules-its-order-is-to-close-with-the-enemy-9ma31e = Su orden es acercarse al enemigo: su hexágono más próximo quedaría a { $number } hexágonos de él, y ahora está a { $number2 }.
# { $units } in { $hexes } still has to come nearer to the enemy, and a way is open to it.
rules-units-in-hexes-still-has-to-come-nearer-1l1ras5 = { $units }, en { $hexes }, aún tiene que acercarse al enemigo, y tiene un camino abierto.
# { $units } in { $hexes } still has to leave the zone of control, and a way is open to it.
rules-units-in-hexes-still-has-to-leave-the-mpc8hg = { $units }, en { $hexes }, aún tiene que salir de la zona de control, y tiene un camino abierto.
# Of { $formations } { $number } may begin a combat in this phase, and { $number2 } have.
rules-of-formations-may-begin-a-combat-in-1q5x494 = De { $formations } pueden iniciar un combate en esta fase { $number }, y lo han hecho { $number2 }.
# The woods of { $hexes } stand in the line of fire.
rules-the-woods-of-hexes-stand-in-the-line-of-1yjwi33 = El bosque de { $hexes } está en la línea de fuego.
# The buildings of { $hexes } stand in the line of fire.
rules-the-buildings-of-hexes-stand-in-the-yhfvlc = Los edificios de { $hexes } están en la línea de fuego.
# Own troops in { $hexes } stand in the line of fire.
rules-own-troops-in-hexes-stand-in-the-line-1xhsy3f = Hay tropas propias en { $hexes }, en la línea de fuego.
# The crest of { $hexes } stands in the line of fire.
rules-the-crest-of-hexes-stands-in-the-line-syxk5f = La cresta de { $hexes } está en la línea de fuego.
# The line of fire does not pass the edge of the slope at { $hexes }: the lower of the two stands too near to it.
rules-the-line-of-fire-does-not-pass-the-edge-1h4xnhg = La línea de fuego no pasa el borde del desnivel de { $hexes }: el que está más bajo está demasiado cerca de él.
# { $hexes } is { $number } hexes away, and the range is { $number2 }.
rules-hexes-is-hexes-away-and-the-range-is-11sprem = { $hexes } está a { $number } hexágonos, y el alcance es { $number2 }.
# { $hexes } does not lead away from { $hexes2 }, where the retreat began.
rules-hexes-does-not-lead-away-from-hexes-1kgn6lb = { $hexes } no aleja de { $hexes2 }, donde empezó la retirada.
# { $hexes } is farther from its base.
rules-hexes-is-farther-from-its-base-fkufsb = { $hexes } está más lejos de su base.
# It falls back towards its base and outside enemy zones of control while it can: to { $hexes }, for instance.
rules-it-falls-back-towards-its-base-and-jyxl9d = Se retira hacia su base y fuera de las zonas de control enemigas mientras pueda: por ejemplo, a { $hexes }.
# It has to fall back farther: { $number } to go.
rules-it-has-to-fall-back-farther-to-go-mr63hn = Tiene que retirarse más: le faltan { $number }.
# It has to fall back at least one hex.
rules-it-has-to-fall-back-at-least-one-hex-1rvvlno = Tiene que retirarse al menos un hexágono.
# There is no room for it in { $hexes }: it has to go on.
rules-there-is-no-room-for-it-in-hexes-it-has-xg183c = No hay sitio para ella en { $hexes }: tiene que seguir.
# It turns at the end of its way.
rules-it-turns-at-the-end-of-its-way-omz84p = Se orienta al final de su retirada.
# { $units } has to fall back first.
rules-units-has-to-fall-back-first-s287fr = Antes tiene que retirarse { $units }.
# { $number } points of { $hexes } attack already, { $number2 } of them into { $hexes2 }, and this unit has { $number3 }.
rules-points-of-hexes-attack-already-of-them-6b6oxa = Ya atacan { $number } puntos de { $hexes }, { $number2 } de ellos a { $hexes2 }, y esta unidad tiene { $number3 }.
# { $units } in { $hexes } has fired in the previous phase.
rules-units-in-hexes-has-fired-in-the-1yxbkvi = { $units }, en { $hexes }, ha disparado en la fase anterior.
# Units and leaders move in the movement of their own side, one after the other.
rules-units-and-leaders-move-in-the-movement-1nvp6mu = Unidades y comandantes se mueven en el movimiento de su propio bando, uno tras otro.
# Markers are laid and moved before the first turn, and in the movement of their own side.
rules-markers-are-laid-and-moved-before-the-146jv2h = Las fichas FFD se ponen y se mueven antes del primer turno y en el movimiento de su propio bando.
# Infantry and artillery fire, in parts of a player phase of their own: first the defender, then the attacker, if an enemy is in reach.
rules-infantry-and-artillery-fire-in-parts-of-1q7pibi = Disparan infantería y artillería, en partes propias de la fase de cada jugador: primero el defensor y luego el atacante, si hay enemigo al alcance.
# Infantry and cavalry attack, and no guns (11.1a): in the shock phase of their own side, where enemies stand next to each other.
rules-infantry-and-cavalry-attack-and-no-guns-156kck0 = Atacan infantería y caballería, y no la artillería (11.1a): en el choque del propio bando, donde hay enemigos contiguos.
# Orders are written before the first turn, and changed at the beginning of each later one.
rules-orders-are-written-before-the-first-owpr0c = Las órdenes se escriben antes del primer turno y se cambian al empezar cada uno de los siguientes.
# Pieces are placed before the first turn.
rules-pieces-are-placed-before-the-first-turn-1pddxn2 = Las fichas se colocan antes del primer turno.
# A countercharge is asked for while enemy cavalry goes to attack within 2 hexes and in sight of cavalry in good order that does not march.
rules-a-countercharge-is-asked-for-while-dv9yw7 = Se pregunta por la contracarga mientras caballería enemiga va al ataque a 2 hexágonos o menos y a la vista de caballería en buen orden que no esté en maniobra.
# Evasion is asked for when an attack comes up and somebody there may evade it, with a free hex to go to.
rules-evasion-is-asked-for-when-an-attack-eebjpm = Se pregunta por la evasión cuando llega un ataque y alguien puede eludirlo, con un hexágono libre adonde ir.
# A square is asked for when cavalry has charged up to infantry in good order that stands on clear ground.
rules-a-square-is-asked-for-when-cavalry-has-p9j8rc = Se pregunta por el cuadro cuando caballería ha cargado hasta infantería en buen orden que está en terreno despejado.
# Who has to fall back is asked for the way while there are several; an only way is taken by itself.
rules-who-has-to-fall-back-is-asked-for-the-10r202c = A quien tiene que retirarse se le pregunta el camino mientras haya varios; si hay uno solo, lo toma sin más.
# An advance is asked for after a shock that has emptied a hex where a victor could go, but after no exchange (11.1b).
rules-an-advance-is-asked-for-after-a-shock-vrjkvk = Se pregunta por el avance tras un choque que ha vaciado un hexágono, si algún vencedor puede entrar en él, pero no tras un intercambio (11.1b).
# Who takes a loss of the shock is asked where it could fall on several units.
rules-who-takes-a-loss-of-the-shock-is-asked-xi4u3l = Se pregunta quién sufre una baja del choque cuando podría caer en varias unidades.
# Cavalry that has driven its target away by a charge is asked after its control roll.
rules-cavalry-that-has-driven-its-target-away-7wmzet = A la caballería que ha rechazado a su blanco con una carga se le pregunta después de tirar control.
# Cavalry out of hand is asked for the way while there are several as short.
rules-cavalry-out-of-hand-is-asked-for-the-1lr4mt3 = A la caballería sin control se le pregunta el camino mientras haya varios igual de cortos.
# A leader is asked when troops of his command leave the hex where he stands by retreat, advance or pursuit.
rules-a-leader-is-asked-when-troops-of-his-1d7emv7 = Se pregunta a un comandante cuando tropas a su mando dejan su hexágono en retirada, avance o persecución.
# The hexes of skirmishers are asked for as soon as they take that formation.
rules-the-hexes-of-skirmishers-are-asked-for-ibm7rd = Los hexágonos de una guerrilla se preguntan en cuanto adopta esa formación.
# Without orders it may only come closer to its leader.
rules-without-orders-it-may-only-come-closer-11huty6 = Sin órdenes solo puede acercarse a su comandante.
# Under maneuver orders no unit comes within 5 hexes of an enemy combat unit.
rules-under-maneuver-orders-no-unit-comes-qqxjlg = Con órdenes de maniobra nadie se pone a 5 hexágonos o menos de una unidad de combate enemiga.
# Its order is to close with the enemy: it may not go farther from him.
rules-its-order-is-to-close-with-the-enemy-it-sz6jw4 = Su orden es acercarse al enemigo: no puede alejarse de él.
# It may not leave the area that it defends.
rules-it-may-not-leave-the-area-that-it-1u6j718 = No puede salir del área que defiende.
# It is outside the area that it defends, and may only come nearer to it.
rules-it-is-outside-the-area-that-it-defends-7vac67 = Está fuera del área que defiende, y solo puede acercarse a ella.
# Under retreat orders it enters no zone of control.
rules-under-retreat-orders-it-enters-no-zone-nemdsa = Con órdenes de retirada no entra en ninguna zona de control.
# Its order is to close with the enemy: it has to come nearer while a way is open.
rules-its-order-is-to-close-with-the-enemy-it-1jpt7mh = Su orden es acercarse al enemigo: tiene que hacerlo mientras haya un camino abierto.
# Under retreat orders it has to leave the zone of control while it can.
rules-under-retreat-orders-it-has-to-leave-79n7hx = Con órdenes de retirada tiene que salir de la zona de control mientras pueda.
# Its order lets it begin no combat: that takes an order to attack, to harass or to defend.
rules-its-order-lets-it-begin-no-combat-that-1k2km2a = Su orden no le permite iniciar combates: para eso hace falta orden de ataque, de hostigamiento o de defensa.
# No more counters of its formation may begin a combat in this phase.
rules-no-more-counters-of-its-formation-may-1839ag3 = En esta fase no pueden iniciar un combate más fichas de su gran unidad.
# It attacks and fires only from inside the area that it defends.
rules-it-attacks-and-fires-only-from-inside-5usiw2 = Solo ataca y dispara desde dentro del área que defiende.
# No Commander in Chief on the map can change the orders of this formation.
rules-no-commander-in-chief-on-the-map-can-spwwhu = Ningún comandante en jefe que esté en el mapa puede cambiar las órdenes de esta gran unidad.
# Its leader is not on the map, and no other leader can take the order.
rules-its-leader-is-not-on-the-map-and-no-qksry0 = Su comandante no está en el mapa, y nadie más puede recibir la orden.
# Its Commander in Chief is out until next turn: until then nobody changes its order.
rules-its-commander-in-chief-is-out-until-1j1i0a2 = Su comandante en jefe está fuera de combate hasta el turno siguiente: mientras tanto nadie cambia su orden.
# Its leader is out until next turn: until then nobody takes a new order.
rules-its-leader-is-out-until-next-turn-until-17f1wb7 = Su comandante está fuera de combate hasta el turno siguiente: mientras tanto nadie recibe una orden nueva.
# Its Commander in Chief has no tries left this turn.
rules-its-commander-in-chief-has-no-tries-1bwwmpz = A su comandante en jefe no le quedan intentos este turno.
# Its order changes only after a try has succeeded.
rules-its-order-changes-only-after-a-try-has-f06os7 = Su orden solo cambia después de un intento con éxito.
# The try has succeeded: write the new order first.
rules-the-try-has-succeeded-write-the-new-13f7fl8 = El intento ha tenido éxito: escribe antes la nueva orden.
# No die is enough: round the enemy and his zones of control, the distance over the divider is more than six.
rules-no-die-is-enough-round-the-enemy-and-1xpb23b = Ningún dado basta: rodeando al enemigo y sus zonas de control, la distancia dividida por el divisor pasa de seis.
# The Commander in Chief stands in an enemy zone of control without troops: no order leaves him.
rules-the-commander-in-chief-stands-in-an-1w0syuz = El comandante en jefe está en una zona de control enemiga sin tropas: de él no sale ninguna orden.
# Its leader stands in an enemy zone of control without troops: no order reaches him.
rules-its-leader-stands-in-an-enemy-zone-of-1l1ofyq = Su comandante está en una zona de control enemiga sin tropas: no le llega ninguna orden.
# Your side controls no area that this formation could defend.
rules-your-side-controls-no-area-that-this-q5mpfy = Tu bando no controla ningún área que esta gran unidad pueda defender.
# French formations keep maneuver orders until they have come within 5 hexes of a Spanish unit.
rules-french-formations-keep-maneuver-orders-6ifxq9 = Las grandes unidades francesas conservan órdenes de maniobra hasta que han llegado a 5 hexágonos o menos de una unidad española.
# That unit does not arrive, or not yet.
rules-that-unit-does-not-arrive-or-not-yet-1v8p1gj = Esa unidad no llega, o no todavía.
# It arrives at the hex that the scenario names; if that is shut, at the nearest free one of the edge.
rules-it-arrives-at-the-hex-that-the-scenario-1uk22zf = Llega por el hexágono que dice el escenario y, si está cerrado, por el libre más cercano del borde.
# There is no room for it in that hex until others have gone on.
rules-there-is-no-room-for-it-in-that-hex-zem90t = No cabe en ese hexágono hasta que otras hayan seguido adelante.
# The entry costs more points than it has.
rules-the-entry-costs-more-points-than-it-has-5hzlvo = La entrada cuesta más puntos de los que tiene.
# Only units of Dupont's brigades leave, from the hex of the road to La Carolina, for a movement point.
rules-only-units-of-dupont-s-brigades-leave-mp1qiv = Solo salen unidades de las brigadas de Dupont, desde el hexágono del camino de La Carolina y por un punto de movimiento.
# This unit has no facing: every side is alike to it.
rules-this-unit-has-no-facing-every-side-is-13wjcc2 = Esta unidad no tiene orientación: todos los lados le son iguales.
# It faces there already.
rules-it-faces-there-already-1s1ehsy = Ya mira hacia allí.
# A stack turns as one before any unit of it moves; a single unit turns by itself.
rules-a-stack-turns-as-one-before-any-unit-of-ntothb = Un apilamiento gira entero antes de que mueva ninguna unidad de él; la que está sola gira por su cuenta.
# It lies on top already, or only skirmishers above it.
rules-it-lies-on-top-already-or-only-12e99y0 = Ya está en lo alto, o solo tiene encima guerrillas.
# It has been laid on top in this phase already.
rules-it-has-been-laid-on-top-in-this-phase-dymacm = En esta fase ya se ha puesto en lo alto.
# A unit of this arm has no such formation.
rules-a-unit-of-this-arm-has-no-such-ml3o2o = Una unidad de este arma no tiene esa formación.
# It is in this formation already.
rules-it-is-in-this-formation-already-w7tj30 = Ya está en esa formación.
# A square is formed in clear terrain only.
rules-a-square-is-formed-in-clear-terrain-iumxj7 = El cuadro solo se forma en terreno despejado.
# Units that go together keep their formation.
rules-units-that-go-together-keep-their-14fzrgd = Las unidades que van juntas conservan su formación.
# Only light infantry skirmishes.
rules-only-light-infantry-skirmishes-1mk0os6 = En guerrilla solo se despliega la infantería ligera.
# It has too few points to skirmish, or too many: 2 to 4 in each of at most 4 hexes.
rules-it-has-too-few-points-to-skirmish-or-1mzj8jl = Tiene demasiado pocos puntos para la guerrilla, o demasiados: de 2 a 4 en cada uno de 4 hexágonos como mucho.
# Other skirmishers cover that hex: their zones do not overlap.
rules-other-skirmishers-cover-that-hex-their-kpx1h0 = Otra guerrilla ocupa ese hexágono: sus zonas no se superponen.
# It has not the points, or the room, to deploy into as many hexes as it needs.
rules-it-has-not-the-points-or-the-room-to-6vk5ys = Le faltan puntos o sitio para desplegarse en tantos hexágonos como necesita.
# It covers several hexes: say in which of them it gathers.
rules-it-covers-several-hexes-say-in-which-of-7pl6nw = Ocupa varios hexágonos: di en cuál de ellos se reúne.
# Disorganized and routed infantry takes no formation but the normal one.
rules-disorganized-and-routed-infantry-takes-a2mi2m = La infantería desorganizada o en desbandada no adopta más formación que la normal.
# Only skirmishers over several hexes gather, in one of their own.
rules-only-skirmishers-over-several-hexes-1o54jkf = Solo se reúne una guerrilla desplegada en varios hexágonos, y en uno de los suyos.
# Only units of your own on the map move, in your own phase.
rules-only-units-of-your-own-on-the-map-move-zyumgc = Solo mueven las unidades tuyas que están en el mapa, y en tu propia fase.
# Its movement is over for this turn.
rules-its-movement-is-over-for-this-turn-1ly5te6 = Su movimiento de este turno ha terminado.
# Its leader has moved, and leaders move after all their units.
rules-its-leader-has-moved-and-leaders-move-x9r1e3 = Su comandante ya ha movido, y los comandantes mueven después de todas sus unidades.
# It goes with the marker on top of its stack in this movement.
rules-it-goes-with-the-marker-on-top-of-its-1xtnb04 = En este movimiento va con la FFD que tiene encima su apilamiento.
# It has entered the front of an enemy and goes no farther this turn.
rules-it-has-entered-the-front-of-an-enemy-1ychlpk = Ha entrado en el frente de un enemigo y este turno no va más allá.
# Only infantry and cavalry take carts.
rules-only-infantry-and-cavalry-take-carts-1dd9jt5 = Solo la infantería y la caballería capturan carros.
# It has not enough movement points left.
rules-it-has-not-enough-movement-points-left-1ko812e = No le quedan puntos de movimiento suficientes.
# It goes along with another unit, and stops with it.
rules-it-goes-along-with-another-unit-and-1pe0trh = Acompaña a otra unidad, y se detiene con ella.
# A routed unit runs by itself.
rules-a-routed-unit-runs-by-itself-1v20ymb = Una unidad en desbandada huye por sí sola.
# Another unit has to be moved to its end first.
rules-another-unit-has-to-be-moved-to-its-end-1b4lku9 = Antes hay que terminar de mover otra unidad.
# It has charged, and waits for the shock.
rules-it-has-charged-and-waits-for-the-shock-1fxzgy1 = Ha cargado, y espera el choque.
# Only units of one hex go together.
rules-only-units-of-one-hex-go-together-1v23o4a = Solo van juntas unidades de un mismo hexágono.
# They join before the first hex, and each but once.
rules-they-join-before-the-first-hex-and-each-1iaq5ss = Se unen antes del primer hexágono, y cada una solo una vez.
# Limbered guns, cavalry, and infantry in normal formation go along with others: no carts, squares or skirmishers.
rules-limbered-guns-cavalry-and-infantry-in-18464ss = Acompañan a otras la artillería enganchada, la caballería y la infantería en formación normal: ni carros, ni cuadros, ni guerrillas.
# A unit passes a hex where there is no room for it: it has to go on first.
rules-a-unit-passes-a-hex-where-there-is-no-185vnrz = Una unidad pasa por un hexágono en el que no cabe: antes tiene que seguir adelante.
# Units move hex by hex, without a gap.
rules-units-move-hex-by-hex-without-a-gap-rjplrf = Las unidades mueven hexágono a hexágono, sin saltos.
# It moves only into its two front hexes: turn first.
rules-it-moves-only-into-its-two-front-hexes-4fctsr = Solo mueve a sus dos hexágonos frontales: gira antes.
# It cannot cross that side or enter that hex.
rules-it-cannot-cross-that-side-or-enter-that-36vn00 = No puede cruzar ese lado o entrar en ese hexágono.
# An enemy unit stands there.
rules-an-enemy-unit-stands-there-1m8zm0b = Hay allí una unidad enemiga.
# Unlimbered guns do not move: limber first.
rules-unlimbered-guns-do-not-move-limber-9un0s5 = La artillería desplegada no mueve: engánchala antes.
# A square keeps to clear hexes, and crosses no stream, river, bridge or slope.
rules-a-square-keeps-to-clear-hexes-and-1p1fbjh = Un cuadro no sale de los hexágonos despejados ni cruza arroyo, río, puente o desnivel.
# Squares of grade E and F do not move.
rules-squares-of-grade-e-and-f-do-not-move-ec9h74 = Los cuadros de grado E y F no mueven.
# Out of command it neither enters nor leaves a zone of control.
rules-out-of-command-it-neither-enters-nor-1ccmkfu = Fuera de mando ni entra en una zona de control ni sale de ella.
# Disorganized and routed units enter no zone of control.
rules-disorganized-and-routed-units-enter-no-1wscl8a = Las unidades desorganizadas o en desbandada no entran en ninguna zona de control.
# A hex with 8 friendly points or more is crossed from flank to flank only.
rules-a-hex-with-8-friendly-points-or-more-is-1t824z9 = Un hexágono con 8 puntos amigos o más solo se cruza de flanco a flanco.
# That unit does not have to fall back now.
rules-that-unit-does-not-have-to-fall-back-qj35u9 = Esa unidad no tiene que retirarse ahora.
# Troops under a marker have to close with the enemy too, while a way is open.
rules-troops-under-a-marker-have-to-close-1ufs49a = También las tropas bajo una FFD tienen que acercarse al enemigo mientras haya un camino abierto.
# Markers of your own are laid and moved, in your own phase.
rules-markers-of-your-own-are-laid-and-moved-ot888n = Solo se colocan y mueven las FFD propias, y en tu propia fase.
# Take the first marker in stock, to lie under a stack the last one; each is laid once in a movement, unless the enemy has found it.
rules-take-the-first-marker-in-stock-to-lie-wpjzhx = Toma la primera FFD disponible o, para ponerla bajo un apilamiento, la última; cada una se coloca una vez por movimiento, salvo que el enemigo la haya descubierto.
# That marker stands for no unit on the map.
rules-that-marker-stands-for-no-unit-on-the-bti0sx = Esa FFD no sustituye a nadie en el mapa.
# A marker stands for troops of your own that no marker covers yet.
rules-a-marker-stands-for-troops-of-your-own-1sw1xpd = Una FFD sustituye a tropas tuyas que no cubre aún ninguna otra.
# Carts, routed troops and skirmishers are not covered, nor who has moved in this phase.
rules-carts-routed-troops-and-skirmishers-are-a5syyk = No se cubren carros, tropas en desbandada ni guerrillas, ni a quien ha movido en esta fase.
# The enemy would find the marker there at once.
rules-the-enemy-would-find-the-marker-there-oamj6z = Ahí el enemigo descubriría la FFD al instante.
# Only troops under maneuver orders go in a column under one marker.
rules-only-troops-under-maneuver-orders-go-in-ufmr5c = Solo van en columna bajo una misma FFD tropas con órdenes de maniobra.
# The next stack of a column stands beside the last one, and joins before the column moves.
rules-the-next-stack-of-a-column-stands-1c44ktv = El siguiente apilamiento de una columna está contiguo al último, y se le une antes de que la columna mueva.
# A false marker is laid in a free hex beside own troops.
rules-a-false-marker-is-laid-in-a-free-hex-1cr9ro1 = Una FFD vacía se coloca en un hexágono libre contiguo a tropas propias.
# At most two markers lie under a stack.
rules-at-most-two-markers-lie-under-a-stack-53p6z1 = Bajo un apilamiento se ponen como mucho dos FFD.
# Markers move hex by hex.
rules-markers-move-hex-by-hex-7ngxt2 = Las FFD mueven hexágono a hexágono.
# Own troops stand there: take the marker off to join or to pass them.
rules-own-troops-stand-there-take-the-marker-gm18d3 = Hay allí tropas propias: quita la FFD para unirte a ellas o para pasar.
# Beside an enemy piece it would be found: take it off first.
rules-beside-an-enemy-piece-it-would-be-found-11ta66w = Contigua a una ficha enemiga sería descubierta: quítala antes.
# It has not the movement points: the slowest of a stack counts, a false marker has those of light cavalry.
rules-it-has-not-the-movement-points-the-1p40gfe = Le faltan puntos de movimiento: en un apilamiento cuentan los del más lento, y una FFD vacía tiene los de la caballería ligera.
# A stack goes with its marker as one: with nobody who has moved by himself, runs or is a cart.
rules-a-stack-goes-with-its-marker-as-one-w5n8w3 = Un apilamiento mueve con su FFD como un todo: sin nadie que haya movido por su cuenta, huya o sea un carro.
# A Commander in Chief who has tried to change orders stays where he is this turn.
rules-a-commander-in-chief-who-has-tried-to-mwu6on = Un comandante en jefe que ha intentado cambiar órdenes se queda donde está este turno.
# Only a leader who stood with that unit, and commands it, goes along with it.
rules-only-a-leader-who-stood-with-that-unit-1oog92t = Solo acompaña a esa unidad un comandante que estaba con ella y la manda.
# Only leaders of your own on the map ride, in your own phase.
rules-only-leaders-of-your-own-on-the-map-1ti4u5q = Solo cabalgan los comandantes tuyos que están en el mapa, y en tu propia fase.
# His ride is over: another piece has moved since.
rules-his-ride-is-over-another-piece-has-1g6hfnp = Su movimiento ha terminado: después ha movido otra ficha.
# Leaders without orders cannot move.
rules-leaders-without-orders-cannot-move-1pfbmyg = Los comandantes sin órdenes no pueden mover.
# Leaders ride hex by hex.
rules-leaders-ride-hex-by-hex-m6z5ne = Los comandantes cabalgan hexágono a hexágono.
# He has no movement points left.
rules-he-has-no-movement-points-left-1gfpexc = No le quedan puntos de movimiento.
# He is out until next turn.
rules-he-is-out-until-next-turn-oidtq0 = Está fuera de combate hasta el turno siguiente.
# Units of your own that stand on the map fire, infantry and artillery only.
rules-units-of-your-own-that-stand-on-the-map-2cefff = Disparan las unidades tuyas que están en el mapa, y solo infantería y artillería.
# Routed units do not fire.
rules-routed-units-do-not-fire-lebx7d = Las unidades en desbandada no disparan.
# A volley goes into one hex: shoot the one that is laid first.
rules-a-volley-goes-into-one-hex-shoot-the-11avqtj = Una descarga va contra un solo hexágono: dispara antes la preparada.
# Only pieces on top of the stack fire: those above it have not fired.
rules-only-pieces-on-top-of-the-stack-fire-hldbk2 = Solo disparan las fichas de lo alto del apilamiento: las que tiene encima no han disparado.
# Guns fire only on top of their stack, or beneath batteries and skirmishers.
rules-guns-fire-only-on-top-of-their-stack-or-c8ir35 = Los cañones solo disparan desde lo alto de su apilamiento: encima no puede haber más que baterías y guerrillas.
# Infantry fires at adjacent enemies only.
rules-infantry-fires-at-adjacent-enemies-only-usz3cw = La infantería solo dispara a enemigos contiguos.
# It fires through its front hexes only.
rules-it-fires-through-its-front-hexes-only-it84yo = Solo dispara por sus hexágonos frontales.
# No more than 6 points of infantry fire from a hex, and no unit fires more points than it has.
rules-no-more-than-6-points-of-infantry-fire-1595tzw = Desde un hexágono no disparan más de 6 puntos de infantería, y ninguna unidad dispara más puntos de los que tiene.
# With all its points it fires without a number.
rules-with-all-its-points-it-fires-without-a-16x49i7 = Con todos sus puntos dispara sin número.
# A square fires at most half its points into any three adjacent hexes.
rules-a-square-fires-at-most-half-its-points-1n8g1nn = Un cuadro dispara como mucho la mitad de sus puntos contra tres hexágonos contiguos cualesquiera.
# Limbered guns do not fire.
rules-limbered-guns-do-not-fire-17wtsp8 = La artillería enganchada no dispara.
# A battery's factor is never divided.
rules-a-battery-s-factor-is-never-divided-bwiihf = El factor de una batería no se divide nunca.
# Each battery fires once a phase.
rules-each-battery-fires-once-a-phase-j7titp = Cada batería dispara una vez por fase.
# Fire has silenced it for this turn.
rules-fire-has-silenced-it-for-this-turn-qbr0j = El fuego la ha hecho callar durante este turno.
# At most 3 batteries of a hex fire.
rules-at-most-3-batteries-of-a-hex-fire-z0igw8 = Desde un hexágono disparan como mucho 3 baterías.
# In defensive fire guns fire at adjacent hexes only.
rules-in-defensive-fire-guns-fire-at-adjacent-1swak3o = En el fuego defensivo la artillería solo dispara a hexágonos contiguos.
# The target is out of range.
rules-the-target-is-out-of-range-1h7gzbh = El blanco está fuera de alcance.
# Guns fire into their front field only.
rules-guns-fire-into-their-front-field-only-6ihgav = La artillería solo dispara a su campo frontal.
# Woods, buildings, own troops or a crest stand in the line of fire.
rules-woods-buildings-own-troops-or-a-crest-mpvpsl = En la línea de fuego se interponen bosque, edificios, tropas propias o una cresta.
# It has stood aside in this phase: Swiss do not fire at Swiss, and it fires no more.
rules-it-has-stood-aside-in-this-phase-swiss-1735q93 = Se ha quedado aparte en esta fase: los suizos no disparan contra suizos, y ya no dispara más.
# In offensive fire guns and infantry do not fire together.
rules-in-offensive-fire-guns-and-infantry-do-1x5q7x4 = En el fuego ofensivo, artillería e infantería no disparan juntas.
# Under maneuver orders a unit fires defensively only.
rules-under-maneuver-orders-a-unit-fires-1ox5cp7 = Con órdenes de maniobra una unidad solo hace fuego defensivo.
# Cavalry of its stack has to charge home, and does not if anybody there fires before.
rules-cavalry-of-its-stack-has-to-charge-home-zuv2hi = La caballería de su apilamiento tiene que llevar a cabo su carga, y no lo hace si antes dispara alguien de allí.
# No volley is laid.
rules-no-volley-is-laid-spzvcl = No hay ninguna descarga preparada.
# Shoot the volley that is laid first.
rules-shoot-the-volley-that-is-laid-first-ktiqc9 = Dispara antes la descarga preparada.
# Only cavalry in good order charges.
rules-only-cavalry-in-good-order-charges-q80oem = Solo carga la caballería en buen orden.
# A charge names its target before the unit moves.
rules-a-charge-names-its-target-before-the-16vnizr = El objetivo de una carga se declara antes de que mueva la unidad.
# The target of a charge is at least 2 hexes away.
rules-the-target-of-a-charge-is-at-least-2-1mhn5xs = El objetivo de una carga está al menos a 2 hexágonos.
# Charges go against clear terrain only.
rules-charges-go-against-clear-terrain-only-jmad5z = Solo se carga contra terreno despejado.
# It has not the movement points to come up to that hex.
rules-it-has-not-the-movement-points-to-come-1tlvrhd = No tiene puntos de movimiento para llegar ante ese hexágono.
# Under maneuver orders it begins no combat.
rules-under-maneuver-orders-it-begins-no-1mc85u5 = Con órdenes de maniobra no inicia ningún combate.
# Infantry in good order in the hex that is charged, not yet in square, may try to form one.
rules-infantry-in-good-order-in-the-hex-that-1wdggz2 = Puede intentar formar el cuadro la infantería en buen orden del hexágono contra el que se carga, si no lo ha formado ya.
# Cavalry in good order within 2 hexes and in sight of the charge may countercharge.
rules-cavalry-in-good-order-within-2-hexes-1w8et0v = Puede contracargar la caballería en buen orden que está a 2 hexágonos o menos de la carga y a la vista de ella.
# Under maneuver orders cavalry does not countercharge.
rules-under-maneuver-orders-cavalry-does-not-9xbm85 = Bajo órdenes de maniobra la caballería no contracarga.
# It has countercharged in this turn already.
rules-it-has-countercharged-in-this-turn-1rk5qj6 = Ya ha contracargado en este turno.
# It cannot come up to the charging cavalry by that hex.
rules-it-cannot-come-up-to-the-charging-vswnyo = Por ese hexágono no puede llegar ante la caballería que carga.
# Another unit is to act.
rules-another-unit-is-to-act-11wzgkj = Le toca actuar a otra unidad.
# It is on its way to charge: bring it up, or break off by resting.
rules-it-is-on-its-way-to-charge-bring-it-up-9tyuqh = Va camino de cargar: llévala hasta el objetivo, o interrumpe la carga descansando.
# Out of hand it goes by the shortest way at the nearest enemy, or straight ahead.
rules-out-of-hand-it-goes-by-the-shortest-way-1n78o07 = Sin control va por el camino más corto contra el enemigo más cercano, o recta hacia delante.
# It goes at the nearest enemy in front of it; only where several are as near the owner picks.
rules-it-goes-at-the-nearest-enemy-in-front-1gtds3a = Va contra el enemigo más cercano que tiene de frente; solo si hay varios igual de cerca elige su dueño.

## troops

# Chabert artillery
troops-units-FR-CHA-ART = Artillería de Chabert
# Dupré light horse artillery
troops-units-FR-DPR-ART = Artillería ligera a caballo de Dupré
# 2Cuir.Prov. (detachment)
troops-units-FR-2CUP-A = 2Cuir.Prov. (destacamento)
# 1 light artillery (convoy)
troops-units-FR-CON-ART = 1.ª artillería ligera (convoy)
# Cart 1
troops-units-FR-CART1 = Carro 1
# Cart 2
troops-units-FR-CART2 = Carro 2
# Cart 3
troops-units-FR-CART3 = Carro 3
# Cart 4
troops-units-FR-CART4 = Carro 4
# Cart 5
troops-units-FR-CART5 = Carro 5
# Cart 6
troops-units-FR-CART6 = Carro 6
# Cart 7
troops-units-FR-CART7 = Carro 7
# Cart 8
troops-units-FR-CART8 = Carro 8
# Cart 9
troops-units-FR-CART9 = Carro 9
# Cart 10
troops-units-FR-CART10 = Carro 10
# Vedel Division light artillery
troops-units-FR-VDL-ART = Artillería ligera de la división Vedel
# Dufour light artillery
troops-units-FR-DUF-ART = Artillería ligera de Dufour
# 3Gd.Walona (chasseurs)
troops-units-SP-GWC = 3Gd.Walona (cazadores)
# Venegas medium horse artillery
troops-units-SP-VEN-ART = Artillería media a caballo de Venegas
# Reding Division heavy artillery
troops-units-SP-RED-ART = Artillería pesada de la división Reding
# Coupigny medium horse artillery
troops-units-SP-COU-ART = Artillería media a caballo de Coupigny
# La Peña medium horse artillery 1
troops-units-SP-LAP-ART1 = Artillería media a caballo de La Peña 1
# La Peña medium horse artillery 2
troops-units-SP-LAP-ART2 = Artillería media a caballo de La Peña 2
# Chabert Brigade
troops-formations-CHA = Brigada Chabert
# Dupré Brigade (light cavalry)
troops-formations-DPR = Brigada Dupré (caballería ligera)
# Privé Brigade (dragoons and cuirassiers)
troops-formations-PRI = Brigada Privé (dragones y coraceros)
# Pannetier Brigade
troops-formations-PAN = Brigada Pannetier
# Schramm Brigade (Swiss regiments taken over from Spain)
troops-formations-SCH = Brigada Schramm (regimientos suizos que fueron de España)
# Convoy and escort
troops-formations-CON = Convoy y escolta
# Dupont, directly attached
troops-formations-DUP = Tropas directas de Dupont
# Poinsot Brigade
troops-formations-POI = Brigada Poinsot
# Cassagne Brigade
troops-formations-CAS = Brigada Cassagne
# Boussart Brigade (cavalry)
troops-formations-BOU = Brigada Boussart (caballería)
# Dufour Brigade
troops-formations-DUF = Brigada Dufour
# Lefranc Brigade
troops-formations-LEF = Brigada Lefranc
# Vedel Division, directly attached
troops-formations-VDL = División Vedel, tropas directas
# Venegas Brigade
troops-formations-VEN = Brigada Venegas
# Reding Division (troops under Reding's own hand)
troops-formations-RED = División Reding (tropas a sus órdenes directas)
# Coupigny Division
troops-formations-COU = División Coupigny
# Rear-guard under the Colonel of the Corona Regiment
troops-formations-COR = Retaguardia del coronel de la Corona
# La Peña Division
troops-formations-LAP = División La Peña
# Cruz Mourgeon Brigade
troops-formations-CRZ = Brigada Cruz Mourgeon
