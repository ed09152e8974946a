"""HTTP: what is asked and answered once, and what every request brings with it."""
