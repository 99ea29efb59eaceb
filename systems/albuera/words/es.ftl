## event

# Turn { $turn }, { $time }.
event-TurnBegan = Turno { $turn }, { $time }.
# { $count ->
# [one] The { $side } side puts one chit into the cup.
# *[other] The { $side } side puts { $count } chits into the cup.
# }
event-PoolFilled = { $count ->
        [one] El bando { $side } pone una ficha en la copa.
       *[other] El bando { $side } pone { $count } fichas en la copa.
    }
# The chit of { $commander } is drawn.
event-ChitDrawn = Se saca la ficha de { $commander }.
# The chit of { $commander } goes back into the cup.
event-ChitReturned = La ficha de { $commander } vuelve a la copa.
# The chit of { $commander } comes out of the cup.
event-ChitRemoved = La ficha de { $commander } sale de la copa.
# { $commander } is activated.
event-Activated = Se activa a { $commander }.
# { $commander } tries to activate his whole division: { $roll } against { $rating }.
event-DivisionTried = { $commander } intenta activar toda su división: { $roll } contra { $rating }.
# The whole division of { $commander } is activated.
event-DivisionActivated = Se activa toda la división de { $commander }.
# { $unit } comes back in { $hex }, facing { $corner }.
event-Returned = { $unit } vuelve en { $hex }, mirando a { $corner }.
# { $unit } does not come back before turn { $turn }.
event-Postponed = { $unit } no vuelve antes del turno { $turn }.
# { $unit } does not come back any more.
event-OutOfGame = { $unit } ya no vuelve.
# { $commander } is turned over without acting.
event-TurnedOver = A { $commander } se le da la vuelta sin que actúe.
# { $commander } activates no one.
event-NobodyActivated = { $commander } no activa a nadie.
# { $commander } rides from { $from } to { $to }.
event-Rode = { $commander } cabalga de { $from } a { $to }.
# { $unit } moves from { $from } to { $to } for { $points }.
event-Moved = { $unit } va de { $from } a { $to } por { $points }.
# { $unit } moves to { $left } and { $right } for { $points }.
event-MovedWide = { $unit } va a { $left } y { $right } por { $points }.
# { $unit } turns to { $corner } for { $points }.
event-Turned = { $unit } gira hacia { $corner } por { $points }.
# { $unit } wheels to { $left } and { $right } for { $points }.
event-Wheeled = { $unit } hace una conversión a { $left } y { $right } por { $points }.
# { $unit } forms { $array } in { $hex } for { $points }.
event-Formed = { $unit } forma en { $hex }: { $array }, por { $points }.
# { $unit } marches double.
event-DoubleMarch = { $unit } va a paso ligero.
# { $unit } moves in line with { $lead }.
event-Joined = { $unit } se mueve en línea con { $lead }.
# { $company } goes out in skirmish order to { $hex }, facing { $corner }, for { $points }.
event-Detached = { $company } se despliega en guerrilla en { $hex }, mirando a { $corner }, por { $points }.
# { $company } is back with its battalion in { $hex }.
event-Rejoined = { $company } vuelve con su batallón en { $hex }.
# { $unit } covers only { $hex } now.
event-Shortened = { $unit } ya solo ocupa { $hex }.
# { $unit } covers { $left } and { $right } now.
event-Lengthened = { $unit } ocupa ahora { $left } y { $right }.
# { $unit } has no room for its Line and is in Column in { $hex }.
event-Folded = { $unit } no tiene sitio para su línea y queda en columna en { $hex }.
# { $unit } is put on top in { $hex }.
event-PutOnTop = { $unit } pasa a lo alto del apilamiento en { $hex }.
# { $unit } fires together with { $other }.
event-JoinedFire = { $unit } hace fuego junto con { $other }.
# { $unit } fires at { $target }: row { $row }, its fire number { $number }.
event-MusketsFired = { $unit } hace fuego contra { $target }: fila { $row }, su fuego número { $number }.
# { $unit } fires at { $target }: { $effect }, its fire number { $number }.
event-SkirmishersFired = { $unit } hace fuego contra { $target }: { $effect }, su fuego número { $number }.
# { $unit } fires at { $target } at a distance of { $distance }: { $effect }.
event-GunsFired = { $unit } hace fuego contra { $target } a distancia { $distance }: { $effect }.
# { $value }: { $cause }.
event-FireModifier = { $value }: { $cause }.
# { $unit } holds: { $roll } with { $modifier } against Morale { $morale }.
event-CheckPassed = { $unit } aguanta: { $roll } con { $modifier } contra Moral { $morale }.
# { $unit } wavers: { $roll } with { $modifier } against Morale { $morale }.
event-CheckFailed = { $unit } flaquea: { $roll } con { $modifier } contra Moral { $morale }.
# { $unit } fires at { $guns }, which stands alone: { $roll } against Firepower { $firepower }.
event-FiredAtLoneGuns = { $unit } hace fuego contra { $guns }, que está sola: { $roll } contra Potencia de Fuego { $firepower }.
# { $unit } fires at { $guns }, which stands alone: { $roll } against a distance of { $distance }.
event-GunsFiredAtGuns = { $unit } hace fuego contra { $guns }, que está sola: { $roll } contra una distancia de { $distance }.
# { $guns } is under fire: { $roll }, less { $stars } for white stars.
event-GunsHitGuns = { $guns } está bajo el fuego: { $roll }, menos { $stars } por estrellas blancas.
# { $unit } is out of action for the rest of the turn.
event-OutOfAction = { $unit } queda fuera de servicio el resto del turno.
# { $value }: { $check }.
event-ReactionModifier = { $value }: { $check }.
# { $unit } reacts: { $roll }, with { $modifier }, against Morale { $morale }. It stands.
event-ReactionPassed = { $unit } reacciona: { $roll }, con { $modifier }, contra Moral { $morale }. Aguanta.
# { $unit } reacts: { $roll }, with { $modifier }, against Morale { $morale }. It gives way.
event-ReactionFailed = { $unit } reacciona: { $roll }, con { $modifier }, contra Moral { $morale }. Cede.
# { $unit } will counterattack.
event-StrikeNoted = { $unit } contraatacará.
# { $unit } counterattacks from { $from } into { $to }.
event-Counterattacked = { $unit } contraataca de { $from } a { $to }.
# { $unit } counterattacks into { $left } and { $right }.
event-CounterattackedWide = { $unit } contraataca hacia { $left } y { $right }.
# { $unit } tries to form square: { $roll } against Morale { $morale }. It does.
event-SquareFormed = { $unit } intenta formar cuadro: { $roll } contra Moral { $morale }. Lo consigue.
# { $unit } tries to form square: { $roll } against Morale { $morale }. It is too late.
event-SquareFailed = { $unit } intenta formar cuadro: { $roll } contra Moral { $morale }. Es demasiado tarde.
# The { $side } side attacks in { $hex }.
event-ClashBegan = El bando { $side } ataca en { $hex }.
# { $unit } attacks.
event-ClashAttacks = { $unit } ataca.
# { $unit } defends itself.
event-ClashDefends = { $unit } se defiende.
# { $side }, { $shift }: { $count ->
# [one] a shift
# *[other] { $count } shifts
# }.
event-ClashShift = { $side }, { $shift }: { $count ->
        [one] un desplazamiento
       *[other] { $count } desplazamientos
    }.
# Column { $column }, die { $roll }: { $result }.
event-ClashRolled = Columna { $column }, dado { $roll }: { $result }.
# The guns of { $guns } are attacked: { $roll }.
event-GunsAttacked = Se ataca la artillería de { $guns }: { $roll }.
# { $unit } checks its Morale to live: { $roll } against { $morale }. It loses nothing.
event-LastStandHeld = { $unit } comprueba su Moral para sobrevivir: { $roll } contra { $morale }. No pierde nada.
# { $unit } checks its Morale to live: { $roll } against { $morale }. It is lost.
event-LastStandLost = { $unit } comprueba su Moral para sobrevivir: { $roll } contra { $morale }. Se pierde.
# { $unit } checks its Morale after the fight: { $roll }, with { $modifier }, against { $morale }. It stays.
event-CavalryStayed = { $unit } comprueba su Moral tras el combate: { $roll }, con { $modifier }, contra { $morale }. Se queda.
# { $unit } checks its Morale after the fight: { $roll }, with { $modifier }, against { $morale }. It is carried away.
event-CavalryGone = { $unit } comprueba su Moral tras el combate: { $roll }, con { $modifier }, contra { $morale }. Se desboca.
# { $unit } moves up to { $left } and { $right }.
event-MovedUp = { $unit } avanza hasta { $left } y { $right }.
# { $unit } comes together in column in { $hex }.
event-DrewIn = { $unit } se reúne en columna en { $hex }.
# { $unit } loses { $count }; Manpower left: { $left }.
event-Lost = { $unit } pierde { $count }; efectivos que quedan: { $left }.
# { $unit } is eliminated.
event-Eliminated = { $unit } queda eliminado.
# { $unit } retreats from { $from } to { $to }.
event-Retreated = { $unit } se retira de { $from } a { $to }.
# { $unit } retreats to { $left } and { $right }.
event-RetreatedWide = { $unit } se retira a { $left } y { $right }.
# { $unit } is left standing in { $hex }.
event-Stood = A { $unit } se le deja en { $hex }.
# { $unit } cannot retreat from { $hex } and is eliminated.
event-CutOff = { $unit } no puede retirarse de { $hex } y queda eliminado.
# { $unit } routs, to return in turn { $turn }.
event-Routed = { $unit } huye en desbandada; volverá en el turno { $turn }.
# { $unit } routs and is out of the battle.
event-Dispersed = { $unit } huye en desbandada y queda fuera de la batalla.
# Crisis: { $unit } rolls { $roll } against Morale { $morale } and stands.
event-CrisisPassed = Crisis: { $unit } saca { $roll } contra su moral de { $morale } y aguanta.
# Crisis: { $unit } rolls { $roll } against Morale { $morale } and has to retreat.
event-CrisisFailed = Crisis: { $unit } saca { $roll } contra su moral de { $morale } y tiene que retirarse.
# The { $side } side captures { $unit }.
event-GunsCaptured = El bando { $side } captura { $unit }.
# The { $side } side recaptures { $unit }.
event-GunsRecaptured = El bando { $side } recupera { $unit }.
# { $unit } is destroyed.
event-GunsDestroyed = { $unit } queda destruida.
# { $commander } is in danger and rolls { $roll }.
event-LeaderRolled = { $commander } corre peligro y saca { $roll }.
# { $commander } is wounded.
event-LeaderWounded = { $commander } cae herido.
# { $commander } is lost in { $hex }.
event-LeaderFell = { $commander } cae en { $hex }.
# { $commander } has no troops left and leaves the battle.
event-LeaderLeft = A { $commander } no le quedan tropas y abandona la batalla.
# { $commander } gets away from { $from } to { $to }.
event-LeaderEscaped = { $commander } escapa de { $from } a { $to }.
# { $commander } goes along from { $from } to { $to }.
event-LeaderFollowed = { $commander } acompaña a los suyos de { $from } a { $to }.
# The { $side } side gains { $count } ({ $reason ->
# [clash] Clash won
# [fire] unit lost by fire
# [blocked-retreat] blocked retreat
# [capture] guns captured
# [recapture] guns recaptured
# [commander] commander lost
# *[prize] position held
# }); the marker stands at { $points }.
event-Scored = El bando { $side } gana { $count } ({ $reason ->
        [clash] choque ganado
        [fire] unidad perdida por el fuego
        [blocked-retreat] retirada cortada
        [capture] cañones capturados
        [recapture] cañones recuperados
        [commander] jefe perdido
       *[prize] posición mantenida
    }); el marcador queda en { $points }.
# The { $side } side holds { $hex }: { $count } points.
event-PrizeHeld = El bando { $side } tiene { $hex }: { $count } puntos.
# The battle is over. The { $side } side has won; points: { $points }.
event-BattleOver = La batalla ha terminado. Ha ganado el bando { $side }; puntos: { $points }.

## board

# The battlefield of Albuera
board-board = El campo de batalla de La Albuera
# French
board-side-0 = francés
# Coalition
board-side-1 = de la coalición
# You command the French
board-own-0 = Mandas a los franceses
# You command the Coalition
board-own-1 = Mandas a la Coalición
# The French have won
board-won-0 = Han ganado los franceses
# The Coalition has won
board-won-1 = Ha ganado la Coalición
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
# French
board-nation-French = franceses
# British
board-nation-British = británicos
# King’s German Legion
board-nation-KGL = Legión Alemana del Rey
# Portuguese
board-nation-Portuguese = portugueses
# Spanish
board-nation-Spanish = españoles
# column
board-array-0 = columna
# line
board-array-1 = línea
# square
board-array-2 = cuadro
# skirmish order
board-array-3 = guerrilla
# limbered
board-array-4 = enganchada
# unlimbered
board-array-5 = en batería
# mounted
board-array-6 = a caballo
# line over two hexes
board-array-wide = línea sobre dos hexágonos
# commander-in-chief
board-rank-0 = general en jefe
# division commander
board-rank-1 = jefe de división
# brigade commander
board-rank-2 = jefe de brigada
# Skirmish company of { $battalion }
board-company = Compañía de guerrilla de { $battalion }
# { $name }, { $nation } infantry, Manpower { $manpower } of { $full }, Morale { $morale }, { $shape }; under { $leader }
board-counter-foot = { $name }, infantería, { $nation }: efectivos { $manpower } de { $full }, moral { $morale }, { $shape }; a las órdenes de { $leader }
# { $name }, { $nation } cavalry, Manpower { $manpower } of { $full }, Morale { $morale }; under { $leader }
board-counter-horse = { $name }, caballería, { $nation }: efectivos { $manpower } de { $full }, moral { $morale }; a las órdenes de { $leader }
# { $name }, { $nation } artillery, { $guns } guns, { $shape }; under { $leader }
board-counter-guns = { $name }, artillería, { $nation }: cañones { $guns }, { $shape }; a las órdenes de { $leader }
# { $leader }; activated in this turn
board-counter-striped = { $leader }; activado en este turno
# Turn { $turn } of { $turns }
board-head-turn = Turno { $turn } de { $turns }
# The victory marker is at zero.
board-head-level = El marcador de victoria está en cero.
# { $side } ahead by { $points }.
board-head-lead = Ventaja del bando { $side }: { $points }.
# Chits in the cup: French { $french }, Coalition { $coalition }.
board-head-cup = Fichas en la copa: franceses { $french }, Coalición { $coalition }.
# { $time }, to return: { $units }
board-head-due = { $time }, vuelven: { $units }
# Pool
board-part-pool = Copa
# Activation
board-part-activation = Activación
# Commanders
board-part-riding = Jefes
# Aftermath
board-part-aftermath = Consecuencias
# Units
board-part-acting = Unidades
# Clash
board-part-clash = Choques
# Return
board-part-returning = Regreso
# Line
board-part-fitting = Línea

## asking

# effect of the fire
asking-cause-0 = efecto del fuego
# number of the fire
asking-cause-1 = número de fuego
# flank or rear
asking-cause-2 = flanco o retaguardia
# Baker rifles
asking-cause-3 = rifles Baker
# white stars
asking-cause-4 = estrellas blancas
# terrain
asking-cause-5 = terreno
# target in skirmish order
asking-cause-6 = blanco en guerrilla
# target in square
asking-cause-7 = blanco en cuadro
# target in column
asking-cause-8 = blanco en columna
# enemy not in front
asking-check-0 = el enemigo no está al frente
# in command range
asking-check-1 = dentro del alcance de mando
# enemy in front
asking-check-2 = el enemigo está al frente
# in square
asking-check-3 = en cuadro
# in line
asking-check-4 = en línea
# in skirmish order
asking-check-5 = en guerrilla
# numbers
asking-shift-0 = número
# flank attack
asking-shift-1 = ataque de flanco
# rear attack
asking-shift-2 = ataque por la espalda
# column
asking-shift-3 = columna
# charge
asking-shift-4 = carga
# against skirmishers
asking-shift-5 = contra guerrilla
# against a square
asking-shift-6 = contra cuadro
# morale
asking-shift-7 = moral
# commander
asking-shift-8 = comandante
# terrain
asking-shift-9 = terreno
# higher ground
asking-shift-10 = terreno más alto
# stream
asking-shift-11 = arroyo
# Square vs. Cavalry
asking-column-square = Cuadro contra caballería
# left
asking-hand-0 = izquierda
# right
asking-hand-1 = derecha
# Form Column
asking-shape-0 = Formar columna
# Form Column in the left hex
asking-shape-1 = Formar columna en el hexágono izquierdo
# Form Column in the right hex
asking-shape-2 = Formar columna en el hexágono derecho
# Form Line
asking-shape-3 = Formar línea
# Form Line, to the left
asking-shape-4 = Formar línea, hacia la izquierda
# Form Line, to the right
asking-shape-5 = Formar línea, hacia la derecha
# Form Square
asking-shape-6 = Formar el cuadro
# Form Square in the left hex
asking-shape-7 = Formar el cuadro en el hexágono izquierdo
# Form Square in the right hex
asking-shape-8 = Formar el cuadro en el hexágono derecho
# Limber
asking-shape-9 = Enganchar
# Unlimber
asking-shape-10 = Poner en batería
# The others act.
asking-prompt-telling = Actúan los otros.
# The battle is over.
asking-prompt-over = La batalla ha terminado.
# You are watching.
asking-prompt-watching = Estás mirando.
# The { $side } side decides.
asking-prompt-wait = Decide el bando { $side }.
# Choose up to { $most } chits for the cup.
asking-prompt-pool = Elige hasta { $most } fichas para la copa.
# In the cup: { $count } of { $most }. Press a commander to put in his chit, and again to take it out.
asking-pool-count = En la copa: { $count } de { $most }. Pulsa un jefe para poner su ficha, y otra vez para sacarla.
# The chit of { $leader } is drawn: whom does he activate?
asking-prompt-activation = Ha salido la ficha de { $leader }: ¿a quién activa?
# { $leader } acts: choose a unit to move.
asking-prompt-acting = { $leader } actúa: elige una unidad que mover.
# The other side acts: fire, or hold your fire.
asking-prompt-firing = Actúa el otro bando: haz fuego o espera.
# Who fires together with { $unit }?
asking-prompt-volley = ¿Quién hace fuego junto con { $unit }?
# { $unit } moves. Points left: { $points }.
asking-prompt-movement = Se mueve { $unit }. Puntos que quedan: { $points }.
# Routed units come back: where, and which way do they face?
asking-prompt-returning = Vuelven unidades huidas: ¿adónde, y mirando hacia dónde?
# { $unit } has come in front of your units: which of them reacts next? Press it.
asking-prompt-reaction = { $unit } ha llegado ante tus unidades: ¿cuál de ellas reacciona ahora? Púlsala.
# { $unit } has passed its check: what does it do?
asking-prompt-answer = { $unit } ha superado su chequeo: ¿qué hace?
# Cavalry is upon your infantry: form square?
asking-prompt-entry = La caballería se te echa encima: ¿formas el cuadro?
# Choose the Clash to fight next.
asking-prompt-clash = Elige el choque que se resuelve ahora.
# { $unit } has won: which way does it face?
asking-prompt-fight = { $unit } ha vencido: ¿hacia dónde mira?
# The Line does not fit its counter any more: which hex?
asking-prompt-fitting = La línea ya no cabe en su ficha: ¿qué hexágono?
# Move the commanders who were activated, up to { $hexes } hexes each.
asking-prompt-riding = Mueve a los jefes activados, hasta { $hexes } hexágonos cada uno.
# Share out a Loss among the units that fought.
asking-prompt-aftermath-1 = Reparte una pérdida entre las unidades que han combatido.
# { $leader } has to leave his hex: where does he go?
asking-prompt-aftermath-2 = { $leader } tiene que dejar su hexágono: ¿adónde va?
# The enemy is beside { $leader }: does he step back?
asking-prompt-aftermath-3 = El enemigo está junto a { $leader }: ¿se retira un paso?
# His units retreat: does { $leader } go along?
asking-prompt-aftermath-4 = Sus unidades se retiran: ¿las acompaña { $leader }?
# { $unit } retreats: where to?
asking-prompt-aftermath-5 = { $unit } se retira: ¿adónde?
# Friends have routed: which unit checks its Morale next?
asking-prompt-aftermath-6 = Los vecinos han huido: ¿qué unidad comprueba ahora su moral?
# { $a } takes a Loss
asking-do-lose = { $a } sufre una pérdida
# { $a } goes to { $b }
asking-do-escape = { $a } va a { $b }
# { $a } goes along
asking-do-follow = { $a } los acompaña
# { $a } stays
asking-do-remain = { $a } se queda
# { $a } retreats to { $b }
asking-do-retreat = { $a } se retira a { $b }
# Let { $a } stand
asking-do-let = Dejar a { $a } donde está
# { $a } checks its Morale
asking-do-check = { $a } comprueba su moral
# Put in { $a }
asking-do-choose = Poner a { $a }
# Hand in these chits
asking-do-close = Entregar estas fichas
# Activate { $a }
asking-do-activate = Activar a { $a }
# Try to activate the whole division
asking-do-activate-the-division = Intentar activar toda la división
# Try to activate the whole division of { $a }
asking-do-activate-the-division-of = Intentar activar toda la división de { $a }
# { $a } comes back to { $b }
asking-do-return = { $a } vuelve a { $b }
# Turn over { $a }
asking-do-flip = Dar la vuelta a { $a }
# Move { $a }
asking-do-move = Mover { $a }
# Move { $a } with its stack
asking-do-lead = Mover { $a } con su apilamiento
# Put { $a } on top
asking-do-put = Poner { $a } en lo alto
# No more, unless the enemy fires
asking-do-end-the-movement = Nada más, salvo que el enemigo haga fuego
# Hold fire
asking-do-hold-fire = No hacer fuego
# { $a } fires at { $b }
asking-do-fire = { $a } hace fuego contra { $b }
# Fire at { $a }
asking-do-fire-at = Fuego contra { $a }
# { $a } fires too
asking-do-add = { $a } hace fuego también
# Fire
asking-do-fire-now = Fuego
# Forward to the { $a }
asking-do-forward = Adelante, a la { $a }
# Back to the { $a }
asking-do-back = Atrás, a la { $a }
# Turn to the { $a }
asking-do-turn = Girar a la { $a }
# Face { $a }
asking-do-face = Mirar al { $a }
# Wheel to the { $a }
asking-do-wheel = Conversión a la { $a }
# Wheel backwards to the { $a }
asking-do-swing = Conversión hacia atrás, a la { $a }
# { $a }, facing { $b }
asking-do-form = { $a }, mirando al { $b }
# { $a } joins the line
asking-do-join = { $a } se une a la línea
# { $what } ({ $points ->
# [one] 1 point
# *[other] { $points } points
# })
asking-do-priced = { $what } ({ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    })
# The next of the line
asking-do-wait = La siguiente de la línea
# Send out its skirmishers …
asking-do-send = Desplegar sus guerrilleros…
# Skirmishers of { $a } to { $b }
asking-do-detach = Guerrillas de { $a } a { $b }
# Keep the { $a } hex
asking-do-keep = Conservar el hexágono de la { $a }
# Extend to the { $a }
asking-do-extend = Extender hacia la { $a }
# Double March
asking-do-march-double = Paso ligero
# { $a } reacts
asking-do-react = { $a } reacciona
# No one reacts
asking-do-react-no-more = Nadie reacciona
# Fire at it
asking-do-fire-back = Hacerle fuego
# Counterattack to the { $a }
asking-do-counterattack = Contraatacar por la { $a }
# Step back
asking-do-step-back = Dar un paso atrás
# Stand
asking-do-stand = Quedarse
# Try to form square
asking-do-form-square = Intentar formar cuadro
# Clash in { $a }
asking-do-clash = Choque en { $a }
# Clash in { $a }, with { $b }
asking-do-combine = Choque en { $a }, con { $b }
# No more with this unit
asking-do-halt = Nada más con esta unidad
# Activate no one
asking-do-activate-no-one = No activar a nadie
# { $a } rides to { $b }
asking-do-ride = { $a } cabalga a { $b }
# No more moves
asking-do-stay = Sin más movimientos
# { $who }: { $what }
asking-action = { $who }: { $what }
# fire at { $unit }
asking-ends-fire = disparar a { $unit }
# to { $hex }
asking-ends-at = a { $hex }
# facing { $corner }
asking-ends-facing = mirando al { $corner }

## look

# open ground
look-terrain-clear = terreno abierto
# olive grove
look-terrain-olive-grove = olivar
# forest
look-terrain-forest = bosque
# village
look-terrain-village = pueblo
# { $hex }: { $terrain }, level { $level }
look-ground = { $hex }: { $terrain }, nivel { $level }
# not part of this battle
look-closed = fuera de esta batalla
# Command
look-command = Mando
# Threats
look-threats = Amenazas
# Line of sight
look-line = Línea de visión
# What the enemy can fire at; darker: where he would react. Point at a hex.
look-threats-note = Adonde el enemigo puede disparar; más oscuro: donde reaccionaría. Señala un hexágono.
# Nothing threatens { $hex }.
look-threats-none = Nada amenaza { $hex }.
# Against { $hex }: { $list }.
look-threats-list = Contra { $hex }: { $list }.
# { $unit } ({ $how })
look-threat = { $unit } ({ $how })
# fire
look-threat-fires = fuego
# reaction
look-threat-reacts = reacción
# reaction, counterattack
look-threat-strikes = reacción, contraataque
# Press a hex with a unit, then another hex: can the unit see it?
look-line-note = Pulsa dos hexágonos, el primero con una unidad: ¿qué ve?
# { $unit } sees { $hex }: { $distance ->
# [one] 1 hex
# *[other] { $distance } hexes
# }.
look-line-clear = { $unit } ve { $hex }: { $distance ->
        [one] 1 hexágono
       *[other] { $distance } hexágonos
    }.
# { $unit } does not see { $hex }: { $what } in { $at }.
look-line-blocked = { $unit } no ve { $hex }: { $what } en { $at }.
# It is not in its field of fire.
look-line-aside = No está en su campo de tiro.
# woods or houses
look-by-terrain = bosque o casas
# troops
look-by-troops = tropas
# higher ground
look-by-level = terreno más alto
# The ranges of all your commanders: choose one to see his alone.
look-all = El alcance de todos tus jefes: elige uno para ver solo el suyo.
# { $leader } commands up to { $hexes } hexes away.
look-range = { $leader } manda hasta { $hexes } hexágonos.

## armies

