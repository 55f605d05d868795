"""The web side: HTTP, the socket, the wire format, limits and headers."""
