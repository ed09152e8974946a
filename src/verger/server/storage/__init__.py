"""The database: rows, transactions, compare-and-set, leases, presence, and pub/sub between processes."""
