"""Below the application: protocols, proxies, middleware, cookies, rate limits, and the built page."""
