## The game in the lobby

ink-name = Inkoust
ink-tagline = Schovej předmět do kresby. Někdo ho má najít. Ale ne všichni!

ink-intro-1 = Dostaneš tajný předmět a místo. Nakresli to místo a předmět v něm schovej.
ink-intro-2 = Pak se ukážou všechny kresby a šest předmětů. Ke každé kresbě polož kartu vedle předmětu, který se v ní podle tebe skrývá.
ink-intro-3 = Za správný tip je 1 bod.
ink-intro-4 = Za svou kresbu máš 2 body, když předmět někdo najde a někdo ne. Všichni, nebo nikdo: nic.

ink-preset-quick = Rychlá
ink-preset-standard = Běžná
ink-preset-sharp = Ostrá

ink-option-place = Jsme
ink-option-place-together = Spolu
ink-option-place-apart = Každý jinde
ink-option-rounds = Kola
ink-option-rounds-value = { $count }
ink-option-limit = Čas na kreslení
ink-option-limit-value =
    { $count ->
        [-1] Auto
        [0] Bez limitu
        [one] { $count } min
        [few] { $count } min
        [many] { $count } min
       *[other] { $count } min
    }
ink-option-limit-help = Auto: spolu bez limitu, na dálku čtyři minuty. Stejně tak na pokládání karet.
ink-option-last_call = Poslední výzva
ink-option-last_call-value = { $count } s
ink-option-last_call-help = Když už všichni kromě jednoho skončili.
ink-option-one_vote = Jeden předmět, jedna karta
ink-option-one_vote-help = K jednomu předmětu nejvýš jedna tvá karta.
ink-option-placing_seen = Pokládání je vidět
ink-option-placing_seen-help = Karty leží lícem dolů tam, kam je kdo dal; ke které kresbě patří, je tajné.
ink-option-veto = Veto slov a čísel
ink-option-veto-help = Více než polovina ostatních může připravit kresbu o 2 body.
ink-option-level = Předměty nejvýš
ink-option-level-easy = Snadné
ink-option-level-medium = Střední
ink-option-level-hard = Těžké
ink-option-own_objects = Vlastní předměty
ink-option-own_objects-also = Také
ink-option-own_objects-only = Jen tyto
ink-option-own_objects-no = Ne
ink-option-own_locations = Vlastní místa
ink-option-own_locations-also = Také
ink-option-own_locations-only = Jen tato
ink-option-own_locations-no = Ne

ink-give = Přidat vlastní předměty a místa
ink-give-help = Na každý řádek jeden. Nikdo je neuvidí, dokud se nerozdají.
ink-give-objects = Předměty ke schování
ink-give-locations = Místa ke kreslení
ink-give-send = Přidat

## Hide

ink-round-of = Kolo { $number } z { $rounds }
ink-hide = Schovej to!
ink-hide-help = Nakresli místo a v něm svůj předmět: ať ho někdo najde, ale ne všichni.
ink-hide-send = Mám hotovo
ink-hide-waiting = Ostatní ještě kreslí
ink-hide-board = Všichni kreslí
ink-call-begin = Začít kreslit
ink-call-swap = Neznám to: prosím jiný
ink-call-swap-help = Jednou, před prvním tahem. Nikdo se to nedozví.
ink-call-last_call = Poslední výzva pro všechny
ink-last-call-sure = Opravdu? Klepni znovu, a všem začne běžet čas
ink-empty-sure = Plocha je prázdná. Přesto hotovo?
ink-take-back = Kreslit dál
ink-your-object = Tvůj předmět
ink-your-place = Tvé místo
ink-ideas = Nápady
ink-hold-object = Podrž a uvidíš svůj předmět
ink-swapped = Na tvé kartě je teď jiný předmět.
ink-board =
    { $count ->
        [0] Tvá plocha, prázdná
        [one] Tvá plocha, jeden tah
        [few] Tvá plocha, { $count } tahy
        [many] Tvá plocha, { $count } tahu
       *[other] Tvá plocha, { $count } tahů
    }
ink-own-drawing = Tvá kresba
ink-handed-in = Odevzdáno
ink-colours = Barvy
ink-colour-black = Černá
ink-colour-vermilion = Červená
ink-colour-orange = Oranžová
ink-colour-yellow = Žlutá
ink-colour-green = Zelená
ink-colour-sky = Světle modrá
ink-colour-blue = Modrá
ink-colour-purple = Růžová
ink-tools = Pera
ink-width = Tloušťka { $number } ze 4
ink-eraser = Guma
ink-undo = Zpět
ink-redo = Znovu
ink-clear = Smazat plochu