# Manpower
armies-manpower = Efectivos
# company detached
armies-detached = compañía destacada
# out of action
armies-out = fuera de combate
# routed, back in turn { $turn } ({ $time })
armies-routed = en fuga, vuelve en el turno { $turn } ({ $time })
# routed, out of the battle
armies-dispersed = en fuga, fuera de la batalla
# lost
armies-lost = perdida
# captured
armies-guns-1 = capturada
# recaptured, silent
armies-guns-2 = recapturada, en silencio

## fight

# { $unit } fires at { $target }
fight-fire = { $unit } dispara a { $target }
# Reaction: { $unit }
fight-reaction = Reacción: { $unit }
# Clash in { $hex }
fight-clash = Choque en { $hex }
# { $attackers } against { $defenders }
fight-sides = { $attackers } contra { $defenders }
# Morale Check of { $unit }
fight-check = Comprobación de Moral de { $unit }
# { $unit } reacts
fight-reacts = { $unit } reacciona
# Crisis: { $unit }
fight-crisis = Crisis: { $unit }
# { $unit } tries to form square
fight-square = { $unit } intenta formar cuadro
# It forms square.
fight-square-formed = Forma el cuadro.
# Too late: { $losses ->
# [one] a Loss
# *[other] { $losses } Losses
# }.
fight-square-failed = Demasiado tarde: { $losses ->
        [one] una pérdida
       *[other] { $losses } pérdidas
    }.
# { $unit } checks whether it survives
fight-lastStand = { $unit } comprueba si conserva su último nivel
# { $unit } checks whether it stays
fight-rally = { $unit } comprueba si se queda
# { $leader } is in danger
fight-danger = { $leader } está en peligro
# Column { $column }
fight-column = Columna { $column }
# { $sum } against Morale { $morale }
fight-against = { $sum } contra Moral { $morale }
# holds
fight-came-CheckPassed = aguanta
# wavers
fight-came-CheckFailed = flaquea
# passed
fight-came-ReactionPassed = superada
# gives way
fight-came-ReactionFailed = cede
# stands
fight-came-CrisisPassed = aguanta
# has to retreat
fight-came-CrisisFailed = tiene que retirarse
# forms square
fight-came-SquareFormed = forma el cuadro
# too late
fight-came-SquareFailed = demasiado tarde
# loses nothing
fight-came-LastStandHeld = no pierde nada
# is lost
fight-came-LastStandLost = se pierde
# stays
fight-came-CavalryStayed = se queda
# is carried away
fight-came-CavalryGone = se desboca
# { $side }: { $shift }
fight-shift = { $side }: { $shift }
# { $code }: { $side ->
# [attackers] the attackers
# *[defenders] the defenders
# } lose and are out for { $turns ->
# [one] a turn
# *[other] { $turns } turns
# }
fight-result = { $code }: { $side ->
        [attackers] los atacantes
       *[defenders] los defensores
    } pierden y quedan fuera { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }
# Nothing is added.
fight-plain = No se suma nada.
# Sum { $sum }: { $limit ->
# [-1] never passes
# [9] always passes
# *[other] passes with { $limit } or less
# }
fight-sum = Suma { $sum }: { $limit ->
        [-1] no se supera nunca
        [9] se supera siempre
       *[other] se supera con { $limit } o menos
    }
# holds
fight-passes = aguanta
# { $losses ->
# [0] { $retreat ->
# [0] nothing more happens
# *[other] may be made to retreat
# }
# [one] { $retreat ->
# [0] a Loss
# *[other] a Loss, may be made to retreat
# }
# *[other] { $losses } Losses, may be made to retreat
# }
fight-fails = { $losses ->
        [0] { $retreat ->
        [0] no pasa nada más
       *[other] se le puede hacer retroceder
    }
        [one] { $retreat ->
        [0] una pérdida
       *[other] una pérdida, se le puede hacer retroceder
    }
       *[other] { $losses } pérdidas, se le puede hacer retroceder
    }
# { $unit } at { $target }: Firepower { $firepower }, distance { $distance }, row { $row } ({ $effect })
fight-shot-row = { $unit } a { $target }: Potencia { $firepower }, distancia { $distance }, fila { $row } ({ $effect })
# { $unit } at { $target }: distance { $distance }, effect { $effect }
fight-shot-printed = { $unit } a { $target }: distancia { $distance }, efecto { $effect }
# The guns are lost in { $chance } of 100.
fight-captures = La artillería se pierde en { $chance } de 100.
# In { $hex } { $count ->
# [one] an enemy reacts.
# *[other] { $count } enemies react.
# } The move may end there.
fight-react-there = En { $hex } { $count ->
        [one] reacciona un enemigo.
       *[other] reaccionan { $count } enemigos.
    } Allí puede acabar el camino.
# { $unit } reacts, Morale { $morale }
fight-react-title = { $unit } reacciona, Moral { $morale }
# fires and then counterattacks, or turns and then fires
fight-react-great = fuego y luego contraataque, o giro y luego fuego
# may do one thing: { $answers }
fight-react-passed = puede hacer una cosa: { $answers }
# fails: { $losses ->
# [0] no Loss
# [one] a Loss
# *[other] { $losses } Losses
# }, { $retreat ->
# [0] no retreat
# [one] retreats a hex
# *[other] retreats { $retreat } hexes
# }
fight-react-failed = falla: { $losses ->
        [0] sin pérdidas
        [one] una pérdida
       *[other] { $losses } pérdidas
    }, { $retreat ->
        [0] no se retira
        [one] se retira un hexágono
       *[other] se retira { $retreat } hexágonos
    }
# routs
fight-react-routed = huye
# { $choice }: { $what } (rule { $rule })
fight-doom = { $choice }: { $what } (regla { $rule })
# No unit has to react to skirmishers.
fight-react-optional = Ante la guerrilla nadie tiene que reaccionar.
# fire
fight-answer-fire = fuego
# counterattack
fight-answer-counterattack = contraataque
# turn
fight-answer-turn = giro
# step back
fight-answer-back = paso atrás

## dispatch

# Victory Points
dispatch-score = Puntos de victoria
# Turn
dispatch-turn = Turno
# In turn { $turn } the marker moved by { $gain } towards the { $side } side.
dispatch-turning = En el turno { $turn } el marcador se movió { $gain } hacia el bando { $side }.
# Losses by division and brigade
dispatch-losses = Bajas por división y brigada
# Manpower lost
dispatch-manpower = Efectivos perdidos
# Units lost
dispatch-units = Unidades perdidas
# At the end
dispatch-state = Al final
# { $lost } of { $all }
dispatch-of = { $lost } de { $all }
# { $count ->
# [one] one unit routed
# *[other] { $count } units routed
# }
dispatch-routed = { $count ->
        [one] una unidad huida
       *[other] { $count } unidades huidas
    }

## guide

# A cup with two chits
guide-knoll-1-title = Una copa con dos fichas
# You lead Brayer’s brigade, in blue, up to the knoll where Hoghton’s British stand. In each of six turns two chits lie in the cup, yours and his. One is drawn at random: that commander’s units act, if they are no more than three hexes from him. Then the other acts. Five points win at the end of a turn; if only one side has formed infantry at hex 1722 after the last turn, it gets two more.
guide-knoll-1-text = Llevas la brigada de Brayer, de azul, hacia la loma donde están los británicos de Hoghton. En cada uno de los seis turnos hay dos fichas en la copa, la tuya y la suya. Se saca una a ciegas: actúan las unidades de ese jefe que no estén a más de tres hexágonos de él. Después actúa el otro. Cinco puntos ganan al final de un turno; quien tras el último sea el único con infantería formada en el hexágono 1722 recibe dos más.
# Column: to march and to close
guide-knoll-2-title = Columna: para marchar y para llegar al choque
# Your battalions stand in Column. On a counter the large number is its Manpower, the small one its Morale. It faces a corner of its hex and moves into the two hexes before it. A battalion has 4 Movement Points; open ground costs a Column 1 and a Line 1.5, and turning by a sixth of a circle costs 1. Choose a battalion, then the hex where it should end: the numbers show what the move costs. A Column hits hard in a Clash, but only a fifth of it can fire.
guide-knoll-2-text = Tus batallones están en columna. En una ficha, el número grande son sus efectivos y el pequeño su moral. Mira a una esquina de su hexágono y entra en los dos hexágonos que tiene delante. Un batallón tiene 4 puntos; el terreno abierto le cuesta 1 a una columna y 1,5 a una línea, y un giro de un sexto cuesta 1. Elige un batallón y luego el hexágono donde acaba su camino: los números dicen lo que cuesta. Una columna golpea fuerte en el choque, pero solo dispara una quinta parte de ella.
# Line: to fire
guide-knoll-3-title = Línea: para disparar
# Forming Line costs 2 points. In a French Line two thirds fire, in a British one all; a Line is slow, and weaker against Columns in a Clash. A battalion with much Manpower (8 of the French, 6 of the British) covers two hexes in Line: one of them, the 1/57th, stands before you. March in Column; form Line one or two hexes from the enemy if you want to fire, stay in Column if you want to close. Choose a battalion, then “Form Line”.
guide-knoll-3-text = Formar la línea cuesta 2 puntos. De una línea francesa disparan dos tercios; de una británica, todos. La línea es lenta y, en el choque, más débil contra columnas. Un batallón con muchos efectivos (8 los franceses, 6 los británicos) ocupa en línea dos hexágonos: uno de ellos, el 1/57, está frente a ti. Marcha en columna; forma la línea a uno o dos hexágonos del enemigo si quieres disparar, y sigue en columna si quieres chocar. Elige un batallón y luego «Formar la línea».
# Fire, and its marker
guide-knoll-4-title = El fuego y su marcador
# The Manpower that fires, divided by the distance, gives a row of the table; its effect is added to the target’s Morale Check. If the die and everything added to it come to more than its Morale, the target takes a Loss and may be made to retreat. The first fire of a unit in a turn adds 1, the second nothing, the third and fourth take 1 away: its marker counts them. Fire costs your units a point when you act; while the enemy acts it is free, and you are asked after each of his actions. Under “Standing intentions” you can set what you would always answer.
guide-knoll-4-text = Los efectivos que disparan, divididos por la distancia, dan una fila de la tabla, y la fila se suma al chequeo de moral del blanco. El dado con todo lo que se le suma no puede pasar de su moral; si pasa, pierde uno y se le puede obligar a retirarse. El primer fuego de una unidad en el turno suma 1, el segundo nada, el tercero y el cuarto restan 1: el marcador los cuenta. Tu propio fuego cuesta un punto; mientras actúa el enemigo es gratis, y se te pregunta después de cada acción suya. Lo que responderías siempre, fíjalo en «Intenciones permanentes».
# Every step is watched
guide-knoll-5-title = Cada paso tiene testigos
# A unit that comes in front of an enemy makes him react. He checks his Morale: 2 less on the die for the British, 1 less if his commander is in range, 2 more if you are at his side or behind him. If he passes, he may fire, turn or counterattack; if he fails, he takes a Loss and retreats, or routs. Point at a hex: rings mark the enemies who would react there. Your battalions react in the same way when he comes.
guide-knoll-5-text = Quien llega frente a un enemigo lo hace reaccionar: este chequea su moral, con 2 menos en el dado si es británico, 1 menos si está bajo mando y 2 más si te tiene de flanco o detrás. Si lo supera, dispara, gira o contraataca; si no, pierde uno y se retira, o huye. Señala un hexágono: unos anillos marcan quién reaccionaría allí. Tus batallones reaccionan igual cuando viene él.
# Clash
guide-knoll-6-title = Choque
# If you step into a hex with the enemy, there is a Clash once all your units have moved; a counterattack is fought at once. Each side has shifts: for numbers, for Columns against a Line, for a flank, for better Morale, for the ground. The difference gives the column of the table, a die the result. The losers take two Losses and rout; the winners take one and face as they like. Each Clash that you win is a point. Two Columns in one hex fight together, so bring a stack.
guide-knoll-6-text = Entra en un hexágono con el enemigo y habrá choque cuando todos hayan movido; un contraataque se resuelve en el acto. Cada bando tiene desplazamientos: más hombres, columnas contra una línea, un flanco, mejor moral, el terreno. Su diferencia da la columna de la tabla, y un dado el resultado. Los vencidos pierden dos y huyen; los vencedores pierden uno y miran adonde quieran. Cada choque ganado es un punto. Dos columnas en un hexágono combaten juntas, así que lleva una pila.
# Rout and return
guide-knoll-7-title = Huida y regreso
# A unit that routs leaves the map for the turn track. It comes back beside its commander, when he is activated in the turn of its box. Friends beside it have to check their Morale or retreat. So a routed unit is not lost: keep its commander where it can come back safely, and use the time in which the enemy is weaker.
guide-knoll-7-text = Quien huye sale del mapa hacia el registro de turnos y vuelve junto a su jefe en el turno de su casilla, cuando se activa a este. Los amigos que estaban a su lado tienen que chequear su moral o retirarse. Así que lo que ha huido no está perdido: deja a su jefe donde se pueda volver sin peligro y aprovecha el tiempo en que el enemigo tiene menos.
# Horse on their flank
guide-lancers-1-title = Caballería en su flanco
# You lead the French. Colborne’s brigade comes at the two battalions on the knoll, and has not seen your cavalry south of it. Three chits lie in the cup: yours are Brayer’s, for the battalions, and Briche’s, for the hussars; the lancers of the Vistula act with him as Supporting Units. Four turns; you win with four points, the enemy with six, and hex 1722 is worth two at the end.
guide-lancers-1-text = Llevas a los franceses. La brigada de Colborne avanza contra los dos batallones de la loma y no ha visto tu caballería al sur de ella. Hay tres fichas en la copa: las tuyas son la de Brayer, para los batallones, y la de Briche, para los húsares; los lanceros del Vístula actúan con él como unidades de apoyo. Cuatro turnos; ganas con cuatro puntos, el enemigo con seis, y el hexágono 1722 vale dos al final.
# Charge
guide-lancers-2-title = Carga
# Cavalry has 8 points. If it goes three hexes or more without a turn, over open ground, without crossing water or passing through other units, and ends in a hex with the enemy, that is a Charge: it is fought out at once. A Charge brings 2 shifts against infantry that is not in square; a flank brings 1 more, the rear 2. Choose lancers and move them with their stack, so that two squadrons charge as one, and look for a way that ends in the side of a Line. Point at its end: the panel has the odds.
guide-lancers-2-text = La caballería tiene 8 puntos. Si recorre tres hexágonos o más sin girar, por terreno abierto, sin cruzar agua ni pasar entre otras unidades, y acaba entre el enemigo, es una carga y se resuelve en el acto. Da 2 desplazamientos contra infantería que no esté en cuadro; el flanco, 1 más; la retaguardia, 2. Elige lanceros con su pila, para que dos escuadrones carguen como uno, y busca un camino que acabe en el costado de una línea. Señala su final: el panel muestra las probabilidades.
# Square
guide-lancers-3-title = Cuadro
# Infantry in a hex that cavalry enters may try to form square by a Morale Check. If it passes, only the column Square vs. Cavalry counts, and the horse wins only on a 9. If it fails, it takes a Loss and stands as it was. No square is formed in woods, olive groves and villages, nor with less than three Manpower. Your own battalions can form square in good time, for all 4 points of a movement.
guide-lancers-3-text = La infantería entre la que irrumpe la caballería puede intentar formar el cuadro: chequea su moral. Si lo supera, solo cuenta la columna de cuadro contra caballería, y los jinetes ganan únicamente con un 9. Si no, pierde uno y se queda como estaba. No se forma el cuadro en bosques, olivares ni pueblos, ni con menos de tres efectivos. Tus batallones pueden formarlo antes de que haga falta, por los 4 puntos de un movimiento.
# After a win
guide-lancers-4-title = Después de vencer
# Each squadron that has won checks its Morale. If it passes, it stays, faces as it likes and may ride on with the points that it has left, to charge again. If it fails, it leaves the map until the next turn. So charge first where it matters most.
guide-lancers-4-text = Cada escuadrón que ha vencido chequea su moral. Quien lo supera se queda, mira adonde quiera y puede seguir con los puntos que le queden y cargar de nuevo. Quien no, se va hasta el turno siguiente. Así que carga primero contra quien más te importe.
# Reaction
guide-lancers-5-title = Reacción
# Infantry fires at cavalry that comes in front of it, if it passes its check; if it fails, it takes two Losses and routs. A Line has 1 more on the die, a square 4 less. Cavalry may counterattack, turn or step back when infantry comes in front of it. No unit reacts to an enemy that enters its own hex: that is for the Clash.
guide-lancers-5-text = La caballería que llega frente a infantería sin entrar en su hexágono recibe fuego, si la infantería supera su chequeo; si no, esta pierde dos y huye. Una línea suma 1 al dado, un cuadro resta 4. La caballería a la que se acerca infantería puede contraatacar, girar o ceder el paso. Nadie reacciona ante quien entra en su hexágono: para eso está el choque.
# Muskets against squares
guide-lancers-6-title = Mosquetes contra cuadros
# A square beats horse, but only a fifth of it fires, and fire at it has 1 more on the die. It cannot enter a hex with the enemy. So leave a square to your infantry: bring a battalion up to it in Line and fire, or in Column and close. While your cavalry is near, the square dares not form anything else.
guide-lancers-6-text = Un cuadro vence a los jinetes, pero solo dispara una quinta parte de él, y el fuego contra él suma 1. No puede entrar en un hexágono con el enemigo. Así que deja el cuadro a tu infantería: acércale un batallón en línea y dispara, o en columna y choca. Mientras tu caballería esté cerca, no se atreverá a formar otra cosa.
# Off the map, not lost
guide-lancers-7-title = Fuera del mapa, pero no perdidos
# A routed unit comes back in the turn of its box, in the hex of its commander or beside it, when he is activated; the lancers come back with Briche. Units that would return after the last turn are out of the battle.
guide-lancers-7-text = Quien ha huido vuelve en el turno de su casilla, en el hexágono de su jefe o junto a él, cuando se activa a este; los lanceros, con Briche. Quienes tendrían que volver después del último turno quedan fuera de la batalla.

## map

# The battlefield of Albuera, 16 May 1811
map-title = El campo de batalla de La Albuera, 16 de mayo de 1811
# Beresford vs. Soult
map-subtitle = Beresford contra Soult
# First knoll
map-firstKnoll = Primer cerro
# Second knoll
map-secondKnoll = Segundo cerro
# Southern knoll
map-southernKnoll = Cerro del sur
# Wooded hill
map-woodedHill = Cerro del bosque
# Wood of the Seville road
map-wood = Bosque del camino de Sevilla
# To Badajoz
map-toBadajoz = A Badajoz
# To Valverde
map-toValverde = A Valverde
# To Talavera
map-toTalavera = A Talavera
# To Seville
map-toSeville = A Sevilla
# To Almendral
map-toAlmendral = A Almendral
# forest
map-legend-wood = bosque

## standing

# What you set here is answered for you while the enemy acts: for all your brigades, or for the one you choose. Orders for one brigade go first.
standing-intro = Lo que fijas aquí se responde por ti mientras actúa el enemigo: para todas tus brigadas o para la que elijas. Las órdenes para una brigada van primero.
# Answer all of the enemy’s activations
standing-whole = Responder a todas las activaciones del enemigo
# what you answer beforehand, so that the enemy’s activations run without stopping
standing-none = lo que respondes de antemano, para que las activaciones del enemigo sigan sin preguntar
# all brigades
standing-everyone = todas las brigadas
# Fire
standing-group-fire = Fuego
# Infantry in a hex that cavalry enters
standing-group-charged = La infantería entre la que irrumpe la caballería
# Reactions to a step
standing-group-reacting = Quien reacciona a un paso
# After a fight
standing-group-after = Después de un combate
# Commanders
standing-group-commanders = Los jefes
# Chits
standing-group-chits = Las fichas
# infantry fires, also when it reacts, at a chance of 5 in 10 or better
standing-one-muskets-at-5 = la infantería dispara, también al reaccionar, con una probabilidad de 5 entre 10 o más
# infantry fires, also when it reacts, at a chance of 3 in 10 or better
standing-one-muskets-at-3 = la infantería dispara, también al reaccionar, con una probabilidad de 3 entre 10 o más
# infantry fires, also when it reacts, at any chance
standing-one-muskets-at-1 = la infantería dispara, también al reaccionar, con cualquier probabilidad
# guns fire at a chance of 5 in 10 or better
standing-one-guns-at-5 = los cañones disparan con una probabilidad de 5 entre 10 o más
# guns fire at a chance of 3 in 10 or better
standing-one-guns-at-3 = los cañones disparan con una probabilidad de 3 entre 10 o más
# guns fire at any chance
standing-one-guns-at-1 = los cañones disparan con cualquier probabilidad
# guns keep their fire for a chance of 6 in 10, until the enemy has no more to move
standing-one-guns-wait = los cañones esperan una probabilidad de 6 entre 10, hasta que al enemigo no le quede nada que mover
# no other fire
standing-one-hold-fire = ningún otro fuego
# tries to form square
standing-one-form-square = intenta formar el cuadro
# stands as it is
standing-one-never-form-square = aguanta como está
# counterattacks at column +2 or better
standing-one-counterattack-at-2 = contraataca con la columna +2 o una mejor
# counterattacks at column +1 or better
standing-one-counterattack-at-1 = contraataca con la columna +1 o una mejor
# counterattacks at column 0 or better
standing-one-counterattack-at-0 = contraataca con la columna 0 o una mejor
# never counterattacks
standing-one-never-counterattack = nunca contraataca
# turns to an enemy at its side or behind it
standing-one-turn-to-the-enemy = se vuelve hacia el enemigo que tiene de flanco o detrás
# skirmishers and cavalry step back from infantry
standing-one-step-back = las guerrillas y la caballería ceden el paso ante la infantería
# does not react to skirmishers
standing-one-ignore-skirmishers = no reacciona ante guerrillas
# of several, the steadiest first
standing-one-steadiest-first = de varias unidades, primero las más firmes
# does nothing else
standing-one-stand-fast = no hace nada más
# Losses fall on the unit with most Manpower
standing-one-losses-to-the-strongest = las pérdidas recaen en la unidad con más efectivos
# enemies retreat if they can be made to
standing-one-order-retreats = los enemigos se retiran si se les puede obligar
# enemies are left standing if they need not retreat
standing-one-let-them-stand = a los enemigos que no están obligados a retirarse se los deja donde están
# Lines that shrink keep the hex farther from the enemy
standing-one-draw-in = las líneas que menguan conservan el hexágono más alejado del enemigo
# the most promising Clash first
standing-one-best-Clash-first = primero el choque más favorable
# get away from the enemy and go along with their units
standing-one-commanders-back = se alejan del enemigo y siguen a sus unidades
# stay where they are
standing-one-commanders-stay = se quedan donde están
# the same as in the last turn
standing-one-same-chits = las mismas que en el último turno

## tables

# Movement Points
tables-allowances = Puntos de movimiento
# Who moves
tables-who = Quién mueve
# Points
tables-points = Puntos
# Infantry
tables-allowance-infantry = Infantería
# Infantry, Double March
tables-allowance-doubleMarch = Infantería, paso ligero
# Cavalry
tables-allowance-cavalry = Caballería
# Commanders, in hexes
tables-allowance-commander = Jefes, en hexágonos
# Foot guns, unlimbered
tables-allowance-foot = Artillería a pie, en batería
# Foot guns, limbered
tables-allowance-limbered = Artillería a pie, enganchada
# Horse guns
tables-allowance-horse = Artillería a caballo
# Cost to enter a hex
tables-terrain = Lo que cuesta entrar en un hexágono
# Ground
tables-ground = Terreno
# Along a road: { $points }, for column, cavalry, limbered guns and horse guns.
tables-road = Por carretera: { $points }, para columna, caballería y artillería enganchada o a caballo.
# Open ground
tables-ground-clear = Terreno despejado
# Olive grove
tables-ground-olive-grove = Olivar
# Forest
tables-ground-forest = Bosque
# Village
tables-ground-village = Pueblo
# Extra cost to cross a side
tables-hexsides = Lo que cuesta además cruzar un lado
# Side
tables-sides = Lado
# Stream
tables-side-stream = Arroyo
# Ford
tables-side-ford = Vado
# Bridge
tables-side-bridge = Puente
# Column
tables-mode-column = Columna
# Line
tables-mode-line = Línea
# Line over two hexes
tables-mode-wide = Línea sobre dos hexágonos
# Skirmish order
tables-mode-skirmish = Guerrilla
# Square
tables-mode-square = Cuadro
# Cavalry
tables-mode-cavalry = Caballería
# Limbered guns
tables-mode-limbered = Artillería enganchada
# Horse guns
tables-mode-horse = Artillería a caballo
# What is scored
tables-scored = Lo que da puntos
# For
tables-for = Por
# A Clash won
tables-score-clash = Un choque ganado
# An enemy unit eliminated by fire
tables-score-fire = Una unidad enemiga eliminada por el fuego
# An enemy unit eliminated for want of a way to retreat
tables-score-blocked = Una unidad enemiga eliminada por no poder retirarse
# Guns captured or recaptured, and their white stars
tables-score-guns = Cañones capturados o recuperados, más sus estrellas blancas
# An enemy commander lost
tables-score-commander = Un jefe enemigo perdido
# What else costs points
tables-actions = Qué más cuesta puntos
# What is done
tables-what = Qué se hace
# A fire
tables-action-fire = Un fuego
# Turning by a sixth of a circle
tables-action-turn = Girar un sexto de círculo
# A step backwards, more
tables-action-back = Un paso atrás, además
# A hex with friends, more
tables-action-friends = Un hexágono con amigos, además
# Another order of a stack
tables-action-reorder = Cambiar el orden de un apilamiento
# Forming square
tables-action-square = Formar el cuadro
# Leaving square
tables-action-leaveSquare = Dejar el cuadro
# Column to line, or back
tables-action-array = De columna a línea, o al revés
# Limbering or unlimbering
tables-action-limber = Enganchar o poner en batería
# Musket Fire
tables-musketFire = Fuego de mosquete
# The row is the Firepower divided by the distance; if units fire from more than one hex, each further hex moves it one row down.
tables-musketNote = La fila es la Potencia de Fuego entre la distancia; cada hexágono más allá del primero desde el que se hace fuego la baja una.
# Row
tables-row = Fila
# Effect
tables-effect = Efecto
# Artillery Fire, by calibre and distance in hexes
tables-guns = Fuego de artillería, por calibre y distancia en hexágonos
# Pounds
tables-calibre = Libras
# Effects: what is added to the roll of the Morale Check
tables-effects = Efectos: lo que se suma al dado de la comprobación de Moral
# To the roll
tables-added = Al dado
# What else is added to the roll under fire
tables-fireModifiers = Qué más se suma al dado bajo el fuego
# First fire of the turn
tables-fire-1 = Primer fuego del turno
# Second fire
tables-fire-2 = Segundo fuego
# Third fire
tables-fire-3 = Tercer fuego
# Fourth fire
tables-fire-4 = Cuarto fuego
# Through a Flank or Rear hex
tables-fire-flank = Por un hexágono de flanco o retaguardia
# Baker rifles in Line or Column
tables-fire-rifles = Rifles Baker en línea o columna
# Target in Skirmish Order
tables-fire-skirmish = Blanco en guerrilla
# Target in Square
tables-fire-square = Blanco en cuadro
# Target in Column, Artillery Fire
tables-fire-column = Blanco en columna, fuego de artillería
# Reactions: what is added to the roll of the Morale Check
tables-reactions = Reacciones: lo que se suma al dado de la comprobación de Moral
# Enemy not in a Front hex
tables-reaction-flank = El enemigo no está en un hexágono frontal
# In command range
tables-reaction-command = Dentro del alcance de mando
# Square against cavalry
tables-reaction-square = Cuadro contra caballería
# Line against cavalry
tables-reaction-line = Línea contra caballería
# Skirmish Order against cavalry
tables-reaction-skirmish = Guerrilla contra caballería
# Clash
tables-clash = Choque
# Columns by the attackers’ shifts less the defenders’. A: the attackers have lost; D: the defenders have. The number says after how many turns they come back.
tables-clashNote = Columnas por los desplazamientos de los atacantes menos los de los defensores. A: han perdido los atacantes; D: los defensores. El número dice tras cuántos turnos vuelven.
# Die
tables-die = Dado
# Square vs. Cavalry
tables-squareColumn = Cuadro contra caballería
# Clash Combat Shifts
tables-shifts = Desplazamientos en el choque
# Shifts
tables-shift = Desplazamientos
# { $ratio } times the Manpower
tables-shift-numbers = { $ratio } veces los efectivos
# Attack on a flank
tables-shift-flank = Ataque por un flanco
# Attack on the rear
tables-shift-rear = Ataque por la espalda
# Attackers in Column against Line
tables-shift-column = Atacantes en columna contra línea
# Charge against infantry
tables-shift-chargeInfantry = Carga contra infantería
# Charge against cavalry
tables-shift-chargeCavalry = Carga contra caballería
# Against Skirmish Order alone
tables-shift-skirmish = Solo contra guerrilla
# Infantry against Squares
tables-shift-square = Infantería contra cuadros
# Morale higher by { $by }
tables-shift-morale = Moral más alta en { $by }
# A commander
tables-shift-commander = Un jefe
# Defenders in: { $ground }
tables-shift-terrain = Defensores en: { $ground }
# Defenders on higher ground
tables-shift-height = Defensores en terreno más alto
# Defenders behind a stream
tables-shift-stream = Defensores tras un arroyo

