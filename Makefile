# tabterm: `make run` and `make test` are all that a new machine needs; `make help` lists the rest.

PREFIX  ?= /usr/local
DESTDIR ?=
ARGS    ?=
RUNS    ?= 7
JSON    ?= .build/bench.json
BASE    ?= .build/bench.base.json
SWIFT   ?= swift
SECONDS ?= 60
EVENTS  ?= 1000000
TARGETS ?= input text canvas markdown front-matter store model views guide settings links

# What the program links against, and what the tests stand on.
PACKAGES := libncursesw5-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libsqlite3-dev libyaml-dev \
            libvterm-dev tmux locales

# The shipped program is one static executable, in which what a start and a key need lies side by side: every function is
# a section of its own, and a list gives their order. The two other flags leave out checks that the tests make, and
# searches for what is known (see CONTRIBUTING.md, "The link").
STATIC  := -c release --scratch-path .build/shipped -Xswiftc -static-executable -Xswiftc -enforce-exclusivity=unchecked \
           -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
           -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -use-ld=lld \
           -Xlinker --symbol-ordering-file=$(CURDIR)/Resources/link-order.txt -Xlinker --no-warn-symbol-ordering
SHIPPED := .build/shipped/release/tabterm
BENCH   := .build/release/Bench --json $(JSON)
CHECKED := --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors
SOURCES := Package.swift Sources Tests
# Optimized, with its internals to be seen by the targets, and with libFuzzer in it, whose own main is not used.
FUZZER  := -c release --scratch-path .build/fuzz -Xswiftc -enable-testing -Xswiftc -sanitize=fuzzer \
           -Xlinker --defsym=LLVMFuzzerTestOneInput=0
LIBRARY := TabNavigation NavigationStore TerminalScreen TabViews TabKit MarkdownText NcursesTerminal TabTermUI

# All tests; where some fail, the run ends with what failed, which is lost among thousands of lines otherwise. The status
# goes through a file, for a pipe has that of its last part.
define tested
@mkdir -p .build && rm -f .build/tests.status; \
{ $(SWIFT) test $(1) 2>&1; echo $$? > .build/tests.status; } | tee .build/tests.log; \
status=$$(cat .build/tests.status 2>/dev/null || echo 1); [ "$$status" = 0 ] && exit 0; \
printf '\n== What failed (the whole run is in .build/tests.log)\n'; awk -f Tests/failures.awk .build/tests.log; exit "$$status"
endef

.PHONY: help run build test check lint imports screens pictures format bench bench-programs bench-check \
        bench-compare order docs install uninstall clean packages toolchain fuzz torture matrix sanitize proof
.DEFAULT_GOAL := help

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

toolchain:
	@command -v $(SWIFT) >/dev/null || { echo "tabterm needs a Swift 6 toolchain: see https://www.swift.org/install/linux (then make sure that 'swift' is on your PATH)" >&2; exit 1; }

packages: toolchain
	@missing=$$(for p in $(PACKAGES); do dpkg-query -W -f='$${Status}' $$p 2>/dev/null | grep -q 'ok installed' || echo $$p; done); \
	[ -z "$$missing" ] && exit 0; \
	root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
	echo "Installing" $$missing; \
	$$root apt-get update -q && $$root env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends $$missing

build: packages ## the program, as it is shipped
	$(SWIFT) build $(STATIC) --product tabterm

run: build ## build and open the guide; make run ARGS='FOLDER'
	$(SHIPPED) $(ARGS)

test: packages ## all tests
	$(call tested,)

check: lint imports docs ## lint, arrows between targets, warnings as errors, documentation, all tests
	$(call tested,$(CHECKED))

lint: toolchain
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

imports: packages
	$(SWIFT) build --build-tests $(CHECKED)

