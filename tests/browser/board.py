"""What is asked of every board: that it can be read, and that it stays where it is."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

LEAST = 12
"""Pixels of CSS that letters have at least."""
STEADY = 0.02
"""How much of the page may move by itself during a turn, as browsers measure it."""

SMALL_PRINT = """(least) => {
  const parts = [...document.querySelectorAll('main *')]
  const says = (one) => [...one.childNodes].some((part) => part.data?.trim())
  const written = (one) => one.checkVisibility() && !one.closest('.unseen') && says(one)
  const scale = (one) => (one.getScreenCTM ? Math.abs(one.getScreenCTM().d) : 1)
  const size = (one) => parseFloat(getComputedStyle(one).fontSize) * scale(one)
  return parts.filter(written).filter((one) => size(one) < least).map((one) => [one.textContent.trim(), size(one)])
}"""
SIZES: list[Any] = [{"width": 1440, "height": 900}, {"width": 1024, "height": 768}, {"width": 390, "height": 844}]
WATCH = """() => {
  window.shifts = []
  window.observer ??= new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const moved = sources.map(({ node }) => (node?.nodeType === 1 ? node : node?.parentElement))
      const named = moved.map((one) => `${one?.localName}.${one?.closest('[class]')?.getAttribute('class')}`)
      window.shifts.push([value, named.join(', ')])
    }
  })
  window.observer.observe({ type: 'layout-shift' })
}"""


def small_print(page: Page) -> Any:
    """What is written on the board in letters that are too small, and their size."""
    return page.evaluate(SMALL_PRINT, LEAST)


def watch(page: Page) -> None:
    """From now on, note what moves by itself."""
    page.evaluate("document.fonts.ready")
    page.evaluate(WATCH)


def shift(page: Page) -> float:
    """How much has moved since."""
    moved: float = page.evaluate("shifts.reduce((sum, [value]) => sum + value, 0)")
    return moved


def sources(page: Page) -> str:
    """What has moved most, by its classes."""
    return str(page.evaluate("shifts.toSorted(([one], [other]) => other - one).slice(0, 2).join('; ')"))
