## event
## What happens: one sentence for each event that the rules declare, with its arguments by name.

event-TurnBegan = Turn { $turn }, { $time }.
event-PoolFilled = { $count ->
        [one] The { $side } side puts one chit into the cup.
       *[other] The { $side } side puts { $count } chits into the cup.
    }
event-ChitDrawn = The chit of { $commander } is drawn.
event-ChitReturned = The chit of { $commander } goes back into the cup.
event-ChitRemoved = The chit of { $commander } comes out of the cup.
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
event-JoinedFire = { $unit } fires together with { $other }.
event-MusketsFired = { $unit } fires at { $target }: row { $row }, its fire number { $number }.
event-SkirmishersFired = { $unit } fires at { $target }: { $effect }, its fire number { $number }.
event-GunsFired = { $unit } fires at { $target } at a distance of { $distance }: { $effect }.
event-FireModifier = { $value }: { $cause }.
event-CheckPassed = { $unit } holds: { $roll } with { $modifier } against Morale { $morale }.
event-CheckFailed = { $unit } wavers: { $roll } with { $modifier } against Morale { $morale }.
event-FiredAtLoneGuns = { $unit } fires at { $guns }, which stands alone: { $roll } against Firepower { $firepower }.
event-GunsFiredAtGuns = { $unit } fires at { $guns }, which stands alone: { $roll } against a distance of { $distance }.
event-GunsHitGuns = { $guns } is under fire: { $roll }, less { $stars } for white stars.
event-OutOfAction = { $unit } is out of action for the rest of the turn.
event-ReactionModifier = { $value }: { $check }.
event-ReactionPassed = { $unit } reacts: { $roll }, with { $modifier }, against Morale { $morale }. It stands.
event-ReactionFailed = { $unit } reacts: { $roll }, with { $modifier }, against Morale { $morale }. It gives way.
event-StrikeNoted = { $unit } will counterattack.
event-Counterattacked = { $unit } counterattacks from { $from } into { $to }.
event-CounterattackedWide = { $unit } counterattacks into { $left } and { $right }.
event-SquareFormed = { $unit } tries to form square: { $roll } against Morale { $morale }. It does.
event-SquareFailed = { $unit } tries to form square: { $roll } against Morale { $morale }. It is too late.
event-ClashBegan = The { $side } side attacks in { $hex }.
event-ClashAttacks = { $unit } attacks.
event-ClashDefends = { $unit } defends itself.
event-ClashShift = { $side }, { $shift }: { $count ->
        [one] a shift
       *[other] { $count } shifts
    }.
event-ClashRolled = Column { $column }, die { $roll }: { $result }.
event-GunsAttacked = The guns of { $guns } are attacked: { $roll }.
event-LastStandHeld = { $unit } checks its Morale to live: { $roll } against { $morale }. It loses nothing.
event-LastStandLost = { $unit } checks its Morale to live: { $roll } against { $morale }. It is lost.
event-CavalryStayed = { $unit } checks its Morale after the fight: { $roll }, with { $modifier }, against { $morale }. It stays.
event-CavalryGone = { $unit } checks its Morale after the fight: { $roll }, with { $modifier }, against { $morale }. It is carried away.
event-MovedUp = { $unit } moves up to { $left } and { $right }.
event-DrewIn = { $unit } comes together in column in { $hex }.
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
board-rank-0 = commander-in-chief
board-rank-1 = division commander
board-rank-2 = brigade commander
board-company = Skirmish company of { $battalion }
board-counter-foot = { $name }, { $nation } infantry, Manpower { $manpower } of { $full }, Morale { $morale }, { $shape }; under { $leader }
board-counter-horse = { $name }, { $nation } cavalry, Manpower { $manpower } of { $full }, Morale { $morale }; under { $leader }
board-counter-guns = { $name }, { $nation } artillery, { $guns } guns, { $shape }; under { $leader }
board-counter-striped = { $leader }; activated in this turn
board-head-turn = Turn { $turn } of { $turns }
board-head-level = The victory marker is at zero.
board-head-lead = { $side } ahead by { $points }.
board-head-cup = Chits in the cup: French { $french }, Coalition { $coalition }.
board-head-due = { $time }, to return: { $units }
board-part-pool = Pool
board-part-activation = Activation
board-part-riding = Commanders
board-part-aftermath = Aftermath
board-part-acting = Units
board-part-clash = Clash
board-part-returning = Return
board-part-fitting = Line

