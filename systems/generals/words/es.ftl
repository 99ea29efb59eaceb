## board

# The field of battle. Arrow keys go from thing to thing, Enter chooses, + and − zoom, 0 shows the whole field.
board-board = El campo de batalla. Las flechas del teclado van de una cosa a otra, Intro elige, + y − acercan y alejan, 0 muestra todo el campo.
# Closer
board-closer = Acercar
# Farther
board-farther = Alejar
# The whole field
board-whole = Todo el campo
# { $points ->
# [one] { $side } has reached { $points } point. White { $white }, Black { $black }.
# *[other] { $side } has reached { $points } points. White { $white }, Black { $black }.
# }
board-ending-points = { $points ->
        [one] { $side } ha llegado a { $points } punto. Blanco { $white }, Negro { $black }.
       *[other] { $side } ha llegado a { $points } puntos. Blanco { $white }, Negro { $black }.
    }
# { $side } has no morale left. White { $white }, Black { $black }.
board-ending-morale = { $side } se ha quedado sin moral. Blanco { $white }, Negro { $black }.
# All { $rounds } rounds have been fought. White { $white }, Black { $black }.
board-ending-rounds = Se han jugado las { $rounds } rondas. Blanco { $white }, Negro { $black }.
# Rule
board-rule = Regla
# White
board-side-0 = Blanco
# Black
board-side-1 = Negro
# You are White
board-own-0 = Llevas las blancas
# You are Black
board-own-1 = Llevas las negras
# White has won
board-won-0 = Han ganado las blancas
# Black has won
board-won-1 = Han ganado las negras
# infantry
board-type-0 = infantería
# cavalry
board-type-1 = caballería
# guns
board-type-2 = cañones
# { $count } infantry
board-troops-0 = { $count } de infantería
# { $count } cavalry
board-troops-1 = { $count } de caballería
# { $count ->
# [one] { $count } gun
# *[other] { $count } guns
# }
board-troops-2 = { $count ->
        [one] { $count } cañón
       *[other] { $count } cañones
    }
# Infantry
board-typeTitle-0 = Infantería
# Cavalry
board-typeTitle-1 = Caballería
# Guns
board-typeTitle-2 = Cañones
# fresh
board-state-fresh = fresca
# has moved once, may act again
board-state-moved = tras un movimiento, puede actuar otra vez
# counter-charging
board-state-counter = en contracarga
# has acted
board-state-acted = tras actuar
# in square
board-state-square = en cuadro
# spent
board-state-spent = agotada
# in square, spent
board-state-squareSpent = en cuadro, agotada
# routed
board-state-routed = en fuga
# fresh
board-stateGuns-fresh = { $count ->
        [one] fresco
       *[other] frescos
    }
# { $count ->
# [one] has moved once, may act again
# *[other] have moved once, may act again
# }
board-stateGuns-moved = { $count ->
        [one] tras un movimiento, puede actuar otra vez
       *[other] tras un movimiento, pueden actuar otra vez
    }
# counter-charging
board-stateGuns-counter = en contracarga
# { $count ->
# [one] has acted
# *[other] have acted
# }
board-stateGuns-acted = tras actuar
# in square
board-stateGuns-square = en cuadro
# spent
board-stateGuns-spent = { $count ->
        [one] agotado
       *[other] agotados
    }
# in square, spent
board-stateGuns-squareSpent = { $count ->
        [one] en cuadro, agotado
       *[other] en cuadro, agotados
    }
# routed
board-stateGuns-routed = en fuga
# left wing
board-sector-0 = ala izquierda
# centre
board-sector-1 = centro
# right wing
board-sector-2 = ala derecha
# middle ground
board-sector-3 = fila central
# middle ground
board-sector-4 = fila central
# middle ground
board-sector-5 = fila central
# right wing
board-sector-6 = ala derecha
# centre
board-sector-7 = centro
# left wing
board-sector-8 = ala izquierda
# reserve
board-sector-9 = reserva
# reserve
board-sector-10 = reserva
# White's reserve
board-reserveOf-0 = la reserva de Blanco
# Black's reserve
board-reserveOf-1 = la reserva de Negro
# forest
board-ground-forest = bosque
# hill
board-ground-hill = colina
# building
board-ground-building = edificio
# building destroyed
board-ground-razed = edificio destruido
# river
board-ground-river = río
# { $troops }, { $state }
board-units = { $troops }, { $state }
# empty
board-empty = vacío
# { $name }, { $role }
board-sectorName = { $name }, { $role }
# Held by { $side }.
board-control = Lo controla { $side }.
# Room for { $count } more.
board-room = { $count ->
        [one] Cabe { $count } más.
       *[other] Caben { $count } más.
    }
# { $vp ->
# [one] Command post of { $side }: { $vp } point each round for the enemy who holds it.
# *[other] Command post of { $side }: { $vp } points each round for the enemy who holds it.
# }
board-objective-command = { $vp ->
        [one] Sector de mando de { $side }: { $vp } punto por ronda para el enemigo que lo controle.
       *[other] Sector de mando de { $side }: { $vp } puntos por ronda para el enemigo que lo controle.
    }
# { $vp ->
# [one] Flag of { $side }: { $vp } point each round for the enemy who holds it.
# *[other] Flag of { $side }: { $vp } points each round for the enemy who holds it.
# }
board-objective-flag = { $vp ->
        [one] Bandera de { $side }: { $vp } punto por ronda para el enemigo que la controle.
       *[other] Bandera de { $side }: { $vp } puntos por ronda para el enemigo que la controle.
    }
# { $vp ->
# [one] { $marker } of { $side }: { $vp } point for the enemy who holds it.
# *[other] { $marker } of { $side }: { $vp } points for the enemy who holds it.
# }
board-objective-marker = { $vp ->
        [one] { $marker } de { $side }: { $vp } punto para el enemigo que lo controle.
       *[other] { $marker } de { $side }: { $vp } puntos para el enemigo que lo controle.
    }
# { $vp ->
# [one] { $marker } of { $side }: { $vp } point, once, for the enemy who holds it.
# *[other] { $marker } of { $side }: { $vp } points, once, for the enemy who holds it.
# }
board-objective-markerOnce = { $vp ->
        [one] { $marker } de { $side }: { $vp } punto, una sola vez, para el enemigo que lo controle.
       *[other] { $marker } de { $side }: { $vp } puntos, una sola vez, para el enemigo que lo controle.
    }
