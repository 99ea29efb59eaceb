## board

board-board = The field of battle. Arrow keys go from thing to thing, Enter chooses, + and − zoom, 0 shows the whole field.
board-closer = Closer
board-farther = Farther
board-whole = The whole field
board-rule = Rule
board-side-0 = White
board-side-1 = Black
board-own-0 = You are White
board-own-1 = You are Black
board-won-0 = White has won
board-won-1 = Black has won
board-type-0 = infantry
board-type-1 = cavalry
board-type-2 = guns
board-troops-0 = { $count } infantry
board-troops-1 = { $count } cavalry
board-troops-2 = { $count ->
        [one] { $count } gun
       *[other] { $count } guns
    }
board-typeTitle-0 = Infantry
board-typeTitle-1 = Cavalry
board-typeTitle-2 = Guns
board-state-fresh = fresh
board-state-moved = has moved once, may act again
board-state-counter = counter-charging
board-state-acted = has acted
board-state-square = in square
board-state-spent = spent
board-state-squareSpent = in square, spent
board-state-routed = routed
# $count: how many guns, which are counted in some languages and agree with their number
board-stateGuns-fresh = fresh
board-stateGuns-moved = { $count ->
        [one] has moved once, may act again
       *[other] have moved once, may act again
    }
board-stateGuns-counter = counter-charging
board-stateGuns-acted = { $count ->
        [one] has acted
       *[other] have acted
    }
board-stateGuns-square = in square
# $count: how many guns, which are counted in some languages and agree with their number
board-stateGuns-spent = spent
# $count: how many guns, which are counted in some languages and agree with their number
board-stateGuns-squareSpent = in square, spent
board-stateGuns-routed = routed
board-sector-0 = left wing
board-sector-1 = centre
board-sector-2 = right wing
board-sector-3 = middle ground
board-sector-4 = middle ground
board-sector-5 = middle ground
board-sector-6 = right wing
board-sector-7 = centre
board-sector-8 = left wing
board-sector-9 = reserve
board-sector-10 = reserve
board-reserveOf-0 = White's reserve
board-reserveOf-1 = Black's reserve
board-ground-forest = forest
board-ground-hill = hill
board-ground-building = building
board-ground-razed = building destroyed
board-ground-river = river
board-units = { $troops }, { $state }
board-empty = empty
board-sectorName = { $name }, { $role }
board-control = Held by { $side }.
board-room = Room for { $count } more.
board-routedBox = Routed
board-routedBoxTip = Routed infantry and cavalry of { $side } wait here. Two of a kind and one saved order make one unit in the reserve.
board-lostBox = Lost
board-lostBoxTip = What { $side } has lost for good: captured units earned the enemy points, destroyed and merged ones did not.
board-captured = { $count } captured
board-destroyed = { $count } destroyed
board-merged = { $count } merged in rallying
board-score = Victory points
board-scoreTip = White { $white }, Black { $black }. Ten points win at once; after round { $rounds } the side with more wins.
board-scoreTipMorale = White { $white }, Black { $black }. Armies lose points; an army without any is beaten.
board-pool = { $count ->
        [one] { $count } chip left for holding more sectors
       *[other] { $count } chips left for holding more sectors
    }
board-poolShort = Majority
board-round = Round { $round } of { $rounds }
board-opening = Before the battle
board-stage-0 = Setting up
board-stage-1 = Planning
board-stage-2 = Fast movement
board-stage-3 = Bombardment
board-stage-4 = Combined arms
board-stage-5 = Non-combat moves
board-stage-6 = Rally
board-stage-7 = Scoring
board-stageShort-1 = Plan
board-stageShort-2 = Fast
board-stageShort-3 = Bombard
board-stageShort-4 = Arms
board-stageShort-5 = Moves
board-stageShort-6 = Rally
board-stageShort-7 = Score
board-occupant = infantry in the building
board-chance = { $percent }%

## fight
## The words of battle zones: who stands there, and what counts.

