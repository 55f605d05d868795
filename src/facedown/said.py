"""What the terminal says, in each language that it speaks."""

ENGLISH = {
    "ready": "Facedown is ready. Scan this, or type the address into a phone on the same Wi-Fi:",
    "ready_alone": "Facedown is ready, for this computer alone (listening on {host}):",
    "ready_public": "Facedown is ready. Scan this, or type the address:",
    "no_network": "This computer is on no network that a phone could reach. Join a Wi-Fi, or open\n"
    "a hotspot, and start again. Until then, for this computer alone:",
    "here": "On this computer   {address}",
    "others": "Should it not open, this computer has other addresses too:",
    "virtual": "({interface}, virtual: containers, a virtual machine or a VPN)",
    "real": "({interface})",
    "data": "Journal in         {folder}",
    "stop": "Ctrl-C ends it. Rooms are kept in the journal, and are there again next time.",
    "nobody": """\
No phone has come in a minute. What usually stands in the way:
  - The phone is on another Wi-Fi, or on mobile data. Compare the network's name on both.
  - A guest network keeps devices apart. Use the main one, or the hotspot of a phone.
  - A firewall on this computer. Allow incoming connections to port {port}.
  - A VPN, on this computer or on the phone. Switch it off for the evening.
To check, open {address} on this computer, then on the phone. If it opens
here only, the network or the firewall is in the way.""",
    "stopped": "The table is closed.",
    "port_taken": "port {port} is in use, perhaps by another table; try --port {other}",
    "port_refused": "port {port} is for administrators only; try --port 3223",
    "no_such_host": "this computer has no address {host} to listen on",
    "data_unwritable": "cannot write to the data folder {folder}; choose another with --data DIR",
    "tls_unreadable": "cannot read {path}, the certificate or key given with --tls",
    "tls_unfit": "the certificate {cert} and the key {key} are no pair of PEM files that fit",
    "newer_journal": "the journal in {folder} was written by a newer Facedown; update this one, "
    "or choose another folder with --data DIR",
}

CZECH = {
    "ready": "Stůl je připraven. Naskenujte kód nebo napište adresu do telefonu na téže Wi-Fi:",
    "ready_alone": "Stůl je připraven, jen pro tento počítač (naslouchá na {host}):",
    "ready_public": "Stůl je připraven. Naskenujte kód nebo napište adresu:",
    "no_network": "Tento počítač není v žádné síti, na kterou by telefon dosáhl. Připojte ho\n"
    "k Wi-Fi nebo zapněte hotspot a spusťte znovu. Zatím jen pro tento počítač:",
    "here": "Na tomto počítači  {address}",
    "others": "Kdyby se neotevřela, má tento počítač i jiné adresy:",
    "virtual": "({interface}, virtuální: kontejnery, virtuální stroj nebo VPN)",
    "real": "({interface})",
    "data": "Deník je v         {folder}",
    "stop": "Ctrl-C stůl zavře. Místnosti zůstanou v deníku a příště tu budou zas.",
    "nobody": """\
Za minutu nepřišel žádný telefon. Co obvykle stojí v cestě:
  - Telefon je na jiné Wi-Fi nebo na mobilních datech. Porovnejte název sítě na obou.
  - Síť pro hosty drží zařízení od sebe. Použijte hlavní síť nebo hotspot z telefonu.
  - Firewall na tomto počítači. Povolte příchozí spojení na port {port}.
  - VPN na tomto počítači nebo v telefonu. Na večer ji vypněte.
Zkouška: otevřete {address} na tomto počítači a pak v telefonu. Otevře-li se
jen tady, překáží síť nebo firewall.""",
    "stopped": "Stůl je zavřen.",
    "port_taken": "port {port} je obsazen, snad jiným stolem; zkuste --port {other}",
    "port_refused": "port {port} je jen pro správce; zkuste --port 3223",
    "no_such_host": "tento počítač nemá adresu {host}, na které by naslouchal",
    "data_unwritable": "do složky {folder} nelze zapisovat; zvolte jinou přes --data DIR",
    "tls_unreadable": "nelze přečíst {path}, certifikát nebo klíč z --tls",
    "tls_unfit": "certifikát {cert} a klíč {key} nejsou dvojice souborů PEM, které k sobě patří",
    "newer_journal": "deník ve složce {folder} zapsal novější Facedown; aktualizujte tento, "
    "nebo zvolte jinou složku přes --data DIR",
}

SAID = {"en": ENGLISH, "cs": CZECH}


def say(language: str, what: str, **given: object) -> str:
    """A sentence for the person at the computer, in their language."""
    return SAID[language][what].format(**given)
