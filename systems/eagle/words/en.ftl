## board
## What the board of Bailén says.

board-board = The battlefield of Bailén
board-rule = Rule
board-side-0 = French
board-side-1 = Spanish
board-own-0 = You command the French
board-own-1 = You command the Spanish
board-won-0 = The French have won
board-won-1 = The Spanish have won
board-corner-0 = north-east
board-corner-1 = east
board-corner-2 = south-east
board-corner-3 = south-west
board-corner-4 = west
board-corner-5 = north-west
board-shape-0 = normal formation
board-shape-1 = square
board-shape-2 = skirmish order
board-shape-3 = unlimbered
board-shape-limbered = limbered
board-shape-march = under maneuver orders
board-state-0 = in good order
board-state-1 = disorganized
board-state-2 = routed
board-order-0 = none
board-order-1 = maneuver
board-order-2 = harassment
board-order-3 = attack
board-order-4 = defense
board-order-5 = retreat
board-area = { $hex }, rows { $row }
board-marker = Marker { $number } ({ $side })
board-row-0 = north to south
board-row-1 = north-east to south-west
board-row-2 = north-west to south-east
board-arm-0 = infantry
board-arm-1 = cavalry
board-arm-2 = artillery
board-arm-3 = wagons
board-counter-of = { $name }, { $side } { $arm }, { $points } of { $full } points, grade { $grade }, { $shape }, { $state }
board-counter-wagons = Wagons, { $side }
board-counter-leader = { $name }, leader
board-counter-bound = { $unit }; { $bond }
board-counter-led = under { $leader }
board-counter-order = order: { $order }
board-counter-commanded = in command
board-counter-alone = out of command
board-counter-leads = { $name }, leader of { $bodies }
board-counter-under = { $marker }, for the enemy; under it: { $unit }
board-head-turn = Turn { $turn } of { $turns }
board-head-opening = Before the battle
board-head-down = Demoralized formations; a side that has three is beaten at once
board-head-of = { $side }: { $count } of 3
board-head-now = If it ended now: { $result }.
board-head-draw = a draw
board-head-lead-1 = { $side } marginal victory
board-head-lead-2 = { $side } tactical victory
board-head-lead-3 = { $side } strategic victory
board-stage-0 = Move
board-stage-1 = Def. fire
board-stage-2 = Off. fire
board-stage-3 = Shock
board-stage-phase = { $side } phase
board-stage-orders = Orders of both sides

## asking
## The words of the questions and of what can be chosen: they come with the rules.

asking-do-move = { $a } moves to { $b }
asking-do-join = { $a } goes along with { $b }
asking-do-head = { $a } faces { $b }
asking-do-turn = The stack in { $a } faces { $b }
asking-do-face = { $a } faces { $b }
asking-do-faceEnemy = { $a } faces the enemy: { $b }
asking-do-lift = { $a } goes on top: it fires, and is hit, first
asking-do-form = { $a } takes up: { $b }
asking-do-ride = { $a } rides to { $b }
asking-do-charge = { $a } charges { $b }
asking-do-fire = { $a } fires at { $b }
asking-do-shoot = Fire the volley
asking-do-cease = No more fire
asking-do-attack = { $a } attacks { $b }
asking-do-engage = Begin the combats
asking-do-decline = No unit attacks
asking-do-resolve = Fight in { $a }
asking-do-lose = { $a } takes the loss
asking-do-evade = { $a } evades to { $b }
asking-do-stand = Stand
asking-do-square = { $a } tries to form square
asking-do-counter = { $a } countercharges in { $b }
asking-do-let = No countercharge
asking-do-advance = { $a } advances to { $b }
asking-do-hold = Stay where they are
asking-do-retreat = { $a } falls back to { $b }
asking-do-stay = { $a } falls back no farther
asking-do-omit = { $a } is not counted
asking-do-first = { $a } falls back first
asking-do-follow = { $a } goes along
asking-do-remain = He stays where he is
asking-do-hunt = It goes at { $a }
asking-do-run = { $a } runs to { $b }
asking-do-rest = { $a } rests
asking-do-try = Try to change the order of { $a }
asking-do-order = { $a }: { $b }
asking-do-defend = { $a } defends { $b }
asking-do-deploy = { $a } in { $b }
asking-do-place = { $a } in { $b }
asking-do-enter = { $a } enters the map in { $b }
asking-do-exit = { $a } leaves the map
asking-do-exchange = { $a } and { $b } change places
asking-do-ready = Done
asking-do-reform = { $a } changes its formation
asking-do-spread = { $a } skirmishes in { $b } too
asking-do-gather = { $a } gathers in { $b }
asking-do-yield = { $a } gives up { $b }
asking-do-base = Fall back on { $a } from now on
asking-do-veil = { $a } stands for the stack in { $b }
asking-do-trail = { $a } stands for the troops of { $b } too
asking-do-feign = { $a }, false, in { $b }
asking-do-hide = { $a } hides the stack in { $b }
asking-do-swell = { $a } goes under the stack in { $b }
asking-do-unveil = Take off { $a }
asking-do-go = { $a } moves to { $b }
asking-do-wheel = The troops under { $a } face { $b }
asking-do-end = The game ends here
asking-do-continue = The battle goes on
asking-do-close = Close the order sheets
asking-do-done = End of movement
asking-tools-allBack = All fall back by themselves
asking-tools-back = Fall back by itself
asking-prompt-telling = Watch what happens.
asking-prompt-over = The battle is over.
asking-prompt-wait = The { $side } side is deciding.
asking-prompt-watching = Both sides are deciding.
asking-prompt-hushed-orderOfArrival = The { $side } side is choosing the order in which its brigades arrive.
asking-prompt-hushed-deployment = The { $side } side is drawing up its army.
asking-prompt-hushed-markers = The { $side } side is laying its markers.
asking-prompt-hushed-until = Each side sees only its own troops until both have laid their markers.
asking-prompt-markers = Lay markers of unknown strength over your troops, or as a feint; then press “Done”.
asking-prompt-orderOfArrival = Choose the order in which the brigades arrive: exchange two, or leave it as it is.
asking-prompt-deployment = Draw up your army, { $count } still to place: choose a counter, then one of the marked hexes.
asking-prompt-openingOrders = Write your opening orders, then close the sheets.
asking-prompt-orders = You may send other orders to your formations; then close the sheets.
asking-prompt-ordersOwed = The order has got through: write it down.
asking-prompt-movement = Move your units one by one: choose one, then a marked hex. Then end your movement.
asking-prompt-moving = { $points ->
        [one] { $unit } is on the way and has { $points } point left: choose a marked hex, or another unit.
       *[other] { $unit } is on the way and has { $points } points left: choose a marked hex, or another unit.
    }
