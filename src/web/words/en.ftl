## language
## The language's own name, by which people choose it.

language-name = English

## shell
## * The words that are said everywhere; those of each screen stand in a folder of their own here and come with it.
## What the rules say is not here: their sentences are translated by their system.

shell-app-title = Grognard
shell-app-skip = Skip to the content
shell-app-home = Home
shell-app-loading = One moment …
shell-app-close = Close
shell-app-cancel = Cancel
shell-app-minutes = { $minutes } min
shell-app-rule = Rule { $rule }
shell-app-rulebook = Rulebook
shell-app-offline = You are offline. Games on this screen and against the computer still work.
shell-app-update = A newer version is ready.
shell-app-reload = Load it
shell-app-copy = Copy the link
shell-app-copied = Copied
shell-app-notBegun = The game could not begin: { $why }
shell-levels-random = any legal move
shell-levels-conscript = Conscript
shell-levels-recruit = Recruit
shell-levels-drill = Drill sergeant
shell-levels-marshal-1 = Captain
shell-levels-marshal-2 = Colonel
shell-levels-marshal-3 = General
shell-levels-marshal-4 = Marshal
shell-speeds-1 = Normal
shell-speeds-2 = Fast
shell-speeds-4 = Very fast
shell-speeds-off = At once
shell-speeds-0-5 = Slow

## battle
## The words of what every battle has on the screen: armies, fights, odds.

battle-standing = How the battle stands
battle-coming = Still to come
battle-unit = Unit
battle-where = Where
battle-rule = Read rule { $rule }
battle-losses = { $lost } of { $levels } levels lost
battle-die = The die: { $roll }
battle-happened = What has just happened
battle-close = Close
battle-unfold = Show the whole story
battle-fold = Fold the story
battle-before = The one before
battle-after = The next one
battle-place = Show { $place } on the map
battle-brings = What the die brings
battle-face = Die
battle-result = Result
battle-chance = Chance
battle-total = Total

## beside
## The words that come right behind a board: what is to be decided, and news.

beside-sealing = The game begins once the browsers of both sides have sealed the dice. Still waiting for: { $seats }.
beside-waitFor = { $seats } must choose.
beside-rulesLate = The rules could not be loaded. Trying again; if this message stays, reload the page.
beside-thinking = The computer is thinking …
beside-onItsWay-answer = On its way …
beside-onItsWay-nothing = Nothing to choose here: the game goes on in a moment.
beside-unlinked-answer = Your choice is kept here and sent as soon as the connection is back.
beside-unlinked-nothing = Nothing to choose here: the game goes on as soon as the connection is back.
beside-halted-asked = Stopped on the way, so that the enemy could react.
beside-halted-why = Stopped on the way: { $reason }
beside-watching = You are watching.
beside-isOver = The game is over.
beside-past = You are looking back.
beside-backNeeds = Something has been revealed since then, so the other side must agree.
beside-backAsk = Ask
beside-backHere = Something has been revealed since then, so everyone at this screen must agree.
beside-backAgreed = We agree
beside-backAsked = The other side has been asked. Your choice is taken back as soon as they agree.
beside-backRefused = The other side does not agree: nothing is taken back.
beside-backDone = It is taken back. Choose again.
beside-end-youWon = You have won
beside-end-youLost = You have lost
beside-end-draw = A draw
beside-end-by-rules = by the rules
beside-end-by-resignation = by resignation
beside-end-by-agreement = by agreement
beside-end-by-time = on time
beside-end-by-claim = because the other side left
beside-notify-turn = Your turn: { $scenario }
beside-notify-over = The game is over: { $scenario }
beside-notify-badge = Your turn
beside-seat-computer = Computer: { $level }
beside-seat-person = Player

## data
## The words about a designer's own data.

data-note = You can replace the maps, armies, tables, scenarios or rulebook that come with Grognard with your own. Your files stay in this browser.
data-by = Played by
data-shipped = What comes with Grognard
data-served = { $name } (the data of this server)
data-remove = Remove { $name }
data-removeSure = Remove “{ $name }” from this browser?
data-removeText = Games that use it cannot be opened until you add its files again. The files on your disk are not touched.
data-removeYes = Remove
data-add = Add files of your own
data-name = Name of the data
data-unnamed = My data
data-choose = Choose files …
data-folder = Choose a folder …
data-drop = or drop them here
data-files = What can be replaced: { $files }.
data-limits = At most { $files } files, { $size } MB each and { $whole } MB together.
data-checking = { $count ->
    [one] Checking one file …
   *[other] Checking { $count } files …
  }
