"""Which address is shown to phones when a computer has several."""

from facedown.lan import Address, heard, likeliest_first

WIFI = Address("192.168.1.20", "wlan0")
CABLE = Address("10.0.0.7", "enp3s0")
DOCKER = Address("172.17.0.1", "docker0", 16)
TUNNEL = Address("10.8.0.2", "tun0")


def order(*all_of_them, routed=None):
    """The addresses as they are offered, the chosen one first."""
    return [one.ip for one in likeliest_first(all_of_them, routed)]


def test_a_real_network_comes_before_containers():
    """Docker's bridge has a private address too, but no phone is on it."""
    assert order(DOCKER, WIFI) == [WIFI.ip, DOCKER.ip]


def test_a_vpn_that_takes_the_way_out_over_is_not_chosen():
    """With a VPN up the computer goes out by the tunnel; phones still come by the Wi-Fi."""
    assert order(TUNNEL, WIFI, routed=TUNNEL.ip) == [WIFI.ip, TUNNEL.ip]


def test_of_two_real_networks_the_way_out_is_chosen():
    """A laptop on cable and Wi-Fi: the router is where the phones are."""
    assert order(WIFI, CABLE, routed=CABLE.ip) == [CABLE.ip, WIFI.ip]
    assert order(CABLE, WIFI, routed=WIFI.ip) == [WIFI.ip, CABLE.ip]


def test_a_home_network_comes_before_a_public_address():
    """What a home router hands out is reachable from the sofa; a public address often isn't."""
    public = Address("203.0.113.5", "eth1")
    assert order(public, WIFI, routed=public.ip) == [WIFI.ip, public.ip]


def test_old_addresses_come_before_new_ones():
    """IPv6 is listed last: nobody types it into a TV."""
    new = Address("2001:db8::7", "wlan0", 64)
    assert order(new, WIFI) == [WIFI.ip, new.ip]


def test_addresses_that_mean_nothing_to_others_are_left_out():
    """Loopback and link-local addresses are no way in."""
    loopback, lost = Address("127.0.0.1", "lo", 8), Address("169.254.7.7", "eth0", 16)
    assert order(loopback, lost, Address("fe80::1", "eth0", 64)) == []


def test_windows_names_are_understood():
    """Windows describes adapters in words."""
    assert Address("172.20.0.1", "Hyper-V Virtual Ethernet Adapter").virtual
    assert Address("192.168.56.1", "VirtualBox Host-Only Ethernet Adapter").virtual
    assert not Address("192.168.1.5", "Intel(R) Wi-Fi 6 AX201 160MHz").virtual


def test_a_network_of_one_is_a_tunnel():
    """An address that shares its network with nobody leads to no phone."""
    assert Address("100.101.102.103", "whatever", 32).virtual
    assert not Address("fd00::2", "eth0", 64).virtual


def test_a_table_on_every_old_address_hears_no_new_one():
    """0.0.0.0 is IPv4 only: an IPv6 address would be shown in vain."""
    new = Address("2001:db8::7", "wlan0", 64)
    assert heard(WIFI, "0.0.0.0") and not heard(new, "0.0.0.0")
    assert heard(new, "::") and not heard(WIFI, "::")
    assert heard(WIFI, WIFI.ip) and not heard(CABLE, WIFI.ip)
