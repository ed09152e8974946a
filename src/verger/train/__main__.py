"""`python -m verger.train <game>`: as `verger train`, for machines without Numba."""

import sys

from .command import main

if __name__ == "__main__":
    main(sys.argv[1:])