data-refused = { $why }. Nothing has changed: fix the file and choose the files again.
data-none = { $count ->
    [one] This file does not belong to this system.
   *[other] None of these { $count } files belongs to this system.
  } Files must be JSON and named as below.
data-tooLong = Checking these files took too long. Nothing has changed: make the files smaller and choose them again.
data-tooMany = This browser keeps { $most } packs. Remove one, and choose the files again.
data-failed = That did not work: { $why }. Nothing has changed: try again.
data-missingTitle = The data for this game is missing
data-missing = It uses a designer’s data that is neither in this browser nor on this server (its digest is { $data }). Add all the files with which the game began, unchanged, and it opens.
data-missingNamed = It uses a designer’s data, “{ $name }”, which is neither in this browser nor on this server (its digest is { $data }). Add all the files with which the game began, unchanged, and it opens.
data-others = These files are valid, but they are not the ones of this game: their digest is { $data }, and the game needs { $wanted }.

## dispatch
## The words of the dispatch.

dispatch-turning = The largest swing
dispatch-luck = The luck of the dice
dispatch-course = The course of the battle
dispatch-lucky = luck was with them
dispatch-even = neither good nor bad luck
dispatch-unlucky = luck was against them
dispatch-chart = { $title }: { $list }.
dispatch-point = { $unit } { $at }: { $first } { $a }, { $second } { $b }
dispatch-who = Formation
dispatch-what = Kind

## home
## The words of the first screen.

home-line = A table for Napoleonic wargames that knows the rules.
home-promise = Orders stay secret until both sides are ready, every refusal names its rule, and every die can be checked after the game.
home-first = Play your first battle
home-firstNote = Guided, against the computer, no manual needed
home-learn = First battle, guided
home-guided = Guided
home-new = New game
home-watchRecord = Watch a recorded game
home-resume = Your games
home-play = Play
home-more = Read on
home-less = Less
home-yourTurn = Your turn
home-theirTurn = Waiting for the others
home-computerTurn = The computer’s turn
home-against = against { $level }
home-over = Over
home-running = Running
home-forget = Remove
home-forgetSure = Remove this game from the list? If it is kept in this browser, it is deleted.
home-asSeat = as { $seat }
home-onScreen = On this screen
home-overLink = By link
home-recordBad = This file cannot be read: { $why }
home-setUp = The set-up of { $scenario }
home-aboutText = Two staffs, one field. You write your orders in secret, your opponent writes his, and then both armies do what they were told. The table knows the whole rulebook: it shows what is possible, says why something is not, and rolls dice that no one can bend.

## inchhand
## The words of the hand on a table in inches.

inchhand-title = Move by hand
inchhand-hint = Drag it, or press where it goes.
inchhand-keys = Arrows: a quarter of an inch; [ and ]: five degrees; Enter moves, Escape takes back, I measures.
inchhand-of = { $used }″ of { $rate }″
inchhand-inches = { $inches }″
inchhand-left = { $left }″ left
inchhand-snap-contact = up to the enemy
inchhand-snap-flank = beside a friend
inchhand-snap-straight = straight ahead
inchhand-snap-limit = as much as its rate allows
inchhand-step-ahead = A quarter of an inch ahead
inchhand-step-back = A quarter of an inch back
inchhand-step-left = A quarter of an inch left
inchhand-step-right = A quarter of an inch right
inchhand-step-turnLeft = Turn 5 degrees left
inchhand-step-turnRight = Turn 5 degrees right
inchhand-confirm = Move
inchhand-takeBack = Start over
inchhand-key-nudge = The chosen piece a quarter of an inch ahead, back, aside
inchhand-key-turn = Turn it by 5 degrees
inchhand-key-turnFine = Turn it by 1 degree
inchhand-key-confirm = Move it there
inchhand-key-back = Start its move over
inchhand-typed = As text
inchhand-example = L30 2.5 R1.5
inchhand-put = Put it there
inchhand-wrong = Type a turn in degrees, inches ahead, inches aside: L30 2.5 R1.5. Leave out what is zero.
inchhand-noContact = No contact by a fight: { $why }
inchhand-measure = Measure freely
inchhand-measuring = Drag between two places or units. Escape ends it.
inchhand-here = the place marked
inchhand-between = From { $from } to { $to }: { $inches }″

## intentions
## The words of what is answered beforehand.

