# Reads what callgrind counted, and prints each function with the times it was called: what every key calls lies side by
# side in the shipped program, apart from what a start alone needs.

# A name is told once, with a number; the mark of a recursion is no part of it.
function called(text, calls,    number, name) {
    number = text
    sub(/^c?fn=/, "", number)
    sub(/ .*/, "", number)
    if (text ~ / /) {
        name = text
        sub(/^[^ ]* /, "", name)
        sub(/'[0-9]+$/, "", name)
        names[FILENAME number] = name
    }
    name = names[FILENAME number]
    if (name !~ /^[_$a-zA-Z][_$a-zA-Z0-9.]*$/) return
    if (!(name in times)) order[++count] = name
    times[name] += calls
}

/^fn=/ { called($0, 0) }
/^cfn=/ { callee = $0 }
/^calls=/ { split(substr($1, 7), parts, " "); called(callee, parts[1]) }

END { for (i = 1; i <= count; i++) print times[order[i]], order[i] }
