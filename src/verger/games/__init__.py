"""The games: one folder each, known to the engine through the entry point group `verger.games` alone."""
