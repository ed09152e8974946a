### The house in English: the frame of the page, and the terminal.
###
### $seat is a seat’s name, $game a game’s name, $rule the id of a rule; lists arrive joined.

## The house

house-name = Verger
house-tagline = An orchard of board games
pair = { $what }: { $value }
house-homage = Verger is an unofficial, non-commercial homage to games we love. Drawings and words are our own; the games and their names belong to their authors and publishers.
house-home = Back to the shelf

## The shelf

shelf-title = Which game shall we play?
shelf-play = Play
shelf-more = { $count } more
shelf-fewer = fewer
shelf-open = Play { $game }
shelf-players = { $min } to { $max } players
shelf-how = Learn in a minute
lesson-door = Learn by playing
lesson-resume = Go on with the lesson
lesson-offer = New to { $game }? The guided first game takes ten minutes: one idea at a time, and mistakes are free.
shelf-resume = Go on with your match of { $game }
shelf-yours = Your matches
shelf-turn = Your turn
shelf-gathering = Waiting for people
shelf-tables = These tables have a free seat
shelf-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
shelf-sit = Sit down
shelf-past = Played before
past-played = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
past-won = { $count ->
    [0] none won
   *[other] { $count } won
}
past-best = best score { $points }
past-all = All { $count } matches
forget = Delete
forget-sure = Delete this match of { $game } from your history?
forget-away = Take this match of { $game } off your list? The table stays, and its link leads back to it.
shelf-loading = Fetching the games from the shelf…
shelf-static = This copy of Verger has no server: every game is played here, on this device, without a network too. Where a Verger has a server, it also invites people elsewhere.
discard = Discard
discard-sure = Discard this match of { $game }? It is kept nowhere else.
open-record = Open a saved match
open-fault = This file cannot be opened: { $fault }
shelf-empty = The shelf is empty: no game is installed.

## Set-up

setup-title = A table for { $game }
setup-seats = Seats
setup-count = Number of players
setup-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
setup-seat = Seat { $number }
setup-kind = Who sits here
setup-you = You
setup-person = On this device
setup-bot = Bot
setup-open = Free seat
setup-open-help = Whoever has the link can sit down here.
setup-name = Name
setup-level = Level
setup-level-all = All bots at this level
setup-add = Add a seat
setup-remove = Remove { $seat }
setup-options = Options
setup-seed = Seed
setup-seed-help = The same seed deals the same game. Leave it empty for a fresh one.
setup-start = Start the match
setup-quick = Quick game
setup-quick-help = { $count ->
    [one] At once: you and an easy bot.
   *[other] At once: you and { $count } easy bots.
}
setup-with = Where do we play?
setup-here = Here, on this device
setup-away = With people elsewhere
setup-alone = On this device: it works without a network.
setup-table = The table
setup-sight = Who finds it
setup-sight-link = By link
setup-sight-public = On the shelf
setup-sight-help = On the shelf, anybody may take a free seat. The link always works.
setup-chat = Talk
setup-chat-on = Allowed
setup-chat-off = Switched off
setup-chat-help = Short messages and reactions among those who sit at the table.
setup-pace = Time to think
setup-time = How long
setup-late = When time is up
setup-late-bot = Bot ({ $level })
setup-gather = Open the table
pace-none = Unlimited
pace-move = For each move
pace-match = For the match
pace-days = In days
setup-defaults = Use the defaults
setup-name-missing = Every seat needs a name.
setup-name-twice = Two seats are called { $seat }.

## Clocks

clock-days = { $days } d { $hours } h
clock-per-move = { $time } for each move
clock-per-match = { $time } for the whole match
clock-left = { $time } left
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## The waiting room

