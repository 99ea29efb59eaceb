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
event-CaughtInFlank = { $by } takes { $unit } in flank, before it can turn.
event-Fought = { $fight }: { $unit } against { $enemy }.
event-FactorCounted = { $unit } { $value }: { $factor }.
event-FightRolled = { $unit } has the advantage and rolls: { $roll }, with { $difference }, makes { $total }.
event-PushedBack = { $body } gives way and goes { $inches }″ back.
event-Retired = { $unit } retires { $inches }″.
event-Entered = { $unit } breaks in.
event-Occupied = { $unit } occupies the buildings.
event-FormedUp = { $unit } forms up in attack column outside the buildings, facing { $heading }°.
event-ShotModified = { $unit } { $value }: { $factor }.
event-Skirmished = Skirmishers of { $unit } fire at { $target }: a { $roll } makes { $total }.
event-CoverLaid = { $blind } covers nothing but dust.
event-Revealed = { $command } is seen: what is under { $blind }?
event-StayedOnBlinds = { $command } goes on under blinds.
event-SpottingRolled = Glasses on { $blind }: { $roll }, where { $need } is needed.
event-DecoyFound = { $blind } was a ruse: there is nothing under it.
event-Placed = { $unit } takes its place: { $form }.
event-LeftOff = { $unit } finds no room and waits off the table.
event-CameOn = { $unit } comes on.
event-Spread = { $blind } is { $strips ->
        [one] 1 strip
       *[other] { $strips } strips
    } wide now.
event-Ordered = Orders for { $command }: { $objectiveNumber ->
        [0] { $order }.
       *[other] { $order }, { $objective }.
    }
event-TurnGiven = { $chief } leaves the rest of the turn to { $command }, who has { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
event-TurnEnded = The turn of { $command } is over{ $left ->
        [0] .
        [one] ; a pip is left unused.
       *[other] ; { $left } pips are left unused.
    }
event-Recovered = { $body } has dressed its ranks: Formed.
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

names-bodies-general = General of { $command }
names-bodies-blind = Blind { $number } of { $command }
names-bodies-guns = Guns left by { $unit }
names-forms-march = march column
names-forms-attack = attack column
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
names-fights-edge = At the edge of the buildings
names-fights-inside = Inside the buildings
names-fights-firefight = Firefight
names-fights-assault = Assault
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
