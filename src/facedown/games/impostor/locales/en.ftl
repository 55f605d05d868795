## The game in the lobby

impostor-name = Impostor
impostor-tagline = Everyone knows the secret word. But one of you is bluffing.

impostor-intro-1 = Everyone gets the same secret word. Only the impostor doesn’t.
impostor-intro-2 = In turn, each of you gives one word as a clue: show that you know, but don’t give it away.
impostor-intro-3 = Then talk, and vote: who was bluffing?
impostor-intro-4 = Caught? An impostor can still save the day by guessing the word.

impostor-preset-quick = Quick
impostor-preset-standard = Standard
impostor-preset-sharp = Sharp

impostor-option-place = We are
impostor-option-place-together = Together
impostor-option-place-apart = Apart
impostor-option-rounds = Rounds
impostor-option-rounds-0 = Auto
impostor-option-rounds-value = { $count }
impostor-option-rounds-help = Auto: as many rounds as players.
impostor-option-impostors = Impostors
impostor-option-impostors-auto = Auto
impostor-option-impostors-1 = 1
impostor-option-impostors-2 = 2
impostor-option-impostors-3 = 3
impostor-option-impostors-surprise = Surprise
impostor-option-impostors-balanced = Balanced
impostor-option-impostors-help = Auto: two from 11 players. Balanced: two from 8, three from 13.
impostor-option-sees = The impostor sees
impostor-option-sees-category = The category
impostor-option-sees-grid = 16 words
impostor-option-sees-nothing = Nothing
impostor-option-circles = Clue circles
impostor-option-circles-1 = 1
impostor-option-circles-2 = 2
impostor-option-circles-3 = 3
impostor-option-circles-until_ready = Until ready
impostor-option-circles-help = Every second circle runs backwards.
impostor-option-clues = Clues are
impostor-option-clues-auto = Auto
impostor-option-clues-spoken = Spoken
impostor-option-clues-typed = Typed
impostor-option-clues-help = Auto: typed when you are apart.
impostor-option-debate = Debate
impostor-option-debate-0 = None
impostor-option-debate-value = { $count } s
impostor-option-ballot = The vote is
impostor-option-ballot-auto = Auto
impostor-option-ballot-pointing = Pointing
impostor-option-ballot-secret = Secret
impostor-option-ballot-help = Auto: secret where everyone has a phone.
impostor-option-ballot_time = Time to vote
impostor-option-ballot_time-value = { $count } s
impostor-option-voters_seen = While voting you see
impostor-option-voters_seen-count = How many voted
impostor-option-voters_seen-names = Who voted
impostor-option-draw = Who becomes impostor
impostor-option-draw-free = By chance
impostor-option-draw-fair = Fair rotation
impostor-option-draw-soft = Soft rotation
impostor-option-draw-help = Fair: everyone once before anyone twice, so with as many rounds as players the last impostor is certain. Soft: who waited long is likelier.
impostor-option-know = Impostors know each other
impostor-option-know-help = Not with a surprise number.
impostor-option-categories = Categories
impostor-option-categories-help = None chosen: all of them.
impostor-option-level = Words up to
impostor-option-level-easy = Easy
impostor-option-level-medium = Medium
impostor-option-level-hard = Hard
impostor-option-family = Family words only
impostor-option-family-help = Nothing that isn’t for children.
impostor-option-own_words = Your own words
impostor-option-own_words-also = Also
impostor-option-own_words-only = Only these
impostor-option-own_words-no = No

impostor-give = Add your own secret words
impostor-give-help = One on each line, instead of those you gave before. Nobody sees them before they are dealt, and you never have to guess your own. They are dealt where the impostor sees the category.
impostor-give-table-help = One on each line, instead of the list before. The words are the table’s: as the impostor anybody may have to guess any of them, whoever pasted them too. If you play, paste a list that you haven’t read.
impostor-give-words = Your words
impostor-give-send = Put them in

impostor-error-no_words = No words are left with these categories and this level.
impostor-error-self = Not yourself!
impostor-error-no_such_call = Not now: that moment has passed.

## The card

impostor-card-crew-role = The word
impostor-card-impostor-role = You are
impostor-card-impostor = impostor
impostor-card-unknown = No idea
impostor-card-crew-help = Show that you know it. Don’t give it away.
impostor-card-impostor-help = Blend in, and find out what the word is.
impostor-card-partners = With you: { $names }
impostor-own-card = Your card
impostor-category = Category:
impostor-grid = The sixteen words
impostor-the-word = The word

