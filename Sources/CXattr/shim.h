#if defined(__linux__)
#include <sys/types.h>
#include <sys/xattr.h>
#endif