intentions-title = Standing intentions
intentions-clear = Ask me everything
intentions-set = { $count } set
intentions-add = Add
intentions-drop = Ask me again: { $thing }

## join
## The words of an invitation that is opened.

join-title = You are invited to a battle
join-by = { $who } plays { $seat }.
join-seat = Your seat: { $seat }
join-once = This invitation works once. Once you sit down, the seat is yours in this browser, and no other browser can open it.
join-byData = This game uses a designer’s data: “{ $name }”.
join-name = Your name
join-nameNote = The others see it.
join-alike = That looks like { $who }, who is at the table: choose another name.
join-sit = Sit down

## keys
## The words of the help on keys.

keys-title = Keys
keys-marks = What the marks on the figures mean
keys-intro = You can do everything without a mouse. Tab moves from one thing to the next.
keys-board = On the board
keys-arrows = Move the map, or go from one place to the next
keys-zoom = Nearer, farther
keys-fit = The whole board
keys-unit = Next unit that can act
keys-choice = Next choice
keys-act = Choose what is marked
keys-escape = Undo the selection, close what is open
keys-panel = Panels
keys-log = Log
keys-rules = Rulebook
keys-armies = Armies
keys-players = Players
keys-notes = Notes
keys-decision = To the next decision
keys-telling = While events are told
keys-next = Next event
keys-skip = Skip to the present
keys-pause = Pause, go on
keys-time = Looking back
keys-stepBack = One step back
keys-stepOn = One step on
keys-phaseBack = Phase before
keys-phaseOn = Next phase
keys-present = To the present
keys-take = Take back
keys-help = This help

## later
## The words of what opens later at a table: the log, the notes, cards over the board, the guide.

later-dismiss = Dismiss
later-readRule = Read rule { $rule }
later-log-search = Search the log
later-log-none = Nothing has happened yet.
later-log-nothing = Nothing found.
later-log-latest = To the latest
later-telling-bar = What is happening
later-telling-pause = Pause
later-telling-go = Go on
later-telling-next = Next
later-telling-skip = Skip to the present
later-telling-waiting = { $count } to come
later-telling-speed = Speed
later-away-title = While you were away
later-away-text = { $count ->
        [one] { $count } thing has happened since you were here.
       *[other] { $count } things have happened since you were here.
    }
later-away-step = Show me step by step
later-away-skip = To the present
later-curtain-title = Hand the screen to { $seat }
later-curtain-text = What comes next is for their eyes only.
later-curtain-ready = I am { $seat }
later-guide-fold = Hide the text
later-guide-unfold = Show the text
later-guide-title = First battle
later-guide-step = { $step } of { $all }
later-guide-next = Go on
later-guide-back = Back
later-guide-forward = Forward
later-guide-stop = Stop the guide
later-notes-label = My notes on this game
later-notes-kept = Kept in this browser only.
later-end-watch = Watch it again
later-end-chances = How it went
later-end-expected = What did the computer expect?
later-end-share = Share
later-end-sequel = The battle goes on
later-end-rematch = Play again with sides changed
later-end-rematchAsked = You would like a rematch: waiting for the other side.
later-end-other = Another battle
later-end-stay = Look at the board

## links
## The words about a game's links.

links-title = The game is ready
links-text = Send each player their link. It works once: the first person to open it and sit down has the seat, and after that not even you can open it.
links-onlyHere = These links work on this machine only. For others in the same network, start the table with “grognard serve --host 0.0.0.0” and open it by one of the addresses that the command then shows.
links-for = For { $seat }
links-watchers = For spectators
links-mine = My seat: { $seat }
links-share = Share …
links-toTable = To the table
links-invitation = A battle awaits: { $scenario }
links-unknown = No links of this game are kept in this browser.
links-link = Link for { $seat }
links-camera = Show the code
links-cameraAway = Hide the code
links-cameraOf = Code for a camera: { $what }
links-taken = All seats are taken. Players who have lost theirs get a new invitation at the table, under Players.

## new
## The words of a new game.

