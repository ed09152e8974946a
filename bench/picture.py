"""A square picture with two axes, for what the benches measure."""

from __future__ import annotations

from collections.abc import Mapping

SIDE, EDGE = 320, 44
FAR = SIDE - EDGE
INK, FAINT = "#2f6b4f", "#bbb"


def across(share: float) -> float:
    """Where a share of the way lies from left to right."""
    return EDGE + share * (FAR - EDGE)


def up(share: float) -> float:
    """The same from the bottom up."""
    return SIDE - across(share)


def shares() -> dict[float, str]:
    """The marks of an axis of shares."""
    return {share: f"{share:.0%}" for share in (0.0, 0.5, 1.0)}


Marks = Mapping[float, str]


def written(x: float, y: float, anchor: str, word: str, colour: str = "#000") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" fill="{colour}">{word}</text>'


def picture(title: str, axes: tuple[str, str], below: Marks, beside: Marks, drawn: str, margin: int = 0) -> str:
    """What is drawn, in a frame with a title, marks on both axes and what they are marks of; a margin on the right."""
    below_it = (written(across(at), FAR + 16, "middle", word) for at, word in below.items())
    beside_it = (written(EDGE - 6, up(at) + 4, "end", word) for at, word in beside.items())
    wide = SIDE + margin
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{SIDE}" viewBox="0 0 {wide} {SIDE}" '
        f'font-family="sans-serif" font-size="11" role="img"><title>{title}</title>'
        f'<rect width="{wide}" height="{SIDE}" fill="#fff"/>'
        f'<text x="{SIDE / 2}" y="22" text-anchor="middle" font-size="13">{title}</text>'
        f'<rect x="{EDGE}" y="{EDGE}" width="{FAR - EDGE}" height="{FAR - EDGE}" fill="none" stroke="{FAINT}"/>'
        f"{drawn}{''.join(below_it)}{''.join(beside_it)}"
        f'<text x="{SIDE / 2}" y="{SIDE - 8}" text-anchor="middle">{axes[0]}</text>'
        f'<text transform="rotate(-90 9 {SIDE / 2})" x="9" y="{SIDE / 2}" text-anchor="middle">{axes[1]}</text>'
        "</svg>\n"
    )