# General
board-marker-general = General
# Small flag
board-marker-smallFlag = Bandera pequeña
# Big flag
board-marker-bigFlag = Bandera grande
# Small wind rose
board-marker-smallWindRose = Rosa de los vientos pequeña
# Big wind rose
board-marker-bigWindRose = Rosa de los vientos grande
# Artillery token of { $side }: +1 for its guns that fire there again.
board-token = Ficha de artillería de { $side }: +1 para sus cañones si vuelven a disparar ahí.
# Routed
board-routedBox = En fuga
# Routed infantry and cavalry of { $side } wait here. Two of a kind and one saved order make one unit in the reserve.
board-routedBoxTip = Aquí esperan la infantería y la caballería en fuga de { $side }. Dos de la misma clase y una orden guardada hacen una unidad en la reserva.
# Lost
board-lostBox = Perdidas
# What { $side } has lost for good: captured units earned the enemy points, destroyed and merged ones did not.
board-lostBoxTip = Lo que { $side } ha perdido para siempre: las unidades capturadas dieron puntos al enemigo; las destruidas y las entregadas al recuperar, no.
# { $count } captured
board-captured = { $count ->
        [one] { $count } capturada
       *[other] { $count } capturadas
    }
# { $count } destroyed
board-destroyed = { $count ->
        [one] { $count } destruida
       *[other] { $count } destruidas
    }
# { $count } merged in rallying
board-merged = { $count ->
        [one] { $count } entregada al recuperar
       *[other] { $count } entregadas al recuperar
    }
# Victory points
board-score = Puntos de victoria
# White { $white }, Black { $black }. Ten points win at once; after round { $rounds } whoever has more.
board-scoreTip = Blanco { $white }, Negro { $black }. Diez puntos ganan al instante; tras la ronda { $rounds }, quien tenga más.
# White { $white }, Black { $black }. Armies lose points; an army without any is beaten.
board-scoreTipMorale = Blanco { $white }, Negro { $black }. Los ejércitos pierden puntos; el que se queda sin ninguno está vencido.
# { $count ->
# [one] { $count } chip left for holding more sectors
# *[other] { $count } chips left for holding more sectors
# }
board-pool = { $count ->
        [one] Queda { $count } ficha por la mayoría de sectores
       *[other] Quedan { $count } fichas por la mayoría de sectores
    }
# Majority
board-poolShort = Mayoría
# Round { $round } of { $rounds }
board-round = Ronda { $round } de { $rounds }
# Before the battle
board-opening = Antes de la batalla
# Setting up
board-stage-0 = Despliegue
# Planning
board-stage-1 = Planificación
# Fast movement
board-stage-2 = Movimiento rápido
# Bombardment
board-stage-3 = Bombardeo
# Combined arms
board-stage-4 = Armas combinadas
# Non-combat moves
board-stage-5 = Movimientos sin combate
# Rally
board-stage-6 = Recuperación
# Scoring
board-stage-7 = Puntuación
# Plan
board-stageShort-1 = Plan
# Fast
board-stageShort-2 = Rápido
# Bombard
board-stageShort-3 = Bombard.
# Arms
board-stageShort-4 = Armas
# Moves
board-stageShort-5 = Mover
# Rally
board-stageShort-6 = Recup.
# Score
board-stageShort-7 = Puntos
# The battle is over.
board-prompt-over = La batalla ha terminado.
# { $side } is choosing.
board-prompt-wait = Elige { $side }.
# Your choice is made. { $side } is still choosing.
board-prompt-waitSecret = Tu elección está hecha. { $side } aún elige.
# White is choosing.
board-prompt-watching-0 = Elige Blanco.
# Black is choosing.
board-prompt-watching-1 = Elige Negro.
# Both sides are choosing in secret.
board-prompt-watching-both = Los dos bandos eligen en secreto.
# See what happens.
board-prompt-telling = Mira lo que ocurre.
# Draw up your army: choose a kind of unit, then where it stands.
board-prompt-muster = Despliega tu ejército: elige una clase de unidad y luego dónde se coloca.
# Your army stands. Hand in the set-up when you are content with it.
board-prompt-musterDone = Tu ejército está listo. Entrega el despliegue cuando quieras.
# Lay your objective markers, each in a sector of its own.
board-prompt-marking = Coloca tus marcadores de objetivo, cada uno en un sector distinto.
# All markers are laid. Hand them in.
board-prompt-markingDone = Todos los marcadores están colocados. Entrégalos.
# Write your orders in secret: choose troops, then where they shall go. { $given } of { $limit } are given.
board-prompt-planning = Escribe tus órdenes en secreto: elige tropas y luego adónde van. Has dado { $given } de { $limit }.
# { $limit ->
# [one] Your order is given: { $limit }. Give them when you are content.
# *[other] All your orders are given: { $limit }. Give them when you are content.
# }
board-prompt-planningFull = { $limit ->
        [one] Tu orden está dada: { $limit }. Entrega la hoja cuando quieras.
       *[other] Todas tus órdenes están dadas: { $limit }. Entrega la hoja cuando quieras.
    }
# Fast movement: which of your cavalry with orders goes now? The rest may go later.
board-prompt-fast = Movimiento rápido: ¿qué caballería con órdenes sale ya? El resto puede ir después.
# Bombardment: which batteries fire now?
board-prompt-bombard = Bombardeo: ¿qué baterías disparan ahora?
# Combined arms: which units move or attack now?
board-prompt-combined = Armas combinadas: ¿qué unidades mueven o atacan ahora?
# Non-combat moves: which units still go where no enemy is?
board-prompt-quiet = Movimientos sin combate: ¿quién va todavía adonde no hay enemigo?
# { $stage }: nobody of yours can act now.
board-prompt-nobody = { $stage }: ninguna unidad tuya puede actuar ahora.
# There is no room for all of them in { $sector }, { $count } too many: who stays behind?
board-prompt-overflow = { $count ->
        [one] En { $sector } no caben todas, sobra { $count }: ¿quién se queda atrás?
       *[other] En { $sector } no caben todas, sobran { $count }: ¿quién se queda atrás?
    }
# You are attacked. Which infantry tries to form square, which cavalry to counter-charge?
board-prompt-reactions = Te atacan. ¿Qué infantería intenta formar el cuadro, qué caballería contracargar?
# Does cavalry that is attacked fall back?
board-prompt-retreats = ¿Se repliega la caballería atacada?
# Over which border do your counter-chargers charge?
board-prompt-charges = ¿Por qué frontera van tus contracargas?
# Who faces the enemy where? Post your defenders in the battle zones.
board-prompt-posting = ¿Quién hace frente al enemigo y dónde? Coloca a tus defensores en las zonas de combate.
# Now the melee, with those who are left: post your defenders again.
board-prompt-postingAgain = Ahora el cuerpo a cuerpo, con los que quedan: vuelve a colocar a tus defensores.
# Choose whom your attackers strike who have nobody opposite.
board-prompt-targets = Elige a quién apuntan tus atacantes sin oponente.
# You attack from several sides: which die shall be rolled again?
board-prompt-rerolls = Atacas desde varios lados: ¿qué dado se repite?
# Before the melee: does anybody withdraw?
board-prompt-withdrawal = Antes del cuerpo a cuerpo: ¿se retira alguien?
# Before the melee: does anybody withdraw, or go into a building?
board-prompt-withdrawalBuilding = Antes del cuerpo a cuerpo: ¿se retira alguien o entra en un edificio?
# The way is open: who moves in?
board-prompt-advance = El camino está libre: ¿quién avanza?
# Aim your guns: each die at a unit.
board-prompt-laying = Apunta tus cañones: cada dado a una unidad.
# Up to two units may go farther along a road.
board-prompt-roads = Hasta dos unidades pueden ir más lejos por un camino.
# { $count ->
# [one] You saved { $count } order. Which routed units do you rally?
# *[other] You saved { $count } orders. Which routed units do you rally?
# }
board-prompt-rally = { $count ->
        [one] Has guardado { $count } orden. ¿Qué unidades en fuga recuperas?
       *[other] Has guardado { $count } órdenes. ¿Qué unidades en fuga recuperas?
    }
