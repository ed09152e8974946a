"""Exponential and logarithm of our own: + - * / and bits alone, so that every machine gets the same bits.

A library's differ in the last place from system to system, and a browser has yet another one; two searches that agree
on everything else would then part ways. Both are within 4e-16 of the true value, relative to it (a logarithm near 0:
to 1), which is one or two units in the last place.
"""

import math

import numpy as np

from .compiled import rule

_LOG_2 = 0.6931471805599453
_LOG_2_HIGH, _LOG_2_LOW = 0.6931471803691238, 1.9082149292705877e-10  # in two parts: the first times k is exact
_ROOT_2 = 1.4142135623730951
_BIAS, _FRACTION = 1023, 52  # a float64 is 2 ** (its exponent's bits - bias) * (1 + fraction)
_FRACTION_BITS = (1 << _FRACTION) - 1
_SMALLEST, _LARGEST = -708.0, 709.0
_EXP = tuple(1.0 / math.factorial(n) for n in range(13, -1, -1))
_ARTANH = tuple(1.0 / n for n in range(21, 1, -2))


@rule
def power_of_2(k):
    """2 ** k for a whole number from -1022 to 1023."""
    return np.int64((k + _BIAS) << _FRACTION).view(np.float64)


@rule
def exp(x):
    """e ** x; 0 below exp(-708), infinite beyond exp(709).

    x = k log 2 + r, and e ** r is Taylor's series up to r ** 13, whose rest is below 1e-17 for |r| <= log(2) / 2.
    """
    if x < _SMALLEST:
        return 0.0
    if x > _LARGEST:
        return np.inf
    k = np.int64(x / _LOG_2 + (0.5 if x > 0.0 else -0.5))
    r = (x - k * _LOG_2_HIGH) - k * _LOG_2_LOW
    series = 0.0
    for i in range(len(_EXP)):
        series = series * r + _EXP[i]
    return series * power_of_2(k)


@rule
def log(x):
    """The natural logarithm of a positive number that is not tiny (from 2 ** -1022 on).

    x = m 2 ** k with m about 1, and log m = 2 artanh(t) with t = (m - 1) / (m + 1), as a series up to t ** 21.
    """
    bits = np.float64(x).view(np.int64)
    k = (bits >> _FRACTION) - _BIAS
    m = np.int64((bits & _FRACTION_BITS) | (_BIAS << _FRACTION)).view(np.float64)
    if m > _ROOT_2:
        m *= 0.5
        k += 1
    t = (m - 1.0) / (m + 1.0)
    square = t * t
    rest = 0.0
    for i in range(len(_ARTANH)):
        rest = (rest + _ARTANH[i]) * square
    return k * _LOG_2_HIGH + (2.0 * (t + t * rest) + k * _LOG_2_LOW)