fight-unitIn = { $unit } in space { $number } of { $zone }
fight-zone = { $from } | { $to }
fight-zoneInside = building in { $sector }
fight-title = Combat
fight-show = Show the combat
fight-nobody = no one
fight-defends = { $type }, { $state }
fight-attacking = { $type }, attacking
fight-again = { $type }, attacking, second move
fight-counter = { $type }, counter-charging
fight-hit = hits
fight-miss = no hit
fight-modifier-0 = the table
fight-modifier-1 = no opposing unit
fight-modifier-2 = spent
fight-modifier-3 = fast movement phase
fight-modifier-4 = forest
fight-modifier-5 = uphill
fight-modifier-6 = downhill
fight-modifier-7 = across the river
fight-modifier-8 = against a building
fight-modifier-9 = range of one sector
fight-modifier-10 = range of two sectors
fight-modifier-11 = artillery token
fight-modifier-12 = at the building itself
fight-spaceOf = { $side }, space { $number } of { $zone }
fight-sideInZone = { $side }, { $zone }

## objective
## The words of what is held for points.

objective-command = { $vp ->
        [one] Command post of { $side }: { $vp } point each round for the enemy who holds it.
       *[other] Command post of { $side }: { $vp } points each round for the enemy who holds it.
    }
objective-flag = { $vp ->
        [one] Flag of { $side }: { $vp } point each round for the enemy who holds it.
       *[other] Flag of { $side }: { $vp } points each round for the enemy who holds it.
    }
objective-marker = { $vp ->
        [one] { $marker } of { $side }: { $vp } point for the enemy who holds it.
       *[other] { $marker } of { $side }: { $vp } points for the enemy who holds it.
    }
objective-markerOnce = { $vp ->
        [one] { $marker } of { $side }: { $vp } point, once, for the enemy who holds it.
       *[other] { $marker } of { $side }: { $vp } points, once, for the enemy who holds it.
    }
objective-marker-general = General
objective-marker-smallFlag = Small flag
objective-marker-bigFlag = Big flag
objective-marker-smallWindRose = Small wind rose
objective-marker-bigWindRose = Big wind rose
objective-token = Artillery token of { $side }: +1 for its guns that fire there again.

## asking
## The words of the questions, and of what answers them on the board: they come with the rules.

asking-prompt-over = The battle is over.
asking-prompt-wait = { $side } is choosing.
asking-prompt-waitSecret = Your choice is made. { $side } is still choosing.
asking-prompt-watching-0 = White is choosing.
asking-prompt-watching-1 = Black is choosing.
asking-prompt-watching-both = Both sides are choosing in secret.
asking-prompt-telling = See what happens.
asking-prompt-muster = Draw up your army: choose a kind of unit, then where it stands.
asking-prompt-musterDone = Your army stands. Hand in the set-up when you are content with it.
asking-prompt-marking = Lay your objective markers, each in a sector of its own.
asking-prompt-markingDone = All markers are laid. Hand them in.
asking-prompt-planning = Write your orders in secret: choose troops, then where they go. { $given } of { $limit } are written.
asking-prompt-planningFull = { $limit ->
        [one] Your order is written: { $limit }. Give it when you are ready.
       *[other] All your orders are written: { $limit }. Give them when you are ready.
    }
asking-prompt-fast = Fast movement: which of your cavalry with orders goes now? The rest may go later.
asking-prompt-bombard = Bombardment: which batteries fire now?
asking-prompt-combined = Combined arms: which units move or attack now?
asking-prompt-quiet = Non-combat moves: which units still go where no enemy is?
asking-prompt-nobody = { $stage }: none of your units can act now.
asking-prompt-overflow = There is no room for all of them in { $sector }, { $count } too many: who stays behind?
asking-prompt-reactions = You are attacked. Which infantry tries to form square, which cavalry to counter-charge?
asking-prompt-retreats = Does cavalry that is attacked fall back?
asking-prompt-charges = Over which border do your counter-chargers charge?
asking-prompt-posting = Who faces the enemy where? Post your defenders in the battle zones.
asking-prompt-postingAgain = Now the melee, with those who are left: post your defenders again.
asking-prompt-targets = Some of your attackers have no one opposite: choose whom they strike.
asking-prompt-rerolls = You attack from several sides: which die shall be rolled again?
asking-prompt-withdrawal = Before the melee: does anybody withdraw?
asking-prompt-withdrawalBuilding = Before the melee: does anybody withdraw, or go into a building?
asking-prompt-advance = The way is open: who moves in?
asking-prompt-laying = Aim your guns: each die at a unit.
asking-prompt-roads = Up to two units may go farther along a road.
asking-prompt-rally = { $count ->
        [one] You saved { $count } order. Which routed units do you rally?
       *[other] You saved { $count } orders. Which routed units do you rally?
    }
