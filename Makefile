# Everything is made in .venv and web/node_modules; nothing needs to be activated or installed beforehand but Python.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.NOTPARALLEL:
.DEFAULT_GOAL := help

PYTHON ?= python3
WORKERS ?= 4
SERVE ?=
TOUCHED ?= finca
GAMES ?= 100000
MINUTES ?= 15

BIN := .venv/bin
PAGE := src/verger/server/page/index.html
SITE := dist/site/index.html
PAGE_TESTS := .venv/page-tests.log
PAGE_SOURCES := $(shell find web src/verger -name node_modules -prune -o -type f \
	\( -path 'web/*' -o -name '*.ftl' -o -name components.toml -o -path '*/lift/wasm/*' -o -path '*/bots/networks/*' \) -print)

# Node.js is the one in .venv, whatever the machine has; and nothing goes into another environment that is active.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export VIRTUAL_ENV := $(CURDIR)/.venv
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_COMPILE := 1
# Byte code is kept in .venv, even where Python is told to keep none: the tests start it hundreds of times.
export PYTHONPYCACHEPREFIX := $(CURDIR)/.venv/bytecode
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play test test-all test-compiled test-touched test-train lint format bench bench-gpu bench-lift bench-server bench-start fuzz fuzz-live fuzz-positions types rules page \
	site docs wheel hooks clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.server $(PAGE) ## serve the games on this machine and open the browser
	@verger serve --open $(SERVE)

# While all is installed the rules of small games are compiled and the machine gets what only tests need; large games are
# played in WebAssembly (tests/shelf.py). Tests are read once, for all workers, and begin with those that mostly wait:
# whatever of the rules is still missing is waited for, or compiled then. Beside Python's tests run the page's.
test: .venv/verger.installed ## run every kind of test, in Python and in the browser
	@echo "Compiling the rules beside the rest: a minute or two the first time."
	@export VERGER_TEST="$${VERGER_TEST:-short}"; \
	python -m verger.bots finca >/dev/null & first=$$!; \
	python -m verger.bots fruitoplay >/dev/null & second=$$!; \
	tools/ensure chromium nginx postgresql & third=$$!; \
	$(MAKE) --no-print-directory .venv/.dev; \
	pytest --collect-only -q >/dev/null & fourth=$$!; \
	$(MAKE) --no-print-directory $(PAGE) $(SITE); \
	wait $$third || tools/ensure chromium nginx postgresql; wait $$fourth || :; \
	npm --prefix web test >$(PAGE_TESTS) 2>&1 & page=$$!; \
	failed=0; \
	pytest -n $(WORKERS) --durations=50 || failed=$$?; \
	wait $$first || failed=$$?; wait $$second || failed=$$?; \
	wait $$page || failed=$$?; \
	cat $(PAGE_TESTS); \
	exit $$failed

test-all: export VERGER_TEST := all
test-all: .venv/.train test lint ## run every test at every table, and read all sources: half an hour and more

test-compiled: .venv/.dev ## run the tests of rules and bots with all games compiled
	@pytest -n $(WORKERS) -m "not thorough" tests/bots tests/engine tests/envs tests/games tests/lift tests/match

test-touched: .venv/.dev ## run the tests of the games in TOUCHED="finca or citrus" at every table
	@VERGER_TEST=all pytest -n $(WORKERS) -k "$(TOUCHED)" tests/engine tests/match tests/games tests/browser

test-train: .venv/.dev .venv/.train ## run the tests that need PyTorch: networks learn on a core, a minute once it is installed
	@pytest -n $(WORKERS) tests/train tests/envs/test_examples.py \
		tests/envs/test_openspiel.py::test_their_policy_gradient_learns_from_a_match

lint: .venv/.dev web/node_modules/.installed ## check style, types and the direction of imports
	@ruff check
	@ruff format --check
	@mypy
	@lint-imports
	@npm --prefix web run --silent check
	@npm --prefix web run --silent lint

format: .venv/.dev web/node_modules/.installed ## lay the code out as lint wants it
	@ruff check --fix
	@ruff format
	@npm --prefix web run --silent format

bench: .venv/.bench ## measure speed, beside OpenSpiel
	@verger bench