# No order is saved, so nobody can be rallied.
board-prompt-rallyNone = No has guardado ninguna orden, así que nadie se recupera.
# Nobody can be rallied now.
board-prompt-rallyNobody = Ahora no hay a quién recuperar.
# It is for you to choose.
board-prompt-other = Te toca elegir.
# Go on
board-finish-none = Seguir
# Give these orders
board-finish-planning = Dar estas órdenes
# No orders this round
board-finish-planningNone = Ninguna orden esta ronda
# No orders at all? Confirm
board-finish-planningSure = ¿Ninguna orden? Confirmar
# { $type } to { $sector }
board-deed-place = { $type } a { $sector }
# { $marker } in { $sector }
board-deed-mark = { $marker } en { $sector }
# { $type } { $march }
board-deed-order = { $type } { $march }
# { $type } { $march }, second move
board-deed-again = { $type } { $march }, segundo movimiento
# { $type } against the building in { $sector }
board-deed-storm = { $type } contra el edificio de { $sector }
# Guns in { $from } fire at { $to }
board-deed-bombard = Los cañones de { $from } disparan a { $to }
# { $type } from { $from } stays behind
board-deed-hold = Dejar atrás: { $type } de { $from }
# Infantry in { $sector } tries to form square
board-deed-square = La infantería de { $sector } intenta formar el cuadro
# Cavalry in { $sector } tries to counter-charge
board-deed-countercharge = La caballería de { $sector } intenta contracargar
# Cavalry in { $sector } falls back to { $to }
board-deed-retreat = La caballería de { $sector } se repliega a { $to }
# Counter-charge over { $zone }
board-deed-charge = Contracarga por { $zone }
# { $unit } into { $zone }
board-deed-post = { $unit } a { $zone }
# { $unit } strikes { $target }
board-deed-aim = Apuntar: { $unit } → { $target }
# { $unit } rolls again: shows { $value }
board-deed-reroll = Repetir la tirada: { $unit }, muestra { $value }
# { $unit } withdraws
board-deed-withdraw = Retirar: { $unit }
# { $unit } goes into the building of { $sector }
board-deed-occupy = Meter en el edificio de { $sector }: { $unit }
# { $type } { $from } → { $to } moves in
board-deed-advance = Avanzar: { $type } { $from } → { $to }
# { $shot } at { $target }
board-deed-lay = { $shot } a { $target }
# { $unit } { $from } → { $to } by road
board-deed-road = { $unit } { $from } → { $to } por el camino
# Two routed { $type } become one in the reserve
board-deed-rally = Dos de { $type } en fuga hacen una en la reserva
# Routed guns in { $sector } recover
board-deed-recover = Los cañones en fuga de { $sector } se recuperan
# Routed infantry in the building of { $sector } recovers
board-deed-hearten = La infantería en fuga del edificio de { $sector } se recupera
# { $unit } in space { $number } of { $zone }
board-unitIn = { $unit } en el espacio { $number } de { $zone }
# Battery { $number }, die { $die }
board-battery = Batería { $number }, dado { $die }
# the building itself
board-theBuilding = el propio edificio
# { $unit } in { $sector }
board-figureIn = { $unit } en { $sector }
# { $from } | { $to }
board-zone = { $from } | { $to }
# building in { $sector }
board-zoneInside = edificio de { $sector }
# Order sheet
board-plan-title = Hoja de órdenes
# { $given } / { $limit }
board-plan-total = { $given } / { $limit }
# { $given } of { $limit } orders given
board-plan-totalWords = { $given } de { $limit } órdenes dadas
# { $count } saved for rallying.
board-plan-saved = { $count ->
        [one] { $count } guardada para recuperar.
       *[other] { $count } guardadas para recuperar.
    }
# None saved for rallying.
board-plan-savedNone = Ninguna guardada para recuperar.
# { $count } more only rally.
board-plan-surplus = { $count ->
        [one] { $count } más solo sirve para recuperar.
       *[other] { $count } más solo sirven para recuperar.
    }
# Drag troops to a sector: all of them go. Or choose them, then a highlighted sector: one goes with each click.
board-plan-begin = Arrastra unas tropas a un sector: van todas. O elígelas y luego un sector resaltado: con cada clic va una.
# all { $count }
board-plan-every = las { $count }
# All { $count }: { $order }
board-plan-everyName = Las { $count }: { $order }
# One more: { $order }
board-plan-more = Una más: { $order }
# One fewer: { $order }
board-plan-less = Una menos: { $order }
# Undo
board-plan-undo = Deshacer
# Clear all
board-plan-clear = Borrar todo
# { $unit } in { $sector }: where to?
board-plan-picked = { $unit } en { $sector }: ¿adónde?
# { $count } without orders
board-plan-left = { $count } sin órdenes
# Choose others
board-plan-stop = Elegir otras
# arrives { $chance }
board-plan-delivery = llega con { $chance }
# All possible orders
board-plan-others = Todas las órdenes posibles
# Nobody sees this sheet until both are ready.
board-plan-secret = Nadie ve esta hoja hasta que los dos estén listos.
# Choose the troops first, then where they shall go.
board-plan-pickFirst = Elige primero las tropas y luego adónde van.
# Nobody enters the reserve of the enemy.
board-plan-enemyReserve = Nadie entra en la reserva del enemigo.
# Infantry moves one sector a round, cavalry two.
board-plan-far = La infantería mueve un sector por ronda; la caballería, dos.
# Guns aim in a straight line, at the next sector or the one beyond.
board-plan-farGuns = Los cañones apuntan en línea recta, al sector contiguo o al siguiente.
# { $acting } of { $all }
board-act-acting = { $acting } de { $all }
# Cannot act now
board-act-later = No puede actuar ahora
# Choose
board-choices-one = Elegir
# Take back
board-choices-undo = Quitar
# Take back: { $deed }
board-choices-drop = Quitar: { $deed }
# Combat
board-combat-title = Combate
# Show the combat
board-combat-show = Ver el combate
# nobody
board-combat-nobody = nadie
# infantry in the building
board-combat-occupant = infantería en el edificio
# { $type }, { $state }
board-combat-defends = { $type }, { $state }
# { $type }, attacking
board-combat-attacking = { $type } al ataque
# { $type }, attacking, second move
board-combat-again = { $type } al ataque, segundo movimiento
# { $type }, counter-charging
board-combat-counter = { $type } en contracarga
# hits
board-combat-hit = impacto
# no hit
board-combat-miss = sin impacto
# the table
board-modifier-0 = la tabla
# no opposing unit
board-modifier-1 = sin unidad oponente
# spent
board-modifier-2 = agotamiento
# fast movement phase
board-modifier-3 = fase de movimiento rápido
# forest
board-modifier-4 = bosque
# uphill
board-modifier-5 = cuesta arriba
# downhill
board-modifier-6 = cuesta abajo
# across the river
board-modifier-7 = a través del río
# against a building
board-modifier-8 = contra un edificio
# range of one sector
board-modifier-9 = a un sector de distancia
# range of two sectors
board-modifier-10 = a dos sectores de distancia
# artillery token
board-modifier-11 = ficha de artillería
# at the building itself
board-modifier-12 = contra el propio edificio
# { $side }, space { $number } of { $zone }
board-spaceOf = { $side }, espacio { $number } de { $zone }
# { $percent }%
board-chance = { $percent } %

