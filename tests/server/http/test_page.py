"""The page and the manners it is served with."""

import gzip

import pytest
from tests.server.support import ANA, OPEN, make

SCRIPT = "console.log('verger')\n" * 200


@pytest.fixture
def page(settings):
    (settings.page / "assets").mkdir(parents=True)
    (settings.page / "index.html").write_text("<!doctype html><title>Verger</title>")
    (settings.page / "assets/index-abc123.js").write_text(SCRIPT)
    (settings.page / "icon.svg").write_text("<svg/>")


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/index.html",
        "/new/finca",
        "/rules/fff/",
        "/learn/finca",
        "/local/abc",
        "/come",
        "/come/abc",
    ],
)
def test_every_address_of_the_page_leads_to_it(client, path):
    answer = client.get(path)
    assert answer.status_code == 200
    assert "Verger" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/rules/chess",
        "/new/chess",
        "/match/abc",
        "/match/abc/replay",
        "/match/a/b",
        "/..%2f..%2fetc",
        "/%00",
    ],
)
def test_an_address_that_leads_nowhere_is_not_found_and_the_page_says_so(client, path):
    answer = client.get(path)
    assert answer.status_code == 404
    assert "Verger" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("page")
def test_a_match_that_is_kept_has_its_address_and_its_replay(client):
    place = f"/match/{make(client, ANA, OPEN)}"
    assert [client.get(path).status_code for path in (place, f"{place}/replay")] == [200, 200]


@pytest.mark.usefixtures("page")
def test_parts_with_their_content_in_the_name_are_kept_for_long(client):
    answer = client.get("/assets/index-abc123.js")
    assert answer.text == SCRIPT
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(gzip.compress(SCRIPT.encode())) + 100
    assert client.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize("path", ["/assets/gone.js", "/api", "/api/", "/api/nothing", "/api/matches/a/b/c"])
def test_what_is_neither_page_nor_part_is_not_found(client, path):
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing"])
def test_every_answer_forbids_what_the_page_does_not_need(client, path):
    headers = client.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'", "our own scripts, and WebAssembly"
    assert "'unsafe-inline'" not in policy["default-src"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_a_page_that_is_not_built_says_how(client):
    answer = client.get("/")
    assert answer.status_code == 503
    assert "make page" in answer.text


def test_another_method_is_refused(client):
    answer = client.delete("/api/games")
    assert answer.status_code == 405
    assert answer.json()["error"]["code"] == "invalid"
