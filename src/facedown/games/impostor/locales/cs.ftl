## Hra v předsálí

impostor-name = Impostor
impostor-tagline = Tajné slovo znají všichni. Až na toho, kdo blafuje.

impostor-intro-1 = Všichni dostanou stejné tajné slovo. Jen impostor ne.
impostor-intro-2 = Každý postupně napoví jedním slovem: ukažte, že ho znáte, ale neprozraďte ho.
impostor-intro-3 = Pak se poraďte a hlasujte: kdo blafoval?
impostor-intro-4 = Odhalení ještě není konec: kdo uhodne slovo, zachrání si body.

impostor-preset-quick = Rychlá
impostor-preset-standard = Běžná
impostor-preset-sharp = Ostrá

impostor-option-place = Jsme
impostor-option-place-together = Spolu
impostor-option-place-apart = Na dálku
impostor-option-rounds = Počet kol
impostor-option-rounds-0 = Auto
impostor-option-rounds-value = { $count }
impostor-option-rounds-help = Auto: tolik kol, kolik je hráčů.
impostor-option-impostors = Počet impostorů
impostor-option-impostors-auto = Auto
impostor-option-impostors-1 = 1
impostor-option-impostors-2 = 2
impostor-option-impostors-3 = 3
impostor-option-impostors-surprise = Překvapení
impostor-option-impostors-balanced = Vyváženě
impostor-option-impostors-help = Auto: dva od 11 hráčů. Vyváženě: dva od 8, tři od 13.
impostor-option-sees = Impostor vidí
impostor-option-sees-category = Kategorii
impostor-option-sees-grid = 16 slov
impostor-option-sees-nothing = Nic
impostor-option-circles = Kolečka nápověd
impostor-option-circles-1 = 1
impostor-option-circles-2 = 2
impostor-option-circles-3 = 3
impostor-option-circles-until_ready = Než řeknete dost
impostor-option-circles-help = Každé druhé kolečko jde pozpátku.
impostor-option-clues = Nápovědy
impostor-option-clues-auto = Auto
impostor-option-clues-spoken = Nahlas
impostor-option-clues-typed = Psané
impostor-option-clues-help = Auto: psané, když hrajete na dálku.
impostor-option-debate = Debata
impostor-option-debate-0 = Žádná
impostor-option-debate-value = { $count } s
impostor-option-ballot = Hlasování
impostor-option-ballot-auto = Auto
impostor-option-ballot-pointing = Ukazuje se
impostor-option-ballot-secret = Tajné
impostor-option-ballot-help = Auto: tajné, když má každý svůj telefon.
impostor-option-ballot_time = Čas na hlasování
impostor-option-ballot_time-value = { $count } s
impostor-option-voters_seen = Při hlasování je vidět
impostor-option-voters_seen-count = Kolik je hlasů
impostor-option-voters_seen-names = Kdo už má hlas
impostor-option-draw = Kdo bude impostor
impostor-option-draw-free = Náhoda
impostor-option-draw-fair = Spravedlivě
impostor-option-draw-soft = Mírně střídat
impostor-option-draw-help = Spravedlivě: každý jednou, než někdo podruhé; při tolika kolech, kolik je hráčů, je poslední impostor jistý. Mírně: kdo čeká dlouho, má větší šanci.
impostor-option-know = Impostoři o sobě vědí
impostor-option-know-help = Ne při počtu s překvapením.
impostor-option-categories = Kategorie
impostor-option-categories-help = Bez výběru platí všechny.
impostor-option-level = Slova nejvýš
impostor-option-level-easy = Lehká
impostor-option-level-medium = Střední
impostor-option-level-hard = Těžká
impostor-option-family = Jen rodinná slova
impostor-option-family-help = Nic, co není pro děti.
impostor-option-own_words = Vlastní slova
impostor-option-own_words-also = Také
impostor-option-own_words-only = Jenom ta
impostor-option-own_words-no = Ne

impostor-give = Přidat vlastní tajná slova
impostor-give-help = Na každý řádek jedno, místo těch, která jste dali předtím. Do rozdání je nikdo neuvidí a vlastní slovo nikdy nehádáte. Rozdávají se, když impostor vidí kategorii.
impostor-give-table-help = Na každý řádek jedno, místo předchozího seznamu. Slova patří celému stolu: jako impostor může kterékoli z nich hádat kdokoli, i ten, kdo seznam vložil. Pokud hrajete, vložte seznam, který jste nečetli.
impostor-give-words = Vaše slova
impostor-give-send = Vložit

