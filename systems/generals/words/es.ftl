### Everything the rules of Generals say, in Spanish. One word for one thing, throughout:
###
### unit unidad · type clase · fresh fresca · spent agotada · routed en fuga · rout poner en fuga · routed box casilla de
### fuga · flee huir · rally recuperar, recuperación · captured capturada · destroyed destruida · broken up deshecha
###
### order orden · sheet hoja de órdenes · saved orders órdenes guardadas · delivered entregada · round ronda · phase fase
### · planning planificación · fast movement movimiento rápido · bombardment bombardeo · combined arms armas combinadas ·
### non-combat move movimiento sin combate · scoring puntuación · set-up despliegue · active activa · passive pasiva
###
### sector sector · friendly amigo · neutral neutral · enemy enemigo · control controlar · border frontera · reserve
### reserva · home sector sector de partida · middle row fila central · wing ala · command sector sector de mando · flag
### bandera · wind rose rosa de los vientos · objective marker marcador de objetivo · sector majority mayoría de sectores
### · chip ficha
###
### battle zone zona de combate · space espacio · attacker atacante · defender defensor · opponent oponente · unopposed
### sin oponente (of a roll: sin oposición) · opposed roll tirada enfrentada · ranged a distancia · melee cuerpo a cuerpo
### · short range corta distancia · hit impacto, alcanzar · target blanco · re-roll repetir, repetición · modifier
### modificador · direction of attack dirección de ataque · meeting encuentro · crossing cruce · committed empeñada
###
### square cuadro · form square formar el cuadro · counter-charge contracarga, contracargar · retreat, fall back
### repliegue, replegarse (cavalry, before the combat) · withdraw retirada, retirarse (attackers, before the melee) ·
### step back retroceder (guns) · advance, follow up avance, avanzar
###
### guns, gun cañones, cañón · battery batería · artillery token ficha de artillería · forest bosque · hill colina ·
### building edificio · occupant ocupante · storm asaltar · road camino · river río · bridge puente · ford vado · draw
### tablas

## board

# The field of battle. Arrow keys go from thing to thing, Enter chooses, + and − zoom, 0 shows the whole field.
board-board = El campo de batalla. Las flechas del teclado van de una cosa a otra, Intro elige, + y − acercan y alejan, 0 muestra todo el campo.
# Closer
board-closer = Acercar
# Farther
board-farther = Alejar
# The whole field
board-whole = Todo el campo
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
# White { $white }, Black { $black }. Ten points win at once; after round { $rounds } the side with more wins.
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
# infantry in the building
board-occupant = infantería en el edificio
# { $percent }%
board-chance = { $percent } %

## fight

# { $unit } in space { $number } of { $zone }
fight-unitIn = { $unit } en el espacio { $number } de { $zone }
# { $from } | { $to }
fight-zone = { $from } | { $to }
# building in { $sector }
fight-zoneInside = edificio de { $sector }
# Combat
fight-title = Combate
# Show the combat
fight-show = Ver el combate
# no one
fight-nobody = nadie
# { $type }, { $state }
fight-defends = { $type }, { $state }
# { $type }, attacking
fight-attacking = { $type } al ataque
# { $type }, attacking, second move
fight-again = { $type } al ataque, segundo movimiento
# { $type }, counter-charging
fight-counter = { $type } en contracarga
# hits
fight-hit = impacto
# no hit
fight-miss = sin impacto
# the table
fight-modifier-0 = la tabla
# no opposing unit
fight-modifier-1 = sin unidad oponente
# spent
fight-modifier-2 = agotamiento
# fast movement phase
fight-modifier-3 = fase de movimiento rápido
# forest
fight-modifier-4 = bosque
# uphill
fight-modifier-5 = cuesta arriba
# downhill
fight-modifier-6 = cuesta abajo
# across the river
fight-modifier-7 = a través del río
# against a building
fight-modifier-8 = contra un edificio
# range of one sector
fight-modifier-9 = a un sector de distancia
# range of two sectors
fight-modifier-10 = a dos sectores de distancia
# artillery token
fight-modifier-11 = ficha de artillería
# at the building itself
fight-modifier-12 = contra el propio edificio
# { $side }, space { $number } of { $zone }
fight-spaceOf = { $side }, espacio { $number } de { $zone }
# { $side }, { $zone }
fight-sideInZone = { $side }, { $zone }

## objective

# { $vp ->
# [one] Command post of { $side }: { $vp } point each round for the enemy who holds it.
# *[other] Command post of { $side }: { $vp } points each round for the enemy who holds it.
# }
objective-command = { $vp ->
        [one] Sector de mando de { $side }: { $vp } punto por ronda para el enemigo que lo controle.
       *[other] Sector de mando de { $side }: { $vp } puntos por ronda para el enemigo que lo controle.
    }
# { $vp ->
# [one] Flag of { $side }: { $vp } point each round for the enemy who holds it.
# *[other] Flag of { $side }: { $vp } points each round for the enemy who holds it.
# }
objective-flag = { $vp ->
        [one] Bandera de { $side }: { $vp } punto por ronda para el enemigo que la controle.
       *[other] Bandera de { $side }: { $vp } puntos por ronda para el enemigo que la controle.
    }
# { $vp ->
# [one] { $marker } of { $side }: { $vp } point for the enemy who holds it.
# *[other] { $marker } of { $side }: { $vp } points for the enemy who holds it.
# }
objective-marker = { $vp ->
        [one] { $marker } de { $side }: { $vp } punto para el enemigo que lo controle.
       *[other] { $marker } de { $side }: { $vp } puntos para el enemigo que lo controle.
    }
# { $vp ->
# [one] { $marker } of { $side }: { $vp } point, once, for the enemy who holds it.
# *[other] { $marker } of { $side }: { $vp } points, once, for the enemy who holds it.
# }
objective-markerOnce = { $vp ->
        [one] { $marker } de { $side }: { $vp } punto, una sola vez, para el enemigo que lo controle.
       *[other] { $marker } de { $side }: { $vp } puntos, una sola vez, para el enemigo que lo controle.
    }
# General
objective-marker-general = General
# Small flag
objective-marker-smallFlag = Bandera pequeña
# Big flag
objective-marker-bigFlag = Bandera grande
# Small wind rose
objective-marker-smallWindRose = Rosa de los vientos pequeña
# Big wind rose
objective-marker-bigWindRose = Rosa de los vientos grande
# Artillery token of { $side }: +1 for its guns that fire there again.
objective-token = Ficha de artillería de { $side }: +1 para sus cañones si vuelven a disparar ahí.

## asking

# The battle is over.
asking-prompt-over = La batalla ha terminado.
# { $side } is choosing.
asking-prompt-wait = Elige { $side }.
# Your choice is made. { $side } is still choosing.
asking-prompt-waitSecret = Tu elección está hecha. { $side } aún elige.
# White is choosing.
asking-prompt-watching-0 = Elige Blanco.
# Black is choosing.
asking-prompt-watching-1 = Elige Negro.
# Both sides are choosing in secret.
asking-prompt-watching-both = Los dos bandos eligen en secreto.
# See what happens.
asking-prompt-telling = Mira lo que ocurre.
# Draw up your army: choose a kind of unit, then where it stands.
asking-prompt-muster = Despliega tu ejército: elige una clase de unidad y luego dónde se coloca.
# Your army stands. Hand in the set-up when you are content with it.
asking-prompt-musterDone = Tu ejército está listo. Entrega el despliegue cuando quieras.
# Lay your objective markers, each in a sector of its own.
asking-prompt-marking = Coloca tus marcadores de objetivo, cada uno en un sector distinto.
# All markers are laid. Hand them in.
asking-prompt-markingDone = Todos los marcadores están colocados. Entrégalos.
# Write your orders in secret: choose troops, then where they go. { $given } of { $limit } are written.
asking-prompt-planning = Escribe tus órdenes en secreto: elige tropas y luego adónde van. Has escrito { $given } de { $limit }.
# { $limit ->
# [one] Your order is written: { $limit }. Give it when you are ready.
# *[other] All your orders are written: { $limit }. Give them when you are ready.
# }
asking-prompt-planningFull = { $limit ->
        [one] Tu orden está dada: { $limit }. Entrega la hoja cuando quieras.
       *[other] Todas tus órdenes están dadas: { $limit }. Entrega la hoja cuando quieras.
    }
# Fast movement: which of your cavalry with orders goes now? The rest may go later.
asking-prompt-fast = Movimiento rápido: ¿qué caballería con órdenes sale ya? El resto puede ir después.
# Bombardment: which batteries fire now?
asking-prompt-bombard = Bombardeo: ¿qué baterías disparan ahora?
# Combined arms: which units move or attack now?
asking-prompt-combined = Armas combinadas: ¿qué unidades mueven o atacan ahora?
# Non-combat moves: which units still go where no enemy is?
asking-prompt-quiet = Movimientos sin combate: ¿quién va todavía adonde no hay enemigo?
# { $stage }: none of your units can act now.
asking-prompt-nobody = { $stage }: ninguna unidad tuya puede actuar ahora.
# There is no room for all of them in { $sector }, { $count } too many: who stays behind?
asking-prompt-overflow = { $count ->
        [one] En { $sector } no caben todas, sobra { $count }: ¿quién se queda atrás?
       *[other] En { $sector } no caben todas, sobran { $count }: ¿quién se queda atrás?
    }
# You are attacked. Which infantry tries to form square, which cavalry to counter-charge?
asking-prompt-reactions = Te atacan. ¿Qué infantería intenta formar el cuadro, qué caballería contracargar?
# Does cavalry that is attacked fall back?
asking-prompt-retreats = ¿Se repliega la caballería atacada?
# Over which border do your counter-chargers charge?
asking-prompt-charges = ¿Por qué frontera van tus contracargas?
# Who faces the enemy where? Post your defenders in the battle zones.
asking-prompt-posting = ¿Quién hace frente al enemigo y dónde? Coloca a tus defensores en las zonas de combate.
# Now the melee, with those who are left: post your defenders again.
asking-prompt-postingAgain = Ahora el cuerpo a cuerpo, con los que quedan: vuelve a colocar a tus defensores.
# Some of your attackers have no one opposite: choose whom they strike.
asking-prompt-targets = Elige a quién apuntan tus atacantes sin oponente.
# You attack from several sides: which die shall be rolled again?
asking-prompt-rerolls = Atacas desde varios lados: ¿qué dado se repite?
# Before the melee: does anybody withdraw?
asking-prompt-withdrawal = Antes del cuerpo a cuerpo: ¿se retira alguien?
# Before the melee: does anybody withdraw, or go into a building?
asking-prompt-withdrawalBuilding = Antes del cuerpo a cuerpo: ¿se retira alguien o entra en un edificio?
# The way is open: who moves in?
asking-prompt-advance = El camino está libre: ¿quién avanza?
# Aim your guns: each die at a unit.
asking-prompt-laying = Apunta tus cañones: cada dado a una unidad.
# Up to two units may go farther along a road.
asking-prompt-roads = Hasta dos unidades pueden ir más lejos por un camino.
# { $count ->
# [one] You saved { $count } order. Which routed units do you rally?
# *[other] You saved { $count } orders. Which routed units do you rally?
# }
asking-prompt-rally = { $count ->
        [one] Has guardado { $count } orden. ¿Qué unidades en fuga recuperas?
       *[other] Has guardado { $count } órdenes. ¿Qué unidades en fuga recuperas?
    }
# No order is saved, so no unit can be rallied.
asking-prompt-rallyNone = No has guardado ninguna orden, así que nadie se recupera.
# No unit can be rallied now.
asking-prompt-rallyNobody = Ahora no hay a quién recuperar.
# It is for you to choose.
asking-prompt-other = Te toca elegir.
# Go on
asking-finish-none = Seguir
# Give these orders
asking-finish-planning = Dar estas órdenes
# No orders this round
asking-finish-planningNone = Ninguna orden esta ronda
# No orders at all? Confirm
asking-finish-planningSure = ¿Ninguna orden? Confirmar
# { $type } to { $sector }
asking-choice-place = { $type } a { $sector }
# { $marker } in { $sector }
asking-choice-mark = { $marker } en { $sector }
# { $type } { $march }
asking-choice-order = { $type }: { $march }
# { $type } { $march }, second move
asking-choice-again = { $type }: { $march }, segundo movimiento
# { $type } against the building in { $sector }
asking-choice-storm = { $type } contra el edificio de { $sector }
# Guns in { $from } fire at { $to }
asking-choice-bombard = Los cañones de { $from } disparan a { $to }
# { $type } from { $from } stays behind
asking-choice-hold = Dejar atrás: { $type } de { $from }
# Infantry in { $sector } tries to form square
asking-choice-square = La infantería de { $sector } intenta formar el cuadro
# Cavalry in { $sector } tries to counter-charge
asking-choice-countercharge = La caballería de { $sector } intenta contracargar
# Cavalry in { $sector } falls back to { $to }
asking-choice-retreat = La caballería de { $sector } se repliega a { $to }
# Counter-charge over { $zone }
asking-choice-charge = Contracarga por { $zone }
# { $unit } into { $zone }
asking-choice-post = { $unit } a { $zone }
# Aim: { $unit } → { $target }
asking-choice-aim = Apuntar: { $unit } → { $target }
# { $unit } rolls again: shows { $value }
asking-choice-reroll = Repetir la tirada: { $unit }, muestra { $value }
# { $unit } withdraws
asking-choice-withdraw = Retirar: { $unit }
# { $unit } goes into the building of { $sector }
asking-choice-occupy = Meter en el edificio de { $sector }: { $unit }
# { $type } { $from } → { $to } moves in
asking-choice-advance = Avanzar: { $type } { $from } → { $to }
# { $shot } at { $target }
asking-choice-lay = { $shot } a { $target }
# { $unit } { $from } → { $to } by road
asking-choice-road = { $unit }: { $from } → { $to } por el camino
# Two routed { $type } become one in the reserve
asking-choice-rally = Dos de { $type } en fuga hacen una en la reserva
# Routed guns in { $sector } recover
asking-choice-recover = Los cañones en fuga de { $sector } se recuperan
# Routed infantry in the building of { $sector } recovers
asking-choice-hearten = La infantería en fuga del edificio de { $sector } se recupera
# Battery { $number }, die { $die }
asking-battery = Batería { $number }, dado { $die }
# the building itself
asking-theBuilding = el propio edificio
# { $unit } in { $sector }
asking-figureIn = { $unit } en { $sector }
# Order sheet
asking-plan-title = Hoja de órdenes
# { $given } / { $limit }
asking-plan-total = { $given } / { $limit }
# { $given } of { $limit } orders given
asking-plan-totalWords = { $given } de { $limit } órdenes dadas
# { $count } saved for rallying.
asking-plan-saved = { $count ->
        [one] { $count } guardada para recuperar.
       *[other] { $count } guardadas para recuperar.
    }
# None saved for rallying.
asking-plan-savedNone = Ninguna guardada para recuperar.
# { $count } more for rallying only.
asking-plan-surplus = { $count ->
        [one] { $count } más solo sirve para recuperar.
       *[other] { $count } más solo sirven para recuperar.
    }
# Drag troops to a sector: all of them go. Or choose them, then a highlighted sector: one goes with each click.
asking-plan-begin = Arrastra unas tropas a un sector: van todas. O elígelas y luego un sector resaltado: con cada clic va una.
# all { $count }
asking-plan-every = las { $count }
# All { $count }: { $order }
asking-plan-everyName = Las { $count }: { $order }
# One more: { $order }
asking-plan-more = Una más: { $order }
# One fewer: { $order }
asking-plan-less = Una menos: { $order }
# Undo
asking-plan-undo = Deshacer
# Clear all
asking-plan-clear = Borrar todo
# { $unit } in { $sector }: where to?
asking-plan-picked = { $unit } en { $sector }: ¿adónde?
# { $count } without orders
asking-plan-left = { $count } sin órdenes
# Choose others
asking-plan-stop = Elegir otras
# arrives { $chance }
asking-plan-delivery = llega con { $chance }
# All possible orders
asking-plan-others = Todas las órdenes posibles
# No one sees this sheet until both are ready.
asking-plan-secret = Nadie ve esta hoja hasta que los dos estén listos.
# Choose the troops first, then where they go.
asking-plan-pickFirst = Elige primero las tropas y luego adónde van.
# Units cannot enter the enemy’s reserve.
asking-plan-enemyReserve = Nadie entra en la reserva del enemigo.
# Infantry moves one sector a round, cavalry two.
asking-plan-far = La infantería mueve un sector por ronda; la caballería, dos.
# Guns aim in a straight line, at the next sector or the one beyond.
asking-plan-farGuns = Los cañones apuntan en línea recta, al sector contiguo o al siguiente.
# { $acting } of { $all }
asking-act-acting = { $acting } de { $all }
# Cannot act now
asking-act-later = No puede actuar ahora
# Choose
asking-choices-one = Elegir
# Take back
asking-choices-undo = Quitar
# Take back: { $choice }
asking-choices-drop = Quitar: { $choice }

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
# { $dice } combat dice, { $mean } on average; hits by the guns: { $hits }, where { $expected } were expected.
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
# An order says where, not when. Cavalry may ride now, before the guns fire, or wait and attack together with the infantry. One click lets all of them act; press + to send only some. If no unit acts now, it still can later.
guide-3-text = Una orden dice adónde, no cuándo. La caballería puede salir ahora, antes de que disparen los cañones, o esperar y atacar junto a la infantería. Con un clic actúan todas; con su +, solo algunas; o ninguna ahora, y podrán más tarde.
# Both march into the same sector
guide-4-title = Los dos marchan al mismo sector
# No attack is declared: where you meet, there is combat. Both sides fire first, then those who are left fight hand to hand. Against an opponent the higher number hits; without one, 4 or more hits. The battle waits until you press Go on.
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
# A die hits on 4 or more, after what the distance takes off. A unit that is hit is routed; one that is hit twice, or was routed already, is destroyed. Spread the dice evenly with one button, or aim them yourself.
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
# No one opposite
guide-11-title = Nadie enfrente
# You have more attackers than he has defenders there: the spare ones may strike whom they like, with a bonus. One click chooses the best targets.
guide-11-text = Allí atacan más unidades tuyas que defensores tiene él: estas pueden golpear a quien quieran, con ventaja. Con un clic se eligen los mejores objetivos.
# Before the melee
guide-12-title = Antes del cuerpo a cuerpo
# Some of your units may break off: they stay where they are and fight no more this round. If you like your chances, press “No unit withdraws”.
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
# No unit acts now
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
# Strike no one
question-finish-aimNobody = No apuntar a nadie
# Let the dice lie
question-finish-pass = Dejar los dados
# That is all
question-finish-withdraw = Eso es todo
# No unit withdraws
question-finish-noWithdraw = Nadie se retira
# Stay here
question-finish-halt = Quedarse aquí
# Fire
question-finish-lay = Fuego
# March
question-finish-road = En marcha
# No unit marches
question-finish-noRoad = Nadie marcha
# Rally them
question-finish-rally = Recuperarlos
# Rally no unit
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
# { $sector } is full: it stays unless others leave
question-act-full = { $sector } está lleno: se queda si no salen otras
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
# Infantry in square stands fast against cavalry all round; cavalry that succeeds fights as an attacker. A unit that tries is spent afterwards.
question-price-reactions = La infantería en cuadro aguanta a la caballería toda la ronda; la caballería que lo logra pelea como atacante. Quien lo intenta queda agotado después.
# Cavalry that falls back goes one sector towards your reserve, does not fight, and is spent afterwards.
question-price-retreat = La caballería que se repliega va un sector hacia tu reserva, no pelea y queda agotada después.
# One defender for each attacker; every unit that can be posted must be.
question-price-post = Un defensor por atacante; nadie que pueda tomar posición se queda al margen.
# With no one opposite, a result of 4 or more is a hit.
question-price-aim = Sin oponente, un resultado de cuatro o más es un impacto.
# One die for each border beyond the first over which you attack: yours or the enemy’s.
question-price-reroll = Un dado por cada frontera de más por la que atacas: tuyo o del enemigo.
# A unit that withdraws stays in its own sector, out of the melee, and is spent afterwards.
question-price-withdraw = Quien se retira queda en su sector, fuera del cuerpo a cuerpo, y agotado después.
# Aim the two dice of a battery at two different units. Hits count once all dice are rolled.
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

# What you tick is answered for you, so that a round runs on without asking. You can change it in any round.
standing-intro = Lo marcado se contesta por ti, para que la ronda siga sin preguntar. Puedes cambiarlo en cualquier ronda.
# Answer the whole round
standing-whole = Contestar toda la ronda
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
# No unit by road
standing-one-no-moves-by-road = Nadie por el camino
# Guns first
standing-one-rally-guns-first = Primero los cañones
# Infantry first
standing-one-rally-infantry-first = Primero la infantería
# Rally no unit
standing-one-rally-nobody = No recuperar a nadie
# Do nothing where nothing else answers
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
# No one opposite
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
# Values are added to those of the table; the rules of each kind of ground say which units they affect.
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

## event

# Round { $round }.
event-RoundBegan = Ronda { $round }.
# { $orders ->
# [one] { $side } rolls { $die } and may give { $orders } order.
# *[other] { $side } rolls { $die } and may give { $orders } orders.
# }
event-OrdersRolled = { $orders ->
        [one] { $side } saca un { $die } y puede dar { $orders } orden.
       *[other] { $side } saca un { $die } y puede dar { $orders } órdenes.
    }
