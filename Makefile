# Every target sets up what it needs by itself, in a virtual environment beside this file.

PYTHON ?= python3
VENV   ?= $(if $(filter python3,$(PYTHON)),.venv,.venv-$(notdir $(PYTHON)))
GAME   ?=
ARGS   ?=

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
MODULES := web/node_modules/.package-lock.json
CLIENT := src/pointluck/web/index.html
KERNEL_SOURCES := $(wildcard src/pointluck/players/*/kernel/*.py src/pointluck/players/*/many/*.py tools/kernels/*.py) src/pointluck/players/kernels.py \
	src/pointluck/games/dogfight/hexes.py src/pointluck/games/dogfight/order_of_battle.py
CLIENT_SOURCES := $(shell find web \( -name node_modules -o -name .gallery -o -name tests \) -prune -o -type f -print; \
	find src/pointluck -name '*.ftl')

# Node comes from the virtual environment too, so that Python and make are all one needs.
NPM := PATH="$(abspath $(BIN)):$$PATH" $(abspath $(BIN))/npm --prefix web --silent

.PHONY: help play test quick check audit bench frames load fix lock clean rebuild web types pictures docs release
.NOTPARALLEL:
.DEFAULT_GOAL := help

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo "  ARGS=... is passed on (play, test, bench, frames, load, lock); PYTHON=... chooses the interpreter (3.11 or newer)."

play: $(VENV)/kernels $(if $(GAME),,web) ## play in the browser, or in the terminal with GAME=kido-butai
	@$(BIN)/pointluck $(if $(GAME),play $(GAME) --terminal) $(ARGS)

test: $(VENV)/dev $(VENV)/kernels ## everything that must be true: check, audit, then the tests
	@$(MAKE) --no-print-directory check audit web
	@$(BIN)/python -m tools.programs
	$(NPM) test
	$(BIN)/pytest -n auto $(ARGS)

quick: check $(VENV)/kernels web ## every check, and every test that takes less than a second
	$(NPM) test
	@# What has become slow is named at the end, and wants the mark.
	$(BIN)/pytest -n auto -m "not slow" --durations=10 --durations-min=1 $(ARGS)

audit: $(VENV)/dev ## ask whether anything we depend on is known to be unsafe
	@$(BIN)/python -m tools.audit

check: $(VENV)/dev $(MODULES) ## lint, format, types, layers; the client's too
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-logo
	$(NPM) run check

fix: $(VENV)/dev $(MODULES) ## mend what ruff, prettier and eslint can mend
	$(BIN)/ruff check --fix --exit-zero
	$(BIN)/ruff format
	$(NPM) run fix

bench: $(VENV)/bench $(VENV)/kernels ## measure our speed beside chess and OpenSpiel, compiled and plain
	@$(BIN)/python -m benchmarks $(ARGS)

load: $(VENV)/kernels ## measure the server under load
	@$(BIN)/python -m benchmarks.load $(ARGS)

frames: $(VENV)/dev $(VENV)/kernels web ## measure how long a tap and a move take in the browser of a slow phone
	@$(BIN)/python -m benchmarks.frames $(ARGS)

clean: ## remove everything that make has made
	rm -rf .venv .venv-* build dist web/node_modules src/pointluck/web src/pointluck/players/compiled .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- Set-up -----------------------------------------------------------------------------------------
# A stamp per set of packages. $(VENV)/place is written last and says where the environment was finished:
# without it (an interrupted set-up, a moved folder, a vanished interpreter) the environment is built anew.

SOUND := $(shell [ -x $(BIN)/python ] && [ "$$(cat $(VENV)/place 2>/dev/null)" = "$(CURDIR)" ] && echo yes)

define install
	@echo "Setting up $(VENV) ($(@F)) ..."
	@rm -f $(VENV)/place
	@$(PIP) install --require-hashes -r requirements/$(@F).lock
endef

define finish
	@touch $@
	@echo "$(CURDIR)" > $(VENV)/place
endef

$(VENV)/run: requirements/run.lock pyproject.toml $(if $(SOUND),,rebuild)
	$(install)
	@$(PIP) install --no-deps --no-build-isolation -e .
	$(finish)

# The example is a package like anybody's: with it installed, every test that takes all games takes it too.
$(VENV)/dev: requirements/dev.lock $(VENV)/run examples/night-guns/pyproject.toml
	$(install)
	@$(PIP) install --no-deps --no-build-isolation -e examples/night-guns
	$(finish)

$(VENV)/bench: requirements/bench.lock $(VENV)/run
	$(install)
	$(finish)

# Where they cannot be compiled, the bots play without them.
$(VENV)/kernels: $(KERNEL_SOURCES) $(VENV)/run
	@$(BIN)/python -m tools.kernels && touch $@ || true

rebuild:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Point Luck needs Python 3.11 or newer, and '$(PYTHON)' is not: try make PYTHON=python3.12" >&2; exit 1; }
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV)

# --- The client -------------------------------------------------------------------------------------
# Built into the Python package, and only when something it is made from has changed.

$(MODULES): web/package-lock.json | $(VENV)/run
	@echo "Setting up web/node_modules ..."
	@$(NPM) ci
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) $(MODULES)
	@echo "Building the client ..."
	@$(NPM) run build
	@touch $@

web: $(CLIENT) ## build the browser client

pictures: $(VENV)/dev web ## take pictures of every screen into build/pictures, or ARGS=FOLDER
	@$(BIN)/python -m tools.screenshots $(ARGS)

docs: $(VENV)/dev ## build the documentation as a site into build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "build/site/index.html; with search: $(BIN)/python -m http.server -d build/site"

release: $(VENV)/run ## build the files of a release into dist, and try each in an empty environment
	@$(BIN)/python -m tools.release

types: $(VENV)/dev $(MODULES) ## make the client's types from the server's messages
	@$(BIN)/python -m tools.wire_types web/src/wire/messages.ts
	@$(BIN)/python -m tools.view_types web/src/wire/views

# --- Lock files -------------------------------------------------------------------------------------
# Each lock is held to the one before it, so that all three agree; ARGS=--upgrade takes newer versions.

COMPILE = .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --no-annotate $(ARGS) pyproject.toml

lock: ## make the lock files in requirements/ from pyproject.toml
	@[ -x .venv-lock/bin/uv ] || { $(PYTHON) -m venv --clear .venv-lock && \
		.venv-lock/bin/python -m pip --disable-pip-version-check -qq install uv; }
	$(COMPILE) --extra server --group build -o requirements/run.lock
	$(COMPILE) --extra server --extra envs --extra cluster --group dev -c requirements/run.lock -o requirements/dev.lock
	$(COMPILE) --extra server --group bench -c requirements/dev.lock -o requirements/bench.lock
