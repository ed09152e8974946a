"""The scenes of the page's lessons are positions of their games, and the page has them as they are written."""

import pytest
from tools import lesson_records


@pytest.mark.parametrize("game", list(lesson_records.games()))
def test_the_page_has_the_scenes_as_they_are_written(game: str) -> None:
    """Where it has not: python -m tools.lesson_records."""
    assert lesson_records.path_of(game).read_text(encoding="utf-8") == lesson_records.records_of(game)
