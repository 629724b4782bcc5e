/* What the machine needs at least, and a launcher whose own memory does not show.
 *   floors hello                 start and say something
 *   floors scan FILE...          find every '<' with memchr, the file in one piece
 *   floors walk FILE...          walk the XML with expat, handlers that only count
 *   floors run CPU COMMAND...    run once; wall, CPU seconds, peak KiB and exit code on descriptor 3
 * Built with -DWITH_EXPAT where expat is there. */
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef WITH_EXPAT
#include <expat.h>
#endif

static size_t count;

static int scan(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return perror(path), 1;
  static char buffer[1 << 18];
  size_t n;
  while ((n = fread(buffer, 1, sizeof buffer, file)) > 0)
    for (char *at = buffer, *end = buffer + n;
         (at = memchr(at, '<', (size_t)(end - at))) != NULL && ++count && ++at < end;) {
    }
  fclose(file);
  return 0;
}

#ifdef WITH_EXPAT
static void start(void *user, const XML_Char *name, const XML_Char **attributes) {
  (void)user, (void)name, (void)attributes, count++;
}
static void end(void *user, const XML_Char *name) { (void)user, (void)name; }
static void text(void *user, const XML_Char *s, int n) { (void)user, (void)s, count += (size_t)n; }

static int walk(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return perror(path), 1;
  XML_Parser parser = XML_ParserCreate(NULL);
  XML_SetElementHandler(parser, start, end);
  XML_SetCharacterDataHandler(parser, text);
  size_t n;
  int status = 0;
  do {
    void *buffer = XML_GetBuffer(parser, 1 << 18);
    n = fread(buffer, 1, 1 << 18, file);
    if (XML_ParseBuffer(parser, (int)n, n == 0) == XML_STATUS_ERROR) status = 1;
  } while (n > 0 && status == 0);
  XML_ParserFree(parser);
  fclose(file);
  return status;
}
#else
static int walk(const char *path) { return fprintf(stderr, "%s: no expat\n", path), 2; }
#endif

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static double seconds(struct timeval t) { return (double)t.tv_sec + (double)t.tv_usec / 1e6; }

static int run(int cpu, char **command) {
#ifdef __linux__
  if (cpu >= 0) {
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(cpu, &set);
    sched_setaffinity(0, sizeof set, &set);
  }
#endif
  double began = now();
  pid_t child = fork();
  if (child == 0) {
    close(3);
    execvp(command[0], command);
    _exit(127);
  }
  int status = 0;
  struct rusage used;
  if (child < 0 || wait4(child, &status, 0, &used) < 0) return perror("run"), 1;
  double wall = now() - began;
  dprintf(3, "%.6f %.6f %ld %d\n", wall, seconds(used.ru_utime) + seconds(used.ru_stime),
          used.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
  return 0;
}

int main(int argc, char **argv) {
  const char *mode = argc > 1 ? argv[1] : "";
  if (!strcmp(mode, "hello")) return puts("hello") < 0;
  if (!strcmp(mode, "run") && argc > 3) return run(atoi(argv[2]), argv + 3);
  if (strcmp(mode, "scan") && strcmp(mode, "walk")) return fputs("see the source\n", stderr), 64;
  int status = 0;
  for (int i = 2; i < argc; i++) status |= *mode == 's' ? scan(argv[i]) : walk(argv[i]);
  printf("%zu\n", count);
  return status;
}
