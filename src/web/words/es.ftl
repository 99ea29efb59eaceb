## language

# English
language-name = Español

## shell

# Grognard
shell-app-title = Grognard
# Skip to the content
shell-app-skip = Ir al contenido
# Home
shell-app-home = Inicio
# One moment …
shell-app-loading = Un momento…
# Close
shell-app-close = Cerrar
# Cancel
shell-app-cancel = Cancelar
# { $minutes } min
shell-app-minutes = { $minutes } min
# Rule { $rule }
shell-app-rule = Regla { $rule }
# Rulebook
shell-app-rulebook = Reglamento
# You are offline. Games on this screen and against the computer still work.
shell-app-offline = Sin red. Las partidas en esta pantalla y contra el ordenador continúan.
# A newer version is ready.
shell-app-update = Hay una versión más nueva.
# Load it
shell-app-reload = Cargarla
# Copy the link
shell-app-copy = Copiar el enlace
# Copied
shell-app-copied = Copiado
# The game could not begin: { $why }
shell-app-notBegun = No se pudo empezar la partida: { $why }
# any legal move
shell-levels-random = cualquier jugada legal
# Conscript
shell-levels-conscript = Quinto
# Recruit
shell-levels-recruit = Recluta
# Drill sergeant
shell-levels-drill = Sargento instructor
# Captain
shell-levels-marshal-1 = Capitán
# Colonel
shell-levels-marshal-2 = Coronel
# General
shell-levels-marshal-3 = General
# Marshal
shell-levels-marshal-4 = Mariscal
# Normal
shell-speeds-1 = Normal
# Fast
shell-speeds-2 = Rápido
# Very fast
shell-speeds-4 = Muy rápido
# At once
shell-speeds-off = De golpe
# Slow
shell-speeds-0-5 = Lento

## battle

# How the battle stands
battle-standing = Cómo va la batalla
# Still to come
battle-coming = Aún han de llegar
# Unit
battle-unit = Unidad
# Where
battle-where = Dónde
# Read rule { $rule }
battle-rule = Leer la regla { $rule }
# { $lost } of { $levels } levels lost
battle-losses = perdidos { $lost } de { $levels } niveles
# The die: { $roll }
battle-die = El dado: { $roll }
# What has just happened
battle-happened = Lo que acaba de ocurrir
# Close
battle-close = Cerrar
# Show the whole story
battle-unfold = Mostrar toda la historia
# Fold the story
battle-fold = Plegar la historia
# The one before
battle-before = Lo anterior
# The next one
battle-after = Lo siguiente
# Show { $place } on the map
battle-place = Ver { $place } en el mapa
# What the die brings
battle-brings = Lo que puede dar el dado
# Die
battle-face = Dado
# Result
battle-result = Resultado
# Chance
battle-chance = Probabilidad
# Total
battle-total = Suma

## beside

# The game begins once the browsers of both sides have sealed the dice. Still waiting for: { $seats }.
beside-sealing = La partida empieza cuando los navegadores de ambos bandos hayan sellado los dados. Falta: { $seats }.
# { $seats } must choose.
beside-waitFor = Debe elegir: { $seats }.
# The rules could not be loaded. Trying again; if this message stays, reload the page.
beside-rulesLate = No se han podido cargar las reglas. Se vuelven a pedir; si esto no cambia, recarga la página.
# The computer is thinking …
beside-thinking = El ordenador está pensando…
# On its way …
beside-onItsWay-answer = En camino…
# Nothing to choose here: the game goes on in a moment.
beside-onItsWay-nothing = Aquí no hay nada que elegir: en un momento sigue por sí solo.
# Your choice is kept here and sent as soon as the connection is back.
beside-unlinked-answer = Tu elección queda guardada aquí y sale en cuanto vuelva la conexión.
# Nothing to choose here: the game goes on as soon as the connection is back.
beside-unlinked-nothing = Aquí no hay nada que elegir: sigue en cuanto vuelva la conexión.
# Stopped on the way, so that the enemy could react.
beside-halted-asked = Se ha detenido por el camino para que el enemigo pudiera reaccionar.
# Stopped on the way: { $reason }
beside-halted-why = Se ha detenido por el camino: { $reason }
# You are watching.
beside-watching = Estás mirando.
# The game is over.
beside-isOver = La partida ha terminado.
# You are looking back.
beside-past = Estás mirando atrás.
# Something has been revealed since then, so the other side must agree.
beside-backNeeds = Desde entonces ha salido algo a la luz: el otro bando tiene que estar de acuerdo.
# Ask
beside-backAsk = Pedírselo
# Something has been revealed since then, so everyone at this screen must agree.
beside-backHere = Desde entonces ha salido algo a la luz: todos los que están ante esta pantalla tienen que estar de acuerdo.
# We agree
beside-backAgreed = Estamos de acuerdo
# The other side has been asked. Your choice is taken back as soon as they agree.
beside-backAsked = Se le ha pedido al otro bando. Se deshará en cuanto esté de acuerdo.
# The other side does not agree: nothing is taken back.
beside-backRefused = El otro bando no está de acuerdo: no se deshace nada.
# It is taken back. Choose again.
beside-backDone = Queda deshecho. Elige de nuevo.
# You have won
beside-end-youWon = Has ganado
# You have lost
beside-end-youLost = Has perdido
# A draw
beside-end-draw = Tablas
# by the rules
beside-end-by-rules = según las reglas
# by resignation
beside-end-by-resignation = por rendición
# by agreement
beside-end-by-agreement = de común acuerdo
# on time
beside-end-by-time = por tiempo
# because the other side left
beside-end-by-claim = porque el otro bando se había ido
# Your turn: { $scenario }
beside-notify-turn = Te toca: { $scenario }
# The game is over: { $scenario }
beside-notify-over = La partida ha terminado: { $scenario }
# Your turn
beside-notify-badge = Te toca
# Computer: { $level }
beside-seat-computer = Ordenador: { $level }
# Player
beside-seat-person = Jugador

## data
## The words about a designer's own data.

# You can replace the maps, armies, tables, scenarios or rulebook that come with Grognard with your own. Your files stay in this browser.
data-note = Mapas, ejércitos, tablas, escenarios o un reglamento tuyos pueden ocupar el lugar de los que trae Grognard. Se guardan en este navegador.
# Played by
data-by = Se juega con
# What comes with Grognard
data-shipped = Lo que trae Grognard
# { $name } (the data of this server)
data-served = { $name } (los datos de este servidor)
# Remove { $name }
data-remove = Quitar { $name }
# Remove “{ $name }” from this browser?
data-removeSure = ¿Quitar «{ $name }» de este navegador?
# Games that use it cannot be opened until you add its files again. The files on your disk are not touched.
data-removeText = Las partidas que se juegan con ellos no se podrán abrir hasta que vuelvas a añadir sus archivos. Los archivos de tu disco no se tocan.
# Remove
data-removeYes = Quitar
# Add files of your own
data-add = Añadir archivos tuyos
# Name of the data
data-name = Nombre de los datos
# My data
data-unnamed = Mis datos
# Choose files …
data-choose = Elegir archivos…
# Choose a folder …
data-folder = Elegir una carpeta…
# or drop them here
data-drop = o suéltalos aquí
# What can be replaced: { $files }.
data-files = Se puede sustituir: { $files }.
# At most { $files } files, { $size } MB each and { $whole } MB together.
data-limits = Como mucho { $files } archivos, de { $size } MB cada uno y { $whole } MB en total.
# { $count ->
# [one] Checking one file …
# *[other] Checking { $count } files …
# }
data-checking = { $count ->
        [one] Se comprueba un archivo…
       *[other] Se comprueban { $count } archivos…
    }
# { $why }. Nothing has changed: fix the file and choose the files again.
data-refused = { $why }. No ha cambiado nada: corrige el archivo y vuelve a elegir los archivos.
# { $count ->
# [one] This file does not belong to this system.
# *[other] None of these { $count } files belongs to this system.
# } Files must be JSON and named as below.
data-none = { $count ->
        [one] Este archivo no es de este sistema.
       *[other] Ninguno de estos { $count } archivos es de este sistema.
    } Los archivos son JSON y se llaman como se dice abajo.
