// The C libraries' headers include it; nothing of it is called.
#include <stddef.h>
typedef struct stub_file FILE;
