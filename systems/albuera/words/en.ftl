## event
## What happens: one sentence for each event that the rules declare, with its arguments by name.

event-TurnBegan = Turn { $turn }, { $time }.
event-PoolFilled = { $count ->
        [one] The { $side } side puts one chit into the cup.
       *[other] The { $side } side puts { $count } chits into the cup.
    }
event-ChitDrawn = The chit of { $commander } is drawn.
event-ChitReturned = The chit of { $commander } goes back into the cup.
event-Activated = { $commander } is activated.
event-DivisionTried = { $commander } tries to activate his whole division: { $roll } against { $rating }.
event-DivisionActivated = The whole division of { $commander } is activated.
event-TurnedOver = { $commander } is turned over without acting.
event-NobodyActivated = { $commander } activates no one.
event-Rode = { $commander } rides from { $from } to { $to }.
event-PrizeHeld = The { $side } side holds { $hex }: { $count } points.
event-BattleOver = The battle is over. The { $side } side has won; points: { $points }.