## cards

# Albuera 1811: Beresford vs. Soult
cards-albuera-1811-beresford-vs-soult-1nekro4 = La Albuera 1811: Beresford contra Soult
# French
cards-french-ylzq91 = Franceses
# Coalition
cards-coalition-g4kmtf = Coalición
# The second knoll
cards-the-second-knoll-63ilbq = La segunda loma
# Scenario 1. Hoghton's brigade has come up to the northern shoulder of the second knoll, Brayer's columns climb it from the south. One brigade against another, six turns: a first game.
cards-scenario-1-hoghton-s-brigade-has-come-4ymm33 = Escenario 1. La brigada de Hoghton ha llegado a la ladera norte de la segunda loma; las columnas de Brayer la suben desde el sur. Una brigada contra otra, seis turnos: una primera partida.
# The lancers
cards-the-lancers-16f5j1s = Los lanceros
# Scenario 2. Colborne's brigade comes up on the right of the Spaniards and turns towards the knoll that two French battalions hold, a battery at its side. In the rain behind its right wait the lancers of the Vistula and the hussars. Half an hour of charge, reaction and square.
cards-scenario-2-colborne-s-brigade-comes-up-1e7zk = Escenario 2. La brigada de Colborne sube a la derecha de los españoles y se vuelve hacia el cerro que ocupan dos batallones franceses, con una batería a su lado. Entre la lluvia, tras su derecha, esperan los lanceros del Vístula y los húsares. Media hora de carga, reacción y cuadro.
# The assault of the V Corps
cards-the-assault-of-the-v-corps-x2lrh0 = El asalto del V Cuerpo
# Scenario 3. The French have come round the right of the allied army. Girard and Gazan climb towards the knolls with their guns, the cavalry rides on their left; Zayas has turned his battalions about to meet them, and Stewart hurries up behind him. Eight turns.
cards-scenario-3-the-french-have-come-round-7w0i2p = Escenario 3. Los franceses han rodeado la derecha del ejército aliado. Girard y Gazan suben hacia los cerros con sus cañones, la caballería marcha a su izquierda; Zayas ha vuelto sus batallones para recibirlos, y Stewart acude deprisa tras él. Ocho turnos.
# Albuera
cards-albuera-tpq0xl = La Albuera
# Scenario 4. 16 May 1811, half past eight: Godinot demonstrates before the bridge, while Soult's V Corps stands hidden behind the wooded hill, ready to turn the right of Beresford's and Blake's armies. The whole battle, sixteen turns.
cards-scenario-4-16-may-1811-half-past-eight-jxt8zk = Escenario 4. 16 de mayo de 1811, ocho y media: Godinot amaga ante el puente mientras el V Cuerpo de Soult espera oculto tras la colina boscosa, listo para envolver la derecha de los ejércitos de Beresford y Blake. La batalla entera, dieciséis turnos.

## rules

