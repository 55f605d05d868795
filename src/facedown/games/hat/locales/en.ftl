hat-name = Hat
hat-tagline = Cards from memory and by bluff: you must pass on what you have.

## The lobby
hat-preset-quick = Quick
hat-preset-standard = Standard
hat-preset-sharp = Sharp
hat-option-place = Where are you?
hat-option-place-together = Together
hat-option-place-apart = Apart
hat-option-names = Names
hat-option-names-keep = The first one stays
hat-option-names-free = Any that fits
hat-option-names-never_twice = Never one twice
hat-option-names-help = Keep the name that a card was introduced with, take a new one any time, or never use one twice for the same card.
hat-option-front = Cards in front
hat-option-front-1 = One each
hat-option-front-2 = Two each
hat-option-front-help = Two players always have two.
hat-option-rounds = Rounds
hat-option-rounds-1 = One
hat-option-rounds-as_many = As many as players
hat-option-said = Names are
hat-option-said-auto = As suits you
hat-option-said-aloud = Said aloud
hat-option-said-typed = Typed
hat-option-said-help = As suits you: aloud together, typed apart.
hat-option-backs = Play with
hat-option-backs-all = All cards
hat-option-backs-black = Black arrows only
hat-option-backs-white = White arrows only
hat-option-nudge = Nudge whoever takes long
hat-option-nudge-help = After 20 seconds they are lit up. Nothing is done for them.

## How it goes
hat-intro-1 = A card lies in front of each of you, its picture up. Remember them all.
hat-intro-2 = Each card travels face down, under the name of somebody its picture calls to mind. Whoever is offered one says “Thank you”, or “You’re not that”.
hat-intro-3 = Said thank you? Then you pass on your oldest card, whether you remember it or not. If not, don’t let it show.
hat-intro-4 = Refused? The card is turned up. Whoever was wrong keeps it as a penalty. At three the round is over, and fewest wins.

## What is asked
hat-starter = Who laughed last?
hat-starter-help = They begin. Tap a seat, or draw one.
hat-starter-send = Begins
hat-starter-waiting = Remember the cards
hat-starter-board = Remember the cards! Whoever laughed last begins.
hat-call-draw = Draw who begins
hat-turn = Everybody look
hat-turn-help = Turn the card over, and pass it on.
hat-turn-send = Turn over
hat-turn-waiting = Remember this card
hat-turn-board = Remember this card
hat-offer = Pass it on
hat-offer-help = Introduce it: “Hi, I’m …”
hat-offer-label = Hi, I’m …
hat-offer-send = Pass on
hat-offer-waiting = A card comes round
hat-offer-board = Who is it going to be?
hat-offer-to = To whom?
hat-answer = Who is this?
hat-answer-help = Do you believe it?
hat-answer-accept = Thank you
hat-answer-refuse = You’re not that!
hat-answer-waiting = Thank you, or not?
hat-answer-board = Thank you, or not?
hat-suggested = The name it was introduced with
hat-suggested-help = So it stands, unless somebody asks for a vote on whether it fits.
hat-suggested-send = It fits
hat-suggested-waiting = Does the name stand?
hat-suggested-board = It is the name the card was introduced with
hat-call-vote = Vote on it
hat-call-vote-help = Whoever is not involved votes on whether the name fits.
hat-verdict = Was the name right?
hat-verdict-right = It was right
hat-verdict-wrong = It was wrong
hat-verdict-help = Does it fit the picture?
hat-verdict-help-keep = Does it fit the picture, and is it the name the card was introduced with (if that one fits)?
hat-verdict-help-free = Does it fit the picture?
hat-verdict-help-never_twice = Does it fit the picture, and is it new for this card?
hat-verdict-help-two = You both have to agree. Otherwise the card goes under the pile.
hat-verdict-waiting = The table decides
hat-verdict-board = Was the name right? The table decides.
hat-film = The film of the round
hat-film-help = Where each card was, and what it was called.
hat-film-send = Go on
hat-film-waiting = The film of the round
hat-film-board = The film of the round
hat-pause = Waiting for somebody to play with
hat-pause-waiting = Waiting for somebody to play with
hat-pause-board = Waiting for somebody to play with
hat-awards = The end
hat-awards-send = Back to the lobby
hat-awards-waiting = The end
hat-awards-board = The end
hat-call-idea = Give me an idea
hat-call-idea-help = While its picture is up: for this card. Once it lies face down: just anybody, for an idea must not remind you of the picture.
hat-call-end_round = End the round as it stands
hat-call-end_round-help = A hundred and twenty offers without a penalty! Points count as they are.