asking-prompt-movingOne = { $unit } is on the way and has a point left: choose a marked hex, or another unit.
asking-prompt-charging = { $points ->
        [one] { $unit } charges { $hex } and has { $points } point left: click { $hex } again to charge home, or lead it there, the last two steps in a straight line.
       *[other] { $unit } charges { $hex } and has { $points } points left: click { $hex } again to charge home, or lead it there, the last two steps in a straight line.
    }
asking-prompt-stopped = { $unit } has come up against an enemy front and goes no farther: turn it, or choose another unit.
asking-prompt-deploying = Choose the hexes in which { $unit } skirmishes, then press “Done”.
asking-prompt-gathering = Choose in which of its hexes { $unit } gathers.
asking-prompt-yielding = { $unit } has become too weak for all its hexes: choose which it gives up.
asking-prompt-chasing = { $unit } pursues: lead it on.
asking-prompt-defensiveFire = The enemy has come near: choose a unit, then its target, and fire; or end your fire.
asking-prompt-offensiveFire = Choose a unit or a battery, then its target, and fire; or end your fire. A unit that fires now cannot attack afterwards.
asking-prompt-volley = Let others fire at { $hex } as well, or let the volley go.
asking-prompt-shock = Choose which unit attacks which enemy beside it, then begin the combats; no unit has to attack.
asking-prompt-resolve = Choose which combat is fought next: press one of the crosses.
asking-prompt-combat = The enemy attacks { $hex }: your cavalry or limbered guns may evade him, or stand.
asking-prompt-loss = The combat for { $hex } has cost you a point: choose which unit loses it.
asking-prompt-advance = The enemy is gone: you may advance, and your leaders with you, or stay where you are.
asking-prompt-facing = Choose where { $unit } faces now: to the enemy, or by one of the arrowheads round it.
asking-prompt-square = { $unit } charges { $hex }: your infantry may try to form square, or stand as it is.
asking-prompt-countercharge = { $unit } comes on: your cavalry may countercharge, or let it come.
asking-prompt-pursuit = { $unit } is in hand after its charge: it may ride on to a marked hex and attack again, or rest where it is.
asking-prompt-outOfHand = { $unit } is out of hand: choose where it runs.
asking-prompt-retreat = { $unit } has to fall back: choose where.
asking-prompt-retreatHorse = { $unit } falls back, as cavalry does when its attack has not driven the enemy off: choose where.
asking-prompt-retreatOn = { $unit } may fall back farther: choose where, or let it stop.
asking-prompt-secondBase = Bailén is lost: choose where your troops fall back to from now on.
asking-prompt-aftermath = Several of your units have to fall back: choose which goes first.
asking-prompt-whoDefends = More units stand in the hex than may defend it together: choose which is not counted.
asking-prompt-following = { $unit } has gone: choose which leaders go with it.
asking-prompt-verdict = Bailén is yours: end the battle here, or go on.
asking-prompt-other = It is your turn: choose.

## armies
## The words of the order of battle and of those who are still to come.