room-host = Share the link, and start when everybody sits.
room-seated = You have a seat. The host starts the match when everybody is here.
room-choose = Choose a free seat. The host starts the match when everybody is here.
room-full = Every seat is taken. You are welcome to watch.
room-removed = The host has taken you off this table. You are welcome to watch.
room-name = Your name
room-name-first = Say your name first.
room-free = Free
room-sit = Sit down
room-sit-on = Sit down on seat { $number }
room-stand = Stand up
room-bot = Put a bot here
room-empty = Make this seat free
room-send-away = Take { $seat } off the table
room-sent-away = Taken off the table
room-sent-away-help = They cannot sit down here again, unless you let them.
room-readmit = Let { $seat } come back
room-up = Move { $seat } up
room-down = Move { $seat } down
room-arrange = Arrange
room-change = Sit here instead
room-change-to = Sit here instead, on seat { $number }
room-fill = Bots on the free seats
room-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
room-invite = Invite
room-invite-help = Scan the code or open the link: no account, nothing to install.
room-how = How we play
room-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

## Names and levels

player-name = Player { $number }
bot-name-1 = Aina
bot-name-2 = Biel
bot-name-3 = Catalina
bot-name-4 = Jaume
bot-name-5 = Margalida
bot-name-6 = Toni
bot-name-7 = Antònia
bot-name-8 = Bernat
bot-name-9 = Coloma
bot-name-10 = Damià
bot-name-11 = Esperança
bot-name-12 = Francesc
bot-name-13 = Gabriel
bot-name-14 = Llúcia
bot-name-15 = Onofre
level = Level { $level }
level-1 = Pip
level-1-help = Beginner: plays many a move on a whim. Fine company for a first game.
level-2 = Sprout
level-2-help = Easy: plays at first sight, and slips now and then.
level-3 = Sapling
level-3-help = Fair: thinks ahead for a moment before each move.
level-4 = Blossom
level-4-help = Good: looks ahead several times as far.
level-5 = Ripe fruit
level-5-help = Strong: takes up to a second or two, and wastes little of it.
level-6 = Old tree
level-6-help = The strongest: takes up to two and a half seconds to think.

## The frame

frame-turn = Turn { $turn }
frame-board = Board
frame-seats = Players
frame-menu = Menu
frame-close = Close
frame-new = New match
frame-watching = You are watching this match.
prompt-yours = Your turn, { $seat }.
prompt-wait = { $seat } to play.
prompt-wait-many = Waiting for { $seats }.
prompt-unseen = The game goes on where you cannot see it.
prompt-forced = Nothing else can be done:
seat-points = { $points } { score-unit }
seat-you = you
seat-bot = bot, { $level }
seat-turn = to play
seat-here = here
seat-away = away
seat-free = left, a bot plays on
seat-substitute = a bot plays meanwhile
thinking = { $seat } is thinking…
busy = One moment…
preview = This would bring

## Hints

hint = Hint
hint-thinking = Looking for a good idea…
hint-best = A good idea: { $action }.
hint-also = Also worth a look
hint-share = { $percent }% of the search
hint-chances = Hint: chances to win
hint-chance = { $percent }% to win
# What a score counts; a game may have a word of its own.
score-unit = { $points ->
    [one] point
   *[other] points
}
hint-points = About { $points } { score-unit } in the end.
hint-more = About { $points } { score-unit } in the end, { $gap } more than with the next best.
hint-fewer = About { $points } { score-unit } in the end: { $gap } fewer than with the next best, but a better chance to win.
hint-equal = About { $points } { score-unit } in the end, as many as with the next best.
hint-costs = In a hundred games, { $gap ->
    [one] one win
   *[other] { $gap } wins
} fewer than with the best.
network-none = No trained network knows this game with { $seats } at the table: the levels play there without knowing the chances to win.
hint-unsure = Looked at too little to say how good it is.
hint-search = No trained network knows this table: the search says how often it looked at each.
hint-forced = No hint: there is only one thing to do.
hint-outlook = { $seat }: outlook { $percent }%
hint-none = No hint: it is not your turn.

## Undo

undo = Undo
undo-reach = { $reach ->
    [0] Nothing can be taken back.
    [one] You can take back your last action.
   *[other] You can take back your last { $reach } actions.
}
undo-reason-none = There is nothing further to take back.
undo-reason-reveal = No further: something hidden has come to light.
undo-reason-other = No further: another player has acted since.
undo-reason-start = No further: that is where the match begins.
undo-reason-over = The match is over: nothing can be taken back.
undo-done = { $count ->
    [one] { $seat } takes back an action.
   *[other] { $seat } takes back { $count } actions.
}

