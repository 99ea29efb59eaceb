## board

# The lake and its six villages. Tab goes from thing to thing, Enter chooses.
board-board = El lago y sus seis aldeas. El tabulador pasa de una cosa a otra, Intro elige.
# Blue
board-side-0 = Azul
# Red
board-side-1 = Rojo
# You are Blue
board-own-0 = Eres Azul
# You are Red
board-own-1 = Eres Rojo
# Blue has won
board-won-0 = Ha ganado Azul
# Red has won
board-won-1 = Ha ganado Rojo
# Blue { $number }
board-company-0 = Azul { $number }
# Red { $number }
board-company-1 = Rojo { $number }
# Mill
board-village-0 = Molino
# Mill Bridge
board-village-1 = Puente del Molino
# Ford
board-village-2 = Vado
# Oaks
board-village-3 = Robles
# Inn
board-village-4 = Posada
# Inn Yard
board-village-5 = Patio de la Posada
# North wind
board-weather-0 = Viento norte
# South wind
board-weather-1 = Viento sur
# Mist
board-weather-2 = Niebla
# Calm
board-weather-3 = Calma
# Turn { $turn } of { $turns }
board-turn = Turno { $turn } de { $turns }
# { $count ->
# [one] { $count } step
# *[other] { $count } steps
# }
board-steps = { $count ->
        [one] { $count } paso
       *[other] { $count } pasos
    }
# ready
board-ready = lista
# in ambush
board-ambush = emboscada
# has marched
board-moved = ya ha marchado
# lost
board-lost = perdida
# { $company } in { $village }: { $state }
board-atVillage = { $company } en { $village }: { $state }
# Drill { $company }
board-do-drill = Instruir a { $company }
# { $company } in ambush
board-do-ambush = Emboscar a { $company }
# { $company } to { $village }
board-do-march = { $company } a { $village }
# { $company } attacks { $village }
board-do-attack = { $company } ataca { $village }
# { $company } meets the attack
board-do-meet = { $company } recibe el ataque
# Give way
board-do-giveWay = Ceder
# Drill no one
board-finish-drill = No instruir a nadie
# Done
board-finish-drilled = Listo
# No ambush
board-finish-ambush = Sin emboscada
# Lay the ambush
board-finish-ambushed = Tender la emboscada
# End the march
board-finish-march = Terminar la marcha
# Drill a company in secret: on 4 or more it is ready, and rolls one die more till it has fought.
board-prompt-drill = Instruye una compañía en secreto: con 4 o más queda lista, y tira un dado más hasta que combate.
# One company a turn is drilled. Go on when you have read the die.
board-prompt-drilled = Se instruye una compañía por turno. Sigue cuando hayas leído el dado.
# Lay a company in ambush in secret: in defence it rolls one die more, and two in mist.
board-prompt-ambush = Embosca una compañía en secreto: en defensa tira un dado más, y dos con niebla.
# March with as many companies as you like, each to the next village. An enemy there is attacked.
board-prompt-march = Marcha con tantas compañías como quieras, cada una a la aldea siguiente. Si hay un enemigo, lo ataca.
# { $village } is attacked by { $company }. Name the company that meets it, or give way.
board-prompt-fight = { $company } ataca { $village }. Nombra la compañía que recibe el ataque, o cede.
# { $side } must choose.
board-prompt-wait = { $side } debe elegir.
# …
board-prompt-telling = …
# The game is over.
board-prompt-over = La partida ha terminado.
# Blue has { $blue } steps left, Red { $red }.
board-ending = A Azul le quedan { $blue } pasos; a Rojo, { $red }.
# Choose one of your companies, then a village.
board-choose = Elige una de tus compañías y luego una aldea.
# Villages that you name here are defended for you: the best company there meets every attack, and you are not asked.
board-intended-intro = Las aldeas que nombres aquí se defienden por ti: la mejor compañía de la aldea hace frente a cada ataque, y no se te pregunta.
# which villages are defended without asking
board-intended-none = qué aldeas se defienden sin preguntar
# The best company there meets every attack on
board-intended-meet = La mejor compañía hace frente a cada ataque contra

## event

# The weather: { $weather }; { $side } leads.
event-Weather = El tiempo: { $weather }; iniciativa de { $side }.
# { $company } is drilled: { $die }.
event-Drilled = { $company } se instruye: { $die }.
# { $company } lies in ambush.
event-Ambushed = { $company } se embosca.
# { $company } marches to { $village }.
event-Marched = { $company } marcha a { $village }.
# { $company } attacks { $village }.
event-Attacked = { $company } ataca { $village }.
# { $company } gives way to { $village }.
event-Withdrew = { $company } cede hacia { $village }.
# { $company } shows its drill ({ $drill }) and ambush ({ $ambush }).
event-Showed = { $company } enseña su instrucción ({ $drill }) y su emboscada ({ $ambush }).
# { $dice ->
# [one] { $company } rolls a die; hits: { $hits }.
# *[other] { $company } rolls { $dice } dice; hits: { $hits }.
# }
event-Volley = { $dice ->
        [one] { $company } tira un dado; impactos: { $hits }.
       *[other] { $company } tira { $dice } dados; impactos: { $hits }.
    }
