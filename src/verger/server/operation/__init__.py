"""What every room stands on: settings, logs, metrics, and the time."""