## armies

# Kind
armies-type = Clase
# Fresh
armies-fresh = Frescas
# Spent
armies-spent = Agotadas
# Routed
armies-routed = En fuga
# Captured
armies-captured = Capturadas
# Destroyed
armies-destroyed = Destruidas
# Merged
armies-merged = Entregadas
# Began with
armies-start = Al empezar
# Routed units lie on the field or in the routed box. Merged: given up so that another could rally.
armies-note = Las unidades en fuga están en el campo o en la casilla de fuga. Entregadas: cedidas para que otra se recuperara.
# What the signs mean
armies-signs-title = Qué significan las señales
# Can act on an order.
armies-signs-fresh = Puede actuar con una orden.
# Cavalry that has moved once and may act again.
armies-signs-moved = Caballería que ha movido una vez y puede actuar otra.
# Counter-charges.
armies-signs-counter = Contracarga.
# Has acted: will be spent when the phase closes.
armies-signs-acted = Ya ha actuado: quedará agotada al cerrar la fase.
# Infantry in square: hard for cavalry, easy for guns.
armies-signs-square = Infantería en cuadro: dura para la caballería, fácil para los cañones.
# Spent for this round: cannot act, fights with −1.
armies-signs-spent = Agotada en esta ronda: no actúa y combate con −1.
# Routed: runs to the routed box, or is taken where it lies.
armies-signs-routed = En fuga: huye a la casilla de fuga, o la capturan donde está.

## combat

# Fire
combat-ranged = A distancia
# Melee
combat-melee = Cuerpo a cuerpo
# Back to the map
combat-hide = Volver al mapa
# { $side } attacks { $sector }
combat-attacks = { $side } ataca { $sector }
# Both attack
combat-both = Atacan los dos
# They meet on the way to { $sector }
combat-meets = Se encuentran camino de { $sector }
# The building in { $sector }
combat-building = El edificio de { $sector }
# { $side }, space { $number }
combat-space = { $side }, espacio { $number }
# Rolls { $dice }
combat-rolls = Saca { $dice }
# counts { $value }
combat-counts = vale { $value }
# against { $value }
combat-against = contra { $value }
# strikes { $target }
combat-aims = apunta a { $target }
# routed
combat-routed = en fuga
# broken up
combat-gone = deshecha
# Every number, and why
combat-why = Cada número y su porqué
# was { $value }
combat-before = era { $value }
# Infantry in { $sector } tries to form square
combat-squareTry = La infantería de { $sector } intenta formar el cuadro
# Cavalry in { $sector } tries to counter-charge
combat-counterTry = La caballería de { $sector } intenta contracargar
# succeeds
combat-works = lo logra
# fails
combat-fails = no lo logra
# { $side } rolls { $value }
combat-die = { $side } saca { $value }
# Bombardment
combat-shells-title = Bombardeo
# { $side }, { $from } at { $unit } in { $sector }
combat-shells-shot = { $side }, de { $from } a { $unit } en { $sector }
# hit
combat-shells-hit = impacto
# at least 1
combat-shells-least = mínimo 1
# no hit
combat-shells-miss = sin impacto

## dispatch

# Victory points
dispatch-score = Puntos de victoria
# Round
dispatch-round = Ronda
# { $gain ->
# [one] In round { $round } { $side } gained { $gain } point on { $other }.
# *[other] In round { $round } { $side } gained { $gain } points on { $other }.
# }
dispatch-turning = { $gain ->
        [one] En la ronda { $round }, { $side } le sacó { $gain } punto a { $other }.
       *[other] En la ronda { $round }, { $side } le sacó { $gain } puntos a { $other }.
    }
# Lost for good, of those who began
dispatch-losses = Perdidas para siempre, de las que empezaron
# { $lost } of { $all }
dispatch-of = { $lost } de { $all }
# of these captured
dispatch-captured = de ellas, capturadas
# { $dice } combat dice, { $mean } on average; { $hits } hits by the guns where { $expected } were due.
dispatch-luck = { $dice } dados de combate, con media de { $mean }; { $hits } impactos de los cañones, cuando tocaban { $expected }.
# { $dice } combat dice, { $mean } on average.
dispatch-luckPlain = { $dice } dados de combate, con media de { $mean }.

## guide

