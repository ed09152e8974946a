"""Matches and the tables around them: snapshots, orders, and what each guest is told of them."""