# Checking these files took too long. Nothing has changed: make the files smaller and choose them again.
data-tooLong = Comprobar estos archivos ha llevado demasiado tiempo. No ha cambiado nada: hazlos más pequeños y vuelve a elegirlos.
# This browser keeps { $most } packs. Remove one, and choose the files again.
data-tooMany = Este navegador guarda { $most } paquetes. Quita uno y vuelve a elegir los archivos.
# That did not work: { $why }. Nothing has changed: try again.
data-failed = No ha salido bien: { $why }. No ha cambiado nada: inténtalo otra vez.
# The data for this game is missing
data-missingTitle = Faltan los datos de esta partida
# It uses a designer’s data that is neither in this browser nor on this server (its digest is { $data }). Add all the files with which the game began, unchanged, and it opens.
data-missing = Se juega con los datos de un diseñador que no están ni en este navegador ni en este servidor (su resumen es { $data }). Añade los archivos con los que empezó, todos y sin cambios, y se abrirá.
# It uses a designer’s data, “{ $name }”, which is neither in this browser nor on this server (its digest is { $data }). Add all the files with which the game began, unchanged, and it opens.
data-missingNamed = Se juega con los datos «{ $name }» de un diseñador, que no están ni en este navegador ni en este servidor (su resumen es { $data }). Añade los archivos con los que empezó, todos y sin cambios, y se abrirá.
# These files are valid, but they are not the ones of this game: their digest is { $data }, and the game needs { $wanted }.
data-others = Los archivos son buenos, pero no son los de la partida: su resumen es { $data }, y hace falta { $wanted }.

## dispatch

# The largest swing
dispatch-turning = El mayor vuelco
# The luck of the dice
dispatch-luck = La suerte de los dados
# The course of the battle
dispatch-course = El curso de la batalla
# luck was with them
dispatch-lucky = con la suerte a favor
# neither good nor bad luck
dispatch-even = ni buena ni mala suerte
# luck was against them
dispatch-unlucky = con la suerte en contra
# { $title }: { $list }.
dispatch-chart = { $title }: { $list }.
# { $unit } { $at }: { $first } { $a }, { $second } { $b }
dispatch-point = { $unit } { $at }: { $first } { $a }, { $second } { $b }
# Formation
dispatch-who = Formación
# Kind
dispatch-what = Tipo

## home

# A table for Napoleonic wargames that knows the rules.
home-line = Una mesa para batallas napoleónicas que conoce las reglas.
# Orders stay secret until both sides are ready, every refusal names its rule, and every die can be checked after the game.
home-promise = Las órdenes son secretas hasta que ambos bandos están listos, cada negativa cita su regla y cada dado se puede comprobar después de la partida.
# Play your first battle
home-first = Juega tu primera batalla
# Guided, against the computer, no manual needed
home-firstNote = Con guía, contra el ordenador y sin leer manual alguno
# First battle, guided
home-learn = Primera batalla, guiada
# Guided
home-guided = Guiada
# New game
home-new = Partida nueva
# Watch a recorded game
home-watchRecord = Ver una partida grabada
# Your games
home-resume = Tus partidas
# Play
home-play = Jugar
# Read on
home-more = Leer más
# Less
home-less = Menos
# Your turn
home-yourTurn = Te toca
# Waiting for the others
home-theirTurn = Esperando a los demás
# The computer’s turn
home-computerTurn = Le toca al ordenador
# against { $level }
home-against = contra { $level }
# Over
home-over = Terminada
# Running
home-running = En curso
# Remove
home-forget = Quitar
# Remove this game from the list? If it is kept in this browser, it is deleted.
home-forgetSure = ¿Quitar esta partida de la lista? Si se guarda en este navegador, se perderá con ello.
# as { $seat }
home-asSeat = bando: { $seat }
# On this screen
home-onScreen = En esta pantalla
# By link
home-overLink = Por enlace
# This file cannot be read: { $why }
home-recordBad = No se puede leer este archivo: { $why }
# The set-up of { $scenario }
home-setUp = El despliegue de { $scenario }
# Two staffs, one field. You write your orders in secret, your opponent writes his, and then both armies do what they were told. The table knows the whole rulebook: it shows what is possible, says why something is not, and rolls dice that no one can bend.
home-aboutText = Dos estados mayores y un campo. Tú escribes tus órdenes en secreto, tu adversario las suyas, y después ambos ejércitos hacen lo que se les mandó. La mesa conoce el reglamento entero: muestra lo que es posible, dice por qué algo no lo es y tira dados que nadie puede torcer.

## inchhand

# Move by hand
inchhand-title = Mover a mano
# Drag it, or press where it goes.
inchhand-hint = Arrástrala o pulsa donde tiene que ir.
# Arrows: a quarter of an inch; [ and ]: five degrees; Enter moves, Escape takes back, I measures.
inchhand-keys = Flechas: un cuarto de pulgada; [ y ]: cinco grados; Intro mueve, Escape deshace, I mide.
# { $used }″ of { $rate }″
inchhand-of = { $used }″ de { $rate }″
# { $inches }″
inchhand-inches = { $inches }″
# { $left }″ left
inchhand-left = quedan { $left }″
# up to the enemy
inchhand-snap-contact = hasta el enemigo
# beside a friend
inchhand-snap-flank = junto a un amigo
# straight ahead
inchhand-snap-straight = en línea recta
# as much as its rate allows
inchhand-snap-limit = todo lo que permite su velocidad
# A quarter of an inch ahead
inchhand-step-ahead = Un cuarto de pulgada adelante
# A quarter of an inch back
inchhand-step-back = Un cuarto de pulgada atrás
# A quarter of an inch left
inchhand-step-left = Un cuarto de pulgada a la izquierda
# A quarter of an inch right
inchhand-step-right = Un cuarto de pulgada a la derecha
# Turn 5 degrees left
inchhand-step-turnLeft = Girar 5 grados a la izquierda
# Turn 5 degrees right
inchhand-step-turnRight = Girar 5 grados a la derecha
# Move
inchhand-confirm = Mover
# Start over
inchhand-takeBack = Empezar de nuevo
# The chosen piece a quarter of an inch ahead, back, aside
inchhand-key-nudge = La pieza elegida, un cuarto de pulgada adelante, atrás o a un lado
# Turn it by 5 degrees
inchhand-key-turn = Girarla 5 grados
# Turn it by 1 degree
inchhand-key-turnFine = Girarla 1 grado
# Move it there
inchhand-key-confirm = Moverla ahí
# Start its move over
inchhand-key-back = Empezar de nuevo su movimiento
# As text
inchhand-typed = Por escrito
# L30 2.5 R1.5
inchhand-example = L30 2.5 R1.5
# Put it there
inchhand-put = Ponerla ahí
# Type a turn in degrees, inches ahead, inches aside: L30 2.5 R1.5. Leave out what is zero.
inchhand-wrong = Escribe un giro en grados, pulgadas adelante y pulgadas al lado: L30 2.5 R1.5 (L es izquierda, R derecha). Lo que sea cero se puede omitir.
# No contact by a fight: { $why }
inchhand-noContact = Sin contacto para un combate: { $why }
# Measure freely
inchhand-measure = Medir libremente
# Drag between two places or units. Escape ends it.
inchhand-measuring = Arrastra entre dos lugares o unidades. Escape termina.
# the place marked
inchhand-here = el lugar marcado
# From { $from } to { $to }: { $inches }″
inchhand-between = Entre { $from } y { $to }: { $inches }″

## intentions

# Standing intentions
intentions-title = Intenciones permanentes
# Ask me everything
intentions-clear = Preguntarme todo
# { $count } set
intentions-set = { $count ->
        [one] { $count } puesta
       *[other] { $count } puestas
    }
# Add
intentions-add = Añadir
# Ask me again: { $thing }
intentions-drop = Preguntarme otra vez: { $thing }

## join

# You are invited to a battle
join-title = Te invitan a una batalla
# { $who } plays { $seat }.
join-by = { $seat }: juega { $who }.
# Your seat: { $seat }
join-seat = Tu puesto: { $seat }
# This invitation works once. Once you sit down, the seat is yours in this browser, and no other browser can open it.
join-once = Esta invitación sirve una sola vez. Cuando te sientes, el puesto será tuyo en este navegador y nadie más podrá abrirlo.
# This game uses a designer’s data: “{ $name }”.
join-byData = Se juega con los datos de un diseñador: «{ $name }».
# Your name
join-name = Tu nombre
# The others see it.
join-nameNote = Los demás lo ven.
# That looks like { $who }, who is at the table: choose another name.
join-alike = Se parece a «{ $who }», que está en la mesa: elige otro.
# Sit down
join-sit = Sentarme

## keys

# Keys
keys-title = Teclas
# What the marks on the figures mean
keys-marks = Qué significan las marcas de las figuras
# You can do everything without a mouse. Tab moves from one thing to the next.
keys-intro = Todo se puede hacer sin ratón. El tabulador lleva de una cosa a la siguiente.
# On the board
keys-board = En el tablero
# Move the map, or go from one place to the next
keys-arrows = Mover el mapa, o ir de un lugar al siguiente
# Nearer, farther
keys-zoom = Más cerca, más lejos
# The whole board
keys-fit = El tablero entero
# Next unit that can act
keys-unit = Siguiente unidad que puede actuar
# Next choice
keys-choice = Siguiente elección
# Choose what is marked
keys-act = Elegir lo marcado
# Undo the selection, close what is open
keys-escape = Anular la selección, cerrar lo abierto
# Panels
keys-panel = Paneles
# Log
keys-log = Diario
# Rulebook
keys-rules = Reglamento
# Armies
keys-armies = Ejércitos
# Players
keys-players = Jugadores
# Notes
keys-notes = Notas
# To the next decision
keys-decision = A la próxima decisión
# While events are told
keys-telling = Mientras se cuentan los hechos
# Next event
keys-next = Siguiente hecho
# Skip to the present
keys-skip = Saltar al presente
# Pause, go on
keys-pause = Pausa, continuar
# Looking back
keys-time = Mirando atrás
# One step back
keys-stepBack = Un paso atrás
# One step on
keys-stepOn = Un paso adelante
# Phase before
keys-phaseBack = Fase anterior
# Next phase
keys-phaseOn = Fase siguiente
# To the present
keys-present = Al presente
# Take back
keys-take = Deshacer
# This help
keys-help = Esta ayuda

