/* The floor of the benchmarks: the screen of ManyTabs in plain C and ncurses, with nothing behind it.
 *
 *   floor N     a sidebar (80 columns and more) or a bottom bar of N made-up items, and text beside it
 *
 * Down and Up, or Right and Left, move the selection; PageDown and PageUp scroll the text; q leaves. Only what is on the
 * screen is made.
 */
#include <locale.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>

static const char *const sentences[7] = {
    "The tide comes in twice a day and nobody has ever asked it to.",
    "A window is as wide as its owner wants it at this moment.",
    "What moves under the hand must not wait for what moves on the disk.",
    "Every cell that did not change is a cell that need not be sent.",
    "The first page is what is read; the last one is what is promised.",
    "Names are kept in the order in which somebody once put them.",
    "A key is pressed in a tenth of a second and answered in a thousandth.",
};

static long count = 20, selected, first_row;

/* Rows of the text above the window, how many there can be, and how many a page has. */
static int skip, most, shown_rows;

/* Words up to `width` columns a row, from row 2 to the last one; returns the row after the last one. */
static int paragraph(int row, int column, int last, int width, long from, int sentence) {
    int used = 0;
    for (int i = 0; i < 5; i++) {
        const char *word = sentences[(from + (sentence + i) * 3) % 7];
        while (*word) {
            int length = (int)strcspn(word, " ");
            if (used && used + 1 + length > width) { row++; used = 0; }
            if (row > last) return row;
            if (used) used++;
            if (row >= 2) mvaddnstr(row, column + used, word, length);
            used += length;
            word += length;
            if (*word == ' ') word++;
        }
    }
    return row + 2;
}

static void page(int column, int width, int last) {
    int row = 2 - skip, measure = width > 80 ? 80 : width;
    attron(A_BOLD);
    if (row >= 2) mvprintw(row, column, "Item %07ld", selected);
    attroff(A_BOLD);
    row += 2;
    for (int sentence = 0; sentence < 60 && row <= last; sentence += 5)
        row = paragraph(row, column, last, measure, selected, sentence);
    shown_rows = last - 1;
}

/* Scrolls by a page, as far as there is text: it is laid out to its end, unseen, to know how much there is. */
static void scroll_page(int column, int width, int direction) {
    int row = 4, measure = width > 80 ? 80 : width;
    for (int sentence = 0; sentence < 60; sentence += 5)
        row = paragraph(row - 10000, column, 0, measure, selected, sentence) + 10000;
    most = row - 2 > shown_rows ? row - 2 - shown_rows : 0;
    skip += direction * shown_rows;
    if (skip > most) skip = most;
    if (skip < 0) skip = 0;
}

static void title(int column, int width) {
    attron(A_BOLD);
    mvprintw(0, column + 1, "Item %07ld", selected);
    attroff(A_BOLD);
    attron(A_DIM);
    mvhline(1, column, ACS_HLINE, width);
    attroff(A_DIM);
}

static void sidebar(int rows, int columns) {
    int side = columns >= 100 ? 30 : columns * 2 / 5, shown = rows - 4;
    if (selected < first_row) first_row = selected;
    if (selected >= first_row + shown) first_row = selected - shown + 1;
    mvaddstr(2, 1, "Items");
    for (long i = 0; i < shown && first_row + i < count; i++) {
        long item = first_row + i;
        if (item == selected) attron(A_BOLD);
        mvaddstr(3 + (int)i, 0, item == selected ? "\342\226\214" : " ");
        mvprintw(3 + (int)i, 3, "\342\227\207 Item %07ld", item);
        if (item == selected) attroff(A_BOLD);
    }
    attron(A_DIM);
    mvaddstr(rows - 1, 1, "e Edit   ? Help");
    mvvline(0, side - 1, ACS_VLINE, rows);
    attroff(A_DIM);
    title(side, columns - side);
    page(side + 1, columns - side - 2, rows - 2);
    attron(A_DIM);
    mvaddstr(rows - 1, side + 1, "enter read  e edit  ? help  q leave");
    attroff(A_DIM);
}

/* How wide the text is. */
static int text_width(void) {
    int columns = getmaxx(stdscr), side = columns >= 100 ? 30 : columns * 2 / 5;
    return columns >= 80 ? columns - side - 2 : columns - 2;
}

static void bar(int rows, int columns) {
    title(0, columns);
    page(1, columns - 2, rows - 5);
    int slots = count < 5 ? (int)count : 5, width = (columns - 4) / (slots ? slots : 1);
    mvhline(rows - 4, 0, ACS_HLINE, columns);
    for (int i = 0; i < slots; i++) {
        int more = i == 4 && count > 5;
        int on = more ? selected >= 4 : selected == i;
        if (on) attron(A_BOLD);
        mvaddstr(rows - 3, 2 + i * width + width / 2, more ? "\342\213\257" : "\342\227\206");
        if (more) mvaddstr(rows - 2, 2 + i * width, "More");
        else mvprintw(rows - 2, 2 + i * width, "%.*s", width - 1, "Item 000");
        if (on) attroff(A_BOLD);
    }
    mvhline(rows - 1, 0, ACS_HLINE, columns);
}

static void draw(void) {
    int rows = getmaxy(stdscr), columns = getmaxx(stdscr);
    erase();
    if (columns >= 80) sidebar(rows, columns);
    else bar(rows, columns);
    refresh();
}

int main(int argc, char **argv) {
    setlocale(LC_ALL, "");
    if (argc > 1) count = atol(argv[1]);
    initscr();
    raw();
    noecho();
    keypad(stdscr, TRUE);
    curs_set(0);
    set_escdelay(25);
    for (int key = 0; key != 'q' && key != ERR; key = getch()) {
        long before = selected;
        if ((key == KEY_DOWN || key == KEY_RIGHT) && selected + 1 < count) selected++;
        if ((key == KEY_UP || key == KEY_LEFT) && selected > 0) selected--;
        if (selected != before) skip = 0;
        if (key == KEY_NPAGE) scroll_page(0, text_width(), 1);
        if (key == KEY_PPAGE) scroll_page(0, text_width(), -1);
        draw();
    }
    endwin();
    return 0;
}