# Ten orders, in secret
guide-1-title = Diez órdenes, en secreto
# You lead White, at the foot of the map. Each round you write up to ten orders, each for one unit; Black writes his at the same time and sees none of yours. Drag your cavalry from c1 to c2: all four go. Or choose them, then c2: one goes with each click.
guide-1-text = Llevas las blancas, al pie del mapa. Cada ronda escribes hasta diez órdenes, cada una para una unidad; Negro escribe las suyas a la vez y no ve ninguna tuya. Arrastra tu caballería de c1 a c2: van las cuatro. O elígela y luego c2: con cada clic va una.
# Guns point where they fire
guide-2-title = Los cañones apuntan adonde disparan
# Drag the guns from b1 to b3, the sector beyond the next: both will bombard it before the infantry marches.
guide-2-text = Arrastra los cañones de b1 a b3, el sector que sigue al contiguo: los dos lo bombardearán antes de que marche la infantería.
# Who goes now?
guide-3-title = ¿Quién sale ya?
# An order says where, not when. Cavalry may ride now, before the guns fire, or wait and attack together with the infantry. One click lets all of them act; press + to send only some. If nobody acts now, they still can later.
guide-3-text = Una orden dice adónde, no cuándo. La caballería puede salir ahora, antes de que disparen los cañones, o esperar y atacar junto a la infantería. Con un clic actúan todas; con su +, solo algunas; o ninguna ahora, y podrán más tarde.
# Both march into the same sector
guide-4-title = Los dos marchan al mismo sector
# Nobody declares an attack: where you meet, there is combat. Both sides fire first, then those who are left fight hand to hand. Against an opponent the higher number hits; without one, 4 or more hits. The battle waits until you press Go on.
guide-4-text = Nadie declara un ataque: donde os encontráis hay combate. Primero disparan, y quienes quedan pelean cuerpo a cuerpo. Con oponente acierta el número más alto; sin oponente, 4 o más. El combate espera hasta que pulses Continuar.
# Saved orders bring them back
guide-5-title = Las órdenes guardadas los traen de vuelta
# Routed units wait in the box. One saved order and two routed units of the same kind make one fresh unit in your reserve; routed guns recover where they stand. Without two of a kind you are not asked.
guide-5-text = Las unidades en fuga esperan en su casilla. Una orden guardada y dos unidades en fuga de la misma clase hacen una fresca en tu reserva; los cañones se recuperan donde están. Sin dos de la misma clase no se te pregunta.
# Points at the end of the round
guide-6-title = Puntos al final de la ronda
# Captured units, the enemy’s flags (1 each) and his command post (5) earn points, and so does holding more sectors than he does. Ten points win. After ten rounds the side with more points wins.
guide-6-text = Dan puntos las unidades capturadas, las banderas del enemigo (1 cada una) y su sector de mando (5), y también controlar más sectores que él. Diez puntos ganan; tras diez rondas, quien tenga más.
# Each gun rolls two dice
guide-7-title = Cada cañón tira dos dados
# A die hits with 4 or more, after what the distance takes off. A unit that is hit is routed; one that is hit twice, or was routed already, is destroyed. Spread the dice evenly with one button, or aim them yourself.
guide-7-text = Un dado acierta con 4 o más, tras restar lo que quita la distancia. Una unidad alcanzada huye; si la alcanzan dos veces, o ya estaba en fuga, queda destruida. Reparte los dados por igual con un botón, o apúntalos tú.
# You are attacked: react?
guide-8-title = Te atacan: ¿reaccionas?
# Infantry may try to form square: cavalry can hardly harm a square. Cavalry may try to charge back. Each rolls a die and needs 5 or 6, and is spent afterwards. Against infantry a square is no help: then choose “No reaction”.
guide-8-text = La infantería puede intentar formar cuadro: la caballería apenas daña a un cuadro. La caballería puede intentar cargar a su vez. Cada unidad tira un dado y necesita 5 o 6, y queda agotada después. Contra infantería un cuadro no ayuda: elige entonces «Sin reacción».
# Fall back, or stand?
guide-9-title = ¿Replegarse o aguantar?
# Cavalry that falls back goes one sector towards your reserve and fights no more this round, but it is safe. Where it is outnumbered, let it go; where it covers a flag or the command post, let it stand.
guide-9-text = La caballería que se repliega va un sector hacia tu reserva y no pelea más esta ronda, pero queda a salvo. Si es inferior en número, que se repliegue; si cubre una bandera o el sector de mando, que aguante.
# Who faces whom?
guide-10-title = ¿Quién se enfrenta a quién?
# Each of your units in the zone faces one attacker. One click posts them for you, or choose them one by one.
guide-10-text = Cada una de tus unidades de la zona se enfrenta a un atacante. Con un clic se colocan por ti; o elígelas una a una.
# Nobody opposite
guide-11-title = Nadie enfrente
# More of yours attack than he has defenders there: these may strike whom they like, with a bonus. One click chooses the best targets.
guide-11-text = Allí atacan más unidades tuyas que defensores tiene él: estas pueden golpear a quien quieran, con ventaja. Con un clic se eligen los mejores objetivos.
# Before the melee
guide-12-title = Antes del cuerpo a cuerpo
# Some of your units may break off: they stay where they are and fight no more this round. If you like your chances, press “Nobody withdraws”.
guide-12-text = Algunas de tus unidades pueden retirarse: se quedan donde están y no pelean más esta ronda. Si te gustan tus opciones, pulsa «Nadie se retira».
# The sector is yours to take
guide-13-title = El sector está libre
# No enemy is left who could fight there. Move in to hold it, and to capture what is routed in it; or stay, if you fear what comes next.
guide-13-text = No queda allí ningún enemigo que pueda pelear. Avanza para controlarlo y capturar a quien esté en fuga; o quédate, si temes lo que venga.
# Now the infantry
guide-14-title = Ahora la infantería
# Choose the infantry in a1, then a2: three or four of them go, the others hold a1, for what you hold earns points. Keep an order or two: what you save can rally units that rout. Then give the orders.
guide-14-text = Elige la infantería de a1 y luego a2: van tres o cuatro y las demás controlan a1, pues lo que controlas da puntos. Guarda una orden o dos: lo que guardas puede recuperar unidades en fuga. Luego da las órdenes.
# So it goes on
guide-15-title = Y así se sigue
# The rounds go on until one side has ten points or ten rounds are over. Look where the enemy is weak, keep a unit on your flags and your command post in b1, and save an order or two while units are routed.
guide-15-text = Ronda tras ronda, hasta que un bando tenga diez puntos o acaben las diez rondas. Mira dónde es débil el enemigo, deja a alguien en tus banderas y en tu sector de mando, b1, y guarda una orden o dos mientras haya unidades en fuga.
# Your command post lies open
guide-16-title = Tu sector de mando está abierto
# With these orders no unit stays in b1, and the enemy can get there this round: that is 5 points for him. Press − on the sheet to leave a unit there, or send one.
guide-16-text = Con estas órdenes no se queda nadie en b1, y el enemigo puede llegar esta ronda: son 5 puntos para él. Deja allí una unidad con un − de la hoja, o manda una.

## luck

# Roll
luck-kind = Tirada
# Dice
luck-rolls = Dados
# Expected
luck-expected = Esperado
# Rolled
luck-rolled = Obtenido
# Pips in combat, on average
luck-pips = Puntos del dado en combate, de media
# Pips of re-rolls, on average
luck-reroll = Puntos de las repeticiones, de media
# Squares and counter-charges
luck-reaction = Cuadros y contracargas
# Hits in bombardment
luck-shell = Impactos en bombardeo
# Dice for orders, on average
luck-orders = Dados de órdenes, de media
# What the rules would give on average, beside what fell.
luck-note = Lo que las reglas darían de media, junto a lo que salió.

## plans

# The plans of round { $round }
plans-title = Los planes de la ronda { $round }
# No orders.
plans-none = Sin órdenes.
# Not shown yet.
plans-unknown = Aún no se ha mostrado.
# { $count } saved
plans-saved = { $count ->
        [one] { $count } guardada
       *[other] { $count } guardadas
    }

## question