armies-wins = A formation is demoralized when the number of its counters destroyed, disorganized or routed reaches its limit. The side with fewer demoralized formations at the end wins: by one it is a marginal victory, by two a tactical, by three a strategic one. A side that has three is beaten at once.
armies-winsTown = In this scenario the Spanish player may also end the battle as soon as all of Bailén is his.
armies-hurt = { $hurt } of { $limit }
armies-least = at least { $hurt } of { $limit }
armies-demoralized = demoralized
armies-entry = They come by { $hex }
armies-turn = Turn { $turn } ({ $time })
armies-guns = When they hear the guns
armies-legend = What the marks mean
armies-figures = Left the points it fights with, right its morale: A is best, F worst. A bar below shows what is left of its points.
armies-foot = Infantry
armies-light = Light infantry: it can skirmish
armies-horse = Cavalry
armies-heavy = Heavy cavalry
armies-battery = Artillery, unlimbered: it can fire
armies-limbered = Artillery, limbered: it can move
armies-square = In square: every side is its front
armies-skirmish = In skirmish order
armies-march = Under maneuver orders
armies-shaken = Disorganized: it lies askew and fights at half strength
armies-rout = Routed: it runs
armies-body = The band at the head: colour and letters of the brigade, and its order where it is known
armies-led = In command: its leader reaches it
armies-alone = Out of command: no leader reaches it
armies-maneuver = Order: maneuver
armies-harassment = Order: harassment
armies-attack = Order: attack
armies-defense = Order: defense
armies-retreat = Order: retreat
armies-uniforms = In the settings you can replace these signs with small soldiers: four in a row are a line, eight in a ring a square, two by two march, and one who kneels skirmishes. A triangle at the head marks light infantry, a filled corner heavy cavalry.
armies-leader = A leader with his factors for shock and morale; he fights only through his troops
armies-facing = The arrowhead on a stack and the two bold sides of its hex are its front; an enemy who enters it has to stop there.
armies-order = Order: { $order }
armies-points = Points
armies-unseen = unseen
armies-waiting = turn { $turn }
armies-waitingGuns = to come
armies-toPlace = to be placed
armies-eliminated = destroyed
armies-exited = has left
armies-disorganized = disorganized
armies-routed = routed

## dispatch
## The words of the dispatch.

dispatch-score = Enemy formations demoralized
dispatch-turn = Turn
dispatch-turning = In turn { $turn } { $side } gained on { $other } by { $gain }.
dispatch-losses = Losses by formation
dispatch-points = Points lost
dispatch-counters = Counters lost
dispatch-state = At the end
dispatch-of = { $lost } of { $all }
dispatch-down = demoralized
dispatch-fell = { $formation } was demoralized.
dispatch-rose = { $formation } took heart again.
dispatch-took = { $side }: { $hex } taken.

## drawup
## Set-up in one go.

drawup-title = Draw up in one go
drawup-all = Draw up all { $count } as in history
drawup-allGround = Draw up all { $count } for me
drawup-one = Or one formation at a time:
drawup-formation = { $name } ({ $count })
drawup-planned = Drawn up: { $count }.
drawup-history = The scenario and the histories say where. Nothing is placed yet.
drawup-mixed = Where the scenario names the hexes, they stand as in history; elsewhere formations stand together. Nothing is placed yet.
drawup-ground = Formations stand together, each where the scenario lets it. Nothing is placed yet.
drawup-apart = In the nearest hex that is open: { $list }.
drawup-left = No hex found for: { $list }.
drawup-move = To move one, click its stack on the map, then its new hex. Click the stack again for the next piece in it.
drawup-whither = Where should { $piece } go? Click a marked hex.
drawup-fixed = { $piece } has no other hex to go to.
drawup-place = Place all { $count } like this
drawup-discard = Not like this
drawup-cover = Cover the { $count } strongest stacks with markers
drawup-covered = Covered: { $list }. A marker can be taken off again.
drawup-stack = { $hex }, planned: { $list }
drawup-there = { $piece } to { $hex }

## guide
## The words of the guided first battle.

guide-1-title = Vedel comes up at five
guide-1-text = You lead the French, in blue, against the rear of the Spanish army. Place your four leaders first: choose one, then a marked hex. Keep them close: only units with no more than three hexes between them and their leader, or Vedel, are in command, and only they may go up to the enemy.
guide-2-title = What wins
guide-2-text = You have three turns. The Spanish rear-guard is demoralized when too many of its nine counters are destroyed, disorganized or routed: the armies’ tab says how many, and one fewer is enough once you hold the hill AD12, where the flag stands. Then you win, if fewer of your own brigades are demoralized; the rings up here show it. Now choose a unit.
guide-3-title = Every brigade has its order
guide-3-text = It is written down, and the enemy does not see it. Attack means that the whole brigade comes nearer to the enemy in each turn, until it is within three hexes of him, and that half of its counters may begin a combat. Cassagne has no order yet and stays; Poinsot, Boussart and the guns attack.
guide-4-title = Cavalry can charge
guide-4-text = A cross marks an enemy whom its charge can reach: two hexes away at least, the last two a straight run. Point at it: the panel says how likely the charge is to strike, who may meet it, and what the shock brings. A click on the cross charges home. It counts double then, but checks its morale when it comes up, and may get out of hand afterwards. Boussart’s brigade is this one regiment: if it falls into disorder, that counts as a brigade of yours. It may also just move and attack.
guide-5-title = Moving, facing, zones of control
guide-5-text = A unit faces a corner of its hex and moves through its two front sides; the arrowheads round it turn it, once freely before it moves. The numbers show what the move costs; among counters, press the number to join them, a counter to choose it instead. A stack goes as one if you take the others along. A unit that enters the front of an enemy stops there: bring several units up to the same enemy, with their fronts to him. Last of all let the leaders ride after their units.
guide-6-title = Fire
guide-6-text = First the enemy fires at the units that have come next to him, then you fire. Infantry fires at the next hex, through its front; guns reach farther. Points give the column, a die the line, and each modifier of the die is named with its rule. A unit that fires does not attack afterwards, so let the guns fire and the infantry keep its bayonets.
guide-7-title = Shock
guide-7-text = Choose a unit, then an enemy beside it, and another unit for the same enemy: together they have better odds. Three to one is good, one to one is not. Then begin the combats. A cross marks the units that can be attacked; no unit has to attack.
guide-8-title = Falling back, disorder, rout
guide-8-text = A beaten unit falls back towards its base and checks its morale. A counter that lies askew is disorganized: it fights at half strength and enters no zone of control. One with a flag is routed and runs. Both try to recover at the end of the turn, and both count for demoralization.
guide-9-title = The enemy’s turn is yours too
guide-9-text = You fire at the units that have come next to you, before they attack. Infantry that is charged may try to form square, cavalry and limbered guns may evade infantry, and cavalry may throw itself upon a charge. You are asked at once, and you may always decline. If you would always give the same answer, tick it beforehand under “Standing intentions” at the foot of the decision.
guide-10-title = Another order
guide-10-text = From the second turn on Vedel may send two orders, to Cassagne for instance, to attack. Each has to get through: the farther it rides, the higher the die it needs. What an order lets a brigade do stands beside it. No one else sees what you write.