## asking
## What is asked and answered, and the words that only questions and events have.

asking-cause-0 = effect of the fire
asking-cause-1 = number of the fire
asking-cause-2 = flank or rear
asking-cause-3 = Baker rifles
asking-cause-4 = white stars
asking-cause-5 = terrain
asking-cause-6 = target in skirmish order
asking-cause-7 = target in square
asking-cause-8 = target in column
asking-check-0 = enemy not in front
asking-check-1 = in command range
asking-check-2 = enemy in front
asking-check-3 = in square
asking-check-4 = in line
asking-check-5 = in skirmish order
asking-shift-0 = numbers
asking-shift-1 = flank attack
asking-shift-2 = rear attack
asking-shift-3 = column
asking-shift-4 = charge
asking-shift-5 = against skirmishers
asking-shift-6 = against a square
asking-shift-7 = morale
asking-shift-8 = commander
asking-shift-9 = terrain
asking-shift-10 = higher ground
asking-shift-11 = stream
asking-column-square = Square vs. Cavalry
asking-hand-0 = left
asking-hand-1 = right
asking-shape-0 = Form Column
asking-shape-1 = Form Column in the left hex
asking-shape-2 = Form Column in the right hex
asking-shape-3 = Form Line
asking-shape-4 = Form Line, to the left
asking-shape-5 = Form Line, to the right
asking-shape-6 = Form Square
asking-shape-7 = Form Square in the left hex
asking-shape-8 = Form Square in the right hex
asking-shape-9 = Limber
asking-shape-10 = Unlimber
asking-prompt-telling = The others act.
asking-prompt-over = The battle is over.
asking-prompt-watching = You are watching.
asking-prompt-wait = The { $side } side decides.
asking-prompt-pool = Choose up to { $most } chits for the cup.
asking-pool-count = In the cup: { $count } of { $most }. Press a commander to put in his chit, and again to take it out.
asking-prompt-activation = The chit of { $leader } is drawn: whom does he activate?
asking-prompt-acting = { $leader } acts: choose a unit to move.
asking-prompt-firing = The other side acts: fire, or hold your fire.
asking-prompt-volley = Who fires together with { $unit }?
asking-prompt-movement = { $unit } moves. Points left: { $points }.
asking-prompt-returning = Routed units come back: where, and which way do they face?
asking-prompt-reaction = { $unit } has come in front of your units: which of them reacts next? Press it.
asking-prompt-answer = { $unit } has passed its check: what does it do?
asking-prompt-entry = Cavalry is upon your infantry: form square?
asking-prompt-clash = Choose the Clash to fight next.
asking-prompt-fight = { $unit } has won: which way does it face?
asking-prompt-fitting = The Line does not fit its counter any more: which hex?
asking-prompt-riding = Move the commanders who were activated, up to { $hexes } hexes each.
asking-prompt-aftermath-1 = Share out a Loss among the units that fought.
asking-prompt-aftermath-2 = { $leader } has to leave his hex: where does he go?
asking-prompt-aftermath-3 = The enemy is beside { $leader }: does he step back?
asking-prompt-aftermath-4 = His units retreat: does { $leader } go along?
asking-prompt-aftermath-5 = { $unit } retreats: where to?
asking-prompt-aftermath-6 = Friends have routed: which unit checks its Morale next?
asking-do-lose = { $a } takes a Loss
asking-do-escape = { $a } goes to { $b }
asking-do-follow = { $a } goes along
asking-do-remain = { $a } stays
asking-do-retreat = { $a } retreats to { $b }
asking-do-let = Let { $a } stand
asking-do-check = { $a } checks its Morale
asking-do-choose = Put in { $a }
asking-do-close = Hand in these chits
asking-do-activate = Activate { $a }
asking-do-activate-the-division = Try to activate the whole division
asking-do-activate-the-division-of = Try to activate the whole division of { $a }
asking-do-return = { $a } comes back to { $b }
asking-do-flip = Turn over { $a }
asking-do-move = Move { $a }
asking-do-lead = Move { $a } with its stack
asking-do-put = Put { $a } on top
asking-do-end-the-movement = No more, unless the enemy fires
asking-do-hold-fire = Hold fire
asking-do-fire = { $a } fires at { $b }
asking-do-fire-at = Fire at { $a }
asking-do-add = { $a } fires too
asking-do-fire-now = Fire
asking-do-forward = Forward to the { $a }
asking-do-back = Back to the { $a }
asking-do-turn = Turn to the { $a }
asking-do-face = Face { $a }
asking-do-wheel = Wheel to the { $a }
asking-do-swing = Wheel backwards to the { $a }
asking-do-form = { $a }, facing { $b }
asking-do-join = { $a } joins the line
asking-do-priced = { $what } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
asking-do-wait = The next of the line
asking-do-send = Send out its skirmishers …
asking-do-detach = Skirmishers of { $a } to { $b }
asking-do-keep = Keep the { $a } hex
asking-do-extend = Extend to the { $a }
asking-do-march-double = Double March
asking-do-react = { $a } reacts
asking-do-react-no-more = No one reacts
asking-do-fire-back = Fire at it
asking-do-counterattack = Counterattack to the { $a }
asking-do-step-back = Step back
asking-do-stand = Stand
asking-do-form-square = Try to form square
asking-do-clash = Clash in { $a }
asking-do-combine = Clash in { $a }, with { $b }
asking-do-halt = No more with this unit
asking-do-activate-no-one = Activate no one
asking-do-ride = { $a } rides to { $b }
asking-do-stay = No more moves
asking-action = { $who }: { $what }
asking-ends-fire = fire at { $unit }
asking-ends-at = to { $hex }
asking-ends-facing = facing { $corner }