# These act now
question-finish-act = Actúan estos
# Nobody acts now
question-finish-actNobody = Nadie actúa ahora
# Let them try
question-finish-square = Que lo intenten
# No reaction
question-finish-noSquare = Sin reacción
# Fall back
question-finish-retreat = Replegarse
# Stand
question-finish-noRetreat = Aguantar
# Charge
question-finish-charge = A la carga
# Take these positions
question-finish-post = Tomar estas posiciones
# Strike these
question-finish-aim = Apuntar a estos
# Strike nobody
question-finish-aimNobody = No apuntar a nadie
# Let the dice lie
question-finish-pass = Dejar los dados
# That is all
question-finish-withdraw = Eso es todo
# Nobody withdraws
question-finish-noWithdraw = Nadie se retira
# Stay here
question-finish-halt = Quedarse aquí
# Fire
question-finish-lay = Fuego
# March
question-finish-road = En marcha
# Nobody marches
question-finish-noRoad = Nadie marcha
# Rally them
question-finish-rally = Recuperarlos
# Rally nobody
question-finish-noRally = No recuperar a nadie
# Hand in
question-finish-ready = Entregar
# Draw up the rest for me
question-muster-fill = Despliega el resto por mí
# { $type }, { $left } left
question-muster-placed = { $type }, quedan { $left }
# All of them act
question-all-act = Actúan todos
# All of them try
question-all-react = Que lo intenten todas
# All of them fall back
question-all-retreat = Que se replieguen todas
# Post them for me
question-all-post = Colócalos por mí
# Choose the best targets
question-all-aim = Elegir los mejores objetivos
# All of them move in
question-all-advance = Que avancen todos
# Rally all I can
question-all-rally = Recuperar a cuantos pueda
# None
question-all-none = Ninguno
# Dice of your guns
question-lay-title = Dados de tus cañones
# { $aimed } / { $all }
question-lay-aimed = { $aimed } / { $all }
# Spread them evenly and fire
question-lay-fire = Repartirlos por igual y abrir fuego
# Spread them evenly
question-lay-rest = Repartirlos por igual
# { $chance } to hit with each die
question-lay-each = { $chance } de impacto con cada dado
# { $zone }: { $posted } of { $all } posted
question-post = { $zone }: { $posted } de { $all } en posición
# Infantry in square stands fast against cavalry all round; cavalry that succeeds fights as an attacker. Whoever tries is spent afterwards.
question-price-reactions = La infantería en cuadro aguanta a la caballería toda la ronda; la caballería que lo logra pelea como atacante. Quien lo intenta queda agotado después.
# Cavalry that falls back goes one sector towards your reserve, does not fight, and is spent afterwards.
question-price-retreat = La caballería que se repliega va un sector hacia tu reserva, no pelea y queda agotada después.
# One defender for each attacker; nobody who can be posted stands aside.
question-price-post = Un defensor por atacante; nadie que pueda tomar posición se queda al margen.
# Unopposed, a result of four or more hits.
question-price-aim = Sin oponente, un resultado de cuatro o más es un impacto.
# One die for each border beyond the first over which you attack: yours or the enemy’s.
question-price-reroll = Un dado por cada frontera de más por la que atacas: tuyo o del enemigo.
# A unit that withdraws stays in its own sector, out of the melee, and is spent afterwards.
question-price-withdraw = Quien se retira queda en su sector, fuera del cuerpo a cuerpo, y agotado después.
# The two dice of a battery need two different units. Hits count when all dice have fallen.
question-price-lay = Los dos dados de una batería necesitan dos unidades distintas. Los impactos cuentan cuando han caído todos los dados.
# One order for each: two routed units of a kind become one in the reserve, the other is lost.
question-price-rally = Una orden por cada caso: dos unidades en fuga de la misma clase se hacen una en la reserva, y la otra se pierde.
# no enemy left in this battle
question-odds-faces-none = no queda ningún enemigo en este combate
# { $count ->
# [one] { $count } enemy in this battle
# *[other] { $count } enemies in this battle
# }
question-odds-faces-some = { $count ->
        [one] { $count } enemigo en este combate
       *[other] { $count } enemigos en este combate
    }
# { $chance } chance each
question-odds-works = { $chance } de lograrlo cada una
# { $chance } to hit
question-odds-hits = { $chance } de impacto
# now it { $now }, rolled again { $again }
question-odds-now = ahora { $now }; repetido, { $again }
# hits
question-odds-nowHit = impacto
# misses
question-odds-nowMiss = sin impacto
# { $chance } to hit
question-odds-ofHit = { $chance } de impacto

## standing

# Standing intentions
standing-title = Intenciones permanentes
# What is ticked is answered for you, so that a round runs on without asking. You can change it in any round.
standing-intro = Lo marcado se contesta por ti, para que la ronda siga sin preguntar. Puedes cambiarlo en cualquier ronda.
# Answer the whole round
standing-whole = Contestar toda la ronda
# Ask me everything
standing-clear = Preguntármelo todo
# { $count } set
standing-set = { $count ->
        [one] { $count } marcada
       *[other] { $count } marcadas
    }
# Who acts when
standing-group-act = Quién actúa y cuándo
# Too many for a sector
standing-group-overflow = Demasiados para un sector
# Squares
standing-group-square = Cuadros
# Counter-charges
standing-group-counter = Contracargas
# Cavalry that is attacked
standing-group-retreat = Caballería atacada
# Defenders
standing-group-post = Defensores
# Targets
standing-group-aim = Blancos
# Re-rolls
standing-group-reroll = Repeticiones
# Before the melee
standing-group-withdraw = Antes del cuerpo a cuerpo
# After combat
standing-group-advance = Tras el combate
# Bombardment
standing-group-guns = Bombardeo
# Roads
standing-group-road = Caminos
# Rallying
standing-group-rally = Recuperación
# All else
standing-group-rest = Todo lo demás
# Cavalry waits in the fast movement phase
standing-one-cavalry-waits = La caballería espera en el movimiento rápido
# Guns do not bombard
standing-one-guns-hold-their-fire = Los cañones no bombardean
# Everybody acts as soon as possible
standing-one-act-early = Todos actúan en cuanto pueden
# Guns stay behind first
standing-one-guns-stay-behind = Primero se quedan los cañones
# Infantry stays behind first
standing-one-infantry-stays-behind = Primero se queda la infantería
# All infantry tries to form square
standing-one-try-every-square = Toda la infantería intenta el cuadro
# Never form square
standing-one-never-form-square = Nunca formar el cuadro
# All cavalry counter-charges
standing-one-counter-charge-with-all = Toda la caballería contracarga
# Never counter-charge
standing-one-never-counter-charge = Nunca contracargar
# Cavalry stands
standing-one-cavalry-stands = La caballería aguanta
# Falls back before infantry only
standing-one-cavalry-falls-back-before-infantry = Se repliega solo ante infantería
# Falls back wherever it can
standing-one-cavalry-falls-back = Se repliega siempre que puede
# Charge where most infantry attacks
standing-one-charge-the-most-infantry = Cargar donde ataca más infantería
# Spread evenly, fresh ones first
standing-one-defend-evenly = Repartidos por igual, primero las frescas
# Face the strongest attack first
standing-one-defend-against-the-strongest = Primero contra el ataque más fuerte
# Strike where it is worth most
standing-one-aim-at-the-likeliest = Apuntar donde más vale
# Strike guns first
standing-one-aim-at-guns = Apuntar primero a los cañones
# Use them where they help most
standing-one-re-roll-what-helps-most = Usarlas donde más ayudan
# Own dice only
standing-one-re-roll-own-misses = Solo dados propios
# Keep them for the melee
standing-one-save-re-rolls-for-the-melee = Guardarlas para el cuerpo a cuerpo
# Never use them
standing-one-keep-re-rolls = No usarlas nunca
# Never withdraw
standing-one-never-withdraw = No retirarse nunca
# Withdraw when outnumbered
standing-one-withdraw-when-outnumbered = Retirarse en inferioridad
# Always withdraw
standing-one-always-withdraw = Retirarse siempre
# Infantry goes into buildings
standing-one-go-into-buildings = La infantería entra en los edificios
# Always move in
standing-one-always-advance = Avanzar siempre
# Never move in
standing-one-never-advance = No avanzar nunca
# All at the first target
standing-one-fire-at-the-first-target = Todos al primer blanco
# Spread the fire
standing-one-spread-the-fire = Repartir el fuego
# Bring up the rear by road
standing-one-move-up-by-road = Traer la retaguardia por el camino
# Nobody by road
standing-one-no-moves-by-road = Nadie por el camino
# Guns first
standing-one-rally-guns-first = Primero los cañones
# Infantry first
standing-one-rally-infantry-first = Primero la infantería
# Rally nobody
standing-one-rally-nobody = No recuperar a nadie
# Leave undone what nothing else answers
standing-one-leave-the-rest = Dejar lo que ninguna otra contesta

