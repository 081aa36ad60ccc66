/* A list of rows beside the selected one, on ncurses: the screen of "terminal: select in sidebar".
   Usage: curses_list ROWS. The keys j and k select the next and the previous row; q quits. */
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <stdlib.h>

enum { columns = 24, margin = 2 };

static int count, selected, first;

static void draw_row(int row, int line) {
  char title[32];
  snprintf(title, sizeof title, "Tab %d", row);
  if (row == selected) attron(A_REVERSE | A_BOLD);
  mvprintw(line, 0, " %-*s", columns - 1, title);
  attroff(A_REVERSE | A_BOLD);
}

/* Scrolls as little as possible, so that rows above and below the selected one are visible. */
static void reveal(void) {
  if (selected - margin < first) first = selected - margin;
  if (selected + margin >= first + LINES) first = selected + margin + 1 - LINES;
  if (first > count - LINES) first = count - LINES;
  if (first < 0) first = 0;
}

static void draw(void) {
  reveal();
  erase();
  for (int line = 0; line < LINES && first + line < count; line++) draw_row(first + line, line);
  mvvline(0, columns, ACS_VLINE, LINES);
  mvprintw(1, columns + 2, "Tab %d", selected);
  refresh();
}

int main(int argc, char **argv) {
  count = argc > 1 ? atoi(argv[1]) : 100;
  setlocale(LC_ALL, "");
  initscr();
  cbreak();
  noecho();
  curs_set(0);
  draw();
  for (int key; (key = getch()) != 'q' && key != ERR;) {
    if (key == 'j' && selected < count - 1) selected++;
    if (key == 'k' && selected > 0) selected--;
    draw();
  }
  endwin();
  return 0;
}