asking-prompt-rallyNone = No order is saved, so no unit can be rallied.
asking-prompt-rallyNobody = No unit can be rallied now.
asking-prompt-other = It is for you to choose.
asking-finish-none = Go on
asking-finish-planning = Give these orders
asking-finish-planningNone = No orders this round
asking-finish-planningSure = No orders at all? Confirm
asking-choice-place = { $type } to { $sector }
asking-choice-mark = { $marker } in { $sector }
asking-choice-order = { $type } { $march }
asking-choice-again = { $type } { $march }, second move
asking-choice-storm = { $type } against the building in { $sector }
asking-choice-bombard = Guns in { $from } fire at { $to }
asking-choice-hold = { $type } from { $from } stays behind
asking-choice-square = Infantry in { $sector } tries to form square
asking-choice-countercharge = Cavalry in { $sector } tries to counter-charge
asking-choice-retreat = Cavalry in { $sector } falls back to { $to }
asking-choice-charge = Counter-charge over { $zone }
asking-choice-post = { $unit } into { $zone }
asking-choice-aim = Aim: { $unit } → { $target }
asking-choice-reroll = { $unit } rolls again: shows { $value }
asking-choice-withdraw = { $unit } withdraws
asking-choice-occupy = { $unit } goes into the building of { $sector }
asking-choice-advance = { $type } { $from } → { $to } moves in
asking-choice-lay = { $shot } at { $target }
asking-choice-road = { $unit } { $from } → { $to } by road
asking-choice-rally = Two routed { $type } become one in the reserve
asking-choice-recover = Routed guns in { $sector } recover
asking-choice-hearten = Routed infantry in the building of { $sector } recovers
asking-battery = Battery { $number }, die { $die }
asking-theBuilding = the building itself
asking-figureIn = { $unit } in { $sector }
asking-plan-title = Order sheet
asking-plan-total = { $given } / { $limit }
asking-plan-totalWords = { $given } of { $limit } orders given
asking-plan-saved = { $count } saved for rallying.
asking-plan-savedNone = None saved for rallying.
asking-plan-surplus = { $count } more for rallying only.
asking-plan-begin = Drag troops to a sector: all of them go. Or choose them, then a highlighted sector: one goes with each click.
asking-plan-every = all { $count }
asking-plan-everyName = All { $count }: { $order }
asking-plan-more = One more: { $order }
asking-plan-less = One fewer: { $order }
asking-plan-undo = Undo
asking-plan-clear = Clear all
asking-plan-picked = { $unit } in { $sector }: where to?
asking-plan-left = { $count } without orders
asking-plan-stop = Choose others
asking-plan-delivery = arrives { $chance }
asking-plan-others = All possible orders
asking-plan-secret = No one sees this sheet until both are ready.
asking-plan-pickFirst = Choose the troops first, then where they go.
asking-plan-enemyReserve = Units cannot enter the enemy’s reserve.
asking-plan-far = Infantry moves one sector a round, cavalry two.
asking-plan-farGuns = Guns aim in a straight line, at the next sector or the one beyond.
asking-act-acting = { $acting } of { $all }
asking-act-later = Cannot act now
asking-choices-one = Choose
asking-choices-undo = Take back
asking-choices-drop = Take back: { $choice }

## armies
## The words of the order of battle.

armies-type = Kind
armies-fresh = Fresh
armies-spent = Spent
armies-routed = Routed
armies-captured = Captured
armies-destroyed = Destroyed
armies-merged = Merged
armies-start = Began with
armies-note = Routed units lie on the field or in the routed box. Merged: given up so that another could rally.
armies-signs-title = What the signs mean
armies-signs-fresh = Can act on an order.
armies-signs-moved = Cavalry that has moved once and may act again.
armies-signs-counter = Counter-charges.
armies-signs-acted = Has acted: will be spent when the phase closes.
armies-signs-square = Infantry in square: hard for cavalry, easy for guns.
armies-signs-spent = Spent for this round: cannot act, fights with −1.
armies-signs-routed = Routed: runs to the routed box, or is taken where it lies.