## tables

# Combat modifiers, fire
tables-ranged = Modificadores de combate, fuego
# Combat modifiers, melee
tables-melee = Modificadores de combate, cuerpo a cuerpo
# The row is the unit that rolls, the column the enemy it rolls against. A dash: no such attack. The last column is added to that of the target where no unit stands opposite.
tables-modifiersNote = La fila es la unidad que tira; la columna, el enemigo contra el que tira. Una raya: no hay tal ataque. La última columna se suma a la del objetivo si no hay ninguna unidad enfrente.
# Rolls
tables-who = Tira
# Infantry, attacking
tables-group-attackingInfantry = Infantería, atacante
# Cavalry, attacking
tables-group-attackingCavalry = Caballería, atacante
# Guns, attacking
tables-group-attackingArtillery = Cañones, atacantes
# Square
tables-group-square = Cuadro
# Infantry, passive
tables-group-passiveInfantry = Infantería, pasiva
# Cavalry, passive
tables-group-passiveCavalry = Caballería, pasiva
# Guns, passive
tables-group-passiveArtillery = Cañones, pasivos
# Routed
tables-group-routed = En fuga
# Nobody opposite
tables-group-none = Nadie enfrente
# Infantry
tables-group-infantry = Infantería
# Cavalry
tables-group-cavalry = Caballería
# Guns
tables-group-artillery = Cañones
# Infantry, routed
tables-group-routedInfantry = Infantería, en fuga
# Cavalry, routed
tables-group-routedCavalry = Caballería, en fuga
# Guns, routed
tables-group-routedArtillery = Cañones, en fuga
# Further modifiers
tables-special = Otros modificadores
# What
tables-what = Qué
# Value
tables-value = Valor
# The unit that rolls is spent (G39)
tables-spent = La unidad que tira está agotada (G39)
# Rolls for squares and counter-charges (G97)
tables-reaction = Tiradas para cuadros y contracargas (G97)
# Fire in the fast movement phase (G70)
tables-fastRanged = Fuego en la fase de movimiento rápido (G70)
# Bombardment
tables-bombardment = Bombardeo
# Added to the fire of attacking guns against the unit that is aimed at. Tokens count once, however many lie there.
tables-bombardmentNote = Se suma al fuego de los cañones atacantes contra la unidad a la que apuntan. Las fichas cuentan una vez, por muchas que haya.
# Range of one sector
tables-range1 = Alcance de un sector
# Range of two sectors
tables-range2 = Alcance de dos sectores
# Own token in the sector (G79)
tables-token = Ficha propia en el sector (G79)
# Dice
tables-dice = Dados
# An unopposed roll hits from
tables-hits = Una tirada sin oponente acierta desde
# No result is below
tables-lowest = Ningún resultado baja de
# No result is above
tables-highest = Ningún resultado pasa de
# Units
tables-units = Unidades
# Unit
tables-unit = Unidad
# Sectors a phase
tables-movement = Sectores por fase
# Times a round
tables-activations = Veces por ronda
# Acts in phase
tables-phases = Actúa en la fase
# Dice, fire
tables-rangedDice = Dados, fuego
# Dice, melee
tables-meleeDice = Dados, cuerpo a cuerpo
# Points when captured
tables-captureVp = Puntos al ser capturada
# Pieces in the box
tables-boxLimit = Piezas en la caja
# The nine steps of combat
tables-steps = Los nueve pasos del combate
# Step
tables-step = Paso
# Name
tables-name = Nombre
# Part
tables-part = Parte
# reaction
tables-stepName-reaction = reacción
# taking positions
tables-stepName-taking-positions = tomar posiciones
# rolling dice
tables-stepName-dice = tirar los dados
# applying modifiers
tables-stepName-modifiers = aplicar modificadores
# taking hits
tables-stepName-hits = recibir impactos
# fire
tables-partName-ranged = fuego
# melee
tables-partName-melee = cuerpo a cuerpo
# Order in the zone
tables-placement = Orden en la zona
# From space 1 upward, a group complete before the next.
tables-placementNote = Desde el espacio 1 en adelante, un grupo entero antes del siguiente.
# Who is aimed at first
tables-target = A quién se apunta primero
# Order
tables-order = Orden
# The game
tables-game = La partida
# Rounds
tables-rounds = Rondas
# Orders a round
tables-orders = Órdenes por ronda
# Points that win
tables-vpToWin = Puntos para ganar
# Chips for the majority
tables-majorityPool = Fichas por la mayoría
# Points each round
tables-scoring = Puntos de cada ronda
# The command post of the enemy
tables-command = El sector de mando del enemigo
# A flag of the enemy
tables-flag = Una bandera del enemigo
# More sectors than the enemy
tables-majority = Más sectores que el enemigo
# Objective markers
tables-markers = Marcadores de objetivo
# General
tables-general = General
# Small flag
tables-smallFlag = Bandera pequeña
# Big flag
tables-bigFlag = Bandera grande
# Small wind rose (once)
tables-smallWindRose = Rosa de los vientos pequeña (una vez)
# Big wind rose (once)
tables-bigWindRose = Rosa de los vientos grande (una vez)
# Terrain
tables-terrain = Terreno
# Values are added to those of the table; the rules of each kind of ground say whom they touch.
tables-terrainNote = Los valores se suman a los de la tabla; las reglas de cada terreno dicen a quién afectan.
# Forest, fire (G139)
tables-forestRanged = Bosque, fuego (G139)
# Forest, melee (G139)
tables-forestMelee = Bosque, cuerpo a cuerpo (G139)
# Uphill, melee (G142)
tables-uphill = Cuesta arriba, cuerpo a cuerpo (G142)
# Downhill, melee (G142)
tables-downhill = Cuesta abajo, cuerpo a cuerpo (G142)
# Against a building, fire (G146)
tables-buildingRanged = Contra un edificio, fuego (G146)
# Against a building, melee (G146)
tables-buildingMelee = Contra un edificio, cuerpo a cuerpo (G146)
# Guns at the building itself (G149)
tables-razing = Cañones contra el propio edificio (G149)
# Across the river, melee (G152)
tables-riverMelee = A través del río, cuerpo a cuerpo (G152)
# Units over a border, forest or river
tables-borders = Unidades por frontera, bosque o río