## What the table says
hat-arrow-left = to the left
hat-arrow-right = to the right
hat-arrow-any = to anybody
hat-arrow-black = black
hat-arrow-white = white
hat-ideas = For example
hat-pile =
    { $count ->
        [one] One card in the pile
       *[other] { $count } cards in the pile
    }
hat-penalties =
    { $count ->
        [0] No penalty
        [one] One penalty
       *[other] { $count } penalties
    }
hat-as = as { $called }
hat-introduced-as = Introduced as { $called }
hat-no-name = without a name
hat-was-right = The name was right
hat-was-wrong = The name was wrong
hat-how-vote = The table has decided
hat-how-stands = It is the name the card was introduced with
hat-how-used = This card has had that name before
hat-how-no_agreement = You did not agree: nobody gets the card
hat-takes-penalty = Penalty: { $name }
hat-quiet =
    { $count ->
        [one] One offer without a penalty
       *[other] { $count } offers without a penalty
    }
hat-ending-third_penalty = Three penalties
hat-ending-as_it_stood = Ended as it stood
hat-ending-two_left = Two are left: it ends as it stands
hat-ending-one_left = Only one is left
hat-advice-1 = Forgotten yours? Don’t let it show: make something up, with conviction.
hat-advice-2 = Sure of it? Seem unsure, and somebody may refuse, and pay.
hat-advice-3 = Unsure whether to seem sure? Then seem it on purpose.
hat-advice-4 = A name that fits several pictures is the best trouble.
hat-award-winner = Winner
hat-award-bluffer = Best bluffer
hat-award-eye = Sharpest eye

## The film
hat-film-dealt = The deal
hat-film-drawn = { $name } draws
hat-film-turned = { $name } turns it over
hat-film-offered = { $name } offers it
hat-film-moved = The offer moves on
hat-film-accepted = { $name } accepts
hat-film-refused = { $name } refuses
hat-film-penalty = Penalty: { $name }
hat-film-buried = It goes under the pile
hat-film-left = { $name } has left
hat-film-slip = Wrong, and nobody noticed
hat-film-play = Play
hat-film-stop = Stop
hat-film-back = One step back
hat-film-on = One step on

## Refusals
hat-error-against_the_arrow = The arrow does not point there.
hat-error-self = Not to yourself.
hat-error-deck_too_small = This deck is too small for so many players.
hat-error-deck_kind = { $file }: a picture is a file that ends in svg, png, jpg or webp.
hat-error-deck_size = { $file } is larger than { $most } kB.
hat-error-deck_name = { $file }: a picture’s name has letters or digits, { $longest } at most.
hat-error-deck_twice = { $file }: there is a picture of this name already.
hat-error-deck_unreadable = { $file } cannot be read as a picture.
hat-error-deck_active = { $file } does more than show a picture.
hat-error-deck_small = { $count } pictures are too few: a deck has { $least } at least.
hat-error-deck_many = A deck has { $most } pictures at most.
hat-error-deck_heavy = All pictures together may take { $most } kB at most.

## At the table
hat-table = The table
hat-round-of = Round { $number } of { $rounds }
hat-heard-down = face down, { $colour } arrow { $arrow }
hat-heard-going = On its way: { $card }
hat-hi = “Hi, I’m { $called }.”
hat-starter-one = { $name } begins
hat-starter-tap = Tap a seat at the table
hat-offer-tap = Tap a seat at the table
hat-offer-send-to = Pass on to { $name }
hat-answer-refuse-name = You’re not { $called }!
hat-verdict-help-aloud = Does it fit the picture, and do your rules allow it?
hat-votes = { $right } right, { $wrong } wrong
hat-idea-more = Others, please
hat-skip = Go on without: { $names }
hat-film-next = Next round
hat-film-called = { $name }: “{ $called }”
hat-heard-to = offers it to
