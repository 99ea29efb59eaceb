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
event-Returned = { $unit } comes back in { $hex }, facing { $corner }.
event-Postponed = { $unit } does not come back before turn { $turn }.
event-OutOfGame = { $unit } does not come back any more.
event-TurnedOver = { $commander } is turned over without acting.
event-NobodyActivated = { $commander } activates no one.
event-Rode = { $commander } rides from { $from } to { $to }.
event-Moved = { $unit } moves from { $from } to { $to } for { $points }.
event-MovedWide = { $unit } moves to { $left } and { $right } for { $points }.
event-Turned = { $unit } turns to { $corner } for { $points }.
event-Wheeled = { $unit } wheels to { $left } and { $right } for { $points }.
event-Formed = { $unit } forms { $array } in { $hex } for { $points }.
event-DoubleMarch = { $unit } marches double.
event-Joined = { $unit } moves in line with { $lead }.
event-Detached = { $company } goes out in skirmish order to { $hex }, facing { $corner }, for { $points }.
event-Rejoined = { $company } is back with its battalion in { $hex }.
event-Shortened = { $unit } covers only { $hex } now.
event-Lengthened = { $unit } covers { $left } and { $right } now.
event-Folded = { $unit } has no room for its Line and is in Column in { $hex }.
event-PutOnTop = { $unit } is put on top in { $hex }.
event-Lost = { $unit } loses { $count }; Manpower left: { $left }.
event-Eliminated = { $unit } is eliminated.
event-Retreated = { $unit } retreats from { $from } to { $to }.
event-RetreatedWide = { $unit } retreats to { $left } and { $right }.
event-Stood = { $unit } is left standing in { $hex }.
event-CutOff = { $unit } cannot retreat from { $hex } and is eliminated.
event-Routed = { $unit } routs, to return in turn { $turn }.
event-Dispersed = { $unit } routs and is out of the battle.
event-CrisisPassed = Crisis: { $unit } rolls { $roll } against Morale { $morale } and stands.
event-CrisisFailed = Crisis: { $unit } rolls { $roll } against Morale { $morale } and has to retreat.
event-GunsCaptured = The { $side } side captures { $unit }.
event-GunsRecaptured = The { $side } side recaptures { $unit }.
event-GunsDestroyed = { $unit } is destroyed.
event-LeaderRolled = { $commander } is in danger and rolls { $roll }.
event-LeaderWounded = { $commander } is wounded.
event-LeaderFell = { $commander } is lost in { $hex }.
event-LeaderLeft = { $commander } has no troops left and leaves the battle.
event-LeaderEscaped = { $commander } gets away from { $from } to { $to }.
event-LeaderFollowed = { $commander } goes along from { $from } to { $to }.
event-Scored = The { $side } side gains { $count } ({ $reason ->
        [clash] Clash won
        [fire] unit lost by fire
        [blocked-retreat] blocked retreat
        [capture] guns captured
        [recapture] guns recaptured
        [commander] commander lost
       *[prize] position held
    }); the marker stands at { $points }.
event-PrizeHeld = The { $side } side holds { $hex }: { $count } points.
event-BattleOver = The battle is over. The { $side } side has won; points: { $points }.

## board
## What the board of Albuera says.