## told

# { $zone }, fire.
told-foldFire = { $zone }, fuego.
# { $zone }, melee.
told-foldMelee = { $zone }, cuerpo a cuerpo.
# Hits:
told-foldHits = Impactos:
# { $side } { $hits } of { $dice }
told-foldOf = { $side }, { $hits } de { $dice }
# Routed:
told-foldRouted = En fuga:
# Lost:
told-foldGone = Bajas:
# { $side } { $count }
told-foldCount = { $side }, { $count }
# They meet on the way to { $sector }.
told-foldMeeting = Se encuentran camino de { $sector }.
# { $side } fires from { $from } at { $to }.
told-foldShelling = { $side } dispara desde { $from } a { $to }.
# { $side } fires from { $from } at { $to }: { $hits } of { $dice } dice hit.
told-foldShells = { $side } dispara desde { $from } a { $to }: aciertan { $hits } de { $dice } dados.
# { $side }, infantry in { $sector }: { $hits } of { $dice } form square.
told-foldSquares = { $side }, infantería en { $sector }: forman cuadro { $hits } de { $dice }.
# { $side }, cavalry in { $sector }: { $hits } of { $dice } counter-charge.
told-foldCounters = { $side }, caballería en { $sector }: contracargan { $hits } de { $dice }.
# They fight over { $zone }.
told-fight = Se lucha en { $zone }.
# { $space }: { $unit }.
told-Placed = { $space }: { $unit }.
# { $space }, strikes { $target }.
told-Aims = { $space }, apunta a { $target }.
# { $space }, rolls { $value }.
told-Rolled = { $space }, saca { $value }.
# { $side } has a die rolled again ({ $space }): { $before } becomes { $value }.
told-Rerolled = { $side } hace repetir un dado ({ $space }): de { $before } a { $value }.
# { $space }: { $value } against { $target }, { $outcome }.
told-Result = { $space }: { $value } contra { $target }, { $outcome }.
# Rolls { $roll }, counts { $value }: { $outcome }.
told-ShellRolled = Saca { $roll }, vale { $value }: { $outcome }.
# Rolls { $roll }, counts { $value }, the least there is: { $outcome }.
told-ShellRolledLeast = Saca { $roll }, vale { $value }, el mínimo: { $outcome }.
# { $side } has { $troops } in { $sector }.
told-Mustered = { $side } tiene { $troops } en { $sector }.
# { $side }: { $troops } { $march }.
told-Acts = { $side }: { $troops } { $march }.
# { $side }: { $troops } moved { $march }.
told-Moved = { $side }: marcha de { $troops }, { $march }.
# { $side }: { $troops } cannot go { $march }: the enemy is there, or on his way there.
told-Blocked = { $side }: { $troops } sin poder ir { $march }: allí está el enemigo, o va hacia allí.
# { $side }: { $troops } cannot go { $march }: there is no room.
told-NoRoom = { $side }: { $troops } sin poder ir { $march }: no hay sitio.
# { $side }: { $troops } have no enemy to fire at ({ $march }).
told-NoTarget = { $side }: { $troops } sin enemigo al que disparar ({ $march }).
# { $side } had ordered { $troops }: { $march }.
told-SheetShown = { $side } había ordenado { $troops }: { $march }.
# { $side }: { $type } stays in { $from }, the sector is full.
told-HeldBack = { $side }: { $type } a la espera en { $from }, el sector está lleno.
# { $side }: { $type } moved by road { $march }.
told-RoadMoved = { $side }: { $type } por el camino { $march }.
# { $side }: { $type } cannot move by road { $march }.
told-RoadBlocked = { $side }: { $type } sin poder ir por el camino { $march }.
# { $side } captures { $troops } in { $sector }.
told-CapturedBy = { $side } captura { $troops } en { $sector }.
# { $side } attacks over { $zone }.
told-Assault = { $side } ataca por { $zone }.
# { $side } meets the enemy on the way to { $sector }.
told-Meeting = { $side } encuentra al enemigo camino de { $sector }.
# { $side }: { $troops } fell back { $march }.
told-FellBack = { $side }: repliegue de { $troops }, { $march }.
# { $side }: { $troops } counter-charged over { $zone }.
told-CounterCharges = { $side }: contracarga de { $troops } por { $zone }.
# { $side }: { $troops } withdrew from { $zone }.
told-Withdrew = { $side }: retirada de { $troops } de { $zone }.
# { $side }: { $troops } stepped back from { $zone }.
told-GunsStepBack = { $side }: retroceso de { $troops } de { $zone }.
# { $side }: a unit is routed in { $zone }.
told-Routed = { $side }: una unidad puesta en fuga en { $zone }.
# { $side }: a unit is broken up in { $zone }.
told-Gone = { $side }: una unidad queda deshecha en { $zone }.
# { $side }: { $troops } fled from { $sector }.
told-Fled = { $side }: huida de { $troops } desde { $sector }.
# { $side } captures { $troops }.
told-PrisonerMade = { $side } captura { $troops }.
# { $side } loses { $troops }, destroyed.
told-Destroyed = Destrucción: { $side } pierde { $troops }.
# { $side }: a battery in { $from } fires at { $to }.
told-Fires = { $side }: una batería de { $from } dispara a { $to }.
# { $side } fires from { $from } at { $unit } in { $sector }.
told-Shell = { $side } dispara de { $from } a { $unit } en { $sector }.
# { $side } in { $sector }: { $type } routed by the guns.
told-ShelledRouted = { $side } en { $sector }: { $type }, en fuga por los cañones.
# { $side } in { $sector }: { $type } destroyed by the guns.
told-ShelledGone = { $side } en { $sector }: { $type }, fuera de combate por los cañones.
# { $side } rallies { $troops }.
told-Rallied = { $side } recupera { $troops }.
# { $side } rallies { $troops } in { $sector }.
told-GunRallied = { $side } recupera { $troops } en { $sector }.