## later

# Dismiss
later-dismiss = Quitar
# Read rule { $rule }
later-readRule = Leer la regla { $rule }
# Search the log
later-log-search = Buscar en el diario
# Nothing has happened yet.
later-log-none = Aún no ha ocurrido nada.
# Nothing found.
later-log-nothing = Nada parecido.
# To the latest
later-log-latest = A lo último
# What is happening
later-telling-bar = Lo que está ocurriendo
# Pause
later-telling-pause = Pausa
# Go on
later-telling-go = Continuar
# Next
later-telling-next = Siguiente
# Skip to the present
later-telling-skip = Saltar al presente
# { $count } to come
later-telling-waiting = Pendientes: { $count }
# Speed
later-telling-speed = Ritmo
# While you were away
later-away-title = Mientras no estabas
# { $count ->
# [one] { $count } thing has happened since you were here.
# *[other] { $count } things have happened since you were here.
# }
later-away-text = { $count ->
        [one] Ha ocurrido { $count } cosa desde que estuviste aquí.
       *[other] Han ocurrido { $count } cosas desde que estuviste aquí.
    }
# Show me step by step
later-away-step = Muéstramelo paso a paso
# To the present
later-away-skip = Al presente
# Hand the screen to { $seat }
later-curtain-title = Pasa la pantalla a: { $seat }
# What comes next is for their eyes only.
later-curtain-text = Lo que sigue es solo para esos ojos.
# I am { $seat }
later-curtain-ready = Soy yo: { $seat }
# Hide the text
later-guide-fold = Plegarlo
# Show the text
later-guide-unfold = Leerlo
# First battle
later-guide-title = Primera batalla
# { $step } of { $all }
later-guide-step = { $step } de { $all }
# Go on
later-guide-next = Continuar
# Back
later-guide-back = Atrás
# Forward
later-guide-forward = Adelante
# Stop the guide
later-guide-stop = Dejar la guía
# My notes on this game
later-notes-label = Mis notas sobre esta partida
# Kept in this browser only.
later-notes-kept = Se guardan solo en este navegador.
# Watch it again
later-end-watch = Verla de nuevo
# How it went
later-end-chances = Cómo fue
# What did the computer expect?
later-end-expected = ¿Qué esperaba el ordenador?
# Share
later-end-share = Compartir
# The battle goes on
later-end-sequel = La batalla continúa
# Play again with sides changed
later-end-rematch = Otra partida con los bandos cambiados
# You would like a rematch: waiting for the other side.
later-end-rematchAsked = Quieres la revancha: falta que responda el otro bando.
# Another battle
later-end-other = Otra batalla
# Look at the board
later-end-stay = Mirar el tablero

## links

# The game is ready
links-title = La partida está lista
# Send each player their link. It works once: the first person to open it and sit down has the seat, and after that not even you can open it.
links-text = Envía a cada jugador su enlace. Sirve una sola vez: quien primero lo abra y se siente tendrá el puesto, y entonces ni siquiera tú podrás abrirlo.
# These links work on this machine only. For others in the same network, start the table with “grognard serve --host 0.0.0.0” and open it by one of the addresses that the command then shows.
links-onlyHere = Estos enlaces solo funcionan en este equipo. Para otros de la misma red, abre la mesa con «grognard serve --host 0.0.0.0» y entra por una de las direcciones que la orden muestra entonces.
# For { $seat }
links-for = Para: { $seat }
# For spectators
links-watchers = Para quienes quieran mirar
# My seat: { $seat }
links-mine = Mi puesto: { $seat }
# Share …
links-share = Compartir…
# To the table
links-toTable = A la mesa
# A battle awaits: { $scenario }
links-invitation = Te espera una batalla: { $scenario }
# No links of this game are kept in this browser.
links-unknown = En este navegador no se guardan enlaces de esta partida.
# Link for { $seat }
links-link = Enlace ({ $seat })
# Show the code
links-camera = Mostrar el código
# Hide the code
links-cameraAway = Ocultar el código
# Code for a camera: { $what }
links-cameraOf = Código para una cámara: { $what }
# All seats are taken. Players who have lost theirs get a new invitation at the table, under Players.
links-taken = Todos los puestos están ocupados. Quien haya perdido el suyo recibe una invitación nueva en la mesa, en Jugadores.

## new

# New game
new-title = Partida nueva
# Who plays
new-who = Quién juega
# Me
new-me = Yo
# Somebody else on this screen
new-here = Otra persona en esta pantalla
# A friend, by link
new-friend = Un amigo, por enlace
# Name of { $seat }
new-name = Nombre ({ $seat })
# Share the command
new-team = Compartir el mando
# Each player who shares this side gets a link, sees what the side sees and commands what you give him. The player who holds the side may do everything.
new-teamNote = Cada uno de los que comparten este bando recibe un enlace, ve lo que ve el bando y manda lo que le des. Quien lleva el bando puede hacerlo todo.
# The player who holds the side
new-chief = Quien lleva el bando
# Player { $number } of this side
new-comrade = Jugador { $number } de este bando
# Computer: { $level }
new-computer = Ordenador: { $level }
# Plays anything that the rules allow. Answers at once.
new-levels-random = Hace cualquier cosa que permitan las reglas. Responde al instante.
# Plays sensibly, but overlooks most of what it could do: for children and for first games. Answers at once.
new-levels-conscript = Juega con sensatez, pero pasa por alto casi todo lo que podría hacer: para niños y primeras partidas. Responde al instante.
# Knows what to do, but often misses a good chance: for beginners. Answers at once.
new-levels-recruit = Sabe lo que hay que hacer, pero deja escapar muchas buenas ocasiones: para principiantes. Responde al instante.
# Plays by rules of thumb, which you will see through after some games: for most players. Answers at once.
new-levels-drill = Juega según reglas sencillas, que descubrirás tras algunas partidas: para la mayoría de los jugadores. Responde al instante.
# Thinks for a short time: for players who know the Drill sergeant.
new-levels-marshal-1 = Piensa poco tiempo: para quienes ya conocen al sargento instructor.
# Thinks for longer: for players who want more than the Captain.
new-levels-marshal-2 = Piensa más tiempo: para quienes quieren más que el capitán.
# Thinks for longer than the Colonel: for club players.
new-levels-marshal-3 = Piensa más que el coronel: para jugadores de club.
# Thinks the longest: for players who do not mind waiting.
new-levels-marshal-4 = Es el que más piensa: para quienes no tienen prisa.
# { $seconds ->
# [0] Answers almost at once.
# [one] Thinks up to a second about a decision; longer on a phone.
# *[other] Thinks up to { $seconds } seconds about a decision; longer on a phone.
# }
new-wait = { $seconds ->
        [0] Responde casi al instante.
        [one] Piensa hasta un segundo cada decisión; más en un teléfono.
       *[other] Piensa hasta { $seconds } segundos cada decisión; más en un teléfono.
    }
# Change sides
new-swap = Cambiar de bando
# Draw lots for the sides
new-byLot = Echar a suertes los bandos
# Scenario
new-scenario = Escenario
# Options
new-options = Opciones
# Optional rules and ways of reading the rules. Leave them as they are for a first game.
new-optionsNote = Reglas opcionales y maneras de leer las reglas. Para una primera partida, déjalas como están.
# { $count } changed
new-optionsChanged = { $count } con cambios
# Reset
new-reset = Volver a lo habitual
# Only together with: { $option }
new-needs = Solo junto con: { $option }
# Not together with: { $option }
new-excludes = No junto con: { $option }
# { $value } (as usual)
new-default = { $value } (lo habitual)
# Yes
new-yes = Sí
# No
new-no = No
# Begin
new-begin = Empezar
# Begin and get the link
new-beginLinks = Empezar y obtener el enlace
# No one plays on this screen: the computers play, and you watch.
new-watching = Nadie juega en esta pantalla: juegan los ordenadores y tú miras.
# In a game by link, each screen has one player. Make the other side a friend, too, or a computer.
new-mixed = Por enlace juega una sola persona en cada pantalla. Que la otra sea también un amigo, o un ordenador.
# A game by link needs the network.
new-needsNet = Una partida por enlace necesita la red.
# Data
new-data = Datos
# Games by link use the data of this server. Choose that data, or play on this screen or against the computer.
new-otherData = Con enlace se juega con los datos de este servidor. Elígelos, o juega en esta pantalla o contra el ordenador.

