"""What is said to whoever gets something wrong."""

import re


def pattern(words: str) -> str:
    """A pattern for words in which … stands for any others."""
    return ".*".join(map(re.escape, words.split("…")))