new-title = New game
new-who = Who plays
new-me = Me
new-here = Somebody else on this screen
new-friend = A friend, by link
new-name = Name of { $seat }
new-team = Share the command
new-teamNote = Each player who shares this side gets a link, sees what the side sees and commands what you give him. The player who holds the side may do everything.
new-chief = The player who holds the side
new-comrade = Player { $number } of this side
new-computer = Computer: { $level }
new-levels-random = Plays anything that the rules allow. Answers at once.
new-levels-conscript = Plays sensibly, but overlooks most of what it could do: for children and for first games. Answers at once.
new-levels-recruit = Knows what to do, but often misses a good chance: for beginners. Answers at once.
new-levels-drill = Plays by rules of thumb, which you will see through after some games: for most players. Answers at once.
new-levels-marshal-1 = Thinks for a short time: for players who know the Drill sergeant.
new-levels-marshal-2 = Thinks for longer: for players who want more than the Captain.
new-levels-marshal-3 = Thinks for longer than the Colonel: for club players.
new-levels-marshal-4 = Thinks the longest: for players who do not mind waiting.
new-wait = { $seconds ->
    [0] Answers almost at once.
    [one] Thinks up to a second about a decision; longer on a phone.
   *[other] Thinks up to { $seconds } seconds about a decision; longer on a phone.
  }
new-swap = Change sides
new-byLot = Draw lots for the sides
new-scenario = Scenario
new-options = Options
new-optionsNote = Optional rules and ways of reading the rules. Leave them as they are for a first game.
new-optionsChanged = { $count } changed
new-reset = Reset
new-needs = Only together with: { $option }
new-excludes = Not together with: { $option }
new-default = { $value } (as usual)
new-yes = Yes
new-no = No
new-begin = Begin
new-beginLinks = Begin and get the link
new-watching = No one plays on this screen: the computers play, and you watch.
new-mixed = In a game by link, each screen has one player. Make the other side a friend, too, or a computer.
new-needsNet = A game by link needs the network.
new-data = Data
new-otherData = Games by link use the data of this server. Choose that data, or play on this screen or against the computer.

## notices
## News about other players.

notices-said = { $who }: { $text }
notices-notice-seated = { $who } has sat down: { $seat }.
notices-notice-advised = { $who } ({ $seat }) has had a hint.
notices-notice-given-again = The seat of { $who } ({ $seat }) is given again: its old link no longer opens it, and there is a new invitation.

## hint
## What a computer player would do in the player's place.

hint-ask = Ask for a hint
hint-comes = A computer is thinking about it …
hint-before = The level “{ $level }” thinks in your place and shows what it would do. The log notes that you asked.
hint-title = What the computer would do
hint-note = The first plan is the one that it would play. It keeps to its usual plan unless another is better by more than chance explains, so a plan below can have a higher estimate. The chances are its own estimates: many times it plays on for a while and judges how the game then stands. A draw counts half. All plans meet the same positions and dice, so their differences are surer than the chances themselves.
hint-habit = It did not think about this: here it follows the rules of thumb of the level “{ $drill }”.
hint-chance = Estimated chance { $chance } %, give or take { $error }
hint-chanceOnly = Estimated chance { $chance } %
hint-take = Use this plan
hint-do = Do this
hint-next = Do the next step
hint-done = done
hint-begun = begun
hint-nextIs = Next: { $what }
hint-replace = Replace the orders on your sheet?
hint-close = Close the hint

## origin
## The words for what is not the source's, and how one's own files take its place.

origin-title = Where this comes from
origin-lead = Anything not listed here comes from the source.
origin-word-reconstructed = reconstructed
origin-word-historical = from history
origin-word-adopted = our own choice
origin-word-assigned = assigned
origin-means-reconstructed = This part of the source is lost or not at hand; it is reconstructed from what else is known.
origin-means-historical = The source does not give it; it is taken from histories of the battle.
origin-means-adopted = The source leaves this open; the makers of this data chose it.
origin-means-assigned = No source gives this number; the makers of this data chose it.
origin-some = { $count } of { $among }
origin-but = from the source: { $parts }
origin-replace = You can replace it with a file of your own:
origin-bring = Bring it in a new game
origin-server = On a server:
origin-file-map = Map
origin-file-board = Board
origin-file-boards = Terrain
origin-file-forces = Order of battle
origin-file-scenarios = Scenario
origin-file-tables = Tables
origin-file-drawn-up = Suggested set-ups
origin-part-grid = grid
origin-part-hexes = hexes
origin-part-hexsides = hexsides
origin-part-waters = waters
origin-part-roads = roads
origin-part-bridges = bridges
origin-part-fords = fords
origin-part-features = names on the map
origin-part-objectives = objectives
origin-part-nations = nations
origin-part-leaders = leaders
origin-part-commanders = commanders
origin-part-supporting = supporting units
origin-part-units = units
origin-part-losses = losses
origin-part-armies = armies of a custom battle
origin-part-markerSets = sets of objective markers
origin-part-compensation = compensation
origin-part-deployment = set-up
origin-part-arrivals = arrivals
origin-part-demoralization = demoralization
origin-part-pool = pool of chits
origin-part-victory = victory
origin-part-returns = where units return
origin-part-bonus = bonus
origin-part-depth = fire, depth of a stack
origin-part-laterModifiers = modifiers of the later tables
origin-part-allowances = movement allowances
origin-part-command = command
origin-number-cf = combat factor
origin-number-morale = morale
origin-number-class = class
origin-number-shock = shock
origin-number-reverse = reverse side
origin-number-men = men
origin-number-manpower = manpower
origin-number-skirmishers = skirmishers
origin-number-guns = guns
origin-number-calibre = calibre
origin-number-coordination = coordination
origin-number-chit = chits