# { $company } is lost.
event-Lost = { $company } se pierde.
# { $company } tests its nerve: { $die }.
event-Tested = { $company } prueba su temple: { $die }.

## guide

# Drill a company
guide-title-drill = Instruye una compañía
# Choose the company that will meet the enemy first. You throw a die: on 4 or more it is ready, and rolls one die more when it fights. Red does not see which one you drill.
guide-text-drill = Elige la compañía que se encontrará primero con el enemigo. Tiras un dado: con 4 o más queda lista, y tira un dado más cuando combate. Rojo no ve a cuál instruyes.
# Lay an ambush
guide-title-ambush = Tiende una emboscada
# One company may wait in ambush for this turn. It helps only in defence: one die more, and two in mist. Both sides choose in secret, at the same time.
guide-text-ambush = Una compañía puede esperar emboscada durante este turno. Solo sirve en defensa: un dado más, y dos con niebla. Los dos bandos eligen en secreto, a la vez.
# March
guide-title-march = Marcha
# Click a company, then a green village next to it. Marching into a village that the enemy holds is an attack. When you have marched enough, end the march.
guide-text-march = Pulsa una compañía y luego una aldea verde contigua. Entrar en una aldea que ocupa el enemigo es un ataque. Cuando hayas marchado bastante, termina la marcha.
# You are attacked
guide-title-fight = Te atacan
# Name the company that meets the attack, or give way to the next village. The dice fall at once: 5 and 6 hit, and each hit costs a step.
guide-text-fight = Nombra la compañía que recibe el ataque, o cede a la aldea siguiente. Los dados caen en el acto: 5 y 6 alcanzan, y cada impacto cuesta un paso.

## cards

# Six Villages
cards-six-villages-di9xac = Seis aldeas
# Blue
cards-blue-1svzzzh = Azul
# Red
cards-red-19d4ccc = Rojo
# Around the lake
cards-around-the-lake-1onl6fi = Alrededor del lago
# Blue holds the Mill, Red the Oaks, and the road runs round the lake both ways.
cards-blue-holds-the-mill-red-the-oaks-and-15jblrp = Azul ocupa el Molino, Rojo los Robles, y el camino rodea el lago por los dos lados.

## rules