board-board = The battlefield of Albuera
board-side-0 = French
board-side-1 = Coalition
board-own-0 = You command the French
board-own-1 = You command the Coalition
board-won-0 = The French have won
board-won-1 = The Coalition has won
board-corner-0 = north-east
board-corner-1 = east
board-corner-2 = south-east
board-corner-3 = south-west
board-corner-4 = west
board-corner-5 = north-west
board-nation-French = French
board-nation-British = British
board-nation-KGL = King’s German Legion
board-nation-Portuguese = Portuguese
board-nation-Spanish = Spanish
board-array-0 = column
board-array-1 = line
board-array-2 = square
board-array-3 = skirmish order
board-array-4 = limbered
board-array-5 = unlimbered
board-array-6 = mounted
board-array-wide = line over two hexes
board-hand-0 = left
board-hand-1 = right
board-shape-0 = Form Column
board-shape-1 = Form Column in the left hex
board-shape-2 = Form Column in the right hex
board-shape-3 = Form Line
board-shape-4 = Form Line, to the left
board-shape-5 = Form Line, to the right
board-shape-6 = Form Square
board-shape-7 = Form Square in the left hex
board-shape-8 = Form Square in the right hex
board-shape-9 = Limber
board-shape-10 = Unlimber
board-rank-0 = commander-in-chief
board-rank-1 = division commander
board-rank-2 = brigade commander
board-company = Skirmishers of { $battalion }
board-counter-foot = { $name }, { $nation } infantry, Manpower { $manpower } of { $full }, Morale { $morale }, { $shape }; under { $leader }
board-counter-horse = { $name }, { $nation } cavalry, Manpower { $manpower } of { $full }, Morale { $morale }; under { $leader }
board-counter-guns = { $name }, { $nation } artillery, { $guns } guns, { $shape }; under { $leader }
board-counter-striped = { $leader }; activated in this turn
board-terrain-clear = open ground
board-terrain-olive-grove = olive grove
board-terrain-forest = forest
board-terrain-village = village
board-look-ground = { $hex }: { $terrain }, level { $level }
board-look-closed = no part of this battle
board-look-command = Command
board-look-all = The ranges of all your commanders: choose one to see his alone.
board-look-range = { $leader } commands { $hexes } hexes far.
board-head-turn = Turn { $turn } of { $turns }
board-head-level = The marker of victory stands at zero.
board-head-lead = { $side } lead: { $points }.
board-head-cup = Chits in the cup: French { $french }, Coalition { $coalition }.
board-part-pool = Pool
board-part-activation = Activation
board-part-riding = Commanders
board-armies-manpower = Manpower
board-armies-off = off the map
board-prompt-telling = The others act.
board-prompt-over = The battle is over.
board-prompt-watching = You look on.
board-prompt-wait = The { $side } side decides.
board-prompt-pool = Choose the chits that you put into the cup, { $most } at most.
board-prompt-activation = The chit of { $leader } is drawn: whom does he activate?
board-prompt-acting = { $leader } acts: choose a unit that moves.
board-prompt-movement = { $unit } moves. Points left: { $points }.
board-prompt-returning = Routed units come back: where, and facing which way?
board-prompt-fitting = The Line does not fit its counter any more: which hex?
board-prompt-riding = Move the commanders who were activated, up to { $hexes } hexes each.
board-prompt-aftermath-1 = Share out a Loss among the units that fought.
board-prompt-aftermath-2 = { $leader } has to leave his hex: where does he go?
board-prompt-aftermath-3 = The enemy is beside { $leader }: does he step back?
board-prompt-aftermath-4 = His units retreat: does { $leader } go along?
board-prompt-aftermath-5 = { $unit } retreats: where to?
board-prompt-aftermath-6 = Friends have routed: which unit checks its Morale next?
board-do-lose = { $a } takes a Loss
board-do-escape = { $a } goes to { $b }
board-do-follow = { $a } goes along
board-do-remain = { $a } stays
board-do-retreat = { $a } retreats to { $b }
board-do-let = Let { $a } stand
board-do-check = { $a } checks its Morale
board-part-aftermath = Aftermath
board-do-choose = Put in { $a }
board-do-close = Close the choice of chits
board-do-activate = Activate { $a }
board-do-activate-the-division = Try to activate the whole division
board-do-activate-the-division-of = Try to activate the whole division of { $a }
board-do-return = { $a } comes back to { $b }
board-do-flip = Turn over { $a }
board-do-move = Move { $a }
board-do-lead = Move { $a } with its stack
board-do-put = Put { $a } on top
board-do-end-the-movement = No unit moves any more
board-do-forward = Forward to the { $a }
board-do-back = Back to the { $a }
board-do-turn = Turn to the { $a }
board-do-face = Face { $a }
board-do-wheel = Wheel to the { $a }
board-do-swing = Wheel backwards to the { $a }
board-do-form = { $a }, facing { $b }
board-do-join = { $a } joins the line
board-do-wait = The next of the line
board-do-detach = Skirmishers of { $a } to { $b }
board-do-keep = Keep the { $a } hex
board-do-extend = Extend to the { $a }
board-do-march-double = Double March
board-do-halt = No more with this unit
board-do-activate-no-one = Activate no one
board-do-ride = { $a } rides to { $b }
board-do-stay = No more moves
board-part-acting = Units
board-part-returning = Return
board-part-fitting = Line

## map
## What is printed on the map of Albuera.

map-title = The battlefield of Albuera, 16 May 1811
map-subtitle = Beresford vs. Soult
map-firstKnoll = First knoll
map-secondKnoll = Second knoll
map-southernKnoll = Southern knoll
map-woodedHill = Wooded hill
map-wood = Wood of the Seville road
map-toBadajoz = To Badajoz
map-toValverde = To Valverde
map-toTalavera = To Talavera
map-toSeville = To Seville
map-toAlmendral = To Almendral
map-legend-wood = forest

## tables
## The tables of Albuera, as they are printed beside the rules.

tables-allowances = Movement Points
tables-who = Who moves
tables-points = Points
tables-allowance-infantry = Infantry
tables-allowance-doubleMarch = Infantry, Double March
tables-allowance-cavalry = Cavalry
tables-allowance-commander = Commanders, in hexes
tables-allowance-foot = Foot guns, unlimbered
tables-allowance-limbered = Foot guns, limbered
tables-allowance-horse = Horse guns
tables-terrain = What it costs to enter a hex
tables-ground = Ground
tables-road = Along a road: { $points }, for column, cavalry, limbered guns and horse guns.
tables-ground-clear = Open ground
tables-ground-olive-grove = Olive grove
tables-ground-forest = Forest
tables-ground-village = Village
tables-hexsides = What it costs more to cross a side
tables-sides = Side
tables-side-stream = Stream
tables-side-ford = Ford
tables-side-bridge = Bridge
tables-mode-column = Column
tables-mode-line = Line
tables-mode-wide = Line over two hexes
tables-mode-skirmish = Skirmish order
tables-mode-square = Square
tables-mode-cavalry = Cavalry
tables-mode-limbered = Limbered guns
tables-mode-horse = Horse guns
tables-scored = What is scored
tables-for = For
tables-score-clash = A Clash won
tables-score-fire = An enemy unit eliminated by fire
tables-score-blocked = An enemy unit eliminated for want of a way to retreat
tables-score-guns = Guns captured or recaptured, and their white stars
tables-score-commander = An enemy commander lost
tables-actions = What else costs points
tables-what = What is done
tables-action-turn = Turning by a sixth of a circle
tables-action-back = A step backwards, more
tables-action-friends = A hex with friends, more
tables-action-reorder = Another order of a stack
tables-action-square = Forming square
tables-action-leaveSquare = Leaving square
tables-action-array = Column to line, or back
tables-action-limber = Limbering or unlimbering
