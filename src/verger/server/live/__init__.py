"""WebSocket: matches and the lobby as they change, and orders the other way."""