## combat
## The words of a combat.

combat-ranged = Fire
combat-melee = Melee
combat-hide = Back to the map
combat-attacks = { $side } attacks { $sector }
combat-both = Both attack
combat-meets = They meet on the way to { $sector }
combat-building = The building in { $sector }
combat-space = { $side }, space { $number }
combat-rolls = Rolls { $dice }
combat-counts = counts { $value }
combat-against = against { $value }
combat-aims = strikes { $target }
combat-routed = routed
combat-gone = broken up
combat-why = Every number, and why
combat-before = was { $value }
combat-squareTry = Infantry in { $sector } tries to form square
combat-counterTry = Cavalry in { $sector } tries to counter-charge
combat-works = succeeds
combat-fails = fails
combat-die = { $side } rolls { $value }
combat-shells-title = Bombardment
combat-shells-shot = { $side }, { $from } at { $unit } in { $sector }
combat-shells-hit = hit
combat-shells-least = at least 1
combat-shells-miss = no hit

## dispatch
## The words of the dispatch.

dispatch-score = Victory points
dispatch-round = Round
dispatch-turning = { $gain ->
        [one] In round { $round } { $side } gained { $gain } point on { $other }.
       *[other] In round { $round } { $side } gained { $gain } points on { $other }.
    }
dispatch-losses = Lost for good, of those who began
dispatch-of = { $lost } of { $all }
dispatch-captured = of these captured
dispatch-luck = { $dice } combat dice, { $mean } on average; hits by the guns: { $hits }, where { $expected } were expected.
dispatch-luckPlain = { $dice } combat dice, { $mean } on average.

## guide
## The words of the guided first battle.

guide-1-title = Ten orders, in secret
guide-1-text = You lead White, at the foot of the map. Each round you write up to ten orders, each for one unit; Black writes his at the same time and sees none of yours. Drag your cavalry from c1 to c2: all four go. Or choose them, then c2: one goes with each click.
guide-2-title = Guns point where they fire
guide-2-text = Drag the guns from b1 to b3, the sector beyond the next: both will bombard it before the infantry marches.
guide-3-title = Who goes now?
guide-3-text = An order says where, not when. Cavalry may ride now, before the guns fire, or wait and attack together with the infantry. One click lets all of them act; press + to send only some. If no unit acts now, it still can later.
guide-4-title = Both march into the same sector
guide-4-text = No attack is declared: where you meet, there is combat. Both sides fire first, then those who are left fight hand to hand. Against an opponent the higher number hits; without one, 4 or more hits. The battle waits until you press Go on.
guide-5-title = Saved orders bring them back
guide-5-text = Routed units wait in the box. One saved order and two routed units of the same kind make one fresh unit in your reserve; routed guns recover where they stand. Without two of a kind you are not asked.
guide-6-title = Points at the end of the round
guide-6-text = Captured units, the enemy’s flags (1 each) and his command post (5) earn points, and so does holding more sectors than he does. Ten points win. After ten rounds the side with more points wins.
guide-7-title = Each gun rolls two dice
guide-7-text = A die hits on 4 or more, after what the distance takes off. A unit that is hit is routed; one that is hit twice, or was routed already, is destroyed. Spread the dice evenly with one button, or aim them yourself.
guide-8-title = You are attacked: react?
guide-8-text = Infantry may try to form square: cavalry can hardly harm a square. Cavalry may try to charge back. Each rolls a die and needs 5 or 6, and is spent afterwards. Against infantry a square is no help: then choose “No reaction”.
guide-9-title = Fall back, or stand?
guide-9-text = Cavalry that falls back goes one sector towards your reserve and fights no more this round, but it is safe. Where it is outnumbered, let it go; where it covers a flag or the command post, let it stand.
guide-10-title = Who faces whom?
guide-10-text = Each of your units in the zone faces one attacker. One click posts them for you, or choose them one by one.
guide-11-title = No one opposite
guide-11-text = You have more attackers than he has defenders there: the spare ones may strike whom they like, with a bonus. One click chooses the best targets.
guide-12-title = Before the melee
guide-12-text = Some of your units may break off: they stay where they are and fight no more this round. If you like your chances, press “No unit withdraws”.
guide-13-title = The sector is yours to take
guide-13-text = No enemy is left who could fight there. Move in to hold it, and to capture what is routed in it; or stay, if you fear what comes next.
guide-14-title = Now the infantry
guide-14-text = Choose the infantry in a1, then a2: three or four of them go, the others hold a1, for what you hold earns points. Keep an order or two: what you save can rally units that rout. Then give the orders.
guide-15-title = So it goes on
guide-15-text = The rounds go on until one side has ten points or ten rounds are over. Look where the enemy is weak, keep a unit on your flags and your command post in b1, and save an order or two while units are routed.
guide-16-title = Your command post lies open
guide-16-text = With these orders no unit stays in b1, and the enemy can get there this round: that is 5 points for him. Press − on the sheet to leave a unit there, or send one.

