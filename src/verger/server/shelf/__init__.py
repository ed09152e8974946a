"""The games as this server plays them: found, described, and made ready."""
