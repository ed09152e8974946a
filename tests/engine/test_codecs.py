"""Codecs of positions: each writes what it reads, and an error names the entry and says what would be right."""

import json
from typing import Any

import numpy as np
import pytest

from verger.engine import PositionError, blank, codecs, record
from verger.engine.codecs import (
    SEAT,
    All,
    Amounts,
    Bits,
    Codec,
    Each,
    Field,
    First,
    Flag,
    Group,
    Items,
    Key,
    Known,
    Marked,
    Maybe,
    Null,
    Number,
    Once,
    Partial,
    PerSeat,
    Reading,
    Row,
    Rows,
    Said,
    Several,
    Some,
    Table,
    Words,
)

FRUITS = ("fig", "lemon", "olive")
STATE = record(events=1, fruits=(4, 3), supply=(3,), carts=(4,), hub=(), best=(3,))
POSITION = codecs.Position(
    ("day", "night"),
    1,
    codecs.Stock("fruits", rest="supply", total=lambda s: 9, keys=FRUITS),
    codecs.Stock("carts", rest="hub", total=lambda s: 3),
    codecs.Field("winners", First(SEAT, 3), field="best"),
)

CODECS: list[tuple[Codec, Any, Any]] = [
    (Number(2, 5), 4, 4),
    (Number(1, 3, more=1), 0, 1),
    (Key(FRUITS), 1, "lemon"),
    (Once(FRUITS), 2, "olive"),
    (Flag(), 1, True),
    (Maybe(Key(FRUITS)), -1, None),
    (Maybe(Key(FRUITS)), 0, "fig"),
    (Maybe(Key(FRUITS), len(FRUITS)), len(FRUITS), None),
    (Null(Number(0, 9)), None, None),
    (Null(Number(0, 9)), 3, 3),
    (Row(Key(FRUITS), 2, "fruits"), [2, 0], ["olive", "fig"]),
    (PerSeat(Number(0, 9)), [4, 7], [4, 7]),
    (Each(Key(FRUITS), lambda s: 3, "days"), [0, 2, 1], ["fig", "olive", "lemon"]),
    (First(SEAT, 3), [1, 0, -1], [1, 0]),
    (Marked(FRUITS), [1, 0, 1], ["fig", "olive"]),
    (Amounts(FRUITS, 9), [0, 3, 1], {"lemon": 3, "olive": 1}),
    (Amounts(FRUITS, 9, low=-9), [0, -3, 0], {"lemon": -3}),
    (All(FRUITS, Number(2, 9)), [2, 3, 4], {"fig": 2, "lemon": 3, "olive": 4}),
    (Bits(Key(FRUITS)), 0b101, ["fig", "olive"]),
    (Words(FRUITS), [2, 0, 0], "olive fig fig"),
    (Several(Key(FRUITS)), [1, 1], ["lemon", "lemon"]),
    (Items(Some(FRUITS, SEAT)), [{2: 1}, {}], [{"olive": 1}, {}]),
    (Known(FRUITS, Number(0, 9)), [-1, 4, -1], {"lemon": 4}),
    (Table(kind=Key(FRUITS), who=Maybe(SEAT)), {"kind": 0, "who": -1}, {"kind": "fig", "who": None}),
    (Partial(kind=Key(FRUITS), who=SEAT), {"who": 1}, {"who": 1}),
]

WRONG: list[tuple[Codec, Any, str]] = [
    (Number(2, 5), 6, "it must be a number from 2 to 5, not 6"),
    (Number(1, 3, more=1), 0, "it must be a number from 1 to 3, not 0"),
    (SEAT, 2, "it must be a number from 0 to 1, not 2"),
    (Key(FRUITS), "olives", "it must be one of fig, lemon, olive, not 'olives'; did you mean olive?"),
    (Several(Once(FRUITS)), ["fig", "fig"], "it: fig is already somewhere else"),
    (Flag(), 1, "it must be true or false, not 1"),
    (Row(Key(FRUITS), 2, "fruits"), ["fig"], "it must name 2 fruits, not 1"),
    (Row(Key(FRUITS), 1, "fruits"), ["plum"], "it[0] must be one of fig, lemon, olive, not 'plum'"),
    (PerSeat(SEAT), [0], "it must have one entry for each of the 2 seats, not [0]"),
    (Each(SEAT, lambda s: 3, "days"), [0], "it must have one entry for each of the 3 days, not [0]"),
    (Known(FRUITS, SEAT), {"fig": 2}, "it.fig must be a number from 0 to 1, not 2"),
    (All(FRUITS, SEAT), {"fig": 2}, "it.fig must be a number from 0 to 1, not 2"),
    (All(FRUITS, SEAT), {"plum": 2}, "plum is not an entry of it; there are fig, lemon, olive"),
    (Bits(Key(FRUITS)), ["plum"], "it must be one of fig, lemon, olive, not 'plum'"),
    (Words(FRUITS), ["fig"], "it must be words, not ['fig']"),
    (Words(FRUITS), "fig plum", "it must be one of fig, lemon, olive, not 'plum'"),
    (First(SEAT, 3), [0, 1, 0, 1], "it, how many must be a number from 0 to 3, not 4"),
    (Amounts(FRUITS, 9), {"fig": 10}, "it.fig must be a number from 0 to 9, not 10"),
    (Items(Table(who=SEAT)), [{"who": 0}, {"who": 5}], "it[1].who must be a number from 0 to 1, not 5"),
    (Table(kind=Key(FRUITS)), {}, "it.kind must be one of fig, lemon, olive, not None"),
    (Partial(kind=Key(FRUITS)), {"kid": "fig"}, "kid is not an entry of it; did you mean kind? There are kind"),
]


