#ifndef SAYABLE_CARGUMENTS_H
#define SAYABLE_CARGUMENTS_H

// The arguments of the program, the first of which is its name. Swift reads them from /proc on Linux, and finds none where
// that is not mounted. NULL where the system hands them to Swift itself.
char **program_arguments(void);

#endif