## notices

# { $who }: { $text }
notices-said = { $who }: { $text }
# { $who } has sat down: { $seat }.
notices-notice-seated = { $who } ha tomado asiento: { $seat }.
# { $who } ({ $seat }) has had a hint.
notices-notice-advised = { $who } ({ $seat }) ha tenido una pista.
# The seat of { $who } ({ $seat }) is given again: its old link no longer opens it, and there is a new invitation.
notices-notice-given-again = El puesto de { $who } ({ $seat }) se vuelve a dar: el enlace que lo abría ya no lo abre, y se ha hecho una invitación nueva.

## hint

# Ask for a hint
hint-ask = Pedir una pista
# A computer is thinking about it …
hint-comes = Un ordenador lo está pensando…
# The level “{ $level }” thinks in your place and shows what it would do. The log notes that you asked.
hint-before = El nivel «{ $level }» piensa en tu lugar y muestra lo que haría. El diario anota que lo has pedido.
# What the computer would do
hint-title = Qué haría el ordenador
# The first plan is the one that it would play. It keeps to its usual plan unless another is better by more than chance explains, so a plan below can have a higher estimate. The chances are its own estimates: many times it plays on for a while and judges how the game then stands. A draw counts half. All plans meet the same positions and dice, so their differences are surer than the chances themselves.
hint-note = El primer plan es el que jugaría. No deja su plan habitual salvo que otro sea mejor más allá del azar; por eso otro plan puede tener aquí una estimación más alta. Las probabilidades son estimaciones suyas: muchas veces juega un rato más y valora cómo queda la partida. El empate cuenta la mitad. Todos los planes se prueban en las mismas posiciones y con los mismos dados, así que sus diferencias son más seguras que las propias probabilidades.
# It did not think about this: here it follows the rules of thumb of the level “{ $drill }”.
hint-habit = Esto no lo ha pensado: aquí sigue las reglas prácticas del nivel «{ $drill }».
# Estimated chance { $chance } %, give or take { $error }
hint-chance = Probabilidad estimada { $chance } %, con un margen de { $error }
# Estimated chance { $chance } %
hint-chanceOnly = Probabilidad estimada { $chance } %
# Use this plan
hint-take = Usar este plan
# Do this
hint-do = Hacer esto
# Do the next step
hint-next = Hacer el siguiente paso
# done
hint-done = hecho
# begun
hint-begun = empezado
# Next: { $what }
hint-nextIs = Siguiente: { $what }
# Replace the orders on your sheet?
hint-replace = ¿Reemplazar las órdenes de tu hoja?
# Close the hint
hint-close = Cerrar la pista

## origin

# Where this comes from
origin-title = De dónde viene esto
# Anything not listed here comes from the source.
origin-lead = Lo que aquí no se nombra es de la fuente.
# reconstructed
origin-word-reconstructed = reconstruido
# from history
origin-word-historical = de la historia
# our own choice
origin-word-adopted = elección propia
# assigned
origin-word-assigned = asignado
# This part of the source is lost or not at hand; it is reconstructed from what else is known.
origin-means-reconstructed = Lo que la fuente trae aquí se ha perdido o no está a mano; esto se ha reconstruido con lo demás que se sabe.
# The source does not give it; it is taken from histories of the battle.
origin-means-historical = La fuente no lo da; se ha tomado de historias de la batalla.
# The source leaves this open; the makers of this data chose it.
origin-means-adopted = La fuente lo deja abierto; lo eligieron quienes hicieron estos datos.
# No source gives this number; the makers of this data chose it.
origin-means-assigned = Ninguna fuente da este número; lo eligieron quienes hicieron estos datos.
# { $count } of { $among }
origin-some = { $count } de { $among }
# from the source: { $parts }
origin-but = de la fuente: { $parts }
# You can replace it with a file of your own:
origin-replace = Un archivo tuyo puede ponerse en su lugar:
# Bring it in a new game
origin-bring = Tráelo en una partida nueva
# On a server:
origin-server = En un servidor:
# Map
origin-file-map = Mapa
# Board
origin-file-board = Tablero
# Terrain
origin-file-boards = Terreno
# Order of battle
origin-file-forces = Orden de batalla
# Scenario
origin-file-scenarios = Escenario
# Tables
origin-file-tables = Tablas
# Suggested set-ups
origin-file-drawn-up = Despliegues sugeridos
# grid
origin-part-grid = cuadrícula
# hexes
origin-part-hexes = hexágonos
# hexsides
origin-part-hexsides = lados de hexágono
# waters
origin-part-waters = aguas
# roads
origin-part-roads = caminos
# bridges
origin-part-bridges = puentes
# fords
origin-part-fords = vados
# names on the map
origin-part-features = nombres del mapa
# objectives
origin-part-objectives = objetivos
# nations
origin-part-nations = naciones
# leaders
origin-part-leaders = jefes
# commanders
origin-part-commanders = comandantes
# supporting units
origin-part-supporting = unidades de apoyo
# units
origin-part-units = unidades
# losses
origin-part-losses = bajas
# armies of a custom battle
origin-part-armies = ejércitos de una batalla a medida
# sets of objective markers
origin-part-markerSets = juegos de marcadores de objetivo
# compensation
origin-part-compensation = compensación
# set-up
origin-part-deployment = despliegue
# arrivals
origin-part-arrivals = llegadas
# demoralization
origin-part-demoralization = desmoralización
# pool of chits
origin-part-pool = reserva de fichas
# victory
origin-part-victory = victoria
# where units return
origin-part-returns = dónde vuelven las unidades
# bonus
origin-part-bonus = bonificación
# fire, depth of a stack
origin-part-depth = fuego, profundidad de una pila
# modifiers of the later tables
origin-part-laterModifiers = modificadores de las tablas posteriores
# movement allowances
origin-part-allowances = capacidades de movimiento
# command
origin-part-command = mando
# combat factor
origin-number-cf = factor de combate
# morale
origin-number-morale = moral
# class
origin-number-class = clase
# shock
origin-number-shock = choque
# reverse side
origin-number-reverse = reverso
# men
origin-number-men = hombres
# manpower
origin-number-manpower = efectivos
# skirmishers
origin-number-skirmishers = tiradores
# guns
origin-number-guns = piezas
# calibre
origin-number-calibre = calibre
# coordination
origin-number-coordination = coordinación
# chits
origin-number-chit = fichas

## players

# you
players-you = tú
# at the table
players-here = en la mesa
# { $who } commands { $formations }
players-comrade = { $who } manda { $formations }
# { $who }, at the table, commands { $formations }
players-comradeHere = { $who }, en la mesa, manda { $formations }
# away since { $when }
players-awaySince = ausente desde { $when }
# not here yet
players-never = aún no ha venido
# has questions between plans answered automatically
players-unattended = contesta de antemano lo que surge entre sus planes
# invitation not opened yet
players-waiting = aún no ha abierto la invitación
# began the game
players-began = empezó la partida
# must choose
players-toMove = debe elegir
# Talk
players-chat = Conversación
# Say something
players-say = Di algo
# Send
players-send = Enviar
# Nobody has said anything yet.
players-noChat = Nadie ha dicho nada.
# Offer a draw
players-offerDraw = Ofrecer tablas
# You have offered a draw.
players-drawOffered = Has ofrecido tablas.
# Withdraw
players-withdrawDraw = Retirar
# Resign
players-resign = Rendirse
# Resign the game?
players-resignSure = ¿Te rindes?
# Let the computer play for me
players-hand = Que el ordenador juegue por mí
# Level
players-handLevel = Nivel
# The computer plays on at once, and does not wait until you have read what happens. As long as the game is not over, you can take over again.
players-handBack = El ordenador sigue jugando enseguida, sin esperar a que hayas leído lo que pasa. Mientras la partida no haya terminado, puedes volver a jugar tú.
# Let it play
players-handYes = Que juegue
# Play myself again
players-takeOver = Volver a jugar yo
# Claim the game
players-claim = Reclamar la partida
# Play again with sides changed
players-rematch = Otra partida con los bandos cambiados
# You would like a rematch: waiting for the other side.
players-rematchAsked = Quieres la revancha: falta que responda el otro bando.
# Links
players-links = Enlaces
# Copy the link for spectators
players-watchLink = Copiar el enlace para quienes miran
# The invitation for { $seat } has not been opened. It works once.
players-waits = { $seat }: la invitación no se ha abierto. Sirve una sola vez.
# My seat on another device
players-device = Mi puesto en otro dispositivo
# Open this link on the other device, or read the code with its camera. You can play on both.
players-deviceText = Abre este enlace en el otro dispositivo, o lee el código con su cámara. Puedes jugar en los dos.
# The link of my seat
players-deviceLink = El enlace de mi puesto
# This link is the key to your seat: anyone who has it sees your plans and plays for you. Keep it to yourself.
players-deviceSecret = Este enlace es la llave de tu puesto: quien lo tenga ve tus planes y juega por ti. Guárdalo para ti.
# Give { $seat } a new invitation
players-giveAgain = Nueva invitación ({ $seat })
# Make a new invitation for { $seat }
players-inviteAgain = Hacer otra invitación ({ $seat })
# For a player who has lost his seat. The link of { $who } stops working, and the first person to open the new invitation plays on. All players see that you have done this.
players-giveAgainText = Para quien ha perdido su puesto. El enlace de { $who } deja de abrirlo, y quien primero abra la invitación nueva seguirá jugando. Todos los jugadores ven que lo has hecho.
# The earlier invitation then stops working.
players-inviteAgainText = La invitación que se hizo antes dejará de servir.
# Make the invitation
players-giveAgainYes = Hacer la invitación
# The new invitation for { $seat } is under “Links”.
players-givenAgain = { $seat }: la invitación nueva está en «Enlaces».
# My name
players-name = Mi nombre
# No die is rolled until every player has sealed the dice, so that no one can choose them. That happens by itself once each player has opened their link. A player who stays away holds up the game, and gains nothing by it: you can leave it, or begin another.
players-sealing = No cae ningún dado hasta que todos los jugadores hayan sellado los dados: así nadie puede elegirlos. Ocurre solo, en cuanto cada uno abre su enlace. Quien no viene impide la partida y no gana nada con ello: puedes dejarla o empezar otra.
# The words that seal your dice are in the browser in which you first opened this seat: open the game there once.
players-elsewhere = Las palabras que sellan los dados por ti están en el navegador en que abriste este puesto por primera vez: abre la partida allí una vez.
# The dice were sealed before the first move: { $commitment }
players-commitment = Los dados se sellaron antes de la primera jugada: { $commitment }