impostor-error-no_words = S těmito kategoriemi a obtížností nezbývá žádné slovo.
impostor-error-self = Sebe ne!
impostor-error-no_such_call = Teď ne: ta chvíle už minula.

## Karta

impostor-card-crew-role = Slovo
impostor-card-impostor-role = Jste
impostor-card-impostor = impostor
impostor-card-unknown = Kdo ví
impostor-card-crew-help = Dejte najevo, že ho znáte. Neprozraďte ho.
impostor-card-impostor-help = Nenápadně zapadněte a zjistěte to slovo.
impostor-card-partners = S vámi: { $names }
impostor-own-card = Vaše karta
impostor-category = Kategorie:
impostor-grid = Šestnáct slov
impostor-the-word = Slovo

## Rozdání

impostor-round-of = Kolo { $number } z { $rounds }
impostor-look = Vaše tajná karta
impostor-look-help = Podržte ji a podívejte se. Jen vy.
impostor-look-send = Mám to
impostor-dealt = Ani brvou nehněte
impostor-looked =
    { $count ->
        [one] Kartu zná { $count } z { $of }
        [few] Kartu znají { $count } z { $of }
        [many] Kartu zná { $count } z { $of }
       *[other] Kartu zná { $count } z { $of }
    }
impostor-advice = Ukažte, že slovo znáte, ale nedejte ho z ruky.
impostor-advice-example = Pro žirafu se hodí „vysoká“. „Krk“ už je moc.
impostor-first-clue = První nápověda:
impostor-skip-look = Dál bez ostatních
impostor-board-look = Podívejte se na karty

## Nápovědy

impostor-turn = Na řadě
impostor-many =
    { $count ->
        [one] Jeden impostor
        [few] { $count } impostoři
        [many] { $count } impostora
       *[other] { $count } impostorů
    }
impostor-order = Pořadí nápověd
impostor-circle = Kolečko { $circle }
impostor-circle-of = Kolečko { $circle } z { $circles }
impostor-next-up = Potom: { $name }
impostor-you-next = Pak jste na řadě vy. Vymyslete slovo!
impostor-circle-ends = Tím kolečko končí
impostor-clue = Řekněte jedno slovo!
impostor-clue-help = Nahlas. Napovězte, ale neprozraďte.
impostor-clue-send = Řečeno
impostor-clue-done = Řečeno
impostor-clue-done-next = Řečeno, další: { $name }
impostor-clue-typed = Vaše nápověda
impostor-clue-typed-help = Jedno slovo. Napovězte, ale neprozraďte.
impostor-clue-label = Jedno slovo…
impostor-clue-typed-send = Odeslat
impostor-clue-anyway = Přesto odeslat
impostor-clue-given = nápověda padla
impostor-clue-void = neplatí
impostor-clue-repeated = už zaznělo
impostor-doubt-word = To je to slovo! Odesláním kolo skončí.
impostor-doubt-translation = To je to slovo v jiném jazyce. Odesláním kolo skončí.
impostor-doubt-form = To je tomu slovu hodně blízko. Přesto odeslat?
impostor-doubt-category = To je název kategorie. Přesto odeslat?
impostor-doubt-rhyme = Asi se to s tím slovem rýmuje. Přesto odeslat?
impostor-doubt-words = To je víc než jedno slovo. Přesto odeslat?
impostor-doubt-given = Tahle nápověda už padla. Přesto odeslat?
impostor-call-ready = Chci hlasovat
impostor-ready-count = Hlasovat chce { $count } z { $of }
impostor-call-enough = Konec nápověd
impostor-skip-clue = Další, prosím
impostor-call-void_clue = Zrušit nápovědu
impostor-void-title = Čí nápověda byla proti pravidlům?
impostor-void-help = Slovo samo, kategorie, rým nebo překlad: padne jiná, bez ztráty bodů.
impostor-void-send = Chceme jinou

## Debata a hlasování

impostor-debate = Kdo blafuje?
impostor-debate-help = Poraďte se. Obviňujte. Všechno popřete.
impostor-board-debate =
    { $count ->
        [0] Kdo blafuje?
        [one] Kdo je impostor?
        [few] Kdo jsou ti { $count } impostoři?
        [many] Kdo je { $count } impostora?
       *[other] Kdo je těch { $count } impostorů?
    }
