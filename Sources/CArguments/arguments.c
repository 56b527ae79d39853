#include "CArguments.h"

#include <stdlib.h>
#include <unistd.h>

static char **arguments;

char **program_arguments(void) { return arguments; }

#if defined(__GLIBC__)
// Runs before Swift's runtime starts, which ends the program if it cannot tell where it lies. It takes this folder then;
// nothing is looked for in it unless the program crashes.
__attribute__((constructor(101))) static void keep_arguments(int count, char **values) {
  (void)count;
  arguments = values;
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/", 0);
}
#endif
