#ifndef TABTERM_CVTERM_SHIM_H
#define TABTERM_CVTERM_SHIM_H

#include <vterm.h>

/* A cell without bit-fields and unions, which Swift reads badly. Colours: 0 the terminal's own, 1 << 24 | index,
   2 << 24 | red << 16 | green << 8 | blue. Attributes: bold 1, italic 4, underline 8, strikethrough 16, reverse 32. */
struct tabterm_vterm_cell {
    uint32_t chars[VTERM_MAX_CHARS_PER_CELL];
    int width;
    unsigned attributes;
    uint32_t foreground;
    uint32_t background;
};

static inline uint32_t tabterm_vterm_color(const VTermColor *color) {
    if (VTERM_COLOR_IS_DEFAULT_FG(color) || VTERM_COLOR_IS_DEFAULT_BG(color)) return 0;
    if (VTERM_COLOR_IS_INDEXED(color)) return 1u << 24 | color->indexed.idx;
    return 2u << 24 | (uint32_t)color->rgb.red << 16 | (uint32_t)color->rgb.green << 8 | color->rgb.blue;
}

static inline struct tabterm_vterm_cell tabterm_vterm_read(VTermScreen *screen, int row, int column) {
    VTermScreenCell cell = {0};
    struct tabterm_vterm_cell result = {0};
    VTermPos place = {row, column};
    if (!vterm_screen_get_cell(screen, place, &cell)) return result;
    for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL; i++) result.chars[i] = cell.chars[i];
    result.width = cell.chars[0] == (uint32_t)-1 ? 0 : cell.width;
    result.attributes = cell.attrs.bold | cell.attrs.italic << 2 | (cell.attrs.underline != 0) << 3 |
                        cell.attrs.strike << 4 | cell.attrs.reverse << 5;
    result.foreground = tabterm_vterm_color(&cell.fg);
    result.background = tabterm_vterm_color(&cell.bg);
    return result;
}

#endif
