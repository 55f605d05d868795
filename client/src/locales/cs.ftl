# Slova pláště. Jména se neskloňují a nehádá se rod (hlídá to test).

## The door
what-this-is = Hry na párty, ve kterých někdo něco skrývá. Hrajte na svých telefonech, posílejte si jeden dokola, nebo mějte stůl na televizi.
create = Založit místnost
or = nebo se přidejte
join = Přidat se
code-label = Kód místnosti
code-example = BCDFG
code-form = Kód má pět písmen bez samohlásek.
no-room = Místnost { $code } neexistuje. Zeptejte se na kód, nebo založte vlastní.
create-instead = Založit novou místnost
to-tv = Použít jako herní plochu na TV
to-light = Světlé barvy
to-dark = Tmavé barvy
tv-door = Tato obrazovka bude herní plochou. Zadejte kód místnosti; pak už se jí nikdo nemusí dotknout.
show = Zobrazit

## Coming in
join-title = Kdo jste?
join-host = Místnost je hotová. Kdo jste?
join-playing = Hra už běží. Zaklepejte: hostitel vás pustí a hrajete od příštího rozdání.
join-locked = Místnost je zamčená. Zaklepejte a hostitel vás může pustit.
your-name = Vaše jméno
their-name = Jméno
sit = Posadit se
knock = Zaklepat
knocking = Klepete na dveře
knocking-help = Hostitel vidí vaše jméno a může vás pustit.
just-watch = Jen se dívat
watch-meanwhile = Zatím se dívat
host-only = Vést hru a nehrát
at-table =
    { $count ->
        [0] U stolu zatím nikdo není
        [one] U stolu je jeden hráč
        [few] U stolu jsou { $count } hráči
        [many] U stolu je { $count } hráče
       *[other] U stolu je { $count } hráčů
    }
invite = Naskenujte, nebo zadejte kód
room-code = Kód místnosti { $code }
qr = QR kód, který vede do místnosti { $code }
tv-hint = Herní plocha pro TV: { $address }

## The phone
menu = Nabídka
menu-knocks =
    { $count ->
        [one] Nabídka; někdo klepe
        [few] Nabídka; klepou { $count } lidé
        [many] Nabídka; klepe { $count } člověka
       *[other] Nabídka; klepe { $count } lidí
    }
menu-invite = Pozvat další
menu-device = Toto zařízení
loading = Okamžik…
close = Zavřít
yes = Ano
no = Ne
add = Přidat
next = Dál
play = Hrajeme
skip-intro = Přeskočit
rules = Jak se hraje
step = Krok { $step } z { $of }
intro-title = Jak se hraje: { $game }
language = Jazyk
theme = Barvy
theme-auto = Podle zařízení
theme-light = Světlé
theme-dark = Tmavé
add-here = Přidat hráče na tomto telefonu
leave = Odejít
leave-sure = Opravdu odejít od stolu?
go-home = Na úvodní stránku
you-host = Vedete hru
you-watch = Díváte se
host = Hostitel
evening = Dnešní večer
match-rounds =
    { $count ->
        [one] jedno kolo
        [few] { $count } kola
        [many] { $count } kola
       *[other] { $count } kol
    }
match-won = { $game }: { $names }
reconnecting = Hledáme stůl…
hand-to = Telefon dostane:
hand-hold-look = Podržte a podívejte se
hand-hold-open = Podržením otevřete
hand-done = Hotovo
hand-done-next = Hotovo, další: { $name }
hand-other = Napřed někdo jiný
cover = Zakrýt
again = Podívat se znovu
again-warning = Kdo se podívá podruhé? Stůl se to dozví: na všech obrazovkách i v přehledu kola.
again-look = Vzít si telefon
again-told = Druhý pohled. Stůl se to dozví.
again-free = Toto místo je na řadě: jako druhý pohled se to nepočítá.
again-not = Raději ne
peeked = Druhý pohled: { $name }
second-looks = Druhý pohled: { $names }
pass = Více hráčů na tomto telefonu
pass-one = Hrát s jedním telefonem
pass-names = Jména, jak sedíte po směru hodin
pass-help = Telefon koluje, když jde o tajemství, jinak leží uprostřed stolu.
pass-here =
    { $count ->
        [one] Na tomto telefonu je jeden hráč
        [few] Na tomto telefonu jsou { $count } hráči
        [many] Na tomto telefonu je { $count } hráče
       *[other] Na tomto telefonu je { $count } hráčů
    }
