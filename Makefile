# make play: the house, from a fresh clone. make test: everything that must hold. The rest is for the daily work.

BIN := .venv/bin
STATIC := src/ludoteca/house/static
DOCS := src/ludoteca/house/docs
WEB := $(shell find web \( -name node_modules -o -name dist \) -prune -o -type f -print)
# What one process has read of the tests and the rules the next need not compile again.
unexport PYTHONDONTWRITEBYTECODE
# Neighbours share houses and pages: each process has a stretch of the tests, and helps others when it is done.
PYTEST := $(BIN)/python -m pytest -q --dist worksteal
SIDE_BY_SIDE := -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# Takes what others leave of the cores.
GENTLY := nice -n 10
# Tests that talk to processes wait half of their time: two at a time for each core.
WAITING := -n $(shell expr 2 \* $$(nproc))
# The browser without what it would draw of itself: a seventh less to compute than the whole of it.
BROWSER := chromium-headless-shell
# Tests of the page wait for it now and then: three at a time for two cores.
WATCHING := -n $(shell expr 3 \* $$(nproc) / 2)
# Processes, sockets and browsers on a busy machine: what failed is tried once more and named in the summary (R), to be looked into.
RETRY := --reruns 1 --reruns-delay 2 -r fEsxXR
# The chapters of the contract that the compiled and the interpreted build could keep differently; the others every night.
BUILDS := decisions documents goldens history journal learned observation playing records refusals snapshots
ARGS ?=
ROOM ?= kernel
COUNT ?= 100
SEED ?= 1

.PHONY: play test needs lint read test-python test-pure test-web test-browser nightly lab attack bench look mutants compile page docs wheel format lock clean

play: compile page
	$(BIN)/ludoteca serve $(ARGS)

# What keeps one core busy goes side by side, and what is computed beside what waits for processes; tests of the page share
# all cores by themselves.
test:
	$(MAKE) $(SIDE_BY_SIDE) lint test-web needs page read docs
	$(MAKE) $(SIDE_BY_SIDE) test-python test-pure
	$(MAKE) test-browser

needs:
	.ci/needs $(BROWSER) postgresql

lint: compile
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# All tests read once: it is the longest that each of many processes would do at the same time.
read: compile
	@mkdir -p build
	$(PYTEST) --collect-only tests >build/tests.txt || { cat build/tests.txt; exit 1; }

test-python: compile page
	.ci/needs postgresql
	$(PYTEST) $(RETRY) $(WAITING) tests --ignore tests/web

test-pure: .venv/installed
	LUDOTECA_PURE=1 $(GENTLY) $(PYTEST) -n auto tests/kernel tests/games tests/bots $(BUILDS:%=tests/contract/test_%.py)
	LUDOTECA_PURE=1 $(GENTLY) $(PYTEST) -n auto tests/contract -k toy

test-web: web/node_modules/.package-lock.json
	npm --prefix web run lint
	npm --prefix web run check
	npm --prefix web test

test-browser: compile page docs
	.ci/needs $(BROWSER)
	$(PYTEST) $(RETRY) $(WATCHING) tests/web

# What takes minutes and says little that make test does not: whole games of all kinds in the browser, above all, and the
# whole contract interpreted.
nightly: compile page
	.ci/needs $(BROWSER)
	.ci/needs postgresql
	$(PYTEST) -n auto -m nightly tests
	LUDOTECA_PURE=1 $(PYTEST) -n auto -m 'not lab' tests/contract

# The doors to other environments' suites, whole: every game, every number of seats, a hundred games each; tournaments on a cluster, the arena.
lab: compile
	$(BIN)/python -m pip install -q --disable-pip-version-check "jax>=0.5" "optax>=0.2.4" "ray>=2.40"
	$(PYTEST) -n auto -m lab tests

# Legible, reachable, in sight? Every state of every game on seven screens, in four languages and two themes: bench/page.md.
look: compile page
	.ci/needs $(BROWSER)
	$(BIN)/python -m tests.web.look

# Hostile frames and requests against a house of its own: nobody else's trouble, however many. make test does a little of it.
attack: compile
	$(BIN)/python -m tests.house.attacks.siege $(ARGS)

bench: compile
	$(BIN)/python -m pip install -q --disable-pip-version-check "open_spiel>=1.5"
	$(BIN)/ludoteca bench origo
	$(BIN)/ludoteca bench house

# Do the tests notice? make mutants ROOM=house COUNT=100 SEED=7 changes that many places of a room, one at a time, in copies
# of this folder, and lists by class what no test has noticed; WORKERS=2 tries two at a time. tests/mutants/rooms.py names the rooms and their tests.
mutants: .venv/installed
	$(BIN)/python -m pip install -q --disable-pip-version-check "cosmic-ray>=8.4" "coverage>=7.6"
	$(BIN)/python -m tests.mutants $(ROOM) --count $(COUNT) --seed $(SEED) --workers $(or $(WORKERS),1)

# The rules, compiled for this machine; says so when it cannot, and plain Python runs instead.
compile: .venv/installed
	@$(BIN)/python hatch_build.py

page: $(STATIC)/index.html

# The docs as a site, with all links checked; a house serves it at /docs.
docs: $(DOCS)/index.html

# One file that brings a house to any machine of this kind: compiled rules, the page and the docs, no node, no compiler.
wheel: .venv/installed page docs
	LUDOTECA_SKIP_WEB=1 $(BIN)/python -m hatchling build -t wheel -d dist

format: .venv/installed
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

# Needs uv. The lock names hashes and no hosts, so that any mirror can serve it.
lock:
	uv pip compile pyproject.toml --extra dev --universal --no-header --no-annotate --generate-hashes -q -o requirements.lock

clean:
	rm -rf .venv build dist web/node_modules $(STATIC) $(DOCS) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	find src -name '*.so' -delete

# Most of what is installed no one imports: what is imported is compiled then, and kept.
.venv/installed: requirements.lock pyproject.toml
	@python=$$(.ci/python) && { $(BIN)/python -c '' 2>/dev/null || "$$python" -m venv --clear .venv; }
	$(BIN)/python -m pip install -q --no-compile --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json
	npm --prefix web ci --no-audit --no-fund --loglevel=error
	@touch $@

$(DOCS)/index.html: mkdocs.yml docs/site.py $(wildcard docs/*.md docs/*/*.md) $(shell find src/ludoteca -name '*.py') | .venv/installed
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build -q

$(STATIC)/index.html: $(WEB) web/node_modules/.package-lock.json
	npm --prefix web run --silent build -- --outDir ../$(STATIC) --emptyOutDir --logLevel warn