## The deal

impostor-round-of = Round { $number } of { $rounds }
impostor-look = Your secret card
impostor-look-help = Hold it to look. Let nobody else see.
impostor-look-send = I’ve got it
impostor-dealt = Keep a straight face
impostor-looked =
    { $count ->
        [one] { $count } of { $of } has looked
       *[other] { $count } of { $of } have looked
    }
impostor-advice = Show that you know the word without handing it over.
impostor-advice-example = For a giraffe, “tall” works. “Neck” is too much.
impostor-first-clue = First clue:
impostor-skip-look = Go on without the rest
impostor-board-look = Look at your cards

## Clues

impostor-turn = Up now
impostor-many =
    { $count ->
        [one] One impostor
       *[other] { $count } impostors
    }
impostor-order = The order of clues
impostor-circle = Circle { $circle }
impostor-circle-of = Circle { $circle } of { $circles }
impostor-next-up = Then: { $name }
impostor-you-next = You’re next. Think of one word!
impostor-circle-ends = Last one in this circle
impostor-clue = Say one word!
impostor-clue-help = Out loud. Show you know, don’t give it away.
impostor-clue-send = Said it
impostor-clue-done = Said it
impostor-clue-done-next = Said it, next: { $name }
impostor-clue-typed = Your clue
impostor-clue-typed-help = One word. Show you know, don’t give it away.
impostor-clue-label = One word…
impostor-clue-typed-send = Send
impostor-clue-anyway = Send anyway
impostor-clue-given = clue given
impostor-clue-void = void
impostor-clue-repeated = said before
impostor-doubt-word = That is the word itself! Sending it ends the round.
impostor-doubt-translation = That is the word in another language. Sending it ends the round.
impostor-doubt-form = That is awfully close to the word. Send it anyway?
impostor-doubt-category = That names the category. Send it anyway?
impostor-doubt-rhyme = That seems to rhyme with the word. Send it anyway?
impostor-doubt-words = That is more than one word. Send it anyway?
impostor-doubt-given = That clue has been given. Send it anyway?
impostor-call-ready = I’m ready to vote
impostor-ready-count = Ready to vote: { $count } of { $of }
impostor-call-enough = End the clues
impostor-skip-clue = Next, please
impostor-call-void_clue = Void a clue
impostor-void-title = Whose clue was against the rules?
impostor-void-help = The word, its category, a rhyme or a translation: another clue, no points lost.
impostor-void-send = Ask for another

## Debate and vote

impostor-debate = Who’s bluffing?
impostor-debate-help = Talk it over. Accuse. Deny everything.
impostor-board-debate =
    { $count ->
        [0] Who is bluffing?
        [one] Who is the impostor?
       *[other] Who are the { $count } impostors?
    }
impostor-to-vote = To the vote
impostor-more = +30 seconds
impostor-vote = Who is it?
impostor-vote-help = You may change it until the ballot closes.
impostor-vote-pick = Pick somebody
impostor-vote-send = I say: { $name }
impostor-voted = Your vote: { $name }
impostor-votes-in =
    { $count ->
        [one] { $count } vote of { $of } is in
       *[other] { $count } votes of { $of } are in
    }
impostor-runoff = Break the tie!
impostor-runoff-over = Runoff
impostor-runoff-help = Only the tied can be named. A second tie lets the impostors go.
impostor-skip-vote = Close the ballot
impostor-skip-runoff = Close the ballot
impostor-pointing = On three!
impostor-pointing-help = Count aloud with the table, then enter what you saw.
impostor-pointing-others = On three, everyone points at one player.
impostor-board-pointing = On three, point at one player. The host enters it.
impostor-three-ready = Hands up…
impostor-three-point = Point!
impostor-pointing-at = Who was pointed at?
impostor-pointing-by = Who pointed at { $name }?
impostor-pointing-rest =
    { $count ->
        [one] The last one too
       *[other] All { $count } others
    }
impostor-pointing-another = Somebody else too
impostor-pointing-pick = Tap who pointed at whom
impostor-pointing-send = Out: { $name }
impostor-pointing-send-tie = It’s a tie
impostor-pointing-tie = Tied: { $names }

