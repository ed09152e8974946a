"""What people hand over, and what they are told when it will not do. It needs no Numba, and knows no record."""
