#include <expat.h>
#if XML_MAJOR_VERSION * 10000 + XML_MINOR_VERSION * 100 + XML_MICRO_VERSION < 20500
#error "expat 2.5.0 or later is needed, as Debian 12 has it"
#endif
