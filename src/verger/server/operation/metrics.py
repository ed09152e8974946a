"""Metrics for Prometheus. They count what this process does; whoever runs several adds them up."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

FORMAT = "text/plain; version=0.0.4; charset=utf-8"

registry = CollectorRegistry()
for collector in (ProcessCollector, PlatformCollector, GCCollector):
    collector(registry=registry)

live = Gauge("verger_matches_live", "Matches that somebody is connected to here.", registry=registry)
sockets = Gauge("verger_sockets", "WebSockets that are open.", registry=registry)
made = Counter("verger_matches_made", "Matches made.", ["game"], registry=registry)
actions = Counter("verger_actions", "Actions played and kept, by people or bots.", ["game", "by"], registry=registry)
refusals = Counter("verger_refusals", "Requests and orders refused.", ["code"], registry=registry)
thinking = Histogram(
    "verger_thinking_seconds",
    "How long bots think.",
    ["level"],
    buckets=(0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16),
    registry=registry,
)
database = Histogram(
    "verger_database_seconds",
    "How long the database takes, waiting for a connection included.",
    ["kind"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
    registry=registry,
)
reading, writing = database.labels("read"), database.labels("write")
played = cache(actions.labels)


def written() -> bytes:
    """All figures as Prometheus reads them."""
    return generate_latest(registry)
