"""What observations and masks take of the speed: python -m bench.batches [GAME …]

A batch on one core that picks random actions, and writes what the acting seat knows and may do after every one, beside
the same game played bare; by turns, so that both have the same machine.
"""

import argparse

from verger.cli import speed
from verger.engine import registry

SEATS = (2, 4)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.batches", description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.names())
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--repeats", type=int, default=9)
    asked = parser.parse_args()
    speed.stay_on_one_core()
    pace = speed.Pace(asked.seconds, asked.repeats)
    for name in asked.games:
        for seats in SEATS:
            bare, watched, share = speed.bare_and_watched(registry.find(name), seats, pace)
            print(f"{name}, {seats} seats: {bare / 1e6:.2f} M steps/s bare, {watched / 1e6:.2f} M watched: {share:.2f}")


if __name__ == "__main__":
    main()
