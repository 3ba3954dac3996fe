/* The floor of folders: the names in a folder, read, sorted and shown in plain C and ncurses, with nothing behind the
 * screen.
 *
 *   names FOLDER      the first names, and how many there are
 */
#include <dirent.h>
#include <locale.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>

static char **names;
static int count, room;

static int compare(const void *one, const void *other) {
    return strcoll(*(char *const *)one, *(char *const *)other);
}

static void read_names(const char *path) {
    DIR *folder = opendir(path);
    struct dirent *entry;
    while (folder && (entry = readdir(folder))) {
        if (entry->d_name[0] == '.') continue;
        if (count == room) names = realloc(names, sizeof *names * (size_t)(room = room ? 2 * room : 1024));
        names[count++] = strdup(entry->d_name);
    }
    if (folder) closedir(folder);
    if (count) qsort(names, (size_t)count, sizeof *names, compare);
}

static void draw(void) {
    int rows = getmaxy(stdscr);
    erase();
    attron(A_BOLD);
    mvprintw(0, 1, "Documents %d", count);
    attroff(A_BOLD);
    for (int row = 2; row < rows - 1 && row - 2 < count; row++) mvaddstr(row, 1, names[row - 2]);
    mvaddstr(rows - 1, 1, "q leave");
    refresh();
}

int main(int argc, char **argv) {
    setlocale(LC_ALL, "");
    if (argc > 1) read_names(argv[1]);
    initscr();
    raw();
    noecho();
    keypad(stdscr, TRUE);
    curs_set(0);
    set_escdelay(25);
    for (int key = 0; key != 'q' && key != ERR; key = getch()) draw();
    endwin();
    return 0;
}