impostor-to-vote = Hlasovat
impostor-more = +30 sekund
impostor-vote = Kdo to je?
impostor-vote-help = Dokud se hlasuje, můžete hlas změnit.
impostor-vote-pick = Vyberte někoho
impostor-vote-send = Můj tip: { $name }
impostor-voted = Váš hlas: { $name }
impostor-votes-in =
    { $count ->
        [one] Odevzdán { $count } hlas z { $of }
        [few] Odevzdány { $count } hlasy z { $of }
        [many] Odevzdáno { $count } hlasu z { $of }
       *[other] Odevzdáno { $count } hlasů z { $of }
    }
impostor-runoff = Rozhodněte remízu!
impostor-runoff-over = Rozstřel
impostor-runoff-help = Volí se jen z remízy. Další remíza impostory zachrání.
impostor-skip-vote = Uzavřít hlasování
impostor-skip-runoff = Uzavřít hlasování
impostor-pointing = Na tři!
impostor-pointing-help = Odpočítejte nahlas a zapište, co jste viděli.
impostor-pointing-others = Na tři každý ukáže na jednoho hráče.
impostor-board-pointing = Na tři ukažte na jednoho hráče. Hostitel to zapíše.
impostor-three-ready = Ruce vzhůru…
impostor-three-point = Ukažte!
impostor-pointing-at = Na koho se ukazovalo?
impostor-pointing-by = Kdo ukazoval sem: { $name }?
impostor-pointing-rest =
    { $count ->
        [one] I poslední
        [few] Všichni { $count } zbylí
        [many] Všech { $count } zbylých
       *[other] Všech { $count } zbylých
    }
impostor-pointing-another = Ještě někdo
impostor-pointing-pick = Zapište, kdo na koho ukazoval
impostor-pointing-send = Vypadává: { $name }
impostor-pointing-send-tie = Je to remíza
impostor-pointing-tie = Remíza: { $names }

## Slovo zaznělo

impostor-call-word_said = Zaznělo to!
impostor-said-who = Kdo řekl to slovo?
impostor-said-who-help = Hostitel to nejdřív ověří.
impostor-said-pick = Vyberte někoho
impostor-said-send = Řečeno: { $name }
impostor-said = Slovo zaznělo
impostor-said-by = Kdo:
impostor-said-help = Nic se zatím neukazuje. Námitky?
impostor-call-object = Mám námitku
impostor-call-take_back = Vzít zpět
impostor-confirm = Opravdu slovo zaznělo?
impostor-confirm-help = Pokud ano, kolo končí.
impostor-confirm-yes = Ano, zaznělo
impostor-confirm-no = Ne, hrajeme dál
impostor-confirm-others = Zaznělo slovo?
impostor-confirm-others-help = Právě se to ověřuje.
impostor-skip-confirm = Hrát dál
impostor-objection = Opravdu zaznělo?
impostor-objection-help = Při rovnosti platí, že ano.
impostor-objection-uphold = Ano, zaznělo
impostor-objection-overrule = Ne, rozdat nové slovo
impostor-objection-others = Námitka!
impostor-objection-others-help = Stůl hlasuje: opravdu zaznělo?
impostor-skip-objection = Uzavřít hlasování

## Hádání

impostor-guess = Jeden pokus
impostor-guess-over = Odhalení!
impostor-guess-help = Jaké je to slovo? Správně znamená 2 body.
impostor-guess-label = To slovo je…
impostor-guess-send = To je můj tip
impostor-guess-others = Máte impostora!
impostor-guess-others-help = Zbývá jeden pokus uhodnout slovo…
impostor-skip-guess = Bez pokusu
impostor-call-aloud = Tip zazněl nahlas
impostor-judge = Správně, nebo vedle?
impostor-judge-help = Slovo vidíte jen vy. Rozhodněte.
impostor-judge-help-shared = Rozhoduje, kdo vede, nebo všichni společně.
impostor-judge-guess = Tip: { $name }
impostor-judge-aloud = řečeno nahlas
impostor-judge-right = Správně
impostor-judge-wrong = Vedle
impostor-judge-others = Tip padl
impostor-judge-others-help = Je správný?
impostor-skip-judge = Dál
impostor-suggestion-right = Vypadá to správně.
impostor-suggestion-near = Je to blízko. Rozhodněte.
impostor-suggestion-different = Vypadá to jinak.

## Odhalení

impostor-the-votes = Hlasy
impostor-first-ballot = První hlasování
impostor-tally = Hlasy
impostor-tally-runoff = Hlasy v rozstřelu
impostor-hush =
    { $count ->
        [one] A impostor je…
        [few] A impostoři jsou…
        [many] A impostoři jsou…
       *[other] A impostoři jsou…
    }
