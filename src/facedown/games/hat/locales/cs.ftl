hat-name = Klobouk
hat-tagline = Karty zpaměti i z blafu: dál musí, co máte, ať si to pamatujete, nebo ne.

## Předsálí
hat-preset-quick = Svižná
hat-preset-standard = Běžná
hat-preset-sharp = Ostrá
hat-option-place = Kde jste?
hat-option-place-together = Spolu
hat-option-place-apart = Každý jinde
hat-option-names = Jména
hat-option-names-keep = Platí první
hat-option-names-free = Jakékoli vhodné
hat-option-names-never_twice = Žádné dvakrát
hat-option-names-help = Kartě zůstává jméno, pod kterým přišla; nebo může kdykoli dostat nové; nebo nesmí mít žádné dvakrát.
hat-option-front = Karet před sebou
hat-option-front-1 = Po jedné
hat-option-front-2 = Po dvou
hat-option-front-help = Dva hráči mají vždy po dvou.
hat-option-rounds = Kola
hat-option-rounds-1 = Jedno
hat-option-rounds-as_many = Kolik je hráčů
hat-option-said = Jména se
hat-option-said-auto = Jak se hodí
hat-option-said-aloud = Říkají nahlas
hat-option-said-typed = Píší
hat-option-said-help = Jak se hodí: spolu nahlas, na dálku písemně.
hat-option-backs = Hraje se
hat-option-backs-all = Se všemi kartami
hat-option-backs-black = Jen s černými šipkami
hat-option-backs-white = Jen s bílými šipkami
hat-option-nudge = Pobízet, komu to trvá
hat-option-nudge-help = Po 20 sekundách se zvýrazní. Nic se za nikoho neudělá.

## Jak se hraje
hat-intro-1 = Před každým leží karta obrázkem nahoru. Zapamatujte si je všechny.
hat-intro-2 = Karta putuje obrázkem dolů pod jménem někoho, koho obrázek připomíná. Komu ji nabídnou, řekne „Děkuji“, nebo „To nejste vy“.
hat-intro-3 = Poděkovali jste? Pak posíláte dál svou nejstarší kartu, ať si ji pamatujete, nebo ne. Když ne, nedejte nic znát.
hat-intro-4 = Odmítnuto? Karta se otočí. Kdo se mýlil, nechá si ji jako trest. U třetího kolo končí a vyhrává, kdo jich má nejméně.

## Na co se ptáme
hat-starter = Kdo se naposledy smál?
hat-starter-help = Ten začíná. Klepněte na místo, nebo losujte.
hat-starter-send = Začíná
hat-starter-waiting = Zapamatujte si karty
hat-starter-board = Zapamatujte si karty! Začíná, kdo se naposledy smál.
hat-call-draw = Vylosovat, kdo začne
hat-turn = Všichni se dívají
hat-turn-help = Otočte kartu a pošlete ji dál.
hat-turn-send = Otočit
hat-turn-waiting = Zapamatujte si tuto kartu
hat-turn-board = Zapamatujte si tuto kartu
hat-offer = Pošlete ji dál
hat-offer-help = Představte ji: „Dobrý den, já jsem…“
hat-offer-label = Dobrý den, já jsem…
hat-offer-send = Poslat dál
hat-offer-waiting = Karta jde dál
hat-offer-board = Kdo to bude?
hat-offer-to = Komu?
hat-answer = Kdo to je?
hat-answer-help = Věříte tomu?
hat-answer-accept = Děkuji
hat-answer-refuse = To nejste vy!
hat-answer-waiting = Děkuji, nebo ne?
hat-answer-board = Děkuji, nebo ne?
hat-suggested = Jméno, pod kterým karta přišla
hat-suggested-help = Platí tedy, ledaže by si někdo přál hlasovat, jestli se hodí.
hat-suggested-send = Hodí se
hat-suggested-waiting = Platí to jméno?
hat-suggested-board = Je to jméno, pod kterým karta přišla
hat-call-vote = Hlasovat
hat-call-vote-help = Kdo v tom není, hlasuje, jestli se jméno hodí.
hat-verdict = Bylo jméno správně?
hat-verdict-right = Správně
hat-verdict-wrong = Špatně
hat-verdict-help = Hodí se k obrázku?
hat-verdict-help-keep = Hodí se k obrázku a je to jméno, pod kterým karta přišla (pokud se to hodilo)?
hat-verdict-help-free = Hodí se k obrázku?
hat-verdict-help-never_twice = Hodí se k obrázku a je u této karty nové?
hat-verdict-help-two = Musíte se shodnout. Jinak jde karta pod balíček.
hat-verdict-waiting = Rozhoduje stůl
hat-verdict-board = Bylo jméno správně? Rozhoduje stůl.
hat-film = Film o tomto kole
hat-film-help = Kde která karta byla a jak se jí říkalo.
hat-film-send = Pokračovat
hat-film-waiting = Film o tomto kole
hat-film-board = Film o tomto kole
hat-pause = Čeká se na spoluhráče
hat-pause-waiting = Čeká se na spoluhráče
hat-pause-board = Čeká se na spoluhráče
hat-awards = Konec
hat-awards-send = Zpátky do předsálí
hat-awards-waiting = Konec
hat-awards-board = Konec
hat-call-idea = Poraďte mi někoho
hat-call-idea-help = Dokud je vidět obrázek, k němu. Jakmile karta leží obrázkem dolů, jen tak někoho: nápad nesmí obrázek připomenout.
hat-call-end_round = Ukončit kolo, jak stojí
hat-call-end_round-help = Sto dvacet nabídek bez trestu! Body platí, jak jsou.