## problems

# This link leads nowhere
problems-unknownLink = Este enlace no lleva a ninguna parte
# There is no such game here, or the link is incomplete. Ask for it again, or begin a new game.
problems-unknownLinkText = Aquí no hay tal partida, o el enlace no está entero. Pídelo otra vez o empieza una partida nueva.
# This link opens no seat
problems-noSeat = Este enlace no abre ningún puesto
# The link is incomplete, or a new invitation to the seat was made since. Ask the player who began the game for a new invitation.
problems-noSeatText = El enlace no está entero, o el puesto se ha vuelto a dar desde entonces. Pide una invitación nueva a quien empezó la partida.
# This invitation has been opened already
problems-spent = Esta invitación ya se ha abierto
# An invitation works once. If you opened it yourself, go on in that browser, or bring the seat from there to this device: Players, “My seat on another device”. If someone else opened it, ask for a new invitation.
problems-spentText = Una invitación sirve una sola vez. Si la abriste tú, sigue en el navegador en que lo hiciste, o trae desde allí el puesto a este dispositivo: Jugadores, «Mi puesto en otro dispositivo». Si fue otra persona, pide una invitación nueva.
# This game cannot be opened now
problems-cannotOpen = Esta partida no se puede abrir ahora
# Nothing is lost. The operator of the server has been told: ask there, or try again later.
problems-cannotOpenText = No se ha perdido nada. Quien lleva el servidor ya lo sabe: pregúntale, o prueba más tarde.
# This game is not over yet
problems-running = Esta partida no ha terminado
# You can open its record at the end. Until then you can watch.
problems-runningText = Su grabación se abre al final. Hasta entonces puedes mirar.
# This link is incomplete: it holds the record of a game, and part of it is missing. Ask for the link again, or for the file.
problems-brokenLink = El enlace no está entero: contiene la grabación de una partida y le falta una parte. Pídelo otra vez, o pide el archivo.
# This game is not in this browser
problems-noLocal = Esta partida no está en este navegador
# Games on one screen are kept in the browser in which they were begun.
problems-noLocalText = Las partidas en una pantalla se guardan en el navegador en el que se empezaron.
# The record is no longer available
problems-noRecord = La grabación ya no está a mano
# Open its file again.
problems-noRecordText = Abre su archivo de nuevo.
# This game is open in another tab
problems-elsewhere = Esta partida está abierta en otra pestaña
# You can play a game of this browser in only one tab at a time. Nothing is lost: if you go on here, it closes there.
problems-elsewhereText = Una partida de este navegador se juega en una sola pestaña a la vez. No se pierde nada: puede seguir aquí, y allí se cierra.
# Play on here
problems-playHere = Seguir aquí
# No connection to the game
problems-unreached = Sin conexión con la partida
# The game and everything you have written are safe on its server. This page opens the game as soon as the connection is back.
problems-unreachedText = La partida está a salvo en su servidor, y lo que hayas escrito también. Esta página la abre por sí sola en cuanto vuelva la conexión.
# The table could not be opened
problems-failed = No se pudo abrir la mesa
# This game cannot go on here
problems-oldGame = Esta partida no puede continuar aquí
# It began with version { $version } of the rules; this table now has version { $here }.
problems-oldRules = Se empezó con la versión { $version } de las reglas, y aquí tienen ahora la versión { $here }.
# It began with maps or tables other than those here now.
problems-oldData = Se empezó con otros mapas o tablas que los que hay aquí ahora.
# It began with a designer’s data, “{ $pack }”, which is not here now.
problems-oldPack = Empezó con los datos «{ $pack }» de un diseñador, que ahora no están aquí.
# You can save its record, which a program with the old rules can read, and begin the same game again, with the same sides. The other players find the new game by their links to this one.
problems-oldPlayer = Puedes guardar su grabación, que un programa con las reglas antiguas puede leer, y empezar otra vez la misma partida, con los mismos bandos. Los otros jugadores encuentran la partida nueva por sus enlaces a esta.
# You can save its record, which a program with the old rules can read, and begin the same game again, with the same sides.
problems-oldLocal = Puedes guardar su grabación, que un programa con las reglas antiguas puede leer, y empezar otra vez la misma partida, con los mismos bandos.
# It is over; you can save its record, which a program with the old rules can read.
problems-oldOver = Ha terminado; puedes guardar su grabación, que un programa con las reglas antiguas puede leer.
# Its players can begin it again.
problems-oldWatch = Sus jugadores pueden empezarla otra vez.
# Begin the same game again
problems-again = Empezar otra vez la misma partida
# Save the record
problems-saveRecord = Guardar la grabación
# Try again
problems-retry = Intentarlo de nuevo
# Watch instead
problems-watch = Solo mirar

## replay

# Looking back
replay-bar = Mirando atrás
# Moment { $at } of { $all }
replay-position = Momento { $at } de { $all }
# To the beginning
replay-first = Al principio
# One step back
replay-previous = Un paso atrás
# One step on
replay-next = Un paso adelante
# To the present
replay-last = Al presente
# Phase before
replay-previousMark = Fase anterior
# Next phase
replay-nextMark = Fase siguiente
# Play
replay-play = Reproducir
# Pause
replay-pause = Pausa
# Jump to
replay-marks = Saltar a
# Share this moment
replay-share = Compartir este momento
# Seen by
replay-eyes = Visto por
# Everything
replay-everything = Todo
# Spectators
replay-spectator = Espectadores
# Dispatch
replay-dispatch = Parte
# Plans
replay-plans = Planes
# Luck of the dice
replay-luck = Suerte con los dados
# Save the record
replay-download = Guardar la grabación
# Check the dice
replay-check = Comprobar los dados
# Replaying every entry …
replay-checking = Cada anotación se hace de nuevo…
# Checking this record takes longer than any game should need, so the check was stopped: its dice are not checked.
replay-tooLong = Comprobar esta grabación lleva más tiempo que la de cualquier partida, así que se ha abandonado: sus dados no están comprobados.
# The dice are good. { $entries } { $entries ->
# [one] entry
# *[other] entries
# } and { $dice } { $dice ->
# [one] die
# *[other] dice
# } were made again from the secret that was sealed before the first move; all are as recorded.
replay-good = Los dados son buenos. { $entries } { $entries ->
        [one] anotación
       *[other] anotaciones
    } y { $dice } { $dice ->
        [one] dado
       *[other] dados
    } se hicieron de nuevo a partir del secreto sellado antes de la primera jugada; todo está como quedó escrito.
# Every die follows from the seed: { $entries } { $entries ->
# [one] entry
# *[other] entries
# } and { $dice } { $dice ->
# [one] die
# *[other] dice
# } were made again. Anyone who knew the seed could know the dice in advance.
replay-goodSeed = Cada dado es como lo da su semilla: se hicieron de nuevo { $entries } { $entries ->
        [one] anotación
       *[other] anotaciones
    } y { $dice } { $dice ->
        [one] dado
       *[other] dados
    }. Quien conociera la semilla podía conocer los dados de antemano.
