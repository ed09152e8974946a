"""A program to be run: it plays the first thing that is legal, until the misbehaviour it was started for is due."""

import json
import os
import sys
import time

sort, due = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0

for line in sys.stdin:
    turn = json.loads(line)
    if turn["type"] != "turn":
        print(line, end="", file=sys.stderr, flush=True)
        continue
    answer = {"turn": turn["turn"], "action": turn["choices"][0]["id"]}
    if turn["turn"] >= due:
        match sort:
            case "honest-dict":
                answer["action"] = turn["choices"][0]
            case "cheat":
                legal = {choice["id"] for choice in turn["choices"]}
                answer["action"] = next(number for number in range(10_000) if number not in legal)
            case "liar":
                answer["turn"] += 1
            case "poet":
                print("roses are red", flush=True)
                continue
            case "mute":
                answer["action"] = None
            case "late":
                time.sleep(1.0)
            case "asleep":
                time.sleep(3600)
            case "dead":
                os._exit(1)
            case "endless":
                while True:
                    sys.stdout.write("x" * 4096)
    print(json.dumps(answer), flush=True)