undo-ask = Ask to take back
undo-ask-help = { $consent ->
    [one] Your last action can be taken back if everybody agrees.
   *[other] Your last { $consent } actions can be taken back if everybody agrees.
}
request-undo = { $count ->
    [one] { $seat } would like to take back an action.
   *[other] { $seat } would like to take back { $count } actions.
}
request-undo-others = What others have played since is taken back with it.
request-yours = You asked to take something back. Waiting for { $seats }.
request-agreed = Waiting for { $seats }.
request-declined = The table would rather not.
request-yes = Agree
request-withdraw = Never mind
request-no = Decline

## At the table

people = The table
people-sit = Sit down for { $seat }
people-ask = Ask for { $seat }’s seat
people-ask-help = Whoever takes a seat over sees what is hidden there: everybody at the table is asked first.
people-back = Take the seat back
people-leave = Leave the seat
people-bot = Let a bot play
people-person = No bot any more
substitute-yours = A bot plays for you.
substitute-help = It knows only what you know. Take your seat back whenever you like.
leave-title = Leave your seat?
leave-text = A bot plays on for you, knowing only what you know; come back by the same link. Somebody else can take the seat, and see what you held, only if you pass it on or everybody at the table agrees.
hand-on = Pass your seat on
hand-on-help = Whoever opens this link may take your seat, and sees what you held. Give it to nobody, and the table decides.
hand-on-link = Link to your seat
wish-seat = Somebody new, by the name of “{ $name }”, would like to take { $seat }’s seat, and would see what is hidden there.
wish-yours = You have asked for { $seat }’s seat. Waiting for { $seats }.
pause = Pause
pause-title = A little pause
pause-help = Nobody plays and no clock runs, until somebody goes on.
pause-resume = Go on
chat = Talk
chat-unread = { $count ->
    [0] Talk
    [one] Talk, { $count } new message
   *[other] Talk, { $count } new messages
}
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-off = The host has switched the talk off.
chat-watch = Those who sit at the table talk here.
reaction-bravo = Bravo
reaction-thanks = Thanks
reaction-laugh = Ha ha
reaction-think = Let me think
reaction-ouch = Ouch
reaction-hurry = Hurry up
since = { $count ->
    [one] Since your last turn: one action
   *[other] Since your last turn: { $count } actions
}
notify = Tell me when it is my turn
notify-stop = No longer tell me about my turn
notify-on = You will be told when it is your turn, as long as this page is open somewhere.
notify-denied = The browser does not allow notifications from this page.
notify-turn = Your turn, { $seat }.
rematch-follow = On to the next match

## Log

log = Log
log-empty = Nothing has happened yet.
log-since = Since your last turn
log-more = { $count } more
log-fold = less
hurry = Hurry
hurry-help = Skip to the present moment

## Help and rules

help = Help
help-how = In a minute
help-signs = Signs
help-rules = Rules
help-keys = Keyboard
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule found.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}
rule-id = Rule { $rule }
how-next = Next
how-previous = Previous
how-done = Let’s play
how-step = { $step } of { $steps }

## Keyboard

cap-arrows = Arrow keys
cap-enter = Enter
cap-backspace = Backspace
cap-escape = Esc
keys-arrows = go from one choice to the next
keys-enter = play the choice
keys-backspace = undo
keys-hint = hint
keys-log = log
keys-mute = sound on or off
keys-zoom = closer, further away, the whole board (as with two fingers, or the wheel and Ctrl)
keys-chat = talk
keys-help = help
keys-escape = close, or drop the selection

## Language and theme

language = Language
language-fr = Français
language-en = English
theme = Theme
theme-auto = As the device
theme-light = Light
theme-dark = Dark
mute = Mute
unmute = Sound on
sound-on = Sound is on.
sound-off = Sound is off.
settings = Settings
settings-sound = Sounds
settings-sound-help = Wood, paper and coins; a soft note when it is your turn.
settings-volume = Volume
settings-forced = Play by itself what is the only choice
settings-forced-help = After a moment to see it; never the end of a turn that you could still take back.
settings-confirm = Ask before what cannot be taken back
settings-confirm-help = When something hidden is turned up, or others play on.
motion = Pace
motion-slow = Slow
motion-normal = Normal
motion-quick = Quick
motion-none = No motion
size = Text
size-normal = Normal
size-large = Large
size-larger = Larger
colours = Colours of the seats
colours-usual = Usual
colours-distinct = Easier to tell apart