def reading() -> Reading:
    s = blank(STATE, 1)[0]
    s.seats = 2
    return Reading(s)


@pytest.mark.parametrize(("codec", "held", "written"), CODECS)
def test_a_codec_reads_what_it_writes(codec, held, written):
    now = reading()
    row = np.array(held) if isinstance(held, list) and isinstance(held[0], int) else held
    assert json.loads(json.dumps(codec.write(now.s, row))) == written
    assert codec.read(now, "it", written) == held


@pytest.mark.parametrize(("codec", "value", "complaint"), WRONG)
def test_what_is_wrong_is_named(codec, value, complaint):
    with pytest.raises(PositionError) as wrong:
        codec.read(reading(), "it", value)
    assert str(wrong.value) == complaint


def test_a_position_is_written_as_it_is_read():
    s = reading().s
    written = {"seats": 2, "phase": "day", "turn": 1, "fruits": [{"fig": 4}, {"fig": 5, "olive": 1}], "carts": [0, 2],
               "winners": [1], "turns": 3, "reveals": 1, "over": "running", "generator": 2**64 - 1}  # fmt: skip
    POSITION.place(s, written)
    assert POSITION.describe(s) == written
    assert (s.supply.tolist(), int(s.hub), int(s.pending)) == ([0, 9, 8], 1, 0b10)


def test_what_is_not_said_is_as_in_a_fresh_box():
    s = reading().s
    POSITION.place(s, {"seats": 2})
    said = POSITION.describe(s)
    assert (said["phase"], said["fruits"], said["winners"], said["over"]) == ("night", [{}, {}], [], "running")
    assert (s.supply.tolist(), s.best.tolist()) == ([9] * 3, [-1] * 3)


def test_nobody_holds_more_than_the_others_leave():
    cases: list[tuple[dict[str, Any], str]] = [
        ({"fruits": [{"fig": 5}, {"fig": 5}]}, r"^fruits\[1\]\.fig must be a number from 0 to 4, not 5$"),
        ({"carts": [10**9, 0]}, r"^carts\[0\] must be a number from 0 to 3, not 1000000000$"),
    ]
    for entries, complaint in cases:
        with pytest.raises(PositionError, match=complaint):
            POSITION.place(reading().s, {"seats": 2} | entries)


def test_a_word_that_one_codec_has_read_another_may_read_again():
    one, other, now = Once(FRUITS), Once(FRUITS), reading()
    assert one.read(now, "it", "fig") == other.read(now, "that", "fig") == 0
    assert one.left(now) == [1, 2]


def double(s):
    s.hub *= 2


OWN = codecs.Position(
    ("day", "night"),
    1,
    Field("phase", Key(("day", "night")), lambda s: "day" if s.hub else "night"),
    Group("lead", who=Field("hub", Key(FRUITS)), by=Field("carts", PerSeat(Number(0, 9)))),
    Said("best", Several(SEAT), lambda s: s.best[:1], lambda s, value: s.best.fill(len(value))),
    silent=("turn", "over"),
    before=(lambda s: s.supply.fill(7),),
    after=(double,),
)


def test_an_entry_of_the_games_own_stands_for_the_usual_one_and_what_is_silent_is_not_said():
    s = reading().s
    s.hub = 1
    OWN.place(s, {"seats": 2, "best": [0]})
    assert list(OWN.describe(s)) == ["seats", "phase", "lead", "best", "turns", "reveals", "generator"]
    assert (OWN.describe(s)["phase"], s.best.tolist(), s.supply.tolist(), int(s.hub)) == ("day", [1] * 3, [7] * 3, 2)
    with pytest.raises(PositionError, match=r"^over is not an entry of a position"):
        OWN.place(s, {"seats": 2, "over": "ended"})


def test_fields_in_a_table_are_null_where_the_first_holds_nothing():
    s = reading().s
    OWN.place(s, {"seats": 2, "lead": {"who": "lemon", "by": [3, 4]}})
    assert (int(s.hub), s.carts.tolist()) == (2, [3, 4, 0, 0])
    s.hub = 1
    assert OWN.describe(s)["lead"] == {"who": "lemon", "by": [3, 4]}
    s.hub = -1
    assert OWN.describe(s)["lead"] is None
    with pytest.raises(PositionError, match=r"^lead\.by\[1\] must be a number from 0 to 9, not 10$"):
        OWN.place(s, {"seats": 2, "lead": {"who": "fig", "by": [3, 10]}})


def test_what_is_not_said_of_all_keys_is_as_the_codec_has_it():
    assert All(FRUITS, Number(2, 9)).read(reading(), "it", {"lemon": 5}) == [2, 5, 2]


ROWS = Rows("seats_of", PerSeat, carts=("carts", Number(0, 9)), said=("", Flag()))


def test_rows_of_fields_stay_as_they_are_where_nothing_is_said_of_them():
    now = reading()
    now.s.carts[:2] = 5, 6
    assert ROWS.codec.write(now.s, ROWS.held(now.s)) == [{"carts": 5}, {"carts": 6}]
    ROWS.hold(now, ROWS.codec.read(now, "seats_of", [{"said": True}, {"carts": 7}]))
    assert now.s.carts[:2].tolist() == [5, 7]
    with pytest.raises(PositionError, match=r"^seats_of\[1\]\.carts must be a number from 0 to 9, not 10$"):
        ROWS.codec.read(now, "seats_of", [{}, {"carts": 10}])