impostor-guess-was = Tip zněl: „{ $guess }“
impostor-ending-void = Toto kolo neplatí
impostor-ending-escaped = Nevinná oběť: { $name }
impostor-ending-escaped-help =
    { $count ->
        [one] Impostor uniká.
        [few] Impostoři unikají.
        [many] Impostoři unikají.
       *[other] Impostoři unikají.
    }
impostor-ending-still_tied = Zase remíza!
impostor-ending-still_tied-help =
    { $count ->
        [one] Impostor uniká.
        [few] Impostoři unikají.
        [many] Impostoři unikají.
       *[other] Impostoři unikají.
    }
impostor-ending-too_few = Hlasů je málo
impostor-ending-too_few-help =
    { $count ->
        [one] Impostor uniká.
        [few] Impostoři unikají.
        [many] Impostoři unikají.
       *[other] Impostoři unikají.
    }
impostor-ending-guessed = Past sklapla, ale tip sedí!
impostor-ending-guessed-help = Dva body jsou zachráněné.
impostor-ending-missed = Past sklapla: { $name }
impostor-ending-missed-help = Bod za každý správný hlas.
impostor-ending-said_by_other = Uklouzlo to: { $name }
impostor-ending-said_by_other-help =
    { $count ->
        [one] Kolo bere impostor.
        [few] Kolo berou impostoři.
        [many] Kolo berou impostoři.
       *[other] Kolo berou impostoři.
    }
impostor-ending-said_by_impostor = Slovo je venku: { $name }
impostor-ending-said_by_impostor-help = Vyslovil ho impostor: platí jako tip.
impostor-void-word = Slovo bylo
impostor-void-again = Rozdá se nové slovo. Bez bodů a bez škody.
impostor-pointed_too = Kdo ukazoval správně?
impostor-pointed_too-help = Na dalšího impostora: každému bod.
impostor-pointed_too-none = Nikdo
impostor-pointed_too-send = To jsou všichni
impostor-next-round = Další kolo
impostor-next-again = Rozdat znovu
impostor-next-end = K vyhlášení
impostor-call-add_round = O kolo víc
impostor-call-last_round = Příští je poslední
impostor-host-next = Dál pustí hostitel: { $name }
impostor-host-next-unseated = Dál pustí hostitel

## Konec

impostor-awards = To byla partie!
impostor-awards-send = Hrát znovu
impostor-award-winner = Vítězství
impostor-award-liar = Mistrovský blaf
impostor-award-eye = Ostré oko
impostor-pause = Potřeba jsou tři
impostor-pause-help = Místnost { $code }: stačí se přidat a hraje se dál.

## Kategorie

impostor-category-animals = Zvířata
impostor-category-bathroom = V koupelně
impostor-category-birds = Ptáci
impostor-category-body = Lidské tělo
impostor-category-buildings = Stavby
impostor-category-camping = Táboření
impostor-category-celebrations = Svátky a oslavy
impostor-category-clothing = Oblečení a doplňky
impostor-category-countries = Země světa
impostor-category-detectives = Detektivové a zloději
impostor-category-drinks = Nápoje
impostor-category-fairy_tales = Pohádky
impostor-category-food = Jídlo
impostor-category-fruit_and_vegetables = Ovoce a zelenina
impostor-category-garden = Na zahradě
impostor-category-health = Zdraví
impostor-category-hobbies = Koníčky
impostor-category-home = V domácnosti
impostor-category-instruments = Hudební nástroje
impostor-category-jobs = Povolání
impostor-category-kitchen = V kuchyni
impostor-category-knights_and_pirates = Rytíři a piráti
impostor-category-nature = Příroda
impostor-category-school = Ve škole
impostor-category-seaside = U moře
impostor-category-shopping = Nákupy a peníze
impostor-category-small_creatures = Drobná havěť
impostor-category-space = Vesmír
impostor-category-spooky = Hrůza a děs
impostor-category-sports = Sporty
impostor-category-stage_and_screen = Na jevišti i na plátně
impostor-category-sweets = Sladkosti
impostor-category-technology = Technika
impostor-category-tools = V dílně
impostor-category-town = Ve městě
impostor-category-toys_and_games = Hračky a hry
impostor-category-transport = Doprava
impostor-category-travel = Na cestách
impostor-category-water_life = Život ve vodě
impostor-category-weather = Počasí
impostor-category-winter = Zima
impostor-category-our_words = Naše slova

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
