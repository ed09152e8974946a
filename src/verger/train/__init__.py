"""Networks that learn by playing themselves: `verger train <game>`, or without Numba `python -m verger.train <game>`.

Needs PyTorch. Nothing here knows a game but by its recipe (`recipes.toml`): what a network of one is like, and at which
tables it learns. What is learned is written in one small file (`weights.py`), read by bots that need none of this.
"""