## look
## What can be looked at: what is laid over the map, and the hex under the pointer.

look-terrain-clear = open ground
look-terrain-olive-grove = olive grove
look-terrain-forest = forest
look-terrain-village = village
look-ground = { $hex }: { $terrain }, level { $level }
look-closed = not part of this battle
look-command = Command
look-threats = Threats
look-line = Line of sight
look-threats-note = What the enemy can fire at; darker: where he would react. Point at a hex.
look-threats-none = Nothing threatens { $hex }.
look-threats-list = Against { $hex }: { $list }.
look-threat = { $unit } ({ $how })
look-threat-fires = fire
look-threat-reacts = reaction
look-threat-strikes = reaction, counterattack
look-line-note = Press a hex with a unit, then another hex: can the unit see it?
look-line-clear = { $unit } sees { $hex }: { $distance ->
        [one] 1 hex
       *[other] { $distance } hexes
    }.
look-line-blocked = { $unit } does not see { $hex }: { $what } in { $at }.
look-line-aside = It is not in its field of fire.
look-by-terrain = woods or houses
look-by-troops = troops
look-by-level = higher ground
look-all = The ranges of all your commanders: choose one to see his alone.
look-range = { $leader } commands up to { $hexes } hexes away.

## armies
## The order of battle.

armies-manpower = Manpower
armies-detached = company detached
armies-out = out of action
armies-routed = routed, back in turn { $turn } ({ $time })
armies-dispersed = routed, out of the battle
armies-lost = lost
armies-guns-1 = captured
armies-guns-2 = recaptured, silent

## fight
## Fires, reactions and Clashes: how they are told, and their odds.

fight-fire = { $unit } fires at { $target }
fight-reaction = Reaction: { $unit }
fight-clash = Clash in { $hex }
fight-sides = { $attackers } against { $defenders }
fight-check = Morale Check of { $unit }
fight-reacts = { $unit } reacts
fight-crisis = Crisis: { $unit }
fight-square = { $unit } tries to form square
fight-square-formed = It forms square.
fight-square-failed = Too late: { $losses ->
        [one] a Loss
       *[other] { $losses } Losses
    }.
fight-lastStand = { $unit } checks whether it survives
fight-rally = { $unit } checks whether it stays
fight-danger = { $leader } is in danger
fight-column = Column { $column }
fight-against = { $sum } against Morale { $morale }
fight-came-CheckPassed = holds
fight-came-CheckFailed = wavers
fight-came-ReactionPassed = passed
fight-came-ReactionFailed = gives way
fight-came-CrisisPassed = stands
fight-came-CrisisFailed = has to retreat
fight-came-SquareFormed = forms square
fight-came-SquareFailed = too late
fight-came-LastStandHeld = loses nothing
fight-came-LastStandLost = is lost
fight-came-CavalryStayed = stays
fight-came-CavalryGone = is carried away
fight-shift = { $side }: { $shift }
fight-result = { $code }: { $side ->
        [attackers] the attackers
       *[defenders] the defenders
    } lose and are out for { $turns ->
        [one] a turn
       *[other] { $turns } turns
    }
