# The shell's words. Every language has the same ids and the same variables (held by a test).

## The door
what-this-is = Party games in which somebody is hiding something. Play on your own phones, pass one phone round, or watch the table on a TV.
create = Create a room
or = or join one
join = Join
code-label = Room code
code-example = BCDFG
code-form = A room code has five letters, without vowels.
no-room = There is no room { $code }. Check the code with the host, or make a room of your own.
create-instead = Create a new room
to-tv = Use this screen as the board
to-light = Light colours
to-dark = Dark colours
tv-door = This screen becomes the board. Enter the room’s code; no touching is needed afterwards.
show = Show

## Coming in
join-title = Who are you?
join-host = Your room is ready. Who are you?
join-playing = A game is on. Knock: the host lets you in, and you play from the next deal.
join-locked = This room is locked. Knock, and the host can let you in.
your-name = Your name
their-name = Their name
sit = Sit down
knock = Knock
knocking = You have knocked
knocking-help = The host sees your name and can let you in.
just-watch = Just watch
watch-meanwhile = Watch meanwhile
host-only = Host without playing
at-table =
    { $count ->
        [0] Nobody at the table yet
        [one] One at the table
       *[other] { $count } at the table
    }
invite = Scan, or enter the code
room-code = Room code { $code }
qr = QR code that leads to room { $code }
tv-hint = Board for a TV: { $address }

## The phone
menu = Menu
menu-knocks =
    { $count ->
        [one] Menu; one knock at the door
       *[other] Menu; { $count } knocks at the door
    }
menu-invite = Invite
menu-device = This device
loading = One moment…
close = Close
yes = Yes
no = No
add = Add
next = Next
play = Let’s play
skip-intro = Skip
rules = How to play
step = Step { $step } of { $of }
intro-title = How to play: { $game }
language = Language
theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
add-here = Add players on this phone
leave = Leave
leave-sure = Leave the table for good?
go-home = To the front page
you-host = You host
you-watch = You are watching
host = Host
evening = The evening so far
match-rounds =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
match-won = { $game }: { $names }
reconnecting = Looking for the table…
hand-to = Hand the phone to
hand-hold-look = Hold to look
hand-hold-open = Hold to open
hand-done = Done
hand-done-next = Done, next: { $name }
hand-other = Somebody else takes it first
cover = Cover
again = Look again
again-warning = Who looks a second time? The table will be told: on every screen, and in the summary of the round.
again-look = Take the phone
again-told = A second look. The table is told.
again-free = It is this seat’s turn: this look does not count as a second one.
again-not = Rather not
peeked = Second look: { $name }
second-looks = Second looks: { $names }
pass = Several players on this phone
pass-one = Play with one phone
pass-names = Names, as you sit, to the left
pass-help = The phone goes round for whatever is secret, and lies in the middle of the table for the rest.
pass-here =
    { $count ->
        [one] One player on this phone
       *[other] { $count } players on this phone
    }
pass-remove = Take off the table: { $name }
pass-done = That’s all of us
lead = Who leads the game?
lead-table = The table
lead-outside = Somebody who doesn’t play
lead-table-help = Whoever holds the phone taps for all of you, and you rule together.
lead-help = The phone stays with the one who leads, who taps after each turn and enters the votes.
without-internet = Works without the internet, as long as the computer with the table runs and the phones are on its Wi-Fi.
screen-sleeps = Over plain http this phone may go dark while you talk. If that is a bother, let its screen stay on longer in its settings.
seat-here = here
seat-shares = shared phone
seat-acts = { $name }: change
order = Change the order
order-done = That’s the order
move-seat-away = Move to another phone
offer-scan = Scan with the other phone
offer-qr = QR code that moves the seat to the phone that scans it
offer-help = Good once, and for a minute. This phone keeps the seat until then.
offer-over = This code has run out.
offer-again = New code
rule-hold = Answer for this seat on my phone
hold-sure = Answer on this phone for { $name }? Everybody is told.
moved = This seat is on another device now
moved-help = Everything that was on it is there. Nothing of it can be seen here any more.
moved-watch = Watch here
moved-join = Join with another name
seat-moved = Now on another device: { $name }
evening-file = For the next evening
evening-file-help = A small file remembers which words and pictures you have had. Load it in the lobby another time, and they don’t come back.
evening-save = Save tonight’s file
evening-load = Load a file
evening-loaded = What you had before does not come back.
rename = Another name
save = Save
your-turn = Your turn: { $what }

## Answers
send = Send
send-again = Send the change
choose = Choose one
choose-seat = Choose a player
your-text = Your answer
your-lines = One on each line
your-number = Your number
lines-count = { $count } of at most { $most }
too-many-words =
    { $most ->
        [one] One word only.
       *[other] At most { $most } words.
    }
