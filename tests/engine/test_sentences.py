"""Sentences for those who may not know all of it."""

import pytest

from verger.engine import Arg
from verger.engine.texts import Texts

CARD = Arg("card", ("ace", "king"), secret=True)
FIELD = Arg("field", size=3, secret=True)


@pytest.fixture
def texts(tmp_path):
    (tmp_path / "en.ftl").write_text(
        "card-ace = the ace\ncard-king = the king\ncard-hidden = some card\n"
        "event-draw = { $seat } draws { $card }.\nevent-go = { $seat } goes.\n",
        encoding="utf-8",
    )
    return Texts.load(tmp_path, "en")


def test_a_secret_is_said_to_whom_it_is_told(texts):
    said = {"kind": "draw", "seat": 0, "card": "ace"}
    assert texts.sentence("event", said, [Arg("seat"), CARD], ["Ana"]) == "Ana draws the ace."


def test_others_hear_that_there_is_one(texts):
    assert texts.sentence("event", {"kind": "draw", "seat": 0}, [Arg("seat"), CARD], ["Ana"]) == "Ana draws some card."


def test_a_sentence_need_not_speak_of_it(texts):
    assert texts.sentence("event", {"kind": "go", "seat": 0}, [Arg("seat"), FIELD], ["Ana"]) == "Ana goes."


def test_what_is_not_secret_must_be_said(texts):
    with pytest.raises(ValueError, match="event-draw"):
        texts.sentence("event", {"kind": "draw", "seat": 0}, [Arg("seat"), Arg("card", ("ace",))], ["Ana"])