# You can trust these dice against everyone, even the operator of the server: this browser saw every commitment before it showed its own words, and the record has them all.
replay-trust-seen = Puedes fiarte de estos dados frente a todos, también frente a quien lleva el servidor: este navegador había visto todos los compromisos antes de enseñar sus palabras, y la grabación los tiene todos.
# No player and no operator alone could choose these dice: { $players } each committed to words before any were shown. So the record says; this browser took no part in it, and can compare nothing.
replay-trust-all = Ningún jugador ni quien lleva el servidor pudo elegir solo estos dados: { $players } se comprometieron con palabras antes de que se enseñara ninguna. Así lo dice la grabación; este navegador no tomó parte y no puede comparar nada.
# Neither the operator nor the player alone could choose these dice, but one who was both could, as in a game of this browser: a single browser held the seats of all persons ({ $players }).
replay-trust-one = Ni quien lleva el servidor ni el jugador pudieron elegir solos estos dados, pero sí quien fuera ambas cosas, como en una partida de este navegador: un solo navegador tenía los puestos de todas las personas ({ $players }).
# The operator of the server, if he was also a player, could have chosen these dice: { $players } added words openly, one after the other. Newer games seal them.
replay-trust-words = Quien lleva el servidor, si también jugaba, pudo haber elegido estos dados: { $players } añadieron palabras abiertamente, una tras otra. Las partidas nuevas los sellan.
# The operator of the server could have chosen these dice: no player has added anything to them.
replay-trust-host = Quien lleva el servidor pudo haber elegido estos dados: ningún jugador les añadió nada.
# Everybody could know these dice in advance: they follow from a seed, as for practice.
replay-trust-known = Todos podían conocer estos dados de antemano: salen de una semilla, como para practicar.
# No die has fallen: the game ended before its dice were sealed.
replay-trust-none = No ha caído ningún dado: la partida terminó antes de sellarlos.
# This is the record of a different match from the one this browser saw.
replay-unlike-match = Esta es la grabación de otra partida, no de la que se mostró a este navegador.
# This record does not have the commitments that this browser was shown before the game: it is of another match, or was changed.
replay-unlike-commitments = Esta grabación no tiene los compromisos que se mostraron a este navegador antes de la partida: es de otra, o fue cambiada.
# This record does not have the words that this browser added to the dice: it is of another match, or was changed.
replay-unlike-words = Esta grabación no tiene las palabras que este navegador añadió a los dados: es de otra, o fue cambiada.
# Line { $line } of the record is wrong: { $what }
replay-bad = La línea { $line } de la grabación no es como debería ser: { $what }
# Back to the game
replay-close = Volver a la partida
# What did it expect?
replay-expected = ¿Qué esperaba?
# How it went
replay-chances = Cómo fue

## expected

# Searching the record …
expected-finding = Se recorre la grabación…
# No computer player has thought about a decision in this game.
expected-none = Ningún jugador del ordenador ha pensado una decisión en esta partida.
# This could not be analysed again: { $what }
expected-failed = No se ha podido volver a analizar: { $what }
# Its decisions
expected-answers = Sus decisiones
# { $when }: { $what }
expected-decision = { $when }: { $what }
# { $count ->
# [one] { $count } order
# *[other] { $count } orders
# }
expected-actions = { $count ->
        [one] { $count } orden
       *[other] { $count } órdenes
    }
# Previous decision
expected-previous = Decisión anterior
# Next decision
expected-next = Decisión siguiente
# Thinking it through again …
expected-thinking = Vuelve a pensar lo que pensó entonces…
# { $seat }, { $level }
expected-player = { $seat }, { $level }
# It did not think about this one: here its level follows the rules of thumb of “{ $drill }”.
expected-habit = No pensó en esta: aquí su nivel sigue las reglas sencillas de «{ $drill }».
# There was nothing else to choose.
expected-only = No había otra cosa que elegir.
# It carried out what it had planned before.
expected-follows = Llevó a cabo lo que había planeado antes.
# The plan, at moment { $at }
expected-plan = El plan, en el momento { $at }
# The record does not hold the random numbers of its thinking, so it has thought again with new ones. It may prefer something else now.
expected-otherDice = La grabación no guarda los números al azar de sus pensamientos, así que ha vuelto a pensar con otros. Puede que ahora prefiera otra cosa.
# It would choose differently now: the computer players of this program have changed since the game.
expected-changed = Ahora elegiría otra cosa: los jugadores del ordenador de este programa han cambiado desde la partida.
# It played on { $playouts } times, from { $worlds } positions that fit what it could see: for a while, or to the end. Then it judged how the game stood. A draw counts half in its estimates.
expected-weighed = Siguió jugando { $playouts } veces, desde { $worlds } posiciones compatibles con lo que podía ver: un rato, o hasta el final. Luego valoró cómo quedaba la partida. El empate cuenta la mitad en sus estimaciones.
# It chose
expected-chose = Eligió
# Show on the board
expected-show = Ver en el tablero
# It would choose now
expected-chooses = Elegiría ahora
# It also weighed
expected-other = También sopesó
# The level “{ $drill }” would have done
expected-usual = El nivel «{ $drill }» habría hecho
# The level “{ $drill }” would have done the same.
expected-isUsual = El nivel «{ $drill }» habría hecho lo mismo.
# It departs from the level “{ $drill }” only when something else is better by more than chance explains. Nothing here was, even where an estimate is higher.
expected-kept = Solo se aparta del nivel «{ $drill }» cuando otra cosa es mejor más allá del azar. Aquí ninguna lo era, aunque alguna estimación sea más alta.
# Only this first step is compared here. It decided on the others after it.
expected-beginning = Aquí solo se compara este primer paso. Los demás los decidió después.
# Some choices are too close to call. It picks one of them at random, so that its play cannot be predicted.
expected-even = A veces hay opciones demasiado igualadas. Elige una de ellas al azar, para que no se pueda prever su juego.
# Estimated chance { $chance } %, give or take { $error }
expected-chance = Probabilidad estimada { $chance } %, con un margen de { $error }
# Estimated chance { $chance } %
expected-chanceOnly = Probabilidad estimada { $chance } %
# instead of
expected-instead = en lugar de
# The same, without
expected-without = Lo mismo, sin
# The same, and also
expected-also = Lo mismo, y además
# The same, except for
expected-except = Lo mismo, salvo
# { $times } × { $what }
expected-times = { $times } × { $what }
# What it expected of { $seat }
expected-enemy = Qué esperaba del otro bando: { $seat }
# How often { $seat } does this in the { $cases } cases that it imagined, and what really happened.
expected-enemyNote = { $seat }: en cuántos de los { $cases } casos que imaginó ocurre esto, y qué ocurrió de verdad.
# Order
expected-action = Orden
# Cases
expected-cases = Casos
# Happened
expected-came = Ocurrió
# yes
expected-yes = sí
# yes, { $times } ×
expected-yesTimes = sí, { $times } ×
# no
expected-no = no
# Not expected:
expected-surprise = No lo esperaba:

## chances

# From the start of each turn, the level “{ $drill }” plays out the battle many times, for both sides. The more often a side wins, the better its position was.
chances-how = Desde el comienzo de cada turno, el nivel «{ $drill }» juega la batalla hasta el final muchas veces, por ambos bandos. Cuanto más a menudo gana un bando, mejor era su posición.
# The simulation stopped: { $what }
chances-failed = La simulación se detuvo: { $what }
# Playing on: { $games } of { $all } games from each moment
chances-progress = Se sigue jugando: { $games } de { $all } partidas desde cada momento
# From
chances-moment = Desde
# { $seat } wins
chances-wins = Gana: { $seat }
# Draw
chances-draws = Empate
# The end
chances-end = El final
# The battle turned in “{ $what }”: at its start the chance that { $seat } would win was { $from } %, at its end { $to } %.
chances-swing = La batalla cambió en «{ $what }»: al empezar, la probabilidad de que ganara { $seat } era del { $from } %; al terminar, del { $to } %.
# No single turn changed the chances by more than these games can show.
chances-noSwing = Ningún turno por sí solo cambió las posibilidades más de lo que estas partidas pueden mostrar.

## requests

# You asked to take something back. It is taken back when the other side agrees.
requests-backYours = Has pedido deshacer algo: se hará en cuanto el otro bando esté de acuerdo.
# { $seat } asks to take something back.
requests-backTheirs = { $seat }: se pide deshacer algo.
# Agree
requests-agree = De acuerdo
# Refuse
requests-refuse = No
# { $seat } offers a draw.
requests-drawTheirs = { $seat }: se ofrecen tablas.
# Accept
requests-acceptDraw = Aceptar
# Decline
requests-declineDraw = Rechazar
# { $seat } would like a rematch.
requests-rematchTheirs = { $seat }: se quiere la revancha.
# Away at times? The game can answer what comes up between your plans for you; both sides see that.
requests-unattended = ¿Te ausentas a ratos? Lo que surja entre tus planes puede contestarse por ti; ambos bandos lo ven.
# The other side does so.
requests-unattendedTheirs = El otro bando ya lo hace.
# Answer it for me
requests-unattendedYes = Que se conteste por mí
# Ask me each time
requests-unattendedNo = Preguntármelo siempre
# From now on these questions are answered for you. See how under “Standing intentions”, where you can change it at any time.
requests-unattendedDone = Desde ahora se contesta por ti. En «Intenciones permanentes» ves cómo, y puedes cambiarlo cuando quieras.
# Play again with sides changed
requests-rematch = Otra partida con los bandos cambiados