letters-left =
    { $count ->
        [one] One letter left
       *[other] { $count } letters left
    }
may-stay-open = Some may stay open.
form-unknown = This game needs a newer Facedown to be played here.
opens-in =
    { $seconds ->
        [one] Opens in a second
       *[other] Opens in { $seconds } seconds
    }
answer-given = Your answer is in.
change-answer = Change my answer
card-hold = Hold to look

## Waiting
waiting-host = Host’s turn: { $name }
waiting-host-unseated = The host’s turn
waiting-names = Waiting for
waiting-count = { $count } of { $of } done
waiting-all = Waiting for the table
turn = Turn:
time-left = Time left
last-call = last call
paused = paused
paused-long = Paused: no clock runs.
seat-away = away

## Scores
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
wins =
    { $count ->
        [0] no win
        [one] one win
       *[other] { $count } wins
    }
place = Place { $place }

## Parts
less = Less: { $label }
more = More: { $label }
move-seat = Move { $name }, place { $place } of { $of }; arrow keys move

## The board
tv-margin = Picture size
tv-smaller = Smaller
tv-larger = Larger

## The host
host-controls = You host
host-acting = You stand in for the host
people = Players
room = Room
room-locked = Locked
room-locked-help = Newcomers have to knock
room-hidden = Code hidden
room-hidden-help = Boards do not show the code: for streams
rule-skip = Go on without those missing
rule-more = 30 seconds more
rule-rewind = One step back
rule-void = Void this round
rule-pause = Pause
rule-resume = Go on
rule-end = End the match
rule-host = Hand on the host’s role
rule-kick = Take off the table
rule-delete = Delete the room
rewind-sure = Go back? What was answered since is asked again.
void-sure = Void this round, without points?
end-sure = End the match now?
kick-sure = Take { $name } off the table?
delete-sure = Delete the room and everything in it, for all?
knock-from = At the door: { $name }
admit = Let in
refuse = Not now

## Rulings, said to the whole table
ruling-skip = The host goes on.
ruling-rewind = The host goes one step back.
ruling-void = This round does not count.
ruling-pause = Paused by the host.
ruling-resume = The game goes on.
ruling-more = The host gives more time.
ruling-end = The host ends the match.
ruling-host = New host: { $name }
ruling-host-unseated = The host sits at no seat.
ruling-kick = Off the table: { $name }
ruling-lock = The room is locked.
ruling-unlock = The room is open.
ruling-hide = The code is hidden.
ruling-show = The code is shown.
ruling-order = The seats have a new order.
ruling-restart = The table was renewed: this round begins anew.
ruling-hold = On the host’s phone now: { $name }
ruling-move = Moved to another phone by the host: { $name }
ruling-language = The room has another language.

## The end
ended-deleted = This room has been deleted.
ended-kicked = The host has taken you off the table.
ended-kicked-again = Back to the door
ended-elsewhere = You are at this table in another window.
ended-elsewhere-again = Continue here
ended-no_such_room = There is no room { $code }. It may have expired, or a letter is wrong.
ended-lost = There is nothing at this address.
ended-new = Create or join a room

## Refusals
error-form = The table did not understand that.
error-length = That is too long.
error-stale = That came too late.
error-stale_offer = This code has run out, or was used already. Ask for a new one.
error-no_evening = That is no file of an evening.
error-not_asked = You are not asked now.
error-not_yours = That seat is not yours.
error-not_host = Only the host may do that.
error-not_seated = Sit down first.
error-locked = It can no longer be changed.
error-paused = The game is paused.
error-early = Too early: one moment.
error-shown = A secret has been shown since; there is no way back.
error-no_such_call = That is not possible now.
error-no_such_ruling = That is not possible now.
error-no_such_wait = There is nothing to go back to.
error-no_such_room = There is no such room.
error-name_length = A name has 1 to 20 letters.
error-name_taken = That name, or one that looks like it, is taken.
error-name_letters = Please use letters that can be read.
error-full = There are no more seats.
error-too_fast = Not so fast, please.
error-too_many = Too many at once; try again in a moment.
error-too_big = That is too much at once.
error-too_heavy = That is more than the table can keep.
error-hello_first = The connection has to start anew.
error-token = This device is not known; load the page again.
error-tv = A board cannot do that.
error-over = This table is over.
error-unwell = The table had a fault. Nothing was changed; try again.
error-unreachable = The table cannot be reached. Are you on the same Wi-Fi?
error-too_few_seats = This game needs more players.
error-too_many_seats = This game seats fewer players.
error-origin = Open this room at its own address.
error-barred = Not now: it is this player who is being ruled on.
error-away = Nobody is at that seat just now.
error-no_such_knock = Nobody is at the door any more.
error-running = The clock is running already.
error-self = Not yourself, please.
error-too_many_lines = That is too many at once.