# { $side } has { $count } { $type } in { $sector }.
event-Mustered = { $side } tiene { $count } { $type } en { $sector }.
# { $side } lays { $marker } in { $sector }.
event-Marked = { $side } coloca { $marker } en { $sector }.
# The order { $arm } { $march } of { $side } is not delivered: { $die }.
event-Lost = La orden { $arm } { $march } de { $side } no se entrega: { $die }.
# The order { $arm } { $march } of { $side } is delivered: { $die }.
event-Delivered = La orden { $arm } { $march } de { $side } se entrega: { $die }.
# { $stage }.
event-StageBegan = { $stage }.
# { $side }: { $count } { $arm } { $step }.
event-Acts = { $side }: { $count } { $arm } { $step }.
# { $side }: { $count } infantry turn against the building in { $sector }.
event-Storms = { $side } lanza { $count } de infantería contra el edificio de { $sector }.
# { $side }: { $count } { $arm } moved { $step }.
event-Moved = { $side }: marcha de { $count } { $arm }, { $step }.
# { $side }: { $count } { $arm } cannot go { $step }: the enemy is there, or on his way there.
event-Blocked = { $side }: { $count } { $arm } sin poder ir { $step }: allí está el enemigo, o va hacia allí.
# { $side }: { $count } { $arm } cannot go { $step }: there is no room.
event-NoRoom = { $side }: { $count } { $arm } sin poder ir { $step }: no hay sitio.
# { $side }: { $count } { $arm } have no enemy to fire at ({ $step }).
event-NoTarget = { $side }: { $count } { $arm } sin enemigo al que disparar ({ $step }).
# { $side }: { $arm } { $step } is held back, the sector is full.
event-HeldBack = { $side }: { $arm } { $step } a la espera, el sector está lleno.
# { $side }: { $rank } moved by road { $step }.
event-RoadMoved = { $side }: { $rank } por el camino { $step }.
# { $side }: { $rank } cannot move by road { $step }.
event-RoadBlocked = { $side }: { $rank } sin poder ir por el camino { $step }.
# { $side } captures { $count } { $type } in { $sector }.
event-CapturedBy = { $side } captura { $count } { $type } en { $sector }.
# { $side } attacks over { $zone }.
event-Assault = { $side } ataca por { $zone }.
# { $side } meets the enemy over { $zone }, on the way to { $sector }.
event-Meeting = { $side } encuentra al enemigo por { $zone }, camino de { $sector }.
# { $side }, infantry in { $sector } tries to form square and rolls { $die }: { told-works }.
event-TriesSquare = { $side }: la infantería de { $sector } intenta formar el cuadro y saca un { $die }: { told-works }.
# { $side }, cavalry in { $sector } tries to counter-charge and rolls { $die }: { told-works }.
event-TriesCounter = { $side }: la caballería de { $sector } intenta una contracarga y saca un { $die }: { told-works }.
# { $side }: { $count } cavalry fell back { $step }.
event-FellBack = { $side }: repliegue de { $count } de caballería, { $step }.
# { $side }: { $count } cavalry counter-charged over { $zone }.
event-CounterCharges = { $side }: contracarga de { $count } de caballería por { $zone }.
# { $space }: { $who }.
event-Placed = { $space }: { $who }.
# { $side }: { $rank } goes into the building of { $sector }.
event-IntoBuilding = { $side } mete { $rank } en el edificio de { $sector }.
# { $side }: infantry leaves the building of { $sector }.
event-OutOfBuilding = { $side }: la infantería sale del edificio de { $sector }.
# { $space } aims at { $target }.
event-Aims = { $space } apunta a { $target }.
# { $space }: { $value }, { $reason }.
event-Modifier = { $space }: { $value }, { $reason }.
# { $space } rolls { $die }.
event-Rolled = { $space } saca { $die }.
# { $side } has a die rolled again ({ $space }): { $die } becomes { $again }.
event-Rerolled = { $side } hace repetir un dado ({ $space }): de { $die } a { $again }.
# { $space }: { $value } against { $target }, { told-hit }.
event-Result = { $space }: { $value } contra { $target }, { told-hit }.
# { $count ->
# [one] { $side }: { $count } gun stepped back from { $zone }.
# *[other] { $side }: { $count } guns stepped back from { $zone }.
# }
event-GunsStepBack = { $count ->
        [one] { $side }: retroceso de { $count } cañón de { $zone }.
       *[other] { $side }: retroceso de { $count } cañones de { $zone }.
    }
# { $side }: { $count } { $arm } withdrew from { $zone }.
event-Withdrew = { $side }: retirada de { $count } { $arm } de { $zone }.
# A unit is routed: { $space }.
event-Routed = Una unidad se pone en fuga: { $space }.
# A unit is broken up: { $space }.
event-Gone = Una unidad queda deshecha: { $space }.
# The infantry of { $side } in the building of { $sector } is broken up.
event-OccupantGone = La infantería de { $side } en el edificio de { $sector } queda deshecha.
# { $side }: { $count } { $type } fled from { $sector }.
event-Fled = { $side }: huida de { $count } { $type } desde { $sector }.
# { $side } captures 1 { $type }.
event-PrisonerMade = { $side } captura 1 { $type }.
# { $side } loses 1 { $type }, destroyed.
event-Destroyed = Destrucción: { $side } pierde 1 { $type }.
# { $side }: a battery fires, { $march }.
event-Fires = { $side }: una batería dispara, { $march }.
# { $side } fires from { $from } at { $stand } in { $sector }.
event-Shell = { $side } dispara de { $from } a { $stand } en { $sector }.
# { $value }, { $reason }.
event-ShellModifier = { $value }, { $reason }.
# { $value ->
# [1] { $die ->
# [1] Rolls 1, counts 1: { told-hit }.
# *[other] Rolls { $die }, counts 1, the least there is: { told-hit }.
# }
# *[other] Rolls { $die }, counts { $value }: { told-hit }.
# }
event-ShellRolled = { $value ->
        [1] { $die ->
        [1] Saca 1, vale 1: { told-hit }.
       *[other] Saca { $die }, vale 1, lo menos que hay: { told-hit }.
    }
       *[other] Saca { $die }, vale { $value }: { told-hit }.
    }
# { $side } in { $sector }: { $stand } { $fate }.
event-Shelled = { $side } en { $sector }: { $stand } { $fate }.
# The building in { $sector } is destroyed.
event-BuildingRazed = El edificio de { $sector } queda destruido.
# { $side } lays an artillery token in { $sector }.
event-TokenLaid = { $side } pone una ficha de artillería en { $sector }.
# { $side } rallies { $count } { $type }.
event-Rallied = { $side } recupera { $count } { $type }.
# { $side } rallies { $count } { $type } in { $sector }.
event-GunRallied = { $side } recupera { $count } { $type } en { $sector }.
# { $side } had ordered { $count } { $arm }: { $march }.
event-SheetShown = { $side } había ordenado { $count } { $arm }: { $march }.
# { $side }: { $points } for captured units.
event-ScoredCaptures = { $side }: { $points } por unidades capturadas.
# { $side }: { $points } for { $sector }.
event-ScoredObjective = { $side }: { $points } por { $sector }.
# { $side }: { $points } for holding more sectors.
event-ScoredMajority = { $side }: { $points } por tener más sectores.
# Equal sectors: a chip leaves the pool.
event-MajorityTied = Igualdad de sectores: una ficha sale de la fila.
# { $side } loses { $points } for units that were captured.
event-LostForCaptures = { $side } pierde { $points } por unidades que le capturaron.
# { $side } loses { $points } for { $sector }.
event-LostForObjective = { $side } pierde { $points } por { $sector }.
# { $side }, who holds fewer sectors, gives { $points } to the enemy.
event-GaveForSectors = { $side }, que tiene menos sectores, cede { $points } al enemigo.
# Equal sectors: no one gives a point.
event-SectorsEqual = Igualdad de sectores: nadie cede un punto.
# Victory points: White { $white }, Black { $black }.
event-Score = Puntos de victoria: Blanco { $white }, Negro { $black }.
# { $side } has won the battle.
event-Won = { $side } ha ganado la batalla.
# The battle is a draw.
event-Drawn = La batalla acaba en tablas.

## told

# is routed
told-fate-0 = se pone en fuga
# is destroyed
told-fate-1 = queda destruida
# infantry
told-arm-0 = de infantería
# cavalry
told-arm-1 = de caballería
# { $count ->
# [one] gun
# *[other] guns
# }
told-arm-2 = { $count ->
        [one] cañón
       *[other] cañones
    }
# { $outcomeNumber ->
# [1] yes
# *[other] no
# }
told-works = { $outcomeNumber ->
        [1] sí
       *[other] no
    }
# { $outcomeNumber ->
# [1] hits
# *[other] no hit
# }
told-hit = { $outcomeNumber ->
        [1] impacto
       *[other] sin impacto
    }
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
# { $points ->
# [one] { $side } has reached { $points } point. White { $white }, Black { $black }.
# *[other] { $side } has reached { $points } points. White { $white }, Black { $black }.
# }
told-ending-points = { $points ->
        [one] { $side } ha llegado a { $points } punto. Blanco { $white }, Negro { $black }.
       *[other] { $side } ha llegado a { $points } puntos. Blanco { $white }, Negro { $black }.
    }
# { $side } has no morale left. White { $white }, Black { $black }.
told-ending-morale = { $side } se ha quedado sin moral. Blanco { $white }, Negro { $black }.
# All { $rounds } rounds have been fought. White { $white }, Black { $black }.
told-ending-rounds = Se han jugado las { $rounds } rondas. Blanco { $white }, Negro { $black }.

## cards

# Generálové
cards-gener-lov-1ahunid = Generálové
# White
cards-white-u7yhom = Blanco
# Black
cards-black-bxogn8 = Negro
# Marengo
cards-marengo-170eg62 = Marengo
# Piedmont, 14 June 1800. Melas brings his Austrians over the Bormida and falls upon Bonaparte's scattered divisions; by the afternoon the First Consul is giving ground, until Desaix marches back to the guns and Kellermann's horse rides into the Austrian column. Two like armies on a square field are no more than an homage to that day: what they borrow is a strong wing of cavalry, and the question of when to let it go.
cards-piedmont-14-june-1800-melas-brings-his-g68byw = Piamonte, 14 de junio de 1800. Melas cruza el Bormida con sus austriacos y cae sobre las divisiones dispersas de Bonaparte; por la tarde el Primer Cónsul cede terreno, hasta que Desaix regresa hacia el cañón y los jinetes de Kellermann se lanzan contra la columna austriaca. Dos ejércitos iguales en un campo cuadrado no son más que un homenaje a aquel día: toman de él una fuerte ala de caballería, y la pregunta de cuándo soltarla.
# La Rothière
cards-la-rothi-re-uhnzh5 = La Rothière
# Champagne, 1 February 1814. In driving snow Blücher attacks Napoleon's young conscripts with Russians and Württembergers, Wrede's Bavarians come up on the flank, and the cavalry of both sides meets on the open ground about the village; after dark the French slip away towards Brienne. Here the armies are equal, which those of that winter were not: the homage lies in six squadrons that look straight at six others.
cards-champagne-1-february-1814-in-driving-w5r0ae = Champaña, 1 de febrero de 1814. Entre la ventisca, Blücher ataca con rusos y wurtembergueses a los jóvenes reclutas de Napoleón, los bávaros de Wrede aparecen por el flanco, y la caballería de ambos bandos se encuentra en el campo abierto que rodea el pueblo; caída la noche, los franceses se escabullen hacia Brienne. Aquí los ejércitos son iguales, y los de aquel invierno no lo eran: el homenaje está en seis escuadrones que miran de frente a otros seis.
# Dennewitz
cards-dennewitz-lzq4db = Dennewitz
# Brandenburg, 6 September 1813. Ney's columns, bound for Berlin, strike Tauentzien's Prussians and then Bülow's; the sandy plain throws up so much dust that the marshal sees little of his battle and pulls Oudinot from one wing to help the other, which loses him both. No symmetrical array can tell that story. This one keeps its balance, infantry with some horse on either wing, and leaves the mistakes to you.
cards-brandenburg-6-september-1813-ney-s-1bxow47 = Brandeburgo, 6 de septiembre de 1813. Las columnas de Ney, camino de Berlín, chocan con los prusianos de Tauentzien y después con los de Bülow; la llanura arenosa levanta tanto polvo que el mariscal ve poco de su batalla y retira a Oudinot de un ala para ayudar a la otra, con lo que pierde las dos. Ningún orden simétrico puede contar esa historia. Este guarda el equilibrio, infantería con algo de caballería en cada ala, y te deja a ti los errores.
# Leuthen
cards-leuthen-1wz4qn2 = Leuthen
# Silesia, 5 December 1757, half a century before the rest of these names. Frederick marches his Prussians behind low hills along the front of a larger Austrian army and rolls it up from its left; when the Austrian cavalry rides to the rescue, Driesen's waiting squadrons take it in the flank. Your armies start level and face to face, so the surprise has to come out of the reserve, where all the horsemen stand.
cards-silesia-5-december-1757-half-a-century-6rr6ra = Silesia, 5 de diciembre de 1757, medio siglo antes que los demás nombres de esta lista. Federico lleva a sus prusianos, tras unas lomas, a lo largo del frente de un ejército austriaco mayor y lo arrolla desde su izquierda; cuando la caballería austriaca acude al rescate, los escuadrones de Driesen, que esperaban, la toman de flanco. Tus ejércitos empiezan parejos y cara a cara, de modo que la sorpresa ha de salir de la reserva, donde están todos los jinetes.
# Albuera
cards-albuera-tpq0xl = La Albuera
# Estremadura, 16 May 1811. Soult feints at the village and turns the right of Beresford's British, Portuguese and Spaniards; in a storm of rain and hail the Vistula lancers ride down a brigade, and the fusiliers win back the ridge at a dreadful price. The mirrored ranks here hold none of that ground. They do ask a question of their own: the horse stands in the centre, and the guns are still on the road behind.
cards-estremadura-16-may-1811-soult-feints-at-1nr3ux4 = Extremadura, 16 de mayo de 1811. Soult amaga sobre el pueblo y envuelve la derecha de los británicos, portugueses y españoles de Beresford; entre lluvia y granizo los lanceros del Vístula arrollan una brigada, y los fusileros recobran la loma a un precio espantoso. Las filas simétricas de aquí no guardan nada de aquel terreno. Plantean, eso sí, una pregunta propia: la caballería está en el centro, y los cañones siguen atrás, en el camino.
# Custom
cards-custom-15dsham = Despliegue libre
# No name, no date: a field that never came into the bulletins. Both staffs draw up their armies by candlelight, each without a word from across the river, and at dawn the mist lifts from both at once. Agree beforehand on what the armies are made of, then stand or fall by your own dispositions.
cards-no-name-no-date-a-field-that-never-came-r41e2y = Sin nombre y sin fecha: un campo que nunca llegó a los partes. Ambos estados mayores disponen sus ejércitos a la luz de las velas, sin que llegue una palabra del otro lado del río, y al alba la niebla se levanta de los dos a la vez. Conviene acordar antes de qué se componen los ejércitos; después, a vencer o a caer por las propias disposiciones.

## rules

