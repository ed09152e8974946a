"""Where a request comes from, however many proxies it came through and whatever it says itself."""

from http.cookies import SimpleCookie

import pytest
from starlette.testclient import TestClient
from tests.server.support import ANA, BEN

from verger.server import Settings, Unusable, create_app
from verger.server.http import rate_limits
from verger.server.http.proxies import Proxies
from verger.server.http.rate_limits import Limit

GUEST, MADE_UP, NGINX, TLS = "203.0.113.7", "198.51.100.99", "10.0.0.2", "192.0.2.1"


@pytest.mark.parametrize(
    ("trusted", "forwarded", "origin"),
    [
        # One proxy before us
        (NGINX, GUEST, GUEST),
        (NGINX, f"{MADE_UP}, {GUEST}", GUEST),
        (NGINX, f"{NGINX}, {MADE_UP}, {GUEST}", GUEST),
        ("*", GUEST, GUEST),
        ("*", f"{MADE_UP}, {GUEST}", GUEST),
        ("*", f"{MADE_UP},{MADE_UP}, {GUEST}", GUEST),
        ("*", "", NGINX),
        # One before that one
        (f"{NGINX},{TLS}", f"{MADE_UP}, {GUEST}, {TLS}", GUEST),
        (f"10.0.0.0/8, {TLS}", f"{GUEST}, {TLS}", GUEST),
        (f"*,{TLS}", f"{MADE_UP}, {GUEST}, {TLS}", GUEST),
        ("*", f"{GUEST}, {TLS}", TLS),
        (NGINX, f"{GUEST}, {TLS}", TLS),
        # All of them ours
        (f"{NGINX},{TLS}", TLS, TLS),
        # As some write them
        (NGINX, f"{GUEST}:4711", GUEST),
        (NGINX, "[2001:db8::7]:4711", "2001:db8::7"),
        (NGINX, "2001:DB8:0::7", "2001:db8::7"),
        (f"{NGINX},{TLS}", f"{GUEST}, ::ffff:{TLS}", GUEST),
        (NGINX, "unknown", NGINX),
        (NGINX, f"{MADE_UP}, unknown", NGINX),
        (NGINX, "", NGINX),
    ],
)
def test_the_nearest_address_that_is_no_proxy_of_ours(trusted, forwarded, origin):
    proxies = Proxies.read(trusted)
    assert proxies.believe(NGINX)
    assert proxies.origin(NGINX, forwarded) == origin


@pytest.mark.parametrize(("trusted", "door"), [("", NGINX), (TLS, NGINX), ("10.1.0.0/16", NGINX), (NGINX, "unix")])
def test_nobody_else_is_believed(trusted, door):
    assert not Proxies.read(trusted).believe(door)


@pytest.mark.parametrize("trusted", ["nginx", "10.0.0.1/8", "10.0.0.1;10.0.0.2", "**"])
def test_what_is_no_list_of_proxies_is_refused_at_once(tmp_path, trusted):
    with pytest.raises(Unusable, match="VERGER_TRUSTED_PROXIES must be addresses or networks"):
        create_app(Settings(tmp_path, trusted_proxies=trusted))


def test_limits_count_whoever_asks_and_cookies_keep_to_safe_lines(tmp_path, monkeypatch):
    """Whatever a guest writes into the header, a proxy adds the truth to the end of it."""
    monkeypatch.setitem(rate_limits.LIMITS, "guest", Limit(2, 0.001))
    app = create_app(Settings(tmp_path, trusted_proxies="*"))
    with TestClient(app, client=(NGINX, 1)) as client:

        def come(forwarded: str, **headers: str) -> int:
            client.cookies.clear()
            return client.post("/api/guests", headers={"x-forwarded-for": forwarded, **headers}).status_code

        assert [come(f"198.51.100.{number}, {GUEST}") for number in range(3)] == [200, 200, 429]
        assert come(TLS) == 200
        for proto, secure in (("https", True), ("http", False), ("https, http", True), ("", False), ("x", False)):
            headers = {"x-forwarded-proto": proto}
            answer = client.post("/api/matches", json={"game": "finca", "seats": [ANA, BEN]}, headers=headers)
            (cookie,) = SimpleCookie(answer.headers["set-cookie"]).values()
            assert bool(cookie["secure"]) is secure, proto


def test_without_proxies_nobodys_word_counts(tmp_path, monkeypatch):
    monkeypatch.setitem(rate_limits.LIMITS, "guest", Limit(2, 0.001))
    with TestClient(create_app(Settings(tmp_path)), client=(GUEST, 1)) as client:
        statuses = []
        for number in range(3):
            client.cookies.clear()
            headers = {"x-forwarded-for": f"198.51.100.{number}", "x-forwarded-proto": "https"}
            answer = client.post("/api/guests", headers=headers)
            statuses.append(answer.status_code)
            assert "secure" not in answer.headers.get("set-cookie", "").lower()
        assert statuses == [200, 200, 429]
