## board

board-board = The lake and its six villages. Tab goes from thing to thing, Enter chooses.
board-side-0 = Blue
board-side-1 = Red
board-own-0 = You are Blue
board-own-1 = You are Red
board-won-0 = Blue has won
board-won-1 = Red has won
board-company-0 = Blue { $number }
board-company-1 = Red { $number }
board-village-0 = Mill
board-village-1 = Mill Bridge
board-village-2 = Ford
board-village-3 = Oaks
board-village-4 = Inn
board-village-5 = Inn Yard
board-weather-0 = North wind
board-weather-1 = South wind
board-weather-2 = Mist
board-weather-3 = Calm
board-turn = Turn { $turn } of { $turns }
board-steps = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
board-ready = ready
board-ambush = in ambush
board-moved = has marched
board-lost = lost
board-atVillage = { $company } in { $village }: { $state }
board-do-drill = Drill { $company }
board-do-ambush = { $company } in ambush
board-do-march = { $company } to { $village }
board-do-attack = { $company } attacks { $village }
board-do-meet = { $company } meets the attack
board-do-giveWay = Give way
board-finish-drill = Drill no one
board-finish-drilled = Done
board-finish-ambush = No ambush
board-finish-ambushed = Lay the ambush
board-finish-march = End the march
board-prompt-drill = Drill a company in secret: on 4 or more it is ready, and rolls one die more till it has fought.
board-prompt-drilled = One company a turn is drilled. Go on when you have read the die.
board-prompt-ambush = Lay a company in ambush in secret: in defence it rolls one die more, and two in mist.
board-prompt-march = March with as many companies as you like, each to the next village. An enemy there is attacked.
board-prompt-fight = { $village } is attacked by { $company }. Name the company that meets it, or give way.
board-prompt-wait = { $side } must choose.
board-prompt-telling = …
board-prompt-over = The game is over.
board-ending = Blue has { $blue } steps left, Red { $red }.
board-choose = Choose one of your companies, then a village.
board-intended-intro = Villages that you name here are defended for you: the best company there meets every attack, and you are not asked.
board-intended-none = which villages are defended without asking
board-intended-meet = The best company there meets every attack on

## event
## What happens: one sentence for each event that the rules declare, with its arguments by name.

event-Weather = The weather: { $weather }; { $side } leads.
event-Drilled = { $company } is drilled: { $die }.
event-Ambushed = { $company } lies in ambush.
event-Marched = { $company } marches to { $village }.
event-Attacked = { $company } attacks { $village }.
event-Withdrew = { $company } gives way to { $village }.
event-Showed = { $company } shows its drill ({ $drill }) and ambush ({ $ambush }).
event-Volley = { $dice ->
        [one] { $company } rolls a die; hits: { $hits }.
       *[other] { $company } rolls { $dice } dice; hits: { $hits }.
    }
event-Lost = { $company } is lost.
event-Tested = { $company } tests its nerve: { $die }.

## guide

guide-title-drill = Drill a company
guide-text-drill = Choose the company that will meet the enemy first. You throw a die: on 4 or more it is ready, and rolls one die more when it fights. Red does not see which one you drill.
guide-title-ambush = Lay an ambush
guide-text-ambush = One company may wait in ambush for this turn. It helps only in defence: one die more, and two in mist. Both sides choose in secret, at the same time.
guide-title-march = March
guide-text-march = Click a company, then a green village next to it. Marching into a village that the enemy holds is an attack. When you have marched enough, end the march.
guide-title-fight = You are attacked
guide-text-fight = Name the company that meets the attack, or give way to the next village. The dice fall at once: 5 and 6 hit, and each hit costs a step.