bench-lift: .venv/.dev ## play every game in WebAssembly beside the core, and measure it
	@tools/ensure chromium
	@python -m bench.lift

bench-gpu: .venv/.gpu ## measure batches on this machine's GPU, beside Pgx where it is installed
	@verger bench --gpu

bench-start: ## measure how long a fresh clone takes from `make play` to the first decision
	@$(PYTHON) bench/start.py

bench-server: .venv/.server .venv/.page bench/boardgame/node_modules/.installed ## measure the server under load, beside boardgame.io's
	@python -m bench.server

fuzz-positions: .venv/.dev ## edit positions of all games for MINUTES=15: each is refused by its entry, or can be played
	@VERGER_FUZZ_MINUTES=$(MINUTES) pytest -s tests/engine/properties/test_edited_positions.py

fuzz: .venv/.dev ## play GAMES=100000 random games for each number of seats, checked after every action
	@VERGER_FUZZ_GAMES=$(GAMES) pytest -m fuzz -n $(WORKERS)

fuzz-live: .venv/.dev ## say anything over live connections and the wire for MINUTES=15, all games
	@VERGER_FUZZ_MINUTES=$(MINUTES) pytest tests/server/live/test_fuzz_live.py tests/server/http/test_fuzz_wire.py

types: .venv/.page ## write the page's types from the games' views and the server's messages
	@NUMBA_DISABLE_JIT=1 python -m tools.view_types
	@python -m tools.wire_types

rules: .venv/.lift ## write the rules of every game in WebAssembly
	@python -m verger.lift
	@NUMBA_DISABLE_JIT=1 python -m tools.lesson_records

page: $(PAGE) ## build the page

site: $(SITE) ## build the page for any static host, without a server of ours, in dist/site/

docs: .venv/.docs ## build the documentation in dist/docs/
	@NO_MKDOCS_2_WARNING=1 mkdocs build --strict

wheel: .venv/.dev $(PAGE) ## build the wheel, page included, in dist/
	@python -m build --wheel --no-isolation

hooks: .venv/.dev ## check every commit before it is made
	@pre-commit install

clean: ## remove all that was made here
	@rm -rf .venv dist web/node_modules bench/boardgame/node_modules $(dir $(PAGE)) .hypothesis .*_cache
	@find bench src tests tools -name __pycache__ -prune -exec rm -rf {} +

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit(f"Verger needs Python 3.11 or newer, and $(PYTHON) \
	is {sys.version.split()[0]}. Name another: make PYTHON=…")'
	@echo "Making a virtual environment in .venv."
	@$(PYTHON) -m venv .venv
	@python -m pip install --quiet uv || echo "Without uv, installing takes a minute longer."

.venv/verger.installed: pyproject.toml | .venv/bin/python
	@echo "Installing Verger: half a minute the first time."
	$(call install,.)
	@touch $@

# uv takes a third of pip's time; where it cannot be used, pip does the same.
install = @uv pip install --quiet --editable '$(1)' 2>/dev/null || python -m pip install --quiet --editable '$(1)'

# One stamp for each extra of pyproject.toml.
.venv/.%: pyproject.toml | .venv/bin/python
	@echo "Installing Verger with its '$*' extra: a minute or so the first time."
	$(call install,.[$*])
	@touch $@

# What developers need holds what the page, the rules and the server do.
.venv/.dev: pyproject.toml | .venv/bin/python
	@echo "Installing Verger with its 'dev' extra: a minute or so the first time."
	$(call install,.[dev])
	@touch $@ .venv/.docs .venv/.lift .venv/.page .venv/.server

web/node_modules/.installed: web/package.json web/package-lock.json web/.npmrc | .venv/.page
	@echo "Installing what the page is built with."
	@npm --prefix web ci --loglevel=error
	@touch $@

bench/boardgame/node_modules/.installed: $(addprefix bench/boardgame/,package.json package-lock.json .npmrc) | .venv/.page
	@echo "Installing boardgame.io."
	@npm --prefix bench/boardgame ci --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.installed $(PAGE_SOURCES)
	@echo "Building the page."
	@npm --prefix web run --silent build
	@touch $@

$(SITE): web/node_modules/.installed $(PAGE_SOURCES)
	@echo "Building the page for static hosts."
	@npm --prefix web run --silent site
	@touch $@
