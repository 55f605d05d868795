"""The kernel: what a table is, whatever is played at it. Pure: no I/O, no clock, no asyncio."""