## keys
## What the keys of the board do.

keys-zones = Zones of control
keys-command = How far orders reach
keys-orders = Orders of formations, and who is out of command
keys-threats = What the enemy threatens
keys-line = A line of fire

## map
## What is printed on the map of Bailén.

map-title = The battlefield of Bailén, 19 July 1808
map-subtitle = The Shadow of the Eagle
map-toAndujar = To Andújar
map-toMenjibar = To Menjíbar
map-toLaCarolina = To La Carolina
map-toLinares = To Linares
map-toBanos = To Baños de la Encina
map-legend-grove = light woods
map-legend-town = buildings

## sheet
## The words of the order sheets.

sheet-title = Order sheets
sheet-along = Take { $units } along
sheet-secret = The enemy does not see them.
sheet-led = led by { $leader }
sheet-now = Order: { $order }
sheet-defends = { $order }, { $area }
sheet-means-0 = It may only come nearer to its leader, and begins no combat. It defends itself as always.
sheet-means-1 = It marches with two points more, three along roads, but never within 5 hexes of an enemy. If it is attacked on the march, it has half its strength.
sheet-means-2 = Its units come nearer to the enemy in each turn, until they are within 3 hexes of him. Three counters in ten may begin a combat in a phase.
sheet-means-3 = Its units come nearer to the enemy in each turn, until they are within 3 hexes of him. Half of its counters may begin a combat in a phase, with +1 on the die of a shock.
sheet-means-4 = It holds a piece of ground of nine hexes by five that it may not leave. From inside it fires and attacks freely, with −1 on the die of a shock.
sheet-means-5 = A unit beside an enemy gets away from him; none enters a zone of control or begins a combat.
sheet-tries = Orders that can still be sent this turn: { $count }
sheet-try = Send another order
sheet-needs = It gets through on { $needed } or more: { $percent }%.
sheet-sure = It gets through in any case.
sheet-cannot = It cannot be changed now: { $reason }
sheet-got = The order gets through. Which is it to be?
sheet-choose = Choose an order; you can change your mind until you write it.
sheet-write = Write: { $order }
sheet-where = Choose the middle of the ground on the map, or here, then how its rows run.
sheet-middle = Middle
sheet-rows = Rows
sheet-draw = Defend this ground
sheet-change = Other ground
sheet-nowhere = Your side controls no ground that it could defend.
sheet-fighters = Counters that may still begin a combat in this phase: { $count }
sheet-rule = Read rule { $rule }

## standing
## The words of what is intended for the enemy's phase.

standing-intro = What you tick is answered for you when the enemy moves, fires and charges, so that his phase runs on without asking.
standing-whole = Answer the enemy’s whole phase
standing-none = what you answer beforehand, so that the enemy’s phase runs on
standing-group-charged = Infantry that is charged
standing-group-attacked = Who is attacked
standing-group-cavalry = Cavalry
standing-group-losses = Losses
standing-group-back = Falling back
standing-group-ahead = After a combat
standing-group-fire = Defensive fire
standing-one-form-square = tries to form square
standing-one-good-troops-form-square = tries to form square if it is of grade A to C, else stands
standing-one-never-form-square = stands as it is
standing-one-evade = evades if he can
standing-one-never-evade = never evades
standing-one-countercharge = countercharges any enemy that charges near it
standing-one-never-countercharge = does not countercharge
standing-one-never-pursue = rests when it is in hand after a charge
standing-one-losses-to-the-strongest = fall on the unit with most points
standing-one-stop-soon = no farther than necessary
standing-one-fall-back-far = as far from the enemy as possible
standing-one-face-the-enemy-when-back = then facing the nearest enemy
standing-one-never-advance = no unit advances
standing-one-advance = every unit that may advance does
standing-one-face-the-enemy-when-ahead = then facing the nearest enemy
standing-one-fire-in-defense = every unit that can fires
standing-one-hold-fire-in-defense = no unit fires

## tables
## The words of the tables of the rules.

