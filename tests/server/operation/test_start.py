"""A server that cannot keep matches says why in one sentence, and does not start."""

import asyncio
import os
import re
import socket
import subprocess
from urllib.error import HTTPError

import pytest
from sqlalchemy import URL, text
from starlette.testclient import TestClient
from tests.server.postgres import both_databases
from tests.server.process import VERGER, free_port, hear, serving
from tests.server.support import ANA, BEN, seats_of

from verger.server import Unusable, create_app, run
from verger.server.storage import database, sole_server


@pytest.fixture
def refusal(tmp_path, monkeypatch):
    """What is said when the server is started with this database."""

    def refusal(address: str = "", data: str = "data") -> str:
        monkeypatch.setenv("VERGER_DATABASE_URL", address)
        with pytest.raises(Unusable) as refused:
            run(port=0, data_dir=tmp_path / data)
        said = str(refused.value)
        assert "\n" not in said
        return said

    monkeypatch.setattr("uvicorn.Server.run", lambda *_, **__: pytest.fail("it starts"))
    return refusal


@pytest.mark.parametrize("address", ["nonsense", "postgresql://me:hush@host:port/verger", "://", "postgresql:verger"])
def test_what_is_no_address(refusal, address):
    said = refusal(address)
    assert "VERGER_DATABASE_URL is not an address like postgresql://" in said
    assert "hush" not in said


def test_a_database_of_another_kind(refusal):
    said = refusal("mysql+pymysql://me:hush@host/verger")
    assert said == "VERGER_DATABASE_URL must begin with postgresql:// or sqlite://, not with mysql://"


def test_nobody_listens_there(refusal):
    port = free_port()
    said = refusal(f"postgresql://me:hush@127.0.0.1:{port}/verger")
    assert said == f"the database postgresql://me:***@127.0.0.1:{port}/verger cannot be used: Connection refused"


def test_somebody_there_does_not_answer(refusal, monkeypatch):
    monkeypatch.setattr("verger.server.storage.database.PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        said = refusal(f"postgresql://me@127.0.0.1:{silent.getsockname()[1]}/verger")
    assert said.endswith("cannot be used: no answer in 0.2 seconds")


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (("/test_", "/no_"), 'database "no_.*" does not exist'),
        (("verger@", "nobody@"), 'role "nobody" does not exist'),
        (("host=", "host=/nowhere"), "No such file or directory"),
        (("?", "?sslmode=perhaps&"), "`sslmode` parameter must be one of"),
    ],
)
def test_postgresql_says_no(refusal, postgresql, wrong, why):
    said = refusal(postgresql.replace(*wrong))
    assert re.fullmatch(f"the database postgresql://.* cannot be used: .*{why}.*", said), said


def test_a_file_that_is_no_database(refusal, tmp_path):
    (tmp_path / "letter").write_text("Dear Ana, " * 1000)
    said = refusal(f"sqlite:///{tmp_path}/letter")
    assert said == f"the database sqlite:///{tmp_path}/letter cannot be used: file is not a database"


@pytest.mark.parametrize("address", ["", "sqlite:///elsewhere"])
def test_a_data_directory_that_cannot_be(refusal, tmp_path, monkeypatch, address):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    assert refusal(address, "file/data") == f"the data directory {tmp_path}/file/data cannot be used: Not a directory"


def test_a_database_in_a_folder_that_cannot_be(refusal, tmp_path):
    (tmp_path / "file").touch()
    assert refusal(f"sqlite:///{tmp_path}/file/matches.db").endswith("cannot be used: unable to open database file")
    assert refusal(f"sqlite:///{tmp_path}/file/folder/matches.db").endswith("cannot be used: Not a directory")


@pytest.mark.parametrize("kept", ["", "x", " " * 64])
def test_a_secret_that_anybody_guesses(refusal, tmp_path, kept):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "secret").write_text(kept)
    said = refusal(data="data")
    assert said == f"{tmp_path}/data/secret must have at least 32 characters that nobody can guess"


def test_corrected_components_that_cannot_be(tmp_path):
    """Seen from outside, since games are read once in a process."""
    (tmp_path / "finca.toml").write_text("x = 1")
    command = [VERGER, "serve", "--port", "0", "--data", tmp_path / "data"]
    for folder, said in ((tmp_path, f"{tmp_path}/finca.toml: "), (tmp_path / "no", "VERGER_COMPONENTS: there is no ")):
        environment = os.environ | {"VERGER_COMPONENTS": str(folder)}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(said)
        assert done.stderr.count("\n") == 1


@both_databases
def test_a_database_of_a_newer_version(refusal, settings):
    asyncio.run(become_newer(settings.database))
    said = refusal(settings.database_url)
    assert re.fullmatch("the database .* is a newer Verger's: this one is too old for it", said), said


async def become_newer(url: URL) -> None:
    async with database.opened(url) as engine, engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))


def test_a_refusal_seen_from_outside(tmp_path):
    command = [VERGER, "serve", "--port", "0", "--data", tmp_path / "data"]
    environment = os.environ | {"VERGER_DATABASE_URL": f"sqlite:///{tmp_path}"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"the database sqlite:///{tmp_path} cannot be used: unable to open database file\n"


def test_a_file_that_another_server_serves(refusal, settings):
    with sole_server.serving(settings.database):
        said = refusal(f"sqlite:///{settings.database.database}")
    assert said.startswith(f"the database {settings.database} is served by another Verger already: stop that one first")
    with sole_server.serving(settings.database), TestClient(create_app(settings, is_sole=True)):
        pass


def test_a_second_server_before_the_same_file(tmp_path):
    """It refuses in one sentence; whoever looks after the matches is welcome, and the place is free after a crash."""
    data = tmp_path / "data"
    command = [VERGER, "serve", "--port", "0", "--data", data]
    with serving(data) as server:
        match, cookie = server.make(ANA, BEN)
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert (done.returncode, done.stdout) == (2, "")
        assert re.fullmatch(r"the database \S+ is served by another Verger already: .*\n", done.stderr)
        admin = [VERGER, "admin", "delete", match, "--yes", "--data", data]
        subprocess.run(admin, check=True, capture_output=True, timeout=120)
        with pytest.raises(HTTPError, match="404"):
            server.ask(f"/api/matches/{match}/table", cookie=cookie)
        server.process.kill()
        server.process.wait()
        with serving(data) as following:
            following.make(ANA, BEN)


@pytest.mark.slow
def test_a_server_on_postgresql(tmp_path, monkeypatch, postgresql):
    monkeypatch.setenv("VERGER_DATABASE_URL", postgresql)
    with serving(tmp_path / "data") as server:
        match, cookie = server.make(ANA, BEN)
        server.process.kill()
    with serving(tmp_path / "data") as server, server.live(match, cookie) as live:
        assert seats_of(hear(live, "table")) == [0, 1]