## rules

# Tables
rules-tables = Tablas
# Contents
rules-contents = Índice
# Every rule of the game in our own words, as the table plays it, with where it comes from.
rules-lead = Todas las reglas del juego con nuestras palabras, tal como la mesa las aplica, y de dónde viene cada una.
# This rulebook has no rule { $rule }. Search for a word, or look through the chapters.
rules-noRule = No hay ninguna regla { $rule } en este reglamento. Búscala por una palabra o entre los capítulos.
# There is no such rulebook
rules-noBook = No existe ese reglamento
# The link may be incomplete. These rulebooks are here:
rules-noBookText = Quizá el enlace no esté entero. Estos son los reglamentos que hay:
# New game
rules-new = Partida nueva
# Search the rules
rules-search = Buscar en las reglas
# { $count ->
# [one] { $count } rule
# *[other] { $count } rules
# }
rules-count = { $count ->
        [one] { $count } regla
       *[other] { $count } reglas
    }
# No rule found.
rules-nothing = Ninguna regla dice eso.
# Now: { $phase }
rules-running = Ahora: { $phase }
# The table does not enforce it: { $why }
rules-left = La mesa no la aplica: { $why }
# from the rulebook
rules-source-seed = del reglamento
# after the publisher's pages
rules-source-public = según las páginas de la editorial
# history
rules-source-historical = historia
# follows from several rules
rules-source-reconstructed = se sigue de varias reglas
# our own reading
rules-source-adopted = interpretación nuestra

## settings

# Settings
settings-title = Ajustes
# Language
settings-language = Idioma
# Light
settings-theme = Luz
# Same as the device
settings-themes-auto = Como en el dispositivo
# Daylight
settings-themes-light = Luz de día
# Lamplight
settings-themes-lamp = Luz de lámpara
# Sound
settings-sound = Sonido
# How fast events are told
settings-speed = A qué ritmo se cuentan los hechos
# Units on maps of hexes
settings-counters = Unidades en mapas de hexágonos
# Map symbols
settings-countersAs-signs = Símbolos
# Small soldiers in uniform
settings-countersAs-uniforms = Soldaditos de uniforme
# Notify me when it is my turn
settings-notifying = Avisarme cuando me toque
# The browser does not allow notifications for this page.
settings-notifyingNo = El navegador no permite avisos a esta página.
# My name at the table
settings-name = Mi nombre en la mesa

## share

# Share
share-title = Compartir
# This link is for spectators. It shows this moment as every spectator sees it: no plan that is still secret, and no seat to sit down at.
share-running = Este enlace es para mirar. Muestra este momento tal como lo ve cualquier espectador: ningún plan que aún sea secreto y ningún puesto en el que sentarse.
# The game is over: this link opens its whole record from this moment on, with the plans of both sides. It works in any browser.
share-over = La partida ha terminado: este enlace abre su grabación entera desde este momento, con los planes de ambos bandos. Funciona en cualquier navegador.
# This game is kept in this browser only, so there is no link to it while it is played. At the end its record can be shared.
share-here = Esta partida se guarda solo en este navegador: mientras se juega no hay enlace a ella. Al final se puede compartir su grabación.
# This link holds the whole record of the game, with the plans of both sides. It works in any browser, on any Grognard table.
share-packed = Este enlace contiene la grabación entera de la partida, con los planes de ambos bandos. Funciona en cualquier navegador y en cualquier mesa de Grognard.
# The record of this game is too long for a link. Send it as a file: “Watch a recorded game” on the first screen opens it.
share-tooLong = La grabación de esta partida es demasiado larga para un enlace. Envíala como archivo: «Ver una partida grabada», en la primera pantalla, lo abre.
# Link
share-link = Enlace
# Save the record as a file
share-file = Guardar la grabación como archivo
# Send the record …
share-sendFile = Enviar la grabación…

## table

# Panel
table-panel = Panel
# The board
table-board = El tablero
# The next decision
table-decision = La próxima decisión
# To the decision
table-toDecision = A la decisión
# Connection lost. Trying again …
table-reconnecting = Se ha perdido la conexión. Intentándolo de nuevo…
# Take back
table-back = Deshacer
# { $seat } takes a choice back and chooses again.
table-tookBack = { $seat }: se deshace, y se elige de nuevo.
# by the data “{ $name }”
table-byData = con los datos «{ $name }»
# Players: { $count } unread
table-unread = Jugadores: { $count } sin leer
# Look back
table-replay = Mirar atrás
# Help and keys
table-help = Ayuda y teclas
# Settings
table-settings = Ajustes
# Leave the table
table-leave = Dejar la mesa
# Log
table-tabs-log = Diario
# Rules
table-tabs-rules = Reglas
# Armies
table-tabs-armies = Ejércitos
# Players
table-tabs-players = Jugadores
# Notes
table-tabs-notes = Notas
# Panels
table-tabs-all = Paneles

## host

# It is not your turn to choose ({ $phase }).
host-notYourTurn = No te toca elegir ahora ({ $phase }).
# That cannot be chosen now ({ $phase }).
host-notNow = Eso no se puede elegir ahora ({ $phase }).
# There is no such thing on this board ({ $thing }).
host-noSuchThing = Eso no existe en este tablero ({ $thing }).
# A list has 1 to { $most } actions.
host-listTooLong = Una lista tiene de 1 a { $most } jugadas.
# A seat contributes { $most } times at most.
host-contributesTooOften = Cada puesto aporta como mucho { $most } veces.
# A seat commits { $most } times at most.
host-commitsTooOften = Cada puesto se compromete como mucho { $most } veces.
# The game begins when the browsers of all players have sealed the dice: waiting for { $players }.
host-diceNotSealed = La partida empieza cuando los navegadores de todos los jugadores hayan sellado los dados: se espera a { $players }.
# The other side must have been away for { $minutes } minutes.
host-notAwayLongEnough = El otro bando tiene que llevar { $minutes } minutos ausente.
# Nothing can follow '{ $action }' in a secret choice.
host-nothingFollows = Nada puede seguir a «{ $action }» en una elección secreta.
# '{ $action }' cannot be read: '{ $form }' is expected, with names of this board.
host-unread = No se entiende «{ $action }»: se espera «{ $form }», con nombres de este tablero.
# '{ $action }' has to wait: finish first what you are asked ({ $phase }).
host-hasToWait = «{ $action }» tiene que esperar: termina antes lo que se te pregunta ({ $phase }).
# '{ $action }' has to wait: the other side chooses first ({ $phase }).
host-waitsForOther = «{ $action }» tiene que esperar: antes elige el otro bando ({ $phase }).
# '{ $action }' cannot be chosen now.
host-actionNotNow = «{ $action }» no se puede elegir ahora.
# '{ $action }' cannot be chosen now: that is for { $phase }, and this is { $phase2 }.
host-actionElsewhere = «{ $action }» no se puede elegir ahora: eso es de { $phase }, y esto es { $phase2 }.
# '{ $action }' is not an action. Now ({ $phase }) there are no choices.
host-noAction = «{ $action }» no es una jugada. Ahora ({ $phase }) no hay nada que elegir.
# '{ $action }' is not an action. Now ({ $phase }) there are { $choices }.
host-noSuchAction = «{ $action }» no es una jugada. Ahora ({ $phase }) hay { $choices }.
# That name looks like { $name }, who is at the table: choose another.
host-nameLikePlayer = Ese nombre se parece a «{ $name }», que está en la mesa: elige otro.
# That name looks like { $name }, which is another seat: choose another.
host-nameLikeSeat = Ese nombre se parece a «{ $name }», que es otro bando: elige otro.
# That is commanded by no one, not by { $name }.
host-commandedByNoOne = Eso no lo manda nadie, tampoco { $name }.
# That is commanded by { $name } or { $other }, not by { $player }.
host-commandedByTwo = Eso lo mandan { $name } o { $other }, no { $player }.
# That is commanded by { $name }, not by { $player }.
host-commandedBy = Eso lo manda { $name }, no { $player }.
# { $name } does not play this seat.
host-notPlayed = { $name } no juega en este puesto.

## hexboard