tables-what = What
tables-value = Value
tables-die = Die
tables-orLess = { $n } or less
tables-orMore = { $n } or more
tables-terrain = Terrain effects
tables-terrainNote = Movement points; a dash: may not enter. D: 1 point in all under maneuver orders where no other unit is. E: artillery may not be there. F: free under maneuver orders. H: 1 point along a road. Fire and shock: what the points against a defender there are multiplied by.
tables-laterTerrain = Terrain effects, later maps
tables-ground = Ground
tables-infantry = Infantry
tables-cavalry = Cavalry
tables-artillery = Artillery
tables-fireFactor = Fire
tables-shockFactor = Shock
tables-name-clear = Clear
tables-name-buildings = Buildings (town)
tables-name-light_woods = Light woods (olive groves)
tables-name-river = River (hexside)
tables-name-stream = Stream (hexside)
tables-name-bridge = Bridge (over a river)
tables-name-road = Highway or road
tables-name-slope_up = Moderate slope, up
tables-name-slope_down = Moderate slope, down
tables-name-steep_up = Impassable slope, up
tables-name-steep_down = Impassable slope, down
tables-name-cultivated = Cultivated
tables-name-crop_area = Crops
tables-name-city = City
tables-name-strong_buildings = Strong buildings
tables-name-dense_forest = Dense forest
tables-formation = Change of formation
tables-formationNote = Movement points. Skirmishers also pay the way to the furthest hex.
tables-from = From
tables-normal = Normal
tables-skirmish = Skirmish
tables-square = Square
tables-limber = Limber
tables-unlimber = Unlimber
tables-movement = Movement points
tables-movementNote = Under maneuver orders { $any } more, { $road } more along a road.
tables-unit = Unit
tables-french = French
tables-spanish = Spanish
tables-kind-infantry = Infantry
tables-kind-skirmish = Skirmishers
tables-kind-cavalry = Cavalry
tables-kind-heavyCavalry = Heavy cavalry
tables-kind-skirmishingCavalry = Skirmishing cavalry
tables-kind-footArtillery = Foot artillery
tables-kind-horseArtillery = Horse artillery
tables-kind-leader = Leader
tables-kind-cart = Cart
tables-fire = Fire
tables-fireNote = The columns are points; those beyond 12 have a column and a die of their own. A number: points lost. D: an attacker is kept from shock. M: morale check. R: a defender is driven back.
tables-fireModifiers = Modifiers of fire
tables-fireSquare = At a square
tables-fireSkirmish = At skirmishers
tables-fireUnlimbered = At unlimbered artillery
tables-fireLight = By light artillery
tables-fireHeavy = By heavy artillery
tables-fireGood = Good morale of those who fire
tables-firePoor = Poor morale of those who fire
tables-range = Range of artillery
tables-rangeNote = In hexes.
tables-heavy = Heavy
tables-medium = Medium
tables-light = Light
tables-fireDepth = Depth of a stack under far fire
tables-thirdUnit = The third unit that is hit
tables-furtherUnits = Every unit after it
tables-shock = Shock
tables-shockNote = The columns are the odds of the attackers to the defenders. AB: the attacker loses a point. A1, A2: he falls back a hex, or two, and checks his morale. BM: both lose a point. D1: the defender falls back a hex. D2: two hexes, and checks his morale. DB: he loses a point and checks his morale. A dash: no effect.
tables-shockModifiers = Modifiers of shock
tables-attackOrder = Attackers under attack orders
tables-defenseOrder = Defenders under defense orders
tables-cavalryOnSquare = Cavalry against a square
tables-heavyCavalry = Heavy cavalry attacks
tables-infantryOnSquare = Infantry against a square
tables-multipliers = Points in shock
tables-charge = Cavalry that charges
tables-infantryFlank = Infantry into a flank
tables-cavalryFlank = Cavalry into a flank
tables-battery = Artillery
tables-morale = Morale check
tables-grade = Grade { $grade }
tables-moraleNote = The columns are the grades of morale. D: disorganized. R: routed. A dash: it holds.
tables-moraleModifiers = Modifiers of morale checks
tables-shelter = In shelter
tables-zone = Reorganization in an enemy zone of control
tables-routed = The unit is routed
tables-loss = For each point lost beyond the first
tables-laterMorale = Modifiers of morale, later tables
tables-disorganizedUnit = The unit is disorganized
tables-noSquare = Cavalry that meets infantry without a square
tables-afterCharge = After a charge
tables-control = Control of cavalry
tables-controlNote = C: in control. NC: out of control.
tables-controlModifiers = Modifiers of control
tables-controlCharge = After a charge
tables-controlNation = Every unit, for its nation
tables-orders = Orders
tables-march = Maneuver: hexes from the enemy
tables-closeUp = Harassment and attack: hexes to close up
tables-harassmentShare = Harassment: who may enter combat
tables-attackShare = Attack: who may enter combat
tables-area = Defense area, wide and deep
tables-stacking = Stacking
tables-stackPoints = Points in a square
tables-stackUnits = Units in a square
tables-stackBatteries = Batteries in a square
tables-stackShelter = Points in shelter
tables-crossing = Points through one hex
tables-vedel = Vedel's delay
tables-vedelNote = Turns, by the die.
tables-turns = Turns
tables-division = Morale of divisions, later tables
tables-divisionNote = H: flees. R: retreats. A dash: nothing. No rule of the rulebook calls for it.

## event
## What happens: one sentence for each event that the rules declare, with its arguments by name.

event-TurnBegan = Turn { $turn }, { $time }.
event-PhaseBegan = { $stageNumber ->
        [4] { $stage }.
       *[other] { $side }: { $stage }.
    }
