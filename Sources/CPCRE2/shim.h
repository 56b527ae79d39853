#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#if PCRE2_MAJOR < 10 || (PCRE2_MAJOR == 10 && PCRE2_MINOR < 42)
#error "PCRE2 10.42 or later is needed, as Debian 12 has it"
#endif