## Waiting and connection

wait-compile = Preparing the game for the first time…
wait-compile-help = This takes a few seconds, once only.
wait-load = Opening the match…
connection-lost = The connection is lost.
connection-retry = Reconnecting…
connection-help = The match is safe: it goes on where it was left.
connection-now = Try again now

## Handing a match to a server

hand-over = Play on with friends
hand-text = The match goes on at the server, where friends find it by a link and where you can take it along to another device. It leaves this device; what was played stays. Whoever looks at the table sees that you could have known the deal.
hand-seats = Who plays elsewhere from now on?
hand-pause = The match pauses until they sit and somebody goes on.
hand-alone = Keep a seat for yourself.
hand-yes = Hand it over
hand-failed = The server cannot be reached. The match stays here.

## Passing the device

pass-text = Pass the device to { $seat }.
pass-on = Pass it on
pass-ready = Ready

## Result

result-title = Result
result-win = { $seat } wins!
result-shared = Shared victory: { $seats }
result-nobody = Nobody has won.
result-you-win = You win!
result-you-share = You share the victory!
result-you-place = { $place ->
    [1] You came first.
    [2] You came second.
    [3] You came third.
    [4] You came fourth.
    [5] You came fifth.
    [6] You came sixth.
   *[other] You came in at place { $place }.
}
result-stopped = The match was stopped at its limit.
result-level = { $seats } are level.
result-total = Total
result-parts = Where the score comes from
result-curve = Score over time
result-curve-help = { $seat }: { $points } after action { $step }
result-rematch = Rematch
result-replay = Replay
result-save = Save the match
result-board = See the board

## Replay

replay-title = Replay
replay-first = First
replay-previous = Previous
replay-next = Next
replay-last = Last
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-step = Step { $step } of { $steps }
replay-start = The start of the match
replay-leave = Leave the replay

## Link and fairness

link-copy = Copy the link
link-copied = Link copied.
link = Link to this table
link-local = This address works on this machine only. Others reach it if the house was opened with “verger serve --host 0.0.0.0”: open the page here by this machine’s name or address in the network, and hand on the link you see then.
link-share = Share
link-code = QR code of this link
personal = Continue on another device
personal-help = Whoever opens this link plays as you: it is for you alone. It works for 30 days.
personal-link = Your personal link
copy = Copy
lend = Lend a seat to a program
lend-help = A program that you or somebody else wrote plays your seat as long as it is connected; when it goes, a bot plays on. How to write one is in the documentation, under “Bots in any language”.
lend-warning = Whoever has the token plays as you: hand it to that program alone.
lend-seat = Which seat?
lend-address = Address
lend-token = Token
come-title = Continue on this device?
come-text = You will hold the same seats here as where this link comes from. Seats that this browser took on its own will no longer be yours.
come-yes = Continue here
come-failed = This link does not work any more. Ask for a new one on the other device.
fairness = Fairness
fairness-help = The seed fixes the whole deal. Its fingerprint is shown from the start, the seed itself at the end: anyone can check that nothing was changed in between.
fairness-here = The seed fixes the whole deal. This match was dealt by this device, which therefore knows everything; its bots are told only what their seats know. The fingerprint of the seed was noted at the start.
fairness-hash = Fingerprint of the seed (SHA-256)
fairness-seed = Seed
fairness-sealed = sealed until the end
known-seed = Known seed
known-seed-help = Whoever made this match chose its seed, and may know everything that is hidden.
known-seed-agree = I know, and sit down all the same.
verify = Check this match
verify-busy = Checking…
verify-noted = The fingerprint of the seed, worked out in this browser, is the one this browser noted at the start.
verify-told = The fingerprint of the seed, worked out in this browser, is the one the server shows. This browser was not there at the start to note it.
verify-changed = The fingerprint of the seed is not the one noted at the start: the deal was changed.
verify-unable = This browser works out fingerprints only on a secure page (https). The command “verger verify” does it anywhere.
verify-replayed = Dealt again from the seed and replayed from the record, every action is legal and the result is the same.
verify-broken = Replayed, the record does not hold: { $fault }
verify-fair = Everything is as it should be.
verify-unfair = Something is wrong with this match.
record-read = Download the record
edition = Edition { $edition }