event-Deployed = { $unit } takes its place in { $hex }.
event-LeaderPlaced = { $leader } takes his place in { $hex }.
event-HasSetUp = The { $side } side has drawn up its army.
event-AreaChosen = { $formation } will defend the ground round { $area }.
event-TriesOrder = Another order for { $formation }: { $needed } or more is needed, the die is { $die }.
event-OrderChanged = { $formation } has a new order: { $order }.
event-OrderKept = The order does not get through: { $formation } keeps the one it has.
event-MarchBegins = { $formation } forms columns: it is under maneuver orders.
event-MarchEnds = { $formation } is no longer under maneuver orders.
event-Moved = { $points ->
        [0] { $unit } moves to { $to } and has no movement points left.
        [one] { $unit } moves to { $to }; a movement point left.
       *[other] { $unit } moves to { $to }; { $points } movement points left.
    }
event-Faced = { $hex } faces { $corner }.
event-Shows = { $frontNumber ->
        [0] The troops in { $hex } have no facing now.
        [7] { $hex } has its front on every side.
       *[other] { $hex } { $front }.
    }
event-Headed = { $unit } turns: it faces { $corner }.
event-Shaped = { $unit } changes to { $shape }.
event-Joins = { $unit } goes along with { $other }.
event-Covers = { $unit } skirmishes in { $hex } too.
event-Gathers = { $unit } gathers in { $hex }.
event-GivesUp = { $unit } gives up { $hex }.
event-Sighted = { $lost ->
        [0] { $unit } is seen in { $hex }, { $condition }.
        [one] { $unit } is seen in { $hex }, { $condition }, { $lost } point lost.
       *[other] { $unit } is seen in { $hex }, { $condition }, { $lost } points lost.
    }
event-Lifted = { $unit } comes to the top in { $hex }.
event-MarkerLaid = { $marker } is laid in { $hex }.
event-MarkerTrails = { $marker } stands for the troops of { $hex } too.
event-MarkerMoved = { $marker } moves to { $to }.
event-MarkerTurned = The troops under { $marker } face { $corner }.
event-MarkerOff = { $marker } is taken off { $hex }.
event-MarkerEmpty = { $marker } in { $hex } stood for no troops.
event-SetDown = { $count ->
        [one] { $hex }: { $count } piece is set down.
       *[other] { $hex }: { $count } pieces are set down.
    }
event-HeightShown = { $hex }: the stack is { $count } high.
event-Captured = { $unit } is taken in { $hex }.
event-Arrived = { $unit } comes onto the field in { $hex }.
event-Left = { $unit } leaves the field by { $hex }.
event-Marching = { $formation } listens for the guns: the die is { $die }.
event-MarchDelayed = { $formation } is on the march: the die is { $die }, it comes in turn { $turn }.
event-PlacesExchanged = { $formation } and { $other } change places on the march.
event-BaseChosen = The { $side } side falls back on { $hex } from now on.
event-StandsAside = { $unit }: Swiss against Swiss, it stands aside.
event-Rode = { $leader } rides to { $to }.
event-LeavesZone = { $unit } turns away from an enemy front: it has to check its morale.
event-Modifier = { $value } on the die: { $reason }.
event-MustCheck = { $unit } stood beside them and has to check its morale.
event-Flees = { $unit } is routed and runs on.
event-Rallies = { $unit } tries to recover its order: the die is { $die }, counts { $value }: { $result }.
event-Checked = { $unit } checks its morale: the die is { $die }, counts { $value }: { $result }.
event-Disorganized = { $unit } is disorganized.
event-Routed = { $unit } is routed.
event-Recovered = { $unit } is in good order again.
event-Collected = { $unit } stops running: it is only disorganized now.
event-Lost = { $points ->
        [one] { $unit } loses a point.
       *[other] { $unit } loses { $points } points.
    }
event-Eliminated = { $unit } is destroyed.
event-Retreats = { $unit } falls back to { $to }.
event-Pressed = { $unit } falls back under the eyes of the enemy: it loses its order and a point.
event-Trapped = { $unit } cannot fall back.
event-Fires = { $unit } fires at { $hex }.
event-Volley = Fire at { $hex }, points: { $points }; the die is { $die }, counts { $value }.
event-Hit = { $unit } is under fire: { $result }.
event-Barred = { $unit } may not attack in this phase.
event-Silenced = { $unit } cannot fire in the next turn.
event-Attacks = { $unit } is to attack { $hex }.
event-CombatBegan = Shock in { $hex }: points { $attack } against { $defense }, odds of { $odds }.
event-Uncounted = { $unit } is not counted in the defense.
event-Struck = The die is { $die }, counts { $value }: { $result }.
event-TooWeak = The attack on { $hex } is weaker than 1 to 4 and does not take place.
event-Lapsed = No unit is left on one side for the attack on { $hex }.
event-Evades = { $unit } evades the attack and goes to { $to }.
event-Advances = { $unit } advances to { $to }.
event-ChargeNamed = { $unit } sounds the charge against { $hex }.
event-ChargeArrives = { $unit } has come up to { $hex }.
event-ChargeBroken = { $unit } breaks off its charge.
event-FormsSquare = { $unit } tries to form square.
event-Countercharges = { $unit } countercharges in { $to }.
event-RollsControl = { $unit }, does it obey after its charge? The die is { $die }, counts { $value }: { $result }.
event-OutOfHand = { $unit } gallops on and is disorganized.
event-LeaderTested = { $leader } is in danger, a 6 takes him out: the die is { $die }.
event-LeaderOut = { $leader } is out.
event-LeaderBack = The successor of { $leader } takes command.
event-Demoralized = { $formation } is demoralized: this counts for the victory of the enemy.
event-Heartened = { $formation } has recovered its spirit: it is demoralized no longer.
event-Occupied = { $side } troops hold { $hex }.
event-Won = { $side } victory: { $degree }.
event-Drawn = The battle is a draw.
event-NoRoom = { $unit } finds no room in { $hex } and has to go on.
event-Spared = { $unit } has been attacked already in this phase: it has no part in this combat.
event-RanOff = { $unit } gallops off the field from { $hex } and is lost.