# Basics
rules-basics-ugswyy = Fundamentos
# Commanders
rules-commanders-16onrvm = Jefes
# Column and Line
rules-column-and-line-xd409s = Columna y línea
# Square and Skirmish Order
rules-square-and-skirmish-order-drvoa5 = Cuadro y guerrilla
# Cavalry and artillery
rules-cavalry-and-artillery-1j3y4ce = Caballería y artillería
# Stacking
rules-stacking-1h1isyh = Apilamiento
# Movement
rules-movement-1qufeyg = Movimiento
# Reaction
rules-reaction-ae0dhm = Reacción
# Fire
rules-fire-448v09 = Fuego
# Clash
rules-clash-tek16i = Choque
# Rout
rules-rout-17od4dr = Huida
# Victory
rules-victory-4ohb3p = Victoria
# Rulings
rules-rulings-ocm3fp = Interpretaciones
# Scale
rules-scale-b6rpxt = Escala
# A turn is a quarter of an hour, a hex about 150 metres, a point of Manpower a hundred men or horsemen. Units are battalions, squadrons and batteries of two to eight guns.
rules-a-turn-is-a-quarter-of-an-hour-a-hex-px7s8n = Un turno es un cuarto de hora, un hexágono unos 150 metros, un punto de Efectivos cien infantes o jinetes. Las unidades son batallones, escuadrones y baterías de dos a ocho piezas.
# The die
rules-the-die-1vn6dq2 = El dado
# A die of ten sides, whose 0 is zero and not ten.
rules-a-die-of-ten-sides-whose-0-is-zero-and-1pvkt1p = Un dado de diez caras, cuyo 0 es cero y no diez.
# Sides and set-up
rules-sides-and-set-up-at1l60 = Bandos y despliegue
# The Coalition and the French are set up by the scenario. Chits of commanders make up the Activation Pool; their backs are alike.
rules-the-coalition-and-the-french-are-set-up-edagfv = El escenario despliega a la Coalición y a los franceses. Las fichas de los jefes forman la reserva de activación; sus dorsos son iguales.
# Length
rules-length-1kpdcfp = Duración
# At most sixteen turns, or as many as the scenario says.
rules-at-most-sixteen-turns-or-as-many-as-the-16acssc = Dieciséis turnos como mucho, o los que diga el escenario.
# Sequence of a turn
rules-sequence-of-a-turn-1wpsi6x = Secuencia del turno
# Phase 1: the pool is made up. Phase 2, for each chit drawn: activation, movement of units, movement of the activated commanders, Clash; then the next chit, until the pool is empty. Phase 3: administration.
rules-phase-1-the-pool-is-made-up-phase-2-for-sgsfys = Fase 1: se forma la reserva. Fase 2, por cada ficha que sale: activación, movimiento de unidades, movimiento de los jefes activados, choque; luego la ficha siguiente, hasta vaciar la reserva. Fase 3: administración.
# Losses
rules-losses-1kioqmy = Pérdidas
# A unit has as many levels as Manpower; its front bears half of them, rounded up, its back the rest with a Morale of its own. When the last level is gone it is eliminated.
rules-a-unit-has-as-many-levels-as-manpower-mvazdz = Una unidad tiene tantos niveles como efectivos; el anverso soporta la mitad, redondeada hacia arriba, y el reverso el resto, con una moral propia. Perdido el último nivel, queda eliminada.
# Whose a unit is
rules-whose-a-unit-is-1t3qu9i = De quién es una unidad
# Each unit belongs to one commander, whose colour its counter shows.
rules-each-unit-belongs-to-one-commander-4eyjm1 = Cada unidad está a las órdenes de un jefe, cuyo color muestra su ficha.
# Command range
rules-command-range-lvizz7 = Alcance de mando
# Three hexes from the commander, never through hexes that enemy units hold alone; a Clash Hex is no hindrance. Within it a unit may act in the Movement subphase.
rules-three-hexes-from-the-commander-never-co056m = Tres hexágonos desde el jefe, nunca a través de hexágonos que solo ocupen unidades enemigas; un hexágono de choque no estorba. Dentro de él, una unidad puede actuar en la subfase de movimiento.
# Out of range
rules-out-of-range-cdy0gl = Fuera de alcance
# A unit out of command range does not move, but can fire.
rules-a-unit-out-of-command-range-does-not-dua82l = Una unidad fuera del alcance de mando no mueve, pero puede disparar.
# Three ranks
rules-three-ranks-1k7e99s = Tres rangos
# Commander-in-chief, division commanders, brigade commanders.
rules-commander-in-chief-division-commanders-mux9wu = Comandante en jefe, jefes de división, jefes de brigada.
# A brigade commander's chit
rules-a-brigade-commander-s-chit-lvfmli = La ficha de un jefe de brigada
# All his units within command range may act.
rules-all-his-units-within-command-range-may-3vg97j = Pueden actuar todas sus unidades dentro de su alcance.
# White stripe
rules-white-stripe-1e2uhe3 = Franja blanca
# An activated brigade commander is turned to his white stripe for the rest of the turn.
rules-an-activated-brigade-commander-is-1lylthb = Un jefe de brigada activado muestra su franja blanca hasta el fin del turno.
# A division commander's chit
rules-a-division-commander-s-chit-f157tf = La ficha de un jefe de división
# One of his brigade commanders can be activated, or all of them.
rules-one-of-his-brigade-commanders-can-be-1qjvrhw = Se puede activar a uno de sus jefes de brigada, o a todos.
# One brigade
rules-one-brigade-hm6mxn = Una brigada
# Its commander must be within command range of the division commander and not yet activated in this turn. Both move in subphase 2.3.
rules-its-commander-must-be-within-command-jp7f31 = Su jefe debe estar al alcance del jefe de división y sin activar en este turno. Ambos se mueven en la subfase 2.3.
# The chit returns
rules-the-chit-returns-1pzgg69 = La ficha vuelve
# A division's chit goes back into the pool while a brigade commander of it has not been activated.
rules-a-division-s-chit-goes-back-into-the-1bxccnf = La ficha de una división vuelve a la reserva mientras le quede un jefe de brigada sin activar.
# The whole division
rules-the-whole-division-32axom = Toda la división
# With all brigade commanders in range and none activated yet, a die of at most the Coordination activates all of them.
rules-with-all-brigade-commanders-in-range-1wmhrhl = Con todos los jefes de brigada al alcance y ninguno activado, un dado no mayor que la coordinación los activa a todos.
# A failed try
rules-a-failed-try-wxnoek = Un intento fallido
# One brigade commander is turned over, the chit returns, and the next chit is drawn at once.
rules-one-brigade-commander-is-turned-over-1yw9b52 = Se da la vuelta a un jefe de brigada, la ficha vuelve y se saca la siguiente enseguida.
# No brigade in range
rules-no-brigade-in-range-dkkw3g = Ninguna brigada al alcance
# One brigade commander is turned over; only the division commander moves.
rules-one-brigade-commander-is-turned-over-4mv6mq = Se da la vuelta a un jefe de brigada; solo se mueve el jefe de división.
# Beresford and Soult
rules-beresford-and-soult-13p4lxj = Beresford y Soult
# The chits of the two commanders-in-chief are used by rules of their own.
rules-the-chits-of-the-two-commanders-in-1w1floy = Las fichas de los dos comandantes en jefe siguen reglas propias.
# Soult and Beresford
rules-soult-and-beresford-14m27b3 = Soult y Beresford
# Their chit activates any one brigade commander of their side, at any distance.
rules-their-chit-activates-any-one-brigade-101ugc1 = Su ficha activa a un jefe de brigada cualquiera de su bando, a cualquier distancia.
# A second time
rules-a-second-time-b38nt5 = Una segunda vez
# Even one who has been activated in this turn.
rules-even-one-who-has-been-activated-in-this-1tzlbes = Incluso a uno ya activado en este turno.
# No stripe
rules-no-stripe-1e8z3jb = Sin franja
# He is not turned over.
rules-he-is-not-turned-over-cflm3z = No se le da la vuelta.
# No return
rules-no-return-iwga94 = Sin vuelta
# The chit of a commander-in-chief does not return.
rules-the-chit-of-a-commander-in-chief-does-1pucnum = La ficha de un general en jefe no vuelve.
# Beresford
rules-beresford-1mk7woj = Beresford
# He does as Soult does.
rules-he-does-as-soult-does-1qdhs7h = Hace como Soult.
# Supporting Units
rules-supporting-units-1jkrxhj = Unidades de apoyo
# The chart names them: under Soult for the French, under division commanders for the Coalition.
rules-the-chart-names-them-under-soult-for-b45yen = Las nombra el cuadro: a las órdenes de Soult las francesas, a las de jefes de división las de la Coalición.
# When they act
rules-when-they-act-1vhw57h = Cuándo actúan
# At any distance, once in a turn, with any French brigade commander, or with one of the corresponding division of the Coalition.
rules-at-any-distance-once-in-a-turn-with-any-1u31h38 = A cualquier distancia, una vez por turno, con cualquier jefe de brigada francés, o con uno de la división correspondiente de la Coalición.
# A dead brigade commander
rules-a-dead-brigade-commander-1ebl8y8 = Un jefe de brigada muerto
# His units are commanded by the division commander, within the command range of that one. His chit names one brigade; never two at once, unless the whole division is activated (4.5.2).
rules-his-units-are-commanded-by-the-division-36s0m4 = Sus unidades las manda el jefe de división, dentro del alcance de este. Su ficha nombra una brigada; nunca dos a la vez, salvo que se active toda la división (4.5.2).
# A dead division commander
rules-a-dead-division-commander-1j3c6of = Un jefe de división muerto
# His brigade commanders are under the commander-in-chief, whose chit is then used as a division commander's (4.5), and no longer by 4.6.
rules-his-brigade-commanders-are-under-the-thcmrx = Sus jefes de brigada quedan a las órdenes del general en jefe, cuya ficha se usa entonces como la de un jefe de división (4.5), y ya no según 4.6.
# Several dead division commanders
rules-several-dead-division-commanders-x2tald = Varios jefes de división muertos
# The commander-in-chief names one of their divisions; command range holds.
rules-the-commander-in-chief-names-one-of-1xx43c4 = El general en jefe nombra una de sus divisiones; vale el alcance de mando.
# A commander is lost
rules-a-commander-is-lost-1w6kfqw = La pérdida de un jefe
# He and his chit leave the game when all his units are eliminated, when the last unit of his hex is eliminated, or by fire or Clash.
rules-he-and-his-chit-leave-the-game-when-all-1mwodpo = Él y su ficha salen del juego cuando todas sus unidades están eliminadas, cuando se elimina la última unidad de su hexágono, o por fuego o choque.
# Under heavy musketry
rules-under-heavy-musketry-1nzrr7q = Bajo un fuego de fusilería intenso
# After musketry on the row 5–7 or 8 and more a commander in the hex throws a die: 0 dead, 9 wounded. The wounded show the white stripe, and their chit leaves the pool.
rules-after-musketry-on-the-row-5-7-or-8-and-rjq7zv = Tras un fuego de fusilería en la fila 5–7 u 8 y más, un jefe que esté en el hexágono tira un dado: 0 muerto, 9 herido. El herido muestra la franja blanca y su ficha sale de la reserva.
# Under artillery fire
rules-under-artillery-fire-1t43l9l = Bajo el fuego de la artillería
# After Artillery Fire at three hexes or less he throws the same die.
rules-after-artillery-fire-at-three-hexes-or-1jujii8 = Tras un fuego de artillería a tres hexágonos o menos tira el mismo dado.
# Beside a rout
rules-beside-a-rout-1ldl8yy = Junto a una desbandada
# A commander stacked with a unit that routs throws the same die, and moves to an adjacent hex without enemy units; if there is none he is lost.
rules-a-commander-stacked-with-a-unit-that-r32hbw = Un jefe apilado con una unidad que huye tira el mismo dado y va a un hexágono contiguo sin unidades enemigas; si no lo hay, se pierde.
# Column
rules-column-9n5iyv = Columna
# A counter over one hex that faces a corner: two front, two flank and two rear hexes.
rules-a-counter-over-one-hex-that-faces-a-o4vwxv = Una ficha sobre un hexágono que mira a un vértice: dos hexágonos al frente, dos de flanco y dos a retaguardia.
# No Columns among enemies
rules-no-columns-among-enemies-1dzske9 = Sin columnas entre enemigos
# British and Portuguese infantry in Column enters no hex with enemies in its own subphase; it may counterattack in Column.
rules-british-and-portuguese-infantry-in-1345mbj = La infantería británica y portuguesa en columna no entra en hexágonos con enemigos en su propia subfase; puede contraatacar en columna.
# Two counters
rules-two-counters-141656i = Dos fichas
# A Line covers one hex or two.
rules-a-line-covers-one-hex-or-two-113ezh4 = Una línea cubre un hexágono o dos.
# When a Line covers two hexes
rules-when-a-line-covers-two-hexes-cfvxu7 = Cuándo cubre una línea dos hexágonos
# From a Manpower of 6 on for British and Portuguese battalions, of 8 for French and Spanish ones.
rules-from-a-manpower-of-6-on-for-british-and-dke260 = Desde 6 efectivos los batallones británicos y portugueses, desde 8 los franceses y españoles.
# Facing of a Line
rules-facing-of-a-line-19b9ywz = Orientación de una línea
# Over one hex as a Column; over two it has three front, two flank and three rear hexes.
rules-over-one-hex-as-a-column-over-two-it-6llgue = Sobre un hexágono, como una columna; sobre dos tiene tres hexágonos al frente, dos de flanco y tres a retaguardia.
# Forward and back
rules-forward-and-back-p9gm5u = Adelante y atrás
# A Line over two hexes enters two of its three front hexes, or of its rear hexes.
rules-a-line-over-two-hexes-enters-two-of-its-jgwo6k = Una línea sobre dos hexágonos entra en dos de sus tres hexágonos de frente, o de retaguardia.
# The dearer hex
rules-the-dearer-hex-kvgneq = El hexágono más caro
# It pays for the dearer of the two.
rules-it-pays-for-the-dearer-of-the-two-1uexxng = Paga por el más caro de los dos.
# Wheels
rules-wheels-skq14t = Conversiones
# It changes facing by swinging one half, at the cost of the hex swung into, and a point more backwards.
rules-it-changes-facing-by-swinging-one-half-i9mqp8 = Cambia de orientación girando una mitad, al coste del hexágono en que entra, y un punto más hacia atrás.
# Too weak for two hexes
rules-too-weak-for-two-hexes-1kaoc93 = Demasiado débil para dos hexágonos
# A Line over two hexes whose Losses leave it too weak for them keeps one of the two, as its player chooses, with its markers and facing.
rules-a-line-over-two-hexes-whose-losses-4jbjw4 = Una línea sobre dos hexágonos a la que sus bajas dejan demasiado débil para ellos conserva uno de los dos, a elección de su jugador, con sus marcadores y su orientación.
# Into Column
rules-into-column-8uwflv = A columna
# It keeps one of its two hexes, as its player chooses.
rules-it-keeps-one-of-its-two-hexes-as-its-meveor = Conserva uno de sus dos hexágonos, a elección de su jugador.
# Into Square
rules-into-square-o42ckq = Al cuadro
# As into Column.
rules-as-into-column-11lfhl5 = Como a columna.
# Weaker by a company
rules-weaker-by-a-company-7v5x5v = Más débil sin una compañía
# A Line that detaches its company may become too weak for two hexes: then 6.3.4 holds.
rules-a-line-that-detaches-its-company-may-i3o1z7 = Una línea que destaca su compañía puede quedar demasiado débil para dos hexágonos: entonces vale 6.3.4.
# Room for two hexes
rules-room-for-two-hexes-15ag46i = Sitio para dos hexágonos
# The second hex is on a flank, without any unit, no Clash Hex and not impassable; otherwise the battalion stays in Column.
rules-the-second-hex-is-on-a-flank-without-1x0b8ne = El segundo hexágono está en un flanco, sin unidades, sin choque y no es infranqueable; si no, el batallón sigue en columna.
# From any array
rules-from-any-array-1b933j2 = Desde cualquier formación
# A Line over two hexes can be formed from any array where there is room.
rules-a-line-over-two-hexes-can-be-formed-1onryac = Una línea sobre dos hexágonos se puede formar desde cualquier formación si hay sitio.
# Two of them in a stack
rules-two-of-them-in-a-stack-x0pt8o = Dos en un apilamiento
# Two Lines over two hexes stack only on the same two hexes.
rules-two-lines-over-two-hexes-stack-only-on-1k8l9my = Dos líneas sobre dos hexágonos solo se apilan en los mismos dos hexágonos.
# Clash Hexes of a Line over two hexes
rules-clash-hexes-of-a-line-over-two-hexes-1si4nek = Hexágonos de choque de una línea sobre dos hexágonos
# It can stand in one Clash Hex or in two.
rules-it-can-stand-in-one-clash-hex-or-in-two-1sf6e7z = Puede estar en un hexágono de choque o en dos.
# One Clash Hex
rules-one-clash-hex-bfqgv3 = Un hexágono de choque
# A Line over two hexes that meets enemies with one half makes one Clash Hex.
rules-a-line-over-two-hexes-that-meets-d36njg = Una línea sobre dos hexágonos que topa con enemigos con una mitad forma un hexágono de choque.
# Two Clash Hexes
rules-two-clash-hexes-1uhylf1 = Dos hexágonos de choque
# With both halves among enemies a Line over two hexes makes two Clash Hexes.
rules-with-both-halves-among-enemies-a-line-1mhpjzq = Una línea sobre dos hexágonos que topa con enemigos con las dos mitades forma dos hexágonos de choque.
# Whole Manpower
rules-whole-manpower-1i3yigh = Efectivos completos
# A unit fights with its whole Manpower, however it stands in a Clash Hex.
rules-a-unit-fights-with-its-whole-manpower-906uln = Una unidad combate con todos sus efectivos, esté como esté en un hexágono de choque.
# One against two hexes
rules-one-against-two-hexes-shf4k7 = Una contra dos hexágonos
# A unit that alone meets enemies in two hexes fights them together: their Manpower is added, and one flank entered counts.
rules-a-unit-that-alone-meets-enemies-in-two-yfikr4 = Una unidad que topa sola con enemigos en dos hexágonos los combate juntos: se suman sus efectivos, y basta haber entrado por un flanco.
# Separate fights
rules-separate-fights-1cbolkf = Combates separados
# Where another attacker already meets one of two enemies, each fights its own. The Line that wins stands on the hex it has won and hex X, the next one of its line; without room there it may not enter.
rules-where-another-attacker-already-meets-1shhnyz = Si otro atacante ya se enfrenta a uno de dos enemigos, cada cual combate al suyo. La línea que vence queda en el hexágono ganado y en el hexágono X, el siguiente de su línea; si no hay sitio allí, no puede entrar.
# No mixing
rules-no-mixing-g6ipe8 = Sin mezclas
# Column and Line of one side do not meet in one hex.
rules-column-and-line-of-one-side-do-not-meet-3feo4v = Columna y línea de un bando no coinciden en un hexágono.
# Square
rules-square-1xl1lk6 = Cuadro
# In clear terrain, by battalions of Manpower 3 at least, for 4 points. Leaving it costs 1, into any array and facing.
rules-in-clear-terrain-by-battalions-of-wde3bf = En terreno despejado, con 3 efectivos al menos, por 4 puntos. Dejarlo cuesta 1, a cualquier formación y orientación.
# Square against an entry
rules-square-against-an-entry-ijy9q0 = Cuadro contra una entrada
# Infantry whose hex cavalry enters may check its Morale: it forms Square, or loses one and stays as it is.
rules-infantry-whose-hex-cavalry-enters-may-8pgdun = La infantería en cuyo hexágono entra caballería puede comprobar su Moral: forma cuadro, o pierde uno y queda como está.
# What a Square is like
rules-what-a-square-is-like-1rzzqpc = Cómo es un cuadro
# All its sides are front; it enters no Clash Hex, and fires with 20 per cent of its Manpower.
rules-all-its-sides-are-front-it-enters-no-spn5q4 = Todos sus lados son frente; no entra en hexágonos de choque y hace fuego con el 20 por ciento de sus efectivos.
# Skirmishers
rules-skirmishers-1ke43vb = Guerrillas
# Companies in Skirmish Order; they face as a Column.
rules-companies-in-skirmish-order-they-face-1o65z7c = Compañías en guerrilla; se orientan como una columna.
# Detaching
rules-detaching-1bh6e8e = Destacar
# In the Movement subphase a company leaves its battalion, which marks its Manpower as Losses. It moves and fires by itself, with the points that the battalion has left.
rules-in-the-movement-subphase-a-company-1isw6wy = En la subfase de movimiento una compañía deja su batallón, que anota los efectivos de ella como bajas. Se mueve y dispara por su cuenta, con los puntos que le quedan al batallón.
# Meeting again
rules-meeting-again-wxrdme = Reunirse
# A company that comes into one hex with its battalion is with it again at once, and its Manpower too. It can be detached again in the next turn.
rules-a-company-that-comes-into-one-hex-with-1ghfuu3 = Una compañía que coincide en un hexágono con su batallón vuelve a él enseguida, y con ella sus efectivos. Se puede destacar de nuevo en el turno siguiente.
# Not in a Clash Hex
rules-not-in-a-clash-hex-v0vbai = No en un hexágono de choque
# No company is detached in a Clash Hex.
rules-no-company-is-detached-in-a-clash-hex-1dm2vf1 = En un hexágono de choque no se destaca ninguna compañía.
# Weaker without it
rules-weaker-without-it-1k0t54v = Más débil sin ella
# Detaching lowers the Manpower of the battalion, and may lower its Morale.
rules-detaching-lowers-the-manpower-of-the-1cefqyb = Destacar reduce los efectivos del batallón, y puede reducir su moral.
# Stronger with it
rules-stronger-with-it-u64vpk = Más fuerte con ella
# Meeting again raises the Manpower of the battalion, and may raise its Morale.
rules-meeting-again-raises-the-manpower-of-rsa7y3 = Reunirse aumenta los efectivos del batallón, y puede aumentar su moral.
# What companies can do
rules-what-companies-can-do-fbm623 = Qué pueden hacer las compañías
# They turn at no cost, act without command range, and fire through Front and Flank hexes with the effect that is printed on them.
rules-they-turn-at-no-cost-act-without-g8gw5k = Giran sin coste, actúan sin alcance de mando y hacen fuego por los hexágonos frontales y de flanco con el efecto que llevan impreso.
# Skirmishers that move
rules-skirmishers-that-move-obqgox = Guerrilla en movimiento
# Those who stand beside a company that moves may react to it.
rules-those-who-stand-beside-a-company-that-11iieib = Quienes están junto a una compañía que mueve pueden reaccionar.
# Fire of skirmishers
rules-fire-of-skirmishers-ibsq2i = Fuego de guerrillas
# It never costs Losses.
rules-it-never-costs-losses-1nh3x4f = Nunca causa bajas.
# Clash with skirmishers
rules-clash-with-skirmishers-186suw6 = Choque con guerrilla
# It costs no Manpower, won or lost.
rules-it-costs-no-manpower-won-or-lost-1tyznsn = No cuesta efectivos, se gane o se pierda.
# Baker rifles
rules-baker-rifles-1573uyl = Rifles Baker
# Units with an underlined name have them.
rules-units-with-an-underlined-name-have-them-1ks238y = Los tienen las unidades de nombre subrayado.
# Three fires
rules-three-fires-srta56 = Tres fuegos
# Units with Baker rifles fire three times in a turn at most.
rules-units-with-baker-rifles-fire-three-2gajad = Las unidades con rifles Baker hacen fuego tres veces por turno a lo sumo.
# A white star
rules-a-white-star-gc056n = Una estrella blanca
# In Line and in Column their target checks its Morale with one more; of companies it is in the effect that is printed on them.
rules-in-line-and-in-column-their-target-s9i0ns = En línea y en columna su blanco comprueba la Moral con uno más; en las compañías está en el efecto que llevan impreso.
# Facing of cavalry
rules-facing-of-cavalry-7yh4wy = Orientación de la caballería
# As a Column.
rules-as-a-column-13gg7h2 = Como una columna.
# Charge
rules-charge-1twzbf5 = Carga
# Cavalry may fight in the Movement subphase.
rules-cavalry-may-fight-in-the-movement-lx061i = La caballería puede combatir en la subfase de movimiento.
# Its run-up
rules-its-run-up-1shmy52 = Su carrera
# At least three hexes without a change of facing, across no stream, through no forest, olive grove, village or other units.
rules-at-least-three-hexes-without-a-change-yxnuf3 = Al menos tres hexágonos sin cambiar de orientación, sin cruzar arroyos y sin pasar por bosque, olivar, pueblo ni otras unidades.
# Stacks
rules-stacks-168ce4k = Apilamientos
# A stack charges together if it began the subphase together.
rules-a-stack-charges-together-if-it-began-1absmb4 = Un apilamiento carga junto si comenzó junto la subfase.
# At once
rules-at-once-1lp0c8p = En el acto
# It is fought out as any Clash, when the hex is entered.
rules-it-is-fought-out-as-any-clash-when-the-hdneb3 = Se resuelve como cualquier choque, al entrar en el hexágono.
# On and on
rules-on-and-on-lzrd5y = Adelante
# Who wins may move on with the points that are left, and charge again.
rules-who-wins-may-move-on-with-the-points-17m2lh6 = Quien vence puede seguir con los puntos que le queden, y cargar otra vez.
# Cavalry that has won
rules-cavalry-that-has-won-prben2 = Caballería victoriosa
# Every squadron checks its Morale, the French at -1; who fails goes to the next box of the track and comes back by 15.11.3.
rules-every-squadron-checks-its-morale-the-1173s7g = Cada escuadrón comprueba su Moral, los franceses con -1; el que falla va a la casilla siguiente del registro y vuelve según 15.11.3.
# Facing of guns
rules-facing-of-guns-ncp0wr = Orientación de los cañones
# They stand in their hex as infantry in Column does.
rules-they-stand-in-their-hex-as-infantry-in-1gdmg5k = Están en su hexágono como la infantería en columna.
# Field of fire
rules-field-of-fire-1p19kto = Campo de fuego
# Guns fire through their Front hexes.
rules-guns-fire-through-their-front-hexes-gp8lst = Los cañones hacen fuego por sus hexágonos frontales.
# Range and effect
rules-range-and-effect-123rb0 = Alcance y efecto
# They are printed on the counter: at each distance a Morale Check with a modifier.
rules-they-are-printed-on-the-counter-at-each-1nkwnar = Están impresos en la ficha: a cada distancia, una comprobación de Moral con un modificador.
# Guns fire alone
rules-guns-fire-alone-ua91up = Los cañones hacen fuego solos
# Each battery fires for itself, never together with others.
rules-each-battery-fires-for-itself-never-tsg9w1 = Cada batería hace fuego por su cuenta, nunca junto con otras unidades.
# How often guns fire
rules-how-often-guns-fire-1nqiy6w = Cuántas veces hacen fuego los cañones
# Once in the Movement subphase in which they act, for a point, and once in that of each enemy activation, free.
rules-once-in-the-movement-subphase-in-which-oilcdo = Una vez en la subfase de movimiento en que actúan, por un punto, y una vez en la de cada activación enemiga, sin coste.
# Out of action
rules-out-of-action-965d2y = Fuera de servicio
# A natural 0 in a Morale Check under their fire silences guns for the rest of the turn.
rules-a-natural-0-in-a-morale-check-under-ndx1z = Un 0 natural en una comprobación de Moral bajo su fuego silencia los cañones el resto del turno.
# Guns that have fired
rules-guns-that-have-fired-16frajv = Cañones que han hecho fuego
# They are turned over until the subphase ends; guns out of action until phase 3.
rules-they-are-turned-over-until-the-subphase-fduahi = Se les da la vuelta hasta que acaba la subfase; los que están fuera de servicio, hasta la fase 3.
# White stars
rules-white-stars-1f2vsob = Estrellas blancas
# Each is one more on the Morale Check of the target, beside all other modifiers.
rules-each-is-one-more-on-the-morale-check-of-19o1g5z = Cada una es uno más en la comprobación de Moral del blanco, aparte de los demás modificadores.
# Guns fire at guns
rules-guns-fire-at-guns-1dtlmja = Cañones contra cañones
# Guns that stand alone, where the effect is 1M or 2M: with a die higher than the distance, and a second one that is 0 or less when the stars of the firing guns are taken from it, they are lost as if captured.
rules-guns-that-stand-alone-where-the-effect-1cisiuc = Cañones solos, donde el efecto es 1M o 2M: con un dado mayor que la distancia, y otro que sea 0 o menos al restarle las estrellas de los que hacen fuego, se pierden como si los capturaran.
# Guns that stand alone
rules-guns-that-stand-alone-1wqpa9k = Cañones que están solos
# A die instead of a Clash: 1 to 8 takes them; on 0 or 9 the attackers lose two and rout to the next box.
rules-a-die-instead-of-a-clash-1-to-8-takes-lbzff0 = Un dado en vez de un choque: de 1 a 8 se captura; con 0 o 9 los atacantes pierden dos y huyen a la casilla siguiente.
# Guns beside a rout
rules-guns-beside-a-rout-17uprij = Cañones junto a una desbandada
# Guns stacked with friends take no part in a Clash. If the friends rout, the guns are captured.
rules-guns-stacked-with-friends-take-no-part-1qdzpgj = Los cañones apilados con amigos no toman parte en el choque. Si los amigos huyen, los cañones quedan capturados.
# Captured guns
rules-captured-guns-rstq9m = Cañones capturados
# Two points and the white stars for capturing guns, and as many for recapturing one’s own. Neither side fires them again.
rules-two-points-and-the-white-stars-for-jvhoo7 = Dos puntos más las estrellas blancas por capturar cañones, y otros tantos por recuperar los propios. Ningún bando vuelve a disparar con ellos.
# Foot guns
rules-foot-guns-1ub95y4 = Artillería a pie
# Unlimbered they have one point, for fire or another action.
rules-unlimbered-they-have-one-point-for-fire-5ozmn = En batería tiene un punto, para fuego u otra acción.
# Limbered guns
rules-limbered-guns-p4jdq = Artillería enganchada
# They have three points and do not fire.
rules-they-have-three-points-and-do-not-fire-1fjp8tn = Tiene tres puntos y no hace fuego.
# Horse guns
rules-horse-guns-1br72yx = Artillería a caballo
# They have three points, one of them for fire.
rules-they-have-three-points-one-of-them-for-15pg9du = Tiene tres puntos, uno de ellos para fuego.
# Newcomers come to the bottom. Putting a stack in another order costs all its units a point, and they stay. Units of a stack have one array and facing; guns may differ.
rules-newcomers-come-to-the-bottom-putting-a-qpk332 = Quien llega va al fondo. Cambiar el orden cuesta un punto a todas sus unidades, que se quedan. Las unidades de un apilamiento tienen una formación y una orientación; los cañones pueden diferir.
# Infantry and cavalry
rules-infantry-and-cavalry-acgy9f = Infantería y caballería
# They do not stand in one hex when a subphase ends.
rules-they-do-not-stand-in-one-hex-when-a-167wcfd = No están en un mismo hexágono cuando acaba una subfase.
# Passing
rules-passing-tl79lc = Paso
# They can move through one another.
rules-they-can-move-through-one-another-1q018kq = Pueden atravesarse.
# Counterattacks
rules-counterattacks-ac0qu0 = Contraataques
# Infantry and cavalry do not counterattack together.
rules-infantry-and-cavalry-do-not-gt02ah = Infantería y caballería no contraatacan juntas.
# Limits
rules-limits-1765wbp = Límites
# Four battalions, or four squadrons, or guns and two of either, or any number of skirmishers.
rules-four-battalions-or-four-squadrons-or-19qbwar = Cuatro batallones, o cuatro escuadrones, o cañones y dos de unos u otros, o cualquier número de guerrillas.
# Through friends
rules-through-friends-3me31n = A través de amigos
# A point more for each hex with friendly units that is passed; none for a commander alone, or for joining the stack.
rules-a-point-more-for-each-hex-with-friendly-1cdkprq = Un punto más por cada hexágono con unidades amigas que se atraviesa; ninguno por un jefe solo, ni por unirse al apilamiento.
# Commanders and friends
rules-commanders-and-friends-6exfb6 = Jefes y amigos
# Commanders pass and enter any hex, whether friends stand in it or not.
rules-commanders-pass-and-enter-any-hex-hiucgn = Los jefes atraviesan cualquier hexágono y entran en él, haya amigos o no.
# Markers
rules-markers-1rcado = Marcadores
# Markers do not count against the limits of stacking.
rules-markers-do-not-count-against-the-limits-lh4kjc = Los marcadores no cuentan para los límites de apilamiento.
# Together
rules-together-irb6fj = Juntos
# All units of a stack fight in a Clash, their Manpower added.
rules-all-units-of-a-stack-fight-in-a-clash-ehlzvt = Todas las unidades de un apilamiento combaten en un choque, sumando sus efectivos.
# Who fires
rules-who-fires-mbxaqe = Quién hace fuego
# Of a stack only the unit on top; guns always may.
rules-of-a-stack-only-the-unit-on-top-guns-oj50ia = De un apilamiento, solo la unidad de arriba; los cañones siempre pueden.
# Who suffers
rules-who-suffers-15jno7j = Quién lo sufre
# Musket Fire is at the unit on top alone.
rules-musket-fire-is-at-the-unit-on-top-alone-1tbmmm5 = El fuego de mosquete va solo contra la unidad de arriba.
# Artillery Fire at a stack
rules-artillery-fire-at-a-stack-6oenvn = Fuego de artillería contra un apilamiento
# Every unit in it checks its Morale separately.
rules-every-unit-in-it-checks-its-morale-1huvepd = Cada unidad de él comprueba su Moral por separado.
# Enemies
rules-enemies-1i602qz = Enemigos
# A hex with enemy units costs a point more, and is a Clash Hex then.
rules-a-hex-with-enemy-units-costs-a-point-ou2b3f = Un hexágono con unidades enemigas cuesta un punto más, y es entonces un hexágono de choque.
# In a Clash Hex
rules-in-a-clash-hex-55lmft = En un hexágono de choque
# Facing and array stay, but for a Square against cavalry (7.2). Each side has its own limits.
rules-facing-and-array-stay-but-for-a-square-1ql72ib = Orientación y formación se mantienen, salvo el cuadro contra caballería (7.2). Cada bando tiene sus propios límites.
# Out of a Clash Hex
rules-out-of-a-clash-hex-1v0eidv = Salir de un choque
# Only a Clash takes units out of it.
rules-only-a-clash-takes-units-out-of-it-1nyfal6 = Solo un choque saca unidades de él.
# Forward
rules-forward-1rjqz7e = Adelante
# A unit enters its front hexes.
rules-a-unit-enters-its-front-hexes-3d23ad = Una unidad entra en sus hexágonos de frente.
# Costs
rules-costs-1fknsmp = Costes
# A unit pays for each hex by terrain and array; a commander always one point.
rules-a-unit-pays-for-each-hex-by-terrain-and-qwpqb5 = Una unidad paga cada hexágono según terreno y formación; un jefe, siempre un punto.
# Points
rules-points-1b5hejq = Puntos
# A unit uses all or some of its points.
rules-a-unit-uses-all-or-some-of-its-points-47gxq6 = Una unidad usa todos sus puntos o algunos.
# Nothing saved
rules-nothing-saved-1e3rctp = Nada se guarda
# Points that are not used are lost when the subphase ends.
rules-points-that-are-not-used-are-lost-when-6zelr3 = Los puntos que no se usan se pierden al acabar la subfase.
# Minimal move
rules-minimal-move-yxkxy5 = Movimiento mínimo
# A unit that has its whole allowance can enter one hex that costs more; its movement ends there.
rules-a-unit-that-has-its-whole-allowance-can-vwcn8v = Una unidad con todos sus puntos puede entrar en un hexágono que cueste más; allí acaba su movimiento.
# Backwards
rules-backwards-do2zed = Hacia atrás
# A rear hex costs a point more, and is never a Clash Hex.
rules-a-rear-hex-costs-a-point-more-and-is-188cq2v = Un hexágono de retaguardia cuesta un punto más, y nunca es de choque.
# Turning
rules-turning-ys0nza = Giros
# A sixth of a circle costs a point. Commanders have no facing.
rules-a-sixth-of-a-circle-costs-a-point-119nhqp = Un sexto de vuelta cuesta un punto. Los jefes no tienen orientación.
# Allowances
rules-allowances-1ntw4aa = Puntos de movimiento
# Infantry 4 points, cavalry 8, commanders 9; guns as 10.13 to 10.15 say.
rules-infantry-4-points-cavalry-8-commanders-u7h1yp = Infantería 4 puntos, caballería 8, jefes 9; cañones, lo que dicen 10.13 a 10.15.
# Double March
rules-double-march-11u5na3 = Paso ligero
# Infantry, before it moves: six points, all of which must be spent, without fire, turning, change of array, steps back, friends' hexes, forest, olive grove or stream. Among enemies it may go.
rules-infantry-before-it-moves-six-points-all-i0nklg = Infantería, antes de mover: seis puntos, que hay que gastar todos, sin fuego, giros, cambios de formación, pasos atrás, hexágonos con amigos, bosque, olivar ni arroyo. Entre enemigos puede entrar.
# A line of units
rules-a-line-of-units-t79pc0 = Una línea de unidades
# Infantry, or cavalry, that stands flank to flank when it begins to move can move as a line; Squares need only stand side by side. It is an exception to 12.13.
rules-infantry-or-cavalry-that-stands-flank-j7if72 = La infantería, o la caballería, que está flanco con flanco al empezar a moverse puede moverse en línea; a los cuadros les basta estar uno al lado de otro. Es una excepción a 12.13.
# Clash while units move
rules-clash-while-units-move-157v3x9 = Choque durante el movimiento
# Who counterattacks or charges is the attacker.
rules-who-counterattacks-or-charges-is-the-18ip5lc = Quien contraataca o carga es el atacante.
# Counterattack
rules-counterattack-nokerf = Contraataque
# Who may counterattack steps into the hex of the enemy who has moved, and a Clash follows.
rules-who-may-counterattack-steps-into-the-1rp74y1 = Quien puede contraatacar entra en el hexágono del enemigo que ha movido, y sigue un choque.
# The unit steps into the hex of the one that has moved.
rules-the-unit-steps-into-the-hex-of-the-one-17h21g7 = La unidad entra en el hexágono de la que ha movido.
# It ends the movement
rules-it-ends-the-movement-zyca1q = Termina el movimiento
# The movement of the unit that is struck is over, and a Clash follows.
rules-the-movement-of-the-unit-that-is-struck-i6qyat = El movimiento de la unidad contraatacada termina, y sigue un choque.
# How it is fought out
rules-how-it-is-fought-out-131rr9 = Cómo se resuelve
# As any Clash (15.7).
rules-as-any-clash-15-7-1m8jtw8 = Como cualquier choque (15.7).
# Once, together
rules-once-together-1ru9e1m = Una vez, juntas
# A unit or stack is struck by one counterattack, in which several units may join.
rules-a-unit-or-stack-is-struck-by-one-1j51cya = Una unidad o apilamiento recibe un solo contraataque, en el que pueden participar varias unidades.
# As often as they like
rules-as-often-as-they-like-uhvdqm = Cuantas veces quieran
# A unit may counterattack any number of times in a subphase.
rules-a-unit-may-counterattack-any-number-of-17qdaba = Una unidad puede contraatacar cualquier número de veces en una subfase.
# The Clash subphase
rules-the-clash-subphase-12fpsqe = La subfase de choque
# Who was counterattacked may attack in it, and who counterattacked may be attacked.
rules-who-was-counterattacked-may-attack-in-17vgcch = En ella puede atacar quien fue contraatacado, y ser atacado quien contraatacó.
# Others
rules-others-tc3taq = Las demás
# After it other units may be moved.
rules-after-it-other-units-may-be-moved-194attu = Después pueden moverse otras unidades.
# One after the other
rules-one-after-the-other-e0b5jk = Uno tras otro
# A stack can move as one; a movement is ended before the next begins.
rules-a-stack-can-move-as-one-a-movement-is-1ddgq93 = Un apilamiento puede moverse como uno; un movimiento acaba antes de que empiece el siguiente.
# Reaction to enemy movement
rules-reaction-to-enemy-movement-8bofqg = Reacción al movimiento enemigo
# Units react to enemies who come before them.
rules-units-react-to-enemies-who-come-before-11dkhn7 = Las unidades reaccionan a los enemigos que llegan ante ellas.
# A unit that stands in a Front hex of an enemy that has just entered its hex checks its Morale and does what the check allows.
rules-a-unit-that-stands-in-a-front-hex-of-an-k437br = Una unidad que está en un hexágono frontal de un enemigo que acaba de entrar en el suyo comprueba su Moral y hace lo que el chequeo permite.
# Infantry against infantry
rules-infantry-against-infantry-1wqfvnw = Infantería contra infantería
# 1 or less: fire and then counterattack, or turn and fire. Passed: fire, counterattack or turn. 9 or more: two Losses and a rout. Failed otherwise: a Loss and a retreat of one hex. British infantry at -2 against enemies in front of it.
rules-1-or-less-fire-and-then-counterattack-k6vpcq = 1 o menos: fuego y luego contraataque, o giro y fuego. Superado: fuego, contraataque o giro. 9 o más: dos pérdidas y huida. Fallado de otro modo: una pérdida y retirada de un hexágono. Infantería británica con -2 contra enemigos a su frente.
# Skirmishers against infantry
rules-skirmishers-against-infantry-kxw4pl = Guerrilla contra infantería
# Passed: they may fire, then step back one hex. Failed: they retreat two hexes.
rules-passed-they-may-fire-then-step-back-one-1dbxh8m = Superado: puede hacer fuego y luego dar un paso atrás de un hexágono. Fallado: se retira dos hexágonos.
# Infantry against cavalry
rules-infantry-against-cavalry-50ss15 = Infantería contra caballería
# Passed: fire or turn. Failed: two Losses and a rout. Square -4, Line +1, Skirmish Order +2.
rules-passed-fire-or-turn-failed-two-losses-odg1yw = Superado: fuego o giro. Fallado: dos pérdidas y huida. Cuadro -4, línea +1, guerrilla +2.
# Cavalry against infantry
rules-cavalry-against-infantry-box63j = Caballería contra infantería
# Passed: counterattack, turn or step back one hex. Failed: a retreat of two hexes.
rules-passed-counterattack-turn-or-step-back-18jbpme = Superado: contraataque, giro o un paso atrás de un hexágono. Fallado: retirada de dos hexágonos.
# Cavalry against cavalry
rules-cavalry-against-cavalry-1hlaww = Caballería contra caballería
# Passed: counterattack or turn. Failed: a Loss and a rout.
rules-passed-counterattack-or-turn-failed-a-1ducb84 = Superado: contraataque o giro. Fallado: una pérdida y huida.
# Flank and rear
rules-flank-and-rear-1xiwvhy = Flanco y retaguardia
# +2 if the enemy is in a Flank or Rear hex.
rules-2-if-the-enemy-is-in-a-flank-or-rear-12wzew = +2 si el enemigo está en un hexágono de flanco o de retaguardia.
# In command
rules-in-command-15mh7kb = Bajo mando
# -1 in command range.
rules-1-in-command-range-kpsjyc = -1 dentro del alcance de mando.
# Not in a Clash
rules-not-in-a-clash-1i1u4pz = No en un choque
# Who stands in a Clash Hex does not react, and no one reacts to an entry into one.
rules-who-stands-in-a-clash-hex-does-not-xcp45x = Quien está en un hexágono de choque no reacciona, y nadie reacciona a la entrada en uno.
# The top unit checks and suffers the Losses; all retreat or rout.
rules-the-top-unit-checks-and-suffers-the-1648z47 = La unidad superior hace el chequeo y sufre las pérdidas; todas se retiran o huyen.
# Guns
rules-guns-1ic9y0y = Artillería
# They only fire; they do not react.
rules-they-only-fire-they-do-not-react-k4fb4f = Solo hace fuego; no reacciona.
# Guns that move
rules-guns-that-move-4jwmk = Artillería en movimiento
# No one reacts to them.
rules-no-one-reacts-to-them-18iex4j = Nadie reacciona a ella.
# Time to react
rules-time-to-react-1gz1crm = Tiempo para reaccionar
# Units move so that the enemy can react.
rules-units-move-so-that-the-enemy-can-react-5c5472 = Las unidades mueven de modo que el enemigo pueda reaccionar.
# Two kinds of fire
rules-two-kinds-of-fire-96th3h = Dos clases de fuego
# Musket Fire of infantry and Artillery Fire.
rules-musket-fire-of-infantry-and-artillery-1lpaid3 = El fuego de mosquete de la infantería y el fuego de artillería.
# Line of sight
rules-line-of-sight-riuvy9 = Línea de visión
# From centre to centre. Forest, olive grove, village, infantry and cavalry between block it; so does a side of such a hex along which it runs.
rules-from-centre-to-centre-forest-olive-3th6fg = De centro a centro. La bloquean bosque, olivar, pueblo, infantería y caballería intermedios; también el lado de un hexágono así por el que corre.
# Levels
rules-levels-1s6yaru = Niveles
# A hex between blocks that is higher than both; of two that stand on different levels also one that is as high as the higher.
rules-a-hex-between-blocks-that-is-higher-1bl28b7 = Bloquea un hexágono intermedio más alto que ambos; entre dos que están a niveles distintos, también uno tan alto como el más alto.
# The line leaves the firing unit through its Front hexes; of skirmishers through Flank hexes too.
rules-the-line-leaves-the-firing-unit-through-22hrwt = La línea sale de la unidad que hace fuego por sus hexágonos frontales; de guerrillas, también por los de flanco.
# A Line over two hexes
rules-a-line-over-two-hexes-yjt0i7 = Una línea sobre dos hexágonos
# It sees from the middle of the side between its hexes.
rules-it-sees-from-the-middle-of-the-side-5iwxlw = Ve desde el centro del lado entre sus hexágonos.
# No line, no fire
rules-no-line-no-fire-1r0cevt = Sin línea no hay fuego
# Fire needs a line of sight.
rules-fire-needs-a-line-of-sight-iydhwt = El fuego necesita una línea de visión.
# A line that goes through a Flank or Rear hex of the target is one more on its check.
rules-a-line-that-goes-through-a-flank-or-1alyr6u = Una línea que pasa por un hexágono de flanco o retaguardia del blanco es uno más en su comprobación.
# Along the border
rules-along-the-border-18nkunt = Por la linde
# Not if it goes precisely along the side between Front and Flank.
rules-not-if-it-goes-precisely-along-the-side-1eo92bv = No, si va exactamente por el lado entre frente y flanco.
# The sides take turns
rules-the-sides-take-turns-13l0gib = Los bandos se alternan
# The side that was not activated can fire first, with any unit; then the other moves or fires, and so on.
rules-the-side-that-was-not-activated-can-10pe998 = El bando no activado puede hacer fuego primero, con cualquier unidad; luego el otro se mueve o hace fuego, y así sucesivamente.
# Enemies in front
rules-enemies-in-front-ius2vl = Enemigos al frente
# With an enemy in a Front hex, only that unit can be the target.
rules-with-an-enemy-in-a-front-hex-only-that-1e6el3y = Con un enemigo en un hexágono frontal, solo esa unidad puede ser el blanco.
# Clash Hexes
rules-clash-hexes-6wq8f3 = Hexágonos de choque
# Units in them neither fire nor are fired at.
rules-units-in-them-neither-fire-nor-are-117emfc = Las unidades en ellos no hacen fuego ni lo reciben.
# Range
rules-range-198uyr6 = Alcance
# Infantry two hexes, guns by their calibre.
rules-infantry-two-hexes-guns-by-their-on9713 = La infantería, dos hexágonos; los cañones, según su calibre.
# Musket Fire
rules-musket-fire-1hj5f94 = Fuego de mosquete
# Fire of infantry, with a row of the Musket Fire Table.
rules-fire-of-infantry-with-a-row-of-the-ljf2p = Fuego de infantería, con una fila de la tabla de fuego de fusil.
# Four fires
rules-four-fires-hcpdpk = Cuatro fuegos
# Each unit of infantry fires up to four times in a turn, in Movement subphases.
rules-each-unit-of-infantry-fires-up-to-four-10549t8 = Cada unidad de infantería hace fuego hasta cuatro veces por turno, en subfases de movimiento.
# What fire costs
rules-what-fire-costs-1fos5nf = Qué cuesta el fuego
# A point in the own Movement subphase.
rules-a-point-in-the-own-movement-subphase-1yqcaq2 = Un punto en la propia subfase de movimiento.
# Firepower over distance, rounded, gives the row of the Musket Fire Table, and that the effect. A FIRE marker counts.
rules-firepower-over-distance-rounded-gives-xnssn9 = La Potencia de Fuego entre la distancia, redondeada, da la fila de la tabla de fuego de mosquete, y esta el efecto. Un marcador FIRE lleva la cuenta.
# Muskets at lone guns
rules-muskets-at-lone-guns-h28b9l = Mosquetes contra cañones solos
# At one hex they are captured with a die lower than the Firepower, of skirmishers than their Manpower; one is added to the die of a third or fourth fire.
rules-at-one-hex-they-are-captured-with-a-die-bsj06g = A un hexágono se capturan con un dado menor que la Potencia de Fuego, o que los efectivos de las guerrillas; se suma uno al dado del tercer o cuarto fuego.
# Infantry that stands flank to flank fires together at one target: the best Firepower counts, and the row is one lower for each hex beyond the first.
rules-infantry-that-stands-flank-to-flank-121de5e = La infantería que está flanco con flanco hace fuego junta contra un blanco: cuenta la mejor Potencia de Fuego, y la fila baja una por cada hexágono más allá del primero.
# Two hexes
rules-two-hexes-1cdpxeo = Dos hexágonos
# A Line over two hexes moves the row down by one.
rules-a-line-over-two-hexes-moves-the-row-169hrwv = Una línea sobre dos hexágonos baja la fila en una.
# They fire alone.
rules-they-fire-alone-1gsjpag = Hacen fuego solas.
# First fire
rules-first-fire-18pi8an = Primer fuego
# One more on the check of the target.
rules-one-more-on-the-check-of-the-target-1bslcg9 = Uno más en la comprobación del blanco.
# Second fire
rules-second-fire-1l616kj = Segundo fuego
# No modifier.
rules-no-modifier-oru3ev = Sin modificador.
# Third and fourth fire
rules-third-and-fourth-fire-7ifd4j = Tercer y cuarto fuego
# One less; of units that fire together the number counts that is best for the target.
rules-one-less-of-units-that-fire-together-1hcuz26 = Uno menos; de unidades que hacen fuego juntas cuenta el número mejor para el blanco.
# FIRE markers
rules-fire-markers-z2atry = Marcadores FIRE
# They are removed in phase 3.
rules-they-are-removed-in-phase-3-5ngh8w = Se retiran en la fase 3.
# Retreat
rules-retreat-qwpnlc = Retirada
# Units retreat after fire, after a reaction, or in a crisis of Morale.
rules-units-retreat-after-fire-after-a-jk8r8 = Las unidades se retiran tras el fuego, tras una reacción o en una crisis de moral.
# Where to
rules-where-to-3p1sn5 = Adónde
# Where it loses least; then farther from the enemy who has caused it; then to the rear, to a flank, to the front. A Line over two hexes retreats to its rear only.
rules-where-it-loses-least-then-farther-from-1furtit = Adonde menos pierde; después, más lejos del enemigo que la causa; después, a la retaguardia, a un flanco, al frente. Una línea sobre dos hexágonos se retira solo hacia su retaguardia.
# No points, no turn
rules-no-points-no-turn-hz4lql = Sin puntos ni giros
# A retreat costs no points and changes no facing.
rules-a-retreat-costs-no-points-and-changes-66ewb6 = Una retirada no cuesta puntos ni cambia la orientación.
# Joining friends
rules-joining-friends-e62rlm = Unirse a los amigos
# It may end on friends: at the bottom of their stack, with their facing.
rules-it-may-end-on-friends-at-the-bottom-of-10v0hkk = Puede acabar sobre amigos: en lo bajo de su apilamiento y con su orientación.
# Across a river
rules-across-a-river-18sgpkx = Cruzando un río
# A Loss more for a retreat across a stream.
rules-a-loss-more-for-a-retreat-across-a-m3qqg5 = Una pérdida más por retirarse cruzando un arroyo.
# Into the enemy’s front
rules-into-the-enemy-s-front-4nmhmb = Ante el frente del enemigo
# A Loss more for a retreat onto a Front hex of an enemy unit.
rules-a-loss-more-for-a-retreat-onto-a-front-1wt0s1s = Una pérdida más por retirarse a un hexágono frontal de una unidad enemiga.
# No way out
rules-no-way-out-1d30xi9 = Sin salida
# Never off the map or onto enemies. A unit without any hex left is eliminated.
rules-never-off-the-map-or-onto-enemies-a-hi0ntt = Nunca fuera del mapa ni sobre enemigos. La unidad a la que no le queda ningún hexágono queda eliminada.
# No room
rules-no-room-m81ydh = Sin sitio
# A retreat never breaks 11.1, 11.2 or 6.4; a unit that could only do so is eliminated.
rules-a-retreat-never-breaks-11-1-11-2-or-6-4-14dvjqw = Una retirada nunca infringe 11.1, 11.2 ni 6.4; la unidad que solo pudiera hacerlo así queda eliminada.
# Commanders step back
rules-commanders-step-back-uzesnr = Los jefes se retiran un paso
# A commander may retreat a hex in any subphase when an enemy unit comes adjacent.
rules-a-commander-may-retreat-a-hex-in-any-arqxge = Un jefe puede retirarse un hexágono en cualquier subfase cuando una unidad enemiga llega a su lado.
# Command Confusion
rules-command-confusion-ipa4ye = Confusión del mando
# After a failed check the opponent decides on the retreat and carries it out.
rules-after-a-failed-check-the-opponent-16pw1n2 = Tras una comprobación fallida, el adversario decide la retirada y la lleva a cabo.
# Where Clashes are fought
rules-where-clashes-are-fought-19nqo9u = Dónde se libran los choques
# In the Clash subphase, and as Counterattacks and Charges in the Movement subphase.
rules-in-the-clash-subphase-and-as-1fezm4n = En la subfase de choque, y como contraataques y cargas en la subfase de movimiento.
# Units of both sides in one hex fight, all against all; their Manpower is added to find who is superior.
rules-units-of-both-sides-in-one-hex-fight-6r3mgk = Las unidades de ambos bandos en un hexágono combaten, todas contra todas; se suman sus efectivos para ver quién es superior.
# Who must
rules-who-must-z72qcw = Quién debe
# All units of the activated side that share a hex with enemies attack.
rules-all-units-of-the-activated-side-that-153mtop = Todas las unidades del bando activado que comparten hexágono con enemigos atacan.
# Once
rules-once-4wvbok = Una vez
# A unit attacks or is attacked once in a Clash subphase.
rules-a-unit-attacks-or-is-attacked-once-in-a-1cmpr56 = Una unidad ataca o es atacada una vez en una subfase de choque.
# The order
rules-the-order-91aju4 = El orden
# The activated side chooses which Clash is next.
rules-the-activated-side-chooses-which-clash-xx431x = El bando activado elige qué choque sigue.
# A Clash is finished before the next begins.
rules-a-clash-is-finished-before-the-next-1vlf49m = Un choque se termina antes de empezar el siguiente.
# To the end
rules-to-the-end-khwimq = Hasta el final
# The subphase lasts until no one is left to attack.
rules-the-subphase-lasts-until-no-one-is-left-1m7r0f1 = La subfase dura hasta que no queda nadie por atacar.
# Procedure
rules-procedure-1giq25q = Procedimiento
# The attacker names the hex. His shifts less those of the defender give the column of the Clash Table; he rolls a die.
rules-the-attacker-names-the-hex-his-shifts-1nuwslv = El atacante nombra el hexágono. Sus desplazamientos menos los del defensor dan la columna de la tabla de choque; tira un dado.
# Results
rules-results-17jx85x = Resultados
# A or D have lost: two Losses, and a rout for as many turns as the number says. The others lose one, stay, and face as they like.
rules-a-or-d-have-lost-two-losses-and-a-rout-owrpm5 = A o D han perdido: dos pérdidas y huida por tantos turnos como diga el número. Los otros pierden uno, se quedan y miran hacia donde quieran.
# The last level
rules-the-last-level-bh0qle = El último nivel
# One unit that has won alone, with Manpower 1, checks its Morale and loses nothing if it passes.
rules-one-unit-that-has-won-alone-with-jpeztd = Una unidad que ha vencido sola, con un efectivo de 1, comprueba su Moral y no pierde nada si lo supera.
# Charges and counterattacks
rules-charges-and-counterattacks-1u3x28k = Cargas y contraataques
# They are Clashes, fought out in the Movement subphase.
rules-they-are-clashes-fought-out-in-the-1s6jzjb = Son choques que se resuelven en la subfase de movimiento.
# A unit or stack routs from a Clash or a reaction.
rules-a-unit-or-stack-routs-from-a-clash-or-a-lpbwkr = Una unidad o un apilamiento huye en desbandada por un choque o una reacción.
# To the Turn track
rules-to-the-turn-track-knyog5 = A la pista de turnos
# It leaves the map for the Turn track.
rules-it-leaves-the-map-for-the-turn-track-1gsz0uj = Deja el mapa y pasa a la pista de turnos.
# Routed by a reaction
rules-routed-by-a-reaction-1a18kg3 = En desbandada por una reacción
# It comes back in the next turn.
rules-it-comes-back-in-the-next-turn-1iwk0vm = Vuelve en el turno siguiente.
# Return
rules-return-1klrjrz = Regreso
# In its turn a routed unit comes back in subphase 2.1, when its commander is activated. If he is not, it waits for the next turn.
rules-in-its-turn-a-routed-unit-comes-back-in-1b6v5k7 = En su turno, una unidad huida vuelve en la subfase 2.1, cuando se activa a su jefe. Si no se le activa, espera al turno siguiente.
# Where it comes back
rules-where-it-comes-back-n7m8bf = Adónde vuelve
# On its commander's hex or beside it; Supporting Units with their superior of the chart. Without him on a rally hex of the scenario; if the enemy holds all of them it waits for the next turn.
rules-on-its-commander-s-hex-or-beside-it-1i7fhjy = Al hexágono de su jefe o junto a él; las unidades de apoyo, con su superior según el cuadro. Sin él, a un hexágono de reunión del escenario; si el enemigo los ocupa todos, espera al turno siguiente.
# Too late
rules-too-late-1klmrdr = Demasiado tarde
# A unit that would come back after the last turn is out of the game.
rules-a-unit-that-would-come-back-after-the-1tf3s6t = Una unidad que volvería después del último turno queda fuera del juego.
# Crisis of Morale
rules-crisis-of-morale-1xyq26l = Crisis de moral
# Units beside friends that rout check their Morale, and retreat a hex if they fail.
rules-units-beside-friends-that-rout-check-1c9qp2d = Las unidades junto a amigos que huyen comprueban su moral, y se retiran un hexágono si fallan.
# Who is spared
rules-who-is-spared-twlqdy = Quién se libra
# Artillery, commanders, and units in Clash Hexes.
rules-artillery-commanders-and-units-in-clash-fyf84v = La artillería, los jefes y las unidades en hexágonos de choque.
# Victory Points
rules-victory-points-e6aakc = Puntos de victoria
# A Clash won 1, an enemy unit eliminated by fire 1 or by a blocked retreat 1, guns captured or recaptured 2 and their stars, an enemy commander 3.
rules-a-clash-won-1-an-enemy-unit-eliminated-lftl9r = Un choque ganado 1, una unidad enemiga eliminada por el fuego 1 o por una retirada cortada 1, cañones capturados o recuperados 2 más sus estrellas, un jefe enemigo 3.
# One marker
rules-one-marker-fkmnvz = Un solo marcador
# Points of one side move the marker back from the other’s.
rules-points-of-one-side-move-the-marker-back-am2qdc = Los puntos de un bando hacen retroceder el marcador del otro.
# After the last turn
rules-after-the-last-turn-7ee44p = Tras el último turno
# The side that the marker favours has won; at zero the Coalition.
rules-the-side-that-the-marker-favours-has-t2thra = Gana el bando al que favorece el marcador; en cero, la Coalición.
# Automatic victory
rules-automatic-victory-1tumt0i = Victoria automática
# Who has a number of points in phase 3 has won at once: the French 8, the Coalition 6, or what the players have agreed on.
rules-who-has-a-number-of-points-in-phase-3-2r547b = Quien tiene en la fase 3 cierto número de puntos ha ganado al instante: los franceses 8, la Coalición 6, o lo que hayan acordado los jugadores.
# When command range is measured
rules-when-command-range-is-measured-18mzs45 = Cuándo se mide el alcance
# Once, when units are called to act; what happens to the commander later does not stop them. Why: commanders move only after their units.
rules-once-when-units-are-called-to-act-what-115uaxa = Una vez, cuando se llama a las unidades a actuar; lo que pase después con el jefe no las detiene. Por qué: los jefes solo se mueven después de sus unidades.
# Arrays that differ in one hex
rules-arrays-that-differ-in-one-hex-1fd4yci = Formaciones distintas en un hexágono
# A unit that shares its hex with others of its side neither turns nor changes its array alone: the stack does so together, or the unit moves off first. Guns are free. Why: 11.0 holds in every stack, and a later cure is never certain.
rules-a-unit-that-shares-its-hex-with-others-anzj4f = Una unidad que comparte hexágono con otras de su bando no gira ni cambia de formación sola: lo hace todo el apilamiento, o la unidad sale antes. Los cañones son libres. Por qué: 11.0 vale en todo apilamiento, y un arreglo posterior nunca es seguro.
# Unlimbered foot guns
rules-unlimbered-foot-guns-rnuhc3 = Artillería a pie en batería
# They turn or limber, and do not move; who limbers has no points left. Why: their one point pays for one action (10.13).
rules-they-turn-or-limber-and-do-not-move-who-kczdem = Gira o engancha, y no se mueve; quien engancha no tiene más puntos. Por qué: su único punto paga una acción (10.13).
# Skirmishers and Squares turn freely
rules-skirmishers-and-squares-turn-freely-1igclz6 = Guerrillas y cuadros giran libremente
# Once in each hex, and again after each fire, to any facing. A Square steps forward as others do, and has no rear. Why: any number of turns in one hex comes to one, and a movement has to end; all sides of a Square are front (7.3).
rules-once-in-each-hex-and-again-after-each-jfdv6y = Una vez en cada hexágono, y otra tras cada fuego, a cualquier orientación. Un cuadro avanza como los demás y no tiene retaguardia. Por qué: varios giros en un hexágono equivalen a uno, y un movimiento ha de acabar; todos los lados de un cuadro son frente (7.3).
# Putting a stack in order
rules-putting-a-stack-in-order-1o8nzuw = Ordenar un apilamiento
# One unit, never guns, is put on top; the others keep their order. All of them stay in their hex for the rest of the subphase, where they may still fire, turn or change their array with the points that they have left. Why: the top alone matters to fire and losses (11.7, 11.8), and one decision is easier than a list.
rules-one-unit-never-guns-is-put-on-top-the-1f51uo = Una unidad, nunca cañones, pasa a lo alto; las otras conservan su orden. Todas se quedan en su hexágono el resto de la subfase, donde aún pueden hacer fuego, girar o cambiar de formación con los puntos que les quedan. Por qué: solo lo alto importa para fuego y bajas (11.7, 11.8), y una decisión es más fácil que una lista.
# Friends on the way
rules-friends-on-the-way-1d195z7 = Amigos en el camino
# The point for passing friends is paid when the hex is left. Why: whether a unit passes or joins shows only then (11.3).
rules-the-point-for-passing-friends-is-paid-1y8a404 = El punto por atravesar amigos se paga al dejar el hexágono. Por qué: solo entonces se ve si la unidad pasa o se une (11.3).
# No one in range because all have acted
rules-no-one-in-range-because-all-have-acted-kaktgi = Nadie al alcance porque todos han actuado
# A division commander whose brigade commanders in range have all been activated is treated as if none were in range. Why: such a chit could do nothing (4.5.3).
rules-a-division-commander-whose-brigade-13reuvd = Un jefe de división cuyos jefes de brigada al alcance ya se han activado se trata como si no hubiera ninguno al alcance. Por qué: esa ficha no podría hacer nada (4.5.3).
# A commander-in-chief who activates no one
rules-a-commander-in-chief-who-activates-no-8lge2z = Un general en jefe que no activa a nadie
# He moves in subphase 2.3, and no unit acts. Division commanders, and a chief who stands in for one, have no such choice. Why: 4.6.1 says that he can, and 4.5.1 to 4.5.3 name all that a division does.
rules-he-moves-in-subphase-2-3-and-no-unit-4i41jc = Se mueve en la subfase 2.3, y no actúa ninguna unidad. Los jefes de división, y un general en jefe que suple a uno, no tienen esa opción. Por qué: 4.6.1 dice que puede, y de 4.5.1 a 4.5.3 se nombra todo lo que hace una división.
# When stacking is tested
rules-when-stacking-is-tested-1bvyida = Cuándo se comprueba el apilamiento
# Whenever a unit ends its movement. This goes for infantry with cavalry too, for which 11.1 would leave time until the end of the subphase. Why: players must meet 11.0 at the end of movement (6.5 E), and a later cure is never certain.
rules-whenever-a-unit-ends-its-movement-this-j5c095 = Siempre que una unidad acaba su movimiento. Vale también para infantería con caballería, a las que 11.1 dejaría tiempo hasta el final de la subfase. Por qué: los jugadores deben cumplir 11.0 al final del movimiento (6.5 E), y un arreglo posterior nunca es seguro.
# Wheels into occupied hexes
rules-wheels-into-occupied-hexes-15jqwya = Conversiones a hexágonos ocupados
# A Line over two hexes wheels only into a hex without units, but for a second one that wheels along. Why: 6.4 knows one way of stacking them, and a wheel is no attack (12.7).
rules-a-line-over-two-hexes-wheels-only-into-br7ekg = Una línea sobre dos hexágonos solo hace una conversión a un hexágono sin unidades, salvo una segunda que la haga con ella. Por qué: 6.4 conoce una sola manera de apilarlas, y una conversión no es un ataque (12.7).
# Losses of a side
rules-losses-of-a-side-8vmkk7 = Las pérdidas de un bando
# A side takes its Losses once, not for each of its units: their owner shares them out among the units that fought. If those have fewer levels in all, all of them are eliminated. Why: 11.9 says so of a victorious stack.
rules-a-side-takes-its-losses-once-not-for-1akjko1 = Un bando sufre sus pérdidas una sola vez, no por cada unidad: su dueño las reparte entre las unidades que han combatido. Si estas suman menos niveles, todas quedan eliminadas. Por qué: 11.9 lo dice de un apilamiento vencedor.
# Which hex of a retreat
rules-which-hex-of-a-retreat-1ah818s = Qué hexágono de la retirada
# Fewest Losses first; then a hex farther from the enemy than now; then by zone; what is left is chosen. Each hex of a longer retreat is judged by itself. Of several enemies the nearest counts; if he has left the map, distance does not matter. Why: the Note of 14.10.1, step by step.
rules-fewest-losses-first-then-a-hex-farther-fmkewp = Primero, las menos pérdidas; después, un hexágono más lejos del enemigo que ahora; después, por zonas; entre lo que queda se elige. Cada hexágono de una retirada más larga se juzga por sí solo. De varios enemigos cuenta el más cercano; si ha dejado el mapa, la distancia no importa. Por qué: la nota de 14.10.1, paso a paso.
# Who may spare a retreat
rules-who-may-spare-a-retreat-rbravd = Quién puede ahorrar una retirada
# After fire the opponent orders the retreat or not; after a reaction and in a crisis the unit has to go. A retreat that eliminates the unit is ordered. Why: 14.11 says can, 13.1 and 15.12 say that it retreats.
rules-after-fire-the-opponent-orders-the-1eh7cno = Tras el fuego el adversario ordena la retirada o no; tras una reacción y en una crisis la unidad tiene que irse. Una retirada que elimina a la unidad se ordena. Por qué: 14.11 dice que puede; 13.1 y 15.12, que se retira.
# Who retreats together
rules-who-retreats-together-1k7l1i9 = Quiénes se retiran juntos
# Units of one hex that have to retreat at the same time go as a stack. Why: 13.5.
rules-units-of-one-hex-that-have-to-retreat-1dfycg0 = Las unidades de un hexágono que tienen que retirarse a la vez van como un apilamiento. Por qué: 13.5.
# Wrecks
rules-wrecks-9t2zgu = Restos
# Captured guns stay in their hex as a wreck, which takes no room, stops no one and hides nothing. Why: they count for points alone (10.12).
rules-captured-guns-stay-in-their-hex-as-a-13sxnsf = Los cañones capturados quedan en su hexágono como restos, que no ocupan sitio, no detienen a nadie ni tapan nada. Por qué: solo cuentan para los puntos (10.12).
# Recapture
rules-recapture-s9enhu = Recuperación
# Guns are recaptured when units of their own side alone stand in their hex at the end of a subphase of movement or Clash; each counter scores a capture once and a recapture once. Why: otherwise points could be farmed.
rules-guns-are-recaptured-when-units-of-their-u3y0bg = Se recuperan los cañones cuando solo hay unidades de su propio bando en su hexágono al acabar una subfase de movimiento o de choque; cada pieza puntúa una captura y una recuperación. Por qué: si no, se podrían acumular puntos sin fin.
# Two Lines, one too weak
rules-two-lines-one-too-weak-p6k6vw = Dos líneas, una demasiado débil
# A Line that has become too weak for two hexes keeps them as long as another that needs them stands there. It contracts when they part. Why: 6.4 knows no other way in which the two could stand together.
rules-a-line-that-has-become-too-weak-for-two-1aegxr5 = Una línea que ya es demasiado débil para dos hexágonos los conserva mientras esté allí otra que los necesita. Se contrae cuando se separan. Por qué: 6.4 no conoce otro modo de que estén juntas.
# The hex that is kept
rules-the-hex-that-is-kept-1d6sl6 = El hexágono que se conserva
# A Line that stands with one half in a Clash Hex keeps that one; one that has attacked and won keeps the hex that it has won. Why: only a Clash takes it out of there (11.12), and 6.5 E.
rules-a-line-that-stands-with-one-half-in-a-1eew84v = Una línea que está con una mitad en un hexágono de choque conserva ese; la que ha atacado y vencido conserva el que ha ganado. Por qué: solo un choque la saca de allí (11.12), y 6.5 E.
# Retreating onto friends
rules-retreating-onto-friends-1kvxa5d = Retirarse sobre amigos
# Who retreats onto friends takes over their array as well as their facing: that of a Square only with a Manpower of 3, that of a Line only if it needs no two hexes. No one joins a Line over two hexes but another on the same hexes, and skirmishers do not mix with others. Why: 11.0, 6.4, 7.1.
rules-who-retreats-onto-friends-takes-over-mcj50w = Quien se retira sobre amigos toma también su formación, además de su orientación: la de un cuadro solo con 3 efectivos, la de una línea solo si no necesita dos hexágonos. A una línea sobre dos hexágonos solo se une otra en los mismos hexágonos, y los tiradores no se mezclan con otros. Por qué: 11.0, 6.4, 7.1.
# Guns and commanders in a retreat
rules-guns-and-commanders-in-a-retreat-1nm3ush = Cañones y jefes en una retirada
# Guns stay, and are not captured, also when friends rout by a reaction. A commander may go along with a retreat from his hex. Why: 13.6, 10.11; 4.10.3 speaks of routs only.
rules-guns-stay-and-are-not-captured-also-1chd9o9 = Los cañones se quedan y no se capturan, tampoco cuando los amigos huyen por una reacción. Un jefe puede acompañar una retirada desde su hexágono. Por qué: 13.6, 10.11; 4.10.3 solo habla de desbandadas.
# Losses of a retreat
rules-losses-of-a-retreat-1f3zkdr = Las pérdidas de una retirada
# Each unit of the stack takes them; after a reaction only the top one. A bridge spares the Loss of 14.10.4. Why: 13.5; a bridge stands in place of the stream.
rules-each-unit-of-the-stack-takes-them-after-1tg4d79 = Las sufre cada unidad del apilamiento; tras una reacción, solo la de arriba. Un puente ahorra la pérdida de 14.10.4. Por qué: 13.5; el puente está en lugar del arroyo.
# Points for eliminated units
rules-points-for-eliminated-units-zqqiqk = Puntos por unidades eliminadas
# One if the last Loss came from fire or from the retreat that it caused, one for a blocked retreat whatever the cause, none for Losses in reactions and Clashes. A company counts as a unit. Why: 16.1 names these two.
rules-one-if-the-last-loss-came-from-fire-or-1be7aiy = Uno si la última pérdida vino del fuego o de la retirada que causó, uno por una retirada cortada sea cual sea la causa, ninguno por pérdidas en reacciones y choques. Una compañía cuenta como unidad. Por qué: 16.1 nombra estos dos casos.
# Routed without levels left
rules-routed-without-levels-left-19vjwda = En desbandada y sin niveles
# A unit that has to rout and loses its last level is eliminated; its neighbours check their Morale all the same. Why: the rout took place.
rules-a-unit-that-has-to-rout-and-loses-its-139mx81 = Una unidad que tiene que huir y pierde su último nivel queda eliminada; sus vecinos comprueban su moral de todos modos. Por qué: la desbandada se ha producido.
# Crises
rules-crises-1dg0ln0 = Crisis
# The owner chooses the order; the top unit of each stack checks, without modifiers, once for the units that rout at the same time; the stack retreats from the enemy who has caused the rout. No crisis follows from the retreat. Why: 13.5, 15.12.
rules-the-owner-chooses-the-order-the-top-dyaabz = El dueño elige el orden; comprueba la unidad de arriba de cada apilamiento, sin modificadores, una vez por las unidades que huyen al mismo tiempo; el apilamiento se retira del enemigo que ha causado la desbandada. De esa retirada no sale otra crisis. Por qué: 13.5, 15.12.
# The order of consequences
rules-the-order-of-consequences-1pgwkeh = El orden de las consecuencias
# Losses, contraction of Lines, routs, commanders, retreats, crises; what comes up on the way is seen to at once. After a Clash all this is done for the losers before the winners take their Loss. Why: each is known only when those before it are done, and 15.8 names the losers first.
rules-losses-contraction-of-lines-routs-12i8ozj = Pérdidas, contracción de líneas, desbandadas, jefes, retiradas, crisis; lo que surge por el camino se atiende enseguida. Tras un choque todo esto se hace con los vencidos antes de que los vencedores sufran su pérdida. Por qué: cada cosa solo se conoce cuando las anteriores están hechas, y 15.8 nombra primero a los vencidos.
# Points for commanders
rules-points-for-commanders-episr0 = Puntos por los jefes
# Three for a die of 0, for want of a hex to escape to, and when the last unit of his side in his hex is eliminated; none when he leaves because none of his units is left. Units on the Turn track are left; those out of the game, and guns destroyed or captured, even if recaptured, are not. Why: his units have been scored, and such guns never act again (10.12).
rules-three-for-a-die-of-0-for-want-of-a-hex-143ehxu = Tres por un dado de 0, por no tener hexágono adonde escapar y cuando se elimina la última unidad de su bando en su hexágono; ninguno cuando se va porque no le quedan unidades. Las unidades en la pista de turnos cuentan como suyas; las que están fuera del juego, y los cañones destruidos o capturados, aunque se recuperen, no. Por qué: sus unidades ya han puntuado, y esos cañones no vuelven a actuar (10.12).
# A commander alone
rules-a-commander-alone-161tfed = Un jefe solo
# He steps back a hex when an enemy unit enters his own by whatever way, or when his units leave it to enemies, or is lost if he cannot. Why: 4.10.3.
rules-he-steps-back-a-hex-when-an-enemy-unit-421nep = Se retira un hexágono cuando una unidad enemiga entra en el suyo de cualquier modo, o cuando sus unidades se lo dejan al enemigo, y se pierde si no puede. Por qué: 4.10.3.
# Wounds
rules-wounds-1m6mto1 = Heridas
# A wounded commander is well again when the turn ends; after a rout he leaves the hex like others. Why: 4.10.1 takes only his chit from the pool.
rules-a-wounded-commander-is-well-again-when-127fetc = Un jefe herido se repone al acabar el turno; tras una desbandada deja el hexágono como los demás. Por qué: 4.10.1 solo saca su ficha de la reserva.
# When a commander is caught
rules-when-a-commander-is-caught-lqzzpg = Cuando alcanzan a un jefe
# One who gets away or steps back goes to any adjacent hex without enemy units, whatever stands beside it. Why: 14.10.8 names no other limit.
rules-one-who-gets-away-or-steps-back-goes-to-1kpmc76 = Quien escapa o se retira un paso va a cualquier hexágono contiguo sin unidades enemigas, haya lo que haya al lado. Por qué: 14.10.8 no nombra otro límite.
# The level of a Line over two hexes
rules-the-level-of-a-line-over-two-hexes-ic1193 = El nivel de una línea sobre dos hexágonos
# It sees as if it stood on the higher of its hexes. Why: 14.1.1 knows one level for each unit, and its line begins between the two (14.2.1).
rules-it-sees-as-if-it-stood-on-the-higher-of-4ezn8g = Ve como si estuviera en el más alto de sus hexágonos. Por qué: 14.1.1 conoce un nivel por unidad, y su línea empieza entre los dos (14.2.1).
# Fire at a Line over two hexes
rules-fire-at-a-line-over-two-hexes-92b4m = Fuego contra una línea sobre dos hexágonos
# At the nearer of its hexes; of two that are equally near, at the one that is better for the firer. Of commanders only those in that hex are in danger. Why: the rules do not choose, and a firer would; 4.10.1 has the commander in the target hex.
rules-at-the-nearer-of-its-hexes-of-two-that-1qk5039 = Contra el más cercano de sus hexágonos; si ambos están igual de cerca, contra el mejor para quien hace fuego. De los jefes solo corren peligro los que están en ese hexágono. Por qué: las reglas no eligen, y él elegiría; 4.10.1 habla del jefe en el hexágono del blanco.
# What covers and what exposes
rules-what-covers-and-what-exposes-lep96v = Qué cubre y qué expone
# In forest and village two less on the check, in Skirmish Order one less, in Square one more, in Column one more under Artillery Fire. Why: the table is lost; 10.8 has the olive grove, and takes care to say that its target is in Line.
rules-in-forest-and-village-two-less-on-the-1wnbjrv = En bosque y pueblo dos menos en la comprobación, en guerrilla uno menos, en cuadro uno más, en columna uno más bajo fuego de artillería. Por qué: la tabla se ha perdido; 10.8 trae el olivar y cuida de decir que su blanco está en línea.
# Together from different distances
rules-together-from-different-distances-1rtj868 = Juntos desde distancias distintas
# The best Firepower counts over its own distance, of equals the nearer. Why: 14.9.3 divides the Firepower that is used.
rules-the-best-firepower-counts-over-its-own-1kwbmar = Cuenta la mejor Potencia de Fuego entre su propia distancia; de iguales, la más cercana. Por qué: 14.9.3 divide la Potencia de Fuego que se usa.
# Together from different sides
rules-together-from-different-sides-qe86lc = Juntos desde lados distintos
# The bonus for flank or rear, and that for rifles, count only if all who fire have it. Why: 14.9.10 takes what is best for the target.
rules-the-bonus-for-flank-or-rear-and-that-sln4rp = El modificador por flanco o retaguardia y el de los rifles cuentan solo si lo tienen todos los que hacen fuego. Por qué: 14.9.10 toma lo mejor para el blanco.
# What a failed check costs
rules-what-a-failed-check-costs-14c9vhr = Qué cuesta una comprobación fallida
# A Loss, but none from skirmishers; then the firer may order a retreat of one hex: from muskets of the whole stack, from guns of the units that failed. Why: 3.4, 8.9 and 16.1 speak of Losses from fire, 14.11 gives the retreat to the opponent, and 13.1 and 15.12 know one hex.
rules-a-loss-but-none-from-skirmishers-then-8bivk4 = Una baja, pero ninguna de guerrillas; luego quien hace fuego puede ordenar una retirada de un hexágono: por mosquetes, de todo el apilamiento; por cañones, de las unidades que han fallado. Por qué: 3.4, 8.9 y 16.1 hablan de bajas por fuego, 14.11 da la retirada al adversario, y 13.1 y 15.12 conocen un hexágono.
# Flank to flank
rules-flank-to-flank-1py8jog = Flanco con flanco
# Each stands in a Flank hex of the other; two Squares need only be adjacent. Why: a Square has no flanks (7.3).
rules-each-stands-in-a-flank-hex-of-the-other-1pdidhj = Cada una está en un hexágono de flanco de la otra; a dos cuadros les basta estar adyacentes. Por qué: un cuadro no tiene flancos (7.3).
# Who pays for fire
rules-who-pays-for-fire-1ugjtdb = Quién paga el fuego
# Units that act in the subphase, with what they have left, before, in the middle of or after their movement. Horse guns that do not fire may move with all three points. Infantry of the active side that does not act fires free, and as often as its four fires allow. Why: 14.9.2 charges a unit in its own Movement subphase, 14.5 lets any unit fire, and 10.15 gives horse guns three points, of which one may be spent on fire.
rules-units-that-act-in-the-subphase-with-h9ao29 = Las unidades que actúan en la subfase, con lo que les queda, antes, en medio o después de su movimiento. La artillería a caballo que no hace fuego puede mover con sus tres puntos. La infantería del bando activo que no actúa hace fuego sin coste, cuantas veces permitan sus cuatro fuegos. Por qué: 14.9.2 cobra a una unidad en su propia subfase de movimiento, 14.5 deja hacer fuego a cualquiera y 10.15 da a la artillería a caballo tres puntos, de los que uno puede gastarse en fuego.
# Each unit fires at them for itself; fire that cannot harm them is not declared. Guns in a stack suffer nothing from fire. Why: 14.9.4 and 10.9 have one die for one firer, and at other distances no effect.
rules-each-unit-fires-at-them-for-itself-fire-10n8duj = Cada unidad hace fuego contra ellos por su cuenta; el fuego que no puede dañarlos no se declara. Los cañones en un apilamiento nada sufren del fuego. Por qué: 14.9.4 y 10.9 tienen un dado para uno solo, y ningún efecto a otras distancias.
# Single actions
rules-single-actions-1oxpcum = Acciones sueltas
# The sides take turns at one action each: one fire, or the whole movement of a unit or stack. A side that can do nothing has passed, and two passes in a row end the subphase. Why: the least that 14.5 asks for.
rules-the-sides-take-turns-at-one-action-each-1gkrgw4 = Los bandos se alternan con una acción cada uno: un fuego, o el movimiento entero de una unidad o apilamiento. El bando que nada puede hacer ha pasado, y dos pases seguidos acaban la subfase. Por qué: es lo mínimo que pide 14.5.
# Rounding Firepower
rules-rounding-firepower-1vbqyic = Redondeo de la Potencia de Fuego
# After the percentage, and again after the division by the distance. Why: 3.4 and 14.9.3 each round.
rules-after-the-percentage-and-again-after-11ez2qa = Tras el porcentaje, y otra vez tras dividir por la distancia. Por qué: 3.4 y 14.9.3 redondean cada una.
# A Line over two hexes among others
rules-a-line-over-two-hexes-among-others-12tes3y = Una línea sobre dos hexágonos entre otras unidades
# The row goes down by the number of hexes from which is fired, less one, and no further. Why: in the example of 14.9.6 three hexes are two rows.
rules-the-row-goes-down-by-the-number-of-fs29f6 = La fila baja tanto como hexágonos desde los que se hace fuego, menos uno, y no más. Por qué: en el ejemplo de 14.9.6 tres hexágonos son dos filas.
# A natural 0 among several checks
rules-a-natural-0-among-several-checks-wf38f6 = Un 0 natural entre varias comprobaciones
# One is enough to put the guns out of action, once the fire is carried out. Why: 10.6 asks whether a 0 is rolled.
rules-one-is-enough-to-put-the-guns-out-of-1kcegmn = Basta uno para dejar los cañones fuera de servicio, una vez resuelto el fuego. Por qué: 10.6 pregunta si sale un 0.
# Field of fire of guns
rules-field-of-fire-of-guns-11ubxnc = Campo de fuego de los cañones
# As that of infantry in Column. Why: the picture of 10.2 is lost, and 10.1 places guns so.
rules-as-that-of-infantry-in-column-why-the-194ycss = Como el de la infantería en columna. Por qué: la figura de 10.2 se ha perdido, y 10.1 coloca así los cañones.
# Who is in front
rules-who-is-in-front-p2r0yr = Quién está al frente
# Infantry, cavalry and guns in a Front hex bind the fire of a unit, also where they cannot be a target because of a Clash; a commander does not, and is no target. Why: 14.6 and 14.7 together.
rules-infantry-cavalry-and-guns-in-a-front-1hev03y = Infantería, caballería y cañones en un hexágono frontal atan el fuego de una unidad, también donde un choque impide que sean blanco; un jefe no lo ata, ni es blanco. Por qué: 14.6 y 14.7 juntas.
# Each enemy activation
rules-each-enemy-activation-4nfu78 = Cada activación enemiga
# Guns fire in each that leads to a Movement subphase. Why: 10.5 speaks of that subphase.
rules-guns-fire-in-each-that-leads-to-a-fhvdru = Los cañones hacen fuego en cada una que lleva a una subfase de movimiento. Por qué: 10.5 habla de esa subfase.
# Along the border of zones
rules-along-the-border-of-zones-3deb7p = Por la linde de las zonas
# A line that leaves a unit precisely between two zones leaves it through the better one: Front of two, of skirmishers Flank. Why: 14.4.1 is as kind to a target.
rules-a-line-that-leaves-a-unit-precisely-hsaqfm = Una línea que sale de una unidad exactamente entre dos zonas sale por la mejor: el frente; de guerrillas, el flanco. Por qué: 14.4.1 es igual de benévola con un blanco.
# Who attacks in subphase 2.4
rules-who-attacks-in-subphase-2-4-126exhq = Quién ataca en la subfase 2.4
# All units of the side whose commander is activated that share a hex with enemies. Why: every Clash Hex comes from an entry in the same activation, and is fought out in it (15.6).
rules-all-units-of-the-side-whose-commander-1mzavb9 = Todas las unidades del bando del jefe activado que comparten hexágono con enemigos. Por qué: todo hexágono de choque viene de una entrada en la misma activación, y en ella se resuelve (15.6).
# What entering a Clash Hex means
rules-what-entering-a-clash-hex-means-dbkqgi = Qué es entrar en un hexágono de choque
# To enter any hex with enemy infantry, cavalry or guns, also where the entry makes it one. Guns never enter one. Why: otherwise 5.1, 7.3 and 8.7 would forbid nothing; guns take no part in a Clash (10.11).
rules-to-enter-any-hex-with-enemy-infantry-13ttgp8 = Entrar en cualquier hexágono con infantería, caballería o artillería enemiga, también si la entrada lo convierte en uno. La artillería nunca entra. Por qué: si no, 5.1, 7.3 y 8.7 no prohibirían nada; la artillería no participa en un choque (10.11).
# Passing friends before the enemy
rules-passing-friends-before-the-enemy-15lpmd7 = Pasar entre amigos ante el enemigo
# Where a unit could not stop, it does not enter if enemies would react to it. Why: a counterattack would leave it there, and 13.8 wants room for reactions.
rules-where-a-unit-could-not-stop-it-does-not-15sno3d = Donde una unidad no podría detenerse, no entra si los enemigos reaccionarían. Por qué: un contraataque la dejaría allí, y 13.8 pide espacio para las reacciones.
# Gathering in a Clash Hex
rules-gathering-in-a-clash-hex-1um9jw6 = Reunirse en un hexágono de choque
# Units of one side have the same array there; facings may differ until the result. Why: 11.0 and 11.11 together, and who has won faces one way (15.8).
rules-units-of-one-side-have-the-same-array-61rsxb = Las unidades de un bando tienen allí la misma formación; las orientaciones pueden diferir hasta el resultado. Por qué: 11.0 y 11.11 juntas, y quien vence mira hacia un lado (15.8).
# Hex X
rules-hex-x-4cef6a = El hexágono X
# The next hex in the line of the Line over two hexes, beyond the one that it is to win: on the field, passable and free of friends when the entry splits the fights. If it is lost meanwhile, the battalion that has won comes together in Column on the hex it has won. Why: 6.5 E; 6.3.8 for want of room.
rules-the-next-hex-in-the-line-of-the-line-1t0xigr = El hexágono siguiente en la prolongación de la línea sobre dos hexágonos, más allá del que ha de ganar: dentro del campo, transitable y libre de amigos cuando la entrada separa los combates. Si entretanto se pierde, el batallón que ha vencido se reúne en columna en el hexágono ganado. Por qué: 6.5 E; 6.3.8 por falta de sitio.
# Dividing the attackers
rules-dividing-the-attackers-1mcs4k8 = Repartir a los atacantes
# All who meet one Line over two hexes attack it together; a unit that alone meets two enemies fights both; no one is left without an opponent and no one fights twice. Where several divisions are possible the attacker chooses, with each Clash that he names. Why: 15.1 to 15.3 and the pictures of 6.5.
rules-all-who-meet-one-line-over-two-hexes-1jy72j1 = Todos los que topan con una línea sobre dos hexágonos la atacan juntos; una unidad que topa sola con dos enemigos combate a ambos; nadie queda sin adversario ni combate dos veces. Si caben varios repartos, elige el atacante con cada choque que nombra. Por qué: 15.1 a 15.3 y las figuras de 6.5.
# Commanders in a Clash
rules-commanders-in-a-clash-ux7sgf = Jefes en un choque
# One who is with a unit that fights gives his side a shift; he is in danger only if his stack routs. Why: the table of shifts is lost.
rules-one-who-is-with-a-unit-that-fights-1m6oy5x = El que está con una unidad que combate da un desplazamiento a su bando; solo corre peligro si su apilamiento huye. Por qué: la tabla de desplazamientos se ha perdido.
# Facing of a Line over two hexes that has won
rules-facing-of-a-line-over-two-hexes-that-19kd51t = Orientación de una línea sobre dos hexágonos que ha vencido
# It keeps its two hexes and faces one way or the other across them. Why: another facing would need another hex.
rules-it-keeps-its-two-hexes-and-faces-one-1gtddlk = Conserva sus dos hexágonos y mira hacia un lado o el otro. Por qué: otra orientación necesitaría otro hexágono.
# Guns attacked alone
rules-guns-attacked-alone-125hgwg = Artillería atacada sola
# Points for the guns and one for the Clash; the attackers lose nothing if they win, and a point if they fail. Guns alone in one hex of a fight with troops in another go with those troops. Why: 10.10 says who has won the Clash; 10.11.
rules-points-for-the-guns-and-one-for-the-8avswy = Puntos por la artillería y uno por el choque; los atacantes no pierden nada si vencen, y un punto si fracasan. La artillería sola en un hexágono de un combate con tropas en otro corre la suerte de esas tropas. Por qué: 10.10 dice quién ha ganado el choque; 10.11.
# What ends a movement
rules-what-ends-a-movement-2pv1cd = Qué termina un movimiento
# To come among enemies, to be counterattacked, to retreat or to rout. A Loss alone does not: those who still stand there go on, over one hex or two as the first of them. Why: 12.12.2, and 12.13 wants a clear end.
rules-to-come-among-enemies-to-be-9gchkw = Entrar entre enemigos, ser contraatacado, retirarse o huir. Una pérdida sola no: los que siguen allí continúan, sobre uno o dos hexágonos como el primero de ellos. Por qué: 12.12.2, y 12.13 pide un final claro.
# Whence a counterattack comes
rules-whence-a-counterattack-comes-1xliv77 = De dónde viene un contraataque
# Straight ahead, by a Front hex, without points, the whole stack but guns; terrain, array and stacking must allow it. A Line over two hexes goes forward with one half at least on the enemy and enters no hex of other enemies or of friends. Why: 12.1, 11.6, 7.3, 8.7.
rules-straight-ahead-by-a-front-hex-without-169wf27 = De frente, por un hexágono frontal, sin puntos, todo el apilamiento menos la artillería; terreno, formación y apilamiento deben permitirlo. Una línea sobre dos hexágonos avanza con al menos una mitad sobre el enemigo y no entra en hexágonos de otros enemigos ni de amigos. Por qué: 12.1, 11.6, 7.3, 8.7.
# Turning as a reaction
rules-turning-as-a-reaction-qhvscg = Girar como reacción
# By a sixth, the whole stack, at no cost; a Line over two hexes wheels forward, or backward if only there a hex is free. It calls for no reaction. Why: 12.7, 6.3.3.
rules-by-a-sixth-the-whole-stack-at-no-cost-a-t7m7sc = Un sexto, todo el apilamiento, sin coste; una línea sobre dos hexágonos pivota hacia delante, o hacia atrás si solo allí hay un hexágono libre. No provoca reacción. Por qué: 12.7, 6.3.3.
# The run-up of a Charge
rules-the-run-up-of-a-charge-31qo37 = La carrera de una carga
# The whole movement of this subphase up to the hex of the enemy, which counts as its last hex and must be open as the others. A step back spoils it. A stack has none if a retreat in this subphase has brought its squadrons together; each may charge alone. Why: the letter of 9.2.1 and 9.2.2.
rules-the-whole-movement-of-this-subphase-up-139afo7 = Todo el movimiento de esta subfase hasta el hexágono del enemigo, que cuenta como último y debe ser abierto como los demás. Un paso atrás la malogra. Un apilamiento no la tiene si una retirada en esta subfase ha reunido a sus escuadrones; cada uno puede cargar solo. Por qué: la letra de 9.2.1 y 9.2.2.
# A Charge where friends fight
rules-a-charge-where-friends-fight-1ciwqjo = Una carga donde combaten amigos
# There is none: the cavalry waits for subphase 2.4. Why: 9.2.1 bars hexes with other units.
rules-there-is-none-the-cavalry-waits-for-1wkomt2 = No la hay: la caballería espera a la subfase 2.4. Por qué: 9.2.1 excluye hexágonos con otras unidades.
# What is reacted to
rules-what-is-reacted-to-iitqds = A qué se reacciona
# Steps and wheels of infantry and cavalry, each hex afresh; not retreats, counterattacks, companies that are sent out, Lines that extend, returns or commanders. Why: 13.1 speaks of a unit that has just entered a hex.
rules-steps-and-wheels-of-infantry-and-agmecr = A pasos y conversiones de infantería y caballería, en cada hexágono de nuevo; no a retiradas, contraataques, compañías destacadas, líneas que se extienden, regresos ni jefes. Por qué: 13.1 habla de una unidad que acaba de entrar en un hexágono.
# Several who react
rules-several-who-react-1raitsc = Varios que reaccionan
# One after the other, as their owner chooses; all that follows is carried out at once, and counterattacks strike together at the end. If the mover is gone, the rest lapses. Why: 12.12.4.
rules-one-after-the-other-as-their-owner-z84c4i = Uno tras otro, como elija su dueño; todo lo que sigue se ejecuta en el acto, y los contraataques golpean juntos al final. Si quien movió ya no está, el resto decae. Por qué: 12.12.4.
# Command when reacting
rules-command-when-reacting-13yi58j = El mando al reaccionar
# The range is measured at the check, from the commander whose orders the unit follows then. Why: 4.2, 4.8.
rules-the-range-is-measured-at-the-check-from-1w1yv23 = El alcance se mide en el chequeo, desde el jefe cuyas órdenes sigue entonces la unidad. Por qué: 4.2, 4.8.
# Reaction to skirmishers
rules-reaction-to-skirmishers-1qp9lyr = Reacción a la guerrilla
# Anyone beside a company that moves may react, infantry by A, skirmishers by B, cavalry by D, or let all be. Why: 8.8 speaks of the adjacent hex.
rules-anyone-beside-a-company-that-moves-may-12bezbz = Cualquiera junto a una compañía que mueve puede reaccionar, la infantería por A, la guerrilla por B, la caballería por D, o dejarlo estar. Por qué: 8.8 habla del hexágono adyacente.
# At every entry of cavalry, a Charge or not, and when cavalry counterattacks: the unit on top checks without modifiers, all battalions need a Manpower of 3 and open ground. After a failure their owner shares the Loss. A Line over two hexes forms in the hex that is entered, and does not while its other half stands in a Clash Hex (11.12). Why: 7.1, 7.2, 6.3.6.
rules-at-every-entry-of-cavalry-a-charge-or-15x5bzb = En cada entrada de caballería, con carga o sin ella, y cuando la caballería contraataca: la unidad superior hace el chequeo sin modificadores, y todos los batallones necesitan unos efectivos de 3 y terreno despejado. Tras un fallo, su dueño reparte la pérdida. Una línea sobre dos hexágonos forma en el hexágono en que se entra, y no lo hace mientras su otra mitad esté en un hexágono de choque (11.12). Por qué: 7.1, 7.2, 6.3.6.
# Cavalry after a Clash
rules-cavalry-after-a-clash-cq0c2l = Caballería tras un choque
# 9.3 holds after every Clash that it has won, also as defender. Who fails has not routed: no Loss, and no crisis. After a Charge those who stay choose their facing and may go on; another Charge needs a run-up of its own. Why: 9.3, 9.2.4.
rules-9-3-holds-after-every-clash-that-it-has-5drqgd = 9.3 vale tras todo choque ganado, también como defensor. Quien falla no ha huido: ni pérdida ni crisis. Tras una carga, los que se quedan eligen su orientación y pueden seguir; otra carga necesita su propia carrera. Por qué: 9.3, 9.2.4.
# A total of 9 and more
rules-a-total-of-9-and-more-1gp68qm = Un total de 9 o más
# It routs infantry even if its Morale would suffice. Why: the graver branch of 13.1 A goes first.
rules-it-routs-infantry-even-if-its-morale-15rsaza = Pone en fuga a la infantería aunque su Moral bastara. Por qué: el caso más grave de 13.1 A va primero.
# Fire as a reaction
rules-fire-as-a-reaction-6q60kf = Fuego como reacción
# At the unit that has moved, by one unit, within sight, field of fire and number of fires, at no cost; where it has joined a stack, at the unit on top. Who has passed may also do nothing. Why: 13.1 says that it can, and 11.8 has the top unit suffer.
rules-at-the-unit-that-has-moved-by-one-unit-16331ao = A la unidad que ha movido, por una unidad, dentro de su vista, su campo de tiro y su número de fuegos, sin coste; si se ha unido a un apilamiento, a la unidad de arriba. Quien ha superado el chequeo también puede no hacer nada. Por qué: 13.1 dice que puede, y según 11.8 sufre la unidad de arriba.
# Skirmishers attacked
rules-skirmishers-attacked-156r6xg = Guerrilla atacada
# They fight as others do; who attacks them has shifts. Their opponents lose no Manpower, but rout if they are beaten. Why: 8.10, 15.8.
rules-they-fight-as-others-do-who-attacks-yzq869 = Combate como las demás; quien la ataca tiene desplazamientos. Sus adversarios no pierden efectivos, pero huyen si son vencidos. Por qué: 8.10, 15.8.
# Morale in a Clash
rules-morale-in-a-clash-1yqbx8 = La Moral en un choque
# The highest of the units on top on each side counts. Why: the table of shifts is lost.
rules-the-highest-of-the-units-on-top-on-each-j22x87 = Cuenta la más alta de las unidades superiores de cada bando. Por qué: la tabla de desplazamientos se ha perdido.
# A counterattack that lapses
rules-a-counterattack-that-lapses-1nfc459 = Un contraataque que decae
# What was noted lapses for a unit that has had to retreat since, and where a Line has left the hex that was to be struck. Why: no one is there to strike, or to be struck.
rules-what-was-noted-lapses-for-a-unit-that-e973kp = Lo anotado decae para una unidad que desde entonces ha tenido que retirarse, y donde una línea ha dejado el hexágono que se iba a golpear. Por qué: no hay quien golpee, o a quien golpear.
# Beyond the table
rules-beyond-the-table-1wl522d = Más allá de la tabla
# A difference of shifts beyond the table uses its last column. Why: 15.7 names no end.
rules-a-difference-of-shifts-beyond-the-table-1cydm3o = Una diferencia de desplazamientos más allá de la tabla usa su última columna. Por qué: 15.7 no nombra un límite.
# The last squadron
rules-the-last-squadron-t0euth = El último escuadrón
# With Manpower 1 and alone it first checks to live (15.9), then to stay (9.3). Why: the order of the rules.
rules-with-manpower-1-and-alone-it-first-1sxjfii = Con un efectivo de 1 y solo, primero hace el chequeo para sobrevivir (15.9), luego para quedarse (9.3). Por qué: el orden de las reglas.
# The first step of a company
rules-the-first-step-of-a-company-4xo6p1 = El primer paso de una compañía
# It takes its first step as it is detached, into a hex beside its battalion, and makes its whole movement before the battalion goes on. The battalion needs a Manpower of 2, and a company that is lost is not replaced. Why: left in its hex it would meet its battalion at once (8.3).
rules-it-takes-its-first-step-as-it-is-6ht5zo = Da su primer paso al destacarse, a un hexágono junto a su batallón, y hace todo su movimiento antes de que el batallón siga. El batallón necesita 2 efectivos, y una compañía perdida no se repone. Por qué: si se quedara en el hexágono, se reuniría con su batallón enseguida (8.3).
# A Line that cannot extend in a stack
rules-a-line-that-cannot-extend-in-a-stack-1o6uvla = Una línea que no puede extenderse en un apilamiento
# Without room for its second hex a Line is in Column, and so are all who share its hex; it has no room where they do not cover two hexes too. Why: 6.3.8 wants Column, and a stack has one array (11.0).
rules-without-room-for-its-second-hex-a-line-9gsi15 = Sin sitio para su segundo hexágono, una línea queda en columna, y con ella todos los que comparten su hexágono; no tiene sitio donde ellos no ocupen también dos. Por qué: 6.3.8 pide columna, y un apilamiento tiene una sola formación (11.0).
# Two Lines over two hexes, one of which would shrink
rules-two-lines-over-two-hexes-one-of-which-196rcev = Dos líneas sobre dos hexágonos, una de las cuales se acortaría
# It does not detach its company while it shares its hexes with another that covers both. Why: 6.4 allows nothing else beside such a Line, and detaching is never forced.
rules-it-does-not-detach-its-company-while-it-dh01x1 = No destaca su compañía mientras comparta sus hexágonos con otra que ocupe ambos. Por qué: 6.4 no permite nada más junto a esa línea, y destacar nunca es obligatorio.
# How a line moves
rules-how-a-line-moves-rzg4h2 = Cómo se mueve una línea
# Each of its units has its own points, and enters one hex in turn, or lets the next one go on; the enemy reacts to each. A unit that cannot stay where it is goes on first, and none enters a hex where another of the line waits. A stack is one of its units. Who has to stop drops out. Why: 13.8 wants time for each reaction, and 12.10 wants movement and fire of several units to be coordinated.
rules-each-of-its-units-has-its-own-points-15bf4qc = Cada una de sus unidades tiene sus propios puntos y entra por turno en un hexágono, o deja seguir a la siguiente; el enemigo reacciona a cada una. La que no puede quedarse donde está sigue primero, y ninguna entra en un hexágono donde espera otra de la línea. Un apilamiento es una de sus unidades. La que tiene que detenerse queda fuera. Por qué: 13.8 pide tiempo para cada reacción, y 12.10 quiere coordinar el movimiento y el fuego de varias unidades.
# A brigade whose commander is dead
rules-a-brigade-whose-commander-is-dead-hpb8ws = Una brigada cuyo jefe ha muerto
# It counts as a brigade of its division: it acts once in a turn, with its units in range of the division commander, keeps his chit coming back until it has acted, and takes part when the whole division is activated. Why: 4.5.1.1 counts brigades, and 4.8 replaces their commander only.
rules-it-counts-as-a-brigade-of-its-division-omvel = Cuenta como brigada de su división: actúa una vez por turno, con sus unidades al alcance del jefe de división, hace volver la ficha de este hasta que haya actuado, y participa cuando se activa toda la división. Por qué: 4.5.1.1 cuenta brigadas, y 4.8 solo sustituye a su jefe.
# An independent brigade without its commander
rules-an-independent-brigade-without-its-pzmviw = Una brigada independiente sin su jefe
# His chit is gone. The chit of the commander-in-chief may call its units within his own range instead of a brigade commander; 4.6 stays valid. Why: 4.8 in like manner, and 4.9 speaks of divisions.
rules-his-chit-is-gone-the-chit-of-the-tas99b = Su ficha desaparece. La ficha del general en jefe puede llamar a sus unidades dentro de su propio alcance en vez de a un jefe de brigada; 4.6 sigue valiendo. Por qué: por analogía con 4.8, y 4.9 habla de divisiones.
# No brigade is left to activate
rules-no-brigade-is-left-to-activate-18k4i8l = No queda brigada que activar
# A division commander all of whose brigades have been activated moves alone when his chit is drawn, and nothing is asked. After a failed try with the whole division his chit does not come back if the brigade that is turned over was the last. Why: such a chit could do nothing else (4.5.1), and 4.5.1.1 sets it aside.
rules-a-division-commander-all-of-whose-o1l323 = Un jefe de división cuyas brigadas se han activado todas se mueve solo cuando sale su ficha, y no se pregunta nada. Tras un intento fallido con toda la división, su ficha no vuelve si la brigada a la que se da la vuelta era la última. Por qué: esa ficha no podría hacer otra cosa (4.5.1), y 4.5.1.1 la aparta.
# A commander-in-chief who stands in
rules-a-commander-in-chief-who-stands-in-1qtm3q2 = Un general en jefe que suple
# With the brigade that he activates he names the division. Ranges are measured from him, his Coordination is used, and his chit comes back while a brigade of those divisions has not been activated. Why: 4.9 sends him to 4.5 with all that belongs to it.
rules-with-the-brigade-that-he-activates-he-1mzxpga = Con la brigada que activa nombra la división. Los alcances se miden desde él, se usa su coordinación, y su ficha vuelve mientras quede sin activar una brigada de esas divisiones. Por qué: 4.9 lo remite a 4.5 con todo lo que le pertenece.
# Return without a commander, and of Supporting Units
rules-return-without-a-commander-and-of-hdmk9i = Regreso sin jefe, y de unidades de apoyo
# Units whose commander is dead come back when their brigade is activated by who commands it now, on the rally hexes; Supporting Units in any activation in which they could act, beside their superior. A commander who is only turned over (4.5.2.1, 4.5.3) brings none back, and where no superior is left to call a brigade its units neither come back nor move. Why: 15.11.3 and 15.11.4 name the commander of the unit, and want him activated, 4.7.1 when supports act.
rules-units-whose-commander-is-dead-come-back-4iqjb9 = Las unidades cuyo jefe ha muerto vuelven cuando activa su brigada quien la manda ahora, a los hexágonos de reunión; las de apoyo, en cualquier activación en la que podrían actuar, junto a su superior. Un jefe al que solo se da la vuelta (4.5.2.1, 4.5.3) no hace volver a ninguna, y donde no queda superior que llame a una brigada sus unidades ni vuelven ni mueven. Por qué: 15.11.3 y 15.11.4 nombran al jefe de la unidad y lo quieren activado, y 4.7.1 dice cuándo actúan las de apoyo.
# How a unit comes back
rules-how-a-unit-comes-back-ue50cs = Cómo vuelve una unidad
# Infantry in Column, companies in Skirmish Order, facing any way, or as those whom they join, within the limits of stacking; not among enemies, and beside them only if there is no other hex. Why: the rulebook is silent, and a rout ends away from the enemy.
rules-infantry-in-column-companies-in-2py8eq = La infantería en columna, las compañías en guerrilla, mirando a cualquier lado, o como aquellos a los que se unen, dentro de los límites de apilamiento; nunca entre enemigos, y junto a ellos solo si no hay otro hexágono. Por qué: el reglamento calla, y una huida acaba lejos del enemigo.
# No room to come back
rules-no-room-to-come-back-jgfx95 = Sin sitio para volver
# A unit for which there is no hex waits for the next turn. Why: 15.11.4 has it wait where the enemy holds the rally hexes.
rules-a-unit-for-which-there-is-no-hex-waits-gb8d44 = Una unidad para la que no hay hexágono espera al turno siguiente. Por qué: 15.11.4 la hace esperar donde el enemigo ocupa los hexágonos de reunión.
# Where commanders ride
rules-where-commanders-ride-165fxff = Por dónde cabalgan los jefes
# A commander enters and crosses no hex that only the enemy holds; a Clash Hex he does. Why: 11.4 speaks of friends, 4.2 closes such hexes to his orders, and 4.10.3 to his flight.
rules-a-commander-enters-and-crosses-no-hex-17a1wqu = Un jefe no entra en un hexágono que solo tenga el enemigo, ni lo cruza; en un hexágono de choque, sí. Por qué: 11.4 habla de amigos, 4.2 cierra esos hexágonos a sus órdenes y 4.10.3 a su huida.
# Weak fire (M and M-1): a failed check costs what the tables say, or only a retreat
rules-weak-fire-m-and-m-1-a-failed-check-e9fo4d = Fuego débil (M y M-1): no pasar la comprobación de moral cuesta lo que dicen las tablas, o solo una retirada
# How many times the Manpower of the enemy brings the first shift in a Clash
rules-how-many-times-the-manpower-of-the-fgfgq9 = Cuántas veces los efectivos del enemigo dan el primer desplazamiento en un choque
# Points with which the French win at once
rules-points-with-which-the-french-win-at-22s3bs = Puntos con los que los franceses ganan al instante
# Points with which the Coalition wins at once
rules-points-with-which-the-coalition-wins-at-1a5n801 = Puntos con los que la Coalición gana al instante
# Chits that the French choose each turn
rules-chits-that-the-french-choose-each-turn-ctaa47 = Fichas que eligen los franceses cada turno
# Chits that the Coalition chooses each turn
rules-chits-that-the-coalition-chooses-each-176difo = Fichas que elige la Coalición cada turno
# form square
rules-form-square-1j0meg6 = formar el cuadro
# Infantry tries to form square when cavalry enters its hex: { $commanders }
rules-infantry-tries-to-form-square-when-1siygaq = La infantería entre la que irrumpe la caballería intenta formar el cuadro: { $commanders }
# never form square
rules-never-form-square-1fh7a10 = nunca formar el cuadro
# Infantry stands as it is when cavalry enters its hex: { $commanders }
rules-infantry-stands-as-it-is-when-cavalry-5wbhbl = La infantería entre la que irrumpe la caballería aguanta como está: { $commanders }
# counterattack at 2
rules-counterattack-at-2-1jf7iuq = contraatacar con 2
# Units counterattack at column 2 of the Clash Table or better: { $commanders }
rules-units-counterattack-at-column-2-of-the-1scg7ao = Quien puede contraatacar lo hace con la columna 2 de la tabla de choque o una mejor: { $commanders }
# counterattack at 1
rules-counterattack-at-1-1j57x5r = contraatacar con 1
# Units counterattack at column 1 of the Clash Table or better: { $commanders }
rules-units-counterattack-at-column-1-of-the-8jy8gf = Quien puede contraatacar lo hace con la columna 1 de la tabla de choque o una mejor: { $commanders }
# counterattack at 0
rules-counterattack-at-0-1iv8bgs = contraatacar con 0
# Units counterattack at column 0 of the Clash Table or better: { $commanders }
rules-units-counterattack-at-column-0-of-the-iqxglu = Quien puede contraatacar lo hace con la columna 0 de la tabla de choque o una mejor: { $commanders }
# never counterattack
rules-never-counterattack-1auqrv9 = nunca contraatacar
# A unit whose only other choice is a counterattack stands: { $commanders }
rules-a-unit-whose-only-other-choice-is-a-1gq70y = Quien solo podría contraatacar aguanta: { $commanders }
# muskets at 5
rules-muskets-at-5-1d5qtzt = mosquetes con 5
# Infantry fires, also as a reaction, if the chance of harm is at least 5 in ten: { $commanders }
rules-infantry-fires-also-as-a-reaction-if-9ibjgt = La infantería dispara, también al reaccionar, si hace daño en 5 de diez o más: { $commanders }
# muskets at 3
rules-muskets-at-3-1dpq1dr = mosquetes con 3
# Infantry fires, also as a reaction, if the chance of harm is at least 3 in ten: { $commanders }
rules-infantry-fires-also-as-a-reaction-if-1to6xtn = La infantería dispara, también al reaccionar, si hace daño en 3 de diez o más: { $commanders }
# muskets at 1
rules-muskets-at-1-1e9p8rp = mosquetes con 1
# Infantry fires, also as a reaction, if the chance of harm is at least 1 in ten: { $commanders }
rules-infantry-fires-also-as-a-reaction-if-fcb73t = La infantería dispara, también al reaccionar, si hace daño en 1 de diez o más: { $commanders }
# guns at 5
rules-guns-at-5-11zec9w = cañones con 5
# Guns fire if the chance of harm is at least 5 in ten: { $commanders }
rules-guns-fire-if-the-chance-of-harm-is-at-vwhowv = Los cañones disparan si hacen daño en 5 de diez o más: { $commanders }
# guns at 3
rules-guns-at-3-11ff4vy = cañones con 3
# Guns fire if the chance of harm is at least 3 in ten: { $commanders }
rules-guns-fire-if-the-chance-of-harm-is-at-do5xtl = Los cañones disparan si hacen daño en 3 de diez o más: { $commanders }
# guns at 1
rules-guns-at-1-10vfxi0 = cañones con 1
# Guns fire if the chance of harm is at least 1 in ten: { $commanders }
rules-guns-fire-if-the-chance-of-harm-is-at-1e9u54r = Los cañones disparan si hacen daño en 1 de diez o más: { $commanders }
# guns wait
rules-guns-wait-15l5nfv = los cañones esperan
# Guns wait for a shot with a chance of harm of six in ten, until the enemy has nothing left to move: { $commanders }
rules-guns-wait-for-a-shot-with-a-chance-of-1f8iasg = Los cañones esperan un disparo que haga daño en seis de diez, hasta que el enemigo no tenga nada más que mover: { $commanders }
# turn to the enemy
rules-turn-to-the-enemy-1kih310 = volverse hacia el enemigo
# A unit turns to an enemy at its side or behind it: { $commanders }
rules-a-unit-turns-to-an-enemy-at-its-side-or-1t2am83 = Quien tiene al enemigo de flanco o detrás se vuelve hacia él: { $commanders }
# step back
rules-step-back-ta3fgq = dar un paso atrás
# Skirmishers and cavalry step back from infantry: { $commanders }
rules-skirmishers-and-cavalry-step-back-from-nwcdez = Las guerrillas y la caballería ceden el paso ante la infantería: { $commanders }
# ignore skirmishers
rules-ignore-skirmishers-o2n58z = no hacer caso de las guerrillas
# No unit reacts to skirmishers: { $commanders }
rules-no-unit-reacts-to-skirmishers-7yg9ry = Nadie reacciona ante guerrillas: { $commanders }
# steadiest first
rules-steadiest-first-1wyifq3 = primero las más firmes
# Of several units that react or check, the steadiest go first: { $commanders }
rules-of-several-units-that-react-or-check-1jy9dms = De varias que reaccionan o se ponen a prueba, empiezan las más firmes: { $commanders }
# stand fast
rules-stand-fast-1oj2mer = aguantar
# A unit that may react and has no other order stands: { $commanders }
rules-a-unit-that-may-react-and-has-no-other-1fda9mx = Quien puede reaccionar y no tiene otra orden aguanta: { $commanders }
# hold fire
rules-hold-fire-12f4d98 = no disparar
# Units with no other order hold their fire: { $commanders }
rules-units-with-no-other-order-hold-their-1p9qf99 = Quien no tiene otra orden no dispara: { $commanders }
# losses to the strongest
rules-losses-to-the-strongest-1t1i915 = las pérdidas, a la más fuerte
# Losses that a side may share out fall on the unit with the most Manpower.
rules-losses-that-a-side-may-share-out-fall-h5iwo1 = Las pérdidas que se pueden repartir recaen en la unidad con más efectivos.
# commanders back
rules-commanders-back-dm4xkl = los jefes, atrás
# Commanders in danger move away from the enemy.
rules-commanders-in-danger-move-away-from-the-1fk92my = Los jefes en peligro se alejan del enemigo.
# commanders stay
rules-commanders-stay-1cm4bob = los jefes se quedan
# Commanders stay where they are if they may.
rules-commanders-stay-where-they-are-if-they-s7tdhc = Los jefes se quedan donde están si pueden.
# let them stand
rules-let-them-stand-1b3ua0 = dejarlos donde están
# Enemies that need not retreat are left where they stand.
rules-enemies-that-need-not-retreat-are-left-17rw4xm = A los enemigos que no están obligados a retirarse se los deja donde están.
# order retreats
rules-order-retreats-a8y0cp = ordenar retiradas
# Enemies retreat if they can be made to.
rules-enemies-retreat-if-they-can-be-made-to-yvamga = Los enemigos se retiran siempre que se les puede obligar.
# draw in
rules-draw-in-1541udm = recogerse
# Lines that no longer need two hexes keep the one farther from the enemy.
rules-lines-that-no-longer-need-two-hexes-1gomdr7 = Las líneas que ya no necesitan dos hexágonos conservan el más alejado del enemigo.
# best Clash first
rules-best-clash-first-32lsgc = primero el mejor choque
# Of several Clashes the one with the best odds comes first.
rules-of-several-clashes-the-one-with-the-77kvt4 = De varios choques se resuelve primero el más favorable.
# same chits
rules-same-chits-vwz0ng = las mismas fichas
# The chits of the last turn go into the cup again.
rules-the-chits-of-the-last-turn-go-into-the-151wrej = Las fichas del último turno vuelven a la copa.
# Brayer
rules-brayer-dcs8d0 = Brayer
# Hoghton
rules-hoghton-1js50rw = Hoghton
# Briche
rules-briche-1elvgyu = Briche
# Colborne
rules-colborne-1kqszy5 = Colborne
# Girard
rules-girard-6zm88y = Girard
# Gazan
rules-gazan-dk9zi6 = Gazan
# Latour-Maubourg
rules-latour-maubourg-1282qs5 = Latour-Maubourg
# William Stewart
rules-william-stewart-o8kjgi = William Stewart
# Blake
rules-blake-dkun7i = Blake
# Lumley
rules-lumley-1ht4owp = Lumley
# Werlé
rules-werl-jhtx2y = Werlé
# Godinot
rules-godinot-5uqupp = Godinot
# Cole
rules-cole-t9aisc = Cole
# Hamilton
rules-hamilton-1je3er9 = Hamilton
# Charles Alten
rules-charles-alten-1if9w5n = Charles Alten
# Collins
rules-collins-2as52l = Collins
# Carlos de España
rules-carlos-de-espa-a-1ob98fd = Carlos de España
# Otway
rules-otway-1ufrmdh = Otway
# phase: turn
rules-phase-turn-19mn6w1 = turno
# phase: pool
rules-phase-pool-71qd9c = reserva
# phase: activation
rules-phase-activation-o9a7r6 = activación
# phase: returning
rules-phase-returning-e64ags = regreso de unidades huidas
# phase: acting
rules-phase-acting-1qgav82 = actuación
# phase: movement
rules-phase-movement-1sz1hcj = movimiento
# phase: reaction
rules-phase-reaction-94366d = reacción
# phase: entry
rules-phase-entry-1jg5we2 = entrada
# phase: fitting
rules-phase-fitting-v68s2x = ficha de la línea
# phase: riding
rules-phase-riding-v9zecj = movimiento de jefes
# phase: clash
rules-phase-clash-1c6nsaf = choque
# phase: fight
rules-phase-fight-1x9g170 = combate
# phase: volley
rules-phase-volley-rbznfb = descarga
# phase: aftermath
rules-phase-aftermath-m2dw5i = fase: consecuencias
# Only battalions detach a company of skirmishers.
rules-only-battalions-detach-a-company-of-o62y1k = Solo los batallones destacan una compañía de guerrillas.
# Its company is not with it, or has come back in this turn.
rules-its-company-is-not-with-it-or-has-come-q0hmda = Su compañía no está con él, o ha vuelto en este turno.
# No company is detached in a hex with enemies.
rules-no-company-is-detached-in-a-hex-with-ki35em = En un hexágono con enemigos no se destaca ninguna compañía.
# A battalion of Manpower 1 has no company to spare.
rules-a-battalion-of-manpower-1-has-no-1iixlbd = A un batallón con 1 efectivo no le sobra ninguna compañía.
# The company takes its first step at once, into a hex beside its battalion.
rules-the-company-takes-its-first-step-at-lhttcl = La compañía da su primer paso enseguida, a un hexágono junto a su batallón.
# It would cover one hex, and shares two with another Line.
rules-it-would-cover-one-hex-and-shares-two-g0cexh = Ocuparía un hexágono, y comparte dos con otra línea.
# A unit on a Double March detaches no company.
rules-a-unit-on-a-double-march-detaches-no-1g39iev = Una unidad a paso ligero no destaca a ninguna compañía.
# A battalion detaches its company while it moves.
rules-a-battalion-detaches-its-company-while-s43syy = Un batallón destaca su compañía mientras se mueve.
# It passes friends here, and detaches no one before it can stay where it is.
rules-it-passes-friends-here-and-detaches-no-3565k6 = Aquí pasa entre amigos, y no destaca a nadie hasta que pueda quedarse donde está.
# A counterattack goes straight ahead into a hex of the unit that has moved.
rules-a-counterattack-goes-straight-ahead-fllv1f = Un contraataque va de frente a un hexágono de la unidad que ha movido.
# Squares do not enter a hex with enemies, so they do not counterattack.
rules-squares-do-not-enter-a-hex-with-enemies-1po1uvv = Los cuadros no entran en un hexágono con enemigos, así que no contraatacan.
# Skirmishers do not enter a hex with enemies, so they do not counterattack.
rules-skirmishers-do-not-enter-a-hex-with-1c3hfdf = Las guerrillas no entran en un hexágono con enemigos, así que no contraatacan.
# They cannot enter that terrain in their array.
rules-they-cannot-enter-that-terrain-in-their-171wgt0 = No pueden entrar en ese terreno en su formación.
# A counterattack enters no hex of other enemies, nor of friends who stay.
rules-a-counterattack-enters-no-hex-of-other-j1u1lm = Un contraataque no entra en hexágonos de otros enemigos, ni de amigos que se quedan.
# Those who counterattack into one hex have to fit in it.
rules-those-who-counterattack-into-one-hex-7iaj8t = Los que contraatacan hacia un hexágono tienen que caber en él.
# Those who counterattack into one hex have one array, over one hex or the same two.
rules-those-who-counterattack-into-one-hex-1i57n9x = Los que contraatacan hacia un hexágono tienen una misma formación, sobre un hexágono o sobre los dos mismos.
# Not yet: first { $units }, among whom cavalry has come, may try to form Square.
rules-not-yet-first-units-among-whom-cavalry-heq0hg = Todavía no: antes { $units }, que tiene encima a la caballería, puede intentar formar el cuadro.
# It does not have to react to this step, or has reacted.
rules-it-does-not-have-to-react-to-this-step-18o6oti = No tiene que reaccionar a este paso, o ya ha reaccionado.
# A unit in front of an enemy that has moved must react, except to skirmishers (8.8).
rules-a-unit-in-front-of-an-enemy-that-has-65uzy1 = Una unidad que tiene delante a un enemigo que ha movido debe reaccionar, salvo ante guerrilla (8.8).
# No unit has checked its Morale yet: first choose which one reacts, or, to skirmishers, that none does (8.8).
rules-no-unit-has-checked-its-morale-yet-5uq78e = Ninguna unidad ha comprobado aún su moral: elige primero cuál reacciona o, ante una compañía en guerrilla, que no lo hace ninguna (8.8).
# A unit has passed its check: first it does what that allows, or stands.
rules-a-unit-has-passed-its-check-first-it-18s4qw9 = Una unidad ha superado su comprobación: primero hace lo que esta permite, o aguanta.
# Its Morale Check does not allow that.
rules-its-morale-check-does-not-allow-that-1g3i00b = Su chequeo de Moral no lo permite.
# Not yet: first { $units } reacts to the step of { $units2 }.
rules-not-yet-first-units-reacts-to-the-step-g2ib51 = Todavía no: antes { $units } reacciona al paso de { $units2 }.
# Not yet: first the units in front of { $units } react to its step.
rules-not-yet-first-the-units-in-front-of-1lmwvq8 = Todavía no: antes reaccionan al paso de { $units } las unidades que lo tienen delante.
# All sides of a Square are front.
rules-all-sides-of-a-square-are-front-11hqcnu = Todos los lados de un cuadro son frente.
# A Line over two hexes turns only where it can wheel into a free hex.
rules-a-line-over-two-hexes-turns-only-where-1rla8vi = Una línea sobre dos hexágonos solo gira donde puede pivotar a un hexágono libre.
# A Double March is made step by step, forward left or forward right.
rules-a-double-march-is-made-step-by-step-eidwuk = El paso ligero se hace paso a paso, adelante a la izquierda o a la derecha.
# Each side moves its own units.
rules-each-side-moves-its-own-units-8gexzi = Cada bando mueve sus propias unidades.
# Only a Clash takes units out of a hex with enemies.
rules-only-a-clash-takes-units-out-of-a-hex-yt4onf = Solo un choque saca unidades de un hexágono con enemigos.
# Name the stack by the first unit in it that can act: that is another one.
rules-name-the-stack-by-the-first-unit-in-it-1iaa9iq = El apilamiento se nombra por la primera de sus unidades que puede actuar: es otra.
# No other unit of its arm can act in its hex: it moves as a single unit, and guns always do.
rules-no-other-unit-of-its-arm-can-act-in-its-rbiyw9 = Ninguna otra unidad de su arma puede actuar en su hexágono: mueve como unidad suelta, y los cañones siempre.
# A stack is put in another order if all its units can act and have a point for it.
rules-a-stack-is-put-in-another-order-if-all-10hmybo = El orden de un apilamiento se cambia si todas sus unidades pueden actuar y tienen un punto para ello.
# Guns are not put on top: their place in a stack makes no difference.
rules-guns-are-not-put-on-top-their-place-in-m5ckua = Los cañones no pasan a lo alto: su lugar en un apilamiento da igual.
# It lies on top already, or alone.
rules-it-lies-on-top-already-or-alone-bxsvcp = Ya está en lo alto, o sola.
# Each side fires with its own units.
rules-each-side-fires-with-its-own-units-1obt2a3 = Cada bando hace fuego con sus propias unidades.
# Only the side whose commander is activated moves; the other fires or holds its fire.
rules-only-the-side-whose-commander-is-13aoxh6 = Solo se mueve el bando cuyo jefe está activado; el otro hace fuego o espera.
# Only the other side holds its fire; the side that acts ends its movement.
rules-only-the-other-side-holds-its-fire-the-1fzhmax = Solo el otro bando espera sin hacer fuego; el que actúa termina su movimiento.
# Only units on the map act.
rules-only-units-on-the-map-act-qfikra = Solo actúan las unidades que están en el mapa.
# Units act when their brigade commander is activated.
rules-units-act-when-their-brigade-commander-1iugfe9 = Las unidades actúan cuando se activa a su jefe de brigada.
# A unit that is out of command range when the units are called does not move; it can fire.
rules-a-unit-that-is-out-of-command-range-re6e7u = Una unidad que está fuera del alcance de mando cuando se llama a las unidades no mueve; puede disparar.
# Supporting Units act once in a turn, with a brigade of their superior.
rules-supporting-units-act-once-in-a-turn-doybny = Las unidades de apoyo actúan una vez por turno, con una brigada de su superior.
# A unit moves once in a subphase, and ends its movement before another begins.
rules-a-unit-moves-once-in-a-subphase-and-1v58wxo = Una unidad mueve una vez por subfase, y acaba su movimiento antes de que empiece otro.
# It has no points left.
rules-it-has-no-points-left-cxvf0z = No le quedan puntos.
# Unlimbered foot guns have one point in a subphase, and have spent it.
rules-unlimbered-foot-guns-have-one-point-in-1qccu5k = La artillería a pie en batería tiene un punto por subfase, y ya lo ha gastado.
# It has to cover two hexes now, not one.
rules-it-has-to-cover-two-hexes-now-not-one-crhtg8 = Ahora tiene que ocupar dos hexágonos, no uno.
# There is no room for a second hex.
rules-there-is-no-room-for-a-second-hex-9hv59c = No hay sitio para un segundo hexágono.
# Not yet: first it is chosen which hexes { $units } covers.
rules-not-yet-first-it-is-chosen-which-hexes-14bdtcm = Todavía no: antes se elige qué hexágonos cubre { $units }.
# Only battalions change between Column, Line and Square, and only foot guns limber.
rules-only-battalions-change-between-column-1uh2z73 = Solo los batallones cambian entre columna, línea y cuadro, y solo la artillería a pie engancha.
# Only battalions form Square.
rules-only-battalions-form-square-1fa7v9j = Solo los batallones forman cuadro.
# To form Square takes all four Movement Points.
rules-to-form-square-takes-all-four-movement-hng4zo = Formar cuadro cuesta los cuatro puntos de movimiento.
# Companies stay in Skirmish Order.
rules-companies-stay-in-skirmish-order-srioa = Las compañías siguen en orden de guerrilla.
# They are in that array already.
rules-they-are-in-that-array-already-lj81ai = Ya están en esa formación.
# Only battalions with a Manpower of at least 3 form Square, and only in clear terrain.
rules-only-battalions-with-a-manpower-of-at-1o1413v = Solo forman cuadro los batallones de 3 efectivos al menos, y solo en terreno despejado.
# A unit chooses a facing with its array only as it leaves a Square.
rules-a-unit-chooses-a-facing-with-its-array-owduun = Una unidad solo elige orientación con su formación cuando deja un cuadro.
# A Line over two hexes keeps its left or its right hex; a counter over one hex keeps it.
rules-a-line-over-two-hexes-keeps-its-left-or-1cthb7q = Una línea sobre dos hexágonos conserva el izquierdo o el derecho; una ficha sobre uno lo conserva.
# A battalion of that Manpower covers two hexes in Line: say which it extends to.
rules-a-battalion-of-that-manpower-covers-two-148kbv6 = Un batallón con esos efectivos cubre dos hexágonos en línea: di hacia dónde se extiende.
# A battalion of that Manpower covers one hex in Line.
rules-a-battalion-of-that-manpower-covers-one-17h489d = Un batallón con esos efectivos cubre un hexágono en línea.
# A Line extends only into a hex without units, with terrain that it can cover.
rules-a-line-extends-only-into-a-hex-without-1seq5wm = Una línea solo se extiende a un hexágono sin unidades, con un terreno que pueda cubrir.
# A Line over two hexes cannot stand on the terrain of the hex where the unit is.
rules-a-line-over-two-hexes-cannot-stand-on-uii4xc = Una línea sobre dos hexágonos no cabe en el terreno del hexágono en que está la unidad.
# Battalions that cover one hex and two cannot be a Line in one stack.
rules-battalions-that-cover-one-hex-and-two-wxq7ry = Batallones que cubren uno y dos hexágonos no pueden estar en línea en un apilamiento.
# Units in a stack turn and change their array together; one that wants to do so alone moves off first.
rules-units-in-a-stack-turn-and-change-their-bllzxi = Las unidades de un apilamiento giran y cambian de formación juntas; la que quiera hacerlo sola sale antes.
# A line is formed before its units move.
rules-a-line-is-formed-before-its-units-move-1s02yuc = Una línea se forma antes de que sus unidades se muevan.
# Units of one arm join a line that can act and stand flank to flank with one of it; a stack joins by its first unit.
rules-units-of-one-arm-join-a-line-that-can-1myj39n = A una línea se unen unidades de la misma arma que pueden actuar y están flanco con flanco con una de ella; un apilamiento se une por su primera unidad.
# No other unit of a line waits for its turn.
rules-no-other-unit-of-a-line-waits-for-its-u4bj7y = Ninguna otra unidad de una línea espera su turno.
# One of the line goes on, or halts, where none has done anything since its last turn.
rules-one-of-the-line-goes-on-or-halts-where-1qwtxj = Alguna de la línea sigue, o se detiene, si ninguna ha hecho nada desde su último turno.
# A Line over two hexes wheels instead of turning.
rules-a-line-over-two-hexes-wheels-instead-of-4ufzt9 = Una línea sobre dos hexágonos hace conversiones en vez de girar.
# Only a Line over two hexes wheels; other units turn.
rules-only-a-line-over-two-hexes-wheels-other-ny4ubk = Solo una línea sobre dos hexágonos hace conversiones; las otras unidades giran.
# Skirmishers and Squares face as they like at no cost: once in each hex, and again after fire.
rules-skirmishers-and-squares-face-as-they-44ou5o = Guerrillas y cuadros se orientan como quieren sin coste: una vez en cada hexágono, y otra tras hacer fuego.
# It faces that way already.
rules-it-faces-that-way-already-1gx0o3q = Ya mira hacia ahí.
# Only skirmishers and Squares face as they like; others turn by sixths of a circle.
rules-only-skirmishers-and-squares-face-as-a7amqn = Solo guerrillas y cuadros se orientan como quieren; los demás giran por sextos de vuelta.
# A unit on a Double March neither turns nor changes array.
rules-a-unit-on-a-double-march-neither-turns-hjkuao = Una unidad a paso ligero no gira ni cambia de formación.
# Double March is for infantry, before it moves, turns or sends out a company, where all of its points can be spent.
rules-double-march-is-for-infantry-before-it-o1zy12 = El paso ligero es para infantería, antes de moverse, girar o destacar una compañía, donde se puedan gastar todos sus puntos.
# Not yet: first { $units }, which is on the move, ends its movement.
rules-not-yet-first-units-which-is-on-the-14r8a8q = Todavía no: antes { $units }, que está en movimiento, tiene que terminarlo.
# All points of a Double March must be spent.
rules-all-points-of-a-double-march-must-be-1obxw45 = Hay que gastar todos los puntos de un paso ligero.
# Units in a stack have the same array and facing; only guns may have others.
rules-units-in-a-stack-have-the-same-array-nr015v = Las unidades de un apilamiento tienen la misma formación y orientación; solo los cañones pueden tener otras.
# Infantry and cavalry cannot stand in one hex.
rules-infantry-and-cavalry-cannot-stand-in-y1b4kq = Infantería y caballería no pueden estar en un mismo hexágono.
# A hex holds four battalions, or four squadrons, or guns and two of either, or any number of skirmishers.
rules-a-hex-holds-four-battalions-or-four-1qyme0n = En un hexágono caben cuatro batallones, o cuatro escuadrones, o cañones y dos de unos u otros, o cualquier número de guerrillas.
# A Line over two hexes stacks only with one other that covers the same two hexes and faces the same way.
rules-a-line-over-two-hexes-stacks-only-with-1iv55aw = Una línea sobre dos hexágonos solo se apila con otra que cubra los mismos dos y mire igual.
# The field of this battle ends there.
rules-the-field-of-this-battle-ends-there-j02oox = Allí acaba el campo de esta batalla.
# Units of this arm and array cannot enter that terrain.
rules-units-of-this-arm-and-array-cannot-hnk9mw = Unidades de esta arma y formación no pueden entrar en ese terreno.
# Foot guns that are unlimbered turn or limber, and do not move.
rules-foot-guns-that-are-unlimbered-turn-or-3yg0e5 = La artillería a pie en batería gira o engancha, y no se mueve.
# Too few Movement Points are left for that.
rules-too-few-movement-points-are-left-for-vtdswg = Quedan pocos puntos de movimiento para eso.
# A stack that has been put in order stays in its hex in this subphase.
rules-a-stack-that-has-been-put-in-order-1ldob77 = Un apilamiento que se ha reordenado se queda en su hexágono en esta subfase.
# A Line over two hexes wheels only into a hex without units.
rules-a-line-over-two-hexes-wheels-only-into-1xbpwbq = Una línea sobre dos hexágonos solo hace una conversión a un hexágono sin unidades.
# Double March does not enter olive groves, forest or hexes with friends, crosses no stream, and never goes backwards.
rules-double-march-does-not-enter-olive-1rwhxm2 = El paso ligero no entra en olivares, bosque ni hexágonos con amigos, no cruza arroyos y nunca va hacia atrás.
# A Square has no rear: it faces where it goes.
rules-a-square-has-no-rear-it-faces-where-it-rebpmb = Un cuadro no tiene retaguardia: mira adonde va.
# Another unit of the line waits there for its turn.
rules-another-unit-of-the-line-waits-there-1cycbgk = Allí espera su turno otra unidad de la línea.
# No unit goes backwards into a hex with enemies.
rules-no-unit-goes-backwards-into-a-hex-with-1mcuv7y = Ninguna unidad va hacia atrás a un hexágono con enemigos.
# British and Portuguese infantry in Column enters no hex with enemies in its own subphase; it may counterattack.
rules-british-and-portuguese-infantry-in-1cq9h1i = La infantería británica y portuguesa en columna no entra en hexágonos con enemigos en su propia subfase; puede contraatacar.
# Squares enter no hex with enemies.
rules-squares-enter-no-hex-with-enemies-11qvy77 = Los cuadros no entran en hexágonos con enemigos.
# Skirmishers enter no hex with enemies.
rules-skirmishers-enter-no-hex-with-enemies-14h1dnv = La guerrilla no entra en hexágonos con enemigos.
# Guns enter no hex with enemies.
rules-guns-enter-no-hex-with-enemies-mhvf30 = La artillería no entra en hexágonos con enemigos.
# The unit cannot stop among the friends in that hex, and the enemy would react there.
rules-the-unit-cannot-stop-among-the-friends-58ucaw = La unidad no puede detenerse entre los amigos de ese hexágono, y el enemigo reaccionaría allí.
# All points of a Double March must be spent, and could not be from there.
rules-all-points-of-a-double-march-must-be-1ecqd7v = Hay que gastar todos los puntos de un paso ligero, y desde allí no se podría.
# Not yet: first a Loss is shared out among units that fought.
rules-not-yet-first-a-loss-is-shared-out-1jd6m7e = Todavía no: antes se reparte una baja entre las unidades que combatieron.
# Not yet: first it is chosen where { $commanders } goes, or whether he stays.
rules-not-yet-first-it-is-chosen-where-ida9hw = Todavía no: antes se elige adónde va { $commanders }, o si se queda.
# Not yet: first { $units } retreats, or is left standing.
rules-not-yet-first-units-retreats-or-is-left-rv8abj = Todavía no: antes { $units } se retira o se queda en su sitio.
# Not yet: first the units near friends that have routed check their Morale.
rules-not-yet-first-the-units-near-friends-d67fih = Todavía no: antes chequean su moral las unidades junto a las que han huido.
# Something else has to be decided first.
rules-something-else-has-to-be-decided-first-83hj1u = Antes hay que decidir otra cosa.
# It is not the retreat of this unit that is decided now.
rules-it-is-not-the-retreat-of-this-unit-that-w9zlz7 = No es la retirada de esta unidad la que se decide ahora.
# This unit has to retreat; only after fire may it be left where it stands.
rules-this-unit-has-to-retreat-only-after-692ll3 = Esta unidad tiene que retirarse; solo tras el fuego se la puede dejar donde está.
# Units beside friends that have routed check their Morale, each stack once.
rules-units-beside-friends-that-have-routed-1r14uhd = Las unidades junto a amigos que han huido comprueban su moral, una vez por apilamiento.
# A commander in danger moves to a hex beside his own that is free of enemy units.
rules-a-commander-in-danger-moves-to-a-hex-hcy4ew = Un jefe en peligro va a un hexágono contiguo al suyo sin unidades enemigas.
# A commander steps back to a hex beside his own that is free of enemy units.
rules-a-commander-steps-back-to-a-hex-beside-yzew4y = Un jefe da el paso atrás a un hexágono contiguo al suyo sin unidades enemigas.
# He has to leave the hex.
rules-he-has-to-leave-the-hex-1j12t58 = Tiene que dejar el hexágono.
# He goes along with the units that have retreated from his hex, or remains in it.
rules-he-goes-along-with-the-units-that-have-15og8v5 = Va con las unidades que se han retirado de su hexágono, o se queda en él.
# A commander may go along with the units that retreat from his hex.
rules-a-commander-may-go-along-with-the-units-orp551 = Un jefe puede acompañar a las unidades que se retiran de su hexágono.
# A retreat goes hex by hex, from one to the next; for a Line over two hexes the next one of its left half is named.
rules-a-retreat-goes-hex-by-hex-from-one-to-gynqhx = Una retirada va hexágono a hexágono, de uno al siguiente; para una línea sobre dos hexágonos se nombra el siguiente de su mitad izquierda.
# A Line over two hexes retreats to its rear only.
rules-a-line-over-two-hexes-retreats-to-its-1gp2y82 = Una línea sobre dos hexágonos se retira solo hacia su retaguardia.
# No unit retreats off the field, onto enemies or into terrain that it cannot enter; nor does either half of a Line.
rules-no-unit-retreats-off-the-field-onto-1llxu7a = Ninguna unidad se retira fuera del campo, sobre enemigos ni a terreno en que no puede entrar; tampoco ninguna mitad de una línea.
# A unit retreats onto others only where it can stay with them in one stack.
rules-a-unit-retreats-onto-others-only-where-1t4d65n = Una unidad se retira sobre otras solo donde puede quedarse con ellas en un apilamiento.
# A unit retreats where it loses least, then away from the enemy, to its rear before its flanks and its front.
rules-a-unit-retreats-where-it-loses-least-xd8z20 = Una unidad se retira adonde menos pierde, después lejos del enemigo, y antes hacia la retaguardia que hacia los flancos o el frente.
# A Loss is taken by a unit of the side that owes it and that fought.
rules-a-loss-is-taken-by-a-unit-of-the-side-5qoqus = La pérdida la sufre una unidad que ha combatido, del bando que la debe.
# A unit that acts in this subphase pays a point for its fire, and has none left.
rules-a-unit-that-acts-in-this-subphase-pays-n7gojb = Una unidad que actúa en esta subfase paga un punto por su fuego, y no le queda ninguno.
# Guns that act in this subphase pay a point for their fire, and have none left.
rules-guns-that-act-in-this-subphase-pay-a-17i8hpb = La artillería que actúa en esta subfase paga un punto por su fuego, y no le queda ninguno.
# In activations of their own side guns fire only when they act.
rules-in-activations-of-their-own-side-guns-17vj00s = En las activaciones de su propio bando los cañones solo hacen fuego cuando actúan.
# Only infantry and artillery on the map fire.
rules-only-infantry-and-artillery-on-the-map-b4e0jv = Solo hacen fuego la infantería y la artillería que están en el mapa.
# Only an enemy unit on the map can be a target.
rules-only-an-enemy-unit-on-the-map-can-be-a-1qkzwvp = Solo puede ser blanco una unidad enemiga que esté en el mapa.
# These guns are out of action for the rest of the turn.
rules-these-guns-are-out-of-action-for-the-16z86vn = Estos cañones están fuera de servicio el resto del turno.
# Guns fire once in a Movement subphase.
rules-guns-fire-once-in-a-movement-subphase-1o52g97 = Los cañones hacen fuego una vez por subfase de movimiento.
# Guns cannot fire while they are limbered, nor in the subphase in which they are unlimbered.
rules-guns-cannot-fire-while-they-are-1t4o9np = Los cañones no hacen fuego mientras están enganchados, ni en la subfase en que entran en batería.
# A unit does not fire in a subphase in which it marches double.
rules-a-unit-does-not-fire-in-a-subphase-in-1ec7ouy = Una unidad no hace fuego en una subfase en la que marcha a paso ligero.
# A unit fires four times in a turn at most.
rules-a-unit-fires-four-times-in-a-turn-at-ud2a6i = Una unidad hace fuego cuatro veces por turno a lo sumo.
# A unit with Baker rifles fires three times in a turn at most.
rules-a-unit-with-baker-rifles-fires-three-19me6wo = Una unidad con rifles Baker hace fuego tres veces por turno a lo sumo.
# Of a stack only the unit on top fires; guns always may.
rules-of-a-stack-only-the-unit-on-top-fires-10xqr2r = De un apilamiento solo hace fuego la unidad de arriba; los cañones siempre pueden.
# Units in a Clash Hex neither fire nor are fired at.
rules-units-in-a-clash-hex-neither-fire-nor-1laj5ap = Las unidades en un hexágono de choque no hacen fuego ni lo reciben.
# Fire hits the infantry or cavalry on top of a hex, and guns only where they stand alone.
rules-fire-hits-the-infantry-or-cavalry-on-1v3eb7p = El fuego da en la infantería o caballería de lo alto de un hexágono, y en los cañones solo donde están solos.
# The target is out of range.
rules-the-target-is-out-of-range-1h7gzbh = El blanco está fuera de alcance.
# The line of sight must leave the unit through its Front hexes.
rules-the-line-of-sight-must-leave-the-unit-1gd3vx8 = La línea de visión debe salir de la unidad por sus hexágonos frontales.
# The line of sight must leave a company through its Front or Flank hexes.
rules-the-line-of-sight-must-leave-a-company-q5tyvs = La línea de visión debe salir de la compañía por sus hexágonos frontales o de flanco.
# With an enemy in a Front hex a unit fires at no other.
rules-with-an-enemy-in-a-front-hex-a-unit-rrw6a0 = Con un enemigo en un hexágono frontal una unidad no hace fuego contra otro.
# There is no line of sight to the target.
rules-there-is-no-line-of-sight-to-the-target-1ubf7z3 = No hay línea de visión al blanco.
# Musket Fire does nothing to lone guns that are farther than a hex away.
rules-musket-fire-does-nothing-to-lone-guns-1ulip6c = El fuego de mosquete nada hace a cañones solos que estén a más de un hexágono.
# Artillery Fire harms lone guns only where its effect is 1M or 2M.
rules-artillery-fire-harms-lone-guns-only-1k2jrvj = El fuego de artillería solo daña a cañones solos donde su efecto es 1M o 2M.
# { $hexes } stands between them.
rules-hexes-stands-between-them-owlfqj = { $hexes } se interpone.
# A unit joins once, and only flank to flank with infantry that fires.
rules-a-unit-joins-once-and-only-flank-to-1gfu7zh = Una unidad se une una sola vez, y solo flanco con flanco con infantería que hace fuego.
# At guns that stand alone each unit fires for itself.
rules-at-guns-that-stand-alone-each-unit-g6rwl7 = Contra cañones solos cada unidad hace fuego por su cuenta.
# Guns fire alone.
rules-guns-fire-alone-r4c2zh = La artillería hace fuego sola.
# Skirmishers fire alone.
rules-skirmishers-fire-alone-wbhoc0 = Las guerrillas hacen fuego solas.
# Not yet: first { $units } fires at { $units2 }; others may join it.
rules-not-yet-first-units-fires-at-units-1k3eu6e = Todavía no: antes { $units } dispara contra { $units2 }; otras pueden sumarse.
# A division commander activates one of his own brigade commanders, in his range and not yet activated.
rules-a-division-commander-activates-one-of-1o956lq = Un jefe de división activa a uno de sus jefes de brigada que esté a su alcance y sin activar.
# A commander-in-chief activates one brigade commander of his side.
rules-a-commander-in-chief-activates-one-1a6ewc = Un general en jefe activa a un jefe de brigada de su bando.
# The whole division acts only if all its brigade commanders are in range of their division commander and none has been activated.
rules-the-whole-division-acts-only-if-all-its-y84o6o = Toda la división actúa solo si todos sus jefes de brigada están al alcance de su jefe y ninguno se ha activado.
# The try with the whole division has failed: now one of its brigade commanders is turned over.
rules-the-try-with-the-whole-division-has-9te2e7 = El intento con toda la división ha fallado: ahora se da la vuelta a uno de sus jefes de brigada.
# A brigade commander is turned over only if the division cannot activate one.
rules-a-brigade-commander-is-turned-over-only-jo9tff = Se da la vuelta a un jefe de brigada solo si la división no puede activar a ninguno.
# Turn over one of his own brigade commanders who has not been activated.
rules-turn-over-one-of-his-own-brigade-120wicw = Da la vuelta a uno de sus propios jefes de brigada que no se haya activado.
# He stands in for a division commander who is dead, and activates its brigades only.
rules-he-stands-in-for-a-division-commander-1mmafkf = Suple a un jefe de división muerto, y solo activa las brigadas de esa división.
# A commander-in-chief who stands in for division commanders names one of those divisions.
rules-a-commander-in-chief-who-stands-in-for-19s94h1 = Un general en jefe que suple a jefes de división nombra una de esas divisiones.
# Only a commander-in-chief may activate no one, and not while he stands in for a division commander.
rules-only-a-commander-in-chief-may-activate-1mampbm = Solo un general en jefe puede no activar a nadie, y no mientras suple a un jefe de división.
# He has no chit that you can put into the cup.
rules-he-has-no-chit-that-you-can-put-into-1ywgm9v = No tiene ficha que puedas poner en la copa.
# He is out of the battle, and so is his chit.
rules-he-is-out-of-the-battle-and-so-is-his-1nzm0h1 = Está fuera de la batalla, y con él su ficha.
# His chit lies in the cup already.
rules-his-chit-lies-in-the-cup-already-cz8hmc = Su ficha ya está en la copa.
# You have put in as many chits as the scenario allows.
rules-you-have-put-in-as-many-chits-as-the-mbkh2d = Has puesto todas las fichas que permite el escenario.
# A routed unit comes back in its turn, when its commander is activated.
rules-a-routed-unit-comes-back-in-its-turn-ylh8q6 = Una unidad huida vuelve en su turno, cuando se activa a su jefe.
# It comes back in its commander's hex or beside it (without him, in a rally hex), where there is room.
rules-it-comes-back-in-its-commander-s-hex-or-1avbv4k = Vuelve al hexágono de su jefe o junto a él (sin jefe, a un hexágono de reunión), donde haya sitio.
# It comes back beside enemies only if there is no other hex.
rules-it-comes-back-beside-enemies-only-if-vc7pjx = Solo vuelve junto a enemigos si no hay otro hexágono.
# A unit that comes back chooses its hex before its facing.
rules-a-unit-that-comes-back-chooses-its-hex-zryr5l = Una unidad que vuelve elige su hexágono antes que su orientación.
# Only commanders of this activation move, each once.
rules-only-commanders-of-this-activation-move-eizn44 = Solo se mueven los jefes de esta activación, cada uno una vez.
# Only the commander whose chit was drawn moves now: no brigade commander is active.
rules-only-the-commander-whose-chit-was-drawn-6fbpwk = Ahora solo mueve el jefe cuya ficha salió: no hay ningún jefe de brigada activo.
# He stands there already.
rules-he-stands-there-already-10mm4g5 = Ya está ahí.
# A commander moves no farther than his allowance.
rules-a-commander-moves-no-farther-than-his-1re4pqo = Un jefe no se mueve más allá de lo que alcanza.
# A commander rides around hexes that only the enemy holds, and no such way is short enough.
rules-a-commander-rides-around-hexes-that-17w2j7r = Un jefe rodea los hexágonos que solo tenga el enemigo, y ningún camino así es lo bastante corto.
# All units there fight, and each once: no one may be left without an opponent, and none is fought twice.
rules-all-units-there-fight-and-each-once-no-1flypi4 = Allí combaten todas las unidades, y cada una una vez: ninguna queda sin adversario ni combate dos veces.
# A Clash is fought where units of both sides stand in one hex.
rules-a-clash-is-fought-where-units-of-both-1q7bpii = Hay choque donde unidades de ambos bandos están en un hexágono.
# Not yet: first { $units }, which has won, faces as it likes.
rules-not-yet-first-units-which-has-won-faces-4pm8db = Todavía no: antes { $units }, que ha vencido, elige hacia dónde mira.
# A Line over two hexes keeps them, and faces one way or the other across them.
rules-a-line-over-two-hexes-keeps-them-and-1l5wq1y = Una línea sobre dos hexágonos los conserva, y mira hacia un lado o el otro.
# The fights would be separate, and the Line over two hexes could not stand on the hex that it wins and the next one.
rules-the-fights-would-be-separate-and-the-yoswle = Los combates serían separados, y la línea sobre dos hexágonos no podría quedar en el hexágono que gana y en el siguiente.
