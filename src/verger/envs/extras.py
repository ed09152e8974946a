"""What a face needs that not everybody has installed."""

from __future__ import annotations

import importlib


def need(*modules: str) -> None:
    """See to it that these modules of other projects are there; ImportError says how to get them."""
    for module in modules:
        try:
            importlib.import_module(module)
        except ImportError as error:
            raise ImportError(
                f"{module} is needed here and not installed: pip install 'verger[envs]'", name=module
            ) from error