## players
## The words about the players, and between them.

players-you = you
players-here = at the table
players-comrade = { $who } commands { $formations }
players-comradeHere = { $who }, at the table, commands { $formations }
players-awaySince = away since { $when }
players-never = not here yet
players-unattended = has questions between plans answered automatically
players-waiting = invitation not opened yet
players-began = began the game
players-toMove = must choose
players-chat = Talk
players-say = Say something
players-send = Send
players-noChat = Nobody has said anything yet.
players-offerDraw = Offer a draw
players-drawOffered = You have offered a draw.
players-withdrawDraw = Withdraw
players-resign = Resign
players-resignSure = Resign the game?
players-hand = Let the computer play for me
players-handLevel = Level
players-handBack = The computer plays on at once, and does not wait until you have read what happens. As long as the game is not over, you can take over again.
players-handYes = Let it play
players-takeOver = Play myself again
players-claim = Claim the game
players-rematch = Play again with sides changed
players-rematchAsked = You would like a rematch: waiting for the other side.
players-links = Links
players-watchLink = Copy the link for spectators
players-waits = The invitation for { $seat } has not been opened. It works once.
players-device = My seat on another device
players-deviceText = Open this link on the other device, or read the code with its camera. You can play on both.
players-deviceLink = The link of my seat
players-deviceSecret = This link is the key to your seat: anyone who has it sees your plans and plays for you. Keep it to yourself.
players-giveAgain = Give { $seat } a new invitation
players-inviteAgain = Make a new invitation for { $seat }
players-giveAgainText = For a player who has lost his seat. The link of { $who } stops working, and the first person to open the new invitation plays on. All players see that you have done this.
players-inviteAgainText = The earlier invitation then stops working.
players-giveAgainYes = Make the invitation
players-givenAgain = The new invitation for { $seat } is under “Links”.
players-name = My name
players-sealing = No die is rolled until every player has sealed the dice, so that no one can choose them. That happens by itself once each player has opened their link. A player who stays away holds up the game, and gains nothing by it: you can leave it, or begin another.
players-elsewhere = The words that seal your dice are in the browser in which you first opened this seat: open the game there once.
players-commitment = The dice were sealed before the first move: { $commitment }

## problems
## The words where something is wrong.

problems-unknownLink = This link leads nowhere
problems-unknownLinkText = There is no such game here, or the link is incomplete. Ask for it again, or begin a new game.
problems-noSeat = This link opens no seat
problems-noSeatText = The link is incomplete, or a new invitation to the seat was made since. Ask the player who began the game for a new invitation.
problems-spent = This invitation has been opened already
problems-spentText = An invitation works once. If you opened it yourself, go on in that browser, or bring the seat from there to this device: Players, “My seat on another device”. If someone else opened it, ask for a new invitation.
problems-cannotOpen = This game cannot be opened now
problems-cannotOpenText = Nothing is lost. The operator of the server has been told: ask there, or try again later.
problems-running = This game is not over yet
problems-runningText = You can open its record at the end. Until then you can watch.
problems-brokenLink = This link is incomplete: it holds the record of a game, and part of it is missing. Ask for the link again, or for the file.
problems-noLocal = This game is not in this browser
problems-noLocalText = Games on one screen are kept in the browser in which they were begun.
problems-noRecord = The record is no longer available
problems-noRecordText = Open its file again.
problems-elsewhere = This game is open in another tab
problems-elsewhereText = You can play a game of this browser in only one tab at a time. Nothing is lost: if you go on here, it closes there.
problems-playHere = Play on here
problems-unreached = No connection to the game
problems-unreachedText = The game and everything you have written are safe on its server. This page opens the game as soon as the connection is back.
problems-failed = The table could not be opened
problems-oldGame = This game cannot go on here
problems-oldRules = It began with version { $version } of the rules; this table now has version { $here }.
problems-oldData = It began with maps or tables other than those here now.
problems-oldPack = It began with a designer’s data, “{ $pack }”, which is not here now.
problems-oldPlayer = You can save its record, which a program with the old rules can read, and begin the same game again, with the same sides. The other players find the new game by their links to this one.
problems-oldLocal = You can save its record, which a program with the old rules can read, and begin the same game again, with the same sides.
problems-oldOver = It is over; you can save its record, which a program with the old rules can read.
problems-oldWatch = Its players can begin it again.
problems-again = Begin the same game again
problems-saveRecord = Save the record
problems-retry = Try again
problems-watch = Watch instead

