### Everything the inch table says, in Spanish. One word for one thing, throughout:
###
### move (round) jugada · turn turno · chip ficha · bag bolsa · pip pip · average die dado medio · command mando · corps
### cuerpo · chief comandante en jefe · Gifted, Average, Poor Brillante, Corriente, Mediocre · blind pantalla · strip tira ·
### decoy señuelo · Move, Halt, Hold, Engage, Attack Marcha, Alto, Mantener, Empeñarse, Ataque · Formed, Disordered,
### Shaken, Rout En orden, Desordenada, Quebrantada, En fuga · rout (to) huir · routers fugitivos · rally reagrupar(se) ·
### casualty baja · support apoyo · base contact contacto de peanas · built-up area zona edificada · section sector ·
### skirmish escaramuza · firefight tiroteo · assault asalto · charge carga · counter-charge contracarga · evade rehuir ·
### intercept interceptar · pursue perseguir · give way ceder · retire retirarse · wheel conversión · stationary a pie
### firme · limbered enganchada · deployed en batería · canister metralla · bounce rebote · target blanco
### · turn to face dar frente · place colocar · round (of a fight) ronda · cut down acuchillar · wall tapia · report (of
### play) crónica · within n inches a n pulgadas o menos · sides are called Franceses, Prusianos
###
### Names have no article of their own: the sentence gives it. Those of units and of blinds are feminine (la 13.ª
### francesa, la Batería del 4.º Cuerpo francés), those of commands masculine (el 4.º Cuerpo francés, el Cuerpo de reserva
### prusiano, el Comandante en jefe francés). A general may be a person (Yorck): he is said without an article, and so are
### several names in a list and bodies of any kind.

## event