## luck
## The words of the luck of the dice.

luck-kind = Roll
luck-rolls = Dice
luck-expected = Expected
luck-rolled = Rolled
luck-pips = Pips in combat, on average
luck-reroll = Pips of re-rolls, on average
luck-reaction = Squares and counter-charges
luck-shell = Hits in bombardment
luck-orders = Dice for orders, on average
luck-note = What the rules would give on average, beside what fell.

## plans
## The words of both plans side by side.

plans-title = The plans of round { $round }
plans-none = No orders.
plans-unknown = Not shown yet.
plans-saved = { $count } saved

## question
## The words of the questions of a round.

question-finish-act = These act now
question-finish-actNobody = No unit acts now
question-finish-square = Let them try
question-finish-noSquare = No reaction
question-finish-retreat = Fall back
question-finish-noRetreat = Stand
question-finish-charge = Charge
question-finish-post = Take these positions
question-finish-aim = Strike these
question-finish-aimNobody = Strike no one
question-finish-pass = Let the dice lie
question-finish-withdraw = That is all
question-finish-noWithdraw = No unit withdraws
question-finish-halt = Stay here
question-finish-lay = Fire
question-finish-road = March
question-finish-noRoad = No unit marches
question-finish-rally = Rally them
question-finish-noRally = Rally no unit
question-finish-ready = Hand in
question-muster-fill = Draw up the rest for me
question-muster-placed = { $type }, { $left } left
question-all-act = All of them act
question-all-react = All of them try
question-all-retreat = All of them fall back
question-all-post = Post them for me
question-all-aim = Choose the best targets
question-all-advance = All of them move in
question-all-rally = Rally all I can
question-all-none = None
question-act-full = { $sector } is full: it stays unless others leave
question-lay-title = Dice of your guns
question-lay-aimed = { $aimed } / { $all }
question-lay-fire = Spread them evenly and fire
question-lay-rest = Spread them evenly
question-lay-each = { $chance } to hit with each die
question-post = { $zone }: { $posted } of { $all } posted
question-price-reactions = Infantry in square stands fast against cavalry all round; cavalry that succeeds fights as an attacker. A unit that tries is spent afterwards.
question-price-retreat = Cavalry that falls back goes one sector towards your reserve, does not fight, and is spent afterwards.
question-price-post = One defender for each attacker; every unit that can be posted must be.
question-price-aim = With no one opposite, a result of 4 or more is a hit.
question-price-reroll = One die for each border beyond the first over which you attack: yours or the enemy’s.
question-price-withdraw = A unit that withdraws stays in its own sector, out of the melee, and is spent afterwards.
question-price-lay = Aim the two dice of a battery at two different units. Hits count once all dice are rolled.
question-price-rally = One order for each: two routed units of a kind become one in the reserve, the other is lost.
question-odds-faces-none = no enemy left in this battle
question-odds-faces-some = { $count ->
        [one] { $count } enemy in this battle
       *[other] { $count } enemies in this battle
    }
question-odds-works = { $chance } chance each
question-odds-hits = { $chance } to hit
question-odds-now = now it { $now }, rolled again { $again }
question-odds-nowHit = hits
question-odds-nowMiss = misses
question-odds-ofHit = { $chance } to hit

