"""The live room: devices at a table, one verb a file. Effects happen here, rules do not."""
