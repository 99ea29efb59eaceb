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