## standing
## The words of what is intended for a round.

standing-intro = What you tick is answered for you, so that a round runs on without asking. You can change it in any round.
standing-whole = Answer the whole round
standing-group-act = Who acts when
standing-group-overflow = Too many for a sector
standing-group-square = Squares
standing-group-counter = Counter-charges
standing-group-retreat = Cavalry that is attacked
standing-group-post = Defenders
standing-group-aim = Targets
standing-group-reroll = Re-rolls
standing-group-withdraw = Before the melee
standing-group-advance = After combat
standing-group-guns = Bombardment
standing-group-road = Roads
standing-group-rally = Rallying
standing-group-rest = All else
standing-one-cavalry-waits = Cavalry waits in the fast movement phase
standing-one-guns-hold-their-fire = Guns do not bombard
standing-one-act-early = Everybody acts as soon as possible
standing-one-guns-stay-behind = Guns stay behind first
standing-one-infantry-stays-behind = Infantry stays behind first
standing-one-try-every-square = All infantry tries to form square
standing-one-never-form-square = Never form square
standing-one-counter-charge-with-all = All cavalry counter-charges
standing-one-never-counter-charge = Never counter-charge
standing-one-cavalry-stands = Cavalry stands
standing-one-cavalry-falls-back-before-infantry = Falls back before infantry only
standing-one-cavalry-falls-back = Falls back wherever it can
standing-one-charge-the-most-infantry = Charge where most infantry attacks
standing-one-defend-evenly = Spread evenly, fresh ones first
standing-one-defend-against-the-strongest = Face the strongest attack first
standing-one-aim-at-the-likeliest = Strike where it is worth most
standing-one-aim-at-guns = Strike guns first
standing-one-re-roll-what-helps-most = Use them where they help most
standing-one-re-roll-own-misses = Own dice only
standing-one-save-re-rolls-for-the-melee = Keep them for the melee
standing-one-keep-re-rolls = Never use them
standing-one-never-withdraw = Never withdraw
standing-one-withdraw-when-outnumbered = Withdraw when outnumbered
standing-one-always-withdraw = Always withdraw
standing-one-go-into-buildings = Infantry goes into buildings
standing-one-always-advance = Always move in
standing-one-never-advance = Never move in
standing-one-fire-at-the-first-target = All at the first target
standing-one-spread-the-fire = Spread the fire
standing-one-move-up-by-road = Bring up the rear by road
standing-one-no-moves-by-road = No unit by road
standing-one-rally-guns-first = Guns first
standing-one-rally-infantry-first = Infantry first
standing-one-rally-nobody = Rally no unit
standing-one-leave-the-rest = Do nothing where nothing else answers

## tables
## The words of the tables of the rules.