## Co říká stůl
hat-arrow-left = doleva
hat-arrow-right = doprava
hat-arrow-any = komukoli
hat-arrow-black = černá
hat-arrow-white = bílá
hat-ideas = Třeba
hat-pile =
    { $count ->
        [one] V balíčku je jedna karta
        [few] V balíčku jsou { $count } karty
        [many] V balíčku je { $count } karty
       *[other] V balíčku je { $count } karet
    }
hat-penalties =
    { $count ->
        [0] Žádný trest
        [one] Jeden trest
        [few] { $count } tresty
        [many] { $count } trestu
       *[other] { $count } trestů
    }
hat-as = jako { $called }
hat-introduced-as = Na začátku: { $called }
hat-no-name = beze jména
hat-was-right = Jméno bylo správně
hat-was-wrong = Jméno bylo špatně
hat-how-vote = Rozhodl stůl
hat-how-stands = Je to jméno, pod kterým karta přišla
hat-how-used = Tohle jméno už tato karta měla
hat-how-no_agreement = Neshodli jste se: kartu nedostane nikdo
hat-takes-penalty = Trest: { $name }
hat-quiet =
    { $count ->
        [one] Jedna nabídka bez trestu
        [few] { $count } nabídky bez trestu
        [many] { $count } nabídky bez trestu
       *[other] { $count } nabídek bez trestu
    }
hat-ending-third_penalty = Tři tresty
hat-ending-as_it_stood = Skončilo, jak stálo
hat-ending-two_left = Zbyli dva: končí, jak stojí
hat-ending-one_left = Zbývá jediné obsazené místo
hat-advice-1 = Zapomněli jste, co máte? Nedejte nic znát a s jistotou si něco vymyslete.
hat-advice-2 = Víte to jistě? Tvařte se nejistě: někdo odmítne a zaplatí.
hat-advice-3 = Nevíte, jestli se tvářit jistě? Tak se tak tvařte schválně.
hat-advice-4 = Jméno, které se hodí k více obrázkům, nadělá nejvíc zmatku.
hat-award-winner = Vítězství
hat-award-bluffer = Nejlepší blaf
hat-award-eye = Nejbystřejší oko

## Film
hat-film-dealt = Rozdáno
hat-film-drawn = { $name } bere z balíčku
hat-film-turned = { $name } otáčí
hat-film-offered = { $name } nabízí
hat-film-moved = Nabídka jde dál
hat-film-accepted = { $name } děkuje
hat-film-refused = { $name } odmítá
hat-film-penalty = Trest: { $name }
hat-film-buried = Jde pod balíček
hat-film-left = { $name } už nehraje
hat-film-slip = Špatně, a nikdo si nevšiml
hat-film-play = Přehrát
hat-film-stop = Zastavit
hat-film-back = O krok zpět
hat-film-on = O krok dál

## Odmítnutí
hat-error-against_the_arrow = Tam šipka neukazuje.
hat-error-self = Sobě ne.
hat-error-deck_too_small = Tento balíček je pro tolik hráčů malý.
hat-error-deck_kind = { $file }: obrázek je soubor s koncovkou svg, png, jpg nebo webp.
hat-error-deck_size = { $file } má víc než { $most } kB.
hat-error-deck_name = { $file }: jméno obrázku má písmena nebo číslice, nejvýše { $longest }.
hat-error-deck_twice = { $file }: obrázek toho jména už tu je.
hat-error-deck_unreadable = { $file } se jako obrázek nedá přečíst.
hat-error-deck_active = { $file } dělá víc, než že ukazuje obrázek.
hat-error-deck_small = Obrázků je moc málo ({ $count }): balíček jich má aspoň { $least }.
hat-error-deck_many = Balíček má nejvýše { $most } obrázků.
hat-error-deck_heavy = Všechny obrázky dohromady smějí mít nejvýše { $most } kB.

## U stolu
hat-table = Stůl
hat-round-of = Kolo { $number } z { $rounds }
hat-heard-down = obrázkem dolů, { $colour } šipka { $arrow }
hat-heard-going = Na cestě: { $card }
hat-hi = „Dobrý den, já jsem { $called }.“
hat-starter-one = Začíná { $name }
hat-starter-tap = Klepněte na místo u stolu
hat-offer-tap = Klepněte na místo u stolu
hat-offer-send-to = Poslat dál: { $name }
hat-answer-refuse-name = Vy nejste { $called }!
hat-verdict-help-aloud = Hodí se k obrázku a odpovídá pravidlům, která jste si zvolili?
hat-votes = správně { $right }, špatně { $wrong }
hat-idea-more = Poraďte jiné
hat-skip = Pokračovat bez těchto hráčů: { $names }
hat-film-next = Další kolo
hat-film-called = { $name }: „{ $called }“
hat-heard-to = nabízí. Komu:
