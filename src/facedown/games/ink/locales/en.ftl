## The game in the lobby

ink-name = Ink
ink-tagline = Hide something in a drawing. Somebody should find it. Not everybody!

ink-intro-1 = You get a secret object and a place. Draw the place, with the object hidden in it.
ink-intro-2 = Then all drawings are shown, with six objects. Lay a card for each drawing beside the object you think it hides.
ink-intro-3 = A right guess is worth 1 point.
ink-intro-4 = Your drawing is worth 2 if somebody finds your object and somebody doesn’t. All or nobody: nothing.

ink-preset-quick = Quick
ink-preset-standard = Standard
ink-preset-sharp = Sharp

ink-option-place = We are
ink-option-place-together = Together
ink-option-place-apart = Apart
ink-option-rounds = Rounds
ink-option-rounds-value = { $count }
ink-option-limit = Time to draw
ink-option-limit-value =
    { $count ->
        [-1] Auto
        [0] No limit
       *[other] { $count } min
    }
ink-option-limit-help = Auto: no limit together, four minutes apart. The same again for placing.
ink-option-last_call = Last call
ink-option-last_call-value = { $count } s
ink-option-last_call-help = When only one is still busy.
ink-option-one_vote = One object, one card
ink-option-one_vote-help = No two of your cards beside one object.
ink-option-placing_seen = Placing is seen
ink-option-placing_seen-help = Cards lie face down where they were put; for which drawing stays secret.
ink-option-veto = Veto words and numbers
ink-option-veto-help = More than half of the others can take an artist’s 2 points.
ink-option-level = Objects up to
ink-option-level-easy = Easy
ink-option-level-medium = Medium
ink-option-level-hard = Hard
ink-option-own_objects = Your own objects
ink-option-own_objects-also = Also
ink-option-own_objects-only = Only these
ink-option-own_objects-no = No
ink-option-own_locations = Your own places
ink-option-own_locations-also = Also
ink-option-own_locations-only = Only these
ink-option-own_locations-no = No

ink-give = Add your own objects and places
ink-give-help = One on each line. Nobody sees them before they are dealt.
ink-give-objects = Objects to hide
ink-give-locations = Places to draw
ink-give-send = Put them in

## Hide

ink-round-of = Round { $number } of { $rounds }
ink-hide = Hide it!
ink-hide-help = Draw the place, and your object in it: to be found, but not by all.
ink-hide-send = I’m done
ink-hide-waiting = Others are still drawing
ink-hide-board = Everybody draws
ink-call-begin = Start drawing
ink-call-swap = I don’t know it: another, please
ink-call-swap-help = Once, before your first stroke. Nobody learns of it.
ink-call-last_call = Last call for all
ink-last-call-sure = Sure? Tap again, and time runs out for all
ink-empty-sure = Your board is empty. Done all the same?
ink-take-back = Go on drawing
ink-your-object = Your object
ink-your-place = Your place
ink-ideas = Ideas
ink-hold-object = Hold to see your object
ink-swapped = There is another object on your card.
ink-board =
    { $count ->
        [0] Your board, empty
        [one] Your board, one stroke
       *[other] Your board, { $count } strokes
    }
ink-own-drawing = Your drawing
ink-handed-in = Handed in
ink-colours = Colours
ink-colour-black = Black
ink-colour-vermilion = Red
ink-colour-orange = Orange
ink-colour-yellow = Yellow
ink-colour-green = Green
ink-colour-sky = Light blue
ink-colour-blue = Blue
ink-colour-purple = Pink
ink-tools = Pens
ink-width = Width { $number } of 4
ink-eraser = Eraser
ink-undo = Undo
ink-redo = Redo
ink-clear = Clear the board

## Find

ink-find = What hides where?
ink-find-help = Lay a card for each drawing beside an object.
ink-find-send = That’s it
ink-find-waiting = Others are still placing their cards
ink-find-board = What hides where?
ink-placed = { $count } of { $of } placed
ink-drawing-of = { $name }: { $place }
ink-zoom = Larger: { $drawing }
ink-zoom-in = Larger
ink-zoom-out = Smaller
ink-card-for = { $name }: card beside { $number }
ink-object-number =
    { $count ->
        [0] { $number }: { $object }
        [one] { $number }: { $object }, one of your cards
       *[other] { $number }: { $object }, { $count } of your cards
    }
ink-cards-again = Move my cards

## Score

ink-turn = The cards are turned
ink-turn-help = Drawing by drawing: what was it, and who found it?
ink-turn-send = Next drawing
ink-turn-waiting = The cards are turned
ink-call-mark = Show where it is
ink-by-chance = placed by chance
ink-veto = Words or numbers?
ink-veto-help = Tap drawings that have any. More than half of the others must agree.
ink-veto-send = That’s all
ink-veto-waiting = Others are still judging
ink-vetoed = vetoed
ink-next = So it stands
ink-next-send = Go on
ink-next-waiting = So it stands
ink-gallery = The gallery
ink-gallery-send = Back to the lobby
ink-gallery-waiting = The gallery
ink-short = Too few are left: the match ends here.
ink-drawing-number = Drawing { $number } of { $of }
ink-turn-last = How it stands
ink-found = right
ink-missed = wrong
ink-worth-some = Some found it, some didn’t
ink-worth-all = Everybody found it
ink-worth-none = Nobody found it
ink-worth-vetoed = The others’ veto
ink-mark-help = Tap the strokes that are your object.
ink-mark-board =
    { $count ->
        [one] Stroke { $number } of { $of }; one is marked. Arrow keys choose, Enter marks
       *[other] Stroke { $number } of { $of }; { $count } are marked. Arrow keys choose, Enter marks
    }
ink-mark-send = Light them up
ink-veto-none = None of them
ink-next-gallery = To the gallery
ink-award-winner = Best hidden, best found
ink-no-winner = Nobody scored: everything was hidden too well, or not at all.
ink-round = Round { $number }
ink-film-of = Watch: { $drawing }
ink-film-play = Play
ink-film-pause = Pause
ink-film-place = How much of it is drawn
ink-film-speed = Speed: { $speed }
ink-save-png = Save picture
ink-save-svg = Save as SVG
ink-not-saved = That could not be saved on this device.
ink-album = Save the album
ink-album-help = All drawings and their films, in one file that needs no network.
ink-album-title = Ink: the album
ink-album-found = found by { $count } of { $of }

## Refusals

ink-error-not_begun = Tap “Start drawing” first.
ink-error-stroke = That stroke is not understood.
ink-error-stroke_long = That stroke is too long; lift the pen now and then.
ink-error-outside = That is beyond the board.
ink-error-drawing_full = The board is full: it takes { $most } strokes.
ink-error-too_heavy = The board is full.
ink-error-own_drawing = Not your own drawing!
ink-error-own_object = Not your own object!
ink-error-no_such_object = There is no such object.
ink-error-one_vote = Only one of your cards beside each object.
ink-error-unplaced = Some drawings still need a card.
ink-error-self = Not your own drawing!
ink-error-no_such_call = Too late for that.
