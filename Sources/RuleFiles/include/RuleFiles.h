#ifndef SAYABLE_RULE_FILES_H
#define SAYABLE_RULE_FILES_H

#include <stddef.h>
#include <stdint.h>

// A file of Rules/, held inside the binary.
struct sayable_rule_file {
  const char *path;  // relative to Rules/, with '/' between names
  const unsigned char *bytes;
  size_t count;
};

// All files, sorted by path.
const struct sayable_rule_file *sayable_rule_files_start(void);
extern const size_t sayable_rule_file_count;

// The rules of these files in compiled form; they may have changed since it was made.
const unsigned char *sayable_rule_image_start(void);
extern const size_t sayable_rule_image_count;

// A number that changes with any of the bytes. `before` is the stamp of what stands before them, 0 for nothing.
uint64_t sayable_stamp(uint64_t before, const unsigned char *bytes, size_t count);

#endif
