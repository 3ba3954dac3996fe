# Reads what callgrind counted, and prints the functions as they are best linked: first those that everything calls, then
# each followed by what it calls, the costliest first, as that is what runs next. What the files named first hold stands in
# front: what keys need is then not mixed with what a start alone needs.

# A name is told once, with a number; the mark of a recursion is no part of it.
function named(text,    number, name) {
    number = text
    sub(/^c?fn=/, "", number)
    sub(/ .*/, "", number)
    if (text ~ / /) {
        name = text
        sub(/^[^ ]* /, "", name)
        sub(/'[0-9]+$/, "", name)
        names[FILENAME number] = name
    }
    return names[FILENAME number]
}

function put(name) {
    if (name in printed || name !~ /^[_$a-zA-Z][_$a-zA-Z0-9.]*$/) return
    printed[name] = 1
    print name
}

# A function, and what it calls.
function walk(name,    i, best, callee) {
    if (name in walked) return
    walked[name] = 1
    put(name)
    for (;;) {
        best = ""
        for (i = 1; i <= callees[name]; i++) {
            callee = called[name, i]
            if (!(callee in walked) && (best == "" || cost[name, callee] > cost[name, best])) best = callee
        }
        if (best == "") return
        walk(best)
    }
}

function finish(    i) {
    for (i = 1; i <= count; i++) if (times[functions[i]] * 500 > total) put(functions[i])
    for (i = 1; i <= count; i++) if (!(functions[i] in times)) walk(functions[i])
    for (i = 1; i <= count; i++) walk(functions[i])
    split("", walked); split("", times); split("", callees); split("", called); split("", cost); split("", known)
    count = total = 0
}

function note(name) {
    if (name in known) return
    known[name] = 1
    functions[++count] = name
}

FNR == 1 && NR > 1 { finish() }

/^fn=/ { caller = named($0); note(caller) }
/^cfn=/ { callee = named($0); note(callee) }
/^calls=/ {
    split(substr($1, 7), parts, " ")
    times[callee] += parts[1]
    total += parts[1]
    if (!((caller, callee) in cost)) called[caller, ++callees[caller]] = callee
    getline
    cost[caller, callee] += $2
}

END { finish() }
