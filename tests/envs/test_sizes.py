"""Curves over batch sizes: the pictures show what was measured."""

import pytest
from bench.sizes import LINE, pictures, share, short, spread


@pytest.mark.parametrize(("path", "picture"), list(pictures()), ids=lambda one: getattr(one, "stem", ""))
def test_a_picture_is_what_was_measured(path, picture):
    assert path.read_text() == picture, "`python -m bench.sizes` draws it"


def test_a_scale_has_as_much_room_for_every_power():
    assert [share(value, (1, 100)) for value in (1, 10, 100)] == pytest.approx([0.0, 0.5, 1.0])
    assert [short(value) for value in (1, 100, 1e4, 1e6, 1e9)] == ["1", "100", "10k", "1M", "1G"]


def test_names_do_not_lie_on_each_other():
    assert spread([50, 10, 12]) == [10, 10 + LINE, 50]