## Find

ink-find = Co je kde schované?
ink-find-help = Ke každé kresbě polož kartu vedle předmětu.
ink-find-send = To je ono
ink-find-waiting = Ostatní ještě pokládají karty
ink-find-board = Co je kde schované?
ink-placed = Položeno { $count } z { $of }
ink-drawing-of = { $name }: { $place }
ink-zoom = Zvětšit: { $drawing }
ink-zoom-in = Větší
ink-zoom-out = Menší
ink-card-for = { $name }: karta u čísla { $number }
ink-object-number =
    { $count ->
        [0] { $number }: { $object }
        [one] { $number }: { $object }, jedna tvá karta
        [few] { $number }: { $object }, { $count } tvé karty
        [many] { $number }: { $object }, { $count } tvé karty
       *[other] { $number }: { $object }, { $count } tvých karet
    }
ink-cards-again = Přesunout karty

## Score

ink-turn = Karty se otáčejí
ink-turn-help = Kresbu po kresbě: co to bylo a kdo to našel?
ink-turn-send = Další kresba
ink-turn-waiting = Karty se otáčejí
ink-call-mark = Ukázat, kde to je
ink-by-chance = položeno náhodně
ink-veto = Slova, nebo čísla?
ink-veto-help = Klepni na kresby, kde nějaká jsou. Souhlasit musí více než polovina ostatních.
ink-veto-send = To je vše
ink-veto-waiting = Ostatní ještě posuzují
ink-vetoed = vetováno
ink-next = Takhle to stojí
ink-next-send = Dál
ink-next-waiting = Takhle to stojí
ink-gallery = Galerie
ink-gallery-send = Zpět do předsálí
ink-gallery-waiting = Galerie
ink-short = Zbylo vás málo: hra tu končí.
ink-drawing-number = Kresba { $number } z { $of }
ink-turn-last = Jak to stojí
ink-found = správně
ink-missed = vedle
ink-worth-some = Někdo předmět našel, někdo ne
ink-worth-all = Předmět našli všichni
ink-worth-none = Předmět nikdo nenašel
ink-worth-vetoed = Veto ostatních
ink-mark-help = Klepni na tahy, které jsou tvým předmětem.
ink-mark-board =
    { $count ->
        [one] Tah { $number } z { $of }; označen jeden. Šipky vybírají, Enter označí
        [few] Tah { $number } z { $of }; označeny { $count }. Šipky vybírají, Enter označí
        [many] Tah { $number } z { $of }; označeno { $count }. Šipky vybírají, Enter označí
       *[other] Tah { $number } z { $of }; označeno { $count }. Šipky vybírají, Enter označí
    }
ink-mark-send = Rozsvítit
ink-veto-none = Žádná z nich
ink-next-gallery = Do galerie
ink-award-winner = Nejlepší úkryty, nejlepší oči
ink-no-winner = Nikdo neboduje: všechno bylo schované až moc dobře, nebo vůbec.
ink-round = { $number }. kolo
ink-film-of = Přehrát: { $drawing }
ink-film-play = Přehrát
ink-film-pause = Pozastavit
ink-film-place = Kolik je už nakresleno
ink-film-speed = Rychlost: { $speed }
ink-save-png = Uložit obrázek
ink-save-svg = Uložit jako SVG
ink-not-saved = Na tomto zařízení se to nepodařilo uložit.
ink-album = Uložit album
ink-album-help = Všechny kresby i s filmy v jednom souboru, který nepotřebuje síť.
ink-album-title = Inkoust: album
ink-album-found = našli: { $count } z { $of }

## Refusals

ink-error-not_begun = Nejdřív klepni na „Začít kreslit“.
ink-error-stroke = Tomuto tahu nerozumíme.
ink-error-stroke_long = Ten tah je moc dlouhý; občas zvedni pero.
ink-error-outside = To je mimo plochu.
ink-error-drawing_full = Plocha je plná: vejde se { $most } tahů.
ink-error-too_heavy = Plocha je plná.
ink-error-own_drawing = Ne svou vlastní kresbu!
ink-error-own_object = Ne svůj vlastní předmět!
ink-error-no_such_object = Takový předmět tu není.
ink-error-one_vote = K jednomu předmětu jen jednu svou kartu.
ink-error-unplaced = Některé kresby ještě nemají kartu.
ink-error-self = Ne svou vlastní kresbu!
ink-error-no_such_call = Na to je už pozdě.