fight-plain = Nothing is added.
fight-sum = Sum { $sum }: { $limit ->
        [-1] never passes
        [9] always passes
       *[other] passes with { $limit } or less
    }
fight-passes = holds
fight-fails = { $losses ->
        [0] { $retreat ->
            [0] nothing more happens
           *[other] may be made to retreat
        }
        [one] { $retreat ->
            [0] a Loss
           *[other] a Loss, may be made to retreat
        }
       *[other] { $losses } Losses, may be made to retreat
    }
fight-shot-row = { $unit } at { $target }: Firepower { $firepower }, distance { $distance }, row { $row } ({ $effect })
fight-shot-printed = { $unit } at { $target }: distance { $distance }, effect { $effect }
fight-captures = The guns are lost in { $chance } of 100.
fight-react-there = In { $hex } { $count ->
        [one] an enemy reacts.
       *[other] { $count } enemies react.
    } The move may end there.
fight-react-title = { $unit } reacts, Morale { $morale }
fight-react-great = fires and then counterattacks, or turns and then fires
fight-react-passed = may do one thing: { $answers }
fight-react-failed = fails: { $losses ->
        [0] no Loss
        [one] a Loss
       *[other] { $losses } Losses
    }, { $retreat ->
        [0] no retreat
        [one] retreats a hex
       *[other] retreats { $retreat } hexes
    }
fight-react-routed = routs
fight-doom = { $choice }: { $what } (rule { $rule })
fight-react-optional = No unit has to react to skirmishers.
fight-answer-fire = fire
fight-answer-counterattack = counterattack
fight-answer-turn = turn
fight-answer-back = step back

## dispatch
## The words of the dispatch.

dispatch-score = Victory Points
dispatch-turn = Turn
dispatch-turning = In turn { $turn } the marker moved by { $gain } towards the { $side } side.
dispatch-losses = Losses by division and brigade
dispatch-manpower = Manpower lost
dispatch-units = Units lost
dispatch-state = At the end
dispatch-of = { $lost } of { $all }
dispatch-routed = { $count ->
        [one] one unit routed
       *[other] { $count } units routed
    }

## guide
## The words of the guided battles: the second knoll, then the lancers.

