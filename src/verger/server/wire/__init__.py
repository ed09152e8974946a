"""The shapes of all that crosses the wire, both ways: messages, orders, and the codes of what is refused."""