pass-remove = Odebrat od stolu: { $name }
pass-done = To jsme všichni
lead = Kdo vede hru?
lead-table = Celý stůl
lead-outside = Někdo, kdo nehraje
lead-table-help = Kdo má telefon v ruce, ťuká za všechny, a rozhodujete společně.
lead-help = Telefon zůstává u toho, kdo vede: ťukne po každém tahu a zapíše hlasy.
without-internet = Funguje bez internetu, dokud běží počítač se stolem a telefony jsou na jeho Wi-Fi.
screen-sleeps = Přes obyčejné http může obrazovka při hovoru zhasnout. Vadí-li to, nechte ji v nastavení telefonu svítit déle.
seat-here = tady
seat-shares = společný telefon
seat-acts = { $name }: změnit
order = Změnit pořadí
order-done = Pořadí platí
move-seat-away = Přesunout na jiný telefon
offer-scan = Naskenujte druhým telefonem
offer-qr = QR kód, který přesune místo na telefon, jenž ho naskenuje
offer-help = Platí jednou a jen minutu. Do té doby zůstává místo tady.
offer-over = Platnost kódu vypršela.
offer-again = Nový kód
rule-hold = Odpovídat za toto místo na mém telefonu
hold-sure = Odpovídat na tomto telefonu? Místo: { $name }. Všichni se to dozví.
moved = Toto místo je teď na jiném zařízení
moved-help = Všechno, co na něm bylo, je tam. Tady už z něj není vidět nic.
moved-watch = Dívat se tady
moved-join = Přidat se pod jiným jménem
seat-moved = Nově na jiném zařízení: { $name }
evening-file = Pro příští večer
evening-file-help = Malý soubor si pamatuje, která slova a obrázky už byly. Příště ho načtěte v předsálí a nevrátí se.
evening-save = Uložit soubor večera
evening-load = Načíst soubor
evening-loaded = Co už bylo, se nevrátí.
rename = Změnit jméno
save = Uložit
your-turn = Jste na řadě: { $what }

## Answers
send = Odeslat
send-again = Odeslat změnu
choose = Vyberte jedno
choose-seat = Vyberte hráče
your-text = Vaše odpověď
your-lines = Na každý řádek jedno
your-number = Vaše číslo
lines-count = { $count } z nejvýše { $most }
too-many-words =
    { $most ->
        [one] Jen jedno slovo.
        [few] Nejvýše { $most } slova.
        [many] Nejvýše { $most } slova.
       *[other] Nejvýše { $most } slov.
    }
letters-left =
    { $count ->
        [one] Zbývá jedno písmeno
        [few] Zbývají { $count } písmena
        [many] Zbývá { $count } písmene
       *[other] Zbývá { $count } písmen
    }
may-stay-open = Něco může zůstat nevyplněné.
form-unknown = Tahle hra tu potřebuje novější Facedown.
opens-in =
    { $seconds ->
        [one] Za sekundu
        [few] Za { $seconds } sekundy
        [many] Za { $seconds } sekundy
       *[other] Za { $seconds } sekund
    }
answer-given = Vaše odpověď platí.
change-answer = Změnit odpověď
card-hold = Podržte a podívejte se

## Waiting
waiting-host = Na řadě je hostitel: { $name }
waiting-host-unseated = Na řadě je hostitel
waiting-names = Čeká se na
waiting-count = Hotovo { $count } z { $of }
waiting-all = Čeká se na ostatní
turn = Na řadě:
time-left = Zbývající čas
last-call = poslední chvíle
paused = pauza
paused-long = Pauza: čas stojí.
seat-away = pryč

## Scores
points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
wins =
    { $count ->
        [0] žádná výhra
        [one] jedna výhra
        [few] { $count } výhry
        [many] { $count } výhry
       *[other] { $count } výher
    }
place = { $place }. místo

## Parts
less = Méně: { $label }
more = Více: { $label }
move-seat = Přesunout: { $name }, místo { $place } z { $of }; posouvají šipky

## The board
tv-margin = Velikost obrazu
tv-smaller = Menší
tv-larger = Větší

