"""What a network makes of an observation, in compiled code: 32-bit floats, nothing allocated, the same bits everywhere.

A product of a vector and a matrix is a sum of the matrix's rows, added up one after another: whole rows are added at
once (LLVM vectorises that), and yet every sum is in the order written here, on a core and in WebAssembly. Rows that
are multiplied by zero are skipped, and most of an observation is zero. The weights are one array, a matrix or a bias
after another in the order of `networks.names`; activations lie in another, `cells`, and both belong to the caller.
"""

from __future__ import annotations

import math

import numpy as np

from verger.engine import rule
from verger.engine.numbers import exp

from .narrow import single

SMALL = 1e-5
"""Added to a variance, so that nothing is divided by zero."""

ZERO = np.float32(0.0)


@rule
def add_row(x, row, out):
    for j in range(len(out)):
        out[j] += x * single(row[j])


@rule
def add_four(x0, x1, x2, x3, row0, row1, row2, row3, out):
    """Four rows in one go, each sum still in their order."""
    for j in range(len(out)):
        two = (out[j] + x0 * single(row0[j])) + x1 * single(row1[j])
        out[j] = (two + x2 * single(row2[j])) + x3 * single(row3[j])


@rule
def add_product(x, matrix, out):
    """out += x @ matrix, whose rows lie one after another."""
    width = len(out)
    found = 0
    i0 = i1 = i2 = 0
    for i in range(len(x)):
        if x[i] == ZERO:
            continue
        if found == 0:
            i0 = i
        elif found == 1:
            i1 = i
        elif found == 2:
            i2 = i
        else:
            add_four(
                x[i0], x[i1], x[i2], x[i],
                matrix[i0 * width : (i0 + 1) * width], matrix[i1 * width : (i1 + 1) * width],
                matrix[i2 * width : (i2 + 1) * width], matrix[i * width : (i + 1) * width], out,
            )  # fmt: skip
        found = (found + 1) % 4
    if found > 0:
        add_row(x[i0], matrix[i0 * width : (i0 + 1) * width], out)
    if found > 1:
        add_row(x[i1], matrix[i1 * width : (i1 + 1) * width], out)
    if found > 2:
        add_row(x[i2], matrix[i2 * width : (i2 + 1) * width], out)


@rule
def dense(x, weights, at, out):
    """out = x @ matrix + bias, which lie at a place of the weights; the place of what follows them."""
    bias = at + len(x) * len(out)
    for j in range(len(out)):
        out[j] = single(weights[bias + j])
    add_product(x, weights[at:bias], out)
    return bias + len(out)


@rule
def relu(h):
    for j in range(len(h)):
        h[j] = max(h[j], ZERO)


@rule
def normalise(h, out):
    """(h - mean) / deviation, into `out`."""
    total = np.float64(0.0)
    for j in range(len(h)):
        total += np.float64(h[j])
    mean = total / len(h)
    squares = np.float64(0.0)
    for j in range(len(h)):
        squares += (h[j] - mean) * (h[j] - mean)
    middle = np.float32(mean)
    scale = np.float32(1.0 / math.sqrt(squares / len(h) + SMALL))
    for j in range(len(h)):
        out[j] = (h[j] - middle) * scale


@rule
def trunk(weights, cells, inputs, width, blocks, hidden):
    """From the observation in the first cells to z in those after it; the place of the heads' weights."""
    z = cells[inputs : inputs + width]
    h = cells[inputs + width : inputs + 2 * width]
    inner = cells[inputs + 2 * width : inputs + 2 * width + hidden]
    at = dense(cells[:inputs], weights, 0, h)
    relu(h)
    for _ in range(blocks):
        normalise(h, z)
        at = dense(z, weights, at, inner)
        relu(inner)
        add_product(inner, weights[at : at + hidden * width], h)
        at += hidden * width
        for j in range(width):
            h[j] += single(weights[at + j])
        at += width
    normalise(h, z)
    return at


@rule
def dot(x, row):
    """A product of two vectors, in four sums side by side."""
    a = b = c = d = ZERO
    j = 0
    while j + 4 <= len(x):
        a += x[j] * single(row[j])
        b += x[j + 1] * single(row[j + 1])
        c += x[j + 2] * single(row[j + 2])
        d += x[j + 3] * single(row[j + 3])
        j += 4
    while j < len(x):
        a += x[j] * single(row[j])
        j += 1
    return (a + b) + (c + d)


@rule
def policy(weights, at, z, actions, legal, count, out):
    """The logits of the legal actions; a row of the weights belongs to an action. The place of what follows them."""
    width = len(z)
    bias = at + actions * width
    for i in range(count):
        row = at + legal[i] * width
        out[i] = dot(z, weights[row : row + width]) + single(weights[bias + legal[i]])
    return bias + actions


@rule
def softmax(values, count):
    """Logits made into shares of 1."""
    most = values[0]
    for i in range(1, count):
        most = max(most, values[i])
    total = 0.0
    for i in range(count):
        values[i] = exp(values[i] - most)
        total += values[i]
    for i in range(count):
        values[i] /= total
