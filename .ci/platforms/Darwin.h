// The C headers that the module Darwin of the macOS SDK exports, as far as the package uses them.

// In Swift for macOS, `Duration` is the type of the standard library.
#define Duration MacTypesDuration
#include <MacTypes.h>
#undef Duration

#include <TargetConditionals.h>
#include <Availability.h>
#include <aio.h>
#include <arpa/inet.h>
#include <assert.h>
#include <copyfile.h>
#include <ctype.h>
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <ftw.h>
#include <getopt.h>
#include <glob.h>
#include <grp.h>
#include <langinfo.h>
#include <libgen.h>
#include <limits.h>
#include <locale.h>
#include <malloc/malloc.h>
#include <math.h>
#include <poll.h>
#include <pthread.h>
#include <pwd.h>
#include <sched.h>
#include <semaphore.h>
#include <setjmp.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/event.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/param.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/sysctl.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/ucontext.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#include <utime.h>
#include <wchar.h>
#include <wordexp.h>
#include <xlocale.h>
#include <mach/mach.h>
#include <libproc.h>

// util.h, which the package with the headers lacks.
int openpty(int *, int *, char *, struct termios *, struct winsize *);
int login_tty(int);
pid_t forkpty(int *, char *, struct termios *, struct winsize *);