guide-knoll-1-title = A cup with two chits
guide-knoll-1-text = You lead Brayer’s brigade, in blue, up to the knoll where Hoghton’s British stand. In each of six turns two chits lie in the cup, yours and his. One is drawn at random: that commander’s units act, if they are no more than three hexes from him. Then the other acts. Five points win at the end of a turn; if only one side has formed infantry at hex 1722 after the last turn, it gets two more.
guide-knoll-2-title = Column: to march and to close
guide-knoll-2-text = Your battalions stand in Column. On a counter the large number is its Manpower, the small one its Morale. It faces a corner of its hex and moves into the two hexes before it. A battalion has 4 Movement Points; open ground costs a Column 1 and a Line 1.5, and turning by a sixth of a circle costs 1. Choose a battalion, then the hex where it should end: the numbers show what the move costs. A Column hits hard in a Clash, but only a fifth of it can fire.
guide-knoll-3-title = Line: to fire
guide-knoll-3-text = Forming Line costs 2 points. In a French Line two thirds fire, in a British one all; a Line is slow, and weaker against Columns in a Clash. A battalion with much Manpower (8 of the French, 6 of the British) covers two hexes in Line: one of them, the 1/57th, stands before you. March in Column; form Line one or two hexes from the enemy if you want to fire, stay in Column if you want to close. Choose a battalion, then “Form Line”.
guide-knoll-4-title = Fire, and its marker
guide-knoll-4-text = The Manpower that fires, divided by the distance, gives a row of the table; its effect is added to the target’s Morale Check. If the die and everything added to it come to more than its Morale, the target takes a Loss and may be made to retreat. The first fire of a unit in a turn adds 1, the second nothing, the third and fourth take 1 away: its marker counts them. Fire costs your units a point when you act; while the enemy acts it is free, and you are asked after each of his actions. Under “Standing intentions” you can set what you would always answer.
guide-knoll-5-title = Every step is watched
guide-knoll-5-text = A unit that comes in front of an enemy makes him react. He checks his Morale: 2 less on the die for the British, 1 less if his commander is in range, 2 more if you are at his side or behind him. If he passes, he may fire, turn or counterattack; if he fails, he takes a Loss and retreats, or routs. Point at a hex: rings mark the enemies who would react there. Your battalions react in the same way when he comes.
guide-knoll-6-title = Clash
guide-knoll-6-text = If you step into a hex with the enemy, there is a Clash once all your units have moved; a counterattack is fought at once. Each side has shifts: for numbers, for Columns against a Line, for a flank, for better Morale, for the ground. The difference gives the column of the table, a die the result. The losers take two Losses and rout; the winners take one and face as they like. Each Clash that you win is a point. Two Columns in one hex fight together, so bring a stack.
guide-knoll-7-title = Rout and return
guide-knoll-7-text = A unit that routs leaves the map for the turn track. It comes back beside its commander, when he is activated in the turn of its box. Friends beside it have to check their Morale or retreat. So a routed unit is not lost: keep its commander where it can come back safely, and use the time in which the enemy is weaker.
guide-lancers-1-title = Horse on their flank
guide-lancers-1-text = You lead the French. Colborne’s brigade comes at the two battalions on the knoll, and has not seen your cavalry south of it. Three chits lie in the cup: yours are Brayer’s, for the battalions, and Briche’s, for the hussars; the lancers of the Vistula act with him as Supporting Units. Four turns; you win with four points, the enemy with six, and hex 1722 is worth two at the end.
guide-lancers-2-title = Charge
guide-lancers-2-text = Cavalry has 8 points. If it goes three hexes or more without a turn, over open ground, without crossing water or passing through other units, and ends in a hex with the enemy, that is a Charge: it is fought out at once. A Charge brings 2 shifts against infantry that is not in square; a flank brings 1 more, the rear 2. Choose lancers and move them with their stack, so that two squadrons charge as one, and look for a way that ends in the side of a Line. Point at its end: the panel has the odds.
guide-lancers-3-title = Square
guide-lancers-3-text = Infantry in a hex that cavalry enters may try to form square by a Morale Check. If it passes, only the column Square vs. Cavalry counts, and the horse wins only on a 9. If it fails, it takes a Loss and stands as it was. No square is formed in woods, olive groves and villages, nor with less than three Manpower. Your own battalions can form square in good time, for all 4 points of a movement.
guide-lancers-4-title = After a win
guide-lancers-4-text = Each squadron that has won checks its Morale. If it passes, it stays, faces as it likes and may ride on with the points that it has left, to charge again. If it fails, it leaves the map until the next turn. So charge first where it matters most.
guide-lancers-5-title = Reaction
guide-lancers-5-text = Infantry fires at cavalry that comes in front of it, if it passes its check; if it fails, it takes two Losses and routs. A Line has 1 more on the die, a square 4 less. Cavalry may counterattack, turn or step back when infantry comes in front of it. No unit reacts to an enemy that enters its own hex: that is for the Clash.
guide-lancers-6-title = Muskets against squares
guide-lancers-6-text = A square beats horse, but only a fifth of it fires, and fire at it has 1 more on the die. It cannot enter a hex with the enemy. So leave a square to your infantry: bring a battalion up to it in Line and fire, or in Column and close. While your cavalry is near, the square dares not form anything else.
guide-lancers-7-title = Off the map, not lost
guide-lancers-7-text = A routed unit comes back in the turn of its box, in the hex of its commander or beside it, when he is activated; the lancers come back with Briche. Units that would return after the last turn are out of the battle.

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

## standing
## The words of what is intended for the enemy's activations.

