"""The exponential and the logarithm: right, and the same everywhere."""

import dis
import inspect
import math
import re

import numpy as np
import pytest
from tests.engine.support import BROUGHT

from verger import bots
from verger.engine.compiled import RULES
from verger.engine.numbers import exp, log

CLOSE = 4e-16
INEXACT = set(dir(math)) - {"sqrt", "floor", "ceil", "trunc", "fabs", "inf", "nan"} | {"power", "random"}
"""What machines do not compute to the same bits."""

python_exp, python_log = getattr(exp, "py_func", exp), getattr(log, "py_func", log)


def spread(low, high):
    return np.random.default_rng(1).uniform(low, high, 20_000).tolist()


def same_bits(one, other):
    return np.float64(one).tobytes() == np.float64(other).tobytes()


@pytest.mark.parametrize("reach", [1e-6, 1.0, 30.0, 708.0])
def test_exp_is_close(reach):
    for x in spread(-reach, reach):
        assert exp(x) == pytest.approx(math.exp(x), rel=CLOSE, abs=0.0)


@pytest.mark.parametrize("reach", [1e-6, 1.0, 30.0, 708.0])
def test_log_is_close(reach):
    for x in map(math.exp, spread(-reach, reach)):
        assert log(x) == pytest.approx(math.log(x), rel=CLOSE, abs=CLOSE)


def test_log_of_a_count_is_close():
    for n in range(1, 20_000):
        assert log(n) == pytest.approx(math.log(n), rel=CLOSE, abs=0.0)


def test_far_out_nothing_breaks():
    assert exp(-708.1) == exp(-1e9) == exp(-math.inf) == 0.0
    assert exp(709.1) == exp(1e9) == exp(math.inf) == math.inf
    assert exp(0.0) == 1.0
    assert log(1.0) == 0.0


def test_interpreted_and_compiled_agree_to_the_last_bit():
    for x in spread(-700.0, 700.0):
        assert same_bits(exp(x), python_exp(x))
        assert same_bits(log(python_exp(x)), python_log(python_exp(x)))


def test_some_results_to_the_last_bit():
    """Whoever changes the order of operations changes what seeded searches choose."""
    assert exp(1.0).hex() == "0x1.5bf0a8b14576ap+1"
    assert log(10.0).hex() == "0x1.26bb1bbb55516p+1"


def test_no_rule_asks_a_library_for_what_differs_from_machine_to_machine():
    for game in BROUGHT:
        bots.thinking(game)
        bots.thinking(game, rounds=1)
    for name, rule in RULES.items():
        function = getattr(rule, "py_func", rule)
        asked = set(re.findall(r"\b(?:math|np)\.(\w+)", inspect.getsource(function)))
        assert not asked & INEXACT, name
        powers = [one for one in dis.get_instructions(function) if one.opname == "BINARY_OP" and one.argrepr == "**"]
        assert not powers, name