# Closer
hexboard-closer = Acercar
# Farther
hexboard-farther = Alejar
# The whole map
hexboard-whole = El mapa entero
# A counter that is not seen
hexboard-back = Una ficha que no se ve
# Rule
hexboard-rule = Regla
# { $hex }: { $list }. { $facing }
hexboard-stack = { $hex }: { $list }. { $facing }
# Faces { $corner }.
hexboard-facing = Mira al { $corner }.
# Every side is its front.
hexboard-allRound = Todos sus lados son frente.
# Without facing.
hexboard-noFacing = Sin orientación.
# { $hex } and { $also }
hexboard-two = { $hex } y { $also }

## hexchoices

# Stack in { $hex }
hexchoices-fan = Apilamiento en { $hex }
# { $unit } to { $hex }, movement points: { $points }
hexchoices-way = { $unit } a { $hex }: { $points } PM
# { $unit } to { $hex }, movement points: { $points }; it goes no farther
hexchoices-stops = { $unit } a { $hex }: { $points } PM; no sigue
# { $hex }: choose
hexchoices-several = { $hex }: elige
# Into { $hex }
hexchoices-into = A { $hex }
# { $unit } charges { $hex }
hexchoices-strike = { $unit } carga contra { $hex }
# Laid over the map
hexchoices-overlays = Sobre el mapa
# From
hexchoices-line-from = Desde
# To
hexchoices-line-to = Hasta
# Draw
hexchoices-line-show = Trazar
# There is no such hex.
hexchoices-line-unknown = No hay tal hexágono.
# Chosen: { $name }
hexchoices-chosen = Elegida: { $name }
# Choose a counter on the map, or here:
hexchoices-nobody = Elige una ficha en el mapa, o aquí:
# Everything that can be done ({ $count })
hexchoices-all = Todo lo que se puede hacer ({ $count })
# { $name } ({ $count })
hexchoices-allOf = { $name } ({ $count })
# Who can act
hexchoices-pieces = Quién puede actuar
# Put back
hexchoices-unchoose = Soltar
# There is nothing to choose here. You are asked anyway, so that the enemy learns nothing from it.
hexchoices-lone = Aquí no hay nada que elegir. Se te pregunta igualmente para que el enemigo no saque nada en claro.

## inches

# Closer
inches-closer = Acercar
# Farther
inches-farther = Alejar
# The whole table
inches-whole = La mesa entera
# Rule
inches-rule = Regla
# Everything that can be done ({ $count })
inches-all = Todo lo que se puede hacer ({ $count })
# { $name } ({ $count })
inches-allOf = { $name } ({ $count })
# Chosen: { $name }
inches-chosen = Elegida: { $name }
# Put back
inches-unchoose = Soltar
# Choose a unit on the table, or here:
inches-nobody = Elige una unidad en la mesa, o aquí:
# Who can act
inches-bodies = Quién puede actuar
# Laid over the table
inches-overlays = Sobre la mesa

## marks

# On the map
marks-map = En el mapa
# The grid (key { $key })
marks-grid = La cuadrícula (tecla { $key })
# The names of hexes (key { $key })
marks-names = Los nombres de los hexágonos (tecla { $key })
# Turn the chosen unit
marks-keys-turn = Girar la unidad elegida
# The grid on the map, on or off
marks-keys-grid = La cuadrícula del mapa, sí o no
# The names of hexes, on or off
marks-keys-names = Los nombres de los hexágonos, sí o no

## host

# The game is over.
host-the-game-is-over-fj2kb6 = La partida ha terminado.
# An action is a short text.
host-an-action-is-a-short-text-1bmpfh2 = Una jugada es un texto corto.
# A secret choice is handed in whole: the action that closes it is missing.
host-a-secret-choice-is-handed-in-whole-the-xz32jh = Una elección secreta se entrega entera: falta la jugada que la cierra.
# The dice of this game are sealed by their players, who commit to their words first.
host-the-dice-of-this-game-are-sealed-by-1fn36ze = Los dados de esta partida los sellan sus jugadores, que antes se comprometen con sus palabras.
# Words for the dice are given before the first action.
host-words-for-the-dice-are-given-before-the-148yobk = Las palabras para los dados se dan antes de la primera jugada.
# So much has been taken back, offered and ordered by your side in this game that no more is kept.
host-so-much-has-been-taken-back-offered-and-1y94rju = En esta partida tu bando ha deshecho, ofrecido y ordenado tanto que ya no se guarda más.
# Your offer of a draw has not been accepted: play on a little before you offer one again.
host-your-offer-of-a-draw-has-not-been-1a7nik0 = Tu oferta de tablas no se ha aceptado: juega un poco más antes de volver a ofrecerlas.
# A die may have fallen, something come to light or another player chosen since: the others must agree.
host-a-die-may-have-fallen-something-come-to-xmge1s = Desde entonces puede haber caído un dado, haberse descubierto algo o haber elegido otro jugador: los demás tienen que estar de acuerdo.
# No one asks you to agree that something is taken back.
host-no-one-asks-you-to-agree-that-something-wgbf7z = Nadie te pide permiso para deshacer nada.
# Too much has been taken back in this game.
host-too-much-has-been-taken-back-in-this-1qcti97 = En esta partida ya se ha deshecho demasiado.
# You have nothing to take back.
host-you-have-nothing-to-take-back-w1r3vg = No tienes nada que deshacer.
# The game has gone on since you asked for a hint.
host-the-game-has-gone-on-since-you-asked-j96ane = La partida ha seguido desde que pediste la pista.
# Hints are for games against the computer.
host-hints-are-for-games-against-the-5gemhq = Las pistas son para partidas contra el ordenador.
# No computer player can advise in this game yet.
host-no-computer-player-can-advise-in-this-3r6d8p = Ningún jugador del ordenador sabe aconsejar todavía en este juego.
# A computer is thinking about a hint for you already.
host-a-computer-is-thinking-about-a-hint-for-ne9xvy = El ordenador ya está pensando una pista para ti.
# There is nothing for you to choose now.
host-there-is-nothing-for-you-to-choose-now-10y9je6 = Ahora no tienes nada que decidir.
# This game has had all its hints.
host-this-game-has-had-all-its-hints-jvqhe7 = Esta partida ya ha tenido todas sus pistas.
# Computers have thought much for you in a short time: wait a little.
host-computers-have-thought-much-for-you-in-o8pha8 = Los ordenadores han pensado mucho para ti en poco tiempo: espera un poco.
# So much has been said in this game that no more is kept.
host-so-much-has-been-said-in-this-game-that-1mer09l = En esta partida se ha hablado tanto que ya no se guarda más.
# You have said much in a short time: wait a little.
host-you-have-said-much-in-a-short-time-wait-qs0acp = Has dicho mucho en poco tiempo: espera un poco.
# Another game can be had when this one is over.
host-another-game-can-be-had-when-this-one-1atkryw = Se puede jugar otra partida cuando esta haya terminado.
# This game never began, so there is none to have again: begin another.
host-this-game-never-began-so-there-is-none-5o1927 = Esta partida no llegó a empezar, así que no hay nada que repetir: empieza otra.
# Too many matches were begun from your address: wait a while.
host-too-many-matches-were-begun-from-your-jqot0h = Se han empezado demasiadas partidas desde tu dirección: espera un rato.
# The game has not begun, so there is nothing to claim: leave it, or begin another.
host-the-game-has-not-begun-so-there-is-1uwwzvp = La partida no ha empezado, así que no hay nada que reclamar: déjala o empieza otra.
# It is your turn: the game is claimed when you wait for somebody.
host-it-is-your-turn-the-game-is-claimed-1s5prt5 = Te toca a ti: la partida se reclama cuando se espera a alguien.
# The server has just come back: the others get some minutes to come back too.
host-the-server-has-just-come-back-the-1yxvbqj = El servidor acaba de volver: los demás tienen unos minutos para volver también.
# You have asked for much in a short time: wait a little.
host-you-have-asked-for-much-in-a-short-time-1xt53ar = Has pedido mucho en poco tiempo: espera un poco.
# plays any legal action
host-plays-any-legal-action-5017xb = hace cualquier jugada legal
# plays as drill does, and overlooks most of what it could do
host-plays-as-drill-does-and-overlooks-most-1o8l5y8 = juega como drill, y pasa por alto casi todo lo que podría hacer
# plays as drill does, and overlooks much of what it could do
host-plays-as-drill-does-and-overlooks-much-1hqu646 = juega como drill, y pasa por alto mucho de lo que podría hacer
# plays by simple judgement
host-plays-by-simple-judgement-18knkky = juega con juicio sencillo
# compares a few plans
host-compares-a-few-plans-5hlho0 = compara unos pocos planes
# compares and improves plans
host-compares-and-improves-plans-11dg545 = compara planes y los mejora
# improves plans, and thinks about every question in between
host-improves-plans-and-thinks-about-every-1cyeq23 = mejora planes y piensa cada pregunta entre ellos
# thinks about everything for long
host-thinks-about-everything-for-long-b929eh = lo piensa todo largo rato
