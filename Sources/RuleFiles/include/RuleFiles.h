#ifndef SAYABLE_RULE_FILES_H
#define SAYABLE_RULE_FILES_H

#include <stddef.h>

// A file of Rules/, held inside the binary.
struct sayable_rule_file {
  const char *path;  // relative to Rules/, with '/' between names
  const unsigned char *bytes;
  size_t count;
};

// All files, sorted by path.
const struct sayable_rule_file *sayable_rule_files_start(void);
extern const size_t sayable_rule_file_count;

#endif
