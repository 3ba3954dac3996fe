# Reads what `swift test` printed and says what failed: every issue with its test, place and message, what the build or a
# crash said, and at the end all of it in short, a line each. A crash ends all tests: those that had begun are named.

function short(line) { lines[++count] = substr(line, 1, 240) }

function name(line) {
    sub(/^[^ ]+ Test /, "", line)
    sub(/ (started|with [0-9]+ test cases|passed after|failed after|skipped).*$/, "", line)
    return line
}

# A mark at the start of a line belongs to the tool: what was said before ends there.
/^(◇|✔|➜)/ { rest = 0 }
/^◇ Test / && !/^◇ Test (run|case) / { begun[name($0)] = 1 }
/^(✔|✘|➜) Test .* (passed after|failed after|skipped)/ { delete begun[name($0)] }
/^(✔|✘) Test run / { ended = 1 }

/^✘/ { rest = 60 }
/^✘ Test .* recorded an issue/ { short($0) }
!/^(✘|↳)/ && /(^|: |\[)(fatal )?error: |Fatal error: |Program crashed: / { if (!rest) rest = 25; short($0) }
# Where in a test a crash began.
/\/Tests\/.*\.swift:[0-9]+/ && / \[ra\] | in .* at / && ++frames <= 5 { short($0) }

rest > 0 {
    print
    if (--rest == 0) print "    …"
}

END {
    if (!ended) for (test in begun) if (++unfinished <= 20) short("not ended: " test)
    print "\n== In short"
    for (line = 1; line <= count; line++) print lines[line]
}