## told
## The words of what happens.

told-front = now faces { $corner }
told-because = { $reason } (rule { $rule })
told-stage-0 = movement
told-stage-1 = movement is over, the enemy fires at those who have come near
told-stage-2 = fire
told-stage-3 = shock attacks
told-stage-4 = Both sides bring their troops back into order
told-rally-0 = it recovers
told-rally-1 = no effect
told-rally-2 = it breaks
told-check-0 = it holds
told-check-1 = it falls into disorder
told-check-2 = it breaks
told-fire-none = no effect
told-fire-D = D, which keeps only an attacker from shock
told-fire-M = M, it has to check its morale
told-fire-R = R, which drives back only a defender
told-fire-lossOne = { $code }, a point is lost
told-fire-loss = { $code }, { $points } points are lost
told-shock-0 = no effect
told-shock-1 = AB, the attacker loses a point
told-shock-2 = A1, the attacker falls back a hex and checks his morale
told-shock-3 = A2, the attacker falls back two hexes and checks his morale
told-shock-4 = BM, both lose a point
told-shock-5 = D1, the defender falls back a hex
told-shock-6 = D2, the defender falls back two hexes and checks his morale
told-shock-7 = DB, the defender loses a point and checks his morale
told-control-0 = it is out of hand
told-control-1 = it is in hand
told-degree-0 = a draw
told-degree-1 = marginal
told-degree-2 = tactical
told-degree-3 = strategic
told-end-draw = The same number of formations is demoralized on each side: French { $french }, Spanish { $spanish }.
told-end-beaten = A side with three demoralized formations is beaten at once. { $side } victory, { $degree }: French { $french }, Spanish { $spanish }.
told-end-stopped = The battle was ended with the town in hand. { $side } victory, { $degree }: demoralized French { $french }, Spanish { $spanish }.
told-end-last = The last turn is over. { $side } victory, { $degree }: demoralized French { $french }, Spanish { $spanish }.
told-end-down = Demoralized: { $list }.
told-reason-0 = a leader is with them
told-reason-1 = sheltered by woods or buildings
told-reason-2 = in an enemy zone of control
told-reason-3 = it is routed
told-reason-4 = points that it has lost
told-reason-5 = the target stands in square
told-reason-6 = the target skirmishes
told-reason-7 = the target is an unlimbered battery
told-reason-8 = light guns
told-reason-9 = heavy guns
told-reason-10 = steady troops fire (A, B)
told-reason-11 = shaky troops fire (E, F)
told-reason-12 = third unit of the stack
told-reason-13 = fourth unit of the stack, or a later one
told-reason-14 = the leader of the attack
told-reason-15 = the leader of the defense
told-reason-16 = the better morale, grade against grade
told-reason-17 = all who attack have orders to attack
told-reason-18 = attackers have orders to defend
told-reason-19 = cavalry against a square
told-reason-20 = heavy cavalry attacks
told-reason-21 = infantry against a square
told-reason-22 = it has just charged
told-reason-23 = cavalry of these nations is hard to hold
told-reason-24 = second unit of the stack
told-reason-25 = it is fired at from its flank
told-reason-26 = Swiss against Swiss
told-reason-27 = it is disorganized
told-reason-28 = no square before the charge
told-reason-29 = a check after a charge
told-reason-30 = infantry against skirmishers
told-reason-31 = it is attacked from a flank
told-reason-32 = it has been out of hand before
told-engagement-fire = Fire at { $hex }
told-engagement-shock = Shock attack on { $hex }
told-engagement-counter = Countercharge in { $hex }
told-engagement-charge = Charge against { $hex }
told-engagement-zone = Away from the enemy
told-engagement-order = Order and disorder
told-engagement-counts = counts { $value }
told-engagement-points = points: { $points }
told-engagement-odds = { $attack } against { $defense }, odds of { $odds }
told-engagement-volley = Fire
told-engagement-strike = Shock
told-engagement-rally = Rally: { $unit }
told-engagement-morale = Morale: { $unit }
told-engagement-control = Control: { $unit }

## look
## Odds before they are rolled, what a hex is, and what can be laid over the map.

