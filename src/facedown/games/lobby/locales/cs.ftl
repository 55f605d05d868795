lobby-name = Předsálí
lobby-start = Začít hru
lobby-game = Co si zahrajeme?
lobby-preset = Jak dlouho a jak těžké?
lobby-options = Všechna nastavení
lobby-done = Hotovo
lobby-order = Seďte jako u stolu, po směru hodin. Pořadí změníte tažením.
lobby-length = Potrvá
lobby-for = Počet hráčů: { $least } až { $most }
lobby-minutes =
    { $minutes ->
        [one] asi minutu
        [few] asi { $minutes } minuty
        [many] asi { $minutes } minuty
       *[other] asi { $minutes } minut
    }
lobby-comes-to = U tohoto stolu: { $value }
lobby-no-game = Vyberte hru
lobby-too-few =
    { $missing ->
        [one] Chybí ještě jeden hráč (nejméně { $least }).
        [few] Chybí ještě { $missing } hráči (nejméně { $least }).
        [many] Chybí ještě { $missing } hráče (nejméně { $least }).
       *[other] Chybí ještě { $missing } hráčů (nejméně { $least }).
    }
lobby-too-many = U této hry je nejvýše { $most } míst.
lobby-not-yet = U tohoto stolu hra ještě začít nemůže.
lobby-give = Přidat vlastní slova
lobby-give-help = Tajně: nikdo je neuvidí, dokud na ně nedojde.
lobby-give-secret = Na každý řádek jedno. Nikdo je neuvidí, dokud na ně nedojde; nahradí to, co už jste přidali.
lobby-give-whose = Čí slova?
lobby-give-table = Vložit seznam pro celý stůl
lobby-give-table-help = Na každý řádek jedno, místo předchozího seznamu. Patří celému stolu: cokoli z něj může připadnout komukoli, i tomu, kdo ho vložil.
lobby-given = Vaše slova jsou u stolu.
lobby-given-count =
    { $count ->
        [one] U stolu je jedno vlastní slovo
        [few] U stolu jsou { $count } vlastní slova
        [many] U stolu je { $count } vlastního slova
       *[other] U stolu je { $count } vlastních slov
    }
lobby-wait = Čeká se na začátek. Hostitel: { $name }
lobby-wait-unseated = Čeká se, až hostitel začne
lobby-hidden = Kód je skrytý. Zeptejte se hostitele.
