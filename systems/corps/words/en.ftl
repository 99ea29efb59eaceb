## event
## What happens: one sentence for each event that the rules declare, with its arguments by name.

event-MoveBegan = Move { $move } begins; all chips go into the bag.
event-ChipDrawn = Out of the bag: { $command }.
event-ChipLapsed = Out of the bag: { $command }, with no turn left in this move.
event-PoorChipDrawn = Out of the bag: the Poor chip. The next Poor commander to be drawn loses his turn.
event-PoorChipVoid = Out of the bag: the Poor chip. No Poor commander is left for it in this move.
event-TacticalChipDrawn = Out of the bag: the { $army } tactical chip. A commander on blinds may act at once.
event-TacticalChipVoid = Out of the bag: the { $army } tactical chip. There is no commander on blinds to use it.
event-ActivatedByTacticalChip = The tactical chip hurries on { $command }.
event-TurnLost = { $command }: orders come too late, and the turn is lost. Only the guns may fire.
event-PipsRolled = { $command }: a { $roll } on the average die, { $grade } for the commander: { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
event-PipsCounted = { $command }: { $brigades ->
        [one] 1 Formed brigade
       *[other] { $brigades } Formed brigades
    }, { $grade } for the commander: { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
event-MovedTogether = { $body } moves, and with it { $count ->
        [2] the brigade beside it
       *[other] all { $count } of its group
    }.
event-Moved = { $body } moves { $inches }″.
event-Stood = { $body } stays where it is.
event-Faced = { $body } turns to face { $heading }°.
event-Formed = { $formNumber ->
        [7] { $body } limbers up.
        [8] { $body } unlimbers.
       *[other] { $body } forms { $form }.
    }
event-Rode = { $body } rides { $inches }″.
event-GunsFired = { $battery } fires at { $target }: { $band } range, { $inches }″.
event-GunsModified = { $value }: { $factor }.
event-GunsRolled = Rolled: { $roll }, with { $modifier }; { $needed } is a hit. { $hits ->
        [0] The shot goes wide.
        [one] It hits.
       *[other] It strikes home: { $hits } hits!
    }
event-BouncedThrough = The shot of { $battery } bounces through and into { $target }.
event-FireHeld = { $command }: the guns hold their fire.
event-MoraleChanged = { $unit }: { $grade }.
event-CasualtiesTaken = { $unit } takes { $count ->
        [one] a casualty
       *[other] { $count } casualties
    }; { $all } in all.
event-UnitLost = { $unit } is lost for the day.
event-NerveModified = { $value }: { $factor }.
event-NervePassed = { $unit } tests its morale: { $roll }, with { $modifier }, makes { $total }. It stands firm.
event-NerveFailed = { $unit } tests its morale: { $roll }, with { $modifier }, makes { $total }. It wavers.
event-PipSetAside = A pip is set aside to rally { $unit }.
event-RallyFailed = { $unit } cannot be stopped; attempts to rally it that have failed: { $times }.
event-RoutMoved = { $unit } runs { $inches }″.
event-RoutedOff = { $unit } runs off the table.
event-RoutedThrough = The routers burst through { $unit }.
event-Caught = { $unit } has no way out.
event-CutDown = { $unit } is ridden down.
event-GunsAbandoned = The gunners of { $unit } leave their guns and run.
event-GunsManned = { $unit }: the gunners are back at their guns.
event-GunsTaken = { $unit } takes the guns of { $battery }.
event-WentIn = { $unit } goes { $inches }″ into contact with { $enemy }.
event-FellBack = { $unit } falls back { $inches }″, facing the enemy.
event-Joined = { $unit } goes in too, against { $enemy }.
event-CaughtInMarch = { $by } rides into { $unit } in column of march: it has no time to form.
event-GunsReached = { $by } is among the guns of { $unit }.
event-CaughtInFlank = { $by } takes { $unit } in flank, before it can turn.
event-Fought = { $fight }: { $unit } against { $enemy }.
event-FactorCounted = { $unit } { $value }: { $factor }.
event-FightRolled = { $unit } has the advantage and rolls: { $roll }, with { $difference }, makes { $total }.
event-PushedBack = { $body } gives way and goes { $inches }″ back.
event-Retired = { $unit } retires { $inches }″.
event-Entered = { $unit } breaks in.
event-Occupied = { $unit } occupies the buildings.
event-FormedUp = { $unit } forms up in column of attack at the edge, facing { $heading }°.
event-ShotModified = { $unit } { $value }: { $factor }.
event-Skirmished = Skirmishers of { $unit } fire at { $target }: a { $roll } makes { $total }.
event-CoverLaid = { $blind } covers the troops of its command.
event-Revealed = { $command } is seen: what is under { $blind }?
event-Uncovered = With { $command } is { $unit }.
event-StayedOnBlinds = { $command } goes on under blinds.
event-SpottingRolled = Glasses on { $blind }: { $roll }, where { $need } is needed.
event-DecoyFound = { $blind } was a ruse: there is nothing under it.
event-Placed = { $unit } takes its place: { $form }.
event-LeftOff = { $unit } finds no room and waits off the table.
event-CameOn = { $unit } comes on.
event-Detached = { $unit } rides out from under { $blind }.
event-Spread = { $blind } is { $strips ->
        [one] 1 strip
       *[other] { $strips } strips
    } wide now.
event-Ordered = Orders for { $command }: { $objectiveNumber ->
        [0] { $order }.
       *[other] { $order }, { $objective }.
    }
event-TakenOver = { $chief } leads { $unit } himself, with { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
event-TurnGiven = { $chief } leaves the rest of the turn to { $command }, who has { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
event-TurnEnded = The turn of { $command } is over{ $left ->
        [0] .
        [one] ; a pip is left unused.
       *[other] ; { $left } pips are left unused.
    }
event-ChargeDeclared = { $unit } charges { $enemy }!
event-ChargeModified = { $unit } { $value }: { $factor }.
event-ChargePassed = { $unit } seizes the moment: { $roll }, with { $modifier }, makes { $total }.
event-ChargeFailed = { $unit } lets the moment go: { $roll }, with { $modifier }, makes only { $total }.
event-ReactionPassed = { $unit } reacts in time: { $roll }, with { $modifier }, makes { $total }.
event-ReactionFailed = { $unit } is too slow: { $roll }, with { $modifier }, makes only { $total }.
event-GunnersFired = { $unit } fires at { $enemy }: { $roll }; { $needed } is a hit.
event-ChargeStopped = { $unit } goes no farther.
event-Evaded = { $unit } gets away, { $inches }″ from where it stood.
event-CounterCharged = { $unit } rides { $inches }″ to meet { $enemy }.
event-Intercepted = { $unit } rides { $inches }″ into the way of { $enemy }.
event-HaltedBeforeSquare = { $unit } halts before the bayonets of { $enemy }.
event-ChargeMissed = { $unit } does not reach { $enemy }.
event-GaveWay = { $unit } gives way to { $enemy } and goes { $inches }″ back.
event-PursuitRolled = Will { $unit } pursue? { $need } or more is needed: { $roll }.
event-PursuitDirected = { $unit } pursues, by a { $roll }.
event-Followed = { $unit } rides { $inches }″ after { $enemy }.
event-PursuitEnded = { $unit } finds no one to charge, and halts.
event-PursuersRallied = { $unit } has rallied from its pursuit.
event-PursuersWentBack = { $unit } is out of hand, and rides { $inches }″ back to its own lines.
event-GeneralFled = The enemy reaches { $general }, who gets away to { $unit }.
event-GeneralLost = The enemy reaches { $general }, and no brigade is near: he is lost.
event-Exchanged = { $fresh } comes forward through { $unit } and takes its place.
event-Recovered = { $body } has dressed its ranks: Formed.
event-Allotted = { $unit } of { $command } goes with the reserve.
event-Fielded = { $command } takes part in the day.
event-BlindLaid = { $blind } is laid at { $point }, { $strips ->
        [one] 1 strip
       *[other] { $strips } strips
    } wide.
event-ChiefPlaced = { $general } stands at { $point }.
event-MoreWanted = { $army }: one move more, while there is light.
event-MoreDeclined = { $army }: no more today.
event-SectionsHeld = { $army }: sections held at the end of the day: { $count }.
event-LossesCounted = { $army }: losses of the day: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-Collapsed = { $army }: the army has lost too much and leaves the field.
event-DayWon = { $army }: the day is won, by { $manner }.
event-DayDrawn = The day ends, and neither side has won it.

## names
## What only events and questions name: formations, grades, orders, bands, fights, and what counts in a die.

names-forms-march = column of march
names-forms-attack = column of attack
names-forms-line = line
names-forms-square = square
names-forms-garrison = garrison
names-forms-horse-column = column
names-forms-horse-line = line
names-forms-limbered = limbered
names-forms-deployed = deployed for fire
names-forms-crew = gunners on foot
names-grades-formed = Formed
names-grades-disordered = Disordered
names-grades-shaken = Shaken
names-grades-rout = Rout
names-orders-move = Move
names-orders-halt = Halt
names-orders-hold = Hold
names-orders-engage = Engage
names-orders-attack = Attack
names-manners-sections = sections held
names-manners-losses = losses inflicted
names-manners-collapse = collapse of the enemy
names-bands-short = short
names-bands-long = long
names-gunFactors-classA = gunners of class A
names-gunFactors-classC = gunners of class C
names-gunFactors-casualty = gunners lost
names-gunFactors-bounce = bounce through
names-nerveFactors-classA = class A
names-nerveFactors-classC = class C
names-nerveFactors-attached = a commander with them
names-nerveFactors-supports = supports close by
names-nerveFactors-built = in a built-up area
names-nerveFactors-behind = behind other troops
names-nerveFactors-noGeneral = no commander near
names-nerveFactors-casualty = casualties
names-nerveFactors-noSupports = no supports near
names-nerveFactors-rout = a rout near by
names-nerveFactors-passed = routers passed through
names-nerveFactors-disordered = Disordered
names-nerveFactors-shaken = Shaken
names-nerveFactors-away = far from the enemy
names-nerveFactors-chief = the commander in chief near
names-nerveFactors-routing = in Rout
names-fights-edge = At the edge of the buildings
names-fights-inside = Inside the buildings
names-fights-firefight = Firefight
names-fights-assault = Assault
names-fights-cavalry = Cavalry against cavalry
names-fights-onInfantry = Cavalry against infantry
names-chargeFactors-classA = class A
names-chargeFactors-classC = class C
names-chargeFactors-general = a commander near
names-chargeFactors-poor = a Poor commander
names-chargeFactors-flank = flank or rear
names-chargeFactors-casualty = casualties
names-fightFactors-garrison = garrison
names-fightFactors-classA = class A
names-fightFactors-classC = class C
names-fightFactors-fireA = fire of class A
names-fightFactors-fireC = fire of class C
names-fightFactors-betterFire = better fire
names-fightFactors-skirmishA = skirmishers of class A
names-fightFactors-skirmishC = skirmishers of class C
names-fightFactors-betterSkirmish = better skirmishers
names-fightFactors-lineOnColumn = line against column
names-fightFactors-square = square
names-fightFactors-casualty = casualties
names-fightFactors-disordered = Disordered
names-fightFactors-shaken = Shaken
names-fightFactors-outnumbered = outnumbered
names-fightFactors-lance = lances
names-fightFactors-heavy = medium or heavy cavalry
names-fightFactors-light = light cavalry
names-fightFactors-stationary = stationary
names-fightFactors-columnOfAttack = column of attack
names-fightFactors-lineFireA = line with fire of class A
names-fightFactors-support = supports
names-shotFactors-A = skirmishers of class A
names-shotFactors-B = skirmishers of class B
names-shotFactors-C = skirmishers of class C
names-shotFactors-shaken = Shaken
names-shotFactors-disordered = Disordered
names-shotFactors-casualty = casualties
names-shotFactors-square = from a square
names-shotFactors-garrison = from a garrison
names-shotFactors-covered = target in cover
names-shotFactors-guns = at guns
names-shotFactors-cavalry = at cavalry

## board
## What the board of the inch table says.

board-board = The table
board-own-0 = You command the French
board-own-1 = You command the Prussians
board-has-0 = The French have won
board-has-1 = The Prussians have won
board-won = The { $army } army has won the day.
board-drawn = Neither army has won the day.
board-general = General of { $command }
board-blind = Blind { $number } of { $command }
board-guns = Guns left by { $unit }
board-head-move = Move { $move } of { $moves }
board-head-moveNumber = Move { $move }
board-head-pips = { $pips ->
        [one] 1 pip left
       *[other] { $pips } pips left
    }
board-head-chips = Chips of this move
board-chip-poor = the Poor chip
board-chip-poorSign = P
board-chip-tactical = the tactical chip
board-chip-tacticalSign = T
board-chip-in = { $name }: in the bag
board-chip-lapsed = { $name }: in the bag, but has had its turn
board-chip-drawn = { $name }: drawn
board-chip-active = { $name }: has its turn

## asking
## What is said of questions and their answers, and of what stands on the table.

asking-prompt-telling = One moment: this is what happens.
asking-prompt-over = The day is over.
asking-prompt-onlooker = You are watching.
asking-prompt-watching = Your cavalry may charge now, before { $command } goes on.
asking-prompt-charging = { $target } is charged by { $charger }: how does it react?
asking-prompt-pursuing = { $charger } has routed its enemy and goes on: which enemy does it charge?
asking-prompt-wait = The { $army } army decides.
asking-prompt-other = Choose.
asking-prompt-tactical = The tactical chip is drawn: choose which commander on blinds has his turn at once.
asking-prompt-field-day = Plan your day: choose commands, write their orders, lay their blinds and decoys, place your commander in chief.
asking-prompt-one-more-move = The last move is over. Do you want one more?
asking-prompt-turn-lost = { $command } has lost its turn; its guns may still fire.
asking-prompt-spending = { $command }: spend { $pips ->
        [one] the last pip
       *[other] { $pips } pips
    }. Choose a unit, then what it does.
asking-prompt-moving = Move { $unit }, or let it stand.
asking-prompt-unveiling = { $command } is on blinds: place the figures, or stay hidden.
asking-prompt-placing = Place the units that were under the blind: choose one, press it again for another formation, then press or drag it to its place.
asking-prompt-joining = Choose who else goes in, and who leads.
asking-prompt-entering = The defenders are out: go in, or stay outside.
asking-prompt-aftermath = Two friends are equally near to the rout: choose who tests first.
asking-label-NervePassed = Holds!
asking-label-NerveFailed = Wavers!
asking-label-UnitLost = Lost
asking-label-DecoyFound = A decoy
asking-label-GunsTaken = Guns taken
asking-place = { $east }″ east, { $north }″ north
asking-mission = { $order } – { $objective }
asking-length = { $inches }
asking-heading = { $degrees }°
asking-slot = { $form }, strip { $strip }
asking-spread-0 = { $strips ->
        [one] 1 strip, changed on the left
       *[other] { $strips } strips, changed on the left
    }
asking-spread-1 = { $strips ->
        [one] 1 strip, changed on both sides
       *[other] { $strips } strips, changed on both sides
    }
asking-spread-2 = { $strips ->
        [one] 1 strip, changed on the right
       *[other] { $strips } strips, changed on the right
    }
asking-go-ahead = { $inches }″ ahead
asking-go-back = { $inches }″ back
asking-go-left = { $inches }″ left
asking-go-right = { $inches }″ right
asking-go-turnLeft = turn { $degrees }° left
asking-go-turnRight = turn { $degrees }° right
asking-go-stay = Stay in place
asking-do-fire = Fire at { $b }
asking-do-hold-fire = Hold fire
asking-do-activate = Activate { $a }
asking-do-assault = Assault { $b }
asking-do-firefight = Firefight with { $b }
asking-do-skirmish = Send skirmishers against { $b }
asking-do-go-in = Go in
asking-do-stay-out = Stay outside
asking-do-join = Let { $a } join
asking-do-lead = { $a } leads
asking-do-occupy = Occupy the buildings
asking-do-form-up = Form up outside, facing { $b }
asking-do-march = Half a move, then { $b }
asking-do-exchange = Change places with { $b }
asking-do-retire = Retire, facing the enemy
asking-do-stand = Let it stand
asking-do-dress-on = Dress on { $a }
asking-do-follow-the-road = Along the road, { $a }
asking-do-straight-along = Straight along the road
asking-do-form = Form { $b }
asking-do-face = Turn to face { $b }
asking-do-give-the-turn-to = Give the turn to { $a }
asking-do-take-over = Lead { $a } in person
asking-do-move-together = Move with those beside it
asking-do-pick = Move (choose where)
asking-do-end-the-turn = End the turn
asking-do-ride = Ride to { $b }
asking-do-order = Order: { $b }
asking-do-halt = Change to Halt
asking-do-rally = Rally
asking-do-man-the-guns = Man the guns again
asking-do-bring-on = Bring on { $a } at { $b }
asking-do-place-the-figures = Place the figures
asking-do-stay-on-blinds = Stay on blinds
asking-do-set = { $a }: { $b }
asking-do-leave-off-the-table = Leave { $a } off the table
asking-do-spread = Extend: { $b }
asking-do-detach = Detach { $b }
asking-do-charge = Charge { $b }
asking-do-hold-back = Let them go on
asking-do-evade = Evade
asking-do-fire-at-the-charge = Fire at the charge
asking-do-countercharge = Counter-charge
asking-do-turn-to-face = Turn to face the charge
asking-do-intercept = Intercept with { $a }
asking-do-pursue = Pursue { $a }
asking-do-test-first = { $a } tests first
asking-do-play-one-more-move = One more move
asking-do-allot = { $a } goes to the reserve
asking-do-take = { $a } takes part
asking-do-widen = { $a }: { $b }
asking-do-lay = Lay { $a } at { $b }
asking-do-close-the-plan = Close the plan
asking-do-end-the-day = End the day
asking-action = { $who }: { $what }
asking-move = Move
asking-group-go = Moves
asking-group-ride = Where to ride
asking-group-face = Directions
asking-group-order = Orders
asking-group-form-up = Where to form up
asking-group-bring-on = Where to bring on
asking-group-spread = How to extend
asking-group-set = How to place
asking-group-fire = Targets
asking-group-form = Formations
asking-group-charge = Whom to charge
asking-group-take = Who takes part
asking-group-allot = What the reserve has
asking-group-widen = How wide blinds are
asking-group-lay = Where to lay
asking-group-pick = Moves
asking-group-march = Half a move and a formation
asking-group-exchange = Whom to change places with
asking-group-assault = Whom to assault
asking-group-skirmish = Whom to skirmish with
asking-group-firefight = Whom to fire at
asking-grade-0 = Poor
asking-grade-1 = Average
asking-grade-2 = Gifted
asking-sort-foot = infantry
asking-sort-horse-0 = light cavalry
asking-sort-horse-1 = medium cavalry
asking-sort-horse-2 = heavy cavalry
asking-sort-guns-0 = light guns
asking-sort-guns-1 = medium guns
asking-sort-guns-2 = heavy guns
asking-body-unit = { $name }, { $sort } of { $command }: { $form }, { $grade }, { $casualties ->
        [0] no casualties
        [one] 1 casualty
       *[other] { $casualties } casualties
    }; class { $quality }; faces { $heading }°; { $at }
asking-body-off = { $name }, { $sort } of { $command }: not on the table; class { $quality }
asking-body-general = { $name }, { $grade }; { $at }
asking-body-leader = { $name }, { $command }, { $grade }; { $at }
asking-body-left = { $name }; { $at }
asking-body-blind = { $name }, { $strips ->
        [one] 1 strip
       *[other] { $strips } strips
    }; faces { $heading }°; { $at }
asking-body-decoy = { $name }, with nothing under it; faces { $heading }°; { $at }
asking-orders-title = Order
asking-orders-next = From its next turn on: { $order }
asking-orders-means-0 = Move: march to the objective and keep away from the enemy.
asking-orders-means-1 = Halt: stand and defend yourself.
asking-orders-means-2 = Hold: keep the objective; drive off enemies that come near.
asking-orders-means-3 = Engage: close with the enemy there and fire, without assaults.
asking-orders-means-4 = Attack: every unit goes at the enemy there, and fights.

## armies
## The order of battle.

armies-army = { $army }
armies-losses = Casualties: { $lost }. Units lost: { $gone }.
armies-general = { $name }, { $grade }.
armies-grade-0 = Poor
armies-grade-1 = Average
armies-grade-2 = Gifted
armies-unit = Unit
armies-state = State
armies-where = Where
armies-casualties = { $count ->
        [0] no casualties
        [one] 1 casualty
       *[other] { $count } casualties
    }
armies-lost = lost
armies-away = waits off the table
armies-covered = under a blind

## hand
## What a move comes to, while it is made by hand.

hand-go-ahead = { $amount ->
        [one] 1 inch ahead
       *[other] { $amount } inches ahead
    }
hand-go-back = { $amount ->
        [one] 1 inch back
       *[other] { $amount } inches back
    }
hand-go-turnLeft = { $amount ->
        [one] 1 degree left
       *[other] { $amount } degrees left
    }
hand-go-turnRight = { $amount ->
        [one] 1 degree right
       *[other] { $amount } degrees right
    }
hand-go-left = { $amount } left
hand-go-right = { $amount } right
hand-go-stay = where it stands
hand-ride-ahead = { $amount } north
hand-ride-back = { $amount } south
hand-ride-left = { $amount } west
hand-ride-right = { $amount } east
hand-ride-stay = where he stands
hand-corner-front-left = front left corner
hand-corner-front-right = front right corner
hand-corner-rear-left = rear left corner
hand-corner-rear-right = rear right corner
hand-near = { $inches ->
        [one] 1 inch from { $name }
       *[other] { $inches } inches from { $name }
    }
hand-rides = { $inches ->
        [one] 1 inch away
       *[other] { $inches } inches away
    }
hand-difficult = Difficult ground: half its rate.
hand-inWay = In the way: { $names }.
hand-outOfCommand = Out of its general’s radius there.
hand-bars = Bars the fire of { $battery }.
hand-seen = { $need ->
        [0] The enemy sees it there.
       *[other] The enemy sees it there on { $need } or more.
    }
hand-strike-fire-short = Fire at { $target }: short range, { $inches }″
hand-strike-fire-long = Fire at { $target }: long range, { $inches }″
hand-strike-skirmish = Skirmish with { $target }: { $inches }″
hand-strike-firefight = Firefight with { $target }: { $inches }″
hand-strike-assault = In reach of an assault: { $target }, { $inches }″
hand-strike-charge = In reach of a charge: { $target }, { $inches }″
hand-notByOrders = { $what } (its orders forbid it)
hand-threat-fire = In range and arc of { $units }.
hand-threat-skirmish = { $units } can skirmish with it.
hand-threat-firefight = { $units } can open a firefight with it.
hand-threat-assault = { $units } can come to assault it.
hand-threat-charge = { $units } can charge it.
hand-reaches = Reaches { $count } of { $all } units within { $radius }″.
hand-beyond = Out of his reach: { $units }.

## guide
## The words of the guided battle: the outpost.

guide-outpost-1-title = Chips in a bag
guide-outpost-1-text = You lead the French 4th Corps, in blue, against the farm of Meierhof. Each commander has a chip in the bag. Chips are drawn blindly, one after the other, and the commander whose chip comes out has his turn. When the bag is empty, the move ends; the top of the panel says how many moves there are. The side that holds the farm after the last one wins.
guide-outpost-2-title = Guns before all else
guide-outpost-2-text = Guns fire once in a move, and only before anything of their corps has moved. They have to be deployed and in good order (Formed), and the target must lie within 45 degrees of straight ahead. Choose the battery: enemies that it can hit get a red dashed edge. Point at one to see the distance, the number that two dice have to reach, and the chance; press it to fire. If something else moves first, the guns stay silent in this turn.
guide-outpost-3-title = Pips
guide-outpost-3-text = A commander rolls an average die, from 2 to 5, and adds 1, 2 or 3 for his grade: the total is his pips. Moving a unit costs one; so does a change of formation, a large turn or a fight. Choose a brigade, then drag it or click where it should go: the ruler shows the inches used and left. Move, or the Enter key, ends it. A column of march goes 8 inches, a column of attack 6, a line 4, and half of that on hills and in woods. Within 16 inches of the enemy a unit acts only once in a turn.
guide-outpost-4-title = The order is Attack
guide-outpost-4-text = Your corps has the order Attack, with Meierhof as its objective. All its brigades have to move towards it and attack any enemy they can reach, and you may not leave pips unused while one of them can. Under Attack, infantry neither skirmishes nor opens fire: it goes in. A general can change his own order to Halt, at a price; only the commander in chief can give any other order, in person.
guide-outpost-5-title = The reach of a general
guide-outpost-5-text = A general gives orders only to units within 8 inches of him, and at least one of yours is farther away. Choose the general and drag him after his troops, up to 16 inches for a pip: units that he would reach get an orange edge. Do it before the other pips are spent. Press a unit that cannot act to see why.
guide-outpost-6-title = Charges at an opportunity
guide-outpost-6-text = In the enemy’s turn, after each of his actions, Formed cavalry may charge without paying a pip: at units that are Disordered or Shaken, that offer flank or rear, or that stand in column of march. It tests with a die. If the charge comes from far enough, the target tests too, to form square, to turn, to evade or to counter-charge. Cavalry cannot charge a formed square. Under “Standing intentions” you can set what you would always answer.
guide-outpost-7-title = Fight for the farm
guide-outpost-7-text = A brigade that can reach an enemy may assault it. Choose the brigade: those that it can assault get a red dashed edge. Point at one to see what counts for both sides, and the odds; press it to go in. A garrison adds 2 behind its walls. One brigade may attack each side of the farm, so fire at it first, and bring two against one. The side with the higher sum rolls two dice and adds the difference; on a low total it still loses. Hand to hand combat leaves both sides Disordered until the move ends, or worse.
guide-outpost-8-title = Rout
guide-outpost-8-text = A unit that routs runs straight away from its enemy, infantry 6 inches, cavalry 12, through friends. Friends within 4 inches react: those in Rout are lost, Shaken ones rout too, the others test their morale. So one rout may carry a whole line away. Keep supports near, but not in the way.
guide-outpost-9-title = Rally
guide-outpost-9-text = A Shaken unit fights badly, and a unit in Rout runs on. Ride the general into contact with it, up to 16 inches for a pip, and pay another pip for an attempt to rally. Every such unit tests at the end of the turn of its corps, but a pass improves its state only with a commander and a pip. At the third failure a unit in Rout is lost.
guide-outpost-10-title = The end of the day
guide-outpost-10-text = After the last move the side that holds the farm wins. A brigade holds it if it is wholly inside and not in Rout, with no enemy inside. If neither side holds it, losses decide. Before that both are asked whether they want one more move; it is played if both do.

## fight
## Fire, fights and tests: how they are told, and their odds.

fight-sum = Together { $total }.
fight-plain = Nothing is added.
fight-hits-0 = a miss
fight-hits-1 = a hit
fight-hits-2 = two hits
fight-shot = { $unit } fires at { $target }: { $band } range, { $inches }″, { $cover }; { $needed } is a hit
fight-cover-open = in the open
fight-cover-soft = in soft cover
fight-cover-hard = in hard cover
fight-cover-guns = at guns
fight-gunners = { $unit } fires at { $target }: a hit on { $needed } or more
fight-skirmish = Skirmishers of { $unit } fire at { $target }
fight-noAnswer = { $target } does not fire back.
fight-atOnce-15-6 = { $enemy } takes { $casualties } casualties at its guns and routs, if it is reached (15.6).
fight-atOnce-8-4 = { $enemy } is in column of march: it is broken at once (8.4).
fight-atOnce-8-5 = { $enemy } is limbered: it is cut down at once (8.5).
fight-atOnce-8-6 = { $enemy } is cut down at its guns, if its gunners do not get away (8.6).
fight-atOnce-8-7 = { $enemy } is in Rout: contact ends it, and it is lost (8.7).
fight-atOnce-8-8 = { $enemy } is taken in flank or rear and routs at once (8.8).
fight-others = Brigades that join change the odds; friends of the enemy may support it.
fight-intoSquare = The enemy stands in square.
fight-against = { $fight }: { $unit } against { $enemy }
fight-factors = What counts for it
fight-favoured = { $unit } has the advantage and rolls two dice with { $difference }.
fight-fate = { $unit }: { $grade }{ $inches ->
        [0] {""}
       *[other] , retires { $inches }″
    }{ $casualties ->
        [0] .
        [one] , 1 casualty.
       *[other] , { $casualties } casualties.
    }
fight-folded = { $title }: { $what }
fight-lot = { $unit } ({ $what })
fight-losses = { $count ->
        [one] 1 casualty
       *[other] { $count } casualties
    }
fight-gone = lost
fight-fires = { $unit } fires at { $target }
fight-goesIn = Going in
fight-rout = { $unit } routs
fight-test = { $unit } tests its morale
fight-needs = Two dice; { $needed } is a hit
fight-rolls = { $unit } rolls
fight-factorOf = { $unit }: { $reason }
fight-charges = { $unit } charges { $enemy }
fight-flank = The flank or rear of { $enemy } is offered.
fight-met = Met by { $enemy }, which charges in its turn
fight-ends = What comes of it
fight-if-stand = If { $enemy } stands
fight-if-evade = If { $enemy } evades
fight-if-fire = If { $enemy } fires
fight-if-countercharge = If { $enemy } counter-charges
fight-if-form = If { $enemy } forms { $form }, on { $needs } or more
fight-if-face = If { $enemy } turns to the charge, on { $needs } or more
fight-if-intercept = If { $rider } intercepts, on { $needs } or more
fight-end-lost = The enemy is lost
fight-end-routs = The enemy routs
fight-end-retires = The enemy retires, Shaken
fight-end-contact = Both stay in contact
fight-end-none = No contact
fight-end-declined = It does not charge
fight-end-thrown = { $charger } retires, Shaken
fight-end-both = Both rout
fight-end-routed = { $charger } routs
fight-goes = it goes
fight-declines = it will not go
fight-toCharge = { $unit } tests whether it charges
fight-reacts = { $unit } tests whether it reacts in time
fight-toRally = { $unit } tests its morale at the end of the turn
fight-rally-up = it rallies: { $grade }
fight-rally-same = no better: { $grade }
fight-rally-routs = it routs
fight-rally-on = it runs on
fight-rally-lost = it is lost for the day
fight-rally-back = it is Shaken and rides back
fight-inTime = in time
fight-late = too late
fight-pursues = { $unit }: pursuit on { $need } or more
fight-holds = stands firm
fight-wavers = wavers

## look
## What can be laid over the table, and its keys.

look-command = Reach of the generals
look-arcs = Arcs and ranges
look-threats = What threatens a unit
look-sight = What a unit sees
look-orders = Orders and their objectives
look-note-command = Within its circle a general can order his units; a red line leads to those who are too far away.
look-note-arcs = Arcs of the guns with their ranges, and of the unit that is chosen or pointed at.
look-note-threats = Point at a unit: this is what the enemy could do to it from where he stands.
look-note-sight = Point at a unit: which enemies it sees, how far away and how clearly.
look-note-orders = Your corps, with their objectives.
look-band-short = short
look-band-long = long
look-band-firefight = firefight
look-band-skirmish = skirmish
look-band-assault = assault
look-waits = { $unit }, to be placed in { $form }
look-band-charge = charge
look-strike-fire = fire
look-strike-skirmish = skirmish
look-strike-firefight = firefight
look-strike-assault = assault
look-strike-charge = charge
look-bandAt = { $band } { $inches }″
look-sightAt = { $inches }″ { $sight }
look-sight-plain = in plain sight
look-sight-behind-troops = behind troops
look-sight-hidden = hidden

## dispatch
## The dispatch of a battle.

dispatch-side = { $nation ->
        [french] French
        [prussian] Prussians
       *[other] { $army }
    }
dispatch-score = Losses inflicted, in points
dispatch-move = Move
dispatch-turning = Move { $move }: the { $army } army inflicts { $gain } more than it suffers.
dispatch-losses = Losses
dispatch-casualties = Casualties
dispatch-units = Units lost
dispatch-of = { $lost } of { $all }

## standing
## The words of what is answered beforehand.

standing-intro = What you set here is answered for you while the enemy acts, and before your own turns: for all your corps, or for the one you choose. Orders for one corps go first.
standing-whole = Answer all of the enemy’s turns
standing-none = what you answer beforehand, so that the enemy’s turns run without stopping
standing-everyone = all corps
standing-group-opportunities = Opportunity charges
standing-group-charged = Units that are charged
standing-group-after = Pursuit and routs
standing-group-guns = Guns, before their corps moves
standing-group-blinds = Blinds
standing-one-charge-the-helpless = at units that contact alone routs or destroys
standing-one-charge-at-7 = at a chance of 7 in 10 or better
standing-one-charge-at-5 = at a chance of 5 in 10 or better
standing-one-charge-at-3 = at a chance of 3 in 10 or better
standing-one-never-charge = no other charge
standing-one-form-square = infantry forms square, or turns to the charge where it cannot
standing-one-turn-to-face = infantry charged in flank or rear turns to the charge
standing-one-intercept = cavalry of the corps intercepts
standing-one-countercharge = cavalry counter-charges
standing-one-evade = evades if orders allow it
standing-one-stand-fast = does nothing else
standing-one-pursue-the-weakest = pursuers charge the enemy they are likeliest to beat
standing-one-steadiest-first = of several equally near to a rout, those with fewest casualties test first
standing-one-guns-at-7 = fire at a chance of 7 in 10 or better
standing-one-guns-at-5 = fire at a chance of 5 in 10 or better
standing-one-guns-at-3 = fire at a chance of 3 in 10 or better
standing-one-hold-fire = no other fire when the turn is lost
standing-one-deploy-in-line = troops that are spotted deploy in line, from the left
standing-one-stay-on-blinds = stay on them

## tables
## The tables, as they are printed beside the rules.

tables-pips = Pips: what is added to the average die
tables-averageDie = The average die has the faces { $faces }.
tables-who = Whose turn it is
tables-who-blind = A corps on a blind
tables-who-corps = A corps commander
tables-who-chief = The commander in chief
tables-general-gifted = Gifted
tables-general-average = Average
tables-general-poor = Poor
tables-prices = What an action costs in pips
tables-deed = Action
tables-deed-move = A move
tables-deed-form = A change of formation or face
tables-deed-guns = One action of artillery
tables-deed-gunPair = Two actions of artillery
tables-deed-fight = A skirmish, a firefight or another round
tables-deed-occupy = Occupying a built-up area
tables-deed-rally = An attempt to rally
tables-deed-general = A ride of a general
tables-deed-retire = Half a move back, face to the enemy
tables-deed-halfAndForm = Half a move and a formation
tables-deed-exchange = Two brigades change places
tables-deed-extend = Adding or dropping strips of a blind
tables-deed-detach = Detaching light cavalry from a blind
tables-deed-order = A new order from the commander in chief
tables-deed-gift = Giving his turn away
tables-deed-halt = A change to Halt
tables-rates = Inches for a pip
tables-whoMoves = Who moves
tables-inches = Inches
tables-rate-general = Generals
tables-rate-light-column = Light cavalry in column
tables-rate-light-line = Light cavalry in line
tables-rate-heavy-column = Medium and heavy cavalry in column
tables-rate-heavy-line = Medium and heavy cavalry in line
tables-rate-horse-limbered = Horse artillery, limbered
tables-rate-foot-limbered = Foot artillery, limbered
tables-rate-march = Infantry in column of march
tables-rate-attack = Infantry in column of attack
tables-rate-line = Infantry in line
tables-rate-square = Infantry in square
tables-rate-hand-heavy = Heavy guns by hand
tables-rate-hand-medium = Medium guns by hand
tables-rate-hand-light = Light guns by hand
tables-rate-strip = A blind of one strip
tables-rate-strips = A blind of several strips
tables-orders = What an order allows
tables-ordersNote = near: enemies within { $inches } inches. towards: within the objective or towards it. facing: only face to the enemy. no nearer: if it brings them no nearer to the enemy.
tables-ordered-advance = To advance
tables-ordered-fallBack = To fall back
tables-ordered-form = To change formation
tables-ordered-fire = Fire of artillery
tables-ordered-charge = A charge of cavalry
tables-ordered-opportunity = A charge at an opportunity
tables-ordered-skirmish = A skirmish
tables-ordered-firefight = A firefight
tables-ordered-assault = An assault in the open
tables-ordered-edge = An assault on a built-up area
tables-ordered-inside = A fight inside a built-up area
tables-ordered-evade = To evade a charge
tables-ordered-enter = To enter an empty built-up area
tables-leave-no = no
tables-leave-yes = yes
tables-leave-must = must
tables-leave-near = near
tables-leave-objective = towards
tables-leave-retire = facing
tables-leave-no-nearer = no nearer
tables-spotting = How far a blind is seen
tables-blind = How it lies
tables-atOnce = Seen at once
tables-onOrMore = On { $need } or more
tables-sight-plain = In plain sight
tables-sight-behind-troops = Behind other troops
tables-sight-hidden = In cover
tables-to = to { $inches }″
tables-gunRanges = Ranges of artillery, in inches
tables-guns = Guns
tables-calibre-heavy = Heavy
tables-calibre-medium = Medium
tables-calibre-light = Light
tables-gunHits = What two dice have to reach for a hit
tables-target = Target
tables-target-open = Infantry or cavalry
tables-target-soft = The same in woods or behind a hedge
tables-target-hard = The same in buildings or behind walls
tables-target-guns = Artillery
tables-gun-modifiers = What is added to the dice of artillery
tables-factor = For
tables-added = Added
tables-charge-tests = The tests to charge and to react
tables-chargeNeed = A die has to show { $need } or more.
tables-toCharge = To charge
tables-toReact = To react
tables-fightFactors = Factors of fights
tables-fight-edge = At the edge of buildings
tables-fight-inside = Inside buildings
tables-fight-firefight = Firefight
tables-fight-assault = Assault
tables-fight-cavalry = Cavalry on cavalry
tables-fight-onInfantry = Cavalry on infantry
tables-fight-byCavalry = Infantry against it
tables-results-common = Results of fights
tables-results-cavalry = Results of cavalry against cavalry
tables-total = Total
tables-favoured = The side that rolls
tables-unfavoured = The other side
tables-orLess = { $total } or less
tables-orMore = { $total } or more
tables-outcome = { $grade }, { $casualties ->
        [0] no casualties
        [one] 1 casualty
       *[other] { $casualties } casualties
    }
tables-outcomeBack = { $grade }, { $retire } inches back, { $casualties ->
        [0] no casualties
        [one] 1 casualty
       *[other] { $casualties } casualties
    }
tables-skirmish = What is added to the die of a skirmish
tables-morale = What is added to the die of a test of morale
tables-routAt = Casualties with which a unit routs without a test
tables-arm = Arm
tables-arm-infantry = Infantry
tables-arm-cavalry = Cavalry
tables-arm-artillery = Artillery
tables-casualties = Casualties
tables-pursuit = What pursuers do
tables-die = Die
tables-does = What they do
tables-does-follow = Follow the routers
tables-does-charge = Charge the nearest enemy
