lobby-name = Lobby
lobby-start = Start the game
lobby-game = What shall we play?
lobby-preset = How long, how hard?
lobby-options = All options
lobby-done = Done
lobby-order = Sit as at the table, to the left. Drag to put in order.
lobby-length = Takes
lobby-for = For { $least } to { $most }
lobby-minutes =
    { $minutes ->
        [one] about a minute
       *[other] about { $minutes } minutes
    }
lobby-comes-to = At this table: { $value }
lobby-no-game = Choose a game
lobby-too-few =
    { $missing ->
        [one] One more player is needed ({ $least } at least).
       *[other] { $missing } more players are needed ({ $least } at least).
    }
lobby-too-many = This game seats { $most } at most.
lobby-not-yet = This game cannot start at this table yet.
lobby-give = Add words of your own
lobby-give-help = Secret: nobody sees them before they are played.
lobby-give-secret = One on each line. Nobody sees them before they are played; they replace what you gave before.
lobby-give-whose = Whose words?
lobby-give-table = Paste a list for the table
lobby-give-table-help = One on each line, instead of the list before. It is the table’s: any of it may come to anybody, whoever pasted it too.
lobby-given = Your words are in.
lobby-given-count =
    { $count ->
        [one] One word of your own at the table
       *[other] { $count } words of your own at the table
    }
lobby-wait = Waiting for the start. Host: { $name }
lobby-wait-unseated = Waiting for the host to start
lobby-hidden = The code is hidden. Ask the host.
