## board

board-board = Brookend and its outposts
board-side-0 = Blue
board-side-1 = Red
board-unit-0 = Blue 1
board-unit-1 = Blue 2
board-unit-2 = Red 1
board-turn = Turn { $turn } of { $turns }
board-own = You are { $side }
board-won = { $side } has won
board-ask = Move one counter by one hex.
board-wait = The other side moves.
board-over = The game is over.
board-do-move = { $unit } to { $hex }
board-do-stay = Stay

## event

event-Began = Turn { $turn } begins.
event-Moved = { $unit } moves to { $hex }.
event-Stayed = { $side } stays.