tables-ranged = Combat modifiers, fire
tables-melee = Combat modifiers, melee
tables-modifiersNote = The row is the unit that rolls, the column the enemy it rolls against. A dash: no such attack. The last column is added to that of the target where no unit stands opposite.
tables-who = Rolls
tables-group-attackingInfantry = Infantry, attacking
tables-group-attackingCavalry = Cavalry, attacking
tables-group-attackingArtillery = Guns, attacking
tables-group-square = Square
tables-group-passiveInfantry = Infantry, passive
tables-group-passiveCavalry = Cavalry, passive
tables-group-passiveArtillery = Guns, passive
tables-group-routed = Routed
tables-group-none = No one opposite
tables-group-infantry = Infantry
tables-group-cavalry = Cavalry
tables-group-artillery = Guns
tables-group-routedInfantry = Infantry, routed
tables-group-routedCavalry = Cavalry, routed
tables-group-routedArtillery = Guns, routed
tables-special = Further modifiers
tables-what = What
tables-value = Value
tables-spent = The unit that rolls is spent (G39)
tables-reaction = Rolls for squares and counter-charges (G97)
tables-fastRanged = Fire in the fast movement phase (G70)
tables-bombardment = Bombardment
tables-bombardmentNote = Added to the fire of attacking guns against the unit that is aimed at. Tokens count once, however many lie there.
tables-range1 = Range of one sector
tables-range2 = Range of two sectors
tables-token = Own token in the sector (G79)
tables-dice = Dice
tables-hits = An unopposed roll hits from
tables-lowest = No result is below
tables-highest = No result is above
tables-units = Units
tables-unit = Unit
tables-movement = Sectors a phase
tables-activations = Times a round
tables-phases = Acts in phase
tables-rangedDice = Dice, fire
tables-meleeDice = Dice, melee
tables-captureVp = Points when captured
tables-boxLimit = Pieces in the box
tables-steps = The nine steps of combat
tables-step = Step
tables-name = Name
tables-part = Part
tables-stepName-reaction = reaction
tables-stepName-taking-positions = taking positions
tables-stepName-dice = rolling dice
tables-stepName-modifiers = applying modifiers
tables-stepName-hits = taking hits
tables-partName-ranged = fire
tables-partName-melee = melee
tables-placement = Order in the zone
tables-placementNote = From space 1 upward, a group complete before the next.
tables-target = Who is aimed at first
tables-order = Order
tables-game = The game
tables-rounds = Rounds
tables-orders = Orders a round
tables-vpToWin = Points that win
tables-majorityPool = Chips for the majority
tables-scoring = Points each round
tables-command = The command post of the enemy
tables-flag = A flag of the enemy
tables-majority = More sectors than the enemy
tables-markers = Objective markers
tables-general = General
tables-smallFlag = Small flag
tables-bigFlag = Big flag
tables-smallWindRose = Small wind rose (once)
tables-bigWindRose = Big wind rose (once)
tables-terrain = Terrain
tables-terrainNote = Values are added to those of the table; the rules of each kind of ground say which units they affect.
tables-forestRanged = Forest, fire (G139)
tables-forestMelee = Forest, melee (G139)
tables-uphill = Uphill, melee (G142)
tables-downhill = Downhill, melee (G142)
tables-buildingRanged = Against a building, fire (G146)
tables-buildingMelee = Against a building, melee (G146)
tables-razing = Guns at the building itself (G149)
tables-riverMelee = Across the river, melee (G152)
tables-borders = Units over a border, forest or river

## event
## What happens: one sentence for each event that the rules declare, with its arguments by name.

event-RoundBegan = Round { $round }.
event-OrdersRolled = { $orders ->
        [one] { $side } rolls { $die } and may give { $orders } order.
       *[other] { $side } rolls { $die } and may give { $orders } orders.
    }
event-Mustered = { $side } has { $count } { $type } in { $sector }.
event-Marked = { $side } lays { $marker } in { $sector }.
event-Lost = The order { $arm } { $march } of { $side } is not delivered: { $die }.
event-Delivered = The order { $arm } { $march } of { $side } is delivered: { $die }.
event-StageBegan = { $stage }.
event-Acts = { $side }: { $count } { $arm } { $step }.
event-Storms = { $side }: { $count } infantry turn against the building in { $sector }.
event-Moved = { $side }: { $count } { $arm } moved { $step }.
event-Blocked = { $side }: { $count } { $arm } cannot go { $step }: the enemy is there, or on his way there.
event-NoRoom = { $side }: { $count } { $arm } cannot go { $step }: there is no room.
event-NoTarget = { $side }: { $count } { $arm } have no enemy to fire at ({ $step }).
event-HeldBack = { $side }: { $arm } { $step } is held back, the sector is full.
event-RoadMoved = { $side }: { $rank } moved by road { $step }.
event-RoadBlocked = { $side }: { $rank } cannot move by road { $step }.
event-CapturedBy = { $side } captures { $count } { $type } in { $sector }.
event-Assault = { $side } attacks over { $zone }.
event-Meeting = { $side } meets the enemy over { $zone }, on the way to { $sector }.
event-TriesSquare = { $side }, infantry in { $sector } tries to form square and rolls { $die }: { told-works }.
event-TriesCounter = { $side }, cavalry in { $sector } tries to counter-charge and rolls { $die }: { told-works }.
event-FellBack = { $side }: { $count } cavalry fell back { $step }.
event-CounterCharges = { $side }: { $count } cavalry counter-charged over { $zone }.
event-Placed = { $space }: { $who }.
event-IntoBuilding = { $side }: { $rank } goes into the building of { $sector }.
event-OutOfBuilding = { $side }: infantry leaves the building of { $sector }.
event-Aims = { $space } aims at { $target }.
event-Modifier = { $space }: { $value }, { $reason }.
event-Rolled = { $space } rolls { $die }.
event-Rerolled = { $side } has a die rolled again ({ $space }): { $die } becomes { $again }.
event-Result = { $space }: { $value } against { $target }, { told-hit }.
event-GunsStepBack = { $count ->
        [one] { $side }: { $count } gun stepped back from { $zone }.
       *[other] { $side }: { $count } guns stepped back from { $zone }.
    }
