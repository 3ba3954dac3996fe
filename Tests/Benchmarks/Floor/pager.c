/* The floor of reading: a file mapped into memory and shown as plain text in plain C and ncurses, with nothing behind
 * the screen.
 *
 *   pager FILE      a sidebar's column of blanks, the file's name, and the lines of the file beside it, wrapped at words
 *
 * Down, Up, PageDown, PageUp, Home and End move; q leaves. Only what is on the screen is looked at: where a line begins
 * is found from where the screen stands, forwards and backwards.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <locale.h>
#include <ncurses.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <wchar.h>

static const char *text = "", *name;
static long size, top;
static int side, measure;

/* One row from a byte on, drawn if `row` is not negative; returns the byte that the next row begins with. */
static long line(long from, int row) {
    int used = 0;
    long at = from, end = from, blank = -1;
    mbstate_t state;
    memset(&state, 0, sizeof state);
    while (at < size && text[at] != '\n') {
        wchar_t letter;
        int width = 1;
        long bytes = 1;
        if ((unsigned char)text[at] >= 0x80) {
            size_t got = mbrtowc(&letter, text + at, (size_t)(size - at), &state);
            if (got == 0 || got > 4) { memset(&state, 0, sizeof state); }
            else { bytes = (long)got; width = wcwidth(letter); if (width < 0) width = 1; }
        }
        if (used + width > measure) {
            if (blank >= 0) { end = blank; at = blank + 1; }
            if (row >= 0) mvaddnstr(row, side + 1, text + from, (int)(end - from));
            return at;
        }
        if (text[at] == ' ') blank = at;
        used += width;
        at += bytes;
        end = at;
    }
    if (row >= 0) mvaddnstr(row, side + 1, text + from, (int)(end - from));
    return at + 1;
}

/* The first byte of the row before the one that begins with a byte. */
static long before(long from) {
    if (from <= 0) return 0;
    long start = from - 1;
    while (start > 0 && text[start - 1] != '\n') start--;
    for (;;) {
        long next = line(start, -1);
        if (next >= from) return start;
        start = next;
    }
}

static void draw(void) {
    int rows = getmaxy(stdscr), columns = getmaxx(stdscr);
    side = columns >= 80 ? 30 : 0;
    measure = columns - side - 2 > 80 ? 80 : columns - side - 2;
    erase();
    attron(A_BOLD);
    mvaddstr(0, side + 1, name);
    attroff(A_BOLD);
    mvhline(1, side, ACS_HLINE, columns - side);
    if (side) mvvline(0, side - 1, ACS_VLINE, rows);
    long at = top;
    for (int row = 2; row < rows - 1 && at < size; row++) at = line(at, row);
    mvaddstr(rows - 1, side + 1, "PgDn page  q leave");
    refresh();
}

int main(int argc, char **argv) {
    setlocale(LC_ALL, "");
    int file = argc > 1 ? open(argv[1], O_RDONLY) : -1;
    struct stat facts;
    if (file < 0 || fstat(file, &facts) < 0) return 1;
    size = facts.st_size;
    if (size > 0) text = mmap(NULL, (size_t)size, PROT_READ, MAP_PRIVATE, file, 0);
    name = argv[1];
    initscr();
    raw();
    noecho();
    keypad(stdscr, TRUE);
    curs_set(0);
    set_escdelay(25);
    for (int key = 0; key != 'q' && key != ERR; key = getch()) {
        int page = getmaxy(stdscr) - 5;
        if (key == KEY_DOWN) { long next = line(top, -1); if (next < size) top = next; }
        if (key == KEY_UP) top = before(top);
        if (key == KEY_NPAGE)
            for (int row = 0; row < page; row++) { long next = line(top, -1); if (next < size) top = next; }
        if (key == KEY_PPAGE) for (int row = 0; row < page; row++) top = before(top);
        if (key == KEY_HOME) top = 0;
        if (key == KEY_END) { top = size; for (int row = 0; row < page + 2; row++) top = before(top); }
        if (key == KEY_RESIZE) top = before(top + 1);
        draw();
    }
    endwin();
    return 0;
}