## The word was said

impostor-call-word_said = Word said!
impostor-said-who = Who said the word?
impostor-said-who-help = The host checks it first.
impostor-said-pick = Pick somebody
impostor-said-send = It was: { $name }
impostor-said = The word was said
impostor-said-by = By:
impostor-said-help = Nothing is shown yet. Any objections?
impostor-call-object = I object
impostor-call-take_back = Take it back
impostor-confirm = Was the word said?
impostor-confirm-help = If so, the round ends.
impostor-confirm-yes = Yes, it was said
impostor-confirm-no = No, play on
impostor-confirm-others = Was the word said?
impostor-confirm-others-help = It is being checked.
impostor-skip-confirm = Play on
impostor-objection = Was it really said?
impostor-objection-help = A tie upholds it.
impostor-objection-uphold = Yes, it was said
impostor-objection-overrule = No, deal a new word
impostor-objection-others = Objection!
impostor-objection-others-help = The table votes: was it really said?
impostor-skip-objection = Close the ballot

## Guess

impostor-guess = One guess
impostor-guess-over = Caught!
impostor-guess-help = What is the word? Get it right and take 2 points.
impostor-guess-label = The word is…
impostor-guess-send = That’s my guess
impostor-guess-others = Caught an impostor!
impostor-guess-others-help = One guess at the word is left…
impostor-skip-guess = No guess
impostor-call-aloud = Guessed aloud: judge it
impostor-judge = Right or wrong?
impostor-judge-help = Only you see the word. You decide.
impostor-judge-help-shared = Whoever leads decides, or all of you together.
impostor-judge-guess = Guess: { $name }
impostor-judge-aloud = said aloud
impostor-judge-right = Right
impostor-judge-wrong = Wrong
impostor-judge-others = The guess is in
impostor-judge-others-help = Is it right?
impostor-skip-judge = Go on
impostor-suggestion-right = Looks right.
impostor-suggestion-near = That is near. Your call.
impostor-suggestion-different = Looks different.

## The reveal

impostor-the-votes = The votes
impostor-first-ballot = First ballot
impostor-tally = Votes
impostor-tally-runoff = Votes in the runoff
impostor-hush =
    { $count ->
        [one] And the impostor is…
       *[other] And the impostors are…
    }
impostor-guess-was = The guess: “{ $guess }”
impostor-ending-void = This round is void
impostor-ending-escaped = Innocent: { $name }
impostor-ending-escaped-help =
    { $count ->
        [one] The impostor gets away.
       *[other] The impostors get away.
    }
impostor-ending-still_tied = Tied again!
impostor-ending-still_tied-help =
    { $count ->
        [one] The impostor gets away.
       *[other] The impostors get away.
    }
impostor-ending-too_few = Fewer than half voted
impostor-ending-too_few-help =
    { $count ->
        [one] The impostor gets away.
       *[other] The impostors get away.
    }
impostor-ending-guessed = Caught, but that’s the word!
impostor-ending-guessed-help = Two points are saved.
impostor-ending-missed = Caught: { $name }
impostor-ending-missed-help = A point for every right vote.
impostor-ending-said_by_other = It slipped out: { $name }
impostor-ending-said_by_other-help =
    { $count ->
        [one] The impostor wins the round.
       *[other] The impostors win the round.
    }
impostor-ending-said_by_impostor = The word is out: { $name }
impostor-ending-said_by_impostor-help = Said by the impostor: that counts as the guess.
impostor-void-word = The word was
impostor-void-again = A new word is dealt. No points, no harm done.
impostor-pointed_too = Who had pointed right?
impostor-pointed_too-help = At another impostor: one point each.
impostor-pointed_too-none = Nobody
impostor-pointed_too-send = That’s all of them
impostor-next-round = Next round
impostor-next-again = Deal again
impostor-next-end = To the awards
impostor-call-add_round = One more round
impostor-call-last_round = Next one is the last
impostor-host-next = The host goes on: { $name }
impostor-host-next-unseated = The host goes on

## The end

impostor-awards = What a night!
impostor-awards-send = Play again
impostor-award-winner = Winner
impostor-award-liar = Best liar
impostor-award-eye = Sharpest eye
impostor-pause = Three are needed
impostor-pause-help = Room { $code }: somebody join, and the game goes on.