event-Withdrew = { $side }: { $count } { $arm } withdrew from { $zone }.
event-Routed = A unit is routed: { $space }.
event-Gone = A unit is broken up: { $space }.
event-OccupantGone = The infantry of { $side } in the building of { $sector } is broken up.
event-Fled = { $side }: { $count } { $type } fled from { $sector }.
event-PrisonerMade = { $side } captures 1 { $type }.
event-Destroyed = { $side } loses 1 { $type }, destroyed.
event-Fires = { $side }: a battery fires, { $march }.
event-Shell = { $side } fires from { $from } at { $stand } in { $sector }.
event-ShellModifier = { $value }, { $reason }.
event-ShellRolled = { $value ->
        [1] { $die ->
        [1] Rolls 1, counts 1: { told-hit }.
       *[other] Rolls { $die }, counts 1, the least there is: { told-hit }.
    }
       *[other] Rolls { $die }, counts { $value }: { told-hit }.
    }
event-Shelled = { $side } in { $sector }: { $stand } { $fate }.
event-BuildingRazed = The building in { $sector } is destroyed.
event-TokenLaid = { $side } lays an artillery token in { $sector }.
event-Rallied = { $side } rallies { $count } { $type }.
event-GunRallied = { $side } rallies { $count } { $type } in { $sector }.
event-SheetShown = { $side } had ordered { $count } { $arm }: { $march }.
event-ScoredCaptures = { $side }: { $points } for captured units.
event-ScoredObjective = { $side }: { $points } for { $sector }.
event-ScoredMajority = { $side }: { $points } for holding more sectors.
event-MajorityTied = Equal sectors: a chip leaves the pool.
event-LostForCaptures = { $side } loses { $points } for units that were captured.
event-LostForObjective = { $side } loses { $points } for { $sector }.
event-GaveForSectors = { $side }, who holds fewer sectors, gives { $points } to the enemy.
event-SectorsEqual = Equal sectors: no one gives a point.
event-Score = Victory points: White { $white }, Black { $black }.
event-Won = { $side } has won the battle.
event-Drawn = The battle is a draw.

## told
## The words of what happens.

told-fate-0 = is routed
told-fate-1 = is destroyed
told-arm-0 = infantry
told-arm-1 = cavalry
told-arm-2 = { $count ->
        [one] gun
       *[other] guns
    }
told-works = { $outcomeNumber ->
        [1] yes
       *[other] no
    }
told-hit = { $outcomeNumber ->
        [1] hits
       *[other] no hit
    }
told-foldFire = { $zone }, fire.
told-foldMelee = { $zone }, melee.
told-foldHits = Hits:
told-foldOf = { $side } { $hits } of { $dice }
told-foldRouted = Routed:
told-foldGone = Lost:
told-foldCount = { $side } { $count }
told-foldMeeting = They meet on the way to { $sector }.
told-foldShelling = { $side } fires from { $from } at { $to }.
told-foldShells = { $side } fires from { $from } at { $to }: { $hits } of { $dice } dice hit.
told-foldSquares = { $side }, infantry in { $sector }: { $hits } of { $dice } form square.
told-foldCounters = { $side }, cavalry in { $sector }: { $hits } of { $dice } counter-charge.
told-fight = They fight over { $zone }.
told-ending-points = { $points ->
        [one] { $side } has reached { $points } point. White { $white }, Black { $black }.
       *[other] { $side } has reached { $points } points. White { $white }, Black { $black }.
    }
told-ending-morale = { $side } has no morale left. White { $white }, Black { $black }.
told-ending-rounds = All { $rounds } rounds have been fought. White { $white }, Black { $black }.
