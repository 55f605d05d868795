"""Which address phones can reach, among all that this computer has."""

import re
import socket
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

import ifaddr
import msgspec

# Bridges of containers and virtual machines, tunnels, and radios that no phone joins.
VIRTUAL = re.compile(
    r"^(docker|br-|veth|virbr|vmnet|vboxnet|vnet|lxc|lxd|cni|flannel|cali|podman|kube"
    r"|tun|tap|wg|tailscale|zt|utun|ppp|ipsec|nordlynx|proton|mullvad|awdl|llw|ap\d|dummy)"
    r"|vethernet|hyper-v|virtual|vmware|wsl|vpn|tap-|wintun|wireguard|tailscale|zerotier"
    r"|hamachi|bluetooth|loopback",
    re.IGNORECASE,
)
# The ranges that home routers hand out (RFC 1918).
AT_HOME = tuple(map(ip_network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))


class Address(msgspec.Struct, frozen=True):
    """One address of this computer, and the interface that has it; `bits` of it are the network."""

    ip: str
    interface: str
    bits: int = 24

    @property
    def virtual(self) -> bool:
        """Whether it leads to containers, virtual machines or a tunnel rather than to a room."""
        alone = ip_address(self.ip).max_prefixlen - self.bits < 2
        return alone or bool(VIRTUAL.search(self.interface))


def addresses(host: str) -> tuple[Address, ...]:
    """The addresses at which others may reach a table that listens on `host`, likeliest first."""
    return likeliest_first((one for one in found() if heard(one, host)), routed())


def heard(address: Address, host: str) -> bool:
    """Whether who listens on `host` hears what comes to an address."""
    everywhere = {"0.0.0.0": "ip4", "::": "ip6", "": "any"}.get(host)
    version = "ip6" if ":" in address.ip else "ip4"
    return everywhere in ("any", version) or address.ip == host


def likeliest_first(all_of_them: Iterable[Address], routed: str | None) -> tuple[Address, ...]:
    """Addresses in the order in which a phone on the Wi-Fi is likely to reach them.

    `routed` is the one that this computer itself goes out by, if it has a way out.
    """

    def unlikely(address: Address) -> tuple[bool, bool, bool, bool]:
        ip = ip_address(address.ip)
        # A VPN takes the way out over, so that going out by it speaks for a real interface only.
        return address.virtual, ip.version == 6, not is_at_home(ip), address.ip != routed

    return tuple(sorted((one for one in all_of_them if reachable(one.ip)), key=unlikely))


def reachable(text: str) -> bool:
    """Whether an address means this computer to others, without knowing the interface."""
    ip = ip_address(text)
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast)


def is_at_home(ip: IPv4Address | IPv6Address) -> bool:
    """Whether an address is of those that home routers hand out."""
    return any(ip in network for network in AT_HOME)


def found() -> Iterator[Address]:
    """What the system says of its interfaces."""
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            text = ip.ip if isinstance(ip.ip, str) else ip.ip[0]
            # Windows calls an adapter by a GUID; its nice name tells what it is.
            yield Address(text, adapter.nice_name, ip.network_prefix)


def routed() -> str | None:
    """The address by which this computer goes out, or None when it is on no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            # Nothing is sent: connecting a datagram socket only asks for the route.
            way_out.connect(("198.51.100.1", 9))
        except OSError:
            return None
        return str(way_out.getsockname()[0])
