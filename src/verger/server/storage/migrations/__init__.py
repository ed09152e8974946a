"""The way from any earlier database to the present tables, applied on start."""