## replay
## The words of looking back.

replay-bar = Looking back
replay-position = Moment { $at } of { $all }
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the present
replay-previousMark = Phase before
replay-nextMark = Next phase
replay-play = Play
replay-pause = Pause
replay-marks = Jump to
replay-share = Share this moment
replay-eyes = Seen by
replay-everything = Everything
replay-spectator = Spectators
replay-dispatch = Dispatch
replay-plans = Plans
replay-luck = Luck of the dice
replay-download = Save the record
replay-check = Check the dice
replay-checking = Replaying every entry …
replay-tooLong = Checking this record takes longer than any game should need, so the check was stopped: its dice are not checked.
replay-good =
    The dice are good. { $entries } { $entries ->
        [one] entry
       *[other] entries
    } and { $dice } { $dice ->
        [one] die
       *[other] dice
    } were made again from the secret that was sealed before the first move; all are as recorded.
replay-goodSeed =
    Every die follows from the seed: { $entries } { $entries ->
        [one] entry
       *[other] entries
    } and { $dice } { $dice ->
        [one] die
       *[other] dice
    } were made again. Anyone who knew the seed could know the dice in advance.
replay-trust-seen = You can trust these dice against everyone, even the operator of the server: this browser saw every commitment before it showed its own words, and the record has them all.
replay-trust-all = No player and no operator alone could choose these dice: { $players } each committed to words before any were shown. So the record says; this browser took no part in it, and can compare nothing.
replay-trust-one = Neither the operator nor the player alone could choose these dice, but one who was both could, as in a game of this browser: a single browser held the seats of all persons ({ $players }).
replay-trust-words = The operator of the server, if he was also a player, could have chosen these dice: { $players } added words openly, one after the other. Newer games seal them.
replay-trust-host = The operator of the server could have chosen these dice: no player has added anything to them.
replay-trust-known = Everybody could know these dice in advance: they follow from a seed, as for practice.
replay-trust-none = No die has fallen: the game ended before its dice were sealed.
replay-unlike-match = This is the record of a different match from the one this browser saw.
replay-unlike-commitments = This record does not have the commitments that this browser was shown before the game: it is of another match, or was changed.
replay-unlike-words = This record does not have the words that this browser added to the dice: it is of another match, or was changed.
replay-bad = Line { $line } of the record is wrong: { $what }
replay-close = Back to the game
replay-expected = What did it expect?
replay-chances = How it went

## expected
## What a computer player expected, asked when the game is over.