## Confirmation

confirm-yes = Yes
confirm-cancel = Cancel
confirm-final = This cannot be taken back. Go on?

## Errors

error-not_found = There is nothing here: this match or this page does not exist.
error-game = There is no such game on this shelf.
error-conflict = The match has moved on in the meantime. Here is how it stands now.
error-not_your_seat = This seat is not yours.
error-not_pending = It is not { $seat }’s turn.
error-illegal = That cannot be done: { $reason }
error-unknown_action = There is no such action.
error-undo = That can no longer be taken back.
error-over = The match is over.
error-running = The record can be had once the match is over.
error-invalid = Something is wrong with this request: { $detail }
error-edition = This match was begun with another edition of the game than the one here: it cannot be shown.
error-not_host = Only the host of the table may do that.
error-taken = Somebody was faster: this seat is taken, or asked for.
error-kept = Only the one who left this seat can take it or pass it on: nobody else sits at the table.
error-declined = You have asked for this seat before: the table has decided.
error-seated = You have a seat at this table already.
error-removed = The host has taken you off this table.
error-known_seed = Whoever made this match chose its seed: say first that you know.
error-started = The match has begun already.
error-not_started = The match has not begun yet.
error-paused = The match is paused.
error-no_guest = This browser keeps no cookie, so it cannot hold a seat.
error-not_seated = Only those who sit at the table may do that.
error-open_seats = Some seats are still free.
error-substituted = A bot plays for this seat. Take it back first.
error-present = Somebody is there to play this seat.
error-no_request = There is nothing to answer any more.
error-name = Nobody can read this name: write it in letters and signs that can be seen.
error-rate = Not so fast, please.
error-chat_off = The host has switched the talk off.
error-storage = Nothing can be kept at the moment. What was played is safe; please try again in a little while.
error-unkept = This browser lets the page keep nothing: the match is lost when you leave it.
error-server = Something went wrong on our side. The match is safe; please try again.
error-retry = Try again

## Terminal