# Turns
rules-turns-m52eob = Turnos
# Drill
rules-drill-1tlu3pa = Instrucción
# Ambush
rules-ambush-1lp97wx = Emboscada
# March
rules-march-1hf0040 = Marcha
# Fight
rules-fight-1kwmu09 = Combate
# Sequence
rules-sequence-ryxthk = Secuencia
# Weather, drill, ambush, then both sides march, the one that leads first. There are three turns.
rules-weather-drill-ambush-then-both-sides-gfbu24 = Tiempo, instrucción, emboscada; luego marchan los dos bandos, primero el que lleva la iniciativa. Hay tres turnos.
# Weather
rules-weather-sk09wz = Tiempo
# One of four chits is put aside unseen; each turn one is drawn. A wind gives its side the lead.
rules-one-of-four-chits-is-put-aside-unseen-1gkj4ei = Se aparta una de las cuatro fichas sin verla; cada turno se saca una. Un viento da la iniciativa a su bando.
# Companies
rules-companies-ohmslk = Compañías
# A side orders its own companies that are still in the field.
rules-a-side-orders-its-own-companies-that-1ngurpc = Un bando da órdenes a sus propias compañías que siguen en el campo.
# Victory
rules-victory-4ohb3p = Victoria
# After three turns, or when a side has lost everything, the side with more steps has won.
rules-after-three-turns-or-when-a-side-has-1680xml = Al cabo de tres turnos, o cuando un bando lo ha perdido todo, gana el bando con más pasos.
# Large game
rules-large-game-1olqe2e = Partida grande
# Four companies a side; the fourth may be a guard, which has a step more.
rules-four-companies-a-side-the-fourth-may-be-1ribn47 = Cuatro compañías por bando; la cuarta puede ser de la guardia, que tiene un paso más.
# Each side may drill one company a turn, in secret.
rules-each-side-may-drill-one-company-a-turn-r6e573 = Cada bando puede instruir una compañía por turno, en secreto.
# Ready
rules-ready-39rjx0 = Lista
# On 4 or more the company is ready till it fights.
rules-on-4-or-more-the-company-is-ready-till-1s0jepa = Con 4 o más la compañía queda lista hasta que combate.
# Each side may lay one company in ambush for the turn, in secret.
rules-each-side-may-lay-one-company-in-ambush-1t0f2pg = Cada bando puede emboscar una compañía durante el turno, en secreto.
# A side marches with as many of its companies as it likes.
rules-a-side-marches-with-as-many-of-its-tgdv52 = Un bando marcha con tantas compañías como quiera.
# Once a turn
rules-once-a-turn-4i9q7e = Una vez por turno
# A company marches once a turn.
rules-a-company-marches-once-a-turn-z1cp9x = Una compañía marcha una vez por turno.
# One village
rules-one-village-1yr2tyz = Una aldea
# It marches to the next village along the road, and attacks the enemy who holds it.
rules-it-marches-to-the-next-village-along-1hm6b38 = Marcha a la aldea siguiente del camino, y ataca al enemigo que la ocupa.
# The side that is attacked names a company that meets the attack, or gives way.
rules-the-side-that-is-attacked-names-a-voykmf = El bando atacado nombra una compañía que recibe el ataque, o cede.
# Who meets it
rules-who-meets-it-1iep128 = Quién lo recibe
# The attack is met by a company of that village.
rules-the-attack-is-met-by-a-company-of-that-yer581 = Recibe el ataque una compañía de esa aldea.
# Giving way
rules-giving-way-14kliyk = Ceder
# All companies of the village go to the next one, unless the enemy holds it.
rules-all-companies-of-the-village-go-to-the-1njpq3y = Todas las compañías de la aldea pasan a la siguiente, salvo que la ocupe el enemigo.
# Dice
rules-dice-1ijjd2u = Dados
# A die for each step, one more if ready, one more in defence from ambush (two in mist); 5 and 6 hit.
rules-a-die-for-each-step-one-more-if-ready-1y5mlyy = Un dado por paso, uno más si está lista, y uno más en defensa si está emboscada (dos con niebla); 5 y 6 alcanzan.
# Losses
rules-losses-1kioqmy = Pérdidas
# Each hit costs a step. Who fights shows its ambush and drill till the end of the turn.
rules-each-hit-costs-a-step-who-fights-shows-1dhlryn = Cada impacto cuesta un paso. Quien combate enseña su emboscada y su instrucción hasta el final del turno.
# Nerve
rules-nerve-wq52w3 = Temple
# A defender that was hit rolls a die: on 3 or less it gives way, if it can.
rules-a-defender-that-was-hit-rolls-a-die-on-drh6jr = Un defensor alcanzado tira un dado: con 3 o menos cede, si puede.
# Companies a side
rules-companies-a-side-19x19xm = Compañías por bando
# The fourth company is a guard
rules-the-fourth-company-is-a-guard-1pl8xz7 = La cuarta compañía es de la guardia
# meet attacks
rules-meet-attacks-1fq8ksn = recibir los ataques
# the best company there meets every attack on { $villages }
rules-the-best-company-there-meets-every-1ngxoh0 = la mejor compañía que haya allí recibe cada ataque a { $villages }
# phase: turn
rules-phase-turn-19mn6w1 = turno
# phase: drill
rules-phase-drill-15qligr = instrucción
# phase: planning
rules-phase-planning-her57 = emboscada
# phase: march
rules-phase-march-19wwfsx = marcha
# phase: fight
rules-phase-fight-1x9g170 = combate
# One company of each side can lie in ambush, and one of yours does.
rules-one-company-of-each-side-can-lie-in-nqwtdb = Una compañía de cada bando puede emboscarse, y una tuya ya lo está.
# Only companies of your own that are still in the field can be ordered.
rules-only-companies-of-your-own-that-are-18b7bj3 = Solo puedes dar órdenes a tus propias compañías que siguen en el campo.
# Each side drills one company a turn, and yours has been drilled.
rules-each-side-drills-one-company-a-turn-and-11l9j9v = Cada bando instruye una compañía por turno, y la tuya ya está instruida.
# This company is ready already.
rules-this-company-is-ready-already-hsk34l = Esta compañía ya está lista.
# The attack is met by a company of the village that is attacked.
rules-the-attack-is-met-by-a-company-of-the-13li3ph = Recibe el ataque una compañía de la aldea atacada.
# The next village along the road is held by the enemy: there is no way to give way.
rules-the-next-village-along-the-road-is-held-wfipyv = El enemigo ocupa la aldea siguiente del camino: no se puede ceder.
# A company marches to a village next to its own.
rules-a-company-marches-to-a-village-next-to-z54wzo = Una compañía marcha a una aldea contigua a la suya.
