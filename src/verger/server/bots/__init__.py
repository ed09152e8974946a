"""Bots at the tables: the scheduler, their turns, the threads in which they think, and hints."""