terminal-welcome = { $game }: type a number or the words of a choice, “help” for all commands.
terminal-table = At the table: { $seats }.
terminal-folded = one of { $count }; type “{ $word }” to see them all
terminal-final = cannot be taken back
terminal-invalid = “{ $input }” is none of the choices. Type a number from 1 to { $count }, the words of a choice, or “help”.
terminal-ambiguous = “{ $input }” could mean several choices:
terminal-legal = That can be done: { $action }.
terminal-why = Why not what? For example: { $example }
terminal-rules = Type “rules” and a letter, a number or a word to read on:
terminal-no-rule = No rule speaks of “{ $word }”.
terminal-save = Save the match under which name? (Enter: don’t save)
terminal-saved = Saved in { $file }.
terminal-unsaved = { $file } cannot be written: { $reason }.
terminal-kept = The match is not over. To go on with it:
terminal-bye = See you soon in the orchard.
terminal-replay = Enter: next · p: previous · f: first · e: end · q: quit
terminal-resumed = On we go, after { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
command-help = help
command-help-text = this list
command-choice-text = play that choice, by its number or its words
command-why = why
command-why-text = which rule forbids an action: why { $example }
command-hint = hint
command-hint-text = a good idea
command-undo = undo
command-undo-text = take back your last action
command-log = log
command-log-text = all that has happened
command-board = board
command-board-text = the board and the choices again
command-rules = rules
command-rules-text = the rules, or those about something: rules end
command-save = save
command-save-text = write the match into a file: save evening.json
command-quit = quit
command-quit-text = leave; the match is kept

## Terminal: checking a match

verify-game = { $game }, edition { $edition }, rules version { $version }: the same as here.
verify-seed = Dealt again from its seed, whose fingerprint is { $hash }: compare it with the one shown when the match began.
verify-shown = Dealt again from its seed, whose fingerprint is the one shown when the match began: { $hash }.
verify-known = Whoever made the match chose this seed, and may have known everything that was hidden.
verify-position = It begins with a written position, which can be reached or not: there is no seed to check.
verify-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, each of them legal where it was played.
verify-result = The actions lead to the result that is recorded: { $points } points.
verify-running = The match is not over, and no result is recorded.

## Terminal: looking after matches

admin-match = Match
admin-game = Game
admin-names = At the table
admin-actions = Actions
admin-changed = Last touched
admin-stage = Stage
admin-stage-open = open
admin-stage-running = running
admin-stage-over = over
admin-none = No match is kept here.
admin-exported = Written to { $file }.
admin-confirm = Delete match { $match } for good?
admin-deleted = Match { $match } is deleted.
admin-pruned = { $count ->
    [one] { $count } match was deleted
   *[other] { $count } matches were deleted
} that nobody had touched for { $days ->
    [one] a day
   *[other] { $days } days
}.

## Terminal: bots among themselves, and speed

arena-title = { $game }, { $seats } seats: { $games } games
arena-bot = Bot
arena-wins = Wins
arena-rate = Win rate
arena-interval = 95% interval
arena-number = { $number }
arena-percent = { $number }%
arena-span = { $low } to { $high }%
arena-points = Points
arena-time = ms a move
arena-turns = { $games } games, { $turns } turns each on average; seed { $seed }. A shared victory counts in parts.
arena-lengths = Turns a game took
arena-shortest = Shortest
arena-share = { $share }% by
arena-longest = Longest
arena-ending = { $games ->
    [one] { $games } game: { $ending }
   *[other] { $games } games: { $ending }
}
ladder-title = { $game }: the ladder
ladder-rating = Rating
ladder-span = { $low } to { $high }
ladder-played = Games
ladder-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} on the ladder; seed { $seed }.
arena-fault-rules = { $bot }: { $times ->
    [one] one answer was against the rules, and any legal action was played instead.
   *[other] { $times } answers were against the rules, and any legal action was played instead.
}
arena-fault-clock = { $bot }: { $times ->
    [one] one answer came too late, and any legal action was played instead.
   *[other] { $times } answers came too late, and any legal action was played instead.
}
arena-fault-pipe = { $bot }: { $times ->
    [one] the program broke off once, and any legal action was played instead.
   *[other] the program broke off { $times } times, and any legal action was played instead.
}
bench-title = Speed on one core
bench-title-gpu = Speed on a GPU
bench-gpu-playouts = random playouts
bench-gpu-step = steps with observation and mask
bench-peers-gpu = Pgx on the same GPU, at random
bench-result = Result
bench-goal = Goal
bench-ratio = Ours
bench-game = { $game }, { $seats } seats
bench-starts = From nothing to the first choice
bench-peers = OpenSpiel from Python, at random
bench-steps = random playouts
bench-batch = a batch, with observation and mask
bench-search = full rollouts in the search
bench-bot = the search as it plays
bench-replay = replaying a finished match
bench-first = the first time, compiling
bench-cached = every other time
bench-absent = not installed
bench-unit-steps = { $number } steps/s
bench-unit-rollouts = { $number } rollouts/s
bench-unit-microseconds = { $number } µs
bench-unit-seconds = { $number } s
bench-goal-least = ≥ { $number }
bench-goal-most = < { $number }
bench-faster = × { $times }
bench-method-gpu = Medians of { $repeats ->
    [one] { $repeats } run
   *[other] { $repeats } runs
} by the clock, { $count } games side by side, whole games at the number in a call that suits each best. “Ours” is how many times as fast the steps of our slowest game are.
bench-method = Medians of { $repeats ->
    [one] { $repeats } run
   *[other] { $repeats } runs
} of processor time on one core. “Ours” is how many times as fast our slowest game is.