# A target ends with the first input that fails; it and what was found on the way lie in .build/fuzz.
fuzz: packages ## libFuzzer on each of TARGETS, for SECONDS=60 each
	FUZZ=1 $(SWIFT) build $(FUZZER) --target FuzzTargets
	rm -f .build/fuzz/libprogram.a && ar rcs .build/fuzz/libprogram.a .build/fuzz/release/tabterm.build/*.o
	FUZZ=1 $(SWIFT) build $(FUZZER) --product Fuzz
	failed=; for target in $(TARGETS); do \
	    mkdir -p .build/fuzz/found/$$target .build/fuzz/corpus/$$target; \
	    SWIFT_BACKTRACE=enable=no .build/fuzz/release/Fuzz $$target -max_total_time=$(SECONDS) -timeout=20 -print_final_stats=1 \
	        -artifact_prefix=.build/fuzz/found/$$target/ .build/fuzz/corpus/$$target Tests/Fuzz/Corpus/$$target || failed="$$failed $$target"; \
	done; [ -z "$$failed" ] || { echo "Found something:$$failed (the inputs are in .build/fuzz/found)" >&2; exit 1; }

torture: build ## random keys, mouse, pastes and sizes against the shipped program, EVENTS=1000000
	TABTERM=$(CURDIR)/$(SHIPPED) EVENTS=$(EVENTS) $(SWIFT) test $(CHECKED) --filter TortureTests

matrix: packages ## every kind of terminal, locale, size and depth of colour; make check takes five of them
	MATRIX=all $(SWIFT) test $(CHECKED) --filter MatrixTests

# Faults are left to the program's own handlers, which tests call on purpose. Leaks are not looked for: what XCTest, the
# Swift runtime and curses hold to the end would be all that is found.
FAULTS  := handle_segv=0:handle_abort=0:handle_sigbus=0:handle_sigill=0:handle_sigfpe=0

# The thread sanitizer keeps what it knows in files, which are not to grow there, and takes a thread that goes on while the
# program ends for one that is lost.
LIMITED := FaultTests/fullDisk
THREADS := report_thread_leaks=0

sanitize: packages ## all tests under the address and the thread sanitizer, each in a build of its own
	failed=; \
	ASAN_OPTIONS=detect_leaks=0:$(FAULTS) $(SWIFT) test --sanitize=address --scratch-path .build/asan \
	    || failed="$$failed address"; \
	TSAN_OPTIONS=$(THREADS):$(FAULTS) $(SWIFT) test --sanitize=thread --scratch-path .build/tsan --skip '$(LIMITED)' \
	    || failed="$$failed thread"; \
	[ -z "$$failed" ] || { echo "Failed:$$failed" >&2; exit 1; }

# Each is run whatever became of those before: a night must not be lost to the first that fails.
PROOFS := fuzz torture matrix sanitize

proof: ## the long forms of all proofs
	failed=; for proof in $(PROOFS); do $(MAKE) $$proof || failed="$$failed $$proof"; done; \
	[ -z "$$failed" ] || { echo "Failed:$$failed" >&2; exit 1; }

pictures: packages ## draw the pictures of README and documentation anew (the run fails, as above)
	RECORD_PICTURES=1 $(SWIFT) test --filter 'DocumentationPictures'

format: toolchain ## put the sources into the house's format
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

screens: packages ## record the golden screens anew (the run fails, so that nobody records by accident)
	RECORD_SCREENS=1 $(SWIFT) test --filter 'TabViewsTests|TabKitTests|ExampleTests|TabtermTests.GuideScreens'

bench: bench-programs ## start, key, resize, memory, reading, folders, as ratios to plain C programs; RUNS=7, JSON=FILE
	rm -f $(JSON)
	for tabs in 20 1000 100000 1000000; do \
	    $(BENCH) $(RUNS) .build/floor $$tabs -- .build/shipped/release/ManyTabs $$tabs || exit 1; done
	$(BENCH) reading $(RUNS) .build/pager $(SHIPPED)
	$(BENCH) folder $(RUNS) .build/names $(SHIPPED)
	$(BENCH) model $(RUNS)

bench-programs: build
	$(SWIFT) build $(STATIC) --product ManyTabs
	$(SWIFT) build -c release --product Bench
	for floor in floor pager names; do \
	    cc -O2 -o .build/$$floor Tests/Benchmarks/Floor/$$floor.c -lncursesw -ltinfo || exit 1; done

bench-check: bench ## the same; fails where CPU time, bytes or memory are more than they must be
	.build/release/Bench check $(JSON)

bench-compare: ## what has changed from one run to another: make bench-compare BASE=FILE, against JSON=FILE
	.build/release/Bench compare $(BASE) $(JSON)

# Names of functions change with the code: those that are gone do no harm, new ones lie behind the others until the next time.
# What events need is counted apart, to be linked together.
EVENTS_ALONE := --toggle-collect=*LoopC7deliver*

order: bench-programs ## note anew which functions a start, keys and sizes need, for the link; takes valgrind
	rm -rf .build/order && mkdir -p .build/order/folder
	for page in welcome arranging keys; do \
	    sed 's/^# /# Item /' Resources/guide/$$page.md > .build/order/folder/$$page.md; done
	for program in 'ManyTabs 20' 'tabterm .build/order/folder'; do for part in 1:'$(EVENTS_ALONE)' 2:; do \
	    .build/release/Bench 1 .build/floor 20 -- "$$(command -v valgrind)" -q --tool=callgrind --demangle=no $${part#*:} \
	        --callgrind-out-file=.build/order/$${part%%:*}.$${program%% *} .build/shipped/release/$$program || exit 1; \
	done; done
	awk -f Tests/Benchmarks/order.awk .build/order/[12].* > Resources/link-order.txt

# The graphs of symbols come from the modules that `imports` builds; every catalog of a module is a part of the whole.
# What docc warns of (a link that leads nowhere, a parameter left out) fails the run.
docs: packages ## the library's documentation, built offline into Documentation/; a warning is an error
	$(SWIFT) build $(CHECKED) --target TabTermUI
	rm -rf .build/graphs .build/library.docc && mkdir -p .build/graphs .build/library.docc
	cp -R Sources/*/*.docc/* .build/library.docc
	for module in $(LIBRARY); do \
	    $(SWIFT) symbolgraph-extract -module-name $$module -minimum-access-level public -skip-synthesized-members \
	        -target $$(uname -m)-unknown-linux-gnu -I .build/debug/Modules -I Sources/CNcurses -I Sources/CCmark \
	        -Xcc -fmodule-map-file=.build/debug/CResources.build/module.modulemap -output-dir .build/graphs || exit 1; done
	docc convert .build/library.docc --additional-symbol-graph-dir .build/graphs --warnings-as-errors \
	    --fallback-display-name TabTermUI --fallback-bundle-identifier tabterm --output-dir Documentation

install: build ## PREFIX=/usr/local, DESTDIR
	install -D -s -m 755 $(SHIPPED) $(DESTDIR)$(PREFIX)/bin/tabterm
	install -D -m 644 Resources/man/tabterm.1 $(DESTDIR)$(PREFIX)/share/man/man1/tabterm.1

uninstall: ## what install put there
	rm -f $(DESTDIR)$(PREFIX)/bin/tabterm $(DESTDIR)$(PREFIX)/share/man/man1/tabterm.1

clean: ## everything that was built
	rm -rf .build Documentation