# Components
rules-components-pn6d8p = Componentes
# Winning the game
rules-winning-the-game-1ts0kdu = Ganar la partida
# Setting up for a battle
rules-setting-up-for-a-battle-zt1zle = Despliegue para la batalla
# Battlefield & sectors
rules-battlefield-sectors-1xs0go4 = Campo de batalla y sectores
# Giving orders
rules-giving-orders-1xpm6wk = Dar órdenes
# Active & passive units
rules-active-passive-units-gf2huj = Unidades activas y pasivas
# Simultaneous actions
rules-simultaneous-actions-1966l5j = Acciones simultáneas
# Moving units
rules-moving-units-370hoc = Mover unidades
# Spent units
rules-spent-units-svtvi8 = Unidades agotadas
# Combat
rules-combat-s5a5vl = Combate
# Dice rolls
rules-dice-rolls-12jji3e = Tiradas de dados
# Infantry
rules-infantry-1m32jfk = Infantería
# Cavalry
rules-cavalry-1m8mzph = Caballería
# Artillery
rules-artillery-1r47f81 = Artillería
# 1. Planning phase
rules-1-planning-phase-1bpcic = 1. Fase de planificación
# 2. Fast movement phase
rules-2-fast-movement-phase-16w35z5 = 2. Fase de movimiento rápido
# 3. Bombardment phase
rules-3-bombardment-phase-xp4ojq = 3. Fase de bombardeo
# 4. Combined arms phase
rules-4-combined-arms-phase-4pn8g6 = 4. Fase de armas combinadas
# 5. Non-combat move phase
rules-5-non-combat-move-phase-1x0mvee = 5. Fase de movimiento sin combate
# 6. Rally phase
rules-6-rally-phase-1yt0uem = 6. Fase de recuperación
# 7. Scoring phase
rules-7-scoring-phase-9toho2 = 7. Fase de puntuación
# Combat sequence
rules-combat-sequence-1y3bjhe = Secuencia de combate
# Ranged vs. melee combat
rules-ranged-vs-melee-combat-ix37tv = Combate a distancia y cuerpo a cuerpo
# Reaction
rules-reaction-ae0dhm = Reacción
# Reacting with infantry
rules-reacting-with-infantry-1n3osxp = Reaccionar con infantería
# Reacting with cavalry
rules-reacting-with-cavalry-b1ckmm = Reaccionar con caballería
# Taking positions
rules-taking-positions-qplnux = Toma de posiciones
# Attacking an unopposed space
rules-attacking-an-unopposed-space-1sszw4v = Atacar un espacio sin oponente
# Flank attack
rules-flank-attack-x6qrkn = Ataque de flanco
# Rolling dice
rules-rolling-dice-9eo3zx = Tirar los dados
# Artillery in combat
rules-artillery-in-combat-1mok3ds = La artillería en combate
# Applying modifiers
rules-applying-modifiers-10jomzr = Aplicar modificadores
# Taking hits
rules-taking-hits-1goq3px = Recibir impactos
# Routed units
rules-routed-units-f9ibot = Unidades en fuga
# Objective markers
rules-objective-markers-64koxv = Marcadores de objetivo
# Advanced ordering
rules-advanced-ordering-cqmh51 = Órdenes avanzadas
# Army morale
rules-army-morale-1bqek5q = Moral del ejército
# Terrain features
rules-terrain-features-18o9b59 = Terreno
# Forest
rules-forest-15eoolc = Bosque
# Hill
rules-hill-1f1n1ca = Colina
# Building
rules-building-12fqnbp = Edificio
# Destroyed building
rules-destroyed-building-d8ne2s = Edificio destruido
# Road and the bridge
rules-road-and-the-bridge-1sxwdke = El camino y el puente
# River and the bridge
rules-river-and-the-bridge-ld2sag = El río y el puente
# Rulings
rules-rulings-ocm3fp = Interpretaciones
# The field and its scale
rules-the-field-and-its-scale-1544p41 = El campo y su escala
# Two players, White and Black, meet on nine sectors of battlefield; each also owns one reserve sector. A round stands for about an hour, a unit for a company, squadron or battery of 80 to 200 men; four or five of them make a battalion, two battalions a regiment.
rules-two-players-white-and-black-meet-on-k7qc5n = Dos jugadores, Blanco y Negro, se enfrentan en los nueve sectores de un campo de batalla; cada uno tiene además un sector de reserva. Una ronda equivale más o menos a una hora; una unidad, a una compañía, un escuadrón o una batería de 80 a 200 hombres; cuatro o cinco unidades forman un batallón, y dos batallones un regimiento.
# The two sides of the board
rules-the-two-sides-of-the-board-1f2r8qo = Las dos caras del tablero
# Side A has command and flag sectors printed on it and is meant for first games. Side B has none and may be turned either way round. Both carry terrain symbols, B more of them, which count only with the terrain rules.
rules-side-a-has-command-and-flag-sectors-htkixd = La cara A lleva impresos los sectores de mando y de bandera y está pensada para las primeras partidas. La cara B no los lleva y puede girarse en cualquier sentido. Ambas tienen símbolos de terreno, más en la B, que solo cuentan con las reglas de terreno.
# What is in the box
rules-what-is-in-the-box-17g2942 = Qué hay en la caja
# Of each colour there are 30 infantry, 12 cavalry, 4 artillery and 5 dice, with 60 stands in all, which two standard armies use up. Artillery and defence tokens, victory point chips and 20 objective markers (generals, flags, wind roses) complete it.
rules-of-each-colour-there-are-30-infantry-12-bhed9x = De cada color hay 30 infanterías, 12 caballerías, 4 artillerías y 5 dados, y en total 60 peanas, que son justo las que ocupan dos ejércitos normales. Lo completan fichas de artillería y de defensa, fichas de puntos de victoria y 20 marcadores de objetivo (generales, banderas, rosas de los vientos).
# Ten points win
rules-ten-points-win-rdyfmt = Diez puntos ganan
# The battle is over as soon as a player collects a tenth victory point: that player has won.
rules-the-battle-is-over-as-soon-as-a-player-4y8khc = La batalla termina en cuanto un jugador reúne su décimo punto de victoria: ese jugador ha ganado.
# After ten rounds
rules-after-ten-rounds-1s98m8n = Tras diez rondas
# If neither player has ten points by the end of round 10, the player with more points wins.
rules-if-neither-player-has-ten-points-by-the-xw8nng = Si al final de la ronda 10 nadie tiene diez puntos, gana quien tenga más.
# What earns points
rules-what-earns-points-re2h77 = Qué da puntos
# Each round: 5 for controlling the enemy command sector, 1 for every enemy flag sector, 1 for controlling more battlefield sectors than the enemy. Once each: 1 for a captured infantry or cavalry unit, 2 for a captured artillery unit. An objective marker is worth what it shows.
rules-each-round-5-for-controlling-the-enemy-19ft69h = Cada ronda: 5 por controlar el sector de mando enemigo, 1 por cada sector de bandera enemigo, 1 por controlar más sectores del campo de batalla que el enemigo. Una sola vez: 1 por cada unidad de infantería o caballería capturada, 2 por cada unidad de artillería capturada. Un marcador de objetivo vale lo que indica.
# The standard army
rules-the-standard-army-14crw5i = El ejército normal
# Each player leads 20 infantry, 8 cavalry and 2 artillery units.
rules-each-player-leads-20-infantry-8-cavalry-1osxp1r = Cada jugador manda 20 unidades de infantería, 8 de caballería y 2 de artillería.
# The row of ten chips
rules-the-row-of-ten-chips-13tgllx = La fila de diez fichas
# Ten victory points lie apart in a row beside the board, for the sector majority; the rest are the common supply. The row also tells the rounds.
rules-ten-victory-points-lie-apart-in-a-row-15gsz1y = Diez puntos de victoria se ponen aparte, en fila junto al tablero, para la mayoría de sectores; los demás forman el montón común. La fila sirve también para contar las rondas.
# Prepared set-ups
rules-prepared-set-ups-183goln = Despliegues preparados
# Units stand as the chosen set-up lists them: right wing, centre, left wing, reserve. Each player reads the list from his own side of the table.
rules-units-stand-as-the-chosen-set-up-lists-wfr9t = Las unidades se colocan como dice el despliegue elegido: ala derecha, centro, ala izquierda, reserva. Cada jugador lee la lista desde su lado de la mesa.
# La Rothière: opposite wings
rules-la-rothi-re-opposite-wings-1p08yw2 = La Rothière: alas opuestas
# In this set-up the players use opposite wings, so that the two masses of cavalry face each other.
rules-in-this-set-up-the-players-use-opposite-e9ipam = En este despliegue los jugadores usan alas opuestas, de modo que las dos masas de caballería quedan frente a frente.
# Custom set-up
rules-custom-set-up-1cga7og = Despliegue libre
# Any 6 units go into each of the three home sectors and any 12 into the reserve. Both players write this down in secret before it is seen.
rules-any-6-units-go-into-each-of-the-three-1p84yyo = En cada uno de los tres sectores de partida se ponen 6 unidades cualesquiera, y en la reserva 12 cualesquiera. Ambos jugadores lo anotan en secreto antes de que se vea.
# Fair custom armies
rules-fair-custom-armies-fvt8wz = Ejércitos libres equilibrados
# A set-up of your own need not mirror the enemy's, but the players should agree beforehand how many units of each kind an army has.
rules-a-set-up-of-your-own-need-not-mirror-qtgao8 = Un despliegue propio no tiene por qué ser el reflejo del enemigo, pero los jugadores deben acordar antes cuántas unidades de cada clase tiene un ejército.
# Who holds what at the start
rules-who-holds-what-at-the-start-4hl9qp = Quién tiene qué al empezar
# Your reserve is yours from the beginning, and so are the left wing, the centre and the right wing in front of it.
rules-your-reserve-is-yours-from-the-bojnwb = La reserva es tuya desde el principio, y también el ala izquierda, el centro y el ala derecha que tiene delante.
# Six units to a sector
rules-six-units-to-a-sector-a1av7o = Seis unidades por sector
# A battlefield sector has room for 6 units. A reserve has room for any number.
rules-a-battlefield-sector-has-room-for-6-qzbfrp = En un sector del campo de batalla caben 6 unidades. En una reserva cabe cualquier número.
# Battle zones
rules-battle-zones-kg0aks = Zonas de combate
# Every border has a battle zone of five spaces, and all combat takes place in these zones.
rules-every-border-has-a-battle-zone-of-five-1bmfeq3 = Cada frontera tiene una zona de combate de cinco espacios, y todo combate se libra en estas zonas.
# Control
rules-control-10fbl8e = Control
# You control a sector while at least one unit of yours that is not routed is in it.
rules-you-control-a-sector-while-at-least-one-g003lj = Controlas un sector mientras haya en él al menos una unidad tuya que no esté en fuga.
# No action without an order
rules-no-action-without-an-order-2naz0v = Sin orden no hay acción
# A unit can only become active if it was given an order: its kind written in its sector, with an arrow in the direction it is to act.
rules-a-unit-can-only-become-active-if-it-was-4slgyn = Una unidad solo puede activarse si se le dio una orden: su clase anotada en su sector, con una flecha hacia donde ha de actuar.
# One order a unit
rules-one-order-a-unit-1ec1lvm = Una orden por unidad
# A unit gets at most one order a round. A figure before the symbol only saves writing: 2C is two orders for two cavalry units.
rules-a-unit-gets-at-most-one-order-a-round-a-10hefnz = Cada unidad recibe como mucho una orden por ronda. La cifra delante del símbolo solo ahorra escribir: 2C son dos órdenes para dos unidades de caballería.
# The arrow binds, the action does not
rules-the-arrow-binds-the-action-does-not-d49t1e = La flecha obliga; el acto, no
# An order fixes the direction and nothing else. Whether the unit then moves, attacks or bombards is decided when it acts, within what the rules allow.
rules-an-order-fixes-the-direction-and-xoik4z = La orden fija la dirección y nada más. Si la unidad mueve, ataca o bombardea se decide cuando actúa, dentro de lo que permiten las reglas.
# Active only while acting
rules-active-only-while-acting-18i0442 = Activa solo mientras actúa
# A unit with an order is active in the phase in which it carries its action out, and passive in all others.
rules-a-unit-with-an-order-is-active-in-the-etsf0l = Una unidad con orden es activa en la fase en que lleva a cabo su acción, y pasiva en todas las demás.
# Acting again
rules-acting-again-2z0q05 = Actuar de nuevo
# Some units can become active a second time in the same round; cavalry is the one that does.
rules-some-units-can-become-active-a-second-uenfrh = Algunas unidades pueden activarse una segunda vez en la misma ronda; es el caso de la caballería.
# When all is done
rules-when-all-is-done-34d8r6 = Cuando todo está hecho
# A unit that has performed all its actions is spent and cannot act again without a new order.
rules-a-unit-that-has-performed-all-its-1flp5ba = Una unidad que ha llevado a cabo todas sus acciones queda agotada y no puede volver a actuar sin una orden nueva.
# A phase gone by
rules-a-phase-gone-by-l8t5nb = La fase que se deja pasar
# Most actions belong to one phase. Once that phase is over, only actions of the phases still to come are open to the unit.
rules-most-actions-belong-to-one-phase-once-aogzu1 = La mayoría de las acciones pertenece a una fase. Pasada esa fase, a la unidad solo le quedan las acciones de las fases siguientes.
# Units that were not activated
rules-units-that-were-not-activated-1x4gph0 = Unidades sin activar
# They stay passive, but they hold their sector and fight back when attacked.
rules-they-stay-passive-but-they-hold-their-1b45ka0 = Permanecen pasivas, pero mantienen su sector y se defienden si son atacadas.
# Both sides at once
rules-both-sides-at-once-v5qscg = Ambos bandos a la vez
# Actions of one kind are carried out by both players at the same time.
rules-actions-of-one-kind-are-carried-out-by-8rhuvq = Las acciones de una misma clase las llevan a cabo ambos jugadores al mismo tiempo.
# Step by step over the whole board
rules-step-by-step-over-the-whole-board-195pud4 = Paso a paso en todo el tablero
# Each step of combat is finished in all battle zones before the next begins. Losses of the ranged part, and again of the melee part, take effect only when all dice of that part have been rolled.
rules-each-step-of-combat-is-finished-in-all-1gsuvx5 = Cada paso del combate se termina en todas las zonas de combate antes de empezar el siguiente. Las bajas de la parte a distancia, y después las del cuerpo a cuerpo, solo surten efecto cuando se han tirado todos los dados de esa parte.
# Never diagonally
rules-never-diagonally-oyeep7 = Nunca en diagonal
# Units move to one of the four neighbouring sectors, never across a corner.
rules-units-move-to-one-of-the-four-1ill6z7 = Las unidades mueven a uno de los cuatro sectores vecinos, nunca a través de una esquina.
# One sector a phase
rules-one-sector-a-phase-1v06qaz = Un sector por fase
# A move is always one sector; a second one needs another phase.
rules-a-move-is-always-one-sector-a-second-1fmxq6t = Un movimiento es siempre de un sector; para el segundo hace falta otra fase.
# How far in a round
rules-how-far-in-a-round-e9ektk = Cuánto en una ronda
# Infantry and artillery can move 1 sector in a round, cavalry 2, in two different phases.
rules-infantry-and-artillery-can-move-1-1dqkegb = Infantería y artillería pueden mover 1 sector en una ronda; la caballería, 2, en dos fases distintas.
# When cavalry makes its two moves
rules-when-cavalry-makes-its-two-moves-1i9qo3q = Cuándo hace la caballería sus dos movimientos
# After a move in phase 2 there is one more, in phase 4 or else in phase 5. Cavalry that let phase 2 pass can still make both moves, one in each of these.
rules-after-a-move-in-phase-2-there-is-one-91jwcm = Tras mover en la fase 2 queda otro movimiento, en la fase 4 o bien en la fase 5. La caballería que dejó pasar la fase 2 aún puede hacer los dos, uno en cada una de estas.
# The enemy reserve is closed
rules-the-enemy-reserve-is-closed-14spa94 = La reserva enemiga está cerrada
# No unit may try to enter the enemy's reserve sector.
rules-no-unit-may-try-to-enter-the-enemy-s-2y7wgu = Ninguna unidad puede intentar entrar en el sector de reserva del enemigo.
# No attack out of the reserve
rules-no-attack-out-of-the-reserve-1usy9pw = No se ataca desde la reserva
# A unit in its reserve cannot attack the sector in front of it. Cavalry that starts there may attack with its second move, if the first met no combat.
rules-a-unit-in-its-reserve-cannot-attack-the-7osyn6 = Una unidad en su reserva no puede atacar el sector que tiene delante. La caballería que empieza allí puede atacar con su segundo movimiento, si en el primero no encontró combate.
# No room for a seventh
rules-no-room-for-a-seventh-e5tlxg = No cabe la séptima
# A sector may not be brought above 6 units by movement. If your orders would do so, you choose who goes and who stays.
rules-a-sector-may-not-be-brought-above-6-dxss3c = Ningún movimiento puede llevar un sector a más de 6 unidades. Si tus órdenes lo hicieran, eliges tú quién va y quién se queda.
# Routed units take room
rules-routed-units-take-room-dm6xz = Las unidades en fuga ocupan sitio
# Routed units count towards the 6 of their sector.
rules-routed-units-count-towards-the-6-of-103khbo = Las unidades en fuga cuentan entre las 6 de su sector.
# Five over a border
rules-five-over-a-border-1yqqxn0 = Cinco por frontera
# In one phase no more than 5 units may pass between any two sectors, a reserve being no exception.
rules-in-one-phase-no-more-than-5-units-may-eea5qb = En una fase no pueden pasar más de 5 unidades entre dos sectores, y una reserva no es excepción.
# Spent after acting
rules-spent-after-acting-vaaet7 = Agotada por actuar
# A unit that has carried out its action and has no movement left in this round becomes spent at the end of that phase.
rules-a-unit-that-has-carried-out-its-action-14brv1w = Una unidad que ha llevado a cabo su acción y ya no tiene movimiento en esta ronda queda agotada al final de esa fase.
# Spent after reacting
rules-spent-after-reacting-1f8407q = Agotada por reaccionar
# A unit that reacted to an attack becomes spent at the end of the phase.
rules-a-unit-that-reacted-to-an-attack-1r4nqh1 = Una unidad que reaccionó a un ataque queda agotada al final de la fase.
# Cavalry that hits no one
rules-cavalry-that-hits-no-one-ts4shr = Caballería que no alcanza a nadie
# A cavalry unit that fails to score a hit in its combat becomes spent.
rules-a-cavalry-unit-that-fails-to-score-a-lzzjgu = Una unidad de caballería que no logra ningún impacto en su combate queda agotada.
# What a spent unit is worth
rules-what-a-spent-unit-is-worth-1vg6ig6 = Lo que vale una unidad agotada
# It is not active and can perform no action; attacked, it fights with -1 on its dice.
rules-it-is-not-active-and-can-perform-no-1gk58f0 = No es activa y no puede hacer ninguna acción; si la atacan, combate con -1 en sus dados.
# Cavalry that has moved one sector
rules-cavalry-that-has-moved-one-sector-1rvp7mx = Caballería que ha movido un sector
# If all it did in the round was to move one sector, it is not spent and reacts to an attack as usual.
rules-if-all-it-did-in-the-round-was-to-move-hltt4z = Si todo lo que hizo en la ronda fue mover un sector, no está agotada y reacciona a un ataque como de costumbre.
# How long it lasts
rules-how-long-it-lasts-952kd3 = Cuánto dura
# Units cease to be spent towards the end of the round. The rally phase and the scoring phase are both named for it, which makes no difference in play.
rules-units-cease-to-be-spent-towards-the-end-x30h2c = Las unidades dejan de estar agotadas hacia el final de la ronda. Se nombra para ello tanto la fase de recuperación como la de puntuación; en el juego da lo mismo.
# Spent in phase 4
rules-spent-in-phase-4-16hcv8h = Agotada en la fase 4
# To be spent by one's action in the combined arms phase costs nothing in combat, because none follows in that round.
rules-to-be-spent-by-one-s-action-in-the-156eehx = Quedar agotada por la propia acción en la fase de armas combinadas no cuesta nada en combate, porque en esa ronda ya no hay más.
# What starts a combat
rules-what-starts-a-combat-14xhbbt = Qué provoca un combate
# No attack is declared. Combat begins when units enter a sector the enemy controls, when both sides move into the same sector, or when units on both sides of a border move against each other.
rules-no-attack-is-declared-combat-begins-rjn0cd = Nadie declara un ataque. Hay combate cuando unas unidades entran en un sector que controla el enemigo, cuando ambos bandos mueven al mismo sector, o cuando unidades a ambos lados de una frontera mueven unas contra otras.
# Where they stand
rules-where-they-stand-fm35ha = Dónde se colocan
# Attackers take the spaces along the border of the sector they want; defenders of that sector, if there are any, the other half of the same battle zone.
rules-attackers-take-the-spaces-along-the-1lip29u = Los atacantes ocupan los espacios junto a la frontera del sector que quieren; los defensores de ese sector, si los hay, la otra mitad de la misma zona de combate.
# Both sides roll
rules-both-sides-roll-rxg9ux = Tiran ambos bandos
# In combat both sides roll and both can lose units, no matter who attacked. Only bombardment is one-sided.
rules-in-combat-both-sides-roll-and-both-can-1swirmy = En combate tiran ambos bandos y ambos pueden perder unidades, ataque quien ataque. Solo el bombardeo va en un sentido.
# Taking a sector
rules-taking-a-sector-1lfuv9w = Tomar un sector
# If all enemy units of the attacked sector have been hit, it is yours, and your surviving units can move in at the end of the phase.
rules-if-all-enemy-units-of-the-attacked-1fk4dkf = Si todas las unidades enemigas del sector atacado han sido alcanzadas, es tuyo, y las unidades que te queden pueden entrar al final de la fase.
# One die a unit
rules-one-die-a-unit-u1wo58 = Un dado por unidad
# As a rule each unit taking part rolls one six-sided die, and the number is modified before it is read.
rules-as-a-rule-each-unit-taking-part-rolls-1hi4xsw = Por regla general cada unidad que participa tira un dado de seis caras, y el número se modifica antes de leerlo.
# Unopposed roll
rules-unopposed-roll-1qzq5j7 = Tirada sin oposición
# A modified result of 4 or more succeeds. This is the roll for reactions, for bombardment and for every attack without an opponent.
rules-a-modified-result-of-4-or-more-succeeds-1d3f7ns = Un resultado modificado de 4 o más es un éxito. Es la tirada de las reacciones, del bombardeo y de todo ataque sin oponente.
# Opposed roll
rules-opposed-roll-1tt8qgc = Tirada enfrentada
# The higher modified result wins; a tie is a success for neither side.
rules-the-higher-modified-result-wins-a-tie-23ugx9 = Gana el resultado modificado más alto; el empate no es éxito para nadie.
# Ranged combat needs both
rules-ranged-combat-needs-both-3c1mg2 = El fuego exige ambas cosas
# To hit an opposing unit by fire, the modified result must be 4 or more and also higher than the opponent's.
rules-to-hit-an-opposing-unit-by-fire-the-1oqkd7h = Para alcanzar por el fuego a la unidad oponente, el resultado modificado debe ser de 4 o más y además superar al del oponente.
# Never below 1 or above 6
rules-never-below-1-or-above-6-d1njev = Nunca menos de 1 ni más de 6
# Modifiers cannot carry a result beyond the faces of the die: what is higher than 6 is read as 6, what is lower than 1 as 1.
rules-modifiers-cannot-carry-a-result-beyond-jxay43 = Los modificadores no pueden llevar un resultado más allá de las caras del dado: lo que pasa de 6 se lee como 6, lo que baja de 1 como 1.
# When infantry acts
rules-when-infantry-acts-lwedbb = Cuándo actúa la infantería
# It can be active once a round, in phase 4 or phase 5, and moves 1 sector.
rules-it-can-be-active-once-a-round-in-phase-16zo2ls = Puede ser activa una vez por ronda, en la fase 4 o en la fase 5, y mueve 1 sector.
# Fire and bayonet
rules-fire-and-bayonet-u85izk = Fuego y bayoneta
# Infantry alone fights both at range and in melee, and it stands first in the battle zone.
rules-infantry-alone-fights-both-at-range-and-m1wy90 = Solo la infantería combate tanto a distancia como cuerpo a cuerpo, y se coloca la primera en la zona de combate.
# Squares
rules-squares-1q89ibz = Cuadros
# Threatened by cavalry, infantry can try to form square.
rules-threatened-by-cavalry-infantry-can-try-mns0tu = Amenazada por la caballería, la infantería puede intentar formar el cuadro.
# When cavalry acts
rules-when-cavalry-acts-50cqno = Cuándo actúa la caballería
# It can be active in any two of phases 2, 4 and 5 and moves 2 sectors a round. It attacks in melee only.
rules-it-can-be-active-in-any-two-of-phases-2-21hvkj = Puede ser activa en dos cualesquiera de las fases 2, 4 y 5 y mueve 2 sectores por ronda. Ataca solo cuerpo a cuerpo.
# Retreat or counter-charge
rules-retreat-or-counter-charge-1537bko = Repliegue o contracarga
# Cavalry that is attacked can retreat before the combat, or try to counter-charge.
rules-cavalry-that-is-attacked-can-retreat-x837pk = La caballería atacada puede replegarse antes del combate o intentar una contracarga.
# Round the flank
rules-round-the-flank-w8zixu = Por el flanco
# Attacking cavalry without an opponent can strike an enemy unit in any battle zone of the sector attacked.
rules-attacking-cavalry-without-an-opponent-1ukvlm0 = La caballería atacante sin oponente puede golpear a una unidad enemiga en cualquier zona de combate del sector atacado.
# A charge that hits no one
rules-a-charge-that-hits-no-one-1iypniw = Una carga sin impacto
# Attacking cavalry that scores no hit becomes spent.
rules-attacking-cavalry-that-scores-no-hit-5nbis3 = La caballería atacante que no logra ningún impacto queda agotada.
# One thing a round
rules-one-thing-a-round-c81hpw = Una cosa por ronda
# A battery bombards in phase 3, attacks at short range in phase 4 or moves 1 sector in phase 5. After any of these it is spent.
rules-a-battery-bombards-in-phase-3-attacks-txt781 = Una batería bombardea en la fase 3, ataca a corta distancia en la fase 4 o mueve 1 sector en la fase 5. Después de cualquiera de las tres queda agotada.
# Two dice
rules-two-dice-xjf1bs = Dos dados
# Artillery rolls two dice: bombarding, one against each of two units; in combat at short range, both against one unit. It has no melee attack.
rules-artillery-rolls-two-dice-bombarding-one-1eal98x = La artillería tira dos dados: al bombardear, uno contra cada una de dos unidades; en combate a corta distancia, los dos contra una sola. No tiene ataque cuerpo a cuerpo.
# No advance with the guns
rules-no-advance-with-the-guns-1wlicj2 = Los cañones no avanzan
# Artillery does not move after its attack and never moves in phase 4.
rules-artillery-does-not-move-after-its-91w0ub = La artillería no mueve después de atacar y nunca mueve en la fase 4.
# Guns do not run
rules-guns-do-not-run-s2uv1f = Los cañones no huyen
# Routed artillery stays where it is and can be rallied there. An enemy who takes its sector gets 2 points for it.
rules-routed-artillery-stays-where-it-is-and-811has = La artillería en fuga se queda donde está y puede recuperarse allí. El enemigo que toma su sector obtiene 2 puntos por ella.
# Ten orders in secret
rules-ten-orders-in-secret-16zuhu8 = Diez órdenes en secreto
# Each player has 10 orders a round, each for one chosen unit, and plans unseen by the other.
rules-each-player-has-10-orders-a-round-each-3e0d9r = Cada jugador tiene 10 órdenes por ronda, cada una para una unidad elegida, y planifica sin que el otro lo vea.
# Saved orders
rules-saved-orders-963olx = Órdenes guardadas
# You need not give all your orders. Those you save can rally routed units in phase 6.
rules-you-need-not-give-all-your-orders-those-iatisq = No hace falta dar todas las órdenes. Con las que guardas puedes recuperar unidades en fuga en la fase 6.
# No changes afterwards
rules-no-changes-afterwards-17v1nf4 = Después no se cambia nada
# When both players are content with their plans these are carried out. In phase 7 you may ask to see the enemy's plan.
rules-when-both-players-are-content-with-1m1do6c = Cuando ambos jugadores están conformes con sus planes, estos se cumplen. En la fase 7 puedes pedir que se te enseñe el plan enemigo.
# Cavalry may go first
rules-cavalry-may-go-first-1ggp24s = La caballería puede adelantarse
# Cavalry with orders may be activated now or wait. Each unit that goes is placed at the border it is to cross.
rules-cavalry-with-orders-may-be-activated-3oxfis = La caballería con órdenes puede activarse ahora o esperar. Cada unidad que sale se pone junto a la frontera que va a cruzar.
# Into a friendly sector
rules-into-a-friendly-sector-hq2zcv = A un sector amigo
# A sector with units or a marker of your own can be entered at once.
rules-a-sector-with-units-or-a-marker-of-your-ggvd9x = En un sector con unidades o con un marcador tuyos se entra sin más.
# Into a neutral sector
rules-into-a-neutral-sector-1hmg9en = A un sector neutral
# You may enter if no enemy units are moving into the same sector against you.
rules-you-may-enter-if-no-enemy-units-are-1kofrgr = Puedes entrar si no hay unidades enemigas que muevan contra ti hacia el mismo sector.
# Into the enemy
rules-into-the-enemy-1wfxa2s = Contra el enemigo
# If the enemy controls the target sector, or his units oppose the move, there must be combat.
rules-if-the-enemy-controls-the-target-sector-jug2db = Si el enemigo controla el sector de destino, o sus unidades se oponen al movimiento, tiene que haber combate.
# Fire is hurried in phase 2
rules-fire-is-hurried-in-phase-2-kz88ym = En la fase 2 se dispara con prisa
# All ranged combat in the fast movement phase is rolled at -2.
rules-all-ranged-combat-in-the-fast-movement-wbqidx = Todo combate a distancia de la fase de movimiento rápido se tira con -2.
# Routed cavalry leaves first
rules-routed-cavalry-leaves-first-6nma2m = La caballería en fuga sale primero
# After combat in this phase, routed cavalry goes to the routed box of its reserve before anybody moves in.
rules-after-combat-in-this-phase-routed-1c0obnn = Tras el combate de esta fase, la caballería en fuga pasa a la casilla de fuga de su reserva antes de que nadie entre.
# Following up is voluntary
rules-following-up-is-voluntary-sukt2v = Avanzar es voluntario
# If the attacked sector has become neutral you may move in. Cavalry that does not, and cavalry that hit no one, becomes spent.
rules-if-the-attacked-sector-has-become-kffdc1 = Si el sector atacado ha quedado neutral, puedes entrar. La caballería que no lo hace, y la que no alcanzó a nadie, queda agotada.
# Thrown back
rules-thrown-back-z5tczq = Rechazados
# If the enemy still controls the sector, the attackers return to where they came from.
rules-if-the-enemy-still-controls-the-sector-ehomr7 = Si el enemigo sigue controlando el sector, los atacantes vuelven al lugar de donde vinieron.
# Aim and range
rules-aim-and-range-1cnopty = Puntería y alcance
# An ordered battery may fire at the next sector or the one beyond it, straight to the front, left or right. Its order points at the one sector it fires at; the fire cannot be split between two.
rules-an-ordered-battery-may-fire-at-the-next-1mckbld = Una batería con orden puede disparar al sector vecino o al siguiente, en línea recta al frente, a la izquierda o a la derecha. Su orden señala el único sector al que dispara; el fuego no se reparte entre dos.
# Only the guns roll
rules-only-the-guns-roll-1d8329a = Solo tiran los cañones
# Targets are chosen, dice rolled, modifiers applied and hits taken, with dice for active artillery alone. Targets without an order cannot react.
rules-targets-are-chosen-dice-rolled-kdeytz = Se eligen los blancos, se tiran los dados, se aplican los modificadores y se anotan los impactos; solo hay dados para la artillería activa. Los blancos sin orden no pueden reaccionar.
# Who is aimed at
rules-who-is-aimed-at-11h9bu = A quién se apunta
# A battery aims at two different units, one die each: infantry in square first, then infantry, cavalry, artillery, and last routed infantry, cavalry and artillery. If only one unit is there, only one die is rolled.
rules-a-battery-aims-at-two-different-units-8mcne9 = Una batería apunta a dos unidades distintas, un dado a cada una: primero infantería en cuadro; después infantería, caballería, artillería; al final infantería, caballería y artillería en fuga. Si solo hay una unidad, se tira un solo dado.
# Modifiers of bombardment
rules-modifiers-of-bombardment-1by2ran = Modificadores del bombardeo
# To the ranged value of attacking artillery against that unit add -3 at range 1 or -4 at range 2, and +1 if a token of yours lies in the sector. 4 or more hits.
rules-to-the-ranged-value-of-attacking-1vnr626 = Al valor a distancia de la artillería atacante contra esa unidad se le suma -3 a alcance 1 o -4 a alcance 2, y +1 si hay una ficha tuya en el sector. Con 4 o más hay impacto.
# Effect
rules-effect-uq3mgk = Efecto
# A unit that is hit routs; a routed unit that is hit is destroyed.
rules-a-unit-that-is-hit-routs-a-routed-unit-13gbqtx = Una unidad alcanzada se pone en fuga; una unidad en fuga alcanzada es destruida.
# Tokens
rules-tokens-il7qer = Fichas de artillería
# A battery that has fired puts its token into the sector it fired at; one that did not takes its token off the board. So the +1 is earned by shelling one sector round after round.
rules-a-battery-that-has-fired-puts-its-token-1f2jb70 = Una batería que ha disparado pone su ficha en el sector al que disparó; la que no, la retira del tablero. Así el +1 se gana batiendo el mismo sector ronda tras ronda.
# Obstacles
rules-obstacles-45d4c5 = Obstáculos
# Units in the sector between are in the way. If they are the enemy's, one of the dice has to be rolled against such a unit, with the modifiers that hold there; if they are your own, that die is not rolled at all.
rules-units-in-the-sector-between-are-in-the-bjzvfh = Las unidades del sector intermedio estorban. Si son enemigas, uno de los dados debe tirarse contra una de ellas, con los modificadores que valgan allí; si son tuyas, ese dado no se tira.
# All arms
rules-all-arms-vge9fj = Todas las armas
# Infantry and cavalry with orders may move or attack, artillery may attack at short range. All of them are placed in the battle zones first; then friendly, neutral and enemy sectors are dealt with as in phase 2.
rules-infantry-and-cavalry-with-orders-may-73g02c = Infantería y caballería con órdenes pueden mover o atacar; la artillería puede atacar a corta distancia. Primero se coloca a todas en las zonas de combate; después se resuelven los sectores amigos, neutrales y enemigos como en la fase 2.
# Full fire
rules-full-fire-lzjks8 = Fuego pleno
# The -2 of the fast movement phase does not apply here.
rules-the-2-of-the-fast-movement-phase-does-3w5gp9 = El -2 de la fase de movimiento rápido no se aplica aquí.
# Routed units leave first
rules-routed-units-leave-first-32vdic = Las unidades en fuga salen primero
# After combat, routed cavalry and infantry go to the routed box of their reserve before anybody moves in.
rules-after-combat-routed-cavalry-and-egmlgp = Tras el combate, la caballería y la infantería en fuga pasan a la casilla de fuga de su reserva antes de que nadie entre.
# Following up is a duty
rules-following-up-is-a-duty-845gx0 = Avanzar es obligatorio
# If the attacked sector has become neutral, you have to move in; artillery never does. If it is still the enemy's, the attackers go back.
rules-if-the-attacked-sector-has-become-hkpkw5 = Si el sector atacado ha quedado neutral, tienes que entrar; la artillería no lo hace nunca. Si sigue siendo del enemigo, los atacantes vuelven atrás.
# Quiet moves
rules-quiet-moves-hsgk51 = Movimientos sin combate
# Units that are still active may move into a neighbouring sector that is friendly, or neutral and not also claimed by the enemy. There is no combat, and artillery moves in this phase only.
rules-units-that-are-still-active-may-move-13i99uv = Las unidades que siguen activas pueden mover a un sector vecino que sea amigo, o neutral y no pretendido también por el enemigo. No hay combate, y la artillería solo mueve en esta fase.
# The border limit holds
rules-the-border-limit-holds-sy3cif = El límite de la frontera sigue
# Here too only five units may go from one sector to the next.
rules-here-too-only-five-units-may-go-from-15iqo96 = También aquí pueden pasar solo cinco unidades de un sector al siguiente.
# One saved order, one unit
rules-one-saved-order-one-unit-184w16q = Una orden guardada, una unidad
# Each order you did not give in the planning phase can rally one unit.
rules-each-order-you-did-not-give-in-the-awcm6s = Cada orden que no diste en la fase de planificación puede recuperar una unidad.
# Infantry and cavalry
rules-infantry-and-cavalry-acgy9f = Infantería y caballería
# Two routed units of the same kind become one: it returns to your reserve, and the other piece is out of the game.
rules-two-routed-units-of-the-same-kind-108zguc = Dos unidades en fuga de la misma clase se funden en una: vuelve a tu reserva, y la otra pieza sale de la partida.
# A routed battery in a sector you control rallies on the spot, and no second battery is given up for it.
rules-a-routed-battery-in-a-sector-you-1yfy30x = Una batería en fuga en un sector que controlas se recupera en el sitio, sin entregar otra batería a cambio.
# Clearing up
rules-clearing-up-1jck5pz = Poner orden
# Markers of squares are taken off, and no unit is spent any longer.
rules-markers-of-squares-are-taken-off-and-no-1a87o60 = Se retiran los marcadores de los cuadros y ninguna unidad sigue agotada.
# Order of scoring
rules-order-of-scoring-1grc2u5 = Orden de la puntuación
# First captured units are turned into points (infantry and cavalry 1, artillery 2), then objectives pay, then the sector majority.
rules-first-captured-units-are-turned-into-xktjdt = Primero las unidades capturadas se convierten en puntos (infantería y caballería 1, artillería 2), luego pagan los objetivos, y por último la mayoría de sectores.
# Sector majority
rules-sector-majority-x8zevu = Mayoría de sectores
# The player controlling more sectors of the battlefield gets 1 point from the row of ten. In a tie the chip goes back to the box.
rules-the-player-controlling-more-sectors-of-p377u6 = El jugador que controla más sectores del campo de batalla recibe 1 punto de la fila de diez. En caso de empate la ficha vuelve a la caja.
# The nine steps
rules-the-nine-steps-6ohzyn = Los nueve pasos
# Ranged: reaction, taking positions, dice, modifiers, hits. Melee: taking positions, dice, modifiers, hits. The order never changes.
rules-ranged-reaction-taking-positions-dice-18t2df5 = A distancia: reacción, toma de posiciones, dados, modificadores, impactos. Cuerpo a cuerpo: toma de posiciones, dados, modificadores, impactos. El orden no cambia nunca.
# Who rolls
rules-who-rolls-19s9v8v = Quién tira
# A unit that has the attack in question must roll, even if its modifiers leave it no chance. A unit that lacks it does not roll.
rules-a-unit-that-has-the-attack-in-question-1nun5ob = La unidad que tiene el ataque en cuestión debe tirar, aunque sus modificadores no le dejen ninguna posibilidad. La que no lo tiene no tira.
# How the parts are read
rules-how-the-parts-are-read-f5rls2 = Cómo se leen las dos partes
# In ranged combat the unopposed and the opposed roll apply together, in melee between opponents only the opposed one.
rules-in-ranged-combat-the-unopposed-and-the-vf0zui = En el combate a distancia la tirada sin oposición y la enfrentada rigen a la vez; en el cuerpo a cuerpo entre oponentes, solo la enfrentada.
# Who may react
rules-who-may-react-18fmlb9 = Quién puede reaccionar
# Only defending units that are not spent, each with an unopposed roll of its own.
rules-only-defending-units-that-are-not-spent-1e0sh9t = Solo unidades defensoras que no estén agotadas, cada una con su propia tirada sin oposición.
# Reactions are hard
rules-reactions-are-hard-zvm8zi = Reaccionar es difícil
# Rolls for a square or a counter-charge have -1, so the die must show 5 or 6.
rules-rolls-for-a-square-or-a-counter-charge-tpgv76 = Las tiradas de cuadro o de contracarga llevan -1, de modo que el dado tiene que mostrar 5 o 6.
# Forming square
rules-forming-square-hc2mdo = Formar el cuadro
# Infantry defending against enemy cavalry may try it. On a success it is in square until the end of the round.
rules-infantry-defending-against-enemy-kdxvzy = La infantería que se defiende de la caballería enemiga puede intentarlo. Si lo logra, queda en cuadro hasta el final de la ronda.
# Counter-charge
rules-counter-charge-b3pkdm = Contracarga
# Cavalry defending against infantry may try it. On a success it fights as attacking cavalry, and if all that opposes it is routed it may enter the sector it charged at, as an attacker might.
rules-cavalry-defending-against-infantry-may-1usuf4c = La caballería que se defiende de la infantería puede intentarla. Si lo logra, combate como caballería atacante, y si todo lo que se le opone es puesto en fuga puede entrar en el sector contra el que cargó, igual que un atacante.
# The price
rules-the-price-dgzz41 = El precio
# Units that react become spent at the end of the phase.
rules-units-that-react-become-spent-at-the-14x5yuf = Las unidades que reaccionan quedan agotadas al final de la fase.
# Twice
rules-twice-p2uwsz = Dos veces
# Positions are taken before the ranged dice and again, with the losses counted, before the melee dice.
rules-positions-are-taken-before-the-ranged-uv5dbs = Se toman posiciones antes de los dados a distancia y otra vez, descontadas las bajas, antes de los dados del cuerpo a cuerpo.
# No unit stands aside
rules-no-unit-stands-aside-172cu3p = Nadie se queda mirando
# All units that can be placed must be placed.
rules-all-units-that-can-be-placed-must-be-1d60ik7 = Todas las unidades que puedan colocarse deben colocarse.
# Cavalry may fall back
rules-cavalry-may-fall-back-10aaqao = La caballería puede replegarse
# Instead of taking its place, defending cavalry may retreat to the next sector towards its own reserve, if that sector is friendly.
rules-instead-of-taking-its-place-defending-4ye80j = En lugar de ocupar su puesto, la caballería defensora puede replegarse al sector contiguo en dirección a su propia reserva, si ese sector es amigo.
# Defenders only match
rules-defenders-only-match-1lo6zre = Los defensores solo igualan
# Attackers are placed first. Defenders are placed up to the number of attackers, so a zone never holds more of them.
rules-attackers-are-placed-first-defenders-1gr1io1 = Primero se coloca a los atacantes. Los defensores se colocan hasta igualar su número, así que en una zona nunca hay más defensores que atacantes.
# Order in the zone
rules-order-in-the-zone-1d5g5j5 = Orden en la zona
# Up to five units stand on a side, from space 1 without a gap: attacking infantry, cavalry, artillery; infantry in square; defending infantry, cavalry, artillery; routed infantry, cavalry, artillery.
rules-up-to-five-units-stand-on-a-side-from-smcmy7 = En cada lado caben hasta cinco unidades, desde el espacio 1 y sin huecos: infantería, caballería y artillería atacantes; infantería en cuadro; infantería, caballería y artillería defensoras; infantería, caballería y artillería en fuga.
# Group by group
rules-group-by-group-d7qxa2 = Grupo tras grupo
# The next group comes only when the one before it stands complete. A unit that finds no space left is idle and stays in the sector.
rules-the-next-group-comes-only-when-the-one-1ak148x = El grupo siguiente no llega hasta que el anterior está completo. Quien ya no encuentra espacio no combate y se queda en el sector.
# Opposing units
rules-opposing-units-692gwf = Unidades oponentes
# Enemies on spaces of the same number oppose each other. A unit that faces in another direction opposes no one here.
rules-enemies-on-spaces-of-the-same-number-8k5a1e = Los enemigos en espacios del mismo número son oponentes. Una unidad que da frente en otra dirección no se opone a nadie aquí.
# Ignoring a routed opponent
rules-ignoring-a-routed-opponent-17li7mn = Desentenderse de un oponente en fuga
# An attacker opposed by a routed unit may leave it alone and attack as if unopposed. He gains the bonus and gives up the capture.
rules-an-attacker-opposed-by-a-routed-unit-oq28cf = El atacante que tiene enfrente una unidad en fuga puede dejarla y atacar como si no tuviera oponente. Gana la bonificación y renuncia a la captura.
# Breaking off
rules-breaking-off-9beq0l = Romper el combate
# An attacker who faces a defender may give up the fight before melee. One who faces an attacker has to go through with it.
rules-an-attacker-who-faces-a-defender-may-1uzqnzn = El atacante que tiene enfrente a un defensor puede retirarse antes del cuerpo a cuerpo. El que tiene enfrente a otro atacante tiene que llegar hasta el final.
# Guns go back
rules-guns-go-back-9knygn = Los cañones retroceden
# When the fire is over, attacking guns leave the zone in every case.
rules-when-the-fire-is-over-attacking-guns-3x36a3 = Acabado el fuego, los cañones atacantes dejan la zona en todos los casos.
# Spent units in defence
rules-spent-units-in-defence-15vyhfv = Unidades agotadas en defensa
# They are placed in the usual order, can only defend, and have -1 in ranged and melee combat.
rules-they-are-placed-in-the-usual-order-can-108a2h8 = Se colocan en el orden habitual, solo pueden defenderse y llevan -1 en el combate a distancia y en el cuerpo a cuerpo.
# Routed units in the zone
rules-routed-units-in-the-zone-e8x753 = Unidades en fuga dentro de la zona
# They do not attack but can be attacked. Defenders are never placed against routed attackers.
rules-they-do-not-attack-but-can-be-attacked-psjdlv = No atacan, pero pueden ser atacadas. Nunca se colocan defensores frente a atacantes en fuga.
# Infantry and artillery unopposed
rules-infantry-and-artillery-unopposed-17zvvlw = Infantería y artillería sin oponente
# An attacking unit of infantry or artillery without an opponent may attack any enemy unit in its own battle zone.
rules-an-attacking-unit-of-infantry-or-1v8mmhh = Una unidad atacante de infantería o artillería sin oponente puede atacar a cualquier unidad enemiga de su propia zona de combate.
# Cavalry unopposed
rules-cavalry-unopposed-1txixza = Caballería sin oponente
# An attacking cavalry unit without an opponent may attack any enemy unit in any battle zone of the attacked sector.
rules-an-attacking-cavalry-unit-without-an-33ic07 = Una unidad atacante de caballería sin oponente puede atacar a cualquier unidad enemiga en cualquier zona de combate del sector atacado.
# The bonus
rules-the-bonus-1gakraz = La bonificación
# Name the target before rolling. The last column of the table is added to the modifier against that target, and 4 or more hits.
rules-name-the-target-before-rolling-the-last-1dcick0 = El blanco se nombra antes de tirar. La última columna de la tabla se suma al modificador contra ese blanco, y con 4 o más hay impacto.
# From several sides
rules-from-several-sides-2a6kmx = Por varios lados
# A sector may be attacked over more than one border at once; its defender may divide his units among them.
rules-a-sector-may-be-attacked-over-more-than-1g4r3vy = Un sector puede ser atacado a la vez por más de una frontera; su defensor puede repartir entre ellas sus unidades.
# Re-rolls
rules-re-rolls-nz9g6p = Repetición de tiradas
# The attacker may re-roll one die for each direction of attack after the first, be it his own die or the enemy's.
rules-the-attacker-may-re-roll-one-die-for-1l2ji82 = El atacante puede repetir un dado por cada dirección de ataque después de la primera, sea el dado suyo o del enemigo.
# Dice in order
rules-dice-in-order-1ohvpd5 = Los dados, en orden
# Each side of a battle zone rolls a die for each of its units there, and lays the dice out from the highest, beginning at space 1. Re-rolls follow.
rules-each-side-of-a-battle-zone-rolls-a-die-1lsmm2z = Cada bando de una zona de combate tira un dado por cada unidad que tiene en ella y reparte los dados de mayor a menor, empezando por el espacio 1. Después se repiten tiradas.
# The guns come last
rules-the-guns-come-last-1jxsm8j = Los cañones, los últimos
# Artillery stands last and gets the lowest dice. Both its dice go against the same opponent and can hit twice.
rules-artillery-stands-last-and-gets-the-jnk5a3 = La artillería se coloca la última y recibe los dados más bajos. Sus dos dados van contra el mismo oponente y pueden alcanzarlo dos veces.
# Row and column
rules-row-and-column-1vhpfh0 = Fila y columna
# Find the row of your unit and the column of the enemy unit, each as it stands: attacking, passive or in square. The first value is for ranged, the second for melee combat.
rules-find-the-row-of-your-unit-and-the-ma6b6u = Busca la fila de tu unidad y la columna de la unidad enemiga, cada una según su estado: atacante, pasiva o en cuadro. El primer valor es para el combate a distancia; el segundo, para el cuerpo a cuerpo.
# Special columns
rules-special-columns-1rrenhn = Columnas especiales
# Infantry in square, a routed enemy and a missing enemy have lines or columns of their own.
rules-infantry-in-square-a-routed-enemy-and-a-1f6yc3y = La infantería en cuadro, el enemigo en fuga y la falta de enemigo tienen líneas o columnas propias.
# Further modifiers
rules-further-modifiers-1dbw22j = Otros modificadores
# What comes from being spent, from the fast movement phase, from reactions, from bombardment and from terrain is added to the table's value.
rules-what-comes-from-being-spent-from-the-90iszu = Lo que resulta de estar agotada, de la fase de movimiento rápido, de las reacciones, del bombardeo y del terreno se suma al valor de la tabla.
# First hit, second hit
rules-first-hit-second-hit-1cnajsh = Primer impacto, segundo impacto
# The first hit routs a unit, another one captures or destroys it. A unit can take several hits in one combat.
rules-the-first-hit-routs-a-unit-another-one-1bmu3rn = El primer impacto pone en fuga a una unidad; otro más la captura o la destruye. Una unidad puede recibir varios impactos en un combate.
# Captured or destroyed
rules-captured-or-destroyed-1nsovjb = Capturada o destruida
# A routed unit hit by infantry or cavalry is captured, provided the unit that hit survives the combat. If artillery made the hit, or a unit that was itself routed in that combat, it is destroyed and earns nothing.
rules-a-routed-unit-hit-by-infantry-or-157o7cg = Una unidad en fuga alcanzada por infantería o caballería es capturada, siempre que la unidad que la alcanzó sobreviva al combate. Si el impacto fue de la artillería, o de una unidad puesta en fuga a su vez en ese combate, queda destruida y no da nada.
# Still a target
rules-still-a-target-1hxvimr = Sigue siendo un blanco
# A routed unit takes no further part in the combat, but while it is in the battle zone it can be hit again.
rules-a-routed-unit-takes-no-further-part-in-326zmj = Una unidad en fuga ya no participa en el combate, pero mientras esté en la zona de combate puede volver a ser alcanzada.
# No control
rules-no-control-99p7wj = Sin control
# A routed unit does not control its sector and is captured by any enemy unit that enters.
rules-a-routed-unit-does-not-control-its-1rz15z2 = Una unidad en fuga no controla su sector y la captura cualquier unidad enemiga que entre en él.
# Flight
rules-flight-d57q3n = Huida
# Routed infantry goes to the routed box of its reserve at the end of phase 4, routed cavalry at the end of phases 2 and 4. Routed artillery stays.
rules-routed-infantry-goes-to-the-routed-box-1075t10 = La infantería en fuga pasa a la casilla de fuga de su reserva al final de la fase 4; la caballería en fuga, al final de las fases 2 y 4. La artillería en fuga se queda.
# Nothing until rallied
rules-nothing-until-rallied-1pmwl6v = Nada hasta recuperarse
# Routed units can do nothing but flee until they are rallied.
rules-routed-units-can-do-nothing-but-flee-1h39ez = Las unidades en fuga no pueden hacer más que huir hasta que se recuperan.
# General
rules-general-nov4ln = General
# It marks your command sector, worth 5 points a round to the enemy. The sector is friendly to you while no enemy unit is in it.
rules-it-marks-your-command-sector-worth-5-sagcz9 = Señala tu sector de mando, que vale 5 puntos por ronda para el enemigo. El sector es amigo para ti mientras no haya en él ninguna unidad enemiga.
# Flags
rules-flags-icm958 = Banderas
# A small flag is worth 1 point and a big one 3 points a round to the enemy. The sector is friendly to you while no enemy unit is in it.
rules-a-small-flag-is-worth-1-point-and-a-big-j2hk99 = Una bandera pequeña vale 1 punto por ronda para el enemigo, y una grande 3 puntos. El sector es amigo para ti mientras no haya en él ninguna unidad enemiga.
# Wind roses
rules-wind-roses-14st20f = Rosas de los vientos
# The enemy gets the bonus of a wind rose of yours once, for taking its sector: 1 point for a small one, 3 for a big one.
rules-the-enemy-gets-the-bonus-of-a-wind-rose-15ac0h8 = El enemigo recibe una sola vez la bonificación de una rosa de los vientos tuya, por tomar su sector: 1 punto la pequeña, 3 la grande.
# Dice for orders
rules-dice-for-orders-phjt9e = Dados para las órdenes
# At the beginning of the planning phase a die is rolled, and you have that number plus 6 orders in this round.
rules-at-the-beginning-of-the-planning-phase-1dwjthb = Al principio de la fase de planificación se tira un dado, y en esa ronda tienes ese número más 6 órdenes.
# Delivery of orders
rules-delivery-of-orders-1xmbmuf = Entrega de las órdenes
# You have one order more, to be used in your command sector. Each order is carried out only if a die shows at least the distance, in moves, from the command sector to the sector it is sent to.
rules-you-have-one-order-more-to-be-used-in-14ztbmh = Tienes una orden más, que se usa en tu sector de mando. Cada orden solo se cumple si un dado muestra al menos la distancia, en movimientos, del sector de mando al sector al que se envía.
# Points to lose
rules-points-to-lose-1g5yjnc = Puntos que perder
# Each player starts with 15 points and loses what the enemy would have earned. A player left with none is beaten.
rules-each-player-starts-with-15-points-and-yyhsx9 = Cada jugador empieza con 15 puntos y pierde lo que habría ganado el enemigo. El que se queda sin ninguno está vencido.
# Fewer sectors
rules-fewer-sectors-m54b7d = Menos sectores
# In the scoring phase the player with fewer sectors gives 1 point to the other.
rules-in-the-scoring-phase-the-player-with-5ddnb8 = En la fase de puntuación el jugador que tiene menos sectores cede 1 punto al otro.
# Orders by morale
rules-orders-by-morale-x6fftp = Órdenes según la moral
# You get as many orders as you have points. Those above the normal ten can only rally.
rules-you-get-as-many-orders-as-you-have-10u0bb = Recibes tantas órdenes como puntos tienes. Las que pasan de las diez normales solo sirven para recuperar.
# Uneven ground
rules-uneven-ground-16s6xal = Terreno desigual
# Terrain is not the same for both sides, so the player it favours should accept some disadvantage. Its modifiers come on top of the table's.
rules-terrain-is-not-the-same-for-both-sides-1guxplp = El terreno no es igual para ambos bandos, así que el jugador favorecido debería aceptar alguna desventaja. Sus modificadores se suman a los de la tabla.
# Into the trees
rules-into-the-trees-omvvbt = Entre los árboles
# Only 3 units at a time, not 5, can enter a forest sector, and entering it makes a unit spent.
rules-only-3-units-at-a-time-not-5-can-enter-10xrazs = En un sector de bosque solo pueden entrar 3 unidades a la vez, no 5, y entrar en él agota a la unidad.
# Fighting in a forest
rules-fighting-in-a-forest-10d9cym = Combatir en el bosque
# Attackers and defenders have -2 in ranged and -1 in melee combat.
rules-attackers-and-defenders-have-2-in-15uqe9v = Atacantes y defensores llevan -2 en el combate a distancia y -1 en el cuerpo a cuerpo.
# Cavalry in a forest
rules-cavalry-in-a-forest-la95lc = Caballería en el bosque
# It is not fast there and becomes active as infantry does, though it keeps its two moves.
rules-it-is-not-fast-there-and-becomes-active-aqm0i6 = Allí no es rápida y se activa cuando la infantería, aunque conserva sus dos movimientos.
# Guns and forest
rules-guns-and-forest-6uwcbs = Cañones y bosque
# Artillery enters a forest by road only and cannot bombard out of one. A forest in the line of fire is an obstacle like units of your own.
rules-artillery-enters-a-forest-by-road-only-yfevgu = La artillería entra en un bosque solo por un camino y no puede bombardear desde dentro. Un bosque en la línea de tiro es un obstáculo como unas unidades propias.
# Up and down
rules-up-and-down-1kzxxtj = Cuesta arriba y cuesta abajo
# Attackers have -1 in melee uphill and +1 downhill.
rules-attackers-have-1-in-melee-uphill-and-1-104w0c0 = Los atacantes llevan -1 en el cuerpo a cuerpo cuesta arriba y +1 cuesta abajo.
# Guns and hills
rules-guns-and-hills-1617a4j = Cañones y colinas
# A hill does away with adjacent obstacles, but it blocks bombardment into the sectors next to it.
rules-a-hill-does-away-with-adjacent-lk2ch2 = Una colina anula los obstáculos contiguos, pero impide bombardear los sectores que tiene al lado.
# Into the building
rules-into-the-building-17cgrkg = Al edificio
# The defender may send one of his infantry units inside when positions are taken for melee. It stays out of the combat, and if everybody outside is eliminated it counts as not there.
rules-the-defender-may-send-one-of-his-1oinh3c = El defensor puede meter dentro una de sus unidades de infantería cuando se toman posiciones para el cuerpo a cuerpo. Queda fuera del combate, y si todos los de fuera son eliminados cuenta como si no estuviera.
# Who controls the sector
rules-who-controls-the-sector-1kstykm = Quién controla el sector
# You do not control a sector whose building is held by an enemy unit.
rules-you-do-not-control-a-sector-whose-1szzj07 = No controlas un sector cuyo edificio está en poder de una unidad enemiga.
# Storming it
rules-storming-it-1pzgh8j = El asalto
# Infantry can attack the occupied building, at -1 in ranged and in melee combat.
rules-infantry-can-attack-the-occupied-1sxlwji = La infantería puede atacar el edificio ocupado, con -1 en el combate a distancia y en el cuerpo a cuerpo.
# A routed garrison
rules-a-routed-garrison-1kgl7ow = Una guarnición en fuga
# It does not flee, and it is rallied as artillery is.
rules-it-does-not-flee-and-it-is-rallied-as-4k2hz1 = No huye, y se recupera como la artillería.
# Fire from the windows
rules-fire-from-the-windows-xzv581 = Fuego desde las ventanas
# While there is combat in any battle zone of its sector, the unit in the building can attack with the bonus for an unopposed attack.
rules-while-there-is-combat-in-any-battle-1w44cga = Mientras haya combate en cualquier zona de combate de su sector, la unidad del edificio puede atacar con la bonificación del ataque sin oponente.
# Knocked down
rules-knocked-down-4u5yc2 = Demolido a cañonazos
# Artillery that scores 2 hits on it in phase 3, at -1, destroys a building together with its occupant. From then on the building does not exist.
rules-artillery-that-scores-2-hits-on-it-in-152if08 = La artillería que le acierta 2 impactos en la fase 3, con -1, destruye un edificio junto con su ocupante. Desde entonces el edificio no existe.
# Marching by road
rules-marching-by-road-135irod = Marchar por un camino
# A road lets a player move up to 2 infantry or cavalry units in phase 5 on top of their normal move.
rules-a-road-lets-a-player-move-up-to-2-12jyp5o = Un camino permite al jugador mover en la fase 5 hasta 2 unidades de infantería o caballería además de su movimiento normal.
# Guns on the road
rules-guns-on-the-road-1bsmrfu = Cañones por el camino
# By road, artillery can enter a forest sector or cross a river.
rules-by-road-artillery-can-enter-a-forest-1b48whg = Por un camino la artillería puede entrar en un bosque o cruzar un río.
# Crossing water
rules-crossing-water-1jupahy = Cruzar el agua
# A river sector is entered by no more than 3 units at a time; those who come from another sector of the same river are exempt. Attacking across it costs -1 in melee; artillery crosses by bridge only.
rules-a-river-sector-is-entered-by-no-more-f0qx3o = En un sector de río no entran más de 3 unidades a la vez; las que vienen de otro sector del mismo río están exentas. Atacar a través de él cuesta -1 en el cuerpo a cuerpo; la artillería cruza solo por un puente.
# Command and flags on side A
rules-command-and-flags-on-side-a-1c8v5vb = Mando y banderas en la cara A
# The centre of each home row is the command sector (b1, b3), its two wings are the flag sectors (a1, c1, a3, c3).
rules-the-centre-of-each-home-row-is-the-1a37rwk = El centro de cada fila de partida es el sector de mando (b1, b3); sus dos alas son los sectores de bandera (a1, c1, a3, c3).
# Friendly, neutral, enemy
rules-friendly-neutral-enemy-1shtl47 = Amigo, neutral, enemigo
# Enemy: a unit of his that is not routed stands there. Friendly: your reserve, a sector with a unit of yours that is not routed, or one with your command or flag and no enemy unit of any kind. All else is neutral, also a sector that holds only routed units.
rules-enemy-a-unit-of-his-that-is-not-routed-8m891e = Enemigo: hay en él una unidad suya que no está en fuga. Amigo: tu reserva, un sector con una unidad tuya que no está en fuga, o uno con tu mando o tu bandera y sin unidad enemiga alguna. Todo lo demás es neutral, también un sector en el que solo hay unidades en fuga.
# Empty objectives and the majority
rules-empty-objectives-and-the-majority-1eyj247 = Objetivos vacíos y mayoría
# No, a unit that is not routed must stand in it.
rules-no-a-unit-that-is-not-routed-must-stand-dl3oxr = Un objetivo propio vacío no cuenta para la mayoría: tiene que haber en él una unidad que no esté en fuga.
# Order of moves in a phase
rules-order-of-moves-in-a-phase-1qnu2cx = Orden de los movimientos en una fase
# First all moves into friendly sectors, then those into neutral ones; both passes are repeated until nothing moves, and what is left fights. Where a sector was full, a later pass lets in those who had to wait, once others have left.
rules-first-all-moves-into-friendly-sectors-1u4qw47 = Primero todos los movimientos a sectores amigos, luego los que van a sectores neutrales; ambas pasadas se repiten hasta que no se mueve nada, y lo que queda combate. Donde un sector estaba lleno, una pasada posterior deja entrar a los que esperaban, una vez que otros han salido.
# Leaving an attacked sector
rules-leaving-an-attacked-sector-c3nthv = Dejar un sector atacado
# If they get away without combat, the attacker walks in. If their own move ends in combat, they still hold the sector and it is assaulted.
rules-if-they-get-away-without-combat-the-an1d3u = Si todas sus unidades salen sin combate, el atacante entra sin más. Si su propio movimiento acaba en combate, siguen manteniendo el sector y este es asaltado.
# Both want the same empty sector
rules-both-want-the-same-empty-sector-1cc16u8 = Ambos quieren el mismo sector vacío
# All who want it are attackers. The groups are paired off, a group being all units of a side at one border: opposite borders first, then the larger with the larger, ties in the order north, east, south, west. A group left over has no opponents: cavalry in it may pick its victim among all enemies committed to the sector; infantry and guns in it have no one to aim at, though theirs is a direction of attack. Nobody gets in while both sides still have units committed there.
rules-all-who-want-it-are-attackers-the-kmgmd3 = Todos los que lo quieren son atacantes. Se emparejan los grupos, y un grupo son todas las unidades de un bando en una frontera: primero fronteras opuestas, luego el mayor con el mayor, y los empates en el orden norte, este, sur, oeste. Un grupo sobrante no tiene oponentes: su caballería puede elegir víctima entre todos los enemigos empeñados por el sector; su infantería y sus cañones no tienen a quién apuntar, aunque la suya es una dirección de ataque. Nadie entra mientras ambos bandos tengan allí unidades empeñadas.
# Moving against each other
rules-moving-against-each-other-cj9kev = Mover uno contra otro
# They meet in one zone, both as attackers, and passive units stand beside them up to the number by which enemy attackers exceed them. Afterwards a side may cross only into a sector without any enemy that can still fight; else all units stay where they were.
rules-they-meet-in-one-zone-both-as-attackers-19g7hei = Se encuentran en una misma zona, ambos como atacantes, y a su lado se ponen unidades pasivas en la medida en que los atacantes enemigos los superen en número. Después un bando solo puede cruzar a un sector sin ningún enemigo capaz aún de combatir; si no, todos se quedan donde estaban.
# Five over a border, for whom?
rules-five-over-a-border-for-whom-1qasvab = Cinco por frontera, ¿para quién?
# No. It holds for each side, each direction and each phase. Attacks that fail, retreats and guns at short range use it too, each in their own direction.
rules-no-it-holds-for-each-side-each-1tj4i88 = El límite no se comparte: vale para cada bando, cada dirección y cada fase. También lo gastan los ataques fallidos, los repliegues y los cañones a corta distancia, cada uno en su propia dirección.
# When the six are counted
rules-when-the-six-are-counted-35s706 = Cuándo se cuentan los seis
# After each batch of moves that happen together, over all who are then in the sector; units committed to an attack count where they stand. Who has to stay is for the owner to say; that unit counts as not having acted, so its order is still good in a later phase.
rules-after-each-batch-of-moves-that-happen-9wnttk = Después de cada tanda de movimientos simultáneos, sobre todos los que están entonces en el sector; las unidades empeñadas en un ataque cuentan donde están. Quién tiene que quedarse lo dice su dueño; esa unidad cuenta como si no hubiera actuado, así que su orden sigue sirviendo en una fase posterior.
# Out of the reserve against the enemy
rules-out-of-the-reserve-against-the-enemy-hy6gg7 = De la reserva contra el enemigo
# They remain in the reserve and oppose no one. Their order is not used up: a later phase of the round may still see them go.
rules-they-remain-in-the-reserve-and-oppose-oepr12 = Las unidades de la reserva cuyo destino resulta ser del enemigo, o pretendido por él, se quedan en ella y no se oponen a nadie. Su orden no se gasta: en una fase posterior de la ronda aún pueden salir.
# Orders and pieces
rules-orders-and-pieces-qt6zd8 = Órdenes y piezas
# No, to a sector, a type and a number. It is bound to a piece when that piece first acts; any fresh unit of that type will do, provided it was in the sector when plans were made.
rules-no-to-a-sector-a-type-and-a-number-it-1ogfc7w = Una orden no pertenece a una pieza, sino a un sector, una clase y un número. Queda ligada a una pieza cuando esta actúa por primera vez; sirve cualquier unidad fresca de esa clase que estuviera en el sector al hacer los planes.
# One arrow or two
rules-one-arrow-or-two-1w8hyy1 = Una flecha o dos
# Cavalry gets one order with a path of one or two sectors, fixed when planning; it may bend, and it may come back. A gun gets a straight path of one or two sectors: the end is what it bombards, the first sector is where it moves or attacks at short range.
rules-cavalry-gets-one-order-with-a-path-of-1wldibt = La caballería recibe una sola orden con un recorrido de uno o dos sectores, fijado al planificar; puede doblar y puede volver. Un cañón recibe un recorrido recto de uno o dos sectores: el final es lo que bombardea; el primer sector, adonde mueve o donde ataca a corta distancia.
# Conditional orders
rules-conditional-orders-mhvoew = Órdenes condicionales
# No. But when a unit acts, and whether it moves, attacks or bombards, is decided at the beginning of each phase, by both players in secret.
rules-no-but-when-a-unit-acts-and-whether-it-sbon0t = Una orden no puede depender de lo que ocurra. Pero cuándo actúa una unidad, y si mueve, ataca o bombardea, lo deciden ambos jugadores en secreto al principio de cada fase.
# Orders that are not used
rules-orders-that-are-not-used-4jt4hr = Órdenes que no se usan
# No. But an order given and not used is gone: it rallies no unit.
rules-no-but-an-order-given-and-not-used-is-1hkhf0r = Una unidad con orden no está obligada a actuar. Pero una orden dada y no usada está perdida: no recupera a nadie.
# Cavalry thrown back in phase 2
rules-cavalry-thrown-back-in-phase-2-mm6y6e = Caballería rechazada en la fase 2
# It is back in its sector, has used one of its two activations and is not spent. In phase 4 it may attack once more with the same step of its order.
rules-it-is-back-in-its-sector-has-used-one-c27a6b = La caballería rechazada está de vuelta en su sector, ha gastado una de sus dos activaciones y no está agotada. En la fase 4 puede atacar otra vez con el mismo tramo de su orden.
# What is failing to hit?
rules-what-is-failing-to-hit-1ruv6mo = ¿Qué es no alcanzar a nadie?
# When it attacked, had a target it could have struck and scored no hit, or when it withdrew. Cavalry that found no target has not failed, and defending cavalry is not concerned.
rules-when-it-attacked-had-a-target-it-could-1tger4p = La caballería no ha alcanzado a nadie cuando atacó, tenía un blanco al que podía golpear y no logró ningún impacto, o cuando se retiró. La caballería que no encontró blanco no ha fallado, y la que defiende no entra en esto.
# Failed reactions
rules-failed-reactions-1ryvnzw = Reacciones fallidas
# Yes: success or failure, the unit has reacted and will be spent when the phase ends. A unit reacts once in a phase: square, counter-charge or retreat.
rules-yes-success-or-failure-the-unit-has-14lktv4 = También cuentan: con éxito o sin él, la unidad ha reaccionado y quedará agotada al acabar la fase. Una unidad reacciona una sola vez por fase: cuadro, contracarga o repliegue.
# Retreat of cavalry
rules-retreat-of-cavalry-1a9p5ij = Repliegue de la caballería
# Only before the first taking of positions, without a roll, if passive and not spent. It goes one sector back in its own column, from the home row into the reserve; that sector must be friendly and have room. At the end of the phase it is spent.
rules-only-before-the-first-taking-of-1n46wxm = Se hace solo antes de la primera toma de posiciones, sin tirada, si es pasiva y no está agotada. Va un sector hacia atrás por su propia columna, y desde la fila de partida a la reserva; ese sector debe ser amigo y tener sitio. Al final de la fase queda agotada.
# How a counter-charge works
rules-how-a-counter-charge-works-jb88pf = Cómo funciona una contracarga
# At least one enemy infantry unit must be attacking its sector. It joins a zone where such infantry attacks; enemy passive units may be placed against it; no unit reacts to it, and it is no direction of attack for re-rolls. Following up is voluntary.
rules-at-least-one-enemy-infantry-unit-must-601xcb = Tiene que haber al menos una unidad de infantería enemiga atacando su sector. Se une a una zona en la que ataque esa infantería; se le pueden oponer unidades pasivas enemigas; nadie reacciona a ella, y no es dirección de ataque para repetir tiradas. Avanzar después es voluntario.
# Who may form square
rules-who-may-form-square-kl6no3 = Quién puede formar el cuadro
# All infantry of a sector that is attacked by cavalry over any of its borders may try.
rules-all-infantry-of-a-sector-that-is-1datxa0 = Puede intentarlo toda la infantería de un sector atacado por caballería a través de cualquiera de sus fronteras.
# Holding units back
rules-holding-units-back-ogs5le = Reservarse unidades
# No. Only the zone in which each unit defends is his to choose, group by group.
rules-no-only-the-zone-in-which-each-unit-1bnpvaw = Un defensor no puede dejar atacantes sin oponente para ahorrar unidades. Solo puede elegir, grupo por grupo, la zona en que defiende cada una.
# Units that attack elsewhere
rules-units-that-attack-elsewhere-1c8mdf7 = Unidades que atacan en otra parte
# Not while the firing lasts. Those who withdraw before melee turn round and defend their sector, as passive units. While they are committed only opposing units can hit them, and unopposed enemy cavalry, which reaches all zones of the sector.
rules-not-while-the-firing-lasts-those-who-1rwekbk = No defienden su sector mientras dura el fuego. Las que se retiran antes del cuerpo a cuerpo dan la vuelta y lo defienden, como unidades pasivas. Mientras están empeñadas solo pueden alcanzarlas las unidades oponentes, y la caballería enemiga sin oponente, que llega a todas las zonas del sector.
# Guns at short range
rules-guns-at-short-range-lx6720 = Cañones a corta distancia
# It is placed like other attackers and throws two dice at one unit. It may attack alone but never takes a sector, and it does not keep the enemy out of a neutral one; if the enemy enters that sector before combat, the guns attack him there. After the ranged part they are passive units of their own sector.
rules-it-is-placed-like-other-attackers-and-1hw1ods = La artillería se coloca como los demás atacantes y tira dos dados contra una unidad. Puede atacar sola, pero nunca toma un sector ni impide al enemigo entrar en uno neutral; si el enemigo entra en ese sector antes del combate, los cañones lo atacan allí. Tras la parte a distancia son unidades pasivas de su propio sector.
# Who may withdraw before melee
rules-who-may-withdraw-before-melee-1tb3pjb = Quién puede retirarse antes del cuerpo a cuerpo
# When the guns have gone, count the attackers of both sides. As many of yours as have an enemy attacker to face, from space 1 upward, must stay; any of the others may leave. No unit leaves if no enemy that can still fight is in the sector under attack or on his way to it: that sector is won, and will be entered (G84). A unit that leaves is spent later, as after any attack.
rules-when-the-guns-have-gone-count-the-5lnqkf = Cuando los cañones se han ido, se cuentan los atacantes de ambos bandos. Tienen que quedarse tantos tuyos como tengan enfrente a un atacante enemigo, desde el espacio 1 en adelante; cualquiera de los demás puede irse. Nadie se va donde ya no queda ningún enemigo capaz de luchar en el sector atacado ni camino de él: ese sector está ganado, y se entrará en él (G84). La unidad que se va quedará agotada, como después de cualquier ataque.
# Dice and units that do not roll
rules-dice-and-units-that-do-not-roll-1ynwora = Dados y unidades que no tiran
# Dice go only to units that roll, in the order of their spaces; a gun takes two in a row. Every zone is rolled by itself, and dice are not sorted again after re-rolls.
rules-dice-go-only-to-units-that-roll-in-the-11zia0f = Los dados son solo para las unidades que tiran, en el orden de sus espacios; un cañón toma dos seguidos. Cada zona se tira por separado, y los dados no se reordenan después de repetir tiradas.
# One die against two
rules-one-die-against-two-1k5lnfk = Un dado contra dos
# The gun compares each of its dice with the one die it faces. That die has to be higher than the better of the two.
rules-the-gun-compares-each-of-its-dice-with-16qj6ap = El cañón compara cada uno de sus dados con el único dado que tiene enfrente. Ese dado tiene que superar al mejor de los dos.
# An opponent who does not roll
rules-an-opponent-who-does-not-roll-zwrw6c = Un oponente que no tira
# A modified 4 or more, in melee as well.
rules-a-modified-4-or-more-in-melee-as-well-60l5og = Contra él hace falta un 4 o más modificado, también en el cuerpo a cuerpo.
# Striking routed units
rules-striking-routed-units-1vu0e8 = Golpear a unidades en fuga
# If it stands opposite: the routed column only. If an unopposed attacker picks it: the routed column and the last column together. Both need 4 or more.
rules-if-it-stands-opposite-the-routed-column-v1dkuj = Contra una que está enfrente: solo la columna de unidades en fuga. Si la elige un atacante sin oponente: la columna de unidades en fuga y la última, sumadas. En ambos casos hace falta 4 o más.
# One stock for each target sector and phase, serving the ranged and the melee part together; each re-roll takes one die, also one of a gun's pair and one that was re-rolled before, and the new number stands. Where both sides have re-rolls they take turns, White first in odd rounds, Black in even ones.
rules-one-stock-for-each-target-sector-and-amxu7j = Hay una provisión por cada sector de destino y fase, común a la parte a distancia y al cuerpo a cuerpo; cada repetición toma un dado, también uno de los dos de un cañón o uno ya repetido, y vale el número nuevo. Si ambos bandos tienen repeticiones se turnan: empieza Blanco en las rondas impares y Negro en las pares.
# When routed cavalry flees
rules-when-routed-cavalry-flees-hjagrb = Cuándo huye la caballería en fuga
# At the end of the phase, before anybody moves in. Until then it lies in the zone and can be hit.
rules-at-the-end-of-the-phase-before-anybody-st24m5 = Al final de la fase, antes de que nadie entre. Hasta entonces yace en la zona y puede ser alcanzada.
# Several hits on one unit
rules-several-hits-on-one-unit-1y2khse = Varios impactos en una unidad
# The artillery's, so that the other hit can be the one that captures.
rules-the-artillery-s-so-that-the-other-hit-1tiqfpx = Cuenta primero el impacto de la artillería, para que el otro pueda ser el que captura.
# No one to shoot at
rules-no-one-to-shoot-at-1710mqd = Nadie a quien disparar
# It has no target and rolls no die.
rules-it-has-no-target-and-rolls-no-die-vu12po = La infantería o artillería sin oponente que no tiene enemigos en su zona no tiene blanco y no tira ningún dado.
# Following up
rules-following-up-1qd1q6t = Avance tras el combate
# In phase 2 each cavalry unit as its owner likes; who could go and does not is spent, who finds no room goes back as if the enemy held the sector (A15). In phase 4 all must, up to six units in the sector; beyond that the owner chooses. Units that withdrew, and guns, do not.
rules-in-phase-2-each-cavalry-unit-as-its-8x1yl3 = En la fase 2 cada unidad de caballería avanza si su dueño quiere; la que puede y no lo hace queda agotada, y la que no encuentra sitio vuelve atrás como si el enemigo mantuviera el sector (A15). En la fase 4 deben avanzar todas, hasta seis unidades en el sector; si sobran, elige el dueño. No avanzan las unidades que se retiraron ni los cañones.
# Whom entering captures
rules-whom-entering-captures-q8ku6f = A quién se captura al entrar
# All that are still there. In phase 2 that is infantry and guns; when a neutral sector is entered in phase 4, all that were routed earlier in the round; after combat in phase 4 only guns, since the rest has fled.
rules-all-that-are-still-there-in-phase-2-1fn4c6f = A todas las unidades en fuga que sigan allí. En la fase 2 son infantería y cañones; al entrar en un sector neutral en la fase 4, todas las puestas en fuga antes en la ronda; tras el combate de la fase 4 solo cañones, porque lo demás ha huido.
# Lines of bombardment
rules-lines-of-bombardment-17uguxs = Líneas de bombardeo
# To the front (away from the own reserve), left and right, at range 1 or 2, never to the rear, never into or out of a reserve, and only at a sector that holds an enemy unit. Among equal targets the firer chooses, and two guns may choose the same one. Any unit in between is an obstacle, even a routed one; where both sides have units there, the firer's own count.
rules-to-the-front-away-from-the-own-reserve-1lykq01 = Se dispara al frente (alejándose de la propia reserva), a la izquierda y a la derecha, a alcance 1 o 2, nunca hacia atrás, nunca a una reserva ni desde ella, y solo a un sector en el que haya una unidad enemiga. Entre blancos iguales elige el que dispara, y dos cañones pueden elegir el mismo. Toda unidad intermedia es un obstáculo, incluso en fuga; si hay unidades de ambos bandos, cuentan las propias del que dispara.
# The bonus for tokens
rules-the-bonus-for-tokens-13nnff2 = La bonificación de las fichas
# Each gun owns one. If one of yours lies in the target sector at the beginning of the phase there is +1, and a second token adds nothing.
rules-each-gun-owns-one-if-one-of-yours-lies-1qc1w1x = Cada cañón tiene una. Si al principio de la fase hay una tuya en el sector de destino se suma +1, y una segunda ficha no añade nada.
# Rallying
rules-rallying-7liva9 = Qué se puede recuperar
# Infantry and cavalry that are already in the routed box; a gun if a unit of its owner that is not routed stands in its sector. Squares and spent units play no part.
rules-infantry-and-cavalry-that-are-already-hzbrrz = Infantería y caballería que ya estén en la casilla de fuga; un cañón, si en su sector hay una unidad de su dueño que no esté en fuga. Los cuadros y las unidades agotadas no tienen nada que ver.
# Both reach ten
rules-both-reach-ten-1n19966 = Ambos llegan a diez
# Victory is looked at after each of the three steps of scoring. If both have ten or more, the higher total wins; if they are equal, the game goes on. Equal after round 10 is a draw.
rules-victory-is-looked-at-after-each-of-the-1k0gaxu = La victoria se comprueba después de cada uno de los tres pasos de la puntuación. Si ambos tienen diez o más, gana el total más alto; si son iguales, la partida sigue. La igualdad tras la ronda 10 son tablas.
# Who swaps wings at La Rothière
rules-who-swaps-wings-at-la-rothi-re-1u31w8m = Quién cambia las alas en La Rothière
# Black. White's cavalry stands in c1, Black's in c3.
rules-black-white-s-cavalry-stands-in-c1-rtqcml = Las cambia Negro. La caballería de Blanco está en c1, la de Negro en c3.
# When squares and spent units are cleared
rules-when-squares-and-spent-units-are-14xwdqh = Cuándo se deshacen cuadros y agotamiento
# In phase 7.
rules-in-phase-7-10eoax2 = Los cuadros se deshacen, y las unidades dejan de estar agotadas, en la fase 7.
# Reactions to bombardment
rules-reactions-to-bombardment-117a66l = Reacciones al bombardeo
# No unit reacts to bombardment. A gun under fire that was itself ordered to fire does so at the same time, as always.
rules-no-unit-reacts-to-bombardment-a-gun-fs9m4h = Nadie reacciona al bombardeo. Un cañón bajo el fuego que a su vez tenía orden de disparar lo hace al mismo tiempo, como siempre.
# Following a leaving enemy in phase 5
rules-following-a-leaving-enemy-in-phase-5-j4endy = Seguir en la fase 5 a un enemigo que se va
# No. Friend or enemy is judged as things stood before the phase.
rules-no-friend-or-enemy-is-judged-as-things-wyx3tt = No se puede. Lo amigo y lo enemigo se juzga tal como estaba antes de la fase.
# A sector with only routed enemies
rules-a-sector-with-only-routed-enemies-r0iwnn = Un sector con solo enemigos en fuga
# It is neutral: it is entered without combat and the routed units are captured. If both sides want it, they fight for it as for an empty one.
rules-it-is-neutral-it-is-entered-without-12tsemh = Es neutral: se entra en él sin combate y las unidades en fuga son capturadas. Si ambos bandos lo quieren, luchan por él como por uno vacío.
# Routed units when positions are taken again
rules-routed-units-when-positions-are-taken-63o7ci = Unidades en fuga al tomar posiciones otra vez
# Those routed in a zone stay in it, behind all others, within the five spaces. Units routed earlier are placed where attackers of their sector still lack an opponent, in a zone of their owner's choice. Against routed attackers no defender is placed.
rules-those-routed-in-a-zone-stay-in-it-1ip6dad = Las puestas en fuga dentro de una zona se quedan en ella, detrás de todas las demás, dentro de los cinco espacios. Las puestas en fuga antes se colocan donde aún falte oponente a los atacantes de su sector, en la zona que elija su dueño. Frente a atacantes en fuga no se coloca ningún defensor.
# Directions of attack
rules-directions-of-attack-qf11c8 = Direcciones de ataque
# Count the borders at which a side attacks the sector when all peaceful moves have been made. Guns alone make a direction.
rules-count-the-borders-at-which-a-side-1ts56kl = Se cuentan las fronteras por las que un bando ataca el sector una vez hechos todos los movimientos pacíficos. Unos cañones solos son una dirección.
# Just arrived
rules-just-arrived-ek2fjq = Recién llegadas
# Passive defenders that are not spent. They may react.
rules-passive-defenders-that-are-not-spent-k62t0o = Las que han entrado en la misma fase en que se las ataca son defensoras pasivas y no están agotadas. Pueden reaccionar.
# After set-up and before round 1 both players place theirs in secret: the general and the flags in their three home sectors, one each, and where two wind roses are used, these in two different sectors of the middle row; then all are revealed. Printed objectives do not count in such a game. A marker pays if the enemy controls its sector in phase 7; a wind rose does so once and is then removed.
rules-after-set-up-and-before-round-1-both-m54x9x = Tras el despliegue y antes de la ronda 1 ambos jugadores colocan los suyos en secreto: el general y las banderas en sus tres sectores de partida, uno en cada uno, y, donde se usan dos rosas de los vientos, estas en dos sectores distintos de la fila central; después se descubren todos. En una partida así los objetivos impresos no cuentan. Un marcador paga si el enemigo controla su sector en la fase 7; una rosa de los vientos lo hace una vez y se retira.
# Advanced ordering and morale
rules-advanced-ordering-and-morale-1f4wiyi = Órdenes avanzadas y moral
# Delivery is rolled as soon as both plans are final (B15). Orders that fail are lost, not saved. Distance counts moves that avoid the enemy reserve. With army morale a round's orders equal the points, of which at most the normal ten serve for movement; there is no pool of chips, the limit of rounds stays, and a player at 0 has lost.
rules-delivery-is-rolled-as-soon-as-both-1glc26f = La entrega se tira en cuanto ambos planes son definitivos (B15). Las órdenes que fallan se pierden, no se guardan. La distancia cuenta movimientos que evitan la reserva enemiga. Con moral del ejército las órdenes de una ronda son iguales a los puntos, y de ellas sirven para mover como mucho las diez normales; no hay fila de fichas, sigue el límite de rondas, y el jugador que llega a 0 ha perdido.
# Terrain
rules-terrain-1am2g8e = Terreno
# The terrain of the sector under assault concerns everybody in its zones, a counter-charger and who is put against him included. In a crossing both sectors are under assault: an attacker with an order uses the one he wants, a counter-charger or a passive unit its own. Hills and rivers go by the direction of an attack or counter-charge. The single kinds of terrain, and the two readings of guns on hills, stand in the document of rulings.
rules-the-terrain-of-the-sector-under-assault-1kcrpds = El terreno del sector asaltado afecta a todos en sus zonas, también a la caballería que contracarga y a quien se le opone. En un cruce los dos sectores están asaltados: el atacante con orden usa el que quiere; quien contracarga y la unidad pasiva, el suyo. Colinas y ríos cuentan según la dirección del ataque o de la contracarga. Cada clase de terreno, y las dos lecturas sobre los cañones en colinas, figuran en el documento de interpretaciones.
# Fairness of the conventions
rules-fairness-of-the-conventions-1omdz9q = Equidad de los convenios
# Three conventions tell the sides apart: who re-rolls first (A29, changing with the rounds), who swaps wings at La Rothière (A39), and the compass order that breaks ties in pairing (A6). All else is the same for both.
rules-three-conventions-tell-the-sides-apart-psuqac = Tres convenios distinguen a los bandos: quién repite tiradas primero (A29, cambia con las rondas), quién cambia las alas en La Rothière (A39) y el orden de la brújula que deshace empates al emparejar (A6). Todo lo demás es igual para ambos.
# Spent in phase 4, moving in phase 5
rules-spent-in-phase-4-moving-in-phase-5-q14cv6 = Agotada en la fase 4, mover en la fase 5
# No. That concerns above all cavalry which in phase 4 hit no one or acted for the second time.
rules-no-that-concerns-above-all-cavalry-118womu = No puede hacerlo. Esto afecta sobre todo a la caballería que en la fase 4 no alcanzó a nadie o actuó por segunda vez.
# Retreat into a sector under attack
rules-retreat-into-a-sector-under-attack-1vckpyd = Repliegue a un sector atacado
# Yes, if it is friendly and has room. Retreats are made before positions are taken. In its new sector the unit is passive like the others and has to fill a gap in the line if there is one; it is not spent yet, so it has no -1, but it can neither react nor retreat again in this phase.
rules-yes-if-it-is-friendly-and-has-room-19pj582 = Se permite, si es amigo y tiene sitio. Los repliegues se hacen antes de tomar posiciones. En su nuevo sector la unidad es pasiva como las demás y tiene que cubrir un hueco de la línea si lo hay; aún no está agotada, así que no lleva -1, pero no puede reaccionar ni volver a replegarse en esta fase.
# Which token for which die
rules-which-token-for-which-die-150f11b = Qué ficha para qué dado
# Where the unit stands that the die is meant for: against an obstacle, only a token in the obstacle's sector helps. When a gun is lost its token goes with it; but neither a rout nor a change of hands of the sector moves it before the next bombardment phase.
rules-where-the-unit-stands-that-the-die-is-1to6ds4 = La del lugar donde está la unidad a la que va dirigido el dado: contra un obstáculo solo ayuda una ficha en el sector del obstáculo. Cuando se pierde un cañón, su ficha se va con él; pero ni la fuga ni el cambio de manos del sector la mueven antes de la siguiente fase de bombardeo.
# A sector that would overflow
rules-a-sector-that-would-overflow-6p6umw = Un sector que se desbordaría
# Take a sector that would hold more than six after the batch; its owner names those bound for it that stay, no more than needed; they count where they stand from now on. Look again until no sector overflows, then move all together.
rules-take-a-sector-that-would-hold-more-than-1y7gsl0 = Se toma un sector que tras la tanda tendría más de seis; su dueño nombra, de las que van hacia él, las que se quedan, no más de las necesarias; desde ese momento cuentan donde están. Se vuelve a mirar hasta que ningún sector se desborda, y entonces mueven todas a la vez.
# Phase 5, a reserve and a neutral sector
rules-phase-5-a-reserve-and-a-neutral-sector-lvmqtj = Fase 5, una reserva y un sector neutral
# No one. Units from the reserve count like all others here.
rules-no-one-units-from-the-reserve-count-fw3jua = Si ambos lo quieren, no entra nadie. Aquí las unidades de la reserva cuentan como todas las demás.
# An enemy who leaves later in the phase
rules-an-enemy-who-leaves-later-in-the-phase-zey6f = Un enemigo que se va más tarde en la fase
# Not in this phase: it was not activated. When a later phase comes and the sector is then friendly or free, it can.
rules-not-in-this-phase-it-was-not-activated-do064l = La unidad no puede salir en esta fase: no fue activada. Cuando llegue una fase posterior y el sector sea entonces amigo o esté libre, puede hacerlo.
# Rally and end of the game
rules-rally-and-end-of-the-game-8eb3sr = Recuperación y final de la partida
# Both finish phase 6 before any point is counted. The three steps of scoring follow, for both players together, and victory is looked at after each; what comes after a victory is not scored any more, and the row of chips stays as it is. Captured units are not points before phase 7, so no game ends earlier. Round 10 differs only by the comparison at its end.
rules-both-finish-phase-6-before-any-point-is-1r2driz = Ambos terminan la fase 6 antes de contar punto alguno. Los tres pasos de la puntuación siguen, para los dos jugadores a la vez, y la victoria se comprueba después de cada uno; lo que viene tras una victoria ya no se puntúa, y la fila de fichas queda como está. Las unidades capturadas no son puntos antes de la fase 7, así que ninguna partida acaba antes. La ronda 10 se distingue solo por la comparación del final.
# How far a counter-charger follows up
rules-how-far-a-counter-charger-follows-up-9539z7 = Hasta dónde avanza una contracarga
# Only if no enemy that is not routed is left in it, units committed elsewhere included. If he thereby leaves his own sector empty, its other attackers may or, in phase 4, must move in, and they capture routed guns left behind.
rules-only-if-no-enemy-that-is-not-routed-is-1sfnj09 = La unidad que contracarga entra solo si no queda en el sector del atacante ningún enemigo que no esté en fuga, contadas las unidades empeñadas en otra parte. Si con ello deja vacío su propio sector, los demás atacantes de este pueden entrar en él o, en la fase 4, deben hacerlo, y capturan los cañones en fuga que queden atrás.
# Defenders without a space
rules-defenders-without-a-space-1fkgrde = Defensores sin espacio
# No unit can aim at them or hit them for the time being, and the sector is held as long as they are in it. When positions are taken for melee they may get a space.
rules-no-unit-can-aim-at-them-or-hit-them-for-khdze7 = De momento nadie puede apuntarles ni alcanzarlos, y el sector se mantiene mientras estén en él. Al tomar posiciones para el cuerpo a cuerpo pueden recibir un espacio.
# Which dice may be re-rolled
rules-which-dice-may-be-re-rolled-w61477 = Qué dados se pueden repetir
# To all combat dice of the sector for which it was earned, no matter who rolled them, counter-chargers and cavalry that aims across zones among them. Reactions and bombardment are beyond it. In a crossing the stock of either sector may be used.
rules-to-all-combat-dice-of-the-sector-for-rmxrjx = Todos los dados de combate del sector por el que se ganó la repetición, los tire quien los tire, incluidos los de las contracargas y los de la caballería que apunta a otra zona. Las reacciones y el bombardeo quedan fuera. En un cruce puede usarse la provisión de cualquiera de los dos sectores.
# A gun that finds no target
rules-a-gun-that-finds-no-target-u019xj = Un cañón que no encuentra blanco
# Yes: it will be spent, and its border was a direction of attack.
rules-yes-it-will-be-spent-and-its-border-was-57fn01 = Ha actuado: quedará agotado, y su frontera fue una dirección de ataque.
# Meeting over routed units
rules-meeting-over-routed-units-8wezf8 = Encuentro sobre unidades en fuga
# No. They are not placed and no unit aims at them. The side that gets in captures the enemy's; if neither side does, they flee or stay as at any other time.
rules-no-they-are-not-placed-and-no-unit-aims-iduqcn = Las unidades en fuga no participan: no se colocan y nadie les apunta. Quien logra entrar captura las del enemigo; si no entra ninguno de los bandos, huyen o se quedan como en cualquier otro momento.
# Crossing and attacks from other sides
rules-crossing-and-attacks-from-other-sides-1qnt3u9 = Cruce y ataques por otros lados
# One sector after the other. No unit is in two zones: those committed over the crossed border help against other attackers only in melee, and only if they withdrew. Directions are counted for each target sector, so both sides may have re-rolls.
rules-one-sector-after-the-other-no-unit-is-8brpeo = Las zonas se llenan un sector después de otro. Ninguna unidad está en dos zonas: las empeñadas en la frontera cruzada solo ayudan contra otros atacantes en el cuerpo a cuerpo, y solo si se retiraron. Las direcciones se cuentan para cada sector de destino, de modo que ambos bandos pueden tener repeticiones.
# A sixth unit over a border
rules-a-sixth-unit-over-a-border-353io3 = Una sexta unidad por una frontera
# No. The sixth unit over a border, or the fourth into a forest or a river sector, is refused when units are activated, since it could not go. Its order stays for a later phase.
rules-no-the-sixth-unit-over-a-border-or-the-16ri5x2 = No se pueden activar más de las que pueden pasar. La sexta unidad por una frontera, o la cuarta hacia un bosque o un sector de río, se rechaza al activar, porque no podría ir. Su orden queda para una fase posterior.
# Which order a loss takes away
rules-which-order-a-loss-takes-away-zhgmum = Qué orden se lleva una baja
# Pieces of one type and state are interchangeable. When a unit of a group that acts is lost, the order with the least left to do is struck off. Losses among the cavalry of a sector fall on units that have not acted yet before those that have.
rules-pieces-of-one-type-and-state-are-1cz0y47 = Las piezas de la misma clase y estado son intercambiables. Cuando se pierde una unidad de un grupo que actúa, se tacha la orden a la que menos le queda por hacer. Las bajas entre la caballería de un sector recaen en unidades que aún no han actuado antes que en las que sí.
# Withdrawing and captures
rules-withdrawing-and-captures-1qooph3 = Retirada y capturas
# Yes. It counts as having survived, so its hit captures.
rules-yes-it-counts-as-having-survived-so-its-1o1q3ws = La unidad que se retira cuenta como superviviente del combate, así que su impacto captura.
# Fresh and spent units of one kind
rules-fresh-and-spent-units-of-one-kind-cd1x8c = Frescas y agotadas de la misma clase
# The defender decides, for units of one kind, whether fresh or spent ones stand there and which come first.
rules-the-defender-decides-for-units-of-one-1uy0hpk = El defensor decide, entre las unidades de una misma clase, si se colocan allí las frescas o las agotadas y cuáles van primero.
# Passing with re-rolls
rules-passing-with-re-rolls-14ytnt8 = Pasar con repeticiones
# No. A pass does not end the other's turn, nor does it bar the one who passed from answering. Re-rolling ends when both have passed in succession or no re-roll is left.
rules-no-a-pass-does-not-end-the-other-s-turn-1e48c5a = Quien pasa no queda fuera: pasar no pone fin al turno del otro ni impide responder al que pasó. Las repeticiones acaban cuando ambos han pasado seguidos o no queda ninguna.
# Dice for orders together with delivery
rules-dice-for-orders-together-with-delivery-162oo04 = Dado de órdenes junto con la entrega
# One die and six, and besides these the extra order for the command sector.
rules-one-die-and-six-and-besides-these-the-1b48aal = Son un dado y seis, y además la orden extra para el sector de mando.
# Morale together with dice for orders
rules-morale-together-with-dice-for-orders-14fvrvw = Moral junto con el dado de órdenes
# As many as the die gave, and never more than the points you have then. Points above that number can only rally.
rules-as-many-as-the-die-gave-and-never-more-13lbll3 = Recibes tantas como dio el dado, y nunca más que tus puntos del momento. Los puntos que pasen de ese número solo sirven para recuperar.
# Plans are opened
rules-plans-are-opened-4ocf2 = Los planes se abren
# In phase 7 of every round both sheets are opened to both players.
rules-in-phase-7-of-every-round-both-sheets-l3cuoq = En la fase 7 de cada ronda ambas hojas se abren a los dos jugadores.
# Coming out of a building
rules-coming-out-of-a-building-hae258 = Salir de un edificio
# By himself, when phase 2 or 4 closes and no enemy unit is left in his sector; fresh or spent, as he was inside. Until then a sector in which he is alone is friendly to his side and free for the enemy, and no side controls it.
rules-by-himself-when-phase-2-or-4-closes-and-1ldh5v = El ocupante sale por sí mismo, cuando acaba la fase 2 o la 4 y no queda ninguna unidad enemiga en su sector; fresco o agotado, como estaba dentro. Hasta entonces un sector en el que está solo es amigo para su bando y libre para el enemigo, y ningún bando lo controla.
# Storming a building
rules-storming-a-building-13cetw3 = Asaltar un edificio
# By infantry that stands in the building's own sector, with an order that points at this sector (I b2>b2), in phase 4, five units at most. The occupant opposes the first of them as passive infantry; the others are unopposed. It is no direction of attack; units that storm defend no border meanwhile, and may withdraw before melee like other attackers (A24). If the occupant is routed, the stormers that are left take him prisoner when the phase closes; with the same order a routed occupant is fetched without combat. Any other unit that enters the sector captures him as well.
rules-by-infantry-that-stands-in-the-building-o3jiq0 = Lo hace infantería que esté en el propio sector del edificio, con una orden que apunte a ese sector (I b2>b2), en la fase 4, cinco unidades como mucho. El ocupante se opone a la primera como infantería pasiva; las demás no tienen oponente. No es dirección de ataque; mientras tanto los asaltantes no defienden ninguna frontera, y pueden retirarse antes del cuerpo a cuerpo como otros atacantes (A24). Si el ocupante es puesto en fuga, los asaltantes que queden lo hacen prisionero al acabar la fase; con la misma orden se saca sin combate a un ocupante en fuga. También lo captura cualquier otro que entre en el sector.
# Going into a building
rules-going-into-a-building-4urtvu = Entrar en un edificio
# Any infantry of the attacked sector that does not act and is not routed: its owner says whether one in square or not, fresh or spent. It strikes no one in the melee of that phase. When the phase closes a fresh unit is still fresh, any other is spent, and a square is given up. Inside it counts towards the six of its own side only; it stands in no unit's line of fire, and bombardment reaches it only through the building (B13).
rules-any-infantry-of-the-attacked-sector-d79ejk = Cualquier infantería del sector atacado que no actúe ni esté en fuga: su dueño dice si una en cuadro o no, fresca o agotada. No golpea a nadie en el cuerpo a cuerpo de esa fase. Al acabar la fase, una unidad fresca sigue fresca, cualquier otra queda agotada, y el cuadro se deshace. Dentro solo cuenta entre las seis de su propio bando; no estorba la línea de tiro de nadie, y el bombardeo solo la alcanza a través del edificio (B13).
# Striking out of a building
rules-striking-out-of-a-building-lccwq2 = Golpear desde un edificio
# While there is combat in any zone on the borders of his sector he may strike, in both parts of it, any enemy in one of these zones: as attacking infantry, with the last column added. A meeting lies on the borders that both sides come over. A forest in his sector counts, other ground does not. He need not strike, and if he does it does not make him spent. While infantry storms the building he fights back at it instead. Only stormers can strike him. His dice are dice of the combat for his sector, and can be rolled again with them.
rules-while-there-is-combat-in-any-zone-on-x4486m = Mientras haya combate en cualquier zona de las fronteras de su sector, el ocupante puede golpear, en las dos partes, a cualquier enemigo de una de esas zonas: como infantería atacante, sumando la última columna. Un encuentro queda en las fronteras por las que llegan los dos bandos. Cuenta el bosque de su sector, otro terreno no. No está obligado a golpear, y si lo hace no queda agotado por ello. Si la infantería asalta el edificio, se defiende de ella en lugar de eso. Solo los asaltantes pueden golpearlo. Sus dados son dados del combate por su sector y pueden repetirse con ellos.
# Guns against a building
rules-guns-against-a-building-txdkdq = Cañones contra un edificio
# In phase 3 it may aim both dice at a building in its target sector, in place of all other targets, if nothing in between takes a die. Each die has the value of attacking artillery against passive infantry, with range, token and -1, and both must hit. The sector must hold an enemy, be it only in the building. Units inside, of either side, are destroyed. Hits of two batteries are not added up.
rules-in-phase-3-it-may-aim-both-dice-at-a-s5353m = En la fase 3 una batería puede apuntar sus dos dados a un edificio de su sector de destino, en lugar de a todos los demás blancos, si nada intermedio le quita un dado. Cada dado tiene el valor de artillería atacante contra infantería pasiva, con alcance, ficha y -1, y los dos deben acertar. En el sector tiene que haber un enemigo, aunque sea solo en el edificio. Quien esté dentro, de cualquier bando, es destruido. Los impactos de dos baterías no se suman.
# After the normal moves of phase 5, in secret by both players: up to two infantry or cavalry units each, one sector over a border with a road, without an order. They may be spent or have moved before, but not be routed or in square. Friend and enemy are judged as things stand after the normal moves; a free sector that both want stays free; the limits of border and sector hold: units that the enemy has kept from a normal move have not crossed the border, and room that a road move leaves behind counts in the next phase.
rules-after-the-normal-moves-of-phase-5-in-1mmmwpo = Tras los movimientos normales de la fase 5, en secreto y ambos jugadores: hasta dos unidades de infantería o caballería cada uno, un sector por una frontera con camino, sin orden. Pueden estar agotadas o haber movido antes, pero no estar en fuga ni en cuadro. Lo amigo y lo enemigo se juzga tal como queda tras los movimientos normales; un sector libre que ambos quieren sigue libre; rigen los límites de frontera y de sector: las unidades a las que el enemigo ha impedido el movimiento normal no han cruzado la frontera, y el sitio que deja un movimiento por camino cuenta en la fase siguiente.
# Undelivered orders
rules-undelivered-orders-lefser = Órdenes sin entregar
# Orders to the command sector or one move away always arrive and are not rolled for. Of the others the owner alone learns which arrive; the enemy sees it from what happens, and from the sheet in phase 7.
rules-orders-to-the-command-sector-or-one-12rkl5t = Las órdenes para el sector de mando o a un movimiento de él llegan siempre y no se tiran. De las demás solo su dueño sabe cuáles llegan; el enemigo lo ve por lo que ocurre, y por la hoja en la fase 7.
# The extra order
rules-the-extra-order-1jvrjfy = La orden extra
# It is lost: only orders of the normal allotment are saved. The first order for the command sector is the extra one and costs none of the others.
rules-it-is-lost-only-orders-of-the-normal-h3mgqo = Si no se da, se pierde: solo se guardan órdenes de la cuota normal. La primera orden para el sector de mando es la extra y no cuesta ninguna de las otras.
# Both armies break
rules-both-armies-break-6a2ov0 = Ambos ejércitos se quiebran
# Who has more points left, counting below zero. If they are equal it is a draw, in whatever round.
rules-who-has-more-points-left-counting-below-9o5du = Gana quien conserve más puntos, contando también por debajo de cero. Si son iguales, son tablas, en cualquier ronda.
# Guns at the water's edge
rules-guns-at-the-water-s-edge-14upauu = Cañones a la orilla
# Where one sector belongs to a river to which the other does not belong, they need a bridge, a ford or a road on the border, in either direction. Along the river they move freely. At short range they fire over water and into a forest like others, within the limit of units at that border.
rules-where-one-sector-belongs-to-a-river-to-ipz8vq = Donde un sector pertenece a un río al que el otro no pertenece, necesitan un puente, un vado o un camino en la frontera, en cualquiera de las dos direcciones. A lo largo del río mueven libremente. A corta distancia disparan por encima del agua y hacia un bosque como los demás, dentro del límite de unidades de esa frontera.
# Ground and bombardment
rules-ground-and-bombardment-118tc5e = Terreno y bombardeo
# No. Bombardment has its own table; of the ground it knows what hides a target or takes a die (G141, G143, G149).
rules-no-bombardment-has-its-own-table-of-the-1opddb3 = Los modificadores de bosque, colina y río no afectan al bombardeo. Este tiene su propia tabla; del terreno solo sabe lo que oculta un blanco o quita un dado (G141, G143, G149).
# Loose objective markers instead of the printed objectives, laid in secret
rules-loose-objective-markers-instead-of-the-18rrx2c = Marcadores de objetivo sueltos en vez de los objetivos impresos, colocados en secreto
# Orders of a round are a die and six
rules-orders-of-a-round-are-a-die-and-six-11y7hk4 = Las órdenes de una ronda son un dado y seis
# Orders have to be delivered; one more for the command sector
rules-orders-have-to-be-delivered-one-more-1eneiun = Las órdenes hay que entregarlas; una más para el sector de mando
# Armies begin with 15 points and lose them
rules-armies-begin-with-15-points-and-lose-5p2k4q = Los ejércitos empiezan con 15 puntos y los van perdiendo
# The ground, where terrain rules are on
rules-the-ground-where-terrain-rules-are-on-1tfhzr = El terreno, si se usan reglas de terreno
# Forests
rules-forests-1qk4qdl = Bosques
# Hills
rules-hills-15hfyez = Colinas
# Buildings
rules-buildings-1xa6gia = Edificios
# Guns may destroy buildings
rules-guns-may-destroy-buildings-19x6cgk = Los cañones pueden destruir edificios
# Roads
rules-roads-1j5ormg = Caminos
# Rivers
rules-rivers-or93dy = Ríos
# Bridges
rules-bridges-t81shl = Puentes
# Points with which one side begins: above zero White, below zero Black
rules-points-with-which-one-side-begins-above-1xe027o = Puntos con los que empieza un bando: por encima de cero, Blanco; por debajo, Negro
# Empty own objectives count for the majority
rules-empty-own-objectives-count-for-the-1fopqpw = Los objetivos propios vacíos cuentan para la mayoría
# Routed cavalry flees before the melee
rules-routed-cavalry-flees-before-the-melee-1kkem0v = La caballería en fuga huye antes del cuerpo a cuerpo
# Guns may fire to the rear
rules-guns-may-fire-to-the-rear-tdgz0l = Los cañones pueden disparar hacia atrás
# Guns on a hill fire over what lies before it, or not into the next sector
rules-guns-on-a-hill-fire-over-what-lies-15m4cm4 = Los cañones en una colina disparan por encima de lo que tienen delante, o no pueden hacerlo al sector contiguo
# What both armies are made of
rules-what-both-armies-are-made-of-ak9gdv = De qué se componen ambos ejércitos
# none
rules-none-1c6lasb = ninguno
# few
rules-few-1de3cvt = pocos
# many
rules-many-1qldj8i = muchos
# over what lies before it
rules-over-what-lies-before-it-eycjrm = por encima de lo que tienen delante
# not into the next sector
rules-not-into-the-next-sector-mjwhni = no al sector contiguo
# Side A
rules-side-a-vaijq9 = Cara A
# The heights
rules-the-heights-o1focc = Las alturas
# The river
rules-the-river-1gj63fq = El río
# Standard army
rules-standard-army-7rv781 = Ejército normal
# Army of foot
rules-army-of-foot-c90zjz = Ejército de a pie
# Army of horse
rules-army-of-horse-52ddns = Ejército de a caballo
# Grand battery
rules-grand-battery-oypz18 = Gran batería
# Vanguard without guns
rules-vanguard-without-guns-7yhlga = Vanguardia sin cañones
# cavalry waits
rules-cavalry-waits-165z0v = la caballería espera
# Cavalry does not act in the fast movement phase.
rules-cavalry-does-not-act-in-the-fast-jdaumt = La caballería no actúa en la fase de movimiento rápido.
# guns hold their fire
rules-guns-hold-their-fire-1bkfpm1 = los cañones callan
# Guns do not bombard: they wait to attack at short range.
rules-guns-do-not-bombard-they-wait-to-attack-17t3wmv = Los cañones no bombardean: esperan para atacar a corta distancia.
# act early
rules-act-early-j2hrkw = actuar pronto
# Every unit acts in the first phase in which its order allows it.
rules-every-unit-acts-in-the-first-phase-in-xipofr = Cada unidad actúa en la primera fase en que su orden se lo permite.
# guns stay behind
rules-guns-stay-behind-j97dfh = los cañones se quedan atrás
# Where a sector would overflow, guns stay behind first, then cavalry.
rules-where-a-sector-would-overflow-guns-stay-1n7p2x3 = Donde un sector se desbordaría, se quedan atrás primero los cañones y después la caballería.
# infantry stays behind
rules-infantry-stays-behind-e52dce = la infantería se queda atrás
# Where a sector would overflow, infantry stays behind first, then guns.
rules-where-a-sector-would-overflow-infantry-1tw5wp3 = Donde un sector se desbordaría, se queda atrás primero la infantería y después los cañones.
# try every square
rules-try-every-square-17izano = intentar todos los cuadros
# All infantry that cavalry attacks tries to form square.
rules-all-infantry-that-cavalry-attacks-tries-i4q9ry = Toda la infantería atacada por caballería intenta formar el cuadro.
# never form square
rules-never-form-square-1fh7a10 = no formar nunca el cuadro
# No infantry tries to form square.
rules-no-infantry-tries-to-form-square-19wiehc = Ninguna infantería intenta formar el cuadro.
# counter-charge with all
rules-counter-charge-with-all-1s04nz1 = contracargar con todo
# All cavalry that infantry attacks tries to counter-charge.
rules-all-cavalry-that-infantry-attacks-tries-hlkase = Toda la caballería atacada por infantería intenta una contracarga.
# never counter-charge
rules-never-counter-charge-ee4f70 = no contracargar nunca
# No cavalry tries to counter-charge.
rules-no-cavalry-tries-to-counter-charge-10p9t75 = Ninguna caballería intenta una contracarga.
# cavalry stands
rules-cavalry-stands-1oqlmjy = la caballería aguanta
# Cavalry that is attacked does not fall back.
rules-cavalry-that-is-attacked-does-not-fall-1hpe6dl = La caballería atacada no se repliega.
# cavalry falls back before infantry
rules-cavalry-falls-back-before-infantry-1a2bv8u = la caballería se repliega ante la infantería
# Cavalry falls back where infantry attacks it, and stands before cavalry.
rules-cavalry-falls-back-where-infantry-rnogvj = La caballería se repliega donde la ataca infantería y aguanta ante la caballería.
# cavalry falls back
rules-cavalry-falls-back-dvb9hu = la caballería se repliega
# Cavalry that is attacked falls back wherever it can.
rules-cavalry-that-is-attacked-falls-back-1ib92m7 = La caballería atacada se repliega siempre que puede.
# charge the most infantry
rules-charge-the-most-infantry-1s417wu = cargar donde haya más infantería
# Counter-chargers go where most enemy infantry attacks.
rules-counter-chargers-go-where-most-enemy-1jl4e67 = Las contracargas van adonde ataca más infantería enemiga.
# defend evenly
rules-defend-evenly-yx77ls = defender por igual
# Defenders are spread evenly over the attacked borders, fresh units first.
rules-defenders-are-spread-evenly-over-the-11oi02b = Los defensores se reparten por igual entre las fronteras atacadas, primero las unidades frescas.
# defend against the strongest
rules-defend-against-the-strongest-13k2mu4 = defender contra el más fuerte
# Defenders face the strongest attack first, fresh units first.
rules-defenders-face-the-strongest-attack-1y9gghx = Los defensores hacen frente primero al ataque más fuerte, primero las unidades frescas.
# aim at the likeliest
rules-aim-at-the-likeliest-u1to88 = apuntar a lo más seguro
# Attackers without an opponent aim where a hit is worth and likely most.
rules-attackers-without-an-opponent-aim-where-r039qr = Los atacantes sin oponente apuntan donde un impacto es más probable y vale más.
# aim at guns
rules-aim-at-guns-scasuq = apuntar a los cañones
# Attackers without an opponent aim at guns if they can, else where a hit is worth and likely most.
rules-attackers-without-an-opponent-aim-at-1k7j1xn = Los atacantes sin oponente apuntan a los cañones si pueden; si no, donde un impacto es más probable y vale más.
# re-roll what helps most
rules-re-roll-what-helps-most-1stpa35 = repetir lo que más ayude
# Re-rolls go to the die, own or enemy, whose new roll promises most.
rules-re-rolls-go-to-the-die-own-or-enemy-eet6hw = Se repite el dado, propio o enemigo, cuya nueva tirada promete más.
# re-roll own misses
rules-re-roll-own-misses-owhd50 = repetir los fallos propios
# Re-rolls go to the own die whose new roll promises most, never to an enemy die.
rules-re-rolls-go-to-the-own-die-whose-new-k77h2z = Se repite el dado propio cuya nueva tirada promete más, nunca un dado enemigo.
# save re-rolls for the melee
rules-save-re-rolls-for-the-melee-1e4yfto = guardar repeticiones para el cuerpo a cuerpo
# Re-rolls are kept for the melee, and used there where they promise most.
rules-re-rolls-are-kept-for-the-melee-and-s82dji = Las repeticiones se guardan para el cuerpo a cuerpo y se usan en él donde prometen más.
# keep re-rolls
rules-keep-re-rolls-1es5wjw = no repetir
# No re-roll is used.
rules-no-re-roll-is-used-ucypdi = No se usa ninguna repetición.
# never withdraw
rules-never-withdraw-o9yin5 = no retirarse nunca
# No attacker withdraws before the melee.
rules-no-attacker-withdraws-before-the-melee-4skp6s = Ningún atacante se retira antes del cuerpo a cuerpo.
# withdraw when outnumbered
rules-withdraw-when-outnumbered-j5l1vd = retirarse en inferioridad
# Attackers withdraw before the melee where the enemies opposing them are more.
rules-attackers-withdraw-before-the-melee-ngb3pb = Los atacantes se retiran antes del cuerpo a cuerpo donde los enemigos que se les oponen son más.
# always withdraw
rules-always-withdraw-tcxm86 = retirarse siempre
# Attackers withdraw before the melee wherever they can.
rules-attackers-withdraw-before-the-melee-18v77xd = Los atacantes se retiran antes del cuerpo a cuerpo siempre que pueden.
# go into buildings
rules-go-into-buildings-181jor6 = entrar en los edificios
# Infantry goes into the building of a sector that is attacked.
rules-infantry-goes-into-the-building-of-a-1pbiy4f = La infantería entra en el edificio de un sector atacado.
# always advance
rules-always-advance-dyk71i = avanzar siempre
# Every unit that may advance after combat does so.
rules-every-unit-that-may-advance-after-14jzx63 = Quien puede avanzar tras el combate, avanza.
# never advance
rules-never-advance-175zg3n = no avanzar nunca
# No unit advances after combat unless it must.
rules-no-unit-advances-after-combat-unless-it-5tqdrd = Nadie avanza tras el combate si no está obligado.
# fire at the first target
rules-fire-at-the-first-target-1baavsg = disparar al primer blanco
# Guns fire at the first of equal targets, all at the same.
rules-guns-fire-at-the-first-of-equal-targets-1rhvji2 = Los cañones disparan al primero de los blancos iguales, todos al mismo.
# spread the fire
rules-spread-the-fire-gz3bhj = repartir el fuego
# Guns fire at targets at which no other aims, as long as there are such.
rules-guns-fire-at-targets-at-which-no-other-1yuljbb = Los cañones disparan a blancos a los que no apunta ningún otro, mientras los haya.
# move up by road
rules-move-up-by-road-13z6q54 = acercarse por el camino
# Extra moves along a road bring the rearmost units nearer to the enemy.
rules-extra-moves-along-a-road-bring-the-1m9jehd = Los movimientos extra por un camino acercan al enemigo las unidades más atrasadas.
# no moves by road
rules-no-moves-by-road-aqezrx = no mover por el camino
# No unit makes an extra move along a road.
rules-no-unit-makes-an-extra-move-along-a-and1g3 = Nadie hace un movimiento extra por un camino.
# rally guns first
rules-rally-guns-first-131mlw4 = recuperar primero los cañones
# All that can be is rallied: guns first, then cavalry, then infantry.
rules-all-that-can-be-is-rallied-guns-first-16hqgmx = Se recupera todo lo que se pueda: primero los cañones, luego la caballería, después la infantería.
# rally infantry first
rules-rally-infantry-first-avmb9a = recuperar primero la infantería
# All that can be is rallied: infantry first, then cavalry, then guns.
rules-all-that-can-be-is-rallied-infantry-9622cl = Se recupera todo lo que se pueda: primero la infantería, luego la caballería, después los cañones.
# rally nobody
rules-rally-nobody-kot6cu = no recuperar a nadie
# No unit is rallied.
rules-no-unit-is-rallied-11ldgc1 = No se recupera a nadie.
# leave the rest
rules-leave-the-rest-1fl5wsz = dejar el resto
# What no other intention answers is left undone, where that is allowed.
rules-what-no-other-intention-answers-is-left-5lusx7 = Lo que ninguna otra intención responde se deja sin hacer, donde está permitido.
# phase: battle
rules-phase-battle-13b329k = batalla
# phase: setting up
rules-phase-setting-up-1evz2nr = despliegue
# phase: objective markers
rules-phase-objective-markers-11d48ne = marcadores de objetivo
# phase: round
rules-phase-round-oo7vma = ronda
# phase: planning
rules-phase-planning-her57 = planificación
# phase: fast movement
rules-phase-fast-movement-7si8hp = movimiento rápido
# phase: who acts
rules-phase-who-acts-14tvej3 = quién actúa
# phase: marching
rules-phase-marching-h8v6u7 = marchas
# phase: too many for one sector
rules-phase-too-many-for-one-sector-heb2lq = demasiadas para un sector
# phase: combat
rules-phase-combat-7xiila = combate
# phase: reactions
rules-phase-reactions-bwccsi = reacciones
# phase: falling back
rules-phase-falling-back-1mclp1o = repliegues
# phase: counter-charges
rules-phase-counter-charges-1bw4v0u = contracargas
# phase: taking positions
rules-phase-taking-positions-14qieji = toma de posiciones
# phase: choosing targets
rules-phase-choosing-targets-196o7de = elección de blancos
# phase: re-rolls
rules-phase-re-rolls-1avm8bi = repetición de tiradas
# phase: withdrawing
rules-phase-withdrawing-1s67gbk = retiradas
# phase: advance after combat
rules-phase-advance-after-combat-rvaq1y = avance tras el combate
# phase: bombardment
rules-phase-bombardment-q1erc7 = bombardeo
# phase: laying the guns
rules-phase-laying-the-guns-mnzgli = puntería de los cañones
# phase: combined arms
rules-phase-combined-arms-jd3xrs = armas combinadas
# phase: non-combat move
rules-phase-non-combat-move-1r5tqjx = movimiento sin combate
# phase: non-combat moves
rules-phase-non-combat-moves-fpyu0q = movimientos sin combate
# phase: moves by road
rules-phase-moves-by-road-f5tc9 = movimientos por camino
# phase: rally
rules-phase-rally-jy81j2 = recuperación
# phase: scoring
rules-phase-scoring-zs3f9v = puntuación
# Five units a phase may cross a border, and no more take part in a combat over it.
rules-five-units-a-phase-may-cross-a-border-qvge1m = En una fase pueden cruzar una frontera cinco unidades, y no más participan en un combate a través de ella.
# Only three units at a time go into a forest.
rules-only-three-units-at-a-time-go-into-a-1tfzlhl = En un bosque solo entran tres unidades a la vez.
# Only three units at a time go into a river, but from a sector of the same river.
rules-only-three-units-at-a-time-go-into-a-1qfw5ym = En un río solo entran tres unidades a la vez, salvo desde otro sector del mismo río.
# An order is for infantry, cavalry or artillery, and its arrow begins where the unit stands.
rules-an-order-is-for-infantry-cavalry-or-97zxda = Una orden es para infantería, caballería o artillería, y su flecha empieza donde está la unidad.
# Infantry moves one sector a round.
rules-infantry-moves-one-sector-a-round-53503j = La infantería mueve un sector por ronda.
# The enemy reserve may never be entered.
rules-the-enemy-reserve-may-never-be-entered-1rw06kb = En la reserva enemiga no se puede entrar nunca.
# Guns aim in a straight line, at the next sector or the one beyond.
rules-guns-aim-in-a-straight-line-at-the-next-op2xg7 = Los cañones apuntan en línea recta, al sector vecino o al siguiente.
# Guns do not fire into a reserve, nor out of one.
rules-guns-do-not-fire-into-a-reserve-nor-out-1g7cfr7 = Los cañones no disparan a una reserva ni desde ella.
# Guns do not fire to the rear.
rules-guns-do-not-fire-to-the-rear-17fcev0 = Los cañones no disparan hacia atrás.
# A forest ends the march: who enters it is spent.
rules-a-forest-ends-the-march-who-enters-it-1pnqm9f = Un bosque pone fin a la marcha: quien entra en él queda agotado.
# Only infantry can attack a building.
rules-only-infantry-can-attack-a-building-1nik1cf = Solo la infantería puede atacar un edificio.
# That is not yours to command.
rules-that-is-not-yours-to-command-1xwl7i3 = Eso no está bajo tu mando.
# Units are set up in your three home sectors and your reserve.
rules-units-are-set-up-in-your-three-home-1x5ue4h = Las unidades se despliegan en tus tres sectores de partida y en tu reserva.
# Six units go into each home sector, twelve into the reserve.
rules-six-units-go-into-each-home-sector-1bl82wa = En cada sector de partida van seis unidades; en la reserva, doce.
# All units of that kind in your army are placed.
rules-all-units-of-that-kind-in-your-army-are-1snottb = Ya están colocadas todas las unidades de esa clase de tu ejército.
# Place your whole army first.
rules-place-your-whole-army-first-13ymacf = Coloca antes todo tu ejército.
# You have no such marker in this game.
rules-you-have-no-such-marker-in-this-game-1g4y5nz = No tienes ese marcador en esta partida.
# That marker is laid already.
rules-that-marker-is-laid-already-11phah6 = Ese marcador ya está colocado.
# The general and the flags go into your home sectors, wind roses into the middle row.
rules-the-general-and-the-flags-go-into-your-vqkq3m = El general y las banderas van en tus sectores de partida; las rosas de los vientos, en la fila central.
# Each of your markers needs a sector of its own.
rules-each-of-your-markers-needs-a-sector-of-7tfhv6 = Cada uno de tus marcadores necesita un sector para él solo.
# Lay all your markers first.
rules-lay-all-your-markers-first-mmwmoa = Coloca antes todos tus marcadores.
# Each saved order rallies one unit, and none is left.
rules-each-saved-order-rallies-one-unit-and-ukyqrb = Cada orden guardada recupera una unidad, y no queda ninguna.
# Two routed units of a type in the routed box merge into one.
rules-two-routed-units-of-a-type-in-the-1rbn61r = Dos unidades en fuga de la misma clase, en la casilla de fuga, se funden en una.
# Artillery never flees to the routed box: it recovers in its sector.
rules-artillery-never-flees-to-the-routed-box-c9c7gb = La artillería nunca huye a la casilla de fuga: se recupera en su sector.
# A routed gun is rallied in a sector that you control, one at a time.
rules-a-routed-gun-is-rallied-in-a-sector-1lzf7l8 = Un cañón en fuga se recupera en un sector que controlas, de uno en uno.
# Infantry in a building is rallied as guns are: where you control the sector.
rules-infantry-in-a-building-is-rallied-as-12zix6k = La infantería de un edificio se recupera como los cañones: donde controlas el sector.
# There is no routed infantry of yours in that building.
rules-there-is-no-routed-infantry-of-yours-in-1qhmer5 = En ese edificio no hay infantería tuya en fuga.
# No unit has that order, or all that have it act already.
rules-no-unit-has-that-order-or-all-that-have-1falmy7 = Ninguna unidad tiene esa orden, o todas las que la tienen actúan ya.
# A move is one sector; the second one is made in a later phase.
rules-a-move-is-one-sector-the-second-one-is-1enthld = Un movimiento es de un sector; el segundo se hace en una fase posterior.
# Only cavalry acts in the fast movement phase.
rules-only-cavalry-acts-in-the-fast-movement-obnssk = En la fase de movimiento rápido solo actúa la caballería.
# Only artillery acts in the bombardment phase.
rules-only-artillery-acts-in-the-bombardment-eebuym = En la fase de bombardeo solo actúa la artillería.
# No unspent unit of that kind is left there for the order.
rules-no-unspent-unit-of-that-kind-is-left-13qapl8 = Allí no queda ninguna unidad de esa clase sin agotar que cumpla la orden.
# Who had that order is routed: routed units do nothing until they are rallied.
rules-who-had-that-order-is-routed-routed-m40f63 = Quien tenía esa orden está en fuga: las unidades en fuga no hacen nada hasta que se reagrupan.
# That unit has done what it was ordered to: it is spent, and spent units do not act.
rules-that-unit-has-done-what-it-was-ordered-13n9srx = Esa unidad ya ha hecho lo que se le ordenó: está agotada, y las unidades agotadas no actúan.
# That cavalry attacked and hit no one, or withdrew: it is spent.
rules-that-cavalry-attacked-and-hit-no-one-or-x2qmq2 = Esa caballería atacó sin acertar a nadie, o se retiró: está agotada.
# That cavalry could have moved into the sector that it had cleared, and did not: it is spent.
rules-that-cavalry-could-have-moved-into-the-ip9ayq = Esa caballería pudo entrar en el sector que había despejado y no lo hizo: está agotada.
# Guns bombard, attack or move, one of it a round: these have done it and are spent.
rules-guns-bombard-attack-or-move-one-of-it-a-1n1ndp9 = Los cañones bombardean, atacan o se mueven, una cosa por ronda: estos ya lo han hecho y están agotados.
# The unit with that order was routed or lost: it does nothing more in this round.
rules-the-unit-with-that-order-was-routed-or-1m98viv = La unidad con esa orden fue puesta en fuga o se perdió: no hace nada más en esta ronda.
# That cavalry has reacted: spent units do not act.
rules-that-cavalry-has-reacted-spent-units-do-rkn8tn = Esa caballería ha reaccionado: las unidades agotadas no actúan.
# That order has been carried out: another move needs another order, in the next round.
rules-that-order-has-been-carried-out-another-d2cwkl = Esa orden ya se ha cumplido: para otro movimiento hace falta otra orden, en la ronda siguiente.
# That order was not delivered.
rules-that-order-was-not-delivered-hheafi = Esa orden no se entregó.
# That cavalry has used one of its two activations: its order is now called C again, as in C again c1-c2>b2.
rules-that-cavalry-has-used-one-of-its-two-pegczx = Esa caballería ya ha usado una de sus dos activaciones: su orden se llama ahora C again, como en C again c1-c2>b2.
# Five units at a time attack a building.
rules-five-units-at-a-time-attack-a-building-cnz0vu = Un edificio lo atacan cinco unidades a la vez como mucho.
# No unit attacks out of its own reserve.
rules-no-unit-attacks-out-of-its-own-reserve-sswrpa = Nadie ataca desde su propia reserva.
# There is no enemy in that sector to be fired at.
rules-there-is-no-enemy-in-that-sector-to-be-1x073qr = En ese sector no hay ningún enemigo al que disparar.
# Guns do not reach the enemy in the building.
rules-guns-do-not-reach-the-enemy-in-the-9njbck = Los cañones no alcanzan al enemigo del edificio.
# Against a building both dice are needed, and what stands in between takes one.
rules-against-a-building-both-dice-are-needed-1bhhrfj = Contra un edificio hacen falta los dos dados, y lo que hay en medio quita uno.
# Guns cannot bombard from inside a forest.
rules-guns-cannot-bombard-from-inside-a-wz61wm = Los cañones no pueden bombardear desde dentro de un bosque.
# The hill in between hides that sector.
rules-the-hill-in-between-hides-that-sector-121tvs8 = La colina que hay en medio oculta ese sector.
# Guns on a hill cannot fire down into the next sector.
rules-guns-on-a-hill-cannot-fire-down-into-14j0sek = Los cañones en una colina no pueden disparar abajo, al sector contiguo.
# In a forest cavalry is not fast: it acts with the infantry.
rules-in-a-forest-cavalry-is-not-fast-it-acts-ozcuxz = En un bosque la caballería no es rápida: actúa con la infantería.
# The enemy holds that sector, and this move must not lead to combat.
rules-the-enemy-holds-that-sector-and-this-amqty = El enemigo tiene ese sector, y este movimiento no debe llevar a un combate.
# Guns go into a forest by road only.
rules-guns-go-into-a-forest-by-road-only-y00e0j = Los cañones entran en un bosque solo por un camino.
# Guns cross a river only by a bridge or a road.
rules-guns-cross-a-river-only-by-a-bridge-or-bd29fi = Los cañones cruzan un río solo por un puente o un camino.
# No enemy holds the building of that sector.
rules-no-enemy-holds-the-building-of-that-ym49vf = Ningún enemigo ocupa el edificio de ese sector.
# A building is attacked in the combined arms phase.
rules-a-building-is-attacked-in-the-combined-duwjt8 = Un edificio se ataca en la fase de armas combinadas.
# No enemy holds a building in that sector.
rules-no-enemy-holds-a-building-in-that-11lj5g5 = Ningún enemigo ocupa un edificio en ese sector.
# No unit of that kind without an order is left in that sector; each takes one order a round.
rules-no-unit-of-that-kind-without-an-order-b8ce6p = En ese sector no queda ninguna unidad de esa clase sin orden; cada una recibe una orden por ronda.
# Routed units do nothing until they are rallied: they take no orders.
rules-routed-units-do-nothing-until-they-are-1eld9tb = Las unidades en fuga no hacen nada hasta que se reagrupan: no reciben órdenes.
# All orders of this round are given.
rules-all-orders-of-this-round-are-given-1w3utbd = Ya has dado todas las órdenes de esta ronda.
# The last order is for a unit in your command sector.
rules-the-last-order-is-for-a-unit-in-your-5lwhm5 = La última orden es para una unidad de tu sector de mando.
# The sheet has no line left.
rules-the-sheet-has-no-line-left-1uprmxx = En la hoja de órdenes no queda ninguna línea.
# Only who has cleared the sector he attacked may move in.
rules-only-who-has-cleared-the-sector-he-58jnoz = Solo puede entrar quien haya despejado el sector que atacó.
# No unit of that kind is left there that attacked and is not moving in already.
rules-no-unit-of-that-kind-is-left-there-that-x0kgci = No queda allí ninguna unidad de esa clase que haya atacado y no esté ya avanzando.
# Artillery does not move after its attack.
rules-artillery-does-not-move-after-its-1tpliga = La artillería no mueve después de atacar.
# There is no room for more units in that sector.
rules-there-is-no-room-for-more-units-in-that-1dwnrtc = En ese sector no caben más unidades.
# No such unit is about to move into the sector that would overflow.
rules-no-such-unit-is-about-to-move-into-the-15ydrt7 = Ninguna unidad así está a punto de entrar en el sector que se desbordaría.
# No road leads over that border.
rules-no-road-leads-over-that-border-1e9v9ig = Por esa frontera no pasa ningún camino.
# Infantry and cavalry that is neither routed nor in square moves by road.
rules-infantry-and-cavalry-that-is-neither-8tc0na = Por un camino mueven infantería y caballería que no estén en fuga ni en cuadro.
# Two units a round move by road beyond the normal moves.
rules-two-units-a-round-move-by-road-beyond-1rys764 = Además de los movimientos normales, por camino mueven dos unidades por ronda.
# No such unit of yours is left there.
rules-no-such-unit-of-yours-is-left-there-jwkzyx = Allí no te queda ninguna unidad así.
# There is no room in that sector.
rules-there-is-no-room-in-that-sector-165h8gx = En ese sector no hay sitio.
# Attackers opposed by attacking units cannot withdraw.
rules-attackers-opposed-by-attacking-units-19my1no = Los atacantes que tienen enfrente a otros atacantes no pueden retirarse.
# There is no fight left to give up: no enemy that can still fight holds that sector or wants it.
rules-there-is-no-fight-left-to-give-up-no-1m43tve = Ya no hay combate que abandonar: ningún enemigo capaz de luchar ocupa ese sector ni lo quiere.
# Only attackers withdraw, before the melee.
rules-only-attackers-withdraw-before-the-qltunj = Solo se retiran los atacantes, antes del cuerpo a cuerpo.
# That unit withdraws already.
rules-that-unit-withdraws-already-128uvud = Esa unidad ya se retira.
# There is no building to go into, or it is taken.
rules-there-is-no-building-to-go-into-or-it-1m0j9t8 = No hay edificio en el que entrar, o está ocupado.
# Infantry goes into a building while its sector is attacked.
rules-infantry-goes-into-a-building-while-its-1wfner5 = La infantería entra en un edificio mientras su sector es atacado.
# Only infantry that does not act and is not routed goes into a building.
rules-only-infantry-that-does-not-act-and-is-1g0h69r = Solo entra en un edificio infantería que no actúe ni esté en fuga.
# There are nine sectors of battlefield, a1 to c3, and the reserves RW and RB.
rules-there-are-nine-sectors-of-battlefield-6loy3v = Hay nueve sectores de campo de batalla, de a1 a c3, y las reservas RW y RB.
# An arrow leads over a border into a neighbouring sector, never across a corner, and names every sector on its way.
rules-an-arrow-leads-over-a-border-into-a-n7hlq6 = Una flecha cruza una frontera hacia un sector vecino, nunca por una esquina, y nombra todos los sectores por los que pasa.
# No unit moves more than two sectors in a round.
rules-no-unit-moves-more-than-two-sectors-in-1t15wp1 = Ninguna unidad mueve más de dos sectores por ronda.
# A battle zone lies on the border of two neighbouring sectors, and is named in their order: a1|b1, b2|b3.
rules-a-battle-zone-lies-on-the-border-of-two-2vc92l = Una zona de combate está en la frontera de dos sectores vecinos y se nombra en el orden de estos: a1|b1, b2|b3.
# No battery of that number fires.
rules-no-battery-of-that-number-fires-gr87fz = Ninguna batería con ese número dispara.
# That die is aimed already.
rules-that-die-is-aimed-already-14azc7g = Ese dado ya tiene objetivo.
# The first die of a battery is aimed before its second.
rules-the-first-die-of-a-battery-is-aimed-pw831k = El primer dado de una batería se apunta antes que el segundo.
# Two different units are aimed at: squares first, then infantry, cavalry, artillery, routed units last.
rules-two-different-units-are-aimed-at-1thifcg = Se apunta a dos unidades distintas: primero los cuadros, luego infantería, caballería, artillería, y al final las unidades en fuga.
# Aim all dice of your batteries first.
rules-aim-all-dice-of-your-batteries-first-swosz7 = Apunta antes todos los dados de tus baterías.
# Only as many defenders are placed as there are attackers without an opponent.
rules-only-as-many-defenders-are-placed-as-11ixajt = Solo se colocan tantos defensores como atacantes hay sin oponente.
# Defenders are placed where the enemy attacks their sector.
rules-defenders-are-placed-where-the-enemy-q0ahyv = Los defensores se colocan donde el enemigo ataca su sector.
# No such passive unit is left in that sector.
rules-no-such-passive-unit-is-left-in-that-149c6b3 = En ese sector no queda ninguna unidad pasiva así.
# A group is placed completely before the next: square, infantry, cavalry, artillery, then the routed.
rules-a-group-is-placed-completely-before-the-97yffc = Un grupo se coloca entero antes que el siguiente: cuadro, infantería, caballería, artillería, y después las unidades en fuga.
# Taking positions is mandatory: place all units for which there is an attacker.
rules-taking-positions-is-mandatory-place-all-rydyft = Tomar posiciones es obligatorio: coloca todas las unidades para las que haya un atacante.
# Infantry forms square only when enemy cavalry attacks its sector.
rules-infantry-forms-square-only-when-enemy-r4mxx = La infantería forma el cuadro solo cuando caballería enemiga ataca su sector.
# Cavalry counter-charges only when enemy infantry attacks its sector.
rules-cavalry-counter-charges-only-when-enemy-78ookn = La caballería contracarga solo cuando infantería enemiga ataca su sector.
# Only unspent units that do not act themselves may react, each once.
rules-only-unspent-units-that-do-not-act-1txiexo = Solo pueden reaccionar unidades sin agotar que no estén actuando, una vez cada una.
# Only passive cavalry that is attacked, unspent and has not rolled a reaction may fall back.
rules-only-passive-cavalry-that-is-attacked-3z4yvm = Solo puede replegarse caballería pasiva que sea atacada, no esté agotada y no haya tirado una reacción.
# Cavalry falls back only into a friendly sector towards its own reserve.
rules-cavalry-falls-back-only-into-a-friendly-wt7d6 = La caballería se repliega solo a un sector amigo en dirección a su propia reserva.
# There is no room in the sector behind.
rules-there-is-no-room-in-the-sector-behind-1oedv29 = En el sector de atrás no hay sitio.
# No counter-charger is left in that sector.
rules-no-counter-charger-is-left-in-that-1uraeb8 = En ese sector no queda ninguna unidad que contracargue.
# A counter-charge goes against enemy infantry that attacks the sector.
rules-a-counter-charge-goes-against-enemy-1gbxokk = Una contracarga va contra infantería enemiga que ataque el sector.
# Five units of a side find room in a zone.
rules-five-units-of-a-side-find-room-in-a-tgpraj = En una zona caben cinco unidades de cada bando.
# Every counter-charger goes into a zone where there is room.
rules-every-counter-charger-goes-into-a-zone-bp2ww2 = Cada unidad que contracarga va a una zona en la que haya sitio.
# You have no re-roll left for that combat.
rules-you-have-no-re-roll-left-for-that-qk3tfv = No te queda ninguna repetición para ese combate.
# A re-roll touches a die that was rolled in the combat for that sector.
rules-a-re-roll-touches-a-die-that-was-rolled-2mltfd = Solo se repite un dado que se haya tirado en el combate por ese sector.
# It has no attack in this part: cavalry strikes in melee, artillery in the fire before it.
rules-it-has-no-attack-in-this-part-cavalry-5laruf = En esta parte no tiene ataque: la caballería golpea en el cuerpo a cuerpo, la artillería en el fuego anterior.
# No enemy stands there.
rules-no-enemy-stands-there-115nhqd = Allí no hay ningún enemigo.
# Only infantry that attacks the building strikes who is inside.
rules-only-infantry-that-attacks-the-building-rzy6tc = Solo la infantería que ataca el edificio golpea a quien está dentro.
# The routed unit opposite is struck without a target: choose one only to pass it over.
rules-the-routed-unit-opposite-is-struck-1ek35em = A la unidad en fuga de enfrente se la golpea sin elegir objetivo: elige uno solo para dejarla de lado.
# A unit strikes the enemy opposite; only attackers without an opponent, or with a routed one, choose.
rules-a-unit-strikes-the-enemy-opposite-only-aixesa = Una unidad golpea al enemigo que tiene enfrente; solo eligen los atacantes sin oponente o con un oponente en fuga.
# Infantry and artillery without an opponent strike within their own zone.
rules-infantry-and-artillery-without-an-8qu046 = Infantería y artillería sin oponente golpean dentro de su propia zona.
# Cavalry without an opponent strikes in the zones of the sector it attacks.
rules-cavalry-without-an-opponent-strikes-in-1fjlkl7 = La caballería sin oponente golpea en las zonas del sector que ataca.
# The target is declared once, before the roll.
rules-the-target-is-declared-once-before-the-1k2q207 = El blanco se declara una sola vez, antes de tirar.
# Declare a target for every attacker that has no opponent.
rules-declare-a-target-for-every-attacker-1641i8b = Declara un blanco para cada atacante sin oponente.