## The host
host-controls = Vedete hru
host-acting = Zastupujete hostitele
people = Hráči
room = Místnost
room-locked = Zamčeno
room-locked-help = Noví hráči musí zaklepat
room-hidden = Skrýt kód
room-hidden-help = Na TV se kód neukáže: pro vysílání
rule-skip = Pokračovat bez chybějících
rule-more = Přidat 30 sekund
rule-rewind = O krok zpět
rule-void = Zrušit toto kolo
rule-pause = Pauza
rule-resume = Pokračovat
rule-end = Ukončit partii
rule-host = Předat roli hostitele
rule-kick = Odebrat od stolu
rule-delete = Smazat místnost
rewind-sure = Vrátit se? Co mezitím padlo, se odehraje znovu.
void-sure = Zrušit toto kolo bez bodů?
end-sure = Ukončit partii hned?
kick-sure = Odebrat od stolu: { $name }?
delete-sure = Smazat místnost a všechno v ní, pro všechny?
knock-from = Klepe: { $name }
admit = Pustit
refuse = Teď ne

## Rulings, said to the whole table
ruling-skip = Hostitel pokračuje.
ruling-rewind = Hostitel se vrací o krok.
ruling-void = Toto kolo neplatí.
ruling-pause = Pauza od hostitele.
ruling-resume = Hra pokračuje.
ruling-more = Hostitel přidává čas.
ruling-end = Hostitel ukončuje partii.
ruling-host = Nový hostitel: { $name }
ruling-host-unseated = Hostitel nemá u stolu místo.
ruling-kick = Od stolu odchází: { $name }
ruling-lock = Místnost je zamčená.
ruling-unlock = Místnost je otevřená.
ruling-hide = Kód je skrytý.
ruling-show = Kód je vidět.
ruling-order = Nové pořadí u stolu.
ruling-restart = Stůl je obnovený: kolo začíná znovu.
ruling-hold = Nově na telefonu hostitele: { $name }
ruling-move = Hostitel přesunul na jiný telefon: { $name }
ruling-language = Místnost má jiný jazyk.

## The end
ended-deleted = Tato místnost je smazaná.
ended-kicked = Hostitel vás odebírá od stolu.
ended-kicked-again = Zpět ke dveřím
ended-elsewhere = U tohoto stolu sedíte v jiném okně.
ended-elsewhere-again = Pokračovat tady
ended-no_such_room = Místnost { $code } neexistuje. Možná už vypršela, nebo nesedí písmeno.
ended-lost = Na této adrese nic není.
ended-new = Založit místnost nebo se přidat

## Refusals
error-form = Tomu stůl nerozumí.
error-length = Je to příliš dlouhé.
error-stale = Na to už je pozdě.
error-stale_offer = Kód už neplatí nebo je použitý. Požádejte o nový.
error-no_evening = To není soubor večera.
error-not_asked = Teď nejste na řadě.
error-not_yours = To místo není vaše.
error-not_host = To může jen hostitel.
error-not_seated = Nejdřív se posaďte.
error-locked = Už to nejde změnit.
error-paused = Hra má pauzu.
error-early = Ještě okamžik.
error-shown = Mezitím se ukázalo tajemství; cesta zpět není.
error-no_such_call = To teď nejde.
error-no_such_ruling = To teď nejde.
error-no_such_wait = Není se kam vrátit.
error-no_such_room = Taková místnost není.
error-name_length = Jméno má 1 až 20 písmen.
error-name_taken = Toto nebo velmi podobné jméno už u stolu je.
error-name_letters = Použijte prosím čitelná písmena.
error-full = Další místo už není.
error-too_fast = Pomaleji, prosím.
error-too_many = Příliš mnoho najednou; zkuste to za chvíli.
error-too_big = To je najednou příliš.
error-too_heavy = Tolik si stůl nezapamatuje.
error-hello_first = Spojení musí začít znovu.
error-token = Toto zařízení stůl nezná; načtěte stránku znovu.
error-tv = Tohle herní plocha neumí.
error-over = Tento stůl už skončil.
error-unwell = U stolu nastala chyba. Nic se nezměnilo; zkuste to znovu.
error-unreachable = Stůl není k nalezení. Jste na stejné Wi-Fi?
error-too_few_seats = Na tuto hru je potřeba víc hráčů.
error-too_many_seats = Na tuto hru je vás příliš mnoho.
error-origin = Otevřete místnost na její vlastní adrese.
error-barred = Teď ne: rozhoduje se právě o tomto místě.
error-away = Na tomto místě teď nikdo není.
error-no_such_knock = U dveří už nikdo není.
error-running = Čas už běží.
error-self = Sebe prosím ne.
error-too_many_lines = To je najednou příliš mnoho.