# Move { $move } begins; all chips go into the bag.
event-MoveBegan = Empieza la jugada { $move }; todas las fichas vuelven a la bolsa.
# Out of the bag: { $command }.
event-ChipDrawn = Sale de la bolsa: { $command }.
# Out of the bag: { $command }, with no turn left in this move.
event-ChipLapsed = Sale de la bolsa: { $command }, sin turno ya en esta jugada.
# Out of the bag: the Poor chip. The next Poor commander to be drawn loses his turn.
event-PoorChipDrawn = Sale de la bolsa: la ficha de mediocre. El próximo comandante Mediocre que salga pierde su turno.
# Out of the bag: the Poor chip. No Poor commander is left for it in this move.
event-PoorChipVoid = Sale de la bolsa: la ficha de mediocre. En esta jugada no queda ningún comandante Mediocre.
# Out of the bag: the { $army } tactical chip. A commander on blinds may act at once.
event-TacticalChipDrawn = Sale de la bolsa: la ficha táctica del ejército { $army }. Un comandante que siga bajo pantalla puede actuar de inmediato.
# Out of the bag: the { $army } tactical chip. There is no commander on blinds to use it.
event-TacticalChipVoid = Sale de la bolsa: la ficha táctica del ejército { $army }. No hay comandante bajo pantalla que la aproveche.
# The tactical chip hurries on { $command }.
event-ActivatedByTacticalChip = La ficha táctica apremia al { $command }.
# { $command }: orders come too late, and the turn is lost. Only the guns may fire.
event-TurnLost = { $command }: las órdenes llegan tarde y se pierde el turno. Solo puede tirar la artillería.
# { $command }: a { $roll } on the average die, { $grade } for the commander: { $pips ->
# [one] 1 pip
# *[other] { $pips } pips
# }.
event-PipsRolled = { $command }: un { $roll } en el dado medio, { $grade } por el comandante: { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
# { $command }: { $brigades ->
# [one] 1 Formed brigade
# *[other] { $brigades } Formed brigades
# }, { $grade } for the commander: { $pips ->
# [one] 1 pip
# *[other] { $pips } pips
# }.
event-PipsCounted = { $command }: { $brigades ->
        [one] 1 brigada En orden
       *[other] { $brigades } brigadas En orden
    }, { $grade } por el comandante: { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
# { $body } moves, and with it { $count ->
# [2] the brigade beside it
# *[other] all { $count } of its group
# }.
event-MovedTogether = La { $body } se mueve, y con ella { $count ->
        [2] la brigada de al lado
       *[other] las { $count } de su grupo
    }.
# { $body } moves { $inches }″.
event-Moved = La { $body } se mueve { $inches }″.
# { $body } stays where it is.
event-Stood = La { $body } se queda donde está.
# { $body } turns to face { $heading }°.
event-Faced = La { $body } da frente a { $heading }°.
# { $formNumber ->
# [7] { $body } limbers up.
# [8] { $body } unlimbers.
# *[other] { $body } forms { $form }.
# }
event-Formed = { $formNumber ->
        [7] La { $body } engancha.
        [8] La { $body } desengancha.
       *[other] La { $body } forma en { $form }.
    }
# { $body } rides { $inches }″.
event-Rode = { $body } cabalga { $inches }″.
# { $battery } fires at { $target }: { $band } range, { $inches }″.
event-GunsFired = La { $battery } tira sobre la { $target }: alcance { $band }, { $inches }″.
# { $value }: { $factor }.
event-GunsModified = { $value }: { $factor }.
# Rolled: { $roll }, with { $modifier }; { $needed } is a hit. { $hits ->
# [0] The shot goes wide.
# [one] It hits.
# *[other] It strikes home: { $hits } hits!
# }
event-GunsRolled = Tirada: { $roll }, con { $modifier }; se acierta con { $needed }. { $hits ->
        [0] El tiro se pierde.
        [one] Acierta.
       *[other] ¡Da de lleno: { $hits } impactos!
    }
# The shot of { $battery } bounces through and into { $target }.
event-BouncedThrough = La bala de la { $battery } rebota y alcanza a la { $target }.
# { $command }: the guns hold their fire.
event-FireHeld = { $command }: la artillería no tira.
# { $unit }: { $grade }.
event-MoraleChanged = { $unit }: { $grade }.
# { $unit } takes { $count ->
# [one] a casualty
# *[other] { $count } casualties
# }; { $all } in all.
event-CasualtiesTaken = La { $unit } sufre { $count ->
        [one] una baja
       *[other] { $count } bajas
    }; { $all } en total.
# { $unit } is lost for the day.
event-UnitLost = La { $unit } está perdida para el resto del día.
# { $value }: { $factor }.
event-NerveModified = { $value }: { $factor }.
# { $unit } tests its morale: { $roll }, with { $modifier }, makes { $total }. It stands firm.
event-NervePassed = La { $unit } pone a prueba su moral: { $roll }, con { $modifier }, da { $total }. Aguanta.
# { $unit } tests its morale: { $roll }, with { $modifier }, makes { $total }. It wavers.
event-NerveFailed = La { $unit } pone a prueba su moral: { $roll }, con { $modifier }, da { $total }. Flaquea.
# A pip is set aside to rally { $unit }.
event-PipSetAside = Se aparta un pip para reagrupar a la { $unit }.
# { $unit } cannot be stopped; attempts to rally it that have failed: { $times }.
event-RallyFailed = No hay quien pare a la { $unit }; intentos fallidos de reagruparla: { $times }.
# { $unit } runs { $inches }″.
event-RoutMoved = La { $unit } huye { $inches }″.
# { $unit } runs off the table.
event-RoutedOff = La { $unit } huye fuera de la mesa.
# The routers burst through { $unit }.
event-RoutedThrough = Los fugitivos atraviesan a la { $unit }.
# { $unit } has no way out.
event-Caught = La { $unit } no tiene salida.
# { $unit } is ridden down.
event-CutDown = La { $unit } cae bajo los sables.
# The gunners of { $unit } leave their guns and run.
event-GunsAbandoned = Los artilleros de la { $unit } abandonan sus piezas y huyen.
# { $unit }: the gunners are back at their guns.
event-GunsManned = Los artilleros de la { $unit } vuelven a sus piezas.
# { $unit } takes the guns of { $battery }.
event-GunsTaken = La { $unit } toma los cañones de la { $battery }.
# { $unit } goes { $inches }″ into contact with { $enemy }.
event-WentIn = La { $unit } avanza { $inches }″ hasta el contacto con la { $enemy }.
# { $unit } falls back { $inches }″, facing the enemy.
event-FellBack = La { $unit } retrocede { $inches }″ dando la cara al enemigo.
# { $unit } goes in too, against { $enemy }.
event-Joined = La { $unit } se suma contra la { $enemy }.
# { $by } rides into { $unit } in column of march: it has no time to form.
event-CaughtInMarch = La { $by } cae sobre la { $unit } en columna de marcha: no le da tiempo a formar.
# { $by } is among the guns of { $unit }.
event-GunsReached = La { $by } ha llegado a las piezas de la { $unit }.
# { $by } takes { $unit } in flank, before it can turn.
event-CaughtInFlank = La { $by } toma de flanco a la { $unit }, antes de que pueda volverse.
# { $fight }: { $unit } against { $enemy }.
event-Fought = { $fight }: la { $unit } contra la { $enemy }.
# { $unit } { $value }: { $factor }.
event-FactorCounted = { $unit } { $value }: { $factor }.
# { $unit } has the advantage and rolls: { $roll }, with { $difference }, makes { $total }.
event-FightRolled = La { $unit } lleva ventaja y tira: { $roll }, con { $difference }, da { $total }.
# { $body } gives way and goes { $inches }″ back.
event-PushedBack = { $body } hace sitio y retrocede { $inches }″.
# { $unit } retires { $inches }″.
event-Retired = La { $unit } se retira { $inches }″.
# { $unit } breaks in.
event-Entered = La { $unit } irrumpe dentro.
# { $unit } occupies the buildings.
event-Occupied = La { $unit } ocupa los edificios.
# { $unit } forms up in column of attack at the edge, facing { $heading }°.
event-FormedUp = La { $unit } forma en columna de ataque en el borde, mirando a { $heading }°.
# { $unit } { $value }: { $factor }.
event-ShotModified = { $unit } { $value }: { $factor }.
# Skirmishers of { $unit } fire at { $target }: a { $roll } makes { $total }.
event-Skirmished = Los tiradores de la { $unit } hacen fuego sobre la { $target }: un { $roll } da { $total }.
# { $blind } covers the troops of its command.
event-CoverLaid = La { $blind } cubre las tropas de su mando.
# { $command } is seen: what is under { $blind }?
event-Revealed = El { $command } ha sido visto: ¿qué hay bajo la { $blind }?
# With { $command } is { $unit }.
event-Uncovered = Con el { $command } está la { $unit }.
# { $command } goes on under blinds.
event-StayedOnBlinds = El { $command } sigue bajo pantalla.
# Glasses on { $blind }: { $roll }, where { $need } is needed.
event-SpottingRolled = Catalejos sobre la { $blind }: { $roll }, y hace falta { $need }.
# { $blind } was a ruse: there is nothing under it.
event-DecoyFound = La { $blind } era un ardid: no hay nada debajo.
# { $unit } takes its place: { $form }.
event-Placed = La { $unit } ocupa su sitio: { $form }.
# { $unit } finds no room and waits off the table.
event-LeftOff = La { $unit } no encuentra sitio y espera fuera de la mesa.
# { $unit } comes on.
event-CameOn = La { $unit } entra en la mesa.
# { $unit } rides out from under { $blind }.
event-Detached = La { $unit } sale de debajo de la { $blind }.
# { $blind } is { $strips ->
# [one] 1 strip
# *[other] { $strips } strips
# } wide now.
event-Spread = La { $blind } tiene ahora { $strips ->
        [one] 1 tira
       *[other] { $strips } tiras
    } de frente.
# Orders for { $command }: { $objectiveNumber ->
# [0] { $order }.
# *[other] { $order }, { $objective }.
# }
event-Ordered = Órdenes para el { $command }: { $objectiveNumber ->
        [0] { $order }.
       *[other] { $order }, { $objective }.
    }
# { $chief } leads { $unit } himself, with { $pips ->
# [one] 1 pip
# *[other] { $pips } pips
# }.
event-TakenOver = El { $chief } dirige en persona a la { $unit }, con { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
# { $chief } leaves the rest of the turn to { $command }, who has { $pips ->
# [one] 1 pip
# *[other] { $pips } pips
# }.
event-TurnGiven = El { $chief } cede el resto del turno al { $command }, que tiene { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
# The turn of { $command } is over{ $left ->
# [0] .
# [one] ; a pip is left unused.
# *[other] ; { $left } pips are left unused.
# }
event-TurnEnded = Termina el turno del { $command }{ $left ->
        [0] .
        [one] ; queda un pip sin usar.
       *[other] ; quedan { $left } pips sin usar.
    }
# { $unit } charges { $enemy }!
event-ChargeDeclared = ¡La { $unit } carga contra la { $enemy }!
# { $unit } { $value }: { $factor }.
event-ChargeModified = { $unit } { $value }: { $factor }.
# { $unit } seizes the moment: { $roll }, with { $modifier }, makes { $total }.
event-ChargePassed = La { $unit } aprovecha el momento: { $roll }, con { $modifier }, da { $total }.
# { $unit } lets the moment go: { $roll }, with { $modifier }, makes only { $total }.
event-ChargeFailed = La { $unit } deja pasar el momento: { $roll }, con { $modifier }, da solo { $total }.
# { $unit } reacts in time: { $roll }, with { $modifier }, makes { $total }.
event-ReactionPassed = La { $unit } reacciona a tiempo: { $roll }, con { $modifier }, da { $total }.
# { $unit } is too slow: { $roll }, with { $modifier }, makes only { $total }.
event-ReactionFailed = La { $unit } reacciona tarde: { $roll }, con { $modifier }, da solo { $total }.
# { $unit } fires at { $enemy }: { $roll }; { $needed } is a hit.
event-GunnersFired = La { $unit } hace fuego sobre la { $enemy }: { $roll }; se acierta con { $needed }.
# { $unit } goes no farther.
event-ChargeStopped = La { $unit } no sigue adelante.
# { $unit } gets away, { $inches }″ from where it stood.
event-Evaded = La { $unit } escapa, a { $inches }″ de donde estaba.
# { $unit } rides { $inches }″ to meet { $enemy }.
event-CounterCharged = La { $unit } cabalga { $inches }″ al encuentro de la { $enemy }.
# { $unit } rides { $inches }″ into the way of { $enemy }.
event-Intercepted = La { $unit } cabalga { $inches }″ y le corta el paso a la { $enemy }.
# { $unit } halts before the bayonets of { $enemy }.
event-HaltedBeforeSquare = La { $unit } se detiene ante las bayonetas de la { $enemy }.
# { $unit } does not reach { $enemy }.
event-ChargeMissed = La { $unit } no llega hasta la { $enemy }.
# { $unit } gives way to { $enemy } and goes { $inches }″ back.
event-GaveWay = La { $unit } cede ante la { $enemy } y retrocede { $inches }″.
# Will { $unit } pursue? { $need } or more is needed: { $roll }.
event-PursuitRolled = ¿Perseguirá la { $unit }? Hace falta { $need } o más: { $roll }.
# { $unit } pursues, by a { $roll }.
event-PursuitDirected = La { $unit } persigue, con un { $roll }.
# { $unit } rides { $inches }″ after { $enemy }.
event-Followed = La { $unit } cabalga { $inches }″ detrás de la { $enemy }.
# { $unit } finds no one to charge, and halts.
event-PursuitEnded = La { $unit } no encuentra a quién cargar y se detiene.
# { $unit } has rallied from its pursuit.
event-PursuersRallied = La { $unit } se ha reagrupado tras la persecución.
# { $unit } is out of hand, and rides { $inches }″ back to its own lines.
event-PursuersWentBack = La { $unit } se ha desmandado y vuelve { $inches }″ hacia sus líneas.
# The enemy reaches { $general }, who gets away to { $unit }.
event-GeneralFled = { $general }: el enemigo lo alcanza, y se pone a salvo junto a la { $unit }.
# The enemy reaches { $general }, and no brigade is near: he is lost.
event-GeneralLost = { $general }: el enemigo lo alcanza sin ninguna brigada cerca, y está perdido.
# { $fresh } comes forward through { $unit } and takes its place.
event-Exchanged = La { $fresh } avanza a través de la { $unit } y ocupa su lugar.
# { $body } has dressed its ranks: Formed.
event-Recovered = La { $body } ha rehecho sus filas: En orden.
# { $unit } of { $command } goes with the reserve.
event-Allotted = La { $unit } del { $command } va con la reserva.
# { $command } takes part in the day.
event-Fielded = El { $command } toma parte en la jornada.
# { $blind } is laid at { $point }, { $strips ->
# [one] 1 strip
# *[other] { $strips } strips
# } wide.
event-BlindLaid = La { $blind } queda en { $point }, con { $strips ->
        [one] 1 tira
       *[other] { $strips } tiras
    } de frente.
# { $general } stands at { $point }.
event-ChiefPlaced = { $general } está en { $point }.
# { $army }: one move more, while there is light.
event-MoreWanted = Ejército { $army }: una jugada más, mientras haya luz.
# { $army }: no more today.
event-MoreDeclined = Ejército { $army }: por hoy basta.
# { $army }: sections held at the end of the day: { $count }.
event-SectionsHeld = Ejército { $army }: sectores en su poder al acabar el día: { $count }.
# { $army }: losses of the day: { $points ->
# [one] 1 point
# *[other] { $points } points
# }.
event-LossesCounted = Ejército { $army }: pérdidas del día: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
# { $army }: the army has lost too much and leaves the field.
event-Collapsed = El ejército { $army } ha perdido demasiado y deja el campo.
# { $army }: the day is won, by { $manner }.
event-DayWon = Ejército { $army }: la jornada es suya, por { $manner }.
# The day ends, and neither side has won it.
event-DayDrawn = Acaba el día sin que venza ninguno de los dos.

## names

# column of march
names-forms-march = columna de marcha
# column of attack
names-forms-attack = columna de ataque
# line
names-forms-line = línea
# square
names-forms-square = cuadro
# garrison
names-forms-garrison = guarnición
# column
names-forms-horse-column = columna
# line
names-forms-horse-line = línea
# limbered
names-forms-limbered = enganchada
# deployed for fire
names-forms-deployed = en batería
# gunners on foot
names-forms-crew = artilleros a pie
# Formed
names-grades-formed = En orden
# Disordered
names-grades-disordered = Desordenada
# Shaken
names-grades-shaken = Quebrantada
# Rout
names-grades-rout = En fuga
# Move
names-orders-move = Marcha
# Halt
names-orders-halt = Alto
# Hold
names-orders-hold = Mantener
# Engage
names-orders-engage = Empeñarse
# Attack
names-orders-attack = Ataque
# sections held
names-manners-sections = sectores en su poder
# losses inflicted
names-manners-losses = pérdidas infligidas
# collapse of the enemy
names-manners-collapse = hundimiento del enemigo
# short
names-bands-short = corto
# long
names-bands-long = largo
# gunners of class A
names-gunFactors-classA = artilleros de clase A
# gunners of class C
names-gunFactors-classC = artilleros de clase C
# gunners lost
names-gunFactors-casualty = artilleros perdidos
# bounce through
names-gunFactors-bounce = rebote
# class A
names-nerveFactors-classA = clase A
# class C
names-nerveFactors-classC = clase C
# a commander with them
names-nerveFactors-attached = un comandante con ella
# supports close by
names-nerveFactors-supports = apoyos cercanos
# in a built-up area
names-nerveFactors-built = en zona edificada
# behind other troops
names-nerveFactors-behind = detrás de otras tropas
# no commander near
names-nerveFactors-noGeneral = sin comandante cerca
# casualties
names-nerveFactors-casualty = bajas
# no supports near
names-nerveFactors-noSupports = sin apoyos cerca
# a rout near by
names-nerveFactors-rout = una huida cercana
# routers passed through
names-nerveFactors-passed = atravesada por fugitivos
# Disordered
names-nerveFactors-disordered = Desordenada
# Shaken
names-nerveFactors-shaken = Quebrantada
# far from the enemy
names-nerveFactors-away = lejos del enemigo
# the commander in chief near
names-nerveFactors-chief = el comandante en jefe cerca
# in Rout
names-nerveFactors-routing = En fuga
# At the edge of the buildings
names-fights-edge = Al borde de los edificios
# Inside the buildings
names-fights-inside = Dentro de los edificios
# Firefight
names-fights-firefight = Tiroteo
# Assault
names-fights-assault = Asalto
# Cavalry against cavalry
names-fights-cavalry = Caballería contra caballería
# Cavalry against infantry
names-fights-onInfantry = Caballería contra infantería
# class A
names-chargeFactors-classA = clase A
# class C
names-chargeFactors-classC = clase C
# a commander near
names-chargeFactors-general = un comandante cerca
# a Poor commander
names-chargeFactors-poor = un comandante Mediocre
# flank or rear
names-chargeFactors-flank = flanco o retaguardia
# casualties
names-chargeFactors-casualty = bajas
# garrison
names-fightFactors-garrison = guarnición
# class A
names-fightFactors-classA = clase A
# class C
names-fightFactors-classC = clase C
# fire of class A
names-fightFactors-fireA = fuego de clase A
# fire of class C
names-fightFactors-fireC = fuego de clase C
# better fire
names-fightFactors-betterFire = mejor fuego
# skirmishers of class A
names-fightFactors-skirmishA = tiradores de clase A
# skirmishers of class C
names-fightFactors-skirmishC = tiradores de clase C
# better skirmishers
names-fightFactors-betterSkirmish = mejores tiradores
# line against column
names-fightFactors-lineOnColumn = línea contra columna
# square
names-fightFactors-square = cuadro
# casualties
names-fightFactors-casualty = bajas
# Disordered
names-fightFactors-disordered = Desordenada
# Shaken
names-fightFactors-shaken = Quebrantada
# outnumbered
names-fightFactors-outnumbered = en inferioridad
# lances
names-fightFactors-lance = lanzas
# medium or heavy cavalry
names-fightFactors-heavy = caballería media o pesada
# light cavalry
names-fightFactors-light = caballería ligera
# stationary
names-fightFactors-stationary = a pie firme
# column of attack
names-fightFactors-columnOfAttack = columna de ataque
# line with fire of class A
names-fightFactors-lineFireA = línea con fuego de clase A
# supports
names-fightFactors-support = apoyos
# skirmishers of class A
names-shotFactors-A = tiradores de clase A
# skirmishers of class B
names-shotFactors-B = tiradores de clase B
# skirmishers of class C
names-shotFactors-C = tiradores de clase C
# Shaken
names-shotFactors-shaken = Quebrantada
# Disordered
names-shotFactors-disordered = Desordenada
# casualties
names-shotFactors-casualty = bajas
# from a square
names-shotFactors-square = desde un cuadro
# from a garrison
names-shotFactors-garrison = desde una guarnición
# target in cover
names-shotFactors-covered = blanco a cubierto
# at guns
names-shotFactors-guns = sobre artillería
# at cavalry
names-shotFactors-cavalry = sobre caballería

## board

# The table
board-board = La mesa
# You command the French
board-own-0 = Mandas a los franceses
# You command the Prussians
board-own-1 = Mandas a los prusianos
# The French have won
board-has-0 = Han vencido los franceses
# The Prussians have won
board-has-1 = Han vencido los prusianos
# The { $army } army has won the day.
board-won = El ejército { $army } ha ganado la jornada.
# Neither army has won the day.
board-drawn = Ninguno de los dos ejércitos ha ganado la jornada.
# General of { $command }
board-general = General del { $command }
# Blind { $number } of { $command }
board-blind = Pantalla { $number } del { $command }
# Guns left by { $unit }
board-guns = Cañones abandonados por la { $unit }
# Move { $move } of { $moves }
board-head-move = Jugada { $move } de { $moves }
# Move { $move }
board-head-moveNumber = Jugada { $move }
# { $pips ->
# [one] 1 pip left
# *[other] { $pips } pips left
# }
board-head-pips = { $pips ->
        [one] Queda 1 pip
       *[other] Quedan { $pips } pips
    }
# Chips of this move
board-head-chips = Fichas de esta jugada
# the Poor chip
board-chip-poor = la ficha de mediocre
# P
board-chip-poorSign = M
# the tactical chip
board-chip-tactical = la ficha táctica
# T
board-chip-tacticalSign = T
# { $name }: in the bag
board-chip-in = { $name }: en la bolsa
# { $name }: in the bag, but has had its turn
board-chip-lapsed = { $name }: en la bolsa, pero ya ha tenido su turno
# { $name }: drawn
board-chip-drawn = { $name }: ha salido
# { $name }: has its turn
board-chip-active = { $name }: tiene el turno

## asking

# One moment: this is what happens.
asking-prompt-telling = Un momento: esto es lo que ocurre.
# The day is over.
asking-prompt-over = La jornada ha terminado.
# You are watching.
asking-prompt-onlooker = Estás mirando.
# Your cavalry may charge now, before { $command } goes on.
asking-prompt-watching = Tu caballería puede cargar ahora, antes de que el { $command } siga.
# { $target } is charged by { $charger }: how does it react?
asking-prompt-charging = La { $charger } carga contra la { $target }: ¿cómo reacciona esta?
# { $charger } has routed its enemy and goes on: which enemy does it charge?
asking-prompt-pursuing = La { $charger } ha puesto en fuga a su enemigo y sigue adelante: ¿contra quién carga?
# The { $army } army decides.
asking-prompt-wait = Decide el ejército { $army }.
# Choose.
asking-prompt-other = Elige.
# The tactical chip is drawn: choose which commander on blinds has his turn at once.
asking-prompt-tactical = Ha salido la ficha táctica: elige qué comandante bajo pantalla tiene su turno ahora.
# Plan your day: choose commands, write their orders, lay their blinds and decoys, place your commander in chief.
asking-prompt-field-day = Prepara tu jornada: elige los mandos, escribe sus órdenes, coloca sus pantallas y señuelos, y sitúa a tu comandante en jefe.
# The last move is over. Do you want one more?
asking-prompt-one-more-move = Ha acabado la última jugada. ¿Quieres una más?
# { $command } has lost its turn; its guns may still fire.
asking-prompt-turn-lost = El { $command } ha perdido su turno; su artillería aún puede tirar.
# { $command }: spend { $pips ->
# [one] the last pip
# *[other] { $pips } pips
# }. Choose a unit, then what it does.
asking-prompt-spending = { $command }: gasta { $pips ->
        [one] el último pip
       *[other] { $pips } pips
    }. Elige una unidad y luego lo que hace.
# Move { $unit }, or let it stand.
asking-prompt-moving = Mueve la { $unit } o déjala donde está.
# { $command } is on blinds: place the figures, or stay hidden.
asking-prompt-unveiling = El { $command } está bajo pantalla: coloca las figuras o sigue oculto.
# Place the units that were under the blind: choose one, press it again for another formation, then press or drag it to its place.
asking-prompt-placing = Coloca las unidades que estaban bajo la pantalla: elige una, vuelve a pulsarla para darle otra formación y pulsa su lugar o arrástrala hasta él.
# Choose who else goes in, and who leads.
asking-prompt-joining = Elige quién más va al combate, y quién lo dirige.
# The defenders are out: go in, or stay outside.
asking-prompt-entering = Los defensores están fuera: entra o quédate fuera.
# Two friends are equally near to the rout: choose who tests first.
asking-prompt-aftermath = Dos unidades amigas están igual de cerca de la huida: elige cuál hace antes la prueba.
# Holds!
asking-label-NervePassed = ¡Aguanta!
# Wavers!
asking-label-NerveFailed = ¡Flaquea!
# Lost
asking-label-UnitLost = Perdida
# A decoy
asking-label-DecoyFound = Un señuelo
# Guns taken
asking-label-GunsTaken = Cañones tomados
# { $east }″ east, { $north }″ north
asking-place = { $east }″ este, { $north }″ norte
# { $order } – { $objective }
asking-mission = { $order } – { $objective }
# { $inches }
asking-length = { $inches }
# { $degrees }°
asking-heading = { $degrees }°
# { $form }, strip { $strip }
asking-slot = { $form }, tira { $strip }
# { $strips ->
# [one] 1 strip, changed on the left
# *[other] { $strips } strips, changed on the left
# }
asking-spread-0 = { $strips ->
        [one] 1 tira, cambiada a la izquierda
       *[other] { $strips } tiras, cambiadas a la izquierda
    }
# { $strips ->
# [one] 1 strip, changed on both sides
# *[other] { $strips } strips, changed on both sides
# }
asking-spread-1 = { $strips ->
        [one] 1 tira, cambiada a ambos lados
       *[other] { $strips } tiras, cambiadas a ambos lados
    }
# { $strips ->
# [one] 1 strip, changed on the right
# *[other] { $strips } strips, changed on the right
# }
asking-spread-2 = { $strips ->
        [one] 1 tira, cambiada a la derecha
       *[other] { $strips } tiras, cambiadas a la derecha
    }
# { $inches }″ ahead
asking-go-ahead = { $inches }″ al frente
# { $inches }″ back
asking-go-back = { $inches }″ atrás
# { $inches }″ left
asking-go-left = { $inches }″ a la izquierda
# { $inches }″ right
asking-go-right = { $inches }″ a la derecha
# turn { $degrees }° left
asking-go-turnLeft = giro de { $degrees }° a la izquierda
# turn { $degrees }° right
asking-go-turnRight = giro de { $degrees }° a la derecha
# Stay in place
asking-go-stay = Quedarse en el sitio
# Fire at { $b }
asking-do-fire = Tirar sobre la { $b }
# Hold fire
asking-do-hold-fire = No tirar
# Activate { $a }
asking-do-activate = Activar el { $a }
# Assault { $b }
asking-do-assault = Asaltar a la { $b }
# Firefight with { $b }
asking-do-firefight = Tiroteo con la { $b }
# Send skirmishers against { $b }
asking-do-skirmish = Enviar tiradores contra la { $b }
# Go in
asking-do-go-in = Entrar
# Stay outside
asking-do-stay-out = Quedarse fuera
# Let { $a } join
asking-do-join = Que se sume la { $a }
# { $a } leads
asking-do-lead = Dirige la { $a }
# Occupy the buildings
asking-do-occupy = Ocupar los edificios
# Form up outside, facing { $b }
asking-do-form-up = Formar fuera, mirando a { $b }
# Half a move, then { $b }
asking-do-march = Medio movimiento, y luego { $b }
# Change places with { $b }
asking-do-exchange = Relevarse con la { $b }
# Retire, facing the enemy
asking-do-retire = Retirarse dando la cara al enemigo
# Let it stand
asking-do-stand = Que se quede
# Dress on { $a }
asking-do-dress-on = Alinearse con la { $a }
# Along the road, { $a }
asking-do-follow-the-road = Por el camino, { $a }
# Straight along the road
asking-do-straight-along = Por el camino, al frente
# Form { $b }
asking-do-form = Formar: { $b }
# Turn to face { $b }
asking-do-face = Dar frente a { $b }
# Give the turn to { $a }
asking-do-give-the-turn-to = Ceder el turno al { $a }
# Lead { $a } in person
asking-do-take-over = Dirigir en persona a la { $a }
# Move with those beside it
asking-do-move-together = Mover con las que tiene al lado
# Move (choose where)
asking-do-pick = Mover (elige adónde)
# End the turn
asking-do-end-the-turn = Terminar el turno
# Ride to { $b }
asking-do-ride = Cabalgar a { $b }
# Order: { $b }
asking-do-order = Orden: { $b }
# Change to Halt
asking-do-halt = Pasar a Alto
# Rally
asking-do-rally = Reagrupar
# Man the guns again
asking-do-man-the-guns = Volver a servir las piezas
# Bring on { $a } at { $b }
asking-do-bring-on = Que entre la { $a } en { $b }
# Place the figures
asking-do-place-the-figures = Colocar las figuras
# Stay on blinds
asking-do-stay-on-blinds = Seguir bajo pantalla
# { $a }: { $b }
asking-do-set = { $a }: { $b }
# Leave { $a } off the table
asking-do-leave-off-the-table = Dejar la { $a } fuera de la mesa
# Extend: { $b }
asking-do-spread = Extender: { $b }
# Detach { $b }
asking-do-detach = Destacar a la { $b }
# Charge { $b }
asking-do-charge = Cargar contra la { $b }
# Let them go on
asking-do-hold-back = Dejar que sigan
# Evade
asking-do-evade = Rehuir
# Fire at the charge
asking-do-fire-at-the-charge = Hacer fuego sobre la carga
# Counter-charge
asking-do-countercharge = Contracargar
# Turn to face the charge
asking-do-turn-to-face = Dar frente a la carga
# Intercept with { $a }
asking-do-intercept = Interceptar con la { $a }
# Pursue { $a }
asking-do-pursue = Perseguir a la { $a }
# { $a } tests first
asking-do-test-first = La { $a } hace antes la prueba
# One more move
asking-do-play-one-more-move = Una jugada más
# { $a } goes to the reserve
asking-do-allot = La { $a } va con la reserva
# { $a } takes part
asking-do-take = El { $a } toma parte
# { $a }: { $b }
asking-do-widen = { $a }: { $b }
# Lay { $a } at { $b }
asking-do-lay = Colocar: { $a }, en { $b }
# Close the plan
asking-do-close-the-plan = Cerrar el plan
# End the day
asking-do-end-the-day = Acabar el día
# { $who }: { $what }
asking-action = { $who }: { $what }
# Move
asking-move = Mover
# Moves
asking-group-go = Movimientos
# Where to ride
asking-group-ride = Adónde cabalgar
# Directions
asking-group-face = Direcciones
# Orders
asking-group-order = Órdenes
# Where to form up
asking-group-form-up = Dónde formar
# Where to bring on
asking-group-bring-on = Por dónde entrar
# How to extend
asking-group-spread = Cómo extenderse
# How to place
asking-group-set = Cómo colocar
# Targets
asking-group-fire = Blancos
# Formations
asking-group-form = Formaciones
# Whom to charge
asking-group-charge = Contra quién cargar
# Who takes part
asking-group-take = Quién toma parte
# What the reserve has
asking-group-allot = Lo que tiene la reserva
# How wide blinds are
asking-group-widen = Qué frente tienen las pantallas
# Where to lay
asking-group-lay = Dónde colocar
# Moves
asking-group-pick = Movimientos
# Half a move and a formation
asking-group-march = Medio movimiento y una formación
# Whom to change places with
asking-group-exchange = Con quién relevarse
# Whom to assault
asking-group-assault = A quién asaltar
# Whom to skirmish with
asking-group-skirmish = Contra quién escaramuzar
# Whom to fire at
asking-group-firefight = Contra quién hacer fuego
# Poor
asking-grade-0 = Mediocre
# Average
asking-grade-1 = Corriente
# Gifted
asking-grade-2 = Brillante
# infantry
asking-sort-foot = infantería
# light cavalry
asking-sort-horse-0 = caballería ligera
# medium cavalry
asking-sort-horse-1 = caballería media
# heavy cavalry
asking-sort-horse-2 = caballería pesada
# light guns
asking-sort-guns-0 = artillería ligera
# medium guns
asking-sort-guns-1 = artillería media
# heavy guns
asking-sort-guns-2 = artillería pesada
# { $name }, { $sort } of { $command }: { $form }, { $grade }, { $casualties ->
# [0] no casualties
# [one] 1 casualty
# *[other] { $casualties } casualties
# }; class { $quality }; faces { $heading }°; { $at }
asking-body-unit = { $name }, { $sort } del { $command }: { $form }, { $grade }, { $casualties ->
        [0] sin bajas
        [one] 1 baja
       *[other] { $casualties } bajas
    }; clase { $quality }; mira a { $heading }°; { $at }
# { $name }, { $sort } of { $command }: not on the table; class { $quality }
asking-body-off = { $name }, { $sort } del { $command }: no está en la mesa; clase { $quality }
# { $name }, { $grade }; { $at }
asking-body-general = { $name }, { $grade }; { $at }
# { $name }, { $command }, { $grade }; { $at }
asking-body-leader = { $name }, { $command }, { $grade }; { $at }
# { $name }; { $at }
asking-body-left = { $name }; { $at }
# { $name }, { $strips ->
# [one] 1 strip
# *[other] { $strips } strips
# }; faces { $heading }°; { $at }
asking-body-blind = { $name }, { $strips ->
        [one] 1 tira
       *[other] { $strips } tiras
    }; mira a { $heading }°; { $at }
# { $name }, with nothing under it; faces { $heading }°; { $at }
asking-body-decoy = { $name }, sin nada debajo; mira a { $heading }°; { $at }
# Order
asking-orders-title = Orden
# From its next turn on: { $order }
asking-orders-next = Desde su próximo turno: { $order }
# Move: march to the objective and keep away from the enemy.
asking-orders-means-0 = Marcha: ve al objetivo y mantente lejos del enemigo.
# Halt: stand and defend yourself.
asking-orders-means-1 = Alto: aguarda y defiéndete.
# Hold: keep the objective; drive off enemies that come near.
asking-orders-means-2 = Mantener: guarda el objetivo; rechaza a quien se acerque.
# Engage: close with the enemy there and fire, without assaults.
asking-orders-means-3 = Empeñarse: acércate allí al enemigo y haz fuego, sin asaltos.
# Attack: every unit goes at the enemy there, and fights.
asking-orders-means-4 = Ataque: toda unidad va allí contra el enemigo, y combate.

## armies

# { $army }
armies-army = Ejército { $army }
# Casualties: { $lost }. Units lost: { $gone }.
armies-losses = Bajas: { $lost }. Unidades perdidas: { $gone }.
# { $name }, { $grade }.
armies-general = { $name }, { $grade }.
# Poor
armies-grade-0 = Mediocre
# Average
armies-grade-1 = Corriente
# Gifted
armies-grade-2 = Brillante
# Unit
armies-unit = Unidad
# State
armies-state = Estado
# Where
armies-where = Dónde
# { $count ->
# [0] no casualties
# [one] 1 casualty
# *[other] { $count } casualties
# }
armies-casualties = { $count ->
        [0] sin bajas
        [one] 1 baja
       *[other] { $count } bajas
    }
# lost
armies-lost = perdida
# waits off the table
armies-away = espera fuera de la mesa
# under a blind
armies-covered = bajo una pantalla

## hand

# { $amount ->
# [one] 1 inch ahead
# *[other] { $amount } inches ahead
# }
hand-go-ahead = { $amount ->
        [one] 1 pulgada al frente
       *[other] { $amount } pulgadas al frente
    }
# { $amount ->
# [one] 1 inch back
# *[other] { $amount } inches back
# }
hand-go-back = { $amount ->
        [one] 1 pulgada atrás
       *[other] { $amount } pulgadas atrás
    }
# { $amount ->
# [one] 1 degree left
# *[other] { $amount } degrees left
# }
hand-go-turnLeft = { $amount ->
        [one] 1 grado a la izquierda
       *[other] { $amount } grados a la izquierda
    }
# { $amount ->
# [one] 1 degree right
# *[other] { $amount } degrees right
# }
hand-go-turnRight = { $amount ->
        [one] 1 grado a la derecha
       *[other] { $amount } grados a la derecha
    }
# { $amount } left
hand-go-left = { $amount } a la izquierda
# { $amount } right
hand-go-right = { $amount } a la derecha
# where it stands
hand-go-stay = donde está
# { $amount } north
hand-ride-ahead = { $amount } al norte
# { $amount } south
hand-ride-back = { $amount } al sur
# { $amount } west
hand-ride-left = { $amount } al oeste
# { $amount } east
hand-ride-right = { $amount } al este
# where he stands
hand-ride-stay = donde está
# front left corner
hand-corner-front-left = esquina delantera izquierda
# front right corner
hand-corner-front-right = esquina delantera derecha
# rear left corner
hand-corner-rear-left = esquina trasera izquierda
# rear right corner
hand-corner-rear-right = esquina trasera derecha
# { $inches ->
# [one] 1 inch from { $name }
# *[other] { $inches } inches from { $name }
# }
hand-near = { $inches ->
        [one] { $name }, a 1 pulgada
       *[other] { $name }, a { $inches } pulgadas
    }
# { $inches ->
# [one] 1 inch away
# *[other] { $inches } inches away
# }
hand-rides = { $inches ->
        [one] a 1 pulgada
       *[other] a { $inches } pulgadas
    }
# Difficult ground: half its rate.
hand-difficult = Terreno difícil: la mitad de su velocidad.
# In the way: { $names }.
hand-inWay = En medio: { $names }.
# Out of its general’s radius there.
hand-outOfCommand = Allí queda fuera del radio de su general.
# Bars the fire of { $battery }.
hand-bars = Tapa el fuego de la { $battery }.
# { $need ->
# [0] The enemy sees it there.
# *[other] The enemy sees it there on { $need } or more.
# }
hand-seen = { $need ->
        [0] Allí la ve el enemigo.
       *[other] Allí la ve el enemigo con { $need } o más.
    }
# Fire at { $target }: short range, { $inches }″
hand-strike-fire-short = Fuego sobre la { $target }: alcance corto, { $inches }″
# Fire at { $target }: long range, { $inches }″
hand-strike-fire-long = Fuego sobre la { $target }: alcance largo, { $inches }″
# Skirmish with { $target }: { $inches }″
hand-strike-skirmish = Escaramuza con la { $target }: { $inches }″
# Firefight with { $target }: { $inches }″
hand-strike-firefight = Tiroteo con la { $target }: { $inches }″
# In reach of an assault: { $target }, { $inches }″
hand-strike-assault = Al alcance de un asalto: { $target }, { $inches }″
# In reach of a charge: { $target }, { $inches }″
hand-strike-charge = Al alcance de una carga: { $target }, { $inches }″
# { $what } (its orders forbid it)
hand-notByOrders = { $what } (sus órdenes lo prohíben)
# In range and arc of { $units }.
hand-threat-fire = Dentro del alcance y del arco de: { $units }.
# { $units } can skirmish with it.
hand-threat-skirmish = Al alcance de la escaramuza de: { $units }.
# { $units } can open a firefight with it.
hand-threat-firefight = Al alcance del tiroteo de: { $units }.
# { $units } can come to assault it.
hand-threat-assault = Al alcance del asalto de: { $units }.
# { $units } can charge it.
hand-threat-charge = Al alcance de la carga de: { $units }.
# Reaches { $count } of { $all } units within { $radius }″.
hand-reaches = Alcanza a { $count } de { $all } unidades, a { $radius }″ o menos.
# Out of his reach: { $units }.
hand-beyond = Fuera de su alcance: { $units }.

## guide

# Chips in a bag
guide-outpost-1-title = Fichas en una bolsa
# You lead the French 4th Corps, in blue, against the farm of Meierhof. Each commander has a chip in the bag. Chips are drawn blindly, one after the other, and the commander whose chip comes out has his turn. When the bag is empty, the move ends; the top of the panel says how many moves there are. The side that holds the farm after the last one wins.
guide-outpost-1-text = Mandas el 4.º Cuerpo francés, de azul, contra la granja de Meierhof. Cada comandante tiene una ficha en la bolsa. Se sacan a ciegas, una tras otra, y el comandante cuya ficha sale tiene su turno. Cuando la bolsa está vacía, acaba la jugada; la parte de arriba del panel dice cuántas jugadas hay. Gana el bando que tenga la granja tras la última.
# Guns before all else
guide-outpost-2-title = La artillería, antes que nada
# Guns fire once in a move, and only before anything of their corps has moved. They have to be deployed and in good order (Formed), and the target must lie within 45 degrees of straight ahead. Choose the battery: enemies that it can hit get a red dashed edge. Point at one to see the distance, the number that two dice have to reach, and the chance; press it to fire. If something else moves first, the guns stay silent in this turn.
guide-outpost-2-text = La artillería tira una vez por jugada, y solo antes de que se haya movido nada de su cuerpo. Tiene que estar en batería y En orden, y el blanco tiene que estar a menos de 45 grados de su frente. Elige la batería: los enemigos a los que puede alcanzar llevan un borde rojo de trazos. Señala uno para ver la distancia, el número que tienen que alcanzar dos dados y la probabilidad; púlsalo para tirar. Si otra cosa se mueve antes, las piezas callan en este turno.
# Pips
guide-outpost-3-title = Pips
# A commander rolls an average die, from 2 to 5, and adds 1, 2 or 3 for his grade: the total is his pips. Moving a unit costs one; so does a change of formation, a large turn or a fight. Choose a brigade, then drag it or click where it should go: the ruler shows the inches used and left. Move, or the Enter key, ends it. A column of march goes 8 inches, a column of attack 6, a line 4, and half of that on hills and in woods. Within 16 inches of the enemy a unit acts only once in a turn.
guide-outpost-3-text = Un comandante tira un dado medio, de 2 a 5, y suma 1, 2 o 3 según su grado: esos son sus pips. Mover una unidad cuesta uno; también otra formación, un giro grande o un combate. Elige una brigada y arrástrala o pulsa adonde tiene que ir: la regla muestra las pulgadas usadas y las que quedan. Con Mover, o con la tecla Intro, queda hecho. Una columna de marcha va 8 pulgadas, una columna de ataque 6, una línea 4, y la mitad en colinas y bosques. A 16 pulgadas o menos del enemigo una unidad actúa una sola vez por turno.
# The order is Attack
guide-outpost-4-title = La orden es Ataque
# Your corps has the order Attack, with Meierhof as its objective. All its brigades have to move towards it and attack any enemy they can reach, and you may not leave pips unused while one of them can. Under Attack, infantry neither skirmishes nor opens fire: it goes in. A general can change his own order to Halt, at a price; only the commander in chief can give any other order, in person.
guide-outpost-4-text = Tu cuerpo tiene la orden Ataque, con Meierhof como objetivo. Todas sus brigadas tienen que moverse hacia él y atacar a quien alcancen, y no pueden sobrar pips mientras alguna pueda. Con Ataque la infantería ni hace escaramuzas ni abre un tiroteo: va al cuerpo a cuerpo. Un general puede cambiar su propia orden a Alto, por un precio; cualquier otra orden solo la da el comandante en jefe, en persona.
# The reach of a general
guide-outpost-5-title = El alcance de un general
# A general gives orders only to units within 8 inches of him, and at least one of yours is farther away. Choose the general and drag him after his troops, up to 16 inches for a pip: units that he would reach get an orange edge. Do it before the other pips are spent. Press a unit that cannot act to see why.
guide-outpost-5-text = Un general solo da órdenes a unidades a 8 pulgadas o menos de él, y al menos una de las tuyas está más lejos. Elige al general y arrástralo tras sus tropas, hasta 16 pulgadas por un pip: las unidades que alcanzaría llevan un borde naranja. Hazlo antes de gastar los demás pips. Si pulsas una unidad que no puede actuar, verás por qué.
# Charges at an opportunity
guide-outpost-6-title = Cargas de oportunidad
# In the enemy’s turn, after each of his actions, Formed cavalry may charge without paying a pip: at units that are Disordered or Shaken, that offer flank or rear, or that stand in column of march. It tests with a die. If the charge comes from far enough, the target tests too, to form square, to turn, to evade or to counter-charge. Cavalry cannot charge a formed square. Under “Standing intentions” you can set what you would always answer.
guide-outpost-6-text = En el turno del enemigo, tras cada una de sus acciones, la caballería En orden puede cargar sin pip: a unidades Desordenadas o Quebrantadas, que ofrecen el flanco o la retaguardia, o que están en columna de marcha. Hace una prueba con un dado. Si la carga viene de bastante lejos, también la hace el blanco, para formar el cuadro, dar frente, rehuir o contracargar. La caballería no puede cargar a un cuadro En orden. En «Intenciones permanentes» puedes fijar lo que responderías siempre.
# Fight for the farm
guide-outpost-7-title = Combate por la granja
# A brigade that can reach an enemy may assault it. Choose the brigade: those that it can assault get a red dashed edge. Point at one to see what counts for both sides, and the odds; press it to go in. A garrison adds 2 behind its walls. One brigade may attack each side of the farm, so fire at it first, and bring two against one. The side with the higher sum rolls two dice and adds the difference; on a low total it still loses. Hand to hand combat leaves both sides Disordered until the move ends, or worse.
guide-outpost-7-text = Una brigada que alcanza a un enemigo puede asaltarlo. Elige la brigada: aquellos a los que puede asaltar llevan un borde rojo de trazos. Señala uno para ver lo que cuenta para ambos bandos y las probabilidades; púlsalo para ir al asalto. Una guarnición suma 2 tras sus muros. A cada lado de la granja lo puede atacar una brigada: tira antes sobre ella y lleva dos contra una. El bando con más tira dos dados y suma la diferencia; con un total bajo pierde igualmente. El cuerpo a cuerpo deja a ambos bandos Desordenados hasta que acaba la jugada, o peor.
# Rout
guide-outpost-8-title = La huida
# A unit that routs runs straight away from its enemy, infantry 6 inches, cavalry 12, through friends. Friends within 4 inches react: those in Rout are lost, Shaken ones rout too, the others test their morale. So one rout may carry a whole line away. Keep supports near, but not in the way.
guide-outpost-8-text = Una unidad que huye se aleja de su enemigo en línea recta, la infantería 6 pulgadas, la caballería 12, a través de amigos. Los amigos a 4 pulgadas o menos reaccionan: los que están En fuga están perdidos, los Quebrantados huyen también, los demás ponen a prueba su moral. Así una huida puede llevarse una línea entera. Ten cerca los apoyos, pero no en medio.
# Rally
guide-outpost-9-title = Reagruparse
# A Shaken unit fights badly, and a unit in Rout runs on. Ride the general into contact with it, up to 16 inches for a pip, and pay another pip for an attempt to rally. Every such unit tests at the end of the turn of its corps, but a pass improves its state only with a commander and a pip. At the third failure a unit in Rout is lost.
guide-outpost-9-text = Una unidad Quebrantada combate mal, y una unidad En fuga sigue huyendo. Lleva al general al contacto con ella, hasta 16 pulgadas por un pip, y paga otro pip por un intento de reagruparla. Toda unidad así se pone a prueba al final del turno de su cuerpo, pero solo con un comandante y un pip mejora su estado si la supera. Una unidad En fuga está perdida al tercer fallo.
# The end of the day
guide-outpost-10-title = El final del día
# After the last move the side that holds the farm wins. A brigade holds it if it is wholly inside and not in Rout, with no enemy inside. If neither side holds it, losses decide. Before that both are asked whether they want one more move; it is played if both do.
guide-outpost-10-text = Tras la última jugada gana el bando que tiene la granja. La tiene una brigada que esté por entero dentro y no En fuga, sin enemigos dentro. Si no la tiene ninguno, deciden las pérdidas. Antes se pregunta a ambos si quieren una jugada más; se juega si quieren los dos.

## fight

# Together { $total }.
fight-sum = En total { $total }.
# Nothing is added.
fight-plain = No se suma nada.
# a miss
fight-hits-0 = fallo
# a hit
fight-hits-1 = un impacto
# two hits
fight-hits-2 = dos impactos
# { $unit } fires at { $target }: { $band } range, { $inches }″, { $cover }; { $needed } is a hit
fight-shot = La { $unit } tira sobre la { $target }: alcance { $band }, { $inches }″, { $cover }; se acierta con { $needed }
# in the open
fight-cover-open = en campo abierto
# in soft cover
fight-cover-soft = con cobertura ligera
# in hard cover
fight-cover-hard = con cobertura fuerte
# at guns
fight-cover-guns = sobre artillería
# { $unit } fires at { $target }: a hit on { $needed } or more
fight-gunners = La { $unit } hace fuego sobre la { $target }: acierta con { $needed } o más
# Skirmishers of { $unit } fire at { $target }
fight-skirmish = Los tiradores de la { $unit } hacen fuego sobre la { $target }
# { $target } does not fire back.
fight-noAnswer = La { $target } no responde al fuego.
# { $enemy } takes { $casualties } casualties at its guns and routs, if it is reached (15.6).
fight-atOnce-15-6 = Si llegan hasta ella, la { $enemy } sufre { $casualties } bajas junto a sus piezas y huye (15.6).
# { $enemy } is in column of march: it is broken at once (8.4).
fight-atOnce-8-4 = La { $enemy } está en columna de marcha: queda deshecha al instante (8.4).
# { $enemy } is limbered: it is cut down at once (8.5).
fight-atOnce-8-5 = La { $enemy } está enganchada: es acuchillada al instante (8.5).
# { $enemy } is cut down at its guns, if its gunners do not get away (8.6).
fight-atOnce-8-6 = La { $enemy } es acuchillada junto a sus piezas si los artilleros no escapan (8.6).
# { $enemy } is in Rout: contact ends it, and it is lost (8.7).
fight-atOnce-8-7 = La { $enemy } está En fuga: el contacto acaba con ella, y está perdida (8.7).
# { $enemy } is taken in flank or rear and routs at once (8.8).
fight-atOnce-8-8 = La { $enemy } es tomada de flanco o por la espalda y huye en el acto (8.8).
# Brigades that join change the odds; friends of the enemy may support it.
fight-others = Las brigadas que se sumen cambian las probabilidades; los amigos del enemigo pueden apoyarlo.
# The enemy stands in square.
fight-intoSquare = El enemigo está en cuadro.
# { $fight }: { $unit } against { $enemy }
fight-against = { $fight }: la { $unit } contra la { $enemy }
# What counts for it
fight-factors = Lo que cuenta a su favor
# { $unit } has the advantage and rolls two dice with { $difference }.
fight-favoured = La { $unit } lleva ventaja y tira dos dados con { $difference }.
# { $unit }: { $grade }{ $inches ->
# [0] {""}
# *[other] , retires { $inches }″
# }{ $casualties ->
# [0] .
# [one] , 1 casualty.
# *[other] , { $casualties } casualties.
# }
fight-fate = { $unit }: { $grade }{ $inches ->
        [0] {""}
       *[other] , se retira { $inches }″
    }{ $casualties ->
        [0] .
        [one] , 1 baja.
       *[other] , { $casualties } bajas.
    }
# { $title }: { $what }
fight-folded = { $title }: { $what }
# { $unit } ({ $what })
fight-lot = { $unit } ({ $what })
# { $count ->
# [one] 1 casualty
# *[other] { $count } casualties
# }
fight-losses = { $count ->
        [one] 1 baja
       *[other] { $count } bajas
    }
# lost
fight-gone = perdida
# { $unit } fires at { $target }
fight-fires = La { $unit } tira sobre la { $target }
# Going in
fight-goesIn = Va al contacto
# { $unit } routs
fight-rout = La { $unit } huye
# { $unit } tests its morale
fight-test = La { $unit } pone a prueba su moral
# Two dice; { $needed } is a hit
fight-needs = Dos dados; se acierta con { $needed }
# { $unit } rolls
fight-rolls = Tira la { $unit }
# { $unit }: { $reason }
fight-factorOf = { $unit }: { $reason }
# { $unit } charges { $enemy }
fight-charges = La { $unit } carga contra la { $enemy }
# The flank or rear of { $enemy } is offered.
fight-flank = La { $enemy } ofrece el flanco o la retaguardia.
# Met by { $enemy }, which charges in its turn
fight-met = Contra la { $enemy }, que contracarga
# What comes of it
fight-ends = Lo que resulta
# If { $enemy } stands
fight-if-stand = Si la { $enemy } espera a pie firme
# If { $enemy } evades
fight-if-evade = Si la { $enemy } rehúye
# If { $enemy } fires
fight-if-fire = Si la { $enemy } hace fuego
# If { $enemy } counter-charges
fight-if-countercharge = Si la { $enemy } contracarga
# If { $enemy } forms { $form }, on { $needs } or more
fight-if-form = Si la { $enemy } forma en { $form }, con { $needs } o más
# If { $enemy } turns to the charge, on { $needs } or more
fight-if-face = Si la { $enemy } da frente a la carga, con { $needs } o más
# If { $rider } intercepts, on { $needs } or more
fight-if-intercept = Si la { $rider } intercepta, con { $needs } o más
# The enemy is lost
fight-end-lost = El enemigo está perdido
# The enemy routs
fight-end-routs = El enemigo huye
# The enemy retires, Shaken
fight-end-retires = El enemigo se retira, Quebrantado
# Both stay in contact
fight-end-contact = Ambos quedan en contacto
# No contact
fight-end-none = No hay contacto
# It does not charge
fight-end-declined = No carga
# { $charger } retires, Shaken
fight-end-thrown = La { $charger } se retira, Quebrantada
# Both rout
fight-end-both = Huyen ambos
# { $charger } routs
fight-end-routed = La { $charger } huye
# it goes
fight-goes = se lanza
# it will not go
fight-declines = no se decide
# { $unit } tests whether it charges
fight-toCharge = La { $unit } hace la prueba para cargar
# { $unit } tests whether it reacts in time
fight-reacts = La { $unit } hace la prueba para reaccionar
# { $unit } tests its morale at the end of the turn
fight-toRally = La { $unit } pone a prueba su moral al final del turno
# it rallies: { $grade }
fight-rally-up = se reagrupa: { $grade }
# no better: { $grade }
fight-rally-same = no mejora: { $grade }
# it routs
fight-rally-routs = huye
# it runs on
fight-rally-on = sigue huyendo
# it is lost for the day
fight-rally-lost = está perdida para el resto del día
# it is Shaken and rides back
fight-rally-back = queda Quebrantada y vuelve atrás
# in time
fight-inTime = a tiempo
# too late
fight-late = demasiado tarde
# { $unit }: pursuit on { $need } or more
fight-pursues = { $unit }: persigue con { $need } o más
# stands firm
fight-holds = aguanta
# wavers
fight-wavers = flaquea

## look

# Reach of the generals
look-command = Alcance de los generales
# Arcs and ranges
look-arcs = Arcos y alcances
# What threatens a unit
look-threats = Lo que amenaza a una unidad
# What a unit sees
look-sight = Lo que ve una unidad
# Orders and their objectives
look-orders = Órdenes y sus objetivos
# Within its circle a general can order his units; a red line leads to those who are too far away.
look-note-command = Dentro de su círculo un general puede dar órdenes a sus unidades; una línea roja lleva a las que están demasiado lejos.
# Arcs of the guns with their ranges, and of the unit that is chosen or pointed at.
look-note-arcs = Arcos de las piezas con sus alcances, y de la unidad elegida o señalada.
# Point at a unit: this is what the enemy could do to it from where he stands.
look-note-threats = Señala una unidad: esto es lo que podría hacerle el enemigo desde donde está.
# Point at a unit: which enemies it sees, how far away and how clearly.
look-note-sight = Señala una unidad: a quién ve, a qué distancia y cómo.
# Your corps, with their objectives.
look-note-orders = Tus cuerpos, con sus objetivos.
# short
look-band-short = corto
# long
look-band-long = largo
# firefight
look-band-firefight = tiroteo
# skirmish
look-band-skirmish = escaramuza
# assault
look-band-assault = asalto
# { $unit }, to be placed in { $form }
look-waits = { $unit }, por colocar en { $form }
# charge
look-band-charge = carga
# fire
look-strike-fire = fuego
# skirmish
look-strike-skirmish = escaramuza
# firefight
look-strike-firefight = tiroteo
# assault
look-strike-assault = asalto
# charge
look-strike-charge = carga
# { $band } { $inches }″
look-bandAt = { $band } { $inches }″
# { $inches }″ { $sight }
look-sightAt = { $inches }″ { $sight }
# in plain sight
look-sight-plain = a plena vista
# behind troops
look-sight-behind-troops = detrás de tropas
# hidden
look-sight-hidden = oculta

## dispatch

# { $nation ->
# [french] French
# [prussian] Prussians
# *[other] { $army }
# }
dispatch-side = { $nation ->
        [french] Franceses
        [prussian] Prusianos
       *[other] { $army }
    }
# Losses inflicted, in points
dispatch-score = Pérdidas infligidas, en puntos
# Move
dispatch-move = Jugada
# Move { $move }: the { $army } army inflicts { $gain } more than it suffers.
dispatch-turning = Jugada { $move }: el ejército { $army } inflige { $gain } más de lo que sufre.
# Losses
dispatch-losses = Pérdidas
# Casualties
dispatch-casualties = Bajas
# Units lost
dispatch-units = Unidades perdidas
# { $lost } of { $all }
dispatch-of = { $lost } de { $all }

## standing

# What you set here is answered for you while the enemy acts, and before your own turns: for all your corps, or for the one you choose. Orders for one corps go first.
standing-intro = Lo que fijes aquí se responde por ti mientras actúa el enemigo, y antes de tus propios turnos: para todos tus cuerpos o para el que elijas. Las órdenes para un solo cuerpo van primero.
# Answer all of the enemy’s turns
standing-whole = Responder a todos los turnos del enemigo
# what you answer beforehand, so that the enemy’s turns run without stopping
standing-none = lo que respondes de antemano, para que los turnos del enemigo no se detengan
# all corps
standing-everyone = todos los cuerpos
# Opportunity charges
standing-group-opportunities = Cargas de oportunidad
# Units that are charged
standing-group-charged = Unidades que reciben una carga
# Pursuit and routs
standing-group-after = Persecución y huidas
# Guns, before their corps moves
standing-group-guns = Artillería, antes de que se mueva su cuerpo
# Blinds
standing-group-blinds = Pantallas
# at units that contact alone routs or destroys
standing-one-charge-the-helpless = a quien el contacto hace huir o destruye sin dados
# at a chance of 7 in 10 or better
standing-one-charge-at-7 = con una probabilidad de 7 sobre 10 o mejor
# at a chance of 5 in 10 or better
standing-one-charge-at-5 = con una probabilidad de 5 sobre 10 o mejor
# at a chance of 3 in 10 or better
standing-one-charge-at-3 = con una probabilidad de 3 sobre 10 o mejor
# no other charge
standing-one-never-charge = ninguna otra carga
# infantry forms square, or turns to the charge where it cannot
standing-one-form-square = la infantería forma el cuadro, o da frente a la carga si no puede
# infantry charged in flank or rear turns to the charge
standing-one-turn-to-face = la infantería cargada de flanco o por la espalda da frente a la carga
# cavalry of the corps intercepts
standing-one-intercept = la caballería del cuerpo intercepta
# cavalry counter-charges
standing-one-countercharge = la caballería contracarga
# evades if orders allow it
standing-one-evade = rehúye la carga si sus órdenes lo permiten
# does nothing else
standing-one-stand-fast = no hace nada más
# pursuers charge the enemy they are likeliest to beat
standing-one-pursue-the-weakest = los perseguidores cargan contra quien vencerán con más probabilidad
# of several equally near to a rout, those with fewest casualties test first
standing-one-steadiest-first = de varias igual de cerca de una huida, hacen antes la prueba las que tienen menos bajas
# fire at a chance of 7 in 10 or better
standing-one-guns-at-7 = tira con una probabilidad de 7 sobre 10 o mejor
# fire at a chance of 5 in 10 or better
standing-one-guns-at-5 = tira con una probabilidad de 5 sobre 10 o mejor
# fire at a chance of 3 in 10 or better
standing-one-guns-at-3 = tira con una probabilidad de 3 sobre 10 o mejor
# no other fire when the turn is lost
standing-one-hold-fire = ningún otro tiro cuando se pierde el turno
# troops that are spotted deploy in line, from the left
standing-one-deploy-in-line = las tropas avistadas despliegan en línea, desde la izquierda
# stay on them
standing-one-stay-on-blinds = seguir bajo ellas

## tables

# Pips: what is added to the average die
tables-pips = Pips: lo que se suma al dado medio
# The average die has the faces { $faces }.
tables-averageDie = El dado medio tiene las caras { $faces }.
# Whose turn it is
tables-who = De quién es el turno
# A corps on a blind
tables-who-blind = Un cuerpo bajo pantalla
# A corps commander
tables-who-corps = Un comandante de cuerpo
# The commander in chief
tables-who-chief = El comandante en jefe
# Gifted
tables-general-gifted = Brillante
# Average
tables-general-average = Corriente
# Poor
tables-general-poor = Mediocre
# What an action costs in pips
tables-prices = Cuántos pips cuesta una acción
# Action
tables-deed = Acción
# A move
tables-deed-move = Un movimiento
# A change of formation or face
tables-deed-form = Un cambio de formación o de frente
# One action of artillery
tables-deed-guns = Una acción de artillería
# Two actions of artillery
tables-deed-gunPair = Dos acciones de artillería
# A skirmish, a firefight or another round
tables-deed-fight = Una escaramuza, un tiroteo u otra ronda
# Occupying a built-up area
tables-deed-occupy = Ocupar una zona edificada
# An attempt to rally
tables-deed-rally = Un intento de reagrupar
# A ride of a general
tables-deed-general = Una cabalgada de un general
# Half a move back, face to the enemy
tables-deed-retire = Medio movimiento atrás, dando la cara al enemigo
# Half a move and a formation
tables-deed-halfAndForm = Medio movimiento y una formación
# Two brigades change places
tables-deed-exchange = Relevo de dos brigadas
# Adding or dropping strips of a blind
tables-deed-extend = Añadir o quitar tiras de una pantalla
# Detaching light cavalry from a blind
tables-deed-detach = Destacar caballería ligera de una pantalla
# A new order from the commander in chief
tables-deed-order = Una orden nueva del comandante en jefe
# Giving his turn away
tables-deed-gift = Ceder su turno
# A change to Halt
tables-deed-halt = Pasar a Alto
# Inches for a pip
tables-rates = Pulgadas por pip
# Who moves
tables-whoMoves = Quién se mueve
# Inches
tables-inches = Pulgadas
# Generals
tables-rate-general = Generales
# Light cavalry in column
tables-rate-light-column = Caballería ligera en columna
# Light cavalry in line
tables-rate-light-line = Caballería ligera en línea
# Medium and heavy cavalry in column
tables-rate-heavy-column = Caballería media y pesada en columna
# Medium and heavy cavalry in line
tables-rate-heavy-line = Caballería media y pesada en línea
# Horse artillery, limbered
tables-rate-horse-limbered = Artillería a caballo, enganchada
# Foot artillery, limbered
tables-rate-foot-limbered = Artillería a pie, enganchada
# Infantry in column of march
tables-rate-march = Infantería en columna de marcha
# Infantry in column of attack
tables-rate-attack = Infantería en columna de ataque
# Infantry in line
tables-rate-line = Infantería en línea
# Infantry in square
tables-rate-square = Infantería en cuadro
# Heavy guns by hand
tables-rate-hand-heavy = Cañones pesados a brazo
# Medium guns by hand
tables-rate-hand-medium = Cañones medios a brazo
# Light guns by hand
tables-rate-hand-light = Cañones ligeros a brazo
# A blind of one strip
tables-rate-strip = Una pantalla de una tira
# A blind of several strips
tables-rate-strips = Una pantalla de varias tiras
# What an order allows
tables-orders = Lo que permite una orden
# near: enemies within { $inches } inches. towards: within the objective or towards it. facing: only face to the enemy. no nearer: if it brings them no nearer to the enemy.
tables-ordersNote = cerca: enemigos a { $inches } pulgadas o menos. hacia: dentro del objetivo o hacia él. de cara: solo de cara al enemigo. no más cerca: si no los acerca al enemigo.
# To advance
tables-ordered-advance = Avanzar
# To fall back
tables-ordered-fallBack = Replegarse
# To change formation
tables-ordered-form = Cambiar de formación
# Fire of artillery
tables-ordered-fire = Fuego de artillería
# A charge of cavalry
tables-ordered-charge = Una carga de caballería
# A charge at an opportunity
tables-ordered-opportunity = Una carga de oportunidad
# A skirmish
tables-ordered-skirmish = Una escaramuza
# A firefight
tables-ordered-firefight = Un tiroteo
# An assault in the open
tables-ordered-assault = Un asalto en campo abierto
# An assault on a built-up area
tables-ordered-edge = Un asalto a una zona edificada
# A fight inside a built-up area
tables-ordered-inside = Un combate dentro de una zona edificada
# To evade a charge
tables-ordered-evade = Rehuir una carga
# To enter an empty built-up area
tables-ordered-enter = Entrar en una zona edificada vacía
# no
tables-leave-no = no
# yes
tables-leave-yes = sí
# must
tables-leave-must = obligado
# near
tables-leave-near = cerca
# towards
tables-leave-objective = hacia
# facing
tables-leave-retire = de cara
# no nearer
tables-leave-no-nearer = no más cerca
# How far a blind is seen
tables-spotting = A qué distancia se ve una pantalla
# How it lies
tables-blind = Cómo está situada
# Seen at once
tables-atOnce = Se ve sin más
# On { $need } or more
tables-onOrMore = Con { $need } o más
# In plain sight
tables-sight-plain = A plena vista
# Behind other troops
tables-sight-behind-troops = Detrás de otras tropas
# In cover
tables-sight-hidden = A cubierto
# to { $inches }″
tables-to = hasta { $inches }″
# Ranges of artillery, in inches
tables-gunRanges = Alcances de la artillería, en pulgadas
# Guns
tables-guns = Cañones
# Heavy
tables-calibre-heavy = Pesados
# Medium
tables-calibre-medium = Medios
# Light
tables-calibre-light = Ligeros
# What two dice have to reach for a hit
tables-gunHits = Lo que dos dados deben alcanzar para un impacto
# Target
tables-target = Blanco
# Infantry or cavalry
tables-target-open = Infantería o caballería
# The same in woods or behind a hedge
tables-target-soft = La misma en bosque o tras un seto
# The same in buildings or behind walls
tables-target-hard = La misma en edificios o tras una tapia
# Artillery
tables-target-guns = Artillería
# What is added to the dice of artillery
tables-gun-modifiers = Lo que se suma a los dados de la artillería
# For
tables-factor = Por
# Added
tables-added = Se suma
# The tests to charge and to react
tables-charge-tests = Las pruebas para cargar y para reaccionar
# A die has to show { $need } or more.
tables-chargeNeed = Un dado debe sacar { $need } o más.
# To charge
tables-toCharge = Para cargar
# To react
tables-toReact = Para reaccionar
# Factors of fights
tables-fightFactors = Factores de los combates
# At the edge of buildings
tables-fight-edge = En el borde de edificios
# Inside buildings
tables-fight-inside = Dentro de edificios
# Firefight
tables-fight-firefight = Tiroteo
# Assault
tables-fight-assault = Asalto
# Cavalry on cavalry
tables-fight-cavalry = Caballería contra caballería
# Cavalry on infantry
tables-fight-onInfantry = Caballería contra infantería
# Infantry against it
tables-fight-byCavalry = Infantería contra ella
# Results of fights
tables-results-common = Resultados de los combates
# Results of cavalry against cavalry
tables-results-cavalry = Resultados de caballería contra caballería
# Total
tables-total = Total
# The side that rolls
tables-favoured = El bando que tira
# The other side
tables-unfavoured = El otro bando
# { $total } or less
tables-orLess = { $total } o menos
# { $total } or more
tables-orMore = { $total } o más
# { $grade }, { $casualties ->
# [0] no casualties
# [one] 1 casualty
# *[other] { $casualties } casualties
# }
tables-outcome = { $grade }, { $casualties ->
        [0] sin bajas
        [one] 1 baja
       *[other] { $casualties } bajas
    }
# { $grade }, { $retire } inches back, { $casualties ->
# [0] no casualties
# [one] 1 casualty
# *[other] { $casualties } casualties
# }
tables-outcomeBack = { $grade }, { $retire } pulgadas atrás, { $casualties ->
        [0] sin bajas
        [one] 1 baja
       *[other] { $casualties } bajas
    }
# What is added to the die of a skirmish
tables-skirmish = Lo que se suma al dado de una escaramuza
# What is added to the die of a test of morale
tables-morale = Lo que se suma al dado de una prueba de moral
# Casualties with which a unit routs without a test
tables-routAt = Bajas con que una unidad huye sin prueba
# Arm
tables-arm = Arma
# Infantry
tables-arm-infantry = Infantería
# Cavalry
tables-arm-cavalry = Caballería
# Artillery
tables-arm-artillery = Artillería
# Casualties
tables-casualties = Bajas
# What pursuers do
tables-pursuit = Lo que hacen los perseguidores
# Die
tables-die = Dado
# What they do
tables-does = Qué hacen
# Follow the routers
tables-does-follow = Seguir a los fugitivos
# Charge the nearest enemy
tables-does-charge = Cargar contra el enemigo más cercano

## cards

# Old Wargame Rules: a corps a side and more
cards-old-wargame-rules-a-corps-a-side-and-17ypj6j = Old Wargame Rules: un cuerpo por bando, y más
# French
cards-french-ylzq91 = Franceses
# Prussian
cards-prussian-1w89b2c = Prusianos
# The outpost at Meierhof
cards-the-outpost-at-meierhof-og4qwe = El puesto avanzado de Meierhof
# A corps against a farm that the vanguard of another holds. Small, quick, and with all arms: guns, horse, a march, an assault. For learning.
cards-a-corps-against-a-farm-that-the-13wj2u7 = Un cuerpo contra una granja que defiende la vanguardia de otro. Pequeño, rápido y con todas las armas: cañones, caballería, una marcha, un asalto. Para aprender.
# The race for Altenrode
cards-the-race-for-altenrode-vn9bkm = La carrera por Altenrode
# Two corps a side march on one village under blinds. Who is there first may hold it; who comes second has to change his orders in time.
cards-two-corps-a-side-march-on-one-village-1ihc6r3 = Dos cuerpos por bando marchan bajo pantalla hacia una misma aldea. Quien llega primero puede mantenerla; quien llega segundo tiene que cambiar sus órdenes a tiempo.
# Helmstedt
cards-helmstedt-8ak0a9 = Helmstedt
# Davout holds the Wolfsburg road with four corps; Blücher comes from the east with as many, the weight on his right.
cards-davout-holds-the-wolfsburg-road-with-3slyt6 = Davout defiende el camino de Wolfsburg con cuatro cuerpos; Blücher llega del este con otros tantos y carga el peso a su derecha.
# Field day
cards-field-day-f78zrx = Jornada de campaña
# One of three fields, and all else is yours: which corps march, where, with which orders, and what is a decoy. Both sides write their plans in secret.
cards-one-of-three-fields-and-all-else-is-q9ovv = Uno de tres campos, y todo lo demás es cosa tuya: qué cuerpos marchan, por dónde, con qué órdenes, y qué es un señuelo. Ambos bandos escriben sus planes en secreto.

## rules

# Before the game and the draw
rules-before-the-game-and-the-draw-1y17543 = Antes de la partida y el sorteo
# 1 Movement on blinds
rules-1-movement-on-blinds-mixboq = 1 Movimiento bajo pantalla
# 2 Commander in chief
rules-2-commander-in-chief-h0z2an = 2 Comandante en jefe
# 3 Corps commander
rules-3-corps-commander-qd7srl = 3 Comandante de cuerpo
# 4 Orders
rules-4-orders-1maenns = 4 Órdenes
# 5 Movement
rules-5-movement-ix13c5 = 5 Movimiento
# 6 Opportunity charge
rules-6-opportunity-charge-a5zivk = 6 Carga de oportunidad
# 7 Artillery fire
rules-7-artillery-fire-febfdc = 7 Fuego de artillería
# 8 Quick results
rules-8-quick-results-utprmi = 8 Resultados rápidos
# 9 Combat at the edge of a built-up area
rules-9-combat-at-the-edge-of-a-built-up-area-1yg66i4 = 9 Combate al borde de una zona edificada
# 10 Combat inside a built-up area
rules-10-combat-inside-a-built-up-area-gto1aw = 10 Combate dentro de una zona edificada
# 11 Infantry skirmish
rules-11-infantry-skirmish-vedmm8 = 11 Escaramuza de infantería
# 12 Infantry firefight
rules-12-infantry-firefight-1ypj2s5 = 12 Tiroteo de infantería
# 13 Infantry against infantry
rules-13-infantry-against-infantry-t4veau = 13 Infantería contra infantería
# 14 Cavalry against cavalry
rules-14-cavalry-against-cavalry-abg8r = 14 Caballería contra caballería
# 15 Cavalry against infantry
rules-15-cavalry-against-infantry-h413qr = 15 Caballería contra infantería
# 16 Reaction to rout
rules-16-reaction-to-rout-kvbv9s = 16 Reacción ante una huida
# 17 Morale test
rules-17-morale-test-h7cj83 = 17 Prueba de moral
# 18 Definitions
rules-18-definitions-v3vo6y = 18 Definiciones
# Rulings
rules-rulings-ocm3fp = Interpretaciones
# Pieces
rules-pieces-s7taaq = Piezas
# The pieces are brigades of infantry and cavalry, batteries, and generals. A general commands and never fights. Pieces are never taken off for losses: each unit counts its casualties.
rules-the-pieces-are-brigades-of-infantry-and-mamgfp = Las piezas son brigadas de infantería y de caballería, baterías y generales. Un general manda y nunca combate. Las piezas nunca se retiran por pérdidas: cada unidad lleva la cuenta de sus bajas.
# Ratings
rules-ratings-99w2pl = Calidades
# An infantry brigade has a class, A, B or C, for determination, for fire and for skirmishing; a cavalry brigade and a battery have one for determination. Cavalry is light, medium or heavy. Generals are Gifted, Average or Poor.
rules-an-infantry-brigade-has-a-class-a-b-or-zyeq2k = Una brigada de infantería tiene una clase, A, B o C, de determinación, de fuego y de escaramuza; una brigada de caballería y una batería tienen una de determinación. La caballería es ligera, media o pesada. Los generales son Brillantes, Corrientes o Mediocres.
# An army
rules-an-army-qhwpwn = Un ejército
# A commander in chief, up to four corps and, if wanted, a reserve, to which the commander in chief may allot cavalry brigades and batteries of the corps before the game.
rules-a-commander-in-chief-up-to-four-corps-171vt4p = Un comandante en jefe, hasta cuatro cuerpos y, si se quiere, una reserva, a la que el comandante en jefe puede asignar antes de la partida brigadas de caballería y baterías de los cuerpos.
# Orders at the start
rules-orders-at-the-start-1rjqvqi = Órdenes al empezar
# The commander in chief writes one order for each corps and for the reserve, Move, Halt, Hold, Engage or Attack, each with an objective.
rules-the-commander-in-chief-writes-one-order-3713x4 = El comandante en jefe escribe una orden para cada cuerpo y para la reserva, Marcha, Alto, Mantener, Empeñarse o Ataque, cada una con un objetivo.
# Blinds at the start
rules-blinds-at-the-start-1yk93zp = Pantallas al empezar
# Each corps and the reserve start under a strip six inches wide, under several side by side if they are deployed. A strip may also cover nothing.
rules-each-corps-and-the-reserve-start-under-1i27vhq = Cada cuerpo y la reserva empiezan bajo una tira de seis pulgadas de ancho, o bajo varias contiguas si están desplegados. Una tira también puede no cubrir nada.
# The draw
rules-the-draw-yrvuvq = El sorteo
# Each general has a chip, 1 to 6 in one army and 7 to 12 in the other. In each move chips are drawn from the bag one by one, and the general whose chip comes up takes his whole turn at once. When the bag is empty the move is over.
rules-each-general-has-a-chip-1-to-6-in-one-92hwxp = Cada general tiene una ficha, de la 1 a la 6 en un ejército y de la 7 a la 12 en el otro. En cada jugada se sacan las fichas de la bolsa una a una, y el general cuya ficha sale juega en el acto su turno entero. Cuando la bolsa está vacía, la jugada ha terminado.
# The Poor chip
rules-the-poor-chip-1v4gmyi = La ficha de mediocre
# The next Poor commander whose chip is drawn in this move loses his turn. His battery may still fire.
rules-the-next-poor-commander-whose-chip-is-4ztfoa = El próximo comandante Mediocre cuya ficha salga en esta jugada pierde su turno. Su batería aún puede tirar.
# The French tactical chip
rules-the-french-tactical-chip-1hoob09 = La ficha táctica francesa
# It is for a French commander who is still on a blind and has not acted in this move. How it works: A3.
rules-it-is-for-a-french-commander-who-is-ehi663 = Es para un comandante francés que sigue bajo pantalla y no ha actuado en esta jugada. Cómo funciona: A3.
# Sequence of a turn
rules-sequence-of-a-turn-1wpsi6x = Secuencia de un turno
# Loss of the turn by a Poor chip; opportunity charges of the enemy; pips; fire of the artillery; actions, one at a time, each fight at the moment it comes about; spotting; morale tests at the end.
rules-loss-of-the-turn-by-a-poor-chip-jm9dmr = Pérdida del turno por una ficha de mediocre; cargas de oportunidad del enemigo; pips; fuego de la artillería; acciones, una a una, cada combate cuando se produce; avistamiento; pruebas de moral al final.
# The end of a move
rules-the-end-of-a-move-rfo62 = El final de una jugada
# When the bag is empty, Disordered units of both sides become Formed and all chips go back into the bag.
rules-when-the-bag-is-empty-disordered-units-azwnw0 = Cuando la bolsa está vacía, las unidades Desordenadas de ambos bandos quedan En orden y todas las fichas vuelven a la bolsa.
# Length and victory
rules-length-and-victory-132uz4e = Duración y victoria
# A game lasts twelve moves, an hour of the day each, or what the scenario says. Victory: A49.
rules-a-game-lasts-twelve-moves-an-hour-of-icpxz0 = Una partida dura doce jugadas, de una hora del día cada una, o lo que diga el escenario. Victoria: A49.
# Strips
rules-strips-pl20x2 = Tiras
# A strip marks the front of a corps. One strip is a corps in column of march, which cannot fight; two or more side by side are a corps that has deployed.
rules-a-strip-marks-the-front-of-a-corps-one-3mrvlj = Una tira marca el frente de un cuerpo. Una sola tira es un cuerpo en columna de marcha, que no puede combatir; dos o más contiguas son un cuerpo desplegado.
# Placing the figures
rules-placing-the-figures-syd34d = Colocación de las figuras
# When a blind is spotted its strips are replaced: one brigade at the front edge of each strip, the others behind, and nothing outside the width that the strips covered.
rules-when-a-blind-is-spotted-its-strips-are-gkq32e = Cuando se avista una pantalla se sustituyen sus tiras: una brigada en el borde delantero de cada tira, las demás detrás, y nada fuera del ancho que cubrían las tiras.
# Pips on a blind
rules-pips-on-a-blind-lig8s0 = Pips bajo pantalla
# An average die, one more for a Gifted commander, one less for a Poor one.
rules-an-average-die-one-more-for-a-gifted-14nuihg = Un dado medio, uno más para un comandante Brillante, uno menos para uno Mediocre.
# Rate of a blind
rules-rate-of-a-blind-1ioi2nk = Velocidad de una pantalla
# Eight inches for a pip with one strip, four with two or more.
rules-eight-inches-for-a-pip-with-one-strip-poh5ej = Ocho pulgadas por pip con una tira, cuatro con dos o más.
# Who spots
rules-who-spots-1bxymqq = Quién avista
# Blinds, brigades and light cavalry that has been detached from a blind can spot. Generals cannot. Light cavalry may be detached from a blind for it.
rules-blinds-brigades-and-light-cavalry-that-16ajgzi = Pueden avistar las pantallas, las brigadas y la caballería ligera destacada de una pantalla. Los generales no. Para ello se puede destacar caballería ligera de una pantalla.
# Spotting in plain sight
rules-spotting-in-plain-sight-1bw9deh = Avistar a plena vista
# A blind in plain sight is seen up to 16 inches away, and up to 24 inches on a 7 or more of a ten-sided die.
rules-a-blind-in-plain-sight-is-seen-up-to-16-1txz7fy = Una pantalla a plena vista se ve hasta a 16 pulgadas, y hasta a 24 pulgadas con 7 o más en un dado de diez caras.
# Spotting behind troops
rules-spotting-behind-troops-15w45v8 = Avistar detrás de tropas
# A blind behind another blind or behind deployed troops is seen up to 12 inches away, up to 16 inches on 7 or more, up to 24 inches on 9 or more.
rules-a-blind-behind-another-blind-or-behind-8c7ur4 = Una pantalla detrás de otra pantalla o de tropas desplegadas se ve hasta a 12 pulgadas, hasta a 16 pulgadas con 7 o más, hasta a 24 pulgadas con 9 o más.
# Spotting in cover
rules-spotting-in-cover-xu80sf = Avistar a cubierto
# A blind in woods, in a built-up area or behind a hill is seen up to 4 inches away, up to 8 inches on 7 or more, up to 12 inches on 9 or more.
rules-a-blind-in-woods-in-a-built-up-area-or-1cs0e7c = Una pantalla en un bosque, en una zona edificada o detrás de una colina se ve hasta a 4 pulgadas, hasta a 8 pulgadas con 7 o más, hasta a 12 pulgadas con 9 o más.
# No fight on a blind
rules-no-fight-on-a-blind-fpq7yl = Sin combate bajo pantalla
# There is no fire and no combat to or from a blind; its figures are placed first. This is from the revision of 2011.
rules-there-is-no-fire-and-no-combat-to-or-i6kl0i = Ni desde una pantalla ni contra ella hay fuego ni combate; antes se colocan sus figuras. Es de la revisión de 2011.
# Blinds of the revision
rules-blinds-of-the-revision-lurmw6 = Las pantallas de la revisión
# Only as an option, from the revision of 2011: a blind is seen within 20 inches however it lies, and no farther; with two strips or more it goes 6 inches for a pip.
rules-only-as-an-option-from-the-revision-of-1o6gvw2 = Solo como opción, de la revisión de 2011: una pantalla se avista hasta 20 pulgadas, esté como esté, y no más lejos; con dos tiras o más avanza 6 pulgadas por pip.
# Pips of the commander in chief
rules-pips-of-the-commander-in-chief-1424scd = Pips del comandante en jefe
# An average die and 3 if he is Gifted, 2 if Average, 1 if Poor.
rules-an-average-die-and-3-if-he-is-gifted-2-bj2nnw = Un dado medio y 3 si es Brillante, 2 si Corriente, 1 si Mediocre.
# Moving the commander in chief
rules-moving-the-commander-in-chief-138m434 = Mover al comandante en jefe
# Up to 16 inches for a pip; more than once in a turn only while no enemy blind or figure is within 4 inches.
rules-up-to-16-inches-for-a-pip-more-than-1u7czb3 = Hasta 16 pulgadas por pip; más de una vez por turno solo mientras no haya pantalla ni figura enemiga a 4 pulgadas o menos.
# New orders
rules-new-orders-xae3vm = Nuevas órdenes
# In base contact with a corps commander he may give that corps a new order: 1 pip if he is Gifted, 2 if Average, 3 if Poor.
rules-in-base-contact-with-a-corps-commander-wnebk = En contacto de peanas con un comandante de cuerpo puede dar a ese cuerpo una orden nueva: 1 pip si es Brillante, 2 si Corriente, 3 si Mediocre.
# Giving his turn away
rules-giving-his-turn-away-vcylag = Ceder su turno
# In base contact with a corps commander, at the price of an order, he may hand him his turn. The pips that are left are spent at once by that commander on his own corps.
rules-in-base-contact-with-a-corps-commander-1uekvst = En contacto de peanas con un comandante de cuerpo, al precio de una orden, puede cederle su turno. Los pips que quedan los gasta en el acto ese comandante en su propio cuerpo.
# Helping to rally
rules-helping-to-rally-1ycliev = Ayudar a reagrupar
# In base contact with a unit he may pay a pip for its attempt to rally.
rules-in-base-contact-with-a-unit-he-may-pay-lojtyr = En contacto de peanas con una unidad puede pagar un pip para su intento de reagruparse.
# A brigade of his own
rules-a-brigade-of-his-own-1jyefnl = Una brigada propia
# Only as an option, from games of 2010: in base contact with a brigade he takes command of it, and does nothing else in that turn.
rules-only-as-an-option-from-games-of-2010-in-hborrk = Solo como opción, de partidas de 2010: en contacto de peanas con una brigada toma su mando, y no hace nada más en ese turno.
# Pips of a corps commander
rules-pips-of-a-corps-commander-17xvh48 = Pips de un comandante de cuerpo
# He carries out his order
rules-he-carries-out-his-order-1cslew5 = Cumple su orden
# He has to use all his pips in the sense of the order that he has.
rules-he-has-to-use-all-his-pips-in-the-sense-1fh7xev = Tiene que usar todos sus pips en el sentido de la orden que tiene.
# Command radius
rules-command-radius-ciggc4 = Radio de mando
# He can order only brigades within 8 inches of him; a Spanish commander only those that he touches.
rules-he-can-order-only-brigades-within-8-198ao1t = Solo puede dar órdenes a brigadas a 8 pulgadas o menos de él; un comandante español, solo a las que toca.
# Moving himself
rules-moving-himself-sundaf = Moverse a sí mismo
# Up to 16 inches for a pip.
rules-up-to-16-inches-for-a-pip-a1bhex = Hasta 16 pulgadas por pip.
# A move
rules-a-move-hubyxd = Un movimiento
# A brigade or battery moves for a pip. A change of face of up to 45 degrees is part of it.
rules-a-brigade-or-battery-moves-for-a-pip-a-ln5a68 = Una brigada o una batería se mueve por un pip. Un cambio de frente de hasta 45 grados está incluido.
# A change of formation or face
rules-a-change-of-formation-or-face-61rok = Un cambio de formación o de frente
# A pip, for another formation or for a change of face of more than 45 degrees.
rules-a-pip-for-another-formation-or-for-a-jmo9vu = Un pip, por otra formación o por un cambio de frente de más de 45 grados.
# One action of artillery
rules-one-action-of-artillery-1te90ou = Una acción de artillería
# A pip for one of these: fire, limber, move, unlimber.
rules-a-pip-for-one-of-these-fire-limber-move-1e1setu = Un pip por una de estas: tirar, enganchar, mover, desenganchar.
# One fight by fire
rules-one-fight-by-fire-daywf2 = Un combate por el fuego
# A pip for one firefight or one skirmish of an infantry brigade.
rules-a-pip-for-one-firefight-or-one-skirmish-1p0svte = Un pip por un tiroteo o una escaramuza de una brigada de infantería.
# Occupying a built-up area
rules-occupying-a-built-up-area-6ajqpc = Ocupar una zona edificada
# A pip makes a brigade within a built-up area its garrison.
rules-a-pip-makes-a-brigade-within-a-built-up-1stt5kv = Un pip convierte en guarnición a una brigada que está dentro de una zona edificada.
# An attempt to rally
rules-an-attempt-to-rally-s7vnls = Un intento de reagruparse
# A pip, and a commander in base contact.
rules-a-pip-and-a-commander-in-base-contact-121bxob = Un pip, y un comandante en contacto de peanas.
# A change to Halt
rules-a-change-to-halt-11f5ml8 = Pasar a Alto
# He may change his own order to Halt at any time of his turn, for 1 pip if Gifted, 2 if Average, 3 if Poor, if all his brigades are within 16 inches. The corps then waits for the commander in chief.
rules-he-may-change-his-own-order-to-halt-at-ev74mu = Puede cambiar su propia orden a Alto en cualquier momento de su turno, por 1 pip si es Brillante, 2 si Corriente, 3 si Mediocre, si todas sus brigadas están a 16 pulgadas o menos. El cuerpo espera entonces al comandante en jefe.
# Retiring face to the enemy
rules-retiring-face-to-the-enemy-kb86uc = Retirarse dando la cara al enemigo
# Two pips: half a move back without a change of face.
rules-two-pips-half-a-move-back-without-a-kekd02 = Dos pips: medio movimiento atrás sin cambio de frente.
# Half a move and a formation
rules-half-a-move-and-a-formation-13uokjh = Medio movimiento y una formación
# Two pips: half a move and a change of formation.
rules-two-pips-half-a-move-and-a-change-of-ltmyuo = Dos pips: medio movimiento y un cambio de formación.
# Two actions of artillery
rules-two-actions-of-artillery-1td3i51 = Dos acciones de artillería
# Two pips: two of fire, limber, move, unlimber.
rules-two-pips-two-of-fire-limber-move-erecdg = Dos pips: dos de tirar, enganchar, mover, desenganchar.
# Exchanging two brigades
rules-exchanging-two-brigades-1g1upey = Relevo de dos brigadas
# Three pips: two brigades change places if the fresh one stands straight behind the other and within 4 inches. Both end Disordered.
rules-three-pips-two-brigades-change-places-yq8n89 = Tres pips: dos brigadas cambian de sitio si la fresca está justo detrás de la otra y a 4 pulgadas o menos. Ambas acaban Desordenadas.
# Moving together
rules-moving-together-4sk5n3 = Mover juntas
# Only as an option, from games of 2010: all brigades of a corps within 2 inches of each other move together for one pip, and the general for another.
rules-only-as-an-option-from-games-of-2010-j44etr = Solo como opción, de partidas de 2010: todas las brigadas de un cuerpo a 2 pulgadas o menos unas de otras se mueven juntas por un pip, y el general por otro.
# Pips by brigades
rules-pips-by-brigades-1y7lxdp = Pips por brigadas
# Only as an option, from the revision of 2011: instead of an average die a corps off its blinds has a pip for each Formed brigade, and those of its commander’s grade.
rules-only-as-an-option-from-the-revision-of-10z26e3 = Solo como opción, de la revisión de 2011: en lugar de un dado medio, un cuerpo que no está bajo pantalla tiene un pip por cada brigada En orden, y los del grado de su comandante.
# Any order of his own
rules-any-order-of-his-own-9qxk06 = Cualquier orden propia
# Only as an option, from the revision of 2011: a corps commander may change his order to any other, as he does to Halt.
rules-only-as-an-option-from-the-revision-of-1rk64k8 = Solo como opción, de la revisión de 2011: un comandante de cuerpo puede cambiar su orden por cualquier otra, como hace con Alto.
# Move
rules-move-zaagxg = Marcha
# All brigades have to move towards the objective. Artillery may fire and cavalry may make opportunity charges; there is no other fight.
rules-all-brigades-have-to-move-towards-the-1hhd6ui = Todas las brigadas tienen que moverse hacia el objetivo. La artillería puede tirar y la caballería puede hacer cargas de oportunidad; no hay otro combate.
# Move: distance from the enemy
rules-move-distance-from-the-enemy-dq7mhg = Marcha: distancia al enemigo
# On Move a brigade comes no nearer to an enemy than 4 inches in the open, 2 inches in a built-up area or in difficult ground.
rules-on-move-a-brigade-comes-no-nearer-to-an-r1e5zy = Con Marcha una brigada no se acerca a un enemigo a menos de 4 pulgadas en campo abierto, 2 pulgadas en una zona edificada o en terreno difícil.
# Halt
rules-halt-t404yi = Alto
# No move nearer to the enemy. Brigades may shift to improve their defence and go back out of range of artillery. Artillery may fire and cavalry may make opportunity charges. The corps waits for the commander in chief.
rules-no-move-nearer-to-the-enemy-brigades-1w7lo2d = Ningún movimiento hacia el enemigo. Las brigadas pueden desplazarse para mejorar su defensa y salir del alcance de la artillería. La artillería puede tirar y la caballería puede hacer cargas de oportunidad. El cuerpo espera al comandante en jefe.
# Hold
rules-hold-cqyh94 = Mantener
# No brigade goes beyond the far edge of the objective, and none advances or retreats. Artillery may fire.
rules-no-brigade-goes-beyond-the-far-edge-of-d3e4eh = Ninguna brigada pasa del borde lejano del objetivo, y ninguna avanza ni retrocede. La artillería puede tirar.
# Hold: cavalry on reconnaissance
rules-hold-cavalry-on-reconnaissance-e53ckr = Mantener: caballería de reconocimiento
# Cavalry may go beyond the objective on reconnaissance.
rules-cavalry-may-go-beyond-the-objective-on-1n7ks8 = La caballería puede pasar del objetivo en reconocimiento.
# Hold: fights
rules-hold-fights-1eleg25 = Mantener: combates
# Cavalry may charge an enemy within 8 inches; infantry may skirmish at 4 inches and fire at 2.
rules-cavalry-may-charge-an-enemy-within-8-1dlvu6g = La caballería puede cargar a un enemigo a 8 pulgadas o menos; la infantería puede escaramuzar a 4 pulgadas y hacer fuego a 2.
# Engage
rules-engage-xd87ri = Empeñarse
# All brigades have to move towards the objective. Infantry and cavalry fight as on Hold.
rules-all-brigades-have-to-move-towards-the-uw5s4x = Todas las brigadas tienen que moverse hacia el objetivo. Infantería y caballería combaten como con Mantener.
# Attack
rules-attack-12r189p = Ataque
# All brigades have to move towards the objective, and infantry and cavalry have to attack an enemy within reach.
rules-all-brigades-have-to-move-towards-the-vjgsso = Todas las brigadas tienen que moverse hacia el objetivo, e infantería y caballería tienen que atacar a un enemigo a su alcance.
# Attack: artillery
rules-attack-artillery-1iq0rfz = Ataque: artillería
# Artillery has to close to canister range.
rules-artillery-has-to-close-to-canister-1rzvlqh = La artillería tiene que acercarse a distancia de metralla.
# Attack: hand to hand only
rules-attack-hand-to-hand-only-bs6xnm = Ataque: solo cuerpo a cuerpo
# On Attack infantry fights hand to hand; it neither skirmishes nor opens a firefight.
rules-on-attack-infantry-fights-hand-to-hand-hw5y71 = Con Ataque la infantería combate cuerpo a cuerpo; ni hace escaramuzas ni abre un tiroteo.
# Attack alone assaults
rules-attack-alone-assaults-10wzava = Solo con Ataque se asalta
# Only infantry on Attack assaults: in the open, or the edge of a built-up area. On Engage too it may fight inside one.
rules-only-infantry-on-attack-assaults-in-the-1mjl51l = Solo asalta la infantería con Ataque: en campo abierto, o el borde de una zona edificada. Con Empeñarse también puede combatir dentro de una.
# Evading by orders
rules-evading-by-orders-1nc8xsj = Rehuir según las órdenes
# A brigade may evade a charge on Move, Halt and Engage, not on Hold or Attack.
rules-a-brigade-may-evade-a-charge-on-move-jkwy1q = Una brigada puede rehuir una carga con Marcha, Alto y Empeñarse, no con Mantener ni Ataque.
# Defence
rules-defence-80iz7n = Defensa
# A side that is attacked defends itself, whatever its order.
rules-a-side-that-is-attacked-defends-itself-zk0ihz = Un bando atacado se defiende, sea cual sea su orden.
# Entering an empty built-up area
rules-entering-an-empty-built-up-area-17ui0yw = Entrar en una zona edificada vacía
# On Move, Engage and Attack; on Halt if that brings the brigade no nearer to the enemy; on Hold within the objective.
rules-on-move-engage-and-attack-on-halt-if-zhcas2 = Con Marcha, Empeñarse y Ataque; con Alto si eso no acerca a la brigada al enemigo; con Mantener dentro del objetivo.
# Rates of generals and cavalry
rules-rates-of-generals-and-cavalry-lwyq4d = Velocidad de generales y caballería
# Inches for a pip: generals 16; light cavalry 16 in column and 14 in line; medium and heavy cavalry 14 in column and 12 in line.
rules-inches-for-a-pip-generals-16-light-p8pp9d = Pulgadas por pip: generales 16; caballería ligera 16 en columna y 14 en línea; caballería media y pesada 14 en columna y 12 en línea.
# Rates of artillery
rules-rates-of-artillery-168a3zj = Velocidad de la artillería
# Inches for a pip, limbered: horse artillery 12, foot artillery 8. By hand, deployed: a medium gun 2, a heavy gun 1; a light gun 2 by our choice.
rules-inches-for-a-pip-limbered-horse-1d7r0od = Pulgadas por pip, enganchada: artillería a caballo 12, artillería a pie 8. A brazo, en batería: una pieza media 2, una pesada 1; una ligera 2 por decisión nuestra.
# Rates of infantry
rules-rates-of-infantry-g3c4i2 = Velocidad de la infantería
# Inches for a pip: 8 in column of march, 6 in column of attack, 4 in line, 2 in square.
rules-inches-for-a-pip-8-in-column-of-march-6-1uh0h7m = Pulgadas por pip: 8 en columna de marcha, 6 en columna de ataque, 4 en línea, 2 en cuadro.
# More than one move
rules-more-than-one-move-x8eeu8 = Más de un movimiento
# A brigade or a blind moves more than once in a turn only while no enemy blind or figure is within 16 inches, a general only while none is within 4.
rules-a-brigade-or-a-blind-moves-more-than-1yjryc0 = Una brigada o una pantalla se mueve más de una vez por turno solo mientras no haya pantalla ni figura enemiga a 16 pulgadas o menos; un general, solo mientras no la haya a 4 o menos.
# One action near the enemy
rules-one-action-near-the-enemy-h45g34 = Una acción cerca del enemigo
# Within that distance a unit gets one action, or one of the pairs that cost two pips.
rules-within-that-distance-a-unit-gets-one-umrtoo = Dentro de esa distancia una unidad tiene una acción, o una de las parejas que cuestan dos pips.
# Difficult ground
rules-difficult-ground-1r5zixg = Terreno difícil
# All brigades move at half rate in it. Hills, woods and broken ground are difficult; this list is from the revision of 2011.
rules-all-brigades-move-at-half-rate-in-it-g7sk5n = En él todas las brigadas van a media velocidad. Son difíciles las colinas, los bosques y el terreno quebrado; esta lista es de la revisión de 2011.
# Roads
rules-roads-1j5ormg = Caminos
# A road gives no bonus. A unit in column that is wholly on it does not feel the difficult ground.
rules-a-road-gives-no-bonus-a-unit-in-column-bb0j08 = Un camino no da ventaja. Una unidad en columna que está por entero en él no nota el terreno difícil.
# Who may charge
rules-who-may-charge-1laf9ai = Quién puede cargar
# Formed cavalry, only in the turn of an enemy, at no cost in pips, whatever its order is.
rules-formed-cavalry-only-in-the-turn-of-an-9mzgzx = La caballería En orden, solo en el turno de un enemigo, sin coste en pips, sea cual sea su orden.
# What may be charged
rules-what-may-be-charged-8ujfzj = A quién se puede cargar
# An enemy who is Disordered or Shaken, or whose flank or rear is offered; cavalry in column; infantry in column of march; limbered artillery.
rules-an-enemy-who-is-disordered-or-shaken-or-f74qq7 = A un enemigo Desordenado o Quebrantado, o que ofrece el flanco o la retaguardia; a caballería en columna; a infantería en columna de marcha; a artillería enganchada.
# The test to charge
rules-the-test-to-charge-1hggji3 = La prueba para cargar
# A die has to show 4 or more: +1 for class A, -1 for class C, +1 for a commander within 4 inches, -1 for a Poor commander, +1 for a charge at flank or rear.
rules-a-die-has-to-show-4-or-more-1-for-class-14go9iv = Un dado tiene que dar 4 o más: +1 por clase A, -1 por clase C, +1 por un comandante a 4 pulgadas o menos, -1 por un comandante Mediocre, +1 por una carga de flanco o por la espalda.
# No time to react
rules-no-time-to-react-341m83 = Sin tiempo de reaccionar
# The target does not react if the cavalry starts within half its move.
rules-the-target-does-not-react-if-the-1hh10f8 = El blanco no reacciona si la caballería parte de medio movimiento suyo o de más cerca.
# Reaction: evade
rules-reaction-evade-1wf9j8h = Reacción: rehuir
# The target goes away if its orders allow that.
rules-the-target-goes-away-if-its-orders-1j1gxj3 = El blanco se aleja si sus órdenes lo permiten.
# Reaction: counter-charge
rules-reaction-counter-charge-1y4l44b = Reacción: contracarga
# Formed cavalry may charge in its turn.
rules-formed-cavalry-may-charge-in-its-turn-18yi9h3 = La caballería En orden puede cargar a su vez.
# Reaction: change formation
rules-reaction-change-formation-kndea7 = Reacción: cambiar de formación
# A Formed target may take another formation if it passes the test.
rules-a-formed-target-may-take-another-1ycrjzg = Un blanco En orden puede tomar otra formación si supera la prueba.
# Reaction: turn to face
rules-reaction-turn-to-face-18epo5h = Reacción: dar frente
# A Formed target may turn towards the charge if it passes the test.
rules-a-formed-target-may-turn-towards-the-1ow0urf = Un blanco En orden puede dar frente a la carga si supera la prueba.
# Reaction: intercept
rules-reaction-intercept-sltpry = Reacción: interceptar
# Formed cavalry of the same corps may meet the charge if it passes the test.
rules-formed-cavalry-of-the-same-corps-may-11y54ds = La caballería En orden del mismo cuerpo puede salir al paso de la carga si supera la prueba.
# The test to react
rules-the-test-to-react-1b95wbq = La prueba para reaccionar
# A die has to show 4 or more: +1 for class A, -1 for class C, +1 for a general within 4 inches, -1 for a Poor commander, -1 if the charge comes at flank or rear.
rules-a-die-has-to-show-4-or-more-1-for-class-1wsr5cs = Un dado tiene que dar 4 o más: +1 por clase A, -1 por clase C, +1 por un general a 4 pulgadas o menos, -1 por un comandante Mediocre, -1 si la carga viene de flanco o por la espalda.
# When artillery fires
rules-when-artillery-fires-1eeodru = Cuándo tira la artillería
# In the turn of its own corps, before anything of the corps moves; also if the corps loses its move by a Poor chip.
rules-in-the-turn-of-its-own-corps-before-1l2mo9i = En el turno de su propio cuerpo, antes de que se mueva nada de él; también si el cuerpo pierde su turno por una ficha de mediocre.
# Which artillery fires
rules-which-artillery-fires-zqzgg5 = Qué artillería tira
# Only guns that are deployed and Formed.
rules-only-guns-that-are-deployed-and-formed-cggryb = Solo piezas en batería y En orden.
# Once in a move
rules-once-in-a-move-m9keud = Una vez por jugada
# A battery fires once in a move.
rules-a-battery-fires-once-in-a-move-d7okam = Una batería tira una vez por jugada.
# Arc of fire
rules-arc-of-fire-1bmfmf4 = Arco de tiro
# The target lies within the angle of 45 degrees.
rules-the-target-lies-within-the-angle-of-45-1eyegtc = El blanco está dentro del ángulo de 45 grados.
# Friends near the line of fire
rules-friends-near-the-line-of-fire-1xdc7u0 = Amigos cerca de la línea de tiro
# No friend may be within an inch of the line of fire.
rules-no-friend-may-be-within-an-inch-of-the-4ukcrd = Ningún amigo puede estar a menos de una pulgada de la línea de tiro.
# Fire over friends
rules-fire-over-friends-xlrnf8 = Tirar por encima de amigos
# Guns on higher ground fire over friends who are 8 inches in front of them.
rules-guns-on-higher-ground-fire-over-friends-yyw3yp = Las piezas en terreno más alto tiran por encima de amigos que estén 8 pulgadas delante de ellas.
# Roundshot bounces through
rules-roundshot-bounces-through-x5h4pf = La bala rebota
# Another enemy at most 4 inches behind the target may be hit too, with -1.
rules-another-enemy-at-most-4-inches-behind-172v90l = Otro enemigo a 4 pulgadas como mucho detrás del blanco también puede ser alcanzado, con -1.
# Ranges
rules-ranges-1ejrmoj = Alcances
# Short and long, in inches: heavy guns to 10 and to 20, medium guns to 8 and to 16, light guns to 6 and to 14.
rules-short-and-long-in-inches-heavy-guns-to-1wal51q = Corto y largo, en pulgadas: piezas pesadas hasta 10 y hasta 20, medias hasta 8 y hasta 16, ligeras hasta 6 y hasta 14.
# The dice and what modifies them
rules-the-dice-and-what-modifies-them-sy66ks = Los dados y lo que los modifica
# Two dice, +1 for gunners of class A, -1 for class C, -1 for each casualty of the gunners, -1 for a target behind the target.
rules-two-dice-1-for-gunners-of-class-a-1-for-xebkg0 = Dos dados, +1 por artilleros de clase A, -1 por clase C, -1 por cada baja de los artilleros, -1 por un blanco detrás del blanco.
# What is needed to hit
rules-what-is-needed-to-hit-1l1d59q = Lo que hace falta para acertar
# At short and at long range: infantry or cavalry 6 and 8; in woods or behind a hedge 7 and 9; in buildings or behind walls 8 and 10; artillery 9 and 11.
rules-at-short-and-at-long-range-infantry-or-inasic = A alcance corto y largo: infantería o caballería 6 y 8; en bosque o detrás de un seto 7 y 9; en edificios o detrás de tapias 8 y 10; artillería 9 y 11.
# Two hits
rules-two-hits-105l66l = Dos impactos
# Double the number that is needed is two hits.
rules-double-the-number-that-is-needed-is-two-kqwlxq = El doble del número que hace falta son dos impactos.
# Cavalry and a square
rules-cavalry-and-a-square-bnl4xe = La caballería y un cuadro
# Cavalry cannot charge a formed square; it halts 4 inches from it.
rules-cavalry-cannot-charge-a-formed-square-1dfs5ny = La caballería no puede cargar a un cuadro En orden; se detiene a 4 pulgadas de él.
# Infantry and cavalry
rules-infantry-and-cavalry-acgy9f = La infantería y la caballería
# Infantry cannot charge cavalry.
rules-infantry-cannot-charge-cavalry-x4mzon = La infantería no puede cargar a la caballería.
# Cavalry gives way
rules-cavalry-gives-way-p3fiis = La caballería cede
# If infantry in column of march, line or square comes within 4 inches, cavalry has to go back so that 4 inches are between them.
rules-if-infantry-in-column-of-march-line-or-1udpemh = Si infantería en columna de marcha, línea o cuadro llega a 4 pulgadas o menos, la caballería tiene que retroceder hasta que haya 4 pulgadas entre ambas.
# A column of march is caught
rules-a-column-of-march-is-caught-dil3dk = Una columna de marcha sorprendida
# Infantry in column of march that cavalry reaches before it could change formation routs with 3 casualties.
rules-infantry-in-column-of-march-that-1f65rh1 = Infantería en columna de marcha a la que llega la caballería antes de que pueda cambiar de formación huye con 3 bajas.
# Limbered artillery is caught
rules-limbered-artillery-is-caught-12nu515 = Artillería enganchada sorprendida
# If cavalry reaches limbered artillery that could not evade, it is cut down and all guns are lost.
rules-if-cavalry-reaches-limbered-artillery-1j7d3w9 = Si la caballería llega hasta artillería enganchada que no pudo rehuir, la acuchilla y se pierden todas las piezas.
# Deployed artillery is charged
rules-deployed-artillery-is-charged-1i39vwn = Carga contra artillería en batería
# The gunners evade behind supports or into a square if the enemy is more than half a move away and supports are within 4 inches. Otherwise they are cut down and all guns are lost.
rules-the-gunners-evade-behind-supports-or-1tgitas = Los artilleros rehúyen tras los apoyos o dentro de un cuadro si el enemigo está a más de medio movimiento y hay apoyos a 4 pulgadas o menos. Si no, son acuchillados y se pierden todas las piezas.
# Routers are caught
rules-routers-are-caught-fihyyd = Fugitivos alcanzados
# Routers whom the enemy reaches are all lost.
rules-routers-whom-the-enemy-reaches-are-all-8lkhx9 = Los fugitivos a los que llega el enemigo se pierden todos.
# Caught in flank or rear
rules-caught-in-flank-or-rear-tera0z = Sorprendida de flanco o por la espalda
# A brigade that is caught in flank or rear and could not turn routs with 3 casualties.
rules-a-brigade-that-is-caught-in-flank-or-fowzdb = Una brigada sorprendida de flanco o por la espalda que no pudo volverse huye con 3 bajas.
# Disordered after hand to hand
rules-disordered-after-hand-to-hand-eykyqx = Desordenados tras el cuerpo a cuerpo
# After hand to hand combat all who are not Shaken or in Rout are Disordered.
rules-after-hand-to-hand-combat-all-who-are-pqjz8t = Tras el cuerpo a cuerpo quedan Desordenados todos los que no estén Quebrantados o En fuga.
# Inside and outside
rules-inside-and-outside-1axda4v = Dentro y fuera
# This rule is for one side within the built-up area and the other outside.
rules-this-rule-is-for-one-side-within-the-ycc171 = Esta regla vale cuando un bando está dentro de la zona edificada y el otro fuera.
# Who attacks
rules-who-attacks-4r54jm = Quién ataca
# Infantry only, and only on Attack.
rules-infantry-only-and-only-on-attack-1n360di = Solo infantería, y solo con Ataque.
# Garrison
rules-garrison-135dzwg = Guarnición
# The defenders are a garrison if they have been inside for a full move and a pip was paid for it.
rules-the-defenders-are-a-garrison-if-they-1t3afox = Los defensores son una guarnición si han estado dentro una jugada entera y se pagó un pip por ello.
# One brigade on each side of it
rules-one-brigade-on-each-side-of-it-yk965m = Una brigada por cada lado
# One brigade may attack each side of the built-up area.
rules-one-brigade-may-attack-each-side-of-the-13s0wp7 = Una brigada puede atacar cada lado de la zona edificada.
# Factors at the edge
rules-factors-at-the-edge-j3egmw = Factores en el borde
# +2 for a garrison, +1 for class A, -1 for class C, -1 for each casualty, -1 if Disordered, -2 if Shaken, -2 if outnumbered 2 to 1.
rules-2-for-a-garrison-1-for-class-a-1-for-1xzn9en = +2 por una guarnición, +1 por clase A, -1 por clase C, -1 por cada baja, -1 si está Desordenada, -2 si Quebrantada, -2 en inferioridad de 2 a 1.
# The roll
rules-the-roll-rjl84n = La tirada
# The side with the higher factors rolls two dice and adds the difference. It can still lose.
rules-the-side-with-the-higher-factors-rolls-vdn0u7 = El bando con más factores tira dos dados y suma la diferencia. Aun así puede perder.
# Results
rules-results-17jx85x = Resultados
# For the side that rolls: 3 or less, it routs with 3 casualties; 4 or 5, it retires 4 inches, Shaken, with 2; 6 or 7, both are Disordered with 1; 8 or 9, the enemy retires 4 inches, Shaken, with 2; 10 or more, the enemy routs with 3. The side that does better has 1 casualty.
rules-for-the-side-that-rolls-3-or-less-it-1yws313 = Para el bando que tira: 3 o menos, huye con 3 bajas; 4 o 5, se retira 4 pulgadas, Quebrantado, con 2; 6 o 7, ambos Desordenados con 1; 8 o 9, el enemigo se retira 4 pulgadas, Quebrantado, con 2; 10 o más, el enemigo huye con 3. El bando que sale mejor parado tiene 1 baja.
# Getting in
rules-getting-in-4tfe3i = Entrar
# Once the attackers are in, rule 10 is used.
rules-once-the-attackers-are-in-rule-10-is-1moq3xw = Una vez dentro los atacantes, se usa la regla 10.
# Who fights inside
rules-who-fights-inside-1u1r8qu = Quién combate dentro
# Infantry only; it is begun on Attack or Engage. The rule is used where brigades meet inside, or when a garrison was forced from the edge and did not rout.
rules-infantry-only-it-is-begun-on-attack-or-1anr6x1 = Solo infantería; se empieza con Ataque o Empeñarse. La regla se usa cuando hay brigadas que se encuentran dentro, o cuando una guarnición fue expulsada del borde y no huyó.
# One brigade a side
rules-one-brigade-a-side-10d1m0b = Una brigada por bando
# One brigade of each side fights inside at a time.
rules-one-brigade-of-each-side-fights-inside-1nwp53w = Dentro combate una sola brigada de cada bando a la vez.
# Factors inside
rules-factors-inside-2btsph = Factores dentro
# +1 for class A, -1 for class C, +1 for skirmish class A, -1 for skirmish class C, -1 for each casualty, -1 if Disordered, -2 if Shaken.
rules-1-for-class-a-1-for-class-c-1-for-1q2aobd = +1 por clase A, -1 por clase C, +1 por escaramuza de clase A, -1 por escaramuza de clase C, -1 por cada baja, -1 si está Desordenada, -2 si Quebrantada.
# Results inside
rules-results-inside-6twfcv = Resultados dentro
# The roll and the results of 9.6 and 9.7.
rules-the-roll-and-the-results-of-9-6-and-9-7-1gn8o94 = La tirada y los resultados de 9.6 y 9.7.
# The base counts
rules-the-base-counts-xmr69f = Cuenta la base
# The base of the built-up area is measured, not the model houses on it.
rules-the-base-of-the-built-up-area-is-2uvslm = Se mide la base de la zona edificada, no las casas de la maqueta.
# Who skirmishes
rules-who-skirmishes-18gxp09 = Quién hace escaramuzas
# Infantry on Hold or Engage. The rest of this rule is from the revision of 2011; posts of 2009 confirm the 6 and the test of morale.
rules-infantry-on-hold-or-engage-the-rest-of-ciujkh = Infantería con Mantener o Empeñarse. El resto de esta regla es de la revisión de 2011; textos de 2009 confirman el 6 y la prueba de moral.
# Targets and distance
rules-targets-and-distance-fnpyk7 = Blancos y distancia
# Infantry in the open, in woods or in a built-up area, gunners, and cavalry. The attackers stop at 4 inches.
rules-infantry-in-the-open-in-woods-or-in-a-1euo380 = Infantería en campo abierto, en bosque o en zona edificada, artilleros, y caballería. Los atacantes se detienen a 4 pulgadas.
# The roll of a skirmish
rules-the-roll-of-a-skirmish-zyr0up = La tirada de una escaramuza
# Both sides roll a die; 6 or more is a casualty. +3, +2 or +1 for skirmish class A, B or C; -2 if Shaken, -1 if Disordered, -1 for each own casualty, -1 in square, -1 for a garrison that fires out; -1 if the target is in a built-up area or in woods, is deployed artillery, or is cavalry.
rules-both-sides-roll-a-die-6-or-more-is-a-17t1nss = Ambos bandos tiran un dado; 6 o más es una baja. +3, +2 o +1 por escaramuza de clase A, B o C; -2 si está Quebrantada, -1 si Desordenada, -1 por cada baja propia, -1 en cuadro, -1 para una guarnición que hace fuego hacia fuera; -1 si el blanco está en zona edificada o en bosque, es artillería en batería, o es caballería.
# Morale after a skirmish
rules-morale-after-a-skirmish-gtqx36 = Moral tras una escaramuza
# A brigade that takes a casualty tests its morale.
rules-a-brigade-that-takes-a-casualty-tests-14c0lnz = Una brigada que sufre una baja pone a prueba su moral.
# Who opens a firefight
rules-who-opens-a-firefight-1yocvlz = Quién abre un tiroteo
# Infantry on Engage or Hold, against infantry in the open.
rules-infantry-on-engage-or-hold-against-15amfe4 = Infantería con Empeñarse o Mantener, contra infantería en campo abierto.
# Distance
rules-distance-1ms3o1u = Distancia
# The attackers stop at 2 inches.
rules-the-attackers-stop-at-2-inches-i6te69 = Los atacantes se detienen a 2 pulgadas.
# Not after a skirmish
rules-not-after-a-skirmish-yu0fpp = No después de una escaramuza
# A brigade that has skirmished in this move opens no firefight.
rules-a-brigade-that-has-skirmished-in-this-15mtns = Una brigada que ha hecho una escaramuza en esta jugada no abre un tiroteo.
# Factors of a firefight
rules-factors-of-a-firefight-v6yxxd = Factores de un tiroteo
# +1 for fire class A, -1 for fire class C, +1 for the better skirmishers, +2 for a line against a column, -2 in square, -2 if outnumbered 2 to 1, -1 for each casualty, -1 if Disordered, -2 if Shaken.
rules-1-for-fire-class-a-1-for-fire-class-c-1-11vs2iz = +1 por fuego de clase A, -1 por fuego de clase C, +1 por los mejores tiradores, +2 por una línea contra una columna, -2 en cuadro, -2 en inferioridad de 2 a 1, -1 por cada baja, -1 si está Desordenada, -2 si Quebrantada.
# Results of a firefight
rules-results-of-a-firefight-16u2nh7 = Resultados de un tiroteo
# Who assaults
rules-who-assaults-1940zat = Quién asalta
# Infantry on Attack, against infantry in the open. It is the only way in which infantry on Attack fights there.
rules-infantry-on-attack-against-infantry-in-142u8l5 = Infantería con Ataque, contra infantería en campo abierto. Es la única manera en que la infantería con Ataque combate allí.
# Contact
rules-contact-w3fq2r = Contacto
# The attackers move into contact.
rules-the-attackers-move-into-contact-6nbhqh = Los atacantes avanzan hasta el contacto.
# Factors of an assault
rules-factors-of-an-assault-uz0jng = Factores de un asalto
# +2 for a line against a column, +1 for class A, -1 for class C, +1 for the better skirmishers, +1 for the better fire, -2 if outnumbered 2 to 1, -1 for each casualty, -1 if Disordered, -2 if Shaken.
rules-2-for-a-line-against-a-column-1-for-1h5ac1c = +2 por una línea contra una columna, +1 por clase A, -1 por clase C, +1 por los mejores tiradores, +1 por el mejor fuego, -2 en inferioridad de 2 a 1, -1 por cada baja, -1 si está Desordenada, -2 si Quebrantada.
# Results of an assault
rules-results-of-an-assault-1t2smhy = Resultados de un asalto
# Counter-charge
rules-counter-charge-b3pkdm = Contracarga
# Formed cavalry that cavalry charges counter-charges without a test if the charge starts at least half a move away.
rules-formed-cavalry-that-cavalry-charges-1ihatcr = La caballería En orden a la que carga otra caballería contracarga sin prueba si la carga parte al menos de medio movimiento.
# Received stationary
rules-received-stationary-uucbv4 = Recibida a pie firme
# If the charge starts nearer, the cavalry receives it stationary.
rules-if-the-charge-starts-nearer-the-cavalry-yat3u5 = Si la carga parte de más cerca, la caballería la recibe a pie firme.
# Cavalry that is not Formed
rules-cavalry-that-is-not-formed-14o2mme = Caballería que no está En orden
# Disordered, Shaken or routing cavalry has to pass a morale test to counter-charge or to evade.
rules-disordered-shaken-or-routing-cavalry-19uc7bx = La caballería Desordenada, Quebrantada o en fuga tiene que superar una prueba de moral para contracargar o rehuir.
# Factors of cavalry
rules-factors-of-cavalry-f0vj1e = Factores de la caballería
# +2 for medium and heavy cavalry, +1 for class A, -1 for class C, -1 for each casualty, -1 if Disordered, -2 if Shaken, -2 if stationary. A lance adds nothing. From the reports of play of the authors; their own text is lost.
rules-2-for-medium-and-heavy-cavalry-1-for-b4e610 = +2 por caballería media y pesada, +1 por clase A, -1 por clase C, -1 por cada baja, -1 si está Desordenada, -2 si Quebrantada, -2 a pie firme. La lanza no añade nada. De las crónicas de partidas de los autores; su propio texto se ha perdido.
# Results of cavalry
rules-results-of-cavalry-mqivp4 = Resultados de la caballería
# The roll of 9.6. For the side that rolls: 3 or less, it routs with 2 casualties; 4 or 5, it retires 8 inches, Shaken, with 2, and the enemy has 1; 6 or 7, 1 each; 8 or 9, 1, and the enemy retires 8 inches, Shaken, with 2; 10 or more, the enemy routs with 2. All others are Disordered.
rules-the-roll-of-9-6-for-the-side-that-rolls-1ulspvx = La tirada de 9.6. Para el bando que tira: 3 o menos, huye con 2 bajas; 4 o 5, se retira 8 pulgadas, Quebrantado, con 2, y el enemigo tiene 1; 6 o 7, 1 cada uno; 8 o 9, 1, y el enemigo se retira 8 pulgadas, Quebrantado, con 2; 10 o más, el enemigo huye con 2. Todos los demás quedan Desordenados.
# One brigade of each side fights.
rules-one-brigade-of-each-side-fights-1itrq8n = Combate una brigada de cada bando.
# A test before every counter-charge
rules-a-test-before-every-counter-charge-1mqo5m3 = Una prueba antes de cada contracarga
# Only as an option, from the revision of 2011: Formed cavalry too has to pass a morale test to counter-charge.
rules-only-as-an-option-from-the-revision-of-jber8g = Solo como opción, de la revisión de 2011: también la caballería En orden tiene que superar una prueba de moral para contracargar.
# Who begins it
rules-who-begins-it-1wj1yyg = Quién lo empieza
# Only cavalry: on Hold and Engage against an enemy within 8 inches, or on Attack. One brigade of each side fights.
rules-only-cavalry-on-hold-and-engage-against-12q62g2 = Solo la caballería: con Mantener y Empeñarse contra un enemigo a 8 pulgadas o menos, o con Ataque. Combate una brigada de cada bando.
# What the infantry does
rules-what-the-infantry-does-9e7bne = Lo que hace la infantería
# It forms square or turns to face by the test of 6.10.
rules-it-forms-square-or-turns-to-face-by-the-sdhe3d = Forma el cuadro o da frente con la prueba de 6.10.
# Factors of the cavalry
rules-factors-of-the-cavalry-7g1s1l = Factores de la caballería
# In line: lancers +3, medium and heavy cavalry +2, light cavalry +1. +1 for class A, -1 for class C, -1 for each casualty, -1 if Disordered, -2 if Shaken. From the revision of 2011.
rules-in-line-lancers-3-medium-and-heavy-12wr589 = En línea: lanceros +3, caballería media y pesada +2, caballería ligera +1. +1 por clase A, -1 por clase C, -1 por cada baja, -1 si está Desordenada, -2 si Quebrantada. De la revisión de 2011.
# Factors of the infantry
rules-factors-of-the-infantry-1o2c470 = Factores de la infantería
# +1 in column of attack, +1 in line with fire class A, +1 for each Formed infantry brigade in support, +4 in a Formed square. Class, casualties and morale as for cavalry. From the revision of 2011.
rules-1-in-column-of-attack-1-in-line-with-1o27yv3 = +1 en columna de ataque, +1 en línea con fuego de clase A, +1 por cada brigada de infantería En orden de apoyo, +4 en un cuadro En orden. Clase, bajas y moral como la caballería. De la revisión de 2011.
# Results against infantry
rules-results-against-infantry-8gfdrj = Resultados contra infantería
# The roll and the results of 9.6 and 9.7, but cavalry retires 8 inches.
rules-the-roll-and-the-results-of-9-6-and-9-7-5aj6nl = La tirada y los resultados de 9.6 y 9.7, pero la caballería se retira 8 pulgadas.
# Gunners test
rules-gunners-test-1acxt15 = Prueba de los artilleros
# Only as an option, from the revision of 2011: gunners whom cavalry charges test, and on 4 or more evade, or fire and hit with 7 or more on two dice. Gunners who are reached take 4 casualties and rout.
rules-only-as-an-option-from-the-revision-of-1pjg3k9 = Solo como opción, de la revisión de 2011: los artilleros a los que carga caballería hacen una prueba y con 4 o más rehúyen, o hacen fuego y aciertan con 7 o más en dos dados. Los artilleros alcanzados sufren 4 bajas y huyen.
# Friends near a rout
rules-friends-near-a-rout-18zbhv = Amigos cerca de una huida
# When a unit starts to rout, friends within 4 inches react: those in Rout are removed, Shaken ones rout, the others test their morale. All of them, and all whom routers pass through, are Disordered.
rules-when-a-unit-starts-to-rout-friends-p4wlma = Cuando una unidad empieza a huir, reaccionan los amigos a 4 pulgadas o menos: los que están En fuga se retiran de la mesa, los Quebrantados huyen, los demás ponen a prueba su moral. Todos ellos, y todos aquellos a los que atraviesan los fugitivos, quedan Desordenados.
# The rout move
rules-the-rout-move-1l7uai7 = El movimiento de huida
# Cavalry 12 inches, infantry 6, straight away from the cause and through friends.
rules-cavalry-12-inches-infantry-6-straight-rb844g = Caballería 12 pulgadas, infantería 6, en línea recta desde la causa y a través de amigos.
# Rallying routers
rules-rallying-routers-1i78tvj = Reagrupar a los fugitivos
# In the next move a corps commander or the commander in chief in base contact pays a pip and the unit tests its morale. If it fails it routs on, now around friends; if it passes it is Shaken.
rules-in-the-next-move-a-corps-commander-or-1615fvc = En la jugada siguiente un comandante de cuerpo o el comandante en jefe en contacto de peanas paga un pip y la unidad pone a prueba su moral. Si falla sigue huyendo, ahora rodeando a los amigos; si la supera queda Quebrantada.
# Who pursues
rules-who-pursues-1uhu0gs = Quién persigue
# Cavalry that caused a rout rolls a die and pursues on 5 or 6; British cavalry on 4 to 6.
rules-cavalry-that-caused-a-rout-rolls-a-die-hkm2ba = La caballería que causó una huida tira un dado y persigue con 5 o 6; la caballería británica, con 4 a 6.
# What pursuers do
rules-what-pursuers-do-1j6xv51 = Lo que hacen los perseguidores
# Another die: 1 or 2, follow the routers 12 inches for one more casualty; 3 or 4, charge the nearest enemy within 8 inches and 45 degrees; 5 or 6, the same within 4 inches.
rules-another-die-1-or-2-follow-the-routers-ciz7d4 = Otro dado: 1 o 2, siguen a los fugitivos 12 pulgadas por una baja más; 3 o 4, cargan al enemigo más cercano a 8 pulgadas o menos y dentro de 45 grados; 5 o 6, lo mismo a 4 pulgadas o menos.
# Rallying pursuers
rules-rallying-pursuers-1qwv00i = Reagrupar a los perseguidores
# In the next move they try to rally in the same way. If they pass they are Disordered; if they fail they go back to their own lines, Shaken.
rules-in-the-next-move-they-try-to-rally-in-g2g6w6 = En la jugada siguiente intentan reagruparse del mismo modo. Si lo logran quedan Desordenados; si fallan vuelven a sus líneas, Quebrantados.
# Automatic rout
rules-automatic-rout-mlhlzi = Huida automática
# Infantry with 6 casualties, cavalry with 4 and artillery with 3 routs without a test.
rules-infantry-with-6-casualties-cavalry-with-1crtp8g = La infantería con 6 bajas, la caballería con 4 y la artillería con 3 huyen sin prueba.
# When to test
rules-when-to-test-1ydnnaa = Cuándo se hace la prueba
# At once after a casualty by artillery; when a friend within 4 inches routs; at the end of the turn of its corps if it is Shaken or in Rout or had a casualty in a skirmish.
rules-at-once-after-a-casualty-by-artillery-1v7rjs3 = En el acto tras una baja por artillería; cuando huye un amigo a 4 pulgadas o menos; al final del turno de su cuerpo si está Quebrantada o En fuga o tuvo una baja en una escaramuza.
# What modifies the test
rules-what-modifies-the-test-1k8ie2s = Lo que modifica la prueba
# A die: +1 for class A, a general attached, supports within 4 inches, a place in a built-up area, a place behind formed supports; -1 for class C, no general within 8 inches, each casualty, no supports within 8 inches, a rout within 4 inches, routers passing through, Disordered or pursuing; -2 for Shaken or in Rout.
rules-a-die-1-for-class-a-a-general-attached-1cgg3nu = Un dado: +1 por clase A, un general con ella, apoyos a 4 pulgadas o menos, un sitio en zona edificada, un sitio detrás de apoyos En orden; -1 por clase C, ningún general a 8 pulgadas o menos, cada baja, ningún apoyo a 8 pulgadas o menos, una huida a 4 pulgadas o menos, fugitivos que la atraviesan, Desordenada o en persecución; -2 por Quebrantada o En fuga.
# Results of the test
rules-results-of-the-test-1xkkaoj = Resultados de la prueba
# 3 or more passes; 1 or 2 is Shaken; 0 or less is Rout.
rules-3-or-more-passes-1-or-2-is-shaken-0-or-1v1dmzl = 3 o más la supera; 1 o 2 es Quebrantada; 0 o menos es En fuga.
# Far from the enemy
rules-far-from-the-enemy-1uk4zwx = Lejos del enemigo
# Only as an option: +1 while no enemy is within 16 inches, as in games of 2010, or within 20 inches, as in the revision of 2011.
rules-only-as-an-option-1-while-no-enemy-is-ngnp8n = Solo como opción: +1 mientras no haya enemigo a 16 pulgadas o menos, como en partidas de 2010, o a 20 pulgadas o menos, como en la revisión de 2011.
# The commander in chief near by
rules-the-commander-in-chief-near-by-1e95ej3 = El comandante en jefe cerca
# Only as an option, from the revision of 2011: +1 while the commander in chief of the army is within 4 inches.
rules-only-as-an-option-from-the-revision-of-14e8nn2 = Solo como opción, de la revisión de 2011: +1 mientras el comandante en jefe del ejército está a 4 pulgadas o menos.
# What being Shaken counts
rules-what-being-shaken-counts-1vaptm4 = Lo que cuenta estar Quebrantada
# Only as an option, from the revision of 2011: -1 if Shaken instead of -2; a unit in Rout still counts -2.
rules-only-as-an-option-from-the-revision-of-2ik4gl = Solo como opción, de la revisión de 2011: -1 si está Quebrantada en lugar de -2; una unidad En fuga sigue contando -2.
# Grades of morale
rules-grades-of-morale-1fuockw = Grados de moral
# Formed, Disordered, Shaken, Rout. Only Formed units start a combat or are supports.
rules-formed-disordered-shaken-rout-only-e7oaep = En orden, Desordenada, Quebrantada, En fuga. Solo las unidades En orden inician un combate o son apoyos.
# Disordered
rules-disordered-85f4q8 = Desordenada
# It ends by itself when the move is over.
rules-it-ends-by-itself-when-the-move-is-over-1qtc1fq = Se acaba por sí solo cuando termina la jugada.
# Shaken
rules-shaken-iv7ach = Quebrantada
# A unit that has to try to rally each move, and is then Disordered.
rules-a-unit-that-has-to-try-to-rally-each-6g5kdn = Una unidad que tiene que intentar reagruparse en cada jugada, y queda entonces Desordenada.
# Rout
rules-rout-17od4dr = En fuga
# A unit that has to try to rally each move, and is then Shaken.
rules-a-unit-that-has-to-try-to-rally-each-n7nkqo = Una unidad que tiene que intentar reagruparse en cada jugada, y queda entonces Quebrantada.
# Formations
rules-formations-1stxgtp = Formaciones
# Infantry: column of march, column of attack, line, square, and garrison within a built-up area. Cavalry: column, line. Artillery: limbered, deployed.
rules-infantry-column-of-march-column-of-15mg3j7 = Infantería: columna de marcha, columna de ataque, línea, cuadro, y guarnición dentro de una zona edificada. Caballería: columna, línea. Artillería: enganchada, en batería.
# A column of march cannot fight
rules-a-column-of-march-cannot-fight-amq4ed = Una columna de marcha no puede combatir
# Brigades in column of march start no combat.
rules-brigades-in-column-of-march-start-no-12x1b0w = Las brigadas en columna de marcha no inician combates.
# A rally
rules-a-rally-rble68 = Un reagrupamiento
# A commander in base contact, a pip, and a morale test that is passed: from Rout to Shaken, from Shaken to Disordered.
rules-a-commander-in-base-contact-a-pip-and-a-1tritrg = Un comandante en contacto de peanas, un pip, y una prueba de moral superada: de En fuga a Quebrantada, de Quebrantada a Desordenada.
# Who "winner" and "loser" are
rules-who-winner-and-loser-are-7wq3zw = Quiénes son «ganador» y «perdedor»
# The side with the higher factors is favoured and alone rolls. With 5 or less it loses the fight after all. Why: the rules say that the player with the higher factor can still lose (9.6).
rules-the-side-with-the-higher-factors-is-dnlevp = El bando con más factores es el favorito y solo él tira. Con 5 o menos pierde el combate a pesar de todo. Por qué: las reglas dicen que el jugador con más factor aún puede perder (9.6).
# Equal factors
rules-equal-factors-2jxqfb = Factores iguales
# The side that began the combat is favoured, with a difference of 0. Why: the authors say so for cavalry, and no other choice suggests itself.
rules-the-side-that-began-the-combat-is-snjlc5 = El favorito es el bando que empezó el combate, con una diferencia de 0. Por qué: los autores lo dicen de la caballería, y no se ofrece otra elección.
# When it is drawn, its player activates at once one of his commanders who is on a blind and has not acted in this move. That commander's own chip then does nothing. If there is none, the tactical chip does nothing. Why: the text breaks off after it has said whom the chip concerns; this is the simplest end of it.
rules-when-it-is-drawn-its-player-activates-14gvsho = Cuando sale, su jugador activa en el acto a uno de sus comandantes que esté bajo pantalla y no haya actuado en esta jugada. La ficha de ese comandante no hace entonces nada. Si no hay ninguno, la ficha táctica no hace nada. Por qué: el texto se interrumpe tras decir a quién concierne la ficha; este es su final más sencillo.
# How long the Poor chip waits
rules-how-long-the-poor-chip-waits-ufv2sq = Cuánto espera la ficha de mediocre
# Until a Poor commander is drawn or the move ends; one chip stops one commander. A Poor commander in chief is a Poor commander. A commander who has lost his turn may still be given one by the commander in chief later in the move. With fewer than two Poor commanders on the table the chip may be left out, as an option. Why: so the authors play it.
rules-until-a-poor-commander-is-drawn-or-the-1b9wu48 = Hasta que sale un comandante Mediocre o acaba la jugada; una ficha detiene a un comandante. Un comandante en jefe Mediocre es un comandante Mediocre. A un comandante que ha perdido su turno el comandante en jefe aún puede cederle uno más tarde en la jugada. Con menos de dos comandantes Mediocres en la mesa la ficha puede quedar fuera, como opción. Por qué: así juegan los autores.
# Figures from one strip
rules-figures-from-one-strip-16dx274 = Figuras de una sola tira
# One strip: infantry in column of march, cavalry in column, guns limbered, one behind another. Two or more: column of march, column of attack or line, and guns either way, as the owner likes. Why: of two sentences that differ one fits the example of a deployed corps.
rules-one-strip-infantry-in-column-of-march-1i8dp1y = Una tira: infantería en columna de marcha, caballería en columna, artillería enganchada, una detrás de otra. Dos o más: columna de marcha, columna de ataque o línea, y artillería de cualquier modo, como quiera el dueño. Por qué: de dos frases que difieren, una casa con el ejemplo de un cuerpo desplegado.
# Extending a blind
rules-extending-a-blind-j787yb = Extender una pantalla
# A pip adds or drops strips, once in a move. The strip that lies there stays in the middle or at an end, as the owner likes. Why: it is a change of formation, and the rules of 2009 give no price.
rules-a-pip-adds-or-drops-strips-once-in-a-9p1s1z = Un pip añade o quita tiras, una vez por jugada. La tira que ya está queda en medio o en un extremo, como quiera el dueño. Por qué: es un cambio de formación, y las reglas de 2009 no dan precio.
# When a blind is spotted
rules-when-a-blind-is-spotted-u7ok8e = Cuándo se avista una pantalla
# At the end of each turn every blind is checked against all enemies who can spot. Within the first band it is seen; farther away a die is rolled once for each blind, in its best band. The upper end of a band belongs to it. Why: the rules do not say when, and so the number of rolls stays small.
rules-at-the-end-of-each-turn-every-blind-is-1pc3ni8 = Al final de cada turno se comprueba cada pantalla contra todos los enemigos que pueden avistar. En la primera banda se ve; más lejos se tira un dado por cada pantalla, en su mejor banda. El extremo superior de una banda pertenece a ella. Por qué: las reglas no dicen cuándo, y así las tiradas son pocas.
# Pips when a blind is spotted
rules-pips-when-a-blind-is-spotted-dfiwx2 = Pips cuando se avista una pantalla
# A corps that is on blinds when its turn begins has the pips of rule 1, others those of rule 3. A corps that is spotted in its turn keeps the pips that it has left. Why: the two rules give different numbers.
rules-a-corps-that-is-on-blinds-when-its-turn-1umh6e5 = Un cuerpo que está bajo pantalla al empezar su turno tiene los pips de la regla 1, los demás los de la regla 3. Un cuerpo avistado en su turno conserva los pips que le quedan. Por qué: las dos reglas dan números distintos.
# A square in a firefight
rules-a-square-in-a-firefight-f9jlrn = Un cuadro en un tiroteo
# -2, once. Why: the list has -2 and -1; the first stands among the great factors, and both together would be worse than Shaken.
rules-2-once-why-the-list-has-2-and-1-the-b922ne = -2, una vez. Por qué: la lista tiene -2 y -1; el primero está entre los factores grandes, y ambos juntos serían peores que Quebrantada.
# Several factors at once
rules-several-factors-at-once-hu3lg9 = Varios factores a la vez
# All that apply are added. A unit has one grade of morale at a time. Factors go by the state before the combat, and all results of a combat fall together. Why: nothing says that one factor replaces another.
rules-all-that-apply-are-added-a-unit-has-one-94zhlw = Se suman todos los que corresponden. Una unidad tiene un solo grado de moral a la vez. Los factores van por el estado antes del combate, y todos los resultados de un combate caen a la vez. Por qué: nada dice que un factor sustituya a otro.
# The average die
rules-the-average-die-4xvejh = El dado medio
# 2, 3, 3, 4, 4, 5. Why: that is what the name means among wargamers.
rules-2-3-3-4-4-5-why-that-is-what-the-name-1d9yyvs = 2, 3, 3, 4, 4, 5. Por qué: eso significa el nombre entre jugadores de miniaturas.
# Supports
rules-supports-1ntc3s1 = Apoyos
# A Formed brigade of infantry or cavalry that is not in column of march and not in contact with an enemy, in any direction. For gunners who evade: such a brigade within 4 inches behind which they can get, or a Formed square or a garrison within 4 inches. Batteries and generals are no supports. Why: the rules only say who cannot be one.
rules-a-formed-brigade-of-infantry-or-cavalry-pt1qv0 = Una brigada de infantería o caballería En orden que no esté en columna de marcha ni en contacto con un enemigo, en cualquier dirección. Para artilleros que rehúyen: una brigada así a 4 pulgadas o menos tras la que puedan ponerse, o un cuadro En orden o una guarnición a 4 pulgadas o menos. Baterías y generales no son apoyos. Por qué: las reglas solo dicen quién no puede serlo.
# Behind formed supports
rules-behind-formed-supports-1bzi5t8 = Detrás de apoyos En orden
# A support stands between the unit and the nearest enemy: the line between their centres crosses it, within 8 inches of the unit. This +1 is added to that for supports near by. Why: the wording speaks of the place of the unit that tests.
rules-a-support-stands-between-the-unit-and-1uu9b9r = Un apoyo está entre la unidad y el enemigo más cercano: la línea entre sus centros lo cruza, a 8 pulgadas o menos de la unidad. Este +1 se añade al de los apoyos cercanos. Por qué: el texto habla del sitio de la unidad que se pone a prueba.
# Tests and attempts to rally
rules-tests-and-attempts-to-rally-kplcbk = Pruebas e intentos de reagruparse
# Every unit that is Shaken or in Rout tests at the end of the turn of its corps. A pass improves its grade only if a commander is in base contact and a pip was set aside for it; otherwise a pass keeps the grade. A failure counts either way. Why: one rule has every such unit test, others ask for a general and a pip; so both are kept. The reports of the authors do not speak of contact, so this is an option.
rules-every-unit-that-is-shaken-or-in-rout-q8l5oa = Toda unidad Quebrantada o En fuga se pone a prueba al final del turno de su cuerpo. Superarla mejora su grado solo si un comandante está en contacto de peanas y se apartó un pip para ello; si no, conserva el grado. Un fallo cuenta de todos modos. Por qué: una regla pone a prueba a toda unidad así, otras piden un general y un pip; por eso se conservan ambas. Las crónicas de los autores no hablan de contacto, así que es una opción.
# Failing when already down
rules-failing-when-already-down-1lbnj6v = Fallar cuando ya está abajo
# A Shaken unit stays Shaken on 1 or 2 and routs on 0 or less. A unit in Rout routs on with less than 3. A Disordered unit that passes stays Disordered. Why: the table gives no result better than the grade that a unit has.
rules-a-shaken-unit-stays-shaken-on-1-or-2-kw7pqg = Una unidad Quebrantada sigue Quebrantada con 1 o 2 y huye con 0 o menos. Una unidad En fuga sigue huyendo con menos de 3. Una unidad Desordenada que la supera sigue Desordenada. Por qué: la tabla no da ningún resultado mejor que el grado que tiene una unidad.
# How long a unit routs
rules-how-long-a-unit-routs-dqht1z = Cuánto tiempo huye una unidad
# It is removed when it fails to rally for the third time, and at once when it leaves the table. A unit with as many casualties as make it rout cannot rally. Why: the authors play three attempts.
rules-it-is-removed-when-it-fails-to-rally-1ylnb1h = Se retira cuando falla por tercera vez al reagruparse, y en el acto cuando deja la mesa. Una unidad con tantas bajas como la hacen huir no puede reagruparse. Por qué: los autores juegan tres intentos.
# How far a rout is felt
rules-how-far-a-rout-is-felt-cnr1k2 = Hasta dónde se siente una huida
# 4 inches. Why: a note to a photograph says 8, the rule three times 4. The larger radius is an option.
rules-4-inches-why-a-note-to-a-photograph-w9k9q9 = 4 pulgadas. Por qué: una nota a una fotografía dice 8, la regla tres veces 4. El radio mayor es una opción.
# Chains of routs
rules-chains-of-routs-1estsej = Cadenas de huidas
# Routs wait in a queue. For each: the rout move, the marks on those it passes through, then the friends within 4 inches of the place where it began and of its way. A unit tests once in each event at most. New routs join the queue. Why: the rule does not say in which order several are played.
rules-routs-wait-in-a-queue-for-each-the-rout-soj5fe = Las huidas esperan en una cola. Para cada una: el movimiento de huida, las marcas de aquellas a las que atraviesa, luego los amigos a 4 pulgadas o menos del sitio donde empezó y de su camino. Una unidad se pone a prueba una vez por suceso como mucho. Las nuevas huidas se suman a la cola. Por qué: la regla no dice en qué orden se juegan varias.
# Away from the cause
rules-away-from-the-cause-1rosgrt = Lejos de la causa
# From the centre of the enemy to the centre of the unit; after artillery fire, from the battery; after a rout near by, on the heading of that rout. If that way is blocked, the unit turns by the least angle. Why: the rule names no points.
rules-from-the-centre-of-the-enemy-to-the-12js8tv = Del centro del enemigo al centro de la unidad; tras fuego de artillería, desde la batería; tras una huida cercana, en el rumbo de esa huida. Si ese camino está cortado, la unidad gira el menor ángulo. Por qué: la regla no nombra puntos.
# Artillery that routs
rules-artillery-that-routs-1vvccvt = Artillería que huye
# Deployed: the crew runs 6 inches and the guns stay, abandoned. The crew mans them again when it has rallied and comes into contact, for a pip. Enemies who pass over the guns take them, in a retreat or rout too, and the battery is lost. Limbered: the whole battery routs at its rate. Why: in the game that the authors show, gunners come back to their guns.
rules-deployed-the-crew-runs-6-inches-and-the-11fm1v1 = En batería: los servidores huyen 6 pulgadas y las piezas se quedan, abandonadas. Vuelven a servirlas, por un pip, cuando se han reagrupado y llegan al contacto. Los enemigos que pasan por encima de las piezas las toman, también en una retirada o una huida, y la batería se pierde. Enganchada: huye la batería entera a su velocidad. Por qué: en la partida que muestran los autores, los artilleros vuelven a sus piezas.
# The angle of fire
rules-the-angle-of-fire-mvge9g = El ángulo de tiro
# 45 degrees to either side of straight ahead, from the middle of the front of the battery. Why: a wheel and a pursuit have the same angle. Half of it is an option.
rules-45-degrees-to-either-side-of-straight-kowzj7 = 45 grados a cada lado de la dirección del frente, desde el centro del frente de la batería. Por qué: una conversión y una persecución tienen el mismo ángulo. La mitad es una opción.
# Ends of the ranges
rules-ends-of-the-ranges-ihb3rf = Extremos de los alcances
# Where two ranges meet the shorter one counts. Distances run from the middle of the front of the battery to the nearest point of the target. Why: the table has the shared value in both.
rules-where-two-ranges-meet-the-shorter-one-1o0jslt = Donde se tocan dos alcances cuenta el más corto. Las distancias van del centro del frente de la batería al punto más cercano del blanco. Por qué: la tabla tiene el valor compartido en ambos.
# Artillery in cover
rules-artillery-in-cover-nq20or = Artillería a cubierto
# The higher of the two numbers is needed. Why: cover cannot make a target easier.
rules-the-higher-of-the-two-numbers-is-needed-1tld5yd = Hace falta el mayor de los dos números. Por qué: la cobertura no puede hacer más fácil un blanco.
# Double the number
rules-double-the-number-rjr5p0 = El doble del número
# The total with all modifiers has to reach it. Why: the rule compares what was scored.
rules-the-total-with-all-modifiers-has-to-waxq5m = Tiene que alcanzarlo el total con todos los modificadores. Por qué: la regla compara lo que se obtuvo.
# How roundshot bounces
rules-how-roundshot-bounces-19dt35o = Cómo rebota la bala
# After a hit or a miss two more dice, with -1, for the nearest enemy of whom a part lies at most 4 inches behind the far edge of the target along the line of fire, by that unit's own cover and range. No friend may be within an inch of the longer line. Shot does not leave woods or a built-up area. Why: in the game that the authors show it bounces after a miss.
rules-after-a-hit-or-a-miss-two-more-dice-1gk1u52 = Tras un acierto o un fallo, dos dados más, con -1, para el enemigo más cercano del que alguna parte esté a 4 pulgadas como mucho detrás del borde lejano del blanco por la línea de tiro, con la cobertura y el alcance de esa unidad. Ningún amigo puede estar a menos de una pulgada de la línea más larga. La bala no sale de un bosque ni de una zona edificada. Por qué: en la partida que muestran los autores rebota tras un fallo.
# What a shot costs
rules-what-a-shot-costs-1bpknym = Lo que cuesta un tiro
# A pip, within the command radius. Under the Poor chip it is free and needs no commander. Why: rule 3 gives the price, and a turn that is lost has no pips.
rules-a-pip-within-the-command-radius-under-15hssk7 = Un pip, dentro del radio de mando. Con la ficha de mediocre es gratis y no necesita comandante. Por qué: la regla 3 da el precio, y un turno perdido no tiene pips.
# Flank and rear
rules-flank-and-rear-1xiwvhy = Flanco y retaguardia
# The front is what lies before the unit and between lines outward at 45 degrees from its front corners; the rear likewise behind it; the rest is flank. It goes by where the middle of the charger's front is when the charge is declared. Squares and garrisons have neither flank nor rear. Why: the photograph to rule 6 looks at where a move starts.
rules-the-front-is-what-lies-before-the-unit-1j4z755 = El frente es lo que queda ante la unidad y entre líneas hacia fuera a 45 grados desde sus esquinas delanteras; la retaguardia, igual por detrás; el resto es flanco. Cuenta dónde está el centro del frente del que carga cuando se declara la carga. Cuadros y guarniciones no tienen flanco ni retaguardia. Por qué: la fotografía de la regla 6 mira dónde empieza un movimiento.
# Half a move
rules-half-a-move-1ear46c = Medio movimiento
# Half the rate of the charger in its formation and on its ground. A charge goes straight after one wheel of at most 45 degrees, at the normal rate. Why: nothing gives a charge more.
rules-half-the-rate-of-the-charger-in-its-17j4qg7 = La mitad de la velocidad del que carga en su formación y en su terreno. Una carga va recta tras una conversión de 45 grados como mucho, a la velocidad normal. Por qué: nada da más a una carga.
# Reactions to a charge in the own turn
rules-reactions-to-a-charge-in-the-own-turn-y90wp6 = Reacciones a una carga en el turno propio
# They are the same, with the same limit and test, for every charge of cavalry. Infantry that infantry assaults does not react. Why: rule 6 alone has reactions, and rule 15 uses its test.
rules-they-are-the-same-with-the-same-limit-xvm7my = Son las mismas, con el mismo límite y la misma prueba, para toda carga de caballería. La infantería asaltada por infantería no reacciona. Por qué: solo la regla 6 tiene reacciones, y la regla 15 usa su prueba.
# How a unit evades
rules-how-a-unit-evades-1c49sd2 = Cómo rehúye una unidad
# A full move at its best rate, straight away from the charge; it ends facing away and Disordered. If the charge reaches it nevertheless it is caught in the rear (8.8). Gunners evade by rule 8, whatever their order. Why: a Hold forbids a retreat and an Attack wants the opposite.
rules-a-full-move-at-its-best-rate-straight-bis9go = Un movimiento entero a su mejor velocidad, en línea recta desde la carga; acaba de espaldas y Desordenada. Si la carga la alcanza de todos modos, la toma por la espalda (8.8). Los artilleros rehúyen por la regla 8, sea cual sea su orden. Por qué: Mantener prohíbe retroceder y Ataque quiere lo contrario.
# How a unit intercepts
rules-how-a-unit-intercepts-swdh4n = Cómo intercepta una unidad
# A Formed cavalry brigade of the corps of the target, within half its move of the way of the charge, that passes the test. The two meet on that way and fight by rule 14, neither of them stationary. Why: rule 6 gives the reaction without its course.
rules-a-formed-cavalry-brigade-of-the-corps-bd4lzr = Una brigada de caballería En orden del cuerpo del blanco, a medio movimiento suyo o menos del camino de la carga, que supera la prueba. Las dos se encuentran en ese camino y combaten por la regla 14, ninguna a pie firme. Por qué: la regla 6 da la reacción sin su desarrollo.
# How often cavalry charges at an opportunity
rules-how-often-cavalry-charges-at-an-1ixy4wn = Cuántas veces carga la caballería en una oportunidad
# Once in each turn of an enemy commander. A brigade that did so does nothing in its own turn of that move, if that is still to come. Why: later texts treat such cavalry as used.
rules-once-in-each-turn-of-an-enemy-commander-14szyyk = Una vez en cada turno de un comandante enemigo. Una brigada que lo hizo no hace nada en su propio turno de esa jugada, si aún está por venir. Por qué: textos posteriores tratan esa caballería como gastada.
# Two against one
rules-two-against-one-1z11jga = Dos contra uno
# Brigades that take part are counted. There is one roll for each defender: the attacker names a lead brigade, whose factors count and who takes the casualties. The others share Disordered, Shaken and a retreat, not a rout, to which they react by rule 16. Why: the example of rule 9 counts brigades. Separate fights at built-up areas are an option.
rules-brigades-that-take-part-are-counted-13x9trw = Se cuentan las brigadas que toman parte. Hay una tirada por cada defensor: el atacante nombra una brigada que dirige, cuyos factores cuentan y que sufre las bajas. Las demás comparten Desordenada, Quebrantada y una retirada, no una huida, ante la que reaccionan por la regla 16. Por qué: el ejemplo de la regla 9 cuenta brigadas. Los combates por separado en zonas edificadas son una opción.
# The example of rule 9
rules-the-example-of-rule-9-rpq8hk = El ejemplo de la regla 9
# The bonus of the garrison and the -2 for being outnumbered both belong to the garrison that is attacked; one that attacks the next section has no bonus. Why: the note beside the photograph gives them to the attackers, who are neither.
rules-the-bonus-of-the-garrison-and-the-2-for-1cw3dr5 = La ventaja de la guarnición y el -2 por inferioridad son ambos de la guarnición atacada; la que ataca el sector vecino no tiene ventaja. Por qué: la nota junto a la fotografía se los da a los atacantes, que no son ni lo uno ni lo otro.
# Getting in after a fight at the edge
rules-getting-in-after-a-fight-at-the-edge-e2plea = Entrar tras un combate en el borde
# A garrison that retires stays inside if there is room, and the attackers may come in up to the edge; rule 10 follows in their next turn. If it routs, or has to leave, the lead brigade stands at the near edge, not yet a garrison. Why: rule 9 only says that rule 10 follows.
rules-a-garrison-that-retires-stays-inside-if-mpol8k = Una guarnición que se retira se queda dentro si hay sitio, y los atacantes pueden entrar hasta el borde; la regla 10 sigue en su próximo turno. Si huye, o tiene que salir, la brigada que dirige queda en el borde más cercano, aún no como guarnición. Por qué: la regla 9 solo dice que sigue la regla 10.
# A draw in contact
rules-a-draw-in-contact-te0uqp = Un empate en contacto
# Both stay in contact, Disordered. In a later turn either side may fight on for a pip, if its order allows, or retire facing the enemy for two. There is no other action in contact. Why: rule 9 calls it a draw and ends there.
rules-both-stay-in-contact-disordered-in-a-hwnvp = Ambos siguen en contacto, Desordenados. En un turno posterior cualquiera de los dos puede seguir combatiendo por un pip, si su orden lo permite, o retirarse dando la cara al enemigo por dos. En contacto no hay otra acción. Por qué: la regla 9 lo llama empate y acaba ahí.
# Disordered after a firefight
rules-disordered-after-a-firefight-x0c4qr = Desordenados tras un tiroteo
# A firefight disorders as hand to hand combat does. Why: later reports show it of the side that won.
rules-a-firefight-disorders-as-hand-to-hand-r6cdzo = Un tiroteo desordena como el cuerpo a cuerpo. Por qué: crónicas posteriores lo muestran del bando que venció.
# Line against column
rules-line-against-column-6r5one = Línea contra columna
# +2 for a brigade in line whose opponent is in column of attack or column of march. Why: the list does not say which column.
rules-2-for-a-brigade-in-line-whose-opponent-1a0g2qe = +2 para una brigada en línea cuyo adversario está en columna de ataque o de marcha. Por qué: la lista no dice qué columna.
# A column of march that is attacked
rules-a-column-of-march-that-is-attacked-7vcpvc = Una columna de marcha atacada
# It does not shoot back in a skirmish. In a firefight and hand to hand, at the edge of a built-up area or wood and inside it as well, the attackers are favoured by 0 at least, and 5 or less is read as 6 or 7. Why: it cannot fight.
rules-it-does-not-shoot-back-in-a-skirmish-in-1o2jis8 = No responde al fuego en una escaramuza. En un tiroteo y cuerpo a cuerpo, también en el borde de una zona edificada o un bosque y dentro, los atacantes son favoritos por 0 al menos, y 5 o menos se lee como 6 o 7. Por qué: no puede combatir.
# Shooting back in a skirmish
rules-shooting-back-in-a-skirmish-yyyhv3 = Responder en una escaramuza
# Infantry rolls back at once with its own factors; gunners and cavalry do not. A square is the state of the shooter, deployed artillery and cavalry that of the target. Tests follow after both rolls. Why: the list does not say whose state is meant.
rules-infantry-rolls-back-at-once-with-its-53844z = La infantería responde en el acto con sus propios factores; artilleros y caballería no. Un cuadro es el estado del que hace fuego; artillería en batería y caballería, el del blanco. Las pruebas siguen tras ambas tiradas. Por qué: la lista no dice el estado de quién.
# All pips
rules-all-pips-17j7wvm = Todos los pips
# A corps on Move, Engage or Attack does not end its turn with pips left while a brigade in its radius has a move that brings it nearer to the objective, or on Attack into an attack. On Halt and Hold pips may be left. Why: the rule says must, and the program has to judge it.
rules-a-corps-on-move-engage-or-attack-does-1klobol = Un cuerpo con Marcha, Empeñarse o Ataque no acaba su turno con pips mientras una brigada en su radio tenga un movimiento que la acerque al objetivo, o con Ataque a un ataque. Con Alto y Mantener pueden sobrar pips. Por qué: la regla dice que debe, y el programa tiene que juzgarlo.
# Towards the objective
rules-towards-the-objective-1kc91pj = Hacia el objetivo
# The distance from the centre of the unit to the nearest point of the objective must not grow, unless the unit changes formation, gives way, or goes round impassable ground. A corps on Move that has arrived waits or changes to Halt. Why: the rule gives no measure.
rules-the-distance-from-the-centre-of-the-49f2a0 = La distancia del centro de la unidad al punto más cercano del objetivo no puede crecer, salvo que la unidad cambie de formación, ceda o rodee terreno intransitable. Un cuerpo con Marcha que ha llegado espera o pasa a Alto. Por qué: la regla no da medida.
# How cavalry gives way
rules-how-cavalry-gives-way-gytfou = Cómo cede la caballería
# At once, in the turn of the enemy, free, facing him, by half a move at most. If that does not suffice it is Disordered. Shaken and Disordered cavalry does so too. Only an opportunity charge that rule 6 allows can come first. Why: the rule says must. The text of 2011 lets it charge instead: an option.
rules-at-once-in-the-turn-of-the-enemy-free-hpl47z = En el acto, en el turno del enemigo, gratis, dándole la cara, medio movimiento como mucho. Si no basta queda Desordenada. También lo hace la caballería Quebrantada y Desordenada. Antes solo puede venir una carga de oportunidad que permita la regla 6. Por qué: la regla dice que debe. El texto de 2011 la deja cargar en su lugar: una opción.
# More than one move, and the enemy
rules-more-than-one-move-and-the-enemy-hf27qi = Más de un movimiento, y el enemigo
# Before the second and each later action, on its way and at its end, no enemy may be within the distance. Why: the rule does not say when it is measured.
rules-before-the-second-and-each-later-action-ws4vo7 = Antes de la segunda acción y de cada una de las siguientes, en su camino y a su término, ningún enemigo puede estar a esa distancia. Por qué: la regla no dice cuándo se mide.
# Passing friends
rules-passing-friends-2sftcx = Atravesar amigos
# Only routers, generals, gunners who evade and brigades that change places pass through friends; and all may pass a friend in Rout. Why: the rules speak of routers alone, and infantry advances through a rout in the game that is shown.
rules-only-routers-generals-gunners-who-evade-ike095 = Solo atraviesan amigos los fugitivos, los generales, los artilleros que rehúyen y las brigadas que se relevan; y todos pueden atravesar a un amigo En fuga. Por qué: las reglas hablan solo de fugitivos, y en la partida que se muestra la infantería avanza a través de una huida.
# Sections
rules-sections-1keh1vx = Sectores
# A large town is several sections that adjoin, each a built-up area of its own with one brigade of a side. Cavalry and guns only pass, along a road, in column or limbered. Why: rule 10 measures the base.
rules-a-large-town-is-several-sections-that-1hirgbr = Una ciudad grande son varios sectores contiguos, cada uno una zona edificada propia con una brigada de cada bando. Caballería y artillería solo pasan, por un camino, en columna o enganchadas. Por qué: la regla 10 mide la base.
# In and out of a built-up area
rules-in-and-out-of-a-built-up-area-fw79us = Entrar y salir de una zona edificada
# In at half rate; when the whole brigade is inside, a pip occupies it; the +2 counts after one full move inside from then on. Out: a pip to form up at an edge, then normal moves. Why: rule 9 has the full move and the pip. The slower way of 2010 is an option.
rules-in-at-half-rate-when-the-whole-brigade-1n39bgs = Se entra a media velocidad; cuando la brigada entera está dentro, un pip la ocupa; el +2 cuenta tras una jugada entera dentro a partir de ahí. Se sale con un pip para formar en un borde, luego movimientos normales. Por qué: la regla 9 tiene la jugada entera y el pip. La manera más lenta de 2010 es una opción.
# The edge of the table
rules-the-edge-of-the-table-ideer1 = El borde de la mesa
# Units do not leave of their own will, unless the scenario names a road of retreat; none of those shipped does. A retreat or rout over the edge removes the unit for the day. One that evades stops at the edge and is caught if it is reached. Why: the rules are silent.
rules-units-do-not-leave-of-their-own-will-30bqsh = Las unidades no salen por su voluntad, salvo que el escenario nombre un camino de retirada; ninguno de los incluidos lo hace. Una retirada o huida por el borde elimina a la unidad para el resto del día. La que rehúye se detiene en el borde y queda atrapada si la alcanzan. Por qué: las reglas callan.
# Victory
rules-victory-4ohb3p = Victoria
# After the last move the side wins that holds more of the sections that count. If equal, the side whose enemy has lost more: a point for each casualty, and 4 for each brigade or battery that was routed off or lost. A side has lost at once if all its corps are on Halt and more than half its brigades are Shaken, in Rout or lost. Why: the rules leave it to a campaign.
rules-after-the-last-move-the-side-wins-that-vsquef = Tras la última jugada vence el bando que tiene más sectores de los que cuentan. Si es igual, el bando cuyo enemigo ha perdido más: un punto por cada baja, y 4 por cada brigada o batería que huyó de la mesa o se perdió. Un bando ha perdido en el acto si todos sus cuerpos están en Alto y más de la mitad de sus brigadas están Quebrantadas, En fuga o perdidas. Por qué: las reglas lo dejan a una campaña.
# Guns of the reserve
rules-guns-of-the-reserve-csk7mc = Artillería de la reserva
# They are horse artillery: 12 inches limbered, with the ranges of their calibre. Why: the note to rule 7 changes only how they move.
rules-they-are-horse-artillery-12-inches-2mizpo = Es artillería a caballo: 12 pulgadas enganchada, con los alcances de su calibre. Por qué: la nota a la regla 7 solo cambia cómo se mueve.
# Ground in combat
rules-ground-in-combat-11sizbb = Terreno en el combate
# Only built-up areas and woods count. Why: the tables have no other.
rules-only-built-up-areas-and-woods-count-why-19wuneo = Solo cuentan zonas edificadas y bosques. Por qué: las tablas no tienen otro.
# Reconnaissance on Hold
rules-reconnaissance-on-hold-k2k8dz = Reconocimiento con Mantener
# One cavalry brigade may go beyond the objective, not within 8 inches of the enemy, and it has to be able to return. Why: the rule gives no limits.
rules-one-cavalry-brigade-may-go-beyond-the-1a7ge0o = Una brigada de caballería puede pasar del objetivo, no a menos de 8 pulgadas del enemigo, y tiene que poder volver. Por qué: la regla no da límites.
# A general is reached by the enemy
rules-a-general-is-reached-by-the-enemy-x2qpqs = El enemigo llega hasta un general
# He goes up to 16 inches to the nearest friendly brigade; if there is none he is removed. Generals block neither fire nor movement. Why: the rules are silent.
rules-he-goes-up-to-16-inches-to-the-nearest-h37ap9 = Va hasta 16 pulgadas a la brigada amiga más cercana; si no hay ninguna se retira de la mesa. Los generales no estorban ni el fuego ni el movimiento. Por qué: las reglas callan.
# When friends of a rout test
rules-when-friends-of-a-rout-test-emi30k = Cuándo se ponen a prueba los amigos de una huida
# At once, as part of that rout. Tests after skirmishes, and those of Shaken and routing units, wait for the end of the turn; enemy units that were hurt in it test then too. Why: rout moves and pursuit cannot wait.
rules-at-once-as-part-of-that-rout-tests-me9iro = En el acto, como parte de esa huida. Las pruebas tras escaramuzas, y las de unidades Quebrantadas y en fuga, esperan al final del turno; también entonces las de unidades enemigas dañadas en él. Por qué: los movimientos de huida y la persecución no pueden esperar.
# How pursuit goes
rules-how-pursuit-goes-13isz4n = Cómo va la persecución
# It has to be done if the die says so. If no enemy is in the arc and distance, the pursuers halt, Disordered. Their charge is reacted to as usual; one second pursuit may follow. Infantry and artillery never pursue. Why: the rule rolls for it and offers no choice.
rules-it-has-to-be-done-if-the-die-says-so-if-a7dxl1 = Hay que hacerla si el dado lo dice. Si no hay enemigo en el arco y la distancia, los perseguidores se detienen, Desordenados. A su carga se reacciona como siempre; puede seguir una segunda persecución. Infantería y artillería nunca persiguen. Por qué: la regla lo tira y no ofrece elección.
# Canister range
rules-canister-range-hszk5 = Distancia de metralla
# The short range of rule 7. Why: there is no other table of canister.
rules-the-short-range-of-rule-7-why-there-is-5ix432 = El alcance corto de la regla 7. Por qué: no hay otra tabla de metralla.
# An enemy within reach
rules-an-enemy-within-reach-1x61k96 = Un enemigo a su alcance
# One whom the brigade can contact in this turn with the pips left, straight after one wheel of at most 45 degrees. The owner chooses the order and among several enemies. Only Formed brigades have to attack. Why: rule 4 says must, and the others start no combat (18.1).
rules-one-whom-the-brigade-can-contact-in-1aocmuc = Aquel con quien la brigada puede entrar en contacto en este turno con los pips que quedan, en línea recta tras una conversión de 45 grados como mucho. El dueño elige el orden y entre varios enemigos. Solo tienen que atacar las brigadas En orden. Por qué: la regla 4 dice que debe, y las demás no inician combates (18.1).
# A general in combat
rules-a-general-in-combat-19h3rg5 = Un general en combate
# He adds nothing to it and runs no risk. Why: only morale and reactions have a bonus.
rules-he-adds-nothing-to-it-and-runs-no-risk-lq372b = No le añade nada ni corre riesgo. Por qué: solo la moral y las reacciones tienen una ventaja.
# Several skirmishes
rules-several-skirmishes-en4om1 = Varias escaramuzas
# A brigade may shoot back at each attacker. It begins one skirmish or one firefight in a move, and no other fight with it. Why: rule 3 sells one.
rules-a-brigade-may-shoot-back-at-each-rdc07c = Una brigada puede responder a cada atacante. Inicia una escaramuza o un tiroteo por jugada, y ningún otro combate además. Por qué: la regla 3 vende uno.
# Which commander counts in a charge
rules-which-commander-counts-in-a-charge-1dk6nr4 = Qué comandante cuenta en una carga
# The commander of the corps or reserve of the brigade, or the commander in chief within 4 inches. The -1 for Poor goes by the corps commander, wherever he is, unless a commander in chief who is not Poor is within 4 inches. Why: rule 6 does not say which.
rules-the-commander-of-the-corps-or-reserve-45e9he = El comandante del cuerpo o la reserva de la brigada, o el comandante en jefe a 4 pulgadas o menos. El -1 por Mediocre va por el comandante del cuerpo, esté donde esté, salvo que haya a 4 pulgadas o menos un comandante en jefe que no sea Mediocre. Por qué: la regla 6 no dice cuál.
# No room to retire
rules-no-room-to-retire-ubue45 = Sin sitio para retirarse
# A unit that cannot retire the full distance because of an enemy is in Rout. Friends in the way are pushed back and Disordered. Why: the tables give only a distance.
rules-a-unit-that-cannot-retire-the-full-vjvq84 = Una unidad que no puede retirarse toda la distancia por culpa de un enemigo queda En fuga. Los amigos que estorban son empujados atrás y quedan Desordenados. Por qué: las tablas solo dan una distancia.
# Formed square
rules-formed-square-1of3p4x = Cuadro En orden
# A square whose grade is Formed. Others may be charged by rule 15, without the +4. Why: the factors of 2011 use the word so.
rules-a-square-whose-grade-is-formed-others-16q6odz = Un cuadro cuyo grado es En orden. A los demás se les puede cargar por la regla 15, sin el +4. Por qué: los factores de 2011 usan así la palabra.
# Going back on Hold
rules-going-back-on-hold-uecf6y = Volver con Mantener
# No brigade moves away from the objective. One in front of it may come back, and within it all movement is free. Why: the authors held the place, not the spot.
rules-no-brigade-moves-away-from-the-1akk0mx = Ninguna brigada se aleja del objetivo. Una que está delante puede volver, y dentro de él todo movimiento es libre. Por qué: los autores mantenían el lugar, no el punto.
# Charging on Engage
rules-charging-on-engage-d6dz46 = Cargar con Empeñarse
# Enemies within 8 inches, as on Hold. Why: the summary says that Engage fights as Hold does. The full charge is an option.
rules-enemies-within-8-inches-as-on-hold-why-xf3290 = A enemigos a 8 pulgadas o menos, como con Mantener. Por qué: el resumen dice que Empeñarse combate como Mantener. La carga entera es una opción.
# When cavalry may charge at an opportunity
rules-when-cavalry-may-charge-at-an-155x8pf = Cuándo puede cargar la caballería en una oportunidad
# At the start of an enemy turn, before pips, and after each completed action, never in the middle of one, never by or against a blind. Charges are declared and played one at a time, within one charge move. A test that failed ends it for that brigade in this turn. Why: between actions the table is at rest.
rules-at-the-start-of-an-enemy-turn-before-mmjq14 = Al empezar un turno enemigo, antes de los pips, y tras cada acción acabada, nunca en medio de una, nunca por una pantalla ni contra ella. Las cargas se declaran y juegan una a una, dentro de un movimiento de carga. Una prueba fallada lo acaba para esa brigada en este turno. Por qué: entre acciones la mesa está en reposo.
# Exactly half a move
rules-exactly-half-a-move-1v9uuuo = Exactamente medio movimiento
# There Formed cavalry still counter-charges; all other reactions need more. Why: each rule keeps its own words: within, more than, at least.
rules-there-formed-cavalry-still-counter-1lsoqss = Ahí la caballería En orden aún contracarga; todas las demás reacciones necesitan más. Por qué: cada regla conserva sus palabras: dentro de, más de, al menos.
# What a reaction does
rules-what-a-reaction-does-r6uve8 = Lo que hace una reacción
# One for each charge. A change of formation keeps the heading, a turn keeps the formation; rule 8 then looks at the result. Before a Formed square the charge stops 4 inches away, and no unit is Disordered. Why: the list has the two apart.
rules-one-for-each-charge-a-change-of-52foj3 = Una por cada carga. Un cambio de formación conserva el rumbo, un giro conserva la formación; la regla 8 mira luego el resultado. Ante un cuadro En orden la carga se detiene a 4 pulgadas, y ninguna unidad se Desordena. Por qué: la lista tiene ambas por separado.
# After a quick result
rules-after-a-quick-result-1gq2ln2 = Tras un resultado rápido
# The charger ends where it made contact, Disordered, and rolls for pursuit if the target routed; not for guns and routers that are cut down. One that only halted or missed is not Disordered. Why: notes of the authors show both.
rules-the-charger-ends-where-it-made-contact-yq5sno = El que carga acaba donde entró en contacto, Desordenado, y tira por la persecución si el blanco huyó; no con artillería y fugitivos acuchillados. El que solo se detuvo o no llegó no queda Desordenado. Por qué: notas de los autores muestran ambas cosas.
# Routers of the same chain
rules-routers-of-the-same-chain-fdqziw = Fugitivos de la misma cadena
# Only units that were in Rout before the first event of the chain are removed. Why: in the game that is shown three units rout in one chain and all stay.
rules-only-units-that-were-in-rout-before-the-1c1xgsc = Solo se retiran de la mesa las unidades que estaban En fuga antes del primer suceso de la cadena. Por qué: en la partida que se muestra huyen tres unidades en una cadena y todas se quedan.
# The order of tests in a chain
rules-the-order-of-tests-in-a-chain-yp4m25 = El orden de las pruebas en una cadena
# Nearest first, from the place where the rout began to the edge of the unit; those only near its way count as well. The -1 for a rout near by is for all of them, that for routers passing through is added. A unit that passes is Disordered; 0 or less is a new rout at the end of the queue. Why: a replay needs an order.
rules-nearest-first-from-the-place-where-the-7fbbdg = Primero la más cercana, del sitio donde empezó la huida al borde de la unidad; cuentan también las que solo están cerca de su camino. El -1 por una huida cercana es para todas, se añade el de los fugitivos que atraviesan. Una unidad que la supera queda Desordenada; 0 o menos es una nueva huida al final de la cola. Por qué: una repetición necesita un orden.
# Where a rout ends
rules-where-a-rout-ends-18lwkxz = Dónde acaba una huida
# On a friend: at the first clear place behind. Before an enemy: the unit turns by the least angle; if it cannot avoid contact it is lost (8.7). Why: the rule gives only the distance.
rules-on-a-friend-at-the-first-clear-place-60e2rx = Sobre un amigo: en el primer sitio libre detrás. Ante un enemigo: la unidad gira el menor ángulo; si no puede evitar el contacto se pierde (8.7). Por qué: la regla solo da la distancia.
# Following routers
rules-following-routers-29w2o2 = Seguir a los fugitivos
# It is no contact. The pursuers stop behind them, after 12 inches at most, and the casualty is all. Why: otherwise 8.7 would leave the casualty no meaning.
rules-it-is-no-contact-the-pursuers-stop-1a6x92f = No es contacto. Los perseguidores se detienen detrás de ellos, tras 12 pulgadas como mucho, y la baja es todo. Por qué: si no, 8.7 no dejaría sentido a la baja.
# Pursuers rally
rules-pursuers-rally-1c6nqpc = Los perseguidores se reagrupan
# They are pursuing until the attempt in the next turn of their corps. Without a commander or a pip it has failed. A brigade that fails is Shaken at once and goes a full move straight towards its own edge of the table. Why: the rule demands an attempt and gives no distance.
rules-they-are-pursuing-until-the-attempt-in-69y2sa = Están en persecución hasta el intento en el próximo turno de su cuerpo. Sin comandante o sin pip ha fallado. Una brigada que falla queda Quebrantada en el acto y va un movimiento entero recta hacia su propio borde de la mesa. Por qué: la regla exige un intento y no da distancia.
# Cavalry that is charged and not Formed
rules-cavalry-that-is-charged-and-not-formed-18pju6x = Caballería cargada que no está En orden
# It takes the morale test; with 3 or more it may counter-charge, or evade if orders allow, otherwise it is stationary and keeps its grade. Within half a move there is no reaction. Why: rule 14 asks a test of it that rule 6 does not.
rules-it-takes-the-morale-test-with-3-or-more-fjnf73 = Hace la prueba de moral; con 3 o más puede contracargar, o rehuir si las órdenes lo permiten, si no recibe a pie firme y conserva su grado. Dentro de medio movimiento no hay reacción. Por qué: la regla 14 le pide una prueba que no pide la regla 6.
# Pairs of actions of artillery
rules-pairs-of-actions-of-artillery-guc8k3 = Parejas de acciones de artillería
# Fire and limber, fire and move by hand, limber and move, move and unlimber; unlimber and fire only before anything of the corps has moved. Why: fire comes before movement, and once.
rules-fire-and-limber-fire-and-move-by-hand-1tbq53k = Tirar y enganchar, tirar y mover a brazo, enganchar y mover, mover y desenganchar; desenganchar y tirar solo antes de que se haya movido nada del cuerpo. Por qué: el fuego va antes del movimiento, y una vez.
# A column of attack near cavalry
rules-a-column-of-attack-near-cavalry-c2hphr = Una columna de ataque cerca de la caballería
# Any infantry within 4 inches makes cavalry give way. Why: the text of 2011 speaks of infantry.
rules-any-infantry-within-4-inches-makes-181ya0y = Cualquier infantería a 4 pulgadas o menos hace ceder a la caballería. Por qué: el texto de 2011 habla de infantería.
# Woods
rules-woods-1b1edr5 = Bosques
# Infantry wholly within a wood is attacked by rule 9 and fights inside by rule 10, with +2 under the same conditions. A wood larger than 8 by 8 inches has several sections. As in a built-up area, no brigade gets wholly inside where another of its army is (A46), nor, without a fight for the edge, where enemy infantry is (9.1). One that stands half inside is outside: it fights for the edge from where it stands, with an enemy before its front. Rules 12 and 13 want a target in the open. Why: rule 9 was headed built-up area or woods when it was posted.
rules-infantry-wholly-within-a-wood-is-ca3iq0 = La infantería que está por entero en un bosque es atacada por la regla 9 y combate dentro por la regla 10, con +2 en las mismas condiciones. Un bosque mayor de 8 por 8 pulgadas tiene varios sectores. Como en una zona edificada, ninguna brigada entra por entero donde está otra de su ejército (A46) ni, sin combatir por el borde, donde hay infantería enemiga (9.1). La que está a medias dentro está fuera: combate por el borde desde donde está, con un enemigo ante su frente. Las reglas 12 y 13 quieren un blanco en campo abierto. Por qué: la regla 9 se titulaba zona edificada o bosques cuando se publicó.
# Charges into cover
rules-charges-into-cover-1q0b5hr = Cargas hacia cubierto
# Cavalry does not charge a target within a built-up area or a wood. Over other difficult ground a charge goes at half rate. Why: rules 9 and 10 are for infantry, and rule 5 halves all movement.
rules-cavalry-does-not-charge-a-target-within-1yp3d1a = La caballería no carga a un blanco dentro de una zona edificada o un bosque. Por otro terreno difícil una carga va a media velocidad. Por qué: las reglas 9 y 10 son para infantería, y la regla 5 reduce a la mitad todo movimiento.
# Infantry against guns
rules-infantry-against-guns-qf2jd2 = Infantería contra artillería
# Deployed guns: 8.6, with half the move of the infantry. Limbered guns that it reaches are lost unless they evade. The infantry has to be on Attack. Guns on a road through a built-up area are charged there too: only infantry holds it against infantry (9.1). Why: 8.6 names no arm.
rules-deployed-guns-8-6-with-half-the-move-of-14b8t3w = Piezas en batería: 8.6, con medio movimiento de la infantería. Las piezas enganchadas a las que llega se pierden si no rehúyen. La infantería tiene que estar con Ataque. A las piezas en un camino que cruza una zona edificada se las carga también allí: solo la infantería la defiende contra infantería (9.1). Por qué: 8.6 no nombra arma.
# Changing to Halt
rules-changing-to-halt-10fynpm = Pasar a Alto
# All brigades and the battery have to be within 16 inches, except those in Rout. It works at once: the pips that are left are spent on Halt. Why: routers cannot be controlled and would block it.
rules-all-brigades-and-the-battery-have-to-be-1xbj0jv = Todas las brigadas y la batería tienen que estar a 16 pulgadas o menos, salvo las que están En fuga. Vale en el acto: los pips que quedan se gastan con Alto. Por qué: los fugitivos no se pueden controlar y lo impedirían.
# Order and objective together have one price. They bind from the next turn of the corps, in this move if its chip is still in the bag. Several corps may be served in a turn. Why: so it went in the game that is shown.
rules-order-and-objective-together-have-one-obvimk = Orden y objetivo juntos tienen un precio. Obligan desde el próximo turno del cuerpo, en esta jugada si su ficha sigue en la bolsa. En un turno se puede servir a varios cuerpos. Por qué: así fue en la partida que se muestra.
# A turn that is given, and the Poor chip
rules-a-turn-that-is-given-and-the-poor-chip-2e2gnv = Un turno cedido, y la ficha de mediocre
# A turn from a commander in chief who is not Poor is played although the chip waits. What is allowed once in a move is allowed once over both turns. Why: a note of 2011 frees such a corps from the Poor card.
rules-a-turn-from-a-commander-in-chief-who-is-c2vwwo = Un turno de un comandante en jefe que no es Mediocre se juega aunque la ficha espere. Lo que se permite una vez por jugada se permite una vez entre ambos turnos. Por qué: una nota de 2011 libra a ese cuerpo de la carta de mediocre.
# Blinds that meet
rules-blinds-that-meet-12snkmp = Pantallas que se encuentran
# Both are checked together; if both are seen the active player places first. Brigades without room wait off the table and come on with their first action. A blind may be replaced at will at the start or the end of its turn. It comes no nearer than 4 inches to an enemy. Why: that is the distance of the order Move.
rules-both-are-checked-together-if-both-are-17xi8vf = Se comprueban ambas a la vez; si se ven las dos, coloca primero el jugador activo. Las brigadas sin sitio esperan fuera de la mesa y entran con su primera acción. Una pantalla se puede sustituir a voluntad al empezar o al acabar su turno. No se acerca a menos de 4 pulgadas de un enemigo. Por qué: es la distancia de la orden Marcha.
# A garrison attacked from two sides
rules-a-garrison-attacked-from-two-sides-o1vybc = Una guarnición atacada por dos lados
# It retires or routs away from the lead brigade, inside if there is room and not within an inch of an enemy. If there is no place: A61. Why: it follows from A33 and A35.
rules-it-retires-or-routs-away-from-the-lead-65efcy = Se retira o huye lejos de la brigada que dirige, dentro si hay sitio y no a menos de una pulgada de un enemigo. Si no hay sitio: A61. Por qué: se sigue de A33 y A35.
# Details of cavalry against infantry
rules-details-of-cavalry-against-infantry-1eu4404 = Detalles de caballería contra infantería
# Cavalry in column has no factor for its kind. A lance replaces the +1 of light cavalry. In support is each support of infantry (A12) within 4 inches of the brigade; cavalry is none here. Why: the list ties the kinds to line, names lancers apart and counts infantry in support.
rules-cavalry-in-column-has-no-factor-for-its-17acq1q = La caballería en columna no tiene factor por su tipo. La lanza sustituye el +1 de la caballería ligera. De apoyo es cada apoyo de infantería (A12) a 4 pulgadas o menos de la brigada; la caballería aquí no lo es. Por qué: la lista liga los tipos a la línea, nombra aparte a los lanceros y cuenta infantería de apoyo.
# Charging routers
rules-charging-routers-1xahyi4 = Cargar a fugitivos
# They always show their rear. Contact destroys them (8.7). Why: rule 6 does not list them, and rule 8 expects them to be caught.
rules-they-always-show-their-rear-contact-5oupj3 = Siempre muestran la espalda. El contacto los destruye (8.7). Por qué: la regla 6 no los nombra, y la regla 8 espera que se los alcance.
# How a unit retires
rules-how-a-unit-retires-ck760s = Cómo se retira una unidad
# The full distance straight away from the opponent; it ends facing him and is Shaken at once. The other side stays, unless it gets into a built-up area. Why: only the distance is given.
rules-the-full-distance-straight-away-from-1d4ek58 = Toda la distancia en línea recta desde el adversario; acaba dándole la cara y queda Quebrantada en el acto. El otro bando se queda, salvo que entre en una zona edificada. Por qué: solo se da la distancia.
# The winner's casualties
rules-the-winner-s-casualties-1wvuis9 = Las bajas del ganador
# A side that reaches the number of rule 17 in a fight that it won routs too. The rout of the loser is played first. Why: rule 17 knows no exception.
rules-a-side-that-reaches-the-number-of-rule-65kx3q = Un bando que llega al número de la regla 17 en un combate que ha ganado huye también. Primero se juega la huida del perdedor. Por qué: la regla 17 no conoce excepción.
# Which general counts for morale
rules-which-general-counts-for-morale-12iw08t = Qué general cuenta para la moral
# The commander of the corps or reserve of the unit, or the commander in chief, at the time of the test. Why: these are the ones of A60.
rules-the-commander-of-the-corps-or-reserve-trt6v4 = El comandante del cuerpo o la reserva de la unidad, o el comandante en jefe, en el momento de la prueba. Por qué: son los de A60.
# When the command radius is measured
rules-when-the-command-radius-is-measured-noaagz = Cuándo se mide el radio de mando
# When the pip is paid, from the commander to the nearest point of the brigade. Reactions, opportunity charges, rout and retreat need no commander. Why: rule 3 ties only orders to it.
rules-when-the-pip-is-paid-from-the-commander-jzkoro = Cuando se paga el pip, del comandante al punto más cercano de la brigada. Reacciones, cargas de oportunidad, huida y retirada no necesitan comandante. Por qué: la regla 3 solo le liga las órdenes.
# Units cut down
rules-units-cut-down-1pyqo00 = Unidades acuchilladas
# Friends within 4 inches react as to a rout. There is no rout move. Why: in a later game the squares beside a battery that was cut down tested.
rules-friends-within-4-inches-react-as-to-a-1wsw3qq = Los amigos a 4 pulgadas o menos reaccionan como ante una huida. No hay movimiento de huida. Por qué: en una partida posterior se pusieron a prueba los cuadros junto a una batería acuchillada.
# How a move is measured
rules-how-a-move-is-measured-1xefkf3 = Cómo se mide un movimiento
# Straight from where a corner stands to where it ends, for the corner that goes farthest; a turn within the move counts by that too. A sixty-fourth of an inch is forgiven, for places are rounded. Why: rules of 2009 speak of inches only, and the corner that goes farthest is the custom of the hobby.
rules-straight-from-where-a-corner-stands-to-smstzz = En línea recta de donde está una esquina a donde acaba, para la esquina que más recorre; un giro dentro del movimiento cuenta también por eso. Se perdona la sesentaicuatroava parte de una pulgada, pues los lugares se redondean. Por qué: las reglas de 2009 solo hablan de pulgadas, y la esquina que más recorre es la costumbre de la afición.
# In which directions a unit moves
rules-in-which-directions-a-unit-moves-1k6hktg = En qué direcciones se mueve una unidad
# Its centre goes ahead, within 45 degrees of its heading on either side, and it turns by 45 degrees at most. Other directions have actions of their own: retiring face to the enemy, evading, giving way, occupying, exchanging places. A general and a square move in any direction. Why: rule 3 includes 45 degrees in a move and sells everything beyond; a square has no front.
rules-its-centre-goes-ahead-within-45-degrees-1obq1vp = Su centro va al frente, dentro de 45 grados de su rumbo a cada lado, y gira 45 grados como mucho. Otras direcciones tienen acciones propias: retirarse dando la cara, rehuir, ceder, ocupar, relevarse. Un general y un cuadro se mueven en cualquier dirección. Por qué: la regla 3 incluye 45 grados en un movimiento y vende todo lo demás; un cuadro no tiene frente.
# What may be in the way
rules-what-may-be-in-the-way-1r1rmc2 = Lo que puede estorbar
# The way of a move is all that lies between its two ends, the hull of both. It has to be clear of all whom the unit cannot pass (A45), a corner of a friend too. To touch is allowed. Why: so a way is judged the same by everybody, and room is needed to turn.
rules-the-way-of-a-move-is-all-that-lies-1q63i37 = El camino de un movimiento es todo lo que hay entre sus dos extremos, la envolvente de ambos. Tiene que estar libre de todos a los que la unidad no puede atravesar (A45), también de una esquina de un amigo. Tocar está permitido. Por qué: así todos juzgan igual un camino, y para girar hace falta sitio.
# Measuring
rules-measuring-8k3x8o = Medir
# All distances, arcs and lines may be measured at any time, by both sides, free. Why: the rules forbid no measuring, and a ruler on the screen ends disputes.
rules-all-distances-arcs-and-lines-may-be-143bte = Todas las distancias, arcos y líneas se pueden medir en cualquier momento, por ambos bandos, gratis. Por qué: las reglas no prohíben medir, y una regla en la pantalla acaba con las disputas.
# A blind is checked in its turn too
rules-a-blind-is-checked-in-its-turn-too-gu4pvi = Una pantalla se comprueba también en su turno
# After each action by which a blind moves or extends, it and the enemies that it may have found are checked as at the end of the turn (A7). A die is rolled once for each blind in a turn, when it first comes into a band; again only when it comes into a better one. Why: a corps that is spotted in the middle of its turn goes on with its pips (A8), which needs a check there.
rules-after-each-action-by-which-a-blind-1ljc25b = Tras cada acción con la que una pantalla se mueve o se extiende, ella y los enemigos que puede haber encontrado se comprueban como al final del turno (A7). Se tira un dado por cada pantalla en un turno, cuando entra por primera vez en una banda; otra vez solo cuando entra en una mejor. Por qué: un cuerpo avistado en medio de su turno sigue con sus pips (A8), lo que pide una comprobación ahí.
# One combat after a move
rules-one-combat-after-a-move-162zqc5 = Un combate tras un movimiento
# A brigade within 16 inches of the enemy that has moved may still begin one combat: skirmish, firefight, assault or charge, for its pip. After any other action it may not: a formation, a change of face, one of the pairs for two pips, occupying. With the option of strict actions it may not after a move either. Why: rule 5 allows one action there, yet rules 11 and 12 have attackers stop at 4 and 2 inches and then fight. To the letter hardly a fight would come about in the turn of an approach.
rules-a-brigade-within-16-inches-of-the-enemy-1r4e4wg = Una brigada que se ha movido y está a 16 pulgadas o menos del enemigo aún puede iniciar un combate: escaramuza, tiroteo, asalto o carga, por su pip. Tras cualquier otra acción no puede: una formación, un cambio de frente, una de las parejas de dos pips, ocupar. Con la opción de acciones estrictas no puede tampoco tras un movimiento. Por qué: la regla 5 permite ahí una acción, pero las reglas 11 y 12 detienen a los atacantes a 4 y 2 pulgadas para combatir luego. Al pie de la letra apenas habría un combate en el turno de una aproximación.
# Shaken gunners
rules-shaken-gunners-1axjd0p = Artilleros Quebrantados
# They evade as others do; gunners in Rout have already left their guns. Why: 8.6 asks only for distance and supports.
rules-they-evade-as-others-do-gunners-in-rout-1c0tqtl = Rehúyen como los demás; los artilleros En fuga ya han dejado sus piezas. Por qué: 8.6 solo pide distancia y apoyos.
# Ties
rules-ties-1pl772u = Igualdades
# Where several units are equal, nearest for example, their owner chooses; if both sides own some, the side whose turn it is goes first. Nothing is asked where all choices come to the same. Why: the rules leave such things to two people on good terms.
rules-where-several-units-are-equal-nearest-aqpwdj = Cuando varias unidades están igual, por ejemplo igual de cerca, elige su dueño; si ambos bandos tienen alguna, va primero el bando que tiene el turno. No se pregunta nada cuando todas las elecciones dan lo mismo. Por qué: las reglas dejan esas cosas a dos personas bien avenidas.
# What has to be done is judged by a list
rules-what-has-to-be-done-is-judged-by-a-list-1j1uym4 = Lo que hay que hacer se juzga por una lista
# Whether pips are left that could be used (A41), and whether an enemy can be reached (A57), is judged by the list of moves that the program offers to all: towards and away from enemy and objective, into contact, into reach, to a flank, into cover, out of a friend's way. Why: of endless moves in inches not all can be tried, and the same list binds both sides.
rules-whether-pips-are-left-that-could-be-1fvotdv = Si quedan pips que se podrían usar (A41), y si se puede alcanzar a un enemigo (A57), se juzga por la lista de movimientos que el programa ofrece a todos: hacia enemigo y objetivo y lejos de ellos, al contacto, a su alcance, a un flanco, a cubierto, fuera del paso de un amigo. Por qué: de infinitos movimientos en pulgadas no se pueden probar todos, y la misma lista obliga a ambos bandos.
# One more move
rules-one-more-move-kqr385 = Una jugada más
# After the last move both sides are asked whether they want one more. If both do, it is played, and the game ends with it. Why: the authors stretch a day by a move if both agree.
rules-after-the-last-move-both-sides-are-7h8w5i = Tras la última jugada se pregunta a ambos bandos si quieren una más. Si ambos quieren, se juega, y la partida acaba con ella. Por qué: los autores alargan un día una jugada si ambos están de acuerdo.
# What hides
rules-what-hides-9x52w2 = Lo que oculta
# Woods, built-up areas and hills hide what lies in or behind them. A hill hides from those who stand lower than its top what lies beyond; troops and blinds on one level hide what is behind them. A blind that anything else hides is spotted as behind a hill. Why: the table of rule 1 names three states and leaves their bounds open.
rules-woods-built-up-areas-and-hills-hide-11x4s3x = Bosques, zonas edificadas y colinas ocultan lo que hay en ellos o detrás. Una colina oculta a los que están por debajo de su cima lo que hay más allá; tropas y pantallas al mismo nivel ocultan lo que tienen detrás. Una pantalla a la que oculta otra cosa se avista como detrás de una colina. Por qué: la tabla de la regla 1 nombra tres estados y deja abiertos sus límites.
# Hedges and walls
rules-hedges-and-walls-6ctidr = Setos y tapias
# A unit is behind one if the line of fire crosses it at most an inch from the unit. They hinder neither movement nor sight. Why: rule 7 has them as cover, and the list of difficult ground does not have them.
rules-a-unit-is-behind-one-if-the-line-of-tlrj9g = Una unidad está detrás de uno si la línea de tiro lo cruza a una pulgada como mucho de la unidad. No estorban ni el movimiento ni la vista. Por qué: la regla 7 los tiene como cobertura, y la lista de terreno difícil no los tiene.
# Traits of nations
rules-traits-of-nations-1t258lx = Rasgos de las naciones
# The tactical chip goes by the nation of the army, and any of its commanders can be chosen. The command radius goes by the nation of the commander, the die for pursuit by that of the brigade. Why: the rules name the French, the Spanish and the British without saying whose nation counts.
rules-the-tactical-chip-goes-by-the-nation-of-rrnidq = La ficha táctica va por la nación del ejército, y se puede elegir a cualquiera de sus comandantes. El radio de mando va por la nación del comandante, el dado de persecución por la de la brigada. Por qué: las reglas nombran a franceses, españoles y británicos sin decir la nación de quién cuenta.
# The objective of an order
rules-the-objective-of-an-order-1ud3ez3 = El objetivo de una orden
# A piece of ground or a place that the field names: a town with all its sections, a farm, a wood, a hill, broken ground, a stretch of road. Its area is what the field outlines. Why: orders are written with an objective, and distances to it have to be measured.
rules-a-piece-of-ground-or-a-place-that-the-1j5wlen = Un trozo de terreno o un lugar que nombra el campo: una ciudad con todos sus sectores, una granja, un bosque, una colina, terreno quebrado, un tramo de camino. Su superficie es la que delimita el campo. Por qué: las órdenes se escriben con un objetivo, y hay que medir distancias hasta él.
# Decoys
rules-decoys-16h2i98 = Señuelos
# A decoy is a blind that covers nothing. It belongs to a command, moves by its pips, blocks, and is rolled for as others are; when it is seen it is taken off. Why: the rules allow a blind that is a decoy and say no more.
rules-a-decoy-is-a-blind-that-covers-nothing-1pzhx37 = Un señuelo es una pantalla que no cubre nada. Pertenece a un mando, se mueve con sus pips, estorba, y se tira por él como por las demás; cuando se ve se quita. Por qué: las reglas permiten una pantalla que es un señuelo y no dicen más.
# A day of one’s own choice
rules-a-day-of-one-s-own-choice-x32ddi = Una jornada a elección propia
# Each side chooses in secret: its commands, what of the corps is with the reserve, their orders, and where their blinds, decoys and the commander in chief stand in the band of ground along its edge of the table. Then both are shown at once. The field is an option. Why: the rules let the commander in chief do so before the game.
rules-each-side-chooses-in-secret-its-tpcu9u = Cada bando elige en secreto: sus mandos, lo que de los cuerpos va con la reserva, sus órdenes, y dónde están sus pantallas, sus señuelos y el comandante en jefe en la franja de terreno junto a su borde de la mesa. Luego se muestra todo a la vez. El campo es una opción. Por qué: las reglas dejan que el comandante en jefe lo haga antes de la partida.
# Who holds a section
rules-who-holds-a-section-26b11x = Quién tiene un sector
# An infantry brigade that is wholly inside and not in Rout holds it, unless one of the enemy is inside too. What lies under a blind holds nothing. Why: A49 counts sections held and does not say by whom; figures can be placed at the end of any turn, and a blind may be a decoy.
rules-an-infantry-brigade-that-is-wholly-21faol = Lo tiene una brigada de infantería que está por entero dentro y no En fuga, salvo que haya también dentro una del enemigo. Lo que está bajo una pantalla no tiene nada. Por qué: A49 cuenta los sectores que se tienen y no dice por quién; las figuras se pueden colocar al final de cualquier turno, y una pantalla puede ser un señuelo.
# When a side has collapsed
rules-when-a-side-has-collapsed-19m3udg = Cuándo se ha hundido un bando
# It is looked at when a turn ends, after its tests of morale. Brigades of infantry and cavalry are counted, those that are lost as well, and no batteries; a corps without troops has no order any more. If both sides have collapsed, the losses of A49 decide. Why: within a turn routs and rallies are still to come.
rules-it-is-looked-at-when-a-turn-ends-after-1kr3kya = Se mira al acabar un turno, tras sus pruebas de moral. Se cuentan brigadas de infantería y caballería, también las perdidas, y no baterías; un cuerpo sin tropas ya no tiene orden. Si se han hundido ambos bandos, deciden las pérdidas de A49. Por qué: dentro de un turno aún están por venir huidas y reagrupamientos.
# On a road
rules-on-a-road-iv7l33 = En un camino
# A unit in column or limbered goes along a road if its middle is on one road from where it stands to where it ends, straight; then difficult ground beside the road does not slow it. Round a bend it goes in two moves. Why: a base is as wide as a road, so that no turned base would ever be wholly on one.
rules-a-unit-in-column-or-limbered-goes-along-zs5f32 = Una unidad en columna o enganchada va por un camino si su centro está en un mismo camino de donde está a donde acaba, en línea recta; entonces el terreno difícil junto al camino no la frena. Una curva se toma en dos movimientos. Por qué: una peana es tan ancha como un camino, así que ninguna peana girada estaría nunca por entero en él.
# The brigade goes first, by half the rate of the formation in which it goes, and then changes; it needs room where it ends. One that stands changes where it stands, if there is room. Batteries have their pairs of actions instead. Why: rule 3.13 names the move first.
rules-the-brigade-goes-first-by-half-the-rate-1kolfql = La brigada va primero, a la mitad de la velocidad de la formación en que va, y luego cambia; necesita sitio donde acaba. La que no se mueve cambia donde está, si hay sitio. Las baterías tienen en su lugar sus parejas de acciones. Por qué: la regla 3.13 nombra primero el movimiento.
# The fresh brigade is Formed, its centre straight behind the base of the other, with none between. It comes to the front of the ground that both have, the other to its rear, both facing as the one in front did. It is no advance: the distances of an order are kept, because the pair comes no nearer than it stood. Batteries do not exchange. Why: the rule says fresh and directly behind, and gives no places.
rules-the-fresh-brigade-is-formed-its-centre-x6roxj = La brigada fresca está En orden, con su centro justo detrás de la peana de la otra, sin nadie en medio. Pasa al frente del terreno que ambas tienen, la otra a su retaguardia, ambas mirando como la de delante. No es un avance: las distancias de una orden se respetan, porque la pareja no queda más cerca de lo que estaba. Las baterías no se relevan. Por qué: la regla dice fresca y justo detrás, y no da lugares.
# How a general gets away
rules-how-a-general-gets-away-1fyf39f = Cómo se pone a salvo un general
# He goes behind the middle of the rear of the nearest brigade that is not in Rout, measured edge to edge; he is reached when the way of an enemy unit covers his base, in a retreat or rout too. Why: A53 names the brigade and not the place.
rules-he-goes-behind-the-middle-of-the-rear-tnf2hj = Va detrás del centro de la retaguardia de la brigada más cercana que no esté En fuga, medido de borde a borde; se le alcanza cuando el camino de una unidad enemiga cubre su peana, también en una retirada o una huida. Por qué: A53 nombra la brigada y no el lugar.
# What bars a line of fire
rules-what-bars-a-line-of-fire-mms3l5 = Lo que tapa una línea de tiro
# Woods, built-up areas and hills that hide the target (A102), and enemies before it that stand no lower than guns and target, blinds among them. Friends bar it by 7.5, generals never. Why: what cannot be seen is not fired at, and roundshot meets first what stands in front.
rules-woods-built-up-areas-and-hills-that-qfqwjy = Bosques, zonas edificadas y colinas que ocultan el blanco (A102), y enemigos ante él que no estén más bajos que piezas y blanco, pantallas incluidas. Los amigos la tapan por 7.5, los generales nunca. Por qué: sobre lo que no se ve no se tira, y la bala encuentra primero lo que está delante.
# Where a line of fire ends
rules-where-a-line-of-fire-ends-1n9jr9u = Dónde acaba una línea de tiro
# At the nearest point of the target that lies in the arc. Why: range is measured to the nearest point (A22), and a point outside the arc cannot be aimed at.
rules-at-the-nearest-point-of-the-target-that-18nkd3e = En el punto más cercano del blanco que esté en el arco. Por qué: el alcance se mide al punto más cercano (A22), y a un punto fuera del arco no se puede apuntar.
# The ground of the battery is higher than that of the friends, by contours, and they are 8 inches or more away from it, edge to edge. The highest contour that any part of a base stands on counts. Why: rule 7.6 says higher ground and 8 inches behind them.
rules-the-ground-of-the-battery-is-higher-csjj1b = El terreno de la batería es más alto que el de los amigos, por curvas de nivel, y están a 8 pulgadas o más de ella, de borde a borde. Cuenta la curva más alta en que esté alguna parte de una peana. Por qué: la regla 7.6 dice terreno más alto y 8 pulgadas detrás de ellos.
# In cover of woods or buildings
rules-in-cover-of-woods-or-buildings-4zrv1c = A cubierto de bosque o edificios
# The target stands on it, with any part, and the line of fire ends there or at its edge. Why: a base that is half in a wood is hit on the half that is seen.
rules-the-target-stands-on-it-with-any-part-1fb3dq4 = El blanco está en él con alguna parte, y la línea de tiro acaba allí o en su borde. Por qué: a una peana que está a medias en un bosque se le da en la mitad que se ve.
# Roundshot that bounces
rules-roundshot-that-bounces-vje855 = La bala que rebota
# The line goes on straight from the first target. Hit is the first enemy on it within 4 inches behind the far edge of the first, if he is in range and arc; a blind stops the shot and is not hit; friends within an inch of the part behind the target, or ground between, forbid it. Why: A25 gives the distance and not the line.
rules-the-line-goes-on-straight-from-the-a1ifsz = La línea sigue recta desde el primer blanco. Es alcanzado el primer enemigo en ella a 4 pulgadas o menos detrás del borde lejano del primero, si está a alcance y en el arco; una pantalla detiene el tiro y no es alcanzada; amigos a menos de una pulgada de la parte tras el blanco, o terreno en medio, lo impiden. Por qué: A25 da la distancia y no la línea.
# A ride before the fire
rules-a-ride-before-the-fire-1r3keia = Una cabalgada antes del fuego
# That a general has moved counts as movement of his corps: its guns fire no more in that turn. Why: rule 7.1 wants fire before any movement.
rules-that-a-general-has-moved-counts-as-1sw5zje = Que se haya movido un general cuenta como movimiento de su cuerpo: su artillería ya no tira en ese turno. Por qué: la regla 7.1 quiere el fuego antes de todo movimiento.
# What is an artillery target
rules-what-is-an-artillery-target-k0gl8f = Qué es un blanco de artillería
# Deployed guns, limbered guns, and gunners on foot. Guns that were left are none. Why: the table says artillery and does not tell its states apart.
rules-deployed-guns-limbered-guns-and-gunners-1p1g0ly = Piezas en batería, piezas enganchadas y artilleros a pie. Las piezas abandonadas no lo son. Por qué: la tabla dice artillería y no distingue sus estados.
# Lines of sight
rules-lines-of-sight-pugh90 = Líneas de visión
# From the middle of the spotter to the middle and the corners of the blind; the best line counts. Distance is measured edge to edge. Why: one line from centre to centre would let a corner hide a whole corps.
rules-from-the-middle-of-the-spotter-to-the-18d1h1u = Del centro de quien avista al centro y las esquinas de la pantalla; cuenta la mejor línea. La distancia se mide de borde a borde. Por qué: con una sola línea de centro a centro una esquina ocultaría un cuerpo entero.
# Before the front
rules-before-the-front-7vn796 = Ante el frente
# A brigade skirmishes and opens a firefight only with what lies, with some part, between lines drawn outward at 45 degrees from its front corners; squares and garrisons fire every way. Why: those lines bound its front (A27).
rules-a-brigade-skirmishes-and-opens-a-u4veia = Una brigada solo escaramuza y abre un tiroteo con lo que queda, con alguna parte, entre líneas trazadas hacia fuera a 45 grados desde sus esquinas delanteras; cuadros y guarniciones hacen fuego a todos lados. Por qué: esas líneas limitan su frente (A27).
# None between
rules-none-between-h2oe1f = Nadie en medio
# No other unit and no blind stands on the line between the centres of two who fire at each other; generals do not count. Why: rules 11 and 12 say nothing, and no one fires through others.
rules-no-other-unit-and-no-blind-stands-on-ati0er = Ninguna otra unidad ni pantalla está en la línea entre los centros de dos que se hacen fuego; los generales no cuentan. Por qué: las reglas 11 y 12 no dicen nada, y no se hace fuego a través de otros.
# No fire into a fight
rules-no-fire-into-a-fight-15gagvp = No se hace fuego sobre un combate
# Infantry does not fire at an enemy who is in contact with friends. Why: it would hit both.
rules-infantry-does-not-fire-at-an-enemy-who-1dejglk = La infantería no hace fuego sobre un enemigo que está en contacto con amigos. Por qué: alcanzaría a ambos.
# Outnumbered on both sides
rules-outnumbered-on-both-sides-1htx6zb = En inferioridad por ambos lados
# Brigades that take part are counted for each side: attackers who have joined, and friends of the defender who are in contact with the attacker that leads. Why: A33 counts brigades and speaks of attackers only.
rules-brigades-that-take-part-are-counted-for-evym6w = Se cuentan las brigadas que toman parte de cada bando: atacantes que se han sumado, y amigos del defensor en contacto con el atacante que dirige. Por qué: A33 cuenta brigadas y habla solo de atacantes.
# Retiring out of contact
rules-retiring-out-of-contact-ologyu = Retirarse del contacto
# In contact a unit may retire face to the enemy for two pips whatever its order. Why: it can do little else there (A36).
rules-in-contact-a-unit-may-retire-face-to-17ffed = En contacto una unidad puede retirarse dando la cara al enemigo por dos pips, sea cual sea su orden. Por qué: poco más puede hacer allí (A36).
# Four sides
rules-four-sides-s6ger9 = Cuatro lados
# The sides of a built-up area or wood are told apart by the diagonals of its box: what stands nearest to one of the four quarters attacks that side. Why: rule 9.4 lets one brigade attack each side, and sections may have any outline.
rules-the-sides-of-a-built-up-area-or-wood-ryd66r = Los lados de una zona edificada o un bosque se distinguen por las diagonales del rectángulo que los encierra: lo que está más cerca de uno de los cuatro cuartos ataca ese lado. Por qué: la regla 9.4 deja que una brigada ataque cada lado, y los sectores pueden tener cualquier contorno.
# Large woods
rules-large-woods-1vjj5uu = Bosques grandes
# A wood longer than a section is several, each 8 by 8 inches, counted from the south-western corner of its box. Why: A77 says several and gives no lines.
rules-a-wood-longer-than-a-section-is-several-7qoxmh = Un bosque más largo que un sector son varios, cada uno de 8 por 8 pulgadas, contados desde la esquina suroeste del rectángulo que lo encierra. Por qué: A77 dice varios y no da líneas.
# Going in
rules-going-in-suvc58 = Entrar dentro
# The brigade that led goes straight ahead, wholly inside, to the nearest place with room, in its formation or else in column of attack. Where the garrison has left it goes in; where the garrison has gone back inside, its owner chooses. Why: A35 says that it may move in.
rules-the-brigade-that-led-goes-straight-4dwrpb = La brigada que dirigió va recta al frente, por entero dentro, al sitio libre más cercano, en su formación o si no en columna de ataque. Donde la guarnición lo ha dejado, entra; donde la guarnición ha vuelto adentro, elige su dueño. Por qué: A35 dice que puede entrar.
# A full move inside
rules-a-full-move-inside-12t68oi = Una jugada entera dentro
# A brigade that occupies in move n counts as a garrison from move n + 2 on. Why: a complete move has then passed after that in which the pip was paid (A47).
rules-a-brigade-that-occupies-in-move-n-1sfm4me = Una brigada que ocupa en la jugada n cuenta como guarnición desde la jugada n + 2. Por qué: entonces ha pasado una jugada completa tras aquella en que se pagó el pip (A47).
# Wheels into contact
rules-wheels-into-contact-8k4mh = Conversiones hacia el contacto
# Tried are a wheel square to the side that is met, one along the line of the centres, and none, 15, 30 and 45 degrees to the left and right; the first that gets there is taken. Whether an enemy is in reach (A57) is judged by these. Why: of endless wheels not all can be tried.
rules-tried-are-a-wheel-square-to-the-side-m1zr79 = Se prueban una conversión de frente al lado que se encuentra, una por la línea de los centros, y ninguna, 15, 30 y 45 grados a izquierda y derecha; se toma la primera que llega. Si un enemigo está al alcance (A57) se juzga por estas. Por qué: de infinitas conversiones no se pueden probar todas.
# No test in the turn of the rout
rules-no-test-in-the-turn-of-the-rout-18huyyh = Sin prueba en el turno de la huida
# A unit that began to rout in a turn does not test at the end of it: it rallies at the earliest in the next turn of its corps. Why: rule 16.3 says next move.
rules-a-unit-that-began-to-rout-in-a-turn-1vlu0gb = Una unidad que empezó a huir en un turno no hace la prueba al final de él: se reagrupa como pronto en el próximo turno de su cuerpo. Por qué: la regla 16.3 dice la jugada siguiente.
# One test a move
rules-one-test-a-move-1estyxv = Una prueba por jugada
# A Shaken or routing unit tests once in a move, over a given turn and its own together. Why: else a gift of the turn would send routers off the table.
rules-a-shaken-or-routing-unit-tests-once-in-sqaoii = Una unidad Quebrantada o en fuga hace una prueba por jugada, entre un turno cedido y el suyo propio. Por qué: si no, un turno cedido mandaría fugitivos fuera de la mesa.
# The pip of a commander in chief
rules-the-pip-of-a-commander-in-chief-1tmwz3r = El pip de un comandante en jefe
# A pip that he sets aside for a rally waits for the test at the end of the turn of the unit’s own corps. Why: there the unit tests (A14).
rules-a-pip-that-he-sets-aside-for-a-rally-t4b694 = Un pip que aparta para un reagrupamiento espera a la prueba al final del turno del cuerpo de la unidad. Por qué: ahí se pone a prueba la unidad (A14).
# A rout without a cause
rules-a-rout-without-a-cause-1g9g9h2 = Una huida sin causa
# A Shaken unit that fails its test runs straight away from the nearest enemy; without enemies it turns about. One in Rout runs on as it faces. Why: A19 needs a cause, and fear of the enemy is one.
rules-a-shaken-unit-that-fails-its-test-runs-1fd2mdy = Una unidad Quebrantada que falla su prueba huye en línea recta del enemigo más cercano; sin enemigos da media vuelta. La que está En fuga sigue huyendo hacia donde mira. Por qué: A19 necesita una causa, y el miedo al enemigo lo es.
# How a rout turns
rules-how-a-rout-turns-czyfck = Cómo gira una huida
# By whole degrees, to the right first, up to 90 to either side. A turned way that stays on the table comes before one that leaves it; if all are barred the unit is lost. Why: A71 says by the least angle.
rules-by-whole-degrees-to-the-right-first-up-1yenmm = Por grados enteros, primero a la derecha, hasta 90 a cada lado. Un camino girado que sigue en la mesa va antes que uno que sale de ella; si todos están cortados la unidad se pierde. Por qué: A71 dice por el menor ángulo.
# Routing on, hemmed in
rules-routing-on-hemmed-in-1bbzoyh = Seguir huyendo, encerrada
# One that routs on and is hemmed in by friends alone stays where it is. Why: it goes around friends (16.3), and they are no enemies.
rules-one-that-routs-on-and-is-hemmed-in-by-1dby2pd = La que sigue huyendo y está encerrada solo por amigos se queda donde está. Por qué: los rodea (16.3), y no son enemigos.
# Squares and garrisons that run
rules-squares-and-garrisons-that-run-18y2kng = Cuadros y guarniciones que huyen
# They become columns of attack; so does a garrison that retires out of its section, even into the next one, where a friend may stand already. Why: neither formation moves off as it is, and each section is a built-up area of its own (A46).
rules-they-become-columns-of-attack-so-does-a-5642bi = Se convierten en columnas de ataque; también una guarnición que se retira de su sector, aunque sea al vecino, donde puede haber ya un amigo. Por qué: ninguna de las dos formaciones se va tal como está, y cada sector es una zona edificada por sí mismo (A46).
# Built-up areas in a rout
rules-built-up-areas-in-a-rout-z3i4in = Zonas edificadas en una huida
# They are impassable for cavalry and guns that rout or retire, unless these stand in one already. Why: they pass such ground along roads only (A46).
rules-they-are-impassable-for-cavalry-and-b4rp1v = Son intransitables para caballería y artillería que huyen o se retiran, salvo que ya estén en una. Por qué: solo pasan ese terreno por caminos (A46).
# Friends pushed back
rules-friends-pushed-back-fbcy76 = Amigos empujados atrás
# They go back along the same heading, the nearest first, each just clear of all before him, and units are Disordered. A garrison does not give way, and nor can one with an enemy, impassable ground or the edge behind him: then the unit cannot retire. Why: A61 says pushed back and Disordered.
rules-they-go-back-along-the-same-heading-the-r5ro1d = Retroceden en el mismo rumbo, primero el más cercano, cada uno lo justo para quedar libre de todos los que tiene delante, y las unidades quedan Desordenadas. Una guarnición no hace sitio, ni puede quien tiene detrás un enemigo, terreno intransitable o el borde: entonces la unidad no puede retirarse. Por qué: A61 dice empujados atrás y Desordenados.
# Order of the tests at the end of a turn
rules-order-of-the-tests-at-the-end-of-a-turn-b927nc = Orden de las pruebas al final de un turno
# First the units of the command whose turn ends, then all others who owe a test, each in the order of the roster. Why: results may depend on it, and the rules give no order.
rules-first-the-units-of-the-command-whose-mo5rlo = Primero las unidades del mando cuyo turno acaba, luego todas las demás que deben una prueba, cada una en el orden de la lista. Por qué: los resultados pueden depender de ello, y las reglas no dan orden.
# Two inches in cover
rules-two-inches-in-cover-1gdu75x = Dos pulgadas a cubierto
# On Move the 2 inches hold if either the unit or the enemy stands in a built-up area or on difficult ground. Why: rule 4.2 does not say who has to be there.
rules-on-move-the-2-inches-hold-if-either-the-89jcg0 = Con Marcha valen las 2 pulgadas si la unidad o el enemigo está en zona edificada o terreno difícil. Por qué: la regla 4.2 no dice quién tiene que estar allí.
# Nearer to the enemy
rules-nearer-to-the-enemy-1rrgp42 = Más cerca del enemigo
# On Halt a unit may not end nearer to any enemy than it stood to the nearest of them; of what is farther away nothing is asked. Why: rule 4.3 says nearer to the enemy, and a line may be dressed.
rules-on-halt-a-unit-may-not-end-nearer-to-1k1tcnc = Con Alto una unidad no puede acabar más cerca de ningún enemigo de lo que estaba del más cercano; de lo que queda más lejos no se pide nada. Por qué: la regla 4.3 dice más cerca del enemigo, y una línea se puede alinear.
# Engage as close as it fires
rules-engage-as-close-as-it-fires-udew8m = Empeñarse hasta donde se hace fuego
# On Engage no unit has to come nearer to an enemy than 2 inches. Why: nearer than that it could not fire, and it may not assault.
rules-on-engage-no-unit-has-to-come-nearer-to-1mbho8y = Con Empeñarse ninguna unidad tiene que acercarse a un enemigo a menos de 2 pulgadas. Por qué: más cerca no podría hacer fuego, y no puede asaltar.
# A battery on Attack
rules-a-battery-on-attack-156hrnq = Una batería con Ataque
# It has done its part when it is within short range of an enemy, wherever the objective lies. Until then it may go away from the objective to come nearer to the enemy. Why: rule 4.9 sends it to canister range.
rules-it-has-done-its-part-when-it-is-within-1eo0vt8 = Ha hecho su parte cuando está a alcance corto de un enemigo, esté donde esté el objetivo. Hasta entonces puede alejarse del objetivo para acercarse al enemigo. Por qué: la regla 4.9 la manda a distancia de metralla.
# Decoys pass for troops
rules-decoys-pass-for-troops-ub5yj3 = Los señuelos pasan por tropas
# A decoy spots, moves, spreads and blocks as other blinds do, and comes off when its command is revealed. Why: else it would betray itself (A106).
rules-a-decoy-spots-moves-spreads-and-blocks-1635atp = Un señuelo avista, se mueve, se extiende y estorba como las demás pantallas, y se quita cuando su mando se descubre. Por qué: si no, se delataría (A106).
# How many strips
rules-how-many-strips-1rpdxmn = Cuántas tiras
# A blind has no more strips than its command had brigades and batteries at first, and 8 at most. Why: one brigade is placed behind each strip (1.2).
rules-a-blind-has-no-more-strips-than-its-3ktgug = Una pantalla no tiene más tiras que brigadas y baterías tenía su mando al principio, y 8 como mucho. Por qué: detrás de cada tira se coloca una brigada (1.2).
# Units that wait
rules-units-that-wait-ad4a2m = Unidades que esperan
# They come on with a move from their own edge of the table, in column, within the radius of their general and no nearer than 4 inches to an enemy. Why: A83 lets them come on and does not say where.
rules-they-come-on-with-a-move-from-their-own-1cnex1z = Entran con un movimiento desde su propio borde de la mesa, en columna, dentro del radio de su general y sin acercarse a menos de 4 pulgadas de un enemigo. Por qué: A83 las deja entrar y no dice por dónde.
# A gift leaves a pip
rules-a-gift-leaves-a-pip-v0e1s4 = Una cesión deja un pip
# The commander in chief gives his turn away only if a pip at least is left for the corps. Why: a turn without pips is none.
rules-the-commander-in-chief-gives-his-turn-hprbd8 = El comandante en jefe solo cede su turno si al cuerpo le queda al menos un pip. Por qué: un turno sin pips no lo es.
# Any part of the way
rules-any-part-of-the-way-1g6uhp7 = Cualquier parte del camino
# If any part of the way, from base to base, is difficult ground, the whole move goes by half the rate. Why: parts of a move are not measured apart.
rules-if-any-part-of-the-way-from-base-to-15vk1ys = Si cualquier parte del camino, de peana a peana, es terreno difícil, todo el movimiento va a media velocidad. Por qué: las partes de un movimiento no se miden por separado.
# Contact is made by a fight
rules-contact-is-made-by-a-fight-n95jb2 = El contacto se hace combatiendo
# A move, or a retreat for two pips, does not end touching an enemy: only an assault or a charge brings units into contact. Why: rules 8 and 13 give contact its results, and a touch without a fight would have none.
rules-a-move-or-a-retreat-for-two-pips-does-15vw5li = Un movimiento, o una retirada de dos pips, no acaba tocando a un enemigo: solo un asalto o una carga lleva unidades al contacto. Por qué: las reglas 8 y 13 dan al contacto sus resultados, y un roce sin combate no tendría ninguno.
# What Attack demands
rules-what-attack-demands-rvhxzp = Lo que exige Ataque
# An enemy in the open has to be attacked; the edge of a built-up area or wood, and an enemy inside one, may be. Why: the orders say must for the one and yes for the others.
rules-an-enemy-in-the-open-has-to-be-attacked-q269mq = A un enemigo en campo abierto hay que atacarlo; al borde de una zona edificada o un bosque, y a un enemigo dentro, se puede. Por qué: las órdenes dicen debe de lo uno y sí de lo otro.
# Built-up areas and whatever moves
rules-built-up-areas-and-whatever-moves-18r0z88 = Las zonas edificadas y todo lo que se mueve
# Turns, formations, retreats and assaults obey A46 and 9.1 as moves do: cavalry and guns neither deploy in a built-up area nor turn or fall back into one, and infantry crosses no section that other enemies hold. Cavalry and guns that their blind has brought into one may leave it by any way. Why: else a turn would do what a move may not.
rules-turns-formations-retreats-and-assaults-1qf71w1 = Giros, formaciones, retiradas y asaltos obedecen A46 y 9.1 como los movimientos: caballería y artillería ni se despliegan en una zona edificada ni giran o retroceden hacia ella, y la infantería no cruza un sector que tengan otros enemigos. Caballería y artillería a las que su pantalla ha llevado dentro pueden salir por cualquier camino. Por qué: si no, un giro haría lo que no puede un movimiento.
# Firing out
rules-firing-out-12ktghu = Hacer fuego hacia fuera
# The −1 of a garrison that fires out does not count against an enemy inside the same section. Why: that is house fighting.
rules-the-1-of-a-garrison-that-fires-out-does-1wglx8o = El −1 de una guarnición que hace fuego hacia fuera no cuenta contra un enemigo dentro del mismo sector. Por qué: eso es combate casa por casa.
# Both in the open
rules-both-in-the-open-ijm3n6 = Ambos en campo abierto
# A brigade in a built-up area or wood opens no firefight, and none is opened with it: there infantry skirmishes. Why: rule 12 wants a target in the open, and in a firefight each is the target of the other.
rules-a-brigade-in-a-built-up-area-or-wood-ydvin = Una brigada en zona edificada o bosque no abre un tiroteo, ni se abre con ella: allí la infantería escaramuza. Por qué: la regla 12 quiere un blanco en campo abierto, y en un tiroteo cada uno es el blanco del otro.
# Falling back on Halt
rules-falling-back-on-halt-i93osv = Retroceder con Alto
# A retreat for two pips brings the unit no nearer to an enemy behind it. Why: rule 4.3 forbids every move nearer.
rules-a-retreat-for-two-pips-brings-the-unit-17c63w8 = Una retirada de dos pips no acerca la unidad a un enemigo que tenga detrás. Por qué: la regla 4.3 prohíbe todo movimiento que acerque.
# What is chosen for a field day
rules-what-is-chosen-for-a-field-day-1n6aua7 = Lo que se elige para una jornada de campaña
# A command that is not chosen does not take part, and its brigades count for nothing. Blinds lie facing the table, a blind has one strip or more, evenly to both sides; those of a command are shuffled, so that their numbers say nothing. Why: A107 says what is chosen and not how.
rules-a-command-that-is-not-chosen-does-not-1ri1a30 = Un mando que no se elige no toma parte, y sus brigadas no cuentan para nada. Las pantallas se colocan mirando a la mesa; una pantalla tiene una tira o más, por igual a ambos lados; las de un mando se barajan, para que su número no diga nada. Por qué: A107 dice qué se elige y no cómo.
# When opportunities are looked for
rules-when-opportunities-are-looked-for-wjhxjf = Cuándo se miran las oportunidades
# The enemy is asked before the pips of a turn and after each action in which a unit or general of the command moved, turned, formed, fired or fought; not after orders, pips set aside for a rally, or a gift. Charged are units of that command only. Why: A65 says after each completed action, and what changes nothing on the table opens nothing.
rules-the-enemy-is-asked-before-the-pips-of-a-1vtgn2g = Se pregunta al enemigo antes de los pips de un turno y tras cada acción en que una unidad o un general del mando se movió, giró, formó, hizo fuego o combatió; no tras órdenes, pips apartados para un reagrupamiento o una cesión. Solo se carga a unidades de ese mando. Por qué: A65 dice tras cada acción acabada, y lo que no cambia nada en la mesa no abre nada.
# How half a move is measured
rules-how-half-a-move-is-measured-e9k0jq = Cómo se mide medio movimiento
# Edge to edge between the charger and the one charged when the charge is declared, against half the rate of the charger in its formation; against a quarter if any part of its way is difficult. Why: A28 says half the rate on its ground.
rules-edge-to-edge-between-the-charger-and-jvj3ff = De borde a borde entre quien carga y el cargado cuando se declara la carga, contra la mitad de la velocidad del que carga en su formación; contra un cuarto si alguna parte de su camino es difícil. Por qué: A28 dice la mitad de la velocidad en su terreno.
# One charge in a turn
rules-one-charge-in-a-turn-14iu71q = Una carga por turno
# A charge is the one combat of A97: a brigade that charged in its own turn, even one that missed or halted, charges no second time in that move. Why: A97 says one combat.
rules-a-charge-is-the-one-combat-of-a97-a-1t9wc43 = Una carga es el único combate de A97: una brigada que cargó en su propio turno, aunque no llegara o se detuviera, no carga otra vez en esa jugada. Por qué: A97 dice un combate.
# Another round with cavalry
rules-another-round-with-cavalry-rezmwe = Otra ronda con caballería
# It costs the pip of a fight, has no reactions, neither side is stationary, and it may lead to pursuit. Infantry in contact with cavalry orders none. Why: there is no charge any more, and infantry does not charge cavalry (8.2).
rules-it-costs-the-pip-of-a-fight-has-no-oipvnb = Cuesta el pip de un combate, no tiene reacciones, ningún bando está a pie firme, y puede llevar a la persecución. La infantería en contacto con caballería no ordena ninguna. Por qué: ya no hay carga, y la infantería no carga a la caballería (8.2).
# In contact there is no reaction
rules-in-contact-there-is-no-reaction-twb5de = En contacto no hay reacción
# A unit in contact with another enemy neither evades, counter-charges, forms nor turns; a friend may still intercept. Why: A36 leaves it no other action.
rules-a-unit-in-contact-with-another-enemy-blqoz6 = Una unidad en contacto con otro enemigo ni rehúye, ni contracarga, ni forma, ni se vuelve; un amigo aún puede interceptar. Por qué: A36 no le deja otra acción.
# What routers do when charged
rules-what-routers-do-when-charged-b2ndma = Lo que hacen los fugitivos cuando los cargan
# Cavalry in Rout that passes the test of A74 may evade, as its orders allow; it does not counter-charge. Infantry and guns in Rout do not react. Why: no table has a factor for a fight in Rout.
rules-cavalry-in-rout-that-passes-the-test-of-1sech2a = La caballería En fuga que supera la prueba de A74 puede rehuir, según permitan sus órdenes; no contracarga. Infantería y artillería En fuga no reaccionan. Por qué: ninguna tabla tiene un factor para un combate En fuga.
# Formed cavalry does not stand
rules-formed-cavalry-does-not-stand-16i1fzg = La caballería En orden no espera a pie firme
# Formed cavalry that can counter-charge does so, evades, or is helped by an interception; it does not choose to be stationary. Cavalry that is not Formed and can do nothing else tests unasked. Why: 14.1 says that it counter-charges.
rules-formed-cavalry-that-can-counter-charge-1ib4c4i = La caballería En orden que puede contracargar lo hace, rehúye, o la ayuda una interceptación; no elige recibir a pie firme. La que no está En orden y no puede hacer otra cosa hace la prueba sin que se le pregunte. Por qué: 14.1 dice que contracarga.
# How a counter-charge meets
rules-how-a-counter-charge-meets-13potr5 = Cómo se encuentra una contracarga
# The one charged turns to the charger and rides half of what is between them, a quarter or nothing where there is no room; there they meet, in front. One that cannot even turn meets the charge as it stands. Why: rule 6 gives no course.
rules-the-one-charged-turns-to-the-charger-1oh9lnq = El cargado se vuelve hacia quien carga y cabalga la mitad de lo que hay entre ambos, un cuarto o nada donde no hay sitio; ahí se encuentran, de frente. El que ni siquiera puede volverse recibe la carga tal como está. Por qué: la regla 6 no da su desarrollo.
# Where a charge is intercepted
rules-where-a-charge-is-intercepted-sb012w = Dónde se intercepta una carga
# At the middle of its way, else at a quarter, three quarters or its start: the first place at which the interceptor comes into contact by the wheels of A131 within its move. It is Formed, of the same corps and not in contact; its test knows no flank. Why: A31 says on the path.
rules-at-the-middle-of-its-way-else-at-a-gy6eq1 = En medio de su camino, o si no a un cuarto, tres cuartos o su comienzo: el primer sitio en que quien intercepta llega al contacto por las conversiones de A131 dentro de su movimiento. Está En orden, es del mismo cuerpo y no está en contacto; su prueba no conoce flanco. Por qué: A31 dice en el camino.
# Which formations are offered to the one charged
rules-which-formations-are-offered-to-the-one-1p7vzvr = Qué formaciones se ofrecen al cargado
# Infantry forms column of attack, line or square where it has room; charged in flank or rear only a square; a column of march is not offered a turn. Why: the others change nothing (A67).
rules-infantry-forms-column-of-attack-line-or-18dapi8 = La infantería forma columna de ataque, línea o cuadro donde tiene sitio; cargada de flanco o por la espalda, solo el cuadro; a una columna de marcha no se le ofrece volverse. Por qué: lo demás no cambia nada (A67).
# How far one evades
rules-how-far-one-evades-5livtq = Hasta dónde se rehúye
# At the rate of its quickest formation, though it keeps its own; half of it over difficult ground; as far as the way is clear. Squares and garrisons do not evade. Why: A30 says best rate, and a change of formation would be a second reaction.
rules-at-the-rate-of-its-quickest-formation-o1n1tk = A la velocidad de su formación más rápida, aunque conserva la suya; la mitad por terreno difícil; hasta donde el camino está libre. Cuadros y guarniciones no rehúyen. Por qué: A30 dice la mejor velocidad, y un cambio de formación sería una segunda reacción.
# Whether a charge still reaches
rules-whether-a-charge-still-reaches-1sjckai = Si una carga llega todavía
# It is tried again from where it began against where the evader stands, by the wheels of A131 within its rate. If it does not get there it ends where it would have met him. Cover that he has reached protects him (A78). Why: A30 says if the charger still reaches it.
rules-it-is-tried-again-from-where-it-began-1dspd4u = Se prueba de nuevo desde donde empezó contra donde está quien rehúye, por las conversiones de A131 dentro de su velocidad. Si no llega, acaba donde lo habría encontrado. La cobertura que él ha alcanzado lo protege (A78). Por qué: A30 dice si quien carga lo alcanza todavía.
# Where gunners go
rules-where-gunners-go-t1bni = Adónde van los artilleros
# Behind the nearest friend who shelters them, as seen from the charger, at the first clear place, through friends; limbered guns evade as others do. The charge halts before the guns that were left and does not take them. Why: 8.6 says behind supports or into a square, and two bases do not overlap.
rules-behind-the-nearest-friend-who-shelters-ip9qoj = Detrás del amigo más cercano que los resguarda, visto desde quien carga, en el primer sitio libre, a través de amigos; las piezas enganchadas rehúyen como las demás unidades. La carga se detiene ante las piezas abandonadas y no las toma. Por qué: 8.6 dice tras los apoyos o dentro de un cuadro, y dos peanas no se superponen.
# Before a square
rules-before-a-square-153g8xo = Ante un cuadro
# The charge halts at the first place at least 4 inches from it on the line of contact. Why: 8.1 says 4 inches away.
rules-the-charge-halts-at-the-first-place-at-1syh74 = La carga se detiene en el primer sitio a 4 pulgadas al menos de él en la línea de contacto. Por qué: 8.1 dice a 4 pulgadas.
# Which infantry drives cavalry off
rules-which-infantry-drives-cavalry-off-sv71g7 = Qué infantería hace ceder a la caballería
# Infantry that has moved since the enemy last had his say, not in Rout, nearer than 4 inches; of several the nearest. The cavalry goes straight back by the least distance that makes 4 inches, by half a move at most. Cavalry in contact or in Rout does not, and nor does cavalry that rides up to infantry itself. Why: A43 leaves open whom, and how far.
rules-infantry-that-has-moved-since-the-enemy-nk79hn = La infantería que se ha movido desde la última vez que habló el enemigo, no En fuga, a menos de 4 pulgadas; de varias, la más cercana. La caballería retrocede recta la menor distancia que haga 4 pulgadas, medio movimiento como mucho. La caballería en contacto o En fuga no lo hace, ni la que cabalga ella misma hasta la infantería. Por qué: A43 deja abierto ante quién, y hasta dónde.
# Cavalry whose opponent is to rout by the charge, if it is on the table, no worse than Disordered and not in contact; cavalry that was charged and routs the charger too. Routs that follow in the chain do not count. Why: 16.4 says cavalry that caused a rout.
rules-cavalry-whose-opponent-is-to-rout-by-11qi2ki = La caballería cuyo adversario va a huir por la carga, si está en la mesa, no peor que Desordenada y no en contacto; también la caballería cargada que hace huir a quien la carga. Las huidas que siguen en la cadena no cuentan. Por qué: 16.4 dice la caballería que causó una huida.
# Whom pursuers charge
rules-whom-pursuers-charge-2s7k85 = A quién cargan los perseguidores
# The nearest enemy unit, edge to edge, that lies in part in the arc from the middle of their front and that they can charge at all; routers too. Followers whose routers have left the table halt. Why: 16.5 says the nearest enemy.
rules-the-nearest-enemy-unit-edge-to-edge-2myc7r = A la unidad enemiga más cercana, de borde a borde, que esté en parte en el arco desde el centro de su frente y a la que puedan cargar; también a fugitivos. Los que siguen a fugitivos que han dejado la mesa se detienen. Por qué: 16.5 dice el enemigo más cercano.
# Pursuers until they rally
rules-pursuers-until-they-rally-1ij87m2 = Perseguidores hasta que se reagrupan
# They do nothing in a turn but try to, and do not charge at opportunities. The attempt comes at the end of the next turn of their corps that did not begin before the pursuit; those who fail ride straight to their own edge as far as the way is clear. Shaken or routed meanwhile, they rally as others do. Why: A73 speaks of the next turn.
rules-they-do-nothing-in-a-turn-but-try-to-10neke4 = En un turno no hacen más que intentarlo, y no cargan en oportunidades. El intento llega al final del próximo turno de su cuerpo que no empezara antes de la persecución; los que fallan cabalgan rectos hacia su propio borde hasta donde el camino está libre. Si entretanto quedan Quebrantados o huyen, se reagrupan como los demás. Por qué: A73 habla del próximo turno.
# Infantry that charges guns
rules-infantry-that-charges-guns-1deak1f = La infantería que carga a la artillería
# It is declared as a charge; only gunners react, there is no interception and no pursuit, and on Attack it has to be made as an assault has. Why: A79 sends infantry against guns by rule 8.
rules-it-is-declared-as-a-charge-only-gunners-6br6qm = Se declara como una carga; solo reaccionan los artilleros, no hay interceptación ni persecución, y con Ataque hay que hacerla como un asalto. Por qué: A79 manda a la infantería contra la artillería por la regla 8.
# Whom an opportunity charge binds
rules-whom-an-opportunity-charge-binds-1rm04xc = A quién obliga una carga de oportunidad
# A brigade that charged is bound by A32 only if the chip of its corps is still in the bag then; a test that failed binds nothing. Why: A32 speaks of a turn that is still to come.
rules-a-brigade-that-charged-is-bound-by-a32-a3dsr4 = A una brigada que cargó la obliga A32 solo si la ficha de su cuerpo sigue entonces en la bolsa; una prueba fallada no obliga a nada. Por qué: A32 habla de un turno que aún está por venir.
# Round ground that bars the way
rules-round-ground-that-bars-the-way-mx3y5z = Rodear terreno que cierra el paso
# Cavalry and guns with a built-up area between their centre and the nearest point of their objective may end farther from it. Why: A42 lets a unit go round impassable ground, and for them that is what a built-up area is (A46).
rules-cavalry-and-guns-with-a-built-up-area-xqlal8 = Caballería y artillería con una zona edificada entre su centro y el punto más cercano de su objetivo pueden acabar más lejos de él. Por qué: A42 deja que una unidad rodee terreno intransitable, y para ellas eso es una zona edificada (A46).
# What of the enemy is measured
rules-what-of-the-enemy-is-measured-froxvn = Lo que se mide del enemigo
# All distances, arcs and ways, and what his units could do by range and arc; his orders and what lies under his blinds are no part of it. Why: A95 makes measuring free, and those are secret.
rules-all-distances-arcs-and-ways-and-what-19g9rpu = Todas las distancias, arcos y caminos, y lo que sus unidades podrían hacer por alcance y arco; sus órdenes y lo que hay bajo sus pantallas no forman parte de ello. Por qué: A95 hace libre el medir, y eso es secreto.
# Detaching light cavalry
rules-detaching-light-cavalry-13owruc = Destacar caballería ligera
# A pip, whatever the order: a light cavalry brigade under the blind comes out in column and stands against the middle of its front edge, else of its right, left or rear edge, no nearer than 4 inches to an enemy. A unit at least stays under the blind, which goes on as it is. The brigade has moved as often as its blind and once more; its general is measured from the blind until figures are placed, and it does not go back under it. Why: the rule says that it may be detached, to spot, and no more.
rules-a-pip-whatever-the-order-a-light-t04wd7 = Un pip, sea cual sea la orden: una brigada de caballería ligera que está bajo la pantalla sale en columna y se coloca junto al centro de su borde frontal, o si no del derecho, del izquierdo o del trasero, a no menos de 4 pulgadas de un enemigo. Bajo la pantalla, que sigue como está, queda al menos una unidad. La brigada se ha movido tantas veces como su pantalla y una más; la distancia a su general se mide desde la pantalla hasta que se colocan las figuras, y no vuelve a meterse debajo. Por qué: la regla dice que puede destacarse, para avistar, y nada más.
# What is concluded from a detachment
rules-what-is-concluded-from-a-detachment-rdlrvg = Lo que se deduce de un destacamento
# The blind that light cavalry comes out from covers its command, and all know it: the decoys of that command are taken off. What else lies under it stays hidden. Why: a decoy has nothing to detach, and A106 takes decoys off when the command is known.
rules-the-blind-that-light-cavalry-comes-out-18etsiy = La pantalla de la que sale caballería ligera cubre a su mando, y todos lo saben: los señuelos de ese mando se quitan. Lo demás que haya debajo sigue oculto. Por qué: un señuelo no tiene nada que destacar, y A106 quita los señuelos cuando se conoce el mando.
# A brigade that the commander in chief leads
rules-a-brigade-that-the-commander-in-chief-4fddh5 = Una brigada que dirige el comandante en jefe
# He may ride to it first; from then on his pips are those of the brigade, at the prices of corps commanders and without a command radius. Nothing else of the corps acts; its tests at the end of a turn, and orders that wait for it, are left to its own turn. He leads no battery, and no unit of a command that is still on blinds. Why: the reports say then nothing else, and a turn given away (A82) is the nearest thing.
rules-he-may-ride-to-it-first-from-then-on-11qx2j0 = Antes puede cabalgar hasta ella; desde entonces sus pips son los de la brigada, a los precios de los comandantes de cuerpo y sin radio de mando. Nada más del cuerpo actúa; sus pruebas del final del turno y las órdenes que la esperan quedan para su propio turno. No dirige baterías, ni unidades de un mando que sigue bajo pantalla. Por qué: las crónicas dicen que luego nada más, y lo más parecido es un turno cedido (A82).
# Who moves together
rules-who-moves-together-rzk7ph = Quiénes se mueven juntas
# Brigades of the same corps that could move now, each within 2 inches of another of them; no batteries. The first goes at once, the others in any order before the turn ends, each by a move of its own, with its own rate and order. The enemy has his say after each. Why: the reports give distance and price only, and brigades of one group seldom have the same room.
rules-brigades-of-the-same-corps-that-could-jf15nu = Brigadas del mismo cuerpo que podrían moverse ahora, cada una a 2 pulgadas o menos de otra de ellas; baterías no. La primera se mueve en el acto; las demás, en cualquier orden antes de que acabe el turno, cada una con un movimiento propio, con su velocidad y su orden. El enemigo puede intervenir después de cada una. Por qué: las crónicas solo dan distancia y precio, y las brigadas de un grupo rara vez tienen el mismo sitio.
# An order that a corps commander gives himself
rules-an-order-that-a-corps-commander-gives-n7ftnl = Una orden que un comandante de cuerpo se da a sí mismo
# Price, distance of his brigades and effect at once are those of a change to Halt (A80); the objective is named with it. Why: the revision names no others.
rules-price-distance-of-his-brigades-and-s4yfyr = El precio, la distancia de sus brigadas y el efecto inmediato son los de un cambio a Alto (A80); con ella se nombra el objetivo. Por qué: la revisión no nombra otros.
# What is played of the cards of 2011
rules-what-is-played-of-the-cards-of-2011-1k9986a = Lo que se juega de las cartas de 2011
# Where a blind is seen, and how far it goes; not the cards of 1.5 by 12 inches themselves, for figures are placed by strips. Why: the two do not mix, and the rest of that rule is not known.
rules-where-a-blind-is-seen-and-how-far-it-uhipmd = Dónde se avista una pantalla y cuánto avanza; no las cartas mismas de 1,5 por 12 pulgadas, porque las figuras se colocan por tiras. Por qué: lo uno no se mezcla con lo otro, y el resto de esa regla no se conoce.
# What is with the reserve
rules-what-is-with-the-reserve-q8tdz0 = Lo que va con la reserva
# Of the corps that take part a side allots cavalry and batteries to a reserve that takes part too, one unit at least; a unit at least stays with each corps. It is the secret of the side until a unit is seen, or does not come out with its command: then the enemy can conclude it. Batteries of the reserve are horse artillery (A50). Why: rule 0.3 gives it to the commander in chief before the game, and the enemy sees strips only.
rules-of-the-corps-that-take-part-a-side-1atsjvh = De los cuerpos que toman parte, un bando asigna caballería y baterías a una reserva que también toma parte, una unidad al menos; con cada cuerpo queda al menos una unidad. Es el secreto del bando hasta que se ve una unidad, o no sale con su mando: entonces el enemigo puede deducirlo. Las baterías de la reserva son artillería a caballo (A50). Por qué: la regla 0.3 lo deja al comandante en jefe antes de la partida, y el enemigo solo ve tiras.
# The tactical chip while a Poor chip waits
rules-the-tactical-chip-while-a-poor-chip-6b3vaf = La ficha táctica mientras espera una ficha de mediocre
# A Poor commander whom the tactical chip calls up has his turn, although a Poor chip waits: that goes on waiting for a Poor commander’s own chip. Why: rule 0.7 stops one whose chip is drawn, and his is not; a turn that was given goes through in the same way (A82).
rules-a-poor-commander-whom-the-tactical-chip-1nasxlw = Un comandante Mediocre al que llama la ficha táctica tiene su turno, aunque espere una ficha de mediocre: esa sigue esperando la ficha propia de un comandante Mediocre. Por qué: la regla 0.7 detiene a aquel cuya ficha sale, y la suya no ha salido; un turno cedido pasa del mismo modo (A82).
# Dressing on a friend
rules-dressing-on-a-friend-1tuarwe = Alinearse con una unidad amiga
# A unit that a pip moves can dress on another of its army: the move ends with the heading of the friend, both fronts on one line, corner beside corner, on the nearer side. It is judged as any move. No blind, square, garrison or rout. A formation that was paid for (3.13) is taken after it. Whether a move is owed (A41, A100) does not depend on it. Why: degrees and sixteenths of an inch do not lead into line exactly.
rules-a-unit-that-a-pip-moves-can-dress-on-g6wwx8 = Una unidad a la que un pip mueve puede alinearse con otra de su ejército: el movimiento acaba con la orientación de esa, los dos frentes en una línea y esquina junto a esquina, en el lado más cercano. Se juzga como cualquier movimiento. No vale para pantallas, cuadros, guarniciones ni unidades en huida. La formación que se haya pagado (3.13) se toma después. De ello no depende si se debe un movimiento (A41, A100). Por qué: con grados y dieciseisavos de pulgada no se llega a la línea exacta.
# Along a road
rules-along-a-road-1admlet = Por un camino
# A unit whose middle is on a road can follow it: the move ends on the middle line, facing along it, as far as the rate of its formation takes it, or less where that is barred. It turns by 45 degrees at most. All rules for moves apply, A110 for a column in difficult ground among them. An order can forbid the move but does not shorten it: a shorter move would reveal the order. No blind or square can do it. Whether a move is owed (A41, A100) does not depend on it. Why: degrees and sixteenths of an inch do not keep to a road exactly.
rules-a-unit-whose-middle-is-on-a-road-can-1ff26n0 = Una unidad cuyo centro está en un camino puede seguirlo: el movimiento acaba en su línea media, de cara al camino, tan lejos como la lleva el alcance de su formación, o menos donde algo le cierra el paso. Gira 45 grados como mucho. Valen todas las reglas del movimiento, también A110 para una columna en terreno difícil. Una orden puede prohibir el movimiento, pero no lo acorta: uno más corto delataría la orden. No pueden hacerlo pantallas ni cuadros. De ello no depende si se debe un movimiento (A41, A100). Por qué: con grados y dieciseisavos de pulgada no se sigue un camino con exactitud.
# How gunners test
rules-how-gunners-test-18msjdv = Cómo hacen la prueba los artilleros
# With the option of 15.6. They take the test of rule 6.10, from farther away than half a move; limbered guns and charges of infantry are as before. To evade they need shelter, as in 8.6; they fire only to their front, without modifiers, and it is not their shot of the move. A hit is one casualty, and cavalry tests for it at once: if it is Shaken or routs it goes no farther. Guns that are reached are left behind. Why: only a summary of that rule is known.
rules-with-the-option-of-15-6-they-take-the-ga0jrh = Con la opción de 15.6. Hacen la prueba de la regla 6.10, desde más lejos que medio movimiento; las piezas enganchadas y las cargas de infantería siguen como antes. Para rehuir necesitan abrigo, como en 8.6; solo hacen fuego hacia su frente, sin modificadores, y no es su tiro de la jugada. Un acierto es una baja, y la caballería hace la prueba en el acto: si queda Quebrantada o huye, no sigue adelante. Las piezas alcanzadas quedan abandonadas. Por qué: de esa regla solo se conoce un resumen.
# Infantry fire at routers
rules-infantry-fire-at-routers-17i38dj = Fuego de infantería contra fugitivos
# No firefight is opened with routers. Infantry may skirmish with them, and they do not shoot back. Why: in a firefight and a skirmish both sides fire, and a unit in Rout does nothing but run and rally (16.3).
rules-no-firefight-is-opened-with-routers-hc27ps = Con fugitivos no se abre un tiroteo. La infantería puede hacer escaramuzas con ellos, y no responden. Por qué: en un tiroteo y en una escaramuza tiran ambos bandos, y una unidad En fuga no hace más que correr y reagruparse (16.3).
# Blinds and figures near by
rules-blinds-and-figures-near-by-ucuke2 = Pantallas y figuras cercanas
# What limits a unit or blind to one action within 16 inches, and a general to one ride within 4, are enemy units and blinds; so is what a blind keeps 4 inches from (A83). Generals are none, and nor are guns without a crew. Why: rules 2 and 5 say figures; a general alone fights no one and blocks no one (A53).
rules-what-limits-a-unit-or-blind-to-one-2ro8kd = Lo que limita a una unidad o pantalla a una acción a 16 pulgadas o menos, y a un general a un solo movimiento a 4 o menos, son las unidades y pantallas enemigas; también aquello de lo que una pantalla se mantiene a 4 pulgadas (A83). Los generales no cuentan, ni las piezas sin servidores. Por qué: las reglas 2 y 5 dicen figuras; un general solo no combate con nadie ni corta el paso a nadie (A53).
# Within 16 inches of the enemy a brigade that has acted begins no combat
rules-within-16-inches-of-the-enemy-a-brigade-15j5k6v = A 16 pulgadas o menos del enemigo, una brigada que ha actuado no inicia combate
# A grade improves only with a commander in contact and a pip
rules-a-grade-improves-only-with-a-commander-1khelit = El grado solo mejora con un comandante en contacto y un pip
# Cavalry may charge infantry instead of giving way
rules-cavalry-may-charge-infantry-instead-of-1jaz469 = La caballería puede cargar a la infantería en vez de ceder
# On Engage cavalry charges enemies within the distance of Hold, or its full move
rules-on-engage-cavalry-charges-enemies-1lg9hyw = Con Empeñarse la caballería carga a enemigos a la distancia de Mantener, o a todo su movimiento
# Casualties count in the test of infantry to form square
rules-casualties-count-in-the-test-of-14zcs1a = Las bajas cuentan en la prueba de la infantería para formar el cuadro
# Degrees to either side in which artillery fires
rules-degrees-to-either-side-in-which-13wv490 = Grados a cada lado en que tira la artillería
# Casualties at which cavalry routs
rules-casualties-at-which-cavalry-routs-1o271pw = Bajas con las que huye la caballería
# Inches within which friends react to a rout
rules-inches-within-which-friends-react-to-a-3dmol7 = Pulgadas a las que los amigos reaccionan ante una huida
# Each attacker of a built-up area fights alone
rules-each-attacker-of-a-built-up-area-fights-1r8k474 = Cada atacante de una zona edificada combate por su cuenta
# A brigade leaves a built-up area in three moves
rules-a-brigade-leaves-a-built-up-area-in-94ktv5 = Una brigada sale de una zona edificada en tres jugadas
# Gunners whom cavalry charges test, and evade or fire if they pass
rules-gunners-whom-cavalry-charges-test-and-pm15wi = Los artilleros a los que carga caballería hacen una prueba, y si la superan rehúyen o hacen fuego
# Formed cavalry tests its morale before it counter-charges
rules-formed-cavalry-tests-its-morale-before-19nqa3v = La caballería En orden pone a prueba su moral antes de contracargar
# Inches from the enemy beyond which morale is better; 0: never
rules-inches-from-the-enemy-beyond-which-1qhp2mt = Pulgadas al enemigo a partir de las cuales la moral es mejor; 0: nunca
# The commander in chief near by makes morale better
rules-the-commander-in-chief-near-by-makes-d82s90 = El comandante en jefe cercano mejora la moral
# What being Shaken counts in a test of morale
rules-what-being-shaken-counts-in-a-test-of-fj0q0h = Lo que cuenta estar Quebrantada en una prueba de moral
# A commander in chief may lead one brigade himself
rules-a-commander-in-chief-may-lead-one-jzxu8t = Un comandante en jefe puede dirigir en persona una brigada
# Brigades close together move for one pip
rules-brigades-close-together-move-for-one-m7g12d = Las brigadas cercanas entre sí se mueven por un pip
# A corps has a pip for each Formed brigade instead of an average die
rules-a-corps-has-a-pip-for-each-formed-55pddj = Un cuerpo tiene un pip por cada brigada En orden en lugar de un dado medio
# A corps commander may change his order to any other
rules-a-corps-commander-may-change-his-order-az3nn3 = Un comandante de cuerpo puede cambiar su orden por cualquier otra
# Blinds are seen and move as in the revision of 2011
rules-blinds-are-seen-and-move-as-in-the-3cjoqi = Las pantallas se avistan y se mueven como en la revisión de 2011
# The Poor chip is in the bag with fewer than two Poor commanders too
rules-the-poor-chip-is-in-the-bag-with-fewer-8gymy3 = La ficha de mediocre está en la bolsa también con menos de dos comandantes Mediocres
# The French tactical chip is in the bag
rules-the-french-tactical-chip-is-in-the-bag-zgomzn = La ficha táctica francesa está en la bolsa
# The field
rules-the-field-hr5cug = El campo
# at the distance of Hold
rules-at-the-distance-of-hold-61bblw = a la distancia de Mantener
# as far as they can go
rules-as-far-as-they-can-go-19thclu = hasta donde llegan
# Altenrode
rules-altenrode-13u03wj = Altenrode
# Hohenfeld
rules-hohenfeld-180381y = Hohenfeld
# charge the helpless
rules-charge-the-helpless-wvdo6g = cargar a los indefensos
# Cavalry charges at an opportunity if contact alone routs or destroys the enemy: { $commands }
rules-cavalry-charges-at-an-opportunity-if-qc0ap3 = La caballería carga en una oportunidad a quien el contacto hace huir o destruye sin dados: { $commands }
# charge at 7
rules-charge-at-7-9mjcsv = cargar a 7
# Cavalry charges at an opportunity if it beats the enemy in 7 of ten cases or more: { $commands }
rules-cavalry-charges-at-an-opportunity-if-it-2to0w = La caballería carga en una oportunidad cuando así vence al enemigo 7 de cada diez veces o más: { $commands }
# charge at 5
rules-charge-at-5-a6ik6t = cargar a 5
# Cavalry charges at an opportunity if it beats the enemy in 5 of ten cases or more: { $commands }
rules-cavalry-charges-at-an-opportunity-if-it-vc1gwq = La caballería carga en una oportunidad cuando así vence al enemigo 5 de cada diez veces o más: { $commands }
# charge at 3
rules-charge-at-3-8iky0z = cargar a 3
# Cavalry charges at an opportunity if it beats the enemy in 3 of ten cases or more: { $commands }
rules-cavalry-charges-at-an-opportunity-if-it-1khmuk4 = La caballería carga en una oportunidad cuando así vence al enemigo 3 de cada diez veces o más: { $commands }
# never charge
rules-never-charge-tfl0i3 = no cargar nunca
# Cavalry with no other order lets opportunities pass: { $commands }
rules-cavalry-with-no-other-order-lets-1v7uhe0 = La caballería sin otra orden deja pasar las oportunidades: { $commands }
# form square
rules-form-square-1j0meg6 = formar el cuadro
# Infantry that is charged forms square, or turns to the charge if it cannot: { $commands }
rules-infantry-that-is-charged-forms-square-1slp8tr = La infantería a la que cargan forma el cuadro, o da frente a la carga donde no puede: { $commands }
# turn to face
rules-turn-to-face-uklx3k = dar frente
# Infantry that is charged in flank or rear turns to the charge: { $commands }
rules-infantry-that-is-charged-in-flank-or-vko6az = La infantería cargada de flanco o por la espalda da frente a la carga: { $commands }
# intercept
rules-intercept-1i4mwl1 = interceptar
# Cavalry intercepts charges at units of its corps: { $commands }
rules-cavalry-intercepts-charges-at-units-of-155butt = La caballería intercepta cargas contra unidades de su cuerpo: { $commands }
# countercharge
rules-countercharge-5pumgj = contracargar
# Cavalry that is charged counter-charges: { $commands }
rules-cavalry-that-is-charged-counter-charges-v6kaiu = La caballería a la que cargan contracarga: { $commands }
# evade
rules-evade-gws9k6 = rehuir
# Units that are charged evade, if their orders allow it: { $commands }
rules-units-that-are-charged-evade-if-their-1ex4eu0 = Las unidades a las que cargan rehúyen, si sus órdenes lo permiten: { $commands }
# stand fast
rules-stand-fast-1oj2mer = aguantar a pie firme
# Units that are charged and have no other order stand: { $commands }
rules-units-that-are-charged-and-have-no-743x9d = Las unidades a las que cargan y que no tienen otra orden aguantan a pie firme: { $commands }
# pursue the weakest
rules-pursue-the-weakest-14r3hvg = perseguir al más débil
# Pursuers charge the enemy that they are most likely to beat: { $commands }
rules-pursuers-charge-the-enemy-that-they-are-pgfeea = Los perseguidores cargan a quien vencen con más probabilidad: { $commands }
# steadiest first
rules-steadiest-first-1wyifq3 = primero los más firmes
# Of several units equally near to a rout, those with the fewest casualties test first: { $commands }
rules-of-several-units-equally-near-to-a-rout-ticbz4 = De varias igual de cerca de una huida hacen antes la prueba las que tienen menos bajas: { $commands }
# deploy in line
rules-deploy-in-line-18e6g7x = desplegar en línea
# Troops found under a blind deploy in line, from the left: { $commands }
rules-troops-found-under-a-blind-deploy-in-1z68ja = Las tropas avistadas bajo una pantalla despliegan en línea, desde la izquierda: { $commands }
# guns at 7
rules-guns-at-7-12jdjnu = artillería a 7
# Before their corps moves, guns fire if the chance of a hit is at least 7 in ten: { $commands }
rules-before-their-corps-moves-guns-fire-if-1n0ooag = La artillería tira antes de que se mueva su cuerpo cuando acierta 7 de cada diez veces o más: { $commands }
# guns at 5
rules-guns-at-5-11zec9w = artillería a 5
# Before their corps moves, guns fire if the chance of a hit is at least 5 in ten: { $commands }
rules-before-their-corps-moves-guns-fire-if-1prnj4i = La artillería tira antes de que se mueva su cuerpo cuando acierta 5 de cada diez veces o más: { $commands }
# guns at 3
rules-guns-at-3-11ff4vy = artillería a 3
# Before their corps moves, guns fire if the chance of a hit is at least 3 in ten: { $commands }
rules-before-their-corps-moves-guns-fire-if-9qnty4 = La artillería tira antes de que se mueva su cuerpo cuando acierta 3 de cada diez veces o más: { $commands }
# hold fire
rules-hold-fire-12f4d98 = no tirar
# Guns of a corps that has lost its turn, with no other order, hold their fire: { $commands }
rules-guns-of-a-corps-that-has-lost-its-turn-1squ5j9 = La artillería de un cuerpo que ha perdido su turno, sin otra orden, no tira: { $commands }
# stay on blinds
rules-stay-on-blinds-14utwxz = seguir bajo pantalla
# A corps on blinds stays on them: { $commands }
rules-a-corps-on-blinds-stays-on-them-ujy44l = Un cuerpo bajo pantalla sigue bajo ella: { $commands }
# 4 French Corps
rules-4-french-corps-ditv5o = 4.º Cuerpo francés
# 1 Prussian Corps
rules-1-prussian-corps-82qsik = 1.er Cuerpo prusiano
# 5 French Corps
rules-5-french-corps-2cbhcx = 5.º Cuerpo francés
# 13 Polish Corps
rules-13-polish-corps-180efz = 13.º Cuerpo polaco
# 2 Prussian Corps
rules-2-prussian-corps-x6dew7 = 2.º Cuerpo prusiano
# 4 Prussian Corps
rules-4-prussian-corps-1bwyfpt = 4.º Cuerpo prusiano
# 6 French Corps
rules-6-french-corps-1sb8xq6 = 6.º Cuerpo francés
# French Reserve
rules-french-reserve-1baifrt = Cuerpo de reserva francés
# 3 Prussian Corps
rules-3-prussian-corps-sikivi = 3.er Cuerpo prusiano
# Prussian Reserve
rules-prussian-reserve-p855gs = Cuerpo de reserva prusiano
# phase: field day
rules-phase-field-day-1jooi8 = jornada de campaña
# phase: move
rules-phase-move-do373 = jugada
# phase: tactical
rules-phase-tactical-1oy62vj = ficha táctica
# phase: one more move
rules-phase-one-more-move-1lgcfj0 = una jugada más
# phase: activation
rules-phase-activation-o9a7r6 = activación
# phase: turn lost
rules-phase-turn-lost-1v4h7tt = turno perdido
# phase: spending
rules-phase-spending-2gyk42 = gasto de pips
# phase: moving
rules-phase-moving-n487g8 = movimiento
# phase: unveiling
rules-phase-unveiling-1k2iruj = colocación voluntaria
# phase: spotting
rules-phase-spotting-drgyxq = avistamiento
# phase: placing
rules-phase-placing-1efe3yu = colocación
# phase: joining
rules-phase-joining-gizh02 = quién se suma
# phase: entering
rules-phase-entering-2vrgtw = entrada
# phase: watching
rules-phase-watching-1dsjq93 = vigilancia
# phase: charging
rules-phase-charging-gsxbgl = carga
# phase: reckoning
rules-phase-reckoning-1awlqk0 = pruebas de fin de turno
# phase: aftermath
rules-phase-aftermath-m2dw5i = consecuencias
# The tactical chip activates a commander of its army who is on blinds and has not had his turn.
rules-the-tactical-chip-activates-a-commander-n24647 = La ficha táctica activa a un comandante de su ejército que esté bajo pantalla y no haya tenido su turno.
# A section of a built-up area or wood takes one brigade of an army.
rules-a-section-of-a-built-up-area-or-wood-tkeqjf = En un sector de una zona edificada o un bosque cabe una brigada de cada ejército.
# Enemies are inside: a brigade gets in by a fight for the edge.
rules-enemies-are-inside-a-brigade-gets-in-by-hmez8p = Hay enemigos dentro: una brigada entra combatiendo por el borde.
# In this game a brigade leaves a built-up area in three moves: it cannot go out yet.
rules-in-this-game-a-brigade-leaves-a-built-rhp3ca = En esta partida una brigada sale de una zona edificada en tres jugadas: aún no puede salir.
# Cavalry and guns pass a built-up area along a road only, in column or limbered.
rules-cavalry-and-guns-pass-a-built-up-area-ucxzga = La caballería y la artillería solo cruzan una zona edificada por un camino, en columna o enganchadas.
# A unit leaves the table only in a rout or retreat, or along a retreat road.
rules-a-unit-leaves-the-table-only-in-a-rout-1t1lndn = Una unidad solo deja la mesa huyendo o retirándose, o por un camino de retirada.
# There is no room: the base would overlap another.
rules-there-is-no-room-the-base-would-overlap-175b74s = No hay sitio: la peana quedaría encima de otra.
# The way is not clear: only generals and routing friends can be passed.
rules-the-way-is-not-clear-only-generals-and-jdagnx = El paso no está libre: solo se atraviesa a generales y a amigos en fuga.
# The corner that goes farthest would go farther than a pip allows.
rules-the-corner-that-goes-farthest-would-go-18o2bc3 = La esquina que más recorre iría más lejos de lo que permite un pip.
# With a change of formation a brigade goes half a move: that is too far.
rules-with-a-change-of-formation-a-brigade-xruq1g = Con un cambio de formación una brigada va medio movimiento: eso es demasiado lejos.
# On difficult ground, or across it, a pip is worth half: that is too far.
rules-on-difficult-ground-or-across-it-a-pip-1yfomz9 = En terreno difícil, o a través de él, un pip vale la mitad: eso es demasiado lejos.
# Only a unit with a front dresses: no blind, and no square. Give the turn and the way of its move instead.
rules-only-a-unit-with-a-front-dresses-no-kf8h8w = Solo se alinea una unidad que tiene frente: ni una pantalla ni un cuadro. Indica en cambio el giro y el trayecto de su movimiento.
# A unit dresses on another of its army that stands on the table with a front: no square or garrison, and no rout.
rules-a-unit-dresses-on-another-of-its-army-155xx7x = Una unidad se alinea con otra de su ejército que esté en la mesa y tenga frente: ni cuadro, ni guarnición, ni en huida.
# Two brigades of infantry or cavalry change places.
rules-two-brigades-of-infantry-or-cavalry-1if7hs7 = Se relevan dos brigadas de infantería o de caballería.
# The brigade that comes forward has to be Formed.
rules-the-brigade-that-comes-forward-has-to-qfrcsc = La brigada que avanza tiene que estar En orden.
# The fresh brigade has to stand straight behind the other and within 4 inches.
rules-the-fresh-brigade-has-to-stand-straight-etncrc = La brigada fresca tiene que estar justo detrás de la otra y a 4 pulgadas o menos.
# Another stands between the two brigades.
rules-another-stands-between-the-two-brigades-18hwjid = Hay otra entre las dos brigadas.
# A brigade changes places once in a move.
rules-a-brigade-changes-places-once-in-a-move-i0v4q9 = Una brigada se releva una vez por jugada.
# Only units retire.
rules-only-units-retire-sbl007 = Solo se retiran las unidades.
# The unit cannot move as it stands.
rules-the-unit-cannot-move-as-it-stands-1200k2y = La unidad no puede moverse tal como está.
# Only a unit with a front goes along a road: no blind, and no square.
rules-only-a-unit-with-a-front-goes-along-a-k5zba5 = Solo va por un camino una unidad que tiene frente: ni una pantalla ni un cuadro.
# The middle of the unit is on no road: move it onto one first.
rules-the-middle-of-the-unit-is-on-no-road-gxrt4d = El centro de la unidad no está en ningún camino: llévala antes a uno.
# No road leads on with such a turn. One of more than 45 degrees is a change of face: make it first.
rules-no-road-leads-on-with-such-a-turn-one-7e97fy = Ningún camino sigue con ese giro. Uno de más de 45 grados es un cambio de frente: hazlo antes.
# The unit knows no such formation.
rules-the-unit-knows-no-such-formation-utx7x3 = La unidad no conoce esa formación.
# Infantry knows march, attack, line and square.
rules-infantry-knows-march-attack-line-and-1klk57z = La infantería conoce march, attack, line y square.
# Cavalry knows horse-column and horse-line.
rules-cavalry-knows-horse-column-and-horse-1xsivg = La caballería conoce horse-column y horse-line.
# Artillery knows limbered and deployed.
rules-artillery-knows-limbered-and-deployed-1y0gts8 = La artillería conoce limbered y deployed.
# The unit has this formation already.
rules-the-unit-has-this-formation-already-2demh1 = La unidad ya tiene esa formación.
# A crew that has left its guns has to man them first.
rules-a-crew-that-has-left-its-guns-has-to-1pqbo07 = Unos artilleros que han dejado sus piezas tienen que volver antes a ellas.
# A garrison is formed inside a built-up area, by occupying it.
rules-a-garrison-is-formed-inside-a-built-up-pxw1hl = Una guarnición se forma dentro de una zona edificada, al ocuparla.
# A square faces every way; guns without a crew, and generals, do not turn.
rules-a-square-faces-every-way-guns-without-a-c64j9a = Un cuadro da frente a todos lados; los cañones sin servidores y los generales no giran.
# The unit faces that way already.
rules-the-unit-faces-that-way-already-nrjznc = La unidad ya mira hacia ahí.
# That is no move: let it stand instead.
rules-that-is-no-move-let-it-stand-instead-wj0cdk = Eso no es mover: que se quede donde está.
# A unit moves ahead, or slanting by up to 45 degrees to either side; only a square goes any way.
rules-a-unit-moves-ahead-or-slanting-by-up-to-116sihi = Una unidad se mueve al frente o en diagonal hasta 45 grados a cada lado; solo un cuadro va en cualquier dirección.
# Within a move a unit turns by up to 45 degrees: change its face first.
rules-within-a-move-a-unit-turns-by-up-to-45-1u3jmrt = En un movimiento una unidad gira 45 grados como mucho: cambia antes de frente.
# By its order the unit goes towards the objective, and it can.
rules-by-its-order-the-unit-goes-towards-the-1eebyul = Por su orden la unidad va hacia el objetivo, y puede hacerlo.
# On Attack artillery closes to canister range, and it can.
rules-on-attack-artillery-closes-to-canister-1ewm0e6 = En Ataque la artillería se acerca a distancia de metralla, y puede.
# A second action in a turn keeps more than 16 inches from all enemies, on its way and at its end.
rules-a-second-action-in-a-turn-keeps-more-1fp7aus = Una segunda acción en el turno se mantiene a más de 16 pulgadas de todo enemigo, en su camino y al final.
# A move does not end in contact with an enemy: for that a unit assaults or charges.
rules-a-move-does-not-end-in-contact-with-an-kmxwbv = Un movimiento no acaba en contacto con el enemigo: para eso la unidad asalta o carga.
# Cavalry halts 4 inches from a Formed square.
rules-cavalry-halts-4-inches-from-a-formed-odiviy = La caballería se detiene a 4 pulgadas de un cuadro En orden.
# On Halt no unit comes nearer to the enemy.
rules-on-halt-no-unit-comes-nearer-to-the-n0v4v2 = Con Alto ninguna unidad se acerca al enemigo.
# By its order the unit goes towards the objective: it may not end farther from it.
rules-by-its-order-the-unit-goes-towards-the-ht10su = Por su orden la unidad va hacia el objetivo: no puede acabar más lejos de él.
# On Move a unit keeps 4 inches from the enemy; 2 in built-up areas and on difficult ground.
rules-on-move-a-unit-keeps-4-inches-from-the-85bkfo = Con Marcha una unidad se queda a 4 pulgadas del enemigo; a 2 en zona edificada y terreno difícil.
# A blind keeps 4 inches from the enemy.
rules-a-blind-keeps-4-inches-from-the-enemy-1revumg = Una pantalla se queda a 4 pulgadas del enemigo.
# On Hold no unit goes beyond the far edge of the objective, but one cavalry brigade.
rules-on-hold-no-unit-goes-beyond-the-far-15l4mv2 = Con Mantener ninguna unidad pasa del borde lejano del objetivo, salvo una brigada de caballería.
# On Hold infantry enters a built-up area within its objective only.
rules-on-hold-infantry-enters-a-built-up-area-u3n4gh = Con Mantener la infantería solo entra en una zona edificada dentro de su objetivo.
# On Hold no unit goes away from the objective.
rules-on-hold-no-unit-goes-away-from-the-758vlg = Con Mantener ninguna unidad se aleja del objetivo.
# On reconnaissance cavalry keeps 8 inches from the enemy.
rules-on-reconnaissance-cavalry-keeps-8-1vgxio7 = En reconocimiento la caballería se queda a 8 pulgadas del enemigo.
# On reconnaissance cavalry stays where one move brings it back to the objective.
rules-on-reconnaissance-cavalry-stays-where-17w4wu0 = En reconocimiento la caballería se queda donde un movimiento la devuelva al objetivo.
# Only a brigade of infantry or cavalry does both; for a battery see 3.14.
rules-only-a-brigade-of-infantry-or-cavalry-syvg5a = Solo una brigada de infantería o caballería hace ambas cosas; para una batería véase 3.14.
# The brigade has no such formation, or has it already.
rules-the-brigade-has-no-such-formation-or-1talt1h = La brigada no tiene esa formación, o ya la tiene.
# A garrison does not move: it forms up at an edge first.
rules-a-garrison-does-not-move-it-forms-up-at-7j48ri = Una guarnición no se mueve: antes forma en un borde.
# In this game each brigade moves by itself.
rules-in-this-game-each-brigade-moves-by-1fplxbb = En esta partida cada brigada se mueve por su cuenta.
# Only brigades of infantry and cavalry move together.
rules-only-brigades-of-infantry-and-cavalry-1egpvme = Solo se mueven juntas brigadas de infantería y caballería.
# No other brigade of the corps that could move stands within 2 inches of it.
rules-no-other-brigade-of-the-corps-that-joz124 = Ninguna otra brigada del cuerpo que pueda moverse está a 2 pulgadas o menos de ella.
# Only those react who are nearest to where the rout began.
rules-only-those-react-who-are-nearest-to-1dx7j29 = Solo reaccionan las que están más cerca de donde empezó la huida.
# Only a crew that has left its guns mans them again.
rules-only-a-crew-that-has-left-its-guns-mans-1l950mh = Solo unos artilleros que han dejado sus piezas vuelven a servirlas.
# He helps units of his corps; the commander in chief, units of his army.
rules-he-helps-units-of-his-corps-the-1jjkj4g = Ayuda a unidades de su cuerpo; el comandante en jefe, a las de su ejército.
# Only a Shaken unit, one in Rout or one that pursues rallies.
rules-only-a-shaken-unit-one-in-rout-or-one-di0zl6 = Solo se reagrupa una unidad Quebrantada, En fuga o que persigue.
# In this game a unit that passes its test rallies without a pip.
rules-in-this-game-a-unit-that-passes-its-ad880r = En esta partida una unidad que supera su prueba se reagrupa sin pip.
# A pip is set aside for it already.
rules-a-pip-is-set-aside-for-it-already-1ta02bx = Ya se ha apartado un pip para ella.
# A unit in Rout cannot rally once it has the casualties at which it routs without a test.
rules-a-unit-in-rout-cannot-rally-once-it-has-1wvss1m = Una unidad En fuga no puede reagruparse con las bajas con las que se huye sin prueba.
# Its general, or the commander in chief, has to be in base contact.
rules-its-general-or-the-commander-in-chief-1o3649x = Su general, o el comandante en jefe, tiene que estar en contacto de peanas.
# The commander in chief has to be in base contact himself.
rules-the-commander-in-chief-has-to-be-in-1i3xqu0 = El propio comandante en jefe tiene que estar en contacto de peanas.
# Only a battery of his own corps that is on the table fires.
rules-only-a-battery-of-his-own-corps-that-is-1dwpux3 = Solo tira una batería de su propio cuerpo que esté en la mesa.
# Only guns that are deployed and Formed fire.
rules-only-guns-that-are-deployed-and-formed-1coe3il = Solo tira la artillería en batería y En orden.
# Artillery fires before anything of its corps moves.
rules-artillery-fires-before-anything-of-its-69ct2l = La artillería tira antes de que se mueva nada de su cuerpo.
# In its turn a battery does nothing before it fires, unless it unlimbers.
rules-in-its-turn-a-battery-does-nothing-2part2 = En su turno una batería no hace nada antes de tirar, salvo desenganchar.
# Guns fire at enemy brigades and batteries that are on the table.
rules-guns-fire-at-enemy-brigades-and-yrv2d3 = La artillería tira sobre brigadas y baterías enemigas que estén en la mesa.
# There is no fire at a blind: its figures have to be placed first.
rules-there-is-no-fire-at-a-blind-its-figures-c7njz7 = No se tira sobre una pantalla: antes hay que colocar sus figuras.
# No part of the target lies in the arc of fire.
rules-no-part-of-the-target-lies-in-the-arc-1p9hxrs = Ninguna parte del blanco está dentro del arco de tiro.
# The target is beyond the long range of the guns.
rules-the-target-is-beyond-the-long-range-of-1yb91y5 = El blanco está más allá del alcance largo de las piezas.
# Friends are within an inch of the line of fire.
rules-friends-are-within-an-inch-of-the-line-11b8ukt = Hay amigos a menos de una pulgada de la línea de tiro.
# Guns fire over friends only from higher ground, and 8 inches behind them.
rules-guns-fire-over-friends-only-from-higher-190iqje = La artillería solo tira por encima de amigos desde terreno más alto y 8 pulgadas detrás de ellos.
# Woods, buildings or a hill are between the guns and the target.
rules-woods-buildings-or-a-hill-are-between-m73li = Entre las piezas y el blanco hay bosque, edificios o una colina.
# Other enemies stand before the target.
rules-other-enemies-stand-before-the-target-1eyc7qm = Hay otros enemigos delante del blanco.
# { $bodies } is in the way.
rules-bodies-is-in-the-way-2s3zn8 = En medio: { $bodies }.
# The target is { $lengths } inches away, and the guns reach { $lengths2 }.
rules-the-target-is-lengths-inches-away-and-hijccf = El blanco está a { $lengths } pulgadas, y las piezas alcanzan { $lengths2 }.
# Straight ahead, after one wheel of up to 45 degrees, the enemy is out of reach.
rules-straight-ahead-after-one-wheel-of-up-to-ekm7g9 = En línea recta, tras una conversión de hasta 45 grados, el enemigo queda fuera de alcance.
# Only infantry skirmishes.
rules-only-infantry-skirmishes-1r9g1r2 = Solo la infantería hace escaramuzas.
# Only infantry opens a firefight.
rules-only-infantry-opens-a-firefight-aew22i = Solo la infantería abre un tiroteo.
# No one fires at an enemy who is in contact with friends.
rules-no-one-fires-at-an-enemy-who-is-in-ah9ldd = No se hace fuego sobre un enemigo que está en contacto con amigos.
# The enemy is not before the front of the brigade.
rules-the-enemy-is-not-before-the-front-of-1wbtbo = El enemigo no está ante el frente de la brigada.
# Another unit stands between.
rules-another-unit-stands-between-39c1lz = Hay otra unidad en medio.
# Brigades skirmish within 4 inches.
rules-brigades-skirmish-within-4-inches-1jg4vg1 = Las brigadas hacen escaramuzas a 4 pulgadas o menos.
# A firefight is fought within 2 inches.
rules-a-firefight-is-fought-within-2-inches-1mog0tw = Un tiroteo se libra a 2 pulgadas o menos.
# A firefight is with infantry.
rules-a-firefight-is-with-infantry-1sskdkv = Un tiroteo es con infantería.
# A firefight is fought in the open: here infantry skirmishes.
rules-a-firefight-is-fought-in-the-open-here-1ir98qw = Un tiroteo se libra en campo abierto: aquí la infantería hace escaramuzas.
# No firefight is opened with routers: infantry may skirmish with them.
rules-no-firefight-is-opened-with-routers-armlgb = Con fugitivos no se abre un tiroteo: la infantería puede hacer escaramuzas con ellos.
# Only infantry occupies a built-up area or wood.
rules-only-infantry-occupies-a-built-up-area-1qgo6gz = Solo la infantería ocupa una zona edificada o un bosque.
# A brigade occupies what it is wholly inside of.
rules-a-brigade-occupies-what-it-is-wholly-zvhwse = Una brigada ocupa aquello dentro de lo que está por entero.
# The brigade is a garrison already.
rules-the-brigade-is-a-garrison-already-1rl0ebi = La brigada ya es guarnición.
# Another brigade of its army is in this section already.
rules-another-brigade-of-its-army-is-in-this-hbrurs = En este sector ya hay otra brigada de su ejército.
# Enemies are inside: they have to be driven out first.
rules-enemies-are-inside-they-have-to-be-55wm3r = Hay enemigos dentro: antes hay que expulsarlos.
# Only a garrison forms up at an edge.
rules-only-a-garrison-forms-up-at-an-edge-xhwkxm = Solo una guarnición forma junto a un borde.
# Only infantry assaults.
rules-only-infantry-assaults-cgn3zy = Solo la infantería asalta.
# Guns are charged, not fought: that is no fight of infantry.
rules-guns-are-charged-not-fought-that-is-no-18yiq6u = A la artillería se la carga, no se la combate: eso no es combate de infantería.
# Inside a built-up area or wood one brigade of each side fights at a time.
rules-inside-a-built-up-area-or-wood-one-crgov6 = Dentro de una zona edificada o un bosque combate una sola brigada de cada bando a la vez.
# Another brigade attacks this side of the built-up area or wood already.
rules-another-brigade-attacks-this-side-of-6d5e95 = Otra brigada ataca ya este lado de la zona edificada o del bosque.
# The enemy is too far inside to be attacked from here.
rules-the-enemy-is-too-far-inside-to-be-1wwhzj8 = El enemigo está demasiado adentro para atacarlo desde aquí.
# That brigade takes part already.
rules-that-brigade-takes-part-already-uttwx5 = Esa brigada ya toma parte.
# The brigade that leads is one of those that have come to this fight.
rules-the-brigade-that-leads-is-one-of-those-1nfa8c6 = La brigada que dirige es una de las que han acudido a este combate.
# In this game each attacker of a built-up area or wood fights alone.
rules-in-this-game-each-attacker-of-a-built-1h50ypx = En esta partida cada atacante de una zona edificada o un bosque combate por su cuenta.
# That brigade would fight another fight, not this one.
rules-that-brigade-would-fight-another-fight-1edr6ch = Esa brigada libraría otro combate, no este.
# A brigade in column of march begins no fight.
rules-a-brigade-in-column-of-march-begins-no-lhbzq2 = Una brigada en columna de marcha no inicia combate.
# Only a Formed brigade begins a fight.
rules-only-a-formed-brigade-begins-a-fight-8acgbo = Solo una brigada En orden inicia un combate.
# In a move a brigade begins one skirmish or one firefight, and no other fight with it.
rules-in-a-move-a-brigade-begins-one-skirmish-17r66g3 = En una jugada una brigada inicia una escaramuza o un tiroteo, y ningún otro combate además.
# Fights are with enemy brigades and batteries that are on the table.
rules-fights-are-with-enemy-brigades-and-8tq0kk = Se combate contra brigadas y baterías enemigas que estén en la mesa.
# There is no fight with a blind: its figures have to be placed first.
rules-there-is-no-fight-with-a-blind-its-ezcfdg = No se combate contra una pantalla: antes hay que colocar sus figuras.
# On Attack infantry attacks an enemy within reach: a brigade of his still can.
rules-on-attack-infantry-attacks-an-enemy-1do7n2z = Con Ataque la infantería ataca a un enemigo a su alcance: una brigada suya aún puede.
# On Attack cavalry charges an enemy within reach, and infantry guns: a unit of his still can.
rules-on-attack-cavalry-charges-an-enemy-w8savb = Con Ataque la caballería carga a un enemigo a su alcance, y la infantería a la artillería: una unidad suya aún puede.
# On Attack artillery closes to canister range: a battery of his still can.
rules-on-attack-artillery-closes-to-canister-1c2usnl = En Ataque la artillería se acerca a distancia de metralla: una batería suya todavía puede.
# He has to use his pips: a unit of his can still go towards its objective.
rules-he-has-to-use-his-pips-a-unit-of-his-331o7z = Tiene que usar sus pips: una unidad suya aún puede ir hacia su objetivo.
# Only a commander in chief gives his turn away.
rules-only-a-commander-in-chief-gives-his-1psj865 = Solo un comandante en jefe cede su turno.
# He gives it to a corps or the reserve of his own army.
rules-he-gives-it-to-a-corps-or-the-reserve-18smt4a = Lo cede a un cuerpo o a la reserva de su propio ejército.
# He has to be in base contact with the commander of the corps.
rules-he-has-to-be-in-base-contact-with-the-13pxna6 = Tiene que estar en contacto de peanas con el comandante del cuerpo.
# The price is 1 pip if he is Gifted, 2 if Average, 3 if Poor, and a pip at least has to be left for the corps.
rules-the-price-is-1-pip-if-he-is-gifted-2-if-1dhv073 = El precio es 1 pip si es Brillante, 2 si Corriente, 3 si Mediocre, y al cuerpo le tiene que quedar al menos un pip.
# A commander orders only units of his own corps that are on the table.
rules-a-commander-orders-only-units-of-his-18ludgj = Un comandante solo da órdenes a unidades de su cuerpo que estén en la mesa.
# The command has no general any more who could give orders.
rules-the-command-has-no-general-any-more-who-oxlu0e = El mando ya no tiene un general que pueda dar órdenes.
# The unit is farther from its commander than he can give orders.
rules-the-unit-is-farther-from-its-commander-p3bdjc = La unidad está más lejos de su comandante de lo que alcanzan sus órdenes.
# The commander in chief leads one brigade in this turn: nothing else acts.
rules-the-commander-in-chief-leads-one-1qfzo64 = El comandante en jefe dirige una brigada en este turno: nada más actúa.
# A routing unit does nothing but rally.
rules-a-routing-unit-does-nothing-but-rally-k0b22b = Una unidad en fuga no hace más que reagruparse.
# Cavalry that has charged at an opportunity does nothing in its own turn.
rules-cavalry-that-has-charged-at-an-p2xk2d = La caballería que ha cargado en una oportunidad no hace nada en su propio turno.
# Pursuers do nothing in their turn but try to rally.
rules-pursuers-do-nothing-in-their-turn-but-xocrc1 = Los perseguidores no hacen en su turno más que intentar reagruparse.
# In contact with the enemy a unit fights on or retires, and does nothing else.
rules-in-contact-with-the-enemy-a-unit-fights-grt43b = En contacto con el enemigo una unidad sigue combatiendo o se retira, y nada más.
# The commander has too few pips left for it.
rules-the-commander-has-too-few-pips-left-for-6hj74b = Al comandante le quedan pocos pips para eso.
# With strict actions a brigade that has acted near the enemy begins no fight.
rules-with-strict-actions-a-brigade-that-has-1axyrk6 = Con acciones estrictas una brigada que ha actuado cerca del enemigo no inicia combate.
# Within 16 inches of an enemy only a plain move may come before a fight, no other action.
rules-within-16-inches-of-an-enemy-only-a-1mre13z = A 16 pulgadas o menos de un enemigo solo un simple movimiento puede preceder a un combate, ninguna otra acción.
# Within 16 inches of an enemy a unit acts once in a turn.
rules-within-16-inches-of-an-enemy-a-unit-1iv3lb3 = A 16 pulgadas o menos de un enemigo una unidad actúa una vez por turno.
# In this game a commander in chief leads no brigade himself.
rules-in-this-game-a-commander-in-chief-leads-p02fw9 = En esta partida un comandante en jefe no dirige en persona ninguna brigada.
# Only a commander in chief takes over a brigade.
rules-only-a-commander-in-chief-takes-over-a-1cvn8lt = Solo un comandante en jefe toma el mando de una brigada.
# He takes over a brigade of his own army that stands on the table.
rules-he-takes-over-a-brigade-of-his-own-army-7uz017 = Toma el mando de una brigada de su propio ejército que esté en la mesa.
# The rest of its command is still under a blind: he takes over none of that.
rules-the-rest-of-its-command-is-still-under-aeg5v = El resto de su mando sigue bajo pantalla: de ese no toma el mando de ninguna.
# He has to be in base contact with the brigade.
rules-he-has-to-be-in-base-contact-with-the-4x5wkj = Tiene que estar en contacto de peanas con la brigada.
# Only a commander in chief gives orders to corps.
rules-only-a-commander-in-chief-gives-orders-nw7pil = Solo un comandante en jefe da órdenes a los cuerpos.
# He gives orders to the corps and the reserve of his own army.
rules-he-gives-orders-to-the-corps-and-the-90dtzm = Da órdenes a los cuerpos y a la reserva de su propio ejército.
# He has too few pips: 1 is the price if he is Gifted, 2 if Average, 3 if Poor.
rules-he-has-too-few-pips-1-is-the-price-if-k0et2g = Tiene pocos pips: el precio es 1 si es Brillante, 2 si Corriente, 3 si Mediocre.
# An order has an objective; only a Halt has none.
rules-an-order-has-an-objective-only-a-halt-p113jb = Una orden tiene un objetivo; solo Alto no lo tiene.
# The corps has this order already.
rules-the-corps-has-this-order-already-6fie6b = El cuerpo ya tiene esa orden.
# A commander in chief has no order of his own.
rules-a-commander-in-chief-has-no-order-of-d8pu2q = Un comandante en jefe no tiene orden propia.
# The corps is on Halt already.
rules-the-corps-is-on-halt-already-1vkgicr = El cuerpo ya está en Alto.
# To change his own order costs 1 pip if he is Gifted, 2 if Average, 3 if Poor.
rules-to-change-his-own-order-costs-1-pip-if-1vgnmil = Cambiar su propia orden cuesta 1 pip si es Brillante, 2 si es Corriente, 3 si es Mediocre.
# All his units have to be within 16 inches of him, those in Rout excepted.
rules-all-his-units-have-to-be-within-16-youkpo = Todas sus unidades tienen que estar a 16 pulgadas o menos de él, salvo las que estén En fuga.
# On Halt no unit moves nearer to the enemy.
rules-on-halt-no-unit-moves-nearer-to-the-yvz18z = Con Alto ninguna unidad se mueve hacia el enemigo.
# By its orders the unit goes towards the objective, not back.
rules-by-its-orders-the-unit-goes-towards-the-80eknq = Por sus órdenes la unidad va hacia el objetivo, no hacia atrás.
# By its orders the unit keeps its formation.
rules-by-its-orders-the-unit-keeps-its-nf2p65 = Por sus órdenes la unidad conserva su formación.
# By its orders artillery does not fire.
rules-by-its-orders-artillery-does-not-fire-1k928s1 = Por sus órdenes la artillería no tira.
# By its orders cavalry charges at an opportunity only, in the turn of the enemy.
rules-by-its-orders-cavalry-charges-at-an-18ce24s = Por sus órdenes la caballería solo carga en una oportunidad, en el turno del enemigo.
# By its orders cavalry does not charge at an opportunity.
rules-by-its-orders-cavalry-does-not-charge-cf4nea = Por sus órdenes la caballería no carga en una oportunidad.
# Infantry skirmishes on Hold and Engage only.
rules-infantry-skirmishes-on-hold-and-engage-1uqnsj6 = La infantería solo hace escaramuzas con Mantener y Empeñarse.
# Infantry opens a firefight on Hold and Engage only.
rules-infantry-opens-a-firefight-on-hold-and-1h98jhi = La infantería solo abre un tiroteo con Mantener y Empeñarse.
# Infantry assaults on Attack only.
rules-infantry-assaults-on-attack-only-1fvcbyj = La infantería solo asalta con Ataque.
# Infantry assaults the edge of a built-up area or wood on Attack only.
rules-infantry-assaults-the-edge-of-a-built-gdk72c = La infantería solo asalta el borde de una zona edificada o un bosque con Ataque.
# Infantry begins a fight inside a built-up area or wood on Engage and Attack only.
rules-infantry-begins-a-fight-inside-a-built-lm343e = La infantería solo inicia un combate dentro de una zona edificada o un bosque con Empeñarse y Ataque.
# On Hold and Attack no unit evades a charge.
rules-on-hold-and-attack-no-unit-evades-a-1ymw6qm = Con Mantener y Ataque ninguna unidad rehúye una carga.
# By its orders the unit does not enter built-up areas.
rules-by-its-orders-the-unit-does-not-enter-14hgwqq = Por sus órdenes la unidad no entra en zonas edificadas.
# On Attack the unit goes towards the objective, not back.
rules-on-attack-the-unit-goes-towards-the-m05sfr = Con Ataque la unidad va hacia el objetivo, no hacia atrás.
# On Halt cavalry charges at an opportunity only, in the turn of the enemy.
rules-on-halt-cavalry-charges-at-an-qjzxt0 = Con Alto la caballería solo carga en una oportunidad, en el turno del enemigo.
# Within 4 inches of an enemy a general moves once in a turn.
rules-within-4-inches-of-an-enemy-a-general-1uariz = A 4 pulgadas o menos de un enemigo un general se mueve una vez por turno.
# A general moves up to 16 inches for a pip.
rules-a-general-moves-up-to-16-inches-for-a-18oe3a6 = Un general se mueve hasta 16 pulgadas por un pip.
# The active commander moves himself, and no other general.
rules-the-active-commander-moves-himself-and-1krq3he = El comandante activo se mueve a sí mismo, y a ningún otro general.
# The general is not on the table.
rules-the-general-is-not-on-the-table-kgxbml = El general no está en la mesa.
# You choose among the corps and the reserve of your own army.
rules-you-choose-among-the-corps-and-the-1nlp580 = Eliges entre los cuerpos y la reserva de tu propio ejército.
# That is chosen already.
rules-that-is-chosen-already-k95mcg = Eso ya está elegido.
# No more commands take part than the scenario allows.
rules-no-more-commands-take-part-than-the-1qtzqq5 = No toman parte más mandos de los que permite el escenario.
# The command does not take part.
rules-the-command-does-not-take-part-w5l9jf = El mando no toma parte.
# First take a corps from which the reserve can have cavalry or a battery.
rules-first-take-a-corps-from-which-the-1gbpqu5 = Elige antes un cuerpo del que la reserva pueda tener caballería o una batería.
# Only cavalry and batteries of the corps are allotted to the reserve.
rules-only-cavalry-and-batteries-of-the-corps-h6i1r7 = A la reserva solo se asignan caballería y baterías de los cuerpos.
# Both its corps and the reserve have to take part.
rules-both-its-corps-and-the-reserve-have-to-v5wt4e = Tienen que tomar parte tanto su cuerpo como la reserva.
# A unit at least stays with the corps.
rules-a-unit-at-least-stays-with-the-corps-1hiffjc = Con el cuerpo queda al menos una unidad.
# A reserve that takes part needs a unit: allot one to it.
rules-a-reserve-that-takes-part-needs-a-unit-1smyxlw = Una reserva que toma parte necesita una unidad: asígnale una.
# Such an order cannot be written: all but a Halt name an objective (0.4).
rules-such-an-order-cannot-be-written-all-but-1pbqw4k = Una orden así no se puede escribir: todas menos Alto nombran un objetivo (0.4).
# Laid are the blinds of commands that take part, and the commander in chief.
rules-laid-are-the-blinds-of-commands-that-1n4g5jk = Se colocan las pantallas de los mandos que toman parte, y el comandante en jefe.
# A blind has no more strips than the scenario allows; they lie evenly to both sides.
rules-a-blind-has-no-more-strips-than-the-qziz9u = Una pantalla no tiene más tiras de las que permite el escenario; quedan por igual a ambos lados.
# The side has no more decoys.
rules-the-side-has-no-more-decoys-1rth7ne = Al bando no le quedan señuelos.
# Blinds lie wholly on the table, within the ground along your own edge of it.
rules-blinds-lie-wholly-on-the-table-within-5o4h0m = Las pantallas están por entero en la mesa, dentro de la franja junto a tu propio borde.
# Another blind of yours lies there.
rules-another-blind-of-yours-lies-there-1rrl4dp = Ahí hay otra pantalla tuya.
# More commands have to take part.
rules-more-commands-have-to-take-part-27388t = Tienen que tomar parte más mandos.
# Each command needs an order and the blind that covers it, the commander in chief a place.
rules-each-command-needs-an-order-and-the-1jdr6yv = Cada mando necesita una orden y la pantalla que lo cubre; el comandante en jefe, un sitio.
# Cavalry cannot charge a Formed square.
rules-cavalry-cannot-charge-a-formed-square-ku8nx5 = La caballería no puede cargar a un cuadro En orden.
# Cavalry does not charge into a built-up area or a wood.
rules-cavalry-does-not-charge-into-a-built-up-1sdn80k = La caballería no carga hacia una zona edificada o un bosque.
# A charge goes straight, after one wheel of up to 45 degrees: so the enemy is out of reach.
rules-a-charge-goes-straight-after-one-wheel-1icj5pb = Una carga va recta, tras una conversión de hasta 45 grados: así no se alcanza al enemigo.
# A built-up area is in the way of the charge.
rules-a-built-up-area-is-in-the-way-of-the-13y9u6w = Una zona edificada se interpone en la carga.
# Cavalry charges; infantry charges guns only.
rules-cavalry-charges-infantry-charges-guns-1um39pe = Carga la caballería; la infantería solo carga a la artillería.
# Only a Formed brigade charges.
rules-only-a-formed-brigade-charges-ev5po8 = Solo carga una brigada En orden.
# In its turn a brigade begins one combat.
rules-in-its-turn-a-brigade-begins-one-combat-1u86pm8 = En su turno una brigada inicia un solo combate.
# That is no enemy unit on the table.
rules-that-is-no-enemy-unit-on-the-table-nq0zpr = Eso no es una unidad enemiga en la mesa.
# On Hold and Engage cavalry charges enemies within 8 inches.
rules-on-hold-and-engage-cavalry-charges-1qf74g1 = Con Mantener y Empeñarse la caballería carga a enemigos a 8 pulgadas o menos.
# Only Formed cavalry that is not in contact charges at an opportunity.
rules-only-formed-cavalry-that-is-not-in-1ejbwa5 = Solo carga en una oportunidad la caballería En orden que no esté en contacto.
# Pursuers have to rally before they charge again.
rules-pursuers-have-to-rally-before-they-1bwl0bq = Los perseguidores tienen que reagruparse antes de volver a cargar.
# In one turn of an enemy a brigade tries to charge once.
rules-in-one-turn-of-an-enemy-a-brigade-tries-pys4e5 = En un turno del enemigo una brigada intenta cargar una sola vez.
# Only units of the command whose turn it is are charged.
rules-only-units-of-the-command-whose-turn-it-134foir = Solo se carga a unidades del mando que tiene el turno.
# Charged are Disordered and Shaken enemies, those who offer flank or rear, and columns: of cavalry, of march, of limbered guns.
rules-charged-are-disordered-and-shaken-1fsiyyu = Se carga a enemigos Desordenados y Quebrantados, a los que ofrecen el flanco o la retaguardia, y a columnas: de caballería, de marcha, de artillería enganchada.
# Pursuers charge the nearest enemy before them; of several equally near one is chosen.
rules-pursuers-charge-the-nearest-enemy-7nmj61 = Los perseguidores cargan al enemigo más cercano que tengan delante; entre varios igual de cercanos se elige uno.
# It cannot evade: too near, in square or in contact, or with no way; gunners need a support within 4 inches.
rules-it-cannot-evade-too-near-in-square-or-1bgommx = No puede rehuir: demasiado cerca, en cuadro o en contacto, o sin camino; los artilleros necesitan un apoyo a 4 pulgadas o menos.
# Only cavalry counter-charges cavalry, and not from nearer than half a move.
rules-only-cavalry-counter-charges-cavalry-1bbsfly = Solo la caballería contracarga a la caballería, y no desde más cerca de medio movimiento.
# Cavalry in Rout does not counter-charge.
rules-cavalry-in-rout-does-not-counter-charge-1e8t5kx = La caballería En fuga no contracarga.
# Only Formed infantry takes another formation, where there is room; in flank or rear only a square helps.
rules-only-formed-infantry-takes-another-13zyn3u = Solo la infantería En orden toma otra formación, donde hay sitio; de flanco o por la espalda solo sirve el cuadro.
# Only Formed infantry turns, charged in flank or rear and not in column of march.
rules-only-formed-infantry-turns-charged-in-dvddjk = Solo da frente la infantería En orden, cargada de flanco o por la espalda y no en columna de marcha.
# A Formed cavalry brigade of the same corps intercepts, within half its move of the way of the charge.
rules-a-formed-cavalry-brigade-of-the-same-ijdtj7 = Intercepta una brigada de caballería En orden del mismo cuerpo, a medio movimiento suyo o menos del camino de la carga.
# Pursuers choose whom they charge: no one reacts yet.
rules-pursuers-choose-whom-they-charge-no-one-e1svrr = Los perseguidores eligen a quién cargan: aún no reacciona nadie.
# Only as an option gunners fire at a charge: deployed, at cavalry in front that starts farther away than half a move.
rules-only-as-an-option-gunners-fire-at-a-1adxwty = Solo como opción hacen fuego los artilleros sobre una carga: en batería, sobre caballería que viene de frente y arranca desde más lejos que medio movimiento.
# Gunners who can fire or evade do so.
rules-gunners-who-can-fire-or-evade-do-so-6papci = Los artilleros que pueden hacer fuego o rehuir lo hacen.
# Gunners who can evade do so.
rules-gunners-who-can-evade-do-so-jtn4mt = Los artilleros que pueden rehuir lo hacen.
# Formed cavalry that can counter-charge does not stand.
rules-formed-cavalry-that-can-counter-charge-htcs0c = La caballería En orden que puede contracargar no espera a pie firme.
# Only a unit of his that waits off the table comes on.
rules-only-a-unit-of-his-that-waits-off-the-1mxxdj4 = Solo entra en la mesa una unidad suya que espere fuera.
# It comes on from its own edge of the table, by one move at most.
rules-it-comes-on-from-its-own-edge-of-the-1x5q0dh = Entra por su propio borde de la mesa, con un movimiento como mucho.
# It comes on no nearer than 4 inches to an enemy.
rules-it-comes-on-no-nearer-than-4-inches-to-1ebmgcr = Entra sin acercarse a menos de 4 pulgadas de un enemigo.
# It has to come on within the distance at which its commander gives orders.
rules-it-has-to-come-on-within-the-distance-17ohbcm = Tiene que entrar dentro de la distancia a la que su comandante da órdenes.
# Light cavalry comes out from under the blind that covers its command.
rules-light-cavalry-comes-out-from-under-the-7r9e7w = La caballería ligera sale de debajo de la pantalla que cubre a su mando.
# Only light cavalry that lies under the blind is detached from it.
rules-only-light-cavalry-that-lies-under-the-10zhu16 = Solo se destaca caballería ligera que esté bajo la pantalla.
# A unit at least stays under the blind: the last one is placed as its figures.
rules-a-unit-at-least-stays-under-the-blind-xmi8sv = Bajo la pantalla queda al menos una unidad: la última se coloca como sus figuras.
# At no edge of the blind is there room for it, 4 inches from the enemy.
rules-at-no-edge-of-the-blind-is-there-room-yer3zv = En ningún borde de la pantalla hay sitio para ella, a 4 pulgadas del enemigo.
# This unit does not wait to be placed under the blind.
rules-this-unit-does-not-wait-to-be-placed-1rbccw5 = Esta unidad no espera su sitio bajo la pantalla.
# From one strip come columns; from two or more infantry in column or line, cavalry and guns either way.
rules-from-one-strip-come-columns-from-two-or-32cz8a = De una tira salen columnas; de dos o más, la infantería en columna o línea, y caballería y artillería de cualquier modo.
# The blind has no such strip.
rules-the-blind-has-no-such-strip-k0kkgz = La pantalla no tiene esa tira.
# First a unit comes to the front edge of each strip.
rules-first-a-unit-comes-to-the-front-edge-of-11akegb = Primero va una unidad al borde delantero de cada tira.
# There is no room for it within the width of that strip.
rules-there-is-no-room-for-it-within-the-dsaflt = No hay sitio para ella en el ancho de esa tira.
# Only a unit that the table has no room for waits off it.
rules-only-a-unit-that-the-table-has-no-room-1ou5lg7 = Solo espera fuera una unidad que no cabe en la mesa.
# Only blinds have strips.
rules-only-blinds-have-strips-1a5504i = Solo las pantallas tienen tiras.
# Strips are added or dropped once in a move.
rules-strips-are-added-or-dropped-once-in-a-oh5x83 = Se añaden o quitan tiras una vez por jugada.
# The blind has this number of strips already.
rules-the-blind-has-this-number-of-strips-1dbogyw = La pantalla ya tiene ese número de tiras.
# A blind has no more strips than the command has brigades and batteries.
rules-a-blind-has-no-more-strips-than-the-17k6wsu = Una pantalla no tiene más tiras que brigadas y baterías el mando.
# To both sides strips are added or dropped by pairs.
rules-to-both-sides-strips-are-added-or-1uzg87j = A ambos lados las tiras se añaden o quitan por pares.
# Nothing lies under the blinds of this command.
rules-nothing-lies-under-the-blinds-of-this-prnafk = No hay nada bajo las pantallas de este mando.

## troops

# 13 French
troops-units-fr-13 = 13.ª francesa
# 14 French
troops-units-fr-14 = 14.ª francesa
# 15 French
troops-units-fr-15 = 15.ª francesa
# 16 French
troops-units-fr-16 = 16.ª francesa
# 11 French Light Cavalry
troops-units-fr-11-cav = 11.ª de caballería ligera francesa
# Battery of 4 French Corps
troops-units-fr-4-guns = Batería del 4.º Cuerpo francés
# 17 French
troops-units-fr-17 = 17.ª francesa
# 18 French
troops-units-fr-18 = 18.ª francesa
# 19 French
troops-units-fr-19 = 19.ª francesa
# 20 French
troops-units-fr-20 = 20.ª francesa
# 3 French Dragoons
troops-units-fr-3-cav = 3.ª de dragones franceses
# Battery of 5 French Corps
troops-units-fr-5-guns = Batería del 5.º Cuerpo francés
# 21 French
troops-units-fr-21 = 21.ª francesa
# 22 French
troops-units-fr-22 = 22.ª francesa
# 23 French
troops-units-fr-23 = 23.ª francesa
# 24 French
troops-units-fr-24 = 24.ª francesa
# 5 French Cuirassiers
troops-units-fr-5-cav = 5.ª de coraceros franceses
# Battery of 6 French Corps
troops-units-fr-6-guns = Batería del 6.º Cuerpo francés
# 1 Polish
troops-units-pl-1 = 1.ª polaca
# 2 Polish
troops-units-pl-2 = 2.ª polaca
# 3 Polish
troops-units-pl-3 = 3.ª polaca
# 4 Polish
troops-units-pl-4 = 4.ª polaca
# 13 Polish Lancers
troops-units-pl-13-cav = 13.ª de lanceros polacos
# Battery of 13 Polish Corps
troops-units-pl-13-guns = Batería del 13.º Cuerpo polaco
# 1 Prussian
troops-units-pr-1 = 1.ª prusiana
# 2 Prussian
troops-units-pr-2 = 2.ª prusiana
# 3 Prussian
troops-units-pr-3 = 3.ª prusiana
# 4 Prussian Landwehr
troops-units-pr-4 = 4.ª de Landwehr prusiana
# 1 Prussian Hussars
troops-units-pr-1-cav = 1.ª de húsares prusianos
# Battery of 1 Prussian Corps
troops-units-pr-1-guns = Batería del 1.er Cuerpo prusiano
# 5 Prussian
troops-units-pr-5 = 5.ª prusiana
# 6 Prussian
troops-units-pr-6 = 6.ª prusiana
# 7 Prussian
troops-units-pr-7 = 7.ª prusiana
# 8 Prussian Landwehr
troops-units-pr-8 = 8.ª de Landwehr prusiana
# 2 Prussian Lancers
troops-units-pr-2-cav = 2.ª de lanceros prusianos
# Battery of 2 Prussian Corps
troops-units-pr-2-guns = Batería del 2.º Cuerpo prusiano
# 9 Prussian
troops-units-pr-9 = 9.ª prusiana
# 10 Prussian
troops-units-pr-10 = 10.ª prusiana
# 11 Prussian
troops-units-pr-11 = 11.ª prusiana
# 12 Prussian Landwehr
troops-units-pr-12 = 12.ª de Landwehr prusiana
# 3 Prussian Hussars
troops-units-pr-3-cav = 3.ª de húsares prusianos
# Battery of 3 Prussian Corps
troops-units-pr-3-guns = Batería del 3.er Cuerpo prusiano
# 13 Prussian
troops-units-pr-13 = 13.ª prusiana
# 14 Prussian
troops-units-pr-14 = 14.ª prusiana
# 15 Prussian
troops-units-pr-15 = 15.ª prusiana
# 16 Prussian Landwehr
troops-units-pr-16 = 16.ª de Landwehr prusiana
# 4 Prussian Dragoons
troops-units-pr-4-cav = 4.ª de dragones prusianos
# Battery of 4 Prussian Corps
troops-units-pr-4-guns = Batería del 4.º Cuerpo prusiano
# French commander in chief
troops-commands-fr-chief = Comandante en jefe francés
# 4 French Corps
troops-commands-fr-corps-4 = 4.º Cuerpo francés
# 5 French Corps
troops-commands-fr-corps-5 = 5.º Cuerpo francés
# 6 French Corps
troops-commands-fr-corps-6 = 6.º Cuerpo francés
# 13 Polish Corps
troops-commands-pl-corps-13 = 13.º Cuerpo polaco
# French Reserve
troops-commands-fr-reserve = Cuerpo de reserva francés
# Prussian commander in chief
troops-commands-pr-chief = Comandante en jefe prusiano
# 1 Prussian Corps
troops-commands-pr-corps-1 = 1.er Cuerpo prusiano
# 2 Prussian Corps
troops-commands-pr-corps-2 = 2.º Cuerpo prusiano
# 3 Prussian Corps
troops-commands-pr-corps-3 = 3.er Cuerpo prusiano
# 4 Prussian Corps
troops-commands-pr-corps-4 = 4.º Cuerpo prusiano
# Prussian Reserve
troops-commands-pr-reserve = Cuerpo de reserva prusiano
# Marshal Davout
troops-leaders-fr-chief = Mariscal Davout
# Prince Blücher
troops-leaders-pr-chief = Príncipe Blücher
# French
troops-nations-french = francés
# Polish
troops-nations-polish = polaco
# Prussian
troops-nations-prussian = prusiano
# British
troops-nations-british = británico
# Spanish
troops-nations-spanish = español
# East Farm
troops-ground-east-farm = Granja del Este
# West Farm
troops-ground-west-farm = Granja del Oeste
# Southern broken ground
troops-ground-southern-rough = Quebradas del Sur
# Northern broken ground
troops-ground-northern-rough = Quebradas del Norte
# Wolfsburg road north of the town
troops-ground-road-north = Camino de Wolfsburg al norte de la ciudad
# T-junction
troops-ground-road-south = Bifurcación
# Behind the town
troops-ground-behind-town = Detrás de la ciudad
# Brickworks
troops-ground-brickworks = Tejar
# Sheepfold
troops-ground-sheepfold = Majada
# Windmill height
troops-ground-windmill-height = Altura del molino
# Gravel pits
troops-ground-gravel-pits = Graveras
# Clay pits
troops-ground-clay-pits = Barreros
# Crossroads
troops-ground-crossroads = Cruce de caminos
# Manor
troops-ground-manor = Casa señorial
# Paper mill
troops-ground-paper-mill = Molino de papel
# Hohenfeld ridge
troops-ground-ridge = Loma de Hohenfeld
# Moor hill
troops-ground-moor-hill = Colina del páramo
# Kiln hill
troops-ground-kiln-hill = Colina del horno
# Ridge wood
troops-ground-ridge-wood = Bosque de la loma
# South wood
troops-ground-south-wood = Bosque del sur
# Quarry
troops-ground-quarry = Cantera
# Heath
troops-ground-heath = Brezal
# Ridge crossing
troops-ground-ridge-crossing = Cruce de la loma