## Categories

impostor-category-animals = Animals
impostor-category-bathroom = In the bathroom
impostor-category-birds = Birds
impostor-category-body = The human body
impostor-category-buildings = Buildings
impostor-category-camping = Camping
impostor-category-celebrations = Celebrations
impostor-category-clothing = Clothes and accessories
impostor-category-countries = Countries
impostor-category-detectives = Detectives and thieves
impostor-category-drinks = Drinks
impostor-category-fairy_tales = Fairy tales
impostor-category-food = Food
impostor-category-fruit_and_vegetables = Fruit and vegetables
impostor-category-garden = In the garden
impostor-category-health = Health
impostor-category-hobbies = Hobbies
impostor-category-home = Around the house
impostor-category-instruments = Musical instruments
impostor-category-jobs = Jobs
impostor-category-kitchen = In the kitchen
impostor-category-knights_and_pirates = Knights and pirates
impostor-category-nature = Nature
impostor-category-school = At school
impostor-category-seaside = At the seaside
impostor-category-shopping = Buying and selling
impostor-category-small_creatures = Small creatures
impostor-category-space = Space
impostor-category-spooky = Spooky things
impostor-category-sports = Sports
impostor-category-stage_and_screen = Stage and screen
impostor-category-sweets = Desserts and treats
impostor-category-technology = Technology
impostor-category-tools = In the workshop
impostor-category-town = In the city
impostor-category-toys_and_games = Toys and games
impostor-category-transport = Transport
impostor-category-travel = On a journey
impostor-category-water_life = Life in the water
impostor-category-weather = Weather
impostor-category-winter = Winter
impostor-category-our_words = Our words

impostor-option-categories-animals = { impostor-category-animals }
impostor-option-categories-bathroom = { impostor-category-bathroom }
impostor-option-categories-birds = { impostor-category-birds }
impostor-option-categories-body = { impostor-category-body }
impostor-option-categories-buildings = { impostor-category-buildings }
impostor-option-categories-camping = { impostor-category-camping }
impostor-option-categories-celebrations = { impostor-category-celebrations }
impostor-option-categories-clothing = { impostor-category-clothing }
impostor-option-categories-countries = { impostor-category-countries }
impostor-option-categories-detectives = { impostor-category-detectives }
impostor-option-categories-drinks = { impostor-category-drinks }
impostor-option-categories-fairy_tales = { impostor-category-fairy_tales }
impostor-option-categories-food = { impostor-category-food }
impostor-option-categories-fruit_and_vegetables = { impostor-category-fruit_and_vegetables }
impostor-option-categories-garden = { impostor-category-garden }
impostor-option-categories-health = { impostor-category-health }
impostor-option-categories-hobbies = { impostor-category-hobbies }
impostor-option-categories-home = { impostor-category-home }
impostor-option-categories-instruments = { impostor-category-instruments }
impostor-option-categories-jobs = { impostor-category-jobs }
impostor-option-categories-kitchen = { impostor-category-kitchen }
impostor-option-categories-knights_and_pirates = { impostor-category-knights_and_pirates }
impostor-option-categories-nature = { impostor-category-nature }
impostor-option-categories-school = { impostor-category-school }
impostor-option-categories-seaside = { impostor-category-seaside }
impostor-option-categories-shopping = { impostor-category-shopping }
impostor-option-categories-small_creatures = { impostor-category-small_creatures }
impostor-option-categories-space = { impostor-category-space }
impostor-option-categories-spooky = { impostor-category-spooky }
impostor-option-categories-sports = { impostor-category-sports }
impostor-option-categories-stage_and_screen = { impostor-category-stage_and_screen }
impostor-option-categories-sweets = { impostor-category-sweets }
impostor-option-categories-technology = { impostor-category-technology }
impostor-option-categories-tools = { impostor-category-tools }
impostor-option-categories-town = { impostor-category-town }
impostor-option-categories-toys_and_games = { impostor-category-toys_and_games }
impostor-option-categories-transport = { impostor-category-transport }
impostor-option-categories-travel = { impostor-category-travel }
impostor-option-categories-water_life = { impostor-category-water_life }
impostor-option-categories-weather = { impostor-category-weather }
impostor-option-categories-winter = { impostor-category-winter }
