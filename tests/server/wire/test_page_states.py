"""What the page is to say of a match is what the server says."""

import json

import pytest
from tools.page_states import STATES, dealt, told

from verger.match import games


@pytest.mark.parametrize("game", games())
def test_what_the_page_is_tried_on_is_up_to_date(game):
    written = json.loads(STATES.read_text(encoding="utf-8"))[game]
    assert written == {match: told(one) for match, one in dealt(game)}, "run `python -m tools.page_states`"