standing-intro = What you set here is answered for you while the enemy acts: for all your brigades, or for the one you choose. Orders for one brigade go first.
standing-whole = Answer all of the enemy’s activations
standing-none = what you answer beforehand, so that the enemy’s activations run without stopping
standing-everyone = all brigades
standing-group-fire = Fire
standing-group-charged = Infantry in a hex that cavalry enters
standing-group-reacting = Reactions to a step
standing-group-after = After a fight
standing-group-commanders = Commanders
standing-group-chits = Chits
standing-one-muskets-at-5 = infantry fires, also when it reacts, at a chance of 5 in 10 or better
standing-one-muskets-at-3 = infantry fires, also when it reacts, at a chance of 3 in 10 or better
standing-one-muskets-at-1 = infantry fires, also when it reacts, at any chance
standing-one-guns-at-5 = guns fire at a chance of 5 in 10 or better
standing-one-guns-at-3 = guns fire at a chance of 3 in 10 or better
standing-one-guns-at-1 = guns fire at any chance
standing-one-guns-wait = guns keep their fire for a chance of 6 in 10, until the enemy has no more to move
standing-one-hold-fire = no other fire
standing-one-form-square = tries to form square
standing-one-never-form-square = stands as it is
standing-one-counterattack-at-2 = counterattacks at column +2 or better
standing-one-counterattack-at-1 = counterattacks at column +1 or better
standing-one-counterattack-at-0 = counterattacks at column 0 or better
standing-one-never-counterattack = never counterattacks
standing-one-turn-to-the-enemy = turns to an enemy at its side or behind it
standing-one-step-back = skirmishers and cavalry step back from infantry
standing-one-ignore-skirmishers = does not react to skirmishers
standing-one-steadiest-first = of several, the steadiest first
standing-one-stand-fast = does nothing else
standing-one-losses-to-the-strongest = Losses fall on the unit with most Manpower
standing-one-order-retreats = enemies retreat if they can be made to
standing-one-let-them-stand = enemies are left standing if they need not retreat
standing-one-draw-in = Lines that shrink keep the hex farther from the enemy
standing-one-best-Clash-first = the most promising Clash first
standing-one-commanders-back = get away from the enemy and go along with their units
standing-one-commanders-stay = stay where they are
standing-one-same-chits = the same as in the last turn

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
tables-terrain = Cost to enter a hex
tables-ground = Ground
tables-road = Along a road: { $points }, for column, cavalry, limbered guns and horse guns.
tables-ground-clear = Open ground
tables-ground-olive-grove = Olive grove
tables-ground-forest = Forest
tables-ground-village = Village
tables-hexsides = Extra cost to cross a side
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
tables-action-fire = A fire
tables-action-turn = Turning by a sixth of a circle
tables-action-back = A step backwards, more
tables-action-friends = A hex with friends, more
tables-action-reorder = Another order of a stack
tables-action-square = Forming square
tables-action-leaveSquare = Leaving square
tables-action-array = Column to line, or back
tables-action-limber = Limbering or unlimbering
tables-musketFire = Musket Fire
tables-musketNote = The row is the Firepower divided by the distance; if units fire from more than one hex, each further hex moves it one row down.
tables-row = Row
tables-effect = Effect
tables-guns = Artillery Fire, by calibre and distance in hexes
tables-calibre = Pounds
tables-effects = Effects: what is added to the roll of the Morale Check
tables-added = To the roll
tables-fireModifiers = What else is added to the roll under fire
tables-fire-1 = First fire of the turn
tables-fire-2 = Second fire
tables-fire-3 = Third fire
tables-fire-4 = Fourth fire
tables-fire-flank = Through a Flank or Rear hex
tables-fire-rifles = Baker rifles in Line or Column
tables-fire-skirmish = Target in Skirmish Order
tables-fire-square = Target in Square
tables-fire-column = Target in Column, Artillery Fire
tables-reactions = Reactions: what is added to the roll of the Morale Check
tables-reaction-flank = Enemy not in a Front hex
tables-reaction-command = In command range
tables-reaction-square = Square against cavalry
tables-reaction-line = Line against cavalry
tables-reaction-skirmish = Skirmish Order against cavalry
tables-clash = Clash
tables-clashNote = Columns by the attackers’ shifts less the defenders’. A: the attackers have lost; D: the defenders have. The number says after how many turns they come back.
tables-die = Die
tables-squareColumn = Square vs. Cavalry
tables-shifts = Clash Combat Shifts
tables-shift = Shifts
tables-shift-numbers = { $ratio } times the Manpower
tables-shift-flank = Attack on a flank
tables-shift-rear = Attack on the rear
tables-shift-column = Attackers in Column against Line
tables-shift-chargeInfantry = Charge against infantry
tables-shift-chargeCavalry = Charge against cavalry
tables-shift-skirmish = Against Skirmish Order alone
tables-shift-square = Infantry against Squares
tables-shift-morale = Morale higher by { $by }
tables-shift-commander = A commander
tables-shift-terrain = Defenders in: { $ground }
tables-shift-height = Defenders on higher ground
tables-shift-stream = Defenders behind a stream