expected-finding = Searching the record …
expected-none = No computer player has thought about a decision in this game.
expected-failed = This could not be analysed again: { $what }
expected-answers = Its decisions
expected-decision = { $when }: { $what }
expected-actions =
    { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
expected-previous = Previous decision
expected-next = Next decision
expected-thinking = Thinking it through again …
expected-player = { $seat }, { $level }
expected-habit = It did not think about this one: here its level follows the rules of thumb of “{ $drill }”.
expected-only = There was nothing else to choose.
expected-follows = It carried out what it had planned before.
expected-plan = The plan, at moment { $at }
expected-otherDice = The record does not hold the random numbers of its thinking, so it has thought again with new ones. It may prefer something else now.
expected-changed = It would choose differently now: the computer players of this program have changed since the game.
expected-weighed = It played on { $playouts } times, from { $worlds } positions that fit what it could see: for a while, or to the end. Then it judged how the game stood. A draw counts half in its estimates.
expected-chose = It chose
expected-show = Show on the board
expected-chooses = It would choose now
expected-other = It also weighed
expected-usual = The level “{ $drill }” would have done
expected-isUsual = The level “{ $drill }” would have done the same.
expected-kept = It departs from the level “{ $drill }” only when something else is better by more than chance explains. Nothing here was, even where an estimate is higher.
expected-beginning = Only this first step is compared here. It decided on the others after it.
expected-even = Some choices are too close to call. It picks one of them at random, so that its play cannot be predicted.
expected-chance = Estimated chance { $chance } %, give or take { $error }
expected-chanceOnly = Estimated chance { $chance } %
expected-instead = instead of
expected-without = The same, without
expected-also = The same, and also
expected-except = The same, except for
expected-times = { $times } × { $what }
expected-enemy = What it expected of { $seat }
expected-enemyNote = How often { $seat } does this in the { $cases } cases that it imagined, and what really happened.
expected-action = Order
expected-cases = Cases
expected-came = Happened
expected-yes = yes
expected-yesTimes = yes, { $times } ×
expected-no = no
expected-surprise = Not expected:

## chances
## How the chances stood in the course of a game that is over.

chances-how = From the start of each turn, the level “{ $drill }” plays out the battle many times, for both sides. The more often a side wins, the better its position was.
chances-failed = The simulation stopped: { $what }
chances-progress = Playing on: { $games } of { $all } games from each moment
chances-moment = From
chances-wins = { $seat } wins
chances-draws = Draw
chances-end = The end
chances-swing = The battle turned in “{ $what }”: at its start the chance that { $seat } would win was { $from } %, at its end { $to } %.
chances-noSwing = No single turn changed the chances by more than these games can show.

## requests
## The words of what another player asks.

requests-backYours = You asked to take something back. It is taken back when the other side agrees.
requests-backTheirs = { $seat } asks to take something back.
requests-agree = Agree
requests-refuse = Refuse
requests-drawTheirs = { $seat } offers a draw.
requests-acceptDraw = Accept
requests-declineDraw = Decline
requests-rematchTheirs = { $seat } would like a rematch.
requests-unattended = Away at times? The game can answer what comes up between your plans for you; both sides see that.
requests-unattendedTheirs = The other side does so.
requests-unattendedYes = Answer it for me
requests-unattendedNo = Ask me each time
requests-unattendedDone = From now on these questions are answered for you. See how under “Standing intentions”, where you can change it at any time.
requests-rematch = Play again with sides changed

## rules
## The words around the rulebook.

rules-tables = Tables
rules-contents = Contents
rules-lead = Every rule of the game in our own words, as the table plays it, with where it comes from.
rules-noRule = This rulebook has no rule { $rule }. Search for a word, or look through the chapters.
rules-noBook = There is no such rulebook
rules-noBookText = The link may be incomplete. These rulebooks are here:
rules-new = New game
rules-search = Search the rules
rules-count = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-nothing = No rule found.
rules-running = Now: { $phase }
rules-left = The table does not enforce it: { $why }
rules-source-seed = from the rulebook
rules-source-public = after the publisher's pages
rules-source-historical = history
rules-source-reconstructed = follows from several rules
rules-source-adopted = our own reading

## settings
## The words of the settings.

settings-title = Settings
settings-language = Language
settings-theme = Light
settings-themes-auto = Same as the device
settings-themes-light = Daylight
settings-themes-lamp = Lamplight
settings-sound = Sound
settings-speed = How fast events are told
settings-counters = Units on maps of hexes
settings-countersAs-signs = Map symbols
settings-countersAs-uniforms = Small soldiers in uniform
settings-notifying = Notify me when it is my turn
settings-notifyingNo = The browser does not allow notifications for this page.
settings-name = My name at the table

## share
## The words of sharing a game.

share-title = Share
share-running = This link is for spectators. It shows this moment as every spectator sees it: no plan that is still secret, and no seat to sit down at.
share-over = The game is over: this link opens its whole record from this moment on, with the plans of both sides. It works in any browser.
share-here = This game is kept in this browser only, so there is no link to it while it is played. At the end its record can be shared.
share-packed = This link holds the whole record of the game, with the plans of both sides. It works in any browser, on any Grognard table.
share-tooLong = The record of this game is too long for a link. Send it as a file: “Watch a recorded game” on the first screen opens it.
share-link = Link
share-file = Save the record as a file
share-sendFile = Send the record …

## table
## The words of a table that is open.

table-panel = Panel
table-board = The board
table-decision = The next decision
table-toDecision = To the decision
table-reconnecting = Connection lost. Trying again …
table-back = Take back
table-tookBack = { $seat } takes a choice back and chooses again.
table-byData = by the data “{ $name }”
table-unread = Players: { $count } unread
table-replay = Look back
table-help = Help and keys
table-settings = Settings
table-leave = Leave the table
table-tabs-log = Log
table-tabs-rules = Rules
table-tabs-armies = Armies
table-tabs-players = Players
table-tabs-notes = Notes
table-tabs-all = Panels

## host
## What kernel and host refuse with words of the case: in English it comes from them, and is known by these patterns.

host-notYourTurn = It is not your turn to choose ({ $phase }).
host-notNow = That cannot be chosen now ({ $phase }).
host-noSuchThing = There is no such thing on this board ({ $thing }).
host-listTooLong = A list has 1 to { $most } actions.
host-contributesTooOften = A seat contributes { $most } times at most.
host-commitsTooOften = A seat commits { $most } times at most.
host-diceNotSealed = The game begins when the browsers of all players have sealed the dice: waiting for { $players }.
host-notAwayLongEnough = The other side must have been away for { $minutes } minutes.
host-nothingFollows = Nothing can follow '{ $action }' in a secret choice.
host-unread = '{ $action }' cannot be read: '{ $form }' is expected, with names of this board.
host-hasToWait = '{ $action }' has to wait: finish first what you are asked ({ $phase }).
host-waitsForOther = '{ $action }' has to wait: the other side chooses first ({ $phase }).
host-actionNotNow = '{ $action }' cannot be chosen now.
host-actionElsewhere = '{ $action }' cannot be chosen now: that is for { $phase }, and this is { $phase2 }.
host-noAction = '{ $action }' is not an action. Now ({ $phase }) there are no choices.
host-noSuchAction = '{ $action }' is not an action. Now ({ $phase }) there are { $choices }.
host-nameLikePlayer = That name looks like { $name }, who is at the table: choose another.
host-nameLikeSeat = That name looks like { $name }, which is another seat: choose another.
host-commandedByNoOne = That is commanded by no one, not by { $name }.
host-commandedByTwo = That is commanded by { $name } or { $other }, not by { $player }.
host-commandedBy = That is commanded by { $name }, not by { $player }.
host-notPlayed = { $name } does not play this seat.

## hexboard
## What every board of hexes says.

hexboard-closer = Closer
hexboard-farther = Farther
hexboard-whole = The whole map
hexboard-back = A counter that is not seen
hexboard-rule = Rule
hexboard-stack = { $hex }: { $list }. { $facing }
hexboard-facing = Faces { $corner }.
hexboard-allRound = Every side is its front.
hexboard-noFacing = Without facing.
hexboard-two = { $hex } and { $also }

## hexchoices
## What a board of hexes says when something can be chosen or laid over it.

hexchoices-fan = Stack in { $hex }
hexchoices-way = { $unit } to { $hex }, movement points: { $points }
hexchoices-stops = { $unit } to { $hex }, movement points: { $points }; it goes no farther
hexchoices-several = { $hex }: choose
hexchoices-into = Into { $hex }
hexchoices-strike = { $unit } charges { $hex }
hexchoices-overlays = Laid over the map
hexchoices-line-from = From
hexchoices-line-to = To
hexchoices-line-show = Draw
hexchoices-line-unknown = There is no such hex.
hexchoices-chosen = Chosen: { $name }
hexchoices-nobody = Choose a counter on the map, or here:
hexchoices-all = Everything that can be done ({ $count })
hexchoices-allOf = { $name } ({ $count })
hexchoices-pieces = Who can act
hexchoices-unchoose = Put back
hexchoices-lone = There is nothing to choose here. You are asked anyway, so that the enemy learns nothing from it.

## inches
## What every board in inches says.

inches-closer = Closer
inches-farther = Farther
inches-whole = The whole table
inches-rule = Rule
inches-all = Everything that can be done ({ $count })
inches-allOf = { $name } ({ $count })
inches-chosen = Chosen: { $name }
inches-unchoose = Put back
inches-nobody = Choose a unit on the table, or here:
inches-bodies = Who can act
inches-overlays = Laid over the table

## marks
## What can be switched on a map of hexes, and the keys of its board.

marks-map = On the map
marks-grid = The grid (key { $key })
marks-names = The names of hexes (key { $key })
marks-keys-turn = Turn the chosen unit
marks-keys-grid = The grid on the map, on or off
marks-keys-names = The names of hexes, on or off
