/* Measures GTK 4's list models with a tree of tabs: groups of ten leaves in GListStores, flattened by a
 * GtkTreeListModel and selected through a GtkSingleSelection. Prints one line per operation: name, tabs,
 * smallest time in ns. Requires no display. `TabHostBenchmarks --peers` compiles and runs it, and parses the output. */
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now_ns(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec * 1e9 + t.tv_nsec; }
static GListModel *children(gpointer item, gpointer data) { (void)data; return G_IS_LIST_MODEL(item) ? G_LIST_MODEL(g_object_ref(item)) : NULL; }
static int selections;
static void selected(GObject *o, GParamSpec *p, gpointer d) { (void)o; (void)p; (void)d; selections++; }

enum { BATCH = 64, SAMPLES = 201 };
/* The smallest time of SAMPLES batches of BATCH repetitions, so that the cost of reading the clock is negligible. */
#define MEASURE(name, ...) do { double least = 0; unsigned k = 0; \
    for (int s = 0; s < SAMPLES; s++) { double a = now_ns(); for (int b = 0; b < BATCH; b++, k++) { __VA_ARGS__; } \
      double t = (now_ns() - a) / BATCH; if (s == 0 || t < least) least = t; } \
    printf("%s\t%d\t%.0f\n", name, n, least); } while (0)

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1000;
  double start = now_ns();
  GListStore *root = g_list_store_new(G_TYPE_LIST_STORE), *group = NULL;
  for (int j = 0; j < n; j++) {
    if (j % 10 == 0) { group = g_list_store_new(GTK_TYPE_STRING_OBJECT); g_list_store_append(root, group); g_object_unref(group); }
    char id[24]; snprintf(id, sizeof id, "tab-%06d", j);
    GtkStringObject *leaf = gtk_string_object_new(id); g_list_store_append(group, leaf); g_object_unref(leaf);
  }
  GtkTreeListModel *tree = gtk_tree_list_model_new(G_LIST_MODEL(g_object_ref(root)), FALSE, TRUE, children, NULL, NULL);
  GtkSingleSelection *selection = gtk_single_selection_new(G_LIST_MODEL(tree));
  g_signal_connect(selection, "notify::selected-item", G_CALLBACK(selected), NULL);
  guint rows = g_list_model_get_n_items(G_LIST_MODEL(selection));
  printf("build\t%d\t%.0f\n", n, (now_ns() - start) / n);
  MEASURE("select", gtk_single_selection_set_selected(selection, (guint)((k * 7919u) % rows)));
  GListStore *first = g_list_model_get_item(G_LIST_MODEL(root), 0);
  MEASURE("move in a group of 10", GObject *o = g_list_model_get_item(G_LIST_MODEL(first), 9); g_list_store_remove(first, 9); g_list_store_insert(first, 0, o); g_object_unref(o));
  GListStore *second = g_list_model_get_item(G_LIST_MODEL(root), 1);
  MEASURE("move across groups", GListStore *from = k % 2 ? second : first, *to = k % 2 ? first : second; GObject *o = g_list_model_get_item(G_LIST_MODEL(from), 0);
          g_list_store_remove(from, 0); g_list_store_insert(to, 0, o); g_object_unref(o));
  GtkTreeListRow *row = gtk_tree_list_model_get_child_row(tree, g_list_model_get_n_items(G_LIST_MODEL(root)) / 2);
  MEASURE("collapse and expand a group of 10", gtk_tree_list_row_set_expanded(row, FALSE); gtk_tree_list_row_set_expanded(row, TRUE));
  MEASURE("row at random", g_object_unref(g_list_model_get_item(G_LIST_MODEL(selection), (k * 7919u) % rows)));
  fprintf(stderr, "%d selections heard\n", selections);
  return selections > 0 ? 0 : 1;
}