look-ground-0 = open ground
look-ground-1 = buildings
look-ground-2 = light woods
look-ground-level = level { $level }
look-ground-place = counts for victory
look-ground-uphill = uphill from { $hexes }
look-ground-downhill = downhill from { $hexes }
look-ground-steep = impassable slope to { $hexes }
look-tools-zones = Zones of control
look-tools-command = Command
look-tools-orders = Orders
look-tools-threats = Threats
look-tools-line = Line of fire
look-zones-note = Zones of control of both sides: in front in full, on the flanks pale.
look-command-note = { $radius ->
        [one] How far the orders of { $leader } reach: { $radius } hex.
       *[other] How far the orders of { $leader } reach: { $radius } hexes.
    }
look-command-all = How far the orders of your leaders reach. Choose one to see his alone.
look-command-out = Out of command: { $list }.
look-command-noneOut = All your units are in command.
look-orders-note = The orders of your formations: an arrow goes to the nearest enemy for an attack, dashed for harassment, back to the base for a retreat.
look-grade-comes = can come
look-grade-fires = can fire at it
look-grade-attacks = can attack it
look-grade-charges = can charge it
look-threats-note = Point at a hex to see which of the enemies in sight can do what there in their next phase. Numbers at your troops: the points that threaten them.
look-threats-none = { $hex }: no enemy that you see threatens it.
look-threats-list = { $hex }: { $list }.
look-threats-one = { $points ->
        [one] { $unit }, { $points } point ({ $how })
       *[other] { $unit }, { $points } points ({ $how })
    }
look-threats-come = can come there
look-threats-fire = fire
look-threats-attack = attack
look-threats-charge = charge
look-threats-unseen = { $count } unseen in { $hex }
look-line-note = Click the hex that fires, then the one it fires at; or name them.
look-line-clear = { $far ->
        [one] { $from } to { $to }, { $far } hex: a clear line of fire.
       *[other] { $from } to { $to }, { $far } hexes: a clear line of fire.
    }
look-line-beyond = { $range ->
        [one] Too far for it: it fires { $range } hex.
       *[other] Too far for it: it fires { $range } hexes.
    }
look-line-blocked = { $far ->
        [one] { $from } to { $to }, { $far } hex: blocked in { $hex } by { $what }.
       *[other] { $from } to { $to }, { $far } hexes: blocked in { $hex } by { $what }.
    }
look-line-by-woods = woods
look-line-by-buildings = buildings
look-line-by-troops = own troops
look-line-by-crest = a crest
look-line-by-edge = the edge of its own ground
look-read-way = { $unit } comes there; movement points: { $points } of { $left }
look-read-charge = { $unit } charges home; movement points: { $points } of { $left }
look-read-zone = { $unit } comes there and goes no farther: the front of an enemy stops it; movement points: { $points } of { $left }
look-read-check = { $unit } leaves the front of an enemy and checks its morale first (8.1); movement points: { $points } of { $left }
look-read-not = No: { $reason } ({ $rule })
look-odds-fire = Fire at { $hex }, points: { $points }
look-odds-shock = Shock in { $hex }: { $points } against { $against }, { $column }
look-odds-weak = Shock in { $hex }: too weak, it would not take place (11.1b).
look-odds-lapsed = Shock in { $hex }: it would not take place: one side has no unit in it.
look-odds-aside = Swiss do not fight Swiss; they would stand aside (S4.8.1): { $units }.
look-odds-sum = The die counts { $sum }.
look-odds-joins = If { $unit } joins in:
look-odds-plain = Nothing is added to the die.
look-odds-estimate = An estimate: you do not see every unit there.
look-odds-more = A further die:
look-odds-still = If no unit evades or countercharges.
look-charge-title = Charge at { $hex }
look-charge-strikes = Chance to come up in good order and strike: { $chance }, if the enemy neither meets it nor stops it by fire.
look-charge-leaving = It leaves the front of an enemy and checks its morale.
look-charge-unmet = No enemy cavalry that you see can meet it on its way.
look-charge-met = The enemy may countercharge it, from { $hex } on: { $units }.
look-charge-metUnseen = Cavalry that you do not see may countercharge it, from { $hex } on.
look-charge-square = { $unit } may try to form square; chance: { $chance }.
look-charge-coming = When it comes up, it checks its morale. A unit that fails falls back two hexes and does not strike.
look-charge-fire = Before the shock the enemy next to it may fire at it.
look-charge-ride = Charge { $hex }, movement points: { $points }
look-charge-name = Only name the target
look-charge-noWay = A charge cannot come up to it: the last two hexes must be a straight run over open ground, within its movement points.
look-charge-check-0 = holds
look-charge-check-1 = disorganized
look-charge-check-2 = routed
look-weights-attack = Attackers
look-weights-defense = Defenders
look-weights-ground = ground
look-weights-charge = charge
look-weights-flank = flank or skirmishers
look-weights-disorder = disorganized
look-weights-guns = guns
look-weights-march = maneuver orders
look-weights-rout = routed
look-weights-crowd = beyond 24 points
look-shock-0 = nothing
look-shock-1 = the attackers lose a point
look-shock-2 = the attackers fall back a hex and check
look-shock-3 = the attackers fall back two hexes and check
look-shock-4 = both lose a point
look-shock-5 = the defenders fall back a hex
look-shock-6 = the defenders fall back two hexes and check
look-shock-7 = the defenders lose a point and check
look-fire-nothing = nothing
look-fire-loses = loses { $points }
look-fire-D = may not attack
look-fire-M = checks morale
look-fire-R = falls back
look-unended-still = Movement cannot end yet.
look-unended-nearest = Its nearest enemy stands in { $hex }.
